# SPDX-License-Identifier: MIT
"""The dialogs: what opens beside a main window, and what is asked over it, such as which file a game is written to."""

from __future__ import annotations

import json
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.game_review.review import Review
from engine.games.record import Record
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.history.opener import FinishedGames
from yahtzee_gui.kit.drawing import as_png
from yahtzee_gui.kit.questions import ask_for_target
from yahtzee_gui.learn.opener import Learning
from yahtzee_gui.learn.practice import words as practice_words
from yahtzee_gui.learn.practice.anki import AnkiCards
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.history_files import HistoryFiles
from yahtzee_gui.new_game.opener import NewGame
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.review.review_text import review_text
from yahtzee_gui.set_up.clipboard import Clipboard
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.words import announcing, buttons

_JSON, _PICTURE, _TEXT, _HISTORY = ".json", ".png", ".txt", ".jsonl"


class FileQuestions(QObject):
    """Asks over `window` for files; what comes of games is told by `store`, and by `history`.

    Signals:
        told: what came of a picture, a review or cards that were to be written.
    """

    told = Signal(str)

    def __init__(
        self,
        window: QWidget,
        controller: GameController,
        store: GameFiles,
        history: HistoryFiles,
        cards: AnkiCards,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._controller, self._store, self._history = window, controller, store, history
        self.cards = cards
        cards.setParent(self)
        cards.failed.connect(lambda reason: self._tell(announcing.file_not_written(reason)))

    def export_game(self) -> None:
        """Let the player choose a file and write the game to it."""
        play, game = self._controller.play, self._controller.game
        if play is None or game is None:
            return
        name = buttons.export_name(game, date.today())
        kinds = {_JSON: buttons.game_files()}
        target = ask_for_target(self._window, buttons.export_title(), name, kinds)
        if target is not None:
            self._store.export(play, target)

    def save_picture(self, picture: QImage) -> None:
        """Let the player choose a file and write a picture to it."""
        if self._controller.game is None:
            return
        name = buttons.export_name(self._controller.game, date.today())
        kinds = {_PICTURE: shell_words.png_files()}
        target = ask_for_target(self._window, shell_words.save_picture(), name, kinds)
        if target is not None:
            self._store.write(lambda: as_png(picture), target, self._tell)

    def save_review(self) -> None:
        """Let the player choose a file and write the review to it: as a text, or all of it as JSON."""
        scene = self._controller.scene()
        record, report = scene.record, scene.report
        if record is None or report is None:
            return
        name = announcing.review_name(buttons.export_name(record.game, date.today()))
        kinds = {ending: announcing.review_files(ending) for ending in (_TEXT, _JSON)}
        target = ask_for_target(self._window, announcing.save_review_title(), name, kinds)
        if target is not None:
            is_json = target.suffix.lower() == _JSON
            content = partial(_as_json, report, record) if is_json else review_text(scene).encode
            self._store.write(content, target, self._tell)

    def _tell(self, sentence: str) -> None:
        self.told.emit(sentence)

    def import_game(self) -> None:
        """Let the player choose a file and go on with the game in it."""
        path = self._existing(buttons.import_title(), buttons.open_files())
        if path is not None:
            self._store.import_from(path)

    def export_choices(self) -> None:
        """Let the player choose a file and write cards of the costly choices to it; while that is done, cancel it."""
        if self.cards.share is not None:
            self.cards.cancel()
            return
        kinds = {_TEXT: announcing.review_files(_TEXT)}
        target = ask_for_target(self._window, practice_words.anki_title(), practice_words.anki_name(), kinds)
        if target is not None:
            self.cards.make(partial(self._write, target))

    def _write(self, target: Path, content: bytes) -> None:
        self._store.write(lambda: content, target, self._tell)

    def export_history(self) -> None:
        """Let the player choose a file and write all finished games to it."""
        name, kinds = f"yahtzee-history-{date.today().isoformat()}", {_HISTORY: buttons.history_files()}
        target = ask_for_target(self._window, buttons.history_export_title(), name, kinds)
        if target is not None:
            self._history.export(target)

    def import_history(self) -> None:
        """Let the player choose a file and take over the games in it."""
        path = self._existing(buttons.history_import_title(), buttons.history_files())
        if path is not None:
            self._history.import_from(path)

    def _existing(self, title: str, kinds: str) -> Path | None:
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(Path.home()), kinds)
        return Path(path) if path else None


def _as_json(report: Review, record: Record) -> bytes:
    from engine.game_review.review_json import review_as_json

    return json.dumps(review_as_json(report, record), indent=1, allow_nan=False).encode()


@dataclass(frozen=True)
class Dialogs:
    """What asks or tells something beside the table, or opens pages for that; all of it goes with the pages."""

    new_game: NewGame
    files: FileQuestions
    finished: FinishedGames
    clipboard: Clipboard
    learning: Learning
