#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ANN204
"""Check a certificate: solve a rule set again in Python's own whole numbers, and compare every figure and every hash.

    python3 check.py RULES.toml CERTIFICATE.json

It shares nothing with the program but the format of its rule files, and needs only Python 3.11 or newer. Thirteen
boxes take three quarters of an hour, on two processors. Exit status 0 if everything is the same. With n boxes open and
R rolls a turn the value of a state is an integer over 6^(5 R n). A state is (filled boxes as bits, points in the boxes
with a face as far as they count, whether a bonus for another five alike is ahead).
"""

import hashlib
import json
import sys
import tomllib
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import factorial, prod
from multiprocessing import Pool
from pathlib import Path

KNOWN = {key: {"face": face} for face, key in enumerate(("aces", "twos", "threes", "fours", "fives", "sixes"), 1)} | {
    "three_of_a_kind": {"alike": 3, "points": "all"},
    "four_of_a_kind": {"alike": 4, "points": "all"},
    "full_house": {"groups": [3, 2], "points": 25},
    "small_straight": {"straight": 4, "points": 30},
    "large_straight": {"straight": 5, "points": 40},
    "yahtzee": {"alike": 5, "points": 50},
    "chance": {"points": "all"},
    "one_pair": {"alike": 2, "points": "own"},
    "two_pairs": {"groups": [2, 2], "points": "own"},
}
PATTERNS = {"face", "alike", "groups", "dice", "straight"}
MULTISETS = [keep for size in range(6) for keep in combinations_with_replacement(range(1, 7), size)]
NUMBER = {keep: number for number, keep in enumerate(MULTISETS)}
KEEPS, ROLLS = MULTISETS[:-252], MULTISETS[-252:]
CHILDREN = [[NUMBER[tuple(sorted((*keep, face)))] for face in range(1, 7)] for keep in KEEPS]
KEEPS_OF = [sorted({NUMBER[k] for size in range(5) for k in combinations(roll, size)}) for roll in ROLLS]
WAYS = [factorial(5) // prod(factorial(roll.count(face)) for face in range(1, 7)) for roll in ROLLS]

NONE = 10**6  # points: no two options differ by as much


class Rules:
    """What a rule file says, for as many rolls a turn as the certificate says."""

    def __init__(self, data, rolls):
        self.rolls, self.in_order, self.joker = rolls, data.get("in_order", False), data.get("joker", "none")
        self.bonus, at = data.get("upper_bonus", 0), data.get("upper_bonus_at", 63)
        self.extra, self.more = data.get("extra_yahtzee", 0), data.get("extra_in_number", 0)
        self.boxes = [meant(box) for box in data["box"]]
        keys = [box["key"] for box in self.boxes]
        self.order = [keys.index(key) for key in data.get("order", keys)]
        self.in_order = self.in_order or "order" in data
        self.faces = [box.get("face") for box in self.boxes]
        self.at = at if self.bonus and at <= sum(5 * face + self.more for face in self.faces if face) else 0
        named = [number for number, box in enumerate(self.boxes) if box["key"] == "yahtzee" and "face" not in box]
        fives = [number for number, box in enumerate(self.boxes) if box.get("alike") == 5]
        self.yahtzee = (named + fives + [None])[0]
        self.plain = [[scored(box, roll, made(box, roll)) for roll in ROLLS] for box in self.boxes]

    def allowed(self, filled, roll):
        """Return {box: its points, and those with the first roll of a turn} of a roll, bonuses not included."""
        found = self.plainly_allowed(filled, roll)
        is_later = self.more and len(set(roll)) == 1 and filled >> self.yahtzee & 1
        more = {box: points for box, points in found.items() if is_later and self.faces[box] == roll[0]}
        return found | {box: tuple(one + self.more for one in points) for box, points in more.items()}

    def plainly_allowed(self, filled, roll):
        """Return the same without what a later five alike earns more in the box of its face."""
        free = [box for box in range(len(self.boxes)) if not filled >> box & 1]
        match = [box for box in free if self.faces[box] == roll[0]]
        free = sorted(free, key=self.order.index)[:1] if self.in_order else free
        found = {box: self.plain[box][NUMBER[roll] - len(KEEPS)] for box in free}
        if self.joker == "none" or len(set(roll)) > 1 or self.yahtzee is None or not filled >> self.yahtzee & 1:
            return found
        if match and self.joker != "full":
            return {match[0]: found[match[0]]} if self.joker == "forced" and not self.in_order else found
        full = {box: scored(self.boxes[box], roll, made_by_joker(self.boxes[box], roll)) for box in free}
        lower = {box: points for box, points in full.items() if not self.faces[box]}
        return lower if lower and self.joker == "forced" else full


def meant(box):
    """Return a box with its pattern and points: of a known key, what the file doesn't say is as usual."""
    usual = KNOWN.get(box["key"], {})
    if PATTERNS & set(box):
        usual = {"points": "own" if "face" in box else usual.get("points", "own")}
    return usual | box


def made(box, roll):
    """Return the sum of the dice that make a box, the highest there is; None where a roll doesn't make it."""
    counts = {face: roll.count(face) for face in set(roll)}
    if "face" in box:
        return box["face"] * roll.count(box["face"])
    if "alike" in box:
        return max((face * box["alike"] for face in counts if counts[face] >= box["alike"]), default=None)
    if "groups" in box:
        found = []
        for faces in product(counts, repeat=len(box["groups"])):
            used = {face: sum(n for f, n in zip(faces, box["groups"], strict=True) if f == face) for face in faces}
            if all(counts[face] >= used[face] for face in used) and (len(used) == len(faces) or box.get("same_face")):
                found.append(sum(face * used[face] for face in used))
        return max(found, default=None)
    if "straight" in box:
        runs = [set(range(low, low + box["straight"])) for low in range(1, 8 - box["straight"])]
        return max((sum(run) for run in runs if run <= set(roll)), default=None)
    listed = [tuple(sorted(map(int, dice))) for dice in box.get("dice", [])]
    return sum(roll) if roll in listed or not listed else None


def made_by_joker(box, roll):
    """Return the same for five alike that are a joker: as many of them as make a lower box."""
    if "face" in box:
        return made(box, roll)
    return roll[0] * box.get("alike", sum(box.get("groups", [])) or box.get("straight", 5))


def scored(box, roll, own):
    """Return what a roll scores in a box, and what as the first of a turn; `own` is the sum that makes it."""
    if own is None:
        return 0, 0
    counted, _, more = str(points := box.get("points", "own")).partition("+")
    dice = {"own": own, "all": sum(roll)}.get(counted)
    points = points if dice is None else dice + int(more or 0)
    return points, max(points, box.get("first_roll", 0))


def sums_of(faces, rules):
    """Return the totals that boxes of these faces can have, as far as they count."""
    found = {0}
    for face in faces:
        points = [*(face * n for n in range(6)), 5 * face + rules.more]
        found = {min(total + more, rules.at) for total in found for more in points}
    return sorted(found)


def solved(task):
    """Return the values of all totals of one set of filled boxes, with decisions, ties and the smallest differences."""
    rules, filled, ahead, values, unit = task
    boxes, top = range(len(rules.boxes)), 7776 ** (rules.rolls - 1)
    to_come = sums_of([rules.faces[box] for box in boxes if not filled >> box & 1 and rules.faces[box]], rules)
    found, kinds, decisions, ties, from_best, gap = {}, {}, 0, 0, NONE * unit * top, NONE * unit * top
    for total in sums_of([rules.faces[box] for box in boxes if filled >> box & 1 and rules.faces[box]], rules):
        kinds.setdefault(sum(total + more >= rules.at for more in to_come), []).append(total)
    for totals in kinds.values():
        endings, scored, first = {}, [], []
        for roll in ROLLS:
            alike, options, at_once = len(set(roll)) == 1, [], []
            for box, points in rules.allowed(filled, roll).items():
                for where, p in zip((options, at_once), points, strict=True):
                    if (box, p, alike) not in endings:
                        endings[box, p, alike] = ending(rules, filled, totals[0], ahead, box, p, alike, values, unit)
                    where.append(endings[box, p, alike])
            scored.append(options)
            first.append(at_once)
        worth, keeps = [], [0] * len(KEEPS)
        for stage in range(rules.rolls):
            if stage:
                for number in range(len(KEEPS) - 1, -1, -1):
                    keeps[number] = sum(keeps[c] if c < len(KEEPS) else worth[c - len(KEEPS)] for c in CHILDREN[number])
                keeps = [6 ** len(keep) * value for keep, value in zip(KEEPS, keeps, strict=True)]
            factor, before, worth = 7776**stage, worth, []
            for roll, options in enumerate(first if stage == rules.rolls - 1 else scored):
                values_of = [value * factor for value in options]
                if stage:
                    values_of += [keeps[number] for number in KEEPS_OF[roll]]
                best = max(values_of)
                worth.append(best)
                if len(values_of) > 1:
                    decisions += len(totals)
                    ties += len(totals) * (values_of.count(best) > 1)
                    least = min((best - value for value in values_of if value != best), default=from_best)
                    from_best = min(from_best, least * (top // factor))
                if stage:  # keeping all five, which is no option of its own, but has its place in the ranking
                    values_of.append(before[roll] * 7776)
                values_of.sort()
                least = min((more - less for less, more in pairwise(values_of) if more != less), default=gap)
                gap = min(gap, least * (top // factor))
        found |= dict.fromkeys(totals, sum(ways * value for ways, value in zip(WAYS, worth, strict=True)))
    return (filled, ahead), found, decisions, ties, (Fraction(from_best, unit * top), Fraction(gap, unit * top))


def ending(rules, filled, total, ahead, box, points, alike, values, unit):
    """Return what scoring is worth with all that follows it."""
    gain = points + (rules.extra if alike and ahead else 0)
    if rules.faces[box]:
        gain += rules.bonus if total < rules.at <= total + points else 0
        total = min(total + points, rules.at)
    if box == rules.yahtzee:
        ahead = bool(rules.extra and points)
    return gain * unit + values[filled | 1 << box, ahead][total]


def tasks_of(rules, n, values, unit):
    """Yield what there is to solve with n boxes open, each with the values that follow it."""
    count = len(rules.boxes)
    first = sum(1 << box for box in rules.order[: count - n])
    for filled in [first] if rules.in_order else range(1 << count):
        if count - filled.bit_count() == n:
            after = [filled | 1 << box for box in range(count) if not filled >> box & 1]
            for ahead in (False, True):
                if not ahead or (rules.extra and rules.yahtzee is not None and filled >> rules.yahtzee & 1):
                    following = {(f, a): values[f, a] for f in after for a in (False, True) if (f, a) in values}
                    yield rules, filled, ahead, following, unit


def main(rule_file, certificate_file):
    """Solve the rules and compare them with the certificate; return the exit status."""
    certificate = json.loads(Path(certificate_file).read_text("utf-8"))
    rules = Rules(tomllib.loads(Path(rule_file).read_text("utf-8-sig")), certificate["rolls_per_turn"])
    count, decisions, ties, smallest, good, unit = len(rules.boxes), 0, 0, [Fraction(NONE)] * 2, True, 1
    values = {((1 << count) - 1, ahead): dict.fromkeys(range(rules.at + 1), 0) for ahead in (False, True)}
    with Pool() as pool:
        for layer in certificate["layers"]:
            n = layer["open_boxes"]
            tasks, values, lines = list(tasks_of(rules, n, values, unit)), {}, []
            for (filled, ahead), found, some, tied, least in pool.imap_unordered(solved, tasks, chunksize=4):
                values[filled, ahead] = found
                decisions, ties, smallest = decisions + some, ties + tied, list(map(min, smallest, least))
                card = f"{filled:0{count}b}"[::-1]
                lines += [f"{card} {total} {int(ahead)} {value:x}" for total, value in found.items()]
            same = hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest() == layer["sha256"]
            good, unit = good and same, unit * 7776**rules.rolls
            print(f"{n:2} open boxes, {len(lines):7,} states: {'the same' if same else 'NOT THE SAME'}", flush=True)
    difference, gap = (None if least == NONE else float(least) for least in smallest)
    is_told = certificate["largest_error"] < certificate["tolerance"] < (gap or NONE)
    for name, mine, theirs in (
        (
            "expected score",
            Fraction(values[0, False][0], unit),
            Fraction(certificate["numerator"], certificate["denominator"]),
        ),
        ("decisions", decisions, certificate["decisions"]),
        ("ties", ties, certificate["ties"]),
        ("smallest difference", difference, certificate["smallest_difference"]),
        ("smallest gap", gap, certificate["smallest_gap"]),
        ("rankings", is_told, certificate["rankings"]),
    ):
        good = good and mine == theirs
        told = float(mine) if isinstance(mine, Fraction) else mine
        print(f"{name}: {told}, {'the same' if mine == theirs else f'NOT {theirs}'}")
    return not good


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
