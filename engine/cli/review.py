# SPDX-License-Identifier: MIT
"""The command ``review`` goes through a game as the window exports it: every decision beside what was best."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.verdicts import Measure, Verdict
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import print_facts, print_table, prospect
from engine.game_review.review import Decision, Review
from engine.game_review.review_json import review_as_json, roll_number, rolls_of
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.games.record import Record


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    review = commands.add_parser("review", help="every decision of a game beside what was best")
    sources.add_source(review, "game")
    console.add_json(review)
    review.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    record = sources.read_record(arguments.game)
    found = api.review(record, workspace=workspace)
    if arguments.json:
        console.write_json(review_as_json(found, record), out)
    else:
        _print(found, record, out)


# ---- for people -----------------------------------------------------------------------------------------------------


def _print(review: Review, record: Record, out: TextIO) -> None:
    print_facts(_facts(review, record), out)
    print(file=out)
    luck = {(point.turn, roll_number(before) + 1): point.change for point, before, _ in rolls_of(review)}
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
    started = f"par {review.par:.4f}" if review.measure is None else f"start {prospect(review.start, review.measure)}"
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
        facts[review.measure.value.replace("_", " ")] = f"{prospect(review.prospect, review.measure)} ({split})"
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
        f"{luck[decision.turn, roll_number(decision.before)]:+.4f}",
        choice,
        prospect(decision.taken.prospect, decision.taken.measure),
        *judged,
        option_name(decision.best) if decision.best != decision.chosen else "",
    )
