# SPDX-License-Identifier: MIT
"""The course: twelve lessons, each a few rules, and the pupil who goes by those of the first N and by nothing more.

The pupil before the first lesson keeps each die with chance 1/2 and scores where the dice bring most at once
(``random-keeps``). A later lesson's rule stands where it belongs among those of earlier ones; what it says of a box
takes the place of what was said before. The order of lessons is that of what they bring: each is the one that, after
those before it, raises the exact average most (docs/method.md has the figures).
"""

from __future__ import annotations

from enum import Enum

from engine.strategies.rule_lists.reading import read_rules
from engine.strategies.rule_lists.rule_list import RuleList


class Lesson(Enum):
    """The lessons, in order; the value is the number."""

    PAIRS = 1  # dice that are alike are kept
    MADE_HANDS = 2  # straights and full houses stay
    USUAL = 3  # a roll goes where it brings most beyond what the box usually brings
    ONE_DIE = 4  # one high die whose box is open, rather than a pair that leads nowhere
    PACE = 5  # three of each face earn the upper bonus
    BAD_TURNS = 6  # a bad turn goes where little is lost: Yahtzee, a straight, Aces or Twos
    ALIKE = 7  # three alike before everything that is not made
    RUNS = 8  # three in the middle are the start of a straight
    LARGE_STRAIGHT = 9  # four of a large straight, also with a gap
    HIGH_THREES = 10  # three fives or sixes are worth more than a full house early in the game
    TWO_PAIRS = 11  # two pairs are for Full house late, one pair is for everything early
    CHANCE = 12  # high dice for what counts the sum


AVERAGES = (
    111.165817,
    161.862229,
    206.503487,
    216.925582,
    223.791822,
    228.668007,
    236.337308,
    239.722877,
    242.021922,
    242.857127,
    243.314354,
    243.668370,
    243.906438,
)
"""The exact expected final score of the pupil before the first lesson and after each; free jokers, three rolls."""

BEFORE = "random-keeps"
"""Who the pupil is before the first lesson."""

_ANY_ALIKE = "yahtzee or four of a kind or three of a kind"
_LINES = (
    (Lesson.ALIKE, f"keep five alike if {_ANY_ALIKE} open"),
    (Lesson.ALIKE, "keep five alike if its box open"),
    (Lesson.MADE_HANDS, "stop if large straight and large straight open"),
    (Lesson.ALIKE, f"keep four alike if {_ANY_ALIKE} open"),
    (Lesson.ALIKE, "keep four alike if its box open"),
    (Lesson.HIGH_THREES, "keep three alike of 5 6 if its box open and yahtzee open and four of a kind open"),
    (Lesson.MADE_HANDS, "stop if full house and full house open"),
    (Lesson.MADE_HANDS, "keep small straight if small straight or large straight open"),
    (Lesson.ALIKE, f"keep three alike if {_ANY_ALIKE} or full house open"),
    (Lesson.ALIKE, "keep three alike if its box open"),
    (Lesson.PAIRS, "keep pair of 4 5 6 if its box open"),
    (Lesson.TWO_PAIRS, "keep two pairs if full house open and four of a kind filled"),
    (Lesson.TWO_PAIRS, "keep two pairs if full house open and 1 roll left"),
    (Lesson.PAIRS, "keep pair of 2 3 if its box open"),
    (Lesson.LARGE_STRAIGHT, "keep 4 of a large straight if large straight open"),
    (Lesson.RUNS, "keep 3 4 5 if small straight open"),
    (Lesson.RUNS, "keep 2 3 4 if small straight open"),
    (Lesson.ONE_DIE, f"keep pair of 5 6 if {_ANY_ALIKE} or full house open"),
    (Lesson.ONE_DIE, "keep 6 if sixes open"),
    (Lesson.ONE_DIE, "keep 5 if fives open"),
    (Lesson.ONE_DIE, "keep 4 if fours open"),
    (Lesson.PAIRS, "keep pair if its box open"),
    (Lesson.PAIRS, f"keep pair if {_ANY_ALIKE} or full house open"),
    (Lesson.RUNS, "keep 3 of a small straight if small straight or large straight open"),
    (Lesson.CHANCE, "keep every 4 5 6 if chance or three of a kind or four of a kind open and 1 roll left"),
    (Lesson.ONE_DIE, "keep 3 if threes open"),
    (Lesson.ONE_DIE, "keep 2 if twos open"),
    (Lesson.ONE_DIE, "keep 1 if aces open"),
    (Lesson.ONE_DIE, "keep highest die"),
    (Lesson.USUAL, "worth aces 2"),
    (Lesson.USUAL, "worth twos 5"),
    (Lesson.USUAL, "worth threes 9"),
    (Lesson.USUAL, "worth fours 12"),
    (Lesson.USUAL, "worth fives 16"),
    (Lesson.USUAL, "worth sixes 19"),
    (Lesson.USUAL, "worth three of a kind 22"),
    (Lesson.USUAL, "worth four of a kind 13"),
    (Lesson.USUAL, "worth full house 23"),
    (Lesson.USUAL, "worth small straight 29"),
    (Lesson.USUAL, "worth large straight 33"),
    (Lesson.USUAL, "worth yahtzee 17"),
    (Lesson.USUAL, "worth chance 22"),
    (Lesson.BAD_TURNS, "worth aces 7"),
    (Lesson.BAD_TURNS, "worth twos 7"),
    (Lesson.BAD_TURNS, "worth fives 13"),
    (Lesson.BAD_TURNS, "worth sixes 15"),
    (Lesson.BAD_TURNS, "worth full house 14"),
    (Lesson.BAD_TURNS, "worth small straight 23"),
    (Lesson.BAD_TURNS, "worth large straight 14"),
    (Lesson.BAD_TURNS, "worth yahtzee 9"),
    (Lesson.BAD_TURNS, "worth chance 26"),
    (Lesson.PACE, "pace 1"),
)


def rules_after(lessons: int) -> RuleList:
    """Return what the pupil goes by after the first `lessons` (0 to 12)."""
    known = [line for lesson, line in _LINES if lesson.value <= lessons]
    # What a box is worth is said anew by a later lesson, in the place of what was said before.
    worths = {line.rpartition(" ")[0]: line for line in known if line.startswith("worth ")}
    lines = [line for line in known if not line.startswith("worth ")] + list(worths.values())
    return read_rules("\n".join([*lines, f"otherwise {BEFORE}"]), f"pupil-{lessons}")
