# SPDX-License-Identifier: MIT
"""How far chances to win that are about right (`engine.solving.coarse_tables`) are from the exact ones, turn by turn.

Two to four strategies play a match up to some turn. Then the first one has dice, and each of its options is valued both
ways, with the others' cards as they stand. One exact table serves several rolls.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from engine.analysis.analyzer import Chances
from engine.distribution.statistics import Start
from engine.games.game import Game
from engine.games.position import Position, filled_boxes
from engine.matches.win_chances import chance_to_win
from engine.rules.dice import KEEP_INDEX, ROLLS, keeps_of
from engine.rules.scoring import RuleSet, points_so_far
from engine.rules.turn_states import turn_state
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, finish
from engine.solving.coarse_tables import solve_coarse
from engine.solving.goal_tables import Beginning, Worth, solve_goal
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.players import by_strategy, step
from engine.strategies.strategies import strategy
from engine.turn.lattice import FloatArray

if TYPE_CHECKING:
    from engine.workspace.workspace import Workspace

PLAYERS = ("optimal", "rules-of-thumb", "pupil-8", "mince")
PLAYERS_OF_ANY_CARD = ("optimal", "error-20", "greedy")
"""Those who play at the table, at Yahtzee and at other games."""
MOST_AT_TABLE = 4
ROLLS_EACH = 25
"""How many rolls one exact table serves."""


@dataclass(frozen=True)
class TurnErrors:
    """How far chances are from the exact ones in one turn.

    Attributes:
        turn: the turn, from 1.
        errors: of each position, how far the option is off that is farthest; 0 to 1.
        seconds: the longest time of a processor that a table took which is about right.
        exact_seconds: the same of an exact one.
    """

    turn: int
    errors: tuple[float, ...]
    seconds: float
    exact_seconds: float

    def error(self, share: float) -> float:
        """Return what this share of the positions does not exceed."""
        return float(np.quantile(self.errors, share))


def measure(
    workspace: Workspace, rules: RuleSet, tables: dict[int, int], seed: str
) -> Generator[StepsDone, None, list[TurnErrors]]:
    """Work out errors by turn, the first one first; `tables` says how many exact tables are solved in each, from 1."""
    found, done, total = [], 0, sum(tables.values())
    for turn in sorted(tables, reverse=True):
        errors: list[float] = []
        seconds = [0.0, 0.0]
        for number in range(tables[turn]):
            start, worth = _match(workspace, rules, turn, Random(f"{seed} {turn} {number}"))
            for place, spent in enumerate(_compare(rules, start, worth, Random(f"{seed} {number}"), errors)):
                seconds[place] = max(seconds[place], spent)
            done += 1
            yield StepsDone(done, total)
        found.append(TurnErrors(turn, tuple(errors), *seconds))
    return found[::-1]


def _match(workspace: Workspace, rules: RuleSet, turn: int, random: Random) -> tuple[Start, Worth]:
    """Return a scorecard before a turn, and what a final score is worth against the others as they stand."""
    first, *others = (
        _card(workspace, rules, turn - 1 if not place else turn - random.randint(0, 1), random)
        for place in range(random.randint(2, MOST_AT_TABLE))
    )
    goal = BeatGoal(tuple(others))
    ends = [
        workspace.get(workspace.ends(one.strategy, rules, Start(one.scores, one.yahtzee_bonuses)))
        for one in goal.others
    ]
    return Start(first.scores, first.yahtzee_bonuses), chance_to_win([np.array(one.distribution) for one in ends])


def _card(workspace: Workspace, rules: RuleSet, turns: int, random: Random) -> Opponent:
    """Return how a player stands after some turns."""
    played = strategy(random.choice(PLAYERS if rules.is_yahtzee else PLAYERS_OF_ANY_CARD))
    game = Game(f"{random.random()}", rules)
    decide = by_strategy(workspace.get(workspace.player(played, rules)), game.seed)
    while len(game.filled) < turns:
        game = step(game, decide)
    return Opponent(played, game.scores, game.yahtzee_bonuses)


def _compare(rules: RuleSet, start: Start, worth: Worth, random: Random, errors: list[float]) -> tuple[float, float]:
    """Add the errors of some positions to `errors`; return the seconds that either table took."""
    filled = filled_boxes(start.scores, rules)
    points = points_so_far(rules, filled, start.yahtzee_bonuses)
    begin = Beginning(turn_state(rules, filled), points, points)
    clock = [time.process_time()]
    about = Chances(finish(solve_coarse(rules, worth, begin)))
    clock.append(time.process_time())
    exact = Chances(finish(solve_goal(rules, worth, begin, keep=range(begin.filled, begin.filled + 2))))
    clock.append(time.process_time())
    for _ in range(ROLLS_EACH):
        position = Position(random.choice(ROLLS), random.randrange(3), start.scores, start.yahtzee_bonuses, rules)
        errors.append(float(np.abs(_options(about, position) - _options(exact, position)).max()))
    return clock[1] - clock[0], clock[2] - clock[1]


def _options(chances: Chances, position: Position) -> FloatArray:
    """Return what all options are worth."""
    keeps, boxes = chances.of(position)
    rows = [KEEP_INDEX[keep] for keep in keeps_of(position.roll)] if position.rolls_left else []
    return np.array([*keeps[rows], *boxes[list(position.allowed())]])


def prepared(workspace: Workspace, rules: RuleSet) -> None:
    """Have compiled what is timed."""
    workspace.get(workspace.table_for(TableKey(rules)))
    _compare(rules, *_match(workspace, rules, len(rules.boxes), Random(0)), Random(0), [])
