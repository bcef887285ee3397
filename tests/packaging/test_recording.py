# SPDX-License-Identifier: MIT
"""The recording is an APNG that a reader of its own takes apart again, small enough to be shown, with few colours."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest
import recording
from checkout import ROOT


def chunks(data):
    """Yield name and content of each chunk, whose checksums must be right."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    place = 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        content = data[place + 8 : place + 8 + length]
        assert zlib.crc32(name + content) == int.from_bytes(data[place + 8 + length : place + 12 + length], "big")
        yield name, content
        place += 12 + length


def played(data):
    """Return the frames as they are seen, each with how long in milliseconds."""
    frames, canvas, palette, control, numbers = [], None, None, None, []
    for name, content in chunks(data):
        if name == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", content[:10])
            assert (depth, color) == (8, 3)
            canvas = np.zeros((height, width), np.uint8)
        elif name == b"PLTE":
            palette = np.frombuffer(content, np.uint8).reshape(-1, 3)
        elif name == b"fcTL":
            control = struct.unpack(">IIIIIHHBB", content)
            numbers.append(control[0])
        elif name in (b"IDAT", b"fdAT"):
            if name == b"fdAT":
                numbers.append(int.from_bytes(content[:4], "big"))
                content = content[4:]
            _, columns, rows, left, top, length, unit, dispose, blend = control
            assert (dispose, blend) == (0, 0)
            part = np.frombuffer(zlib.decompress(content), np.uint8).reshape(rows, columns + 1)
            assert not part[:, 0].any()
            canvas[top : top + rows, left : left + columns] = part[:, 1:]
            frames.append((palette[canvas].copy(), 1000 * length // unit))
    assert numbers == list(range(len(numbers)))
    return frames


def test_a_film_comes_back_frame_by_frame():
    film = recording.Film()
    rng = np.random.default_rng(1)
    picture = rng.choice([0, 80, 160, 240], (30, 40, 1)).astype(np.uint8).repeat(3, axis=2)
    film.add(picture, 100)
    other = picture.copy()
    other[5:9, 7:20] = (240, 0, 0)
    film.add(other, 60)
    film.add(other, 40)
    film.add(picture, 500)
    seen = played(recording.apng(film))
    assert [length for _, length in seen] == [100, 100, 500]
    for (frame, _), wanted in zip(seen, (picture, other, picture), strict=True):
        assert np.array_equal(frame, wanted)


def test_only_what_changed_is_kept():
    film = recording.Film()
    picture = np.random.default_rng(2).integers(0, 4, (200, 200, 1)).astype(np.uint8).repeat(3, axis=2) * 60
    film.add(picture, 100)
    alone = len(recording.apng(film))
    other = picture.copy()
    other[0, 0] = 0 if picture[0, 0, 0] else 60
    film.add(other, 100)
    assert len(recording.apng(film)) - alone < 200


@pytest.mark.audit
def test_many_colours_become_the_nearest_of_256():
    shades = np.arange(0, 256, dtype=np.uint8)
    picture = np.stack(np.broadcast_arrays(shades[:, None], shades[None, :], np.uint8(7)), axis=2)
    palette = recording.palette_of([picture])
    assert len(palette) <= 256
    near = palette[recording.indexed(picture, palette)].astype(int) - picture
    assert np.abs(near).max() < 60


@pytest.mark.audit
def test_the_one_in_the_repository_is_an_animation_that_can_be_shown():
    data = recording.FILE.read_bytes()
    assert len(data) <= recording.MOST_BYTES
    seen = played(data)
    assert len(seen) > 20
    assert 5_000 < sum(length for _, length in seen) < 30_000
    assert seen[0][0].shape == (recording.SIZE[1], recording.SIZE[0], 3)
    assert f"docs/screenshots/{recording.FILE.name}" in (ROOT / "README.md").read_text(encoding="utf-8")
