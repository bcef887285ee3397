# SPDX-License-Identifier: MIT
"""The slow twin of rules as data: games of few boxes worked out from the table that describes them, in plain Python.

It shares no code with the engine. Rules are the dictionary that TOML gives. A state is what the card holds: the boxes
that are filled, the points in those with a face, and whether the box for five alike has points. Its value is the mean
over first rolls of the best that can be made of each; keeps are tried one by one, and so are the boxes.
"""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache, lru_cache

FACES = {"aces": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
MEANINGS = {
    "three_of_a_kind": {"alike": 3, "points": "all"},
    "four_of_a_kind": {"alike": 4, "points": "all"},
    "full_house": {"groups": [3, 2], "points": 25},
    "small_straight": {"straight": 4, "points": 30},
    "large_straight": {"straight": 5, "points": 40},
    "yahtzee": {"alike": 5, "points": 50},
    "chance": {"points": "all"},
    "one_pair": {"alike": 2, "points": "own"},
    "two_pairs": {"groups": [2, 2], "points": "own"},
    **{key: {"face": face} for key, face in FACES.items()},
}
PATTERNS = ("face", "alike", "groups", "dice", "straight")


@cache
def throws(count):
    """Return the throws of some dice, order ignored, with their weights."""
    return tuple(Counter(tuple(sorted(throw)) for throw in itertools.product(range(1, 7), repeat=count)).items())


@cache
def keeps(roll):
    """Return the parts of a roll that leave something to roll."""
    return tuple({part for count in range(5) for part in itertools.combinations(roll, count)})


@cache
def outcomes(keep):
    """Return what a keep becomes, each with its chance."""
    return tuple((tuple(sorted(keep + throw)), ways / 6 ** (5 - len(keep))) for throw, ways in throws(5 - len(keep)))


ROLLS = outcomes(())


def made(box, roll):
    """Return every way in which dice of a roll make a box."""
    if "face" in box:
        return [[face for face in roll if face == box["face"]]]
    if "alike" in box:
        return [[face] * box["alike"] for face in range(1, 7) if roll.count(face) >= box["alike"]]
    if "dice" in box:
        return [list(roll)] if "".join(map(str, roll)) in ["".join(sorted(one)) for one in box["dice"]] else []
    if "straight" in box:
        runs = [list(range(low, low + box["straight"])) for low in range(1, 7) if low + box["straight"] <= 7]
        return [run for run in runs if all(face in roll for face in run)]
    if "groups" not in box:
        return [list(roll)]
    found = []
    for faces in itertools.product(range(1, 7), repeat=len(box["groups"])):
        dice = [face for face, size in zip(faces, box["groups"], strict=True) for _ in range(size)]
        differ = len(set(faces)) == len(faces)
        if (differ or box.get("same_face")) and all(dice.count(face) <= roll.count(face) for face in dice):
            found.append(dice)
    return found


class Twin:
    """Works out one rule set."""

    def __init__(self, rules):
        self.rules = rules
        self.boxes = []
        for box in rules["box"]:
            known = {} if any(pattern in box for pattern in PATTERNS) else MEANINGS.get(box["key"], {})
            self.boxes.append({"points": MEANINGS.get(box["key"], {}).get("points"), **known, **box})
        keys = [box["key"] for box in self.boxes]
        fives = [number for number, box in enumerate(self.boxes) if box.get("alike") == 5]
        self.five_box = keys.index("yahtzee") if "yahtzee" in keys else (fives or [None])[0]
        self.value = lru_cache(maxsize=None)(self._value)
        self.rolled = lru_cache(maxsize=None)(self._rolled)
        self.kept = lru_cache(maxsize=None)(self._kept)

    def score(self, number, roll, *, joker=False, first=False):
        """Return the points of a roll in a box; a joker makes any box but those with a face."""
        box = self.boxes[number]
        ways = made(box, roll)
        if joker and "face" not in box and not ways:
            size = sum(box.get("groups", ())) or box.get("straight") or 5
            ways = [list(roll[:size])]
        if not ways:
            return 0
        counted, _, more = str(box["points"]).partition("+")
        if "face" in box or counted == "own":
            points = max(map(sum, ways)) + int(more or 0)
        else:
            points = sum(roll) + int(more or 0) if counted == "all" else box["points"]
        return max(points, box.get("first_roll", 0)) if first else points

    def choices(self, state, roll, first):
        """Return the boxes that a roll may be scored in, with the points."""
        filled, _, _ = state
        still_open = [number for number in range(len(self.boxes)) if number not in filled]
        if self.rules.get("in_order") or "order" in self.rules:
            keys = [box["key"] for box in self.boxes]
            order = [keys.index(key) for key in self.rules.get("order", keys)]
            still_open = sorted(still_open, key=order.index)[:1]
        kind = self.rules.get("joker", "none")
        same = [n for n, box in enumerate(self.boxes) if box.get("face") == roll[0] and n not in filled]
        is_late = len(set(roll)) == 1 and self.five_box in filled and kind != "none"
        full = is_late and (kind == "full" or not same)
        if is_late and kind == "forced" and len(still_open) > 1:
            lower = [number for number in still_open if "face" not in self.boxes[number]]
            still_open = same or lower or still_open
        more = self.rules.get("extra_in_number", 0) if len(set(roll)) == 1 and self.five_box in filled else 0
        return {
            number: self.score(number, roll, joker=full, first=first) + (more if number in same else 0)
            for number in still_open
        }

    def after(self, state, number, points):
        """Return the state after a box is filled, and what that brings besides its points."""
        filled, total, has_five = state
        bonus = 0
        if "face" in self.boxes[number]:
            at = self.rules.get("upper_bonus_at", 63)
            bonus = self.rules.get("upper_bonus", 0) if total < at <= total + points else 0
            total += points
        return (filled | {number}, total, has_five or (number == self.five_box and points > 0)), bonus

    def scored(self, state, roll, first):
        """Return what the best box is worth, all that follows included."""
        extra = self.rules.get("extra_yahtzee", 0) if len(set(roll)) == 1 and state[2] else 0
        found = []
        for number, points in self.choices(state, roll, first).items():
            next_state, bonus = self.after(state, number, points)
            found.append(points + bonus + extra + self.value(next_state))
        return max(found)

    def _kept(self, state, keep, left):
        return sum(chance * self.rolled(state, roll, left - 1) for roll, chance in outcomes(keep))

    def _rolled(self, state, roll, left):
        best = self.scored(state, roll, left == self.rules.get("rolls_per_turn", 3) - 1)
        if left:
            best = max([best, *(self.kept(state, keep, left) for keep in keeps(roll))])
        return best

    def _value(self, state):
        if len(state[0]) == len(self.boxes):
            return 0.0
        left = self.rules.get("rolls_per_turn", 3) - 1
        return sum(chance * self.rolled(state, roll, left) for roll, chance in ROLLS)

    @property
    def par(self):
        """The value of the empty card."""
        return self.value((frozenset(), 0, False))
