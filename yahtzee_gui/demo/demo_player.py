# SPDX-License-Identifier: MIT
"""A demonstration plays one game by the coach's own advice, or as it was played before, in a window that saves nothing.

The player takes no part in it: the window only watches, and has a bar to stop it, go on by steps, and ask why.

Verhoeff's games are opened as he published them: the best player for fair dice meets the demon, which ends with 19
points, or meets nothing but misfortune, which ends with 12. Of the second game he gives how each turn ends; the rolls
before are the likeliest (`engine.lab.lowest`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.options import Option
from engine.game_review.review import Review
from engine.games.game import Game, Scored
from engine.games.record import Record
from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.demo import words
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed, Pace
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.kit.drawing import as_png
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.shell.banner import Notice
from yahtzee_gui.shell.main_window import MainWindow
from yahtzee_gui.shell.menus import TransportBar
from yahtzee_gui.words import games, names, numbers
from yahtzee_gui.words.boxes import speaking_of
from yahtzee_gui.words.games import final_score
from yahtzee_gui.words.options import as_deed

_LENGTHS = {Pace.SLOW: 2.5, Pace.STEADY: 1.0, Pace.FAST: 0.4}
"""How long a step takes at each pace, in steps of the steady one."""


class DemoPlayer(QObject):
    """Plays as a game that is over was played, else the best option, a step at a time, in a window that only watches.

    Signals:
        stepped: a step was taken and the window shows it.
        finished: the game is over and reviewed.
    """

    stepped = Signal()
    finished = Signal()

    def __init__(self, window: MainWindow, game: Game, pause: int, name: str = "") -> None:
        """`name` is who played a game that is over."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._controller.is_demo = True
        self._controller.set_mode(CoachMode.LIVE)
        self._game, self._name = game, name
        self._pause = pause
        self._pace = Pace.STEADY
        self._owes_step = self._asked_why = False
        self._timer = QTimer(self, interval=pause)
        self._timer.timeout.connect(self._go_on)
        window.let_watch(self._make_bar)
        self._controller.changed.connect(self._refresh)

    def start(self) -> None:
        self._controller.open_record(Record(self._game.start))
        self._timer.start()
        self._refresh()

    # ---- what the bar asks for ----

    def _make_bar(self) -> TransportBar:
        bar = TransportBar()
        bar.play.clicked.connect(self._stop_or_go)
        bar.step.clicked.connect(self._step_once)
        bar.why.clicked.connect(self._say_why)
        bar.pace.choiceRequested.connect(self._set_pace)
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
        self._timer.stop()
        self._asked_why = True
        self._controller.review_cursor.view(None)
        option = self._next
        if option is not None:
            self._controller.review_cursor.select(option)
        self._refresh()

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self._timer.setInterval(round(self._pause * _LENGTHS[pace]))
        self._window.tray.motion.set_speed(DiceSpeed.FAST if pace is Pace.FAST else DiceSpeed.NORMAL)

    # ---- the state of the bar ----

    @property
    def _is_over(self) -> bool:
        game = self._controller.game
        return game is not None and game.is_over

    @property
    def _next(self) -> Option | None:
        """The option that is taken next; None where there is nothing to choose, or it is not known yet."""
        review = self._controller.review
        if review is None or review.analysis is None or not self._game.is_over:
            return review.analysis.best if review is not None and review.analysis is not None else None
        done = self._game.events[len(review.game.events)]
        taken = (done.category, None) if isinstance(done, Scored) else (None, review.game.kept_dice(done.kept))
        return next(option for option in review.analysis.options if (option.category, option.keep) == taken)

    def _refresh(self) -> None:
        self._take_owed_step()
        if self._window.bar is not None:
            self._show_state(self._window.bar)

    def _show_state(self, bar: TransportBar) -> None:
        with speaking_of(self._game.rules):
            sentence = self._sentence()
        bar.show_state(sentence, self._pace, is_running=self._timer.isActive(), is_over=self._is_over)

    def _sentence(self) -> str:
        game, option = self._controller.game, self._next
        watching = words.somebody_plays(self._name) if self._game.is_over else words.watching()
        if game is not None and game.is_over:
            score = final_score(game.points_so_far)
            return f"{self._name}: {score}" if self._game.is_over else words.watched_to_the_end(score)
        if self._timer.isActive() or game is None:
            return watching
        if option is not None:
            return (words.why_next if self._asked_why else words.next_choice)(as_deed(option))
        return words.next_roll() if not game.has_rolled else watching

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
        self._play(self._next)
        self.stepped.emit()

    def _play(self, option: Option | None) -> None:
        scene = self._controller.scene()
        if option is None:
            self._controller.roll()
        elif option.category is not None and scene.choosing.box is not option.category:
            self._controller.choose_box(option.category)
        elif option.category is not None:
            self._controller.score(option.category)
        elif option.keep is not None and scene.kept_dice != option.keep:
            self._controller.keep(option.keep)
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
        path = self._folder / f"{name}.png"
        with contextlib.suppress(OSError):
            files.write_atomically(path, [as_png(self._window.grab().toImage())])
            self.pictures.append(path)


def report(review: Review) -> Iterator[str]:
    """Yield the lines of the report on a finished game."""
    game = review.game
    yield words.report_heading(game.seed, names.rules_in_sentence(game.rules))
    for category, points in game.filled.items():
        yield f"  {names.category(category):<18}{points:>5}"
    yield f"  {tray_words.total():<18}{game.points_so_far:>5}"
    yield words.report_split(review)
    yield f"{numbers.decimal(review.accuracy or 0.0, 1)} % {end_page_words.accuracy()}"
    yield words.report_verdicts(review)


@dataclass(frozen=True)
class Story:
    """A game that is led through: its file among the assets, and what is said of it."""

    game: str
    title: Callable[[], str]
    introduction: Callable[[], str]


STORIES = {
    "verhoeff": Story("games/verhoeff.json", games.verhoeff_title, games.verhoeff_introduction),
    "lowest": Story("games/lowest.json", games.lowest_title, games.lowest_introduction),
}
"""The famous games, by their names in the menus: the one against the demon, and that with the lowest score."""


class VerhoeffGuide(QObject):
    """Leads through the game of `story` in `window`, which has been opened for it."""

    def __init__(self, window: MainWindow, store: GameFiles, story: Story) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._store = store
        self._story = story
        self._is_on_its_way = False

    def start(self) -> None:
        """Read the game; its first decision shows as soon as the demon's table is there."""
        self._controller.set_mode(CoachMode.LIVE)
        self._controller.changed.connect(self._begin)
        self._window.banner.show_notice(Notice(self._story.introduction()))
        self._store.import_from(asset(self._story.game))

    def _begin(self) -> None:
        review = self._controller.review
        if review is not None and review.decisions and not self._is_on_its_way:
            self._is_on_its_way = True
            self._controller.changed.disconnect(self._begin)
            self._controller.review_cursor.view(review.decisions[0])
