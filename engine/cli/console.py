# SPDX-License-Identifier: MIT
"""The console: what all commands share on their way in and out.

A command (`Command`) has a name, what `--help` tells of it, a function and its arguments. The function yields its
answer: what JSON has, as a mapping, and what people read instead, lines and tables. Options that several commands have
stand here once, and whatever goes wrong is one sentence on standard error. All that reads what was asked for raises
`InputError` where it is bad; its sentence begins with the field.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self, TextIO, TypeVar

from engine.cli.printing import PrintedTable, ProgressBar, print_table
from engine.rules.categories import Category
from engine.rules.dice import NAMES, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet
from engine.runtime.errors import InputError, quoted, shortened
from engine.runtime.files import cache_folder, ignored_variables
from engine.solving.faults import problem_of
from engine.solving.library import TableKey
from engine.workspace.workspace import Steps, Task, Workspace, key_of

if TYPE_CHECKING:
    from engine.solving.library import Delivery

BAD_INPUT = 2
"""The exit status for bad input."""
NO_OUTPUT = 1
"""The exit status when the answer cannot be written, or nothing can be worked out."""

_MOST_THREADS = 1024
_LONGEST_SENTENCE = 600
_DAMAGED_CODE = "Compiled code was damaged: it was removed and compiled again"
_Result = TypeVar("_Result")
Answer = Iterable[Mapping[str, Any] | str | PrintedTable]
"""What a command says: mappings are for JSON, lines and tables for people."""

Argument = Callable[[Any], object]
"""Adds an argument to a parser, or to a group of which one can be given."""


class Command:
    """Decorates the function that answers a command; `told` is what `--help` says of it."""

    answer: Callable[[argparse.Namespace, Workspace], Answer]

    def __init__(self, name: str, told: str, *arguments: Argument) -> None:
        self.name, self.told, self.arguments = name, told, arguments

    def __call__(self, answer: Callable[[argparse.Namespace, Workspace], Answer]) -> Self:
        """Take the function."""
        self.answer = answer
        return self


class BadInput(InputError):
    """Input of a command that cannot be used."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> Any:
        """Say in one sentence what is wrong with the command line, and exit."""
        raise SystemExit(refuse(self.prog, message))


def refuse(program: str, message: str) -> int:
    """Say what is wrong in one line on standard error, whatever a user wrote into it; return the exit status."""
    tell(f"{program}: {in_one_line(message)}")
    return BAD_INPUT


def in_one_line(message: str) -> str:
    """Return what is wrong as a line that isn't too long."""
    return shortened(message, _LONGEST_SENTENCE)


def tell(sentence: str) -> None:
    """Say something on standard error."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)  # there is no way to tell; the exit status still says it


def status_of(error: Exception, command: str) -> int:
    """Say what has gone wrong in a command, if anybody wants to hear it, and return the exit status."""
    if isinstance(error, InputError):
        return refuse(command, str(error))
    if isinstance(error, BrokenPipeError):
        _silence(sys.stdout)  # the reader of the answers has had enough
        return 0
    if isinstance(error, OSError) and error.strerror and error.errno != errno.ENOMEM:
        sentence = f"the answer cannot be written ({error.strerror})"
    elif sys.flags.dev_mode:
        raise error  # for those who look for its cause
    else:
        sentence = str(problem_of(error))
    try:
        sys.stdout.flush()  # what was answered before it went wrong
    except OSError:
        _silence(sys.stdout)
    refuse(command, sentence)
    return NO_OUTPUT


def tell_ignored_variables(command: str) -> None:
    """Say which variables of the environment are set but name no folder."""
    cache_folder()
    for name, given in ignored_variables().items():
        refuse(command, f"{name}: is no absolute path and is ignored ({quoted(given)})")


def tell_damaged_code() -> None:
    """Say that compiled code was damaged, if it was."""
    compiling = sys.modules.get("engine.runtime.compiling")  # not imported: then nothing was compiled
    if compiling is not None and compiling.take_damaged():
        tell(f"{_DAMAGED_CODE}.")


def open_closed_streams() -> None:
    """Put an empty source and a sink in the place of standard streams that were closed by the parent process."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 (it stays open as long as the process)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _silence(stream: TextIO) -> None:
    """Point a stream nowhere, so that Python does not fail once more when it flushes it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


# ---- commands and their options -------------------------------------------------------------------------------------


def parser_of(modules: Iterable[ModuleType], program: str, told: str) -> Parser:
    """Return the parser of the commands of these modules, which are listed in this order."""
    parser = Parser(prog=program, description=told)
    places = parser.add_subparsers(dest="command", required=True, parser_class=Parser)
    for command in (one for module in modules for one in vars(module).values() if isinstance(one, Command)):
        place = places.add_parser(command.name, help=command.told)
        place.set_defaults(answer=command.answer)
        for add in command.arguments:
            add(place)
    return parser


def give(answer: Answer, arguments: argparse.Namespace, out: TextIO) -> None:
    """Print an answer for programs or for people."""
    is_json = arguments.json or getattr(arguments, "jsonl", False)
    for part in answer:
        if isinstance(part, Mapping):
            if is_json:
                print(json.dumps(part), file=out, flush=True)  # who asks line by line waits for it
        elif not is_json:
            print_table(part, out) if isinstance(part, PrintedTable) else print(part, file=out)


def argument(*names: str, **options: Any) -> Argument:
    """Return an argument, as `argparse.ArgumentParser.add_argument` takes it."""
    return lambda place: place.add_argument(*names, **options)


def either(*arguments: Argument, is_required: bool = False) -> Argument:
    """Return arguments of which one at the most can be given, or just one if that is required."""

    def add(place: Any) -> None:
        group = place.add_mutually_exclusive_group(required=is_required)
        for one in arguments:
            one(group)

    return add


def number(name: str, told: str, metavar: str = "N", **options: Any) -> Argument:
    """Return an option that is a whole number."""
    return argument(name, type=int, metavar=metavar, help=told, **options)


def flag(name: str, told: str) -> Argument:
    """Return an option that is given or not."""
    return argument(name, action="store_true", help=told)


def seed(what: str = "games") -> Argument:
    """Return the option for the seed of games, or of something else."""
    return argument("--seed", default="1", metavar="TEXT", help=f"the same seed gives the same {what}")


def svg(told: str) -> Argument:
    """Return the option for the file of a picture."""
    return argument("--svg", type=Path, metavar="FILE", help=told)


JSON = flag("--json", "print JSON")
THREADS = number("--threads", "how many threads work; all processors by default")


def setting_of(dice: str = NAMES) -> tuple[Argument, ...]:
    """Return the options for rules, rolls per turn and dice; `dice` says which there are."""
    return (
        argument("--rules", metavar="NAME", help=f"{', '.join(SHIPPED)}, or @FILE"),
        number("--rolls-per-turn", "1 to 5"),
        argument("--dice-model", metavar="NAME", help=dice),
    )


def setting(arguments: argparse.Namespace, needs_fair: str = "") -> TableKey:
    """Return rules and dice that were asked for; `needs_fair` says what needs fair dice, and ends before other ones."""
    key = key_of(arguments.rules, arguments.dice_model, arguments.rolls_per_turn)
    if needs_fair and not key.dice_model.is_fair:
        raise BadInput(f"dice_model: {needs_fair} {key.dice_model}")
    return key


def setting_of_yahtzee(arguments: argparse.Namespace, needs_fair: str) -> TableKey:
    """Return the same for a command that knows the boxes of Yahtzee only."""
    key = setting(arguments, needs_fair)
    if not key.rules.is_yahtzee:
        raise BadInput(f"rules: {arguments.command} is there for Yahtzee's thirteen boxes only, so far")
    return key


def fair_game(arguments: argparse.Namespace, workspace: Workspace, needs_fair: str) -> dict[str, Any]:
    """Return rules, threads and workspace by the names that they have in `engine.api`; as `setting`."""
    return {"rules": setting(arguments, needs_fair).rules, "threads": threads(arguments), "workspace": workspace}


def setting_as_json(rules: RuleSet, dice_model: DiceModel | None = None) -> dict[str, Any]:
    """Return the fields that say by which rules an answer is, and with which dice where that is not one thing."""
    found = {"rules": rules.name, "rolls_per_turn": rules.rolls_per_turn}
    return found if dice_model is None else {**found, "dice_model": dice_model.name}


def threads(arguments: argparse.Namespace) -> int | None:
    """Return how many threads were asked for, 1 to 1024."""
    if arguments.threads is not None:
        check_range("threads", arguments.threads, 1, _MOST_THREADS)
    return arguments.threads


def check_range(field: str, number: int, least: int, most: int) -> None:
    """Raise `BadInput` unless `number` is `least` to `most`."""
    if not least <= number <= most:
        raise BadInput(f"{field}: must be {least} to {most}, not {quoted(number)}")


def category_of(key: str, field: str, rules: RuleSet = DEFAULT_RULES) -> Category:
    """Return the category of that name on the card of the rules."""
    if key not in rules.by_key:
        raise BadInput(f"{field}: there is no category {quoted(key)} (there are {', '.join(rules.by_key)})")
    return rules.by_key[key]


def dice_of(text: str, field: str) -> Dice:
    """Return the dice that `text` names: their faces with blanks or commas between or not, or ``nothing``."""
    faces = "" if text == "nothing" else text.replace(",", "").replace(" ", "")
    if not text.strip() or any(face not in "123456" for face in faces):
        raise BadInput(f"{field}: must be faces from 1 to 6, or nothing, not {quoted(text)}")
    return tuple(map(int, faces))


# ---- waiting --------------------------------------------------------------------------------------------------------


class ConsoleWorkspace(Workspace):
    """A workspace that shows what takes long, and says what a user should know about a table, on standard error."""

    def __init__(self) -> None:
        super().__init__()
        self._bar: tuple[Task, ProgressBar] | None = None

    def get(self, steps: Steps[_Result]) -> _Result:
        """Run `steps` with a progress bar for each task that takes long."""
        try:
            return super().get(steps)
        finally:
            self._stop_bar()

    def progressed(self, task: Task, fraction: float) -> None:
        """Show how far it is."""
        if self._bar is None or self._bar[0] is not task:
            self._stop_bar()
            self._bar = task, ProgressBar(_LABELS[task])
        self._bar[1].show(fraction)

    def _stop_bar(self) -> None:
        if self._bar is not None:
            self._bar[1].stop()
        self._bar = None

    def delivered(self, delivery: Delivery) -> None:
        """Say why a table was built again, or could not be saved."""
        if delivery.rebuilt:
            tell(f"The strategy table was built again: {delivery.rebuilt}.")
        if delivery.recompiled:
            tell(f"{_DAMAGED_CODE}.")
        if delivery.unsaved:
            tell(f"The strategy table could not be saved and lives in memory: {delivery.unsaved}.")


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
