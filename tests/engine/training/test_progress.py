# SPDX-License-Identifier: MIT
"""Intervals come from games and hold what they promise; a level may have two names; a weakness is sure."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import mean, stdev

import pytest

from engine.analysis.verdicts import Verdict
from engine.game_review.levels import Level
from engine.training.progress import (
    UNSEEN,
    By,
    GameLosses,
    Interval,
    Losses,
    groups,
    level_estimate,
    per_game,
    progress,
    rate,
    student,
    trend,
    window_for,
)

THEMES = ("pairs", "straights", "bad turns", "chance", "pace", "last turns")


def game(number, lost, decisions=30, **changes):
    named = {"score": 250, "par": 254.6, "luck": 0.0} | changes
    return GameLosses(f"2026-{number:06}", ("seed", number), points_lost=lost, decisions=decisions, **named)


def losses(*lost):
    verdicts = [0] * len(Verdict)
    verdicts[Verdict.CLOSE] = len(lost)
    return Losses(sum(lost), tuple(verdicts))


def player(rng, games, rates, mood=0.5):
    """Return games of a player with an average loss per theme, larger in all of them in a game of a bad mood."""
    found = []
    for number in range(games):
        bad = 1.0 + mood if rng.random() < 0.5 else 1.0 - mood
        parts = {
            theme: losses(*(rng.expovariate(1.0 / (each * bad)) for _ in range(rng.randint(3, 9))))
            for theme, each in zip(THEMES, rates, strict=True)
        }
        together = sum(part.lost for part in parts.values())
        decisions = sum(part.decisions for part in parts.values())
        found.append(game(number, together, decisions, by_theme=parts, by_turn={1: losses(together)}))
    return found


@pytest.mark.parametrize(
    ("freedom", "chance", "published"),
    [(1, 0.95, 12.7062), (2, 0.95, 4.3027), (9, 0.95, 2.2622), (10, 0.99, 3.1693), (30, 0.95, 2.0423),
     (100, 0.95, 1.9840), (200, 0.95, 1.9719), (201, 0.95, 1.9718), (1000, 0.99, 2.5808)],
)  # fmt: skip
def test_students_t_is_that_of_the_tables(freedom, chance, published):
    assert student(freedom, chance) == pytest.approx(published, abs=5e-5)


def test_the_mean_per_game_has_the_interval_of_the_formula():
    values, t = [3.0, 12.0, 7.5, 0.0, 21.0], 2.776445
    found, lost, spread = per_game(values), sum(values), stdev(values) * 5**0.5
    low, high = spread / lost, (spread**2 + UNSEEN**2) ** 0.5 / (lost + UNSEEN)
    assert found.mean == pytest.approx(mean(values))
    assert found.low == pytest.approx(lost / 5 * (1 - low**2 / 9 - t * low / 3) ** 3, rel=1e-5)
    assert found.high == pytest.approx((lost + UNSEEN) / 5 * (1 - high**2 / 9 + t * high / 3) ** 3, rel=1e-5)
    assert found.holds(found.low)
    assert found.holds(10.0)
    assert not found.holds(found.high + 1e-9)
    assert per_game([4.0, 8.0, 4.0, 8.0]) == Interval(6.0)  # four games tell no interval
    with pytest.raises(ValueError, match="counts"):
        rate([0.0], [0])


def test_the_decisions_of_a_game_hang_together():
    """Ten decisions that all lose the same are one observation: splitting each game in ten must not narrow anything."""
    lost, counts = [4.0, 10.0, 1.0, 7.0, 5.5], [10] * 5
    found = rate(lost, counts)
    assert found.mean == pytest.approx(0.55)
    assert found.ends == pytest.approx([end / 10 for end in per_game(lost).ends])


def test_intervals_hold_what_they_promise():
    rng, held, times, rates = random.Random(3), 0, 400, (0.4,) * 6
    for _ in range(times):
        found = player(rng, 40, rates)
        held += rate([one.points_lost for one in found], [one.decisions for one in found]).holds(0.4)
    assert 0.91 <= held / times <= 0.985  # three standard errors around 95 %, and a little skewness


def test_a_moving_mean_is_the_mean_of_its_window():
    games = [game(number, float(number * 7 % 23), 20 + number % 5) for number in range(40)]
    found = trend(games)
    assert found.window == 10
    assert found.means[:4] == (None,) * 4
    for number in (4, 9, 25, 39):
        part = games[max(0, number - 9) : number + 1]
        expected = rate([one.points_lost for one in part], [1 for one in part])
        assert found.means[number].mean == pytest.approx(expected.mean)
        assert found.means[number].ends == pytest.approx(expected.ends)
    assert trend([]).means == ()
    assert [window_for(games) for games in (0, 100, 101, 1000, 10000)] == [10, 10, 20, 50, 100]


def test_luck_has_students_interval_as_it_has_two_sides():
    values = [-30.0, 12.0, 75.0, 0.0, 21.0]
    found = progress(game(number, 5.0, luck=one) for number, one in enumerate(values)).luck
    half = 2.776445 * stdev(values) / 5**0.5
    assert found.ends == pytest.approx((mean(values) - half, mean(values) + half), rel=1e-6)


def test_a_level_has_both_names_where_its_interval_straddles_a_limit():
    sure = level_estimate([game(number, 9.0 + number % 2) for number in range(40)])
    assert (sure.level, sure.best, sure.worst) == (Level.ADVANCED,) * 3
    torn = level_estimate([game(number, 2.0 if number % 2 else 10.5) for number in range(20)])
    assert (torn.level, torn.best, torn.worst) == (Level.ADVANCED, Level.EXPERT, Level.ADVANCED)
    assert torn.rate.low < 0.2 < torn.rate.high


def test_one_game_gives_a_level_with_a_wide_interval_and_games_make_it_narrower():
    helped = [game(number, 5.0, coached=number > 0) for number in range(30)]
    one, four, many = (level_estimate([game(n, 9.0) for n in range(number)]) for number in (1, 4, 40))
    assert level_estimate(helped).games == 1
    assert one.worst - one.best >= 4
    widths = [estimate.rate.high - estimate.rate.low for estimate in (one, four, many)]
    assert widths[0] > 2 * widths[1] > 4 * widths[2]
    assert all(estimate.rate.holds(estimate.rate.mean) for estimate in (one, four, many))
    assert level_estimate([]) is None
    assert level_estimate(helped[1:]) is None


def weaknesses(games):
    return tuple(group for group in groups(games, By.THEME) if group.is_weakness)


def test_a_weakness_is_claimed_only_where_it_is_sure():
    rng, even = random.Random(8), (0.3,) * 6
    claims = sum(bool(weaknesses(player(rng, 40, even))) for _ in range(100))
    assert claims <= 9  # 5 in 100 are allowed, in expectation; nine are two standard errors more
    weak = player(rng, 60, (0.3, 0.3, 0.9, 0.3, 0.3, 0.3))
    (found,) = weaknesses(weak)
    assert found.name == "bad turns"
    assert found.games == 60
    assert found.rate.holds(0.9)
    assert weaknesses(weak[:9]) == ()  # few games are sure of nothing


def test_groups_add_up_to_all_that_was_lost():
    games = player(random.Random(4), 30, (0.1, 0.2, 0.3, 0.4, 0.5, 0.6))
    found = groups([*games, game(99, 5.0, coached=True), game(98, 5.0)], By.THEME)  # help; decisions not known
    assert sum(group.per_game.mean for group in found) == pytest.approx(mean(one.points_lost for one in games))
    assert [group.per_game.mean for group in found] == sorted((g.per_game.mean for g in found), reverse=True)
    assert sum(group.losses.decisions for group in found) == sum(one.decisions for one in games)
    assert groups([], By.TURN) == ()


def test_all_of_it_from_games_in_any_order():
    games = player(random.Random(5), 25, (0.2,) * 6)
    helped = game(100, 1.0, coached=True, luck=30.0)
    typed = replace(game(101, 1.0, coached=True, luck=900.0), is_typed=True)
    shuffled = [*games, helped, typed]
    random.Random(1).shuffle(shuffled)
    found = progress(shuffled)
    assert found.games == tuple(games)
    assert (found.coached, found.games_of_luck) == (2, 26)
    assert found.luck.mean == pytest.approx(30.0 / 26)
    assert found.level is not None
    assert found.per_decision == found.level.rate
    assert progress([]).per_game is None
