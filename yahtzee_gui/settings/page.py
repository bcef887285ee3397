# SPDX-License-Identifier: MIT
"""The settings dialog: every preference and the program's folders on one page. What is chosen applies at once.

The dialog reads and writes nothing: it is given the values, and asks for what is to change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from enum import Enum
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, WARN_CHOICES, Appearance, DiceSpeed
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.kit.form_card import FormCard
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.settings import words
from yahtzee_gui.settings.folder_rows import CacheRow, FolderRow
from yahtzee_gui.settings.keys_card import KeysCard
from yahtzee_gui.settings.settings import Chosen, SettingValues
from yahtzee_gui.words import names

_WIDTH = 560
_MARGIN = 24


@dataclass(frozen=True)
class DataFolders:
    """The folders that the dialog names."""

    games: Path
    settings: Path
    cache: Path


class SettingsDialog(PlacePage):
    """All preferences.

    Signals:
        settingRequested: a setting is to have another value.
        keyRequested: an `Action`, and the name of the key that it is to have.
        keysResetRequested: every action is to have its first key again.
        showFolderRequested: the path of a folder that the player wants to see.
        clearCacheRequested: the cache is to be cleared; the player has confirmed it.
    """

    settingRequested = Signal(Chosen)
    keyRequested = Signal(Action, str)
    keysResetRequested = Signal()
    showFolderRequested = Signal(Path)
    clearCacheRequested = Signal()

    WIDEST = 860

    def __init__(
        self,
        values: SettingValues,
        folders: DataFolders,
        languages: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog; each of `languages` is a code and a name, `AS_THE_SYSTEM` being one of the codes."""
        super().__init__(parent)
        self.setWindowTitle(words.settings_title())
        self._make_controls(languages)
        self.keys = KeysCard(values.keys)
        self._cards = [self._window_card(), self._playing_card(), self._files_card(folders), self.keys]
        self._lay_out()
        self._order_tabs()
        self._connect()
        self.set_values(values)
        self.appearance.buttons[values.appearance].setFocus()

    # ---- building ----

    def _make_controls(self, languages: Sequence[tuple[str, str]]) -> None:
        self.appearance = self._segments("appearance", Appearance, names.appearance, words.setting_appearance())
        self.dice_speed = self._segments("dice_speed", DiceSpeed, words.dice_speed, words.setting_dice_speed())
        self.warns_from = self._segments("warns_from", WARN_CHOICES, words.warns_from, words.setting_warns_from())
        self.language = Combo()
        self.language.setAccessibleName(words.setting_language())
        for code, name in languages or ((AS_THE_SYSTEM, words.language_of_system()),):
            self.language.addItem(name, code)
        self._boxes: list[QCheckBox] = []
        self.confirm_zero = self._box("confirms_zero", words.setting_confirm_zero())
        self.celebrates = self._box("celebrates", words.setting_celebrates(), words.celebrates_explained())
        self.sound = self._box("sound", words.setting_sound())
        self.no_sound = ElidedLabel("muted", AlignRight)
        self.no_sound.setText(words.no_sound_player())
        self.no_sound.hide()
        self._foot = QWidget()
        self._foot.hide()
        self.note = Label(role="muted", wraps=True)
        self.copy_button = QPushButton(words.copy_path())
        self.copy_button.hide()
        self._to_copy = ""

    def _segments(self, setting: str, choices: Iterable[Enum], called: Callable[..., str], name: str) -> Segments:
        result = Segments(list(choices), called)
        result.set_name(name)
        result.choiceRequested.connect(partial(self._ask, setting))
        return result

    def _ask(self, setting: str, value: object) -> None:
        self.settingRequested.emit(Chosen(setting, value))

    def _box(self, setting: str, name: str, hint: str = "") -> QCheckBox:
        """Return the box of what is on or off; Tab comes to it after those made before."""
        result = QCheckBox(name)
        result.setProperty("light", "true")
        set_tooltip(result, hint)
        result.setAccessibleDescription(hint)
        result.toggled.connect(partial(self._ask, setting))
        self._boxes.append(result)
        return result

    def _window_card(self) -> FormCard:
        card = FormCard()
        card.add_row(words.setting_appearance(), self.appearance)
        card.add_row(words.setting_language(), self.language)
        return card

    def _playing_card(self) -> FormCard:
        card = FormCard()
        card.add_row(words.setting_dice_speed(), self.dice_speed)
        card.add_row(words.setting_warns_from(), self.warns_from)
        card.add(Label(words.warns_from_chance(WARN_CHOICES), role="muted", wraps=True))
        card.add(self.confirm_zero)
        card.add(self.celebrates)
        sound = QWidget()
        filled(QHBoxLayout(sound), (self.sound, 1), self.no_sound, margins=(0, 0, 0, 0))
        card.add(sound)
        return card

    def _files_card(self, folders: DataFolders) -> FormCard:
        card = FormCard()
        self.show_buttons: dict[Path, QPushButton] = {}
        card.add(self._folder_row(words.folder_games(), folders.games))
        card.add(self._folder_row(words.folder_settings(), folders.settings))
        self.cache = CacheRow(self._folder_row(words.folder_cache(), folders.cache))
        card.add(self.cache)
        return card

    def _folder_row(self, name: str, folder: Path) -> FolderRow:
        row = FolderRow(name, folder)
        row.show_button.clicked.connect(lambda: self.showFolderRequested.emit(folder))
        self.show_buttons[folder] = row.show_button
        return row

    def _lay_out(self) -> None:
        page = ScrollPage()
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.column.setContentsMargins(_MARGIN, 0, _MARGIN, 4)
        page.column.setSpacing(6)
        titles = (
            words.settings_window(),
            words.settings_playing(),
            words.settings_files(),
            menu_words.keys_heading(),
        )
        for title, card in zip(titles, self._cards, strict=True):
            filled(page.column, Label(title, role="title"), card, 8)
        page.column.addStretch()
        foot = filled(QHBoxLayout(self._foot), (self.note, 1), self.copy_button, spacing=16)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 12)
        filled(QVBoxLayout(self), (page, 1), self._foot, spacing=10, margins=(0, 8, 0, 0))
        self.setMinimumWidth(_WIDTH)

    def _order_tabs(self) -> None:
        """Let the Tab key go from top to bottom, not in the order in which things were made."""
        stops = (
            *self.appearance.buttons.values(),
            self.language,
            *self.dice_speed.buttons.values(),
            *self.warns_from.buttons.values(),
            *self._boxes,
            *list(self.show_buttons.values())[:-1],
            *self.cache.stops,
            *self.keys.stops,
            self.copy_button,
        )
        for stop, following in pairwise(stops):
            self.setTabOrder(stop, following)

    def _connect(self) -> None:
        self.language.currentIndexChanged.connect(lambda: self._ask("language", self.language.currentData()))
        self.cache.clearRequested.connect(self.clearCacheRequested)
        self.keys.keyRequested.connect(self.keyRequested)
        self.keys.resetRequested.connect(self.keysResetRequested)
        self.copy_button.clicked.connect(self._copy)

    # ---- showing ----

    def set_values(self, values: SettingValues) -> None:
        """Show other values, asking for nothing."""
        self.appearance.set_choice(values.appearance)
        self.dice_speed.set_choice(values.dice_speed)
        self.warns_from.set_choice(values.warns_from)
        self.keys.set_keys(values.keys)
        with ExitStack() as quiet:
            for control in (self.language, *self._boxes):
                quiet.enter_context(QSignalBlocker(control))
            # A language that this version does not have is shown as the system's, which is what it gets.
            self.language.setCurrentIndex(max(0, self.language.findData(values.language)))
            self.confirm_zero.setChecked(values.confirms_zero)
            self.celebrates.setChecked(values.celebrates)
            self.sound.setChecked(values.sound)

    def set_sound_available(self, available: bool) -> None:
        """Show whether there is anything that plays sounds."""
        self.sound.setEnabled(available)
        self.no_sound.setVisible(not available)

    def set_note(self, text: str, to_copy: str = "") -> None:
        """Say something at the foot of the page: what was damaged, what did not work, and what can be copied then."""
        self.note.setText(text)
        self._foot.setVisible(bool(text))
        self._to_copy = to_copy
        self.copy_button.setVisible(bool(to_copy))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._to_copy)
        self.focusPreviousChild()  # before the button goes
        self.set_note(words.path_copied())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back the question about the cache with Escape, before the page is left."""
        if event.key() == Qt.Key.Key_Escape and self.cache.is_asking:
            self.cache.withdraw()
        else:
            super().keyPressEvent(event)
