# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.games import lines
from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up import words
from yahtzee_gui.settings.settings import (
    LONGEST_TEXT,
    MOST_KEPT,
    MOST_RECENT,
    KeptPosition,
    NoRoom,
    TooLong,
    as_text,
    forgetting,
    keeping,
    kept_from,
    remembering,
)

LINE = "free-joker fair 22452 r2 - 8 - - 15 18 - - 25 - - 50 20 +1"
OTHER = "free-joker fair 11111 r0 - - - - - - - - - - - - -"


def test_the_newest_is_first_and_has_one_note():
    kept = keeping(keeping((), LINE, " home "), OTHER, "")
    assert kept == (KeptPosition(OTHER), KeptPosition(LINE, "home"))
    assert keeping(kept, LINE, "again") == (KeptPosition(LINE, "again"), KeptPosition(OTHER))
    assert forgetting(kept, OTHER) == (KeptPosition(LINE, "home"),)
    assert kept_from(as_text(kept)) == kept


def test_none_goes_for_another_one():
    kept = ()
    for number in range(MOST_KEPT):
        kept = keeping(kept, str(number), "")
    with pytest.raises(NoRoom):
        keeping(kept, "another", "")
    assert keeping(kept, "0", "again")[1:] == kept[:-1], "one that is there can have another note"
    assert keeping(forgetting(kept, "0"), "another", "")[1:] == kept[:-1]


def test_what_could_not_be_read_back_is_not_kept():
    with pytest.raises(TooLong):
        keeping((), "x" * 20_001, "")
    kept = tuple(KeptPosition(f"{number:02}".ljust(20_000, "x")) for number in range(12))
    assert len(as_text(kept)) <= LONGEST_TEXT
    with pytest.raises(NoRoom):
        keeping(kept, "another".ljust(20_000, "x"), "")


def test_why_a_position_is_not_kept_is_said_on_the_page(player, monkeypatch):
    player.window.beside.clipboard.open(LINE)
    page, settings = player.window.dialogs.get(Page.SET_UP), player.session.services.settings
    settings.positions = as_text(tuple(KeptPosition(f"{OTHER} {number}") for number in range(MOST_KEPT)))
    before = settings.positions
    player.click(page.saved.save)
    assert page.told.text() == words.no_room(MOST_KEPT)
    monkeypatch.setattr(lines, "LONGEST", len(LINE) - 1)
    player.click(page.saved.save)
    assert page.told.text() == words.too_long()
    assert settings.positions == before


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[1, [2], [3, 4]]", '[["a"]]', "[" * 9999])
def test_a_damaged_text_keeps_nothing(text):
    assert kept_from(text) == ()


def test_the_last_ten_are_each_there_once_the_newest_first():
    recent = ()
    for number in (*range(MOST_RECENT + 2), 5):
        recent = remembering(recent, str(number))
    assert [one.line for one in recent] == ["5", "11", "10", "9", "8", "7", "6", "4", "3", "2"]
    assert len(remembering((), "x" * 60_000)) == 0, "the settings must not grow too large"
