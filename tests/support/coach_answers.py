# SPDX-License-Identifier: MIT
"""Stands for the coach's services where a test says what they answer, and when."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Answers(QObject):
    """Stands for the services: says what it is told to, and notes what it is asked."""

    reviewed = Signal(object)
    estimated = Signal(object, object, object)
    goal_progressed = Signal(float, float)
    looked_out = Signal(object, object)

    def __init__(self):
        super().__init__()
        self.asked = []

    def estimate(self, record, aims):
        self.asked.append(record)

    def ask_win_chances(self, match):
        pass

    def review(self, record, aims):
        pass
