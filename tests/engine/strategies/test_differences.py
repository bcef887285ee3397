# SPDX-License-Identifier: MIT
"""Where strategies part: by the values of the coach."""

from itertools import takewhile

import pytest

from engine.game_review.review import review
from engine.games.game import Game
from engine.rules.dice import ROLLS
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.strategies.differences import differences, partings
from engine.strategies.players import Player, by_strategy, by_value, play
from engine.strategies.strategies import strategy


def test_against_the_best_play_the_cost_is_what_the_coach_takes_off(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    thumb = by_strategy(Player(strategy("rules-of-thumb"), analyzer.table), "s")
    found = finish(differences(DEFAULT_RULES, analyzer, thumb, by_value(analyzer), 2, "s"))
    games = [play(Game(f"s:{number}", DEFAULT_RULES), thumb) for number in range(2)]
    lost = [review(game, analyzer, {}).points_lost for game in games]
    assert found.all.cost == pytest.approx(sum(lost), abs=1e-9)
    assert found.cost_per_game == pytest.approx(sum(lost) / 2, abs=1e-9)
    assert found.standard_error == pytest.approx(abs(lost[0] - lost[1]) / 2 / 2**0.5, abs=1e-9)
    assert 0 < found.all.differ < found.all.decisions <= 2 * 39
    for tallies in (found.by_rolls_left, found.by_turn):
        assert sum(tally.decisions for tally in tallies.values()) == found.all.decisions
        assert sum(tally.cost for tally in tallies.values()) == pytest.approx(found.all.cost)
    assert [one.cost for one in found.costliest] == sorted((one.cost for one in found.costliest), reverse=True)
    assert all(one.taken != one.other for one in found.opening)
    assert 0 < found.opening_chance < 1


def test_positions_to_practise_are_those_where_the_player_loses_game_after_game(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    thumb, best = by_strategy(Player(strategy("rules-of-thumb"), analyzer.table), "s"), by_value(analyzer)
    positions = partings(DEFAULT_RULES, analyzer, thumb, best, "s")
    for number in range(2):
        found = list(takewhile(lambda one: one is not None, positions))
        lost = review(play(Game(f"s:{number}", DEFAULT_RULES), thumb), analyzer, {}).points_lost
        assert sum(one.cost for one in found) == pytest.approx(lost, abs=1e-9)
        assert all(thumb(one.position) != best(one.position) for one in found)


def test_the_same_play_does_not_part(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    found = finish(differences(DEFAULT_RULES, analyzer, by_value(analyzer), by_value(analyzer), 1, "s"))
    assert (found.all.differ, found.all.cost, found.opening, found.costliest) == (0, 0.0, [], [])


def test_every_first_roll_is_asked_for(analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    best = by_value(analyzer)

    def other(position):
        return () if position.rolls_left else best(position)

    found = finish(differences(DEFAULT_RULES, analyzer, best, other, 1, "s"))
    never = [roll for roll in ROLLS if roll not in [one.position.roll for one in found.opening]]
    assert all(best(one.position) != () for one in found.opening)
    assert len(found.opening) + len(never) == 252
