# SPDX-License-Identifier: MIT
"""The command ``certify``: the table in use against whole numbers."""

import pytest
from command_samples import assert_refused, json_of


def test_certify_refuses_dice_that_are_not_fair(run):
    assert_refused(
        run("certify", "--dice-model", "demon"), "dice_model: a certificate is for fair dice only, not for demon"
    )


@pytest.mark.audit
def test_certify_as_json(run):
    found = json_of(run("certify", "--json"))
    assert found["decimal"].startswith("254.58960948196314420814546360245173984680375978")
    assert found["decisions"] == 405_055_224
    assert found["smallest_difference"] == pytest.approx(4.416e-9, rel=1e-3)
    assert found["largest_error"] < found["tolerance"] < found["smallest_difference"]
    assert sum(layer["turn_states"] for layer in found["layers"]) == 536_320
