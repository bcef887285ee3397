# SPDX-License-Identifier: MIT
"""What comes before a game: the welcome pages of the first start, and the question what to play."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving.library import Progress
from engine.strategies.strategies import Face
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.key_bindings import Action
from yahtzee_gui.kit.on_screen import keep_on_screen
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.choice import GameChoice, GameTile, average_of, choice_from, fitting
from yahtzee_gui.new_game.starter import Starter, Table, table_from
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings


class NewGame(QObject):
    """Welcomes who is here for the first time, and asks what is to be played; `welcomed` once that is closed."""

    welcomed = Signal()

    def __init__(
        self,
        pages: PageStack,
        controller: GameController,
        settings: Settings,
        history: Library,
        starter: Starter,
        own_rules: OwnRules,
        coach: Coach,
    ) -> None:
        super().__init__(pages)
        self._pages, self._controller, self._settings = pages, controller, settings
        self._history, self._starter, self._own_rules, self._coach = history, starter, own_rules, coach

    def ask(self, rules: RuleSet | None = None, opponents: tuple[Face, ...] = ()) -> None:
        """Let the player choose a game, at first what was begun last time, or these rules and opponents, and begin."""
        game = self._controller.game
        if game is None:
            return
        from yahtzee_gui.new_game.page import NewGameDialog

        history = self._history.figures or History()
        is_to_keep = bool(game.events) and not game.is_over
        dialog = NewGameDialog(
            self._choice(rules, opponents, history),
            self._starter.today(),
            history,
            self._pages.window,
            own_rules=self._own_rules.known.values(),
            undo=self._settings.keys.name(Action.UNDO) if is_to_keep else "",
        )
        self._pages.equip(dialog)
        keep_on_screen(dialog)

        def offer_own() -> None:
            dialog.game.offer(self._own_rules.known.values())

        def prefetch() -> None:
            if dialog.table is not None:
                self._coach.prefetch_first_turn(dialog.table.begin(dialog.choice.rules))

        dialog.changed.connect(prefetch)
        prefetch()
        self._own_rules.changed.connect(offer_own)
        self._own_rules.load()  # the player may have put a file there
        is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
        self._own_rules.changed.disconnect(offer_own)
        if is_accepted:
            self._settings.new_game, self._settings.table = dialog.choice.as_text(), dialog.choice.table.as_text()
            self._starter.begin(dialog.chosen)

    def _choice(self, rules: RuleSet | None, opponents: tuple[Face, ...], history: History) -> GameChoice:
        """Return what was chosen last time, with what is wanted now; the first opponent is of the player's level."""
        if self._settings.table:
            table = table_from(self._settings.table)
        else:
            table = Table(others=(fitting(DEFAULT_RULES, average_of(history)) or Face.GRETA,))
        choice = choice_from(self._settings.new_game, table)
        if rules is not None:
            choice = replace(choice, rules=rules)
        if opponents:
            choice = replace(choice.with_tile(GameTile.MATCH), table=replace(choice.table, others=opponents))
        return choice

    # ---- the first start ----

    def open_welcome(self) -> PageSpec:
        """Return the welcome pages, which say how it is with the table."""
        from yahtzee_gui.new_game.welcome import FirstRunDialog

        controller, table = self._controller, self._controller.table
        page = FirstRunDialog(controller.mode, self._pages.window)

        def refresh() -> None:
            if controller.game is None:
                return
            if table.status.par is not None:
                page.set_progress(words.is_ready(), is_building=False, is_there=True)
            elif table.status.state is not TableState.BUILDING:
                page.set_progress(tray_words.coach_without_table(), is_building=False)

        def show_progress(progress: Progress) -> None:
            page.set_progress(coach_words.getting_ready(progress.fraction), is_building=True)

        refresh()
        return PageSpec(
            page,
            does=(
                (page.modeRequested, controller.set_mode),
                (page.cancelRequested, table.cancel),
                (page.buildRequested, table.build),
                (table.progressed, show_progress),
            ),
            follows=(controller.changed,),
            refresh=refresh,
            closed=self._end_welcome,
        )

    def _end_welcome(self) -> None:
        self._settings.welcomed = True
        self.welcomed.emit()
