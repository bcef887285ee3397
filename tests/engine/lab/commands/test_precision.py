# SPDX-License-Identifier: MIT
"""The command ``precision``."""

from command_samples import assert_refused, json_of


def test_precision_as_json(run):
    found = json_of(run("precision", "--boxes", "1", "--rolls-per-turn", "1", "--json"))
    assert (found["rules"], found["rolls_per_turn"], found["boxes"]) == ("free-joker", 1, 1)
    by_name = {one["arithmetic"]: one for one in found["arithmetics"]}
    assert by_name["float64, kernels"]["largest_relative_error"] < by_name["float64, kernels"]["relative_bound"]
    assert by_name["float64"]["decimals"] > by_name["float32"]["decimals"]
    assert int(found["exact"]["denominator"]) == 6**5


def test_precision_refuses(run):
    assert_refused(run("precision", "--boxes", "14"), "boxes: must be 1 to 13, not 14")
    assert_refused(run("precision", "--dice-model", "demon"), "dice_model: precision is measured with fair dice only")
