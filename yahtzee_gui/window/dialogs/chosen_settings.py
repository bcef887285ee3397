# SPDX-License-Identifier: MIT
"""Chosen settings: what the player chooses on the settings page is kept, and takes effect at once where it can."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import files
from engine.analysis.verdicts import Verdict
from yahtzee_gui.desktop import keys, languages
from yahtzee_gui.desktop.folders import FolderOpener
from yahtzee_gui.desktop.keys import Action, Keys
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, DiceSpeed
from yahtzee_gui.desktop.sounds import Sound
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.wording import menus
from yahtzee_gui.wording.pages import settings_page

if TYPE_CHECKING:
    from yahtzee_gui.pages.settings import SettingsDialog


class ChosenSettings(QObject):
    """Keeps what is chosen in the settings of `services`, and passes it on to whom it concerns.

    Signals:
        appearanceRequested: the `Appearance` that the window is to have.
        diceSpeedRequested: the `DiceSpeed` of the tray, kept already.
        keysChosen: the `Keys` that hold from now on, kept already.
        celebrationsRequested: whether moments are celebrated, kept already.
    """

    appearanceRequested = Signal(object)
    diceSpeedRequested = Signal(object)
    keysChosen = Signal(object)
    celebrationsRequested = Signal(bool)

    def __init__(self, controller: GameController, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._services = services
        self._page: SettingsDialog | None = None
        self._folders = FolderOpener(self)
        self._folders.failed.connect(self._tell_no_file_manager)
        services.cache.failed.connect(self._tell_cache_failed)
        services.sounds.unavailable.connect(self._tell_no_sound)

    def make_page(self, colors: Colors, parent: QWidget) -> SettingsDialog:
        """Return a page that shows the settings as they are."""
        from yahtzee_gui.pages.settings import DataFolders, SettingsDialog, SettingValues

        settings, services = self._services.settings, self._services
        page = SettingsDialog(
            colors,
            SettingValues(
                settings.appearance,
                settings.language,
                settings.dice_speed,
                settings.warns_from,
                settings.confirms_zero,
                settings.sound,
                settings.celebrates,
                settings.keys,
            ),
            DataFolders(services.store.path.parent, settings.path.parent, files.cache_folder()),
            ((AS_THE_SYSTEM, settings_page.language_of_system()), *languages.available().items()),
            parent,
        )
        page.set_sound_available(services.sounds.is_available)
        if settings.damaged:
            page.set_note(settings_page.damaged_settings(settings.damaged))
        return page

    def connect_page(self, page: SettingsDialog) -> None:
        """Do what `page` asks for, and tell there what comes of it, until it is closed."""
        self._page = page
        page.finished.connect(self._forget_page)
        page.appearanceRequested.connect(self.appearanceRequested)
        page.languageRequested.connect(self._set_language)
        page.diceSpeedRequested.connect(self._set_dice_speed)
        page.warnsFromRequested.connect(self._set_warns_from)
        page.confirmZeroRequested.connect(self._set_confirms_zero)
        page.soundRequested.connect(self._set_sound)
        page.celebrationsRequested.connect(self._set_celebrates)
        page.keyRequested.connect(self._set_key)
        page.keysResetRequested.connect(self._reset_keys)
        page.showFolderRequested.connect(self._folders.show)
        page.clearCacheRequested.connect(self._services.cache.clear)
        self._services.cache.measured.connect(page.set_cache_size)
        self._services.cache.measure()

    def _forget_page(self) -> None:
        self._page = None

    # ---- what is chosen ----

    def _set_language(self, code: str) -> None:
        """Speak another language: every window builds itself anew when it hears of it."""
        self._services.settings.language = code
        app = QCoreApplication.instance()
        assert app is not None
        languages.install(app, code)

    def _set_dice_speed(self, speed: DiceSpeed) -> None:
        self._services.settings.dice_speed = speed
        self.diceSpeedRequested.emit(speed)

    def _set_warns_from(self, verdict: Verdict) -> None:
        self._services.settings.warns_from = self._controller.choices.warns_from = verdict

    def _set_confirms_zero(self, asks: bool) -> None:
        self._services.settings.confirms_zero = self._controller.choices.confirms_zero = asks

    def _set_sound(self, on: bool) -> None:
        self._services.settings.sound = on
        self._services.sounds.set_enabled(on)
        self._services.sounds.play(Sound.KEEP)

    def _set_celebrates(self, on: bool) -> None:
        self._services.settings.celebrates = on
        self.celebrationsRequested.emit(on)

    def _set_key(self, action: Action, key: str) -> None:
        chosen = self._services.settings.keys
        owner = chosen.owner(key)
        if key in keys.FIXED:
            self._note(menus.key_fixed(key))
        elif owner is not None and owner is not action:
            self._note(menus.key_taken(key, owner))
        else:
            self._keep_keys(chosen.changing(action, key), menus.key_changed(action, key))

    def _reset_keys(self) -> None:
        self._keep_keys(Keys(), menus.keys_reset())

    def _keep_keys(self, chosen: Keys, remark: str) -> None:
        self._services.settings.keys = chosen
        if self._page is not None:
            self._page.keys.set_keys(chosen)
        self._note(remark)
        self.keysChosen.emit(chosen)

    # ---- what comes of it ----

    def _tell_cache_failed(self, reason: str) -> None:
        self._note(settings_page.cache_not_cleared(reason))

    def _tell_no_sound(self) -> None:
        if self._page is not None:
            self._page.set_sound_available(False)

    def _tell_no_file_manager(self, path: Path) -> None:
        if self._page is not None:
            self._page.set_note(settings_page.no_file_manager(str(path)), to_copy=str(path))

    def _note(self, text: str) -> None:
        if self._page is not None:
            self._page.set_note(text)
