# SPDX-License-Identifier: MIT
"""Where dice that are not fair land, against the slow twin and by hand; Verhoeff's game; what dice take."""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import naive
import pytest
from audits import daily
from engine_samples import (
    DATA,
    PUBLISHED_GAME,
    best_option,
    by_key,
    careless_choice,
    legal_options,
    places_of,
    random_bonuses,
    random_scores,
    scores_with,
)

from engine.analysis.follower import Dealer, Follower
from engine.game_review import review as review_module
from engine.games import notation
from engine.games.game import NOTHING_KEPT, Game, IllegalMove, RefusalReason, Rolled, Scored, replay
from engine.games.position import NO_SCORES, Position
from engine.rules import dice
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import BEST_OF_2, DEMON, FAIR_DICE, OFFERED_DICE, PERFECT_DEMON, WORST_OF_2, WORST_OF_3, Deal
from engine.rules.scoring import RULE_SETS

FREE = RULE_SETS["free-joker"]
DEMONS = (DEMON, PERFECT_DEMON)
OF_THROWS = (WORST_OF_2, BEST_OF_2, WORST_OF_3)
OFFERED = daily(sorted(OFFERED_DICE, key=lambda model: model in (BEST_OF_2, WORST_OF_3)), len(OFFERED_DICE) - 2)
VERHOEFF = DATA.parents[2] / "assets" / "games" / "verhoeff.json"
TIE = 1e-9


@pytest.fixture(scope="module")
def dealer_of(analyzer_of, table_of):
    """Return a function that gives the dealer of a dice model, and of rules."""

    def make(model, rules=FREE):
        return Dealer(analyzer_of(rules, model), Follower(table_of(rules, model), table_of(rules)))

    return make


@pytest.fixture(scope="module")
def follower_of(table_of):
    return lambda model, rules=FREE: Follower(table_of(rules, model), table_of(rules))


def late_game(rng, model, open_boxes, rules=FREE):
    """Return a game in the middle of one of its last turns, whose dice lie in any order, and dice to keep there."""
    scores = random_scores(rng, open_boxes)
    bonuses = random_bonuses(rng, rules, scores)
    table = [rng.randint(1, 6) for _ in range(5)]
    rolls_left = rng.randint(1, 3)
    if rolls_left == 3:
        return Game(str(rng.random()), rules, model, scores, bonuses), NOTHING_KEPT
    game = Game(str(rng.random()), rules, model, scores, bonuses, tuple(table), rolls_left)
    kept = tuple(rng.random() < 0.5 for _ in table)
    return game, kept if not all(kept) else NOTHING_KEPT


def twin_values(game, model):
    """Return the slow twin's value of each roll that the next throw of `game` may show."""
    filled = by_key(game.filled)
    upper = sum(points for key, points in filled.items() if key in naive.UPPER)
    is_50 = filled.get("yahtzee") == 50
    state = naive.turn_state(game.rules.name, filled, upper, is_50, game.rules.rolls_per_turn, model.name)
    return naive.rolled_values(state, game.rolls_left - 1)


def kept_faces(game, kept):
    return tuple(sorted(face for face, stays in zip(game.dice, kept, strict=True) if stays)) if game.dice else ()


def stream(game, throw):
    """Return the faces that the seed holds for a throw, as the documentation of the stream says."""
    roll = game.rules.rolls_per_turn - game.rolls_left + 1
    name = f"{roll}.{throw}" if throw else str(roll)
    turn = sum(points is not None for points in game.scores) + 1
    faces, block = [], 0
    while len(faces) < 5:
        digest = hashlib.blake2b(f"{game.seed}:{turn}:{name}:{block}".encode()).digest()
        faces += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return faces[:5]


def thrown(game, kept, throw):
    """Return how the table looks after a throw of the dice that are not kept."""
    faces = iter(stream(game, throw))
    return tuple(game.dice[place] if stays else next(faces) for place, stays in enumerate(kept))


def samples(model, number, open_boxes=2):
    rng = random.Random(f"dealer {model}")
    return [late_game(rng, model, rng.randint(1, open_boxes)) for _ in range(number)]


# Demons


@pytest.mark.audit
@pytest.mark.parametrize("rules", daily((FREE, RULE_SETS["full-joker"])), ids=lambda rules: rules.name)
def test_the_demon_lands_where_the_slow_twin_says(dealer_of, rules):
    """Lowest by fair values; among equals few ones first, then few twos, and so on."""
    rng = random.Random(f"demon {rules.name}")
    for _ in range(12):
        game, kept = late_game(rng, DEMON, rng.randint(1, 2), rules)
        rolls = naive.outcomes(kept_faces(game, kept))
        expected = naive.demons_answer(rolls, twin_values(game, FAIR_DICE))
        assert tuple(sorted(dealer_of(DEMON, rules).deal(game, kept).dice)) == expected


def test_the_archdemon_lands_on_the_lowest_value_of_the_slow_twin(dealer_of):
    for game, kept in samples(PERFECT_DEMON, 20):
        values = twin_values(game, PERFECT_DEMON)
        rolls = naive.outcomes(kept_faces(game, kept))
        lowest = min(values[roll] for roll in rolls)
        equals = [roll for roll in rolls if values[roll] <= lowest + TIE]
        answer = tuple(sorted(dealer_of(PERFECT_DEMON).deal(game, kept).dice))
        assert answer == min(equals, key=naive.counts)


@pytest.mark.parametrize("model", DEMONS, ids=str)
def test_ties_are_settled_in_the_published_order(dealer_of, model):
    """Nothing but full house is open: few ones come first, then few twos, and so on, but five sixes are a joker."""
    scores = tuple(None if box is Category.FULL_HOUSE else 0 for box in CATEGORIES)
    game = Game("tie", FREE, model, scores, dice=(6, 1, 6, 6, 6), rolls_left=1)
    kept = (True, False, True, True, True)
    assert dealer_of(model).deal(game, kept) == Deal((6, 5, 6, 6, 6))
    assert dealer_of(model).deal(game, NOTHING_KEPT).dice == (5, 6, 6, 6, 6)


@pytest.mark.parametrize("model", DEMONS, ids=str)
def test_a_demon_discards_nothing_and_needs_no_seed(dealer_of, model):
    for game, kept in samples(model, 6):
        other = Game("another seed", FREE, model, game.scores, game.yahtzee_bonuses, game.dice, game.rolls_left)
        deal = dealer_of(model).deal(game, kept)
        assert deal.discarded == ()
        assert deal == dealer_of(model).deal(other, kept)


@pytest.mark.parametrize("model", DEMONS, ids=str)
def test_the_other_dice_of_a_demon_lie_in_the_order_of_their_faces(dealer_of, model):
    for game, kept in samples(model, 12):
        dice_now = dealer_of(model).deal(game, kept).dice
        fresh = [face for face, stays in zip(dice_now, kept, strict=True) if not stays]
        assert fresh == sorted(fresh)


# Worst and best of N


@pytest.mark.audit
@pytest.mark.parametrize("model", daily(sorted(OF_THROWS, key=lambda model: model != WORST_OF_2)), ids=str)
def test_of_n_throws_of_the_seed_the_lowest_or_highest_counts(dealer_of, model):
    number = int(model.name[-1])
    for game, kept in samples(model, 14):
        throws = [thrown(game, kept, throw) for throw in range(number)]
        values = twin_values(game, model)
        wanted = (min if model.name.startswith("worst") else max)(values[tuple(sorted(throw))] for throw in throws)
        deal = dealer_of(model).deal(game, kept)
        assert values[tuple(sorted(deal.dice))] == pytest.approx(wanted, rel=0, abs=TIE)
        assert Counter((deal.dice, *deal.discarded)) == Counter(throws)


@pytest.mark.parametrize("model", daily(sorted(OF_THROWS, key=lambda model: model != WORST_OF_2)), ids=str)
def test_throws_that_do_not_count_are_told_in_their_order(dealer_of, model):
    for game, kept in samples(model, 8):
        deal = dealer_of(model).deal(game, kept)
        throws = [thrown(game, kept, throw) for throw in range(int(model.name[-1]))]
        throws.remove(deal.dice)
        assert deal.discarded == tuple(throws)


@pytest.mark.slow
@pytest.mark.audit
def test_worst_of_three_by_hand(dealer_of):
    """Only chance is open and one roll is left: the throw with the fewest points counts."""
    scores = tuple(None if box is Category.CHANCE else 0 for box in CATEGORIES)
    game = Game("by hand", FREE, WORST_OF_3, scores, dice=(6, 6, 1, 2, 3), rolls_left=1)
    kept = (True, True, False, False, False)
    deal = dealer_of(WORST_OF_3).deal(game, kept)
    sums = [sum(thrown(game, kept, throw)) for throw in range(3)]
    assert len(set(sums)) == 3, "the seed is to show three different throws"
    assert sum(deal.dice) == min(sums)
    assert [sum(faces) for faces in deal.discarded] == [points for points in sums if points != min(sums)]


def test_worst_of_one_is_what_the_fair_stream_holds(dealer_of):
    """The first throw is that of the fair game with the same seed."""
    for game, kept in samples(WORST_OF_2, 8):
        fair = Game(game.seed, FREE, FAIR_DICE, game.scores, game.yahtzee_bonuses, game.dice, game.rolls_left)
        deal = dealer_of(WORST_OF_2).deal(game, kept)
        assert fair.thrown(kept) in (deal.dice, *deal.discarded)


# All dice


@pytest.mark.parametrize("model", OFFERED, ids=str)
def test_dice_that_are_kept_stay_in_their_places(dealer_of, model):
    for game, kept in samples(model, 10):
        deal = dealer_of(model).deal(game, kept)
        for faces in (deal.dice, *deal.discarded):
            assert len(faces) == 5
            assert all(face in range(1, 7) for face in faces)
            assert all(now == was for now, was, stays in zip(faces, game.dice, kept, strict=False) if stays)
        assert game.roll(kept, deal.dice).dice == deal.dice


@pytest.mark.parametrize("model", OFFERED, ids=str)
def test_the_same_game_gets_the_same_deal(dealer_of, model):
    """From another dealer, and after others have been dealt to, too."""
    one, other = dealer_of(model), dealer_of(model)
    games = samples(model, 6)
    deals = [one.deal(game, kept) for game, kept in games]
    assert [other.deal(game, kept) for game, kept in games[::-1]] == deals[::-1]


def test_fair_dice_are_those_of_the_stream(dealer_of):
    for game, kept in samples(FAIR_DICE, 10):
        deal = dealer_of(FAIR_DICE).deal(game, kept)
        assert deal == Deal(thrown(game, kept, 0))
        assert game.roll(kept).dice == deal.dice


@pytest.mark.parametrize("model", [FAIR_DICE, DEMON, WORST_OF_2])
def test_a_table_for_something_else_is_refused(dealer_of, model):
    for game in (Game("x", FREE, PERFECT_DEMON), Game("x", RULE_SETS["no-joker"], model)):
        with pytest.raises(ValueError, match="the table is not for"):
            dealer_of(model).deal(game, NOTHING_KEPT)


@pytest.mark.parametrize("model", [FAIR_DICE, DEMON, WORST_OF_2])
def test_what_is_no_roll_is_refused(dealer_of, model):
    game = Game("x", FREE, model, dice=(1, 2, 3, 4, 5), rolls_left=0)
    over = Game("x", FREE, model, (0,) * 13)
    cases = [
        (game, NOTHING_KEPT, RefusalReason.NO_ROLL_LEFT),
        (Game("x", FREE, model, dice=(1, 2, 3, 4, 5), rolls_left=1), (True,) * 5, RefusalReason.NOTHING_TO_ROLL),
        (Game("x", FREE, model), (True, *NOTHING_KEPT[1:]), RefusalReason.FIRST_ROLL_KEEPS_NOTHING),
        (over, NOTHING_KEPT, RefusalReason.GAME_OVER),
    ]
    for given, kept, reason in cases:
        with pytest.raises(IllegalMove) as refused:
            dealer_of(model).deal(given, kept)
        assert refused.value.reason is reason


# Games


def play_with(dealer, player, choose, game):
    """Play `game` to its end by the options of the analyzer `player`, the dice landing where `dealer` says."""
    while not game.is_over:
        position, kept = game.position, NOTHING_KEPT
        if position is not None:
            seen = Position(
                position.dice,
                position.rolls_left,
                game.scores,
                game.yahtzee_bonuses,
                game.rules,
                player.table.dice_model,
            )
            option = choose(legal_options(player.analyze(seen)))
            if option.category is not None:
                game = game.score(option.category)
                continue
            kept = places_of(game, option.keep)
        game = game.roll(kept, dealer.deal(game, kept).dice)
    return game


def turns_of(game):
    """Return the turns of a game as lines of words, as the published one is written."""
    lines, words = [], []
    for before, event in zip(replay(game.start, game.events), game.events, strict=False):
        if isinstance(event, Scored):
            lines.append([*words, str(event.points), event.category.key])
            words = []
            continue
        if before.has_rolled:
            words.append("".join(map(str, before.kept_dice(event.kept))) or "-")
        words.append("".join(map(str, sorted(event.dice))))
    return lines


@pytest.fixture(scope="module")
def verhoeffs_game():
    return notation.loads(VERHOEFF.read_text(encoding="utf-8")).game


def test_the_guide_shows_the_published_game(verhoeffs_game):
    assert turns_of(verhoeffs_game) == [line.split() for line in PUBLISHED_GAME.strip().splitlines()]
    assert verhoeffs_game.points_so_far == 19
    assert (verhoeffs_game.rules, verhoeffs_game.dice_model) == (FREE, DEMON)


def test_the_fair_strategy_against_the_demon_plays_the_game_of_the_guide(dealer_of, analyzer_of, verhoeffs_game):
    """Event by event, so the places of the dice are right too."""
    game = play_with(dealer_of(DEMON), analyzer_of(FREE), best_option, verhoeffs_game.start)
    assert game.events == verhoeffs_game.events


@pytest.mark.parametrize("model", OFFERED, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_score_is_par_and_luck_less_points_lost_with_all_dice(dealer_of, analyzer_of, model, seed):
    for choose in (best_option, careless_choice(seed)):
        game = play_with(dealer_of(model), analyzer_of(FREE, model), choose, Game(f"split {seed}", FREE, model))
        review = review_module.review(game, analyzer_of(FREE, model))
        assert review.par + review.luck - review.points_lost == pytest.approx(game.points_so_far, rel=0, abs=1e-9)
        if model in DEMONS:
            assert review.luck == pytest.approx(0.0, abs=1e-9)


# What the dice take


def test_the_tax_of_verhoeffs_game_is_what_it_lacks_to_par(analyzer_of, verhoeffs_game):
    """The fair strategy loses no points by the fair table, so the dice took everything that is missing."""
    fair = analyzer_of(FREE)
    assert review_module.tax(verhoeffs_game, fair) == pytest.approx(fair.table.par - 19, rel=0, abs=1e-9)


@pytest.mark.parametrize("model", OFFERED, ids=str)
def test_tax_is_what_is_missing_from_par_and_not_lost_by_the_player(dealer_of, analyzer_of, model):
    """By fair values, whatever the dice: score = par - tax - points lost, the losses added up here once more."""
    fair = analyzer_of(FREE)
    game = play_with(dealer_of(model), fair, careless_choice(model.name), Game("tax", FREE, model))
    lost = 0.0
    for before, event in zip(replay(game.start, game.events), game.events, strict=False):
        if before.has_rolled:
            seen = Position(before.dice, before.rolls_left, before.scores, before.yahtzee_bonuses, FREE)
            analysis = fair.analyze(seen)
            values = {
                option.keep if option.category is None else option.category: option.value for option in analysis.options
            }
            taken = event.category if isinstance(event, Scored) else before.kept_dice(event.kept)
            lost += max(values.values()) - values[taken]
    assert review_module.tax(game, fair) == pytest.approx(fair.table.par - game.points_so_far - lost, rel=0, abs=1e-9)


def test_tax_of_a_fair_game_is_its_luck_turned_round(dealer_of, analyzer_of):
    fair = analyzer_of(FREE)
    game = play_with(dealer_of(FAIR_DICE), fair, careless_choice(3), Game("mirror", FREE))
    assert review_module.tax(game, fair) == pytest.approx(-review_module.review(game, fair).luck, rel=0, abs=1e-9)


def scratched_but(box):
    """Return a game against the demon in whose last turn only `box` is open; all others are scratched or nearly so.

    A demon's dice land wherever they are told to: these are 1 1 2 3 6 in each turn.
    """
    game = Game("by hand", FREE, DEMON)
    for category in CATEGORIES:
        if category is not box:
            game = game.roll(landed=(1, 1, 2, 3, 6)).score(category)
    return game


def test_tax_by_hand(analyzer_of):
    """Chance is the last box and one roll is left for one die: 3.5 were to be expected of it, and a one came."""
    fair = analyzer_of(FREE)
    game = scratched_but(Category.CHANCE).roll(landed=(6, 6, 6, 6, 6))
    game = game.roll((False, True, True, True, True), (2, 6, 6, 6, 6))
    after = game.roll((False, True, True, True, True), (1, 6, 6, 6, 6))
    assert review_module.tax(after, fair) - review_module.tax(game, fair) == pytest.approx(2.5, rel=0, abs=1e-9)
    kinder = game.roll((False, True, True, True, True), (6, 6, 6, 6, 6))
    assert review_module.tax(kinder, fair) - review_module.tax(game, fair) == pytest.approx(-2.5, rel=0, abs=1e-9)


def test_tax_needs_the_fair_table(dealer_of, analyzer_of):
    game = play_with(dealer_of(DEMON), analyzer_of(FREE), best_option, Game("x", FREE, DEMON))
    for wrong in (analyzer_of(FREE, DEMON), analyzer_of(RULE_SETS["no-joker"])):
        with pytest.raises(ValueError, match="the table is for"):
            review_module.tax(game, wrong)


# Answers


@pytest.mark.parametrize("model", daily([FAIR_DICE, WORST_OF_2, BEST_OF_2, WORST_OF_3], 2), ids=str)
def test_there_are_no_answers_where_dice_leave_it_to_chance(dealer_of, analyzer_of, follower_of, model):
    game = play_with(dealer_of(model), analyzer_of(FREE, model), best_option, Game("none", FREE, model))
    assert review_module.answers(review_module.review(game, analyzer_of(FREE, model)), follower_of(model)) == {}


@pytest.mark.parametrize("model", DEMONS, ids=str)
def test_every_keep_of_every_position_has_the_answer_that_is_dealt(dealer_of, analyzer_of, follower_of, model):
    game = play_with(dealer_of(model), analyzer_of(FREE, model), careless_choice(5), Game("all", FREE, model))
    games = replay(game.start, game.events)
    moment = next(found for found in games[30:] if found.has_rolled and found.rolls_left)
    answers = review_module.answers(review_module.review(moment, analyzer_of(FREE, model)), follower_of(model))
    for found in games[: games.index(moment) + 1]:
        if not found.has_rolled:
            continue
        keeps = naive.keeps(tuple(sorted(found.dice))) if found.rolls_left else ()
        here = answers[found.position]
        assert set(here) == {keep for keep in keeps if len(keep) < 5}
        for keep, answer in here.items():
            assert tuple(sorted(dealer_of(model).deal(found, places_of(found, keep)).dice)) == answer
            assert answer in dice.ROLLS


def test_answers_come_true_in_the_game(dealer_of, analyzer_of, follower_of, verhoeffs_game):
    review = review_module.review(verhoeffs_game, analyzer_of(FREE, DEMON))
    answers = review_module.answers(review, follower_of(DEMON))
    for decision in review.decisions:
        event = verhoeffs_game.events[decision.event]
        if isinstance(event, Rolled):
            keep = decision.before.kept_dice(event.kept)
            assert answers[decision.before.position][keep] == tuple(sorted(event.dice))
            assert decision.taken.value == pytest.approx(
                analyzer_of(FREE, DEMON)
                .analyze(Position(event.dice, decision.before.rolls_left - 1, decision.before.scores, 0, FREE, DEMON))
                .best.value,
                rel=0,
                abs=1e-9,
            )


def test_answers_by_hand(analyzer_of, follower_of):
    """Only sixes are open: every die that is rolled is answered with whatever is first in order and no six."""
    scores = scores_with(**{box.key: 0 for box in CATEGORIES if box is not Category.SIXES})
    game = Game("hand", FREE, DEMON, scores, dice=(6, 6, 1, 2, 3), rolls_left=1)
    follower = follower_of(DEMON)
    assert follower.answer(game.position, (6, 6)) == (5, 5, 5, 6, 6)
    assert follower.answer(game.position, ()) == (5, 5, 5, 5, 5)
    assert follower.answer(game.position, (1, 2, 6, 6)) == (1, 2, 5, 6, 6)


# The archdemon: no player can do better, and no turn breaks the promise


def reaches(game, analyzer):
    return analyzer.expected_final_score(game.scores, game.yahtzee_bonuses)


@pytest.mark.audit
def test_eighteen_in_hundreds_of_games_by_the_archdemons_coach(dealer_of, analyzer_of):
    rng, perfect, dealer = random.Random(18), analyzer_of(FREE, PERFECT_DEMON), dealer_of(PERFECT_DEMON)
    lines = set()
    for _ in range(300):
        game = play_with(dealer, perfect, equals(rng), Game("18", FREE, PERFECT_DEMON))
        assert game.points_so_far == 18
        lines.add(game.events)
    assert len(lines) > 200, "ties are to be played in many ways"


def test_no_tie_and_no_answer_lowers_what_the_archdemons_coach_promises(dealer_of, analyzer_of):
    """At each decision of sampled lines: all equal options, and all their answers, keep the value; so the end is 18.

    Every best box leads to a turn of that value, every best keep to a roll of that value, and rolls to a best option.
    """
    rng, perfect, dealer = random.Random(2), analyzer_of(FREE, PERFECT_DEMON), dealer_of(PERFECT_DEMON)
    for _ in range(6):
        game = play_with(dealer, perfect, equals(rng), Game("18", FREE, PERFECT_DEMON))
        for before in replay(game.start, game.events):
            if before.has_rolled:
                assert_promise_kept(before, perfect, dealer)


def assert_promise_kept(game, perfect, dealer):
    analysis = perfect.analyze(game.position)
    assert analysis.best.value == pytest.approx(18.0, rel=0, abs=TIE)
    for option in legal_options(analysis):
        if option.points_lost > TIE:
            continue
        if option.category is not None:
            assert reaches(game.score(option.category), perfect) == pytest.approx(18.0, rel=0, abs=TIE)
        else:
            kept = places_of(game, option.keep)
            after = game.roll(kept, dealer.deal(game, kept).dice).position
            assert perfect.analyze(after).best.value == pytest.approx(18.0, rel=0, abs=TIE)


def equals(rng):
    """Return a chooser among all options that are as good as the best."""
    return lambda options: rng.choice([option for option in options if option.points_lost <= TIE])


def test_a_game_begins_with_the_first_answer(dealer_of, follower_of):
    for model in DEMONS:
        game = Game("first", FREE, model)
        assert dealer_of(model).deal(game, NOTHING_KEPT).dice == follower_of(model).first_answer(NO_SCORES)
    assert follower_of(WORST_OF_2).first_answer(NO_SCORES) is None
