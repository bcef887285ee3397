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
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import (
    AlignLeft,
    AlignRight,
    draw_bar,
    draw_cut_bar,
    draw_ring,
    draw_text,
    fill_round,
    smooth_painter,
)
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.presses import FirstMoment, is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

ROW_HEIGHT, TALL_ROW_HEIGHT = 42, 54
"""How high a row is: the tall one has room for what a demon answers, in dice that can be read."""
_LOW_ROW_HEIGHT, _LOW_TALL_ROW_HEIGHT = 32, 46
"""The same where the list is low: its rows come closer until `_ROWS` of them are seen."""
_ROWS = 5
_DIE = 22.0
_DIE_STEP = 25.0
_UPPER_DIE, _ANSWER_DIE = 20.0, 18.0
_BAR_SHARE, _SHORTEST_BAR_ROOM = 0.19, 40.0
_VALUE_WIDTH, _WIDE_VALUE_WIDTH = 48.0, 62.0
_VALUE, _BESIDE = 18.0, 14.0  # how high the value is, and what stands below it
_AIR = 8.0  # above and below both; where there is less, they are in smaller letters
_LOSS_WIDTH = 58.0
_BAR_STRENGTH = 0.42
SCROLL_BAR = 10
_MOST_PICTURES = 256
_PINS = ("second", "third")
_ROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down)

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class OptionRow:
    """One option as it is shown: `dice` of a keep, or `text` for what is no keep.

    `beside` stands below the value: the expected final score, where `value` is something else. `bar` is the length of
    the bar of what is lost, 1 for as long as there is room, beyond that it is cut; `answer` the roll that a demon is
    going to answer a keep with. `is_empty` says that nothing is chosen, and `text` what could be. `pin` is the place
    of an option among those compared, 1 or 2; 0 for those that are not.
    """

    text: str = ""
    dice: Dice = ()
    value: str = ""
    beside: str = ""
    loss: str = ""
    verdict: Verdict | None = None
    bar: float = 0.0
    is_chosen: bool = False
    spoken: str = ""
    option: Option | None = None
    answer: Dice = ()
    is_empty: bool = False
    pin: int = 0


def paint_row(painter: QPainter, rect: QRectF, row: OptionRow, *, lit: bool, framed: bool) -> None:
    """Paint one row: `lit` gives it a background, `framed` an outline as well. Its figures are always in line."""
    if lit or framed:
        _paint_ground(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), row, framed=framed)
    inner = rect.adjusted(9, 0, -9, 0)
    loss = QRectF(inner.right() - _LOSS_WIDTH, inner.y(), _LOSS_WIDTH, inner.height())
    # Beside the dice of an answer there is room for short bars only, and all bars of a list are to scale.
    is_tall = rect.height() > ROW_HEIGHT
    room = _SHORTEST_BAR_ROOM if is_tall else max(_SHORTEST_BAR_ROOM, inner.width() * _BAR_SHARE)
    width = _WIDE_VALUE_WIDTH if row.beside else _VALUE_WIDTH
    value = QRectF(loss.x() - room - width, inner.y(), width, inner.height())
    name = QRectF(inner.x(), inner.y(), (value.x() if row.value else inner.right()) - inner.x() - 4, inner.height())
    if row.bar and row.verdict is not None:
        color = theme().mark(row.verdict)
        color.setAlphaF(_BAR_STRENGTH)
        bar = QRectF(loss.x() - room + 10, inner.center().y() - 4.5, (room - 12) * min(1.0, row.bar), 9)
        (draw_cut_bar if row.bar > 1.0 else draw_bar)(painter, bar, color)
    else:
        loss.setLeft(loss.x() - room)
    _paint_name(painter, name, row)
    _paint_value(painter, value, row)
    if row.loss:
        ink = theme().word(row.verdict) if row.verdict is not None else theme().q("muted")
        draw_fitted(painter, loss, row.loss, fonts.font(12, QFont.Weight.DemiBold), ink, AlignRight)


def _paint_ground(painter: QPainter, box: QRectF, row: OptionRow, *, framed: bool) -> None:
    """Paint what is behind a row; where nothing is chosen yet, the place that is kept for it."""
    if row.is_empty:
        painter.setPen(QPen(theme().q("control_edge"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(QPen(theme().q("accent"), 1.5) if framed else Qt.PenStyle.NoPen)
        painter.setBrush(theme().q("selection") if framed else theme().q("hover"))
    painter.drawRoundedRect(box, 7, 7)


def _paint_value(painter: QPainter, rect: QRectF, row: OptionRow) -> None:
    pixels = 14
    if row.beside:
        is_low = rect.height() < _VALUE + _BESIDE + _AIR
        middle, gap = rect.center().y() + is_low, 0 if is_low else 2
        below = QRectF(rect.x(), middle + gap, rect.width(), _BESIDE - 2 * is_low)
        draw_text(painter, below, row.beside, fonts.font(11 - is_low), theme().q("muted"), AlignRight)
        rect, pixels = QRectF(rect.x(), middle - _VALUE + is_low, rect.width(), _VALUE - is_low), 14 - is_low
    draw_text(painter, rect, row.value, fonts.font(pixels, QFont.Weight.DemiBold), theme().q("text"), AlignRight)


def _paint_answered(painter: QPainter, rect: QRectF, row: OptionRow) -> None:
    """Paint a keep, and below it the roll that a demon is going to answer with."""
    middle = rect.center().y()
    upper = QRectF(rect.x(), middle - _UPPER_DIE - 1, rect.width(), _UPPER_DIE)
    if not row.dice:
        draw_fitted(painter, upper, row.text, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
    _paint_dice(painter, upper, row.dice)
    lower = QRectF(rect.x(), middle + 4, rect.width(), _ANSWER_DIE)
    draw_text(painter, lower, "→", fonts.font(13), theme().q("muted"), AlignLeft)
    _paint_dice(painter, lower.adjusted(19, 0, 0, 0), row.answer)


def _paint_dice(painter: QPainter, line: QRectF, faces: Dice) -> None:
    size = line.height()
    for number, face in enumerate(faces):
        draw_die(painter, QRectF(line.x() + number * (size + 2), line.y(), size, size), face)


def _paint_name(painter: QPainter, rect: QRectF, row: OptionRow) -> None:
    if row.answer:
        _paint_answered(painter, rect, row)
        return
    if not row.dice:
        ink = theme().q("muted" if row.is_empty else "text")
        draw_fitted(painter, rect, row.text, fonts.font(13, QFont.Weight.Medium), ink, AlignLeft)
        return
    # Five dice and a bar share a narrow panel: let the dice overlap a little rather than run into the bar.
    step = min(_DIE_STEP, (rect.width() - _DIE) / max(1, len(row.dice) - 1))
    for number, face in enumerate(row.dice):
        draw_die(painter, QRectF(rect.x() + number * step, rect.center().y() - _DIE / 2, _DIE, _DIE), face)


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
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def forget_pictures(self) -> None:
        """Paint rows anew: the colours have changed."""
        self._pictures.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self._view.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.rows[index.row()]
        is_current = self._view.has_ring and self._view.currentIndex().row() == index.row()
        lit = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.drawPixmap(option.rect, self._picture(row, option.rect.size(), lit, is_current, _ratio(painter)))

    def _picture(self, row: OptionRow, size: QSize, lit: bool, is_current: bool, ratio: float) -> QPixmap:
        """Return the row as a picture. Qt repaints all rows between two that changed: most are the same as before."""
        key = (row, size.width(), size.height(), lit, is_current, ratio)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(0, 0, size.width(), size.height()), row, lit, is_current)
            painter.end()
            self._pictures[key] = picture
        return self._pictures[key]

    def _paint(self, painter: QPainter, rect: QRectF, row: OptionRow, lit: bool, is_current: bool) -> None:
        if row.is_chosen:
            fill_round(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), 7, theme().q("selection"))
        paint_row(painter, rect, row, lit=(lit or bool(row.pin)) and not row.is_chosen, framed=False)
        if row.pin:
            painter.setPen(QPen(theme().q(_PINS[row.pin - 1]), 3))
            painter.drawLine(rect.topLeft() + QPointF(3, 8), rect.bottomLeft() + QPointF(3, -8))
        if is_current:
            draw_ring(painter, rect, 7)


def _ratio(painter: QPainter) -> float:
    """Return how many pixels what is painted on has for each: a screen, or a picture that is sharper than that."""
    return painter.device().devicePixelRatioF()


class OptionList(Ringed, QListView):
    """All options, best first.

    Signals:
        optionRequested: the `Option` of a row that was clicked, or chosen with Enter.
        pointedAt: the `Option` of the row that the keyboard or the mouse went to.
        pinRequested: the `Option` of a row that was clicked with Ctrl.
    """

    optionRequested = Signal(Option)
    pinRequested = Signal(Option)
    pointedAt = Signal(Option)

    def __init__(self) -> None:
        super().__init__()
        self._is_following = False
        self._is_tall = False
        self.row_height = ROW_HEIGHT
        self._first_moment = FirstMoment()
        self._options = _OptionModel(self)
        self._delegate = _OptionDelegate(self)
        self.setModel(self._options)
        self.setItemDelegate(self._delegate)
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

    def changeEvent(self, event: QEvent) -> None:
        """Paint the rows in the colours that are worn now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._delegate.forget_pictures()

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """The rows shown."""
        return self._options.rows

    def set_tall(self, is_tall: bool) -> None:
        """Have tall rows, or ordinary ones."""
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
        self._leave_out_half_rows()

    def _leave_out_half_rows(self) -> None:
        left = self.height() % self.row_height
        if self.viewportMargins().bottom() != left:
            self.setViewportMargins(0, 0, 0, left)

    def set_rows(self, rows: Sequence[OptionRow], *, to_top: bool, current: int | None = None) -> None:
        """Show other rows; `to_top` when they rank another decision than before.

        The arrow keys go on from row `current`, which is the one that is explained.
        """
        self._options.set_rows(tuple(rows))
        if to_top:
            self.scrollToTop()
        if current is not None and current != self.currentIndex().row():
            self._follow(current)

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
            self.pinRequested.emit(option)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was clicked, but not with Ctrl."""
        if not _pins(event):
            super().mouseReleaseEvent(event)

    def _request(self, index: QModelIndex) -> None:
        row = self.rows[index.row()]
        if row.option is not None:
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
        if current.isValid() and not self._is_following:
            self.pointedAt.emit(self.rows[current.row()].option)


def _pins(event: QMouseEvent) -> bool:
    """Return whether a click is meant for comparing."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) and event.button() == Qt.MouseButton.LeftButton


class SingleOption(PaintedText):
    """One row outside the list: the player's current keep, always in the same place."""

    def __init__(self) -> None:
        super().__init__()
        self.row: OptionRow | None = None
        self.setFixedHeight(ROW_HEIGHT)

    def set_tall(self, is_tall: bool) -> None:
        """Be as high as a tall row, or as an ordinary one."""
        self.setFixedHeight(TALL_ROW_HEIGHT if is_tall else ROW_HEIGHT)

    def set_row(self, row: OptionRow | None) -> None:
        """Show `row`, or nothing."""
        if row == self.row:
            return
        self.row = row
        self.setAccessibleName(row.spoken if row is not None else "")
        set_tooltip(self, row.spoken if row is not None and not row.dice else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row in a frame, or an empty frame."""
        painter = smooth_painter(self)
        if self.row is not None:
            # As wide as the rows of the list below, which has a scroll bar.
            rect = QRectF(self.rect()).adjusted(0, 0, -SCROLL_BAR, 0)
            paint_row(painter, rect, self.row, lit=True, framed=True)
