# SPDX-License-Identifier: MIT
from __future__ import annotations

import naive
import pytest

from engine.rules import dice


def test_rolls_and_keeps_are_those_of_the_slow_twin():
    assert len(dice.ROLLS) == 252
    assert len(dice.KEEPS) == 462
    assert set(dice.ROLLS) == set(naive.ROLLS)
    assert set(dice.KEEPS) == set(naive.KEEPS)


def test_rolls_are_the_last_keeps_and_indices_point_back():
    assert dice.KEEPS[dice.FIRST_ROLL :] == dice.ROLLS
    assert [dice.KEEP_INDEX[keep] for keep in dice.KEEPS] == list(range(462))
    assert [dice.ROLL_INDEX[roll] for roll in dice.ROLLS] == list(range(252))


def test_keeps_are_ordered_by_size_then_faces():
    assert list(dice.KEEPS) == sorted(dice.KEEPS, key=lambda keep: (len(keep), keep))


def test_keeps_of_a_roll_are_those_of_the_slow_twin_in_order():
    for roll in dice.ROLLS:
        keeps = dice.keeps_of(roll)
        assert set(keeps) == set(naive.keeps(roll))
        assert len(keeps) == len(set(keeps))
        assert keeps == sorted(keeps, key=dice.KEEPS.index)


def test_keeps_of_dice_in_any_order():
    assert dice.keeps_of((6, 1, 6, 1, 3)) == dice.keeps_of((1, 1, 3, 6, 6))


@pytest.mark.parametrize("size", range(6))
def test_ways_count_the_ordered_throws(size):
    throws = naive.throws(size)
    assert {throw: dice.ways(throw) for throw in throws} == throws


def test_counts():
    assert dice.counts((1, 1, 3, 6, 6)) == (2, 0, 1, 0, 0, 2)
    assert dice.counts(()) == (0,) * 6


def test_children_have_one_die_more_of_each_face():
    assert dice.children((2, 5)) == [(1, 2, 5), (2, 2, 5), (2, 3, 5), (2, 4, 5), (2, 5, 5), (2, 5, 6)]


def test_parents_and_children_are_inverse():
    pairs_up = {(keep, child) for keep in dice.KEEPS[: dice.FIRST_ROLL] for child in dice.children(keep)}
    pairs_down = {(parent, keep) for keep in dice.KEEPS for parent in dice.parents(keep)}
    assert pairs_up == pairs_down
    assert len(pairs_up) == 1260


def test_a_parent_comes_before_its_children():
    for keep in dice.KEEPS:
        assert all(dice.KEEP_INDEX[parent] < dice.KEEP_INDEX[keep] for parent in dice.parents(keep))
