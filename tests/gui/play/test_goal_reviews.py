# SPDX-License-Identifier: MIT
"""The coach reviews games by their goals: what is asked and answered, dropped, and let go of at the end."""

from __future__ import annotations

import random
import threading
from dataclasses import replace
from types import SimpleNamespace

import pytest
from engine_samples import play_at_random, random_bonuses, random_scores
from late_games import late_game
from patience import wait_for

from engine.analysis.verdicts import Measure
from engine.game_review.review import Known
from engine.games.game import replay
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace import prospects
from engine.workspace.workspace import Task, TaskStep, Workspace
from yahtzee_gui.play.coach import Coach, goals_in
from yahtzee_gui.work import Urgency, one_step

GOAL = ReachGoal(220)


class Asked:
    """A question to a coach about the game in play, and what it says of it."""

    def __init__(self, coach, record, goals=None):
        self.told, self.progress = [], []
        coach.review(record, goals, self.told.append, self.progress.append)

    @property
    def reviews(self):
        """The reviews that have all of the game."""
        return [review for review in self.told if review.is_complete]

    def wait(self, qtbot):
        """Wait until all of the game is known."""
        qtbot.waitUntil(lambda: bool(self.reviews))
        return self.reviews[0]


@pytest.fixture
def coach(qtbot, engine, delivery_of):
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    made = Coach(engine)
    yield made
    made.close()


def finished(seed):
    rng = random.Random(seed)
    scores = random_scores(rng, 2)
    game = late_game(seed, DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))
    return Record(play_at_random(game, rng)[-1], goal=GOAL)


def test_a_review_comes_by_the_goal_and_all_is_let_go_of_at_the_end(coach, engine, qtbot):
    record = finished(1)
    review = Asked(coach, record, (GOAL,)).wait(qtbot)
    assert review.game is record.game
    assert review.measure is Measure.CHANCE
    assert review.prospect == 100.0 * (record.game.points_so_far >= GOAL.target)
    workspace = engine.workspace
    assert workspace.has(TableKey(DEFAULT_RULES))
    engine.close()
    engine.join()
    assert (len(workspace._goals), workspace.has(TableKey(DEFAULT_RULES))) == (0, False)


def test_others_may_be_given_turn_by_turn(coach, qtbot):
    record = finished(2)
    game = record.game
    rival = BeatGoal((Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses),))
    assert (
        Asked(coach, record, (rival,) * 14).wait(qtbot).prospect == 50.0
    )  # a tie with an opponent who has the same card


def test_what_is_about_right_comes_first_and_the_exact_chance_replaces_it(coach, qtbot, monkeypatch):
    monkeypatch.setattr(prospects, "takes_long", lambda rules, filled: True)
    record = finished(5)
    unfinished = replace(record, game=replay(record.game.start, record.game.events)[-2])
    game = unfinished.game
    rival = BeatGoal((Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses),))
    asked = Asked(coach, unfinished, (rival,) * 14)
    asked.wait(qtbot)
    qtbot.waitUntil(lambda: not asked.reviews[-1].decisions[0].analysis.is_approximate)
    reviews = asked.reviews
    assert all(one.analysis.is_approximate for one in reviews[0].decisions)
    assert not any(one.analysis.is_approximate for one in reviews[-1].decisions)
    for review in reviews:
        assert review.prospect == pytest.approx(reviews[-1].prospect, rel=0, abs=0.5)


def test_only_the_newest_question_is_answered_and_none_that_is_dropped(coach, qtbot):
    first, second = finished(3), finished(4)
    dropped, newest = Asked(coach, first, (GOAL,)), Asked(coach, replace(second, goal=None))
    looks = []
    coach._take_old(looks.append, (second, (GOAL,)))
    qtbot.waitUntil(lambda: bool(looks))
    assert looks[0].game is second.game
    assert [answer.game for answer in newest.reviews] == [second.game]
    assert dropped.reviews == []


def test_an_answer_about_others_as_they_stood_before_is_not_taken_for_one_about_them_now(qtbot, engine, delivery_of):
    coach, record = Coach(engine), finished(2)
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    game = record.game
    rival = Opponent(strategy("greedy"), game.scores, game.yahtzee_bonuses)
    ahead = replace(rival, scores=(*game.scores[:-1], game.scores[-1] + 1))
    before = Asked(coach, record, (BeatGoal((rival,)),) * 14)
    done = threading.Event()
    engine.ask("last", Urgency.PROGRESS, one_step(done.set))
    wait_for(done)  # the answer is on its way, and not received yet
    assert Asked(coach, record, (BeatGoal((ahead,)),) * 14).wait(qtbot).prospect == 0.0
    coach.close()
    assert before.reviews == []


@pytest.fixture
def kept(qtbot, engine, delivery_of, tmp_path):
    """Return a function that makes services that keep their answers in one file."""
    made = []
    engine.workspace.take(delivery_of(DEFAULT_RULES))

    def make():
        made.append(Coach(engine, answers=tmp_path / "answers.json"))
        return made[-1]

    yield make
    for coach in made:
        coach.close()


def reviewed(coach, qtbot, record, goals=(GOAL,)):
    return Asked(coach, record, goals).wait(qtbot)


def test_what_was_found_out_is_known_at_the_next_start(kept, qtbot, monkeypatch, tmp_path):
    record = finished(5)
    before = reviewed(kept(), qtbot, record)
    with monkeypatch.context() as patched:
        patched.delattr(Workspace, "goal_table")
        assert reviewed(kept(), qtbot, record) == before
    for spoilt in (b"", b"x", (tmp_path / "answers.json").read_bytes()[:-1]):
        (tmp_path / "answers.json").write_bytes(spoilt)
        assert reviewed(kept(), qtbot, record) == before, "it is worked out again"
    assert (tmp_path / "answers.json").stat().st_mode & 0o077 == 0


@pytest.fixture
def gates(monkeypatch):
    """Solving from a card waits at the gate for its filled boxes, where there is one; what was solved is noted."""
    found, solve = SimpleNamespace(closed={}, solved=[]), Workspace.goal_table

    def waiting(self, goal, key, start, *rest):
        filled = 13 - start.scores.count(None)
        gate = found.closed.get(filled)
        while gate is not None and not gate.wait(0.01):
            yield TaskStep(Task.GOAL, SimpleNamespace(fraction=0.5))
        found.solved.append(filled)
        return (yield from solve(self, goal, key, start, *rest))

    monkeypatch.setattr(Workspace, "goal_table", waiting)
    yield found
    for gate in found.closed.values():
        gate.set()


def two_turns_on(seed):
    """Return a game with three open boxes after its second turn, the dice of the last one on the table."""
    rng = random.Random(seed)
    scores = random_scores(rng, 3)
    game = late_game(seed, DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))
    return Record(next(one for one in play_at_random(game, rng) if len(one.filled) == 12 and one.has_rolled), goal=GOAL)


def test_how_the_game_stands_now_comes_first_and_then_what_came_before(coach, qtbot, gates):
    record = two_turns_on(6)
    gates.closed[10] = threading.Event()
    asked = Asked(coach, record, (GOAL,))
    assert asked.told == []
    qtbot.waitUntil(lambda: len(asked.told) > 1)
    pending, known = asked.told[:2]
    assert (pending.known, pending.points, pending.analysis) == (Known.PENDING, (), None)
    assert known.known is Known.EXACT
    assert not known.is_complete
    assert known.analysis.measure is Measure.CHANCE
    assert gates.solved == [12]
    gates.closed[10].set()
    assert len(asked.wait(qtbot).decisions) > 2


def test_what_is_urgent_does_not_wait_for_what_is_not_and_what_is_left_goes_on(coach, qtbot, gates):
    record = two_turns_on(7)
    gates.closed[10] = threading.Event()
    asked = Asked(coach, record, (GOAL,))
    qtbot.waitUntil(lambda: len(asked.told) > 1)
    other = BeatGoal((Opponent(strategy("greedy"), record.game.scores, record.game.yahtzee_bonuses),))
    coach.prefetch_reviews([(record, (other,) * 14)])
    qtbot.waitUntil(lambda: gates.solved == [12, 12])
    gates.closed[10].set()
    asked.wait(qtbot)
    gates.closed[12] = threading.Event()
    assert reviewed(coach, qtbot, record, (other,) * 14), "what was prefetched needs no table any more"


def test_a_match_that_may_be_begun_is_looked_at_ahead(coach, engine, qtbot, gates):
    record = two_turns_on(9)
    one = Record(record.game.start, goal=WinGoal())
    other = Record(replace(one.game, seed="another"))
    match = Match((Seat("You", one), Seat("Greta", other, "greedy")))
    coach.prefetch_first_turn(match)
    assert engine.is_asked((coach, Urgency.PREPARATION))
    qtbot.waitUntil(lambda: not engine.is_asked((coach, Urgency.PREPARATION)))
    solved = list(gates.solved)
    told = reviewed(coach, qtbot, one, goals_in(match, 0))
    assert told.known is Known.EXACT
    assert gates.solved == solved, "it needs no table any more"
    coach.prefetch_first_turn(replace(match, seats=(Seat("Ann", one), match.seats[1])))
    assert not engine.is_asked((coach, Urgency.PREPARATION)), "a name changes nothing"
    coach.prefetch_first_turn(replace(match, seats=match.seats[::-1]))
    assert not engine.is_asked((coach, Urgency.PREPARATION)), "an opponent has a turn before that one"


def test_closing_does_not_wait_for_a_table(coach, engine, qtbot, gates):
    gates.closed[12] = threading.Event()
    asked = Asked(coach, two_turns_on(8), (GOAL,))
    qtbot.waitUntil(lambda: bool(asked.progress))
    engine.close()
    engine.join()  # its gate is still closed
    assert gates.solved == []


def test_chances_that_cannot_be_worked_out_are_waited_for_no_longer(coach, qtbot, monkeypatch, capsys):
    def failing(*_):
        yield None
        raise MemoryError

    monkeypatch.setattr(Workspace, "goal_table", failing)
    asked = Asked(coach, two_turns_on(9), (GOAL,))
    qtbot.waitUntil(lambda: None in asked.progress)
    assert "MemoryError" in capsys.readouterr().err
    assert asked.told[-1].known is Known.PENDING


def test_what_is_known_of_the_turn_in_play_is_there_at_the_next_start_though_earlier_turns_are_not(kept, qtbot, gates):
    record = finished(10)
    before = replace(record, game=next(g for g in replay(record.game.start, record.game.events) if len(g.filled) == 12))
    gates.closed[11] = threading.Event()
    asked = Asked(kept(), before, (GOAL,))
    qtbot.waitUntil(lambda: bool(asked.told) and asked.told[-1].known is Known.EXACT)
    again = Asked(kept(), before, (GOAL,))
    qtbot.waitUntil(lambda: bool(again.told))
    assert again.told[0].known is Known.EXACT
