# SPDX-License-Identifier: MIT
"""The window through AT-SPI, as screen readers on Linux see it, in another process and on a real X server.

It is left out unless asked for with ``YAHTZEE_ATSPI=1``, and needs xvfb, xdotool, dbus, at-spi2-core, python3-gi and
gir1.2-atspi-2.0.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import patience
import pytest
from checkout import ROOT
from gui_driver import prepare_home, seeded

from engine.games.game import rolled_faces
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.preferences import CoachMode

READER = ROOT / "tests" / "support" / "atspi_reader.py"
# The program begins, the reader reads it, and the program ends with the reader.
SCRIPT = '"$1" -m yahtzee_gui & program=$!; "$2" "$3" "$4"; status=$?; kill $program; wait $program; exit $status'
SEED = "spoken"
WORDS = ("one", "two", "three", "four", "five", "six")


def python_with_gi():
    """Return a Python that can speak AT-SPI, or skip the test."""
    check = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    for python in (sys.executable, "/usr/bin/python3"):
        if Path(python).exists() and subprocess.run([python, "-c", check], capture_output=True).returncode == 0:
            return python
    pytest.skip("no Python with gi and Atspi")


@pytest.fixture
def report(tmp_path, delivery_of, monkeypatch):
    """What the reader read."""
    if os.environ.get("YAHTZEE_ATSPI") != "1":
        pytest.skip("only with YAHTZEE_ATSPI=1")
    for tool in ("xvfb-run", "dbus-run-session", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"no {tool}")
    python = python_with_gi()
    delivery_of(DEFAULT_RULES)  # so that the program finds its table in the cache
    environment = {**os.environ, **prepared(tmp_path, monkeypatch)}
    command = ["xvfb-run", "-a", "dbus-run-session", "--", "sh", "-c", SCRIPT, "sh", sys.executable, python]
    done = patience.run([*command, str(READER), identity.DISPLAY_NAME], env=environment, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def prepared(home, monkeypatch):
    """Return the environment of a program that finds a game and settings in `home`, and serves screen readers."""
    folders = {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    for name, value in folders.items():
        monkeypatch.setenv(name, value)
    prepare_home(files.config_folder(), mode=CoachMode.LIVE)
    prepare_home(files.data_folder(), game=seeded(SEED))
    on = {"QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    return {**folders, **on, "QT_QPA_PLATFORM": "xcb"}


def test_a_screen_reader_can_read_and_play(report):
    faces = rolled_faces(SEED, 1, 1)
    assert report["roll"][:2] == ["push button", "Roll 5 dice"]
    names = [f"Die {place}: {WORDS[face - 1]}, to be rolled" for place, face in enumerate(faces, 1)]
    assert report["dice"] == [["check box", name, False] for name in names]
    assert report["kept"] == ["check box", f"Die 3: {WORDS[faces[2] - 1]}, kept", True]
    assert report["rolls"] == "Roll 4 dice"
    assert [name for _, name, _ in report["modes"]] == [
        f"Coach mode {mode}" for mode in ("Off", "Warn", "Feedback", "Live")
    ]
    assert [checked for *_, checked in report["modes"]] == [False, False, False, True]
    title, lines = report["table"]
    assert (title, len(lines)) == ("Scorecard", 16)
    assert lines[0][0].startswith("Aces: open")
    assert report["options"][0] == "Coach"
    assert all("keep" in text or " for " in text or "roll" in text for text in report["options"][1])
    assert "This game: turn 1 in play" in report["charts"]
    if report["hears"]:
        assert f"Rolled {' '.join(map(str, faces))}, 2 rolls left" in report["heard"]
        assert any(text.startswith("Verdict") for text in report["heard"])
        asked = report["asked"]
        assert re.fullmatch(r"Turn 1 of 13\. Dice( \d){5}, 1 roll left\. Keep a \d, roll four\.", asked["d"])
        assert asked["shift+s"].startswith(
            "Total: 0. Yahtzee bonuses: 0. Upper bonus: 0 of 63 · 63 to go. Open: Aces, "
        )
        assert asked["shift+o"] == "You play alone."
        assert asked["shift+c"].startswith("You kept ")
