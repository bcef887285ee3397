# SPDX-License-Identifier: MIT
"""A list of the player's as a source of practice: positions from its own games, in which its choices cost points."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING

from engine.games.game import new_seed
from engine.rules.scoring import RuleSet
from engine.runtime.steps import StepsDone
from engine.solving.library import TableKey
from engine.strategies.strategies import OPTIMAL, Strategy
from engine.training.exercises import FOUND_UP_TO
from engine.training.retry import RetryExercise
from engine.workspace.workspace import Steps, Task, Workspace, staged
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.practice.source import Drawn, Source, SourceOutcome, Told
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.entrants import GAMES, decide_by
from yahtzee_gui.words import numbers, options
from yahtzee_gui.work import Engine, Urgency, told_problem, uncollected

if TYPE_CHECKING:
    from engine.strategies.differences import Parting

_MOST = 10


class ListPractice(Source):
    """Ten positions, each from another game of the list: where it costs most there."""

    more = lessons_words.again

    def __init__(self, engine: Engine, way: Strategy, rules: RuleSet, title: str) -> None:
        super().__init__(engine)
        self._way, self._rules, self._title, self.key = way, rules, title, (way, rules)
        self._why = lessons_words.drawing

    def name(self) -> str:
        """Return whose choices these are not to be."""
        return words.practice_name(name=self._title)

    def draw(self, then: Callable[[Drawn], object]) -> None:
        """Have the list play, and look where it costs points."""

        def take(found: tuple[RetryExercise, ...]) -> None:
            self._why = words.nothing_to_practise
            then(Drawn(found))

        def fail(error: Exception) -> None:
            told_problem(error)
            self._why = lessons_words.no_table
            then(Drawn())

        steps = uncollected(costly_of(self.engine.workspace, self._way, self._rules))
        self.engine.ask(Source, Urgency.EXERCISE, steps, take, failed=fail)

    def why_nothing(self) -> str:
        """Return that positions are looked for, that there are none, or that the coach isn't ready."""
        return self._why()

    def told(self, number: int) -> Told:
        trial = self.practice.trials[number]
        if trial.first is None:
            return Told()
        said = trial.first.analysis.option(trial.exercise.against[0])
        return Told((words.list_says(name=self._title, choice=options.option_and_cost(said)),))

    def outcome(self) -> SourceOutcome:
        """Return how many were right, and what the others cost."""
        results = self.practice.results
        cost = numbers.decimal(sum(one.lost for one in results), 1)
        right = lessons_words.right_of(sum(one.is_found for one in results), len(results))
        told = lessons_words.result_explained(points=cost) if results else ""
        return SourceOutcome(right, lessons_words.right_at_first_go(), told)

    def again(self) -> Source:
        return ListPractice(self.engine, self._way, self._rules, self._title)


# ---- worked out off the GUI thread -----------------------------------------------------------------------------------


def costly_of(workspace: Workspace, way: Strategy, rules: RuleSet) -> Steps[tuple[RetryExercise, ...]]:
    """Return positions from games of a strategy: of each game the one where it costs most, if that counts."""
    decide = yield from decide_by(workspace, way, rules)
    best = yield from decide_by(workspace, OPTIMAL, rules)
    analyzer = yield from workspace.analyzer(TableKey(rules))
    from engine.strategies.differences import partings

    return (yield from staged(Task.GAMES, _costliest(partings(rules, analyzer, decide, best, new_seed()))))


def _costliest(found: Iterator[Parting | None]) -> Generator[StepsDone, None, tuple[RetryExercise, ...]]:
    exercises: list[RetryExercise] = []
    for number in range(1, GAMES + 1):
        game = [one for one in iter(found.__next__, None) if one is not None]
        worst = max(game, key=lambda one: one.cost, default=None)
        if worst is not None and worst.taken.verdict > FOUND_UP_TO:
            exercises.append(RetryExercise(worst.position, None, worst.taken.choice))
        if len(exercises) == _MOST:
            break
        yield StepsDone(number, GAMES)
    return tuple(exercises)
