# SPDX-License-Identifier: MIT
"""What a screen reader gets: dice as checkable buttons, the scorecard as a table, names on everything."""

from __future__ import annotations

from gui_driver import seeded
from gui_twin import shown_value
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLineEdit, QTableWidget

from engine.games.game import rolled_faces
from engine.rules.categories import CATEGORIES, Category
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words as timeline_words
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as ending_words
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import announcing, names, numbers, units

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QTableWidget)
WORDS = ("one", "two", "three", "four", "five", "six")


def interface(widget):
    return QAccessible.queryAccessibleInterface(widget)


def name(widget):
    return interface(widget).text(NAME)


def act(widget):
    """Do the first action that a screen reader is offered."""
    actions = interface(widget).actionInterface()
    actions.doAction(actions.actionNames()[0])


def cells(table):
    """Return what is read out of a table, line by line; the first line are the headings, as in Qt's own order."""
    found = interface(table)
    columns = table.model().columnCount() + 1
    texts = [found.child(number).text(NAME) for number in range(found.childCount())]
    return [texts[start + 1 : start + columns] for start in range(0, len(texts), columns)]


def test_dice_are_checkable_buttons_that_say_face_and_state(open_player):
    player = open_player(game=seeded("spoken"))
    for place, die in enumerate(player.tray.dice):
        assert name(die) == f"Die {place + 1}: not rolled"
        assert not die.isEnabled()
    player.press_roll()
    player.click_die(2)
    faces = rolled_faces("spoken", 1, 1)
    for place, die in enumerate(player.tray.dice):
        kept = place == 2
        state = interface(die).state()
        assert state.checkable
        assert bool(state.checked) == kept
        assert name(die) == f"Die {place + 1}: {WORDS[faces[place] - 1]}, {'kept' if kept else 'to be rolled'}"


def test_pressing_a_die_as_a_screen_reader_does_keeps_it(player):
    player.press_roll()
    die = player.tray.dice[4]
    for kept in (True, False):
        act(die)
        assert player.controller.kept == (False, False, False, False, kept)
        assert die.isChecked() == kept


def test_choosing_a_mode_as_a_screen_reader_does_takes_effect(player):
    act(player.coach.mode_switch.buttons[CoachMode.OFF])
    assert player.controller.mode is CoachMode.OFF
    player.window.dialogs.show(Page.WELCOME)
    act(player.window.dialogs.get(Page.WELCOME).choices[CoachMode.LIVE])
    assert player.controller.mode is CoachMode.LIVE


def test_the_scorecard_is_a_table_of_three_columns(open_player):
    player = open_player(game=seeded("spoken"))
    player.press_roll()
    player.settle()
    table = interface(player.scorecard.table)
    assert table.role() == QAccessible.Role.Table
    assert table.text(NAME) == names.scorecard()
    headings, *lines = cells(player.scorecard.table)
    assert headings == list(tray_words.scorecard_columns())
    assert lines == [[row.spoken, row.cost, row.points] for row in player.scorecard.rows]


def test_a_box_says_name_preview_loss_and_verdict(open_player, analyzer_of):
    player = open_player(game=seeded("spoken"))
    player.press_roll()
    player.settle()
    analysis = analyzer_of(player.game.rules).analyze(player.game.position)
    lines = cells(player.scorecard.table)[1:]
    for category in CATEGORIES[:6]:
        option = analysis.categories[category]
        spoken = lines[category][0]
        assert spoken.startswith(f"{names.category(category)}: open, {option.points} now")
        assert names.verdict(option.verdict) in spoken


def test_a_filled_box_says_its_points(player):
    player.play_turn(Category.CHANCE)
    row = next(row for row in player.scorecard.rows if row.category is Category.CHANCE)
    assert row.spoken == f"Chance: {player.game.scores[Category.CHANCE]}"


def test_mode_buttons_are_named_and_say_which_is_chosen(player):
    for mode, button in player.coach.mode_switch.buttons.items():
        assert name(button) == coach_words.coach_mode_spoken(names.coach_mode(mode))
        assert names.coach_mode(mode) in name(button)
        assert bool(interface(button).state().checked) == (mode is CoachMode.LIVE)
        assert not interface(button).state().disabled


def test_options_are_a_list_of_sentences(player):
    player.press_roll()
    player.settle()
    options = interface(player.coach.options)
    assert options.role() == QAccessible.Role.List
    rows = player.coach.options.rows
    assert [options.child(number).text(NAME) for number in range(len(rows))] == [row.spoken for row in rows]
    assert all(shown_value(row.option) in row.spoken for row in rows if not row.folded)


def test_the_players_keep_is_spoken_with_its_verdict(player):
    player.press_roll()
    player.settle()
    player.click_die(0)
    line = player.tray.sentence
    assert name(line) == f"{line.sentence}, {names.verdict(line.verdict)}"


def test_the_graph_and_the_strip_are_pictures_that_describe_themselves(player):
    player.play_turn()
    player.settle()
    window = player.window
    summary = window.strip.summary.text()
    assert summary
    chart, turns = interface(window.card.chart), interface(window.strip.cells)
    assert [one.role() for one in (chart, turns)] == [QAccessible.Role.Graphic] * 2
    assert (chart.text(NAME), chart.text(DESCRIPTION)) == (coach_words.timeline(), summary)
    (cell,) = window.strip.cells.view.cells
    spoken = timeline_words.turns_spoken(timeline_words.this_game(), [(1, cell.verdict)], 2)
    assert (turns.text(NAME), turns.text(DESCRIPTION)) == (spoken, summary)


def test_what_is_said_of_the_choice_made_last_is_spoken(open_player):
    player = open_player(game=seeded("order"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    boxes = player.controller.review.analysis.categories.values()
    player.press_box(max(boxes, key=lambda option: option.points_lost).category)
    player.settle_explained()
    why = player.card.why
    chosen, best = why.view.told
    assert [name(line) for line in why.told] == [f"{chosen.text}, {chosen.judged}", best.text]
    assert chosen.judged
    assert name(why.sentence) == why.view.sentence


def test_the_endings_are_a_picture_that_describes_itself(player):
    player.press_roll()
    player.settle()
    player.wait(lambda: player.controller.scene().comparison is not None)
    chart, view = interface(player.card.why.pairs), player.card.why.view.pairs
    assert chart.role() == QAccessible.Role.Graphic
    assert chart.text(NAME) == view.heading  # of keeps, or of boxes where one is scored
    assert view.pairs
    told = " / ".join(map(names.plain, view.options))
    assert chart.text(DESCRIPTION) == "; ".join([told, *(pair.spoken for pair in view.all_rows)])


def test_the_split_is_a_picture_that_describes_itself(player):
    player.play_to_end()
    player.settle()
    chart, review = interface(player.window.end_page.payoff.bar), player.controller.review
    assert chart.role() == QAccessible.Role.Graphic
    assert chart.text(NAME) == announcing.split_heading()
    assert f"{ending_words.luck()} {numbers.signed(units.luck_of(review))}" in chart.text(DESCRIPTION)


def test_painted_figures_are_texts(player):
    player.press_roll()
    player.settle()
    assert interface(player.tray.sentence).role() == QAccessible.Role.StaticText
    assert name(player.tray.sentence)


def test_texts_come_before_what_they_are_about(player):
    """A screen reader goes through a card in the order of its parts: the title first."""
    title = interface(player.scorecard).child(0)
    assert title.text(NAME) == names.game_and_rules(player.game.rules) == "Yahtzee, free joker"


def test_every_button_has_a_name(player):
    player.press_roll()
    player.settle()
    for button in player.window.findChildren(QAbstractButton):
        if button.isVisible():
            assert name(button), button


def pages_of(window):
    return [page for kind in (QDialog, PlacePage) for page in window.findChildren(kind) if page.isVisible()]


def test_every_control_of_every_page_has_a_name(player):
    player.play_turn()
    player.settle()
    player.wait(lambda: player.session.services.library.figures is not None)
    for page in Page:
        if page is Page.PRACTICE:
            player.window.beside.learning.solve_puzzles()
        else:
            player.window.dialogs.show(page)
        (dialog,) = pages_of(player.window)
        assert name(dialog), page
        shown = player.window.dialogs.frame or dialog

        def controls(shown=shown):
            return [control for kind in CONTROLS for control in shown.findChildren(kind) if control.isVisible()]

        player.wait(lambda: bool(controls()))  # what begins at once may have to be drawn first
        for control in controls():
            assert name(control), (page, control)
        dialog.close()
        player.wait(lambda: not pages_of(player.window))


def test_the_focus_can_be_seen(player):
    """With the focus a control looks different."""
    player.press_roll()
    player.settle()
    controls = [player.tray.dice[0], player.tray.roll_button, player.scorecard.table, player.coach.options]
    controls += [player.coach.mode_switch.buttons[CoachMode.LIVE], player.card.tabs.buttons[CardFace.WHY]]
    for widget in controls:
        player.window.menuBar().setFocus()
        before = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus()
        assert widget.grab().toImage() != before, widget
        widget.clearFocus()
