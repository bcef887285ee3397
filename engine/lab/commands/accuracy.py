# SPDX-License-Identifier: MIT
"""The commands that say how right the numbers are: their digits, the certificate of a table, chances about right.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Any

from engine.cli import console
from engine.cli.console import JSON, Answer, BadInput, Command, PrintedTable, argument, number, setting_of
from engine.matches.standings import takes_long
from engine.rules.categories import CATEGORIES
from engine.runtime.errors import NotCertifiedError
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.certify import Certificate

_BOXES = len(CATEGORIES)
_FAIR = (*setting_of("fair dice only"), JSON)


# ---- precision ------------------------------------------------------------------------------------------------------


@Command(
    "precision",
    "how many digits of the values are right",
    number(
        "--boxes",
        f"look at turn states with N open boxes or fewer, 2 by default; {_BOXES}, the whole game, takes minutes",
        default=2,
    ),
    *_FAIR,
)
def _precision(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    console.check_range("boxes", arguments.boxes, 1, _BOXES)
    key = console.setting_of_yahtzee(arguments, "precision is measured with fair dice only, not with")
    table = workspace.get(workspace.table_for(key)).table
    from engine.lab.precision import decimal_of, measure

    found = workspace.run(Task.STUDY, measure(table, arguments.boxes))
    yield {
        **console.setting_as_json(found.rules),
        "boxes": found.deepest,
        "turn_states": found.turn_states,
        "exact": {
            "numerator": str(found.numerator),
            "denominator": str(found.denominator),
            "decimal": decimal_of(found),
        },
        "arithmetics": [
            {
                "arithmetic": one.name,
                "value": one.deepest,
                "largest_error": one.largest,
                "turn_state": list(one.where),
                "root_mean_square": one.root_mean_square,
                "largest_relative_error": one.largest_relative,
                "relative_bound": one.relative_bound,
                "decimals": one.decimals,
            }
            for one in found.accuracies
        ],
    }
    yield f"{found.turn_states:,} turn states with {found.deepest} open boxes or fewer"
    yield f"exact value of the one with most open boxes: {decimal_of(found)}...\n"
    rows = [
        (
            one.name,
            f"{one.deepest:.15g}",
            f"{one.largest:.2g}",
            f"{one.root_mean_square:.2g}",
            f"{one.largest_relative:.2g}",
            f"{one.relative_bound:.2g}",
            str(one.decimals),
        )
        for one in found.accuracies
    ]
    heads = ("arithmetic", "its value", "largest error", "root mean square", "relative", "at worst", "decimals")
    yield PrintedTable(heads, rows)


# ---- certify --------------------------------------------------------------------------------------------------------


def certificate_as_json(found: Certificate) -> dict[str, Any]:
    """Return a certificate as the command prints it, but for the seconds it took."""
    from engine.lab.precision import decimal_of

    figures = asdict(found) | {"decimal": decimal_of(found), "rankings": found.rankings}
    return figures | console.setting_as_json(found.rules)


@Command("certify", "prove that the best options are those of exact arithmetic", *_FAIR)
def _certify(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    key = console.setting(arguments, "a certificate is for fair dice only, not for")
    table = workspace.get(workspace.table_for(key)).table
    from engine.lab.certify import certify
    from engine.lab.precision import decimal_of

    began = perf_counter()
    found = workspace.run(Task.STUDY, certify(table))
    seconds = perf_counter() - began
    yield certificate_as_json(found) | {"seconds": seconds}
    yield f"perfect play averages {decimal_of(found)}..."
    yield f"solved in whole numbers in {seconds:.1f} s\n"
    rows = [
        ("largest error of the table in use", f"{found.largest_error:.2e}"),
        ("what counts as equal", f"{found.tolerance:.0e}"),
        ("smallest difference from a best option", _told(found.smallest_difference)),
        ("smallest difference of any two options", _told(found.smallest_gap)),
        ("every ranking is exact", "yes" if found.rankings else "not proved"),
        ("decisions", f"{found.decisions:,}"),
        ("of these with a tie for the best", f"{found.ties:,}"),
    ]
    yield PrintedTable(("", ""), rows)
    yield ""
    layers = [(str(one.open_boxes), f"{one.turn_states:,}", one.sha256) for one in found.layers]
    yield PrintedTable(("open boxes", "turn states", "SHA-256 of the exact values"), layers)
    if not found.holds:
        raise NotCertifiedError(
            f"the tolerance of {found.tolerance:g} does not lie between the error and that difference"
        )


def _told(smallest: float | None) -> str:
    return "-" if smallest is None else f"{smallest:.3e}"


# ---- about ----------------------------------------------------------------------------------------------------------


@Command(
    "about",
    "how far chances to win are off that are about right",
    number("--tables", "exact tables in each of the last nine turns", default=4),
    number("--early", "exact tables in each of the turns before, up to a minute each; none by default", default=0),
    argument("--seed", default="about", help="where the matches come from"),
    *_FAIR,
)
def _about(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    console.check_range("tables", arguments.tables, 0, 1000)
    console.check_range("early", arguments.early, 0, 1000)
    rules = console.setting(arguments, "chances to win need fair dice, not").rules
    counts = (
        (turn, arguments.early if takes_long(rules, turn - 1) else arguments.tables)
        for turn in range(1, len(rules.boxes) + 1)
    )
    tables = {turn: count for turn, count in counts if count}
    if not tables:
        raise BadInput("tables: nothing is to be measured")
    from engine.lab.about_chances import measure, prepared

    prepared(workspace, rules)
    found = workspace.run(Task.STUDY, measure(workspace, rules, tables, arguments.seed))
    turns = [
        {
            "turn": one.turn,
            "positions": len(one.errors),
            "median": one.error(0.5),
            "p95": one.error(0.95),
            "largest": max(one.errors),
            "seconds": one.seconds,
            "exact_seconds": one.exact_seconds,
        }
        for one in found
    ]
    yield {**console.setting_as_json(rules), "turns": turns}
    rows = [
        (
            *(str(one[count]) for count in ("turn", "positions")),
            *(f"{100 * one[error]:.4f}" for error in ("median", "p95", "largest")),
            *(f"{one[spent]:.2f}" for spent in ("seconds", "exact_seconds")),
        )
        for one in turns
    ]
    heads = ("turn", "positions", "median, points of %", "19 in 20 within", "largest", "CPU s", "exact: CPU s")
    yield PrintedTable(heads, rows)
