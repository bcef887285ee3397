# SPDX-License-Identifier: MIT
"""The documents name what there is: keys, files, pictures, modules and folders."""

from __future__ import annotations

import re

import pytest
from checkout import ROOT

from yahtzee_gui.desktop.key_bindings import KEEPS
from yahtzee_gui.menu_words import action_name, fixed_keys, key, key_groups

DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")} - {ROOT / "docs/extending-example.md"})
MODULE = re.compile(r"`(?:((?:[a-z_]+/)+[a-z_]+(?:\.py)?)|((?:engine|yahtzee_gui)(?:\.[a-z_]+)+))`")


def test_the_page_of_keys_is_the_list_of_the_program():
    page = (ROOT / "docs/keys.md").read_text(encoding="utf-8")
    listed = [f"## {heading}" if heading else f"| {names} | {does} |" for heading, names, does in _listed()]
    assert [re.sub(r"(\| .*? \| .*? \|).*", r"\1", line) for line in page.splitlines() if _is_listed(line)] == listed


def _listed():
    for heading, actions in key_groups():
        yield heading, "", ""
        for action in actions:
            if action == KEEPS[0]:
                yield "", "1 – 5", f"{action_name(action)} – 5"
            elif action not in KEEPS:
                yield "", key(action.usual), action_name(action)
    yield "Always the same", "", ""
    for names, does in fixed_keys():
        yield "", ", ".join(names), does


def _is_listed(line):
    return line.startswith(("## ", "| ")) and not line.startswith("| key |")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_pictures_of_documents_lead_somewhere(path):
    named = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [name for name in named if not (path.parent / name).exists()] == []


@pytest.mark.parametrize("name", ["architecture", "method", "seeds", "threads-and-files"])
def test_modules_that_documents_name_exist(name):
    named = MODULE.findall((ROOT / f"docs/{name}.md").read_text(encoding="utf-8"))
    places = [slashed.removesuffix(".py") or dotted.replace(".", "/") for slashed, dotted in named]
    tops = ROOT, ROOT / "engine", ROOT / "yahtzee_gui"
    gone = [one for one in places if not any((top / one).is_dir() or (top / f"{one}.py").exists() for top in tops)]
    assert gone == []


def test_the_drawings_name_all_folders():
    drawings = "".join(re.findall(r"```mermaid(.*?)```", (ROOT / "docs/architecture.md").read_text("utf-8"), re.DOTALL))
    for top in ("engine", "yahtzee_gui"):
        folders = {path.parent.name for path in (ROOT / top).glob("*/__init__.py")}
        assert {folder for folder in folders if not re.search(rf"\b{folder}\b", drawings)} == set()
    named = set(re.findall(r"\b[a-z_]+\b", drawings)) - {"graph", "main", "features", "no"}
    assert {one for one in named if not [*ROOT.glob(f"*/{one}"), *ROOT.glob(f"*/{one}.py"), *ROOT.glob(one)]} == set()
