# SPDX-License-Identifier: MIT
"""The rules of the course in words: one sentence for each, and how the list of them is read.

Every sentence belongs to a rule of `engine.strategies.rule_lists.course`. A test plays these sentences by themselves,
and has to do in every position what the rules do: change a sentence, and it says which to read again.
"""

from __future__ import annotations

from engine.strategies.rule_lists.course import CourseRule, Lesson
from yahtzee_gui.words.base import Sentence, tr

list_heading = Sentence("Your list after this lesson (● new)", where="heading of the rules that a player goes by")
rolling = Sentence("While you have a roll left, the first line that fits says what to keep", where="heading")
scoring = Sentence("When you score, the first line that fits says where", where="heading")
right_column = Sentence("Right", where="heading above: in how many of 100 positions a rule is right")
new_rule = Sentence("new", where="beside a rule that a lesson brings, read by screen readers")

how_to_read = Sentence(
    "“Open” means that the box is still empty. A pair is two or more dice of one face, three of a kind is three or "
    "more; keep all dice of that face. If two faces fit, the one with more dice goes first, then the higher one. Roll "
    "everything else; if nothing is left to roll, score.",
    where="below the list of rules",
)

_MOST_POINTS = Sentence("None of these: score where you get the most points. If boxes tie, the one higher on the card.")
_JUST_MOST_POINTS = Sentence("Score where you get the most points. If boxes tie, the one higher on the card.")
_MOST_BEYOND = Sentence(
    "None of these: score where you beat the box's usual score by the most (the card “Usual score "
    "of each box”). If boxes tie, the one higher on the card."
)
_MOST_BEYOND_WITH_PACE = Sentence(
    "None of these: score where you beat the box's usual score by the most (the card “Usual score "
    "of each box”). If boxes tie, the one higher on the card. In an upper box, each point above or "
    "below three of its face counts twice, as long as the bonus of 35 is neither earned nor out of "
    "reach."
)


def sentence(rule: CourseRule) -> str:
    """Return the sentence of a rule."""
    return {
        CourseRule.LARGE_STRAIGHT: tr("Large straight, and its box is open: score it."),
        CourseRule.HIGH_THREES: tr("Three of a kind in 3, 4, 5 or 6, and their upper box is open: keep them."),
        CourseRule.FULL_HOUSE: tr("Full house, and its box is open: score it."),
        CourseRule.SMALL_STRAIGHT: tr("Four in a row, and Small straight is open: keep the highest four."),
        CourseRule.OPEN_FOUR: tr("2 3 4 5, and Large straight is open: keep them."),
        CourseRule.THREE_ALIKE: tr(
            "Three of a kind, and their upper box, Three of a kind, Four of a kind or Yahtzee is open: keep them."
        ),
        CourseRule.HIGH_PAIR: tr("A pair of 4, 5 or 6, and its upper box is open: keep it."),
        CourseRule.TWO_PAIRS: tr("Two pairs, Full house is open and Three of a kind is filled: keep both."),
        CourseRule.LOW_PAIR: tr("A pair of 2 or 3, and its upper box is open: keep it."),
        CourseRule.FOUR_WITH_GAP: tr(
            "Four faces of a large straight, gap or not, Large straight is open and Small straight is filled: keep the "
            "highest four."
        ),
        CourseRule.MIDDLE_HIGH: tr("3 4 5, and Small straight is open: keep them."),
        CourseRule.MIDDLE_LOW: tr("2 3 4, and Small straight is open: keep them."),
        CourseRule.DEAD_HIGH_PAIR: tr(
            "A pair of 5 or 6, and Three of a kind, Four of a kind or Chance is open: keep it."
        ),
        CourseRule.HIGH_DIE: tr("A 4, 5 or 6 whose upper box is open: keep that face."),
        CourseRule.LOW_DIE: tr("A 1, 2 or 3 whose upper box is open: keep that face."),
        CourseRule.DEAD_PAIR: tr(
            "A pair, and Three of a kind, Four of a kind, Full house or Yahtzee is open: keep it."
        ),
        CourseRule.ANY_THREE: tr(
            "Three faces of a small straight, gap or not, and Small or Large straight is open: keep the highest three."
        ),
        CourseRule.HIGH_DICE: tr("A 4, 5 or 6, and Chance is open: keep every 4, 5 and 6."),
        CourseRule.NOTHING: tr("None of these: roll all five."),
        CourseRule.SCORE_YAHTZEE: tr("A Yahtzee that scores 50 in Yahtzee: score it there."),
        CourseRule.SCORE_FOUR_ALIKE: tr(
            "Four of a kind in 4, 5 or 6, and their upper box is open: score them in that box."
        ),
        CourseRule.SCORE_LARGE_STRAIGHT: tr("Large straight would score 40: score it there."),
        CourseRule.SCORE_FULL_HOUSE: tr("Full house, and its box is open: score it there."),
    }[rule]


def by_boxes(lesson: Lesson, *, is_alone: bool = False) -> str:
    """Return what the list of a lesson says about boxes where none of its rules fits, or where there is no rule."""
    if is_alone:
        return _JUST_MOST_POINTS()
    if lesson.value < Lesson.USUAL.value:
        return _MOST_POINTS()
    return _MOST_BEYOND() if lesson.value < Lesson.PACE.value else _MOST_BEYOND_WITH_PACE()


boxes_decide = Sentence(
    "The last line of the list decides: beat the box's usual score by the most.", where="told once an exercise is done"
)
decides = Sentence("Line {number} of the list: {sentence}", where="which rule decides in an exercise, once it is done")
