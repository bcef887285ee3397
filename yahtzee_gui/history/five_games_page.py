# SPDX-License-Identifier: MIT
"""The card of five games: five games in a row side by side, as on a printed card, with the best and the total."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from engine.rules.categories import CATEGORIES
from engine.rules.keys import rules_of_key
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet
from yahtzee_gui.board.scorecard.view import after_upper
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.history import five_games_words, words
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.library import score_card
from yahtzee_gui.library.finished_game import GameKind, goal_of_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.score_card import GAMES_PER_CARD, CardColumn, ScoreCard
from yahtzee_gui.words import games, names
from yahtzee_gui.words.boxes import five_alike

_MARGIN, _SPACE = 24, 10
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_NAME, _GAME, _SUM = 176, 78, 70
_UNKNOWN = "–"


class FiveGamesDialog(PlacePage):
    """A card, the ones before and after it, and a choice of rules and dice where there are games of several kinds."""

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(five_games_words.five_games())
        self._kinds: tuple[GameKind, ...] = ()
        self._cards: tuple[ScoreCard, ...] = ()
        self._shown = 0  # 0 is the newest card
        self.kind = Combo()
        self.kind.setAccessibleName(five_games_words.games_of())
        self.table = _table()
        width = self.table.width() + _CARD
        self.which = FittedText("cell", width)
        self.summary = FittedText("title", self.table.width())
        self.earlier = QPushButton(five_games_words.earlier())
        self.later = QPushButton(five_games_words.later())
        self._lay_out(width)
        self._connect()
        self.set_history(history)

    def _lay_out(self, width: int) -> None:
        head = filled(
            QHBoxLayout(),
            (self.which, 1),
            self.kind,
        )
        card = Card("", width)
        card.heading.hide()
        card.column.addWidget(self.table)
        card.column.addWidget(self.summary)
        buttons = filled(QHBoxLayout(), self.earlier, self.later, STRETCH)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 14)
        column.setSpacing(_SPACE)
        filled(column, head, card, buttons)

    def _connect(self) -> None:
        self.earlier.clicked.connect(self._turn_back)
        self.later.clicked.connect(self._turn_on)
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
        self.which.setFixedWidth(self.table.width() + _CARD - self.kind.sizeHint().width() - _SPACE)
        self._choose_kind()

    def _choose_kind(self) -> None:
        place = self.kind.currentIndex()
        self._cards = score_card.cards(self._history, self._kinds[place]) if self._kinds else ()
        self._shown = 0
        self._show_card()

    def _turn_back(self) -> None:
        self._shown += 1
        self._show_card()

    def _turn_on(self) -> None:
        self._shown -= 1
        self._show_card()

    def _show_card(self) -> None:
        self.earlier.setEnabled(self._shown + 1 < len(self._cards))
        self.later.setEnabled(self._shown > 0)
        if not self._cards:
            self.which.show_text(words.no_games())
            self.table.set_rows([])
            self.summary.show_text("")
            return
        card = self._cards[self._shown]
        self.which.show_text(five_games_words.which_card(card.number, card.first_game))
        rows = _rows(card.columns(), _rules_of(self._kinds[self.kind.currentIndex()]))
        self.table.fix_height(len(rows))
        self.table.set_rows(rows)
        for place in range(GAMES_PER_CARD):
            heading = self.table.horizontalHeaderItem(place + 1)
            if heading is not None:
                heading.setText(five_games_words.game_heading(card.first_game + place))
        self.summary.show_text(five_games_words.summary(len(card.games), card.best, card.total))


def _table() -> FigureTable:
    box, best, total = five_games_words.columns()
    games = [Column(five_games_words.game_heading(place + 1), _GAME) for place in range(GAMES_PER_CARD)]
    columns = [Column(box, _NAME, has_words=True), *games, Column(best, _SUM), Column(total, _SUM)]
    table = FigureTable(five_games_words.five_games(), columns)
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
    return five_games_words.kind(rules, names.stored_dice_model_name(kind.dice_model))


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
