# SPDX-License-Identifier: MIT
"""The graph of M. Mince's slides: the chance of every box over its payoff, the line fitted, and the one she prints."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from engine.cli.drawing import STYLE
from engine.cli.printing import chance
from engine.rules.categories import Category
from engine.strategies.mince import WeighedBox
from engine.strategies.mince_points import HERS, FittedLine, fitted_line

_WIDTH, _HEIGHT = 720, 500
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 30, 60, 60
_MOST_PAYOFF = 0.15
_STEPS = 5
_LINE, _LETTER = 14, 3.4  # the height of a name, and half the width of a letter
_STYLE = (
    ".fitted{stroke:#2a6fdb;stroke-width:2}.hers{stroke:#888;stroke-dasharray:6 5}.taken{fill:#b4530a}"
    f".name{{font-size:12px}}{STYLE}"
    "@media(prefers-color-scheme:dark){.fitted{stroke:#7fb0ff}.taken{fill:#ffb057}}"
)


def payoff_graph(title: str, points: Mapping[Category, WeighedBox], taken: Category | None) -> str:
    """Return an SVG picture of the points of some boxes; `taken` is the one that the player goes for."""
    title = f"Chance over payoff: {title}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        f' aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<text class="title" x="{_LEFT}" y="28">{escape(title)}</text>',
        *_axes(),
        _line(fitted_line(), "fitted"),
        _line(HERS, "hers"),
    ]
    for name, line, y in (("fitted", fitted_line(), 50), ("hers", HERS, 68)):
        what = f"{name}: {float(line.slope):.4f} payoff + {float(line.intercept):.4f}"
        parts.append(f'<text class="small" x="{_WIDTH - _RIGHT - 190}" y="{y}">{what}</text>')
        parts.append(f'<path class="{name}" d="M{_WIDTH - _RIGHT - 232} {y - 4}h32"/>')
    placed: list[tuple[float, float, int]] = []
    for box in sorted(points, key=lambda box: (points[box].chance, points[box].payoff)):
        parts += _dot(box, points[box], placed, is_taken=box is taken)
    return "\n".join([*parts, "</svg>", ""])


def _x(payoff: float) -> float:
    return _LEFT + payoff / _MOST_PAYOFF * (_WIDTH - _LEFT - _RIGHT)


def _y(chance: float) -> float:
    return _HEIGHT - _BOTTOM - chance * (_HEIGHT - _TOP - _BOTTOM)


def _axes() -> list[str]:
    bottom, right = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT
    parts = [
        f'<path d="M{_LEFT} {_TOP}V{bottom}H{right}"/>',
        f'<text x="{(_LEFT + right) / 2}" y="{_HEIGHT - 14}" text-anchor="middle">payoff</text>',
        f'<text x="16" y="{_TOP - 8}">chance</text>',
    ]
    for step in range(_STEPS + 1):
        payoff, chance = step * _MOST_PAYOFF / _STEPS, step / _STEPS
        across = f'x="{_x(payoff):.1f}" y="{bottom + 20}" text-anchor="middle"'
        up = f'x="{_LEFT - 8}" y="{_y(chance) + 4:.1f}" text-anchor="end"'
        parts += [f'<text class="small" {across}>{payoff:.2f}</text>', f'<text class="small" {up}>{chance:.1f}</text>']
    return parts


def _line(line: FittedLine, kind: str) -> str:
    """Return a line as far as it stays between the axes."""
    slope, intercept = float(line.slope), float(line.intercept)
    ends = [payoff for payoff in (0.0, -intercept / slope, (1 - intercept) / slope) if 0 <= payoff <= _MOST_PAYOFF]
    first, last = min(ends), max([*ends, _MOST_PAYOFF] if slope * _MOST_PAYOFF + intercept >= 0 else ends)
    place = [f"{_x(payoff):.1f} {_y(slope * payoff + intercept):.1f}" for payoff in (first, last)]
    return f'<path class="{kind}" d="M{place[0]}L{place[1]}"/>'


def _dot(box: Category, point: WeighedBox, placed: list[tuple[float, float, int]], *, is_taken: bool) -> list[str]:
    """Return the dot of a box and its name, above the dot unless another name stands there."""
    x, y = _x(float(point.payoff)), _y(float(point.chance))
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
