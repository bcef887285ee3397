# SPDX-License-Identifier: MIT
"""The scorecard: thirteen boxes, the bonuses and the total, as a table. An open box shows what the dice would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.rules.categories import Category
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import EDGE
from yahtzee_gui.widgets.dice.painting import draw_die
from yahtzee_gui.widgets.scorecard.scorecard_model import COST, NAME, POINTS, Index, ScorecardModel, ScoreRow
from yahtzee_gui.widgets.text.drawing import AlignLeft, AlignRight, draw_bar, draw_text
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.widgets.text.fitting import draw_fitted, fitted
from yahtzee_gui.widgets.text.plain import Label, set_tooltip
from yahtzee_gui.wording.coach import glossary
from yahtzee_gui.wording.game import play

_MAX_ROW, _MIN_ROW = 52, 30
_HEADER = 34
_BONUS_SHARE = 0.62  # of the line of the upper bonus, for its points
_INSET = 8
_POINTS_WIDTH, _COST_WIDTH = 54, 78


class _ScorecardDelegate(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, view: _ScorecardView, colors: Colors) -> None:
        super().__init__(view)
        self._view = view
        self.colors = colors

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.row(index.row())
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Backgrounds are painted cell by cell; lines that are no box have none, and their name may need more room.
        painter.setClipRect(cell if row.category is not None else self._view.line_rect(index.row()))
        self._paint_background(painter, index, row)
        if row.bar is not None:
            self._paint_bonus(painter, self._view.line_rect(index.row()), row)
        elif index.column() == NAME:
            self._paint_name(painter, cell, row)
        elif index.column() == POINTS:
            self._paint_points(painter, cell, row)
        else:
            self._paint_cost(painter, cell, row)
        painter.restore()

    def _paint_background(self, painter: QPainter, index: Index, row: ScoreRow) -> None:
        line = self._view.line_rect(index.row()).adjusted(0, 1, 0, -1)
        if row.is_total:
            painter.setPen(QPen(self.colors.q("card_edge"), 1.5))
            painter.drawLine(line.topLeft(), line.topRight())
            return
        has_place = self._view.hasFocus() and self._view.shows_place
        is_current = has_place and self._view.currentIndex().row() == index.row()
        painter.setPen(QPen(self.colors.q("focus"), self.colors.focus_edge) if is_current else Qt.PenStyle.NoPen)
        if row.can_score and self._view.hovered_row == index.row():
            painter.setBrush(self.colors.q("selection"))
        elif row.is_chosen:
            painter.setBrush(self.colors.q("selection"))
            painter.setPen(QPen(self.colors.q("focus" if is_current else "accent"), self.colors.focus_edge))
        elif row.category is not None and index.row() % 2 == 0:
            painter.setBrush(self.colors.q("stripe"))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(line.adjusted(1, 0, -1, 0), 6, 6)

    def _paint_name(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        place = cell.adjusted(_INSET, 0, 0, 0)
        if row.face is not None:
            size = 20.0
            icon = QRectF(place.x(), place.center().y() - size / 2, size, size)
            draw_die(painter, icon, row.face, self.colors)
            place.setLeft(icon.right() + 10)
        if row.is_total:
            font, color = fonts.font(18, QFont.Weight.DemiBold), self.colors.q("text")
        elif row.category is None:
            font, color = fonts.font(13), self.colors.q("muted")
        else:
            font, color = fonts.font(14, QFont.Weight.Medium), self.colors.q("text")
        if row.category is None:
            points = QFontMetricsF(self._points_style(row)[0]).horizontalAdvance(row.points)
            place.setRight(cell.right() + _POINTS_WIDTH - points - _INSET)
        draw_fitted(painter, place, row.name, font, color, AlignLeft)

    def _points_style(self, row: ScoreRow) -> tuple[QFont, QColor]:
        if row.is_preview:
            return fonts.font(15, italic=True), self.colors.q("faint")
        if row.is_total:
            return fonts.font(22, QFont.Weight.Bold, columns=False), self.colors.q("text")
        if row.category is None:
            return fonts.font(14), self.colors.q("muted")
        return fonts.font(16, QFont.Weight.DemiBold), self.colors.q("text")

    def _paint_points(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        font, color = self._points_style(row)
        draw_fitted(painter, cell, row.points, font, color, AlignRight)

    def _paint_cost(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        if row.verdict is None:
            return
        place = cell.adjusted(0, 0, -_INSET, 0)
        if row.is_loud:
            font, color = fonts.font(13, QFont.Weight.DemiBold), self.colors.word(row.verdict)
        else:
            font, color = fonts.font(13), self.colors.q("faint")
        draw_text(painter, place, row.cost, font, color, AlignRight)

    def _paint_bonus(self, painter: QPainter, line: QRectF, row: ScoreRow) -> None:
        text = line.adjusted(_INSET, 1, -_INSET, -12)
        font, color = fonts.font(13), self.colors.q("muted")
        points = fitted(font, row.points, text.width() * _BONUS_SHARE)
        name = text.adjusted(0, 0, -QFontMetricsF(points).horizontalAdvance(row.points) - _INSET, 0)
        draw_fitted(painter, name, row.name, font, color, AlignLeft)
        draw_text(painter, text, row.points, points, color, AlignRight)
        track = QRectF(line.x() + _INSET, line.bottom() - 12, line.width() - 2 * _INSET, 7)
        draw_bar(painter, track, self.colors.q("track"))
        if row.bar:
            draw_bar(
                painter, QRectF(track.x(), track.y(), track.width() * row.bar, track.height()), self.colors.q("accent")
            )


class _ScorecardView(QTableView):
    """The table: arrow keys go from box to box, Enter or a click scores."""

    boxRequested = Signal(int)
    boxChosen = Signal(int)

    def __init__(self, model: ScorecardModel, colors: Colors) -> None:
        super().__init__()
        self.hovered_row = -1
        self.shows_place = True
        self._pressed_row = -1
        self.setModel(model)
        self._delegate = _ScorecardDelegate(self, colors)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setAccessibleName(play.scorecard())

    def set_colors(self, colors: Colors) -> None:
        self._delegate.colors = colors
        self.viewport().update()

    def row(self, number: int) -> ScoreRow:
        return self._model().rows[number]

    def _model(self) -> ScorecardModel:
        model = self.model()
        assert isinstance(model, ScorecardModel)
        return model

    def line_rect(self, row: int) -> QRectF:
        """Return the rectangle of a whole line in the viewport."""
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return QRectF(0, top, self.viewport().width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height among the lines and the width among the columns."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give all lines the same height, filling the view up to a comfortable one."""
        rows = self._model().rowCount()
        if not rows:
            return
        height = max(_MIN_ROW, min(_MAX_ROW, self.viewport().height() // rows))
        for row in range(rows):
            self.setRowHeight(row, height)
        width = self.viewport().width()
        self.setColumnWidth(COST, _COST_WIDTH)
        self.setColumnWidth(POINTS, _POINTS_WIDTH)
        self.setColumnWidth(NAME, width - _POINTS_WIDTH - _COST_WIDTH)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.indexAt(event.position().toPoint()).row())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: Any) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row == self.hovered_row:
            return
        self.hovered_row = row
        can_score = row >= 0 and self.row(row).can_score
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_score else Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_row = self.indexAt(event.position().toPoint()).row()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Score where the button went down and up: a press can still be taken back by moving away."""
        super().mouseReleaseEvent(event)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed_row = self._pressed_row, -1
        if pressed == self.indexAt(event.position().toPoint()).row():
            self._request(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose_or_request(self.currentIndex().row())
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.go(1 if key == Qt.Key.Key_Down else -1)
        else:
            event.ignore()

    def go(self, step: int) -> None:
        """Go to the next box in one direction, over lines that are none."""
        row, rows = self.currentIndex().row() + step, self._model().rowCount()
        if not self.currentIndex().isValid():
            row = 0
        while 0 <= row < rows and self.row(row).category is None:
            row += step
        if 0 <= row < rows:
            self.setCurrentIndex(self._model().index(row, NAME))
            self.boxChosen.emit(row)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()  # the outline goes around the whole line, not one cell

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model().index(0, NAME))
        self.viewport().update()

    def focusOutEvent(self, event: Any) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _choose_or_request(self, row: int) -> None:
        """Score a box that is chosen already, or choose it: no key scores a box before the tray shows what it gives."""
        if row >= 0 and self.row(row).can_score and not self.row(row).is_chosen:
            self.boxChosen.emit(row)
        else:
            self._request(row)

    def _request(self, row: int) -> None:
        if row >= 0 and self.row(row).can_score:
            self.boxRequested.emit(row)


class Scorecard(QFrame):
    """The left of the window.

    Signals:
        scoreRequested: the category of a box that was clicked, or chosen with Enter.
        boxChosen: the category of the box that the arrow keys went to; None if it cannot be scored.
    """

    scoreRequested = Signal(object)
    boxChosen = Signal(object)

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "true")
        self._model = ScorecardModel(self)
        self.table = _ScorecardView(self._model, colors)
        self.table.boxRequested.connect(self._request)
        self.table.boxChosen.connect(self._choose)
        self._points_heading = Label(play.scorecard_columns()[POINTS])
        self._cost_heading = Label()
        self._lay_out()

    def _lay_out(self) -> None:
        title = ElidedLabel("title", AlignLeft)
        title.setText(play.scorecard())
        header = QWidget()
        header.setFixedHeight(_HEADER)
        title.setParent(header)  # the first, so that it is read before the headings of the columns
        for label in (self._points_heading, self._cost_heading):
            label.setProperty("role", "muted")
            label.setParent(header)
            label.setAlignment(AlignRight)
            label.setWordWrap(True)
        self._header, self._title = header, title
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self.table, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the headings above their columns."""
        super().resizeEvent(event)
        self._place_headings()

    def _place_headings(self) -> None:
        width = self.width() - 16
        # The title takes what it needs, and the heading of the points what is left of it.
        costs = width - _COST_WIDTH
        title = min(self._title.sizeHint().width(), costs - _INSET - _POINTS_WIDTH)
        self._title.setGeometry(_INSET, 0, title, _HEADER)
        self._cost_heading.setGeometry(costs, 0, _COST_WIDTH - _INSET, _HEADER)
        self._points_heading.setGeometry(_INSET + title, 0, costs - _INSET - title, _HEADER)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.table.set_colors(colors)

    def set_title(self, title: str) -> None:
        """Say whose scorecard it is."""
        if title != self._title.text():
            self._title.setText(title)
            self._place_headings()

    def set_rows(self, rows: Sequence[ScoreRow], *, shows_cost: bool, is_own: bool = True) -> None:
        """Show the lines; the heading of the cost column only where costs are shown.

        On the card of somebody else there is nothing to choose: where the keyboard is on one's own is not marked there.
        """
        first = not self._model.rows
        self.table.shows_place = is_own
        self._model.set_rows(rows)
        self._cost_heading.setText(play.scorecard_columns()[COST] if shows_cost else "")
        set_tooltip(self._cost_heading, f"{glossary.if_taken()}\n\n{glossary.marks()}" if shows_cost else "")
        if first:
            self.table.fit()

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        """The lines shown."""
        return self._model.rows

    def box_centre(self, category: Category) -> QPoint:
        """Return the middle of a box in the coordinates of the table's viewport."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        return self.table.line_rect(row).center().toPoint()

    def step(self, step: int) -> None:
        """Go to the next box (1) or the one before (-1); from elsewhere, take the keyboard to the boxes first."""
        if self.table.hasFocus() or not self.table.currentIndex().isValid():
            self.table.go(step)
        else:
            self._choose(self.table.currentIndex().row())
        self.focus_table()

    def forget_place(self) -> None:
        """Begin anew at the first box: when the keyboard comes here next, or now if it is here."""
        self.table.setCurrentIndex(self._model.index(0, NAME) if self.table.hasFocus() else QModelIndex())

    def focus_table(self) -> None:
        """Take the keyboard to the boxes."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self.table]

    def go_to(self, category: Category) -> None:
        """Make a box the current one, ready for Enter."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        self.table.setCurrentIndex(self._model.index(row, NAME))
        self.focus_table()

    def minimumSizeHint(self) -> QSize:
        """Return the size below which lines would be cut."""
        return QSize(270, _HEADER + 16 + 2 * EDGE + 16 * _MIN_ROW)

    def _choose(self, row: int) -> None:
        self.boxChosen.emit(self.rows[row].category if self.rows[row].can_score else None)

    def _request(self, row: int) -> None:
        self.scoreRequested.emit(self.rows[row].category)
