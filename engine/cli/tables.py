# SPDX-License-Identifier: MIT
"""The commands about tables: ``solve`` builds (or finds) one, ``bench`` measures how long that and the rest takes."""

from __future__ import annotations

import argparse

from engine.cli import console
from engine.cli.console import JSON, THREADS, Answer, BadInput, Command, argument, flag, number, setting_of
from engine.cli.printing import PrintedTable, facts_table
from engine.rules.dice import dice_model
from engine.runtime.errors import quoted
from engine.workspace.workspace import Task, Workspace

_STEPS = ("import", "compile", "solve", "save")
_SHOWN_SECONDS = 0.005
_MOST_REPEATS = 1000


# ---- solve ----------------------------------------------------------------------------------------------------------


@Command(
    "solve",
    "build (or find) the table of a rule set",
    *setting_of(),
    flag("--force", "build the table even if there is one"),
    THREADS,
    JSON,
)
def _solve(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    threads = console.threads(arguments)
    delivery = workspace.get(workspace.table_for(console.setting(arguments), force=arguments.force, threads=threads))
    table = delivery.table
    yield {
        **console.setting_as_json(table.rules, table.dice_model),
        "par": table.par,
        "turn_states": table.turn_states,
        "seconds": {step: delivery.seconds[step] for step in _STEPS},
        "table": str(delivery.path) if delivery.path else None,
        "from_cache": delivery.from_cache,
    }
    taken = [f"{step} {seconds:.2f} s" for step, seconds in delivery.seconds.items() if seconds >= _SHOWN_SECONDS]
    facts = {
        "rules": f"{table.rules.name}, {table.rules.rolls_per_turn} rolls per turn",
        "dice": table.dice_model.name,
        "par": f"{table.par:.12f}",
        "turn states": f"{table.turn_states:,}",
        "table": f"{delivery.path or 'in memory only'}{' (from cache)' if delivery.from_cache else ''}",
        "time": ", ".join(taken),
    }
    yield facts_table(facts)


# ---- bench ----------------------------------------------------------------------------------------------------------


@Command(
    "bench",
    "measure the engine on this machine",
    argument("sections", nargs="*", metavar="SECTION", help="what to measure, one or more; all by default"),
    number("--repeats", "how often each figure is measured", default=5),
    argument("--dice-models", metavar="NAMES", help="dice models to solve for, with commas between"),
    flag("--signature", "print a short hash over what the engine answers instead"),
    JSON,
)
def _bench(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    if arguments.signature:
        from engine.cli.bench import signature
        from engine.rules.par import SIGNATURE

        found = workspace.run(Task.BENCH, signature(workspace))
        yield {"signature": found, "published": SIGNATURE, "same": found == SIGNATURE}
        yield found
        return
    console.check_range("repeats", arguments.repeats, 1, _MOST_REPEATS)
    names = arguments.dice_models.split(",") if arguments.dice_models is not None else None
    for name in names or ():
        dice_model(name)
    from engine.cli import bench

    sections = arguments.sections or list(bench.SECTIONS)
    for section in sections:
        if section not in bench.SECTIONS:
            raise BadInput(f"section: must be one of {', '.join(bench.SECTIONS)}, not {quoted(section)}")
    steps = bench.run(sections, arguments.repeats, names if names is not None else bench.DEFAULT_MODELS)
    report = workspace.run(Task.BENCH, steps)
    yield report
    machine = ", ".join(f"{key} {value}" for key, value in report["machine"].items())
    yield f"{machine}; repeats {report['repeats']}\n"
    yield PrintedTable(("what", "median"), bench.rows(report), left=(0, 1), markdown=True)
