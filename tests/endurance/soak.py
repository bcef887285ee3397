# SPDX-License-Identifier: MIT
"""Plays many games in one real window, offscreen and with the coach, and reports what grows: memory, threads, files.

    python tests/endurance/soak.py [--games 1000]

Each game has its dice rolled, kept, scored, some actions undone, pages opened, the coach mode and the language changed.
It fails if an error or a warning of Qt comes, if there are more threads or open files than after a tenth of the games,
or if memory goes on growing after the first half of at least 200 by more than a quarter of a megabyte a game: what
is loaded when it is needed for the first time takes the first few dozen.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

_MOST_GROWTH = 0.25  # megabytes a game
_MEANINGFUL = 200
_PAGES = ("HISTORY", "DAYS", "FAIRNESS", "SETTINGS", "HELP", "LEARN", "PROGRESS")


def _memory() -> float:
    """Return how much memory the process has, in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def _figures() -> tuple[float, int, int]:
    return _memory(), threading.active_count(), len(os.listdir("/proc/self/fd"))


def main() -> int:
    """Play as many games as the command line says, print the figures, and return 1 if something went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="yahtzee-soak-") as folder:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[name] = folder
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return _soak(arguments.games, Path(folder))


def _soak(games: int, folder: Path) -> int:
    from PySide6.QtCore import QTimer, qInstallMessageHandler

    from yahtzee_gui.app import Program, make_application
    from yahtzee_gui.desktop.preferences import DiceSpeed
    from yahtzee_gui.settings.settings import Settings

    troubles: list[str] = []

    def listen(_kind: object, _context: object, text: str) -> None:
        if "plugin does not" not in text:  # no window manager offscreen
            troubles.append(text)

    qInstallMessageHandler(listen)
    sys.excepthook = lambda kind, error, _: troubles.append(f"{kind.__name__}: {error}")
    settings = Settings()
    settings.welcomed, settings.dice_speed = True, DiceSpeed.OFF
    app = make_application("en")
    program = Program(settings)
    session = program.open_player()
    player = Player(app, session, games)
    timer = QTimer()
    timer.timeout.connect(player.act)
    timer.start(0)
    app.exec()
    timer.stop()
    session.window.close()
    program.join_saving()
    program.join_workers()
    qInstallMessageHandler(None)
    left = sorted(path.name for path in (folder / "yahtzee-coach").iterdir())
    return _report(player.figures, troubles, left)


class Player:
    """Acts in the window of `session` until `games` have been played."""

    def __init__(self, app: object, session: object, games: int) -> None:
        self._app, self._session, self._games = app, session, games
        self._controller, self._window = session.controller, session.window
        self._chance = random.Random(1)
        self.figures: list[tuple[float, int, int]] = []

    def act(self) -> None:
        """Do one thing, as soon as the coach has seen the one before."""
        controller = self._controller
        game = controller.game
        if game is None or controller.review is None:
            return
        chance = self._chance.random()
        if game.is_over:
            self._begin()
        elif controller.confirmations.question is not None:
            controller.confirmations.go_ahead()
        elif chance < 0.03 and controller.undo_history.can_undo:
            controller.undo()
        elif not game.has_rolled or (game.rolls_left and chance < 0.6):
            if controller.scene().can_keep:
                for place in range(5):
                    if self._chance.random() < 0.4 and sum(controller.kept) < 4:
                        controller.toggle(place)
            controller.roll()
        else:
            controller.score(self._chance.choice(list(game.position.allowed())))

    def _begin(self) -> None:
        from yahtzee_gui.desktop import languages
        from yahtzee_gui.menu_words import Page

        self.figures.append(_figures())
        number = len(self.figures)
        if number % 20 == 0:
            memory, threads, opened = self.figures[-1]
            print(f"{number} games: {memory:.0f} MB, {threads} threads, {opened} open files", flush=True)
        if number == self._games:
            self._app.quit()
            return
        self._window.dialogs.show(Page[_PAGES[number % len(_PAGES)]])
        self._window.dialogs.close_newest()
        if number % 25 == 0:
            languages.install(self._app, ("de", "nl", "en")[number // 25 % 3])
        self._controller.set_mode(self._controller.mode.following())
        self._controller.new_game()


def _report(figures: list[tuple[float, int, int]], troubles: list[str], left: list[str]) -> int:
    """Print what grew, and return 1 if something went wrong."""
    early, half, last = figures[len(figures) // 10], figures[len(figures) // 2], figures[-1]
    growth = (last[0] - half[0]) / max(len(figures) - len(figures) // 2, 1)
    print(f"{len(figures)} games; after a tenth, half and all of them:")
    for name, *numbers in zip(("megabytes", "threads", "open files"), early, half, last, strict=True):
        print(f"    {name:<12}" + "".join(f"{number:>8.0f}" for number in numbers))
    print("in the folder:", *left)
    for trouble in troubles[:20]:
        print(trouble)
    grows = (len(figures) >= _MEANINGFUL and growth > _MOST_GROWTH) or last[1] > early[1] or last[2] > early[2] + 2
    return 1 if troubles or grows or any(name.startswith((".", "damaged")) for name in left) else 0


if __name__ == "__main__":
    began = time.monotonic()
    status = main()
    print(f"{(time.monotonic() - began) / 60:.1f} min")
    raise SystemExit(status)
