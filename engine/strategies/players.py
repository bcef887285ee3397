# SPDX-License-Identifier: MIT
"""A player carries out a strategy under one rule set with fair dice: in positions, in games, and in exact figures.

The expected final score of every strategy is exact: it follows backwards over all turn states, layer by layer and on
all processors like the optimal values (`engine.solving.solver`), from the chances with which the strategy keeps and
scores (`engine.strategies.strategy_kernels`). For ``plays-like-N`` the reach of its errors is found by the same
means: the larger the reach, the lower the score, so it is enclosed and narrowed down until the exact score is N to
within `TOLERANCE`.

A goal player takes the option with the best chance to meet a goal, of equal ones that with the higher value.

A whole game is what a player makes of the dice of a seed, from the first roll to the last box, step by step. Games by
the thousand are a matter of `engine.strategies.simulate`, which has dice of its own; here the dice are those that a
player in the window meets (`engine.games.game`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import exp, log
from random import Random
from typing import Any

import numpy as np

from engine.analysis.analyzer import Analyzer
from engine.distribution.forward import Follow, best_play, following, pass_forward
from engine.distribution.statistics import Start, Statistics, new_game
from engine.games.game import Game
from engine.games.position import Position
from engine.rules import dice, turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import Dice
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MOST_BOXES
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving import library
from engine.solving.goal_tables import GoalTable
from engine.solving.solver import solve_layers
from engine.solving.value_table import ValueTable
from engine.strategies import mince, playing_kernels, rules_of_thumb, strategies, strategy_kernels
from engine.strategies.following_kernels import Playing, played_flow
from engine.strategies.strategies import Strategy, StrategyError, StrategyKind
from engine.strategies.strategy_kernels import KernelPlayer, dice_of_row, rule_arrays
from engine.turn.dice_models import FairDice
from engine.turn.endings import POINT_ROWS, RuleTables, rule_tables
from engine.turn.goals import points_goal
from engine.turn.lattice import FloatArray

TOLERANCE = 0.01
"""How far the exact score of ``plays-like-N`` may be from N."""

_FIRST_REACH = 8.0
_LARGEST_STEP = log(8.0)
_EVEN = 1e5  # a reach at which every option is about as likely
_WIDE = 300.0  # from here on errors hardly grow any more
_MOST_EVALUATIONS = 40
_Appeal = Callable[[Category, Dice, int, int], float | None]
_Kept = Callable[[Category, Dice, int, int], Dice]
_KERNEL_KINDS = {
    StrategyKind.RANDOM: strategy_kernels.RANDOM,
    StrategyKind.RANDOM_KEEPS: strategy_kernels.RANDOM_KEEPS,
    StrategyKind.GREEDY: strategy_kernels.BEST,
    StrategyKind.OPTIMAL: strategy_kernels.BEST,
    StrategyKind.PLAYS_LIKE: strategy_kernels.SOFT,
    StrategyKind.ERROR: strategy_kernels.SOFT,
}
_RATED: dict[StrategyKind, tuple[_Appeal, _Kept]] = {
    StrategyKind.MINCE: (mince.appeal, mince.kept),
    StrategyKind.RULES_OF_THUMB: (rules_of_thumb.appeal, rules_of_thumb.kept),
}
_ANY_CARD = (
    *(StrategyKind.RANDOM, StrategyKind.RANDOM_KEEPS, StrategyKind.GREEDY),
    *(StrategyKind.OPTIMAL, StrategyKind.PLAYS_LIKE, StrategyKind.ERROR),
)
"""Those that know no box in particular."""
_FIRST_ROLLS = (StrategyKind.GREEDY, StrategyKind.OPTIMAL)
"""Those that know points for the first roll of a turn: they take the best of what it is worth to them."""
_KNOWING = (StrategyKind.OPTIMAL, StrategyKind.PLAYS_LIKE, StrategyKind.ERROR)


# ---- the players of kernels -----------------------------------------------------------------------------------------


def _rated(tables: RuleTables, appeal: _Appeal, kept: _Kept) -> tuple[FloatArray, Any]:
    """Return appeal and keeps of a RATED player for all rolls left, rows of points and boxes."""
    appeals = np.full((MAX_ROLLS_PER_TURN, POINT_ROWS, MOST_BOXES), -np.inf)
    keeps = np.zeros(appeals.shape, dtype=np.uint16)
    for left, row, box in np.ndindex(int(tables.rolls_per_turn), POINT_ROWS, len(CATEGORIES)):
        given = (CATEGORIES[box], dice_of_row(row), left, max(0, int(tables.points[row, box])))
        value = appeal(*given)
        if value is not None:
            appeals[left, row, box] = value
            keeps[left, row, box] = dice.KEEP_INDEX[kept(*given)]
    return appeals, keeps


def _kernel_player(strategy: Strategy, table: ValueTable, values: FloatArray, reach: float) -> KernelPlayer:
    kind, tables = strategy.decides.kind, rule_tables(table.rules)
    appeals: FloatArray = np.full((MAX_ROLLS_PER_TURN, 1, 1), -np.inf)
    keeps = np.zeros(appeals.shape, dtype=np.uint16)
    if kind in _RATED:
        appeals, keeps = _rated(tables, *_RATED[kind])
    rules = rule_arrays(strategy.rules, tables)
    return KernelPlayer(
        _KERNEL_KINDS.get(kind, strategy_kernels.RATED), points_goal(values), reach, appeals, keeps, rules
    )


def _no_future(rules: RuleSet) -> FloatArray:
    """Return the table of a player who thinks of this turn alone; read-only like other tables."""
    values = np.zeros(turn_states.layout(rules).size)
    values.setflags(write=False)
    return values


def check_strategy(strategy: Strategy, rules: RuleSet) -> None:
    """Accept a strategy that can play by these rules.

    Raises:
        StrategyError: for one that knows the boxes of Yahtzee only, or no points for the first roll.
    """
    if not rules.is_yahtzee and (strategy.rules is not None or strategy.kind not in _ANY_CARD):
        raise StrategyError(f"strategy: {strategy.name} is there for Yahtzee's thirteen boxes only, so far")
    if rules.counts_first_rolls and strategy.kind not in _FIRST_ROLLS:
        raise StrategyError(f"strategy: {strategy.name} knows no points for the first roll of a turn, so far")


# ---- players --------------------------------------------------------------------------------------------------------


class Player:
    """Plays a strategy under the rules of a table. `choose` is not for several threads at once.

    Attributes:
        strategy: what it plays.
        table: the optimal values for its rules and fair dice.
        reach: for ``plays-like-N`` and ``error-N``, options that lose this much are never taken; else 0.
        tables, kernel: rules and strategy as the kernels take them.
        knows: whether it goes by the optimal values.
        values: (n,) what a turn state is worth to it.
        by_points: whether it looks at the points so far; strategies do not.
    """

    by_points = False

    def __init__(self, strategy: Strategy, table: ValueTable, reach: float = 0.0) -> None:
        if not table.dice_model.is_fair:
            raise StrategyError(f"dice_model: strategies play with fair dice only, not with {table.dice_model}")
        check_strategy(strategy, table.rules)
        self.strategy = strategy
        self.table = table
        self.reach = reach
        self.tables = rule_tables(table.rules)
        self.knows = strategy.decides.kind in _KNOWING
        self.values = table.values if self.knows else _no_future(table.rules)
        self.kernel = _kernel_player(strategy, table, self.values, reach)
        self._scratch = strategy_kernels.scratch(table.rules, player_knows=self.knows)
        counts_first = table.rules.counts_first_rolls
        self._by_value = by_value(Analyzer(ValueTable(table.rules, self.values))) if counts_first else None

    def kernel_at(self, turn: int) -> KernelPlayer:
        """Return the strategy as the kernels take it in a turn; it is always the same."""
        return self.kernel

    def choose(self, position: Position, random: Random) -> Category | Dice:
        """Return what the strategy does in a legal `position`; `random` decides where it leaves the choice to chance.

        Raises:
            ValueError: if the position is for other rules or other dice.
        """
        if (position.rules, position.dice_model) != (self.table.rules, self.table.dice_model):
            mine = f"{self.table.rules.key} with {self.table.dice_model} dice"
            raise ValueError(f"this player plays {mine}, not {position.rules.key} with {position.dice_model} dice")
        if self._by_value is not None:
            return self._by_value(position)
        keep, box = playing_kernels.choose(
            turn_states.turn_state(position.rules, position.filled),
            dice.ROLL_INDEX[position.roll],
            position.rolls_left,
            random.random(),
            random.random(),
            self.tables,
            self.kernel,
            self._scratch,
        )
        return dice.KEEPS[keep] if keep < dice.FIRST_ROLL else self.table.rules.categories[box]


@dataclass(frozen=True)
class Evaluation:
    """What a strategy expects: `values` (n,) are points to come by turn state, NaN where no game can get to."""

    values: FloatArray

    @property
    def expected(self) -> float:
        """The expected final score before the first roll."""
        return float(self.values[turn_states.START_INDEX])


def evaluate(player: Player, threads: int | None = None) -> Generator[StepsDone, None, Evaluation]:
    """Compute exactly what a player expects in every turn state, to the same last bit for any number of threads.

    Yields how far it is after each layer (closing the generator cancels) and returns the evaluation.
    """
    rules = player.table.rules
    if rules.counts_first_rolls:
        return (yield from _evaluate_forward(player, threads))

    def begin(values: FloatArray) -> tuple[Any, Any, Any, Any]:
        scratch = strategy_kernels.scratch(rules)
        arrays = (scratch.true.parts, scratch.work, scratch.totals)
        return points_goal(values), Playing(player.kernel, scratch), FairDice(0), arrays

    values = yield from solve_layers(rules, begin, threads)
    return Evaluation(values)


def _evaluate_forward(player: Player, threads: int | None) -> Generator[StepsDone, None, Evaluation]:
    """Compute what a player expects of a whole game, and in no other turn state, by how its games end."""
    found = yield from statistics(player, threads=threads)
    values = np.full(turn_states.layout(player.table.rules).size, np.nan)
    values[turn_states.START_INDEX] = found.final_score.mean
    return Evaluation(values)


def statistics(
    player: Player, start: Start | None = None, *, threads: int | None = None
) -> Generator[StepsDone, None, Statistics]:
    """Work out how games of a player end from `start`: the exact distribution of the final score, and more.

    Yields how far it is after each turn (closing the generator cancels) and returns the statistics.
    """
    rules, values = player.table.rules, player.table.values
    return pass_forward(rules, lambda: follower(player), start or new_game(rules), values=values, threads=threads)


def follower(player: Player) -> Follow:
    """Return how turns of a player go on, for one thread."""
    if player.table.rules.counts_first_rolls:
        return best_play(player.table.rules, points_goal(player.values), player.table.dice_model)
    flow = played_flow(
        player.kernel, strategy_kernels.scratch(player.table.rules, player_knows=player.knows), player.table.rules
    )
    return following(player.kernel.goal, player.tables, FairDice(0), flow)


# ---- as good as wanted ----------------------------------------------------------------------------------------------


def player(strategy: Strategy, table: ValueTable, threads: int | None = None) -> Generator[StepsDone, None, Player]:
    """Make the player of a strategy; for ``plays-like-N`` and ``error-N`` that takes some evaluations of the game.

    Yields how far the present evaluation is (closing the generator cancels) and returns the player. What was found is
    kept in the cache folder, if that can be written; for those who may be played against it is written down.

    Raises:
        StrategyError: if the table is for other dice than fair ones, or no errors lead to the score asked for.
    """
    if strategy.kind not in (StrategyKind.PLAYS_LIKE, StrategyKind.ERROR):
        return Player(strategy, table)
    error = strategy.number if strategy.kind is StrategyKind.ERROR else table.par - strategy.number
    if error < TOLERANCE:
        raise StrategyError(f"strategy: {strategy.name} is too good, optimal play has {table.par:.2f}")
    note, known = f"reach-{strategy.name}", strategies.reach_of(strategy, table.rules)
    if known is not None:
        return Player(strategy, table, known)
    kept = library.read_note(note, table.rules)
    if kept is not None and len(kept) == 1 and 0.0 < kept[0] <= _EVEN:
        return Player(strategy, table, kept[0])
    reach = yield from _reach_of(strategy, table, error, threads)
    library.write_note(note, table.rules, [reach])
    return Player(strategy, table, reach)


def _reach_of(
    strategy: Strategy, table: ValueTable, error: float, threads: int | None
) -> Generator[StepsDone, None, float]:
    """Return the reach at which `error` points are lost per game.

    Points lost grow about like a power of the reach, so what is searched for is the zero of a nearly straight line:
    log(points lost) over log(reach), by regula falsi once it is enclosed, by the secant before.
    """
    known: list[tuple[float, float]] = []
    step = log(_FIRST_REACH)
    for _ in range(_MOST_EVALUATIONS):
        found = yield from evaluate(Player(strategy, table, exp(step)), threads)
        lost = table.par - found.expected
        if abs(lost - error) <= TOLERANCE:
            return exp(step)
        if lost < error and step >= log(_EVEN):
            raise StrategyError(f"strategy: {strategy.name} is too bad, errors alone make {found.expected:.2f}")
        known.append((step, log(max(lost, 1e-9) / error)))
        step = _next_step(known)
    raise StrategyError(f"strategy: {strategy.name} cannot be met")


def _next_step(known: list[tuple[float, float]]) -> float:
    """Return where to look next for the zero of a rising function, given (place, value) pairs, the latest last."""
    here, value = known[-1]
    below = max((pair for pair in known if pair[1] < 0.0), default=None)
    above = min((pair for pair in known if pair[1] >= 0.0), default=None)
    if above is None and here >= log(_WIDE):
        return log(_EVEN)
    if below is None or above is None:
        slope = 1.5
        if len(known) > 1:
            slope = max(0.1, (value - known[-2][1]) / (here - known[-2][0]))
        return here + max(-_LARGEST_STEP, min(_LARGEST_STEP, -value / slope))
    share = below[1] / (below[1] - above[1])
    return below[0] + (above[0] - below[0]) * min(0.98, max(0.02, share))


class GoalPlayer:
    """Plays for the goal of a goal table that begins with the empty card. What `Player` is for a strategy.

    Attributes:
        table: the optimal values for the same rules.
        goal_table: the chances.
        tables: the rules as the kernels take them.
        knows: that it does not go by the optimal values alone.
        by_points: that it looks at the points so far.
    """

    knows = False
    by_points = True

    def __init__(self, table: ValueTable, goal_table: GoalTable) -> None:
        self.table = table
        self.goal_table = goal_table
        self.tables = rule_tables(table.rules)

    def kernel_at(self, turn: int) -> KernelPlayer:
        """Return the play of a turn (0 to 12) as the kernels of one thread take it."""
        return strategy_kernels.chance_player(self.goal_table.axis(turn + 1))


Decide = Callable[[Position], Category | Dice]
"""Says what to do in a position: the box to score, or the dice to keep, in order."""


def by_value(analyzer: Analyzer) -> Decide:
    """Return perfect play: the option that the coach calls best, in every position."""
    return lambda position: analyzer.analyze(position).deeds[0].choice


def by_strategy(player: Player, seed: str) -> Decide:
    """Return the play of a strategy; what it leaves to chance follows from `seed` too, so it plays the same again.

    Each decision has a number of its own in the game, and its chance comes from that: who goes on with a game that was
    kept, or goes back and plays again, meets the same choices.
    """
    name = f"{seed}:{player.strategy.name}"
    return lambda position: player.choose(position, Random(f"{name}:{len(position.filled)}:{position.rolls_left}"))


def step(game: Game, decide: Decide) -> Game:
    """Return a game that is not over after one more action: the first roll of a turn, or what is decided.

    Raises:
        IllegalMove: if the game is over.
        ValueError: if the dice are not fair.
    """
    position = game.position
    if position is None:
        return game.roll()
    choice = decide(position)
    return game.score(choice) if isinstance(choice, Category) else game.roll(game.places_of(choice))


def play(start: Game, decide: Decide) -> Game:
    """Return `start` played to its end.

    Raises:
        ValueError: if the dice are not fair.
    """
    game = start
    while not game.is_over:
        game = step(game, decide)
    return game
