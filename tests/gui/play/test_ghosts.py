# SPDX-License-Identifier: MIT
"""Ghosts play what the engine plays, with the table that was there, or the fair one beside that of other dice."""

from __future__ import annotations

import pytest

import engine
from engine.games.game import Game
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.play import opponents
from yahtzee_gui.work import WindowWorkspace

START = Game("ghosts")
RIVALS = (Rival.PERFECT, Rival.RULES_OF_THUMB, Rival.MINCE, Rival.GREEDY)


@pytest.fixture
def workspace(delivery_of):
    made = WindowWorkspace()
    made.take(delivery_of(DEFAULT_RULES, DEMON))
    return made


def test_each_rival_plays_as_the_engine_has_it(workspace):
    for rival in RIVALS:
        assert workspace.get(opponents.played_by(workspace, START, rival)) == engine.play(rival.value, START.seed)


def test_perfect_play_and_foresight_are_those_of_the_engine(workspace):
    found = workspace.get(opponents.compared_play(workspace, START))
    assert found == (engine.play(seed=START.seed), engine.hindsight(START.seed))
