# SPDX-License-Identifier: MIT
"""Strategies played out slowly, from the rules of `naive` alone: what they expect, and how games of a seed go."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import naive

from engine.strategies.strategies import StrategyKind

_MASK = 2**64 - 1


class SlowPlayer:
    """Plays a strategy in turn states with few open boxes; `appeal` and `kept` for strategies that rate boxes.

    `rules` come first: `rules.keep(open boxes, roll, left)` and `rules.box(allowed points, open boxes, roll)` give what
    they say, None where none fits; with `rules.worths`, `rules.worthiest(allowed points, state)` scores what is left.
    """

    def __init__(self, kind, reach=0.0, appeal=None, kept=None, rules=None):
        self.kind, self.reach, self.appeal, self.kept, self.rules = kind, reach, appeal, kept, rules
        self.value = cache(self._value)
        self.wishes = cache(self._wishes)
        self.later = cache(self.ends)

    def _value(self, state):
        """Return the points still to come before the first roll of a turn."""
        if len(state.filled) == len(naive.CATEGORIES):
            return 0.0
        values = {roll: self.scored(state, roll) for roll in naive.ROLLS}
        stopped = dict(values)
        for left in range(1, state.rolls_per_turn):
            kept = {keep: mean(values, keep) for keep in naive.KEEPS if len(keep) < 5} | stopped
            values = {
                roll: sum(chance * kept[keep] for keep, chance in self.keeps(state, roll, left).items())
                for roll in naive.ROLLS
            }
        return mean(values, ())

    def scored(self, state, roll):
        """Return the points still to come when `roll` is scored now."""
        return sum(chance * self.after(state, roll, box)[0] for box, chance in self.boxes(state, roll).items())

    def ends(self, state):
        """Return the chance of each number of points still to come, before the first roll of a turn."""
        if len(state.filled) == len(naive.CATEGORIES):
            return {0: 1.0}
        first = {roll: ways / 6**5 for roll, ways in naive.outcomes(()).items()}
        return self.ends_from(state, first, state.rolls_per_turn - 1)

    def ends_from(self, state, rolls, left):
        """Return the same from a turn in which one of `rolls`, each with its chance, is on the table."""
        stopped = defaultdict(float)
        for rolls_left in range(left, 0, -1):
            thrown = defaultdict(float)
            for roll, chance in rolls.items():
                for keep, part in self.keeps(state, roll, rolls_left).items():
                    if len(keep) == 5:
                        stopped[roll] += chance * part
                    elif part:
                        for outcome, ways in naive.outcomes(keep).items():
                            thrown[outcome] += chance * part * ways / 6 ** (5 - len(keep))
            rolls = thrown
        for roll, chance in rolls.items():
            stopped[roll] += chance
        found = defaultdict(float)
        for roll, chance in stopped.items():
            for box, part in self.boxes(state, roll).items():
                gained, following = scoring(state, roll, box)
                for more, later in self.later(following).items():
                    found[gained + more] += chance * part * later
        return dict(found)

    def after(self, state, roll, box):
        """Return the points still to come after scoring in a box, and the points of this turn among them."""
        gained, following = scoring(state, roll, box)
        return gained + self.value(following), gained

    def worth(self, state, roll, box):
        """Return what the player thinks scoring `roll` in a box is worth."""
        gained, following = scoring(state, roll, box)
        return gained + (
            naive._value(following) if self.kind in (StrategyKind.OPTIMAL, StrategyKind.PLAYS_LIKE) else 0.0
        )

    def boxes(self, state, roll):
        """Return the chance of every box that `roll` is scored in."""
        allowed = naive.allowed(state.rules, state.filled, roll)
        ruled = self.rules and self.rules.box(allowed, open_boxes(state), roll)
        if ruled:
            return {ruled: 1.0}
        if self.rules and self.rules.worths:
            return {self.rules.worthiest(allowed, state): 1.0}
        if self.kind is StrategyKind.RANDOM:
            return {box: 1 / len(allowed) for box in allowed}
        if self.appeal:
            return {max(allowed, key=lambda box: self.appeal(box, roll, 0, allowed[box])): 1.0}
        return self.pick({box: self.worth(state, roll, box) for box in allowed})

    def _wishes(self, state):
        """Return by rolls left what the player thinks each keep is worth; stopping is the keep of five."""
        values = {
            roll: max(self.worth(state, roll, box) for box in naive.allowed(state.rules, state.filled, roll))
            for roll in naive.ROLLS
        }
        stopped, result = dict(values), [{}]
        for _ in range(1, state.rolls_per_turn):
            kept = {keep: mean(values, keep) for keep in naive.KEEPS if len(keep) < 5} | stopped
            values = {roll: max(kept[keep] for keep in naive.keeps(roll)) for roll in naive.ROLLS}
            result.append(kept)
        return result

    def keeps(self, state, roll, left):
        """Return the chance of every keep of `roll` with `left` rolls left."""
        ruled = self.rules.keep(open_boxes(state), roll, left) if self.rules else None
        if ruled is not None:
            return {ruled: 1.0}
        if self.kind in (StrategyKind.RANDOM, StrategyKind.RANDOM_KEEPS):
            found = {}
            for subset in range(32):
                keep = tuple(face for place, face in enumerate(roll) if subset >> place & 1)
                found[keep] = found.get(keep, 0.0) + 1 / 32
            return found
        if self.appeal:
            return {self.rated_keep(state, roll, left): 1.0}
        wishes = self.wishes(state)[left]
        return self.pick({keep: wishes[keep] for keep in sorted(naive.keeps(roll), key=_stopping_first)})

    def rated_keep(self, state, roll, left):
        """Return the keep for the most appealing open box."""
        allowed = naive.allowed(state.rules, state.filled, roll)
        joker = naive.five_alike(roll) and "yahtzee" in state.filled
        best = None
        for box in naive.CATEGORIES:
            if box in state.filled:
                continue
            points = allowed.get(box, 0) if joker else naive.score(box, roll)
            appeal = self.appeal(box, roll, left, points)
            if appeal is not None and (best is None or appeal > best[0]):
                best = appeal, self.kept(box, roll, left, points)
        return best[1] if best else ()

    def pick(self, values):
        """Return the chances of options worth `values`: by weight for a player with errors, else the first best."""
        best = max(values.values())
        if self.kind is not StrategyKind.PLAYS_LIKE:
            return {next(option for option, value in values.items() if value >= best - 1e-9): 1.0}
        weights = {option: max(0.0, 1 - (best - value) / self.reach) ** 8 for option, value in values.items()}
        return {option: weight / sum(weights.values()) for option, weight in weights.items()}


def open_boxes(state):
    """Return the boxes that are open."""
    return set(naive.CATEGORIES) - state.filled


def _stopping_first(keep):
    """Order options as the engine does where they are worth the same: to stop, then keeps from small to large."""
    return len(keep) != 5, len(keep), keep


def mean(values, keep):
    """Return the mean value of the rolls that a keep can become."""
    return sum(ways * values[roll] for roll, ways in naive.outcomes(keep).items()) / 6 ** (5 - len(keep))


def scoring(state, roll, box):
    """Return the points of scoring `roll` in a box, all bonuses included, and the turn state after it."""
    points = naive.allowed(state.rules, state.filled, roll)[box]
    gained = points
    if naive.five_alike(roll) and state.yahtzee_is_50 and state.rules != "no-yahtzee-bonus":
        gained += 100
    total = state.upper_total + (points if box in naive.UPPER else 0)
    gained += 35 if state.upper_total < 63 <= total else 0
    is_50 = state.yahtzee_is_50 or (box == "yahtzee" and points == 50)
    following = naive.turn_state(
        state.rules, state.filled | {box}, total, is_50, state.rolls_per_turn, state.dice_model
    )
    return gained, following


# ---- chance as the simulation has it --------------------------------------------------------------------------------


def mix(number):
    """Return splitmix64's finalizer."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)


class Stream:
    """The chance of one game of a seed."""

    def __init__(self, seed_number, game):
        self.key = mix(seed_number ^ mix(game))

    def bits(self, turn, roll, place):
        """Return 64 bits."""
        return mix(self.key + 0x9E3779B97F4A7C15 * ((turn * 8 + roll) * 8 + place) & _MASK)

    def throw(self, keep, turn, roll):
        """Return the roll that a keep becomes."""
        faces = [(self.bits(turn, roll, place) >> 32) * 6 // 2**32 + 1 for place in range(5 - len(keep))]
        return tuple(sorted((*keep, *faces)))

    def draws(self, turn, left):
        """Return something with `random()`, which gives the draws for keep and box."""
        numbers = [(self.bits(turn, left, 5) >> 11) / 2**53, (self.bits(turn, 0, 6) >> 11) / 2**53]
        return _Draws(iter(numbers))


class _Draws:
    def __init__(self, numbers):
        self._numbers = numbers

    def random(self):
        return next(self._numbers)
