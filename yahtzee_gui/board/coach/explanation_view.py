# SPDX-License-Identifier: MIT
"""The explanation of an option as it is shown: the figures of a difference add up as they are written."""

from __future__ import annotations

import math
from collections.abc import Iterator, Set
from dataclasses import replace
from functools import partial

from engine.analysis.explanations import CategoryEnding, Explanation, Part
from engine.analysis.options import Analysis
from engine.analysis.reasons.reason import Unit
from engine.game_review.review import Decision
from engine.games.goals import ReachGoal, RecordGoal
from yahtzee_gui.board.coach import explanation_words, reasons_words
from yahtzee_gui.board.coach.end_bars import EndBar, EndShare, Shade
from yahtzee_gui.board.coach.explanation import ExplanationView
from yahtzee_gui.board.coach.part_rows import PartRow
from yahtzee_gui.play.explaining import Comparison
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.visibility import has_one_choice
from yahtzee_gui.words import goals, names, numbers
from yahtzee_gui.words.boxes import is_five_alike, is_hand, of_its_game
from yahtzee_gui.words.options import begun

_NOTHING = 0.005
_NO_SHARE, _LEAST_SHARE = 0.001, 0.03
"""What is likelier has a share in the bars, and one of its own; so do a Yahtzee and what the sentence tells."""
_LEAST_WRITTEN = 0.05


@of_its_game
def explanation_view(scene: Scene) -> ExplanationView:
    """Return what is shown of the explained option; nothing while it is being worked out."""
    if scene.measure is not None:
        return _goal_explanation(scene)
    if scene.comparison is None:
        return ExplanationView(sentence=explanation_words.working_it_out() if scene.explained is not None else "")
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


def comparison_view(comparison: Comparison) -> ExplanationView:
    """Return what is shown of an option and the one it is compared with."""
    explanation, against = comparison.explanation, comparison.against
    named, others, every, together = _parts(explanation, against) if against is not None else ((), None, (), None)
    option = comparison.inquiry.option
    return ExplanationView(
        about=explanation_words.about(option),
        heading=explanation_words.about(option)
        if against is None
        else explanation_words.against(option, against.option),
        sentence=why_in_words(comparison),
        parts=named,
        others=others,
        together=together,
        all_parts=every,
        bars=end_bars(comparison),
        facts=explanation_words.facts(explanation.upper_bonus_chance, explanation.sd),
    )


def _goal_explanation(scene: Scene) -> ExplanationView:
    """Return what is true of an option in a game with a goal: its chance, and what points alone would say.

    Parts are those of expected points; of a chance they would be false. Reasons are told as such.
    """
    if scene.explained is None:
        return ExplanationView(is_plain=True)
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
    return ExplanationView(
        about=explanation_words.about(option),
        heading=explanation_words.about(option) if other is None else explanation_words.against(option, other),
        sentence=" ".join(filter(None, (needs, said, by_points))),
        is_plain=True,
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


def _parts(
    explanation: Explanation, against: Explanation
) -> tuple[tuple[PartRow, ...], PartRow | None, tuple[PartRow, ...], PartRow]:
    """Return the largest parts, the others as one, all of them, and their sum, which is written as in the list."""
    total = _total(explanation, against)
    # Written as in the list, whose figures stay within their verdicts.
    lost = numbers.shown_loss(abs(total))
    shown = math.copysign(lost, total)
    main = explanation.main_differences(against, most=3, least=_LEAST_WRITTEN)
    rows = _rows(explanation, against, shown)
    others = None
    if main.others:
        rest = sum(rows[part].points for part in main.others)
        others = PartRow(explanation_words.other_parts(main.others), rest, numbers.signed(rest))
    together = PartRow(explanation_words.together(), shown, numbers.signed(shown) if lost else numbers.lost(abs(total)))
    return tuple(rows[part] for part, _points in main.parts), others, tuple(rows.values()), together


def _rows(explanation: Explanation, against: Explanation, total: float) -> dict[Part, PartRow]:
    """Return a row for each part; their points, rounded as they are written, add up to `total` as that is written."""
    difference = explanation.difference(against)
    parts = list(explanation.expected)
    rounded = numbers.rounded_together([difference[part] for part in parts], total, 1)
    return {
        part: PartRow(explanation_words.part(part), points, numbers.signed(points))
        for part, points in zip(parts, rounded, strict=True)
    }


_TABLE_PLACES = 2


def part_lines(comparison: Comparison) -> tuple[tuple[str, ...], ...]:
    """Return all parts as lines of a table: of the option, of the other, and the difference; the last has the sums.

    What is written adds up downwards, and from left to right.
    """
    if comparison.against is None:
        return ()
    explanation, against = comparison.explanation, comparison.against
    total, other_value = _total(explanation, against), against.option.value
    difference, parts = explanation.difference(against), list(explanation.expected)
    differences = numbers.rounded_together([difference[part] for part in parts], total, _TABLE_PLACES)
    others = numbers.rounded_together([against.expected[part] for part in parts], other_value, _TABLE_PLACES)
    lines = [
        _line(explanation_words.part(part), other, gain)
        for part, other, gain in zip(parts, others, differences, strict=True)
    ]
    return (*lines, _line(explanation_words.together(), sum(others), sum(differences)))


def _line(name: str, other: float, difference: float) -> tuple[str, ...]:
    shown = (numbers.decimal(points, _TABLE_PLACES) for points in (other + difference, other))
    return (name, *shown, numbers.signed(difference, _TABLE_PLACES))


# Where the turn ends


def end_bars(comparison: Comparison) -> tuple[EndBar, ...]:
    """Return where the turn ends after the better of two options, and after the other one."""
    options = (comparison.inquiry.option, comparison.inquiry.against)
    if comparison.against is None or not any(option is not None and option.is_reroll for option in options):
        return ()  # of a box that is taken there is but one end
    pair = sorted((comparison.explanation, comparison.against), key=lambda one: -one.option.value)
    told = {one.figure.what for one in comparison.reasons if one.figure.unit is Unit.CHANCE}
    bars = tuple(_end_bar(explanation, told) for explanation in pair)
    says_nothing = bars[0].shares == bars[1].shares and len(bars[0].shares) == 1
    return () if says_nothing else bars


def _end_bar(explanation: Explanation, told: Set[str]) -> EndBar:
    option = explanation.option
    shares = [
        share for ending in sorted(explanation.endings, key=lambda one: one.category) for share in _shares(ending, told)
    ]
    large = [one for one in shares if one.chance >= _LEAST_SHARE or one.is_in_words or one.shade is Shade.YAHTZEE]
    rest = sum(share.chance for share in shares if share not in large)
    if rest > _NO_SHARE:
        large.append(EndShare(explanation_words.other_boxes(), rest, explanation_words.chance(rest), Shade.OTHERS))
    name = names.plain(explanation_words.about(option))
    return EndBar(name, names.loss_and_mark(option), option.verdict, tuple(large))


def _shares(ending: CategoryEnding, told: Set[str]) -> Iterator[EndShare]:
    """Yield how often the turn ends in a box with points, and how often with nothing, where that is.

    `told` are the figures of the sentence over the bars.
    """
    box, made = ending.category, ending.chance - ending.zero_chance
    if made > _NO_SHARE:
        shade = Shade.YAHTZEE if is_five_alike(box) else Shade.HAND if is_hand(box) else Shade.SUM
        yield EndShare(names.category(box), made, explanation_words.chance(made), shade, box.key in told)
    if ending.zero_chance > _NO_SHARE:
        name = explanation_words.points_in(box, 0)
        percent = explanation_words.chance(ending.zero_chance)
        yield EndShare(name, ending.zero_chance, percent, Shade.ZERO, f"zero:{box.key}" in told)
