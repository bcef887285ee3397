# SPDX-License-Identifier: MIT
"""Hindsight is the game with the most points that known dice allow; no player could have known to play it.

The dice of a turn follow from the seed and from what is kept, not from what was scored before (`engine.games.game`). So
the rolls that each turn can end with are worked out turn by turn, and the most points to come follow backwards:

    H_14(s) = 0
    H_t(s)  = max over rolls r that turn t can end with, over boxes c of  points(c, r) + bonuses + H_t+1(s after c)

with turn states s (`engine.rules.turn_states`) of t - 1 filled boxes. Of all rolls that are not five of a kind, those
with the most points in a box are enough: more points in the same box never leave less to come.

Only fair dice can be known beforehand: where others land depends on what the player does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.games.game import Game, rolled_faces
from engine.rules import turn_states
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, ROLL_INDEX, Dice, keeps_of
from engine.rules.scoring import RuleSet, allowed_points, earns_yahtzee_bonus, is_yahtzee, plain_points, points_so_far
from engine.runtime.compiling import compiled, inner
from engine.runtime.errors import InputError
from engine.solving.layers import layers_of
from engine.turn.endings import alike_bonus, block_of, fill_box, open_boxes, points_row, rule_tables
from engine.turn.lattice import IntArray


@inner
def _most_after(most: Any, tables: Any, status: Any, lower: Any, upper: Any, total: Any, box: Any, points: Any) -> Any:
    """Return the most points to come, those of this turn included, once `box` is filled with `points`."""
    status, lower, upper, total, bonus = fill_box(tables, status, lower, upper, total, box, points)
    return points + bonus + most[block_of(tables, status, lower, upper) * tables.totals + total]


@compiled
def look_ahead(most: Any, layer: Any, ordinary: Any, yahtzees: Any, tables: Any) -> None:
    """Write the most points to come in every turn state of a layer, whose successors are done.

    `most` (n,) int64, by turn state, is updated in place. `ordinary` (boxes,) int64 are the most points of each box
    among the rolls, not five of a kind, that the turn can end with, -1 where there is no such roll; `yahtzees` (k,)
    int64 the Yahtzees that it can end with, as numbers of rolls.
    """
    for number in range(len(layer)):
        # One by one: to unpack a row may raise, and how is written into the code under a name that is an address.
        status, lower, upper = layer[number, 0], layer[number, 1], layer[number, 2]
        start, open_set = (
            block_of(tables, status, lower, upper) * tables.totals,
            open_boxes(tables, status, lower, upper),
        )
        bonus = int(alike_bonus(tables, status))
        for total in range(tables.totals):
            best = 0
            for box in range(tables.boxes):
                if (open_set >> box) & 1 == 0:
                    continue
                if ordinary[box] >= 0:
                    points = ordinary[box]
                    best = max(best, _most_after(most, tables, status, lower, upper, total, box, points))
                for roll in yahtzees:
                    points = int(tables.points[points_row(tables, status, lower, upper, roll), box])
                    if points >= 0:
                        worth = _most_after(most, tables, status, lower, upper, total, box, points)
                        best = max(best, worth + bonus)
            most[start + total] = best


Ways = Mapping[Dice, tuple[Dice, ...]]
"""The rolls that a turn can end with, and for each the keeps that lead there, with as few rolls as can be."""

_NO_SUCH_ROLL = -1


def reachable_rolls(seed: str, turn: int, rules: RuleSet) -> Ways:
    """Return every roll (sorted) that turn `turn`, from 1 on, of fair dice can end with."""
    first = tuple(sorted(rolled_faces(seed, turn, 1)))
    found: dict[Dice, tuple[Dice, ...]] = {first: ()}
    latest = found
    for roll in range(2, rules.rolls_per_turn + 1):
        faces = rolled_faces(seed, turn, roll)
        after: dict[Dice, tuple[Dice, ...]] = {}
        for dice, keeps in latest.items():
            for keep in keeps_of(dice):
                if len(keep) < DICE_PER_ROLL:
                    landed = tuple(sorted((*keep, *faces[: DICE_PER_ROLL - len(keep)])))
                    after.setdefault(landed, (*keeps, keep))
        found = after | found
        latest = after
    return found


def hindsight(game: Game) -> Game:
    """Return the end of `game` with the most points on its dice; from `game.start` on that is the best game of all.

    Where several make as many, it rolls no more than it has to, and takes the earlier box on the scorecard.

    Raises:
        ValueError: if the dice are not fair, or have been rolled in this turn.
        InputError: if a first roll scores more by the rules.
    """
    if not game.dice_model.is_fair:
        raise ValueError(f"dice_model: where dice land that are not fair ({game.dice_model}) cannot be known before")
    if game.has_rolled:
        raise ValueError("dice: hindsight begins between two turns")
    if game.rules.counts_first_rolls:
        raise InputError("rules: hindsight knows no points for the first roll of a turn, so far")
    turns = range(len(game.filled) + 1, len(game.rules.boxes) + 1)
    ways = {turn: reachable_rolls(game.seed, turn, game.rules) for turn in turns}
    most = _most_to_come(game.rules, ways)
    for turn in turns:
        game = _play_turn(game, ways[turn], most)
    return game


def _most_to_come(rules: RuleSet, ways: Mapping[int, Ways]) -> IntArray:
    """Return the most points to come by turn state, before each turn in `ways`; the last is the last of the game."""
    most = np.zeros(turn_states.layout(rules).size, dtype=np.int64)
    tables, layers = rule_tables(rules), layers_of(rules)
    for turn in sorted(ways, reverse=True):
        yahtzees = np.array([ROLL_INDEX[roll] for roll in ways[turn] if is_yahtzee(roll)], dtype=np.int64)
        others = [roll for roll in ways[turn] if not is_yahtzee(roll)]
        ordinary = [
            max((plain_points(box, roll, rules) for roll in others), default=_NO_SUCH_ROLL) for box in rules.categories
        ]
        look_ahead(most, layers[turn - 1], np.array(ordinary, dtype=np.int64), yahtzees, tables)
    return most


def _play_turn(game: Game, ways: Ways, most: IntArray) -> Game:
    """Return the game after a turn that leads to the most points."""
    roll, box = _best_ending(game, ways, most)
    game = game.roll()
    for keep in ways[roll]:
        game = game.roll(game.places_of(keep))
    return game.score(box)


def _best_ending(game: Game, ways: Ways, most: IntArray) -> tuple[Dice, Category]:
    """Return the roll that the turn ends with, and the box: those whose points and what is then to come are the most.

    Here every roll is asked about by the rules themselves, so nothing rests on the short cuts of the kernel.
    """
    endings = [
        (_worth(game, roll, box, points, most), -len(ways[roll]), -box, roll)
        for roll in ways
        for box, points in allowed_points(game.rules, game.filled, roll).items()
    ]
    _, _, box, roll = max(endings)
    return roll, game.rules.categories[-box]


def _worth(game: Game, roll: Dice, box: Category, points: int, most: IntArray) -> int:
    """Return the most points in the end once `roll` is scored in `box`."""
    rules, filled = game.rules, {**game.filled, box: points}
    bonuses = game.yahtzee_bonuses + earns_yahtzee_bonus(rules, game.filled, roll)
    to_come = most[turn_states.turn_state_index(rules, turn_states.turn_state(rules, filled))]
    return points_so_far(rules, filled, bonuses) + int(to_come)
