# SPDX-License-Identifier: MIT
"""A rule list of the player's: which strategy it is, or every line that is wrong with its reason; kept in a file."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from engine.strategies.rule_lists.course import Lesson
from engine.strategies.rule_lists.reading import MOST_LETTERS
from engine.strategies.strategies import pupil_after
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.entrants import Choices, Who
from yahtzee_gui.strategies.rule_lists import MOST_LISTS, OwnLists, name_in, read_text, text_of_lessons
from yahtzee_gui.strategies.session import Strategies
from yahtzee_gui.words import faults as words_faults
from yahtzee_gui.work import Engine


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
    assert "nonsense" in str(faults[0].reason)
    assert "attic" in str(faults[1].reason)
    assert "twice" in str(faults[2].reason)


def test_what_is_wrong_with_the_whole_list_has_no_line():
    found, (fault,) = read_text("keep three alike", "mine")
    assert found is None
    assert fault.line is None
    assert "otherwise" in str(fault.reason)
    (taken,) = read_text("name greedy\notherwise greedy", "mine")[1]
    assert str(taken) == "rules: there is already a strategy named greedy"


WRONG = (
    *("keep nonsense", "score attic", "otherwise me", "worth chance x", "name Ä", "dance", "stop pair", "keep"),
    *("score chance if 1 rolls left", "score its box if its box open", "score its box", "keep pair if 9 rolls left"),
    *(
        "keep pair if rain",
        "keep pair if its box open and its box filled",
        "name greedy",
        "worth chance 2",
        "kep pair",
        "#" * 30_000,
    ),
    " and ".join(["keep pair if aces open", *["twos open"] * 11]),
)


@pytest.mark.parametrize("line", [*WRONG, None], ids=range(len(WRONG) + 1))
def test_all_that_can_be_wrong_is_said_in_the_language_of_the_window(line, monkeypatch):
    monkeypatch.setattr(QCoreApplication, "translate", lambda _, text, *_note: f"«{text}»")
    text = "keep pair" if line is None else f"{line}\notherwise greedy"
    _, faults = read_text(text, "mine")
    assert faults
    for fault in faults:
        assert words_faults.told(fault.reason).startswith("«"), fault


def test_a_list_that_is_too_long_is_refused_and_ends():
    assert read_text("#" * 30_000, "mine")[1][0].line is None


def test_lists_are_kept_and_damaged_ones_put_aside(tmp_path, qtbot):
    worker = FileThread("files")
    lists = OwnLists(worker, tmp_path)
    lists.write("rules-1", "otherwise greedy\nkeep nonsense")
    lists.write("rules-2", "ä")
    lists.remove("rules-2")
    qtbot.waitUntil(lambda: lists.known == {"rules-1": "otherwise greedy\nkeep nonsense"})
    folder = lists.files.folder
    (folder / "bad.txt").write_bytes(b"\xff\xfe")
    with qtbot.waitSignals([lists.found_damaged, lists.loaded]):
        lists.load()
    assert sorted(path.name for path in folder.iterdir()) == ["damaged-bad-1.txt", "rules-1.txt"]
    with qtbot.waitSignal(lists.failed):
        lists.write("../rules-3", "x")
    worker.close()
    worker.join()
    assert not (tmp_path / "rules-3.txt").exists()


def test_a_list_that_is_begun_before_the_others_are_read_takes_no_ones_place(tmp_path, qtbot):
    worker = FileThread("files")
    lists = OwnLists(worker, tmp_path)
    lists.files.folder.mkdir(parents=True)
    (lists.files.folder / "rules-1.txt").write_text("otherwise greedy")
    session = Strategies(Engine(), lists, Choices())
    session.begin_list()
    qtbot.waitUntil(lambda: session.choices.edited == "rules-2")
    session.close()
    worker.close()
    worker.join()
    assert (lists.files.folder / "rules-1.txt").read_text() == "otherwise greedy"
    assert (lists.files.folder / "rules-2.txt").read_text() == text_of_lessons(12, "my-rules-2")


@pytest.fixture
def open_lists(tmp_path, qtbot):
    """Return a function that opens the lists of one folder, with the session of the page."""
    opened = []

    def open_one():
        worker, engine = FileThread("files"), Engine()
        lists = OwnLists(worker, tmp_path)
        opened.append((worker, engine))
        with qtbot.waitSignal(lists.loaded):
            session = Strategies(engine, lists, Choices())
        return session, lists, worker

    yield open_one
    for one in (one for pair in opened for one in pair):
        one.close()
        one.join()


def texts(folder):
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_a_list_that_is_begun_takes_the_place_of_no_file(open_lists, qtbot):
    session, lists, worker = open_lists()
    lists.files.folder.mkdir(parents=True)
    for number in (1, 2):  # by another window, since the folder was read
        (lists.files.folder / f"rules-{number}.txt").write_text("otherwise greedy")
    session.begin_list()
    qtbot.waitUntil(lambda: session.choices.edited == "rules-3")
    session.begin_list()
    qtbot.waitUntil(lambda: session.choices.edited == "rules-4")
    session.close()
    worker.close()
    worker.join()
    written = {f"rules-{number}.txt": text_of_lessons(12, f"my-rules-{number}") for number in (3, 4)}
    assert texts(lists.files.folder) == {
        "rules-1.txt": "otherwise greedy",
        "rules-2.txt": "otherwise greedy",
        **written,
    }


def test_of_more_lists_than_are_read_it_is_told_and_none_is_lost(tmp_path, qtbot, open_lists):
    folder = tmp_path / "strategies"
    folder.mkdir()
    for number in range(1, MOST_LISTS + 11):
        (folder / f"rules-{number}.txt").write_text(f"name mine-{number}\notherwise greedy")
    before, told = texts(folder), []
    worker = FileThread("files")
    lists = OwnLists(worker, tmp_path)
    lists.left_out.connect(lambda *what: told.append(what))
    with qtbot.waitSignal(lists.loaded):
        lists.load()
    worker.close()
    worker.join()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(str(folder), MOST_LISTS, 10)]
    assert len(lists.known) == MOST_LISTS
    session, *_ = open_lists()
    session.begin_list()
    qtbot.waitUntil(lambda: session.remark != "")
    assert words.not_kept(session.remark) == (
        f"The list couldn't be saved: there are already {MOST_LISTS} lists, so remove one first."
    )
    session.close()
    assert texts(folder) == before


def test_a_text_that_is_too_long_is_not_taken(open_lists, qtbot):
    session, _, worker = open_lists()
    session.begin_list()
    qtbot.waitUntil(lambda: session.choices.edited == "rules-1")
    text = session.text
    session.write("é" * (MOST_LETTERS + 1))
    assert session.text == text
    assert words.not_kept(session.remark) == ("The list couldn't be saved: a list can have at most 20,000 characters.")
    session.write("é" * MOST_LETTERS)
    session.close()
    worker.close()
    worker.join()
    again, *_ = open_lists()
    qtbot.waitUntil(lambda: len(again.entrants) > len(Who) + 1)
    again.edit("rules-1")
    assert again.text == "é" * MOST_LETTERS


def test_a_list_that_could_not_be_read_back_is_not_written(open_lists, qtbot):
    _, lists, _ = open_lists()
    with qtbot.waitSignal(lists.written):
        lists.write("mine", "otherwise greedy")
    with qtbot.waitSignal(lists.failed) as why:
        lists.write("mine", "é" * 50_000)
    assert "80,000 bytes" in why.args[0]
    assert (lists.files.folder / "mine.txt").read_text() == "otherwise greedy"
