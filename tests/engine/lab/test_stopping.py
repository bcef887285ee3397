# SPDX-License-Identifier: MIT
"""When to give up a game, against a player of two open boxes who is worked out by going round until nothing changes."""

import naive
import pytest
from audits import daily

from engine.lab.high_scores import first_turns, stopping
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.runtime.steps import finish
from engine.solving.goal_tables import Beginning

RULES = rule_set("no-yahtzee-bonus", 1)
BEGIN = Beginning((1, 0b011111, 0b011111, 30), 100, 100)  # Sixes and Chance are open
WEIGHTS = {roll: ways / 6**5 for roll, ways in naive.throws(5).items()}
BOXES = ("sixes", "chance")


def _second(box, points, target):
    """Return the chance that the last box makes the target."""
    other = BOXES[1 - BOXES.index(box)]
    return sum(weight for roll, weight in WEIGHTS.items() if points + naive.score(other, roll) >= target)


def _twin(target):
    """Return the least mean number of turns, and which first turns go on."""
    chances = {(box, points): _second(box, points, target) for box in BOXES for points in range(100, 131)}
    turns = 1.0
    for _ in range(20_000):
        before, turns = turns, 1.0
        for roll, weight in WEIGHTS.items():
            ways_on = []
            for box in BOXES:
                points = 100 + naive.score(box, roll)
                on = 1 + (1 - chances[box, min(points, 130)]) * before
                ways_on.append(0.0 if points >= target else min(before, on))
            turns += weight * min(ways_on)
        if abs(turns - before) < 1e-13 * turns:
            break
    return turns, {key for key, chance in chances.items() if 1 + (1 - chance) * turns < turns}


@pytest.mark.parametrize("target", daily([118, 130, 140], 2))
def test_two_open_boxes_are_those_of_the_twin(target):
    found = finish(stopping(RULES, target, BEGIN, threads=1))
    turns, going_on = _twin(target)
    assert found.turns == pytest.approx(turns, rel=1e-9)
    assert found.turns <= found.turns_without + 1e-9
    for (box, points), state in {
        (box, points): (
            (1, 0b011111, 0b111111, min(30 + points - 100, 63)) if box == "sixes" else (1, 63, 0b011111, 30),
            points,
        )
        for box in BOXES
        for points in (106, 112, 118, 124)
    }.items():
        if points < target and not (box == "chance" and points == 100):
            assert found.goes_on(*state) is ((box, points) in going_on)


def test_a_target_out_of_reach_is_refused():
    with pytest.raises(ValueError, match="reach: no game ends with 400 points or more"):
        finish(stopping(RULES, 400, BEGIN, threads=1))


@pytest.mark.audit
def test_stopping_on_the_way_to_300_saves_turns():
    found = finish(stopping(DEFAULT_RULES, 300))
    assert found.chance == pytest.approx(0.176030919673, abs=1e-11)
    assert found.turns_without == pytest.approx(13 / found.chance)
    assert found.turns < 0.8 * found.turns_without
    assert first_turns(found)[Category.YAHTZEE] == {0: False, 50: True}
