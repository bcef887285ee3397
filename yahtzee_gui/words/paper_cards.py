# SPDX-License-Identifier: MIT
"""Cards from paper in words: what one says by itself, and where one can't be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game_review.box_averages import box_averages
from engine.game_review.luck import better_than
from engine.games.cards import CardError, CardSum, PaperCard, Place
from engine.rules.scoring import RuleSet
from yahtzee_gui.words import boxes, games, input_faults, names, numbers, options
from yahtzee_gui.words.base import Counted, Sentence, Sentences

_sums = Sentences(
    "upper total", "upper bonus", "lower total", "Yahtzee bonuses", "total", where="on a card from paper: its sums"
)
from_paper = Sentence("from paper", where="in a list, of a game of which there is the card alone")
unknown = Sentence("unknown", where="in a list: what choices cost, or what help there was, that nobody wrote down")
explained = Sentence("There is its card alone: luck, what choices cost and what help there was are unknown.")
beside_average = Sentence("Points, and what perfect play averages", where="above the boxes of a card from paper")
missed_by = Counted("The upper bonus was missed by one point.", "The upper bonus was missed by %n points.")
_with_bonus = Sentence("The upper bonus is there.")
filed = Sentence("Kept in Games, from paper: {score}.", where="notice; the score has its unit")
filed_already = Sentence("This card is in Games already: {score}.", where="notice; the score has its unit")
imported = Sentence("Kept in Games, marked as imported.", where="notice, of a game that is over")
show = Sentence("Show in Games", where="button of a notice")
decline = Sentence("Don't keep it", where="button of a notice: a game from elsewhere")


def about(card: PaperCard) -> str:
    """Return what can be said of a card alone: how rare its score is, and the upper bonus."""
    better = better_than(card.total, card.rules)
    said = [f"{options.begun(games.better_than(better))}."] if better else []
    if card.rules.upper_bonus:
        said.append(missed_by(card.bonus_missing) if card.bonus_missing else _with_bonus())
    return " ".join(said)


def box_facts(card: PaperCard) -> Sequence[tuple[str, str]]:
    """Return each box with its points and, where it is known, the average of perfect play."""
    perfect = box_averages(card.rules)
    return [
        (
            names.category(box, card.rules),
            str(points) if perfect is None else f"{points} · {numbers.decimal(perfect.boxes[box], 1)}",
        )
        for box, points in card.filled.items()
    ]


def places(rules: RuleSet) -> Mapping[str, Place]:
    """Return what boxes and sums are called in the language of the window."""
    return {names.category(box, rules): box for box in rules.categories} | dict(zip(_sums(), CardSum, strict=True))


def fault(error: CardError, rules: RuleSet) -> str:
    """Return where a card can't be, and why."""
    at = {box.key: boxes.category(box, rules) for box in rules.categories}
    at |= {place.value: name for name, place in zip(_sums(), CardSum, strict=True)}
    where = [error.name, at.get(str(error.path[-1]), "") if error.path else ""]
    place = ", ".join(filter(None, where))
    reason = input_faults.without_field(error)
    return f"{place}: {reason}" if place else reason
