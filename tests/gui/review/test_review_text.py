# SPDX-License-Identifier: MIT
"""The review as a text: a line for every roll and every decision, with the figures that the graph shows."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from gui_twin import shown_value

from engine.games.game import Rolled
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.review.review_text import review_text
from yahtzee_gui.words import announcing, names, numbers, options


@pytest.fixture
def over(open_player):
    player = open_player(game=seeded("tables"), mode=CoachMode.AFTER)
    player.play_to_end()
    player.settle()
    player.wait(lambda: player.controller.scene().report is not None)
    return player.controller.scene()


def table_of(text):
    """Return the lines of the table in a text, without its headings."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(announcing.timeline_columns()[0]))
    assert lines[start].endswith(announcing.best_column())
    return lines[start + 1 :]


def test_there_is_a_line_for_every_roll_and_decision(over):
    lines = table_of(review_text(over))
    assert len(lines) == len(over.points)
    game, report = over.record.game, over.report
    rolls = iter(
        [announcing.roll_in_line(names.dice(event.dice)) for event in game.events if isinstance(event, Rolled)]
    )
    values = [shown_value(point.decision.taken) if point.decision else f"{point.expected:.1f}" for point in over.points]
    assert announcing.before_the_game() in lines[0]
    assert values[0] in lines[0]
    for number, (point, line) in enumerate(zip(over.points[1:], lines[1:], strict=True), 1):
        assert line.split()[0] == str(point.turn)
        assert f" {values[number]}" in line
        if point.decision is None:
            assert next(rolls) in line
            assert numbers.signed(float(values[number]) - float(values[number - 1])) in line
        else:
            assert options.option(point.decision.taken) in line
            assert not point.decision.counts or names.verdict(point.decision.verdict) in line
    wrong = [decision for decision in report.decisions if decision.counts and decision.best != decision.chosen]
    assert all(any(line.endswith(options.option(decision.best)) for line in lines) for decision in wrong)


def test_before_the_end_there_is_no_text(player):
    assert review_text(player.controller.scene()) == ""
