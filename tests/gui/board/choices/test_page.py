# SPDX-License-Identifier: MIT
"""The list of choices by mouse and keyboard."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from scenes import scene_of_record, scene_with

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import choices as choices_list
from yahtzee_gui.board.coach.choices import ChoicesRow, RowKind, YourChoices, note_place, row_height, row_of
from yahtzee_gui.board.coach.view import choices_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.theme import fonts

READY = TableStatus(TableState.READY, 254.59)


@pytest.fixture
def scene_of(analyzer_of):
    def make(record, mode=CoachMode.AFTER):
        return scene_of_record(mode, record, review(record.game, analyzer_of(DEFAULT_RULES)), READY)

    return make


@pytest.fixture
def choices(qtbot, scene_of):
    """The list after three turns, and in the fourth a roll."""
    found = YourChoices()
    qtbot.addWidget(found)
    found.resize(312, 420)
    found.set_rows(choices_view(scene_of(turns(3).roll())))
    found.show()
    return found


def turns(number):
    """Return the record of some turns of one kept die."""
    record = Record(seeded("list"))
    for _ in range(number):
        record = record.roll().mark((True, False, False, False, False)).roll()
        record = record.score(first_allowed(record.game))
    return record


def turn(choices, number):
    """Return the index of a turn."""
    root = (choices.model().index(place, 0) for place in range(choices.model().rowCount()))
    return next(at for at in root if row_of(at).kind is RowKind.TURN and row_of(at).number == str(number))


def opened(choices):
    """Return the numbers of the turns that are open."""
    return [number for number in range(13, 0, -1) if has_turn(choices, number) and is_open(choices, number)]


def has_turn(choices, number):
    return any(row.number == str(number) for row in choices.rows if row.kind is RowKind.TURN)


def is_open(choices, number):
    return choices.isExpanded(turn(choices, number))


def click(qtbot, choices, index):
    qtbot.mouseClick(choices.viewport(), Qt.MouseButton.LeftButton, pos=choices.visualRect(index).center())


def test_a_click_opens_and_closes_a_turn(choices, qtbot):
    assert opened(choices) == [3]
    click(qtbot, choices, turn(choices, 1))
    assert opened(choices) == [3, 1]
    click(qtbot, choices, turn(choices, 3))
    assert opened(choices) == [1]
    assert choices.focusPolicy() is Qt.FocusPolicy.TabFocus, "a click takes no keys: Space goes on rolling"


def test_a_click_on_a_choice_asks_to_look_back_at_it(choices, qtbot):
    asked = []
    choices.decisionRequested.connect(asked.append)
    newest = turn(choices, 3)
    for place in range(2):
        at = choices.model().index(place, 0, newest)
        click(qtbot, choices, at)
        assert asked[-1] == row_of(at).event
    fact = choices.model().index(2, 0, newest)
    assert row_of(fact).kind is RowKind.FACT
    click(qtbot, choices, fact)
    assert len(asked) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_the_row_that_has_the_keyboard(choices, qtbot, key):
    asked = []
    choices.decisionRequested.connect(asked.append)
    choices.setFocus(Qt.FocusReason.TabFocusReason)
    choices.setCurrentIndex(turn(choices, 2))
    qtbot.keyClick(choices, key)
    assert opened(choices) == [3, 2]
    qtbot.keyClick(choices, Qt.Key.Key_Down)
    qtbot.keyClick(choices, key)
    assert asked == [row_of(choices.model().index(0, 0, turn(choices, 2))).event]


@pytest.mark.parametrize("width", [240, 264, 312, 400])
@pytest.mark.parametrize("text", ["besser:", "best:"])
@pytest.mark.parametrize("best", [(6,), (6, 6), (2, 3, 4, 5), (1, 1, 1, 1, 1)])
def test_the_dice_of_a_note_stand_whole_beside_its_words_or_below(qapp, width, text, best):
    row = ChoicesRow(RowKind.CHOICE, text=text, best=best, dice=(1, 2, 3, 4, 5), figure="−12,34\u00a0??")
    place, letters, die = note_place(row, QRectF(0, 0, width, 28))
    font = fonts.font(letters)
    words = QFontMetricsF(font).horizontalAdvance(text)
    assert words + len(best) * (die + 2) <= place.width()
    assert place.bottom() <= row_height(row, width)
    assert place.top() > 0 or place.right() <= width - QFontMetricsF(font).horizontalAdvance(row.figure)


def test_a_note_that_has_room_is_in_one_line(qapp):
    row = ChoicesRow(RowKind.CHOICE, text="best:", best=(6, 6), dice=(1, 2, 3, 4, 5), figure="1.2")
    assert row_height(row, 320) < row_height(row, 200)


def test_the_heading_and_the_box_of_a_turn_get_smaller_letters_where_they_have_no_room(choices, monkeypatch):
    shrunk = []
    monkeypatch.setattr(choices_list, "draw_fitted", lambda _painter, _rect, text, *_: shrunk.append(text))
    choices.grab()
    assert {row.text for row in choices.rows if row.kind in (RowKind.HEADING, RowKind.TURN)} <= {*shrunk}


def test_left_and_right_close_and_open(choices, qtbot):
    choices.setFocus(Qt.FocusReason.TabFocusReason)
    choices.setCurrentIndex(turn(choices, 3))
    qtbot.keyClick(choices, Qt.Key.Key_Left)
    assert opened(choices) == []
    qtbot.keyClick(choices, Qt.Key.Key_Right)
    assert opened(choices) == [3]


def test_its_keys_are_not_the_windows_and_others_are(choices):
    for key, is_own in ((Qt.Key.Key_Space, False), (Qt.Key.Key_Left, True), (Qt.Key.Key_N, False)):
        event = QKeyEvent(QKeyEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        choices.event(event)
        assert event.isAccepted() is is_own


def test_what_was_opened_stays_so_until_the_next_turn_begins(choices, qtbot, scene_of):
    click(qtbot, choices, turn(choices, 1))
    record = turns(3).roll()
    scene = scene_of(record)
    choices.setCurrentIndex(turn(choices, 2))
    choices.set_rows(choices_view(scene_with(scene, viewed=scene.decisions[2])))
    assert opened(choices) == [3, 2, 1]
    assert row_of(choices.currentIndex()).number == "2", "rows that stay keep the keyboard"
    choices.set_rows(choices_view(scene))
    assert opened(choices) == [3, 1]
    choices.set_rows(choices_view(scene_of(record.mark((False,) * 5).roll())))
    assert opened(choices) == [4, 3]
    assert row_of(turn(choices, 4)).rows


def test_rows_say_all_of_it(choices):
    index = turn(choices, 3)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == row_of(index).spoken
    assert row_of(index).spoken.startswith("Turn 3, ")


def test_in_a_low_place_one_turn_shows(choices, qtbot):
    choices.resize(312, 150)
    rows = choices.rows
    seen = [row for place, row in enumerate(rows) if not choices.isRowHidden(place, QModelIndex())]
    assert [row.kind for row in seen] == [RowKind.HEADING, RowKind.TURN]
    assert seen[1].number == "3"
    choices.resize(312, 420)
    assert not any(choices.isRowHidden(place, QModelIndex()) for place in range(len(rows)))


@pytest.mark.parametrize("height", range(215, 300, 7))
def test_it_ends_with_a_whole_line(choices, scene_of, height):
    choices.resize(312, height)
    choices.set_rows(choices_view(scene_of(turns(12))))
    choices.grab()
    seen = choices.viewport().rect()
    last = choices.indexAt(seen.bottomLeft())
    assert choices.verticalScrollBar().maximum() > 0
    assert choices.visualRect(last).bottom() == seen.bottom()


def test_a_choice_that_is_looked_back_at_is_in_sight(choices, scene_of):
    choices.resize(312, 215)
    scene = scene_of(turns(12))
    choices.set_rows(choices_view(scene))
    choices.set_rows(choices_view(scene_with(scene, viewed=scene.decisions[0])))
    choices.grab()
    at = choices.model().index(0, 0, turn(choices, 1))
    assert choices.viewport().rect().contains(choices.visualRect(at).center())
