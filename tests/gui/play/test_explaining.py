# SPDX-License-Identifier: MIT
"""Explanations: of the option that is explained, and of the decisions whose reasons are told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from engine_samples import scores_with
from gui_driver import seeded

from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach.why_view import why_in_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.play.coach_client import CoachClient
from yahtzee_gui.play.coach_state import inquiry_about


@pytest.fixture
def client(qapp, engine, delivery_of):
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    told = []
    made = CoachClient(Coach(engine), engine, told.append, lambda: None, lambda: told.append(made.said.answers))
    made.told = told
    return made


@pytest.fixture
def inquiries(analyzer_of):
    position = Position((2, 2, 4, 5, 2), 2, scores_with(aces=3, threes=9))
    analysis = analyzer_of(DEFAULT_RULES).analyze(position)
    return [inquiry_about(option, analysis) for option in analysis.options[:6]]


def test_all_are_answered_together(client, inquiries, qtbot):
    first, *others = inquiries
    told = client.told
    client.explain(SimpleNamespace(inquiries=(first, *others)))
    assert client.said.answers == {}
    qtbot.waitUntil(lambda: bool(told))
    assert {asked: found.inquiry for asked, found in client.said.answers.items()} == {one: one for one in inquiries}
    assert all(found.reasons for found in client.said.answers.values())
    client.explain(SimpleNamespace(inquiries=(first, inquiries[1])))
    client.explain(SimpleNamespace(inquiries=(inquiries[1],)))
    assert client.said.answers is told[-1], "what is known is not asked again"
    assert len(told) == 1, "they come together"


def test_what_is_asked_no_more_is_forgotten_with_the_next_answer(client, inquiries, qtbot):
    before, kept, new = inquiries[:3]
    for asked in ((before, kept), (kept, new)):
        told = len(client.told)
        client.explain(SimpleNamespace(inquiries=asked))
        qtbot.waitUntil(lambda told=told: len(client.told) > told)
    assert set(client.said.answers) == {kept, new}


def test_nothing_is_known_of_nothing(client):
    client.explain(SimpleNamespace(inquiries=()))
    assert client.said.answers == {}


def test_the_choice_made_last_has_its_reason(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    for _ in range(3):
        player.press_roll()
        player.settle()
    player.click_box(Category.YAHTZEE)
    player.settle()
    scene = player.controller.scene
    (told,) = scene().told
    assert told.taken is scene().last_decision.taken
    player.wait(lambda: scene().comparison_of(told) is not None)
    assert player.card.why.view.sentence == why_in_words(scene().comparison_of(told))
    assert player.card.why.view.told[0].dice == told.before.dice
    player.controller.set_mode(CoachMode.OFF)
    assert scene().told == ()


def test_at_the_end_the_costliest_decision_of_all_has_its_reason(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.OFF)
    player.play_to_end()
    player.settle()
    scene = player.controller.scene
    assert scene().told == (scene().report.worst,)
    player.wait(lambda: scene().comparison_of(scene().report.worst) is not None)
    assert why_in_words(scene().comparison_of(scene().report.worst))
