# SPDX-License-Identifier: MIT
"""Stands for the coach where a test says what they answer, and when."""

from __future__ import annotations


class Answers:
    """Stands for coach and engine: who asks is told what the test says, and what is asked is noted."""

    def __init__(self):
        self.asked, self.goals, self.prefetched = [], [], []

    def ask_win_chances(self, match, then):
        self.looked_out = then

    def prefetch_reviews(self, games):
        self.prefetched = games

    def review(self, record, goals, then, tell):
        self.asked.append(record)
        self.goals.append(goals)
        self.reviewed, self.progressed = then, tell
