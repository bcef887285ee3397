# SPDX-License-Identifier: MIT
"""The threads of a window are those that the documents name, and no more of them."""

from __future__ import annotations

import re

from checkout import ROOT

MOST = 7
"""Two of the engine, one for small files; two for the game in play, two for the history: these become one."""
_MADE = re.compile(
    r'(?:\bWorker\(|\bThread\(target=self\._run, args=[^"\n]*name=|'
    r'\(WorkerService\):.*?super\(\).__init__\()"([^"]+)"',
    re.DOTALL,
)
_NAMED = re.compile(r"^\| `([^`]+)` \((?:a `jobs\.Worker`|of `Work`)\)", re.MULTILINE)


def test_every_named_thread_stands_in_the_documents_and_there_are_no_more():
    services = ROOT / "yahtzee_gui"
    made = [name for path in services.rglob("*.py") for name in _MADE.findall(path.read_text(encoding="utf-8"))]
    named = _NAMED.findall((ROOT / "docs" / "threads-and-files.md").read_text(encoding="utf-8"))
    assert sorted(made) == sorted(named)
    assert len(made) == len(set(made)) <= MOST
