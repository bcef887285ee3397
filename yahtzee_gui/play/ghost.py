# SPDX-License-Identifier: MIT
"""A ghost plays the same rolls as the player, like a strategy at a seat of a match with linked dice, but unseen.

How much of it may be seen, `yahtzee_gui.play.visibility` says: never a turn that the player has still to finish.
"""

from __future__ import annotations

from functools import cached_property

from engine.games.game import Game, Scored
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, points_so_far
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.library.finished_game import GameKey, game_key


@dataclass(frozen=True)
class Turn:
    """A turn that is over: the box, its points, the Yahtzee bonus if it earned one, and the total of all points."""

    category: Category
    points: int
    bonus: int
    total: int


def turns_of(game: Game) -> tuple[Turn, ...]:
    """Return the turns of `game` that are over; of a game that was set up, those after that."""
    turns, start = list[Turn](), game.start
    filled, bonuses = dict(start.filled), start.yahtzee_bonuses
    for event in game.events:
        if isinstance(event, Scored):
            filled[event.category] = event.points
            bonuses += event.bonus
            total = points_so_far(game.rules, filled, bonuses)
            turns.append(Turn(event.category, event.points, game.rules.yahtzee_bonus * event.bonus, total))
    return tuple(turns)


@dataclass(frozen=True)
class Ghost:
    """Whose play it is, and the whole game; None until it has been played."""

    rival: Rival
    game: Game | None = None

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """All its turns; none until they are known."""
        return turns_of(self.game) if self.game is not None else ()


@dataclass(frozen=True)
class SameRolls:
    """What others make of the rolls of one game.

    Attributes:
        key: which game it is.
        ghost: who plays along; None without a ghost.
        perfect, foresight: perfect play, and the most that could have been made of these rolls; None until asked for.
        earlier: the game that was finished with these rolls before; None if none was.
    """

    key: GameKey | None = None
    ghost: Ghost | None = None
    perfect: Game | None = None
    foresight: Game | None = None
    earlier: Game | None = None


NOTHING_KNOWN = SameRolls()


@dataclass(frozen=True)
class SameRollsSeen:
    """What may be seen of others who play the same rolls.

    Attributes:
        own_turns: the turns that the player has finished, up to the one that is looked back at.
        ghost: who plays along, never beside a match.
        ghost_turns: the turns of the ghost that may be seen; of the rest of its game nothing may.
        perfect, foresight: as in `SameRolls`, once the game is over.
        first_result: the score with which these rolls were finished before, otherwise than now; None for new rolls.
    """

    own_turns: tuple[Turn, ...] = ()
    ghost: Ghost | None = None
    ghost_turns: tuple[Turn, ...] = ()
    perfect: Game | None = None
    foresight: Game | None = None
    first_result: int | None = None


def same_rolls_seen(game: Game | None, known: SameRolls, turns: int, *, is_over: bool, in_match: bool) -> SameRollsSeen:
    """Return what may be seen beside `game` of what is known: that many turns, and all of it once the game is over."""
    if game is None:
        return SameRollsSeen()
    own = turns_of(game)[:turns]
    if known.key != game_key(game):  # these are the rolls of a game before
        return SameRollsSeen(own)
    ghost = known.ghost if not in_match else None
    is_other = known.earlier is not None and known.earlier.events != game.events
    return SameRollsSeen(
        own,
        ghost,
        ghost.turns[:turns] if ghost is not None else (),
        known.perfect if is_over else None,
        known.foresight if is_over else None,
        known.earlier.points_so_far if known.earlier is not None and is_other else None,
    )


_ANY_CARD = (Rival.NO_ONE, Rival.EARLIER, Rival.PERFECT, Rival.GREEDY)
_NO_STRATEGY = (Rival.NO_ONE, Rival.EARLIER)


def follows_from_seed(game: Game) -> bool:
    """Return whether the rolls of a whole game can be known, so that others can play it with the same ones."""
    return _has_own_rolls(game) and not game.rules.counts_first_rolls


def _has_own_rolls(game: Game) -> bool:
    return game.dice_model.is_fair and not game.has_typed_dice and game.begins is None


def may_haunt(rival: Rival, rules: RuleSet) -> bool:
    """Return whether a ghost can play by these rules: some know Yahtzee's boxes only, none points for a first roll."""
    if rules.counts_first_rolls:
        return rival in _NO_STRATEGY
    return rules.is_yahtzee or rival in _ANY_CARD


def ghost_of(record: Record) -> Rival:
    """Return who plays along in a game of one; no one where nobody else can have its rolls."""
    found = next((one for one in Rival if one.value == record.ghost), Rival.NO_ONE)
    has_rolls = _has_own_rolls(record.game) and not record.own_dice
    return found if has_rolls and may_haunt(found, record.game.rules) else Rival.NO_ONE
