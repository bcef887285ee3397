# SPDX-License-Identifier: MIT
"""The page about the four documents names commands that there are, with options that they have."""

from __future__ import annotations

import re
import shlex

import pytest
from checkout import ROOT

from engine.__main__ import parser

PAGE = (ROOT / "docs" / "seeds.md").read_text(encoding="utf-8")
COMMANDS = parser()._subparsers._group_actions[0].choices  # argparse has no other way to ask
NAMED = sorted({code for code in re.findall(r"`([^`]+)`", PAGE) if code.split()[0] in COMMANDS})
TYPED = [code for code in NAMED if re.search(r"\d", code)]
STANDS_FOR = {"N": "3", "T": "300", "NAME": "greedy", "TARGET": "011", "FILE": "picture.svg"}


@pytest.mark.parametrize("code", NAMED)
def test_commands_have_the_options_that_are_named(code):
    command, *words = code.split()
    options = {word for word in words if word.startswith("--")}
    assert options <= set(re.findall(r"--[\w-]+", COMMANDS[command].format_help()))


@pytest.mark.parametrize("code", TYPED)
def test_commands_with_figures_can_be_typed(code):
    words = [STANDS_FOR.get(word, word) for word in shlex.split(code)]
    assert parser().parse_args(words).command == words[0]


def test_all_four_documents_are_there_and_every_row_is_whole():
    assert re.findall(r"^## .*\((\d+)\)$", PAGE, re.MULTILINE) == ["001", "000", "002", "003"]
    rows = [line for line in PAGE.splitlines() if line.startswith("|")]
    assert len(rows) > 100
    assert {line.replace("\\|", "").count("|") for line in rows} == {6}


def test_commands_are_named_often():
    assert len(NAMED) > 40
    assert len(TYPED) > 15
