# SPDX-License-Identifier: MIT
"""What pages with exercises have in common: whom they ask, and what is said of the file that keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from yahtzee_gui.kit.openers import Does, PageStack
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.learn.exercises.session import TrainingSession
from yahtzee_gui.learn.exercises.training import Training
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.menu_words import Page

if TYPE_CHECKING:
    from yahtzee_gui.learn.exercises.exercise_dialog import ExerciseDialog


def exercise_requests(pages: PageStack, page: ExerciseDialog[Any], session: TrainingSession) -> Does:
    """Return what is asked for on a page and its board with who does it: `session`, or its training if there is one."""
    board = page.board

    def ask(does: Callable[..., None]) -> Callable[..., None]:
        def slot(*given: object) -> None:
            if session.training is not None:
                does(session.training, *given)

        return slot

    def compare() -> None:
        if pages.compared is not None:
            left = pages.get(Page.SIDE_BY_SIDE)
            if left is not None:
                left.close()  # it is about something else
            pages.show(Page.SIDE_BY_SIDE)

    return (
        (page.backRequested, session.go_back),
        (page.backRequested, page.leave_the_start),
        (page.outcome.exerciseRequested, session.look_at),
        (board.toggleRequested, ask(Training.toggle)),
        (board.boxChosen, ask(Training.choose_box)),
        (board.scoreRequested, ask(Training.score)),
        (board.pressed, ask(Training.press)),
        (board.showRequested, ask(Training.show)),
        (board.bestRequested, ask(Training.show_best)),
        (board.optionRequested, ask(Training.look_into)),
        (board.answer.analyse_button.clicked, lambda: pages.show(Page.SET_UP)),
        (board.compareRequested, compare),
        (board.nextRequested, ask(Training.go_on)),
    )


def log_remark(keeper: TrainingKeeper) -> str:
    """Return what is said of a file that could not be written; nothing where all is well."""
    return exercises_words.log_failed(keeper.failure) if keeper.failure else ""
