# SPDX-License-Identifier: MIT
"""The menus in words: the places with their pages, the items, and what keys are called."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtGui import QKeySequence

from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, KEEPS, PLACES, Action
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, tr


class Place(Enum):
    """Where one can be: at the table, or on a page of a place, where each page is a tab."""

    PLAY = "play"
    LEARN = "learn"
    GAMES = "games"
    LAB = "lab"


class Page(Enum):
    """The pages that can be gone to from the table. The tabs of a place follow one another as they do here.

    Attributes:
        item: what its menu item is called in `menu_items`, if it is in a menu.
        place: the place that it belongs to, if it does.
        is_tab: whether it is a tab of its place; the others are gone to from there.
    """

    LEARN = "learn", Place.LEARN
    PROGRESS = "progress", Place.LEARN
    PRACTICE = "practice", Place.LEARN, False
    LESSONS = "lessons", Place.LEARN, False
    OPENINGS = "openings", Place.LEARN, False
    HISTORY = "history", Place.GAMES
    DAYS = "days", Place.GAMES
    BOXES = "boxes", Place.GAMES
    OPPONENTS = "opponents", Place.GAMES
    FAIRNESS = "fairness", Place.GAMES
    SET_UP = "set_up", Place.LAB
    STRATEGIES = "strategies", Place.LAB
    RULES_LAB = "rules_lab", Place.LAB
    TURN_CHANCES = "turn_chances", Place.LAB
    SETTINGS = "settings"
    SHARING = "sharing"
    HELP = "guide"
    WELCOME = "welcome"

    def __init__(self, item: str, place: Place | None = None, is_tab: bool = True) -> None:
        self.item, self.place, self.is_tab = item, place, is_tab and place is not None


place_name = SentenceFor(
    (Place.PLAY, "Play", "a place: the table"),
    (Place.LEARN, "Learn", "a place"),
    (Place.GAMES, "Games", "a place: those that were played"),
    (Place.LAB, "Lab", "a place: the laboratory"),
)


def tabs() -> dict[Page, str]:
    """Return the pages of all places with their short names, which are those of the tabs."""
    return {
        Page.LEARN: tr("Today", "a tab: what to practise today"),
        Page.PROGRESS: tr("Progress", "a tab"),
        Page.PRACTICE: tr("Practice", "the title of a page"),
        Page.LESSONS: tr("Lessons", "a tab"),
        Page.OPENINGS: tr("First rolls", "a tab"),
        Page.HISTORY: tr("List", "a tab: of games"),
        Page.DAYS: tr("Days", "a tab: the calendar of daily games"),
        Page.BOXES: tr("Boxes", "a tab: what each box of the card brings"),
        Page.OPPONENTS: tr("Opponents", "a tab"),
        Page.FAIRNESS: tr("Dice", "a tab: are they fair?"),
        Page.SET_UP: tr("Position", "a tab"),
        Page.STRATEGIES: tr("Players", "a tab: who plays how well"),
        Page.RULES_LAB: tr("Rules", "a tab"),
        Page.TURN_CHANCES: tr("Odds", "a tab: chances in a turn"),
    }


class HelpPart(Enum):
    """The sections of the page of help."""

    GUIDE = "guide"
    RULES = "rules"
    WORDS = "words"
    KEYS = "shortcuts"
    ABOUT = "about"


def help_parts() -> dict[HelpPart, str]:
    """Return what the sections of the page of help are called."""
    return {
        HelpPart.GUIDE: tr("Guide", "a section of Help"),
        HelpPart.RULES: tr("Rules", "a section of Help"),
        HelpPart.WORDS: tr("Words", "a section of Help: what they mean"),
        HelpPart.KEYS: tr("Keys", "a section of Help, and of the settings"),
        HelpPart.ABOUT: tr("About", "a section of Help"),
    }


def page_title(page: Page) -> str:
    """Return the title of a page of a place, as it is spoken and as a way back says it."""
    assert page.place is not None
    if not page.is_tab:
        return tabs()[page]
    return tr("{place}: {tab}").format(place=place_name(page.place), tab=tabs()[page])


tabs_name = Sentence("Pages of this place", where="spoken: a row of buttons")
places_name = Sentence("Places", where="spoken: a row of buttons")

due_today = Counted(
    "One position to practise today", "%n positions to practise today", where="what the number beside Learn says"
)


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus."""
    return {
        "game": tr("&Game"),
        "coach": tr("&Coach"),
        "learn": tr("&Learn"),
        "analyse": tr("&Analyse"),
        "view": tr("&View"),
        "help": tr("&Help"),
    }


def menu_items() -> dict[str, str]:
    """Return the texts of the menu items that are no choice, and of submenus."""
    as_tabs = Page.LESSONS, Page.OPENINGS, Page.SET_UP, Page.STRATEGIES, Page.RULES_LAB, Page.TURN_CHANCES
    parts = {part.value: help_parts()[part] for part in (HelpPart.KEYS, HelpPart.ABOUT)}
    return (
        {page.item: tabs()[page] for page in as_tabs}
        | parts
        | {
            "new": tr("New game…"),
            "today": tr("Daily game"),
            "again": tr("Same rolls again"),
            "back": tr("Back to your game"),
            "undo": tr("Undo"),
            "redo": tr("Redo"),
            "correct": tr("Correct a typed roll"),
            "history": tr("Games", "a menu item: those that were played"),
            "import": tr("Open…", "a menu item: a game from a file"),
            "share": tr("Share", "a menu"),
            "export": tr("Save the game…"),
            "save_review": tr("Save the review…"),
            "copy": tr("Copy the result"),
            "copy_picture": tr("Copy as a picture"),
            "save_picture": tr("Save a picture…"),
            "copy_line": tr("Copy as one line"),
            "copy_json": tr("Copy as JSON"),
            "settings": tr("Settings"),
            "quit": tr("Quit"),
            "guess_first": tr("Guess first in Live"),
            "hint": tr("Hint for this decision"),
            "next_mistake": tr("Next costly choice"),
            "previous_mistake": tr("Previous costly choice"),
            "learn": tr("Learn", "a menu item"),
            "retry": tr("Today's practice"),
            "puzzles": tr("Puzzles", "a tab"),
            "proficiency": tr("Skill test", "a tab"),
            "play_from_here": tr("Play from here"),
            "paste": tr("Paste a position or game"),
            "this_turn": tr("This turn", "a menu item"),
            "final_score": tr("Final score", "a menu item"),
            "compare": tr("Compare with another option…"),
            "against_this": tr("Compare others against this"),
            "tables": tr("As table", "a menu item: what the card shows"),
            "next_card": tr("Next player's card"),
            "full_screen": tr("Full screen"),
            "guide": tr("Help", "a menu item"),
            "welcome": tr("Welcome again"),
            "demo": tr("Watch perfect play"),
            "famous": tr("Two famous games", "a menu"),
            "verhoeff": tr("Against the demon", "a famous game, in a menu"),
            "lowest": tr("The lowest score", "a famous game, in a menu"),
        }
    )


def key(name: str) -> str:
    """Return a key as the system and the language write it: Strg+N for Ctrl+N where that is on the key."""
    if name == Action.ROLL.usual:
        return space_key()
    return QKeySequence(name, QKeySequence.SequenceFormat.PortableText).toString(QKeySequence.SequenceFormat.NativeText)


def action_name(action: Action) -> str:
    """Return what an action is called in the list of keys: as in the menu, where that says enough."""
    if action in KEEPS:
        return tr("Keep die {place}").format(place=KEEPS.index(action) + 1)
    named = {
        Action.ROLL: tr("Roll the dice", "the name of an action"),
        Action.SKIP: tr("Skip the opponents' turns"),
        Action.NEXT_MODE: tr("Next coach mode"),
        Action.IMPORT: tr("Open a game"),
        Action.GUIDE: tr("Help, or the word under the mouse"),
        Action.SET_UP: tr("Open in Lab, Position"),
        Action.SHORTCUTS: tr("Show all keys"),
        Action.SCORECARD: tr("Go to the scorecard"),
        Action.PEEK: tr("Show another option while the key is held"),
        Action.STEP_BACK: tr("Looking back: the previous decision"),
        Action.STEP_ON: tr("Looking back: the next decision"),
        Action.SAY_DICE: tr("Say the dice and the rolls left"),
        Action.SAY_CARD: tr("Say your card and its bonus"),
        Action.SAY_OTHERS: tr("Say the opponents' totals"),
        Action.SAY_COACH: tr("Say what the coach said last"),
    }
    return named[action] if action in named else plain(menu_items()[action.value])


back_to = Sentence("‹ {title}")


def plain(item: str) -> str:
    """Return the text of a menu item without what belongs to menus only."""
    return item.replace("&", "").removesuffix("…")


def key_groups() -> Sequence[tuple[str, Sequence[Action]]]:
    """Return all actions in groups, each with its heading."""
    say = Action.SAY_DICE, Action.SAY_CARD, Action.SAY_OTHERS, Action.SAY_COACH
    ahead = Action.THIS_TURN, Action.FINAL_SCORE, Action.TABLE, Action.COMPARE, Action.AGAINST_THIS, Action.PEEK
    back = Action.NEXT_MISTAKE, Action.PREVIOUS_MISTAKE, Action.STEP_BACK, Action.STEP_ON
    of_games = Action.NEW_GAME, Action.UNDO, Action.REDO, Action.IMPORT, Action.EXPORT
    positions = Action.SET_UP, Action.COPY_PICTURE, Action.SAVE_PICTURE, Action.COPY_LINE, Action.PASTE
    window = Action.LEARN, Action.SETTINGS, Action.GUIDE, Action.SHORTCUTS, Action.FULL_SCREEN, Action.QUIT
    return (
        (tr("Dice", "heading of keys"), (*KEEPS, Action.ROLL, Action.CORRECT)),
        (tr("Scorecards", "heading of keys"), (Action.SCORECARD, Action.NEXT_CARD, Action.SKIP)),
        (tr("Coach", "heading of keys"), (Action.NEXT_MODE, Action.HINT, *back)),
        (tr("Below the dice", "heading of keys: what the card there shows"), ahead),
        (tr("Said aloud", "heading of keys: for players who don't see the screen"), say),
        (tr("Games", "heading of keys"), of_games),
        (tr("Positions", "heading of keys"), positions),
        (tr("The window", "heading of keys"), window),
    )


def fixed_keys() -> Sequence[tuple[Sequence[str], str]]:
    """Return the keys that are always the same, and what they do."""
    return (
        ((key("Up"), key("Down")), tr("From box to box on the scorecard")),
        ((tr("Enter"),), tr("Score in the chosen box, or press the button with the ring")),
        ((key("Tab"),), tr("To the next control")),
        ((key("Esc"),), tr("Back: from a notice, a question, a look back, a page")),
        (tuple(map(key, PLACES)), tr("Play, Learn, Games, Lab")),
        ((key(BACK), key(CLOSE)), tr("From a page back to where you were")),
    )


# ---- changing keys ----

change_key = Sentence("Change", where="button: takes another key")
change_keys = Sentence("Change ⌄", where="link that opens a group of keys")
close_keys = Sentence("Done ⌃", where="link that closes a group of keys")
press_a_key = Sentence("Press a key", where="button while it waits for a key")
reset_keys = Sentence("Reset all keys", where="button")


change_key_spoken = Sentence("{action}: {key}. Change the key", where="spoken: the same button")
key_changed = Sentence("{action}: {key} from now on.")
key_taken = Sentence("{action}: {key} from now on. “{other}” had it, and has {instead} now.")
key_fixed = Sentence("{key} can't be used for anything else. Nothing was changed.")
space_key = Sentence("Space", where="name of the space bar, as printed on the Roll button")
