# SPDX-License-Identifier: MIT
"""What the timeline says of each decision: the first choice is judged, what was played makes the line."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from gui_driver import seeded
from gui_twin import shown_value
from late_games import late_game
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import ReviewedMoment, review
from engine.games.game import begun_from
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.graph import Graph, TimelineMark, TimelineView, TurnCell
from yahtzee_gui.board.timeline.strip import GameStrip
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.theme import fonts
from yahtzee_gui.words import names, numbers, options


@pytest.fixture
def scene_of(analyzer_of):
    """Return a function that makes a reviewed scene of a record."""

    def make(record, mode=CoachMode.AFTER):
        analyzer = analyzer_of(DEFAULT_RULES)
        found = review(record.game, analyzer, record.first_choices)
        return scene_of_record(mode, record, found, TableStatus(TableState.READY, analyzer.table.par))

    return make


def retried(scene_of):
    """Return a record in which a blunder was taken back for the best keep."""
    record = Record(seeded("a first try")).roll()
    options = scene_of(record, CoachMode.LIVE).analysis.options
    assert options[0].is_reroll
    worse = next(option for option in options[::-1] if option.is_reroll)
    again = record.mark(record.game.places_of(worse.keep)).roll().undo()
    return again.mark(again.game.places_of(options[0].keep)).roll()


def decisions(scene):
    return [mark for mark in timeline_view(scene).marks if mark.event is not None]


def test_the_card_of_a_decision_has_when_what_and_how_much(scene_of):
    record = Record(seeded("line")).roll().score(Category.LARGE_STRAIGHT).roll()
    scene = scene_of(record)
    (mark,) = decisions(scene)
    (decision,) = scene.decisions
    assert mark.card[0] == "Turn 1, 2 rolls left: Large straight for 0"
    assert mark.card[1] == f"{names.loss_among(decision.chosen)} · best: " + mark.card[1].split("best: ")[1]
    luck = scene.points[1].change
    assert mark.card[2] == f"expected {shown_value(decision.taken)} · luck of the roll {numbers.signed(luck)}"
    assert not mark.is_first_choice


def test_a_retried_decision_says_both_tries_and_is_marked_by_the_first(scene_of):
    scene = scene_of(retried(scene_of))
    (mark,) = decisions(scene)
    (decision,) = scene.decisions
    assert mark.is_first_choice
    assert mark.verdict is decision.chosen.verdict
    assert mark.expected == decision.taken.value
    assert mark.card[1] == options.first_choice(decision.chosen, decision.taken)
    assert mark.card[1].startswith("Taken back: ")
    assert numbers.lost(decision.points_lost) in mark.card[1]


def test_the_line_begins_at_par_only_with_an_empty_card(scene_of):
    assert timeline_view(scene_of(Record(seeded("line")).roll())).is_par
    later = late_game("line", DEFAULT_RULES, (3, *[None] * 12))
    assert not timeline_view(scene_of(Record(later).roll())).is_par


def test_dice_that_a_set_up_position_begins_with_count_as_rolled(scene_of):
    scores = (3, 6, 9, *[None] * 10)
    record = Record(begun_from(Position((1, 2, 3, 4, 6), 2, scores), "set up"))
    scene = scene_of(record.mark((False,) * 5).roll())
    (mark,) = decisions(scene)
    assert 3.0 < timeline_view(scene).marks[0].x < mark.x < 4.0, "within turn 4"
    assert mark.card[0].startswith("Turn 4, 2 rolls left: ")


def test_nothing_is_added_up_while_turns_are_missing(scene_of):
    """The trial: the graph's heading said 0.0 lost beside a blunder, whose chances weren't there yet."""
    scene = scene_of(Record(seeded("line")).roll().score(Category.LARGE_STRAIGHT).roll())
    assert timeline_view(scene).summary
    view = timeline_view(scene_with(scene, review=replace(scene.review, is_complete=False)))
    assert not any((view.summary, *view.shorter))


def test_the_summary_names_first_tries_and_what_was_played_where_they_differ(scene_of):
    scene = scene_of(retried(scene_of))
    found = scene.review
    text = timeline_view(scene).summary
    assert text == coach_words.timeline_summary(found.graded_points_lost, None, found.points_lost)
    assert text == f"your choices cost nothing so far · {found.graded_points_lost:.1f} at first"
    worse = scene_of(taken_back_for_worse(scene_of))
    first, final = worse.review.graded_points_lost, worse.review.points_lost
    assert timeline_view(worse).summary == f"your choices cost {final:.1f} · {first:.1f} at first"
    assert coach_words.timeline_summary(0.0, None) == "your choices cost nothing so far"
    plain = scene_of(Record(seeded("line")).roll().score(Category.LARGE_STRAIGHT).roll())
    assert timeline_view(plain).summary == f"your choices cost {plain.review.points_lost:.1f}"


def test_what_counts_stands_where_there_is_no_room_for_both_sums(scene_of, qtbot):
    view = timeline_view(scene_of(retried(scene_of)))
    card = GameStrip()
    qtbot.addWidget(card)
    card.set_view(view)
    both = QFontMetrics(card.summary.font()).horizontalAdvance(view.summary)
    assert card.summary.shown_within(both + 20)[1] == view.summary
    alone = QFontMetrics(card.summary.font()).horizontalAdvance(view.shorter[-1])
    assert alone + 20 < both
    assert card.summary.shown_within(alone + 20)[1] == view.shorter[-1]
    assert view.shorter[-1] == coach_words.timeline_lost(scene_of(retried(scene_of)).review.points_lost)
    assert card.summary.shown_within(5)[1] == ""


def test_no_sum_beside_the_graph_leaves_out_a_part_of_itself(scene_of):
    """ "30.4 lost · luck −33.3" stood there, and what was lost in the end was 15.8."""
    scene = scene_of(retried(scene_of), CoachMode.LIVE)
    found = replace(scene.review, measure=Measure.CHANCE, luck=4.0)
    others = replace(found.points[-1], moment=ReviewedMoment.OTHERS, decision=None)
    found = replace(found, points=(*found.points, others), others=2.0)
    for visible in (scene, scene_with(scene, review=found)):
        view = timeline_view(visible)
        assert "luck" in view.summary
        assert "at first" in view.summary
        assert ("opponents" in view.summary) is (visible is not scene)
        assert "at first" in view.shorter[0], "both, without the luck"


def test_no_part_beside_the_graph_comes_and_goes_with_the_digits(qtbot):
    """Luck was gone in one turn of a game, and there again in the next: -33.4 is wider than -53.6."""
    card = GameStrip()
    qtbot.addWidget(card)
    for width in range(120, 420):
        shown = set()
        for luck in (-33.4, -53.6, 11.1, 7.1, -40.4):
            summary, short, lost = (
                coach_words.timeline_summary(22.6, luck, 16.0),
                coach_words.timeline_summary(22.6, None, 16.0),
                coach_words.timeline_lost(22.6),
            )
            cells = (TurnCell(1, Verdict.BEST, 1),)
            card.set_view(TimelineView(summary=summary, shorter=(short, lost), cells=cells))
            text = card.summary.shown_within(width)[1]
            shown.add((summary, short, lost, "").index(text))
        assert len(shown) == 1


def taken_back_for_worse(scene_of):
    """Return a record in which a mistake was taken back for what cost far more."""
    record = Record(seeded("a first try")).roll()
    found = [one for one in scene_of(record, CoachMode.LIVE).analysis.options if one.is_reroll and one.lost >= 0.3]
    again = record.mark(record.game.places_of(found[0].keep)).roll().undo()
    return again.mark(again.game.places_of(found[-1].keep)).roll()


def test_what_the_second_choice_lost_is_marked_drawn_and_explained_where_it_cost_more(scene_of):
    """It was drawn as luck, and the mark and the reason were those of the first choice."""
    scene = scene_of(taken_back_for_worse(scene_of))
    (mark,) = decisions(scene)
    (decision,) = scene.decisions
    assert decision.taken.verdict > decision.chosen.verdict
    assert mark.verdict is mark.played is decision.taken.verdict
    assert not mark.is_first_choice
    (told,) = scene.told
    assert told.chosen is decision.taken
    assert not told.was_taken_back
    (mark,) = decisions(scene_of(retried(scene_of)))
    assert mark.played is None, "what was taken back moved no line"


def test_the_card_is_about_the_choice_that_stands_and_tells_what_the_first_try_cost(scene_of):
    """After a best second try the card shouted the blunder that was taken back, into the next turn."""
    scene = scene_of(retried(scene_of))
    (decision,) = scene.decisions
    remark = why_words.second_choice(names.verdict(decision.taken.verdict))
    view = why_view(scene)
    first_try = why_words.first_try(options.verdict_and_cost(decision.chosen))
    assert view.told[0].verdict is decision.taken.verdict is Verdict.BEST
    assert (view.about, view.remark, view.sentence) == (why_words.last_choice(), first_try, "")
    assert why_view(scene_with(scene, viewed=decision)).remark == remark
    (decision,) = scene_of(taken_back_for_worse(scene_of)).decisions
    worse = why_view(scene_of(taken_back_for_worse(scene_of)))
    assert worse.told[0].verdict is decision.taken.verdict, "of the two it tells of the last"
    assert worse.remark == why_words.first_try(options.verdict_and_cost(decision.chosen))


def test_after_a_costly_keep_and_a_best_box_the_card_is_about_the_box(scene_of):
    """It said "You kept a 3, mistake, cost 1.2" during the next turn: the last choice was another."""
    record = Record(seeded("a first try")).roll()
    worst = [one for one in scene_of(record, CoachMode.LIVE).analysis.options if one.is_reroll][-1]
    record = record.mark(record.game.places_of(worst.keep)).roll().roll()  # only a box is left
    boxes = scene_of(record, CoachMode.LIVE).analysis.categories
    record = record.score(min(boxes, key=lambda box: boxes[box].lost))
    for here in (record, record.roll()):
        scene = scene_of(here)
        last = scene.last_decision
        assert scene.decisions[0].verdict > last.verdict
        line, *_best = why_view(scene).told
        assert (line.dice, line.verdict) == (last.before.dice, last.taken.verdict)


def test_the_line_of_the_start_waits_until_the_start_is_known(scene_of):
    """It moved with what was known of a match."""
    record = Record(seeded("start")).roll().score(Category.CHANCE).roll()
    scene = scene_of(record, CoachMode.LIVE)
    assert timeline_view(scene).par == scene.review.start
    later = scene_with(scene, review=replace(scene.review, points=scene.review.points[2:]))
    assert later.review.points[0].turn == 1
    assert timeline_view(later).par is not None, "it begins in the first turn"
    later = scene_with(scene, review=replace(scene.review, points=scene.review.points[3:]))
    assert later.review.points[0].turn == 2
    assert timeline_view(later).par is None


def test_beside_the_graph_what_was_lost_goes_last(scene_of, qtbot):
    """In a match the title was left, and all the rest was dropped."""
    scene = scene_of(retried(scene_of), CoachMode.LIVE)
    scene = scene_with(scene, review=replace(scene.review, measure=Measure.CHANCE))
    view, card = timeline_view(scene), GameStrip()
    qtbot.addWidget(card)
    card.set_view(view)
    shown = [card.summary.shown_within(width)[1] for width in range(900, 60, -20)]
    assert view.shorter[0] in shown
    assert all("cost" in text or text == view.shorter[-1] for text in shown if text)


def test_how_many_choices_a_mark_stands_for_is_no_raised_figure(qtbot, monkeypatch):
    """The trial: "??" with a small 2 above was taken for a footnote."""
    card, drawn = Graph(), []
    qtbot.addWidget(card)
    three = tuple(TimelineMark(2 + third / 3, 200.0, Verdict.BLUNDER) for third in (1, 2, 3))
    card.resize(560, 300)
    card.set_view(TimelineView(marks=three, par=254.6, turns=13))
    monkeypatch.setattr(
        "yahtzee_gui.board.timeline.graph.draw_text", lambda _painter, rect, text, *_: drawn.append((text, rect.top()))
    )
    card.grab()
    tops = dict(drawn)
    assert tops["×3"] == tops[names.mark(Verdict.BLUNDER)]


@pytest.mark.parametrize("width", [290, 330, 380, 560, 900])
@pytest.mark.parametrize("turns", [12, 13, 15])
def test_the_numbers_of_the_turns_do_not_run_into_each_other(qtbot, monkeypatch, width, turns):
    """With fifteen turns in a small window they were "101112131415"."""
    card, drawn = Graph(), []
    qtbot.addWidget(card)
    card.resize(width, 300)
    card.set_view(TimelineView(marks=(TimelineMark(0, 200.0),), par=200.0, turns=turns))
    monkeypatch.setattr(
        "yahtzee_gui.board.timeline.graph.draw_text", lambda _painter, rect, text, *_: drawn.append((text, rect))
    )
    card.grab()
    metrics = QFontMetricsF(fonts.font(11))
    numbers = [(rect.center().x(), metrics.horizontalAdvance(text)) for text, rect in drawn if text.isdigit()]
    assert len(numbers) in (turns, (turns + 1) // 2)
    for (left, wide), (right, other) in pairwise(numbers):
        assert left + wide / 2 + 3 < right - other / 2


def test_what_was_lost_of_a_chance_has_its_unit_however_little_room_there_is(scene_of):
    """The trial: 12.7 lost stood in the smallest window, and was taken for points."""
    scene = scene_of(Record(seeded("line")).roll().score(Category.LARGE_STRAIGHT).roll())
    by_chance = scene_with(scene, review=replace(scene.review, measure=Measure.CHANCE))
    assert all("\u00a0%" in text for text in timeline_view(by_chance).shorter)
    assert timeline_view(by_chance).shorter[-1].startswith("−")


def test_where_marks_of_a_turn_differ_the_card_of_a_costly_choice_has_all_of_them(qtbot):
    """Below the line there may be room for the worst only."""
    card = Graph()
    qtbot.addWidget(card)
    verdicts = (Verdict.MISTAKE, Verdict.INACCURACY, Verdict.MISTAKE, None, Verdict.MISTAKE, Verdict.MISTAKE)
    marks = tuple(
        TimelineMark((place + 1) / 3, 200.0, verdict, event=place, card=("Turn",))
        for place, verdict in enumerate(verdicts)
    )
    card.set_view(TimelineView(marks=marks))
    said = []
    for place in range(len(marks)):
        card.point_at(place)
        said.append(card.accessibleDescription())
    assert said == [f"Turn. {words.marks_of_turn(marks='? ?! ?')}"] * 3 + ["Turn"] * 3, "the others are all alike"
