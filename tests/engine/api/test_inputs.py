# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from api_samples import POSITION
from command_samples import EXAMPLE
from engine_samples import scores_with

from engine import api
from engine.distribution.statistics import Start
from engine.games.position import Position, PositionError
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.solving.library import TableKey


def test_settings():
    assert api.key_of() == TableKey(DEFAULT_RULES, FAIR_DICE)
    assert api.key_of("no-joker", "demon", 2) == TableKey(rule_set("no-joker", 2), dice_model("demon"))
    assert api.key_of(rule_set("no-joker", 4), dice_model("demon")).rules.rolls_per_turn == 4
    for bad in (("maxi-yatzy",), (None, "loaded"), (None, None, 9)):
        with pytest.raises(ValueError, match=r"^(rules|dice_model|rolls_per_turn): "):
            api.key_of(*bad)


@pytest.mark.parametrize("option", [(2, 2), (2, 4, 2), (), Category.TWOS, Category.CHANCE])
def test_starts(option):
    between = {"scores": {"aces": 3}, "rules": "no-joker"}
    assert api.start_of(between) == (TableKey(RULE_SETS["no-joker"]), Start(scores_with(aces=3)))
    with pytest.raises(PositionError, match=r"^dice: are missing"):
        api.start_of(between, option)
    if option == Category.CHANCE:
        with pytest.raises(PositionError, match=r"^score: "):
            api.start_of(POSITION, option)
    else:
        assert api.start_of(POSITION, option) == api.start_of(EXAMPLE, option)


@pytest.mark.parametrize("question", [api.advise, api.explain, api.answers, api.statistics])
@pytest.mark.parametrize("position", [Position((1, 2, 3, 4, 7), 2), Position((1, 2, 3, 4, 5), 3), {"dice": "1"}, None])
def test_a_position_that_cannot_come_up_is_refused(question, position):
    if position is None and question is api.statistics:
        return
    with pytest.raises(PositionError, match=r"^[a-z_]+: "):
        question(position)
