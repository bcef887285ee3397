# SPDX-License-Identifier: MIT
"""Whatever can be chosen has a name, and is explained: a rule set, dice or a goal that comes has to bring its words."""

from __future__ import annotations

import pytest

from engine.games.goals import OWN_KINDS, ReachGoal, RiskGoal, WinGoal
from engine.rules.dice import OFFERED_DICE
from engine.rules.scoring import RULE_SETS
from yahtzee_gui.help import words
from yahtzee_gui.words import goals, names


def test_every_rule_set_has_its_words():
    for said in (names.rules_name, names.rules_in_sentence, names.rules_explained, words.rules_joker):
        texts = [said(rules) for rules in RULE_SETS.values()]
        assert all(texts)
        assert len(set(texts)) == len(RULE_SETS)
        assert set(texts).isdisjoint(RULE_SETS), f"{said.__name__} lacks a rule set"


@pytest.mark.parametrize("said", [names.dice_model_name, names.dice_model_explained])
def test_all_dice_on_offer_have_their_words(said):
    texts = [said(model) for model in OFFERED_DICE]
    assert all(texts)
    assert len(set(texts)) == len(OFFERED_DICE)


def test_every_goal_has_a_name_of_its_own():
    known = (ReachGoal(300), RiskGoal(0.05), WinGoal())
    assert len({goals.name(goal) for goal in known}) == len(known) == len(OWN_KINDS) + 1
