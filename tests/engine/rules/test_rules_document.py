# SPDX-License-Identifier: MIT
from __future__ import annotations

import re

from checkout import ROOT


def test_every_test_that_the_page_of_rules_names_exists():
    named = set(re.findall(r"\btest_\w+", (ROOT / "docs/rules.md").read_text(encoding="utf-8"))) - {"test_naive"}
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    missing = {name for name in named if f"def {name}(" not in sources}
    assert len(named) > 15
    assert not missing


def test_every_rule_has_its_number_once():
    page = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", page, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 16
