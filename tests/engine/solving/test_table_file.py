# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.games.position import Position
from engine.rules import turn_states
from engine.rules.dice import DEMON, FAIR_DICE
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime import files
from engine.solving import value_table
from engine.solving.faults import TableError, TableFault, TableProblem
from engine.solving.value_table import ValueTable, load_table, save_table, table_path

FREE = RULE_SETS["free-joker"]


@pytest.fixture
def saved(table_of, tmp_path):
    """The path of a good table file."""
    path = tmp_path / "table.bin"
    save_table(table_of(FREE), path)
    return path


def with_header(path, **changes):
    """Change fields of the header of a table file; None takes one away."""
    line, _, data = path.read_bytes().partition(b"\n")
    header = {key: value for key, value in (json.loads(line) | changes).items() if value is not None}
    path.write_bytes(json.dumps(header).encode() + b"\n" + data)


def test_of_many_tables_those_used_last_stay(table_of, tmp_path, monkeypatch):
    """Thirty rule sets of one's own left 251 MB behind."""
    monkeypatch.setattr(value_table, "MOST_KEPT", 3)
    for number in range(4):
        path = tmp_path / f"table-{number}.bin"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    (tmp_path / "other.bin").write_bytes(b"")
    used = tmp_path / "table-used.bin"
    save_table(table_of(FREE), used)
    os.utime(used, (2.5, 2.5))
    load_table(used, FREE)
    save_table(table_of(FREE), tmp_path / "table-new.bin")
    assert {path.name for path in tmp_path.iterdir()} == {"table-3.bin", "table-used.bin", "table-new.bin", "other.bin"}


def test_round_trip_gives_the_same_bits(table_of, saved):
    loaded = load_table(saved, FREE)
    assert loaded.values.tobytes() == table_of(FREE).values.tobytes()
    assert (loaded.rules, loaded.dice_model) == (FREE, FAIR_DICE)
    assert loaded.par == table_of(FREE).par
    assert loaded.turn_states == 536_448


def test_file_is_one_line_of_json_and_the_values(table_of, saved):
    line, _, data = saved.read_bytes().partition(b"\n")
    assert json.loads(line)["rules"] == FREE.key
    assert data == table_of(FREE).values.astype("<f8").tobytes()


def test_loaded_table_advises_like_the_solved_one(analyzer_of, saved):
    position = Position((1, 1, 3, 4, 6), 1)
    assert Analyzer(load_table(saved, FREE)).analyze(position) == analyzer_of(FREE).analyze(position)


def test_values_are_read_only(table_of, saved):
    for table in (table_of(FREE), load_table(saved, FREE)):
        with pytest.raises(ValueError, match="read-only"):
            table.values[0] = 0.0


def test_loaded_values_are_native_numbers_at_aligned_addresses(saved):
    values = load_table(saved, FREE).values
    assert values.flags.aligned
    assert values.dtype == np.float64
    assert values.dtype.isnative


def test_missing_file_is_not_a_damaged_one(tmp_path):
    with pytest.raises(FileNotFoundError):
        load_table(tmp_path / "none.bin", FREE)


@pytest.mark.skipif(os.name == "nt", reason="there are no such rights")
def test_a_table_that_somebody_else_could_have_written_is_not_read(saved):
    saved.chmod(0o666)
    with pytest.raises(TableError, match="another user could have written it") as caught:
        load_table(saved, FREE)
    assert caught.value.problem.fault is TableFault.UNREADABLE


def truncated(path):
    path.write_bytes(path.read_bytes()[:-1])


def cut_in_the_header(path):
    path.write_bytes(path.read_bytes()[:40])


def longer(path):
    path.write_bytes(path.read_bytes() + b"\0")


def with_a_flipped_bit(path):
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def with_a_flipped_last_byte(path):
    content = bytearray(path.read_bytes())
    content[-1] ^= 0x80
    path.write_bytes(content)


def empty(path):
    path.write_bytes(b"")


def garbage(path):
    path.write_bytes(np.random.default_rng(1).bytes(turn_states.layout().size * 8 + 200))


def zeros(path):
    path.write_bytes(bytes(turn_states.layout().size * 8 + 200))


def deeply_nested_header(path):
    path.write_bytes(b"[" * 4000 + b"\n" + bytes(turn_states.layout().size * 8))


def header_with_a_huge_number(path):
    path.write_bytes(b"9" * 4090 + b"\n" + bytes(turn_states.layout().size * 8))


def header_that_is_a_list(path):
    path.write_bytes(b"[]\n" + bytes(turn_states.layout().size * 8))


def header_that_is_null(path):
    path.write_bytes(b"null\n" + bytes(turn_states.layout().size * 8))


def header_in_latin_1(path):
    path.write_bytes('{"format": "ä"}\n'.encode("latin-1") + bytes(turn_states.layout().size * 8))


def only_a_header(path):
    path.write_bytes(path.read_bytes().partition(b"\n")[0] + b"\n")


def directory(path):
    path.unlink()
    path.mkdir()


DAMAGE = (
    truncated,
    cut_in_the_header,
    longer,
    with_a_flipped_bit,
    with_a_flipped_last_byte,
    empty,
    garbage,
    zeros,
    deeply_nested_header,
    header_with_a_huge_number,
    header_that_is_a_list,
    header_that_is_null,
    header_in_latin_1,
    only_a_header,
    directory,
)


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damaged_file_is_refused_in_one_sentence(saved, damage):
    damage(saved)
    with pytest.raises(TableError, match=r"^the table file [^\n]+$"):
        load_table(saved, FREE)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "another-table"),
        ("version", 2),
        ("engine", "0" * 16),
        ("rules", "no-joker-3"),
        ("dice_model", "demon"),
        ("sha256", "0" * 64),
        ("engine", None),
        ("sha256", None),
        ("extra", 1),
    ],
)
def test_foreign_header_is_refused(saved, field, value):
    with_header(saved, **{field: value})
    with pytest.raises(TableError):
        load_table(saved, FREE)


def test_refusal_names_what_differs(saved):
    with_header(saved, engine="0" * 16, version=0)
    with pytest.raises(TableError, match=r"version, engine differ") as caught:
        load_table(saved, FREE)
    assert caught.value.problem == TableProblem(TableFault.MISFIT, "version, engine")


@pytest.mark.parametrize("rules", [RULE_SETS["forced-joker"], rule_set("free-joker", 2)], ids=lambda rules: rules.key)
def test_table_of_other_rules_is_refused(saved, rules):
    with pytest.raises(TableError, match="rules"):
        load_table(saved, rules)


def test_table_of_other_dice_is_refused(saved):
    with pytest.raises(TableError, match="dice_model"):
        load_table(saved, FREE, DEMON)


def test_table_of_another_engine_is_refused(saved, monkeypatch):
    monkeypatch.setattr(files, "engine_fingerprint", lambda: "another")
    with pytest.raises(TableError, match="engine"):
        load_table(saved, FREE)


def test_failed_save_leaves_the_old_table(table_of, saved, monkeypatch):
    def fail(source, target):
        raise OSError(28, "No space left on device")

    before = saved.read_bytes()
    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="No space left"):
        save_table(ValueTable(FREE, np.zeros(turn_states.layout().size)), saved)
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_paths_tell_rules_and_dice_apart():
    rules = [rule_set(name, rolls) for name in RULE_SETS for rolls in range(1, 6)]
    paths = {table_path(each, dice) for each in rules for dice in (FAIR_DICE, DEMON)}
    assert len(paths) == 2 * len(rules)
    assert {path.parent for path in paths} == {files.engine_cache()}
