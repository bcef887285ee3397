# SPDX-License-Identifier: MIT
"""Explanations in words."""

from __future__ import annotations

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.rules.categories import Category
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.boxes import five_alike
from yahtzee_gui.words.names import category, drawn_dice, kept
from yahtzee_gui.words.numbers import decimal, value
from yahtzee_gui.words.options import begun, choosing, option, roll_all, with_option
from yahtzee_gui.words.units import chance

working_it_out = Sentence("Working out why…", where="shown while an explanation is worked out")
endings_heading = Sentence("How the turn ends", where="heading of bars")
points_heading = Sentence("Points by the end", where="heading of bars")
why_heading = Sentence("Why", where="link back to the reason")
by_parts_heading = Sentence("By box", where="link below a reason: the same in points, box by box")
parts_heading = Sentence("Where the difference comes from", where="heading")
together = Sentence("in total", "the sum below a column of figures")
only_option = Sentence("Every choice here is worth the same.")
one_choice = Sentence("There's only one choice here.")


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


second_choice = Sentence("Your second choice: {verdict}", where="remark, with a verdict")
last_choice = Sentence("about your last choice", where="beside the faces of the card below the dice")


def choice_of_turn(turn: int) -> str:
    """Return which choice is spoken of, where it is not the last one."""
    return tr("about turn {number}").format(number=turn)


def was_done(chosen: Option, name: str = "") -> str:
    """Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`."""
    if name and chosen.category is not None:
        return tr("{name} took {box}").format(name=name, box=option(chosen))
    if name:
        kept_by = tr("{name} kept {dice}") if chosen.keep else tr("{name} rolled all five")
        return kept_by.format(name=name, dice=kept(chosen.keep or ()))
    if chosen.category is not None:
        return tr("you took {box}").format(box=option(chosen))
    if not chosen.keep:
        return tr("you rolled all five")
    return tr("you kept {dice}").format(dice=kept(chosen.keep))


def was_best(best: Option) -> str:
    """Return what would have been best, in a sentence."""
    return tr("{option} was best.").format(option=begun(choosing(best)))


def in_short(chosen: Option) -> str:
    """Return an option as it is named beside others: a keep by its dice alone, which may be drawn."""
    if chosen.category is not None:
        return option(chosen)
    return drawn_dice(chosen.keep) if chosen.keep else roll_all()


def in_short_now(chosen: Option) -> str:
    """Return an option beside a colour: a keep by its dice, which may be drawn, a box as scored now."""
    if chosen.category is not None:
        return tr("{box} now", "beside a colour: what bars are of").format(box=category(chosen.category))
    return in_short(chosen)


def against(chosen: str, other: str) -> str:
    """Return which option is explained, and against which."""
    return tr("{option} against {other}").format(option=chosen, other=other)
