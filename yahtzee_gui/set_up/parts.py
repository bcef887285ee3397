# SPDX-License-Identifier: MIT
"""What lies around the table on which a position is set up: points to pick, a line to type, positions to choose."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.games import lines
from engine.games.lines import LONGEST
from engine.games.position import Position
from engine.runtime.typed_json import FieldError
from yahtzee_gui.board.tray.drawn_dice import draw_dice
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted, draw_ring, draw_text, fill_round
from yahtzee_gui.kit.labels import Label, link_button, mark_wrong, set_primary
from yahtzee_gui.kit.layouts import STRETCH, discard, filled
from yahtzee_gui.set_up import words
from yahtzee_gui.settings.settings import (
    MOST_KEPT,
    KeptPosition,
    KeptPositions,
    NoRoom,
    Settings,
    TooLong,
    as_text,
    forgetting,
    keeping,
    kept_from,
    remembering,
)
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_COLUMNS, _BUTTON, _SPACING, _PICKER_INSET = 8, (40, 28), 4, 8
_WIDE = 2  # columns of the button that says that a box is open


class PointsPicker(QFrame):
    """Buttons for what a line of the card may say. The keyboard stays where it is, so that points can be typed as well.

    Signals:
        picked: the line, and the text that was clicked.
    """

    picked = Signal(int, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", "banner")
        self.row = -1
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setSpacing(_SPACING)
        self._grid.setContentsMargins(_PICKER_INSET, _PICKER_INSET, _PICKER_INSET, _PICKER_INSET)
        self.hide()

    def offer(self, row: int, name: str, choices: Sequence[str], written: str) -> None:
        """Offer what the line `row` may say, with what is `written` there marked."""
        self.row = row
        for button in self.buttons.values():
            discard(button)
        self.buttons = {choice: self._button(choice, name) for choice in choices}
        place = 0
        for choice, button in self.buttons.items():
            set_primary(button, choice == written)
            width = 1 if choice else _WIDE
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS, 1, width)
            place += width

    def _button(self, choice: str, name: str) -> QPushButton:
        button = QPushButton(choice or words.leave_open(), self)
        button.setProperty("small", "true")
        button.setMinimumSize(*_BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(f"{name}: {button.text()}")
        button.clicked.connect(lambda: self._pick(choice))
        return button

    def _pick(self, choice: str) -> None:
        self.hide()
        self.picked.emit(self.row, choice)


_EXAMPLE = "25566>66 346>666 62 sixes\n13335>333 26 three of a kind"


class TextEntry(QFrame):
    """A field of several lines.

    Signals:
        opened: the text that is to be opened.
        closed: it is not wanted any more.
    """

    opened = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.field, self.reason = QPlainTextEdit(), Label(words.text_example(), role="muted", wraps=True)
        self.field.setPlaceholderText(_EXAMPLE)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(words.text_title())
        self.open, self.close_button = QPushButton(words.open_text()), QPushButton(words.close_text())
        buttons = filled(QHBoxLayout(), STRETCH, self.close_button, self.open, spacing=8)
        head = Label(words.text_title(), role="title")
        filled(QVBoxLayout(self), head, self.reason, (self.field, 1), buttons, spacing=6, margins=(18, 12, 18, 12))
        self.open.clicked.connect(lambda: self.opened.emit(self.field.toPlainText()))
        self.close_button.clicked.connect(self.closed)
        self.field.textChanged.connect(lambda: self._say("", is_wrong=False))

    def refuse(self, text: str, why: str, line: int, word: str) -> None:
        """Keep a text that couldn't be opened, say why, and select the word that is wrong in its line."""
        if text != self.field.toPlainText():
            self.field.setPlainText(text[:LONGEST])
        self._say(why, is_wrong=True)
        block = self.field.document().findBlockByNumber(line - 1)
        if line and block.isValid():
            wrong = word if word in block.text() else block.text()
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + block.text().find(wrong))
            cursor.setPosition(cursor.position() + len(wrong), QTextCursor.MoveMode.KeepAnchor)
            self.field.setTextCursor(cursor)

    def _say(self, why: str, *, is_wrong: bool) -> None:
        self.reason.setText(why or words.text_example())
        mark_wrong(self.field, is_wrong=is_wrong)
        self.field.setAccessibleDescription(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; what is typed stays for the next time."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


_ROW, _DIE, _STEP, _INSET = 52, 17.0, 20.0, 8
_LEAST_LIST = 2 * _ROW

_Index = QModelIndex | QPersistentModelIndex


class Kind(Enum):
    """Which positions are listed; the setting that has them."""

    SAVED = "positions"
    RECENT = "recent_positions"


class Positions:
    """The positions of the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def listed(self, kind: Kind) -> KeptPositions:
        """Return the positions of a kind, the newest first."""
        return kept_from(getattr(self._settings, kind.value))

    def find(self, line: str) -> KeptPosition | None:
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
        setattr(self._settings, kind.value, as_text(forgetting(self.listed(kind), line)))

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
        draw_dice(painter, lower, dice, _DIE, _STEP)
        draw_text(painter, lower, turn, fonts.font(13), theme().q("muted"), AlignRight)
        view = self.parent()
        if isinstance(view, QListWidget) and view.hasFocus() and option.state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, room, 7)
        painter.restore()


class PositionsCard(QFrame):
    """The list, with what saves the position that is set up.

    Signals:
        chosen: the line of a position that is to be set up.
    """

    chosen = Signal(str)

    def __init__(self, positions: Positions) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._positions = positions
        self._shown: KeptPositions | None = None
        names_of = {Kind.SAVED: words.saved(), Kind.RECENT: words.recent()}
        self.kinds = Segments(list(Kind), names_of.__getitem__, gives_way=True)
        self.kinds.set_name(words.positions())
        self.kinds.set_choice(Kind.SAVED)
        self.save, self.type = link_button(words.save()), link_button(words.type_text())
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
        for signal in (self.list.itemClicked, self.list.itemActivated):
            signal.connect(self._choose)
        remove = QShortcut(QKeySequence.StandardKey.Delete, self.list, context=Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self._remove)

    @property
    def kind(self) -> Kind:
        return Kind(self.kinds.chosen)

    def refresh(self) -> None:
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
