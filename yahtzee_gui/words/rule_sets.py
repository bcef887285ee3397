# SPDX-License-Identifier: MIT
"""Rule sets in words: what a game is called, with its house rules, and what it is about."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from engine.rules.scoring import OTHER_GAMES, Jokers, RuleSet, rule_set, rule_set_as_data
from yahtzee_gui.words.base import Sentence, Sentences, plural, tr
from yahtzee_gui.words.boxes import category, five_alike

yahtzee = Sentence("Yahtzee", "the name of the game")


def _about(title: str) -> str:
    """Return what is known of a game by its title; empty for one that its boxes and bonuses say enough of."""
    match title:
        case "Yatzy":
            return tr("Played in Scandinavia: pairs count, and most boxes score only the dice that make them.")
        case "Kniffel":
            return tr(
                "The classic German scorecard: Yahtzee's boxes, and nothing extra for a later Kniffel. "
                "Three of a kind, Four of a kind and Chance count all five dice."
            )
        case "Kniffel (Schmidt)":
            return tr("Kniffel as Schmidt's leaflet has it: a later Kniffel can earn more.")
        case "Yams":
            return tr("Played in France: a full house scores 30 and its dice, four of a kind 40.")
        case "Yacht":
            return tr("The old game that Yahtzee comes from.")
        case "Yacht Dice":
            return tr("Yacht as in 51 Worldwide Games: with an upper bonus, and five alike are a full house, too.")
        case "Generala":
            return tr("Played in Latin America.")
        case _:
            return ""


put_aside = Sentence("Your rules file can't be read ({why}). It is kept as {path}.")
list_put_aside = Sentence("Your rule list can't be read ({why}). It is kept as {path}.")
left_out = Sentence("Only {most} files in {folder} are read. {others} more are left as they are.")

# House rules of Yatzy
five_is_full_house = Sentence("Five of a kind counts as a full house", where="choice")
four_is_two_pairs = Sentence("Four of a kind counts as two pairs", where="choice")
in_order = Sentence("Fill the boxes in order", where="choice")
_short_house_rules = Sentences(
    "five of a kind = full house",
    "four of a kind = two pairs",
    "in order",
    where="house rule, behind the name of a game",
)


def house_rules(rules: RuleSet) -> tuple[bool, bool, bool]:
    """Return which of the house rules of Yatzy hold: full house by five alike, two pairs by four, boxes in order."""
    faces = {box.category.key for box in rules.boxes if box.same_face}
    return "full_house" in faces, "two_pairs" in faces, rules.in_order


def yatzy(*, five_is_full_house: bool = False, four_is_two_pairs: bool = False, in_order: bool = False) -> RuleSet:
    """Return Yatzy by the house rules that are wanted."""
    data = rule_set_as_data(rule_set("yatzy"))
    for box in data["box"]:
        if (five_is_full_house and box["key"] == "full_house") or (four_is_two_pairs and box["key"] == "two_pairs"):
            box["same_face"] = True
    return rule_set(data | {"in_order": in_order})


def game_name(rules: RuleSet) -> str:
    """Return what a game is called that is not Yahtzee, with its house rules behind it."""
    told = [word for word, holds in zip(_short_house_rules(), house_rules(rules), strict=True) if holds]
    has_house_rules = told and rules.title in {rule_set(game).title for game in OTHER_GAMES}
    return f"{rules.title} ({', '.join(told)})" if has_house_rules else rules.title or rules.name


def game_explained(rules: RuleSet) -> str:
    """Return in a few sentences what a game is about that is not Yahtzee: all figures come from its rules."""
    boxes = plural(len(rules.boxes), "One box.", "%n boxes.")
    return " ".join(filter(None, [_about(rules.title), boxes, upper_bonus(rules), *further_five(rules)]))


def upper_bonus(rules: RuleSet) -> str:
    """Return what the upper bonus is."""
    if not rules.upper_bonus:
        return tr("There is no upper bonus.")
    return tr("{needed} points in the upper boxes earn {bonus} more.").format(
        needed=rules.upper_bonus_at, bonus=rules.upper_bonus
    )


def further_five(rules: RuleSet) -> list[str]:
    """Return what five alike do once their box is filled; nothing where they do nothing."""
    if rules.yahtzee_box is None:
        return []
    told, name = [], five_alike(rules)
    if rules.yahtzee_bonus:
        told.append(
            tr("Each later {name} earns {bonus} points once its box has points.").format(
                name=name, bonus=rules.yahtzee_bonus
            )
        )
    if rules.number_bonus:
        told.append(
            tr(
                "Once the {name} box is filled, even with zero, each later {name} scores {bonus} more in the upper box "
                "of its face, and these count there."
            ).format(name=name, bonus=rules.number_bonus)
        )
    if rules.jokers is Jokers.FORCED:
        told.append(
            tr(
                "It is a joker: it must go into the upper box of its face if that is open; otherwise it counts "
                "in full in any lower box."
            )
        )
    elif rules.jokers is Jokers.FREE:
        told.append(tr("It is a joker: it counts in full in any lower box once the upper box of its face is filled."))
    elif rules.jokers is Jokers.FULL:
        told.append(tr("It is a joker: it counts in full in any lower box."))
    return told


def boxes_named(rules: RuleSet) -> str:
    """Return the lower boxes of a game, one after the other, with the points of those that always earn the same."""
    points = {box: rules.box(box).points for box in rules.lower}
    return ", ".join(
        f"{category(box, rules)} {worth}" if isinstance(worth, int) else category(box, rules)
        for box, worth in points.items()
    )


def other_games() -> list[RuleSet]:
    """Return the games that come with the program besides Yahtzee: in German with Kniffel first."""
    is_german = QLocale().language() == QLocale.Language.German
    return [rule_set(game) for game in sorted(OTHER_GAMES, key=lambda game: is_german and game != "kniffel")]
