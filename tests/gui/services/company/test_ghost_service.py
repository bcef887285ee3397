# SPDX-License-Identifier: MIT
"""The ghost service plays what the engine plays, waits for its table, and answers the newest request only."""

from __future__ import annotations

import pytest

import engine
from engine.games.game import Game
from engine.rules.dice_models import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.services import jobs
from yahtzee_gui.services.company.ghost_service import GhostService

START = Game("ghosts")
NAMES = {
    Rival.PERFECT: "optimal",
    Rival.RULES_OF_THUMB: "rules-of-thumb",
    Rival.MINCE: "mince",
    Rival.GREEDY: "greedy",
}
LONG = 120_000  # the first game of a strategy compiles


@pytest.fixture
def ghosts(qtbot, monkeypatch):
    monkeypatch.setattr(jobs, "_HEAD_START", 0.0)
    service = GhostService()
    yield service
    service.close()
    service.join()


def test_each_rival_plays_as_the_engine_has_it(qtbot, ghosts, delivery_of):
    ghosts.take_delivery(delivery_of(DEFAULT_RULES))
    for rival, name in NAMES.items():
        with qtbot.waitSignal(ghosts.played, timeout=LONG) as told:
            ghosts.play(START, rival)
        assert told.args == [rival, engine.play(name, START.seed)]


def test_what_is_asked_for_waits_for_its_table(qtbot, ghosts, delivery_of):
    forced = Game("ghosts", RULE_SETS["forced-joker"])
    ghosts.take_delivery(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignals([ghosts.played, ghosts.compared], timeout=LONG):
        ghosts.play(forced, Rival.PERFECT)
        ghosts.compare(forced)
        ghosts.take_delivery(delivery_of(forced.rules))


def test_only_the_newest_rival_answers(qtbot, ghosts, delivery_of):
    answered = []
    ghosts.played.connect(lambda rival, game: answered.append((rival, game.seed)))
    ghosts.play(START, Rival.GREEDY)
    ghosts.play(Game("another"), Rival.PERFECT)
    with qtbot.waitSignal(ghosts.played, timeout=LONG):
        ghosts.take_delivery(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignal(ghosts.compared, timeout=LONG):  # on the same worker: all before it is done
        ghosts.compare(START)
    assert answered == [(Rival.PERFECT, "another")]


def test_perfect_play_and_foresight_are_those_of_the_engine(qtbot, ghosts, delivery_of):
    ghosts.take_delivery(delivery_of(DEFAULT_RULES))
    with qtbot.waitSignal(ghosts.compared, timeout=LONG) as told:
        ghosts.compare(START)
    assert told.args == [engine.play(seed=START.seed), engine.hindsight(START.seed)]


def test_the_fair_table_beside_that_of_other_dice_serves_as_well(qtbot, ghosts, delivery_of):
    delivery = delivery_of(DEFAULT_RULES, DEMON)
    assert delivery.fair is not None
    with qtbot.waitSignal(ghosts.played, timeout=LONG):
        ghosts.play(START, Rival.PERFECT)
        ghosts.take_delivery(delivery)


def test_closed_it_plays_no_more(qtbot, ghosts, delivery_of):
    answered = []
    ghosts.played.connect(lambda *_: answered.append(1))
    ghosts.play(START, Rival.PERFECT)
    ghosts.close()
    ghosts.take_delivery(delivery_of(DEFAULT_RULES))
    ghosts.join()
    qtbot.wait(1)
    assert answered == []
