# SPDX-License-Identifier: MIT
"""Tests of the packages of the system: which are missed, and who installs them."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from bootstrapping import libraries, telling
from bootstrapping.telling import SetupError

# From a bare Debian 12, shortened: libraries are named once for each file that wants them.
LDD_OUTPUT = """\
PySide6/QtGui.abi3.so:
\tlinux-vdso.so.1 (0x00007ffe4b5f2000)
\tlibQt6Gui.so.6 => /venv/lib/python3.11/site-packages/PySide6/Qt/lib/libQt6Gui.so.6 (0x00007f0a1c000000)
\tlibEGL.so.1 => not found
\tlibglib-2.0.so.0 => not found
\tlibgthread-2.0.so.0 => not found
\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f0a1bf21000)
PySide6/Qt/plugins/platforms/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
\tlibxkbcommon-x11.so.0 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f0a1e9c4000)
"""


def test_ldd_output_to_packages(monkeypatch):
    monkeypatch.setattr(libraries, "run_quietly", lambda *_: (1, LDD_OUTPUT))
    missing = libraries.missing_libraries(Path("anywhere"), [])
    assert missing == [
        "libEGL.so.1",
        "libglib-2.0.so.0",
        "libgthread-2.0.so.0",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
    ]
    assert libraries.packages_for(missing) == ["libegl1", "libglib2.0-0", "libxcb-cursor0", "libxkbcommon-x11-0"]


def test_unknown_library_has_no_package():
    assert libraries.packages_for(["libunheard-of.so.7"]) == []


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ["offscreen"]),
        ({"DISPLAY": ""}, ["offscreen"]),
        ({"DISPLAY": ":0"}, ["offscreen", "xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["offscreen", "xcb", "wayland"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb:foo"}, ["offscreen", "xcb", "wayland"]),
    ],
)
def test_platforms_follow_the_display(environment, expected):
    assert libraries.platforms_wanted(environment) == expected


def test_without_root_one_line_is_shown_and_nothing_is_run(never_run, monkeypatch):
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(SetupError) as caught:
        libraries.install_packages(["libegl1", "libgl1"], "Qt needs libraries", yes=False)
    assert caught.value.status == 1
    assert str(caught.value).splitlines()[1:] == [
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    ]


def test_without_ensurepip_the_line_names_the_libraries_too(never_run, monkeypatch):
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(libraries.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(libraries, "can_load", lambda library: library != "libEGL.so.1")
    with pytest.raises(SetupError, match=r"-recommends python3\.\d+-venv libegl1$"):
        libraries.provide_ensurepip(["offscreen"], yes=False)


def test_without_apt_the_packages_are_named(never_run, monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match="Debian packages: libegl1"):
        libraries.install_packages(["libegl1"], "Qt needs libraries", yes=False)


class Root:
    """A root on Debian who sits at a terminal or not; nothing is really run, and what would be is remembered."""

    def __init__(self, monkeypatch, at_terminal, answer=""):
        self.ran = []
        monkeypatch.setattr(libraries, "is_root", lambda: True)
        monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(telling.os, "isatty", lambda stream: at_terminal)
        monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        monkeypatch.setattr(libraries, "run_quietly", self._run)

    def _run(self, command, environment):
        self.ran.append((command, environment))
        return 0, ""

    def install(self, yes=False):
        libraries.install_packages(["libegl1", "libgl1"], "Qt needs libraries", yes)


@pytest.mark.parametrize(
    ("at_terminal", "answer", "yes"),
    [(False, "n\n", False), (True, "n\n", True), (True, "\n", False), (True, "y\n", False), (True, "Yes\n", False)],
)
def test_root_names_the_packages_and_goes_on_when_nobody_refuses(monkeypatch, capsys, at_terminal, answer, yes):
    root = Root(monkeypatch, at_terminal, answer)
    root.install(yes)
    (update, _), (install, environment) = root.ran
    assert update == ["apt-get", "update"]
    assert install[-4:] == ["-y", "--no-install-recommends", "libegl1", "libgl1"]
    assert environment["DEBIAN_FRONTEND"] == "noninteractive"
    told = capsys.readouterr().err
    assert "libegl1 libgl1" in told
    assert ("[Y/n]" in told) == (at_terminal and not yes)


@pytest.mark.parametrize("answer", ["n\n", "no\n", "what?\n", ""])
def test_root_at_a_terminal_may_refuse(monkeypatch, capsys, answer):
    root = Root(monkeypatch, at_terminal=True, answer=answer)
    with pytest.raises(SetupError, match="nothing was installed") as caught:
        root.install()
    assert str(caught.value).splitlines()[1].endswith("libegl1 libgl1")
    assert root.ran == []
    assert "libegl1 libgl1" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_library_without_a_package_is_named(monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(libraries, "missing_libraries", lambda venv, platforms: ["libodd.so.3"])
    with pytest.raises(SetupError, match=r"please install: libodd\.so\.3"):
        libraries.provide_libraries(Path("anywhere"), ["offscreen"], yes=False)
