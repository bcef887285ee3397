# SPDX-License-Identifier: MIT
"""Figures come as lines that can be pasted: those of what is there stand in their modules as they come."""

from __future__ import annotations

import re

import figures
import pytest
from audits import audited
from checkout import ROOT

from engine import api
from engine.game_review.perfect_games import AVERAGES, MILLIONTHS, PERCENTILES
from engine.games.goals import RISKS
from engine.rules.dice import BEST_OF_2, PERFECT_DEMON, dice_model
from engine.rules.par import DEMONIC_PARS, PARS
from engine.rules.scoring import RULE_SETS
from engine.strategies import strategies
from engine.strategies.strategies import strategy

EACH_RULES = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.name)


def source(path):
    return (ROOT / path).read_text(encoding="utf-8")


@EACH_RULES
def test_lines_are_written_as_they_stand_in_their_modules(rules):
    assert figures.par_line(rules, PARS[rules]) in source(f"engine/rules/sets/{rules.name}.toml")
    pars = source("engine/rules/par.py")
    for model in (BEST_OF_2, PERFECT_DEMON):
        assert figures.dice_line(model, [DEMONIC_PARS[one, model] for one in RULE_SETS.values()]) in pars
    games = source("engine/game_review/perfect_games.py")
    assert "\n".join(figures.row_lines(rules, map(str, PERCENTILES[rules]), figures._WIDTH)) in games
    assert "\n".join(figures.row_lines(rules, map(str, MILLIONTHS[rules]))) in games
    assert "\n".join(figures.row_lines(rules, (f"{one:.6f}" for one in AVERAGES[rules]))) in games
    assert "\n".join(figures.risk_lines(rules, RISKS[rules])) in source("engine/games/goals.py")
    table = source("engine/strategies/strategies.py").split(f'"{strategies.table_name(rules)}": {{')[1].split("}")[0]
    for one in map(strategy, ("optimal", "rules-of-thumb", "mince", "greedy", "plays-like-240")):
        name = one.name
        assert figures.strength_line(name, strategies.strength(one, rules), strategies.reach_of(one, rules)) in table


def test_of_a_million_games_none_is_lost():
    spread = [0.0] * 70 + [1 / 600] * 600
    assert sum(figures.millionths(spread)) == 1_000_000
    assert figures.millionths(spread)[0] == pytest.approx(1e6 * 20 / 600, abs=1)


def test_dice_without_a_name_in_the_code_are_told_by_theirs():
    assert figures.dice_line(dice_model("worst-of-7"), [50.0]) == "    'worst-of-7': (50.000000000000),"


@pytest.mark.parametrize("names", [["no-such-thing"], [], ["greedy", "mince"]])
def test_what_there_is_not_is_told_in_one_sentence(names, capsys):
    assert figures.main(names) == 2
    out, err = capsys.readouterr()
    assert not out
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("name", ["greedy", *audited("no-yahtzee-bonus", "perfect-demon")])
def test_what_is_worked_out_is_what_is_written_down(name, capsys, monkeypatch):
    """Strengths are taken as they are written down: the audit of `test_strengths` works out every one of them."""
    monkeypatch.setattr(api, "strength", lambda name, rules: strategies.strength(strategy(name), rules))
    assert figures.main([name]) == 0
    lines = capsys.readouterr().out.splitlines()
    paths = [line.rstrip(":") for line in lines if line.startswith("engine/")]
    written = "\n".join(rounded(line) for path in paths for line in source(path).splitlines())
    figured = [line for line in lines if any(letter.isdigit() for letter in line) and not line.startswith("engine/")]
    assert len(figured) > 4
    assert [line for line in figured if rounded(line) not in written] == []


def rounded(line):
    """Return a line with its long decimals cut to nine places: the order of sums may change the last of them."""
    return re.sub(r"\d+\.\d{10,}", lambda found: f"{float(found.group()):.9f}", line)
