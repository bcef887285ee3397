# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_samples import GOOD, assert_refused, with_fields

import engine
from engine.rules.scoring import RULE_SETS

CHECKOUT = Path(engine.__file__).parents[1]


@pytest.mark.parametrize("arguments", [[], ["play"], [""], ["--json"], ["advise", "--json", "--jsonl", GOOD]])
def test_bad_commands(run, arguments):
    assert_refused(run(*arguments), "python -m engine")


def test_nothing_is_written_for_bad_input(run, empty_cache):
    run("solve", "--rules", "maxi-yatzy")
    run("advise", with_fields(dice=[]))
    assert not empty_cache.exists()


@pytest.mark.parametrize("arguments", [["--help"], ["solve", "--help"], ["advise", "--help"]])
def test_help(run, arguments):
    status, out, err = run(*arguments)
    assert (status, err) == (0, "")
    assert out.startswith("usage: ")


# The process


def process(*arguments, **options):
    """Run the command line in a process of its own, from the checkout."""
    command = [sys.executable, "-m", "engine", *arguments]
    usual = {"text": True, "stderr": subprocess.PIPE}
    return subprocess.run(command, cwd=CHECKOUT, check=False, **usual | options)


def test_reader_that_goes_away_is_no_error(table_of):
    table_of(RULE_SETS["free-joker"])
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = process("advise", GOOD, stdout=closed)
    assert (done.returncode, done.stderr) == (0, "")


def test_exit_status_and_message_of_the_process():
    done = process("advise", with_fields(rolls_left=9), stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "python -m engine advise: rolls_left: must be 0 to 2, not 9\n"


def test_interrupt_is_quiet(run, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.cli.sources.read_json", interrupted)
    assert run("advise", GOOD) == (130, "", "")


def test_standard_input_of_the_process_is_utf_8_whatever_the_locale():
    environment = os.environ | {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    options = {"stdout": subprocess.PIPE, "input": "\udcff\n\u00e4\n", "encoding": "utf-8", "errors": "surrogateescape"}
    done = process("advise", "--jsonl", env=environment, **options)
    not_text, not_json = map(json.loads, done.stdout.splitlines())
    assert not_text == {"error": "position: is not UTF-8 text"}
    assert not_json["error"].startswith("position: is not valid JSON")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_answer_that_cannot_be_written_is_one_line(table_of):
    table_of(RULE_SETS["free-joker"])
    with Path("/dev/full").open("wb") as full:
        done = process("advise", GOOD, stdout=full)
    sentence = "python -m engine advise: the answer cannot be written (No space left on device)\n"
    assert (done.returncode, done.stderr) == (1, sentence)


# Streams that were closed before the program started


def with_closed(number, *arguments):
    """Run the command line with one of the standard streams closed."""
    script = f'exec "$0" -m engine "$@" {number}{"<" if number == 0 else ">"}&-'
    command = ["sh", "-c", script, sys.executable, *arguments]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)


posix = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")


@posix
def test_no_standard_input_is_empty_input():
    done = with_closed(0, "advise")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "position" in done.stderr


@posix
def test_an_answer_that_nobody_can_read_is_no_error():
    done = with_closed(1, "odds", "00001")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@posix
def test_a_refusal_never_goes_to_standard_output():
    done = with_closed(2, "odds", "bogus")
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_refusal_that_cannot_be_written_keeps_its_status():
    with open("/dev/full", "w") as full:
        assert process("odds", "bogus", stderr=full, stdout=subprocess.PIPE).returncode == 2
