# SPDX-License-Identifier: MIT
"""A note is something small that took long to work out, kept in the cache: a curve, the reach of a strategy's errors.

It is one line of JSON: the engine that made it, the rules, the numbers, and a checksum of it all. A note that is
missing, damaged, or of another engine is no loss: what it says is worked out again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.rules.scoring import RuleSet
from engine.runtime import files
from engine.runtime.json_input import JsonInputError, decoded, parsed

_FORMAT = "yahtzee-coach-note"
_LARGEST = 100_000


def path(name: str, rules: RuleSet) -> Path:
    """Return where a note of that name is kept."""
    return files.engine_cache() / f"{name}-{rules.key}.json"


def _content(name: str, rules: RuleSet, numbers: Sequence[float]) -> dict[str, Any]:
    known = {"format": _FORMAT, "engine": files.engine_fingerprint(), "about": name, "rules": rules.key}
    content: dict[str, Any] = {**known, "numbers": list(numbers)}
    return {**content, "sha256": hashlib.sha256(json.dumps(content).encode()).hexdigest()}


def read(name: str, rules: RuleSet) -> tuple[float, ...] | None:
    """Return the numbers noted under `name` for `rules`; None where there is no note to be trusted."""
    try:
        content = parsed(decoded(files.read_own_file(path(name, rules), _LARGEST)))
        numbers = tuple(map(float, content["numbers"]))
        is_right = bool(content == _content(name, rules, numbers))
    except (OSError, JsonInputError, ValueError, TypeError, KeyError, OverflowError):
        return None
    return numbers if is_right else None


def write(name: str, rules: RuleSet, numbers: Sequence[float]) -> None:
    """Note numbers under `name` for `rules`, if the cache can be written."""
    with contextlib.suppress(OSError):
        files.write_result(path(name, rules), [json.dumps(_content(name, rules, numbers)).encode() + b"\n"])
