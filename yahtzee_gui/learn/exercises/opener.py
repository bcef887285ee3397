# SPDX-License-Identifier: MIT
"""What pages with exercises have in common: whom their board asks, and what is said of the file that keeps them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from yahtzee_gui.kit.openers import OpenPages
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.learn.exercises.exercise_board import ExerciseBoard
from yahtzee_gui.learn.exercises.training import Training
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.menu_words import Page


def board_requests(
    pages: OpenPages, board: ExerciseBoard, current: Callable[[], Training | None]
) -> tuple[tuple[SignalInstance, Callable[..., object]], ...]:
    """Return what is asked for on `board` with who does it: the training that `current` returns, if there is one."""

    def ask(does: Callable[..., None]) -> Callable[..., None]:
        def slot(*given: object) -> None:
            training = current()
            if training is not None:
                does(training, *given)

        return slot

    def compare() -> None:
        if pages.compared is not None:
            left = pages.get(Page.SIDE_BY_SIDE)
            if left is not None:
                left.close()  # it is about something else
            pages.show(Page.SIDE_BY_SIDE)

    return (
        (board.toggleRequested, ask(Training.toggle)),
        (board.boxChosen, ask(Training.choose_box)),
        (board.scoreRequested, ask(Training.score)),
        (board.pressed, ask(Training.press)),
        (board.showRequested, ask(Training.show)),
        (board.optionRequested, ask(Training.look_into)),
        (board.analyseRequested, lambda: pages.show(Page.SET_UP)),
        (board.compareRequested, compare),
        (board.nextRequested, ask(Training.go_on)),
    )


def log_remark(keeper: TrainingKeeper) -> str:
    """Return what is said of a file that could not be written, or read; nothing where all is well."""
    if keeper.failure:
        return exercises_words.log_failed(keeper.failure)
    return exercises_words.log_put_aside(keeper.aside) if keeper.aside else ""
