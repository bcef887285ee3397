# SPDX-License-Identifier: MIT
"""Counting itself: what is a stop, what a return, and what is none."""

from __future__ import annotations

from structure.flow import Flow

from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.choosing import Choosing
from yahtzee_gui.play.confirmations import Confirmations
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.scene_source import ReviewCursor


def test_an_object_that_keeps_something_is_a_stop_and_the_next_time_a_return(qapp):
    scene = Scene(CoachMode.OFF)
    review_cursor, choices = ReviewCursor(lambda: scene, lambda: None), Confirmations(*[lambda *_: None] * 5)
    with Flow().running() as flow:
        review_cursor.end()
        choices.forget()
        review_cursor.view(None)
        with flow.paused():
            choices.forget()
    assert [name for _, name in flow.route] == ["end", "forget", "view"]
    assert flow.stops == (3, 1)


def test_a_value_a_view_a_property_and_what_a_module_does_by_itself_are_none(qapp):
    choices = Confirmations(*[lambda *_: None] * 5)
    with Flow(tray=tray_view, scenes=Scene.__init__).running() as flow:
        tray_view(Scene(CoachMode.OFF))
        assert not Choosing().is_touched
        choices.drop()  # which forgets
    assert [name for _, name in flow.route] == ["drop"]
    assert flow.calls == {"tray": 1, "scenes": 1}
