# SPDX-License-Identifier: MIT
from __future__ import annotations

import dataclasses
import hashlib
import random
from collections import Counter
from itertools import pairwise, product

import naive
import pytest
from audits import daily_rows
from engine_samples import ALL_RULES, by_key, new_game, play_at_random
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.game import (
    NOTHING_KEPT,
    Game,
    IllegalMove,
    RefusalReason,
    Rolled,
    Scored,
    new_seed,
    replay,
    rolled_faces,
)
from engine.games.position import NO_SCORES, check
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, rule_set

ALL_KEPT = (True,) * 5
FIRST_KEPT = (True, False, False, False, False)

RULES = st.builds(rule_set, st.sampled_from(sorted(RULE_SETS)), st.integers(1, 5))


@st.composite
def played(draw):
    """All snapshots of a game played at random."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    return play_at_random(Game(draw(st.text("0123456789abcdef", min_size=1)), draw(RULES)), rng)


def seed_with(wanted, rules=RULE_SETS["free-joker"]):
    """Return a game whose first roll satisfies `wanted`."""
    games = (new_game(seed, rules).roll() for seed in range(100_000))
    return next(game for game in games if wanted(game.dice))


def moves_of(game):
    """Yield each imaginable move as (verify, can, do, argument)."""
    for kept in product((False, True), repeat=5):
        yield game.verify_roll, game.can_roll, game.roll, kept
    for category in CATEGORIES:
        yield game.verify_score, game.can_score, game.score, category


# Whole games at random


@settings(max_examples=60)
@given(played())
def test_game_lasts_thirteen_turns_and_fills_every_box(games):
    end = games[-1]
    assert end.is_over
    assert end.position is None
    assert sum(isinstance(event, Scored) for event in end.events) == 13
    assert [game.turn for game in games if not game.has_rolled] == [*range(1, 14), 13]


@settings(max_examples=60)
@given(played())
def test_points_are_the_sum_of_the_events(games):
    for game in games:
        scored = [event for event in game.events if isinstance(event, Scored)]
        filled = {event.category: event.points for event in scored}
        bonuses = sum(event.bonus for event in scored)
        assert game.filled == filled
        assert game.yahtzee_bonuses == bonuses
        assert game.points_so_far == naive.points_so_far(by_key(filled), bonuses)


@settings(max_examples=60)
@given(played())
def test_replay_gives_the_same_snapshots(games):
    end = games[-1]
    assert replay(games[0], end.events) == games
    for game in games[::7]:
        assert replay(games[0], game.events)[-1] == game


@settings(max_examples=30)
@given(played())
def test_every_position_can_come_up(games):
    for game in games:
        assert (game.position is None) == (not game.has_rolled)
        if game.position is not None:
            assert check(game.position).rolls_left == game.rolls_left
            assert set(game.position.allowed()) == {box for box in CATEGORIES if game.can_score(box)}


@settings(max_examples=15)
@given(played())
def test_can_verify_and_do_agree(games):
    for game in random.Random(len(games)).sample(games, 6):
        for verify, can, do, argument in moves_of(game):
            if can(argument):
                verify(argument)
                assert do(argument).events[:-1] == game.events
            else:
                for refused in (verify, do):
                    with pytest.raises(IllegalMove) as caught:
                        refused(argument)
                    assert isinstance(caught.value.reason, RefusalReason)


@settings(max_examples=60)
@given(played())
def test_kept_dice_stay_in_place_and_the_others_come_from_the_stream(games):
    for before, after in pairwise(games):
        event = after.events[-1]
        if not isinstance(event, Rolled):
            continue
        number = before.rules.rolls_per_turn - before.rolls_left + 1
        fresh = rolled_faces(before.seed, before.turn, number)
        rolled = [face for face, kept in zip(after.dice, event.kept, strict=True) if not kept]
        assert rolled == list(fresh[: len(rolled)])
        assert all(was == now for was, now, kept in zip(before.dice, after.dice, event.kept, strict=False) if kept)
        assert after.rolls_left == before.rolls_left - 1
        assert event.dice == after.dice


def test_which_of_equal_dice_are_kept_makes_no_difference():
    games = (Game(f"{number}").roll() for number in range(100))
    game = next(game for game in games if game.dice.count(game.dice[0]) > 1)
    masks = [tuple(place == kept for place in range(5)) for kept in range(5) if game.dice[kept] == game.dice[0]]
    assert len({tuple(sorted(game.roll(mask).dice)) for mask in masks}) == 1


@settings(max_examples=60)
@given(played())
def test_what_may_be_filled_and_for_how_much_is_what_the_slow_twin_says(games):
    for before, after in pairwise(games):
        event = after.events[-1]
        if isinstance(event, Scored):
            allowed = naive.allowed(before.rules.name, by_key(before.filled), before.dice)
            assert event.points == allowed[event.category.key]
            assert {box.key for box in CATEGORIES if before.can_score(box)} == allowed.keys()


@settings(max_examples=60)
@given(played())
def test_turn_ends_with_an_empty_table_and_all_rolls(games):
    for game in games:
        assert game.has_rolled == (len(game.dice) == 5)
        if not game.has_rolled:
            assert game.rolls_left == game.rules.rolls_per_turn


@settings(max_examples=40)
@given(played(), st.data())
def test_tampered_event_is_refused(games, data):
    events = list(games[-1].events)
    index = data.draw(st.integers(0, len(events) - 1))
    events[index] = data.draw(st.sampled_from(tampered(events[index])))
    with pytest.raises(ValueError):  # noqa: PT011 - IllegalMove or a plain one, whichever comes first
        replay(games[0], events)


def tampered(event):
    """Return changed copies of an event, none of which can have happened."""
    if isinstance(event, Rolled):
        turned = tuple(7 - face for face in event.dice)
        return [dataclasses.replace(event, dice=turned), dataclasses.replace(event, kept=ALL_KEPT)]
    return [
        dataclasses.replace(event, points=event.points + 1),
        dataclasses.replace(event, bonus=not event.bonus),
    ]


def test_log_of_another_seed_or_rules_is_refused():
    start = new_game(1, RULE_SETS["free-joker"])
    events = play_at_random(start, random.Random(1))[-1].events
    for other in (new_game(2, start.rules), new_game(1, rule_set("free-joker", 1))):
        with pytest.raises(ValueError):  # noqa: PT011
            replay(other, events)


def test_replay_of_nothing_is_the_start():
    start = new_game(1, RULE_SETS["free-joker"])
    assert replay(start, ()) == [start]


# Reasons


def reason_of(move, *arguments):
    with pytest.raises(IllegalMove) as caught:
        move(*arguments)
    assert str(caught.value) == caught.value.reason.value
    return caught.value.reason


def test_before_the_first_roll():
    game = Game("1")
    assert reason_of(game.score, Category.CHANCE) is RefusalReason.NOT_ROLLED
    assert reason_of(game.roll, FIRST_KEPT) is RefusalReason.FIRST_ROLL_KEEPS_NOTHING
    assert game.can_roll()


def test_keeping_everything_is_no_roll():
    assert reason_of(Game("1").roll().roll, ALL_KEPT) is RefusalReason.NOTHING_TO_ROLL


@pytest.mark.parametrize("rolls", range(1, 6))
def test_rolls_run_out(rolls):
    game = Game("1", rule_set("free-joker", rolls))
    for _ in range(rolls):
        assert game.can_roll()
        game = game.roll()
    assert game.rolls_left == 0
    assert reason_of(game.roll) is RefusalReason.NO_ROLL_LEFT
    assert game.can_score(Category.CHANCE)


def test_filled_box_is_refused():
    game = Game("1").roll().score(Category.CHANCE)
    assert reason_of(game.score, Category.CHANCE) is RefusalReason.FILLED
    assert reason_of(game.roll().score, Category.CHANCE) is RefusalReason.FILLED


def test_game_that_is_over_refuses_everything():
    game = play_at_random(Game("1"), random.Random(1))[-1]
    for category in CATEGORIES:
        assert reason_of(game.score, category) is RefusalReason.GAME_OVER
    assert reason_of(game.roll) is RefusalReason.GAME_OVER
    assert game.turn == 13


def test_forced_joker_refuses_the_other_boxes():
    start = seed_with(lambda dice: len(set(dice)) == 1, RULE_SETS["forced-joker"])
    scores = tuple(50 if category is Category.YAHTZEE else None for category in CATEGORIES)
    game = dataclasses.replace(start, scores=scores)
    matching = CATEGORIES[game.dice[0] - 1]
    assert reason_of(game.score, Category.CHANCE) is RefusalReason.NOT_ALLOWED
    after = game.score(matching)
    assert after.events[-1] == Scored(matching, 5 * game.dice[0], True)
    assert after.yahtzee_bonuses == 1
    assert after.points_so_far == 50 + 100 + 5 * game.dice[0]


@pytest.mark.parametrize(("yahtzee", "rules", "bonus"), [(50, "no-yahtzee-bonus", 0), (0, "free-joker", 0)])
def test_no_bonus_where_none_is_due(yahtzee, rules, bonus):
    start = seed_with(lambda dice: len(set(dice)) == 1, RULE_SETS[rules])
    scores = tuple(yahtzee if category is Category.YAHTZEE else None for category in CATEGORIES)
    after = dataclasses.replace(start, scores=scores).score(Category.CHANCE)
    assert after.yahtzee_bonuses == bonus
    assert after.events[-1].bonus is False


# Snapshots


def test_new_game():
    game = Game("abc", RULE_SETS["no-joker"])
    assert (game.turn, game.points_so_far, game.rolls_left, game.scores) == (1, 0, 3, NO_SCORES)
    assert not game.has_rolled
    assert not game.is_over


def test_snapshots_are_frozen():
    game = Game("1").roll()
    for field in dataclasses.fields(game):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(game, field.name, None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.events[0].dice = (6,) * 5


def test_a_move_leaves_the_snapshot_before_it_alone():
    game = Game("1").roll()
    copy = dataclasses.replace(game)
    game.roll(FIRST_KEPT)
    game.score(Category.CHANCE)
    assert game == copy


def test_going_back_and_rolling_again_gives_the_same_roll():
    game = Game("1").roll()
    assert game.roll(FIRST_KEPT) == game.roll(FIRST_KEPT)
    assert Game("1").roll() == game


def test_places_of_faces_are_the_leftmost():
    game = dataclasses.replace(Game("1").roll(), dice=(6, 1, 5, 1, 2))
    assert game.places_of((1, 5)) == (False, True, True, False, False)
    assert game.places_of((1, 6, 1)) == (True, True, False, True, False)
    assert game.places_of(()) == NOTHING_KEPT
    fives = dataclasses.replace(game, dice=(5, 2, 5, 5, 1))
    assert fives.places_of((5, 5)) == (True, False, True, False, False)
    with pytest.raises(ValueError, match=r"^keep: "):
        game.places_of((5, 5))


def test_kept_dice_are_sorted_faces():
    game = dataclasses.replace(Game("1").roll(), dice=(6, 1, 5, 1, 2))
    assert game.kept_dice((True, False, True, True, False)) == (1, 5, 6)
    assert game.kept_dice(NOTHING_KEPT) == ()


# The stream of dice


def test_seeds_are_new_and_sixteen_hexadecimal_digits():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 16 and int(seed, 16) >= 0 for seed in seeds)
    assert Game().seed != Game().seed


def test_stream_is_pinned():
    """Saved games hold a seed: they can be read back only while it gives these dice."""
    moments = {(1, 1): (3, 1, 1, 1, 1), (1, 2): (2, 3, 6, 3, 6), (13, 3): (5, 3, 3, 6, 5)}
    assert {moment: rolled_faces("0123456789abcdef", *moment) for moment in moments} == moments


def test_bytes_that_would_make_low_faces_likelier_are_skipped():
    """The bytes of this seed begin 227, 252, 203, 139, 234, 53: the second is one too many for six equal shares."""
    digest = hashlib.blake2b(b"0000000000000011:1:1:0").digest()
    assert tuple(digest[:6]) == (227, 252, 203, 139, 234, 53)
    assert rolled_faces("0000000000000011", 1, 1) == (6, 6, 2, 1, 6)


def test_stream_depends_on_seed_turn_and_roll():
    keys = [*product(("a", "b"), range(1, 14), range(1, 6)), ("11", 1, 1), ("1", 11, 1), ("1", 1, 11)]
    assert len({rolled_faces(*key) for key in keys}) > 110


def chi_square(counts, cells, total):
    expected = total / cells
    return sum((count - expected) ** 2 / expected for count in counts) + (cells - len(counts)) * expected


def rolls_of_many_seeds(turn=1, roll=1):
    return [rolled_faces(f"{seed:016x}", turn, roll) for seed in range(12_000)]


@pytest.mark.parametrize(("turn", "roll"), daily_rows([(1, 1), (1, 2), (7, 3), (13, 1)], 2))
def test_every_face_is_as_likely_in_every_place(turn, roll):
    """5 degrees of freedom: 20.5 is exceeded once in a thousand."""
    rolls = rolls_of_many_seeds(turn, roll)
    for place in range(5):
        counts = Counter(faces[place] for faces in rolls)
        assert set(counts) == set(range(1, 7))
        assert chi_square(counts.values(), 6, len(rolls)) < 20.5


def test_places_do_not_depend_on_each_other():
    """35 degrees of freedom: 66.6 is exceeded once in a thousand."""
    rolls = rolls_of_many_seeds()
    for first, second in ((0, 1), (1, 2), (3, 4), (0, 4)):
        counts = Counter((faces[first], faces[second]) for faces in rolls)
        assert chi_square(counts.values(), 36, len(rolls)) < 66.6


@pytest.mark.parametrize("following", [(1, 2), (2, 1)])
def test_rolls_do_not_depend_on_each_other(following):
    pairs = zip(rolls_of_many_seeds(), rolls_of_many_seeds(*following), strict=True)
    counts = Counter((one[0], other[0]) for one, other in pairs)
    assert chi_square(counts.values(), 36, 12_000) < 66.6


def test_all_252_rolls_come_up_as_often_as_they_should():
    """251 degrees of freedom, the chance of a roll being its ways in 7,776: 325 is exceeded once in a thousand."""
    rolls = [faces for turn in (1, 2, 3) for faces in rolls_of_many_seeds(turn)]
    counts = Counter(tuple(sorted(faces)) for faces in rolls)
    expected = {roll: ways * len(rolls) / 6**5 for roll, ways in naive.throws(5).items()}
    assert sum((counts[roll] - wanted) ** 2 / wanted for roll, wanted in expected.items()) < 325


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_same_seed_and_same_choices_give_the_same_game(rules):
    one, other = (play_at_random(new_game("same", rules), random.Random(5)) for _ in range(2))
    assert one == other
