# SPDX-License-Identifier: MIT
"""Kept positions are those that the player saved, or set up last, each as a line of text with a note."""

from __future__ import annotations

import json
from typing import NamedTuple

from engine.games import lines

MOST_KEPT = 50
LONGEST_NOTE = 500
MOST_RECENT, _LONGEST_RECENT = 10, 50_000
LONGEST_TEXT = 250_000
"""How many letters all of them may have together: they are kept in the settings, which must not grow too large."""


class KeptPosition(NamedTuple):
    """A position as one line (`engine.games.lines`), and what the player noted about it: first of all its name."""

    line: str
    note: str = ""


KeptPositions = tuple[KeptPosition, ...]
"""The newest first."""


def kept_from(text: str) -> KeptPositions:
    """Return the positions that a text of the settings describes; what it has of anything else is left out."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    pairs = data if isinstance(data, list) else []
    fit = [pair for pair in pairs if isinstance(pair, list) and [type(one) for one in pair] == [str, str]]
    return tuple(KeptPosition(line, note[:LONGEST_NOTE]) for line, note in fit)[:MOST_KEPT]


def as_text(kept: KeptPositions) -> str:
    """Return positions as the settings keep them."""
    return json.dumps([list(one) for one in kept])


class NoRoom(ValueError):
    """There are as many positions as can be kept."""


class TooLong(ValueError):
    """A position, with rules of its own, is longer than a line that can be opened."""


def keeping(kept: KeptPositions, line: str, note: str) -> KeptPositions:
    """Return the positions with one more at the front, or with another note on it.

    Raises:
        NoRoom, TooLong: if it can't be kept.
    """
    more = (KeptPosition(line, note.strip()[:LONGEST_NOTE]), *forgetting(kept, line))
    if len(line) > lines.LONGEST:
        raise TooLong
    if len(more) > MOST_KEPT or len(as_text(more)) > LONGEST_TEXT:
        raise NoRoom
    return more


def remembering(kept: KeptPositions, line: str) -> KeptPositions:
    """Return the last positions with one more at the front: at most ten, and fewer where they are long."""
    some = (KeptPosition(line), *forgetting(kept, line))[:MOST_RECENT]
    while len(as_text(some)) > _LONGEST_RECENT:
        some = some[:-1]
    return some


def forgetting(kept: KeptPositions, line: str) -> KeptPositions:
    """Return the positions without one of them."""
    return tuple(one for one in kept if one.line != line)
