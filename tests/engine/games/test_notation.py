# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import random

import pytest
from audits import daily
from engine_samples import ALL_RULES, new_game, play_at_random
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import notation
from engine.games.game import Game
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import RULE_SETS, rule_set


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


# How a game was played

KEPT = (True, False, False, False, True)
FOLLOWS = {"kept_places", "hinted", "undone", "taken_back"}


@pytest.fixture(scope="module")
def played():
    """A record with everything: a choice taken back, one warned of, a hint, undone events, and marks."""
    record = Record(new_game("played", RULE_SETS["free-joker"])).roll().mark(KEPT).roll()
    record = record.undo().mark((False,) * 5).roll()
    record = record.think_again(record.attempt(None)).with_hint()
    record = record.score(Category.CHANCE).roll().undo().undo()
    return record.mark((True,) * 5)


def written(record):
    return json.loads(notation.dumps(record))


def with_field(record, **fields):
    return json.dumps(written(record) | fields)


def test_everything_about_the_play_comes_back(played):
    assert played.undone
    assert len(played.taken_back) == 2
    assert played.hinted
    assert any(played.kept)
    again = notation.loads(notation.dumps(played))
    assert again == played
    assert again.first_choices == played.first_choices
    assert again.redo() == played.redo()
    assert notation.dumps(again) == notation.dumps(played)


def test_a_roll_that_was_not_made_has_no_dice(played):
    line = written(played)["taken_back"][1]
    assert line[-1] == {"roll": [], "kept_places": []}


def test_a_game_written_without_these_fields_is_one_played_straight_through(finished):
    data = json.loads(dumps(finished))
    for key in FOLLOWS:
        data.pop(key, None)
    assert notation.loads(json.dumps(data)) == Record(finished)


@pytest.mark.parametrize("key", sorted(FOLLOWS))
def test_any_of_these_fields_may_be_missing(played, key):
    data = written(played)
    assert key in data
    del data[key]
    assert notation.loads(json.dumps(data)).game == played.game


def test_marks_that_no_roll_follows_are_none(finished):
    assert notation.loads(changed(finished, kept_places=[1, 2])).kept == (False,) * 5


NO_ROLL = {"roll": [], "kept_places": []}
ROLL_ALL = {"roll": [1, 1, 1, 1, 1], "kept_places": []}
CHANCE = {"score": "chance", "points": 30, "yahtzee_bonus": False}


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("hinted", "yes", "hinted: must be true or false"),
        ("hinted", 1, "hinted: "),
        ("finished_elsewhere", "no", "finished_elsewhere: must be true or false"),
        ("hinted", None, "hinted: "),
        ("kept_places", [0], "kept_places.1: must be 1 to 5, not 0"),
        ("kept_places", [1, 6], "kept_places.2: must be 1 to 5, not 6"),
        ("kept_places", ["1"], "kept_places.1: "),
        ("kept_places", [[]], "kept_places.1: "),
        ("kept_places", 1, "kept_places: "),
        ("kept_places", None, "kept_places: "),
        ("undone", None, "undone: must be a list"),
        ("undone", {}, "undone: "),
        ("undone", ["roll"], "undone.1: must be a JSON object, not 'roll'"),
        ("undone", [NO_ROLL], "undone: event 1 does not follow"),
        ("undone", [ROLL_ALL], "undone: event 1 does not follow"),
        ("undone", [CHANCE, CHANCE], "undone: "),
        ("aids", [], "aids: must be a JSON object"),
        ("aids", {"one": ["off", 0]}, "aids: there is no event one"),
        ("aids", {"99": ["off", 0]}, "aids: there is no event 99"),
        ("aids", {"1": ["off", 4]}, "aids.1.2: must be 0 to 3, not 4"),
        ("aids", {"1": ["off", True]}, "aids.1.2: must be a whole number, not True"),
        ("aids", {"1": ["", 0]}, "aids.1.1: must be text of 1 to 20 characters"),
        ("aids", {"1": ["o" * 21, 0]}, "aids.1.1: must be text of 1 to 20 characters"),
        ("aids", {"1": "off"}, "aids.1: must be a list of 2, not 'off'"),
        ("taken_back", None, "taken_back: must be a list"),
        ("taken_back", {}, "taken_back: "),
        ("taken_back", [[]], "taken_back: a line has no event"),
        ("taken_back", [{}], "taken_back.1: must be a list, not {}"),
        ("taken_back", [3], "taken_back.1: must be a list, not 3"),
        ("taken_back", [[3]], "taken_back.1.1: must be a roll or a score, not 3"),
        ("taken_back", [[ROLL_ALL]], "taken_back: event 1 does not follow"),
        ("taken_back", [[NO_ROLL]], "taken_back: a roll that was not made"),
        ("taken_back", [[NO_ROLL, CHANCE]], "taken_back: "),
        ("taken_back", [[CHANCE]], "taken_back: a move is not legal"),
    ],
)
def test_a_wrong_field_about_the_play_is_named_in_one_sentence(played, field, value, words):
    with pytest.raises(NotationError, match=f"^{words}") as caught:
        notation.loads(with_field(played, **{field: value}))
    assert "\n" not in str(caught.value)


def test_a_roll_that_was_not_made_stands_at_the_end_of_a_line_only_and_can_be_made(played):
    line = written(played)["taken_back"][1]
    for wrong in ([*line, line[0]], [*line[:-1], {"roll": [], "kept_places": [1, 2, 3, 4, 5]}]):
        with pytest.raises(NotationError, match=r"^taken_back: "):
            notation.loads(with_field(played, taken_back=[wrong]))


def test_a_line_by_other_dice_is_refused(played):
    lines = written(played)["taken_back"]
    lines[0][0]["roll"] = [face % 6 + 1 for face in lines[0][0]["roll"]]
    with pytest.raises(NotationError, match=r"^taken_back: event 1 does not follow"):
        notation.loads(with_field(played, taken_back=lines))


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
        ("rules", "chess", "rules: "),
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
        ("events", ["roll"], "events.1: must be a JSON object"),
        ("seed", "another", "event 1 does not follow"),
    ],
)
def test_wrong_field_is_named(finished, field, value, words):
    with pytest.raises(NotationError, match=words):
        loads(changed(finished, **{field: value}))


@pytest.mark.parametrize(
    ("field", "value", "refusal"),
    [
        ("format", "chess", Refusal(GameFault.NOT_A_GAME)),
        ("version", 2, Refusal(GameFault.OTHER_VERSION, detail="2")),
        ("rules", "chess", Refusal(GameFault.FIELD, "rules")),
        ("rolls_per_turn", 9, Refusal(GameFault.FIELD, "rolls_per_turn")),
        ("dice_model", "imp", Refusal(GameFault.FIELD, "dice_model")),
        ("seed", 7, Refusal(GameFault.FIELD, "seed")),
        ("hinted", 1, Refusal(GameFault.FIELD, "hinted")),
        ("kept_places", [6], Refusal(GameFault.FIELD, "kept_places.1")),
        ("events", ["roll"], Refusal(GameFault.FIELD, "events.1")),
        ("seed", "another", Refusal(GameFault.DOES_NOT_FOLLOW, "events")),
        ("taken_back", [[]], Refusal(GameFault.FIELD, "taken_back")),
        ("undone", [{"roll": [1, 2, 3, 4, 5], "kept_places": [1]}], Refusal(GameFault.ILLEGAL_MOVE, "undone")),
    ],
)
def test_a_refusal_tells_fault_and_field_to_a_program(finished, field, value, refusal):
    with pytest.raises(NotationError) as caught:
        loads(changed(finished, **{field: value}))
    assert caught.value.refusal == refusal


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
    with pytest.raises(NotationError, match=r"^events(\.\d+(\.\w+)*)?: "):
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


@pytest.mark.parametrize("plain", daily([True, False]), ids=["plain", "with everything"])
@settings(max_examples=200)
@given(data=st.data())
def test_any_change_of_the_text_is_a_game_or_one_error(played, plain, data):
    game = play_at_random(new_game("5eed", RULE_SETS["free-joker"]), random.Random(2))[9]
    text = notation.dumps(Record(game) if plain else played)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 12)))
    inserted = data.draw(st.text(max_size=3) | st.sampled_from(["[]", "{}", "null", "1e9", "-1", '"', "true"]))
    try:
        record = notation.loads(text[:start] + inserted + text[stop:])
    except NotationError:
        return
    assert notation.loads(notation.dumps(record)) == record
