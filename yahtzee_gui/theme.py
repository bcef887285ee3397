# SPDX-License-Identifier: MIT
"""A theme is the set of colours of the window, light or dark, and the style sheet and fonts that go with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette

from engine.verdicts import Verdict
from yahtzee_gui.resources import asset

FONT_FAMILY = "Inter"
_FONT_FILES = ("Regular", "Medium", "SemiBold", "Bold", "Italic")


class Appearance(Enum):
    """Which theme is wanted."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Colors:
    """Colours by their role."""

    window: str
    card: str
    card_edge: str
    stripe: str
    tray: str
    text: str
    muted: str
    faint: str
    accent: str
    on_accent: str
    selection: str
    track: str
    bar: str
    die: str
    die_edge: str
    die_shadow: str
    pip: str
    hover: str
    control_edge: str
    loss: str
    gain: str
    verdict_marks: dict[Verdict, str]
    verdict_words: dict[Verdict, str]

    def q(self, role: str) -> QColor:
        """Return the colour of a role as a QColor; ``#RRGGBBAA`` gives a transparent one."""
        return qcolor(getattr(self, role))

    def mark(self, verdict: Verdict) -> QColor:
        """Return the colour of a verdict as a shape: a dot, a bar."""
        return qcolor(self.verdict_marks[verdict])

    def word(self, verdict: Verdict) -> QColor:
        """Return the colour of a verdict as text: the same hue, dark or light enough to be read when small."""
        return qcolor(self.verdict_words[verdict])


LIGHT = Colors(
    window="#F3F4F6",
    card="#FFFFFF",
    card_edge="#E2E5EA",
    stripe="#F8F9FA",
    tray="#DCE8E1",
    text="#15181D",
    muted="#5B6370",
    faint="#7A8390",
    accent="#0B6BCB",
    on_accent="#FFFFFF",
    selection="#E5F0FB",
    track="#E2E5EA",
    bar="#9CC5EC",
    die="#FFFFFF",
    die_edge="#C9CED6",
    die_shadow="#00000018",
    pip="#15181D",
    hover="#EDF3F9",
    control_edge="#B9C0CA",
    loss="#A23200",
    gain="#00704A",
    verdict_marks={
        Verdict.BEST: "#00528F",
        Verdict.CLOSE: "#3A97D3",
        Verdict.INACCURACY: "#C48300",
        Verdict.MISTAKE: "#A23200",
        Verdict.BLUNDER: "#4A0D3A",
    },
    verdict_words={
        Verdict.BEST: "#00528F",
        Verdict.CLOSE: "#23709F",
        Verdict.INACCURACY: "#8A5A00",
        Verdict.MISTAKE: "#A23200",
        Verdict.BLUNDER: "#4A0D3A",
    },
)

_DARK_VERDICTS = {
    Verdict.BEST: "#4FA8E8",
    Verdict.CLOSE: "#A6D5F5",
    Verdict.INACCURACY: "#F2C14E",
    Verdict.MISTAKE: "#F0803C",
    Verdict.BLUNDER: "#E56AA8",
}
DARK = Colors(
    window="#14171C",
    card="#1E2228",
    card_edge="#30363F",
    stripe="#22272E",
    tray="#1B2B25",
    text="#F0F2F5",
    muted="#A3ADBA",
    faint="#8791A0",
    accent="#5AA9F5",
    on_accent="#0B1117",
    selection="#1C3047",
    track="#30363F",
    bar="#2F5F92",
    die="#F4F1EA",
    die_edge="#F4F1EA",
    die_shadow="#00000060",
    pip="#15181D",
    hover="#262D36",
    control_edge="#5A6472",
    loss="#F0803C",
    gain="#57C99A",
    verdict_marks=_DARK_VERDICTS,
    verdict_words=_DARK_VERDICTS,
)


def qcolor(code: str) -> QColor:
    """Return the QColor of ``#RRGGBB`` or ``#RRGGBBAA``."""
    color = QColor(code[:7])
    if len(code) == 9:
        color.setAlpha(int(code[7:], 16))
    return color


def colors_for(appearance: Appearance) -> Colors:
    """Return the colours of an appearance, asking the system where that is wanted."""
    if appearance is Appearance.SYSTEM:
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme is Qt.ColorScheme.Dark else LIGHT
    return DARK if appearance is Appearance.DARK else LIGHT


def load_fonts() -> None:
    """Register the bundled font, so that every screen shows the same letters."""
    for weight in _FONT_FILES:
        QFontDatabase.addApplicationFont(str(asset(f"fonts/Inter-{weight}.otf")))


def font(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, italic: bool = False, columns: bool = True
) -> QFont:
    """Return the program's font; with `columns`, figures have equal width, so that columns of numbers line up."""
    result = QFont(FONT_FAMILY)
    # Unhinted, letters keep the spacing they were drawn with at every size and scale.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    result.setItalic(italic)
    if columns:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result


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
    """Return the style sheet of the cards, buttons, menus and dialogs."""
    return f"""
    QWidget {{ color: {colors.text}; }}
    QMainWindow, QDialog {{ background: {colors.window}; }}
    QToolTip {{ background: {colors.card}; color: {colors.text}; border: 1px solid {colors.card_edge}; padding: 4px; }}
    QMenuBar {{ background: {colors.card}; color: {colors.text}; padding: 2px 6px; }}
    QMenuBar::item {{ background: transparent; padding: 5px 10px; border-radius: 5px; }}
    QMenuBar::item:selected {{ background: {colors.hover}; }}
    QMenu {{ background: {colors.card}; border: 1px solid {colors.card_edge}; padding: 5px; }}
    QMenu::item {{ padding: 6px 26px 6px 22px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {colors.selection}; }}
    QMenu::item:disabled {{ color: {colors.faint}; }}
    QMenu::separator {{ height: 1px; background: {colors.card_edge}; margin: 5px 8px; }}
    QFrame[card="true"] {{
        background: {colors.card}; border: 1px solid {colors.card_edge}; border-radius: 12px;
    }}
    QFrame[card="tray"] {{ background: {colors.tray}; border: none; border-radius: 12px; }}
    QFrame[card="banner"] {{
        background: {colors.card}; border: 1px solid {colors.accent}; border-radius: 10px;
    }}
    QLabel {{ background: transparent; border: none; }}
    QLabel[role="title"] {{ font-size: 15px; font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[role="muted"] {{ color: {colors.muted}; font-size: 12px; }}
    QLabel[role="text"] {{ font-size: 14px; }}
    QLabel[role="cell"] {{ font-size: 13px; }}
    QLabel[role="headline"] {{ font-size: 30px; font-weight: 700; }}
    QPushButton {{
        background: {colors.card}; border: 1px solid {colors.control_edge}; border-radius: 8px;
        padding: 7px 16px; font-size: 13px; font-weight: 500; color: {colors.text};
    }}
    QPushButton:hover {{ background: {colors.hover}; }}
    QPushButton:focus {{ border: 2px solid {colors.accent}; padding: 6px 15px; }}
    QPushButton:disabled {{ color: {colors.faint}; background: {colors.window}; border-color: {colors.card_edge}; }}
    QPushButton[primary="true"] {{ background: {colors.accent}; border-color: {colors.accent};
        color: {colors.on_accent}; font-weight: 600; }}
    QPushButton[primary="true"]:focus {{ border: 2px solid {colors.text}; }}
    QPushButton[small="true"] {{ padding: 2px 6px; font-size: 12px; border-radius: 6px; }}
    QPushButton[small="true"]:focus {{ padding: 1px 5px; }}
    QRadioButton {{ font-size: 14px; font-weight: 500; spacing: 8px; }}
    QRadioButton:focus {{ color: {colors.accent}; }}
    QRadioButton::indicator {{ width: 14px; height: 14px; border-radius: 8px; background: {colors.card};
        border: 1px solid {colors.control_edge}; }}
    QRadioButton::indicator:hover {{ border-color: {colors.accent}; }}
    QRadioButton::indicator:checked {{ width: 6px; height: 6px; border: 5px solid {colors.accent}; }}
    QProgressBar {{ background: {colors.track}; border: none; border-radius: 4px; max-height: 8px; min-height: 8px; }}
    QProgressBar::chunk {{ background: {colors.accent}; border-radius: 4px; }}
    QTableView, QListView {{ background: transparent; border: none; outline: none; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {colors.track}; border-radius: 4px; min-height: 28px; margin: 1px; }}
    QScrollBar::handle:vertical:hover {{ background: {colors.faint}; }}
    QScrollBar::handle:vertical:disabled {{ background: transparent; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; border: none; height: 0; }}
    """
