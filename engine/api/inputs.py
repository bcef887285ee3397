# SPDX-License-Identifier: MIT
"""What is asked about: positions, options, strategies and goals, given themselves, by name, or as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from engine.analysis.options import Option
from engine.distribution.statistics import Start, after_choice, before_choice
from engine.games.game import Game
from engine.games.position import Position, PositionError, check, position_from_json
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.errors import expect
from engine.runtime.typed_json import read
from engine.solving.library import TableKey
from engine.strategies.goals import Goal
from engine.strategies.strategies import Strategy
from engine.strategies.strategies import strategy as strategy_named

AnyPosition = Position | Mapping[str, Any]
"""A position, or the JSON object that describes one: only ``dice`` and ``rolls_left`` are needed."""
AnyOption = Option | Category | Dice
"""An option of an analysis, the category to score in, or the dice to keep (in any order; none: ``()``)."""

_ROLLED = ("dice", "rolls_left")
GOALS = get_args(Goal)
ANY_GOAL = " or ".join(f"a {goal.__name__}" for goal in GOALS)
"""What can be asked about besides points, and how that is told."""


def key_of_game(game: Game | Position) -> TableKey:
    """Return rules and dice of a game or a position."""
    return TableKey(game.rules, game.dice_model)


def position_of(given: AnyPosition, also: Sequence[str] = ()) -> Position:
    """Return a position that can come up; of a JSON object the fields `also` may stand in it, too."""
    return check(given) if isinstance(given, Position) else position_from_json(given, also)


def choice_of(option: AnyOption) -> Category | Dice:
    """Return the category that is scored in, or the dice that are kept."""
    if not isinstance(option, Option):
        expect("option", option, (Category, tuple, list), "an Option, a Category or the dice to keep")
        if not isinstance(option, Category):
            read(tuple[int, ...], option, "option", PositionError)
        return option
    return option.choice


def strategy_of(given: Strategy | str) -> Strategy:
    """Return a strategy, given itself or by name."""
    return given if isinstance(given, Strategy) else strategy_named(given)


def start_of(position: AnyPosition, option: AnyOption | None = None) -> tuple[TableKey, Start]:
    """Return what a game in `position` is played with and where it goes on from, once `option` is taken.

    A JSON object without dice is a scorecard between two turns.

    Raises:
        PositionError: if there is no such position, or it does not have that option.
    """
    if isinstance(position, Mapping) and not any(field in position for field in _ROLLED):
        between = position_from_json({**position, "dice": [1, 2, 3, 4, 5], "rolls_left": 0})
        if option is not None:
            raise PositionError("dice: are missing from the position")
        return key_of_game(between), Start(between.scores, between.yahtzee_bonuses)
    here = position_of(position)
    return key_of_game(here), before_choice(here) if option is None else after_choice(here, choice_of(option))
