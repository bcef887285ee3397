# SPDX-License-Identifier: MIT
"""Reasons in words: short sentences that carry over to other positions. The figures stand beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.analysis.options import Option
from engine.analysis.reasons.reason import Reason, ReasonKind
from engine.rules.categories import Category
from yahtzee_gui.board.coach.explanation_words import part_in_sentence
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.names import category, dice

little_in_many = Sentence("No part stands out: the difference is a little here and there.")
nothing_by_chance = Sentence("These dice leave nothing to chance: it is in the figures alone.")


def sentences(reasons: Sequence[Reason], *, by_chance: bool = True) -> str:
    """Return reasons as sentences, empty without any; `by_chance` tells whether chance has a part in the dice."""
    return " ".join(_sentence(reason, by_chance=by_chance) for reason in reasons)


def _sentence(reason: Reason, *, by_chance: bool) -> str:
    certain = None if by_chance else _CERTAIN.get(reason.kind)
    return (certain or _SENTENCES[reason.kind])(reason)


# What sentences are about


def _who(option: Option) -> str:
    """Return an option as the subject that begins a sentence, short."""
    if option.category is not None:
        return tr("Taking {box}", "at the beginning of a sentence").format(box=category(option.category))
    if not option.keep:
        return tr("Rolling all five", "at the beginning of a sentence")
    return dice(option.keep).replace(" ", "\u00a0")  # no line ends within dice


def _box(box: Category | None) -> str:
    assert box is not None
    return category(box)


def _parts(reason: Reason) -> str:
    """Return the parts that a reason rests on as a list."""
    words = [part_in_sentence(part) for part in reason.parts]
    if len(words) < 2:
        return "".join(words)
    return tr("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


# The made hand, and the Yahtzee on the table


def _breaks_sure(reason: Reason) -> str:
    return tr("{option} breaks a sure {box}.").format(option=_who(reason.option), box=_box(reason.category))


def _takes_made(reason: Reason) -> str:
    return tr("{box} is made and counts in full: {points}.").format(box=_box(reason.category), points=reason.number)


def _counts_joker(reason: Reason) -> str:
    return tr("The joker counts in full in {box}: {points}.").format(box=_box(reason.category), points=reason.number)


def _risks_bonus(reason: Reason) -> str:
    return tr("Rolling again risks the {points} of this Yahtzee.").format(points=reason.number)


def _safe_roll(reason: Reason) -> str:
    return tr("{box} stays sure, and {parts} may still come.").format(box=_box(reason.category), parts=_parts(reason))


def _cannot_fall(reason: Reason) -> str:
    return tr("Rolling on, {box} cannot fall below {points}.").format(box=_box(reason.category), points=reason.number)


# What the kept dice lead to


def _alike(reason: Reason) -> str:
    return {
        2: tr("A pair leads to {parts}."),
        3: tr("Three alike lead to {parts}."),
        4: tr("Four alike lead to {parts}."),
    }[reason.number].format(parts=_parts(reason))


def _straight(reason: Reason) -> str:
    return tr("{option} leads to {parts}.").format(option=_who(reason.option), parts=_parts(reason))


def _open_ended(reason: Reason) -> str:
    return tr("{option} can be completed at either end: {box}.").format(
        option=_who(reason.option), box=_box(reason.category)
    )


def _two_pairs(reason: Reason) -> str:
    return tr("Two pairs lead to {parts}.").format(parts=_parts(reason))


def _face_open(reason: Reason) -> str:
    return tr("{box} is still open, {other} is filled.").format(box=_box(reason.category), other=_box(reason.other))


def _higher_dice(reason: Reason) -> str:
    return tr("Higher dice count more in {parts}.").format(parts=_parts(reason))


def _rolls_more(reason: Reason) -> str:
    return tr("Rolling {number} dice brings more in {parts} than rolling {than}.").format(
        number=reason.number, parts=_parts(reason), than=reason.than
    )


def _keeps_more(reason: Reason) -> str:
    if not reason.number:
        return tr("Keeping the {face} brings more in {parts}.").format(face=reason.face, parts=_parts(reason))
    return tr("Keeping the {face} too brings more in {parts}.").format(face=reason.face, parts=_parts(reason))


def _only_helps(reason: Reason) -> str:
    return tr("The {face} would only help {parts}.").format(face=reason.face, parts=_parts(reason))


def _helps_nothing(reason: Reason) -> str:
    if not reason.number:
        return tr("Keeping the {face} helps nothing.").format(face=reason.face)
    return tr("Keeping the {face} too helps nothing.").format(face=reason.face)


def _only_box(reason: Reason) -> str:
    return tr("Only {box} is open.").format(box=_box(reason.category))


# The upper bonus


def _earns_bonus(reason: Reason) -> str:
    return tr("{box} earns the upper bonus now.").format(box=_box(reason.category))


def _loses_bonus(reason: Reason) -> str:
    return tr("{box} puts the upper bonus out of reach.").format(box=_box(reason.category))


def _behind_pace(reason: Reason) -> str:
    return tr("{points} in {box} is {number} short of the pace for the upper bonus.").format(
        points=reason.than, box=_box(reason.category), number=reason.number
    )


def _on_pace(reason: Reason) -> str:
    if not reason.number:
        return tr("{points} in {box} keeps the pace for the upper bonus.").format(
            points=reason.than, box=_box(reason.category)
        )
    return tr("{points} in {box} is {number} ahead of the pace for the upper bonus.").format(
        points=reason.than, box=_box(reason.category), number=reason.number
    )


def _helps_bonus(reason: Reason) -> str:
    option, number = _who(reason.option), reason.number
    if number < 0:
        return tr("{option} helps the upper bonus, {number} behind its pace.").format(option=option, number=-number)
    if number > 0:
        return tr("{option} helps the upper bonus, {number} ahead of its pace.").format(option=option, number=number)
    return tr("{option} helps the upper bonus.").format(option=option)


# What a box is used for


def _uses_chance(reason: Reason) -> str:
    return plural(
        reason.number,
        "Chance is spent while %n other box may need it.",
        "Chance is spent while %n other boxes may need it.",
    )


def _zero(reason: Reason) -> str:
    return tr("A zero in {box} gives up what it can still bring.").format(box=_box(reason.category))


def _ends_bonuses(reason: Reason) -> str:
    return tr("A zero in {box} also gives up the bonuses for later ones.").format(box=_box(reason.category))


def _below_later(reason: Reason) -> str:
    return tr("{box} brings more than {points} on average.").format(box=_box(reason.category), points=reason.number)


def _below_later_certain(reason: Reason) -> str:
    return tr("{box} brings more than {points} later.").format(box=_box(reason.category), points=reason.number)


def _above_later(reason: Reason) -> str:
    return tr("{points} is more than {box} brings on average.").format(box=_box(reason.category), points=reason.number)


def _above_later_certain(reason: Reason) -> str:
    return tr("{points} is more than {box} brings later.").format(box=_box(reason.category), points=reason.number)


def _cheaper_box(reason: Reason) -> str:
    return tr("{box} has less to lose than {other}.").format(box=_box(reason.category), other=_box(reason.other))


def _leaves_open(reason: Reason) -> str:
    return tr("{option} keeps {box} open.").format(option=_who(reason.option), box=_box(reason.category))


def _spares(reason: Reason) -> str:
    return tr("{option} uses up {box} less often.").format(option=_who(reason.option), box=_box(reason.category))


def _risks_zero(reason: Reason) -> str:
    return tr("{option} risks a zero in {box}.").format(option=_who(reason.option), box=_box(reason.category))


def _risks_zero_certain(reason: Reason) -> str:
    return tr("{option} ends with a zero in {box}.").format(option=_who(reason.option), box=_box(reason.category))


# The parts by themselves


def _brings_more(reason: Reason) -> str:
    return tr("{option} brings more in {parts}.").format(option=_who(reason.option), parts=_parts(reason))


def _in_return(reason: Reason) -> str:
    return tr("{option} brings more in {parts} in return.").format(option=_who(reason.option), parts=_parts(reason))


_SENTENCES: dict[ReasonKind, Callable[[Reason], str]] = {
    ReasonKind.BREAKS_SURE: _breaks_sure,
    ReasonKind.TAKES_MADE: _takes_made,
    ReasonKind.COUNTS_JOKER: _counts_joker,
    ReasonKind.RISKS_BONUS: _risks_bonus,
    ReasonKind.SAFE_ROLL: _safe_roll,
    ReasonKind.CANNOT_FALL: _cannot_fall,
    ReasonKind.ALIKE: _alike,
    ReasonKind.STRAIGHT: _straight,
    ReasonKind.OPEN_ENDED: _open_ended,
    ReasonKind.TWO_PAIRS: _two_pairs,
    ReasonKind.FACE_OPEN: _face_open,
    ReasonKind.HIGHER_DICE: _higher_dice,
    ReasonKind.ROLLS_MORE: _rolls_more,
    ReasonKind.KEEPS_MORE: _keeps_more,
    ReasonKind.ONLY_HELPS: _only_helps,
    ReasonKind.HELPS_NOTHING: _helps_nothing,
    ReasonKind.ONLY_BOX: _only_box,
    ReasonKind.EARNS_BONUS: _earns_bonus,
    ReasonKind.LOSES_BONUS: _loses_bonus,
    ReasonKind.BEHIND_PACE: _behind_pace,
    ReasonKind.ON_PACE: _on_pace,
    ReasonKind.HELPS_BONUS: _helps_bonus,
    ReasonKind.USES_CHANCE: _uses_chance,
    ReasonKind.ZERO: _zero,
    ReasonKind.ENDS_BONUSES: _ends_bonuses,
    ReasonKind.BELOW_LATER: _below_later,
    ReasonKind.ABOVE_LATER: _above_later,
    ReasonKind.CHEAPER_BOX: _cheaper_box,
    ReasonKind.LEAVES_OPEN: _leaves_open,
    ReasonKind.SPARES: _spares,
    ReasonKind.RISKS_ZERO: _risks_zero,
    ReasonKind.BRINGS_MORE: _brings_more,
    ReasonKind.IN_RETURN: _in_return,
}
_CERTAIN = {
    ReasonKind.BELOW_LATER: _below_later_certain,
    ReasonKind.ABOVE_LATER: _above_later_certain,
    ReasonKind.RISKS_ZERO: _risks_zero_certain,
}
"""Other words for dice that leave nothing to chance."""
