# SPDX-License-Identifier: MIT
"""The list of choices: its figures are worked out here again, roll by roll, from the analyzer alone."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from gui_driver import first_allowed, seeded
from match_samples import at_table, played
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Measure, Verdict, verdict
from engine.game_review.review import ReviewedMoment, review
from engine.games.game import Rolled, Scored
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.choices import RowKind
from yahtzee_gui.board.coach.view import choices_view
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.play.coach_state import Comparison, Inquiry, Said, TableState, TableStatus
from yahtzee_gui.play.ghost import Ghost, SameRolls, turns_of
from yahtzee_gui.words import announcing, names, numbers, options, reviews

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


def of_kind(rows, kind):
    return [row for row in rows if row.kind is kind]


def turn_rows(scene):
    return of_kind(choices_view(scene), RowKind.TURN)


def choice_rows(turn):
    return of_kind(turn.rows, RowKind.CHOICE)


def facts(turn):
    return {row.text: row.figure for row in of_kind(turn.rows, RowKind.FACT)}


def texts(rows):
    """Return all that rows say, with those below them."""
    return [text for row in rows for text in (row.figure, row.text, row.spoken, row.hint, *texts(row.rows))]


def number(figure):
    return float(figure.replace(numbers.MINUS, "-"))


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


# ---- turns and their figures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", [1, 2, 4])
def test_luck_and_cost_lead_from_the_score_expected_before_a_turn_to_the_one_after_it(scene_of, analyzer_of, of):
    record = turns(of)
    before, after, luck, lost = figures_of_last_turn(record.game, analyzer_of(DEFAULT_RULES))
    assert before + luck - lost == pytest.approx(after, abs=1e-9)
    newest = turn_rows(scene_of(record))[0]
    assert newest.number == str(of)
    shown = facts(newest)
    cost, gave = number(newest.figure.split("\u00a0")[0]), number(shown[words.luck()])
    assert (gave, cost) == pytest.approx((luck, lost), abs=0.3), "rounded, each within its own"
    first, last = map(float, shown[words.expected()].split(" → "))
    assert (first, last) == pytest.approx((before, after), abs=0.15)
    assert first + gave - cost == pytest.approx(last, abs=1e-9), "what is written adds up"


def test_every_turn_says_the_same_as_when_it_was_the_newest(scene_of):
    later = {turn.number: turn for turn in turn_rows(scene_of(turns(5)))}
    assert list(later) == ["5", "4", "3", "2", "1"]
    for of in range(1, 6):
        then, now = turn_rows(scene_of(turns(of)))[0], later[str(of)]
        assert (then.text, then.figure, then.verdict) == (now.text, now.figure, now.verdict)
        assert all(facts(then)[name] == facts(now)[name] for name in (words.luck(), words.expected()))


def test_a_turn_has_what_it_scored_the_mark_of_all_that_it_cost_and_is_said_in_a_sentence(scene_of):
    scene = scene_of(turns(3))
    for turn in turn_rows(scene):
        made = [decision for decision in scene.decisions if str(decision.turn) == turn.number]
        (scored,) = (one.taken for one in made if one.taken.category is not None)
        assert turn.text == options.box_with_points(scored.category, scored.points)
        lost = round(sum(numbers.shown_loss(one.points_lost) for one in made), 1)
        assert turn.verdict is (verdict(lost) if lost else max(one.verdict for one in made))
        cost = turn.figure.split("\u00a0")[0]
        assert turn.spoken == f"Turn {turn.number}, {turn.text}, {names.verdict(turn.verdict)}, cost {cost}"


def test_a_turn_that_goes_on_has_no_figures_of_its_rolls_and_the_one_before_is_open_with_it(scene_of):
    record = turns(2).roll().mark((True, False, False, False, False)).roll()
    here, before, first = turn_rows(scene_of(record))
    assert (here.text, len(choice_rows(here)), facts(here)) == (words.this_turn(), 1, {})
    assert (here.is_open, before.is_open, first.is_open) == (True, True, False)


def test_what_was_best_stands_beside_a_costly_choice(scene_of):
    scene = scene_of(turns(2))
    rows = {row.event: row for turn in turn_rows(scene) for row in choice_rows(turn) if not row.is_shown}
    made = {decision.event: decision for decision in scene.decisions}
    costly = [place for place in rows if made[place].verdict is not Verdict.BEST]
    assert len(costly) > 2
    for place in costly:
        best = made[place].best
        assert rows[place].best == (best.keep or ())
        assert best.category is None or names.category(best.category) in rows[place].text
        assert options.best_was(best) in rows[place].spoken


def test_the_choice_that_the_card_shows_does_not_repeat_its_figure(scene_of):
    record = turns(1)
    (turn,) = turn_rows(scene_of(record))
    (row,) = [row for row in choice_rows(turn) if row.is_shown]
    scene = scene_of(record)
    assert row.event == scene.last_decision.event
    assert row.is_shown
    assert row.figure, "what it cost stands there, whatever the card shows"


def test_in_live_the_options_are_shown_and_no_choice_is(scene_of):
    record = turns(1).roll()
    assert not any(row.is_shown for row in choice_rows(turn_rows(scene_of(record, CoachMode.LIVE))[0]))
    assert any(row.is_shown for row in choice_rows(turn_rows(scene_of(record))[0]))


def test_a_choice_that_is_looked_back_at_is_shown_and_its_turn_open(scene_of):
    scene = scene_of(turns(4).roll(), CoachMode.LIVE)
    for decision in scene.decisions:
        rows = turn_rows(scene_with(scene, viewed=decision))
        (shown,) = [(turn, row) for turn in rows for row in choice_rows(turn) if row.is_shown]
        assert (shown[1].event, shown[0].number) == (decision.event, str(decision.turn))
        assert shown[0].is_open


# ---- rules of their own ---------------------------------------------------------------------------------------------


def test_the_chance_of_the_upper_bonus_shows_once_both_are_known(scene_of):
    record = turns(2)
    before, after = (Inquiry(end.analysis.position, end.taken, None) for end in scene_of(record).turn_ends)
    known = {before: answer(before, 0.621), after: answer(after, 0.671)}
    waiting = turn_rows(scene_of(record, answers={before: known[before]}))
    name = tray_words.upper_bonus_name()
    assert facts(waiting[0])[name] == words.not_known_yet, "its line is there from the first"
    told = turn_rows(scene_of(record, answers=known))
    assert facts(told[0])[name] == "62 → 67 %"
    assert name not in facts(told[1])


def answer(inquiry, bonus_chance):
    """Return an explanation of which only the chance of the upper bonus is known."""
    return Comparison(inquiry, SimpleNamespace(upper_bonus_chance=bonus_chance), None)


def hunted(seed):
    """Return the record of a game in which Yahtzees are hunted, up to the first bonus for a later one, if any."""
    record = Record(seeded(seed))
    while not record.game.is_over and not record.game.yahtzee_bonuses:
        record = record.roll()
        while record.game.rolls_left and len(set(record.game.dice)) > 1:
            most = max(record.game.dice, key=record.game.dice.count)
            record = record.mark(tuple(face == most for face in record.game.dice)).roll()
        boxes = [box for box in CATEGORIES if record.game.can_score(box)]
        is_yahtzee = len(set(record.game.dice)) == 1
        wanted = [box for box in boxes if (box is Category.YAHTZEE) == (is_yahtzee and Category.YAHTZEE in boxes)]
        record = record.score((wanted or boxes)[0])
    return record


def test_a_later_yahtzee_stands_there_with_its_bonus():
    record = next(record for record in map(hunted, map(str, range(500))) if record.game.yahtzee_bonuses)
    last = record.game.events[-1]
    (newest, *_rest) = turn_rows(scene_of_record(CoachMode.OFF, record))
    box = options.box_with_points(last.category, last.points)
    assert newest.text == choice_rows(newest)[-1].text == f"{box} + 100", "the box has its own points, as on the card"


def test_of_two_tries_the_first_has_its_cost_and_the_final_ones_add_up(scene_of):
    lossy = Record(seeded("report")).roll().score(Category.YAHTZEE)
    (missed,) = scene_of(lossy).decisions
    scene = scene_of(lossy.undo().score(missed.analysis.best.category))
    (first,) = scene.decisions
    assert first.was_taken_back
    (turn,) = turn_rows(replace(scene, mode=CoachMode.LIVE, games=scene.games.update(scene.record.roll())))
    row, then = choice_rows(turn)
    cost = words.cost(first.points_lost, first.verdict, None)
    assert (row.figure, turn.figure) == (cost, cost)
    assert row.text == f"{names.category(Category.YAHTZEE)}, taken back"
    assert options.first_choice(first.chosen, first.taken) in row.spoken
    best = first.analysis.best
    assert (then.text, then.verdict) == (options.box_with_points(best.category, best.points), Verdict.BEST)
    assert row.event == then.event
    assert row.key != then.key
    shown = facts(turn)
    before, after = map(float, shown[words.expected()].split(" → "))
    played_in_the_end = number(shown[words.as_played()])
    assert before + number(shown[words.luck()]) + played_in_the_end == pytest.approx(after, abs=1e-9)
    assert words.as_played() not in facts(turn_rows(scene_of(lossy))[0])


def test_what_a_turn_did_and_cost_is_told_once_its_last_choice_is_judged(scene_of):
    """Two of three choices made a summary that changed seconds later."""
    scene = scene_of(turns(2))
    assert facts(turn_rows(scene)[0])
    points = scene.review.points
    last = max(place for place, point in enumerate(points) if point.decision is not None)
    newest, before = turn_rows(scene_with(scene, review=replace(scene.review, points=points[:last])))
    assert (len(choice_rows(newest)), facts(newest)) == (3, {})
    assert (newest.figure, newest.verdict) == (words.not_known_yet, None)
    waits = choice_rows(newest)[-1]
    assert (waits.figure, waits.event) == (words.not_known_yet, None)
    assert words.verdict_follows() in waits.spoken
    assert facts(before)


def test_a_choice_that_could_not_matter_says_so_and_costs_nothing(scene_of):
    """The trial: it had no mark and no word, and looked forgotten."""
    scene = scene_of(turns(1).roll(), CoachMode.LIVE)
    point = next(one for one in scene.review.points if one.decision is not None)
    best = replace(point.decision.analysis.best)
    alone = replace(point.decision, analysis=replace(point.decision.analysis, options=(best,)), taken=best, chosen=best)
    points = tuple(replace(one, decision=alone) if one is point else one for one in scene.review.points)
    (turn,) = turn_rows(scene_with(scene, review=replace(scene.review, points=points)))
    row = next(row for row in choice_rows(turn) if row.event == alone.event)
    assert (row.figure, row.text) == ("", options.begun(reviews.nothing_to_choose()))


# ---- goals and matches ----------------------------------------------------------------------------------------------


def by_chances(scene):
    """Return a scene among figures of a chance: a hundredth of the points."""
    points = []
    for point in scene.review.points:
        if point.decision is not None:
            by_chance = [replace(one, measure=Measure.CHANCE, worth=0.5, worth_lost=one.points_lost / 100)
                         for one in point.decision.analysis.options]  # fmt: skip
            known = dict(zip(point.decision.analysis.options, by_chance, strict=True))
            analysis = replace(point.decision.analysis, options=tuple(by_chance), measure=Measure.CHANCE)
            taken, chosen = known[point.decision.taken], known[point.decision.chosen]
            point = replace(point, decision=replace(point.decision, analysis=analysis, taken=taken, chosen=chosen))
        points.append(point)
    review = replace(scene.review, points=tuple(points), measure=Measure.CHANCE)
    return scene_with(scene, record=replace(scene.record, goal=ReachGoal(300)), review=review)


def test_in_a_game_for_a_score_the_column_and_what_is_said_are_of_a_chance(scene_of):
    scene = by_chances(scene_of(turns(2)))
    (heading,) = of_kind(choices_view(scene), RowKind.HEADING)
    assert heading.figure == options.cost_heading(Measure.CHANCE) == "cost (%)"
    turn = turn_rows(scene)[0]
    assert "\u00a0%" in turn.spoken
    assert words.timeline(Measure.CHANCE, scene.goal) in facts(turn)
    assert tray_words.upper_bonus_name() not in facts(turn)
    assert of_kind(choices_view(scene_of(turns(2))), RowKind.HEADING)[0].figure == options.cost_heading()


def test_a_turn_of_a_match_begins_with_the_expected_score_that_the_one_before_ended_with(scene_of):
    """One ended with 250.3, the next began with 250.2: after the others' turns the same score was rounded anew."""
    off = 0
    for of in range(2, 9):
        ended, scene = scene_of(turns(of - 1)), by_chances(scene_of(turns(of)))
        points = list(scene.review.points)
        place = max(place for place, one in enumerate(points) if one.turn == of - 1)
        others = replace(points[place], moment=ReviewedMoment.OTHERS, decision=None, change=0.0)
        points.insert(place + 1, others)
        scene = scene_with(scene, review=replace(scene.review, points=tuple(points)))
        told = (facts(turn_rows(one)[0])[words.expected()].split(" → ") for one in (ended, scene))
        (_, last), (first, _) = told
        assert last == first
        off += round(others.expected, 1) != float(last)
    assert off, "rounded anew, some would not fit"


def test_figures_of_a_turn_that_may_still_change_say_about(scene_of):
    """ "216.8 → 198.5" was "216.9 → 198.5" seconds later."""
    scene = by_chances(scene_of(turns(1)))
    exact = facts(turn_rows(scene)[0])
    points = tuple(replace(one, is_approximate=True) for one in scene.review.points)
    told = facts(turn_rows(scene_with(scene, review=replace(scene.review, points=points)))[0])
    changes = [name for name, figure in exact.items() if "→" in figure]
    assert len(changes) == 2
    for name in changes:
        assert re.fullmatch(r"about \d+ → \d+( %|\u00a0%)?", told[name]), told[name]
        exactly, about = (re.findall(r"[\d.]+", figures[name]) for figures in (exact, told))
        assert [abs(float(one) - float(other)) <= 0.5 for one, other in zip(exactly, about, strict=True)] == [True] * 2


def match_in_turn(people, strategies, rounds):
    """Return a match at random, in which the first person has rolled after a number of rounds."""
    match, rng = at_table(people, strategies), random.Random(5)
    while not (match.to_move == 0 and match.seats[0].turns == rounds and match.seats[0].game.has_rolled):
        match = played(match, rng, 1)
    return match


def test_a_match_begins_with_what_everyone_scored_in_the_last_round(scene_of, analyzer_of):
    match = match_in_turn(1, 2, 3)
    scene = scene_of_record(CoachMode.AFTER, match, review(match.record.game, analyzer_of(DEFAULT_RULES)), READY)
    rows = choices_view(scene)
    assert rows[0].text == words.last_round()
    seats, own = of_kind(rows, RowKind.SEAT), of_kind(rows, RowKind.TURN)[0]
    assert [row.text for row in seats] == [seat.name for seat in match.seats]
    for row, seat in zip(seats, match.seats, strict=True):
        last = turns_of(seat.game)[-1]
        assert row.figure.startswith(options.box_with_points(last.category, last.points))
    assert [row.verdict for row in seats] == [own.verdict, None, None]
    assert seats[0].figure.endswith(names.mark(own.verdict))
    (more,) = of_kind(rows, RowKind.MORE)
    assert [row.number for row in of_kind(more.rows, RowKind.ROUND)] == ["2", "1"]
    assert len(of_kind(more.rows, RowKind.SEAT)) == 6
    silent = choices_view(replace(scene, mode=CoachMode.OFF))
    assert {row.verdict for row in of_kind(silent, RowKind.SEAT)} == {None}


def test_who_handed_the_screen_on_reads_their_choices_with_their_name_and_cannot_look_back(analyzer_of):
    match = at_table(2, 0)
    match = match.play(0, match.seats[0].record.roll())
    match = match.play(0, match.seats[0].record.score(Category.CHANCE))
    seen = review(match.seats[0].game, analyzer_of(DEFAULT_RULES))
    scene = scene_of_record(CoachMode.AFTER, match, None, READY)
    passed = replace(scene, said=Said(None, scene.said.answers, passed=seen))
    assert passed.before_passing is not None
    rows = choices_view(passed)
    assert [row.text for row in of_kind(rows, RowKind.HEADING)] == [words.last_round(), "Ann's choices"]
    (turn,) = of_kind(rows, RowKind.TURN)
    assert turn.figure
    assert [row.event for row in choice_rows(turn)] == [None]
    line = timeline_view(passed)
    assert [cell.turn for cell in line.cells] == [1], "the line is of the same person"
    assert line.current == passed.game.turn == 1, "Bob is in the first turn"
    rolled = match.play(1, match.seats[1].record.roll())
    rows = choices_view(scene_of_record(CoachMode.AFTER, rolled, None, READY))
    assert of_kind(rows, RowKind.HEADING)[-1].text == "Bob's choices"
    assert not of_kind(rows, RowKind.TURN)


def test_in_a_race_each_finished_turn_has_the_total_of_the_ghost(scene_of):
    ghost = turns(4).game
    record = Record(seeded("report")).roll().score(Category.CHANCE).roll().score(Category.SIXES).roll()
    known = SameRolls(game_key(record.game), Ghost(Rival.GREEDY, ghost))
    scene = scene_of(record, same_rolls=known)
    totals = [str(turn.total) for turn in turns_of(ghost)]
    assert [turn.beside for turn in turn_rows(scene)] == [totals[1], totals[0]]
    (heading,) = of_kind(choices_view(scene), RowKind.HEADING)
    assert heading.beside == names.rival(Rival.GREEDY)
    going_on = record.mark((True, False, False, False, False)).roll()
    assert [turn.beside for turn in turn_rows(scene_of(going_on, same_rolls=known))] == ["", totals[1], totals[0]]
    back = scene_with(scene, viewed=scene.decisions[0])
    assert [turn.beside for turn in turn_rows(back)] == ["", totals[0]]
    did = [match_words.deed(turn) for turn in turns_of(ghost)]
    found = [row.figure for turn in turn_rows(back) for row in turn.rows if row.text == names.rival(Rival.GREEDY)]
    assert found == did[:1], "the turn that is not seen yet is not told either"


# ---- secrecy --------------------------------------------------------------------------------------------------------


def test_before_the_first_choice_it_says_what_will_be_there(scene_of):
    for record in (Record(seeded("report")), Record(seeded("report")).roll()):
        for mode, text in ((CoachMode.AFTER, words.nothing_yet()), (CoachMode.OFF, words.nothing_yet_off())):
            heading, note = choices_view(scene_of(record, mode))
            assert (heading.figure, note.text) == ("", text)


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_nothing_is_told_of_the_choice_to_be_made_and_with_the_coach_off_of_none(scene_of, mode):
    """At no moment: with Off the coach's view changes no word, and else what the last roll gave changes none."""
    game = turns(2).game
    record = Record(game.start)
    for event in game.events:
        here = scene_of(record, mode)
        rows = choices_view(here)
        if mode is CoachMode.OFF:
            assert rows == choices_view(scene_with(here, review=None))
            assert not any(names.mark(verdict) in text for verdict in Verdict for text in texts(rows))
            assert words.not_known_yet not in texts(rows)
        elif record.game.has_rolled:
            points = here.review.points
            last = max((place for place, one in enumerate(points) if one.decision is not None), default=-1)
            blind = replace(here.review, points=points[: last + 1], analysis=None, luck=0.0)
            assert rows == choices_view(scene_with(here, review=blind))
        record = record.score(event.category) if isinstance(event, Scored) else record.mark(event.kept).roll()
    over = turn_rows(scene_of(record, mode))
    assert [bool(turn.figure) for turn in over] == [mode is not CoachMode.OFF] * 2


def test_with_the_coach_off_it_is_a_log_until_the_game_is_over(scene_of):
    record = turns(13)
    (heading,) = of_kind(choices_view(scene_of(turns(12), CoachMode.OFF)), RowKind.HEADING)
    assert heading.figure == ""
    before = turn_rows(scene_of(turns(12), CoachMode.OFF))
    assert [turn.text for turn in before] == [turn.text for turn in turn_rows(scene_of(record, CoachMode.OFF))][1:]
    assert not any(turn.figure or facts(turn) for turn in before)
    assert all(turn.figure and facts(turn) for turn in turn_rows(scene_of(record, CoachMode.OFF)))


def test_what_is_said_has_no_figure_that_is_not_seen(scene_of):
    scene = scene_of(turns(1), CoachMode.OFF)
    (turn,) = turn_rows(scene)
    dice = [choice.spoken.split(", ")[0] for choice in choice_rows(turn)]
    assert dice == [names.dice(before.dice) for before in moments(scene.game)]
    assert turn.spoken == announcing.sentences([f"Turn 1, {turn.text}"]).rstrip(".")


def moments(game):
    """Return the game before each choice."""
    here, found = game.start, []
    for event in game.events:
        if here.has_rolled:
            found.append(here)
        here = here.roll(event.kept, event.dice) if isinstance(event, Rolled) else here.score(event.category)
    return found
