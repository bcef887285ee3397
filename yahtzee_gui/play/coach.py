# SPDX-License-Identifier: MIT
"""The coach reviews games: every number that it tells comes from here.

What follows from a table is answered at once. A chance takes longer: in the first turns of a match it is about right
after seconds, and exact within a minute; from the middle of a game on it takes no time. So a review comes several
times, each time with more of what is known: how the game stands now first, then what came before. Every answer is
remembered, also from one start of the program to the next: a game that has been looked at once needs no table again.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject

from engine.analysis.options import NotKnown
from engine.distribution.statistics import Start, before_choice
from engine.game_review.review import Known, Review
from engine.games import saved
from engine.games.game import Game
from engine.games.goals import WinGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.matches.standings import FEW_OPEN, beat_goals
from engine.rules.dice import Deal
from engine.rules.scoring import rules_key
from engine.runtime import files
from engine.solving.library import Delivery, TableKey
from engine.strategies.goals import BeatGoal
from engine.strategies.strategies import OPTIMAL
from engine.workspace.prospects import (
    GoalByTurn,
    GoalProspects,
    Memory,
    UnreadableMemory,
    goal_by_turn,
    read_memory,
    written_memory,
)
from engine.workspace.shelf import Pause
from engine.workspace.workspace import Steps, Task, TaskStep, Workspace
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library.finished_game import FinishedGame, GameKind
from yahtzee_gui.library.library import Library
from yahtzee_gui.work import Engine, UnansweredError, Urgency, WindowWorkspace, one_step, print_error, uncollected

if TYPE_CHECKING:
    from engine.distribution.statistics import Outcome
    from engine.matches.win_chances import Outlook


_Result = TypeVar("_Result")

ANSWERS = "answers.json"
_KEPT, _LARGEST = 256, 8_000_000  # answers that are written, and bytes that are read
_OF_GOAL = (Urgency.GOAL_NOW, Urgency.GOAL_NEXT, Urgency.GOAL_OUTLOOK, Urgency.GOAL_BEFORE)
_REVIEW = "review"


_Step = TaskStep | Pause | Review | None


class _Wanted(NamedTuple):
    """What the game in play was asked about last, and who hears the answers."""

    record: Record
    goals: GoalByTurn | None
    then: Callable[[Review], object]
    tell: Callable[[float | None], object]


class _Progress:
    """How far the chances are that a turn waits for: how each of the others ends, then a table. It never goes back."""

    def __init__(self, about: object, others: int) -> None:
        self.about, self._others = about, others
        self._ended, self._last, self._shown = 0, 0.0, 0.0

    def take(self, progress: TaskStep) -> float:
        fraction = progress.step.fraction
        if progress.task is Task.GOAL:
            self._ended = self._others
        elif progress.task is not Task.STATISTICS:
            return self._shown
        elif fraction < self._last:
            self._ended = min(self._ended + 1, self._others - 1)
        self._last = fraction
        self._shown = max(self._shown, (self._ended + fraction) / (self._others + 1))
        return self._shown


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
        self._has_recalled = False
        self._progress = _Progress(None, 0)
        self._prefetched: tuple[TableKey, GoalByTurn] | None = None

    def close(self) -> None:
        """Ask for nothing more by itself; what is asked for ends with the engine."""
        self._backlog.clear()

    # ---- the game in play ----

    def review(
        self,
        record: Record,
        goals: GoalByTurn | None,
        then: Callable[[Review], object],
        tell: Callable[[float | None], object],
    ) -> None:
        """Review the game of `record`, in the place of the one asked about before, if its table has been here.

        Args:
            record: the game in play.
            goals: what is played for turn by turn, where the record does not say it all: others who are to be beaten.
            then: hears the review, by the goal of the game if there is one, and again each time more of it is known.
            tell: hears how much is done, 0 to 1, of the chances that the turn in play waits for; None if they can't be
                worked out.
        """
        goals = goals or _own_goals(record)
        self._wanted = _Wanted(record, goals, then, tell)
        self._engine.drop((self, _REVIEW))
        if goals is None:
            self._engine.drop(*((self, urgency) for urgency in _OF_GOAL))
            self._look_at_next()
            if record.game.filled:
                self._prefetched = None
                self._engine.ask(
                    (self, Urgency.PREPARATION), Urgency.PREPARATION, one_step(self._workspace.clear_goals)
                )
            self._engine.ask((self, _REVIEW), Urgency.REVIEW, self._by_points(record), then, is_quick=True)
        else:
            self._engine.drop((self, Urgency.GOAL_BEFORE), (self, Urgency.OLD_GAMES))
            about = record.game.start, goals
            if about != self._progress.about:
                self._progress = _Progress(about, len(goals[0].others) if isinstance(goals[0], BeatGoal) else 0)
            take = partial(self._take_current, record, goals)
            steps = self._look_now(record, goals)  # what is known is told at once
            hear = take, self._take_step, self._take_failure
            self._engine.ask((self, Urgency.GOAL_NOW), Urgency.GOAL_NOW, steps, *hear, is_quick=True)

    def prefetch_reviews(self, games: Sequence[tuple[Record, GoalByTurn]]) -> None:
        """Find out how games stand, each for its goals, that are going to be asked about when a next turn begins."""
        if games:
            self._ask_by_goal(Urgency.GOAL_NEXT, games[0][1], self._look_at_games(games))

    def prefetch_first_turn(self, match: Match) -> None:
        """Find out how the first turn of a match stands that may be begun, if a person begins and its table was here.

        How often an opponent ends with which score is worked out for the first match against them: some seconds.
        """
        goals, key = goals_in(match, match.person), _key(match.record)
        if (key, goals) == self._prefetched or goals is None or match.to_move != match.person:
            return
        if self._workspace.was_loaded(key):
            self._prefetched = key, goals  # a new name, say, changes nothing
            steps = self._look_at_games([(match.record, goals)])
            self._ask_by_goal(Urgency.PREPARATION, goals, steps)

    # ---- by expected scores: quick answers ----

    def _by_points(self, record: Record) -> Steps[Review]:
        game, key = record.game, _key(record)
        self._workspace.expect_loaded(key)
        analyzer = yield from self._workspace.analyzer(key)
        from engine.game_review import review as review_module

        review = review_module.review(game, analyzer, record.first_choices)
        if key.dice_model.is_fair:
            return review
        tax = review_module.tax(game, (yield from self._workspace.fair_analyzer(key)))
        answers = review_module.answers(review, (yield from self._workspace.follower(key)))
        return replace(review, tax=tax, answers=answers)

    # ---- by a goal ----

    def _ask_by_goal(
        self, urgency: Urgency, goals: GoalByTurn, steps: Generator[_Step, None, _Result], **hear: Any
    ) -> None:
        self._engine.ask((self, urgency), urgency, self._compiling(goals, steps), **hear)

    def _compiling(self, goals: GoalByTurn, steps: Generator[_Step, None, _Result]) -> Generator[_Step, None, _Result]:
        return self._workspace.first_time(f"goal {type(goals[0]).__name__}", steps, at_once=True)

    def _take_current(self, record: Record, goals: GoalByTurn, review: Review) -> None:
        """Tell how the game stands, and go on with what came before and what is known about right only."""
        self._tell_review(review)
        if not review.is_complete or review.is_approximate:
            steps, tell = self._look_further(record, goals), partial(self._take_step, is_waited_for=False)
            self._ask_by_goal(Urgency.GOAL_BEFORE, goals, steps, then=self._tell_review, tell=tell)
        self._look_at_next()

    def _take_step(self, progress: TaskStep | Review, *, is_waited_for: bool = True) -> None:
        """Tell what is known by now, or how far the chances are, if the turn in play waits for them."""
        if isinstance(progress, Review):
            self._tell_review(progress)
        elif self._wanted is not None and is_waited_for:
            self._wanted.tell(self._progress.take(progress))

    def _take_failure(self, error: Exception) -> None:
        """Tell that nothing more is to be waited for."""
        traceback.print_exception(error)
        if self._wanted is not None:
            self._wanted.tell(None)

    def _tell_review(self, review: Review) -> None:
        if self._wanted is not None and self._wanted.record.game is review.game:
            self._wanted.then(review)

    # ---- by a goal: worked out off the GUI thread ----

    def _prospects(self, record: Record, goals: GoalByTurn, *, hurries: bool = True) -> GoalProspects:
        return GoalProspects(record.game, goals, self._workspace, self._memory, hurries=hurries)

    def _review_from_memory(self, record: Record, goals: GoalByTurn) -> Review:
        from engine.game_review import review as review_module

        prospects = GoalProspects(record.game, goals, None, self._memory, hurries=True)
        found = review_module.review(record.game, prospects, record.first_choices)
        if not record.game.has_rolled:  # the turn in play needs its table anyway
            self._remember()
        return found

    def _look_now(self, record: Record, goals: GoalByTurn) -> Generator[_Step, None, Review]:
        """Find out how a game stands in the turn in play; what is known before is told before."""
        self._recall()
        found = self._review_from_memory(record, goals)
        if found.known is Known.PENDING:
            yield found
            steps = self._prospects(record, goals).look_at_turn(record.game, len(record.game.filled))
            yield from self._compiling(goals, steps)
            found = self._review_from_memory(record, goals)
        return found

    def _look_further(self, record: Record, goals: GoalByTurn) -> Generator[_Step, None, Review]:
        """Find out about the turns before, then exactly what is known about right only; tell each time."""
        game = record.game
        for hurries in (True, False) if isinstance(goals[0], BeatGoal) else (False,):  # others have no about chance
            prospects = self._prospects(record, goals, hurries=hurries)
            for filled in (len(game.filled), *prospects.turns_before(game)):
                if not prospects.is_known(game, filled):
                    yield from prospects.look_at_turn(game, filled)
                    yield self._review_from_memory(record, goals)
        return self._review_from_memory(record, goals)

    def _look_at_games(self, games: Sequence[tuple[Record, GoalByTurn]]) -> Steps[None]:
        for record, goals in games:
            yield from self._prospects(record, goals).look_at_all(record.game)

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
        game, goals = match.record.game, beat_goals(match, match.person)
        prospects = GoalProspects(game, goals, None, self._memory, hurries=True)
        if game.position is not None:
            return prospects.analyze(game.position).best.prospect / 100.0
        return prospects.standing(game.scores, game.yahtzee_bonuses).prospect / 100.0

    def review_seats(self, match: Match, then: Callable[[tuple[Review, ...]], object]) -> None:
        """Review all seats of a match by expected scores, whatever they play for, if its table has been here."""
        self._engine.ask((self, "seats"), Urgency.REVIEW, self._seats(match), then, is_quick=True)

    def _seats(self, match: Match) -> Steps[tuple[Review, ...]]:
        found = []
        for seat in match.seats:
            found.append((yield from self._by_points(seat.record)))
            yield None
        return tuple(found)

    # ---- other games ----

    def look_at(self, text: str, then: Callable[[Review | None], object]) -> None:
        """Review a game that is not in play, written as `text`; `then` hears None if that cannot be had.

        One with a goal waits until no game with a goal is in play.
        """
        steps, take, fail = self._look_at(text), partial(self._take_old, then), partial(self._fail, then)
        self._engine.ask((self, text), Urgency.OLD_GAMES, steps, take, failed=fail, is_quick=True)

    def _look_at(self, text: str) -> Steps[Review | tuple[Record, GoalByTurn]]:
        play = saved.loads(text)
        record = own_record(play)
        goals = goals_in(play, play.own) if isinstance(play, Match) else _own_goals(record)
        if goals is not None:
            return record, goals
        self._workspace.expect_loaded(_key(record))
        analyzer = yield from self._workspace.analyzer(_key(record))
        from engine.game_review import review as review_module

        return review_module.review(record.game, analyzer, record.first_choices)

    def _take_old(self, then: Callable[[Review | None], object], found: Review | tuple[Record, GoalByTurn]) -> None:
        if isinstance(found, Review):
            then(found)
        else:
            self._backlog.append((*found, then))
            self._look_at_next()

    def _fail(self, then: Callable[[None], object], error: Exception) -> None:
        """Go on without an answer: a game of the past that cannot be read, or reviewed, must not hold up the others."""
        print_error(error)
        then(None)

    def _look_at_next(self) -> None:
        """Look at the next game that waits, unless one for a goal is in play: its table is not to be put aside."""
        wanted, key = self._wanted, (self, Urgency.OLD_GAMES)
        is_free = wanted is None or wanted.goals is None or wanted.record.game.is_over
        if self._backlog and is_free and not self._engine.is_asked(key):
            record, goals, _ = self._backlog[0]
            steps, fail = self._look_back(record, goals), partial(self._fail, self._take_next)
            self._ask_by_goal(Urgency.OLD_GAMES, goals, steps, then=self._take_next, failed=fail)

    def _look_back(self, record: Record, goals: GoalByTurn) -> Steps[Review | None]:
        """Review a game of the past; its tables are gone as soon as it has been looked at."""
        self._recall()
        yield from self._prospects(record, goals, hurries=False).look_at_all(record.game)  # grades are exact
        self._workspace.clear_goals(with_begun=False)
        return self._review_from_memory(record, goals)

    def _take_next(self, review: Review | None) -> None:
        *_, then = self._backlog.pop(0)
        self._look_at_next()
        then(review)

    # ---- what is remembered from one start to the next ----

    def _recall(self) -> None:
        """Remember what was known when the program ended; what was written by another engine, or damaged, is not."""
        if self._answers is None or self._has_recalled:
            return
        self._has_recalled = True
        with contextlib.suppress(OSError, UnreadableMemory, files.FingerprintError):
            for asked, answer in read_memory(own_files.read(self._answers, _LARGEST), files.engine_fingerprint()):
                self._memory.put(asked, answer)
        self._kept = self._memory.noted

    def _remember(self) -> None:
        """Write down what was asked last: it saves time at the next start, and is no loss."""
        if self._answers is None or self._kept == self._memory.noted:
            return
        self._kept = self._memory.noted
        with contextlib.suppress(OSError, files.FingerprintError):
            content = written_memory(self._memory.latest(_KEPT), files.engine_fingerprint())
            own_files.write(self._answers, content, _LARGEST)


def dealt(workspace: WindowWorkspace, record: Record) -> Steps[Deal]:
    """Find out where the dice of `record` land that are not kept, if they are not fair and there is a table."""
    key = _key(record)
    if key.dice_model.is_fair:
        raise UnansweredError
    workspace.expect_loaded(key)
    analyzer = yield from workspace.analyzer(key)
    follower = yield from workspace.follower(key)
    from engine.analysis.follower import Dealer

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


def goals_in(match: Match, place: int) -> GoalByTurn | None:
    """Return what the person at `place` plays for turn by turn: to beat the others; None where it is for points."""
    return beat_goals(match, place) if match.seats[place].record.goal == WinGoal() else None


def _own_goals(record: Record) -> GoalByTurn | None:
    """Return what is played for turn by turn; None where the record does not say it, as in a match, or for points."""
    return goal_by_turn(record.goal) if record.goal is not None and record.goal != WinGoal() else None


def _key(record: Record) -> TableKey:
    return TableKey(record.game.rules, record.game.dice_model)


class Grader(QObject):
    """Brings the games of `history` that are not graded to `coach`, each once, and their grades back."""

    def __init__(self, history: Library, coach: Coach) -> None:
        super().__init__()
        self._history = history
        self._coach = coach
        self._tables: set[GameKind] = set()
        self._waiting: dict[str, FinishedGame] = {}
        self._asked: set[str] = set()
        self._in_hand: FinishedGame | None = None
        self._in_play: tuple[FinishedGame, Record] | None = None
        self._may_be_more = False
        history.ungraded.connect(self._take_games)

    def expect(self, game: FinishedGame, play: Play) -> None:
        """Have `game` graded by the review of `play`, which is in play, if that is the one to be kept of it."""
        if isinstance(play, Match) and play.person != play.own:  # whose end page is seen
            self._take_games((game,))
        elif game.text not in self._asked:
            self._waiting.pop(game.text, None)
            self._in_play = game, own_record(play)

    def take_final(self, review: Review) -> None:
        if self._in_play is not None and self._in_play[1].game is review.game:
            (game, record), self._in_play = self._in_play, None
            self._asked.add(game.text)
            self._history.grade(game, review, record)

    def follow(self, game: Game | None) -> None:
        """Have the game that was expected looked at by its text, unless it is still the one in play."""
        if self._in_play is not None and self._in_play[1].game is not game:
            (left, _), self._in_play = self._in_play, None
            self._take_games((left,))

    def _take_games(self, games: Sequence[FinishedGame]) -> None:
        in_play = self._in_play[0].text if self._in_play is not None else None
        self._waiting |= {game.text: game for game in games if game.text not in self._asked and game.text != in_play}
        self._may_be_more = True
        self._go_on()

    def take_delivery(self, delivery: Delivery) -> None:
        """Have games looked at that waited for a table."""
        self._tables.add(_kind(delivery.key))
        if delivery.fair is not None:
            self._tables.add(_kind(delivery.fair_key))
        self._go_on()

    def _take_review(self, game: FinishedGame, review: Review | None) -> None:
        self._in_hand = None
        if review is not None:
            self._history.grade(game, review)
        self._go_on()

    def _go_on(self) -> None:
        """Have the next game looked at that there is a table for, unless one is being looked at; then older ones."""
        if self._in_hand is None:
            self._in_hand = next(
                (game for game in self._waiting.values() if game.kind._replace(goal="") in self._tables), None
            )
            if self._in_hand is not None:
                del self._waiting[self._in_hand.text]
                self._asked.add(self._in_hand.text)
                self._coach.look_at(self._in_hand.text, partial(self._take_review, self._in_hand))
            elif self._tables and self._may_be_more:
                self._may_be_more = False
                self._history.ask_for_older()


def _kind(key: TableKey) -> GameKind:
    return GameKind(rules_key(key.rules), key.rules.rolls_per_turn, key.dice_model.name)
