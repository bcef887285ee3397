# SPDX-License-Identifier: MIT
"""Fuzzing: what is mutated, how, and for how long. `YAHTZEE_FUZZ` is the number of examples of each test.

A test of the daily suite looks at a few, the same every time; with the variable set they are new ones every time, and
what fails is kept in `.hypothesis` and tried first the next time.
"""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

CORPUS = Path(__file__).parents[1] / "engine" / "fuzz" / "corpus"
_DAILY = 30
_WANTED = os.environ.get("YAHTZEE_FUZZ")

_ODD = [None, True, False, 0, 1, -1, 1.0, 0.5, 7, 50, 63, 10**30, 1e308, "", "x", "1", [], {}, [[]], "\u2603", "\ud800"]
# Copies: what is drawn is changed in its place, and the next example would find these lists as the last one left them.
_ATOMS = st.sampled_from(_ODD).map(copy.deepcopy) | st.integers() | st.floats() | st.text(max_size=5)
ANYTHING = st.recursive(
    _ATOMS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)


def fuzzed(test):
    """Decorate a property: examples as many, and as new, as was asked for."""
    examples = int(_WANTED) if _WANTED else _DAILY
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=not _WANTED,
        database=None if not _WANTED else settings.get_profile("default").database,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )(test)


def texts(prefix):
    """Return the texts of the corpus whose names begin with `prefix`."""
    found = [path.read_text(encoding="utf-8") for path in sorted(CORPUS.glob(f"{prefix}*.json"))]
    assert found
    return found


def _places(data, path=()):
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from _places(value, (*path, key))


def _put(data, path, draw):
    """Change what stands at a path: another value, gone, twice, or under another name."""
    if not path:
        return draw(ANYTHING)
    *above, key = path
    holder = data
    for step in above:
        holder = holder[step]
    what = draw(st.sampled_from(["replace", "remove", "double"]))
    if what == "replace":
        holder[key] = draw(ANYTHING)
    elif what == "remove":
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[draw(st.text(max_size=8))] = holder[key]
    return data


@st.composite
def changed_json(draw, prefix):
    """A decoded text of the corpus with one to four places in it changed."""
    return draw(changed_data(draw(st.sampled_from(texts(prefix))).removeprefix("\ufeff")))


@st.composite
def changed_data(draw, text):
    """The data of a text with one to four places in it changed."""
    data = json.loads(text)
    for _ in range(draw(st.integers(1, 4))):
        data = _put(data, draw(st.sampled_from(list(_places(data)))), draw)
    return data


@st.composite
def changed_bytes(draw, good):
    """Bytes with some of them changed, cut out, or put in."""
    content = bytearray(good)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(content)))
        match draw(st.sampled_from(["flip", "cut", "insert", "truncate"])):
            case "flip" if place < len(content):
                content[place] ^= 1 << draw(st.integers(0, 7))
            case "cut":
                del content[place : place + draw(st.integers(1, 40))]
            case "insert":
                content[place:place] = draw(st.binary(min_size=1, max_size=8))
            case _:
                del content[place:]
    return bytes(content)


def changed_text(prefix):
    """Bytes of a text of the corpus, some of them changed."""
    return st.sampled_from(texts(prefix)).flatmap(lambda text: changed_bytes(text.encode()))
