# SPDX-License-Identifier: MIT
"""The console: what all commands share on their way in and out.

Options that several commands have are registered here once, input is read here, and bad input is one sentence on
standard error that names the field.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

from engine.chances.one_turn.keep_scores import TurnError
from engine.chances.one_turn.spaces import OddsError
from engine.chances.statistics import StatisticsError
from engine.commands.printing import ProgressBar
from engine.desk import Desk, Step, Task, key_of
from engine.games import saved
from engine.games.goals import GoalError
from engine.games.notation import NotationError
from engine.games.position import Position, PositionError, position_from_json
from engine.games.record import Record
from engine.games.saved import own_record
from engine.rules.categories import BY_KEY, Category
from engine.rules.dice import Dice
from engine.rules.dice_models import NAMES
from engine.rules.scoring import RULE_SETS
from engine.solving.library import TableKey
from engine.strategies.rule_lists.rule_list import RuleListError
from engine.strategies.strategies import Strategy, StrategyError, rule_list, strategy

if TYPE_CHECKING:
    from engine.solving.library import Delivery

BAD_INPUT = 2
"""The exit status for bad input."""
NO_OUTPUT = 1
"""The exit status when the answer cannot be written, or nothing can be worked out."""

_MOST_THREADS = 1024
_Result = TypeVar("_Result")
Run = Callable[[argparse.Namespace, Desk, TextIO], None]
"""Runs a command with its arguments and tables; the answer goes to the stream."""


class BadInput(ValueError):
    """Input that cannot be used; the text is the sentence for the user and names the field that is wrong."""


REFUSED = (
    *(BadInput, PositionError, NotationError, StatisticsError, OddsError, TurnError),
    *(StrategyError, RuleListError, GoalError),
)
"""What bad input raises; the text is the sentence for the user."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> Any:
        """Say in one sentence what is wrong with the command line, and exit."""
        raise SystemExit(refuse(self.prog, message))


def refuse(program: str, message: str) -> int:
    """Say what is wrong in one line on standard error, whatever a user wrote into it; return the exit status."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in message)
    try:
        print(f"{program}: {line}", file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)  # nobody can be told; the exit status still says it
    return BAD_INPUT


def open_closed_streams() -> None:
    """Put an empty source and a sink in the place of standard streams that were closed by whoever started this."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 (it stays open as long as the process)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def silence_output() -> None:
    """Point standard output nowhere, so that Python does not fail once more when it flushes at exit."""
    _silence(sys.stdout)


def _silence(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


# ---- options that several commands have -----------------------------------------------------------------------------


def add_setting(command: argparse.ArgumentParser, dice: str = NAMES) -> None:
    """Add the options for rules, rolls per turn and dice; `dice` says which there are."""
    command.add_argument("--rules", metavar="NAME", help=", ".join(RULE_SETS))
    command.add_argument("--rolls-per-turn", type=int, metavar="N", help="1 to 5")
    command.add_argument("--dice-model", metavar="NAME", help=dice)


def add_threads(command: argparse.ArgumentParser) -> None:
    """Add the option for the number of threads."""
    command.add_argument("--threads", type=int, metavar="N", help="how many threads work; all processors by default")


def add_json(command: Any) -> None:
    """Add the option for JSON."""
    command.add_argument("--json", action="store_true", help="print JSON")


def add_source(command: argparse.ArgumentParser, name: str) -> None:
    """Add the argument that is JSON or names it."""
    command.add_argument(
        name, nargs="?", default="-", help="JSON, or a file that holds it, or - for standard input (the default)"
    )


def setting(arguments: argparse.Namespace) -> TableKey:
    """Return rules and dice that were asked for.

    Raises:
        BadInput: naming the field that is wrong.
    """
    try:
        return key_of(arguments.rules, arguments.dice_model, arguments.rolls_per_turn)
    except ValueError as error:
        raise BadInput(str(error)) from error


def threads(arguments: argparse.Namespace) -> int | None:
    """Return how many threads were asked for.

    Raises:
        BadInput: if that is not 1 to 1024.
    """
    if arguments.threads is not None:
        check_range("threads", arguments.threads, 1, _MOST_THREADS)
    return arguments.threads


def check_range(field: str, number: int, least: int, most: int) -> None:
    """Raise `BadInput` unless `number` is `least` to `most`."""
    if not least <= number <= most:
        raise BadInput(f"{field}: must be {least} to {most}, not {number}")


def category_of(key: str, field: str) -> Category:
    """Return the category of that name.

    Raises:
        BadInput: naming `field`, if there is none.
    """
    if key not in BY_KEY:
        raise BadInput(f"{field}: there is no category {key!r} (there are {', '.join(BY_KEY)})")
    return BY_KEY[key]


def dice_of(text: str, field: str) -> Dice:
    """Return the dice that `text` names: their faces with blanks or commas between or not, or ``nothing``.

    Raises:
        BadInput: naming `field`, if it names none.
    """
    faces = "" if text == "nothing" else text.replace(",", "").replace(" ", "")
    if not text.strip() or any(face not in "123456" for face in faces):
        raise BadInput(f"{field}: must be faces from 1 to 6, or nothing, not {text!r}")
    return tuple(map(int, faces))


def strategy_of(name: str) -> Strategy:
    """Return the strategy of that name, or of the rule list in a file: ``@my-rules.txt``, ``@-`` for standard input.

    Raises:
        StrategyError: if there is none.
        RuleListError: if the file is no rule list.
        BadInput: if it cannot be read.
    """
    if not name.startswith("@"):
        return strategy(name)
    text = "".join(source_lines(name[1:], "strategy"))
    if not _is_text(text):
        raise BadInput("strategy: is not UTF-8 text")
    stem = re.sub(r"[^a-z0-9]+", "-", Path(name[1:]).stem.lower()).strip("-")
    return rule_list(text, stem or "rules")


# ---- reading --------------------------------------------------------------------------------------------------------


def read_position(text: str) -> Position:
    """Return the position that `text` describes in JSON.

    Raises:
        PositionError: naming the field that is wrong.
    """
    return position_from_json(read_json(text))


def read_json(text: str) -> Any:
    """Return what `text` holds in JSON.

    Raises:
        PositionError: if it is no JSON.
    """
    if not _is_text(text):
        raise PositionError("position: is not UTF-8 text")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"position: is not valid JSON ({error})") from error


def read_record(source: str) -> Record:
    """Return the record of the game that `source` is or names.

    Raises:
        BadInput: if it cannot be read, or is no game.
    """
    text = source_text(source, "game")
    if not _is_text(text):
        raise BadInput("game: is not UTF-8 text")
    try:
        return own_record(saved.loads(text))
    except NotationError as error:
        raise BadInput(f"game: {error}") from error


def _is_text(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def source_text(source: str, field: str = "position") -> str:
    """Return the JSON that an argument is or names."""
    return source if source.lstrip().startswith("{") else "".join(source_lines(source, field))


def source_lines(source: str, field: str = "position") -> Iterator[str]:
    """Yield the lines of a file or of standard input; bytes that are no UTF-8 become lone surrogates.

    Raises:
        BadInput: naming `field`, if the file cannot be read.
    """
    if source == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
        yield from sys.stdin
        return
    try:
        with open(source, encoding="utf-8", errors="surrogateescape") as file:
            yield from file
    except OSError as error:
        raise BadInput(f"{field}: {source} cannot be read ({error.strerror})") from error


# ---- writing and waiting --------------------------------------------------------------------------------------------


def write_json(answer: Mapping[str, Any], out: TextIO) -> None:
    """Write an answer at once: whoever asks line by line waits for it."""
    print(json.dumps(answer), file=out, flush=True)


class ConsoleDesk(Desk):
    """A desk that shows what takes long, and says what a user should know about a table, on standard error."""

    def __init__(self) -> None:
        super().__init__()
        self._bar: ProgressBar | None = None

    def run(self, task: Task, steps: Generator[Step, None, _Result]) -> _Result:
        """Run `steps` with a progress bar if they take long."""
        with ProgressBar(_LABELS[task]) as self._bar:
            return super().run(task, steps)

    def progressed(self, task: Task, fraction: float) -> None:
        """Show how far it is."""
        if self._bar is not None:
            self._bar.show(fraction)

    def delivered(self, delivery: Delivery) -> None:
        """Say why a table was built again, or could not be saved."""
        if delivery.rebuilt:
            print(f"The strategy table was built again: {delivery.rebuilt}.", file=sys.stderr)
        if delivery.unsaved:
            print(f"The strategy table could not be saved and lives in memory: {delivery.unsaved}.", file=sys.stderr)


_LABELS = {
    Task.TABLE: "the strategy table",
    Task.EXPLANATIONS: "explanations",
    Task.STATISTICS: "all ways the game can go",
    Task.PLAYER: "how many errors to make",
    Task.EXPECTED_SCORE: "the expected score",
    Task.GOAL: "the best play for the goal",
    Task.FRONTIER: "play from daring to careful",
    Task.GAMES: "playing",
    Task.STUDY: "working it out",
    Task.BENCH: "measuring",
}
