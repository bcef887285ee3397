# SPDX-License-Identifier: MIT
"""Scorecards, worths of a final score and goal tables for the tests of goals; the slow twin's view of them."""

from __future__ import annotations

import naive_goals
import numpy as np
from engine_samples import YAHTZEES, by_key, random_bonuses, random_scores

from engine.distribution.statistics import Start, after_category
from engine.games.position import Position, check, filled_boxes
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES
from engine.rules.dice import ROLLS
from engine.rules.scoring import points_so_far
from engine.runtime.steps import finish
from engine.solving.goal_tables import Beginning, Worth, reach, solve_goal


def late_start(rng, rules, open_boxes, **points):
    """Return a scorecard between two turns with that many open boxes; some `points` may be given by key."""
    scores = list(random_scores(rng, open_boxes))
    for key, given in points.items():
        box = next(category for category in CATEGORIES if category.key == key)
        if scores[box] is None:
            scores[rng.choice([other for other in CATEGORIES if scores[other] is not None and other != box])] = None
        scores[box] = given
    return Start(tuple(scores), random_bonuses(rng, rules, scores))


def state_of(rules, start):
    """Return the turn state of a scorecard."""
    return turn_states.turn_state(rules, filled_boxes(start.scores))


def so_far(rules, start):
    """Return the points on a scorecard."""
    return points_so_far(rules, filled_boxes(start.scores), start.yahtzee_bonuses)


def goal_table(rules, worth, start, threads=1):
    """Return the goal table of the games that go on from a scorecard."""
    points = so_far(rules, start)
    return finish(solve_goal(rules, worth, Beginning(state_of(rules, start), points, points), threads=threads))


def worth_before(table, start):
    """Return what a scorecard is worth by a goal table."""
    return table.value(state_of(table.rules, start), so_far(table.rules, start))


def later_starts(rng, rules, start, count):
    """Return scorecards that come after `start`, in `count` games at random with many Yahtzees."""
    found = []
    for _ in range(count):
        now = start
        while now.scores.count(None) > 1:
            roll = rng.choice(YAHTZEES if rng.random() < 0.4 else ROLLS)
            position = check(Position(roll, 0, now.scores, now.yahtzee_bonuses, rules))
            now = after_category(position, rng.choice(sorted(position.allowed())))
            found.append(now)
    return found


# ---- worths ---------------------------------------------------------------------------------------------------------


def random_target(rng, points):
    """Return the goal to get some points more than there are."""
    return reach(points + rng.randint(5, 70))


def random_worth(rng, points):
    """Return any worth of the final score that never falls, with a part that says something about `points` and more."""
    values = sorted(rng.uniform(-3.0, 5.0) for _ in range(rng.randint(20, 90)))
    return Worth(points + rng.randint(-5, 30), np.array(values), values[0] - rng.random(), values[-1] + rng.random())


def utility_of(worth):
    """Return a worth as the slow twin takes it."""
    if not len(worth.values):
        assert (worth.below, worth.above) == (0.0, 1.0)
        return naive_goals.reach(worth.first)
    values = worth.values.tolist()

    def utility(points):
        place = points - worth.first
        return worth.below if place < 0 else worth.above if place >= len(values) else values[place]

    return utility


def twin_before(rules, start, utility):
    """Return what the slow twin says a scorecard is worth."""
    scores = by_key(filled_boxes(start.scores))
    return naive_goals.before_turn(rules.name, scores, start.yahtzee_bonuses, utility, rules.rolls_per_turn)


def twin_options(position, utility):
    """Return what the slow twin says the options of a position are worth: keeps and categories."""
    found = naive_goals.chance_values(
        position.rules.name,
        by_key(position.filled),
        position.yahtzee_bonuses,
        position.dice,
        position.rolls_left,
        utility,
        position.rules.rolls_per_turn,
    )
    return found["keeps"], found["categories"]


def worths_of(analysis):
    """Return what the options of an analysis are worth in the form of the slow twin."""
    keeps = {"".join(map(str, keep)): option.worth for keep, option in analysis.keeps.items()}
    return keeps, {category.key: option.worth for category, option in analysis.categories.items()}
