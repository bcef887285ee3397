# SPDX-License-Identifier: MIT
"""What made a game assisted is told by what was done in it: hints, live values, warnings, take-backs, known dice."""

from __future__ import annotations

from dataclasses import replace

from engine.games.game import Game
from engine.games.record import Aid, Help, Record, help_in
from engine.rules.categories import CATEGORIES, Category


def played(mode="after", hints=0):
    record = Record(Game("assistance"))
    for box in CATEGORIES:
        record = record.roll().with_aid(Aid(mode, hints)).score(box)
    return record


def taken_back(mode):
    record = Record(Game("assistance")).roll().with_aid(Aid(mode)).score(Category.ACES).undo()
    return record.with_aid(Aid(mode)).score(Category.CHANCE)


def test_a_game_of_ones_own_has_no_help():
    assert help_in(played()) == ()
    assert help_in(played("live")) == (), "where nothing was shown, as before there is a table"


def test_each_kind_of_help_is_named():
    assert help_in(replace(played("live"), hinted=True)) == (Help.LIVE,)
    assert help_in(replace(played(hints=2), hinted=True)) == (Help.HINT,)
    assert help_in(taken_back("after")) == (Help.TAKEN_BACK,)
    assert help_in(taken_back("warn")) == (Help.WARNING,)
    assert help_in(replace(taken_back("off"), hinted=True)) == (Help.TAKEN_BACK, Help.OTHER)
    assert help_in(replace(played(), hinted=True)) == (Help.OTHER,), "the dice were seen before"


def test_a_warning_heeded_is_told_without_an_undo():
    record = Record(Game("assistance")).roll().with_aid(Aid("warn"))
    record = record.think_again(record.attempt(Category.CHANCE)).with_aid(Aid("warn")).roll()
    assert help_in(record) == (Help.WARNING,)
