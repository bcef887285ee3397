# SPDX-License-Identifier: MIT
"""The choice of what a game is played for: points, more or less carefully or daringly, or a score."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.games.goals import ReachGoal, RecordGoal, RiskGoal
from engine.rules.risks import risk_of
from engine.rules.scoring import RuleSet
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import mark_wrong
from yahtzee_gui.new_game import words
from yahtzee_gui.words import goals
from yahtzee_gui.words.numbers import decimal

_LEAST, _MOST = 5, 1575
_LIST, _FIELD = 150, 64
_NEUTRAL = len(goals.RISK_GOALS) // 2
_GOALS = (None, *goals.RISK_GOALS[_NEUTRAL - 1 :: -1], *goals.RISK_GOALS[_NEUTRAL + 1 :])
"""What is listed before a score: points, then ever more carefully, then ever more daringly."""
_SCORE = len(_GOALS)


class GoalChoice(QWidget):
    """A list of what can be played for, and a field for the score, if it is one.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.aims, self.field = Combo(), QLineEdit("300")
        self.aims.addItems([words.points(), *map(goals.risk_name, _GOALS[1:]), words.a_score()])
        self.aims.setAccessibleName(words.what_to_play_for())
        self.aims.setMinimumWidth(_LIST)
        self.field.setValidator(QIntValidator(0, 9999))
        self.field.setAccessibleName(words.score_field())
        self.field.setFixedWidth(_FIELD)
        filled(QHBoxLayout(self), self.aims, self.field, spacing=8, margins=(0, 0, 0, 0))
        self._refresh()
        self.aims.activated.connect(self._choose)
        self.field.textEdited.connect(self._tell)

    def set_possible(self, is_possible: bool, *, wins: bool) -> None:
        """Let something be chosen, or have it be points; against others one `wins`."""
        self.setEnabled(is_possible)
        self.aims.setItemText(0, words.to_win() if wins else words.points())
        if not is_possible:
            self.set_goal(None)

    def set_goal(self, goal: RecordGoal | None) -> None:
        """Show what is played for; points, where it is nothing that can be chosen here."""
        is_score = isinstance(goal, ReachGoal)
        self.aims.setCurrentIndex(_SCORE if is_score else _GOALS.index(goal) if goal in _GOALS else 0)
        if isinstance(goal, ReachGoal) and self.field.text() != str(goal.target):  # else the cursor would move
            self.field.setText(str(goal.target))
        self._refresh()

    @property
    def goal(self) -> ReachGoal | RiskGoal | None:
        """What is to be played for; None for points, and where no score is typed that can be reached."""
        place, typed = self.aims.currentIndex(), self.field.text()
        if place != _SCORE:
            return _GOALS[place]
        return ReachGoal(int(typed)) if typed.isdecimal() and _LEAST <= int(typed) <= _MOST else None

    @property
    def problem(self) -> str:
        """What is wrong with the score that is typed; nothing if none is needed."""
        is_wrong = self.aims.currentIndex() == _SCORE and self.goal is None
        return words.score_out_of_range(_LEAST, _MOST) if is_wrong else ""

    def _choose(self) -> None:
        self._tell()
        if self.aims.currentIndex() == _SCORE:  # the field says what it is about to be typed over
            self.field.setFocus()
            self.field.selectAll()

    def _tell(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        self.field.setVisible(self.aims.currentIndex() == _SCORE)
        mark_wrong(self.field, is_wrong=bool(self.problem))
        self.field.setAccessibleDescription(self.problem)


def goal_name(goal: RecordGoal | None) -> str:
    """Return what is played for, as a row says it."""
    if goal is None:
        return words.against_par()
    return goals.risk_name(goal) if isinstance(goal, RiskGoal) else goals.name(goal)


def goal_explained(goal: RecordGoal | None, rules: RuleSet, best: int | None) -> str:
    """Return what playing for it means, to a player with that best score."""
    if isinstance(goal, ReachGoal):
        yours = "" if best is None else words.your_best(best)
        return f"{words.reach_explained(goal.target)} {yours}"
    step = risk_of(rules, goal.aversion) if isinstance(goal, RiskGoal) else None
    if not isinstance(goal, RiskGoal) or step is None:
        return words.par_explained() if goal is None else ""
    return words.risk_explained(decimal(step.mean, 0), goals.risk_explained(goal, rules))
