# SPDX-License-Identifier: MIT
"""The library hands out value tables: from the user's cache folder if a good one is there, else freshly solved.

The command line and the window both get their tables here, as a generator: each yield is one step of progress and a
place to cancel, the return value is the table and how it was come by.

The cache keeps notes, too: something small that took long to work out, as a curve, or the reach of a strategy's errors.
A note is one line of JSON: the engine that made it, the rules, the numbers, and a checksum of it all. A note that is
missing, damaged, or of another engine is no loss: what it says is worked out again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import field, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import RuleSet
from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import passed_on
from engine.runtime.typed_json import JsonInputError, decoded, parsed
from engine.solving.faults import TableError, TableProblem

if TYPE_CHECKING:
    from engine.solving.value_table import ValueTable


class TableKey(NamedTuple):
    """What a table is for: the rules and the dice model."""

    rules: RuleSet
    dice_model: DiceModel = FAIR_DICE


class Step(Enum):
    """What the library is doing."""

    IMPORT = "import"
    COMPILE = "compile"
    LOAD = "load"
    SOLVE = "solve"
    SAVE = "save"


@dataclass(frozen=True)
class Progress:
    """A step and how much of all the work is done, 0 to 1."""

    step: Step
    fraction: float


@dataclass
class Delivery:
    """A table and how it was come by.

    `path` is None when the table could not be saved and lives in memory; `unsaved` is then what the system says.
    `rebuilt` says why an existing file was not used, `recompiled` whether compiled code was damaged, and has been
    compiled again. `seconds` are wall times by step. `fair` is the fair table, for
    the demon and where it was asked for.
    """

    table: ValueTable
    path: Path | None
    from_cache: bool
    rebuilt: TableProblem | None = None
    unsaved: str | None = None
    recompiled: bool = False
    seconds: dict[str, float] = field(default_factory=dict)
    fair: ValueTable | None = None

    @property
    def key(self) -> TableKey:
        """What the table is for."""
        return TableKey(self.table.rules, self.table.dice_model)

    @property
    def fair_key(self) -> TableKey:
        """What the fair table is for."""
        return TableKey(self.table.rules)


# Where each step ends on the progress bar. Compiling is counted by kernels, solving by turn states.
_IMPORTED, _COMPILED, _SOLVED = 0.10, 0.75, 0.98


class _Stopwatch:
    def __init__(self) -> None:
        self.seconds = {step.value: 0.0 for step in (Step.IMPORT, Step.COMPILE, Step.SOLVE, Step.SAVE)}

    @contextlib.contextmanager
    def timing(self, step: Step) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[step.value] = self.seconds.get(step.value, 0.0) + time.perf_counter() - start


def prepare(model: DiceModel = FAIR_DICE) -> Generator[Progress, None, dict[str, float]]:
    """Import and compile the kernels for `model`, using and filling the compile cache if its folder can be written.

    Yields progress and returns the seconds spent by step.
    """
    watch = _Stopwatch()
    yield Progress(Step.IMPORT, 0.0)
    with watch.timing(Step.IMPORT):
        from engine.runtime import compiling
        from engine.solving import kernels as solving_kernels
        from engine.solving import solver

        compiling.keep_compiled_code()
    kernels = (solver.warm_up, solving_kernels.warm_up)
    for done, warm_up in enumerate(kernels):
        yield _part(_IMPORTED, _COMPILED, Progress(Step.COMPILE, done / len(kernels)))
        with watch.timing(Step.COMPILE):
            warm_up(model)
    return watch.seconds


def obtain(
    rules: RuleSet,
    model: DiceModel = FAIR_DICE,
    *,
    force: bool = False,
    threads: int | None = None,
    with_fair: bool = False,
) -> Generator[Progress, None, Delivery]:
    """Find the table of `rules` and `model` or build it; for the demon, the fair table it looks at as well.

    Yields progress (closing the generator cancels) and returns the delivery.

    A good one that is cached is used, unless by `force`. `with_fair` delivers the fair table too, whatever the dice.
    """
    if model.is_fair or not (with_fair or model.watches_fair):
        return (yield from _obtain_one(rules, model, None, force, threads))
    fair = yield from passed_on(_obtain_one(rules, FAIR_DICE, None, force, threads), partial(_part, 0.0, 0.5))
    seen = fair.table if model.watches_fair else None
    delivery = yield from passed_on(_obtain_one(rules, model, seen, force, threads), partial(_part, 0.5, 1.0))
    delivery.fair = fair.table
    delivery.recompiled |= fair.recompiled
    delivery.seconds = {name: spent + fair.seconds.get(name, 0.0) for name, spent in delivery.seconds.items()}
    return delivery


def _part(start: float, end: float, progress: Progress) -> Progress:
    """Return `progress` of what is only the part from `start` to `end` of the work."""
    return Progress(progress.step, start + (end - start) * progress.fraction)


def _obtain_one(
    rules: RuleSet, model: DiceModel, fair: ValueTable | None, force: bool, threads: int | None
) -> Generator[Progress, None, Delivery]:
    watch = _Stopwatch()
    told = partial(_getting_ready, rules, model, force)
    watch.seconds.update((yield from passed_on(prepare(model), told)))
    from engine.runtime import compiling
    from engine.solving import solver, value_table

    path = value_table.table_path(rules, model)
    rebuilt = None
    if not force:
        yield Progress(Step.LOAD, _COMPILED)
        try:
            with watch.timing(Step.LOAD):
                loaded = value_table.load_table(path, rules, model)
                return Delivery(loaded, path, True, recompiled=bool(compiling.take_damaged()), seconds=watch.seconds)
        except FileNotFoundError:
            pass
        except TableError as error:
            rebuilt = error.problem
    yield Progress(Step.SOLVE, _COMPILED)
    start = time.perf_counter()
    solved = yield from passed_on(
        solver.solve(rules, model, fair=fair, threads=threads),
        lambda progress: _part(_COMPILED, _SOLVED, Progress(Step.SOLVE, progress.fraction)),
    )
    watch.seconds[Step.SOLVE.value] = time.perf_counter() - start
    yield Progress(Step.SAVE, _SOLVED)
    with watch.timing(Step.SAVE):
        unsaved = _try_to_save(solved, path)
    recompiled = bool(compiling.take_damaged())
    return Delivery(solved, None if unsaved else path, False, rebuilt, unsaved, recompiled, watch.seconds)


def _getting_ready(rules: RuleSet, model: DiceModel, force: bool, progress: Progress) -> Progress:
    """Return the progress of getting ready: code and table that are there are not made, but read."""
    if progress.step is Step.COMPILE and not force:
        from engine.solving import value_table

        if value_table.table_path(rules, model).exists() and files.has_compiled_code():
            return replace(progress, step=Step.LOAD)
    return progress


def _try_to_save(solved: ValueTable, path: Path) -> str | None:
    """Save the table; return None, or why it could not be saved."""
    from engine.solving import value_table

    if why := files.why_not_kept(path):
        return why
    try:
        value_table.save_table(solved, path)
    except OSError as error:
        return error.strerror or str(error)
    files.remove_stale_caches()
    return None


_NOTE_FORMAT = "yahtzee-coach-note"
_LARGEST_NOTE = 100_000


def note_path(name: str, rules: RuleSet) -> Path:
    """Return where a note of that name is kept."""
    return files.engine_cache() / f"{name}-{rules.key}.json"


def _note_content(name: str, rules: RuleSet, numbers: Sequence[float]) -> dict[str, Any]:
    known = {"format": _NOTE_FORMAT, "engine": files.engine_fingerprint(), "about": name, "rules": rules.key}
    content: dict[str, Any] = {**known, "numbers": list(numbers)}
    return {**content, "sha256": hashlib.sha256(json.dumps(content).encode()).hexdigest()}


def read_note(name: str, rules: RuleSet) -> tuple[float, ...] | None:
    """Return the numbers noted under `name` for `rules`; None where there is no note to be trusted."""
    try:
        content = parsed(decoded(files.read_own_file(note_path(name, rules), _LARGEST_NOTE)))
        numbers = tuple(map(float, content["numbers"]))
        is_right = bool(content == _note_content(name, rules, numbers))
    except (OSError, JsonInputError, ValueError, TypeError, KeyError, OverflowError):
        return None
    return numbers if is_right else None


def write_note(name: str, rules: RuleSet, numbers: Sequence[float]) -> None:
    """Note numbers under `name` for `rules`, if the cache can be written."""
    with contextlib.suppress(OSError):
        files.write_result(note_path(name, rules), [json.dumps(_note_content(name, rules, numbers)).encode() + b"\n"])
