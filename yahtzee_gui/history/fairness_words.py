# SPDX-License-Identifier: MIT
"""The fairness page and the history in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure
from engine.games.notation import Refusal
from engine.rules.dice import Dice
from yahtzee_gui.words import faults, units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.names import dice, face
from yahtzee_gui.words.numbers import MINUS, decimal, grouped, per_cent

_UNUSUAL, _LITTLE_UNUSUAL = 0.01, 0.05
_NO_BREAK = "\u00a0"


def luck_figure(points: float) -> str:
    """Return points to one decimal with their sign and groups of three digits."""
    sign = "" if abs(points) < 0.05 else "+" if points > 0 else MINUS
    return sign + grouped(abs(points), 1)


def luck_by(luck: float, measure: Measure | None) -> str:
    """Return the same with its unit, where it isn't points."""
    figure = luck_figure(luck)
    return units.amount(figure, measure) if measure is Measure.CHANCE else figure


def percent(share: float) -> str:
    """Return a share in percent, to two figures where it is small."""
    if share < 0.0001:
        return tr("less than 0.01 %")
    decimals = 2 if share < 0.00995 else 1 if share < 0.0995 else 0
    return f"{per_cent(100 * share, decimals)} %"


# ---- the seed -------------------------------------------------------------------------------------------------------

seed_heading = Sentence("Seed of this game", where="heading")
seed_name = Sentence("Seed", where="screen reader: field with the seed")
check_name = Sentence("Command that works out the first roll", where="screen reader: field with the command")
copy_seed = Sentence("Copy seed", where="button")
copy_check = Sentence("Copy command", where="button")
copied = Sentence("Copied", where="button")
seed_explained = Sentence(
    "All the dice of a game come from its seed and nothing else. For each roll, the text "
    "“seed:turn:roll:0” is hashed with BLAKE2b. Take the bytes below 252 in order: each one modulo "
    "six, plus one, is the face of the next die that is rolled, from left to right. A die you keep "
    "takes none."
)
check_comes = Sentence("After the first roll, a command appears here so you can check it yourself.")
no_check_of_set_up = Sentence("This game began with a position that was set up, so it had no first roll to check.")
no_check_of_own_dice = Sentence("You rolled the dice of this game yourself, so the program has no roll to check.")
seed_of_unfair_dice = Sentence("This game's dice are unfair on purpose. Its rolls aren't counted below.")
no_seed = Sentence("No game has begun yet.", where="in place of the seed when there is no game")


def check_explained(first: Dice) -> str:
    """Return what the command shows; `first` is the first roll of the game."""
    text = tr(
        "Check it yourself: run this command outside the program, and it prints the first roll of the game: {dice}."
    )
    return text.format(dice=dice(first).replace(" ", _NO_BREAK))


# ---- the faces ------------------------------------------------------------------------------------------------------

faces_heading = Sentence("Faces rolled", where="heading")
faces_columns = Sentences(
    "Face",
    ("Rolled", "column: how often a face was rolled"),
    ("Share", "column: the share of a face in all dice rolled, in per cent"),
    ("If fair", "column: how often fair dice show a face in that number of rolls"),
)


def faces_summary(number: int, games: int) -> str:
    """Return how many dice in how many games were counted, and which those are."""
    if not number:
        return tr("No dice have been rolled yet. Each die you roll is counted here, kept dice only once.")
    rolled = plural(number, "%n die rolled", "%n dice rolled")
    found = f"{rolled} " + plural(games, "in one game with fair dice", "in %n games with fair dice")
    return f"{found}. {tr('All kinds count: matches (your rolls), games with a goal, and the one in play.')}"


def face_name(number: int) -> str:
    """Return the name of a face in the table."""
    return f"{number} · {face(number)}"


def faces_share(share: float) -> str:
    """Return the share of a face."""
    return f"{decimal(100 * share, 1)} %"


def faces_expected(number: float) -> str:
    """Return how often a face is expected."""
    return grouped(number, 1)


def expected_line(number: float) -> str:
    """Return the label of the line at the number that is expected of each face."""
    return tr("expected {number}").format(number=faces_expected(number))


def chart_of_faces(counts: Sequence[int]) -> str:
    """Return the chart of faces as a screen reader says it."""
    return ", ".join(f"{face(number)}: {count}" for number, count in enumerate(counts, 1))


def chi_square_figure(statistic: float, p_value: float) -> str:
    """Return the figure of the chi-square test."""
    p = f"p = {decimal(p_value, 3)}" if p_value >= 0.001 else tr("p below 0.001")
    return tr("χ² = {statistic} with 5 degrees of freedom, {p}").format(statistic=decimal(statistic, 2), p=p)


def chi_square_in_words(p_value: float) -> str:
    """Return what the chi-square test says, without saying more than it does."""
    share = percent(p_value)
    if p_value >= _LITTLE_UNUSUAL:
        return tr("Nothing unusual: fair dice come out at least this uneven {share} of the time.").format(share=share)
    if p_value >= _UNUSUAL:
        return tr(
            "A little unusual: fair dice come out at least this uneven {share} of the time. With many players, "
            "some will see this; more games will show whether it lasts."
        ).format(share=share)
    return tr(
        "Unusual: fair dice come out at least this uneven {share} of the time. It does happen, but if it "
        "keeps up over many more games, check rolls against their seeds."
    ).format(share=share)


too_few_dice = Sentence("After {number} dice, this shows how far the counts are from even.")


# ---- the luck -------------------------------------------------------------------------------------------------------

luck_heading = Sentence("Luck", where="heading")
luck_explained = Sentence(
    "Luck is what the rolls added to your expected score, or took from it. Over many games that "
    "evens out; a single game of Yahtzee is typically about 60 points up or down."
)
luck_of_this_game = Sentence("This game", where="label")
luck_of_all_games = Counted("One finished game", "%n finished games", where="label of their luck")
luck_of_no_game = Sentence("Finished games", where="label")
luck_hidden = Sentence("It appears when the game is over: before that, it would give away what your dice are worth.")
luck_so_far = Sentence("Up to your last choice. What you've rolled since would give away what the dice are worth.")
luck_not_known = Sentence("You'll see it once the coach has looked at the game.")
luck_of_own_dice = Sentence("You rolled your own dice: they say nothing about the program's.")
luck_not_fair = Sentence("Its dice are unfair on purpose, so its luck isn't shown here.")
no_finished_games = Sentence("No game of Yahtzee with fair dice yet.", where="in place of the luck of all games")


def luck_per_game(points: float) -> str:
    """Return the mean luck of a game, and which games it is of."""
    text = tr(
        "{points} per game, in games of Yahtzee for points, set-up ones too. Matches and games with a goal don't count."
    )
    return text.format(points=luck_figure(points))


def game_unreadable(refusal: Refusal) -> str:
    """Return the banner about a game of the history that cannot be opened."""
    return tr("This game can't be opened any more: {reason}.").format(reason=faults.game_refusal(refusal))
