# SPDX-License-Identifier: MIT
"""Nothing is cut in the smallest window in German, in Dutch, or in sentences 40 % longer than the English ones.

Labels that may end in an ellipsis have all of their text in a tooltip, and so have the rows of the coach's list.
"""

from __future__ import annotations

import re
from datetime import date
from functools import partial

import pytest
from audits import audited, daily
from gui_driver import Player, SlowLibrary, first_allowed, seeded
from gui_layout import SMALLEST, cut, let_layouts_settle, resize
from gui_pseudo import LONGER, MARK, long_sentences, longer, record_painted
from gui_screen import all_strings
from history_samples import finished, played_record
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialog, QRadioButton

from engine.rules.dice import DEMON
from engine.rules.par import SIGNATURE
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strategies import Face
from yahtzee_gui import menu_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray.drawn_dice import DiceText
from yahtzee_gui.desktop import identity, languages, resources
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.help import words as help_words
from yahtzee_gui.help.page import HelpPage
from yahtzee_gui.history.days_page import DaysPage
from yahtzee_gui.kit import contents
from yahtzee_gui.kit.charts.figure_table import FigureTable
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.kit.openers import PageSpec
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.library.days import DayResult, by_day, seed_of
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.choice import GameChoice, Rolls
from yahtzee_gui.new_game.page import NewGameDialog, RowOf
from yahtzee_gui.new_game.starter import Table
from yahtzee_gui.play.ghost import Ghost, SameRolls
from yahtzee_gui.shell.banner import BannerAnswer, Notice
from yahtzee_gui.shell.main_window import MainWindow
from yahtzee_gui.theme import fonts
from yahtzee_gui.words import names as name_words
from yahtzee_gui.words.goals import RISK_GOALS

DAY = date(2026, 9, 22)

# Names stay as they are, and a screen reader says dice as digits.
# Keys are named by Qt, which has translations of its own.
SAME_EVERYWHERE = (
    SIGNATURE,
    identity.DISPLAY_NAME,
    "Ctrl",
    "Alt+Left",
)


@pytest.fixture(params=daily(["longer", "de", "nl"], 2))
def spoken(request, qapp):
    """What the window speaks."""
    if request.param == "longer":
        with long_sentences():
            yield request.param
    else:
        yield languages.install(qapp, request.param, ())
        languages.install(qapp, "en", ())


@pytest.fixture
def painted(monkeypatch):
    """The texts that were painted with less room than they need."""
    return record_painted(monkeypatch)


@pytest.fixture
def open_smallest(spoken, painted, open_player):
    """Return a function that opens the smallest window in the language, and returns who plays there."""

    def open_one(mode):
        player = open_player(game=seeded("long"), mode=mode)
        resize(player, SMALLEST)
        return player

    return open_one


def clipped(window, painted):
    """Return the texts of `window` that are cut and cannot be read in a tooltip either."""
    let_layouts_settle()
    painted.clear()
    window.grab()
    too_wide = [button.text() for button in shown(window, QRadioButton) if button.sizeHint().width() > button.width()]
    return {*cut(window), *painted, *too_wide} - in_tooltips(window)


def shown(window, kind):
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


def in_tooltips(window):
    """Return the texts whose tooltips say the same: the verdict, the coach's list and headings, the upper bonus."""
    if not isinstance(window, MainWindow):
        return set()
    options, card, value = window.coach.options, window.scorecard, window.tray.sentence
    words = {f"{name_words.mark(value.verdict)} {name_words.verdict(value.verdict)}"} if value.toolTip() else set()
    listed = {text for row in with_tooltip(options.model(), options.rows) for text in (row.text,)}
    bonus = [row for row in with_tooltip(card.table.model(), card.rows) if row.bar is not None]
    headings = {piece for text in shown(window, DiceText) if text.toolTip() for piece in text.pieces}
    return words | listed | headings | {text for row in bonus for text in (row.name, row.points)}


def with_tooltip(model, rows):
    return [row for number, row in enumerate(rows) if model.index(number, 0).data(Qt.ItemDataRole.ToolTipRole)]


@pytest.mark.parametrize(
    "text", ["Off", "&Game", "Roll %n dice", "{a} of {b}", "Each turn you roll up to three times. {x} · {y}, && so"]
)
def test_the_long_sentences_of_these_tests_are_long_and_keep_their_parts(text):
    result = longer(text)
    own = re.sub(r"\{\w*\}|%n", "", text)
    assert len(result) - len(text) >= LONGER * len(own) - 1
    assert re.findall(r"\{\w*\}|%n|&+", result) == re.findall(r"\{\w*\}|%n|&+", text)
    assert MARK in result


@pytest.mark.audit
@pytest.mark.parametrize("spoken", ["longer", *audited("de", "nl")], indirect=True)
def test_a_whole_game_with_hints(open_smallest, painted):
    player = open_smallest(CoachMode.LIVE)
    assert clipped(player.window, painted) == set()
    while not player.game.is_over:
        for place in range(2):
            player.press_roll()
            player.click_die(place)
            player.settle()
            assert clipped(player.window, painted) == set()
        for place in range(5):
            if not player.controller.kept[place]:
                player.press_die(place)
        assert clipped(player.window, painted) == set()
        player.press_die(4)
        player.press_roll()
        player.settle()
        assert clipped(player.window, painted) == set()
        player.click_box(first_allowed(player.game))
        player.settle()
    assert clipped(player.window, painted) == set()


def test_a_game_without_the_coach(open_smallest, painted):
    player = open_smallest(CoachMode.OFF)
    player.press_roll()
    assert clipped(player.window, painted) == set()


def test_the_table_being_built_and_the_first_run(spoken, painted, open_session, slow_library, qtbot):
    session = open_session(welcomed=False)
    session.window.resize(*SMALLEST)
    slow_library.let(5)
    controller = session.controller
    qtbot.waitUntil(
        lambda: controller.table.status.progress is not None and controller.table.status.progress.fraction >= 0.5
    )
    assert clipped(session.window, painted) == set()
    dialog = session.window.dialogs.get(Page.WELCOME)
    assert clipped(dialog, painted) == set()
    dialog.start.click()
    slow_library.let(SlowLibrary.STEPS)
    player = Player(session, qtbot)
    player.wait_for_table()
    for number in range(3):  # the first game: steps below one another, then beside one another
        player.settle_explained()
        assert clipped(session.window, painted) == set(), number
        player.press_roll()


FILLED_PAGES = (
    Page.HELP,
    Page.SETTINGS,
    Page.FAIRNESS,
    Page.LEARN,
    Page.PROGRESS,
    Page.RULES_LAB,
    Page.STRATEGIES,
)
"""Pages whose texts depend on nothing that takes long to come."""


def test_pages_and_banner(open_smallest, painted):
    player = open_smallest(CoachMode.LIVE)
    window, dialogs = player.window, player.window.dialogs
    player.wait(lambda: player.session.services.library.figures is not None)
    dialogs.openers[Page.DAYS] = lambda: PageSpec(days_page(window))
    others = Page.HISTORY, Page.BOXES, Page.DAYS
    for page in (*FILLED_PAGES, *others):
        dialogs.show(page)
        place = dialogs.frame
        assert (page, clipped(place, painted)) == (page, set())
        assert cut_headings(place) == set()
        assert [area for area in shown(place, ScrollPage) if area.content.width() > area.viewport().width()] == []
        dialogs.leave()
    for choice, row in NEW_GAMES:
        page = NewGameDialog(choice, DAY, History(), window, undo="Ctrl+Z")
        page.show()
        page.open_row(row)
    pages = shown(window, QDialog)
    assert len(pages) == len(NEW_GAMES)
    for page in pages:
        assert (type(page), clipped(page, painted)) == (type(page), set())
        assert cut_headings(page) == set()
        assert [area for area in shown(page, ScrollPage) if area.content.width() > area.viewport().width()] == []
        assert page.width() <= SMALLEST[0]
        assert page.height() <= SMALLEST[1]
        page.close()
    answers = (
        BannerAnswer(coach_words.think_again(), list),
        BannerAnswer(coach_words.show_best(), list),
        BannerAnswer(coach_words.play_anyway(), list),
    )
    window.banner.show_notice(Notice(coach_words.table_unsaved("No space left on device"), answers))
    assert clipped(window, painted) == set()


def test_the_board_of_practice_and_its_result(open_smallest, painted):
    player = open_smallest(CoachMode.LIVE)
    window, ways = player.window, player.window.beside.learning
    sessions = player.session.services.practice
    for practise in (ways.solve_puzzles, partial(ways.practise_lesson, Lesson.PACE)):
        practise()
        practice = sessions.current
        player.wait(lambda practice=practice: practice.stage is PracticeStage.ASKING)
        player.wait(lambda practice=practice: practice.trial.exercise.position in practice.analyses)
        assert clipped(window, painted) == set(), "asked"
        options = practice.analyses[practice.trial.exercise.position].options
        practice.score(next(one.category for one in reversed(options) if one.category is not None))
        player.wait(lambda practice=practice: bool(practice.results))
        assert clipped(window, painted) == set(), "answered"
        practice.show_best()
        player.wait(lambda practice=practice: practice.scene().comparison is not None)
        assert clipped(window, painted) == set(), "told"
        practice.tell_result()
        assert clipped(window, painted) == set(), "result"


EVERYBODY = (Face.VICTOR, Face.PAULA, Face.DIZZY, Face.CLARA, "Bartholomew the Magnific")
NEW_GAMES = (
    (GameChoice(dice_model=DEMON), RowOf.LUCK),
    (GameChoice(), RowOf.GAME),
    (GameChoice(rolls=Rolls.SEED, seed=seed_of(DAY), rival=Rival.PERFECT), RowOf.ROLLS),
    (GameChoice(goal=RISK_GOALS[0]), RowOf.FOR),
    (GameChoice(is_match=True, table=Table("", EVERYBODY, linked=True)), RowOf.WHO),
)
"""What the question for a new game is looked at with, and the row that is open."""


def days_page(window):
    games = [finished(seed_of(DAY), rules=rules, coached=True) for rules in RULE_SETS]
    return DaysPage(by_day(map(DayResult.of, games)), DAY, None, window)


@pytest.mark.parametrize("rival", [Rival.EARLIER, Rival.RULES_OF_THUMB])
def test_the_ghost(open_smallest, painted, rival):
    player = open_smallest(CoachMode.LIVE)
    other = played_record("long").game
    known = SameRolls(game_key(player.game), Ghost(rival, other))
    player.controller.show_same_rolls(known)
    assert clipped(player.window, painted) == set()
    player.play_turn()
    player.settle()
    assert player.coach.choices.rows[0].beside == name_words.rival(rival)
    assert clipped(player.window, painted) == set()
    tops = [player.scorecard.table.rowViewportPosition(row) for row in range(16)]
    assert tops[-1] + player.scorecard.table.rowHeight(15) <= player.scorecard.table.viewport().height()


def cut_headings(page):
    """Return the headings of tables that are wider than their column."""
    columns = [(table, number) for table in shown(page, FigureTable) for number in range(table.columnCount())]
    texts = {table.horizontalHeaderItem(number).text(): table.columnWidth(number) - 18 for table, number in columns}
    return {text for text, room in texts.items() if QFontMetrics(fonts.font(12)).horizontalAdvance(text) > room}


def table():
    return coach_words.table_ready(254.59, DEFAULT_RULES)


@pytest.mark.parametrize("language", daily(["en", "de", "nl"], 2))
def test_the_end_page_needs_no_scrolling_and_cuts_nothing_nor_does_the_review_bar(qapp, open_player, language, painted):
    languages.install(qapp, language, ())
    player = open_player(game=seeded("long"), mode=CoachMode.LIVE)
    resize(player, SMALLEST)
    player.play_to_end()
    player.settle()
    player.wait(lambda: player.controller.scene().comparison is not None)
    let_layouts_settle()
    page = clipped(player.window, painted)
    area = player.window.centralWidget().currentWidget()
    scrolls = area.verticalScrollBar().maximum(), area.horizontalScrollBar().maximum()
    player.controller.review_cursor.view_mistake(-1)
    head = clipped(player.window.review_bar, painted)
    languages.install(qapp, "en", ())
    assert player.window.review_bar.isVisible()
    assert (page, scrolls, head) == (set(), (0, 0), set())


def test_menus_have_room_for_their_items(open_smallest):
    bar = open_smallest(CoachMode.LIVE).window.menuBar()
    for action in bar.actions():
        assert action.menu().sizeHint().width() < SMALLEST[0]
    assert bar.actionGeometry(bar.actions()[-1]).right() <= bar.width()


def test_no_sentence_is_left_in_english(qapp, open_player):
    """Every word a person or a screen reader gets went through the translation."""
    with long_sentences():
        player = open_player(game=seeded("words"), mode=CoachMode.LIVE)
        found = set(all_strings(player.window))
        player.press_roll()
        player.settle()
        found.update(all_strings(player.window))
        player.play_to_end()
        player.settle()
        found.update(all_strings(player.window))
        page = HelpPage(player.window.settings, player.controller)
        page.show()
        found.update(all_strings(page))
        page.close()
    names = {name for name, _why in help_words.about_credits()} | {identity.program_version()}
    versions = help_words.versions(identity.library_versions())
    titles = {title for title, _text in contents.chapters(resources.guide("en"))}  # the guide is a file
    fixed = {menu_words.key(name) for name in ("Up", "Down", "Tab", "Esc")}
    keys = {menu_words.key(name) for _action, name in Keys()} | fixed
    found = {text.strip() for text in found if not text.lstrip("<").startswith("PySide6")} - titles - keys  # no fonts
    words = {text for text in found if re.search(r"[A-Za-z]{2}", text)} - names - {versions}
    assert len(words) > 100
    assert {text for text in words if MARK not in text and not text.startswith(SAME_EVERYWHERE)} == set()
