# SPDX-License-Identifier: MIT
"""The coach gets its table, or says in a sentence why not; cancelled, damaged, unwritable, switched, or closed."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import threading

import pytest
from gui_driver import Player, SlowLibrary, end, seeded
from patience import wait_for
from PySide6.QtWidgets import QProgressBar

from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.runtime import files
from engine.solving.faults import TableFault, TableProblem
from engine.solving.value_table import load_table, table_path
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.new_game.page import NewGameDialog
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.words import faults, games
from yahtzee_gui.work import Urgency, one_step

FORCED = RULE_SETS["forced-joker"]
ALL_STEPS = 1 + SlowLibrary.STEPS


@pytest.fixture
def waiting(open_session, slow_library, qtbot):
    """Someone whose coach still waits for its table."""
    player = Player(open_session(), qtbot)
    qtbot.waitUntil(lambda: slow_library.asked == [DEFAULT_RULES])
    return player


def cancel(player, slow_library):
    """Press Cancel and wait until the building has stopped."""
    assert player.card.why.button.text() == coach_words.cancel_building()
    player.click(player.card.why.button)
    slow_library.let(1)
    player.wait(lambda: player.controller.table.status.state is TableState.CANCELLED)


def delivered(engine):
    """Wait until all is done that was asked before; nothing of it is told yet."""
    done = threading.Event()
    engine.ask("last", Urgency.PROGRESS, one_step(done.set))
    wait_for(done)


def states_of(controller):
    """Return a list that grows with every other state of the table."""
    states = [controller.table.status.state]
    controller.changed.connect(
        lambda: (
            states.append(controller.table.status.state) if states[-1] is not controller.table.status.state else None
        )
    )
    return states


# Delivered


def test_the_game_is_played_while_the_table_is_built_and_reviewed_after(waiting, slow_library):
    waiting.play_turn()
    waiting.press_roll()
    waiting.click_die(0)
    warns = waiting.controller.mode is CoachMode.WARN
    assert waiting.card.why.sentence.text() == (coach_words.warnings_wait if warns else coach_words.coach_waits)()
    assert ("Warnings start" in waiting.card.why.sentence.text()) is warns
    assert waiting.controller.review is None
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    waiting.settle()
    assert waiting.controller.kept[0]
    assert len(waiting.controller.review.decisions) == 1
    assert len(waiting.coach.options.rows) > 5


def test_progress_is_shown_and_only_grows(waiting, slow_library):
    shown = []
    waiting.card.findChild(QProgressBar).valueChanged.connect(shown.append)
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    assert shown[:-1] == sorted(shown[:-1])
    assert len(set(shown)) >= SlowLibrary.STEPS - 1


# Cancelled


def test_cancel_leaves_a_playable_game_and_one_button_that_builds_after_all(waiting, slow_library):
    cancel(waiting, slow_library)
    assert waiting.card.why.sentence.text() == tray_words.coach_without_table()
    assert waiting.card.why.button.text() == coach_words.build_table()
    waiting.play_turn()
    assert len(waiting.game.filled) == 1
    waiting.click(waiting.card.why.button)
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    waiting.settle()
    assert not waiting.card.why.button.isVisible()


def test_a_whole_game_without_a_table_ends_with_its_score_and_is_reviewed_later(waiting, slow_library):
    cancel(waiting, slow_library)
    waiting.play_to_end()
    end_page = waiting.window.end_page
    assert end_page.payoff.score.accessibleName() == games.final_score(waiting.game.points_so_far)
    assert end_page.payoff.message.text() == end_page_words.without_coach_table()
    assert not end_page.line.isVisible()
    waiting.click(waiting.card.why.button)
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    waiting.settle()
    assert f"cost −{waiting.controller.review.points_lost:.1f}" in end_page.payoff.bar.accessibleDescription()
    assert not end_page.payoff.message.isVisible()
    assert end_page.costs.isVisible()
    assert not waiting.coach.isVisible()


def test_cancel_twice_is_as_cancel_once(waiting, slow_library):
    states = states_of(waiting.controller)
    waiting.click(waiting.card.why.button)
    waiting.click(waiting.card.why.button)
    slow_library.let(1)
    waiting.wait(lambda: waiting.controller.table.status.state is TableState.CANCELLED)
    assert states == [TableState.BUILDING, TableState.CANCELLED]


# Failed


def test_a_table_that_cannot_be_built_is_a_banner_with_a_button(waiting, slow_library, capfd):
    slow_library.error = MemoryError("there is not enough memory")
    slow_library.let(ALL_STEPS)
    waiting.wait(lambda: waiting.controller.table.status.state is TableState.FAILED)
    banner = waiting.window.banner
    assert banner.text == coach_words.table_failed(faults.table_problem(TableProblem(TableFault.NO_MEMORY)))
    waiting.play_turn()
    slow_library.error = None
    assert banner.answers[0].text() == coach_words.try_again()
    waiting.click(banner.answers[0])
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    assert not banner.isVisible()
    assert capfd.readouterr().err == ""  # the sentence is all there is to it


def test_an_error_without_words_is_named(waiting, slow_library, capfd):
    slow_library.error = ZeroDivisionError()
    slow_library.let(ALL_STEPS)
    waiting.wait(waiting.window.banner.isVisible)
    assert waiting.window.banner.text == coach_words.table_failed(
        faults.table_problem(TableProblem(TableFault.UNEXPECTED, "ZeroDivisionError"))
    )
    assert "Traceback" in capfd.readouterr().err  # for those who look for its cause


# Other rules


def test_other_rules_while_building_end_with_their_table(waiting, slow_library):
    states = states_of(waiting.controller)
    waiting.controller.new_game(FORCED)
    slow_library.let(3 * ALL_STEPS)
    waiting.wait_for_table()
    waiting.settle()
    assert waiting.controller.table.status.par == pytest.approx(254.587728734496, abs=1e-9)
    assert waiting.game.rules == FORCED
    assert states == [TableState.BUILDING, TableState.READY]


def test_a_table_that_is_not_wanted_any_more_is_stopped_at_its_next_step(waiting, slow_library):
    waiting.controller.new_game(FORCED)
    slow_library.let(1)
    waiting.wait(lambda: slow_library.asked == [DEFAULT_RULES, FORCED])


def test_a_table_that_arrives_after_the_rules_changed_is_not_taken_for_theirs(waiting, slow_library):
    slow_library.let(SlowLibrary.STEPS)
    delivered(waiting.session.services.engine)
    waiting.controller.new_game(FORCED)
    waiting.wait(lambda: slow_library.asked == [DEFAULT_RULES, FORCED])
    assert waiting.controller.table.status.state is TableState.BUILDING
    assert waiting.controller.table.status.par is None
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    assert waiting.controller.table.status.par == pytest.approx(254.587728734496, abs=1e-9)


def test_back_to_the_first_rules_while_building(waiting, slow_library):
    states = states_of(waiting.controller)
    waiting.controller.new_game(FORCED)
    waiting.controller.new_game(DEFAULT_RULES)
    slow_library.let(5 * ALL_STEPS)
    waiting.wait_for_table()
    waiting.settle()
    assert waiting.controller.table.status.par == pytest.approx(254.589609481963, abs=1e-9)
    assert states == [TableState.BUILDING, TableState.READY]


def test_other_rules_after_cancel_are_not_cancelled(waiting, slow_library):
    waiting.click(waiting.card.why.button)
    waiting.controller.new_game(FORCED)
    slow_library.let(3 * ALL_STEPS)
    waiting.wait_for_table()
    assert waiting.controller.table.status.par == pytest.approx(254.587728734496, abs=1e-9)


def test_a_cancel_that_comes_late_does_not_stop_the_next_building(waiting, slow_library):
    """The report of the first building arrives when the same rules are being built for the second time."""
    waiting.controller.table.cancel()
    slow_library.let(1)
    delivered(waiting.session.services.engine)
    waiting.controller.table.build()
    states = states_of(waiting.controller)
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    assert states == [TableState.BUILDING, TableState.READY]


def test_a_table_that_was_had_before_is_there_at_once(waiting, slow_library):
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    waiting.controller.new_game(FORCED)
    slow_library.let(ALL_STEPS)
    waiting.wait_for_table()
    waiting.controller.new_game(DEFAULT_RULES)
    waiting.wait_for_table()
    assert slow_library.asked == [DEFAULT_RULES, FORCED]


def test_the_dialog_chooses_the_rules(player, monkeypatch, delivery_of):
    delivery_of(FORCED)

    def choose(dialog):
        dialog.game.variants.buttons["forced-joker"].click()
        dialog.start.click()
        return dialog.result()

    monkeypatch.setattr(NewGameDialog, "exec", choose)
    player.press_roll()
    player.window.beside.new_game.ask()
    assert player.game.rules == FORCED
    assert player.game.events == ()
    player.wait_for_table()
    player.settle()
    assert player.controller.game.rules == FORCED


def test_the_cancelled_dialog_leaves_the_game(player, monkeypatch):
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: dialog.cancel.click() or dialog.result())
    player.press_roll()
    before = player.game
    player.window.beside.new_game.ask()
    assert player.game is before


# The end


def test_closing_the_window_while_building_ends_cleanly(waiting, slow_library):
    waiting.window.close()
    slow_library.let(1)
    end(waiting.session)
    assert not any(thread.name in ("work", "quick answers", "storage") for thread in threading.enumerate())


def test_closing_the_window_while_the_real_kernels_run(open_session, qtbot, empty_cache):
    session = open_session()
    table = session.controller.table
    qtbot.waitUntil(lambda: table.status.progress is not None and table.status.progress.fraction > 0.76)
    end(session)
    assert not table_path(DEFAULT_RULES).exists() or load_table(table_path(DEFAULT_RULES), DEFAULT_RULES)
    assert not any(thread.name in ("work", "quick answers", "storage") for thread in threading.enumerate())


# Real files


def banners(player):
    """Return the sentences of all banners, dismissing one after the other."""
    found = []
    while player.window.banner.isVisible():
        found.append(player.window.banner.text)
        player.click(player.window.banner.dismiss)
    return found


def test_a_damaged_table_is_rebuilt_and_one_sentence_says_so(open_player, empty_cache):
    path = table_path(DEFAULT_RULES)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is no table")
    player = open_player()
    (found,) = banners(player)
    assert found == coach_words.table_rebuilt(faults.table_problem(TableProblem(TableFault.NO_HEADER)))
    assert load_table(path, DEFAULT_RULES).par == player.controller.table.status.par


def test_damaged_compiled_code_is_compiled_again_and_one_sentence_says_so(open_player, empty_cache):
    damaged = files.compiled_folder() / "kernel.code"
    files.write_atomically(damaged, [b"this is no code"])
    player = open_player()
    assert banners(player) == [coach_words.code_recompiled()]
    assert not damaged.exists()


@pytest.mark.parametrize("where", ["a file", "nowhere"])
def test_a_cache_folder_that_cannot_be_written_means_a_table_in_memory(open_player, tmp_path, monkeypatch, where):
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    cache = {"a file": str(blocked), "nowhere": "/proc/self/nowhere"}[where]
    monkeypatch.setenv("XDG_CACHE_HOME", cache)
    player = open_player()
    reason = {"a file": "Not a directory", "nowhere": "No such file or directory"}[where]
    assert banners(player) == [coach_words.table_unsaved(reason)]
    player.press_roll()
    player.settle()
    assert len(player.coach.options.rows) > 5


def test_the_table_is_found_at_the_second_start_and_nothing_is_said(open_player, empty_cache):
    first = open_player()
    written = table_path(DEFAULT_RULES).stat().st_ino  # written anew, it is another file; its time is set at each use
    end(first.session)
    second = open_player()
    assert table_path(DEFAULT_RULES).stat().st_ino == written
    assert banners(second) == []
    assert files.engine_cache().is_relative_to(empty_cache)


def test_reviews_are_of_the_game_asked_for_last(player):
    seen = []
    player.controller.changed.connect(lambda scene: scene.review is not None and seen.append(scene.review.game))
    games = [seeded("quick", DEFAULT_RULES)]
    for _ in range(3):
        games.append(games[-1].roll())
    for game in games:
        player.controller.open_record(Record(game))
    player.settle()
    assert seen[-1] is games[-1]
    assert player.controller.review.game is games[-1]


# A fault of PySide6 6.12.0

EMITS = textwrap.dedent(
    """
    from PySide6.QtCore import QObject, Signal

    class Sender(QObject):
        sent = Signal(bool)

    sender, seen = Sender(), []
    sender.sent.connect(seen.append)
    for number in range(5000):
        sender.sent.emit(number % 2 == 0)
    print(len(seen), sum(seen))
    """
)


def test_signals_can_be_emitted_thousands_of_times():
    """PySide6 6.12.0 loses a reference to True at every emit on CPython 3.11 and aborts after some hundreds."""
    done = subprocess.run([sys.executable, "-c", EMITS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["5000", "2500"]), done.stderr
