# SPDX-License-Identifier: MIT
"""The timeline as it is shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.analysis.options import Standing
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.training.retry import is_costly
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.graph import TimelineMark, TimelineView, TurnCell
from yahtzee_gui.play.scene import Scene, costlier
from yahtzee_gui.words import decisions, numbers, units
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def timeline_view(scene: Scene) -> TimelineView:
    """Return what the timeline shows."""
    view = _line(scene)
    game = scene.game
    return replace(
        view,
        title=coach_words.timeline(view.measure, scene.goal),
        turns=len(game.rules.boxes) if game is not None else view.turns,
        cells=_cells(scene, view.marks),
        current=game.turn if game is not None and not game.is_over else 0,
        heading=words.this_match() if scene.match is not None else words.this_game(),
    )


def _cells(scene: Scene, marks: Sequence[TimelineMark]) -> tuple[TurnCell, ...]:
    """Return the turns in which a choice is judged."""
    cards = {mark.event: mark.card for mark in marks}
    turns: dict[int, list[Decision]] = defaultdict(list)
    for decision in scene.decisions:
        if decision.event in cards:
            turns[decision.turn].append(costlier(decision))
    return tuple(
        TurnCell(
            turn,
            max(decision.verdict for decision in made),
            max(filter(is_costly, made), key=_cost, default=made[-1]).event,
            tuple(" · ".join(cards[decision.event][:2]) for decision in made),
            scene.viewed is not None and scene.viewed.turn == turn,
        )
        for turn, made in turns.items()
    )


def _cost(decision: Decision) -> tuple[Verdict, float]:
    return decision.verdict, decision.points_lost


def _line(scene: Scene) -> TimelineView:
    if not scene.visibility.verdicts:
        return TimelineView(message=coach_words.timeline_is_off())
    review = scene.line
    if review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        message = coach_words.timeline_waits() if scene.table.par is None else ""
        return TimelineView(message=message, measure=scene.measure)
    marks = _marks(scene, review)
    is_par = is_from_the_start(review)
    summary, *shorter = _sums(scene, review)
    return TimelineView(
        marks,
        len(review.game.rules.boxes),
        review.start if review.has_start else None,  # else it is not known yet
        summary,
        measure=review.measure,
        is_par=is_par,
        shorter=tuple(shorter),
    )


def is_from_the_start(review: Review) -> bool:
    """Return whether a game began with an empty card: one that was set up has a start, but that is not par."""
    start = review.game.start
    return not start.filled and not start.has_rolled


def _sums(scene: Scene, review: Review) -> tuple[str, ...]:
    """Return what the line adds up to, and what stands for it where there is less and less room.

    First tries and what was played stand each by itself where they differ. Without one of its parts a sum wouldn't add
    up, so only what was lost stays; and nothing as long as it doesn't have a choice whose verdict is seen.
    """
    if not review.is_complete:
        return ("",)
    measure, has_luck = review.measure, scene.visibility.luck
    luck = units.luck_of(review) if has_luck else None
    turns = [point.change for point in scene.points if point.moment is ReviewedMoment.OTHERS]
    others = sum(turns) if turns else None
    final = units.lost_in(review)
    lost, played = units.first_lost_in(review), final if review.was_taken_back else None
    is_own = not scene.named_person
    alone = units.short(numbers.signed(0.0 - lost), measure)  # rather than a part of a sum, without its unit
    summary = partial(coach_words.timeline_summary, lost, measure=measure, is_own=is_own)
    return (
        summary(luck, played, others=others),
        summary(None, played),
        coach_words.timeline_lost(lost, measure, is_own=is_own),
        *([alone] if measure is Measure.CHANCE else []),
    )


def _marks(scene: Scene, review: Review) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn; a box is scored where its turn ends."""
    marks: list[TimelineMark] = []
    per_turn, start = review.game.rules.rolls_per_turn, review.game.start
    rolls, luck = per_turn - start.rolls_left if start.has_rolled else 0, 0.0  # a set-up position may have dice
    for point in scene.points:
        decision = point.decision
        if decision is None:
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
                    decisions.moment(decision),
                    decisions.judged(decision),
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
