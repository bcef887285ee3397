# SPDX-License-Identifier: MIT
"""A reason says why one option is better than another, as a fact that carries over to other positions.

Reasons are data without words: which fact, about what, and the exact points that stand behind it. Only
`engine.analysis.reasons.choosing` finds them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.rules.categories import Category


class ReasonKind(Enum):
    """What a reason says of the option it is about: *it* is the better one, or the worse one where that is said."""

    # The made hand, and the Yahtzee on the table
    BREAKS_SURE = "breaks_sure"  # it rolls dice of a box that would be sure
    TAKES_MADE = "takes_made"  # it scores a box in full
    COUNTS_JOKER = "counts_joker"  # it scores a joker in full
    RISKS_BONUS = "risks_bonus"  # it rolls a Yahtzee that would earn 100
    SAFE_ROLL = "safe_roll"  # it rolls on, a box stays sure, another may come
    CANNOT_FALL = "cannot_fall"  # it rolls on, and a box cannot fall below its points of now
    # What the kept dice lead to
    ALIKE = "alike"  # it keeps more dice alike, which lead to boxes
    STRAIGHT = "straight"  # it keeps more of a straight
    OPEN_ENDED = "open_ended"  # it keeps a straight that either end completes
    TWO_PAIRS = "two_pairs"  # it keeps two pairs, which lead to Full house
    FACE_OPEN = "face_open"  # it keeps a face whose box is open, the other one a face whose box is filled
    HIGHER_DICE = "higher_dice"  # it keeps higher dice
    ROLLS_MORE = "rolls_more"  # it rolls more dice, keeping less of the same
    KEEPS_MORE = "keeps_more"  # it keeps one die more
    ONLY_HELPS = "only_helps"  # the one die more that it keeps helps one part only
    HELPS_NOTHING = "helps_nothing"  # the one die more that it keeps helps no part
    ONLY_BOX = "only_box"  # one box is open
    # The upper bonus
    EARNS_BONUS = "earns_bonus"  # it earns the upper bonus
    LOSES_BONUS = "loses_bonus"  # it puts the upper bonus out of reach
    BEHIND_PACE = "behind_pace"  # it fills an upper box with less than three of its face
    ON_PACE = "on_pace"  # it fills an upper box with three of its face, or more
    HELPS_BONUS = "helps_bonus"  # it rolls for the upper bonus
    # What a box is used for
    USES_CHANCE = "uses_chance"  # it fills Chance while other boxes are open
    ZERO = "zero"  # it fills a box with nothing
    ENDS_BONUSES = "ends_bonuses"  # it scratches Yahtzee, and no Yahtzee bonus can come
    BELOW_LATER = "below_later"  # it fills a box with less than it brings later
    ABOVE_LATER = "above_later"  # it fills a box with more than it brings later
    CHEAPER_BOX = "cheaper_box"  # it scratches a box that has less to lose than the one the other scratches
    LEAVES_OPEN = "leaves_open"  # it surely leaves a box open
    SPARES = "spares"  # it uses up a box less often
    RISKS_ZERO = "risks_zero"  # it ends with a zero in a box more often
    # The parts by themselves
    BRINGS_MORE = "brings_more"  # it brings more in its largest parts
    IN_RETURN = "in_return"  # it is worse, but brings more in these


@dataclass(frozen=True)
class Reason:
    """One reason why an option is better than another.

    Attributes:
        kind: what it says.
        option: the option that it says it of, the better or the worse one.
        parts: the parts it rests on, the one that matters most first.
        points: by how much the better option is higher in these parts together; where it speaks of what the worse one
            has (`ONLY_HELPS`, `IN_RETURN`), by how much that is; of `HELPS_NOTHING` the whole difference.
        category: the box it is about, if there is one.
        other: a second box.
        number: how many dice or points, or by how many points the upper total is ahead of its pace (behind: negative);
            of one die more or less (`KEEPS_MORE`, `HELPS_NOTHING`), how many are kept beside it.
        than: a second number.
        face: the face it is about.
    """

    kind: ReasonKind
    option: Option
    parts: tuple[Part, ...]
    points: float
    category: Category | None = None
    other: Category | None = None
    number: int = 0
    than: int = 0
    face: int = 0
