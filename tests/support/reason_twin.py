# SPDX-License-Identifier: MIT
"""Checks reasons without the rules that find them: each fact from the dice and the scorecard, each figure anew.

Facts are worked out with the slow twin, from every roll that a keep can become.
"""

from __future__ import annotations

import naive

from engine.analysis.explanations import PARTS, Part
from engine.analysis.reasons.reason import ReasonKind
from engine.rules.categories import Category

KIND = ReasonKind
SPEAKS_OF_WORSE = {
    KIND.BREAKS_SURE,
    KIND.RISKS_BONUS,
    KIND.ONLY_HELPS,
    KIND.HELPS_NOTHING,
    KIND.LOSES_BONUS,
    KIND.BEHIND_PACE,
    KIND.USES_CHANCE,
    KIND.ZERO,
    KIND.ENDS_BONUSES,
    KIND.BELOW_LATER,
    KIND.RISKS_ZERO,
    KIND.IN_RETURN,
}
IN_HAND = {KIND.BREAKS_SURE, KIND.TAKES_MADE, KIND.COUNTS_JOKER}
OF_LOSSES = {KIND.ONLY_HELPS, KIND.IN_RETURN}
SPEAKS_OF_CHANCE = {KIND.RISKS_BONUS, KIND.SAFE_ROLL, KIND.OPEN_ENDED, KIND.SPARES}


class Seen:
    """Two explanations of a position, as the checks look at them."""

    def __init__(self, position, better, worse):
        self.position, self.better, self.worse = position, better, worse
        self.gain = {part: better.expected[part] - worse.expected[part] for part in PARTS}
        self.keep = rolled(better.option)
        self.worse_keep = rolled(worse.option)
        self.filled = {box.key: points for box, points in position.filled.items()}
        self.open = [box for box in Category if box.key not in self.filled]
        self.upper_total = sum(self.filled.get(key, 0) for key in naive.UPPER)

    def points_in(self, keep, box):
        """Return what every roll that `keep` can become scores in a box, None where the rules forbid it."""
        rules = self.position.rules.name
        return [naive.allowed(rules, self.filled, roll).get(box.key) for roll in naive.outcomes(keep)]

    def is_sure(self, keep, box):
        return all(self.points_in(keep, box))

    def scores_now(self, box):
        return naive.allowed(self.position.rules.name, self.filled, self.position.roll).get(box.key)


def rolled(option):
    """Return the keep of an option that rolls dice, else None."""
    return option.keep if option.keep is not None and len(option.keep) < 5 else None


def made(explanation, box):
    return sum(ending.chance * ending.points for ending in explanation.endings if ending.category is box)


def zeros(explanation, box):
    return sum(ending.zero_chance for ending in explanation.endings if ending.category is box)


def ends(explanation, box):
    return sum(ending.chance for ending in explanation.endings if ending.category is box)


def bonus_pace(explanation):
    upper = [ending for ending in explanation.endings if ending.category < 6]
    return sum(ending.chance * (ending.points - 3 * (ending.category + 1)) for ending in upper)


def most_alike(dice):
    return max((dice.count(face) for face in dice), default=0)


def straight_dice(dice):
    return max(len(set(dice) & set(range(low, low + 5))) for low in (1, 2))


def extra(keep, without):
    """Return the dice of `keep` that `without` lacks, None if it does not hold it."""
    rest = list(keep)
    for face in without:
        if face not in rest:
            return None
        rest.remove(face)
    return rest


def holds(reason, seen):
    """Return whether what a reason says is so."""
    return assert_figures(reason, seen) and FACTS[reason.kind](reason, seen)


def assert_figures(reason, seen):
    """The parts that are named are among the three largest of their side, and the points are theirs."""
    sign = -1 if reason.kind in OF_LOSSES else 1
    side = sorted((sign * points for points in seen.gain.values() if sign * points > 0), reverse=True)
    assert 1 <= len(reason.parts) <= 2
    for part in reason.parts:
        assert sign * seen.gain[part] >= (0.05 if reason.kind in IN_HAND else max(0.05, side[0] / 3))
        assert sign * seen.gain[part] >= side[min(2, len(side) - 1)]
    assert list(reason.parts) == sorted(reason.parts, key=lambda part: -sign * seen.gain[part])
    if reason.kind is not KIND.HELPS_NOTHING:
        assert abs(reason.points - sum(sign * seen.gain[part] for part in reason.parts)) < 1e-9
    whose = seen.worse if reason.kind in SPEAKS_OF_WORSE else seen.better
    assert reason.option is whose.option
    assert not (reason.kind in SPEAKS_OF_CHANCE and seen.position.dice_model.is_deterministic)
    return True


def leads_there(reason, seen):
    """Every box that is named brings more this turn; of the bonuses, what brings them does."""
    for part in reason.parts:
        if part is Part.UPPER_BONUS:
            if bonus_pace(seen.better) <= bonus_pace(seen.worse):
                return False
        elif part is Part.YAHTZEE_BONUS:
            if len(set(seen.keep)) != 1 or seen.filled.get("yahtzee") != 50:
                return False
        elif made(seen.better, Category(part)) <= made(seen.worse, Category(part)):
            return False
    return True


def rests_on(reason, *parts):
    return set(reason.parts) == set(parts)


def _breaks_sure(reason, seen):
    box = reason.category
    kept = seen.better.option.category is box or (seen.keep is not None and seen.is_sure(seen.keep, box))
    return kept and seen.scores_now(box) and not seen.is_sure(seen.worse_keep, box) and rests_on(reason, Part(box))


def _takes_made(reason, seen):
    full = {"full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50}
    return (
        seen.better.option.category is reason.category
        and seen.better.option.points == reason.number == full[reason.category.key]
        and rests_on(reason, Part(reason.category))
    )


def _counts_joker(reason, seen):
    return (
        _takes_made(reason, seen)
        and len(set(seen.position.roll)) == 1
        and "yahtzee" in seen.filled
        and reason.category is not Category.YAHTZEE
    )


def _risks_bonus(reason, seen):
    return (
        len(set(seen.position.roll)) == 1
        and seen.filled.get("yahtzee") == 50
        and seen.position.rules.yahtzee_bonus == reason.number == 100
        and seen.worse_keep is not None
        and seen.keep is None
        and rests_on(reason, Part.YAHTZEE_BONUS)
    )


def _safe_roll(reason, seen):
    box = reason.category
    return (
        seen.worse.option.category is box
        and seen.is_sure(seen.keep, box)
        and Part(box) not in reason.parts
        and leads_there(reason, seen)
    )


def _cannot_fall(reason, seen):
    box = reason.category
    return (
        seen.worse.option.category is box
        and seen.worse.option.points == reason.number > 0
        and min(seen.points_in(seen.keep, box)) >= reason.number
        and rests_on(reason, Part(box))
    )


def _alike(reason, seen):
    more = seen.worse_keep is None or most_alike(seen.worse_keep) < reason.number
    return most_alike(seen.keep) == reason.number >= 2 and more and leads_there(reason, seen)


def _straight(reason, seen):
    return (
        len(set(seen.keep)) == len(seen.keep) == straight_dice(seen.keep) >= 2
        and (seen.worse_keep is None or straight_dice(seen.worse_keep) < len(seen.keep))
        and set(reason.parts) <= {Part.SMALL_STRAIGHT, Part.LARGE_STRAIGHT}
        and leads_there(reason, seen)
    )


def _open_ended(reason, seen):
    missing = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    for face in missing:
        dice = {*seen.keep, face}
        size = 4 if reason.category is Category.SMALL_STRAIGHT else 5
        missing[face] = any(set(range(low, low + size)) <= dice for low in range(1, 8 - size))
    low, high = min(seen.keep) - 1, max(seen.keep) + 1
    return (
        [face for face, completes in missing.items() if completes] == [low, high]
        and rests_on(reason, Part(reason.category))
        and leads_there(reason, seen)
    )


def _two_pairs(reason, seen):
    is_pairs = len(seen.keep) == 4 and seen.keep[0] == seen.keep[1] != seen.keep[2] == seen.keep[3]
    return is_pairs and rests_on(reason, Part.FULL_HOUSE) and leads_there(reason, seen)


def _face_open(reason, seen):
    return (
        set(seen.keep) == {reason.category.face}
        and set(seen.worse_keep) == {reason.other.face}
        and reason.category.key not in seen.filled
        and reason.other.key in seen.filled
        and rests_on(reason, Part(reason.category))
        and leads_there(reason, seen)
    )


def _higher_dice(reason, seen):
    worse = sum(seen.worse_keep) / len(seen.worse_keep) if seen.worse_keep else 3.5
    return (
        sum(seen.keep) / len(seen.keep) > worse
        and set(reason.parts) <= {Part.THREE_OF_A_KIND, Part.FOUR_OF_A_KIND, Part.CHANCE}
        and leads_there(reason, seen)
    )


def _rolls_more(reason, seen):
    rolls = (5 - len(seen.keep), 5 - len(seen.worse_keep))
    return extra(seen.worse_keep, seen.keep) and rolls == (reason.number, reason.than) and leads_there(reason, seen)


def _keeps_more(reason, seen):
    kept = len(seen.worse_keep) == reason.number
    return extra(seen.keep, seen.worse_keep) == [reason.face] and kept and leads_there(reason, seen)


def _only_helps(reason, seen):
    helped = [part for part, points in seen.gain.items() if points < -0.005]
    return extra(seen.worse_keep, seen.keep) == [reason.face] and helped == list(reason.parts)


def _helps_nothing(reason, seen):
    total = seen.better.option.value - seen.worse.option.value
    return (
        extra(seen.worse_keep, seen.keep) == [reason.face]
        and len(seen.keep) == reason.number
        and min(seen.gain.values()) > -0.005
        and reason.points == total
    )


def _only_box(reason, seen):
    return seen.open == [reason.category] and rests_on(reason, Part(reason.category))


def _earns_bonus(reason, seen):
    option = seen.better.option
    reaches = seen.upper_total < 63 <= seen.upper_total + option.points
    return option.category is reason.category < 6 and reaches and rests_on(reason, Part.UPPER_BONUS)


def _loses_bonus(reason, seen):
    option = seen.worse.option
    left = sum(5 * (box + 1) for box in seen.open if box < 6 and box is not option.category)
    return (
        option.category is reason.category < 6
        and seen.upper_total + option.points + left < 63
        and seen.upper_total + left + 5 * (option.category + 1) >= 63
        and rests_on(reason, Part.UPPER_BONUS)
    )


def _behind_pace(reason, seen):
    option = seen.worse.option
    return (
        option.category is reason.category < 6
        and option.points == reason.than
        and 3 * (option.category + 1) - option.points == reason.number > 0
        and seen.upper_total < 63
        and rests_on(reason, Part.UPPER_BONUS)
    )


def _on_pace(reason, seen):
    option = seen.better.option
    return (
        option.category is reason.category < 6
        and option.points == reason.than
        and option.points - 3 * (option.category + 1) == reason.number >= 0
        and seen.upper_total + option.points < 63
        and rests_on(reason, Part.UPPER_BONUS)
    )


def _helps_bonus(reason, seen):
    faces = sum(place + 1 for place, key in enumerate(naive.UPPER) if key in seen.filled)
    return (
        rests_on(reason, Part.UPPER_BONUS)
        and leads_there(reason, seen)
        and reason.number == seen.upper_total - 3 * faces
        and any(made(seen.better, box) > made(seen.worse, box) for box in seen.open if box + 1 in seen.keep)
    )


def _uses_chance(reason, seen):
    return (
        seen.worse.option.category is Category.CHANCE
        and reason.number == len(seen.open) - 1 >= 2
        and rests_on(reason, Part.CHANCE)
    )


def _zero(reason, seen):
    option = seen.worse.option
    later = seen.better.expected[Part(reason.category)]
    return option.category is reason.category and option.points == 0 < later and rests_on(reason, Part(reason.category))


def _ends_bonuses(reason, seen):
    option = seen.worse.option
    return (
        option.category is Category.YAHTZEE
        and option.points == 0
        and seen.worse.expected[Part.YAHTZEE_BONUS] == 0.0 < seen.better.expected[Part.YAHTZEE_BONUS]
        and rests_on(reason, Part.YAHTZEE, Part.YAHTZEE_BONUS)
    )


def _below_later(reason, seen):
    option, part = seen.worse.option, Part(reason.category)
    below = option.points == reason.number < seen.better.expected[part]
    return option.category is reason.category and below and rests_on(reason, part)


def _above_later(reason, seen):
    option, part = seen.better.option, Part(reason.category)
    above = option.points == reason.number > seen.worse.expected[part]
    return option.category is reason.category and above and rests_on(reason, part)


def _cheaper_box(reason, seen):
    mine, other = seen.better.option, seen.worse.option
    cost = seen.worse.expected[Part(reason.category)]
    return (
        (mine.category, mine.points) == (reason.category, 0)
        and (other.category, other.points) == (reason.other, 0)
        and cost < seen.better.expected[Part(reason.other)]
        and rests_on(reason, Part(reason.other))
    )


def _leaves_open(reason, seen):
    box = reason.category
    uses = ends(seen.better, box), ends(seen.worse, box)
    return box in seen.open and uses[0] < 1e-9 and uses[1] >= 0.1 and rests_on(reason, Part(box))


def _spares(reason, seen):
    box = reason.category
    return box in seen.open and ends(seen.worse, box) - ends(seen.better, box) >= 0.1 and rests_on(reason, Part(box))


def _risks_zero(reason, seen):
    box, more = reason.category, zeros(seen.worse, reason.category) - zeros(seen.better, reason.category)
    enough = more >= 1 - 1e-8 if seen.position.dice_model.is_deterministic else more >= 0.1
    return seen.worse_keep is not None and enough and rests_on(reason, Part(box))


def _always(reason, seen):
    return True


def _in_return(reason, seen):
    own = seen.worse.option.category
    return own is None or Part(own) not in reason.parts


FACTS = {
    KIND.BREAKS_SURE: _breaks_sure,
    KIND.TAKES_MADE: _takes_made,
    KIND.COUNTS_JOKER: _counts_joker,
    KIND.RISKS_BONUS: _risks_bonus,
    KIND.SAFE_ROLL: _safe_roll,
    KIND.CANNOT_FALL: _cannot_fall,
    KIND.ALIKE: _alike,
    KIND.STRAIGHT: _straight,
    KIND.OPEN_ENDED: _open_ended,
    KIND.TWO_PAIRS: _two_pairs,
    KIND.FACE_OPEN: _face_open,
    KIND.HIGHER_DICE: _higher_dice,
    KIND.ROLLS_MORE: _rolls_more,
    KIND.KEEPS_MORE: _keeps_more,
    KIND.ONLY_HELPS: _only_helps,
    KIND.HELPS_NOTHING: _helps_nothing,
    KIND.ONLY_BOX: _only_box,
    KIND.EARNS_BONUS: _earns_bonus,
    KIND.LOSES_BONUS: _loses_bonus,
    KIND.BEHIND_PACE: _behind_pace,
    KIND.ON_PACE: _on_pace,
    KIND.HELPS_BONUS: _helps_bonus,
    KIND.USES_CHANCE: _uses_chance,
    KIND.ZERO: _zero,
    KIND.ENDS_BONUSES: _ends_bonuses,
    KIND.BELOW_LATER: _below_later,
    KIND.ABOVE_LATER: _above_later,
    KIND.CHEAPER_BOX: _cheaper_box,
    KIND.LEAVES_OPEN: _leaves_open,
    KIND.SPARES: _spares,
    KIND.RISKS_ZERO: _risks_zero,
    KIND.BRINGS_MORE: _always,
    KIND.IN_RETURN: _in_return,
}
