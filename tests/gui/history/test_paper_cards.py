# SPDX-License-Identifier: MIT
"""What comes from elsewhere stays, unless it is declined: finished games, and cards from paper, which count."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime

import pytest
from gui_driver import end
from history_samples import finished, played_record
from PySide6.QtWidgets import QFileDialog

from engine.game_review.perfect_games import better_than, box_averages
from engine.games import cards, saved
from engine.games.cards import CardError, PaperCard
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, rule_set
from yahtzee_gui.history.view import adds_up, assisted_by, card_of, game_line, rules_most_played, told_game, usual_kind
from yahtzee_gui.library import schema
from yahtzee_gui.library.box_figures import ScoreCard, tally_boxes
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, boxes_of
from yahtzee_gui.library.games_list import GameFilter, GameOrder, ListedGame
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.starter import Table
from yahtzee_gui.words import games

LINE = "3 6 9 12 15 18 20 0 25 30 40 50 22"
MISSED = "1 4 9 8 15 18 17 0 25 30 0 0 21"
NOW = datetime(2026, 11, 29, 20, tzinfo=UTC)


def read(text, rules=DEFAULT_RULES):
    return FinishedGame.of_cards(cards.read_cards(text, rules), NOW)


CARD, TABLE = read(MISSED), read(f"Anna {LINE}\nBen {MISSED}")


# ---- what is kept ---------------------------------------------------------------------------------------------------


def test_a_card_is_a_game_without_grade_and_dice():
    assert (CARD.score, CARD.grade, sum(CARD.faces), CARD.seats) == (148, None, 0, ())
    assert not any((CARD.is_rolled_here, CARD.can_be_dealt_again, CARD.is_asked_again, CARD.is_imported))
    assert CARD.key == read(MISSED).key, "the same card is the same game"
    assert CARD.key != read(LINE).key
    assert [(seat.name, seat.total, seat.is_own) for seat in TABLE.seats] == [("Anna", 285, True), ("Ben", 148, False)]


def test_the_file_keeps_cards_and_counts_them_in_boxes_and_scores(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        assert opened.add([CARD, TABLE, CARD]) == 2
        assert opened.find(CARD.key) == CARD
        assert opened.find(TABLE.key) == TABLE
        assert opened.ungraded() == (2**62, ()), "the coach has nothing to look at"
        found = opened.list.find(GameFilter(), GameOrder(), lambda *told: told[-1])
        assert (found.best, found.total, found.cards, found.ungraded, found.imported) == (285, 433, 2, 0, 0)
        assert found.cost is found.luck is None
        points = opened.list.find(GameFilter(goal=""), GameOrder(), lambda *told: told[-1])
        assert len(points.numbers) == 2, "they were played for points"
        boxes = tally_boxes(opened.list.texts(GameFilter(goal="", dice="fair", assisted=False)))
        assert (boxes.games, boxes.points[Category.THREES], boxes.upper_bonuses) == (2, 18, 1)
        history = opened.read()
        assert (history.games, history.fair_games, history.level_basis.games) == (2, 0, 0)
        assert rules_most_played(history) == ("free-joker", 3)
        opened.check()


def test_a_damaged_card_is_restored_from_its_text_if_that_is_sure():
    row = list(schema.row_of(CARD))
    place = schema.COLUMNS.index("score")
    assert schema.restored([*row[:place], 999, *row[place + 1 :]], None) == CARD
    text = schema.COLUMNS.index("text")
    worse = row[text].replace('"chance": 21', '"chance": 22')
    assert schema.restored([*row[:text], worse, *row[text + 1 :]], None) is None


def test_a_library_that_another_program_filled_has_no_cards_that_cant_be():
    for bad in (CARD.text[:-1], CARD.text.replace('"chance": 21', '"chance": 221')):
        assert boxes_of(bad) is None


def test_figures_take_a_card_as_it_is_filed():
    history = History().including(finished("own")).including(CARD)
    assert (history.games, history.fair_games, history.latest[0]) == (2, 1, CARD)
    assert usual_kind(History().including(CARD)) == finished("own").kind


# ---- what is shown --------------------------------------------------------------------------------------------------


def test_a_line_of_the_list_says_from_paper_and_that_the_cost_is_unknown():
    line = game_line(ListedGame(CARD), CARD.kind.as_played)
    assert line[1:] == ("from paper", "148", "–", "unknown", "–", "unknown")
    assert "Only the card is known" in assisted_by(CARD)
    assert told_game(CARD.kind.as_played, *TABLE.kind, TABLE.text) == "from paper · Won against Ben"
    kept = FinishedGame.of(played_record("theirs").imported(), NOW)
    assert game_line(ListedGame(kept), None)[4:] == ("unknown", "–", "imported")


def test_a_card_alone_says_how_rare_it_is_each_box_and_the_bonus():
    card = card_of(CARD)
    assert adds_up(ListedGame(CARD)) == games.about(card)
    assert games.about(card) == "The upper bonus was missed by 8 points."
    better = better_than(285, DEFAULT_RULES)
    assert games.about(card_of(read(LINE))) == (
        f"Better than {better} % of a perfect player's games. The upper bonus is there."
    )
    average = box_averages(DEFAULT_RULES).boxes[Category.THREES]
    assert ("Threes", f"9\u2009·\u2009{average:.1f}") in games.box_facts(card)
    yatzy = PaperCard((0,) * 15, rule_set("yatzy"))
    assert [figure for _, figure in games.box_facts(yatzy)] == ["0"] * 15


def test_a_card_stands_among_five_games_with_its_boxes():
    (column,) = ScoreCard(1, (CARD,)).columns()
    assert (column.scores, column.upper_bonus, column.total) == (card_of(CARD).scores, 0, 148)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (MISSED.replace("9", "7"), "Threes: must be 0, 3, 6, 9, 12, 15, not 7"),
        (f"Ben {MISSED} 149", "Ben, total: must be 148, not 149"),
        (MISSED[:-3], "must be 13 numbers, not 12"),
    ],
)
def test_what_cant_be_is_said_at_its_place(text, said):
    with pytest.raises(CardError) as refused:
        cards.read_cards(text, DEFAULT_RULES)
    assert games.fault(refused.value, DEFAULT_RULES) == said


# ---- in the window --------------------------------------------------------------------------------------------------


@pytest.fixture
def keeper(open_player):
    player = open_player()
    player.library, player.clipboard = player.session.services.library, player.window.beside.clipboard
    player.wait(lambda: player.library.figures is not None)
    return player


def test_a_pasted_card_is_kept_and_told_and_can_be_declined(keeper):
    before, banner = keeper.controller.record, keeper.window.banner
    keeper.clipboard.open(LINE)
    keeper.wait(lambda: "285 points" in banner.text)
    assert "bonus is there" in banner.text
    assert (keeper.library.figures.games, keeper.controller.record) == (1, before), "the game in play goes on"
    keeper.clipboard.open(LINE)
    keeper.wait(lambda: "already" in banner.text)
    assert keeper.library.figures.games == 1
    keeper.clipboard.open(f"Anna {MISSED}")
    keeper.wait(lambda: "148 points" in banner.text)
    keeper.click(next(one for one in banner.answers if one.text() == games.decline()))
    keeper.wait(lambda: keeper.library.figures.games == 1)


@pytest.mark.parametrize(("name", "typed"), [("You", ""), ("ben", "Ben")])
def test_the_column_with_the_players_name_is_their_own_wherever_it_stands(keeper, name, typed):
    keeper.session.services.settings.table = Table(you=typed).as_text()
    keeper.clipboard.open(f"Anna {LINE}\n{name} {MISSED}")
    keeper.wait(lambda: keeper.library.figures.games == 1)
    (game,) = keeper.library.figures.latest
    assert (game.score, [seat.name for seat in game.seats if seat.is_own]) == (148, [name])


def test_a_table_in_a_file_is_opened_as_a_pasted_one(keeper, tmp_path, monkeypatch):
    """A CSV was refused as no saved game."""
    boxes = [box.key for box in DEFAULT_RULES.categories]
    columns = zip(boxes, LINE.split(), MISSED.split(), strict=True)
    file = tmp_path / "friday.csv"
    file.write_text("box,Anna,You\n" + "\n".join(map(",".join, columns)), encoding="utf-8-sig")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    before = keeper.controller.record
    keeper.window.beside.files.import_game()
    keeper.wait(lambda: keeper.library.figures.games == 1)
    (game,) = keeper.library.figures.latest
    assert (game.score, [seat.name for seat in game.seats], keeper.controller.record) == (148, ["You", "Anna"], before)
    file.write_text(file.read_text().replace("9", "7"), encoding="utf-8")
    keeper.window.beside.files.import_game()
    keeper.wait(lambda: keeper.window.dialogs.frame is not None)
    assert "Threes" in keeper.window.dialogs.get(Page.SET_UP).text.reason.text()


def test_a_card_that_cant_be_is_kept_as_text_with_the_reason(keeper):
    keeper.clipboard.open(LINE.replace("9", "7"))
    page = keeper.window.dialogs.get(Page.SET_UP)
    assert "Threes" in page.text.reason.text()
    assert page.text.field.toPlainText() == LINE.replace("9", "7")
    keeper.settle()
    assert keeper.library.figures.games == 0


def test_a_pasted_game_that_is_over_is_kept_unless_it_is_declined(keeper, open_session, tmp_path, qtbot):
    banner = keeper.window.banner
    keeper.clipboard.open(saved.dumps(played_record("theirs")))
    keeper.wait(lambda: banner.text == games.imported())
    assert len(keeper.library.figures.keys) == 1
    keeper.click(next(one for one in banner.answers if one.text() == games.decline()))
    settings = keeper.session.services.settings
    keeper.wait(lambda: not keeper.library.figures.keys and bool(settings.deleted_game))
    assert keeper.game.is_over, "it can still be looked at"
    end(keeper.session)
    again = open_session(tmp_path / "home")
    library = again.services.library
    qtbot.waitUntil(lambda: library.figures is not None and again.controller.game is not None)
    assert not library.figures.keys, "nor does it come back with the next start"


def test_the_panel_shows_a_card_in_the_place_of_what_cost(keeper):
    keeper.clipboard.open(MISSED)
    keeper.wait(lambda: keeper.library.figures.games == 1)
    keeper.window.dialogs.show(Page.HISTORY)
    page = keeper.window.dialogs.newest
    keeper.wait(lambda: page.panel.score.text() == "148")
    assert "missed by 8" in page.panel.about.text()
    assert page.panel.boxes.lines[0][0].text() == "Aces"
    assert not page.panel.open.isVisibleTo(page.panel)
    page.table.activated.emit(page.table.currentIndex())
    assert "missed by 8" in page.remark.text()
    assert keeper.window.dialogs.newest is page, "there is nothing to be opened"
