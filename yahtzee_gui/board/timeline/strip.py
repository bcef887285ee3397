# SPDX-License-Identifier: MIT
"""The strip of turns: a cell for each, with the worst mark of its choices, and the line of the game over them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure, Verdict
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.graph import TimelineView, TurnCell, draw_line
from yahtzee_gui.kit.charts.chart import Chart, Scale
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_text, fill_round
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, set_tooltip
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

HEIGHT, LOW_HEIGHT = 86, 60
"""Heights of the strip; where it is low its heading is left out."""
_SIDE, _EDGE = 18, 5
_ROW, _ABOVE, _ROUND, _APART = 18, 5, 5, 6
_LEAST_SPAN = 40.0
_STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class _Cells(Chart):
    """The cells, whose items are the turns that are judged: a step to one looks back at it, as a click does."""

    def __init__(self) -> None:
        super().__init__(QSize(480, HEIGHT))
        self.view = TimelineView()
        self.setMinimumSize(0, 0)

    def set_view(self, view: TimelineView) -> None:
        self.view = view
        said = words.turns_spoken(view.heading, ((cell.turn, cell.verdict) for cell in view.cells), view.current)
        self.show_items(said, view.summary, [cell.card for cell in view.cells], view.message, can_ask=True)
        self._pointed = next((number for number, cell in enumerate(view.cells) if cell.is_viewed), None)

    def _cell(self, turn: int, area: QRectF) -> QRectF:
        width = area.width() / self.view.turns
        return QRectF(area.x() + (turn - 1) * width, area.y(), width, area.height())

    def place(self, item: int, area: QRectF) -> QPointF:
        return self._cell(self.view.cells[item].turn, area).center()

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        cells = enumerate(self.view.cells)
        return next((number for number, cell in cells if self._cell(cell.turn, area).contains(place)), None)

    def _hover(self, item: int | None) -> None:
        super()._hover(item)
        set_tooltip(self, "\n".join(self._cards[item]) if item is not None else "")

    def _carded(self) -> int | None:
        return None  # the strip is too low for a card, which is a tooltip here

    def point_at(self, item: int) -> None:
        super().point_at(item)
        self.itemRequested.emit(item)

    def _has_use(self, event: QKeyEvent) -> bool:
        return bool(self._cards) and event.key() in _STEPS and is_alone(event)

    def _target(self, key: Qt.Key, far: bool) -> int | None:
        return super()._target(key, far) if key in _STEPS else None  # Up and Down go along the scorecard

    def paint(self, painter: QPainter, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cells = {cell.turn: cell for cell in self.view.cells}
        for turn in range(1, self.view.turns + 1):
            self._paint_cell(painter, turn, area, cells.get(turn))
        if self.view.marks:
            self.draw(painter, area)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        line = area.adjusted(0, _ABOVE, 0, -2 * _ROW if self._is_narrow(area) else -_ROW)
        known = [mark.expected for mark in self.view.marks]
        level = self.view.par if self.view.par is not None else known[0]
        low, high = 0.0, 100.0
        if self.view.measure is not Measure.CHANCE:
            middle, span = (min(*known, level) + max(*known, level)) / 2, max(*known, level) - min(*known, level)
            low, high = middle - max(span, _LEAST_SPAN) / 2, middle + max(span, _LEAST_SPAN) / 2
        scale, width = Scale((), low, high, line.top(), line.bottom()), line.width() / self.view.turns
        if self.view.par is not None:
            painter.setPen(QPen(theme().q("faint"), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(line.left(), scale.y(level)), QPointF(line.right(), scale.y(level)))
        points = [QPointF(line.x() + mark.x * width, scale.y(mark.expected)) for mark in self.view.marks]
        draw_line(painter, points, 1.8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().q("accent"))
        painter.drawEllipse(points[-1], 3.5, 3.5)

    def _paint_cell(self, painter: QPainter, turn: int, area: QRectF, cell: TurnCell | None) -> None:
        """Paint the ground of a turn, its number and its mark, one above the other where the cell is narrow."""
        place, is_current = self._cell(turn, area).adjusted(1, 1, -1, -1), turn == self.view.current
        if is_current or turn % 2:
            fill_round(painter, place, _ROUND, theme().q("selection" if is_current else "stripe"))
        is_viewed = cell is not None and cell.is_viewed
        if is_current or is_viewed:
            painter.setPen(QPen(theme().q("text" if is_viewed else "accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, _ROUND, _ROUND)
        number = str(turn)
        font = fonts.font(12, QFont.Weight.DemiBold if is_current else QFont.Weight.Normal)
        ink = theme().q("accent" if is_current else "text" if cell is not None else "faint")
        row = place.adjusted(0, place.height() - _ROW, 0, 0)
        wide = QFontMetricsF(font).horizontalAdvance(number)
        if cell is None or self._is_narrow(area):
            draw_text(painter, row, number, font, ink, AlignCenter)
            row.translate(0, 2 - _ROW)
        else:
            marked = QFontMetricsF(_mark_font()).horizontalAdvance(names.mark(cell.verdict))
            row.setLeft(row.center().x() - (wide + _APART + marked) / 2)
            draw_text(painter, row, number, font, ink)
            row.setLeft(row.left() + wide + _APART)
        if cell is not None:
            align = AlignCenter if self._is_narrow(area) else AlignLeft
            draw_text(painter, row, names.mark(cell.verdict), _mark_font(), theme().word(cell.verdict), align)

    def _is_narrow(self, area: QRectF) -> bool:
        """Return whether a mark has no room beside the number of its turn, and stands above it."""
        number = QFontMetricsF(fonts.font(12)).horizontalAdvance(str(self.view.turns))
        mark = QFontMetricsF(_mark_font()).horizontalAdvance(names.mark(Verdict.BLUNDER))
        return number + _APART + mark > self._cell(1, area).width() - 2


def _mark_font() -> QFont:
    return fonts.font(12, QFont.Weight.Bold)


class GameStrip(QFrame):
    """The strip below the card of the coach.

    Signals:
        decisionRequested: the place in the log of the choice to look back at, of a turn that was clicked or stepped to.
    """

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._heading = Label(role="title")
        self.summary = ElidedLabel("muted", AlignRight)
        self.summary.may_vanish = True
        self.cells = _Cells()
        self.cells.itemRequested.connect(lambda item: self.decisionRequested.emit(self.cells.view.cells[item].event))
        self._head = QWidget()
        filled(QHBoxLayout(self._head), self._heading, (self.summary, 1), spacing=12, margins=(0, 0, 0, 0))
        filled(QVBoxLayout(self), self._head, (self.cells, 1), spacing=2, margins=(_SIDE, _EDGE, _SIDE, _EDGE))
        self.setFixedHeight(HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the heading where it would take the cells their room."""
        super().resizeEvent(event)
        self._head.setVisible(self.height() >= HEIGHT)

    def focus_order(self) -> list[QWidget]:
        return [self.cells]

    def set_view(self, view: TimelineView) -> None:
        if view == self.cells.view:
            return
        self.cells.set_view(view)
        self._heading.setText(view.heading)
        self.summary.set_text(view.message or (view.summary if view.cells else words.turns_to_come(view.turns)))
        self.summary.set_shorter(*(view.shorter if view.cells else ()))
