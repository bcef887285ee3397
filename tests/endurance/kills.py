# SPDX-License-Identifier: MIT
"""Kills the real window at random moments, also while tables are written, and looks at what is left each time.

    python tests/endurance/kills.py [--times 200] [--seed 1]

A child plays offscreen as fast as it can: it rolls, scores, changes settings, and begins the next game when one is
over, or now and then before it is. It says what it has done once that is on the disk. After each kill: nothing is
damaged, the saved game is the one it told of last or at most one action further, the games that were left wait beside
it, every game that was over is among the finished ones, and of what was left half written nothing
is older than the last start. The time limit of every run is drawn anew; every tenth run begins without the table, to be
killed while it is built.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.games import saved  # noqa: E402
from engine.runtime import files  # noqa: E402
from yahtzee_gui.library.database import NAME, LibraryFile  # noqa: E402
from yahtzee_gui.settings.settings import Settings  # noqa: E402

Told = tuple[str, int, bool, str]
"""The seed of a game, how many events it has, whether it is over, and the seeds of those that wait."""
_LEFT_AT, _MOST_WAIT = 5, 20
_MOST_LEFT = 3
"""As many files are written at the same moment; what was left half written goes at the next start."""

CHILD = """
import random
from PySide6.QtCore import QTimer
from engine.runtime import files
from yahtzee_gui.app import Program, make_application
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.settings.settings import Settings

files.remove_left_overs(files.data_folder(), files.config_folder(), files.cache_folder())  # as the program begins
settings = Settings()
settings.welcomed, settings.dice_speed, settings.coach_mode = True, DiceSpeed.OFF, CoachMode.OFF
settings.sync()
app = make_application("en")
program = Program(settings)
session = program.open_player()
controller, waiting = session.controller, []

def tell():
    waiting.clear()

def act():
    game = controller.game
    if game is None or waiting:
        return
    if game.is_over or (len(game.events) == 5 and random.random() < 0.2):
        controller.new_game()
    elif game.rolls_left and len(game.events) % 3 != 2:
        controller.roll()
    else:
        controller.score(next(iter(game.position.allowed())))
    settings.sound = not settings.sound
    game = controller.game
    waiting.append(True)
    left = ",".join(play.game.seed for play in controller.undo_history.waiting)
    words = f"{game.seed} {len(game.events)} {int(game.is_over)} {left}"
    session.services.thread.do(lambda: (print(words, flush=True), tell()))

timer = QTimer()
timer.timeout.connect(act)
timer.start(1)
app.exec()
"""


def main() -> int:
    """Kill as often as the command line says, print what was found, and return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance, faults, told_before = random.Random(arguments.seed), 0, set()
    began, actions = time.monotonic(), 0
    with tempfile.TemporaryDirectory(prefix="yahtzee-kills-") as folder:
        home, cache = Path(folder, "home"), Path(folder, "cache")
        for number in range(arguments.times):
            if number % 10 == 5:  # kernels stay, or every such run would only compile
                for table in cache.rglob("table-*.bin"):
                    table.unlink()
            lines = _run_and_kill(home, cache, chance.uniform(0.8, 4.0))
            actions += len(lines)
            faults += _look(home, lines, told_before)
        shutil.rmtree(folder, ignore_errors=True)
    minutes = (time.monotonic() - began) / 60
    print(
        f"{arguments.times} kills, {actions} actions, {len(told_before)} games over, {faults} faults, {minutes:.1f} min"
    )
    return 1 if faults else 0


def _environment(home: Path, cache: Path) -> dict[str, str]:
    names = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": cache}
    folders = {name: str(path) for name, path in names.items()}
    return os.environ | folders | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def _run_and_kill(home: Path, cache: Path, seconds: float) -> list[Told]:
    """Run the child for a while after its first action, kill it, and return what it told."""
    home.mkdir(exist_ok=True)
    command = [sys.executable, "-c", CHILD]
    environment = _environment(home, cache)
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=home) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        lines = [first.rstrip("\n"), *child.stdout.read().split("\n")[:-1]]
    words = [line.split(" ") for line in lines if line.strip()]
    return [(seed, int(events), bool(int(over)), left) for seed, events, over, left in words]


def _texts(folder: Path) -> list[str]:
    """Return the games under way as a window leaves them, after looking whether all of the file is whole."""
    with closing(LibraryFile(folder / NAME, is_checked=True)) as opened:
        return opened.under_way()


def _look(home: Path, lines: list[Told], told: set[str]) -> int:
    """Return how much is wrong in `home` after a kill; `told` has the games that were over so far."""
    folder, faults = home / files.APP_FOLDER, []
    told |= {seed for seed, _, over, _ in lines if over}
    faults += [f"put aside: {path.name}" for path in folder.glob("damaged-*")]
    left = [path.name for path in folder.glob(".*.tmp")]
    faults += [f"left over: {', '.join(left)}"] * (len(left) > _MOST_LEFT)
    if lines:
        game, *waiting = (saved.loads(text).game for text in _texts(folder))
        seed, events, was_over, left = lines[-1]
        further = game.seed == seed and events <= len(game.events) <= events + 1
        is_next = (was_over or events == _LEFT_AT) and not game.events
        if not further and not is_next:
            faults.append(f"told {lines[-1]}, saved {game.seed} {len(game.events)}")
        there = {one.seed for one in waiting}
        faults += [f"waits no more: {one}" for one in left.split(",")[-_MOST_WAIT + 1 :] if one and one not in there]
        if is_next and not was_over and seed not in there:
            faults.append(f"left and gone: {seed}")
    kept: set[str] = set()
    if (folder / NAME).exists():
        with closing(LibraryFile(folder / NAME)) as opened:
            kept = {key.seed for key in opened.read().keys}
    faults += [f"lost: {seed}" for seed in told - kept]
    if Settings(folder / "settings.ini").aside is not None:
        faults.append("settings damaged")
    if faults:
        print(*faults, "told last:", *lines[-3:], sep="\n", flush=True)
    return len(faults)


if __name__ == "__main__":
    raise SystemExit(main())
