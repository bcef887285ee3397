# SPDX-License-Identifier: MIT
"""The chances of a turn: every figure on the page is the engine's, for any dice, and for the chains."""

from __future__ import annotations

import re

import pytest
from gui_layout import cut

from engine.one_turn import chain as chains
from engine.one_turn.odds import odds
from yahtzee_gui.menu_words import Page
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.review.turn_chances_page import Tab
from yahtzee_gui.review.turn_odds import OddsAnswer, OddsQuestion


@pytest.fixture
def opened(open_player):
    player = open_player()
    player.window.dialogs.show(Page.TURN_CHANCES)
    page = player.window.dialogs.newest
    player.wait(lambda: bool(page.headline.text()))
    return player, page


def test_every_figure_of_a_target_is_the_engines(opened):
    _player, page = opened
    found = odds("yahtzee")
    assert page.headline.text() == words.headline(found.chance)
    state = found.state_of(page.roll)
    rows = page.keeps.view.rows
    assert len(rows) == len(found.available[state])
    for row, option in zip(rows, reversed(found.available[state]), strict=True):
        expected = [
            words.percent(values[option]) + (" ★" if option in best[state] else "")
            for values, best in zip(found.values, found.best, strict=True)
        ]
        assert list(row.cells[1:]) == expected
    for row, state in zip(page.states.view.rows, found.states, strict=True):
        assert row.cells[1:4] == tuple(words.percent(payoff[state]) for payoff in found.payoffs)
    assert cut(page) == []


def test_it_begins_with_the_dice_on_the_table(open_player):
    player = open_player()
    player.press_roll()
    player.settle()
    player.window.dialogs.show(Page.TURN_CHANCES)
    assert player.window.dialogs.newest.roll == player.game.dice


def test_dice_are_told_as_dice_and_not_as_digits_that_count_them(opened):
    _, page = opened
    assert {"1 1", "1 1 2", "nothing"} <= {row.cells[0] for row in page.keeps.view.rows}
    states = [row.cells[0] for row in page.states.view.rows]
    assert set(states) == {
        "5 of a kind", "4 of a kind + 1 other", "3 of a kind + a pair", "3 of a kind + 2 others", "2 pairs + 1 other",
        "a pair + 3 others", "5 different",
    }  # fmt: skip
    for row in (*page.keeps.view.rows, *page.states.view.rows):
        assert not any(re.fullmatch(r"[01]{2,}|\d1", cell) for cell in row.cells)


def test_faces_that_matter_are_told_with_how_many_others_there_are():
    assert words.faces_in_words("1 3 x x x") == "1 3 + 3 others"
    assert words.faces_in_words("x x x x x") == "5 others"
    assert words.faces_in_words("1 2 3 4") == "1 2 3 4"
    assert words.faces_in_words("nothing") == "nothing"


def test_a_die_that_is_clicked_shows_its_next_face(opened):
    player, page = opened
    before, state = page.roll, page.keeps.view
    player.click(page.dies[4])
    assert page.roll == (*before[:4], 1)
    assert page.keeps.view != state


def test_any_dice_faces_rolls_and_pattern(opened):
    player, page = opened
    page.dice.set_value(6)
    page.faces.set_value(8)
    page.rolls.set_value(2)
    page.target.setEditText("002")
    page.ask()
    found = odds("002", 6, 8, 2)
    player.wait(lambda: page.headline.text() == words.headline(found.chance))
    assert page.question == OddsQuestion("002", 6, 8, 2)
    assert len(page.keeps.view.heads) == 2
    page.target.setEditText("nonsense")
    page.ask()
    player.wait(lambda: "target" in page.headline.text())
    assert page.keeps.isVisible() is False


def test_an_answer_to_an_older_question_is_dropped(opened):
    _, page = opened
    before = page.headline.text()
    page.take(OddsAnswer(OddsQuestion("full_house", 4), odds("yahtzee")))
    assert page.headline.text() == before


@pytest.mark.parametrize("key", chains.CHAINS)
def test_matrices_and_powers_are_those_of_the_chains(opened, key):
    player, page = opened
    player.click(page.tabs.buttons[Tab.CHAINS])
    player.click(page.chain.buttons[key])
    chain = chains.CHAINS[key]
    for power in (1, 2, 3):
        page.power.set_value(power)
        matrix, after = chains.power(chain.matrix, power), chains.after(chain, power)
        for row, expected, last in zip(page.matrix.view.rows, matrix, after, strict=True):
            shown = [str(entry) if len(str(entry)) < 10 else words.percent(entry) for entry in expected]
            assert list(row.cells[1:-1]) == shown
            assert row.cells[-1] == words.percent(last)
    assert page.matrix.view.strong == chain.state_of(tuple(sorted(page.roll)))
    player.wait(lambda: len(page.chances.view.rows) == len(chains.chances(key)))
    for row, one in zip(page.chances.view.rows, chains.chances(key), strict=True):
        assert row.cells[3:] == (words.percent(one.chain), words.percent(one.best))
