# SPDX-License-Identifier: MIT
"""Opening the pages of learning: practice, progress, lessons, first rolls, and the plan of today with the ways from it.

A page itself is imported when it is opened for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from engine.games.record import Record
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons import LessonSheet
from engine.training.progress import By
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.board.tray.tumble import system_wants_motion
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.questions import ask_for_target, save_chart
from yahtzee_gui.learn import openings_words
from yahtzee_gui.learn.lessons.session import Course
from yahtzee_gui.learn.log import CHOICES, Begun, PracticeKeeper, PracticeLog, now
from yahtzee_gui.learn.opening_book import OpeningBook, Scope
from yahtzee_gui.learn.practice import words
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import Source
from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets, PlayedGame
from yahtzee_gui.learn.practice.sources.choices import CostlyChoices
from yahtzee_gui.learn.practice.sources.lesson import LessonExercises
from yahtzee_gui.learn.practice.sources.puzzles import Puzzles
from yahtzee_gui.learn.practice.sources.skill_test import SkillTest
from yahtzee_gui.learn.progress.model import ProgressModel
from yahtzee_gui.learn.today import PlanKind, PlanStep, Today
from yahtzee_gui.library.decision_tables import DecisionFilter
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, mark_of
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings

if TYPE_CHECKING:
    from yahtzee_gui.learn.view import Learner
    from yahtzee_gui.learn.ways import PlanView


@dataclass(eq=False)
class Learning:
    """Opens the pages, practises, and does the steps of today.

    Attributes:
        show_game: opens a finished game.
        list_games: lists finished games, under a title.
        new_game: asks for a new game.
        play_from_here: plays on from the position that is seen.
    """

    pages: PageStack
    settings: Settings
    controller: GameController
    sessions: Sessions
    choices: ChoiceSets
    keeper: PracticeKeeper
    progress: ProgressModel
    today: Today
    store: GameFiles
    show_game: Callable[[GameKey], object]
    list_games: Callable[[str, Sequence[GameKey]], object]
    new_game: Callable[[], object]
    play_from_here: Callable[[], object]

    # ---- what can be practised ----

    def practise(self, source: Source) -> None:
        """Go on with what a source asks, or begin it."""
        self.sessions.turn_to(source)
        self.pages.show(Page.PRACTICE)

    def practise_choices(self, asked: DecisionFilter | None = None) -> None:
        """Ask costly choices: all, or those of a filter."""
        self.practise(CostlyChoices(self.sessions, self.choices, self.keeper, asked))

    def practise_game(self, game: PlayedGame | FinishedGame) -> None:
        self.practise(CostlyChoices(self.sessions, self.choices, self.keeper, game=game))

    def practise_lesson(self, lesson: Lesson, sheet: LessonSheet | None = None) -> None:
        self.practise(LessonExercises(self.sessions, self.keeper, lesson, sheet))

    def solve_puzzles(self, day: date | None = None) -> None:
        """Ask puzzles that suit the player, or those of a day."""
        self.practise(Puzzles(self.sessions, self.keeper, day=day))

    def take_test(self) -> None:
        self.practise(SkillTest(self.sessions, self.keeper))

    def begun_of(self, game: Record | FinishedGame) -> tuple[int, int] | None:
        """Return at which position of how many the costly choices of a game stand; None if none is answered."""
        begun = self._choices_of(game)
        return begun.place if begun is not None and not begun.is_over else None

    def goes_on(self, game: FinishedGame) -> str:
        """Return where the costly choices of a game go on, in words; nothing if none is answered."""
        place = self.begun_of(game)
        return words.go_on(*place) if place is not None else ""

    def ended_of(self, record: Record) -> tuple[int, int] | None:
        """Return how many of the costly choices of a game were found when they were practised last, of how many."""
        done = self._choices_of(record)
        return (done.found, len(done.spots)) if done is not None and done.is_over else None

    def _choices_of(self, game: Record | FinishedGame) -> Begun | None:
        return (self.keeper.log or PracticeLog()).begun_of(CHOICES, mark_of(game))

    # ---- practice ----

    def open_practice(self) -> PageSpec:
        """Return the page; where nothing is practised yet, with costly choices."""
        from yahtzee_gui.learn.practice.page import PracticePage

        if self.sessions.current is None:
            self.sessions.turn_to(CostlyChoices(self.sessions, self.choices, self.keeper))
        pages, sessions = self.pages, self.sessions
        ahead, changes = AheadSession(sessions, sessions.engine), ChangesSession(sessions, sessions.engine)
        page = PracticePage(pages.keys(), sessions, ahead, changes, self._plan, pages.window)

        def celebrate() -> None:
            settings = self.settings
            if settings.celebrates and settings.dice_speed is not DiceSpeed.OFF and system_wants_motion(page):
                page.celebrate()

        return PageSpec(
            page,
            does=(
                (page.practiseRequested, self.practise),
                (page.lessonRequested, self.read),
                (page.gameRequested, self.show_game),
                (page.play.clicked, lambda: self.play_from_here()),
                (page.to_game.clicked, pages.leave),
                (page.new_game.clicked, lambda: self.new_game()),
                (page.result.plan.start.clicked, self.start),
                (page.result.plan.stepRequested, self._do_step),
                (sessions.learned, celebrate),
            ),
            refresh=page.show_practice,
            stays=True,
        )

    # ---- progress ----

    def open_progress(self) -> PageSpec:
        """Return the page of progress; what it lacks is worked out."""
        from yahtzee_gui.learn.progress.page import ProgressPage

        self.progress.watch()
        self.keeper.load()

        def show() -> None:
            page.show_progress(self.progress.progress, self.keeper.log, now())

        page = ProgressPage(self.pages.keys(), self.pages.window)
        show()
        return PageSpec(
            page,
            does=(
                (page.losses.itemRequested, self._look_at_point),
                (page.groupRequested, self._show_group),
                *((card.save.clicked, partial(save_chart, card, self.store.write, page.remark)) for card in page.cards),
            ),
            follows=(self.progress.changed, self.keeper.changed),
            refresh=show,
            stays=True,
        )

    def _look_at_point(self, point: int, most: int = 0) -> None:
        """Open the game that a point of the chart of costs stands for; it has `most` points, or as many as the page."""
        from yahtzee_gui.learn.progress.view import MOST_POINTS

        if self.progress.progress is not None:
            self.show_game(GameKey(*self.progress.progress.games[-(most or MOST_POINTS) :][point].key))

    def _show_themes(self) -> None:
        """Open the page where it says on what points are lost."""
        from yahtzee_gui.learn.progress.page import ProgressPage
        from yahtzee_gui.learn.progress.words import ProgressChart

        self.pages.show(Page.PROGRESS)
        page = self.pages.get(Page.PROGRESS)
        if isinstance(page, ProgressPage):
            page.turn_to(ProgressChart.WHERE)

    def _show_group(self, by: By, item: int) -> None:
        """List the games behind the figure of a group."""
        from yahtzee_gui.learn.progress.view import games_behind, in_order
        from yahtzee_gui.learn.progress.words import behind_title, group_name

        if self.progress.progress is not None:
            group = in_order(self.progress.progress, by)[item]
            games = games_behind(self.progress.progress, by, group)
            self.list_games(behind_title(group_name(by, group.name)), [GameKey(*game.key) for game in games])

    # ---- lessons and first rolls ----

    def open_lessons(self) -> PageSpec:
        """Return the page of lessons at the first one that was not done well yet."""
        from yahtzee_gui.learn.lessons.page import LessonPage

        course = Course(self.sessions.engine, self.keeper)
        page = LessonPage(course, self.pages.window)
        return PageSpec(
            page,
            does=((page.begin.clicked, lambda: self.practise_lesson(course.lesson, course.sheet)),),
            follows=(course.changed, self.keeper.failed),
            refresh=page.show_course,
            stays=True,
            session=course,
        )

    def read(self, lesson: Lesson) -> None:
        """Open the page of lessons at one of them."""
        self.pages.show(Page.LESSONS)
        course = self.pages.session(Page.LESSONS)
        if isinstance(course, Course):
            course.choose(lesson)

    def open_openings(self) -> PageSpec:
        """Return the page of the book, at the first rolls of a new game."""
        from yahtzee_gui.learn.openings_page import OpeningsPage

        controller = self.controller
        book = OpeningBook(self.sessions.engine, lambda: controller.game)
        page = OpeningsPage(book, self.pages.window)
        return PageSpec(
            page,
            does=(
                (book.helped, controller.note_help),
                (page.save.clicked, lambda: self._save_book(book, page.remark.setText)),
            ),
            follows=(book.changed,),
            refresh=page.show_book,
            closed=book.close,
            session=book,
        )

    def _save_book(self, book: OpeningBook, tell: Callable[[str], object]) -> None:
        """Let the player choose a file, and write the whole book to it; `tell` hears what came of it."""
        from yahtzee_gui.learn.openings_page import sheet, sheet_view

        title, name = openings_words.save_title(), openings_words.file_name()
        target = ask_for_target(self.pages.window, title, name, openings_words.kinds())
        if target is not None:
            view = sheet_view(book.scorecard, book.openings, is_new_game=book.scope is Scope.NEW_GAME)
            self.store.write(partial(sheet, view), target, tell)

    # ---- the plan of today ----

    def open(self) -> PageSpec:
        """Return the page of learning; what it lacks is asked for."""
        from yahtzee_gui.learn.page import MOST_GAMES, LearnPage
        from yahtzee_gui.learn.view import Tile, weaknesses_of

        pages = self.pages
        self.progress.watch()
        self.keeper.load()
        self.today.count()

        def show() -> None:
            page.show_learner(self._learner(), now())

        def practise_weakness(item: int) -> None:
            self.practise_choices(DecisionFilter(weaknesses_of(self.progress.progress)[item].name))

        tiles: dict[Tile, Callable[[], None]] = {
            Tile.PUZZLES: partial(self.solve_puzzles),  # not with what a click hands on
            Tile.TEST: self.take_test,
            Tile.CHOICES: partial(self.practise_choices),
            Tile.OPENINGS: partial(pages.show, Page.OPENINGS),
        }
        page = LearnPage(pages.window)
        show()
        return PageSpec(
            page,
            does=(
                (page.plan.start.clicked, self.start),
                (page.plan.stepRequested, self._do_step),
                (page.course.itemRequested, lambda number: self.read(Lesson(number + 1))),
                *((way.clicked, tiles[tile]) for tile, way in page.tiles.items()),
                (page.level.chart.itemRequested, lambda point: self._look_at_point(point, MOST_GAMES)),
                (page.costs.itemRequested, practise_weakness),
                (page.all_themes.clicked, self._show_themes),
                (page.level.progress.clicked, partial(pages.show, Page.PROGRESS)),
            ),
            follows=(self.today.changed,),
            refresh=show,
            stays=True,
        )

    def _learner(self) -> Learner:
        from yahtzee_gui.learn.view import Learner

        today, known = self.today, self.progress
        return Learner(today.steps, known.progress, today.standing, self.keeper.log, known.evidence)

    def _plan(self) -> PlanView:
        """Return what is left of today, for the result of practice."""
        from yahtzee_gui.learn.view import plan_view

        return plan_view(self._learner())

    def start(self) -> None:
        """Do the next step of the plan; once all are done, play. As long as it isn't known, go to the page."""
        steps = self.today.steps
        if not steps or self.today.standing is None:
            self.pages.show(Page.LEARN)
            return
        step = next((step for step in steps if not step.is_done), None)
        if step is not None:
            self._do(step)
        else:
            self.new_game()

    def _do_step(self, number: int) -> None:
        self._do(self.today.steps[number])

    def _do(self, step: PlanStep) -> None:
        if step.kind is PlanKind.PLAY:
            self.pages.leave()
        elif step.kind is PlanKind.CHOICES:
            self.practise_choices()
        elif step.kind is PlanKind.FIVE:
            self.solve_puzzles(date.today())
        elif step.lesson is not None:
            self.read(step.lesson)
