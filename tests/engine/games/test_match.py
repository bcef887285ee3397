# SPDX-License-Identifier: MIT
"""A match goes round, knows whose turn it is and what everybody saw, and goes back and forth like a list of moments."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from match_samples import at_table, go_on, played, step

from engine.games.game import Game, Rolled, Scored
from engine.games.goals import WinGoal
from engine.games.match import Match, MatchCard, MatchError, Seat, begin, card_after, same_match
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS

TABLES = st.tuples(st.integers(1, 3), st.integers(1, 3), st.booleans(), st.booleans()).map(
    lambda given: at_table(1 if given[2] else given[0], given[1], linked=given[2], others_begin=given[3] > given[2])
)


def twin_order(match):
    """Return who rolled or scored when, from the logs alone: whole turns in the order of the seats."""
    order = []
    logs = [list(seat.game.events) for seat in match.seats]
    while any(logs):
        for place, log in enumerate(logs):
            while log:
                event = log.pop(0)
                order.append((place, event))
                if isinstance(event, Scored):
                    break
    return order


@settings(max_examples=30)
@given(TABLES, st.integers(0, 2**32), st.integers(0, 200))
def test_turns_go_round_from_the_first_seat_on(match, seed, steps):
    rng = random.Random(seed)
    turns = [0] * len(match.seats)
    for _ in range(steps):
        place = match.to_move
        if place is None:
            break
        assert all(turns[place] < later or (place <= number) for number, later in enumerate(turns))
        assert turns[place] == min(turns)
        match = step(match, rng)
        turns = [seat.turns for seat in match.seats]
    assert match.is_over == (match.to_move is None) == (min(turns) == len(CATEGORIES))


@settings(max_examples=40)
@given(TABLES, st.integers(0, 2**32), st.integers(0, 250), st.integers(1, 6))
def test_undo_goes_back_before_the_last_event_of_a_person_and_the_same_dice_come_again(match, seed, steps, back):
    match = played(match, random.Random(seed), steps)
    for _ in range(back):
        order = twin_order(match)
        mine = [number for number, (place, _) in enumerate(order) if match.seats[place].is_person]
        assert match.can_undo == bool(mine)
        if not mine:
            with pytest.raises(IndexError):
                match.undo()
            return
        before, after = order[: mine[-1]], order[mine[-1] :]
        undone = match.undo()
        assert twin_order(undone) == before
        assert undone.person == after[0][0] == undone.to_move
        assert undone.can_redo
        assert undone.moves == match.moves - 1
        again = undone.redo()
        for place, event in after[1:]:
            assert again.to_move == place, "what strategies did then they have still to do"
            record = again.seats[place].record
            choice = record.mark(event.kept).roll() if isinstance(event, Rolled) else record.score(event.category)
            again = again.play(place, choice)
        assert twin_order(again) == order, "the same choices bring the same dice"
        match = undone


def test_a_person_who_goes_on_differently_takes_away_what_others_had_undone():
    match = at_table(2, 1)
    match = go_on(match, match.record.roll())
    boxes = [box for box in CATEGORIES if match.record.game.can_score(box)]
    match = go_on(match, match.record.score(boxes[0]))
    match = go_on(match, match.record.roll())
    back = match.undo().undo()
    assert [bool(seat.record.undone) for seat in back.seats] == [True, True, False]
    same = back.redo()
    assert same.seats[1].record.undone
    assert not same.seats[1].record.hinted
    other = go_on(back, back.record.score(boxes[1]))
    assert other.seats[0].record.is_coached
    assert other.seats[1].record == Record(match.seats[1].game.start, hinted=True, goal=WinGoal()), (
        "its next dice have been seen"
    )


def test_a_slip_of_one_person_that_is_corrected_leaves_the_others_as_they_are():
    match = begin([("Ann", ""), ("Bob", "")], DEFAULT_RULES, "slip", own_dice=True)
    match = go_on(match, match.record.roll((1, 1, 1, 2, 3), is_typed=True))
    match = go_on(match, match.record.think_again(match.record.attempt(Category.TWOS)).score(Category.ACES))
    match = go_on(match, match.record.roll((2, 2, 3, 3, 4), is_typed=True)).undo()
    corrected = match.play(0, match.seats[0].record.corrected(0, (1, 1, 2, 2, 3)))
    assert corrected.seats[0].game.filled == {Category.ACES: 2}
    assert corrected.seats[1] is match.seats[1]


def test_hints_of_one_person_do_not_count_for_another():
    match = at_table(2, 1)
    match = go_on(match, match.record.with_hint())
    assert [seat.record.is_coached for seat in match.seats] == [True, False, False]


def test_a_turn_that_is_not_finished_is_on_no_card():
    match = at_table(1, 1)
    match = go_on(match, match.record.roll())
    assert card_after(match.seats[0].game, 5) == MatchCard((None,) * 13, 0)


def test_the_person_in_play_is_who_moves_or_moved_last_and_at_the_end_the_first_or_whose_end_is_looked_at():
    match = at_table(2, 1, others_begin=True)
    assert (match.to_move, match.person, match.own) == (0, 1, 1)
    seen = []
    rng = random.Random(1)
    while not match.is_over:
        seen.append((match.to_move, match.person))
        match = step(match, rng)
    assert set(seen) == {(0, 1), (1, 1), (2, 2), (0, 2)}
    assert match.person == match.own == 1, "the end is that of the first person"
    assert match.record is match.seats[1].record
    other = match.seen_by(2)
    assert (other.person, other.record) == (2, match.seats[2].record)
    assert other == match
    assert other.undo().undo().person == 2, "whoever moved last has his turn again"
    with pytest.raises(MatchError):
        match.seen_by(0)


def test_a_tie_is_shared():
    rng = random.Random(3)
    match = played(at_table(1, 2), rng, 10_000)
    totals = [seat.game.points_so_far for seat in match.seats]
    assert match.shares == tuple(float(total == max(totals)) for total in totals)
    linked = begin([("Ann", ""), ("Greta", "greedy"), ("Thumb", "mince")], DEFAULT_RULES, "tie", linked=True)
    while not linked.is_over:  # all score the first roll in the first box: with linked dice that is a tie of three
        place = linked.to_move
        record = linked.seats[place].record.roll()
        box = next(box for box in CATEGORIES if record.game.can_score(box))
        linked = linked.play(place, record).play(place, record.score(box))
    assert linked.shares == (1 / 3, 1 / 3, 1 / 3)
    with pytest.raises(MatchError, match="not over"):
        _ = at_table(1, 1).shares


def test_linked_dice_are_the_same_for_everybody_who_keeps_the_same():
    match = at_table(1, 1, linked=True)
    first = go_on(match, match.record.roll())
    kept = (True, False, True, False, False)
    first = go_on(first, first.record.mark(kept).roll())
    dice = first.record.game.dice
    box = next(box for box in CATEGORIES if first.record.game.can_score(box))
    other = go_on(first, first.record.score(box)).seats[1].record.roll().mark(kept).roll()
    assert other.game.dice == dice
    own = at_table(1, 1)
    assert len({seat.game.seed for seat in own.seats}) == 2
    assert at_table(1, 1).seats == own.seats, "a seed gives everybody's dice"


def seat(name="Ann", strategy="", seed="a", **game):
    return Seat(name, Record(Game(seed, **game)), strategy)


@pytest.mark.parametrize(
    ("seats", "linked", "sentence"),
    [
        ([seat()], False, "2 to 6 seats"),
        ([seat(f"P{n}", seed=str(n)) for n in range(7)], False, "2 to 6 seats"),
        ([seat("G", "greedy"), seat("H", "greedy", "b")], False, "all players are strategies"),
        ([seat(), seat("ann ", seed="b")], False, "a name of its own"),
        ([seat(" "), seat("B", seed="b")], False, "a name of its own"),
        ([seat("A" * 25), seat("B", seed="b")], False, "at most 24 letters"),
        ([seat("A\nB"), seat("B", seed="b")], False, "that can be seen"),
        ([seat(), seat("B", seed="b", rules=RULE_SETS["forced-joker"])], False, "the same rules"),
        ([seat(), seat("B", seed="b", dice_model=dice_model("demon"))], False, "fair dice"),
        ([seat(), seat("B")], False, "one for each seat"),
        ([seat(), seat("G", "greedy", "b")], True, "linked dice have one seed"),
        ([seat("G", "greedy"), seat()], True, "one person plays, and begins"),
        ([seat(), seat("B")], True, "one person plays, and begins"),
    ],
)
def test_a_match_that_cannot_be_is_refused(seats, linked, sentence):
    with pytest.raises(MatchError, match=sentence):
        Match(tuple(seats), linked)


def test_games_that_are_not_where_they_can_be_are_refused():
    match = played(at_table(1, 1), random.Random(2), 60)
    ahead = match.seats[0].record
    with pytest.raises(MatchError, match="go round"):
        Match((replace(match.seats[0], record=Record(ahead.game.start)), match.seats[1]))
    fresh = at_table(1, 1)
    with pytest.raises(MatchError, match="out of turn"):
        Match((fresh.seats[0], replace(fresh.seats[1], record=fresh.seats[1].record.roll())))


def test_a_match_is_as_it_stood_at_any_choice_of_a_person():
    rng = random.Random("as it stood")
    match, seen = at_table(1, 2), []
    while not match.is_over:
        if match.to_move == match.person and match.record.game.has_rolled:
            seen.append(match)
        match = step(match, rng)
    assert len(seen) > 13
    for earlier in seen:
        found = match.as_it_stood(match.person, earlier.record.game)
        assert [seat.game for seat in found.seats] == [seat.game for seat in earlier.seats]
        assert found.to_move == match.person


def test_the_same_match_again_has_the_same_seats_and_dice():
    match = begin([("Ada", ""), ("Thumb", "rules-of-thumb")], DEFAULT_RULES, "again", series=3)
    over = played(match, random.Random(1), 10_000)
    assert same_match(over, is_seen=False) == match
    again = same_match(over, is_seen=True)
    assert [seat.record.hinted for seat in again.seats] == [True, False]
    assert [seat.game for seat in again.seats] == [seat.game for seat in match.seats]
