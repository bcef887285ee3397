# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.games.notation import GameFault, Refusal
from engine.solving.faults import TableFault, TableProblem
from yahtzee_gui.words import faults


@pytest.mark.parametrize("fault", TableFault, ids=lambda fault: fault.name)
def test_every_fault_of_a_table_has_words_that_end_a_sentence(fault):
    assert_ends_a_sentence(faults.table_problem(TableProblem(fault, "Permission denied")))


@pytest.mark.parametrize("fault", GameFault, ids=lambda fault: fault.name)
def test_every_refusal_of_a_game_has_words_that_end_a_sentence(fault):
    assert_ends_a_sentence(faults.game_refusal(Refusal(fault, "events", "Permission denied")))


def test_faults_are_told_apart():
    assert len({faults.table_problem(TableProblem(fault)) for fault in TableFault}) == len(TableFault)
    assert len({faults.game_refusal(Refusal(fault)) for fault in GameFault}) == len(GameFault)


def test_field_and_detail_are_named():
    assert "rolls_per_turn" in faults.game_refusal(Refusal(GameFault.FIELD, "rolls_per_turn"))
    assert "Permission denied" in faults.table_problem(TableProblem(TableFault.UNREADABLE, "Permission denied"))


def assert_ends_a_sentence(text):
    assert text
    assert "{" not in text
    assert not text.endswith(".")
