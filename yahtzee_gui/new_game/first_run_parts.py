# SPDX-License-Identifier: MIT
"""Parts of the first-run dialog: the parts of a turn, the cards of coach modes, what options are worth, and texts."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die, draw_die_shadow
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.picture import PaintedText, Picture
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.new_game import first_run_words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names, numbers
from yahtzee_gui.words import options as option_words

_WIDTH, _HEIGHT = 148, 92
_DICE = (5, 5, 5, 2, 1)
_BARS = (0.0, 0.3, 0.5, 0.72, 0.9)  # how much the options lose, the best one first
_RANKED = (Verdict.BEST, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.MISTAKE, Verdict.BLUNDER)


class ModeMiniature(QWidget):
    """The window in `mode`. Screen readers pass over it: the words beside it say the same."""

    def __init__(self, mode: CoachMode) -> None:
        super().__init__()
        self._mode = mode
        self.setFixedSize(_WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the window: scorecard, tray and coach."""
        painter = smooth_painter(self)
        colors = theme()
        painter.setPen(QPen(colors.q("control_edge"), 1))
        painter.setBrush(colors.q("window"))
        painter.drawRoundedRect(QRectF(0.5, 0.5, _WIDTH - 1, _HEIGHT - 1), 8, 8)
        card, tray, coach = QRectF(6, 6, 36, 80), QRectF(46, 6, 54, 80), QRectF(104, 6, 38, 80)
        for rect, role in ((card, "card"), (tray, "tray"), (coach, "card")):
            painter.setPen(QPen(colors.q("card_edge"), 1))
            painter.setBrush(colors.q(role))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        self._paint_scorecard(painter, card)
        self._paint_tray(painter, tray)
        self._paint_coach(painter, coach)

    def _paint_scorecard(self, painter: QPainter, rect: QRectF) -> None:
        for line in range(9):
            y = rect.top() + 7 + line * 8
            draw_bar(painter, QRectF(rect.left() + 5, y, 14, 3), theme().q("track"))
            if self._mode is CoachMode.LIVE and line % 2 == 0:
                verdict = Verdict.BEST if line == 4 else Verdict.MISTAKE
                draw_bar(painter, QRectF(rect.right() - 11, y, 6, 3), theme().mark(verdict))

    def _paint_tray(self, painter: QPainter, rect: QRectF) -> None:
        for number, face in enumerate(_DICE):
            lift = 3 if face == 5 else 0
            draw_die(painter, QRectF(rect.left() + 3 + number * 10, rect.top() + 16 - lift, 9, 9), face)
        button = QRectF(rect.left() + 8, rect.top() + 44, rect.width() - 16, 11)
        if self._mode is CoachMode.WARN:
            self._paint_mark(painter, QRectF(rect.left() + 5, rect.top() + 29, 44, 12), Verdict.MISTAKE)
        if self._mode is CoachMode.AFTER:
            self._paint_mark(painter, QRectF(rect.left() + 5, rect.top() + 62, 44, 12), Verdict.MISTAKE)
        draw_bar(painter, button, theme().q("accent"))

    def _paint_mark(self, painter: QPainter, rect: QRectF, verdict: Verdict) -> None:
        painter.setPen(QPen(theme().mark(verdict), 1))
        painter.setBrush(theme().q("card"))
        painter.drawRoundedRect(rect, 3, 3)
        self._text(painter, QRectF(rect.left(), rect.top(), 14, rect.height()), verdict)
        draw_bar(painter, QRectF(rect.left() + 14, rect.center().y() - 1.5, 24, 3), theme().q("track"))

    def _text(self, painter: QPainter, rect: QRectF, verdict: Verdict) -> None:
        font = fonts.font(9, QFont.Weight.Bold)
        draw_text(painter, rect, names.mark(verdict), font, theme().word(verdict), AlignCenter)

    def _paint_coach(self, painter: QPainter, rect: QRectF) -> None:
        if self._mode is CoachMode.LIVE:
            for number, (loss, verdict) in enumerate(zip(_BARS, _RANKED, strict=True)):
                self._paint_option(painter, rect, rect.top() + 9 + number * 13, loss, verdict)
        elif self._mode is CoachMode.AFTER:
            for number, verdict in enumerate((Verdict.BEST, Verdict.MISTAKE)):
                y = rect.top() + 10 + number * 16
                self._text(painter, QRectF(rect.left() + 3, y - 4, 11, 12), verdict)
                self._line(painter, rect.left() + 15, y, 17, theme().q("muted"))
                self._line(painter, rect.left() + 15, y + 5, 11, theme().q("track"))
        else:
            painter.setPen(QPen(theme().q("track"), 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(6, 8, -6, -8), 4, 4)

    def _paint_option(self, painter: QPainter, rect: QRectF, y: float, loss: float, verdict: Verdict) -> None:
        self._line(painter, rect.left() + 5, y, 9, theme().q("muted"))
        if not loss:
            self._text(painter, QRectF(rect.right() - 14, y - 5, 11, 12), verdict)
            return
        color = QColor(theme().mark(verdict))
        draw_bar(painter, QRectF(rect.left() + 17, y - 1, 17 * loss, 5), color)

    def _line(self, painter: QPainter, x: float, y: float, width: float, color: QColor) -> None:
        draw_bar(painter, QRectF(x, y, width, 3), color)


WIDTH, MARGIN = 708, 28


@dataclass(frozen=True)
class Example:
    """The roll that explains the expected final score: the first one of a game by the default rules.

    `kept` and `other` are the exact expected final scores after keeping `keep`, and nothing.
    """

    roll: Dice = (5, 5, 5, 2, 1)
    keep: Dice = (5, 5, 5)
    kept: float = 263.17
    other: float = 249.47


EXAMPLE = Example()


class ModeCard(QFrame):
    """A coach mode to choose: its picture, its name, and what it does. A click anywhere on it chooses it."""

    def __init__(self, mode: CoachMode) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._picture = ModeMiniature(mode)
        self.button = QRadioButton(names.coach_mode(mode))
        explained = names.coach_mode_explained(mode)
        self.button.setAccessibleDescription(explained)
        self.button.toggled.connect(self._show_chosen)
        self._show_chosen(False)
        words = filled(QVBoxLayout(), STRETCH, self.button, FittedText("muted", 138, explained), STRETCH, spacing=4)
        filled(QHBoxLayout(self), self._picture, (words, 1), spacing=12, margins=(7, 5, 7, 5))

    def _show_chosen(self, is_chosen: bool) -> None:
        self.setProperty("chosen", is_chosen)
        # Tab goes to the mode that is chosen, the arrow keys from there; Qt alone would have it go to the first one.
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
        self.style().unpolish(self)
        self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the mode."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)


class ExampleRows(PaintedText):
    """The two keeps of the example with their expected final scores, as the coach would rank them."""

    def __init__(self) -> None:
        super().__init__()
        self._rows = ((EXAMPLE.keep, EXAMPLE.kept), ((), EXAMPLE.other))
        said = (f"{first_run_words.keep_named(keep)}: {numbers.value(worth)}" for keep, worth in self._rows)
        self.setAccessibleName("; ".join(said))
        self.setFixedHeight(58)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = smooth_painter(self)
        for number, (keep, worth) in enumerate(self._rows):
            self._paint_row(painter, QRectF(0, 2 + number * 28, self.width(), 26), keep, worth)

    def _paint_row(self, painter: QPainter, row: QRectF, keep: Dice, worth: float) -> None:
        text, size = theme().q("text"), 20.0
        name = row.adjusted(0, 0, 0, 0)
        name.setWidth(150)
        if keep:
            for number, face in enumerate(keep):
                rect = QRectF(number * (size + 3), row.center().y() - size / 2, size, size)
                draw_die(painter, rect, face)
        else:
            font = fonts.font(13, QFont.Weight.Medium)
            draw_fitted(painter, name, first_run_words.keep_named(keep), font, text, AlignLeft)
        room = row.width() - 150 - 136
        bar = QRectF(150, row.center().y() - 4.5, room * worth / EXAMPLE.kept, 9)
        draw_bar(painter, bar, theme().q("accent" if keep else "bar"))
        font = fonts.font(14, QFont.Weight.DemiBold)
        draw_text(painter, row.adjusted(0, 0, -72, 0), numbers.value(worth), font, text, AlignRight)
        loss = option_words.best() if keep else numbers.lost(EXAMPLE.kept - worth)
        ink = theme().word(Verdict.BEST) if keep else theme().q("muted")
        draw_text(painter, row, loss, fonts.font(13, QFont.Weight.DemiBold), ink, AlignRight)


def page_of(heading: str) -> tuple[QWidget, QVBoxLayout]:
    """Return a page with a heading, and the column below it."""
    page = QWidget()
    column = filled(QVBoxLayout(page), Label(heading, role="heading"), spacing=10, margins=(0, 0, 0, 0))
    return page, column


def muted_text(text: str) -> FittedText:
    """Return a text as wide as the page."""
    return FittedText("text", WIDTH - 2 * MARGIN, text)


_PART_HEIGHT = 108
_ROLLED_DICE = ((2, -14, 6), (4, 9, -8), (2, -6, -2), (5, 16, 8), (2, -11, -4))  # face, angle, how far from the middle
_ROLL, _KEPT_FACE = (2, 2, 4, 5, 2), 2
_FILLED = ((Category.ACES, "3"), (Category.TWOS, "6"), (Category.THREES, ""))


class TurnPart(Enum):
    """The parts of a turn."""

    ROLL = "roll"
    KEEP = "keep"
    SCORE = "score"


class TurnPicture(Picture):
    """One part of a turn, on the ground of the tray or of a card."""

    def __init__(self, part: TurnPart) -> None:
        super().__init__()
        self._part = part
        self.setFixedHeight(_PART_HEIGHT)
        self.setMinimumWidth(170)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint that part."""
        painter = smooth_painter(self)
        is_card = self._part is TurnPart.SCORE
        painter.setPen(QPen(theme().q("outline" if is_card else "tray_edge"), theme().edge))
        painter.setBrush(theme().q("card" if is_card else "tray"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        {TurnPart.ROLL: self._paint_roll, TurnPart.KEEP: self._paint_keep, TurnPart.SCORE: self._paint_score}[
            self._part
        ](painter)

    def _place(self, number: int, size: float) -> QRectF:
        step = size + 6
        left = (self.width() - 5 * step + 6) / 2
        return QRectF(left + number * step, (self.height() - size) / 2, size, size)

    def _paint_roll(self, painter: QPainter) -> None:
        for number, (face, angle, off) in enumerate(_ROLLED_DICE):
            rect = self._place(number, 27.0).translated(0, off)
            painter.save()
            painter.translate(rect.center())
            painter.rotate(angle)
            painter.translate(-rect.center())
            draw_die_shadow(painter, rect, 0.1)
            draw_die(painter, rect, face)
            painter.restore()

    def _paint_keep(self, painter: QPainter) -> None:
        for number, face in enumerate(_ROLL):
            kept = face == _KEPT_FACE
            rect = self._place(number, 27.0).translated(0, -8 if kept else 4)
            edge = theme().q("accent") if kept else None
            draw_die_shadow(painter, rect, 0.15 if kept else 0.0)
            draw_die(painter, rect, face, edge)

    def _paint_score(self, painter: QPainter) -> None:
        height = 27.0
        for number, (category, points) in enumerate(_FILLED):
            row = QRectF(10, (self.height() - 3 * height) / 2 + number * height, self.width() - 20, height)
            is_new = category is Category.TWOS
            if is_new:
                painter.setPen(QPen(theme().q("accent"), 1.5))
                painter.setBrush(theme().q("selection"))
                painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            draw_die(painter, QRectF(row.left() + 7, row.center().y() - 8, 16, 16), category + 1)
            weight = QFont.Weight.Bold if is_new else QFont.Weight.Medium
            name = row.adjusted(30, 0, -34, 0)
            draw_fitted(painter, name, names.category(category), fonts.font(12, weight), theme().q("text"), AlignLeft)
            points_place = row.adjusted(0, 0, -9, 0)
            draw_text(painter, points_place, points, fonts.font(13, weight), theme().q("text"), AlignRight)
