# SPDX-License-Identifier: MIT
"""Costly choices become cards for Anki: one text file, read back as Anki reads it."""

from __future__ import annotations

import csv
import errno
import os
import re
from contextlib import closing
from html.parser import HTMLParser
from xml.dom import minidom

import pytest
from learning_samples import careless_entry
from PySide6.QtWidgets import QFileDialog

from engine.rules.scoring import DEFAULT_RULES, rule_set, rule_set_as_data
from engine.runtime import files
from engine.training.decisions import position_of
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import words
from yahtzee_gui.words import announcing

TYPED = '=cmd|"x"!A1 <b>&\'</b>'
OWN = rule_set(rule_set_as_data(rule_set("yatzy")) | {"name": TYPED, "upper_bonus": 60})


@pytest.fixture(scope="module")
def entries(analyzer_of):
    """Two games of Yahtzee, and one by rules whose name somebody typed."""
    kinds = (DEFAULT_RULES, DEFAULT_RULES, OWN)
    return tuple(careless_entry(analyzer_of(rules), 3 + number, rules) for number, rules in enumerate(kinds))


class Exporter:
    """Someone in the settings of a window whose library has these games; files are written to `target`."""

    def __init__(self, player, target, monkeypatch, entries):
        self.player, self.target, self.asked = player, target, 0
        self.files = player.window.beside.files
        if entries:
            with closing(LibraryFile(player.session.services.library.path)) as database:
                database.merge(entries)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self._choose)
        player.window.dialogs.show(Page.SETTINGS)
        self.button = player.window.dialogs.newest.data.cards_button

    def _choose(self, *_):
        self.asked += 1
        return str(self.target), ""

    def told(self, text):
        self.player.wait(lambda: text in self.player.window.banner.text)


@pytest.fixture
def exporter(player, tmp_path, monkeypatch, entries):
    return Exporter(player, tmp_path / "cards.txt", monkeypatch, entries)


class Tags(HTMLParser):
    """The tags of a text, and its words."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.words = [], ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        self.words += f"{data} "


def costly(entries):
    return [(one, d) for one in entries for d in one.decisions if d.counts and d.points_lost >= 0.25]


def test_a_card_for_each_costly_choice_in_a_file_that_anki_reads(exporter, entries):
    exporter.button.click()
    assert exporter.button.text().startswith("Cancel (")
    exporter.told(announcing.file_written(str(exporter.target)))
    assert exporter.button.text() == words.export()
    text = exporter.target.read_text(encoding="utf-8")
    head, lines = text.splitlines()[:4], text.splitlines()[4:]
    assert head == ["#separator:tab", "#html:true", "#tags column:3", "#columns:Front\tBack\tTags"]
    rows = list(csv.reader(lines, delimiter="\t"))
    assert [row for row in rows if len(row) != 3] == []
    wanted = costly(entries)
    assert len(rows) == len(wanted)
    assert '"' not in text
    known = {(one.game.rules, decision.position): decision for one, decision in wanted}
    assert len(known) == len(wanted)
    fronts = [Tags(front) for front, _, _ in rows]
    for entry, decision in wanted:
        position = position_of(decision)
        dice = " ".join(map(str, position.dice))
        left = {0: "no rolls left", 1: "1 roll left"}.get(position.rolls_left, f"{position.rolls_left} rolls left")
        origin = f"{entry.game.score} points · turn {decision.turn}"
        asked = f" {dice} · {left} "
        found = [row for row, front in zip(rows, fronts, strict=True) if asked in front.words and origin in row[1]]
        assert found, (dice, left, decision.points_lost)
        assert f"yahtzee::{decision.theme.value}" in {row[2] for row in found}
    for front, back, _ in rows:
        drawing = minidom.parseString(re.search("<svg.*</svg>", front).group(0))
        pips = len(drawing.getElementsByTagName("circle"))
        assert len(drawing.getElementsByTagName("rect")) == 5
        assert pips == sum(map(int, re.search("<br>([1-6 ]+) ·", front).group(1).split()))
        assert Tags(back).words.count("best") >= 1
        assert back.count("<p>") == 4
        assert "<p></p>" not in back, "each has its reason"


def test_what_somebody_typed_is_text_and_no_field_is_a_formula(exporter):
    exporter.button.click()
    exporter.told(announcing.file_written(str(exporter.target)))
    lines = exporter.target.read_text(encoding="utf-8").splitlines()[4:]
    named = [Tags(line.split("\t")[0]) for line in lines if "=cmd" in line]
    assert named
    for one in named:
        assert TYPED in one.words
        assert set(one.tags) == {"div", "svg", "rect", "circle", "br", "table", "tr", "td"}
    assert not [field for line in lines for field in line.split("\t") if field[:1] in "=+-@#"]


def test_it_can_be_cancelled_and_nothing_is_written(exporter):
    exporter.button.click()
    exporter.button.click()
    assert exporter.button.text() == words.export()
    exporter.player.settle()
    assert exporter.files.cards.share is None
    assert not exporter.target.exists()
    exporter.button.click()
    exporter.told(announcing.file_written(str(exporter.target)))
    assert exporter.asked == 2


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EISDIR])
def test_a_full_disk_a_folder_and_what_is_read_only_are_told_in_a_sentence(exporter, monkeypatch, number):
    def refuse(*_, **__):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files, "write_atomically", refuse)
    exporter.button.click()
    exporter.told(announcing.file_not_written(os.strerror(number)))
    assert exporter.button.text() == words.export()


def test_without_costly_choices_there_are_no_cards(player, tmp_path, monkeypatch):
    exporter = Exporter(player, tmp_path / "cards.txt", monkeypatch, ())
    exporter.button.click()
    exporter.told("It couldn't be saved: there are no costly choices yet.")
    assert not exporter.target.exists()
