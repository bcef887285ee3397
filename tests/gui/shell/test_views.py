# SPDX-License-Identifier: MIT
"""What the views make of a scene at the edges of a game, without any window or controller."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from engine_samples import scores_but
from gui_driver import first_allowed, seeded
from late_games import late_game
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.runtime.steps import finish
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.view import choices_view, coach_view
from yahtzee_gui.board.coach.why import WhyView
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.scorecard import foot, score_rows
from yahtzee_gui.board.timeline.graph import axis
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import end_page_view
from yahtzee_gui.play.coach_state import Comparison, TableState, TableStatus, inquiry_about
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import announcing, games, names, numbers, options, units


@pytest.fixture
def scene_of(analyzer_of):
    """Return a function that makes a scene of a game, reviewed or not, in one mode."""

    def make(game, mode=CoachMode.LIVE, *, is_reviewed=True):
        record = Record(game) if game is not None else None
        if not is_reviewed or game is None:
            return scene_of_record(mode, record)
        analyzer = analyzer_of(game.rules)
        return scene_of_record(mode, record, review(game, analyzer), TableStatus(TableState.READY, analyzer.table.par))

    return make


@pytest.fixture
def explained(table_of):
    """Return a function that gives the explanation of the best option of an analysis, as a scene has it."""
    from engine.analysis.explainer import Explainer

    explainer = Explainer(table_of(DEFAULT_RULES))
    finish(explainer.prepare())

    def make(analysis):
        inquiry = inquiry_about(analysis.best, analysis)
        of = [explainer.explain(inquiry.position, option) for option in (inquiry.option, inquiry.against)]
        return Comparison(inquiry, *of)

    return make


def rolled(times, seed="edges", rules=DEFAULT_RULES):
    """Return a game after some rolls of its first turn."""
    game = seeded(seed, rules)
    for _ in range(times):
        game = game.roll()
    return game


def finished(rules=DEFAULT_RULES):
    game = seeded("finished", rules)
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return game


def test_before_there_is_a_game_everything_is_empty(scene_of):
    scene = scene_of(None, is_reviewed=False)
    view = tray_view(scene)
    assert (view.title, view.sentence, view.button, view.can_press) == ("", "", "", False)
    assert [row.points for row in score_rows(scene) if row.category is not None] == [""] * 13
    assert end_page_view(scene) is None
    assert timeline_view(scene).marks == ()
    assert coach_view(scene).rows == ()


def test_between_turns_no_box_has_a_preview(scene_of):
    scene = scene_of(seeded("edges"))
    view = tray_view(scene)
    assert view.faces == (None,) * 5
    assert (view.verdict, view.caption) == (None, "")
    assert (view.can_press, view.can_keep, view.button) == (True, False, tray_words.roll_button(5))
    assert view.sentence == tray_words.before_first_roll(1)
    rows = score_rows(scene)
    assert not any(row.can_score or row.cost or row.is_preview for row in rows)
    assert why_view(scene).sentence == coach_words.coach_before_roll()


def test_with_no_roll_left_only_boxes_are_ranked_and_none_is_the_players_yet(scene_of):
    scene = scene_of(rolled(3))
    view = coach_view(scene)
    rows = [one for row in view.rows for one in (row.folded or (row,))]
    assert all(row.option.category is not None for row in rows)
    assert (len(rows), len(view.rows)) == (13, 4), "the best three, and the others in a fold"
    assert not any(row.is_chosen for row in rows)
    tray = tray_view(scene)
    assert (tray.button, tray.only_points, tray.verdict) == (tray_words.choose_a_box(), True, None)


def test_keeps_that_are_equally_good_are_one_row_that_has_them_all(scene_of):
    """With five different dice and only Yahtzee open, any one die is worth as much as none."""
    games = (late_game(seed, DEFAULT_RULES, scores_but("yahtzee")).roll().roll() for seed in range(200))
    scene = scene_of(next(game for game in games if len(set(game.dice)) == 5))
    first, fold, *others = coach_view(scene).rows
    assert [len(row.option.keep) for row in (first, *fold.folded) if row.option.keep is not None].count(1) == 5
    assert fold.text == options.as_good(5)
    assert {row.option.lost for row in fold.folded} == {0.0}
    assert all(row.option.lost for row in others if row.option is not None)


def test_the_row_of_the_box_that_was_chosen_is_marked(scene_of):
    scene = scene_with(scene_of(rolled(3)), box=Category.CHANCE, is_touched=True)
    (row,) = [row for row in coach_view(scene).rows if row.is_chosen]
    assert row.text == options.box_with_points(Category.CHANCE, sum(scene.game.dice))
    assert row.verdict is tray_view(scene).verdict is scene.analysis.categories[Category.CHANCE].verdict


def test_with_rolls_left_the_row_of_the_players_keep_is_marked_whatever_its_rank(scene_of):
    scene = scene_with(scene_of(rolled(1)), is_touched=True)
    for kept in range(1, 6):
        scene = scene_with(scene, record=scene.record.mark(tuple(place < kept for place in range(5))))
        assert len(scene.kept_dice) == kept
        chosen = [row.option.keep for row in coach_view(scene).rows if row.is_chosen]
        assert chosen == ([scene.kept_dice] if kept < 5 else []), "with all five kept there is a box to be chosen"


def test_keeping_all_five_is_no_row_of_the_ranking(scene_of):
    rows = coach_view(scene_of(rolled(1))).rows
    assert all(row.option.keep is None or len(row.option.keep) < 5 for row in rows)


def test_exactly_one_row_is_marked_as_chosen(scene_of):
    for times in (1, 2, 3):
        scene = scene_of(rolled(times))
        assert not any(row.is_chosen for row in coach_view(scene).rows), "nothing is chosen yet"
        rows = coach_view(scene_with(scene, is_touched=True, box=Category.CHANCE if times == 3 else None)).rows
        assert sum(row.is_chosen for row in rows) == 1


def test_bars_are_as_long_as_the_losses_are_large_and_cut_where_they_have_no_room(scene_of):
    rows = coach_view(scene_of(rolled(1))).rows
    assert rows[0].bar == 0.0
    for row in rows[1:]:
        assert row.bar == pytest.approx(row.option.points_lost / 5.0 if row.option.points_lost >= 0.01 else 0.0)
    assert max(row.bar for row in rows) > 1.0


def test_options_that_are_as_good_as_the_best_are_called_best_too(scene_of):
    scene = scene_of(rolled(1))
    best = scene.review.analysis.best
    joint = replace(scene.review.analysis.options[1], points_lost=0.0, verdict=Verdict.BEST, value=best.value)
    analysis = replace(scene.review.analysis, options=(best, joint, *scene.review.analysis.options[2:]))
    rows = coach_view(scene_with(scene, review=replace(scene.review, analysis=analysis))).rows
    assert [row.loss == options.best() for row in rows[:3]] == [True, True, False]


def test_before_the_last_roll_a_box_has_a_cost_and_a_zero_only_if_it_is_worth_a_thought(scene_of):
    for times in (1, 3):
        scene = scene_of(rolled(times))
        rows = [row for row in score_rows(scene) if row.category is not None]
        found = {row.category: scene.review.analysis.categories[row.category] for row in rows}
        fine = {box for box, option in found.items() if times == 3 or option.verdict <= Verdict.CLOSE}
        assert {row.category for row in rows if row.cost} == fine
        assert all(names.mark(found[row.category].verdict) in row.cost for row in rows if row.cost)
        assert any(row.points == "0" for row in rows) is (times == 3)
        assert all(row.is_open for row in rows)


def test_with_all_dice_kept_every_box_has_its_cost(scene_of):
    scene = scene_of(rolled(1))
    scene = scene_with(scene, record=scene.record.mark((True,) * 5))
    assert all(row.cost and row.points for row in score_rows(scene) if row.category is not None)


@pytest.mark.parametrize("mode", CoachMode)
def test_below_the_total_stands_what_is_expected_where_values_may_be_seen(scene_of, mode):
    scene = scene_of(rolled(1), mode)
    name, figure, beside = foot(scene)
    if mode is not CoachMode.LIVE:
        assert (name, figure, beside) == ("", "", "")
        return
    assert (name, figure) == ("Expected at the end", numbers.value(scene.review.expected))
    assert beside == "perfect play averages 254.6"
    assert foot(scene_with(scene, is_landing=True)) == ("", "", "")


def test_the_upper_bonus_says_how_much_is_to_go_and_its_chance_where_that_may_be_seen():
    assert tray_words.upper_bonus(35, 63, 35, missing=0) == "35 of 63 · 28 to go"
    likely = tray_words.upper_bonus(35, 63, 35, missing=0, chance=0.734)
    assert likely == f"35 of 63 · {units.percent(73.4, 0)} likely"


def test_the_best_is_called_so_in_the_list_and_has_its_value_there(scene_of):
    """The trial: the same keep read 0 in one place and best in another."""
    game = seeded("edges").roll()
    best = scene_of(game).analysis.best
    kept, left = [], list(best.keep)
    for face in game.dice:
        kept.append(face in left)
        if kept[-1]:
            left.remove(face)
    scene = scene_of(game)
    scene = scene_with(scene, record=replace(scene.record, kept=tuple(kept)), is_touched=True)
    first, *others = coach_view(scene).rows
    assert (first.loss, first.value, first.is_chosen) == (options.best(), options.worth(scene.analysis.best), True)
    assert not any(row.is_chosen for row in others)


def test_a_keep_that_was_carried_over_is_not_judged_before_it_is_touched(scene_of):
    game = seeded("edges").roll().roll((True, True, False, False, False))
    scene = scene_of(game)
    scene = scene_with(scene, record=replace(scene.record, kept=(True, True, False, False, False)))
    option = scene.pointed_at
    assert option.points_lost > 0.01
    view = tray_view(scene)
    assert (view.sentence, view.verdict, view.caption) == (
        tray_words.still_keeping(names.kept(scene.kept_dice)),
        None,
        "",
    )
    assert not any(row.is_chosen for row in coach_view(scene).rows)
    touched = scene_with(scene, is_touched=True)
    view = tray_view(touched)
    assert (view.sentence, view.verdict) == (tray_words.keeping(scene.kept_dice), option.verdict)
    assert [row.verdict for row in coach_view(touched).rows if row.is_chosen] == [option.verdict]


def test_a_chosen_box_takes_over_the_tray(scene_of):
    scene = scene_with(scene_of(rolled(1)), box=Category.CHANCE, is_touched=True)
    option = scene.review.analysis.categories[Category.CHANCE]
    view = tray_view(scene)
    assert view.sentence == tray_words.box_for(names.category(Category.CHANCE), option.points)
    assert view.verdict is option.verdict
    assert (view.button, view.key) == (f"Score Chance, {option.points}", tray_words.enter_key())
    assert [row.category for row in score_rows(scene) if row.is_chosen] == [Category.CHANCE]
    quiet = tray_view(scene_with(scene, mode=CoachMode.AFTER))
    assert (quiet.sentence, quiet.verdict) == (view.sentence, None)


def test_a_later_yahtzee_says_its_bonus_and_why_it_counts_in_full(scene_of):
    game, fours = seeded("joker"), Category.FOURS
    scores = [None] * 13
    scores[Category.YAHTZEE], scores[Category.FOURS] = 50, 12
    game = replace(game, scores=tuple(scores), dice=(4,) * 5, rolls_left=0, events=game.roll().events)
    rows = {row.category: row for row in score_rows(scene_of_record(CoachMode.OFF, Record(game)))}
    assert rows[Category.SMALL_STRAIGHT].points == "30 + 100"
    assert tray_words.joker(100, fours, is_full=True, is_always_full=False) in rows[Category.SMALL_STRAIGHT].hint
    assert rows[Category.CHANCE].points == "20 + 100"
    assert tray_words.joker(100, fours, is_full=False, is_always_full=False) in rows[Category.CHANCE].hint
    assert "100" not in rows[Category.FOURS].points


def test_where_jokers_always_count_in_full_no_box_is_said_to_be_the_reason(scene_of):
    game, fours = seeded("joker", RULE_SETS["full-joker"]), Category.FOURS
    scores = tuple(50 if box is Category.YAHTZEE else None for box in CATEGORIES)
    game = replace(game, scores=scores, dice=(4,) * 5, rolls_left=0, events=game.roll().events)
    rows = {row.category: row for row in score_rows(scene_of_record(CoachMode.OFF, Record(game)))}
    assert rows[Category.SMALL_STRAIGHT].points == "30 + 100"
    assert tray_words.joker(100, fours, is_full=True, is_always_full=True) in rows[Category.SMALL_STRAIGHT].hint
    assert "filled" not in rows[Category.SMALL_STRAIGHT].hint


def test_a_hint_tells_the_box_then_the_number_then_everything(scene_of, explained):
    scene = scene_of(rolled(1), CoachMode.AFTER)
    best = scene.review.analysis.best
    assert best.keep
    found = explained(scene.review.analysis)
    aim = scene_with(scene, hint=Hint.AIM, answers={found.inquiry: found})
    view = why_view(aim)
    likeliest = aim.comparison.explanation.endings[0].category
    assert names.category(likeliest) in view.sentence
    assert names.dice(best.keep) not in view.sentence
    assert view == WhyView(sentence=view.sentence, button=coach_words.tell_more()), "no more than the sentence"
    assert coach_view(aim).rows == ()
    count = why_view(scene_with(aim, hint=Hint.COUNT))
    assert coach_words.hint_count(best) in count.sentence
    assert str(len(best.keep)) in count.sentence
    assert coach_view(scene_with(aim, hint=Hint.ALL)).rows


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
@pytest.mark.parametrize("times", [0, 1, 3])
def test_only_live_shows_anything_before_the_choice(scene_of, mode, times):
    scene = scene_of(rolled(times), mode)
    tray, coach = tray_view(scene), coach_view(scene)
    assert tray.verdict is None
    assert not re.search(r"\d\.\d", tray.caption + tray.sentence)
    assert (scene.analysis, scene.pointed_at, scene.standing) == (None, None, None)
    assert coach.rows == ()
    turns = [row for row in choices_view(scene) if row.rows]
    made = [row for turn in turns for row in turn.rows if row.dice]
    assert len(made) == max(0, times - 1)
    assert all((row.verdict is not None) == (mode is not CoachMode.OFF) for row in made)
    assert not any(row.cost or row.verdict for row in score_rows(scene))
    assert not scene.visibility.costs


def test_an_action_that_is_not_reviewed_yet_shows_no_old_numbers(scene_of):
    scene = scene_of(rolled(1))
    scene = scene_with(scene, record=scene.record.roll(), review=None)
    assert tray_view(scene).verdict is None
    assert coach_view(scene).rows == ()
    assert timeline_view(scene).marks == ()
    assert not any(row.cost for row in score_rows(scene))


def test_a_finished_game_without_a_table_has_its_score(scene_of):
    game = finished()
    scene = scene_of(game, is_reviewed=False)
    view = end_page_view(scene)
    assert view.headline == games.final_score(game.points_so_far)
    assert view.message == end_page_words.without_coach_table()
    assert view.sum is None


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_the_split_of_a_finished_game_is_exact_under_all_rules(scene_of, name):
    game = finished(RULE_SETS[name])
    total = end_page_view(scene_of(game)).sum
    par, luck, cost = total.parts
    assert total.result.end == pytest.approx(game.points_so_far, rel=0, abs=1e-9)
    assert (luck.start, cost.start) == (par.end, luck.end)
    assert cost.end == pytest.approx(total.result.end, abs=0.1)


def test_the_luck_is_a_number_alone_where_its_distribution_is_not_known(scene_of):
    scene = scene_of(finished(rule_set("free-joker", 4)))
    luck = end_page_view(scene).sum.parts[1]
    assert (luck.number, luck.note) == (numbers.signed(units.luck_of(scene.review)), "")


def test_a_game_with_other_rolls_per_turn_is_shown_with_them(scene_of):
    rules = rule_set("free-joker", 4)
    scene = scene_of(rolled(2, rules=rules))
    tray = tray_view(scene)
    assert (tray.rolls_done, tray.rolls_per_turn, tray.can_press) == (2, 4, True)
    assert tray.rolls == announcing.rolls_left(2)
    xs = [mark.x for mark in timeline_view(scene).marks]
    assert xs == [0.0, 0.125, 0.25, 0.375]


@pytest.mark.parametrize(("name", "points", "bonus"), [("forced-joker", 63, 35), ("free-joker", 63, 35)])
def test_the_row_of_the_upper_bonus_says_what_earns_how_much(name, points, bonus):
    rows = score_rows(scene_of_record(CoachMode.OFF, Record(Game("upper bonus", rule_set(name)))))
    hint = next(row.hint for row in rows if row.name == tray_words.upper_bonus_name())
    assert hint.startswith(f"{points} points in the upper boxes earn {bonus} more")


def test_rules_without_a_yahtzee_bonus_say_so(scene_of):
    rows = score_rows(scene_of(seeded("no bonus", RULE_SETS["no-yahtzee-bonus"])))
    assert rows[-2].name == tray_words.no_yahtzee_bonus()
    assert rows[-2].points == "–"


def test_the_marks_of_the_timeline_go_forward_and_end_at_the_score(scene_of):
    game = finished()
    marks = timeline_view(scene_of(game)).marks
    assert [mark.x for mark in marks] == sorted(mark.x for mark in marks)
    assert (marks[0].x, marks[-1].x) == (0.0, 13.0)
    assert marks[-1].expected == pytest.approx(game.points_so_far, abs=1e-9)


@pytest.mark.parametrize(("low", "high", "most"), [(254, 254, 4), (100, 400, 3), (0, 1575, 5), (254.6, 262.1, 2)])
def test_the_axis_covers_its_values_with_round_numbers(low, high, most):
    lines = axis(low, high, most)
    assert lines[0] <= low <= high <= lines[-1]
    assert 2 <= len(lines) <= most + 1
    assert all(line == int(line) for line in lines)


def test_one_step_of_the_axis_is_no_wider_than_its_values_need():
    assert axis(171, 258, 1) == (170.0, 260.0)


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.0, "0"), (0.004, "0"), (0.006, "<\u20090.1"), (0.094, "−0.1"), (0.95, "−0.9"), (1.26, "−1.3"), (9.94, "−9.9"),
     (9.96, "−10.0"), (123.4, "−123.4")],
)  # fmt: skip
def test_losses_are_written_short_and_never_as_a_signed_nothing(number, text):
    assert numbers.lost(number) == text


@pytest.mark.parametrize(("number", "text"), [(0.04, "0.0"), (-0.04, "0.0"), (0.05001, "+0.1"), (-12.34, "−12.3")])
def test_signed_numbers_have_a_true_minus_and_no_negative_zero(number, text):
    assert numbers.signed(number) == text
