# SPDX-License-Identifier: MIT
"""Cards of five games: which games stand on which, and what stands in their boxes."""

from __future__ import annotations

from datetime import UTC, datetime

from history_samples import finished, played_record

from engine.rules.scoring import RULE_SETS
from yahtzee_gui.library.box_figures import ScoreCard, best_and_total, cards, kinds
from yahtzee_gui.library.database import LATEST, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, GameKind
from yahtzee_gui.library.history_figures import History

FREE, FORCED = GameKind("free-joker", 3, "fair"), GameKind("forced-joker", 3, "fair")


def history_of(*games):
    history = History()
    for number, game in enumerate(games):
        history = history.including(finished(f"game {number}", **game))
    return history


def scores(card):
    return [game.score for game in card.games]


def test_cards_have_five_games_in_a_row_the_newest_card_first():
    found = cards(history_of(*({"score": 200 + number} for number in range(12))), FREE)
    assert [(card.number, card.first_game, scores(card)) for card in found] == [
        (3, 11, [210, 211]),
        (2, 6, [205, 206, 207, 208, 209]),
        (1, 1, [200, 201, 202, 203, 204]),
    ]
    assert (found[1].best, found[1].total) == (209, 1035)


def test_games_of_other_rules_or_dice_stand_on_cards_of_their_own():
    history = history_of({}, {"rules": "forced-joker", "score": 1}, {}, {"dice_model": "demon"}, {"coached": True})
    assert kinds(history) == (FREE, GameKind("free-joker", 3, "demon"), FORCED)
    assert [len(card.games) for card in cards(history, FREE)] == [3]
    assert [scores(card) for card in cards(history, FORCED)] == [[1]]
    assert cards(history, GameKind("no-joker", 3, "fair")) == ()


def test_games_that_are_no_longer_listed_keep_their_places(tmp_path):
    """The history lists its newest games only: a card that has lost some of its games is not shown in part."""
    database = LibraryFile(tmp_path / "history.sqlite3")
    database.add([finished(f"game {number}", score=number) for number in range(LATEST + 7)])
    found = cards(database.read(), FREE)
    database.close()
    assert (found[0].number, scores(found[0])) == (42, [205, 206])
    assert (found[-1].number, scores(found[-1])) == (3, [10, 11, 12, 13, 14])


def test_a_column_has_the_boxes_and_bonuses_of_its_game():
    record = played_record("a card", RULE_SETS["full-joker"])
    game = FinishedGame.of(record, datetime(2026, 5, 1, tzinfo=UTC))
    (column,) = ScoreCard(1, (game,)).columns()
    assert column.scores == record.game.scores
    known = [*column.scores, column.upper_bonus, column.yahtzee_bonus]
    assert sum(number for number in known if number is not None) == column.total == record.game.points_so_far


def test_a_game_that_cannot_be_read_still_has_its_score():
    (column,) = ScoreCard(1, (finished(score=250),)).columns()
    assert (set(column.scores), column.upper_bonus, column.total) == ({None}, None, 250)


def test_best_and_total_leave_out_what_is_not_known():
    assert best_and_total([3, None, 12]) == (12, 15)
    assert best_and_total([None]) == best_and_total([]) == (None, None)
