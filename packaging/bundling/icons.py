# SPDX-License-Identifier: MIT
"""The icon in every size and format that a system asks for, drawn from the one drawing in `assets/icons`."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the icon theme that all Linux desktops share, in pixels."""
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
NAMES = {"linux": "program.png", "win32": "program.ico", "darwin": "program.icns"}


def draw_all(drawing: Path, folder: Path) -> None:
    """Write the icon into `folder`: ``512.png`` and so on for each size, and a file for each system."""
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: png(drawing, size) for size in SIZES}
    for size, image in images.items():
        (folder / f"{size}.png").write_bytes(image)
    (folder / NAMES["linux"]).write_bytes(images[256])
    (folder / NAMES["win32"]).write_bytes(ico({size: images[size] for size in _ICO_SIZES}))
    (folder / NAMES["darwin"]).write_bytes(icns({size: images[size] for size in _ICNS_KINDS}))


def png(drawing: Path, size: int) -> bytes:
    """Return a drawing as a PNG of `size` pixels a side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return buffer.data().data()


def ico(images: Mapping[int, bytes]) -> bytes:
    """Return an icon file of Windows with these PNGs by size."""
    head, body, place = struct.pack("<HHH", 0, 1, len(images)), b"", 6 + 16 * len(images)
    for size, image in images.items():
        # 256 is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(image), place + len(body))
        body += image
    return head + body


def icns(images: Mapping[int, bytes]) -> bytes:
    """Return an icon file of macOS with these PNGs by size."""
    body = b"".join(_ICNS_KINDS[size] + struct.pack(">I", 8 + len(image)) + image for size, image in images.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
