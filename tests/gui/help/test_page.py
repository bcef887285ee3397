# SPDX-License-Identifier: MIT
"""The About page names versions, table, credits and the trademark, all to be selected and none to be imported for."""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from types import SimpleNamespace

import numba
import pytest
from checkout import ROOT
from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel

from engine.rules.par import SIGNATURE
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import identity
from yahtzee_gui.help import licences
from yahtzee_gui.help import page as help_page
from yahtzee_gui.help import words as help_words
from yahtzee_gui.help.page import AboutPage
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT


@pytest.fixture
def dialog_of(qapp, qtbot, monkeypatch):
    def make(table="Ready · par 254.59 · free joker rules"):
        monkeypatch.setattr(help_page, "table_text", lambda _scene: table)
        dialog = AboutPage(SimpleNamespace(window=None, controller=SimpleNamespace(scene=lambda: None)))
        dialog.setStyleSheet(style_sheet.style_sheet(LIGHT))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel)]


def value_of(dialog, name):
    """Return what stands beside a name."""
    shown = texts(dialog)
    return shown[shown.index(name) + 1]


def test_versions_are_those_that_run(dialog_of):
    dialog = dialog_of()
    assert value_of(dialog, help_words.about_version()) == identity.program_version()
    assert value_of(dialog, help_words.about_signature()) == SIGNATURE
    libraries = value_of(dialog, help_words.about_libraries()).split(" · ")
    for name, number in (("Python", platform.python_version()), ("Qt", qVersion()), ("Numba", numba.__version__)):
        assert f"{name}\u00a0{number}" in libraries


def test_the_table_is_told_if_there_is_one(dialog_of):
    assert value_of(dialog_of("Ready"), help_words.about_table()) == "Ready"
    assert value_of(dialog_of(""), help_words.about_table()) == tray_words.coach_without_table()


@pytest.mark.parametrize(
    "name", ["Verhoeff", "whuber", "joemarlo", "Mince", "Inter", "Hasbro", "MIT", "Open Font License"]
)
def test_credits_and_trademark_are_named(dialog_of, name):
    assert any(name in text for text in texts(dialog_of()))


def test_every_text_can_be_selected_with_the_mouse(dialog_of):
    dialog = dialog_of()
    labels = dialog.findChildren(QLabel)
    assert len(labels) > 12
    assert all(label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse for label in labels)
    assert not any(label.focusPolicy() & Qt.FocusPolicy.TabFocus for label in labels)


def test_nothing_is_cut(dialog_of):
    dialog = dialog_of()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    QApplication.processEvents()
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert label.width() >= label.minimumSizeHint().width(), label.text()


def test_a_distribution_without_a_record_is_left_out(monkeypatch):
    def unknown(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", unknown)
    assert identity.program_version() == "development"
    assert list(identity.library_versions()) == ["Python", "Qt"]


def test_finding_the_versions_out_imports_nothing():
    code = (
        "import json, sys; from yahtzee_gui.desktop import identity; identity.library_versions();"
        " print(json.dumps([name for name in ('numpy', 'numba', 'llvmlite') if name in sys.modules]))"
    )
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(found.stdout) == []


# ---- licences ----


def test_about_shows_every_licence_in_full(dialog_of):
    dialog = dialog_of()
    assert dialog.licences.isReadOnly()
    assert dialog.licences.toPlainText() == licences.all_licences()


def test_the_licences_name_all_that_is_installed_and_say_something_of_each():
    parts = dict(licences.installed())
    named = {name.rpartition(" ")[0] for name in parts}
    assert {"yahtzee-coach", "PySide6-Essentials", "numpy", "numba", "llvmlite", "appdirs", "rich"} <= named
    assert [name for name, text in parts.items() if not text] == []
    assert "Permission is hereby granted" in licences.all_licences()


def test_a_bundle_shows_what_was_collected_when_it_was_built(monkeypatch, tmp_path):
    (tmp_path / "licences.txt").write_text("collected", encoding="utf-8")
    monkeypatch.setattr(licences, "asset", lambda name: tmp_path / name)
    assert licences.all_licences() == "collected"


def test_every_dependency_is_among_the_licences():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = {name.lower() for name in licences.DISTRIBUTIONS}
    assert {re.split(r"[<>=!]", one)[0].lower() for one in project["dependencies"]} <= known
