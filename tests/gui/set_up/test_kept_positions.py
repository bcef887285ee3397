# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up.kept_positions import MOST_KEPT, KeptPosition, as_text, forgetting, keeping, kept_from

LINE = "free-joker fair 22452 r2 - 8 - - 15 18 - - 25 - - 50 20 +1"
OTHER = "free-joker fair 11111 r0 - - - - - - - - - - - - -"


def test_the_newest_is_first_and_has_one_note():
    kept = keeping(keeping((), LINE, " home "), OTHER, "")
    assert kept == (KeptPosition(OTHER), KeptPosition(LINE, "home"))
    assert keeping(kept, LINE, "again") == (KeptPosition(LINE, "again"), KeptPosition(OTHER))
    assert forgetting(kept, OTHER) == (KeptPosition(LINE, "home"),)
    assert kept_from(as_text(kept)) == kept


def test_the_oldest_goes():
    kept = ()
    for number in range(MOST_KEPT + 1):
        kept = keeping(kept, str(number), "")
    assert (len(kept), kept[-1].line) == (MOST_KEPT, "1")


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[1, [2], [3, 4]]", '[["a"]]', "[" * 9999])
def test_a_damaged_text_keeps_nothing(text):
    assert kept_from(text) == ()


def test_a_position_is_kept_looked_at_again_and_forgotten(player):
    window, clipboard = player.window, player.window.beside.clipboard
    clipboard.open(LINE)
    page = window.dialogs.get(Page.SET_UP)
    page.kept.setEditText("the one at home")
    player.click(page.keep)
    clipboard.open(OTHER)
    assert page.kept.currentText() == ""
    page.kept.setCurrentIndex(0)
    page.kept.activated.emit(0)
    assert page.view.line == LINE
    assert page.kept.currentText() == "the one at home"
    page.close()
    window.dialogs.show(Page.SET_UP)
    page = window.dialogs.get(Page.SET_UP)
    assert [page.kept.itemText(0)] == ["the one at home"]
    player.click(page.keep)
    assert page.kept.count() == 0
