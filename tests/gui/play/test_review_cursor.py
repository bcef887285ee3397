# SPDX-License-Identifier: MIT
"""Looking back goes from decision to decision and from mistake to mistake of any scene, where that may be seen."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded
from scenes import scene_of_record, scene_with

from engine.game_review.review import review
from engine.games.record import Record
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene_source import ReviewCursor


class Onlooker:
    """Who looks back at a game of four turns, and counts how often that is told."""

    def __init__(self, analyzer, mode):
        game = seeded("look back")
        for _ in range(4):
            game = game.roll()
            game = game.roll((True, True, True, False, False))
            game = game.score(first_allowed(game))
        self.scene = scene_of_record(mode, Record(game), review(game, analyzer))
        self.eyes, self.told = ReviewCursor(lambda: self.scene, self.count), 0

    def count(self):
        self.told += 1

    @property
    def here(self):
        return scene_with(self.scene, look=self.eyes.look).viewed


@pytest.fixture
def onlooker_of(qapp, analyzer_of):
    from engine.rules.scoring import DEFAULT_RULES

    return lambda mode: Onlooker(analyzer_of(DEFAULT_RULES), mode)


@pytest.fixture
def onlooker(onlooker_of):
    return onlooker_of(CoachMode.LIVE)


def test_steps_end_at_the_first_decision_and_at_the_game_as_it_is(onlooker):
    decisions = onlooker.scene.decisions
    places = []
    for _ in range(len(decisions) + 2):
        onlooker.eyes.view_step(-1)
        places.append(onlooker.here)
    assert places == [*decisions[::-1], decisions[0], decisions[0]]
    for decision in [*decisions[1:], None, None]:
        onlooker.eyes.view_step(1)
        assert onlooker.here is decision
    assert onlooker.told == 2 * len(decisions), "what changes nothing is not told"


@pytest.mark.parametrize("step", [1, -1])
def test_mistakes_go_round_and_round(onlooker, step):
    mistakes = onlooker.scene.mistakes[::step]
    assert len(mistakes) > 2
    for mistake in [*mistakes, *mistakes]:
        onlooker.eyes.view_mistake(step)
        assert onlooker.here is mistake


def test_the_next_mistake_is_the_next_from_where_one_is(onlooker):
    decisions, mistakes = onlooker.scene.decisions, onlooker.scene.mistakes
    here = mistakes[1].event
    beside = next(decision for decision in decisions if decision.event > here)
    onlooker.eyes.view(beside)
    onlooker.eyes.view_mistake(-1)
    assert onlooker.here is mistakes[1]


def test_with_the_coach_off_there_is_nothing_to_look_back_at(onlooker_of):
    onlooker = onlooker_of(CoachMode.OFF)
    for _ in range(2):
        onlooker.eyes.view_step(-1)
        onlooker.eyes.view_mistake(1)
        onlooker.eyes.view_event(onlooker.scene.review.decisions[0].event)
    assert (onlooker.here, onlooker.told) == (None, 0)


def test_another_decision_and_the_end_of_looking_back_forget_the_option_pointed_at(onlooker):
    option = onlooker.scene.decisions[0].analysis.options[1]
    for leave in (lambda: onlooker.eyes.view_step(-1), onlooker.eyes.end):
        onlooker.eyes.select(option)
        assert onlooker.eyes.look.selected is option
        leave()
        assert onlooker.eyes.look.selected is None
    assert onlooker.here is None
