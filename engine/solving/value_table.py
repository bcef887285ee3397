# SPDX-License-Identifier: MIT
"""A value table holds the value of every turn state under one rule set: the whole strategy follows from it.

Its file is one line of JSON (format, version, engine, rules, checksum) and then the values as little-endian float64.
It is good only if the engine whose sources made it, the rules and the checksum all match.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
from pathlib import Path
from typing import Any

import numpy as np

from engine.rules import turn_states as turn_states_module
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import RuleSet
from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.faults import TableError, TableFault


@dataclass(frozen=True)
class ValueTable:
    """The values of all turn states.

    `values` is (n,) float64, read-only, indexed as in `engine.rules.turn_states`; NaN where no game can get to.
    """

    rules: RuleSet
    values: np.ndarray[Any, np.dtype[np.float64]]
    dice_model: DiceModel = FAIR_DICE

    def __post_init__(self) -> None:
        self.values.setflags(write=False)

    @property
    def par(self) -> float:
        """The expected final score before the first roll."""
        return float(self.values[turn_states_module.START_INDEX])

    @property
    def turn_states(self) -> int:
        """The number of turn states that have a value."""
        return int(np.count_nonzero(~np.isnan(self.values)))


@dataclass(frozen=True)
class RiskTable:
    """What the points still to come are worth, for all turn states, to a player with an `aversion` to risk.

    `values` is (n,) float64, read-only, indexed as in `engine.rules.turn_states`; NaN where no game can get to.
    The worth of a final score x is -exp(-aversion x) for an aversion above zero, exp(-aversion x) below.
    """

    rules: RuleSet
    aversion: float
    values: np.ndarray[Any, np.dtype[np.float64]]

    def __post_init__(self) -> None:
        self.values.setflags(write=False)

    def certainty_equivalent(self, points_so_far: float, worth: float) -> float:
        """Return the certain final score that is as good as `points_so_far` and what has this worth."""
        return points_so_far - math.log(abs(worth)) / self.aversion


_FORMAT = "yahtzee-coach-table"
_VERSION = 1
_MAX_HEADER = 4096
MOST_KEPT = 24
"""How many tables stay on disk, up to 8 MB each: every change of rules of one's own makes another."""


def table_path(rules: RuleSet, dice_model: DiceModel = FAIR_DICE) -> Path:
    """Return where the table of `rules` is kept."""
    return files.engine_cache() / f"table-{rules.key}-{dice_model.name}.bin"


def _header(table: ValueTable, data: memoryview) -> dict[str, Any]:
    return {
        "format": _FORMAT,
        "version": _VERSION,
        "engine": files.engine_fingerprint(),
        "rules": table.rules.key,
        "dice_model": table.dice_model.name,
        "sha256": hashlib.sha256(data).hexdigest(),
    }


def save_table(table: ValueTable, path: Path) -> None:
    """Write `table` to `path`, whole or not at all.

    Raises:
        OSError: if it cannot be written, or the sources have changed meanwhile.
    """
    data = table.values.astype("<f8", copy=False).data.cast("B")
    header = json.dumps(_header(table, data)).encode() + b"\n"
    files.write_result(path, (header, data))
    files.keep_latest(path.parent, "table-*.bin", MOST_KEPT)


def load_table(path: Path, rules: RuleSet, dice_model: DiceModel = FAIR_DICE) -> ValueTable:
    """Read the table of `rules` from `path`.

    Raises:
        FileNotFoundError: if there is none.
        TableError: if the file cannot be read, is damaged, or was made for other rules or by another engine.
    """
    try:
        content = files.read_own_file(path, _MAX_HEADER + 1 + turn_states_module.layout(rules).size * 8)
    except NotADirectoryError as error:
        raise FileNotFoundError(error.errno, error.strerror, str(path)) from error
    except FileNotFoundError:
        raise
    except files.FileTooLarge as error:
        raise TableError(TableFault.WRONG_LENGTH) from error
    except OSError as error:
        raise TableError(TableFault.UNREADABLE, error.strerror or str(error)) from error
    line = content[:_MAX_HEADER].partition(b"\n")[0]
    data = memoryview(content)[len(line) + 1 :]
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise TableError(TableFault.NO_HEADER) from error
    if len(data) != turn_states_module.layout(rules).size * 8:
        raise TableError(TableFault.WRONG_LENGTH)
    # A copy: behind a header of any length the numbers stand at addresses that compiled code may not read.
    values = np.frombuffer(data, dtype="<f8").astype(np.float64)
    table = ValueTable(rules, values, dice_model)
    expected = _header(table, data)
    if header != expected:
        wrong = [key for key in expected if not isinstance(header, dict) or header.get(key) != expected[key]]
        raise TableError(TableFault.MISFIT, ", ".join(wrong) or "header")
    with contextlib.suppress(OSError):  # nothing can be written there
        os.utime(path)  # it was used now, and stays longer than others
    return table
