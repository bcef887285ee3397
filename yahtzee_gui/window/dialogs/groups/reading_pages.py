# SPDX-License-Identifier: MIT
"""The pages to read: the guide, the rules, the keys, the words, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from yahtzee_gui.desktop import languages
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.window.dialogs.openers import Opener, Page
from yahtzee_gui.wording.coach import coaching

if TYPE_CHECKING:
    from yahtzee_gui.pages.reading.guide import GuideDialog
    from yahtzee_gui.pages.reading.help import AboutDialog, GlossaryDialog, ShortcutsDialog
    from yahtzee_gui.pages.reading.rules import RulesDialog


def table_in_words(controller: GameController) -> str:
    """Return what is said of the table of the game in play once it is there, else nothing."""
    game, par = controller.game, controller.table.par
    return coaching.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""


@dataclass(frozen=True)
class ReadingPages:
    """Opens the pages to read over `parent`, in its `colors`."""

    parent: QWidget
    controller: GameController
    services: Services
    colors: Callable[[], Colors]

    def openers(self) -> Mapping[Page, Opener[Any]]:
        """Return how each page is made."""
        return {
            Page.GUIDE: Opener(self._make_guide),
            Page.RULES: Opener(self._make_rules),
            Page.SHORTCUTS: Opener(self._make_shortcuts),
            Page.GLOSSARY: Opener(self._make_glossary),
            Page.ABOUT: Opener(self._make_about),
        }

    def _make_guide(self) -> GuideDialog:
        from yahtzee_gui.pages.reading.guide import GuideDialog

        return GuideDialog(self.colors(), languages.current(), self.parent)

    def _make_rules(self) -> RulesDialog | None:
        game = self.controller.game
        if game is None:
            return None
        from yahtzee_gui.pages.reading.rules import RulesDialog

        return RulesDialog(self.colors(), game.rules, self.parent)

    def _make_shortcuts(self) -> ShortcutsDialog:
        from yahtzee_gui.pages.reading.help import ShortcutsDialog

        return ShortcutsDialog(self.services.settings.keys, self.parent)

    def _make_glossary(self) -> GlossaryDialog:
        from yahtzee_gui.pages.reading.help import GlossaryDialog

        return GlossaryDialog(self.parent)

    def _make_about(self) -> AboutDialog:
        from yahtzee_gui.pages.reading.help import AboutDialog

        return AboutDialog(table_in_words(self.controller), self.parent)
