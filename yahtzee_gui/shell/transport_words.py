# SPDX-License-Identifier: MIT
"""The words of the transport bar."""

from __future__ import annotations

from yahtzee_gui.desktop.preferences import Pace
from yahtzee_gui.words.base import Sentence, tr

controls = Sentence("Watching", where="screen reader: buttons of a game that is watched")
stop = Sentence("Pause", where="button")
go_on = Sentence("Play", where="button that lets the game go on")
step = Sentence("Step", where="button")
why = Sentence("Why?", where="button that asks why the next choice is what it is")
pace_name = Sentence("Speed", where="label")


def pace(name: Pace) -> str:
    """Return how fast the game goes on."""
    return {Pace.SLOW: tr("Slow"), Pace.STEADY: tr("Normal"), Pace.FAST: tr("Fast")}[name]
