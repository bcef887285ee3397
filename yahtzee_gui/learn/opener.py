# SPDX-License-Identifier: MIT
"""The page of learning: the plan of today, and the ways from there."""

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
from yahtzee_gui.learn.puzzles.opener import solve_daily_five
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper, now
from yahtzee_gui.learn.today import PlanKind, PlanStep, Today
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.menu_words import Page


@dataclass(eq=False)
class Learning:
    """Opens the page; `read` opens a lesson, `practise` asks costly choices, `play` asks for a new game."""

    pages: PageStack
    progress: ProgressModel
    training: TrainingKeeper
    puzzles: PuzzleKeeper
    figures: ProgressPages
    read: Callable[[Lesson], None]
    practise: Callable[[DecisionFilter], None]
    play: Callable[[], object]
    today: Today

    def open(self) -> PageSpec:
        """Return the page; what it lacks is asked for."""
        from yahtzee_gui.learn.page import LearnPage, LearnView, Tile
        from yahtzee_gui.learn.view import Learner, learn_view

        pages, today = self.pages, self.today
        self.progress.watch()
        self.training.load()
        today.count()

        def view() -> LearnView:
            known = Learner(
                today.steps,
                self.progress.progress,
                today.standing,
                self.training.log,
                today.evidence.found,
                self.puzzles.log,
            )
            return learn_view(known, now())

        tiles = {
            Tile.PUZZLES: Page.PUZZLES,
            Tile.TEST: Page.PROFICIENCY,
            Tile.CHOICES: Page.RETRY,
            Tile.OPENINGS: Page.OPENINGS,
        }
        page = LearnPage(pages.keys(), view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.startRequested, self.start),
                (page.stepRequested, lambda number: self._do(today.steps[number])),
                (page.lessonRequested, lambda number: self.read(Lesson(number + 1))),
                (page.tileRequested, lambda tile: pages.show(tiles[tile])),
                (page.gameRequested, self._look_at),
                (page.costRequested, self._practise),
                (page.behind.clicked, self._show_games),
                (page.all_themes.clicked, self.figures.show_themes),
                (page.level.progress.clicked, partial(pages.show, Page.PROGRESS)),
            ),
            follows=(self.progress.changed, today.changed),
            refresh=lambda: page.set_view(view()),
            stays=True,
        )

    def start(self) -> None:
        """Do the next step of the plan; once all are done, play."""
        step = next((step for step in self.today.steps if not step.is_done), None)
        if step is not None:
            self._do(step)
        else:
            self.play()

    def _do(self, step: PlanStep) -> None:
        if step.kind is PlanKind.PLAY:
            self.pages.leave()
        elif step.kind is PlanKind.CHOICES:
            self.practise(DecisionFilter())
        elif step.kind is PlanKind.FIVE:
            solve_daily_five(self.pages)
        elif step.lesson is not None:
            self.read(step.lesson)

    def _look_at(self, point: int) -> None:
        from yahtzee_gui.learn.view import MOST_GAMES

        self.figures.look_at_point(point, MOST_GAMES)

    def _practise(self, item: int) -> None:
        from yahtzee_gui.learn.progress.view import mistakes_of
        from yahtzee_gui.learn.view import weaknesses_of

        progress = self.progress.progress
        mistakes = mistakes_of(weaknesses_of(progress)[item]) if progress is not None else None
        if mistakes is not None:
            self.practise(mistakes)

    def _show_games(self) -> None:
        """Open the games in which what costs most was lost."""
        from yahtzee_gui.learn.view import weaknesses_of

        found = weaknesses_of(self.progress.progress) if self.progress.progress is not None else []
        if found:
            self.figures.show_behind(By.THEME, found[0])
