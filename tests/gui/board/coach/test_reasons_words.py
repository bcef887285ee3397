# SPDX-License-Identifier: MIT
"""Reasons in words: two options are named, a figure for each, in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import naive
import pytest
from engine_samples import joker_position, legal_options, random_position, scores_but, scores_with
from flow_samples import late_tools

from engine.analysis.analyzer import Analyzer
from engine.analysis.explainer import Explainer
from engine.analysis.explanations import Part
from engine.analysis.reasons import Figure, Reason, ReasonKind, Unit, reasons
from engine.analysis.verdicts import Verdict, verdict
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import dice_model
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.words.boxes import category, inside

SKETCH = scores_with(aces=3, twos=8, small_straight=30, chance=20)


@pytest.fixture(params=["en", "de", "nl"])
def language(request, qapp):
    languages.install(qapp, request.param, ())
    yield request.param
    languages.install(qapp, "en", ())


@pytest.fixture(scope="module")
def teacher_of(delivery_of):
    """Return a function that gives an analyzer and a prepared explainer."""

    @lru_cache(maxsize=2)
    def tools(model):
        delivery = delivery_of(DEFAULT_RULES, model)
        explainer = Explainer(delivery.table, delivery.fair)
        finish(explainer.prepare())
        return Analyzer(delivery.table, delivery.fair), explainer

    return tools


@pytest.fixture(scope="module")
def compare(teacher_of):
    """Return a function that gives what is said, and what it is said of."""

    def compared(position, one, other, tools=None):
        analyzer, explainer = tools or teacher_of(str(position.dice_model))
        analysis = analyzer.analyze(position)
        pair = [explainer.explain(position, analysis.option(choice)) for choice in (one, other)]
        better, worse = sorted(pair, key=lambda explanation: -explanation.option.value)
        return better, worse, reasons(position, better, worse)

    return compared


def said(compared):
    return why_words.why(*compared).replace("\u00a0", " ")


@pytest.fixture(scope="module")
def many(teacher_of, compare):
    """Comparisons of options of positions at random."""
    rng, found = random.Random("words"), []
    for number in range(150):
        make = joker_position if number % 10 == 0 else random_position
        extra = [rng.choice((0, 50))] if number % 10 == 0 else []
        position = make(rng, DEFAULT_RULES, rng.randint(2, 12), *extra, "fair")
        options = legal_options(teacher_of("fair")[0].analyze(position))
        some = rng.sample(options, min(2, len(options)))
        if len(some) == 2:
            found.append(compare(position, *(one.category if one.keep is None else one.keep for one in some)))
    return [one for one in found if one[2]]


def test_reasons_are_two_or_three_short_sentences_with_figures(language, many, boxes):
    lengths = []
    for compared in (*many, *boxes):
        text = why_words.why(*compared)
        assert re.fullmatch(r"[A-ZÄÖÜ0-9<>][^{}]*\.", text)
        assert re.search(r"\d", text)
        ahead = why_words.close_ahead(option=why_words.who(compared[0].option))
        opened = (why_words.close(), ahead, text[: text.find(".") + 1] if "no use" in text else "")
        sentences = re.findall(r"\.(?= [A-ZÄÖÜ]|$)", text)
        assert len(sentences) <= 3 + sum(text.startswith(one) for one in opened if one), text
        lengths.append(len(text))
    assert max(lengths) <= 340
    assert sum(lengths) / len(lengths) < 200


def test_the_figures_that_are_said_are_those_of_the_reasons(many):
    for better, worse, found in many:
        text = why_words.why(better, worse, found)
        for reason in found:
            for share in (reason.figure.better, reason.figure.worse):
                if reason.figure.unit is Unit.CHANCE and 0.01 <= share <= 0.99:
                    assert f"{100 * share:.0f}\u00a0%" in text or (reason.is_sure and "for sure" in text)


def test_the_first_reason_names_both_options(many):
    for better, worse, found in many:
        text = why_words.why(better, worse, found)
        if better.option.is_reroll is not worse.option.is_reroll:
            box = better.option.category or worse.option.category
            assert text.removeprefix("It's close. ").startswith(category(box))  # now, and if it stays open
            continue
        for option in (better.option, worse.option):
            if option.keep:
                assert "\u00a0".join(map(str, option.keep)) in text


@pytest.mark.parametrize(
    ("language", "said_of_it"),
    [("de", "Full House bringt jetzt 25, offen gelassen im Schnitt nur 20,3. Aber einen Yahtzee"),
     ("nl", "Full house levert nu 25 op, opengelaten gemiddeld maar 20,3. Maar een Yahtzee")],
    indirect=["language"],
)  # fmt: skip
@pytest.mark.usefixtures("language")
def test_of_a_box_that_is_scored_with_rolls_left_it_is_said_first_what_it_averages(compare, said_of_it):
    """It began with "9 % for a Yahtzee, no chance if you score Full house now": that reads as mad."""
    text = said(compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE))
    assert text.startswith(said_of_it)


def test_in_the_last_turn_no_box_stays_open(compare):
    compared = compare(Position((1, 1, 2, 3, 4), 1, scores_but("chance")), (), Category.CHANCE)
    text = said(compared)
    assert re.match(r"Chance scores 11 now, but averages 17\.5 if you roll on\.", text)
    warned = why_words.without_names(compared[2], 6.5, compared[1].option, is_last_turn=True)
    assert warned == "Chance scores 11 now, but averages 17.5 if you roll on."


def test_a_die_that_is_no_use(compare):
    in_sight = said(compare(Position((6, 6, 6, 4, 3), 2, scores_with(aces=3)), (6, 6, 6), (3, 6, 6, 6)))
    told = "You score a Yahtzee 9 % of the time with 6 6 6, 5 % with 3 6 6 6."
    assert in_sight == told, "the bars have Three of a kind 15 and 19 %"
    no_full_house = scores_with(aces=3, full_house=25, chance=20)
    text = said(compare(Position((6, 6, 6, 4, 3), 2, no_full_house), (6, 6, 6), (3, 6, 6, 6)))
    assert text == f"The 3 is no use. {told}"


@pytest.fixture(scope="module")
def with_more(teacher_of, compare):
    """Comparisons of a keep with one that has a die more, in positions at random."""
    rng, found, tries = random.Random("more"), [], 0
    while len(found) < 200:
        tries += 1
        position = random_position(rng, DEFAULT_RULES, rng.randint(2, 12))
        if position.rolls_left:
            keep = next(one for one in teacher_of("fair")[0].analyze(position).options if one.is_reroll).keep
            others = [die for die in dict.fromkeys(position.dice) if position.dice.count(die) > keep.count(die)]
            if len(keep) < 4 and others:
                found.append(compare(position, keep, tuple(sorted((*keep, rng.choice(others))))))
    return [one for one in found if one[2]]


def test_a_die_is_no_use_only_where_the_bars_say_so(with_more):
    """A box that is made anyway is where a poorer turn ends; any other that is likelier is helped."""
    told = 0
    for better, worse, found in with_more:
        text = why_words.why(better, worse, found)
        chances = [{one.category: one.chance - one.zero_chance for one in side.endings} for side in (better, worse)]
        rising = [
            box
            for box, chance in chances[1].items()
            if chance > chances[0].get(box, 0.0) + 0.001
            and not all(naive.score(box.key, roll) > 0 for roll in naive.outcomes(better.option.keep))
        ]
        told += "no use" in text
        assert "no use" not in text or not rising, text
    assert told > 2


def test_a_hand_that_often_scores_elsewhere_is_told_by_where_the_turn_ends(many):
    """Three of a kind may go into Sixes: the chance that the turn ends in the box is not that of the dice."""
    kinds = {Category.THREE_OF_A_KIND: "three of a kind", Category.FOUR_OF_A_KIND: "four of a kind"}
    told = 0
    for better, worse, found in many:
        for reason in found:
            if all(one.category is reason.category for one in (*better.endings, *worse.endings)):
                continue  # the only box that is open
            if reason.category in kinds and reason.kind is ReasonKind.MAKES:
                text = said((better, worse, [reason]))
                assert f"you score {kinds[reason.category]}" not in text.lower()
                told += f"ends in {kinds[reason.category]}" in text
    assert told > 2


def test_the_last_box_cannot_be_missed(compare):
    """The turn ended "in Twos 84 % of the time", though it can end nowhere else: that is when it ends with points."""
    better, worse, found = compare(Position((3, 4, 5, 5, 6), 2, scores_but("twos")), (), (4,))
    zeros = "This turn ends with a zero in Twos 16 % of the time with five new dice, 19 % with a 4."
    assert said((better, worse, found)) == f"The 4 is no use. {zeros}"
    better, worse, found = compare(Position((2, 3, 3, 3, 6), 1, scores_but("three_of_a_kind")), (3, 3, 3), (3, 3))
    assert said((better, worse, found)) == "You score three of a kind for sure with 3 3 3, 44 % of the time with 3 3."


def test_in_no_last_turn_is_it_said_how_often_it_ends_in_its_box(teacher_of, compare):
    rng, told = random.Random("last turns"), 0
    for _ in range(120):
        position = random_position(rng, DEFAULT_RULES, 1, "fair")
        options = legal_options(teacher_of("fair")[0].analyze(position))
        some = rng.sample(options, min(2, len(options)))
        if len(some) == 2 and position.rolls_left:
            compared = compare(position, *(one.category if one.keep is None else one.keep for one in some))
            told += "zero" in said(compared)
            assert not re.search("turn ends in", said(compared)), said(compared)
    assert told > 10


def test_what_speaks_for_the_other_is_said_too(compare):
    text = said(compare(Position((3, 4, 5, 5, 6), 2, scores_with(aces=3, twos=8, chance=20)), (5, 5), (3, 4, 5, 6)))
    assert text == (
        "The bonus comes 62 % of the time with 5 5, 58 % with 3 4 5 6. You score a Yahtzee 3 % of the time instead of"
        " never. But you score a large straight (a 2) 31 % of the time with 3 4 5 6, 1 % with 5 5."
    )


def test_what_speaks_for_the_other_begins_with_but(many):
    """And a reason for the better one doesn't, unless it follows what speaks for the other one."""
    told = 0
    for better, worse, found in many:
        if better.option.is_reroll and worse.option.is_reroll:
            text = said((better, worse, found))
            assert text.count("But ") == any(reason.points < 0.0 for reason in found), text
            told += "But " in text
    assert told > 3


def test_that_threes_end_in_threes_is_no_argument(compare):
    """For either side it is told what the box brings by the end."""
    scores = scores_with(three_of_a_kind=12, full_house=25, chance=17)
    text = said(compare(Position((5, 2, 5, 3, 3), 2, scores), (5, 5), (3, 3)))
    assert text.startswith("By the end, Fives averages 15.7 points with 5 5, 14.9 with 3 3. ")
    assert "ends in Threes" not in text
    boxes = {"fives": 20, "full_house": 25, "small_straight": 30, "yahtzee": 50, "chance": 23}
    bonuses = said(compare(Position((1, 2, 4, 6, 6), 2, scores_with(**boxes)), (6, 6), (1, 6)))
    assert re.search(r"[Bb]y the end, Yahtzee bonuses average 29\.7 (points|instead)", bonuses)


def test_what_never_comes_is_said_second(many, boxes):
    for compared in (*many, *boxes):
        assert not re.search(r"(never|hardly ever) (with [^.]*,|instead)", said(compared)), said(compared)


def test_of_a_box_that_is_scored_it_goes_without_saying_that_no_hand_comes(many, compare):
    told = 0
    for better, worse, found in many:
        if better.option.is_reroll is not worse.option.is_reroll:
            box = better.option.category or worse.option.category
            named = f"never with {inside(box)}"
            assert named not in said((better, worse, found))
            told += 1
    assert told > 5


def test_close_is_said_only_where_the_choice_would_be_called_close(many):
    said_of = [(why_words.why(*one), one) for one in (*many, *((*one[:2], ()) for one in many))]
    found = [("It's close" in text, one[0].option.value - one[1].option.value) for text, one in said_of]
    assert {is_close for is_close, _ in found} == {True, False}
    assert all(is_close == (verdict(lost) <= Verdict.CLOSE) for is_close, lost in found)


@pytest.mark.parametrize(
    ("dice", "left", "scores", "pair", "text"),
    [((3, 3, 3, 6, 6), 2, SKETCH, ((3, 3, 3), Category.FULL_HOUSE),
      "Full house scores 25 now, and averages only 20.3 if it stays open. But you score a Yahtzee 9 % of the time"
      " with 3 3 3. The bonus comes 66 % of the time instead of 56 %."),
     ((2, 2, 3, 3, 3), 1, scores_with(aces=3), (Category.FULL_HOUSE, (3, 3, 3)),
      "Full house scores 25 now, and averages only 21.9 if it stays open. But the bonus comes 71 % of the time with"
      " 3 3 3, 65 % with full house."),
     ((1, 1, 3, 4, 6), 0, scores_with(twos=8), (Category.ACES, Category.CHANCE),
      "Chance scores 15 now, but averages 21.5 if it stays open; Aces scores 2 and averages 1.5."),
     ((1, 2, 2, 4, 6), 0, scores_with(aces=3, twos=8, chance=20), (Category.YAHTZEE, Category.SMALL_STRAIGHT),
      "Small straight averages 28.9 if it stays open, Yahtzee 9.6.")],
    ids=["taken too early", "better taken", "better kept", "two zeros"],
)  # fmt: skip
def test_of_boxes_it_is_said_what_they_score_now_and_average(compare, dice, left, scores, pair, text):
    assert said(compare(Position(dice, left, scores), *pair)) == text


def test_a_demon_answers(compare, table_of):
    scores, late = scores_but("twos", "threes", "full_house"), late_tools(DEFAULT_RULES, "demon", table_of)
    position = Position((3, 3, 3, 6, 6), 2, scores, dice_model=dice_model("demon"))
    text = why_words.why(*compare(position, (3, 3, 3), (6, 6), late), by_chance=False).replace("\u00a0", " ")
    assert text == (
        "Keep 3 3 3, and the dice come up 5 6. Keep 6 6, and the dice come up 1 4 5. So the turn ends with 9 in Threes "
        "instead of 0 in Twos. By the end, Threes averages 9.0 points with 3 3 3, 0.0 with 6 6."
    )


def test_before_a_choice_only_the_figures_are_told(many, boxes):
    told = told_at_all = 0
    for better, worse, found in (*many, *boxes):
        text = why_words.without_names(found, better.option.value - worse.option.value, worse.option)
        told_at_all += bool(text)
        names = {"\u00a0".join(map(str, one.option.keep)) for one in (better, worse) if len(one.option.keep or ()) > 1}
        assert not any(name in text for name in names)
        if better.option.category is not None:
            told += 1
            assert inside(better.option.category) not in text.lower().replace("yahtzee bonus", "")
            assert not text.startswith(category(better.option.category))
            assert not re.search(r"\((a|any) [1-6]", text), "no dice that complete a hand"
    assert told > 10
    assert told_at_all > 0.7 * (len(many) + len(boxes))


def test_a_warning_names_no_dice_and_no_points_that_give_the_best_choice_away(compare):
    """The breaker: "a large straight (a 2)" was 3 4 5 6, and "one box scores 25" the full house."""
    for position, best, worse in (
        (Position((3, 4, 5, 5, 6), 1, scores_with()), (3, 4, 5, 6), (3, 4, 5, 5)),
        (Position((1, 1, 2, 3, 3), 1, scores_with()), (1, 1, 3, 3), (1, 1, 2, 3)),
        (Position((4, 4, 5, 5, 5), 1, scores_with()), Category.FULL_HOUSE, (4, 5, 5)),
    ):
        _, chosen, found = compare(position, best, worse)
        text = why_words.without_names(found, chosen.option.points_lost, chosen.option)
        assert not re.search(r"\((a|any) |\b25\b", text), text


def test_a_warning_speaks_of_the_choice_that_it_warns_of(compare):
    _, worse, found = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE)
    assert why_words.without_names(found, 3.8, worse.option).replace("\u00a0", " ") == (
        "Full house scores 25 now, and averages only 20.3 if it stays open. But you score a Yahtzee 9 % of the time"
        " with the best choice. The bonus comes 66 % of the time instead of 56 %."
    )
    _, worse, found = compare(Position((2, 2, 3, 3, 3), 1, scores_with(aces=3)), Category.FULL_HOUSE, (3, 3, 3))
    assert why_words.without_names(found, 0.6, worse.option).replace("\u00a0", " ") == (""), (
        "its 25 points would name the full house, and all else speaks for the three threes"
    )


def test_many_small_things_are_all_that_is_said_where_nothing_decides(compare):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    assert why_words.why(better, worse, ()) == why_words.many_small_things()
    close = replace(worse, option=replace(worse.option, value=better.option.value - 0.1))
    assert why_words.why(better, close, ()) == why_words.close_in_all()


def test_where_the_reasons_of_a_close_call_speak_for_the_other_option_it_says_first_which_is_best(compare):
    """It named a hand that the other option makes more often, and nothing said which one is better."""
    better, worse, found = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    close = replace(worse, option=replace(worse.option, value=better.option.value - 0.05))
    against = [replace(reason, points=-abs(reason.points)) for reason in found]
    ahead = why_words.close_ahead(option=why_words.who(better.option))
    assert "3\u00a03\u00a03" in ahead
    assert why_words.why(better, close, against).startswith(ahead)
    assert why_words.why(better, close, found).startswith(why_words.close())


def test_that_much_is_left_is_said_in_as_few_words(compare):
    better, worse, found = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    for points, is_left in ((4.0, False), (1.0, True)):
        reason = replace(found[0], points=points)
        total = replace(worse, option=replace(worse.option, value=better.option.value - 5.0))
        text = why_words.why(better, total, [reason])
        assert text.endswith(why_words.rest_is_small()) is is_left


@pytest.fixture(scope="module")
def boxes(teacher_of, compare):
    """Comparisons of two boxes for the same dice, in positions at random."""
    rng, found = random.Random("boxes"), []
    while len(found) < 400:
        position = replace(random_position(rng, DEFAULT_RULES, rng.randint(2, 12), "fair"), rolls_left=0)
        options = legal_options(teacher_of("fair")[0].analyze(position))
        for one, other in pairwise(options[:3]):
            found.append(compare(position, one.category, other.category))
    return [one for one in found if one[2]]


def now_and_later(explanation, pair):
    """Return the points of the box of an option, now and if it stays open."""
    part = Part(explanation.option.category)
    return explanation.expected[part], next(one for one in pair if one is not explanation).expected[part]


def test_of_two_boxes_all_four_figures_are_right(boxes):
    told = Counter()
    for better, worse, found in boxes:
        text = said((better, worse, found))
        (now, later), (other, left) = (now_and_later(one, (better, worse)) for one in (better, worse))
        if not now and not other:
            told["zeros"] += 1
            assert f"averages {left:.1f} if it stays open, " in text
        else:
            told["but" if left > other else "and"] += 1
            assert f"scores {other:.0f} now{', but' if left > other else ' and'} averages {left:.1f}" in text
            assert f"scores {now:.0f} and averages {later:.1f}" in text
    assert min(told.values()) > 5, told
    assert len(told) == 3


def test_where_the_boxes_speak_against_the_advice_what_follows_turns(boxes):
    told = 0
    for better, worse, found in boxes:
        text = said((better, worse, found))
        own = [one for one in found if one.category in (better.option.category, worse.option.category)]
        others = [one for one in found if one not in own]
        total = better.option.value - worse.option.value
        if others and sum(one.points for one in own) < -0.1 * total:
            told += 1
            assert re.search(r"\. But ", text) or others[0].points < 0.0, text
    assert told > 5


def test_dice_do_not_run_into_figures(language, many, with_more):
    for one in (*many, *with_more):
        text = why_words.why(*one)
        assert not re.search(r"\b(?:[Ww]ith|[Mm]it|[Mm]et)[ \u00a0](?:[a-z]+\u00a0)?(?:\d\u00a0)*\d [\d<]", text), text


@pytest.mark.parametrize(
    ("share", "often"),
    [
        (0.0, "never"),
        (0.002, "hardly ever"),
        (0.09, "9 %"),
        (0.998, "almost every time"),
        (1.0, "every time"),
    ],
)
def test_nothing_is_said_to_come_0_or_100_percent_of_the_time(compare, share, often):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    for first, second in ((share, 0.5), (0.5, share)):
        figure = Figure("zero:small_straight", Unit.CHANCE, first, second)
        reason = Reason(ReasonKind.ZERO, better.option, (), 5.0, figure, Category.SMALL_STRAIGHT)
        told = why_words.why(better, worse, [reason]), why_words.without_names([reason], 5.0)
        for text in told:
            assert often.replace(" %", "\u00a0%") in text
            assert not re.search(r"\b(0|100)\u00a0%", text)


def test_hands_are_in_small_letters_inside_a_sentence_where_the_language_has_them_so(language):
    boxes = Category.THREE_OF_A_KIND, Category.FULL_HOUSE, Category.CHANCE, Category.ACES
    names = [inside(box) for box in boxes]
    is_small = [name == name.lower() for name in names]
    assert is_small == [language != "de", language != "de", False, False]
    assert [name.lower() for name in names] == [category(box).lower() for box in boxes]
