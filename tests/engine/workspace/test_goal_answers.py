# SPDX-License-Identifier: MIT
"""The memory of a coach is written down and read to the last bit; anything else is refused."""

from __future__ import annotations

import json
import random

import pytest
from engine_samples import play_at_random, random_bonuses, random_scores
from late_games import late_game

from engine.analysis.options import NotKnown
from engine.game_review.review import Known, review
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.runtime.steps import finish
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace import prospects
from engine.workspace.prospects import GoalProspects, Memory, UnreadableMemory, read_memory, written_memory
from engine.workspace.workspace import Workspace

ENGINE = "0123456789abcdef"


@pytest.fixture(scope="module")
def asked():
    """Games of several goals, the memory of all that was asked about them, and their reviews."""
    memory, workspace, rng = Memory(), Workspace(), random.Random("memory")
    found = []
    for rules in (DEFAULT_RULES, RULE_SETS["no-joker"]):
        scores = random_scores(rng, 3)
        game = late_game(rng.random(), rules, tuple(scores), random_bonuses(rng, rules, scores))
        other = Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses)
        for goals in ((ReachGoal(200),), (RiskGoal(0.02),), (BeatGoal((other,)),) * 12):
            played = next(one for one in play_at_random(game, rng) if len(one.filled) == 12 and one.has_rolled)
            found.append((played, goals, review(played, GoalProspects(played, goals, workspace, memory))))
    return memory, found


def test_what_is_read_is_what_was_known_to_the_last_bit(asked):
    memory, games = asked
    again = Memory()
    for question, answer in read_memory(written_memory(memory.latest(10_000), ENGINE), ENGINE):
        assert memory.find(question) == answer
        again.put(question, answer)
    assert again.noted == len(memory.latest(10_000)) > 20
    for game, goals, known in games:
        assert review(game, GoalProspects(game, goals, None, again)) == known


@pytest.fixture
def hurried(monkeypatch):
    """A game against another whose turns all count as first ones, a memory, and its review in a hurry."""
    monkeypatch.setattr(prospects, "takes_long", lambda rules, filled: True)
    rng, memory, workspace = random.Random("hurry"), Memory(), Workspace()
    scores = random_scores(rng, 3)
    game = late_game(rng.random(), DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))
    goals = (BeatGoal((Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses),)),) * 13
    played = next(one for one in play_at_random(game, rng) if len(one.filled) == 12 and one.has_rolled)
    found = review(played, GoalProspects(played, goals, workspace, memory, hurries=True))
    return played, goals, memory, workspace, found


def test_in_a_hurry_the_first_turns_are_about_right_and_what_is_exact_replaces_it(hurried):
    game, goals, memory, workspace, about = hurried
    assert all(decision.analysis.is_approximate for decision in about.decisions)
    assert all(point.is_approximate for point in about.points if point.decision is not None)
    exact = GoalProspects(game, goals, workspace, memory)
    assert not exact.is_known(game, 12)
    assert review(game, GoalProspects(game, goals, None, memory)).known is Known.PENDING
    finish(exact.look_at_turn(game, 12))
    assert exact.is_known(game, 12)
    again = review(game, GoalProspects(game, goals, None, memory, hurries=True))
    assert not again.analysis.is_approximate
    assert again.decisions[0].analysis.is_approximate
    assert again.prospect == pytest.approx(about.prospect, rel=0, abs=0.5)
    assert again.start + again.luck + again.others - again.points_lost == pytest.approx(again.prospect, abs=1e-9)


def test_what_is_about_right_is_still_so_when_it_is_read(hurried):
    game, goals, memory, _, about = hurried
    again = Memory()
    for question, answer in read_memory(written_memory(memory.latest(10_000), ENGINE), ENGINE):
        again.put(question, answer)
    assert review(game, GoalProspects(game, goals, None, again, hurries=True)) == about


def test_later_turns_are_exact_however_it_hurries(asked):
    _, games = asked
    game, goals, known = next(one for one in games if isinstance(one[1][0], BeatGoal))
    found = review(game, GoalProspects(game, goals, Workspace(), Memory(), hurries=True))
    assert not found.analysis.is_approximate
    assert found.prospect == pytest.approx(known.prospect, rel=0, abs=1e-9)


def test_only_the_latest_answers_are_written(asked):
    memory, _ = asked
    [(question, answer)] = read_memory(written_memory(memory.latest(1), ENGINE), ENGINE)
    assert memory.latest(1) == [(question, answer)]


def test_another_engine_and_other_texts_are_refused(asked):
    memory, _ = asked
    text = written_memory(memory.latest(20), ENGINE)
    spoilt = bytearray(text)
    spoilt[-30] ^= 1
    for bad in (text[:-9], bytes(spoilt), b"", b"\xff\n", text.replace(b"\n", b"")):
        with pytest.raises(UnreadableMemory):
            list(read_memory(bad, ENGINE))
    with pytest.raises(UnreadableMemory):
        list(read_memory(text, "f" * 16))


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry[2].pop(),
        lambda entry: entry[2].append(entry[2][0]),
        lambda entry: entry[2][0].__setitem__(1, float("nan")),
        lambda entry: entry[2][0].__setitem__(0, "joker"),
        lambda entry: entry[1].__setitem__("dice", [7] * 5),
        lambda entry: entry[1].__setitem__("yahtzee_bonuses", 9),
        lambda entry: entry.__setitem__(0, 99),
        lambda entry: entry.__setitem__(2, None),
    ],
)
def test_what_cannot_be_is_refused(asked, change):
    import hashlib

    memory, _ = asked
    data = json.loads(written_memory(memory.latest(10_000), ENGINE).partition(b"\n")[2])
    change(next(entry for entry in data["answers"] if "dice" in entry[1]))
    body = json.dumps(data).encode()
    with pytest.raises(UnreadableMemory):
        list(read_memory(f"{ENGINE} {hashlib.sha256(body).hexdigest()}\n".encode() + body, ENGINE))


def test_of_a_game_what_is_known_is_told(asked):
    memory, games = asked
    for game, goals, whole in games:
        assert review(game, GoalProspects(game, goals, None, memory)) == whole
        assert whole.is_complete
        with pytest.raises(NotKnown):
            GoalProspects(game, goals, None, Memory()).standing(game.start.scores, game.start.yahtzee_bonuses)
        nothing = review(game, GoalProspects(game, goals, None, Memory()))
        assert (nothing.points, nothing.analysis, nothing.known) == ((), None, Known.PENDING)
        now = Memory()
        finish(GoalProspects(game, goals, Workspace(), now).look_at_turn(game, len(game.filled)))
        part = review(game, GoalProspects(game, goals, None, now))
        assert part.known is Known.EXACT
        assert not part.is_complete
        assert part.analysis == whole.analysis
        assert part.prospect == pytest.approx(whole.prospect, rel=0, abs=1e-9)
        assert {decision.turn for decision in part.decisions} <= {game.turn}


def without(memory, position):
    """Return a memory that lacks one answer."""
    lacking = Memory()
    for question, answer in memory.latest(10_000):
        if question.about != position:
            lacking.put(question, answer)
    return lacking


def test_a_gap_is_left_out_and_what_is_before_and_after_it_is_told(asked):
    memory, games = asked
    game, goals, whole = games[-1]  # against an opponent: how it stands is asked between turns, too
    gap = whole.decisions[0].before
    part = review(game, GoalProspects(game, goals, None, without(memory, gap.position)))
    assert part.known is Known.EXACT
    later = [decision for decision in whole.decisions if decision.turn > gap.turn]
    assert part.decisions == later != []
    assert part.points[-1].prospect == whole.points[-1].prospect
    between = whole.decisions[-1].before
    part = review(game, GoalProspects(game, goals, None, without(memory, between.position)))
    assert part.decisions == [one for one in whole.decisions if one.turn < between.turn], "also before it"
    part = review(game, GoalProspects(game, goals, None, without(memory, game.position)))
    assert (part.known, part.analysis) == (Known.PENDING, None)
    assert part.decisions == [one for one in whole.decisions if one.before.position != game.position]
