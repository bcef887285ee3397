# SPDX-License-Identifier: MIT
"""Assistance is what made a game assisted: everything that helped the player before a decision, or let one be mended.

It is told from the record of a game, or from what is kept of its decisions.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from engine.games.game import has_written_dice
from engine.games.record import Aid, Record

_LIVE, _WARN = "live", "warn"
"""What an `Aid` calls the coach mode that shows values before a choice, and the one that warns of a costly one."""


class Help(Enum):
    """What can make a game assisted."""

    LIVE = "live"
    HINT = "hint"
    WARNING = "warning"  # in that mode: a warning was heeded, or a choice taken back
    TAKEN_BACK = "taken_back"
    KNOWN_DICE = "known_dice"
    SET_UP = "set_up"  # the game begins from a position that was set up
    OTHER = "other"  # values, or the very dice, were seen before; how is not written down


class AidedDecision(NamedTuple):
    """What stood by a decision, and whether something else was chosen there before."""

    aid: Aid
    is_changed: bool


def help_in(record: Record) -> tuple[Help, ...]:
    """Return what made a game assisted; nothing if it was not."""
    if not record.is_coached:
        return ()
    events = record.game.events
    changed = {
        next((place for place, pair in enumerate(zip(line, events, strict=False)) if pair[0] != pair[1]), len(events))
        for line in record.taken_back
    }
    places = {*record.aids, *changed}
    decisions = [AidedDecision(record.aids.get(place, Aid("")), place in changed) for place in sorted(places)]
    is_set_up = record.game.begins is not None
    found = help_by(decisions, knows_dice=has_written_dice(record.game.seed), is_set_up=is_set_up)
    if not record.hinted:
        return tuple(one for one in found if one not in (Help.LIVE, Help.HINT))
    return found if Help.LIVE in found or Help.HINT in found else (*found, Help.OTHER)


def help_by(
    decisions: Iterable[AidedDecision], *, knows_dice: bool = False, is_set_up: bool = False
) -> tuple[Help, ...]:
    """Return what helped in decisions; each kind once, in the order of `Help`."""
    found = {help for help, was_there in ((Help.KNOWN_DICE, knows_dice), (Help.SET_UP, is_set_up)) if was_there}
    for aid, is_changed in decisions:
        if aid.mode == _LIVE:
            found.add(Help.LIVE)
        if aid.hints:
            found.add(Help.HINT)
        if is_changed:
            found.add(Help.WARNING if aid.mode == _WARN else Help.TAKEN_BACK)
    return tuple(one for one in Help if one in found)
