# SPDX-License-Identifier: MIT
"""The strategies page: its figures are the engine's, a position is one click away, and errors stand beside the line."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from goal_samples import late_start
from gui_layout import cut, let_layouts_settle
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from engine.analysis.analyzer import Analyzer
from engine.distribution.forward import last_turns
from engine.distribution.statistics import Start
from engine.games.game import Game
from engine.rules.dice_models import DEMON, WORST_OF_2
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, SHIPPED, rule_set
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.differences import differences
from engine.strategies.head_to_head import head_to_head
from engine.strategies.strategies import OPTIMAL, Strategy, strategy
from engine.strategies.strengths import Face
from engine.strategies.whole_games import by_strategy, by_value, play
from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up.session import SetUp
from yahtzee_gui.strategies import session as session_module
from yahtzee_gui.strategies import verhoeff, words
from yahtzee_gui.strategies.questions import (
    GameQuestion,
    LastTurnsQuestion,
    PairQuestion,
    WayQuestion,
)
from yahtzee_gui.strategies.session import MOST_CHOSEN, OF_YAHTZEE, OTHER_DICE, Section, Who
from yahtzee_gui.strategies.view import partings_table
from yahtzee_gui.words import names, numbers, units
from yahtzee_gui.work import one_step

START = late_start(random.Random(3), DEFAULT_RULES, 3)
"""Games from here on stand for whole ones: they are worked out at once."""


@pytest.fixture(scope="module")
def answers(delivery_of):
    """Return a function that answers questions as the engine does, about games that are nearly over."""
    table = delivery_of(DEFAULT_RULES).table
    analyzer = Analyzer(table)
    known = {}

    def answer(question):
        if isinstance(question, LastTurnsQuestion):
            return last_turns(table)
        if isinstance(question, GameQuestion):
            return play(Game(question.seed), by_strategy(players.Player(question.way, table), "1"))
        if isinstance(question, PairQuestion):
            player, other = (
                by_value(analyzer) if way == OPTIMAL else by_strategy(players.Player(way, table), "1")
                for way in (question.player, question.other)
            )
            return finish(differences(DEFAULT_RULES, analyzer, player, other, 1, "1"))
        way = question.way if isinstance(question.way, Strategy) else OPTIMAL
        return finish(players.statistics(players.Player(way, table), START, threads=1))

    def found(question):
        if question not in known:
            known[question] = answer(question)
        return known[question]

    ways = [strategy(name) for name in ("optimal", "rules-of-thumb", "greedy", "mince", "random", "pupil-12")]
    first = [WayQuestion(way, DEFAULT_RULES) for way in ways]
    for question in (*first, PairQuestion(ways[1], ways[0], DEFAULT_RULES)):
        found(question)  # what compiles for the first time is waited for here
    return found


@pytest.fixture
def opened(open_player, answers, monkeypatch):
    monkeypatch.setattr(session_module, "answer_to", lambda _, question: one_step(answers, question))
    player = open_player()
    player.window.dialogs.show(Page.STRATEGIES)
    page = player.window.dialogs.newest
    session = player.window.dialogs.session(Page.STRATEGIES)
    player.wait(lambda: not session.scene().fractions)
    return player, page, session, answers


def settled(player, session):
    player.wait(lambda: not session.scene().fractions)
    return session.scene()


def test_every_figure_beside_the_others_is_the_engines(opened):
    player, page, session, answers = opened
    player.click(page.who.buttons[Who.GREEDY.value])
    scene = settled(player, session)
    assert [one.key for one in scene.chosen] == ["optimal", "rules-of-thumb", "greedy"]
    ends = [answers(WayQuestion(strategy(one.key), DEFAULT_RULES)) for one in scene.chosen]
    rows = page.table.chart.view.rows
    for row, end in zip(rows, ends, strict=True):
        assert row.cells[1:4] == (
            numbers.decimal(end.final_score.mean, 1),
            str(end.percentile(50)),
            numbers.decimal(end.final_score.sd, 1),
        )
        chances = [end.at_least(score) for score in (200, 250, 300)]
        assert row.cells[4:7] == tuple(units.percent(100 * chance) for chance in chances)
    assert [line[1] for line in page.table.figures.data] == [end.final_score.mean for end in ends]
    page.table_choice.buttons[1].click()
    for line, (one, two) in zip(page.table.figures.data, ((0, 1), (0, 2), (1, 2)), strict=True):
        found = head_to_head(ends[one].distribution, ends[two].distribution)
        assert line[2:] == (found.win, found.tie, found.loss)
    for row in page.table.chart.view.rows:
        assert sum(round(10 * float(cell.split("\xa0")[0])) for cell in row.cells[2:]) == 1000
    curves = page.chart.figures.data
    (line,) = (line for line in curves if line[0] == 250)
    assert line[1:] == pytest.approx(tuple(end.at_least(250) for end in ends), rel=0, abs=1e-12)
    page.chart_choice.buttons[2].click()
    assert page.chart.chart.view.series[1].values == tuple(max(0.0, lost) for lost in ends[1].lost_by_turn)
    page.chart_choice.buttons[3].click()
    short = sum(page.chart.chart.view.series[1].values)
    assert short == pytest.approx(ends[0].final_score.mean - ends[1].final_score.mean, abs=1e-9)


def test_no_more_than_four_are_compared_and_cancel_gives_up_what_is_missing(opened, monkeypatch):
    player, page, session, _ = opened
    for who in (Who.GREEDY, Who.MINCE, Who.RANDOM):
        player.click(page.who.buttons[who.value])
    settled(player, session)
    chosen = session.scene().chosen
    assert len(chosen) == MOST_CHOSEN
    assert sorted(one.ink for one in chosen) == list(range(MOST_CHOSEN))
    assert words.percent_done(0.617) == "61 % done", "an average stands in its place later"
    monkeypatch.setattr(session, "_work_out", lambda *_: None)  # which never comes to an end
    session._soon.stop()
    player.click(page.who.buttons[Who.RANDOM.value])
    player.click(page.who.buttons[Who.CAREFUL.value])
    assert page.cancel.isEnabled()
    player.click(page.cancel)
    assert Who.CAREFUL.value not in [one.key for one in session.scene().chosen]


def test_a_position_in_which_two_part_opens_with_one_click(opened):
    player, page, session, _ = opened
    scene = settled(player, session)
    openings, costly = scene.partings
    assert len(page.partings.buttons) == len(openings) > 0
    assert len(page.costly.buttons) == len(costly) > 0
    player.click(page.costly.buttons[0])
    set_up = player.window.dialogs.session(Page.SET_UP)
    assert isinstance(set_up, SetUp)
    assert set_up.position == costly[0].position
    table = partings_table(scene)
    assert len(table.figures.data) == len(scene.differences.opening) + len(scene.differences.costliest)


def test_errors_of_a_list_stand_beside_their_lines_and_the_list_is_kept(opened, qtbot):
    player, page, session, _ = opened
    page.tabs.buttons[Section.OWN].click()
    player.click(page.own.new)
    player.wait(lambda: bool(session.scene().edited))
    scene = settled(player, session)
    assert scene.faults == ()
    assert page.own.result.text()
    page.own.editor.setPlainText("keep nonsense\n" + scene.text)
    assert page.own.faults.text() == words.line_fault(1, session.scene().faults[0].reason)
    page.own.editor.setPlainText("keep three alike\n" + scene.text)
    assert page.own.faults.text() == ""
    right = page.own.editor.viewport().grab().toImage()
    page.own.editor.setPlainText("keep nonsense   \n" + scene.text)
    wrong = page.own.editor.viewport().grab().toImage()
    height = page.own.editor.fontMetrics().height()

    def inked(image: QImage) -> int:
        edge = image.width() // 3, image.width()
        return sum(image.pixel(x, y) != image.pixel(2, 1) for x in range(*edge) for y in range(height))

    assert inked(wrong) > inked(right) + 20
    session.close()
    lists = player.session.services.own_lists
    with qtbot.waitSignal(lists.loaded):
        lists.load()
    (text,) = lists.known.values()
    assert text.startswith("keep nonsense")


def test_a_list_of_ones_own_is_compared_like_any_other(opened):
    player, page, session, _ = opened
    session.begin_list()
    player.wait(lambda: bool(session.scene().edited))
    session.write("name =mine\notherwise greedy")
    assert session.scene().faults
    session.write("name mine\notherwise greedy")
    session.turn(Section.COMPARE)
    own = next(one for one in session.scene().entrants if one.who is None)
    player.click(page.who.buttons[own.key])
    scene = settled(player, session)
    greedy = scene.outcome(next(one for one in scene.chosen if one.key == own.key).way)
    assert page.table.chart.view.rows[-1].cells[:2] == ("mine", numbers.decimal(greedy.final_score.mean, 1))


def test_verhoeffs_figures_stand_beside_ours(opened):
    player, page, session, _ = opened
    page.tabs.buttons[Section.VERHOEFF].click()
    settled(player, session)
    page.his_tables.buttons[4].click()
    ours = session.scene().answers[LastTurnsQuestion(DEFAULT_RULES)]
    for line, (box, figures) in zip(page.his.figures.data, ours.items(), strict=True):
        his = verhoeff.LAST_TURN[box.key]
        assert line[1::2] == his
        assert line[2::2] == (figures.mean, figures.sd, 100 * figures.zero)
        assert line[2] == pytest.approx(his[0], abs=0.006)
    page.his_tables.buttons[0].click()
    assert len(page.his.figures.data) == len(verhoeff.ROWS)
    page.his_rules.buttons[verhoeff.Rules.WITHOUT_EXTRAS].click()
    assert len(page.his.figures.data) == len(verhoeff.ROWS) - 2


def test_nothing_is_cut_off(opened):
    player, page, session, _ = opened
    for tab in Section:
        page.tabs.buttons[tab].click()
        settled(player, session)
        assert cut(page) == []


def test_no_choice_moves_when_another_is_chosen(opened):
    player, page, session, _ = opened
    settled(player, session)
    player.window.resize(1600, 1000)
    places = []
    for choice in (*page.chart_choice.buttons.values(), *page.table_choice.buttons.values()):
        choice.click()
        let_layouts_settle()
        buttons = *page.tabs.buttons.values(), *page.chart_choice.buttons.values(), *page.table_choice.buttons.values()
        places.append([button.mapTo(player.window, QPoint()).toTuple() for button in buttons])
    assert all(one == places[0] for one in places)
    assert len({button.height() for button in page.tabs.buttons.values()}) == 1


@pytest.fixture
def at_yatzy(open_player, delivery_of, monkeypatch):
    """The page, and what it asked about; each question is answered by what a late game of its rules comes to."""
    asked = []

    def found(question):
        asked.append(question)
        table = delivery_of(question.rules).table
        if isinstance(question, PairQuestion):
            analyzer = Analyzer(table)
            ways = (by_strategy(players.Player(way, table), "1") for way in (question.player, question.other))
            return finish(differences(question.rules, analyzer, *ways, 1, "1"))
        start = Start((0,) * (len(question.rules.boxes) - 2) + (None,) * 2)
        return finish(players.statistics(players.Player(question.way, table), start, threads=1))

    monkeypatch.setattr(session_module, "answer_to", lambda _, question: one_step(found, question))
    player = open_player()
    player.window.dialogs.show(Page.STRATEGIES)
    page, session = player.window.dialogs.newest, player.window.dialogs.session(Page.STRATEGIES)
    session.choose_rules(SMALL)
    return player, page, session, asked


SMALL = rule_set(
    {
        "name": "Small Yatzy",
        "box": [{"key": "ones_only", "face": 1}, {"key": "two_pairs"}, {"key": "chance"}],
        "upper_bonus": 0,
    }
)


def test_another_card_is_played_by_those_who_know_it_and_has_its_own_boxes_and_scores(at_yatzy):
    player, page, session, asked = at_yatzy
    scene = settled(player, session)
    assert [one.key for one in scene.chosen] == ["optimal", "greedy"], "rules of thumb are about Yahtzee's boxes"
    assert {question.rules for question in asked} >= {SMALL}
    for who in OF_YAHTZEE:
        button = page.who.buttons[who.value]
        assert not button.isEnabled()
        assert (button.row.figure, button.row.hint) == (words.impossible(), words.knows_yahtzee_only())
    best = scene.outcome(OPTIMAL)
    step = 10
    middle = round(best.final_score.mean / step) * step
    assert page.table.chart.view.headings[4:7] == tuple(f"{middle + by}+" for by in (-step, 0, step))
    assert page.table.chart.view.rows[0].cells[7] == words.unknown, "these rules have no upper bonus"
    page.chart_choice.buttons[3].click()
    heads = [line[0] for line in page.chart.figures.data]
    assert heads == [names.category(box, SMALL) for box in SMALL.categories]
    assert sum(page.chart.chart.view.series[1].values) == pytest.approx(
        best.final_score.mean - scene.outcome(strategy("greedy")).final_score.mean, abs=1e-9
    )


def test_rolls_a_turn_can_be_chosen_and_every_game_is_offered(at_yatzy, qtbot):
    player, page, session, asked = at_yatzy
    settled(player, session)
    offered = [page.rules.itemText(place) for place in range(page.rules.count())]
    assert offered == [names.rules_among_games(rule_set(name)) for name in SHIPPED]
    assert (offered[0], offered[len(RULE_SETS)]) == ("Yahtzee, free joker", "Yatzy")
    session.offer_rules((SMALL, replace(SMALL, name="first", boxes=(replace(SMALL.boxes[0], first_roll=9),))))
    assert page.rules.itemText(page.rules.count() - 1) == "Small Yatzy"
    assert page.rules.currentText() == "Small Yatzy"
    assert page.rules.toolTip()
    page.rolls.activated.emit(page.rolls.findData(2))
    settled(player, session)
    assert asked[-1].rules == replace(SMALL, rolls_per_turn=2)
    assert (page.rules.currentText(), page.rolls.currentText()) == ("Small Yatzy", "2")


def test_lists_are_judged_by_yahtzee_where_another_game_is_compared(at_yatzy):
    player, _, session, _ = at_yatzy
    settled(player, session)
    assert session.scene().list_rules == DEFAULT_RULES
    session.choose_rules(rule_set("no-joker", 2))
    assert session.scene().list_rules == rule_set("no-joker", 2)


def test_a_match_is_played_against_those_compared_who_can_be_opponents(opened):
    player, page, session, _ = opened
    player.click(page.who.buttons[Who.RANDOM.value])
    assert [one.key for one in settled(player, session).chosen] == ["optimal", "rules-of-thumb", "random"]
    assert page.match.toolTip() == "A new game against the players you're comparing: Perfect play, Rules of thumb"
    shown = []

    def answer():
        dialog = QApplication.activeModalWidget()
        shown.append((dialog.choice.is_match, dialog.choice.table.others))
        dialog.start.click()

    QTimer.singleShot(0, answer)
    player.click(page.match)
    assert shown == [(True, (Face.PAULA, Face.THUMB))]
    assert [seat.strategy for seat in player.session.controller.match.seats] == ["", "optimal", "rules-of-thumb"]
    assert player.window.dialogs.frame is None


def test_without_an_opponent_among_them_the_button_says_so(opened):
    player, page, session, _ = opened
    for who in (Who.PERFECT, Who.RULES_OF_THUMB, Who.RANDOM):
        player.click(page.who.buttons[who.value])
    settled(player, session)
    assert not page.match.isEnabled()
    assert page.match.toolTip() == "None of the players you're comparing can be an opponent."


def test_perfect_play_with_other_dice_is_compared_but_meets_other_positions(opened):
    player, page, session, _ = opened
    row = page.who.buttons[Who.OTHER_DICE.value]
    assert row.row.figure == numbers.decimal(par(DEFAULT_RULES, DEMON), 2)
    player.click(row)
    imp = OTHER_DICE.index(WORST_OF_2)
    page.dice.activated.emit(imp)
    scene = settled(player, session)
    assert scene.question(scene.chosen[-1]) == WayQuestion(WORST_OF_2, DEFAULT_RULES)
    assert (page.dice.currentIndex(), row.row.name, row.row.hint) == (
        imp,
        "Perfect, Imp",
        names.dice_model_explained(WORST_OF_2),
    )
    assert page.table.chart.view.rows[-1].cells[0] == "Perfect, Imp"
    assert [page.first.itemData(place) for place in range(page.first.count())] == ["optimal", "rules-of-thumb"]
    player.click(page.who.buttons[Who.RULES_OF_THUMB.value])
    settled(player, session)
    assert session.scene().pair is None
    assert page.part_summary.text() == words.same_dice()
    assert not page.first.isEnabled()


def test_those_compared_are_watched_playing_a_game_of_their_own(opened, delivery_of, monkeypatch):
    player, page, session, _ = opened
    monkeypatch.setattr(page.watched, "popup", lambda _place: None)  # which would grab the keyboard
    player.click(page.who.buttons[Who.OTHER_DICE.value])
    settled(player, session)
    shown = []
    player.window.watchRequested.connect(lambda game, name: shown.append((game, name)))
    player.click(page.watch)
    actions = {action.text(): action for action in page.watched.actions()}
    assert list(actions) == ["Perfect play", "Perfect, Demon", "Rules of thumb"]
    for name in ("Perfect, Demon", "Rules of thumb"):
        actions[name].trigger()
        player.wait(lambda name=name: shown and shown[-1][1] == name)
    (start, _), (game, _) = shown
    assert (start.events, start.dice_model) == ((), DEMON), "the coach of that window plays it"
    thumb = players.Player(strategy("rules-of-thumb"), delivery_of(DEFAULT_RULES).table)
    assert game == play(Game(game.seed), by_strategy(thumb, "1"))
    assert game not in settled(player, session).answers.values()
