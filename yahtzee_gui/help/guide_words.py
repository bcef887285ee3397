# SPDX-License-Identifier: MIT
"""The words around the guide; its text is in ``docs/guide``, a file for each language."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

title = Sentence("Guide", where="title of the handbook")
chapters = Sentence("Chapters", where="screen reader: list of chapters")
