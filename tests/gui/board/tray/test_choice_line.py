# SPDX-License-Identifier: MIT
"""The choice line says who is at work, and shows that it goes on; the roll is announced there, and judged."""

from __future__ import annotations

import pytest
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Verdict
from engine.games.game import Game, written_seed
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.lines import ChoiceLine
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.play.coach_state import TableState, TableStatus


def test_dots_light_up_in_turn_where_motion_is_wanted_and_stand_still_elsewhere(qtbot):
    line = ChoiceLine()
    qtbot.addWidget(line)
    line.resize(400, 46)
    line.set_line("Greta is thinking")
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
    tray.set_view(TrayView(title="Greta: Runde 1 von 13", rolls="noch 3 Würfe"))
    (label,) = (one for one in tray.findChildren(ElidedLabel) if one.text() == "noch 3 Würfe")
    assert label.shown_within(200)[1] == "noch 3 Würfe"
    assert label.shown_within(20)[1] == ""


def scene(faces, *, is_landing=False, mode=CoachMode.OFF):
    """Return a scene after a first roll."""
    record, ready = Record(Game(written_seed([[faces]]), DEFAULT_RULES)).roll(), TableStatus(TableState.READY)
    return scene_of_record(mode, record, table=ready, is_landing=is_landing)


@pytest.mark.parametrize("mode", CoachMode)
@pytest.mark.parametrize(
    ("faces", "headline"),
    [
        ((4, 4, 4, 4, 4), "Yahtzee!"),
        ((2, 3, 4, 5, 6), "Large straight!"),
        ((2, 2, 5, 5, 5), "Full house!"),
        ((1, 2, 4, 4, 6), "Click the dice you want to keep"),
    ],
)
def test_a_roll_that_makes_a_hand_is_announced_once_it_has_landed(mode, faces, headline):
    assert tray_view(scene(faces, mode=mode)).sentence == headline
    assert tray_view(scene(faces, mode=mode, is_landing=True)).sentence == tray_words.click_what_to_keep()


def test_where_nothing_is_left_to_roll_the_button_points_to_the_scorecard():
    landed = scene((1, 2, 4, 4, 6))
    kept = scene_with(landed, record=landed.record.mark((True,) * 5))
    view = tray_view(kept)
    assert (view.button, view.only_points, view.can_press, view.key) == ("Choose a box", True, True, "")
    chosen = tray_view(scene_with(kept, box=Category.CHANCE))
    assert (chosen.button, chosen.only_points, chosen.can_press, chosen.key) == (
        "Score Chance, 17",
        False,
        True,
        "Enter",
    )
    assert not tray_view(landed).only_points


def test_live_has_no_hint_that_could_tell_nothing():
    assert not tray_view(scene((1, 2, 4, 4, 6), mode=CoachMode.LIVE)).has_hint
    assert all(
        tray_view(scene((1, 2, 4, 4, 6), mode=mode)).has_hint for mode in CoachMode if mode is not CoachMode.LIVE
    )


def test_a_verdict_stands_in_a_pill_and_is_said(qtbot):
    line = ChoiceLine()
    qtbot.addWidget(line)
    line.resize(400, 34)
    line.set_line("Keep 6 6, roll three")
    plain = line.grab().toImage()
    line.set_line("Keep 6 6, roll three", Verdict.BEST)
    assert line.grab().toImage() != plain
    assert line.accessibleName() == "Keep 6 6, roll three, best"
