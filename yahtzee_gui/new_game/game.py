# SPDX-License-Identifier: MIT
"""Which game: the part of the New game dialog with Yahtzee and its kin, their rules, and the rolls per turn."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.scoring import (
    DEFAULT_RULES,
    MAX_ROLLS_PER_TURN,
    MIN_ROLLS_PER_TURN,
    RULE_SETS,
    RuleSet,
    rule_set,
    rules_as_json,
)
from yahtzee_gui.kit.cards import WideText
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.choice import GameChoice
from yahtzee_gui.words import names, rule_sets

_YATZY = "yatzy"


class GamePart(QWidget):
    """A list of games, what there is to choose in the one that is chosen, and the rolls per turn.

    Attributes:
        games: the list.
        variants: the rules of Yahtzee.
        house_rules: those of Yatzy: five alike a full house, four alike two pairs, boxes in order.

    Signals:
        asked: the `GameChoice` that is to be.
    """

    asked = Signal(object)

    def __init__(self, own: Iterable[RuleSet]) -> None:
        super().__init__()
        self._choice, self._own = GameChoice(), tuple(own)
        self._known: list[RuleSet] = []
        self.games = Combo()
        self.games.setAccessibleName(words.game_of_the_family())
        self.variants = Segments(list(RULE_SETS), lambda name: names.rules_name(RULE_SETS[name]), fills=False)
        self.variants.set_name(words.jokers())
        self.house_rules = [
            QCheckBox(text())
            for text in (rule_sets.five_is_full_house, rule_sets.four_is_two_pairs, rule_sets.in_order)
        ]
        self.rolls = Segments(list(range(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN + 1)), str, fills=False)
        self.rolls.set_name(words.rolls_per_turn())
        self.note = WideText("muted", 300)
        turn = filled(QHBoxLayout(), Label(words.rolls_per_turn()), self.rolls, spacing=10)
        top = filled(QHBoxLayout(), self.games, STRETCH, turn, spacing=12)
        variants = filled(QHBoxLayout(), self.variants, STRETCH)
        filled(QVBoxLayout(self), top, variants, *self.house_rules, self.note, spacing=8, margins=(0, 0, 0, 0))
        self.games.activated.connect(lambda place: self._ask(self._known[place]))
        self.variants.choiceRequested.connect(lambda name: self._ask(self._with_rolls(RULE_SETS[name])))
        self.rolls.choiceRequested.connect(lambda rolls: self._ask(self._with_rolls(self._choice.rules, rolls)))
        for box in self.house_rules:
            box.clicked.connect(self._take_house_rules)

    def _ask(self, rules: RuleSet) -> None:
        self.asked.emit(self._choice.but(rules=rules))

    def _with_rolls(self, rules: RuleSet, rolls: int = 0) -> RuleSet:
        """Return rules with as many rolls per turn, or as many as before."""
        return rule_set(rules_as_json(rules), rolls or self._choice.rules.rolls_per_turn)

    def _take_house_rules(self) -> None:
        five, four, in_order = (box.isChecked() for box in self.house_rules)
        yatzy = rule_sets.yatzy(five_is_full_house=five, four_is_two_pairs=four, in_order=in_order)
        self._ask(self._with_rolls(yatzy))

    def offer(self, own: Iterable[RuleSet]) -> None:
        """Offer these rules of the player's own, and no others any more but those that are chosen."""
        self._own = tuple(own)
        self.show_choice(self._choice)

    def show_choice(self, choice: GameChoice) -> None:
        """Show which game it is: one that is not among those offered is offered, too."""
        self._choice, rules = choice, choice.rules
        is_yahtzee = rules.name in RULE_SETS
        offered = [DEFAULT_RULES, *rule_sets.other_games(), *self._own]
        places = [place for place, one in enumerate(offered) if place and one.title == rules.title]
        if not (is_yahtzee or places):
            offered, places = [*offered, rules], [len(offered)]
        place = 0 if is_yahtzee else places[0]
        named = [rule_sets.yahtzee(), *(one.title or one.name for one in offered[1:])]
        if named != [self.games.itemText(row) for row in range(self.games.count())]:
            self.games.clear()
            self.games.addItems(named)
        self._known = offered
        self.games.setCurrentIndex(place)
        self.variants.setVisible(is_yahtzee)
        self.variants.set_choice(rules.name)
        is_yatzy = offered[place] == rule_set(_YATZY)
        for box, holds in zip(self.house_rules, rule_sets.house_rules(rules), strict=True):
            box.setVisible(is_yatzy)
            box.setChecked(is_yatzy and holds)
        self.rolls.set_choice(rules.rolls_per_turn)
        boxes = "" if is_yahtzee else f"\n{rule_sets.boxes_named(rules)}"
        self.note.show_text(names.rules_explained(rules) + boxes)
