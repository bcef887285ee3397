# SPDX-License-Identifier: MIT
"""A row of a finished game is either as it was written or no row; what its text tells can be had back."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from history_samples import finished
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice import DEMON, dice_model
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.library import schema
from yahtzee_gui.library.finished_game import FinishedGame

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)
_EXAMPLES = int(os.environ.get("YAHTZEE_FUZZ", "40"))


ANYTHING = st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | st.text() | st.binary()
CHANGES = st.dictionaries(st.sampled_from(schema.COLUMNS), ANYTHING, max_size=len(schema.COLUMNS))


@given(changes=CHANGES)
@settings(max_examples=_EXAMPLES)
def test_a_row_is_either_as_it_was_written_or_no_row(changes):
    written = finished("a row")
    *values, checksum = schema.row_of(written)
    changed = [changes.get(column, value) for column, value in zip(schema.COLUMNS, values, strict=True)]
    is_same = all(type(one) is type(other) and one == other for one, other in zip(changed, values, strict=True))
    assert schema.is_whole((*changed, checksum)) == is_same
    if is_same:
        assert schema.game_in(changed) == written
    assert schema.restored(changed, None) is None
    game = schema.checked(changed)
    if game is not None:  # a row of an older version in which everything is possible can be kept again
        assert schema.is_whole(schema.row_of(game))


# ---- dice that are not fair: their text is believed only if the checksum says so ----


def unfair(seed, model):
    """Return a game with dice that are not fair, played to its end."""
    record = Record(Game(seed, DEFAULT_RULES, model))
    while not record.game.is_over:
        record = record.roll(record.game.thrown(throw=1))
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
    return FinishedGame.of(record, AT)


def one_bit_off(text):
    """Yield a game's text with one face after the other changed by one bit, where that is a face again."""
    for match in re.finditer(r'"roll": \[([1-6, ]+)\]', text):
        for at in range(match.start(1), match.end(1), 3):
            for bit in range(3):
                face = chr(ord(text[at]) ^ 1 << bit)
                if face in "123456":
                    yield text[:at] + face + text[at + 1 :]


@pytest.mark.parametrize("model", [DEMON, dice_model("worst-of-2")], ids=str)
def test_no_changed_face_of_unfair_dice_is_believed(tmp_path, model):
    game = unfair("unfair", model)
    row = schema.row_of(game)
    assert schema.restored((*row[:-1], row[-1]), None) == game
    texts = list(one_bit_off(game.text))
    assert len(texts) > 100
    place = schema.COLUMNS.index("text")
    assert not any(schema.restored((*row[:place], text, *row[place + 1 :]), None) for text in texts)
    assert any(schema.restored((*row[:place], text, *row[place + 1 : -1]), None) is None for text in texts)


@pytest.mark.parametrize("column", ["score", "ones", "coached", "rules", "seed"])
def test_a_damaged_column_of_unfair_dice_is_restored_from_a_text_that_is_as_it_was(column):
    game = unfair("unfair", DEMON).with_grade(finished().grade)
    row = list(schema.row_of(game))
    row[schema.COLUMNS.index(column)] = "damaged"
    assert schema.restored(row, None) == replace(game, grade=None)
    row[schema.COLUMNS.index("luck")] += 1.0
    assert schema.restored(row, None) is None
