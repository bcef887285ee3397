# SPDX-License-Identifier: MIT
"""Strategies and the player on one chart: how far each is short of perfect play; the player's has an interval."""

from __future__ import annotations

from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies import strengths
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.strategies.strategies import strategy
from engine.training.progress import Interval
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBar
from yahtzee_gui.learn.progress import words
from yahtzee_gui.learn.words import first_lessons
from yahtzee_gui.words import names, numbers

_STRATEGIES = (Rival.RULES_OF_THUMB, Rival.MINCE, Rival.GREEDY)


def compared_view(lost: Interval | None) -> BarsView:
    """Return the chart; `lost` is what the player loses a game, None before the first one that counts."""
    known = [_bar(first_lessons(lesson.value), AVERAGES[lesson.value]) for lesson in Lesson]
    known += [_bar(names.rival(one), average) for one in _STRATEGIES if (average := _average(one)) is not None]
    known.append(_bar(names.rival(Rival.PERFECT), PARS[DEFAULT_RULES]))
    if lost is not None:
        known.append(_yours(lost))
    bars = tuple(sorted(known, key=lambda bar: bar.value))
    return BarsView(
        words.compared_name(),
        bars,
        ". ".join(f"{bar.name}: {bar.figure}" for bar in bars),
        figures=_figures(bars),
    )


def _average(rival: Rival) -> float | None:
    found = strengths.strength(strategy(rival.value), DEFAULT_RULES)
    return found.mean if found is not None else None


def _bar(name: str, average: float) -> IntervalBar:
    short = PARS[DEFAULT_RULES] - average
    figure = numbers.decimal(average, 1)
    return IntervalBar(name, short, figure, words.compared_card(name, average, short))


def _yours(lost: Interval) -> IntervalBar:
    par, has_ends = PARS[DEFAULT_RULES], lost.ends is not None
    average = Interval(par - lost.mean, (par - lost.high, par - lost.low) if has_ends else None)
    figure = words.your_average(average)
    card = (*words.compared_card(words.you(), average.mean, lost.mean), words.luck_aside())
    return IntervalBar(
        words.you(),
        lost.mean,
        figure,
        card,
        low=lost.low if has_ends else None,
        high=lost.high if has_ends else None,
        is_strong=True,
    )


def _figures(bars: tuple[IntervalBar, ...]) -> ChartFigures:
    rows = tuple((bar.name, bar.figure, numbers.decimal(bar.value, 1)) for bar in bars)
    data = tuple((bar.name, PARS[DEFAULT_RULES] - bar.value, bar.value) for bar in bars)
    return ChartFigures(words.compared_columns(), rows, data)
