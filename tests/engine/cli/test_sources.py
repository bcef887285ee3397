# SPDX-License-Identifier: MIT
"""What is no file is really made, and given to commands."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from checkout import ROOT
from command_samples import GOOD, assert_refused

from engine.cli import sources

posix = pytest.mark.skipif(os.name == "nt", reason="there are no such things")


def pipe(path):
    os.mkfifo(path)


def device(path):
    path.symlink_to("/dev/zero")


def huge(path):
    with path.open("wb") as file:
        file.truncate(1 << 40)


NO_FILES = {
    "a pipe": (pipe, "it is a pipe, not a file"),
    "a folder": (Path.mkdir, "it is a folder"),
    "a device": (device, "it is a device, not a file"),
    "a link to nothing": (lambda path: path.symlink_to("nowhere"), "No such file or directory"),
}


@posix
@pytest.mark.parametrize(
    "command", [["advise"], ["advise", "--jsonl"], ["review"], ["explain"], ["statistics", "--from"]]
)
@pytest.mark.parametrize(("make", "why"), NO_FILES.values(), ids=NO_FILES)
def test_what_is_no_file_is_refused_at_once(run, tmp_path, command, make, why):
    make(tmp_path / "file")
    assert_refused(run(*command, str(tmp_path / "file")), f"cannot be read ({why})")


@pytest.mark.parametrize("text", ["", "  "])
@pytest.mark.parametrize("command", [["advise"], ["explain"], ["statistics", "--from"]])
def test_an_empty_position_is_called_empty(run, monkeypatch, command, text):
    assert_refused(run(*command, text), "position: the text is empty\n")
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert_refused(run(*command, "-"), "position: the text is empty\n")


@posix
@pytest.mark.parametrize("command", [["advise"], ["review"]])
def test_a_huge_file_is_refused_by_its_size(run, tmp_path, command):
    huge(tmp_path / "file")
    assert_refused(run(*command, str(tmp_path / "file")), "it holds more than 4,000,000 bytes")


@posix
def test_a_huge_line_is_refused_by_its_length(run, tmp_path):
    huge(tmp_path / "file")
    assert_refused(run("advise", "--jsonl", str(tmp_path / "file")), "position: is longer than 4,000,000 letters")


@posix
@pytest.mark.parametrize("form", [[], ["--jsonl"]])
def test_endless_standard_input_is_refused(form):
    with open("/dev/zero", "rb") as endless:
        done = subprocess.run(
            [sys.executable, "-m", "engine", "advise", *form], cwd=ROOT, stdin=endless, capture_output=True, text=True
        )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "position: is longer than 4,000,000 letters" in done.stderr


def test_a_mark_in_front_is_no_part_of_the_text(tmp_path):
    (tmp_path / "file").write_text("\ufeff" + GOOD, encoding="utf-8")
    assert sources.read_position(str(tmp_path / "file")) == sources.read_position(GOOD)
    assert sources.read_position("\ufeff" + GOOD) == sources.read_position(GOOD)


def test_a_rule_list_in_a_file_with_a_name_like_json(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("[1]").write_text("otherwise random\n", encoding="utf-8")
    assert sources.strategy_of("@[1]").name == "1"
    with pytest.raises(sources.BadInput, match="cannot be read"):
        sources.strategy_of("@[2]")


def test_a_field_that_is_given_twice_is_named(run):
    assert_refused(run("advise", '{"dice": "12345", "rolls_left": 1, "rolls_left": 2}'), "rolls_left: is given twice")
    assert_refused(run("advise", '{"dice": "12345", "scores": {"aces": 3, "aces": 2}}'), "aces: is given twice")
    assert_refused(run("review", '{"format": "yahtzee-coach-game", "format": 1}'), "game: format: is given twice")


def test_a_long_name_is_not_echoed_in_full(run):
    for arguments in (["advise", "x" * 100_000], ["odds", "y" * 100_000], ["solve", "--rules", "z" * 100_000]):
        status, out, err = run(*arguments)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert len(err) < 1000
