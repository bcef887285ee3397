# SPDX-License-Identifier: MIT
"""Plays every combination of rules and dice in one real window, offscreen, and reports how much memory it takes.

    python tests/endurance/combinations.py [--rounds 1]

Each of the 30 combinations has its table found or built, its first choices valued, and the best one explained. Tables
of games that are over are let go of: it fails if any combination after the first ten takes the process beyond what
those ten took by more than `_MOST_GROWTH` megabytes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

_FIRST = 10
_MOST_GROWTH = 150.0
"""What may come and go: a table that is being built, its components, and what is compiled for other dice."""


def main() -> int:
    """Play as many rounds as the command line says, print the figures, and return 1 if memory goes on growing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=1)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="yahtzee-combinations-") as folder:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[name] = folder
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        figures = _play(rounds)
    first, later = max(figures[:_FIRST]), max(figures[_FIRST:])
    print(f"at most {first:.0f} MB in the first {_FIRST}, {later:.0f} MB in the {len(figures) - _FIRST} after them")
    return 1 if later > first + _MOST_GROWTH else 0


def _memory() -> float:
    """Return how much memory the process has, in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def _play(rounds: int) -> list[float]:
    from PySide6.QtCore import QTimer

    from engine.rules.dice import OFFERED_DICE
    from engine.rules.scoring import RULE_SETS
    from yahtzee_gui.app import Program, make_application
    from yahtzee_gui.desktop.preferences import DiceSpeed
    from yahtzee_gui.settings.settings import Settings

    settings = Settings()
    settings.welcomed, settings.dice_speed = True, DiceSpeed.OFF
    app = make_application("en")
    program = Program(settings)
    session = program.open_player()
    every = [(rules, model) for rules in RULE_SETS.values() for model in OFFERED_DICE] * rounds
    player = Player(app, session, every)
    timer = QTimer()
    timer.timeout.connect(player.act)
    timer.start(20)
    app.exec()
    timer.stop()
    session.window.close()
    program.join_saving()
    program.join_workers()
    return player.figures


class Player:
    """Begins a game by each of `every`, has its first choices valued and the best one explained, and goes on."""

    def __init__(self, app: object, session: object, every: list[tuple[object, object]]) -> None:
        self._app, self._every = app, every
        self._controller, self._engine = session.controller, session.services.engine
        self._is_asked = False
        self._is_begun = self._is_rolled = False
        self.figures: list[float] = []

    def act(self) -> None:
        """Do the next thing, as soon as the one before is done."""
        from yahtzee_gui.play.coach_state import ask_comparison, inquiry_about

        controller = self._controller
        if len(self.figures) == len(self._every):
            self._app.quit()
        elif not self._is_begun:
            self._is_begun, self._is_rolled, self._is_asked = True, False, False
            controller.new_game(*self._every[len(self.figures)], seed="combinations")
        elif not controller.game.has_rolled:
            if controller.review is not None and not self._is_rolled:
                self._is_rolled = True
                controller.roll()  # dice that are not fair wait for the table
        elif not self._is_asked and controller.review is not None and controller.review.analysis is not None:
            analysis = controller.review.analysis
            if (analysis.position.rules, analysis.position.dice_model) == self._every[len(self.figures)]:
                self._is_asked = True
                ask_comparison(self._engine, inquiry_about(analysis.best, analysis), self._note)

    def _note(self, _answer: object) -> None:
        rules, model = self._every[len(self.figures)]
        self.figures.append(_memory())
        self._is_begun = False
        print(f"{len(self.figures):>3} {rules.key:<20} {model!s:<14} {self.figures[-1]:>6.0f} MB", flush=True)


if __name__ == "__main__":
    began = time.monotonic()
    status = main()
    print(f"{(time.monotonic() - began) / 60:.1f} min")
    raise SystemExit(status)
