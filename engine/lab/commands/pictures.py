# SPDX-License-Identifier: MIT
"""Pictures of one turn: chance against payoff, one decision, and how likely each score is.

The graph of M. Mince's slides: the chance of every box over its payoff, the line fitted, and the one she prints.

A prospect is one decision of a turn drawn as whuber draws it: states, the options they have, and where these lead.

On the left is what the dice show, in the middle what may be kept, on the right what the dice show once the others have
been rolled. An arrow from a state to an option says that it is available there, a heavy one that it is a best one. An
arrow from an option to a state has the chance of it, unless that is 1, and is the heavier the likelier it is.

Pictures of scores: how likely each score is after every keep of a roll, and what two players made of many turns.

Bars are exact, for every single score: nothing is smoothed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from html import escape

from engine.cli.drawing import HEIGHT, LEFT, RIGHT, STYLE, WIDTH, Axes, svg
from engine.cli.printing import chance, dice_in_words, percent
from engine.one_turn.keep_scores import Experiment, KeepScores
from engine.one_turn.odds import Odds
from engine.one_turn.targets import OddsError
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.strategies.mince import HERS, FittedLine, WeighedBox, fitted_line

_PAYOFFS = Axes([step * 0.03 for step in range(6)], [step / 5 for step in range(6)])
_LINE, _LETTER = 14, 3.4  # the height of a name, and half the width of a letter
_GRAPH_STYLE = (
    ".fitted{stroke:#2a6fdb;stroke-width:2}.hers{stroke:#888;stroke-dasharray:6 5}.taken{fill:#b4530a}"
    f".name{{font-size:12px}}{STYLE}"
    "@media(prefers-color-scheme:dark){.fitted{stroke:#7fb0ff}.taken{fill:#ffb057}}"
)


def payoff_graph(title: str, points: Mapping[Category, WeighedBox], taken: Category | None) -> str:
    """Return an SVG picture of the points of some boxes; `taken` is the one that the player goes for."""
    title = f"Chance over payoff: {title}"
    parts = [
        f'<text class="title" x="{LEFT}" y="28">{escape(title)}</text>',
        *_PAYOFFS.drawn("payoff", "chance", (2, 1)),
        _line(fitted_line(), "fitted"),
        _line(HERS, "hers"),
    ]
    for name, line, y in (("fitted", fitted_line(), 50), ("hers", HERS, 68)):
        what = f"{name}: {float(line.slope):.4f} payoff + {float(line.intercept):.4f}"
        parts.append(f'<text class="small" x="{RIGHT - 190}" y="{y}">{what}</text>')
        parts.append(f'<path class="{name}" d="M{RIGHT - 232} {y - 4}h32"/>')
    placed: list[tuple[float, float, int]] = []
    for box in sorted(points, key=lambda box: (points[box].chance, points[box].payoff)):
        parts += _dot(box, points[box], placed, is_taken=box is taken)
    return svg(WIDTH, HEIGHT, title, _GRAPH_STYLE, parts)


def _line(line: FittedLine, kind: str) -> str:
    """Return a line as far as it stays between the axes."""
    slope, intercept = float(line.slope), float(line.intercept)
    most = _PAYOFFS.across[-1]
    ends = [payoff for payoff in (0.0, -intercept / slope, (1 - intercept) / slope) if 0 <= payoff <= most]
    first, last = min(ends), max([*ends, most] if slope * most + intercept >= 0 else ends)
    place = [f"{_PAYOFFS.x(payoff):.1f} {_PAYOFFS.y(slope * payoff + intercept):.1f}" for payoff in (first, last)]
    return f'<path class="{kind}" d="M{place[0]}L{place[1]}"/>'


def _dot(box: Category, point: WeighedBox, placed: list[tuple[float, float, int]], *, is_taken: bool) -> list[str]:
    """Return the dot of a box and its name, above the dot unless another name stands there."""
    x, y = _PAYOFFS.x(float(point.payoff)), _PAYOFFS.y(float(point.chance))
    name = box.key.replace("_", " ")
    label = y - 9
    while any(
        abs(label - up) < _LINE and abs(x - across) < _LETTER * (len(name) + long) for across, up, long in placed
    ):
        label -= _LINE
    placed.append((x, label, len(name)))
    what = f"{name}: payoff {float(point.payoff):.6f}, chance {chance(point.chance, 6)}"
    kind = ' class="taken"' if is_taken else ""
    return [
        f'<circle{kind} cx="{x:.1f}" cy="{y:.1f}" r="{6 if is_taken else 4}"><title>{what}</title></circle>',
        f'<text class="name" x="{x:.1f}" y="{label:.1f}" text-anchor="middle">{name}</text>',
    ]


_MOST_OPTIONS = 60
_MOST_LABELS = 24
_ROW, _DIAGRAM_TOP, _BOTTOM = 46, 84, 28
_LEFT, _MIDDLE, _RIGHT, _WIDTH = 90, 400, 710, 800
_HALF, _HALF_HEIGHT = 62, 15
_THINNEST, _THICKEST = 0.8, 4.0
_DIAGRAM_STYLE = (
    "text{font:13px sans-serif;fill:#333}.title{font-size:17px;font-weight:600;fill:#555}.head{fill:#555}"
    ".chance{font-size:11px;fill:#555}"
    "rect{stroke:#888}.state{fill:#cfe0fa}.option{fill:#fbd9a7}path{stroke:#777;fill:none}.best{stroke:#b4530a}"
    "@media(prefers-color-scheme:dark){.title,.head{fill:#ccc}.chance{fill:#ddd}path{stroke:#999}"
    ".best{stroke:#ffb057}}"
)


def prospect_diagram(found: Odds, after: int) -> str:
    """Return an SVG picture of the decision after roll `after` (from 1).

    Raises:
        OddsError: if there is no such decision, or it has too many options for a picture.
    """
    if not 1 <= after < found.rolls:
        raise OddsError(
            f"must be 1 to {found.rolls - 1}, the rolls with a decision after them, not {after}", ("after",)
        )
    if len(found.options) > _MOST_OPTIONS:
        raise OddsError(f"{len(found.options)} options are too many for a picture, it holds {_MOST_OPTIONS}", ("svg",))
    rows = max(len(found.options), len(found.states))
    height = _DIAGRAM_TOP + rows * _ROW + _BOTTOM
    states, options = _places(len(found.states), rows), _places(len(found.options), rows)
    now, then = found.payoffs[after - 1], found.payoffs[after]
    title = f"{found.target.text}: {found.dice} dice with {found.faces} faces, after roll {after} of {found.rolls}"
    heads = ((_LEFT, f"after roll {after}"), (_MIDDLE, "options"), (_RIGHT, f"after roll {after + 1}"))
    parts = [
        f'<text class="title" x="20" y="28">{escape(title)}</text>',
        *(f'<text class="head" x="{x}" y="60" text-anchor="middle">{text}</text>' for x, text in heads),
        *_availability(found, after, states, options),
        *_chances(found, options, states),
    ]
    for name, y in zip(found.states, states, strict=True):
        parts += _node(_LEFT, y, "state", f"{name}: {_written(now[name])}")
        parts += _node(_RIGHT, y, "state", f"{name}: {_written(then[name])}")
    for name, y in zip(found.options, options, strict=True):
        parts += _node(_MIDDLE, y, "option", f"{name}: {_written(found.values[after - 1][name])}")
    return svg(_WIDTH, height, title, _DIAGRAM_STYLE, parts)


def _written(number: Fraction) -> str:
    """Return a number as a fraction if that is short, and to six digits if not."""
    return str(number) if len(str(number)) <= 9 else f"{float(number):.6g}"


def _places(count: int, rows: int) -> list[float]:
    """Return the heights of `count` nodes in the middle of `rows` rows, spread out over them."""
    step = _ROW * rows / count
    return [_DIAGRAM_TOP + step * (place + 0.5) for place in range(count)]


def _availability(found: Odds, after: int, states: list[float], options: list[float]) -> list[str]:
    parts = []
    for state, y in zip(found.states, states, strict=True):
        for option, other in zip(found.options, options, strict=True):
            if option in found.available[state]:
                is_best = option in found.best[after - 1][state]
                width, kind = (_THICKEST, ' class="best"') if is_best else (_THINNEST, "")
                what = f"{state}: {option} is {'a best option' if is_best else 'available'}"
                parts.append(_arrow(_LEFT + _HALF, y, _MIDDLE - _HALF, other, width, kind, what))
    return parts


def _chances(found: Odds, options: list[float], states: list[float]) -> list[str]:
    parts, labels = [], []
    for option, y in zip(found.options, options, strict=True):
        row = found.matrix[option]
        for place, state in enumerate(row):
            other, chance = states[found.states.index(state)], row[state]
            width = _THINNEST + (_THICKEST - _THINNEST) * float(chance)
            what = f"{option} leads to {state}: {chance}"
            parts.append(_arrow(_MIDDLE + _HALF, y, _RIGHT - _HALF, other, width, "", what))
            if chance != 1:
                share = 0.12 + 0.4 * (place + 0.5) / len(row)  # near the option, where arrows lie apart
                x = _MIDDLE + _HALF + (_RIGHT - _MIDDLE - 2 * _HALF) * share
                labels.append(
                    f'<text class="chance" x="{x:.1f}" y="{y + (other - y) * share - 5:.1f}" text-anchor="middle">'
                    f"{_written(chance)}</text>"
                )
    # Where there are too many to be told apart, a chance is read by resting the mouse on its arrow.
    return parts + (labels if len(labels) <= _MOST_LABELS else [])


def _arrow(x: float, y: float, to_x: float, to_y: float, width: float, kind: str, what: str) -> str:
    """Return a line with a head at its end; `what` is said where the mouse rests on it."""
    head = f"M{to_x - 8:.1f} {to_y - 4:.1f}L{to_x:.1f} {to_y:.1f}L{to_x - 8:.1f} {to_y + 4:.1f}"
    line = f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}{head}"
    return f'<path{kind} stroke-width="{width:.2f}" d="{line}"><title>{escape(what)}</title></path>'


def _node(x: int, y: float, kind: str, text: str) -> list[str]:
    return [
        f'<rect class="{kind}" x="{x - _HALF}" y="{y - _HALF_HEIGHT:.1f}" width="{2 * _HALF}"'
        f' height="{2 * _HALF_HEIGHT}" rx="6"/>',
        f'<text x="{x}" y="{y + 4.5:.1f}" text-anchor="middle">{escape(text)}</text>',
    ]


_MOST_SCORE = 50
_STYLE = (
    ".bar{fill:#2a6fdb}.mean{stroke:#b4530a;stroke-width:2}.best{font-weight:600}"
    f"{STYLE}@media(prefers-color-scheme:dark){{.bar{{fill:#7fb0ff}}.mean{{stroke:#ffb057}}}}"
)
_COLUMNS = 4
_CELL, _CELL_HEIGHT, _GAP = 196, 130, 22
_MARGIN, _TOP = 28, 56
_TICKS = range(0, _MOST_SCORE + 1, 10)


def _scores(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    head = f'<text class="title" x="{_MARGIN}" y="30">{escape(title)}</text>'
    return svg(width, height, title, _STYLE, [head, *parts])


class _Panel:
    """A frame with scores from 0 to 50 across and shares up to `most` upwards."""

    def __init__(self, left: float, top: float, width: float, height: float, most: float) -> None:
        self._left, self._top, self._width, self._bottom, self._most = left, top, width, top + height, most

    def x(self, score: float) -> float:
        """Return where a score stands."""
        return self._left + (score + 0.5) / (_MOST_SCORE + 1) * self._width

    def bar(self, score: int, share: float, what: str) -> str:
        """Return the bar of a score."""
        height = share / self._most * (self._bottom - self._top)
        width = self._width / (_MOST_SCORE + 1) * 0.86
        place = f'x="{self.x(score) - width / 2:.1f}" y="{self._bottom - height:.1f}"'
        return (
            f'<rect class="bar" {place} width="{width:.1f}" height="{height:.1f}"><title>{escape(what)}</title></rect>'
        )

    def frame(self) -> list[str]:
        """Return the axis with its numbers."""
        axis = f'<path d="M{self._left} {self._bottom:.1f}H{self._left + self._width}"/>'
        numbers = [
            f'<text class="small" x="{self.x(tick):.1f}" y="{self._bottom + 15:.1f}" text-anchor="middle">{tick}</text>'
            for tick in _TICKS
        ]
        return [axis, *numbers]

    def mean(self, mean: float) -> str:
        """Return the line at a mean."""
        x = self.x(mean)
        return f'<line class="mean" x1="{x:.1f}" y1="{self._top:.1f}" x2="{x:.1f}" y2="{self._bottom:.1f}"/>'


def densities(dice: Dice, rerolls: int, found: Sequence[KeepScores]) -> str:
    """Return an SVG picture with the chance of every score after each keep of a roll, the best mean first."""
    rows = -(-len(found) // _COLUMNS)
    width = 2 * _MARGIN + _COLUMNS * _CELL + (_COLUMNS - 1) * _GAP
    height = _TOP + rows * (_CELL_HEIGHT + 36) + 16
    parts: list[str] = []
    most = max(float(max(one.distribution.values())) for one in found if len(one.keep) < len(dice))
    for place, one in enumerate(found):
        left = _MARGIN + place % _COLUMNS * (_CELL + _GAP)
        top = _TOP + place // _COLUMNS * (_CELL_HEIGHT + 36)
        panel = _Panel(left, top + 18, _CELL, _CELL_HEIGHT - 22, most)
        name = f"keep {dice_in_words(one.keep)}: mean {float(one.mean):.2f}"
        kind = ' class="best"' if place == 0 else ""
        parts.append(f'<text{kind} x="{left}" y="{top + 8}">{name}</text>')
        for score, exact in one.distribution.items():
            share = min(float(exact), most)  # a score that is certain would flatten all other pictures
            parts.append(panel.bar(score, share, f"{score} points: {percent(float(exact), 4)}%"))
        parts += [*panel.frame(), panel.mean(float(one.mean))]
    times = "once" if rerolls == 1 else "twice"
    return _scores(width, height, f"Scores of a turn from {dice_in_words(dice)}, rolling {times} more", parts)


def histograms(found: Experiment) -> str:
    """Return an SVG picture of what the two players of an experiment made, one above the other on the same axis."""
    turns, parts = len(found.best.scores), list[str]()
    most = max(max(player.counts.values()) for player in (found.best, found.random)) / turns
    for top, name, player in ((60, "best keep", found.best), (290, "random keeps", found.random)):
        panel = _Panel(_MARGIN, top + 22, 704, 165, most)
        text = f"{name}: mean {player.mean:.2f}, SD {player.sd:.2f}, expected {float(player.expected):.2f}"
        parts.append(f'<text x="{_MARGIN}" y="{top + 10}">{text}</text>')
        for score, count in player.counts.items():
            parts.append(panel.bar(score, count / turns, f"{score} points: {count} turns"))
        parts += [*panel.frame(), panel.mean(player.mean)]
    title = f"{turns:,} turns with one reroll: the best keep above, random keeps below"
    return _scores(760, 520, title, parts)
