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
from contextlib import nullcontext
from pathlib import Path
from typing import Any, overload

from engine.cli.console import BadInput
from engine.games import lines, saved
from engine.games.goals import RecordGoal, record_goal_as_json
from engine.games.match import Match
from engine.games.notation import NotationError
from engine.games.position import Position, PositionError, position_as_json, position_from_json
from engine.games.record import Record
from engine.games.texts import read_text
from engine.runtime import files
from engine.runtime.json_input import JsonInputError, decoded, parsed, unmarked
from engine.runtime.quoting import shortened
from engine.strategies.strategies import Strategy, rule_list, strategy

LONGEST = 4_000_000
"""How many letters one text may have: a game has some ten thousand."""
_LONGEST_PATH = 200


def add_source(command: argparse.ArgumentParser, name: str) -> None:
    """Add the argument that is JSON or names it."""
    command.add_argument(
        name, nargs="?", default="-", help="JSON or a line, or a file that holds it, or - for standard input"
    )


def is_json(source: str) -> bool:
    """Return whether an argument is JSON itself; a file whose name begins like that is given as ``./[1]``."""
    return unmarked(source).lstrip().startswith(("{", "[", '"'))


def is_given_itself(source: str) -> bool:
    """Return whether an argument is JSON or a line itself, and not the name of a file that holds it."""
    return is_json(source) or lines.is_line(unmarked(source))


def read_position(source: str) -> Position:
    """Return the position in JSON that an argument is or names.

    Raises:
        BadInput: if it cannot be read.
        PositionError: naming the field that is wrong.
    """
    return position_from_json(read_json(source_text(source)))


def read_json(text: str) -> Any:
    """Return what `text` holds in JSON; a position written as one line is returned as its JSON object.

    Raises:
        PositionError: if it is no JSON and no such line.
    """
    if lines.is_line(unmarked(text)):
        return _line_as_json(lines.read_line(unmarked(text)))
    try:
        return parsed(text)
    except JsonInputError as error:
        raise PositionError(f"{error.field or 'position'}: {error}") from error


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


def read_table(source: str) -> lines.Line:
    """Return the position or the game that `source` is or names, in JSON or as one line.

    Raises:
        BadInput: if it cannot be read, or is no game.
        PositionError: naming what is wrong with a position.
    """
    try:
        found = read_text(_utf8(source_text(source, "position"), "position"))
    except NotationError as error:
        raise BadInput(f"game: {error}") from error
    return lines.Line(game=saved.own_record(found)) if isinstance(found, Match) else found


def read_record(source: str) -> Record:
    """Return the record of the game that `source` is or names.

    Raises:
        BadInput: if it cannot be read, or is no game.
    """
    text = _utf8(source_text(source, "game"), "game")
    if lines.is_line(text):
        found = lines.read_line(text).game
        if found is None:
            raise BadInput("game: the line is a position")
        return found
    try:
        return saved.own_record(saved.loads(text))
    except NotationError as error:
        raise BadInput(f"game: {error}") from error


def strategy_of(name: str) -> Strategy:
    """Return the strategy of that name, or of the rule list in a file: ``@my-rules.txt``, ``@-`` for standard input.

    Raises:
        StrategyError: if there is none.
        RuleListError: if the file is no rule list.
        BadInput: if it cannot be read.
    """
    if not name.startswith("@"):
        return strategy(name)
    text = _utf8(_file_text(name[1:], "strategy"), "strategy")
    stem = re.sub(r"[^a-z0-9]+", "-", Path(name[1:]).stem.lower()).strip("-")
    return rule_list(text, stem or "rules")


@overload
def strategies_of(names: Sequence[str]) -> list[Strategy]: ...
@overload
def strategies_of(names: Sequence[str], also: str) -> list[Strategy | str]: ...
def strategies_of(names: Sequence[str], also: str = "") -> Sequence[Strategy | str]:
    """Return several strategies, each named as in `strategy_of`; the name `also`, which is none, is left as it is.

    Raises:
        StrategyError, RuleListError, BadInput: as `strategy_of`; also if standard input is named twice.
    """
    if list(names).count("@-") > 1:
        raise BadInput("strategy: standard input can be read only once")
    return [also if also and name == also else strategy_of(name) for name in names]


def _utf8(text: str, field: str) -> str:
    """Return a text without half characters and without a mark in front.

    Raises:
        BadInput: naming `field`, if bytes of it were no UTF-8.
    """
    try:
        return decoded(text.encode(errors="surrogateescape"))
    except (JsonInputError, UnicodeEncodeError) as error:
        raise BadInput(f"{field}: is not UTF-8 text") from error


def source_text(source: str, field: str = "position") -> str:
    """Return the JSON that an argument is or names; bytes that are no UTF-8 become lone surrogates.

    Raises:
        BadInput: naming `field`, if it cannot be read or is too long.
    """
    return source if is_given_itself(source) else _file_text(source, field)


def _file_text(source: str, field: str) -> str:
    """Return the text of a file, or of standard input."""
    with _opened(source, field, LONGEST) as file:
        return _read(file.read, source, field)


def source_lines(source: str, field: str = "position") -> Iterator[str]:
    """Yield the lines of a file or of standard input, or the one that an argument is itself.

    Raises:
        BadInput: naming `field`, if it cannot be read or a line is too long.
    """
    if is_given_itself(source):
        yield source
        return
    with _opened(source, field) as file:
        while line := _read(file.readline, source, field):
            yield line


def _read(read: Callable[[int], str], source: str, field: str) -> str:
    """Return what `read` reads, a text or a line of it, if it is not too long."""
    try:
        text = read(LONGEST + 1)
    except OSError as error:
        raise _unreadable(source, field, error) from error
    if len(text) > LONGEST:
        raise BadInput(f"{field}: is longer than {LONGEST:,} letters")
    return text


def _unreadable(source: str, field: str, error: OSError | ValueError) -> BadInput:
    name = "standard input" if source == "-" else shortened(source, _LONGEST_PATH)
    return BadInput(f"{field}: {name} cannot be read ({getattr(error, 'strerror', None) or error})")


def _opened(source: str, field: str, most: int | None = None) -> Any:
    """Return a context that gives the text of a file, or of standard input."""
    options: Any = {"encoding": "utf-8", "errors": "surrogateescape"}
    if source == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(**options)
        return nullcontext(sys.stdin)
    try:
        return io.TextIOWrapper(files.open_file(source, most), **options)
    except (OSError, ValueError) as error:  # a text can hold what no name of a file can
        raise _unreadable(source, field, error) from error
