# SPDX-License-Identifier: MIT
"""The menus in words: the places with their pages, the items, and what keys are called."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtGui import QKeySequence

from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, DEFAULTS, KEEPS, PLACES, Action, Keys
from yahtzee_gui.words.base import Sentence, plural, tr


class Place(Enum):
    """Where one can be: at the table, or on a page of a place, where each page is a tab. Help is in no switch."""

    PLAY = "play"
    LEARN = "learn"
    GAMES = "games"
    LAB = "lab"
    HELP = "help"


class Page(Enum):
    """The pages that can be gone to from the table. The tabs of a place follow one another as they do here.

    Attributes:
        item: what its menu item is called in `menu_items`, if it is in a menu.
        place: the place that it is a tab of, if it is one.
        source: the module and class that show it: imported and made when it is opened first. Those without one are made
            by an opener.
    """

    SIDE_BY_SIDE = "side_by_side"
    LEARN = "learn", Place.LEARN
    PROGRESS = "progress", Place.LEARN
    RETRY = "retry", Place.LEARN
    PUZZLES = "puzzles", Place.LEARN
    PROFICIENCY = "proficiency", Place.LEARN
    LESSONS = "lessons", Place.LEARN
    OPENINGS = "openings", Place.LEARN
    BEHIND = "behind"
    HISTORY = "history", Place.GAMES
    DAYS = "days", Place.GAMES
    BOXES = "boxes", Place.GAMES
    OPPONENTS = "opponents", Place.GAMES
    FAIRNESS = "fairness", Place.GAMES
    SET_UP = "set_up", Place.LAB
    STRATEGIES = "strategies", Place.LAB
    RULES_LAB = "rules_lab", Place.LAB
    TURN_CHANCES = "turn_chances", Place.LAB
    SETTINGS = "settings", None, "yahtzee_gui.settings.page:SettingsPage"
    SHARING = "sharing"
    GUIDE = "guide", Place.HELP, "yahtzee_gui.help.guide_page:GuidePage"
    RULES = "rules", Place.HELP, "yahtzee_gui.help.rules_page:RulesPage"
    GLOSSARY = "glossary", Place.HELP, "yahtzee_gui.help.page:GlossaryPage"
    SHORTCUTS = "shortcuts", Place.HELP, "yahtzee_gui.help.page:ShortcutsPage"
    ABOUT = "about", Place.HELP, "yahtzee_gui.help.page:AboutPage"
    WELCOME = "welcome"

    def __init__(self, item: str, place: Place | None = None, source: str = "") -> None:
        self.item, self.place, self.source = item, place, source


def place_name(place: Place) -> str:
    """Return what a place is called."""
    return {
        Place.PLAY: tr("Play", "a place: the table"),
        Place.LEARN: tr("Learn", "a place"),
        Place.GAMES: tr("Games", "a place: those that were played"),
        Place.LAB: tr("Lab", "a place: the laboratory"),
        Place.HELP: tr("Help", "the title of pages"),
    }[place]


def tabs() -> dict[Page, str]:
    """Return the pages of all places, with the short names of their tabs."""
    return {
        Page.LEARN: tr("Today", "a tab: what to practise today"),
        Page.PROGRESS: tr("Progress", "a tab"),
        Page.RETRY: tr("Your costly choices", "a tab"),
        Page.PUZZLES: tr("Puzzles", "a tab"),
        Page.PROFICIENCY: tr("Skill test", "a tab"),
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
        Page.GUIDE: tr("Guide", "a tab"),
        Page.RULES: tr("Rules", "a tab"),
        Page.GLOSSARY: tr("Words", "a tab: what they mean"),
        Page.SHORTCUTS: tr("Keys", "a tab"),
        Page.ABOUT: tr("About", "a tab"),
    }


def page_title(page: Page) -> str:
    """Return the title of a page of a place, as it is spoken and as a way back says it."""
    assert page.place is not None
    return tr("{place}: {tab}").format(place=place_name(page.place), tab=tabs()[page])


tabs_name = Sentence("Pages of this place", where="spoken: a row of buttons")
places_name = Sentence("Places", where="spoken: a row of buttons")


def due_today(positions: int) -> str:
    """Return what the number beside Learn says."""
    return plural(positions, "One position to practise today", "%n positions to practise today")


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
    practice = Page.LESSONS, Page.PUZZLES, Page.PROFICIENCY, Page.OPENINGS
    as_tabs = *practice, Page.SET_UP, Page.STRATEGIES, Page.RULES_LAB, Page.TURN_CHANCES, Page.SHORTCUTS, Page.ABOUT
    return {page.item: tabs()[page] for page in as_tabs} | {
        "new": tr("New game…"),
        "today": tr("Daily game"),
        "again": tr("Same rolls again"),
        "race": tr("Race a ghost"),
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
        "export_history": tr("Export the history…"),
        "import_history": tr("Import a history…"),
        "settings": tr("Settings"),
        "quit": tr("Quit"),
        "guess_first": tr("Guess first in Live"),
        "hint": tr("Hint for this decision"),
        "next_mistake": tr("Next costly choice"),
        "previous_mistake": tr("Previous costly choice"),
        "learn": tr("Learn", "a menu item"),
        "retry": tr("Today's practice"),
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
        "verhoeff": tr("Verhoeff's game against the demon"),
        "lowest": tr("Verhoeff's game with the lowest score"),
    }


def key(name: str) -> str:
    """Return a key as the system and the language write it: Strg+N for Ctrl+N where that is on the key."""
    if name == DEFAULTS[Action.ROLL]:
        return space_key()
    return QKeySequence(name, QKeySequence.SequenceFormat.PortableText).toString(QKeySequence.SequenceFormat.NativeText)


def action_name(action: Action) -> str:
    """Return what an action is called in the list of keys: as in the menu, where that says enough."""
    if action in KEEPS:
        return tr("Keep die {place}").format(place=KEEPS.index(action) + 1)
    named = {
        Action.ROLL: tr("Roll the dice", "the name of an action"),
        Action.SKIP: tr("Skip to your turn"),
        Action.NEXT_MODE: tr("Next coach mode"),
        Action.IMPORT: tr("Open a game"),
        Action.GUIDE: tr("Help, or the word under the mouse"),
        Action.SET_UP: tr("Set up the position"),
        Action.SHORTCUTS: tr("Show all keys"),
        Action.SCORECARD: tr("Go to the scorecard"),
        Action.PEEK: tr("Look at another option while the key is held"),
        Action.STEP_BACK: tr("Looking back: the previous decision"),
        Action.STEP_ON: tr("Looking back: the next decision"),
    }
    return named[action] if action in named else plain(menu_items()[action.value])


back_to = Sentence("‹ {title}")


def plain(item: str) -> str:
    """Return the text of a menu item without what belongs to menus only."""
    return item.replace("&", "").removesuffix("…")


def shortcuts(keys: Keys) -> Sequence[tuple[str, str]]:
    """Return every key and what it does."""

    def of(*actions: Action) -> str:
        return ", ".join(key(keys.name(action)) for action in actions)

    return (
        (_digits(keys) or of(*KEEPS), tr("keep a die, or let it go")),
        (of(Action.ROLL, Action.SKIP), tr("roll the dice; skip opponents")),
        (tr("Tab"), tr("to the next control; Enter presses it")),
        (tr("Up, Down"), tr("go from box to box on the scorecard")),
        (tr("Enter"), tr("score in the chosen box; in the coach's list, keep the dice of the selected option")),
        (of(Action.SCORECARD), tr("go to the scorecard")),
        (of(Action.NEXT_MODE), tr("next coach mode")),
        (of(Action.HINT), tr("a hint; press again for more")),
        (of(Action.NEXT_MISTAKE, Action.PREVIOUS_MISTAKE), tr("look at the next costly choice, or the previous one")),
        (of(Action.STEP_BACK, Action.STEP_ON), tr("looking back: the previous decision, or the next")),
        (
            of(Action.TABLE, Action.NEXT_CARD, Action.LEARN),
            tr("what the card shows as a table; next scorecard; learn"),
        ),
        (tr("Esc"), tr("close a notice; back to the game; cancel a choice you're asked to confirm")),
        (
            of(Action.FINAL_SCORE, Action.THIS_TURN),
            tr("final scores; where the turn ends; press again for the graph"),
        ),
        (
            of(Action.COMPARE, Action.AGAINST_THIS, Action.PEEK),
            tr("compare with another option; compare others against this; look at the other while the key is held"),
        ),
        (of(Action.UNDO, Action.REDO), tr("undo, redo; a new game can be undone too")),
        (of(Action.CORRECT), tr("with your own dice: correct a roll you mistyped")),
        (of(Action.NEW_GAME), tr("new game")),
        (of(Action.SET_UP), tr("set up any position, with any dice and card")),
        (of(Action.PASTE, Action.COPY_LINE), tr("open a position or game you copied; copy this one as a line")),
        (of(Action.IMPORT, Action.EXPORT), tr("import a game, export the game")),
        (of(Action.COPY_PICTURE, Action.SAVE_PICTURE), tr("copy the game as a picture; save it")),
        (of(Action.SETTINGS), tr("settings")),
        (of(Action.GUIDE, Action.SHORTCUTS), tr("the guide, or what the word under the mouse means; this page")),
        (", ".join(map(key, PLACES)), tr("play, learn, games, lab")),
        (", ".join((key(BACK), key(CLOSE))), tr("back from a page to where you were")),
        (of(Action.FULL_SCREEN), tr("full screen, and back")),
        (of(Action.QUIT), tr("quit; the game is saved after every action")),
    )


def _digits(keys: Keys) -> str:
    """Return the keys of the five dice in short, as long as they are the digits from 1 to 5."""
    return "1 – 5" if not any(action in keys.changed for action in KEEPS) else ""


# ---- changing keys ----

keys_heading = Sentence("Keys", where="heading")
change_key = Sentence("Change…", where="button")
press_a_key = Sentence("Press a key", where="button while it waits for a key")
reset_keys = Sentence("Reset all keys", where="button")
keys_reset = Sentence("All keys are back to their defaults.", where="remark after that")


def change_key_spoken(action: Action, name: str) -> str:
    """Return what a screen reader says of that button."""
    return tr("{action}: {key}. Change the key").format(action=action_name(action), key=key(name))


def key_changed(action: Action, name: str) -> str:
    """Return the remark after a key was changed."""
    return tr("{action}: {key} from now on.").format(action=action_name(action), key=key(name))


def key_taken(name: str, owner: Action) -> str:
    """Return why a key cannot be had: it belongs to another action."""
    return tr("{key} is taken by “{action}”. Nothing was changed.").format(key=key(name), action=action_name(owner))


def key_fixed(name: str) -> str:
    """Return why a key cannot be had: it is the same in every program, or opens a menu."""
    return tr("{key} can't be used for anything else. Nothing was changed.").format(key=key(name))


space_key = Sentence("Space", where="name of the space bar, as printed on the Roll button")
