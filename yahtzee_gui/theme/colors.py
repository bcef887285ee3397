# SPDX-License-Identifier: MIT
"""A theme is the set of colours of the window, light, dark or high contrast, and the style sheet and fonts with it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

from engine.analysis.verdicts import Verdict
from yahtzee_gui.desktop.preferences import Appearance

_PALE = 0.22


@dataclass(frozen=True)
class Colors:
    """Colours by their role, and how thick edges are drawn, in pixels.

    `card_edge` draws lines inside a card, `outline` and `tray_edge` go around cards and the tray. `focus` is the ring
    around what has the keyboard: not the `accent`, which is around what is chosen. `picked` is the ground of a chosen
    row in a menu or list. `second`, `third` and `fourth` are drawn over a first one. A die is drawn flat if `die_low`,
    its colour at the bottom, equals `die`. `angel` to `archdemon` are the colours of those who throw dice that are not
    fair, `on_character` is written on them.
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
    tray_demon: str
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
    second: str
    amber: str
    third: str
    fourth: str
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
    lesson: str
    angel: str
    imp: str
    fiend: str
    demon: str
    archdemon: str
    on_character: str
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

    def pill(self, verdict: Verdict) -> QColor:
        """Return the colour behind a verdict that stands by itself: its hue, so pale that the word can be read."""
        color = self.mark(verdict)
        color.setAlphaF(_PALE)
        return color

    @property
    def is_dark(self) -> bool:
        """Whether text is lighter than what it stands on."""
        return QColor(self.window).lightness() < 128

    def ink(self, of: str | Verdict) -> QColor:
        """Return the colour of text: of a role, or of a verdict."""
        return self.word(of) if isinstance(of, Verdict) else self.q(of)

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
    tray_demon="#EFE6F5",
    text="#15181D",
    muted="#5B6370",
    faint="#646C79",
    accent="#0A64BF",
    on_accent="#FFFFFF",
    focus="#15181D",
    selection="#E5F0FB",
    picked="#E5F0FB",
    on_picked="#15181D",
    track="#E2E5EA",
    bar="#9CC5EC",
    second="#8A5A00",
    amber="#D9A441",
    third="#00704A",
    fourth="#7B3294",
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
    lesson="#FAF2DD",
    angel="#1B66B5",
    imp="#2F6B1F",
    fiend="#B3261E",
    demon="#6A2C9B",
    archdemon="#6B4E00",
    on_character="#FFFFFF",
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
    tray_demon="#2C1F3A",
    text="#F0F2F5",
    muted="#A3ADBA",
    faint="#8E98A7",
    accent="#5AA9F5",
    on_accent="#0B1117",
    focus="#F0F2F5",
    selection="#1C3047",
    picked="#1C3047",
    on_picked="#F0F2F5",
    track="#30363F",
    bar="#2F5F92",
    second="#F2C14E",
    amber="#D9A441",
    third="#57C99A",
    fourth="#D9A2F2",
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
    lesson="#2E2A1C",
    angel="#8EC5FF",
    imp="#9CD67A",
    fiend="#FF8F85",
    demon="#CFA5F5",
    archdemon="#F4CF5A",
    on_character="#14171C",
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
    tray_demon="#1E0033",
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
    second="#FFE04A",
    amber="#D9A441",
    third="#5CF0A8",
    fourth="#FF9CF5",
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
    lesson="#1F1B00",
    angel="#8FD3FF",
    imp="#9CFF8F",
    fiend="#FF9A8F",
    demon="#E0B3FF",
    archdemon="#FFD94D",
    on_character="#000000",
    verdict_marks=_BOLD_VERDICTS,
    verdict_words=_BOLD_VERDICTS,
    edge=2,
    focus_edge=3,
)

_THEMES = {Appearance.LIGHT: LIGHT, Appearance.DARK: DARK, Appearance.HIGH_CONTRAST: HIGH_CONTRAST}


_worn = LIGHT


def theme() -> Colors:
    """Return the colours that the program wears: all that paints asks here, whenever it paints.

    When they change, Qt tells every widget with `QEvent.Type.StyleChange`, and has it painted anew.
    """
    return _worn


def wear(colors: Colors) -> None:
    """Change the colours of the program. `style_sheet.dress` then tells the widgets of a window."""
    global _worn
    _worn = colors


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
