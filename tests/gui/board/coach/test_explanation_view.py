# SPDX-License-Identifier: MIT
"""The explanation as it is shown: it names what is compared, and what is written adds up."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace

import pytest
from engine_samples import legal_options, random_position, scores_with

from engine.analysis.explainer import Explainer
from engine.analysis.explanations import PARTS, parts_of
from engine.analysis.options import Option
from engine.analysis.reasons import Unit, reasons
from engine.analysis.verdicts import Measure, Verdict, verdict
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES, OTHER_GAMES, rule_set
from engine.runtime.steps import finish
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach.why_view import comparison_view, end_pairs, explanation_view, why, why_in_words
from yahtzee_gui.play.coach_state import Comparison, Inquiry, inquiry_about, rival_of
from yahtzee_gui.words import goals, names, numbers, units

POSITION = Position((2, 2, 4, 5, 2), 2, scores_with(aces=3, threes=9, sixes=24, full_house=25, chance=22))


@pytest.fixture(scope="module")
def explainer(table_of):
    explainer = Explainer(table_of(DEFAULT_RULES))
    finish(explainer.prepare())
    return explainer


@pytest.fixture(scope="module")
def compare(analyzer_of, explainer):
    """Return a function that compares an option as the coach does."""

    def compared(position, choice):
        analysis = analyzer_of(DEFAULT_RULES).analyze(position)
        inquiry = inquiry_about(analysis.option(choice), analysis)
        explanation = explainer.explain(position, inquiry.option)
        if inquiry.against is None:
            return Comparison(inquiry, explanation, None)
        against = explainer.explain(position, inquiry.against)
        return Comparison(inquiry, explanation, against, reasons(position, explanation, against))

    return compared


def as_number(text):
    if text.startswith("<"):  # what is less than a figure has adds up to nothing
        return 0.0
    return float(text.replace(numbers.MINUS, "-").replace("+", ""))


def added(rows):
    return pytest.approx(sum(as_number(row.number) for row in rows), abs=1e-9)


@pytest.fixture(scope="module")
def many(analyzer_of, compare):
    """Comparisons of options of positions at random, from small differences to large ones."""
    rng, found = random.Random("many"), []
    while len(found) < 200:
        position = random_position(rng, DEFAULT_RULES, rng.randint(1, 13), "fair")
        options = legal_options(analyzer_of(DEFAULT_RULES).analyze(position))
        option = rng.choice(options[:6])
        comparison = compare(position, option.category if option.category is not None else option.keep)
        if comparison.against is not None:
            found.append(comparison)
    return found


def test_the_numbers_add_up_as_they_are_written(many):
    for comparison in many:
        view = comparison_view(comparison)
        assert [row.name for row in view.parts] == [why_words.part(part) for part in PARTS]
        assert as_number(view.together.number) == added(view.parts)


def test_the_sum_is_the_loss_that_the_list_shows(many):
    for comparison in many:
        lossy = max(comparison.inquiry.option, comparison.inquiry.against, key=lambda option: option.points_lost)
        number = comparison_view(comparison).together.number
        assert number.lstrip(f"+{numbers.MINUS}") == numbers.lost(lossy.points_lost).lstrip(numbers.MINUS)
        assert number.startswith("+") or not as_number(number)


def test_what_the_better_option_gains_has_a_plus_whichever_is_explained(many):
    """In Feedback, where the choice made is explained, its bars had a minus; in Live a plus."""
    for comparison in many:
        turned = Comparison(
            Inquiry(comparison.inquiry.position, comparison.inquiry.against, comparison.inquiry.option),
            comparison.against,
            comparison.explanation,
            comparison.reasons,
        )
        one, other = comparison_view(comparison), comparison_view(turned)
        if comparison.explanation.option.value != comparison.against.option.value:
            assert (one.parts, one.together, one.options) == (other.parts, other.together, other.options)


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_the_parts_of_every_game_have_their_own_figures(compare, game):
    """Taken by Yahtzee's places, there were none of some boxes, and those of others stood beside a name."""
    comparison, parts = compare(POSITION, Category.TWOS), parts_of(rule_set(game).categories)

    def with_parts(explanation, step):
        expected = {part: place * step for place, part in enumerate(parts)}
        option = replace(explanation.option, value=sum(expected.values()))
        return replace(explanation, option=option, expected=expected)

    comparison = replace(
        comparison,
        explanation=with_parts(comparison.explanation, 1.5),
        against=with_parts(comparison.against, 1.25),
    )
    rows = comparison_view(comparison).parts
    assert [row.name for row in rows] == [why_words.part(part) for part in parts]
    assert [as_number(row.number) for row in rows] == pytest.approx([0.25 * n for n in range(len(parts))], abs=0.1)


def test_beside_the_faces_both_options_are_named_by_their_dice(compare):
    about = comparison_view(compare(POSITION, (2, 2, 2))).about
    assert names.plain(about).startswith("2 2 2 against ")
    assert names.pieces(about)[0] == (2, 2, 2)
    assert names.plain(comparison_view(compare(POSITION, Category.TWOS)).about) == "Twos for 6 against 2 2 2"
    assert names.plain(comparison_view(compare(POSITION, ())).about) == "Roll all five against 2 2 2"


def test_the_sentences_are_the_reasons(compare):
    comparison = compare(POSITION, (2, 5))
    assert comparison.reasons
    sentence = comparison_view(comparison).sentence
    pair = comparison.against, comparison.explanation
    assert sentence == why_in_words(comparison) == why_words.why(*pair, comparison.reasons)
    assert sentence.startswith("You score a Yahtzee 9\u00a0% of the time with 2\u00a02\u00a02")


def test_of_two_options_the_same_is_said_whichever_is_asked_about(compare):
    asked = compare(POSITION, (2, 5))
    back = replace(asked, explanation=asked.against, against=asked.explanation)
    assert why_in_words(back) == why_in_words(asked)


def test_a_difference_that_no_part_stands_out_of_is_not_given_a_reason(compare):
    comparison = replace(compare(POSITION, (2, 5)), reasons=())
    assert why_in_words(comparison) == why_words.many_small_things()


def test_an_option_as_good_as_the_best_is_an_aside_to_the_two_that_are_compared(analyzer_of, compare):
    filled = {box.key: 0 for box in CATEGORIES if box is not Category.LARGE_STRAIGHT}
    position = Position((1, 2, 4, 5, 6), 1, scores_with(**filled))
    analysis = analyzer_of(DEFAULT_RULES).analyze(position)
    tied = [one for one in analysis.options if one.lost < 1e-9 and one.is_reroll]
    best, comparison = tied[0], compare(position, tied[0].keep)
    scene = SimpleNamespace(rules=DEFAULT_RULES, measure=None, comparison=comparison, explained=(best, analysis))
    view = explanation_view(scene)
    assert comparison.inquiry.against not in tied
    aside = f" Keeping {names.dice(tied[1].keep)} is just as good.".replace(" ", "\u00a0")
    assert view.sentence.replace(" ", "\u00a0") == why_in_words(comparison).replace(" ", "\u00a0") + aside


def test_where_all_is_the_same_there_is_nothing_to_compare(compare):
    filled = {box.key: 0 for box in CATEGORIES if box is not Category.ACES}
    view = comparison_view(compare(Position((2, 3, 4, 4, 6), 0, scores_with(**filled)), Category.ACES))
    assert (view.about, view.sentence) == ("Aces for 0", why_words.one_choice())
    assert (view.parts, view.together, view.pairs) == ((), None, None)


def test_the_pairs_are_the_boxes_that_differ_most(many):
    seen = set()
    for comparison in many:
        view = end_pairs(comparison)
        pair = sorted((comparison.explanation, comparison.against), key=lambda one: -one.option.value)
        is_rolled = all(one.option.is_reroll for one in pair)
        if is_rolled:
            amounts = [
                {names.category(one.category): one.chance - one.zero_chance for one in explanation.endings}
                | {why_words.points_in(one.category, 0): one.zero_chance for one in explanation.endings}
                for explanation in pair
            ]
        else:
            amounts = [{why_words.part(part): one.expected[part] for part in PARTS} for one in pair]
        apart = {
            name: abs(amounts[0].get(name, 0.0) - amounts[1].get(name, 0.0)) for name in (*amounts[0], *amounts[1])
        }
        if view is None:
            assert max(apart.values()) < (0.01 if is_rolled else 0.3)
            continue
        seen.add(is_rolled)
        assert len(view.pairs) <= 3
        assert view.options == tuple(why_words.in_short_now(one.option) for one in pair)
        for row in view.pairs:
            assert row.amounts == tuple(pytest.approx(end.get(row.name, 0.0), abs=1e-12) for end in amounts)
            if is_rolled:
                assert row.figures == tuple(map(units.chance, row.amounts))
            else:
                assert [float(figure) for figure in row.figures] == pytest.approx(row.amounts, abs=0.051)
        if not is_rolled:
            cost = numbers.shown_loss(pair[0].option.value - pair[1].option.value)
            for most in range(2, 5):
                shown = [tuple(float(figure.lstrip("+")) for figure in row.figures) for row in view.rows(most)]
                assert sum(one - other for one, other in shown) == pytest.approx(cost), "as By box, it adds up"
                named = [row.name for row in view.rows(most)]
                assert named[-1] in ("all others", *[row.name for row in view.pairs]), "14 were counted of 13 boxes"
        told = sum((reason.figure.unit is Unit.CHANCE) is is_rolled for reason in comparison.reasons)
        if not told:
            assert view.pairs[0].name in [name for name, by in apart.items() if by >= max(apart.values()) - 1e-12]
    assert seen == {True, False}


def test_a_line_has_the_chance_of_the_bonus_unless_that_is_certain_or_lost(many):
    seen = set()
    for comparison in many:
        view = end_pairs(comparison)
        pair = sorted((comparison.explanation, comparison.against), key=lambda one: -one.option.value)
        chances = tuple(one.upper_bonus_chance for one in pair)
        if view is not None:
            is_open = max(chances) > 1e-9 and min(chances) < 1.0 - 1e-9
            seen.add(is_open)
            assert (view.bonus.amounts if view.bonus is not None else None) == (chances if is_open else None)
    assert seen == {True, False}


def test_what_the_sentence_tells_has_a_pair_of_its_own(compare):
    """The sentence was about a large straight, and the bars named others."""
    position = Position((2, 4, 4, 5, 6), 2, scores_with(fours=16, sixes=24, four_of_a_kind=26))
    comparison = compare(position, (2,))
    assert why_in_words(comparison).startswith("You score a large straight 19\u00a0% of the time")
    view = end_pairs(comparison)
    first = view.pairs[0]
    assert view.heading == why_words.endings_heading()
    assert (first.name, [one.replace("\u00a0", " ") for one in first.figures]) == ("Large straight", ["19 %", "8 %"])


def test_where_a_box_is_scored_the_bars_are_points_by_the_end(compare):
    """Of a box that is taken there is but one end; the sentence tells what it makes now and brings left open."""
    position = Position((3, 3, 3, 6, 6), 2, scores_with(aces=3, twos=8, small_straight=30, chance=20))
    view = end_pairs(compare(position, Category.FULL_HOUSE))
    assert view.heading == why_words.points_heading()
    assert (view.pairs[0].name, view.pairs[0].figures) == ("Full house", ("20.3", "25"))
    assert tuple(map(names.plain, view.options)) == ("3 3 3", "Full house now")


def test_a_best_choice_for_a_goal_is_told_against_the_first_with_a_reason():
    """ "87.9 % either way", it said of the second best; and of a best choice that was made nothing."""
    best, close, worse = (
        Option(234.6 - lost, lost, verdict(lost, Measure.CHANCE), keep, None, None, 0.9, lost / 100, Measure.CHANCE)
        for lost, keep in ((0.0, (4,)), (0.2, (6,)), (1.5, (1, 3)))
    )
    analysis = SimpleNamespace(measure=Measure.CHANCE, deeds=(best, close, worse), compared_with=lambda one: close)
    assert rival_of(best, analysis) is worse
    decision = SimpleNamespace(analysis=analysis, chosen=best)
    scene = SimpleNamespace(rules=DEFAULT_RULES, goal=None, comparison_of=lambda one: None)
    assert why(scene, decision) == goals.compared(best, worse, None)


def test_what_is_better_on_points_too_is_named(monkeypatch):
    """ "It" was taken for the box named last, which is the worse one."""
    monkeypatch.setattr("yahtzee_gui.board.coach.why_view.why_in_words", lambda comparison: "Because.")
    best = Option(234.6, 0.0, Verdict.BEST, (3, 3), worth=0.44, measure=Measure.CHANCE)
    box = Option(230.1, 4.5, Verdict.MISTAKE, None, Category.THREES, 6, 0.35, 0.09, Measure.CHANCE)
    analysis = SimpleNamespace(measure=Measure.CHANCE, compared_with=lambda one: best)
    decision = SimpleNamespace(analysis=analysis, chosen=box)
    comparison = SimpleNamespace(inquiry=SimpleNamespace(option=box, against=best))
    scene = SimpleNamespace(rules=DEFAULT_RULES, goal=None, comparison_of=lambda one: comparison)
    said = why(scene, decision).replace("\u00a0", " ")
    assert said.endswith(" if you score Threes now. 3 3 is better on points, too. Because.")
