# SPDX-License-Identifier: MIT
"""The value line says who is at work, and shows that it goes on."""

from __future__ import annotations

from scenes import scene_of_record

from engine.games.game import Game
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.board.tray.value_line import ValueLine
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.play.table_watch import TableState, TableStatus


def test_dots_light_up_in_turn_where_motion_is_wanted_and_stand_still_elsewhere(qtbot):
    line = ValueLine()
    qtbot.addWidget(line)
    line.resize(400, 46)
    line.set_value("", headline="Greta is thinking")
    plain = line.grab().toImage()
    line.set_working(True, moves=False)
    still = line.grab().toImage()
    assert still != plain
    assert not line.beat.isActive()
    line.set_working(True, moves=True)
    lit = [line.grab().toImage()]
    for _ in range(3):
        line.beat.timeout.emit()
        lit.append(line.grab().toImage())
    assert still not in lit
    assert lit[0] != lit[1] != lit[2]
    assert lit[3] == lit[0]
    line.set_working(False, moves=True)
    assert not line.beat.isActive()
    assert line.grab().toImage() == plain


def test_an_opponent_is_at_work_until_its_dice_move():
    match = begin([("Greta", "greedy"), ("You", "")], DEFAULT_RULES, "at work")
    ready = TableStatus(TableState.READY)
    rolled = match.play(0, match.seats[0].record.roll())

    def works(match, table=ready, *, skips=False):
        return tray_view(
            scene_of_record(CoachMode.OFF, match.record, match=match, table=table, is_skipping=skips)
        ).works

    assert works(match)
    assert not works(rolled)
    assert works(rolled, skips=True)
    assert works(rolled, TableStatus())


def test_beside_a_long_title_how_many_rolls_are_done_is_said_whole_or_by_the_dots_alone(qtbot):
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.set_view(TrayView(title="Greta: Runde 1 von 13", rolls="Wurf 0 von 3"))
    (label,) = (one for one in tray.findChildren(ElidedLabel) if one.text() == "Wurf 0 von 3")
    assert label.shown_within(200)[1] == "Wurf 0 von 3"
    assert label.shown_within(20)[1] == ""


def test_a_bonus_that_is_settled_is_told_after_an_upper_box_only():
    """It was out of reach after every later turn, which had nothing to do with it."""
    ready, record, captions = TableStatus(TableState.READY), Record(Game("settled", DEFAULT_RULES)), []
    for box in (*(box for box in CATEGORIES if box.is_upper), Category.CHANCE):
        record = record.roll().score(box)
        captions.append(tray_view(scene_of_record(CoachMode.OFF, record, table=ready)).caption)
    settled = (tray_words.pace_sentence(0, 1, False), tray_words.pace_sentence(0, 0, True))
    assert captions[-2] in settled
    assert captions[-1] == ""
