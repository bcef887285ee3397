# SPDX-License-Identifier: MIT
"""Tests of the whitelist of Qt's files: it lets in what the window needs, and keeps out what nothing needs."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import PySide6
import pytest
from bundling import linked, qt_files
from checkout import ROOT

QT = Path(PySide6.__file__).parent


def test_every_module_that_the_window_imports_is_on_the_list():
    assert qt_files.imported_modules(ROOT / "yahtzee_gui") == set(qt_files.MODULES)


def test_imports_are_found_wherever_they_stand(tmp_path):
    (tmp_path / "a.py").write_text("from PySide6.QtCore import Qt\ndef f():\n    import PySide6.QtTest\n")
    (tmp_path / "b.py").write_text("from PySide6 import QtSvg, QtPdf as pdf\n")
    assert qt_files.imported_modules(tmp_path) == {"QtCore", "QtTest", "QtSvg", "QtPdf"}


@pytest.mark.parametrize(
    ("place", "is_wanted"),
    [
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/Qt/lib/libQt6Gui.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("libQt6Qml.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/qml/QtQuick/libqtquick2plugin.so", False),
        ("libglib-2.0.so.0", True),
        ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", True),
        ("yahtzee_gui/assets/translations/de.qm", True),
    ],
)
def test_what_comes_along_on_linux(monkeypatch, place, is_wanted):
    monkeypatch.setattr(qt_files, "system", lambda: "linux")
    assert qt_files.is_wanted(place) == is_wanted


@pytest.mark.parametrize(
    ("system", "place", "is_wanted"),
    [
        ("win32", "PySide6\\Qt6Core.dll", True),
        ("win32", "PySide6\\Qt6Quick.dll", False),
        ("win32", "PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("win32", "PySide6\\QtGui.pyd", True),
        ("win32", "PySide6\\QtNetwork.pyd", False),
        ("darwin", "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("darwin", "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("darwin", "PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
    ],
)
def test_what_comes_along_elsewhere(monkeypatch, system, place, is_wanted):
    monkeypatch.setattr(qt_files, "system", lambda: system)
    assert qt_files.is_wanted(place) == is_wanted


def test_a_plugin_that_did_not_come_along_is_named(monkeypatch):
    monkeypatch.setattr(qt_files, "plugins", lambda: ("platforms/qxcb", "imageformats/qsvg"))
    monkeypatch.setattr(qt_files, "system", lambda: "linux")
    assert qt_files.missing_plugins(["_internal/PySide6/Qt/plugins/platforms/libqxcb.so"]) == ["imageformats/qsvg"]


needs_objdump = pytest.mark.skipif(
    not (sys.platform.startswith("linux") and shutil.which("objdump")), reason="libraries are read by objdump"
)


@needs_objdump
def test_everything_on_the_list_is_there_and_finds_the_libraries_of_qt_that_it_needs():
    plugins = [path for path in (QT / "Qt/plugins").glob("*/*.so") if qt_files.is_wanted(f"PySide6/{path}")]
    assert qt_files.missing_plugins(map(str, plugins)) == []
    libraries = [QT / f"Qt/lib/libQt6{name}.so.6" for name in qt_files.libraries()]
    modules = [QT / f"{name}.abi3.so" for name in qt_files.MODULES]
    asked = {name for path in (*plugins, *libraries, *modules) for name in linked.needed_by(path)}
    assert {name for name in asked if not qt_files.is_wanted(f"PySide6/Qt/lib/{name}")} == set()
    assert len(asked) > len(libraries)
