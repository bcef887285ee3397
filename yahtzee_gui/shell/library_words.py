# SPDX-License-Identifier: MIT
"""What is told of the library: that it cannot be written, that it was damaged, and what came back."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from yahtzee_gui.words.base import Sentence, plural
from yahtzee_gui.words.dates import long_day

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


def recovered(aside: Path | None, copied: date | None, games: int, read: int) -> str:
    """Return the banner about a damaged library: what came back, and where the damaged file is.

    `games` are the finished games there are now, `read` those of them that are not in the copy of the day `copied`.
    """
    if aside is None and copied is not None:
        return gone(day=long_day(copied))
    if copied is None:
        text = plural(
            games,
            "Your saved games were damaged. One finished game could still be read; there was no copy of the rest. The "
            "damaged file is kept as {path}.",
            "Your saved games were damaged. %n finished games could still be read; there was no copy of the rest. The "
            "damaged file is kept as {path}.",
        )
        return text.format(path=aside)
    text = plural(
        read,
        "Your saved games were damaged, so the copy of {day} took their place. One newer game could still be read; "
        "anything else since then may be missing. The damaged file is kept as {path}.",
        "Your saved games were damaged, so the copy of {day} took their place. %n newer games could still be read; "
        "anything else since then may be missing. The damaged file is kept as {path}.",
    )
    return text.format(day=long_day(copied), path=aside)
