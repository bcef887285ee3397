# SPDX-License-Identifier: MIT
"""What desktops and software centres are given: the icon in all sizes, and the files of `packaging/linux`.

The names in these come from `yahtzee_gui/desktop/identity.py` alone, so that one line there renames every package.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from yahtzee_gui.desktop import identity

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the icon theme that all Linux desktops share, in pixels."""
ICONS = {"win32": "256.ico", "darwin": "512.icns"}
"""The icons that a program itself has where the system knows that."""


def draw_icons(drawing: Path, folder: Path) -> None:
    """Write the icon into `folder`: ``512.png`` and so on for each size, and one each for Windows and macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*(f"{size}.png" for size in SIZES), *ICONS.values()):
        size = int(name.partition(".")[0])
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
        painter.end()
        if not image.save(str(folder / name)):
            raise OSError(f"{folder / name} cannot be written")


def fill_in(linux: Path, target: Path) -> None:
    """Write the files of `linux` into `target`, those called `program.…` under the name the desktop knows it by.

    Raises:
        KeyError: if a text has a place that there is no name for.
    """
    names = {
        "NAME": identity.DISPLAY_NAME,
        "PACKAGE": identity.PACKAGE,
        "ID": identity.APPLICATION_ID,
        "WORDS": ";".join(identity.PACKAGE.split("-")),
    }
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for path in linux.iterdir():
        text = re.sub(r"@([A-Z]+)@", lambda found: names[found[1]], path.read_text(encoding="utf-8"))
        name = re.sub(r"^program\.", f"{identity.APPLICATION_ID}.", path.name)
        (target / name).write_text(text, encoding="utf-8")


def released(linux: Path, version: str) -> str:
    """Return the day on which a version was released, as the software centres are told: ``2026-11-22``.

    Raises:
        LookupError: if they are not told of that version.
    """
    told = linux / "program.metainfo.xml"
    found = re.search(rf'<release version="{re.escape(version)}" date="([\d-]+)"', told.read_text(encoding="utf-8"))
    if found is None:
        raise LookupError(f"packaging/linux/{told.name} does not tell when version {version} was released")
    return found[1]
