# SPDX-License-Identifier: MIT
"""A theme is the set of colours of the window, light, dark or high contrast, and the style sheet and fonts with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

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
    HIGH_CONTRAST = "high-contrast"


@dataclass(frozen=True)
class Colors:
    """Colours by their role, and how thick edges are drawn, in pixels.

    `card_edge` draws lines inside a card, `outline` and `tray_edge` go around cards and the tray; `focus` is the ring
    around what has the keyboard, `picked` the ground of a chosen row in a menu or list. A die is drawn flat if
    `die_low`, its colour at the bottom, equals `die`.
    """

    window: str
    card: str
    card_edge: str
    outline: str
    stripe: str
    tray: str
    tray_edge: str
    tray_kind: str
    tray_hostile: str
    text: str
    muted: str
    faint: str
    accent: str
    on_accent: str
    focus: str
    selection: str
    picked: str
    on_picked: str
    track: str
    bar: str
    die: str
    die_low: str
    die_edge: str
    die_shadow: str
    pip: str
    hover: str
    control_edge: str
    handle: str
    loss: str
    gain: str
    verdict_marks: dict[Verdict, str]
    verdict_words: dict[Verdict, str]
    edge: int = 1
    focus_edge: int = 2

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
    outline="#E2E5EA",
    stripe="#F8F9FA",
    tray="#DCE8E1",
    tray_edge="#DCE8E1",
    tray_kind="#D9E7FA",
    tray_hostile="#F3DEDC",
    text="#15181D",
    muted="#5B6370",
    faint="#646C79",
    accent="#0A64BF",
    on_accent="#FFFFFF",
    focus="#0A64BF",
    selection="#E5F0FB",
    picked="#E5F0FB",
    on_picked="#15181D",
    track="#E2E5EA",
    bar="#9CC5EC",
    die="#FFFFFF",
    die_low="#D2D8E1",
    die_edge="#C3C9D2",
    die_shadow="#12301F40",
    pip="#15181D",
    hover="#EDF3F9",
    control_edge="#B9C0CA",
    handle="#D3D8DF",
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
        Verdict.CLOSE: "#1F6A97",
        Verdict.INACCURACY: "#8A5A00",
        Verdict.MISTAKE: "#A23200",
        Verdict.BLUNDER: "#4A0D3A",
    },
)

DARK = Colors(
    window="#14171C",
    card="#1E2228",
    card_edge="#30363F",
    outline="#30363F",
    stripe="#22272E",
    tray="#1B2B25",
    tray_edge="#1B2B25",
    tray_kind="#1A2A3D",
    tray_hostile="#3A1D20",
    text="#F0F2F5",
    muted="#A3ADBA",
    faint="#8E98A7",
    accent="#5AA9F5",
    on_accent="#0B1117",
    focus="#5AA9F5",
    selection="#1C3047",
    picked="#1C3047",
    on_picked="#F0F2F5",
    track="#30363F",
    bar="#2F5F92",
    die="#F6F3EC",
    die_low="#CFC9BC",
    die_edge="#CBC5B8",
    die_shadow="#00000080",
    pip="#15181D",
    hover="#262D36",
    control_edge="#5A6472",
    handle="#3C434D",
    loss="#F0803C",
    gain="#57C99A",
    verdict_marks={
        Verdict.BEST: "#4FA8E8",
        Verdict.CLOSE: "#A6D5F5",
        Verdict.INACCURACY: "#F2C14E",
        Verdict.MISTAKE: "#F0803C",
        Verdict.BLUNDER: "#E56AA8",
    },
    verdict_words={
        Verdict.BEST: "#4FA8E8",
        Verdict.CLOSE: "#A6D5F5",
        Verdict.INACCURACY: "#F2C14E",
        Verdict.MISTAKE: "#F0803C",
        Verdict.BLUNDER: "#E876B0",
    },
)

_BOLD_VERDICTS = {
    Verdict.BEST: "#5CD6FF",
    Verdict.CLOSE: "#D6F3FF",
    Verdict.INACCURACY: "#FFE04A",
    Verdict.MISTAKE: "#FFA352",
    Verdict.BLUNDER: "#FF94D3",
}
# Black, white, cyan for what is chosen or pressed and yellow for the keyboard: nothing rests on a shade of grey.
HIGH_CONTRAST = Colors(
    window="#000000",
    card="#000000",
    card_edge="#757575",
    outline="#FFFFFF",
    stripe="#000000",
    tray="#000000",
    tray_edge="#FFFFFF",
    tray_kind="#001A33",
    tray_hostile="#330000",
    text="#FFFFFF",
    muted="#F0F0F0",
    faint="#D0D0D0",
    accent="#4DE3FF",
    on_accent="#000000",
    focus="#FFEB3B",
    selection="#002A35",
    picked="#4DE3FF",
    on_picked="#000000",
    track="#4A4A4A",
    bar="#B0B0B0",
    die="#FFFFFF",
    die_low="#FFFFFF",
    die_edge="#000000",
    die_shadow="#00000000",
    pip="#000000",
    hover="#2B2B2B",
    control_edge="#FFFFFF",
    handle="#B0B0B0",
    loss="#FFA352",
    gain="#5CF0A8",
    verdict_marks=_BOLD_VERDICTS,
    verdict_words=_BOLD_VERDICTS,
    edge=2,
    focus_edge=3,
)

_THEMES = {Appearance.LIGHT: LIGHT, Appearance.DARK: DARK, Appearance.HIGH_CONTRAST: HIGH_CONTRAST}


def qcolor(code: str) -> QColor:
    """Return the QColor of ``#RRGGBB`` or ``#RRGGBBAA``."""
    color = QColor(code[:7])
    if len(code) == 9:
        color.setAlpha(int(code[7:], 16))
    return color


def system_appearance() -> Appearance:
    """Return the appearance the system asks for: high contrast before dark, light if it does not say."""
    hints = QGuiApplication.styleHints()
    # The question about contrast came with Qt 6.10; before, the answer is no.
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None and accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Appearance.HIGH_CONTRAST
    return Appearance.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Appearance.LIGHT


def colors_for(appearance: Appearance) -> Colors:
    """Return the colours of an appearance, asking the system where that is wanted."""
    return _THEMES[system_appearance() if appearance is Appearance.SYSTEM else appearance]


def load_fonts() -> None:
    """Register the bundled font, so that every screen shows the same letters."""
    for weight in _FONT_FILES:
        QFontDatabase.addApplicationFont(str(asset(f"fonts/Inter-{weight}.otf")))


@cache
def font(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, italic: bool = False, columns: bool = True
) -> QFont:
    """Return the program's font; with `columns`, figures have equal width, so that columns of numbers line up.

    Everybody gets the same one: whoever wants to change it has to copy it.
    """
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
    """Return the style sheet of the cards, buttons, menus and dialogs.

    Thin edges leave as much padding as thick ones take away: no theme moves what is inside.
    """
    edge, focus = colors.edge, colors.focus_edge
    button_padding = f"{8 - edge}px {17 - edge}px"
    focused_padding = f"{8 - focus}px {17 - focus}px"
    field_padding = f"{7 - edge}px {11 - edge}px"
    focused_field_padding = f"{7 - focus}px {11 - focus}px"
    # Thick edges stand out on every ground; thin ones are the tray's own and would not go with another colour.
    kind_edge, hostile_edge = (
        colors.tray_edge if colors.edge > 1 else ground for ground in (colors.tray_kind, colors.tray_hostile)
    )
    arrow = _mark("arrow", colors.text)
    check = _mark("check", colors.on_accent)
    return f"""
    QWidget {{ color: {colors.text}; }}
    QMainWindow, QDialog {{ background: {colors.window}; }}
    QToolTip {{ background: {colors.card}; color: {colors.text}; border: {edge}px solid {colors.outline};
        padding: 4px; }}
    QMenuBar {{ background: {colors.card}; color: {colors.text}; padding: 2px 6px; }}
    QMenuBar::item {{ background: transparent; padding: 5px 10px; border-radius: 5px; }}
    QMenuBar::item:selected {{ background: {colors.hover}; }}
    QMenuBar::item:pressed {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QMenu {{ background: {colors.card}; border: {edge}px solid {colors.outline}; padding: 5px; }}
    QMenu::item {{ padding: 6px 26px 6px 22px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QMenu::item:disabled {{ color: {colors.faint}; }}
    QMenu::separator {{ height: 1px; background: {colors.card_edge}; margin: 5px 8px; }}
    QFrame[card="true"] {{ background: {colors.card}; border: {edge}px solid {colors.outline};
        padding: {2 - edge}px; border-radius: 12px; }}
    QFrame[card="tray"] {{ background: {colors.tray}; border: {edge}px solid {colors.tray_edge};
        padding: {2 - edge}px; border-radius: 12px; }}
    QFrame[card="tray"][tint="kind"] {{ background: {colors.tray_kind}; border-color: {kind_edge}; }}
    QFrame[card="tray"][tint="hostile"] {{ background: {colors.tray_hostile}; border-color: {hostile_edge}; }}
    QLabel[role="badge"] {{ background: {colors.text}; color: {colors.card}; border-radius: 9px; padding: 1px 9px;
        font-size: 12px; font-weight: 600; }}
    QFrame[card="banner"] {{ background: {colors.card}; border: {edge}px solid {colors.accent};
        padding: {2 - edge}px; border-radius: 10px; }}
    QLabel {{ background: transparent; border: none; }}
    QLabel[role="title"] {{ font-size: 15px; font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[role="muted"] {{ color: {colors.muted}; font-size: 12px; }}
    QLabel[role="text"] {{ font-size: 14px; }}
    QLabel[role="cell"] {{ font-size: 13px; }}
    QLabel[role="headline"] {{ font-size: 30px; font-weight: 700; }}
    QPushButton {{ background: {colors.card}; border: {edge}px solid {colors.control_edge}; border-radius: 8px;
        padding: {button_padding}; font-size: 13px; font-weight: 500; color: {colors.text}; }}
    QPushButton:hover {{ background: {colors.hover}; }}
    QPushButton:focus {{ border: {focus}px solid {colors.focus}; padding: {focused_padding}; }}
    QPushButton:disabled {{ color: {colors.faint}; background: {colors.window}; border-color: {colors.card_edge}; }}
    QPushButton[primary="true"] {{ background: {colors.accent}; border-color: {colors.accent};
        color: {colors.on_accent}; font-weight: 600; }}
    QPushButton[primary="true"]:focus {{ border: {focus}px solid {colors.text}; }}
    QPushButton[primary="true"]:disabled {{ background: {colors.track}; border-color: {colors.track};
        color: {colors.muted}; }}
    QPushButton[small="true"] {{ padding: {3 - edge}px {7 - edge}px; font-size: 12px; border-radius: 6px; }}
    QPushButton[small="true"]:focus {{ padding: {3 - focus}px {7 - focus}px; }}
    QRadioButton, QCheckBox {{ font-size: 14px; font-weight: 500; spacing: {9 - focus}px;
        padding: {4 - focus}px {8 - focus}px {4 - focus}px 1px; border: {focus}px solid transparent;
        border-radius: 7px; }}
    QRadioButton:focus, QCheckBox:focus {{ border-color: {colors.focus}; }}
    QRadioButton:disabled, QCheckBox:disabled {{ color: {colors.faint}; }}
    QRadioButton::indicator {{ width: 14px; height: 14px; border-radius: 8px; background: {colors.card};
        border: 1px solid {colors.control_edge}; }}
    QRadioButton::indicator:hover, QCheckBox::indicator:hover {{ border-color: {colors.accent}; }}
    QRadioButton::indicator:checked {{ width: 6px; height: 6px; border: 5px solid {colors.accent}; }}
    QCheckBox::indicator {{ width: {18 - 2 * edge}px; height: {18 - 2 * edge}px; background: {colors.card};
        border-radius: 5px; border: {edge}px solid {colors.control_edge}; }}
    QCheckBox::indicator:checked {{ background: {colors.accent}; border-color: {colors.accent}; image: {check}; }}
    QCheckBox::indicator:disabled {{ background: {colors.track}; border-color: {colors.track}; }}
    QComboBox, QLineEdit {{ background: {colors.card}; color: {colors.text}; font-size: 13px;
        border: {edge}px solid {colors.control_edge}; border-radius: 8px; padding: {field_padding}; }}
    QComboBox:hover, QLineEdit:hover {{ background: {colors.hover}; }}
    QComboBox:focus, QComboBox:on, QLineEdit:focus {{ border: {focus}px solid {colors.focus};
        padding: {focused_field_padding}; }}
    QComboBox:disabled, QLineEdit:disabled {{ color: {colors.faint};
        background: {colors.window}; border-color: {colors.card_edge}; }}
    QComboBox::drop-down {{ border: none; width: 26px; }}
    QComboBox::down-arrow {{ image: {arrow}; width: 12px; height: 12px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QAbstractItemView {{ background: {colors.card}; color: {colors.text};
        border: {edge}px solid {colors.outline}; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: 28px; padding: 0 8px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QTabWidget::pane {{ border: none; border-top: {edge}px solid {colors.outline}; }}
    QTabBar {{ background: transparent; }}
    QTabBar::tab {{ background: transparent; color: {colors.muted}; font-size: 13px; font-weight: 500;
        padding: 8px 14px 6px 14px; border: none; border-bottom: 3px solid transparent; }}
    QTabBar::tab:hover {{ color: {colors.text}; border-bottom-color: {colors.card_edge}; }}
    QTabBar::tab:selected {{ color: {colors.text}; border-bottom-color: {colors.accent}; }}
    QTabBar::tab:disabled {{ color: {colors.faint}; }}
    QTabBar:focus {{ border: {focus}px solid {colors.focus}; border-radius: 7px; }}
    QTextBrowser, QTextEdit, QPlainTextEdit {{ background: {colors.card}; color: {colors.text}; font-size: 14px;
        border: {edge}px solid {colors.outline}; border-radius: 8px; padding: {10 - edge}px;
        selection-background-color: {colors.accent}; selection-color: {colors.on_accent}; }}
    QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus {{ border: {focus}px solid {colors.focus};
        padding: {10 - focus}px; }}
    QGroupBox {{ background: transparent; border: none; margin-top: 14px; padding-top: 16px;
        font-size: 15px; font-weight: 600; }}
    QGroupBox::title {{ subcontrol-origin: margin; subcontrol-position: top left; left: 0; padding: 0; }}
    QProgressBar {{ background: {colors.track}; border: none; border-radius: 4px; max-height: 8px; min-height: 8px; }}
    QProgressBar::chunk {{ background: {colors.accent}; border-radius: 4px; }}
    QTableView, QListView {{ background: transparent; border: none; outline: none; gridline-color: {colors.card_edge};
        alternate-background-color: {colors.stripe};
        selection-background-color: {colors.picked}; selection-color: {colors.on_picked}; }}
    QTableView::item {{ padding: 0 5px; }}
    QTableView::item:selected {{ background: {colors.picked}; color: {colors.on_picked}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: transparent; color: {colors.muted}; font-size: 12px; font-weight: 500;
        padding: 5px 8px {6 - edge}px 8px; border: none; border-bottom: {edge}px solid {colors.outline}; }}
    QTableCornerButton::section {{ background: transparent; border: none; }}
    QScrollArea {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {colors.handle}; border-radius: 4px; margin: 1px; }}
    QScrollBar::handle:vertical {{ min-height: 28px; }}
    QScrollBar::handle:horizontal {{ min-width: 28px; }}
    QScrollBar::handle:hover {{ background: {colors.faint}; }}
    QScrollBar::handle:disabled {{ background: transparent; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; border: none; width: 0; height: 0; }}
    """


def document_style(colors: Colors) -> str:
    """Return the style sheet for a text document, which asks the application, not its window, for the colour of links.

    It has to be set (`QTextDocument.setDefaultStyleSheet`) before the text.
    """
    return f"a {{ color: {colors.accent}; }} td, th {{ padding: 2px 8px 2px 0; }}"


def _mark(name: str, ink: str) -> str:
    """Return the style sheet's address of a small picture drawn in light or dark, whichever `ink` is."""
    tone = "light" if qcolor(ink).lightnessF() > 0.5 else "dark"
    return f'url("{asset(f"marks/{name}-{tone}.svg").as_posix()}")'
