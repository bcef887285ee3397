# SPDX-License-Identifier: MIT
"""Costly choices of other games are practised by their own rules; level, averages and schedule are about the same."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import date

import pytest
from gui_practice import Learner
from learning_samples import careless_entry, kind_of
from own_library import note_in
from PySide6.QtCore import Qt

from engine.game_review.levels import Level
from engine.games import saved
from engine.rules.scoring import DEFAULT_RULES, is_key_of_yahtzee, rule_set, rule_set_as_data, rules_key
from engine.training.decisions import position_of
from engine.training.progress import By, progress
from engine.training.retry import ScheduleCard, costliest_first
from engine.training.themes import Theme
from yahtzee_gui.end_page.view import end_page_view
from yahtzee_gui.learn.log import LessonDone, now, written
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.learn.practice.sources.choice_sets import _session
from yahtzee_gui.learn.progress.losses import LossesReader
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot
from yahtzee_gui.words import names
from yahtzee_gui.words.boxes import speaking_of

OWN = rule_set(rule_set_as_data(rule_set("yatzy")) | {"name": "My <b>Yatzy</b>", "upper_bonus": 60})
OTHERS = (rule_set("yatzy"), rule_set("kniffel"), rule_set("yacht"), rule_set("generala"), OWN)
OWN_BOXES = {box for rules in OTHERS for box in rules.by_key} - set(DEFAULT_RULES.by_key)
DUE = date(2026, 5, 25)


@pytest.fixture(scope="module")
def entries(analyzer_of):
    """Six games of Yahtzee."""
    return tuple(careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(6))


@pytest.fixture(scope="module")
def others(analyzer_of):
    """A game by each of the other rules, later than those."""
    return tuple(careless_entry(analyzer_of(rules), 20 + number, rules) for number, rules in enumerate(OTHERS))


@pytest.fixture
def database(tmp_path, entries, others):
    """A library with all of them."""
    with closing(LibraryFile(tmp_path / "library.sqlite3")) as found:
        found.merge((*entries, *others))
        yield found


def test_level_averages_and_groups_of_a_history_stay_what_they_were(database):
    """The figures are those of the version that left the choices of other games alone."""
    report = progress(LossesReader().read(database))
    assert (report.level.games, report.level.level) == (6, Level.BEGINNER)
    assert report.level.rate.mean == pytest.approx(4.957180152463631, abs=1e-9)
    assert report.level.rate.ends == pytest.approx((4.015156934081199, 6.098545250108565), abs=1e-9)
    assert report.per_game.mean == pytest.approx(167.7179284916862, abs=1e-9)
    assert report.luck.mean == pytest.approx(3.6333333333333333, abs=1e-9)
    themes = [(group.name, group.losses.decisions) for group in report.groups[By.THEME]]
    assert themes[:3] == [(Theme.UPPER_BONUS, 17), (Theme.HOW_MANY, 48), (Theme.CHANCE, 16)]


def test_the_schedule_goes_on_and_choices_of_all_games_are_drawn(database, entries, others):
    mistakes = [Spot(one.game.key, d.place) for one in entries for d in one.decisions if d.points_lost >= 0.25]
    assert len(mistakes) == 140
    of_each = {spot.key: spot for spot in mistakes}.values()
    cards = {spot: ScheduleCard(1 + number % 2, 0, DUE) for number, spot in enumerate([*of_each][:3])}
    database.practise(cards.items())
    assert database.practice.cards() == cards
    asked = _session(database, DecisionFilter(), DUE)
    assert set(cards) <= {one.spot for one in asked}, "what was asked before comes first"
    assert {rules_key(rules) for rules in OTHERS} & {one.spot.key.rules for one in asked}
    known = {one.game.key: one.decisions for one in others}
    for one in asked:
        if not is_key_of_yahtzee(one.spot.key.rules):
            assert one.decision in known[one.spot.key]
            assert one.decision.is_keep or one.played in position_of(one.decision).rules.categories
    theme = _session(database, DecisionFilter(theme=Theme.HOW_MANY), DUE)
    assert {kind_of(one.decision) for one in theme} == {Theme.HOW_MANY}


@pytest.mark.parametrize("number", range(len(OTHERS)))
def test_a_game_is_asked_by_its_own_rules_and_no_lesson_is_offered(player, qtbot, others, number):
    entry, rules = others[number], OTHERS[number]
    learner = Learner(player, qtbot, [entry])
    learner.ways.practise_game(entry.game)
    practice, costly = learner.asked(), costliest_first(entry.decisions)
    page, session = learner.page, learner.source.questions
    assert [one.decision for one in session] == [*costly[1:], *costly[:1]]
    assert page.scorecard.table.model().rowCount() >= len(rules.boxes)
    assert page.scorecard._title.text() == names.game_and_rules(rules)
    box = next(place for place, one in enumerate(session) if not one.decision.is_keep)
    for place, one in enumerate(session[: box + 1]):
        learner.choose(one.decision.first if place == box else one.decision.best)
        if place == box:
            practice.show_best()
            break
        learner.press(Qt.Key.Key_Space)
    judged = practice.trial.first
    assert judged.analysis.position.rules == rules
    assert judged.lost == pytest.approx(session[box].decision.points_lost)
    with speaking_of(rules):
        assert names.category(judged.chosen.category) in learner.told, "by the name that its players have for it"
    assert learner.source.told(box).lesson is None
    assert page.lesson.isHidden()
    practice.tell_result()
    assert practice.stage is PracticeStage.RESULT
    assert practice.source.outcome().lesson is None
    spot = session[box].spot
    learner.wait(lambda: dict(learner.kept()[0].cards).get(spot.place) == ScheduleCard(0, 1, date.today()))


@pytest.mark.parametrize("is_restarted", [True, False])
@pytest.mark.parametrize("number", [0, 3, 4])
def test_what_is_begun_goes_on_by_its_own_rules(player, qtbot, others, number, is_restarted):
    """A box that Yahtzee has not made the whole log unreadable, and its session wait for ever."""
    entry, rules = others[number], OTHERS[number]
    learner = Learner(player, qtbot, [entry])
    keeper = learner.services.practice_log
    keeper.change(lambda log: log.with_done(LessonDone(1, written(now()), 9, 10)))
    learner.ways.practise_game(entry.game)
    practice, session = learner.asked(), learner.source.questions
    for one in session[:-1]:
        own = [box for box in rules.categories if box.key in OWN_BOXES and practice.trial.record.game.can_score(box)]
        learner.choose(own[0] if own else one.decision.best)
        practice.show_best()
        learner.press(Qt.Key.Key_Space)
        if own:
            break
    answers = practice.answers
    assert answers[-1][1] in OWN_BOXES
    if is_restarted:
        told = []
        keeper.put_aside.connect(told.append)
        learner.wait(lambda: f'"{answers[-1][1]}"' in (note_in(learner.services.folder, "practice") or ""))
        keeper._read_again()
        learner.wait(lambda: keeper._is_read)
        assert not told
    learner.start_again()
    learner.ways.practise_game(entry.game)
    practice = learner.asked()
    assert (practice.number, practice.answers) == (len(answers), answers)
    learner.wait(lambda: len(practice.results) == len(answers))
    assert len(keeper.log.lessons) == 1


def test_the_end_page_offers_the_choices_of_any_game_for_points(player, others):
    player.controller.open_record(saved.loads(others[0].game.text))
    player.wait(lambda: player.window.end_page.costs.practise.isVisible())
    costs = end_page_view(player.controller.scene()).costs
    assert costs.practise
    assert costs.not_asked == ("", "")
    assert others[0].game.is_asked_again
    assert not replace(others[0].game, goal="reach 200").is_asked_again
