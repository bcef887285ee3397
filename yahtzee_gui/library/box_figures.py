# SPDX-License-Identifier: MIT
"""Box figures: what games brought in each box, all of them together, or side by side, five to a card.

A card has room for five games in a row, as the printed ones do: those of one kind, in the order they were finished. The
first card has games 1 to 5 by the same rules and dice, the next one games 6 to 10; the newest may have columns left.
What stands in the boxes is read from the games when a card is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from engine.games.position import Scores
from engine.rules.categories import Category
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rules_of_key, upper_total
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.finished_game import FinishedGame, GameKind, boxes_of
from yahtzee_gui.library.history_figures import History


@dataclass(frozen=True)
class BoxTally:
    """How many `games` there are, the `points` of each box and in how many games it has `zeros`, and the bonuses."""

    games: int = 0
    points: Mapping[Category, int] = field(default_factory=dict)
    zeros: Mapping[Category, int] = field(default_factory=dict)
    upper_bonuses: int = 0
    yahtzee_bonuses: int = 0


def tally_boxes(texts: Iterable[str], rules: RuleSet = DEFAULT_RULES) -> BoxTally:
    """Return what the games of these texts, by `rules`, brought; a text that tells no whole game counts in nothing."""
    games = upper_bonuses = yahtzee_bonuses = 0
    points: Counter[Category] = Counter()
    zeros: Counter[Category] = Counter()
    for found in filter(None, map(boxes_of, texts)):
        boxes, bonuses = found
        games += 1
        points.update(boxes)
        zeros.update(box for box, scored in boxes.items() if not scored)
        upper_bonuses += bool(rules.upper_bonus) and upper_total(boxes) >= rules.upper_bonus_at
        yahtzee_bonuses += bonuses
    return BoxTally(games, points, zeros, upper_bonuses, yahtzee_bonuses)


GAMES_PER_CARD = 5


@dataclass(frozen=True)
class CardColumn:
    """One game on a card: its boxes, both bonuses in points, and the score. What cannot be read is None."""

    scores: Scores
    upper_bonus: int | None
    yahtzee_bonus: int | None
    total: int


@dataclass(frozen=True)
class ScoreCard:
    """A card: its `number` and that of its first game, both from 1, and its games, the oldest first."""

    number: int
    games: tuple[FinishedGame, ...]

    @property
    def first_game(self) -> int:
        """The number of the first game among all of its kind."""
        return (self.number - 1) * GAMES_PER_CARD + 1

    @property
    def best(self) -> int:
        return max(game.score for game in self.games)

    @property
    def total(self) -> int:
        return sum(game.score for game in self.games)

    def columns(self) -> list[CardColumn]:
        """Return what stands on the card, game by game."""
        return [_column(game) for game in self.games]


def kinds(history: History) -> tuple[GameKind, ...]:
    """Return the kinds of the latest games, that of the newest first."""
    return tuple(dict.fromkeys(game.kind for game in history.latest))


def cards(history: History, kind: GameKind) -> tuple[ScoreCard, ...]:
    """Return the cards with the latest games of a kind, the newest first; only the newest may have columns left."""
    latest = [game for game in history.latest if game.kind == kind][::-1]
    known = sum(tally.games for tally in history.tallies if tally.kind == kind)
    before = known - len(latest)  # games that are no longer among the latest
    skipped = -before % GAMES_PER_CARD
    found: list[ScoreCard] = []
    for start in range(skipped, len(latest), GAMES_PER_CARD):
        number = (before + start) // GAMES_PER_CARD + 1
        found.append(ScoreCard(number, tuple(latest[start : start + GAMES_PER_CARD])))
    return tuple(reversed(found))


def _column(game: FinishedGame) -> CardColumn:
    found = boxes_of(game.text)
    if found is None:
        return CardColumn((None,) * MOST_BOXES, None, None, game.score)
    (filled, bonuses), rules = found, rules_of_key(game.rules, game.rolls_per_turn)
    reached = upper_total(filled) >= rules.upper_bonus_at
    scores = tuple(filled[box] for box in rules.categories)
    return CardColumn(scores, rules.upper_bonus if reached else 0, rules.yahtzee_bonus * bonuses, game.score)


def best_and_total(numbers: Sequence[int | None]) -> tuple[int | None, int | None]:
    """Return the highest of some numbers and their sum, leaving out those that are not known; None without any."""
    known = [number for number in numbers if number is not None]
    return (max(known), sum(known)) if known else (None, None)
