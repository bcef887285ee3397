# SPDX-License-Identifier: MIT
"""Nothing is left of the ring around the scorecard where it goes: what lies below the last line is painted, too."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetricsF, QRegion

from yahtzee_gui.board import scorecard_table
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.kit.drawing import fitted


class Watched(QObject):
    """Notes which part of a widget is painted."""

    def __init__(self, widget):
        super().__init__()
        self.painted = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            self.painted = self.painted.united(event.region())
        return False


@pytest.fixture
def card(player, qtbot):
    """The card of a game on which nothing can be scored, with a ring around all of it."""
    card = Scorecard()
    qtbot.addWidget(card)
    card.set_rows(player.scorecard.rows)
    card.resize(300, 700)
    card.table.set_most(30)
    card.show()
    card.activateWindow()
    qtbot.waitUntil(card.isActiveWindow)
    card.table.clearFocus()
    card.table.setFocus(Qt.FocusReason.TabFocusReason)
    card.table.show_ring(True)
    assert card.table.shows_ring
    qtbot.wait(20)
    return card


def test_points_with_a_bonus_fit_into_their_box(card, monkeypatch):
    """ "15 + 1…" stood there."""
    given = []
    monkeypatch.setattr(scorecard_table, "draw_fitted", lambda _painter, *text: given.append(text))
    rows = [replace(row, points="40 + 100", is_preview=True, is_open=True) for row in card.rows[:6]]
    card.set_rows([*rows, *card.rows[6:]])
    card.table.viewport().repaint()
    boxes = [(rect, font) for rect, text, font, *_more in given if text == "40 + 100"]
    assert len(boxes) >= 6
    for rect, font in boxes:
        assert QFontMetricsF(fitted(font, "40 + 100", rect.width())).horizontalAdvance("40 + 100") <= rect.width()


def test_it_is_around_the_lines_and_not_through_what_stands_below_them(card, monkeypatch):
    drawn = []
    monkeypatch.setattr(scorecard_table, "draw_ring", lambda _painter, rect, *_: drawn.append(rect))
    card.table.viewport().repaint()
    assert drawn[-1].bottom() == card.table.line_rect(len(card.rows) - 1).bottom()


@pytest.mark.parametrize("is_own", [True, False])
def test_it_goes_as_a_whole(card, qtbot, is_own):
    viewport = card.table.viewport()
    last = card.table.line_rect(len(card.rows) - 1)
    assert last.bottom() < viewport.height() - 20, "there is room below the last line"
    watched = Watched(viewport)
    rows = card.rows if not is_own else [replace(row, can_score=row.category is not None) for row in card.rows]
    card.set_rows(rows, is_own=is_own)
    qtbot.wait(20)
    assert not card.table.shows_ring
    assert watched.painted.contains(viewport.rect())
    assert QRegion(viewport.rect()).subtracted(watched.painted).isEmpty()


def test_a_card_that_shows_the_same_as_before_is_not_painted_again(card, qtbot):
    watched = Watched(card.table.viewport())
    card.set_rows(card.rows)
    qtbot.wait(20)
    assert watched.painted.isEmpty()
