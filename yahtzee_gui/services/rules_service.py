# SPDX-License-Identifier: MIT
"""The rules service works out what perfect play makes of rules that are being written, while they are changed.

The quick figures come first: par and the first keeps of both rule sets, then how games end, then what strategies
average. A table is solved here and given back with the question that needed it: it goes to no folder, and takes no
place of those that are played with. A newer question takes over at the next step of the older one, whose figures still
come, each with the rules that they are for.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping
from dataclasses import field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.distribution.statistics import Statistics
from engine.rules.dice import Dice
from engine.rules.reading import RulesError
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import finish, passed_on
from engine.solving.faults import TableError
from engine.solving.library import TableKey
from engine.strategies.strategies import Strategy, StrategyError, strategy
from engine.workspace.shelf import BegunShelf, Shelf
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency

if TYPE_CHECKING:
    from engine.solving.value_table import ValueTable

STRATEGIES = ("greedy", "rules-of-thumb", "pupil-12", "random")
"""Whose averages are worked out, beside perfect play's; those that cannot play by the rules have none."""
_MOST_KNOWN = 24
_REST = 0.3  # seconds without another change, before what takes long is begun


class LabStage(NamedTuple):
    """What is being worked out, how far that is (0 to 1), and whether it can wait until nothing is changed any more."""

    what: str
    fraction: float = 0.0
    can_wait: bool = False


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
        problem: why there are no more figures, in a sentence of the engine.
    """

    rules: RuleSet
    par: float | None = None
    seconds: float = 0.0
    opening: Mapping[Dice, Dice] = field(default_factory=dict)
    outcome: Statistics | None = None
    averages: Mapping[str, float | None] = field(default_factory=dict)
    problem: str = ""

    @property
    def is_complete(self) -> bool:
        """Whether there is no more to come."""
        return bool(self.problem) or (self.outcome is not None and len(self.averages) == len(STRATEGIES))


Question = tuple[RuleSet, ...]
"""The rule sets to be compared, those that are being changed first."""


class RulesService(QObject):
    """Works out figures of rule sets, the newest question alone.

    Signals:
        told: `RuleFigures`, more of them each time.
        progressed: the `LabStage` that has been come to.
    """

    told = Signal(RuleFigures)
    progressed = Signal(LabStage)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue
        self._asked: Question = ()
        self._known: Shelf[RuleSet, RuleFigures] = Shelf(_MOST_KNOWN)
        self._begun = BegunShelf(1)

    # ---- called on the GUI thread ----

    def ask(self, *rules: RuleSet) -> None:
        """Work out the figures of these rule sets; ends in `told`, several times, unless others are asked for."""
        self._asked = rules
        self._queue.put(Urgency.EXERCISE, partial(self._work, rules), slot=(self, "figures"))

    def forget(self) -> None:
        """Work out nothing any more, and give back all tables."""
        self._asked = ()
        self._queue.drop((self, "figures"))
        self._begun.clear()

    # ---- run on the builder ----

    def _work(self, asked: Question) -> None:
        try:
            self._queue.workspace.prepare(TableKey(asked[0]))
            with self._queue.first_times.compiling("rules"):
                finish(self._begun.go_on(asked, partial(self._study, asked)), self._take_step)
        finally:
            if self._asked != asked:
                self._begun.clear()

    def _take_step(self, stage: LabStage) -> None:
        self._queue.check()
        self.progressed.emit(stage)
        if stage.can_wait:
            self._queue.rest(_REST)

    def _study(self, asked: Question) -> Generator[LabStage, None, None]:
        tables: dict[RuleSet, ValueTable] = {}
        for rules in asked:
            yield from self._tried(rules, self._solved(rules, tables))
        yield LabStage("ends", can_wait=True)
        for rules in asked:
            yield from self._tried(rules, self._ended(rules, tables))
        for name in STRATEGIES:
            for rules in asked:
                yield from self._tried(rules, self._averaged(rules, tables, name))

    def _tried(self, rules: RuleSet, steps: Generator[LabStage, None, RuleFigures]) -> Generator[LabStage, None, None]:
        """Take these steps, and tell what came out, or why nothing could."""
        known = self._figures(rules)
        if known.problem:
            return
        try:
            found = yield from steps
        except (RulesError, TableError, MemoryError) as error:
            found = replace(known, problem=str(error))
        self.told.emit(self._known.put(rules, found))

    def _figures(self, rules: RuleSet) -> RuleFigures:
        return self._known.find(rules) or RuleFigures(rules)

    def _solved(self, rules: RuleSet, tables: dict[RuleSet, ValueTable]) -> Generator[LabStage, None, RuleFigures]:
        known = self._figures(rules)
        if known.par is not None:
            return known
        from engine.analysis.analyzer import Analyzer
        from engine.lab.rule_changes import opening_of

        begin = time.perf_counter()
        table = yield from self._table(rules, tables)
        seconds = time.perf_counter() - begin
        known = self._known.put(rules, replace(known, par=table.par, seconds=seconds))
        self.told.emit(known)
        yield LabStage("opening")
        return replace(known, opening=opening_of(Analyzer(table)))

    def _table(self, rules: RuleSet, tables: dict[RuleSet, ValueTable]) -> Generator[LabStage, None, ValueTable]:
        """Find the table of a rule set among those that are there, or solve it."""
        here = self._queue.workspace.at_hand(TableKey(rules))
        if rules not in tables and here is not None:
            tables[rules] = here.table
        if rules not in tables:
            from engine.solving import solver

            steps = solver.solve(rules)
            tables[rules] = yield from passed_on(steps, lambda step: LabStage("par", step.fraction))
        return tables[rules]

    def _ended(self, rules: RuleSet, tables: dict[RuleSet, ValueTable]) -> Generator[LabStage, None, RuleFigures]:
        known = self._figures(rules)
        if known.outcome is not None:
            return known
        from engine.distribution.forward import forward

        table = yield from self._table(rules, tables)
        outcome = yield from passed_on(forward(table), lambda step: LabStage("ends", step.fraction))
        return replace(known, outcome=outcome)

    def _averaged(
        self, rules: RuleSet, tables: dict[RuleSet, ValueTable], name: str
    ) -> Generator[LabStage, None, RuleFigures]:
        known = self._figures(rules)
        if name in known.averages:
            return known
        average = _written_down(strategy(name), rules)
        if average is None:
            from engine.strategies import players

            table = yield from self._table(rules, tables)
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
