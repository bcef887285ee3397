# SPDX-License-Identifier: MIT
"""The words of the main window that belong to nothing on the table: pictures, the library, the transport bar."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from yahtzee_gui.desktop.preferences import Pace
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor
from yahtzee_gui.words.numbers import long_day

unsaved = Sentence(
    "Nothing can be saved now ({reason}). You can play on, and the program keeps trying, but what it can't save is "
    "lost when you close it."
)
is_newer = Sentence(
    "{path} was written by a newer version of this program, so it is left as it is. What you do now isn't saved."
)
read_only = Sentence(
    "The folder {folder} can't be written to. You can look at everything in it, but what you do now is lost when you "
    "close the program."
)
unread = Sentence("Not all files of an earlier version could be read: {names}. They are kept in {path}.")

backup_opened = Sentence("Everything is as it was when this copy was made: {day}.")
gone = Sentence("The file with your games was gone or empty, so the copy of {day} took its place.")

damaged = Sentence("Your saved games were damaged, and there was no copy.")
copy_used = Sentence(
    "Your saved games were damaged, so the copy of {day} took their place. Games you finished since then may be "
    "missing."
)
read_from = Counted(
    "One game could be read from the damaged file, kept as {path}.",
    "%n games could be read from the damaged file, kept as {path}.",
)
kept_as = Sentence("The damaged file is kept as {path}.")


def recovered(aside: Path | None, copied: date | None, games: int, read: int) -> str:
    """Return the banner about a damaged library: what came back, and where the damaged file is.

    `games` are the finished games there are now, `read` those of them that are not in the copy of the day `copied`.
    """
    if aside is None and copied is not None:
        return gone(day=long_day(copied))
    number = games if copied is None else read
    happened = damaged() if copied is None else copy_used(day=long_day(copied))
    return f"{happened} {read_from(number, path=aside) if number else kept_as(path=aside)}"


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
no_window = Sentence("no window can be opened here: {reason}", where="the reason is in Qt's own words")
ignored_variables = Sentence(
    "Environment variables that don't give the full path of a folder are ignored: {variables}."
)

pace = SentenceFor((Pace.SLOW, "Slow"), (Pace.STEADY, "Normal"), (Pace.FAST, "Fast"), where="how fast the game goes on")
