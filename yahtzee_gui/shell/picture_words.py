# SPDX-License-Identifier: MIT
"""Pictures to hand on in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence, tr

save_title = Sentence("Save a picture", where="dialog title")
png_files = Sentence("Pictures (*.png)", where="filter of file dialogs")
copied = Sentence("The picture is copied: paste it anywhere.")


def saved(path: str) -> str:
    """Return the banner about a picture that was written to a file."""
    return tr("The picture is saved as {path}.").format(path=path)


def save_failed(reason: str) -> str:
    """Return the banner about a picture that could not be written."""
    return tr("The picture could not be saved: {reason}.").format(reason=reason)
