# SPDX-License-Identifier: MIT
"""Which rolls: the part of the New game dialog that says where they come from, and who plays with the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.cards import WideText
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, mark_wrong
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.new_game import match_words, words
from yahtzee_gui.new_game.choice import GameChoice, Rolls
from yahtzee_gui.play.ghost import may_haunt
from yahtzee_gui.words import dates, names

_FIELD, _MOST_EARLIER = 280, 30
_NAMES = {
    Rolls.RANDOM: words.random,
    Rolls.DAILY: words.daily,
    Rolls.SEED: words.from_seed,
    Rolls.EARLIER: words.of_earlier,
    Rolls.TYPED: words.real_dice,
}


def rolls_name(rolls: Rolls) -> str:
    """Return the name of where rolls come from."""
    return _NAMES[rolls]()


class RollsPart(QWidget):
    """Where rolls come from, the seed or the game they are of, and the ghost.

    Signals:
        asked: the `GameChoice` that is to be.
    """

    asked = Signal(object)

    def __init__(self, today: date, finished: Iterable[FinishedGame]) -> None:
        super().__init__()
        self._choice, self._today = GameChoice(), today
        self.sources = Segments(list(Rolls), rolls_name, fills=False)
        self.seed, self.earlier, self.ghosts = QLineEdit(), Combo(), Combo()
        self.note, self.ghost_note = WideText("muted", 300), WideText("muted", 300)
        self._ghost_name = Label(words.ghost())
        for widget, name in (
            (self.seed, words.seed_field()),
            (self.earlier, words.which_earlier()),
            (self.ghosts, words.ghost()),
        ):
            widget.setAccessibleName(name)
            widget.setFixedWidth(_FIELD)
        self.sources.set_name(words.rolls())
        self.seed.setPlaceholderText(words.seed_example())
        for game in self._known(finished):
            day = dates.long_day(datetime.fromisoformat(game.finished_at).astimezone().date())
            self.earlier.addItem(words.earlier_game(day, game.score), game.seed)
        for rival in Rival:
            self.ghosts.addItem(names.rival(rival), rival)
        ghost = filled(QHBoxLayout(), self._ghost_name, self.ghosts, STRETCH, spacing=10)
        switch = filled(QHBoxLayout(), self.sources, STRETCH)
        notes = (self.note, ghost, self.ghost_note)
        filled(QVBoxLayout(self), switch, self.seed, self.earlier, *notes, spacing=8, margins=(0, 0, 0, 0))
        self.sources.choiceRequested.connect(self._take_source)
        self.seed.textEdited.connect(lambda text: self._ask(seed=text))
        self.earlier.activated.connect(lambda _place: self._ask(earlier=self.earlier.currentData()))
        self.ghosts.activated.connect(lambda _place: self._ask(rival=self.ghosts.currentData()))

    @staticmethod
    def _known(finished: Iterable[FinishedGame]) -> list[FinishedGame]:
        """Return the last games on one's own that the program rolled, each seed once."""
        games = {game.seed: game for game in finished if game.is_rolled_here and not game.seats}
        return list(games.values())[:_MOST_EARLIER]

    def _ask(self, **changes: Any) -> None:
        self.asked.emit(self._choice.but(**changes))

    def _take_source(self, rolls: Rolls) -> None:
        self._ask(rolls=rolls, earlier=self.earlier.currentData() or "")
        if rolls is Rolls.SEED:
            self.seed.setFocus()

    def show_choice(self, choice: GameChoice, first_result: int | None) -> None:
        """Show where the rolls come from; `first_result` is the score of the same game, if it was finished before."""
        self._choice, source = choice, choice.source
        self.sources.set_choice(source)
        for known in (Rolls.DAILY, Rolls.SEED, Rolls.EARLIER):
            self.sources.buttons[known].setVisible(not choice.is_match)
        self.seed.setVisible(source is Rolls.SEED)
        if self.seed.text() != choice.seed:
            self.seed.setText(choice.seed)
        mark_wrong(self.seed, is_wrong=bool(choice.seed_fault and choice.seed))
        self.earlier.setVisible(source is Rolls.EARLIER and self.earlier.count() > 0)
        self.earlier.setCurrentIndex(max(0, self.earlier.findData(choice.earlier)))
        self.note.show_text(self._explained(choice, first_result))
        self.seed.setAccessibleDescription(self.note.text())
        self._show_ghost(choice, has_earlier=first_result is not None)

    def _explained(self, choice: GameChoice, first_result: int | None) -> str:
        day = day_of(choice.seed_on(self._today) or "")
        before = "" if first_result is None else words.finished_before(first_result)
        explained: Mapping[Rolls, str] = {
            Rolls.RANDOM: match_words.everyone_rolls() if choice.is_match else words.random_explained(),
            Rolls.DAILY: words.daily_explained(self._today),
            Rolls.SEED: choice.seed_fault or (words.seed_of_day(day) if day and choice.model.is_fair else ""),
            Rolls.EARLIER: words.earlier_explained() if self.earlier.count() else words.no_earlier(),
            Rolls.TYPED: match_words.real_dice() if choice.is_match else words.real_dice_explained(),
        }
        return " ".join(filter(None, (explained[choice.source], before)))

    def _show_ghost(self, choice: GameChoice, *, has_earlier: bool) -> None:
        """Offer those who can play with the same rolls: the earlier self where there is one."""
        model = self.ghosts.model()
        for row, rival in enumerate(Rival):
            is_offered = may_haunt(rival, choice.rules) and (rival is not Rival.EARLIER or has_earlier)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if is_offered else Qt.ItemFlag.NoItemFlags
            model.item(row).setFlags(flags)  # type: ignore[attr-defined]
        ghost = choice.ghost(has_earlier=has_earlier)
        self.ghosts.setCurrentIndex(self.ghosts.findData(ghost))
        self.ghosts.setEnabled(not choice.ghost_fault)
        for widget in (self._ghost_name, self.ghosts):
            widget.setVisible(not choice.is_match)
        note = choice.ghost_fault or words.ghost_explained(ghost)
        self.ghost_note.show_text("" if choice.is_match else note)
        self.ghosts.setAccessibleDescription(note)
