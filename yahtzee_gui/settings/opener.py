# SPDX-License-Identifier: MIT
"""Chosen settings: what the player chooses on the settings page is kept, and takes effect at once where it can."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings, languages
from yahtzee_gui.desktop.folders import FolderOpener
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM
from yahtzee_gui.desktop.sounds import Sound, SoundPlayer
from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import words
from yahtzee_gui.settings.cache_service import CacheService
from yahtzee_gui.settings.settings import Chosen, Settings, SettingValues

if TYPE_CHECKING:
    from yahtzee_gui.settings.page import SettingsDialog


class ChosenSettings(QObject):
    """Keeps what is chosen in `settings`, and passes it on to whom it concerns.

    Signals:
        chosen: the name of a setting that has another value now, kept already.
        keysChosen: the `Keys` that hold from now on, kept already.
    """

    chosen = Signal(str)
    keysChosen = Signal(Keys)

    def __init__(self, pages: OpenPages, settings: Settings, cache: CacheService, sounds: SoundPlayer) -> None:
        super().__init__(pages)
        self._pages, self._settings = pages, settings
        self._cache, self._sounds = cache, sounds
        self._folders = FolderOpener(self)

    def open(self, games: Path) -> PageSpec:
        """Return a page that shows the settings as they are; `games` is the folder where games are kept."""
        page = self._make(games)
        self._cache.measure()
        return PageSpec(
            page,
            does=(
                (page.settingRequested, self._keep),
                (page.keyRequested, self._set_key),
                (page.keysResetRequested, self._reset_keys),
                (page.showFolderRequested, self._folders.show),
                (page.clearCacheRequested, self._cache.clear),
                (self._cache.measured, page.cache.set_size),
                (self._cache.failed, lambda reason: page.set_note(words.cache_not_cleared(reason))),
                (self._sounds.unavailable, lambda: page.set_sound_available(False)),
                (
                    self._folders.failed,
                    lambda path: page.set_note(words.no_file_manager(str(path)), to_copy=str(path)),
                ),
                (self.keysChosen, page.keys.set_keys),
            ),
            resumes_at=page.language,  # that is where another one was chosen
        )

    def _make(self, games: Path) -> SettingsDialog:
        from yahtzee_gui.settings.page import DataFolders, SettingsDialog

        settings = self._settings
        page = SettingsDialog(
            SettingValues.of(settings),
            DataFolders(games, settings.path.parent, files.cache_folder()),
            ((AS_THE_SYSTEM, words.language_of_system()), *languages.available().items()),
            self._pages.window,
        )
        page.set_sound_available(self._sounds.is_available)
        if settings.damaged:
            page.set_note(words.damaged_settings(settings.damaged))
        return page

    # ---- what is chosen ----

    def _keep(self, chosen: Chosen) -> None:
        """Keep what is chosen. The window is told; the language and the sounds are no part of it."""
        setattr(self._settings, chosen.setting, chosen.value)
        if chosen.setting == "language":
            app = QCoreApplication.instance()
            assert app is not None
            languages.install(app, self._settings.language)  # every window builds itself anew when it hears of it
        elif chosen.setting == "sound":
            self._sounds.set_enabled(self._settings.sound)
            self._sounds.play(Sound.KEEP)
        self.chosen.emit(chosen.setting)

    def _set_key(self, action: Action, key: str) -> None:
        chosen = self._settings.keys
        owner = chosen.owner(key)
        if key in key_bindings.FIXED:
            self._say_in_row(action, menu_words.key_fixed(key))
        elif owner is not None and owner is not action:
            self._say_in_row(action, menu_words.key_taken(key, owner))
        else:
            self._keep_keys(chosen.changing(action, key))
            self._say_in_row(action, menu_words.key_changed(action, key))

    def _reset_keys(self) -> None:
        self._keep_keys(Keys())
        self._note(menu_words.keys_reset())

    def _keep_keys(self, chosen: Keys) -> None:
        self._settings.keys = chosen
        self.keysChosen.emit(chosen)

    def _say_in_row(self, action: Action, text: str) -> None:
        page = self._pages.get(Page.SETTINGS)
        if page is not None:
            cast("SettingsDialog", page).keys.say(action, text)

    def _note(self, text: str) -> None:
        page = self._pages.get(Page.SETTINGS)
        if page is not None:
            cast("SettingsDialog", page).set_note(text)
