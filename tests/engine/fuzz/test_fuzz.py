# SPDX-License-Identifier: MIT
"""Whatever comes in from outside is read, or refused in one sentence: nothing else ever happens."""

from __future__ import annotations

import json
import pickle

import pytest
from fuzzing import CORPUS, changed_bytes, changed_json, changed_text, fuzzed
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cli import sources
from engine.games import saved
from engine.games.goals import GoalError
from engine.games.notation import NotationError
from engine.games.position import Position, PositionError, check, position_as_json, position_from_json
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.runtime import compiling
from engine.runtime.errors import InputError, quoted
from engine.runtime.typed_json import JsonInputError, decoded
from engine.solving import library
from engine.solving.faults import TableError
from engine.solving.value_table import load_table, save_table
from engine.strategies.goals import goal_as_json, goal_from_json

LONGEST_SENTENCE = 700


def expect_one_sentence(error):
    assert 0 < len(str(error)) < LONGEST_SENTENCE


# ---- positions and goals ----


def read_position(data):
    try:
        position = position_from_json(data)
    except PositionError as error:
        expect_one_sentence(error)
        return
    assert check(position) is position
    assert position_from_json(json.loads(json.dumps(position_as_json(position)))) == position
    assert all(type(face) is int for face in position.dice)


@fuzzed
@given(changed_json("position"))
def test_positions(data):
    read_position(data)


@fuzzed
@given(changed_text("position"))
def test_texts_of_positions(content):
    try:
        data = sources.read_json(content.decode("utf-8", "surrogateescape"))
    except InputError as error:
        expect_one_sentence(error)
    else:
        read_position(data)


KINDS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.just(())
SCORES = st.tuples(*[st.none() | st.integers(-1, 60) | KINDS for _ in CATEGORIES]) | KINDS
POSITIONS = st.builds(
    Position,
    st.tuples(*[st.integers(0, 7)] * 5) | st.lists(st.integers(1, 6)) | KINDS,
    st.integers(-1, 3) | KINDS,
    SCORES,
    st.integers(-1, 13) | KINDS,
    st.sampled_from(list(RULE_SETS.values())) | KINDS,
)


@fuzzed
@given(POSITIONS)
def test_python_objects_that_are_no_positions(position):
    try:
        check(position)
    except PositionError as error:
        expect_one_sentence(error)


@fuzzed
@given(changed_json("goal"))
@example({"risk": 0.200000001})
@example({"reach": 10**30})
def test_goals(data):
    try:
        goal = goal_from_json(data, DEFAULT_RULES)
    except GoalError as error:
        expect_one_sentence(error)
    else:
        assert goal_from_json(json.loads(json.dumps(goal_as_json(goal))), DEFAULT_RULES) == goal


# ---- games ----


def read_game(text):
    try:
        play = saved.loads(text)
    except NotationError as error:
        expect_one_sentence(error)
        return
    assert saved.loads(saved.dumps(play)) == play
    record = saved.own_record(play)
    lines = (record.game.events, record.undone, *record.taken_back)
    for event in (event for line in lines for event in line):
        numbers = event.dice if hasattr(event, "dice") else (event.points,)
        assert all(type(number) is int for number in numbers), event


@fuzzed
@given(changed_json("game") | changed_json("match"))
def test_games(data):
    read_game(json.dumps(data))


@fuzzed
@given(changed_text("game") | changed_text("match"))
def test_texts_of_games(content):
    try:
        read_game(decoded(content))
    except JsonInputError as error:
        expect_one_sentence(error)


@pytest.mark.parametrize("path", sorted(CORPUS.iterdir()), ids=lambda path: path.stem)
def test_the_corpus_by_the_command_line(run, path):
    """What is a game is reviewed elsewhere; here it is no position, and the other way round."""
    for command in ("advise", "review"):
        if path.name.startswith(("position",) if command == "advise" else ("game", "match")):
            continue
        status, out, err = run(command, "--json", str(path))
        assert (status, out, err.count("\n")) == (2, "", 1) or path.stem == "bom"


@fuzzed
@given(st.lists(st.text(max_size=8) | st.sampled_from(["--from", "--json", "-", "{", "aces", "00001"]), max_size=4))
def test_odd_words_on_the_command_line(run, words):
    for command in ("odds", "turn"):
        status, _, err = run(command, *[word.replace("\0", "") for word in words])
        assert status in (0, 2)
        assert "Traceback" not in err


# ---- files of our own ----


@pytest.fixture(scope="module")
def table_file(table_of, tmp_path_factory):
    path = tmp_path_factory.mktemp("table") / "table.bin"
    save_table(table_of(DEFAULT_RULES), path)
    return path, path.read_bytes()


@fuzzed
@given(data=st.data())
def test_table_files(table_file, data):
    """Three in four changes are made in the header, where there is more to go wrong than a checksum."""
    path, good = table_file
    head = data.draw(st.sampled_from([200, 400, len(good)]))
    content = data.draw(changed_bytes(good[:head])) + good[head:]
    path.write_bytes(content)
    try:
        table = load_table(path, DEFAULT_RULES)
    except TableError as error:
        expect_one_sentence(error)
    else:
        # A header may be written otherwise and say the same; what it says is right.
        assert table.values.astype("<f8").tobytes() == good[-table.values.nbytes :]


@fuzzed
@given(data=st.data())
def test_notes(empty_cache, data):
    library.write_note("fuzz", DEFAULT_RULES, [0.25, 0.5])
    path = library.note_path("fuzz", DEFAULT_RULES)
    path.write_bytes(data.draw(changed_bytes(path.read_bytes())))
    assert library.read_note("fuzz", DEFAULT_RULES) in (None, (0.25, 0.5))


@fuzzed
@given(data=st.data())
def test_files_of_compiled_code(empty_cache, data):
    cache = compiling.KernelCache(test_notes)
    path = cache.folder / "fuzz.code"
    cache.save(path, b"x" * 50)
    path.write_bytes(data.draw(changed_bytes(path.read_bytes())))
    assert cache.load(path) in (None, b"x" * 50)
    compiling.take_damaged()


@fuzzed
@given(st.binary(max_size=60))
def test_any_bytes_with_a_checksum_that_fits_are_no_code_of_ours(empty_cache, body):
    cache = compiling.KernelCache(test_notes)
    target = next(iter(compiling._kernels)).targetctx
    cache.save(cache.path((), target.codegen()), pickle.dumps(body))
    assert cache.load_overload((), target) is None
    compiling.take_damaged()


# ---- sentences ----


@fuzzed
@given(st.recursive(st.integers() | st.text() | st.binary(), st.lists, max_leaves=30))
def test_whatever_is_quoted_is_short(value):
    assert len(quoted(value)) <= 60


def test_the_command_line_refuses_by_their_kind():
    assert all(issubclass(kind, InputError) for kind in (PositionError, NotationError, GoalError))
