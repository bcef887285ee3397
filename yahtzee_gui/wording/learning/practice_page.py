# SPDX-License-Identifier: MIT
"""The page on which one's own mistakes are retried, in words."""

from __future__ import annotations

from datetime import date

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.learning.themes import Theme
from yahtzee_gui.wording import names, options
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.dates import long_day

_JOINED = "\u00a0"  # a space at which no line breaks


def retry_title() -> str:
    """Return the title of the page."""
    return tr("Retry my mistakes")


def what_it_is(size: int) -> str:
    """Return what is asked on the page."""
    return plural(
        size,
        "%n position from your own games, and one choice. Nothing is told before it.",
        "Up to %n positions from your own games, one of each game, one choice in each. Nothing is told before it.",
    )


def not_always_a_trap() -> str:
    """Return why some positions were no mistakes."""
    return tr("About a quarter of them you handled well, so that there is not always a trap.")


def schedule(days: tuple[int, int], right: int, wrong: int) -> str:
    """Return when a mistake is asked again."""
    return tr(
        "What you find comes back after {days} days, then after {more}. Found {right} times in a row it is fixed;"
        " missed {wrong} times it is parked."
    ).format(days=days[0], more=days[1], right=right, wrong=wrong)


# ---- how it stands --------------------------------------------------------------------------------------------------


def standing_heading() -> str:
    """Return the heading of how it stands."""
    return tr("Your mistakes")


def stages() -> tuple[str, str, str, str]:
    """Return the names of the four figures."""
    return tr("to be asked now"), tr("coming back"), tr("fixed"), tr("parked")


def stages_in_a_line(due: int, coming_back: int, fixed: int, parked: int) -> str:
    """Return the four of them in a line."""
    text = tr("{due} to be asked now · {waiting} coming back · {fixed} fixed · {parked} parked").format(
        due=due, waiting=coming_back, fixed=fixed, parked=parked
    )
    return " · ".join(part.replace(" ", _JOINED) for part in text.split(" · "))  # lines break between the four


def take_up() -> str:
    """Return the text of the button that has parked mistakes asked again."""
    return tr("Ask parked ones again")


def begin() -> str:
    """Return the text of the button that begins a session."""
    return tr("Begin")


def go_on() -> str:
    """Return the text of the button that begins another session."""
    return tr("Another session")


def back() -> str:
    """Return the text of the button that leads back from a session."""
    return tr("Back to the choice")


def practise() -> str:
    """Return the text of the button that opens the page from the home page."""
    return tr("Practise")


def for_now(size: int) -> str:
    """Return how many positions wait, on the home page."""
    return plural(size, "%n position for now", "%n positions for now")


def short_session(size: int) -> str:
    """Return why a session has fewer positions than wait, where there are few games."""
    return plural(
        size,
        "A session has %n position for now: at most one is asked of each game.",
        "A session has %n positions for now: at most one is asked of each game.",
    )


def no_mistakes_yet() -> str:
    """Return what stands there before any mistake is known."""
    return tr(
        "No mistake is known yet. Finish a game for points, not for a chance: as soon as the coach has looked at it, it"
        " can be retried here."
    )


def no_such_mistake() -> str:
    """Return what stands there where no mistake is as it was chosen."""
    return tr("No mistake of yours is like that.")


def nothing_due(day: date | None) -> str:
    """Return what stands there where everything has been asked."""
    if day is None:
        return tr("Everything of this kind is fixed or parked.")
    return tr("Everything has been asked for now. The next one comes back on {day}.").format(day=long_day(day))


def counting() -> str:
    """Return what stands there while it is looked for."""
    return tr("One moment …")


# ---- which ones -----------------------------------------------------------------------------------------------------


def filter_heading() -> str:
    """Return the heading of what can be chosen."""
    return tr("Which ones")


def filter_names() -> tuple[str, str, str, str]:
    """Return what mistakes can be chosen by."""
    return tr("Kind"), tr("Verdict"), tr("About"), tr("Box")


def kinds() -> tuple[str, str, str]:
    """Return the kinds of decisions: any, keeps, boxes."""
    return tr("All decisions"), tr("What to keep and roll"), tr("Which box to score")


def at_least(verdict: Verdict | None) -> str:
    """Return the name of all verdicts that are not better than this one."""
    if verdict is None:
        return tr("All that lost something")
    return (
        names.verdict(verdict)
        if verdict is Verdict.BLUNDER
        else tr("{verdict} or worse").format(verdict=names.verdict(verdict))
    )


def about(theme: Theme | None) -> str:
    """Return the name of a theme, or of all."""
    return names.theme(theme) if theme is not None else tr("All themes")


def any_box() -> str:
    """Return the name of all boxes, and none."""
    return tr("All boxes")


# ---- the session ----------------------------------------------------------------------------------------------------


def from_game(day: str, score: int) -> str:
    """Return which game the position is from."""
    return tr("Your game of {day}, {score} points").format(day=day, score=score)


def in_the_game(chosen: Option, theme: Theme) -> str:
    """Return what was chosen in the game, what that lost, and what the decision is about."""
    return tr("In the game: {choice}, {loss} · {theme}").format(
        choice=options.option(chosen), loss=names.loss_and_mark(chosen), theme=names.theme(theme)
    )


def result(found: int, of: int) -> str:
    """Return how the session went."""
    return tr("{found} of {number} found").format(found=found, number=of)


def fixed(number: int) -> str:
    """Return how many mistakes are fixed since this session."""
    return plural(number, "%n mistake is fixed!", "%n mistakes are fixed!")


def coming_back(number: int) -> str:
    """Return how many come back."""
    return plural(number, "%n comes back in some days.", "%n come back in some days.")


def asked_again(number: int) -> str:
    """Return how many are asked again in the next session."""
    return plural(number, "%n is asked again next time.", "%n are asked again next time.")


def parked(number: int) -> str:
    """Return how many are parked since this session."""
    return plural(number, "%n is parked.", "%n are parked.")


def fixed_title() -> str:
    """Return the title of the card that celebrates a mistake that is fixed."""
    return tr("Fixed!")


def fixed_detail(right: int) -> str:
    """Return why it is fixed."""
    return plural(right, "Found %n time in a row", "Found %n times in a row")
