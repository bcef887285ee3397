# SPDX-License-Identifier: MIT
"""The card of the player's data: where it is, how it comes here and goes elsewhere, its copies, and the cache."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from engine.runtime import files
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.library.backups import Backup
from yahtzee_gui.settings import sharing_words, words
from yahtzee_gui.words import units


class DataCard(FormCard):
    """The folders, each once, with what can be done with what is in it. What may be lost is asked about first.

    Signals:
        folderRequested: the path of a folder to show.
        backupRequested: the `Backup` to go back to.
        clearRequested: the cache is to be cleared.
    """

    folderRequested = Signal(Path)
    backupRequested = Signal(Backup)
    clearRequested = Signal()

    def __init__(self, games: Path, settings: Path) -> None:
        super().__init__()
        self.import_button, self.export_button = QPushButton(words.import_games()), QPushButton(words.export_games())
        self.decisions_button = QPushButton(sharing_words.export())
        self.decisions_button.setAccessibleName(sharing_words.title())
        self.cards_button = QPushButton()
        self.show_buttons: list[tuple[Path, QPushButton]] = []
        self.choice, self.open_button = Combo(), _button(words.open_backup(), self._open_backup)
        self.choice.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.choice.setAccessibleName(words.backups())
        self.clear_button = _button(words.clear_cache(), self._clear)
        self._add_folder(words.folder_games(), games, self.import_button, self.export_button)
        self.add_row(words.backups(), self.choice, self.open_button, note=words.backups_explained())
        self.add_row(sharing_words.opens(), self.decisions_button)
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
        self.cards_button.setText(cancel or sharing_words.export())
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
