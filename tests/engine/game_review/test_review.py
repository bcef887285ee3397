# SPDX-License-Identifier: MIT
from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from engine_samples import best_option, careless_choice, legal_options, new_game, places_of, play, play_at_random, take

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import UPPER_LIMITS, Verdict, verdict
from engine.game_review.levels import LevelBasis
from engine.game_review.review import Decision, ReviewedMoment, chosen_option, review, tax
from engine.games.game import Game, Rolled, Scored, replay
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS, rule_set

FREE = RULE_SETS["free-joker"]
COACHED_RULES = [*RULE_SETS.values(), rule_set("free-joker", 1), rule_set("forced-joker", 4)]


@pytest.fixture(scope="module")
def reviews(analyzer_of):
    """Reviews of games under all rules: played at random, carelessly and perfectly."""
    result = []
    for rules in COACHED_RULES:
        analyzer = analyzer_of(rules)
        for seed in range(4):
            at_random = play_at_random(new_game(seed, rules), random.Random(seed))[-1]
            careless = play(new_game(seed, rules), analyzer, careless_choice(seed))
            result += [review(at_random, analyzer), review(careless, analyzer)]
    return result


@pytest.fixture(scope="module")
def perfect(analyzer_of):
    """The review of a game without a mistake."""
    return review(play(new_game(11, FREE), analyzer_of(FREE), best_option), analyzer_of(FREE))


def only_worse(number, wrong):
    """Choose the best option except in decision `number`, where the index `wrong` is taken."""
    count = iter(range(1000))
    return lambda options: options[wrong] if next(count) == number else options[0]


# The balance


def test_score_is_par_and_luck_less_points_lost(reviews):
    for found in reviews:
        balance = found.par + found.luck - found.points_lost
        assert found.game.points_so_far == pytest.approx(balance, rel=0, abs=1e-9)
        assert found.expected == pytest.approx(found.game.points_so_far, rel=0, abs=1e-9)


def test_balance_holds_at_every_moment_of_a_game(analyzer_of):
    for game in play_at_random(new_game(3, FREE), random.Random(3)):
        found = review(game, analyzer_of(FREE))
        assert found.expected == pytest.approx(found.par + found.luck - found.points_lost, rel=0, abs=1e-9)


def typed(number):
    """Return a game at random whose rolls were typed in, other ones than its seed would give."""
    rng, game = random.Random(number), new_game(number, FREE)
    while not game.is_over:
        if not game.has_rolled or (game.rolls_left and rng.random() < 0.7):
            kept = (False, *(game.has_rolled and rng.random() < 0.5 for _ in range(4)))
            old = game.dice or (0,) * 5
            faces = tuple(was if keep else rng.randint(1, 6) for keep, was in zip(kept, old, strict=True))
            game = game.roll(kept, faces, is_typed=True)
        else:
            game = game.score(rng.choice([box for box in CATEGORIES if game.can_score(box)]))
    return game


@pytest.mark.parametrize("number", range(3))
def test_the_luck_of_typed_rolls_is_that_of_the_dice_on_the_table(analyzer_of, number):
    """The rolls of the seed were taken for them, and the end page did not add up."""
    analyzer, game = analyzer_of(FREE), typed(number)
    assert game.has_typed_dice
    found = review(game, analyzer)
    assert game.points_so_far == pytest.approx(found.par + found.luck - found.points_lost, rel=0, abs=1e-9)
    rolls = [point for point in found.points if point.moment is ReviewedMoment.ROLL]
    after = [
        step
        for step, event in zip(replay(game.start, game.events)[1:], game.events, strict=True)
        if isinstance(event, Rolled)
    ]
    for point, step in zip(rolls, after, strict=True):
        assert point.expected == pytest.approx(analyzer.analyze(step.position).best.value, rel=0, abs=1e-9)
    assert tax(game, analyzer) == pytest.approx(-found.luck, rel=0, abs=1e-9)


def test_luck_and_points_lost_are_the_changes_of_the_timeline(reviews):
    for found in reviews:
        for before, point in pairwise(found.points):
            assert point.change == pytest.approx(point.expected - before.expected, rel=0, abs=1e-9)
        assert sum(p.change for p in found.points if p.moment is ReviewedMoment.ROLL) == pytest.approx(
            found.luck, abs=1e-9
        )
        assert [p.change for p in found.points if p.decision] == [-d.taken.points_lost for d in found.decisions]


def test_steps_are_the_events_with_the_game_before_each(perfect):
    steps = list(perfect.steps())
    assert tuple(event for _, event in steps) == perfect.game.events
    assert [len(before.events) for before, _ in steps] == list(range(len(steps)))


def test_what_a_game_adds_to_the_basis_of_a_level(reviews):
    for found in reviews:
        lost = sum(decision.points_lost for decision in found.counted)
        assert found.graded_points_lost == lost
        assert found.level_basis(is_coached=False) == LevelBasis(1, len(found.counted), lost)
        assert found.level_basis(is_coached=True) == LevelBasis()


def test_no_basis_of_a_level_before_the_end_or_with_other_dice(analyzer_of):
    begun = review(Game("x").roll(), analyzer_of(FREE))
    assert begun.level_basis(is_coached=False) == LevelBasis()
    over = replace(begun, game=replace(begun.game, scores=(0,) * 13))
    assert over.level_basis(is_coached=False).games == 1
    unfair = replace(over, game=replace(over.game, dice_model=DEMON))
    assert unfair.level_basis(is_coached=False) == LevelBasis()


def test_points_lost_are_never_negative(reviews):
    for found in reviews:
        assert all(decision.points_lost >= 0.0 for decision in found.decisions)
        assert found.points_lost == sum(decision.points_lost for decision in found.decisions)


def test_par_is_that_of_the_rules(reviews, table_of):
    for found in reviews:
        assert found.par == table_of(found.game.rules).par


def test_game_without_mistakes(perfect):
    assert perfect.points_lost == 0.0
    assert perfect.accuracy == 100.0
    assert perfect.worst is None
    assert {decision.verdict for decision in perfect.decisions} == {Verdict.BEST}
    assert perfect.game.points_so_far == pytest.approx(perfect.par + perfect.luck, rel=0, abs=1e-9)


# Decisions


def test_decisions_are_made_in_the_situations_of_the_game(reviews):
    for found in reviews:
        for decision in found.decisions:
            assert decision.before.has_rolled
            assert decision.before.events == found.game.events[: decision.event]
            assert decision.analysis.position == decision.before.position


def test_chosen_option_is_what_was_done(reviews):
    for found in reviews:
        for decision in found.decisions:
            event = found.game.events[decision.event]
            if isinstance(event, Scored):
                assert (decision.chosen.category, decision.chosen.points) == (event.category, event.points)
            else:
                assert decision.chosen.keep == decision.before.kept_dice(event.kept)
            assert decision.turn == decision.before.turn


def test_verdict_follows_from_the_points_lost(reviews):
    for decision in (decision for found in reviews for decision in found.decisions):
        assert decision.verdict is verdict(decision.points_lost)
        assert decision.best.value == decision.analysis.best.value
        if decision.points_lost == 0.0:
            assert decision.best is decision.chosen


def test_the_first_roll_of_a_turn_is_no_decision(analyzer_of):
    found = review(Game("1").roll(), analyzer_of(FREE))
    assert found.decisions == []
    assert found.accuracy == 100.0
    assert found.points_lost == 0.0


def test_one_option_is_no_decision_that_counts(analyzer_of):
    """With one roll per turn the last turn leaves one box and nothing to choose."""
    rules = rule_set("free-joker", 1)
    found = review(play(new_game(1, rules), analyzer_of(rules), best_option), analyzer_of(rules))
    last = found.decisions[-1]
    assert len(last.analysis.options) == 1
    assert not last.counts
    assert last not in found.counted
    assert len(found.decisions) == 13
    assert len(found.counted) == 12


def test_decision_counts_when_some_option_is_worse(reviews):
    for decision in (decision for found in reviews for decision in found.decisions):
        losses = [option.points_lost for option in decision.analysis.options]
        assert decision.counts == (max(losses) >= UPPER_LIMITS[Verdict.BEST])


@pytest.mark.parametrize(("loss", "counts"), [(0.0, False), (0.0099, False), (0.01, True), (3.0, True)])
def test_options_that_are_as_good_leave_nothing_to_decide(loss, counts):
    before = Game("1").roll()
    options = tuple(Option(20.0 - lost, lost, verdict(lost), category=Category.CHANCE) for lost in (0.0, loss))
    decision = Decision(1, 1, before, Analysis(before.position, options), options[0], options[0])
    assert decision.counts is counts


def test_dice_kept_in_any_place_are_the_same_choice(analyzer_of):
    game = next(game for game in (new_game(seed, FREE).roll() for seed in range(100)) if len(set(game.dice)) < 5)
    face = max(game.dice, key=game.dice.count)
    analysis = analyzer_of(FREE).analyze(game.position)
    masks = [tuple(place == kept for place in range(5)) for kept in range(5) if game.dice[kept] == face]
    assert len(masks) > 1
    assert len({id(chosen_option(analysis, game, game.roll(mask).events[-1])) for mask in masks}) == 1


# The report


@pytest.mark.parametrize("number", [0, 7, 20])
def test_worst_decision_is_the_one_mistake(analyzer_of, number):
    analyzer = analyzer_of(FREE)
    found = review(play(new_game(2, FREE), analyzer, only_worse(number, -1)), analyzer)
    wrong = [decision for decision in found.decisions if decision.points_lost > 0.0]
    assert wrong == [found.decisions[number]]
    assert found.worst is found.decisions[number]
    assert found.points_lost == found.worst.points_lost > 0.01


def test_worst_decision_lost_most(reviews):
    for found in reviews:
        assert found.worst.points_lost == max(decision.points_lost for decision in found.decisions)


def test_accuracy_is_three_quarters_to_the_mean_loss(reviews):
    for found in reviews:
        mean = found.points_lost / len(found.counted) if found.counted else 0.0
        assert found.accuracy == pytest.approx(100 * 0.75**mean, abs=0.05)
        assert 0.0 <= found.accuracy < 100.0


def test_verdict_counts_split_the_counted_decisions(reviews):
    for found in reviews:
        keeps, boxes = found.verdict_counts(keeps=True), found.verdict_counts(keeps=False)
        assert keeps.total() + boxes.total() == len(found.counted)
        scored = [decision for decision in found.counted if decision.chosen.category is not None]
        assert boxes.total() == len(scored)
        assert boxes[Verdict.BLUNDER] == sum(decision.points_lost >= 5.0 for decision in scored)


# The timeline


def test_timeline_begins_with_par_and_ends_with_the_score(reviews):
    for found in reviews:
        start, end = found.points[0], found.points[-1]
        assert (start.moment, start.turn, start.expected) == (ReviewedMoment.START, 1, found.par)
        assert (end.moment, end.turn) == (ReviewedMoment.DECISION, 13)
        assert end.expected == pytest.approx(found.game.points_so_far, abs=1e-9)


def test_decisions_only_lower_the_timeline_and_by_what_they_lost(reviews):
    for found in reviews:
        for before, after in pairwise(found.points):
            if after.decision is not None:
                change = after.expected - before.expected
                assert change == pytest.approx(-after.decision.points_lost, rel=0, abs=1e-9)


def test_rolls_make_up_the_luck(reviews):
    for found in reviews:
        changes = [b.expected - a.expected for a, b in pairwise(found.points) if b.moment is ReviewedMoment.ROLL]
        assert sum(changes) == pytest.approx(found.luck, rel=0, abs=1e-9)


def test_timeline_has_a_point_for_each_roll_and_each_decision(reviews):
    for found in reviews:
        rolls = sum(isinstance(event, Rolled) for event in found.game.events)
        moments = [point.moment for point in found.points]
        assert moments.count(ReviewedMoment.ROLL) == rolls
        assert moments.count(ReviewedMoment.DECISION) == len(found.decisions) == len(found.game.events) - 13
        assert moments.count(ReviewedMoment.START) == 1
        assert [point.turn for point in found.points] == sorted(point.turn for point in found.points)


# Games that are not over


def test_game_not_begun(analyzer_of):
    found = review(Game("1"), analyzer_of(FREE))
    assert (found.luck, found.points_lost, found.accuracy, found.analysis) == (0.0, 0.0, 100.0, None)
    assert found.expected == found.par == found.points[0].expected
    assert found.worst is None


def test_decision_to_be_made_now_is_analysed(analyzer_of):
    analyzer = analyzer_of(FREE)
    rolled = Game("1").roll()
    assert review(rolled, analyzer).analysis == analyzer.analyze(rolled.position)
    assert review(rolled.score(Category.CHANCE), analyzer).analysis is None
    assert review(play(Game("1"), analyzer, best_option), analyzer).analysis is None


def test_expected_now_is_that_of_the_best_option(analyzer_of):
    analyzer = analyzer_of(FREE)
    game = Game("1").roll()
    assert review(game, analyzer).expected == analyzer.analyze(game.position).best.value
    option = legal_options(analyzer.analyze(game.position))[3]
    after = review(take(game, option), analyzer)
    assert after.decisions[-1].chosen == option


def test_table_of_other_rules_is_refused(analyzer_of):
    with pytest.raises(ValueError, match="no-joker"):
        review(Game("1", RULE_SETS["no-joker"]).roll(), analyzer_of(FREE))


# The helpers of these tests


def test_places_of_a_keep():
    game = Game("1").roll()
    keep = tuple(sorted(game.dice[:3]))
    assert game.kept_dice(places_of(game, keep)) == keep
    assert places_of(game, ()) == (False,) * 5
    assert places_of(game, game.dice) == (True,) * 5
