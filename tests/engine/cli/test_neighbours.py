# SPDX-License-Identifier: MIT
"""The command says what `engine.neighbours` finds."""

from __future__ import annotations

import json

from command_samples import EXAMPLE, json_of

from engine import api

TEXT = json.dumps(EXAMPLE)


def test_neighbours_as_json(run):
    found, expected = json_of(run("neighbours", "--json", TEXT)), api.neighbours(EXAMPLE)
    assert found["best"]["value"] == api.advise(EXAMPLE).best.value
    assert [one.get("rolls_left") for one in found["neighbours"]] == [one.rolls_left for one in expected]
    assert [one["best"]["value"] for one in found["neighbours"]] == [one.best.value for one in expected]
    for one, told in zip(expected, found["neighbours"], strict=True):
        assert (told["stays"] is None) == (one.stays is None)
        if one.totals is not None:
            assert (told["upper_totals"], told["upper_bonus"]) == ([*one.totals], one.bonus.value)


def test_neighbours_for_people(run):
    status, text, _ = run("neighbours", TEXT)
    assert status == 0
    assert text.startswith("best: keep 2 2 2, ")
    assert "0 rolls left" in text
