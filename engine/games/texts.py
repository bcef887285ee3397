# SPDX-License-Identifier: MIT
"""A text is whatever a position or a game is written as: a line, yatzy-solver's notation, JSON, or turns from paper.

A game from paper is written as people note it down: a line for each turn, with its rolls, what was kept, the box.

::

    25566>66 346>666 62 sixes
    13345>3 2356>33 146 threes
    11111 yahtzee 50

A word has the dice that were rolled, and behind ``>`` what was kept of all that lay there; nothing behind it is keeping
none. The points behind the box may be missing; where they stand there, they are checked. A turn may have its number in
front. The last one need not be over.

Of several players each has a name: on a line of its own, above all their turns, or with a colon in front of each turn::

    Anna: 25566>66 346>666 62 sixes
    Ben: 13345>3 2356>33 146 threes

The first line may name the rules, as in `engine.games.lines`: ``kniffel``, or ``yatzy/4`` with four rolls a turn.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from engine.games import lines, saved
from engine.games.game import NOTHING_KEPT, Game, IllegalMove, Kept, RefusalReason
from engine.games.goals import record_goal_from_json
from engine.games.lines import Line, boxes_by_name, is_rules, rules_of
from engine.games.match import LONGEST_NAME, MOST_SEATS, Match, MatchError, Seat, person_goal
from engine.games.position import PositionError, start_from_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet, with_rules_in_file
from engine.runtime.errors import quoted
from engine.runtime.typed_json import FieldFault, parsed, unmarked

LONGEST_PAPER = 20_000
"""How many letters a game may have: one of six players has some three thousand."""
_MOST_DIGITS = 9
_TURN = re.compile(r"(?:(?P<name>[^\d:>][^:>]*):)?\s*(?:\d{1,2}[.)]\s+)?(?P<words>[1-6]{5}(?=>|\s|$).*)")
_NOTED = re.compile(r"[1-6]{5}(?:>|\s.*[^\W\d])")
_ROLL = re.compile(r"(\d*)(>?)(\d*)")
_SHORT = {
    **{f"{face}s": key for face, key in enumerate(("aces", "twos", "threes", "fours", "fives", "sixes"), 1)},
    **{"ones": "aces", "3k": "three_of_a_kind", "4k": "four_of_a_kind", "fh": "full_house"},
    **{"3_of_a_kind": "three_of_a_kind", "4_of_a_kind": "four_of_a_kind", "sm": "small_straight"},
    **{"ss": "small_straight", "lg": "large_straight", "ls": "large_straight", "y": "yahtzee", "c": "chance"},
}


class PaperFault(Enum):
    """What is wrong in a line, with its sentence; `said` is the word, the others what its sentence needs."""

    NO_TURN = "a turn begins with five dice, such as 25566, not {said}"
    NO_DICE = "dice show 1 to 6, not {said}"
    COUNT = "{count} dice are rolled here, not {said}"
    NOT_SAID = "what was kept is missing: write it behind the roll, as in 25566>66, not {said}"
    NOT_THERE = "{dice} doesn't have the dice of {said}"
    NO_ROLL_LEFT = "no roll is left in this turn, so {said} must be a box"
    NO_BOX = "there is no box {said}"
    BOX_MISSING = "the turn needs its box behind {said}"
    FILLED = "{said} is filled already"
    NOT_ALLOWED = "the joker rules do not allow {said}"
    POINTS = "that box scores {count} here, not {said}"
    GAME_OVER = "all boxes are filled, so there can't be another turn"
    NAME = "a name can have at most {count} letters, and must be another one for each player: {said}"
    PLAYERS = "there are 2 to {count} players, not {said}"
    ROUND = "{said} has another number of turns than the others"


class PaperError(PositionError):
    """A text that is no game: the line (from 1 on), the word, and why."""

    def __init__(self, kind: PaperFault, line: int, said: str, *, count: int = 0, dice: str = "") -> None:
        sentence = kind.value.format(said=quoted(said), count=count, dice=dice)
        super().__init__(sentence, ("line", line))
        self.kind, self.line, self.said, self.count, self.dice = kind, line, said, count, dice


def is_paper(text: str) -> bool:
    """Return whether a text looks like a game from paper: one of its lines is a turn. It may still be wrong."""
    found = (_TURN.match(line.strip()) for line in text.splitlines())
    return any(turn is not None and _NOTED.match(turn["words"]) is not None for turn in found)


def read_paper(text: str, rules: RuleSet | None = None, names: Mapping[str, str] | None = None) -> Record | Match:
    """Return the game of a text, or the match of several players, with dice that were rolled on a table.

    Args:
        rules: those of a text that doesn't name them; the usual ones by default.
        names: what boxes are called, such as in another language, with their keys.

    Raises:
        PaperError: naming the line and the word that is wrong.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(text) > LONGEST_PAPER or not lines:
        raise PositionError(FieldFault.LONG, ("line",), most=f"{LONGEST_PAPER:,}")
    if is_rules(lines[0][1]):
        rules, lines = rules_of(lines[0][1]), lines[1:]
    rules = rules or DEFAULT_RULES
    known = {**_SHORT, **{_plain(name): key for name, key in (names or {}).items()}}
    boxes = boxes_by_name(rules) | {name: rules.by_key[key] for name, key in known.items() if key in rules.by_key}
    players: dict[str, Game] = {}
    name, number = "", 1
    for number, line in lines:
        turn = _TURN.fullmatch(line)
        if turn is None and not line[0].isdigit() and ">" not in line and len(line.split()) <= 4:
            name = line.rstrip(":").strip()
        elif turn is not None:
            name = (turn["name"] or name).strip()
        else:
            raise PaperError(PaperFault.NO_TURN, number, line.split()[0])
        if name and (len(name) > LONGEST_NAME or not name.isprintable()):
            raise PaperError(PaperFault.NAME, number, name, count=LONGEST_NAME)
        game = players.setdefault(name, Game("", rules))
        if turn is not None:
            players[name] = _after_turn(game, turn["words"].split(), number, boxes)
    players = _seeded(players)
    if len(players) == 1:
        return Record(next(iter(players.values())), own_dice=True)
    return _match(players, number)


def _seeded(players: Mapping[str, Game]) -> dict[str, Game]:
    """Return the games with seeds that say what was played, however it was written: the same game has the same one."""
    played = repr([(name, game.events) for name, game in players.items()])
    seed = "paper-" + hashlib.blake2b(played.encode(errors="replace"), digest_size=8).hexdigest()
    seeds = (seed, *(f"{seed}/{number}" for number in range(2, len(players) + 1)))
    return {name: replace(game, seed=one) for (name, game), one in zip(players.items(), seeds, strict=True)}


def _plain(name: str) -> str:
    return "_".join(name.lower().replace("-", " ").split())


def _match(players: Mapping[str, Game], number: int) -> Match:
    """Return the match of some games; the last line has this number."""
    if not 2 <= len(players) <= MOST_SEATS:
        raise PaperError(PaperFault.PLAYERS, number, str(len(players)), count=MOST_SEATS)
    seats = [Seat(name, Record(game, goal=person_goal(game.rules), own_dice=True)) for name, game in players.items()]
    try:
        return Match(tuple(seats))
    except MatchError as error:
        turns = [seat.turns for seat in seats]
        odd = next((seat for seat in seats if seat.turns not in (max(turns), max(turns) - 1)), seats[-1])
        names = {name.casefold() for name in players}
        kind = PaperFault.ROUND if len(names) == len(players) and all(names) else PaperFault.NAME
        raise PaperError(kind, number, odd.name, count=LONGEST_NAME) from error


# ---- a turn ---------------------------------------------------------------------------------------------------------


def _after_turn(game: Game, words: list[str], number: int, boxes: Mapping[str, Category]) -> Game:
    """Return a game after the turn of some words. A turn before it that has no box is not over."""
    if game.has_rolled:
        raise PaperError(PaperFault.BOX_MISSING, number - 1, "".join(map(str, game.dice)))
    if game.is_over:
        raise PaperError(PaperFault.GAME_OVER, number, words[0])
    keep: Dice | None = ()
    box = len(words)
    for place, word in enumerate(words):
        if (place and not word[0].isdigit()) or _named(words[place:], boxes)[0] is not None:
            box = place
            break
        game, keep = _rolled(game, keep, word, number)
    return _scored(game, words[box:], number, boxes) if words[box:] else game


def _named(words: list[str], boxes: Mapping[str, Category]) -> tuple[Category | None, str]:
    """Return the box that some words name, if they do, and the points behind it."""
    whole, without = (boxes.get(_plain(" ".join(some))) for some in (words, words[:-1]))
    return (whole, "") if whole is not None or not words[-1].isdecimal() else (without, words[-1])


def _rolled(game: Game, keep: Dice | None, word: str, number: int) -> tuple[Game, Dice | None]:
    """Return a game after a roll, and what was kept then; None where that isn't said."""

    def wrong(kind: PaperFault, said: str = word, count: int = 0, dice: str = "") -> PaperError:
        return PaperError(kind, number, said, count=count, dice=dice)

    found = _ROLL.fullmatch(word)
    if found is None or any(face not in "123456" for face in found[1] + found[3]):
        raise wrong(PaperFault.NO_DICE)
    rolled = tuple(map(int, found[1]))
    if not game.rolls_left:
        raise wrong(PaperFault.NO_ROLL_LEFT)
    if keep is None and len(rolled) == len(NOTHING_KEPT):
        keep = ()  # all five were rolled again
    if keep is None:
        raise wrong(PaperFault.NOT_SAID)
    count = len(NOTHING_KEPT) - len(keep)
    if len(rolled) != count:
        raise wrong(PaperFault.COUNT, found[1], count)
    kept: Kept = game.places_of(keep) if game.dice else NOTHING_KEPT
    fresh = iter(rolled)
    landed = tuple(game.dice[place] if stays else next(fresh) for place, stays in enumerate(kept))
    game = game.roll(kept, landed, is_typed=True)
    if not found[2]:
        return game, None
    keep = tuple(sorted(map(int, found[3])))
    try:
        game.places_of(keep)
    except ValueError as error:
        raise wrong(PaperFault.NOT_THERE, found[3], dice="".join(map(str, landed))) from error
    return game, keep


def _scored(game: Game, words: list[str], number: int, boxes: Mapping[str, Category]) -> Game:
    """Return a game after its dice were scored in the box that some words name, perhaps with its points."""
    name, (box, points) = " ".join(words), _named(words, boxes)
    if box is None:
        raise PaperError(PaperFault.NO_BOX, number, name)
    try:
        after = game.score(box)
    except IllegalMove as error:
        is_filled = error.reason is RefusalReason.FILLED
        raise PaperError(PaperFault.FILLED if is_filled else PaperFault.NOT_ALLOWED, number, name) from error
    scored = after.scores[box]
    if points and (len(points) > _MOST_DIGITS or int(points) != scored):
        raise PaperError(PaperFault.POINTS, number, points[:_MOST_DIGITS], count=scored or 0)
    return after


class UnknownText(PositionError):
    """A text that doesn't even look like a position or a game."""


def read_text(
    text: str,
    rules: RuleSet | None = None,
    *,
    may_name_file: bool = False,
    names: Mapping[str, str] | None = None,
) -> Line | Match:
    """Return the position or the game that a text describes; a match with all its seats.

    Args:
        rules: those of a text in yatzy-solver's notation, or from paper, that doesn't say them itself.
        may_name_file: whether a position's JSON may have ``"rules": "@FILE"``, which is opened.
        names: what boxes are called in a game from paper, with their keys.

    Raises:
        UnknownText: if it looks like nothing of the kind.
        FieldError: if it is no position that can be, naming what is wrong.
        NotationError: if it is a saved game that cannot be read.
    """
    text = unmarked(text).strip()
    if lines.is_line(text):
        return lines.read_line(text, rules)
    if is_paper(text):
        played = read_paper(text, rules, names)
        return played if isinstance(played, Match) else Line(game=played)
    if not text.startswith(("{", "[")):
        raise UnknownText("position: the text is neither a line, JSON nor turns from paper")
    data = parsed(text, "position")
    if isinstance(data, Mapping) and "format" in data:
        play = saved.loads(text)
        return play if isinstance(play, Match) else Line(game=play)
    if may_name_file:
        data = with_rules_in_file(data)
    position = start_from_json(data, also=("goal",))
    if "goal" not in data:
        return Line(position)
    goal = data["goal"]
    return Line(position, goal if isinstance(goal, Mapping) and "beat" in goal else record_goal_from_json(goal))
