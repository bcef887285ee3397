# SPDX-License-Identifier: MIT
"""Tests of the note of audits that passed: a change strikes out what depends on it, and nothing else."""

from __future__ import annotations

import pytest
from bootstrapping import passing

HELPED = "tests/engine/turn/test_helped.py"
PLAIN = "tests/engine/test_plain.py"
TWIN = "tests/test_twin.py"
BEYOND = "tests/engine/test_beyond.py"
INDIRECT = "tests/engine/test_indirect.py"
SCRIPT = "tests/engine/test_script.py"
WINDOW = "tests/gui/test_window.py"
OF_ENGINE = {HELPED, PLAIN, TWIN}
ALL = {*OF_ENGINE, BEYOND, INDIRECT, SCRIPT, WINDOW}
FILES = {
    HELPED: "from helper import one\n",
    PLAIN: "import engine.turn\n",
    TWIN: "import naive\n",
    BEYOND: "COMMAND = 'import yahtzee_gui'\n",
    INDIRECT: "def late():\n    import window_helper\n",
    SCRIPT: "import bundle\n",
    WINDOW: "import naive\n",
    "tests/conftest.py": "import shared\n",
    "tests/engine/turn/conftest.py": "",
    "tests/engine/data/table.csv": "1,2",
    "tests/naive.py": "",
    "tests/support/helper.py": "import more\n",
    "tests/support/more.py": "",
    "tests/support/shared.py": "",
    "tests/support/window_helper.py": "from yahtzee_gui import words\n",
    "assets/games/game.json": "{}",
    "assets/icons/icon.svg": "",
    "docs/page.md": "",
    "engine/turn/kernels.py": "",
    "packaging/bundle.py": "",
    "packaging/locked/test.txt": "",
    "pyproject.toml": "",
    "yahtzee_gui/app.py": "",
}


@pytest.fixture
def checkout(monkeypatch, tmp_path):
    """A checkout with a few files of each kind."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(passing, "ROOT", tmp_path)
    return tmp_path


def passed(note):
    """The files of tests of which the note still names a test."""
    lines = note.read_text(encoding="utf-8").splitlines()
    return {line.partition("::")[0] for line in lines if "::" in line}


@pytest.mark.parametrize(
    ("changed", "struck"),
    [
        ("yahtzee_gui/app.py", ALL - OF_ENGINE),
        ("packaging/bundle.py", ALL - OF_ENGINE),
        ("docs/page.md", ALL - OF_ENGINE),
        ("assets/icons/icon.svg", ALL - OF_ENGINE),
        ("tests/support/window_helper.py", ALL - OF_ENGINE),
        (WINDOW, ALL - OF_ENGINE),
        ("engine/turn/kernels.py", ALL),
        ("assets/games/game.json", ALL),
        ("packaging/locked/test.txt", ALL),
        ("pyproject.toml", ALL),
        ("tests/conftest.py", ALL),
        ("tests/support/shared.py", ALL),
        ("tests/engine/data/table.csv", ALL),
        (PLAIN, ALL - {HELPED, TWIN}),
        ("tests/engine/turn/conftest.py", ALL - {PLAIN, TWIN}),
        ("tests/support/more.py", ALL - {PLAIN, TWIN}),
        ("tests/naive.py", ALL - {HELPED, PLAIN}),
    ],
)
def test_a_change_strikes_out_what_depends_on_it(checkout, changed, struck):
    note = checkout / "note"
    passing.begin_note(note)
    assert passed(note) == set()
    with open(note, "a", encoding="utf-8") as file:
        file.writelines(f"{path}::test_one[::]\n" for path in ALL)
    passing.begin_note(note)
    assert passed(note) == ALL
    (checkout / changed).write_text("SOMETHING = 'else'\n", encoding="utf-8")
    passing.begin_note(note)
    assert passed(note) == ALL - struck
    passing.begin_note(note, afresh=True)
    assert passed(note) == set()


def test_another_python_and_another_name_strike_out_but_not_what_python_compiles(checkout, monkeypatch):
    before = dict(passing.states())
    (checkout / "engine" / "__pycache__").mkdir()
    (checkout / "engine" / "__pycache__" / "one.pyc").touch()
    assert passing.states() == before
    (checkout / "engine" / "turn" / "kernels.py").rename(checkout / "engine" / "turn" / "renamed.py")
    renamed = dict(passing.states())
    monkeypatch.setattr(passing, "THIS_PYTHON", "2.7")
    for other in (renamed, passing.states()):
        assert all(other[path] != before[path] for path in ALL)


def test_a_note_of_another_kind_counts_for_nothing(checkout):
    note = checkout / "note"
    note.write_text(f"sources 0123\n{PLAIN}::test_one\n", encoding="utf-8")
    passing.begin_note(note)
    assert passed(note) == set()


def test_the_sources_are_all_there_and_the_window_is_none_of_the_engines():
    assert all((passing.ROOT / source).exists() for source in (*passing.SOURCES, *passing.FOR_ENGINE))
    contents = passing.read_sources()
    needed = passing.needed_by("tests/engine/turn/test_flow.py", contents)
    assert {"tests/naive_flow.py", "tests/support/audits.py", "engine/turn/flow.py"} - needed == set()
    assert not any(path.startswith(("yahtzee_gui", "tests/gui", "docs")) for path in needed)
    assert passing.needed_by("tests/gui/play/test_demons.py", contents) == contents.keys()
