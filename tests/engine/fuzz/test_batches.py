# SPDX-License-Identifier: MIT
"""A batch answers every line, whatever it says: ``YAHTZEE_FUZZ=100000`` tries so many lines."""

from __future__ import annotations

import io
import json
import os
import random

import pytest

from engine import api

POSITION = {
    "scores": {"aces": 3, "threes": 9, "sixes": 24, "full_house": 25, "yahtzee": 50, "chance": 22},
    "yahtzee_bonuses": 0,
    "dice": [2, 2, 4, 5, 2],
    "rolls_left": 2,
}
YATZY = {"rules": "yatzy", "scores": {"one_pair": 12}, "dice": "11234", "rolls_left": 0}
OTHERS = {"dice": [1, 2, 3, 4, 5], "rolls_remaining": 2, "mask": 3}
TEXTS = [
    *map(json.dumps, (POSITION, YATZY, OTHERS, POSITION | {"rules": "no-joker"}, POSITION | {"rules": "@none.toml"})),
    "free-joker fair 12664 r2 - 8 - - 15 18 - - 25 - - 50 - +1",
    "yatzy fair 13356 r2 1 - - - - - 12 - - - - - - - -",
    "full-joker fair reach=300",
    "dice 1 3 3 5 6 | rolls 2 | upper 21 | filled threes,sixes,chance",
    "dice 5 6 6 6 6 | rolls 2 | upper 18 | filled sixes,five_of_a_kind | five_of_a_kind 50",
    "yatzy dice 1 3 3 5 6 | rolls 1 | upper 3 | filled ones,twos,one_pair,house",
    "upper 24 | filled sixes",
]
LINES = {
    "advise": TEXTS,
    "explain": [
        *(json.dumps({"position": json.loads(text), "option": "nothing"}) for text in TEXTS if text.startswith("{")),
        *(json.dumps({"position": text, "against": "chance"}) for text in TEXTS),
        json.dumps({"position": POSITION, "option": "222", "against": "twos"}),
    ],
}
ODD = [
    "|",
    '"',
    "{",
    "}",
    "[",
    ":",
    ",",
    " ",
    "@",
    "=",
    "-",
    "+",
    "/",
    "\\",
    "9" * 30,
    "\x1b",
    "\0",
    "\ud800",
    "\u202e",
]
ODD += ["null", "true", "1e999", "NaN", "0x1", "\t", "\u2028", "%7B", "filled", "reach=1", "seed=", "from=", "yatzy "]
LONGEST_ANSWERED, AT_ONCE = 700, 5_000


def changed(text, chance):
    """Return a line with one to four things in it changed, another one in its place, or both mixed."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        after = at + chance.randint(1, 6)
        match chance.randrange(6):
            case 0:
                text = text[:at] + text[after:]
            case 1:
                text = text[:at] + chance.choice(ODD) + text[at:]
            case 2:
                text = (
                    text[:at]
                    + chr(chance.choice([chance.randrange(32, 127), chance.randrange(1, 0x3000)]))
                    + text[after:]
                )
            case 3:
                text = text[:at] + chance.choice(TEXTS)[at:]
            case 4:
                text = text[:at] + text[at:after] * 2 + text[after:]
            case _:
                text = text[:at]
    return text.replace("\n", " ").replace("\r", " ")


@pytest.mark.parametrize("command", LINES)
def test_every_line_has_its_answer(run, monkeypatch, table_of, command):
    chance = random.Random(command if "YAHTZEE_FUZZ" not in os.environ else None)
    left = int(os.environ.get("YAHTZEE_FUZZ", "300"))
    while left > 0:
        texts = [changed(chance.choice(LINES[command]), chance) for _ in range(min(left, AT_ONCE))]
        left -= len(texts)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(texts) + "\n"))
        status, out, _ = run(command, "--jsonl")
        answers = [json.loads(line) for line in out.splitlines()]
        assert (status, len(answers)) == (0, len(texts))
        for text, answer in zip(texts, answers, strict=True):
            error = answer.get("error")
            assert isinstance(answer, dict)
            assert error is None or (error.isprintable() and 0 < len(error) < LONGEST_ANSWERED), text
            assert error is None or not error.startswith("unexpected"), (text, error)


def test_what_went_wrong_with_one_line_ends_no_batch(run, monkeypatch, table_of):
    """A fault of the program itself, too."""
    good = json.dumps(POSITION)
    advise = api.advise

    def failing(data, **given):
        if data["rolls_left"] == 1:
            raise AssertionError("a fault\x1b of ours")
        return advise(data, **given)

    monkeypatch.setattr("engine.api.advise", failing)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{json.dumps(POSITION | {'rolls_left': 1})}\n\nnothing\n{good}\n"))
    status, out, err = run("advise", "--jsonl")
    fault, empty, nothing, answer = map(json.loads, out.splitlines())
    assert (status, err) == (0, "")
    assert fault == {"error": "unexpected: a fault\\x1b of ours"}
    assert empty == {"error": "position: the text is empty"}
    assert nothing["error"].startswith("position: is not valid JSON")
    assert answer == json.loads(run("advise", "--json", good)[1])


def test_a_line_that_is_too_long_is_answered_and_so_is_the_next(run, monkeypatch, table_of):
    long = json.dumps(POSITION | {"rules": "x" * 9_000_000})
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{long}\n{json.dumps(POSITION)}\n{long}"))
    status, out, err = run("advise", "--jsonl")
    first, second, third = map(json.loads, out.splitlines())
    assert (status, err) == (0, "")
    assert first == third == {"error": "position: is longer than 4,000,000 letters"}
    assert "options" in second


def test_what_is_assumed_is_in_the_answers_and_told_once(run, monkeypatch, table_of):
    texts = (json.dumps(POSITION), *TEXTS[8:10])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(texts) + "\n"))
    status, out, err = run("advise", "--jsonl")
    said, *assumed = (json.loads(line).get("assumed") for line in out.splitlines())
    usual = "the rules are free-joker, as none are named"
    assert (status, said) == (0, None)
    assert assumed == [
        f"{usual}; chance: the fewest points there can be; one of 3 ways to score 21 points in threes, sixes",
        usual,
    ]
    assert err == f"line 2: assumed: {assumed[0]} (of further lines, their answers say it)\n"
