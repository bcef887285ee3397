# SPDX-License-Identifier: MIT
"""Puzzles as a source: ten as hard as their player is strong, or the five of a day; each moves the rating.

What is not answered counts for nothing.
"""

from __future__ import annotations

from datetime import date

from engine.training.exercises import Judgement
from engine.training.puzzles import NEW_PLAYER, TODAY, Puzzle, Rating, credit, draw_puzzles, levels_around
from engine.training.themes import Theme
from engine.workspace.workspace import Steps
from yahtzee_gui.kit.charts.intervals import IntervalBar
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import PUZZLES, Begun, PracticeKeeper, PracticeLog, PuzzleAnswer, TodaysAnswers, now
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import Drawn, PoolSource, Source, SourceOutcome, Told, still_given
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.learn.questions import study
from yahtzee_gui.learn.words import about_five
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.words import announcing, names, numbers


class Puzzles(PoolSource):
    """A session of puzzles about a `theme`, or anything; those of a `day` are the same for everyone."""

    more = words.more_puzzles

    def __init__(
        self,
        sessions: Sessions,
        keeper: PracticeKeeper,
        theme: Theme | None = None,
        day: date | None = None,
    ) -> None:
        super().__init__(sessions, keeper)
        self.theme, self._day = theme, day
        self.has_themes, self.is_once = day is None, day is not None
        self.key, self._about = ("puzzles", day or theme), theme.value if theme is not None else ""
        self.answers: dict[int, PuzzleAnswer] = {}
        self.before = NEW_PLAYER

    # ---- what is asked ----

    def name(self) -> str:
        if self._day is not None:
            return words.heading_of_day()
        return words.puzzles_title() if self.theme is None else words.puzzles_about(theme=names.theme(self.theme))

    def _steps(self) -> Steps[tuple[Puzzle, ...]]:
        if self._day is not None:
            self._begun = Begun(PUZZLES, seed_of(self._day), self._log.given(self._day))
        else:
            self._begin(PUZZLES, self._about)
        levels = TODAY if self.is_once else levels_around(self._begun.rating)
        seed = self._begun.seed
        return study(self.engine.workspace, lambda pool: draw_puzzles(pool, seed, levels, self.theme))

    def _drawn(self, found: tuple[Puzzle, ...]) -> Drawn:
        given = still_given(found, self._begun.given, may_be_all=self.is_once)
        day = self._day.isoformat() if self._day is not None else ""
        answers = [one for one in self._log.answers if one.day == day]  # the latest of these are to them
        self.answers = dict(enumerate(answers[len(answers) - len(given) :]))
        others = tuple(one for one in self._log.answers if one not in self.answers.values())
        self.before = PracticeLog(answers=others).rating(now())
        self.has_failed = not found
        return Drawn(found, given)

    def why_nothing(self) -> str:
        return words.no_puzzles() if self.has_failed else super().why_nothing()

    def how_it_works(self) -> tuple[str, ...]:
        hard = words.as_hard_as_you() if self._day is None else announcing.sentences([about_five()])
        return hard, words.first_counts(), words.rating_is(rating=words.rating(self.rating()))

    def about_another(self, theme: Theme | None) -> Source:
        return Puzzles(self._sessions, self._keeper, theme)

    # ---- what comes of it ----

    def rating(self) -> Rating:
        return self._log.rating(now())

    def note(self, number: int, judgement: Judgement) -> None:
        """Move the rating, and keep the answer."""
        practice = self.practice
        puzzle = practice.trials[number].exercise
        assert isinstance(puzzle, Puzzle)
        answer = self._log.answered(now(), judgement.lost, puzzle.difficulty, self._day)
        self.answers[number] = answer
        given = TodaysAnswers(self._day.isoformat(), practice.answers) if self._day is not None else None
        self._keeper.change(lambda log: log.with_answer(answer, given))
        if self._day is None and number + 1 == len(practice.trials):
            self._keeper.change(lambda log: log.without(PUZZLES, self._about))
        elif self._day is None:
            self._keep()

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
        longest = max(self.before.value, now_.value, 1.0)
        return SourceOutcome(
            lessons_words.right_of(found=solved(lost), of=len(lost)),
            words.solved_title(),
            words.half_counts(),
            (
                IntervalBar(words.rating_before(), self.before.value / longest, words.rating(self.before)),
                IntervalBar(words.rating_after(), now_.value / longest, words.rating(now_), is_strong=True),
            ),
            (words.difficulty_column(),),
            tuple(
                (words.rating_figure(one.exercise.difficulty.value),)
                for one in self.practice.trials
                if one.first is not None and isinstance(one.exercise, Puzzle)
            ),
        )

    def again(self) -> Source:
        return Puzzles(self._sessions, self._keeper, self.theme)


def solved(lost: list[float]) -> str:
    """Return how many puzzles were solved from the points lost in each; an inaccuracy counts half."""
    total = sum(map(credit, lost))
    return numbers.decimal(total, 0 if total == int(total) else 1)
