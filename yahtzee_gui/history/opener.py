# SPDX-License-Identifier: MIT
"""The pages of finished games: the history, the card of five games, the days and the fairness of the dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.games import saved
from engine.games.notation import NotationError, Refusal
from yahtzee_gui.history import sharing_words
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.kit.charts.saving import ask_for_target
from yahtzee_gui.kit.openers import Does, PageSpec, PageStack
from yahtzee_gui.library.days import by_day
from yahtzee_gui.library.finished_game import FinishedGame, GameKey
from yahtzee_gui.library.history_files import HistoryFiles
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.shared_decisions import CSV, JSON_LINES, SharedDecisions
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.starter import Starter
from yahtzee_gui.play.controller import GameController

if TYPE_CHECKING:
    from yahtzee_gui.history.page import HistoryDialog


class FinishedGames(QObject):
    """Opens finished games in the window, to be looked at; `controller` has those under way.

    Signals:
        refused: the `Refusal` of a game that cannot be opened any more.
    """

    refused = Signal(Refusal)

    def __init__(self, controller: GameController, history: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller, self._history = controller, history
        self._wanted: GameKey | None = None

    def open(self, game: FinishedGame) -> None:
        """Open a game."""
        try:
            play = saved.loads(game.text)
        except NotationError as error:
            self.refused.emit(error.refusal)
        else:
            self.controller.open_kept(play)

    def look_for(self, key: GameKey) -> None:
        """Open a game that need not be among the latest ones, as soon as it is found."""
        self._wanted = key
        self._history.find(key, partial(self._take_found, key))

    def _take_found(self, key: GameKey, game: FinishedGame | None) -> None:
        if key == self._wanted:
            self._wanted = None
            if game is not None:
                self.open(game)


def open_history(
    pages: PageStack, history: Library, games: FinishedGames, session: GamesSession, looks: str = "ALL BEST"
) -> PageSpec | None:
    """Return the page with all finished games, once their figures are read; it has the `Look`s with these names."""
    figures = history.figures
    if figures is None:
        return None
    from yahtzee_gui.history.page import HistoryDialog, Look
    from yahtzee_gui.history.under_way_view import begun_games

    controller = games.controller
    chosen = [Look[name] for name in looks.split()]
    page = HistoryDialog(figures, pages.window, looks=chosen, order=session.order, deleted=session.deleted)

    def list_under_way() -> None:
        games = controller.undo_history
        page.set_under_way(begun_games(games.under_way, controller.play, games.can_give_up))

    list_under_way()
    history.refresh()
    session.look_for_choices()
    QTimer.singleShot(0, page, page.begin)
    return PageSpec(
        page,
        does=(
            *answered_by(history, session, page),
            (page.gameRequested, games.look_for),
            (page.gameRequested, lambda _key: pages.set_aside()),
            (page.card.clicked, partial(pages.show, Page.FIVE_GAMES)),
            (page.under_way.continueRequested, controller.take_up),
            (page.under_way.continueRequested, lambda _play: pages.leave()),
            (page.under_way.giveUpRequested, controller.give_up),
        ),
        follows=(controller.changed,),
        refresh=list_under_way,
        stays=True,
    )


def answered_by(history: Library, session: GamesSession, page: HistoryDialog) -> Does:
    """Return what lets the history and the session answer what the page asks, and the page show their answers."""
    return (
        (history.loaded, page.set_history),
        (history.loaded, session.look_for_choices),
        (page.listRequested, session.find),
        (page.table.lines.gamesRequested, session.tell),
        (page.boxesRequested, session.tally),
        (page.resultsRequested, session.match),
        (page.removeRequested, session.remove),
        (page.undoRequested, session.undo),
        (page.redoRequested, session.redo),
        (session.found, page.show_found),
        (session.missing, page.show_missing),
        (session.told, page.show_games),
        (session.tallied, page.show_tally),
        (session.matched, page.show_results),
        (page.people.peopleRequested, session.compare_people),
        (session.peopled, page.people.show_people),
        (session.chosen_by, page.set_choices),
        (session.changed, lambda gone, back: page.show_change(gone, back, undoable=session.deleted)),
        (session.came_back, page.table.choose_all),
    )


def open_five_games(pages: PageStack, history: Library) -> PageSpec | None:
    """Return the card of the latest five games, once they are read."""
    figures = history.figures
    if figures is None:
        return None
    from yahtzee_gui.history.five_games_page import FiveGamesDialog

    page = FiveGamesDialog(figures, pages.window)
    return PageSpec(page, does=((history.loaded, page.set_history),))


def open_days(pages: PageStack, history: Library, starter: Starter, games: FinishedGames) -> PageSpec | None:
    """Return the calendar of the days' games, once they are read."""
    figures = history.figures
    if figures is None:
        return None
    from yahtzee_gui.history.days_page import DaysDialog

    days, begun = by_day(figures.days), starter.days_begun
    page = DaysDialog(days, starter.today(), starter.day_in_play, pages.window, begun=begun)
    return PageSpec(
        page,
        does=(
            (history.loaded, lambda figures: page.set_days(by_day(figures.days))),
            (page.dayRequested, starter.begin_day),
            (page.gameRequested, games.look_for),
        ),
    )


def open_sharing(pages: PageStack, files: HistoryFiles) -> PageSpec:
    """Return what the export of the player's decisions contains, and the way to save it."""
    from yahtzee_gui.history.sharing_page import SharingDialog

    page = SharingDialog(pages.window)
    QTimer.singleShot(0, page, files.gather)

    def save(found: SharedDecisions) -> None:
        kinds = {CSV: sharing_words.tables(), JSON_LINES: sharing_words.json_lines()}
        target = ask_for_target(pages.window, sharing_words.save_title(), "yahtzee-decisions", kinds)
        if target is not None:
            files.share(found, target)

    return PageSpec(
        page,
        does=(
            (files.gathered, page.show_found),
            (files.share_failed, lambda *_: page.show_unread()),
            (page.saveRequested, save),
        ),
    )


def open_fairness(pages: PageStack, history: Library, controller: GameController) -> PageSpec:
    """Return what the dice of all games have shown."""
    from yahtzee_gui.history.fairness_page import FairnessDialog
    from yahtzee_gui.history.fairness_view import fairness_view

    return PageSpec(FairnessDialog(fairness_view(history.figures, controller.scene()), pages.window))
