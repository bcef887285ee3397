# SPDX-License-Identifier: MIT
"""The clipboard takes what is on the screen as text, and opens what was copied elsewhere: a position, or a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.games import cards, lines, notation
from engine.games.cards import CardError, PaperCard
from engine.games.game import begun_from, new_seed
from engine.games.goals import RecordGoal, WinGoal, record_goal_as_json
from engine.games.lines import Line
from engine.games.match import Match
from engine.games.notation import GameFault, NotationError
from engine.games.position import Position, position_as_json
from engine.games.record import Record
from engine.games.saved import Play
from engine.games.texts import PaperError, UnknownText, is_paper, read_text
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.typed_json import FieldError, unmarked
from engine.strategies.goals import BeatGoal, goal_from_json
from yahtzee_gui.board import match_words
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.library.files import LARGEST_GAME, from_elsewhere
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.library import Library
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import standing_of
from yahtzee_gui.set_up.opener import SettingUp
from yahtzee_gui.words import boxes, faults, names
from yahtzee_gui.words import games as game_words


class Clipboard(QObject):
    """Copies and pastes positions and games.

    Signals:
        told: what came of it, in a sentence.
    """

    told = Signal(str)

    def __init__(self, pages: PageStack, controller: GameController, setting_up: SettingUp, library: Library) -> None:
        super().__init__(pages)
        self._library = library
        self._pages, self._controller, self._setting_up = pages, controller, setting_up
        setting_up.opened.connect(self.open)
        setting_up.finished.connect(lambda card: self._file([card]))

    # ---- what is on the screen ----

    def _shown(self) -> tuple[Position, RecordGoal | None] | Play | None:
        """Return the position that is seen, or the game that is over; None where neither is."""
        if self._pages.frame is not None:
            position = self._pages.position
            return (position, None) if position is not None else None
        scene = self._controller.scene()
        if scene.shown is None or scene.record is None:
            return None
        if scene.shown.is_over:
            return scene.match or scene.record
        return standing_of(scene.shown), scene.goal

    @property
    def line(self) -> str:
        """What is seen as one line: the position, or the game that is over; empty where there is neither."""
        found = self._shown()
        if found is None:
            return ""
        return lines.position_line(*found) if isinstance(found, tuple) else lines.game_line(_alone(found))

    def copy_line(self) -> None:
        """Copy the position that is seen as one line; of a game that is over the game."""
        self._copy(lines.game_line, lines.position_line)

    def copy_json(self) -> None:
        """Copy the position that is seen as JSON; of a game that is over the game."""
        self._copy(notation.dumps, _position_as_text)

    def _copy(
        self, game_as_text: Callable[[Record], str], position_as_text: Callable[[Position, RecordGoal | None], str]
    ) -> None:
        found = self._shown()
        if found is None:
            self.told.emit(words.nothing_to_copy())
            return
        if isinstance(found, tuple):
            QGuiApplication.clipboard().setText(position_as_text(*found))
            self.told.emit(words.copied())
        else:
            self.copy_game(found, game_as_text)

    def copy_game(self, play: Play, as_text: Callable[[Record], str] = lines.game_line) -> None:
        """Copy a game as one line; of a match that of the player, and say whose it is."""
        whose = f"{match_words.card_of(play.seats[play.person].name)}: " if isinstance(play, Match) else ""
        QGuiApplication.clipboard().setText(as_text(_alone(play)))
        self.told.emit(whose + words.copied())

    def play_from_here(self) -> None:
        """Begin a game from the position that is seen."""
        found = self._shown()
        if not isinstance(found, tuple):
            self.told.emit(words.nothing_to_play())
            return
        position, goal = found
        record = self._controller.record
        has_own = self._pages.frame is None and record is not None and record.own_dice
        goal = goal if goal != WinGoal() else None
        self._controller.open_record(Record(begun_from(position, new_seed()), goal=goal, own_dice=has_own))
        self.told.emit(words.plays_from_here())

    # ---- what was copied elsewhere ----

    def paste(self) -> None:
        """Open what is on the clipboard, or say why it can't be."""
        self.open(QGuiApplication.clipboard().text())

    def open(self, text: str) -> None:
        """Open the position or the game of a text, or say why it can't be, and keep the text."""
        if not text.strip():
            self.told.emit(words.nothing_to_paste())
            return
        if not lines.is_line(text) and cards.looks_like_cards(text):
            self._file_cards(text)
            return
        try:
            if len(text.encode(errors="replace")) > LARGEST_GAME:
                raise NotationError("is too large", GameFault.TOO_LARGE)
            game = self._controller.game
            found = read_text(text, game.rules if game is not None and is_paper(text) else None, names=_box_names())
            play = found if isinstance(found, Match) else found.game
            if play is not None:
                from_elsewhere(play)
            goal = _goal_to_show(found) if isinstance(found, Line) else None
        except PaperError as error:
            self._setting_up.refuse(text, words.paper_fault(error), error.line, error.said)
            return
        except UnknownText:
            self._setting_up.refuse(text, words.unknown_text())
            return
        except (NotationError, FieldError) as error:
            why = faults.game_refusal(error.refusal) if isinstance(error, NotationError) else faults.told(error)
            self._setting_up.refuse(text, words.cannot_be_opened(why))
            return
        if play is not None:
            self._controller.open_imported(play)
            self._pages.leave()
            self.told.emit(words.opened_game())
        elif isinstance(found, Line) and found.position is not None:
            remark = words.assumed(found.remark) if found.remark else ""
            self._setting_up.show(found.position, goal, remark)

    def _file_cards(self, text: str) -> None:
        game = self._controller.game
        rules = game.rules if game is not None else DEFAULT_RULES
        try:
            table = cards.read_cards(unmarked(text), rules, game_words.places(rules))
        except CardError as error:
            self._setting_up.refuse(text, words.cannot_be_opened(game_words.fault(error, rules)))
        else:
            you = self._setting_up.player.casefold()
            self._file(sorted(table, key=lambda card: card.name.casefold() != you))  # one's own first, if it is named

    def _file(self, table: Sequence[PaperCard]) -> None:
        self._library.file(FinishedGame.of_cards(table, datetime.now(UTC)))


def _alone(play: Play) -> Record:
    """Return a game, of a match that of the player: alone it can't be won."""
    return replace(play.record, goal=None) if isinstance(play, Match) else play


def _position_as_text(position: Position, goal: RecordGoal | None) -> str:
    also = {"goal": record_goal_as_json(goal)} if goal is not None else {}
    return json.dumps(position_as_json(position) | also)


def _box_names() -> dict[str, str]:
    """Return what the boxes of all games are called in the language of the window, with their keys."""
    games = DEFAULT_RULES, *names.other_games()
    return {boxes.category(box, rules): box.key for rules in games for box in rules.categories}


def _goal_to_show(line: Line) -> RecordGoal | BeatGoal | None:
    """Return the goal of a line: others to beat with their cards. A FieldError says why there is no such goal."""
    if not isinstance(line.goal, Mapping):
        return line.goal
    assert line.position is not None, "a game has none of these"
    return goal_from_json(line.goal, line.position.rules)
