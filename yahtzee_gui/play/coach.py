# SPDX-License-Identifier: MIT
"""The coach reviews games: every number that it tells comes from here.

What follows from a table is answered at once. A game with a goal takes longer: a goal table of a whole match takes half
a minute, one from the middle of a game no time. So how the game stands now comes first, then what came before. Every
answer is remembered, also from one start of the program to the next: a game that has been looked at once needs no table
again.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer

from engine.distribution.statistics import Start, before_choice
from engine.game_review.review import PartialReview, Prospects, Review, partial_review
from engine.games import saved
from engine.games.deals import Deal
from engine.games.goals import WinGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import own_record
from engine.matches.standings import FEW_OPEN, beat_goals
from engine.runtime import files
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal
from engine.strategies.strategies import OPTIMAL
from engine.workspace.goal_answers import Memory, UnreadableMemory, read, written
from engine.workspace.prospects import GoalByTurn, GoalProspects, NotKnown, goal_by_turn, judges_of
from engine.workspace.shelf import Pause
from engine.workspace.workspace import Steps, Task, TaskStep, Workspace
from yahtzee_gui.desktop import own_files
from yahtzee_gui.work import UnansweredError, Urgency, one_step
from yahtzee_gui.workspace import Engine, WindowWorkspace, uncollected

if TYPE_CHECKING:
    from engine.distribution.statistics import Outcome
    from engine.matches.win_chances import Outlook

_Result = TypeVar("_Result")

PATIENCE = 500
"""Milliseconds to wait for the answer before something else is shown."""
_LITTLE_PATIENCE = 200
"""The same where that is so already: nothing is to flicker where only the next roll is looked up in a table."""
ANSWERS = "answers.json"
_KEPT, _LARGEST = 256, 8_000_000  # answers that are written, and bytes that are read
_OF_GOAL = (Urgency.GOAL_NOW, Urgency.GOAL_NEXT, Urgency.GOAL_OUTLOOK, Urgency.GOAL_BEFORE)
_REVIEW = "review"


def _ignore(_: object) -> None:
    """What is found out is remembered."""


class _Part(NamedTuple):
    """A part of the work begins, and this is its share of what is left; a table takes longer than players wait."""

    share: float


_Progress = TaskStep | Pause | _Part | Review | None


class _Wanted(NamedTuple):
    """What the game in play was asked about last, and who hears the answers."""

    record: Record
    goals: GoalByTurn | None
    then: Callable[[Review], object]
    estimated: Callable[[Record, Review, PartialReview], object]
    tell: Callable[[float, float], object]


class Coach(QObject):
    """Reviews games by tables that have been here. What it remembers is kept in a file, if it is given `answers`."""

    def __init__(self, engine: Engine, answers: Path | None = None) -> None:
        super().__init__()
        self._engine, self._workspace = engine, engine.workspace
        self._wanted: _Wanted | None = None
        self._memory = Memory()
        engine.at_end.append(self._memory.clear)
        self._answers, self._kept = answers, 0
        self._backlog: list[tuple[Record, GoalByTurn, Callable[[Review | None], object]]] = []
        self._is_late = self._has_recalled = False
        self._part, self._has_told = _Part(1.0), True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lose_patience)

    def close(self) -> None:
        """Ask for nothing more by itself; what is asked for ends with the engine."""
        self._timer.stop()
        self._backlog.clear()

    # ---- the game in play ----

    def review(
        self,
        record: Record,
        goals: GoalByTurn | None,
        then: Callable[[Review], object],
        estimated: Callable[[Record, Review, PartialReview], object],
        tell: Callable[[float, float], object],
    ) -> None:
        """Review the game of `record`, in the place of the one asked about before, if its table has been here.

        Args:
            record: the game in play.
            goals: what is played for turn by turn, where the record does not say it all: others who are to be beaten.
            then: hears the review. It is by the goal of the game, if there is one.
            estimated: hears, where that takes long, the record, a review by expected scores, and what is known by
                the goal: the rest is still being worked out, or cannot be had.
            tell: hears how much is done, 0 to 1, of a part of what the game waits for (how one of the others ends, a
                table), and the share of this part in what was left to do before it.
        """
        before, goals = self._goal_wanted, goals or _own_goals(record)
        self._wanted = _Wanted(record, goals, then, estimated, tell)
        self._engine.drop((self, _REVIEW))
        if goals is None:
            self._timer.stop()
            self._is_late = False
            self._engine.drop(*((self, urgency) for urgency in _OF_GOAL))
            self._look_at_next()
            if record.game.filled:
                self._engine.ask(
                    (self, Urgency.PREPARATION), Urgency.PREPARATION, one_step(self._workspace.clear_goals)
                )
            steps = self._by_points(record, judges=True)
            self._engine.ask((self, _REVIEW), Urgency.REVIEW, steps, then, is_quick=True)
        else:
            self._review_by_goal(record, goals, before)

    def estimate(self, record: Record, goals: GoalByTurn) -> None:
        """Review the game that was asked about last by expected scores, beside what is known by its goal."""
        wanted = self._wanted
        # In a match the same record is asked about after each opponent's turn.
        if wanted is not None and record is wanted.record and goals == wanted.goals:
            steps, tell = self._estimated(record, goals), lambda found: wanted.estimated(record, *found)
            self._engine.ask((self, _REVIEW), Urgency.REVIEW, steps, tell, is_quick=True)

    def prefetch_review(self, record: Record, goals: GoalByTurn) -> None:
        """Find out how a game stands for `goals` that is going to be asked about when the next turn begins."""
        self._ask_by_goal(Urgency.GOAL_NEXT, goals, self._look_at_turn(record, goals), _ignore, self._take_step)

    def known(self, record: Record, goals: GoalByTurn) -> Steps[PartialReview]:
        """Return what is known of a game by its goal so far."""
        judges = yield from self._judges(record)
        return partial_review(record.game, self._remembered(record, goals), record.first_choices, judges)

    @property
    def _goal_wanted(self) -> tuple[Record, GoalByTurn] | None:
        """What was asked about last, if it is played for a goal."""
        wanted = self._wanted
        return (wanted.record, wanted.goals) if wanted is not None and wanted.goals is not None else None

    # ---- by expected scores: quick answers ----

    def _by_points(self, record: Record, *, judges: bool) -> Steps[Review]:
        """Review a game by expected scores."""
        game, key = record.game, _key(record)
        self._workspace.expect_loaded(key)
        others = (yield from self._judges(record)) if judges else {}
        analyzer = yield from self._workspace.analyzer(key)
        from engine.game_review import review as review_module

        review = review_module.review(game, analyzer, record.first_choices, others)
        if key.dice_model.is_fair:
            return review
        tax = review_module.tax(game, (yield from self._workspace.fair_analyzer(key)))
        answers = review_module.answers(review, (yield from self._workspace.follower(key)))
        return replace(review, tax=tax, answers=answers)

    def _estimated(self, record: Record, goals: GoalByTurn) -> Steps[tuple[Review, PartialReview]]:
        review = yield from self._by_points(record, judges=False)
        return review, (yield from self.known(record, goals))

    def _judges(self, record: Record) -> Steps[Mapping[int, Prospects]]:
        """Return by what choices are judged that were not made for the goal of a record."""
        if not record.judged_by or not self._workspace.was_loaded(_key(record)):
            return {}
        return judges_of(record, self._memory, (yield from self._workspace.analyzer(_key(record))))

    # ---- by a goal ----

    def _ask_by_goal(
        self,
        urgency: Urgency,
        goals: GoalByTurn,
        steps: Generator[_Progress, None, _Result],
        *hear: Callable[[Any], object],
    ) -> None:
        compiling = self._workspace.first_time(f"goal {type(goals[0]).__name__}", steps, at_once=True)
        self._engine.ask((self, urgency), urgency, compiling, *hear)

    def _review_by_goal(self, record: Record, goals: GoalByTurn, before: tuple[Record, GoalByTurn] | None) -> None:
        """Find out first how the game stands now."""
        if before is None or before[0].game.start != record.game.start:
            self._timer.stop()
            self._is_late = False
        self._engine.drop((self, Urgency.GOAL_BEFORE), (self, Urgency.OLD_GAMES))
        self._part, self._has_told = _Part(1.0), True
        self._ask_goal_review(Urgency.GOAL_NOW, record, goals, self._look_now(record, goals))
        if self._is_late or not self._timer.isActive():
            self._timer.start(min(PATIENCE, _LITTLE_PATIENCE) if self._is_late else PATIENCE)

    def _ask_goal_review(
        self, urgency: Urgency, record: Record, goals: GoalByTurn, steps: Generator[_Progress, None, Review | None]
    ) -> None:
        take, fail = partial(self._take_goal_review, record, goals), partial(self._take_failure, record, goals)
        self._ask_by_goal(urgency, goals, steps, take, self._take_step, fail)

    def _take_goal_review(self, record: Record, goals: GoalByTurn, review: Review | None) -> None:
        """Tell a review, or go on with what came before; what is known about right only is worked out exactly then."""
        if review is None:
            self._ask_goal_review(Urgency.GOAL_BEFORE, record, goals, self._look_before(record, goals))
            return
        if len(goals) > 1:
            self._ask_by_goal(Urgency.GOAL_BEFORE, goals, self._look_closer(record, goals), _ignore, self._take_step)
        self._tell_review(review)

    def _tell_review(self, review: Review) -> None:
        self._has_told = True
        self._end_waiting()
        if self._wanted is not None:
            self._wanted.then(review)

    def _take_failure(self, record: Record, goals: GoalByTurn, error: Exception) -> None:
        traceback.print_exception(error)
        self._end_waiting()
        self.estimate(record, goals)

    def _end_waiting(self) -> None:
        self._timer.stop()
        self._is_late = False
        self._look_at_next()

    def _lose_patience(self) -> None:
        """Have shown what is known, where the rest takes longer."""
        self._timer.stop()
        if self._goal_wanted is not None:
            self._is_late = True
            self.estimate(*self._goal_wanted)

    def _take_step(self, progress: TaskStep | _Part | Review) -> None:
        """Tell how far a table is, or how one of the others ends, and what is known without it."""
        wanted = self._wanted
        if isinstance(progress, Review):
            self._tell_review(progress)
        elif isinstance(progress, _Part):
            self._part, self._has_told = progress, False
        elif progress.task is Task.STATISTICS and wanted is not None:
            # Each of the others is a part as large as the table that follows.
            goal = wanted.goals[0] if wanted.goals is not None else None
            others = len(goal.others) if isinstance(goal, BeatGoal) else 0
            wanted.tell(progress.step.fraction, self._part.share / (1 + others))
        elif progress.task is Task.GOAL and wanted is not None:
            if not self._has_told:
                self._has_told = True
                self._lose_patience()
            wanted.tell(progress.step.fraction, self._part.share)

    # ---- by a goal: worked out off the GUI thread ----

    def _prospects(self, record: Record, goals: GoalByTurn, *, hurries: bool = True) -> GoalProspects:
        return GoalProspects(record.game, goals, self._workspace, self._memory, hurries=hurries)

    def _remembered(self, record: Record, goals: GoalByTurn) -> GoalProspects:
        return GoalProspects(record.game, goals, None, self._memory, hurries=True)

    def _review_from_memory(self, record: Record, goals: GoalByTurn) -> Steps[Review | None]:
        """Return the review of a game if all of it is known."""
        judges = yield from self._judges(record)
        from engine.game_review import review as review_module

        try:
            found = review_module.review(record.game, self._remembered(record, goals), record.first_choices, judges)
        except NotKnown:
            return None
        if not record.game.has_rolled:  # the turn in play needs its table anyway
            self._remember()
        return found

    def _look_now(self, record: Record, goals: GoalByTurn) -> Steps[Review | None]:
        """Review a game if all of it is known, else find out how it stands; what was before comes later."""
        self._recall()
        found = yield from self._review_from_memory(record, goals)
        if found is None:
            yield from self._look_at_turn(record, goals)
            found = yield from self._review_from_memory(record, goals)
        return found

    def _look_at_turn(self, record: Record, goals: GoalByTurn) -> Steps[None]:
        """Find out how a game stands in the turn in play."""
        yield from self._prospects(record, goals).look_at_turn(record.game, len(record.game.filled))

    def _look_before(self, record: Record, goals: GoalByTurn) -> Generator[_Progress, None, Review | None]:
        """Review all of a game; if that takes long, what is known is told."""
        prospects = self._prospects(record, goals)
        turns = prospects.turns_apart(record.game)
        for done, filled in enumerate(turns):
            yield _Part(1.0 / (len(turns) + 1 - done))
            yield from prospects.look_at_turn(record.game, filled)
        yield _Part(1.0)
        yield from prospects.look_at_all(record.game)
        return (yield from self._review_from_memory(record, goals))

    def _look_closer(self, record: Record, goals: GoalByTurn) -> Generator[_Progress, None, None]:
        """Work out exactly what is known about right only, the turn in play first, and tell the review again."""
        prospects = self._prospects(record, goals, hurries=False)
        for filled in (len(record.game.filled), *prospects.turns_apart(record.game)):
            if not prospects.is_exact(record.game, filled):
                yield from prospects.look_at_turn(record.game, filled)
                yield (yield from self._review_from_memory(record, goals))

    # ---- how a match may end ----

    def ask_win_chances(self, match: Match, then: Callable[[Match, Outlook], object]) -> None:
        """Find out how a match may end for everybody, in the place of the one asked about before."""
        steps = uncollected(self._outlook(match))
        self._engine.ask((self, Urgency.GOAL_OUTLOOK), Urgency.GOAL_OUTLOOK, steps, partial(then, match))

    def _outlook(self, match: Match) -> Steps[Outlook]:
        from engine.matches.win_chances import outlook

        try:
            chance = self._chance(match) if match.record.game.scores.count(None) > FEW_OPEN else None
        except NotKnown:  # it is asked for again as soon as it is
            raise UnansweredError from None
        outcomes = []
        for place in range(len(match.seats)):
            outcomes.append((yield from _outcome(self._workspace, match, place)))
        return outlook(match.person, outcomes, chance)

    def _chance(self, match: Match) -> float:
        """Return the chance of the person in play to win, as it is remembered.

        Raises:
            NotKnown: if it is not.
        """
        game, prospects = match.record.game, self._remembered(match.record, beat_goals(match, match.person))
        if game.position is not None:
            return prospects.analyze(game.position).best.prospect / 100.0
        return prospects.standing(game.scores, game.yahtzee_bonuses).prospect / 100.0

    # ---- other games ----

    def look_at(self, text: str, then: Callable[[Review | None], object]) -> None:
        """Review a game that is not in play, written as `text`; `then` hears None if that cannot be had.

        One with a goal waits until no game with a goal is in play.
        """
        steps, take, fail = self._look_at(text), partial(self._take_old, then), partial(self._take_old_failure, then)
        self._engine.ask((self, text), Urgency.OLD_GAMES, steps, take, failed=fail, is_quick=True)

    def _look_at(self, text: str) -> Steps[Review | tuple[Record, GoalByTurn]]:
        play = saved.loads(text)
        record = own_record(play)
        goals = beat_goals(play, play.own) if isinstance(play, Match) else _own_goals(record)
        if goals is not None:
            return record, goals
        return (yield from self._by_points_as_it_was(record))

    def _by_points_as_it_was(self, record: Record) -> Steps[Review]:
        self._workspace.expect_loaded(_key(record))
        judges = yield from self._judges(record)
        analyzer = yield from self._workspace.analyzer(_key(record))
        from engine.game_review import review as review_module

        return review_module.review(record.game, analyzer, record.first_choices, judges)

    def _take_old(self, then: Callable[[Review | None], object], found: Review | tuple[Record, GoalByTurn]) -> None:
        if isinstance(found, Review):
            then(found)
        else:
            self._backlog.append((*found, then))
            self._look_at_next()

    def _take_old_failure(self, then: Callable[[Review | None], object], error: Exception) -> None:
        """A game of the past that cannot be read, or not be reviewed, must not hold up the others."""
        if not isinstance(error, UnansweredError):
            traceback.print_exception(error)
        then(None)

    def _look_at_next(self) -> None:
        """Look at the next game that waits, unless one for a goal is in play: its table is not to be put aside."""
        wanted, key = self._goal_wanted, (self, Urgency.OLD_GAMES)
        if self._backlog and (wanted is None or wanted[0].game.is_over) and not self._engine.is_asked(key):
            record, goals, _ = self._backlog[0]
            steps = self._look_back(record, goals)
            self._ask_by_goal(Urgency.OLD_GAMES, goals, steps, self._take_next, _ignore, self._take_next_failure)

    def _look_back(self, record: Record, goals: GoalByTurn) -> Steps[Review | None]:
        """Review a game of the past; its tables are gone as soon as it has been looked at."""
        self._recall()
        yield from self._prospects(record, goals).look_at_all(record.game)
        self._workspace.clear_goals(with_begun=False)
        return (yield from self._review_from_memory(record, goals))

    def _take_next(self, review: Review | None) -> None:
        *_, then = self._backlog.pop(0)
        self._look_at_next()
        then(review)

    def _take_next_failure(self, error: Exception) -> None:
        traceback.print_exception(error)
        self._take_next(None)

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


def dealt(workspace: WindowWorkspace, record: Record) -> Steps[Deal]:
    """Find out where the dice of `record` land that are not kept, if they are not fair and there is a table."""
    key = _key(record)
    if key.dice_model.is_fair:
        raise UnansweredError
    workspace.expect_loaded(key)
    analyzer = yield from workspace.analyzer(key)
    follower = yield from workspace.follower(key)
    from engine.analysis.dealer import Dealer

    return Dealer(analyzer, follower).deal(record.game, record.kept)


def _outcome(workspace: Workspace, match: Match, place: int) -> Steps[Outcome]:
    """Return how the seat at `place` ends: the person in play under the best play to win, others as they play.

    With more than `FEW_OPEN` open boxes that would take long, so the person plays for points there.
    """
    game, goals = match.seats[match.person].game, beat_goals(match, match.person)
    if place != match.person:
        other = goals[-1].others[place - (place > match.person)]
        return (yield from workspace.ends(other.strategy, game.rules, Start(other.scores, other.yahtzee_bonuses)))
    if game.is_over:
        return (yield from workspace.ends(OPTIMAL, game.rules, Start(game.scores, game.yahtzee_bonuses)))
    here = game.position
    start = before_choice(here) if here is not None else Start(game.scores, game.yahtzee_bonuses)
    is_early = game.scores.count(None) > FEW_OPEN
    played = OPTIMAL if is_early else goals[min(len(game.filled), len(game.rules.boxes) - 1)]
    return (yield from workspace.ends(played, game.rules, start))


def _own_goals(record: Record) -> GoalByTurn | None:
    """Return what is played for turn by turn; None where the record does not say it, as in a match, or for points."""
    return goal_by_turn(record.goal) if record.goal is not None and record.goal != WinGoal() else None


def _key(record: Record) -> TableKey:
    return TableKey(record.game.rules, record.game.dice_model)
