# SPDX-License-Identifier: MIT
"""The slow twin of reasons: every figure from a list of all that can come, every word about dice from all rolls.

It stands on `naive` and `naive_flow` and shares no code with the engine but the names of what it checks.
"""

from __future__ import annotations

import naive
import naive_flow
from flow_samples import twin_endings, twin_state

KINDS_OF_THE_OTHER = {"dead", "rolls", "counterpoint"}


class Twin:
    """What comes of an option: how the turn ends, and the points by the end of the game."""

    def __init__(self, position, option):
        filled = {box.key: points for box, points in position.filled.items()}
        self.ends = twin_endings(position, option)
        means, bonus, _ = naive_flow.summary(naive_flow.futures_of(twin_state(position), self.ends))
        so_far = dict.fromkeys(naive_flow.PARTS, 0) | filled
        earned = sum(filled.get(key, 0) for key in naive.UPPER) >= 63
        so_far["upper_bonus"] = 35 if earned else 0
        so_far["yahtzee_bonus"] = 100 * position.yahtzee_bonuses
        self.points = {part: mean + so_far[part] for part, mean in zip(naive_flow.PARTS, means, strict=True)}
        self.bonus = 1.0 if earned else bonus

    def figure(self, what, unit):
        """Return the figure of that name."""
        if unit == "points":
            return self.points[what]
        if what == "upper_bonus":
            return self.bonus
        is_zero = what.startswith("zero:")
        box = what.removeprefix("zero:")
        return sum(chance for (_, key, points), chance in self.ends.items() if key == box and (points == 0) is is_zero)


def rolled(option):
    """Return the keep of an option that rolls dice, else None."""
    return option.keep if option.keep is not None and len(option.keep) < 5 else None


def makes(keep, box):
    """Return for every roll that a keep can become whether it scores in a box by its own dice."""
    return {roll: naive.score(box, roll) > 0 for roll in naive.outcomes(keep)}


def assert_true(reasons, position, better, worse):
    """Assert what is said of two options (explanations, the better first), but for the figures."""
    total = better.option.value - worse.option.value
    gain = {part: better.expected[part] - worse.expected[part] for part in better.expected}
    taken = [option.category for option in (worse.option, better.option) if option.category is not None]
    assert len(reasons) <= max(3, len(taken) + 2)
    named = [part for reason in reasons for part in reason.parts]
    assert len(named) == len(set(named))
    boxes, others = reasons[: len(taken)], reasons[len(taken) :]
    assert [reason.category for reason in boxes] == taken or not reasons, "what a box makes and brings comes first"
    assert not {reason.category for reason in others} & set(taken)
    rolls = rolled(better.option) is not None or rolled(worse.option) is not None
    order = [(one.points < 0.0, rolls and (one.is_indirect or one.points < 0.2 * total), -one.points) for one in others]
    assert order == sorted(order)
    for reason in reasons:
        assert abs(reason.points - sum(gain[part] for part in reason.parts)) < 1e-9
        figure = reason.figure
        if reason in others:
            assert abs(reason.points) >= 0.1 * total, "a tenth is no reason"
            least = {"points": 0.3, "chance": 0.01}[figure.unit.value]
            assert abs(figure.better - figure.worse) >= least, "that splits hairs"
        else:
            now, later = (figure.better, better) if reason.category is better.option.category else (figure.worse, worse)
            assert (figure.unit.value, now) == ("points", later.option.points)
        whose = worse if reason.kind.value in KINDS_OF_THE_OTHER else better
        assert reason.option is whose.option
        assert_kind(reason, position, better.option, worse.option)


def assert_kind(reason, position, better, worse):
    """Assert that a reason is what it is called, and what it says of the dice."""
    figure, kind = reason.figure, reason.kind.value
    ahead, behind = (better, worse) if reason.points > 0 else (worse, better)
    more = (figure.better - figure.worse) * (1 if reason.points > 0 else -1)
    if kind in ("makes", "bonus"):
        assert reason.points > 0
        assert more > 0
    elif kind == "now":
        assert reason.points >= 0
        assert more >= 0  # a zero may cost nothing
    elif kind == "zero":
        assert reason.points > 0 > more
        assert figure.what.startswith("zero:")
    elif kind == "dead":
        assert sorted([*better.keep, *reason.extra]) == sorted(worse.keep)
        assert reason.extra
    elif kind == "rolls":
        assert (worse.category, reason.rolls) == (reason.category, position.rolls_left)
        assert rolled(better) is not None
    elif kind == "counterpoint":
        assert reason.points < 0
    if kind == "safe" or reason.is_sure:
        assert ahead.category is reason.category or all(makes(ahead.keep, reason.category.key).values())
        assert behind.category is not reason.category
    if reason.outs:
        completes = makes(ahead.keep, reason.category.key)
        faces = {face for face in range(1, 7) if completes[tuple(sorted((*ahead.keep, face)))]}
        assert set(reason.outs) == faces != set(range(1, 7))
