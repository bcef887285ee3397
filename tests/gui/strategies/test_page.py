# SPDX-License-Identifier: MIT
"""The players' page: its figures are the engine's, a position is one click away, and errors stand beside the line."""

from __future__ import annotations

import random
import re
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from goal_samples import late_start
from gui_layout import cut, let_layouts_settle
from gui_screen import Screen
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from engine.analysis.analyzer import Analyzer
from engine.analysis.verdicts import Verdict
from engine.distribution.forward import last_turns
from engine.distribution.statistics import Start, head_to_head
from engine.games.game import Game
from engine.rules.dice import DEMON, WORST_OF_2
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, SHIPPED, rule_set
from engine.runtime.steps import finish
from engine.solving.library import TableKey
from engine.strategies import players
from engine.strategies.differences import differences
from engine.strategies.players import by_strategy, by_value, play
from engine.strategies.strategies import OPTIMAL, Face, Strategy, rule_list, strategy
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.practice.source import Drawn, Told
from yahtzee_gui.menu_words import Page
from yahtzee_gui.set_up.session import SetUp
from yahtzee_gui.strategies import published, words
from yahtzee_gui.strategies import session as session_module
from yahtzee_gui.strategies import view as view_module
from yahtzee_gui.strategies.entrants import (
    MOST_CHOSEN,
    OF_YAHTZEE,
    OWN,
    AverageQuestion,
    ChartKind,
    GameQuestion,
    LastTurnsQuestion,
    Other,
    PairQuestion,
    Parameter,
    Section,
    WayQuestion,
    Who,
)
from yahtzee_gui.strategies.practice import ListPractice
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.style_sheet import SEGMENT_TEXT
from yahtzee_gui.words import names, numbers, units
from yahtzee_gui.work import one_step

KEY = TableKey(DEFAULT_RULES)
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
        if isinstance(question, AverageQuestion):
            return finish(players.statistics(players.Player(way, table), START, threads=1)).final_score.mean
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
    settled(player, session)
    return player, page, session, answers


def settled(player, session):
    player.wait(lambda: not session.fractions)
    return session


def tick(page, who):
    """Return the button that has a player compared."""
    return page.who.rows[who.value].button


def test_every_figure_beside_the_others_is_the_engines(opened):
    player, page, session, answers = opened
    player.click(tick(page, Who.GREEDY))
    settled(player, session)
    assert [one.key for one in session.chosen] == ["optimal", "rules-of-thumb", "greedy"]
    ends = [answers(WayQuestion(strategy(one.key), DEFAULT_RULES)) for one in session.chosen]
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
    curves = page.chart.figures.data
    (line,) = (line for line in curves if line[0] == 250)
    assert line[1:] == pytest.approx(tuple(end.at_least(250) for end in ends), rel=0, abs=1e-12)
    page.chart_choice.buttons[ChartKind.TURNS].click()
    assert page.chart.chart.view.series[1].values == tuple(max(0.0, lost) for lost in ends[1].lost_by_turn)
    page.chart_choice.buttons[ChartKind.BOXES].click()
    short = sum(page.chart.chart.view.series[1].values)
    assert short == pytest.approx(ends[0].final_score.mean - ends[1].final_score.mean, abs=1e-9)


def test_the_answer_is_the_exact_difference_and_chances_of_a_match_that_add_up(opened):
    player, page, session, answers = opened
    player.click(tick(page, Who.GREEDY))
    settled(player, session)
    for place in range(page.pair.count()):
        page.pair.setCurrentIndex(place)
        page.pair.activated.emit(place)
        settled(player, session)
        better, worse = session.pair
        assert {better.key, worse.key} == set(page.pair.itemData(place))
        ends = [answers(one.question) for one in (better, worse)]
        more = ends[0].final_score.mean - ends[1].final_score.mean
        assert more >= 0
        names_of_both = [view_module.name_of(session, one) for one in (better, worse)]
        assert page.answer.text() == words.scores_more(
            better=names_of_both[0], worse=names_of_both[1], points=numbers.decimal(more, 1)
        )
        chances = re.findall(r"[0-9.]+(?=\xa0%)", page.in_a_match.text())
        found = head_to_head(*(end.distribution for end in ends))
        assert sum(round(10 * float(one)) for one in chances) == 1000
        assert [float(one) / 100 for one in chances] == pytest.approx([found.win, found.loss, found.tie], abs=1.01e-3)
        assert session.differences is not None
        assert "±" not in page.part_summary.text()
        assert "about" in page.part_summary.text()
    assert page.table.note.text() == words.exact()


def endless():
    """Yield the steps of work that never comes to an end."""
    while True:
        time.sleep(0.01)
        yield


def test_the_names_of_the_charts_stand_apart_where_the_chart_is_narrow(opened):
    _, page, _, _ = opened
    page.chart_choice.resize(300, page.chart_choice.height())
    shown = page.chart_choice.buttons.values()
    assert sum(button.minimumWidth() for button in shown) < 300, "else they are squeezed, one more than another"
    bold = QFontMetricsF(fonts.font(SEGMENT_TEXT, QFont.Weight.DemiBold, columns=False))
    assert min(one.width() - bold.horizontalAdvance(one.text()) for one in shown) >= 8


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_names_of_the_charts_have_room_beside_what_is_seen_of_two(qapp, qtbot, language):
    """In German they lay over each other in a window of the usual size."""
    languages.install(qapp, language, ())
    try:
        choice = Segments(tuple(ChartKind), words.chart_tab, gives_way=True)
        qtbot.addWidget(choice)
        choice.fit(280)
        assert sum(button.minimumWidth() for button in choice.buttons.values()) <= 280 - 12
    finally:
        languages.install(qapp, "en", ())


def test_who_wins_a_match_is_said_whole(opened, monkeypatch):
    _, page, _, _ = opened
    told = "In Partien gewinnt Perfektes Spiel 59 %, Rules of thumb mit drei Würfen 40,4 %; 0,6 % sind unentschieden."
    monkeypatch.setattr(view_module, "match_sentence", lambda _session: told)
    page.refresh()
    let_layouts_settle()
    assert page.in_a_match.text() == told
    assert cut(page.table) == []
    assert page.in_a_match.width() > 0.9 * page.table.chart.width()


def test_that_something_is_worked_out_is_said_once(opened):
    _, page, session, _ = opened
    session.choices.answers.clear()
    session.fractions[WayQuestion(OPTIMAL, DEFAULT_RULES)] = 0.5
    page.refresh()
    told = [*Screen(page.window()).labels(page), page.table.chart.view.message, page.chart.chart.view.message]
    assert told.count(words.wait()) == 1


def test_no_more_than_four_are_compared_and_stop_gives_up_what_is_missing(opened, monkeypatch):
    player, page, session, _ = opened
    assert page.cancel.isHidden()
    for who in (Who.GREEDY, Who.MINCE, Who.RANDOM):
        player.click(tick(page, who))
    settled(player, session)
    assert len(session.chosen) == MOST_CHOSEN
    assert sorted(one.ink for one in session.chosen) == list(range(MOST_CHOSEN))
    assert words.percent_done(0.617) == "61 % done", "an average stands in its place later"
    monkeypatch.setattr(session_module, "answer_to", lambda *_: endless())
    player.click(tick(page, Who.RANDOM))
    player.click(tick(page, Who.CAREFUL))
    assert page.cancel.isVisible()
    player.click(page.cancel)
    assert Who.CAREFUL.value not in [one.key for one in session.chosen]
    assert page.cancel.isHidden()


def test_a_position_in_which_two_part_opens_with_one_click(opened):
    player, page, session, _ = opened
    openings, costly = settled(player, session).partings
    assert len(page.openings.buttons) == len(openings) > 0
    assert len(page.costly.buttons) == len(costly) > 0
    for shown, found in ((page.costly, costly), (page.openings, openings)):
        player.click(shown.buttons[0])
        set_up = player.window.dialogs.session(Page.SET_UP)
        assert isinstance(set_up, SetUp)
        assert set_up.position == found[0].position
        player.window.dialogs.show(Page.STRATEGIES)


def begun(player, session):
    """Return the text of a list that was just begun."""
    session.begin_list()
    player.wait(lambda: bool(session.text))
    settled(player, session)
    return session.text


def written(session, text):
    """Write a list, and let the pause go by after which it is read."""
    session.write(text)
    session.keep()


def test_errors_of_a_list_stand_once_beside_their_lines_and_the_list_is_kept(opened, qtbot):
    player, page, session, _ = opened
    player.click(page.new)
    player.wait(lambda: bool(session.text))
    text = settled(player, session).text
    assert session.faults == ()
    assert page.own.result.text()
    editor = page.own.editor
    editor.setPlainText("keep nonsense\n" + text)
    session.keep()
    (fault,) = session.faults
    assert editor.accessibleDescription() == words.line_fault(fault)
    assert page.own.result.text() == "", "an error is said once, at its line"
    editor.setPlainText("keep three alike\n" + text)
    session.keep()
    assert session.faults == ()
    right = editor.viewport().grab().toImage()
    editor.setPlainText("keep nonsense   \n" + text)
    session.keep()
    wrong = editor.viewport().grab().toImage()
    height = editor.fontMetrics().height()

    def inked(image: QImage) -> int:
        edge = image.width() // 3, image.width()
        return sum(image.pixel(x, y) != image.pixel(2, 1) for x in range(*edge) for y in range(height))

    assert inked(wrong) > inked(right) + 20
    editor.setPlainText("keep nonsense, too\n" + text)
    editor.clearFocus()
    editor.left.emit()
    lists = player.session.services.own_lists
    with qtbot.waitSignal(lists.loaded):
        lists.load()
    (kept,) = lists.known.values()
    assert kept.startswith("keep nonsense, too")


def test_each_rule_says_what_the_list_loses_without_it(opened):
    player, page, session, answers = opened
    begun(player, session)
    lines = ["keep three alike", "score its box if four alike", "otherwise rules-of-thumb"]
    written(session, "\n".join(lines))
    settled(player, session)
    whole = answers(WayQuestion(session.edited_way, DEFAULT_RULES)).final_score.mean
    assert set(session.worths) == {1, 2}
    for line, worth in session.worths.items():
        rest = rule_list("\n".join([*lines[: line - 1], "", *lines[line:]]), session.edited_way.name)
        assert worth == pytest.approx(whole - answers(AverageQuestion(rest, DEFAULT_RULES)), abs=1e-9)
        assert words.line_says(number=line, points=numbers.signed(worth, 2)) in page.own.editor.accessibleDescription()


def test_after_an_error_nothing_is_said_about_what_a_list_costs(opened):
    player, _, session, _ = opened
    engine, drawn = player.session.services.engine, []
    failing = SimpleNamespace(workspace=engine.workspace, ask=lambda *_, failed, **__: failed(ValueError("no table")))
    source = ListPractice(failing, session.edited_way, DEFAULT_RULES, "List")
    source.draw(drawn.append)
    assert drawn == [Drawn()]
    assert source.why_nothing() == lessons_words.no_table()


def test_positions_where_a_list_costs_points_are_practised_on_the_board(opened):
    player, page, session, _ = opened
    begun(player, session)
    written(session, "keep nonsense")
    assert not page.own.practise.isEnabled()
    written(session, "otherwise greedy")
    player.click(page.own.practise)
    practice = player.session.services.practice
    player.wait(lambda: len(practice.current.trials) == 10)
    assert player.window.dialogs.frame.page is player.window.dialogs.get(Page.PRACTICE)
    title = session.name_of_list(OWN + session.choices.edited)
    assert practice.current.source.name() == words.practice_name(name=title)
    table = player.session.services.engine.workspace.loaded_table(KEY).table
    greedy, analyzer = by_strategy(players.Player(session.edited_way, table), "1"), Analyzer(table)
    exercises = [trial.exercise for trial in practice.current.trials]
    assert len({one.position for one in exercises}) == 10
    for one in exercises:
        taken = analyzer.analyze(one.position).option(one.played)
        assert taken.verdict > Verdict.CLOSE
        assert one.played == greedy(one.position)
    assert practice.current.source.told(0) == Told(), "nothing is told before an answer"
    assert practice.current.source.again().key == practice.current.source.key


def test_typing_makes_nothing_anew_until_it_rests(opened, monkeypatch):
    """With every key all charts and tables were made anew, and all lists read, while a comparison had the processor."""
    player, page, session, _ = opened
    text = begun(player, session)
    session.fractions[WayQuestion(OPTIMAL, DEFAULT_RULES)] = 0.5  # a comparison is going on
    made = []
    for module, name in ((view_module, "chart_view"), (view_module, "who_row"), (view_module, "side_view")):
        monkeypatch.setattr(module, name, counting(made, getattr(module, name)))
    monkeypatch.setattr(session_module, "read_text", counting(made, session_module.read_text))
    page.own.editor.setPlainText(text)
    for letter in "keep three alike":
        page.own.editor.insertPlainText(letter)
        QApplication.processEvents()
    assert made == []
    session.keep()
    assert "rule_list_or_faults" in made
    assert "chart_view" not in made, "what is not seen is not made"
    assert session.text.startswith("keep three alike")


def counting(made, function):
    """Return a function that also notes that it was called."""

    def called(*given):
        made.append(function.__name__)
        return function(*given)

    return called


def test_what_was_ticked_chosen_and_typed_is_there_again(opened, qtbot):
    player, page, session, _ = opened
    player.click(tick(page, Who.GREEDY))
    session.set_parameter("", Parameter.ROLLS, 3)
    session.set_parameter(Who.LESSONS.value, Parameter.LESSONS, 7)
    begun(player, session)
    page.own.editor.setPlainText("otherwise greedy")
    page.close()
    with qtbot.waitSignal(player.session.services.own_lists.loaded):
        player.session.services.own_lists.load()
    assert list(player.session.services.own_lists.known.values()) == ["otherwise greedy"]
    player.window.dialogs.drop()  # as where another language is chosen
    player.window.dialogs.show(Page.STRATEGIES)
    again = player.window.dialogs.session(Page.STRATEGIES)
    assert again is not session
    player.wait(lambda: again.text == "otherwise greedy")
    assert [one.key for one in again.chosen] == ["optimal", "rules-of-thumb", "greedy"]
    assert again.choices.lessons == 7
    assert player.window.dialogs.newest.own.editor.toPlainText() == "otherwise greedy"


def test_a_list_of_ones_own_is_compared_like_any_other(opened):
    player, page, session, _ = opened
    begun(player, session)
    written(session, "name =mine\notherwise greedy")
    assert session.faults
    written(session, "name mine\notherwise greedy")
    player.click(page.own.done)
    own = next(one for one in session.entrants if one.who is None)
    player.click(page.who.rows[own.key].button)
    settled(player, session)
    greedy = session.outcome(next(one for one in session.chosen if one.key == own.key))
    assert page.table.chart.view.rows[-1].cells[:2] == ("mine", numbers.decimal(greedy.final_score.mean, 1))


def test_published_figures_stand_beside_ours(opened):
    player, page, session, _ = opened
    player.click(page.published)
    settled(player, session)
    page.which_table.buttons[4].click()
    ours = session.choices.answers[LastTurnsQuestion(DEFAULT_RULES)]
    for line, (box, figures) in zip(page.tables.figures.data, ours.items(), strict=True):
        his = published.LAST_TURN[box.key]
        assert line[1::2] == his
        assert line[2::2] == (figures.mean, figures.sd, 100 * figures.zero)
        assert line[2] == pytest.approx(his[0], abs=0.006)
    page.which_table.buttons[0].click()
    assert len(page.tables.figures.data) == len(published.ROWS)
    page.whose_rules.buttons[published.Rules.WITHOUT_EXTRAS].click()
    assert len(page.tables.figures.data) == len(published.ROWS) - 2


def test_nothing_is_cut_off(opened):
    player, page, session, _ = opened
    begun(player, session)
    for section in Section:
        session.turn(section)
        settled(player, session)
        assert cut(page) == []


def test_no_choice_moves_when_another_is_chosen(opened):
    player, page, session, _ = opened
    settled(player, session)
    player.window.resize(1600, 1000)
    places = []
    for choice in page.chart_choice.buttons.values():
        choice.click()
        let_layouts_settle()
        buttons = *page.chart_choice.buttons.values(), *(row.button for row in page.who.rows.values())
        places.append([button.mapTo(player.window, QPoint()).toTuple() for button in buttons])
    assert all(one == places[0] for one in places)


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
    session.set_parameter("", Parameter.RULES, SMALL)
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
    settled(player, session)
    assert [one.key for one in session.chosen] == ["optimal", "greedy"], "rules of thumb are about Yahtzee's boxes"
    assert {question.rules for question in asked} >= {SMALL}
    rows = {row.key: row for row in (view_module.who_row(session, one) for one in session.entrants)}
    for who in OF_YAHTZEE:
        assert not tick(page, who).isEnabled()
        assert (rows[who.value].figure, rows[who.value].hint) == (words.impossible(), words.knows_yahtzee_only())
    best, greedy = map(session.outcome, session.chosen)
    step = 10
    middle = round(best.final_score.mean / step) * step
    assert page.table.chart.view.headings[4:7] == tuple(f"{middle + by}+" for by in (-step, 0, step))
    assert page.table.chart.view.rows[0].cells[7] == words.unknown, "these rules have no upper bonus"
    page.chart_choice.buttons[ChartKind.BOXES].click()
    heads = [line[0] for line in page.chart.figures.data]
    assert heads == [names.category(box, SMALL) for box in SMALL.categories]
    short = best.final_score.mean - greedy.final_score.mean
    assert sum(page.chart.chart.view.series[1].values) == pytest.approx(short, abs=1e-9)


def test_rolls_a_turn_can_be_chosen_and_every_game_is_offered(at_yatzy):
    player, page, session, asked = at_yatzy
    settled(player, session)
    offered = [page.rules.itemText(place) for place in range(page.rules.count())]
    assert offered == [names.rules_among_games(rule_set(name)) for name in SHIPPED]
    assert (offered[0], offered[len(RULE_SETS)]) == ("Yahtzee, free joker", "Yatzy")
    first = replace(SMALL, name="first", title="Early", boxes=(replace(SMALL.boxes[2], first_roll=9),))
    session.offer_rules((SMALL, first))
    last = [page.rules.itemText(page.rules.count() - place) for place in (2, 1)]
    assert last == ["Small Yatzy", "Early"], "points for a first roll are known to all who know no box"
    assert page.rules.currentText() == "Small Yatzy"
    page.rolls.activated.emit(page.rolls.findData(2))
    settled(player, session)
    assert asked[-1].rules == replace(SMALL, rolls_per_turn=2)
    assert (page.rules.currentText(), page.rolls.currentData()) == ("Small Yatzy", 2)


def test_a_player_with_other_rules_or_rolls_is_compared_with_the_same_by_the_usual_ones(at_yatzy):
    player, page, session, asked = at_yatzy
    settled(player, session)
    session.choices.others[:] = [Other(Who.GREEDY.value, rolls=4)]
    session.toggle("other:0")
    settled(player, session)
    four = replace(SMALL, rolls_per_turn=4)
    assert WayQuestion(strategy("greedy"), four) in asked
    assert page.table.chart.view.rows[-1].cells[0] == f"{names.rival(Rival.GREEDY)}, {words.rolls(4)}"
    mean = session.outcome(session.chosen[-1]).final_score.mean
    assert mean > session.outcome(session.chosen[1]).final_score.mean
    session.choose_pair("greedy", "other:0")
    assert page.part_summary.text() == words.other_positions(), "with other rolls they are never in the same position"
    assert numbers.decimal(mean - session.outcome(session.chosen[1]).final_score.mean, 1) in page.answer.text()
    session.open_row("other:0")
    row = page.who.rows["other:0"]
    assert row.choices[Parameter.ROLLS].currentData() == 4
    row.choices[Parameter.PLAYER].activated.emit(row.choices[Parameter.PLAYER].findData("random"))
    settled(player, session)
    assert session.chosen[-1].way == strategy("random")
    assert [one.key for one in session.entrants if one.key.startswith("other:")] == ["other:0", "other:1"]


def test_lists_are_judged_by_yahtzee_where_another_game_is_compared(at_yatzy):
    player, _, session, _ = at_yatzy
    settled(player, session)
    assert session.list_rules == DEFAULT_RULES
    session.set_parameter("", Parameter.RULES, rule_set("no-joker", 2))
    assert session.list_rules == rule_set("no-joker", 2)


def test_a_match_is_played_against_those_compared_who_can_be_opponents(opened):
    player, page, session, _ = opened
    player.click(tick(page, Who.RANDOM))
    assert [one.key for one in settled(player, session).chosen] == ["optimal", "rules-of-thumb", "random"]
    assert page.match.toolTip() == "A new game against the players you're comparing: Perfect play, Rules of thumb"
    shown = []

    def answer():
        dialog = QApplication.activeModalWidget()
        shown.append(dialog.table.others)
        dialog.start.click()

    QTimer.singleShot(0, answer)
    player.click(page.match)
    assert shown == [(Face.PAULA, Face.THUMB)]
    assert [seat.strategy for seat in player.session.controller.match.seats] == ["", "optimal", "rules-of-thumb"]
    assert player.window.dialogs.frame is None


def test_without_an_opponent_among_them_the_button_says_so(opened):
    player, page, session, _ = opened
    for who in (Who.PERFECT, Who.RULES_OF_THUMB, Who.RANDOM):
        player.click(tick(page, who))
    settled(player, session)
    assert not page.match.isEnabled()
    assert page.match.toolTip() == "None of the players you're comparing can be an opponent."


def test_perfect_play_with_other_dice_is_compared_but_meets_other_positions(opened):
    player, page, session, _ = opened
    row = page.who.rows["other:0"]
    assert row.figure.text() == numbers.decimal(par(DEFAULT_RULES, DEMON), 2)
    player.click(row.button)
    player.click(row.opens)
    dice = row.choices[Parameter.DICE]
    dice.activated.emit(dice.findText("Imp"))
    settled(player, session)
    assert session.chosen[-1].question == WayQuestion(WORST_OF_2, DEFAULT_RULES)
    assert page.table.chart.view.rows[-1].cells[0] == "Perfect play, Imp"
    assert names.dice_model_explained(WORST_OF_2) in row.button.toolTip()
    player.click(tick(page, Who.RULES_OF_THUMB))
    settled(player, session)
    assert session.pair_question is None
    assert page.part_summary.text() == words.other_positions()
    who = row.choices[Parameter.PLAYER]
    who.activated.emit(who.findData("greedy"))
    settled(player, session)
    assert session.choices.others[0] == Other("greedy"), "with unfair dice only perfect play is worked out"


def test_those_compared_are_watched_playing_a_game_of_their_own(opened, delivery_of, monkeypatch):
    player, page, session, _ = opened
    monkeypatch.setattr(page.watched, "popup", lambda _place: None)  # which would grab the keyboard
    player.click(page.who.rows["other:0"].button)
    settled(player, session)
    shown = []
    player.window.watchRequested.connect(lambda game, name: shown.append((game, name)))
    player.click(page.watch)
    actions = {action.text(): action for action in page.watched.actions()}
    assert list(actions) == ["Perfect play", "Rules of thumb", "Perfect play, Demon"]
    for name in ("Perfect play, Demon", "Rules of thumb"):
        actions[name].trigger()
        player.wait(lambda name=name: shown and shown[-1][1] == name)
    (start, _), (game, _) = shown
    assert (start.events, start.dice_model) == ((), DEMON), "the coach of that window plays it"
    thumb = players.Player(strategy("rules-of-thumb"), delivery_of(DEFAULT_RULES).table)
    assert game == play(Game(game.seed), by_strategy(thumb, "1"))
    assert game not in settled(player, session).choices.answers.values()
