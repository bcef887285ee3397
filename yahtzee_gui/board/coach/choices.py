# SPDX-License-Identifier: MIT
"""*Your choices*: turn by turn what was chosen, and what it cost. A turn opens and closes, a choice is looked at.

What has no room beside the figures gets smaller letters and dice, and at worst a line of its own below.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.tray.drawn_dice import draw_dice, draw_pieces, width_of_pieces
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted, draw_ring, draw_text, fill_round
from yahtzee_gui.kit.input import Index, Ringed, is_alone
from yahtzee_gui.kit.labels import plain
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme


class RowKind(Enum):
    """What a row is."""

    HEADING = "heading"
    NOTE = "note"
    TURN = "turn"
    CHOICE = "choice"
    FACT = "fact"
    SEAT = "seat"
    ROUND = "round"
    MORE = "more"


@dataclass(frozen=True)
class ChoicesRow:
    """One row: a text, and at the right a figure in the colour of its verdict; a choice has dice, those kept ringed.

    `number` is that of the turn or round, or the place of a choice in its turn, which isn't shown. `beside` is the
    ghost's total, or above it whose that is; the `best` dice are drawn behind the text. A choice that can be looked
    back at has its place in the log, `event`; it `is_shown` where the coach's card is about it. The `rows` below show
    while it `is_open`, until the player wants it otherwise.
    """

    kind: RowKind
    number: str = ""
    text: str = ""
    figure: str = ""
    verdict: Verdict | None = None
    beside: str = ""
    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    best: Dice = ()
    event: int | None = None
    is_shown: bool = False
    is_open: bool = False
    spoken: str = ""
    hint: str = ""
    rows: tuple[ChoicesRow, ...] = ()

    @property
    def note(self) -> tuple[str | Dice, ...]:
        """The text, and behind it the best dice."""
        return (f"{self.text} ", self.best) if self.best else (self.text,)

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from the other rows beside it, whatever is new in it."""
        names = self.kind in (RowKind.FACT, RowKind.SEAT, RowKind.HEADING)
        return self.kind.value, self.number, self.text if names else ""


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
_NOTE, _NOTES = 22, ((13, 17.0), (12, 15.0), (11, 13.0))  # a line of its own; letters and dice of a note
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
        captions = _CAPTIONS if row.kind is RowKind.HEADING and row.beside else 0
        return QSize(0, row_height(row, self._tree.viewport().width()) + gap + captions)

    def _group(self, index: Index) -> bool:
        return index.parent().isValid() and row_of(index.parent()).kind is RowKind.TURN

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, whole = row_of(index), QRectF(option.rect)
        place = QRectF(whole.x(), whole.y(), whole.width(), min(whole.height(), row_height(row, option.rect.width())))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_open = row.kind is RowKind.TURN and self._tree.isExpanded(index)
        if is_open or self._group(index):
            _paint_ground(painter, whole, is_first=is_open, is_last=not is_open and _is_last(index))
        is_pressed = row.kind in _PRESSED or row.event is not None
        if row.is_shown:
            painter.setPen(QPen(theme().q("accent"), 1.5))
            painter.setBrush(theme().q("selection"))
            painter.drawRoundedRect(place.adjusted(_INDENT - 8, 0.75, -0.75, -0.75), _RADIUS, _RADIUS)
        elif is_pressed and option.state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, place.adjusted(1, 1, -1, -1), _RADIUS, theme().q("hover"))
        _paint(painter, place if row.kind is not RowKind.NOTE else whole, row, is_open=is_open)
        if isinstance(self._tree, Ringed) and self._tree.has_ring and self._tree.currentIndex() == index:
            draw_ring(painter, place, _RADIUS)
        painter.restore()


def row_height(row: ChoicesRow, width: int) -> int:
    """Return how high a row of this width is without what may be below it; a note is as high as it gets."""
    whole = _HEIGHTS.get(row.kind, 1000)
    return whole + (_NOTE if row.kind is RowKind.CHOICE and note_place(row, QRectF(0, 0, width, whole))[0].y() else 0)


def _is_last(index: Index) -> bool:
    return index.row() == index.model().rowCount(index.parent()) - 1


def _paint_ground(painter: QPainter, rect: QRectF, *, is_first: bool, is_last: bool) -> None:
    """Paint a part of the ground that an open turn has with all its rows: only its ends are round."""
    painter.save()
    painter.setClipRect(rect)
    below = -_BELOW if is_last else 2 * _RADIUS
    fill_round(painter, rect.adjusted(0, 0 if is_first else -2 * _RADIUS, 0, below), _RADIUS, theme().q("stripe"))
    painter.restore()


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
    draw_fitted(painter, inner.adjusted(0, 0, -needed, 0), row.text, font, theme().q("text"), AlignLeft)


def _paint_line(painter: QPainter, rect: QRectF, row: ChoicesRow, font: QFont, ink: QColor, figure: str) -> None:
    """Paint text and figure, and between them the ghost's total."""
    inner = rect.adjusted(_INDENT, 0, -_INSET, 0)
    left = _paint_figure(painter, inner, row, figure)
    if row.beside:
        beside = inner.adjusted(0, 0, -_FIGURE, 0)
        draw_text(painter, beside, row.beside, fonts.font(13), theme().q("muted"), AlignRight)
        left = beside.right() - QFontMetricsF(fonts.font(13)).horizontalAdvance(row.beside) - _GAP
    inner.setRight(left)
    draw_fitted(painter, inner, row.text, font, ink, AlignLeft)


def _figure_font(row: ChoicesRow) -> QFont:
    return fonts.font(13, QFont.Weight.Normal if row.verdict is None else QFont.Weight.DemiBold)


def _paint_figure(painter: QPainter, inner: QRectF, row: ChoicesRow, figure: str) -> float:
    """Paint the figure at the right, and return where what stands left of it has to end."""
    font = _figure_font(row)
    ink = theme().word(row.verdict) if row.verdict is not None else theme().q("muted")
    draw_text(painter, inner, figure, font, ink, AlignRight)
    return inner.right() - (QFontMetricsF(font).horizontalAdvance(figure) + _GAP if figure else 0.0)


def note_place(row: ChoicesRow, rect: QRectF) -> tuple[QRectF, int, float]:
    """Return where the note on a choice is, beside its dice or below these, its letters, and how wide its dice are."""
    upper = QRectF(rect.x() + _INDENT, rect.y(), rect.width() - _INDENT - _INSET, _HEIGHTS[RowKind.CHOICE])
    figure = QFontMetricsF(_figure_font(row)).horizontalAdvance(row.figure) + _GAP
    beside, below = upper.adjusted(len(row.dice) * _DIE_STEP + 4, 0, -figure, 0), upper.translated(0, upper.height())
    below.setHeight(_NOTE)
    for place in (beside, below):
        for letters, die in _NOTES:
            if width_of_pieces(row.note, letters, die) <= place.width():
                return place, letters, die
    return below, letters, die


def _paint_choice(painter: QPainter, rect: QRectF, row: ChoicesRow) -> None:
    upper = QRectF(rect.x() + _INDENT, rect.y(), rect.width() - _INDENT - _INSET, _HEIGHTS[row.kind])
    draw_dice(painter, upper, row.dice, _DIE, _DIE_STEP, row.kept)
    _paint_figure(painter, upper, row, row.figure)
    note, letters, die = note_place(row, rect)
    draw_pieces(painter, note, row.note, letters, die, ink="muted")


_LOW = 7 * TURN_HEIGHT
"""Where there is less room than this, only one turn shows."""
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # Space goes on rolling
_KEYS = (*_PRESSES, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class YourChoices(Ringed, QTreeView):
    """The list, as a tree: below a turn are its choices.

    A click leaves the keyboard where it is: Space goes on rolling.

    Signals:
        decisionRequested: the place in the log of the decision that was clicked.
    """

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[ChoicesRow, ...] = ()
        self._items = QStandardItemModel(self)
        self._toggled: dict[tuple[str, ...], bool] = {}
        """By its key, whether a row is open that the player opened or closed since the newest turn began."""
        self.setModel(self._items)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(words.list_name())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QTreeView.SelectionMode.NoSelection)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._press)
        self.expanded.connect(lambda index: self._note_open(index, is_open=True))
        self.collapsed.connect(lambda index: self._note_open(index, is_open=False))

    def set_rows(self, rows: tuple[ChoicesRow, ...]) -> None:
        """Show other rows, the newest turn first: what was opened stays so until the next turn begins."""
        if rows == self.rows:
            return
        newest, shown = _newest(self.rows), _shown(self.rows)
        self.rows = rows
        is_new = _newest(rows) != newest
        if is_new:
            self._toggled.clear()
        at = _shown(rows)
        if at is not None and at != shown:
            self._toggled.pop(rows[at[0]].key, None)
        self._merge(self._items.invisibleRootItem(), rows)
        self._open_and_close()
        self._fit()
        self.scheduleDelayedItemsLayout()  # a row may be the last of its turn now
        if is_new:
            self.scrollToTop()
        elif at != shown:
            self._go_to_shown()

    def _go_to_shown(self) -> None:
        at = _shown(self.rows)
        if at is not None:
            self.scrollTo(self._items.index(at[1], 0, self._items.index(at[0], 0)))

    def _merge(self, parent: QStandardItem, rows: Sequence[ChoicesRow]) -> None:
        """Have the rows below one say what they are to say; those that stay keep their place and the keyboard."""
        keys = {row.key for row in rows}
        for place in reversed(range(parent.rowCount())):
            if row_of(parent.child(place).index()).key not in keys:
                parent.removeRow(place)
        for place, row in enumerate(rows):
            item = parent.child(place)
            if item is None or row_of(item.index()).key != row.key:
                item = QStandardItem()
                _fill(item, row)
                parent.insertRow(place, [item])
            elif row_of(item.index()) != row:
                _fill(item, row)
            self._merge(item, row.rows)

    def _open_and_close(self) -> None:
        """Have those rows open that the player wants open, else those that are to be."""
        for place, row in enumerate(self.rows):
            if row.rows:
                noted = dict(self._toggled)
                self.setExpanded(self._items.index(place, 0), noted.get(row.key, row.is_open))
                self._toggled = noted  # the player had no part in it

    def _note_open(self, index: QModelIndex, *, is_open: bool) -> None:
        self._toggled[row_of(index).key] = is_open
        self.scheduleDelayedItemsLayout()

    def updateGeometries(self) -> None:
        """Have the list end with a whole line, as long as it isn't scrolled."""
        super().updateGeometries()
        whole, index = 0, self._items.index(0, 0)
        while index.isValid() and whole + self.indexRowSizeHint(index) <= self.height():
            whole += self.indexRowSizeHint(index)
            index = self.indexBelow(index)
        rest = self.height() - whole if whole and index.isValid() else 0
        if rest != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, rest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the note anew, and show what there is room for."""
        super().resizeEvent(event)
        self._fit()
        self.scheduleDelayedItemsLayout()
        self._go_to_shown()

    def _fit(self) -> None:
        """Show all rows; in a low place the newest turn alone, or the one that is looked at."""
        is_low, rows = self.height() < _LOW, self.rows
        turns = [place for place, row in enumerate(rows) if row.kind is RowKind.TURN]
        shown = _shown(self.rows)
        one = shown[0] if shown is not None else next(iter(turns), len(rows))
        first = min(turns, default=len(rows) - 1) - 1  # the heading above the turns
        for place, row in enumerate(rows):
            is_left = place in (one, first) or row.kind is RowKind.NOTE
            self.setRowHidden(place, QModelIndex(), is_low and not is_left)

    def _press(self, index: QModelIndex) -> None:
        row = row_of(index)
        if row.rows:
            self.setExpanded(index, not self.isExpanded(index))
        elif row.event is not None:
            self.decisionRequested.emit(row.event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the ring away: the mouse is used."""
        self.show_ring(False)
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that are used here, where the window has another use for them."""
        is_own = isinstance(event, QKeyEvent) and event.key() in _KEYS and is_alone(event)
        if is_own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the row that has the keyboard."""
        if event.key() in _PRESSES and is_alone(event) and self.currentIndex().isValid():
            self.show_ring(True)
            self._press(self.currentIndex())
            return
        super().keyPressEvent(event)


def _fill(item: QStandardItem, row: ChoicesRow) -> None:
    item.setText(row.spoken)
    item.setData(row.spoken, int(Qt.ItemDataRole.AccessibleTextRole))
    item.setData(plain(row.hint), int(Qt.ItemDataRole.ToolTipRole))
    item.setData(row, ROW_ROLE)


def _newest(rows: Sequence[ChoicesRow]) -> tuple[str, ...]:
    return next((row.key for row in rows if row.kind is RowKind.TURN), ())


def _shown(rows: Sequence[ChoicesRow]) -> tuple[int, int] | None:
    """Return where the choice is that the coach's card is about: its turn among the rows, and its place below that."""
    places = (
        (place, below) for place, row in enumerate(rows) for below, choice in enumerate(row.rows) if choice.is_shown
    )
    return next(places, None)
