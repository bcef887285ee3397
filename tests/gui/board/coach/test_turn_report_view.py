# SPDX-License-Identifier: MIT
"""The report on a turn: its figures are worked out here again, roll by roll, from the analyzer alone."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from gui_driver import first_allowed, seeded
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QToolTip
from scenes import scene_of_record, scene_with

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import ReviewedMoment, review
from engine.games.game import Rolled
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import turn_report_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.end_bars import EndBar, EndShare, Shade
from yahtzee_gui.board.coach.turn_report import TurnFact, TurnReport, TurnReportView
from yahtzee_gui.board.coach.turn_report_view import passed_on, turn_report
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.explaining import Comparison, Inquiry
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import decisions, glossary, numbers, options

READY = TableStatus(TableState.READY, 254.59)


@pytest.fixture
def scene_of(analyzer_of):
    def make(record, mode=CoachMode.AFTER, **fields):
        seen = review(record.game, analyzer_of(record.game.rules), record.first_choices)
        return scene_of_record(mode, record, seen, READY, **fields)

    return make


def turns(number):
    """Return the record of some turns of three rolls, each keeping its first two dice."""
    record = Record(seeded("report"))
    for _ in range(number):
        record = record.roll()
        for _ in range(2):
            record = record.mark((True, True, False, False, False)).roll()
        record = record.score(first_allowed(record.game))
    return record


def figures_of_last_turn(game, analyzer):
    """Return the expected final score before the last turn and after it, its luck, and what the choices lost."""
    here, luck, lost = game.start, 0.0, 0.0
    value = before = analyzer.expected_final_score(here.scores, here.yahtzee_bonuses)
    for event in game.events:
        if not here.has_rolled:
            before, luck, lost = value, 0.0, 0.0
        else:
            analysis = analyzer.analyze(here.position)
            is_roll = isinstance(event, Rolled)
            option = analysis.keeps[here.kept_dice(event.kept)] if is_roll else analysis.categories[event.category]
            lost += max(o.value for o in analysis.options) - option.value
            value = option.value
        here = here.roll(event.kept, event.dice) if isinstance(event, Rolled) else here.score(event.category)
        if isinstance(event, Rolled):
            best = max(option.value for option in analyzer.analyze(here.position).options)
            luck, value = luck + best - value, best
    return before, value, luck, lost


def facts(view):
    return {fact.name: fact.figure for fact in view.facts}


@pytest.mark.parametrize("number", [1, 2, 4])
def test_luck_and_choices_lead_from_the_score_expected_before_the_turn_to_the_one_after_it(
    scene_of, analyzer_of, number
):
    record = turns(number)
    before, after, luck, lost = figures_of_last_turn(record.game, analyzer_of(DEFAULT_RULES))
    assert before + luck - lost == pytest.approx(after, abs=1e-9)
    assert luck * lost != 0.0
    view = turn_report(scene_of(record))
    shown = facts(view)
    assert view.title == tray_words.turn(number, 13)
    figures = {fact.name: fact.points for fact in view.facts if fact.points is not None}
    dice, choices = (figures[name()] for name in (turn_report_words.dice, turn_report_words.your_choices))
    assert (dice, choices) == pytest.approx((luck, -lost), abs=0.3), "rounded, each within its own"
    assert shown[turn_report_words.dice()] == numbers.signed(dice)
    assert shown[turn_report_words.your_choices()] == numbers.signed(choices)
    first, last = (float(figure) for figure in shown[turn_report_words.expected()].split(" → "))
    assert (first, last) == pytest.approx((before, after), abs=0.15)
    assert first + dice + choices == pytest.approx(last, abs=1e-9), "what is written adds up"


def test_the_chance_of_the_upper_bonus_shows_once_both_are_known(scene_of):
    record = turns(2)
    before, after = (Inquiry(end.analysis.position, end.taken, None) for end in scene_of(record).turn_ends)
    known = {before: answer(before, 0.621), after: answer(after, 0.671)}
    waiting = facts(turn_report(scene_of(record, answers={before: known[before]})))
    assert waiting[tray_words.upper_bonus_name()] == turn_report_words.not_known_yet, "its line is there from the first"
    assert facts(turn_report(scene_of(record, answers=known)))[tray_words.upper_bonus_name()] == "62 % → 67 %"


def answer(inquiry, bonus_chance):
    """Return an explanation of which only the chance of the upper bonus is known."""
    return Comparison(inquiry, SimpleNamespace(upper_bonus_chance=bonus_chance), None)


def test_in_the_window_they_are_the_chances_after_the_last_turn_and_the_one_before(open_player, table_of):
    from engine.analysis.explainer import Explainer
    from engine.runtime.steps import finish

    player = open_player(game=turns(2), mode=CoachMode.AFTER)
    player.wait(lambda: player.controller.scene().bonus_chances is not None)
    explainer = Explainer(table_of(DEFAULT_RULES))
    finish(explainer.prepare())
    scored = [d for d in player.controller.review.decisions if d.taken.category is not None]
    chances = tuple(explainer.explain(d.analysis.position, d.taken).upper_bonus_chance for d in scored)
    assert player.controller.scene().bonus_chances == pytest.approx(chances, abs=1e-12)


def test_a_turn_that_goes_on_has_no_figures_of_its_rolls(scene_of):
    record = turns(1).roll().mark((True, False, False, False, False)).roll()
    view = turn_report(scene_of(record))
    assert (view.title, len(view.entries)) == (turn_report_words.turn_so_far(2), 1)
    assert not view.facts


def test_with_the_coach_off_it_is_a_log_that_judges_nothing(scene_of):
    record = turns(3)
    view = turn_report(scene_of(record, CoachMode.OFF))
    assert not any(entry.judged or entry.note or entry.verdict is not None for entry in view.entries)
    scores = [event for event in record.game.events if not isinstance(event, Rolled)]
    log = [
        (turn_report_words.turn(number), turn_report_words.took(scores[number - 1].category, scores[number - 1].points))
        for number in (2, 1)
    ]
    assert list(facts(view).items())[-2:] == log
    assert (view.lesson, {fact.points for fact in view.facts}) == ("", {None})


def hunted(seed):
    """Return the record of a game in which Yahtzees are hunted, up to the first bonus for a later one, if any."""
    record = Record(seeded(seed))
    while not record.game.is_over and not record.game.yahtzee_bonuses:
        record = record.roll()
        while record.game.rolls_left and len(set(record.game.dice)) > 1:
            most = max(record.game.dice, key=record.game.dice.count)
            record = record.mark(tuple(face == most for face in record.game.dice)).roll()
        boxes = [box for box in Category if record.game.can_score(box)]
        is_yahtzee = len(set(record.game.dice)) == 1
        wanted = [box for box in boxes if (box is Category.YAHTZEE) == (is_yahtzee and Category.YAHTZEE in boxes)]
        record = record.score((wanted or boxes)[0])
    return record


def test_a_later_yahtzee_stands_there_with_its_bonus():
    record = next(record for record in map(hunted, map(str, range(500))) if record.game.yahtzee_bonuses)
    last = record.game.events[-1]
    assert last.bonus
    report = turn_report(scene_of_record(CoachMode.OFF, record))
    assert report.entries[-1].done == turn_report_words.took(last.category, last.points + 100)


def test_while_a_choice_is_made_again_that_is_said_and_nothing_is_offered(scene_of):
    lossy = Record(seeded("report")).roll().score(Category.YAHTZEE)
    record = lossy.undo()
    assert record.game.has_rolled
    view = coach_view(scene_of(record))
    assert (view.remark, view.report) == (coach_words.second_try(), None)
    ahead = coach_view(scene_of(lossy))
    said = f"{coach_words.first_choice_counts()} {coach_words.another_is_help()}"
    assert (ahead.report.retry, ahead.report.retry_hint) == (tray_words.retry(), said)
    helped = coach_view(scene_of(lossy.with_hint())).report
    assert helped.retry_hint == coach_words.first_choice_counts()
    assert not ahead.remark
    copy = coach_view(scene_of(record, is_copy=True))
    assert not copy.remark, "neither counts there"
    assert not coach_view(scene_of(lossy, is_copy=True)).report.retry_hint


def test_what_the_first_choices_of_a_turn_lost_stands_below_the_figures_that_add_up(scene_of):
    lossy = Record(seeded("report")).roll().score(Category.YAHTZEE)
    (missed,) = scene_of(lossy).decisions
    record = lossy.undo().score(missed.analysis.best.category)
    shown = facts(turn_report(scene_of(record)))
    first = scene_of(record).decisions[0]
    assert first.was_taken_back
    names = list(shown)
    assert names[1] == turn_report_words.then_played()
    assert names[-1] == turn_report_words.first_choices(), "it isn't part of the sum"
    assert turn_report_words.your_choices() not in shown
    rest = float(shown[turn_report_words.then_played()].replace(numbers.MINUS, "-"))
    total = float(shown[turn_report_words.first_choices()].replace(numbers.MINUS, "-"))
    assert total - rest == pytest.approx(-first.points_lost, abs=0.11)
    assert turn_report_words.your_choices() in facts(turn_report(scene_of(lossy)))


def test_the_retry_button_stands_in_the_entry_of_the_choice_it_is_about(open_player):
    lossy = Record(seeded("report")).roll().score(Category.YAHTZEE)
    player = open_player(game=lossy, mode=CoachMode.AFTER)
    report = player.coach.report
    assert player.coach.retry.isVisible()
    title, entry = 32, 46 + 34
    assert QRect(0, title, report.width(), entry).contains(player.coach.retry.geometry())


def test_bars_of_a_turn_are_to_one_scale(qtbot):
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(340, 200)
    report.set_view(TurnReportView("turn", facts=(TurnFact("dice", "−10.0", -10.0), TurnFact("you", "−20.0", -20.0))))
    picture = report.grab().toImage()
    rows = [32 + 7 + 12, 32 + 7 + 23 + 12]
    red = LIGHT.q("loss")
    lengths = [sum(picture.pixelColor(x, y) == red for x in range(picture.width())) for y in rows]
    assert lengths[1] == pytest.approx(2 * lengths[0], abs=3)
    assert lengths[0] > 10


def test_what_is_explained_is_the_choice_just_made_if_it_was_costly_else_the_costliest_of_the_turn(scene_of):
    """After a second mistake that cost as much as the first, the first was explained again."""
    record, made = Record(seeded("report")).roll(), []
    for least in (1.0, 0.3):
        options = scene_of(record, CoachMode.LIVE).analysis.options
        bad = min((one for one in options if one.is_reroll and one.lost >= least), key=lambda one: one.lost)
        record = record.mark(record.game.places_of(bad.keep)).roll()
        made.append(scene_of(record).last_decision)
        assert scene_of(record).lesson.event == made[-1].event
    assert made[1].points_lost < made[0].points_lost
    best = next(one for one in scene_of(record, CoachMode.LIVE).analysis.options if one.category is not None)
    assert scene_of(record.score(best.category)).lesson.event == made[0].event


def test_the_heading_of_a_lesson_takes_a_second_line_where_it_is_long(qtbot):
    heights = []
    for choice in (Option(200.0, 1.0, Verdict.MISTAKE, keep=(3, 3)), Option(200.0, 1.0, Verdict.MISTAKE, keep=())):
        report = TurnReport()
        qtbot.addWidget(report)
        report.resize(270, 400)
        heading = turn_report_words.worth_knowing(choice, is_first=not choice.keep)
        report.set_view(TurnReportView("Turn 12", lesson_heading=heading, lesson="Keep the fours."))
        heights.append(report.height())
    assert heading == "Worth knowing: rolled all five (your first choice)"
    assert heights[0] + 10 < heights[1]


def test_names_beside_bars_are_in_letters_of_one_size(qtbot):
    """The trial: in German one of them was smaller than the lines above and below it."""
    report = TurnReport()
    qtbot.addWidget(report)
    name = "Deine Entscheidungen"
    report.set_view(TurnReportView("turn", facts=(TurnFact("Gegner", "−10.0", -10.0), TurnFact(name, "−20.0", -20.0))))
    for room in (272, 295, 480):
        assert QFontMetricsF(fonts.font(13)).horizontalAdvance(name) < report.width_of_names(room) <= 0.6 * room


def test_the_picture_of_a_lesson_stands_only_where_the_report_fits_with_it(qtbot):
    bars = (EndBar("4 4", "★", Verdict.BEST, (EndShare("Fours", 1.0, "100 %", Shade.SUM),)),) * 2
    view = TurnReportView("Turn 12", lesson_heading="Worth knowing", lesson="Keep the fours. " * 60, lesson_bars=bars)
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(340, 10)
    report.set_view(view)
    assert report.shows_bars
    needed = report.height()
    report.set_room(needed - 1)
    assert not report.shows_bars
    assert report.height() < needed - 50
    report.set_room(needed)
    assert report.shows_bars


def test_what_a_turn_did_is_told_once_its_last_choice_is_judged(scene_of):
    """Two of three choices made a summary that changed seconds later."""
    scene = scene_of(turns(2))
    assert turn_report(scene).facts
    points = scene.review.points
    last = max(place for place, point in enumerate(points) if point.decision is not None)
    known = replace(scene.review, points=points[:last])
    assert len({one.event for one in known.decisions if one.turn == 2}) == 2
    view = turn_report(scene_with(scene, review=known))
    assert len(view.entries) == 3
    assert view.facts == ()
    assert view.heading == ""


@pytest.mark.parametrize("figure", ["+20,4\xa0PP", "−20,4\xa0PP", "+1,0"])
@pytest.mark.parametrize("width", [290, 340, 460])
def test_no_bar_comes_into_the_sign_of_a_figure(qtbot, monkeypatch, figure, width):
    bars = []
    drawn = "yahtzee_gui.board.coach.turn_report.draw_bar"
    monkeypatch.setattr(drawn, lambda _painter, rect, _color: bars.append(rect))
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(width, 200)
    points = 20.4 if figure[0] == "+" else -20.4
    report.set_view(TurnReportView("turn", facts=(TurnFact("dice", figure, points), TurnFact("you", "+20,4", 20.4))))
    report.grab()
    needed = QFontMetricsF(fonts.font(13, QFont.Weight.DemiBold)).horizontalAdvance(figure)
    assert len(bars) == 2
    assert max(bar.right() for bar in bars) < width - 10 - needed - 2


def test_a_copy_that_is_played_on_speaks_of_no_first_choice(open_player):
    record = turns(13)
    player = open_player(game=record, mode=CoachMode.AFTER)
    player.settle()
    assert not player.controller.scene().is_copy
    player.controller.play_on()
    player.settle()
    scene = player.controller.scene()
    assert scene.is_copy
    assert scene.game.has_rolled
    assert not coach_view(scene).remark


def by_chances(scene, *kept):
    """Return a scene among figures of a chance; of the last turn, choices at these places were judged by it."""
    points, place = [], 0
    for point in scene.review.points:
        if point.decision is not None and point.turn == scene.last_decision.turn:
            if place in kept:
                by_chance = [replace(one, measure=Measure.CHANCE, worth=0.5, worth_lost=one.points_lost / 100)
                             for one in point.decision.analysis.options]  # fmt: skip
                known = dict(zip(point.decision.analysis.options, by_chance, strict=True))
                analysis = replace(point.decision.analysis, options=tuple(by_chance), measure=Measure.CHANCE)
                taken, chosen = known[point.decision.taken], known[point.decision.chosen]
                point = replace(point, decision=replace(point.decision, analysis=analysis, taken=taken, chosen=chosen))
            place += 1
        points.append(point)
    review = replace(scene.review, points=tuple(points), measure=Measure.CHANCE)
    return scene_with(scene, record=replace(scene.record, goal=ReachGoal(300)), review=review)


def test_a_turn_of_a_match_begins_with_the_expected_score_that_the_one_before_ended_with(scene_of):
    """One ended with 250.3, the next began with 250.2: after the others' turns the same score was rounded anew."""
    off = 0
    for number in range(2, 9):
        record = turns(number)
        ended, scene = scene_of(turns(number - 1)), by_chances(scene_of(record))
        points = list(scene.review.points)
        place = max(place for place, one in enumerate(points) if one.turn == number - 1)
        others = replace(points[place], moment=ReviewedMoment.OTHERS, decision=None, change=0.0)
        points.insert(place + 1, others)
        scene = scene_with(scene, review=replace(scene.review, points=tuple(points)))
        expected = turn_report_words.expected()
        (_, last), (first, _) = (facts(turn_report(one))[expected].split(" → ") for one in (ended, scene))
        assert last == first
        off += round(others.expected, 1) != float(last)
    assert off, "rounded anew, some would not fit"


def test_figures_of_a_turn_that_may_still_change_say_about(scene_of):
    """ "216.8 → 198.5" was "216.9 → 198.5" seconds later."""
    scene = by_chances(scene_of(turns(1)), 0, 1, 2)
    expected = turn_report_words.expected()
    exact = facts(turn_report(scene))[expected]
    assert "about" not in exact
    points = tuple(replace(one, is_approximate=True) for one in scene.review.points)
    told = facts(turn_report(scene_with(scene, review=replace(scene.review, points=points))))
    assert told[expected] == f"about {exact}"
    assert all(figure.startswith("about ") for name, figure in told.items() if " → " in figure)


def test_the_hint_of_a_report_says_what_its_figures_count(scene_of, qtbot, monkeypatch):
    """ "Chance lost (pp)" and "−0.6 pp" stood there, and the hint spoke of points."""
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(340, 900)
    for scene, measure in ((scene_of(turns(1)), None), (by_chances(scene_of(turns(1)), 0, 1, 2), Measure.CHANCE)):
        report.set_view(turn_report(scene))
        shown = hints(report, monkeypatch)
        choice, figures = shown[60], next(text for text in shown if glossary.luck(measure) in text)
        assert choice.startswith(turn_report_words.look_at_it())
        assert ("percentage points (pp)" in choice) is (measure is Measure.CHANCE)
        assert glossary.points_lost(measure) in figures


def test_only_figures_and_choices_have_a_hint(scene_of, qtbot, monkeypatch):
    """The trial: with the mouse on an empty part of the panel seven lines covered the graph."""
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(340, 900)
    view = replace(turn_report(scene_of(turns(1))), lesson_heading="Worth knowing", lesson="Keep the fours. " * 9)
    report.set_view(view)
    shown = hints(report, monkeypatch)
    assert sum(glossary.luck() in text for text in shown) == pytest.approx(23 * len(view.facts), abs=1)
    assert (shown[5], shown[-1]) == ("", ""), "title and lesson"
    report.set_view(replace(view, entries=tuple(replace(entry, event=None) for entry in view.entries)))
    assert glossary.marks() in hints(report, monkeypatch)[60], "a choice that can't be looked back at has a mark, too"


def test_a_hint_goes_with_what_it_was_about(scene_of, qtbot, monkeypatch):
    """The trial: it stayed over the graph while another, shorter report stood there."""
    report, hidden = TurnReport(), []
    qtbot.addWidget(report)
    monkeypatch.setattr(QToolTip, "hideText", lambda: hidden.append(report.view.title))
    report.set_view(turn_report(scene_of(turns(1))))
    assert not hidden, "it would be another part's"
    report.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    report.set_view(TurnReportView("Turn 2"))
    assert hidden == ["Turn 2"]


def hints(report, monkeypatch):
    """Return the hint at each height of a report."""
    shown = []
    with monkeypatch.context() as watched:
        watched.setattr(QToolTip, "showText", lambda _at, text, *_: shown.append(text))
        for y in range(report.height()):
            report.event(QHelpEvent(QEvent.Type.ToolTip, QPoint(60, y), QPoint(60, y)))
    return shown


def test_a_remark_has_its_room_in_the_report(qtbot):
    facts = (TurnFact("dice", "−10.0", -10.0),)
    report = TurnReport()
    qtbot.addWidget(report)
    report.resize(340, 200)
    report.set_view(TurnReportView("turn", facts=facts))
    height = report.height()
    report.set_view(TurnReportView("turn", facts=facts, remark="You'll see what this choice was worth. " * 5))
    needed = QFontMetricsF(fonts.font(12)).height()
    assert report.height() > height + 2 * needed


def test_a_choice_that_could_not_matter_says_so(scene_of):
    """The trial: it had no mark and no word, and looked forgotten."""
    scene = scene_of(turns(1))
    point = next(one for one in scene.review.points if one.decision is not None)
    best = replace(point.decision.analysis.best)
    alone = replace(point.decision, analysis=replace(point.decision.analysis, options=(best,)), taken=best, chosen=best)
    points = tuple(replace(one, decision=alone) if one is point else one for one in scene.review.points)
    view = turn_report(scene_with(scene, review=replace(scene.review, points=points)))
    entry = next(one for one in view.entries if one.event == alone.event)
    assert (entry.judged, entry.note) == ("", options.begun(decisions.nothing_to_choose()))


def test_a_turn_that_was_handed_on_has_the_name_of_its_player_and_nothing_that_came_after_it(scene_of):
    """The trial: what opponents had done since stood there, though nobody had played."""
    report = turn_report(scene_of(turns(2)))
    others = TurnFact(turn_report_words.others(), "−0.1\u00a0pp", -0.1)
    passed = passed_on(replace(report, facts=(*report.facts, others)), "Anna")
    assert passed.title == f"Anna · {report.title}"
    assert passed.facts == report.facts
    assert [entry.event for entry in passed.entries] == [None] * len(report.entries)
