# SPDX-License-Identifier: MIT
from __future__ import annotations

import random
import weakref

import naive_flow
import numpy as np
import pytest
from audits import audited, daily
from component_numbers import numbers_of_state
from engine_samples import ALL_RULES, random_position
from flow_samples import MODELS, late_components, late_tables, twin_state

from engine.rules import turn_states
from engine.rules.dice import dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving import components, layers
from engine.solving.components import build_components
from engine.solving.layers import total_classes
from engine.solving.value_table import ValueTable

FREE = RULE_SETS["free-joker"]

# Means under best play from the start, as published: thirteen categories, upper bonus, Yahtzee bonuses.
PUBLISHED_MEANS = (1.88, 5.28, 8.57, 12.16, 15.69, 19.19, 21.66, 13.10, 22.59, 29.46, 32.71, 16.87, 22.01, 23.84, 9.58)
PUBLISHED_SD = 59.61
PUBLISHED_NO_UPPER_BONUS = 0.3188


def run(steps):
    """Run a build to its end and return what it reported, and the table."""
    reports = []
    table = finish(steps, reports.append)
    return reports, table


@pytest.fixture(scope="module")
def built(table_of):
    return run(build_components(table_of(FREE)))


def worst_sum(table, found):
    """Return the largest difference between the sum of components and the value, over all turn states."""
    classes = layers.class_of_totals(DEFAULT_RULES)
    known = classes >= 0
    here = turn_states.layout(table.rules)
    sums = found.numbers[:, :15].sum(axis=1).reshape(-1, here.class_count)[:, classes[known]]
    values = table.values.reshape(here.statuses * here.lower_sets, -1)[:, known]
    assert np.array_equal(np.isnan(sums), np.isnan(values))
    return np.nanmax(np.abs(sums - values))


# Published figures


def test_means_under_best_play_are_the_published_ones(built):
    numbers = numbers_of_state(built[1], FREE, turn_states.turn_state(FREE, {}))
    assert tuple(numbers[:15].round(2)) == PUBLISHED_MEANS
    assert round(float(numbers[15]) ** 0.5, 2) == PUBLISHED_SD
    assert round(1 - float(numbers[13]) / 35, 4) == PUBLISHED_NO_UPPER_BONUS


# What adds up


def test_components_of_every_state_add_up_to_its_value(built, table_of):
    assert worst_sum(table_of(FREE), built[1]) < 1e-9
    assert np.nanmin(built[1].numbers) >= 0.0


@pytest.mark.parametrize(
    "rules",
    daily([rule_set("free-joker", 1), ALL_RULES[1], rule_set("forced-joker", 2), ALL_RULES[2]]),
    ids=lambda rules: rules.key,
)
def test_components_add_up_under_other_rules(table_of, rules):
    assert worst_sum(table_of(rules), run(build_components(table_of(rules)))[1]) < 1e-9


@pytest.mark.audit
@pytest.mark.parametrize("name", [*audited("best-of-2", "demon"), "perfect-demon"])
def test_components_add_up_for_other_dice(delivery_of, name):
    delivery = delivery_of(FREE, name)
    found = run(build_components(delivery.table, delivery.fair))[1]
    assert worst_sum(delivery.table, found) < 1e-9
    if dice_model(name).is_deterministic:
        assert np.nanmax(found.numbers[:, 15]) == 0.0


@pytest.mark.audit
@pytest.mark.parametrize("rolls", [*audited(4), 5])
def test_components_add_up_with_more_rolls(table_of, rolls):
    rules = rule_set("no-joker", rolls)
    assert worst_sum(table_of(rules), run(build_components(table_of(rules)))[1]) < 1e-9


def test_without_yahtzee_bonus_there_is_none(table_of):
    rules = RULE_SETS["no-yahtzee-bonus"]
    found = run(build_components(table_of(rules)))[1]
    assert worst_sum(table_of(rules), found) < 1e-9
    assert np.nanmax(found.numbers[:, 14]) == 0.0


def test_filled_boxes_bring_nothing_more(built):
    """With Sixes and Chance filled, and the bonus earned, nothing comes from them."""
    turn_state = (turn_states.YAHTZEE_FILLED, 1 << turn_states.layout().lower_bits[12], 1 << 5, 30)
    numbers = numbers_of_state(built[1], FREE, turn_state)
    assert {box for box in range(15) if numbers[box] == 0.0} == {5, 11, 12, 14}
    assert numbers_of_state(built[1], FREE, (turn_states.YAHTZEE_FILLED, 0, 63 - 1, 63))[13] == 0.0


# The slow twin


@pytest.mark.parametrize("name", daily(MODELS))
@pytest.mark.parametrize(
    "rules", daily([FREE, RULE_SETS["forced-joker"], rule_set("no-joker", 2)]), ids=lambda r: r.key
)
def test_late_states_have_the_components_of_the_slow_twin(table_of, rules, name):
    rng = random.Random(f"{rules.key} {name}")
    found = late_components(*late_tables(rules, name, table_of))
    assert_only_late_states_are_there(found, rules)
    for open_boxes in (1, 1, 2):
        position = random_position(rng, rules, open_boxes, name)
        means, bonus_chance, variance = naive_flow.summary(naive_flow.futures(twin_state(position)))
        numbers = numbers_of_state(found, rules, turn_states.turn_state(rules, position.filled))
        assert numbers[:15] == pytest.approx(means, rel=0, abs=1e-9)
        assert numbers[15] == pytest.approx(variance, rel=1e-9, abs=1e-9)
        assert numbers[13] == pytest.approx(35 * bonus_chance, abs=1e-12)


def assert_only_late_states_are_there(found, rules):
    """The start is not, and the full ones bring nothing."""
    assert np.isnan(numbers_of_state(found, rules, turn_states.turn_state(rules, {}))).all()
    assert (numbers_of_state(found, rules, (turn_states.YAHTZEE_FILLED, 63, 63, 63)) == 0.0).all()


# The build


def test_classes_of_totals_are_numbered_like_those_of_the_solver():
    class_start, member_start, members = total_classes(DEFAULT_RULES)
    classes = layers.class_of_totals(DEFAULT_RULES)
    assert class_start[-1] == turn_states.layout().class_count == classes.max() + 1
    for upper in range(turn_states.layout().upper_sets):
        for number in range(class_start[upper], class_start[upper + 1]):
            for total in members[member_start[number] : member_start[number + 1]]:
                assert classes[upper * turn_states.layout().totals + total] == number
    assert (classes >= 0).sum() == len(members)


def test_late_components_are_equal_to_the_last_bit_for_any_number_of_threads(table_of):
    bits = {late_components(table_of(FREE), threads=threads).numbers.tobytes() for threads in (1, 2, 3)}
    assert len(bits) == 1


@pytest.mark.slow
@pytest.mark.audit
def test_equal_to_the_last_bit_for_any_number_of_threads(built, table_of):
    for threads in (1, 3):
        again = run(build_components(table_of(FREE), threads=threads))[1]
        assert again.numbers.tobytes() == built[1].numbers.tobytes()


def test_progress_rises_to_the_end(built):
    done = [report.done for report in built[0]]
    assert done == sorted(set(done))
    assert done[-1] == built[0][0].total == 536_448


@pytest.mark.audit
def test_the_demon_needs_the_fair_table(table_of):
    with pytest.raises(ValueError, match="the demon needs the fair table"):
        run(build_components(table_of(FREE, "demon")))


def test_a_table_in_use_is_shared_and_one_that_nobody_uses_is_let_go_of(table_of, monkeypatch):
    monkeypatch.setattr(components, "_IN_USE", weakref.WeakValueDictionary())  # or the tests have one in use

    def obtain(table):
        return run(components.obtain_components(table))[1]

    table = table_of(RULE_SETS["no-yahtzee-bonus"])
    same = ValueTable(table.rules, table.values.copy(), table.dice_model)
    first = obtain(table)
    assert obtain(same) is first
    assert obtain(table_of(rule_set("no-yahtzee-bonus", 1))) is not first
    used = weakref.ref(first)
    del first
    assert used() is None
