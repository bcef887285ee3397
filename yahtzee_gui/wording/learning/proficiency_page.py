# SPDX-License-Identifier: MIT
"""The proficiency test in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.learning.proficiency import AIM, Difficulty
from engine.learning.progress import Interval
from engine.learning.themes import Theme
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.wording import names
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.game import racing
from yahtzee_gui.wording.numbers import decimal
from yahtzee_gui.wording.pages.played.history_page import finished_at

_PUPIL, _DILEMMA = "pupil-", "◆"


def proficiency_title() -> str:
    """Return the title of the page."""
    return tr("Proficiency test")


def about(questions: int) -> str:
    """Return what the test is."""
    return plural(
        questions,
        "%n position from games, at three difficulties, with Tom Verhoeff's three dilemmas among them.",
        "%n positions from games, at three difficulties, with Tom Verhoeff's three dilemmas among them.",
    )


def how_it_goes() -> str:
    """Return how it is taken."""
    return tr("Each asks for one choice. Nothing is told before the last one; then everything is.")


def the_aim() -> str:
    """Return what is aimed at."""
    return tr("The aim is to lose less than {aim} points a decision.").format(aim=decimal(AIM, 1))


def how_hard(strategies: Iterable[str]) -> str:
    """Return what the difficulties are; six strategies decide."""
    return tr(
        "A position is easy where five or six of these find the best, hard where fewer than three do: {strategies}. So"
        " a test is harder than a game."
    ).format(strategies=" · ".join(strategies))


def earlier_heading() -> str:
    """Return the heading of the results of earlier tests."""
    return tr("Earlier results")


def no_earlier() -> str:
    """Return what stands there before the first test."""
    return tr("Your results will stand here, to be compared.")


def earlier_columns() -> tuple[str, ...]:
    """Return the headings of their table."""
    return tr("When"), tr("Lost a decision"), tr("Found")


def when(at: str) -> str:
    """Return when a test was taken."""
    return finished_at(at)


def rate(interval: Interval) -> str:
    """Return the points lost a decision with the interval."""
    text = decimal(interval.mean, 2)
    return text if interval.half is None else f"{text} ± {decimal(interval.half, 2)}"


def drawing() -> str:
    """Return the remark while positions are being found."""
    return tr("Looking for positions…")


def take_it() -> str:
    """Return the text of the button that begins the test."""
    return tr("Take the test")


def question_heading() -> str:
    """Return the heading over a question."""
    return tr("Proficiency test")


def is_begun() -> str:
    """Return the remark on a test that is begun."""
    return tr("This test is begun, and your answers are kept.")


def leave() -> str:
    """Return the text of the button that leaves a test for later, or its result."""
    return tr("Back to the start")


def result(interval: Interval) -> str:
    """Return the result."""
    return tr("{lost} points lost a decision").format(lost=rate(interval))


def against_aim(interval: Interval) -> str:
    """Return how the result stands to the aim, as far as its interval tells."""
    aim = decimal(AIM, 1)
    if interval.holds(AIM):
        below = tr("Below the aim of {aim}, though twenty positions cannot be sure of it.")
        above = tr("Above the aim of {aim}, though twenty positions cannot be sure of it.")
        return (below if interval.mean < AIM else above).format(aim=aim)
    surely = tr("Surely below the aim of {aim}.") if interval.mean < AIM else tr("Surely above the aim of {aim}.")
    return surely.format(aim=aim)


def against_earlier(last: Interval) -> str:
    """Return the result of the test before."""
    return tr("The time before: {lost}.").format(lost=rate(last))


def by_difficulty(means: dict[Difficulty, float]) -> str:
    """Return what was lost a decision at each difficulty."""
    words = {
        Difficulty.EASY: tr("easy {lost}"),
        Difficulty.MEDIUM: tr("medium {lost}"),
        Difficulty.HARD: tr("hard {lost}"),
    }
    return " · ".join(words[name].format(lost=decimal(mean, 2)) for name, mean in means.items())


def compared_heading() -> str:
    """Return the heading of what others lose on the same test."""
    return tr("The same test, exactly")


def compared_columns() -> tuple[str, str]:
    """Return the headings of that table."""
    return tr("Who"), tr("Lost")


def who(name: str) -> str:
    """Return a strategy that the test is compared with; the player for none."""
    if name.startswith(_PUPIL):
        return tr("The pupil, lesson {number}").format(number=name.removeprefix(_PUPIL))
    known = {
        "": tr("▸ You"),
        "random-keeps": tr("Dice kept at random"),
        "greedy": tr("This turn only"),
        "mince": tr("M. Mince's player"),
        "rules-of-thumb": tr("Rules of thumb"),
        "optimal": tr("Perfect play"),
    }
    return known.get(name, name)


def how_they_play(name: str) -> str:
    """Return how a strategy plays that the test is compared with, or what the player's result is."""
    if name.startswith(_PUPIL):
        return tr("The pupil follows the lessons up to this one, and nothing else.")
    return {
        "": tr("Your first choices in this test."),
        "random-keeps": tr("Keeps dice at random, and scores where they bring most at once."),
        "greedy": racing.how_it_plays(Rival.GREEDY),
        "mince": racing.how_it_plays(Rival.MINCE),
        "rules-of-thumb": racing.how_it_plays(Rival.RULES_OF_THUMB),
        "optimal": racing.how_it_plays(Rival.PERFECT),
    }.get(name, "")


def difficulty_column() -> str:
    """Return the heading of how difficult positions are."""
    return tr("Difficulty")


def difficulty(name: Difficulty, *, is_dilemma: bool) -> str:
    """Return how difficult a position is, with a mark where it is one of Verhoeff's dilemmas."""
    text = {Difficulty.EASY: tr("easy"), Difficulty.MEDIUM: tr("medium"), Difficulty.HARD: tr("hard")}[name]
    return f"{text} {_DILEMMA}" if is_dilemma else text


def dilemma_note() -> str:
    """Return what that mark is."""
    return tr("{mark} one of Tom Verhoeff's dilemmas. Enter or a double click opens a position again.").format(
        mark=_DILEMMA
    )


def most_lost(theme: Theme, lost: float) -> str:
    """Return what most was lost on."""
    return tr("Most lost: “{theme}”, {lost} points.").format(theme=names.theme(theme), lost=decimal(lost, 1))


def another() -> str:
    """Return the text of the button that draws another test."""
    return tr("Another test")
