# SPDX-License-Identifier: MIT
from __future__ import annotations

import itertools
import math

import pytest

from engine.game_review.fairness import FEWEST_DICE, NO_FACES, add_faces, chi_square, faces_rolled, upper_tail
from engine.games.game import Game, Rolled, rolled_faces
from engine.rules.categories import CATEGORIES

# Upper 5 %, 1 %, ... points of the chi-square distribution with five degrees of freedom, from printed tables.
QUANTILES = [
    (0.995, 0.411742),
    (0.95, 1.145476),
    (0.90, 1.610308),
    (0.50, 4.351460),
    (0.10, 9.236357),
    (0.05, 11.070498),
    (0.025, 12.832502),
    (0.01, 15.086272),
    (0.005, 16.749602),
    (0.001, 20.515006),
]


@pytest.mark.parametrize(("probability", "quantile"), QUANTILES)
def test_the_tail_at_tabled_points(probability, quantile):
    assert upper_tail(quantile) == pytest.approx(probability, rel=2e-6)


def test_the_tail_is_the_integral_of_the_density():
    """The density is x^(3/2) e^(-x/2) / (3 sqrt(2 pi)); Simpson's rule on a fine grid stands for the integral."""

    def density(x):
        return x**1.5 * math.exp(-x / 2) / (3 * math.sqrt(2 * math.pi))

    for low in (0.5, 3.0, 11.0, 30.0):
        step = (200.0 - low) / 20_000
        ends = density(low) + density(200.0)
        inner = sum((4 if n % 2 else 2) * density(low + n * step) for n in range(1, 20_000))
        assert upper_tail(low) == pytest.approx((ends + inner) * step / 3, rel=1e-9)


def test_the_tail_falls_from_one_to_nothing():
    tails = [upper_tail(x / 4) for x in range(400)]
    assert tails[0] == 1.0
    assert all(after < before for before, after in itertools.pairwise(tails))
    assert upper_tail(5000.0) == 0.0


def test_a_statistic_by_hand():
    # Sixty dice, ten of each expected: (25 + 4 + 1 + 0 + 4 + 36) / 10.
    result = chi_square((5, 8, 9, 10, 12, 16))
    assert result.statistic == pytest.approx(7.0)
    assert result.p_value == pytest.approx(upper_tail(7.0))


def test_equal_counts_do_not_stray():
    assert chi_square((7,) * 6).statistic == 0.0
    assert chi_square((7,) * 6).p_value == 1.0


def test_no_dice_do_not_stray():
    assert chi_square(NO_FACES).statistic == 0.0
    assert chi_square(NO_FACES).p_value == 1.0


def test_a_face_that_never_came_up():
    # Fifty dice, none a six: five times (10 - 25/3)^2 / (25/3) and 25/3 for the sixes.
    assert chi_square((10, 10, 10, 10, 10, 0)).statistic == pytest.approx(10.0)


def test_one_face_alone():
    result = chi_square((600, 0, 0, 0, 0, 0))
    assert result.statistic == pytest.approx(3000.0)
    assert result.p_value == 0.0


@pytest.mark.parametrize("counts", [(), (1,) * 5, (1,) * 7, (1, 1, 1, 1, 1, -1)])
def test_other_counts_are_refused(counts):
    with pytest.raises(ValueError, match="six numbers"):
        chi_square(counts)


def test_a_game_that_has_not_begun():
    assert faces_rolled(Game("fair")) == NO_FACES


def test_the_first_roll_counts_all_five():
    counts = faces_rolled(Game("fair").roll())
    assert counts == tuple(rolled_faces("fair", 1, 1).count(face) for face in range(1, 7))


def test_kept_dice_are_not_counted_again():
    game = Game("fair").roll().roll((True, False, True, True, False))
    first, second = rolled_faces("fair", 1, 1), rolled_faces("fair", 1, 2)
    fresh = [*first, *second[:2]]
    assert faces_rolled(game) == tuple(fresh.count(face) for face in range(1, 7))
    assert sum(faces_rolled(game)) == 7


def test_scoring_and_the_next_turn():
    game = Game("fair").roll().score(CATEGORIES[-1])
    assert sum(faces_rolled(game)) == 5
    assert sum(faces_rolled(game.roll())) == 10


def test_a_whole_game_counts_what_was_rolled():
    game, rolled = Game("whole"), 0
    for box in CATEGORIES:
        game = game.roll().roll((True, True, False, False, False)).roll((False, False, True, True, True))
        rolled += 5 + 3 + 2
        game = game.score(box)
    assert game.is_over
    assert sum(faces_rolled(game)) == rolled
    events = [event for event in game.events if isinstance(event, Rolled)]
    sixes = sum(face == 6 and not kept for event in events for face, kept in zip(event.dice, event.kept, strict=True))
    assert faces_rolled(game)[5] == sixes


def test_the_programs_own_dice_are_fair():
    """Six thousand rolls of one seed: the stream would have to be wrong for the test to fail, it is always the same."""
    rolls = [rolled_faces("audit", turn, roll) for turn in range(1, 2001) for roll in (1, 2, 3)]
    counts = tuple(sum(roll.count(face) for roll in rolls) for face in range(1, 7))
    assert sum(counts) == 30_000
    assert chi_square(counts).p_value > 0.01


def test_adding():
    assert add_faces((1, 2, 3, 4, 5, 6), (1, 0, 0, 0, 0, 1)) == (2, 2, 3, 4, 5, 7)
    assert FEWEST_DICE == 30
