# SPDX-License-Identifier: MIT
"""Reasons in words: the figure of the better option first, then that of the other one, and what speaks for that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from engine.analysis.explanations import Explanation, Part
from engine.analysis.options import Option
from engine.analysis.reasons.choosing import HALF, MOST_REASONS, is_close, told_beside, untold
from engine.analysis.reasons.facts import HARDLY, NOTICEABLE, made_in, zero_in
from engine.analysis.reasons.reason import Figure, Reason, ReasonKind, Unit
from engine.analysis.verdicts import Verdict, verdict
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.boxes import box_named, hand, is_hand, is_made_by, is_scored_when_made
from yahtzee_gui.words.names import category
from yahtzee_gui.words.numbers import decimal, per_cent, rounded_together, shown_loss
from yahtzee_gui.words.options import begun, deed, if_option, unbroken_dice, with_option

close = Sentence("It's close.", where="before the reasons")
for_both = Sentence("There's something to be said for both.", where="before the reasons")
little_in_many = Sentence("It's close, and there's no single reason: it's a little of everything.")
much_in_many = Sentence("No single reason: it's a little of everything.")
bonus_makes_up = Sentence("The bonus makes up for that.", where="after what speaks against the best box")
everything_else = Sentence("Everything else adds up to {rest} more points {with_this}.", where="after reasons")
the_rest = Sentence("The other {rest} of the {total} points come from a little of everything.", where="after reasons")

_NO_SHARE, _TENTH = 0.001, 0.15
_OFTEN_ELSEWHERE = 0.2
_MOST_ANSWERED = 1  # beside what the dice answer
_ENOUGH_BEFORE = 2  # in the line of a warning, unless they leave much


@dataclass(frozen=True)
class _Pair:
    """What reasons are about: the explanations of the better option and of the other one."""

    better: Explanation
    worse: Explanation
    reasons: Sequence[Reason] = ()

    @property
    def mine(self) -> Option:
        return self.better.option

    @property
    def other(self) -> Option:
        return self.worse.option

    @property
    def is_close(self) -> bool:
        """Whether the choice of the other one would be called close."""
        return verdict(self.mine.value - self.other.value) <= Verdict.CLOSE


def why(better: Explanation, worse: Explanation, reasons: Sequence[Reason], *, by_chance: bool = True) -> str:
    """Return in a few sentences why an option is better than another.

    `by_chance` tells whether chance has a part in the dice; if not, it is said what they answer.
    """
    pair = _Pair(better, worse, reasons)
    if not by_chance:
        return _answered(pair, reasons)
    if not reasons:
        return _of_everything(pair)
    first, against = reasons[0], reasons[-1]
    outweighed = _outweighed(reasons, pair)
    total, beside = better.option.value - worse.option.value, _beside(pair)
    made_up = _made_up(reasons, total, pair, beside)
    told = [_of_extra(first.extra, pair) if first.extra else ""]
    if outweighed is None:
        told += [(_counterpoint if _speaks_for_other(one) else _named)(one, pair) for one in reasons]
    else:
        told += [_named(reason, pair) for reason in reasons[:-1] if reason is not outweighed]
        told.append(_weighed(outweighed, against, pair))
        lead = -_gain(against) - _gain(outweighed)
        if not made_up and any(one.points > lead for one in reasons if one.kind is ReasonKind.BONUS):
            told.append(bonus_makes_up())
    told.append(made_up)
    if len(reasons) < MOST_REASONS and not made_up:  # there is no room for a fourth sentence
        told.append(_rest(reasons, total, beside))
    if is_close(reasons, total):
        told.insert(0, close() if pair.is_close else for_both())
    return " ".join(map(begun, filter(None, told)))


def _speaks_for_other(reason: Reason) -> bool:
    """Return whether a reason is told as what the other option has going for it; rolls thrown away are not."""
    return reason.kind is ReasonKind.COUNTERPOINT and not reason.rolls


def _rest(reasons: Sequence[Reason], total: float, beside: float = 0.0) -> str:
    """Return how much of what a choice costs the reasons leave; empty if that is little, or if it costs little."""
    if not untold(reasons, total, beside) or verdict(total) < Verdict.MISTAKE:
        return ""
    lost = shown_loss(total)  # as it stands beside the verdict
    return the_rest(rest=decimal(_left(reasons, total, beside), 1), total=decimal(lost, 1))


def _made_up(reasons: Sequence[Reason], total: float, pair: _Pair, beside: float) -> str:
    """Return how much all else brings, where what is told of two boxes speaks for the other one or for little."""
    rest, speaks_for_other = _left(reasons, total, beside), reasons[-1].points <= 0.0 or beside < 0.0
    if None in (pair.mine.category, pair.other.category) or not speaks_for_other or rest <= max(HALF * total, _TENTH):
        return ""
    return everything_else(rest=decimal(rest, 1), with_this=with_option(pair.mine))


def _left(reasons: Sequence[Reason], total: float, beside: float) -> float:
    """Return what is left of a difference, so that all of it adds up as it is written.

    Of a chance it is not written how many points it accounts for but where all the parts are.
    """
    told = (_gain(one) if one.figure.unit is Unit.POINTS else round(one.points, 1) for one in reasons)
    return round(shown_loss(total) - sum(told) - beside, 1)


def _beside(pair: _Pair) -> float:
    """Return by how much the better of two boxes is ahead in the one that is told the other way round, as written."""
    box = told_beside(pair.reasons, pair.mine, pair.other)
    if box is None:
        return 0.0
    is_mine = box is pair.mine.category
    scored, after = (pair.mine, pair.worse) if is_mine else (pair.other, pair.better)
    gain = (scored.points or 0) - round(after.expected[Part(box)], 1)
    return gain if is_mine else -gain


def _outweighed(reasons: Sequence[Reason], pair: _Pair) -> Reason | None:
    """Return the reason that is a figure of one of two boxes, where the counterpoint is a larger one of the other."""
    boxes, against = (pair.mine.category, pair.other.category), reasons[-1]
    if None in boxes or against.points > 0.0 or against.category not in boxes or against.figure.unit is Unit.CHANCE:
        return None
    named = (reason for reason in reasons[:-1] if reason.category in boxes and reason.category is not against.category)
    return next((one for one in named if 0.0 < _gain(one) < -_gain(against)), None)


def _gain(reason: Reason) -> float:
    """Return by how much the better option is ahead, as it is written."""
    better, worse = reason.figure.better, reason.figure.worse
    this, less = rounded_together([better, -worse], better - worse, 1)
    return round(this + less, 1)


def _weighed(reason: Reason, against: Reason, pair: _Pair) -> str:
    """Return what two boxes gain or give up by being scored now, the one that speaks for the other option first."""
    mine, other = pair.mine, pair.other
    words = {"mine": who(mine), "who": who(other)}
    words |= {"more": decimal(-_gain(against), 1), "less": decimal(_gain(reason), 1)}
    if reason.category is not other.category:
        text = tr("{who} is {more} more than you'd otherwise average there, {mine} only {less} more.")
    elif mine.points:
        text = tr("{mine} is {more} less than you'd otherwise average there, {who} only {less} less.")
    else:
        text = tr("{mine} gives up the {more} you'd otherwise average there, {who} only {less}.")
    return text.format(**words)


def _of_everything(pair: _Pair) -> str:
    return little_in_many() if pair.is_close else much_in_many()


# Options


def who(option: Option) -> str:
    """Return an option as the subject of a sentence."""
    if option.category is not None:
        return tr("{box} for {points}", "as the subject of a sentence").format(
            box=category(option.category), points=option.points
        )
    return unbroken_dice(option.keep) if option.keep else tr("rolling all five", "as the subject of a sentence")


# Boxes and figures


def _chances(figure: Figure) -> tuple[str, str]:
    """Return two chances in per cent, so that they differ as they are written."""
    this, other = figure.better, figure.worse
    if round(100 * this) == round(100 * other):
        texts = tuple(tr("{number} %").format(number=per_cent(100 * chance, 1)) for chance in (this, other))
    else:
        texts = tuple(map(units.chance, (this, other)))
    return texts[0].replace(" ", "\u00a0"), texts[1].replace(" ", "\u00a0")


def _points(figure: Figure) -> tuple[str, str]:
    """Return two means that differ, as they are written, by what their difference is written as."""
    this, less = rounded_together([figure.better, -figure.worse], figure.better - figure.worse, 1)
    return decimal(this, 1), decimal(0.0 - less, 1)


def _place(figure: Figure) -> str:
    """Return the part that a figure of points is about."""
    box = box_named(figure.what)
    return category(box) if box is not None else explanation_words.part(Part[figure.what.upper()])


def _outs(faces: Dice) -> str:
    """Return the faces that complete a hand, behind its name."""
    if not faces:
        return ""
    if len(faces) == 1:
        return tr(" (a {face})", "the die that completes the large straight").format(face=faces[0])
    listed = tr("{first} or {last}").format(first=", ".join(map(str, faces[:-1])), last=faces[-1])
    return tr(" (any {faces})", "1 or 6: the dice that complete the large straight").format(faces=listed)


def _of_extra(extra: Dice, pair: _Pair) -> str:
    """Return that dice kept besides the better ones are no use, or the one hand they help; nothing if they help more.

    A box that the better dice make anyway is where a poorer turn goes: that it ends there more often is no help. But
    where such a hand is in sight with more per cent, nothing is said of the only one, as it would look like another.
    """
    keep = pair.mine.keep or ()
    made = {
        one.category: (made_in(pair.better, one.category), one.chance - one.zero_chance) for one in pair.worse.endings
    }
    helped = [
        box for box, (with_this, other) in made.items() if other > with_this + _NO_SHARE and not is_made_by(keep, box)
    ]
    if not helped:
        return _no_use(extra, again=bool(set(extra) & set(keep)))
    (box, *others), (with_this, other) = helped, made[helped[0]]
    if others or not is_hand(box) or other - with_this < NOTICEABLE:
        return ""
    hands = [chances for one, chances in made.items() if one is not box and is_hand(one)]
    if any(more > less and units.chance(more) != units.chance(less) for less, more in hands):
        return ""
    this, more = _chances(Figure(box.key, Unit.CHANCE, with_this, other))
    words = {"hand": hand(box), "other": more, "this": this, "face": extra[0], "dice": unbroken_dice(extra)}
    if len(extra) == 1:
        return tr("The only hand the {face} helps is {hand} ({other} instead of {this}).").format(**words)
    return tr("The only hand {dice} help is {hand} ({other} instead of {this}).").format(**words)


def _no_use(extra: Dice, *, again: bool) -> str:
    """Return that dice are no use; of those that the better option keeps as well, that more of them aren't."""
    if len(extra) == 1:
        text = tr("One more {face} is no use.") if again else tr("The {face} is no use.")
        return text.format(face=extra[0])
    text = tr("The extra {dice} are no use.") if again else tr("{dice} are no use.")
    return text.format(dice=unbroken_dice(extra))


def _rarely(share: float) -> str:
    """Return how often something happens that is hardly possible."""
    return tr("never", "you ... end with a zero") if share <= EQUAL else tr("hardly ever", "you ... end with a zero")


def _often(share: float, text: str) -> str:
    """Return how often something happens, of which `text` is the chance: never and always only where that is exact."""
    if share < HARDLY:
        return _rarely(share)
    if share >= 1.0 - EQUAL:
        return tr("every time", "a zero in Twos: every time")
    if share > 1.0 - HARDLY:
        return tr("almost every time", "a zero in Twos: almost every time")
    return tr("{chance} of the time", "a zero in Twos: 9 % of the time").format(chance=text)


def _is_extreme(figure: Figure) -> bool:
    """Return whether one of two chances would be written as 0 or 100 %."""
    return any(min(share, 1.0 - share) < HARDLY for share in (figure.better, figure.worse))


# A reason that names both options


def _named(reason: Reason, pair: _Pair) -> str:
    figure = reason.figure
    if reason.rolls:
        return _rolls(reason, pair)
    if figure.unit is Unit.POINTS:
        return _named_points(reason, pair)
    this, other = _chances(figure)
    words = {"this": this, "with_this": with_option(pair.mine), "other": other, "with_other": with_option(pair.other)}
    at_length = words | _with_both(reason, pair)
    if figure.what == "upper_bonus":
        if _is_extreme(figure):
            at_length |= {"this": _often(figure.better, this), "other": _often(figure.worse, other)}
            return tr("{with_this} you get the bonus {this}; {with_other}, {other}.").format(**at_length)
        return tr("You get the bonus {this} of the time {with_this}, {other} {with_other}.").format(**at_length)
    if figure.what.startswith("zero:"):
        words["box"] = _box_of(figure)
        if _is_extreme(figure):
            words |= {"this": _often(figure.better, this), "other": _often(figure.worse, other)}
            return tr("{with_other} the turn ends with a zero in {box} {other}; {with_this}, {this}.").format(**words)
        return tr("This turn ends with a zero in {box} {this} of the time {with_this}, {other} {with_other}.").format(
            **words
        )
    assert reason.category is not None
    if reason.kind is ReasonKind.LATER:
        return _used_up(reason, pair)
    if reason.kind is ReasonKind.SAFE:
        return _safe(reason.category, pair, other)
    if not _is_as_likely_as_made(reason.category, pair):
        words["box"] = at_length["box"] = category(reason.category)
        if pair.mine.category is reason.category:
            return tr("{with_other} the turn ends in {box} only {other} of the time.").format(**words)
        if _is_extreme(figure):
            at_length |= {"this": _often(figure.better, this), "other": _often(figure.worse, other)}
            text = tr("{with_this} the turn ends in {box} {this}; {with_other}, {other}.").format(**at_length)
            return text + _elsewhere(pair)
        text = tr("The turn ends in {box} {this} of the time {with_this}, {other} {with_other}.").format(**words)
        return text + _elsewhere(pair)
    words |= {"hand": hand(reason.category), "outs": _outs(reason.outs), "if_other": _if_other(reason, pair)}
    if figure.worse <= EQUAL:
        return tr("{this} for {hand}{outs} {with_this}, no chance {if_other}.").format(**words)
    if figure.worse < HARDLY:
        return tr("{this} for {hand}{outs} {with_this}, hardly any chance {if_other}.").format(**words)
    return tr("{this} for {hand}{outs} {with_this}, {other} {with_other}.").format(**words)


def _is_as_likely_as_made(box: Category, pair: _Pair) -> bool:
    """Return whether a turn that makes the hand of a box nearly always scores it, as it does where no other is open."""
    ends = (one.category for one in (*pair.better.endings, *pair.worse.endings))
    return is_scored_when_made(box) or (is_hand(box) and all(one is box for one in ends))


def _elsewhere(pair: _Pair) -> str:
    """Return where the turn often ends after the other option instead, if there is no other reason than where it ends.

    Nothing of a box that makes up little of that.
    """
    made = {one.category: one.chance - one.zero_chance for one in pair.worse.endings}
    more = {box: share - made_in(pair.better, box) for box, share in made.items()}
    box = max(more, key=lambda one: more[one])
    if len(pair.reasons) != 1 or pair.other.keep is None or more[box] < _OFTEN_ELSEWHERE:
        return ""
    often = _often(made[box], units.chance(made[box]).replace(" ", "\u00a0"))
    text = tr("{with_other} it ends in {box} instead, {other}.", "With 2 2 it ends in Twos instead, 9 % of the time.")
    return " " + begun(text.format(with_other=with_option(pair.other), box=category(box), other=often))


def _box_of(figure: Figure) -> str:
    box = box_named(figure.what.removeprefix("zero:"))
    assert box is not None
    return category(box)


def _is_first(reason: Reason, pair: _Pair) -> bool:
    return not pair.reasons or reason is pair.reasons[0]


def _with_both(reason: Reason, pair: _Pair) -> dict[str, str]:
    """Return both options as what something comes with; of dice and a box, told first, that the box is scored now."""
    is_mixed = (pair.mine.category is None) is not (pair.other.category is None)
    said = if_option if is_mixed and _is_first(reason, pair) else with_option
    return {"with_this": said(pair.mine), "with_other": said(pair.other)}


def _if_other(reason: Reason, pair: _Pair) -> str:
    """Return under which choice there is no chance: that a box is scored now is said in full once."""
    return if_option(pair.other) if _is_first(reason, pair) else with_option(pair.other)


def _safe(box: Category, pair: _Pair, other: str) -> str:
    if pair.mine.category is not box:
        words = {"box": category(box), "with_this": with_option(pair.mine)}
        words |= {"other": other, "with_other": with_option(pair.other), "if_other": if_option(pair.other)}
        if other == units.chance(0.0).replace(" ", "\u00a0"):
            return tr("{box} is certain {with_this}; no chance of it {if_other}.").format(**words)
        if zero_in(pair.worse, box) > EQUAL:  # it ends there with nothing as well
            return tr("{box} is certain {with_this}; {with_other} you get it {other} of the time.").format(**words)
        return tr("{box} is certain {with_this}; {with_other} the turn ends there {other} of the time.").format(**words)
    made = tr("You already have {hand}: {points} points for sure.").format(hand=hand(box), points=pair.mine.points)
    if pair.other.keep is None:
        return made
    rolled = (
        tr("Keep {dice} and you get it {other} of the time.")
        if pair.other.keep
        else tr("Roll all five and you get it {other} of the time.")
    )
    return f"{made} {rolled.format(dice=unbroken_dice(pair.other.keep), other=other)}"


def _used_up(reason: Reason, pair: _Pair) -> str:
    """Return that a box is used up more often; where zeros use it up as well, what it brings by the end instead."""
    figure, box = reason.figure, reason.category
    assert box is not None
    if zero_in(pair.better, box) > EQUAL:
        part = next(part for part in pair.better.expected if part.category is box)
        brought = pair.better.expected[part], pair.worse.expected[part]
        return _named_points(replace(reason, figure=Figure(box.key, Unit.POINTS, *brought)), pair)
    this, other = _chances(figure)
    words = {"with_other": with_option(pair.other), "with_this": with_option(pair.mine), "box": category(box)}
    words |= {"other": _often(figure.worse, other), "this": this}
    text = tr("{with_other} you have to use up {box} {other}; {with_this} it stays open for later.")
    if figure.better > EQUAL:
        text = tr("{with_other} you have to use up {box} {other}; {with_this}, {this}. Save that box for later.")
    return text.format(**words)


def _named_points(reason: Reason, pair: _Pair) -> str:
    figure, mine, other = reason.figure, pair.mine, pair.other
    this, less = _points(figure)
    words = {"mine": who(mine), "who": who(other), "box": _place(figure), "this": this, "other": less}
    words |= {"if_this": if_option(mine), "if_other": if_option(other)}
    if reason.category is not None and reason.category is mine.category:
        return tr("{mine} beats the {other} you average there {if_other}.").format(**words)
    if reason.category is not None and reason.category is other.category:
        if _is_first(reason, pair):
            text = tr("With {mine} instead of {who}, {box} averages {this}.").format(**words)
        else:
            text = tr("{box} scores {points} now, but averages {this} {if_this}.").format(points=other.points, **words)
        return text + _the_other_way_round(mine, pair, pair.worse)
    words |= {"with_this": with_option(mine), "with_other": with_option(other)}
    if figure.what == Part.YAHTZEE_BONUS.name.lower():
        return tr("By the end, {box} are worth {this} points {with_this} and {other} {with_other}.").format(**words)
    words |= _with_both(reason, pair)
    before = next((one for one, after in pairwise(pair.reasons) if after.parts == reason.parts), None)
    if before is not None and before.figure.unit is Unit.POINTS and (before.is_indirect or before.category is None):
        return tr("For {box} it's {this} and {other}.", "after: By the end, Fives is worth 15.7 points").format(**words)
    return tr("By the end, {box} is worth {this} points {with_this} and {other} {with_other}.").format(**words)


def _the_other_way_round(option: Option, pair: _Pair, after: Explanation) -> str:
    """Return what the box of an option averages `after` the other one, where no reason tells it."""
    box = option.category
    if box is None or any(one.category is box and one.figure.unit is Unit.POINTS for one in pair.reasons):
        return ""
    left = decimal(after.expected[Part(box)], 1)
    return " " + tr("The other way round, {box} averages {left}.").format(box=category(box), left=left)


def _rolls(reason: Reason, pair: _Pair) -> str:
    """Return that a box was taken too early, and what becomes of it otherwise."""
    figure, other = reason.figure, pair.other
    assert reason.category is not None
    thrown = (
        tr("Scoring {points} in {box} now gives up a roll")
        if reason.rolls == 1
        else tr("Scoring {points} in {box} now gives up two rolls")
    ).format(points=other.points, box=category(reason.category))
    this = (_points if figure.unit is Unit.POINTS else _chances)(figure)[0]
    words = {"thrown": thrown, "this": this, "with_this": with_option(pair.mine)}
    if figure.unit is Unit.POINTS:
        made = "" if other.points else _made_for_sure(pair)
        if made:
            return f"{thrown}; {made}"
        if any(one.category is not reason.category for one in pair.better.endings):
            return tr("{thrown}: {with_this} that box stays open and averages {this}.").format(**words)
        return tr("{thrown}: {with_this} that box averages {this}.").format(**words)
    if figure.what.startswith("zero:"):
        return tr("{thrown}; {with_this} that box gets a zero {this} of the time.").format(**words)
    if figure.better < HARDLY:
        return tr("{thrown}, though {with_this} you'd hardly ever get it again.").format(**words)
    return tr("{thrown}; {with_this} you still get it {this} of the time.").format(**words)


def _made_for_sure(pair: _Pair) -> str:
    """Return which hand the better dice have for sure, and what else they may become; empty if they make none yet."""
    keep, chances = (
        pair.mine.keep or (),
        {one.category: made_in(pair.better, one.category) for one in pair.better.endings},
    )
    hands = [box for box in sorted(chances, key=lambda one: -chances[one]) if is_hand(box)]
    sure = next((box for box in hands if is_made_by(keep, box)), None)
    if sure is None:
        return ""
    words = {"with_this": with_option(pair.mine), "box": category(sure)}
    told = {one.category for one in pair.reasons if not one.rolls}  # in a sentence of their own
    other = next((box for box in hands if not is_made_by(keep, box) and chances[box] >= NOTICEABLE), None)
    if other is None or other in told:
        return tr("{with_this} you have {box} for sure.").format(**words)
    words |= {"hand": hand(other), "chance": units.chance(chances[other]).replace(" ", "\u00a0")}
    return tr("{with_this} you have {box} for sure, and {chance} for {hand}.").format(**words)


# Before a choice is made: what is wrong with it, and what is possible, without the name of what would be better


def without_names(
    reasons: Sequence[Reason], lost: float, chosen: Option | None = None, *, is_last_turn: bool = False
) -> str:
    """Return why a choice loses `lost` points, before it is made: of that choice, not of what would be better.

    Of the box that is `chosen` it is told what it scores now.
    """
    against = [reason for reason in reasons if reason.points > 0.0]
    enough = against[:_ENOUGH_BEFORE]
    against = against if untold(enough, lost) else enough
    told = (begun(_warned(reason, chosen, is_last_turn)) for reason in against)
    return " ".join(filter(None, (*told, _rest(against, lost))))


def _warned(reason: Reason, chosen: Option | None, is_last_turn: bool) -> str:
    """Return a figure of the worse option, and that of the better one as what is possible."""
    figure = reason.figure
    if reason.kind is ReasonKind.ROLLS:
        return _given_up(reason, is_last_turn)
    if figure.unit is Unit.POINTS:
        this, other = _points(figure)
        words = {"box": _place(figure), "this": this, "other": other}
        if figure.what == Part.YAHTZEE_BONUS.name.lower():
            return tr("{bonuses} average {other} points by the end instead of {this}.").format(
                bonuses=_place(figure), **words
            )
        if chosen is not None and reason.category is not None and reason.category is chosen.category and chosen.points:
            return tr("{box} scores {points} now; it could average {this}.").format(points=chosen.points, **words)
        if figure.worse <= EQUAL and reason.category is not None:
            return tr("That uses up {box}; left open, it averages {this}.").format(**words)
        return tr("{box} averages {other} points by the end instead of {this}.").format(**words)
    this, other = _chances(figure)
    words = {"this": this, "other": other}
    if figure.what == "upper_bonus":
        return tr("Your chance of the bonus is {other} instead of {this}.").format(**words)
    words["box"] = _box_of(figure)
    if figure.what.startswith("zero:"):
        if _is_extreme(figure):
            words |= {"this": _often(figure.better, this), "other": _often(figure.worse, other)}
            return tr("You'd get a zero in {box} {other}; with the best choice, {this}.").format(**words)
        return tr("This turn ends with a zero in {box} {other} of the time instead of {this}.").format(**words)
    if reason.kind is ReasonKind.LATER:
        return tr("You'd use up {box} {other} of the time instead of {this}. Save that box for later.").format(**words)
    return _less_often(reason, words)


def _less_often(reason: Reason, words: dict[str, str]) -> str:
    """Return that a box is made too rarely."""
    is_rare = reason.figure.worse < HARDLY
    if reason.category is None or not is_scored_when_made(reason.category):
        if is_rare:
            words["rarely"] = _rarely(reason.figure.worse)
            return tr("You'd {rarely} score {box} this turn; with the best choice, {this} of the time.").format(**words)
        return tr("You'd score {box} this turn only {other} of the time instead of {this}.").format(**words)
    if reason.kind is ReasonKind.SAFE:
        return tr("{box} could be certain; this way your chance of it is {other}.").format(**words)
    words["hand"] = hand(reason.category)
    if reason.figure.worse <= EQUAL:
        return tr("No chance of {hand} instead of {this}.").format(**words)
    if is_rare:
        return tr("Hardly any chance of {hand} instead of {this}.").format(**words)
    return tr("Only {other} for {hand} instead of {this}.").format(**words)


def _given_up(reason: Reason, is_last_turn: bool) -> str:
    """Return what is wrong with a box that is taken too early."""
    figure = reason.figure
    rolls = tr("You give up a roll") if reason.rolls == 1 else tr("You give up two rolls")
    if figure.unit is Unit.POINTS:
        if not is_last_turn:
            text = tr("{rolls}; that box averages {this} if it stays open.")
        elif reason.rolls == 1:
            text = tr("{rolls}; roll once more and that box averages {this}.")
        else:
            text = tr("{rolls}; roll twice more and that box averages {this}.")
        return text.format(rolls=rolls, this=_points(figure)[0])
    if not figure.what.startswith("zero:"):
        return f"{rolls}."
    return tr("{rolls}, and a zero is certain; the chance of one could be as low as {this}.").format(
        rolls=rolls, this=_chances(figure)[0]
    )


# What speaks for the other option


def _counterpoint(reason: Reason, pair: _Pair) -> str:
    """Return what the other option has going for it."""
    figure = reason.figure
    if figure.unit is Unit.POINTS:
        return _counterpoint_in_points(reason, pair)
    this, other = _chances(figure)
    words = {"with_other": with_option(pair.other), "with_this": with_option(pair.mine), "this": this, "other": other}
    if figure.what == "upper_bonus":
        return tr("But {with_other} you get the bonus {other} of the time instead of {this}.").format(**words)
    words["box"] = _box_of(figure)
    is_zero = figure.what.startswith("zero:")
    is_rare = figure.worse < HARDLY and (
        is_zero or reason.category is None or zero_in(pair.worse, reason.category) <= EQUAL
    )
    if is_rare:
        words["rarely"] = _rarely(figure.worse)
    if is_zero:
        text = tr("But {with_other} this turn ends with a zero in {box} {other} of the time instead of {this}.")
        if is_rare:
            text = tr("But {with_other} this turn {rarely} ends with a zero in {box}; {with_this} it's {this}.")
        return text.format(**words)
    if figure.worse < figure.better:
        if is_rare:
            return tr("But {with_other} you {rarely} use up {box}; {with_this} it's {this}.").format(**words)
        return tr("But {with_other} you use up {box} {other} of the time instead of {this}.").format(**words)
    if reason.category is None or not _is_as_likely_as_made(reason.category, pair):
        return tr("But {with_other} the turn ends in {box} {other} of the time instead of {this}.").format(**words)
    words["hand"] = hand(reason.category)
    if figure.better <= EQUAL:
        if pair.mine.category is not None:
            return tr("But {with_other} you get {hand} {other} of the time.").format(**words)
        return tr("But {with_other} you get {hand} {other} of the time instead of never.").format(**words)
    return tr("But {with_other} you get {hand} {other} of the time instead of {this}.").format(**words)


def _counterpoint_in_points(reason: Reason, pair: _Pair) -> str:
    this, other = _points(reason.figure)
    words = {"with_other": with_option(pair.other), "box": _place(reason.figure), "this": this, "other": other}
    if reason.category is not None and reason.category is pair.other.category:
        return tr("But {who} beats the {this} you'd otherwise average there.").format(who=who(pair.other), this=this)
    if reason.category is not None and reason.category is pair.mine.category:
        text = tr("But {box} averages {other} {if_other}.").format(if_other=if_option(pair.other), **words)
        return text + _the_other_way_round(pair.other, pair, pair.better)
    return tr("But {with_other} you get {other} points from {box} by the end instead of {this}.").format(**words)


# Dice that choose


def _answered(pair: _Pair, reasons: Sequence[Reason]) -> str:
    """Return what the dice answer both options with, where the turn ends then, and what that brings."""
    told = [
        tr("{deed}, and the dice come up {dice}.").format(deed=deed(one.option), dice=_thrown(one))
        for one in (pair.better, pair.worse)
        if one.answer is not None
    ]
    ends = [_end(one) for one in (pair.better, pair.worse)]
    if told and ends[0] != ends[1]:
        told.append(tr("So the turn ends with {this} instead of {other}.").format(this=ends[0], other=ends[1]))
    told += [_named(reason, pair) for reason in reasons if reason.points > 0.0][:_MOST_ANSWERED]
    return " ".join(map(begun, told)) or _of_everything(pair)


def _thrown(explanation: Explanation) -> str:
    """Return the dice that are rolled for an answer."""
    new = Counter(explanation.answer) - Counter(explanation.option.keep)
    return unbroken_dice(tuple(sorted(new.elements())))


def _end(explanation: Explanation) -> str:
    """Return where a turn ends that leaves nothing to chance."""
    ending = explanation.endings[0]
    return explanation_words.points_in(ending.category, round(ending.points))
