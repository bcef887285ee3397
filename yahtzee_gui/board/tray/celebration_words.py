# SPDX-License-Identifier: MIT
"""Moments worth celebrating, in a word each."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence

yahtzee = Sentence("{name}!", where="title of a celebration")
yahtzee_bonus = Sentence("{name} bonus: +{points}")
upper_bonus = Sentence("Upper bonus: +{points}")
new_best = Sentence("New best: {score}")
