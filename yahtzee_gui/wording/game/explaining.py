# SPDX-License-Identifier: MIT
"""Explanations in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.explanations import Difference, Part
from engine.analysis.options import Option
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.names import category
from yahtzee_gui.wording.numbers import decimal
from yahtzee_gui.wording.options import option

_AS_GOOD = 0.005

_NOTHING = 1e-9
"""A chance below this is none: sums of chances are off by less, and a certainty is not to look like a doubt."""


def working_it_out() -> str:
    """Return what stands there while an explanation is being worked out."""
    return tr("Working out why…")


def endings_heading() -> str:
    """Return the heading of where the turn ends."""
    return tr("Where this turn ends")


def other_boxes() -> str:
    """Return the name of all other boxes together."""
    return tr("Others")


def chance(share: float) -> str:
    """Return a chance in per cent, with a remark instead of a rounded 0 or 100."""
    if _NOTHING < share < 0.005:
        return tr("< 1 %")
    if 0.995 <= share < 1.0 - _NOTHING:
        return tr("> 99 %")
    return tr("{number} %").format(number=decimal(100 * share, 0))


def facts(upper_bonus_chance: float, sd: float) -> str:
    """Return the chance of the upper bonus and the spread of the final score."""
    return tr("Upper bonus {percent} · final score ± {sd}").format(
        percent=chance(upper_bonus_chance), sd=decimal(sd, 0)
    )


def part(name: Part) -> str:
    """Return a part of the score by its name."""
    if name is Part.UPPER_BONUS:
        return tr("upper bonus")
    if name is Part.YAHTZEE_BONUS:
        return tr("Yahtzee bonuses")
    assert name.category is not None
    return category(name.category)


def _listed(parts: Sequence[tuple[Part, float]]) -> str:
    """Return parts with their points as a list in a sentence."""
    words = [tr("{points} in {part}").format(points=decimal(abs(points), 1), part=part(name)) for name, points in parts]
    if len(words) < 2:
        return "".join(words)
    return tr("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def only_option() -> str:
    """Return the remark on an option that nothing differs from."""
    return tr("Whatever you choose here is worth the same.")


def why(chosen: Option, other: Option, difference: Difference) -> str:
    """Return why `chosen` is worth more or less than `other`."""
    if abs(difference.total) < _AS_GOOD:
        return tr("It is worth as much as {other}.").format(other=option(other))
    gains, losses = _listed(difference.gains), _listed(difference.losses)
    if chosen.points_lost > 0.0:
        return _why_worse(gains, losses, option(other))
    return _why_better(gains, losses, option(other))


def _why_worse(gains: str, losses: str, other: str) -> str:
    if gains and losses:
        return tr("Against {other} it costs {losses}, and wins back {gains}.").format(
            losses=losses, gains=gains, other=other
        )
    if losses:
        return tr("Against {other} it costs {losses}.").format(losses=losses, other=other)
    return tr("Against {other} it costs a little in many boxes.").format(other=other)


def _why_better(gains: str, losses: str, other: str) -> str:
    if gains and losses:
        return tr("Against {other} it wins {gains}, and gives up {losses}.").format(
            losses=losses, gains=gains, other=other
        )
    if gains:
        return tr("Against {other} it wins {gains}.").format(gains=gains, other=other)
    return tr("Against {other} it wins a little in many boxes.").format(other=other)
