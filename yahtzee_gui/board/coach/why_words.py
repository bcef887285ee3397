# SPDX-License-Identifier: MIT
"""Why in words: options explained, reasons with a figure for both options in each, and what would change the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.explanations import Explanation, Part
from engine.analysis.options import Option
from engine.analysis.reasons import HALF, LEAST_SHARE, MOST_REASONS, SOME, Figure, Reason, ReasonKind, Unit, made_in
from engine.analysis.verdicts import Verdict, verdict
from engine.game_review.neighbours import Bonus, Neighbour
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.ties import EQUAL
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.words import names, units
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.boxes import box_named, five_alike, hand, inside, is_hand, is_made_by, is_scored_when_made
from yahtzee_gui.words.names import category, drawn_dice, kept
from yahtzee_gui.words.numbers import decimal
from yahtzee_gui.words.options import begun, choosing, deed, option, roll_all, unbroken_dice, with_option
from yahtzee_gui.words.units import chance

working_it_out = Sentence("Working out why…", where="shown while an explanation is worked out")
endings_heading = Sentence("How the turn ends", where="heading of bars")
points_heading = Sentence("Points by the end", where="heading of bars")
why_heading = Sentence("Why", where="link back to the reason")
by_parts_heading = Sentence("By box", where="link below a reason: the same in points, box by box")
more_with = Sentence("More points with", where="heading of bars, before the colours of two options")
parts_heading = Sentence("Where the difference comes from", where="heading")
others = Sentence("all others", where="the last of a few bars: what all other boxes and bonuses come to")
together = Sentence("in total", "the sum below a column of figures")
only_option = Sentence("Every choice here is worth the same.")
one_choice = Sentence("There's only one choice here.")


def facts(upper_bonus_chance: float, sd: float) -> str:
    """Return the chance of the upper bonus and the spread of the final score."""
    text = tr("Upper bonus {percent} · final score ± {sd}")
    return text.replace("± ", "±\u00a0").format(  # no line ends after it
        percent=chance(upper_bonus_chance), sd=decimal(sd, 0)
    )


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


as_good = Sentence("Equally good: {this} {with_this}, {other} {with_other}.")

just_as_good = Sentence("{option} is just as good.", where="of one more option beside two that are compared")


second_choice = Sentence("Taken back. Second choice: {verdict}", where="remark, with a verdict")
last_choice = Sentence("about your last choice", where="beside the faces of the card below the dice")
first_try = Sentence("First try: {verdict}", where="remark on a choice made again, with a verdict")


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


against = Sentence("{option} against {other}", where="which option is explained, and against which")
close = Sentence("It's close.", where="before the reasons")
close_ahead = Sentence(
    "It's close: what isn't named here puts {option} ahead.", where="before reasons that don't say so"
)
close_in_all = Sentence("It's close: nothing makes much of a difference.", where="instead of reasons")
many_small_things = Sentence("It's many small things, and none stands out.", where="instead of reasons")
rest_is_small = Sentence("The rest is many small things.", where="after reasons")
but = Sentence("but {sentence}", where="before what speaks for the other option, a sentence without its capital")
with_best = Sentence("with the best choice", "9 % for a Yahtzee ...")
with_yours = Sentence("with yours", "9 % for a Yahtzee with the best choice, none ...")

_HARDLY = 0.005
_NO_SHARE = 0.001
_MOST_ANSWERED = 1  # beside what the dice answer
_ZERO = "zero:"


@dataclass(frozen=True)
class _Pair:
    """Of the better option and the other one: with what something comes, and which box it scores, if that may be told.

    `is_last_turn`: but one box is open.
    """

    named: tuple[str, str]
    boxes: tuple[Category | None, Category | None]
    is_last_turn: bool


def why(better: Explanation, worse: Explanation, reasons: Sequence[Reason], *, by_chance: bool = True) -> str:
    """Return in a few sentences why an option is better than another.

    `by_chance` tells whether chance has a part in the dice; if not, it is said what they answer.
    """
    ends = {ending.category for one in (better, worse) for ending in one.endings}
    named = with_option(better.option), with_option(worse.option)
    pair = _Pair(named, (better.option.category, worse.option.category), is_last_turn=len(ends) == 1)
    if not by_chance:
        return _answered(better, worse, reasons, pair)
    total = better.option.value - worse.option.value
    is_close = verdict(total) <= Verdict.CLOSE
    if not reasons:
        return close_in_all() if is_close else many_small_things()
    told, says_most = _sentences(reasons, total, pair), sum(reason.points for reason in reasons) >= HALF * total
    if is_close:
        told.insert(0, close() if says_most else close_ahead(option=who(better.option)))
    elif not says_most and len(told) < MOST_REASONS:
        told.append(rest_is_small())
    return _joined([_of_extra(reasons[0].extra, better, worse) if reasons[0].extra else "", *told])


def without_names(
    reasons: Sequence[Reason], lost: float, chosen: Option | None = None, *, is_last_turn: bool = False
) -> str:
    """Return why a choice loses `lost` points, before it is made: what would be better is not named.

    Of the box that is `chosen` it is told what it scores now. No figure of the best choice's box, which would give it
    away by its points, and no dice that complete a hand. Where nothing is left that speaks against the choice, nothing
    is told.
    """
    box = chosen.category if chosen is not None else None
    told = [replace(reason, outs=()) for reason in reasons if not _is_own(reason) or reason.category is box]
    pair = _Pair((with_best(), with_yours()), (None, box), is_last_turn)
    if not any(reason.points > 0.0 or _is_own(reason) for reason in told):
        return "" if reasons else many_small_things()
    return _joined(_sentences(told, lost, pair))


def _joined(told: Sequence[str]) -> str:
    return " ".join(map(begun, filter(None, told)))


def _is_own(reason: Reason) -> bool:
    """Return whether a reason is about a box that one of the two options scores."""
    return reason.category is not None and reason.figure.unit is Unit.POINTS and not reason.is_indirect


def _sentences(reasons: Sequence[Reason], total: float, pair: _Pair) -> list[str]:
    """Return what is said of boxes that are scored, and of all else; what turns to the other option begins with but."""
    boxes, others = list(filter(_is_own, reasons)), [reason for reason in reasons if not _is_own(reason)]
    told = [_of_boxes(boxes, pair)] if boxes else []
    gained = sum(reason.points for reason in boxes)
    speaks_for_it = gained >= -LEAST_SHARE * total
    for place, reason in enumerate(others):
        is_same_side = speaks_for_it is (reason.points > 0.0)
        sentence = _sentence(reason, pair, is_named=not (place and is_same_side))
        told.append(sentence if is_same_side else but(sentence=sentence))
        speaks_for_it = reason.points > 0.0
    return told


def who(option: Option) -> str:
    """Return an option as the subject of a sentence."""
    if option.category is not None:
        return tr("{box} for {points}", "as the subject of a sentence").format(
            box=inside(option.category), points=option.points
        )
    return unbroken_dice(option.keep) if option.keep else tr("rolling all five", "as the subject of a sentence")


# Boxes that are scored


def _of_boxes(boxes: Sequence[Reason], pair: _Pair) -> str:
    """Return what boxes that are scored make now, and what they average if they stay open, the other option's first."""
    figures, (better_box, worse_box) = {reason.category: reason.figure for reason in boxes}, pair.boxes
    other = figures.pop(worse_box, None)
    if other is not None and not figures and other.worse >= other.better:  # what it averages later is no "but" then
        figures, better_box = {worse_box: replace(other, better=other.worse, worse=other.better)}, worse_box
        other = None
    words: dict[str, object] = {}
    if other is not None and worse_box is not None:
        words |= {"box": inside(worse_box), "now": round(other.worse), "later": decimal(other.better, 1)}
    mine = next(iter(figures.values()), None)
    if mine is not None:
        best = inside(better_box) if better_box is not None else ""
        words |= {"best": best, "mine": round(mine.better), "left": decimal(mine.worse, 1)}
    if other is None or mine is None:
        text = _of_one_box(mine, is_last_turn=pair.is_last_turn)
    elif not (other.worse or mine.better):
        text = tr("{box} averages {later} if it stays open, {best} {left}.")
    elif other.better > other.worse:
        text = tr(
            "{box} scores {now} now, but averages {later} if it stays open; {best} scores {mine} and averages {left}."
        )
    else:
        text = tr(
            "{box} scores {now} now and averages {later} if it stays open; {best} scores {mine} and averages {left}."
        )
    return text.format(**words)


def _of_one_box(mine: Figure | None, *, is_last_turn: bool) -> str:
    """Return the sentence where one option scores a box and the other one rolls."""
    if mine is None and is_last_turn:
        return tr("{box} scores {now} now, but averages {later} if you roll on.")
    if mine is None:
        return tr("{box} scores {now} now, but averages {later} if it stays open.")
    if mine.worse > mine.better:
        return tr("{best} scores {mine} now, but averages {left} if it stays open.")
    if is_last_turn:
        return tr("{best} scores {mine} now, and averages {left} if you roll on.")
    if mine.better - mine.worse >= SOME[Unit.POINTS]:
        return tr("{best} scores {mine} now, and averages only {left} if it stays open.")
    return tr("{best} scores {mine} now, and averages {left} if it stays open.")


# Everything else: what it is about, and a figure of either option


def _sentence(reason: Reason, pair: _Pair, *, is_named: bool) -> str:
    """Return a reason as a sentence that begins without a capital; both options are named where `is_named`."""
    how = _how(reason, pair, is_named=is_named)
    figure, box = reason.figure, reason.category
    if figure.unit is Unit.POINTS:
        is_bonus = figure.what == Part.YAHTZEE_BONUS.name.lower()
        text = tr("by the end, {bonuses} average {how}.") if is_bonus else tr("by the end, {box} averages {how}.")
    elif figure.what == "upper_bonus":
        text = tr("the bonus comes {how}.")
    elif figure.what.startswith(_ZERO):
        text = tr("this turn ends with a zero in {box} {how}.")
    elif (figure.better > figure.worse) is not (reason.points > 0.0):  # less often after the option it speaks for
        text = tr("you have to use up {box} {how}.")
    elif box is not None and _is_scored(box, pair):
        text = tr("you score {hand}{outs} {how}.")
    else:
        text = tr("the turn ends in {box} {how}.")
    words = {"box": _place(figure), "bonuses": _place(figure), "how": how, "outs": _outs(reason.outs)}
    return text.format(hand=hand(box) if box is not None else "", **words)


def _is_scored(box: Category, pair: _Pair) -> bool:
    """Return whether a turn that makes the hand of a box nearly always scores it, as it does where no other is open."""
    return is_scored_when_made(box) or (is_hand(box) and pair.is_last_turn)


def _place(figure: Figure) -> str:
    box = box_named(figure.what.removeprefix(_ZERO))
    if box is not None:
        return inside(box)
    return part(Part(figure.what.upper()))


def _outs(faces: Dice) -> str:
    """Return the faces that complete a hand, behind its name."""
    if not faces:
        return ""
    if len(faces) == 1:
        return tr(" (a {face})", "the die that completes the large straight").format(face=faces[0])
    listed = tr("{first} or {last}").format(first=", ".join(map(str, faces[:-1])), last=faces[-1])
    return tr(" (any {faces})", "1 or 6: the dice that complete the large straight").format(faces=listed)


def _how(reason: Reason, pair: _Pair, *, is_named: bool) -> str:
    """Return a figure of either option, first that of the one for which it speaks; what never comes is second.

    Of a box that is scored now it goes without saying that no hand comes any more.
    """
    sides = list(zip((reason.figure.better, reason.figure.worse), pair.named, pair.boxes, strict=True))
    is_chance = reason.figure.unit is Unit.CHANCE
    if reason.points < 0.0:
        sides.reverse()
    if is_chance and sides[0][0] < _HARDLY:
        sides.reverse()
    (this, with_this, box), (other, with_other, another_box) = sides
    figures = units.amount(decimal(this, 1), None), decimal(other, 1)
    if is_chance:
        figures = _in_words(reason, this, other, pair)
    words = {"this": figures[0], "other": figures[1], "with_this": with_this, "with_other": with_other}
    if is_chance and other <= EQUAL and another_box is not None and box is None:
        return tr("{this} {with_this}").format(**words)
    text = tr("{this} {with_this}, {other} {with_other}") if is_named else tr("{this} instead of {other}")
    return text.format(**words)


def _in_words(reason: Reason, this: float, other: float, pair: _Pair) -> tuple[str, str]:
    """Return how often something happens, and how often after the other option, in short if both are plain figures."""
    if reason.kind is ReasonKind.SAFE and reason.category is not None and _is_scored(reason.category, pair):
        return tr("for sure", "you get a small straight ..."), _often(other)
    if all(_HARDLY <= share <= 1.0 - _HARDLY for share in (this, other)):
        again = tr("{chance}", "9 % of the time with 6 6 6, 5 % with 3 6 6 6").format(chance=_unbroken_share(other))
        return _often(this), again
    return _often(this), _often(other)


def _often(share: float) -> str:
    """Return how often something happens: never and always only where that is exact."""
    if share <= EQUAL:
        return tr("never", "you get the bonus ...")
    if share < _HARDLY:
        return tr("hardly ever", "you get the bonus ...")
    if share >= 1.0 - EQUAL:
        return tr("every time", "you get the bonus ...")
    if share > 1.0 - _HARDLY:
        return tr("almost every time", "you get the bonus ...")
    return tr("{chance} of the time", "you get the bonus 9 % of the time").format(chance=_unbroken_share(share))


def _unbroken_share(share: float) -> str:
    return units.chance(share).replace(" ", "\u00a0")


# Dice that are kept besides the better ones


def _of_extra(extra: Dice, better: Explanation, worse: Explanation) -> str:
    """Return that dice kept besides the better ones are no use; nothing if they help.

    A box that the better dice make anyway is where a poorer turn goes: that it ends there more often is no help.
    """
    keep = better.option.keep or ()
    for ending in worse.endings:
        box, made = ending.category, ending.chance - ending.zero_chance
        if made > made_in(better, box) + _NO_SHARE and not is_made_by(keep, box):
            return ""
    again = bool(set(extra) & set(keep))  # more of those that are kept as well
    if len(extra) == 1:
        text = tr("One more {face} is no use.") if again else tr("The {face} is no use.")
        return text.format(face=extra[0])
    text = tr("The extra {dice} are no use.") if again else tr("{dice} are no use.")
    return text.format(dice=unbroken_dice(extra))


# Dice that choose


def _answered(better: Explanation, worse: Explanation, reasons: Sequence[Reason], pair: _Pair) -> str:
    """Return what the dice answer both options with, where the turn ends then, and what that brings."""
    told = [
        tr("{deed}, and the dice come up {dice}.").format(deed=deed(one.option), dice=_thrown(one))
        for one in (better, worse)
        if one.answer is not None
    ]
    ends = [_end(one) for one in (better, worse)]
    if told and ends[0] != ends[1]:
        told.append(tr("So the turn ends with {this} instead of {other}.").format(this=ends[0], other=ends[1]))
    told += _sentences([reason for reason in reasons if reason.points > 0.0][:_MOST_ANSWERED], 0.0, pair)
    return _joined(told) or many_small_things()


def _thrown(explanation: Explanation) -> str:
    """Return the dice that are rolled for an answer."""
    new = Counter(explanation.answer) - Counter(explanation.option.keep)
    return unbroken_dice(tuple(sorted(new.elements())))


def _end(explanation: Explanation) -> str:
    ending = explanation.endings[0]
    return points_in(ending.category, round(ending.points))


heading = Sentence("What would change it?", where="link below a reason")
looking = Sentence("Looking at rolls and upper totals…")
nothing = Sentence("Still best with other totals, rules and goals.")
not_now = Sentence("This appears once the options are shown.")
best_now = Sentence("Best now: {option}")
otherwise = Sentence("what would change that:", where="after what is best now, before what would change that")
beyond = Sentence("Looking at other rules and goals: {done} of {of}")


def change(found: Neighbour) -> str:
    """Return a change, and what is best then."""
    return f"{begun(_condition(found))}: {in_short(found.best)}"


def costs(found: Neighbour, best: Option) -> str:
    """Return what the best choice of today would cost then; nothing where it is gone."""
    if found.stays is None:
        return ""
    named = in_short(best) if best.keep else begun(choosing(best))
    return tr("{option} would cost {lost}").format(option=named, lost=units.amount_lost(found.stays))


def _condition(found: Neighbour) -> str:
    if found.rolls_left is not None:
        if not found.rolls_left:
            return tr("with no rolls left")
        return plural(found.rolls_left, "with %n roll left", "with %n rolls left")
    if found.totals is not None:
        return _total(found)
    if found.rules is not None:
        return tr("with the rules “{rules}”").format(rules=names.rules_in_sentence(found.rules))
    if isinstance(found.goal, ReachGoal):
        return tr("playing for {target} or more").format(target=found.goal.target)
    is_careful = isinstance(found.goal, RiskGoal) and found.goal.aversion > 0.0
    return tr("with careful play") if is_careful else tr("with daring play")


def _total(found: Neighbour) -> str:
    """Return how the upper boxes stand."""
    assert found.totals is not None
    first, last = found.totals
    points = str(first) if first == last else f"{first} – {last}"
    if found.bonus is Bonus.GONE:
        return tr("with the bonus out of reach ({points})").format(points=points)
    if found.bonus is Bonus.EARNED:
        return tr("with the bonus earned ({points})").format(points=points)
    return tr("with {points} in the upper boxes").format(points=points)
