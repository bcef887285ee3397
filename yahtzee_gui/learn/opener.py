# SPDX-License-Identifier: MIT
"""Opening the pages of learning: practice, progress, lessons, first rolls, and the plan of today with the ways from it.

Each is handed what it is made of. A page itself is imported when it is opened for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.games.position import Position
from engine.games.record import Record
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons import LessonSheet
from engine.training.progress import By, Group
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.board.tray.tumble import system_wants_motion
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.questions import ask_for_target, save_chart
from yahtzee_gui.learn import openings_words, words
from yahtzee_gui.learn.lessons.session import Course
from yahtzee_gui.learn.log import PracticeKeeper, now
from yahtzee_gui.learn.opening_book import BookScene, OpeningBook, Scope
from yahtzee_gui.learn.practice.practice import PracticeSession, Sessions
from yahtzee_gui.learn.practice.source import Source
from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets, PlayedGame
from yahtzee_gui.learn.practice.sources.choices import CostlyChoices, key_of_game
from yahtzee_gui.learn.practice.sources.lesson import LessonExercises
from yahtzee_gui.learn.practice.sources.puzzles import Puzzles
from yahtzee_gui.learn.practice.sources.skill_test import SkillTest
from yahtzee_gui.learn.progress.model import ProgressModel
from yahtzee_gui.learn.today import PlanKind, PlanStep, Today
from yahtzee_gui.library.decision_tables import DecisionFilter
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.learn.practice.parts import PlanView
    from yahtzee_gui.learn.progress.page import ProgressView
    from yahtzee_gui.learn.view import Learner


class SeenPractice(QObject):
    """What works for the page: the session that is seen."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__()
        self._sessions = sessions

    @property
    def practice(self) -> PracticeSession | None:
        """The session that is seen."""
        return self._sessions.current

    @property
    def position(self) -> Position | None:
        """The position that is seen, once everything may be told of it."""
        return self._sessions.position


@dataclass(eq=False)
class Practising:
    """Opens the page. What it leads to is given once that is there.

    Attributes:
        read: opens a lesson.
        show_game: opens a finished game.
        play_from_here: plays on from the position that is seen.
        new_game: asks for a new game.
        plan, start, do_step: what is left of today, and what does its next step, or that of a number.
    """

    pages: PageStack
    settings: Settings
    sessions: Sessions
    choices: ChoiceSets
    keeper: PracticeKeeper
    read: Callable[[Lesson], object]
    show_game: Callable[[GameKey], object]
    new_game: Callable[[], object]
    play_from_here: Callable[[], object] = field(default=list, init=False)
    plan: Callable[[], PlanView] = field(init=False)
    start: Callable[[], object] = field(default=list, init=False)
    do_step: Callable[[int], object] = field(init=False)

    # ---- what can be practised ----

    def practise(self, source: Source) -> None:
        """Go on with what a source asks, or begin it."""
        self.sessions.turn_to(source)
        self.pages.show(Page.PRACTICE)

    def practise_choices(self, asked: DecisionFilter | None = None) -> None:
        """Ask costly choices: all, or those of a filter."""
        self.practise(CostlyChoices(self.sessions, self.choices, asked))

    def practise_game(self, game: PlayedGame | GameKey) -> None:
        """Ask all costly choices of a game."""
        self.practise(CostlyChoices(self.sessions, self.choices, game=game))

    def practise_lesson(self, lesson: Lesson, sheet: LessonSheet | None = None) -> None:
        """Ask the exercises of a lesson."""
        self.practise(LessonExercises(self.sessions, self.keeper, lesson, sheet))

    def solve_puzzles(self) -> None:
        """Ask puzzles that suit the player."""
        self.practise(Puzzles(self.sessions, self.keeper))

    def solve_daily_five(self) -> None:
        """Ask the puzzles of the day."""
        self.practise(Puzzles(self.sessions, self.keeper, day=date.today()))

    def take_test(self) -> None:
        """Ask the skill test."""
        self.practise(SkillTest(self.sessions, self.keeper))

    # ---- how they stand ----

    def begun_of(self, record: Record) -> tuple[int, int] | None:
        """Return at which position of how many the costly choices of a game stand; None if none is answered."""
        return self.sessions.place_of(key_of_game(record))

    def ended_of(self, record: Record) -> tuple[int, int] | None:
        """Return how many of the costly choices of a game were found when they were practised last, of how many."""
        return self.sessions.latest.get(key_of_game(record))

    # ---- the page ----

    def open(self) -> PageSpec:
        """Return the page; where nothing is practised yet, with costly choices."""
        from yahtzee_gui.learn.practice.page import PracticePage

        if self.sessions.current is None:
            self.sessions.turn_to(CostlyChoices(self.sessions, self.choices))
        pages, sessions, seen = self.pages, self.sessions, SeenPractice(self.sessions)
        ahead, changes = AheadSession(sessions, sessions.engine), ChangesSession(sessions, sessions.engine)
        for part in (ahead, changes):
            part.setParent(seen)
        page = PracticePage(pages.keys(), sessions, ahead, changes, self.plan, pages.window)

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
                (page.playRequested, lambda: self.play_from_here()),
                (page.backToGameRequested, pages.leave),
                (page.newGameRequested, lambda: self.new_game()),
                (page.startRequested, lambda: self.start()),
                (page.stepRequested, lambda number: self.do_step(number)),
                (sessions.learned, celebrate),
            ),
            refresh=page.show_practice,
            stays=True,
            session=seen,
        )


@dataclass(eq=False)
class ProgressPages:
    """Opens the page; `look_at` opens a finished game, `list_games` has a title and the games that are to be listed."""

    pages: PageStack
    progress: ProgressModel
    history: Library
    store: GameFiles
    look_at: Callable[[GameKey], None]
    list_games: Callable[[str, Sequence[GameKey]], None]
    keeper: PracticeKeeper

    # ---- progress ----

    def open(self) -> PageSpec:
        """Return the page of progress; what it lacks is worked out."""
        from yahtzee_gui.learn.progress.page import ProgressPage

        self.progress.watch()
        self.keeper.load()
        pages, store = self.pages, self.store
        page = ProgressPage(pages.keys(), self._view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.losses.itemRequested, self.look_at_point),
                (page.groupRequested, self._show_group),
                *((card.save.clicked, partial(save_chart, card, store.write)) for card in page.cards),
                (store.written, page.remark.say_written),
                (store.write_failed, page.remark.say_not_written),
            ),
            follows=(self.progress.changed, self.keeper.changed),
            refresh=lambda: page.set_view(self._view()),
            stays=True,
        )

    def _view(self) -> ProgressView:
        from yahtzee_gui.learn.progress.view import progress_view

        return progress_view(self.progress.progress, self.keeper.log, now())

    def look_at_point(self, point: int, most: int = 0) -> None:
        """Open the game that a point of the chart of costs stands for; it has `most` points, or as many as the page."""
        from yahtzee_gui.learn.progress.view import MOST_POINTS, game_at

        progress = self.progress.progress
        if progress is not None:
            self.look_at(GameKey(*game_at(progress, point, most or MOST_POINTS).key))

    def show_themes(self) -> None:
        """Open the page where it says on what points are lost."""
        from yahtzee_gui.learn.progress.page import ProgressPage
        from yahtzee_gui.learn.progress.words import ProgressChart

        self.pages.show(Page.PROGRESS)
        page = self.pages.get(Page.PROGRESS)
        if isinstance(page, ProgressPage):
            page.turn_to(ProgressChart.WHERE)

    def _show_group(self, by: By, item: int) -> None:
        from yahtzee_gui.learn.progress.view import in_order

        progress = self.progress.progress
        if progress is not None:
            self.show_behind(by, in_order(progress, by)[item])

    def show_behind(self, by: By, group: Group) -> None:
        """List the games behind the figure of a group."""
        from yahtzee_gui.learn.progress.view import games_behind
        from yahtzee_gui.learn.progress.words import behind_title, group_name

        if self.progress.progress is not None:
            games = games_behind(self.progress.progress, by, group)
            self.list_games(behind_title(group_name(by, group.name)), [GameKey(*game.key) for game in games])


def open_lessons(
    pages: PageStack, engine: Engine, keeper: PracticeKeeper, practise: Callable[[Lesson, LessonSheet | None], None]
) -> PageSpec:
    """Return the page of lessons at the first one that was not done well yet; `practise` asks the exercises of one."""
    from yahtzee_gui.learn.lessons.page import LessonPage, LessonView, lesson_view

    course = Course(engine, keeper)

    def view() -> LessonView:
        return lesson_view(course.scene(), words.log_failed(keeper.failure) if keeper.failure else "")

    page = LessonPage(view(), pages.window)
    return PageSpec(
        page,
        does=(
            (page.lessonRequested, lambda number: course.choose(list(Lesson)[number])),
            (page.practiseRequested, lambda: practise(course.lesson, course.sheet)),
            (page.othersRequested, course.draw_others),
        ),
        follows=(course.changed, keeper.failed),
        refresh=lambda: page.set_view(view()),
        stays=True,
        session=course,
    )


def read_lesson(pages: PageStack, lesson: Lesson) -> None:
    """Open the page of lessons at one of them."""
    pages.show(Page.LESSONS)
    course = pages.session(Page.LESSONS)
    if isinstance(course, Course):
        course.choose(lesson)


def open_openings(
    pages: PageStack,
    controller: GameController,
    engine: Engine,
    store: GameFiles,
) -> PageSpec:
    """Return the page of the book, at the first rolls of a new game."""
    from yahtzee_gui.learn.openings_page import OpeningsDialog, openings_view

    book = OpeningBook(engine, lambda: controller.game)
    page = OpeningsDialog(openings_view(book.scene()), pages.window)
    return PageSpec(
        page,
        does=(
            (book.helped, controller.note_help),
            (page.scope.activated, lambda place: book.choose_scope(Scope.IN_PLAY if place else Scope.NEW_GAME)),
            (page.rollRequested, book.choose),
            (page.save.clicked, lambda: _save_book(pages, book.scene(), store)),
            (store.written, page.remark.say_written),
            (store.write_failed, page.remark.say_not_written),
        ),
        follows=(book.changed,),
        refresh=lambda: page.set_view(openings_view(book.scene())),
        closed=book.close,
        session=book,
    )


def _save_book(pages: PageStack, scene: BookScene, store: GameFiles) -> None:
    """Let the player choose a file, and write the whole book to it."""
    from yahtzee_gui.learn.openings_page import sheet, sheet_view

    if not scene.openings:
        return
    title, name = openings_words.save_title(), openings_words.file_name()
    target = ask_for_target(pages.window, title, name, openings_words.kinds())
    if target is not None:
        view = sheet_view(scene.scorecard, scene.openings, is_new_game=scene.scope is Scope.NEW_GAME)
        store.write(partial(sheet, view, target.suffix.lower()), target)


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
