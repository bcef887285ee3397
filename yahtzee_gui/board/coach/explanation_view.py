# SPDX-License-Identifier: MIT
"""The explanation of an option as it is shown: the figures of a difference add up as they are written."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

from engine.analysis.explanations import Explanation, Part
from engine.analysis.options import Analysis, Option
from engine.analysis.reasons.facts import LITTLE
from engine.analysis.reasons.reason import Unit
from engine.game_review.review import Decision
from engine.games.goals import ReachGoal, RecordGoal
from engine.rules.ties import EQUAL
from yahtzee_gui.board.coach import explanation_words, reasons_words
from yahtzee_gui.board.coach.end_pairs import EndPair, EndPairsView
from yahtzee_gui.board.coach.part_rows import PartRow
from yahtzee_gui.board.coach.why import WhyView
from yahtzee_gui.play.explaining import Comparison
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.visibility import has_one_choice
from yahtzee_gui.words import goals, names, numbers, units
from yahtzee_gui.words.boxes import of_its_game
from yahtzee_gui.words.options import begun

_NOTHING = 0.005
_WHOLE = 1e-6
_MOST_PAIRS = 3
_ZERO = "zero:"


@of_its_game
def explanation_view(scene: Scene) -> WhyView:
    """Return what is shown of the explained option; nothing while it is being worked out."""
    if scene.measure is not None:
        return _goal_explanation(scene)
    if scene.comparison is None:
        return WhyView(sentence=explanation_words.working_it_out() if scene.explained is not None else "")
    view = comparison_view(scene.comparison)
    equal = _as_good(scene) if scene.comparison.against is not None else None
    return view if equal is None else replace(view, sentence=f"{view.sentence} {equal}")


def _as_good(scene: Scene) -> str | None:
    """Return the remark on a best option that another one ties with, where it is explained against a worse one."""
    assert scene.comparison is not None
    option, against = scene.comparison.inquiry.option, scene.comparison.inquiry.against
    if scene.explained is None or option.lost >= _NOTHING or against is None or against.lost < _NOTHING:
        return None
    choices = (one for one in scene.explained[1].options if one.category is not None or one.is_reroll)
    equal = next((one for one in choices if one.lost < _NOTHING and one != option), None)
    return explanation_words.just_as_good(equal) if equal is not None else None


def comparison_view(comparison: Comparison) -> WhyView:
    """Return what is shown of an option and the one it is compared with."""
    explanation, against = comparison.explanation, comparison.against
    parts, together = _parts(explanation, against) if against is not None else ((), None)
    option = comparison.inquiry.option
    return WhyView(
        about=_compared(option, against.option if against is not None else None),
        sentence=why_in_words(comparison),
        pairs=end_pairs(comparison),
        parts=parts,
        together=together,
        facts=explanation_words.facts(explanation.upper_bonus_chance, explanation.sd),
        has_changes=True,
    )


def _compared(option: Option, other: Option | None) -> str:
    """Return which option is explained, and against which; their dice are drawn."""
    if other is None:
        return explanation_words.in_short(option)
    return explanation_words.against(explanation_words.in_short(option), explanation_words.in_short(other))


def _goal_explanation(scene: Scene) -> WhyView:
    """Return what is true of an option in a game with a goal: its chance, and what points alone would say.

    Parts are those of expected points; of a chance they would be false. Reasons are told as such.
    """
    if scene.explained is None:
        return WhyView()
    option, analysis = scene.explained
    other = None if analysis.is_decided else scene.compared_to(option, analysis)
    if analysis.is_decided:
        said = goals.decided(analysis.best)
    else:
        alone = explanation_words.one_choice if has_one_choice(analysis.position) else partial(goals.only_one, option)
        said = goals.compared(option, other, scene.goal) if other is not None else alone()
    by_points = goals.decided_remark() if analysis.is_decided else goals.best_by_points(analysis)
    comparison = scene.comparison_in_points if not by_points else None
    if comparison is not None:
        by_points = _in_points(comparison)
    needs = needed(scene.goal, analysis) if other is not None else ""
    return WhyView(
        about=_compared(option, other),
        sentence=" ".join(filter(None, (needs, said, by_points))),
        shorter=said if comparison is not None else "",
    )


def needed(goal: RecordGoal | None, analysis: Analysis) -> str:
    """Return how many points are missing where a score is to be reached; what beats others has lines of its own."""
    missing = goal.target - analysis.position.points_so_far if isinstance(goal, ReachGoal) else 0
    return goals.needs_more(missing, missing + analysis.position.points_so_far) if missing > 0 else ""


@of_its_game
def why(scene: Scene, decision: Decision) -> str:
    """Return why the first choice of a decision that is told was worth less; nothing until that is known.

    Where something else is played for, it says by how much; and where the choice loses expected points as well, why.
    """
    if decision.analysis.measure is not None:
        if decision.best is decision.chosen:
            return ""
        compared = goals.compared(decision.chosen, decision.best, scene.goal)
        comparison = scene.comparison_of(decision) if scene.costs_points(decision) else None
        return f"{compared} {_in_points(comparison)}" if comparison is not None else compared
    comparison = scene.comparison_of(decision)
    return why_in_words(comparison) if comparison is not None else ""


def _in_points(comparison: Comparison) -> str:
    """Return why the better of two options has more points, too, in a game with a goal."""
    pair = (comparison.inquiry.option, *filter(None, [comparison.inquiry.against]))
    best = min(pair, key=lambda option: option.lost)
    return begun(goals.in_points(option=reasons_words.who(best), reason=why_in_words(comparison)))


def why_in_words(comparison: Comparison) -> str:
    """Return in a few sentences why the option is worth more or less than the one it is compared with.

    It does not matter which of the two is better: that one is always named first.
    """
    if comparison.against is None:
        is_forced = has_one_choice(comparison.inquiry.position)
        return explanation_words.one_choice() if is_forced else explanation_words.only_option()
    if abs(_total(comparison.explanation, comparison.against)) < _NOTHING:
        return explanation_words.as_good(comparison.explanation.option, comparison.against.option)
    one, other = comparison.explanation, comparison.against
    better, worse = (one, other) if one.option.value >= other.option.value else (other, one)
    by_chance = not comparison.inquiry.position.dice_model.is_deterministic
    return reasons_words.why(better, worse, comparison.reasons, by_chance=by_chance)


def _total(explanation: Explanation, against: Explanation) -> float:
    return explanation.option.value - against.option.value


# Parts that add up


def _parts(explanation: Explanation, against: Explanation) -> tuple[tuple[PartRow, ...], PartRow]:
    """Return all parts, and their sum, which is written as in the list."""
    total = _total(explanation, against)
    # Written as in the list, whose figures stay within their verdicts.
    lost = numbers.shown_loss(abs(total))
    shown = math.copysign(lost, total)
    rows = _rows(explanation, against, shown)
    together = PartRow(explanation_words.together(), shown, numbers.signed(shown) if lost else numbers.lost(abs(total)))
    return tuple(rows.values()), together


def _rows(explanation: Explanation, against: Explanation, total: float) -> dict[Part, PartRow]:
    """Return a row for each part; their points, rounded as they are written, add up to `total` as that is written."""
    difference = explanation.difference(against)
    parts = list(explanation.expected)
    rounded = numbers.rounded_together([difference[part] for part in parts], total, 1)
    return {
        part: PartRow(explanation_words.part(part), points, numbers.signed(points))
        for part, points in zip(parts, rounded, strict=True)
    }


# Bars: how the turn ends, or what boxes bring


def end_pairs(comparison: Comparison) -> EndPairsView | None:
    """Return the boxes that differ most after the better of two options and after the other one.

    Between two ways of rolling they differ in how often the turn ends there; a box with points and a zero there are
    told apart. Where a box is scored they differ in the points they bring by the end. What the sentence tells is first.
    """
    if comparison.against is None:
        return None
    better, worse = sorted((comparison.explanation, comparison.against), key=lambda one: -one.option.value)
    is_rolled = better.option.is_reroll and worse.option.is_reroll
    unit = Unit.CHANCE if is_rolled else Unit.POINTS
    one, other = (_ends(better), _ends(worse)) if is_rolled else (_brought(better), _brought(worse))
    told = [reason.figure.what for reason in comparison.reasons if reason.figure.unit is unit]
    apart = {what: abs(one.get(what, 0.0) - other.get(what, 0.0)) for what in (*one, *other)}
    found = [what for what in dict.fromkeys(told) if what in apart]
    found += sorted((what for what in apart if what not in found), key=lambda what: -apart[what])
    pairs = []
    for what in found[:_MOST_PAIRS]:
        if what in told or apart[what] >= LITTLE[unit]:
            amounts = one.get(what, 0.0), other.get(what, 0.0)
            write = units.chance if is_rolled else _average
            pairs.append(EndPair(_end_named(what, comparison), amounts, (write(amounts[0]), write(amounts[1]))))
    if not pairs:
        return None
    heading = explanation_words.endings_heading() if is_rolled else explanation_words.points_heading()
    named = explanation_words.in_short_now(better.option), explanation_words.in_short_now(worse.option)
    return EndPairsView(heading, named, tuple(pairs), _bonus(better, worse))


def _average(points: float) -> str:
    """Return points that a box brings: what is scored now is a whole number."""
    return numbers.decimal(points, 0 if abs(points - round(points)) < _WHOLE else 1)


def _bonus(better: Explanation, worse: Explanation) -> EndPair | None:
    """Return the chance of the upper bonus after either option; None where it is certain or lost, or there is none."""
    chances = better.upper_bonus_chance, worse.upper_bonus_chance
    if max(chances) <= EQUAL or min(chances) >= 1.0 - EQUAL:
        return None
    return EndPair(
        explanation_words.part(Part.UPPER_BONUS), chances, (units.chance(chances[0]), units.chance(chances[1]))
    )


def _brought(explanation: Explanation) -> dict[str, float]:
    """Return how many points each box brings by the end, as reasons name it; of the upper bonus there is a line."""
    return {part.name.lower(): points for part, points in explanation.expected.items() if part is not Part.UPPER_BONUS}


def _ends(explanation: Explanation) -> dict[str, float]:
    """Return how often the turn ends in each box with points, and how often with nothing there, as reasons name it."""
    found: dict[str, float] = {}
    for ending in explanation.endings:
        made = ending.chance - ending.zero_chance
        if made > 0.0:
            found[ending.category.key] = made
        if ending.zero_chance > 0.0:
            found[f"{_ZERO}{ending.category.key}"] = ending.zero_chance
    return found


def _end_named(what: str, comparison: Comparison) -> str:
    boxes = {box.key: box for box in comparison.inquiry.position.rules.categories}
    box = boxes.get(what.removeprefix(_ZERO))
    if box is None:
        return explanation_words.part(Part.YAHTZEE_BONUS)
    return explanation_words.points_in(box, 0) if what.startswith(_ZERO) else names.category(box)
