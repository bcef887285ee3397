# SPDX-License-Identifier: MIT
"""A tumble is how rolled dice are seen to fall: each hops, turns over a few times and lands upright on its real face.

It is a picture and nothing else. The dice have their faces, names and marks from the first instant; what flies is
painted by a layer in front of them, which takes no clicks. The faces on the way from the old face of a die to its real
one are chosen at random and know of nothing else.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from engine.rules.dice import FACES
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.dice import Die
from yahtzee_gui.board.tray.drawn_dice import draw_die, draw_die_shadow, draw_turning_die
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.kit.drawing import smooth_painter
from yahtzee_gui.kit.input import SkippingPress

_FRAME = 16  # milliseconds
_SUM_OF_OPPOSITE_FACES = 7
# When, as a share of the flight, a die touches the table for the first time and has stopped turning.
_TOUCH, _STILL = 0.62, 0.86
_HOP, _BOUNCE = 0.5, 0.09  # widths of a die
_DRIFT = 0.1
_FADE_IN = 0.2
_ROOM_ABOVE, _ROOM_BESIDE = 60, 16


@dataclass(frozen=True)
class Times:
    """How long things take, in milliseconds: all dice to land, one after the other to start, to rest, to lift."""

    tumble: int
    stagger: int
    rest: int
    lift: int
    quarter_turns: int


_TIMES = {DiceSpeed.FAST: Times(180, 8, 110, 60, 3), DiceSpeed.NORMAL: Times(450, 26, 260, 120, 5)}


@dataclass(frozen=True)
class Pose:
    """How a die is seen at one moment.

    It shows `face`, and `turn` (0 to 1) says how far it has rolled over to the face `coming`. `angle` is in degrees;
    `rise` and `drift`, above and beside its place, in widths of the die.
    """

    face: int
    coming: int
    turn: float = 0.0
    angle: float = 0.0
    rise: float = 0.0
    drift: float = 0.0
    opacity: float = 1.0


def way_between(start: int, end: int, turns: int, chance: random.Random) -> tuple[int, ...]:
    """Return the faces a die shows that rolls over `turns` times (at least three) from `start` to `end`."""
    way = [start]
    for left in range(turns - 1, 0, -1):
        # Two turns lead from any face to any other; only the last but one has to choose with a view to the end.
        way.append(chance.choice([face for face in _neighbours(way[-1]) if left > 1 or face in _neighbours(end)]))
    return (*way, end)


def _neighbours(face: int) -> list[int]:
    return [other for other in FACES if other not in (face, _SUM_OF_OPPOSITE_FACES - face)]


class Flight:
    """One throw of one die: from `begin` on, for `length` milliseconds, over the faces of `way`."""

    def __init__(self, way: Sequence[int], begin: float, length: float, chance: random.Random, *, is_new: bool) -> None:
        self.way = tuple(way)
        self.begin, self.length = begin, length
        self._is_new = is_new
        # Turned by a whole number of quarters a die covers the same square, so that it leaves without a jerk.
        self._angle = chance.choice((-180.0, -90.0, 90.0, 180.0))
        self._drift = chance.uniform(-_DRIFT, _DRIFT)
        self._hop = _HOP * chance.uniform(0.8, 1.1)

    def pose(self, now: float) -> Pose:
        """Return the pose at `now`; before the flight that of the first face, after it that of the last."""
        share = min(1.0, max(0.0, (now - self.begin) / self.length))
        rolled = _slowing(min(1.0, share / _STILL)) * (len(self.way) - 1)
        number = min(len(self.way) - 2, int(rolled))
        remaining = 1.0 - _slowing(min(1.0, share / _STILL))
        return Pose(
            self.way[number],
            self.way[number + 1],
            turn=rolled - number,
            angle=self._angle * remaining,
            rise=self._hop * _arc(share, 0.0, _TOUCH) + _BOUNCE * _arc(share, _TOUCH, 1.0),
            drift=self._drift * _arc(share, 0.0, _STILL),
            opacity=min(1.0, share / _FADE_IN) if self._is_new else 1.0,
        )


def _slowing(share: float) -> float:
    return 1.0 - (1.0 - share) ** 2


def _arc(share: float, begin: float, end: float) -> float:
    """Return the height of a throw that leaves at `begin`, reaches 1 half-way and is down at `end`."""
    part = (share - begin) / (end - begin)
    return 4.0 * part * (1.0 - part) if 0.0 < part < 1.0 else 0.0


def flights(
    start: int | None, landings: Sequence[int | None], delay: float, length: float, times: Times, chance: random.Random
) -> list[Flight]:
    """Return one flight for each landing of a die; it rests on each face, but not where it lands on None, any face."""
    result: list[Flight] = []
    here, begin = start or chance.choice(FACES), delay
    for landing in landings:
        there = landing or chance.choice(FACES)
        is_new = start is None and not result
        way = way_between(here, there, times.quarter_turns, chance)
        result.append(Flight(way, begin, length, chance, is_new=is_new))
        here, begin = there, begin + times.tumble + (times.rest if landing else 0)
    return result


class _Layer(QWidget):
    """The air above the dice: paints those that are in it, and lets every click through."""

    def __init__(self, tray: QWidget) -> None:
        super().__init__(tray)
        self._tray = tray
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.poses: list[tuple[Die, Pose]] = []
        self.hide()

    def rise_above(self, dice: Sequence[Die]) -> None:
        around = dice[0].geometry().united(dice[-1].geometry())
        around.adjust(-_ROOM_BESIDE, -_ROOM_ABOVE, _ROOM_BESIDE, 0)
        self.setGeometry(around.intersected(self._tray.rect()))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        placed = [(self._ground(die, pose), pose) for die, pose in self.poses]
        for ground, pose in placed:
            painter.setOpacity(pose.opacity)
            # On the table: as far below the die as that has risen.
            draw_die_shadow(painter, ground.translated(0, -0.5 * pose.rise * ground.width()), pose.rise)
        for ground, pose in placed:
            painter.setOpacity(pose.opacity)
            _draw_pose(painter, ground.translated(0, -pose.rise * ground.width()), pose)
        painter.end()

    def _ground(self, die: Die, pose: Pose) -> QRectF:
        rect = die.die_rect().translated(die.pos() - self.pos())
        return rect.translated(pose.drift * rect.width(), 0)


def _draw_pose(painter: QPainter, rect: QRectF, pose: Pose) -> None:
    if pose.angle == 0.0 and pose.turn in (0.0, 1.0):
        draw_die(painter, rect, pose.coming if pose.turn else pose.face)
        return
    painter.save()
    painter.translate(rect.center())
    painter.rotate(pose.angle)
    painter.translate(-rect.center())
    draw_turning_die(painter, rect, (pose.face, pose.coming), pose.turn)
    painter.restore()


class _Lift(NamedTuple):
    start: float
    end: float
    begin: float


class DiceMotion(QObject):
    """Moves the dice of a tray: tumbles them, lifts them, and skips to the end when a key or mouse button is pressed.

    One timer drives all of it, and runs only while something moves. Nothing moves when the speed is off, when the
    system asks for less motion, or when the dice cannot be seen.

    Signals:
        rested: how many throws lie on the table, of dice that are thrown several times.
        landed: the last die of a throw lies on the table.
    """

    rested = Signal(int)
    landed = Signal()

    def __init__(self, dice: Sequence[Die], tray: QWidget) -> None:
        super().__init__(tray)
        self._dice = tuple(dice)
        self._tray = tray
        self._layer = _Layer(tray)
        self.press = SkippingPress(tray)
        self.press.pressed.connect(self._skip_tumble)
        self._speed = DiceSpeed.OFF
        self._flights: dict[int, list[Flight]] = {}
        self._lifts: dict[int, _Lift] = {}
        self._thrown_at = 0.0
        self._rested = 0
        self._chance = random.Random()
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=_FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def set_speed(self, speed: DiceSpeed) -> None:
        self.skip()
        self._speed = speed

    @property
    def is_tumbling(self) -> bool:
        """Whether dice are in the air."""
        return bool(self._flights)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves: exactly then the timer runs."""
        return self._timer.isActive()

    @property
    def length(self) -> float:
        """How many milliseconds the tumble that is going on takes, 0 for none."""
        return max((way[-1].begin + way[-1].length for way in self._flights.values()), default=0.0)

    @property
    def would_tumble(self) -> bool:
        """Whether dice thrown now would be seen to tumble."""
        return self._times() is not None

    @property
    def is_wanted(self) -> bool:
        """Whether things shall move at all where they can be seen."""
        return self._speed in _TIMES and system_wants_motion(self._tray)

    def _times(self) -> Times | None:
        """Return how long things take, or None if nothing shall move."""
        return _TIMES[self._speed] if self.is_wanted and _can_be_seen(self._tray) else None

    # ---- what moves ----

    def tumble(self, starts: Sequence[int | None], landings: Sequence[Sequence[int | None]]) -> None:
        """Throw the dice that have `landings`: each from its face in `starts` to them one after the other.

        A landing on None is a touch on the way, on any face. The last landing must be the face the die has.
        """
        self._land()
        times = self._times()
        thrown = [(place, faces) for place, faces in enumerate(landings) if faces]
        if times is None or not thrown:
            return
        length = times.tumble - times.stagger * (len(thrown) - 1)
        for order, (place, faces) in enumerate(thrown):
            delay = order * times.stagger
            self._flights[place] = flights(starts[place], faces, delay, length, times, self._chance)
            self._dice[place].set_in_the_air(True)
        self._start()
        self._thrown_at, self._rested = self._clock.elapsed(), 0
        self._layer.rise_above(self._dice)
        self.press.wait()
        self._show_flights(0)

    def lift(self, place: int, start: float) -> None:
        """Move a die from the height `start` (0 to 1) to where it belongs."""
        die, times = self._dice[place], self._times()
        if times is None or start == die.lift:
            self._lifts.pop(place, None)
            return
        self._start()
        self._lifts[place] = _Lift(start, die.lift, self._clock.elapsed())
        die.set_lift(start)

    def skip(self) -> None:
        """Go to the end of every motion at once."""
        if self.is_moving:
            self.show_at(float("inf"))

    # ---- the clock ----

    def _start(self) -> None:
        """Run the clock, from the first motion on."""
        if not self.is_moving:
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        self.show_at(self._clock.elapsed() if _can_be_seen(self._tray) else float("inf"))

    def show_at(self, now: float) -> None:
        """Show everything as it is `now` milliseconds after the clock started, and stop when all is at rest."""
        self._show_lifts(now)
        self._show_flights(now - self._thrown_at)
        if not self._flights and not self._lifts:
            self._timer.stop()

    def _show_lifts(self, now: float) -> None:
        times = _TIMES.get(self._speed)
        for place, lift in list(self._lifts.items()):
            share = min(1.0, (now - lift.begin) / times.lift) if times is not None else 1.0
            self._dice[place].set_lift(lift.start + (lift.end - lift.start) * _slowing(share))
            if share >= 1.0:
                del self._lifts[place]

    def _show_flights(self, now: float) -> None:
        if not self._flights:
            return
        if now >= self.length:
            self._land()
            return
        self._note_rest(now)
        self._layer.poses = [(self._dice[place], _pose(way, now)) for place, way in self._flights.items()]
        self._layer.update()

    def _note_rest(self, now: float) -> None:
        """Tell when a throw that does not count lies there with all its dice."""
        ended = min(sum(now >= one.begin + one.length for one in way) for way in self._flights.values())
        if ended != self._rested:
            self._rested = ended
            self.rested.emit(ended)

    def _land(self) -> None:
        if not self._flights:
            return
        self.press.end()
        for place in self._flights:
            self._dice[place].set_in_the_air(False)
        self._flights.clear()
        self._layer.poses = []
        self._layer.hide()
        self.landed.emit()

    def poses(self) -> list[Pose]:
        """Return how the dice in the air are seen now."""
        return [pose for _die, pose in self._layer.poses]

    def _skip_tumble(self) -> None:
        if self.is_tumbling:
            self.skip()


def _pose(way: Sequence[Flight], now: float) -> Pose:
    """Return the pose in that flight of several which is going on or was the last."""
    begun = [flight for flight in way if flight.begin <= now]
    return (begun[-1] if begun else way[0]).pose(now)


def _can_be_seen(widget: QWidget) -> bool:
    window = widget.window().windowHandle()
    return widget.isVisible() and window is not None and window.isExposed()


def system_wants_motion(widget: QWidget) -> bool:
    """Return False if the system asks for less motion, as far as Qt passes that on."""
    duration = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    # Only Windows answers the question about menus; elsewhere Qt says no whatever the user has chosen.
    return duration > 0 and (sys.platform != "win32" or QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu))
