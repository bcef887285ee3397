# SPDX-License-Identifier: MIT
"""Tests of the icons: every size is drawn, and those of Windows and macOS can be read."""

from __future__ import annotations

from bundling import desktop
from checkout import ROOT
from PySide6.QtGui import QImage


def test_every_icon_is_drawn_on_nothing(tmp_path):
    desktop.draw_icons(ROOT / "assets/icons/program.svg", tmp_path)
    names = {*(f"{size}.png" for size in desktop.SIZES), *desktop.ICONS.values()}
    assert {path.name for path in tmp_path.iterdir()} == names
    for name in names:
        image, size = QImage(str(tmp_path / name)), int(name.partition(".")[0])
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
