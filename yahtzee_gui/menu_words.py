# SPDX-License-Identifier: MIT
"""The menus in words: the pages and the menu that each is opened from, all other items, and what keys are called."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtGui import QKeySequence

from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, DEFAULTS, KEEPS, Action, Keys
from yahtzee_gui.words.base import Sentence, tr

shortcuts_title = Sentence("Keys", where="title of the page")
table_title = Sentence("Game", where="what one goes back to from a page")


class Page(Enum):
    """The pages that can be gone to from the table. In a menu they follow one another as they do here.

    Attributes:
        item: what its menu item is called in `menu_items`.
        menu: the part of a menu that it is opened from; empty where something else leads to it.
        source: the module and class that show it: imported and made when it is opened first. Those without one are made
            by an opener.
    """

    RACE = "turns", "game"
    HISTORY = "history", "game"
    FIVE_GAMES = "five_games", ""
    DAYS = "days", "game"
    FAIRNESS = "fairness", "game"
    SETTINGS = "settings", "game", "yahtzee_gui.settings.page:SettingsPage"
    SHARING = "sharing", "files"
    SIDE_BY_SIDE = "side_by_side", "coach"
    TABLES = "tables", "coach"
    SET_UP = "set_up", "analyse"
    TURN_CHANCES = "turn_chances", "end of analyse"
    RULES_LAB = "rules_lab", "end of analyse"
    STRATEGIES = "strategies", "end of analyse"
    LEARN = "learn", "learn"
    RETRY = "retry", "learn"
    BEHIND = "behind", ""
    LESSONS = "lessons", "learn"
    PUZZLES = "puzzles", "learn"
    OPENINGS = "openings", "learn"
    PROFICIENCY = "proficiency", "learn"
    PROGRESS = "progress", "learn"
    GUIDE = "guide", "help", "yahtzee_gui.help.guide_page:GuidePage"
    RULES = "rules", "help", "yahtzee_gui.help.rules_page:RulesPage"
    GLOSSARY = "glossary", "help", "yahtzee_gui.help.page:GlossaryPage"
    SHORTCUTS = "shortcuts", "help", "yahtzee_gui.help.page:ShortcutsPage"
    WELCOME = "welcome", "help"
    ABOUT = "about", "end of help", "yahtzee_gui.help.page:AboutPage"

    def __init__(self, item: str, menu: str, source: str = "") -> None:
        self.item, self.menu, self.source = item, menu, source


def page_texts() -> dict[Page, str]:
    """Return the texts of the items that open pages."""
    return {
        Page.RACE: tr("Turn &by turn"),
        Page.HISTORY: tr("Games &played"),
        Page.DAYS: tr("Games of the &day"),
        Page.FAIRNESS: tr("Are the dice &fair?"),
        Page.SETTINGS: tr("&Settings"),
        Page.SHARING: tr("Export my &decisions…"),
        Page.SIDE_BY_SIDE: tr("Two options side &by side"),
        Page.TABLES: tr("Charts as &tables"),
        Page.SET_UP: tr("&Set up a position…"),
        Page.TURN_CHANCES: tr("Chances in a turn", "a menu item"),
        Page.RULES_LAB: tr("Rules of your own", "a menu item"),
        Page.STRATEGIES: tr("Strategies", "a menu item"),
        Page.LEARN: tr("&Learn…"),
        Page.RETRY: tr("&Retry costly choices"),
        Page.LESSONS: tr("L&essons"),
        Page.PUZZLES: tr("Pu&zzles"),
        Page.OPENINGS: tr("&Opening book"),
        Page.PROFICIENCY: tr("Proficiency &test"),
        Page.PROGRESS: tr("&Progress"),
        Page.GUIDE: tr("&Guide"),
        Page.RULES: tr("&Rules"),
        Page.GLOSSARY: tr("Gl&ossary"),
        Page.SHORTCUTS: tr("&Keys"),
        Page.WELCOME: tr("&Welcome pages"),
        Page.ABOUT: tr("&About"),
    }


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
    """Return the texts of the menu items that are no choice."""
    return {
        "new": tr("&New game…"),
        "today": tr("&Today's game"),
        "again": tr("Same dice a&gain"),
        "race": tr("Race &against"),
        "back": tr("Back to your game"),
        "undo": tr("&Undo"),
        "redo": tr("&Redo"),
        "correct": tr("Correct a t&yped roll"),
        "files": tr("&Import and export"),
        "import": tr("&Import a game…"),
        "export": tr("&Export the game…"),
        "import_history": tr("I&mport a history…"),
        "export_history": tr("E&xport the history…"),
        "next_card": tr("&Look at the next scorecard"),
        "copy": tr("&Copy the result"),
        "copy_picture": tr("C&opy as a picture"),
        "save_picture": tr("Sa&ve a picture…"),
        "play_from_here": tr("Play &from here"),
        "final_score": tr("Final score", "a menu item"),
        "this_turn": tr("This turn", "a menu item"),
        "pin": tr("Compare this option"),
        "what_if": tr("What if?", "a menu item"),
        "guess_first": tr("Guess first in Live"),
        "paste": tr("&Paste a position or game"),
        "copy_line": tr("&Copy as one line"),
        "copy_json": tr("Copy as &JSON"),
        "quit": tr("&Quit"),
        "next_mode": tr("Next m&ode"),
        "hint": tr("&Hint for this decision"),
        "next_mistake": tr("&Next costly choice"),
        "previous_mistake": tr("&Previous costly choice"),
        "demo": tr("Watch &perfect play"),
        "verhoeff": tr("&Verhoeff's game against the demon"),
        "lowest": tr("Verhoeff's game with the &lowest score"),
        "full_screen": tr("&Full screen"),
        **{page.item: text for page, text in page_texts().items()},
    }


def key(name: str) -> str:
    """Return a key as the system and the language write it: Strg+N for Ctrl+N where that is on the key."""
    if name == DEFAULTS[Action.ROLL]:
        return space_key()
    return QKeySequence(name, QKeySequence.SequenceFormat.PortableText).toString(QKeySequence.SequenceFormat.NativeText)


def action_name(action: Action) -> str:
    """Return what an action is called in the list of keys: as in the menu, where it is in one."""
    if action in KEEPS:
        return tr("Keep die {place}").format(place=KEEPS.index(action) + 1)
    named = {
        Action.ROLL: tr("Roll the dice", "the name of an action"),
        Action.SKIP: tr("Skip to your turn"),
        Action.NEXT_MODE: tr("Next coach mode"),
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
            of(Action.TABLES, Action.SIDE_BY_SIDE, Action.NEXT_CARD, Action.LEARN),
            tr("charts as tables; two options side by side; next scorecard; learn"),
        ),
        (tr("Esc"), tr("close a notice; back to the game; cancel a choice you're asked to confirm")),
        (
            of(Action.FINAL_SCORE, Action.THIS_TURN),
            tr("final scores; where the turn ends; press again for the graph"),
        ),
        (of(Action.PIN, Action.PEEK), tr("compare the option in the list; look at another while the key is held")),
        (of(Action.UNDO, Action.REDO), tr("undo, redo; a new game can be undone too")),
        (of(Action.CORRECT), tr("with your own dice: correct a roll you mistyped")),
        (of(Action.NEW_GAME), tr("new game")),
        (of(Action.SET_UP), tr("set up any position, with any dice and card")),
        (of(Action.PASTE, Action.COPY_LINE), tr("open a position or game you copied; copy this one as a line")),
        (of(Action.IMPORT, Action.EXPORT), tr("import a game, export the game")),
        (of(Action.COPY_PICTURE, Action.SAVE_PICTURE), tr("copy the game as a picture; save it")),
        (of(Action.SETTINGS), tr("settings")),
        (of(Action.GUIDE, Action.SHORTCUTS), tr("the guide, or what the word under the mouse means; this page")),
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
