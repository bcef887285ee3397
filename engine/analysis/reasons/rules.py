# SPDX-License-Identifier: MIT
"""Rules find the reasons in a case, each those of one kind or of a few that belong together.

What a reason says of the dice, the boxes and the turn has to be so, and the parts that it names have to be among the
largest of the difference. What it says of this turn is held against where the turn ends, so it is true of any dice;
what speaks of chance is not said of dice that leave nothing to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.analysis.explanations import PARTS, Part
from engine.analysis.reasons.case import (
    LEAST_POINTS,
    MOST_NAMED,
    PACE,
    Case,
    alike,
    holds,
    in_a_straight,
    is_sure,
    one_more,
    pace,
    use,
    zero,
)
from engine.analysis.reasons.reason import Reason, ReasonKind
from engine.games.position import Position
from engine.rules.categories import UPPER, Category, upper_category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice, counts
from engine.rules.scoring import UPPER_BONUS_AT, YAHTZEE_POINTS, Jokers, plain_points, upper_total
from engine.rules.ties import EQUAL

NO_POINTS = 0.005
"""Less than this is nothing: it shows in no figure."""
NOTICEABLE = 0.1
"""So much more likely, or so many points, that it is worth saying."""

_MEAN_FACE = 3.5
_SAME = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.YAHTZEE)
_STRAIGHTS = (Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
_SUMS = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.CHANCE)
_MADE = (Category.FULL_HOUSE, *_STRAIGHTS, Category.YAHTZEE)
_OPEN_ENDED = {
    Category.SMALL_STRAIGHT: ((2, 3, 4), (3, 4, 5)),
    Category.LARGE_STRAIGHT: ((2, 3, 4, 5),),
}

# Rules: the made hand, and the Yahtzee on the table


def _breaks_sure(case: Case) -> Iterator[Reason]:
    worse, roll = case.worse_kept, case.position.roll
    if worse is None:
        return
    for box in (*_SAME, *_MADE):
        made = plain_points(box, roll) > 0 and not (box in _SAME and _may_be_forced(case.position))
        kept = case.box is box or (case.kept is not None and is_sure(case.kept, box))
        if made and kept and not is_sure(worse, box):
            yield from case.of_worse(ReasonKind.BREAKS_SURE, case.in_hand(box), category=box)


def _may_be_forced(position: Position) -> bool:
    """Return whether a Yahtzee may have to go into another box than one would like."""
    return position.rules.jokers is Jokers.FORCED and position.scores[Category.YAHTZEE] is not None


def _takes_made(case: Case) -> Iterator[Reason]:
    box, points = case.box, case.better.option.points
    if box not in _MADE or not points or case.worse_box is None:
        return
    is_joker = plain_points(box, case.position.roll) == 0
    kind = ReasonKind.COUNTS_JOKER if is_joker else ReasonKind.TAKES_MADE
    yield from case.of_better(kind, case.in_hand(box), category=box, number=points)


def _risks_bonus(case: Case) -> Iterator[Reason]:
    if case.is_chancy and case.position.earns_yahtzee_bonus() and case.worse_kept is not None and case.kept is None:
        parts = tuple(part for part in case.gains if part is Part.YAHTZEE_BONUS)
        yield from case.of_worse(ReasonKind.RISKS_BONUS, parts, number=case.position.rules.yahtzee_bonus)


def _rolls_on(case: Case) -> Iterator[Reason]:
    keep, box, points = case.kept, case.worse_box, case.worse.option.points
    if keep is None or box is None or not points:
        return
    if box.is_upper and box.face * keep.count(box.face) >= points:
        yield from case.of_better(ReasonKind.CANNOT_FALL, case.named([box]), category=box, number=points)
    if case.is_chancy and box in (*_SAME, *_MADE) and is_sure(keep, box) and not _may_be_forced(case.position):
        parts = case.led_to(other for other in case.open_boxes if other is not box)
        yield from case.of_better(ReasonKind.SAFE_ROLL, parts, category=box)


# Rules: what the kept dice lead to


def _alike(case: Case) -> Iterator[Reason]:
    keep, worse = case.kept, case.worse_kept
    if keep is None or alike(keep) < 2 or (worse is not None and alike(worse) >= alike(keep)):
        return
    number = alike(keep)
    boxes = [box for box in _SAME if not is_sure(keep, box)]
    boxes += [upper_category(face) for face in FACES if keep.count(face) == number]
    parts = (*case.led_to(boxes), *_yahtzee_bonus(case, keep))
    yield from case.of_better(ReasonKind.ALIKE, case.ranked(parts), number=number)


def _yahtzee_bonus(case: Case, keep: Dice) -> tuple[Part, ...]:
    """Return the Yahtzee bonuses if they are among the largest gains, and dice all alike may bring one."""
    is_ahead = case.position.scores[Category.YAHTZEE] == YAHTZEE_POINTS
    if case.is_chancy and is_ahead and len(set(keep)) == 1 and Part.YAHTZEE_BONUS in case.gains:
        return (Part.YAHTZEE_BONUS,)
    return ()


def _straight(case: Case) -> Iterator[Reason]:
    keep, worse = case.kept, case.worse_kept
    if keep is None or len(keep) < 2 or in_a_straight(keep) < len(keep):
        return
    if worse is None or in_a_straight(worse) < len(keep):
        boxes = [box for box in _STRAIGHTS if not is_sure(keep, box)]
        yield from case.of_better(ReasonKind.STRAIGHT, case.led_to(boxes), number=len(keep))
    if case.is_chancy:
        for box, keeps in _OPEN_ENDED.items():
            if keep in keeps and worse not in keeps:
                yield from case.of_better(ReasonKind.OPEN_ENDED, case.led_to([box]), category=box)


def _two_pairs(case: Case) -> Iterator[Reason]:
    keep = case.kept
    if keep is not None and _is_two_pairs(keep) and not (case.worse_kept and _is_two_pairs(case.worse_kept)):
        yield from case.of_better(ReasonKind.TWO_PAIRS, case.led_to([Category.FULL_HOUSE]))


def _is_two_pairs(keep: Dice) -> bool:
    return sorted(filter(None, counts(keep))) == [2, 2]


def _face_open(case: Case) -> Iterator[Reason]:
    keep, worse = case.kept, case.worse_kept
    if not keep or not worse or len(set(keep)) != 1 or len(set(worse)) != 1:
        return
    mine, yours = upper_category(keep[0]), upper_category(worse[0])
    if mine in case.open_boxes and yours not in case.open_boxes:
        yield from case.of_better(ReasonKind.FACE_OPEN, case.led_to([mine]), category=mine, other=yours)


def _higher_dice(case: Case) -> Iterator[Reason]:
    keep, worse = case.kept, case.worse_kept
    if keep and worse is not None and _mean(keep) >= _mean(worse) + 1.0:
        yield from case.of_better(ReasonKind.HIGHER_DICE, case.led_to(_SUMS))


def _mean(keep: Dice) -> float:
    return sum(keep) / len(keep) if keep else _MEAN_FACE


def _dice_to_roll(case: Case) -> Iterator[Reason]:
    """Yield what is said of keeps of which one holds the other."""
    keep, worse = case.kept, case.worse_kept
    if keep is None or worse is None:
        return
    if holds(worse, keep):
        number, than = DICE_PER_ROLL - len(keep), DICE_PER_ROLL - len(worse)
        parts = (*case.led_to(case.open_boxes), *_yahtzee_bonus(case, keep), *_upper_bonus_this_turn(case))
        yield from case.of_better(ReasonKind.ROLLS_MORE, case.ranked(parts), number=number, than=than)
    if face := one_more(worse, keep):
        yield from _die_too_many(case, face)
    if face := one_more(keep, worse):
        boxes = _helped_by(face, keep, worse)
        bonus = _upper_bonus_this_turn(case) if upper_category(face) in case.open_boxes else ()
        parts = case.ranked((*case.led_to(boxes), *bonus))
        yield from case.of_better(ReasonKind.KEEPS_MORE, parts, face=face, number=len(worse))


def _die_too_many(case: Case, face: int) -> Iterator[Reason]:
    helped = [part for part in PARTS if case.gain[part] <= -NO_POINTS]
    if not helped and case.gains:
        total = case.better.option.value - case.worse.option.value
        number = len(case.kept or ())
        yield Reason(ReasonKind.HELPS_NOTHING, case.worse.option, case.gains[:1], total, number=number, face=face)
    if len(helped) == 1 and case.gain[helped[0]] <= -LEAST_POINTS:
        yield from case.of_worse(ReasonKind.ONLY_HELPS, (helped[0],), face=face)


def _helped_by(face: int, keep: Dice, without: Dice) -> list[Category]:
    """Return the boxes that a die more of `face` can help."""
    boxes = [upper_category(face), *(_SUMS if face > _MEAN_FACE else ())]
    if alike(keep) > alike(without):
        boxes += _SAME
    return boxes + list(_STRAIGHTS) if in_a_straight(keep) > in_a_straight(without) else boxes


def _only_box(case: Case) -> Iterator[Reason]:
    if len(case.open_boxes) == 1 and case.kept is not None:
        (box,) = case.open_boxes
        yield from case.of_better(ReasonKind.ONLY_BOX, case.named([box]), category=box)


# Rules: the upper bonus


def _upper_bonus(case: Case) -> Iterator[Reason]:
    total = upper_total(case.position.filled)
    parts = tuple(part for part in case.gains if part is Part.UPPER_BONUS)
    if not parts or total >= UPPER_BONUS_AT:
        return
    box, points = case.box, case.better.option.points or 0
    if box in UPPER and total + points >= UPPER_BONUS_AT:
        yield from case.of_better(ReasonKind.EARNS_BONUS, parts, category=box)
    elif box in UPPER and points >= PACE * box.face:
        yield from case.of_better(ReasonKind.ON_PACE, parts, category=box, number=points - PACE * box.face, than=points)
    if _keeps_for_upper_box(case) and not _are_nested(case):
        number = total - PACE * _faces_filled(case.position)
        yield from case.of_better(ReasonKind.HELPS_BONUS, _upper_bonus_this_turn(case), number=number)
    yield from _upper_box_wasted(case, parts, total)


def _upper_bonus_this_turn(case: Case) -> tuple[Part, ...]:
    """Return the upper bonus if it is among the largest gains, and this turn brings it nearer."""
    brings = Part.UPPER_BONUS in case.gains and pace(case.better) > pace(case.worse) + NOTICEABLE
    return (Part.UPPER_BONUS,) if brings else ()


def _keeps_for_upper_box(case: Case) -> bool:
    """Return whether the better option keeps dice that make more in their open upper box this turn."""
    boxes = (upper_category(face) for face in set(case.kept or ()))
    return any(case.makes_more(box) for box in boxes if box in case.open_boxes)


def _are_nested(case: Case) -> bool:
    """Return whether one of two keeps holds the other: what is said of them is said of the dice between."""
    keep, worse = case.kept, case.worse_kept
    return keep is not None and worse is not None and (holds(keep, worse) or holds(worse, keep))


def _upper_box_wasted(case: Case, parts: tuple[Part, ...], total: int) -> Iterator[Reason]:
    box, points = case.worse_box, case.worse.option.points or 0
    if box not in UPPER:
        return
    most = DICE_PER_ROLL * sum(other.face for other in case.open_boxes if other.is_upper)
    if total + most >= UPPER_BONUS_AT > total + points + most - DICE_PER_ROLL * box.face:
        yield from case.of_worse(ReasonKind.LOSES_BONUS, parts, category=box)
    elif _short_of_pace(case.box, case.better.option.points) < PACE * box.face - points:
        yield from case.of_worse(
            ReasonKind.BEHIND_PACE, parts, category=box, number=PACE * box.face - points, than=points
        )


def _short_of_pace(box: Category | None, points: int | None) -> int:
    """Return how far a score leaves its upper box short of three alike; 0 for what is no score there."""
    return max(0, PACE * box.face - (points or 0)) if box in UPPER and box is not None else 0


def _faces_filled(position: Position) -> int:
    return sum(box.face for box in position.filled if box.is_upper)


# Rules: what a box is used for


def _wastes_box(case: Case) -> Iterator[Reason]:
    """Yield what is said of a worse option that fills a box below what it is worth."""
    box, points = case.worse_box, case.worse.option.points
    if box is None or Part(box) not in case.gains:
        return
    others = len(case.open_boxes) - 1
    if box is Category.CHANCE and others > 1:
        yield from case.of_worse(ReasonKind.USES_CHANCE, (Part.CHANCE,), category=box, number=others)
    if not points:
        yield from case.of_worse(ReasonKind.ZERO, (Part(box),), category=box)
        if box is Category.YAHTZEE and Part.YAHTZEE_BONUS in case.gains:
            parts = case.ranked((Part.YAHTZEE, Part.YAHTZEE_BONUS))
            yield from case.of_worse(ReasonKind.ENDS_BONUSES, parts, category=box)
    else:
        yield from case.of_worse(ReasonKind.BELOW_LATER, (Part(box),), category=box, number=points)


def _uses_box_well(case: Case) -> Iterator[Reason]:
    """Yield what is said of a better option that fills a box."""
    box, points = case.box, case.better.option.points
    if box is None:
        return
    if points and box not in _MADE:
        yield from case.of_better(ReasonKind.ABOVE_LATER, case.named([box]), category=box, number=points)
    worse, lost = case.worse_box, -case.gain[Part(box)]
    are_zeros = points == case.worse.option.points == 0
    if worse is not None and are_zeros and case.gain[Part(worse)] > lost >= NO_POINTS:
        yield from case.of_better(ReasonKind.CHEAPER_BOX, case.named([worse]), category=box, other=worse)


def _spares_box(case: Case) -> Iterator[Reason]:
    """Yield what is said of boxes that a keep that is worse uses up, or ends in with nothing."""
    if case.worse_kept is None:
        return
    for part in case.gains:
        box = part.category
        if box is None or box not in case.open_boxes:
            continue
        mine, yours = use(case.better, box), use(case.worse, box)
        if mine < EQUAL and yours >= NOTICEABLE:
            yield from case.of_better(ReasonKind.LEAVES_OPEN, (part,), category=box)
        elif case.is_chancy and yours >= mine + NOTICEABLE:
            yield from case.of_better(ReasonKind.SPARES, (part,), category=box)
        least = NOTICEABLE if case.is_chancy else 1.0 - EQUAL
        if zero(case.worse, box) >= zero(case.better, box) + least:
            yield from case.of_worse(ReasonKind.RISKS_ZERO, (part,), category=box)


# Rules: the parts by themselves


def _parts(case: Case) -> Iterator[Reason]:
    """Yield what both bring more in; that the worse one has its own box filled goes without saying.

    Of a box that the better one is sure of nobody believes that something else brings more in it, true as it may be:
    the better one rather uses its dice for more than that.
    """
    yield from case.of_better(ReasonKind.BRINGS_MORE, case.gains[:MOST_NAMED])
    untold = {Part(box) for box in (*_SAME, *_MADE) if case.kept is not None and is_sure(case.kept, box)}
    if case.worse_box is not None:
        untold.add(Part(case.worse_box))
    others = tuple(part for part in case.losses if part not in untold)
    yield from case.of_worse(ReasonKind.IN_RETURN, others[:MOST_NAMED])


RULES: tuple[Callable[[Case], Iterator[Reason]], ...] = (
    _breaks_sure,
    _takes_made,
    _risks_bonus,
    _rolls_on,
    _only_box,
    _alike,
    _straight,
    _two_pairs,
    _face_open,
    _higher_dice,
    _dice_to_roll,
    _upper_bonus,
    _wastes_box,
    _uses_box_well,
    _spares_box,
    _parts,
)
