# SPDX-License-Identifier: MIT
"""Of each page one is open at most; an open one comes to the front, takes colours, and is brought up to date."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from yahtzee_gui.theme.colors import DARK
from yahtzee_gui.window.dialogs.openers import Opener, OpenPages, Page


class Sheet(QDialog):
    """A page that remembers what was done with it."""

    def __init__(self, parent):
        super().__init__(parent)
        self.done_with_it = []

    def set_colors(self, colors):
        self.done_with_it.append(colors)


@pytest.fixture
def table(qtbot):
    """The open pages of a small table, and the rules pages that were made for it."""
    window, made = QWidget(), []
    qtbot.addWidget(window)

    def make():
        made.append(Sheet(window))
        return made[-1]

    openers = {
        Page.RULES: Opener(
            make,
            lambda page: page.done_with_it.append("connected"),
            lambda page: page.done_with_it.append("refreshed"),
        ),
        Page.ABOUT: Opener(lambda: QDialog(window)),
        Page.HISTORY: Opener(lambda: None),
    }
    yield OpenPages(openers), made
    window.close()


def test_a_page_is_made_connected_and_shown_once(table):
    pages, made = table
    pages.show(Page.RULES)
    pages.show(Page.RULES)
    (page,) = made
    assert page.isVisible()
    assert page.done_with_it == ["connected"]
    assert pages.get(Page.RULES) is pages.newest is page


def test_a_page_that_was_closed_is_made_anew(table):
    pages, made = table
    pages.show(Page.RULES)
    made[0].close()
    assert pages.get(Page.RULES) is None
    assert pages.newest is None
    pages.show(Page.RULES)
    assert len(made) == 2


def test_a_page_that_cannot_be_made_now_is_not_open(table):
    pages, _ = table
    pages.show(Page.HISTORY)
    assert pages.get(Page.HISTORY) is None


def test_only_what_is_open_is_refreshed_and_coloured(table):
    pages, made = table
    pages.refresh(Page.RULES, Page.ABOUT)
    assert made == []
    pages.show(Page.RULES)
    pages.show(Page.ABOUT)  # has no colours of its own to change, and nothing to refresh
    pages.refresh(Page.ABOUT)
    assert made[0].done_with_it == ["connected"]
    pages.refresh(Page.RULES, Page.ABOUT)
    pages.set_colors(DARK)
    assert made[0].done_with_it == ["connected", "refreshed", DARK]
