# SPDX-License-Identifier: MIT
"""What the coach has of the game in play: its strategy table, what it said as far as it is true now, and explanations.

An explanation needs a table of components, which the builder makes in a second or so before it works out chances. Once
it is there, answers are quick: no step of a goal is waited for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.explanations import Explanation
from engine.analysis.options import Analysis, Option
from engine.analysis.reasons import LITTLE, Reason, Unit, reasons
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Review
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.faults import TableProblem
from engine.solving.library import Delivery, Progress, Step, TableKey
from engine.workspace.workspace import Steps, TaskStep
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace, one_step, told_problem, uncollected

if TYPE_CHECKING:
    from engine.analysis.explainer import Explainer
    from engine.matches.win_chances import Outlook


@dataclass(frozen=True)
class Inquiry:
    """An option of a position, and the one it is to be compared with, if there is another."""

    position: Position
    option: Option
    against: Option | None


@dataclass(frozen=True)
class Comparison:
    """The answer to an inquiry, with the reasons for the difference, the most telling one first."""

    inquiry: Inquiry
    explanation: Explanation
    against: Explanation | None
    reasons: tuple[Reason, ...] = ()


def rival_of(option: Option, analysis: Analysis) -> Option | None:
    """Return what `option` is explained against: the best one, or, for the best one, the next that is worth less.

    With a goal that is the next with fewer points, too, which a reason can be given for.
    """
    following = analysis.compared_with(option)
    if analysis.measure is None or option.lost > 0.0:
        return following
    costly = (other for other in analysis.deeds if other.verdict > Verdict.BEST)
    return next((other for other in costly if option.value - other.value >= LITTLE[Unit.POINTS]), following)


def inquiry_about(option: Option, analysis: Analysis) -> Inquiry:
    """Return the inquiry about `option`, against its rival."""
    return Inquiry(analysis.position, option, rival_of(option, analysis))


def ask_comparison(engine: Engine, inquiry: Inquiry, then: Callable[[Comparison], object]) -> None:
    """Have an inquiry answered that has nothing to do with the game in play, if its table has been here."""
    steps = answer_to(engine.workspace, inquiry)
    engine.ask((then, inquiry), Urgency.EXPLANATION, steps, then, is_quick=True)


def answer_to(workspace: WindowWorkspace, inquiry: Inquiry) -> Steps[Comparison]:
    """Answer an inquiry, if its table has been here."""
    position, against = inquiry.position, inquiry.against
    explainer = yield from get_ready(workspace, TableKey(position.rules, position.dice_model))
    with workspace.explaining:
        explanation = explainer.explain(position, inquiry.option)
        other = explainer.explain(position, against) if against is not None else None
    found = reasons(position, explanation, other) if other is not None else ()
    return Comparison(inquiry, explanation, other, found)


def get_ready(workspace: WindowWorkspace, key: TableKey) -> Steps[Explainer]:
    """Make ready for inquiries by the table of `key`, so that the first one need not wait."""
    workspace.expect_loaded(key)
    return (yield from workspace.first_time(f"explanations {key.dice_model}", workspace.explainer(key)))


@dataclass(frozen=True)
class Said:
    """What is known of a game and of the match that it belongs to.

    Attributes:
        review: the coach's view of exactly that game, as far as it is known; None until it has come.
        answers: the explanations that are there, of those that were asked for.
        progress: how much is done, 0 to 1, of the chances that the decision to be made waits for; None if they failed.
        outlook: how the match may end for everybody, as it was told last; None where others stand otherwise by now.
        is_outlook_current: whether that goes by the player's own card as it is, too.
        follows: the chance of winning that follows from the choice made last; None where it isn't known.
        is_behind: whether others have finished turns since what the review says of the match.
        seats: of a match that is over the reviews of all seats by expected scores; none until they are known.
        passed: the review of the person who handed the screen on; None once the next one has rolled.
    """

    review: Review | None = None
    answers: Mapping[Inquiry, Comparison] = field(default_factory=dict)
    progress: float | None = 0.0
    outlook: Outlook | None = None
    is_outlook_current: bool = True
    follows: float | None = None
    is_behind: bool = False
    passed: Review | None = None
    seats: tuple[Review, ...] = ()


NOTHING_SAID = Said()


_TELLING_SHARE = 0.2
"""The share of the solving after which its pace tells how long the rest takes."""
_LAST_PART = 0.5
"""What is solved before the half is only looked at by a demon, whose own table follows."""


class TableState(Enum):
    """Whether the coach has the table."""

    BUILDING = "building"
    READY = "ready"
    CANCELLED = "cancelled"
    FAILED = "failed"


@dataclass(frozen=True)
class TableStatus:
    """How it is with the table at one moment: its par once it is there, or how far it is and how long it may take."""

    state: TableState = TableState.BUILDING
    par: float | None = None
    progress: Progress | None = None
    seconds_left: float | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the coach can review games."""
        return self.state is TableState.READY


NO_TABLE_YET = TableStatus()


class TableWatch(QObject):
    """Follows the table that is wanted; `status` is how it is with it now.

    Signals:
        changed: `state` or `par` has changed.
        progressed: a `Progress` while the table is being got.
        delivered: a `Delivery`, as soon as the coach is ready.
        failed: the `TableProblem`: why the table could not be had.
    """

    changed = Signal()
    progressed = Signal(Progress)
    delivered = Signal(Delivery)
    failed = Signal(TableProblem)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.wanted: TableKey | None = None
        self.status = NO_TABLE_YET
        self._building: TableKey | None = None
        self._solving: tuple[float, float] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the coach can review games."""
        return self.status.is_ready

    def _seconds_left(self, progress: Progress) -> float | None:
        """Return how long getting the table may still take; None while that is not known.

        Only the last solving goes on at an even pace: how long compiling takes, which comes before it, depends on
        whether it was done before, and says nothing of what is left.
        """
        if self._solving is None:
            return None
        began, at = self._solving
        share = (progress.fraction - at) / (1.0 - at)
        if share < _TELLING_SHARE:
            return None
        return (time.monotonic() - began) * (1.0 - share) / share

    def want(self, key: TableKey) -> bool:
        """Get the table of `key`, unless that is what is here or on its way already; return whether it was not."""
        if key == self.wanted:
            return False
        self.wanted = key
        self.build()
        return True

    def build(self) -> None:
        """Find or build the table that is wanted.

        One that was here before is there at once, and what is being built meanwhile goes on. Otherwise this one is
        built in the place of that.
        """
        key = self.wanted
        if key is None:
            return
        self.status, self._solving = NO_TABLE_YET, None
        self.changed.emit()  # first of all: the position is shown before the coach competes for the processor
        known = self._engine.workspace.loaded_table(key)
        if known is not None:
            silent = replace(known, rebuilt=None, recompiled=False, unsaved=None)
            steps = one_step(lambda: silent)
            self._engine.ask((self, "known"), Urgency.REVIEW, steps, self._take_delivery, is_quick=True)
            return
        self._building = key
        hear = self._take_delivery, self._take_step, self._take_failure
        self._engine.ask((self, "built"), Urgency.TABLE, uncollected(_ready_table(self._engine.workspace, key)), *hear)

    def cancel(self) -> None:
        """Stop building the table at its next step."""
        if self.status.state is TableState.BUILDING and self._engine.is_asked((self, "built")):
            self._engine.ask((self, "built"), Urgency.TABLE, one_step(int), lambda _: self._end(TableState.CANCELLED))

    def _take_step(self, stage: TaskStep) -> None:
        progress = stage.step
        if self._building != self.wanted or not isinstance(progress, Progress):
            return
        if progress.step is not Step.SOLVE or progress.fraction < _LAST_PART:
            self._solving = None
        elif self._solving is None:
            self._solving = time.monotonic(), progress.fraction
        self.status = replace(self.status, progress=progress, seconds_left=self._seconds_left(progress))
        self.progressed.emit(progress)

    def _take_delivery(self, delivery: Delivery) -> None:
        if delivery.key != self.wanted:
            return
        self.status = replace(self.status, state=TableState.READY, par=delivery.table.par, seconds_left=None)
        self.delivered.emit(delivery)
        self.changed.emit()

    def _take_failure(self, error: Exception) -> None:
        problem = told_problem(error)
        if self._end(TableState.FAILED):
            self.failed.emit(problem)

    def _end(self, state: TableState) -> bool:
        """Note that what is built is not coming; return whether that concerns anyone."""
        if self._building != self.wanted or self.status.state is not TableState.BUILDING:
            return False
        self.status = replace(self.status, state=state, seconds_left=None)
        self.changed.emit()
        return True


def _ready_table(workspace: WindowWorkspace, key: TableKey) -> Steps[Delivery]:
    """Find or build a table, and have compiled what reviews games with it and finds a demon's answers."""
    delivery = yield from workspace.table_for(key, with_fair=True)
    yield from workspace.analyzer(key)
    if not key.dice_model.is_fair:
        yield from workspace.fair_analyzer(key)
        yield from workspace.follower(key)
    if key.dice_model.is_deterministic:
        from engine.solving import components

        components.warm_up(key.dice_model)
    return delivery
