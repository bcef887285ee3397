# SPDX-License-Identifier: MIT
"""Two options side by side as they are shown: their ends in ranges of points, as columns and as a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option
from yahtzee_gui.kit.charts.columns import ColumnsView
from yahtzee_gui.kit.charts.two_chances import Range, chances_chart, final_chart
from yahtzee_gui.review import side_by_side_words
from yahtzee_gui.review.side_by_side_page import SideView
from yahtzee_gui.words import numbers, options

if TYPE_CHECKING:
    from engine.game_review.ends import Ends

_TURN_STEP, _TURN_LAST = 5, 50
_REACHED = (200, 250, 300)


def side_view(
    analysis: Analysis | None,
    pair: tuple[Option, Option] | None,
    known: Mapping[Option, Ends],
    done: float = 0.0,
) -> SideView:
    """Return what is shown of two options of an analysis.

    `known` has the ends that are worked out, `done` says how much of the others is, 0 to 1.
    """
    if analysis is None or pair is None:
        return _empty(side_by_side_words.nothing_to_compare())
    names = tuple(options.option(option) for option in analysis.options)
    first, second = (analysis.options.index(option) for option in pair)
    found = [known.get(option) for option in pair]
    working = side_by_side_words.working(done)
    facts = tuple(_facts(one, of) if one is not None else working for one, of in zip(found, pair, strict=True))
    if found[0] is None or found[1] is None:
        waiting = _empty(working)
        return SideView(names, (first, second), (facts[0], facts[1]), waiting.turn, waiting.final)
    named = names[first], names[second]
    turn = chances_chart(side_by_side_words.turn_name(), named, found[0].turn, found[1].turn, _turn_ranges())
    finals = dict(enumerate(found[0].final)), dict(enumerate(found[1].final))
    final = final_chart(side_by_side_words.final_name(), named, *finals)
    return SideView(names, (first, second), (facts[0], facts[1]), turn, final)


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
