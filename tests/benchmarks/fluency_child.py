# SPDX-License-Identifier: MIT
"""Runs the window in a process of its own and prints figures about how fluid it is, as JSON.

    python fluency_child.py building|goal|click|paint
    python fluency_child.py idle|loop|round|bare

* ``building``: the gaps, in milliseconds, of a 10 ms timer while table and explanations are got ready at first: those
  while nobody does anything, and those while a die is clicked every 40 ms, in turns of a second.
* ``goal``: the same gaps while the table of a goal is compiled and solved, from the empty card on.
* ``click``: the median milliseconds from a click on a die until the value line and the coach have been painted.
* ``paint``: the moment, in seconds since the epoch, at which the window had been painted for the first time.

The controls do the same without the program, and tell how fast and how busy the machine is just now:

* ``idle``: the gaps of a 10 ms timer that has nothing to do and the process to itself.
* ``loop``: the gaps of one that paints a little, as many calls of Qt as a repaint of the window makes, beside a thread
  that runs a loop in plain Python, and how long a round of that loop takes. Every call gives the interpreter up and
  has to get it back from the thread, which a busy machine may just have put to sleep: that is what the window meets
  while the coach compiles.
* ``round``: the same for a moment only, which is enough for the time of a round.
* ``bare``: the moment at which a bare window had been painted for the first time.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import threading
import time
import traceback
from collections import defaultdict

from yahtzee_gui.desktop import plain_imports  # noqa: F401 (as the program does, before anything else of Qt)

# isort: split
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

TICK, POKE, LIMIT = 10, 40, 1_800_000
TURN = 1000  # milliseconds in which nobody clicks, then as many in which somebody does
CLICKS = 60
CONTROL, MOMENT = 3.0, 1.0  # seconds
CALLS = 500  # of Qt, in a repaint
ROUND = 250_000  # additions: about ten milliseconds
SWITCH_INTERVAL = 0.0001  # seconds; as the program sets it


def start(*, welcomed):
    """Open the player's window as the program does and return application, program and session."""
    from yahtzee_gui.app import Program, make_application
    from yahtzee_gui.desktop.preferences import CoachMode
    from yahtzee_gui.settings.settings import Settings

    if welcomed:
        settings = Settings()
        settings.welcomed, settings.coach_mode = True, CoachMode.LIVE  # every click shows another value
        settings.sync()
    app = make_application("en")
    program = Program()
    return app, program, program.open_player()


def end(program, session):
    session.window.close()
    program.join_saving()
    program.join_workers()


def is_ready(session):
    """Return whether the table is there, and what explanations need."""
    return session.controller.review is not None and len(session.services.engine.workspace._explainers) > 0


class GapMeter(QObject):
    """A timer that remembers how late it came, from its first tick until all is done.

    Gaps go by what `kind_of_gap` says at their end.
    """

    def __init__(self, is_done, app, work=None, kind_of_gap=lambda: "all"):
        super().__init__()
        self.is_done, self.app, self.work, self.kind_of_gap = is_done, app, work, kind_of_gap
        self.done = False  # asked before the application quits, which closes the window and lets go of its tables
        self.gaps = defaultdict(list)
        self.last = None
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.tick)
        self.timer.start(TICK)

    def tick(self):
        now = time.perf_counter()
        if self.last is not None:
            self.gaps[self.kind_of_gap()].append(1000 * (now - self.last))
        self.last = now
        self.done = self.is_done()
        if self.done:
            self.timer.stop()
            self.app.quit()
        elif self.work is not None:
            self.work()


class Poker(QObject):
    """Rolls, then clicks one die after the other, like someone who cannot wait, and rests every other turn."""

    def __init__(self, session):
        super().__init__()
        self.session, self.clicks = session, 0
        self.is_clicking = False
        self.turns = QTimer(self)
        self.turns.timeout.connect(self.take_turns)
        self.turns.start(TURN)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.poke)
        self.timer.start(POKE)

    def take_turns(self):
        self.is_clicking = not self.is_clicking

    def kind_of_gap(self):
        return "clicked" if self.is_clicking else "still"

    def poke(self):
        controller, tray = self.session.controller, self.session.window.tray
        if controller.game is None or not self.is_clicking:
            return
        if not controller.game.has_rolled:
            controller.roll()
        QTest.mouseClick(tray.dice[self.clicks % 5], Qt.MouseButton.LeftButton)
        self.clicks += 1


def measure_building():
    app, program, session = start(welcomed=False)
    poker = Poker(session)
    meter = GapMeter(lambda: is_ready(session), app, kind_of_gap=poker.kind_of_gap)
    QTimer.singleShot(LIMIT, app.quit)
    app.exec()
    end(program, session)
    figures = {kind: figures_of(gaps) for kind, gaps in meter.gaps.items()}
    return {"built": meter.done, "clicks": poker.clicks, **figures}


def measure_goal():
    from engine.games.game import Game
    from engine.games.goals import ReachGoal
    from engine.games.record import Record

    app, program, session = start(welcomed=True)
    wait_for(lambda: is_ready(session))
    session.controller.open_record(Record(Game("goal"), goal=ReachGoal(300)))
    begin = time.monotonic()
    poker = Poker(session)
    meter = GapMeter(lambda: not session.controller.scene().waits_for_goal, app, kind_of_gap=poker.kind_of_gap)
    QTimer.singleShot(LIMIT, app.quit)
    app.exec()
    seconds = time.monotonic() - begin
    end(program, session)
    figures = {kind: figures_of(gaps) for kind, gaps in meter.gaps.items()}
    return {"built": meter.done, "clicks": poker.clicks, "seconds": seconds, **figures}


def figures_of(gaps):
    """Return the worst gap, and the one that one in a hundred exceeds."""
    return {"worst": max(gaps), "percentile": sorted(gaps)[int(0.99 * len(gaps))], "ticks": len(gaps)}


def paint_a_little():
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for number in range(CALLS):
        painter.fillRect(number % 60, number % 60, 3, 3, Qt.GlobalColor.red)
    painter.end()


def measure_control(seconds, *, beside_a_loop):
    app = QApplication([])
    until = time.monotonic() + seconds
    sys.setswitchinterval(SWITCH_INTERVAL)
    rounds = []

    def compute():
        while time.monotonic() < until:
            begin, total = time.thread_time(), 0
            for number in range(ROUND):
                total += number
            rounds.append(1000 * (time.thread_time() - begin))

    worker = threading.Thread(target=compute)
    if beside_a_loop:
        worker.start()
    meter = GapMeter(lambda: time.monotonic() > until, app, paint_a_little if beside_a_loop else None)
    app.exec()
    if beside_a_loop:
        worker.join()
    return {"round": statistics.median(rounds) if rounds else None, **figures_of(meter.gaps["all"])}


def measure_bare_paint():
    app = QApplication([])
    window = QWidget()
    watch = PaintWatch({window})
    window.show()
    while not watch.painted:
        app.processEvents()
    return {"painted": time.time()}


class PaintWatch(QObject):
    """Notes which of the watched widgets have been painted since it was last cleared."""

    def __init__(self, widgets):
        super().__init__()
        self.painted = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.painted.add(watched)
        return False


def wait_for(condition):
    until = time.monotonic() + LIMIT / 1000
    while not condition() and time.monotonic() < until:
        QTest.qWait(1)
    assert condition()


def measure_click():
    from engine.games.game import Game
    from engine.games.record import Record

    app, program, session = start(welcomed=True)
    wait_for(lambda: session.controller.review is not None)
    # A roll whose keeps on the way all have values of their own: each click has something to repaint.
    session.controller.open_record(Record(Game("clicks")).roll())
    wait_for(lambda: session.controller.scene().analysis is not None)
    tray = session.window.tray
    watched = {tray.sentence, session.window.coach.options.viewport()}
    watch = PaintWatch(watched)
    times = [time_click(app, tray.dice[number % 5], watch, watched) for number in range(CLICKS)]
    end(program, session)
    return {"median": statistics.median(times), "worst": max(times), "clicks": len(times)}


def time_click(app, die, watch, watched):
    """Return the milliseconds from the click until everything that shows the value has been painted."""
    QApplication.processEvents()
    watch.painted.clear()
    begin = time.perf_counter()
    QTest.mouseClick(die, Qt.MouseButton.LeftButton)
    while not watched <= watch.painted:
        app.processEvents()
        assert 1000 * (time.perf_counter() - begin) < LIMIT
    return 1000 * (time.perf_counter() - begin)


def measure_paint():
    app, program, session = start(welcomed=True)
    watch = PaintWatch({session.window.tray.roll_button, session.window.scorecard.table.viewport()})
    while len(watch.painted) < 2:
        app.processEvents()
    painted = time.time()
    end(program, session)
    return {"painted": painted}


MEASURES = {
    "building": measure_building,
    "goal": measure_goal,
    "click": measure_click,
    "paint": measure_paint,
    "idle": lambda: measure_control(MOMENT, beside_a_loop=False),
    "loop": lambda: measure_control(CONTROL, beside_a_loop=True),
    "round": lambda: measure_control(MOMENT, beside_a_loop=True),
    "bare": measure_bare_paint,
}

if __name__ == "__main__":
    try:
        print(json.dumps(MEASURES[sys.argv[1]]()), flush=True)
    except BaseException:
        # The workers of a window that was not closed would keep the process.
        traceback.print_exc()
        os._exit(1)
