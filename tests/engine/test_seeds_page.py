# SPDX-License-Identifier: MIT
"""The page that answers the documents line by line: rows are whole, links lead somewhere, commands exist."""

import re
from pathlib import Path

import engine
from engine.__main__ import parser

DOCS = Path(engine.__file__).parents[1] / "docs"
PAGE = (DOCS / "seeds.md").read_text(encoding="utf-8")
ROWS = [line.strip("|").split(" | ") for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]


def _commands():
    return next(iter(parser()._subparsers._group_actions)).choices


def _anchors(page):
    headings = re.findall(r"^#+ (.+)$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_row_has_an_answer():
    assert len(ROWS) > 40
    for row in ROWS:
        assert len(row) == 5, row
        assert all(cell.strip() for cell in row[1:]), row


def test_links_lead_to_headings():
    links = re.findall(r"\]\(([\w-]+\.md)(?:#([\w-]+))?\)", PAGE)
    assert links
    for page, anchor in links:
        assert (DOCS / page).is_file()
        assert not anchor or anchor in _anchors(page), (page, anchor)


def test_the_commands_are_there():
    named = {code.split()[0] for row in ROWS for code in re.findall(r"`([^`]+)`", row[2])}
    assert {"micro", "counts", "random-play", "precision", "lowest", "stopping", "normal", "compare"} <= named
    looks_like_options = {code for code in named if not re.fullmatch(r"[a-z][a-z-]+", code)}
    others = named - looks_like_options - set(_commands())
    assert others <= {"free-joker", "demon", "perfect-demon"}, others
