# SPDX-License-Identifier: MIT
"""The dialogs: the pages that open beside the main window, and what their buttons do.

A page is imported when it is opened for the first time: the window is painted sooner without them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog

from engine import files
from engine.analysis.verdicts import Verdict
from engine.games import notation
from engine.rules.par import par
from engine.rules.scoring import RuleSet
from yahtzee_gui import presenter
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, DiceSpeed
from yahtzee_gui.desktop.sounds import Sound
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.services.services import Services
from yahtzee_gui.wording.game import coaching, demons
from yahtzee_gui.wording.pages import file_dialogs, settings_page

if TYPE_CHECKING:
    from yahtzee_gui.pages.first_run import FirstRunDialog
    from yahtzee_gui.pages.settings import SettingsDialog
    from yahtzee_gui.services.history.figures import History
    from yahtzee_gui.services.history.finished_game import FinishedGame
    from yahtzee_gui.window.main_window import MainWindow


class Dialogs(QObject):
    """Opens the pages of `window`, one of each kind at most, and keeps them in its colours."""

    def __init__(self, window: MainWindow, services: Services) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._services = services
        self._open: dict[str, QDialog] = {}
        self._history: History | None = None
        services.history.loaded.connect(self._take_history)
        services.cache.failed.connect(self._tell_cache_failed)
        services.sounds.unavailable.connect(self._tell_no_sound)
        self._controller.changed.connect(self._refresh_tables)

    @property
    def first_run(self) -> FirstRunDialog | None:
        """The welcome pages, while they are open."""
        return cast("FirstRunDialog | None", self._open.get("FirstRunDialog"))

    @property
    def newest(self) -> QDialog | None:
        """The page that was opened last, if it is open."""
        return next(reversed(self._open.values()), None)

    def _show(self, dialog: QDialog) -> None:
        """Show a page beside the window, and forget it when it is closed."""
        kind = type(dialog).__name__
        self._open[kind] = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._open.pop(kind, None))
        dialog.show()

    def _is_open(self, kind: str) -> bool:
        """Return whether there is a page of that class already, and bring it to the front."""
        dialog = self._open.get(kind)
        if dialog is not None:
            dialog.raise_()
            dialog.activateWindow()
        return dialog is not None

    def apply_colors(self) -> None:
        """Give open pages the colours of the window."""
        for dialog in self._open.values():
            set_colors = getattr(dialog, "set_colors", None)
            if set_colors is not None:
                set_colors(self._window.colors)

    # ---- games ----

    def ask_for_new_game(self) -> None:
        """Let the player choose the rules and begin."""
        game = self._controller.game
        if game is None:
            return
        from yahtzee_gui.pages.new_game import NewGameDialog

        dialog = NewGameDialog(game.rules, game.dice_model, self.par_and_best, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._controller.new_game(dialog.rules, dialog.dice_model)

    def par_and_best(self, rules: RuleSet, dice_model: str) -> str:
        """Return what is said of a game by these rules with these dice before it begins."""
        best = self._history.best(rules, dice_model) if self._history is not None else None
        return demons.par_and_best(par(rules, dice_model), best)

    def ask_for_export(self) -> None:
        """Let the player choose a file and write the game to it."""
        record = self._controller.record
        if record is None:
            return
        suggestion = str(Path.home() / f"{file_dialogs.export_name(record.game.seed)}.json")
        title = file_dialogs.export_title()
        path, _ = QFileDialog.getSaveFileName(self._window, title, suggestion, file_dialogs.game_files())
        if path:
            self._services.store.export(record, Path(path))

    def ask_for_import(self) -> None:
        """Let the player choose a file and go on with the game in it."""
        title = file_dialogs.import_title()
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(Path.home()), file_dialogs.game_files())
        if path:
            self._services.store.import_from(Path(path))

    def show_history(self) -> None:
        """Show the games played."""
        if self._history is not None and not self._is_open("HistoryDialog"):
            from yahtzee_gui.pages.history import HistoryDialog

            dialog = HistoryDialog(self._window.colors, self._history, self._window)
            dialog.gameRequested.connect(self._open_finished)
            self._show(dialog)

    def _open_finished(self, game: FinishedGame) -> None:
        self._controller.open_record(notation.loads(game.text))

    def show_fairness(self) -> None:
        """Show how fair the dice have been."""
        if not self._is_open("FairnessDialog"):
            from yahtzee_gui.pages.fairness import FairnessDialog
            from yahtzee_gui.presenter.fairness import fairness_view

            view = fairness_view(self._history, self._controller.scene())
            self._show(FairnessDialog(self._window.colors, view, self._window))

    def show_tables(self) -> None:
        """Show the figures of the charts as tables."""
        if not self._is_open("TimelineTableDialog"):
            from yahtzee_gui.pages.timeline_table import TimelineTableDialog

            view = presenter.chart_tables_view(self._controller.scene())
            dialog = TimelineTableDialog(self._window.colors, view, self._window)
            dialog.decisionRequested.connect(self._controller.look_back.view_event)
            self._show(dialog)

    def _refresh_tables(self) -> None:
        if "TimelineTableDialog" in self._open:
            from yahtzee_gui.pages.timeline_table import TimelineTableDialog

            dialog = self._open["TimelineTableDialog"]
            assert isinstance(dialog, TimelineTableDialog)
            dialog.set_view(presenter.chart_tables_view(self._controller.scene()))

    def _take_history(self, history: History) -> None:
        self._history = history
        if "HistoryDialog" in self._open:
            from yahtzee_gui.pages.history import HistoryDialog

            dialog = self._open["HistoryDialog"]
            assert isinstance(dialog, HistoryDialog)
            dialog.set_history(history)

    # ---- settings ----

    def show_settings(self) -> None:
        """Show all preferences."""
        if self._is_open("SettingsDialog"):
            return
        from yahtzee_gui.pages.settings import DataFolders, SettingsDialog, SettingValues

        settings, services = self._services.settings, self._services
        dialog = SettingsDialog(
            self._window.colors,
            SettingValues(
                settings.appearance,
                settings.language,
                settings.dice_speed,
                settings.warns_from,
                settings.confirms_zero,
                settings.sound,
            ),
            DataFolders(services.store.path.parent, settings.path.parent, files.cache_folder()),
            ((AS_THE_SYSTEM, settings_page.language_of_system()), *languages.available().items()),
            self._window,
        )
        dialog.appearanceRequested.connect(self._window.set_appearance)
        dialog.languageRequested.connect(self._set_language)
        dialog.diceSpeedRequested.connect(self._set_dice_speed)
        dialog.warnsFromRequested.connect(self._set_warns_from)
        dialog.confirmZeroRequested.connect(self._set_confirms_zero)
        dialog.soundRequested.connect(self._set_sound)
        dialog.showFolderRequested.connect(_show_folder)
        dialog.clearCacheRequested.connect(services.cache.clear)
        services.cache.measured.connect(dialog.set_cache_size)
        dialog.set_sound_available(services.sounds.is_available)
        if settings.damaged:
            dialog.set_note(settings_page.damaged_settings(settings.damaged))
        services.cache.measure()
        self._show(dialog)

    def _set_language(self, code: str) -> None:
        self._services.settings.language = code
        self._note_in_settings(settings_page.language_at_next_start())

    def _tell_cache_failed(self, reason: str) -> None:
        self._note_in_settings(settings_page.cache_not_cleared(reason))

    def _tell_no_sound(self) -> None:
        dialog = self._settings_dialog
        if dialog is not None:
            dialog.set_sound_available(False)

    def _note_in_settings(self, text: str) -> None:
        dialog = self._settings_dialog
        if dialog is not None:
            dialog.set_note(text)

    @property
    def _settings_dialog(self) -> SettingsDialog | None:
        return cast("SettingsDialog | None", self._open.get("SettingsDialog"))

    def _set_dice_speed(self, speed: DiceSpeed) -> None:
        self._services.settings.dice_speed = speed
        self._window.tray.set_speed(speed)

    def _set_warns_from(self, verdict: Verdict) -> None:
        self._services.settings.warns_from = self._controller.choices.warns_from = verdict

    def _set_confirms_zero(self, asks: bool) -> None:
        self._services.settings.confirms_zero = self._controller.choices.confirms_zero = asks

    def _set_sound(self, on: bool) -> None:
        self._services.settings.sound = on
        self._services.sounds.set_enabled(on)
        self._services.sounds.play(Sound.KEEP)

    # ---- help ----

    def show_rules(self) -> None:
        """Show the rules of the game in play."""
        if self._controller.game is not None and not self._is_open("RulesDialog"):
            from yahtzee_gui.pages.rules import RulesDialog

            self._show(RulesDialog(self._window.colors, self._controller.game.rules, self._window))

    def show_shortcuts(self) -> None:
        """Show the page of all keys."""
        if not self._is_open("ShortcutsDialog"):
            from yahtzee_gui.pages.help import ShortcutsDialog

            self._show(ShortcutsDialog(self._window))

    def show_about(self) -> None:
        """Show what the program is."""
        game, par = self._controller.game, self._controller.table.par
        table = coaching.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""
        if not self._is_open("AboutDialog"):
            from yahtzee_gui.pages.help import AboutDialog

            self._show(AboutDialog(table, self._window))

    def show_first_run(self) -> None:
        """Show the welcome pages."""
        if self._is_open("FirstRunDialog"):
            return
        from yahtzee_gui.pages.first_run import FirstRunDialog

        dialog = FirstRunDialog(self._window.colors, self._controller.mode, self._window)
        dialog.modeRequested.connect(self._controller.set_mode)
        dialog.cancelRequested.connect(self._controller.table.cancel)
        dialog.buildRequested.connect(self._controller.table.build)
        dialog.finished.connect(self._end_first_run)
        self._show(dialog)
        self.refresh_first_run()

    def refresh_first_run(self) -> None:
        """Say on the welcome pages how it is with the table."""
        dialog, controller = self.first_run, self._controller
        if dialog is None or controller.game is None:
            return
        if controller.table.par is not None:
            dialog.set_ready(
                coaching.table_ready(controller.table.par, controller.game.rules, controller.game.dice_model)
            )
        elif controller.table.state is not TableState.BUILDING:
            dialog.set_stopped(coaching.coach_without_table())

    def _end_first_run(self) -> None:
        self._services.settings.welcomed = True
        self._window.notices.tell_missing_table()


def _show_folder(path: Path) -> None:
    """Open a folder in the system's file manager, or the nearest one above that exists."""
    existing = next(folder for folder in (path, *path.parents) if folder.exists())
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(existing)))
