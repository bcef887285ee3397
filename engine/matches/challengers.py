# SPDX-License-Identifier: MIT
"""A challenger takes part in a match: before each of its turns it looks at how the others stand, then it decides.

    one = finish(challenger(name, table, seed))   # once for a match
    decide = finish(one.look(game, others))       # when its turn begins
    game = step(game, decide)                     # one action: a roll, a keep, a box (`players`)

Strategies ignore the others, so looking costs them nothing. One that plays to win (`PLAYS_TO_WIN`) works out the best
chance to end above all others from their scorecards as they stand: the exact distributions of their final scores, and
the exact play against these (`engine.solving.goal_tables`). With more than `MOST_OPEN` open boxes that takes longer
than players like to wait, and until then the play is for the expected final score; docs/method.md says what that costs.

All of it repeats itself: what is decided follows from the position, the seed, and the scorecards of the others.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np

from engine.analysis.analyzer import Analyzer, Chances
from engine.distribution.statistics import Start
from engine.games.game import Game
from engine.matches.win_chances import chance_to_win
from engine.rules import turn_states
from engine.runtime.steps import StepsDone
from engine.solving.goal_tables import Beginning, solve_goal
from engine.solving.value_table import ValueTable
from engine.strategies import players
from engine.strategies.goals import Opponent
from engine.strategies.players import Decide, by_strategy, by_value
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, Strategy, StrategyError, strategy
from engine.turn.lattice import FloatArray

MOST_OPEN = 9
"""Open boxes from which on who plays to win looks at the others: the fifth turn."""
_REMEMBERED = 16


class StrategyChallenger:
    """Plays a strategy, whatever the others do."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide

    def look(self, game: Game, others: Sequence[Opponent]) -> Generator[StepsDone, None, Decide]:
        """Return how the strategy plays."""
        yield from ()
        return self._decide


class WinChallenger:
    """Plays for the best chance to end above all others, a tie of n counting 1/n; of equal chances for points.

    Attributes:
        most_open: with more open boxes it plays for points.
    """

    def __init__(self, table: ValueTable, threads: int | None = None, most_open: int = MOST_OPEN) -> None:
        self._table, self._threads, self.most_open = table, threads, most_open
        self._points = Analyzer(table)
        self._players: dict[Strategy, players.Player] = {}
        self._ends: dict[Opponent, FloatArray] = {}

    def look(self, game: Game, others: Sequence[Opponent]) -> Generator[StepsDone, None, Decide]:
        """Work out the play against `others`; for points where there are none, or too many boxes are open.

        Whose strategy is not known, because it is a person or plays to win as well, is taken to play for points:
        `OPTIMAL`. Yields how far the present part of the work is (closing the generator cancels).
        """
        if not others or len(game.rules.boxes) - len(game.filled) > self.most_open:
            return by_value(self._points)
        analyzer = yield from self.analyzer(game, others)
        return by_value(analyzer)

    def analyzer(self, game: Game, others: Sequence[Opponent]) -> Generator[StepsDone, None, Analyzer]:
        """Work out what ranks the options of a turn by the chance to win."""
        ends = []
        for other in others:
            ends.append((yield from self._ends_of(other)))
        begin = Beginning(turn_states.turn_state(game.rules, game.filled), game.points_so_far, game.points_so_far)
        # Decisions need what follows the turn; of its beginning, the chance itself is told.
        kept = range(begin.filled, begin.filled + 2)
        found = yield from solve_goal(game.rules, chance_to_win(ends), begin, keep=kept, threads=self._threads)
        return Analyzer(self._table, goal_values=Chances(found))

    def _ends_of(self, other: Opponent) -> Generator[StepsDone, None, FloatArray]:
        """Return the chance of each final score of a player; what was looked at before is remembered."""
        if other not in self._ends:
            # Goals of their own are not looked into: such a player plays for points mostly, like a person.
            wanted = other.strategy if isinstance(other.strategy, Strategy) else OPTIMAL
            if wanted not in self._players:
                self._players[wanted] = yield from players.player(wanted, self._table, self._threads)
            start = Start(other.scores, other.yahtzee_bonuses)
            found = yield from players.statistics(self._players[wanted], start, threads=self._threads)
            if len(self._ends) >= _REMEMBERED:
                self._ends.clear()
            self._ends[other] = np.array(found.distribution)
        return self._ends[other]


Challenger = StrategyChallenger | WinChallenger
"""Takes part in a match. Not for several threads at once."""


def challenger(
    name: str, table: ValueTable, seed: str, threads: int | None = None
) -> Generator[StepsDone, None, Challenger]:
    """Make a challenger by the name of a strategy, or `PLAYS_TO_WIN`.

    Only for ``plays-like-N`` and ``error-N`` does that take a while, unless `engine.strategies.strategies` knows them.
    Yields how far it is (closing the generator cancels).

    The table has the optimal values, for fair dice. What a strategy leaves to chance follows from `seed`; the dice have
    their own.

    Raises:
        StrategyError: if there is no such strategy, or the table is not for fair dice.
    """
    if name == PLAYS_TO_WIN:
        if not table.dice_model.is_fair:
            raise StrategyError(f"dice_model: strategies play with fair dice only, not with {table.dice_model}")
        return WinChallenger(table, threads)
    wanted = strategy(name)
    found = yield from players.player(wanted, table, threads)
    return StrategyChallenger(by_value(Analyzer(table)) if wanted == OPTIMAL else by_strategy(found, seed))
