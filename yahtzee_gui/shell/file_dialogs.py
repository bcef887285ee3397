# SPDX-License-Identifier: MIT
"""The questions where a game, or the whole history, is to be written, and which one is to be read."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from yahtzee_gui.kit.charts.saving import ask_for_target
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.library.history_files import HistoryFiles
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.picture import as_png
from yahtzee_gui.words import file_dialogs

_GAME_ENDING, _PICTURE_ENDING = ".json", ".png"


class FileQuestions(QObject):
    """Asks over `window` for files; what comes of games is told by `store`, and by `history`.

    Signals:
        pictureSaved: the path of a picture that was written.
        pictureFailed: why it could not be.
    """

    pictureSaved = Signal(str)
    pictureFailed = Signal(str)

    def __init__(
        self, window: QWidget, controller: GameController, store: GameFiles, history: HistoryFiles, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._controller, self._store, self._history = window, controller, store, history
        self._picture: Path | None = None
        store.written.connect(self._tell_written)
        store.write_failed.connect(self._tell_not_written)

    def export_game(self) -> None:
        """Let the player choose a file and write the game to it."""
        play, game = self._controller.play, self._controller.game
        if play is None or game is None:
            return
        name = file_dialogs.export_name(game, date.today())
        kinds = {_GAME_ENDING: file_dialogs.game_files()}
        target = ask_for_target(self._window, file_dialogs.export_title(), name, kinds)
        if target is not None:
            self._store.export(play, target)

    def save_picture(self, picture: QImage) -> None:
        """Let the player choose a file and write a picture to it."""
        if self._controller.game is None:
            return
        name = file_dialogs.export_name(self._controller.game, date.today())
        kinds = {_PICTURE_ENDING: shell_words.png_files()}
        self._picture = ask_for_target(self._window, shell_words.save_picture(), name, kinds)
        if self._picture is not None:
            self._store.write(lambda: as_png(picture), self._picture)

    def _tell_written(self, path: str) -> None:
        if self._picture is not None and path == str(self._picture):
            self._picture = None
            self.pictureSaved.emit(path)

    def _tell_not_written(self, reason: str) -> None:
        if self._picture is not None:
            self._picture = None
            self.pictureFailed.emit(reason)

    def import_game(self) -> None:
        """Let the player choose a file and go on with the game in it."""
        path = self._existing(file_dialogs.import_title(), file_dialogs.game_files())
        if path is not None:
            self._store.import_from(path)

    def export_history(self) -> None:
        """Let the player choose a file and write all finished games to it."""
        suggestion = str(Path.home() / file_dialogs.history_name(date.today()))
        title, kinds = file_dialogs.history_export_title(), file_dialogs.history_files()
        path, _ = QFileDialog.getSaveFileName(self._window, title, suggestion, kinds)
        if path:
            self._history.export(Path(path))

    def import_history(self) -> None:
        """Let the player choose a file and take over the games in it."""
        path = self._existing(file_dialogs.history_import_title(), file_dialogs.history_files())
        if path is not None:
            self._history.import_from(path)

    def _existing(self, title: str, kinds: str) -> Path | None:
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(Path.home()), kinds)
        return Path(path) if path else None
