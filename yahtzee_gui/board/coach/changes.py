# SPDX-License-Identifier: MIT
"""What would have to change for another choice to be best: a list of changes, found while one looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.analysis.options import Analysis
from engine.distribution.statistics import Start
from engine.game_review.neighbours import Neighbour, other_rules, usual_goals
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.workspace.workspace import Steps, Task, staged
from yahtzee_gui.board.coach import why_words as words
from yahtzee_gui.board.tray.drawn_dice import DiceText
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.scene_source import SceneSource
from yahtzee_gui.words.boxes import speaking_of
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

Beyond = RuleSet | ReachGoal | RiskGoal
"""What else a position is looked at by: each takes a table of its own."""

FEW_OPEN = 10
"""With as many boxes open, scores to reach are looked at as well: before, each takes long."""
_ROW, _REMARK = 22, 20


@dataclass(frozen=True)
class Changes:
    """What was found about the `analysis`, and what is still to be looked at; `of` is how much there was in all."""

    analysis: Analysis | None = None
    found: tuple[Neighbour, ...] = ()
    is_around: bool = False
    left: tuple[Beyond, ...] = ()
    of: int = 0


class ChangesSession(QObject):
    """Has `engine` look around the position of the scenes of `source`, as long as its page is open.

    Signals:
        changed: the new `state`.
    """

    changed = Signal(Changes)

    def __init__(self, source: SceneSource, engine: Engine) -> None:
        super().__init__(source)
        self.state = Changes()
        self._source, self._engine = source, engine
        self._others: dict[TableKey, Analyzer] = {}
        self._is_seen = False
        source.changed.connect(self._follow)

    def look(self, is_seen: bool) -> None:
        """Begin to look, or look no longer."""
        if is_seen is not self._is_seen:
            self._is_seen = is_seen
            if is_seen:
                self._follow(self._source.scene())
                self._go_on()
            else:
                self._engine.drop((self, "beyond"))

    def _follow(self, scene: Scene) -> None:
        if not self._is_seen or scene.choosing.is_landing or scene.waits_for_review:
            return
        analysis = scene.analysis if scene.measure is None else None
        before = self.state.analysis
        if (analysis and analysis.position) == (before and before.position):
            return
        self._engine.drop((self, "beyond"))
        left = beyond(analysis.position) if analysis is not None else ()
        self.state = Changes(analysis, left=left, of=len(left))
        self.changed.emit(self.state)
        if analysis is not None:
            position = analysis.position
            steps, take = _around(self._engine.workspace, position), partial(self._take, position, None)
            self._engine.ask((self, "around"), Urgency.EXPLANATION, steps, take)

    def _take(self, position: Position, beyond: Beyond | None, found: tuple[Neighbour, ...]) -> None:
        state = self.state
        if state.analysis is None or position != state.analysis.position:
            return
        if beyond is None:
            self.state = replace(state, found=found, is_around=True)
        elif beyond in state.left:
            left = tuple(one for one in state.left if one != beyond)
            self.state = replace(state, found=(*state.found, *found), left=left)
        else:
            return
        self.changed.emit(self.state)
        self._go_on()

    def _go_on(self) -> None:
        """Have the next of what takes a table looked at."""
        if self._is_seen and self.state.analysis is not None and self.state.is_around and self.state.left:
            position, beyond = self.state.analysis.position, self.state.left[0]
            steps = _beyond(self._engine.workspace, self._others, position, beyond)
            take = partial(self._take, position, beyond)
            self._engine.ask((self, "beyond"), Urgency.GOAL_OUTLOOK, steps, take)


def beyond(position: Position) -> tuple[Beyond, ...]:
    """Return what else is worth a table of its own, quick ones first."""
    if not position.dice_model.is_fair:
        return ()
    is_late = position.scores.count(None) <= FEW_OPEN
    goals = [goal for goal in usual_goals(position) if is_late or not isinstance(goal, ReachGoal)]
    others = other_rules(position) if position.rules.is_yahtzee else ()
    return (*(goal for goal in goals if is_late), *others, *(goal for goal in goals if not is_late))


def _around(workspace: WindowWorkspace, position: Position) -> Steps[tuple[Neighbour, ...]]:
    """Find out what other rolls and upper totals would change."""
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    analyzer = yield from workspace.analyzer(key)
    from engine.game_review.neighbours import by_rolls, by_upper_total

    return (*by_rolls(analyzer.analyze, position), *by_upper_total(analyzer.analyze, position))


def _beyond(
    workspace: WindowWorkspace, others: dict[TableKey, Analyzer], position: Position, beyond: Beyond
) -> Steps[tuple[Neighbour, ...]]:
    """Find out what other rules, or another goal, would change, with fair dice.

    `others` are what values options by other rules: their tables take no place of those that are played with.
    """
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    analyzer = yield from workspace.analyzer(key)
    best = analyzer.analyze(position).best
    from engine.game_review.neighbours import by_goals, by_rules

    if not isinstance(beyond, RuleSet):
        there = yield from workspace.goal_analyzer(beyond, key, Start(position.scores, position.yahtzee_bonuses))
        return tuple(by_goals([(beyond, there.analyze)], best, position))
    other = TableKey(beyond, position.dice_model)
    if other not in others:
        from engine.analysis.analyzer import Analyzer
        from engine.solving import library

        delivery = yield from staged(Task.TABLE, library.obtain(*other))
        others[other] = Analyzer(delivery.table)
    return tuple(by_rules([(beyond, others[other].analyze)], best, position))


class ChangesList(QWidget):
    """The list, which scrolls where it is long."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[DiceText] = []
        self.heading = DiceText()
        self.remark = ElidedLabel("muted", AlignLeft)
        self.page = ScrollPage(is_in_card=True)
        self.page.column.setSpacing(0)
        self.page.column.addStretch()
        self.heading.setFixedHeight(_ROW)
        self.remark.setFixedHeight(_REMARK)
        self.setAccessibleName(words.heading())
        filled(QVBoxLayout(self), self.heading, (self.page, 1), self.remark, spacing=0, margins=(0, 0, 0, 0))

    def set_state(self, state: Changes) -> None:
        """Show what is best now, what would change that, and how far the search is."""
        if state.analysis is None:
            self._show("", words.not_now())
            return
        best = state.analysis.best
        with speaking_of(state.analysis.position.rules):
            heading = words.best_now(words.in_short(best))
            found = [(words.change(one), words.costs(one, best)) for one in state.found]
            if not state.is_around:
                self._show(heading, words.looking())
            elif state.left:
                self._show(heading, words.beyond(state.of - len(state.left), state.of), found)
            else:
                self._show(heading, "" if found else words.nothing(), found)

    def _show(self, heading: str, remark: str, found: Sequence[tuple[str, str]] = ()) -> None:
        self.heading.set_text(f"{heading} · {words.otherwise()}" if found else heading)
        self.remark.setText(remark)
        while len(self.rows) < len(found):
            row = DiceText(is_small=True)
            row.setFixedHeight(_ROW)
            self.page.column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for row in self.rows[len(found) :]:
            row.hide()
        for row, (text, loss) in zip(self.rows, found, strict=False):
            row.set_text(text)
            row.set_hint(loss)
            row.show()
