# SPDX-License-Identifier: MIT
"""A key is what stands for an action on the keyboard: one table of actions and their keys, of which the player may
change each.

Menus, shortcuts and the list of keys all read it from here. A few keys are fixed: they do what they do in
every program, or go with what has the focus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import field
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from engine.runtime.lazy_dataclass import dataclass

_Format = QKeySequence.SequenceFormat


class Action(Enum):
    """What has a key. The value is its name in the settings file and, where it is in a menu, that of the menu item.

    Attributes:
        usual: its key at first, as Qt writes it in every language.
    """

    KEEP_1 = "keep_1", "1"
    KEEP_2 = "keep_2", "2"
    KEEP_3 = "keep_3", "3"
    KEEP_4 = "keep_4", "4"
    KEEP_5 = "keep_5", "5"
    ROLL = "roll", "Space"
    SKIP = "skip", "F"
    SCORECARD = "scorecard", "S"
    NEXT_MODE = "next_mode", "C"
    HINT = "hint", "H"
    NEXT_MISTAKE = "next_mistake", "N"
    PREVIOUS_MISTAKE = "previous_mistake", "Shift+N"
    STEP_BACK = "step_back", "Left"
    STEP_ON = "step_on", "Right"
    TABLE = "tables", "T"
    COMPARE = "compare", "B"
    NEXT_CARD = "next_card", "O"
    LEARN = "learn", "L"
    SET_UP = "set_up", "U"
    PASTE = "paste", "Ctrl+V"
    FINAL_SCORE = "final_score", "E"
    THIS_TURN = "this_turn", "W"
    AGAINST_THIS = "against_this", "A"
    PEEK = "peek", "V"
    SAY_DICE = "say_dice", "D"
    SAY_CARD = "say_card", "Shift+S"
    SAY_OTHERS = "say_others", "Shift+O"
    SAY_COACH = "say_coach", "Shift+C"
    COPY_LINE = "copy_line", "Ctrl+C"
    UNDO = "undo", "Ctrl+Z"
    REDO = "redo", "Ctrl+Shift+Z"
    NEW_GAME = "new", "Ctrl+N"
    IMPORT = "import", "Ctrl+O"
    EXPORT = "export", "Ctrl+S"
    COPY_PICTURE = "copy_picture", "P"
    SAVE_PICTURE = "save_picture", "Shift+P"
    CORRECT = "correct", "Ctrl+R"
    SETTINGS = "settings", "Ctrl+,"
    GUIDE = "guide", "F1"
    SHORTCUTS = "shortcuts", "Shift+F1"
    FULL_SCREEN = "full_screen", "F11"
    QUIT = "quit", "Ctrl+Q"

    _value_: str
    usual: str

    def __new__(cls, name: str, usual: str) -> Action:
        """Have `name` as its value."""
        made = object.__new__(cls)
        made._value_, made.usual = name, usual
        return made


KEEPS = (Action.KEEP_1, Action.KEEP_2, Action.KEEP_3, Action.KEEP_4, Action.KEEP_5)
"""The actions that keep a die, by its place."""

UP, DOWN, CLOSE, BACK = "Up", "Down", "Ctrl+W", "Alt+Left"
"""Keys that are always the same: from box to box, for closing a page, and for going back from one."""
PLACES = "Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"
"""Those of the places, as they follow one another in their switch; always the same, too."""
FIXED = frozenset(
    (*PLACES, UP, DOWN, CLOSE, BACK, "Return", "Enter", "Tab", "Shift+Tab", "Shift+Backtab", "Backtab", "Esc")
)
_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


def pressed(key: int, modifiers: Qt.KeyboardModifier) -> str:
    """Return the name of a key that is pressed; empty while only such are that go with another one."""
    if key == 0 or Qt.Key(key) in _MODIFIERS:
        return ""
    plain = modifiers & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    return QKeySequence(plain.value | key).toString(_Format.PortableText)


def known(name: str) -> str:
    """Return a key as Qt writes it, such as ``Ctrl+N`` for ``ctrl+n``; empty if `name` is none, or more than one."""
    sequence = QKeySequence(name, _Format.PortableText)
    written = sequence.toString(_Format.PortableText)  # empty for what is no key at all
    return written if sequence.count() == 1 else ""


@dataclass(frozen=True)
class Keys:
    """The key of every action: `changed` has those the player has changed. No two actions have the same."""

    changed: Mapping[Action, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[Action, str]]:
        """Yield every action with the name of its key."""
        return ((action, self.name(action)) for action in Action)

    def name(self, action: Action) -> str:
        """Return the name of the key of an action, as Qt writes it in every language."""
        return self.changed.get(action, action.usual)

    def sequence(self, action: Action) -> QKeySequence:
        return QKeySequence(self.name(action), _Format.PortableText)

    def owner(self, key: str) -> Action | None:
        return next((action for action, name in self if name == key), None)

    def changing(self, action: Action, key: str) -> Keys:
        """Return the keys with another one for `action`; if it was another action's, that gets the old one.

        Raises:
            ValueError: if `key` is none, or is fixed.
        """
        if not can_be_chosen(key):
            raise ValueError(f"{key!r} cannot stand for {action.value}")
        owner = self.owner(key)
        changed = {**self.changed, action: key}
        if owner is not None and owner is not action:
            changed[owner] = self.name(action)
        return Keys({one: name for one, name in changed.items() if name != one.usual})


_BARE = ("Shift", "Ctrl", "Control", "Alt", "Meta", "AltGr")


def can_be_chosen(key: str) -> bool:
    """Return whether a key can stand for an action: none that is fixed, only changes others, or opens a menu."""
    name = known(key)
    opens_menu = name.startswith("Alt+") and len(name) == len("Alt+G")
    return bool(name) and name not in _BARE and name not in FIXED and not opens_menu


def read(written: Mapping[Action, object]) -> tuple[Keys, set[Action]]:
    """Return the keys that `written` stands for, and the actions whose key can't be used, which keep the usual one."""
    names = {action: known(key) if isinstance(key, str) else "" for action, key in written.items()}
    damaged = {action for action, name in names.items() if not can_be_chosen(name)}
    while True:
        keys = Keys({one: name for one, name in names.items() if one not in damaged and name != one.usual})
        times = Counter(name for _, name in keys)
        clashing = {action for action in keys.changed if times[keys.name(action)] > 1}
        if not clashing:
            return keys, damaged
        damaged |= clashing
