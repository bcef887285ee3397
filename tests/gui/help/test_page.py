# SPDX-License-Identifier: MIT
"""Help has a list, a search over everything, the words, and what the program is: versions, credits, licences."""

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
from gui_driver import activate
from PySide6.QtCore import QEvent, QPoint, Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel

from engine.rules.par import SIGNATURE
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import identity, resources
from yahtzee_gui.help import page as help_page
from yahtzee_gui.help import words as help_words
from yahtzee_gui.help.page import HelpPage
from yahtzee_gui.kit import contents
from yahtzee_gui.kit.contents import OwnText
from yahtzee_gui.menu_words import HelpPart, help_parts
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import glossary


@pytest.fixture
def dialog_of(qapp, qtbot, monkeypatch, tmp_path):
    def make(table="Perfect play averages 254.59"):
        monkeypatch.setattr(help_page, "table_text", lambda _scene: table)
        controller = SimpleNamespace(scene=lambda: None, game=None)
        settings = Settings(tmp_path / "settings.ini")
        dialog = HelpPage(settings, controller)
        dialog.setStyleSheet(style_sheet.style_sheet(LIGHT))
        qtbot.addWidget(dialog)
        dialog.resize(1100, 640)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return make


def rows(dialog):
    """Return the titles that the list shows."""
    found = dialog.contents.list
    return [found.item(row).text() for row in range(found.count()) if not found.isRowHidden(row)]


def seen(dialog, widget):
    """Return where a widget begins in what is seen of the page, in pixels."""
    return widget.mapTo(dialog.contents.page.viewport(), QPoint()).y()


# The list and the search


def test_the_list_has_the_sections_and_the_parts_of_the_one_that_is_read(dialog_of):
    dialog = dialog_of()
    sections = list(help_parts().values())
    chapters = [title for title, _ in contents.chapters(resources.guide("en"))[1:]]
    assert rows(dialog) == [sections[0], *chapters, *sections[1:]]
    dialog.read(HelpPart.RULES)
    assert rows(dialog) == [*sections[:2], *dialog.rules.parts, *sections[2:]]
    assert abs(seen(dialog, dialog.rules.head)) < 60
    bar = dialog.contents.page.verticalScrollBar()
    bar.setValue(0)
    assert dialog.contents.list.currentItem().text() == sections[0]
    bar.setValue(bar.maximum())
    assert rows(dialog)[:5] == sections


def test_long_titles_take_two_lines_in_the_list(dialog_of):
    dialog = dialog_of()
    titles = dialog.contents.list
    dialog.contents.head("Wenn etwas mit dem Programm nicht stimmt", is_part=True)
    for height in (560, 900):  # with a scroll bar, and without
        dialog.resize(1058, height)
        for row in range(titles.count()):
            titles.setRowHidden(row, False)
        QApplication.processEvents()
        shown = [titles.visualItemRect(titles.item(row)) for row in range(titles.count())]
        assert max(rect.width() for rect in shown) <= titles.viewport().width()
        assert shown[-1].height() > shown[0].height()


def test_a_place_that_was_gone_to_is_kept_while_texts_take_their_heights(dialog_of):
    dialog = dialog_of()
    dialog.read(HelpPart.WORDS)
    label = next(one for one in dialog.findChildren(QLabel) if one.text() == glossary.page()[0][0])
    before = seen(dialog, label)
    assert 0 < before < 80
    dialog.resize(900, 560)
    QApplication.processEvents()
    assert seen(dialog, label) == before


def test_a_search_finds_in_every_section_and_leads_to_the_first_place(dialog_of):
    dialog = dialog_of()
    words = {"best scores": 2, "Verhoeff": 1, "yahtzee box": 1, "Full screen": 1}
    for text, least in words.items():
        dialog.search.setText(text)
        assert len(rows(dialog)) >= least, text
        texts = [label.selectedText() for label in dialog.findChildren(QLabel) if label.hasSelectedText()]
        texts += [one.textCursor().selectedText() for one in dialog.findChildren(OwnText)]
        assert text.casefold() in [one.casefold() for one in texts], text
    dialog.search.setText("no such word")
    assert rows(dialog) == []
    assert help_words.nothing_found() in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    dialog.search.clear()
    assert set(help_parts().values()) <= set(rows(dialog))


def test_the_words_have_every_sentence(dialog_of):
    shown = texts(dialog_of())
    for _heading, sentences in glossary.page():
        assert set(sentences) <= set(shown)
    assert glossary.marks() in shown


# About


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel)]


def value_of(dialog, name):
    """Return what stands beside a name."""
    shown = texts(dialog)
    return shown[len(shown) - shown[::-1].index(name)]  # the last: keys have a heading of the same name


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


def test_versions_can_be_selected_with_the_mouse(dialog_of):
    dialog = dialog_of()
    (label,) = [one for one in dialog.findChildren(QLabel) if one.text() == SIGNATURE]
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


@pytest.mark.parametrize("width", [1240, 980])
def test_nothing_is_cut(dialog_of, width):
    dialog = dialog_of()
    dialog.resize(width, 640)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    QApplication.processEvents()
    for label in dialog.contents.page.content.findChildren(QLabel):
        assert not label.isVisible() or label.height() >= label.heightForWidth(label.width()), label.text()
        assert not label.isVisible() or label.width() >= label.minimumSizeHint().width(), label.text()
    assert dialog.contents.page.content.width() <= dialog.contents.page.viewport().width()


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


def test_a_link_shows_every_licence_in_full(dialog_of):
    dialog = dialog_of()
    assert not dialog.licences.isVisible()
    dialog.show_licences.click()
    assert dialog.licences.isVisible()
    assert dialog.licences.isReadOnly()
    assert dialog.licences.toPlainText() == identity.all_licences()


def test_the_licences_name_all_that_is_installed_and_say_something_of_each():
    parts = dict(identity.installed())
    named = {name.rpartition(" ")[0] for name in parts}
    assert {"yahtzee-coach", "PySide6-Essentials", "numpy", "numba", "llvmlite", "appdirs", "rich"} <= named
    assert [name for name, text in parts.items() if not text] == []
    assert "Permission is hereby granted" in identity.all_licences()


def test_a_bundle_shows_what_was_collected_when_it_was_built(monkeypatch, tmp_path):
    (tmp_path / "licences.txt").write_text("collected", encoding="utf-8")
    monkeypatch.setattr(identity, "asset", lambda name: tmp_path / name)
    assert identity.all_licences() == "collected"


def test_every_dependency_is_among_the_licences():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = {name.lower() for name in identity.DISTRIBUTIONS}
    assert {re.split(r"[<>=!]", one)[0].lower() for one in project["dependencies"]} <= known
