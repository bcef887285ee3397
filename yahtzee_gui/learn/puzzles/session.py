# SPDX-License-Identifier: MIT
"""A puzzle session is up to ten puzzles as hard as their player is strong, or the five of a day; each moves the rating.

It ends with the tenth, or with the first that is answered once five minutes are over: never in the middle of one. What
is not answered counts for nothing, so a session can be left at any time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import field
from datetime import date

from engine.games.game import new_seed
from engine.runtime.lazy_dataclass import dataclass
from engine.training.lessons.exercise import Judgement
from engine.training.puzzles import MINUTES, TODAY, Puzzle, levels_around
from engine.training.rating import NEW_PLAYER, Rating
from engine.training.themes import Theme
from yahtzee_gui.learn.exercises.questions import puzzles
from yahtzee_gui.learn.exercises.session import SessionScene, SessionStage, TrainingSession
from yahtzee_gui.learn.exercises.training import still_given
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleAnswer, PuzzleKeeper, PuzzleLog, TodaysAnswers, now
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, told_problem, uncollected


@dataclass(frozen=True)
class PuzzleScene:
    """One moment of the session.

    Attributes:
        session: its puzzles.
        today: the day whose five puzzles can be done.
        rating: the player's rating now.
        log: what was answered; None until it is read.
        theme: what the puzzles are to be about; None for anything.
        waits: whether puzzles are looked for.
        has_failed: whether none were found, or a table could not be had.
        day: the day whose puzzles these are; None for those of the player's strength.
        puzzle: the one that is looked at.
        answers: what was answered in this session, by the number of the puzzle (from 0).
        before: the rating before it.
        is_early: whether time was up before all were asked.
    """

    session: SessionScene
    today: date
    rating: Rating = NEW_PLAYER
    log: PuzzleLog | None = None
    theme: Theme | None = None
    waits: bool = False
    has_failed: bool = False
    day: date | None = None
    puzzle: Puzzle | None = None
    answers: Mapping[int, PuzzleAnswer] = field(default_factory=dict)
    before: Rating = NEW_PLAYER
    is_early: bool = False


class PuzzleSession(TrainingSession):
    """Leads through puzzles, one session after the other."""

    chooses_first = True  # the first choice moves the rating

    def __init__(
        self,
        engine: Engine,
        keeper: PuzzleKeeper,
        today: Callable[[], date] = date.today,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(engine)
        self._keeper, self._today, self._clock = keeper, today, clock
        self._theme: Theme | None = None
        self._wanted: tuple[str, date | None] | None = None  # the seed and the day of what is looked for
        self._has_failed = self._is_early = self._is_looking = False
        self._day: date | None = None
        self._began = 0.0
        self._answers: dict[int, PuzzleAnswer] = {}
        self._before = NEW_PLAYER
        keeper.changed.connect(self._follow_log)
        keeper.load()

    def scene(self) -> PuzzleScene:
        """Return this moment as it is to be shown."""
        exercise = self.training.trial.exercise if self.training is not None else None
        return PuzzleScene(
            self.session,
            self._today(),
            self._rating(),
            self._keeper.log,
            self._theme,
            self._wanted is not None,
            self._has_failed,
            self._day,
            exercise if isinstance(exercise, Puzzle) else None,
            dict(self._answers),
            self._before,
            self._is_early,
        )

    # ---- what is done ----

    def begin_about(self, theme: Theme | None) -> None:
        """Look for puzzles that are about something, or anything, and ask them; later ones are about it, too."""
        if theme is not self._theme:
            self._theme = theme
            self.begin()

    def begin(self) -> None:
        """Look for puzzles that suit the player, and ask them."""
        self._look_for(new_seed(), None)

    def begin_today(self) -> None:
        """Ask the puzzles of the day, those first that are not answered yet."""
        day = self._today()
        self._look_for(seed_of(day), day)

    def close(self) -> None:
        """Look for nothing any more."""
        self._wanted = None
        self._engine.drop(PuzzleSession)

    # ---- inside ----

    def _follow_log(self) -> None:
        """Begin what was asked for before the log was there."""
        if self._wanted is not None and not self._is_looking:
            self._look_for(*self._wanted)
        self.changed.emit()

    def _look_for(self, seed: str, day: date | None) -> None:
        self._wanted, self._has_failed = (seed, day), False
        if self._keeper.log is None:
            return  # until it is read
        levels, theme = (TODAY, None) if day is not None else (levels_around(self._rating().value), self._theme)
        workspace = self._engine.workspace
        steps = workspace.first_time("pool", uncollected(puzzles(workspace, seed, levels, theme)))
        self._is_looking = True
        self._engine.ask(PuzzleSession, Urgency.EXERCISE, steps, self._take, failed=self._take_failure)
        self.changed.emit()

    def _take(self, puzzles: tuple[Puzzle, ...]) -> None:
        assert self._wanted is not None
        day, self._wanted, self._is_looking = self._wanted[1], None, False
        if not puzzles:
            self._note_failure()
            return
        log = self._keeper.log or PuzzleLog()
        given = still_given(puzzles, log.given(day)) if day is not None else ()
        self._answers = dict(enumerate(log.of_day(day)[: len(given)])) if day is not None else {}
        self._day, self._before, self._is_early, self._began = day, self._rating(), False, self._clock()
        self._ask(puzzles, given)
        self.changed.emit()

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        self._note_failure()

    def _note_failure(self) -> None:
        self._wanted, self._has_failed, self._is_looking = None, True, False
        self.changed.emit()

    def _rating(self) -> Rating:
        return (self._keeper.log or PuzzleLog()).rating(now())

    def _note(self, number: int, judgement: Judgement) -> None:
        """Move the rating, keep the answer, and end the session once time is up."""
        training = self.training
        puzzle = training.trials[number].exercise if training is not None else None
        if training is None or not isinstance(puzzle, Puzzle):
            return
        log = self._keeper.log or PuzzleLog()
        self._answers[number] = log.answered(now(), judgement.lost, puzzle.difficulty, self._day)
        given = TodaysAnswers(self._day.isoformat(), training.answers) if self._day is not None else None
        self._keeper.add(self._answers[number], given)
        is_late = self._clock() - self._began >= 60.0 * MINUTES
        if self._day is None and is_late and number + 1 < len(training.trials):
            self._is_early = True
            training.stop_here()
        self.changed.emit()

    def _leave(self) -> None:
        self._end_training()

    @property
    def is_asking(self) -> bool:
        """Whether puzzles are being asked, or looked at again."""
        return self.stage is SessionStage.EXERCISES
