# SPDX-License-Identifier: MIT
"""Explanations in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.ties import EQUAL
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.boxes import five_alike
from yahtzee_gui.words.names import category, drawn_dice
from yahtzee_gui.words.numbers import decimal, value
from yahtzee_gui.words.options import begun, choosing, option, roll_all, with_option

working_it_out = Sentence("Working out why…", where="shown while an explanation is worked out")
endings_heading = Sentence("Where this turn ends", where="heading")
other_boxes = Sentence("Other boxes")
why_heading = Sentence("Why", "as a choice of what to show", where="side of the explanation")
by_parts_heading = Sentence("In points", "as a choice of what to show", where="side of the explanation")
explanation = Sentence("Explanation", where="screen reader: both sides")
parts_heading = Sentence("Where the difference comes from", where="heading")
together = Sentence("in total", "the sum below a column of figures")
show_all_parts = Sentence("Show all parts", where="button")
show_fewer_parts = Sentence("Show only the largest", where="button")
only_option = Sentence("Every choice here is worth the same.")
one_choice = Sentence("There's only one choice here.")


def chance(share: float) -> str:
    """Return a chance in per cent, with a remark instead of a rounded 0 or 100."""
    # A certainty, added up from many chances, is not to look like a doubt.
    if EQUAL < share < 0.005:
        return tr("< 1 %")
    if 0.995 <= share < 1.0 - EQUAL:
        return tr("> 99 %")
    return tr("{number} %").format(number=decimal(100 * share, 0))


def facts(upper_bonus_chance: float, sd: float) -> str:
    """Return the chance of the upper bonus and the spread of the final score."""
    text = tr("Upper bonus {percent} · final score ± {sd}")
    return _unbroken(text).format(percent=chance(upper_bonus_chance), sd=decimal(sd, 0))


def _unbroken(text: str) -> str:
    """Return a text in which no line ends after ±."""
    return text.replace("± ", "±\u00a0")


def part(name: Part) -> str:
    """Return a part of the score by its name, as it stands in a line of its own."""
    if name is Part.UPPER_BONUS:
        return tr("Upper bonus")
    if name is Part.YAHTZEE_BONUS:
        return tray_words.yahtzee_bonuses(five_alike())
    assert name.category is not None
    return category(name.category)


def points_in(box: Category, points: int) -> str:
    """Return how a turn ends: the points, and the box they are scored in."""
    return tr("{points} in {box}").format(points=points, box=category(box))


def other_parts(parts: Sequence[Part]) -> str:
    """Return the name of parts that are not named, all together."""
    if all(part.category is not None for part in parts):
        return plural(len(parts), "%n other box", "%n other boxes")
    return plural(len(parts), "%n other part", "%n other parts")


def as_good(this: Option, other: Option) -> str:
    """Return the remark on two options that are worth the same, with the figure of each."""
    return tr("Equally good: {this} {with_this}, {other} {with_other}.").format(
        this=value(this.value), with_this=with_option(this), other=value(other.value), with_other=with_option(other)
    )


def just_as_good(another: Option) -> str:
    """Return the remark that one more option is worth as much as the best of those that are compared."""
    return tr("{option} is just as good.").format(option=begun(choosing(another)))


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
        return tr("Keep {dice} vs. {box}").format(dice=dice, box=option(other))
    if not other.keep:
        return tr("Keep {dice} vs. roll all five").format(dice=dice)
    return tr("Keep {dice} vs. {other}").format(dice=dice, other=drawn_dice(other.keep))


def _box_against(box: str, other: Option) -> str:
    if other.category is not None:
        return tr("{box} vs. {other}").format(box=box, other=option(other))
    if not other.keep:
        return tr("{box} vs. rolling all five").format(box=box)
    return tr("{box} vs. keeping {dice}").format(box=box, dice=drawn_dice(other.keep))


def _rolling_all_against(other: Option) -> str:
    if other.category is not None:
        return tr("Roll all five vs. {box}").format(box=option(other))
    return tr("Roll all five vs. keep {dice}").format(dice=drawn_dice(other.keep or ()))
