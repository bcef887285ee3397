# SPDX-License-Identifier: MIT
"""The command ``review`` goes through a game as the window exports it: every decision beside what was best."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TextIO

from engine import front
from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict
from engine.coach.levels import LevelBasis
from engine.coach.review import Decision, Moment, Review, TimelinePoint
from engine.commands import console, sources
from engine.commands.positions.advise import option_as_json, option_name, worth_as_json
from engine.commands.printing import print_facts, print_table
from engine.desk import Desk
from engine.games.game import Game, Rolled
from engine.games.goals import record_goal_as_json
from engine.games.position import position_as_json

if TYPE_CHECKING:
    from engine.games.record import Record


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    review = commands.add_parser("review", help="every decision of a game beside what was best")
    sources.add_source(review, "game")
    console.add_json(review)
    review.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, desk: Desk, out: TextIO) -> None:
    record = sources.read_record(arguments.game)
    found = front.review(record, desk=desk)
    if arguments.json:
        console.write_json(review_as_json(found, record), out)
    else:
        _print(found, record, out)


# ---- as JSON --------------------------------------------------------------------------------------------------------


def review_as_json(review: Review, record: Record) -> dict[str, Any]:
    """Return the review of a record's game."""
    game = review.game
    return {
        "rules": game.rules.name,
        "rolls_per_turn": game.rules.rolls_per_turn,
        "dice_model": game.dice_model.name,
        "seed": game.seed,
        "finished": game.is_over,
        "coached": record.is_coached,
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
        "rolls": [_roll_as_json(point, before, event) for point, before, event in _rolls(review)],
        "decisions": [_decision_as_json(decision) for decision in review.decisions],
    }


def _goal_as_json(review: Review, record: Record) -> dict[str, Any]:
    """Return what a game for a goal has as well; its luck and points lost are in percentage points of the chance."""
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


def _rolls(review: Review) -> Iterator[tuple[TimelinePoint, Game, Rolled]]:
    """Yield each roll on the timeline with the game before it and its event."""
    points = (point for point in review.points if point.moment is Moment.ROLL)
    for before, event in review.steps():
        if isinstance(event, Rolled):
            yield next(points), before, event


def _roll_as_json(point: TimelinePoint, before: Game, event: Rolled) -> dict[str, Any]:
    return {
        "turn": point.turn,
        "roll": _roll_number(before) + 1,
        "dice": list(event.dice),
        "kept": list(before.kept_dice(event.kept)) if before.has_rolled else [],
        "luck": point.change,
        "expected": point.expected,
    }


def _roll_number(game: Game) -> int:
    """Return how many rolls of its turn a game has made."""
    return game.rules.rolls_per_turn - game.rolls_left


def _decision_as_json(decision: Decision) -> dict[str, Any]:
    is_first = decision.chosen == decision.taken
    return {
        "turn": decision.turn,
        "roll": _roll_number(decision.before),
        "position": position_as_json(decision.analysis.position),
        "choice": _option_as_json(decision.taken),
        "first_choice": None if is_first else _option_as_json(decision.chosen),
        "best": _option_as_json(decision.best),
        "counts": decision.counts,
        "points_lost": decision.points_lost,
        "verdict": decision.verdict.key,
        "options": [_option_as_json(option) for option in decision.analysis.options],
    }


def _option_as_json(option: Option) -> dict[str, Any]:
    return option_as_json(option) | worth_as_json(option)


# ---- for people -----------------------------------------------------------------------------------------------------


def _print(review: Review, record: Record, out: TextIO) -> None:
    print_facts(_facts(review, record), out)
    print(file=out)
    luck = {(point.turn, _roll_number(before) + 1): point.change for point, before, _ in _rolls(review)}
    stands = "expected" if review.measure is None else "chance %" if review.measure is Measure.CHANCE else "certain"
    heads = ("turn", "dice", "luck", "choice", stands, "points lost", "verdict", "best")
    print_table(heads, [_row(decision, luck) for decision in review.decisions], out, left=(1, 3, 6, 7))
    print(file=out)
    keeps, boxes = review.verdict_counts(keeps=True), review.verdict_counts(keeps=False)
    rows = [(verdict.key, str(keeps[verdict]), str(boxes[verdict])) for verdict in Verdict]
    print_table(("verdict", "keeps", "boxes"), rows, out)


def _facts(review: Review, record: Record) -> dict[str, str]:
    game = review.game
    outcome = "score" if game.is_over else "expected"
    started = f"par {review.par:.4f}" if review.measure is None else f"start {review.start:.4f}"
    split = f"{started}, luck {review.luck:+.4f}, points lost {review.points_lost:.4f}"
    facts = {
        "rules": f"{game.rules.name}, {game.rules.rolls_per_turn} rolls per turn",
        "dice": f"{game.dice_model}, seed {game.seed!a}",
        outcome: f"{game.points_so_far}" if game.is_over else f"{review.expected:.4f}",
    }
    if review.measure is None:
        facts[outcome] += f" ({split})"
        facts["accuracy"] = f"{review.accuracy:.2f} %"
    else:
        facts[review.measure.value.replace("_", " ")] = f"{review.prospect:.4f} ({split})"
    facts["level"] = _level(review, record)
    return facts | ({"tax": f"{review.tax:.4f}"} if review.tax else {})


def _level(review: Review, record: Record) -> str:
    basis = review.level_basis(is_coached=record.is_coached)
    if not basis.games:
        return "does not count: only finished games for points, with fair dice and without help, do"
    return f"{basis.points_lost:.4f} points lost in {basis.decisions} decisions, {basis.mean:.4f} each"


def _row(decision: Decision, luck: Mapping[tuple[int, int], float]) -> tuple[str, ...]:
    position = decision.analysis.position
    choice = option_name(decision.chosen)
    if decision.chosen != decision.taken:
        choice += f", then {option_name(decision.taken)}"
    judged = (f"{decision.points_lost:.4f}", decision.verdict.key) if decision.counts else ("", "")
    return (
        str(decision.turn),
        " ".join(map(str, position.dice)),
        f"{luck[decision.turn, _roll_number(decision.before)]:+.4f}",
        choice,
        f"{decision.taken.prospect:.4f}",
        *judged,
        option_name(decision.best) if decision.best != decision.chosen else "",
    )
