# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.game_review.fairness import NO_FACES, faces_rolled
from engine.games.game import Game, IllegalMove, begun_from
from engine.games.position import Position
from engine.games.record import Help, Record, help_in
from engine.rules.categories import Category
from engine.rules.dice import PERFECT_DEMON

SIXES = (False, False, True, True, False)


def typed(record, *faces, kept=(False,) * 5):
    return record.mark(kept).roll(faces, is_typed=True)


@pytest.fixture
def turn():
    """A first turn: 2 1 6 6 3, the sixes kept, 2 5 6 6 5, scored in Sixes; and the first roll of the next."""
    record = typed(Record(Game("ab"), own_dice=True), 2, 1, 6, 6, 3)
    record = typed(record, 2, 5, 6, 6, 5, kept=SIXES).score(Category.SIXES)
    return typed(record, 1, 1, 1, 2, 3)


def test_typed_dice_are_the_players_own_and_count_for_no_fairness(turn):
    assert turn.game.scores[Category.SIXES] == 12
    assert not turn.is_coached
    assert faces_rolled(turn.game) == NO_FACES


def test_a_slip_is_corrected_where_it_is_and_what_follows_stays(turn):
    mended = turn.corrected(0, (2, 1, 6, 5, 3))
    assert mended.game.scores[Category.SIXES] == 6
    assert mended.game.events[1].dice == (2, 5, 6, 5, 5)
    assert mended.game.dice == (1, 1, 1, 2, 3)
    assert not mended.is_coached


def test_a_slip_corrected_by_undo_is_no_choice_taken_back(turn):
    again = turn.undo().roll((1, 1, 1, 2, 4), is_typed=True)
    assert again.game.dice == (1, 1, 1, 2, 4)
    assert not again.is_coached
    other_keep = turn.undo().undo().undo()
    assert typed(other_keep, 2, 5, 6, 1, 5, kept=(False, False, True, False, False)).is_coached


def test_only_typed_rolls_are_corrected_and_a_kept_die_stays(turn):
    with pytest.raises(ValueError, match="no roll that was typed"):
        turn.corrected(2, (1, 1, 1, 1, 1))
    with pytest.raises(ValueError, match="cannot change"):
        turn.corrected(1, (2, 5, 6, 1, 5))


def test_the_program_can_roll_one_of_them(turn):
    rolled = turn.mark((True, True, True, False, False)).roll()
    assert rolled.game.dice == turn.game.thrown((True, True, True, False, False))
    assert sum(faces_rolled(rolled.game)) == 2
    assert rolled.corrected(3, (4, 4, 4, 2, 3)).game.dice[:3] == (4, 4, 4)


def test_a_correction_that_leaves_no_legal_box_is_refused():
    record = Record(Game("ab"))
    record = typed(record, 5, 5, 5, 5, 5).score(Category.YAHTZEE)
    record = typed(record, 1, 2, 3, 4, 6).score(Category.ACES)
    forced = Record(Game("ab", record.game.rules))
    assert forced.game.rules.name == "free-joker"
    with pytest.raises(IllegalMove):
        record.corrected(2, (1, 1, 1, 1, 1)).score(Category.ACES)


def test_only_fair_dice_are_typed():
    with pytest.raises(ValueError, match="only fair dice"):
        Game("ab", dice_model=PERFECT_DEMON).roll(landed=(1, 1, 1, 1, 1), is_typed=True)


def test_a_game_from_a_position_is_marked_and_goes_back_to_it():
    position = Position((1, 2, 6, 6, 4), 2, (None, 8, *[None] * 11))
    record = Record(begun_from(position, "ab"))
    assert record.is_coached
    assert help_in(record) == (Help.SET_UP,)
    assert not record.can_undo
    after = record.score(Category.SIXES)
    assert after.undo().game == record.game
    assert after.game.points_so_far == 20
