# SPDX-License-Identifier: MIT
"""The About page names versions, table, credits and the trademark, all to be selected and none to be imported for."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from importlib import metadata

import numba
import pytest
from checkout import ROOT
from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel

from yahtzee_gui.desktop import identity
from yahtzee_gui.pages.help import AboutDialog
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.wording.game import coaching
from yahtzee_gui.wording.pages import about_page


@pytest.fixture
def dialog_of(qapp, qtbot):
    def make(table="Ready · par 254.59 · free joker rules"):
        dialog = AboutDialog(table)
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
    assert value_of(dialog, about_page.about_version()) == identity.program_version()
    libraries = value_of(dialog, about_page.about_libraries()).split(" · ")
    for name, number in (("Python", platform.python_version()), ("Qt", qVersion()), ("Numba", numba.__version__)):
        assert f"{name}\u00a0{number}" in libraries


def test_the_table_is_told_if_there_is_one(dialog_of):
    assert value_of(dialog_of("Ready"), about_page.about_table()) == "Ready"
    assert value_of(dialog_of(""), about_page.about_table()) == coaching.coach_without_table()


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
