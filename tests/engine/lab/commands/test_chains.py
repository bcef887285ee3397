# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from command_samples import assert_refused, json_of


def test_chain_as_json(run):
    found = json_of(run("chain", "--json", "--rolls", "3"))
    assert [chain["letter"] for chain in found["chains"]] == ["T", "P", "L"]
    first = found["chains"][0]
    assert first["matrix"][4] == ["1/1296", "1/216", "1/36", "1/6", "1"]
    assert (list(first["powers"]), len(first["after"])) == (["2", "3"], 3)
    assert first["after"][1][4] == 2_783_176 / 6**10
    assert {"place": "P, entry (1, 1)", "printed": "108/1296", "correct": 0.0625} in found["slips"]
    assert [word["correct"] for word in found["words"]] == ["XDXDX", "XDXDD", "DDXDX"]


def test_chain_exactly(run):
    found = json_of(run("chain", "small-straight", "--json", "--exact"))
    assert len(found["chains"]) == 1
    assert found["chains"][0]["after"][1][3] == "251011/559872"
    assert found["chains"][0]["chances"][0]["target"] == "1 2 3 4"


def test_chain_as_a_table(run):
    status, out, err = run("chain", "large-straight")
    assert (status, err) == (0, "")
    assert "0.196829999" in out
    assert "0.261095017" in out
    assert "900/1926" in out
    assert "XDXDX" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chain", "long-straight"), "long-straight"),
        (("chain", "--rolls", "-1"), "rolls: must be 0 to 100"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    assert_refused(run(*arguments), words)
