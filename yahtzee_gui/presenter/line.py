# SPDX-License-Identifier: MIT
"""The timeline as it is shown."""

from __future__ import annotations

from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision, Moment
from engine.rules.categories import CATEGORIES
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.widgets.charts.timeline import TimelineMark, TimelineView
from yahtzee_gui.wording.game import coaching

_TURNS = len(CATEGORIES)


def timeline_view(scene: Scene) -> TimelineView:
    """Return what the timeline shows."""
    if not scene.sight.verdicts:
        return TimelineView(message=coaching.timeline_is_off())
    if scene.review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        return TimelineView(message=coaching.timeline_waits() if scene.table.par is None else "")
    summary = coaching.timeline_summary(scene.review.points_lost, scene.luck)
    return TimelineView(_marks(scene, scene.review.game.rules.rolls_per_turn), _TURNS, scene.review.par, summary)


def _marks(scene: Scene, per_turn: int) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn of `per_turn` rolls; a box is scored where its turn ends."""
    marks, rolls = [], 0
    for point in scene.points:
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
                decision is not None and decision is scene.viewed,
                coaching.moment(point.turn, decision, point.expected),
            )
        )
    return tuple(marks)


def _verdict(decision: Decision | None) -> Verdict | None:
    if decision is None or not decision.counts or decision.verdict < Verdict.INACCURACY:
        return None
    return decision.verdict
