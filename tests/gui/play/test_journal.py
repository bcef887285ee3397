# SPDX-License-Identifier: MIT
"""The journal goes back and forth over games as a plain list of moments would."""

from __future__ import annotations

import random

import pytest
from audits import daily

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from yahtzee_gui.play.journal import Chapter, Journal


def begun(number):
    return Record(Game(f"journal {number}"))


def act(record, rng):
    """Return the record after some move that differs from the one undone last."""
    if not record.game.has_rolled:
        return record.roll()
    boxes = [box for box in CATEGORIES if record.game.can_score(box)]
    return record.score(rng.choice(boxes))


def test_a_journal_at_its_beginning_goes_nowhere():
    journal = Journal(begun(0))
    assert (journal.can_undo, journal.can_redo) == (False, False)
    assert journal.undo() is journal
    assert journal.redo() is journal


def test_beginning_a_game_is_undone_and_redone():
    old = begun(0).roll()
    journal = Journal(old).begin(begun(1))
    assert journal.undo().record == old
    assert journal.undo().redo() == journal


def test_the_moment_before_an_event_is_the_one_that_undo_comes_to():
    journal = Journal(begun(0).roll().score(CATEGORIES[0]).roll().roll()).begin(begun(1).roll().roll().roll())
    for event in range(3, -1, -1):
        back = journal.before(event)
        assert len(back.record.game.events) == event
        assert back == (journal if event == 3 else journal.before(event + 1).undo())
    assert journal.before(0).earlier == journal.earlier, "another game is never gone back to"


def test_a_copy_begins_where_it_was_taken_and_undo_leads_from_there_to_the_whole_game():
    whole = begun(0).roll().score(CATEGORIES[0]).roll().score(CATEGORIES[1])
    journal = Journal(whole).play_on(2)
    assert journal.is_copy
    assert journal.record.game.events == whole.game.events[:2]
    on = journal.go_on(journal.record.roll())
    assert on.undo().record.game == journal.record.game
    assert on.undo().undo() == Journal(whole, later=((4, Chapter(on.undo().record, 2)),))
    assert on.undo().undo().redo() == on.undo()
    assert on.leave().record == whole
    assert on.leave().redo() == on
    assert not Journal(whole).is_copy


def test_dice_that_were_rolled_in_another_record_are_known():
    here = begun(0).roll()
    further = begun(0).roll().score(CATEGORIES[0]).roll()
    assert not Journal(here).is_known
    assert Journal(further).begin(here).is_known
    assert Journal(here).begin(further).undo().undo().undo().undo().is_known, "the other one is there to be redone"
    assert not Journal(begun(1).roll()).begin(here).is_known
    assert not Journal(here).begin(here).is_known, "the same line is no other one"
    back = Journal(further).begin(further.undo())
    assert not back.is_known


def test_a_copy_can_be_gone_back_in_before_its_beginning():
    whole = begun(0).roll().score(CATEGORIES[0]).roll().score(CATEGORIES[1])
    back = Journal(whole).play_on(3).before(1)
    assert len(back.record.game.events) == 1
    assert back.undo().record == whole


def test_redo_goes_to_the_game_begun_even_where_the_one_before_had_undone_events():
    old = begun(0).roll().score(CATEGORIES[0]).undo()
    journal = Journal(old).begin(begun(1).roll())
    back = journal.undo().undo()
    assert back.record == old
    assert back.redo().record == begun(1).roll().undo()
    assert back.redo().redo().record == begun(1).roll()


def test_redo_from_further_back_passes_the_moment_the_game_was_left():
    old = begun(0).roll().score(CATEGORIES[0]).undo()
    journal = Journal(old).begin(begun(1))
    back = journal.undo().undo()
    assert back.record.game == old.game.start
    assert back.redo().record == old
    assert back.redo().redo().record == begun(1)


def test_what_is_done_after_going_back_replaces_what_came_later():
    journal = Journal(begun(0)).begin(begun(1)).undo()
    assert not journal.go_on(begun(0).roll()).can_redo


def test_the_last_games_are_remembered_not_all():
    journal = Journal(begun(0))
    for number in range(1, 40):
        journal = journal.begin(begun(number))
    steps = 0
    while journal.can_undo:
        journal, steps = journal.undo(), steps + 1
    assert steps == 20
    for number in range(20, 40):
        journal = journal.redo()
        assert journal.record == begun(number)


@pytest.mark.parametrize("seed", daily(range(30), 10))
def test_a_random_walk_visits_the_moments_of_a_list(seed):
    """The model: a list of the games as they were, and a cursor in it. An action cuts off what follows."""
    rng = random.Random(seed)
    journal = Journal(begun(0))
    moments, cursor = [journal.record.game], 0
    for step in range(1, 200):
        choice = rng.choice(["act", "act", "begin", "undo", "undo", "redo"])
        if choice in ("undo", "redo"):
            assert (journal.can_undo, cursor) != (True, 0)
            ahead = 1 if choice == "redo" else -1
            if not 0 <= cursor + ahead < len(moments):
                continue
            journal, cursor = (journal.redo() if ahead > 0 else journal.undo()), cursor + ahead
        else:
            if choice == "act" and journal.record.game.is_over:
                continue
            journal = journal.begin(begun(step)) if choice == "begin" else journal.go_on(act(journal.record, rng))
            moments, cursor = [*moments[: cursor + 1], journal.record.game], cursor + 1
            if journal.record.undone:  # the very move that was undone: redo goes on along the same line
                moments += [game for game in redone(journal.record)]
        assert journal.record.game == moments[cursor]


def redone(record):
    """Yield the games that the record's own redo leads through."""
    while record.can_redo:
        record = record.redo()
        yield record.game
