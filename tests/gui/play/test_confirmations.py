# SPDX-License-Identifier: MIT
"""A choice on its way: made at once, asked about, held until it is valued, or thought over; with no controller."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import seeded

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import WARN_CHOICES, CoachMode
from yahtzee_gui.play.confirmations import Confirmations
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.play.warnings import Concern


class Workspace:
    """Confirmations about one scene, and what they tell."""

    def __init__(self, scene):
        self.scene, self.told = scene, []
        self.choices = Confirmations()
        for name in ("made", "reconsidered", "hintRequested", "changed"):
            getattr(self.choices, name).connect(self._noting(name))

    def _noting(self, name):
        return lambda *what: self.told.append((name, *what))

    def choose(self, option):
        """Make the choice of an option, and return what was told of it."""
        self.told.clear()
        if option.keep is not None:
            kept = self.scene.game.places_of(option.keep)
            self.scene = replace(self.scene, record=self.scene.record.mark(kept))
        self.choices.choose(self.scene, option.category)
        return list(self.told)


@pytest.fixture
def workspace(qapp, analyzer_of):
    game = seeded("choices").roll()
    table = TableStatus(TableState.READY)
    return Workspace(Scene(CoachMode.WARN, Record(game), review(game, analyzer_of(DEFAULT_RULES)), table))


def options(workspace):
    return [
        option for option in workspace.scene.review.analysis.options if option.category is not None or option.is_reroll
    ]


@pytest.mark.parametrize("verdict", WARN_CHOICES)
def test_what_earns_the_verdict_or_a_worse_one_is_asked_about(workspace, verdict):
    workspace.choices.warns_from = verdict
    for option in options(workspace):
        told = workspace.choose(option)
        if option.verdict >= verdict:
            assert told == [("changed",)]
            assert workspace.choices.question.option is option
            workspace.choices.think_again()
            assert [name for name, *_ in workspace.told] == ["changed", "reconsidered", "changed"]
        else:
            assert told == [("made", option.category)]
            assert workspace.choices.question is None
    assert {option.verdict for option in options(workspace)} >= {Verdict.BEST, Verdict.BLUNDER}


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.AFTER, CoachMode.LIVE])
def test_other_modes_warn_of_nothing(workspace, mode):
    workspace.scene = replace(workspace.scene, mode=mode)
    for option in options(workspace):
        assert workspace.choose(option) == [("made", option.category)]


def test_after_a_hint_there_is_no_warning(workspace):
    workspace.scene = replace(workspace.scene, hint=Hint.ALL)
    assert workspace.choose(options(workspace)[-1]) == [("made", options(workspace)[-1].category)]


def test_the_same_choice_again_is_no_answer(workspace):
    costly = options(workspace)[-1]
    workspace.choose(costly)
    question = workspace.choices.question
    assert workspace.choose(costly) == []
    assert workspace.choices.question is question


def test_the_answers(workspace):
    costly = options(workspace)[-1]
    workspace.choose(costly)
    attempt = workspace.choices.question.attempt
    workspace.choices.go_ahead()
    assert workspace.told[1:] == [("made", costly.category)]
    workspace.choose(costly)
    workspace.choices.show_best()
    assert workspace.told[1:] == [("reconsidered", attempt), ("hintRequested",)]
    assert workspace.choices.question is None


def test_a_choice_is_held_until_it_is_valued(workspace):
    valued, costly = workspace.scene, options(workspace)[-1]
    workspace.scene = replace(valued, review=None)
    assert workspace.choose(costly) == []
    workspace.scene = valued
    workspace.choices.resume(workspace.scene)
    assert workspace.told == [("changed",)]
    workspace.choices.drop()
    workspace.choices.resume(workspace.scene)
    assert workspace.choices.question is None


def test_what_was_held_is_forgotten_when_the_game_goes_on(workspace):
    valued, costly = workspace.scene, options(workspace)[-1]
    workspace.scene = replace(valued, review=None)
    workspace.choose(costly)
    workspace.choices.forget()
    workspace.scene = valued
    workspace.choices.resume(workspace.scene)
    assert workspace.told == []


def test_without_a_table_nothing_is_held(workspace):
    costly = options(workspace)[-1]
    workspace.scene = replace(workspace.scene, review=None, table=TableStatus(TableState.CANCELLED))
    assert workspace.choose(costly) == [("made", costly.category)]


def test_a_zero_is_asked_about_where_that_is_wanted_and_not_graded(workspace):
    workspace.scene = replace(workspace.scene, mode=CoachMode.OFF)
    workspace.choices.confirms_zero = True
    for option in options(workspace):
        told = workspace.choose(option)
        assert told == ([("changed",)] if option.points == 0 else [("made", option.category)])
        if option.points == 0:
            assert workspace.choices.question.concern is Concern.ZERO
            workspace.choices.think_again()
            assert workspace.told == [("changed",), ("changed",)]
