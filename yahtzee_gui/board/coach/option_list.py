# SPDX-License-Identifier: MIT
"""The option list ranks everything the player may do: dice or a name, expected final score, points lost, a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.drawn_dice import draw_dice
from yahtzee_gui.kit.drawing import (
    AlignLeft,
    AlignRight,
    draw_bar,
    draw_cut_bar,
    draw_fitted,
    draw_ring,
    draw_text,
    fill_round,
)
from yahtzee_gui.kit.input import FirstMoment, Index, Ringed, is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

ROW_HEIGHT, TALL_ROW_HEIGHT = 37, 52
"""How high a row is: the tall one has room for what a demon answers, in dice that can be read."""
_LOW_ROW_HEIGHT, _LOW_TALL_ROW_HEIGHT = 30, 46
"""The same where the list is low: its rows come closer until `_ROWS` of them are seen."""
_ROWS, _FEWEST_ROWS = 5, 3
_DIE = 22.0
_DIE_STEP = 25.0
_UPPER_DIE, _ANSWER_DIE = 20.0, 18.0
_NAME_SHARE, _TALL_NAME_SHARE = 0.4, 0.48
_LOSS_WIDTH, _GAP = 58.0, 6.0
_BAR_STRENGTH = 0.42
SCROLL_BAR = 10
_ROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True)
class OptionRow:
    """One option as it is shown: `dice` of a keep, or `text` for what is no keep.

    `value` is what the best one is worth, ever shorter. `bar` is the length of the bar of what an option costs, 1 for
    as long as there is room, beyond that it is cut; `answer` the roll that a demon is going to answer a keep with.
    `is_compared` marks the option that another is compared against. A row with others `folded` into it, which a click
    shows in its place, has `text` and a `note` of what they cost.
    """

    text: str = ""
    dice: Dice = ()
    value: tuple[str, ...] = ()
    loss: str = ""
    verdict: Verdict | None = None
    bar: float = 0.0
    is_chosen: bool = False
    spoken: str = ""
    option: Option | None = None
    answer: Dice = ()
    is_compared: bool = False
    folded: tuple[OptionRow, ...] = ()
    note: str = ""


def paint_row(painter: QPainter, rect: QRectF, row: OptionRow, *, lit: bool) -> None:
    """Paint one row: `lit` gives it a background. Its figures are always in line, and all bars of a list to scale."""
    if lit:
        fill_round(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), 7, theme().q("hover"))
    inner = rect.adjusted(9, 0, -9, 0)
    if row.folded:
        _paint_fold(painter, inner, row)
        return
    loss = QRectF(inner.right() - _LOSS_WIDTH, inner.y(), _LOSS_WIDTH, inner.height())
    name = QRectF(inner)
    name.setWidth(inner.width() * (_TALL_NAME_SHARE if rect.height() > ROW_HEIGHT else _NAME_SHARE))
    middle = QRectF(name.right() + _GAP, inner.y(), loss.x() - name.right() - 2 * _GAP, inner.height())
    if row.bar and row.verdict is not None:
        color = theme().mark(row.verdict)
        color.setAlphaF(_BAR_STRENGTH)
        bar = QRectF(middle.x(), middle.center().y() - 4.5, middle.width() * min(1.0, row.bar), 9)
        (draw_cut_bar if row.bar > 1.0 else draw_bar)(painter, bar, color)
    _paint_name(painter, name, row)
    if row.value:
        font = fonts.font(13, QFont.Weight.Medium)
        metrics = QFontMetricsF(fonts.font(12, QFont.Weight.Medium))
        text = next((one for one in row.value if metrics.horizontalAdvance(one) <= middle.width()), row.value[-1])
        draw_fitted(painter, middle, text, font, theme().q("text"), AlignLeft)
    if row.loss:
        ink = theme().word(row.verdict) if row.verdict is not None else theme().q("muted")
        draw_fitted(painter, loss, row.loss, fonts.font(12, QFont.Weight.DemiBold), ink, AlignRight)


def _paint_fold(painter: QPainter, rect: QRectF, row: OptionRow) -> None:
    text = fonts.font(13, QFont.Weight.DemiBold)
    draw_fitted(painter, rect, row.text, text, theme().q("accent"), AlignLeft)
    room = rect.adjusted(min(rect.width(), QFontMetricsF(text).horizontalAdvance(row.text) + 2 * _GAP), 0, 0, 0)
    draw_fitted(painter, room, row.note, fonts.font(12), theme().q("muted"), AlignRight)


def _paint_name(painter: QPainter, rect: QRectF, row: OptionRow) -> None:
    """Paint a keep, and below it the roll that a demon is going to answer with, or what is no keep."""
    upper, size, step = rect, _DIE, _DIE_STEP
    if row.answer:
        middle, size, step = rect.center().y(), _UPPER_DIE, _UPPER_DIE + 2
        upper = QRectF(rect.x(), middle - _UPPER_DIE - 1, rect.width(), _UPPER_DIE)
        lower = QRectF(rect.x(), middle + 4, rect.width(), _ANSWER_DIE)
        draw_text(painter, lower, "→", fonts.font(13), theme().q("muted"), AlignLeft)
        draw_dice(painter, lower.adjusted(19, 0, 0, 0), row.answer, _ANSWER_DIE, _ANSWER_DIE + 2)
    if not row.dice:
        draw_fitted(painter, upper, row.text, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
    draw_dice(painter, upper, row.dice, size, step)  # in a narrow panel they overlap rather than run into the bar


class _OptionModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[OptionRow, ...] = ()

    def set_rows(self, rows: tuple[OptionRow, ...]) -> None:
        if len(rows) == len(self.rows):
            changed = [number for number, row in enumerate(rows) if row != self.rows[number]]
            self.rows = rows
            for number in changed:
                self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.rows[index.row()].spoken
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole and (row.answer or not row.dice):
            return row.spoken  # a long name may end in an ellipsis, and the dice of an answer are small
        return None


class _OptionDelegate(QStyledItemDelegate):
    def __init__(self, view: OptionList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self._view.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect = self._view.rows[index.row()], QRectF(option.rect)
        lit = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_chosen:
            fill_round(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), 7, theme().q("selection"))
        paint_row(painter, rect, row, lit=(lit or row.is_compared) and not row.is_chosen)
        if row.is_compared:
            painter.setPen(QPen(theme().q("second"), 3))
            painter.drawLine(rect.topLeft() + QPointF(3, 8), rect.bottomLeft() + QPointF(3, -8))
        if self._view.has_ring and self._view.currentIndex().row() == index.row():
            draw_ring(painter, rect, 7)
        painter.restore()


class OptionList(Ringed, QListView):
    """All options, best first.

    Signals:
        optionRequested: the `Option` of a row that was clicked, or chosen with Enter.
        pointedAt: the `Option` of the row that the keyboard or the mouse went to.
        againstRequested: the `Option` of a row that was clicked with Ctrl: others are to be compared against it.
        moved: other rows are in sight.
    """

    optionRequested = Signal(Option)
    againstRequested = Signal(Option)
    pointedAt = Signal(Option)
    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_following = False
        self._is_tall = self._is_unfolded = False
        self._given: tuple[OptionRow, ...] = ()
        self.row_height = ROW_HEIGHT
        self._first_moment = FirstMoment()
        self._options = _OptionModel(self)
        self.setModel(self._options)
        self.setItemDelegate(_OptionDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)  # no row is seen in part, above or below
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.clicked.connect(self._request)
        self.activated.connect(self._request)
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self.verticalScrollBar().rangeChanged.connect(self.moved)

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        return self._options.rows

    def set_tall(self, is_tall: bool) -> None:
        self._is_tall = is_tall
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole rows, as many as there is room for; where something else was before, no click is meant for one."""
        self._first_moment.begin()
        self._fit_rows()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show whole rows, now that there is a size."""
        super().showEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Have rows of a comfortable height, and closer ones where too few would be seen."""
        if not self.isVisible():
            return
        most, least = (TALL_ROW_HEIGHT, _LOW_TALL_ROW_HEIGHT) if self._is_tall else (ROW_HEIGHT, _LOW_ROW_HEIGHT)
        height = min(most, max(least, self.height() // _ROWS))
        if height != self.row_height:
            self.row_height = height
            self.scheduleDelayedItemsLayout()
        self.setViewportMargins(0, 0, 0, self.height() % height)  # no half rows
        self.moved.emit()

    def set_rows(self, rows: Sequence[OptionRow], *, to_top: bool, current: Option | None = None) -> None:
        """Show other rows; `to_top` when they rank another decision than before.

        The arrow keys go on from the row of `current`, the option that is explained.
        """
        self._given = tuple(rows)
        if to_top:
            self._is_unfolded = False
        self._show_given()
        if to_top:
            self.scrollToTop()
        place = next((place for place, row in enumerate(self.rows) if row.option and row.option is current), None)
        if place is not None and place != self.currentIndex().row():
            self._follow(place)

    def unfold(self) -> None:
        """Show all rows that are folded into others, until another decision is ranked."""
        self._is_unfolded = True
        self._show_given()

    def _show_given(self) -> None:
        rows = self._given
        if self._is_unfolded:
            rows = tuple(one for row in rows for one in (row.folded or (row,)))
        self._options.set_rows(rows)
        self.updateGeometry()
        self.moved.emit()

    def sizeHint(self) -> QSize:
        return QSize(200, max(_FEWEST_ROWS, len(self.rows)) * self.row_height)

    @property
    def below(self) -> tuple[OptionRow, ...]:
        """The rows that are not in sight yet."""
        last = self.indexAt(self.viewport().rect().bottomLeft() - QPoint(0, self.row_height // 2)).row()
        return self.rows[last + 1 :] if last >= 0 else ()

    def _follow(self, row: int) -> None:
        """Have the keyboard at `row`; the player did not go there, so it is not announced, and nothing scrolls."""
        self._is_following = True
        self.setAutoScroll(self.hasFocus())
        self.selectionModel().setCurrentIndex(self._options.index(row), QItemSelectionModel.SelectionFlag.NoUpdate)
        self.setAutoScroll(True)
        self._is_following = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the row that the keyboard comes to; under the mouse nothing may move."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.scrollTo(self.currentIndex())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """With Ctrl, ask for the row to be compared and leave all else as it is."""
        self.show_ring(False)
        if not self._first_moment.is_over:
            return
        if not _pins(event):
            super().mousePressEvent(event)
            return
        index = self.indexAt(event.position().toPoint())
        option = self.rows[index.row()].option if index.isValid() else None
        if option is not None:
            self.againstRequested.emit(option)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was clicked, but not with Ctrl."""
        if not _pins(event):
            super().mouseReleaseEvent(event)

    def _request(self, index: QModelIndex) -> None:
        row = self.rows[index.row()]
        if row.folded:
            self.unfold()
        elif row.option is not None:
            self.optionRequested.emit(row.option)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that go from row to row, where the window has another use for them."""
        is_row_key = isinstance(event, QKeyEvent) and event.key() in _ROW_KEYS and is_alone(event)
        if is_row_key and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which option the keyboard or the mouse went to."""
        super().currentChanged(current, previous)
        option = self.rows[current.row()].option if current.isValid() else None
        if option is not None and not self._is_following:
            self.pointedAt.emit(option)


def _pins(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) and event.button() == Qt.MouseButton.LeftButton
