# SPDX-License-Identifier: MIT
"""The words of the coach say what the program does: their limits are those of the one table of verdicts."""

from __future__ import annotations

import pytest

from engine.analysis.verdicts import Verdict, verdict
from yahtzee_gui.words import glossary, names


@pytest.mark.parametrize("name", Verdict)
def test_the_limits_are_those_of_the_verdicts(name):
    numbers = [float(word) for word in glossary.limits(name).split() if word.replace(".", "").isdigit()]
    least = 0.0 if name is Verdict.BEST else numbers[0]
    most = None if name is Verdict.BLUNDER else numbers[-1]
    assert verdict(least) is name
    assert least == 0.0 or verdict(least - 1e-9) is Verdict(name - 1)
    assert most is None or (verdict(most - 1e-9), verdict(most)) == (name, Verdict(name + 1))


def test_every_mark_is_explained_once():
    lines = glossary.marks().split("\n")
    assert [line.split()[0] for line in lines] == [names.mark(name) for name in Verdict]
