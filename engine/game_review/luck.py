# SPDX-License-Identifier: MIT
"""How rare a score or its luck is with fair dice: by the exact distribution of the final score under best play.

A score is better than a share of a hundred perfect games. Under best play luck is score minus par, so the luck of any
game is as rare as the score that it makes of par.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from engine.rules.scoring import RULE_SETS, RuleSet

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
