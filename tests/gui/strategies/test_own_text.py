# SPDX-License-Identifier: MIT
"""A rule list of the player's: which strategy it is, or every line that is wrong with its reason; kept in a file."""

from __future__ import annotations

import pytest

from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strategies import pupil_after
from yahtzee_gui.strategies.own_lists import OwnLists
from yahtzee_gui.strategies.own_text import ListFault, name_in, read_text, text_of_lessons


@pytest.mark.parametrize("lessons", range(len(Lesson) + 1))
def test_a_list_begins_as_what_the_lessons_teach(lessons):
    found, faults = read_text(text_of_lessons(lessons, "mine"), "file")
    known = pupil_after(lessons).rules
    assert faults == ()
    assert (found.rules.worths, found.rules.pace, found.rules.otherwise) == (known.worths, known.pace, known.otherwise)
    assert found.rules.lines == known.lines
    assert found.name == name_in(text_of_lessons(lessons, "mine"), "file") == "mine"


def test_every_line_that_is_wrong_is_named():
    text = "keep nonsense\nkeep three alike\n\nscore attic\notherwise greedy\notherwise greedy"
    found, faults = read_text(text, "mine")
    assert found is None
    assert [fault.line for fault in faults] == [1, 4, 6]
    assert "nonsense" in faults[0].reason
    assert "attic" in faults[1].reason
    assert "twice" in faults[2].reason


def test_what_is_wrong_with_the_whole_list_has_no_line():
    found, (fault,) = read_text("keep three alike", "mine")
    assert found is None
    assert fault.line is None
    assert "otherwise" in fault.reason
    assert read_text("name greedy\notherwise greedy", "mine")[1] == (
        ListFault(None, "there is a strategy named greedy already"),
    )


def test_a_list_that_is_too_long_is_refused_and_ends():
    assert read_text("#" * 30_000, "mine")[1][0].line is None


def test_lists_are_kept_and_damaged_ones_put_aside(tmp_path, qtbot):
    lists = OwnLists(tmp_path)
    with qtbot.waitSignal(lists.loaded) as found:
        lists.write("rules-1", "otherwise greedy\nkeep nonsense")
        lists.write("rules-2", "ä")
        lists.remove("rules-2")
        lists.load()
    assert found.args == [{"rules-1": "otherwise greedy\nkeep nonsense"}]
    (lists.folder / "bad.txt").write_bytes(b"\xff\xfe")
    with qtbot.waitSignals([lists.found_damaged, lists.loaded]):
        lists.load()
    assert sorted(path.name for path in lists.folder.iterdir()) == ["damaged-bad-1.txt", "rules-1.txt"]
    with qtbot.waitSignal(lists.failed):
        lists.write("../rules-3", "x")
    lists.close()
    lists.join()
    assert not (tmp_path / "rules-3.txt").exists()
