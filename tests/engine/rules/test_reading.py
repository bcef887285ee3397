# SPDX-License-Identifier: MIT
"""Rules as data: what is read, what is refused and where, and that nothing is lost on the way there and back."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import naive
import pytest

import engine
from engine.games.position import PositionError, position_from_json
from engine.games.texts import read_text
from engine.rules.dice import ROLLS
from engine.rules.reading import LARGEST_FILE, RulesError, read_rule_set, rule_set_as_data, rule_set_from
from engine.rules.rule_sets import MOST_BOXES, Jokers
from engine.rules.scoring import (
    RULE_SETS,
    SHIPPED,
    plain_points,
    rule_set,
    rules_as_json,
    rules_from_json,
    rules_of_key,
    with_rules_in_file,
)
from engine.runtime.errors import InputError

SETS = Path(engine.__file__).parent / "rules" / "sets"
YATZY = (SETS / "yatzy.toml").read_text()


def with_boxes(*boxes, **fields):
    """Return a text of rules with these boxes, each as it stands in braces."""
    head = "".join(f"{name} = {json.dumps(value)}\n" for name, value in ({"name": "Mine"} | fields).items())
    return head + "box = [\n" + "".join(f"  {{ {box} }},\n" for box in boxes) + "]\n"


@pytest.mark.parametrize("name", SHIPPED)
def test_a_rule_set_comes_back_from_its_own_data(name):
    rules = rule_set(name)
    found = rule_set_from(json.loads(json.dumps(rule_set_as_data(rules))), name=name)
    assert found == rules
    assert found.boxes == rules.boxes
    assert rules_as_json(rules) == name


def test_the_rule_sets_of_yahtzee_are_files_that_score_like_the_slow_twin():
    for name in RULE_SETS:
        rules = read_rule_set((SETS / f"{name}.toml").read_text(), name)
        for roll in ROLLS[::7]:
            points = [plain_points(category, roll, rules) for category in rules.categories]
            assert points == [naive.score(category, roll, False) for category in naive.CATEGORIES]


def test_every_file_is_a_rule_set_with_a_name():
    assert sorted(path.stem for path in SETS.glob("*.toml")) == sorted(SHIPPED)


@pytest.mark.parametrize(
    ("key", "roll", "points"),
    [
        ("one_pair", (3, 3, 5, 5, 6), 10),
        ("one_pair", (1, 2, 3, 4, 6), 0),
        ("two_pairs", (3, 3, 5, 5, 6), 16),
        ("two_pairs", (3, 3, 3, 3, 6), 0),
        ("three_of_a_kind", (2, 4, 4, 4, 4), 12),
        ("four_of_a_kind", (4, 4, 4, 4, 4), 16),
        ("small_straight", (1, 2, 3, 4, 5), 15),
        ("small_straight", (2, 3, 4, 5, 6), 0),
        ("large_straight", (2, 3, 4, 5, 6), 20),
        ("full_house", (2, 2, 2, 5, 5), 16),
        ("full_house", (5, 5, 5, 5, 5), 0),
        ("chance", (1, 2, 2, 5, 6), 16),
        ("yahtzee", (1, 1, 1, 1, 1), 50),
        ("sixes", (1, 6, 6, 6, 6), 24),
    ],
)
def test_boxes_of_yatzy(key, roll, points):
    rules = rule_set("yatzy")
    assert plain_points(rules.by_key[key], roll, rules) == points


def test_several_groups_may_be_of_one_face_if_that_is_said():
    text = with_boxes(
        'key = "two_pairs", groups = [2, 2], same_face = true, points = "own"',
        'key = "full_house", groups = [3, 2], same_face = true, points = "all"',
    )
    rules = read_rule_set(text)
    assert [plain_points(box, (5, 5, 5, 5, 6), rules) for box in rules.categories] == [20, 0]
    assert [plain_points(box, (5, 5, 5, 5, 5), rules) for box in rules.categories] == [20, 25]


def test_a_first_roll_counts_for_more_where_that_is_more():
    rules = read_rule_set(
        with_boxes(
            'key = "straight", straight = 5, points = 20, first_roll = 25',
            'key = "chance", first_roll = 10',
        )
    )
    straight, chance = rules.categories
    assert plain_points(straight, (1, 2, 3, 4, 5), rules) == 20
    assert plain_points(straight, (1, 2, 3, 4, 5), rules, first=True) == 25
    assert plain_points(straight, (1, 2, 3, 4, 6), rules, first=True) == 0
    assert plain_points(chance, (1, 2, 3, 4, 6), rules, first=True) == 16
    assert plain_points(chance, (1, 1, 1, 1, 1), rules, first=True) == 10


def test_missing_fields_are_the_plain_ones():
    rules = read_rule_set('name = "Mine"\n[[box]]\nkey = "aces"\n')
    assert (rules.rolls_per_turn, rules.upper_bonus, rules.yahtzee_bonus) == (3, 0, 0)
    assert (rules.jokers, rules.in_order, rules.yahtzee_box) == (Jokers.NONE, False, None)


AS_SECTIONS = 'name = "Mine"\n[[box]]\nkey = "aces"\n\n[[box]]  # {\nkey = "hand"\nalike = 6\npoints = 5\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('name = "x"\nrolls_per_turn = 6\nbox = [{ key = "aces" }]', "line 2: rolls_per_turn: must be 1 to 5, not 6"),
        ('name = "x"\nrolls_per_turn = true\nbox = [{ key = "aces" }]', "line 2: rolls_per_turn: "),
        ('name = "x"\njoker = "wild"\nbox = [{ key = "aces" }]', "line 2: joker: must be one of none, free, forced"),
        ('name = "x"\njoker = "free"\nbox = [{ key = "aces" }]', "line 2: joker: needs a box for five of a kind"),
        ('name = "x"\ncolour = 3\nbox = []', "line 2: colour: there is no such field"),
        ('name = "x"\nbox = []', "line 2: box: must be a list of 1 to 16 tables, one for each box, not []"),
        ("name = 3", "line 1: name: must be text"),
        ("", "line 1: name: must be text"),
        ('name = "x"\nupper_bonus = 9\nupper_bonus_at = 0\nbox = [{ key = "aces" }]', "line 3: upper_bonus_at: "),
        ('name = "x"\nbox = 1979-05-27', "line 2: box: must be a list of 1 to 16 tables, one for each box, not "),
        (with_boxes('key = "aces"', 'key = "aces"'), "line 4: key: there are two boxes called aces"),
        (with_boxes('key = "aces"', 'key = "ones", face = 1'), "line 4: face: face 1 already has a box"),
        (with_boxes('key = "hand"'), "line 3: points: is missing"),
        (with_boxes('key = "Hand", alike = 3, points = 4'), "line 3: key: must be a lower-case letter"),
        (with_boxes('key = "hand", alike = 3, groups = [2], points = 4'), "line 3: groups: a box can have alike or"),
        (with_boxes('key = "hand", groups = [3, 3], points = 4'), "line 3: groups: "),
        (with_boxes('key = "hand", groups = [0], points = 4'), "line 3: groups: "),
        (with_boxes('key = "hand", dice = ["12347"], points = 4'), "line 3: dice: must be five faces"),
        (with_boxes('key = "hand", dice = [], points = 4'), "line 3: dice: must be a list"),
        (with_boxes('key = "hand", straight = 6, points = 4'), "line 3: straight: "),
        (with_boxes('key = "aces"', 'key = "hand", alike = 2, points = 1001'), "line 4: points: must be 'own', 'all'"),
        (with_boxes('key = "hand", alike = 2, points = 1.5'), "line 3: points: "),
        (with_boxes('key = "sixes", points = 5'), "line 3: points: is not for a box with a face"),
        (with_boxes('key = "sixes", first_roll = 5'), "line 3: first_roll: is not for a box with a face"),
        (with_boxes('key = "yahtzee", same_face = true'), "line 3: same_face: is only for a box with groups"),
        (
            with_boxes(*(f'key = "b{n}", alike = 2, points = 1' for n in range(MOST_BOXES + 1))),
            "line 2: box: must be a list of 1 to 16 tables",
        ),
        (AS_SECTIONS, "line 7: alike: must be 1 to 5, not 6"),
        ('name = "x\nbox = []', "line 1: "),
        ('name = "x"\nname = "y"', "line 2: "),
        (f"rolls_per_turn = {'9' * 5000}", "this isn't valid TOML: nested"),
        (f"box = {'[' * 20_000}", "this isn't valid TOML"),
        (f"\n{'.'.join('a' * 30_000)} = 1", "line 2: has more than 200 dots"),
        (f"[{'.'.join('a' * 30_000)}]", "line 1: has more than 200 dots"),
        ("#" * (LARGEST_FILE + 1), "a rules file can have at most"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_with_its_line(text, told):
    with pytest.raises(RulesError) as refused:
        read_rule_set(text)
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_a_table_without_lines_names_the_box():
    data = tomllib.loads(YATZY)
    data["box"][6]["alike"] = 9
    with pytest.raises(RulesError, match=r"^box 7: alike: must be 1 to 5, not 9"):
        rule_set_from(data)


# Files, and what rules are called


def test_rules_in_a_file_are_those_of_the_same_table(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(with_boxes('key = "aces"', 'key = "yahtzee"', rolls_per_turn=2))
    found = rule_set(f"@{path}")
    assert found == rule_set(tomllib.loads(path.read_text()))
    assert (found.name, found.rolls_per_turn) == ("mine", 2)
    assert rule_set(rules_as_json(found)) == found
    assert rule_set(f"@{path}", 4).rolls_per_turn == 4


def test_a_copy_of_shipped_rules_is_the_shipped_ones_and_a_change_is_not(tmp_path):
    path = tmp_path / "copy.toml"
    path.write_text(YATZY)
    assert rule_set(f"@{path}") == rule_set("yatzy")
    path.write_text(YATZY.replace("upper_bonus = 50", "upper_bonus = 35"))
    changed = rule_set(f"@{path}")
    assert changed.name.startswith("yatzy-")
    assert changed.key != rule_set("yatzy").key


@pytest.mark.parametrize("change", ["upper_bonus = 35", "upper_bonus_at = 60", "in_order = true", "extra_yahtzee = 9"])
def test_every_rule_changes_the_key_of_a_table(change):
    name = change.split(" ")[0]
    text = "\n".join(change if line.startswith(f"{name} ") else line for line in YATZY.splitlines())
    assert read_rule_set(text, "mine").key != read_rule_set(YATZY, "mine").key


def test_a_file_that_is_no_file_of_rules_is_refused(tmp_path):
    for path, told in [
        (tmp_path / "none.toml", "cannot be read"),
        (tmp_path, "cannot be read"),
        (Path("/dev/zero"), "cannot be read"),
    ]:
        with pytest.raises(ValueError, match=f"^rules: .*{told}"):
            rule_set(f"@{path}")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xff"')
    with pytest.raises(ValueError, match=r"^rules: .* is not UTF-8 text"):
        rule_set(f"@{tmp_path / 'latin.toml'}")


def test_a_byte_order_mark_is_no_part_of_the_rules():
    text = 'name = "Mine"\nbox = [{ key = "aces" }]\n'
    assert read_rule_set(f"\ufeff{text}") == read_rule_set(text)


def test_a_text_cannot_have_a_file_opened_but_a_command_can(tmp_path):
    """Positions and games are pasted, and come from others."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "Mine"\nrolls_per_turn = 2\nbox = [{key = "aces"}, {key = "chance"}]\n')
    position = {"rules": f"@{path}", "dice": "12345", "rolls_left": 1}
    for read in (rules_from_json, lambda name: rules_of_key(name, 3)):
        with pytest.raises(InputError, match=r"^rules: a text can't name a file"):
            read(f"@{path}")
    with pytest.raises(PositionError, match=r"^rules: a text can't name a file"):
        position_from_json(position)
    with pytest.raises(PositionError, match=r"^rules: a text can't name a file"):
        read_text(json.dumps(position))
    assert position_from_json(with_rules_in_file(position)).rules == rule_set(f"@{path}")
    assert position_from_json(with_rules_in_file(position | {"rolls_per_turn": 4})).rules == rule_set(f"@{path}", 4)
