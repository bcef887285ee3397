# SPDX-License-Identifier: MIT
"""The rules of the course in words: one sentence for each, and how the list of them is read.

Every sentence belongs to a rule of `engine.strategies.rule_lists.course`. A test plays these sentences by themselves,
and has to do in every position what the rules do: change a sentence, and it says which to read again.
"""

from __future__ import annotations

from engine.strategies.rule_lists.course import CourseRule, Lesson
from yahtzee_gui.words.base import Sentence, SentenceFor

list_heading = Sentence("Your list after this lesson (● new)", where="heading of the rules that a player goes by")
rolling = Sentence("While you have a roll left, the first line that fits says what to keep", where="heading")
scoring = Sentence("When you score, the first line that fits says where", where="heading")
right_column = Sentence("Right", where="heading above: in how many of 100 positions a rule is right")
applies = Sentence("{sentence} This line decides here.", where="a rule of the list, read by screen readers")
new_rule = Sentence("new", where="beside a rule that a lesson brings, read by screen readers")

how_to_read = Sentence(
    "“Open” means that the box is still empty. A pair is two or more dice of one face, three of a kind is three or "
    "more; keep all dice of that face. If two faces fit, the one with more dice goes first, then the higher one. Roll "
    "everything else; if nothing is left to roll, score.",
    where="below the list of rules",
)

_MOST_POINTS = Sentence(
    "None of these: score where you get the most points. If boxes tie, take the one higher on the scorecard."
)
_JUST_MOST_POINTS = Sentence("Score where you get the most points. If boxes tie, take the one higher on the scorecard.")
_MOST_BEYOND = Sentence(
    "None of these: score where you beat the box's figure by the most (see “The figure for each box”). If boxes tie, "
    "take the one higher on the scorecard."
)
_MOST_BEYOND_WITH_PACE = Sentence(
    "None of these: score where you beat the box's figure by the most (see “The figure for each box”). If boxes tie, "
    "take the one higher on the scorecard. In an upper box, each point above or below three of its face counts double, "
    "as long as the bonus of 35 is neither earned nor out of reach."
)

sentence = SentenceFor(
    (CourseRule.LARGE_STRAIGHT, "Score a large straight if its box is open."),
    (CourseRule.HIGH_THREES, "Keep three 3s, 4s, 5s or 6s if their upper box is open."),
    (CourseRule.FULL_HOUSE, "Score a full house if its box is open."),
    (CourseRule.SMALL_STRAIGHT, "Keep the highest four in a row if Small straight is open."),
    (CourseRule.OPEN_FOUR, "Keep 2 3 4 5 if Large straight is open."),
    (
        CourseRule.THREE_ALIKE,
        "Keep three of a kind if its upper box, Three of a kind, Four of a kind or Yahtzee is open.",
    ),
    (CourseRule.HIGH_PAIR, "Keep a pair of 4s, 5s or 6s if its upper box is open."),
    (CourseRule.TWO_PAIRS, "Keep two pairs if Full house is open and Three of a kind is filled."),
    (CourseRule.LOW_PAIR, "Keep a pair of 2s or 3s if its upper box is open."),
    (
        CourseRule.FOUR_WITH_GAP,
        "Keep the highest four faces of a large straight, gap or not, if Large straight is open and "
        "Small straight is filled.",
    ),
    (CourseRule.MIDDLE_HIGH, "Keep 3 4 5 if Small straight is open."),
    (CourseRule.MIDDLE_LOW, "Keep 2 3 4 if Small straight is open."),
    (CourseRule.DEAD_HIGH_PAIR, "Keep a pair of 5s or 6s if Three of a kind, Four of a kind or Chance is open."),
    (CourseRule.HIGH_DIE, "Keep a 4, 5 or 6 whose upper box is open, and any other dice of that face."),
    (CourseRule.LOW_DIE, "Keep a 1, 2 or 3 whose upper box is open, and any other dice of that face."),
    (CourseRule.DEAD_PAIR, "Keep a pair if Three of a kind, Four of a kind, Full house or Yahtzee is open."),
    (
        CourseRule.ANY_THREE,
        "Keep the highest three faces of a small straight, gap or not, if Small or Large straight is open.",
    ),
    (CourseRule.HIGH_DICE, "Keep every 4, 5 and 6 if Chance is open."),
    (CourseRule.NOTHING, "None of these: roll all five."),
    (CourseRule.SCORE_YAHTZEE, "Score a Yahtzee in the Yahtzee box if you get 50 for it."),
    (CourseRule.SCORE_FOUR_ALIKE, "Score four 4s, 5s or 6s in their upper box if it is open."),
    (CourseRule.SCORE_LARGE_STRAIGHT, "Score Large straight if you get 40 for it."),
    (CourseRule.SCORE_FULL_HOUSE, "Score a full house if its box is open."),
)


def by_boxes(lesson: Lesson, *, is_alone: bool = False) -> str:
    """Return what the list of a lesson says about boxes where none of its rules fits, or where there is no rule."""
    if is_alone:
        return _JUST_MOST_POINTS()
    if lesson.value < Lesson.USUAL.value:
        return _MOST_POINTS()
    return _MOST_BEYOND() if lesson.value < Lesson.PACE.value else _MOST_BEYOND_WITH_PACE()
