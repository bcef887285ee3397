# SPDX-License-Identifier: MIT
"""The fairness page and the history in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.notation import Refusal
from engine.rules.dice import Dice
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.coach import reasons
from yahtzee_gui.wording.names import dice, face
from yahtzee_gui.wording.numbers import MINUS, decimal, grouped

_UNUSUAL, _LITTLE_UNUSUAL = 0.01, 0.05
_NO_BREAK = "\u00a0"


def _signed(points: float) -> str:
    """Return points to one decimal with their sign and groups of three digits."""
    sign = "" if abs(points) < 0.05 else "+" if points > 0 else MINUS
    return sign + grouped(abs(points), 1)


def percent(share: float) -> str:
    """Return a share in percent, to two figures where it is small."""
    if share < 0.0001:
        return tr("less than 0.01 %")
    decimals = 2 if share < 0.00995 else 1 if share < 0.0995 else 0
    return f"{decimal(100 * share, decimals)} %"


# ---- the seed -------------------------------------------------------------------------------------------------------


def fairness_title() -> str:
    """Return the title of the fairness page."""
    return tr("Fairness")


def fairness_heading() -> str:
    """Return the heading of the fairness page."""
    return tr("Are the dice fair?")


def seed_heading() -> str:
    """Return the heading of the part about the seed."""
    return tr("Seed of this game")


def seed_name() -> str:
    """Return the name of the field with the seed, as a screen reader says it."""
    return tr("Seed")


def check_name() -> str:
    """Return the name of the field with the command, as a screen reader says it."""
    return tr("Command that works out the first roll")


def copy_seed() -> str:
    """Return the text of the button that copies the seed."""
    return tr("Copy seed")


def copy_check() -> str:
    """Return the text of the button that copies the command."""
    return tr("Copy command")


def copied() -> str:
    """Return the text of a button that has just copied."""
    return tr("Copied")


def seed_explained() -> str:
    """Return how the dice are made from the seed."""
    return tr(
        "All dice of the game follow from its seed and from nothing else. For each roll, the text “seed:turn:roll:0” is"
        " hashed with BLAKE2b; of its bytes, those below 252 in order, modulo six plus one, are the faces for the five"
        " places. A kept die leaves the face for its place unused."
    )


def check_explained(first: Dice) -> str:
    """Return what the command shows; `first` is the first roll of the game."""
    text = tr("Check it yourself: this command, outside the program, prints the first roll of the game: {dice}.")
    return text.format(dice=dice(first).replace(" ", _NO_BREAK))


def check_comes() -> str:
    """Return why there is no command before the first roll: it would tell the dice."""
    return tr("After the first roll, a command appears here with which you can check it yourself.")


def seed_of_unfair_dice() -> str:
    """Return the remark on a game whose dice are not meant to be fair."""
    return tr("This game is played with dice that are not fair on purpose. Nothing of it is counted below.")


def no_seed() -> str:
    """Return what stands in the place of the seed when there is no game."""
    return tr("No game has begun yet.")


# ---- the faces ------------------------------------------------------------------------------------------------------


def faces_heading() -> str:
    """Return the heading of the part about the faces."""
    return tr("Faces rolled")


def faces_summary(number: int, games: int) -> str:
    """Return how many dice in how many games were counted."""
    if not number:
        return tr("No dice have been rolled yet. Each die you roll is counted here, kept dice only once.")
    rolled = plural(number, "%n die rolled", "%n dice rolled")
    return f"{rolled} " + plural(games, "in one game with fair dice", "in %n games with fair dice")


def faces_columns() -> Sequence[str]:
    """Return the headings of the table of faces."""
    return tr("Face"), tr("Rolled"), tr("Share"), tr("Expected")


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
        return tr("Nothing unusual: fair dice stray at least this far from equal counts in {share} of cases.").format(
            share=share
        )
    if p_value >= _UNUSUAL:
        return tr(
            "A little unusual: fair dice stray at least this far in {share} of cases. Among many players some see that;"
            " more games will show whether it lasts."
        ).format(share=share)
    return tr(
        "Unusual: fair dice stray at least this far in {share} of cases. It does happen, but if it stays so over many"
        " more games, check rolls against their seeds."
    ).format(share=share)


def too_few_dice(needed: int) -> str:
    """Return why there is no chi-square figure yet."""
    return tr("From {number} dice on, this says how far the counts stray from equal ones.").format(number=needed)


# ---- the luck -------------------------------------------------------------------------------------------------------


def luck_heading() -> str:
    """Return the heading of the part about luck."""
    return tr("Luck")


def luck_explained() -> str:
    """Return what luck is."""
    return tr(
        "Luck is what the rolls added to the expected final score, or took from it. Over many games that evens out; a"
        " single game often has 58 points of it, either way."
    )


def luck_of_this_game() -> str:
    """Return the label of the luck of the current game."""
    return tr("This game")


def luck_of_all_games(games: int) -> str:
    """Return the label of the luck of all finished games."""
    return plural(games, "One finished game", "%n finished games")


def luck_of_no_game() -> str:
    """Return the label of the luck of all finished games before there is one."""
    return tr("Finished games")


def luck_figure(points: float) -> str:
    """Return a luck."""
    return _signed(points)


def luck_per_game(points: float) -> str:
    """Return the mean luck of a game."""
    return tr("{points} per game").format(points=_signed(points))


def luck_hidden() -> str:
    """Return why the luck of the current game does not show."""
    return tr("It appears when the game is over: before that, it would tell what your dice are worth.")


def luck_not_known() -> str:
    """Return why there is no luck yet."""
    return tr("It is known once the coach has looked at the game.")


def luck_not_fair() -> str:
    """Return why the luck of a game with other dice is not here."""
    return tr("Its dice are not fair on purpose, so its luck is not told here.")


def no_finished_games() -> str:
    """Return what stands in the place of the luck of all games before there is one."""
    return tr("There is none with fair dice yet.")


# ---- where the history is kept --------------------------------------------------------------------------------------


def history_put_aside(path: str, games: int) -> str:
    """Return the banner about a damaged history, and how many games of it a new one begins with."""
    aside = tr("The history of your games was damaged. It is kept as {path}.").format(path=path)
    taken_over = plural(games, "A new one begins with %n game of it.", "A new one begins with the %n games read in it.")
    return f"{aside} {taken_over if games else tr('A new one has begun.')}"


def history_unreadable(games: int) -> str:
    """Return the banner about games of the history that are damaged."""
    return plural(
        games,
        "%n game of the history is damaged and cannot be read. It stays in the file and counts in nothing.",
        "%n games of the history are damaged and cannot be read. They stay in the file and count in nothing.",
    )


def game_unreadable(refusal: Refusal) -> str:
    """Return the banner about a game of the history that cannot be opened."""
    return tr("This game cannot be opened any more: {reason}.").format(reason=reasons.game_refusal(refusal))


def history_unsaved(reason: str) -> str:
    """Return the banner about games that cannot be kept."""
    return tr(
        "Finished games cannot be added to the history ({reason}). They are kept in memory and tried again later."
    ).format(reason=reason)


def history_is_newer(path: str) -> str:
    """Return the banner about a history that this version cannot read."""
    return tr(
        "The history {path} was written by a newer version of this program and is left as it is. Games finished now are"
        " kept beside it until it can be read."
    ).format(path=path)
