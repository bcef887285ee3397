# SPDX-License-Identifier: MIT
"""What is stored of decisions says the same as the review, adds up to the score, and survives its text."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from engine_samples import best_option, careless_choice, new_game, places_of, play, play_at_random

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.record import Aid, Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import (
    NOTHING_KEPT,
    Unit,
    decision_as_json,
    decision_from_json,
    decisions_of,
    option_of,
    position_of,
    theme_kept,
)
from engine.training.retry import is_costly
from engine.training.themes import Theme, theme_played


@pytest.fixture(scope="module")
def careless(analyzer_of):
    """A game with mistakes, its review and its decisions."""
    game = play(new_game(3, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(3))
    found = review(game, analyzer_of(DEFAULT_RULES))
    return game, found, decisions_of(found, Record(game))


def test_score_is_par_and_luck_less_what_was_lost(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    for seed in range(12):
        game = play_at_random(new_game(seed, DEFAULT_RULES), random.Random(seed))[-1]
        found = review(game, analyzer)
        kept = decisions_of(found, Record(game))
        luck, lost = sum(one.luck for one in kept), sum(one.lost_as_played for one in kept)
        assert game.points_so_far == pytest.approx(found.par + luck - lost, abs=1e-9)
        assert sum(one.points_lost for one in kept if one.counts) == pytest.approx(found.graded_points_lost, abs=1e-12)


def test_what_a_choice_was_about_follows_from_what_is_kept_of_it(careless):
    """*To retry* named a kind by what was played, and Retry knew what the position is about only."""
    _, found, kept = careless
    costly = [(one, decision) for one, decision in zip(kept, found.decisions, strict=True) if is_costly(decision)]
    for one, decision in costly:
        theme = theme_kept(position_of(one), one.best, one.first)
        assert theme is theme_played(decision.analysis, decision.chosen)
    assert any(theme_kept(position_of(one), one.best, one.first) is not one.theme for one, _ in costly)


def test_every_decision_is_told_as_the_review_has_it(careless):
    _, found, kept = careless
    assert len(kept) == len(found.decisions)
    for one, decision in zip(kept, found.decisions, strict=True):
        analysis = decision.analysis
        assert position_of(one) == analysis.position
        assert (one.place, one.turn, one.verdict, one.counts) == (
            decision.event,
            decision.turn,
            decision.verdict,
            decision.counts,
        )
        assert one.roll == 3 - analysis.position.rolls_left
        assert analysis.option(option_of(one.first)) == analysis.option(option_of(one.stood)) == decision.chosen
        assert analysis.option(option_of(one.best)) == decision.best
        assert (one.points_lost, one.lost_as_played) == (decision.points_lost, decision.points_lost)
        assert one.is_keep == (decision.chosen.keep is not None)
        losses = [option.lost for option in analysis.options if option.lost >= 0.01]
        assert one.gap == (losses[0] if losses else None)
        assert (one.unit, one.mode, one.hints, one.undone) == (Unit.POINTS, "", 0, False)
    boxes = [one for one in kept if not one.is_keep]
    assert [one.box for one in boxes] == [option_of(one.first) for one in boxes]
    assert {one.verdict for one in kept} >= {Verdict.BEST, Verdict.MISTAKE}


def test_what_was_taken_back_is_graded_by_its_first_choice(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    record = Record(Game("undone")).roll()
    worst = analyzer.analyze(record.game.position).categories
    record = record.with_aid(Aid("after", 2)).score(min(worst, key=lambda box: worst[box].value)).undo()
    record = record.with_aid(Aid("live", 1))
    best = analyzer.analyze(record.game.position).best
    record = record.mark(places_of(record.game, best.keep)).roll()
    while not record.game.is_over:
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
        record = record if record.game.is_over else record.roll()
    found = review(record.game, analyzer, record.first_choices)
    first, *others = decisions_of(found, record)
    assert (first.undone, first.mode, first.hints) == (True, "after", 2), "hints that were told stay told"
    assert option_of(first.first) in CATEGORIES
    assert option_of(first.stood) == best.keep == option_of(first.best)
    assert first.points_lost > 1.0 > first.lost_as_played == 0.0
    assert not any(one.undone for one in others)
    assert record.game.points_so_far == pytest.approx(
        found.par + sum(one.luck - one.lost_as_played for one in (first, *others)), abs=1e-9
    )


def test_a_choice_that_was_left_and_made_again_was_undone(analyzer_of):
    record = Record(Game("again")).roll().roll().undo().mark((True, True, True, True, False)).roll()
    record = record.undo().mark((False,) * 5).roll().score(Category.CHANCE)
    found = review(record.game, analyzer_of(DEFAULT_RULES), record.first_choices)
    first, second = decisions_of(found, record)
    assert (first.undone, first.first, second.undone) == (True, NOTHING_KEPT, False)


def test_chances_are_told_in_percentage_points(careless):
    """A game with a goal has its figures by that; its review says so."""
    game, found, kept = careless
    from engine.analysis.verdicts import Measure

    decisions = [point.decision for point in found.points if point.decision is not None]
    assert {one.unit for one in kept} == {Unit.POINTS}
    chancy = replace(decisions[0], analysis=replace(decisions[0].analysis, measure=Measure.CHANCE))
    points = [replace(point, decision=chancy) for point in found.points if point.decision is decisions[0]]
    (one,) = decisions_of(replace(found, points=tuple(points)), Record(game, goal=ReachGoal(250)))
    assert one.unit is Unit.CHANCE


def test_perfect_play_loses_nothing(analyzer_of):
    game = play(new_game(5, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), best_option)
    kept = decisions_of(review(game, analyzer_of(DEFAULT_RULES)), Record(game))
    assert {one.verdict for one in kept} == {Verdict.BEST}
    assert all(one.first == one.best for one in kept)


def test_text_and_back(careless):
    for one in careless[2]:
        assert decision_from_json(json.loads(json.dumps(decision_as_json(one)))) == one


WRONG = {
    "verdict": ["good", None, 2],
    "theme": ["pairs", None, 3],
    "unit": ["euro", None],
    "box": ["lid", 3, True],
    "turn": [-1, 1.5, "one", None, True],
    "gap": ["wide", float("nan"), float("inf"), True, 1e300],
    "points_lost": [None, "much", [1.0]],
    "undone": [0, None],
    "first": ["nothing", "7", "21", "", "123456", 5],
    "position": [None, {}, "1 2 3 4 5", {"dice": [1, 2, 3, 4, 5], "rolls_left": 7}],
    "mode": [None, 3],
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_decision_is_refused(careless, name):
    whole = decision_as_json(careless[2][0])
    for value in WRONG[name]:
        with pytest.raises(ValueError, match=r"."):
            decision_from_json({**whole, name: value})


@pytest.mark.parametrize("data", [None, [], {}, "decision"])
def test_something_else_is_refused(careless, data):
    with pytest.raises(ValueError, match="must be a JSON object"):
        decision_from_json(data)


def test_a_decision_has_all_its_fields_and_no_others(careless):
    whole = decision_as_json(careless[2][0])
    for name in whole:
        with pytest.raises(ValueError, match=rf"^{name}: (is missing|must be a JSON object)"):
            decision_from_json({key: value for key, value in whole.items() if key != name})
    with pytest.raises(ValueError, match=r"^more: there is no such field, only place, turn, "):
        decision_from_json({**whole, "more": 1})


def test_options_as_text():
    assert option_of("full_house") is Category.FULL_HOUSE
    assert option_of(NOTHING_KEPT) == ()
    assert option_of("1566") == (1, 5, 6, 6)
    assert Theme("made_hand") is Theme.MADE_HAND
