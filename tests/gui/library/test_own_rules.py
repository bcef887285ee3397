# SPDX-License-Identifier: MIT
"""The player's rule files are listed, written and removed; whatever else lies there, the program goes on."""

from __future__ import annotations

import os
import random
from contextlib import suppress

import pytest

from engine.rules.reading import LARGEST_FILE, RulesError
from engine.rules.scoring import rule_set
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.library.text_folders import MOST_RULES, OwnRules, own_rules_in, rules_file_name, write_rules

MINE = """
name = "My dice"
upper_bonus = 20
box = [{ key = "aces" }, { key = "sixes" }, { key = "one_pair" }, { key = "chance" }]
"""


@pytest.fixture
def own(tmp_path):
    """The rules in a folder that isn't there yet."""
    return own_rules_in(tmp_path)


def test_rules_are_written_listed_and_removed(own):
    assert own.listed() == {}
    name = write_rules(own, MINE)
    ((listed, rules),) = own.listed().items()
    assert (listed, rules.title, rules.upper_bonus) == (name, "My dice", 20)
    assert [path.name for path in own.folder.iterdir()] == [f"{name}.toml"]  # and no temporary file
    own.remove(name)
    own.remove(name)  # there is none any more, and that is no error
    assert own.listed() == {}


def test_another_title_is_another_file_and_the_same_takes_its_place(own):
    write_rules(own, MINE)
    write_rules(own, MINE.replace("20", "30"))
    write_rules(own, MINE.replace("My dice", "My dice!"))
    assert sorted((rules.title, rules.upper_bonus) for rules in own.listed().values()) == [
        ("My dice", 30),
        ("My dice!", 20),
    ]
    assert rules_file_name("Würfel") != rules_file_name("W rfel")


@pytest.mark.parametrize("title", ["Damaged dice", "damaged-", "DAMAGED!"])
def test_a_title_is_never_taken_for_the_name_of_a_damaged_file(own, title):
    name = write_rules(own, MINE.replace("My dice", title))
    assert list(own.listed()) == [name]
    own.remove(name)
    assert own.listed() == {}


def test_more_files_than_are_read_are_refused_and_those_there_can_be_changed(own):
    name = write_rules(own, MINE)
    for number in range(199):
        (own.folder / f"a{number}.toml").write_text(MINE, encoding="utf-8")
    with pytest.raises(RulesError, match="200 rules files"):
        write_rules(own, MINE.replace("My dice", "Zebra"))
    write_rules(own, MINE.replace("20", "30"))
    assert own.listed()[name].upper_bonus == 30


def test_what_cannot_be_is_refused_and_the_file_stays(own):
    name = write_rules(own, MINE)
    with pytest.raises(RulesError, match="line 4"):
        write_rules(own, MINE.replace("one_pair", "One Pair"))
    assert list(own.listed()) == [name]


def test_rules_under_a_name_of_the_program_are_other_rules(own):
    write_rules(own, MINE.replace("My dice", "Yatzy"))
    (rules,) = own.listed().values()
    assert rules != rule_set("yatzy")
    assert rules.name.startswith("yatzy-")


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "", ".", "damaged-x-1"])
def test_only_what_is_listed_can_be_removed(own, tmp_path, name):
    write_rules(own, MINE)
    outside = tmp_path / "secret.toml"
    outside.write_text("kept")
    (own.folder / "damaged-x-1.toml").write_text("kept")
    with suppress(OSError):
        own.remove(name)
    assert outside.exists()
    assert (own.folder / "damaged-x-1.toml").exists()
    assert len(own.listed()) == 1


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "name: must be text"),
        (b'name = "x"', "box: is missing"),
        (b"\xff\xfe", "not UTF-8"),
        (b'name = "x"\nbox = [', "valid TOML"),
        (b"a = " + b"[" * 50_000, "valid TOML"),
        (b"#" * (LARGEST_FILE + 1), "holds more than"),
        (MINE.replace("20", "9" * 5000).encode(), "valid TOML"),
    ],
)
def test_damage_is_put_aside_with_a_sentence(own, content, why):
    write_rules(own, MINE)
    (own.folder / "other.toml").write_bytes(content)
    assert len(own.listed()) == 1
    ((path, told),) = own.put_aside
    assert why in str(told)
    assert path.name == "damaged-other-1.toml"
    assert path.read_bytes() == content
    own.listed()
    assert own.put_aside == ()  # told once


def test_links_pipes_and_folders_are_put_aside_unread(own, tmp_path):
    write_rules(own, MINE)
    secret = tmp_path / "elsewhere.toml"
    secret.write_text(MINE.replace("My dice", "Secret"))
    (own.folder / "link.toml").symlink_to(secret)
    os.mkfifo(own.folder / "pipe.toml")
    (own.folder / "folder.toml").mkdir()
    assert [rules.title for rules in own.listed().values()] == ["My dice"]
    assert len(own.put_aside) == 3
    assert secret.exists()


def test_any_bytes_end_in_a_list(own):
    write_rules(own, MINE)
    dice = random.Random(5)
    for _ in range(60):
        content = bytearray(MINE.encode())
        for _ in range(dice.randint(1, 8)):
            content[dice.randrange(len(content))] = dice.randrange(256)
        (own.folder / "any.toml").write_bytes(content)
        assert "My dice" in [rules.title for rules in own.listed().values()]


def test_the_store_tells_what_changes(qtbot, tmp_path):
    worker = FileThread("files")
    store = OwnRules(worker, tmp_path)
    damaged = []
    store.found_damaged.connect(lambda path, why: damaged.append((path, why)))
    with qtbot.wait_signal(store.written) as written:
        store.keep(MINE)
    name = written.args[0]
    assert [rules.title for rules in store.known.values()] == ["My dice"]
    with qtbot.wait_signal(store.failed) as failed:
        store.keep("name = 3")
    assert "name" in str(failed.args[0])
    os.rename(store.files.folder / f"{name}.toml", os.fsencode(store.files.folder) + b"/\xff.toml")
    (store.files.folder / "bad.toml").write_text("nothing")
    with qtbot.wait_signal(store.found_damaged):
        store.load()
    (path, why) = damaged[0]
    assert path.endswith("damaged-bad-1.toml")
    assert "line 1" in str(why)
    with qtbot.wait_signal(store.changed):
        store.remove(next(iter(store.known)))
    assert not store.known
    worker.close()
    worker.join()


def test_a_folder_that_cannot_be_is_told(qtbot, tmp_path):
    (tmp_path / "rules").write_text("in the way")
    worker = FileThread("files")
    store = OwnRules(worker, tmp_path)
    store.load()
    with qtbot.wait_signal(store.failed):
        store.keep(MINE)
    assert not store.known
    worker.close()
    worker.join()


def test_rules_that_could_not_be_read_back_are_not_written(own):
    name = write_rules(own, MINE)
    with pytest.raises(OSError, match=f"{LARGEST_FILE:,} bytes"):
        write_rules(own, MINE.replace("20", "30") + "# " + "é" * (LARGEST_FILE - 1000))
    ((listed, rules),) = own.listed().items()
    assert (listed, rules.upper_bonus) == (name, 20)


def test_files_that_are_not_read_are_told_of_once(own, qtbot):
    own.folder.mkdir()
    for number in range(MOST_RULES + 3):
        (own.folder / f"a{number:03}.toml").write_text(MINE.replace("My dice", f"Dice {number}"), encoding="utf-8")
    worker, told = FileThread("files"), []
    store = OwnRules(worker, own.folder.parent)
    store.left_out.connect(lambda *what: told.append(what))
    with qtbot.waitSignal(store.changed):
        store.load()
    store.load()
    worker.close()
    worker.join()
    qtbot.wait(1)
    assert told == [(str(own.folder), MOST_RULES, 3)]
    assert len(store.known) == MOST_RULES
