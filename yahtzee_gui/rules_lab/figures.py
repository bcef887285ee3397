# SPDX-License-Identifier: MIT
"""The figures of rules that are being written: what perfect play makes of them, worked out while they are changed.

The quick figures come first: par and the first keeps of both rule sets, then how games end, then what strategies
average. A table is solved here and given back with the question that needed it: it goes to no folder, and takes no
place of those that are played with.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, NamedTuple

from engine.distribution.statistics import Statistics
from engine.rules.dice import Dice
from engine.rules.reading import RulesError
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import passed_on
from engine.solving.faults import TableError
from engine.solving.library import TableKey
from engine.strategies.strategies import Strategy, StrategyError, strategy
from engine.workspace.shelf import Pause, Shelf
from yahtzee_gui.workspace import WindowWorkspace

if TYPE_CHECKING:
    from engine.solving.value_table import ValueTable

STRATEGIES = ("rules-of-thumb", "pupil-12", "greedy")
"""Whose averages are worked out, beside perfect play's; those that cannot play by the rules have none."""
_MOST_KNOWN = 24
_REST = 0.3  # seconds without another change, before what takes long is begun


class LabStage(NamedTuple):
    """What is being worked out, and how far that is, 0 to 1."""

    what: str
    fraction: float = 0.0


@dataclass(frozen=True)
class RuleFigures:
    """What is known of a rule set so far.

    Attributes:
        rules: the rule set.
        par: what perfect play averages.
        seconds: how long solving took; 0 where the table was there.
        opening: the best keep of each first roll; empty where a turn has one roll.
        outcome: how games of perfect play end.
        averages: what strategies average, by their names; None for those that can't play by these rules.
        problem: why there are no more figures.
    """

    rules: RuleSet
    par: float | None = None
    seconds: float = 0.0
    opening: Mapping[Dice, Dice] = field(default_factory=dict)
    outcome: Statistics | None = None
    averages: Mapping[str, float | None] = field(default_factory=dict)
    problem: Exception | None = None

    @property
    def is_complete(self) -> bool:
        """Whether there is no more to come."""
        return self.problem is not None or (self.outcome is not None and len(self.averages) == len(STRATEGIES))


KnownFigures = Shelf[RuleSet, RuleFigures]


def known_figures() -> KnownFigures:
    """Return a shelf for the figures that are worked out."""
    return Shelf(_MOST_KNOWN)


_Told = LabStage | RuleFigures | Pause | None


@dataclass(eq=False)
class Study:
    """Works out figures of `rules`, those that are being changed first: it tells all that it finds, and keeps it."""

    workspace: WindowWorkspace
    known: KnownFigures
    rules: tuple[RuleSet, ...]
    tables: dict[RuleSet, ValueTable] = field(default_factory=dict)

    def steps(self) -> Generator[_Told, None, None]:
        """Yield each stage that is come to, and more figures each time."""
        yield from passed_on(self.workspace.prepare(TableKey(self.rules[0])), lambda _: None)
        for rules in self.rules:
            yield from self._tried(rules, self._solved(rules))
        yield LabStage("ends")
        yield Pause(_REST)
        for rules in self.rules:
            yield from self._tried(rules, self._ended(rules))
        for name in STRATEGIES:
            for rules in self.rules:
                yield from self._tried(rules, self._averaged(rules, name))

    def _tried(self, rules: RuleSet, steps: Generator[_Told, None, RuleFigures]) -> Generator[_Told, None, None]:
        """Take these steps, and tell what came out, or why nothing could."""
        known = self._figures(rules)
        if known.problem:
            return
        try:
            found = yield from steps
        except (RulesError, TableError, MemoryError) as error:
            found = replace(known, problem=error)
        yield self.known.put(rules, found)

    def _figures(self, rules: RuleSet) -> RuleFigures:
        return self.known.find(rules) or RuleFigures(rules)

    def _solved(self, rules: RuleSet) -> Generator[_Told, None, RuleFigures]:
        known = self._figures(rules)
        if known.par is not None:
            return known
        from engine.analysis.analyzer import Analyzer
        from engine.lab.rule_changes import opening_of

        begin = time.perf_counter()
        table = yield from self._table(rules)
        seconds = time.perf_counter() - begin
        known = self.known.put(rules, replace(known, par=table.par, seconds=seconds))
        yield known
        yield LabStage("opening")
        return replace(known, opening=opening_of(Analyzer(table)))

    def _table(self, rules: RuleSet) -> Generator[_Told, None, ValueTable]:
        """Find the table of a rule set among those that are there, or solve it."""
        here = self.workspace.loaded_table(TableKey(rules))
        if rules not in self.tables and here is not None:
            self.tables[rules] = here.table
        if rules not in self.tables:
            from engine.solving import solver

            steps = solver.solve(rules)
            self.tables[rules] = yield from passed_on(steps, lambda step: LabStage("par", step.fraction))
        return self.tables[rules]

    def _ended(self, rules: RuleSet) -> Generator[_Told, None, RuleFigures]:
        known = self._figures(rules)
        if known.outcome is not None:
            return known
        from engine.distribution.forward import forward

        table = yield from self._table(rules)
        outcome = yield from passed_on(forward(table), lambda step: LabStage("ends", step.fraction))
        return replace(known, outcome=outcome)

    def _averaged(self, rules: RuleSet, name: str) -> Generator[_Told, None, RuleFigures]:
        known = self._figures(rules)
        if name in known.averages:
            return known
        average = _written_down(strategy(name), rules)
        if average is None:
            from engine.strategies import players

            table = yield from self._table(rules)
            try:
                player = players.Player(strategy(name), table)
            except StrategyError:
                player = None
            if player is not None:
                steps = players.evaluate(player)
                found = yield from passed_on(steps, lambda step: LabStage(name, step.fraction))
                average = found.expected
        return replace(known, averages={**known.averages, name: average})


def _written_down(one: Strategy, rules: RuleSet) -> float | None:
    """Return the average of a strategy where the engine knows it without working it out."""
    from engine.strategies.strengths import strength

    found = strength(one, rules)
    return found.mean if found is not None else None
