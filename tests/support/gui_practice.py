# SPDX-License-Identifier: MIT
"""Someone who practises: chooses by keys on the board of practice, whatever is asked there."""

from __future__ import annotations

from contextlib import closing
from types import SimpleNamespace

from gui_driver import activate
from PySide6.QtCore import Qt

from engine.rules.categories import Category
from engine.training.decisions import option_of
from yahtzee_gui.learn.practice.practice import PracticeStage, Sessions
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.menu_words import Page


class Learner:
    """Someone at the page of practice in the window of `player`; `entries` are games that the library has."""

    def __init__(self, player, qtbot, entries=()):
        self.qtbot, self.player = qtbot, player
        self.window, self.services = player.window, player.session.services
        self.library = self.services.library
        if entries:
            with closing(LibraryFile(self.library.path)) as database:
                database.merge(entries)
            self.library.load()
            player.wait(lambda: self.library.figures is not None and self.library.figures.games == len(entries))

    @property
    def ways(self):
        return self.window.beside.learning

    @property
    def practice(self):
        return self.ways.sessions.current

    @property
    def source(self):
        return self.practice.source

    @property
    def page(self):
        return self.window.dialogs.get(Page.PRACTICE)

    @property
    def told(self):
        """What stands on the board beside the position: the card, and what is told below and beside it."""
        why, page = self.page.card.why, self.page
        told = [line.told.spoken for line in why.told if line.told is not None]
        labels = [label.text() for label in (*page.told, *page.fact_names, *page.facts) if not label.isHidden()]
        return " | ".join([*told, why.view.sentence, *labels])

    def start_again(self):
        """Have a program that knows of practice only what is written down."""
        self.window.dialogs.drop()
        self.ways.sessions = Sessions(self.services.engine)

    def wait(self, condition):
        self.player.wait(condition)

    def asked(self):
        """Wait until a position is asked."""
        self.wait(lambda: self.practice.stage is PracticeStage.ASKING)
        if self.page is not self.window.focusWidget():
            activate(self.qtbot, self.page)
        return self.practice

    def press(self, key):
        """Press a key wherever the keyboard is."""
        self.qtbot.keyClick(self.window.focusWidget() or self.page, key)

    def choose(self, choice):
        """Choose an option by keys: the dice by their numbers and Space, a box on the scorecard and Enter."""
        practice, trial = self.practice, self.practice.trial
        choice = option_of(choice, trial.record.game.rules) if isinstance(choice, str) else choice
        number, answered, tries = practice.number, len(practice.answers), len(trial.tries)
        if isinstance(choice, Category):
            self.page.scorecard.go_to(choice)
            for _ in range(2):  # it is chosen first, and then scored
                if len(practice.trials[number].tries) == tries and len(practice.answers) == answered:
                    self.qtbot.keyClick(self.page.scorecard.table, Qt.Key.Key_Return)
        else:
            wanted = trial.record.game.places_of(choice)
            for place, (kept, was) in enumerate(zip(wanted, trial.record.kept, strict=True)):
                if kept is not was:
                    self.press(getattr(Qt.Key, f"Key_{place + 1}"))
            self.press(Qt.Key.Key_Space)
            if practice.trial.was_warned and len(practice.trial.tries) == tries:
                self.press(Qt.Key.Key_Space)
        self.wait(lambda: len(practice.trials[number].tries) > tries or len(practice.answers) > answered)

    def best(self, *, worst=False):
        """Return the best choice in the position that is asked, or the worst."""
        practice = self.practice
        self.wait(lambda: practice.trial.exercise.position in practice.analyses)
        options = practice.analyses[practice.trial.exercise.position].options
        deeds = [one for one in options if one.category is not None or one.is_reroll]
        return deeds[-1 if worst else 0].choice

    def answer(self, *, well=True):
        """Answer the position that is asked, and have all told."""
        self.choose(self.best(worst=not well))
        if self.practice.stage is PracticeStage.ASKING and not self.source.is_silent:
            self.practice.show_best()

    def kept(self):
        with closing(LibraryFile(self.library.path)) as database:
            return tuple(database.entries())


def known_course(lesson, log=None):
    """Return a course at a lesson without positions, for the page alone."""
    keeper = SimpleNamespace(log=log, failure="")
    return SimpleNamespace(lesson=lesson, keeper=keeper, worked=(), has_failed=False, begun=0, goes_on_with=1)
