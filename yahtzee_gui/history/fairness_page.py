# SPDX-License-Identifier: MIT
"""The fairness page answers "the dice are rigged": the faces rolled with their test, and how to check the seed."""

from __future__ import annotations

import json
import shlex
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.game_review.fairness import (
    FEWEST_DICE,
    NO_FACES,
    ChiSquare,
    FaceCounts,
    add_faces,
    chi_square,
    faces_rolled,
)
from engine.games.game import Game, Rolled
from engine.games.saved import own_record
from engine.rules.dice import FACES, Dice
from yahtzee_gui.history import words
from yahtzee_gui.kit.charts.chart import Line
from yahtzee_gui.kit.charts.series import BarColumn, ColumnsChart, ColumnsView
from yahtzee_gui.kit.labels import link_button
from yahtzee_gui.kit.layouts import STRETCH, Card, WideText, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import names, numbers


class FairnessView(NamedTuple):
    """The game in play, if there is one, and the faces of all `games` with fair dice, that one included.

    Of dice that were typed in nothing is counted, nor a game that had no others.
    """

    game: Game | None = None
    faces: FaceCounts = NO_FACES
    games: int = 0

    @property
    def dice(self) -> int:
        return sum(self.faces)

    @property
    def straying(self) -> ChiSquare | None:
        """The test of the faces; None while too few dice were rolled."""
        return chi_square(self.faces) if self.dice >= FEWEST_DICE else None

    @property
    def first_roll(self) -> Dice:
        """The first roll of the game; empty before it, and for dice that are not fair or not the program's."""
        game = self.game
        if game is None or not game.dice_model.is_fair or game.has_typed_dice or game.begins is not None:
            return ()
        return next((event.dice for event in game.events if isinstance(event, Rolled)), ())


_NO_BREAK = "\u00a0"
_MARGINS = 14, 10, 14, 14
_LEAST = 560
_HALF = 420


class FairnessPage(PlacePage):
    """The answer above the faces that were rolled, and a part that opens: how to check it oneself."""

    def __init__(self, view: FairnessView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer = WideText("topic", _LEAST)
        self.figures, self.counted = WideText("muted", _LEAST), WideText("muted", _LEAST)
        self.chart = ColumnsChart()
        self.fold = link_button(words.check_yourself())
        self.fold.setCheckable(True)
        self.seed = _CopyLine(words.seed_name(), words.copy_seed())
        self.command = _CopyLine(words.check_name(), words.copy_check())
        self.seed_text, self.check_text = WideText("muted", _HALF), WideText("muted", _HALF)
        self.check = QWidget()
        self._lay_out()
        self.fold.toggled.connect(self._open_check)
        self._open_check(False)
        self.set_view(view)

    def _lay_out(self) -> None:
        card = Card(words.are_they_fair())
        halves = [
            filled(QVBoxLayout(), line, text, STRETCH, spacing=8)
            for line, text in ((self.seed, self.seed_text), (self.command, self.check_text))
        ]
        filled(QHBoxLayout(self.check), (halves[0], 1), (halves[1], 1), spacing=24, margins=(0, 0, 0, 0))
        parts = self.answer, self.figures, 8, (self.chart, 1), self.counted, 6, self.fold, self.check
        filled(card.column, *parts)
        filled(QVBoxLayout(self), card, margins=_MARGINS)

    def _open_check(self, is_open: bool) -> None:
        self.check.setVisible(is_open)
        self.fold.setText(f"{words.check_yourself()} {'▴' if is_open else '▾'}")

    def set_view(self, view: FairnessView) -> None:
        straying = view.straying
        self.answer.show_text(words.fairness_answer(view.dice, straying.p_value if straying is not None else None))
        self.figures.show_text(words.fairness_figures(straying) if straying is not None else "")
        self.counted.show_text(words.faces_summary(view.dice, view.games))
        self.chart.set_view(_chart(view))
        self.chart.setVisible(bool(view.dice))
        seed = view.game.seed if view.game is not None else ""
        for line, text in ((self.seed, seed), (self.command, check_command(seed) if view.first_roll else "")):
            line.set_text(text)
            line.setVisible(bool(text))
        self.seed_text.show_text(_seed_text(view))
        self.check_text.show_text(_check_text(view))


def _chart(view: FairnessView) -> ColumnsView:
    """Return a column for each face, and the line where all would be if they came up equally often."""
    columns = tuple(
        BarColumn(str(face), count, (names.face(face), numbers.whole(count)), numbers.whole(count))
        for face, count in zip(FACES, view.faces, strict=True)
    )
    expected = view.dice / len(FACES)
    line = Line(expected, words.expected_line(numbers.grouped(expected, 1)))
    summary = ", ".join(f"{names.face(face)}: {count}" for face, count in zip(FACES, view.faces, strict=True))
    return ColumnsView(words.faces_rolled(), columns, line=line, summary=summary)


def _seed_text(view: FairnessView) -> str:
    if view.game is None:
        return words.no_seed()
    return words.seed_explained() if view.game.dice_model.is_fair else words.seed_of_unfair_dice()


def _check_text(view: FairnessView) -> str:
    if view.game is None or not view.game.dice_model.is_fair:
        return ""
    if view.first_roll:
        return words.check_explained(dice=names.dice(view.first_roll).replace(" ", _NO_BREAK))
    if view.game.begins is not None:
        return words.no_check_of_set_up()
    return words.no_check_of_own_dice() if view.game.has_typed_dice else words.check_comes()


class _CopyLine(QWidget):
    """A line of text that can be selected, and a button that copies it."""

    def __init__(self, name: str, button: str) -> None:
        super().__init__()
        self._button_text = button
        self.field = QLineEdit()
        self.field.setReadOnly(True)
        self.field.setProperty("copied", "true")
        self.field.setAccessibleName(name)
        self.button = QPushButton(button)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._copy)
        filled(QHBoxLayout(self), (self.field, 1), self.button, spacing=8, margins=(0, 0, 0, 0))

    def set_text(self, text: str) -> None:
        if text != self.field.text():
            self.field.setText(text)
            self.field.setCursorPosition(0)
            self.button.setText(self._button_text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        self.button.setMinimumWidth(self.button.width())  # nothing moves about
        self.button.setText(words.copied())


def check_command(seed: str) -> str:
    """Return a command that works out the first roll of the game with that seed, with nothing of this program.

    Any language with BLAKE2b does; Python is what this program runs on.
    """
    text = json.dumps(f"{seed}:1:1:0", ensure_ascii=False)
    code = f"import hashlib; print([b % 6 + 1 for b in hashlib.blake2b({text}.encode()).digest() if b < 252][:5])"
    return f"python3 -c {shlex.quote(code)}"


def fairness_view(history: History | None, scene: Scene) -> FairnessView:
    """Return what the fairness page shows of the games so far and of the current one: it counts once, if it has begun.

    Of a match that is the player's own game, as in the history.
    """
    known, record = history or History(), own_record(scene.match) if scene.match is not None else scene.record
    faces, games = known.faces, known.fair_games
    rolled = faces_rolled(record.game) if record is not None and record.game.dice_model.is_fair else NO_FACES
    if record is not None and any(rolled) and game_key(record.game, record.goal) not in known.keys:
        faces, games = add_faces(faces, rolled), games + 1
    return FairnessView(scene.game, faces, games)
