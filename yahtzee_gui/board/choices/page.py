# SPDX-License-Identifier: MIT
"""*Your choices*: turn by turn what was chosen, and what it cost. A turn opens and closes, a choice is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QTreeView, QWidget

from yahtzee_gui.board.choices import words
from yahtzee_gui.board.choices.delegate import ROW_ROLE, TURN_HEIGHT, RowDelegate, row_of
from yahtzee_gui.board.choices.rows import ChoicesRow, ChoicesView, RowKind
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.plain import plain
from yahtzee_gui.kit.presses import is_alone

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
        self.view = ChoicesView()
        self._rows = QStandardItemModel(self)
        self._toggled: dict[tuple[str, ...], bool] = {}
        """By its key, whether a row is open that the player opened or closed since the newest turn began."""
        self.setModel(self._rows)
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

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self]

    def set_view(self, view: ChoicesView) -> None:
        """Show `view`: what was opened stays so until the next turn begins."""
        if view == self.view:
            return
        newest, shown = _newest(self.view), _shown(self.view)
        self.view = view
        is_new = _newest(view) != newest
        if is_new:
            self._toggled.clear()
        at = _shown(view)
        if at is not None and at != shown:
            self._toggled.pop(view.rows[at[0]].key, None)
        self._merge(self._rows.invisibleRootItem(), view.rows)
        self._open_and_close()
        self._fit()
        self.scheduleDelayedItemsLayout()  # a row may be the last of its turn now
        if is_new:
            self.scrollToTop()
        elif at != shown:
            self._go_to_shown()

    def _go_to_shown(self) -> None:
        """Have the choice in sight that the card is about."""
        at = _shown(self.view)
        if at is not None:
            self.scrollTo(self._rows.index(at[1], 0, self._rows.index(at[0], 0)))

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
        for place, row in enumerate(self.view.rows):
            if row.rows:
                noted = dict(self._toggled)
                self.setExpanded(self._rows.index(place, 0), noted.get(row.key, row.is_open))
                self._toggled = noted  # the player had no part in it

    def _note_open(self, index: QModelIndex, *, is_open: bool) -> None:
        self._toggled[row_of(index).key] = is_open
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the note anew, and show what there is room for."""
        super().resizeEvent(event)
        self._fit()
        self.scheduleDelayedItemsLayout()
        self._go_to_shown()

    def _fit(self) -> None:
        """Show all rows; in a low place the newest turn alone, or the one that is looked at."""
        is_low, rows = self.height() < _LOW, self.view.rows
        turns = [place for place, row in enumerate(rows) if row.kind is RowKind.TURN]
        shown = _shown(self.view)
        one = shown[0] if shown is not None else next(iter(turns), len(rows))
        first = min(turns, default=len(rows) - 1) - 1  # the heading above the turns
        for place, row in enumerate(rows):
            is_left = place in (one, first) or row.kind is RowKind.NOTE
            self.setRowHidden(place, QModelIndex(), is_low and not is_left)

    def _press(self, index: QModelIndex) -> None:
        """Open or close a row, or look back at a choice."""
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


def _newest(view: ChoicesView) -> tuple[str, ...]:
    return next((row.key for row in view.rows if row.kind is RowKind.TURN), ())


def _shown(view: ChoicesView) -> tuple[int, int] | None:
    """Return where the choice is that the coach's card is about: its turn among the rows, and its place below that."""
    places = (
        (place, below)
        for place, row in enumerate(view.rows)
        for below, choice in enumerate(row.rows)
        if choice.is_shown
    )
    return next(places, None)
