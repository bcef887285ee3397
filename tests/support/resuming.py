# SPDX-License-Identifier: MIT
"""Going on where a run was stopped: what has passed is noted in a file, and left out the next time.

`bootstrap.py audit` names the file in `YAHTZEE_PASSED`; without it nothing is noted and nothing left out. A plugin of
pytest, which tests/conftest.py registers.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

VARIABLE = "YAHTZEE_PASSED"


class Resuming:
    """Leaves out what has passed, and notes each test that passes, at once: a run may be stopped at any moment."""

    def __init__(self, config):
        self._config = config
        self._is_worker = hasattr(config, "workerinput")
        self._file = None  # a worker notes nothing: who gave it the tests does
        self._left_out = 0
        self._others = set()  # what did not pass in all its parts, this time
        if self._is_worker:  # told once per run: a worker that takes another's place has to leave out the same
            self._passed = frozenset(config.workerinput["passed"])
        else:
            self._file = Path(os.environ.pop(VARIABLE))  # what a test starts is no part of this run
            self._passed = frozenset(self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else ())

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        node.workerinput["passed"] = sorted(self._passed)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items):
        left_out = [item for item in items if item.nodeid in self._passed]
        items[:] = [item for item in items if item.nodeid not in self._passed]
        self._left_out = len(left_out)
        if left_out:
            self._config.hook.pytest_deselected(items=left_out)

    def pytest_runtest_logreport(self, report):
        if report.outcome != "passed":
            self._others.add(report.nodeid)
        elif report.when == "teardown" and report.nodeid not in self._others and self._file is not None:
            with open(self._file, "a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        self._left_out = max(self._left_out, getattr(node, "workeroutput", {}).get("left_out", 0))

    def pytest_sessionfinish(self, session, exitstatus):
        if self._is_worker:
            self._config.workeroutput["left_out"] = self._left_out
        elif exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._left_out:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter):
        if self._left_out:
            terminalreporter.write_line(f"{self._left_out} that had passed were left out; --afresh runs them again")


def register(config):
    """Have `config`'s run go on where the last one was stopped, if there is a file for it."""
    if VARIABLE in os.environ or "passed" in getattr(config, "workerinput", ()):
        config.pluginmanager.register(Resuming(config), "resuming")
