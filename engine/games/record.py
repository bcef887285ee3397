# SPDX-License-Identifier: MIT
"""A record is a game together with how it was played: what is marked to be kept, taken back, and hinted at.

Going back and forth is a matter of snapshots: `undo` returns the record without its last event and remembers the event,
`redo` plays it again. The dice are a recorded stream, so the same roll comes again and undo cannot fish for luck. A
player who goes on differently after an undo has taken a choice back: the whole line of events is remembered, because
the first choice ever made in a situation is the one that is graded.

Assistance is what made a game assisted: everything that helped the player before a decision, or let one be mended. It
is told from the record of a game, or from what is kept of its decisions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from enum import Enum
from typing import NamedTuple

from engine.games.game import NOTHING_KEPT, Event, Game, Kept, Rolled, Scored, has_written_dice, replay
from engine.games.goals import GoalError, RecordGoal
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass

Line = tuple[Event, ...]
"""All events of a game from its start on. The last one may be a roll that was not made, after a warning."""

NOT_ROLLED: Dice = ()
"""The dice of a roll that was not made."""


class Aid(NamedTuple):
    """What stood by a decision: the coach mode that was on, by its name, and how many steps of a hint had been told."""

    mode: str
    hints: int = 0


@dataclass(frozen=True)
class Record:
    """One game at one moment, and everything about its play that is not on the scorecard.

    `kept` marks the dice to be kept in the next roll. `undone` are the events that `redo` brings back, the next one
    first. `hinted` says that the coach has shown values before a decision. `taken_back` are the lines that the player
    left, the oldest first. `finished_elsewhere` says that the game was over already when it came from a file. `marks`
    remembers, by the number of events before it, what was marked at moments that were left; it is a convenience that is
    not written down, since a roll says itself what it keeps. `aids` are what stood by decisions, by the same number,
    where that is known. `goal` is what is played for, None for the expected final score; dice have to be fair for it.
    `own_dice` says that the dice are rolled on the player's own table and typed in, unless the program is to roll.
    `ghost` is the name of the strategy that plays the same rolls unseen, as at a seat of a match with linked dice, or
    "earlier-self" for how the player played them before; it changes nothing in how the game is judged.
    """

    game: Game = field(default_factory=Game)
    kept: Kept = NOTHING_KEPT
    undone: Line = ()
    hinted: bool = False
    taken_back: tuple[Line, ...] = ()
    finished_elsewhere: bool = False
    marks: Mapping[int, Kept] = field(default_factory=dict, compare=False)
    goal: RecordGoal | None = None
    aids: Mapping[int, Aid] = field(default_factory=dict)
    own_dice: bool = False
    ghost: str = ""

    def __post_init__(self) -> None:
        if self.goal is not None and not self.game.dice_model.is_fair:
            raise GoalError(f"there is none with dice that are not fair ({self.game.dice_model})", ("goal",))

    # ---- what can be asked ----

    @property
    def is_coached(self) -> bool:
        """Whether the result is not the player's own: a hint was shown, a choice taken back, the dice were known.

        Nor is it where the game begins from a position that was set up.
        """
        has_help = self.hinted or bool(self.taken_back)
        return has_help or has_written_dice(self.game.seed) or self.game.begins is not None

    @property
    def can_keep(self) -> bool:
        """Whether dice can be marked to be kept."""
        return self.game.has_rolled and self.game.rolls_left > 0

    @property
    def can_undo(self) -> bool:
        """Whether there is an event to undo."""
        return bool(self.game.events)

    @property
    def can_redo(self) -> bool:
        """Whether an undone event can be played again."""
        return bool(self.undone)

    @property
    def first_choices(self) -> Mapping[int, Event]:
        """The first choices that the game did not follow in the end, by their place in its log."""
        found = {}
        for place, event in enumerate(self.game.events):
            before = self.game.events[:place]
            lines = (line for line in self.taken_back if len(line) > place and line[:place] == before)
            first = next(lines, self.game.events)[place]
            if not _is_same_choice(first, event):
                found[place] = first
        return found

    # ---- playing ----

    def mark(self, kept: Kept) -> Record:
        """Return the record with other dice marked to be kept; unchanged where there is nothing to keep for."""
        return replace(self, kept=kept) if self.can_keep else self

    def roll(self, landed: Dice | None = None, *, is_typed: bool = False) -> Record:
        """Return the record after rolling the dice that are not kept; see `Game.roll` for `landed` and `is_typed`.

        Raises:
            IllegalMove: if that is not legal.
        """
        return self._continued(self.game.roll(self.kept, landed, is_typed=is_typed))

    def score(self, category: Category) -> Record:
        """Return the record after scoring the dice in `category`.

        Raises:
            IllegalMove: if that is not legal.
        """
        return self._continued(self.game.score(category))

    def _continued(self, game: Game) -> Record:
        event = game.events[-1]
        # After the last roll there is nothing to keep for.
        kept = self.kept if game.rolls_left and isinstance(event, Rolled) else NOTHING_KEPT
        after = replace(self, game=game, kept=kept, marks=self._marks_with_these())
        if not self.undone:
            return after
        if event == self.undone[0]:
            return replace(after, undone=self.undone[1:])
        if _is_typed_again(event, self.undone[0]):  # a slip is corrected: no choice is taken back
            return replace(after, undone=())
        left = (*self.game.events, *self.undone)
        marks = {place: kept for place, kept in after.marks.items() if place < len(game.events)}
        aids = {place: aid for place, aid in after.aids.items() if place < len(game.events)}
        lines = self._taken_back_with(left)
        return replace(after, undone=(), taken_back=lines, marks=marks, aids=aids)

    def _marks_with_these(self) -> Mapping[int, Kept]:
        return {**self.marks, len(self.game.events): self.kept}

    def _taken_back_with(self, *lines: Line) -> tuple[Line, ...]:
        return (*self.taken_back, *(line for line in lines if line not in self.taken_back))

    def with_hint(self) -> Record:
        """Return the record of a player who has been shown values before a decision."""
        return replace(self, hinted=True)

    def with_aid(self, aid: Aid) -> Record:
        """Return the record of a player who decides now with that aid.

        In a decision that is made again the mode is that of the first time, and hints once told stay told.
        """
        place = len(self.game.events)
        known = self.aids.get(place, aid)
        aids = {**self.aids, place: Aid(known.mode, max(known.hints, aid.hints))}
        return replace(self, aids=aids) if aids != self.aids else self

    def imported(self) -> Record:
        """Return the record as one that comes from a file, which can have been changed by hand: it is coached."""
        return replace(self, hinted=True, finished_elsewhere=self.finished_elsewhere or self.game.is_over)

    def attempt(self, category: Category | None) -> Event:
        """Return the event of scoring in `category`, or of rolling (None), as far as it is known before it happens.

        Raises:
            IllegalMove: if that is not legal.
        """
        if category is not None:
            return self.game.score(category).events[-1]
        self.game.verify_roll(self.kept)
        return Rolled(self.kept, NOT_ROLLED)

    def think_again(self, attempt: Event) -> Record:
        """Return the record of a player who was about to do `attempt`, was warned, and did not: it is graded."""
        lines = [(*self.game.events, attempt)]
        if self.undone:  # what was chosen here and undone was chosen before
            lines.insert(0, (*self.game.events, *self.undone))
        return replace(self, taken_back=self._taken_back_with(*lines))

    # ---- slips ----

    def corrected(self, place: int, dice: Dice) -> Record:
        """Return the record as if the roll at `place` in its log had been typed as `dice`; what was chosen stays.

        A die that was kept shows the same face to the end of the turn, and boxes get the points of the dice that now
        lie there. What had been undone is gone, and so are lines that were taken back after that roll.

        Raises:
            IllegalMove: if a box cannot be scored in then.
            ValueError: if no roll was typed there, or a die that is kept would change.
        """
        events = self.game.events
        wrong = events[place]
        if not isinstance(wrong, Rolled) or not wrong.is_typed:
            raise ValueError(f"event {place + 1} is no roll that was typed in")
        game = replay(self.game.start, events[:place])[-1].roll(wrong.kept, dice, is_typed=True)
        for event in events[place + 1 :]:
            if isinstance(event, Scored):
                game = game.score(event.category)
            elif event.is_typed:
                landed = zip(event.kept, game.dice or event.dice, event.dice, strict=True)
                faces = tuple(was if keep else now for keep, was, now in landed)
                game = game.roll(event.kept, faces, is_typed=True)
            else:
                game = game.roll(event.kept)
        lines = tuple(
            line for line in self.taken_back if len(line) <= place or line[: place + 1] != events[: place + 1]
        )
        return replace(self, game=game, undone=(), taken_back=lines)

    # ---- going back and forth ----

    def undo(self) -> Record:
        """Return the record without its last event, with the dice marked as they were.

        Raises:
            IndexError: if there is none.
        """
        *before, last = self.game.events
        kept = last.kept if isinstance(last, Rolled) else self.marks.get(len(before), NOTHING_KEPT)
        game = replay(self.game.start, before)[-1]
        return replace(self, game=game, kept=kept, undone=(last, *self.undone), marks=self._marks_with_these())

    def redo(self) -> Record:
        """Return the record with the event undone last played again, with the dice marked as they were after it.

        Raises:
            IndexError: if there is none.
        """
        event = self.undone[0]
        if isinstance(event, Rolled):
            after = replace(self, kept=event.kept).roll(event.dice, is_typed=event.is_typed)
        else:
            after = self.score(event.category)
        return after.mark(after.marks.get(len(after.game.events), after.kept))


def _is_typed_again(event: Event, before: Event) -> bool:
    """Return whether a roll was typed in place of another one that kept the same."""
    are_typed = all(isinstance(one, Rolled) and one.is_typed for one in (event, before))
    return are_typed and _is_same_choice(event, before)


def _is_same_choice(one: Event, other: Event) -> bool:
    """Return whether two events of one situation choose the same, whatever the dice then did, or were not rolled."""
    if isinstance(one, Rolled) and isinstance(other, Rolled):
        return one.kept == other.kept
    return one == other


_LIVE, _WARN = "live", "warn"
"""What an `Aid` calls the coach mode that shows values before a choice, and the one that warns of a costly one."""


class Help(Enum):
    """What can make a game assisted."""

    LIVE = "live"
    HINT = "hint"
    WARNING = "warning"  # in that mode: a warning was heeded, or a choice taken back
    TAKEN_BACK = "taken_back"
    KNOWN_DICE = "known_dice"
    SET_UP = "set_up"  # the game begins from a position that was set up
    OTHER = "other"  # values, or the very dice, were seen before; how is not written down


class AidedDecision(NamedTuple):
    """What stood by a decision, and whether something else was chosen there before."""

    aid: Aid
    is_changed: bool


def help_in(record: Record) -> tuple[Help, ...]:
    """Return what made a game assisted; nothing if it was not."""
    if not record.is_coached:
        return ()
    events = record.game.events
    changed = {
        next((place for place, pair in enumerate(zip(line, events, strict=False)) if pair[0] != pair[1]), len(events))
        for line in record.taken_back
    }
    places = {*record.aids, *changed}
    decisions = [AidedDecision(record.aids.get(place, Aid("")), place in changed) for place in sorted(places)]
    is_set_up = record.game.begins is not None
    found = help_by(decisions, knows_dice=has_written_dice(record.game.seed), is_set_up=is_set_up)
    if not record.hinted:
        return tuple(one for one in found if one not in (Help.LIVE, Help.HINT))
    return found if Help.LIVE in found or Help.HINT in found else (*found, Help.OTHER)


def help_by(
    decisions: Iterable[AidedDecision], *, knows_dice: bool = False, is_set_up: bool = False
) -> tuple[Help, ...]:
    """Return what helped in decisions; each kind once, in the order of `Help`."""
    found = {help for help, was_there in ((Help.KNOWN_DICE, knows_dice), (Help.SET_UP, is_set_up)) if was_there}
    for aid, is_changed in decisions:
        if aid.mode == _LIVE:
            found.add(Help.LIVE)
        if aid.hints:
            found.add(Help.HINT)
        if is_changed:
            found.add(Help.WARNING if aid.mode == _WARN else Help.TAKEN_BACK)
    return tuple(one for one in Help if one in found)
