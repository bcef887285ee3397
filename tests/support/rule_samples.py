# SPDX-License-Identifier: MIT
"""A rule list with something of everything, and the same rules once more in plain Python over the slow twin."""

from __future__ import annotations

import naive

from engine.strategies.strategies import rule_list

RULES = """
    name a-bit-of-everything
    stop if full house and full house open
    keep pair of 4 5 6 if its box open and 2 rolls left
    keep 4 in a row if large straight or small straight open   # where a straight is wanted
    keep every 5 6 if not pair and chance open
    keep 3 of a large straight if large straight open and sum 14 or more
    keep two pairs if four of a kind filled and no upper box open
    keep highest die if any lower box open and yahtzee filled and 1 roll left
    score its box if four alike
    score chance for 22 or more
    score full house
    give up yahtzee or sixes or aces if any lower box open
"""


def listed(otherwise):
    """Return the strategy of these rules."""
    return rule_list(f"otherwise {otherwise}\n{RULES}")


LISTED = listed("rules-of-thumb")


WORTHS = {category: 3 + 2 * place for place, category in enumerate(naive.CATEGORIES)}
PACE = 1.5


def listed_with_worths(otherwise):
    """Return the strategy of these rules for somebody to whom boxes are worth `WORTHS`."""
    lines = [f"worth {category} {points}" for category, points in WORTHS.items()]
    return rule_list("\n".join([f"otherwise {otherwise}", *lines, f"pace {PACE}", RULES]))


class SlowRules:
    """The rules above, written by hand."""

    def __init__(self, worths=None):
        self.worths = worths

    def worthiest(self, allowed, state):
        """Return the box where a roll brings most beyond what the box is worth."""
        still = sum(5 * face for face, box in enumerate(naive.UPPER, start=1) if box not in state.filled)
        is_ahead = state.upper_total < 63 <= state.upper_total + still

        def beyond(box):
            face = naive.UPPER.index(box) + 1 if box in naive.UPPER else 0
            upper = PACE * (allowed[box] - 3 * face) if face and is_ahead else 0.0
            return allowed[box] - self.worths[box] + upper

        return max(allowed, key=beyond)

    def keep(self, open_boxes, roll, left):
        """Return what is kept of `roll`, None where no rule fits."""
        count = {face: roll.count(face) for face in set(roll)}
        upper = {face for face in range(1, 7) if naive.UPPER[face - 1] in open_boxes}
        most = max(count.values())
        if sorted(count.values()) == [2, 3] and "full_house" in open_boxes:
            return roll
        pairs = [face for face in (6, 5, 4) if count.get(face, 0) >= 2 and face in upper]
        if pairs and left == 2:
            return (pairs[0],) * count[pairs[0]]
        runs = [run for run in ((3, 4, 5, 6), (2, 3, 4, 5), (1, 2, 3, 4)) if set(run) <= set(roll)]
        if runs and {"large_straight", "small_straight"} & open_boxes:
            return runs[0]
        high = tuple(face for face in roll if face > 4)
        if high and most == 1 and "chance" in open_boxes:
            return high
        parts = [tuple(sorted(set(roll) & set(straight))) for straight in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))]
        part = max(parts, key=lambda kept: (len(kept), kept))
        if len(part) >= 3 and "large_straight" in open_boxes and sum(roll) >= 14:
            return part
        return self._later(open_boxes, roll, left, count, upper)

    def _later(self, open_boxes, roll, left, count, upper):
        twice = [face for face in count if count[face] >= 2]
        if len(twice) == 2 and "four_of_a_kind" not in open_boxes and not upper:
            return tuple(face for face in roll if face in twice)
        if set(naive.LOWER) & open_boxes and "yahtzee" not in open_boxes and left == 1:
            return roll[-1:]
        return None

    def box(self, allowed, open_boxes, roll):
        """Return where `roll` is scored, None where no rule fits; `allowed` has the points."""
        face = max(set(roll), key=roll.count)
        if roll.count(face) >= 4 and allowed.get(naive.UPPER[face - 1], 0):
            return naive.UPPER[face - 1]
        if allowed.get("chance", 0) >= 22:
            return "chance"
        if allowed.get("full_house", 0):
            return "full_house"
        if set(naive.LOWER) & open_boxes:
            return next((box for box in ("yahtzee", "sixes", "aces") if box in allowed), None)
        return None
