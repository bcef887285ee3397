# SPDX-License-Identifier: MIT
"""Tests of a bundle as a folder: its names, its size, and how kernels get beside it, with programs of a few lines."""

from __future__ import annotations

import hashlib
import json
import os

import bundle as script
import pytest
from bundling import tree
from checkout import ROOT

from engine.__main__ import parser
from engine.games.goals import OWN_KINDS
from engine.games.position import position_from_json
from engine.rules.dice import DiceKind
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import compiling, files
from engine.strategies.goals import goal_from_json

needs_unix = pytest.mark.skipif(os.name == "nt", reason="the stand-in for the program is a shell script")

CHECKSUM = b"0" * 32


def make_program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


@pytest.fixture
def folder(tmp_path, tmp_path_factory, monkeypatch):
    """A bundle whose engine keeps what it is asked, and the folder that tells it for which processor, in its cache."""
    make_program(
        tmp_path / "yahtzee-gui",
        'mkdir -p "$HOME/.cache/compiled"\ntest -d "$(dirname "$0")/_internal/engine/compiled" || exit 1\n'
        'file="$HOME/.cache/compiled/$1-$(ls "$HOME/.cache/compiled" | wc -l).code"\n'
        f'printf {CHECKSUM.decode()} > "$file"\necho "$@" >> "$file"',
    )
    tree.name_engine(tmp_path)
    monkeypatch.setattr(tree, "COMPILING_IN", tmp_path_factory.mktemp("temporary") / "compiling")
    return tmp_path


def test_one_program_has_both_names(folder):
    window, engine = tree.programs(folder)
    assert engine.readlink().name == window.name
    tree.name_engine(folder)
    assert engine.is_symlink()


@needs_unix
def test_what_the_bundle_compiles_is_kept_beside_it(folder):
    stale = tree.inside(folder) / "engine/compiled/stale.code"
    stale.parent.mkdir(parents=True)
    stale.touch()
    assert tree.compile_kernels(folder) == len(tree.WARMING)
    kept = [path.read_bytes()[len(CHECKSUM) :].decode().split() for path in stale.parent.iterdir()]
    assert sorted(kept) == sorted(" ".join(arguments).split() for arguments in tree.WARMING)


def test_kernels_are_there_for_all_dice_and_goals():
    kinds, goals = set(), set()
    for arguments in tree.WARMING:
        asked = parser().parse_args(arguments)
        if arguments[0] in ("advise", "explain"):
            data = json.loads(arguments[1])
            kinds.add((arguments[0], position_from_json(data, ("goal",)).dice_model.kind))
            if "goal" in data:
                goal_from_json(data["goal"], DEFAULT_RULES)
                goals |= data["goal"].keys()
        if arguments[0] == "solve":
            kinds.add(("solve", asked.dice_model))
        assert asked.command == arguments[0]
    assert {kind for command, kind in kinds if command == "explain"} == set(DiceKind)
    assert len([kind for command, kind in kinds if command == "solve"]) == len(DiceKind)
    assert goals == {*OWN_KINDS, "beat"}


@needs_unix
def test_an_engine_that_fails_stops_the_build(folder):
    make_program(tree.programs(folder)[0], "echo no memory; exit 4")
    with pytest.raises(tree.Fault, match="ended with 4:\nno memory"):
        tree.compile_kernels(folder)


def test_a_tool_that_is_not_here_is_named():
    with pytest.raises(tree.Fault, match="no-such-tool is not here"):
        tree.run(["no-such-tool", "--list"])


def test_the_fingerprint_of_a_bundle_is_that_of_the_sources(tmp_path):
    tree.inside(tmp_path).mkdir()
    tree.write_fingerprint(tmp_path, ROOT / "engine")
    written = (tree.inside(tmp_path) / "engine" / files.FINGERPRINT).read_text(encoding="ascii")
    assert written.strip() == files.engine_fingerprint()


def test_the_size_is_that_of_the_files_and_of_no_link_twice(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in/file").write_bytes(bytes(1000))
    assert tree.size(tmp_path) == 1000
    (tmp_path / "link").symlink_to("in/file")
    assert 1000 < tree.size(tmp_path) < 1100


@needs_unix
def test_everybody_may_read_and_run_what_only_its_builder_could(folder):
    private = folder / "fingerprint.txt"
    private.touch(mode=0o600)
    tree.programs(folder)[0].chmod(0o700)
    tree.settle(folder, 1_700_000_000)
    assert private.stat().st_mode & 0o777 == 0o644
    assert tree.programs(folder)[0].stat().st_mode & 0o777 == 0o755
    assert private.stat().st_mtime == tree.programs(folder)[1].lstat().st_mtime == 1_700_000_000


def test_an_empty_home_has_no_folders_of_somebody_else(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    variables = tree.empty_home(tmp_path)
    assert variables["HOME"] == str(tmp_path)
    assert {"XDG_CACHE_HOME", "PYTHONPATH"}.isdisjoint(variables)


def test_a_senseless_command_line_has_status_2(capsys):
    assert script.main(["one", "two"]) == 2
    assert "one argument" in capsys.readouterr().err


def test_what_nobody_reads_in_a_bundle_does_not_come_along(folder):
    stays = ["yahtzee_gui/assets/translations/de.qm", "numpy.dist-info/METADATA", "numpy/lib/data.ts"]
    goes = [
        "yahtzee_gui/assets/translations/de.ts",
        "numpy.dist-info/RECORD",
        "yahtzee_coach.dist-info/direct_url.json",
    ]
    for name in (*stays, *goes):
        path = tree.inside(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    tree.drop_unread(folder)
    assert [(tree.inside(folder) / name).exists() for name in (*stays, *goes)] == [True] * 3 + [False] * 3


def test_compiled_code_does_not_tell_where_functions_lay():
    body = b"\0code <function aim at 0x7f267818a0c0>) at 0x7f26"
    clean = tree.without_addresses("aim.code", CHECKSUM + body)
    kept = b"\0code <function aim at 0x000000000000>) at 0x7f26"
    assert clean == compiling._checksum("aim.code", kept) + kept


def test_a_constant_named_by_its_address_stops_the_build():
    with pytest.raises(ValueError, match="a kernel can raise an error"):
        tree.without_addresses("aim.code", CHECKSUM + b" .const.pickledata.139814189328064.sha1 ")


@pytest.mark.parametrize("shift", [0, 3])
def test_nor_does_its_bitcode_with_letters_of_seven_bits(shift):
    def bitcode(text):
        bits = "1" * shift + "".join(format(ord(letter), "07b")[::-1] for letter in text)
        bits += "1" * (-len(bits) % 8)
        return bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, len(bits), 8))

    body = bitcode("<CPUContext object at 0x7f6b61274ad0> and more")
    clean = tree.without_addresses("aim.code", CHECKSUM + body)
    assert clean[len(CHECKSUM) :] == bitcode("<CPUContext object at 0x000000000000> and more")


@needs_unix
def test_two_builds_do_not_compile_at_the_same_time(folder):
    tree.COMPILING_IN.mkdir()
    with pytest.raises(FileExistsError):
        tree.compile_kernels(folder)


def test_what_differs_between_two_builds_is_named(tmp_path):
    for name, sums in (("one", "1  a\n2  b\n3  c\n"), ("other", "1  a\n9  b\n4  d\n")):
        (tmp_path / name).write_text(sums)
    assert script.differences(tmp_path / "one", tmp_path / "other") == ["b", "c", "d"]


def test_checksums_are_those_that_sha256sum_reads(tmp_path, monkeypatch):
    monkeypatch.setattr(script, "say", lambda _: None)
    inner = tmp_path / script.identity.PACKAGE / "in/file"
    inner.parent.mkdir(parents=True)
    inner.write_bytes(b"abc")
    (inner.parent / "link").symlink_to("file")
    (tmp_path / "x.whl").write_bytes(b"")
    script.write_sums(tmp_path)
    digest = hashlib.sha256(b"abc").hexdigest()
    empty = hashlib.sha256(b"").hexdigest()
    assert (tmp_path / "SHA256SUMS").read_text() == f"{empty}  x.whl\n{digest}  yahtzee-coach/in/file\n"


def test_nobody_can_run_a_library(folder):
    library, program = tree.inside(folder) / "libx.so.1.2", tree.inside(folder) / "tool"
    for path in (library, program):
        make_program(path, "")
    tree.settle(folder, 1_700_000_000)
    assert (library.stat().st_mode & 0o777, program.stat().st_mode & 0o777) == (0o644, 0o755)
