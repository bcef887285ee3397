# SPDX-License-Identifier: MIT
"""The positions that the player has saved, and the last ten that were set up, as a list to choose from."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from engine.games import lines
from engine.games.position import Position
from engine.runtime.typed_json import FieldError
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_ring, draw_text, fill_round
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.set_up import words
from yahtzee_gui.settings.kept_positions import (
    MOST_KEPT,
    KeptPosition,
    KeptPositions,
    NoRoom,
    TooLong,
    as_text,
    forgetting,
    keeping,
    kept_from,
    remembering,
)
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_ROW, _DIE, _STEP, _INSET = 52, 17.0, 20.0, 8
_LEAST_LIST = 2 * _ROW

_Index = QModelIndex | QPersistentModelIndex


class Kind(Enum):
    """Which positions are listed."""

    SAVED = "saved"
    RECENT = "recent"


class Positions:
    """The positions of the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def listed(self, kind: Kind) -> KeptPositions:
        """Return the positions of a kind, the newest first."""
        return kept_from(self._settings.positions if kind is Kind.SAVED else self._settings.recent_positions)

    def find(self, line: str) -> KeptPosition | None:
        """Return a position if it is saved."""
        return next((one for one in self.listed(Kind.SAVED) if one.line == line), None)

    def save(self, line: str, note: str) -> str:
        """Save a position with a note, or give it another one; return why it can't be, if so."""
        try:
            self._settings.positions = as_text(keeping(self.listed(Kind.SAVED), line, note))
        except NoRoom:
            return words.no_room(MOST_KEPT)
        except TooLong:
            return words.too_long()
        return ""

    def forget(self, kind: Kind, line: str) -> None:
        """Take a position from a list."""
        left = as_text(forgetting(self.listed(kind), line))
        if kind is Kind.SAVED:
            self._settings.positions = left
        else:
            self._settings.recent_positions = left

    def remember(self, line: str) -> None:
        """Have a position come back among the last ones."""
        self._settings.recent_positions = as_text(remembering(self.listed(Kind.RECENT), line))


class _Rows(QStyledItemDelegate):
    """Paints the name of a position, its dice, and the turn."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(120, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, room.adjusted(1, 1, -1, -1), 7, theme().q("hover"))
        inner = room.adjusted(_INSET, 4, -_INSET, -4)
        upper, lower = QRectF(inner), QRectF(inner)
        upper.setBottom(inner.center().y())
        lower.setTop(inner.center().y())
        name, dice, turn = index.data(Qt.ItemDataRole.UserRole)
        draw_fitted(painter, upper, name, fonts.font(14, QFont.Weight.Medium), theme().q("text"), AlignLeft)
        for number, face in enumerate(dice):
            at = QRectF(lower.x() + number * _STEP, lower.center().y() - _DIE / 2, _DIE, _DIE)
            draw_die(painter, at, face)
        draw_text(painter, lower, turn, fonts.font(13), theme().q("muted"), AlignRight)
        view = self.parent()
        if isinstance(view, QListWidget) and view.hasFocus() and option.state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, room, 7)
        painter.restore()


class PositionsCard(QFrame):
    """The list, with what saves the position that is set up.

    Signals:
        chosen: the line of a position that is to be set up.
        saveRequested: the one that is set up is to be saved, or no longer.
        textRequested: a text is to be typed.
    """

    chosen = Signal(str)
    saveRequested = Signal()
    textRequested = Signal()

    def __init__(self, positions: Positions) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._positions = positions
        self._shown: KeptPositions | None = None
        names_of = {Kind.SAVED: words.saved(), Kind.RECENT: words.recent()}
        self.kinds = Segments(list(Kind), names_of.__getitem__, gives_way=True)
        self.kinds.set_name(words.positions())
        self.kinds.set_choice(Kind.SAVED)
        self.save, self.type = QPushButton(words.save()), QPushButton(words.type_text())
        for link in (self.save, self.type):
            link.setProperty("link", "true")
        self.list, self.empty = QListWidget(), Label(role="muted", wraps=True)
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setMinimumHeight(_LEAST_LIST)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        hint = filled(QHBoxLayout(), Label(words.paste_hint(), role="muted"), self.type, STRETCH, spacing=4)
        head = filled(QHBoxLayout(), (self.kinds, 1), self.save, spacing=8)
        filled(QVBoxLayout(self), head, (self.list, 1), self.empty, STRETCH, hint, spacing=4, margins=(10, 10, 10, 8))
        self.kinds.choiceRequested.connect(lambda _: self.refresh())
        self.save.clicked.connect(self.saveRequested)
        self.type.clicked.connect(self.textRequested)
        for signal in (self.list.itemClicked, self.list.itemActivated):
            signal.connect(self._choose)
        remove = QShortcut(QKeySequence.StandardKey.Delete, self.list, context=Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self._remove)

    @property
    def kind(self) -> Kind:
        """Which positions are listed."""
        return next((kind for kind, button in self.kinds.buttons.items() if button.isChecked()), Kind.SAVED)

    def refresh(self) -> None:
        """List the positions as they are."""
        shown = self._positions.listed(self.kind)
        self.empty.setText(words.no_saved() if self.kind is Kind.SAVED else words.no_recent())
        self.list.setVisible(bool(shown))
        self.empty.setVisible(not shown)
        if shown == self._shown:
            return
        self._shown = shown
        self.list.setAccessibleName(self.kinds.chosen_button.text())
        self.list.clear()
        for one in shown:
            self.list.addItem(_item(one))

    def set_saved(self, *, is_saved: bool, can_save: bool) -> None:
        """Offer to save the position that is set up, or to save it no longer."""
        self.save.setText(words.forget() if is_saved else words.save())
        self.save.setEnabled(can_save)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit((self._shown or ())[self.list.row(item)].line)

    def _remove(self) -> None:
        if self.list.currentRow() >= 0:
            self._positions.forget(self.kind, (self._shown or ())[self.list.currentRow()].line)
            self.refresh()


def _item(one: KeptPosition) -> QListWidgetItem:
    """Return the item of a position: its name is the first line of its note."""
    position = _read(one.line)
    dice = position.dice if position is not None else ()
    name = one.note.strip().partition("\n")[0] or words.unnamed()
    turn = words.in_turn(number=len(position.filled) + 1) if position is not None else ""
    item = QListWidgetItem(", ".join(filter(None, (name, names.dice(dice) if dice else "", turn))))
    item.setData(Qt.ItemDataRole.UserRole, (name, dice, turn))
    return item


@lru_cache(maxsize=128)
def _read(line: str) -> Position | None:
    try:
        return lines.read_line(line).position
    except FieldError:
        return None
