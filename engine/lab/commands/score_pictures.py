# SPDX-License-Identifier: MIT
"""Pictures of scores: how likely each score is after every keep of a roll, and what two players made of many turns.

Bars are exact, for every single score: nothing is smoothed.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from engine.cli.drawing import STYLE
from engine.cli.printing import percent
from engine.one_turn.experiment import Experiment, ExperimentPlayer
from engine.one_turn.keep_scores import KeepScores
from engine.rules.dice import Dice

_MOST_SCORE = 50
_STYLE = (
    ".bar{fill:#2a6fdb}.mean{stroke:#b4530a;stroke-width:2}.best{font-weight:600}"
    f"{STYLE}@media(prefers-color-scheme:dark){{.bar{{fill:#7fb0ff}}.mean{{stroke:#ffb057}}}}"
)
_COLUMNS = 4
_CELL, _CELL_HEIGHT, _GAP = 196, 130, 22
_MARGIN, _TOP = 28, 56
_TICKS = range(0, _MOST_SCORE + 1, 10)


def _head(width: int, height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<text class="title" x="{_MARGIN}" y="30">{escape(title)}</text>',
    ]


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
    times = "once" if rerolls == 1 else "twice"
    parts = _head(width, height, f"Scores of a turn from {' '.join(map(str, dice))}, rolling {times} more")
    most = max(float(max(one.distribution.values())) for one in found if len(one.keep) < len(dice))
    for place, one in enumerate(found):
        left = _MARGIN + place % _COLUMNS * (_CELL + _GAP)
        top = _TOP + place // _COLUMNS * (_CELL_HEIGHT + 36)
        panel = _Panel(left, top + 18, _CELL, _CELL_HEIGHT - 22, most)
        name = f"keep {' '.join(map(str, one.keep)) or 'nothing'}: mean {float(one.mean):.2f}"
        kind = ' class="best"' if place == 0 else ""
        parts.append(f'<text{kind} x="{left}" y="{top + 8}">{name}</text>')
        for score, chance in one.distribution.items():
            share = min(float(chance), most)  # a score that is certain would flatten all other pictures
            parts.append(panel.bar(score, share, f"{score} points: {percent(float(chance), 4)}%"))
        parts += [*panel.frame(), panel.mean(float(one.mean))]
    return "\n".join([*parts, "</svg>", ""])


def histograms(found: Experiment) -> str:
    """Return an SVG picture of what the two players of an experiment made, one above the other on the same axis."""
    turns = len(found.best.scores)
    parts = _head(760, 520, f"{turns:,} turns with one reroll: the best keep above, random keeps below")
    most = max(max(player.counts.values()) for player in (found.best, found.random)) / turns
    for top, name, player in ((60, "best keep", found.best), (290, "random keeps", found.random)):
        parts += _histogram(_Panel(_MARGIN, top + 22, 704, 165, most), top, name, player)
    return "\n".join([*parts, "</svg>", ""])


def _histogram(panel: _Panel, top: int, name: str, player: ExperimentPlayer) -> list[str]:
    text = f"{name}: mean {player.mean:.2f}, SD {player.sd:.2f}, expected {float(player.expected):.2f}"
    bars = [
        panel.bar(score, count / len(player.scores), f"{score} points: {count} turns")
        for score, count in player.counts.items()
    ]
    parts = [f'<text x="{_MARGIN}" y="{top + 10}">{text}</text>', *bars, *panel.frame()]
    return [*parts, panel.mean(player.mean)]
