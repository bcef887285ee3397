# SPDX-License-Identifier: MIT
"""The commands about tables: ``solve`` builds (or finds) one, ``bench`` measures how long that and the rest takes."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine.cli import console
from engine.cli.printing import print_facts, print_table
from engine.rules.dice_models import dice_model
from engine.runtime.quoting import quoted
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.solving.library import Delivery

_STEPS = ("import", "compile", "solve", "save")
_SHOWN_SECONDS = 0.005


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    solve = commands.add_parser("solve", help="build (or find) the table of a rule set")
    console.add_setting(solve)
    solve.add_argument("--force", action="store_true", help="build the table even if there is one")
    console.add_threads(solve)
    solve.set_defaults(run=_run_solve)

    bench = commands.add_parser("bench", help="measure the engine on this machine")
    bench.add_argument("sections", nargs="*", metavar="SECTION", help="what to measure, one or more; all by default")
    bench.add_argument("--repeats", type=int, default=5, metavar="N", help="how often each figure is measured")
    bench.add_argument("--dice-models", metavar="NAMES", help="dice models to solve for, with commas between")
    bench.add_argument(
        "--signature", action="store_true", help="print a short hash over what the engine answers instead"
    )
    bench.set_defaults(run=_run_bench)
    for command in (solve, bench):
        console.add_json(command)


# ---- solve ----------------------------------------------------------------------------------------------------------


def _run_solve(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    threads = console.threads(arguments)
    delivery = workspace.get(workspace.table_for(console.setting(arguments), force=arguments.force, threads=threads))
    if arguments.json:
        console.write_json(_as_json(delivery), out)
    else:
        _print(delivery, out)


def _as_json(delivery: Delivery) -> dict[str, Any]:
    table = delivery.table
    return {
        **console.setting_as_json(table.rules, table.dice_model),
        "par": table.par,
        "turn_states": table.turn_states,
        "seconds": {step: delivery.seconds[step] for step in _STEPS},
        "table": str(delivery.path) if delivery.path else None,
        "from_cache": delivery.from_cache,
    }


def _print(delivery: Delivery, out: TextIO) -> None:
    table = delivery.table
    taken = [f"{step} {seconds:.2f} s" for step, seconds in delivery.seconds.items() if seconds >= _SHOWN_SECONDS]
    facts = {
        "rules": f"{table.rules.name}, {table.rules.rolls_per_turn} rolls per turn",
        "dice": table.dice_model.name,
        "par": f"{table.par:.12f}",
        "turn states": f"{table.turn_states:,}",
        "table": f"{delivery.path or 'in memory only'}{' (from cache)' if delivery.from_cache else ''}",
        "time": ", ".join(taken),
    }
    print_facts(facts, out)


# ---- bench ----------------------------------------------------------------------------------------------------------


def _run_bench(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    if arguments.signature:
        _sign(arguments, workspace, out)
        return
    if arguments.repeats < 1:
        raise console.BadInput(f"repeats: must be 1 or more, not {arguments.repeats}")
    names = arguments.dice_models.split(",") if arguments.dice_models is not None else None
    for name in names or ():
        dice_model(name)
    from engine.cli.bench import bench, labels

    sections = arguments.sections or list(bench.SECTIONS)
    for section in sections:
        if section not in bench.SECTIONS:
            raise console.BadInput(f"section: must be one of {', '.join(bench.SECTIONS)}, not {quoted(section)}")
    steps = bench.run(sections, arguments.repeats, names if names is not None else bench.DEFAULT_MODELS)
    report = workspace.run(Task.BENCH, steps)
    if arguments.json:
        console.write_json(report, out)
        return
    machine = ", ".join(f"{key} {value}" for key, value in report["machine"].items())
    print(f"{machine}; repeats {report['repeats']}\n", file=out)
    print_table(("what", "median"), labels.rows(report), out, left=(0, 1), markdown=True)


def _sign(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    from engine.cli.bench.signature import signature
    from engine.rules.par import SIGNATURE

    found = workspace.run(Task.BENCH, signature(workspace))
    if arguments.json:
        console.write_json({"signature": found, "published": SIGNATURE, "same": found == SIGNATURE}, out)
    else:
        print(found, file=out)
