# SPDX-License-Identifier: MIT
"""The goal service reviews games by the goal they are played for.

A goal table of a whole match takes half a minute, one from the middle of a game no time. So how the game stands now
comes first, then what came before; what takes long gives way to what is more urgent, and goes on later where it was
given up (`engine.workspace.goal_shelf`). Every answer is remembered, also from one start of the program to the next: a
game that has been looked at once needs no table again. The service lives on the GUI thread and so do its signals.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.verdicts import Measure
from engine.distribution.statistics import Start, before_choice
from engine.game_review.review import KnownPart, Prospects, Review, known_part
from engine.games.match import Match
from engine.games.record import Record
from engine.matches.standings import FEW_OPEN, aims
from engine.runtime import files
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal
from engine.strategies.strategies import OPTIMAL
from engine.workspace.goal_answers import Memory, UnreadableMemory, read, written
from engine.workspace.goal_shelf import Step
from engine.workspace.prospects import Aims, GoalProspects, NotKnown, judges_of
from engine.workspace.workspace import Task, Workspace
from yahtzee_gui.desktop import own_files
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.jobs import Job, without_collections

if TYPE_CHECKING:
    from engine.distribution.statistics import Outcome

PATIENCE = 500
"""Milliseconds to wait for the answer before something else is shown."""
_LITTLE_PATIENCE = 200
"""The same where that is so already: nothing is to flicker where only the next roll is looked up in a table."""
ANSWERS = "answers.json"
_KEPT, _LARGEST = 256, 8_000_000  # answers that are written, and bytes that are read
_URGENCIES = (Urgency.GOAL_NOW, Urgency.GOAL_NEXT, Urgency.GOAL_OUTLOOK, Urgency.GOAL_BEFORE, Urgency.OLD_GAMES)


class GoalService(QObject):
    """Reviews games by their goals. What it remembers is kept in a file, if it is given `answers`.

    Signals:
        reviewed: a `Record`, its `Aims`, and the `review.Review` of its game by these.
        late: the `Record` asked about last, and its `Aims`: something is known of it by then, or `PATIENCE` is over.
        progressed: how much is done, 0 to 1, of a part of what the game in play waits for (how one of the others ends,
            a table), and the share of this part in what was left to do before it.
        failed: a `Record` that cannot be reviewed by its goal, and its `Aims`.
        looked_at: the text that `look_at` was asked about, and the review; None if it cannot be had.
        looked_out: the `Match` asked about last, and the `win_chances.Outlook` of the person in play.
    """

    reviewed = Signal(Record, tuple, Review)
    late = Signal(Record, tuple)
    progressed = Signal(float, float)
    failed = Signal(Record, tuple)
    looked_at = Signal(str, object)
    looked_out = Signal(Match, object)
    _found_some = Signal(Record, tuple)

    def __init__(self, queue: EngineQueue, parent: QObject | None = None, answers: Path | None = None) -> None:
        super().__init__(parent)
        self._queue, self._workspace = queue, queue.workspace
        self._telling: tuple[Record, Aims] | None = None
        self._memory = Memory()
        queue.at_end.append(self._memory.clear)
        self._answers, self._kept = answers, 0
        self._compiled: set[Measure] = set()
        self._wanted: tuple[Record, Aims] | None = None
        self._backlog: list[tuple[str, Record, Aims]] = []
        self._is_late = self._has_recalled = False
        self._share = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lose_patience)
        self.reviewed.connect(self._note_answer)
        self.failed.connect(self._note_answer)
        self._found_some.connect(self._tell_some)

    # ---- called on the GUI thread ----

    def review(self, record: Record, aims: Aims) -> None:
        """Review the game of `record`, which is played for `aims`; ends in `reviewed` or `failed`.

        Where a newer one is asked for before, it ends in nothing. How the game stands now is found out first.
        """
        if self._wanted is None or self._wanted[0].game.start != record.game.start:
            self._timer.stop()
            self._is_late = False
        self._wanted = (record, aims)
        self._queue.drop(*_slots(Urgency.GOAL_BEFORE, Urgency.OLD_GAMES))
        self._put(Urgency.GOAL_NOW, partial(self._look_now, record, aims))
        if self._is_late or not self._timer.isActive():
            self._timer.start(min(PATIENCE, _LITTLE_PATIENCE) if self._is_late else PATIENCE)

    def foresee(self, record: Record, aims: Aims) -> None:
        """Find out how the game of `record` stands for `aims`, which is going to be asked about."""
        self._put(Urgency.GOAL_NEXT, partial(self._foresee, record, aims))

    def known(self, record: Record, aims: Aims) -> KnownPart:
        """Return what is known of a game so far. Any thread may ask."""
        prospects = GoalProspects(record.game, aims, None, self._memory, hurries=True)
        return known_part(record.game, prospects, record.first_choices, self.judges(record))

    def judges(self, record: Record) -> Mapping[int, Prospects]:
        """Return by what choices are judged that were not made for the goal of a record. Any thread may ask."""
        key = TableKey(record.game.rules, record.game.dice_model)
        if not record.judged_by or not self._workspace.had(key):
            return {}
        return judges_of(record, self._memory, self._workspace.analyzer(key))

    def forget(self) -> None:
        """Drop what is being worked out: the game in play has no goal. If it comes back, that goes on."""
        self._timer.stop()
        self._is_late, self._wanted = False, None
        self._queue.drop(*_slots(*_URGENCIES))
        self._look_at_next()

    def let_go(self) -> None:
        """Let go of the tables of goals: the game in play, which has none, is gone on with."""
        self._put(Urgency.PREPARATION, self._workspace.clear_goals)

    def look_at(self, text: str, record: Record, aims: Aims) -> None:
        """Review a game that is not in play, written as `text`, when no game with a goal is; ends in `looked_at`."""
        self._backlog.append((text, record, aims))
        self._look_at_next()

    def look_out(self, match: Match) -> None:
        """Find out how a match may end for everybody; ends in `looked_out`, unless a newer one is asked for before."""
        self._put(Urgency.GOAL_OUTLOOK, partial(self._look_out, match))

    def close(self) -> None:
        """Tell nothing more, and look at no other games."""
        self._timer.stop()
        self._backlog.clear()
        self._queue.drop(*_slots(*_URGENCIES))

    def _put(self, urgency: Urgency, job: Job) -> None:
        """Have a job done in the place of one as urgent."""
        told = None if urgency in (Urgency.GOAL_OUTLOOK, Urgency.OLD_GAMES) else self._progressed
        self._queue.put(urgency, job, slot=(GoalService, urgency), told=told)

    def _lose_patience(self) -> None:
        if self._wanted is not None:
            self._is_late = True
            self.late.emit(*self._wanted)

    def _tell_some(self, record: Record, aims: Aims) -> None:
        """Have shown what is known, where the rest takes longer."""
        if self._is_wanted(record, aims):
            self._timer.stop()
            self._lose_patience()

    def _note_answer(self, record: Record, aims: Aims) -> None:
        if self._is_wanted(record, aims):
            self._timer.stop()
            self._is_late = False
            self._look_at_next()

    def _is_wanted(self, record: Record, aims: Aims) -> bool:
        """Return whether this was asked last: in a match the same record is asked about after each opponent's turn."""
        return self._wanted is not None and record is self._wanted[0] and aims == self._wanted[1]

    def _look_at_next(self) -> None:
        """Look at the games that wait, unless one for a goal is in play: its table is not to be put aside."""
        if self._backlog and (self._wanted is None or self._wanted[0].game.is_over):
            self._put(Urgency.OLD_GAMES, self._look_at_others)

    # ---- run on the builder ----

    def _look_now(self, record: Record, aims: Aims) -> None:
        """Review a game if all of it is known, else find out how it stands; what was before comes later."""
        self._recall()
        self._share = 1.0
        with self._telling_failure(record, aims):
            is_known = self._tell_all(record, aims, None)
            if not is_known:
                prospects = GoalProspects(record.game, aims, self._workspace, self._memory, hurries=True)
                with self._first_time(prospects.measure):
                    prospects.look_at_turn(record.game, len(record.game.filled))
                is_known = self._tell_all(record, aims, None)
            later = self._look_closer if is_known else self._look_before
            self._put(Urgency.GOAL_BEFORE, partial(later, record, aims))

    def _look_before(self, record: Record, aims: Aims) -> None:
        """Review all of a game; if that takes long, what is known is told."""
        if self._is_wanted(record, aims):
            with self._telling_failure(record, aims):
                prospects = GoalProspects(record.game, aims, self._workspace, self._memory, hurries=True)
                turns = prospects.turns_apart(record.game)
                for done, filled in enumerate(turns):
                    self._telling, self._share = (record, aims), 1.0 / (len(turns) + 1 - done)
                    prospects.look_at_turn(record.game, filled)
                self._telling, self._share = (record, aims), 1.0
                self._tell_all(record, aims, self._workspace)
            self._put(Urgency.GOAL_BEFORE, partial(self._look_closer, record, aims))

    def _look_closer(self, record: Record, aims: Aims) -> None:
        """Work out exactly what is known about right only, the turn in play first, and tell the review again."""
        prospects = GoalProspects(record.game, aims, self._workspace, self._memory)
        if not prospects.has_others or not self._is_wanted(record, aims):
            return
        with self._telling_failure(None, aims):
            for filled in (len(record.game.filled), *prospects.turns_apart(record.game)):
                if prospects.is_exact(record.game, filled):
                    continue
                prospects.look_at_turn(record.game, filled)
                self._tell_all(record, aims, None)

    def _tell_all(self, record: Record, aims: Aims, workspace: Workspace | None) -> bool:
        """Tell the review of a game; return whether it is known, without a workspace from memory."""
        from engine.game_review import review as review_module

        prospects = GoalProspects(record.game, aims, workspace, self._memory, hurries=True)
        try:
            with self._first_time(prospects.measure):
                found = review_module.review(record.game, prospects, record.first_choices, self.judges(record))
        except NotKnown:
            return False
        self._telling = None
        if not record.game.has_rolled:  # the turn in play needs its table anyway
            self._remember()
        self.reviewed.emit(record, aims, found)
        return True

    def _foresee(self, record: Record, aims: Aims) -> None:
        with self._telling_failure(None, aims):
            prospects = GoalProspects(record.game, aims, self._workspace, self._memory, hurries=True)
            prospects.look_at_turn(record.game, len(record.game.filled))

    def _progressed(self, task: Task, step: Step) -> None:
        """Tell how far a table is, or how one of the others ends, and what is known without it."""
        if task is Task.STATISTICS:  # each of the others is a part as large as the table that follows
            self.progressed.emit(step.fraction, self._share / (1 + self._others))
        if task is not Task.GOAL:
            return
        telling, self._telling = self._telling, None
        if telling is not None:
            self._found_some.emit(*telling)
        self.progressed.emit(step.fraction, self._share)

    @property
    def _others(self) -> int:
        """How many others are to be beaten."""
        goal = self._wanted[1][0] if self._wanted is not None else None
        return len(goal.others) if isinstance(goal, BeatGoal) else 0

    def _look_out(self, match: Match) -> None:
        from engine.matches.win_chances import outlook

        with self._telling_failure(None, ()), without_collections():
            try:
                chance = self._chance(match) if match.record.game.scores.count(None) > FEW_OPEN else None
            except NotKnown:  # it is asked for again as soon as it is
                return
            outcomes = [self._outcome(match, place) for place in range(len(match.seats))]
            self.looked_out.emit(match, outlook(match.person, outcomes, chance))

    def _chance(self, match: Match) -> float:
        """Return the chance of the person in play to win, as it is remembered.

        Raises:
            NotKnown: if it is not.
        """
        game = match.record.game
        prospects = GoalProspects(game, aims(match, match.person), None, self._memory, hurries=True)
        if game.position is not None:
            return prospects.analyze(game.position).best.prospect / 100.0
        return prospects.standing(game.scores, game.yahtzee_bonuses).prospect / 100.0

    def _outcome(self, match: Match, place: int) -> Outcome:
        """Return how the seat at `place` ends: the person in play under the best play to win, others as they play.

        With more than `FEW_OPEN` open boxes that would take long, so the person plays for points there.
        """
        game, goals = match.seats[match.person].game, aims(match, match.person)
        if place == match.person:
            if game.is_over:
                return self._workspace.ends(OPTIMAL, game.rules, Start(game.scores, game.yahtzee_bonuses))
            here = game.position
            start = before_choice(here) if here is not None else Start(game.scores, game.yahtzee_bonuses)
            is_early = game.scores.count(None) > FEW_OPEN
            played = OPTIMAL if is_early else goals[min(len(game.filled), len(game.rules.boxes) - 1)]
            return self._workspace.ends(played, game.rules, start)
        other = goals[-1].others[place - (place > match.person)]
        return self._workspace.ends(other.strategy, game.rules, Start(other.scores, other.yahtzee_bonuses))

    def _look_at_others(self) -> None:
        """Look at the games that wait; their tables are gone as soon as they have been looked at."""
        from engine.game_review import review as review_module

        self._recall()
        while self._backlog:
            text, record, aims = self._backlog[0]
            found = None
            with self._telling_failure(None, aims):
                prospects = GoalProspects(record.game, aims, self._workspace, self._memory, hurries=True)
                with self._first_time(prospects.measure):
                    found = review_module.review(record.game, prospects, record.first_choices, self.judges(record))
            if self._backlog:  # else the window was closed
                del self._backlog[0]
            self._workspace.clear_goals(with_begun=False)
            self.looked_at.emit(text, found)

    @contextlib.contextmanager
    def _telling_failure(self, record: Record | None, aims: Aims) -> Iterator[None]:
        """Tell that a record cannot be reviewed; what fails without one is written down alone."""
        try:
            yield
        except Exception:
            traceback.print_exc()
            if record is not None:
                self.failed.emit(record, aims)

    @contextlib.contextmanager
    def _first_time(self, measure: Measure) -> Iterator[None]:
        """Collect no garbage while something is compiled."""
        if measure in self._compiled:
            yield
            return
        with without_collections():
            yield
        self._compiled.add(measure)

    # ---- what is remembered from one start to the next ----

    def _recall(self) -> None:
        """Remember what was known when the program ended; what was written by another engine, or damaged, is not."""
        if self._answers is None or self._has_recalled:
            return
        self._has_recalled = True
        with contextlib.suppress(OSError, UnreadableMemory, files.FingerprintError):
            for asked, answer in read(own_files.read(self._answers, _LARGEST), files.answers_fingerprint()):
                self._memory.put(asked, answer)
        self._kept = self._memory.noted

    def _remember(self) -> None:
        """Write down what was asked last: it saves time at the next start, and is no loss."""
        if self._answers is None or self._kept == self._memory.noted:
            return
        self._kept = self._memory.noted
        with contextlib.suppress(OSError, files.FingerprintError):
            content = written(self._memory.latest(_KEPT), files.answers_fingerprint())
            own_files.write(self._answers, content, _LARGEST)


def _slots(*urgencies: Urgency) -> tuple[Hashable, ...]:
    return tuple((GoalService, urgency) for urgency in urgencies)
