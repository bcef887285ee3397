# SPDX-License-Identifier: MIT
"""A source is what a command reads: JSON or a line itself, a file that holds it, or standard input.

Files are judged by kind and size before they are read, and nothing is read without end.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from engine.cli import console
from engine.cli.console import Argument, BadInput, argument, tell
from engine.games import lines, saved, texts
from engine.games.goals import RecordGoal, WinGoal, record_goal_as_json
from engine.games.match import Match
from engine.games.notation import NotationError
from engine.games.position import Position, PositionError, position_as_json, position_from_json
from engine.games.record import Record
from engine.games.texts import read_text
from engine.rules.scoring import with_rules_in_file
from engine.runtime import files
from engine.runtime.errors import InputError, shortened
from engine.runtime.typed_json import JsonInputError, decoded, parsed, unmarked
from engine.solving.faults import problem_of
from engine.strategies.strategies import Strategy, rule_list, strategy
from engine.workspace.workspace import key_of

LONGEST = 4_000_000
"""How many letters one text may have: a game has some ten thousand."""
_LONGEST_SKIPPED = 100_000_000  # letters of a line that is answered with its error
_LONGEST_PATH = 200


def source(name: str) -> Argument:
    """Return the argument that is JSON or names it."""
    told = "JSON or a line, or a file that holds it, or - for standard input"
    return argument(name, nargs="?", default="-", help=told)


POSITION = (
    source("position"),
    argument("--rules", metavar="NAME", help="the rules of a position in yatzy-solver's notation"),
)
"""A position, and the rules of one that doesn't say them."""


def is_json(source: str) -> bool:
    """Return whether an argument is JSON itself; a file whose name begins like that is given as ``./[1]``."""
    return unmarked(source).lstrip().startswith(("{", "[", '"'))


def is_given_itself(source: str) -> bool:
    """Return whether an argument is JSON, a line or a game from paper itself, and not the name of a file."""
    text = unmarked(source)
    return is_json(source) or lines.is_line(text) or lines.is_notation(source) or texts.is_paper(text)


def read_position(source: str, arguments: argparse.Namespace | None = None) -> Position:
    """Return the position that an argument is or names; `arguments` as in `read_json`."""
    return position_from_json(read_json(source_text(source), arguments))


def read_json(text: str, arguments: argparse.Namespace | None = None, tell: Callable[[str], None] = tell) -> Any:
    """Return what `text` holds in JSON; a position written as one line is returned as its JSON object.

    Args:
        arguments: of the command; they have the rules and the dice of a position that can't say them itself.
        tell: takes the sentence with what had to be assumed.
    """
    text = unmarked(text)
    if lines.is_line(text):
        return _line_as_json(_read_line(text, arguments, tell))
    return position_in(parsed(text, "position"), arguments)


def position_in(data: Any, arguments: argparse.Namespace | None) -> Any:
    """Return the JSON object of a position with its rules in the place of a file that it names."""
    _expect_none_beside(arguments)
    return with_rules_in_file(data)


def _read_line(text: str, arguments: argparse.Namespace | None, tell: Callable[[str], None]) -> lines.Line:
    """Return what a line says, with the rules and the dice of the arguments where it can't say them."""
    if not lines.is_notation(text):
        _expect_none_beside(arguments)
        return lines.read_line(text)
    asked = _asked(arguments)
    key = key_of(**asked)
    line = lines.read_line(text, key.rules if asked.keys() - {"dice_model"} else None)
    if line.remark:
        tell(f"assumed: {line.remark}")
    assert line.position is not None
    return replace(line, position=replace(line.position, dice_model=key.dice_model))


def _asked(arguments: argparse.Namespace | None) -> dict[str, Any]:
    """Return the rules and the dice that a command was asked for, by their fields."""
    fields = ("rules", "rolls_per_turn", "dice_model")
    return {field: value for field in fields if (value := getattr(arguments, field, None)) is not None}


def _expect_none_beside(arguments: argparse.Namespace | None) -> None:
    """Raise `BadInput` where rules or dice were asked for beside a position that says its own."""
    for field in _asked(arguments):
        raise BadInput(f"{field}: belongs in the position when there is one")


def answer_each(
    source: str, answer: Callable[[str, Callable[[str], None]], dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Yield the answer to every line of a source, whatever it says: to one that can't be used, its error.

    What had to be assumed is in the answers; the first time it is told as well. `answer` returns the answer to a line;
    it gets what takes the sentence with what had to be assumed.
    """
    has_told = False
    for number, line in enumerate(source_lines(source), 1):
        assumed: list[str] = []
        found = _answered(line, answer, assumed)
        if assumed and not has_told:
            tell(f"line {number}: {assumed[0]} (of further lines, their answers say it)")
            has_told = True
        yield found


def _answered(
    line: str, answer: Callable[[str, Callable[[str], None]], dict[str, Any]], assumed: list[str]
) -> dict[str, Any]:
    try:
        if len(line) > LONGEST:
            raise _too_long("position")
        found = answer(line.rstrip(), assumed.append)
    except InputError as error:
        return {"error": console.in_one_line(str(error))}
    except Exception as error:  # a fault of ours: the lines that follow are answered all the same
        return {"error": console.in_one_line(str(problem_of(error)))}
    return found | ({"assumed": assumed[0].removeprefix("assumed: ")} if assumed else {})


def _line_as_json(line: lines.Line) -> dict[str, Any]:
    if line.position is None:
        raise PositionError("position: the line is a game")
    found = position_as_json(line.position)
    if not line.position.dice:  # a scorecard before a roll
        found = {name: value for name, value in found.items() if name not in ("dice", "rolls_left")}
    return found | goal_as_json(line.goal)


def goal_as_json(goal: RecordGoal | Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the field of a position's JSON that says what is played for; none for the expected final score."""
    if goal is None:
        return {}
    return {"goal": goal if isinstance(goal, Mapping) else record_goal_as_json(goal)}


def read_table(source: str, arguments: argparse.Namespace) -> lines.Line:
    """Return the position or the game that `source` is or names, in JSON or as one line; else as `read_json`."""
    text = _utf8(source_text(source, "position"), "position")
    if lines.is_line(text):
        return _read_line(text, arguments, tell)
    _expect_none_beside(arguments)
    try:
        found = read_text(text, may_name_file=True)
    except NotationError as error:
        raise BadInput(f"game: {error}") from error
    if not isinstance(found, Match):
        return found
    record = saved.own_record(found)
    tell(f"game: a match of {len(found.seats)}; what follows is about one of them alone")
    return lines.Line(game=replace(record, goal=None) if record.goal == WinGoal() else record)


def read_record(source: str) -> Record:
    """Return the record of the game that `source` is or names."""
    text = _utf8(source_text(source, "game"), "game")
    if lines.is_line(text):
        found = lines.read_line(text).game
        if found is None:
            raise BadInput("game: the line is a position")
        return found
    try:
        return saved.own_record(texts.read_paper(text) if texts.is_paper(text) else saved.loads(text))
    except NotationError as error:
        raise BadInput(f"game: {error}") from error


def strategy_of(name: str) -> Strategy:
    """Return the strategy of that name, or of the rule list in a file: ``@my-rules.txt``, ``@-`` for standard input."""
    if not name.startswith("@"):
        return strategy(name)
    text = _utf8(_file_text(name[1:], "strategy"), "strategy")
    stem = re.sub(r"[^a-z0-9]+", "-", Path(name[1:]).stem.lower()).strip("-")
    return rule_list(text, stem or "rules")


def strategies_of(names: Sequence[str]) -> list[Strategy]:
    """Return several strategies, each named as in `strategy_of`."""
    if list(names).count("@-") > 1:
        raise BadInput("strategy: standard input can be read only once")
    return list(map(strategy_of, names))


def _utf8(text: str, field: str) -> str:
    """Return a text without half characters and without a mark in front."""
    try:
        return decoded(text.encode(errors="surrogateescape"))
    except (JsonInputError, UnicodeEncodeError) as error:
        raise BadInput(f"{field}: is not UTF-8 text") from error


def source_text(source: str, field: str = "position") -> str:
    """Return the JSON that an argument is or names; bytes that are no UTF-8 become lone surrogates."""
    return source if is_given_itself(source) or not source.strip() else _file_text(source, field)


def _file_text(source: str, field: str) -> str:
    """Return the text of a file, or of standard input."""
    with _opened(source, field, LONGEST) as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise _too_long(field)
    return text


def source_lines(source: str, field: str = "position") -> Iterator[str]:
    """Yield the lines of a file or of standard input, or the one that an argument is itself.

    Of a line that is too long, only its beginning is yielded, one letter more than it may have.
    """
    if is_given_itself(source) or not source.strip():
        yield source
        return
    with _opened(source, field) as file:
        while line := file.readline(LONGEST + 1):
            part, length = line, len(line)
            while len(part) > LONGEST and not part.endswith("\n"):
                part = file.readline(LONGEST + 1)
                length += len(part)
                if length > _LONGEST_SKIPPED:
                    raise _too_long(field)
            yield line


def _too_long(field: str) -> BadInput:
    return BadInput(f"{field}: is longer than {LONGEST:,} letters")


@contextmanager
def _opened(source: str, field: str, most: int | None = None) -> Iterator[TextIO]:
    """Give the text of a file, or of standard input."""
    options: Any = {"encoding": "utf-8", "errors": "surrogateescape"}
    try:
        if source == "-":
            if isinstance(sys.stdin, io.TextIOWrapper):
                sys.stdin.reconfigure(**options)
            yield sys.stdin
        else:
            with io.TextIOWrapper(files.open_file(source, most), **options) as file:
                yield file
    except InputError:
        raise
    except (OSError, ValueError) as error:  # a text can hold what no name of a file can
        name = "standard input" if source == "-" else shortened(source, _LONGEST_PATH)
        reason = getattr(error, "strerror", None) or error
        raise BadInput(f"{field}: {name} cannot be read ({reason})") from error
