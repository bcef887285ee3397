# SPDX-License-Identifier: MIT
"""What came of a history that was written to a file, or read from one, in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence, plural

no_history = Sentence("it isn't a history exported by this program", where="reason, within a sentence")
no_file = Sentence("it's a folder or a device, not a file", where="reason, within a sentence")


def exported(path: str, games: int) -> str:
    """Return the banner about a history that was written to a file."""
    text = plural(games, "%n game saved to {path}.", "%n games saved to {path}.")
    return text.format(path=path)


def imported(added: int, known: int, unreadable: int) -> str:
    """Return the banner about a history that was read: games that are new, that were here, and lines that are none."""
    parts = [plural(added, "%n game was added.", "%n games were added.")]
    if known:
        parts.append(plural(known, "%n was already here.", "%n were already here."))
    if unreadable:
        left = plural(unreadable, "%n line couldn't be read as a game.", "%n lines couldn't be read as games.")
        parts.append(left)
    return " ".join(parts)


export_failed = Sentence("The history couldn't be saved: {reason}.")
import_failed = Sentence("That couldn't be opened: {reason}. Nothing was changed.")
other_version = Sentence("it was written by another version of the program ({detail})")
own_history = Sentence("your own history can't be opened ({detail})")
