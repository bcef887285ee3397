# SPDX-License-Identifier: MIT
"""Puzzles as a source: up to ten as hard as their player is strong, or the five of a day; each moves the rating.

A session ends with the tenth, or with the first that is answered once five minutes are over: never in the middle of
one. What is not answered counts for nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date

from engine.games.game import new_seed
from engine.training.exercises import Judgement
from engine.training.puzzles import MINUTES, NEW_PLAYER, TODAY, Puzzle, Rating, credit, levels_around
from engine.training.themes import Theme
from engine.workspace.workspace import Steps
from yahtzee_gui.kit.charts.intervals import IntervalBar
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import PracticeKeeper, PracticeLog, PuzzleAnswer, TodaysAnswers, now
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import Drawn, PoolSource, Source, SourceOutcome, Told, still_given
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.learn.questions import puzzles
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.words import names, numbers


class Puzzles(PoolSource):
    """A session of puzzles about a `theme`, or anything; those of a `day` are the same for everyone."""

    more = words.more_puzzles

    def __init__(
        self,
        sessions: Sessions,
        keeper: PracticeKeeper,
        theme: Theme | None = None,
        day: date | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(sessions, keeper)
        self.theme, self._day, self._clock = theme, day, clock
        self.has_themes = day is None
        self.key = ("puzzles", day or theme)
        self._is_early = False
        self._began = 0.0
        self.answers: dict[int, PuzzleAnswer] = {}
        self.before = NEW_PLAYER

    # ---- what is asked ----

    def name(self) -> str:
        """Return which puzzles these are."""
        if self._day is not None:
            return words.heading_of_day()
        return words.puzzles_title() if self.theme is None else words.puzzles_about(theme=names.theme(self.theme))

    def _steps(self) -> Steps[tuple[Puzzle, ...]]:
        levels, seed = (TODAY, seed_of(self._day)) if self._day else (levels_around(self.rating().value), new_seed())
        return puzzles(self.engine.workspace, seed, levels, self.theme)

    def _drawn(self, found: tuple[Puzzle, ...]) -> Drawn:
        log, day = self._log, self._day
        given = still_given(found, log.given(day)) if day is not None else ()
        of_day = log.of_day(day) if day is not None else ()
        self.answers = dict(enumerate(of_day[: len(given)]))
        self.has_failed = not found
        others = tuple(one for one in log.answers if one not in self.answers.values())
        self.before, self._began = PracticeLog(answers=others).rating(now()), self._clock()
        return Drawn(found, given)

    def why_nothing(self) -> str:
        """Return that puzzles are looked for, or that there are none."""
        return words.no_puzzles() if self.has_failed else lessons_words.drawing()

    def how_it_works(self) -> tuple[str, ...]:
        """Return what moves the rating, and where it is now."""
        return words.puzzles_explained(), words.rating_is(rating=words.rating(self.rating()))

    def about_another(self, theme: Theme | None) -> Source:
        """Return puzzles about another theme."""
        return Puzzles(self._sessions, self._keeper, theme)

    # ---- what comes of it ----

    def rating(self) -> Rating:
        """Return the player's rating now."""
        return self._log.rating(now())

    def note(self, number: int, judgement: Judgement) -> None:
        """Move the rating, keep the answer, and end the session once time is up."""
        practice = self.practice
        puzzle = practice.trials[number].exercise
        assert isinstance(puzzle, Puzzle)
        answer = self._log.answered(now(), judgement.lost, puzzle.difficulty, self._day)
        self.answers[number] = answer
        given = TodaysAnswers(self._day.isoformat(), practice.answers) if self._day is not None else None
        self._keeper.change(lambda log: log.with_answer(answer, given))
        is_late = self._clock() - self._began >= 60.0 * MINUTES
        if self._day is None and is_late and number + 1 < len(practice.trials):
            self._is_early = True
            practice.stop_here()

    def told(self, number: int) -> Told:
        """Return what a puzzle was about, how hard it was, and how the rating moved."""
        answer = self.answers.get(number)
        puzzle = self.practice.trials[number].exercise
        if answer is None or not isinstance(puzzle, Puzzle) or not isinstance(puzzle.about, Theme):
            return Told()
        earlier = self.answers.get(number - 1)
        before = earlier.rating if earlier is not None else self.before.value
        return Told(
            facts=(
                (words.kind_of_choice(), names.theme(puzzle.about)),
                (words.difficulty_column(), words.rating_figure(puzzle.difficulty.value)),
                (words.rating_heading(), words.rating_moved(before, answer.rating)),
            )
        )

    def outcome(self) -> SourceOutcome:
        """Return how many were solved, and the rating before and after."""
        lost = [one.lost for one in self.practice.results]
        now_ = self.answers[max(self.answers)].after if self.answers else self.rating()
        said = [words.time_is_up(MINUTES)] if self._is_early else []
        said.append(words.half_counts())
        longest = max(self.before.value, now_.value, 1.0)
        return SourceOutcome(
            lessons_words.right_of(found=solved(lost), of=len(lost)),
            words.solved_title(),
            " ".join(said),
            (
                IntervalBar(words.rating_before(), self.before.value / longest, words.rating(self.before)),
                IntervalBar(words.rating_after(), now_.value / longest, words.rating(now_), is_strong=True),
            ),
            (words.difficulty_column(),),
            tuple((words.rating_figure(self.answers[number].difficulty),) for number in sorted(self.answers)),
        )

    def again(self) -> Source:
        """Return other puzzles."""
        return Puzzles(self._sessions, self._keeper, self.theme)


def solved(lost: list[float]) -> str:
    """Return how many puzzles were solved from the points lost in each; an inaccuracy counts half."""
    total = sum(map(credit, lost))
    return numbers.decimal(total, 0 if total == int(total) else 1)
