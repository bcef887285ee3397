# SPDX-License-Identifier: MIT
"""For one action of the player's one scene is built and shown, each view of it once, without a detour."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded
from structure.flow import Flow

from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page.view import end_page_view
from yahtzee_gui.play.scene import Scene


class Onlooker:
    """Has one action done in the window of `player`, and counts what it takes."""

    def __init__(self, player):
        self.player = player
        self.flow = Flow(scenes=Scene.__init__, tray=tray_view, end_page=end_page_view)

    @property
    def counted(self):
        return self.flow.calls

    def watch(self, act, *conditions):
        """Act, and wait until all conditions are true of the scene; only the program is counted, not the looking."""
        with self.flow.running():
            act()
            for condition in conditions:
                self.player.wait(lambda condition=condition: self._look(condition))
        return self

    def _look(self, condition):
        with self.flow.paused():
            return condition(self.player.controller.scene())


def is_reviewed(scene):
    return scene.review is not None


def is_explained(scene):
    return is_reviewed(scene) and all(inquiry in scene.said.answers for inquiry in scene.inquiries)


@pytest.fixture
def open_settled(open_player):
    """Return a function that opens a window in Live mode, where most is shown, with a game of which all is known."""

    def open_one(game):
        player = open_player(game=game, mode=CoachMode.LIVE)
        player.wait(lambda: is_explained(player.controller.scene()))
        player.wait(lambda: player.session.services.library.figures is not None)
        return player

    return open_one


def test_a_die_that_is_clicked(open_settled, note_row):
    player = open_settled(seeded("flow").roll())
    seen = Onlooker(player).watch(lambda: player.click_die(0))
    assert player.controller.kept[0]
    note_row("scenes for a clicked die", seen.counted["scenes"], before=11, most=1)
    note_row("the tray's view for a click", seen.counted["tray"], before=2, most=1)
    note_row("stops (returns) until a clicked die is shown", seen.flow.stops, before=(67, 43), most=(30, 12))


def test_a_box_that_is_scored(open_settled, note_row):
    player = open_settled(in_the_middle())
    box = next(iter(player.game.position.allowed()))
    seen = Onlooker(player).watch(lambda: player.click_box(box))
    assert player.game.filled[box] is not None
    note_row("stops (returns) until a scored box is shown", seen.flow.stops, before=(77, 48), most=(55, 25))
    seen.watch(lambda: None, is_reviewed, is_explained)
    assert player.card.why.view.told
    note_row("scenes for a scored box", seen.counted["scenes"], before=58, most=3)
    note_row("the tray's view for a scored box", seen.counted["tray"], before=6, most=3)


def test_the_last_box(open_settled, note_row):
    player = open_settled(before_the_last_box())
    history = player.session.services.library
    (box,) = player.game.position.allowed()
    seen = Onlooker(player).watch(lambda: player.click_box(box))
    assert player.game.is_over
    assert player.window.end_page.isVisible()
    # A chapter of more parts is come back to more often: fewer stops in all is what counts.
    note_row("stops (returns) until the end page is shown", seen.flow.stops, before=(85, 54), most=(55, 28))
    seen.watch(
        lambda: None,
        is_reviewed,
        is_explained,
        lambda scene: scene.others.foresight is not None,
        lambda _scene: bool(history.figures.keys),
    )
    # Four times there is news: the game is over, reviewed, its costliest choice explained, its dice played by others.
    note_row("scenes for the last box", seen.counted["scenes"], before=70, most=4)
    note_row("the end page's view for the last box", seen.counted["end_page"], before=10, most=4)


def in_the_middle():
    """Return a game of which some turns are over, with a roll on the table."""
    game = seeded("flow")
    for _ in range(4):
        game = game.roll()
        game = game.score(first_allowed(game))
    return game.roll()


def before_the_last_box():
    """Return a game with one box open, and a roll on the table."""
    game = seeded("flow").roll()
    while len(game.filled) < 12:
        game = game.score(first_allowed(game)).roll()
    return game
