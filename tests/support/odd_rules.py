# SPDX-License-Identifier: MIT
"""Small rule files that use the whole format, as somebody who tries everything would write them."""

import json
from random import Random

from engine.rules.reading import RulesError, rule_set_from
from engine.rules.rule_sets import USUAL

_LOWER = [key for key, box in USUAL.items() if not box.category.is_upper]
_UPPER = [key for key, box in USUAL.items() if box.category.is_upper]


def as_toml(data):
    """Return a table of rules as a file that says no more than the table."""
    boxes = [", ".join(f"{field} = {json.dumps(value)}" for field, value in box.items()) for box in data["box"]]
    lines = [f"{field} = {json.dumps(value)}" for field, value in data.items() if field != "box"]
    return "\n".join([*lines, "box = [", *(f"  {{ {box} }}," for box in boxes), "]"]) + "\n"


def odd_rules(seed):
    """Return a table of rules with two to four boxes: the same for the same seed."""
    random = Random(seed)
    while True:
        data = _table(random)
        try:
            rule_set_from(data)
        except RulesError:  # bonuses without a Yahtzee box, a key or a face twice
            continue
        return data


def _table(random):
    boxes = [_box(random) for _ in range(random.randint(1, 3))]
    if random.random() < 0.8:
        boxes.insert(random.randrange(len(boxes) + 1), _yahtzee(random))
    data = {
        "name": "Odd",
        "rolls_per_turn": random.choice([1, 2, 2, 3]),
        "upper_bonus": random.choice([0, 0, 7]),
        "upper_bonus_at": random.choice([1, 6, 63]),
        "extra_yahtzee": random.choice([0, 11, 100]),
        "joker": random.choice(["none", "free", "forced", "full"]),
        "in_order": random.random() < 0.4,
        "box": boxes,
    }
    for field in ("rolls_per_turn", "upper_bonus_at"):
        if random.random() < 0.3:
            del data[field]
    return data


def _yahtzee(random):
    known = {"key": "yahtzee"} | random.choice([{}, {}, {"alike": 4}, {"groups": [3, 2], "same_face": True}])
    return _with_points(random, random.choice([known, known, {"key": "five", "alike": 5, "points": 30}]))


def _box(random):
    if random.random() < 0.4:
        return {"key": random.choice(_UPPER)} | random.choice([{}, {}, {}, {"alike": 3}])
    key = random.choice([*_LOWER, "odd", "other"])
    pattern = random.choice(
        [
            {},
            {"face": random.randint(1, 6)},
            {"alike": random.randint(1, 5)},
            {"groups": random.choice([[2, 2], [2, 3], [1, 1, 1], [5], [4, 1]]), "same_face": random.random() < 0.5},
            {"straight": random.randint(2, 5)},
            {"dice": random.sample(["12345", "65432", "11166", "66666", "13456"], random.randint(1, 3))},
        ]
    )
    if "face" in pattern:
        return {"key": key} | pattern
    found = {"key": key} | pattern
    return _with_points(random, found, is_needed=key not in USUAL)


def _with_points(random, box, is_needed=False):
    if is_needed or random.random() < 0.5:
        box = box | {"points": random.choice(["own", "all", 0, 17])}
    return box | ({"first_roll": random.choice([5, 40])} if random.random() < 0.3 else {})
