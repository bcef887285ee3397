# SPDX-License-Identifier: MIT
"""The others of a position, as they are typed: final totals, or cards that still have open boxes.

Each is one number (``212``), or a box after the other as in a line (``3 - 9 12 - 18 - - 25 30 - - 21 +1``), with commas
between several. Those who are not done are taken to play perfectly for points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache, lru_cache

from engine.games.position import (
    PositionError,
    check_scorecard,
    points_so_far,
    possible_points,
)
from engine.rules.categories import CATEGORIES, LOWER, UPPER, Category
from engine.rules.scoring import UPPER_BONUS, UPPER_BONUS_AT, YAHTZEE_POINTS, RuleSet
from engine.strategies.goals import MOST_OTHERS, Opponent
from engine.strategies.strategies import OPTIMAL

_BETWEEN = re.compile(r"[,;]")
_OPEN, _BONUSES = "-", "+"
_MOST_DIGITS = 4
_MOST_BONUSES = len(CATEGORIES) - 1


class OthersFault(Enum):
    """Why what is typed says no others."""

    TOO_MANY = "too many"
    NO_TOTAL = "no total"
    NO_CARD = "no card"


def read_others(text: str, rules: RuleSet) -> tuple[Opponent, ...] | OthersFault:
    """Return the others that a text tells, none for an empty one; or why it tells none."""
    parts = [part.split() for part in _BETWEEN.split(text) if part.strip()]
    if len(parts) > MOST_OTHERS:
        return OthersFault.TOO_MANY
    found: list[Opponent] = []
    for words in parts:
        other = _with_total(words[0], rules) if len(words) == 1 else _with_card(words, rules)
        if isinstance(other, OthersFault):
            return other
        found.append(other)
    return tuple(found)


def others_as_text(others: Iterable[Opponent], rules: RuleSet) -> str:
    """Return others as they would be typed."""
    return ", ".join(_as_text(other, rules) for other in others)


def best_total(others: Sequence[Opponent], rules: RuleSet) -> int | None:
    """Return the highest total of others who are all done; None while one has boxes open, or there are none."""
    if not others or any(None in other.card(rules) for other in others):
        return None
    return max(_total(other, rules) for other in others)


def _as_text(other: Opponent, rules: RuleSet) -> str:
    card = other.card(rules)
    if None not in card:
        return str(_total(other, rules))
    bonuses = [f"{_BONUSES}{other.yahtzee_bonuses}"] if other.yahtzee_bonuses else []
    return " ".join([*(_OPEN if points is None else str(points) for points in card), *bonuses])


def _total(other: Opponent, rules: RuleSet) -> int:
    filled = {
        box: points for box, points in zip(rules.categories, other.card(rules), strict=True) if points is not None
    }
    return points_so_far(rules, filled, other.yahtzee_bonuses)


def _with_total(word: str, rules: RuleSet) -> Opponent | OthersFault:
    if not _is_number(word):
        return OthersFault.NO_CARD
    card = _card_with(int(word), rules)
    return Opponent(OPTIMAL, *card) if card is not None else OthersFault.NO_TOTAL


def _with_card(words: Sequence[str], rules: RuleSet) -> Opponent | OthersFault:
    bonuses = 0
    if words[-1].startswith(_BONUSES) and _is_number(words[-1][1:]):
        *words, last = words
        bonuses = int(last[1:])
    if len(words) != len(rules.categories) or not all(word == _OPEN or _is_number(word) for word in words):
        return OthersFault.NO_CARD
    scores = tuple(None if word == _OPEN else int(word) for word in words)
    filled = {box: points for box, points in zip(rules.categories, scores, strict=True) if points is not None}
    try:
        check_scorecard(filled, bonuses, rules)
    except PositionError:
        return OthersFault.NO_CARD
    return Opponent(OPTIMAL, scores, bonuses)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS


# ---- a card with a total --------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _card_with(total: int, rules: RuleSet) -> tuple[tuple[int, ...], int] | None:
    """Return a full card with this total, and its Yahtzee bonuses; None where no card has it."""
    for bonuses in range(_MOST_BONUSES + 1 if rules.yahtzee_bonus else 1):
        left, lower_of = total - bonuses * rules.yahtzee_bonus, _sums(LOWER, has_yahtzee=bonuses > 0)
        for upper_sum, upper in _sums(UPPER).items():
            lower = lower_of.get(left - upper_sum - UPPER_BONUS * (upper_sum >= UPPER_BONUS_AT))
            if lower is None:
                continue
            card = (*upper, *lower)
            try:
                check_scorecard(dict(zip(CATEGORIES, card, strict=True)), bonuses, rules)
            except PositionError:
                continue
            return card, bonuses
    return None


@cache
def _sums(boxes: tuple[Category, ...], *, has_yahtzee: bool = False) -> dict[int, tuple[int, ...]]:
    """Return for each sum that boxes can have what stands in them; with a Yahtzee only those that have one."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for box in boxes:
        larger: dict[int, tuple[int, ...]] = {}
        is_fixed = has_yahtzee and box is Category.YAHTZEE
        for points in (YAHTZEE_POINTS,) if is_fixed else sorted(possible_points(box)):
            for so_far, card in found.items():
                larger.setdefault(so_far + points, (*card, points))
        found = larger
    return found
