# SPDX-License-Identifier: MIT
"""Score shares say how many of a million perfect games end where: the exact distribution of the final score, in steps.

They are written down like par, so that a chart of scores needs no table. Fair dice, three rolls; a step is ten points.
"""

from __future__ import annotations

from engine.rules.scoring import RULE_SETS, RuleSet

STEP = 10
"""Points from one step to the next."""
LOWEST, HIGHEST = 80, 640
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


def share(first: int, after: int | None, rules: RuleSet) -> float | None:
    """Return the chance that a perfect game ends with `first` points or more and less than `after`.

    None where the distribution by `rules` is not written down. What is below `LOWEST` counts there; without `after`
    there is no upper end.

    Raises:
        ValueError: if an end is not that of a step.
    """
    if rules not in MILLIONTHS:
        return None
    ends = (first, HIGHEST + STEP if after is None else after)
    if any((end - LOWEST) % STEP or not LOWEST <= end <= HIGHEST + STEP for end in ends):
        raise ValueError(f"first, after: steps of {STEP} from {LOWEST} to {HIGHEST}, not {first} and {after}")
    begin, end = ((place - LOWEST) // STEP for place in ends)
    return sum(MILLIONTHS[rules][begin:end]) / _MILLION
