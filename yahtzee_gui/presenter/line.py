# SPDX-License-Identifier: MIT
"""The timeline as it is shown."""

from __future__ import annotations

from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision, Moment, Review, TimelinePoint
from engine.rules.categories import CATEGORIES
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.presenter.seen import verdict_shows
from yahtzee_gui.widgets.charts.timeline import TimelineMark, TimelineView
from yahtzee_gui.wording.game import coaching

_TURNS = len(CATEGORIES)


def timeline_view(controller: GameController) -> TimelineView:
    """Return what the timeline shows."""
    review = controller.review
    if not verdict_shows(controller):
        return TimelineView(message=coaching.timeline_is_off())
    if review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        return TimelineView(message=coaching.timeline_waits() if controller.table.par is None else "")
    summary = coaching.timeline_summary(review.points_lost, review.luck if _shows_whole(controller) else None)
    marks = _marks(review, shown_points(controller, review), controller.viewed)
    return TimelineView(marks, _TURNS, review.par, summary)


def _shows_whole(controller: GameController) -> bool:
    """Return whether the points up to now may be shown."""
    return controller.shows_options or (controller.game is not None and controller.game.is_over)


def shown_points(controller: GameController, review: Review) -> tuple[TimelinePoint, ...]:
    """Return the points of the timeline that may be seen, where decisions may be judged at all."""
    return review.points if _shows_whole(controller) else _up_to_last_decision(review)


def _up_to_last_decision(review: Review) -> tuple[TimelinePoint, ...]:
    """Return the points without the rolls since the last decision: what those are worth would be a hint."""
    last = max((place for place, point in enumerate(review.points) if point.decision is not None), default=0)
    return review.points[: last + 1]


def _marks(review: Review, points: tuple[TimelinePoint, ...], viewed: Decision | None) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn; a box is scored where its turn ends."""
    marks, rolls, per_turn = [], 0, review.game.rules.rolls_per_turn
    for point in points:
        if point.moment is Moment.START:
            marks.append(TimelineMark(0.0, point.expected))
            continue
        decision = point.decision
        is_score = decision is not None and decision.taken.category is not None
        rolls += point.moment is Moment.ROLL
        within = 1.0 if is_score else (rolls - (0.5 if point.moment is Moment.ROLL else 0.0)) / per_turn
        rolls = 0 if is_score else rolls
        marks.append(
            TimelineMark(
                point.turn - 1 + within,
                point.expected,
                _verdict(decision),
                decision.event if decision is not None else None,
                decision is not None and decision is viewed,
                coaching.moment(point.turn, decision, point.expected),
            )
        )
    return tuple(marks)


def _verdict(decision: Decision | None) -> Verdict | None:
    if decision is None or not decision.counts or decision.verdict < Verdict.INACCURACY:
        return None
    return decision.verdict
