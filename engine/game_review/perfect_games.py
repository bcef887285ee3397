# SPDX-License-Identifier: MIT
"""What perfect games bring: how rare a score is, how many games end where, and what each box brings on average.

A score is better than a share of a hundred perfect games (`PERCENTILES`). Under best play luck is score minus par, so
the luck of any game is as rare as the score that it makes of par. `MILLIONTHS` says how many of a million games end
where, in steps of ten points; `AVERAGES` what the boxes and both bonuses bring: together they make par.

All of it is written down like par, by the exact distribution of the final score under best play with fair dice and
three rolls, so that a chart of scores, or a player's own boxes, can be shown without a table.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping

from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS, UPPER_BONUS, YAHTZEE_POINTS, RuleSet
from engine.runtime.lazy_dataclass import dataclass

# fmt: off
PERCENTILES: dict[RuleSet, tuple[int, ...]] = {
    RULE_SETS["free-joker"]: (
        151, 160, 168, 174, 180, 184, 188, 190, 192, 194, 196, 197, 199, 200, 201, 203, 204, 205, 207, 209, 211, 212,
        214, 216, 217, 218, 220, 222, 223, 225, 226, 228, 230, 231, 233, 234, 236, 237, 238, 239, 240, 241, 241, 242,
        243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 255, 256, 257, 258, 259, 260, 261, 262, 263, 263, 264,
        265, 266, 267, 267, 268, 269, 270, 271, 272, 273, 274, 276, 278, 280, 284, 287, 290, 293, 296, 301, 306, 311,
        314, 318, 322, 331, 354, 371, 388, 398, 410, 419, 474,
    ),
    RULE_SETS["forced-joker"]: (
        151, 160, 168, 174, 180, 184, 188, 190, 192, 194, 196, 197, 199, 200, 201, 203, 204, 205, 207, 209, 211, 212,
        214, 216, 217, 218, 220, 222, 223, 225, 226, 228, 230, 231, 233, 234, 236, 237, 238, 239, 240, 241, 241, 242,
        243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 255, 256, 257, 258, 259, 260, 261, 262, 263, 263, 264,
        265, 266, 267, 267, 268, 269, 270, 271, 272, 273, 274, 276, 278, 280, 284, 287, 290, 293, 296, 301, 306, 311,
        314, 318, 322, 331, 353, 371, 388, 398, 410, 419, 474,
    ),
    RULE_SETS["full-joker"]: (
        151, 160, 168, 174, 180, 184, 188, 190, 192, 194, 196, 197, 199, 200, 201, 203, 204, 206, 207, 209, 211, 212,
        214, 216, 217, 219, 220, 222, 223, 225, 226, 228, 230, 231, 233, 234, 236, 237, 238, 239, 240, 241, 241, 242,
        243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 255, 256, 257, 258, 259, 260, 261, 262, 263, 263, 264,
        265, 266, 267, 267, 268, 269, 270, 271, 272, 273, 274, 276, 278, 280, 284, 287, 290, 293, 296, 301, 306, 311,
        314, 318, 322, 333, 355, 372, 389, 398, 410, 420, 479,
    ),
    RULE_SETS["no-joker"]: (
        151, 160, 168, 174, 179, 184, 187, 190, 192, 194, 196, 197, 199, 200, 201, 202, 204, 205, 207, 209, 211, 212,
        214, 215, 217, 218, 220, 221, 223, 225, 226, 228, 230, 231, 233, 234, 236, 237, 238, 239, 240, 241, 241, 242,
        243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 255, 256, 257, 258, 259, 260, 261, 262, 263, 263, 264,
        265, 266, 267, 267, 268, 269, 270, 271, 272, 273, 274, 276, 278, 281, 284, 287, 290, 293, 296, 301, 306, 310,
        313, 317, 320, 326, 347, 364, 379, 394, 407, 418, 449,
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        151, 160, 168, 175, 180, 185, 188, 191, 193, 195, 196, 198, 199, 200, 201, 203, 204, 206, 207, 209, 211, 213,
        214, 216, 217, 219, 220, 222, 224, 225, 227, 228, 230, 232, 233, 235, 236, 237, 238, 239, 240, 241, 242, 242,
        243, 244, 245, 245, 246, 247, 248, 249, 250, 251, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264,
        264, 265, 266, 267, 267, 268, 269, 270, 270, 271, 272, 273, 274, 276, 277, 279, 282, 285, 288, 290, 292, 294,
        296, 298, 302, 307, 311, 314, 316, 318, 321, 323, 327,
    ),
}
# fmt: on
"""For 1 to 99 percent the final score under best play with fair dice that this share of games does not exceed."""


def better_than(score: int, rules: RuleSet) -> int | None:
    """Return how many of a hundred perfect games with fair dice end below `score`, rounded down: 0 to 99.

    None where the distribution by `rules` is not written down.
    """
    return bisect_left(PERCENTILES[rules], score) if rules in PERCENTILES else None


def luckier_than(points: float, rules: RuleSet) -> tuple[int, bool] | None:
    """Return how rare `points` of luck are with fair dice by `rules`: than how many of a hundred games, and whether
    that is luckier, or unluckier.

    Both are counted alike: what half of the games or more fall short of is luckier than these, all else unluckier than
    those that exceed it. None where the distribution by `rules` is not written down.
    """
    if rules not in PERCENTILES:
        return None
    from engine.rules.par import PARS  # which reads all rule sets

    score, known = round(PARS[rules] + points), PERCENTILES[rules]
    less, more = bisect_left(known, score), len(known) - bisect_right(known, score)
    return (less, True) if less >= more else (more, False)


SCORE_STEP = 10
"""Points from one step to the next."""
LOWEST_SCORE, HIGHEST_SCORE = 80, 640
"""The first step has all below its end, the last one all from its beginning on."""
_MILLION = 1_000_000

# fmt: off
MILLIONTHS: dict[RuleSet, tuple[int, ...]] = {
    RULE_SETS["free-joker"]: (
        2, 12, 62, 293, 1017, 2123, 5260, 10860, 12542, 17682, 27202, 59361, 66931, 63395, 62174, 78107,
        109293, 88870, 119067, 72471, 30447, 29563, 20616, 27273, 14408, 3753, 4797, 5779, 5877, 5439, 7068,
        9903, 8270, 10231, 6686, 1381, 412, 503, 614, 631, 896, 1535, 1640, 2047, 1712, 545, 67, 25, 33, 41,
        61, 126, 181, 241, 246, 119, 110,
    ),
    RULE_SETS["forced-joker"]: (
        2, 12, 62, 293, 1018, 2123, 5260, 10862, 12543, 17681, 27200, 59375, 66929, 63383, 62169, 78110,
        109297, 88879, 119054, 72463, 30453, 29567, 20616, 27271, 14411, 3759, 4811, 5775, 5858, 5433, 7069,
        9919, 8296, 10213, 6666, 1382, 414, 503, 612, 630, 896, 1541, 1655, 2044, 1697, 542, 68, 25, 33, 41,
        61, 127, 184, 242, 242, 118, 111,
    ),
    RULE_SETS["full-joker"]: (
        2, 12, 62, 292, 1013, 2110, 5238, 10828, 12516, 17667, 27172, 59341, 66893, 63437, 62212, 78136,
        109293, 88959, 119238, 72541, 30378, 29397, 20404, 27011, 14226, 3787, 4846, 5591, 5825, 5215, 7110,
        10121, 8420, 10618, 6711, 1306, 415, 490, 595, 596, 851, 1564, 1696, 2233, 1813, 517, 60, 27, 34,
        38, 54, 120, 186, 271, 277, 121, 114,
    ),
    RULE_SETS["no-joker"]: (
        2, 12, 63, 302, 1042, 2149, 5346, 11071, 12550, 17755, 27143, 59625, 67240, 62766, 61945, 77800,
        109629, 88709, 118629, 72300, 30894, 30715, 21408, 28613, 15434, 3866, 4332, 6071, 6264, 6440, 6208,
        8152, 7624, 9321, 6651, 1526, 441, 610, 751, 898, 902, 1015, 1250, 1537, 1429, 547, 81, 41, 57, 76,
        89, 90, 108, 142, 157, 96, 86,
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        2, 11, 58, 273, 988, 2036, 5043, 10936, 12228, 17331, 25813, 59418, 68091, 61246, 62934, 77363,
        118207, 91295, 125317, 82765, 36939, 45420, 22763, 38859, 29213, 5178, 269, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
}
# fmt: on
"""For the steps 80 to 89, 90 to 99, ... and 640 and more the games of a million that end there under best play."""


def share_of_games(first: int, after: int | None, rules: RuleSet) -> float | None:
    """Return the chance that a perfect game ends with `first` points or more and less than `after`.

    None where the distribution by `rules` is not written down. What is below `LOWEST` counts there; without `after`
    there is no upper end.

    Raises:
        ValueError: if an end is not that of a step.
    """
    if rules not in MILLIONTHS:
        return None
    ends = (first, HIGHEST_SCORE + SCORE_STEP if after is None else after)
    if any((end - LOWEST_SCORE) % SCORE_STEP or not LOWEST_SCORE <= end <= HIGHEST_SCORE + SCORE_STEP for end in ends):
        raise ValueError(
            f"first, after: steps of {SCORE_STEP} from {LOWEST_SCORE} to {HIGHEST_SCORE}, not {first} and {after}"
        )
    begin, end = ((place - LOWEST_SCORE) // SCORE_STEP for place in ends)
    return sum(MILLIONTHS[rules][begin:end]) / _MILLION


# fmt: off
AVERAGES: dict[RuleSet, tuple[float, ...]] = {
    RULE_SETS["free-joker"]: (
        1.881289, 5.282452, 8.569289, 12.158285, 15.687384, 19.188556, 21.661461, 13.097702, 22.591801,
        29.461211, 32.711323, 16.868276, 22.009140, 23.841333, 9.580106,
    ),
    RULE_SETS["forced-joker"]: (
        1.881655, 5.282802, 8.569766, 12.159483, 15.688640, 19.190346, 21.660481, 13.091895, 22.591606,
        29.461074, 32.711133, 16.868554, 22.007406, 23.842770, 9.580117,
    ),
    RULE_SETS["full-joker"]: (
        1.882527, 5.267331, 8.548972, 12.152324, 15.684406, 19.188286, 21.668036, 13.114733, 22.605087,
        29.462327, 32.857462, 16.852636, 22.009088, 23.792144, 9.625914,
    ),
    RULE_SETS["no-joker"]: (
        1.879366, 5.276010, 8.550688, 12.148659, 15.685859, 19.187795, 21.721699, 13.159681, 22.623045,
        29.476749, 32.295313, 16.877128, 22.006259, 23.773206, 9.308784,
    ),
    RULE_SETS["no-yahtzee-bonus"]: (
        1.823082, 5.246574, 8.565289, 12.191897, 15.743345, 19.292619, 22.230004, 13.037733, 22.864684,
        29.533885, 33.041582, 15.893767, 22.264118, 24.142195, 0.000000,
    ),
}
# fmt: on
"""The averages of perfect games: the boxes in the order of the scorecard, the upper bonus, the Yahtzee bonuses."""


@dataclass(frozen=True)
class BoxAverages:
    """What perfect games bring on average: each of the `boxes`, the `upper_bonus`, and `yahtzee_bonuses`, in points."""

    boxes: Mapping[Category, float]
    upper_bonus: float
    yahtzee_bonuses: float

    @property
    def bonus_chance(self) -> float:
        """How often the upper bonus is earned."""
        return self.upper_bonus / UPPER_BONUS

    @property
    def yahtzee_chance(self) -> float:
        """How often the Yahtzee box is scored above zero."""
        return self.boxes[Category.YAHTZEE] / YAHTZEE_POINTS


def box_averages(rules: RuleSet) -> BoxAverages | None:
    """Return what perfect games by `rules` bring; None where it is not written down."""
    found = AVERAGES.get(rules)
    if found is None:
        return None
    *boxes, upper_bonus, yahtzee_bonuses = found
    return BoxAverages(dict(zip(CATEGORIES, boxes, strict=True)), upper_bonus, yahtzee_bonuses)
