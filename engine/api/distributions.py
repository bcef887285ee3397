# SPDX-License-Identifier: MIT
"""Questions about whole games: the table of a rule set, how likely every end is, how good a player or an option is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.api.inputs import ANY_GOAL, GOALS, AnyOption, AnyPosition, start_of, strategy_of
from engine.distribution.statistics import Outcome, Start, new_game
from engine.games.goals import RiskGoal
from engine.games.position import PositionError
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.errors import expect
from engine.solving.library import TableKey
from engine.strategies.goals import Goal
from engine.strategies.strategies import OPTIMAL, Strategy, StrategyError
from engine.strategies.strategies import strategy as strategy_named
from engine.workspace.workspace import WORKSPACE, Task, Workspace, key_of

if TYPE_CHECKING:
    from engine.distribution.statistics import FrontierPoint
    from engine.solving.value_table import ValueTable
    from engine.strategies.strategies import Strength


def statistics(
    position: AnyPosition | None = None,
    option: AnyOption | None = None,
    *,
    player: Strategy | str | Goal | None = None,
    rules: RuleSet | str | None = None,
    dice_model: DiceModel | str | None = None,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> Outcome:
    """Return how the game ends, and how likely each end is: exact, nothing simulated. It is a `Statistics` mostly.

    Args:
        position: where it goes on from; its beginning by default. A JSON object without dice stands between turns.
        option: what is done there; what the player does by default.
        player: a strategy or its name, or the goal that is played for; best play for the expected score by default.
            For a `ReachGoal` or a `BeatGoal` the answer is an `Outcome`, without Yahtzee bonuses, Yahtzees and jokers.
        rules: the rule set or its name, for a game from its beginning.
        dice_model: the dice or their name, for a game from its beginning.

    Raises:
        ValueError: naming what is wrong: no such name, position or option; rules beside a position that has its own;
            strategies and goals need fair dice.
    """
    if position is None:
        if option is not None:
            raise PositionError("option: needs a position to start from")
        key = key_of(rules, dice_model)
        return statistics_from(key, new_game(key.rules), player, threads, workspace=workspace)
    for field, given in (("rules", rules), ("dice_model", dice_model)):
        if given is not None:
            raise PositionError(f"{field}: belongs in the position when there is one")
    return statistics_from(*start_of(position, option), player, threads, workspace=workspace)


def statistics_from(
    key: TableKey,
    start: Start,
    player: Strategy | str | Goal | None = None,
    threads: int | None = None,
    *,
    workspace: Workspace = WORKSPACE,
) -> Outcome:
    """Return how a game played with `key` ends that goes on from `start`; see `statistics`."""
    if player is not None:
        expect("player", player, (str, Strategy, *GOALS), f"a Strategy or its name, {ANY_GOAL}")
        if not key.dice_model.is_fair:
            raise StrategyError(f"dice_model: strategies and goals need fair dice, not {key.dice_model}")
        return workspace.get(
            workspace.ends(strategy_named(player) if isinstance(player, str) else player, key.rules, start, threads)
        )
    delivery = workspace.get(workspace.table_for(key))
    from engine.distribution import forward

    return workspace.run(Task.STATISTICS, forward.forward(delivery.table, start, delivery.fair, threads=threads))


def expected_score(
    strategy: Strategy | str,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> float:
    """Return the expected final score of a strategy with fair dice, exactly.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    player = workspace.get(workspace.player(strategy_of(strategy), key_of(rules).rules, threads))
    from engine.strategies import players

    return workspace.run(Task.EXPECTED_SCORE, players.evaluate(player, threads)).expected


def strength(
    strategy: Strategy | str,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> Strength:
    """Return how good a strategy is: its exact average, and its exact chance to beat perfect play.

    Both players have dice of their own, and a tie counts one half. `engine.strategies.strategies` has what was worked
    out before; here it is worked out whatever stands there.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    wanted, key = strategy_of(strategy), key_of(rules)
    found, perfect = (workspace.get(workspace.ends(one, key.rules, threads=threads)) for one in (wanted, OPTIMAL))
    import numpy as np

    from engine.matches.win_chances import chance_to_beat
    from engine.strategies.strategies import Strength

    chance = chance_to_beat(np.array(found.distribution), [np.array(perfect.distribution)])
    return Strength(found.final_score.mean, found.final_score.sd, chance)


def best_chance(
    goal: Goal, *, rules: RuleSet | str = DEFAULT_RULES, threads: int | None = None, workspace: Workspace = WORKSPACE
) -> float:
    """Return the best chance to meet `goal` before the first roll of a game, exactly; of a `RiskGoal` what is certain
    and as good.

    Raises:
        ValueError: if there is no such rule set.
    """
    expect("goal", goal, GOALS, ANY_GOAL)
    key = key_of(rules)
    table = workspace.get(workspace.risk_table(goal, key, threads)) if isinstance(goal, RiskGoal) else None
    if table is not None:
        return table.certainty_equivalent(0, float(table.values[0]))
    assert not isinstance(goal, RiskGoal)
    return workspace.get(workspace.goal_table(goal, key, new_game(key.rules), threads)).value((0, 0, 0, 0), 0)


def curve(
    *, rules: RuleSet | str = DEFAULT_RULES, threads: int | None = None, workspace: Workspace = WORKSPACE
) -> Sequence[float]:
    """Return the best chance to reach each final score from 1 to 600, exactly, each under the best play for it.

    What was worked out once is found in the cache.

    Raises:
        ValueError: if there is no such rule set.
    """
    key = key_of(rules)
    workspace.get(workspace.prepare(key))
    from engine.solving import goal_tables

    return workspace.run(Task.GOAL, goal_tables.obtain_curve(key.rules, threads=threads))


def frontier(
    aversions: Sequence[float] | None = None,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> Sequence[FrontierPoint]:
    """Return what the mean costs in spread: how games end under best play for several aversions to risk.

    Args:
        aversions: per point, 0 for the expected score; a range from daring to careful by default.

    Raises:
        ValueError: if there is no such rule set.
        GoalError: if an aversion is out of range.
    """
    delivery = workspace.get(workspace.table_for(key_of(rules)))
    from engine.distribution import frontier as drawing

    expect("aversions", aversions, (tuple, list, type(None)), "a list of numbers")
    wanted = drawing.AVERSIONS if aversions is None else tuple(aversions)
    for aversion in wanted:
        if aversion:
            RiskGoal(aversion)
    return workspace.run(Task.FRONTIER, drawing.frontier(delivery.table, wanted, threads=threads))


def solve(
    rules: RuleSet | str = DEFAULT_RULES,
    dice_model: DiceModel | str = FAIR_DICE,
    *,
    force: bool = False,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> ValueTable:
    """Return the table of values of all turn states, from the cache or freshly solved; `par` is its best-known number.

    Args:
        dice_model: the dice, or their name.
        force: solve it even if there is one.

    Raises:
        ValueError: if a name is none.
    """
    return workspace.get(workspace.table_for(key_of(rules, dice_model), force=force, threads=threads)).table
