# SPDX-License-Identifier: MIT
"""Games against dice that are not fair, in the window: dealt, shown, coached, kept, and never taken for fair ones."""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from audits import audited, daily
from gui_driver import (
    CTRL,
    Player,
    SlowLibrary,
    activate,
    end,
    first_allowed,
    forget_window,
    places_of,
    seeded,
)
from gui_match import Match, choose, legal
from gui_screen import Screen, all_strings, unfolded
from gui_twin import Twin, signed
from history_samples import without_grade
from own_library import under_way
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QProgressBar

from engine.analysis.explainer import Explainer
from engine.analysis.follower import Dealer, Follower
from engine.analysis.verdicts import Verdict
from engine.game_review.fairness import NO_FACES
from engine.game_review.review import Decision
from engine.games import notation
from engine.games.game import NOTHING_KEPT, Rolled, Scored
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice import BEST_OF_2, DEMON, FAIR_DICE, OFFERED_DICE, PERFECT_DEMON, WORST_OF_2, WORST_OF_3, DiceKind
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.solving import library
from yahtzee_gui.app import Program
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.option_list import ROW_HEIGHT, TALL_ROW_HEIGHT
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import Tint, set_tint
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.history import words
from yahtzee_gui.history.fairness_page import FairnessPage, fairness_view
from yahtzee_gui.library.finished_game import FinishedGame, Grade
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.choice import GameTile
from yahtzee_gui.new_game.page import NewGameDialog
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.words import games, names
from yahtzee_gui.words import options as option_words
from yahtzee_gui.work import Urgency, one_step

UNFAIR = OFFERED_DICE[1:]
DEMONS = (DEMON, PERFECT_DEMON)
ANSWERING = re.compile("will answer|the dice come up")
EACH = pytest.mark.parametrize(
    "model", daily(sorted(UNFAIR, key=lambda model: model in (BEST_OF_2, WORST_OF_3)), len(UNFAIR) - 2), ids=str
)
EACH_DEMON = pytest.mark.parametrize("model", DEMONS, ids=str)


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture(scope="session")
def dealer_of(analyzer_of, table_of):
    """Return a function that gives the dealer of a dice model."""

    def make(model):
        return Dealer(
            analyzer_of(DEFAULT_RULES, model), Follower(table_of(DEFAULT_RULES, model), table_of(DEFAULT_RULES))
        )

    return make


@pytest.fixture
def play_against(open_player, delivery_of, home):
    """Return a function that opens a window with a game against these dice."""

    def open_one(model, mode=CoachMode.LIVE, seed="against the dice", folder=home):
        delivery_of(DEFAULT_RULES, model)  # so that the session finds it in the cache
        return open_player(folder, game=seeded(seed, model=model), mode=mode)

    return open_one


def landed(player, press):
    """Roll by `press`, and wait until the dice have landed and been looked at."""
    events = len(player.game.events)
    press()
    player.wait(lambda: len(player.game.events) > events)
    assert len(player.game.events) == events + 1
    player.settle()


def roll(player):
    landed(player, player.press_roll)


def do(player, option):
    """Do what an option says, by clicks."""
    if option.category is not None:
        player.click_box(option.category)
        player.settle()
        return
    player.keep(places_of(player.game, option.keep))
    landed(player, player.click_roll)


def play_by(player, choose):
    """Play to the end; `choose` picks one of the options, best first, of the game as it is."""
    while not player.game.is_over:
        if not player.game.has_rolled:
            landed(player, player.click_roll)
        do(
            player,
            choose([o for o in player.controller.review.analysis.options if o.category is not None or o.is_reroll]),
        )


def best(options):
    return options[0]


LABELS = "Par", "Luck", "cost", "Score"


def split_of(player):
    """Return names and numbers of the bars on the end page, as a screen reader reads them."""
    parts = player.window.end_page.payoff.bar.accessibleDescription().split(", ")
    return [tuple(part.rsplit(" ", 1)) for part in parts]


def luck_note(player):
    """Return what stands beside the luck on the end page."""
    return player.window.end_page.payoff.bar.sum.parts[1].note


# The published game


@pytest.mark.audit
def test_the_fair_strategy_in_the_window_plays_the_published_game_turn_by_turn(play_against, analyzer_of):
    published = notation.loads(asset("games/verhoeff.json").read_text(encoding="utf-8")).game
    player, fair = play_against(DEMON), analyzer_of(DEFAULT_RULES)
    while not player.game.is_over:
        if not player.game.has_rolled:
            landed(player, player.click_roll)
        as_if_fair = replace(player.game.position, dice_model=FAIR_DICE)
        do(player, next(o for o in fair.analyze(as_if_fair).options if o.category is not None or o.is_reroll))
        assert player.game.events == published.events[: len(player.game.events)]
    assert player.game.points_so_far == 19
    tax = analyzer_of(DEFAULT_RULES).table.par - 19
    assert luck_note(player) == games.tax_note(DEMON, tax)
    assert f"{tax:.1f}" in luck_note(player)
    numbers = ("113.0", "0.0", "−94.0", "19")
    assert split_of(player) == list(zip(LABELS, numbers, strict=True))
    review = player.controller.review
    assert (review.par, review.luck) == (113.0, pytest.approx(0.0, abs=1e-9))
    assert review.points_lost == pytest.approx(94.0, rel=0, abs=1e-9)


# Whole games, every number of the screen from the table of these dice


class DiceMatch(Match):
    """A match in which the dice land when the coach has found out where."""

    def roll(self, by_key):
        landed(self.player, self.player.press_roll if by_key else self.player.click_roll)
        self.twin.roll()
        self.compare()


@pytest.fixture
def match_against(play_against, analyzer_of, dealer_of):
    def begin(model):
        player = play_against(model)
        return DiceMatch(player, Twin(player.game, analyzer_of(DEFAULT_RULES, model), dealer_of(model)))

    return begin


@pytest.mark.parametrize("model", [WORST_OF_2, *audited(*(model for model in UNFAIR if model != WORST_OF_2))], ids=str)
def test_every_number_of_a_whole_game_is_that_of_these_dice(match_against, model):
    match, rng = match_against(model), random.Random(model.name)
    match.compare()
    while not match.twin.game.is_over:
        if match.twin.analysis is None:
            match.roll(by_key=rng.random() < 0.5)
        else:
            match.do(choose(legal(match.twin.analysis), match.twin, rng), rng)
    twin, review = match.twin, match.player.controller.review
    for total in (review.par + review.luck - review.points_lost, twin.par + twin.luck - twin.lost):
        assert total == pytest.approx(twin.total(), rel=0, abs=1e-9)
    if model in DEMONS:
        assert review.luck == pytest.approx(0.0, abs=1e-9)
        assert twin.luck == pytest.approx(0.0, abs=1e-9)
    assert_end_page(match, model)


def assert_end_page(match, model):
    twin, review, end_page = match.twin, match.player.controller.review, match.player.window.end_page
    assert end_page.payoff.score.accessibleName() == games.final_score(twin.total())
    assert luck_note(match.player) == games.tax_note(model, review.tax)
    numbers = (f"{twin.par:.1f}", signed(twin.luck), signed(-twin.lost), str(twin.total()))
    assert split_of(match.player) == list(zip(LABELS, numbers, strict=True))


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize("seed", range(3))
def test_the_archdemon_by_its_own_coach_ends_with_eighteen(play_against, seed):
    player, rng = play_against(PERFECT_DEMON), random.Random(seed)
    play_by(player, lambda options: rng.choice([o for o in options if o.points_lost <= 1e-9]))
    assert player.game.points_so_far >= 18
    assert player.controller.review.points_lost == pytest.approx(0.0, abs=1e-9)


# What a demon is going to answer


@EACH_DEMON
def test_in_live_mode_every_keep_has_the_answer_that_comes(play_against, dealer_of, model):
    player, dealer = play_against(model), dealer_of(model)
    roll(player)
    for number in (3, 7):
        rows = unfolded(player.window)
        for row in rows:
            if row.option.category is None:
                deal = dealer.deal(player.game, places_of(player.game, row.option.keep))
                assert row.answer == tuple(sorted(deal.dice))
                assert " ".join(map(str, row.answer)) in row.spoken
            else:
                assert row.answer == ()
        keep = [row for row in rows if row.option.category is None][number]
        player.keep(places_of(player.game, keep.option.keep))
        assert player.tray.caption.text() == games.will_answer(model, keep.answer)
        roll(player)
        assert tuple(sorted(player.game.dice)) == keep.answer
    assert all(row.answer == () for row in player.coach.options.rows)
    assert not ANSWERING.search(player.tray.caption.text())


def test_the_caption_follows_every_click(play_against, dealer_of):
    player, dealer = play_against(DEMON), dealer_of(DEMON)
    roll(player)
    for place in (0, 3, 0, 4, 1):
        player.click_die(place)
        answer = tuple(sorted(dealer.deal(player.game, player.controller.kept).dice))
        assert player.tray.caption.text() == games.will_answer(DEMON, answer)


def test_the_answer_is_seen_in_dice_in_the_tray_and_in_rows_with_room_for_it(play_against, dealer_of):
    player = play_against(DEMON)
    assert player.coach.options.row_height == ROW_HEIGHT
    roll(player)
    assert player.coach.options.row_height == TALL_ROW_HEIGHT
    for place in (0, 3, 1):
        player.press_die(place)
        answer = tuple(sorted(dealer_of(DEMON).deal(player.game, player.controller.kept).dice))
        assert player.tray.caption.answer == answer
    player.controller.set_mode(CoachMode.OFF)
    assert player.tray.caption.answer == ()
    player.controller.new_game(DEFAULT_RULES, FAIR_DICE)
    player.settle()
    roll(player)
    player.controller.set_mode(CoachMode.LIVE)
    player.settle()
    assert player.coach.options.row_height == ROW_HEIGHT


@pytest.mark.parametrize("model", daily([WORST_OF_2, WORST_OF_3, BEST_OF_2]))
def test_what_was_thrown_away_lies_above_the_dice_until_the_next_action(play_against, dealer_of, model):
    player = play_against(model, mode=CoachMode.OFF)
    roll(player)
    deal = dealer_of(model).deal(player.game.start, NOTHING_KEPT)
    assert player.game.dice == deal.dice
    assert player.tray.discards.shown == deal.discarded
    player.press_die(1)
    assert player.tray.discards.shown == ()


def test_a_screen_reader_hears_the_answer_to_a_keep(play_against):
    player, said = play_against(DEMON), []
    roll(player)
    player.window.announcer.announced.connect(said.append)
    player.press_die(0)
    assert player.tray.caption.text() in said[-1]


def says_an_answer(player):
    found = [text for text in all_strings(player.window) if ANSWERING.search(text)]
    return bool(found) or any(row.answer for row in player.coach.options.rows)


@pytest.mark.parametrize("model", daily(DEMONS), ids=str)
@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_in_other_modes_no_answer_shows_before_the_decision(play_against, model, mode):
    player = play_against(model, mode)
    player.controller.confirmations.warns_from = Verdict.BLUNDER
    for _ in range(2):
        while not player.game.has_rolled or player.game.rolls_left:
            assert not says_an_answer(player)
            roll(player)
            if player.game.rolls_left:
                player.click_die(player.game.rolls_left)
            assert not says_an_answer(player)
        player.click_box(next(box for box in CATEGORIES if player.game.can_score(box)))
        if player.controller.confirmations.question is not None:
            player.controller.confirmations.go_ahead()
        player.settle()
    assert not says_an_answer(player)


def test_a_hint_shows_the_answers_of_one_decision(play_against):
    player = play_against(DEMON, CoachMode.OFF)
    roll(player)
    assert not says_an_answer(player)
    player.press(Qt.Key.Key_H)
    assert not says_an_answer(player)
    for _ in range(2):
        player.press(Qt.Key.Key_H)
    assert says_an_answer(player)
    roll(player)
    assert not says_an_answer(player)
    assert player.controller.record.hinted


@pytest.mark.parametrize("model", daily([WORST_OF_2, BEST_OF_2, WORST_OF_3]))
def test_dice_that_leave_it_to_chance_announce_nothing(play_against, model):
    player = play_against(model)
    roll(player)
    assert not says_an_answer(player)
    assert player.tray.caption.text() == ""


# Not to be mistaken for the fair game


def tint_of(model):
    """Return the tint of unfair dice: those that favour the player, those that are thrown more often, and demons."""
    if model.favours_player:
        return Tint.KIND
    return Tint.HOSTILE if model.kind is DiceKind.WORST else Tint.DEMON


@EACH
def test_tint_badge_title_and_status_name_the_dice(play_against, analyzer_of, model):
    player = play_against(model, CoachMode.WARN)
    name, tray = names.dice_model_name(model), player.tray
    assert (tray.badge.text(), tray.badge.isVisible()) == (name, True)
    assert tray.property("tint") == tint_of(model).value
    assert name in player.window.windowTitle()
    expected = analyzer_of(DEFAULT_RULES, model).table.par
    assert player.controller.table.status.par == expected


def test_a_fair_game_after_one_with_other_dice_looks_fair(play_against):
    player = play_against(DEMON)
    roll(player)
    player.new_game(model=FAIR_DICE)
    player.wait_for_table()
    assert player.game.dice_model == FAIR_DICE
    assert not player.tray.badge.isVisible()
    assert player.tray.property("tint") == Tint.FAIR.value
    assert names.dice_model_name(DEMON) not in player.window.windowTitle()
    player.undo()
    assert player.game.dice_model == DEMON
    assert player.tray.badge.isVisible()
    assert player.tray.property("tint") == Tint.DEMON.value


@pytest.mark.parametrize("model", daily(DEMONS[::-1]), ids=str)
def test_the_end_page_has_badge_and_tint_too(play_against, model):
    player = play_against(model)
    play_by(player, best)
    assert player.game.points_so_far == (18 if model == PERFECT_DEMON else 113)
    assert player.controller.review.points_lost == pytest.approx(0.0, abs=1e-9)
    end_page = player.window.end_page
    assert end_page.isVisible()
    assert (end_page.payoff.badge.text(), end_page.payoff.badge.isVisible()) == (names.dice_model_name(model), True)
    assert end_page.payoff.property("tint") == tint_of(model).value
    assert not says_an_answer(player)


@pytest.mark.parametrize("size", [(1000, 680), (1240, 800)])
def test_the_badge_takes_no_room_from_what_stands_around_it(play_against, size):
    player = play_against(PERFECT_DEMON)
    player.window.resize(*size)
    roll(player)
    tray = player.tray
    head = [label for label in tray.findChildren(QLabel) if label.geometry().bottom() < tray.dice[0].geometry().top()]
    shown = [label for label in head if label.isVisible() and label.text()]
    assert tray.badge in shown
    assert len(shown) == 3, "what is played, how many rolls there were, and the dice"
    for label in shown:
        if getattr(label, "may_vanish", False):
            continue  # the dots say it
        assert label.width() >= label.sizeHint().width(), label.text()
        assert label.height() >= label.sizeHint().height(), label.text()
    assert not any(tray.badge.geometry().intersects(label.geometry()) for label in shown if label is not tray.badge)


def test_the_tint_is_another_colour(player):
    colours = set()
    for tint in Tint:
        set_tint(player.tray, tint)
        colours.add(player.tray.grab().toImage().pixelColor(30, player.tray.height() - 12).name())
    assert len(colours) == len(Tint)


# New game


def read_dialog(player, look):
    """Open the dialog of a new game, look at it, and cancel it; return what was seen."""
    seen = []
    player.wait(lambda: player.session.services.library.figures is not None)

    def answer():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        seen.append(look(dialog))
        dialog.cancel.click()

    QTimer.singleShot(0, answer)
    player.window.beside.new_game.ask()
    return seen[0]


def remarks(dialog):
    """Return what the list of luck says of all dice."""
    return {model: dialog.luck.itemText(row) for row, model in enumerate(OFFERED_DICE)}


def finished(model, score, coached=False, seed="once"):
    return FinishedGame(
        finished_at=datetime(2026, 5, 1, tzinfo=UTC).isoformat(timespec="seconds"),
        seed=f"{seed} {model} {score}",
        rules=DEFAULT_RULES.name,
        rolls_per_turn=3,
        dice_model=model.name,
        coached=coached,
        score=score,
        faces=(10,) * 6,
        text="text",
        grade=Grade(par=100.0, luck=50.0, points_lost=10.0, decisions=30, accuracy=90.0),
    )


def keep_in_history(player, *games):
    history = player.session.services.library
    for game in games:
        history.keep(game)
    keys = {game.key for game in games}
    player.wait(lambda: history.figures is not None and keys <= history.figures.keys)


def test_new_game_tells_par_and_the_best_so_far_of_all_dice(player, analyzer_of):
    games = [finished(DEMON, 40), finished(DEMON, 60), finished(DEMON, 99, coached=True)]
    keep_in_history(player, *games, finished(WORST_OF_2, 120), finished(FAIR_DICE, 250))
    shown = read_dialog(player, remarks)
    for model, found in {FAIR_DICE: 250, DEMON: 60, WORST_OF_2: 120, PERFECT_DEMON: None}.items():
        said = new_game_words.par_and_best(par(DEFAULT_RULES, model), found)
        assert shown[model] == f"{names.dice_model_name(model)} · {said}"
    for model, text in {
        DEMON: "113.0",
        PERFECT_DEMON: "18.0",
        WORST_OF_2: "138.5",
        WORST_OF_3: "101.0",
    }.items():
        assert text in shown[model]
    assert "404.4" in shown[BEST_OF_2]
    assert "254.6" in shown[FAIR_DICE]


def test_new_game_does_not_say_that_there_was_none_where_all_had_help_or_were_matches(player):
    keep_in_history(player, finished(DEMON, 99, coached=True), replace(finished(FAIR_DICE, 250), goal="win"))
    shown = read_dialog(player, remarks)
    assert shown[DEMON].endswith("Par 113.0")
    assert shown[FAIR_DICE].endswith("Par 254.6")
    assert read_dialog(player, lambda dialog: dialog.luck.toolTip()) == games.best_explained()


@EACH
def test_the_par_that_is_told_beforehand_is_that_of_the_table(analyzer_of, model):
    assert par(DEFAULT_RULES, model) == pytest.approx(analyzer_of(DEFAULT_RULES, model).table.par, rel=0, abs=1e-9)


def test_par_in_the_dialog_follows_the_rules(player):
    def look(dialog):
        dialog.game.variants.buttons["no-joker"].click()
        dialog.tiles.buttons[GameTile.DEMON].click()
        return remarks(dialog), dialog.luck.accessibleDescription()

    shown, spoken = read_dialog(player, look)
    assert shown[DEMON].endswith("Par 117.0")
    assert spoken == names.dice_model_explained(DEMON)


# A table that is missing


@pytest.fixture
def slow_dice(open_session, delivery_of, monkeypatch):
    """A library whose steps wait for the test: fair dice, and the demon's."""
    fair = delivery_of(DEFAULT_RULES)
    demon = finish(library.obtain(DEFAULT_RULES, DEMON, with_fair=True))
    slow = SlowLibrary({DEFAULT_RULES: fair, (DEFAULT_RULES, DEMON): demon})
    monkeypatch.setattr(library, "obtain", slow.obtain)
    yield slow
    slow.let(1000)


@pytest.fixture
def waiting(slow_dice, open_session, qtbot):
    """Someone who has begun a fair game and then one against the demon, whose table is not there."""
    player = Player(open_session(game=seeded("before"), mode=CoachMode.AFTER), qtbot)
    slow_dice.let(1 + SlowLibrary.STEPS)
    player.wait_for_table()
    player.press_roll()
    player.settle()
    player.window.tray.roll_button.setFocus()
    player.new_game(model=DEMON)
    player.wait(lambda: slow_dice.asked[-1] == (DEFAULT_RULES, DEMON))
    return player


def let_it_come(player, slow_dice):
    slow_dice.let(2 * SlowLibrary.STEPS)
    player.wait_for_table()
    player.settle()


def test_dice_that_lack_their_table_wait_and_say_so(waiting, slow_dice):
    assert waiting.controller.table.status.state is TableState.BUILDING
    button = waiting.tray.roll_button
    assert (button.isEnabled(), button.text(), button.toolTip()) == (
        False,
        games.dice_wait_short(),
        games.dice_wait(),
    )
    assert waiting.card.why.sentence.text() == games.not_ready()
    waiting.press_roll()
    waiting.click_roll()
    assert waiting.game.events == ()
    shown = []
    waiting.card.findChild(QProgressBar).valueChanged.connect(shown.append)
    let_it_come(waiting, slow_dice)
    assert shown[:-1] == sorted(shown[:-1])
    assert len(set(shown)) >= SlowLibrary.STEPS - 2
    assert button.isEnabled()
    roll(waiting)
    assert waiting.game.dice == (1, 1, 2, 3, 6)


def test_the_game_before_goes_on_while_the_table_is_built(waiting, slow_dice):
    waiting.undo()
    assert (waiting.game.dice_model, waiting.game.seed) == (FAIR_DICE, "before")
    waiting.wait_for_table()
    waiting.settle()
    assert waiting.controller.table.status.par == pytest.approx(254.589609, abs=1e-6)
    waiting.redo()
    assert waiting.game.dice_model == DEMON
    waiting.undo()
    waiting.settle()
    waiting.press_roll()
    assert len(waiting.game.events) == 2
    waiting.settle()
    slow_dice.let(5 * SlowLibrary.STEPS)
    assert waiting.controller.table.is_ready
    assert waiting.tray.roll_button.isEnabled()


def test_while_the_dice_wait_the_same_is_not_said_twice(waiting):
    shown = [label.text() for label in waiting.window.findChildren(QLabel) if label.isVisible()]
    assert shown.count(games.dice_wait()) == 1


def test_cancelled_dice_can_be_had_after_all(waiting, slow_dice):
    assert waiting.card.why.button.text() == coach_words.cancel_building()
    waiting.click(waiting.card.why.button)
    slow_dice.let(1)
    waiting.wait(lambda: waiting.controller.table.status.state is TableState.CANCELLED)
    button = waiting.tray.roll_button
    assert (button.isEnabled(), button.text(), button.toolTip()) == (
        False,
        tray_words.roll_button(5),  # nothing is being thought about now
        games.dice_wait(),
    )
    assert waiting.card.why.sentence.text() == games.not_ready()
    waiting.press_roll()
    assert waiting.game.events == ()
    waiting.click(waiting.card.why.button)
    let_it_come(waiting, slow_dice)
    roll(waiting)


def test_the_focus_waits_for_the_roll_button(waiting, slow_dice):
    assert not waiting.scorecard.table.hasFocus()
    let_it_come(waiting, slow_dice)
    assert waiting.tray.roll_button.hasFocus()


def test_the_focus_stays_where_the_player_took_it_meanwhile(waiting, slow_dice):
    waiting.press(Qt.Key.Key_S)
    assert waiting.scorecard.table.hasFocus()
    let_it_come(waiting, slow_dice)
    assert waiting.scorecard.table.hasFocus()


def test_undo_gives_the_focus_back_too(waiting):
    waiting.undo()
    waiting.wait(waiting.tray.roll_button.isEnabled)
    assert waiting.tray.roll_button.hasFocus()


# Presses while a deal is on its way


def test_pressing_space_twice_rolls_once(play_against):
    player = play_against(DEMON)
    player.press_roll()
    player.press_roll()
    player.press_roll()
    player.wait(lambda: player.game.has_rolled)
    player.settle()
    done = []
    player.session.services.engine.ask("last", Urgency.PROGRESS, one_step(int), done.append, is_quick=True)
    player.wait(lambda: bool(done))
    QApplication.processEvents()
    assert len(player.game.events) == 1


def test_a_double_click_rolls_once(play_against):
    player = play_against(WORST_OF_2)
    player.double_click(player.tray.roll_button)
    player.wait(lambda: player.game.has_rolled)
    player.settle()
    assert len(player.game.events) == 1


def test_dice_marked_while_a_deal_is_on_its_way_do_not_change_it(play_against, dealer_of):
    player = play_against(DEMON)
    roll(player)
    player.click_die(4)
    before = player.game
    kept = player.controller.kept
    expected = dealer_of(DEMON).deal(before, kept)
    player.press_roll()
    player.press_die(0)
    player.wait(lambda: len(player.game.events) == 2)
    assert player.game.events[-1] == Rolled(kept, expected.dice)
    assert player.controller.kept == kept


def test_a_hint_asked_for_while_a_deal_is_on_its_way_counts(play_against):
    player = play_against(DEMON, CoachMode.OFF)
    roll(player)
    player.press_roll()
    player.press(Qt.Key.Key_H)
    player.wait(lambda: len(player.game.events) == 2)
    assert player.controller.record.hinted


def test_undo_while_a_deal_is_on_its_way_calls_it_off(play_against):
    player = play_against(DEMON)
    roll(player)
    first = player.game
    player.press_roll()
    player.undo()
    player.settle()
    assert player.game.events == ()
    player.redo()
    player.settle()
    assert player.game == first
    roll(player)
    assert len(player.game.events) == 2


def test_a_new_game_while_a_deal_is_on_its_way_is_not_rolled(play_against):
    player = play_against(DEMON)
    player.press_roll()
    player.controller.new_game(DEFAULT_RULES, DEMON)
    player.settle()
    roll(player)
    assert len(player.game.events) == 1


# Back and forth, on the disk, in files


@EACH
def test_undo_and_redo_bring_the_same_dice(play_against, model):
    player = play_against(model)
    roll(player)
    player.keep((True, True, False, False, False))
    roll(player)
    game = player.game
    player.undo()
    player.settle()
    player.redo()
    player.settle()
    assert player.game == game
    player.undo()
    player.settle()
    assert player.controller.kept == (True, True, False, False, False)
    roll(player)
    assert player.game == game
    assert not player.controller.record.is_coached or player.controller.mode is CoachMode.LIVE
    assert player.controller.record.taken_back == ()


@pytest.mark.parametrize("model", daily([DEMON, WORST_OF_3]))
def test_a_reopened_game_goes_on_with_its_dice_and_table(play_against, open_player, home, model):
    first = play_against(model)
    roll(first)
    first.click_die(2)
    roll(first)
    record = first.controller.record
    end(first.session)
    second = open_player(home)
    assert second.controller.record == record
    assert second.tray.badge.text() == names.dice_model_name(model)
    assert len(second.controller.review.decisions) == 1
    roll(second)
    assert second.game.rolls_left == 0


@pytest.mark.parametrize("model", daily([PERFECT_DEMON, WORST_OF_2]))
def test_after_every_action_the_game_is_on_the_disk_as_it_is(play_against, open_player, home, tmp_path, model):
    """What a process leaves that is killed right after it."""
    player = play_against(model)
    for number, act in enumerate((roll, lambda player: player.click_die(3), roll, Player.undo)):
        act(player)
        record = player.controller.record
        player.wait(lambda record=record: under_way(home) == [record])
        left = tmp_path / f"left {number}"
        shutil.copytree(home, left)
        assert under_way(left) == [record]
    end(player.session)
    survivor = open_player(left)
    assert survivor.controller.record == player.controller.record
    roll(survivor)
    assert len(survivor.game.events) == 2


@pytest.fixture
def chosen_file(monkeypatch, tmp_path):
    path = tmp_path / "game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    return path


@pytest.mark.parametrize("model", daily([DEMON, BEST_OF_2]))
def test_a_game_goes_out_to_a_file_and_comes_back(play_against, chosen_file, tmp_path, model):
    player = play_against(model)
    roll(player)
    player.click_die(1)
    roll(player)
    player.press(Qt.Key.Key_S, CTRL)
    player.wait(lambda: chosen_file.exists())
    game = player.game
    assert notation.loads(chosen_file.read_text(encoding="utf-8")).game == game
    player.new_game(model=FAIR_DICE)
    player.press(Qt.Key.Key_O, CTRL)
    player.wait(lambda: player.game == game)
    player.wait_for_table()
    player.settle()
    assert player.tray.badge.text() == names.dice_model_name(model)
    assert player.controller.record.is_coached
    roll(player)


# The history


def test_a_finished_game_has_a_high_score_of_its_own_and_counts_in_nothing_else(play_against):
    player = play_against(DEMON, CoachMode.OFF)
    keep_in_history(player, finished(FAIR_DICE, 250))
    history = player.session.services.library
    before = history.figures
    rng = random.Random(1)
    while not player.game.is_over:
        roll(player)
        player.click_box(rng.choice([box for box in CATEGORIES if player.game.can_score(box)]))
        player.settle()
    player.wait(lambda: history.figures.games > before.games and not without_grade(history.figures))
    after = history.figures
    assert after.games == before.games + 1
    assert after.best(DEFAULT_RULES, DEMON) == player.game.points_so_far
    assert after.best(DEFAULT_RULES) == 250
    assert (after.fair_games, after.faces) == (before.fair_games, before.faces)
    assert after.level_basis == before.level_basis
    (kept,) = [game for game in after.latest if game.dice_model == DEMON.name]
    assert (kept.grade.par, kept.score, kept.coached) == (113.0, player.game.points_so_far, False)
    assert kept.grade.luck == pytest.approx(0.0, abs=1e-9)
    assert notation.loads(kept.text).game == player.game
    best = new_game_words.par_and_best(113.0, player.game.points_so_far)
    assert read_dialog(player, remarks)[DEMON].endswith(best)


def test_the_fairness_page_does_not_present_these_dice_as_fair(play_against):
    player = play_against(DEMON)
    roll(player)
    view = fairness_view(player.session.services.library.figures, player.controller.scene())
    assert (view.faces, view.games, view.dice, view.first_roll) == (NO_FACES, 0, 0, ())
    player.window.dialogs.show(Page.FAIRNESS)
    dialog = player.window.dialogs.newest
    assert isinstance(dialog, FairnessPage)
    dialog.fold.click()
    labels = Screen(player.window).labels(dialog)
    assert words.seed_of_unfair_dice() in labels
    assert words.seed_explained() not in labels
    dialog.close()


# Explanations


@pytest.mark.audit
@pytest.mark.parametrize("model", [*audited(WORST_OF_2, DEMON), PERFECT_DEMON])
def test_explanations_are_those_of_these_dice(play_against, delivery_of, model):
    player = play_against(model)
    roll(player)
    player.click_die(4)
    player.wait(lambda: player.controller.scene().comparison is not None)
    delivery = delivery_of(DEFAULT_RULES, model)
    explainer = Explainer(delivery.table, delivery_of(DEFAULT_RULES).table)
    for _ in explainer.prepare():
        pass
    comparison = player.controller.scene().comparison
    position, option = player.game.position, player.controller.scene().pointed_at
    assert comparison.explanation.option == option
    assert comparison.explanation == explainer.explain(position, option)
    assert comparison.against == explainer.explain(position, comparison.against.option)
    if model in DEMONS:
        assert comparison.explanation.answer == player.controller.review.answers[position][option.keep]


# Verhoeff's guide


@pytest.fixture
def others_game(qapp, qtbot, delivery_of):
    """A game in a window of a program that may open more of them."""
    delivery_of(DEFAULT_RULES)
    program = Program()
    session = program._open_beside(lambda: "mine")
    session.controller.open_record(Record(seeded("mine")))
    player = Player(session, qtbot)
    player.program = program
    yield player
    for opened in program.sessions:
        opened.window.close()
    program.join_saving()
    program.join_workers()
    for opened in program.sessions:
        forget_window(opened)


@pytest.fixture
def guided(others_game, qtbot, delivery_of):
    """The window of Verhoeff's game, opened by the item of the Help menu."""
    delivery_of(DEFAULT_RULES, DEMON)
    others_game.window.menus.item("verhoeff").trigger()
    player = Player(others_game.program.sessions[1], qtbot)
    player.wait(lambda: player.controller.scene().viewed is not None)
    activate(qtbot, player.window)
    return player


def test_the_guide_leads_through_the_game_of_the_lowest_score(others_game, qtbot):
    others_game.window.menus.item("lowest").trigger()
    player = Player(others_game.program.sessions[1], qtbot)
    player.wait(lambda: player.controller.scene().viewed is not None)
    assert player.controller.game.points_so_far == 12
    assert games.lowest_title() in player.window.windowTitle()
    assert games.lowest_introduction() in Screen(player.window).labels(player.window.banner)
    assert all(decision.points_lost < 1e-9 for decision in player.controller.review.decisions)


def test_the_guide_leads_through_verhoeffs_game(guided):
    controller = guided.controller
    decisions = controller.review.decisions
    assert controller.game.points_so_far == 19
    assert controller.scene().viewed is decisions[0]
    assert games.verhoeff_title() in guided.window.windowTitle()
    assert names.dice_model_name(DEMON) in guided.window.windowTitle()
    assert games.verhoeff_introduction() in Screen(guided.window).labels(guided.window.banner)
    for decision in decisions[1:]:
        guided.press(Qt.Key.Key_Right)
        assert controller.scene().viewed is decision
        assert_commented(guided, decision)
    guided.press(Qt.Key.Key_Left)
    assert controller.scene().viewed is decisions[-2]


def assert_commented(player, decision: Decision):
    """The dice, the choice, what the demon answered, and what was best stand on the screen."""
    tray, game = player.tray, decision.before
    assert [die.face for die in tray.dice] == list(game.dice)
    assert tray.sentence.sentence == option_words.you_chose(decision.taken)
    event = player.game.events[decision.event]
    if isinstance(event, Rolled):
        assert tray.caption.text() == games.will_answer(DEMON, tuple(sorted(event.dice)))
    else:
        assert isinstance(event, Scored)
    assert player.coach.options.rows[0].option.value == decision.analysis.best.value
    assert Screen(player.window).choice_line()[0] is decision.taken.verdict


@pytest.mark.audit
def test_the_guide_explains_each_decision(guided):
    for _ in range(3):
        guided.wait(lambda: guided.controller.scene().comparison is not None)
        option, _analysis = guided.controller.scene().explained
        assert guided.controller.scene().comparison.explanation.option is option
        guided.press(Qt.Key.Key_Right)


def test_the_guide_changes_nothing_of_the_game_in_the_other_window(guided, others_game):
    for _ in range(4):
        guided.press(Qt.Key.Key_Right)
    assert others_game.controller.record == Record(seeded("mine"))
    assert not others_game.tray.badge.isVisible()


# Thrown several times


@pytest.mark.parametrize("model", daily([WORST_OF_2, BEST_OF_2, WORST_OF_3]))
def test_the_dice_are_seen_to_land_on_every_throw_and_last_on_the_one_that_counts(play_against, dealer_of, model):
    player = play_against(model)
    roll(player)
    player.keep((False, True, False, False, True))
    deal = dealer_of(model).deal(player.game, player.controller.kept)
    motion = player.tray.motion
    player.tray.motion.set_speed(DiceSpeed.NORMAL)
    player.press_roll()
    player.wait(lambda: player.game.rolls_left == 1)
    assert motion.is_tumbling
    flights = motion._flights
    assert sorted(flights) == [0, 2, 3]
    throws = (*deal.discarded, deal.dice)
    for place, ways in flights.items():
        assert [flight.way[-1] for flight in ways] == [throw[place] for throw in throws]
    for number in range(len(deal.discarded)):
        resting = max(ways[number].begin + ways[number].length for ways in flights.values())
        motion.show_at(motion._thrown_at + resting)
        assert [pose.coming if pose.turn else pose.face for pose in motion.poses()] == [
            throws[number][place] for place in flights
        ]
    motion.show_at(float("inf"))
    assert not motion.is_tumbling
    assert tuple(die.face for die in player.tray.dice) == deal.dice


def test_a_key_skips_all_throws_at_once(play_against):
    player = play_against(WORST_OF_2)
    player.tray.motion.set_speed(DiceSpeed.NORMAL)
    player.press_roll()
    player.wait(lambda: player.game.has_rolled)
    assert player.tray.motion.is_tumbling
    player.press_die(2)
    player.wait(lambda: not player.tray.motion.is_tumbling)
    assert not any(player.controller.kept), "it only brings them down"


def test_the_review_bar_covers_the_badge_and_shows_who_throws(play_against):
    player = play_against(WORST_OF_2)
    player.window.resize(1000, 680)
    roll(player)
    player.click_box(first_allowed(player.game))
    player.settle()
    player.controller.review_cursor.view_step(-1)
    bar, tray = player.window.review_bar, player.tray
    QApplication.processEvents()
    assert bar.badge.accessibleName() == names.dice_model_name(WORST_OF_2)
    assert bar.badge.isVisible()
    assert bar.geometry().bottom() >= tray.badge.geometry().bottom()
    assert all(die.geometry().top() >= bar.geometry().bottom() for die in tray.dice)
