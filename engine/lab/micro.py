# SPDX-License-Identifier: MIT
"""Micro Yahtzee (Verhoeff) is a game small enough to be drawn: one die, one roll a turn, two boxes.

*Double* scores the face doubled, *Square* the face squared; both are filled once. It is solved by the recurrence of
the big game (`engine.solving.reference`), and because it is so small all of its 72 games and 64 strategies can
also be gone through one by one.

Its tree is drawn as an SVG picture: every game, best play drawn strong.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np

from engine.cli.drawing import svg
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.reference import WHOLE, lattice, turn_denominator, value_of_turn

FACES = range(1, 7)
ROLLS_PER_TURN = 1
BOXES = {"double": [2 * face for face in FACES], "square": [face * face for face in FACES]}
"""What each face scores in each box."""

Strategy = tuple[str, ...]
"""The box in which each face is scored in the first turn; the second turn leaves no choice."""


@dataclass(frozen=True)
class MicroGame:
    """One game: both rolls, the box of the first, and the points."""

    first: int
    box: str
    second: int

    @property
    def points(self) -> tuple[int, int]:
        """The points of either turn."""
        return BOXES[self.box][self.first - 1], BOXES[other(self.box)][self.second - 1]

    @property
    def score(self) -> int:
        """The final score."""
        return sum(self.points)


def other(box: str) -> str:
    """Return the other box."""
    return next(name for name in BOXES if name != box)


def value(open_boxes: frozenset[str] = frozenset(BOXES)) -> Fraction:
    """Return the points that best play expects from the open boxes, before a roll."""
    if not open_boxes:
        return Fraction(0)
    grid = lattice(1, len(FACES))
    options = [option_values(open_boxes, face) for face in FACES]
    # In integers over one denominator, as the recurrence wants them.
    below = turn_denominator(grid, ROLLS_PER_TURN) ** (len(open_boxes) - 1)
    scored = np.array([[int(max(values.values()) * below)] for values in options], dtype=object)
    worth = value_of_turn(scored, ROLLS_PER_TURN, grid, WHOLE)
    return Fraction(int(worth[0]), below * turn_denominator(grid, ROLLS_PER_TURN))


def option_values(open_boxes: frozenset[str], face: int) -> dict[str, Fraction]:
    """Return what scoring a face in each open box is worth, with all that follows."""
    return {box: BOXES[box][face - 1] + value(open_boxes - {box}) for box in BOXES if box in open_boxes}


def best_strategy() -> Strategy:
    """Return the best strategy."""
    by_face = [option_values(frozenset(BOXES), face) for face in FACES]
    return tuple(max(values, key=values.__getitem__) for values in by_face)


def all_games() -> Iterator[MicroGame]:
    """Yield all games there are, under any play."""
    for first, box, second in product(FACES, BOXES, FACES):
        yield MicroGame(first, box, second)


def strategies() -> Iterator[Strategy]:
    """Yield all deterministic strategies."""
    yield from product(BOXES, repeat=len(FACES))


def expected(strategy: Strategy) -> Fraction:
    """Return what a strategy expects: the mean over its games."""
    scores = [game.score for game in all_games() if strategy[game.first - 1] == game.box]
    return Fraction(sum(scores), len(scores))


_ROW, _TOP, _WIDTH = 14, 96, 900
_ROOT, _FIRST, _THEN, _SECOND, _SCORE = 60, 240, 500, 700, 800
_RADIUS, _SMALL_RADIUS = 13, 6
_BOTH = frozenset(BOXES)
_STYLE = (
    "text{font:12px sans-serif;fill:#555}.title{font-size:17px;font-weight:600}.tiny{font-size:10px}"
    ".face{font-size:14px}line{stroke:#888}.best{font-weight:600;fill:#2a6fdb}.way{stroke:#2a6fdb;stroke-width:3}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.best{fill:#7fb0ff}.way{stroke:#7fb0ff}}"
)


def _mixed(number: Fraction) -> str:
    """Return a fraction as people write it: 23 1/6."""
    whole, rest = divmod(number, 1)
    return f"{whole}" if not rest else f"{whole} {rest}"


def _text(x: float, y: float, text: str, kind: str = "plain", anchor: str = "middle") -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, best: bool = False) -> str:
    kind = ' class="way"' if best else ""
    return f'<line{kind} x1="{x1}" y1="{y1:.1f}" x2="{x2}" y2="{y2:.1f}"/>'


def _last_turn(first: int, box: str, start: int, best: bool) -> Iterator[str]:
    """Yield the six games that follow a choice, from row `start` on."""
    middle = _row(start + (len(FACES) - 1) / 2)
    yield f'<circle fill="#888" cx="{_THEN}" cy="{middle:.1f}" r="3"/>'
    for number, second in enumerate(FACES):
        game, y = MicroGame(first, box, second), _row(start + number)
        yield _line(_THEN, middle, _SECOND - _SMALL_RADIUS, y)
        yield f'<circle fill="none" stroke="#888" cx="{_SECOND}" cy="{y:.1f}" r="{_SMALL_RADIUS}"/>'
        yield _text(_SECOND, y + 3.5, str(second), "tiny")
        yield _line(_SECOND + _SMALL_RADIUS, y, _SCORE - 14, y)
        yield _text(_SCORE, y + 4, f"{game.score}", "best" if best else "plain", "start")


def _row(number: float) -> float:
    return _TOP + number * _ROW


def _choice(first: int, start: int) -> Iterator[str]:
    """Yield the point of choice after a first roll, and all that follows, from row `start` on."""
    values = option_values(_BOTH, first)
    best = max(values, key=values.__getitem__)
    middle = _row(start + len(FACES) - 0.5)
    yield f'<circle fill="none" stroke="#888" cx="{_FIRST}" cy="{middle:.1f}" r="{_RADIUS}"/>'
    yield _text(_FIRST, middle + 4.5, str(first), "face")
    for number, (box, value) in enumerate(values.items()):
        below = start + number * len(FACES)
        y, is_best = _row(below + (len(FACES) - 1) / 2), box == best
        yield _line(_FIRST + _RADIUS, middle, _THEN, y, is_best)
        points = BOXES[box][first - 1]
        label = f"{box.capitalize()} {points} + {_mixed(value - points)} = {_mixed(value)}{' ✓' if is_best else ''}"
        yield _text(_THEN - 8, y + (-8 if number == 0 else 18), label, "best" if is_best else "plain", "end")
        yield from _last_turn(first, box, below, is_best)


def drawn_tree() -> str:
    """Return the whole tree: roll, choice (in a ring), roll, choice, final score."""
    games = len(list(all_games()))
    height, middle = _row(games) + 20, _row((games - 1) / 2)
    parts = [
        _text(20, 30, f"Micro Yahtzee: {games} games, best play is worth {_mixed(value())} points", "title", "start"),
        *(_text(x, 60, name) for x, name in ((_FIRST, "first roll"), (_SECOND, "second roll"), (_SCORE + 8, "score"))),
        _text((_FIRST + _THEN) / 2, 60, "box, and what it is worth"),
        f'<circle fill="#888" cx="{_ROOT}" cy="{middle:.1f}" r="4"/>',
    ]
    for number, first in enumerate(FACES):
        start = number * len(BOXES) * len(FACES)
        parts.append(_line(_ROOT, middle, _FIRST - _RADIUS, _row(start + len(FACES) - 0.5)))
        parts += _choice(first, start)
    label = f"The tree of Micro Yahtzee: {games} games, best play worth {_mixed(value())} points"
    return svg(_WIDTH, height, label, _STYLE, parts)
