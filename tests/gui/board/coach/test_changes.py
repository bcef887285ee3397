# SPDX-License-Identifier: MIT
"""What would have to change, under the options: what the engine finds, for the position that is seen and no other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from audits import daily
from history_samples import played_record

from engine import api
from engine.game_review import neighbours
from engine.game_review.neighbours import other_rules
from engine.games.game import Game
from engine.rules.scoring import RULE_SETS, rule_set
from yahtzee_gui.board.coach import changes as changes_module
from yahtzee_gui.board.coach import why_words as words
from yahtzee_gui.board.coach.changes import Changes, ChangesList, beyond
from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.words import names


@pytest.fixture
def player(open_player):
    record = played_record("changes 5")  # with two boxes open, another option is best without Yahtzee bonuses
    while len(record.game.filled) > 11 or not (record.game.has_rolled and record.game.rolls_left == 2):
        record = record.undo()
    player = open_player(game=record, mode=CoachMode.LIVE)
    player.wait(lambda: player.session.controller.scene().comparison is not None)
    return player


def shown(player):
    player.click(player.card.why.what_if)
    changes = player.window.changes
    player.qtbot.waitUntil(lambda: changes.state.is_around)
    return changes


@pytest.mark.parametrize("count", daily([1, len(RULE_SETS)]), ids=["one other rule set", "all"])
def test_what_is_told_is_what_the_engine_finds(player, monkeypatch, count):
    """Other rules take a table each: one of them, by which another option is best, every day; all in audits."""
    for module in (changes_module, neighbours):
        monkeypatch.setattr(module, "other_rules", lambda here: other_rules(here)[-count:])
    changes = shown(player)
    position = player.session.controller.scene().analysis.position
    quick = tuple(api.neighbours(position))
    assert changes.state.found[: len(quick)] == quick
    player.qtbot.waitUntil(lambda: not changes.state.left)
    beyond = {one.goal or one.rules for one in changes.state.found[len(quick) :]}
    found = api.neighbours(position, rules=True, goals=True)
    assert any(one.rules for one in found), "choose another position: by these rules the same is best"
    assert beyond == {one.goal or one.rules for one in found if one.goal or one.rules}
    rows = [row for row in player.card.why.changes.rows if row.isVisible()]
    assert [row.pieces for row in rows] == [names.pieces(words.change(one)) for one in changes.state.found]


def test_what_was_found_about_another_position_is_dropped(player):
    changes = shown(player)
    before = changes.state
    player.session.controller.undo()
    player.wait(lambda: changes.state.analysis is not before.analysis)
    now = changes.state
    changes._take(before.analysis.position, None, before.found)
    assert changes.state == now


def test_before_the_choice_nothing_of_it_shows_in_other_modes(player):
    shown(player)
    player.session.controller.set_mode(CoachMode.WARN)
    assert player.card.why.side is Side.WHY
    assert not player.card.why.what_if.isVisible()
    shows = ChangesList()
    shows.set_state(Changes())
    assert shows.remark.text() == words.not_now()


def test_nothing_is_announced_before_a_change_is_found(player):
    changes = shown(player)
    looking = Changes(changes.state.analysis, (), True, left=changes.state.left[:1] or (None,), of=2)
    shows = ChangesList()
    shows.set_state(looking)
    assert words.otherwise() not in shows.heading.accessibleName()
    assert shows.remark.text() == words.beyond(1, 2)
    found = replace(looking, found=changes.state.found[:1])
    shows.set_state(found)
    assert (words.otherwise() in shows.heading.accessibleName()) is bool(found.found)


@pytest.mark.parametrize("name", ["yatzy", "kniffel", "yacht", "generala", "forced-joker"])
def test_games_with_other_boxes_are_held_against_goals_only(name):
    rules = rule_set(name)
    position = Game("boxes", rules).roll().position
    others = [one for one in beyond(position) if isinstance(one, type(rules))]
    assert bool(others) is rules.is_yahtzee
    assert len(beyond(position)) > len(others)
