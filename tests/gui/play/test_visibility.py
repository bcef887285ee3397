# SPDX-License-Identifier: MIT
"""What may be seen, as a table: each coach mode at each moment of a game, before the decision and after it."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from gui_driver import first_allowed, seeded

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.visibility import Hint, Visibility, ghost_turns, visibility_of

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
    "landing": (ROLLED, {"is_landing": True, "is_touched": True, "hint": Hint.ALL}),
    "rolled": (ROLLED, {}),
    "touched": (ROLLED, {"is_touched": True}),
    "hint": (ROLLED, {"hint": Hint.AIM, "is_touched": True}),
    "whole hint": (ROLLED, {"hint": Hint.ALL}),
    "whole hint, touched": (ROLLED, {"hint": Hint.ALL, "is_touched": True}),
    "typing": (ROLLED, {"is_typing": True, "is_touched": True}),
    "back": (ROLLED, {"looks_back": True}),
    "over": (OVER, {}),
    "over, back": (OVER, {"looks_back": True}),
}

TABLE = {
    (OFF, "no game"): "previews",
    (OFF, "before a roll"): "previews",
    (OFF, "between turns"): "previews",
    (OFF, "landing"): "",
    (OFF, "rolled"): "previews new_hint",
    (OFF, "touched"): "previews new_hint",
    (OFF, "hint"): "previews hint new_hint",
    (OFF, "whole hint"): "previews values luck costs hint chances ahead",
    (OFF, "whole hint, touched"): "previews values judges luck costs hint chances ahead",
    (OFF, "typing"): "",
    (OFF, "over"): "previews verdicts luck same_rolls chances",
    (OFF, "over, back"): "previews judges verdicts luck costs same_rolls chances ahead",
    (WARN, "no game"): "previews verdicts warnings",
    (WARN, "before a roll"): "previews verdicts warnings",
    (WARN, "between turns"): "previews verdicts warnings",
    (WARN, "landing"): "verdicts warnings",
    (WARN, "rolled"): "previews verdicts warnings new_hint",
    (WARN, "touched"): "previews verdicts warnings new_hint",
    (WARN, "hint"): "previews verdicts warnings hint new_hint",
    (WARN, "whole hint"): "previews verdicts warnings values luck costs hint chances ahead",
    (WARN, "whole hint, touched"): "previews verdicts warnings values judges luck costs hint chances ahead",
    (WARN, "typing"): "verdicts warnings",
    (WARN, "back"): "previews judges verdicts warnings costs ahead",
    (WARN, "over"): "previews verdicts luck warnings same_rolls chances",
    (WARN, "over, back"): "previews judges verdicts luck warnings costs same_rolls chances ahead",
    (AFTER, "no game"): "previews verdicts retry",
    (AFTER, "before a roll"): "previews verdicts retry",
    (AFTER, "between turns"): "previews verdicts retry",
    (AFTER, "landing"): "verdicts retry",
    (AFTER, "rolled"): "previews verdicts retry new_hint",
    (AFTER, "touched"): "previews verdicts retry new_hint",
    (AFTER, "hint"): "previews verdicts retry hint new_hint",
    (AFTER, "whole hint"): "previews verdicts retry values luck costs hint chances ahead",
    (AFTER, "whole hint, touched"): "previews verdicts retry values judges luck costs hint chances ahead",
    (AFTER, "typing"): "verdicts retry",
    (AFTER, "back"): "previews judges verdicts retry costs ahead",
    (AFTER, "over"): "previews verdicts retry luck same_rolls chances",
    (AFTER, "over, back"): "previews judges verdicts retry luck costs same_rolls chances ahead",
    (LIVE, "no game"): "previews verdicts values luck costs chances ahead",
    (LIVE, "before a roll"): "previews verdicts values luck costs chances ahead",
    (LIVE, "between turns"): "previews verdicts values luck costs chances ahead",
    (LIVE, "landing"): "verdicts chances",
    (LIVE, "rolled"): "previews verdicts values luck costs chances ahead",
    (LIVE, "touched"): "previews verdicts values judges luck costs chances ahead",
    (LIVE, "hint"): "previews verdicts values judges luck costs chances ahead",
    (LIVE, "whole hint"): "previews verdicts values luck costs chances ahead",
    (LIVE, "whole hint, touched"): "previews verdicts values judges luck costs chances ahead",
    (LIVE, "typing"): "verdicts values judges luck costs chances ahead",
    (LIVE, "back"): "previews judges verdicts values luck costs chances ahead",
    (LIVE, "over"): "previews verdicts values luck same_rolls chances ahead",
    (LIVE, "over, back"): "previews judges verdicts values luck costs same_rolls chances ahead",
}


@pytest.mark.parametrize(("mode", "moment"), TABLE, ids=lambda part: part if isinstance(part, str) else part.value)
def test_what_may_be_seen(mode, moment):
    game, circumstances = MOMENTS[moment]
    assert seen(visibility_of(mode, game, **circumstances)) == set(TABLE[mode, moment].split())


def test_the_table_has_every_moment_that_comes_up():
    missing = {(mode, moment) for mode in CoachMode for moment in MOMENTS} - set(TABLE)
    assert missing == {(OFF, "back")}, "with the coach off nothing can be looked back at before the end"


def test_the_table_has_everything_there_is_to_see():
    assert set(" ".join(TABLE.values()).split()) == set(asdict(Visibility()))


def seen(visibility):
    return {name for name, may_be_seen in asdict(visibility).items() if may_be_seen}


def test_of_a_ghost_the_turns_are_seen_that_are_finished():
    assert [ghost_turns(game) for game in (None, NEW, ROLLED, BETWEEN, BETWEEN.roll(), OVER)] == [0, 0, 0, 1, 1, 13]


def test_looking_back_no_later_turn_of_a_ghost_is_seen():
    assert ghost_turns(OVER, looked_back_at=4) == 4
    assert ghost_turns(ROLLED, looked_back_at=1) == 0
