# SPDX-License-Identifier: MIT
"""Board requests are what is asked for on an exercise board, passed on to the training that is done there just now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.rules.categories import Category
from yahtzee_gui.play.training.training import Training
from yahtzee_gui.widgets.trainer.exercise_board import ExerciseBoard


class BoardRequests(QObject):
    """Asks the training that `current` returns, if there is one, for what is meant on `board`, and lives with that."""

    def __init__(self, board: ExerciseBoard, current: Callable[[], Training | None]) -> None:
        super().__init__(board)
        self._current = current
        board.toggleRequested.connect(self._toggle)
        board.boxChosen.connect(self._choose_box)
        board.scoreRequested.connect(self._score)
        board.pressed.connect(self._press)
        board.showRequested.connect(self._show)
        board.nextRequested.connect(self._go_on)

    def _toggle(self, place: int) -> None:
        training = self._current()
        if training is not None:
            training.toggle(place)

    def _choose_box(self, box: Category | None) -> None:
        training = self._current()
        if training is not None:
            training.choose_box(box)

    def _score(self, box: Category) -> None:
        training = self._current()
        if training is not None:
            training.score(box)

    def _press(self) -> None:
        training = self._current()
        if training is not None:
            training.press()

    def _show(self) -> None:
        training = self._current()
        if training is not None:
            training.show()

    def _go_on(self) -> None:
        training = self._current()
        if training is not None:
            training.go_on()
