# SPDX-License-Identifier: MIT
"""The page on which one's own costly choices are retried, in words."""

from __future__ import annotations

from datetime import date

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.training.themes import Theme
from yahtzee_gui.words import names, options
from yahtzee_gui.words.base import Counted, Sentence, Sentences, tr
from yahtzee_gui.words.dates import long_day

what_it_is = Sentence("Positions from your own games, one choice in each. You get no help before you choose.")
not_always_a_trap = Sentence("A session mixes in choices you got right, so not every one is a trap.")


def schedule(days: tuple[int, int], right: int, wrong: int) -> str:
    """Return when a mistake is asked again."""
    return tr(
        "Positions you solve return after {days} days, then after {more}. Solve one {right} times in a "
        "row and it's learned; miss it {wrong} times and it's set aside."
    ).format(days=days[0], more=days[1], right=right, wrong=wrong)


# ---- how it stands --------------------------------------------------------------------------------------------------

take_up = Sentence("Bring back what was set aside", where="button")
begin = Sentence("Start", where="button")
go_on_here = Sentence("Continue", "a test in progress", where="button: where one was in a set of positions")
start_over = Sentence("Start over", where="button: with a set of positions")
start_over_question = Sentence("Start over? You lose your place. What you've solved stays solved.")
kept_hint = Sentence("Your place is kept until you close the program.")
go_on = Sentence("Another session", where="button")
back = Sentence("Choose others", where="button that leads to the page where one begins")
practise = Sentence("Practise", where="button on the home page")
for_now = Counted("Next session: %n position", "Next session: %n positions")


short_session = Counted(
    "Next session: just %n position; nothing else is due", "Next session: just %n positions; nothing else is due"
)
no_mistakes_yet = Sentence(
    "No costly choices here. They come from finished games of Yahtzee that were played for points."
)
no_such_mistake = Sentence("You have no costly choices like that.")
counting = Sentence("One moment…", where="shown while it is looked for")


def nothing_due(day: date | None) -> str:
    """Return what stands there where everything has been asked."""
    if day is None:
        return tr("Everything of this kind is learned or set aside.")
    return tr("Nothing is due now. The next one comes back on {day}.").format(day=long_day(day))


# ---- which ones -----------------------------------------------------------------------------------------------------

filter_heading = Sentence("Which costly choices", where="heading of what can be chosen")
filter_names = Sentences("Decision", "Verdict", "Theme", "Box")
kinds = Sentences("All decisions", "What to keep and roll", "Which box to score")
any_box = Sentence("All boxes", where="name of all boxes, and none")


def at_least(verdict: Verdict | None) -> str:
    """Return the name of all verdicts that are not better than this one."""
    if verdict is None:
        return tr("Every choice that lost points")
    return (
        names.verdict(verdict)
        if verdict is Verdict.BLUNDER
        else tr("{verdict} or worse").format(verdict=names.verdict(verdict))
    )


def about(theme: Theme | None) -> str:
    """Return the name of a theme, or of all."""
    return names.theme(theme) if theme is not None else tr("All themes")


# ---- the session ----------------------------------------------------------------------------------------------------

fixed = Counted("%n learned!", "%n learned!")
coming_back = Counted("%n returns in a few days.", "%n return in a few days.")
asked_again = Counted("%n comes up again next time.", "%n come up again next time.")
parked = Counted("%n is set aside.", "%n are set aside.")
fixed_title = Sentence("Learned!", where="celebrates")


def from_game(day: str, score: int) -> str:
    """Return which game the position is from; no day stands for the one that was just played, or looked at."""
    if not day:
        return tr("This game, {score} points").format(score=score)
    return tr("Your game on {day}, {score} points").format(day=day, score=score)


def in_the_game(chosen: Option, theme: Theme) -> str:
    """Return what was chosen in the game, what that lost, and what it was about."""
    told = tr("In the game: {choice}, {loss}").format(choice=options.option(chosen), loss=names.loss_and_mark(chosen))
    return f"{told} · {names.theme(theme)}"


def right_in_the_game(chosen: Option, theme: Theme, *, again: bool) -> str:
    """Return that the player got it right in the game, as now if `again`, and what the decision is about."""
    text = (
        tr("You got this right in the game, too: {choice} · {theme}")
        if again
        else tr("You got this right in the game: {choice} · {theme}")
    )
    return text.format(choice=options.option(chosen), theme=names.theme(theme))


result = Sentence("{found} of {number} solved")


all_found = Sentence("Every one of them on the first try. Well done.")
nothing_else_due = Sentence("Nothing else is due today.")
