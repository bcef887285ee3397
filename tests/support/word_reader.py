# SPDX-License-Identifier: MIT
"""A reader who plays the sentences of the lessons, and knows nothing else: a plain implementation written from them.

It has the words alone: each sentence, exactly as the page shows it, stands beside what it tells somebody to do. It
shares no code with the rule lists; the rules of the game are the slow twin's. A sentence that is changed is not found
here, and has to be read again.

Boxes are said to be open by a mapping from their keys, to booleans for one position or to arrays for all scorecards at
once: what is written with `&` and `|` serves for both. So the exact average of the reader is worked out as well.
"""

from __future__ import annotations

from collections import Counter

import naive
import numpy as np

HOW_TO_READ = (
    "“Open” means that the box is still empty. A pair is two or more dice of one face, three of a kind is three or "
    "more; keep all dice of that face. If two faces fit, the one with more dice goes first, then the higher one. Roll "
    "everything else; if nothing is left to roll, score."
)


def faces_with(roll, number, faces):
    """Return the faces that show that often or more: those with more dice first, then the higher."""
    count = Counter(roll)
    found = [face for face in faces if count[face] >= number]
    return sorted(found, key=lambda face: (count[face], face), reverse=True)


def all_of(roll, face):
    return (face,) * roll.count(face)


def alike(roll, number, faces, may):
    """Yield all dice of each face that shows so often, and whether it may be kept."""
    for face in faces_with(roll, number, faces):
        yield all_of(roll, face), may(face)


def is_full_house(roll):
    return sorted(Counter(roll).values()) == [2, 3]


def highest_of(roll, runs, number):
    """Return the highest `number` different faces of one of the straights that the roll has; None if it has none."""
    parts = [tuple(sorted(set(run) & set(roll), reverse=True)) for run in runs]
    full = [part[:number] for part in parts if len(part) >= number]
    return tuple(sorted(max(full))) if full else None


SMALL = ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6))
LARGE = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))


def if_kept(kept, may):
    return [(kept, may)] if kept is not None else []


def if_there(dice, roll, may):
    return [(dice, may)] if set(dice) <= set(roll) else []


ROLL_ALL = "None of these: roll all five."

KEEPING = {
    "Score a large straight if its box is open.": lambda roll, box: (
        [(roll, box["large_straight"])] if roll in LARGE else []
    ),
    "Keep three 3s, 4s, 5s or 6s if their upper box is open.": lambda roll, box: alike(
        roll, 3, (3, 4, 5, 6), lambda face: box[naive.UPPER[face - 1]]
    ),
    "Score a full house if its box is open.": lambda roll, box: (
        [(roll, box["full_house"])] if is_full_house(roll) else []
    ),
    "Keep the highest four in a row if Small straight is open.": lambda roll, box: if_kept(
        highest_of(roll, SMALL, 4), box["small_straight"]
    ),
    "Keep 2 3 4 5 if Large straight is open.": lambda roll, box: if_there((2, 3, 4, 5), roll, box["large_straight"]),
    "Keep three of a kind if its upper box, Three of a kind, Four of a kind or Yahtzee is open.": (
        lambda roll, box: alike(
            roll,
            3,
            range(1, 7),
            lambda face: box[naive.UPPER[face - 1]] | box["three_of_a_kind"] | box["four_of_a_kind"] | box["yahtzee"],
        )
    ),
    "Keep a pair of 4s, 5s or 6s if its upper box is open.": lambda roll, box: alike(
        roll, 2, (4, 5, 6), lambda face: box[naive.UPPER[face - 1]]
    ),
    "Keep two pairs if Full house is open and Three of a kind is filled.": lambda roll, box: (
        [
            (
                tuple(face for face in roll if roll.count(face) > 1),
                box["full_house"] & np.logical_not(box["three_of_a_kind"]),
            )
        ]
        if len(faces_with(roll, 2, range(1, 7))) == 2
        else []
    ),
    "Keep a pair of 2s or 3s if its upper box is open.": lambda roll, box: alike(
        roll, 2, (2, 3), lambda face: box[naive.UPPER[face - 1]]
    ),
    "Keep the highest four faces of a large straight, gap or not, if Large straight is open and "
    "Small straight is filled.": lambda roll, box: if_kept(
        highest_of(roll, LARGE, 4), box["large_straight"] & np.logical_not(box["small_straight"])
    ),
    "Keep 3 4 5 if Small straight is open.": lambda roll, box: if_there((3, 4, 5), roll, box["small_straight"]),
    "Keep 2 3 4 if Small straight is open.": lambda roll, box: if_there((2, 3, 4), roll, box["small_straight"]),
    "Keep a pair of 5s or 6s if Three of a kind, Four of a kind or Chance is open.": lambda roll, box: alike(
        roll, 2, (5, 6), lambda face: box["three_of_a_kind"] | box["four_of_a_kind"] | box["chance"]
    ),
    "Keep a 4, 5 or 6 whose upper box is open, and any other dice of that face.": lambda roll, box: alike(
        roll, 1, (4, 5, 6), lambda face: box[naive.UPPER[face - 1]]
    ),
    "Keep a 1, 2 or 3 whose upper box is open, and any other dice of that face.": lambda roll, box: alike(
        roll, 1, (1, 2, 3), lambda face: box[naive.UPPER[face - 1]]
    ),
    "Keep a pair if Three of a kind, Four of a kind, Full house or Yahtzee is open.": lambda roll, box: alike(
        roll,
        2,
        range(1, 7),
        lambda face: box["three_of_a_kind"] | box["four_of_a_kind"] | box["full_house"] | box["yahtzee"],
    ),
    "Keep the highest three faces of a small straight, gap or not, if Small or Large straight is open.": (
        lambda roll, box: if_kept(highest_of(roll, SMALL, 3), box["small_straight"] | box["large_straight"])
    ),
    "Keep every 4, 5 and 6 if Chance is open.": lambda roll, box: if_kept(
        tuple(face for face in roll if face >= 4) or None, box["chance"]
    ),
    ROLL_ALL: lambda roll, box: [((), True)],
}
"""What each sentence says to keep: dice, and whether the boxes allow it. All five dice are kept to be scored."""

SCORING = {
    "Score a Yahtzee in the Yahtzee box if you get 50 for it.": lambda roll, points, box: (
        [("yahtzee", box["yahtzee"])] if points["yahtzee"] == 50 else []
    ),
    "Score four 4s, 5s or 6s in their upper box if it is open.": lambda roll, points, box: [
        (naive.UPPER[face - 1], box[naive.UPPER[face - 1]]) for face in faces_with(roll, 4, (4, 5, 6))
    ],
    "Score Large straight if you get 40 for it.": lambda roll, points, box: (
        [("large_straight", box["large_straight"])] if points["large_straight"] == 40 else []
    ),
    "Score a full house if its box is open.": lambda roll, points, box: (
        [("full_house", box["full_house"])] if is_full_house(roll) else []
    ),
}
"""Where each sentence says to score a roll that brings `points` in the boxes, and whether that one is open."""

TIES = "If boxes tie, take the one higher on the scorecard."
MOST_POINTS = f"None of these: score where you get the most points. {TIES}"
JUST_MOST_POINTS = f"Score where you get the most points. {TIES}"
MOST_BEYOND = (
    f"None of these: score where you beat the box's figure by the most (see “The figure for each box”). {TIES}"
)
WITH_PACE = (
    f"{MOST_BEYOND} In an upper box, each point above or below three of its face counts double, as long as the bonus "
    "of 35 is neither earned nor out of reach."
)


class Reader:
    """Plays by the lines of a list, in their order, and by the figures of a card."""

    def __init__(self, lines, counts):
        assert lines[-1] in (JUST_MOST_POINTS, MOST_POINTS, MOST_BEYOND, WITH_PACE), lines[-1]
        first = lines.index(ROLL_ALL) + 1  # that says where to score: a full house has the same words in both
        self.keeping = [KEEPING[line] for line in lines[:first]]
        self.scoring = [SCORING[line] for line in lines[first:-1]]
        self.counts = counts if lines[-1] not in (JUST_MOST_POINTS, MOST_POINTS) else dict.fromkeys(naive.CATEGORIES, 0)
        self.has_pace = lines[-1] == WITH_PACE

    def keep(self, roll, box):
        """Return the dice that are kept in one position; `box` says which boxes are open."""
        return next(dice for say in self.keeping for dice, may in say(roll, box) if may)

    def score(self, roll, points, box, *, is_bonus_ahead):
        """Return the box that a roll is scored in, in one position; `points` are those of all boxes."""
        said = next((key for say in self.scoring for key, may in say(roll, points, box) if may), None)
        beyond = self.beyond(points, is_bonus_ahead=is_bonus_ahead)
        return said or max((key for key in naive.CATEGORIES if box[key]), key=beyond.__getitem__)  # of equals the first

    def beyond(self, points, *, is_bonus_ahead):
        """Return how much more than it counts each box gets, by its key."""
        found = {key: points[key] - self.counts[key] for key in naive.CATEGORIES}
        if self.has_pace and is_bonus_ahead:
            for face, key in enumerate(naive.UPPER, 1):
                found[key] += points[key] - 3 * face
        return found

    # ---- its exact average ----

    def average(self):
        """Return what the reader averages, exactly, with free jokers and three rolls."""
        keeps, value = self._all_keeps(), np.zeros((2**13, 2, 64))
        boxes = {ahead: self._all_boxes(is_bonus_ahead=ahead) for ahead in (True, False)}
        for cards in sorted(range(1, 2**13), key=int.bit_count):
            chosen = [(boxes[ahead][0][cards], boxes[ahead][1][cards]) for ahead in (True, False)]
            for is_50 in (False, True)[: 1 + (not cards >> _YAHTZEE & 1)]:
                scored = _scored(cards, is_50, chosen, value)
                value[cards, int(is_50)] = _turn(scored, keeps[cards])
        return value[-1, 0, 0]

    def _all_keeps(self):
        """Return the number of the keep for each set of open boxes and each roll; rolls left make no difference."""
        found = np.full((2**13, len(naive.ROLLS)), -1)
        for number, roll in enumerate(naive.ROLLS):
            for say in self.keeping:
                for dice, may in say(roll, _OPEN):
                    found[(found[:, number] < 0) & may, number] = _KEEP_NUMBER[dice]
        return found

    def _all_boxes(self, *, is_bonus_ahead):
        """Return the place of the box for each set of open boxes and each roll, and the points there."""
        places, gained = (np.zeros((2**13, len(naive.ROLLS)), dtype=int) for _ in range(2))
        for number, roll in enumerate(naive.ROLLS):
            is_joker = ~_OPEN["yahtzee"] & ~_OPEN[naive.UPPER[roll[0] - 1]] & (len(set(roll)) == 1)
            for joker in (False, True):
                points = {key: naive.score(key, roll, joker=joker) for key in naive.CATEGORIES}
                beyond = self.beyond(points, is_bonus_ahead=is_bonus_ahead)
                wanted = np.array([np.where(_OPEN[key], beyond[key], -np.inf) for key in naive.CATEGORIES])
                found = np.argmax(wanted, axis=0)  # of equal ones the first, which is higher on the card
                for say in reversed(self.scoring):
                    for key, may in reversed(say(roll, points, _OPEN)):
                        found[may] = naive.CATEGORIES.index(key)
                here = is_joker == joker
                places[here, number] = found[here]
                gained[here, number] = np.array(list(points.values()))[found[here]]
        return places, gained


_TOTAL = np.arange(64)
_IS_UPPER = np.array([key in naive.UPPER for key in naive.CATEGORIES])


def _scored(cards, is_50, chosen, value):
    """Return what scoring each roll is worth, by upper total; `chosen` while the bonus is ahead, and when it is not."""
    still = sum(5 * face for face in range(1, 7) if cards >> (face - 1) & 1)
    is_ahead = (_TOTAL < 63) & (_TOTAL + still >= 63)
    place, gained = (np.where(is_ahead, one[:, None], other[:, None]) for one, other in zip(*chosen, strict=True))
    after = np.where(_IS_UPPER[place], np.minimum(63, _TOTAL + gained), _TOTAL)
    then = np.where((place == _YAHTZEE) & (gained == 50), 1, int(is_50))
    bonuses = 35 * ((_TOTAL < 63) & (after >= 63)) + 100 * (is_50 & _FIVE_ALIKE[:, None])
    return gained + bonuses + value[cards & ~(1 << place), then, after]


def _turn(scored, keeps):
    """Return what a turn is worth by upper total: two more rolls, by the keep of each roll; five kept are scored."""
    used, number = np.unique(keeps, return_inverse=True)
    stops, rolled = used >= _FIRST_ROLL, scored
    for _ in range(2):
        kept = np.empty((len(used), 64))
        kept[~stops] = _BECOMES[used[~stops]] @ rolled
        kept[stops] = scored[used[stops] - _FIRST_ROLL]
        rolled = kept[number]
    return _BECOMES[0] @ rolled


_OPEN = {key: (np.arange(2**13) >> place & 1).astype(bool) for place, key in enumerate(naive.CATEGORIES)}
_FIVE_ALIKE = np.array([len(set(roll)) == 1 for roll in naive.ROLLS])
_FIRST_ROLL = len(naive.KEEPS) - len(naive.ROLLS)
_YAHTZEE = naive.CATEGORIES.index("yahtzee")
_KEEP_NUMBER = {keep: number for number, keep in enumerate(naive.KEEPS)}
_ROLL_NUMBER = {roll: number for number, roll in enumerate(naive.ROLLS)}


def _becomes():
    chances = np.zeros((len(naive.KEEPS), len(naive.ROLLS)))
    for number, keep in enumerate(naive.KEEPS):
        for roll, ways in naive.outcomes(keep).items():
            chances[number, _ROLL_NUMBER[roll]] = ways / 6 ** (5 - len(keep))
    return chances


_BECOMES = _becomes()
