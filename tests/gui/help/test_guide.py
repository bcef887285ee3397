# SPDX-License-Identifier: MIT
"""The guide is there in every language, with the same chapters and pictures, and shows nothing but its own files."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from yahtzee_gui.desktop import languages, resources
from yahtzee_gui.help.page import HelpPage
from yahtzee_gui.kit.contents import OwnText, chapters
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, wear

IMAGE = QTextDocument.ResourceType.ImageResource.value


def pictures(language):
    """Return the pictures that the text of a language shows."""
    return re.findall(r"!\[[^\]]+\]\(([^)]+)\)", resources.guide(language).read_text(encoding="utf-8"))


def test_every_language_has_the_same_chapters_and_pictures():
    english = [title for title, _ in chapters(resources.guide("en"))]
    assert len(english) >= 8
    for language in languages.available():
        assert resources.guide(language).stem == language
        assert len(chapters(resources.guide(language))) == len(english)
    assert resources.guide("xx") == resources.guide("en")


def test_every_language_has_pictures_of_its_own_of_the_same(qapp):
    folder, shown = resources.guide("en").parent, set()
    for language in languages.available():
        english = [name.replace("/en/", f"/{language}/") for name in pictures("en")]
        assert pictures(language) == english
        for name in (*english, *(name.replace("-light", "-dark") for name in english)):
            content = (folder / name).read_bytes()
            assert content not in shown
            shown.add(content)


def test_nothing_but_pictures_of_its_own_folder_is_loaded(qapp, qtbot, tmp_path):
    folder = tmp_path / "guide"
    folder.mkdir()
    picture = resources.guide("en").parent / pictures("en")[0]
    for target in (folder / "own-light.png", tmp_path / "other.png"):
        target.write_bytes(picture.read_bytes())
    (folder / "own-dark.png").write_bytes(picture.with_name(picture.name.replace("-light", "-dark")).read_bytes())
    (folder / "en.md").write_text("# A\n\n<img src='own-light.png'/>\n\n## B\n\n![x](own-light.png)", encoding="utf-8")
    ((_, text), (title, below)) = chapters(folder / "en.md")
    assert (title, text.strip(), below.strip()) == ("B", "<img src='own-light.png'/>", "![x](own-light.png)")
    text = OwnText(text, folder)
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


def test_a_text_is_as_high_as_it_is_long_at_every_width(qtbot):
    text = OwnText("word " * 200, resources.guide("en").parent)
    qtbot.addWidget(text)
    heights = []
    for width in (400, 800):
        text.resize(width, text.height())
        text.show()
        QApplication.processEvents()
        heights.append(text.height())
        assert 0 <= text.height() - 2 * text.frameWidth() - text.document().size().height() < 1
    assert heights[0] > 1.5 * heights[1]


def test_f1_opens_it_in_the_language_of_the_window(player):
    player.press(Qt.Key.Key_F1)
    page = player.window.dialogs.newest
    assert isinstance(page, HelpPage)
    assert "The game in one minute" in [page.contents.list.item(row).text() for row in range(3)]
    assert page.focusWidget() is page.contents.list
