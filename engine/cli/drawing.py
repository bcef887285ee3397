# SPDX-License-Identifier: MIT
"""Drawings are SVG files that commands make: plain text, no library, readable on light and on dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.cli import console
from engine.runtime import files

if TYPE_CHECKING:
    from engine.distribution.statistics import FrontierPoint

WIDTH, HEIGHT = 720, 500
LEFT, RIGHT, TOP, BOTTOM = 70, 680, 60, 440
"""Of a chart, and where its axes begin and end."""
STYLE = (
    "text{font:14px sans-serif;fill:#555}.title{font-size:17px;font-weight:600}.small{font-size:12px}"
    "line,path{stroke:#888;fill:none}.curve{stroke:#2a6fdb;stroke-width:2}circle{fill:#2a6fdb}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.curve{stroke:#7fb0ff}circle{fill:#7fb0ff}}"
)


def check_place(path: Path | None) -> None:
    """Refuse a place that cannot hold a picture before the work begins; only a file of its own is replaced."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise console.BadInput(f"svg: there is no folder {path.absolute().parent}")
    if path.is_symlink() or (path.exists() and not path.is_file()):
        raise console.BadInput(f"svg: {path} is no ordinary file")


def write(picture: str, path: Path) -> None:
    """Write a picture into its file, whole or not at all."""
    try:
        files.write_atomically(path, [picture.encode()], private=False)
    except OSError as error:
        raise console.BadInput(f"svg: {path} cannot be written ({error.strerror})") from error


def svg(width: float, height: float, label: str, style: str, parts: Iterable[str]) -> str:
    """Return a picture of some parts; `label` says what it shows to those who don't see it."""
    size = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(label)}">'
    return "\n".join([head, f"<style>{style}</style>", *parts, "</svg>", ""])


class Axes(NamedTuple):
    """The axes of a chart with what is marked there, from the lowest to the highest."""

    across: Sequence[float]
    up: Sequence[float]

    def x(self, value: float) -> float:
        """Return where a value stands across."""
        return LEFT + (value - self.across[0]) / (self.across[-1] - self.across[0] or 1) * (RIGHT - LEFT)

    def y(self, value: float) -> float:
        """Return how high a value stands."""
        return BOTTOM - (value - self.up[0]) / (self.up[-1] - self.up[0] or 1) * (BOTTOM - TOP)

    def drawn(self, across: str, up: str, digits: tuple[int, int] = (0, 0)) -> Iterator[str]:
        """Yield the axes with their names, and numbers with this many decimals."""
        yield f'<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/>'
        yield f'<text x="{(LEFT + RIGHT) / 2}" y="{HEIGHT - 14}" text-anchor="middle">{across}</text>'
        yield f'<text x="16" y="{TOP - 8}">{up}</text>'
        for value in self.across:
            place = f'x="{self.x(value):.1f}" y="{BOTTOM + 20}" text-anchor="middle"'
            yield f'<text class="small" {place}>{value:.{digits[0]}f}</text>'
        for value in self.up:
            place = f'x="{LEFT - 8}" y="{self.y(value) + 4:.1f}" text-anchor="end"'
            yield f'<text class="small" {place}>{value:.{digits[1]}f}</text>'


def _ticks(values: Iterable[float]) -> range:
    """Return round numbers that span some values, some five of them."""
    low, high = min(known := list(values)), max(known)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / step <= 6)
    return range(int(low // step) * step, int(-(-high // step)) * step + 1, step)


def frontier_chart(points: Sequence[FrontierPoint]) -> str:
    """Return an SVG picture of the mean final score against its standard deviation."""
    axes = Axes(_ticks(p.sd for p in points), _ticks(p.mean for p in points))
    curve = "L".join(f"{axes.x(p.sd):.1f} {axes.y(p.mean):.1f}" for p in points)
    parts = [
        f'<text class="title" x="{LEFT}" y="28">What spread costs: mean final score against its SD</text>',
        *axes.drawn("standard deviation, points", "mean, points"),
        f'<path class="curve" d="M{curve}"/>',
    ]
    for p in points:
        what = f"aversion {p.risk:g} per point: mean {p.mean:.2f}, SD {p.sd:.2f}, 90 of 100 games {p.p05} to {p.p95}"
        place = f'cx="{axes.x(p.sd):.1f}" cy="{axes.y(p.mean):.1f}"'
        parts.append(f'<circle {place} r="4"><title>{what}</title></circle>')
    for p, name in ((points[0], "daring"), (points[-1], "careful"), (max(points, key=lambda p: p.mean), "best mean")):
        place = f'x="{axes.x(p.sd):.1f}" y="{axes.y(p.mean) - 10:.1f}"'
        parts.append(f'<text {place} text-anchor="middle">{name}</text>')
    return svg(WIDTH, HEIGHT, "Mean final score against its standard deviation", STYLE, parts)
