# SPDX-License-Identifier: MIT
"""The pages to read: the guide, the rules, the keys, the words, and what the program is."""

from __future__ import annotations

from yahtzee_gui.board.coach.view import table_text
from yahtzee_gui.desktop import languages
from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.controller import GameController


def open_guide(pages: OpenPages) -> PageSpec:
    """Return the guide in the language that is spoken."""
    from yahtzee_gui.help.guide_page import GuideDialog

    return PageSpec(GuideDialog(languages.current(), pages.window))


def open_rules(pages: OpenPages, controller: GameController) -> PageSpec | None:
    """Return the rules of the game in play."""
    from yahtzee_gui.help.rules_page import RulesDialog

    game = controller.game
    return PageSpec(RulesDialog(game.rules, pages.window)) if game is not None else None


def open_shortcuts(pages: OpenPages) -> PageSpec:
    """Return the keys that hold now."""
    from yahtzee_gui.help.page import ShortcutsDialog

    return PageSpec(ShortcutsDialog(pages.keys(), pages.window))


def open_glossary(pages: OpenPages) -> PageSpec:
    """Return the words and what they mean."""
    from yahtzee_gui.help.page import GlossaryDialog

    return PageSpec(GlossaryDialog(pages.window))


def read_entry(pages: OpenPages, sentence: str) -> None:
    """Go to the words, where one of their sentences stands."""
    from yahtzee_gui.help.page import GlossaryDialog

    pages.show(Page.GLOSSARY)
    page = pages.get(Page.GLOSSARY)
    assert isinstance(page, GlossaryDialog)
    page.show_entry(sentence)


def open_about(pages: OpenPages, controller: GameController) -> PageSpec:
    """Return what the program is, with how it stands with the table of the game in play."""
    from yahtzee_gui.help.page import AboutDialog

    return PageSpec(AboutDialog(table_text(controller.scene()), pages.window))
