# SPDX-License-Identifier: MIT
"""The lines of text below the dice: what is about to be done, with the verdict on it; a demon's answer; a celebration.

A celebration is a word that pops up over a line for a moment. It stays within that line: dice, buttons and boxes are
never covered. It takes no clicks, no keys and no time.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from engine.analysis.verdicts import Measure, Verdict
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.drawn_dice import draw_pieces, width_of_pieces
from yahtzee_gui.kit.drawing import AlignCenter, draw_fitted, draw_text, fill_round, fitted, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, PaintedText, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, names

_ANSWER_HEIGHT = 20
_ANSWER_DIE = 20.0


class AnswerLine(ElidedLabel):
    """A centred line; its text has the dice as digits, for screen readers, and is painted with dice in their place."""

    def __init__(self) -> None:
        super().__init__("muted", AlignCenter)
        self.answer: Dice = ()
        self.setFixedHeight(_ANSWER_HEIGHT)

    def set_line(self, text: str, answer: Dice = ()) -> None:
        """Show `text`; `answer` are dice that it names, and that are seen as dice."""
        self.answer = answer if names.dice(answer) in text else ()
        self.setText(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.answer:
            super().paintEvent(event)
            return
        before, _, after = self.text().partition(names.dice(self.answer))
        pieces = before, self.answer, after
        letters = next((one for one in (13, 12) if width_of_pieces(pieces, one, _ANSWER_DIE) <= self.width()), 11)
        left = (self.width() - width_of_pieces(pieces, letters, _ANSWER_DIE)) / 2
        room = QRectF(self.rect()).adjusted(left, 0, -left, 0)
        draw_pieces(smooth_painter(self), room, pieces, letters, _ANSWER_DIE, ink="muted")


_CHOICE_HEIGHT = 34
_PILL, _CHOICE_PAD, _CHOICE_GAP = 26.0, 11.0, 12.0
_DOTS, _DOT, _APART = 3, 2.5, 11.0
_BEAT = 400
"""Milliseconds that a dot is lit."""


class ChoiceLine(PaintedText):
    """A sentence in the middle of its line, which keeps its height when there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = ""
        self.verdict: Verdict | None = None
        self._measure: Measure | None = None
        self.works, self._lit = False, 0
        self.beat = QTimer(self, interval=_BEAT)
        self.beat.timeout.connect(self._light_next)
        self.setFixedHeight(_CHOICE_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_line(self, sentence: str, verdict: Verdict | None = None, measure: Measure | None = None) -> None:
        """Show a sentence, and the verdict on what it says by a measure, if it is judged."""
        if (sentence, verdict, measure) == (self.sentence, self.verdict, self._measure):
            return
        self.sentence, self.verdict, self._measure = sentence, verdict, measure
        self.setAccessibleName(f"{sentence}, {names.verdict(verdict)}" if verdict is not None else sentence)
        self.setAccessibleDescription(self._hint)
        self.update()

    @property
    def _hint(self) -> str:
        return glossary.marks(self._measure) if self.verdict is not None else ""

    def set_working(self, works: bool, *, moves: bool) -> None:
        """Show that what the sentence tells of goes on: with dots that light up in turn, or, without motion, dots."""
        if works != self.works:
            self.works, self._lit = works, 0
            self.update()
        if not (works and moves):
            self.beat.stop()
        elif not self.beat.isActive():
            self.beat.start()

    def _light_next(self) -> None:
        self._lit = (self._lit + 1) % _DOTS
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, _CHOICE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        pill = f"{names.mark(self.verdict)} {names.verdict(self.verdict)}" if self.verdict is not None else ""
        pill_font = fonts.font(14, QFont.Weight.DemiBold)
        pill_width = QFontMetricsF(pill_font).horizontalAdvance(pill) + 2 * _CHOICE_PAD if pill else 0.0
        dots = _CHOICE_GAP + _DOTS * _APART if self.works else 0.0
        before = pill_width + _CHOICE_GAP if pill else dots  # as much on both sides of a sentence with dots
        room = self.width() - before - dots
        font = fitted(fonts.font(17, QFont.Weight.DemiBold, columns=False), self.sentence, room)
        needed = QFontMetricsF(font).horizontalAdvance(self.sentence)
        wide = min(room, needed)
        left = (self.width() - before - wide - dots) / 2
        if self.verdict is not None:
            ground = QRectF(left, (self.height() - _PILL) / 2, pill_width, _PILL)
            fill_round(painter, ground, _PILL / 2, theme().q("card"))
            fill_round(painter, ground, _PILL / 2, theme().pill(self.verdict))
            draw_text(painter, ground, pill, pill_font, theme().word(self.verdict), AlignCenter)
        place = QRectF(left + before, 0, wide + 1, self.height())
        draw_text(painter, place, self.sentence, font, theme().q("text"))
        if self.works:
            self._paint_dots(painter, place.right() + _CHOICE_GAP)
        set_tooltip(self, "\n".join(filter(None, (self.sentence if needed > room else "", self._hint))))

    def _paint_dots(self, painter: QPainter, left: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(_DOTS):
            is_lit = self.beat.isActive() and place == self._lit
            painter.setBrush(theme().q("accent" if is_lit else "faint"))
            painter.drawEllipse(QPointF(left + place * _APART, self.height() / 2 + 2), _DOT, _DOT)


CELEBRATION_LENGTH = 1500
"""How long a celebration takes, in milliseconds."""
_FRAME = 16
_COMING, _GOING = 240, 260
_CELEBRATION_HEIGHT, _CELEBRATION_PAD, _SMALLEST = 34.0, 22.0, 0.5
_SPARKS, _FAR, _SIZES = 28, (30.0, 210.0), (4.0, 8.0)


@dataclass(frozen=True)
class _Spark:
    """A scrap of paper: how far it flies from the word, in pixels, at which height, 0 to 1, and how it looks."""

    far: float
    height: float
    spin: float
    size: float
    color: int


class Celebration(QWidget):
    """Lies over a line of `page` while it shows a word there, and is hidden otherwise."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.word = ""
        self._line: QLabel | None = None
        self._sparks: list[_Spark] = []
        self._now = 0.0
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=_FRAME)
        self._frames.timeout.connect(lambda: self.show_at(self._clock.elapsed()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def start(self, word: str, line: QLabel) -> None:
        """Show `word` over a line of the page."""
        chance = random.Random()
        self.word, self._line = word, line
        self._sparks = [
            _Spark(
                far=side * chance.uniform(*_FAR),
                height=chance.random(),
                spin=chance.uniform(-540.0, 540.0),
                size=chance.uniform(*_SIZES),
                color=number % 4,
            )
            for number in range(_SPARKS // 2)
            for side in (-1, 1)
        ]
        self.show_at(0.0)
        self.raise_()
        self.show()
        self._clock.start()
        self._frames.start()

    def stop(self) -> None:
        self._frames.stop()
        self.word = ""
        self.hide()

    def show_at(self, now: float) -> None:
        """Show it as it is `now` milliseconds after it began, wherever its line is then."""
        self._now = now
        if now >= CELEBRATION_LENGTH or self._line is None:
            self.stop()
            return
        rise = max(0, round(_CELEBRATION_HEIGHT) - self._line.height()) // 2
        place = self._line.rect().adjusted(0, -rise, 0, rise)
        self.setGeometry(place.translated(self._line.mapTo(self._page, QPoint())))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._line is None:
            return
        painter, middle = smooth_painter(self), QRectF(self.rect()).center()
        font = fonts.font(18, QFont.Weight.Bold, columns=False)
        covered = self._line.text() or self._line.accessibleName()
        wide = max(map(QFontMetricsF(font).horizontalAdvance, (self.word, covered))) + 2 * _CELEBRATION_PAD
        pill = QRectF(0, 0, min(wide, self.width()), _CELEBRATION_HEIGHT - 2)
        pill.moveCenter(middle)
        painter.setOpacity(min(1.0, max(0.0, (CELEBRATION_LENGTH - self._now) / _GOING)))
        self._paint_sparks(painter, pill)
        size = _SMALLEST + (1.0 - _SMALLEST) * _overshooting(min(1.0, self._now / _COMING))
        painter.translate(middle)
        painter.scale(size, min(1.0, size))
        painter.translate(-middle)
        fill_round(painter, pill, pill.height() / 2, theme().q("accent"))
        draw_fitted(painter, pill, self.word, font, theme().q("on_accent"), AlignCenter)

    def _paint_sparks(self, painter: QPainter, pill: QRectF) -> None:
        done = min(1.0, self._now / CELEBRATION_LENGTH)
        flown = 1.0 - (1.0 - done) ** 3
        papers = (*map(theme().q, ("accent", "gain", "loss")), theme().mark(Verdict.INACCURACY))
        painter.setPen(Qt.PenStyle.NoPen)
        for spark in self._sparks:
            start = pill.right() if spark.far > 0 else pill.left()
            painter.save()
            painter.translate(QPointF(start + spark.far * flown, pill.top() + spark.height * pill.height()))
            painter.rotate(spark.spin * done)
            painter.setBrush(papers[spark.color])
            painter.drawRoundedRect(QRectF(-spark.size / 2, -spark.size / 2, spark.size, spark.size), 1.5, 1.5)
            painter.restore()


def _overshooting(share: float) -> float:
    """Return how far something has come that goes a little beyond where it stops."""
    rest = 1.0 - share
    return 1.0 - rest * rest * (2.2 * rest - 1.2)
