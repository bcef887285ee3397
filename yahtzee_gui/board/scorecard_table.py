# SPDX-License-Identifier: MIT
"""The table of the scorecard: its lines as views and screen readers have them, as painted, and with mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.scorecard_field import CellWriter
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.kit.drawing import (
    AlignLeft,
    AlignRight,
    draw_bar,
    draw_fitted,
    draw_ring,
    draw_text,
    fitted,
    smooth_painter,
)
from yahtzee_gui.kit.input import Index, Ringed, is_alone
from yahtzee_gui.kit.labels import mark_wrong, plain
from yahtzee_gui.kit.on_screen import show_whole
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

NAME, COST, POINTS = range(3)
_COLUMNS = 3


@dataclass(frozen=True)
class ScoreRow:
    """One line of the scorecard.

    A box has a `category`; the other lines (bonuses, total) have none. `points` is what stands in it, or what the
    dice would score if `is_preview`; `cost` what taking it loses, in the colour of its `verdict`. A box without points
    `is_open`. `bar` is a share from 0 to 1; `shorter` stands for its points where there is little room; `is_chosen` a
    box that is about to be scored.
    """

    name: str
    category: Category | None = None
    face: int | None = None
    points: str = ""
    is_preview: bool = False
    cost: str = ""
    verdict: Verdict | None = None
    is_open: bool = False
    is_chosen: bool = False
    can_score: bool = False
    bar: float | None = None
    shorter: str = ""
    is_total: bool = False
    hint: str = ""
    spoken: str = ""
    can_write: bool = False
    is_wrong: bool = False


class ScorecardModel(QStandardItemModel):
    """The lines as a table of name, cost, and points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, _COLUMNS, parent)
        self.setHorizontalHeaderLabels(tray_words.scorecard_columns())
        self.rows: tuple[ScoreRow, ...] = ()

    def set_rows(self, rows: Sequence[ScoreRow]) -> None:
        """Show other lines; boxes can be gone to, other lines only read."""
        if tuple(rows) == self.rows:
            return
        self.rows = tuple(rows)
        if len(rows) != self.rowCount():
            self.setRowCount(0)
            self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            # With what the line itself may have no room for.
            hint = "\n".join(filter(None, (row.name if row.bar is None else row.spoken, row.hint)))
            is_read = row.category is None and not row.can_write
            flags = Qt.ItemFlag(0) if is_read else Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            for column, text in enumerate((row.name, row.cost, row.points)):
                item = self.item(number, column) or QStandardItem()
                item.setFlags(flags | Qt.ItemFlag.ItemNeverHasChildren)
                item.setText(text)
                item.setData(plain(hint), Qt.ItemDataRole.ToolTipRole)
                item.setAccessibleText(row.spoken if column == NAME else text)
                self.setItem(number, column, item)
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, _COLUMNS - 1))


MAX_ROW, USUAL_ROW, MIN_ROW = 52, 30, 25
"""Heights of a line; less than usual only where the card would have to be scrolled."""
_BONUS_SHARE = 0.62  # of the line of the upper bonus, for its points
INSET = 8
POINTS_WIDTH, COST_WIDTH = 66, 74
_PAD = 12  # between the points and the edge of their box


class _ScorecardDelegate(QStyledItemDelegate):
    def __init__(self, view: ScorecardTable) -> None:
        super().__init__(view)
        self._view = view

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
            painter.setPen(QPen(theme().q("card_edge"), 1.5))
            painter.drawLine(line.topLeft(), line.topRight())
            return
        is_current = self._view.shows_ring and self._view.currentIndex().row() == index.row()
        painter.setPen(QPen(theme().q("focus"), theme().focus_edge) if is_current else Qt.PenStyle.NoPen)
        is_hovered = row.can_score and self._view.hovered_row == index.row()
        painter.setBrush(theme().q("selection") if is_hovered else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(line.adjusted(1, 0, -1, 0), 6, 6)

    def _paint_name(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        place = cell.adjusted(INSET, 0, 0, 0)
        if row.face is not None:
            size = 20.0
            icon = QRectF(place.x(), place.center().y() - size / 2, size, size)
            draw_die(painter, icon, row.face)
            place.setLeft(icon.right() + 10)
        if row.is_total:
            font, color = fonts.font(18, QFont.Weight.DemiBold), theme().q("text")
        elif row.category is None:
            font, color = fonts.font(13), theme().q("muted")
        else:
            font, color = fonts.font(14, QFont.Weight.Medium), theme().q("text")
        if row.category is None:
            points = QFontMetricsF(self._points_style(row)[0]).horizontalAdvance(row.points)
            place.setRight(cell.right() + COST_WIDTH + POINTS_WIDTH - _PAD - points - INSET)
        draw_fitted(painter, place, row.name, font, color, AlignLeft)

    def _points_style(self, row: ScoreRow) -> tuple[QFont, QColor]:
        if row.is_chosen:
            return fonts.font(15, QFont.Weight.DemiBold), theme().q("on_accent")
        if row.is_preview:
            is_muted = row.points == "0" or not row.can_score
            return fonts.font(15, QFont.Weight.DemiBold), theme().q("muted" if is_muted else "accent")
        if row.is_total:
            return fonts.font(22, QFont.Weight.Bold, columns=False), theme().q("text")
        if row.category is None:
            return fonts.font(14), theme().q("muted")
        return fonts.font(16, QFont.Weight.DemiBold), theme().q("text")

    def _paint_points(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        font, color = self._points_style(row)
        if row.can_write:
            box = field_rect(cell)
            wrong = theme().word(Verdict.MISTAKE)
            painter.setPen(QPen(wrong if row.is_wrong else theme().q("card_edge"), 2 if row.is_wrong else 1))
            painter.setBrush(theme().q("card"))
            painter.drawRoundedRect(box, 6, 6)
            color = wrong if row.is_wrong else theme().q("text" if row.points else "muted")
            said, font = (row.points, font) if row.points else (tray_words.open_box(), fonts.font(13))
            draw_fitted(painter, box.adjusted(4, 0, -7, 0), said, font, color, AlignRight)
            return
        if row.is_open:
            edge = "accent" if row.is_chosen or (row.points not in ("", "0") and row.can_score) else "control_edge"
            painter.setPen(QPen(theme().q(edge), 1))
            painter.setBrush(theme().q("accent") if row.is_chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(field_rect(cell), 6, 6)
        room = (cell if row.category is None else cell.adjusted(_PAD / 2, 0, 0, 0)).adjusted(0, 0, -_PAD, 0)
        if row.is_preview and QFontMetricsF(font).horizontalAdvance(row.points) > room.width():
            room = cell.adjusted(_PAD / 3, 0, -_PAD / 3, 0)  # points with a bonus fill the box
        draw_fitted(painter, room, row.points, font, color, AlignRight)

    def _paint_cost(self, painter: QPainter, cell: QRectF, row: ScoreRow) -> None:
        if row.verdict is None:
            return
        place, font = cell.adjusted(0, 0, -INSET, 0), fonts.font(13, QFont.Weight.DemiBold)
        draw_fitted(painter, place, row.cost, font, theme().word(row.verdict), AlignRight)

    def _paint_bonus(self, painter: QPainter, line: QRectF, row: ScoreRow) -> None:
        below, thick = (12, 7) if line.height() >= USUAL_ROW else (8, 5)
        text = line.adjusted(INSET, 1, -_PAD, -below)
        font, color = fonts.font(13), theme().q("muted")
        room = text.width() - QFontMetricsF(fitted(font, row.name, 0.0)).horizontalAdvance(row.name) - INSET
        said, points = row.points, fitted(font, row.points, min(room, text.width() * _BONUS_SHARE))
        if row.shorter and QFontMetricsF(points).horizontalAdvance(said) > room:
            said, points = row.shorter, fitted(font, row.shorter, room)
        name = text.adjusted(0, 0, -QFontMetricsF(points).horizontalAdvance(said) - INSET, 0)
        draw_fitted(painter, name, row.name, font, color, AlignLeft)
        draw_text(painter, text, said, points, color, AlignRight)
        track = QRectF(line.x() + INSET, line.bottom() - below, line.width() - 2 * INSET, thick)
        draw_bar(painter, track, theme().q("track"))
        if row.bar:
            track.setWidth(track.width() * row.bar)
            draw_bar(painter, track, theme().q("accent"))


def field_rect(cell: QRectF) -> QRectF:
    """Return where the points are typed in a cell."""
    return cell.adjusted(1, 3, -1, -3)


class ScorecardTable(Ringed, QTableView):
    """The table: arrow keys go from box to box, Enter or a click scores. Only who uses keys sees where they are."""

    boxRequested = Signal(int)
    refused = Signal()
    boxChosen = Signal(int)
    fitted = Signal()
    written = Signal(int, str)
    writingMoved = Signal()
    writingClicked = Signal(int)

    def __init__(self, model: ScorecardModel) -> None:
        super().__init__()
        self.hovered_row = -1
        self.shows_place = True
        self._most = MAX_ROW
        self._pressed_row = -1
        self._reads = False
        self.writer: CellWriter | None = None
        self.setModel(model)
        model.dataChanged.connect(self._stop_reading)
        self._delegate = _ScorecardDelegate(self)
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
        self.setAccessibleName(names.scorecard())

    # ---- writing ----

    def open_for_writing(self) -> None:
        """Have points typed into the lines that say so, from now on: a field goes from one to the next."""
        self.writer = writer = CellWriter(self.viewport(), self._has_line)
        writer.stepRequested.connect(self.go)
        writer.textEdited.connect(lambda text: self.written.emit(self.currentIndex().row(), text))
        writer.moved.connect(self.writingMoved)
        writer.clicked.connect(lambda: self.writingClicked.emit(self.currentIndex().row()))

    def write_at(self, row: int | None = None) -> None:
        """Take the keyboard to the field, in one line or where it was last."""
        if self.writer is None:
            return
        here = self.currentIndex().row() if row is None else row
        self.setCurrentIndex(self._model().index(here if here in self._stops() else self._stops()[0], NAME))
        self.place_writer(is_new=True)
        self.writer.setFocus(Qt.FocusReason.TabFocusReason)

    def place_writer(self, *, is_new: bool = False) -> None:
        """Have the field stand where the keyboard is, with what is written there; `is_new`: it has just come there."""
        number = self.currentIndex().row()
        if self.writer is None or number < 0 or not self.row(number).can_write:
            return
        line, row = self.line_rect(number), self.row(number)
        cell = QRectF(self.columnViewportPosition(POINTS), line.y(), self.columnWidth(POINTS), line.height())
        if is_new:
            self.writer.go_to(field_rect(cell), row.points, row.name, is_wrong=row.is_wrong)
            show_whole(self.writer)
        else:
            self.writer.setGeometry(field_rect(cell).toRect())
            if row.points != self.writer.text():  # the cursor stays where it is
                self.writer.setText(row.points)
        mark_wrong(self.writer, is_wrong=row.is_wrong)
        self.writer.setAccessibleDescription(row.hint)
        self.writingMoved.emit()

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

    @property
    def shows_ring(self) -> bool:
        """Whether the box that the keyboard is at has a ring: one just scored has none until keys go there again."""
        here = self.currentIndex()
        can_use = here.isValid() and (self.row(here.row()).can_score or self.row(here.row()).can_write)
        return self.has_ring and self.shows_place and (can_use or self._reads)

    def show_place(self) -> None:
        """Have a ring where the keyboard is: at a box, or around all of them."""
        self._reads = True
        self.viewport().update()

    def _stop_reading(self) -> None:
        """Once boxes can be scored, have a ring at those alone: what was read before the roll is left behind."""
        self._reads = self._reads and not any(row.can_score for row in self._model().rows)
        self.viewport().update()  # the ring around all lines, too: what is below them belongs to none

    def set_most(self, height: int) -> None:
        """Have no line higher than `height`, within what lines can be."""
        self._most = max(USUAL_ROW, min(MAX_ROW, height))
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height among the lines and the width among the columns."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give all lines the same height, filling the view up to a comfortable one."""
        rows = self._model().rowCount()
        if not rows:
            return
        height = max(MIN_ROW, min(self._most, self.viewport().height() // rows))
        for row in range(rows):
            self.setRowHeight(row, height)
        width = self.viewport().width()
        self.setColumnWidth(COST, COST_WIDTH)
        self.setColumnWidth(POINTS, POINTS_WIDTH)
        self.setColumnWidth(NAME, width - POINTS_WIDTH - COST_WIDTH)
        self.place_writer()
        self.fitted.emit()

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
        can_score = row >= 0 and (self.row(row).can_score or self.row(row).can_write)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_score else Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.show_ring(False)
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
            if self.writer is not None and pressed in self._stops():
                self.writingClicked.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from box to box, choose one with Enter, and score it with the next."""
        key = event.key()
        self.show_ring(True)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose_or_request(self.currentIndex().row())
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and is_alone(event):
            self.go(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and is_alone(event):
            self._go_to(self._stops()[0 if key == Qt.Key.Key_Home else -1])
        else:
            event.ignore()
            return
        self._reads = key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def _stops(self) -> list[int]:
        """Return the lines that keys go to: boxes that can be scored, or all boxes where none can."""
        rows = self._model().rows
        if self.writer is not None:
            return [number for number, row in enumerate(rows) if row.can_write]
        open_boxes = [number for number, row in enumerate(rows) if row.can_score]
        return open_boxes or [number for number, row in enumerate(rows) if row.category is not None]

    @property
    def is_at_stop(self) -> bool:
        """Whether the keyboard is at a line that keys go to."""
        return self.currentIndex().row() in self._stops()

    def go(self, step: int) -> None:
        """Go to the next box in one direction, and from the last one on to the first."""
        stops, here = self._stops(), self.currentIndex().row()
        beyond = [row for row in stops if (row > here if step > 0 else row < here)] if here >= 0 else []
        end = 0 if step > 0 or here < 0 else -1
        self._go_to((beyond or stops)[end])

    def _has_line(self, step: int) -> bool:
        here = self.currentIndex().row()
        return any(row > here if step > 0 else row < here for row in self._stops())

    def _go_to(self, row: int) -> None:
        self.setCurrentIndex(self._model().index(row, NAME))
        self.boxChosen.emit(row)
        self._reads = True

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.writer is not None:
            self.place_writer(is_new=True)
        self.viewport().update()  # the outline goes around the whole line, not one cell

    def focusInEvent(self, event: Any) -> None:
        """Stay at the line where the keyboard was; at none of itself, as Qt would, for Enter to choose."""
        here = self.currentIndex()
        super().focusInEvent(event)
        self._reads = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self.writer is not None:
            self.write_at()
            return
        self.setCurrentIndex(here)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, and a ring around all of them while the keyboard is at none."""
        super().paintEvent(event)
        if self.writer is None and self.shows_ring and not self.currentIndex().isValid():
            painter = smooth_painter(self.viewport())
            draw_ring(painter, self.line_rect(0).united(self.line_rect(self._model().rowCount() - 1)), 8)

    def focusOutEvent(self, event: Any) -> None:
        """Outline none any more."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _choose_or_request(self, row: int) -> None:
        """Score a box that is chosen already, or choose it: no key scores a box before the tray shows what it gives."""
        if row >= 0 and self.row(row).can_score and not self.row(row).is_chosen:
            self.boxChosen.emit(row)
        else:
            self._request(row)

    def _request(self, row: int) -> None:
        if row >= 0 and self.row(row).can_write and self.writer is not None:
            self.write_at(row)
        elif row >= 0 and self.row(row).can_score:
            self.boxRequested.emit(row)
        elif row >= 0 and self.row(row).category is not None:
            self.refused.emit()
