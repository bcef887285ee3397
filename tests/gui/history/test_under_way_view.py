# SPDX-License-Identifier: MIT
"""The games under way as the list names them: what is played, with which dice, the turn, and the points so far."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from gui_driver import first_allowed, seeded
from match_samples import at_table, played

from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES, rule_set
from yahtzee_gui.history.list_page import begun_games
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.words.games import game_of_day

YAHTZEE = "Yahtzee, free joker"
DAY = date(2026, 11, 28)


def listed(*plays, here=None):
    """Return the lines of games under way; `here` is the one in play, all others wait."""
    return begun_games(plays, here, lambda play: play is not here)


def after_turns(record, turns):
    for _ in range(turns):
        record = record.roll()
        record = record.score(first_allowed(record.game))
    return record


def test_a_line_says_what_is_played_the_turn_and_the_points():
    game = after_turns(Record(seeded("line")), 3)
    ((what, dice, turn, points),) = (one.texts for one in listed(game))
    assert (what, dice, turn, points) == (YAHTZEE, "Fair", "4 of 13", str(game.game.points_so_far))
    kinds = {
        f"Reach 250 · {YAHTZEE}": Record(seeded("goal"), goal=ReachGoal(250)),
        "Yatzy": Record(seeded("yatzy", rule_set("yatzy"))),
        f"{game_of_day(DAY)} · {YAHTZEE}": Record(seeded(seed_of(DAY))),
    }
    assert [one.texts[0] for one in listed(*kinds.values())] == list(kinds)
    demon, own = Record(Game("demon", DEFAULT_RULES, DEMON)), Record(seeded("own"), own_dice=True)
    assert [one.texts[1] for one in listed(demon, own)] == ["Demon", "Real dice"]


def test_a_match_names_the_others_and_has_everyones_points():
    match = played(at_table(1, 2), Random(1), 40)
    (line,) = (one.texts for one in listed(match))
    others = match.others(match.own)
    assert line[0].startswith("Match against ")
    assert all(seat.name in line[0] for seat in others)
    totals = [match.seats[match.own].game.points_so_far, *(seat.game.points_so_far for seat in others)]
    assert line[3] == " : ".join(map(str, totals))


def test_the_turn_of_a_match_is_the_round_that_is_played():
    """It said turn 2 while an opponent still had its first one, and the table said so."""
    match = begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "round")
    match = match.play(0, after_turns(match.record, 1))
    assert listed(match)[0].texts[2] == "1 of 13"
    match = match.play(1, after_turns(match.seats[1].record, 1))
    assert listed(match)[0].texts[2] == "2 of 13"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_game_on_the_table_is_listed_where_others_are(count):
    here, others = after_turns(Record(seeded("here")), 1), [Record(seeded(str(n))).roll() for n in range(count)]
    found = listed(here, *others, here=here)
    assert [one.play for one in found] == ([here, *others] if others else [])
    assert [one.texts[0] for one in found][:1] == [f"{YAHTZEE} · on the table"] * bool(others)
    assert [one.waits for one in found] == [False, *[True] * count][: len(found)]
