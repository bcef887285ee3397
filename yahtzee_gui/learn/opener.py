# SPDX-License-Identifier: MIT
"""The page of learning: the plan of today, and the ways from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.progress import By
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.log import PracticeKeeper, now
from yahtzee_gui.learn.practice.opener import Practising
from yahtzee_gui.learn.progress.opener import ProgressPages
from yahtzee_gui.learn.progress.progress_model import ProgressModel
from yahtzee_gui.learn.today import PlanKind, PlanStep, Today
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.menu_words import Page

if TYPE_CHECKING:
    from yahtzee_gui.learn.practice.result import PlanView
    from yahtzee_gui.learn.view import Learner


@dataclass(eq=False)
class Learning:
    """Opens the page, and does the steps of today; `play` asks for a new game."""

    pages: PageStack
    progress: ProgressModel
    keeper: PracticeKeeper
    figures: ProgressPages
    practising: Practising
    play: Callable[[], object]
    today: Today

    def __post_init__(self) -> None:
        """Have the result of practice lead on to the rest of today."""
        self.practising.plan, self.practising.start = self.plan, self.start
        self.practising.do_step = lambda number: self._do(self.today.steps[number])

    def open(self) -> PageSpec:
        """Return the page; what it lacks is asked for."""
        from yahtzee_gui.learn.page import LearnPage, LearnView, Tile
        from yahtzee_gui.learn.view import learn_view

        pages, today, practising = self.pages, self.today, self.practising
        self.progress.watch()
        self.keeper.load()
        today.count()

        def view() -> LearnView:
            return learn_view(self._known(), now())

        tiles: dict[Tile, Callable[[], None]] = {
            Tile.PUZZLES: practising.solve_puzzles,
            Tile.TEST: practising.take_test,
            Tile.CHOICES: practising.practise_choices,
            Tile.OPENINGS: partial(pages.show, Page.OPENINGS),
        }
        page = LearnPage(pages.keys(), view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.startRequested, self.start),
                (page.stepRequested, lambda number: self._do(today.steps[number])),
                (page.lessonRequested, lambda number: practising.read(Lesson(number + 1))),
                (page.tileRequested, lambda tile: tiles[tile]()),
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

    def _known(self) -> Learner:
        from yahtzee_gui.learn.view import Learner

        today = self.today
        return Learner(today.steps, self.progress.progress, today.standing, self.keeper.log, today.evidence.found)

    def plan(self) -> PlanView:
        """Return what is left of today, for the result of practice."""
        from yahtzee_gui.learn.view import plan_view

        return plan_view(self._known())

    def start(self) -> None:
        """Do the next step of the plan; once all are done, play. As long as it isn't known, go to the page."""
        if not self.today.steps or self.today.standing is None:
            self.pages.show(Page.LEARN)
            return
        step = next((step for step in self.today.steps if not step.is_done), None)
        if step is not None:
            self._do(step)
        else:
            self.play()

    def _do(self, step: PlanStep) -> None:
        if step.kind is PlanKind.PLAY:
            self.pages.leave()
        elif step.kind is PlanKind.CHOICES:
            self.practising.practise_choices()
        elif step.kind is PlanKind.FIVE:
            self.practising.solve_daily_five()
        elif step.lesson is not None:
            self.practising.read(step.lesson)

    def _look_at(self, point: int) -> None:
        from yahtzee_gui.learn.view import MOST_GAMES

        self.figures.look_at_point(point, MOST_GAMES)

    def _practise(self, item: int) -> None:
        from yahtzee_gui.learn.view import weaknesses_of

        if self.progress.progress is not None:
            theme = weaknesses_of(self.progress.progress)[item].name
            self.practising.practise_choices(DecisionFilter(theme))

    def _show_games(self) -> None:
        """Open the games in which what costs most was lost."""
        from yahtzee_gui.learn.view import weaknesses_of

        found = weaknesses_of(self.progress.progress) if self.progress.progress is not None else []
        if found:
            self.figures.show_behind(By.THEME, found[0])
