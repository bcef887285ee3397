# SPDX-License-Identifier: MIT
"""Tests of the icons: every size is drawn, and the formats of Windows and macOS hold what they say."""

from __future__ import annotations

import struct

from bundling import icons
from checkout import ROOT
from PySide6.QtGui import QImage

DRAWING = ROOT / "assets/icons/program.svg"


def test_every_size_is_drawn_on_nothing(tmp_path):
    icons.draw_all(DRAWING, tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert {path.name for path in tmp_path.iterdir()} >= set(icons.NAMES.values())


def test_an_icon_of_windows_says_where_each_picture_lies(tmp_path):
    icons.draw_all(DRAWING, tmp_path)
    content = (tmp_path / icons.NAMES["win32"]).read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind) == (0, 1)
    found = []
    for number in range(count):
        width, height, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        picture = QImage.fromData(content[place : place + length], "PNG")
        assert (picture.width() % 256, picture.height() % 256, bits) == (width, height, 32)
        found.append(picture.width())
    assert found == [16, 24, 32, 48, 64, 128, 256]


def test_an_icon_of_macos_holds_its_pictures_one_after_the_other(tmp_path):
    icons.draw_all(DRAWING, tmp_path)
    content = (tmp_path / icons.NAMES["darwin"]).read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)
    kinds, place = [], 8
    while place < len(content):
        kind, length = struct.unpack(">4sI", content[place : place + 8])
        assert content[place + 8 : place + 12] == b"\x89PNG"
        kinds.append(kind)
        place += length
    assert kinds == [b"icp4", b"icp5", b"icp6", b"ic07", b"ic08", b"ic09"]
