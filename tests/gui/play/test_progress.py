# SPDX-License-Identifier: MIT
"""How far the chances of earlier turns are never goes back from one turn of the player to the next."""

from __future__ import annotations

from itertools import pairwise

import pytest
from gui_driver import first_allowed, seeded

from engine.games.goals import ReachGoal
from engine.games.record import Record
from yahtzee_gui.play.coach_client import _Progress, _waited_for


def test_earlier_turns_go_on_where_they_were_when_another_turn_begins():
    record = Record(seeded("progress"), goal=ReachGoal(300)).roll()
    progress = _Progress()
    progress.of(_waited_for(record, is_current=True))
    shown = [progress.take(done, 1.0) for done in (0.51, 0.54, 0.72)]
    later = record.score(first_allowed(record.game))
    shown += [progress.of(_waited_for(later, is_current=True)), progress.take(0.1, 1.0), progress.take(0.77, 1.0)]
    assert shown == sorted(shown)
    assert progress.of(_waited_for(record, is_current=False)) == 0.0, "the turn in play is another wait"


def test_the_chances_move_with_each_of_the_others_and_end_with_the_table():
    """In a match, how the others end takes longer than the table, and used to stand at nothing."""
    record = Record(seeded("progress"), goal=ReachGoal(300))
    progress, third = _Progress(), 1 / 3
    progress.of(_waited_for(record, is_current=False))
    parts = [(0.5, third), (1.0, third), (0.1, third), (1.0, third), (0.01, 1.0), (0.9, 1.0)]
    shown = [progress.take(*part) for part in parts]
    assert all(before < after for before, after in pairwise([0.0, *shown, 1.0]))
    assert shown[1] == third
    assert shown[3] < 0.6
    assert progress.take(1.0, 1.0) == 1.0


def test_earlier_turns_share_the_way():
    progress = _Progress()
    assert [progress.take(1.0, 1 / left) for left in (4, 3, 2)] == pytest.approx([0.25, 0.5, 0.75])
