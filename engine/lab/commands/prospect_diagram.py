# SPDX-License-Identifier: MIT
"""A prospect is one decision of a turn drawn as whuber draws it: states, the options they have, and where these lead.

On the left is what the dice show, in the middle what may be kept, on the right what the dice show once the others have
been rolled. An arrow from a state to an option says that it is available there, a heavy one that it is a best one. An
arrow from an option to a state has the chance of it, unless that is 1, and is the heavier the likelier it is.
"""

from __future__ import annotations

from fractions import Fraction
from html import escape

from engine.one_turn.odds import Odds
from engine.one_turn.spaces import OddsError

_MOST_OPTIONS = 60
_MOST_LABELS = 24
_ROW, _TOP, _BOTTOM = 46, 84, 28
_LEFT, _MIDDLE, _RIGHT, _WIDTH = 90, 400, 710, 800
_HALF, _HALF_HEIGHT = 62, 15
_THINNEST, _THICKEST = 0.8, 4.0
_STYLE = (
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
    height = _TOP + rows * _ROW + _BOTTOM
    states, options = _places(len(found.states), rows), _places(len(found.options), rows)
    now, then = found.payoffs[after - 1], found.payoffs[after]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' aria-label="{escape(_title(found, after))}">',
        f"<style>{_STYLE}</style>",
        f'<text class="title" x="20" y="28">{escape(_title(found, after))}</text>',
        *_heads(after),
    ]
    parts += _availability(found, after, states, options)
    parts += _chances(found, options, states)
    for name, y in zip(found.states, states, strict=True):
        parts += _node(_LEFT, y, "state", f"{name}: {written(now[name])}")
        parts += _node(_RIGHT, y, "state", f"{name}: {written(then[name])}")
    for name, y in zip(found.options, options, strict=True):
        parts += _node(_MIDDLE, y, "option", f"{name}: {written(found.values[after - 1][name])}")
    return "\n".join([*parts, "</svg>", ""])


def written(number: Fraction) -> str:
    """Return a number as a fraction if that is short, and to six digits if not."""
    return str(number) if len(str(number)) <= 9 else f"{float(number):.6g}"


def _title(found: Odds, after: int) -> str:
    return f"{found.target.text}: {found.dice} dice with {found.faces} faces, after roll {after} of {found.rolls}"


def _places(count: int, rows: int) -> list[float]:
    """Return the heights of `count` nodes in the middle of `rows` rows, spread out over them."""
    step = _ROW * rows / count
    return [_TOP + step * (place + 0.5) for place in range(count)]


def _heads(after: int) -> list[str]:
    heads = ((_LEFT, f"after roll {after}"), (_MIDDLE, "options"), (_RIGHT, f"after roll {after + 1}"))
    return [f'<text class="head" x="{x}" y="60" text-anchor="middle">{text}</text>' for x, text in heads]


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
                    f"{written(chance)}</text>"
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
