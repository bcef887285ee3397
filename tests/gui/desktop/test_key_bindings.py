# SPDX-License-Identifier: MIT
"""Every action has one key, which can be another one, and never the same as that of another action."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings
from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, FIXED, PLACES, Action, Keys
from yahtzee_gui.settings.settings import Settings

NOTHING, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def test_every_action_has_a_key_of_its_own_at_first():
    usual = {action.usual for action in Action}
    assert len(usual) == len(Action)
    assert not usual & FIXED


def test_the_names_are_those_that_qt_writes():
    for action in Action:
        assert key_bindings.known(action.usual) == action.usual
        assert Keys().sequence(action).toString() == action.usual
    assert {key_bindings.known(name) for name in FIXED} <= FIXED


def test_another_key_is_taken_and_the_first_one_is_no_change():
    changed = Keys().changing(Action.ROLL, "R")
    assert changed.name(Action.ROLL) == "R"
    assert changed.owner("R") is Action.ROLL
    assert changed.owner("Space") is None
    assert changed.changing(Action.ROLL, "Space") == Keys()
    assert changed.changing(Action.HINT, "Space").name(Action.HINT) == "Space"


def test_a_key_of_another_action_is_taken_from_it_for_the_old_one():
    changed = Keys().changing(Action.ROLL, "H")
    assert dict(changed.changed) == {Action.ROLL: "H", Action.HINT: "Space"}
    assert changed.changing(Action.HINT, "H") == Keys()


@pytest.mark.parametrize("key", ["", "nonsense and more", "A, B", "Up", "Return", "Esc", "Ctrl+W", "Tab"])
def test_a_key_that_is_none_or_fixed_is_refused(key):
    with pytest.raises(ValueError, match="roll"):
        Keys().changing(Action.ROLL, key)


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Qt.Key.Key_R, NOTHING, "R"),
        (Qt.Key.Key_R, SHIFT | CTRL, "Ctrl+Shift+R"),
        (Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier, "5"),
        (Qt.Key.Key_Space, NOTHING, "Space"),
        (Qt.Key.Key_Shift, SHIFT, ""),
        (Qt.Key.Key_Control, CTRL, ""),
        (Qt.Key.Key_AltGr, NOTHING, ""),
        (Qt.Key.Key_Return, NOTHING, "Return"),
    ],
)
def test_a_pressed_key_has_the_name_that_qt_writes(key, modifiers, name):
    assert key_bindings.pressed(key, modifiers) == name


# In the settings


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def read(path):
    settings = Settings(path)
    return settings.keys, settings.damaged


def test_only_what_is_changed_is_written_and_comes_back(path):
    chosen = Keys().changing(Action.ROLL, "R").changing(Action.SETTINGS, "Ctrl+.").changing(Action.UNDO, ",")
    settings = Settings(path)
    settings.keys = chosen
    settings.sync()
    assert read(path) == (chosen, set())
    assert path.read_text().count("=") == 3
    settings.keys = Keys()
    settings.sync()
    assert read(path) == (Keys(), set())


@pytest.mark.parametrize("written", ["", "No key at all", "A, B", "Up", "H", "Ctrl+W", "\\x0", "x" * 5000])
def test_a_key_that_is_damaged_is_as_at_first_and_the_others_hold(path, written):
    path.write_text(f"[keys]\nroll={written}\ntables=X\n")
    found, damaged = read(path)
    assert found == Keys({Action.TABLE: "X"})
    assert damaged == {"keys"}


def test_of_keys_that_clash_none_holds(path):
    path.write_text("[keys]\nroll=R\ntables=R\nhint=X\nunknown=Y\n")
    found, damaged = read(path)
    assert found == Keys({Action.HINT: "X"})
    assert damaged == {"keys"}


def test_keys_that_are_exchanged_do_not_clash(path):
    path.write_text("[keys]\nroll=h\nhint=Space\n")
    assert read(path) == (Keys({Action.ROLL: "H", Action.HINT: "Space"}), set())


def test_a_clash_that_shows_only_when_another_key_is_damaged_is_found(path):
    path.write_text("[keys]\nroll=Esc\nhint=Space\n")
    assert read(path) == (Keys(), {"keys"})


def test_the_list_of_keys_has_every_action_once_and_the_fixed_keys(qapp):
    listed = [action for _title, actions in menu_words.key_groups() for action in actions]
    assert sorted(listed, key=list(Action).index) == list(Action)
    fixed = {name for keys, _text in menu_words.fixed_keys() for name in keys}
    assert fixed >= {"Up", "Down", "Tab", "Enter", "Esc", menu_words.key(CLOSE), menu_words.key(BACK)}
    assert {menu_words.key(name) for name in PLACES} <= fixed
