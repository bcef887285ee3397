# SPDX-License-Identifier: MIT
"""The style sheet and the palette that Qt's own widgets are drawn with, made of the colours of a theme."""

from __future__ import annotations

import re

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from engine.analysis.verdicts import Verdict
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.theme.colors import Colors, qcolor, theme

SEGMENT_TEXT = 12
"""The size of the text in segments, in pixels."""
TABLE_HEADING_PADDING = 9
"""The room at both sides of a heading in a table of figures, in pixels."""


def dress(window: QWidget) -> None:
    """Have Qt draw a window with the colours that the program wears, its dialogs, and all that is in them.

    Best done before anything is in it: Qt goes through all of it for another sheet.
    """
    window.setPalette(palette(theme()))
    sheet = style_sheet(theme())
    if sheet != window.styleSheet():
        window.setStyleSheet(sheet)


def dress_all() -> None:
    """Dress every window anew that was dressed before."""
    for window in QApplication.topLevelWidgets():
        if window.styleSheet():
            dress(window)


def palette(colors: Colors) -> QPalette:
    """Return the palette for what Qt draws by itself."""
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: colors.window,
        QPalette.ColorRole.WindowText: colors.text,
        QPalette.ColorRole.Base: colors.card,
        QPalette.ColorRole.AlternateBase: colors.stripe,
        QPalette.ColorRole.Text: colors.text,
        QPalette.ColorRole.Button: colors.card,
        QPalette.ColorRole.ButtonText: colors.text,
        QPalette.ColorRole.Highlight: colors.accent,
        QPalette.ColorRole.HighlightedText: colors.on_accent,
        QPalette.ColorRole.Accent: colors.accent,
        QPalette.ColorRole.ToolTipBase: colors.card,
        QPalette.ColorRole.ToolTipText: colors.text,
        QPalette.ColorRole.PlaceholderText: colors.faint,
        QPalette.ColorRole.Link: colors.accent,
    }
    for role, code in roles.items():
        result.setColor(role, qcolor(code))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, qcolor(colors.faint))
    return result


def style_sheet(colors: Colors) -> str:
    """Return the style sheet of a window and its dialogs, and all that is in them.

    Where two rules speak of the same, the later one counts: their order is part of the style.
    """
    edge, focus = colors.edge, colors.focus_edge
    # Thick edges stand out on every ground; thin ones are the tray's own and would not go with another colour.
    kind_edge, hostile_edge, demon_edge = (
        colors.tray_edge if edge > 1 else ground
        for ground in (colors.tray_kind, colors.tray_hostile, colors.tray_demon)
    )
    verdicts = "".join(
        f"""
    QLabel[loss="{verdict.name}"] {{ color: {ink}; font-weight: 700; font-size: 15px; }}
    QLabel[warns="{verdict.name}"] {{ color: {ink}; font-weight: 700; font-size: 30px; }}
    QFrame[card="banner"][warns="{verdict.name}"] {{ border: 3px solid {ink}; }}
    """
        for verdict, ink in colors.verdict_words.items()
    )
    return f"""
    /* Windows and tool tips */
    QWidget {{ color: {colors.text}; }}
    QMainWindow, QDialog {{ background: {colors.window}; }}
    QToolTip {{ background: {colors.card}; color: {colors.text}; border: {edge}px solid {colors.outline};
        padding: 4px; }}

    /* The menu bar and its menus */
    QMenuBar {{ background: {colors.card}; color: {colors.text}; padding: 1px 6px; }}
    QMenuBar::item {{ background: transparent; padding: 8px 10px; border-radius: 5px; }}
    QMenuBar::item:selected {{ background: {colors.hover}; }}
    QMenuBar::item:pressed {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QMenu {{ background: {colors.card}; border: {edge}px solid {colors.outline}; padding: 5px; }}
    QMenu::item {{ padding: 6px 26px 6px 22px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QMenu::item:disabled {{ color: {colors.faint}; }}
    QMenu::separator {{ height: 1px; background: {colors.card_edge}; margin: 5px 8px; }}

    /* Cards, the dice tray with its tints, the review bar, and the banner */
    QFrame[card="true"] {{ background: {colors.card}; border: {edge}px solid {colors.outline};
        padding: {2 - edge}px; border-radius: 12px; }}
    QFrame[card="true"][chosen="true"] {{ background: {colors.selection}; border: 2px solid {colors.accent};
        padding: 0; }}
    QFrame[card="tray"] {{ background: {colors.tray}; border: {edge}px solid {colors.tray_edge};
        padding: {2 - edge}px; border-radius: 12px; }}
    QFrame[card="tray"][tint="kind"] {{ background: {colors.tray_kind}; border-color: {kind_edge}; }}
    QFrame[card="tray"][tint="hostile"] {{ background: {colors.tray_hostile}; border-color: {hostile_edge}; }}
    QFrame[card="tray"][tint="demon"] {{ background: {colors.tray_demon}; border-color: {demon_edge}; }}
    QFrame[card="review"] {{ background: {colors.card}; border: {edge}px solid {colors.outline};
        border-top-left-radius: 12px; border-top-right-radius: 12px; }}
    QFrame[fine="true"] {{ background: {colors.card_edge}; border: none; max-height: 1px; }}
    QFrame[card="banner"] {{ background: {colors.card}; border: {edge}px solid {colors.accent};
        padding: {2 - edge}px; border-radius: 10px; }}

    /* Labels, by their role */
    QLabel {{ background: transparent; border: none; }}
    QLabel[role="title"] {{ font-size: 15px; font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[role="level"] {{ font-size: 30px; font-weight: 700; }}
    QLabel[role="strong"] {{ font-size: 14px; font-weight: 600; }}
    QLabel[role="muted"] {{ color: {colors.muted}; font-size: 12px; }}
    QLabel[role="text"] {{ font-size: 14px; }}
    QLabel[role="reason"] {{ font-size: 15px; }}
    QLabel[role="answer"] {{ font-size: 15px; font-weight: 600; }}
    QLabel[role="cell"] {{ font-size: 13px; }}
    QLabel[role="key"] {{ font-size: 13px; font-weight: 600; }}
    QLabel[role="keycap"] {{ font-size: 12px; font-weight: 600; background: {colors.card};
        border: 1px solid {colors.control_edge}; border-radius: 5px; padding: 2px 7px; }}
    QLabel[role="applies"] {{ font-size: 13px; background: {colors.picked}; color: {colors.on_picked};
        border-radius: 3px; }}
    QLabel[role="wrong"] {{ color: {colors.verdict_words[Verdict.MISTAKE]}; font-size: 12px; font-weight: 600; }}
    QLabel[role="score"] {{ font-size: 44px; font-weight: 700; }}
    QLabel[role="figure"] {{ font-size: 28px; font-weight: 700; }}
    QLabel[role="number"] {{ font-size: 26px; font-weight: 700; }}
    QLabel[role="praise"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[role="topic"] {{ font-size: 17px; font-weight: 600; }}
    QLabel[role="recommended"] {{ color: {colors.accent}; font-size: 12px; font-weight: 600; }}

    /* Buttons: ordinary, primary and small ones, and those that look like a line of text */
    QPushButton {{ background: {colors.card}; border: {edge}px solid {colors.control_edge}; border-radius: 8px;
        padding: {8 - edge}px {17 - edge}px; font-size: 13px; font-weight: 500; color: {colors.text}; outline: none; }}
    QPushButton:hover {{ background: {colors.hover}; }}
    QPushButton:focus {{ border: {focus}px solid {colors.focus}; padding: {8 - focus}px {17 - focus}px; }}
    QPushButton:disabled {{ color: {colors.faint}; background: {colors.window}; border-color: {colors.card_edge}; }}
    QPushButton[primary="true"] {{ background: {colors.accent}; border-color: {colors.accent};
        color: {colors.on_accent}; font-weight: 600; }}
    QPushButton[primary="true"] QLabel {{ color: {colors.on_accent}; font-size: 12px; }}
    QPushButton[primary="true"]:focus {{ border: {focus}px solid {colors.text}; }}
    QPushButton[primary="true"]:disabled {{ background: {colors.track}; border-color: {colors.track};
        color: {colors.muted}; }}
    QPushButton[small="true"] {{ padding: {3 - edge}px {7 - edge}px; font-size: 12px; border-radius: 6px; }}
    QPushButton[small="true"]:focus {{ padding: {3 - focus}px {7 - focus}px; }}
    QPushButton[way] {{ padding: 0; border-radius: 10px; }}
    QPushButton[way="step"] {{ border-color: {colors.card}; }}
    QPushButton[way]:focus {{ border: {focus}px solid {colors.focus}; padding: 0; }}
    QPushButton[face="true"] {{ padding: 0; font-weight: 600; border-radius: 6px; color: {colors.faint}; }}
    QPushButton[face="true"]:focus {{ padding: 0; }}
    QPushButton[face="true"]:checked {{ background: {colors.selection}; color: {colors.text};
        border-color: {colors.accent}; }}
    QPushButton[link="true"] {{ background: transparent; border: {focus}px solid transparent; border-radius: 5px;
        padding: {3 - focus}px 0px; color: {colors.accent}; text-align: left; }}
    QPushButton[link="true"][changed="true"], QCheckBox[changed="true"] {{ background: {colors.selection};
        font-weight: 600; }}
    QPushButton[link="true"]:hover {{ background: {colors.hover}; }}
    QPushButton[link="true"]:focus {{ border-color: {colors.focus}; padding: {3 - focus}px 0px; }}
    QPushButton[link="true"]:disabled {{ color: {colors.faint}; }}

    /* Radio buttons and check boxes */
    QRadioButton, QCheckBox {{ font-size: 14px; font-weight: 500; spacing: {9 - focus}px;
        padding: {4 - focus}px {8 - focus}px {4 - focus}px 1px; border: {focus}px solid transparent;
        border-radius: 7px; }}
    QCheckBox[light="true"] {{ font-weight: 400; }}
    QRadioButton:focus, QCheckBox:focus {{ border-color: {colors.focus}; }}
    QRadioButton:disabled, QCheckBox:disabled {{ color: {colors.faint}; }}
    QCheckBox[switch="true"] {{ padding: {4 - focus}px; spacing: 0; }}
    QCheckBox[switch="true"]::indicator {{ width: 36px; height: 20px; border: none; border-radius: 10px;
        background: {colors.control_edge}; image: {_mark("knob", colors.on_accent)}; image-position: left; }}
    QCheckBox[switch="true"]::indicator:checked {{ background: {colors.accent};
        image: {_mark("knob", colors.on_accent)}; image-position: right; }}
    QRadioButton::indicator {{ width: 14px; height: 14px; border-radius: 8px; background: {colors.card};
        border: 1px solid {colors.control_edge}; }}
    QRadioButton::indicator:hover, QCheckBox::indicator:hover {{ border-color: {colors.accent}; }}
    QRadioButton::indicator:checked {{ width: 6px; height: 6px; border: 5px solid {colors.accent}; }}
    QCheckBox::indicator {{ width: {18 - 2 * edge}px; height: {18 - 2 * edge}px; background: {colors.card};
        border-radius: 5px; border: {edge}px solid {colors.control_edge}; }}
    QCheckBox::indicator:checked {{ background: {colors.accent}; border-color: {colors.accent};
        image: {_mark("check", colors.on_accent)}; }}
    QCheckBox::indicator:disabled {{ background: {colors.track}; border-color: {colors.track}; }}

    /* Fields: combo boxes with their lists, and lines of text */
    QComboBox, QLineEdit {{ background: {colors.card}; color: {colors.text}; font-size: 13px;
        border: {edge}px solid {colors.control_edge}; border-radius: 8px; padding: {7 - edge}px {11 - edge}px; }}
    QComboBox:hover, QLineEdit:hover {{ background: {colors.hover}; }}
    QComboBox:focus, QComboBox:on, QLineEdit:focus {{ border: {focus}px solid {colors.focus};
        padding: {7 - focus}px {11 - focus}px; }}
    QComboBox:disabled, QLineEdit:disabled {{ color: {colors.faint};
        background: {colors.window}; border-color: {colors.card_edge}; }}
    QComboBox::drop-down {{ border: none; width: 26px; }}
    QComboBox::down-arrow {{ image: {_mark("arrow", colors.text)}; width: 12px; height: 12px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QAbstractItemView {{ background: {colors.card}; color: {colors.text};
        border: {edge}px solid {colors.outline}; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: 28px; padding: 0 8px; }}
    QComboBox QAbstractItemView::item:disabled {{ color: {colors.faint}; }}
    QComboBox QAbstractItemView::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QLineEdit[cell="true"] {{ font-size: 16px; font-weight: 600; padding: 0 5px; border-radius: 6px;
        border: 2px solid {colors.focus}; }}
    QLineEdit[cell="true"][wrong="true"] {{ border: 2px solid {colors.verdict_words[Verdict.MISTAKE]}; }}
    QLineEdit[wrong="true"] {{ border-color: {colors.verdict_words[Verdict.MISTAKE]}; }}
    QLineEdit[changed="true"], QComboBox[changed="true"] {{ background: {colors.selection};
        border-color: {colors.accent}; font-weight: 600; }}
    QLineEdit[copied="true"] {{ background: {colors.stripe}; border: 1px solid {colors.card_edge};
        border-radius: 7px; padding: 6px 8px; selection-background-color: {colors.accent};
        selection-color: {colors.on_accent}; }}
    QLineEdit[copied="true"]:focus {{ border: 2px solid {colors.accent}; padding: 5px 7px; }}
    QLineEdit[changed="true"]:focus, QComboBox[changed="true"]:focus {{ border-color: {colors.focus}; }}
    QLabel[role="bubble"] {{ background: {colors.text}; color: {colors.card}; font-size: 13px; border-radius: 7px;
        padding: 7px 11px; }}

    /* Pages of text, and headings of groups */
    QTextBrowser, QTextEdit, QPlainTextEdit {{ background: {colors.card}; color: {colors.text}; font-size: 14px;
        border: {edge}px solid {colors.outline}; border-radius: 8px; padding: {10 - edge}px;
        selection-background-color: {colors.accent}; selection-color: {colors.on_accent}; }}
    QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus {{ border: {focus}px solid {colors.focus};
        padding: {10 - focus}px; }}
    OwnText {{ background: transparent; border: none; padding: 0; }}

    /* Progress bars */
    QProgressBar {{ background: {colors.track}; border: none; border-radius: 4px; max-height: 8px; min-height: 8px; }}
    QProgressBar::chunk {{ background: {colors.accent}; border-radius: 4px; }}

    /* Tables and lists */
    QTableView, QListView, QTreeView {{ background: transparent; border: none; outline: none;
        gridline-color: {colors.card_edge};
        alternate-background-color: {colors.stripe};
        selection-background-color: {colors.picked}; selection-color: {colors.on_picked}; }}
    QTableView::item {{ padding: 0 5px; }}
    QListView[contents="true"] {{ font-size: 14px; font-weight: 500; }}
    QListView[contents="true"]::item {{ padding: 9px 14px; border-radius: 8px; }}
    QListView[contents="true"]::item:selected {{ background: {colors.selection}; color: {colors.text}; }}
    QFileDialog QTreeView, QFileDialog QListView {{ background: {colors.card}; color: {colors.text};
        alternate-background-color: {colors.stripe}; border: {edge}px solid {colors.outline}; outline: none;
        selection-background-color: {colors.picked}; selection-color: {colors.on_picked}; }}
    QFileDialog QToolButton {{ background: {colors.card}; border: {edge}px solid {colors.control_edge};
        border-radius: 6px; padding: 3px; }}
    QFileDialog QToolButton:hover, QFileDialog QToolButton:checked {{ background: {colors.hover}; }}
    QTableView::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: transparent; color: {colors.muted}; font-size: 12px; font-weight: 500;
        padding: 5px 8px {6 - edge}px 8px; border: none; border-bottom: {edge}px solid {colors.outline}; }}
    QTableCornerButton::section {{ background: transparent; border: none; }}

    /* Areas that scroll, and their bars */
    QScrollArea, QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {colors.handle}; border-radius: 4px; margin: 1px; }}
    QScrollBar::handle:vertical {{ min-height: 28px; }}
    QScrollBar::handle:horizontal {{ min-width: 28px; }}
    QScrollBar::handle:hover {{ background: {colors.faint}; }}
    QScrollBar::handle:disabled {{ background: transparent; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; border: none; width: 0; height: 0; }}

    /* A row of buttons of which one is pressed */
    Segments {{ background: {colors.window}; border: 1px solid {colors.card_edge}; border-radius: 8px; }}
    Segments QPushButton {{ border: 2px solid transparent; background: transparent; padding: 2px 4px;
        border-radius: 6px; font-size: {SEGMENT_TEXT}px; font-weight: 500; color: {colors.muted}; }}
    Segments QPushButton:hover {{ background: {colors.hover}; }}
    Segments QPushButton:checked {{ background: {colors.card}; color: {colors.text}; font-weight: 600;
        border: {edge}px solid {colors.control_edge}; padding: {4 - edge}px {6 - edge}px; }}
    Segments QPushButton:focus {{ border: {focus}px solid {colors.focus};
        padding: {4 - focus}px {6 - focus}px; }}
    Segments QPushButton[due="true"] {{ padding-right: 24px; }}
    QLabel#due {{ background: {colors.accent}; color: {colors.on_accent}; border-radius: 9px; padding: 0px 4px;
        font-size: {SEGMENT_TEXT}px; font-weight: 600; }}

    /* Tables of figures */
    FigureTable, GamesTable {{ font-size: 13px; outline: none; }}
    FigureTable::item, GamesTable::item {{ padding: 0 6px; border-bottom: 1px solid {colors.card_edge}; }}
    FigureTable::item:selected, GamesTable::item:selected {{ background: {colors.selection}; color: {colors.text}; }}
    FigureTable QHeaderView::section, GamesTable QHeaderView::section {{ background: transparent;
        color: {colors.muted}; font-size: 12px; font-weight: 400; border: none;
        border-bottom: 1px solid {colors.control_edge}; padding: 0 {TABLE_HEADING_PADDING}px; }}

    /* What is written or framed in the colour of a verdict */
    {verdicts}"""


_LINES = 3  # pixels: edges and rings stay as thin as they are


def zoomed(sheet: str, factor: float) -> str:
    """Return a style sheet with larger letters and more room; lines stay as they are."""

    def larger(found: re.Match[str]) -> str:
        pixels = int(found[1])
        return f"{round(pixels * factor) if pixels > _LINES else pixels}px"

    return re.sub(r"(\d+)px", larger, sheet)


def _mark(name: str, ink: str) -> str:
    """Return the style sheet's address of a small picture drawn in light or dark, whichever `ink` is."""
    tone = "light" if qcolor(ink).lightnessF() > 0.5 else "dark"
    return f'url("{asset(f"marks/{name}-{tone}.svg").as_posix()}")'
