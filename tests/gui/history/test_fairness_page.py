# SPDX-License-Identifier: MIT
"""The page of the dice: the answer, the faces, and how to check the seed."""

from __future__ import annotations

import ast
import hashlib
import shlex
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest
from gui_driver import stand_alone
from match_samples import played
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from scenes import scene_of_record

from engine.game_review.fairness import ChiSquare, faces_rolled
from engine.games.game import Game, begun_from, rolled_faces
from engine.games.goals import ReachGoal
from engine.games.match import begin
from engine.games.position import Position
from engine.games.record import Record
from engine.games.saved import own_record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON, OFFERED_DICE
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.history import words
from yahtzee_gui.history.fairness_page import FairnessPage, FairnessView, check_command, fairness_view
from yahtzee_gui.library.finished_game import GameKind, game_key
from yahtzee_gui.library.history_figures import History, KindTally
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, theme, wear
from yahtzee_gui.words import names

FACE_COUNTS = (100, 110, 90, 105, 95, 100)
KEPT = (True, True, False, False, False)


def past(games=4, faces=FACE_COUNTS, keys=frozenset()):
    """Return a history of fair games, and some of a demon's that must never show."""
    fair = KindTally(GameKind("free-joker", 3, "fair"), False, games, games, 300, 10.0, 100, faces)
    demon = replace(fair, kind=GameKind("free-joker", 3, "demon"), faces=(9999,) * 6)
    return History((fair, demon), dict.fromkeys(keys, 250))


def going_on(seed="fair page"):
    return Game(seed).roll().roll(KEPT)


def over(seed="fair page"):
    game = Game(seed)
    while not game.is_over:
        game = game.roll()
        game = game.score(next(iter(game.position.allowed())))
    return game


def page_of(history, game, mode):
    record = Record(game) if game is not None else None
    return fairness_view(history, scene_of_record(mode, record))


# ---- the view -------------------------------------------------------------------------------------------------------


def test_without_anything():
    view = page_of(None, None, CoachMode.OFF)
    assert view == FairnessView()
    assert view.dice == 0


def test_a_game_that_has_not_begun_is_no_game_yet():
    view = page_of(None, Game("fair page"), CoachMode.LIVE)
    assert (view.game.seed, view.games, view.dice) == ("fair page", 0, 0)


def test_the_current_game_is_counted_with_the_past_ones():
    game = going_on()
    view = page_of(past(), game, CoachMode.OFF)
    assert view.faces == tuple(a + b for a, b in zip(FACE_COUNTS, faces_rolled(game), strict=True))
    assert (view.games, view.dice) == (5, 608)


def test_a_game_that_is_in_the_history_is_counted_once():
    game = over()
    view = page_of(past(keys=frozenset({game_key(game)})), game, CoachMode.OFF)
    assert (view.faces, view.games) == (FACE_COUNTS, 4)
    gone_back = going_on()
    view = page_of(past(keys=frozenset({game_key(game)})), gone_back, CoachMode.OFF)
    assert (view.faces, view.games) == (FACE_COUNTS, 4)


def test_a_finished_game_with_a_goal_and_a_match_are_counted_once():
    record = Record(over(), goal=ReachGoal(250))
    history = past(keys=frozenset({game_key(record.game, record.goal)}))
    assert fairness_view(history, scene_of_record(CoachMode.OFF, record)).games == 4
    assert fairness_view(history, scene_of_record(CoachMode.OFF, Record(over()))).games == 5, "the same dice for points"
    match = played(begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "seed"), Random(1), 10_000)
    own = own_record(match)
    history = past(keys=frozenset({game_key(own.game, own.goal)}))
    for seat in match.seats:
        scene = scene_of_record(CoachMode.OFF, seat.record, match=match)
        assert fairness_view(history, scene).games == 4, "whoever is looked at"


def test_a_game_with_real_dice_alone_is_not_among_the_games_and_the_text_says_so():
    typed = Game("fair page").roll(landed=(1, 2, 3, 4, 5), is_typed=True)
    view = page_of(past(), typed, CoachMode.OFF)
    assert (view.faces, view.games) == (FACE_COUNTS, 4)
    history = past()
    history = replace(history, tallies=tuple(replace(one, typed=1) for one in history.tallies))
    assert history.fair_games == 3
    assert "real dice don't" in words.faces_summary(600, 3)


@pytest.mark.parametrize("model", OFFERED_DICE[1:], ids=str)
def test_nothing_of_a_game_with_other_dice_is_counted_or_told(model):
    game = replace(going_on(), dice_model=model)
    view = page_of(past(), game, CoachMode.LIVE)
    assert (view.faces, view.games) == (FACE_COUNTS, 4)
    assert (view.game.seed, view.first_roll) == ("fair page", ())


def test_the_figure_waits_for_thirty_dice():
    assert page_of(past(faces=(5, 5, 5, 5, 5, 4)), None, CoachMode.OFF).straying is None
    straying = page_of(past(faces=(5, 5, 5, 5, 5, 5)), None, CoachMode.OFF).straying
    assert (straying.statistic, straying.p_value) == (0.0, 1.0)


def test_the_first_roll_is_not_told_before_it_is_rolled():
    view = page_of(None, Game("fair page"), CoachMode.OFF)
    assert view.first_roll == ()
    assert page_of(None, going_on(), CoachMode.OFF).first_roll == rolled_faces("fair page", 1, 1)


@pytest.mark.parametrize("seed", ["9f3c27aa10d2e85b", 'it\'s a "seed"', "späte $(Würfel) 🎲\n\\", "", "0"])
def test_the_command_works_out_the_first_roll_by_itself(seed):
    program, *arguments = shlex.split(check_command(seed))
    assert program == "python3"
    run = subprocess.run([sys.executable, "-I", *arguments], capture_output=True, check=True, text=True)
    assert tuple(ast.literal_eval(run.stdout)) == rolled_faces(seed, 1, 1)


@pytest.mark.parametrize("kept", [(True, False, True, False, False), (False, True, True, True, False)])
def test_a_roll_with_dice_kept_is_what_the_page_says_of_it(kept):
    game = Game("what the page says").roll()
    stream = iter([byte % 6 + 1 for byte in hashlib.blake2b(b"what the page says:1:2:0").digest() if byte < 252])
    said = tuple(die if stays else next(stream) for die, stays in zip(game.dice, kept, strict=True))
    assert game.roll(kept).dice == said
    assert "next die that is rolled, from left to right" in words.seed_explained()


# ---- the page -------------------------------------------------------------------------------------------------------


@pytest.fixture
def open_page(qtbot):
    """Return a function that opens the page over a window that has the style sheet, as the program does."""
    windows = []

    def open_one(view, *, folded=False):
        window = QWidget()
        windows.append(window)
        window.setPalette(style_sheet.palette(theme()))
        window.setStyleSheet(style_sheet.style_sheet(theme()))
        qtbot.addWidget(window)
        dialog = FairnessPage(view, window)
        stand_alone(dialog)
        if not folded:
            dialog.fold.click()
        return dialog

    return open_one


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]


def name(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_it_answers_the_question_and_how_to_check_is_folded(open_page):
    dialog = open_page(page_of(past(), going_on(), CoachMode.LIVE), folded=True)
    shown = texts(dialog)
    assert dialog.answer.text() == "Yes: nothing unusual in 608 dice."
    assert words.faces_summary(608, 5) in shown
    assert any("χ² = " in text for text in shown)
    assert not dialog.seed.isVisible()
    dialog.fold.click()
    shown = texts(dialog)
    assert dialog.seed.field.text() == "fair page"
    assert words.seed_explained() in shown
    rolled = names.dice(rolled_faces("fair page", 1, 1)).replace(" ", "\u00a0")
    assert words.check_explained(dice=rolled) in shown
    description = QAccessible.queryAccessibleInterface(dialog.chart).text(QAccessible.Text.Description)
    faces = page_of(past(), going_on(), CoachMode.LIVE).faces
    assert description == ", ".join(f"{names.face(face)}: {count}" for face, count in enumerate(faces, 1))


def test_a_game_without_a_first_roll_of_ours_promises_no_command(open_page):
    scores = tuple(None if box is Category.SIXES else 0 for box in CATEGORIES)
    set_up = begun_from(Position((6, 6, 6, 6, 3), 1, scores), "set up")
    own = Game("mine").roll(landed=(1, 2, 2, 3, 5), is_typed=True)
    told = (set_up, words.no_check_of_set_up()), (own, words.no_check_of_own_dice())
    for game, sentence in told:
        shown = texts(open_page(page_of(None, game, CoachMode.OFF)))
        assert sentence in shown
        assert words.check_comes() not in shown


def test_it_is_said_which_games_the_faces_are_of(open_page):
    """Other figures of the page, and the list, are of fewer games: of points alone, or of finished ones."""
    tally = page_of(past(), None, CoachMode.OFF)
    assert tally.games == 4
    with_game_in_play = page_of(past(), going_on(), CoachMode.OFF)
    assert with_game_in_play.games == 5
    assert any(
        "matches (your rolls), games with a goal, and the one in play" in text for text in texts(open_page(tally))
    )


def test_of_a_game_with_real_dice_only_what_is_true_is_said(open_page):
    """ "Every die you roll is counted", and no roll of the program's in a match in which it rolled for Greta."""
    own = Game("mine").roll(landed=(1, 2, 2, 3, 5), is_typed=True)
    shown = " ".join(texts(open_page(page_of(None, own, CoachMode.OFF))))
    assert "real dice don't" in shown
    assert "Each die the program rolls for you" in shown
    assert "You rolled your dice of this game yourself" in shown
    assert "All the dice that the program rolls" in shown


def test_before_the_first_game(open_page):
    dialog = open_page(page_of(None, None, CoachMode.LIVE))
    shown = texts(dialog)
    for sentence in (
        words.no_seed(),
        words.faces_summary(0, 0),
        words.fairness_answer(0, None),
    ):
        assert sentence in shown
    assert not dialog.seed.isVisible()
    assert not dialog.command.isVisible()
    assert not dialog.chart.isVisible()


def test_dice_that_are_not_fair_are_named_so(open_page):
    game = replace(going_on(), dice_model=DEMON)
    shown = texts(open_page(page_of(past(), game, CoachMode.LIVE)))
    assert words.seed_of_unfair_dice() in shown
    assert words.seed_explained() not in shown


def test_copying(open_page, qtbot):
    dialog = open_page(page_of(None, going_on(), CoachMode.OFF))
    for line, text in ((dialog.seed, "fair page"), (dialog.command, check_command("fair page"))):
        qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == text
        assert line.button.text() == words.copied()


def test_another_game_can_be_copied_again(open_page, qtbot):
    dialog = open_page(page_of(None, going_on(), CoachMode.OFF))
    qtbot.mouseClick(dialog.seed.button, Qt.MouseButton.LeftButton)
    dialog.set_view(page_of(None, going_on("another"), CoachMode.OFF))
    assert dialog.seed.field.text() == "another"
    assert dialog.seed.button.text() == words.copy_seed()


def test_the_seed_can_be_selected_and_not_changed(open_page, qtbot):
    dialog = open_page(page_of(None, going_on(), CoachMode.OFF))
    dialog.seed.field.setFocus()
    qtbot.keyClicks(dialog.seed.field, "other")
    assert dialog.seed.field.text() == "fair page"
    qtbot.keyClick(dialog.seed.field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert dialog.seed.field.selectedText() == "fair page"


def test_the_keyboard_reaches_everything(open_page, qtbot):
    dialog = open_page(page_of(past(), going_on(), CoachMode.OFF))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    reached = set()
    for _ in range(8):
        qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    command, seed = dialog.command, dialog.seed
    assert reached == {seed.field, seed.button, command.field, command.button, dialog.fold, dialog.chart}


def test_everything_has_a_name(open_page):
    dialog = open_page(page_of(past(), going_on(), CoachMode.OFF))
    for widget in (*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLineEdit), dialog.chart):
        if widget.isVisible():
            assert name(widget), widget


VIEWS = [
    page_of(None, None, CoachMode.OFF),
    page_of(past(), going_on(), CoachMode.OFF),
    page_of(past(games=12345, faces=(250_000,) * 5 + (260_000,)), over(), CoachMode.LIVE),
]


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("view", VIEWS, ids=["empty", "usual", "huge"])
def test_nothing_is_cut_off_and_it_fits_into_the_smallest_window(open_page, view, colors):
    wear(colors)
    dialog = open_page(view)
    assert dialog.width() <= 1000
    assert dialog.height() <= 680
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            needed = label.fontMetrics().boundingRect(0, 0, label.width(), 1000, Qt.TextFlag.TextWordWrap, label.text())
            assert needed.height() <= label.height() <= needed.height() + 2, label.text()
            assert label.parentWidget().rect().contains(label.geometry()), label.text()


def test_the_name_of_the_line_lies_beside_the_columns(open_page):
    chart = open_page(page_of(past(), None, CoachMode.OFF)).chart
    area = QRectF(chart.rect())
    plot = chart._plot(area)
    needed = QFontMetricsF(fonts.font(11)).horizontalAdvance(chart.view.line.name)
    assert area.right() - plot.right() >= needed


def test_other_colours_paint_otherwise(open_page):
    dialog = open_page(page_of(past(), None, CoachMode.OFF))
    before = dialog.chart.grab().toImage()
    wear(DARK)
    assert dialog.chart.grab().toImage() != before


def test_the_chart_has_a_column_for_each_face_and_the_line_of_fair_dice(open_page):
    counts = (10, 60, 20, 30, 40, 50)
    chart = open_page(page_of(past(faces=counts), None, CoachMode.OFF)).chart.view
    assert [(column.label, column.value, column.figure) for column in chart.columns] == [
        (str(face), count, str(count)) for face, count in enumerate(counts, 1)
    ]
    assert chart.line.value == 35


# ---- the words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (1.0, "100 %"),
        (0.998, ">\u200999 %"),
        (0.43, "43 %"),
        (0.0995, "10 %"),
        (0.0994, "9.9 %"),
        (0.031, "3.1 %"),
        (0.0042, "0.42 %"),
        (0.0001, "0.01 %"),
        (0.00009, "less than 0.01 %"),
        (0.0, "less than 0.01 %"),
    ],
)
def test_shares(share, text):
    assert words.percent(share) == text


@pytest.mark.parametrize(
    ("p_value", "begins"),
    [
        (1.0, "Yes: nothing unusual in 12 dice"),
        (0.05, "Yes: nothing unusual in 12 dice"),
        (0.0499, "A little unusual"),
        (0.01, "A little unusual"),
        (0.0099, "Unusual"),
        (0.0, "Unusual"),
    ],
)
def test_the_answer_says_no_more_than_the_figure(p_value, begins):
    assert words.fairness_answer(12, p_value).startswith(begins)
    assert words.percent(p_value) in words.fairness_figures(ChiSquare(1.0, p_value))


def test_the_figure_itself():
    assert "(χ² = 11.07 with 5 degrees of freedom, p = 0.050)" in words.fairness_figures(ChiSquare(11.0705, 0.05))
    assert "(χ² = 40.00 with 5 degrees of freedom, p below 0.001)" in words.fairness_figures(ChiSquare(40.0, 1e-7))


def test_large_numbers_are_grouped():
    assert words.faces_summary(1, 1).startswith("1 die rolled in one game with fair dice. ")
    some = "12\u2009345 dice rolled in 1\u2009000 games with fair dice. "
    assert words.faces_summary(12345, 1000).startswith(some)
