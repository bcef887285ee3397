# SPDX-License-Identifier: MIT
"""Opening the page of practice: every way to practise ends in `practise`, with the source of what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.games.position import Position
from engine.games.record import Record
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.lessons import LessonSheet
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.board.tray.tumble import system_wants_motion
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.log import PracticeKeeper
from yahtzee_gui.learn.practice.practice import PracticeSession, Sessions
from yahtzee_gui.learn.practice.source import Source
from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets, PlayedGame
from yahtzee_gui.learn.practice.sources.choices import CostlyChoices, key_of_game
from yahtzee_gui.learn.practice.sources.lesson import LessonExercises
from yahtzee_gui.learn.practice.sources.puzzles import Puzzles
from yahtzee_gui.learn.practice.sources.skill_test import SkillTest
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings.settings import Settings

if TYPE_CHECKING:
    from yahtzee_gui.learn.practice.result import PlanView


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
