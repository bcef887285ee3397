# SPDX-License-Identifier: MIT
"""What a whole turn did to the expected final score, to the upper bonus, and to what else is played for."""

from __future__ import annotations

from engine.analysis.verdicts import Measure
from engine.game_review.review import Review, ReviewedMoment, TimelinePoint
from engine.rules.scoring import upper_bonus_missing, upper_total
from engine.rules.ties import EQUAL
from yahtzee_gui.board.choices import words
from yahtzee_gui.board.choices.rows import ChoicesRow, RowKind
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import glossary, numbers, units


def facts(scene: Scene, turn: int, choices: int) -> tuple[ChoicesRow, ...]:
    """Return what a whole turn did.

    Nothing is told of it before all its `choices` are judged.
    """
    review = scene.review
    if review is None or sum(one.turn == turn for one in scene.decisions) < choices:
        return ()  # what comes later would change every figure
    measure, (before_turn, after_turn) = review.measure, _around(review, turn)
    before, after = (units.figure_at(point, measure) for point in (before_turn, after_turn))
    played = [point for point in review.points if point.turn == turn and point.decision is not None]
    lost = sum(numbers.shown_loss(0.0 - point.change, measure) for point in played)
    luck = after - before + lost  # all as written, so that it adds up
    told = [_fact(words.luck(), units.short(numbers.signed(luck), measure), glossary.luck(measure))]
    if any(point.decision is not None and point.decision.was_taken_back for point in played):
        told.append(_fact(words.as_played(), units.short(numbers.signed(-lost), measure)))
    if measure is not None:
        told.append(_fact(words.prospect(measure, scene.goal), _change(review, turn, (before, after), measure)))
        told += _what_others_did(review, turn, after)
    ends = before, after
    if measure is not None:
        ends = units.expected_at(_before_others(review, before_turn)), units.expected_at(after_turn)
    told.append(_fact(words.expected(), _change(review, turn, ends)))
    return (*told, *_upper_bonus(scene, review, turn))


def _fact(name: str, figure: str, hint: str = "") -> ChoicesRow:
    return ChoicesRow(RowKind.FACT, text=name, figure=figure, spoken=f"{name} {figure}", hint=hint)


def _upper_bonus(scene: Scene, review: Review, turn: int) -> tuple[ChoicesRow, ...]:
    """Return what the turn did to the chance of the upper bonus; of turns before the newest it isn't asked."""
    ends = scene.turn_ends
    is_newest = len(ends) > 1 and ends[-1].turn == turn
    if scene.measure is not None or not is_newest or not _is_bonus_open(review, turn):
        return ()
    known = scene.bonus_chances
    change = words.change(*map(units.chance, known)) if known is not None else words.not_known_yet
    return (_fact(tray_words.upper_bonus_name(), change),)


def _change(review: Review, turn: int, figures: tuple[float, float], measure: Measure | None = None) -> str:
    """Return how a turn changed a figure: about, and without decimals, where finer ones may take its place."""
    is_approximate = any(point.is_approximate for point in review.points if point.turn == turn)
    written = units.percent if measure is Measure.CHANCE else numbers.decimal
    change = words.change(*(written(figure, 0 if is_approximate else 1) for figure in figures))
    return match_words.about_chance(change) if is_approximate else change


def _what_others_did(review: Review, turn: int, after: float) -> list[ChoicesRow]:
    """Return what the others' turns changed since the player's own ended with `after`: the gap in the line."""
    stands = [one.prospect for one in review.points if one.turn == turn and one.moment is ReviewedMoment.OTHERS]
    change = round(round(stands[-1], 1) - after, 1) if stands else 0.0
    if not change:
        return []
    return [_fact(words.others(), units.short(numbers.signed(change), review.measure))]


def _is_bonus_open(review: Review, turn: int) -> bool:
    """Return whether the upper bonus was neither earned nor out of reach before the turn."""
    before = next(decision.before for decision in review.decisions if decision.turn == turn)
    rules = before.rules
    missing, is_earned = upper_bonus_missing(before.filled, rules), upper_total(before.filled) >= rules.upper_bonus_at
    return bool(before.rules.upper_bonus) and not (missing or is_earned)


def _around(review: Review, turn: int) -> tuple[TimelinePoint, TimelinePoint]:
    """Return how the game stood before and after the player's part of a turn."""
    here = [point for point in review.points if point.turn == turn and point.moment is not ReviewedMoment.OTHERS]
    begins = [point for point in here if point.moment is ReviewedMoment.START]
    before = [point for point in review.points if point.turn < turn]
    return (begins or before)[-1], here[-1]


def _before_others(review: Review, point: TimelinePoint) -> TimelinePoint:
    """Return the point before what others did if it left the expected score as it was: it is written as there."""
    place = next(place for place, one in enumerate(review.points) if one is point)
    while place and review.points[place].moment is ReviewedMoment.OTHERS:
        if abs(review.points[place].expected - review.points[place - 1].expected) > EQUAL:
            break
        place -= 1
    return review.points[place]
