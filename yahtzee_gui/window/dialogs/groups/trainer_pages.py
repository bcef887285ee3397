# SPDX-License-Identifier: MIT
"""The pages of the trainer: lessons, opening book and test, each made when it is opened and kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.training.course import Course
from yahtzee_gui.play.training.exam import Exam
from yahtzee_gui.play.training.openings import OpeningBook, Scope
from yahtzee_gui.play.training.session import SessionStage
from yahtzee_gui.play.training.training import Training
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.dialogs.groups.board_requests import BoardRequests
from yahtzee_gui.window.dialogs.openers import Opener, Page
from yahtzee_gui.window.dialogs.saving import ask_for_target
from yahtzee_gui.wording.learning import lesson_page, openings_page

if TYPE_CHECKING:
    from engine.games.game import Game
    from yahtzee_gui.pages.learn.lesson import LessonDialog
    from yahtzee_gui.pages.learn.openings import OpeningsDialog
    from yahtzee_gui.pages.learn.proficiency import ProficiencyDialog


class TrainerPages(QObject):
    """Opens the pages of the trainer over `parent`, in its `colors`.

    Signals:
        changed: a `Page` that is to be brought up to date if it is open.
        lessonRequested: the `Lesson` that the player wants to read.
    """

    changed = Signal(object)
    lessonRequested = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        controller: GameController,
        services: Services,
        colors: Callable[[], Colors],
        owner: QObject | None = None,
    ) -> None:
        super().__init__(owner)
        self._parent, self._controller, self._services, self._colors = parent, controller, services, colors
        self._course: Course | None = None
        self._book: OpeningBook | None = None
        self._exam: Exam | None = None
        self._remark: Callable[[], str] = str
        services.training.put_aside.connect(self._take_put_aside)
        services.training.failed.connect(self._take_failed)

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page of the trainer, how it is made, connected, and brought up to date."""
        return {
            Page.LESSONS: Opener(self._make_lessons, self._connect_lessons, self._refresh_lessons),
            Page.OPENINGS: Opener(self._make_openings, self._connect_openings, self._refresh_openings),
            Page.PROFICIENCY: Opener(self._make_exam, self._connect_exam, self._refresh_exam),
        }

    # ---- what is said of the file ----

    def _take_put_aside(self, path: str) -> None:
        self._remark = lambda: lesson_page.log_put_aside(path)
        self._tell_remark()

    def _take_failed(self, reason: str) -> None:
        self._remark = lambda: lesson_page.log_failed(reason)
        self._tell_remark()

    def _tell_remark(self) -> None:
        self.changed.emit(Page.LESSONS)
        self.changed.emit(Page.PROFICIENCY)

    # ---- lessons ----

    def _make_lessons(self) -> LessonDialog:
        from yahtzee_gui.pages.learn.lesson import LessonDialog
        from yahtzee_gui.presenter.learning.lessons import lesson_view

        services = self._services
        self._course = course = Course(services.trainer, services.explainer, services.training, self)
        view = lesson_view(course.scene(), self._remark())
        return LessonDialog(self._colors(), services.settings.keys, view, self._parent)

    def _connect_lessons(self, page: LessonDialog) -> None:
        course = self._course
        assert course is not None
        course.changed.connect(self._follow_course)
        page.lessonRequested.connect(self._choose_lesson)
        page.beginRequested.connect(course.begin)
        page.othersRequested.connect(course.draw_others)
        page.backRequested.connect(course.go_back)
        page.nextRequested.connect(course.go_on)
        page.exerciseRequested.connect(course.look_at)
        page.finished.connect(self._close_lessons)
        BoardRequests(page.board, self._training_of_course)

    def _follow_course(self) -> None:
        self.changed.emit(Page.LESSONS)

    def _choose_lesson(self, number: int) -> None:
        if self._course is not None:
            self._course.choose(list(Lesson)[number])

    def read(self, lesson: Lesson) -> None:
        """Show a lesson on the page of lessons, if that is open and no exercises are being done."""
        if self._course is not None and self._course.stage is not SessionStage.EXERCISES:
            self._course.choose(lesson)

    def _training_of_course(self) -> Training | None:
        return self._course.training if self._course is not None else None

    def _refresh_lessons(self, page: LessonDialog) -> None:
        from yahtzee_gui.presenter.learning.lessons import lesson_view

        if self._course is not None:
            page.set_view(lesson_view(self._course.scene(), self._remark()))

    def _close_lessons(self) -> None:
        if self._course is not None:
            self._course.close()
            self._course.deleteLater()
            self._course = None

    # ---- the opening book ----

    def _make_openings(self) -> OpeningsDialog:
        from yahtzee_gui.pages.learn.openings import OpeningsDialog
        from yahtzee_gui.presenter.learning.openings import openings_view

        services = self._services
        self._book = book = OpeningBook(services.trainer, services.explainer, self._game, self)
        return OpeningsDialog(self._colors(), openings_view(book.scene()), self._parent)

    def _connect_openings(self, page: OpeningsDialog) -> None:
        book = self._book
        assert book is not None
        book.changed.connect(self._follow_book)
        book.helped.connect(self._controller.note_help)
        page.scopeRequested.connect(self._choose_scope)
        page.rollRequested.connect(book.choose)
        page.saveRequested.connect(self._save_sheet)
        page.finished.connect(self._close_openings)
        self._services.store.written.connect(page.say_saved)
        self._services.store.write_failed.connect(page.say_not_saved)

    def _game(self) -> Game | None:
        return self._controller.game

    def _follow_book(self) -> None:
        self.changed.emit(Page.OPENINGS)

    def _choose_scope(self, place: int) -> None:
        if self._book is not None:
            self._book.choose_scope(Scope.IN_PLAY if place else Scope.NEW_GAME)

    def _refresh_openings(self, page: OpeningsDialog) -> None:
        from yahtzee_gui.presenter.learning.openings import openings_view

        if self._book is not None:
            page.set_view(openings_view(self._book.scene()))

    def _save_sheet(self) -> None:
        """Let the player choose a file, and write the whole book to it."""
        from yahtzee_gui.presenter.learning.openings import sheet_view
        from yahtzee_gui.widgets.trainer.opening_sheet import sheet

        scene = self._book.scene() if self._book is not None else None
        if scene is None or not scene.openings:
            return
        title, name = openings_page.save_title(), openings_page.file_name()
        target = ask_for_target(self._parent, title, name, openings_page.kinds())
        if target is not None:
            view = sheet_view(scene.scorecard, scene.openings, is_new_game=scene.scope is Scope.NEW_GAME)
            self._services.store.write(partial(sheet, view, target.suffix.lower()), target)

    def _close_openings(self) -> None:
        if self._book is not None:
            self._book.close()
            self._book.deleteLater()
            self._book = None

    # ---- the proficiency test ----

    def _make_exam(self) -> ProficiencyDialog:
        from yahtzee_gui.pages.learn.proficiency import ProficiencyDialog
        from yahtzee_gui.presenter.learning.proficiency import proficiency_view

        services = self._services
        self._exam = exam = Exam(services.trainer, services.explainer, services.training, self)
        view = proficiency_view(exam.scene(), self._remark())
        return ProficiencyDialog(self._colors(), services.settings.keys, view, self._parent)

    def _connect_exam(self, page: ProficiencyDialog) -> None:
        exam = self._exam
        assert exam is not None
        exam.changed.connect(self._follow_exam)
        page.beginRequested.connect(exam.begin)
        page.anewRequested.connect(exam.draw_others)
        page.backRequested.connect(exam.go_back)
        page.exerciseRequested.connect(exam.look_at)
        page.remedyRequested.connect(self._show_remedy)
        page.finished.connect(self._close_exam)
        BoardRequests(page.board, self._training_of_exam)

    def _show_remedy(self) -> None:
        """Open the lesson that teaches what was missed most in the test."""
        from yahtzee_gui.presenter.learning.proficiency import remedy_of

        lesson = remedy_of(self._exam.scene()) if self._exam is not None else None
        if lesson is not None:
            self.lessonRequested.emit(lesson)

    def _follow_exam(self) -> None:
        self.changed.emit(Page.PROFICIENCY)

    def _training_of_exam(self) -> Training | None:
        return self._exam.training if self._exam is not None else None

    def _refresh_exam(self, page: ProficiencyDialog) -> None:
        from yahtzee_gui.presenter.learning.proficiency import proficiency_view

        if self._exam is not None:
            page.set_view(proficiency_view(self._exam.scene(), self._remark()))

    def _close_exam(self) -> None:
        if self._exam is not None:
            self._exam.close()
            self._exam.deleteLater()
            self._exam = None
