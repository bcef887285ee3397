# SPDX-License-Identifier: MIT
"""Chosen settings: what the player chooses on the settings page is kept, and takes effect at once where it can."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.analysis.verdicts import Verdict
from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings, languages
from yahtzee_gui.desktop.folders import FolderOpener
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, Appearance, DiceSpeed
from yahtzee_gui.desktop.settings import Settings
from yahtzee_gui.desktop.sounds import Sound, SoundPlayer
from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.confirmations import Confirmations
from yahtzee_gui.settings import words
from yahtzee_gui.settings.cache_service import CacheService

if TYPE_CHECKING:
    from yahtzee_gui.settings.page import SettingsDialog


class ChosenSettings(QObject):
    """Keeps what is chosen in `settings`, and passes it on to whom it concerns.

    Signals:
        appearanceRequested: the `Appearance` that the window is to have.
        diceSpeedRequested: the `DiceSpeed` of the tray, kept already.
        keysChosen: the `Keys` that hold from now on, kept already.
        celebrationsRequested: whether moments are celebrated, kept already.
    """

    appearanceRequested = Signal(Appearance)
    diceSpeedRequested = Signal(DiceSpeed)
    keysChosen = Signal(Keys)
    celebrationsRequested = Signal(bool)

    def __init__(
        self,
        pages: OpenPages,
        settings: Settings,
        confirmations: Confirmations,
        cache: CacheService,
        sounds: SoundPlayer,
    ) -> None:
        super().__init__(pages)
        self._pages, self._settings, self._confirmations = pages, settings, confirmations
        self._cache, self._sounds = cache, sounds
        self._folders = FolderOpener(self)

    def open(self, games: Path) -> PageSpec:
        """Return a page that shows the settings as they are; `games` is the folder where games are kept."""
        page = self._make(games)
        self._cache.measure()
        return PageSpec(
            page,
            does=(
                (page.appearanceRequested, self.appearanceRequested),
                (page.languageRequested, self._set_language),
                (page.diceSpeedRequested, self._set_dice_speed),
                (page.warnsFromRequested, self._set_warns_from),
                (page.confirmZeroRequested, self._set_confirms_zero),
                (page.soundRequested, self._set_sound),
                (page.celebrationsRequested, self._set_celebrates),
                (page.keyRequested, self._set_key),
                (page.keysResetRequested, self._reset_keys),
                (page.showFolderRequested, self._folders.show),
                (page.clearCacheRequested, self._cache.clear),
                (self._cache.measured, page.set_cache_size),
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
        from yahtzee_gui.settings.page import DataFolders, SettingsDialog, SettingValues

        settings = self._settings
        page = SettingsDialog(
            self._pages.colors(),
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
            DataFolders(games, settings.path.parent, files.cache_folder()),
            ((AS_THE_SYSTEM, words.language_of_system()), *languages.available().items()),
            self._pages.window,
        )
        page.set_sound_available(self._sounds.is_available)
        if settings.damaged:
            page.set_note(words.damaged_settings(settings.damaged))
        return page

    # ---- what is chosen ----

    def _set_language(self, code: str) -> None:
        """Speak another language: every window builds itself anew when it hears of it."""
        self._settings.language = code
        app = QCoreApplication.instance()
        assert app is not None
        languages.install(app, code)

    def _set_dice_speed(self, speed: DiceSpeed) -> None:
        self._settings.dice_speed = speed
        self.diceSpeedRequested.emit(speed)

    def _set_warns_from(self, verdict: Verdict) -> None:
        self._settings.warns_from = self._confirmations.warns_from = verdict

    def _set_confirms_zero(self, asks: bool) -> None:
        self._settings.confirms_zero = self._confirmations.confirms_zero = asks

    def _set_sound(self, on: bool) -> None:
        self._settings.sound = on
        self._sounds.set_enabled(on)
        self._sounds.play(Sound.KEEP)

    def _set_celebrates(self, on: bool) -> None:
        self._settings.celebrates = on
        self.celebrationsRequested.emit(on)

    def _set_key(self, action: Action, key: str) -> None:
        chosen = self._settings.keys
        owner = chosen.owner(key)
        if key in key_bindings.FIXED:
            self._note(menu_words.key_fixed(key))
        elif owner is not None and owner is not action:
            self._note(menu_words.key_taken(key, owner))
        else:
            self._keep_keys(chosen.changing(action, key), menu_words.key_changed(action, key))

    def _reset_keys(self) -> None:
        self._keep_keys(Keys(), menu_words.keys_reset())

    def _keep_keys(self, chosen: Keys, remark: str) -> None:
        self._settings.keys = chosen
        self._note(remark)
        self.keysChosen.emit(chosen)

    def _note(self, text: str) -> None:
        page = self._pages.get(Page.SETTINGS)
        if page is not None:
            cast("SettingsDialog", page).set_note(text)
