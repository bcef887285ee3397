# SPDX-License-Identifier: MIT
"""How far the chances of earlier turns are never goes back from one turn of the player to the next."""

from __future__ import annotations

from gui_driver import first_allowed, seeded

from engine.games.goals import ReachGoal
from engine.games.record import Record
from yahtzee_gui.play.coach_client import _Progress, _waited_for


def test_earlier_turns_go_on_where_they_were_when_another_turn_begins():
    record = Record(seeded("progress"), goal=ReachGoal(300)).roll()
    progress = _Progress()
    progress.of(_waited_for(record, is_current=True))
    shown = [progress.take(done) for done in (0.51, 0.54, 0.72)]
    later = record.score(first_allowed(record.game))
    shown += [progress.of(_waited_for(later, is_current=True)), progress.take(0.1), progress.take(0.77)]
    assert shown == sorted(shown)
    assert progress.of(_waited_for(record, is_current=False)) == 0.0, "the turn in play is another wait"
