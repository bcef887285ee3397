# SPDX-License-Identifier: MIT
"""The skill test in words."""

from __future__ import annotations

from engine.strategies.rule_lists.course import Lesson
from engine.training.proficiency import AIM, Difficulty
from engine.training.progress import Interval
from engine.training.themes import Theme
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.words import ends, first_lessons, with_ends
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Sentence, Sentences, tr
from yahtzee_gui.words.numbers import decimal

_PUPIL, _DILEMMA, _YOU = "pupil-", "◆", "▸ "

# Before the test
proficiency_title = Sentence("Skill test", where="heading")
how_it_goes = Sentence("One choice each, no undo. You see the answers at the end.", where="below a test")
drawing = Sentence("Looking for positions…")
earlier_heading = Sentence("Earlier results", where="heading")
earlier_columns = Sentences("When", "Cost")

# The test and its result
compared_heading = Sentence("How other players do on this test", where="heading")
compared_columns = Sentences("Who", "Cost")
difficulty_column = Sentence("Difficulty", where="heading")
another = Sentence("Another test", where="button")
how_hard = Sentence(
    "Six simple players tried every position. A position is easy if five or six of them found the best choice, and "
    "hard if fewer than three did. A test has more hard positions than a game. The six: one plays each turn for its "
    "own points, one weighs each chance against what it pays, one goes by rules of thumb, and three follow "
    "lessons 1 to 4, 1 to 8 and 1 to 12.",
    where="what the difficulties are; `REFERENCES` decide",
)


def a_choice(interval: Interval) -> str:
    """Return what a choice cost, as a large figure."""
    return decimal(interval.mean, 2)


def lost_a_choice(interval: Interval) -> str:
    """Return what the large figure is, and between what it may be."""
    if interval.ends is None:
        return tr("points a choice cost you")
    return tr("points a choice cost you ({ends})").format(ends=ends(interval, 2))


def against_aim(interval: Interval) -> str:
    """Return how the result stands to the aim, as far as its interval tells: never that it is clearly better."""
    if interval.low > AIM:
        text = tr("Clearly worse than the target of {aim}.")
    elif interval.mean > AIM:
        text = tr("Worse than the target of {aim}, but twenty positions are too few to be sure.")
    else:
        text = tr("Better than the target of {aim}, but twenty positions are too few to be sure.")
    return text.format(aim=decimal(AIM, 1))


def against_earlier(last: Interval) -> str:
    """Return the result of the test before."""
    return tr("Last time: {lost}.").format(lost=with_ends(last, 2))


def by_difficulty(means: dict[Difficulty, float]) -> str:
    """Return what a choice cost at each difficulty."""
    words = {
        Difficulty.EASY: tr("easy {lost}"),
        Difficulty.MEDIUM: tr("medium {lost}"),
        Difficulty.HARD: tr("hard {lost}"),
    }
    return " · ".join(words[name].format(lost=decimal(mean, 2)) for name, mean in means.items())


def who(name: str) -> str:
    """Return a strategy that the test is compared with; the player for none."""
    if name.startswith(_PUPIL):
        return first_lessons(int(name.removeprefix(_PUPIL)))
    known = {
        "": _YOU + tr("You", "in a list of players"),
        "random-keeps": tr("Keeps at random", "a player who keeps dice at random"),
        "greedy": names.rival(Rival.GREEDY),
        "mince": names.rival(Rival.MINCE),
        "rules-of-thumb": names.rival(Rival.RULES_OF_THUMB),
        "optimal": names.rival(Rival.PERFECT),
    }
    return known.get(name, name)


def how_they_play(name: str) -> str:
    """Return how a strategy plays that the test is compared with, or what the player's result is."""
    if name.startswith(_PUPIL):
        return tr("Follows these lessons and nothing else.")
    return {
        "": tr("Your choices in this test."),
        "random-keeps": tr("Tosses a coin for each die: keep it or roll it. Scores where it gets the most points."),
        "greedy": names.how_it_plays(Rival.GREEDY),
        "mince": names.how_it_plays(Rival.MINCE),
        "rules-of-thumb": names.how_it_plays(Rival.RULES_OF_THUMB),
        "optimal": names.how_it_plays(Rival.PERFECT),
    }.get(name, "")


def played_by(name: str) -> str:
    """Return how the one plays that is chosen in the list, who is named."""
    return f"{who(name).removeprefix(_YOU)}: {how_they_play(name)}"


def difficulty(name: Difficulty, *, is_dilemma: bool) -> str:
    """Return how difficult a position is, with a mark where it is one of Verhoeff's dilemmas."""
    text = {Difficulty.EASY: tr("easy"), Difficulty.MEDIUM: tr("medium"), Difficulty.HARD: tr("hard")}[name]
    return f"{text} {_DILEMMA}" if is_dilemma else text


def dilemma_note() -> str:
    """Return what that mark is."""
    return tr("{mark} one of Tom Verhoeff's dilemmas. Enter or a double click opens a position again.").format(
        mark=_DILEMMA
    )


def remedy(lesson: Lesson, saved: float) -> str:
    """Return why a lesson is recommended, which need be neither the next one nor that of what cost the most."""
    text = tr("{lesson} would have saved you {lost} points here, more than any other lesson.")
    return text.format(lesson=lessons_words.short(lesson), lost=decimal(saved, 1))


def most_lost(theme: Theme, lost: float) -> str:
    """Return what cost the most."""
    return tr("“{theme}” cost you the most: {lost} points.").format(theme=names.theme(theme), lost=decimal(lost, 1))
