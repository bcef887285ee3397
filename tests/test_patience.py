# SPDX-License-Identifier: MIT
"""Waiting goes on as long as anybody else works, in this process or another one, and no longer."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import patience
import pytest
from checkout import ROOT

WORK = "while True: pass"
TIME = re.compile(r"\btimeout=([A-Z_]{2,}|[1-9])[\w.]*|(?<!qtbot)\.(wait|join)\([1-9][\d_.]*\)")
HANGS_ARE_FOUND = "test_new_table_checks.py"
"""Where damaged code may go on for ever, working: how long it is given changes what is printed, and fails nothing."""


@pytest.fixture
def few_looks(monkeypatch):
    """Patience is over after twenty looks, and is told each second time what the others have done."""
    monkeypatch.setattr(patience, "_MOST", 20)
    monkeypatch.setattr(patience, "_CHECK", 2)
    done = [0.0]
    monkeypatch.setattr(patience, "done_by_others", lambda: done[0])
    return done


def test_it_is_over_when_nobody_has_done_anything_for_long(few_looks):
    with pytest.raises(patience.NothingHappens):
        patience.until(lambda: False)
    with pytest.raises(patience.NothingHappens):
        patience.wait_for(threading.Event())


def test_a_little_is_nothing_and_more_is_waited_for(few_looks):
    waiting = patience.Patience()
    for _ in range(100):
        few_looks[0] += 0.03
        assert not waiting.is_over()
    before = waiting.looks
    while not waiting.is_over():
        few_looks[0] += 0.001
    assert waiting.looks - before <= 20


def grows_by(seconds):
    """Wait until others have done so much."""
    before = patience.done_by_others()
    patience.until(lambda: patience.done_by_others() - before > seconds)


def test_another_thread_counts_and_who_waits_does_not():
    before, began = patience.done_by_others(), time.thread_time()
    while time.thread_time() - began < 0.3:
        pass
    assert patience.done_by_others() - before < 0.2
    ended = threading.Event()
    worker = threading.Thread(target=lambda: [None for _ in iter(ended.is_set, True)])
    worker.start()
    grows_by(0.1)
    ended.set()
    worker.join()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system doesn't tell")
def test_a_process_begun_here_counts_and_one_begun_by_it():
    inner = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {WORK!r}])"
    for code in (WORK, inner):
        with subprocess.Popen([sys.executable, "-c", code], start_new_session=True) as child:
            grows_by(0.1)
            subprocess.run(["kill", "--", f"-{child.pid}"], check=True)


def test_one_that_does_nothing_is_killed(few_looks):
    with pytest.raises(subprocess.TimeoutExpired):
        patience.run([sys.executable, "-c", "import time; time.sleep(1000)"])


def test_what_a_process_wrote_comes_with_its_end():
    code = "import sys, time; print('out', flush=True); time.sleep(0.1); print('err', file=sys.stderr); sys.exit(3)"
    done = patience.run([sys.executable, "-c", code], text=True)
    assert (done.returncode, done.stdout, done.stderr) == (3, "out\n", "err\n")


def test_no_wait_has_a_time():
    """A machine may be slow, or busy: whoever waits asks `patience`."""
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if path.name != HANGS_ARE_FOUND and path != Path(patience.__file__):
            found += [f"{path.name}: {one[0]}" for one in TIME.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
