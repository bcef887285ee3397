# SPDX-License-Identifier: MIT
"""One's own costly choices as something to practise, in words."""

from __future__ import annotations

from datetime import date

from engine.analysis.options import Option
from engine.training.schedule import ScheduleCard, Stage
from engine.training.themes import Theme
from yahtzee_gui.words import names, options
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.dates import long_day

# ---- what it is -----------------------------------------------------------------------------------------------------

name = Sentence("Your costly choices", "a tab", where="what is practised")
name_of_game = Sentence("The costly choices of a game", where="what is practised")
name_of_theme = Sentence("Your costly choices: {theme}", where="what is practised")
what_it_is = Sentence("Positions from your own games, one choice in each.")
not_always_a_trap = Sentence("Some of them you got right, so not every one is a trap.")
learned_when = Sentence("Right {right} times, some days apart, and it's learned.")
schedule = Sentence(
    "What you get right comes back after {days} days, then after {more}. What you get wrong comes back next time."
)
go_on = Sentence("More of them", where="button: asks more costly choices")
practise_again = Sentence("Once more", where="button: asks the costly choices of a game again")
no_mistakes_yet = Sentence("No costly choices here. They come from finished games that were played for points.")
no_such_mistake = Sentence("You have no costly choices like that.")
counting = Sentence("One moment…", where="shown while it is looked for")


def nothing_due(day: date | None) -> str:
    """Return what stands there where everything has been asked."""
    if day is None:
        return tr("Everything of this kind is learned, or isn't asked any more.")
    return tr("Nothing for today. The next one comes back on {day}.").format(day=long_day(day))


def about(theme: Theme | None) -> str:
    """Return the name of a theme, or of all."""
    return names.theme(theme) if theme is not None else tr("All themes")


# ---- the answer -----------------------------------------------------------------------------------------------------

learned_title = Sentence("Learned!", where="celebrates")
kind = Sentence("Kind of choice", where="heading")
which_lesson = Sentence("Which lesson?", where="heading: of the lesson that would have helped")
from_ = Sentence("From your game of", where="heading: the day and the turn follow")
not_again = Sentence("You won't be asked this again.")
not_again_short = Sentence("not again", where="in a column: when a position comes back")


def from_game(day: str, score: int, turn: int) -> str:
    """Return which game the position is from; no day stands for the one that was just played, or looked at."""
    return tr("{game} · {score} points · turn {turn}").format(game=day or tr("today"), score=score, turn=turn)


def in_the_game(chosen: Option) -> str:
    """Return what was chosen in the game, and what that cost."""
    text = tr("In your game: {choice}, which cost {cost}.")
    return text.format(choice=options.option(chosen), cost=names.cost_and_mark(chosen))


def right_in_the_game(chosen: Option) -> str:
    """Return that the player got it right in the game."""
    return tr("You got this right in the game: {choice}.").format(choice=options.option(chosen))


def comes_back(card: ScheduleCard, was_mistake: bool) -> str:
    """Return when a position comes back."""
    if card.stage is Stage.FIXED:
        return tr("It's learned.")
    if card.stage is Stage.PARKED:
        return tr("You missed it too often, so you won't be asked again.")
    if card.stage is Stage.NEW or (not was_mistake and not card.wrong):
        return ""
    if not card.right:
        return tr("It comes back next time.")
    return tr("It comes back on {day}.").format(day=long_day(card.due)) if card.due is not None else ""


def comes_back_short(card: ScheduleCard, was_mistake: bool) -> str:
    """Return the same in a column."""
    if card.stage is Stage.FIXED:
        return tr("learned", "in a column: when a position comes back")
    if card.stage is Stage.PARKED:
        return not_again_short()
    if card.stage is Stage.NEW or (not was_mistake and not card.wrong):
        return tr("–", "in a column: a position doesn't come back")
    if not card.right:
        return tr("next time", "in a column: when a position comes back")
    days = (card.due - date.today()).days if card.due is not None else 0
    return plural(days, "in %n day", "in %n days", "in a column: when a position comes back")


# ---- the result -----------------------------------------------------------------------------------------------------

found_of = Sentence("{found} of {number}", where="a large figure: positions found of all")
at_first_go = Sentence("best at the first go", where="beside how many of how many were")
then_and_now = Sentence("What these choices cost, then and now:")
then_and_now_one = Sentence("What this choice cost, then and now:")
in_your_games = Sentence("In your games", where="names a bar")
now = Sentence("Now", where="names a bar")
outcome_columns = Sentences(("In your game", "heading of a column"), ("Comes back", "heading of a column"))
learned_so_far = Counted("You have learned %n choice so far.", "You have learned %n choices so far.")
bring_back = Counted(
    "Ask me %n choice again after all", "Ask me %n choices again after all", where="button: choices no longer asked"
)


def short_choice(option: Option) -> str:
    """Return what was chosen, in a column."""
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return options.done(option)
