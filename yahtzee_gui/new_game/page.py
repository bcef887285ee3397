# SPDX-License-Identifier: MIT
"""The New game dialog: six tiles, and five rows that say what is chosen and open one at a time."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from enum import Enum
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.games.game import Game
from engine.rules.dice_models import DEMON, FAIR_DICE, OFFERED_DICE, DiceModel
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.strengths import Face
from yahtzee_gui import menu_words
from yahtzee_gui.board.match import words as board_match_words
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.cards import FormCard, WideText
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import match_words, words
from yahtzee_gui.new_game.choice import ROUND, GameChoice, GameTile, Rolls
from yahtzee_gui.new_game.dice_picture import dice_picture
from yahtzee_gui.new_game.game import GamePart
from yahtzee_gui.new_game.goal_choice import GoalChoice, goal_explained, goal_name
from yahtzee_gui.new_game.match_table import Table, fault_of, seated
from yahtzee_gui.new_game.opponents import average_in_words, average_of
from yahtzee_gui.new_game.rolls import RollsPart, rolls_name
from yahtzee_gui.new_game.row import ChoiceRow
from yahtzee_gui.new_game.starter import GameToBegin
from yahtzee_gui.new_game.tiles import Tiles
from yahtzee_gui.new_game.who import WhoPart
from yahtzee_gui.words import buttons, demons, names, units
from yahtzee_gui.words.dates import long_day

_SIZE, _MARGIN = QSize(940, 692), 28
_ROOMY = 660
"""The height below which tiles have one line less."""
_PORTRAIT, _LIST = 20, 280
_SHORT = 30  # letters: a tile has room for as many
_POINTS_CHANCE = 0.1433
"""How likely 300 points are in the usual game for who plays for points (docs/commands.md)."""


class RowOf(Enum):
    """What is chosen in a row; the value says in which order."""

    WHO = 0
    GAME = 1
    ROLLS = 2
    FOR = 3
    LUCK = 4


class NewGameDialog(QDialog):
    """What is to begin: `choice` has all that is chosen, at first what is given.

    Args:
        choice: what is chosen first.
        history: the games that were finished.
        own_rules: rules of the player's own.
        undo: the key that brings the game in play back; empty where there is none to bring back.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(
        self,
        choice: GameChoice,
        today: date,
        history: History,
        parent: QWidget | None = None,
        *,
        own_rules: Iterable[RuleSet] = (),
        undo: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.new_game())
        self.choice = self._first = choice
        self._today, self._history = today, history
        self.who, self.game = WhoPart(average_of(history)), GamePart(own_rules)
        self.rolls, self.goal = RollsPart(today, history.latest), GoalChoice()
        self.luck, self.luck_note, self.goal_note = Combo(), WideText("muted", 300), WideText("muted", 300)
        parts = (self.who, self.game, self.rolls, _with_note(self.goal, self.goal_note), self._luck_part())
        texts = (words.who, words.game, words.rolls, words.play_for, words.luck)
        self.rows = {kind: ChoiceRow(text(), part) for kind, text, part in zip(RowOf, texts, parts, strict=True)}
        self.tiles = Tiles(
            {
                GameTile.USUAL: words.usual(),
                GameTile.DAILY: words.daily(),
                GameTile.MATCH: words.match(),
                GameTile.REAL_DICE: words.real_dice(),
                GameTile.FOR_300: words.for_score(ROUND),
                GameTile.DEMON: names.dice_model_name(DEMON),
            }
        )
        self.remark, self.start, self.cancel = (
            Label(role="muted"),
            QPushButton(words.start()),
            QPushButton(buttons.cancel()),
        )
        self.not_lost = Label(words.not_lost(menu_words.key(undo)) if undo else "", role="muted", wraps=True)
        self._lay_out()
        self.goal.set_goal(choice.goal)
        self._connect()
        self._show()
        self.start.setFocus()

    def _luck_part(self) -> QWidget:
        self.luck.setAccessibleName(words.luck())
        self.luck.setIconSize(QSize(_PORTRAIT, _PORTRAIT))
        self.luck.setMinimumWidth(_LIST)
        set_tooltip(self.luck, demons.best_explained())
        for model in OFFERED_DICE:
            self.luck.addItem(QIcon(dice_picture(model, _PORTRAIT, self.devicePixelRatioF())), "", model)
        return _with_note(self.luck, self.luck_note)

    def _lay_out(self) -> None:
        title = filled(QHBoxLayout(), Label(words.new_game(), role="heading"), STRETCH, self.remark)
        card = FormCard()
        for row in self.rows.values():
            card.add(row)
        content = QWidget()
        filled(QVBoxLayout(content), card, STRETCH, margins=(0, 0, 0, 0))
        self._scrolled = ScrolledWhole(content)
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.start.setMinimumSize(210, 44)
        filled(QHBoxLayout(self.start), STRETCH, Label(menu_words.key("Enter")), margins=(0, 0, 16, 0))
        self.cancel.setMinimumSize(100, 44)
        self.cancel.setAutoDefault(False)
        foot = filled(QHBoxLayout(), (self.not_lost, 1), self.cancel, self.start, spacing=12)
        column = (title, self.tiles, (self._scrolled, 1), foot)
        filled(QVBoxLayout(self), *column, spacing=12, margins=(_MARGIN, 18, _MARGIN, 18))

    def _connect(self) -> None:
        for part in (self.who, self.game, self.rolls):
            part.asked.connect(self._choose)
        self.goal.changed.connect(lambda: self._change(goal=self.goal.goal))
        self.luck.activated.connect(lambda _place: self._change(dice_model=self.luck.currentData()))
        self.tiles.chosen.connect(self._take_tile)
        self.tiles.twice.connect(self.accept)
        for kind, row in self.rows.items():
            row.header.clicked.connect(lambda is_open, kind=kind: self.open_row(kind if is_open else None))
        for key, tile in enumerate(GameTile, 1):
            QShortcut(QKeySequence(str(key)), self).activated.connect(self.tiles.buttons[tile].click)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def sizeHint(self) -> QSize:
        """Return the size at which every row has its room."""
        return _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """Be no larger than the window around and the screen have room for."""
        super().showEvent(event)
        window = self.parentWidget()
        room = room_for(self) or _SIZE
        if window is not None and window.isVisible():
            room = room.boundedTo(window.size() - QSize(40, 40))
        self.resize(_SIZE.boundedTo(room).expandedTo(self.minimumSizeHint()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have low tiles in a low dialog: the rows need the room."""
        super().resizeEvent(event)
        self.tiles.set_high(event.size().height() >= _ROOMY)

    # ---- what is chosen ----

    def open_row(self, opened: RowOf | None) -> None:
        """Let something be chosen in one row, and in no other."""
        for kind, row in self.rows.items():
            row.set_open(kind is opened)
        if opened is not None:
            self._scrolled.ensureWidgetVisible(self.rows[opened], 0, 0)

    def _change(self, **changes: Any) -> None:
        self._choose(self.choice.but(**changes))

    def _take_tile(self, tile: GameTile) -> None:
        choice = self.choice.with_tile(tile)
        self.goal.set_goal(choice.goal)
        self._choose(choice)

    def _choose(self, choice: GameChoice) -> None:
        self.choice = choice
        self._show()
        self.changed.emit()

    def _enter(self) -> None:
        self.cancel.click() if self.cancel.hasFocus() else self.accept()

    def accept(self) -> None:
        """Begin what is chosen, or go to what keeps it from beginning."""
        if self.choice.is_match and fault_of(self._table)[0]:
            self.open_row(RowOf.WHO)
            self.who.to_fault()
        elif self.choice.seed_fault:
            self.open_row(RowOf.ROLLS)
            self.rolls.seed.setFocus()
        elif self.goal.problem and not self.choice.goal_fault:
            self.open_row(RowOf.FOR)
            self.goal.field.setFocus()
        else:
            super().accept()

    @property
    def chosen(self) -> GameToBegin:
        """What is to begin."""
        return self.choice.begins(self._today, has_earlier=self._first_result is not None)

    @property
    def table(self) -> Table | None:
        """Who plays a match; None for a game of one, and while they cannot."""
        return self._table if self.choice.is_match and not fault_of(self._table)[0] else None

    @property
    def _table(self) -> Table:
        return seated(self.choice.table, self.choice.rules)

    @property
    def _first_result(self) -> int | None:
        """The score with which the same game was finished before."""
        choice = self.choice
        seed = choice.seed_on(self._today)
        if choice.is_match or seed is None:
            return None
        return self._history.first_result(game_key(Game(seed, choice.rules, choice.model), choice.own_goal))

    def _par_and_best(self, model: DiceModel) -> str:
        rules = self.choice.rules
        return words.par_and_best(par(rules, model), self._history.best(rules, model))

    # ---- showing it ----

    def _show(self) -> None:
        choice = self.choice
        self.remark.setText(words.as_last_time() if choice == self._first else "")
        self.who.show_choice(choice)
        self.game.show_choice(choice)
        self.rolls.show_choice(choice, self._first_result)
        best = self._history.best(choice.rules, FAIR_DICE)
        self.goal_note.show_text(self.goal.problem or goal_explained(choice.goal, choice.rules, best))
        self._show_luck()
        self._show_rows()
        self._show_tiles()

    def _show_luck(self) -> None:
        for row, model in enumerate(OFFERED_DICE):
            said = self._par_and_best(model)
            self.luck.setItemText(row, " · ".join(filter(None, (names.dice_model_name(model), said))))
        self.luck.setCurrentIndex(self.luck.findData(self.choice.dice_model))
        self.luck_note.show_text(names.dice_model_explained(self.choice.dice_model))
        self.luck.setAccessibleDescription(self.luck_note.text())

    def _show_rows(self) -> None:
        choice, rows = self.choice, self.rows
        table = self._table
        series = match_words.best_of(table.series) if table.series else ""
        who = _listed([name for name, _strategy in table.players()]) if choice.is_match else match_words.alone()
        rows[RowOf.WHO].show_value(who, series if choice.is_match else "")
        size = words.size_of_game(len(choice.rules.boxes), choice.rules.rolls_per_turn)
        rows[RowOf.GAME].show_value(names.game_and_rules(choice.rules), size)
        ghost = self.chosen.rival
        detail = {Rolls.DAILY: long_day(self._today), Rolls.SEED: choice.seed}.get(choice.source, "")
        raced = words.with_ghost(names.rival(ghost)) if ghost not in (None, Rival.NO_ONE) else ""
        linked = match_words.same_rolls() if choice.is_match and table.linked and table.can_link else ""
        rows[RowOf.ROLLS].show_value(rolls_name(choice.source), ", ".join(filter(None, (detail, raced, linked))))
        goal = words.to_win() if choice.is_match else goal_name(choice.own_goal)
        rows[RowOf.FOR].show_value(goal, fault=choice.goal_fault)
        luck = names.dice_model_name(choice.model), self._par_and_best(choice.model)
        rows[RowOf.LUCK].show_value(*luck, choice.luck_fault)

    def _show_tiles(self) -> None:
        tiles, table = self.tiles.buttons, self._table
        self.tiles.set_chosen(self.choice.tile)
        others = words.against(_listed([_name(other) for other in table.others]))
        others = others if len(others) <= _SHORT else words.against_many(len(table.others))
        day = GameChoice(self.choice.rules, rolls=Rolls.DAILY)
        score = self._history.first_result(game_key(Game(seed_of(self._today), day.rules)))
        today = long_day(self._today)
        is_default = self.choice.rules == DEFAULT_RULES
        chance = words.chance_for_points(units.chance(_POINTS_CHANCE)) if is_default else ""
        played = words.not_played(today) if score is None else words.played_with(today, score)
        tiles[GameTile.USUAL].show_lines(words.alone_fair(), self._par_and_best(FAIR_DICE))
        tiles[GameTile.DAILY].show_lines(words.same_for_all(), played)
        series = match_words.best_of(table.series) if table.series else average_in_words(table, self.choice.rules)
        tiles[GameTile.MATCH].show_lines(others, series)
        tiles[GameTile.REAL_DICE].show_lines(words.you_roll(), words.how_many_people())
        tiles[GameTile.FOR_300].show_lines(words.likely(), chance)
        tiles[GameTile.DEMON].show_lines(words.worst_roll(), self._par_and_best(DEMON))
        tiles[GameTile.DAILY].day, tiles[GameTile.MATCH].others = self._today.day, table.others


def _with_note(control: QWidget, note: WideText) -> QWidget:
    """Return a part with one control and a note below it."""
    part = QWidget()
    filled(QVBoxLayout(part), filled(QHBoxLayout(), control, STRETCH), note, spacing=8, margins=(0, 0, 0, 0))
    return part


def _name(other: Face | str) -> str:
    return board_match_words.face_name(other) if isinstance(other, Face) else other


def _listed(those: list[str]) -> str:
    return QLocale().createSeparatedList(those)
