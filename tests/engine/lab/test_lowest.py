# SPDX-License-Identifier: MIT
"""The lowest game of best play, and the one that Verhoeff published."""

from pathlib import Path

import naive
import pytest

import engine
from engine.game_review.review import review
from engine.games import notation
from engine.games.game import Game, Rolled, Scored, rolled_faces, written_seed
from engine.games.record import Record
from engine.lab.lowest import game_of, lowest_game
from engine.rules.categories import BY_KEY, CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.runtime.steps import finish

PUBLISHED = Path(engine.__file__).parents[1] / "assets" / "games" / "lowest.json"
SLIDES = """
14455 1 aces
12355 2 twos
11226 0 four_of_a_kind
12246 0 yahtzee
11226 0 threes
12233 0 fours
12233 0 fives
12233 0 full_house
12233 0 sixes
11233 0 large_straight
11223 9 chance
45566 0 three_of_a_kind
56666 0 small_straight
"""


@pytest.fixture(scope="module")
def published():
    return notation.loads(PUBLISHED.read_text(encoding="utf-8"))


def test_the_game_of_the_window_is_the_one_of_the_slides(published):
    lines, dice = [], ()
    for event in published.game.events:
        if isinstance(event, Rolled):
            dice = event.dice
        else:
            lines.append(f"{''.join(map(str, sorted(dice)))} {event.points} {event.category.key}")
    assert lines == SLIDES.split("\n")[1:-1]
    assert published.game.points_so_far == 12
    assert (published.game.rules, published.game.dice_model.is_fair) == (DEFAULT_RULES, True)
    assert published.is_coached  # its dice are known


def test_every_choice_in_it_is_the_best_one(published, analyzer_of):
    analyzer = analyzer_of(DEFAULT_RULES)
    found = review(published.game, analyzer, {})
    assert found.points_lost == pytest.approx(0.0, abs=1e-9)
    assert found.luck == pytest.approx(12 - analyzer.table.par, abs=1e-9)


def test_the_first_turns_of_the_slides_are_found_again(published, analyzer_of):
    """The likeliest rolls of three turns; the rest would take long."""
    rows = [line.split() for line in SLIDES.strip().splitlines()[:3]]
    turns = [(BY_KEY[name], int(points), tuple(map(int, dice))) for dice, points, name in rows]
    game = game_of(analyzer_of(DEFAULT_RULES), turns)
    assert game.events == published.game.events[: len(game.events)]


def test_what_best_play_does_not_do_is_not_found(analyzer_of):
    with pytest.raises(LookupError, match="does not come to 30 points in chance"):
        game_of(analyzer_of(DEFAULT_RULES), [(Category.CHANCE, 30, None)])


def _worst(rules, filled, total, roll=None):
    """Return the fewest points that a player comes to who scores one roll a turn as well as he can, in plain Python."""
    state = naive.turn_state(rules, filled, total, False, 1, "fair")
    if len(filled) == len(naive.CATEGORIES):
        return 0
    lowest = 999
    for dice in naive.ROLLS:
        options = naive.allowed(rules, filled, dice)
        values = {box: naive.scoring_value(state, dice, box, points) for box, points in options.items()}
        best = max(values.values())
        box = next(box for box in naive.CATEGORIES if box in values and best - values[box] <= 1e-9)
        points = options[box]
        after = total + points if box in naive.UPPER else total
        bonus = 35 if total < 63 <= after else 0
        lowest = min(lowest, points + bonus + _worst(rules, filled | {box}, after))
    return lowest


@pytest.mark.audit
def test_small_ends_are_the_worst_that_can_come(table_of, analyzer_of):
    """Three open boxes and one roll a turn, against the twin: the whole search is too long for it."""
    from engine.lab import lowest

    rules = rule_set("no-yahtzee-bonus", 1)
    boxes = {"aces", "full_house", "chance"}
    filled = frozenset(naive.CATEGORIES) - boxes
    start = (1, 0b011011, 0b111110, 30)
    endings = finish(lowest.lowest_endings(table_of(rules), start))
    assert sum(ending.points for _, ending, _ in endings) == _worst("no-yahtzee-bonus", filled, 30)


@pytest.mark.audit
def test_the_likeliest_lowest_game_has_as_few_points(table_of, analyzer_of):
    found = finish(lowest_game(table_of(DEFAULT_RULES), analyzer_of(DEFAULT_RULES)))
    assert found.game.points_so_far == 12
    assert review(found.game, analyzer_of(DEFAULT_RULES), {}).points_lost == pytest.approx(0.0, abs=1e-9)
    assert 0 < found.chance < 1e-40
    assert notation.loads(notation.dumps(Record(found.game))).game == found.game


# ---- dice written into a seed ----


def test_written_dice_come_up_and_then_the_stream_goes_on():
    seed = written_seed([[(1, 2, 3, 4, 5), (6, 6)], [(2,) * 5]])
    game = Game(seed).roll()
    assert game.dice == (1, 2, 3, 4, 5)
    game = game.roll(game.places_of((1, 3, 5)))
    assert game.dice == (1, 6, 3, 6, 5)
    assert game.roll().dice == rolled_faces(seed, 1, 3)
    game = game.score(Category.ACES).roll()
    assert game.dice == (2,) * 5
    assert isinstance(game.events[2], Scored)
    assert all(face in range(1, 7) for face in rolled_faces(seed, len(CATEGORIES), 3))
    assert rolled_faces("written", 1, 1) == rolled_faces("written", 1, 1)
