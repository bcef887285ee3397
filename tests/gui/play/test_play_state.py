# SPDX-License-Identifier: MIT
"""The state of play is a value: what is marked, chosen and asked for belongs to one moment, and goes with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import first_allowed, seeded

from engine.games.game import NOTHING_KEPT
from engine.games.record import Record
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.ghost import SameDice
from yahtzee_gui.play.play_state import PlayState
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import Hint


@pytest.fixture
def state():
    """A state in which everything is chosen that can be."""
    record = Record(seeded("state").roll())
    chosen = PlayState(CoachMode.WARN, UndoHistory(record), same_dice=SameDice(), seat=1)
    box = first_allowed(record.game)
    return replace(chosen.with_hint(Hint.COUNT), touched_at=record.game, box=box, is_landing=True, dealing=record)


def test_before_there_is_a_game_nothing_is_known():
    empty = PlayState(CoachMode.OFF)
    assert (empty.play, empty.match, empty.record, empty.game, empty.hint) == (None,) * 5
    assert empty.kept == NOTHING_KEPT
    assert not empty.is_touched


def test_at_another_moment_nothing_is_chosen(state):
    after = state.follow(state.undo_history.go_on(state.record.score(state.box)))
    assert after == PlayState(state.mode, after.undo_history, state.hinted, same_dice=state.same_dice)
    assert after.game is not state.game
    assert (after.hint, after.is_touched) == (None, False)
    assert (state.hint, state.is_touched) == (Hint.COUNT, True), "the one before never changes"


def test_a_hint_is_there_again_when_its_moment_is(state):
    after = state.follow(state.undo_history.go_on(state.record.score(state.box)))
    assert after.follow(UndoHistory(state.record)).hint is Hint.COUNT


def test_a_note_leaves_everything_chosen(state):
    noted = state.note(state.record.with_hint())
    assert noted.record.hinted
    assert replace(noted, undo_history=state.undo_history) == state
    assert (noted.hint, noted.is_touched) == (Hint.COUNT, True)


def test_a_die_that_was_marked_or_a_box_that_is_chosen_is_a_touch(state):
    assert replace(state, box=None).is_touched
    assert replace(state, touched_at=None).is_touched
    assert not replace(state, box=None, touched_at=None).is_touched


def test_dice_known_from_another_game_are_as_good_as_a_hint(state):
    known = state.undo_history.begin(Record(seeded("state")))
    assert state.follow(known).record.hinted
    assert not state.follow(state.undo_history.begin(Record(seeded("new")))).record.hinted
