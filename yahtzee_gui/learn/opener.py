# SPDX-License-Identifier: MIT
"""The page of learning: where it stands with everything that can be learned, and the ways from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.progress import By
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.progress.opener import ProgressPages
from yahtzee_gui.learn.progress.progress_model import ProgressModel
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper, now
from yahtzee_gui.learn.retry.retry_sets import RetrySets, SetKey
from yahtzee_gui.learn.today import Today
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.menu_words import Page


@dataclass(eq=False)
class LearnPage:
    """Opens the page; `read` opens a lesson."""

    pages: PageStack
    progress: ProgressModel
    retry: RetrySets
    training: TrainingKeeper
    puzzles: PuzzleKeeper
    figures: ProgressPages
    read: Callable[[Lesson], None]
    today: Today

    def open(self) -> PageSpec:
        """Return the page; what it lacks is asked for."""
        from yahtzee_gui.learn.page import LearnDialog, LearnView
        from yahtzee_gui.learn.puzzles.view import line_for_learning
        from yahtzee_gui.learn.view import learn_view, lesson_at

        pages, show = self.pages, self.pages.show
        self.progress.watch()
        self.training.load()
        self.today.count()

        def view() -> LearnView:
            puzzles = line_for_learning(self.puzzles.log, now())
            begun = self.retry.begun(SetKey(DecisionFilter())) is not None
            known = self.progress.progress, self.today.standing, self.training.log
            return learn_view(*known, puzzles, is_retry_begun=begun)

        page = LearnDialog(pages.keys(), view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.retry.clicked, partial(show, Page.RETRY)),
                (page.lessons.clicked, partial(show, Page.LESSONS)),
                (page.lessonRequested, lambda column: self.read(lesson_at(column))),
                (page.openings.clicked, partial(show, Page.OPENINGS)),
                (page.puzzles.clicked, partial(show, Page.PUZZLES)),
                (page.proficiency.clicked, partial(show, Page.PROFICIENCY)),
                (page.gameRequested, self.figures.look_at_point),
                (page.weaknessRequested, self._show_weakness),
            ),
            follows=(self.progress.changed, self.training.changed, self.today.changed, self.retry.moved),
            refresh=lambda: page.set_view(view()),
            stays=True,
        )

    def _show_weakness(self, item: int) -> None:
        from yahtzee_gui.learn.view import weaknesses_of

        progress = self.progress.progress
        if progress is not None:
            self.figures.show_behind(By.THEME, weaknesses_of(progress)[item])
