# SPDX-License-Identifier: MIT
"""A review as JSON: every roll with its luck, every decision with all its options, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.analysis.options import judged_as_json
from engine.analysis.verdicts import Verdict
from engine.game_review.levels import LevelBasis
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.games.game import Game, Rolled
from engine.games.goals import record_goal_as_json
from engine.games.position import position_as_json

if TYPE_CHECKING:
    from engine.games.record import Record


def review_as_json(review: Review, record: Record) -> dict[str, Any]:
    """Return the review of a record's game."""
    game = review.game
    return {
        "rules": game.rules.name,
        "rolls_per_turn": game.rules.rolls_per_turn,
        "dice_model": game.dice_model.name,
        "seed": game.seed,
        "finished": game.is_over,
        "assisted": record.is_coached,
        "coached": record.is_coached,  # the old name of `assisted`, for one release
        "points_so_far": game.points_so_far,
        "par": review.par,
        "luck": review.luck,
        "points_lost": review.points_lost,
        "expected": review.expected,
        "tax": review.tax,
        "accuracy": review.accuracy,
        **_goal_as_json(review, record),
        "verdicts": {
            "keeps": _counts(review, keeps=True),
            "boxes": _counts(review, keeps=False),
        },
        "level_basis": _basis_as_json(review.level_basis(is_coached=record.is_coached)),
        "rolls": [_roll_as_json(point, before, event) for point, before, event in rolls_of(review)],
        "decisions": [_decision_as_json(decision) for decision in review.decisions],
    }


def _goal_as_json(review: Review, record: Record) -> dict[str, Any]:
    """Return what a game with a goal has as well; its luck and points lost are in percentage points of the chance."""
    if record.goal is None or review.measure is None:
        return {}
    goal = record_goal_as_json(record.goal)
    return {"goal": goal, "measure": review.measure.value, "start": review.start, "prospect": review.prospect}


def _counts(review: Review, *, keeps: bool) -> dict[str, int]:
    counts = review.verdict_counts(keeps=keeps)
    return {verdict.key: counts[verdict] for verdict in Verdict}


def _basis_as_json(basis: LevelBasis) -> dict[str, Any]:
    return {
        "games": basis.games,
        "decisions": basis.decisions,
        "points_lost": basis.points_lost,
        "mean": basis.mean,
        "games_missing": basis.games_missing,
        "level": basis.level.key if basis.level is not None else None,
    }


def rolls_of(review: Review) -> Iterator[tuple[TimelinePoint, Game, Rolled]]:
    """Yield each roll on the timeline with the game before it and its event."""
    points = (point for point in review.points if point.moment is ReviewedMoment.ROLL)
    for before, event in review.steps():
        if isinstance(event, Rolled):
            yield next(points), before, event


def _roll_as_json(point: TimelinePoint, before: Game, event: Rolled) -> dict[str, Any]:
    return {
        "turn": point.turn,
        "roll": roll_number(before) + 1,
        "dice": list(event.dice),
        "kept": list(before.kept_dice(event.kept)) if before.has_rolled else [],
        "luck": point.change,
        "expected": point.expected,
    }


def roll_number(game: Game) -> int:
    """Return how many rolls of its turn a game has made."""
    return game.rules.rolls_per_turn - game.rolls_left


def _decision_as_json(decision: Decision) -> dict[str, Any]:
    is_first = decision.chosen == decision.taken
    return {
        "turn": decision.turn,
        "roll": roll_number(decision.before),
        "position": position_as_json(decision.analysis.position),
        "choice": judged_as_json(decision.taken),
        "first_choice": None if is_first else judged_as_json(decision.chosen),
        "best": judged_as_json(decision.best),
        "counts": decision.counts,
        "points_lost": decision.points_lost,
        "verdict": decision.verdict.key,
        "options": [judged_as_json(option) for option in decision.analysis.options],
    }
