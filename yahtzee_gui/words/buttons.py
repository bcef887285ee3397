# SPDX-License-Identifier: MIT
"""The words on buttons that many pages share."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

dismiss = Sentence("Dismiss", where="button that closes a banner")
cancel = Sentence("Cancel", where="button that leaves everything as it is")
skip = Sentence("Skip", where="button")
back = Sentence("Back", where="button")
