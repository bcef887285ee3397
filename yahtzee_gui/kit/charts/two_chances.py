# SPDX-License-Identifier: MIT
"""The chances of points of two side by side: in ranges, the first as columns and the second as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yahtzee_gui.kit.charts import words
from yahtzee_gui.kit.charts.columns import BarColumn, ColumnsView
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.words import numbers

_FINAL_STEP, _MOST_FINAL = 20, 32
_LEAST_CHANCE = 1e-3
"""Scores that so rarely lie beyond are told as one range with the next: too few to be seen in its column."""
_MOST_LABELS = 12

Chances = Mapping[int, float]
"""How likely each number of points is, 0 to 1."""
Range = tuple[int, int | None]
"""The first number of points, and the first that is beyond; None where nothing is."""


def final_chart(name: str, named: tuple[str, str], first: Chances, second: Chances) -> ColumnsView:
    """Return the chart called `name` of the final scores of two that are `named` so."""
    return chances_chart(name, named, first, second, _final_ranges((first, second)))


def chances_chart(
    name: str, named: tuple[str, str], first: Chances, second: Chances, ranges: Sequence[Range]
) -> ColumnsView:
    """Return the chart of the chances of points in ranges, of two that are `named` so."""
    columns: list[BarColumn] = []
    rows: list[tuple[str, ...]] = []
    data: list[tuple[str | int | float | None, ...]] = []
    usual = (ranges[-2][1] or 0) - ranges[-2][0] if len(ranges) > 1 else 0
    for number, (begin, after) in enumerate(ranges):
        begins = begin if number else -1  # the first range has all below, too
        found = [100.0 * _sum(chances, begins, after) for chances in (first, second)]
        label = _label(begin, after)
        texts = [numbers.decimal(chance, 1) for chance in found]
        named_at = label.replace(" ", "") if after is None or (after - begin < usual and begin) else str(begin)
        is_crowded = len(ranges) > _MOST_LABELS and (number % 2 == 1 or number == len(ranges) - 2)
        shown = "" if is_crowded and after is not None else named_at
        columns.append(BarColumn(shown, found[0], words.chance_card(label, named, texts), expected=found[1]))
        rows.append((label, *texts))
        data.append((label, *found))
    figures = ChartFigures(words.two_columns(*named), tuple(rows), tuple(data))
    summary = ". ".join(" ".join(row) for row in rows)
    return ColumnsView(name, tuple(columns), summary=summary, figures=figures, in_percent=True)


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


def _sum(chances: Chances, begin: int, after: int | None) -> float:
    return sum(chance for points, chance in chances.items() if begin <= points and (after is None or points < after))


def _label(begin: int, after: int | None) -> str:
    if after is None:
        return f"{begin}+"
    return str(begin) if after == begin + 1 else f"{begin} – {after - 1}"
