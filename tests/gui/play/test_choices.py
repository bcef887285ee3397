# SPDX-License-Identifier: MIT
"""A choice on its way: made at once, asked about, held until it is valued, or thought over; with no controller."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import seeded

from engine.analysis.verdicts import Verdict
from engine.coach.reviewing.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import WARN_CHOICES, CoachMode
from yahtzee_gui.play.choices import Choices
from yahtzee_gui.play.scene.questions import Concern
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.play.scene.sight import Hint
from yahtzee_gui.play.scene.table_watch import TableState, TableStatus


class Desk:
    """Choices about one scene, and what they tell."""

    def __init__(self, scene):
        self.scene, self.told = scene, []
        self.choices = Choices()
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
def desk(qapp, analyzer_of):
    game = seeded("choices").roll()
    table = TableStatus(TableState.READY)
    return Desk(Scene(CoachMode.WARN, Record(game), review(game, analyzer_of(DEFAULT_RULES)), table))


def options(desk):
    return [option for option in desk.scene.review.analysis.options if option.category is not None or option.is_reroll]


@pytest.mark.parametrize("verdict", WARN_CHOICES)
def test_what_earns_the_verdict_or_a_worse_one_is_asked_about(desk, verdict):
    desk.choices.warns_from = verdict
    for option in options(desk):
        told = desk.choose(option)
        if option.verdict >= verdict:
            assert told == [("changed",)]
            assert desk.choices.question.option is option
            desk.choices.think_again()
            assert [name for name, *_ in desk.told] == ["changed", "reconsidered", "changed"]
        else:
            assert told == [("made", option.category)]
            assert desk.choices.question is None
    assert {option.verdict for option in options(desk)} >= {Verdict.BEST, Verdict.BLUNDER}


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.AFTER, CoachMode.LIVE])
def test_other_modes_warn_of_nothing(desk, mode):
    desk.scene = replace(desk.scene, mode=mode)
    for option in options(desk):
        assert desk.choose(option) == [("made", option.category)]


def test_after_a_hint_there_is_no_warning(desk):
    desk.scene = replace(desk.scene, hint=Hint.ALL)
    assert desk.choose(options(desk)[-1]) == [("made", options(desk)[-1].category)]


def test_the_same_choice_again_is_no_answer(desk):
    costly = options(desk)[-1]
    desk.choose(costly)
    question = desk.choices.question
    assert desk.choose(costly) == []
    assert desk.choices.question is question


def test_the_answers(desk):
    costly = options(desk)[-1]
    desk.choose(costly)
    attempt = desk.choices.question.attempt
    desk.choices.go_ahead()
    assert desk.told[1:] == [("made", costly.category)]
    desk.choose(costly)
    desk.choices.show_best()
    assert desk.told[1:] == [("reconsidered", attempt), ("hintRequested",)]
    assert desk.choices.question is None


def test_a_choice_is_held_until_it_is_valued(desk):
    valued, costly = desk.scene, options(desk)[-1]
    desk.scene = replace(valued, review=None)
    assert desk.choose(costly) == []
    desk.scene = valued
    desk.choices.resume(desk.scene)
    assert desk.told == [("changed",)]
    desk.choices.drop()
    desk.choices.resume(desk.scene)
    assert desk.choices.question is None


def test_what_was_held_is_forgotten_when_the_game_goes_on(desk):
    valued, costly = desk.scene, options(desk)[-1]
    desk.scene = replace(valued, review=None)
    desk.choose(costly)
    desk.choices.forget()
    desk.scene = valued
    desk.choices.resume(desk.scene)
    assert desk.told == []


def test_without_a_table_nothing_is_held(desk):
    costly = options(desk)[-1]
    desk.scene = replace(desk.scene, review=None, table=TableStatus(TableState.CANCELLED))
    assert desk.choose(costly) == [("made", costly.category)]


def test_a_zero_is_asked_about_where_that_is_wanted_and_not_graded(desk):
    desk.scene = replace(desk.scene, mode=CoachMode.OFF)
    desk.choices.confirms_zero = True
    for option in options(desk):
        told = desk.choose(option)
        assert told == ([("changed",)] if option.points == 0 else [("made", option.category)])
        if option.points == 0:
            assert desk.choices.question.concern is Concern.ZERO
            desk.choices.think_again()
            assert desk.told == [("changed",), ("changed",)]
