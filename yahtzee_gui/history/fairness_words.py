# SPDX-License-Identifier: MIT
"""The page of the dice in words: whether they are fair, and how to check that."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game_review.fairness import FEWEST_DICE, ChiSquare
from engine.games.notation import Refusal
from engine.rules.dice import Dice
from yahtzee_gui.words import faults
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.names import dice, face
from yahtzee_gui.words.numbers import decimal, grouped, per_cent, whole

_UNUSUAL, _LITTLE_UNUSUAL = 0.01, 0.05
_NO_BREAK = "\u00a0"


def percent(share: float) -> str:
    """Return a share in percent, to two figures where it is small."""
    if share < 0.0001:
        return tr("less than 0.01 %")
    decimals = 2 if share < 0.00995 else 1 if share < 0.0995 else 0
    return f"{per_cent(100 * share, decimals)} %"


# ---- the seed -------------------------------------------------------------------------------------------------------

check_yourself = Sentence("Check it yourself", where="button that opens how to do that")
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

are_they_fair = Sentence("Are the dice fair?", where="heading")
faces_rolled = Sentence("Faces rolled", where="name of a chart")


def faces_summary(number: int, games: int) -> str:
    """Return how many dice in how many games were counted, and which those are."""
    if not number:
        return tr("No dice have been rolled yet. Each die you roll is counted here, kept dice only once.")
    rolled = plural(number, "%n die rolled", "%n dice rolled")
    found = f"{rolled} " + plural(games, "in one game with fair dice", "in %n games with fair dice")
    return f"{found}. {tr('All kinds count: matches (your rolls), games with a goal, and the one in play.')}"


def expected_line(number: float) -> str:
    """Return the label of the line at the number that is expected of each face."""
    return tr("expected {number}").format(number=grouped(number, 1))


def chart_of_faces(counts: Sequence[int]) -> str:
    """Return the chart of faces as a screen reader says it."""
    return ", ".join(f"{face(number)}: {count}" for number, count in enumerate(counts, 1))


def answer(number: int, p_value: float | None) -> str:
    """Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few."""
    if p_value is None:
        return tr("After {number} dice you'll see it here.").format(number=FEWEST_DICE)
    shown = tr("{number} dice").format(number=whole(number))
    if p_value >= _LITTLE_UNUSUAL:
        return tr("Yes: nothing unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)
    if p_value >= _UNUSUAL:
        return tr("A little unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)
    return tr("Unusual in {dice}.", "the answer to: are the dice fair?").format(dice=shown)


def figures(straying: ChiSquare) -> str:
    """Return what the chi-square test says, without saying more than it does."""
    p_value = straying.p_value
    parts = [tr("Fair dice come out at least this uneven {share} of the time.").format(share=percent(p_value))]
    if p_value < _UNUSUAL:
        parts.append(tr("It happens. If it keeps up over many more games, check rolls against their seeds."))
    elif p_value < _LITTLE_UNUSUAL:
        parts.append(tr("With many players, some will see this; more games will show whether it lasts."))
    p = f"p = {decimal(p_value, 3)}" if p_value >= 0.001 else tr("p below 0.001")
    test = tr("χ² = {statistic} with 5 degrees of freedom, {p}").format(statistic=decimal(straying.statistic, 2), p=p)
    return f"{' '.join(parts)} ({test})"


def game_unreadable(refusal: Refusal) -> str:
    """Return the banner about a game of the history that cannot be opened."""
    return tr("This game can't be opened any more: {reason}.").format(reason=faults.game_refusal(refusal))
