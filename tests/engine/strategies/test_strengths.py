# SPDX-License-Identifier: MIT
"""Strengths that are written down are those that come out when everything is worked out again."""

from __future__ import annotations

import numpy as np
import pytest

from engine import api
from engine.matches.win_chances import chance_to_beat
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.strategies import players, strategies
from engine.strategies.strategies import PLAIN, PLAYS_TO_WIN, Face, StrategyKind, strategy

NAMES = *(face.value for face in Face if face is not Face.VICTOR), *(one.name for one in PLAIN)
ALL = [(rules, name) for rules in RULE_SETS.values() for name in dict.fromkeys(NAMES)]
FREE = RULE_SETS["free-joker"]


@pytest.mark.audit
@pytest.mark.parametrize(("rules", "name"), ALL, ids=lambda one: getattr(one, "name", one))
def test_what_is_written_down_comes_out_again(rules, name):
    found, written = api.strength(name, rules=rules), strategies.strength(strategy(name), rules)
    assert (found.mean, found.sd) == pytest.approx((written.mean, written.sd), abs=1e-9)
    assert found.beats_perfect == pytest.approx(written.beats_perfect, abs=1e-12)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.name)
def test_all_strategies_and_faces_are_written_down_from_weak_to_strong(rules):
    plays = [face.value for face in Face if face is not Face.VICTOR]
    found = [strategies.strength(strategy(name), rules) for name in plays]
    assert found == sorted(found, key=lambda one: one.mean)
    assert found[-1].beats_perfect == pytest.approx(0.5, abs=1e-12)
    assert Face.VICTOR.value == PLAYS_TO_WIN
    assert len({face.key for face in Face}) == len(Face)


@pytest.mark.parametrize(("rules", "name"), ALL, ids=lambda one: getattr(one, "name", one))
def test_plays_like_n_averages_n(rules, name):
    one, found = strategy(name), strategies.strength(strategy(name), rules)
    if one.kind is StrategyKind.PLAYS_LIKE:
        assert found.mean == pytest.approx(one.number, abs=players.TOLERANCE)
        assert strategies.reach_of(one, rules) > 0.0
    else:
        assert strategies.reach_of(one, rules) == 0.0


def test_a_reach_that_is_written_down_is_not_looked_for(table_of, monkeypatch):
    monkeypatch.setattr(players, "_reach_of", None)
    one = strategy(Face.LEO.value)
    assert finish(players.player(one, table_of(FREE))).reach == strategies.reach_of(one, FREE)


def test_what_is_not_written_down_is_none():
    assert strategies.strength(strategy("plays-like-231"), FREE) is None
    assert strategies.reach_of(strategy("greedy"), rule_set("free-joker", 2)) is None
    assert strategies.strength(strategy("greedy"), rule_set("free-joker", 2)) is None


def test_the_chance_to_beat_others_by_hand():
    half = np.array([0.5, 0.5])
    assert chance_to_beat(half, [half]) == pytest.approx(0.5)
    assert chance_to_beat(np.array([0.0, 0.0, 1.0]), [half, half]) == 1.0
    assert chance_to_beat(half, [np.array([0.0, 1.0])]) == pytest.approx(0.25)
    # With 1 against two who have 0 or 1: alone 1/4, one of three 1/4, one of two 1/2.
    assert chance_to_beat(np.array([0.0, 1.0]), [half, half]) == pytest.approx(1 / 4 + 1 / 12 + 1 / 4)
