# SPDX-License-Identifier: MIT
"""The model of play, with a coach and a library, does what is asked in any order and at any moment.

Games of three boxes are played for points, for a score, at a risk, with dice of one's own, against a demon, and as
matches of two people and an opponent. Hypothesis rolls, types, corrects, scores, undoes, looks back, leaves and takes
up games, changes the mode, and starts the program again, whether the coach has answered or not. At all times:

- nothing is lost: a game that was begun and isn't over is `under_way` as it was left, also after a restart, and one
  that is over is in the library with its first score;
- one scale: all figures of a game are in the measure of its goal, and a verdict that was told exactly stays;
- nothing is seen before its time, and a game whose values were seen before a choice counts as one with help;
- a command that isn't allowed does nothing, and `changed` has told of the scene that there is.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime
from operator import attrgetter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from own_library import OwnLibrary, put_under_way, rows_in
from patience import until
from PySide6.QtWidgets import QApplication

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import ReviewedMoment
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal, WinGoal
from engine.games.match import Match, begin
from engine.games.record import Record
from engine.rules.dice import DEMON, FAIR_DICE
from engine.rules.reading import rule_set_from
from engine.workspace import prospects
from yahtzee_gui import work
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.opponents import Opponents
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.work import Engine

SHORT = rule_set_from({"name": "Short", "upper_bonus": 0, "box": [{"key": k} for k in ("sixes", "yahtzee", "chance")]})
BOXES = [box.category for box in SHORT.boxes]
MEASURES = {
    type(None): None,
    RiskGoal: Measure.CERTAINTY_EQUIVALENT,
    ReachGoal: Measure.CHANCE,
    WinGoal: Measure.CHANCE,
}
AT_TABLE = [("Ada", ""), ("Greta", "greedy"), ("Ben", "")]
ALONE = {
    "points": {},
    "score": {"goal": ReachGoal(40)},
    "risk": {"goal": RiskGoal(0.05)},
    "own dice": {"own_dice": True},
    "own dice for a score": {"goal": ReachGoal(25), "own_dice": True},
    "demon": {"dice_model": DEMON},
}
ANSWERS = ["confirmations.think_again", "confirmations.go_ahead", "confirmations.show_best"]
COMMANDS = [*ANSWERS, "reveal", "land", "play_on", "note_skipping"]
COMMANDS += ["roll_for_player", "take_back_face", "stop_typing"]
KIND, MODE = st.sampled_from([*ALONE, "match", "match with own dice"]), st.sampled_from(CoachMode)
BOX, FACE, FEW = st.sampled_from(BOXES), st.integers(1, 6), st.integers(0, 5)
MOVES, CHANCE = st.integers(0, 12), st.integers().map(random.Random)


def records_of(play):
    return [seat.record for seat in play.seats] if isinstance(play, Match) else [play]


def seed_of(play):
    return records_of(play)[0].game.seed


# ---- what holds of every scene --------------------------------------------------------------------------------------


def check_scale(scene):
    measure, review = MEASURES[type(scene.goal)], scene.review
    analyses = [scene.analysis, scene.question.analysis if scene.question is not None else None]
    if review is not None:
        assert review.measure is measure
        analyses += [review.analysis, *(decision.analysis for decision in review.decisions)]
        assert measure is not Measure.CHANCE or all(-1e-6 < point.prospect < 100 + 1e-6 for point in review.points)
    assert {scene.measure, *(one.measure for one in analyses if one is not None)} == {measure}


def check_sight(scene):
    game, points = scene.game, scene.points
    if game.is_over:
        return
    assert scene.report is None
    if scene.mode is CoachMode.OFF:
        assert (scene.decisions, scene.mistakes, scene.last_decision, points, scene.judged) == ([], [], None, (), None)
    is_live = scene.mode is CoachMode.LIVE and not (scene.guesses_first and game.has_rolled)
    if (is_live or scene.choosing.hint is Hint.ALL) and not scene.choosing.is_landing:
        values = scene.review is not None and scene.review.analysis is not None
        assert scene.record.hinted or not (values and scene.viewed is None), "it counts as one with help"
        return
    assert scene.standing is None
    assert is_live or scene.chance is None
    assert scene.viewed is not None or (scene.analysis, scene.pointed_at) == (None, None)
    assert not points or points[-1].moment is not ReviewedMoment.ROLL, "the dice on the table tell nothing"
    if scene.mode is CoachMode.OFF and scene.choosing.hint is None:
        assert scene.explained is None


class Play(RuleBasedStateMachine):
    """Somebody who tries everything. Each has a `folder` of its own; the coach has its `tables` at once."""

    def __init__(self, folder, tables):
        super().__init__()
        self.folder, self.tables, self.games = folder, tables, 0
        self.begun, self.finished, self.verdicts, self.told, self.unchecked = {}, {}, {}, [], []

    @initialize(kind=KIND, mode=MODE, tumbles=st.booleans(), count=MOVES, chance=CHANCE)
    def start_first(self, kind, mode, tumbles, count, chance):
        self.mode, self.tumbles = mode, tumbles
        put_under_way(self.folder, self.new_play(kind))
        self.open()
        self.go_on(count, chance, waits=True)

    def open(self):
        self.engine = Engine()
        for table in self.tables:
            self.engine.workspace.take(table)
        self.library, self.coach = OwnLibrary(self.folder), Coach(self.engine)
        self.controller = GameController(self.coach, self.engine, self.library, self.mode)
        self.confirmations, self.cursor = self.controller.confirmations, self.controller.review_cursor
        self.confirmations.warns_from, self.confirmations.confirms_zero = Verdict.INACCURACY, True
        self.controller.changed.connect(self.hear)
        self.controller.rolled.connect(lambda *_: self.controller.await_landing() if self.tumbles else None)
        self.opponents = Opponents(self.controller, self.engine, lambda: DiceSpeed.OFF)
        self.library.resume()
        self.wait(lambda: self.controller.game is not None)
        self.answer()

    def close(self):
        """End the program; what is over is in the library then."""
        self.mode = self.controller.mode
        self.coach.close()
        self.engine.close()
        self.engine.join()
        self.library.end()
        kept = {tuple(row[:2]): row[2] for row in rows_in(self.folder, "SELECT seed, goal, score FROM game")}
        assert kept == {(key.seed, key.goal): score for key, score in self.finished.items()}

    def teardown(self):
        if self.games:
            self.close()

    def wait(self, is_reached):
        until(lambda: QApplication.processEvents() or is_reached())
        QApplication.processEvents()

    def new_play(self, kind):
        self.games += 1
        seed, more = f"machine {self.games}", dict(ALONE.get(kind, {}))
        if kind not in ALONE:
            return begin(AT_TABLE, SHORT, seed, own_dice="own" in kind)
        return Record(Game(seed, SHORT, more.pop("dice_model", FAIR_DICE)), **more)

    def hear(self, scene):
        self.told.append(scene)
        self.unchecked.append(scene)
        if scene.is_over and not self.controller.undo_history.is_trial:  # as the session does
            game = FinishedGame.of(self.controller.play, datetime.now(UTC))
            self.library.keep(game)
            self.finished.setdefault(game.key, game.score)

    def do(self, command, *arguments, allowed=None):
        """Do as asked; `allowed` says whether anything may come of it, or has to (None: either)."""
        before = self.scene
        self.told.clear()
        command(*arguments)
        assert len(self.told) <= 1
        assert self.told or self.scene == before
        assert allowed is None or allowed == (self.scene != before)

    @property
    def scene(self):
        return self.controller.scene()

    # ---- what is done --------------------------------------------------------------------------------------------

    @rule(count=MOVES, chance=CHANCE, waits=st.booleans())
    def go_on(self, count, chance, waits):
        """Do what comes next: type, mark, score, roll, wait for an opponent; `waits`: for the coach, too, each time."""
        for _ in range(count):
            scene = self.scene
            if waits or scene.watched is not None or scene.waits_for_dice or scene.question is not None:
                self.answer()
                self.do(self.confirmations.go_ahead)
            elif scene.enters:
                self.do(self.controller.type_face, chance.randint(1, 6), allowed=True)
            if chance.random() < 0.5:
                self.score(chance.choice(BOXES))
            elif chance.random() < 0.5:
                self.mark(chance.randrange(5))
            self.roll()

    @rule()
    def answer(self):
        """Let the coach and the opponents say all that they have to say."""
        self.wait(lambda: not self.engine._jobs._asked)

    @rule(what=st.sampled_from(COMMANDS))
    def command(self, what):
        if self.scene.question is not None or what not in ANSWERS:
            self.do(attrgetter(what)(self.controller))

    @rule()
    def roll(self):
        scene = self.scene
        is_due = scene.is_my_turn and not scene.enters and scene.game.rolls_left and not scene.game.is_over
        is_whole = scene.game.has_rolled and all(scene.record.kept)
        self.do(self.controller.roll, allowed=None if is_due and not is_whole and not scene.waits_for_dice else False)

    @rule(box=BOX, is_chosen=st.booleans())
    def score(self, box, is_chosen=False):
        scene = self.scene
        can = scene.game.has_rolled and not scene.enters and scene.viewed is None and scene.game.can_score(box)
        self.do(self.controller.choose_box if is_chosen else self.controller.score, box, allowed=None if can else False)

    @rule(place=st.integers(0, 4))
    def mark(self, place):
        scene = self.scene
        can = scene.game.has_rolled and scene.game.rolls_left and not scene.enters and scene.viewed is None
        self.do(self.controller.toggle, place, allowed=bool(can))

    @rule(faces=st.lists(FACE, max_size=5), is_again=st.booleans())
    def type_roll(self, faces, is_again):
        if is_again:
            self.do(self.controller.correct_roll, allowed=None if self.scene.record.own_dice else False)
        for face in faces:
            self.do(self.controller.type_face, face, allowed=self.scene.enters)

    @rule(is_meant=st.booleans())
    def undo(self, is_meant):
        reopens, before = self.scene.is_over and not self.controller.undo_history.is_copy, self.controller.play
        self.do(self.controller.undo)
        question = self.scene.question
        assert reopens == (question is not None and question.concern is Concern.REOPENS)
        if reopens:
            assert self.controller.play is before, "nothing is undone before the answer"
            self.do(self.confirmations.go_ahead if is_meant else self.confirmations.think_again, allowed=True)
            assert is_meant == (self.controller.play is not before)

    @rule(count=FEW)
    def redo(self, count):
        for _ in range(count):
            self.do(self.controller.redo)
            self.nothing_is_lost()  # the next one may lead on to another game

    @rule(step=st.sampled_from([-1, 1, None]))
    def look_back(self, step):
        self.do(self.cursor.view_step if step is not None else self.cursor.view, step)

    @rule(mode=MODE, guesses=st.booleans())
    def change_mode(self, mode, guesses):
        self.do(self.controller.set_mode, mode, allowed=mode is not self.controller.mode)
        self.do(self.controller.set_guess_first, guesses, allowed=guesses is not self.scene.guesses_first)

    @rule(count=FEW)
    def hint(self, count):
        for _ in range(count):
            can = self.scene.game.has_rolled and self.scene.viewed is None and not self.scene.enters
            self.do(self.controller.hint, allowed=None if can else False)

    @rule(kind=KIND, count=MOVES, chance=CHANCE)
    def begin_another(self, kind, count, chance):
        self.do(self.controller.open_record, self.new_play(kind), allowed=True)
        self.go_on(count, chance, waits=True)

    @rule(count=st.integers(1, 3), chance=CHANCE)
    def switch_game(self, count, chance):
        self.do(self.controller.switch_game)
        self.go_on(count, chance, waits=False)

    @rule(number=FEW, is_given_up=st.booleans())
    def take_up(self, number, is_given_up):
        for play in self.controller.undo_history.under_way[number : number + 1]:
            if not is_given_up:
                self.do(self.controller.take_up, play)
                assert self.controller.play.can_undo
                assert seed_of(self.controller.play) == seed_of(play)
            elif self.controller.undo_history.can_give_up(play):
                self.do(self.controller.give_up, play)
                del self.begun[seed_of(play)]

    @rule()
    def restart(self):
        self.close()
        self.open()

    # ---- what holds at all times ---------------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost(self):
        """A game that waits has the events that it had when it was in play last, and the hints."""
        play = self.controller.play
        if not (self.controller.undo_history.is_copy or self.controller.undo_history.is_look):
            self.begun.pop(seed_of(play), None)
            if play.can_undo and not self.scene.is_over:
                self.begun[seed_of(play)] = play
        there = {seed_of(one): one for one in self.controller.undo_history.under_way}
        for seed, left in self.begun.items():
            assert seed in there, "a game that was begun is out of reach"
            for now, then in zip(records_of(there[seed]), records_of(left), strict=True):
                assert now.game.events == then.game.events
                assert now.hinted or not then.hinted

    @invariant()
    def what_is_shown_is_so_and_may_be_shown(self):
        assert not self.told or self.told[-1] == self.scene
        for scene in self.unchecked:
            for one in filter(None, (scene, scene.before_passing)):
                check_scale(one)
                check_sight(one)
                self.check_verdicts(one)
        self.unchecked.clear()

    def check_verdicts(self, scene):
        """Check that what was told exactly of a choice is still told, as long as the same choice counts."""
        for decision in scene.decisions:
            before, others = decision.before, ()
            if scene.match is not None:
                place = [seat.game.seed for seat in scene.match.seats].index(before.seed)
                others = tuple(seat.game.scores for seat in scene.match.as_it_stood(place, before).seats)
            chosen = before.seed, scene.goal, before.events, others, decision.chosen.keep, decision.chosen.category
            if not decision.analysis.is_approximate:
                assert decision.verdict is self.verdicts.setdefault(chosen, decision.verdict)


@pytest.mark.parametrize("is_about", [False, True], ids=["exact at once", "about first"])
@pytest.mark.parametrize("examples", [8, pytest.param(150, marks=pytest.mark.audit)])
def test_nothing_is_lost_or_told_too_soon_or_on_another_scale(
    qapp, tmp_path_factory, delivery_of, monkeypatch, examples, is_about
):
    monkeypatch.setattr(work, "_HEAD_START", 0.0)
    monkeypatch.setattr(prospects, "takes_long", lambda *_: is_about)
    tables = [delivery_of(SHORT), delivery_of(SHORT, DEMON)]
    run_state_machine_as_test(
        lambda: Play(tmp_path_factory.mktemp("library"), tables),
        settings=settings(max_examples=examples, stateful_step_count=30, deadline=None, derandomize=True),
    )
