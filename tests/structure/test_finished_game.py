# SPDX-License-Identifier: MIT
"""A game that has just been finished is reviewed, written and read once, until it is graded in the history."""

from __future__ import annotations

from collections import Counter

import pytest
from history_samples import played_record, without_grade
from own_library import under_way

from engine.game_review import review as review_module
from engine.games import notation, record, saved
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.play import scene


@pytest.fixture
def counts(monkeypatch):
    """How often each has been done to a whole game, or to the whole file of games, since it was cleared."""
    counted = Counter()

    def count(name, owner, function):
        original = getattr(owner, function)

        def counting(*given, **named):
            counted[name] += 1
            return original(*given, **named)

        monkeypatch.setattr(owner, function, counting)

    count("reviews", review_module, "review")
    count("loads", saved, "loads")
    count("dumps", saved, "dumps")
    count("whole reads", LibraryFile, "read")
    for owner in (review_module, notation, record, scene):
        count("replays", owner, "replay")
    return counted


def test_a_finished_game(open_player, counts, note_row):
    player = open_player()
    history, folder = player.session.services.library, player.session.services.library.path.parent
    player.wait(lambda: history.figures is not None)
    player.controller.open_record(played_record("counted").undo())
    player.settle_explained()  # what is told of the moment before isn't counted
    player.wait(lambda: under_way(folder) == [player.controller.record])  # what was noted before is saved
    counts.clear()
    player.controller.score(next(box for box in player.game.position.allowed()))
    player.wait(lambda: history.figures.games == 1 and not without_grade(history.figures))
    player.settle_explained()
    counted = tuple(counts[name] for name in ("reviews", "loads", "dumps", "replays", "whole reads"))
    assert all((counts["reviews"], counts["dumps"], counts["whole reads"])), "what has to be done is counted"
    note_row("reviews, loads, dumps, replays, reads of an end", counted, before=(2, 2, 4, 7, 2), most=(1, 0, 1, 2, 1))
