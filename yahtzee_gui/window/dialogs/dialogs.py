# SPDX-License-Identifier: MIT
"""The dialogs: a table of the pages that open beside the main window, and the questions for a game or a file.

A page is imported when it is opened for the first time: the window is painted sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from engine.games import saved
from engine.games.notation import NotationError
from engine.rules.dice_models import DiceModel
from engine.rules.par import par
from engine.rules.scoring import RuleSet
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui import presenter
from yahtzee_gui.play.company.race import Race
from yahtzee_gui.play.company.tables import table_from
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene.table_watch import TableState
from yahtzee_gui.services.history.days import by_day
from yahtzee_gui.services.history.finished_game import GameKey
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.on_screen import keep_on_screen
from yahtzee_gui.window.dialogs.chosen_settings import ChosenSettings
from yahtzee_gui.window.dialogs.groups.learning_pages import LearningPages
from yahtzee_gui.window.dialogs.groups.practice_pages import PracticePages
from yahtzee_gui.window.dialogs.groups.reading_pages import ReadingPages, table_in_words
from yahtzee_gui.window.dialogs.groups.review_pages import ReviewPages
from yahtzee_gui.window.dialogs.groups.trainer_pages import TrainerPages
from yahtzee_gui.window.dialogs.history_dialogs import HistoryDialogs
from yahtzee_gui.window.dialogs.openers import Opener, OpenPages, Page
from yahtzee_gui.window.dialogs.saving import ask_for_target
from yahtzee_gui.wording.coach import coaching
from yahtzee_gui.wording.game import demons
from yahtzee_gui.wording.pages.played import file_dialogs

if TYPE_CHECKING:
    from yahtzee_gui.pages.beginning.first_run import FirstRunDialog
    from yahtzee_gui.pages.played.days import DaysDialog
    from yahtzee_gui.pages.played.fairness import FairnessDialog
    from yahtzee_gui.pages.played.five_games import FiveGamesDialog
    from yahtzee_gui.pages.played.history import HistoryDialog
    from yahtzee_gui.pages.played.race import RaceDialog
    from yahtzee_gui.pages.settings import SettingsDialog
    from yahtzee_gui.services.history.finished_game import FinishedGame

_GAME_ENDING = ".json"


class Dialogs(QObject):
    """Opens pages beside `parent`, in its `colors`, and does what they ask for.

    Signals:
        appearanceRequested: the `Appearance` that the window is to have.
        diceSpeedRequested: the `DiceSpeed` that the tray is to have.
        keysChosen: the `Keys` that hold from now on.
        celebrationsRequested: whether moments are to be celebrated.
        welcomed: the welcome pages have been closed.
        quitRequested: the key that ends the program was pressed on a page.
        gameRefused: the `Refusal` of a game of the history that cannot be opened any more.
    """

    appearanceRequested = Signal(object)
    diceSpeedRequested = Signal(object)
    keysChosen = Signal(object)
    celebrationsRequested = Signal(bool)
    welcomed = Signal()
    quitRequested = Signal()
    gameRefused = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        controller: GameController,
        services: Services,
        race: Race,
        colors: Callable[[], Colors],
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._controller = controller
        self._services = services
        self._race = race
        self._wanted: GameKey | None = None
        self._colors = colors
        self._chosen = ChosenSettings(controller, services, self)
        self._chosen.appearanceRequested.connect(self.appearanceRequested)
        self._chosen.diceSpeedRequested.connect(self.diceSpeedRequested)
        self._chosen.celebrationsRequested.connect(self.celebrationsRequested)
        self._chosen.keysChosen.connect(self.keysChosen)
        self._review = ReviewPages(parent, controller, services, colors, self)
        self._learning = LearningPages(parent, services, colors, self)
        self._learning.gameRequested.connect(self._look_for)
        self._learning.lessonRequested.connect(self.show_lesson)
        self.practice = PracticePages(parent, services, colors, self)
        self._learning.practiceRequested.connect(self.practice.ask)
        self.history_files = HistoryDialogs(parent, services.history_files, self)
        self._trainer = TrainerPages(parent, controller, services, colors, self)
        self._trainer.lessonRequested.connect(self.show_lesson)
        self._reading = ReadingPages(parent, controller, services, colors)
        self._pages = OpenPages(self._openers(), lambda: services.settings.keys, self)
        self._pages.quitRequested.connect(self.quitRequested)
        services.history.loaded.connect(self._follow_history)
        services.history.found.connect(self._take_found)
        for pages in (self._learning, self.practice):
            pages.changed.connect(self._pages.refresh)
            pages.pageRequested.connect(self.show)
        self._review.changed.connect(self._pages.refresh)
        self._trainer.changed.connect(self._pages.refresh)
        controller.changed.connect(self._follow_game)

    def _openers(self) -> Mapping[Page, Opener[Any]]:
        """Return, for every page, how it is made, connected, and brought up to date."""
        return {
            Page.WELCOME: Opener(self._make_welcome, self._connect_welcome, self._refresh_welcome),
            Page.HISTORY: Opener(self._make_history, self._connect_history, self._refresh_history),
            Page.FIVE_GAMES: Opener(self._make_five_games, refresh=self._refresh_five_games),
            Page.DAYS: Opener(self._make_days, self._connect_days, self._refresh_days),
            Page.RACE: Opener(self._make_race, refresh=self._refresh_race),
            **self._learning.openers(),
            **self._trainer.openers(),
            **self.practice.openers(),
            Page.FAIRNESS: Opener(self._make_fairness),
            **self._review.openers(),
            Page.SETTINGS: Opener(self._make_settings, self._chosen.connect_page),
            **self._reading.openers(),
        }

    @property
    def first_run(self) -> FirstRunDialog | None:
        """The welcome pages, while they are open."""
        return cast("FirstRunDialog | None", self._pages.get(Page.WELCOME))

    @property
    def newest(self) -> QDialog | None:
        """The page that was opened last, if it is open."""
        return self._pages.newest

    def show(self, page: Page) -> None:
        """Open a page if that can be done now; one that is open comes to the front."""
        self._pages.show(page)

    def show_lesson(self, lesson: Lesson) -> None:
        """Open the page of lessons at one of them."""
        self.show(Page.LESSONS)
        self._trainer.read(lesson)

    def close_newest(self) -> bool:
        """Close the page that was opened last, and return whether there was one."""
        return self._pages.close_newest()

    def drop(self) -> list[tuple[Page, QRect]]:
        """Take all pages away, as if they had never been open; return which, and where they were."""
        return self._pages.drop()

    def show_again(self, dropped: Iterable[tuple[Page, QRect]]) -> None:
        """Open pages again where they were."""
        self._pages.show_again(dropped)
        settings = cast("SettingsDialog | None", self._pages.get(Page.SETTINGS))
        if settings is not None:  # that is where another language is chosen
            settings.language.setFocus()

    def apply_colors(self) -> None:
        """Give open pages the colours of the window."""
        self._pages.set_colors(self._colors())

    def _follow_game(self) -> None:
        self._pages.refresh(Page.WELCOME, Page.TABLES, Page.SIDE_BY_SIDE, Page.RACE)

    def _follow_history(self) -> None:
        self._pages.refresh(Page.HISTORY, Page.FIVE_GAMES, Page.DAYS)

    # ---- games and files ----

    def ask_for_new_game(self) -> None:
        """Let the player choose the rules and begin."""
        game = self._controller.game
        if game is None:
            return
        from yahtzee_gui.pages.beginning.new_game import NewGameDialog

        dialog = NewGameDialog(
            game.rules,
            game.dice_model,
            self.par_and_best,
            self._parent,
            colors=self._colors(),
            today=self._race.today(),
            rival=self._race.rival,
            first_result=self._first_result,
            table=table_from(self._services.settings.table),
            is_match=self._controller.match is not None,
            best=self._best,
        )
        self._pages.equip(dialog)
        keep_on_screen(dialog)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        if dialog.table is not None:
            self._services.settings.table = dialog.table.as_text()
            self._controller.open_record(dialog.table.begin(dialog.rules))
        else:
            self._race.set_rival(dialog.rival)
            self._race.begin(dialog.rules, dialog.dice_model, dialog.seed, dialog.goal)

    def _best(self, rules: RuleSet) -> int | None:
        history = self._services.history.figures
        return history.best(rules) if history is not None else None

    def _first_result(self, key: GameKey) -> int | None:
        history = self._services.history.figures
        return history.first_result(key) if history is not None else None

    def par_and_best(self, rules: RuleSet, dice_model: DiceModel) -> str:
        """Return what is said of a game by these rules with these dice before it begins."""
        history = self._services.history.figures
        if history is None:
            return demons.par_alone(par(rules, dice_model))
        best, games = history.best(rules, dice_model), history.games_of(rules, dice_model)
        return demons.par_and_best(par(rules, dice_model), best, games)

    def ask_for_export(self) -> None:
        """Let the player choose a file and write the game to it."""
        play, game = self._controller.play, self._controller.game
        if play is None or game is None:
            return
        name, kinds = file_dialogs.export_name(game.seed), {_GAME_ENDING: file_dialogs.game_files()}
        target = ask_for_target(self._parent, file_dialogs.export_title(), name, kinds)
        if target is not None:
            self._services.store.export(play, target)

    def ask_for_import(self) -> None:
        """Let the player choose a file and go on with the game in it."""
        title = file_dialogs.import_title()
        path, _ = QFileDialog.getOpenFileName(self._parent, title, str(Path.home()), file_dialogs.game_files())
        if path:
            self._services.store.import_from(Path(path))

    # ---- the history and the figures ----

    def _make_history(self) -> HistoryDialog | None:
        history = self._services.history.figures
        if history is None:
            return None
        from yahtzee_gui.pages.played.history import HistoryDialog

        return HistoryDialog(self._colors(), history, self._parent)

    def _connect_history(self, page: HistoryDialog) -> None:
        page.gameRequested.connect(self._open_finished)
        page.cardRequested.connect(self._show_five_games)

    def _refresh_history(self, page: HistoryDialog) -> None:
        history = self._services.history.figures
        if history is not None:
            page.set_history(history)

    def _show_five_games(self) -> None:
        self.show(Page.FIVE_GAMES)

    def _make_five_games(self) -> FiveGamesDialog | None:
        history = self._services.history.figures
        if history is None:
            return None
        from yahtzee_gui.pages.played.five_games import FiveGamesDialog

        return FiveGamesDialog(self._colors(), history, self._parent)

    def _refresh_five_games(self, page: FiveGamesDialog) -> None:
        history = self._services.history.figures
        if history is not None:
            page.set_history(history)

    def _open_finished(self, game: FinishedGame) -> None:
        try:
            play = saved.loads(game.text)
        except NotationError as error:
            self.gameRefused.emit(error.refusal)
        else:
            self._controller.open_record(play)

    def _make_days(self) -> DaysDialog | None:
        history = self._services.history.figures
        if history is None:
            return None
        from yahtzee_gui.pages.played.days import DaysDialog

        race = self._race
        return DaysDialog(self._colors(), by_day(history.days), race.today(), race.day_in_play, self._parent)

    def _connect_days(self, page: DaysDialog) -> None:
        page.dayRequested.connect(self._race.begin_day)
        page.gameRequested.connect(self._look_for)

    def _refresh_days(self, page: DaysDialog) -> None:
        history = self._services.history.figures
        if history is not None:
            page.set_days(by_day(history.days))

    def _look_for(self, key: GameKey) -> None:
        """Open a finished game that need not be among the latest ones; ends in `_take_found`."""
        self._wanted = key
        self._services.history.find(key)

    def _take_found(self, key: GameKey, game: FinishedGame | None) -> None:
        if key == self._wanted:
            self._wanted = None
            if game is not None:
                self._open_finished(game)

    def _make_race(self) -> RaceDialog:
        from yahtzee_gui.pages.played.race import RaceDialog

        return RaceDialog(self._colors(), presenter.race_view(self._controller.scene()), self._parent)

    def _refresh_race(self, page: RaceDialog) -> None:
        page.set_view(presenter.race_view(self._controller.scene()))

    def _make_fairness(self) -> FairnessDialog:
        from yahtzee_gui.pages.played.fairness import FairnessDialog
        from yahtzee_gui.presenter.after.fairness import fairness_view

        view = fairness_view(self._services.history.figures, self._controller.scene())
        return FairnessDialog(self._colors(), view, self._parent)

    # ---- settings and the first start ----

    def _make_settings(self) -> SettingsDialog:
        return self._chosen.make_page(self._colors(), self._parent)

    def _make_welcome(self) -> FirstRunDialog:
        from yahtzee_gui.pages.beginning.first_run import FirstRunDialog

        return FirstRunDialog(self._colors(), self._controller.mode, self._parent)

    def _connect_welcome(self, page: FirstRunDialog) -> None:
        page.modeRequested.connect(self._controller.set_mode)
        page.cancelRequested.connect(self._controller.table.cancel)
        page.buildRequested.connect(self._controller.table.build)
        page.finished.connect(self._end_welcome)
        self._refresh_welcome(page)

    def _refresh_welcome(self, page: FirstRunDialog) -> None:
        """Say on the welcome pages how it is with the table."""
        if self._controller.game is None:
            return
        if self._controller.table.par is not None:
            page.set_ready(table_in_words(self._controller))
        elif self._controller.table.state is not TableState.BUILDING:
            page.set_stopped(coaching.coach_without_table())

    def _end_welcome(self) -> None:
        self._services.settings.welcomed = True
        self.welcomed.emit()
