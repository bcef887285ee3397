# SPDX-License-Identifier: MIT
"""A demonstration plays one game by the coach's own advice, in a window of its own that saves nothing.

The player takes no part in it: the window only watches, and has a bar to stop it, go on by steps, and ask why.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QObject, QTimer, Signal

from engine.analysis.options import Analysis, Option
from engine.game_review.review import Review
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.demo import words
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed, Pace
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.shell.main_window import MainWindow
from yahtzee_gui.shell.transport_bar import TransportBar
from yahtzee_gui.words import names

_LENGTHS = {Pace.SLOW: 2.5, Pace.STEADY: 1.0, Pace.FAST: 0.4}
"""How long a step takes at each pace, in steps of the steady one."""


class DemoPlayer(QObject):
    """Takes the best option whenever the coach has ranked them, a step at a time, in a window that only watches.

    Signals:
        stepped: a step was taken and the window shows it.
        finished: the game is over and reviewed.
    """

    stepped = Signal()
    finished = Signal()

    def __init__(self, window: MainWindow, seed: str | None, pause: int) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._controller.set_mode(CoachMode.LIVE)
        self._seed = seed
        self._pause = pause
        self._pace = Pace.STEADY
        self._owes_step = self._asked_why = False
        self._timer = QTimer(self)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._go_on)
        window.let_watch(self._make_bar)
        self._controller.changed.connect(self._refresh)

    def start(self) -> None:
        """Begin a game of the default rules and play it."""
        game = Game(rules=DEFAULT_RULES) if self._seed is None else Game(self._seed, DEFAULT_RULES)
        self._controller.open_record(Record(game))
        self._timer.start()
        self._refresh()

    # ---- what the bar asks for ----

    def _make_bar(self) -> TransportBar:
        bar = TransportBar(self._window.colors)
        bar.playRequested.connect(self._stop_or_go)
        bar.stepRequested.connect(self._step_once)
        bar.whyRequested.connect(self._say_why)
        bar.paceRequested.connect(self._set_pace)
        self._show_state(bar)
        return bar

    def _stop_or_go(self) -> None:
        self._asked_why = self._owes_step = False
        if self._timer.isActive():
            self._timer.stop()
        elif not self._is_over:
            self._timer.start()
        self._refresh()

    def _step_once(self) -> None:
        """Take one step and stop; as soon as the coach has ranked the options, if it has not yet."""
        self._timer.stop()
        self._asked_why, self._owes_step = False, True
        self._take_owed_step()
        self._refresh()

    def _say_why(self) -> None:
        """Stop, and have the coach explain what comes next."""
        self._timer.stop()
        self._asked_why = True
        self._controller.review_cursor.view(None)
        best = self._best
        if best is not None:
            self._controller.review_cursor.select(best)
        self._refresh()

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self._timer.setInterval(round(self._pause * _LENGTHS[pace]))
        self._window.tray.set_speed(DiceSpeed.FAST if pace is Pace.FAST else DiceSpeed.NORMAL)

    # ---- the state of the bar ----

    @property
    def _is_over(self) -> bool:
        game = self._controller.game
        return game is not None and game.is_over

    @property
    def _best(self) -> Option | None:
        """The option that is taken next; None where there is nothing to choose, or it is not known yet."""
        review = self._controller.review
        return review.analysis.best if review is not None and review.analysis is not None else None

    def _refresh(self) -> None:
        self._take_owed_step()
        if self._window.bar is not None:
            self._show_state(self._window.bar)

    def _show_state(self, bar: TransportBar) -> None:
        bar.show_state(self._sentence(), self._pace, is_running=self._timer.isActive(), is_over=self._is_over)

    def _sentence(self) -> str:
        game, best = self._controller.game, self._best
        if game is not None and game.is_over:
            return words.watched_to_the_end(game.points_so_far)
        if self._timer.isActive() or game is None:
            return words.watching()
        if best is not None:
            return words.why_next(best) if self._asked_why else words.next_choice(best)
        return words.next_roll() if not game.has_rolled else words.watching()

    # ---- playing ----

    def _go_on(self) -> None:
        """Take a step when it is time for one, unless dice are still in the air."""
        if not self._window.tray.motion.is_moving:
            self._step()

    def _take_owed_step(self) -> None:
        if self._owes_step and self._controller.review is not None:
            self._owes_step = False
            self._step()

    def _step(self) -> None:
        """Take one step if the coach is ready for it: roll, mark what is kept, choose a box, or score it."""
        controller = self._controller
        review = controller.review
        if review is None:
            return
        if review.game.is_over:
            self._timer.stop()
            self._refresh()
            self.finished.emit()
            return
        controller.review_cursor.view(None)
        self._play(review.analysis)
        self.stepped.emit()

    def _play(self, analysis: Analysis | None) -> None:
        if analysis is None:
            self._controller.roll()
            return
        best, scene = analysis.best, self._controller.scene()
        if best.category is not None and scene.box is not best.category:
            self._controller.choose_box(best.category)
        elif best.category is not None:
            self._controller.score(best.category)
        elif best.keep is not None and scene.kept_dice != best.keep:
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
        path, picture = self._folder / f"{name}.png", QBuffer()
        picture.open(QBuffer.OpenModeFlag.WriteOnly)
        with contextlib.suppress(OSError):
            if self._window.grab().save(picture, "PNG"):
                files.write_atomically(path, [bytes(picture.data().data())])
                self.pictures.append(path)


def report(review: Review) -> Iterator[str]:
    """Yield the lines of the report on a finished game."""
    game = review.game
    yield words.report_heading(review)
    for category, points in game.filled.items():
        yield f"  {names.category(category):<18}{points:>5}"
    yield f"  {tray_words.total():<18}{game.points_so_far:>5}"
    yield words.report_split(review)
    yield end_page_words.accuracy(review.accuracy or 0.0)
    yield words.report_verdicts(review)
