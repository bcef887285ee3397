# SPDX-License-Identifier: MIT
"""Stands for the coach where a test says what they answer, and when."""

from __future__ import annotations


class Answers:
    """Stands for coach and engine: who asks is told what the test says, and what is asked by points is noted."""

    def __init__(self):
        self.asked = []

    def estimate(self, record, goals):
        self.asked.append(record)

    def ask_win_chances(self, match, then):
        self.looked_out = then

    def review(self, record, goals, then, estimated, tell):
        self.reviewed, self.estimated, self.progressed = then, estimated, tell
