# SPDX-License-Identifier: MIT
"""The turn report says what a turn brought: its rolls as small dice, what was made of each, and what came of it.

A decision that can be looked back at is clicked; beside the last one stands the button that has it made again.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip

from engine.analysis.verdicts import Measure, Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import turn_report_words
from yahtzee_gui.board.coach.end_bars import HEIGHT as BARS_HEIGHT
from yahtzee_gui.board.coach.end_bars import EndBar, draw_end_bars
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary

_INSET, _GAP = 10, 7
_TITLE, _HEADING, _FACT = 32, 28, 23
_ENTRY, _LINE = 46, 17
_DIE, _DIE_STEP = 25.0, 29.0
_LONGEST_BAR = 10.0  # points; where a turn brought or cost more, its bars are drawn to a larger scale
_FIGURE = 52.0
_NAME_SHARE, _MOST_NAME_SHARE = 0.46, 0.6
_RETRY = 28
_LESSON_PAD = 12
_WRAP = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class TurnEntry:
    """One decision of the turn: the dice, those kept, what was done, and what it was worth where that may be seen.

    `event` is its place in the log, where it can be looked back at.
    """

    dice: Dice
    kept: Kept = NOTHING_KEPT
    done: str = ""
    judged: str = ""
    verdict: Verdict | None = None
    note: str = ""
    event: int | None = None


@dataclass(frozen=True)
class TurnFact:
    """A line with a name and a figure; `points` draws a bar, to the right for a gain and to the left for a loss."""

    name: str
    figure: str
    points: float | None = None


@dataclass(frozen=True)
class TurnReportView:
    """What the report shows. A `lesson` is one thing worth knowing, with its heading and a picture.

    `remark` says below the decisions what some of them were judged by.

    `retry` is the text of the button beside the last entry, with a hint; empty for none.

    `measure` is what its figures count.
    """

    title: str = ""
    entries: tuple[TurnEntry, ...] = ()
    heading: str = ""
    facts: tuple[TurnFact, ...] = ()
    remark: str = ""
    lesson_heading: str = ""
    lesson: str = ""
    lesson_bars: tuple[EndBar, ...] = ()
    spoken: str = ""
    retry: str = ""
    retry_hint: str = ""
    measure: Measure | None = None


NO_REPORT = TurnReportView()


class TurnReport(PaintedText):
    """The report as one picture, as high as it needs to be. A click on a decision looks back at it.

    Signals:
        decisionRequested: the place in the log of the decision that was clicked.
    """

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.view = NO_REPORT
        self.retry = QPushButton(self)
        self.retry.setProperty("small", "true")
        self.retry.setFixedHeight(_RETRY)
        self.retry.hide()
        self._hovered: int | None = None
        self._room = 0  # for all of it; 0 while that is not known
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_view(self, view: TurnReportView) -> None:
        """Show `view`."""
        if view == self.view:
            return
        self.view = view
        if self.underMouse():
            QToolTip.hideText()  # it was about what stood there
        self.setAccessibleName(view.spoken)
        leads_back = any(entry.event is not None for entry in view.entries)
        self.setAccessibleDescription(turn_report_words.look_at_it() if leads_back else "")
        self._hovered = None
        self.retry.setText(view.retry)
        self.retry.setVisible(bool(view.retry))
        set_tooltip(self.retry, view.retry_hint)
        self.retry.setAccessibleDescription(view.retry_hint)
        self._fit()
        self.update()

    def set_room(self, height: int) -> None:
        """Have that much room: without the picture of the lesson where only that would have the rest scroll."""
        if height != self._room:
            self._room = height
            self._fit()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the height that the view needs."""
        return QSize(300, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the lines are that the width leaves."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._height())
        if self.view.retry and self.view.entries:
            self.retry.adjustSize()
            corner = list(self._entry_places())[-1][1].bottomRight().toPoint()
            self.retry.move(corner.x() - _INSET - self.retry.width(), corner.y() - _RETRY - 7)

    def _height(self) -> int:
        return self._height_of_words() + (_GAP + BARS_HEIGHT if self.shows_bars else 0)

    @property
    def shows_bars(self) -> bool:
        """Whether the lesson has its picture, and room for it."""
        needed = self._height_of_words() + _GAP + BARS_HEIGHT
        return bool(self.view.lesson_bars) and (not self._room or needed <= self._room)

    def _height_of_words(self) -> int:
        view = self.view
        height = _TITLE + sum(self._entry_height(entry) + _GAP for entry in view.entries)
        if view.facts:
            height += (_HEADING if view.heading else _GAP) + _FACT * len(view.facts)
        height += round(self._remark_height())
        if view.lesson:
            height += _GAP + round(self._lesson_words())
        return height + 2

    def _remark_height(self) -> float:
        lines = self._lines(self.view.remark, self.width() - 2 * _INSET, fonts.font(12))
        return _GAP + lines if self.view.remark else 0.0

    def _entry_height(self, entry: TurnEntry) -> int:
        below = round(self._note_height(entry)) + 4 if entry.note else 0
        return _ENTRY + max(below, _RETRY + 6 if self._has_retry(entry) else 0)

    def _has_retry(self, entry: TurnEntry) -> bool:
        return bool(self.view.retry) and entry is self.view.entries[-1]

    def _lines(self, text: str, width: float, font: QFont) -> float:
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), _WRAP, text).height()

    def _note_width(self, entry: TurnEntry) -> float:
        retry = self.retry.sizeHint().width() + _GAP if self._has_retry(entry) else 0
        return self.width() - 2 * _INSET - retry

    def _note_height(self, entry: TurnEntry) -> float:
        return self._lines(entry.note, self._note_width(entry), fonts.font(12))

    def _lesson_words(self) -> float:
        width = self.width() - 2 * _LESSON_PAD
        return 2 * _LESSON_PAD + self._lesson_head() + self._lines(self.view.lesson, width, fonts.font(13))

    def _lesson_head(self) -> float:
        """Return the height of the lesson's heading: a line, or two where it is long."""
        return max(_LINE, self._lines(self.view.lesson_heading, self.width() - 2 * _LESSON_PAD, _heading_font()))

    def _entry_places(self) -> Iterator[tuple[TurnEntry, QRectF]]:
        """Yield each decision with where it stands."""
        top = float(_TITLE)
        for entry in self.view.entries:
            yield entry, QRectF(0, top, self.width(), self._entry_height(entry))
            top += self._entry_height(entry) + _GAP

    def _fact_rows(self) -> QRectF:
        """Return where the lines with figures stand."""
        entries = sum(self._entry_height(entry) + _GAP for entry in self.view.entries)
        top = _TITLE + entries + self._remark_height() + (_HEADING if self.view.heading else _GAP)
        return QRectF(0, top, self.width(), _FACT * len(self.view.facts))

    def _event_at(self, place: QPointF) -> int | None:
        """Return which decision stands at `place`, if one does that can be looked back at."""
        return next((entry.event for entry, rect in self._entry_places() if rect.contains(place)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which decision a click would look back at."""
        self._hover(self._event_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Light no decision any more."""
        self._hover(None)

    def _hover(self, decision: int | None) -> None:
        if decision != self._hovered:
            self._hovered = decision
            self.setCursor(Qt.CursorShape.ArrowCursor if decision is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look back at the decision that was clicked."""
        decision = self._event_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and decision is not None:
            self.decisionRequested.emit(decision)

    def event(self, event: QEvent) -> bool:
        """Say what a click does, or what the figures are."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            place, facts = QPointF(event.pos()), self._fact_rows()
            entry, row = next((one for one in self._entry_places() if one[1].contains(place)), (None, facts))
            is_judged = any(fact.points is not None for fact in self.view.facts)
            is_told = is_judged and (bool(entry.judged) if entry is not None else facts.contains(place))
            lost, measure = glossary.points_lost(self.view.measure), self.view.measure
            explained = "\n".join((glossary.luck(measure), lost, "", glossary.marks(measure))) if is_told else ""
            if entry is not None and entry.event is not None:
                look, is_chance = turn_report_words.look_at_it(), measure is Measure.CHANCE
                explained = f"{look}\n\n{lost}" if is_chance else look  # what "pp" is stands nowhere else here
            QToolTip.showText(event.globalPos(), explained, self, row.toRect())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, entries, facts and lesson from top to bottom."""
        painter = smooth_painter(self)
        view, colors = self.view, theme()
        title = QRectF(_INSET, 0, self.width() - 2 * _INSET, _TITLE)
        draw_fitted(painter, title, view.title, fonts.font(15, QFont.Weight.DemiBold), colors.q("text"), AlignLeft)
        top = float(_TITLE)
        for entry, rect in self._entry_places():
            self._paint_entry(painter, rect, entry, is_lit=entry.event is not None and entry.event == self._hovered)
            top = rect.bottom() + _GAP
        if view.remark:
            room = QRectF(_INSET, top, self.width() - 2 * _INSET, self._remark_height())
            painter.setFont(fonts.font(12))
            painter.setPen(colors.q("text"))
            painter.drawText(room, _WRAP, view.remark)
            top += self._remark_height()
        if view.facts:
            line = QRectF(_INSET, top, self.width() - 2 * _INSET, _HEADING)
            font = fonts.font(13, QFont.Weight.DemiBold)
            draw_fitted(painter, line, view.heading, font, colors.q("text"), AlignLeft)
            top = self._fact_rows().top()
        longest = max([_LONGEST_BAR, *(abs(fact.points) for fact in view.facts if fact.points is not None)])
        figures = self.width_of_figures()
        for fact in view.facts:
            self._paint_fact(painter, QRectF(_INSET, top, self.width() - 2 * _INSET, _FACT), fact, longest, figures)
            top += _FACT
        if view.lesson:
            height = self._lesson_words() + (_GAP + BARS_HEIGHT if self.shows_bars else 0)
            self._paint_lesson(painter, QRectF(0, top + _GAP, self.width(), height))

    def _paint_entry(self, painter: QPainter, rect: QRectF, entry: TurnEntry, *, is_lit: bool) -> None:
        colors = theme()
        fill_round(painter, rect, 8, colors.q("hover" if is_lit else "stripe"))
        upper = QRectF(rect.x(), rect.y(), rect.width(), _ENTRY)
        for place, (face, kept) in enumerate(zip(entry.dice, entry.kept, strict=True)):
            die = QRectF(rect.x() + _INSET + place * _DIE_STEP, upper.center().y() - _DIE / 2, _DIE, _DIE)
            painter.setOpacity(1.0)
            draw_die(painter, die, face, colors.q("accent") if kept else None)
        left = rect.x() + _INSET + len(entry.dice) * _DIE_STEP + 4
        words = QRectF(left, upper.y(), rect.right() - _INSET - left, upper.height())
        if entry.judged and entry.verdict is not None:
            first = QRectF(words.x(), words.y() + 5, words.width(), 18)
            font = fonts.font(14, QFont.Weight.DemiBold)
            draw_fitted(painter, first, entry.judged, font, colors.word(entry.verdict), AlignRight)
            words = QRectF(words.x(), words.y() + 24, words.width(), 16)
        draw_fitted(painter, words, entry.done, fonts.font(12), colors.q("muted"), AlignRight)
        if entry.note:
            below = rect.bottom() - upper.bottom() - (1 if self._has_retry(entry) else 0)
            note = QRectF(rect.x() + _INSET, upper.bottom() - 3, self._note_width(entry), below)
            painter.setFont(fonts.font(12))
            painter.setPen(colors.q("text"))
            painter.drawText(note, _WRAP, entry.note)

    def width_of_figures(self) -> float:
        """Return how much of a line no bar may come into, for the widest of the figures at its end, and its sign."""
        metrics = QFontMetricsF(_figure_font())
        beside = (metrics.horizontalAdvance(fact.figure) for fact in self.view.facts if fact.points is not None)
        return max(_FIGURE, *(needed + _GAP for needed in beside), 0.0)

    def width_of_names(self, room: float) -> float:
        """Return how much of a line no bar may come into, for the widest of the names at its beginning."""
        metrics = QFontMetricsF(_name_font())
        needed = (metrics.horizontalAdvance(fact.name) + _GAP for fact in self.view.facts if fact.points is not None)
        return min(max(_NAME_SHARE * room, *needed, 0.0), _MOST_NAME_SHARE * room)

    def _paint_fact(self, painter: QPainter, rect: QRectF, fact: TurnFact, longest: float, figures: float) -> None:
        colors = theme()
        figure = _figure_font()
        needed = QFontMetricsF(figure).horizontalAdvance(fact.figure)
        name = QRectF(
            rect.x(),
            rect.y(),
            self.width_of_names(rect.width()) if fact.points is not None else rect.width() - needed - 8,
            rect.height(),
        )
        draw_fitted(painter, name, fact.name, _name_font(), colors.q("muted"), AlignLeft)
        draw_text(painter, rect, fact.figure, figure, colors.q("text"), AlignRight)
        if fact.points is None:
            return
        half = (rect.width() - name.width() - figures) / 2
        zero = name.right() + half
        width = max(2.0, half * abs(fact.points) / longest)
        bar = QRectF(zero if fact.points > 0 else zero - width, rect.center().y() - 4.5, width, 9)
        if abs(fact.points) >= 0.05:
            draw_bar(painter, bar, colors.q("gain" if fact.points > 0 else "loss"))
        painter.fillRect(QRectF(zero - 0.5, rect.y() + 3, 1, rect.height() - 6), colors.q("card_edge"))

    def _paint_lesson(self, painter: QPainter, rect: QRectF) -> None:
        colors = theme()
        fill_round(painter, rect, 8, colors.q("lesson"))
        inner = rect.adjusted(_LESSON_PAD, _LESSON_PAD - 2, -_LESSON_PAD, -_LESSON_PAD)
        painter.setFont(_heading_font())
        painter.setPen(colors.word(Verdict.INACCURACY))
        painter.drawText(inner, _WRAP, self.view.lesson_heading)
        painter.setFont(fonts.font(13))
        painter.setPen(colors.q("text"))
        painter.drawText(inner.adjusted(0, self._lesson_head() + 2, 0, 4), _WRAP, self.view.lesson)
        if self.shows_bars:
            room = inner.adjusted(0, inner.height() + 2 - BARS_HEIGHT, 0, 0)
            draw_end_bars(painter, room, self.view.lesson_bars)


def _heading_font() -> QFont:
    return fonts.font(12, QFont.Weight.DemiBold)


def _name_font() -> QFont:
    return fonts.font(13)


def _figure_font() -> QFont:
    return fonts.font(13, QFont.Weight.DemiBold)
