# SPDX-License-Identifier: MIT
"""A choice on its way: made at once, asked about, held until it is valued, or thought over; with no controller."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import WARN_CHOICES, CoachMode
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.play.confirmations import Confirmations
from yahtzee_gui.play.visibility import Hint


class Deciding:
    """Confirmations about one scene, and what they tell."""

    def __init__(self, scene):
        self.scene, self.told = scene, []
        told = "made", "reconsidered", "best_wanted", "reopened", "changed"
        self.confirmations = Confirmations(*map(self._noting, told))

    def _noting(self, name):
        return lambda *what: self.told.append((name, *what))

    def choose(self, option):
        """Make the choice of an option, and return what was told of it."""
        self.told.clear()
        if option.keep is not None:
            kept = self.scene.game.places_of(option.keep)
            self.scene = scene_with(self.scene, record=self.scene.record.mark(kept))
        self.confirmations.choose(self.scene, option.category)
        return list(self.told)


@pytest.fixture
def player(qapp, analyzer_of):
    game = seeded("choices").roll()
    table = TableStatus(TableState.READY)
    return Deciding(scene_of_record(CoachMode.WARN, Record(game), review(game, analyzer_of(DEFAULT_RULES)), table))


def options(player):
    return [
        option for option in player.scene.review.analysis.options if option.category is not None or option.is_reroll
    ]


@pytest.mark.parametrize("verdict", WARN_CHOICES)
def test_what_earns_the_verdict_or_a_worse_one_is_asked_about(player, verdict):
    player.confirmations.warns_from = verdict
    for option in options(player):
        told = player.choose(option)
        if option.verdict >= verdict:
            assert told == [("changed",)]
            assert player.confirmations.question.option is option
            player.confirmations.think_again()
            assert [name for name, *_ in player.told] == ["changed", "reconsidered", "changed"]
        else:
            assert told == [("made", option.category)]
            assert player.confirmations.question is None
    assert {option.verdict for option in options(player)} >= {Verdict.BEST, Verdict.BLUNDER}


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.AFTER, CoachMode.LIVE])
def test_other_modes_warn_of_nothing(player, mode):
    player.scene = scene_with(player.scene, mode=mode)
    for option in options(player):
        assert player.choose(option) == [("made", option.category)]


def test_a_hint_that_told_all_is_no_way_around_a_warning(player):
    player.scene = scene_with(player.scene, hint=Hint.ALL)
    assert player.choose(options(player)[-1]) == [("changed",)]
    assert player.confirmations.question.option is options(player)[-1]


def test_the_same_choice_again_is_no_answer(player):
    costly = options(player)[-1]
    player.choose(costly)
    question = player.confirmations.question
    assert player.choose(costly) == []
    assert player.confirmations.question is question


def test_the_answers(player):
    costly = options(player)[-1]
    player.choose(costly)
    attempt = player.confirmations.question.attempt
    player.confirmations.go_ahead()
    assert player.told[1:] == [("made", costly.category)]
    player.choose(costly)
    player.confirmations.show_best()
    assert player.told[1:] == [("reconsidered", attempt), ("best_wanted",)]
    assert player.confirmations.question is None


def test_a_choice_is_held_until_it_is_valued(player):
    valued, costly = player.scene, options(player)[-1]
    player.scene = scene_with(valued, review=None)
    assert player.choose(costly) == []
    player.scene = valued
    player.confirmations.resume(player.scene)
    assert player.told == [("changed",)]
    player.confirmations.drop()
    player.confirmations.resume(player.scene)
    assert player.confirmations.question is None


def test_what_was_held_is_forgotten_when_the_game_goes_on(player):
    valued, costly = player.scene, options(player)[-1]
    player.scene = scene_with(valued, review=None)
    player.choose(costly)
    player.confirmations.forget()
    player.scene = valued
    player.confirmations.resume(player.scene)
    assert player.told == []


def test_without_a_table_nothing_is_held(player):
    costly = options(player)[-1]
    player.scene = scene_with(player.scene, review=None, table=TableStatus(TableState.CANCELLED))
    assert player.choose(costly) == [("made", costly.category)]


def test_a_zero_is_asked_about_where_that_is_wanted_and_not_graded(player):
    player.scene = scene_with(player.scene, mode=CoachMode.OFF)
    player.confirmations.confirms_zero = True
    for option in options(player):
        told = player.choose(option)
        assert told == ([("changed",)] if option.points == 0 else [("made", option.category)])
        if option.points == 0:
            assert player.confirmations.question.concern is Concern.ZERO
            player.confirmations.think_again()
            assert player.told == [("changed",), ("changed",)]
