# SPDX-License-Identifier: MIT
"""A celebration is a word that pops up over a line of text for a moment, with sparks beside it.

It stays within that line: dice, buttons and boxes are never covered. It takes no clicks, no keys and no time.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignCenter, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

LENGTH = 1500
"""How long a celebration takes, in milliseconds."""
_FRAME = 16
_COMING, _GOING = 240, 260
_HEIGHT, _PAD, _SMALLEST = 34.0, 22.0, 0.5
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
        """Be done with it."""
        self._frames.stop()
        self.word = ""
        self.hide()

    def show_at(self, now: float) -> None:
        """Show it as it is `now` milliseconds after it began, wherever its line is then."""
        self._now = now
        if now >= LENGTH or self._line is None:
            self.stop()
            return
        rise = max(0, round(_HEIGHT) - self._line.height()) // 2
        place = self._line.rect().adjusted(0, -rise, 0, rise)
        self.setGeometry(place.translated(self._line.mapTo(self._page, QPoint())))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sparks and word."""
        if self._line is None:
            return
        painter, middle = smooth_painter(self), QRectF(self.rect()).center()
        font = fonts.font(18, QFont.Weight.Bold, columns=False)
        covered = self._line.text() or self._line.accessibleName()
        wide = max(map(QFontMetricsF(font).horizontalAdvance, (self.word, covered))) + 2 * _PAD
        pill = QRectF(0, 0, min(wide, self.width()), _HEIGHT - 2)
        pill.moveCenter(middle)
        painter.setOpacity(min(1.0, max(0.0, (LENGTH - self._now) / _GOING)))
        self._paint_sparks(painter, pill)
        size = _SMALLEST + (1.0 - _SMALLEST) * _overshooting(min(1.0, self._now / _COMING))
        painter.translate(middle)
        painter.scale(size, min(1.0, size))
        painter.translate(-middle)
        fill_round(painter, pill, pill.height() / 2, theme().q("accent"))
        draw_fitted(painter, pill, self.word, font, theme().q("on_accent"), AlignCenter)

    def _paint_sparks(self, painter: QPainter, pill: QRectF) -> None:
        done = min(1.0, self._now / LENGTH)
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
