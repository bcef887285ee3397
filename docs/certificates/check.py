#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ANN204
"""Check a certificate: solve a rule set again in Python's own whole numbers, and compare every figure and every hash.

    python3 check.py RULES.toml CERTIFICATE.json

It shares nothing with the program but the format of its rule files, and needs only Python 3.11 or newer. Thirteen
boxes take half an hour, on all processors. Exit status 0 if everything is the same. With n boxes open and R rolls a
turn the value of a state is an integer over 6^(5 R n). A state is (filled boxes as bits, points in the boxes with a
face as far as they count, whether a bonus for another five alike is ahead).
"""

import hashlib
import json
import sys
import tomllib
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
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
}
MULTISETS = [keep for size in range(6) for keep in combinations_with_replacement(range(1, 7), size)]
NUMBER = {keep: number for number, keep in enumerate(MULTISETS)}
KEEPS, ROLLS = MULTISETS[:-252], MULTISETS[-252:]
CHILDREN = [[NUMBER[tuple(sorted((*keep, face)))] for face in range(1, 7)] for keep in KEEPS]
KEEPS_OF = [sorted({NUMBER[k] for size in range(5) for k in combinations(roll, size)}) for roll in ROLLS]
WAYS = [factorial(5) // prod(factorial(roll.count(face)) for face in range(1, 7)) for roll in ROLLS]


class Rules:
    """What a rule file says."""

    def __init__(self, data):
        self.rolls = data.get("rolls_per_turn", 3)
        self.bonus, at, self.in_order = data.get("upper_bonus", 0), data.get("upper_bonus_at", 63), data.get("in_order")
        self.extra, self.joker = data.get("extra_yahtzee", 0), data.get("joker", "none")
        self.boxes = [box if set(box) - {"key", "first_roll"} else KNOWN[box["key"]] | box for box in data["box"]]
        self.faces = [box.get("face") for box in self.boxes]
        self.at = at if self.bonus and at <= 5 * sum(filter(None, self.faces)) else 0
        fives = [box for box, one in enumerate(self.boxes) if one.get("alike") == 5]
        self.yahtzee = ([box for box in fives if self.boxes[box]["key"] == "yahtzee"] + fives + [None])[0]
        self.plain = [[made(box, roll) for roll in ROLLS] for box in self.boxes]

    def allowed(self, filled, roll):
        """Return {box: points} of a roll, bonuses not included, apart from what the first roll of a turn brings."""
        number, boxes = NUMBER[roll] - len(KEEPS), range(len(self.boxes))
        free = [box for box in boxes if not filled >> box & 1]
        if self.in_order:
            free = free[:1]
        found = {box: self.plain[box][number] for box in free}
        if self.joker == "none" or len(set(roll)) > 1 or self.yahtzee is None or not filled >> self.yahtzee & 1:
            return found
        match = self.faces.index(roll[0]) if roll[0] in self.faces else None
        is_filled = match is None or filled >> match & 1
        fixed = {box: self.boxes[box].get("points") for box in free}
        full = {box: points if type(points) is int else found[box] for box, points in fixed.items()}
        if self.joker == "forced":
            if match in free:
                return {match: found[match]}
            return {box: full[box] for box in free if not self.faces[box]} or found
        return full if is_filled or self.joker == "full" else found


def made(box, roll):
    """Return the points of a roll in a box."""
    counts, own = {face: roll.count(face) for face in set(roll)}, 0
    if "face" in box:
        return box["face"] * roll.count(box["face"])
    if "alike" in box:
        own = max((face * box["alike"] for face in counts if counts[face] >= box["alike"]), default=0)
    elif "groups" in box:
        groups = sorted(box["groups"], reverse=True)
        for faces in product(counts, repeat=len(groups)):
            used = {face: sum(n for f, n in zip(faces, groups, strict=True) if f == face) for face in faces}
            if all(counts[face] >= used[face] for face in used) and (len(used) == len(groups) or box.get("same_face")):
                own = max(own, sum(face * used[face] for face in used))
    elif "straight" in box:
        runs = [set(range(low, low + box["straight"])) for low in range(1, 8 - box["straight"])]
        own = max((sum(run) for run in runs if run <= set(roll)), default=0)
    else:
        own = sum(roll) if "".join(map(str, roll)) in box.get("dice", "".join(map(str, roll))) else 0
    points = box["points"]
    return 0 if not own else own if points == "own" else sum(roll) if points == "all" else points


def sums_of(faces, at):
    """Return the totals that boxes of these faces can have, as far as they count."""
    found = {0}
    for face in faces:
        found = {min(total + face * n, at) for total in found for n in range(6)}
    return sorted(found)


def solved(task):
    """Return the values of all totals of one set of filled boxes, with decisions, ties and the smallest difference."""
    rules, filled, ahead, values, unit = task
    boxes, top = range(len(rules.boxes)), 7776 ** (rules.rolls - 1)
    to_come = sums_of([rules.faces[box] for box in boxes if not filled >> box & 1 and rules.faces[box]], rules.at)
    found, kinds, decisions, ties, smallest = {}, {}, 0, 0, unit * top * 10**6
    for total in sums_of([rules.faces[box] for box in boxes if filled >> box & 1 and rules.faces[box]], rules.at):
        kinds.setdefault(sum(total + more >= rules.at for more in to_come), []).append(total)
    for totals in kinds.values():
        endings, scored, first = {}, [], []
        for roll in ROLLS:
            alike, options, at_once = len(set(roll)) == 1, [], []
            for box, points in rules.allowed(filled, roll).items():
                more = max(points, rules.boxes[box].get("first_roll", 0)) if points else 0
                for where, p in ((options, points), (at_once, more)):
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
            factor, worth = 7776**stage, []
            for roll, options in enumerate(first if stage == rules.rolls - 1 else scored):
                values_of = [value * factor for value in options]
                if stage:
                    values_of += [keeps[number] for number in KEEPS_OF[roll]]
                worth.append(max(values_of))
                if len(values_of) > 1:
                    decisions += len(totals)
                    ties += len(totals) * (values_of.count(worth[-1]) > 1)
                    least = min((worth[-1] - value for value in values_of if value != worth[-1]), default=smallest)
                    smallest = min(smallest, least * (top // factor))
        found |= dict.fromkeys(totals, sum(ways * value for ways, value in zip(WAYS, worth, strict=True)))
    return (filled, ahead), found, decisions, ties, Fraction(smallest, unit * top)


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
    for filled in [(1 << count - n) - 1] if rules.in_order else range(1 << count):
        if count - filled.bit_count() == n:
            after = [filled | 1 << box for box in range(count) if not filled >> box & 1]
            for ahead in (False, True):
                if not ahead or (rules.extra and rules.yahtzee is not None and filled >> rules.yahtzee & 1):
                    following = {(f, a): values[f, a] for f in after for a in (False, True) if (f, a) in values}
                    yield rules, filled, ahead, following, unit


def main(rule_file, certificate_file):
    """Solve the rules and compare them with the certificate; return the exit status."""
    rules = Rules(tomllib.loads(Path(rule_file).read_text("utf-8")))
    certificate = json.loads(Path(certificate_file).read_text("utf-8"))
    count, decisions, ties, smallest, good, unit = len(rules.boxes), 0, 0, Fraction(10**6), True, 1
    values = {((1 << count) - 1, ahead): dict.fromkeys(range(rules.at + 1), 0) for ahead in (False, True)}
    with Pool() as pool:
        for layer in certificate["layers"]:
            n = layer["open_boxes"]
            tasks, values, lines = list(tasks_of(rules, n, values, unit)), {}, []
            for (filled, ahead), found, some, tied, least in pool.imap_unordered(solved, tasks, chunksize=4):
                values[filled, ahead] = found
                decisions, ties, smallest = decisions + some, ties + tied, min(smallest, least)
                card = f"{filled:0{count}b}"[::-1]
                lines += [f"{card} {total} {int(ahead)} {value:x}" for total, value in found.items()]
            same = hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest() == layer["sha256"]
            good, unit = good and same, unit * 7776**rules.rolls
            print(f"{n:2} open boxes, {len(lines):7,} states: {'the same' if same else 'NOT THE SAME'}", flush=True)
    par = Fraction(values[0, False][0], unit)
    for name, mine, theirs in (
        ("expected score", par, Fraction(certificate["numerator"], certificate["denominator"])),
        ("decisions", decisions, certificate["decisions"]),
        ("ties", ties, certificate["ties"]),
        ("smallest difference", f"{float(smallest):.9g}", f"{certificate['smallest_difference']:.9g}"),
    ):
        good = good and mine == theirs
        print(f"{name}: {float(mine):.15g}, {'the same' if mine == theirs else f'NOT {float(theirs):.15g}'}")
    return not good


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
