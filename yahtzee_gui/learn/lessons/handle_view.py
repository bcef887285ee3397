# SPDX-License-Identifier: MIT
"""What lessons give to play with, as it is shown: every answer with its bars, made beforehand."""

from __future__ import annotations

from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.handles import CHANCES, FOURS, HANDS, KEPT, ROLLS_LEFT
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBar
from yahtzee_gui.learn.lessons import handle_words as words
from yahtzee_gui.learn.lessons.handle_card import HandleView
from yahtzee_gui.words import announcing, names


def handle_view(lesson: Lesson) -> HandleView | None:
    """Return what a lesson gives to play with; None where it has nothing."""
    if lesson is Lesson.PACE:
        return _fours()
    return _kept(lesson) if lesson in HANDS else None


def _kept(lesson: Lesson) -> HandleView:
    name = words.alike_heading() if lesson is Lesson.PAIRS else words.straight_heading()
    places = {
        (row, column): (kept, left) for row, kept in enumerate(KEPT[lesson]) for column, left in enumerate(ROLLS_LEFT)
    }
    bars = {
        place: _bars(
            name, [(names.category(box), chance) for box, chance in zip(HANDS[lesson], CHANCES[key], strict=True)]
        )
        for place, key in places.items()
    }
    return HandleView(
        name,
        tuple(map(words.kept, KEPT[lesson])),
        tuple(map(announcing.rolls_left, ROLLS_LEFT)),
        1,
        bars,
        dict.fromkeys(places, words.going_for_it()),
    )


def _fours() -> HandleView:
    name = words.fours_heading()
    pairs = list(zip((None, *FOURS), FOURS, strict=False))
    return HandleView(
        name,
        tuple(str(number) for number in range(len(FOURS))),
        first=3,
        bars={(number, 0): _bars(name, [(words.bonus(), one.bonus)]) for number, one in enumerate(FOURS)},
        said={(number, 0): words.fours_said(number, one, before) for number, (before, one) in enumerate(pairs)},
    )


def _bars(name: str, chances: list[tuple[str, float]]) -> BarsView:
    bars = tuple(
        IntervalBar(name=one, value=chance, figure=words.percent(chance), card=words.bar_card(one, chance))
        for one, chance in chances
    )
    return BarsView(name, bars, ", ".join(f"{bar.name} {bar.figure}" for bar in bars), most=1.0)
