# SPDX-License-Identifier: MIT
"""A tumble is a picture only: it lands where the roll says, gives way to any key, and leaves nothing running."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QProxyStyle, QStyle, QWidget

from engine.rules.categories import Category
from yahtzee_gui.board.tray import tumble
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.board.tray.tumble import Flight, Times, flights, system_wants_motion, way_between
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed

BEFORE, AFTER = (1, 3, 6, 6, 4), (5, 2, 6, 6, 2)
KEPT = (False, False, True, True, False)
ROLLED = (0, 1, 4)
MOVING = pytest.mark.parametrize("speed", [DiceSpeed.FAST, DiceSpeed.NORMAL])
LONG = 100_000  # milliseconds, longer than anything moves
NAMES = [
    tray_words.die_label(place + 1, face, kept) for place, (face, kept) in enumerate(zip(AFTER, KEPT, strict=True))
]


def view(faces=BEFORE, kept=KEPT, rolls_done=1):
    return TrayView(faces=faces, kept=kept, rolls_done=rolls_done, can_keep=True, can_press=True, button="Roll 3 dice")


@pytest.fixture
def open_tray(qtbot):
    """Return a function that shows a tray with dice on the table."""

    def show(speed=None, faces=BEFORE):
        tray = DiceTray()
        qtbot.addWidget(tray)
        tray.resize(520, 430)
        with qtbot.waitExposed(tray):
            tray.show()
        if speed is not None:
            tray.motion.set_speed(speed)
        tray.set_view(view(faces))
        tray.motion.skip()
        return tray

    return show


def roll(tray, **options):
    """Show the dice as they are after the roll, and let them tumble there."""
    tray.set_view(view(AFTER, rolls_done=2))
    tray.tumble(ROLLED, **options)


def picture(tray):
    """Return the dice as they are painted, with whatever is in front of them."""
    return tray.grab(tray.dice[0].geometry().united(tray.dice[-1].geometry())).toImage()


def timers(tray):
    return [timer for timer in tray.findChildren(QTimer) if timer.isActive()]


def settled(tray):
    return not (tray.motion.is_moving or tray.motion.is_tumbling or timers(tray))


def places(tray):
    widgets = (*tray.dice, tray.roll_button, tray.sentence, tray.caption)
    return [(widget.geometry(), widget.sizeHint()) for widget in widgets]


# Where it ends


@MOVING
def test_dice_tumble_and_land_on_the_faces_they_have(open_tray, qtbot, speed):
    tray = open_tray(speed)
    roll(tray)
    assert tray.motion.is_tumbling
    qtbot.waitUntil(lambda: not tray.motion.is_moving)
    assert settled(tray)
    assert tuple(die.face for die in tray.dice) == AFTER
    # To the pixel as if nothing had moved.
    assert picture(tray) == picture(open_tray(faces=AFTER))


def test_the_last_picture_of_a_tumble_is_the_dice_at_rest(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    tray.motion.show_at(tray.motion.length - 0.001)
    last = [(pose.coming, round(pose.turn, 3), round(pose.angle, 1)) for pose in tray.motion.poses()]
    assert last == [(AFTER[place], 1.0, 0.0) for place in ROLLED]
    assert all(abs(pose.rise) < 0.01 and abs(pose.drift) < 0.01 for pose in tray.motion.poses())
    tray.motion.show_at(tray.motion.length)
    assert settled(tray)


def test_only_the_rolled_dice_move(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    kept = [tray.dice[place] for place in (2, 3)]
    before = [die.grab().toImage() for die in kept]
    roll(tray)
    tray.motion.show_at(200)
    assert len(tray.motion.poses()) == len(ROLLED)
    assert [die.grab().toImage() for die in kept] == before


def test_rolled_dice_leave_from_the_faces_they_had(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    assert [pose.face for pose in tray.motion.poses()] == [BEFORE[place] for place in ROLLED]
    assert all(pose.turn == 0 and pose.rise == 0 and pose.angle % 90 == 0 for pose in tray.motion.poses())


def test_dice_from_the_cup_appear_in_the_air(open_tray):
    tray = open_tray(DiceSpeed.NORMAL, faces=(None,) * 5)
    tray.set_view(view(AFTER, kept=(False,) * 5))
    tray.tumble(range(5))
    assert [pose.opacity for pose in tray.motion.poses()] == [0.0] * 5
    tray.motion.show_at(200)
    assert [pose.opacity for pose in tray.motion.poses()] == [1.0] * 5


# The truth from the first instant


@MOVING
def test_faces_and_names_are_the_real_ones_at_once(open_tray, speed):
    tray = open_tray(speed)
    roll(tray)
    for moment in (0, 30, 90, 170):
        tray.motion.show_at(moment)
        assert tray.motion.is_tumbling
        assert tuple(die.face for die in tray.dice) == AFTER
        assert [die.accessibleName() for die in tray.dice] == NAMES
        assert tuple(die.isChecked() for die in tray.dice) == KEPT


def test_nothing_changes_place_or_size(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    start = places(tray)
    roll(tray)
    for moment in range(0, 460, 30):
        tray.motion.show_at(moment)
        assert places(tray) == start


def test_a_click_lands_the_dice_and_the_next_one_keeps(open_tray, qtbot):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    die, asked_early = tray.dice[0], []
    tray.toggleRequested.connect(asked_early.append)
    assert tray.childAt(die.geometry().center()) is die
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not tray.motion.is_tumbling)
    assert asked_early == []
    with qtbot.waitSignal(tray.toggleRequested) as asked:
        qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert asked.args == [0]
    qtbot.waitUntil(lambda: settled(tray))


# Skipping


@pytest.mark.parametrize("key", [Qt.Key.Key_X, Qt.Key.Key_Escape, Qt.Key.Key_Shift])
def test_any_key_skips(open_tray, qtbot, key):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    qtbot.keyPress(tray, key)
    qtbot.waitUntil(lambda: not tray.motion.is_tumbling)
    assert settled(tray)


def test_a_press_of_the_mouse_anywhere_skips(open_tray, qtbot):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    qtbot.mousePress(tray, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.waitUntil(lambda: not tray.motion.is_tumbling)
    assert settled(tray)


def test_letting_go_and_moving_the_mouse_do_not_skip(open_tray, qtbot):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    qtbot.mouseMove(tray, QPoint(20, 20))
    qtbot.mouseRelease(tray, Qt.MouseButton.LeftButton)
    qtbot.keyRelease(tray, Qt.Key.Key_Space)
    assert tray.motion.is_tumbling


def test_dice_go_by_the_setting_as_soon_as_it_is_another(player):
    settings = player.session.services.settings
    for speed in (DiceSpeed.NORMAL, DiceSpeed.OFF):
        settings.dice_speed = speed
        assert player.tray.motion.is_wanted is (speed is DiceSpeed.NORMAL)


@pytest.fixture
def thrown(player):
    """Someone who has just thrown the first dice of a game and sees them fly."""
    player.tray.motion.set_speed(DiceSpeed.NORMAL)
    player.press_roll()
    assert player.tray.motion.is_tumbling
    return player


@pytest.mark.parametrize(
    "choose",
    [
        lambda player: player.click_box(Category.CHANCE),
        lambda player: player.click_die(0),
        lambda player: player.click(player.coach.mode_switch.buttons[CoachMode.OFF]),
        lambda player: player.press_die(0),
        lambda player: player.press(Qt.Key.Key_S),
    ],
    ids=["click a box", "click a die", "click a button", "key of a die", "key of the boxes"],
)
def test_nothing_is_chosen_by_dice_in_the_air(thrown, choose):
    """They have not been seen yet: what is pressed brings them down, and the first press after it acts."""
    game = thrown.game
    choose(thrown)
    assert thrown.game is game
    assert not any(thrown.controller.kept)
    assert thrown.controller.mode is CoachMode.LIVE
    thrown.wait(lambda: not thrown.tray.motion.is_tumbling)
    choose(thrown)
    scene = thrown.controller.scene()
    assert (
        thrown.game is not game
        or thrown.controller.kept[0]
        or scene.mode is CoachMode.OFF
        or scene.choosing.box is not None
    )


def test_another_shortcut_acts_while_dice_are_in_the_air(thrown):
    """Shortcuts never come as key presses; and the roll itself, asked for by one, is not skipped by it."""
    thrown.press(Qt.Key.Key_C)
    assert thrown.controller.mode is not CoachMode.LIVE
    thrown.wait(lambda: not thrown.tray.motion.is_tumbling)


@pytest.mark.parametrize("press", ["press_roll", "click_roll"])
def test_a_second_press_brings_the_dice_down_and_rolls_nothing(thrown, press):
    game = thrown.game
    getattr(thrown, press)()
    thrown.wait(lambda: not thrown.tray.motion.is_tumbling)
    assert thrown.game is game
    getattr(thrown, press)()
    assert len(thrown.game.events) == 2


def test_values_previews_and_costs_come_when_the_last_die_lies(thrown):
    thrown.settle()
    scene = thrown.controller.scene()
    assert scene.choosing.is_landing
    assert (scene.analysis, scene.standing) == (None, None)
    assert not thrown.controller.record.hinted
    assert not any(row.points or row.cost for row in thrown.scorecard.rows if row.category is not None)
    assert thrown.coach.options.rows == ()
    thrown.wait(lambda: not thrown.tray.motion.is_tumbling)
    thrown.wait(lambda: bool(thrown.coach.options.rows))
    assert thrown.controller.record.hinted
    assert any(row.points for row in thrown.scorecard.rows if row.category is not None)


def test_other_dice_on_the_table_end_the_tumble(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    tray.set_view(view(BEFORE, rolls_done=1))
    assert settled(tray)
    assert tuple(die.face for die in tray.dice) == BEFORE


def test_news_about_the_same_dice_do_not_end_it(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    tray.set_view(TrayView(**{**vars(view(AFTER, rolls_done=2)), "sentence": "Keep 6 6, roll three"}))
    assert tray.motion.is_tumbling


@pytest.mark.parametrize("end", ["hide", "resize", "speed"])
def test_hiding_resizing_and_another_speed_end_it(open_tray, end):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    if end == "hide":
        tray.hide()
    elif end == "resize":
        tray.resize(600, 460)
    else:
        tray.motion.set_speed(DiceSpeed.FAST)
    assert settled(tray)


# Not at all


@pytest.mark.parametrize("speed", [None, DiceSpeed.OFF], ids=["until it is set", "off"])
def test_without_speed_everything_is_painted_at_once(open_tray, speed):
    tray = open_tray(speed)
    roll(tray)
    assert settled(tray)
    assert picture(tray) == picture(open_tray(faces=AFTER))
    tray.set_view(view(AFTER, kept=(True,) * 5, rolls_done=2))
    assert settled(tray)
    assert [die.lift for die in tray.dice] == [1.0] * 5


def test_the_wish_of_the_system_for_less_motion_is_honoured(open_tray, monkeypatch):
    tray = open_tray(DiceSpeed.NORMAL)
    monkeypatch.setattr(tumble, "system_wants_motion", lambda _widget: False)
    roll(tray)
    tray.set_view(view(AFTER, kept=(True,) * 5, rolls_done=2))
    assert settled(tray)


def test_a_style_without_animations_means_less_motion(qtbot, qapp):
    class Still(QProxyStyle):
        def styleHint(self, hint, option=None, widget=None, returnData=None):
            if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
                return 0
            return super().styleHint(hint, option, widget, returnData)

    widget = QWidget()
    qtbot.addWidget(widget)
    assert system_wants_motion(widget)
    style = Still("Fusion")
    widget.setStyle(style)
    assert not system_wants_motion(widget)


def test_nothing_moves_where_has_no_display_it(qtbot):
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.motion.set_speed(DiceSpeed.NORMAL)
    tray.set_view(view())
    roll(tray)
    assert settled(tray)


def test_no_dice_no_tumble(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    tray.tumble(())
    assert settled(tray)


# Several throws


def test_earlier_throws_are_landed_on_before_the_one_that_counts(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    shown = [(1, 1, 6, 6, 1), (3, 3, 6, 6, 3)]
    roll(tray, throws=3, shown=shown)
    seen = []
    for moment in range(0, round(tray.motion.length), 4):
        tray.motion.show_at(moment)
        poses = tray.motion.poses()
        if all(pose.turn == 1.0 and pose.angle == 0.0 for pose in poses):
            faces = tuple(pose.coming for pose in poses)
            seen += [faces] if faces not in seen else []
    assert seen == [(1, 1, 1), (3, 3, 3), tuple(AFTER[place] for place in ROLLED)]
    tray.motion.show_at(tray.motion.length)
    tray.discards.fade(LONG)  # what was thrown away is seen a little longer
    assert settled(tray)


def test_throws_of_which_the_faces_are_not_known_only_take_longer(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    roll(tray)
    once = tray.motion.length
    tray.motion.skip()
    roll(tray, throws=3)
    assert tray.motion.length == pytest.approx(once + 2 * 450)
    tray.motion.show_at(LONG)
    assert settled(tray)


# Lifting


@MOVING
def test_a_die_that_is_kept_rises_to_its_place(open_tray, qtbot, speed):
    tray = open_tray(speed)
    start, die = places(tray), tray.dice[0]
    tray.set_view(view(kept=(True, False, True, True, False)))
    assert die.isChecked()
    assert die.accessibleName() == tray_words.die_label(1, 1, True)
    assert die.lift < 1.0
    qtbot.waitUntil(lambda: not tray.motion.is_moving)
    assert die.lift == 1.0
    assert settled(tray)
    assert places(tray) == start


def test_a_die_turns_back_half_way(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    die = tray.dice[0]
    tray.set_view(view(kept=(True, False, True, True, False)))
    tray.motion.show_at(40)
    risen = die.lift
    assert 0.0 < risen < 1.0
    tray.set_view(view())
    assert die.lift == pytest.approx(risen)
    tray.motion.show_at(LONG)
    assert die.lift == 0.0
    assert settled(tray)


def test_kept_dice_come_down_while_the_others_tumble(open_tray):
    tray = open_tray(DiceSpeed.NORMAL)
    tray.set_view(view(AFTER, kept=(False,) * 5, rolls_done=3))
    tray.tumble(ROLLED)
    assert tray.dice[2].lift > 0.0
    assert tray.motion.is_tumbling
    tray.motion.show_at(300)
    assert tray.dice[2].lift == 0.0
    assert tray.motion.is_tumbling
    tray.motion.skip()


# The way


@pytest.mark.parametrize("turns", [3, 4, 5, 8])
def test_a_die_rolls_over_its_edges_from_face_to_face(turns):
    chance = random.Random(turns)
    for start in range(1, 7):
        for end in range(1, 7):
            way = way_between(start, end, turns, chance)
            assert (len(way), way[0], way[-1]) == (turns + 1, start, end)
            assert all(one not in (other, 7 - other) for one, other in pairwise(way)), way


def test_the_way_to_a_face_can_lead_over_every_other():
    """What is seen in the air does not tell what the die will show, or would have."""
    ways = {way_between(1, 6, 5, random.Random(seed))[2] for seed in range(200)}
    assert ways == set(range(1, 7))


def test_a_die_is_upright_and_down_before_and_after_its_flight():
    flight = Flight((1, 2, 3, 5), 100, 200, random.Random(1), is_new=False)
    for moment in (0, 100):
        pose = flight.pose(moment)
        assert (pose.face, pose.turn, pose.rise, pose.drift) == (1, 0.0, 0.0, 0.0)
    for moment in (300, 900):
        pose = flight.pose(moment)
        assert (pose.coming, pose.turn, pose.angle, pose.rise, pose.drift) == (5, 1.0, 0.0, 0.0, 0.0)
    assert max(flight.pose(moment).rise for moment in range(100, 300, 5)) > 0.3


def test_the_dice_of_a_throw_start_one_after_the_other_and_are_down_in_time():
    times = Times(tumble=450, stagger=26, rest=260, lift=120, quarter_turns=5)
    begins = []
    for order in range(5):
        (only,) = flights(1, (6,), order * times.stagger, times.tumble - 4 * times.stagger, times, random.Random(1))
        begins.append(only.begin)
        assert only.begin + only.length <= times.tumble
    assert begins == [0, 26, 52, 78, 104]
