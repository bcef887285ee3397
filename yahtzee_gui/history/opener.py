# SPDX-License-Identifier: MIT
"""The tabs about finished games: the list, the days, the boxes, the opponents and the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from engine.games import saved
from engine.games.notation import NotationError, Refusal
from engine.games.saved import Play, own_record
from engine.rules.dice import dice_model
from engine.rules.scoring import rules_of_key
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.kit.openers import Opener, PageSpec, PageStack
from yahtzee_gui.kit.questions import ask_for_target
from yahtzee_gui.library.days import by_day
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, goal_of_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.starter import GameToBegin, Starter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.words import buttons
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.history.filtered_page import FilteredPage


class FinishedGames(QObject):
    """Opens finished games in the window, or says why one is `refused`; `controller` has those under way."""

    refused = Signal(Refusal)

    def __init__(self, controller: GameController, history: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller, self._history = controller, history
        self._wanted: GameKey | None = None

    def with_play(self, game: FinishedGame, does: Callable[[Play], object]) -> None:
        """Read a game and do something with it, if it can still be read."""
        try:
            play = saved.loads(game.text)
        except NotationError as error:
            self.refused.emit(error.refusal)
        else:
            does(play)

    def look_for(self, key: GameKey) -> None:
        """Open a game that need not be among the latest ones, as soon as it is found."""
        self._wanted = key
        self._history.find(key, partial(self._take_found, key))

    def _take_found(self, key: GameKey, game: FinishedGame | None) -> None:
        if key == self._wanted:
            self._wanted = None
            if game is not None:
                self.with_play(game, self.controller.open_kept)


@dataclass(frozen=True)
class GamesPages:
    """Opens the tabs about games that are over.

    `ask_new` asks what a new game is to be, `store` writes games to files, `copy` copies one as a line, and `practise`
    asks the costly choices of a game again; `begun` returns where that goes on, in words.
    """

    pages: PageStack
    history: Library
    finished: FinishedGames
    starter: Starter
    ask_new: Callable[[], None]
    store: GameFiles
    copy: Callable[[Play], None]
    practise: Callable[[FinishedGame], None]
    begun: Callable[[FinishedGame], str]

    def once_read(self, open_page: Opener) -> PageSpec | None:
        """Return a page, once the figures of the games are read."""
        return open_page() if self.history.figures is not None else None

    def open_list(self, session: GamesSession) -> PageSpec:
        """Return the list of all finished games; `session` keeps what was deleted from it."""
        from yahtzee_gui.history.list_page import ListPage, begun_games

        pages, controller = self.pages, self.finished.controller
        page = ListPage(self.history, session, pages.window)
        page.begun = self.begun

        def list_under_way() -> None:
            games = controller.undo_history
            page.set_under_way(begun_games(games.under_way, controller.play, games.can_give_up))

        list_under_way()
        return self._spec(
            page,
            (session.changed, page.show_change),
            (session.came_back, page.table.choose_all),
            (page.gameRequested, self.finished.look_for),
            (page.gameRequested, lambda _key: pages.set_aside()),
            (page.againRequested, self._deal_again),
            (page.practiseRequested, self.practise),
            (page.saveRequested, lambda game: self.finished.with_play(game, self._save)),
            (page.copyRequested, lambda game: self.finished.with_play(game, self.copy)),
            (page.panel.progress.clicked, partial(pages.show, Page.PROGRESS)),
            (page.new_game.clicked, lambda: self.ask_new()),
            (page.under_way.continueRequested, controller.take_up),
            (page.under_way.continueRequested, lambda _play: pages.leave()),
            (page.under_way.giveUpRequested, controller.give_up),
            follows=(controller.changed,),
            refresh=list_under_way,
        )

    def open_boxes(self) -> PageSpec:
        """Return what each box brings."""
        from yahtzee_gui.history.boxes_page import BoxesPage

        return self._spec(BoxesPage(self.history, self.pages.window))

    def open_opponents(self, engine: Engine) -> PageSpec:
        """Return the results against each opponent."""
        from yahtzee_gui.history.opponents_page import OpponentsPage

        return self._spec(OpponentsPage(self.history, engine, self.pages.window))

    def _spec(self, page: FilteredPage, *does: tuple[SignalInstance, Callable[..., object]], **others: Any) -> PageSpec:
        """Return a page that asks for its games once it hears of others."""
        self.history.refresh()
        QTimer.singleShot(0, page, page.begin)
        return PageSpec(page, does=((self.history.loaded, page.set_history), *does), stays=True, **others)

    def show_behind(self, what: str, games: Sequence[GameKey]) -> None:
        """List the games behind a figure, until the chip that says so is taken off."""
        from yahtzee_gui.history.list_page import ListPage

        self.pages.show(Page.HISTORY)
        page = self.pages.get(Page.HISTORY)
        if isinstance(page, ListPage):
            page.filter.show_behind(what, games)

    def _deal_again(self, game: FinishedGame) -> None:
        rules, model = rules_of_key(game.rules, game.rolls_per_turn), dice_model(game.dice_model)
        self.starter.begin(GameToBegin(rules, model, game.seed, goal_of_key(game.goal)))
        self.pages.leave()

    def _save(self, play: Play) -> None:
        name = buttons.export_name(own_record(play).game, self.starter.today())
        kinds = {".json": buttons.game_files()}
        target = ask_for_target(self.pages.window, buttons.export_title(), name, kinds)
        if target is not None:
            self.store.export(play, target)

    def open_days(self) -> PageSpec:
        """Return the calendar of the daily games."""
        history, starter = self.history, self.starter
        figures = history.figures or History()
        from yahtzee_gui.history.days_page import DaysPage

        days, begun = by_day(figures.days), starter.days_begun
        page = DaysPage(days, starter.today(), starter.day_in_play, self.pages.window, begun=begun)

        def look_at_choices() -> None:
            history.ask(lambda database: database.list.worst_of_days(), page.set_worst)

        QTimer.singleShot(0, page, look_at_choices)
        return PageSpec(
            page,
            does=(
                (history.loaded, lambda figures: page.set_days(by_day(figures.days))),
                (history.loaded, look_at_choices),
                (page.dayRequested, starter.begin_day),
                (page.gameRequested, self.finished.look_for),
            ),
        )

    def open_dice(self) -> PageSpec:
        """Return what the dice of all games have shown."""
        from yahtzee_gui.history.fairness_page import FairnessPage, fairness_view

        scene = self.finished.controller.scene()
        return PageSpec(FairnessPage(fairness_view(self.history.figures, scene), self.pages.window))
