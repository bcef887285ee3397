# SPDX-License-Identifier: MIT
"""A goal shelf holds goal tables once they are solved, and those that are begun.

From the first turns of a game on a table takes long: half a minute before the first roll, half as long after each turn.
Who solves one may have something more urgent to do, or the player may look at another game. Then it goes on later where
it was given up; or, where a table that serves as well can be had sooner by then, that one is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.distribution.statistics import Start
from engine.games.position import count_filled
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import RuleSet
from engine.runtime.steps import passed_on
from engine.strategies.goals import ChanceGoal
from engine.workspace.shelf import Begun, Pause

if TYPE_CHECKING:
    from engine.solving.goal_tables import GoalTable

MOST_GOALS = 16
GOAL_BYTES = 350_000_000
"""How much the goal tables may take that stay while another one is made."""
_MOST_BEGUN = 2
_WORK = (69.0, 30.0, 9.0, 5.0, 1.3, 0.4, 0.2)
"""How long a table to beat others takes by the number of filled boxes, in seconds of one processor: what counts are the
ratios."""


class Step(Protocol):
    """A step of a table that is solved; `fraction` is how much of it is done, 0 to 1."""

    @property
    def fraction(self) -> float:
        """How much is done."""


class Asked(NamedTuple):
    """A table that is asked for: for games that go on from `start`, the lines of up to `until` filled boxes."""

    rules: RuleSet
    goal: ChanceGoal
    start: Start
    until: int = MOST_BOXES

    @property
    def filled(self) -> int:
        """The number of boxes that are filled where its games begin."""
        return count_filled(self.start.scores)

    def serves(self, other: Asked) -> bool:
        """Return whether this table holds all that another one would."""
        same = self[:2] == other[:2] and self.until >= other.until
        return same and _comes_after(other.start, self.start)

    @property
    def work(self) -> float:
        """How long it takes to solve this table, compared with others."""
        return _WORK[min(self.filled, len(_WORK) - 1)]


class _Begun(Begun["Step", "GoalTable"]):
    """A table that is being solved, and how much of it is done."""

    def __init__(self, asked: Asked, steps: Generator[Step, None, GoalTable]) -> None:
        super().__init__(steps)
        self.asked, self.done = asked, 0.0

    def note(self, step: Step) -> Step:
        """Note how much is done."""
        self.done = step.fraction
        return step

    @property
    def left(self) -> float:
        """How long it still takes."""
        return (1.0 - self.done) * self.asked.work


class GoalShelf:
    """Holds the goal tables that were used last, and those that are begun."""

    def __init__(self) -> None:
        self._tables: list[tuple[Asked, GoalTable]] = []
        self._begun: list[_Begun] = []

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def nbytes(self) -> int:
        """How much memory the tables take."""
        return sum(table.nbytes for _, table in self._tables)

    def clear(self, *, with_begun: bool = True) -> None:
        """Let go of all tables, and of those that are begun."""
        self._tables.clear()
        if with_begun:
            self._begun.clear()

    def find(self, asked: Asked) -> GoalTable | None:
        """Return a table that holds what is asked for; None without one."""
        for place, (known, table) in enumerate(self._tables):
            if known.serves(asked):
                self._tables.append(self._tables.pop(place))
                return table
        return None

    def put(self, asked: Asked, table: GoalTable) -> GoalTable:
        """Put a table there that was found elsewhere, and return it."""
        self._make_room()
        self._tables.append((asked, table))
        return table

    def solve(
        self, asked: Asked, begin: Callable[[], Generator[Step, None, GoalTable]]
    ) -> Generator[Step | Pause, None, GoalTable]:
        """Solve a table that holds what is asked for, or go on with one; closing the steps gives it up."""
        yield Pause()
        begun = [one for one in self._begun if one.asked.serves(asked) and one.left <= asked.work]
        here = min(begun, key=lambda one: one.left) if begun else self._begin(asked, begin())
        try:
            table = yield from passed_on(here.go_on(), here.note)
        finally:
            if here.has_ended and here in self._begun:
                self._begun.remove(here)
        if all(known is not table for _, known in self._tables):  # another may have waited for it as well
            self._tables.append((here.asked, table))
        return table

    def _begin(self, asked: Asked, steps: Generator[Step, None, GoalTable]) -> _Begun:
        """Make room for a table and for its steps: of those that were given up, what is soonest had again goes."""
        self._make_room()
        while len(self._begun) >= _MOST_BEGUN:
            self._begun.remove(min(self._begun, key=lambda one: one.asked.work))
        self._begun.append(_Begun(asked, steps))
        return self._begun[-1]

    def _make_room(self) -> None:
        """Let tables go that were not used for longest, until another one may come."""
        while len(self._tables) >= MOST_GOALS or self.nbytes > GOAL_BYTES:
            del self._tables[0]


def _comes_after(start: Start, begin: Start) -> bool:
    """Return whether a game can come from one scorecard to another."""
    filled, before = count_filled(start.scores), count_filled(begin.scores)
    kept = all(was is None or was == now for was, now in zip(begin.scores, start.scores, strict=True))
    return kept and 0 <= start.yahtzee_bonuses - begin.yahtzee_bonuses <= filled - before
