# SPDX-License-Identifier: MIT
"""The page of rules in words. What can be counted or scored comes in as numbers, so that no rule is written twice."""

from __future__ import annotations

from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, YAHTZEE_BONUS, YAHTZEE_POINTS, RuleSet
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.names import category, category_rule, rules_name
from yahtzee_gui.words.numbers import decimal

rules_title = Sentence("Rules", where="title of the page")
in_this_game = Sentence("this game", where="mark of the rule set in play")


def rules_of_this_game(rules: RuleSet) -> str:
    """Return by which rules the game is played."""
    return tr("This game: {rules}").format(rules=rules_with_rolls(rules))


def rules_with_rolls(rules: RuleSet) -> str:
    """Return the name of a rule set, with its rolls per turn where they are not the usual three."""
    if rules.rolls_per_turn == DEFAULT_RULES.rolls_per_turn:
        return rules_name(rules)
    return tr("{rules}, {rolls}").format(
        rules=rules_name(rules), rolls=plural(rules.rolls_per_turn, "%n roll per turn", "%n rolls per turn")
    )


# The turn

rules_turn_heading = Sentence("The turn", where="heading")


def rules_turn(rules: RuleSet) -> tuple[str, ...]:
    """Return how a game and its turns go, in paragraphs."""
    in_order = (tr("The boxes are filled in order, from the first to the last."),) if rules.in_order else ()
    return (
        _rules_rolling(rules),
        tr(
            "Dice you keep stay as they are, and you can still let them go after the next roll. Keeping all "
            "{dice} doesn't count as a roll."
        ).format(dice=DICE_PER_ROLL),
        tr(
            "After any roll you can score the dice in one open box, which is then filled for good. If the "
            "dice don't fit the box, it gets a zero."
        ),
        *in_order,
        tr("The highest total wins. On your own, you play against par: what perfect play averages."),
    )


def _rules_rolling(rules: RuleSet) -> str:
    if rules.rolls_per_turn == 1:
        return plural(
            len(rules.boxes),
            "A game has one turn. In it you roll all {dice} dice, once.",
            "A game has %n turns. In each you roll all {dice} dice, once.",
        ).format(dice=DICE_PER_ROLL)
    return plural(
        len(rules.boxes),
        "A game has one turn. In it you roll all {dice} dice, then any of them again: up to {rolls} rolls in all.",
        "A game has %n turns. In each you roll all {dice} dice, then any of them again: up to {rolls} rolls in all.",
    ).format(dice=DICE_PER_ROLL, rolls=rules.rolls_per_turn)


# The boxes

rules_boxes_heading = Sentence("The boxes", where="heading")


def rules_box_spoken(box: Category, dice: str, points: int, rules: RuleSet) -> str:
    """Return a line of the table of boxes as a screen reader says it."""
    return tr("{box}. {rule}. For example {dice}: {points} points").format(
        box=category(box, rules), rule=category_rule(box, rules), dice=dice, points=points
    )


# The bonuses

rules_bonuses_heading = Sentence("The bonuses", where="heading")
rules_no_yahtzee_bonus = Sentence("There is no such bonus in this game's rules.")


def rules_upper_bonus() -> str:
    """Return what the upper boxes may earn."""
    return tr(
        "{total} points or more in the upper boxes earn {bonus} more, once. Three dice of each face are enough."
    ).format(total=UPPER_BONUS_AT, bonus=UPPER_BONUS)


def rules_yahtzee_bonus() -> str:
    """Return what later Yahtzees earn."""
    return tr(
        "Once you have {points} in the Yahtzee box, each later Yahtzee earns {bonus} more, whichever box you score it "
        "in. With a zero in the Yahtzee box there is no bonus."
    ).format(points=YAHTZEE_POINTS, bonus=YAHTZEE_BONUS)


# Jokers

rules_jokers_heading = Sentence("Jokers", where="heading of what a later Yahtzee may do")


def rules_jokers() -> str:
    """Return when a Yahtzee may be a joker."""
    return tr(
        "If you roll a Yahtzee when the Yahtzee box is filled, with {points} or a zero, it can be a joker. While "
        "that box is open there are no jokers, and you may score any open box."
    ).format(points=YAHTZEE_POINTS)


def rules_joker(rules: RuleSet) -> str:
    """Return what a joker may do by a rule set."""
    return {
        "free-joker": tr(
            "You may score any open box. Full house and the straights count in full once the upper box of the "
            "Yahtzee's face is filled as well."
        ),
        "forced-joker": tr(
            "The official rules. You must score the Yahtzee in the upper box of its face if that is open; if not, in "
            "any open lower box, where it counts in full; if there is none, you take a zero in any open upper box."
        ),
        "full-joker": tr(
            "You may score any open box. Every lower box counts in full, whether or not the upper box is filled."
        ),
        "no-joker": tr("You may score any open box. Full house and the straights get a zero."),
        "no-yahtzee-bonus": tr("The same as “No joker”, and a later Yahtzee earns no bonus either."),
    }.get(rules.name, "")


def rules_joker_example(box: Category) -> str:
    """Return what the figures of the table of jokers are an example of; the dice stand beside it."""
    return tr("in {box}, with {points} in the Yahtzee box").format(box=category(box), points=YAHTZEE_POINTS)


def box_is_filled(box: Category) -> str:
    """Return the heading of what counts once a box is filled."""
    return tr("{box} filled").format(box=category(box))


def box_is_open(box: Category) -> str:
    """Return the heading of what counts while a box is open."""
    return tr("{box} open").format(box=category(box))


def only_this_box(box: Category) -> str:
    """Return that the dice may be scored in one box alone."""
    return tr("only {box}").format(box=category(box))


def points_and_bonus(points: int, bonus: int) -> str:
    """Return points and the bonus that comes with them."""
    return f"{points} + {bonus}" if bonus else str(points)


# What to expect

rules_par_heading = Sentence("What a perfect player averages", where="heading of the table of pars")


def rules_par(par: float) -> str:
    """Return a par, exactly enough to tell free from forced jokers."""
    return decimal(par, 3)
