# SPDX-License-Identifier: MIT
"""How many rolls it takes until a target comes, against a slow twin that lists every reroll of every keep."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from engine.one_turn.odds import odds, rolls_until


def slow_rolls(wins, dice, faces):
    """The twin: the fewest expected rolls after every keep, by repeating the equation until nothing changes."""
    rolls = list(combinations_with_replacement(range(1, faces + 1), dice))
    keeps = {keep for roll in rolls for size in range(dice) for keep in combinations(roll, size)}
    after = {
        keep: [tuple(sorted(keep + new)) for new in product(range(1, faces + 1), repeat=dice - len(keep))]
        for keep in keeps
    }
    worth = dict.fromkeys(keeps, 0.0)
    while True:
        more = {
            roll: 0.0 if wins(roll) else min(worth[keep] for size in range(dice) for keep in combinations(roll, size))
            for roll in rolls
        }
        better = {keep: 1.0 + sum(map(more.__getitem__, there)) / len(there) for keep, there in after.items()}
        if max(better[keep] - worth[keep] for keep in keeps) < 1e-13:
            return better
        worth = better


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("alike=3", lambda roll: len(set(roll)) == 1),
        ("11", lambda roll: len(set(roll)) == 2),
        ("sum>=11", lambda roll: sum(roll) >= 11),
        ("1,2,3", lambda roll: roll == (1, 2, 3)),
    ],
)
def test_rolls_agree_with_the_slow_twin(text, wins):
    found = odds(text, 3, 4)
    slow = slow_rolls(wins, 3, 4)
    space = found.target.space
    told = rolls_until(found)
    for keep, rolls in slow.items():
        assert told[space.name(space.node_of(keep))] == pytest.approx(rolls, abs=1e-9)


@pytest.mark.parametrize("text", ["chance", "sum>=5", "alike>=1"])
def test_what_always_comes_takes_one_roll(text):
    assert min(rolls_until(odds(text)).values()) == 1.0
