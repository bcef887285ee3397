# SPDX-License-Identifier: MIT
"""The course: twelve lessons, each a few rules, and the player who goes by those of the first N and by nothing more.

A player has one list. A lesson puts its rules into it where they belong, and the first that fits is followed, so two
lessons never contradict each other. What a lesson says of boxes takes the place of what was said before. After the
first lesson nothing is left to chance: the rules of that lesson alone decide every roll (`KEEP_NOTHING` is its last),
and the dice go where they bring most. The player before it keeps each die with chance 1/2 (``random-keeps``).

The order of lessons is that of what they bring, first in single decisions and then to the exact average
(docs/method.md). Each rule has one sentence, which the window shows in its place; a test plays the sentences.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from engine.rules.categories import CATEGORIES
from engine.strategies.rule_lists.reading import read_rules
from engine.strategies.rule_lists.rule_list import RuleList


class Lesson(Enum):
    """The lessons, in order; the value is the number."""

    PAIRS = 1  # dice that are alike are kept
    MADE_HANDS = 2  # straights and most full houses stay
    USUAL = 3  # a roll goes where it brings most beyond what the box usually brings
    ONE_DIE = 4  # one high die whose box is open, rather than a pair that leads nowhere
    PACE = 5  # three of each face earn the upper bonus
    BAD_TURNS = 6  # a bad turn goes where little is lost
    LARGE_STRAIGHT = 7  # four of a large straight
    RUNS = 8  # three in the middle are the start of a straight
    CHANCE = 9  # high dice for what counts the sum
    LOW_DICE = 10  # a low die whose box is open is better than a pair that leads nowhere
    TWO_PAIRS = 11  # two pairs are for Full house late in the game
    FOUR_ALIKE = 12  # four alike go to their upper box


AVERAGES = (
    111.165817,
    161.615645,
    203.722835,
    215.869119,
    224.187521,
    230.344886,
    236.715319,
    241.585221,
    243.304330,
    244.255369,
    245.822307,
    246.373014,
    246.945287,
)
"""The exact expected final score of the player before the first lesson and after each; free jokers, three rolls."""


def gain(lesson: Lesson) -> float:
    """Return what a lesson adds to the average, as the averages are written: with one decimal."""
    return round(AVERAGES[lesson.value], 1) - round(AVERAGES[lesson.value - 1], 1)


BEFORE = "random-keeps"
"""Who the player is before the first lesson."""

_ANY_ALIKE = "yahtzee or four of a kind or three of a kind"


class CourseRule(Enum):
    """The rules in the order in which they are looked at: the lesson that brings each, and how it is written."""

    LARGE_STRAIGHT = (Lesson.MADE_HANDS, "stop if large straight and large straight open")
    HIGH_THREES = (Lesson.MADE_HANDS, "keep three alike of 3 4 5 6 if its box open")
    FULL_HOUSE = (Lesson.MADE_HANDS, "stop if full house and full house open")
    SMALL_STRAIGHT = (Lesson.MADE_HANDS, "keep small straight if small straight open")
    OPEN_FOUR = (Lesson.LARGE_STRAIGHT, "keep 2 3 4 5 if large straight open")
    THREE_ALIKE = (Lesson.PAIRS, f"keep three alike if its box or {_ANY_ALIKE} open")
    HIGH_PAIR = (Lesson.PAIRS, "keep pair of 4 5 6 if its box open")
    TWO_PAIRS = (Lesson.TWO_PAIRS, "keep two pairs if full house open and three of a kind filled")
    LOW_PAIR = (Lesson.PAIRS, "keep pair of 2 3 if its box open")
    FOUR_WITH_GAP = (
        Lesson.LARGE_STRAIGHT,
        "keep 4 of a large straight if large straight open and small straight filled",
    )
    MIDDLE_HIGH = (Lesson.RUNS, "keep 3 4 5 if small straight open")
    MIDDLE_LOW = (Lesson.RUNS, "keep 2 3 4 if small straight open")
    DEAD_HIGH_PAIR = (Lesson.CHANCE, "keep pair of 5 6 if three of a kind or four of a kind or chance open")
    HIGH_DIE = (Lesson.ONE_DIE, "keep every 4 5 6 if its box open")
    LOW_DIE = (Lesson.LOW_DICE, "keep every 1 2 3 if its box open")
    DEAD_PAIR = (Lesson.PAIRS, f"keep pair if {_ANY_ALIKE} or full house open")
    ANY_THREE = (Lesson.RUNS, "keep 3 of a small straight if small straight or large straight open")
    HIGH_DICE = (Lesson.CHANCE, "keep every 4 5 6 if chance open")
    NOTHING = (Lesson.PAIRS, "keep nothing")
    SCORE_YAHTZEE = (Lesson.FOUR_ALIKE, "score yahtzee for 50 or more")
    SCORE_FOUR_ALIKE = (Lesson.FOUR_ALIKE, "score its box if four alike of 4 5 6")
    SCORE_LARGE_STRAIGHT = (Lesson.MADE_HANDS, "score large straight for 40 or more")
    SCORE_FULL_HOUSE = (Lesson.MADE_HANDS, "score full house if full house")

    @property
    def lesson(self) -> Lesson:
        """The lesson that brings the rule."""
        return self.value[0]

    @property
    def text(self) -> str:
        """The rule as it is written in a rule list."""
        return self.value[1]

    @property
    def is_scoring(self) -> bool:
        """Whether it says which box is filled."""
        return self.text.startswith("score ")


_WORTHS = {
    Lesson.PAIRS: (0,) * len(CATEGORIES),
    Lesson.USUAL: (2, 5, 9, 12, 16, 19, 22, 13, 23, 29, 33, 17, 22),
    Lesson.BAD_TURNS: (6, 8, 9, 11, 12, 14, 20, 12, 13, 22, 13, 7, 25),
}
"""What each box counts from a lesson on: nothing, then its average in perfect play, then what makes the averages of the
whole course highest: with any of them one more or one less, the player of all twelve lessons scores less."""


def course_rules(lessons: int) -> tuple[CourseRule, ...]:
    """Return the rules of the first `lessons` in the order in which they are looked at."""
    return tuple(rule for rule in CourseRule if rule.lesson.value <= lessons)


@cache
def rules_after(lessons: int) -> RuleList:
    """Return what the player goes by after the first `lessons` (0 to 12)."""
    lines = [rule.text for rule in course_rules(lessons)]
    said = [worths for lesson, worths in _WORTHS.items() if lesson.value <= lessons]
    if said:
        boxes = [category.key.replace("_", " ") for category in CATEGORIES]
        lines += [f"worth {box} {worth}" for box, worth in zip(boxes, said[-1], strict=True)]
    if lessons >= Lesson.PACE.value:
        lines.append("pace 1")
    return read_rules("\n".join([*lines, f"otherwise {BEFORE}"]), f"pupil-{lessons}")


def rule_at(lessons: int, line: int) -> CourseRule | None:
    """Return the rule of a line of `rules_after`, as `Rule.line` numbers them; None beyond the rules."""
    rules = course_rules(lessons)
    return rules[line - 1] if 0 < line <= len(rules) else None
