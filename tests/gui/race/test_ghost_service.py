# SPDX-License-Identifier: MIT
"""The ghost service plays what the engine plays, waits for its table, and answers the newest request only."""

from __future__ import annotations

import pytest

import engine
from engine.games.game import Game
from engine.rules.dice_models import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.race.ghost_service import GhostService
from yahtzee_gui.services import jobs

START = Game("ghosts")
NAMES = {
    Rival.PERFECT: "optimal",
    Rival.RULES_OF_THUMB: "rules-of-thumb",
    Rival.MINCE: "mince",
    Rival.GREEDY: "greedy",
}


@pytest.fixture
def ghosts(qtbot, monkeypatch, engine_queue):
    monkeypatch.setattr(jobs, "_HEAD_START", 0.0)
    return GhostService(engine_queue)


@pytest.fixture
def give(engine_queue, ghosts):
    """Return a function that puts a table in the workspace and tells the ghosts, as the coach does."""

    def take(delivery):
        engine_queue.workspace.take(delivery)
        ghosts.take_delivery(delivery)

    return take


def test_each_rival_plays_as_the_engine_has_it(qtbot, ghosts, give, delivery_of):
    give(delivery_of(DEFAULT_RULES))
    for rival, name in NAMES.items():
        with qtbot.waitSignal(ghosts.played) as told:
            ghosts.play(START, rival)
        assert told.args == [rival, engine.play(name, START.seed)]


def test_what_is_asked_for_waits_for_its_table(qtbot, ghosts, give, delivery_of):
    forced = Game("ghosts", RULE_SETS["forced-joker"])
    give(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignals([ghosts.played, ghosts.compared]):
        ghosts.play(forced, Rival.PERFECT)
        ghosts.compare(forced)
        give(delivery_of(forced.rules))


def test_only_the_newest_rival_answers(qtbot, ghosts, give, delivery_of):
    answered = []
    ghosts.played.connect(lambda rival, game: answered.append((rival, game.seed)))
    ghosts.play(START, Rival.GREEDY)
    ghosts.play(Game("another"), Rival.PERFECT)
    with qtbot.waitSignal(ghosts.played):
        give(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignal(ghosts.compared):  # on the same worker: all before it is done
        ghosts.compare(START)
    assert answered == [(Rival.PERFECT, "another")]


def test_perfect_play_and_foresight_are_those_of_the_engine(qtbot, ghosts, give, delivery_of):
    give(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignal(ghosts.compared) as told:
        ghosts.compare(START)
    assert told.args == [engine.play(seed=START.seed), engine.hindsight(START.seed)]


def test_the_fair_table_beside_that_of_other_dice_serves_as_well(qtbot, ghosts, give, delivery_of):
    delivery = delivery_of(DEFAULT_RULES, DEMON)
    assert delivery.fair is not None
    with qtbot.waitSignal(ghosts.played):
        ghosts.play(START, Rival.PERFECT)
        give(delivery)


def test_closed_it_plays_no_more(qtbot, ghosts, give, engine_queue, delivery_of):
    answered = []
    ghosts.played.connect(lambda *_: answered.append(1))
    ghosts.play(START, Rival.PERFECT)
    engine_queue.close()
    give(delivery_of(DEFAULT_RULES))
    engine_queue.join()
    qtbot.wait(1)
    assert answered == []


def test_another_table_has_nothing_played_again_that_was_played(qtbot, ghosts, give, delivery_of):
    answered = []
    ghosts.played.connect(lambda *_: answered.append(1))
    give(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignal(ghosts.played):
        ghosts.play(START, Rival.PERFECT)
    give(delivery_of(RULE_SETS["forced-joker"]))
    with qtbot.waitSignal(ghosts.compared):
        ghosts.compare(START)
    assert answered == [1]
