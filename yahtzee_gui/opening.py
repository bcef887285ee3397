# SPDX-License-Identifier: MIT
"""Opening hands everything that opens beside a main window what it uses of the services, and nothing else.

A page is imported when it is opened for the first time: the window is painted sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from yahtzee_gui.play.company.starter import Starter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.dialogs.chosen_settings import ChosenSettings
from yahtzee_gui.window.dialogs.dialogs import Dialogs
from yahtzee_gui.window.dialogs.files import FileQuestions
from yahtzee_gui.window.dialogs.groups import (
    history_pages,
    lesson_pages,
    openings_pages,
    practice_pages,
    proficiency_pages,
    race_pages,
    reading_pages,
    review_pages,
)
from yahtzee_gui.window.dialogs.groups.home_pages import HomePage
from yahtzee_gui.window.dialogs.groups.new_game_pages import NewGame
from yahtzee_gui.window.dialogs.groups.progress_pages import ProgressPages
from yahtzee_gui.window.dialogs.openers import Opener, OpenPages, Page


def make_dialogs(
    services: Services, controller: GameController, starter: Starter, window: QWidget, colors: Callable[[], Colors]
) -> Dialogs:
    """Return what opens beside `window`, in its `colors`."""
    settings, store, history = services.settings, services.store, services.history
    pages = OpenPages(window, colors, lambda: settings.keys)
    new_game = NewGame(pages, controller, settings, history, starter)
    chosen = ChosenSettings(pages, settings, controller.choices, services.cache, services.sounds)
    finished = history_pages.FinishedGames(controller, history, pages)
    sides = review_pages.SidesPage(pages, controller, services.ends, store)
    pages.openers |= {
        Page.WELCOME: new_game.open_welcome,
        Page.HISTORY: partial(history_pages.open_history, pages, history, finished),
        Page.FIVE_GAMES: partial(history_pages.open_five_games, pages, history),
        Page.DAYS: partial(history_pages.open_days, pages, history, starter, finished),
        Page.FAIRNESS: partial(history_pages.open_fairness, pages, history, controller),
        Page.RACE: partial(race_pages.open_race, pages, controller),
        Page.TABLES: partial(review_pages.open_tables, pages, controller, store),
        Page.SIDE_BY_SIDE: sides.open,
        Page.SETTINGS: partial(chosen.open, store.path.parent),
        Page.GUIDE: partial(reading_pages.open_guide, pages),
        Page.RULES: partial(reading_pages.open_rules, pages, controller),
        Page.SHORTCUTS: partial(reading_pages.open_shortcuts, pages),
        Page.GLOSSARY: partial(reading_pages.open_glossary, pages),
        Page.ABOUT: partial(reading_pages.open_about, pages, controller),
        **_learning(services, controller, pages, finished),
    }
    files = FileQuestions(window, controller, store, services.history_files, pages)
    return Dialogs(pages, new_game, files, chosen, finished)


def _learning(
    services: Services, controller: GameController, pages: OpenPages, finished: history_pages.FinishedGames
) -> dict[Page, Opener]:
    """Return who opens the pages of learning, which lead from one to the other."""
    trainer, explainer, log = services.trainer, services.explainer, services.training
    read = partial(lesson_pages.read_lesson, pages)
    practise = partial(practice_pages.practise, pages)
    store, history, practice = services.store, services.history, services.practice
    progress = ProgressPages(pages, services.progress, history, store, finished.look_for, read, practise)
    home = HomePage(pages, services.progress, practice, log, progress, read)
    return {
        Page.LEARN: home.open,
        Page.PROGRESS: progress.open,
        Page.BEHIND: progress.open_behind,
        Page.RETRY: partial(
            practice_pages.open_practice, pages, services.settings, history, practice, trainer, explainer
        ),
        Page.LESSONS: partial(lesson_pages.open_lessons, pages, trainer, explainer, log),
        Page.OPENINGS: partial(openings_pages.open_openings, pages, controller, trainer, explainer, store),
        Page.PROFICIENCY: partial(proficiency_pages.open_proficiency, pages, trainer, explainer, log, read),
    }
