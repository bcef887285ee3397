# SPDX-License-Identifier: MIT
"""Opening hands everything that opens beside a main window what it uses of the services, and nothing else.

All of this is imported once the window is painted, and a page when it is opened for the first time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.games.game import Game
from yahtzee_gui.history import opener as history_opener
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.opener import Learning
from yahtzee_gui.learn.practice.anki import AnkiCards
from yahtzee_gui.learn.today import Today
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.opener import NewGame
from yahtzee_gui.new_game.starter import Starter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.rules_lab.opener import lab_opener
from yahtzee_gui.session_services import Services
from yahtzee_gui.set_up.clipboard import Clipboard
from yahtzee_gui.set_up.opener import SettingUp
from yahtzee_gui.settings import sharing_page
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.shell.dialogs import Dialogs, FileQuestions
from yahtzee_gui.strategies.opener import players_opener
from yahtzee_gui.work import Engine


def _open_settings(pages: PageStack, services: Services, files: FileQuestions) -> PageSpec:
    from yahtzee_gui.settings.page import SettingsPage

    page = SettingsPage(services.settings, services.engine, services.sounds, services.library, pages.window)
    data, cards = page.data, files.cards
    data.set_cards(cards.share)
    return PageSpec(
        page,
        does=(
            (data.import_button.clicked, files.import_history),
            (data.export_button.clicked, files.export_history),
            (data.decisions_button.clicked, partial(pages.show, Page.SHARING)),
            (data.cards_button.clicked, files.export_choices),
            (cards.changed, lambda: data.set_cards(cards.share)),
        ),
        resumes_at=page.controls["language"],  # where another one is chosen
    )


def _open_help(pages: PageStack, settings: Settings, controller: GameController) -> PageSpec:
    from yahtzee_gui.help.page import HelpPage

    return PageSpec(HelpPage(settings, controller, pages.window))


def _open_odds(pages: PageStack, engine: Engine, controller: GameController) -> PageSpec:
    """Return the page as it is kept: each time that it is gone to, it has the hands of the game in play."""
    from yahtzee_gui.review.turn_chances_page import TurnChancesPage

    page = TurnChancesPage(engine, controller, pages.window)
    return PageSpec(page, refresh=page.refresh, stays=True)


def make_dialogs(
    services: Services,
    controller: GameController,
    starter: Starter,
    pages: PageStack,
    watch: Callable[[Game, str], object],
) -> Dialogs:
    """Return what opens beside the window of `pages`, and say how these are made; `watch` asks for another window."""
    settings, store, history = services.settings, services.game_files, services.library
    engine = services.engine
    new_game = NewGame(pages, controller, settings, history, starter, services.own_rules, services.coach)
    finished = history_opener.FinishedGames(controller, history, pages)
    set_up = SettingUp(pages, controller, engine, settings, services.own_rules)
    own_lists, own_rules = services.own_lists, services.own_rules
    learning: Learning  # made last: it needs what else there is
    leads = set_up.show, new_game.ask, watch, lambda source: learning.practise(source)
    players = players_opener(pages, engine, own_lists, own_rules, store, *leads)
    laboratory = lab_opener(pages, engine, own_rules, store, new_game.ask, controller)
    cards = AnkiCards(services.choices, engine)
    files = FileQuestions(pages.window, controller, store, services.history_files, cards, pages)
    clipboard = Clipboard(pages, controller, set_up, history)
    copy = clipboard.copy_game
    store.cards_read.connect(clipboard.open)
    log, sessions, choices = services.practice_log, services.practice, services.choices
    today = Today(history, choices, log, services.progress, pages)
    practise, begun = lambda game: learning.practise_game(game), lambda game: learning.goes_on(game)
    games = history_opener.GamesPages(pages, history, finished, starter, new_game.ask, store, copy, practise, begun)
    leads_to = finished.look_for, games.show_behind, new_game.ask, clipboard.play_from_here
    learning = Learning(pages, settings, controller, sessions, choices, log, services.progress, today, store, *leads_to)
    pages.openers |= {
        Page.SETTINGS: partial(_open_settings, pages, services, files),
        Page.HELP: partial(_open_help, pages, settings, controller),
        Page.WELCOME: new_game.open_welcome,
        Page.HISTORY: partial(games.once_read, partial(games.open_list, GamesSession(history, pages))),
        Page.BOXES: partial(games.once_read, games.open_boxes),
        Page.OPPONENTS: partial(games.once_read, partial(games.open_opponents, engine)),
        Page.DAYS: partial(games.once_read, games.open_days),
        Page.FAIRNESS: games.open_dice,
        Page.SHARING: partial(sharing_page.open_sharing, pages, services.history_files),
        Page.TURN_CHANCES: partial(_open_odds, pages, engine, controller),
        Page.STRATEGIES: players,
        Page.SET_UP: set_up.open,
        Page.RULES_LAB: laboratory,
        Page.LEARN: learning.open,
        Page.PROGRESS: learning.open_progress,
        Page.PRACTICE: learning.open_practice,
        Page.LESSONS: learning.open_lessons,
        Page.OPENINGS: learning.open_openings,
    }
    return Dialogs(new_game, files, finished, clipboard, learning)
