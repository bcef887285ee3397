# SPDX-License-Identifier: MIT
"""The settings in words, and the page that exports the player's decisions."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from engine.analysis.verdicts import Measure, Verdict, least_lost
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import WARN_CHOICES, DiceSpeed
from yahtzee_gui.words import numbers, units
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, plural, tr
from yahtzee_gui.words.games import final_score
from yahtzee_gui.words.numbers import decimal, long_day

_THOUSAND = 1000

# Headings
settings_title = Sentence("Settings", where="title of the page")
settings_window = Sentence("Window", where="heading")
settings_playing = Sentence("Playing", where="heading of what concerns a game")
settings_files = Sentence("Your data", where="heading of the folders")

# Choices
language_of_system = Sentence("As the system")
no_sound_player = Sentence("No audio player found.")
guess_first_explained = Sentence("You choose before the coach shows its list")

# Folders
folder_games = Sentence("Games and results", where="folder")
folder_settings = Sentence("Settings", where="folder")
folder_cache = Sentence("Cache")
import_games = Sentence("Import…", where="button: adds the games of a file")
cards = Sentence("Your costly choices as cards for Anki", where="beside a button")
cards_explained = Sentence("A text file for Anki: the position on the front, the best choice and why on the back.")
cards_cancel = Sentence("Cancel ({percent})", where="button: stops making cards for Anki")
show_folder = Sentence("Show", where="button")

# The copies
backups = Sentence("Copies", where="of games and results, to go back to")
backups_explained = Sentence("One for each day you played in the last week, and four weekly ones before that.")
no_backup = Sentence("None yet", where="in place of a day: there is no copy")
open_backup = Sentence("Go back…", where="button: to an older copy")
open_backup_question = Sentence("Go back to how everything was then? What is here now stays as a copy, too.")
open_backup_yes = Sentence("Go back", where="button: to an older copy")
open_backup_no = Sentence("Stay", where="button: at what is here now")


def backup(day: date, number: int) -> str:
    """Return the name of a copy: its day, and which of that day it is where there are several."""
    return long_day(day) if number == 1 else tr("{day}, copy {number}").format(day=long_day(day), number=number)


# The cache
clear_cache = Sentence("Clear…", where="button: the cache")
clear_cache_question = Sentence("Clear it? Next time the coach takes a few seconds to get ready. Your games are kept.")
clear_cache_yes = Sentence("Clear", where="button")
clear_cache_no = Sentence("Keep it", where="button")
cache_being_measured = Sentence("measuring…", where="in place of a size not known yet")


def language(code: str) -> str:
    """Return the name of a language in itself; of `AS_THE_SYSTEM`, that it is the system's."""
    return languages.available().get(code) or language_of_system()


dice_speed = SentenceFor(
    (DiceSpeed.OFF, "Still", "how dice roll: not at all"),
    (DiceSpeed.FAST, "Fast"),
    (DiceSpeed.NORMAL, "Normal"),
)


def warns_from(verdict: Verdict) -> str:
    """Return from which cost on there is a warning, if it comes from `verdict` on."""
    points = least_lost(verdict)
    return final_score(int(points)) if points.is_integer() else units.amount(decimal(points, 2), None)


def warns_from_chance() -> str:
    """Return what the choices of that setting come to where a chance is at stake: its verdicts have other limits."""
    low, middle, high = (decimal(least_lost(verdict, Measure.CHANCE), 0) for verdict in WARN_CHOICES)
    text = tr("Where a chance is at stake: {low}, {middle} or {high} %")
    return text.format(low=low, middle=middle, high=high)


folder_cache_sized = Sentence("Cache · {size}")
show_folder_spoken = Sentence("Show the folder: {folder}")
no_file_manager = Sentence("No file manager was found. The path is on the clipboard: {path}")
cache_not_cleared = Sentence("The cache couldn't be cleared completely: {reason}.")


def data_size(size: int) -> str:
    """Return a number of bytes in words, with two figures: no more are needed."""
    if size == 0:
        return tr("empty")
    if size < _THOUSAND**2:
        return tr("{size} kB").format(size=max(1, round(size / _THOUSAND)))
    if size < _THOUSAND**3:
        return tr("{size} MB").format(size=_two_figures(size / _THOUSAND**2))
    return tr("{size} GB").format(size=_two_figures(size / _THOUSAND**3))


def _two_figures(number: float) -> str:
    return decimal(number, 1) if number < 9.95 else decimal(number, 0)


settings_put_aside = Sentence("The settings file was damaged. It is kept as {path}; what could be read still applies.")
settings_blocked = Sentence(
    "The settings file {path} can't be read and is left as it is: changes last until you close the program."
)
settings_unsaved = Sentence("The settings can't be saved ({reason}): changes last until you close the program.")


def damaged_settings(names: Iterable[str]) -> str:
    """Return the note that settings could not be read: each as the page calls it, else by its key in the file."""
    known = {
        "keys": tr("keys", "what is on the keyboard, in a list"),
        "window/welcomed": tr("welcome pages"),
    }
    names = ", ".join(sorted({known.get(name, name) for name in names}))
    return tr("Damaged settings were set back to their defaults: {settings}.").format(settings=names)


title = Sentence("Export my decisions", where="title of the page, and of the dialog that asks for a file")
opens = Sentence("Your decisions, for people who study how Yahtzee is played", where="beside a button")
export = Sentence("Export…", where="button")
explained = Sentence(
    "As far as we know, no one has collected the decisions people make in Yahtzee. This page puts yours into a "
    "file, which you can give to people who study them. The program itself sends nothing."
)
left_out_always = Sentence(
    "Not in the file: names, dates, seeds, and the order of your games. The lines are shuffled, but someone could "
    "still guess from the scores which ones belong together."
)
reading = Sentence("Reading your games…")
nothing = Sentence("There is nothing to export yet: finish a game and let the coach look at it.")
sample_heading = Sentence("One line of the file", where="heading of a table")
another = Sentence("Show another line", where="button")
save = Sentence("Save…", where="button")
tables = Sentence("Tables (*.csv)", where="filter of file dialogs")
json_lines = Sentence("JSON lines (*.jsonl)", where="filter of file dialogs")
whole_line = Sentence("The whole line: {line}")
below = Sentence("in the line below", where="in the place of a value that is too long for its cell")
empty = Sentence("(none)", where="there is nothing in this column of a file")
columns = Sentences(
    ("In the file", "heading of a table"),
    ("In this line", "heading of a table"),
    "What it means",
    where="the name of a column, what stands there, and what it says",
)


def meanings() -> dict[str, str]:
    """Return what each column of the file says, by its name there."""
    return {
        "rules": tr("Which rules"),
        "rolls_per_turn": tr("How many rolls a turn had"),
        "dice_model": tr("What kind of dice"),
        "goal": tr("What was played for"),
        "scores": tr("The boxes that were filled, and their points"),
        "yahtzee_bonuses": tr("How many bonuses for later Yahtzees"),
        "dice": tr("What was rolled"),
        "rolls_left": tr("How many rolls were left"),
        "choice": tr("What you chose first: dice to keep, or a box"),
        "final_choice": tr("What you chose in the end, if you took it back"),
        "coach": tr("Which coach mode was on"),
        "hints": tr("How much of a hint you had seen, 0 to 3"),
    }


def counted(decisions: int, games: int) -> str:
    """Return how much there is to export."""
    text = plural(games, "{decisions} decisions from %n game", "{decisions} decisions from %n games")
    return text.format(decisions=numbers.whole(decisions))


daily_left_out = Counted(
    "%n daily game is left out: its dice would give away the date.",
    "%n daily games are left out: their dice would give away the date.",
)
own_rules_left_out = Counted(
    "%n game with rules of your own is left out.", "%n games with rules of your own are left out."
)
unseen_left_out = Counted(
    "%n game is missing: the coach hasn't looked at it yet.",
    "%n games are missing: the coach hasn't looked at them yet.",
)
failed = Sentence("Your decisions couldn't be saved: {reason}.")
unread = Sentence("Your games couldn't be read.")


def saved(path: str, decisions: int) -> str:
    """Return the banner about decisions that were written to a file."""
    text = plural(decisions, "%n decision saved to {path}.", "%n decisions saved to {path}.")
    return text.format(path=path)
