# SPDX-License-Identifier: MIT
"""Moments are found on the dice and the scorecard alone, the first time that they happen."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest
from gui_driver import seeded

from engine.game_review.review import review
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from yahtzee_gui.play.moments import Moment, is_flawless, is_new_best, is_news, moments_of_event

FIVES, FOURS, PLAIN = (5,) * 5, (4,) * 5, (1, 2, 2, 4, 6)


def game_of(*steps, rules=DEFAULT_RULES):
    """Return a game with dice that land where they are told to; a category scores them."""
    start = Game("told", rules, WORST_OF_2)
    return reduce(
        lambda game, step: game.score(step) if isinstance(step, Category) else game.roll(landed=step), steps, start
    )


def test_a_yahtzee_is_one_the_first_time_in_its_turn():
    assert moments_of_event(game_of(PLAIN)) == ()
    assert moments_of_event(game_of(PLAIN, FIVES)) == (Moment.YAHTZEE,)
    assert moments_of_event(game_of(FIVES, FOURS)) == ()
    assert moments_of_event(game_of(FIVES, PLAIN, FOURS)) == ()
    assert moments_of_event(game_of(FIVES, Category.FIVES, FOURS)) == (Moment.YAHTZEE,)
    assert moments_of_event(Game()) == ()


def test_five_in_a_row_are_one_the_first_time_in_a_turn_where_an_open_box_scores_them():
    row, other, four = (2, 4, 3, 5, 6), (1, 2, 3, 4, 5), (1, 2, 3, 4, 6)
    found = (Moment.LARGE_STRAIGHT,)
    assert moments_of_event(game_of(row)) == found
    assert moments_of_event(game_of(PLAIN, other)) == found
    assert moments_of_event(game_of(row, other)) == ()
    assert moments_of_event(game_of(four)) == ()
    assert moments_of_event(game_of(row, Category.LARGE_STRAIGHT, other)) == ()
    assert moments_of_event(game_of(other, rules=rule_set("yatzy"))) == found, "its small straight is as rare"
    assert moments_of_event(game_of((1, 3, 4, 5, 6), rules=rule_set("generala"))) == found


def test_a_later_yahtzee_is_one_when_it_is_scored_with_its_bonus():
    twice = (FIVES, Category.YAHTZEE, FIVES, Category.FIVES)
    assert moments_of_event(game_of(*twice)) == (Moment.YAHTZEE_BONUS,)
    assert moments_of_event(game_of(*twice[:2])) == ()
    assert moments_of_event(game_of(PLAIN, Category.YAHTZEE, FIVES, Category.FIVES)) == ()
    assert moments_of_event(game_of(*twice, rules=RULE_SETS["no-yahtzee-bonus"])) == ()


SIXTY = (
    *((6,) * 4 + (1,), Category.SIXES),
    *((5,) * 4 + (1,), Category.FIVES),
    *((4,) * 4 + (1,), Category.FOURS),
)


def test_the_upper_bonus_is_one_with_the_score_that_earns_it():
    assert moments_of_event(game_of(*SIXTY)) == ()
    assert moments_of_event(game_of(*SIXTY, PLAIN, Category.TWOS)) == (Moment.UPPER_BONUS,)
    assert moments_of_event(game_of(*SIXTY, PLAIN, Category.TWOS, PLAIN, Category.ACES)) == ()
    assert moments_of_event(game_of(*SIXTY, PLAIN, Category.CHANCE)) == ()


def test_two_that_come_together_are_both_there_the_greater_first():
    both = (*SIXTY, FIVES, Category.YAHTZEE, (3,) * 5, Category.THREES)
    assert moments_of_event(game_of(*both)) == (Moment.YAHTZEE_BONUS, Moment.UPPER_BONUS)


def test_news_is_one_more_event_that_never_happened():
    start = Record(seeded("news"))
    rolled = start.roll()
    kept = rolled.mark((True, False, False, False, False))
    again = kept.roll()
    assert is_news(start, rolled)
    assert is_news(kept, again)
    assert not is_news(None, rolled)
    assert not is_news(rolled, kept)
    assert not is_news(start, again)
    assert not is_news(again, again.undo())
    assert not is_news(Record(seeded("another")), rolled)


def test_what_is_done_again_is_no_news():
    rolled = Record(seeded("news")).roll()
    scored = rolled.score(Category.CHANCE)
    back = scored.undo()
    assert not is_news(back, back.redo())
    assert not is_news(back, back.score(Category.CHANCE))
    other = back.score(Category.ACES)
    assert is_news(back, other)
    assert not is_news(other.undo(), other.undo().score(Category.CHANCE))


@pytest.fixture
def perfect_game(analyzer_of):
    """A fair game of which every decision was the best one, with what the coach says of it."""
    analyzer, record = analyzer_of(DEFAULT_RULES), Record(seeded("flawless"))
    while not record.game.is_over:
        position = record.game.position
        best = analyzer.analyze(position).best if position is not None else None
        if best is not None and best.category is not None:
            record = record.score(best.category)
        else:
            record = (record.mark(record.game.places_of(best.keep)) if best is not None else record).roll()
    return record, review(record.game, analyzer)


def test_a_flawless_game_is_played_without_help(perfect_game):
    record, seen = perfect_game
    assert is_flawless(record, seen)
    assert not is_flawless(record.with_hint(), seen)
    assert not is_flawless(record, seen, first_result=100)


def test_one_lost_point_is_a_flaw(perfect_game, analyzer_of):
    record, _ = perfect_game
    start = Record(record.game.start).roll().score(Category.ACES)
    while not start.game.is_over:
        start = start.roll()
        start = start.score(next(box for box in CATEGORIES if start.game.can_score(box)))
    assert not is_flawless(start, review(start.game, analyzer_of(DEFAULT_RULES)))


def test_a_new_best_beats_an_older_game(perfect_game):
    record, _ = perfect_game
    score = record.game.points_so_far
    assert is_new_best(record, score - 1)
    assert not is_new_best(record, score)
    assert not is_new_best(record, None)
    assert not is_new_best(record, score - 1, first_result=score - 2)
    assert not is_new_best(replace(record, hinted=True), score - 1)
