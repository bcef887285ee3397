# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import random

import pytest
from engine_samples import ALL_RULES, new_game, play_at_random
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.game import Game
from engine.notation import NotationError
from engine.record import Record
from engine.rules import RULE_SETS, rule_set


@pytest.fixture(scope="module")
def finished():
    """A game played to its end."""
    return play_at_random(new_game("5eed", RULE_SETS["free-joker"]), random.Random(2))[-1]


def dumps(game):
    return notation.dumps(Record(game))


def loads(text):
    return notation.loads(text).game


def changed(game, **fields):
    """Return the text of a game with fields of its header changed; None takes one away."""
    data = json.loads(dumps(game)) | fields
    return json.dumps({key: value for key, value in data.items() if value is not None})


def with_event(game, index, event):
    """Return the text of a game with one event changed."""
    data = json.loads(dumps(game))
    data["events"][index] = event
    return json.dumps(data)


# Round trips


@pytest.mark.parametrize("rules", [*ALL_RULES, rule_set("no-joker", 5)], ids=lambda rules: rules.key)
def test_every_moment_of_a_game_comes_back(rules):
    for game in play_at_random(new_game("abc", rules), random.Random(rules.key)):
        assert loads(dumps(game)) == game


@settings(max_examples=40)
@given(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1),
    st.sampled_from(sorted(RULE_SETS)),
    st.integers(1, 5),
    st.integers(0, 2**32),
)
def test_any_seed_and_rules_come_back(seed, rules, rolls, choices):
    game = play_at_random(Game(seed, rule_set(rules, rolls)), random.Random(choices))[-1]
    assert loads(dumps(game)) == game


def test_text_is_readable(finished):
    lines = dumps(finished).splitlines()
    assert len(lines) == len(finished.events) + 12
    data = json.loads(dumps(finished))
    assert list(data) == [
        "format",
        "version",
        "rules",
        "rolls_per_turn",
        "dice_model",
        "seed",
        "hinted",
        "kept_places",
        "events",
    ]
    assert (data["format"], data["version"]) == (notation.FORMAT, notation.VERSION)
    assert dumps(finished).endswith("}\n")


def test_places_are_counted_from_one():
    game = Game("1").roll().roll((True, False, False, False, True))
    assert json.loads(dumps(game))["events"][1]["kept_places"] == [1, 5]


# Refusals


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"game"', "{}", '{"format": 1}', "[" * 100_000, "\0"])
def test_what_is_no_game_is_refused(text):
    with pytest.raises(NotationError, match="not a saved game"):
        loads(text)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("format", "chess", "not a saved game"),
        ("version", 2, "another version"),
        ("version", None, "another version"),
        ("rules", "yatzy", "rules: "),
        ("rules", None, "rules: "),
        ("rolls_per_turn", 9, "rolls_per_turn: "),
        ("rolls_per_turn", None, "rolls_per_turn: "),
        ("dice_model", "imp", "dice_model: "),
        ("dice_model", None, "dice_model: "),
        ("seed", "", "seed: "),
        ("seed", 7, "seed: "),
        ("seed", None, "seed: "),
        ("seed", "\ud800", "seed: "),
        ("events", {}, "events: "),
        ("events", None, "events: "),
        ("events", ["roll"], "event 1"),
        ("seed", "another", "event 1 does not follow"),
    ],
)
def test_wrong_field_is_named(finished, field, value, words):
    with pytest.raises(NotationError, match=words):
        loads(changed(finished, **{field: value}))


@pytest.mark.parametrize("seed", ["", 3, "\ud800"])
def test_seed_is_checked_even_without_events(seed):
    with pytest.raises(NotationError, match="seed: "):
        loads(changed(Game("1"), seed=seed))


@pytest.mark.parametrize(
    "event",
    [
        None,
        3,
        [],
        {},
        {"roll": [1, 2, 3, 4, 5]},
        {"roll": [1, 2, 3, 4], "kept_places": []},
        {"roll": [1, 2, 3, 4, 7], "kept_places": []},
        {"roll": "12345", "kept_places": []},
        {"roll": [1, 2, 3, 4, [5]], "kept_places": []},
        {"roll": [1, 2, 3, 4, 5], "kept_places": [0]},
        {"roll": [1, 2, 3, 4, 5], "kept_places": [6]},
        {"roll": [1, 2, 3, 4, 5], "kept_places": ["1"]},
        {"roll": [1, 2, 3, 4, 5], "kept_places": [[1]]},
        {"roll": [1, 2, 3, 4, 5], "kept_places": None},
        {"roll": [1, 2, 3, 4, 5], "kept_places": [], "more": 1},
        {"score": "yatzy", "points": 50, "yahtzee_bonus": False},
        {"score": None, "points": 50, "yahtzee_bonus": False},
        {"score": [], "points": 50, "yahtzee_bonus": False},
        {"score": {}, "points": 50, "yahtzee_bonus": False},
        {"score": "chance", "points": 50, "yahtzee_bonus": False},
        {"score": "chance", "points": [], "yahtzee_bonus": None},
    ],
)
@pytest.mark.parametrize("index", [0, -1])
def test_wrong_event_is_refused(finished, index, event):
    with pytest.raises(NotationError, match=r"^events: "):
        loads(with_event(finished, index, event))


def test_cheating_with_the_dice_is_refused(finished):
    event = json.loads(dumps(finished))["events"][0]
    with pytest.raises(NotationError, match="event 1 does not follow"):
        loads(with_event(finished, 0, event | {"roll": [6, 6, 6, 6, 6]}))


def test_cheating_with_the_points_is_refused(finished):
    event = json.loads(dumps(finished))["events"][-1]
    with pytest.raises(NotationError, match="does not follow"):
        loads(with_event(finished, -1, event | {"points": event["points"] + 5}))


def test_move_after_the_end_is_refused(finished):
    data = json.loads(dumps(finished))
    data["events"].append(data["events"][0])
    with pytest.raises(NotationError, match="the game is over"):
        loads(json.dumps(data))


@settings(max_examples=200)
@given(st.data())
def test_any_change_of_the_text_is_a_game_or_one_error(data):
    text = dumps(play_at_random(new_game("5eed", RULE_SETS["free-joker"]), random.Random(2))[9])
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 12)))
    inserted = data.draw(st.text(max_size=3) | st.sampled_from(["[]", "{}", "null", "1e9", "-1", '"', "true"]))
    try:
        game = loads(text[:start] + inserted + text[stop:])
    except NotationError:
        return
    assert loads(dumps(game)) == game
