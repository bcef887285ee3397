# SPDX-License-Identifier: MIT
"""The page of help in words; the text of the guide is in ``docs/guide``, a file for each language.

What can be counted or scored in the rules comes in as numbers, so that no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, YAHTZEE_BONUS, YAHTZEE_POINTS, RuleSet
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.names import category, category_rule, further_five, game_and_rules
from yahtzee_gui.words.numbers import decimal

_NO_BREAK = "\u00a0"

title = Sentence("Help", where="title of the page")
search = Sentence("Search", where="in an empty field: in all of Help")
nothing_found = Sentence("Nothing found")
about_program = Sentence(
    "Yahtzee, alone or with others, with a coach that knows the exact value of every choice: the whole game is"
    " solved on this computer."
)
about_version = Sentence("Version", where="label of a line")
about_signature = Sentence("Build", where="label of a line: versions of the same build answer alike")
about_libraries = Sentence("Built on", where="label of a line")
about_table = Sentence("Coach", where="label")
about_credits_heading = Sentence("Methods and credits", where="heading")
about_licence = Sentence(
    "MIT licence. Qt is used under the GNU Lesser General Public License. The program never goes online."
)
licences_title = Sentence("Licences", where="heading")
about_trademark = Sentence(
    "Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner."
)


def versions(libraries: Mapping[str, str]) -> str:
    """Return names with their versions, no name parted from its version at the end of a line."""
    return " · ".join(f"{name}{_NO_BREAK}{number}" for name, number in libraries.items())


def about_credits() -> tuple[tuple[str, str], ...]:
    """Return what the program owes, and to whom."""
    return (
        ("Tom Verhoeff", tr("the solution by dynamic programming, the rules with free jokers, the demon's dice")),
        ("whuber", tr("the decision analysis of one turn")),
        ("joemarlo", tr("the table of how a turn can end after each choice of dice to keep")),
        ("M. Mince", tr("fixed plans for one turn, as Markov chains")),
        ("Inter", tr("the typeface, by The Inter Project Authors, under the SIL Open Font License")),
    )


rules_title = Sentence("Rules", where="spoken: a list of games")
of_your_game = Sentence("the game you are playing", where="beside the rules in a list")


def rules_with_rolls(rules: RuleSet) -> str:
    """Return the name of a game and its rules, with its rolls per turn where they are not the usual three."""
    if rules.rolls_per_turn == DEFAULT_RULES.rolls_per_turn:
        return game_and_rules(rules)
    return tr("{rules}, {rolls}").format(
        rules=game_and_rules(rules), rolls=plural(rules.rolls_per_turn, "%n roll per turn", "%n rolls per turn")
    )


# The turn

rules_turn_heading = Sentence("The turn", where="heading")


def rules_turn(rules: RuleSet) -> tuple[str, ...]:
    """Return how a game and its turns go, in paragraphs."""
    in_order: tuple[str, ...] = ()
    if rules.order:
        told = ", ".join(category(box, rules) for box in rules.order)
        in_order = (tr("The boxes are filled in this order: {boxes}.").format(boxes=told),)
    elif rules.in_order:
        in_order = (tr("The boxes are filled in order, from the first to the last."),)
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


# The bonuses, and what else a later Yahtzee may do

rules_upper_heading = Sentence("The upper bonus", where="heading")
rules_further_heading = Sentence("A second Yahtzee", where="heading")
rules_yahtzee_bonus = Sentence(
    "Once you have {points} in the Yahtzee box, each later Yahtzee earns {bonus} more, whichever box you score it in. "
    "With a zero in the Yahtzee box there is no bonus."
)
rules_jokers = Sentence(
    "If you roll a Yahtzee when the Yahtzee box is filled, with {points} or a zero, it can be a joker. While that box "
    "is open there are no jokers, and you may score any open box."
)
rules_no_yahtzee_bonus = Sentence("It earns nothing more by these rules.")


def further(rules: RuleSet) -> list[str]:
    """Return what later Yahtzees earn, and whether they are jokers."""
    if rules.name not in RULE_SETS:
        return further_five(rules) or [rules_no_yahtzee_bonus()]
    bonus = rules_yahtzee_bonus(YAHTZEE_POINTS, YAHTZEE_BONUS) if rules.yahtzee_bonus else rules_no_yahtzee_bonus()
    return [bonus, rules_jokers(YAHTZEE_POINTS), rules_joker(rules)]


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
        "no-yahtzee-bonus": tr("It is no joker either: in Full house and the straights it gets a zero."),
    }[rules.name]


# What to expect

rules_par_heading = Sentence("Perfect play averages", where="heading")


def rules_par(par: float | None) -> str:
    """Return a par, exactly enough to tell free from forced jokers; what to do where it is not written down."""
    if par is None:
        return tr("Lab, Rules works it out.")
    return tr("{par} points").format(par=decimal(par, 3))
