# SPDX-License-Identifier: MIT
"""The timeline as it is shown."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.options import Standing
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.training.retry import is_costly
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline.page import TimelineMark, TimelineView
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene, costlier
from yahtzee_gui.words import decisions, goals, units


def timeline_view(scene: Scene) -> TimelineView:
    """Return what the timeline shows."""
    view = _line(scene)
    turns = len(scene.game.rules.boxes) if scene.game is not None else view.turns
    return replace(view, title=coach_words.timeline(view.measure, scene.goal), turns=turns)


def _line(scene: Scene) -> TimelineView:
    if scene.is_estimate and scene.past_measure is None and scene.mode is not CoachMode.OFF:
        return TimelineView(message=goals.line_waits(scene.likely_measure), measure=scene.likely_measure)
    if not scene.visibility.verdicts:
        return TimelineView(message=coach_words.timeline_is_off())
    review = scene.line
    if review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        message = coach_words.timeline_waits() if scene.table.par is None else ""
        return TimelineView(message=message, measure=scene.likely_measure)
    if scene.watched is not None and scene.is_waiting and not review.decisions:
        # The choices went by points, and a lone point would be gone as soon as this opponent has played.
        return TimelineView(message=goals.line_waits(scene.likely_measure), measure=scene.likely_measure)
    marks = _marks(scene, review)
    is_par = is_from_the_start(review)
    return TimelineView(
        marks,
        len(review.game.rules.boxes),
        review.start if review.has_start else None,  # else it is not known yet
        _summary(scene, review),
        measure=review.measure,
        is_par=is_par,
        shorter=_shorter(scene, review),
    )


def is_from_the_start(review: Review) -> bool:
    """Return whether a game began with an empty card: one that was set up has a start, but that is not par."""
    start = review.game.start
    return not start.filled and not start.has_rolled


def _shorter(scene: Scene, review: Review) -> tuple[str, ...]:
    """Return what stands for the summary where there is less and less room: what was lost goes last."""
    lost, measure, luck = _lost(review), review.measure, _luck(scene, review)
    others = _others(scene, review)
    return (
        coach_words.timeline_summary(lost, luck, measure=measure, others=others, is_short=True),
        coach_words.timeline_summary(lost, luck, measure=measure, is_short=True),
        coach_words.timeline_lost(lost, measure, is_short=True),
    )


def _others(scene: Scene, review: Review) -> float | None:
    return review.others if any(point.moment is ReviewedMoment.OTHERS for point in scene.points) else None


def _luck(scene: Scene, review: Review) -> float | None:
    return units.luck_of(review) if scene.visibility.luck else None


def _summary(scene: Scene, review: Review) -> str:
    """Return what the line adds up to; first tries and what was played each by itself where they differ."""
    luck = _luck(scene, review)
    step = review.goal_step if scene.visibility.luck and review.had_another_goal else None
    others = _others(scene, review)
    played = units.lost_in(review) if review.was_taken_back else None
    return coach_words.timeline_summary(_lost(review), luck, played, review.measure, step, others)


def _lost(review: Review) -> float:
    """Return what the choices lost that are judged: the first tries, where some were taken back."""
    return review.graded_points_lost if review.was_taken_back else units.lost_in(review)


def _marks(scene: Scene, review: Review) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn; a box is scored where its turn ends."""
    marks: list[TimelineMark] = []
    per_turn, start = review.game.rules.rolls_per_turn, review.game.start
    rolls, luck = per_turn - start.rolls_left if start.has_rolled else 0, 0.0  # a set-up position may have dice
    for point in scene.points:
        decision = point.decision
        if decision is None:
            if point.moment is ReviewedMoment.GOAL:  # another scale from here on, at the same place
                marks.append(TimelineMark(marks[-1].x if marks else 0.0, point.prospect, is_step=True))
                continue
            rolls += point.moment is ReviewedMoment.ROLL
            luck = point.change
            if point.moment is ReviewedMoment.OTHERS:
                marks.append(TimelineMark(float(point.turn), point.prospect))
                continue
            within = (rolls - 0.5) / per_turn if rolls else 0.0
            marks.append(TimelineMark(point.turn - 1 + within, point.prospect))
            continue
        is_score, played = decision.taken.category is not None, replace(decision, chosen=decision.taken)
        marks.append(
            TimelineMark(
                point.turn - 1 + (1.0 if is_score else rolls / per_turn),
                point.prospect,
                _verdict(costlier(decision)),
                decision.event,
                scene.viewed is not None and decision.event == scene.viewed.event,
                decision.was_taken_back and _verdict(played) is None,
                (
                    decisions.moment(point.turn, rolls, decision.taken),
                    decisions.judged(decision, review.measure),
                    decisions.figures(_standing(point, decision), luck, decision.analysis.measure),
                ),
                played=_verdict(played),
            )
        )
        rolls = 0 if is_score else rolls
    return tuple(marks)


def _standing(point: TimelinePoint, decision: Decision) -> Standing:
    """Return how the game stood after a decision, with the figure that the list of its options has."""
    figure = units.figure_at(point, decision.analysis.measure)
    return Standing(figure, figure if decision.analysis.measure is None else units.expected_at(point))


def _verdict(decision: Decision) -> Verdict | None:
    """Return the verdict on a choice, where it is worth a mark."""
    return decision.verdict if is_costly(decision) else None
