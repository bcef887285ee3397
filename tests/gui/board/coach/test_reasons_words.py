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
from engine.analysis.reasons.choosing import reasons
from engine.analysis.reasons.reason import Figure, Reason, ReasonKind, Unit
from engine.analysis.verdicts import Verdict, verdict
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice_models import dice_model
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from yahtzee_gui.board.coach import reasons_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.words.numbers import shown_loss

SKETCH = scores_with(aces=3, twos=8, small_straight=30, chance=20)


@pytest.fixture(params=["en", "de", "nl"])
def language(request, qapp):
    yield languages.install(qapp, request.param, ())
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
    return reasons_words.why(*compared).replace("\u00a0", " ")


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


def test_reasons_are_short_sentences_with_figures(language, many, boxes):
    for compared in (*many, *boxes):
        text = reasons_words.why(*compared)
        assert re.fullmatch(r"[A-ZÄÖÜ0-9<>][^{}]*\.", text)
        assert re.search(r"\d", text)
        assert len(text) <= 330


def test_the_figures_that_are_said_are_those_of_the_reasons(many):
    for better, worse, found in many:
        text = reasons_words.why(better, worse, found)
        for reason in found:
            if reason.figure.unit is Unit.CHANCE and reason.figure.better >= 0.01:
                percent = 100 * reason.figure.better
                is_sure = reason.is_sure or reason.figure.better == 1.0
                forms = f"{percent:.0f}\u00a0%", f"{percent:.1f}\u00a0%", "every time"
                assert is_sure or any(form in text for form in forms)


def test_the_first_reason_names_both_options(many):
    for better, worse, found in many:
        text = reasons_words.why(better, worse, found)
        for option in (better.option, worse.option):
            if option.keep:
                assert "\u00a0".join(map(str, option.keep)) in text


def test_a_full_house_taken_too_early(compare):
    text = said(compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE))
    assert text == (
        "9 % for a Yahtzee with 3 3 3, no chance if you score Full house now. You get the bonus 66 % of the time"
        " with 3 3 3, 56 % with Full house. Scoring 25 in Full house now gives up two rolls; with 3 3 3 you still"
        " get it 22 % of the time."
    )


@pytest.mark.parametrize(
    ("language", "full", "short"),
    [("en", "if you score Sixes now", "with Sixes"),
     ("de", "wenn du jetzt das Feld Sechser nimmst,", "mit dem Feld Sechser"),
     ("nl", "als je nu Zessen invult", "met Zessen")],
    indirect=["language"],
)  # fmt: skip
@pytest.mark.usefixtures("language")
def test_a_box_that_dice_are_compared_with_is_said_in_full_once(compare, full, short):
    """6 6 are kept for Sixes, too: "62 % with 6 6, 18 % with Sixes" says nothing of which is scored now."""
    better, worse, _ = compare(Position((1, 2, 3, 6, 6), 2, SKETCH), (6, 6), Category.SIXES)
    bonus = Reason(ReasonKind.BONUS, better.option, (), 3.0, Figure("upper_bonus", Unit.CHANCE, 0.62, 0.18))
    later = Reason(ReasonKind.LATER, better.option, (), 2.0, Figure("chance", Unit.POINTS, 22.0, 20.0), Category.CHANCE)
    for both in ((bonus, later), (later, bonus)):
        text = said((better, worse, both))
        assert text.count(full) == text.count(short) == 1
        assert text.index(full) < text.index(short)


def test_that_a_box_is_scored_now_is_said_once_of_two_hands(compare):
    sketch = scores_but("twos", "full_house", "small_straight", "large_straight")
    better, worse, found = compare(Position((2, 2, 2, 5, 6), 2, sketch), (), Category.TWOS)
    figure = Figure("full_house", Unit.CHANCE, 0.15, 0.0)
    hand = Reason(ReasonKind.MAKES, found[0].option, (), 3.0, figure, Category.FULL_HOUSE)
    straight = replace(hand, figure=replace(figure, what="large_straight"), category=Category.LARGE_STRAIGHT)
    if better.option.category is Category.TWOS:
        better, worse = worse, better
    text = said((better, worse, [hand, straight, replace(straight, points=2.0)]))
    assert "no chance if you score Twos now. " in text
    assert text.count("no chance with Twos.") == 2


def test_a_die_that_is_no_use(compare):
    filled = scores_with(aces=3, three_of_a_kind=20)
    text = said(compare(Position((6, 6, 6, 4, 3), 2, filled), (6, 6, 6), (3, 6, 6, 6)))
    assert (
        text == "The only hand the 3 helps is a full house (12 % instead of 10 %)."
        " 9 % for a Yahtzee with 6 6 6, 5 % with 3 6 6 6."
    )
    in_sight = said(compare(Position((6, 6, 6, 4, 3), 2, scores_with(aces=3)), (6, 6, 6), (3, 6, 6, 6)))
    assert in_sight == "9 % for a Yahtzee with 6 6 6, 5 % with 3 6 6 6.", "the bars have Three of a kind 15 and 19 %"
    no_full_house = scores_with(aces=3, full_house=25, chance=20)
    text = said(compare(Position((6, 6, 6, 4, 3), 2, no_full_house), (6, 6, 6), (3, 6, 6, 6)))
    assert text.startswith("The 3 is no use. 9 % for a Yahtzee")


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
    told = {"no use": 0, "only hand": 0}
    for better, worse, found in with_more:
        text = reasons_words.why(better, worse, found)
        chances = [{one.category: one.chance - one.zero_chance for one in side.endings} for side in (better, worse)]
        rising = [
            box
            for box, chance in chances[1].items()
            if chance > chances[0].get(box, 0.0) + 0.001
            and not all(naive.score(box.key, roll) > 0 for roll in naive.outcomes(better.option.keep))
        ]
        for words in told:
            told[words] += words in text
        assert "no use" not in text or not rising, text
        assert "only hand" not in text or len(rising) == 1, text
        higher = [
            box for box, chance in chances[1].items() if round(100 * chance) > round(100 * chances[0].get(box, 0))
        ]
        others = {Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.FULL_HOUSE} & set(higher)
        assert "only hand" not in text or len(others) < 2, text
    assert min(told.values()) > 2


def test_a_box_stays_open_only_where_the_turn_can_never_end_in_it(many, with_more):
    told = 0
    for better, worse, found in (*many, *with_more):
        used_up = [one for one in found if "stays open for later" in reasons_words.why(better, worse, [one])]
        told += len(used_up)
        assert not {one.category for one in used_up} & {one.category for one in better.endings if one.chance > 1e-9}
    assert told


def test_a_hand_that_often_scores_elsewhere_is_told_by_where_the_turn_ends(many):
    """Three of a kind may go into Sixes: the chance that the turn ends in the box is not that of the dice."""
    kinds = {Category.THREE_OF_A_KIND: "three of a kind", Category.FOUR_OF_A_KIND: "four of a kind"}
    told = 0
    for better, worse, found in many:
        for reason in found:
            if all(one.category is reason.category for one in (*better.endings, *worse.endings)):
                continue  # the only box that is open
            if reason.category in kinds and reason.kind is ReasonKind.MAKES and reason.figure.unit is Unit.CHANCE:
                text = said((better, worse, [reason]))
                assert f" for {kinds[reason.category]}" not in text
                told += f"ends in {reason.category.key}".replace("_", " ") in text.lower()
    assert told > 2


def test_the_last_box_cannot_be_missed(compare):
    """The turn ended "in Twos 84 % of the time", though it can end nowhere else: that is when it ends with points."""
    better, worse, found = compare(Position((3, 4, 5, 5, 6), 2, scores_but("twos")), (), (4,))
    zeros = "This turn ends with a zero in Twos 16 % of the time with five new dice, 19 % with a 4."
    assert said((better, worse, found)) == f"The 4 is no use. {zeros}"
    assert "a zero in Twos 19" in reasons_words.without_names(found, 5.0)
    better, worse, found = compare(Position((2, 3, 3, 3, 6), 1, scores_but("three_of_a_kind")), (3, 3, 3), (3, 3))
    certain = "Three of a kind is certain with 3 3 3; with 3 3 you get it 44 % of the time."
    assert said((better, worse, found)) == certain


def test_in_no_last_turn_is_it_said_how_often_it_ends_in_its_box(teacher_of, compare):
    rng, told = random.Random("last turns"), 0
    for _ in range(120):
        position = random_position(rng, DEFAULT_RULES, 1, "fair")
        options = legal_options(teacher_of("fair")[0].analyze(position))
        some = rng.sample(options, min(2, len(options)))
        if len(some) == 2 and position.rolls_left:
            compared = compare(position, *(one.category if one.keep is None else one.keep for one in some))
            told += "zero" in said(compared)
            assert not re.search("turn ends (in|there)", said(compared)), said(compared)
    assert told > 10


def test_where_it_ends_instead_is_told_if_that_is_all_there_is(compare):
    """ "Three of a kind 44 % of the time with 6 6, 1 % with 2 2" was all: so what?"""
    two = Position((2, 2, 3, 6, 6), 1, scores_but("aces", "twos", "three_of_a_kind"))
    better, worse, (one, _against) = compare(two, (6, 6), (2, 2))
    text = said((better, worse, [one]))
    assert re.search(r"ends in Three of a kind .* With 2 2 it ends in Twos instead, \d+ % of the time\.", text)
    assert "instead" not in said((better, worse, [one, one]))


def test_what_speaks_for_the_other_is_said_too(compare):
    text = said(compare(Position((3, 4, 5, 5, 6), 2, scores_with(aces=3, twos=8, chance=20)), (5, 5), (3, 4, 5, 6)))
    assert text == (
        "There's something to be said for both. You get the bonus 62 % of the time with 5 5, 58 % with 3 4 5 6."
        " 3 % for a Yahtzee with 5 5, no chance with 3 4 5 6. But with 3 4 5 6 you get a large straight 31 % of the"
        " time instead of 1 %."
    )


def test_that_threes_end_in_threes_is_no_argument(compare):
    """For either side it is told what the box brings by the end, the second time without saying all of it again."""
    scores = scores_with(three_of_a_kind=12, full_house=25, chance=17)
    assert said(compare(Position((5, 2, 5, 3, 3), 2, scores), (5, 5), (3, 3))) == (
        "There's something to be said for both. By the end, Fives is worth 15.7 points with 5 5 and 14.9 with 3 3. For"
        " Four of a kind it's 9.7 and 9.0. But with 3 3 you get 8.8 points from Threes by the end instead of 8.1."
    )
    boxes = {"fives": 20, "full_house": 25, "small_straight": 30, "yahtzee": 50, "chance": 23}
    bonuses = said(compare(Position((1, 2, 4, 6, 6), 2, scores_with(**boxes)), (6, 6), (1, 6)))
    assert "By the end, Yahtzee bonuses are worth 29.7 points" in bonuses
    assert bonuses.endswith("For Four of a kind it's 11.2 and 9.8.")


def test_a_hand_in_sight_is_told_before_what_any_dice_fill(compare):
    """ "You'd score Chance this turn only 19 % of the time" was all, and everybody sees two pairs."""
    scores = scores_with(fours=16, sixes=24, four_of_a_kind=26)
    _better, worse, found = compare(Position((5, 6, 5, 6, 2), 1, scores), (5, 5, 6, 6), (5, 5))
    warned = reasons_words.without_names(found, 1.1, worse.option).replace("\u00a0", " ")
    assert warned == (
        "Only 9 % for a full house instead of 33 %. Chance averages 22.9 points by the end instead of 24.1."
    )


def test_a_zero_with_a_roll_left_is_told_by_what_the_dice_make_or_the_box_brings(compare):
    """ "That box never gets a zero this turn" said little, a small straight on the table."""
    made = compare(Position((3, 4, 5, 6, 6), 1, scores_with()), (3, 4, 5, 6), Category.LARGE_STRAIGHT)
    assert said(made) == (
        "Scoring 0 in Large straight now gives up a roll; with 3 4 5 6 you have Small straight for sure, and 17 % for a"
        " large straight."
    )
    none = compare(Position((3, 4, 4, 5, 5), 1, scores_with()), (5, 5), Category.SIXES)
    assert said(none).endswith(
        "Scoring 0 in Sixes now gives up a roll: with 5 5 that box stays open and averages 18.9."
    )


def test_what_is_said_of_a_hand_is_not_said_again_in_the_next_sentence(compare):
    """ "... and 33 % for a large straight. 33 % for a large straight (any 1 or 6) with 2 3 4 5" stood there."""
    told = []
    for box, rolls in ((Category.ACES, 1), (Category.YAHTZEE, 2), (Category.FULL_HOUSE, 2)):
        pair = compare(Position((2, 3, 4, 5, 5), rolls, scores_with(chance=22, twos=6)), (2, 3, 4, 5), box)
        told.append(said(pair).count("for a large straight"))
    assert told == [1, 1, 1]


def test_close_is_said_only_where_the_choice_would_be_called_close(many):
    openings = {reasons_words.close(): True, reasons_words.for_both(): False}
    said_of = [(reasons_words.why(*one), one[0].option.value - one[1].option.value) for one in many]
    said_of += [(reasons_words.why(*one[:2], ()), one[0].option.value - one[1].option.value) for one in many]
    found = [(is_close, lost) for text, lost in said_of for said, is_close in openings.items() if text.startswith(said)]
    found += [("close" in text, lost) for text, lost in said_of if "a little of everything" in text]
    assert {is_close for is_close, _ in found} == {True, False}
    assert all(is_close == (verdict(lost) <= Verdict.CLOSE) for is_close, lost in found)


def test_a_box_that_is_better_kept(compare):
    text = said(compare(Position((1, 1, 3, 4, 6), 0, scores_with(twos=8)), Category.ACES, Category.CHANCE))
    assert re.match(r"With Aces for 2 instead of Chance for 15, Chance averages 2[\d.]+\.", text), text
    assert re.search(r" The other way round, Aces averages [\d.]+\.", text), text


def test_a_demon_answers(compare, table_of):
    scores, late = scores_but("twos", "threes", "full_house"), late_tools(DEFAULT_RULES, "demon", table_of)
    position = Position((3, 3, 3, 6, 6), 2, scores, dice_model=dice_model("demon"))
    text = reasons_words.why(*compare(position, (3, 3, 3), (6, 6), late), by_chance=False).replace("\u00a0", " ")
    assert text == (
        "Keep 3 3 3, and the dice come up 5 6. Keep 6 6, and the dice come up 1 4 5. So the turn ends with 9 in Threes "
        "instead of 0 in Twos. By the end, Threes is worth 9.0 points with 3 3 3 and 0.0 with 6 6."
    )


def test_before_a_choice_only_the_figures_are_told(many):
    for better, worse, found in many:
        text = reasons_words.without_names(found, better.option.value - worse.option.value)
        names = {"\u00a0".join(map(str, one.option.keep)) for one in (better, worse) if len(one.option.keep or ()) > 1}
        assert not any(name in text for name in names)


def test_a_warning_speaks_of_the_choice_that_it_warns_of(compare):
    *_, found = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE)
    lost = sum(reason.points for reason in found[:2])
    text = reasons_words.without_names(found, lost).replace("\u00a0", " ")
    assert text == "No chance of a Yahtzee instead of 9 %. Your chance of the bonus is 56 % instead of 66 %."


@pytest.mark.parametrize(
    ("kind", "figure", "box", "is_last_turn", "said"),
    [
        (ReasonKind.LATER, Figure("yahtzee_bonus", Unit.POINTS, 39.6, 38.1), None, False,
         "Yahtzee bonuses average 38.1 points by the end instead of 39.6."),
        (ReasonKind.LATER, Figure("full_house", Unit.POINTS, 20.4, 0.0), Category.FULL_HOUSE, False,
         "That uses up Full house; left open, it averages 20.4."),
        (ReasonKind.ROLLS, Figure("chance", Unit.POINTS, 22.5, 21.0), Category.CHANCE, True,
         "You give up a roll; roll once more and that box averages 22.5."),
        (ReasonKind.ROLLS, Figure("chance", Unit.POINTS, 22.5, 21.0), Category.CHANCE, False,
         "You give up a roll; that box averages 22.5 if it stays open."),
    ],
)  # fmt: skip
def test_points_in_a_warning_are_said_as_one_says_them(compare, kind, figure, box, is_last_turn, said):
    better, *_ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    reason = Reason(kind, better.option, (), 1.0, figure, category=box, rolls=1)
    assert reasons_words.without_names([reason], 1.0, is_last_turn=is_last_turn) == said


def test_reasons_that_leave_much_are_followed_by_another_and_by_what_is_left(compare):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    found = [
        Reason(ReasonKind.MAKES, better.option, (), 1.0, Figure(box.key, Unit.CHANCE, 0.3, 0.2), box)
        for box in (Category.YAHTZEE, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
    ]
    told = {lost: reasons_words.without_names(found, lost) for lost in (3.0, 3.1, 4.5, 4.6)}
    assert [text.count("instead of") for text in told.values()] == [2, 3, 3, 3]
    left = "The other 1.6 of the 4.6 points come from a little of everything."
    assert [left in text for text in told.values()] == [False, False, False, True]
    by_points = replace(better, option=replace(better.option, value=worse.option.value + 4.6))
    assert reasons_words.why(by_points, worse, found[:2]).endswith(
        "The other 2.6 of the 4.6 points come from a little of everything."
    )
    under = reasons_words.without_names(found, 4.98)
    assert under.endswith("of the 4.9 points come from a little of everything."), "as it stands beside the verdict"
    against = replace(found[0], kind=ReasonKind.COUNTERPOINT, points=-0.4, option=worse.option)
    assert "The other" not in reasons_words.why(by_points, worse, [*found[:2], against])


@pytest.mark.parametrize(("share", "said"), [(0.0, "never"), (0.002, "hardly ever")])
def test_a_box_that_is_never_scored_is_so_before_and_after(compare, share, said):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    figure = Figure("three_of_a_kind", Unit.CHANCE, 0.12, share)
    reason = Reason(ReasonKind.MAKES, better.option, (), 1.0, figure, Category.THREE_OF_A_KIND)
    before = reasons_words.without_names([reason], 1.0).replace("\u00a0", " ")
    assert before == f"You'd {said} score Three of a kind this turn; with the best choice, 12 % of the time."
    after = reasons_words.why(better, worse, [reason]).replace("\u00a0", " ")
    assert f"With 3 3 3 the turn ends in Three of a kind 12 % of the time; with 6 6, {said}." in after


@pytest.mark.parametrize(
    ("this", "other", "said"),
    [
        (0.004, 0.0004, "<\u20090.1 % instead of 0.4 %"),
        (0.9996, 0.996, "99.6 % instead of >\u200999.9 %"),
        (1.0, 0.996, "99.6 % instead of 100.0 %"),
    ],
)
def test_a_chance_that_is_nearly_none_or_all_is_not_written_so(compare, this, other, said):
    better, _, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    figure = Figure("upper_bonus", Unit.CHANCE, this, other)
    reason = Reason(ReasonKind.BONUS, better.option, (), 3.0, figure)
    told = reasons_words.without_names([reason], 3.0).replace("\u00a0", " ")
    assert told == f"Your chance of the bonus is {said}."


def test_the_worse_figure_comes_first_in_a_warning(many):
    told = [(reason, reasons_words.without_names([reason], reason.points)) for _, _, found in many for reason in found]
    for reason, text in told:
        figure = reason.figure
        if figure.unit is Unit.CHANCE and reason.kind is not ReasonKind.ROLLS and reason.points > 0.0:
            percents = [float(one) for one in re.findall(r"([\d.]+)\u00a0%", text)]
            assert len(percents) < 2 or (percents[0] < percents[1]) == (figure.worse < figure.better), text
            assert re.search("instead of|with the best choice|could be", text)


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


def test_of_two_boxes_nothing_is_concluded_from_the_smaller_figure(boxes):
    """What outweighs a reason is told with it, after all others; whatever makes up for that has a figure, too."""
    told = Counter()
    for better, worse, found in boxes:
        text = said((better, worse, found))
        (now, later), (other, left) = (now_and_later(one, (better, worse)) for one in (better, worse))
        against, boxed = found[-1], [one for one in found if one.figure.unit is Unit.POINTS]
        own = {one.category for one in boxed} >= {better.option.category, worse.option.category}
        if against.points < 0.0 and against in boxed and own and other - left > now - later + 0.1:
            told["outweighed"] += 1
            weighed = re.search(
                r" (\d+\.\d) (?:(?:more|less) than )?you'd otherwise average there, [^.;,]* only (\d+\.\d)", text
            )
            assert weighed, text
            gained = sorted((abs(now - later), abs(other - left)), reverse=True)
            assert [float(one) for one in weighed.groups()] == pytest.approx(gained, abs=0.11), text
            assert "But" not in text
            assert text.find("You get the bonus") < weighed.start()
            likelier = [one.points for one in found if one.kind is ReasonKind.BONUS]
            pairs = round(now - round(later, 1) - other + round(left, 1), 1)
            makes_up = any(one > -pairs for one in likelier) and "Everything else" not in text
            assert ("The bonus makes up for that." in text) == makes_up
            told["made up"] += "The bonus makes up for that." in text
    assert min(told.values()) > 5, told


def written_gains(compared, text):
    """Return by how much the better option is ahead in all that is told, as it is written or stands among the parts."""
    better, worse, found = compared
    gains = [
        round(one.figure.better - one.figure.worse if one.figure.unit is Unit.POINTS else one.points, 1)
        for one in found
    ]
    told = {one.category for one in found if one.figure.unit is Unit.POINTS}
    for explanation, sign in ((better, 1), (worse, -1)):
        now, left = now_and_later(explanation, (better, worse))
        if explanation.option.category not in told and f"{left:.1f}" in re.findall(r"\d+\.\d", text):
            gains.append(sign * (now - round(left, 1)))
    return gains


def test_what_is_told_and_the_rest_add_up_as_they_are_written(boxes):
    """A box that was told "the other way round" was counted again in "everything else"."""
    told = Counter()
    for compared in boxes:
        text, lost = said(compared), shown_loss(compared[0].option.value - compared[1].option.value)
        gains = written_gains(compared, text)
        rest = re.search(r"Everything else adds up to ([\d.]+) more|The other ([\d.]+) of the ([\d.]+) points", text)
        if rest:
            told["beside"] += len(gains) > len(compared[2])
            told["rest"] += 1
            assert sum(gains) + float(rest[1] or rest[2]) == pytest.approx(lost), text
            assert float(rest[1] or rest[2]) > 0.15
        else:
            assert sum(gains) > 0.45 * lost - 0.05 * len(gains), text  # it speaks for the advice
    assert min(told.values()) > 10, told
    assert len(told) == 2


def test_a_box_is_not_all_where_its_figures_speak_against_the_advice(compare):
    """ "10 in Fives rather than 0 in Aces": 10 and 1.2 are less than 0 and 11.4. It is the Yahtzee that makes up."""
    upper = {"twos": 2, "threes": 9, "fours": 8, "sixes": 12}
    lower = {"three_of_a_kind": 25, "full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 24}
    scores = scores_with(**upper, **lower)
    better, worse, found = compare(Position((6, 5, 4, 5, 4), 0, scores), Category.FIVES, Category.ACES)
    assert [one.category for one in found] == [Category.YAHTZEE, Category.ACES, Category.FIVES]
    assert sum(one.points for one in found) > 0.5 * (better.option.value - worse.option.value)


def test_what_a_box_averages_is_told_with_the_choice_it_averages_that_after(boxes):
    """It is another figure after another choice, so it can't be said of the box alone."""
    told = Counter()
    for better, worse, found in boxes:
        text = said((better, worse, found))
        assert not re.search(r"\blater\b|open", text), text
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", text):
            if "average" in sentence:
                ways = ("if you score", "otherwise average", "instead of", "The other way round")
                told[next(one for one in ways if one in sentence)] += 1
    assert min(told.values()) > 5, told
    assert len(told) == 4


def test_where_a_box_is_given_up_what_either_box_averages_is_told(boxes):
    told = Counter()
    for better, worse, found in boxes:
        text = said((better, worse, found))
        (_, left), (_, later) = (now_and_later(one, (better, worse)) for one in (better, worse))
        if re.search(r"With [^.]* instead of", text) or "scores 0 now" in text:
            told[better.option.points == worse.option.points == 0] += 1
            figures = [float(one) for one in re.findall(r"\d+\.\d", text)]
            assert all(any(abs(one - figure) < 0.11 for one in figures) for figure in (left, later)), text
    assert min(told.values()) > 2, told
    assert len(told) == 2


def test_in_german_no_box_can_be_taken_for_the_other_one(qapp, boxes):
    """After "wenn du jetzt bei Zweier einträgst, bringt das Feld im Schnitt", "das Feld" was taken for Zweier.

    "Das andere Feld" was the one that was named first, and taken for the second.
    """
    languages.install(qapp, "de", ())
    texts = list(map(said, boxes))
    languages.install(qapp, "en", ())
    for part in (
        "über dem Schnitt des Felds, mit",
        "die das Feld sonst im Schnitt bringt.",
        "die du dort sonst im Schnitt holst",
    ):
        assert any(part in text for text in texts), part
    assert not any("das andere Feld" in text for text in texts)
    assert not any(re.search(r"wenn du jetzt[^,]*,[^.;]* (das|dieses) Feld (im Schnitt|sonst)", text) for text in texts)


def test_what_a_zero_gives_up_is_told_once(boxes):
    zeros = [said(one) for one in boxes if "gives up" in said(one) and not one[0].option.points]
    assert zeros
    for text in zeros:
        assert re.search(r"for 0 gives up the [\d.]+ you'd otherwise average there, ", text), text


def test_a_box_that_is_scored_averages_nothing_any_more(compare):
    better, worse, found = compare(Position((1, 1, 3, 4, 6), 0, scores_with(twos=8)), Category.ACES, Category.CHANCE)
    text = reasons_words.without_names(found, better.option.value - worse.option.value, worse.option)
    assert re.match(r"Chance scores 15 now; it could average 2[\d.]+\.", text), text


def test_a_reason_against_a_keep_is_no_advice_to_keep_it(many, with_more):
    texts = [said((better, worse, [one])) for better, worse, found in (*many, *with_more) for one in found]
    used_up = [text for text in texts if "use up" in text]
    assert used_up
    assert not [text for text in used_up if "Keep" in text or "100 %" in text]


def test_dice_do_not_run_into_figures(language, many, with_more):
    for one in (*many, *with_more):
        text = reasons_words.why(*one)
        assert not re.search(r"\b(?:[Ww]ith|[Mm]it|[Mm]et)[ \u00a0](?:[a-z]+\u00a0)?(?:\d\u00a0)*\d [\d<]", text), text


def test_nothing_is_rare_and_only_nought(language, many):
    """Nought is not "only", and dice and figures don't run together."""
    texts = [reasons_words.why(*one) + reasons_words.without_names(one[2], 0.5) for one in many]
    for text in texts:
        assert not re.search(r"(only|nur|nur in|maar|maar in) (0|< 1)\u00a0%", text), text
        assert not re.search(r"(\d\u00a0)+\d [\d<]+\u00a0%", text), text


def test_nothing_in_particular(compare):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    assert reasons_words.why(better, worse, ()) == reasons_words.much_in_many()


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
def test_a_zero_is_never_said_to_come_0_or_100_percent_of_the_time(compare, share, often):
    better, worse, _ = compare(
        Position((1, 2, 2, 4, 6), 0, scores_with(aces=3, twos=8, chance=20)), Category.YAHTZEE, Category.SMALL_STRAIGHT
    )
    for first, second in ((share, 0.5), (0.5, share)):
        figure = Figure("zero:small_straight", Unit.CHANCE, first, second)
        reason = Reason(ReasonKind.ZERO, better.option, (), 5.0, figure)
        told = reasons_words.why(better, worse, [reason]), reasons_words.without_names([reason], 5.0)
        for said in told:
            assert often.replace(" %", "\u00a0%") in said
            assert not re.search(r"\b(0|100)\u00a0%", said)


def test_where_a_die_rolled_keeps_a_zero_away_that_is_said_of_its_box_alone(compare):
    """Another box of the same game may well get one."""
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), (6, 6))
    box = Category.THREE_OF_A_KIND
    figure = Figure(f"zero:{box.key}", Unit.CHANCE, 0.09, 0.5)
    text = reasons_words.why(better, worse, [Reason(ReasonKind.ROLLS, worse.option, (), 5.0, figure, box, rolls=2)])
    assert "that box gets a zero 9\u00a0% of the time" in text


def test_a_box_that_is_taken_too_early_would_stay_open(compare):
    better, worse, _ = compare(Position((3, 3, 3, 6, 6), 2, SKETCH), (3, 3, 3), Category.FULL_HOUSE)
    figure = Figure("full_house", Unit.POINTS, 23.9, 21.0)
    reason = Reason(ReasonKind.ROLLS, better.option, (), 1.0, figure, category=Category.FULL_HOUSE, rolls=2)
    said = reasons_words.why(better, worse, [reason]).replace("\u00a0", " ")
    assert "now gives up two rolls: with 3 3 3 that box stays open and averages 23.9." in said
