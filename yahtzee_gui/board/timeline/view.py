# SPDX-License-Identifier: MIT
"""The timeline as it is shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Standing
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.training.retry import is_costly
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.graph import TimelineMark, TimelineView, TurnCell
