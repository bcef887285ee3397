# SPDX-License-Identifier: MIT
"""The strip of turns: what each cell says of its turn, and where a click or a key on it leads."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from PySide6.QtCore import QRectF, Qt
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.strip import HEIGHT, LOW_HEIGHT, GameStrip
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.desktop.preferences import CoachMode


@pytest.fixture
def scene(analyzer_of):
    """Return a function that makes a scene in a coach mode: two bad turns, one good one, and a roll."""
    analyzer = analyzer_of(DEFAULT_RULES)
    record = Record(seeded("line")).roll().score(Category.LARGE_STRAIGHT)
    record = record.roll().roll().score(Category.YAHTZEE)
    for _ in range(4):
        record = record.roll() if not record.game.has_rolled else record
        best = analyzer.analyze(record.game.position).best
        if best.category is not None:
            record = record.score(best.category)
            break
        record = record.mark(record.game.places_of(best.keep)).roll()
    record = record.roll() if not record.game.has_rolled else record
    found = review(record.game, analyzer, record.first_choices)
    return lambda mode=CoachMode.AFTER: scene_of_record(mode, record, found)


@pytest.fixture
def strip(qtbot):
    strip = GameStrip()
    qtbot.addWidget(strip)
    strip.resize(570, HEIGHT)
    strip.show()
    return strip


def asked(strip):
    places = []
    strip.decisionRequested.connect(places.append)
    return places


def middle(strip, number):
    return strip.cells.place(number, QRectF(strip.cells.rect())).toPoint()


def test_a_turn_has_the_worst_mark_of_its_choices_and_leads_to_the_costliest(scene, strip, qtbot):
    view, shown = timeline_view(scene()), scene()
    strip.set_view(view)
    for number, cell in enumerate(view.cells):
        made = [decision.costlier for decision in shown.decisions if decision.turn == cell.turn]
        assert cell.verdict is max(decision.verdict for decision in made)
        places = asked(strip)
        qtbot.mouseClick(strip.cells, Qt.MouseButton.LeftButton, pos=middle(strip, number))
        lost = {decision.event: decision.points_lost for decision in made}
        assert lost[places[0]] == max(lost.values())
    assert Verdict.BLUNDER in {cell.verdict for cell in view.cells}


def test_left_and_right_step_from_turn_to_turn(scene, strip, qtbot):
    view, places = timeline_view(scene()), asked(strip)
    strip.set_view(view)
    for key, number in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Left, -2), (Qt.Key.Key_Right, -1)):
        qtbot.keyClick(strip.cells, key)
        assert places[-1] == view.cells[number].event
    qtbot.keyClick(strip.cells, Qt.Key.Key_Up)
    assert len(places) == 3, "it goes along the scorecard"


def test_it_says_aloud_what_it_shows_and_what_was_chosen_in_a_turn(scene, strip, qtbot):
    view = timeline_view(scene())
    strip.set_view(view)
    spoken = strip.cells.accessibleName()
    assert spoken.startswith("This game: turn 1: blunder, turn 2: blunder")
    assert spoken.endswith(f"turn {view.current} in play")
    qtbot.mouseMove(strip.cells, middle(strip, 1))
    assert strip.cells.toolTip().count("\n") == len(view.cells[1].card) - 1 > 0


def test_a_turn_looked_back_at_is_the_one_that_keys_step_from(scene, strip, qtbot):
    shown = scene()
    view, places = timeline_view(scene_with(shown, viewed=shown.decisions[1])), asked(strip)
    assert [cell.is_viewed for cell in view.cells][:3] == [False, True, False]
    strip.set_view(view)
    qtbot.keyClick(strip.cells, Qt.Key.Key_Left)
    assert places == [view.cells[0].event]


def test_without_verdicts_no_turn_has_a_mark_or_leads_anywhere(scene, strip):
    view = timeline_view(scene(CoachMode.OFF))
    strip.set_view(view)
    assert view.cells == ()
    assert view.current
    assert strip.summary.text() == view.message
    assert strip.cells.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_before_the_first_verdict_it_says_what_it_is_for(analyzer_of, strip):
    record = Record(seeded("line")).roll()
    found = review(record.game, analyzer_of(DEFAULT_RULES))
    strip.set_view(timeline_view(scene_of_record(CoachMode.LIVE, record, found)))
    assert strip.summary.text() == words.turns_to_come(13) == "13 turns; click one to look back"


def test_in_a_low_window_the_heading_goes(strip):
    for height in (HEIGHT, LOW_HEIGHT, HEIGHT):
        strip.setFixedHeight(height)
        strip.resize(570, height)
        assert strip.summary.isVisible() is (height == HEIGHT)
