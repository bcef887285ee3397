# SPDX-License-Identifier: MIT
"""What is shared of the player's decisions: the choices, all of them, and nothing that tells of the player."""

from __future__ import annotations

import csv
import json
from contextlib import closing
from dataclasses import replace

import pytest
from history_samples import finished
from learning_samples import careless_entry
from own_library import OwnLibrary

from engine.games.position import Position, position_from_json
from engine.rules.scoring import DEFAULT_RULES, OTHER_GAMES, rule_set, rules_key
from engine.training.decisions import option_of, position_text
from yahtzee_gui.library import transfer
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.history_files import Fault, HistoryFiles
from yahtzee_gui.library.transfer import FIELDS, Entry, SharedDecisions, house_rules, shared
from yahtzee_gui.words.names import yatzy


@pytest.fixture(scope="module")
def entry(analyzer_of):
    """A game with its decisions."""
    return careless_entry(analyzer_of(DEFAULT_RULES), 7)


def test_every_choice_is_there_in_another_order(entry):
    found = shared([entry])
    assert (found.games, found.of_days, found.by_own_rules, found.unseen) == (1, 0, 0, 0)
    told = [(json.loads(one.position), one.choice, one.final_choice, one.hints) for one in found.decisions]
    kept = [(json.loads(one.position), one.first, one.stood, one.hints) for one in entry.decisions]
    assert len(kept) > 13
    assert told != kept
    assert sorted(told, key=repr) == sorted(kept, key=repr)
    assert shared([entry]).decisions != shared([entry]).decisions, "by chance, each time"


def test_games_whose_dice_or_rules_would_tell_something_are_left_out(entry):
    others = [
        replace(entry, game=replace(entry.game, seed="today-2026-11-22")),
        replace(entry, game=replace(entry.game, rules="grandmas-rules")),
        Entry(finished("not looked at yet", grade=None)),
    ]
    found = shared([*others, entry])
    assert (found.games, found.of_days, found.by_own_rules, found.unseen) == (1, 1, 1, 1)
    assert len(found.decisions) == len(entry.decisions)


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_games_that_come_with_the_program_are_there_with_the_name_of_their_rules(entry, name):
    position = Position(dice=(1, 1, 2, 3, 6), rolls_left=2, rules=rule_set(name))
    decision = replace(entry.decisions[0], position=position_text(position))
    own = json.dumps({"name": "Grandma's", "box": []})
    games = [replace(entry.game, rules=rules) for rules in (name, own)]
    found = shared([replace(entry, game=game, decisions=(decision,)) for game in games])
    assert (found.games, found.by_own_rules) == (1, 1)
    text = b"".join(transfer.as_csv(found.decisions)).decode()
    (row,) = csv.DictReader(text.splitlines())
    assert row["rules"] == name
    assert "Grandma" not in text
    _, line = b"".join(transfer.as_json_lines(found.decisions)).decode().splitlines()
    assert position_from_json(json.loads(line)["position"]).rules == rule_set(name)


@pytest.mark.parametrize(
    ("chosen", "name"),
    [
        ({"in_order": True}, "yatzy+in_order"),
        ({"five_is_full_house": True, "four_is_two_pairs": True}, "yatzy+five_is_full_house+four_is_two_pairs"),
    ],
)
def test_yatzy_by_house_rules_is_there_with_their_names(entry, chosen, name):
    rules = replace(yatzy(**chosen), rolls_per_turn=2)
    position = Position(dice=(1, 1, 2, 3, 6), rolls_left=1, rules=rules)
    decision = replace(entry.decisions[0], position=position_text(position))
    game = replace(entry.game, rules=rules_key(rules), rolls_per_turn=2)
    found = shared([replace(entry, game=game, decisions=(decision,))])
    assert (found.games, found.by_own_rules) == (1, 0)
    (row,) = csv.DictReader(b"".join(transfer.as_csv(found.decisions)).decode().splitlines())
    assert (row["rules"], row["rolls_per_turn"]) == (name, "2")
    _, line = b"".join(transfer.as_json_lines(found.decisions)).decode().splitlines()
    assert position_from_json(json.loads(line)["position"]).rules == rules
    assert len(set(house_rules().values())) == 7, "three house rules, in every way but none"


def test_a_table_has_what_was_chosen_and_nothing_of_the_player(entry):
    found = shared([entry])
    text = b"".join(transfer.as_csv(found.decisions)).decode()
    rows = list(csv.DictReader(text.splitlines()))
    assert tuple(rows[0]) == FIELDS
    assert len(rows) == len(entry.decisions)
    for row, one in zip(rows, found.decisions, strict=True):
        position = position_from_json(json.loads(one.position))
        assert row["dice"] == "".join(map(str, position.dice))
        assert row["scores"] == " ".join(f"{box.key}={points}" for box, points in position.filled.items())
        assert (row["choice"], row["goal"], row["coach"]) == (one.choice, "points", one.coach)
        option_of(row["choice"])
    for telling in (entry.game.seed, entry.game.finished_at[:10], "seed", "name", "finished"):
        assert telling not in text


def test_json_lines_can_be_asked_about(entry):
    found = shared([entry])
    first, *lines = b"".join(transfer.as_json_lines(found.decisions)).decode().splitlines()
    assert json.loads(first) == {"format": "yahtzee-coach-decisions", "version": 1}
    assert len(lines) == len(entry.decisions)
    for line in map(json.loads, lines):
        position_from_json(line["position"])
        assert line.keys() == {"position", "goal", "choice", "final_choice", "coach", "hints"}
        assert line["position"].keys() == set(FIELDS[:8]) - {"goal"}


def test_a_game_from_elsewhere_and_one_for_a_goal_say_so(entry):
    decision = replace(entry.decisions[0], mode="")
    (found,) = shared([replace(entry, game=replace(entry.game, goal="reach 250"), decisions=(decision,))]).decisions
    assert (found.goal, found.coach) == ("reach 250", "unknown")


class Sharing:
    """A history in a folder, and what came of sharing it."""

    def __init__(self, folder, qtbot):
        self.store, self.told, self._qtbot = OwnLibrary(folder), [], qtbot
        self.files = HistoryFiles(self.store, self.store.thread)
        self.files.gathered.connect(self.told.append)
        self.files.shared.connect(lambda path, decisions: self.told.append((path, decisions)))
        self.files.share_failed.connect(lambda fault, detail: self.told.append((fault, detail)))

    def answer(self):
        self._qtbot.waitUntil(lambda: bool(self.told))
        return self.told.pop()


@pytest.fixture
def sharing(qtbot, tmp_path):
    found = Sharing(tmp_path / "home", qtbot)
    yield found
    found.store.end()


@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_what_was_shown_is_what_is_written(sharing, entry, tmp_path, ending):
    with closing(LibraryFile(sharing.store.path)) as database:
        database.merge([entry])
    sharing.files.gather()
    found = sharing.answer()
    assert isinstance(found, SharedDecisions)
    file = tmp_path / f"mine{ending}"
    sharing.files.share(found, file)
    assert sharing.answer() == (str(file), len(entry.decisions))
    write = transfer.as_csv if ending == ".csv" else transfer.as_json_lines
    assert file.read_bytes() == b"".join(write(found.decisions))


def test_a_file_that_cannot_be_written_is_told(sharing, tmp_path):
    (tmp_path / "mine.csv" / "full").mkdir(parents=True)
    sharing.files.share(SharedDecisions(), tmp_path / "mine.csv")
    assert sharing.answer()[0] is Fault.SYSTEM


def test_a_history_that_cannot_be_read_is_told(sharing):
    sharing.store.path.parent.mkdir(parents=True, exist_ok=True)
    sharing.store.path.write_bytes(b"no history" * 1000)
    sharing.files.gather()
    assert sharing.answer()[0] is Fault.OWN_HISTORY
