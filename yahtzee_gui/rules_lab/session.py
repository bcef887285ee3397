# SPDX-License-Identifier: MIT
"""The laboratory is where rules are changed: the draft, what it is compared with, and the figures of both so far.

The quick figures come first: par and the first keeps of both rule sets, then how games end, then what strategies
average. A table is solved here and given back with the question that needed it: it goes to no folder, and takes no
place of those that are played with. Figures are kept only if they are for the rules that are written now, or for those
they are compared with: whatever else comes is out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from dataclasses import field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.distribution.statistics import Statistics
from engine.rules.dice import Dice
from engine.rules.reading import RulesError
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import passed_on
from engine.solving.faults import TableError
from engine.solving.library import TableKey
from engine.strategies.strategies import StrategyError, strategy, strength
from engine.workspace.shelf import Pause, Shelf
from yahtzee_gui.rules_lab import words
from yahtzee_gui.rules_lab.draft import FieldPlace, RulesDraft, draft_of, judge, shipped_like
from yahtzee_gui.words import names
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace

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
        par: what perfect play averages.
        opening: the best keep of each first roll; empty where a turn has one roll.
        outcome: how games of perfect play end.
        averages: what strategies average, by their names; None for those that can't play by these rules.
        problem: why there are no more figures.
    """

    rules: RuleSet
    par: float | None = None
    opening: Mapping[Dice, Dice] = field(default_factory=dict)
    outcome: Statistics | None = None
    averages: Mapping[str, float | None] = field(default_factory=dict)
    problem: Exception | None = None

    @property
    def is_complete(self) -> bool:
        return self.problem is not None or (self.outcome is not None and len(self.averages) == len(STRATEGIES))


_Told = LabStage | RuleFigures | Pause | None
_Part = Callable[[RuleFigures], Generator[_Told, None, RuleFigures]]


@dataclass(eq=False)
class Study:
    """Works out figures of `rules`, those that are being changed first: it tells all that it finds, and keeps it."""

    workspace: WindowWorkspace
    known: Shelf[RuleSet, RuleFigures]
    rules: tuple[RuleSet, ...]
    tables: dict[RuleSet, ValueTable] = field(default_factory=dict)

    def steps(self) -> Generator[_Told, None, None]:
        """Yield each stage that is come to, and more figures each time."""
        yield from passed_on(self.workspace.prepare(TableKey(self.rules[0])), lambda _: None)
        for rules in self.rules:
            yield from self._tried(rules, self._solved)
        yield LabStage("ends")
        yield Pause(_REST)
        parts: list[_Part] = [self._ended, *(partial(self._averaged, name) for name in STRATEGIES)]
        for part in parts:
            for rules in self.rules:
                yield from self._tried(rules, part)

    def _tried(self, rules: RuleSet, part: _Part) -> Generator[_Told, None, None]:
        """Work out a part of the figures, and tell what came out, or why nothing could."""
        known = self.known.find(rules) or RuleFigures(rules)
        if known.problem:
            return
        try:
            found = yield from part(known)
        except (RulesError, TableError, MemoryError) as error:
            found = replace(known, problem=error)
        yield self.known.put(rules, found)

    def _solved(self, known: RuleFigures) -> Generator[_Told, None, RuleFigures]:
        if known.par is not None:
            return known
        from engine.analysis.analyzer import Analyzer
        from engine.lab.rule_changes import opening_of

        table = yield from self._table(known.rules)
        known = self.known.put(known.rules, replace(known, par=table.par))
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

    def _ended(self, known: RuleFigures) -> Generator[_Told, None, RuleFigures]:
        if known.outcome is not None:
            return known
        from engine.distribution.forward import forward

        table = yield from self._table(known.rules)
        outcome = yield from passed_on(forward(table), lambda step: LabStage("ends", step.fraction))
        return replace(known, outcome=outcome)

    def _averaged(self, name: str, known: RuleFigures) -> Generator[_Told, None, RuleFigures]:
        if name in known.averages:
            return known
        known_strength, average = strength(strategy(name), known.rules), None
        if known_strength is not None:
            average = known_strength.mean
        else:
            from engine.strategies import players

            table = yield from self._table(known.rules)
            with suppress(StrategyError):
                steps = players.evaluate(players.Player(strategy(name), table))
                found = yield from passed_on(steps, lambda step: LabStage(name, step.fraction))
                average = found.expected
        return replace(known, averages={**known.averages, name: average})


@dataclass
class Kept:
    """What is kept while the page is not open; `before` and `after` are the drafts to go back to, the next one last."""

    draft: RulesDraft | None = None
    other: RuleSet = DEFAULT_RULES
    figures: Shelf[RuleSet, RuleFigures] = field(default_factory=lambda: Shelf(_MOST_KNOWN))
    before: list[RulesDraft] = field(default_factory=list)
    after: list[RulesDraft] = field(default_factory=list)


class RulesLab(QObject):
    """Changes rules, and has their figures worked out.

    Signals:
        changed: there is something else to show.

    Attributes:
        draft, judged: what is written, and what it comes to.
        rules: the last rules that could be.
        other: what they are compared with.
        figures: what is known of both, by rule set.
        stage: what is being worked out; None while nothing is.
        box: the place of the box whose fields are open; None for none.
        own: the player's own rule sets, by their names in the folder.
        remark: what became of a file.
    """

    changed = Signal()

    def __init__(self, engine: Engine, kept: Kept) -> None:
        super().__init__()
        self._engine, self._kept = engine, kept
        self._asked: tuple[RuleSet, ...] = ()
        self.draft = kept.draft or draft_of(DEFAULT_RULES, names.rules_among_games(DEFAULT_RULES))
        self.judged = judge(self.draft)
        self.rules, self.other = self.judged.rules or DEFAULT_RULES, kept.other
        self.figures: dict[RuleSet, RuleFigures] = {}
        self.stage: LabStage | None = None
        self.box: int | None = None
        self.own: Mapping[str, RuleSet] = {}
        self.remark = ""
        self._ask()

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._kept.before)

    @property
    def own_name(self) -> str:
        """The name of the player's own rules that the draft is called like; empty if it isn't."""
        return next((name for name, rules in self.own.items() if rules.title == self.draft.title), "")

    # ---- what can be done ----

    def start_from(self, name: str) -> None:
        """Begin with a rule set: one of the program, or one of the player's own."""
        rules = self.own.get(name) or rule_set(name)
        self.open(rules, rules.title if name in self.own else names.rules_among_games(rules))

    def open(self, rules: RuleSet, title: str, remark: str = "") -> None:
        self.box, self.remark = None, remark
        self._set(draft_of(rules, title))

    def compare_with(self, name: str) -> None:
        """Compare with another rule set: one of the program, or one of the player's own."""
        other = self.own.get(name) or rule_set(name)
        self.other = self._kept.other = shipped_like(other, name) or other
        self._ask()

    def write(self, place: FieldPlace, value: object) -> None:
        self.change(self.draft.with_field(place, value))

    def call(self, title: str) -> None:
        self._set(replace(self.draft, title=title))

    def toggle_face(self, face: int) -> None:
        """Add the upper box of a face, or take it away."""
        self.box = None
        self.change(self.draft.with_face(face))

    def add_box(self, key: str) -> None:
        """Add a box at the end of the card, and open its fields."""
        self.box = len(self.draft.boxes)
        self.change(self.draft.with_known_box(key))

    def remove_box(self, box: int) -> None:
        self.box = None
        self.change(self.draft.without_box(box))

    def move_box(self, box: int, by: int) -> None:
        """Move a box up or down the card."""
        self.box = min(max(0, box + by), len(self.draft.boxes) - 1)
        self.change(self.draft.with_box_moved(box, self.box))

    def open_box(self, box: int) -> None:
        """Open the fields of a box, or close them if they are open."""
        self.box = None if self.box == box else box
        self.changed.emit()

    def tell(self, remark: str) -> None:
        """Say what became of something."""
        self.remark = remark
        self.changed.emit()

    def set_own(self, own: Mapping[str, RuleSet]) -> None:
        self.own = own
        self.changed.emit()

    def close(self) -> None:
        self._engine.drop(RulesLab)

    def undo(self) -> None:
        """Take the last change of the draft back, if there is one."""
        self._step(self._kept.before, self._kept.after)

    def redo(self) -> None:
        """Make the change again that was taken back last, if there is one."""
        self._step(self._kept.after, self._kept.before)

    # ---- changing ----

    def _step(self, there: list[RulesDraft], back: list[RulesDraft]) -> None:
        if there:
            back.append(self.draft)
            self.box, self.remark = None, ""
            self._show(there.pop())

    def change(self, after: RulesDraft) -> None:
        """Go on with another draft: rules that are not those of the program are not called like these, either."""
        titles = [names.rules_among_games(rule_set(name)) for name in SHIPPED]
        known = {words.changed_title(title): title for title in titles}
        if after != self.draft and after.title in titles:
            after = replace(after, title=words.changed_title(after.title))
        rules = judge(after).rules
        if rules is not None and rules.name in SHIPPED and known.get(after.title) == names.rules_among_games(rules):
            after = replace(after, title=known[after.title])  # they are what they began as again, and called so
        self.remark = ""
        self._set(after)

    def _set(self, draft: RulesDraft) -> None:
        if draft != self.draft:
            self._kept.before.append(self.draft)
            self._kept.after.clear()
        self._show(draft)

    def _show(self, draft: RulesDraft) -> None:
        before = self.rules
        self.draft = self._kept.draft = draft
        self.judged = judge(draft)
        self.rules = self.judged.rules or before
        if self.rules != before:
            self._ask()
        else:
            self.changed.emit()

    def _ask(self) -> None:
        wanted = tuple(dict.fromkeys((self.rules, self.other)))
        self.figures = {rules: found for rules, found in self.figures.items() if rules in wanted}
        self.stage = None if self._is_complete else LabStage("par")
        if self._asked != wanted or not self._engine.is_asked(RulesLab):
            self._asked = wanted
            study = Study(self._engine.workspace, self._kept.figures, wanted)
            steps = self._engine.workspace.first_time("rules", study.steps())
            self._engine.ask(RulesLab, Urgency.EXERCISE, steps, tell=self._take)
        self.changed.emit()

    @property
    def _is_complete(self) -> bool:
        both = (self.rules, self.other)
        return all(rules in self.figures and self.figures[rules].is_complete for rules in both)

    def _take(self, told: LabStage | RuleFigures) -> None:
        """Take what comes back, unless it is out of date."""
        if isinstance(told, RuleFigures):
            if told.rules not in (self.rules, self.other):
                return
            self.figures[told.rules] = told
            self.stage = None if self._is_complete else self.stage
        elif self.stage is None:
            return
        else:
            self.stage = told
        self.changed.emit()
