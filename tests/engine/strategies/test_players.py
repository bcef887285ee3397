# SPDX-License-Identifier: MIT
"""Players against a slow twin on late turn states, their exact scores, and the search for a given score."""

from __future__ import annotations

import math
import random

import naive
import numpy as np
import pytest
from audits import daily
from engine_samples import ALL_RULES, legal_options, random_position
from flow_samples import twin_state
from goal_samples import late_start, so_far
from rule_samples import LISTED, WORTHS, SlowRules, listed, listed_with_worths
from strategy_twin import SlowPlayer

from engine.distribution.forward import forward
from engine.distribution.statistics import Start, before_choice
from engine.games.position import Position
from engine.one_turn.keep_scores import keep_scores
from engine.rules import turn_states
from engine.rules.categories import BY_KEY, CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import StepsDone, finish
from engine.solving import layers as layers_module
from engine.solving import solver
from engine.strategies import mince, players, rules_of_thumb, strategies
from engine.strategies.strategies import Strategy, StrategyError, StrategyKind, strategy

FREE = RULE_SETS["free-joker"]
REACH = 6.0
WITH_WORTHS = listed_with_worths("random")
ALL = (*strategies.PLAIN, LISTED, WITH_WORTHS, Strategy(StrategyKind.PLAYS_LIKE, 230.0))
EXPECTED = {
    "random": 45.970047,
    "random-keeps": 111.165817,
    "greedy": 217.383362,
    "mince": 220.422061,
    "rules-of-thumb": 224.615782,
    "optimal": 254.589609,
    "keeps-three-alike": 147.630646,
    "keeps-small-straight": 125.084800,
    "pupil-0": 111.165817,
    "pupil-12": 246.945287,
}


def player_of(one, table):
    return players.Player(one, table, REACH if one.number else 0.0)


def slow(one):
    """Return the slow twin of a strategy."""
    rules = SlowRules(WORTHS if one.rules.worths else None) if one.rules else None
    kind = one.decides.kind
    rated = {StrategyKind.MINCE: mince, StrategyKind.RULES_OF_THUMB: rules_of_thumb}.get(kind)
    if rated is None:
        return SlowPlayer(kind, REACH, rules=rules)

    def by_key(function):
        return lambda key, *rest: function(BY_KEY[key], *rest)

    return SlowPlayer(kind, appeal=by_key(rated.appeal), kept=by_key(rated.kept), rules=rules)


@pytest.fixture
def evaluate_late(monkeypatch):
    """Return a function that evaluates a player where no more than two boxes are open."""

    def late_layers(rules):
        *early, two, one, full = layers_module.layers_of(rules)
        return [*(layer[:0] for layer in early), two, one, full]

    def evaluate(player, threads=None):
        with monkeypatch.context() as patch:
            patch.setattr(solver, "layers_of", late_layers)
            return finish(players.evaluate(player, threads)).values

    return evaluate


def late_states(rules, rng):
    """Return two turn states of the slow twin, with one and two open boxes."""
    result = []
    for open_boxes in (1, 2):
        filled = set(naive.CATEGORIES) - set(rng.sample(naive.CATEGORIES, open_boxes))
        uppers = sum(1 << index for index, key in enumerate(naive.UPPER) if key in filled)
        total = rng.choice([total for total in turn_states.layout().reachable_totals[uppers] if total > 20] or [0])
        is_50 = "yahtzee" in filled and rng.random() < 0.5
        result.append(naive.turn_state(rules.name, filled, total, is_50, rules.rolls_per_turn, "fair"))
    return result


def index_of(rules, slow_state):
    scores = dict.fromkeys((BY_KEY[key] for key in slow_state.filled), 0)
    if "yahtzee" in slow_state.filled and slow_state.yahtzee_is_50:
        scores[BY_KEY["yahtzee"]] = 50
    yahtzee, lower, upper, _ = turn_states.turn_state(rules, scores)
    return turn_states.layout().index(yahtzee, lower, upper, slow_state.upper_total)


@pytest.mark.parametrize("otherwise", daily(["random", "greedy", "mince", "optimal"]))
def test_rules_come_first_whatever_decides_otherwise(table_of, evaluate_late, otherwise):
    rng = random.Random(otherwise)
    one = listed(otherwise)
    rules = rng.choice([FREE, rule_set("forced-joker"), rule_set("full-joker", 2)])
    values, twin = evaluate_late(player_of(one, table_of(rules))), slow(one)
    for late in late_states(rules, rng):
        assert values[index_of(rules, late)] == pytest.approx(twin.value(late), abs=1e-9), late


@pytest.mark.parametrize("one", daily(ALL[::-1]), ids=lambda one: one.name)
def test_late_turn_states_are_worth_what_the_slow_twin_says(table_of, evaluate_late, one):
    rng = random.Random(one.name)
    for rules in (
        FREE,
        rng.choice([rule_set("forced-joker"), rule_set("no-yahtzee-bonus", 2), rule_set("no-joker", 4)]),
    ):
        values = evaluate_late(player_of(one, table_of(rules)))
        twin = slow(one)
        for late in late_states(rules, rng):
            assert values[index_of(rules, late)] == pytest.approx(twin.value(late), abs=1e-9), late


@pytest.mark.audit
def test_optimal_play_expects_the_optimal_values_everywhere(table_of):
    found = finish(players.evaluate(players.Player(strategies.OPTIMAL, table_of(FREE))))
    assert found.expected == pytest.approx(table_of(FREE).par, abs=1e-9)
    assert np.allclose(found.values, table_of(FREE).values, rtol=0.0, atol=1e-9, equal_nan=True)


def test_rules_of_thumb_expect(table_of):
    """The other scores are in the audits of what is written down and below; the page of commands has them too."""
    found = finish(players.evaluate(players.Player(strategy("rules-of-thumb"), table_of(FREE))))
    assert found.expected == pytest.approx(EXPECTED["rules-of-thumb"], abs=1e-6)


WRITTEN = [name for name in EXPECTED if strategies.strength(strategy(name), FREE) is not None]


@pytest.mark.parametrize("name", WRITTEN)
def test_expected_scores_are_those_written_down(name):
    """Audits work out again what is written down (`test_strengths`)."""
    assert strategies.strength(strategy(name), FREE).mean == pytest.approx(EXPECTED[name], abs=1e-6)


@pytest.mark.audit
@pytest.mark.parametrize("name", [name for name in EXPECTED if name not in WRITTEN])
def test_expected_scores(table_of, name):
    found = finish(players.evaluate(players.Player(strategy(name), table_of(FREE))))
    assert found.expected == pytest.approx(EXPECTED[name], abs=1e-6)


@pytest.mark.parametrize("one", [strategy("greedy"), ALL[-1]], ids=lambda one: one.name)
def test_evaluation_is_equal_to_the_last_bit_for_any_number_of_threads(table_of, evaluate_late, one):
    player = player_of(one, table_of(FREE))
    assert evaluate_late(player, 1).tobytes() == evaluate_late(player, 3).tobytes()


def test_evaluation_tells_how_far_it_is_and_can_be_closed(table_of):
    steps = players.evaluate(players.Player(strategies.OPTIMAL, table_of(FREE)))
    first, second = next(steps), next(steps)
    assert first.total == second.total == 536_448
    assert 0 < first.done < second.done < second.total
    steps.close()


# How games end


def expected_ends(twin, rules, start, chances):
    """Return the chances of final scores by those of the points still to come."""
    return {so_far(rules, start) + points: chance for points, chance in chances.items() if chance > 0.0}


def ends_of(player, start, threads=None):
    """Return the chances of the final scores that there are."""
    found = finish(players.statistics(player, start, threads=threads)).distribution
    return {score: chance for score, chance in enumerate(found) if chance > 0.0}


def assert_same_chances(found, expected):
    """Compare distributions; what has hardly a chance may be missing from either."""
    for score in found.keys() | expected.keys():
        assert found.get(score, 0.0) == pytest.approx(expected.get(score, 0.0), rel=0, abs=1e-12), score


def assert_late_games(one, table_of, rules, open_boxes, rng):
    """Compare how games from a late scorecard end with what the slow twin says."""
    start = late_start(rng, rules, open_boxes, yahtzee=rng.choice((50, None)))
    player, twin = player_of(one, table_of(rules)), slow(one)
    state = twin_state(Position((1, 2, 3, 4, 5), 0, start.scores, start.yahtzee_bonuses, rules))
    assert_same_chances(ends_of(player, start), expected_ends(twin, rules, start, twin.ends(state)))


OTHER_RULES = [rule_set("forced-joker"), rule_set("no-yahtzee-bonus", 2), rule_set("no-joker", 4)]


@pytest.mark.parametrize("one", daily(ALL[::-1], 2), ids=lambda one: one.name)
def test_late_games_end_as_the_slow_twin_says(table_of, one):
    rng = random.Random(f"ends {one.name}")
    for rules in (FREE, rng.choice(OTHER_RULES)):
        assert_late_games(one, table_of, rules, 1, rng)


@pytest.mark.parametrize("one", daily((strategy("greedy"), *ALL)), ids=lambda one: one.name)
def test_games_of_two_turns_end_as_the_slow_twin_says(table_of, one):
    for rules in (FREE, *OTHER_RULES) if one.kind is not StrategyKind.GREEDY else (FREE,):
        assert_late_games(one, table_of, rules, 2, random.Random(f"two {rules.key} {one.name}"))


@pytest.mark.parametrize("one", daily(ALL, 3), ids=lambda one: one.name)
def test_late_games_with_dice_on_the_table_end_as_the_slow_twin_says(table_of, one):
    rng = random.Random(f"dice {one.name}")
    player, twin = player_of(one, table_of(FREE)), slow(one)
    for rolls_left in (0, 1, 2):
        start = late_start(rng, FREE, 1)
        position = random_position(rng, FREE, 1)
        position = Position(position.dice, rolls_left, start.scores, start.yahtzee_bonuses)
        state = twin_state(position)
        expected = twin.ends_from(state, {position.roll: 1.0}, rolls_left)
        assert_same_chances(ends_of(player, before_choice(position)), expected_ends(twin, FREE, start, expected))


def test_a_finished_game_has_its_final_score(table_of):
    start = Start((3, 6, 9, 12, 15, 18, 20, 0, 25, 30, 40, 50, 22), 2)
    player = players.Player(strategy("greedy"), table_of(FREE))
    assert ends_of(player, start) == {so_far(FREE, start): 1.0}
    assert finish(players.statistics(player, start)).start == start


@pytest.mark.audit
@pytest.mark.parametrize(
    "one",
    daily([strategy("greedy"), *(one for one in ALL if one.kind is not StrategyKind.GREEDY)]),
    ids=lambda one: one.name,
)
def test_whole_games_end_as_good_as_expected(table_of, one):
    player = player_of(one, table_of(FREE))
    found = finish(players.statistics(player))
    assert math.fsum(found.distribution) == pytest.approx(1.0, rel=0, abs=1e-12)
    assert found.final_score.mean == pytest.approx(finish(players.evaluate(player)).expected, rel=0, abs=1e-9)
    for figures in (*(one.points for one in found.categories.values()), found.upper_bonus, found.yahtzee_bonus):
        assert math.fsum(figures.values()) == pytest.approx(1.0, rel=0, abs=1e-12)


@pytest.mark.audit
def test_optimal_games_end_as_best_play_says(table_of):
    found = finish(players.statistics(players.Player(strategies.OPTIMAL, table_of(FREE)))).distribution
    expected = finish(forward(table_of(FREE))).distribution
    assert found == pytest.approx(expected, rel=0, abs=1e-12)


@pytest.mark.parametrize("one", [strategy("mince"), ALL[-1]], ids=lambda one: one.name)
def test_ends_are_equal_to_the_last_bit_for_any_number_of_threads(table_of, one):
    player, start = player_of(one, table_of(FREE)), late_start(random.Random(one.name), FREE, 4)
    assert ends_of(player, start, 1) == ends_of(player, start, 3)


# Choosing


@pytest.mark.parametrize("one", daily(ALL, 4), ids=lambda one: one.name)
def test_choices_are_legal(table_of, one):
    rng = random.Random(one.name)
    for rules in (*ALL_RULES, rule_set("free-joker", 1)):
        player = player_of(one, table_of(rules))
        for _ in range(25):
            position = random_position(rng, rules, rng.randint(1, 13))
            choice = player.choose(position, rng)
            if isinstance(choice, Category):
                assert choice in position.allowed()
            else:
                assert position.rolls_left > 0
                assert len(choice) < DICE_PER_ROLL
                assert all(choice.count(face) <= position.roll.count(face) for face in choice)


def test_optimal_choices_are_the_best_options(table_of, analyzer_of):
    rng = random.Random("optimal")
    player = players.Player(strategies.OPTIMAL, table_of(FREE))
    for _ in range(100):
        position = random_position(rng, FREE, rng.randint(1, 13))
        choice, analysis = player.choose(position, rng), analyzer_of(FREE).analyze(position)
        assert analysis.option(choice).points_lost < 1e-8


def test_a_player_with_errors_takes_each_option_by_its_weight(table_of, analyzer_of):
    position = Position((2, 2, 4, 5, 6), 1)
    player, rng = player_of(ALL[-1], table_of(FREE)), random.Random(5)
    options = legal_options(analyzer_of(FREE).analyze(position))
    keeps = {option.keep: (1 - option.points_lost / REACH) ** 8 for option in options if option.points_lost < REACH}
    games = 4000
    counted = dict.fromkeys(keeps, 0)
    for _ in range(games):
        counted[player.choose(position, rng)] += 1
    for keep, weight in keeps.items():
        chance = weight / sum(keeps.values())
        assert abs(counted[keep] - games * chance) < 4 * (games * chance * (1 - chance)) ** 0.5 + 1, keep


@pytest.mark.parametrize("dice", [(2, 2, 2, 4, 5), (1, 1, 6, 6, 6), (1, 3, 3, 4, 6)])
def test_greedy_keeps_what_the_table_of_one_turn_puts_first(table_of, dice):
    """With boxes open that no bonus touches, greedy play asks the question of `engine.one_turn.keep_scores`."""
    lower = [category for category in CATEGORIES if not category.is_upper]
    scores = tuple(3 if category.is_upper else None for category in CATEGORIES)
    player = players.Player(strategy("greedy"), table_of(FREE))
    for rolls_left in (1, 2):
        rows = keep_scores(dice, rolls_left, lower)
        choice = player.choose(Position(dice, rolls_left, scores), random.Random(0))
        chosen = next(row for row in rows if row.keep == (dice if isinstance(choice, Category) else choice))
        assert chosen.mean == rows[0].mean


@pytest.mark.parametrize("name", ["greedy", "optimal"])
def test_of_equal_keeps_the_one_with_the_fewest_dice_is_taken(table_of, name):
    """For a Yahtzee with one roll left any one die is as good as none: 1/1296. The page of commands tells the order."""
    scores = tuple(None if category.key == "yahtzee" else 0 for category in CATEGORIES)
    player = players.Player(strategy(name), table_of(FREE))
    assert player.choose(Position((1, 2, 4, 5, 6), 1, scores), random.Random(0)) == ()


def test_positions_for_other_rules_are_refused(table_of):
    player = players.Player(strategies.OPTIMAL, table_of(FREE))
    with pytest.raises(ValueError, match=f"plays {FREE.key} with fair dice, not {RULE_SETS['no-joker'].key}"):
        player.choose(Position((1, 2, 3, 4, 5), 1, rules=RULE_SETS["no-joker"]), random.Random(0))


def test_other_dice_are_refused(table_of):
    with pytest.raises(StrategyError, match="dice_model: strategies play with fair dice only, not with perfect-demon"):
        players.Player(strategies.OPTIMAL, table_of(FREE, "perfect-demon"))


# As good as wanted


@pytest.fixture
def pretended(monkeypatch, table_of):
    """Let evaluations pretend that reach ** 1.6 points are lost, 200 at most; return the list of reaches asked for."""
    asked = []

    def evaluate(player, threads=None):
        asked.append(player.reach)
        values = np.array([table_of(FREE).par - min(player.reach**1.6, 200.0)])
        yield StepsDone(1, 1)
        return players.Evaluation(values)

    monkeypatch.setattr(players, "evaluate", evaluate)
    return asked


@pytest.mark.parametrize("name", ["plays-like-230", "plays-like-254.5", "error-0.02", "error-150", "plays-like-60"])
def test_search_for_a_reach(table_of, empty_cache, pretended, name):
    table, wanted = table_of(FREE), strategy(name)
    player = finish(players.player(wanted, table))
    error = wanted.number if wanted.kind is StrategyKind.ERROR else table.par - wanted.number
    assert player.reach**1.6 == pytest.approx(error, abs=players.TOLERANCE)
    assert len(pretended) < 12
    again = finish(players.player(wanted, table))
    assert again.reach == player.reach
    assert len(pretended) < 12


def test_a_damaged_note_of_a_reach_is_found_again(table_of, empty_cache, pretended):
    wanted = strategy("plays-like-230")
    reach = finish(players.player(wanted, table_of(FREE))).reach
    (note,) = empty_cache.rglob("reach-*.json")
    good = note.read_text(encoding="utf-8")
    another = good.replace(f"{reach}", f"{reach + 1e-6}")
    assert another != good
    for text in ("", "nan", "[]", another, good[:-3], "\u2603"):
        note.write_text(text, encoding="utf-8")
        assert finish(players.player(wanted, table_of(FREE))).reach == reach


@pytest.mark.parametrize(
    ("name", "words"), [("plays-like-255", "is too good"), ("error-0", "is too good"), ("error-210", "is too bad")]
)
def test_scores_that_no_errors_lead_to_are_refused(table_of, empty_cache, pretended, name, words):
    with pytest.raises(StrategyError, match=f"strategy: {name} {words}"):
        finish(players.player(strategy(name), table_of(FREE)))


@pytest.mark.audit
def test_with_one_roll_random_keeps_are_as_good_as_greedy_ones(table_of):
    """A keep that does not look at the dice leaves any roll as likely, and so does no keep at all."""
    table = table_of(rule_set("free-joker", 1))
    greedy = finish(players.evaluate(players.Player(strategy("greedy"), table)))
    for rules in (table, table_of(FREE)):
        found = finish(players.evaluate(players.Player(strategy("random-keeps"), rules)))
        assert found.expected == pytest.approx(greedy.expected, abs=1e-9)


@pytest.mark.slow
@pytest.mark.audit
def test_plays_like_230_is_a_230(table_of):
    player = finish(players.player(strategy("plays-like-230"), table_of(FREE)))
    assert finish(players.evaluate(player)).expected == pytest.approx(230.0, abs=players.TOLERANCE)
