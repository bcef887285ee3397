# SPDX-License-Identifier: MIT
"""A theme is the set of colours of the window, light, dark or high contrast, and the style sheet and fonts with it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
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

    codes: Mapping[str, str]
    verdict_marks: dict[Verdict, str]
    verdict_words: dict[Verdict, str]
    edge: int
    focus_edge: int

    def __getattr__(self, role: str) -> str:
        """Return the code of a role: what roles there are stands once, with their colours."""
        if role not in _CODES:
            raise AttributeError(role)
        return self.codes[role]

    def q(self, role: str) -> QColor:
        """Return the colour of a role as a QColor; ``#RRGGBBAA`` gives a transparent one."""
        return qcolor(self.codes[role])

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


_CODES = {
    # light, dark, high contrast: black, white, cyan for what is chosen or pressed and yellow for the keyboard, so that
    # nothing rests on a shade of grey
    "window": ("#F3F4F6", "#14171C", "#000000"),
    "card": ("#FFFFFF", "#1E2228", "#000000"),
    "card_edge": ("#E2E5EA", "#30363F", "#757575"),
    "outline": ("#E2E5EA", "#30363F", "#FFFFFF"),
    "stripe": ("#F8F9FA", "#22272E", "#000000"),
    "tray": ("#DCE8E1", "#1B2B25", "#000000"),
    "tray_edge": ("#DCE8E1", "#1B2B25", "#FFFFFF"),
    "tray_kind": ("#D9E7FA", "#1A2A3D", "#001A33"),
    "tray_hostile": ("#F3DEDC", "#3A1D20", "#330000"),
    "tray_demon": ("#EFE6F5", "#2C1F3A", "#1E0033"),
    "text": ("#15181D", "#F0F2F5", "#FFFFFF"),
    "muted": ("#5B6370", "#A3ADBA", "#F0F0F0"),
    "faint": ("#646C79", "#8E98A7", "#D0D0D0"),
    "accent": ("#0A64BF", "#5AA9F5", "#4DE3FF"),
    "on_accent": ("#FFFFFF", "#0B1117", "#000000"),
    "focus": ("#15181D", "#F0F2F5", "#FFEB3B"),
    "selection": ("#E5F0FB", "#1C3047", "#002A35"),
    "picked": ("#E5F0FB", "#1C3047", "#4DE3FF"),
    "on_picked": ("#15181D", "#F0F2F5", "#000000"),
    "track": ("#E2E5EA", "#30363F", "#4A4A4A"),
    "bar": ("#9CC5EC", "#2F5F92", "#B0B0B0"),
    "second": ("#8A5A00", "#F2C14E", "#FFE04A"),
    "amber": ("#D9A441", "#D9A441", "#D9A441"),
    "third": ("#00704A", "#57C99A", "#5CF0A8"),
    "fourth": ("#7B3294", "#D9A2F2", "#FF9CF5"),
    "die": ("#FFFFFF", "#F6F3EC", "#FFFFFF"),
    "die_low": ("#D2D8E1", "#CFC9BC", "#FFFFFF"),
    "die_edge": ("#C3C9D2", "#CBC5B8", "#000000"),
    "die_shadow": ("#12301F40", "#00000080", "#00000000"),
    "pip": ("#15181D", "#15181D", "#000000"),
    "hover": ("#EDF3F9", "#262D36", "#2B2B2B"),
    "control_edge": ("#B9C0CA", "#5A6472", "#FFFFFF"),
    "handle": ("#D3D8DF", "#3C434D", "#B0B0B0"),
    "loss": ("#A23200", "#F0803C", "#FFA352"),
    "gain": ("#00704A", "#57C99A", "#5CF0A8"),
    "lesson": ("#FAF2DD", "#2E2A1C", "#1F1B00"),
    "angel": ("#1B66B5", "#8EC5FF", "#8FD3FF"),
    "imp": ("#2F6B1F", "#9CD67A", "#9CFF8F"),
    "fiend": ("#B3261E", "#FF8F85", "#FF9A8F"),
    "demon": ("#6A2C9B", "#CFA5F5", "#E0B3FF"),
    "archdemon": ("#6B4E00", "#F4CF5A", "#FFD94D"),
    "on_character": ("#FFFFFF", "#14171C", "#000000"),
}
_MARKS = {
    Verdict.BEST: ("#00528F", "#4FA8E8", "#5CD6FF"),
    Verdict.CLOSE: ("#3A97D3", "#A6D5F5", "#D6F3FF"),
    Verdict.INACCURACY: ("#C48300", "#F2C14E", "#FFE04A"),
    Verdict.MISTAKE: ("#A23200", "#F0803C", "#FFA352"),
    Verdict.BLUNDER: ("#4A0D3A", "#E56AA8", "#FF94D3"),
}
_WORDS = {
    Verdict.BEST: ("#00528F", "#4FA8E8", "#5CD6FF"),
    Verdict.CLOSE: ("#1F6A97", "#A6D5F5", "#D6F3FF"),
    Verdict.INACCURACY: ("#8A5A00", "#F2C14E", "#FFE04A"),
    Verdict.MISTAKE: ("#A23200", "#F0803C", "#FFA352"),
    Verdict.BLUNDER: ("#4A0D3A", "#E876B0", "#FF94D3"),
}


def _theme(place: int, edge: int = 1, focus_edge: int = 2) -> Colors:
    roles = {role: codes[place] for role, codes in _CODES.items()}
    marks, words = ({verdict: codes[place] for verdict, codes in table.items()} for table in (_MARKS, _WORDS))
    return Colors(roles, verdict_marks=marks, verdict_words=words, edge=edge, focus_edge=focus_edge)


LIGHT, DARK, HIGH_CONTRAST = _theme(0), _theme(1), _theme(2, edge=2, focus_edge=3)
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
