# SPDX-License-Identifier: MIT
"""The card of five games: five games in a row side by side, as on a printed card, with the best and the total."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.rules.categories import CATEGORIES
from engine.rules.keys import rules_of_key
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet
from yahtzee_gui.board.scorecard.view import after_upper
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.history import five_games_words as words
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.library import score_card
from yahtzee_gui.library.finished_game import GameKind, goal_of_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.score_card import GAMES_PER_CARD, CardColumn, ScoreCard
from yahtzee_gui.words import games, names
from yahtzee_gui.words.boxes import five_alike

_NAME, _GAME, _SUM = 176, 78, 70
_UNKNOWN = "–"


class FiveGamesCard(QWidget):
    """A card, the ones before and after it, and a choice of rules and dice where there are games of several kinds."""

    def __init__(self) -> None:
        super().__init__()
        self._history = History()
        self._kinds: tuple[GameKind, ...] = ()
        self._cards: tuple[ScoreCard, ...] = ()
        self._shown = 0  # 0 is the newest card
        self.kind = Combo()
        self.kind.setAccessibleName(words.games_of())
        self.table = _table()
        self.which, self.summary = ElidedLabel("cell", AlignLeft), ElidedLabel("title", AlignLeft)
        self.earlier, self.later = QPushButton(words.earlier()), QPushButton(words.later())
        head = filled(QHBoxLayout(), (self.which, 1), self.kind, self.earlier, self.later, spacing=8)
        filled(QVBoxLayout(self), head, self.table, self.summary, STRETCH, spacing=10, margins=(0, 0, 0, 0))
        self.setFixedWidth(self.table.width())
        self.earlier.clicked.connect(lambda: self._turn(1))
        self.later.clicked.connect(lambda: self._turn(-1))
        self.kind.activated.connect(self._choose_kind)

    def set_history(self, history: History) -> None:
        """Show the cards of `history`, the newest one of the kind that is shown, or of the newest game."""
        before = self._kinds[self.kind.currentIndex()] if self._kinds else None
        self._history = history
        self._kinds = score_card.kinds(history)
        with QSignalBlocker(self.kind):
            self.kind.clear()
            for kind in self._kinds:
                self.kind.addItem(_kind_text(kind))
            if before in self._kinds:
                self.kind.setCurrentIndex(self._kinds.index(before))
        self.kind.setVisible(len(self._kinds) > 1)
        self._choose_kind()

    def _choose_kind(self) -> None:
        place = self.kind.currentIndex()
        self._cards = score_card.cards(self._history, self._kinds[place]) if self._kinds else ()
        self._shown = 0
        self._show_card()

    def _turn(self, cards: int) -> None:
        self._shown += cards
        self._show_card()

    def _show_card(self) -> None:
        self.earlier.setEnabled(self._shown + 1 < len(self._cards))
        self.later.setEnabled(self._shown > 0)
        if not self._cards:
            return
        card = self._cards[self._shown]
        self.which.setText(words.which_card(card.number, card.first_game))
        rows = _rows(card.columns(), _rules_of(self._kinds[self.kind.currentIndex()]))
        self.table.fix_height(len(rows))
        self.table.set_rows(rows)
        for place in range(GAMES_PER_CARD):
            heading = self.table.horizontalHeaderItem(place + 1)
            if heading is not None:
                heading.setText(words.game_heading(card.first_game + place))
        self.summary.setText(words.summary(len(card.games), card.best, card.total))


def _table() -> FigureTable:
    box, best, total = words.columns()
    games = [Column(words.game_heading(place + 1), _GAME) for place in range(GAMES_PER_CARD)]
    columns = [Column(box, _NAME, has_words=True), *games, Column(best, _SUM), Column(total, _SUM)]
    table = FigureTable(words.five_games(), columns)
    table.fix_height(len(CATEGORIES) + 3)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table


def _rules_of(kind: GameKind) -> RuleSet:
    try:
        return rules_of_key(kind.rules, kind.rolls_per_turn)
    except ValueError:
        return DEFAULT_RULES  # of a later version: its boxes can't be read


def _kind_text(kind: GameKind) -> str:
    rules = games.rules_and_goal(kind.rules, kind.rolls_per_turn, goal_of_key(kind.goal))
    return words.kind(rules, names.stored_dice_model_name(kind.dice_model))


def _rows(columns: list[CardColumn], rules: RuleSet) -> list[list[str]]:
    """Return the lines of a card: the boxes, the bonuses there are by its rules, and the total."""
    found = [_row(names.category(box, rules), [column.scores[box] for column in columns]) for box in rules.categories]
    if rules.upper_bonus:
        bonus = _row(tray_words.upper_bonus_name(), [column.upper_bonus for column in columns])
        found.insert(after_upper(rules), bonus)
    if rules.yahtzee_bonus or rules.name in RULE_SETS:
        name = tray_words.yahtzee_bonuses(five_alike(rules))
        found.append(_row(name, [column.yahtzee_bonus for column in columns]))
    return [*found, _row(tray_words.total(), [column.total for column in columns])]


def _row(name: str, numbers: list[int | None]) -> list[str]:
    best, total = score_card.best_and_total(numbers)
    free = [""] * (GAMES_PER_CARD - len(numbers))
    return [name, *map(_written, numbers), *free, _written(best), _written(total)]


def _written(number: int | None) -> str:
    return _UNKNOWN if number is None else str(number)
