# SPDX-License-Identifier: MIT
"""Rolls worth the same in all lanes are done as one, and nothing comes of it but speed: single rolls say the same."""

from __future__ import annotations

import random
from collections import defaultdict

import naive
import naive_flow
import numpy as np
import pytest
from numba import njit

from engine.rules import dice
from engine.turn import bunches, lanes
from engine.turn import extremes as turn_extremes

STAGE = 1
FIRST = dice.FIRST_ROLL


@njit
def _find(found, work, onward, dissolved, count, wanted):
    bunches.find_bunches(found, STAGE, work)
    if dissolved >= 0:
        bunches.divide(found, STAGE, onward)
        bunches.dissolve(found, STAGE, found.of[STAGE, dissolved])
    if wanted:
        bunches.list_wanted_pairs(found, STAGE, count)
    else:
        bunches.list_pairs(found, STAGE, count)


@njit
def _take(model, work):
    turn_extremes.take_all_extremes(model, work, STAGE, np.bool_(False))


@njit
def _give(model, chances, seen, onward):
    bunches.find_bunches(model.bunches, STAGE, seen)
    turn_extremes.give_to_extremes(model, chances, seen, onward, STAGE)


def tied_values(rng, kinds=6):
    """Return (462, 8) made-up values and the kind of each roll; in a lane some kinds are worth what others are."""
    work, kind_of = lanes.rows(462), [rng.randrange(kinds) for _ in range(252)]
    work[:] = np.nan
    values = [[rng.randrange(kinds) if rng.random() < 0.1 else kind for _ in range(8)] for kind in range(kinds)]
    work[FIRST:] = [values[kind] for kind in kind_of]
    return work, kind_of


def found_bunches(found):
    """Return the rolls of each bunch, and check what else is said of them."""
    count = int(found.counts[STAGE])
    members = [[roll for roll in range(252) if found.of[STAGE, roll] == bunch] for bunch in range(count)]
    assert sum(map(len, members)) == 252
    assert [rolls[0] for rolls in members] == found.firsts[STAGE, :count].tolist()
    assert [rolls[-1] for rolls in members] == found.lasts[STAGE, :count].tolist()
    return members


def assert_pairs(found, members, keeps):
    """Compare the pairs listed for each bunch with the sums over its rolls."""
    for bunch, rolls in enumerate(members):
        ways = {}
        for keep in keeps:
            outcomes = naive.outcomes(dice.KEEPS[keep])
            if total := sum(outcomes.get(dice.ROLLS[roll], 0) for roll in rolls):
                ways[keep] = total
        listed = range(found.starts[bunch], found.starts[bunch + 1])
        assert {int(found.keeps[pair]): int(found.ways[pair]) for pair in listed} == ways
        assert [int(found.keeps[pair]) for pair in listed] == list(ways)


@pytest.mark.audit
def test_bunches_are_rolls_with_the_same_values_and_their_pairs_the_sums():
    rng = random.Random("bunches")
    (work, _), found = tied_values(rng), bunches.new_bunches()
    onward = np.repeat(np.arange(252.0)[:, None] // 90, 8, axis=1)
    onward[7, 3] = 99.0
    for keeps, wanted in (
        (range(1), False),
        (range(84), False),
        (range(96), False),
        (range(FIRST), False),
        ((0, 83, 84, 209), True),
        (range(3, 35), True),
        (range(100), True),
    ):
        found.wanted[: len(keeps)] = keeps if wanted else 0
        _find(found, work, onward, -1, len(keeps), wanted)
        rows = [tuple(row) for row in work[FIRST:].tolist()]
        assert found_bunches(found) == [[r for r in range(252) if rows[r] == row] for row in dict.fromkeys(rows)]
        assert_pairs(found, found_bunches(found), keeps)
    _find(found, work, onward, 251, len(keeps), True)
    members = found_bunches(found)
    assert_pairs(found, members, keeps)
    whole = [rolls for rolls in members if len(rolls) > 1]
    assert whole
    for rolls in whole:
        assert len({rows[roll] for roll in rolls}) == 1
        assert len({tuple(onward[roll]) for roll in rolls}) == 1
        assert rows[251] != rows[rolls[0]] or onward[251, 0] != onward[rolls[0], 0]
    assert [7] in members


def twin_extremes(keep, values, throws, best):
    """Return the chance of every outcome of a keep in one lane, by the slow twin."""
    sign = -1.0 if best else 1.0
    ways = naive.outcomes(keep)
    return naive_flow.extremes(ways, {roll: sign * values[dice.ROLL_INDEX[roll]] for roll in ways}, throws)


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize(("throws", "best"), [(2, False), (3, True)])
def test_keeps_are_worth_what_single_rolls_say(throws, best):
    rng = random.Random(f"keeps {throws}")
    model = turn_extremes.extreme_dice(throws, best=best)
    for kinds in (2, 12, 10**4):
        work = tied_values(rng, kinds)[0]
        values = work[FIRST:].copy()
        _take(model, work)
        for keep in (0, *rng.sample(range(1, FIRST), 12)):
            for lane in range(8):
                chances = twin_extremes(dice.KEEPS[keep], values[:, lane], throws, best)
                mean = sum(chance * values[dice.ROLL_INDEX[roll], lane] for roll, chance in chances.items())
                assert work[keep, lane] == pytest.approx(mean, rel=1e-12, abs=1e-12)


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize(("throws", "best"), [(2, False), (3, True)])
def test_chance_goes_where_single_rolls_in_the_order_of_rolls_send_it(throws, best):
    """What becomes of equal rolls is made up as well, so that much hangs on the order among them."""
    rng = random.Random(f"chance {throws}")
    model = turn_extremes.extreme_dice(throws, best=best)
    for kinds, fates, others in ((3, 2, 9), (12, 3, 0), (12, 3, 2), (40, 1, 252), (60, 20, 4), (10**4, 5, 0)):
        (seen, kind_of), onward, chances = tied_values(rng, kinds), lanes.rows(252), lanes.rows(462)
        onward[:] = [[kind % fates] * 8 for kind in kind_of]
        for _ in range(others):
            onward[rng.randrange(252), rng.randrange(8)] = rng.randrange(fates + 1)
        givers = (0, *rng.sample(range(1, FIRST), 6))
        expected = defaultdict(float)
        for keep, lane in ((keep, lane) for keep in givers for lane in range(8) if rng.random() < 0.8):
            chances[keep, lane] = rng.random()
            for roll, chance in twin_extremes(dice.KEEPS[keep], seen[FIRST:, lane], throws, best).items():
                fate = onward[dice.ROLL_INDEX[roll], lane]
                expected[lane, fate] += chances[keep, lane] * chance
        _give(model, chances, seen, onward)
        assert not chances[:FIRST].any()
        for (lane, fate), chance in expected.items():
            assert chances[FIRST:, lane][onward[:, lane] == fate].sum() == pytest.approx(chance, rel=0, abs=1e-12)
