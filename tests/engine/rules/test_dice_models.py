# SPDX-License-Identifier: MIT
"""Every kind of dice: names, tables, and what follows from what the dice do. The games are in `test_demons`."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from itertools import pairwise
from math import ceil

import naive
import numpy as np
import pytest
from audits import audited, daily, daily_rows
from engine_samples import ALL_RULES, RULES_TO_SOLVE, joker_position, random_position
from flow_samples import late_tables
from late_layers import solve_late
from twin_options import assert_same_options, twin_options

from engine.analysis.analyzer import Analyzer
from engine.games.position import Position
from engine.rules import dice, turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON, FAIR_DICE, MAX_THROWS, NAMES, PERFECT_DEMON, DiceKind, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.rules.ties import EQUAL
from engine.runtime.steps import default_threads, finish
from engine.solving import kernels, library, solver
from engine.solving import layers as layers_module
from engine.solving.faults import TableError
from engine.solving.library import Step
from engine.solving.value_table import ValueTable, load_table, table_path
from engine.turn import dice_models, extremes

FREE = RULE_SETS["free-joker"]
# One of each kernel, two where it has two ways, every day.
EVERY_DAY = ("worst-of-2", "best-of-2", "demon", "perfect-demon")
DAILY_MODELS = [*EVERY_DAY, *audited("worst-of-3", "worst-of-50", "best-of-5")]
MODELS = ("worst-of-2", "worst-of-3", "worst-of-50", "best-of-2", "best-of-5", "demon", "perfect-demon")


# Names


@pytest.mark.parametrize("name", ["fair", "demon", "perfect-demon", "worst-of-2", "worst-of-50", "best-of-9"])
def test_name_of_a_model_leads_back_to_it(name):
    assert dice_model(name).name == name


def test_models_by_name():
    assert dice_model("fair") == FAIR_DICE
    assert dice_model("demon") == DEMON
    assert dice_model("perfect-demon") == PERFECT_DEMON
    assert dice_model("worst-of-7") == DiceModel(DiceKind.WORST, 7)
    assert dice_model("best-of-50") == DiceModel(DiceKind.BEST, MAX_THROWS)


BAD_NAMES = [
    "",
    "Fair",
    "worst-of",
    "worst-of-",
    "best-of-0",
    "best-of-1",
    "worst-of-1",
    "best-of-51",
    "best-of-100",
    "worst-of-02",
    "worst-of--2",
]
BAD_NAMES += ["worst-of-2\n", " demon", "worst_of_2", "best-of-2.0", "worst-of-٢", None, 2, 2.5, [], {}, True, b"fair"]


@pytest.mark.parametrize("name", BAD_NAMES, ids=repr)
def test_bad_names_are_refused_with_all_good_ones(name):
    with pytest.raises(ValueError, match=r"^dice_model: must be one of fair, worst-of-N, .*") as refused:
        dice_model(name)
    assert NAMES in str(refused.value)
    assert repr(name) in str(refused.value)


def test_only_the_fair_model_is_fair():
    assert [name for name in ("fair", *MODELS) if dice_model(name).is_fair] == ["fair"]


@pytest.mark.parametrize("name", ["fair", *MODELS])
def test_a_model_is_one_object_that_writes_itself_by_its_name(name):
    assert dice_model(name) is dice_model(name)
    assert f"{dice_model(name)}" == name
    assert hash(dice_model(name)) == hash(DiceModel(dice_model(name).kind, dice_model(name).throws))


def test_the_demons_leave_nothing_to_chance():
    deterministic = [name for name in ("fair", *MODELS) if dice_model(name).is_deterministic]
    assert deterministic == ["demon", "perfect-demon"]


# What the kernels are told


def test_demon_compares_counts_among_equals():
    order = sorted(range(252), key=lambda index: dice_models.TIE_RANK[index])
    assert [dice.ROLLS[index] for index in order] == sorted(naive.ROLLS, key=naive.counts)


@pytest.mark.parametrize("throws", [1, 2, 50])
def test_powers_are_chances_of_all_throws(throws):
    model = extremes.extreme_dice(throws, best=False)
    expected = [(c / 6**m) ** throws for m in range(6) for c in range(6**m + 1)]
    assert model.powers.tolist() == pytest.approx(expected, abs=1e-15)
    for keep, end in zip(dice.KEEPS, extremes.FULL_TAIL, strict=False):
        rolled = 5 - len(keep)
        assert end == sum(6**m + 1 for m in range(rolled)) + 6**rolled


# Late positions and the slow twin


@pytest.fixture(scope="module")
def late_table(table_of):
    """Return a function that gives the last layers of a table."""
    return lambda rules, name: late_tables(rules, name, table_of)[0]


@pytest.fixture(scope="module")
def late_analyzer(late_table, table_of):
    """Return a function that gives an analyzer for up to three open boxes."""

    @lru_cache(maxsize=8)
    def analyzer(rules, name):
        fair = table_of(rules) if name == "demon" else None
        return Analyzer(late_table(rules, name), fair)

    return analyzer


# With two and three open boxes all dice under one rule set, and each other rule set with two kinds of dice: the test
# above has all pairs.
OTHERS = (*(name for name in MODELS if name not in EVERY_DAY), *EVERY_DAY, "worst-of-2")
LATER = [(FREE, name) for name in (*EVERY_DAY, *OTHERS[:3])] + list(zip(ALL_RULES[1:] * 2, OTHERS, strict=True))
TWIN_RULES = [*ALL_RULES, rule_set("free-joker", 1), rule_set("forced-joker", 2)]


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("rules", daily(TWIN_RULES), ids=lambda rules: rules.key)
def test_late_positions_are_worth_what_the_slow_twin_says(late_analyzer, rules, name):
    rng = random.Random(f"{rules.key} {name}")
    analyzer = late_analyzer(rules, name)
    positions = [random_position(rng, rules, open_boxes, name) for open_boxes in (1, 1, 2)]
    positions += [joker_position(rng, rules, 1, yahtzee, name) for yahtzee in (0, 50)]
    for position in positions:
        assert_same_options(analyzer.analyze(position), *twin_options(position), 1e-9)


@pytest.mark.parametrize("name", DAILY_MODELS)
def test_late_positions_with_each_number_of_rolls_left(late_analyzer, name):
    rng = random.Random(name)
    analyzer, seen = late_analyzer(FREE, name), Counter()
    while min(seen[left] for left in range(3)) < 3:
        position = random_position(rng, FREE, 1, name)
        assert_same_options(analyzer.analyze(position), *twin_options(position), 1e-9)
        seen[position.rolls_left] += 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "name"), daily_rows(LATER, len(EVERY_DAY)), ids=lambda value: getattr(value, "key", value)
)
def test_positions_with_two_and_three_open_boxes_are_worth_what_the_slow_twin_says(late_analyzer, rules, name):
    rng = random.Random(f"late {rules.key} {name}")
    analyzer = late_analyzer(rules, name)
    positions = [random_position(rng, rules, open_boxes, name) for open_boxes in (2, 2, 3)]
    positions += [joker_position(rng, rules, 2, yahtzee, name) for yahtzee in (0, 50)]
    for position in positions:
        assert_same_options(analyzer.analyze(position), *twin_options(position), 1e-9)


def test_the_last_layers_alone_are_the_table(late_table, table_of):
    late = late_table(FREE, "perfect-demon").values
    solved = np.isfinite(late)
    assert solved.sum() > 30_000
    assert np.array_equal(late[solved], table_of(FREE, "perfect-demon").values[solved])


@pytest.mark.parametrize(("excess", "aces"), [(0.0, 0), (EQUAL / 2, 0), (2 * EQUAL, 1)])
def test_the_demon_goes_by_the_tolerance_of_ties(late_table, excess, aces):
    """Only Aces are open, and a made-up fair table takes back every point, so all rolls are worth the same.

    Of equal rolls the demon takes 66666. If rolls without an ace are worth too much more, it takes 16666.
    """
    made_up = np.zeros(turn_states.layout().size)
    for points in range(6):
        made_up[turn_states.layout().index(turn_states.YAHTZEE_FILLED, 63, 63, points)] = -points
    made_up[turn_states.layout().index(turn_states.YAHTZEE_FILLED, 63, 63, 0)] = excess
    analyzer = Analyzer(late_table(FREE, "demon"), ValueTable(FREE, made_up))
    position = Position((1, 1, 2, 3, 4), 1, (None, *(0,) * 12), rules=FREE, dice_model=DEMON)
    assert analyzer.analyze(position).keeps[()].value == aces


# One throw is fair


def one_throw(table_of, monkeypatch, best):
    """Have the fair dice done by the kernel for the extreme of N, with N = 1; return the table of the fair one.

    That is got first: it must not be solved by the other, nor be kept so for all tests.
    """
    table, extreme = table_of(FREE), extremes.extreme_dice
    monkeypatch.setattr(solver, "kernel_dice", lambda model, fair, parts: extreme(1, best=best))
    return table


@pytest.mark.parametrize("best", daily([False, True]))
def test_the_kernel_of_the_extremes_agrees_with_fair_dice_late(table_of, monkeypatch, best):
    fair = one_throw(table_of, monkeypatch, best)
    late = solve_late(FREE, FAIR_DICE).values
    solved = np.isfinite(late)
    assert late[solved] == pytest.approx(fair.values[solved], rel=0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.audit
def test_the_kernel_of_the_extremes_agrees_with_fair_dice_everywhere(table_of, monkeypatch):
    fair = one_throw(table_of, monkeypatch, best=False)
    found = finish(solver.solve(FREE))
    assert np.nanmax(np.abs(found.values - fair.values)) < 1e-9
    assert np.array_equal(np.isnan(found.values), np.isnan(fair.values))


# Order among the models


CHAIN = ("perfect-demon", "worst-of-50", "worst-of-5", "worst-of-3", "worst-of-2", "fair")
CHAIN += ("best-of-2", "best-of-3", "best-of-5", "best-of-50")


def assert_ascending(tables):
    """Compare whole tables, in every turn state that is solved."""
    for lower, higher in pairwise(tables):
        solved = np.isfinite(lower)
        assert np.array_equal(solved, np.isfinite(higher))
        assert (lower[solved] <= higher[solved] + 1e-9).all()
        assert lower[solved].sum() < higher[solved].sum()


@pytest.mark.parametrize("rules", daily(ALL_RULES), ids=lambda rules: rules.name)
def test_late_values_fall_and_rise_with_the_number_of_throws(late_table, rules):
    assert_ascending([late_table(rules, name).values for name in CHAIN])


@pytest.mark.slow
@pytest.mark.parametrize(
    "names", daily([("perfect-demon", "worst-of-2", "fair"), ("worst-of-3", "worst-of-2", "fair", "best-of-2")])
)
def test_all_values_fall_and_rise_with_the_number_of_throws(table_of, names):
    tables = [table_of(FREE, name) for name in names]
    assert_ascending([table.values for table in tables])
    pars = [table.par for table in tables]
    assert pars == sorted(set(pars))
    assert 18.0 <= pars[0] < pars[-1] < 1575
    assert (pars[0] == 18.0) == (names[0] == "perfect-demon")


def assert_demons_in_order(known, perfect):
    """Nothing is left to chance, so values are whole numbers; a known demon is no worse than a perfect one."""
    solved = np.isfinite(perfect)
    assert np.array_equal(solved, np.isfinite(known))
    for values in (known, perfect):
        assert (values[solved] % 1 == 0).all()
    assert (known[solved] >= perfect[solved]).all()
    assert known[solved].sum() > perfect[solved].sum()


@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE), ids=lambda rules: rules.name)
def test_late_values_of_the_known_demon_are_no_worse_than_of_the_perfect_one(late_table, rules):
    assert_demons_in_order(late_table(rules, "demon").values, late_table(rules, "perfect-demon").values)


def test_all_values_of_the_known_demon_are_no_worse_than_of_the_perfect_one(table_of):
    known, perfect = table_of(FREE, "demon"), table_of(FREE, "perfect-demon")
    assert_demons_in_order(known.values, perfect.values)
    assert (known.par, perfect.par) == (113.0, 18.0)


# Threads


@pytest.mark.parametrize("name", DAILY_MODELS)
def test_late_values_are_the_same_bits_for_any_number_of_threads(table_of, name):
    fair = table_of(FREE)
    bits = {solve_late(FREE, dice_model(name), fair, threads).values.tobytes() for threads in (1, 2, 3)}
    assert len(bits) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", [*audited("worst-of-2", "best-of-50", "demon"), "perfect-demon"])
def test_equal_to_the_last_bit_for_any_number_of_threads(table_of, name):
    """Two threads or more made the table of the session, as many as there are processors."""
    expected = table_of(FREE, name).values.tobytes()
    for threads in {1, 2, 3} - {default_threads()}:
        found = finish(solver.solve(FREE, dice_model(name), fair=table_of(FREE), threads=threads))
        assert found.values.tobytes() == expected, threads


# Each turn of the whole table, by the slow twin


def index_of(asked):
    """Return the index in the engine's tables of a turn state of the slow twin."""
    scores = {category: 0 for category in CATEGORIES if category.key in asked.filled}
    if Category.YAHTZEE in scores:
        scores[Category.YAHTZEE] = 50 * asked.yahtzee_is_50
    status, lower, upper, _ = turn_states.turn_state(rule_set(asked.rules, asked.rolls_per_turn), scores)
    return turn_states.layout().index(status, lower, upper, asked.upper_total)


@pytest.fixture
def one_turn_of_the_twin(table_of, monkeypatch):
    """Return a function that values a turn state by the slow twin, but takes what follows from the engine's tables."""

    def looked_up(asked):
        return float(table_of(RULE_SETS[asked.rules], asked.dice_model).values[index_of(asked)])

    def value(asked):
        naive.rolled_values.cache_clear()
        return naive.rerolled_value(asked, (), asked.rolls_per_turn - 1)

    monkeypatch.setattr(naive, "_value", looked_up)
    yield value
    naive.rolled_values.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("name", daily(["fair", "worst-of-2", "worst-of-50", "best-of-5", "demon", "perfect-demon"]))
def test_every_turn_follows_from_the_next_ones_by_the_slow_twin(table_of, one_turn_of_the_twin, name):
    rng = random.Random(f"turns {name}")
    values = table_of(FREE, name).values
    for open_boxes in (13, 12, 12, 11, 10, 9, 8, 7, 6, 5, 4):
        filled = rng.sample(naive.CATEGORIES, 13 - open_boxes)
        upper = sum(1 << naive.UPPER.index(category) for category in filled if category in naive.UPPER)
        total = rng.choice(turn_states.layout().reachable_totals[upper])
        yahtzee_is_50 = "yahtzee" in filled and rng.random() < 0.5
        asked = naive.turn_state("free-joker", filled, total, yahtzee_is_50, 3, name)
        assert one_turn_of_the_twin(asked) == pytest.approx(values[index_of(asked)], rel=0, abs=1e-9), asked


# Upper totals with the same future


def test_number_of_classes_and_of_groups():
    classes = turn_states.layout().equivalent_totals
    assert sum(map(len, classes)) == 1640
    assert 3 * 64 * sum(ceil(len(row) / 8) for row in classes) == 44_160
    assert layers_module.total_classes(DEFAULT_RULES)[0][-1] == 1640
    _, member_start, members = layers_module.total_classes(DEFAULT_RULES)
    assert member_start[-1] == len(members) == 2794


def test_classes_are_the_reachable_totals():
    here = turn_states.layout()
    for totals, classes in zip(here.reachable_totals, here.equivalent_totals, strict=True):
        assert sorted(total for members in classes for total in members) == list(totals)


@pytest.mark.parametrize(
    "open_upper", daily([("sixes",), ("twos", "fives"), ("aces",), ("threes", "fours")], 2), ids="-".join
)
def test_totals_of_a_class_are_worth_the_same_in_the_slow_twin_and_neighbouring_classes_are_not(open_upper):
    filled = frozenset(naive.CATEGORIES) - set(open_upper)
    upper = sum(1 << face for face in range(6) if naive.UPPER[face] in filled)
    rules = random.Random(f"1640 {open_upper}").choice(naive.RULES)
    means = []
    for members in turn_states.layout().equivalent_totals[upper]:
        values = [naive.state_value(rules, filled, total, False) for total in members]
        assert values == pytest.approx([values[0]] * len(values), abs=1e-12)
        means.append(values[0])
    with_bonus = [*means[:-1], means[-1] + 35]
    assert all(high - low > 1e-12 for low, high in pairwise(with_bonus))


@pytest.mark.parametrize("name", ["fair", "demon", "perfect-demon"])
def test_totals_of_a_class_have_the_same_bits(table_of, name):
    values = table_of(FREE, name).values.reshape(192, 64, 64)
    for upper, classes in enumerate(turn_states.layout().equivalent_totals):
        for members in classes:
            same = values[:, upper, list(members)]
            assert (same == same[:, :1]).all()


# The library and the analyzer


def test_every_model_has_a_table_of_its_own(table_of):
    paths = {table_path(FREE, dice_model(name)) for name in ("fair", *MODELS)}
    assert len(paths) == 1 + len(MODELS)
    demon = table_path(FREE, DEMON)
    table_of(FREE, "demon")
    table_of(FREE, "perfect-demon")
    assert load_table(demon, FREE, DEMON).par == table_of(FREE, "demon").par
    with pytest.raises(TableError, match="dice_model"):
        load_table(demon, FREE, PERFECT_DEMON)


@pytest.mark.audit
def test_the_demon_comes_with_the_fair_table(empty_cache, table_of):
    for from_cache in (False, True):
        reports = []
        delivery = finish(library.obtain(FREE, DEMON), reports.append)
        assert_progress_never_goes_back(reports, solved=0 if from_cache else 2)
        assert delivery.from_cache is from_cache
        assert delivery.fair.dice_model is FAIR_DICE
        assert delivery.fair.values.tobytes() == table_of(FREE).values.tobytes()
        assert delivery.table.values.tobytes() == table_of(FREE, "demon").values.tobytes()
        assert {"import", "compile", "solve", "save"} <= delivery.seconds.keys()
    assert finish(library.obtain(FREE)).from_cache
    assert finish(library.obtain(FREE, PERFECT_DEMON)).fair is None


def assert_progress_never_goes_back(reports, solved):
    fractions = [report.fraction for report in reports]
    assert fractions == sorted(fractions)
    assert 0.0 == fractions[0] < fractions[-1] <= 1.0
    assert [report.step for report in reports].count(Step.SOLVE) == solved * 14


@pytest.mark.audit
def test_cancelling_the_demon_keeps_the_fair_table_only(empty_cache):
    solving = library.obtain(FREE, DEMON)
    for progress in solving:
        if progress.step is Step.SOLVE and progress.fraction > 0.95:
            break
    solving.close()
    assert table_path(FREE).exists()
    assert not table_path(FREE, DEMON).exists()


@pytest.mark.parametrize("name", ["demon", "perfect-demon"])
def test_position_with_other_dice_than_the_table_is_refused(analyzer_of, name):
    position = random_position(random.Random(1), FREE, 5, name)
    with pytest.raises(ValueError, match="the table is for"):
        analyzer_of(FREE).analyze(position)
    assert analyzer_of(FREE, name).analyze(position)


def test_each_family_of_dice_is_compiled_once(analyzer_of, late_analyzer):
    for name in ("fair", *MODELS):
        late_analyzer(FREE, name)
    for kernel in (kernels.solve_blocks, kernels.value_options):
        # Other goals than points, and strategies, which tests before this one may have asked for, have fair dice and
        # code of their own.
        named = map(str, kernel.signatures)
        signatures = [signature for signature in named if "Points" in signature and "Playing" not in signature]
        families = Counter(
            family
            for family in ("FairDice", "HostileDice", "ExtremeDice", "DemonDice")
            for signature in signatures
            if family in signature
        )
        assert len(kernel.signatures) == len(set(kernel.signatures))
        assert len(signatures) == sum(families.values())
        assert set(families.values()) == {1}
