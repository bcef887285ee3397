# SPDX-License-Identifier: MIT
"""Simulated matches: game for game what the players decide one by one, and the same whichever process does the work."""

from __future__ import annotations

import numpy as np
import pytest
from strategy_twin import Stream

from engine import api
from engine.games.game import Game
from engine.games.position import NO_SCORES, Position, filled_boxes
from engine.matches import simulated
from engine.matches.challengers import WinChallenger
from engine.matches.residuals import endings_of, late_states, residuals_of
from engine.matches.simulated import ToWin, simulate_match
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS, points_so_far
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.goals import Opponent
from engine.strategies.simulate import seed_number
from engine.strategies.strategies import PLAYS_TO_WIN, StrategyError, strategy

FREE = RULE_SETS["free-joker"]


def player_of(name, table):
    return finish(players.player(strategy(name), table))


@pytest.fixture
def scores_of(monkeypatch):
    """Return a function that plays a match and gives the final scores, a row for each at the table."""

    def play(*arguments, **keywords):
        found = []
        with monkeypatch.context() as patch:
            patch.setattr(simulated._Tally, "add", lambda tally, scores: found.append(np.array(scores)))
            patch.setattr(simulated._Tally, "result", lambda tally, names: None)
            finish(simulate_match(*arguments, **keywords))
        return np.concatenate(found, axis=1)

    return play


def slow_turn(decide, card, stream, turn):
    """Return the card after one turn, position by position."""
    scores, bonuses = card
    dice, left = stream.throw((), turn, 0), FREE.rolls_per_turn - 1
    while True:
        position = Position(dice, left, scores, bonuses, FREE)
        choice = decide(position, stream.draws(turn, left))
        if not isinstance(choice, tuple):
            break
        dice, left = stream.throw(choice, turn, FREE.rolls_per_turn - left), left - 1
    points = position.allowed()[choice]
    scores = tuple(points if box is choice else old for box, old in zip(CATEGORIES, scores, strict=True))
    return scores, bonuses + position.earns_yahtzee_bonus()


def slow_match(table, name, rounds, seed, number, *, linked):
    """Play one game of who plays to win against a strategy, which sits second; return both final scores."""
    other, winner = player_of(name, table), WinChallenger(table, most_open=rounds)
    seeds = [seed, seed if linked else f"{seed}:1"]
    streams = [Stream(seed_number(one), number) for one in seeds]
    cards = [(NO_SCORES, 0), (NO_SCORES, 0)]
    for turn in range(len(CATEGORIES)):
        for seat in (0, 1) if number % 2 == 0 else (1, 0):
            decide = other.choose
            if seat == 0:
                game = Game("x", FREE, scores=cards[0][0], yahtzee_bonuses=cards[0][1])
                looked = finish(winner.look(game, (Opponent(strategy(name), *cards[1]),)))
                decide = lambda position, draws, looked=looked: looked(position)  # noqa: E731
            cards[seat] = slow_turn(decide, cards[seat], streams[seat], turn)
    return [Position((1,) * 5, 0, *card, FREE).points_so_far for card in cards]


@pytest.mark.parametrize(
    ("name", "rounds", "linked"),
    [
        pytest.param("optimal", 2, True, marks=pytest.mark.audit),
        ("greedy", 2, False),
        pytest.param("optimal", 3, False, marks=pytest.mark.audit),
        pytest.param("rules-of-thumb", 3, True, marks=pytest.mark.audit),
    ],
)
def test_every_game_is_what_the_players_decide_one_by_one(table_of, scores_of, name, rounds, linked):
    table, count = table_of(FREE), 6
    found = scores_of([ToWin(rounds), player_of(name, table)], table, count, "slow", linked=linked)
    assert found.T.tolist() == [slow_match(table, name, rounds, "slow", game, linked=linked) for game in range(count)]


def test_the_same_for_any_number_of_threads_and_size_of_batches(table_of, monkeypatch):
    seated = [ToWin(2), player_of("greedy", table_of(FREE))]
    found = finish(simulate_match(seated, table_of(FREE), 300, "x", threads=1))
    monkeypatch.setattr(simulated, "_BATCH", 64)
    monkeypatch.setattr(simulated, "_AT_ONCE", 16)
    again = finish(simulate_match(seated, table_of(FREE), 300, "x", threads=3))
    assert [one.share for one in again.standings] == [one.share for one in found.standings]
    assert (again.lead, again.tied) == (found.lead, found.tied)
    other = finish(simulate_match(seated, table_of(FREE), 300, "x", threads=3))
    assert other == again


def test_strategies_play_as_they_do_alone(table_of, scores_of):
    names = ["greedy", "random", "mince"]
    table = table_of(FREE)
    for linked in (True, False):
        found = scores_of([player_of(name, table) for name in names], table, 200, "alone", linked=linked)
        for place, name in enumerate(names):
            alone = api.simulate(name, 200, "alone" if linked or not place else f"alone:{place}")
            assert np.bincount(found[place]).tolist() == alone.counts.tolist()


def test_equals_with_linked_dice_always_tie_and_share_the_win(table_of):
    found = api.simulate_match(["greedy"] * 3, 50)
    assert (found.tied, found.lead) == (1.0, 0.0)
    assert [one.share for one in found.standings] == pytest.approx([1 / 3] * 3)


def test_what_is_counted():
    tally = simulated._Tally(3)
    tally.add([np.array([10, 7, 5, 3]), np.array([10, 9, 5, 1]), np.array([4, 2, 5, 2])])
    found = tally.result(["a", "b", "c"])
    assert [one.share for one in found.standings] == pytest.approx(
        [(1 / 2 + 1 / 3 + 1) / 4, (1 / 2 + 1 + 1 / 3) / 4, 1 / 12]
    )
    assert found.standings[0].mean == 6.25
    assert found.standings[0].sd == pytest.approx(np.std([10, 7, 5, 3], ddof=1))
    assert found.standings[0].share_error == pytest.approx(np.std([1 / 2, 0, 1 / 3, 1], ddof=1) / 2)
    assert (found.tied, found.lead, found.games) == (0.5, 0.0, 4)
    assert found.lead_error == pytest.approx(np.std([0, -2, 0, 2], ddof=1) / 2)


def test_residuals_are_the_exact_distributions(table_of):
    table = table_of(FREE)
    for name in ("optimal", "plays-like-195"):
        player = player_of(name, table)
        late = late_states(FREE, 2)
        endings = finish(endings_of(player, late, threads=2))
        assert np.array_equal(endings, finish(endings_of(player, late, threads=1)))
        found = residuals_of(player, late, endings, threads=2)
        assert np.array_equal(found.pool, residuals_of(player, late, endings, threads=1).pool)
        sums = np.add.reduceat(found.pool, found.starts[:-1])
        assert np.allclose(sums, 1.0, rtol=0, atol=1e-12)
        for scores in (
            {"chance": None, "sixes": None},
            {"yahtzee": 50, "fives": None, "full_house": None},
            {"aces": None},
        ):
            _check_residual(found, late, scores, name)


def _check_residual(found, late, scores, name):
    card = {category.key: 0 for category in CATEGORIES} | {"fours": 16, "sixes": 24, "chance": 20} | scores
    card = {key: points for key, points in card.items() if points is not None}
    exact = api.statistics({"scores": card}, player=name)
    start = exact.start
    filled = filled_boxes(start.scores)
    state = np.array([turn_states.layout().index(*turn_states.turn_state(FREE, filled))])
    mine = found.of(int(late.cell_of(state)[0]))
    theirs = np.array(exact.distribution)[points_so_far(FREE, filled, 0) :]
    assert np.allclose(mine[: len(theirs)], theirs, rtol=0, atol=1e-13)
    assert not mine[len(theirs) :].any()


def test_who_plays_to_win_wins_more_with_linked_dice(table_of):
    found = api.simulate_match([PLAYS_TO_WIN, "optimal"], 2000, rounds=2)
    winner = found.standings[0]
    assert (winner.name, found.standings[1].name) == (PLAYS_TO_WIN, "optimal")
    assert winner.share > 0.5 + 3 * winner.share_error
    assert found.lead < 0.0  # it gives up points for it


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["greedy"], "at least one player to play against"),
        ([PLAYS_TO_WIN, PLAYS_TO_WIN], "against one other"),
        ([PLAYS_TO_WIN, "greedy", "mince"], "against one other"),
        (["greedy", "nobody"], "strategy: must be one of"),
    ],
)
def test_those_who_cannot_sit_at_one_table(names, words):
    with pytest.raises(StrategyError, match=words):
        api.simulate_match(names, 10)


@pytest.mark.parametrize("rounds", [0, 6])
def test_rounds_that_there_are_not(rounds):
    with pytest.raises(StrategyError, match="rounds: must be 1 to 5"):
        api.simulate_match([PLAYS_TO_WIN, "greedy"], 10, rounds=rounds)


def test_it_tells_how_far_it_is_and_can_be_cancelled(table_of):
    steps = simulate_match([ToWin(1), player_of("greedy", table_of(FREE))], table_of(FREE), 20, "x")
    found = [step.fraction for step, _ in zip(steps, range(30), strict=False)]
    assert len(found) > 10
    assert all(0.0 <= fraction <= 1.0 for fraction in found)
    steps.close()
