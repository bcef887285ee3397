# SPDX-License-Identifier: MIT
"""Units are how figures of the coach are written: expected points, or what else a game is played for.

A chance is written in per cent with one decimal, and so is what a choice costs of it and what dice gave. A sure score
that is as good is written as points are. The measure of an option or a decision says which unit is its.
"""

from __future__ import annotations

from itertools import pairwise

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.rules.ties import EQUAL
from yahtzee_gui.words import numbers
from yahtzee_gui.words.base import Sentence, tr

_SPACE = "\u00a0"  # a figure and its sign are not torn apart


def percent(amount: float, places: int = 1) -> str:
    """Return a chance, given in per cent."""
    return f"{numbers.per_cent(amount, places)}{_SPACE}%"


as_good_as = Sentence("as good as a sure {score}", where="what the rest of a game is worth to someone who minds risk")
sure_score = Sentence("As good as a sure…", where="name of a figure: a certain score that is as good as the game")


def chance(share: float) -> str:
    """Return a chance in per cent, with a remark instead of a rounded 0 or 100."""
    # A certainty, added up from many chances, is not to look like a doubt.
    if EQUAL < share < 0.005:
        return tr("< 1 %")
    if 0.995 <= share < 1.0 - EQUAL:
        return tr("> 99 %")
    return tr("{number} %").format(number=numbers.decimal(100 * share, 0))


def prospect(amount: float, measure: Measure | None) -> str:
    """Return how a game stands by what it is played for."""
    return percent(amount) if measure is Measure.CHANCE else numbers.value(amount)


def of_option(option: Option) -> str:
    """Return what an option promises of what is played for: less than the best one by exactly the loss written."""
    shown = numbers.beside_its_loss(option.prospect, option.lost, option.measure)
    if option.measure is Measure.CHANCE and shown in (0.0, 100.0):
        shown = option.prospect  # which is perhaps not quite that
    return prospect(shown, option.measure)


def value_of(option: Option) -> str:
    """Return the expected final score of an option, as it stands in the list."""
    return numbers.value(option.value) if option.measure is not None else of_option(option)


def figure_at(point: TimelinePoint, measure: Measure | None) -> float:
    """Return how a game stood at a point of the timeline as it is written: after a choice, less what it lost."""
    if point.decision is None or _ends_game(point.decision):
        return round(point.prospect, 1)
    return numbers.beside_its_loss(point.prospect, -point.change, measure)


def expected_at(point: TimelinePoint) -> float:
    """Return the expected final score at a point of the timeline, as it is written whatever the choices go by."""
    decision = point.decision
    if decision is None or _ends_game(decision):
        return round(point.expected, 1)
    lost = decision.analysis.best_by_points.value - decision.taken.value
    return numbers.beside_its_loss(point.expected, lost)


def luck_of(review: Review) -> float:
    """Return the luck as it is written: start, luck, what others did, and points lost add up to how the game stands."""
    left_over = review.start - round(review.start, 1) + review.others - others_in(review)
    left_over += round(lost_in(review), 1) - review.points_lost
    return round(review.luck + left_over + figure_at(review.points[-1], review.measure) - review.prospect, 1)


def others_in(review: Review, turn: int | None = None) -> float:
    """Return what the turns of the others changed, in one round or in all, by how the game stood as it is written."""
    steps = pairwise(review.points)
    theirs = (step for step in steps if step[1].moment is ReviewedMoment.OTHERS and turn in (None, step[1].turn))
    return round(
        sum(figure_at(after, review.measure) - figure_at(before, review.measure) for before, after in theirs), 1
    )


def luck_between(start: float, luck: float, end: float) -> float:
    """Return the luck of a game in the history as it is written: the same as `luck_of` while the game is open.

    What its choices lost as played is the rest of the three figures, and is written with one decimal, too.
    """
    lost = round(start + luck - end, 1)
    return round(round(end, 1) - round(start, 1) + lost, 1)


def lost_in(review: Review) -> float:
    """Return what the choices of a game lost as played: as long as one turn lost it all, the sum of what stands there.

    Of 2.46 and 0.07 a turn shows 2.5 and 0.1; beside them, 2.5 would be another loss.
    """
    losses = [(point.turn, 0.0 - point.change) for point in review.points if point.decision is not None]
    lossy = {turn for turn, lost in losses if not numbers.is_nothing(lost, review.measure)}
    if len(lossy) != 1:
        return review.points_lost
    return sum(numbers.shown_loss(lost, review.measure) for _turn, lost in losses)


def first_lost_in(review: Review) -> float:
    """Return what the first choices of a game lost, as every page has it: as played, where none was taken back."""
    return review.graded_points_lost if review.was_taken_back else lost_in(review)


def _ends_game(decision: Decision) -> bool:
    """Return whether a choice was the last one of its game: what it came to is the score."""
    return decision.taken.category is not None and decision.before.scores.count(None) == 1


def cost(option: Option) -> str:
    """Return what an option costs, with its unit where that is not points."""
    return short(numbers.cost(option.lost, option.measure), option.measure)


def amount_lost(option: Option) -> str:
    """Return what an option costs, with its unit."""
    return amount(numbers.cost(option.lost, option.measure), option.measure)


def amount(figure: str, measure: Measure | None) -> str:
    """Return a figure with what it counts."""
    return short(figure, measure) if measure is Measure.CHANCE else tr("{number} points").format(number=figure)


def total_lost(lost: float, measure: Measure | None) -> str:
    """Return what several choices cost together, with the unit where that is not points."""
    return short(numbers.decimal(lost, 1), measure)


def luck(amount: float, measure: Measure | None) -> str:
    """Return what dice gave, or took, with its sign, and the unit where that is not points."""
    return short(numbers.signed(amount), measure)


def short(figure: str, measure: Measure | None) -> str:
    """Return a figure with its unit where that is not points."""
    return f"{figure}{_SPACE}%" if measure is Measure.CHANCE else figure


def lost_short(option: Option) -> str:
    """Return what an option loses, as a loss, with its unit where that is not points."""
    return short(numbers.lost(option.lost, option.measure), option.measure)
