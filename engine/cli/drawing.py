# SPDX-License-Identifier: MIT
"""Drawings are SVG files that commands make: plain text, no library, readable on light and on dark."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cli import console
from engine.runtime import files

if TYPE_CHECKING:
    from engine.distribution.frontier import FrontierPoint

_WIDTH, _HEIGHT = 720, 480
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 40, 50, 60
STYLE = (
    "text{font:14px sans-serif;fill:#555}.title{font-size:17px;font-weight:600}.small{font-size:12px}"
    "line,path{stroke:#888;fill:none}.curve{stroke:#2a6fdb;stroke-width:2}circle{fill:#2a6fdb}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.curve{stroke:#7fb0ff}circle{fill:#7fb0ff}}"
)


def check_place(path: Path | None) -> None:
    """Refuse a place that cannot hold a picture before the work begins; only a file of its own is replaced.

    Raises:
        BadInput: if the picture cannot stand there.
    """
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise console.BadInput(f"svg: there is no folder {path.absolute().parent}")
    if path.is_symlink() or (path.exists() and not path.is_file()):
        raise console.BadInput(f"svg: {path} is no ordinary file")


def write(picture: str, path: Path) -> None:
    """Write a picture into its file, whole or not at all.

    Raises:
        BadInput: if it cannot be written.
    """
    try:
        files.write_atomically(path, [picture.encode()], private=False)
    except OSError as error:
        raise console.BadInput(f"svg: {path} cannot be written ({error.strerror})") from error


def _ticks(low: float, high: float) -> list[int]:
    """Return round numbers that span a range, some five of them."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / step <= 6)
    return list(range(int(low // step) * step, int(-(-high // step)) * step + 1, step))


def frontier_chart(points: Sequence[FrontierPoint]) -> str:
    """Return an SVG picture of the mean final score against its standard deviation."""
    across, up = _ticks(min(p.sd for p in points), max(p.sd for p in points)), None
    up = _ticks(min(p.mean for p in points), max(p.mean for p in points))

    def x(sd: float) -> float:
        return _LEFT + (sd - across[0]) / (across[-1] - across[0] or 1) * (_WIDTH - _LEFT - _RIGHT)

    def y(mean: float) -> float:
        return _HEIGHT - _BOTTOM - (mean - up[0]) / (up[-1] - up[0] or 1) * (_HEIGHT - _TOP - _BOTTOM)

    bottom, right = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        ' aria-label="Mean final score against its standard deviation">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{_LEFT}" y="26">What spread costs: mean final score against its SD</text>',
        f'<text x="{(_LEFT + right) / 2}" y="{_HEIGHT - 12}" text-anchor="middle">standard deviation, points</text>',
        f'<text x="16" y="{_TOP - 10}">mean, points</text>',
        f'<path d="M{_LEFT} {_TOP}V{bottom}H{right}"/>',
    ]
    for tick in across:
        parts.append(f'<text class="small" x="{x(tick):.1f}" y="{bottom + 20}" text-anchor="middle">{tick}</text>')
    for tick in up:
        parts.append(f'<text class="small" x="{_LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick}</text>')
    path = "L".join(f"{x(p.sd):.1f} {y(p.mean):.1f}" for p in points)
    parts.append(f'<path class="curve" d="M{path}"/>')
    for p in points:
        what = f"aversion {p.risk:g} per point: mean {p.mean:.2f}, SD {p.sd:.2f}, 90 of 100 games {p.p05} to {p.p95}"
        parts.append(f'<circle cx="{x(p.sd):.1f}" cy="{y(p.mean):.1f}" r="4"><title>{what}</title></circle>')
    for p, name in ((points[0], "daring"), (points[-1], "careful"), (max(points, key=lambda p: p.mean), "best mean")):
        parts.append(f'<text x="{x(p.sd):.1f}" y="{y(p.mean) - 10:.1f}" text-anchor="middle">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
