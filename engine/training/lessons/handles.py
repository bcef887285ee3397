# SPDX-License-Identifier: MIT
"""A handle is what a lesson gives to play with: a choice, and the exact figures that move with it.

Lesson 1 asks how many matching dice are kept, lesson 2 how much of a straight, each with one roll left or two; the
chances are those of going for one hand alone (`engine.one_turn.odds`). Lesson 5 asks how many fours go into Fours in
the first turn; its figures are those of perfect play from there. `CHANCES` and `FOURS` are the tables of what was found
(``packaging/figures.py course``); tests work them out again.
"""

from __future__ import annotations

from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson

_ALIKE = (Category.THREE_OF_A_KIND, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND, Category.YAHTZEE)
_STRAIGHTS = (Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
HANDS: dict[Lesson, tuple[Category, ...]] = {Lesson.PAIRS: _ALIKE, Lesson.MADE_HANDS: _STRAIGHTS}
"""The boxes whose chances a lesson shows."""
KEPT: dict[Lesson, tuple[Dice, ...]] = {
    Lesson.PAIRS: ((6,), (6, 6), (6, 6, 6), (6, 6, 6, 6)),
    Lesson.MADE_HANDS: ((3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 5), (2, 3, 5, 6)),
}
"""The dice that may be kept."""
ROLLS_LEFT = (2, 1)


@dataclass(frozen=True)
class Fours:
    """What some fours, scored in the first turn, make of a game: the chance of the upper bonus, the expected score."""

    bonus: float
    expected: float


CHANCES: dict[tuple[Dice, int], tuple[float, ...]] = {
    ((6,), 2): (0.541324, 0.191222, 0.132302, 0.012631),
    ((6,), 1): (0.212963, 0.038580, 0.020062, 0.000772),
    ((6, 6), 2): (0.691358, 0.269419, 0.228395, 0.029064),
    ((6, 6), 1): (0.444444, 0.092593, 0.074074, 0.004630),
    ((6, 6, 6), 2): (1.000000, 0.281636, 0.517747, 0.093364),
    ((6, 6, 6), 1): (1.000000, 0.138889, 0.305556, 0.027778),
    ((6, 6, 6, 6), 2): (1.000000, 0.162037, 1.000000, 0.305556),
    ((6, 6, 6, 6), 1): (1.000000, 0.000000, 1.000000, 0.166667),
    ((3, 4, 5), 2): (0.802469, 0.277778),
    ((3, 4, 5), 1): (0.555556, 0.111111),
    ((1, 2, 3, 4), 2): (1.000000, 0.305556),
    ((1, 2, 3, 4), 1): (1.000000, 0.166667),
    ((2, 3, 4, 5), 2): (1.000000, 0.555556),
    ((2, 3, 4, 5), 1): (1.000000, 0.333333),
    ((2, 3, 5, 6), 2): (0.421296, 0.305556),
    ((2, 3, 5, 6), 1): (0.166667, 0.166667),
}
"""The chances of the boxes in `HANDS` by what is kept and the rolls left."""

FOURS: tuple[Fours, ...] = (
    Fours(0.025904, 221.266912),
    Fours(0.153210, 227.502325),
    Fours(0.409993, 237.446871),
    Fours(0.669672, 249.415983),
    Fours(0.865832, 261.049571),
    Fours(0.936652, 269.823603),
)
"""By how many fours are scored, 0 to 5."""


def work_out_chances() -> dict[tuple[Dice, int], tuple[float, ...]]:
    """Return what `CHANCES` should be: exact, as floats."""
    from engine.one_turn.odds import odds

    found = {}
    for lesson, boxes in HANDS.items():
        analyses = [odds(box.key) for box in boxes]
        for kept in KEPT[lesson]:
            for left in ROLLS_LEFT:
                names = [one.target.space.name(one.target.space.node_of(kept)) for one in analyses]
                found[kept, left] = tuple(
                    float(one.values[len(ROLLS_LEFT) - left][name]) for one, name in zip(analyses, names, strict=True)
                )
    return found
