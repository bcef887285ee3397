# SPDX-License-Identifier: MIT
from __future__ import annotations

import re

import pytest
from checkout import ROOT

from engine.rules.par import PARS

PAGE = ROOT / "docs" / "rules.md"


@pytest.mark.parametrize("rules", PARS, ids=[rules.key for rules in PARS])
def test_par_is_what_the_solver_finds(table_of, rules):
    assert table_of(rules).par == pytest.approx(PARS[rules], abs=1e-6)


def test_the_page_of_rules_has_the_same_figures_in_the_same_order():
    section = PAGE.read_text(encoding="utf-8").split("## What a perfect player can expect")[1].split("\n## ")[0]
    assert [float(number) for number in re.findall(r"\| (\d+\.\d+) \|", section)] == list(PARS.values())
