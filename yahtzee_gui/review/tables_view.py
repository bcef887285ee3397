# SPDX-License-Identifier: MIT
"""The figures of the charts as tables. They have what the charts show, and no more."""

from __future__ import annotations

from collections.abc import Iterator

from engine.analysis.explanations import Explanation
from engine.game_review.review import Decision, ReviewedMoment, TimelinePoint
from engine.games.game import Game, Rolled
from engine.rules.dice import Dice
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.board.coach.explanation_view import explanation_view, part_lines
from yahtzee_gui.board.coach.why import NOTHING_TOLD
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.end_page.view import split_bars
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review.tables_page import ChartTablesView, TimelineLine
from yahtzee_gui.words import announcing, decisions, names, numbers, options, units
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def chart_tables_view(scene: Scene) -> ChartTablesView:
    """Return the timeline, the split of the score, all parts of a difference and the endings of the turn as lines."""
    timeline, report = timeline_view(scene), scene.report
    # The end page says why one choice cost most, but draws no endings of it.
    explanation = explanation_view(scene) if report is None or scene.viewed is not None else NOTHING_TOLD
    comparison = scene.comparison if explanation.about else None
    return ChartTablesView(
        lines=_lines(scene, scene.game) if scene.points and scene.game is not None else (),
        message=timeline.summary or timeline.message,
        split=tuple((bar.name, bar.number) for bar in split_bars(report)) if report is not None else (),
        about=names.plain(explanation.about),
        reason=explanation.sentence if comparison is not None else "",
        parts=part_lines(comparison) if comparison is not None else (),
        endings=_endings(comparison.explanation) if comparison is not None else (),
        facts=explanation.facts,
        measure=scene.measure,
        title=timeline.title,
        can_save=scene.report is not None,
    )


def _endings(explanation: Explanation) -> tuple[tuple[str, str], ...]:
    return tuple((names.category(one.category), explanation_words.chance(one.chance)) for one in explanation.endings)


def _lines(scene: Scene, game: Game) -> tuple[TimelineLine, ...]:
    points = scene.points
    rolls = iter([event.dice for event in game.events if isinstance(event, Rolled)])
    measure = scene.measure
    begun = units.prospect(points[0].prospect, measure)
    lines = [TimelineLine(("", announcing.before_the_game(), begun, "", "", ""))]
    before = units.figure_at(points[0], measure)
    for point in points[1:]:
        figure = units.figure_at(point, measure)
        if point.decision is not None:
            is_viewed, shown = point.decision is scene.viewed, units.prospect(figure, measure)
            lines += _decision_lines(point, point.decision, shown, is_viewed=is_viewed)
        else:
            lines.append(_change_line(point, _what(point, rolls), units.prospect(figure, measure), figure - before))
        before = figure
    return tuple(lines)


def _what(point: TimelinePoint, rolls: Iterator[Dice]) -> str:
    """Return what happened that was no choice."""
    if point.moment is ReviewedMoment.ROLL:
        return announcing.roll_in_line(next(rolls))
    return announcing.others_in_line()


def _change_line(point: TimelinePoint, what: str, figure: str, changed: float) -> TimelineLine:
    change = numbers.signed(changed)
    return TimelineLine((str(point.turn), what, figure, "", "", change))


def _decision_lines(
    point: TimelinePoint, decision: Decision, figure: str, *, is_viewed: bool
) -> Iterator[TimelineLine]:
    """Return the line of a decision; where one choice was taken back for another, that is judged in a line below."""
    judged = (names.verdict(decision.verdict), units.lost_by(decision)) if decision.counts else ("", "")
    lost, turn, event = decision.points_lost if decision.counts else 0.0, str(point.turn), decision.event
    if decision.was_taken_back:
        yield TimelineLine((turn, options.option(decision.taken), figure, "", "", ""), event, is_viewed=is_viewed)
        yield TimelineLine((turn, decisions.first_chosen(decision.chosen), "", *judged, ""), event, lost=lost)
    else:
        taken = options.option(decision.taken)
        yield TimelineLine((turn, taken, figure, *judged, ""), event, is_viewed=is_viewed, lost=lost)
