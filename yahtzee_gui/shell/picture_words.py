# SPDX-License-Identifier: MIT
"""Pictures to hand on in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

save_title = Sentence("Save a picture", where="dialog title")
png_files = Sentence("Pictures (*.png)", where="filter of file dialogs")
copied = Sentence("Picture copied: paste it anywhere.")


saved = Sentence("Picture saved to {path}.")
save_failed = Sentence("The picture could not be saved: {reason}.")
