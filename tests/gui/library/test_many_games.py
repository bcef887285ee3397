# SPDX-License-Identifier: MIT
"""Ten thousand games: the history is opened and filtered in times that are told, and held against a plain scan."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import replace

import pytest
from learning_samples import careless_entry

from engine.rules.scoring import DEFAULT_RULES
from engine.training.themes import Theme
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import DecisionFilter

GAMES = 10_000
FILTERS = {
    "all": DecisionFilter(),
    "theme": DecisionFilter(theme=Theme.CHANCE),
    "rare": DecisionFilter(theme=Theme.FRESH_START),
}


def seconds(work):
    """Return the processor time that `work` takes, the best of three."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


@pytest.mark.audit
def test_ten_thousand_games_are_opened_and_filtered(tmp_path, analyzer_of):
    entries = [careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(40)]
    path = tmp_path / "history.sqlite3"
    with closing(LibraryFile(path)) as database:
        many = (
            replace(one, game=replace(one.game, seed=f"{n} {one.game.seed}")) for n in range(250) for one in entries
        )
        assert database.merge(many) == GAMES
    with closing(LibraryFile(path)) as database, closing(sqlite3.connect(path)) as file:
        scan = "SELECT total(points_lost * luck), total(gap) FROM decision"
        control = seconds(lambda: file.execute(scan).fetchone())
        figures = {"scan": control, "open": seconds(lambda: LibraryFile(path).close())}
        figures |= {"read": seconds(database.read)}
        for name, asked in FILTERS.items():
            figures[name] = seconds(
                lambda asked=asked: list(database.decisions.asked(asked, 0.0, mistakes=True, most=500))
            )
    print({name: f"{1000 * value:.0f} ms" for name, value in figures.items()})
    assert all(figures[name] < 3 * control for name in FILTERS), figures
    assert figures["open"] < 20 * control, figures
