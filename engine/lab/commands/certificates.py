# SPDX-License-Identifier: MIT
"""The command ``certify`` holds the table in use against whole numbers; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import TYPE_CHECKING, Any, TextIO

from engine.cli import console
from engine.cli.printing import print_table
from engine.rules.dice_models import FAIR_DICE
from engine.runtime.errors import NotCertifiedError
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.certify import Certificate

_DIGITS = 50


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("certify", help="prove that the best options are those of exact arithmetic")
    console.add_setting(parser, dice="fair dice only")
    console.add_json(parser)
    parser.set_defaults(run=_run)


def as_json(found: Certificate) -> dict[str, Any]:
    """Return a certificate as the command prints it, but for the seconds it took."""
    return {
        **console.setting_as_json(found.rules),
        "numerator": found.numerator,
        "denominator": found.denominator,
        "decimal": found.decimal(_DIGITS),
        "largest_error": found.largest_error,
        "decisions": found.decisions,
        "ties": found.ties,
        "smallest_difference": found.smallest_difference,
        "smallest_gap": found.smallest_gap,
        "tolerance": found.tolerance,
        "rankings": found.rankings,
        "layers": [
            {"open_boxes": layer.open_boxes, "turn_states": layer.turn_states, "sha256": layer.sha256}
            for layer in found.layers
        ],
    }


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    key = console.setting(arguments)
    if key.dice_model != FAIR_DICE:
        raise console.BadInput(f"dice_model: a certificate is for fair dice only, not for {key.dice_model}")
    table = workspace.get(workspace.table_for(key)).table
    from engine.lab.certify import certify

    began = perf_counter()
    found = workspace.run(Task.STUDY, certify(table))
    seconds = perf_counter() - began
    if arguments.json:
        console.write_json(as_json(found) | {"seconds": seconds}, out)
    else:
        _print(found, seconds, out)
    if not found.holds:
        raise NotCertifiedError(
            f"the tolerance of {found.tolerance:g} does not lie between the error and that difference"
        )


def _print(found: Certificate, seconds: float, out: TextIO) -> None:
    print(f"perfect play averages {found.decimal(_DIGITS)}...", file=out)
    print(f"solved in whole numbers in {seconds:.1f} s\n", file=out)
    rows = [
        ("largest error of the table in use", f"{found.largest_error:.2e}"),
        ("what counts as equal", f"{found.tolerance:.0e}"),
        ("smallest difference from a best option", _told(found.smallest_difference)),
        ("smallest difference of any two options", _told(found.smallest_gap)),
        ("every ranking is exact", "yes" if found.rankings else "not proved"),
        ("decisions", f"{found.decisions:,}"),
        ("of these with a tie for the best", f"{found.ties:,}"),
    ]
    print_table(("", ""), rows, out)
    print(file=out)
    layers = [(str(one.open_boxes), f"{one.turn_states:,}", one.sha256) for one in found.layers]
    print_table(("open boxes", "turn states", "SHA-256 of the exact values"), layers, out)


def _told(smallest: float | None) -> str:
    return "-" if smallest is None else f"{smallest:.3e}"
