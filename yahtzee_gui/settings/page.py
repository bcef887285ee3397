# SPDX-License-Identifier: MIT
"""The settings page: every preference, the keys, and the folders. What is chosen is kept, and applies at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings, languages
from yahtzee_gui.desktop.folders import FolderOpener
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.sounds import Sound, SoundPlayer
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.library import Library
from yahtzee_gui.settings import sharing_words, words
from yahtzee_gui.settings.folder_rows import BackupsRow, CacheRow, FolderRow
from yahtzee_gui.settings.keys_card import KeysCard
from yahtzee_gui.settings.settings import FormPart, Row, Settings
from yahtzee_gui.work import Urgency, one_step
from yahtzee_gui.workspace import Engine

_WIDTH = 560
_MARGIN = 24


class SettingsDesk(Protocol):
    """What the page is made with."""

    window: QWidget
    settings: Settings
    engine: Engine
    sounds: SoundPlayer
    library: Library
    export_decisions: Callable[[], object]


class SettingsPage(PlacePage):
    """All preferences, each as its `Row` says; the keys; and where the files are."""

    WIDEST = 860

    def __init__(self, desk: SettingsDesk) -> None:
        super().__init__(desk.window)
        self.setWindowTitle(words.settings_title())
        self._settings, self._engine, self._sounds, self._library = (
            desk.settings,
            desk.engine,
            desk.sounds,
            desk.library,
        )
        self._folders = FolderOpener(self)
        self.export = QPushButton(sharing_words.export())
        self.export.setAccessibleName(sharing_words.title())
        self.export.clicked.connect(desk.export_decisions)
        self._show: list[Callable[[], None]] = []
        self.controls = {name: self._control(name, row) for name, row in Settings.rows()}
        self.keys = KeysCard()
        self._make_foot()
        self._lay_out()
        self._order_tabs()
        self._connect()
        self.refresh()
        self.set_sound_available(self._sounds.is_available)
        if self._settings.damaged:
            self.set_note(words.damaged_settings(self._settings.damaged_names))
        self.stops[0].setFocus()
        size = one_step(files.cache_size)
        self._library.backups(self.backups.set_backups)
        self._engine.ask((self, "size"), Urgency.EXERCISE, size, self.cache.set_size, is_quick=True)

    # ---- building ----

    def _control(self, name: str, row: Row) -> Segments | Combo | QCheckBox:
        """Return what sets a setting, and see to it that it shows another value."""
        if row.choices is None:
            return self._box(name, row)
        if row.is_list:
            return self._list(name, row)
        result = Segments(list(row.choices()), row.called)
        result.set_name(row.label())
        result.choiceRequested.connect(partial(self._choose, name))
        self._show.append(lambda: result.set_choice(getattr(self._settings, name)))
        return result

    def _box(self, name: str, row: Row) -> QCheckBox:
        result = QCheckBox(row.label())
        result.setProperty("light", "true")
        hint = row.hint() if row.hint is not None else ""
        set_tooltip(result, hint)
        result.setAccessibleDescription(hint)
        result.toggled.connect(partial(self._choose, name))
        self._show.append(lambda: result.setChecked(getattr(self._settings, name)))
        return result

    def _list(self, name: str, row: Row) -> Combo:
        result = Combo()
        result.setAccessibleName(row.label())
        assert row.choices is not None
        for choice in row.choices():
            result.addItem(row.called(choice), choice)
        result.currentIndexChanged.connect(lambda: self._choose(name, result.currentData()))
        # What this version does not have is shown as the first, which is what it gets.
        self._show.append(lambda: result.setCurrentIndex(max(0, result.findData(getattr(self._settings, name)))))
        return result

    def _card(self, section: FormPart) -> FormCard:
        card = FormCard()
        for name, row in Settings.rows():
            control = self.controls[name]
            if row.section is not section:
                continue
            if name == "sound":
                line = QWidget()
                filled(QHBoxLayout(line), (control, 1), self.no_sound, margins=(0, 0, 0, 0))
                card.add(line)
            elif isinstance(control, QCheckBox):
                card.add(control)
            else:
                card.add_row(row.label(), control)
            if row.note is not None:
                card.add(Label(row.note(), role="muted", wraps=True))
        return card

    def _files_card(self) -> FormCard:
        card = FormCard()
        self.show_buttons: list[tuple[Path, QPushButton]] = []
        card.add(self._folder_row(words.folder_games(), self._library.path.parent))
        self.backups = BackupsRow()
        card.add(self.backups)
        card.add(self._folder_row(words.folder_settings(), self._settings.path.parent))
        self.cache = CacheRow(self._folder_row(words.folder_cache(), files.cache_folder()))
        card.add(self.cache)
        card.add_row(sharing_words.opens(), self.export)
        return card

    def _folder_row(self, name: str, folder: Path) -> FolderRow:
        row = FolderRow(name, folder)
        row.show_button.clicked.connect(lambda: self._folders.show(folder))
        self.show_buttons.append((folder, row.show_button))  # two folders may be the same
        return row

    def _make_foot(self) -> None:
        self.no_sound = Label(words.no_sound_player(), role="muted")
        self._foot = QWidget()
        self._foot.hide()
        self.note = Label(role="muted", wraps=True)
        self.copy_button = QPushButton(words.copy_path())
        self.copy_button.hide()
        self._to_copy = ""

    def _lay_out(self) -> None:
        page = ScrollPage()
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.column.setContentsMargins(_MARGIN, 0, _MARGIN, 4)
        page.column.setSpacing(6)
        cards = {
            words.settings_window(): self._card(FormPart.WINDOW),
            words.settings_playing(): self._card(FormPart.PLAYING),
            words.settings_files(): self._files_card(),
            menu_words.keys_heading(): self.keys,
        }
        for title, card in cards.items():
            filled(page.column, Label(title, role="title"), card, 8)
        page.column.addStretch()
        foot = filled(QHBoxLayout(self._foot), (self.note, 1), self.copy_button, spacing=16)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 12)
        filled(QVBoxLayout(self), (page, 1), self._foot, spacing=10, margins=(0, 8, 0, 0))
        self.setMinimumWidth(_WIDTH)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab comes to, from top to bottom."""
        found: list[QWidget] = []
        for control in self.controls.values():
            found += control.buttons.values() if isinstance(control, Segments) else [control]
        (_, games), (_, settings), _cache = self.show_buttons
        return [
            *found,
            games,
            *self.backups.stops,
            settings,
            *self.cache.stops,
            self.export,
            *self.keys.stops,
            self.copy_button,
        ]

    def _order_tabs(self) -> None:
        """Let the Tab key go from top to bottom, not in the order in which things were made."""
        for stop, following in pairwise(self.stops):
            self.setTabOrder(stop, following)

    def _connect(self) -> None:
        self._settings.changed.connect(self.refresh)
        self._sounds.unavailable.connect(self._say_no_sound)
        self._folders.failed.connect(self._say_no_file_manager)
        self.cache.confirmed.connect(self._clear_caches)
        self.backups.opened.connect(self._library.open_backup)
        self.keys.keyRequested.connect(self.set_key)
        self.keys.reset_button.clicked.connect(self._reset_keys)
        self.copy_button.clicked.connect(self._copy)

    # ---- what is chosen ----

    def _choose(self, name: str, value: object) -> None:
        """Keep what is chosen; the window hears of it from the settings, the language and the sounds from here."""
        setattr(self._settings, name, value)
        if name == "language":
            app = QCoreApplication.instance()
            assert app is not None
            languages.install(app, self._settings.language)  # every window builds itself anew when it hears of it
        elif name == "sound":
            self._sounds.set_enabled(self._settings.sound)
            self._sounds.play(Sound.KEEP)

    def set_key(self, action: Action, key: str) -> None:
        """Give an action a key, unless that has another use, and say in its row what became of it."""
        owner = self._settings.keys.owner(key)
        if not key_bindings.can_be_chosen(key):
            self.keys.say(action, menu_words.key_fixed(key))
        elif owner is not None and owner is not action:
            self.keys.say(action, menu_words.key_taken(key, owner))
        else:
            self._settings.keys = self._settings.keys.changing(action, key)
            self.keys.say(action, menu_words.key_changed(action, key))

    def _reset_keys(self) -> None:
        self._settings.keys = Keys()
        self.set_note(menu_words.keys_reset())

    # ---- showing ----

    @property
    def resumes_at(self) -> QWidget:
        """What has the keyboard in another language: that is where it was chosen."""
        return self.controls["language"]

    def refresh(self) -> None:
        """Show the values that hold now, and choose none."""
        with ExitStack() as quiet:
            for control in self.controls.values():
                quiet.enter_context(QSignalBlocker(control))
            for show in self._show:
                show()
        self.keys.set_keys(self._settings.keys)

    def set_sound_available(self, available: bool) -> None:
        """Show whether there is anything that plays sounds."""
        self.controls["sound"].setEnabled(available)
        self.no_sound.setVisible(not available)

    def set_note(self, text: str, to_copy: str = "") -> None:
        """Say something at the foot of the page: what was damaged, what did not work, and what can be copied then."""
        self.note.setText(text)
        self._foot.setVisible(bool(text))
        self._to_copy = to_copy
        self.copy_button.setVisible(bool(to_copy))

    def _say_no_sound(self) -> None:
        self.set_sound_available(False)

    def _clear_caches(self) -> None:
        """Remove what the engine keeps on disk, and can build again."""
        self._engine.ask((self, "clear"), Urgency.EXERCISE, one_step(clear_caches), self._take_cleared, is_quick=True)

    def _take_cleared(self, cleared: tuple[str, int]) -> None:
        reason, size = cleared
        if reason:
            self.set_note(words.cache_not_cleared(reason))
        self.cache.set_size(size)

    def _say_no_file_manager(self, path: Path) -> None:
        self.set_note(words.no_file_manager(str(path)), to_copy=str(path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._to_copy)
        self.focusPreviousChild()  # before the button goes
        self.set_note(words.path_copied())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back a question with Escape, before the page is left."""
        asking = [row for row in (self.backups, self.cache) if row.is_asking]
        if event.key() == Qt.Key.Key_Escape and asking:
            asking[0].withdraw()
        else:
            super().keyPressEvent(event)


def clear_caches() -> tuple[str, int]:
    """Remove the caches; return why something of them could not be, and how many bytes are left."""
    reason = ""
    try:
        files.clear_caches()
    except OSError as error:
        reason = error.strerror or str(error)
    return reason, files.cache_size()
