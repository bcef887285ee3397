# SPDX-License-Identifier: MIT
"""The commands of the engine: ``python -m engine solve``, ``advise``, ``bench``; the ``..._command`` modules have more.

What the window shows, a script can have in the same words. Bad input gives one sentence on standard error and exit
status 2.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from engine.chances.statistics import StatisticsError
from engine.commands import chances, statistics, strategies
from engine.files import FingerprintError
from engine.games.position import Position, PositionError, position_from_json
from engine.rules.dice_models import FAIR_DICE, NAMES, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set
from engine.steps import finish

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.options import Analysis, Option
    from engine.solving.library import Delivery

_BAD_INPUT = 2
_NO_OUTPUT = 1
_MAX_THREADS = 1024


class _BadInput(Exception):
    """Input that cannot be used; the text is the sentence for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        """Say in one sentence what is wrong with the command line, and exit."""
        raise SystemExit(_refuse(self.prog, message))


def _refuse(program: str, message: str) -> int:
    """Say what is wrong in one line on standard error, whatever a user wrote into it; return the exit status."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in message)
    print(f"{program}: {line}", file=sys.stderr)
    return _BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="Solve solitaire Yahtzee exactly and advise on positions.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)

    solve = commands.add_parser("solve", help="build (or find) the table of a rule set")
    solve.add_argument("--rules", default=DEFAULT_RULES.name, metavar="NAME", help=", ".join(RULE_SETS))
    solve.add_argument("--rolls-per-turn", type=int, default=DEFAULT_RULES.rolls_per_turn, metavar="N", help="1 to 5")
    solve.add_argument("--dice-model", default=FAIR_DICE.name, metavar="NAME", help=NAMES)
    solve.add_argument("--force", action="store_true", help="build the table even if there is one")
    solve.add_argument("--threads", type=int, metavar="N", help="how many threads solve; all processors by default")
    solve.add_argument("--json", action="store_true", help="print JSON")
    solve.set_defaults(run=_solve)

    advise = commands.add_parser("advise", help="value every option of a position")
    advise.add_argument(
        "position", nargs="?", default="-", help="JSON, or a file that holds it, or - for standard input (the default)"
    )
    form = advise.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--jsonl", action="store_true", help="read a position a line and answer a line each")
    advise.set_defaults(run=_advise)

    bench = commands.add_parser("bench", help="measure the engine on this machine")
    bench.add_argument("--repeats", type=int, default=5, metavar="N", help="how often each figure is measured")
    bench.add_argument("--dice-models", metavar="NAMES", help="dice models to solve for, with commas between")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.set_defaults(run=_bench)
    chances.register(commands)
    strategies.register(commands, _obtain)
    statistics.register(commands, _obtain, lambda source: _read_json(_source_text(source)))
    return parser


# ---- solve ----------------------------------------------------------------------------------------------------------


def _rules_of(arguments: argparse.Namespace) -> RuleSet:
    try:
        return rule_set(arguments.rules, arguments.rolls_per_turn)
    except ValueError as error:
        raise _BadInput(str(error)) from error


def _model_of(arguments: argparse.Namespace) -> DiceModel:
    try:
        return dice_model(arguments.dice_model)
    except ValueError as error:
        raise _BadInput(str(error)) from error


def _obtain(rules: RuleSet, model: DiceModel, *, force: bool = False, threads: int | None = None) -> Delivery:
    """Find or build the table, and say on standard error what a user should know about it."""
    from engine.solving import library

    delivery = finish(library.obtain(rules, model, force=force, threads=threads))
    if delivery.rebuilt:
        print(f"The strategy table was built again: {delivery.rebuilt}.", file=sys.stderr)
    if delivery.unsaved:
        print(f"The strategy table could not be saved and lives in memory: {delivery.unsaved}.", file=sys.stderr)
    return delivery


def _solve(arguments: argparse.Namespace, out: TextIO) -> None:
    if arguments.threads is not None and not 1 <= arguments.threads <= _MAX_THREADS:
        raise _BadInput(f"threads: must be 1 to {_MAX_THREADS}, not {arguments.threads}")
    rules = _rules_of(arguments)
    delivery = _obtain(rules, _model_of(arguments), force=arguments.force, threads=arguments.threads)
    result = {
        "rules": rules.name,
        "rolls_per_turn": rules.rolls_per_turn,
        "dice_model": delivery.table.dice_model.name,
        "par": delivery.table.par,
        "turn_states": delivery.table.turn_states,
        "seconds": {step: delivery.seconds[step] for step in ("import", "compile", "solve", "save")},
        "table": str(delivery.path) if delivery.path else None,
        "from_cache": delivery.from_cache,
    }
    if arguments.json:
        print(json.dumps(result), file=out)
        return
    seconds = ", ".join(f"{step} {value:.2f} s" for step, value in delivery.seconds.items() if value >= 0.005)
    print(f"rules        {rules.name}, {rules.rolls_per_turn} rolls per turn", file=out)
    print(f"dice         {delivery.table.dice_model}", file=out)
    print(f"par          {delivery.table.par:.12f}", file=out)
    print(f"turn states  {delivery.table.turn_states:,}", file=out)
    print(f"table        {delivery.path or 'in memory only'}{' (from cache)' if delivery.from_cache else ''}", file=out)
    print(f"time         {seconds}", file=out)


# ---- advise ---------------------------------------------------------------------------------------------------------


def _option_as_json(option: Option) -> dict[str, Any]:
    if option.category is not None:
        action: dict[str, Any] = {"action": "score", "category": option.category.key, "points": option.points}
    else:
        action = {"action": "keep", "keep": list(option.keep or ())}
    return {**action, "value": option.value, "points_lost": option.points_lost, "verdict": option.verdict.key}


def _analysis_as_json(analysis: Analysis) -> dict[str, Any]:
    return {
        "points_so_far": analysis.position.points_so_far,
        "best_value": analysis.best.value,
        "options": [_option_as_json(option) for option in analysis.options],
    }


class _Advisor:
    """Analyzers by rules and dice model, each made when the first position of its kind comes."""

    def __init__(self) -> None:
        self._analyzers: dict[tuple[RuleSet, DiceModel], Analyzer] = {}

    def analyze(self, text: str) -> Analysis:
        """Return the analysis of the position written in `text`.

        Raises:
            PositionError: naming the field that is wrong.
        """
        position = _read_position(text)
        key = (position.rules, position.dice_model)
        if key not in self._analyzers:
            delivery = _obtain(*key)
            from engine.analysis.analyzer import Analyzer

            self._analyzers[key] = Analyzer(delivery.table, delivery.fair)
        return self._analyzers[key].analyze(position)


def _read_position(text: str) -> Position:
    return position_from_json(_read_json(text))


def _read_json(text: str) -> object:
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise PositionError("position: is not UTF-8 text")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"position: is not valid JSON ({error})") from error


def _source_text(source: str) -> str:
    """Return the JSON that the argument of ``advise`` is or names."""
    return source if source.lstrip().startswith("{") else "".join(_source_lines(source))


def _source_lines(source: str) -> Iterator[str]:
    """Yield the lines of a file or of standard input; bytes that are no UTF-8 become lone surrogates."""
    if source == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
        yield from sys.stdin
        return
    try:
        with open(source, encoding="utf-8", errors="surrogateescape") as file:
            yield from file
    except OSError as error:
        raise _BadInput(f"position: {source} cannot be read ({error.strerror})") from error


def _print_table(analysis: Analysis, out: TextIO) -> None:
    print(f"points so far {analysis.position.points_so_far}, best value {analysis.best.value:.6f}", file=out)
    for option in analysis.options:
        if option.category is not None:
            name = f"score {option.category.key} ({option.points})"
        else:
            name = f"keep {' '.join(map(str, option.keep or ())) or 'nothing'}"
        print(f"{name:<28}{option.value:>14.6f}{option.points_lost:>12.6f}  {option.verdict.key}", file=out)


def _answers(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    advisor = _Advisor()
    for line in lines:
        if not line.strip():
            continue
        try:
            yield _analysis_as_json(advisor.analyze(line))
        except PositionError as error:
            yield {"error": str(error)}


def _advise(arguments: argparse.Namespace, out: TextIO) -> None:
    if arguments.jsonl:
        given = arguments.position
        for answer in _answers([given] if given.lstrip().startswith("{") else _source_lines(given)):
            # At once: whoever asks line by line waits for it.
            print(json.dumps(answer), file=out, flush=True)
        return
    analysis = _Advisor().analyze(_source_text(arguments.position))
    if arguments.json:
        print(json.dumps(_analysis_as_json(analysis)), file=out)
    else:
        _print_table(analysis, out)


# ---- bench ----------------------------------------------------------------------------------------------------------


def _bench(arguments: argparse.Namespace, out: TextIO) -> None:
    if arguments.repeats < 1:
        raise _BadInput(f"repeats: must be 1 or more, not {arguments.repeats}")
    names = arguments.dice_models.split(",") if arguments.dice_models is not None else None
    for name in names or ():
        try:
            dice_model(name)
        except ValueError as error:
            raise _BadInput(str(error)) from error
    from engine.commands import bench

    report = bench.run(arguments.repeats, names if names is not None else bench.DEFAULT_MODELS)
    if arguments.json:
        print(json.dumps(report), file=out)
        return
    for line in bench.as_table(report):
        print(line, file=out)


# ---- entry ----------------------------------------------------------------------------------------------------------


def _silence_output() -> None:
    """Point standard output nowhere, so that Python does not fail once more when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parsed = _parser().parse_args(arguments)
    command = f"python -m engine {parsed.command}"
    try:
        parsed.run(parsed, sys.stdout)
        sys.stdout.flush()
    except (_BadInput, PositionError, StatisticsError, *chances.ERRORS, *strategies.ERRORS) as error:
        return _refuse(command, str(error))
    except BrokenPipeError:
        _silence_output()  # whoever read the answers has had enough
    except OSError as error:
        _silence_output()
        _refuse(command, f"the answer cannot be written ({error.strerror})")
        return _NO_OUTPUT
    except FingerprintError as error:
        _refuse(command, str(error))
        return _NO_OUTPUT
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
