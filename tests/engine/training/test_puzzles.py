# SPDX-License-Identifier: MIT
"""Puzzles are as hard as is wanted, and made again by their seed; ratings order players of known strength."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import exp, log
from random import Random
from statistics import fmean

import pytest
from audits import daily_rows

from engine.analysis.verdicts import Verdict
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.training.exercises import GamePool, is_decision, judge
from engine.training.puzzles import (
    _LOOKS,
    _PLAYED_BY,
    NEW_RATING,
    PLAYERS,
    REACHES,
    SESSION,
    STRENGTHS,
    TODAY,
    Rating,
    Result,
    credit,
    credits_of,
    difficulty,
    draw_puzzles,
    ends,
    expected_result,
    is_trivial,
    levels_around,
    rated,
)
from engine.training.themes import Theme, theme_of

GAMES = 1000
"""The games that the strengths are from."""


def strengths(positions):
    """Return the strengths of players from their credits on many positions, a row for each position."""
    found = [NEW_RATING] * len(positions[0])
    for _ in range(40):
        hard = [difficulty(row, found).value for row in positions]
        found = [strength(one, hard, sum(row[n] for row in positions)) for n, one in enumerate(found)]
    return tuple(found)


def strength(start, hard, credit):
    """Return the strength whose expected credit on positions this `hard` is the one given, by Newton's steps."""
    found, unit = start, log(10) / 400
    for _ in range(50):
        chances = [1 / (1 + exp(-unit * (found - one))) for one in hard]
        step = (credit - sum(chances)) / (unit * sum(chance * (1 - chance) for chance in chances))
        found += min(max(step, -200), 200)
        if abs(step) < 1e-9:
            break
    return found


def strengths_found(pool, games):
    """Return what `STRENGTHS` has, from positions of this many games."""
    rows, random = [], Random("strengths")
    for _name, positions in islice(pool.games(_PLAYED_BY, "strengths"), games):
        for position in random.sample(positions, min(_LOOKS, len(positions))):
            analysis = pool.analyzer.analyze(position)
            credits = credits_of(pool, analysis) if is_decision(analysis) else ()
            if credits and not is_trivial(credits):
                rows.append(credits)
    return strengths(rows)


@pytest.fixture(scope="module")
def pool(table_of):
    return GamePool(table_of(DEFAULT_RULES))


@pytest.fixture(scope="module")
def todays(pool):
    return finish(draw_puzzles(pool, "today-2026-11-23", TODAY))


@pytest.fixture(scope="module")
def bank(pool):
    """Puzzles of every difficulty."""
    levels = [1200.0 + 9.0 * place for place in range(100)]
    return [
        one
        for part in range(0, 100, 20)
        for one in finish(draw_puzzles(pool, f"bank {part}", levels[part : part + 20]))
    ]


def test_the_puzzles_of_a_day_are_the_same_for_everyone_and_from_easy_to_hard(pool, todays):
    assert finish(draw_puzzles(pool, "today-2026-11-23", TODAY)) == todays
    assert finish(draw_puzzles(pool, "today-2026-11-24", TODAY)) != todays
    found = [one.difficulty.value for one in todays]
    assert found == sorted(found)
    assert [abs(one - level) < 120 for one, level in zip(found, TODAY, strict=True)] == [True] * 5


def test_there_is_something_to_find_in_a_puzzle(pool, todays):
    for one in todays:
        analysis = pool.analyzer.analyze(one.position)
        assert is_decision(analysis)
        assert one.about is theme_of(analysis)
        missed = [name for name in PLAYERS if not judge(analysis, pool.choice(name, one.position)).is_found]
        assert missed, "everyone finds it"
        assert one.difficulty == difficulty(credits_of(pool, analysis))


def test_a_session_has_easy_and_hard_puzzles_in_turn_and_many_themes(pool):
    levels = levels_around(1600)
    assert len(levels) == SESSION == 10
    assert fmean(levels) == pytest.approx(1600)
    assert max(levels_around(3000)) < 2100 > 1100 < min(levels_around(100)), "there are none beyond"
    found = finish(draw_puzzles(pool, "session", levels))
    assert len({one.position.roll for one in found}) == SESSION
    assert max(Counter(one.about for one in found).values()) <= 3
    assert abs(fmean(one.difficulty.value for one in found) - 1600) < 60


@pytest.mark.parametrize("theme", [Theme.MADE_HAND, Theme.STOPPING])
def test_puzzles_about_a_theme_are_about_nothing_else(pool, theme):
    found = finish(draw_puzzles(pool, "theme", levels_around(1500, 4), theme))
    assert [one.about for one in found] == [theme] * 4


def test_what_counts_goes_by_the_verdict():
    assert [credit(lost) for lost in (0.0, 0.24, 0.25, 0.99, 1.0, 30.0)] == [1, 1, 0.5, 0.5, 0, 0]
    assert Verdict.CLOSE < Verdict.INACCURACY


def test_what_more_players_miss_is_harder():
    everyone = (1.0,) * len(STRENGTHS)
    rows = [everyone, (0.5, *everyone[1:]), (0.0, *everyone[1:]), (0.0,) * 5 + everyone[5:], (0.0,) * len(everyone)]
    found = [difficulty(row).value for row in rows]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert is_trivial(rows[0])
    assert not is_trivial(rows[1])
    assert [len(PLAYERS), len(REACHES)] == [15, 5]


def test_strengths_are_found_again_in_made_up_results():
    """Players of known strength, whose credit is what is to be expected of them, on positions of known difficulty."""
    true = (1300.0, 1500.0, 1800.0)
    hard = [1100.0 + 10.0 * place for place in range(90)]
    rows = [[1 / (1 + 10 ** ((one - player) / 400)) for player in true] for one in hard]
    low, middle, high = strengths(rows)
    assert low < middle < high
    assert high - middle > middle - low > 100


def test_strengths_that_are_written_down_are_about_those_of_a_few_games(pool):
    found = strengths_found(pool, 40)
    assert [abs(one - known) < 120 for one, known in zip(found, STRENGTHS, strict=True)] == [True] * len(STRENGTHS)


@pytest.mark.audit
def test_strengths_that_are_written_down_are_those_of_all_games(pool):
    assert [round(one) for one in strengths_found(pool, GAMES)] == list(STRENGTHS)


# ---- does a rating order players of known strength, and settle? ----


def erring(pool, reach):
    """Return a player who knows what every option is worth, and loses less than `reach` points where it errs."""

    def lost(position, random):
        options = pool.analyzer.analyze(position).deeds
        return random.choices(options, [max(0.0, 1.0 - one.lost / reach) ** 8 for one in options])[0].lost

    return lost


def playing(pool, name):
    """Return a player who does what a strategy does."""

    def lost(position, random):
        return pool.analyzer.analyze(position).option(pool.some_choice(name, position, random)).lost

    return lost


def ratings(bank, lost, seed, puzzles):
    """Return the ratings of a player after each puzzle: each time one that is as hard as the player is strong."""
    random, rating, left, found = Random(seed), Rating(), list(bank), []
    for _ in range(puzzles):
        left.sort(key=lambda one: abs(one.difficulty.value - rating.value))
        puzzle = left.pop(random.randrange(5))
        rating = rated(rating, [Result(puzzle.difficulty, credit(lost(puzzle.position, random)))])
        found.append(rating)
    return found


def test_a_rating_orders_players_of_known_strength_and_settles(pool, bank):
    players = {name: playing(pool, name) for name in ("random-keeps", "greedy", "pupil-4", "pupil-12")}
    players |= {"errs by less than 8": erring(pool, 8.0), "errs by less than 3": erring(pool, 3.0)}
    after = {name: ratings(bank, lost, name, 60) for name, lost in players.items()}
    level = {name: fmean(one.value for one in found[30:]) for name, found in after.items()}
    print(level)
    assert level["random-keeps"] < level["greedy"] < level["pupil-4"] < level["pupil-12"]
    assert level["errs by less than 8"] < level["errs by less than 3"]
    for name, found in after.items():
        assert found[-1].deviation < 75, name
        assert abs(found[-1].value - level[name]) < 2.5 * found[-1].deviation, name


# ---- does its interval hold, for whoever solves all or none too? ----

ANSWERS = (1, 2, 5, 10, 20, 50)
STRENGTHS_TRIED = (0, 1000, 1220, 1300, 1500, 1700, 1900, 2000, 2200, 3000)


def ratings_after(strength, random):
    """Return the ratings after `ANSWERS` puzzles, as hard as in the window, of a player of this strength."""
    rating, left, found = Rating(), [], []
    for answered in range(1, ANSWERS[-1] + 1):
        left = left or list(levels_around(rating.value))
        puzzle = Rating(left.pop(0) + random.uniform(-30.0, 30.0), 130.0)
        solved = random.random() < expected_result(Rating(strength), Rating(puzzle.value, 0.0))
        rating = rated(rating, [Result(puzzle, float(solved))])
        if answered in ANSWERS:
            found.append(rating)
    return found


def holds(rating, strength):
    low, high = ends(rating)
    return (low is None or low <= strength) and (high is None or strength <= high)


@pytest.mark.parametrize(
    ("strength", "times"),
    daily_rows([(0, 50), (1700, 150), (3000, 50), *((strength, 2000) for strength in STRENGTHS_TRIED)], 3),
)
def test_the_interval_of_a_rating_holds_its_end_or_has_none(strength, times):
    """Of a player who solves all or none it never held: 0 times in 100 after 50 answers."""
    random = Random(f"rating {strength}")
    tried = [ratings_after(strength, random) for _ in range(times)]
    held = [fmean(holds(rating, strength) for rating in after) for after in zip(*tried, strict=True)]
    print(strength, dict(zip(ANSWERS, held, strict=True)))
    assert min(held) >= 0.9
    assert fmean(held) >= 0.93


def test_a_usual_player_has_both_ends():
    assert None not in ends(Rating(1600.0, 60.0))
