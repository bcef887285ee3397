# SPDX-License-Identifier: MIT
"""The style sheet and the palette that Qt's own widgets are drawn with, made of the colours of a theme."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from yahtzee_gui.theme import control_styles
from yahtzee_gui.theme.colors import Colors, qcolor


def dress(window: QWidget, colors: Colors) -> None:
    """Have Qt draw a window with these colours, its dialogs, and all that is in them.

    Best done before anything is in it: Qt goes through all of it for another sheet.
    """
    window.setPalette(palette(colors))
    sheet = style_sheet(colors)
    if sheet != window.styleSheet():
        window.setStyleSheet(sheet)


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
    """Return the style sheet of a window and its dialogs, and all that is in them."""
    return "".join(rules(colors) for rules in control_styles.KINDS)
