# SPDX-License-Identifier: MIT
"""Widget styles are those of single widgets that are drawn otherwise than their kind, as Qt's style sheets."""

from __future__ import annotations

from PySide6.QtGui import QColor

from yahtzee_gui.theme.colors import Colors

SEGMENT_TEXT = 12
"""The size of the text in segments, in pixels."""
TABLE_HEADING_PADDING = 9
"""The room at both sides of a heading in a table of figures, in pixels."""


def segments(colors: Colors) -> str:
    """Return the style of a row of buttons of which one is pressed."""
    return f"""
    Segments {{ background: {colors.window}; border: 1px solid {colors.card_edge}; border-radius: 8px; }}
    QPushButton {{ border: 2px solid transparent; background: transparent; padding: 2px 4px;
        border-radius: 6px; font-size: {SEGMENT_TEXT}px; font-weight: 500; color: {colors.muted}; }}
    QPushButton:hover {{ background: {colors.hover}; }}
    QPushButton:checked {{ background: {colors.card}; color: {colors.text}; font-weight: 600;
        border: {colors.edge}px solid {colors.control_edge}; padding: {4 - colors.edge}px {6 - colors.edge}px; }}
    QPushButton:focus {{ border: {colors.focus_edge}px solid {colors.focus};
        padding: {4 - colors.focus_edge}px {6 - colors.focus_edge}px; }}
    """


def figure_table(colors: Colors) -> str:
    """Return the style of a table of figures."""
    return f"""
    QTableView {{ font-size: 13px; outline: none; }}
    QTableView::item {{ padding: 0 6px; border-bottom: 1px solid {colors.card_edge}; }}
    QTableView::item:selected {{ background: {colors.selection}; color: {colors.text}; }}
    QHeaderView {{ background: transparent; }}
    QHeaderView::section {{ background: transparent; color: {colors.muted}; font-size: 12px;
        border: none; border-bottom: 1px solid {colors.control_edge}; padding: 0 {TABLE_HEADING_PADDING}px; }}
    """


def copied_line(colors: Colors) -> str:
    """Return the style of a line of text that is there to be copied."""
    return f"""
    QLineEdit {{ background: {colors.stripe}; color: {colors.text}; border: 1px solid {colors.card_edge};
        border-radius: 7px; padding: 6px 8px; font-size: 13px; selection-background-color: {colors.accent};
        selection-color: {colors.on_accent}; }}
    QLineEdit:focus {{ border: 2px solid {colors.accent}; padding: 5px 7px; }}
    """


def scroll_handle(colors: Colors) -> str:
    """Return the style of a scroll bar that stands on the tray."""
    return f"QScrollBar::handle:vertical {{ background: {colors.faint}; }}"


def loss(ink: QColor) -> str:
    """Return the style of a loss with its mark at the head of a card."""
    return f"color: {ink.name()}; font-weight: 700; font-size: 15px;"


def key_name() -> str:
    """Return the style of the name of a key."""
    return "font-weight: 600; font-size: 13px;"


def accented(colors: Colors) -> str:
    """Return the style of a mark in the accent colour."""
    return f"color: {colors.accent};"


def light_name() -> str:
    """Return the style of a check box whose name looks as those of the rows around it."""
    return "font-weight: 400;"


def warning_mark(ink: QColor | None) -> str:
    """Return the style of the mark of a warning; none without its colour."""
    return f"color: {ink.name()}; font-weight: 700; font-size: 30px;" if ink is not None else ""


def warning_edge(ink: QColor | None) -> str:
    """Return the style of a banner that warns; none without its colour."""
    return f'QFrame[card="banner"] {{ border: 3px solid {ink.name()}; }}' if ink is not None else ""
