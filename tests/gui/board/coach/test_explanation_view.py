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
from engine.analysis.reasons.choosing import reasons
from engine.analysis.verdicts import Measure, Verdict
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES, OTHER_GAMES, rule_set
from engine.runtime.steps import finish
from yahtzee_gui.board.coach import explanation_words, reasons_words
from yahtzee_gui.board.coach.end_bars import Shade
from yahtzee_gui.board.coach.explanation_view import (
    comparison_view,
    end_bars,
    explanation_view,
    part_lines,
    why,
    why_in_words,
)
from yahtzee_gui.play.explaining import Comparison, inquiry_about
from yahtzee_gui.words import names, numbers

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
        rows = [*view.parts, *([view.others] if view.others is not None else [])]
        assert as_number(view.together.number) == added(rows)
        assert len(rows) <= 6


def test_the_sum_is_the_loss_that_the_list_shows(many):
    for comparison in many:
        lossy = max(comparison.inquiry.option, comparison.inquiry.against, key=lambda option: option.points_lost)
        number = comparison_view(comparison).together.number
        assert number.lstrip(f"+{numbers.MINUS}") == numbers.lost(lossy.points_lost).lstrip(numbers.MINUS)
        is_loss = comparison.inquiry.option is lossy
        assert number.startswith(numbers.MINUS if is_loss else "+") or not as_number(number)


def test_all_parts_add_up_too_and_are_those_shown_before(many):
    for comparison in many:
        view = comparison_view(comparison)
        assert [row.name for row in view.all_parts] == [explanation_words.part(part) for part in PARTS]
        assert as_number(view.together.number) == added(view.all_parts)
        assert set(view.parts) <= set(view.all_parts)


def test_the_largest_parts_are_named_largest_first(many):
    for comparison in many:
        difference = comparison.explanation.difference(comparison.against)
        largest = sorted((abs(points) for points in difference.values()), reverse=True)
        view = comparison_view(comparison)
        assert len(view.parts) >= min(3, sum(points > 0.5 for points in largest))
        for row, points in zip(view.parts, largest, strict=False):
            assert abs(abs(row.points) - points) <= 1.0
    assert any(comparison_view(comparison).others is not None for comparison in many)


def test_every_part_is_a_line_of_the_table_that_adds_up_both_ways(many):
    for comparison in many[:60]:
        lines = part_lines(comparison)
        figures = [[as_number(cell) for cell in line[1:]] for line in lines]
        assert [line[0] for line in lines[:-1]] == [explanation_words.part(part) for part in PARTS]
        for this, other, difference in figures:
            assert this - other == pytest.approx(difference, abs=1e-9)
        for column in zip(*figures, strict=True):
            assert sum(column[:-1]) == pytest.approx(column[-1], abs=1e-9)
        for part, (this, other, _difference) in zip(PARTS, figures, strict=False):
            assert this == pytest.approx(comparison.explanation.expected[part], abs=0.021)
            assert other == pytest.approx(comparison.against.expected[part], abs=0.011)


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
    figures = [[as_number(cell) for cell in line[1:]] for line in part_lines(comparison)]
    assert figures[:-1] == [[place * 1.5, place * 1.25, place * 0.25] for place in range(len(parts))]


def test_the_heading_names_both_options_with_their_dice(compare):
    heading = comparison_view(compare(POSITION, (2, 2, 2))).heading
    assert names.plain(heading).startswith("Keep 2 2 2 vs. 2 2 2 ")
    assert names.pieces(heading)[1] == (2, 2, 2)
    assert names.plain(comparison_view(compare(POSITION, Category.TWOS)).heading) == "Twos for 6 vs. keeping 2 2 2"
    assert names.plain(comparison_view(compare(POSITION, ())).heading) == "Roll all five vs. keep 2 2 2"


def test_the_sentences_are_the_reasons(compare):
    comparison = compare(POSITION, (2, 5))
    assert comparison.reasons
    sentence = comparison_view(comparison).sentence
    pair = comparison.against, comparison.explanation
    assert sentence == why_in_words(comparison) == reasons_words.why(*pair, comparison.reasons)
    assert sentence.startswith("9\u00a0% for a Yahtzee with 2\u00a02\u00a02")


def test_of_two_options_the_same_is_said_whichever_is_asked_about(compare):
    asked = compare(POSITION, (2, 5))
    back = replace(asked, explanation=asked.against, against=asked.explanation)
    assert why_in_words(back) == why_in_words(asked)


def test_a_difference_that_no_part_stands_out_of_is_not_given_a_reason(compare):
    comparison = replace(compare(POSITION, (2, 5)), reasons=())
    assert why_in_words(comparison) == reasons_words.much_in_many()


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
    assert (view.heading, view.sentence) == ("Aces for 0", explanation_words.one_choice())
    assert (view.parts, view.others, view.together, view.all_parts) == ((), None, None, ())


def test_the_bars_say_where_the_turn_ends_after_either_option(many):
    for comparison in many:
        bars = end_bars(comparison)
        if not (comparison.inquiry.option.is_reroll or comparison.inquiry.against.is_reroll):
            assert bars == ()
            continue
        if not bars:  # the turn ends in the same box whatever is chosen: bars would say nothing
            assert all(len(one.endings) == 1 for one in (comparison.explanation, comparison.against))
            continue
        pair = sorted((comparison.explanation, comparison.against), key=lambda one: -one.option.value)
        for bar, explanation in zip(bars, pair, strict=True):
            assert sum(share.chance for share in bar.shares) == pytest.approx(1.0, abs=0.02)
            chances = {names.category(one.category): one.chance - one.zero_chance for one in explanation.endings}
            for share in bar.shares:
                if share.shade not in (Shade.OTHERS, Shade.ZERO):
                    assert share.chance == chances[share.name]
                    assert share.percent == explanation_words.chance(share.chance)
            zeros = sum(ending.zero_chance for ending in explanation.endings)
            assert sum(share.chance for share in bar.shares if share.shade is Shade.ZERO) <= zeros + 1e-9
            assert names.loss_and_mark(explanation.option) in bar.spoken


def test_what_the_sentence_tells_has_a_share_of_its_own_in_either_bar(compare):
    """The sentence was about a large straight, and the caption over the second bar named others."""
    position = Position((2, 4, 4, 5, 6), 2, scores_with(fours=16, sixes=24, four_of_a_kind=26))
    comparison = compare(position, (2,))
    assert why_in_words(comparison).startswith("19\u00a0% for a large straight")
    told = [[share.text for share in bar.shares if share.is_in_words] for bar in end_bars(comparison)]
    assert told == [["Large straight 19 %"], ["Large straight 8 %"]]


def test_a_full_house_against_three_threes_is_seen_at_a_glance(compare):
    position = Position((3, 3, 3, 6, 6), 2, scores_with(aces=3, twos=8, small_straight=30, chance=20))
    best, taken = end_bars(compare(position, Category.FULL_HOUSE))
    assert [share.text for share in best.shares] == ["Threes 69 %", "Full house 22 %", "Yahtzee 9 %"]
    assert [share.text for share in taken.shares] == ["Full house 100 %"]
    assert (best.option, taken.option) == ("Keep 3 3 3", "Full house for 25")
    assert (best.cost, taken.cost) == ("★", "−3.8 ?")


def test_what_is_better_on_points_too_is_named(monkeypatch):
    """ "It" was taken for the box named last, which is the worse one."""
    monkeypatch.setattr("yahtzee_gui.board.coach.explanation_view.why_in_words", lambda comparison: "Because.")
    best = Option(234.6, 0.0, Verdict.BEST, (3, 3), worth=0.44, measure=Measure.CHANCE)
    box = Option(230.1, 4.5, Verdict.MISTAKE, None, Category.THREES, 6, 0.35, 0.09, Measure.CHANCE)
    decision = SimpleNamespace(analysis=SimpleNamespace(measure=Measure.CHANCE), best=best, chosen=box)
    comparison = SimpleNamespace(inquiry=SimpleNamespace(option=box, against=best))
    scene = SimpleNamespace(
        rules=DEFAULT_RULES, goal=None, costs_points=lambda one: True, comparison_of=lambda one: comparison
    )
    said = why(scene, decision).replace("\u00a0", " ")
    assert said.endswith(" if you score Threes now. 3 3 is better on points, too. Because.")
