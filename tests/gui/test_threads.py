# SPDX-License-Identifier: MIT
"""The threads of a window are those that the documents name, and no more of them."""

from __future__ import annotations

import re

from checkout import ROOT

MADE = re.compile(r'\bThread\(target=self\._run, .*name="([^"]+)"|\bFileThread\("([^"]+)"\)')
NAMED = re.compile(r"^\| `([^`]+)` \((?:a `FileThread`|of `Work`)\)", re.MULTILINE)


def test_every_named_thread_stands_in_the_documents_and_there_are_no_more():
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "yahtzee_gui").rglob("*.py"))
    made = [one or other for text in sources for one, other in MADE.findall(text)]
    assert sorted(made) == sorted(NAMED.findall((ROOT / "docs/threads-and-files.md").read_text(encoding="utf-8")))
    assert len(made) == 4
