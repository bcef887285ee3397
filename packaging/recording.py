# SPDX-License-Identifier: MIT
"""Make docs/screenshots/turn.png, the animated picture of one turn that README.md shows.

    python packaging/recording.py [FILE]

Runs offscreen with games and settings of its own, clicks as a player does, and takes a picture of the real window
after every step. The game is seeded and time is counted in frames, so the same program makes the same recording on any
machine.

The picture is an APNG: a PNG with further frames in chunks of its own (https://wiki.mozilla.org/APNG_Specification),
which browsers show moving and everything else as its first frame. Qt writes none; it is few enough lines to do without
another library. All frames share 256 colours, and each holds only the part that changed.
"""

from __future__ import annotations

import argparse
import os
import struct
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from screenshots import FOLDER, Studio, wait_for

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.app import make_application
from yahtzee_gui.board.tray.lines import CELEBRATION_LENGTH
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, DiceSpeed
from yahtzee_gui.settings.settings import Settings

FILE = FOLDER / "turn.png"
SIZE = (1000, 680)
SEED = "recording-350"
"""Dice with which good play rolls a Yahtzee in the turn that is filmed."""
MOST_BYTES = 1_000_000
_TURNS_BEFORE = 5
_FRAME, _SLOW_FRAME = 60, 75  # milliseconds of a frame in which dice move, or confetti does
_GLIDE = 5  # frames in which the pointer goes from one place to the next
_COLORS, _APART = 256, (48, 24, 6)
_POINTER = ((0, 0), (0, 17), (4, 13.5), (6.8, 20), (9.6, 18.8), (6.8, 12.5), (12, 12.5))

Pixels = NDArray[np.uint8]
"""A picture: rows, columns, and red, green and blue."""


@dataclass
class Film:
    """The frames so far, each with how long it is seen, in milliseconds."""

    frames: list[tuple[Pixels, int]] = field(default_factory=list)

    def add(self, image: Pixels, length: int) -> None:
        """Add a frame; one that looks like the last makes that one longer."""
        if self.frames and np.array_equal(self.frames[-1][0], image):
            self.frames[-1] = (image, self.frames[-1][1] + length)
        else:
            self.frames.append((image, length))


class Camera:
    """Plays a turn in the window of `studio`, with a pointer, and films it."""

    def __init__(self, studio: Studio) -> None:
        self.film = Film()
        self._studio = studio
        self._window = studio.window
        self._pointer = QPoint(SIZE[0] // 2, SIZE[1] - 40)

    def hold(self, length: int) -> None:
        """Film the window as it is, with the pointer."""
        QApplication.processEvents()
        self._take(length)

    def _take(self, length: int) -> None:
        image = self._window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.GlobalColor.white, 1.2))
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawPolygon(QPolygonF([QPointF(self._pointer) + QPointF(*corner) for corner in _POINTER]))
        painter.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
        self.film.add(rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy(), length)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Take the pointer to `widget`, and click."""
        place = at if at is not None else widget.rect().center()
        start, end = self._pointer, widget.mapTo(self._window, place)
        for step in range(1, _GLIDE + 1):
            share = step / _GLIDE
            self._pointer = start + (end - start) * (share * share * (3 - 2 * share))
            self._take(_FRAME)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        self._follow_motion()

    def _follow_motion(self) -> None:
        """Film what moves, by the clock of the frames, until the dice lie there, are judged and perhaps celebrated."""
        motion, now = self._window.tray.motion, 0
        while motion.is_moving:
            now += _FRAME
            motion.show_at(now)
            self._take(_FRAME)
        self._studio.settle()
        card = self._window.celebration
        if card.isVisible():
            for now in range(0, CELEBRATION_LENGTH, _SLOW_FRAME):
                card.show_at(now)
                self._take(_SLOW_FRAME)
        card.stop()


def play_turn(camera: Camera, studio: Studio) -> None:
    """Play one turn by the coach: dice by clicks on them, then by a click on the coach's row, then a box."""
    window = studio.window
    camera.hold(1400)
    while True:
        camera.click(window.tray.roll_button)
        camera.hold(1500)
        analysis = studio.controller.scene().analysis
        assert analysis is not None
        best = analysis.best
        if best.category is not None:
            break
        if studio.controller.game is not None and studio.controller.game.rolls_left == 2:
            wanted = studio.controller.game.places_of(best.keep or ())
            for place, is_wanted in enumerate(wanted):
                if is_wanted != studio.controller.kept[place]:
                    camera.click(window.tray.dice[place])
        else:
            options = window.coach.options
            camera.click(options.viewport(), options.visualRect(options.model().index(0, 0)).center())
        camera.hold(1700)
    camera.click(window.scorecard.table.viewport(), window.scorecard.box_centre(best.category))
    camera.hold(1500)
    if studio.controller.scene().choosing.box is not None:
        camera.click(window.tray.roll_button)
    camera.hold(3200)


# ---- the picture ----


def palette_of(pictures: Iterable[Pixels]) -> Pixels:
    """Return 256 colours, rows of red, green and blue: the commonest ones that differ enough from each other."""
    counted = [np.unique(_codes(picture), return_counts=True) for picture in pictures]
    found, places = np.unique(np.concatenate([codes for codes, _ in counted]), return_inverse=True)
    counts = np.bincount(places, np.concatenate([numbers for _, numbers in counted]))
    ranked = found[np.argsort(-counts, kind="stable")]
    colors = np.stack([ranked >> 16, ranked >> 8 & 255, ranked & 255], axis=1)
    chosen = colors[:1]
    # Few colours far apart first, so that none is left without one like it; then the commonest in between.
    for apart in _APART:
        for color in colors:
            if len(chosen) < _COLORS and np.abs(chosen - color).max(axis=1).min() >= apart:
                chosen = np.vstack([chosen, color])
    return chosen.astype(np.uint8)


def _codes(picture: Pixels) -> NDArray[np.int64]:
    wide = picture.astype(np.int64)
    return wide[..., 0] << 16 | wide[..., 1] << 8 | wide[..., 2]


def indexed(picture: Pixels, palette: Pixels) -> NDArray[np.uint8]:
    """Return for every pixel the number of the nearest colour."""
    found, places = np.unique(_codes(picture), return_inverse=True)
    colors = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1)
    nearest = np.abs(colors[:, None, :] - palette[None].astype(np.int64)).sum(axis=2).argmin(axis=1)
    return nearest.astype(np.uint8)[places].reshape(picture.shape[:2])


def apng(film: Film) -> bytes:
    """Return the film as an animated PNG that goes on for ever."""
    palette = palette_of(picture for picture, _ in film.frames)
    pictures = [indexed(picture, palette) for picture, _ in film.frames]
    height, width = pictures[0].shape
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"acTL", struct.pack(">II", len(pictures), 0)),
            _chunk(b"PLTE", palette.tobytes()),
            *_frames(pictures, [length for _, length in film.frames]),
            _chunk(b"IEND", b""),
        ]
    )


def _frames(pictures: list[NDArray[np.uint8]], lengths: list[int]) -> Iterator[bytes]:
    """Yield the chunks of all frames: the first one whole, of the others the part that changed."""
    number, before = 0, None
    for picture, length in zip(pictures, lengths, strict=True):
        top, left, part = (0, 0, picture) if before is None else _changed(before, picture)
        rows, columns = part.shape
        control = struct.pack(">IIIIIHHBB", number, columns, rows, left, top, length, 1000, 0, 0)
        yield _chunk(b"fcTL", control)
        number += 1
        # Each row begins with its filter: none, which suits pictures with a palette.
        data = zlib.compress(np.pad(part, ((0, 0), (1, 0))).tobytes(), 9)
        if before is None:
            yield _chunk(b"IDAT", data)
        else:
            yield _chunk(b"fdAT", struct.pack(">I", number) + data)
            number += 1
        before = picture


def _changed(before: NDArray[np.uint8], after: NDArray[np.uint8]) -> tuple[int, int, NDArray[np.uint8]]:
    """Return top and left of the part that changed, and that part; one pixel where nothing did."""
    differs = before != after
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not len(rows):
        return 0, 0, after[:1, :1]
    return int(rows[0]), int(columns[0]), after[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def record(studio: Studio) -> Film:
    """Return the film of one turn in the middle of a game."""
    window = studio.window
    studio.session.open()
    wait_for(lambda: studio.controller.table.is_ready, 300)
    window.settings.appearance = Appearance.LIGHT
    window.resize(*SIZE)
    studio.controller.set_mode(CoachMode.LIVE)
    studio.controller.open_record(Record(Game(SEED, DEFAULT_RULES)))
    studio.settle()
    studio.play(_TURNS_BEFORE)
    window.tray.motion.set_speed(DiceSpeed.NORMAL)
    camera = Camera(studio)
    play_turn(camera, studio)
    return camera.film


def main() -> int:
    """Make the recording and return the exit status: 1 if it is too large to be shown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    path = parser.parse_args().file
    with tempfile.TemporaryDirectory() as home:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):  # the strategy table may be the user's: it is exact
            os.environ[name] = home
        make_application("en")
        settings = Settings()
        settings.welcomed = True
        settings.sync()
        studio = Studio(path.parent, everything=False)
        try:
            film = record(studio)
        finally:
            studio.window.close()
            studio.session.join()
    data = apng(film)
    path.write_bytes(data)
    seconds = sum(length for _, length in film.frames) / 1000
    print(f"{path}: {len(film.frames)} frames, {seconds:.1f} s, {len(data):,} bytes")
    return int(len(data) > MOST_BYTES)


if __name__ == "__main__":
    raise SystemExit(main())
