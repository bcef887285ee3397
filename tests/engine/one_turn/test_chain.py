# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor

import pytest

from engine.one_turn.chain import CHAINS, LARGE_STRAIGHT, OF_A_KIND, SMALL_STRAIGHT, after, apply, chances, power, unit
from engine.one_turn.chain_figures import Figure, figures, misprinted_words, payoff, slips, ways_of_word
from engine.one_turn.odds import odds


def cut(vector, digits):
    """Return the numbers cut off after some digits, as the slides print them."""
    return [floor(value * 10**digits) / 10**digits for value in vector]


def as_printed(chain):
    """Return the matrix of a chain as the slides print it."""
    places = [
        f"{chain.letter}, entry ({row}, {column})"
        for row in range(1, chain.size + 1)
        for column in range(1, chain.size + 1)
    ]
    printed = {figure.place: Fraction(figure.printed) for figure in figures() if figure.place in places}
    return tuple(zip(*[iter(printed[place] for place in places)] * chain.size, strict=True))


@pytest.mark.parametrize("chain", [OF_A_KIND, LARGE_STRAIGHT])
def test_matrices_are_the_printed_ones(chain):
    assert chain.matrix == as_printed(chain)


def test_matrix_of_the_small_straight_is_the_printed_one_but_for_one_entry():
    ours, printed = SMALL_STRAIGHT.matrix, as_printed(SMALL_STRAIGHT)
    different = [(i, j) for i in range(4) for j in range(4) if ours[i][j] != printed[i][j]]
    assert different == [(0, 0)]
    assert (printed[0][0], ours[0][0]) == (Fraction(108, 1296), Fraction(81, 1296))
    assert sum(row[0] for row in printed) == Fraction(1323, 1296)


@pytest.mark.parametrize("chain", CHAINS.values(), ids=lambda chain: chain.key)
def test_columns_and_starts_sum_to_one(chain):
    assert all(sum(column) == 1 for column in zip(*chain.matrix, strict=True))
    assert sum(chain.start_counts) == 6**5
    assert sum(chain.start) == 1


@pytest.mark.parametrize("chain", [SMALL_STRAIGHT, LARGE_STRAIGHT], ids=lambda chain: chain.key)
def test_straights_agree_with_a_count_of_the_missing_dice(chain):
    for state in range(1, chain.size):
        # Adding one die at a time: found counts up with the chance (size - found) / 6.
        row = {state: Fraction(1)}
        for _ in range(chain.rolled(state)):
            grown: dict[int, Fraction] = {}
            for found, share in row.items():
                hit = Fraction(chain.size - found, 6)
                grown[found] = grown.get(found, Fraction()) + share * (1 - hit)
                if hit:
                    grown[found + 1] = grown.get(found + 1, Fraction()) + share * hit
            row = grown
        assert [matrix_row[state - 1] for matrix_row in chain.matrix] == [
            row.get(to, Fraction()) for to in range(1, chain.size + 1)
        ]


def test_powers_are_repeated_products():
    matrix = OF_A_KIND.matrix
    assert power(matrix, 1) == matrix
    assert power(matrix, 0) == tuple(unit(5, state) for state in range(1, 6))
    assert apply(power(matrix, 3), OF_A_KIND.start) == after(OF_A_KIND, 3)


def test_examples_are_the_printed_ones():
    assert cut(after(OF_A_KIND, 2, 2), 5) == [0, 0.30864, 0.46296, 0.19933, 0.02906]
    assert cut(after(OF_A_KIND, 2, 4), 5) == [0, 0, 0, 0.69444, 0.30555]
    assert cut(after(LARGE_STRAIGHT, 2, 3), 5) == [0, 0, 0.19753, 0.63888, 0.16358]
    assert cut(after(OF_A_KIND, 2, 1), 8) == [0.00857338, 0.45010288, 0.40902206, 0.11967021, 0.01263145]
    assert cut(after(SMALL_STRAIGHT, 2, 2), 7) == [0, 0.0877914, 0.5595850, 0.3526234]
    assert cut(after(LARGE_STRAIGHT, 2, 2), 6) == [0, 0.015625, 0.292631, 0.576388, 0.115354]


def test_chances_of_a_turn():
    assert round(float(after(OF_A_KIND, 2)[-1]), 5) == 0.04603
    assert after(OF_A_KIND, 2)[-1] == Fraction(2_783_176, 6**10)
    assert cut(after(LARGE_STRAIGHT, 2)[1:], 7) == [0.0041696, 0.1735440, 0.6254531, 0.1968299]
    assert after(SMALL_STRAIGHT, 2)[-1] == Fraction(251_011, 559_872)


# the slips


def test_printed_turn_of_the_small_straight_follows_from_its_two_slips():
    start = tuple(Fraction(count, 7776) for count in (844, 3420, 3022, 480))
    found = apply(power(as_printed(SMALL_STRAIGHT), 2), start)
    assert [round(float(value), 6) for value in found[1:]] == [0.055304, 0.496277, 0.448829]
    assert cut(found, 6)[0] == 0.000753


def test_printed_turn_of_a_kind_follows_from_129_in_place_of_120():
    matrix = (((Fraction(129, 1296)), *OF_A_KIND.matrix[0][1:]), *OF_A_KIND.matrix[1:])
    found = apply(power(matrix, 2), OF_A_KIND.start)
    printed = [0.000917, 0.25646, 0.45252, 0.24478, 0.04603]
    assert [float(value) for value in found] == pytest.approx(printed, abs=1e-5)
    assert not Figure("", "0.000917", found[0]).is_slip


def test_slips_are_these():
    found = {slip.place: (slip.printed, slip.value) for slip in slips()}
    assert found["P, entry (1, 1)"] == ("108/1296", Fraction(81, 1296))
    assert found["small-straight first roll, state 3, XDDDX"] == ("262", 240)
    assert found["small-straight first roll, combinations, state 3"] == ("3022", 3000)
    assert found["small-straight first roll, 844 + 3420 + 3022 + 480"] == ("7776", 7766)
    assert found["large-straight initial state vector, state 5"] == ("0.015423", Fraction(120, 7776))
    assert found["Tx from state 2, first, state 5"] == ("0.00427", Fraction(1, 216))
    assert found["turn simulation, full house from two pairs in two rolls"] == ("0.3333", Fraction(5, 9))
    assert len(found) == len(slips()) == 36
    assert len(figures()) > 200


def test_what_she_says_of_a_state_is_no_slip():
    found = {slip.printed for slip in slips()}
    assert not {"844", "0.108539", "0.40902206"} & found  # one wanted face; three alike and no more, of any face
    rolls = [roll for roll in product(range(1, 7), repeat=5) if len({1, 2, 3, 4} & set(roll)) == 1]
    assert (len(rolls), SMALL_STRAIGHT.start_counts[0]) == (844, 844 + 2**5)
    assert [one.printed for one in slips() if one.value == Fraction(844, 7776)] == ["0.108539%"]


def test_three_ones_from_her_first_roll_have_another_chance():
    found = odds("1,1,1")
    assert float(found.payoffs[0][found.state_of((1, 6, 2, 2, 6))]) == pytest.approx(0.358112, abs=5e-7)
    assert float(sum(after(OF_A_KIND, 2, 1)[2:])) == pytest.approx(0.541323731, abs=5e-10)


def test_words_beside_the_factors_of_another():
    found = [(word.printed, word.correct, word.combinations) for word in misprinted_words()]
    assert found == [("XDXXD", "XDXDX", 288), ("XDXXD", "XDXDD", 144), ("DDXXD", "DDXDX", 480)]


def test_figure_may_be_rounded_or_cut_off():
    assert not Figure("", "0.66", Fraction(2, 3)).is_slip
    assert not Figure("", "0.67", Fraction(2, 3)).is_slip
    assert Figure("", "0.65", Fraction(2, 3)).is_slip
    assert not Figure("", "66.7%", Fraction(2, 3)).is_slip
    assert not Figure("", "4/6", Fraction(2, 3)).is_slip


def test_words_are_counted_as_in_the_slides():
    assert [ways_of_word(word, 4) for word in ("DDDDX", "DDDXD", "DDXDD", "DXDDD", "XDDDD")] == [144, 120, 96, 72, 48]
    assert sum(ways_of_word(word, 4, 2) for word in ("DXX", "XDX", "XXD")) == 122
    assert payoff(18, upper=True) == Fraction(28, 375)


# beside optimal play


def test_chain_of_a_kind_plays_as_well_as_can_be():
    assert all(chance.chain == chance.best == chance.best_any for chance in chances("of-a-kind"))


@pytest.mark.parametrize("key", ["small-straight", "large-straight"])
def test_best_for_any_straight_beats_the_chain(key):
    found = chances(key)
    assert all(chance.best_any > chance.chain for chance in found)
    assert all(chance.best == chance.chain for chance in found if chance.state not in (None, 1))
    # Rolls with none of the wanted dice count as one of them in the chain.
    assert all(chance.best < chance.chain for chance in found if chance.state in (None, 1))


def test_best_from_the_first_roll_is_that_of_the_odds():
    last = {chance.rolls: chance for chance in chances("small-straight") if chance.state is None}
    assert last[2].best == odds("1,2,3,4").chance
    assert last[2].best_any == odds("small_straight").chance
    assert last[1].best_any == odds("small_straight", rolls=2).chance
