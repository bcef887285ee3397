# SPDX-License-Identifier: MIT
"""What each box brings: on average, beside perfect play, or game by game, five to a card."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.rules.categories import CATEGORIES
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet
from yahtzee_gui.board.scorecard import after_upper
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.history import words
from yahtzee_gui.history.filtered_page import FilteredPage
from yahtzee_gui.history.view import Rules, boxes_view, rules_most_played
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable, columns
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.library import box_figures
from yahtzee_gui.library.box_figures import GAMES_PER_CARD, BoxTally, CardColumn, ScoreCard
from yahtzee_gui.library.finished_game import GameKind, goal_of_key, known_rules
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Library
from yahtzee_gui.words import games, names, numbers
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
        self.table = _card_table()
        self.which, self.summary = ElidedLabel("cell", AlignLeft), ElidedLabel("title", AlignLeft)
        self.earlier, self.later = QPushButton(words.earlier_card()), QPushButton(words.later_card())
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
        self._kinds = box_figures.kinds(history)
        with QSignalBlocker(self.kind):
            self.kind.clear()
            for kind in self._kinds:
                rules = games.rules_and_goal(kind.rules, kind.rolls_per_turn, goal_of_key(kind.goal))
                self.kind.addItem(words.kind_of_card(rules, names.stored_dice_model_name(kind.dice_model)))
            if before in self._kinds:
                self.kind.setCurrentIndex(self._kinds.index(before))
        self.kind.setVisible(len(self._kinds) > 1)
        self._choose_kind()

    def _choose_kind(self) -> None:
        place = self.kind.currentIndex()
        self._cards = box_figures.cards(self._history, self._kinds[place]) if self._kinds else ()
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
        first, last = card.first_game, card.first_game + GAMES_PER_CARD - 1
        self.which.setText(words.which_card(*map(numbers.whole, (card.number, first, last))))
        kind = self._kinds[self.kind.currentIndex()]  # the boxes of rules of a later version can't be read
        rows = _card_rows(card.columns(), known_rules(kind.rules, kind.rolls_per_turn) or DEFAULT_RULES)
        self.table.fix_height(len(rows))
        self.table.set_rows(rows)
        for place in range(GAMES_PER_CARD):
            heading = self.table.horizontalHeaderItem(place + 1)
            if heading is not None:
                heading.setText(words.game_heading(numbers.whole(first + place)))
        total, mean = numbers.whole(card.total), numbers.decimal(card.total / len(card.games), 1)
        self.summary.setText(words.card_summary(words.games_counted(len(card.games)), card.best, total, mean))


def _card_table() -> FigureTable:
    box, best, total = words.five_games_columns()
    games = [Column(words.game_heading(place + 1), _GAME) for place in range(GAMES_PER_CARD)]
    columns = [Column(box, _NAME, has_words=True), *games, Column(best, _SUM), Column(total, _SUM)]
    table = FigureTable(words.five_games(), columns)
    table.fix_height(len(CATEGORIES) + 3)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table


def _card_rows(columns: list[CardColumn], rules: RuleSet) -> list[list[str]]:
    """Return the lines of a card: the boxes, the bonuses there are by its rules, and the total."""
    found = [
        _card_row(names.category(box, rules), [column.scores[box] for column in columns]) for box in rules.categories
    ]
    if rules.upper_bonus:
        bonus = _card_row(tray_words.upper_bonus_name(), [column.upper_bonus for column in columns])
        found.insert(after_upper(rules), bonus)
    if rules.yahtzee_bonus or rules.name in RULE_SETS:
        name = tray_words.yahtzee_bonuses(five_alike(rules))
        found.append(_card_row(name, [column.yahtzee_bonus for column in columns]))
    return [*found, _card_row(tray_words.total(), [column.total for column in columns])]


def _card_row(name: str, points: list[int | None]) -> list[str]:
    best, total = box_figures.best_and_total(points)
    free = [""] * (GAMES_PER_CARD - len(points))
    return [name, *map(_written, points), *free, _written(best), _written(total)]


def _written(number: int | None) -> str:
    return _UNKNOWN if number is None else str(number)


_WIDTHS = (240, 110, 130, 120, 110)
_EXPLAINED = 34  # two lines


class BoxesLook(Enum):
    """What is looked at: averages, or games side by side."""

    AVERAGES = "averages"
    CARD = "card"


class BoxesPage(FilteredPage):
    """The averages of the games that the filter leaves, or the card of the latest games."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(library, parent, without=("help", "dice", "goal"))  # averages are of one kind of game
        self._tallied: Rules | None = None
        names = {BoxesLook.AVERAGES: words.box_averages(), BoxesLook.CARD: words.five_games()}
        self.looks = Segments(list(BoxesLook), names.__getitem__, fills=False)
        self.looks.setAccessibleName(words.boxes_looks())
        self.looks.set_choice(BoxesLook.AVERAGES)
        self.table = FigureTable(words.boxes_list(), columns(words.boxes_columns(), _WIDTHS))
        self.card = FiveGamesCard()
        self.head.insertWidget(0, self.looks)
        self.explained = WrappedLabel("muted", AlignLeft)
        self.explained.setFixedHeight(_EXPLAINED)
        self._averages, self._side_by_side = QWidget(), QWidget()
        for page, parts in ((self._averages, (self.table, self.explained)), (self._side_by_side, (self.card,))):
            card = Card()
            filled(card.column, *parts)
            filled(QHBoxLayout(page), filled(QVBoxLayout(), card, STRETCH), STRETCH, margins=(0, 0, 0, 0))
            self.body.addWidget(page)
        filled(self.column, (self.body, 1))
        self.setMinimumHeight(0)  # all lines are there: a low window scrolls
        self.looks.choiceRequested.connect(lambda _: self.ask())

    @property
    def _looks_at_card(self) -> bool:
        return self.looks.buttons[BoxesLook.CARD].isChecked()

    def ask(self) -> None:
        """Ask for the averages, or show the card."""
        has_games = bool(self.history.keys)
        self.looks.setVisible(has_games)
        for part in (self.filter, self.filter.search):
            part.setVisible(has_games and not self._looks_at_card)
        if not has_games:
            self.show_body(None, words.no_games())
        elif self._looks_at_card:
            self.card.set_history(self.history)
            self.show_body(self._side_by_side, "")
        else:
            asked = self.filter.chosen
            self._tallied = rules = asked.rules or rules_most_played(self.history)
            asked = replace(asked, rules=rules, assisted=False, dice=FAIR_DICE.name, goal="")
            known = known_rules(*rules) if rules is not None else None  # those of a later version are as good as any
            card = known or DEFAULT_RULES
            self.ask_newest(lambda file: box_figures.tally_boxes(file.list.texts(asked), card), self._show_tally)

    def _show_tally(self, tally: BoxTally | None) -> None:
        """Show what each box brings, unless the card is looked at meanwhile."""
        if not self._looks_at_card:
            view = boxes_view(tally or BoxTally(), self._tallied)
            self.table.fix_height(len(view.rows))
            self.show_table(self._averages, self.table, self.explained, view)
