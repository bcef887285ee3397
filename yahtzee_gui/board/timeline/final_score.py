# SPDX-License-Identifier: MIT
"""The final score: how the game may end after an option, as bars, and after others as lines over them.

A table has the figures of one option, or of two beside each other, with a column for each.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.tray.drawn_dice import draw_dice
from yahtzee_gui.kit.charts.chart import LABEL, Chart, Scale, paint_column, paint_ticks, round_ticks, scale_for
from yahtzee_gui.kit.drawing import (
    AlignCenter,
    AlignLeft,
    AlignRight,
    draw_fitted,
    draw_text,
    fill_round,
    smooth_painter,
)
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, PaintedText, Picture, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_HEADING, _NAMES = 26.0, 26.0
_LEAST_ROW, _MOST_ROW = 14.0, 22.0
_INSET, _DIE, _NAME = 8.0, 18.0, 0.34
INKS = ("accent", "second")
"""The colours of an option and the one it is compared against; their swatches differ in shape, too."""


@dataclass(frozen=True)
class CompareRow:
    """A figure of every option, as it is written; `hint` explains it."""

    name: str
    figures: tuple[str, ...]
    hint: str = ""


@dataclass(frozen=True)
class CompareView:
    """What is shown: the options by name and as dice where they keep some, and their figures."""

    heading: str
    names: tuple[str, ...]
    dice: tuple[Dice | None, ...]
    rows: tuple[CompareRow, ...]

    @property
    def spoken(self) -> str:
        """The table as a screen reader says it."""
        lines = [f"{row.name}: {', '.join(filter(None, row.figures))}" for row in self.rows]
        return "; ".join([", ".join(self.names), *lines])


class CompareTable(Picture):
    """The figures, painted; rows are as high as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.view: CompareView | None = None

    def set_view(self, view: CompareView | None) -> None:
        if view == self.view:
            return
        self.view = view
        self.setAccessibleName(view.heading if view is not None else "")
        self.setAccessibleDescription(view.spoken if view is not None else "")
        hints = [f"{row.name}: {row.hint}" for row in view.rows if row.hint] if view is not None else []
        set_tooltip(self, "\n".join(hints))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self.view
        if view is None:
            return
        painter = smooth_painter(self)
        area = QRectF(self.rect()).adjusted(_INSET, 2, -_INSET, -2)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        painter.drawLine(area.topLeft(), area.topRight())
        cells = self._cells(area)
        for number, (cell, name) in enumerate(zip(cells, view.names, strict=True)):
            self._paint_option(painter, QRectF(cell.x(), area.y() + 2, cell.width(), _NAMES - 4), number, name)
        left = area.height() - _HEADING
        height = min(_MOST_ROW, max(_LEAST_ROW, left / max(1, len(view.rows))))
        for number, row in enumerate(view.rows):
            self._paint_row(painter, area, cells, area.y() + _HEADING + number * height, height, row)

    def _cells(self, area: QRectF) -> list[QRectF]:
        assert self.view is not None
        count, measure = len(self.view.names), QFontMetricsF(fonts.font(12, QFont.Weight.DemiBold))
        widest = max((measure.horizontalAdvance(one) for row in self.view.rows for one in row.figures), default=0.0)
        width = max(area.width() * (1.0 - _NAME) / count, widest + _INSET)
        left = area.right() - count * width
        return [QRectF(left + number * width, area.y(), width, area.height()) for number in range(count)]

    def _paint_option(self, painter: QPainter, cell: QRectF, number: int, name: str) -> None:
        """Paint an option right in its column, with the colour that it has in the picture of final scores."""
        assert self.view is not None
        faces, ink = self.view.dice[number], theme().q(INKS[number])
        painter.setPen(QPen(ink, 2.5))
        painter.drawLine(cell.bottomLeft() + (cell.bottomRight() - cell.bottomLeft()) * 0.25, cell.bottomRight())
        if not faces:
            draw_fitted(painter, cell.adjusted(6, 0, 0, -3), name, fonts.font(12), theme().q("text"), AlignRight)
            return
        size = min(_DIE, (cell.width() - 8) / len(faces) - 2)
        room = cell.adjusted(cell.width() - len(faces) * (size + 2) + 2, 0, 0, -4)
        draw_dice(painter, room, faces, size, size + 2)

    def _paint_row(
        self, painter: QPainter, area: QRectF, cells: list[QRectF], top: float, height: float, row: CompareRow
    ) -> None:
        letters = 12 if height >= 17 else 11
        bold = fonts.font(letters, QFont.Weight.DemiBold)
        until = cells[0].right() - QFontMetricsF(bold).horizontalAdvance(row.figures[0]) - _INSET
        name = QRectF(area.x(), top, until - area.x(), height)
        draw_fitted(painter, name, row.name, fonts.font(letters), theme().q("muted"), AlignLeft)
        for cell, figure in zip(cells, row.figures, strict=True):
            draw_text(painter, QRectF(cell.x(), top, cell.width(), height), figure, bold, theme().q("text"), AlignRight)


_LEFT, _RIGHT, _TOP, _BOTTOM = 42, 14, 12, 20
_KNOB, _MARK, _ROOM_FOR_MARK = 5.0, 8, 90
_SHARE = 0.86
_LABEL_ROOM = 46.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10}
_STEP = 5
_NARROW, _SPACE = 420, 8
_LOW = 150  # pixels: a face that is lower has no line of figures below
_COMPARE, _LEAST_CHART, _HEAD_RIGHT = 236, 130, 6


@dataclass(frozen=True)
class FinalBin:
    """A range of final scores, `first` to `last`, with its chance in per cent after each option, and its card."""

    first: int
    last: int
    percents: tuple[float, ...]
    card: tuple[str, ...] = ()


@dataclass(frozen=True)
class FinalScoreView:
    """What the face shows: bins, or a message while there are none.

    `chances` are the names of the options and their chances of the `target` or more, as they are written; `best` says
    what is known of the best chance there is, and `button` has it worked out, each ever shorter. What is played for has
    a mark on the axis, if it is not points, at the score `goal`, which says `mark`.
    """

    bins: tuple[FinalBin, ...] = ()
    target: int | None = None
    event: str = ""
    chances: tuple[tuple[str, str], ...] = ()
    best: tuple[str, ...] = ()
    button: tuple[str, ...] = ()
    figures: str = ""
    message: str = ""
    spoken: str = ""
    goal: float | None = None
    mark: str = ""


class FinalChart(Chart):
    """Bars, lines over them, and the line of the score; `view` is what it shows.

    Signals:
        targetRequested: the score that the line was dragged to.
    """

    targetRequested = Signal(int)

    _ring_is_below = True

    def __init__(self) -> None:
        super().__init__(QSize(480, 160))
        self.view = FinalScoreView()
        self._drags = False
        self.setMinimumSize(_LEAST_CHART, 60)
        set_tooltip(self, "")

    def set_view(self, view: FinalScoreView) -> None:
        self.view = view
        cards = [one.card for one in view.bins]
        self.show_items(words.final_face(), view.spoken, cards, view.message, can_ask=False)
        if view.bins:
            self.setAccessibleDescription(f"{view.spoken}. {words.drag_hint()}")

    # ---- places ----

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_LEFT, self._above(area), -_RIGHT, -_BOTTOM)

    def _above(self, area: QRectF) -> float:
        """Return the height of the rows above the bars: the goal's mark has its own where there is room."""
        return _TOP + (_MARK if self.view.mark and area.height() > _ROOM_FOR_MARK else 0)

    @property
    def _ends(self) -> tuple[int, int]:
        return self.view.bins[0].first, self.view.bins[-1].last + 1

    def _x(self, score: float, plot: QRectF) -> float:
        first, after = self._ends
        return plot.left() + plot.width() * min(max((score - first) / (after - first), 0.0), 1.0)

    def score_at(self, place: QPointF, area: QRectF) -> int:
        """Return the score at a place, one of those that are shown."""
        first, after = self._ends
        plot = self._plot(area)
        share = min(max((place.x() - plot.left()) / plot.width(), 0.0), 1.0)
        return round(first + share * (after - first))

    def _scale(self, plot: QRectF) -> Scale:
        return scale_for(0.0, max(max(one.percents) for one in self.view.bins), plot)

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the top of a bar."""
        plot, one = self._plot(area), self.view.bins[item]
        return QPointF(
            (self._x(one.first, plot) + self._x(one.last + 1, plot)) / 2, self._scale(plot).y(one.percents[0])
        )

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the bar that the mouse is over, whatever its height."""
        plot = self._plot(area)
        if self._drags or not plot.contains(place):
            return None
        score = self.score_at(place, area)
        return next((number for number, one in enumerate(self.view.bins) if score <= one.last), None)

    # ---- dragging ----

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the line, which comes to where the mouse is."""
        if event.button() == Qt.MouseButton.LeftButton and self.view.bins:
            self._drags = True
            self._hover(None)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.targetRequested.emit(self.score_at(event.position() / self.zoom, self._area))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the line, or show the card of the bar under the mouse."""
        if self._drags:
            self.targetRequested.emit(self.score_at(event.position() / self.zoom, self._area))
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._drags = False

    def _has_use(self, event: QKeyEvent) -> bool:
        return bool(self.view.bins) and is_alone(event) and event.key() in (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the line by five points, by one with Shift, by fifty with the page keys."""
        if not self._has_use(event) or self.view.target is None:
            event.ignore()
            return
        first, after = self._ends
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            target = first if event.key() == Qt.Key.Key_Home else after
        else:
            small = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            steps = _STEPS[Qt.Key(event.key())]
            step = 1 if small else _STEP
            here = self.view.target
            target = here + steps if small else step * ((here // step if steps > 0 else -(-here // step)) + steps)
        self.targetRequested.emit(min(max(target, first), after))

    # ---- painting ----

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, bars, lines over them, and the line of the score."""
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, in_percent=True)
        self._paint_scores(painter, plot)
        top, target = area.top(), self.view.target
        mark = self._x(target, plot) if target is not None else plot.right()
        for one in self.view.bins:
            self._paint_bin(painter, plot, scale, one, mark)
        for number in range(1, len(self.view.bins[0].percents)):
            self._paint_outline(painter, plot, scale, number)
        if self.view.goal is not None:
            self._paint_goal(painter, plot, self._x(self.view.goal, plot), top)
        if target is not None:
            self._paint_target(painter, plot, mark, top)

    def _paint_scores(self, painter: QPainter, plot: QRectF) -> None:
        first, after = self._ends
        ticks = round_ticks(first, after, max(2, int(plot.width() // _LABEL_ROOM)))
        for score in ticks:
            if first <= score <= after:
                cell = QRectF(self._x(score, plot) - _LABEL_ROOM / 2, plot.bottom() + 3, _LABEL_ROOM, LABEL)
                draw_text(painter, cell, f"{score:.0f}", fonts.font(11), theme().q("muted"), AlignCenter)

    def _paint_bin(self, painter: QPainter, plot: QRectF, scale: Scale, one: FinalBin, mark: float) -> None:
        """Paint a bar, light before the line of the score and strong beyond it."""
        left, right = self._x(one.first, plot), self._x(one.last + 1, plot)
        gap = (right - left) * (1.0 - _SHARE) / 2
        top = scale.y(one.percents[0])
        bar = QRectF(left + gap, top, right - left - 2 * gap, scale.bottom - top)
        for color, begin, end in (
            ("bar", bar.left(), min(bar.right(), mark)),
            ("accent", max(bar.left(), mark), bar.right()),
        ):
            if end > begin:
                painter.save()
                painter.setClipRect(QRectF(begin, plot.top() - 2, end - begin, plot.height() + 2))
                paint_column(painter, bar, theme().q(color))
                painter.restore()

    def _paint_outline(self, painter: QPainter, plot: QRectF, scale: Scale, number: int) -> None:
        """Paint the chances after another option as steps."""
        path = QPainterPath(QPointF(plot.left(), scale.bottom))
        for one in self.view.bins:
            y = scale.y(one.percents[number])
            path.lineTo(QPointF(self._x(one.first, plot), y))
            path.lineTo(QPointF(self._x(one.last + 1, plot), y))
        path.lineTo(QPointF(plot.right(), scale.bottom))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().q(INKS[number]), 2, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)

    def _paint_goal(self, painter: QPainter, plot: QRectF, x: float, top: float) -> None:
        """Paint the mark of what is played for, and what it says on the side where there is more room."""
        ink, is_left = theme().q("muted"), x > plot.center().x()
        painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, top + 2), QPointF(x, plot.bottom()))
        left, right = (plot.left(), x - 2 * _KNOB) if is_left else (x + 2 * _KNOB, plot.right())
        cell = QRectF(left, top, right - left, LABEL)
        draw_fitted(painter, cell, self.view.mark, fonts.font(11), ink, AlignRight if is_left else AlignLeft)

    def _paint_target(self, painter: QPainter, plot: QRectF, x: float, top: float) -> None:
        color = theme().q("text")
        painter.setPen(QPen(color, 1.6))
        painter.drawLine(QPointF(x, top + 2 * _KNOB), QPointF(x, plot.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(QPointF(x, top + _KNOB + 1), _KNOB, _KNOB)


def paint_swatch(painter: QPainter, rect: QRectF, number: int) -> None:
    """Paint the sign of an option: a square for the bars, a line for what is drawn over them."""
    if number == 0:
        fill_round(painter, rect, 3, theme().q(INKS[0]))
        return
    painter.setPen(QPen(theme().q(INKS[number]), 3))
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))


class _Chances(PaintedText):
    """The score at the line, and the chance of it after each option: the legend of the picture, in lines as needed."""

    _SWATCH, _GAP, _LINE = 12.0, 6.0, 19

    def __init__(self) -> None:
        super().__init__()
        self._event, self._chances = "", ()  # type: tuple[str, Sequence[tuple[str, str]]]
        self.setFixedHeight(self._LINE)

    def show_chances(self, event: str, chances: Sequence[tuple[str, str]]) -> None:
        self._event, self._chances = event, chances
        spoken = [words.chances_of(event, chance, name) for name, chance in chances]
        self.setAccessibleName("; ".join(spoken) or event)
        self._fit()
        self.update()

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._LINE * (1 + max(line for *_, line in self.pieces())))

    def needed(self) -> float:
        """Return the width that the longest text needs: none is cut."""
        measure = QFontMetricsF(self._font)
        swatch = self._SWATCH + self._GAP
        return max(
            measure.horizontalAdvance(text) + (swatch if number is not None else 0.0)
            for text, number, *_ in self.pieces()
        )

    def pieces(self) -> list[tuple[str, int | None, float, int]]:
        """Return the texts, each with the number of its option, None for the event, its left edge and its line."""
        measure, x, line = QFontMetricsF(self._font), 0.0, 0
        found: list[tuple[str, int | None, float, int]] = [(self._event, None, 0.0, 0)]
        x = measure.horizontalAdvance(self._event) + 2 * self._GAP
        for number, (name, chance) in enumerate(self._chances):
            text = f"{name}  {chance}"
            width = self._SWATCH + self._GAP + measure.horizontalAdvance(text)
            if x and x + width > self.width():
                x, line = 0.0, line + 1
            found.append((text, number, x, line))
            x += width + 2 * self._GAP
        return found

    @property
    def _font(self) -> QFont:
        return fonts.font(13, QFont.Weight.DemiBold)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        for text, number, x, line in self.pieces():
            row = QRectF(x, line * self._LINE, self.width() - x, self._LINE)
            if number is not None:
                swatch = QRectF(x, row.center().y() - self._SWATCH / 2, self._SWATCH, self._SWATCH)
                paint_swatch(painter, swatch, number)
                row.setLeft(x + self._SWATCH + self._GAP)
            # A name gives way in the middle: behind it is the figure.
            shown = QFontMetricsF(self._font).elidedText(text, Qt.TextElideMode.ElideMiddle, row.width())
            draw_text(painter, row, shown, self._font, theme().q(INKS[number] if number else "text"), AlignLeft)


class FinalScoreFace(QFrame):
    """The face with the final scores."""

    def __init__(self) -> None:
        super().__init__()
        self._view = FinalScoreView()
        self.chart = FinalChart()
        self.chances = _Chances()
        self.best = ElidedLabel("muted", AlignRight)
        self.best.set_hint(words.best_hint())
        self.button = link_button()
        set_tooltip(self.button, words.early())
        self.figures = ElidedLabel("muted", AlignLeft)
        self.figures.set_hint(words.spread_explained())
        # The button beside what it is about: the picture needs the height.
        self._head = filled(
            QHBoxLayout(), (self.chances, 1), self.button, spacing=_SPACE, margins=(_SPACE, 0, _HEAD_RIGHT, 0)
        )
        self._foot = QWidget()
        filled(QHBoxLayout(self._foot), (self.figures, 1), STRETCH, self.best, spacing=8).setContentsMargins(8, 0, 6, 0)
        self.compare = CompareTable()
        picture = filled(QVBoxLayout(), self._head, (self.chart, 1), self._foot, spacing=0)
        filled(QHBoxLayout(self), (picture, 1), self.compare, spacing=_SPACE, margins=(0, 0, 0, 0))
        self.compare.hide()

    def set_view(self, view: FinalScoreView, compared: CompareView | None = None) -> None:
        """Show final scores, and figures of the options beside their picture, if there are some."""
        self.compare.set_view(compared)
        self.compare.setVisible(compared is not None)
        self.chart.set_view(view)
        self.chances.show_chances(view.event, view.chances)
        self._view = view
        self._say_best()
        self.figures.set_text(view.figures)

    def resizeEvent(self, event: object) -> None:
        """Leave the figures to the table beside the picture where there is room for that only."""
        self.figures.setVisible(self.height() >= _LOW)
        self.compare.setFixedWidth(max(0, min(_COMPARE, self.width() - _SPACE - _LEAST_CHART)))
        self._say_best()

    def _say_best(self) -> None:
        """Say what is known of the best chance, in short where there is little room or much to compare."""
        is_narrow, count = self.width() < _NARROW, len(self._view.chances)
        is_roomy = self.height() >= _LOW
        self._place_button()
        self.button.setVisible(bool(self._view.button) and (is_roomy or count <= 1))
        self.best.setVisible(not self._view.button)
        self._foot.setVisible(is_roomy or (count <= 1 and not self._view.button))
        is_short = is_narrow or count > 1 or is_roomy
        self.best.set_text(self._view.best[-1 if is_short else 0] if self._view.best else "")

    def _place_button(self) -> None:
        """Have the button give way to the chances: its text is shorter, or it stands below them."""
        beside = 0 if self.compare.isHidden() else self.compare.width() + _SPACE
        room = self.width() - beside - 2 * _SPACE - _HEAD_RIGHT - self.chances.needed()
        for text in self._view.button:
            self.button.setText(text)
            if is_beside := self.button.sizeHint().width() <= room:
                break
        way = QBoxLayout.Direction
        self._head.setDirection(way.LeftToRight if not self._view.button or is_beside else way.TopToBottom)

    def focus_order(self) -> list[QWidget]:
        return [self.chart, self.button]
