# SPDX-License-Identifier: MIT
"""The guide is there in every language, with the same chapters and pictures, and shows nothing but its own files."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QTextDocument

from yahtzee_gui.desktop import languages, resources
from yahtzee_gui.help.guide_page import GuidePage
from yahtzee_gui.help.own_text import OwnText
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, wear

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def guide_in(qapp, qtbot):
    def make(language):
        QLocale.setDefault(QLocale(language))
        page = GuidePage(SimpleNamespace(window=None))
        qtbot.addWidget(page)
        page.show()
        return page

    before = QLocale()
    yield make
    QLocale.setDefault(before)


def pictures(language):
    """Return the pictures that the text of a language shows."""
    return re.findall(r"!\[[^\]]+\]\(([^)]+)\)", resources.guide(language).read_text(encoding="utf-8"))


def test_every_language_has_the_same_chapters_and_pictures(guide_in):
    english = guide_in("en")
    assert english.chapters.count() == len(english.text.chapters) >= 8
    for language in languages.available():
        assert resources.guide(language).stem == language
        assert guide_in(language).chapters.count() == english.chapters.count()
        assert pictures(language) == pictures("en")
    folder = resources.guide("en").parent
    for name in pictures("en"):
        assert (folder / name).is_file()
        assert (folder / name.replace("-light", "-dark")).is_file()
    assert resources.guide("xx") == resources.guide("en")


def test_chapters_lead_to_the_text_and_the_text_back_to_its_chapter(guide_in):
    page = guide_in("en")
    assert page.text.verticalScrollBar().value() == 0
    page.chapters.setCurrentRow(3)
    assert page.text.chapter_at_top() == page.chapters.currentRow() == 3
    page.text.verticalScrollBar().setValue(0)
    assert page.chapters.currentRow() == 0
    page.text.verticalScrollBar().setValue(page.text.verticalScrollBar().maximum())
    assert page.chapters.currentRow() > 5


def test_nothing_but_pictures_of_its_own_folder_is_loaded(qapp, qtbot, tmp_path):
    folder = tmp_path / "guide"
    folder.mkdir()
    picture = resources.guide("en").parent / pictures("en")[0]
    for target in (folder / "own-light.png", tmp_path / "other.png"):
        target.write_bytes(picture.read_bytes())
    (folder / "own-dark.png").write_bytes(picture.with_name(picture.name.replace("-light", "-dark")).read_bytes())
    (folder / "en.md").write_text("# A\n\n<img src='own-light.png'/>\n\n## B\n\n![x](own-light.png)", encoding="utf-8")
    text = OwnText(folder / "en.md")
    qtbot.addWidget(text)
    light = text.loadResource(IMAGE, QUrl("own-light.png"))
    assert not light.isNull()
    assert text.loadResource(IMAGE, QUrl("../other.png")) is None
    assert text.loadResource(IMAGE, QUrl(f"file:{tmp_path}/other.png")) is None
    assert text.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("en.md")) is None
    assert "<img" in text.toPlainText()
    wear(DARK)
    style_sheet.dress(text)
    assert text.loadResource(IMAGE, QUrl("own-light.png")) != light


def test_another_theme_keeps_the_place(guide_in):
    page = guide_in("en")
    page.chapters.setCurrentRow(2)
    place = page.text.verticalScrollBar().value()
    wear(DARK)
    style_sheet.dress(page)
    assert page.text.verticalScrollBar().value() == place


def test_f1_opens_it_in_the_language_of_the_window(player):
    player.press(Qt.Key.Key_F1)
    page = player.window.dialogs.newest
    assert isinstance(page, GuidePage)
    assert page.text.chapters[0] == "The game in one minute"
    assert page.focusWidget() is page.chapters
