# SPDX-License-Identifier: MIT
"""The choice of what a new game is played for: as many points as possible, a score, or with a liking for risk."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.games.goals import ReachGoal, RecordGoal, RiskGoal
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.new_game import goal_words
from yahtzee_gui.words import goals

ROUND = 300
"""The score that is always offered, also to a player who has no best one yet."""
_LEAST, _MOST = 5, 1575
_FIELD, _GAP = 64, 8


class Aim(Enum):
    """What is offered to be played for."""

    PAR = "par"
    ROUND = "round"
    BEST = "best"
    OTHER = "other"


class GoalChoice(QWidget):
    """A list of what can be played for, and a field for any other score; `remark` says what that means.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, width: int) -> None:
        super().__init__()
        self._best: int | None = None
        self._typed, self._to_win = "", False  # a round score has an entry of its own
        self.aims, self.field, self.remark = Combo(), QLineEdit(), ""
        for aim in (*Aim, *filter(None, goals.RISK_GOALS)):
            self.aims.addItem("", aim)
        self.field.setValidator(QIntValidator(0, 9999))
        self.field.setAccessibleName(goal_words.score_field())
        self.field.setFixedWidth(_FIELD)
        self.aims.setAccessibleName(goal_words.play_for())
        self.aims.setMinimumWidth(width - _FIELD - _GAP)
        filled(QHBoxLayout(self), (self.aims, 1), self.field, spacing=_GAP, margins=(0, 0, 0, 0))
        self.setFixedWidth(width)
        self._rules = DEFAULT_RULES
        self.set_offers(None, DEFAULT_RULES)
        self.aims.activated.connect(self._choose)
        self.field.textEdited.connect(self._type)

    def set_offers(self, best: int | None, rules: RuleSet) -> None:
        """Offer to reach the best score, if there is one, and name each risk by what it does by these rules."""
        self._best, self._rules = best, rules
        names = {
            Aim.PAR: goal_words.against_par(),
            Aim.ROUND: goal_words.reach(ROUND),
            Aim.BEST: goal_words.reach_best(best),
            Aim.OTHER: goal_words.reach_other(),
        }
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        for row in range(self.aims.count()):
            aim = self.aims.itemData(row)
            name = names[aim] if isinstance(aim, Aim) else goals.risk_aim(aim, rules)
            self.aims.setItemText(row, name)
            item = self.aims.model().item(row)  # type: ignore[attr-defined]
            item.setFlags(Qt.ItemFlag.NoItemFlags if aim is Aim.BEST and best is None else flags)
        if best is None and self.aim is Aim.BEST:
            self.aims.setCurrentIndex(0)
        self._refresh()

    def set_possible(self, is_possible: bool, *, to_win: bool = False) -> None:
        """Offer a choice, or nothing but par: dice that are not fair allow no goal, and against others it is to win."""
        self._to_win = to_win
        self.aims.setItemText(0, goal_words.to_win() if to_win else goal_words.against_par())
        self.aims.setEnabled(is_possible)
        if not is_possible:
            self.aims.setCurrentIndex(0)
        self._refresh()

    def set_goal(self, goal: RecordGoal | None) -> None:
        """Choose what is played for: a score, or the expected one where it is nothing that can be chosen here."""
        score = goal.target if isinstance(goal, ReachGoal) else None
        aim: Aim | RiskGoal = Aim.PAR if score is None else Aim.ROUND if score == ROUND else Aim.OTHER
        if aim is Aim.OTHER and score is not None:
            self._typed = str(score)
        if isinstance(goal, RiskGoal) and goal in goals.RISK_GOALS:
            aim = goal
        self.aims.setCurrentIndex(self.aims.findData(aim))
        self._refresh()

    @property
    def aim(self) -> Aim | RiskGoal:
        """What is chosen of the list."""
        return self.aims.currentData()

    @property
    def goal(self) -> ReachGoal | RiskGoal | None:
        """What is to be played for; None for the expected final score, and where no score is typed that can be."""
        if isinstance(self.aim, RiskGoal):
            return self.aim
        score = self._score
        return ReachGoal(score) if score is not None and _LEAST <= score <= _MOST else None

    @property
    def problem(self) -> str:
        """What is wrong with the score that is typed; nothing if none is needed."""
        is_wrong = self.aim is Aim.OTHER and self.goal is None
        return goal_words.score_out_of_range(_LEAST, _MOST) if is_wrong else ""

    @property
    def _score(self) -> int | None:
        if isinstance(self.aim, RiskGoal):
            return None
        if self.aim is Aim.OTHER:
            return int(self._typed) if self._typed.isdecimal() else None
        return {Aim.PAR: None, Aim.ROUND: ROUND, Aim.BEST: self._best}[self.aim]

    def _type(self, text: str) -> None:
        self._typed = text
        self._refresh()

    def _choose(self) -> None:
        self._refresh()
        if self.aim is Aim.OTHER:  # now that the field can be seen, and says what it is about to be typed over
            self.field.setFocus()
            self.field.selectAll()

    def _refresh(self) -> None:
        is_typed, score = self.aim is Aim.OTHER, self._score
        self.field.setEnabled(is_typed)
        self.field.setVisible(is_typed or score is not None)
        shown = self._typed if is_typed else str(score) if score is not None else ""
        if shown != self.field.text():  # else the cursor would go to the end
            self.field.setText(shown)
        if self.problem:
            self.remark = self.problem
        elif self._to_win:
            self.remark = goal_words.win_explained()
        elif self.goal is None:
            self.remark = goal_words.par_explained() if self.aims.isEnabled() else goal_words.needs_fair_dice()
        elif isinstance(self.goal, RiskGoal):
            self.remark = goals.risk_explained(self.goal, self._rules)
        else:
            self.remark = goal_words.reach_explained(self.goal.target)
        self.aims.setAccessibleDescription(self.remark)
        set_tooltip(self.aims, self.remark)
        self.changed.emit()
