# SPDX-License-Identifier: MIT
"""The end page says the best that is true, adds up, and never contradicts itself about first tries."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from engine_samples import best_option, careless_choice, new_game, play, scores_with
from match_samples import played
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Review, ReviewedMoment, TimelinePoint, review
from engine.games.assistance import Help
from engine.games.game import Game, begun_from
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import begin
from engine.games.position import Position
from engine.games.record import Aid, Record
from engine.rules.categories import Category
from engine.rules.dice_models import WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, rule_set, rule_set_as_data
from engine.training.themes import to_practise
from yahtzee_gui.board.match.view import result
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.cards import MOST_LINKS
from yahtzee_gui.end_page.view import Past, _goal_bars, end_page_view
from yahtzee_gui.library.match_results import SeriesState
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.review.view import review_view
from yahtzee_gui.words import decisions as words_decisions
from yahtzee_gui.words import games, names, units


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
    assert view.sentence == end_page_words.gave_away(0.0)
    number = len(scene.review.counted)
    poor = with_score(scene, 100)
    assert end_page_view(poor).praise == end_page_words.best_choices(number, number), "every choice was the best one"
    assert "your best" not in view.detail


@pytest.mark.parametrize(("score", "better"), [(302, 86), (248, 49), (249, 50), (600, 99)])
def test_a_score_is_compared_with_perfect_games(ended, score, better):
    scene = with_score(ended(only_worse(3)), score)
    view = end_page_view(scene)
    said = view.praise if better >= 50 else view.detail
    assert (
        said == end_page_words.better_than_praise(better)
        if better >= 50
        else end_page_words.better_than(better) in said
    )
    assert (end_page_words.better_than(better) in view.detail) == (better < 50)


def test_nothing_is_compared_with_perfect_games_where_that_is_not_known_or_not_fair(ended):
    scene = ended(careless_choice(3))
    unfair = with_score(scene, 302, dice_model=WORST_OF_2)
    other = with_score(scene, 302, rules=rule_set("free-joker", 4))
    for view in (end_page_view(unfair), end_page_view(other)):
        assert "% of perfect games" not in (view.praise + view.detail)[:-1]


def test_a_game_without_a_costly_choice_is_praised_for_that(ended):
    scene = with_score(ended(only_worse(3, wrong=1), seed=4), 200)
    assert all(decision.verdict < Verdict.MISTAKE for decision in scene.review.counted)
    assert not scene.review.is_flawless
    assert end_page_view(scene).praise == "No choice cost you 1 point or more"


def test_a_bad_game_is_praised_for_its_best_turn(ended):
    scene = ended(lambda options: options[-1])
    best = max(scene.game.filled.values())
    box = next(box for box, points in scene.game.filled.items() if points == best)
    assert end_page_view(scene).praise == end_page_words.best_turn(best, box)


# First tries and what was played


def taken_back(scene, number=3):
    """Return the scene of the same game if another option had been tried first in decision `number`."""
    points = list(scene.review.points)
    place = [index for index, point in enumerate(points) if point.decision is not None][number]
    decision = points[place].decision
    worst = decision.analysis.options[-1]
    points[place] = replace(points[place], decision=replace(decision, chosen=worst))
    return scene_with(scene, review=replace(scene.review, points=tuple(points)))


def test_first_tries_and_what_was_played_are_said_in_one_sentence(ended):
    scene = taken_back(ended(best_option))
    view, found = end_page_view(scene), scene.review
    assert found.points_lost == 0.0
    assert found.graded_points_lost > 0.25
    assert view.sentence == end_page_words.first_and_played(found.graded_points_lost, 0.0)
    assert "nothing" not in view.sentence
    assert "level" not in view.sentence, "an assisted game counts in none"
    assert view.praise != games.flawless()
    assert view.mistakes == 1
    assert sum(sum(row.counts[2:]) for row in view.counts) == 1
    assert view.worst.chosen.startswith("First choice: ")
    assert view.worst.loss == names.loss_and_mark(found.worst.chosen)


def test_the_split_adds_up_by_what_was_played_and_says_so(ended):
    scene = taken_back(ended(only_worse(5)))
    par, luck, lost, score = end_page_view(scene).split
    assert lost.name == "Final choices"
    assert score.end == pytest.approx(scene.game.points_so_far, rel=0, abs=1e-9)
    assert lost.start - lost.end == pytest.approx(scene.review.points_lost, rel=0, abs=1e-9)
    assert (par.start, luck.start, lost.start, lost.end) == (None, par.end, luck.end, score.end)
    assert end_page_view(ended(only_worse(5))).split[2].name == "Your choices"


# How many choices there were, and what was seen before them


def test_every_page_counts_the_same_decisions(ended):
    scene = ended(careless_choice(1))
    view = end_page_view(scene)
    number = sum(sum(row.counts) for row in view.counts)
    assert number < len(scene.decisions), "in the last box there was nothing to choose"
    shown = [review_view(scene_with(scene, viewed=decision)).decisions for decision in scene.decisions]
    told = [words_decisions.decision_of(place, number) for place in range(1, number + 1)]
    assert [text for text in shown if text != words_decisions.nothing_to_choose()] == told
    assert view.mistakes == len(scene.mistakes) == sum(sum(row.counts[2:]) for row in view.counts)


def test_looking_through_begins_with_the_first_costly_choice(ended):
    scene = ended(careless_choice(1))
    assert end_page_view(scene).first_decision == scene.mistakes[0].event
    flawless = ended(best_option)
    assert end_page_view(flawless).first_decision == flawless.decisions[0].event


def test_an_assisted_game_says_what_made_it_one(ended):
    scene = ended(best_option)
    assert end_page_view(scene).note_hint == ""
    aided = scene.record.with_aid(Aid(CoachMode.AFTER.value, 2)).with_hint()
    view = end_page_view(scene_with(scene, record=aided))
    assert view.note == end_page_words.coached_game()
    assert view.note_hint.startswith(games.assisted((Help.HINT,)))


def test_accuracy_is_not_taken_for_a_share_of_choices(ended):
    view = end_page_view(ended(careless_choice(1)))
    assert "by points" in view.figures[0].text


# The cards


def test_the_choice_that_cost_most_is_shown_with_its_dice(ended):
    scene = ended(careless_choice(1))
    view, worst = end_page_view(scene).worst, scene.review.worst
    assert view.event == worst.event
    assert view.dice == worst.before.dice
    kept = tuple(sorted(face for face, keep in zip(view.dice, view.kept, strict=True) if keep))
    assert kept == (worst.chosen.keep or ())
    assert view.best_keep == (worst.best.keep or ())
    assert view.loss == names.loss_and_mark(worst.chosen)


def test_once_the_game_is_over_the_choice_that_cost_most_is_explained(ended):
    scene = ended(careless_choice(1))
    assert scene.explained == (scene.review.worst.chosen, scene.review.worst.analysis)
    viewed = scene_with(scene, viewed=scene.decisions[0])
    assert viewed.explained[1] is scene.decisions[0].analysis


def test_what_to_practise_leads_to_its_costliest_mistakes(ended):
    scene = ended(careless_choice(1))
    view, practice = end_page_view(scene).practice, to_practise(scene.mistakes)
    assert view.topic == names.theme(practice.theme)
    assert view.share == end_page_words.theme_share(len(practice.mistakes), len(scene.mistakes), practice.points_lost)
    losses = {decision.event: decision.points_lost for decision in practice.mistakes}
    assert [event for _, event in view.links] == sorted(losses, key=lambda event: -losses[event])
    costliest = max(practice.mistakes, key=lambda decision: decision.points_lost)
    assert view.theme is practice.theme, "what is named can be retried"
    assert (view.analysis, view.remark[0]) == (costliest.analysis, "")
    first = view.links[0][0]
    assert first.endswith(names.loss_among(costliest.chosen)), "each says what it cost"
    early = next(one for one in scene.mistakes if one.chosen.category is not None and one.best.category is None)
    assert names.loss_among(early.chosen) in end_page_words.mistake_in_turn(early.turn, early.chosen)
    assert "mistake" not in view.share  # that is a verdict, and not all of them have it
    assert "percentage points" in end_page_view(by_chances(scene)).practice.share


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


def test_what_stands_below_a_sum_adds_up_to_it(ended):
    """ "15.7 points lost" stood over −12.0 and −3.6."""
    found = 0
    for seed in range(2, 12):
        scene = ended(careless_choice(seed), seed)
        view, practice = end_page_view(scene).practice, to_practise(scene.mistakes)
        if len(view.links) > MOST_LINKS:
            continue
        shown = sum(abs(float(units.lost(one.chosen).replace("−", "-"))) for one in practice.mistakes)
        found += round(shown, 1) != round(practice.points_lost, 1)
        assert f"{shown:.1f} points lost" in view.share
    assert found, "rounded by itself it would be another sum"


def test_it_is_said_how_many_choices_are_not_counted(ended):
    scene = ended(careless_choice(1))
    review = scene.review
    left_out = len(review.decisions) - len(review.counted)
    assert left_out, "else another game is needed"
    view = end_page_view(scene)
    assert sum(sum(row.counts) for row in view.counts) + left_out == len(review.decisions)
    assert view.uncounted == end_page_words.uncounted(left_out)
    assert view.praise_hint == (view.uncounted if "choices were best" in view.praise else "")


def shown(scene):
    """What stands where a game has its numbers."""
    return " ".join(figure.text for figure in end_page_view(scene).figures)


def test_choices_after_all_was_decided_are_told_apart(ended):
    """Ten of fifteen choices were counted, and nothing on the page said why."""
    scene = by_chances(ended(careless_choice(1)))
    alike = len(scene.review.decisions) - len(scene.review.counted)
    assert shown(scene) == end_page_words.left_out(alike, 0)

    def decided(point):
        analysis = point.decision.analysis
        options = [replace(one, worth=0.0, worth_lost=0.0, verdict=Verdict.BEST) for one in analysis.options]
        known = dict(zip(analysis.options, options, strict=True))
        taken = known[point.decision.taken]
        analysis = replace(analysis, options=tuple(options))
        return replace(point, decision=replace(point.decision, analysis=analysis, taken=taken, chosen=taken))

    late = [point for point in scene.review.points if point.decision is not None and point.turn > 11]
    points = tuple(decided(point) if point in late else point for point in scene.review.points)
    after = scene_with(scene, review=replace(scene.review, points=points))
    uncounted = len(after.review.decisions) - len(after.review.counted)
    assert shown(after) == end_page_words.left_out(uncounted, len(late))
    assert end_page_words.left_out(3, 3) == end_page_words.decided(3)
    assert end_page_words.left_out(4, 3) == "4 more made no difference."
    assert end_page_words.left_out(0, 0) == ""
    view = review_view(scene_with(after, viewed=after.decisions[-1]))
    assert view.decisions == words_decisions.decided_before()


def test_what_is_about_right_is_called_so(ended):
    """113.7 became 113.8 seconds later, without a sign that anything was still being worked out."""
    scene = by_chances(ended(careless_choice(1)))
    points = (*scene.review.points[:-1], replace(scene.review.points[-1], is_approximate=True))
    about = scene_with(scene, review=replace(scene.review, points=points))
    assert (scene.review.is_approximate, about.review.is_approximate) == (False, True)
    assert shown(about) == end_page_words.is_about() != shown(scene)


def test_what_was_played_for_a_goal_is_not_asked_again_and_that_is_said(ended):
    scene = ended(careless_choice(1))
    for_goal = scene_with(scene, record=replace(scene.record, goal=ReachGoal(200)))
    practice = end_page_view(for_goal).practice
    assert (practice.theme, practice.analysis) == (None, None)
    assert practice.remark == end_page_words.not_asked_again(ReachGoal(200))
    in_a_match = scene_with(scene, record=replace(scene.record, goal=WinGoal()))
    assert end_page_view(in_a_match).practice.remark[0] == "Choices in matches aren't in Retry."


def test_after_a_flawless_game_there_is_nothing_to_practise(ended):
    view = end_page_view(ended(best_option))
    assert view.mistakes == 0
    assert view.worst.event is None
    assert (view.practice.topic, view.practice.links) == (end_page_words.nothing_to_practise()[0], ())


def test_the_last_bar_of_a_match_is_written_as_it_ended_whatever_the_steps_are_rounded_to():
    start = TimelinePoint(ReviewedMoment.START, 1, 250.0, prospect=43.469140034)
    end = TimelinePoint(ReviewedMoment.OTHERS, 13, 192.0, change=9.364463871, prospect=0.0)
    game = Game("rounded", DEFAULT_RULES)
    played = Review(game, 250.0, (start, end), -52.833603905, None, measure=Measure.CHANCE, others=9.364463871)
    bars = _goal_bars(played, Measure.CHANCE)
    assert bars[-1].number == units.percent(0.0)
    assert bars[-1].end == 0.0


def test_beside_an_opponents_scorecard_the_page_says_whom_it_is_about(ended):
    """The trial: a click on an opponent changed the scorecard, and all beside it spoke of somebody else."""
    seats = [("Ada", ""), ("Thumb", "rules-of-thumb"), ("Ben", "")]
    match = played(begin(seats, DEFAULT_RULES, "s"), Random(1), 10_000)
    for person, whose in ((0, end_page_words.still_about("Ada")), (2, end_page_words.still_about("Ben"))):
        scene = scene_with(ended(best_option), match=match.seen_by(person))
        usual = end_page_view(scene)
        beside = end_page_view(scene_with(scene, seat=1))
        assert whose not in usual.detail
        assert beside == replace(usual, detail=whose), "one thing is said there"


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
    assert view.practice.topic == end_page_words.what_you_played()
    assert " of " not in view.practice.share


def test_a_game_that_is_no_yahtzee_says_that_it_gives_no_level(ended):
    scene = ended(best_option)
    assert end_page_view(scene).note == ""
    rules = rule_set(rule_set_as_data(DEFAULT_RULES) | {"name": "Mine", "upper_bonus": 50})
    other = scene_with(scene, record=replace(scene.record, game=replace(scene.game, rules=rules)), review=None)
    view = end_page_view(other)
    assert (view.note, view.note_hint) == (end_page_words.no_level(), end_page_words.no_level_explained())
    helped = end_page_view(scene_with(other, record=replace(other.record, hinted=True)))
    assert helped.note == end_page_words.coached_game()
