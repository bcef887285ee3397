# SPDX-License-Identifier: MIT
"""Challengers decide what their strategies do, and who plays to win takes what has the best chance."""

from __future__ import annotations

from random import Random

import pytest
from audits import daily

from engine import api
from engine.analysis.analyzer import Analyzer
from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.matches.challengers import WinChallenger, challenger
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.solving.value_table import ValueTable
from engine.strategies import players, strategies
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.players import by_strategy, by_value, play, step
from engine.strategies.strategies import OPTIMAL, PLAIN, PLAYS_TO_WIN, StrategyError, strategy

FREE = RULE_SETS["free-joker"]


def left_open(game, boxes, decide):
    """Return the game with no more than `boxes` open boxes, between two turns."""
    while game.scores.count(None) > boxes or game.has_rolled:
        game = step(game, decide)
    return game


@pytest.fixture
def by_thumb(table_of):
    return by_strategy(finish(players.player(strategy("rules-of-thumb"), table_of(FREE))), "thumb")


def as_opponent(game, name="optimal"):
    return Opponent(strategy(name), game.scores, game.yahtzee_bonuses)


@pytest.mark.parametrize("name", [one.name for one in PLAIN] + ["plays-like-195"])
def test_a_challenger_plays_as_its_strategy_does_and_from_anywhere_on(table_of, name):
    one = finish(challenger(name, table_of(FREE), "seat"))
    start = Game("challenge", FREE)
    whole = game = start
    while not game.is_over:
        game = step(game, finish(one.look(game, ())))
    decide = finish(finish(challenger(name, table_of(FREE), "seat")).look(start, ()))
    whole = play(start, decide)
    assert game == whole
    assert play(left_open(start, 6, decide), decide) == whole
    if name not in ("optimal", "plays-like-195"):
        assert whole == api.play(name, "challenge") or "random" in name


def test_random_strategies_differ_by_their_seed(table_of):
    start, table = Game("x", FREE), table_of(FREE)
    ways = [finish(finish(challenger("random", table, seed)).look(start, ())) for seed in ("a", "b")]
    assert play(start, ways[0]) != play(start, ways[1])


@pytest.mark.parametrize("name", daily(["plays-like-240", "random", "random-keeps", "plays-like-160"]))
def test_means_of_whole_games_are_the_exact_ones(table_of, name):
    """Step by step, with the dice of the window; `simulate` has kernels and dice of its own."""
    count, exact, total = 150, strategies.strength(strategy(name), FREE), 0
    for number in range(count):
        game = Game(f"mean {number}", FREE)
        one = finish(challenger(name, table_of(FREE), game.seed))
        total += play(game, finish(one.look(game, ()))).points_so_far
    assert abs(total / count - exact.mean) < 4 * exact.sd / count**0.5


def test_who_plays_to_win_takes_what_is_advised_against_the_cards(table_of, by_thumb):
    mine = left_open(Game("mine", FREE), 3, by_thumb)
    others = [left_open(Game(f"theirs {k}", FREE), boxes, by_thumb) for k, boxes in enumerate((3, 2))]
    opponents = (as_opponent(others[0]), as_opponent(others[1], "greedy"))
    decide = finish(finish(challenger(PLAYS_TO_WIN, table_of(FREE), "win")).look(mine, opponents))
    rng, asked = Random(1), 0
    while not mine.is_over and mine.scores.count(None) == 3:
        mine = mine.roll() if not mine.has_rolled else mine
        best = api.advise(mine.position, BeatGoal(opponents)).options
        wanted = next(option for option in best if option.category is not None or option.is_reroll)
        choice = decide(mine.position)
        assert choice == wanted.choice
        asked += 1
        kept = tuple(rng.random() < 0.5 for _ in range(5))
        mine = mine.roll(kept) if mine.can_roll(kept) else mine.score(choice)
    assert asked >= 2


def test_with_a_known_score_to_beat_it_reaches_more(table_of, by_thumb):
    """Against a finished card, to win is to reach one point more, but for the tie."""
    mine = left_open(Game("last", FREE), 1, by_thumb)
    other = Opponent(OPTIMAL, tuple([0] * 12 + [30]), 0)
    analyzer = finish(WinChallenger(table_of(FREE)).analyzer(mine, (other,)))
    position = mine.roll().position
    found = analyzer.analyze(position).best.worth
    above, equal = (api.advise(position, ReachGoal(score)).best.worth for score in (31, 30))
    assert above <= found <= equal


def test_with_many_open_boxes_or_without_others_it_plays_for_points(table_of, by_thumb, monkeypatch):
    one = WinChallenger(table_of(FREE), most_open=4)
    monkeypatch.setattr(one, "analyzer", None)
    decide = by_value(Analyzer(table_of(FREE)))
    early, late = (left_open(Game("early", FREE), boxes, by_thumb) for boxes in (5, 4))
    for game, others in ((early, (as_opponent(early),)), (late, ())):
        game = game.roll()
        assert finish(one.look(game, others))(game.position) == decide(game.position)
    with pytest.raises(TypeError):
        finish(one.look(late, (as_opponent(early),)))


def test_looking_tells_how_far_it_is_and_can_be_cancelled(table_of, by_thumb):
    mine = left_open(Game("cancel", FREE), 5, by_thumb)
    looking = WinChallenger(table_of(FREE)).look(mine, (as_opponent(mine),))
    first = next(looking)
    assert 0.0 < first.fraction <= 1.0
    looking.close()
    assert len(list(WinChallenger(table_of(FREE)).look(mine, (as_opponent(mine),)))) > 5


@pytest.mark.parametrize("name", ["nobody", "plays-like-400"])
def test_challengers_that_there_are_not_are_refused(table_of, name):
    with pytest.raises(StrategyError, match="strategy"):
        finish(challenger(name, table_of(FREE), "x"))


def test_only_with_fair_dice(table_of):
    table = ValueTable(FREE, table_of(FREE).values, DEMON)
    for name in (PLAYS_TO_WIN, "greedy"):
        with pytest.raises(StrategyError, match="fair dice"):
            finish(challenger(name, table, "x"))
