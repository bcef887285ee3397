# SPDX-License-Identifier: MIT
"""Games against demonic dice, as Verhoeff published them. Each demon is written again here, in plain Python."""

from __future__ import annotations

import random

import pytest
from audits import daily
from engine_samples import PUBLISHED_GAME
from score_range import score_range

from engine.analysis.analyzer import Analyzer
from engine.games.position import NO_SCORES, Position
from engine.rules.dice import DEMON, DICE_PER_ROLL, PERFECT_DEMON, ROLLS
from engine.rules.scoring import RULE_SETS
from engine.solving.value_table import ValueTable

FREE = RULE_SETS["free-joker"]
TIE = 1e-9

# What can be read of it in the slides: the last dice of the three rolls, and the box. Turns 8 to 13 are whole.
READABLE = (
    ("1236", "2356", "2356", None, "aces"),
    ("1236", "1126", "1134", 10, "three_of_a_kind"),
    ("36", "36", "56", None, "four_of_a_kind"),
    ("26", "26", "55", None, "twos"),
    ("26", "26", "46", None, "yahtzee"),
    ("22", "22", "26", None, "threes"),
    ("33", "33", "23", 0, "fours"),
    ("12222", "23333", "22223", 0, "fives"),
    ("12222", "12222", "22234", 0, "full_house"),
    ("22555", "23333", "22223", 0, "sixes"),
    ("22266", "12222", "22223", 0, "large_straight"),
    ("22266", "12222", "11112", 6, "chance"),
    ("56666", "55666", "56666", 0, "small_straight"),
)


def outcomes(keep):
    """Return the rolls that `keep` can become."""
    return [roll for roll in ROLLS if all(roll.count(face) >= keep.count(face) for face in keep)]


def counts(roll):
    return [roll.count(face) for face in range(1, 7)]


def first_in_order(rolls):
    """Choose as the published game does: few ones first, then few twos, and so on."""
    return min(rolls, key=counts)


def lowest_rolls(analyzer, keep, rolls_left, scores, bonuses):
    """Return the rolls that leave the lowest value by the table of `analyzer`."""
    rules, model = analyzer.table.rules, analyzer.table.dice_model
    values = {
        roll: analyzer.analyze(Position(roll, rolls_left, scores, bonuses, rules, model)).best.value
        for roll in outcomes(keep)
    }
    lowest = min(values.values())
    return [roll for roll, value in values.items() if value <= lowest + TIE]


def play(player, answer, choose=lambda best: best[0]):
    """Play a game and return its turns and final score.

    `answer(keep, rolls_left, scores, bonuses)` rolls the dice, `choose` picks one of the best options of the analyzer
    `player`. A turn is ([roll, keep, roll, ...], points, category).
    """
    rules, model = player.table.rules, player.table.dice_model
    scores, bonuses, turns = NO_SCORES, 0, []
    while None in scores:
        keep, moves = (), []
        for rolls_left in reversed(range(rules.rolls_per_turn)):
            position = Position(answer(keep, rolls_left, scores, bonuses), rolls_left, scores, bonuses, rules, model)
            moves.append(position.dice)
            options = player.analyze(position).options
            option = choose([option for option in options if option.points_lost <= TIE])
            if option.category is not None:
                break
            keep = option.keep
            moves.append(keep)
        bonuses += position.earns_yahtzee_bonus()
        scores = tuple(option.points if box == option.category else old for box, old in enumerate(scores))
        turns.append((moves, option.points, option.category))
    return turns, Position((1,) * DICE_PER_ROLL, 0, scores, bonuses, rules, model).points_so_far


def written(turns):
    """Return the turns of a game as lines of words."""
    lines = []
    for moves, points, category in turns:
        faces = ["".join(map(str, dice)) or "-" for dice in moves]
        lines.append([*faces, str(points), category.key])
    return lines


# The demon that looks at the fair table


@pytest.fixture(scope="module")
def demons_answers(analyzer_of):
    """The demon, told by nothing but the fair analyzer."""
    fair = analyzer_of(FREE)
    return lambda *asked: first_in_order(lowest_rolls(fair, *asked))


def test_the_published_game(analyzer_of, demons_answers):
    turns, score = play(analyzer_of(FREE), demons_answers)
    assert written(turns) == [line.split() for line in PUBLISHED_GAME.strip().splitlines()]
    assert score == 19


def test_the_published_game_is_what_can_be_read_in_the_slides():
    for line, (*rolls, points, category) in zip(PUBLISHED_GAME.strip().splitlines(), READABLE, strict=True):
        words = line.split()
        assert all(mine.endswith(theirs) for mine, theirs in zip(words[:5:2], rolls, strict=True))
        assert points in (None, int(words[5]))
        assert words[6] == category


@pytest.mark.audit
def test_the_player_who_knows_the_demon_scores_what_the_table_says(analyzer_of, demons_answers):
    """No chance is left in this game, so the expected final score is the score, whichever best option is taken."""
    player = analyzer_of(FREE, DEMON)
    for choose in (tie_break("first"), tie_break(19)):
        assert play(player, demons_answers, choose)[1] == player.table.par


@pytest.mark.slow
@pytest.mark.audit
def test_the_player_who_knows_the_demon_beats_both_other_strategies(analyzer_of, demons_answers):
    known = analyzer_of(FREE, DEMON).table.par
    assert known > play(analyzer_of(FREE, PERFECT_DEMON), demons_answers)[1] >= 18
    assert known > 19


def test_the_demon_needs_the_fair_table(table_of):
    with pytest.raises(ValueError, match="the demon needs the fair table"):
        Analyzer(table_of(FREE, DEMON))


def test_the_demon_looks_at_the_fair_table_it_is_given(table_of):
    """With a table of zeros it sees only this turn's points, and other answers give other values."""
    table, fair = table_of(FREE, DEMON), table_of(FREE)
    blind = ValueTable(FREE, fair.values * 0.0)
    position = Position((1, 2, 3, 4, 6), 2, dice_model=DEMON)
    values = [Analyzer(table, seen).analyze(position).best.value for seen in (fair, blind)]
    assert values[0] != values[1]


# Any dice against the fair-dice strategy


@pytest.mark.slow
@pytest.mark.audit
def test_the_fair_strategy_can_be_held_to_12_and_led_to_1575(table_of):
    """Exactly, over all the dice there can be, and whichever of equal options the strategy takes.

    The same work gives every value of the table once more, by code of its own.
    """
    ends, error = score_range(table_of(FREE))
    assert ends == (12, 12, 1575, 1575)
    assert error < 1e-9


# The perfect demon


def test_eighteen_points_can_be_guaranteed(table_of):
    assert table_of(FREE, PERFECT_DEMON).par == 18.0


@pytest.mark.parametrize("player_seed", daily(["first", "last", 1, 2]))
@pytest.mark.parametrize("demon_seed", daily(["first", "last", 1]))
def test_perfect_play_against_the_perfect_demon_ends_with_eighteen(analyzer_of, player_seed, demon_seed):
    perfect = analyzer_of(FREE, PERFECT_DEMON)
    choose, settle = tie_break(player_seed), tie_break(demon_seed)
    assert play(perfect, lambda *asked: settle(lowest_rolls(perfect, *asked)), choose)[1] == 18


@pytest.mark.parametrize("seed", daily([0, 3, 6, 9, 12, 15, 18]))
def test_the_guarantee_holds_against_any_dice(analyzer_of, seed):
    """Dice that are hostile now and then, or never: at least 18, and no turn breaks what was promised before it."""
    rng = random.Random(seed)
    perfect = analyzer_of(FREE, PERFECT_DEMON)
    promised = [18.0]

    def answer(keep, rolls_left, scores, bonuses):
        promised.append(perfect.expected_final_score(scores, bonuses))
        hostile = rng.random() < seed / 20
        return rng.choice(lowest_rolls(perfect, keep, rolls_left, scores, bonuses) if hostile else outcomes(keep))

    score = play(perfect, answer, rng.choice)[1]
    assert [*promised, score] == sorted([*promised, score])


def tie_break(how):
    """Return a function that chooses the first, the last or, with a number as seed, any of several equals."""
    if how == "first":
        return lambda equals: equals[0]
    if how == "last":
        return lambda equals: equals[-1]
    return random.Random(how).choice
