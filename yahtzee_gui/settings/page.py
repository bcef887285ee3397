# SPDX-License-Identifier: MIT
"""The settings page: Window, Playing, Keys, Your data. What is chosen is kept, and applies at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.other_programs import FolderOpener, Sound, SoundPlayer
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.contents import Contents
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label
from yahtzee_gui.kit.layouts import FormCard, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.library.backups import Backup
from yahtzee_gui.library.library import Library
from yahtzee_gui.menu_words import HelpPart
from yahtzee_gui.settings import words
from yahtzee_gui.settings.keys_list import KeysList
from yahtzee_gui.settings.settings import FormPart, Row, Settings
from yahtzee_gui.words import units
from yahtzee_gui.work import Engine, Urgency, one_step


class DataCard(FormCard):
    """The folders, each once, with what can be done with what is in it. What may be lost is asked about first."""

    folderRequested = Signal(Path)
    backupRequested = Signal(Backup)
    clearRequested = Signal()

    def __init__(self, games: Path, settings: Path) -> None:
        super().__init__()
        self.import_button, self.export_button = QPushButton(words.import_games()), QPushButton(words.export())
        self.decisions_button = QPushButton(words.export())
        self.decisions_button.setAccessibleName(words.title())
        self.cards_button = QPushButton()
        self.show_buttons: list[tuple[Path, QPushButton]] = []
        self.choice, self.open_button = Combo(), _button(words.open_backup(), self._open_backup)
        self.choice.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.choice.setAccessibleName(words.backups())
        self.clear_button = _button(words.clear_cache(), self._clear)
        self._add_folder(words.folder_games(), games, self.import_button, self.export_button)
        self.add_row(words.backups(), self.choice, self.open_button, note=words.backups_explained())
        self.add_row(words.opens(), self.decisions_button)
        self.add_row(words.cards(), self.cards_button, note=words.cards_explained())
        if settings != games:
            self._add_folder(words.folder_settings(), settings)
        self._cache = self._add_folder(words.folder_cache(), files.cache_folder(), self.clear_button)
        self.set_backups([])
        self.set_cache_size(None)
        self.set_cards(None)

    def _add_folder(self, name: str, folder: Path, *others: QPushButton) -> QLabel:
        path = ElidedLabel("muted", AlignLeft, elide=Qt.TextElideMode.ElideMiddle)
        path.setText(str(folder))
        path.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        shows = _button(words.show_folder(), lambda: self.folderRequested.emit(folder))
        shows.setAccessibleName(words.show_folder_spoken(name))
        shows.setAccessibleDescription(str(folder))
        self.show_buttons.append((folder, shows))  # the cache may share one
        return self.add_row(name, *others, shows, note=path)

    def set_cache_size(self, size: int | None) -> None:
        """Show how many bytes the cache has; None while they are counted."""
        sized = words.cache_being_measured() if size is None else words.data_size(size)
        self._cache.setText(words.folder_cache_sized(size=sized))
        self.clear_button.setEnabled(bool(size))

    def set_cards(self, share: float | None) -> None:
        """Show how much of the cards is made, which may be cancelled; None while none are."""
        cancel = words.cards_cancel(percent=units.percent(100 * share, 0)) if share is not None else ""
        self.cards_button.setText(cancel or words.export())
        self.cards_button.setAccessibleName(f"{self.cards_button.text()} {words.cards()}")

    def set_backups(self, found: Sequence[Backup]) -> None:
        """Offer these copies, the newest first."""
        self.choice.clear()
        for one in found:
            self.choice.addItem(words.backup(one.day, one.number), one)
        if not found:
            self.choice.addItem(words.no_backup())
        self.choice.setEnabled(bool(found))
        self.open_button.setEnabled(bool(found))

    def _open_backup(self) -> None:
        if may_lose(self, words.open_backup_question(), words.open_backup_yes(), words.open_backup_no()):
            self.backupRequested.emit(self.choice.currentData())

    def _clear(self) -> None:
        if may_lose(self, words.clear_cache_question(), words.clear_cache_yes(), words.clear_cache_no()):
            self.set_cache_size(None)
            self.clearRequested.emit()


def _button(text: str, does: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.clicked.connect(does)
    return button


_FOOT = (250, 0, 24, 12)


class SettingsPage(PlacePage):
    """All preferences, each as its `Row` says; the keys; and where the files are."""

    def __init__(
        self,
        settings: Settings,
        engine: Engine,
        sounds: SoundPlayer,
        library: Library,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.settings_title())
        self._settings, self._engine, self._sounds = settings, engine, sounds
        self._folders = FolderOpener(self)
        self._show: list[Callable[[], None]] = []
        self.controls = {name: self._control(name, row) for name, row in Settings.rows()}
        self.keys = KeysList(self._settings)
        self.data = DataCard(library.path.parent, self._settings.path.parent)
        self.note = Label(role="muted", wraps=True)
        self.note.hide()
        self._lay_out()
        self._connect()
        self.data.backupRequested.connect(library.open_backup)
        self.refresh()
        if self._settings.damaged:
            self.set_note(words.damaged_settings(self._settings.damaged_names))
        self.contents.list.setFocus()
        library.backups(self.data.set_backups)
        size = one_step(files.cache_size)
        self._engine.ask((self, "size"), Urgency.EXERCISE, size, self.data.set_cache_size, is_quick=True)

    # ---- building ----

    def _control(self, name: str, row: Row) -> Segments | Combo | QCheckBox:
        """Return what sets a setting, and see to it that it shows another value."""
        if row.choices is None:
            return self._switch(name, row)
        if row.is_list:
            return self._list(name, row)
        result = Segments(list(row.choices()), row.called, fills=False)
        result.set_name(row.label())
        result.choiceRequested.connect(partial(self._choose, name))
        self._show.append(lambda: result.set_choice(getattr(self._settings, name)))
        return result

    def _switch(self, name: str, row: Row) -> QCheckBox:
        result = QCheckBox()
        result.setProperty("switch", "true")
        result.setAccessibleName(row.label())
        result.setAccessibleDescription(row.note() if row.note is not None else "")
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
        card, self.no_sound = FormCard(), Label(words.no_sound_player(), role="muted")
        for name, row in Settings.rows():
            if row.section is section:
                note = self.no_sound if name == "sound" else row.note() if row.note is not None else ""
                card.add_row(row.label(), self.controls[name], note=note)
        return card

    def _lay_out(self) -> None:
        self.contents = Contents(words.settings_title())
        cards = {
            words.settings_window(): self._card(FormPart.WINDOW),
            words.settings_playing(): self._card(FormPart.PLAYING),
            menu_words.help_parts()[HelpPart.KEYS]: self.keys,
            words.settings_files(): self.data,
        }
        for title, card in cards.items():
            self.contents.head(title)
            self.contents.add(card)
        self.contents.page.column.addStretch()
        foot = filled(QVBoxLayout(), self.note, margins=_FOOT)
        filled(QVBoxLayout(self), (self.contents, 1), foot, spacing=8, margins=(0, 0, 0, 0))

    def _connect(self) -> None:
        self._settings.changed.connect(self.refresh)
        self._sounds.unavailable.connect(self.refresh)
        self._folders.failed.connect(self._say_no_file_manager)
        self.data.folderRequested.connect(self._folders.show)
        self.data.clearRequested.connect(self._clear_caches)

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

    # ---- showing ----

    def refresh(self) -> None:
        """Show the values that hold now, and whether anything plays sounds; choose none."""
        with ExitStack() as quiet:
            for control in self.controls.values():
                quiet.enter_context(QSignalBlocker(control))
            for show in self._show:
                show()
        self.controls["sound"].setEnabled(self._sounds.is_available)
        self.no_sound.setVisible(not self._sounds.is_available)

    def set_note(self, text: str) -> None:
        """Say something at the foot of the page: what was damaged, or what did not work."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _clear_caches(self) -> None:
        """Remove what the engine keeps on disk, and can build again."""
        self._engine.ask((self, "clear"), Urgency.EXERCISE, one_step(clear_caches), self._take_cleared, is_quick=True)

    def _take_cleared(self, cleared: tuple[str, int]) -> None:
        reason, size = cleared
        if reason:
            self.set_note(words.cache_not_cleared(reason.rstrip(".")))
        self.data.set_cache_size(size)

    def _say_no_file_manager(self, path: Path) -> None:
        QGuiApplication.clipboard().setText(str(path))
        self.set_note(words.no_file_manager(str(path)))


def clear_caches() -> tuple[str, int]:
    """Remove the caches; return why something of them could not be, and how many bytes are left."""
    reason = ""
    try:
        files.clear_caches()
    except OSError as error:
        reason = error.strerror or str(error)
    return reason, files.cache_size()
