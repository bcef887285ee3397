# SPDX-License-Identifier: MIT
"""Processes are really interrupted and told to end, at moments of all kinds."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time

import pytest
from audits import daily_rows
from checkout import ROOT
from command_samples import GOOD
from patience import outcome

from engine.rules.scoring import RULE_SETS

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
ENDS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]

WRITING = """
import sys
from pathlib import Path
from engine.runtime import exit_signals, files

exit_signals.before_end(files.drop_unfinished)
exit_signals.end_quietly()

def chunks():
    yield b"half"
    print("writing", flush=True)
    sys.stdin.read()

files.write_atomically(Path(sys.argv[1]), chunks())
"""


def start(*command, **options):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, *command], cwd=ROOT, text=True, **pipes | options)


@pytest.fixture(autouse=True)
def _signals_can_be_heard():
    """Ignore no signal, as a process does that was started in the background or by nohup, and all that it starts."""
    ignored = [number for number, _ in ENDS if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


@pytest.mark.parametrize(("number", "status"), daily_rows(ENDS))
def test_a_command_that_waits_for_its_input_ends_silently(table_of, number, status):
    table_of(RULE_SETS["free-joker"])
    process = start("-m", "engine", "advise", "--jsonl")
    process.stdin.write(GOOD + "\n")
    process.stdin.flush()
    assert "options" in json.loads(process.stdout.readline())
    process.send_signal(number)
    out, err = outcome(process)
    assert (process.returncode, out, err) == (status, "", "")


@pytest.mark.parametrize(("number", "status"), ENDS)
def test_a_file_that_is_just_written_is_not_left_over(tmp_path, number, status):
    (tmp_path / "file").write_bytes(b"old")
    process = start("-c", WRITING, str(tmp_path / "file"))
    assert process.stdout.readline() == "writing\n"
    process.send_signal(number)
    out, err = outcome(process)
    assert (process.returncode, out, err) == (status, "", "")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


def test_what_is_to_be_ignored_stays_ignored(table_of):
    """As of a command in the background of a shell without job control."""
    table_of(RULE_SETS["free-joker"])
    ignoring = "import runpy, signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    script = f"{ignoring}; runpy.run_module('engine', run_name='__main__')"
    process = start("-c", script, "advise", "--jsonl")
    process.stdin.write(GOOD + "\n")
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.stdin.write(GOOD + "\n")
    out, err = outcome(process)
    assert (process.returncode, out.count("\n"), err) == (0, 1, "")


@pytest.mark.audit
@pytest.mark.parametrize("is_fresh", [False, True], ids=["warm", "while it compiles, solves and saves"])
@pytest.mark.parametrize(("number", "status"), ENDS)
def test_at_any_moment(tmp_path, table_of, is_fresh, number, status):
    """From the first module of the engine on: before, it is Python that is interrupted.

    Moments lie evenly over as long as it takes when it is left alone, and a little beyond.
    """
    table_of(RULE_SETS["free-joker"])
    rng, seen, trials = random.Random(number), set(), 12 if is_fresh else 24

    def begin(name):
        environment = os.environ | ({"XDG_CACHE_HOME": str(tmp_path / name)} if is_fresh else {})
        process = start("-X", "importtime", "-m", "engine", "solve", env=environment)
        while "engine.runtime.exit_signals" not in process.stderr.readline():
            assert process.poll() is None
        return process

    process, began = begin("alone"), time.monotonic()
    outcome(process)
    whole = 1.1 * (time.monotonic() - began)
    for trial in range(trials):
        process = begin(f"{trial}")
        time.sleep(0.02 + whole * (trial + rng.random()) / trials)
        process.send_signal(number)
        out, err = outcome(process)
        said = [line for line in err.splitlines() if not line.startswith("import time:")]
        assert process.returncode in (status, 0), err
        assert said == []
        assert process.returncode == 0 or not out
        seen.add(process.returncode)
    assert status in seen
