# SPDX-License-Identifier: MIT
"""A demonstration plays one game by the coach's own advice, in a window of its own that saves nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.options import Analysis
from engine.coach.review import Review
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.window.main_window import MainWindow
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import ending, play
from yahtzee_gui.wording.pages import demonstration


class DemoPlayer(QObject):
    """Takes the best option whenever the coach has ranked them, a step at a time.

    Signals:
        stepped: a step was taken and the window shows it.
        finished: the game is over and reviewed.
    """

    stepped = Signal()
    finished = Signal()

    def __init__(self, window: MainWindow, seed: str | None, pause: int) -> None:
        super().__init__(window)
        self._controller = window.controller
        self._controller.set_mode(CoachMode.LIVE)
        self._seed = seed
        self._timer = QTimer(self)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._step)

    def start(self) -> None:
        """Begin a game of the default rules and play it."""
        game = Game(rules=DEFAULT_RULES) if self._seed is None else Game(self._seed, DEFAULT_RULES)
        self._controller.open_record(Record(game))
        self._timer.start()

    def _step(self) -> None:
        """Take one step if the coach is ready for it: roll, mark what is kept, or score."""
        controller = self._controller
        review = controller.review
        if review is None:
            return
        if review.game.is_over:
            self._timer.stop()
            self.finished.emit()
            return
        self._play(review.analysis)
        self.stepped.emit()

    def _play(self, analysis: Analysis | None) -> None:
        if analysis is None:
            self._controller.roll()
            return
        best = analysis.best
        if best.category is not None:
            self._controller.score(best.category)
        elif best.keep is not None and self._controller.scene().kept_dice != best.keep:
            self._controller.keep(best.keep)
        else:
            self._controller.roll()


class Photographer(QObject):
    """Saves pictures of a demonstration: its start, one of each few turns, and its end."""

    _EVERY_TURNS = 3

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._turn = 0
        self.pictures: list[Path] = []

    def after_step(self) -> None:
        """Save a picture when a turn that is due has ranked options and dice marked."""
        controller = self._window.controller
        game, review = controller.game, controller.review
        if game is None or review is None or review.analysis is None or not any(controller.kept):
            return
        if game.turn != self._turn and game.turn % self._EVERY_TURNS == 1:
            self._turn = game.turn
            self.save(f"turn-{game.turn:02d}")

    def save(self, name: str) -> None:
        """Save a picture of the window as it is."""
        path = self._folder / f"{name}.png"
        if self._window.grab().save(str(path)):
            self.pictures.append(path)


def report(review: Review) -> Iterator[str]:
    """Yield the lines of the report on a finished game."""
    game = review.game
    yield demonstration.report_heading(review)
    for category, points in game.filled.items():
        yield f"  {names.category(category):<18}{points:>5}"
    yield f"  {play.total():<18}{game.points_so_far:>5}"
    yield demonstration.report_split(review)
    yield ending.accuracy(review.accuracy)
    yield demonstration.report_verdicts(review)
