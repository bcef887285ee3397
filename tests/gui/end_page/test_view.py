# SPDX-License-Identifier: MIT
"""The end page says the best that is true, adds up, and never contradicts itself about first tries."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from engine_samples import best_option, careless_choice, new_game, play, scores_with
from match_samples import played
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Played, Review, ReviewedMoment, TimelinePoint, review
from engine.games.game import Game, begun_from
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import begin
from engine.games.position import Position
from engine.games.record import Aid, Help, Record
from engine.rules.categories import Category
from engine.rules.dice import WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, rule_set, rule_set_as_data
from engine.training.themes import to_practise
from yahtzee_gui.board.match_view import result
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import Past, end_page_view, end_words, shared_result, sum_of
from yahtzee_gui.library.match_results import SeriesState
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.review.review_bar import review_view
from yahtzee_gui.words import games, names, numbers, units
from yahtzee_gui.words import reviews as words_decisions


@pytest.fixture
def ended(analyzer_of):
    """Return a function that makes the scene at the end of a game in which `choose` decides."""

    def make(choose, seed=2, rules=DEFAULT_RULES):
        analyzer = analyzer_of(rules)
        game = play(new_game(seed, rules), analyzer, choose)
        found = review(game, analyzer)
        return scene_of_record(CoachMode.OFF, Record(game), found, TableStatus(TableState.READY, analyzer.table.par))

    return make


def with_score(scene, score, **changes):
    """Return the scene with points in Chance so that the whole score is `score`, and with other dice or rules."""
    game = scene.record.game
    scores = list(game.scores)
    scores[Category.CHANCE] += score - game.points_so_far
    game = replace(game, scores=tuple(scores), **changes)
    return scene_with(scene, record=replace(scene.record, game=game), review=replace(scene.review, game=game))


def only_worse(number, wrong=-1):
    """Choose the best option except in decision `number`, where the index `wrong` is taken."""
    count = iter(range(1000))
    return lambda options: options[wrong] if next(count) == number else options[0]


# What was best


def test_a_new_best_comes_first_and_says_what_was_best_before(ended):
    scene = ended(best_option)
    score = scene.game.points_so_far
    view = end_page_view(scene, Past(score - 1))
    assert view.praise == end_page_words.new_best()
    assert f"your best was {score - 1}" in view.detail
    for best in (score, score + 1, None):
        assert end_page_view(scene, Past(best)).praise == games.flawless()
    assert f"your best is {score + 1}" in end_page_view(scene, Past(score + 1)).detail


def test_a_coached_game_is_no_new_best_and_not_called_flawless(ended):
    scene = ended(best_option)
    scene = scene_with(scene, record=scene.record.with_hint())
    view = end_page_view(scene, Past(1))
    assert view.praise not in (end_page_words.new_best(), games.flawless()), "as where it would be celebrated"
    number = len(scene.review.counted)
    poor = with_score(scene, 100)
    assert end_page_view(poor).praise == end_page_words.best_choices(number, number), "every choice was the best one"
    assert "your best" not in view.detail


@pytest.mark.parametrize(("score", "better"), [(302, 86), (248, 49), (249, 50), (600, 99)])
def test_a_score_is_compared_with_perfect_games(ended, score, better):
    scene = with_score(ended(only_worse(3)), score)
    view = end_page_view(scene)
    said = view.praise if better >= 50 else view.detail
    assert said == end_page_words.better_than_praise(better) if better >= 50 else games.better_than(better) in said
    assert (games.better_than(better) in view.detail) == (better < 50)


def test_nothing_is_compared_with_perfect_games_where_that_is_not_known_or_not_fair(ended):
    scene = ended(careless_choice(3))
    unfair = with_score(scene, 302, dice_model=WORST_OF_2)
    other = with_score(scene, 302, rules=rule_set("free-joker", 4))
    for view in (end_page_view(unfair), end_page_view(other)):
        assert "perfect player" not in view.praise + view.detail


def test_a_game_without_a_costly_choice_is_praised_for_that(ended):
    scene = with_score(ended(only_worse(3, wrong=1), seed=4), 200)
    assert all(decision.verdict < Verdict.MISTAKE for decision in scene.review.counted)
    assert not scene.review.is_flawless
    assert end_page_view(scene).praise == "No choice cost you 1 point or more"


def test_a_bad_game_is_praised_for_its_best_turn(ended):
    scene = ended(lambda options: options[-1])
    best = max(scene.game.filled.values())
    box = next(box for box, points in scene.game.filled.items() if points == best)
    assert end_page_view(scene).praise == end_page_words.best_turn(best, names.category(box))


# First tries and what was played


def taken_back(scene, number=3):
    """Return the scene of the same game if another option had been tried first in decision `number`."""
    points = list(scene.review.points)
    place = [index for index, point in enumerate(points) if point.decision is not None][number]
    decision = points[place].decision
    worst = decision.analysis.options[-1]
    points[place] = replace(points[place], decision=replace(decision, chosen=worst))
    return scene_with(scene, review=replace(scene.review, points=tuple(points)))


def test_what_was_taken_back_is_a_remark_on_the_list_and_the_bar_has_what_was_played(ended):
    scene = taken_back(ended(best_option))
    view, found = end_page_view(scene), scene.review
    assert found.points_lost == 0.0
    assert found.graded_points_lost > 0.25
    assert view.sum.parts[-1].number == "0.0"
    first = units.total_lost(found.graded_points_lost, None)
    assert view.costs.remark.endswith(words_decisions.taken_back(1, first))
    assert view.praise != games.flawless()
    (row,) = view.costs.rows
    assert row.remark == words_decisions.was_taken_back()
    assert row.cost == names.cost_and_mark(found.worst.chosen)


def tried_again(scene, wanted):
    """Return the scene of the same game if some best choice had been taken back for one that cost what is `wanted`."""
    points = list(scene.review.points)
    places = ((index, point.decision) for index, point in enumerate(points) if point.decision is not None)
    options = ((index, found, one) for index, found in places for one in found.analysis.options)
    place, decision, option = next(one for one in options if wanted(one[2].lost) and one[1].counts)
    decision = replace(decision, taken=option)
    points[place] = replace(points[place], decision=decision, change=-option.lost)
    return scene_with(scene, review=replace(scene.review, points=tuple(points))), decision


def test_a_best_choice_that_was_taken_back_for_a_worse_one_has_its_mark_everywhere(ended):
    scene, decision = tried_again(ended(best_option), lambda lost: lost >= 5.0)
    view, number = end_page_view(scene), len(scene.review.counted)
    assert view.sum.parts[-1].number == numbers.signed(-decision.taken.lost)
    assert view.line.summary == f"{number - 1} ★ · 1 ??"
    assert not scene.review.is_flawless
    assert view.praise not in (games.flawless(), end_page_words.best_choices(number, number))
    (row,) = view.costs.rows
    assert (row.event, row.cost, row.remark) == (decision.event, names.cost_and_mark(decision.taken), "")
    assert view.costs.practise == "", "its first choice was best: it is not asked again"
    assert view.costs.remark.endswith(words_decisions.taken_back(1, "0.0"))
    assert shared_result(scene).count("??") == 1
    viewed = scene_with(scene, viewed=decision)
    assert review_view(viewed).mistakes == words_decisions.mistake_of(1, 1)


def test_what_was_taken_back_is_told_where_no_list_has_it(ended):
    scene, _ = tried_again(ended(best_option), lambda lost: 0.1 < lost < 0.25)
    view = end_page_view(scene)
    assert view.costs is None
    assert f"cost {words_decisions.taken_back(1, '0.0')}" in view.detail


def test_a_choice_that_was_taken_back_for_one_that_cost_less_tells_that_too(ended):
    scene, decision = tried_again(ended(best_option), lambda lost: 0.3 < lost < 2.0)
    points = tuple(
        replace(one, decision=replace(decision, chosen=decision.analysis.options[-1]))
        if one.decision == decision
        else one
        for one in scene.review.points
    )
    scene = scene_with(scene, review=replace(scene.review, points=points))
    (row,) = end_page_view(scene).costs.rows
    assert row.remark == f"taken back, then {units.cost(decision.taken)}"


def test_the_sum_adds_up_by_what_was_played(ended):
    scene = taken_back(ended(only_worse(5)))
    total = end_page_view(scene).sum
    par, luck, cost = total.parts
    assert total.result.end == pytest.approx(scene.game.points_so_far, rel=0, abs=1e-9)
    assert cost.start - cost.end == pytest.approx(scene.review.points_lost, rel=0, abs=0.05)
    assert (par.start, luck.start, cost.start) == (0.0, par.end, luck.end)
    figures = [float(part.number.replace("−", "-")) for part in total.parts]
    assert round(sum(figures), 1) == scene.game.points_so_far, "as written, too"


@pytest.mark.parametrize(
    ("luck", "said"),
    [(75.0, "luckier than 9"), (-75.0, "unluckier than 9"), (400.0, "luckier than 99 %"), (-3.6, "average dice")],
)
def test_luck_is_told_by_how_rare_it_is_alike_for_good_and_bad(ended, luck, said):
    scene = ended(best_option)
    lucky = scene_with(scene, review=replace(scene.review, luck=luck))
    assert end_page_view(lucky).sum.parts[1].note.startswith(said)
    assert said in end_words(lucky).luck


# How many choices there were, and what was seen before them


def test_every_page_counts_the_same_decisions(ended):
    scene = ended(careless_choice(1))
    view = end_page_view(scene)
    number = sum(int(part.split()[0]) for part in view.line.summary.split(" · "))
    assert number == len(scene.review.counted) < len(scene.decisions), "in the last box there was nothing to choose"
    shown = [review_view(scene_with(scene, viewed=decision)).decisions for decision in scene.decisions]
    told = [words_decisions.decision_of(place, number) for place in range(1, number + 1)]
    assert [text for text in shown if text != words_decisions.nothing_to_choose()] == told
    assert {row.event for row in view.costs.rows} == {one.event for one in scene.mistakes}
    assert view.costs.remark == end_page_words.how_many(len(scene.mistakes), of=number)


def test_a_game_with_help_says_what_helped(ended):
    scene = ended(best_option)
    assert end_page_view(scene).detail_hint == ""
    aided = scene.record.with_aid(Aid(CoachMode.AFTER.value, 2)).with_hint()
    view = end_page_view(scene_with(scene, record=aided))
    assert games.help_mark() in view.detail
    assert view.detail_hint.startswith(games.with_help((Help.HINT,)))


def test_the_day_of_the_game_is_told(ended):
    assert end_page_view(ended(best_option), Past(day=date(2026, 11, 28))).detail.startswith("November 28, 2026")


# What cost something


def test_the_list_has_every_costly_choice_the_costliest_first(ended):
    scene = ended(careless_choice(1))
    rows = end_page_view(scene).costs.rows
    losses = {decision.event: decision for decision in scene.mistakes}
    assert [row.event for row in rows] == sorted(losses, key=lambda event: -losses[event].points_lost)
    for row in rows:
        decision = losses[row.event]
        assert (row.turn, row.dice) == (str(decision.turn), decision.before.dice)
        kept = tuple(sorted(face for face, keep in zip(row.dice, row.kept, strict=True) if keep))
        assert kept == row.done_dice == (decision.chosen.keep or ())
        assert row.best_dice == (decision.best.keep or ())
        assert row.cost == names.cost_and_mark(decision.chosen)
        assert row.share == pytest.approx(decision.points_lost / scene.review.worst.points_lost)
        assert row.spoken == end_page_words.costly_choice(decision.turn, row.dice, decision.chosen, decision.best)


def test_the_button_says_how_many_choices_are_practised_or_where_that_goes_on(ended):
    scene = ended(careless_choice(1))
    assert end_page_view(scene).costs.practise == games.practise_these(len(scene.mistakes))
    assert end_page_view(scene, Past(begun=(3, 6))).costs.practise == "Continue with position 3 of 6"


def test_the_sentence_to_take_home_is_about_what_was_played(ended):
    """It was about a slip that had been taken back and stood in the list struck out."""
    scene = ended(careless_choice(1))
    practice, of = to_practise(scene.mistakes), len(scene.mistakes)
    said = end_page_words.advice(names.theme(practice.theme), len(practice.mistakes), of)
    assert end_page_view(scene).costs.advice == said
    assert end_page_words.advice("How many dice to keep", 4, 6) == "4 of these 6 are about “How many dice to keep”"
    assert end_page_words.advice("How many dice to keep", 1, 6) == "Costliest: How many dice to keep"
    costs = end_page_view(taken_back(ended(best_option))).costs
    assert (len(costs.rows), costs.advice) == (1, ""), "what was played is flawless"


def test_a_match_ends_without_another_worst_choice_than_that_of_its_list():
    """The table went by points, the list below it by chances: what the coach had starred was the worst choice."""
    assert words_decisions.columns() == ("Player", "Score", "Luck", "Cost"), "Games has no accuracy of one"
    assert len(words_decisions.row("1. You", Played(1, 250))) == 4


def by_chances(scene):
    """Return a scene whose game was played for a chance."""
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


def test_it_is_said_how_many_choices_are_not_counted(ended):
    scene = ended(careless_choice(1))
    review = scene.review
    left_out = len(review.decisions) - len(review.counted)
    assert left_out, "else another game is needed"
    assert end_page_words.uncounted(left_out) in end_page_view(scene).counts_hint


def test_what_is_about_right_is_called_so(ended):
    """113.7 became 113.8 seconds later, without a sign that anything was still being worked out."""
    scene = by_chances(ended(careless_choice(1)))
    points = (*scene.review.points[:-1], replace(scene.review.points[-1], is_approximate=True))
    about = scene_with(scene, review=replace(scene.review, points=points))
    shown = [end_page_words.is_about() in end_page_view(one).detail for one in (scene, about)]
    assert shown == [False, True]


def test_a_match_says_that_its_table_and_its_list_count_differently(ended):
    """In the table a choice cost 8.6, in the list 6.9 %."""
    scene = by_chances(ended(careless_choice(1)))
    match = played(begin([("Anna", ""), ("Ben", "")], DEFAULT_RULES, "units"), Random(1), 10_000)
    in_match = scene_with(scene, match=match)
    assert end_page_words.two_units() in end_page_view(in_match).detail
    assert end_page_words.two_units() not in end_page_view(scene).detail


def test_a_match_without_a_costly_choice_says_so_in_the_place_of_the_list(ended):
    """It spoke of a list that was not there."""
    match = played(begin([("Anna", ""), ("Ben", "")], DEFAULT_RULES, "units"), Random(1), 10_000)
    view = end_page_view(scene_with(by_chances(ended(best_option)), match=match))
    assert view.costs is None
    assert view.detail == end_page_words.nothing_costly(Measure.CHANCE)


def test_what_was_played_for_a_goal_is_not_asked_again_and_that_is_said(ended):
    scene = ended(careless_choice(1))
    for_goal = scene_with(scene, record=replace(scene.record, goal=ReachGoal(200)))
    costs = end_page_view(for_goal).costs
    assert costs.practise == ""
    assert costs.not_asked == end_page_words.not_practised(ReachGoal(200))
    in_a_match = scene_with(scene, record=replace(scene.record, goal=WinGoal()))
    assert end_page_view(in_a_match).costs.not_asked[0] == "Choices in matches can't be practised."
    assert end_page_view(scene, Past(is_deleted=True)).costs.practise == ""


def test_a_chance_is_a_sum_of_a_hundred(ended):
    view = end_page_view(by_chances(ended(careless_choice(1))))
    assert view.sum.whole == 100.0
    assert view.sum.parts[0].name == "Chance of reaching 300"
    assert view.accuracy == ""


def test_after_a_flawless_game_there_is_no_list_and_a_harder_one_is_offered(ended):
    view = end_page_view(ended(best_option))
    assert view.costs is None
    assert view.can_be_harder
    careless = end_page_view(ended(careless_choice(1)))
    assert careless.costs is not None
    assert not careless.can_be_harder


def test_the_end_of_a_match_is_written_as_it_ended_whatever_the_steps_are_rounded_to():
    start = TimelinePoint(ReviewedMoment.START, 1, 250.0, prospect=43.469140034)
    end = TimelinePoint(ReviewedMoment.OTHERS, 13, 192.0, change=9.364463871, prospect=0.0)
    game = Game("rounded", DEFAULT_RULES)
    played = Review(game, 250.0, (start, end), -52.833603905, None, measure=Measure.CHANCE, others=9.364463871)
    total = sum_of(played, WinGoal())
    assert (total.result.number, total.result.end) == (units.percent(0.0), 0.0)
    assert [part.name for part in total.parts][1:] == ["Luck", "Opponents' turns", "cost"]


def test_a_match_ranks_everybody_and_says_who_played_best(ended, analyzer_of):
    seats = [("Ada", ""), ("Thumb", "rules-of-thumb"), ("Ben", "")]
    match = played(begin(seats, DEFAULT_RULES, "s"), Random(1), 10_000)
    scene = scene_with(ended(best_option), match=match)
    view = end_page_view(scene)
    totals = sorted((seat.game.points_so_far for seat in match.seats), reverse=True)
    assert [cells[1] for cells in view.ranking.values()] == [str(total) for total in totals]
    assert view.played_best == "", "it isn't known yet"
    analyzer = analyzer_of(DEFAULT_RULES)
    reviews = tuple(review(seat.game, analyzer, seat.record.first_choices) for seat in match.seats)
    view = end_page_view(scene_with(scene, seats=reviews))
    assert (view.score, view.sum) == ("", None), "the table has them"
    par = analyzer.table.par
    for cells in view.ranking.values():
        score, luck, cost = (float(cell.replace("−", "-")) for cell in cells[1:4])
        assert round(par, 1) + luck - cost == pytest.approx(score, abs=1e-6)
    costs = {match.seats[place].name: float(cells[3]) for place, cells in view.ranking.items()}
    assert view.played_best.startswith(f"{min(costs, key=costs.get)} played best")


def test_a_match_of_a_series_says_how_it_stands_and_leads_to_the_next_one(ended):
    match = played(begin([("You", ""), ("Thumb", "rules-of-thumb")], DEFAULT_RULES, "s", series=3), Random(1), 10_000)
    scene = scene_with(ended(best_option), match=match)
    open_series = SeriesState(("You", "Thumb"), (1.0, 0.0), 3, 0)
    view = end_page_view(scene, Past(series=open_series))
    assert view.has_next_match
    assert "Best of 3: You 1, Thumb 0" in view.detail
    assert view.praise == result(match)
    won = replace(open_series, wins=(2.0, 0.0))
    view = end_page_view(scene, Past(series=won))
    assert not view.has_next_match
    assert view.praise == "You've won the series"
    lost = replace(open_series, wins=(0.0, 2.0))
    assert end_page_view(scene, Past(series=lost)).praise == "Thumb wins the series"
    assert end_page_view(scene, Past(series=replace(lost, wins=(1.5, 1.5)))).praise == "The series ends in a tie"
    assert not end_page_view(scene).has_next_match
    two, named = replace(match.seats[1], name="Ben", strategy=""), replace(won, names=("Ada", "Ben"))
    for person in (0, 1):
        several = scene_with(scene, match=replace(match, seats=(match.seats[0], two)).seen_by(person))
        assert end_page_view(several, Past(series=named)).praise == "Ada wins the series", "whoever looks"


@pytest.mark.parametrize("seed", [2, 3])
def test_what_was_typed_in_is_not_praised(analyzer_of, seed):
    """The trial: a card with a Yahtzee and the upper bonus was typed in, two turns were played, and it was praised."""
    filled = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 20}
    scores = scores_with(**filled, full_house=25, small_straight=30, large_straight=40, yahtzee=50)
    game = begun_from(Position((), DEFAULT_RULES.rolls_per_turn, scores), f"typed in {seed}")
    analyzer = analyzer_of(DEFAULT_RULES)
    game = play(game, analyzer, lambda options: options[-1])
    found = review(game, analyzer)
    scene = scene_of_record(CoachMode.OFF, Record(game), found, TableStatus(TableState.READY, analyzer.table.par))
    view = end_page_view(scene)
    assert view.praise != end_page_words.yahtzees(1)
    assert all(f"in {names.category(box)}" not in view.praise for box in (Category.YAHTZEE, Category.LARGE_STRAIGHT))


def test_a_game_that_is_no_yahtzee_says_that_it_gives_no_level(ended):
    scene = ended(best_option)
    assert end_page_words.no_level() not in end_page_view(scene).detail
    rules = rule_set(rule_set_as_data(DEFAULT_RULES) | {"name": "Mine", "upper_bonus": 50})
    other = scene_with(scene, record=replace(scene.record, game=replace(scene.game, rules=rules)), review=None)
    view = end_page_view(other)
    assert (view.detail, view.detail_hint) == (end_page_words.no_level(), end_page_words.no_level_explained())
    helped = end_page_view(scene_with(other, record=replace(other.record, hinted=True)))
    assert helped.detail == games.help_mark()
