# SPDX-License-Identifier: MIT
"""What may be seen, as a table: each coach mode at each moment of a game, before the decision and after it."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from gui_driver import first_allowed, seeded

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.sight import Sight, sight_of

OFF, WARN, AFTER, LIVE = CoachMode


def over():
    game = seeded("sight")
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return game


NEW, ROLLED, OVER = seeded("sight"), seeded("sight").roll(), over()
BETWEEN = ROLLED.score(first_allowed(ROLLED))

MOMENTS = {
    "no game": (None, {}),
    "before a roll": (NEW, {}),
    "between turns": (BETWEEN, {}),
    "rolled": (ROLLED, {}),
    "hinted": (ROLLED, {"is_hinted": True}),
    "back": (ROLLED, {"looks_back": True}),
    "over": (OVER, {}),
    "over, back": (OVER, {"looks_back": True}),
}

TABLE = {
    (OFF, "no game"): "",
    (OFF, "before a roll"): "",
    (OFF, "between turns"): "",
    (OFF, "rolled"): "new_hint",
    (OFF, "hinted"): "values luck costs hint",
    (OFF, "over"): "verdicts luck",
    (OFF, "over, back"): "verdicts luck costs",
    (WARN, "no game"): "verdicts last_choice warnings",
    (WARN, "before a roll"): "verdicts last_choice warnings",
    (WARN, "between turns"): "verdicts last_choice warnings",
    (WARN, "rolled"): "verdicts last_choice warnings new_hint",
    (WARN, "hinted"): "verdicts last_choice values luck costs hint",
    (WARN, "back"): "verdicts last_choice warnings costs new_hint",
    (WARN, "over"): "verdicts last_choice luck warnings",
    (WARN, "over, back"): "verdicts last_choice luck warnings costs",
    (AFTER, "no game"): "verdicts last_choice retry",
    (AFTER, "before a roll"): "verdicts last_choice retry",
    (AFTER, "between turns"): "verdicts last_choice retry",
    (AFTER, "rolled"): "verdicts last_choice retry new_hint",
    (AFTER, "hinted"): "verdicts last_choice retry values luck costs hint",
    (AFTER, "back"): "verdicts last_choice retry costs new_hint",
    (AFTER, "over"): "verdicts last_choice retry luck",
    (AFTER, "over, back"): "verdicts last_choice retry luck costs",
    (LIVE, "no game"): "verdicts values luck costs",
    (LIVE, "before a roll"): "verdicts values luck costs",
    (LIVE, "between turns"): "verdicts values luck costs",
    (LIVE, "rolled"): "verdicts values luck costs",
    (LIVE, "hinted"): "verdicts values luck costs",
    (LIVE, "back"): "verdicts values luck costs",
    (LIVE, "over"): "verdicts values luck",
    (LIVE, "over, back"): "verdicts values luck costs",
}


@pytest.mark.parametrize(("mode", "moment"), TABLE, ids=lambda part: part if isinstance(part, str) else part.value)
def test_what_may_be_seen(mode, moment):
    game, circumstances = MOMENTS[moment]
    assert seen(sight_of(mode, game, **circumstances)) == set(TABLE[mode, moment].split())


def test_the_table_has_every_moment_that_comes_up():
    missing = {(mode, moment) for mode in CoachMode for moment in MOMENTS} - set(TABLE)
    assert missing == {(OFF, "back")}, "with the coach off nothing can be looked back at before the end"


def test_the_table_has_everything_there_is_to_see():
    assert set(" ".join(TABLE.values()).split()) == set(asdict(Sight()))


def seen(sight):
    return {name for name, may_be_seen in asdict(sight).items() if may_be_seen}
