# SPDX-License-Identifier: MIT
"""The delegate paints the rows of *Your choices*. Letters never shrink: what has no room ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from engine.rules.dice import Dice
from yahtzee_gui.board.choices.rows import ChoicesRow, RowKind
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_ring, draw_text, fill_round
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole)
TURN_HEIGHT = 30
_HEIGHTS = {
    RowKind.HEADING: 32,
    RowKind.TURN: TURN_HEIGHT,
    RowKind.CHOICE: 28,
    RowKind.FACT: 23,
    RowKind.SEAT: 28,
    RowKind.ROUND: 26,
    RowKind.MORE: TURN_HEIGHT,
}
_CAPTIONS = 20  # below a heading, where there is a column for the ghost as well
_INSET, _INDENT, _GAP, _BELOW = 8, 32, 8, 8
_FIGURE = 56.0  # how wide the column of figures is where another one stands left of it
_DIE, _DIE_STEP = 19.0, 23.0
_NOTE_DIE, _NOTE_DIE_STEP = 17.0, 19.0
_RADIUS = 7
_WRAP = int(Qt.TextFlag.TextWordWrap)
_PRESSED = (RowKind.TURN, RowKind.MORE)


def row_of(index: Index) -> ChoicesRow:
    """Return the row that an index stands for."""
    row = index.data(ROW_ROLE)
    assert isinstance(row, ChoicesRow), repr(row)[:300]
    return row


class RowDelegate(QStyledItemDelegate):
    """Paints rows, and says how high they are."""

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return how high a row is; below the last one of a turn there is a gap."""
        row = row_of(index)
        if row.kind is RowKind.NOTE:
            room = QRect(0, 0, self._tree.viewport().width() - 2 * _INSET, 1000)
            return QSize(0, QFontMetrics(fonts.font(13)).boundingRect(room, _WRAP, row.text).height() + _GAP)
        gap = 2 * _BELOW if self._group(index) and _is_last(index) else 0
        return QSize(0, _HEIGHTS[row.kind] + gap + (_CAPTIONS if row.kind is RowKind.HEADING and row.beside else 0))

    def _group(self, index: Index) -> bool:
        """Return whether a row is one of those below a turn."""
        return index.parent().isValid() and row_of(index.parent()).kind is RowKind.TURN

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row, whole = row_of(index), QRectF(option.rect)
        place = QRectF(
            whole.topLeft(), QRectF(0, 0, whole.width(), min(whole.height(), _HEIGHTS.get(row.kind, 1000))).size()
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_open = row.kind is RowKind.TURN and self._tree.isExpanded(index)
        if is_open or self._group(index):
            _paint_ground(painter, whole, is_first=is_open, is_last=not is_open and _is_last(index))
        is_pressed = row.kind in _PRESSED or row.event is not None
        if row.is_shown:
            _paint_frame(painter, place)
        elif is_pressed and option.state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, place.adjusted(1, 1, -1, -1), _RADIUS, theme().q("hover"))
        _paint(painter, place if row.kind is not RowKind.NOTE else whole, row, is_open=is_open)
        if isinstance(self._tree, Ringed) and self._tree.has_ring and self._tree.currentIndex() == index:
            draw_ring(painter, place, _RADIUS)
        painter.restore()


def _is_last(index: Index) -> bool:
    return index.row() == index.model().rowCount(index.parent()) - 1


def _paint_ground(painter: QPainter, rect: QRectF, *, is_first: bool, is_last: bool) -> None:
    """Paint a part of the ground that an open turn has with all its rows: only its ends are round."""
    painter.save()
    painter.setClipRect(rect)
    below = -_BELOW if is_last else 2 * _RADIUS
    fill_round(painter, rect.adjusted(0, 0 if is_first else -2 * _RADIUS, 0, below), _RADIUS, theme().q("stripe"))
    painter.restore()


def _paint_frame(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(theme().q("accent"), 1.5))
    painter.setBrush(theme().q("selection"))
    painter.drawRoundedRect(rect.adjusted(_INDENT - 8, 0.75, -0.75, -0.75), _RADIUS, _RADIUS)


def _paint(painter: QPainter, rect: QRectF, row: ChoicesRow, *, is_open: bool) -> None:
    inner = rect.adjusted(_INSET, 0, -_INSET, 0)
    match row.kind:
        case RowKind.NOTE:
            painter.setFont(fonts.font(13))
            painter.setPen(theme().q("muted"))
            painter.drawText(inner, _WRAP, row.text)
        case RowKind.HEADING:
            _paint_heading(painter, inner, row)
        case RowKind.TURN:
            number = QRectF(inner.x(), inner.y(), _INDENT - _INSET, inner.height())
            draw_text(painter, number, row.number, fonts.font(13), theme().q("muted"), AlignLeft)
            is_alone = is_open and sum(one.kind is RowKind.CHOICE for one in row.rows) == 1  # it stands there, too
            font = fonts.font(15, QFont.Weight.Medium)
            _paint_line(painter, rect, row, font, theme().q("text"), "" if is_alone else row.figure)
        case RowKind.CHOICE:
            _paint_choice(painter, rect, row)
        case RowKind.FACT:
            _paint_line(painter, rect, row, fonts.font(13), theme().q("muted"), row.figure)
        case RowKind.SEAT:
            _paint_line(
                painter, rect.adjusted(_INSET - _INDENT, 0, 0, 0), row, fonts.font(15), theme().q("text"), row.figure
            )
        case RowKind.ROUND:
            draw_text(painter, inner, row.text, fonts.font(13), theme().q("muted"), AlignLeft)
        case RowKind.MORE:
            draw_text(painter, inner, row.text, fonts.font(13, QFont.Weight.DemiBold), theme().q("accent"), AlignLeft)


def _paint_heading(painter: QPainter, inner: QRectF, row: ChoicesRow) -> None:
    small, muted = fonts.font(13), theme().q("muted")
    captions = QRectF(inner)
    if row.beside:
        captions.moveTop(inner.bottom() - 4)
        captions.setHeight(_CAPTIONS)
        draw_text(painter, captions.adjusted(0, 0, -_FIGURE, 0), row.beside, small, muted, AlignRight)
    draw_text(painter, captions, row.figure, small, muted, AlignRight)
    needed = QFontMetricsF(small).horizontalAdvance(row.figure) + _GAP if row.figure and not row.beside else 0.0
    font = fonts.font(17, QFont.Weight.DemiBold)
    draw_text(painter, inner.adjusted(0, 0, -needed, 0), row.text, font, theme().q("text"), AlignLeft)


def _paint_line(painter: QPainter, rect: QRectF, row: ChoicesRow, font: QFont, ink: QColor, figure: str) -> None:
    """Paint text and figure, and between them the ghost's total."""
    inner = rect.adjusted(_INDENT, 0, -_INSET, 0)
    left = _paint_figure(painter, inner, row, figure)
    if row.beside:
        beside = inner.adjusted(0, 0, -_FIGURE, 0)
        draw_text(painter, beside, row.beside, fonts.font(13), theme().q("muted"), AlignRight)
        left = beside.right() - QFontMetricsF(fonts.font(13)).horizontalAdvance(row.beside) - _GAP
    inner.setRight(left)
    draw_text(painter, inner, row.text, font, ink, AlignLeft)


def _paint_figure(painter: QPainter, inner: QRectF, row: ChoicesRow, figure: str) -> float:
    """Paint the figure at the right, and return where what stands left of it has to end."""
    is_judged = row.verdict is not None
    font = fonts.font(13, QFont.Weight.DemiBold if is_judged else QFont.Weight.Normal)
    ink = theme().word(row.verdict) if row.verdict is not None else theme().q("muted")
    draw_text(painter, inner, figure, font, ink, AlignRight)
    return inner.right() - (QFontMetricsF(font).horizontalAdvance(figure) + _GAP if figure else 0.0)


def _paint_choice(painter: QPainter, rect: QRectF, row: ChoicesRow) -> None:
    inner = rect.adjusted(_INDENT, 0, -_INSET, 0)
    for place, (face, is_kept) in enumerate(zip(row.dice, row.kept, strict=True)):
        die = QRectF(inner.x() + place * _DIE_STEP, inner.center().y() - _DIE / 2, _DIE, _DIE)
        draw_die(painter, die, face, theme().q("accent") if is_kept else None)
    left = _paint_figure(painter, inner, row, row.figure)
    note = QRectF(inner)
    note.setLeft(inner.x() + len(row.dice) * _DIE_STEP + 4)
    note.setRight(left)
    font = fonts.font(13)
    draw_fitted(painter, note, row.text, font, theme().q("muted"), AlignLeft)
    note.setLeft(note.left() + QFontMetricsF(font).horizontalAdvance(row.text) + 5)
    _paint_note_dice(painter, note, row.best)


def _paint_note_dice(painter: QPainter, room: QRectF, dice: Dice) -> None:
    """Paint dice behind a note; where there is little room they overlap."""
    step = min(_NOTE_DIE_STEP, (room.width() - _NOTE_DIE) / max(1, len(dice) - 1))
    for place, face in enumerate(dice):
        die = QRectF(room.x() + place * step, room.center().y() - _NOTE_DIE / 2, _NOTE_DIE, _NOTE_DIE)
        draw_die(painter, die, face)
