# SPDX-License-Identifier: MIT
"""Explanations in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.names import category, drawn_dice
from yahtzee_gui.wording.numbers import decimal
from yahtzee_gui.wording.options import option, roll_all

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
    text = tr("Upper bonus {percent} · final score ± {sd}")
    return _unbroken(text).format(percent=chance(upper_bonus_chance), sd=decimal(sd, 0))


def _unbroken(text: str) -> str:
    """Return a text in which no line ends after ±."""
    return text.replace("± ", "±\u00a0")


def why_heading() -> str:
    """Return the name of the side of the explanation that says why."""
    return tr("Why", "as a choice of what to show")


def ends_heading() -> str:
    """Return the name of the side of the explanation that says where the turn ends, short."""
    return tr("Where it ends", "as a choice of what to show")


def explanation() -> str:
    """Return what the two sides are about, for a screen reader."""
    return tr("Explanation")


def parts_heading() -> str:
    """Return the heading of the parts of a difference."""
    return tr("What the difference is made of")


def part(name: Part) -> str:
    """Return a part of the score by its name, as it stands in a line of its own."""
    if name is Part.UPPER_BONUS:
        return tr("Upper bonus")
    if name is Part.YAHTZEE_BONUS:
        return tr("Yahtzee bonuses")
    assert name.category is not None
    return category(name.category)


def part_in_sentence(name: Part) -> str:
    """Return a part of the score as it stands inside a sentence."""
    if name is Part.UPPER_BONUS:
        return tr("the upper bonus", "brings more in …")
    if name is Part.YAHTZEE_BONUS:
        return tr("Yahtzee bonuses", "brings more in …")
    return part(name)


def other_parts(parts: Sequence[Part]) -> str:
    """Return the name of parts that are not named, all together."""
    if all(part.category is not None for part in parts):
        return plural(len(parts), "%n other box", "%n other boxes")
    return plural(len(parts), "%n other part", "%n other parts")


def together() -> str:
    """Return the name of the sum of all parts."""
    return tr("together", "the sum below a column of figures")


def show_all_parts() -> str:
    """Return what the button does that shows all parts."""
    return tr("Show all parts")


def show_fewer_parts() -> str:
    """Return the text of the button that shows the largest parts again."""
    return tr("Show the largest only")


def only_option() -> str:
    """Return the remark on an option that nothing differs from."""
    return tr("Whatever you choose here is worth the same.")


def as_good(other: Option) -> str:
    """Return the remark on an option that is worth as much as the other."""
    return tr("It is worth as much as {other}.").format(other=option(other))


def about(chosen: Option) -> str:
    """Return which option is explained; its dice may be drawn."""
    if chosen.category is not None:
        return option(chosen)
    return tr("Keep {dice}").format(dice=drawn_dice(chosen.keep)) if chosen.keep else roll_all()


def against(chosen: Option, other: Option) -> str:
    """Return which option is explained, and against which; their dice may be drawn."""
    if chosen.category is not None:
        return _box_against(option(chosen), other)
    if not chosen.keep:
        return _rolling_all_against(other)
    dice = drawn_dice(chosen.keep)
    if other.category is not None:
        return tr("Keep {dice} against {box}").format(dice=dice, box=option(other))
    if not other.keep:
        return tr("Keep {dice} against rolling all five").format(dice=dice)
    return tr("Keep {dice} against {other}").format(dice=dice, other=drawn_dice(other.keep))


def _box_against(box: str, other: Option) -> str:
    if other.category is not None:
        return tr("{box} against {other}").format(box=box, other=option(other))
    if not other.keep:
        return tr("{box} against rolling all five").format(box=box)
    return tr("{box} against keeping {dice}").format(box=box, dice=drawn_dice(other.keep))


def _rolling_all_against(other: Option) -> str:
    if other.category is not None:
        return tr("Roll all five against {box}").format(box=option(other))
    return tr("Roll all five against keeping {dice}").format(dice=drawn_dice(other.keep or ()))
