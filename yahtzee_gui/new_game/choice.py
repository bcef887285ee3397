# SPDX-License-Identifier: MIT
"""A choice is what the New game dialog is to begin: who plays, which game, with which rolls, for what, with what luck.

What doesn't go with the rest keeps its value, and has none of its effect: `luck_fault` and the others say why. So it
comes back as soon as it can. Opponents stand in the list with how well each plays, and who is about as good as the
player.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import field, replace
from datetime import date
from enum import Enum
from typing import Any

from engine.games.goals import OWN_KINDS, ReachGoal, RecordGoal, record_goal_as_json, record_goal_from_json
from engine.rules.dice import DEMON, FAIR_DICE, OFFERED_DICE, DiceModel, dice_model
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rules_as_json, rules_from_json
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strategies import PLAYS_TO_WIN, Face, Strength, strategy, strength
from yahtzee_gui.board import match_words
from yahtzee_gui.desktop.preferences import LONGEST_SEED, Rival
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.starter import GameToBegin, Table, seated, why_not
from yahtzee_gui.play.ghost import may_haunt
from yahtzee_gui.words import numbers, units

ROUND = 300
"""The score of the tile that is for a score."""


class Rolls(Enum):
    """Where the rolls of a game on one's own come from."""

    RANDOM = "random"
    DAILY = "daily"
    SEED = "seed"
    EARLIER = "earlier"
    TYPED = "typed"


class GameTile(Enum):
    """What can be chosen at once, in the order of the keys 1 to 6."""

    USUAL = "usual"
    DAILY = "daily"
    MATCH = "match"
    REAL_DICE = "real-dice"
    FOR_300 = "for-300"
    DEMON = "demon"


@dataclass(frozen=True)
class GameChoice:
    """All that is chosen.

    Attributes:
        seed: what is typed for `Rolls.SEED`; `earlier`: the seed of the game for `Rolls.EARLIER`.
        goal: what is played for on one's own; None for points.
        table: who plays a match; `is_match` says whether it counts.
    """

    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE
    rolls: Rolls = Rolls.RANDOM
    seed: str = ""
    earlier: str = ""
    rival: Rival = Rival.NO_ONE
    goal: RecordGoal | None = None
    is_match: bool = False
    table: Table = field(default_factory=Table)

    # ---- what goes together ----

    @property
    def source(self) -> Rolls:
        """Where the rolls come from: in a match nobody knows them."""
        return self.rolls if not self.is_match or self.rolls is Rolls.TYPED else Rolls.RANDOM

    @property
    def luck_fault(self) -> str:
        """Why there are fair dice only; empty where others can be chosen."""
        if self.is_match:
            return words.match_is_fair()
        fair_only = {Rolls.DAILY: words.daily_is_fair, Rolls.TYPED: words.real_dice_are_fair}
        return fair_only.get(self.rolls, str)()

    @property
    def model(self) -> DiceModel:
        return FAIR_DICE if self.luck_fault else self.dice_model

    @property
    def goal_fault(self) -> str:
        """Why nothing but points, or a match, can be played for."""
        if self.is_match:
            return words.match_is_won()
        return "" if self.model.is_fair else words.needs_fair_dice()

    @property
    def own_goal(self) -> RecordGoal | None:
        """What is played for, other than points."""
        return None if self.goal_fault else self.goal

    @property
    def ghost_fault(self) -> str:
        if self.rolls is Rolls.TYPED:
            return words.ghost_needs_known_rolls()
        return "" if self.model.is_fair else words.ghost_needs_fair_dice()

    def ghost(self, *, has_earlier: bool) -> Rival:
        """Return who plays along; `has_earlier`: these rolls were finished before."""
        is_there = self.rival is not Rival.EARLIER or has_earlier
        return self.rival if is_there and not self.ghost_fault and may_haunt(self.rival, self.rules) else Rival.NO_ONE

    @property
    def seed_fault(self) -> str:
        """What is wrong with the seed that is typed; empty where none is needed."""
        seed = self._typed
        if self.source is not Rolls.SEED:
            return ""
        if not seed:
            return words.seed_missing()
        if len(seed) > LONGEST_SEED:
            return words.seed_too_long(LONGEST_SEED)
        return "" if seed.isprintable() else words.seed_unreadable()

    @property
    def _typed(self) -> str:
        """The seed that is typed: what looks the same is the same, and blanks around it do not count."""
        return unicodedata.normalize("NFC", self.seed).strip()

    def seed_on(self, today: date) -> str | None:
        """Return the seed of the rolls; None for rolls that nobody knows."""
        known = {Rolls.DAILY: seed_of(today), Rolls.SEED: self._typed, Rolls.EARLIER: self.earlier}
        return known.get(self.source) or None

    def begins(self, today: date, *, has_earlier: bool = False) -> GameToBegin:
        """Return the game, or match, that is to begin."""
        if self.is_match:
            real_dice = self.rolls is Rolls.TYPED
            return GameToBegin(self.rules, table=replace(seated(self.table, self.rules), real_dice=real_dice))
        ghost = self.ghost(has_earlier=has_earlier)
        return GameToBegin(
            self.rules, self.model, self.seed_on(today), self.own_goal, ghost, own_dice=self.rolls is Rolls.TYPED
        )

    # ---- tiles ----

    def with_tile(self, tile: GameTile) -> GameChoice:
        """Return what a tile stands for, by the same rules and at the same table."""
        plain = GameChoice(self.rules, seed=self.seed, earlier=self.earlier, table=self.table)
        changes: dict[GameTile, dict[str, Any]] = {
            GameTile.USUAL: {},
            GameTile.DAILY: {"rolls": Rolls.DAILY},
            GameTile.MATCH: {"is_match": True},
            GameTile.REAL_DICE: {"rolls": Rolls.TYPED},
            GameTile.FOR_300: {"goal": ReachGoal(ROUND)},
            GameTile.DEMON: {"dice_model": DEMON},
        }
        return replace(plain, **changes[tile])

    @property
    def tile(self) -> GameTile | None:
        """The tile that stands for this choice; None if no tile does."""
        here = replace(self, rolls=self.source, dice_model=self.model, goal=self.own_goal, rival=Rival.NO_ONE)
        return next((tile for tile in GameTile if here == self.with_tile(tile)), None)

    # ---- from one game to the next ----

    def as_text(self) -> str:
        """Return the choice as the settings keep it: without its table, and rolls that are known afterwards."""
        goal = None if self.own_goal is None else record_goal_as_json(self.own_goal)
        rules = {"rules": rules_as_json(self.rules), "rolls_per_turn": self.rules.rolls_per_turn}
        kept = {"dice_model": self.model.name, "goal": goal, "match": self.is_match}
        return json.dumps(rules | kept | {"typed": self.rolls is Rolls.TYPED})


def choice_from(text: str, table: Table) -> GameChoice:
    """Return the choice that a text of the settings describes, at `table`; the usual one for any other text."""
    try:
        kept = json.loads(text)
        rules, goal = rules_from_json(kept["rules"], kept["rolls_per_turn"]), kept["goal"]
        model = dice_model(kept["dice_model"])
        return GameChoice(
            rules,
            model if model in OFFERED_DICE else FAIR_DICE,
            Rolls.TYPED if kept["typed"] is True else Rolls.RANDOM,
            goal=None if goal is None else record_goal_from_json(goal, OWN_KINDS),
            is_match=kept["match"] is True,
            table=table,
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return GameChoice(table=table)


_ADAPTIVE_WINS = 0.51
"""How many games are won against perfect play by looking at it: 51.26 ± 0.16 of 100, in 100,000 (docs/method.md)."""
_FEWEST = 3
"""How many games say about what somebody averages."""
_FITS = 20.0  # points: who averages as much more or less is not at one's level


def listed(face: Face, rules: RuleSet, average: float | None) -> str:
    """Return an opponent as it stands in the list, to a player of that `average`: how it plays, and how well."""
    title = f"{match_words.face_name(face)}, {match_words.face_style(face)}"
    if fault := why_not(face, rules):
        return f"{title} · {fault}"
    known = strength_of(face, rules)
    if known is None:
        wins = words.against_paula(title, units.chance(_ADAPTIVE_WINS))
        return wins if face.value == PLAYS_TO_WIN and rules == DEFAULT_RULES else title
    text = f"{title} · Ø {numbers.decimal(known.mean, 0)}"
    return words.your_level(text) if face is fitting(rules, average) else text


def strength_of(face: Face, rules: RuleSet) -> Strength | None:
    """Return how good an opponent is; None where that isn't written down, or depends on who else plays."""
    return None if face.value == PLAYS_TO_WIN else strength(strategy(face.value), rules)


def fitting(rules: RuleSet, average: float | None) -> Face | None:
    """Return who plays about as well as a player of that `average`; None if nobody does, or it isn't known."""
    if average is None:
        return None
    known = {face: found.mean for face in Face if (found := strength_of(face, rules)) is not None}
    close = [face for face, mean in known.items() if abs(mean - average) < _FITS]
    return min(close, key=lambda face: abs(known[face] - average), default=None)


def average_in_words(table: Table, rules: RuleSet) -> str:
    """Return what the only opponent at a table averages; nothing of several, or of one who has no average."""
    only = table.others[0] if len(table.others) == 1 else None
    known = strength_of(only, rules) if isinstance(only, Face) else None
    return match_words.average(numbers.decimal(known.mean, 0)) if known is not None else ""


def average_of(history: History) -> float | None:
    """Return about what the player averages with fair luck; None before a few games without help."""
    basis, best = history.level_basis, par(DEFAULT_RULES, FAIR_DICE)
    return None if best is None or basis.games < _FEWEST else best - basis.points_lost / basis.games
