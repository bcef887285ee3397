# SPDX-License-Identifier: MIT
"""The words of the main window that belong to nothing on the table: pictures to hand on, a start, the transport bar."""

from __future__ import annotations

from collections.abc import Mapping

from yahtzee_gui.desktop.preferences import Pace
from yahtzee_gui.words.base import Sentence, tr

# A picture to hand on
save_picture = Sentence("Save a picture", where="dialog title")
png_files = Sentence("Pictures (*.png)", where="filter of file dialogs")
picture_copied = Sentence("Picture copied: paste it anywhere.")

# The transport bar of a game that is watched
controls = Sentence("Watching", where="screen reader: buttons of a game that is watched")
stop = Sentence("Pause", where="button")
go_on = Sentence("Play", where="button that lets the game go on")
step = Sentence("Step", where="button")
leave = Sentence("Stop watching", where="button that closes the window of a game that is watched")
why = Sentence("Why?", where="button that asks why the next choice is what it is")
pace_name = Sentence("Speed", where="label")

# A start that opens no window, and what was found in the surroundings of one that does
open_already = Sentence("these games are already open in another window, which isn't responding")


def pace(name: Pace) -> str:
    """Return how fast the game goes on."""
    return {Pace.SLOW: tr("Slow"), Pace.STEADY: tr("Normal"), Pace.FAST: tr("Fast")}[name]


def no_window(reason: str) -> str:
    """Return why Qt can open no window, in its own words."""
    return tr("no window can be opened here: {reason}").format(reason=" ".join(reason.split()))


def ignored_variables(variables: Mapping[str, str]) -> str:
    """Return the banner about variables of the environment that name no folder."""
    named = ", ".join(f"{name}={value}" for name, value in sorted(variables.items()))
    return tr("Environment variables that don't give the full path of a folder are ignored: {variables}.").format(
        variables=named
    )
