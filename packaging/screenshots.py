# SPDX-License-Identifier: MIT
"""Make the pictures that README and the guide show, or of every state of the window: light and dark, large and small.

Those of the guide are in docs/guide/pictures, of the size in which it shows them, in a folder for each language.

    python packaging/screenshots.py                         (those of README and the guide)
    python packaging/screenshots.py --guide LANGUAGE        (only the pictures of the guide in that language)
    python packaging/screenshots.py FOLDER [LANGUAGE]       (every state, to look at)

Runs offscreen in a home folder of its own. The games are seeded, so the same program makes the same pictures.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

import engine
from engine.games.game import Game
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.strategies import Face
from engine.training.lesson_effects import Evidence
from engine.training.puzzles import Rating, expected_result
from yahtzee_gui.app import Session, make_application
from yahtzee_gui.board import match_words
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, DiceSpeed
from yahtzee_gui.learn.log import PracticeKeeper
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.choice import GameChoice
from yahtzee_gui.new_game.page import NewGameDialog
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.review.turn_chances_page import TurnChancesPage
from yahtzee_gui.rules_lab.draft import FieldPlace
from yahtzee_gui.rules_lab.session import RulesLab
from yahtzee_gui.set_up.page import SetUpPage
from yahtzee_gui.strategies.session import Strategies

SEED = "screenshots-17"
DAY = date(2026, 11, 22)
COMFORTABLE, SMALLEST = ("", (1240, 800)), ("-small", (1000, 680))
_LAYOUTS = 3
"""How often a page is laid out until it rests: one that puts its cards below each other asks for more height then."""
DOCS = Path(__file__).resolve().parent.parent / "docs"
FOLDER, IN_README = DOCS / "screenshots", ("after-light", "demon-dark")
PICTURES, PICTURE_WIDTH = DOCS / "guide" / "pictures", 620
IN_GUIDE = ("live", "after", "end", "learn", "match")
GAMES = 80
PUZZLES = 90
BETTER_AND_BETTER = ("greedy", "mince", "rules-of-thumb", "pupil-6", "pupil-12")


def wait_for(condition: Callable[[], bool], seconds: float = 300.0) -> None:
    """Let the program run until `condition` holds."""
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if condition() else None)
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    timer.start(2)
    if not condition():
        loop.exec()
    if not condition():
        raise TimeoutError("the program did not get there")


class Studio:
    """Drives one session and takes its pictures."""

    def __init__(self, folder: Path, *, everything: bool) -> None:
        self.folder = folder
        self._everything = everything
        self.session = Session()
        self.window = self.session.window
        self.controller = self.session.controller
        self.window.tray.motion.set_speed(DiceSpeed.OFF)
        self.window.celebrations.set_enabled(False)  # a card would cover what the picture is of

    def _is_explained(self) -> bool:
        """Whether all that is to be explained now is; a choice for a goal has nothing but its chances."""
        scene = self.controller.scene()
        return all(inquiry in scene.said.answers for inquiry in scene.inquiries)

    def settle(self) -> None:
        """Wait until the coach has looked at the game as it is."""
        wait_for(lambda: self.controller.review is not None)
        wait_for(self._is_explained)

    @property
    def _themes(self) -> tuple[Appearance, ...]:
        also = (Appearance.HIGH_CONTRAST,) if self._everything else ()
        return (Appearance.LIGHT, Appearance.DARK, *also)

    def shoot_each(self, name: str, make: Callable[[], QDialog]) -> None:
        """Save pictures of a dialog that takes the colours it begins with, made anew for each theme."""
        self.window.resize(*COMFORTABLE[1])
        for theme in self._themes:
            self.window.settings.appearance = theme
            dialog = make()
            dialog.show()
            self._save(dialog, f"{name}-{theme.value}")
            dialog.close()

    def shoot(self, name: str, widget: QWidget | None = None) -> None:
        """Save pictures of the window in both themes and sizes, or of another widget in both themes."""
        wait_for(self._is_explained)
        for theme in self._themes:
            self.window.settings.appearance = theme
            if widget is not None:
                self._save(widget, f"{name}-{theme.value}")
                continue
            for suffix, size in (COMFORTABLE, SMALLEST):
                if not suffix or self._everything:
                    self.window.resize(*size)
                    self._save(self.window, f"{name}{suffix}-{theme.value}")

    def _save(self, widget: QWidget, name: str) -> None:
        for _ in range(_LAYOUTS):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            QApplication.processEvents()
        path = self.folder / f"{name}.png"
        if not widget.grab().save(str(path)):
            raise OSError(f"{path} cannot be written")

    def play(self, turns: int) -> None:
        """Play turns well, with a slip in some: keep nothing, or take the second-best box."""
        for _ in range(turns):
            self.play_turn(slips=self.controller.game.turn in (2, 5, 8, 11))

    def roll(self) -> None:
        """Roll, and wait until the dice lie there: some are dealt on the worker."""
        before = self.controller.game
        self.controller.roll()
        wait_for(lambda: self.controller.game is not before)
        self.settle()

    def best_keep(self) -> tuple[int, ...] | None:
        """Return the dice to keep that are best, of those choices that keep any."""
        options = self.controller.scene().analysis.options
        return next(option.keep for option in options if option.is_reroll and option.keep)

    def play_turn(self, *, slips: bool) -> None:
        """Play one turn by the coach, or nearly."""
        self.roll()
        while True:
            self.settle()
            options = self.controller.scene().analysis.options
            choices = [option for option in options if option.category is not None or option.is_reroll]
            option = choices[min(3, len(choices) - 1)] if slips else choices[0]
            slips = False
            if option.category is not None:
                self.controller.score(option.category)
                self.settle()
                return
            self.controller.keep(option.keep or ())
            self.roll()

    def play_by_value(self) -> None:
        """Play a turn of a match by expected scores, whatever it is played for, and let the others play theirs."""
        self.roll()
        while True:
            best = engine.advise(self.controller.game.position).best
            if best.category is not None:
                self.controller.score(best.category)
                break
            self.controller.keep(best.keep or ())
            self.roll()
        wait_for(lambda: self.controller.scene().is_my_turn)


def solve_puzzles(keeper: PracticeKeeper) -> None:
    """Have a player who gets better answer puzzles, ten a day."""
    wait_for(lambda: keeper.log is not None)
    random = Random(SEED)
    for number in range(PUZZLES):
        at = datetime(DAY.year, DAY.month, DAY.day, 19, tzinfo=UTC) - timedelta(days=(PUZZLES - number) // 10)
        log = keeper.log
        hard = Rating(log.rating(at).value + random.uniform(-120.0, 120.0), 105.0)
        is_found = random.random() < expected_result(Rating(1480.0 + 3.0 * number), hard)
        answer = log.answered(at, 0.0 if is_found else 3.0, hard)
        keeper.change(lambda known, answer=answer: known.with_answer(answer))  # type: ignore[misc]


def photograph_first_run(studio: Studio) -> None:
    """Take the welcome while the table is being built, and after."""
    studio.session.open()
    dialog = studio.window.dialogs.get(Page.WELCOME)
    table = studio.controller.table
    wait_for(lambda: table.status.progress is not None and table.status.progress.fraction > 0.2)
    studio.shoot("first-run", dialog)
    wait_for(lambda: table.status.state is TableState.READY)
    studio.shoot("first-run-ready", dialog)
    dialog.accept()


def photograph_game(studio: Studio) -> None:
    """Take a game from its start to its end."""
    controller = studio.controller
    controller.open_record(Record(Game(SEED, DEFAULT_RULES)))
    controller.set_mode(CoachMode.LIVE)
    studio.settle()
    studio.shoot("start")
    studio.play(5)
    controller.roll()
    studio.settle()
    best_keep = studio.best_keep()
    controller.keep(best_keep)
    studio.shoot("live")
    photograph_final_score(studio)
    photograph_set_up_and_chances(studio)
    photograph_modes(studio)
    controller.keep(best_keep)
    for _ in range(2):
        controller.roll()
    studio.settle()
    studio.window.scorecard.go_to(Category.CHANCE)
    studio.shoot("scoring")
    controller.score(next(o.category for o in controller.scene().analysis.options if o.category is not None))
    studio.play(7)
    studio.shoot("end")
    controller.review_cursor.view_mistake(1)
    studio.shoot("looking-back")
    controller.review_cursor.view(None)


def photograph_final_score(studio: Studio) -> None:
    """Take how the game may end, on the card below the dice, and show the line again."""
    ahead = studio.window.ahead
    ahead.show(CardFace.FINAL_SCORE)
    wait_for(lambda: ahead.state.look_ahead is not None and ahead.state.look_ahead.option in ahead.state.ends)
    studio.shoot("final-score")
    ahead.show(CardFace.FINAL_SCORE)


def photograph_set_up_and_chances(studio: Studio) -> None:
    """Take the position as it is set up, and the chances of its turn."""
    pages = studio.window.dialogs
    pages.show(Page.SET_UP)
    set_up = pages.newest
    assert isinstance(set_up, SetUpPage)
    wait_for(lambda: set_up.card.view.why.pairs is not None)
    studio.shoot("set-up")
    pages.leave()
    pages.show(Page.TURN_CHANCES)
    chances = pages.newest
    assert isinstance(chances, TurnChancesPage)
    wait_for(lambda: bool(chances.figure.text()))
    studio.shoot("turn-chances")
    pages.leave()


def photograph_modes(studio: Studio) -> None:
    """Take what each mode shows in the same position, and leave the game as it was."""
    controller = studio.controller
    kept = controller.scene().kept_dice
    controller.set_mode(CoachMode.OFF)
    studio.shoot("off")
    controller.set_mode(CoachMode.WARN)
    controller.keep(())
    controller.roll()
    studio.shoot("warn")
    controller.confirmations.think_again()
    controller.set_mode(CoachMode.AFTER)
    controller.keep(())
    controller.roll()
    studio.settle()
    studio.shoot("after")
    controller.undo()
    studio.settle()
    controller.set_mode(CoachMode.LIVE)
    controller.keep(kept)


def photograph_demon(studio: Studio) -> None:
    """Take a turn against the demon."""
    controller = studio.controller
    controller.new_game(DEFAULT_RULES, DEMON)
    wait_for(lambda: controller.table.is_ready)
    studio.settle()
    studio.play(3)
    studio.roll()
    controller.keep(studio.best_keep())
    studio.shoot("demon")


def photograph_match(studio: Studio) -> None:
    """Take a match with linked dice against two, from its start to the middle of a late turn."""
    controller = studio.controller
    others = [(match_words.face_name(face), face.value) for face in (Face.GRETA, Face.THUMB)]
    seats = [(new_game_words.you(), ""), *others]
    controller.open_record(begin(seats, DEFAULT_RULES, SEED, linked=True))
    controller.set_mode(CoachMode.OFF)  # only the last turns are to be looked at, by their chances
    for _ in range(8):
        studio.play_by_value()
    controller.set_mode(CoachMode.LIVE)
    studio.settle()
    studio.roll()
    wait_for(lambda: controller.scene().analysis is not None)  # the chances of a turn come when they are known
    controller.keep(studio.best_keep())
    wait_for(lambda: controller.scene().said.outlook is not None)  # else "…" stands for what is needed
    studio.shoot("match")


def play_earlier_games(studio: Studio) -> None:
    """Fill the history with games of a player who gets better and better."""
    history, now = studio.session.services.library, datetime(2026, 11, 22, 18, tzinfo=UTC)
    for number in range(GAMES):
        strategy = BETTER_AND_BETTER[number * len(BETTER_AND_BETTER) // GAMES]
        game = engine.play(strategy, f"earlier-{number}")
        history.keep(FinishedGame.of(Record(game), now - timedelta(days=GAMES - number)))
    wait_for(lambda: history.figures is not None and history.figures.games >= GAMES)
    history.ask_for_older()
    wait_for(lambda: not any(game.grade is None for game in history.figures.latest))


def photograph_page(studio: Studio, name: str, page: Page) -> None:
    """Take a page once it shows what it is for."""
    pages, services = studio.window.dialogs, studio.session.services
    pages.show(page)
    if page in (Page.LEARN, Page.PROGRESS):
        learned = services.progress
        wait_for(lambda: learned.progress is not None and len(learned.progress.games) >= GAMES)
        for _ in range(2):  # behind what these games set off, and what that did
            answered: list[object] = []
            services.library.ask(lambda _: True, answered.append)
            wait_for(lambda answered=answered: bool(answered) and not services.engine.is_asked(Evidence))  # type: ignore[misc]
    if page is Page.HISTORY:
        wait_for(lambda: bool(pages.newest.table.lines.index(0, 0).data()))
    if page is Page.SHARING:
        wait_for(lambda: pages.newest.found is not None)
    if page is Page.STRATEGIES:
        session = pages.session(page)
        assert isinstance(session, Strategies)
        wait_for(lambda: not session.fractions)
    studio.shoot(name)
    pages.leave()


def photograph_pages(studio: Studio) -> None:
    """Take the pages, the question for a new game, and the banner."""
    window = studio.window
    pages = window.dialogs
    studio.shoot_each(
        "new-game",
        lambda: NewGameDialog(GameChoice(), DAY, studio.session.services.library.figures or History(), window),
    )
    named = {
        "settings": Page.SETTINGS,
        "fairness": Page.FAIRNESS,
        "sharing": Page.SHARING,
        "progress": Page.PROGRESS,
        "history": Page.HISTORY,
        "strategies": Page.STRATEGIES,
        "days": Page.DAYS,
        "help": Page.HELP,
    }
    for name, page in named.items():
        photograph_page(studio, name, page)
    solve_puzzles(studio.session.services.practice_log)
    window.beside.learning.solve_puzzles()
    practice = studio.session.services.practice
    wait_for(lambda: practice.current.stage is PracticeStage.ASKING)
    studio.shoot("practice")
    pages.leave()


def photograph_laboratory(studio: Studio) -> None:
    """Take rules that were changed, side by side with the usual ones."""
    pages = studio.window.dialogs
    pages.show(Page.RULES_LAB)
    lab = pages.session(Page.RULES_LAB)
    assert isinstance(lab, RulesLab)
    lab.write(FieldPlace("upper_bonus"), "50")
    lab.write(FieldPlace("extra_yahtzee"), "0")
    lab.call("Big bonus, no extra Yahtzees")
    wait_for(lambda: lab.stage is None)
    studio.shoot("rules-lab")
    pages.leave()


def illustrate_readme(folder: Path) -> None:
    """Keep what README shows of those just taken in `folder`."""
    for name in IN_README:
        shutil.copy(folder / f"{name}.png", FOLDER)


def illustrate_guide(folder: Path, language: str) -> None:
    """Make the pictures of the guide in a language from those just taken in `folder`."""
    pictures = PICTURES / language
    pictures.mkdir(parents=True, exist_ok=True)
    for name in (f"{name}-{theme.value}.png" for name in IN_GUIDE for theme in (Appearance.LIGHT, Appearance.DARK)):
        taken, smooth = QImage(str(folder / name)), Qt.TransformationMode.SmoothTransformation
        if not taken.scaledToWidth(PICTURE_WIDTH, smooth).save(str(pictures / name)):
            raise OSError(f"{pictures / name} cannot be written")


def main() -> int:
    """Make all pictures and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("language", nargs="?", default="en")
    parser.add_argument("--guide", metavar="LANGUAGE", help="take only what the guide shows in that language")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            os.environ[name] = home
        folder = asked.folder or Path(home, "taken")
        folder.mkdir(parents=True, exist_ok=True)
        language = asked.guide or asked.language
        make_application(language)
        studio = Studio(folder, everything=asked.folder is not None)
        try:
            photograph_first_run(studio)
            photograph_game(studio)
            photograph_match(studio)
            play_earlier_games(studio)
            photograph_page(studio, "learn", Page.LEARN)
            if not asked.guide:
                photograph_demon(studio)
            if asked.folder is not None:
                photograph_pages(studio)
                photograph_laboratory(studio)
        finally:
            studio.window.close()
            studio.session.join()
        if asked.folder is None:
            illustrate_guide(folder, language)
        if not (asked.folder or asked.guide):
            illustrate_readme(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
