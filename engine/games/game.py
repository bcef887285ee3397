# SPDX-License-Identifier: MIT
"""A game is a frozen snapshot: the scorecard, the dice on the table, and the log of every event that led there.

Each action has three forms: `can_...` says whether it is legal, `verify_...` raises if it is not, and the plain verb
returns the next snapshot. Fair dice come from a seeded stream, so the same seed and the same choices give the same
game, and going back and rolling again gives the same roll. Where dice that are not fair land depends on what rolls are
worth, which a game does not know: `engine.analysis.follower` says it, and the game takes it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import field, replace
from functools import cached_property

from engine.games.position import NO_SCORES, HasScores, Position, Scores, no_scores
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FAIR_DICE, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.errors import InputFault, expect
from engine.runtime.lazy_dataclass import dataclass

Kept = tuple[bool, ...]
"""For each of the five dice on the table, whether it is kept."""

NOTHING_KEPT: Kept = (False,) * DICE_PER_ROLL
_SEED_BYTES = 8
_WRITTEN = "written "
_FAIR_BYTES = 252  # the largest multiple of six below 256: bytes from here on are skipped, so each face is as likely


class RefusalReason(InputFault):
    """Why a move is not legal."""

    GAME_OVER = "the game is over"
    NO_ROLL_LEFT = "no roll is left in this turn"
    NOTHING_TO_ROLL = "keeping all five dice is not a roll"
    NOT_ROLLED = "the dice have not been rolled in this turn"
    FIRST_ROLL_KEEPS_NOTHING = "the first roll of a turn rolls all five dice"
    FILLED = "the box is already filled"
    NOT_ALLOWED = "the joker rules do not allow this box"


class IllegalMove(ValueError):
    """A move that the rules do not allow; `reason` says why."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True)
class Rolled:
    """Dice were rolled: `kept` says which stayed (none in the first roll of a turn), `dice` what then lay there.

    `is_typed`: they were rolled on the player's own table and typed in, so they follow from no seed.
    """

    kept: Kept
    dice: Dice
    is_typed: bool = False


@dataclass(frozen=True)
class Scored:
    """The dice were scored: `points` in the box, and `bonus` if a Yahtzee bonus came on top."""

    category: Category
    points: int
    bonus: bool


Event = Rolled | Scored


def new_seed() -> str:
    """Return a random seed: sixteen hexadecimal digits."""
    return secrets.token_hex(_SEED_BYTES)


def written_seed(turns: Iterable[Iterable[Dice]]) -> str:
    """Return the seed of a game whose dice are known: for each turn the faces of the dice rolled, roll by roll."""
    return _WRITTEN + "/".join(" ".join("".join(map(str, faces)) for faces in rolls) for rolls in turns)


def has_written_dice(seed: str) -> bool:
    """Return whether a seed has its dice written down, which a player can then know."""
    return seed.startswith(_WRITTEN)


def _written_faces(seed: str, turn: int, roll: int) -> Dice:
    """Return the faces that a seed has written down for a roll; none if it has not."""
    if not has_written_dice(seed):
        return ()
    turns = seed.removeprefix(_WRITTEN).split("/")
    rolls = turns[turn - 1].split(" ") if turn <= len(turns) else []
    faces = rolls[roll - 1] if roll <= len(rolls) else ""
    return tuple(int(face) for face in faces if face in "123456")


def rolled_faces(seed: str, turn: int, roll: int, throw: int = 0) -> Dice:
    """Return the five faces that the stream of `seed` holds for roll `roll` of turn `turn`.

    The dice that are rolled take the first of them, from left to right: which of the equal dice are kept makes no
    difference. Bytes of BLAKE2b over "seed:turn:roll:block" are taken modulo six,
    skipping those that would make low faces likelier. Dice that are thrown several times for one roll have a stream
    for each `throw` after the first, over "seed:turn:roll.throw:block".

    A seed may also have the dice written down (`written_seed`); where it has none, the stream goes on.
    """
    written = _written_faces(seed, turn, roll)
    faces: list[int] = []
    block = 0
    name = f"{roll}.{throw}" if throw else str(roll)
    while len(faces) < DICE_PER_ROLL:
        digest = hashlib.blake2b(f"{seed}:{turn}:{name}:{block}".encode()).digest()
        faces += [byte % 6 + 1 for byte in digest if byte < _FAIR_BYTES]
        block += 1
    return (*written, *faces)[:DICE_PER_ROLL]


@dataclass(frozen=True)
class Game(HasScores):
    """One game of solitaire Yahtzee at one moment.

    Between turns `dice` is empty and `rolls_left` counts all rolls of the turn. A Yahtzee bonus is counted in
    `yahtzee_bonuses`. `events` is the log: the whole snapshot follows from rules, seed and log, and from `begins`, the
    position that was set up where the game doesn't begin with an empty card.
    """

    seed: str = field(default_factory=new_seed)
    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0
    dice: Dice = ()
    rolls_left: int = -1
    events: tuple[Event, ...] = ()
    begins: Position | None = None

    def __post_init__(self) -> None:
        if type(self.rules) is not RuleSet or type(self.dice_model) is not DiceModel or type(self.seed) is not str:
            expect("seed", self.seed, str, "a text")
            expect("rules", self.rules, RuleSet, "a RuleSet")
            expect("dice_model", self.dice_model, DiceModel, "a DiceModel")
        if self.scores is NO_SCORES:
            object.__setattr__(self, "scores", no_scores(self.rules))
        if self.rolls_left < 0:
            object.__setattr__(self, "rolls_left", self.rules.rolls_per_turn)

    # ---- what can be asked ----

    @property
    def start(self) -> Game:
        """The same game before its first roll."""
        if self.begins is not None:
            return begun_from(self.begins, self.seed)
        return Game(self.seed, self.rules, self.dice_model)

    @property
    def has_typed_dice(self) -> bool:
        """Whether any roll was typed in: only a part of the dice, if that, follows from the seed then."""
        return any(isinstance(event, Rolled) and event.is_typed for event in self.events)

    @property
    def turn(self) -> int:
        """The current turn from 1 on; the last one still when the game is over."""
        return min(len(self.filled) + 1, len(self.rules.boxes))

    @property
    def is_over(self) -> bool:
        """Whether all boxes are filled."""
        return None not in self.scores

    @property
    def has_rolled(self) -> bool:
        """Whether dice lie on the table."""
        return bool(self.dice)

    @cached_property
    def position(self) -> Position | None:
        """The decision to be made now; None between turns and when the game is over."""
        if not self.dice:
            return None
        return Position(self.dice, self.rolls_left, self.scores, self.yahtzee_bonuses, self.rules, self.dice_model)

    def kept_dice(self, kept: Kept) -> Dice:
        """Return the faces, in order, of the dice marked in `kept`."""
        return tuple(sorted(face for face, keep in zip(self.dice, kept, strict=True) if keep))

    def places_of(self, keep: Dice) -> Kept:
        """Mark the faces of `keep` among the dice on the table, the leftmost of equal ones.

        Raises:
            ValueError: if the dice do not hold them.
        """
        missing, kept = list(keep), []
        for face in self.dice:
            kept.append(face in missing)
            if face in missing:
                missing.remove(face)
        if missing:
            raise ValueError(f"keep: the dice {self.dice} do not hold {keep}")
        return tuple(kept)

    # ---- rolling ----

    def verify_roll(self, kept: Kept = NOTHING_KEPT) -> None:
        """Raise `IllegalMove` unless the dice not marked in `kept` can be rolled."""
        if self.is_over:
            raise IllegalMove(RefusalReason.GAME_OVER)
        if self.rolls_left == 0:
            raise IllegalMove(RefusalReason.NO_ROLL_LEFT)
        if not self.dice and any(kept):
            raise IllegalMove(RefusalReason.FIRST_ROLL_KEEPS_NOTHING)
        if all(kept):
            raise IllegalMove(RefusalReason.NOTHING_TO_ROLL)

    def can_roll(self, kept: Kept = NOTHING_KEPT) -> bool:
        """Return whether the dice not marked in `kept` can be rolled."""
        return _is_legal(self.verify_roll, kept)

    def thrown(self, kept: Kept = NOTHING_KEPT, throw: int = 0) -> Dice:
        """Return where a throw of the dice not marked in `kept` lands, by the stream; the others stay."""
        fresh = iter(rolled_faces(self.seed, self.turn, self.rules.rolls_per_turn - self.rolls_left + 1, throw))
        old = self.dice or NOTHING_KEPT  # nothing lies there, and nothing is kept, before the first roll
        return tuple(was if keep else next(fresh) for keep, was in zip(kept, old, strict=True))

    def roll(self, kept: Kept = NOTHING_KEPT, landed: Dice | None = None, *, is_typed: bool = False) -> Game:
        """Return the game after rolling the dice not marked in `kept`.

        Dice that are not fair have to be told where they `landed`, and so have those of the player's own table, where
        the roll `is_typed`; other fair dice follow from the seed.

        Raises:
            IllegalMove: if that is not legal.
            ValueError: if `landed` moves a die that is kept, or is missing where it is needed; if a roll is typed
                where dice are not fair.
        """
        self.verify_roll(kept)
        if is_typed and not self.dice_model.is_fair:
            raise ValueError(f"only fair dice are rolled on a table of one's own, not {self.dice_model}")
        dice = self.thrown(kept) if self.dice_model.is_fair and not is_typed else landed
        if dice is None:
            raise ValueError(f"where the dice ({self.dice_model}) landed is missing")
        if any(keep and was != now for keep, was, now in zip(kept, self.dice or dice, dice, strict=True)):
            raise ValueError("a die that is kept cannot change")
        event = Rolled(kept, dice, is_typed)
        return replace(self, dice=dice, rolls_left=self.rolls_left - 1, events=(*self.events, event))

    # ---- scoring ----

    def verify_score(self, category: Category) -> None:
        """Raise `IllegalMove` unless the dice can be scored in `category`."""
        if self.is_over:
            raise IllegalMove(RefusalReason.GAME_OVER)
        if self.scores[category] is not None:
            raise IllegalMove(RefusalReason.FILLED)
        position = self.position
        if position is None:
            raise IllegalMove(RefusalReason.NOT_ROLLED)
        if category not in position.allowed():
            raise IllegalMove(RefusalReason.NOT_ALLOWED)

    def can_score(self, category: Category) -> bool:
        """Return whether the dice can be scored in `category`."""
        return _is_legal(self.verify_score, category)

    def score(self, category: Category) -> Game:
        """Return the game after scoring the dice in `category`.

        Raises:
            IllegalMove: if that is not legal.
        """
        self.verify_score(category)
        position = self.position
        assert position is not None
        points, bonus = position.allowed()[category], position.earns_yahtzee_bonus()
        scores = tuple(
            points if box == category else old for box, old in zip(self.rules.categories, self.scores, strict=True)
        )
        return replace(
            self,
            scores=scores,
            yahtzee_bonuses=self.yahtzee_bonuses + bonus,
            dice=(),
            rolls_left=self.rules.rolls_per_turn,
            events=(*self.events, Scored(category, points, bonus)),
        )


def begun_from(position: Position, seed: str) -> Game:
    """Return a game that begins from a position that was set up, with no event yet; its next dice are those of `seed`.

    `position` may be one before a roll: without dice, and with all rolls of the turn left (`check_start`).
    """
    return Game(
        seed,
        position.rules,
        position.dice_model,
        position.scores,
        position.yahtzee_bonuses,
        position.dice,
        position.rolls_left,
        begins=position,
    )


def _is_legal(verify: object, argument: object) -> bool:
    try:
        verify(argument)  # type: ignore[operator]
    except IllegalMove:
        return False
    return True


def replay(start: Game, events: Iterable[Event]) -> list[Game]:
    """Return the snapshots of the game that begins as `start` and goes through `events`, `start` included.

    Raises:
        IllegalMove: if an event is not legal.
        ValueError: if an event gives other dice or points than the rules and the seed do. Dice that are not fair, or
            that were typed in, are taken as they are.
    """
    games = [start]
    for event in events:
        game = games[-1]
        if isinstance(event, Rolled):
            after = game.roll(event.kept, event.dice, is_typed=event.is_typed)
        else:
            after = game.score(event.category)
        if after.events[-1] != event:
            raise ValueError(f"event {len(games)} does not follow from the seed and the rules")
        games.append(after)
    return games
