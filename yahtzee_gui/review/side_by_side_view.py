# SPDX-License-Identifier: MIT
"""Two options side by side as they are shown: their ends in ranges of points, as columns and as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option
from yahtzee_gui.kit.charts.columns import BarColumn, ColumnsView
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review import side_by_side_words
from yahtzee_gui.review.side_by_side_page import SideView
from yahtzee_gui.words import numbers, options

if TYPE_CHECKING:
    from engine.game_review.ends import Ends

_TURN_STEP, _TURN_LAST = 5, 50
_FINAL_STEP, _MOST_FINAL = 20, 32
_LEAST_CHANCE = 1e-3
"""Scores that so rarely lie beyond are told as one range with the next: too few to be seen in its column."""
_MOST_LABELS = 12
_REACHED = (200, 250, 300)

Chances = Mapping[int, float]
Range = tuple[int, int | None]


def usual_pair(scene: Scene) -> tuple[Option, Option] | None:
    """Return the option that is explained, and the one it is compared with."""
    explained = scene.explained
    if explained is None or scene.comparable is None:
        return None
    option, analysis = explained
    other = analysis.compared_with(option)
    return option, other if other is not None else next(one for one in analysis.options if one is not option)


def side_view(
    scene: Scene,
    analysis: Analysis | None,
    pair: tuple[Option, Option] | None,
    known: Mapping[Option, Ends],
    done: float = 0.0,
) -> SideView:
    """Return what is shown of two options of an analysis.

    `known` has the ends that are worked out, `done` says how much of the others is, 0 to 1.
    """
    if analysis is None or pair is None:
        other = scene.explained is not None and not scene.goes_by_points
        return _empty(
            side_by_side_words.goes_by_another_measure() if other else side_by_side_words.nothing_to_compare()
        )
    names = tuple(options.option(option) for option in analysis.options)
    first, second = (analysis.options.index(option) for option in pair)
    found = [known.get(option) for option in pair]
    working = side_by_side_words.working(done)
    facts = tuple(_facts(one, of) if one is not None else working for one, of in zip(found, pair, strict=True))
    if found[0] is None or found[1] is None:
        waiting = _empty(working)
        return SideView(names, (first, second), (facts[0], facts[1]), waiting.turn, waiting.final)
    named = names[first], names[second]
    turn = _chart(side_by_side_words.turn_name(), named, found[0].turn, found[1].turn, _turn_ranges())
    final = final_chart(named, dict(enumerate(found[0].final)), dict(enumerate(found[1].final)))
    return SideView(names, (first, second), (facts[0], facts[1]), turn, final)


def final_chart(named: tuple[str, str], first: Chances, second: Chances) -> ColumnsView:
    """Return the chart of the final scores after two options, which are called so."""
    return _chart(side_by_side_words.final_name(), named, first, second, _final_ranges((first, second)))


def _empty(message: str) -> SideView:
    turn = ColumnsView(side_by_side_words.turn_name(), message=message)
    return SideView(turn=turn, final=ColumnsView(side_by_side_words.final_name(), message=message))


def _facts(ends: Ends, option: Option) -> str:
    mean = numbers.beside_its_loss(option.value, option.points_lost)  # the one that the list shows
    return side_by_side_words.facts(mean, ends.sd, tuple((score, ends.at_least(score)) for score in _REACHED))


def _turn_ranges() -> list[Range]:
    """Return nothing by itself, and the points of a box in steps."""
    steps: list[Range] = [(first or 1, first + _TURN_STEP) for first in range(0, _TURN_LAST, _TURN_STEP)]
    return [(0, 1), *steps, (_TURN_LAST, None)]


def _final_ranges(finals: Sequence[Chances]) -> list[Range]:
    """Return ranges of final scores that hold nearly all; the first and the last one have what is beyond."""
    low, high = min(map(_lowest, finals)) // _FINAL_STEP * _FINAL_STEP, max(map(_highest, finals))
    step = _FINAL_STEP
    while (high - low) // step + 1 > _MOST_FINAL:
        step += _FINAL_STEP
    firsts = list(range(low, high + 1, step))
    return [(first, first + step if first != firsts[-1] else None) for first in firsts]


def _lowest(chances: Chances) -> int:
    """Return a score that hardly any game ends below."""
    beyond = 0.0
    for score in sorted(chances):
        beyond += chances[score]
        if beyond >= _LEAST_CHANCE:
            return score
    return 0


def _highest(chances: Chances) -> int:
    """Return a score that hardly any game ends above."""
    beyond = 0.0
    for score in sorted(chances, reverse=True):
        beyond += chances[score]
        if beyond >= _LEAST_CHANCE:
            return score
    return 0


def _chart(name: str, named: tuple[str, str], first: Chances, second: Chances, ranges: Sequence[Range]) -> ColumnsView:
    columns: list[BarColumn] = []
    rows: list[tuple[str, ...]] = []
    data: list[tuple[str | int | float | None, ...]] = []
    for number, (begin, after) in enumerate(ranges):
        begins = begin if number else -1  # the first range has all below, too
        found = [100.0 * _sum(chances, begins, after) for chances in (first, second)]
        label = _label(begin, after)
        texts = [numbers.decimal(chance, 1) for chance in found]
        named_at = label if after is None else str(begin)
        is_crowded = len(ranges) > _MOST_LABELS and (number % 2 == 1 or number == len(ranges) - 2)
        shown = "" if is_crowded and after is not None else named_at
        columns.append(BarColumn(shown, found[0], side_by_side_words.chance_card(label, *texts), expected=found[1]))
        rows.append((label, *texts))
        data.append((label, *found))
    figures = ChartFigures(side_by_side_words.columns(*named), tuple(rows), tuple(data))
    summary = ". ".join(" ".join(row) for row in rows)
    return ColumnsView(name, tuple(columns), summary=summary, figures=figures)


def _sum(chances: Chances, begin: int, after: int | None) -> float:
    return sum(chance for points, chance in chances.items() if begin <= points and (after is None or points < after))


def _label(begin: int, after: int | None) -> str:
    if after is None:
        return f"{begin}+"
    return str(begin) if after == begin + 1 else f"{begin} – {after - 1}"
