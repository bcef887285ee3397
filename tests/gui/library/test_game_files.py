# SPDX-License-Identifier: MIT
"""Games go out to files of the player's choice and come back; what is no game is refused with a sentence."""

from __future__ import annotations

import os
import threading

import pytest
from gui_driver import CTRL, end, seeded
from own_library import under_way
from patience import wait_for
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.games import notation, saved
from engine.games.match import begin
from engine.games.notation import GameFault, Refusal
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.library.files import FileThread, GameFiles
from yahtzee_gui.words import buttons, faults, games


@pytest.fixture
def home(tmp_path):
    return tmp_path / "the player's home"


def refused(refusal):
    return coach_words.import_refused(faults.game_refusal(refusal))


def unreadable(words):
    return refused(Refusal(GameFault.UNREADABLE, detail=words))


def begins_like(sentence):
    """Return how a sentence about a reason begins, whatever the reason is."""
    return sentence("?").split("?")[0]


@pytest.fixture
def choose(monkeypatch):
    """Return a function that has both file dialogs answered with a path, or cancelled (None)."""
    titles = []

    def answer_with(path):
        def answer(_parent, title, *_rest):
            titles.append(title)
            return (str(path) if path is not None else "", "")

        for dialog in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, dialog, answer)
        return titles

    return answer_with


def export(player):
    player.press(Qt.Key.Key_S, CTRL)


def import_game(player):
    player.press(Qt.Key.Key_O, CTRL)


def wait_for_notice(player):
    player.wait(player.window.banner.isVisible)
    text = player.window.banner.text
    player.click(player.window.banner.dismiss)
    return text


def record_with_everything():
    """A record with a choice taken back, undone events, and marks."""
    record = Record(seeded("exported")).roll().score(Category.ACES).undo().score(Category.CHANCE)
    return record.roll().roll().undo().mark((True, False, True, False, False))


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.LIVE])
def test_a_game_goes_out_to_a_file_and_comes_back_in_another_window(open_player, tmp_path, choose, mode):
    path = tmp_path / "my game.json"
    choose(path)
    first = open_player(tmp_path / "one", game=record_with_everything(), mode=mode)
    export(first)
    assert wait_for_notice(first) == coach_words.game_exported(str(path))
    record = first.controller.record
    assert notation.loads(path.read_text(encoding="utf-8")) == record
    end(first.session)
    written = path.read_bytes()
    second = open_player(tmp_path / "two", mode=mode)
    second.play_turn(Category.TWOS)
    import_game(second)
    second.wait(lambda: second.game == record.game)
    assert second.controller.record == record.with_hint()
    assert path.read_bytes() == written
    assert second.window.banner.text == coach_words.still_there()


def test_an_imported_game_is_coached_and_saved_and_can_be_undone(open_player, home, tmp_path, choose):
    path = tmp_path / "honest.json"
    path.write_text(notation.dumps(Record(seeded("honest"))), encoding="utf-8")
    choose(path)
    player = open_player(home, mode=CoachMode.OFF)
    player.play_turn(Category.TWOS)
    own = player.controller.record
    import_game(player)
    player.wait(lambda: player.game.seed == "honest")
    assert player.controller.record.is_coached
    player.undo()
    assert player.controller.record == own
    assert not own.is_coached
    player.redo()
    assert player.game.seed == "honest"
    end(player.session)
    again = open_player(home)
    assert again.game.seed == "honest"
    assert again.controller.record.is_coached


def test_an_imported_game_says_so_at_its_end_and_is_kept_as_coached(open_player, home, tmp_path, choose):
    game = seeded("ends soon")
    while len(game.filled) < 12:
        game = game.roll()
        game = game.score(next(box for box in CATEGORIES if game.can_score(box)))
    path = tmp_path / "nearly.json"
    path.write_text(notation.dumps(Record(game)), encoding="utf-8")
    choose(path)
    player = open_player(home, mode=CoachMode.OFF)
    finished = []
    player.session.services.library.loaded.connect(finished.append)
    import_game(player)
    player.wait(lambda: player.game.seed == "ends soon")
    player.play_turn()
    player.settle()
    assert games.help_mark() in player.window.end_page.payoff.detail.text()
    player.wait(lambda: any(tally.coached for history in finished for tally in history.tallies))


REFUSED = {
    "empty": (b"", Refusal(GameFault.NOT_A_GAME)),
    "another program's": (b'{"format": "something else"}', Refusal(GameFault.NOT_A_GAME)),
    "not text": (b"\xff\xfe\x00\x01", Refusal(GameFault.NOT_TEXT)),
    "half": (notation.dumps(Record(seeded("half")).roll()).encode()[:90], Refusal(GameFault.NOT_A_GAME)),
    "other dice": (
        notation.dumps(Record(seeded("right")).roll()).encode().replace(b'"right"', b'"wrong"'),
        Refusal(GameFault.DOES_NOT_FOLLOW, "events"),
    ),
    "deep": (b"[" * 50_000, Refusal(GameFault.NOT_A_GAME)),
    "too large": (
        notation.dumps(Record(seeded("large"))).encode() + b" " * 4_000_000,
        Refusal(GameFault.TOO_LARGE),
    ),
}


@pytest.mark.parametrize(("content", "refusal"), REFUSED.values(), ids=REFUSED.keys())
def test_a_file_that_is_no_game_is_refused_with_a_sentence_and_left_alone(
    open_player, home, tmp_path, choose, content, refusal
):
    path = tmp_path / "refused.json"
    path.write_bytes(content)
    choose(path)
    player = open_player(home)
    player.press_roll()
    before = player.game
    import_game(player)
    text = wait_for_notice(player)
    assert text == refused(refusal)
    assert text.endswith(".")
    assert text.count("\n") == 0
    assert path.read_bytes() == content
    assert player.game is before
    assert [file.name for file in tmp_path.iterdir() if file != home] == ["refused.json"]


@pytest.mark.parametrize("make", [lambda path: None, lambda path: path.mkdir()], ids=["missing", "a folder"])
def test_what_is_no_file_is_refused(open_player, home, tmp_path, choose, make):
    path = tmp_path / "nothing.json"
    make(path)
    choose(path)
    player = open_player(home)
    before = player.game
    import_game(player)
    assert wait_for_notice(player).startswith(begins_like(unreadable))
    assert player.game is before


def test_a_target_that_cannot_be_written_is_told_and_play_goes_on(open_player, home, tmp_path, choose):
    (tmp_path / "a file").write_text("mine")
    choose(tmp_path / "a file" / "game.json")
    player = open_player(home)
    player.press_roll()
    for _ in range(2):
        export(player)
        assert wait_for_notice(player).startswith(begins_like(coach_words.export_failed))
    assert (tmp_path / "a file").read_text() == "mine"
    player.press_roll()
    assert len(player.game.events) == 2


@pytest.mark.parametrize("chosen", ["game", "my.game", "game.JSON", "game.json"])
def test_an_exported_game_has_its_ending(open_player, home, tmp_path, choose, chosen):
    path = tmp_path / (chosen if chosen.lower().endswith(".json") else f"{chosen}.json")
    choose(tmp_path / chosen)
    player = open_player(home)
    export(player)
    assert wait_for_notice(player) == coach_words.game_exported(str(path))
    assert notation.loads(path.read_text(encoding="utf-8")) == player.controller.record
    assert {file.name for file in tmp_path.iterdir()} == {home.name, path.name}


@pytest.mark.parametrize("replaces", [True, False])
def test_a_file_is_not_written_over_unasked_for_its_ending(open_player, home, tmp_path, choose, replaces):
    path = tmp_path / "game.json"
    path.write_text("somebody's" * 10_000)
    choose(tmp_path / "game")
    player, asked = open_player(home), []

    def answer():
        box = QApplication.activeModalWidget()
        asked.append(box.text())
        next(button for button in box.buttons() if (button.text() == buttons.replace()) is replaces).click()

    QTimer.singleShot(0, answer)
    player.window.beside.files.export_game()
    assert asked == [buttons.replace_question("game.json")]
    if replaces:
        assert wait_for_notice(player) == coach_words.game_exported(str(path))
        assert notation.loads(path.read_text(encoding="utf-8")) == player.controller.record
    else:
        end(player.session)
        assert path.read_text() == "somebody's" * 10_000


def pipe(path):
    os.mkfifo(path)


def link_to_a_device(path):
    path.symlink_to("/dev/zero")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize(
    ("make", "fault"),
    [(pipe, GameFault.NO_FILE), (link_to_a_device, GameFault.NO_FILE), (huge, GameFault.TOO_LARGE)],
)
def test_what_would_block_or_never_end_is_refused_before_it_is_read(open_player, home, tmp_path, choose, make, fault):
    path = tmp_path / "odd.json"
    make(path)
    choose(path)
    player = open_player(home)
    before = player.game
    import_game(player)
    assert wait_for_notice(player) == refused(Refusal(fault))
    assert player.game is before
    player.press_roll()
    player.wait(lambda: [len(play.game.events) for play in under_way(home)] == [1])


FACES = ["7", '"2"', "null"]


@pytest.mark.parametrize("face", FACES)
def test_a_face_that_is_none_changes_nothing_in_the_window(open_player, home, tmp_path, choose, face):
    """With dice that are not fair, what the file says is not compared with what the seed gives."""
    text = notation.dumps(Record(seeded("odd faces", model=DEMON)).roll((1, 2, 2, 4, 5)))
    path = tmp_path / "odd.json"
    path.write_text(text.replace("[1, 2, 2, 4, 5]", f"[1, 2, {face}, 4, 5]"))
    choose(path)
    player = open_player(home)
    player.press_roll()
    player.settle()
    before, screen = player.controller.record, player.window.grab().toImage()
    import_game(player)
    assert wait_for_notice(player).startswith(begins_like(unreadable))
    assert player.controller.record is before
    assert player.window.grab().toImage() == screen


def test_a_cancelled_dialog_does_nothing(open_player, home, tmp_path, choose):
    titles = choose(None)
    player = open_player(home)
    record = player.controller.record
    export(player)
    import_game(player)
    assert titles == [buttons.export_title(), buttons.import_title()]
    assert player.controller.record is record
    assert [file.name for file in tmp_path.iterdir()] == [home.name]


@pytest.mark.parametrize("strategy", ["no-such", "plays-like-9999", "@/etc/hosts"])
def test_an_opponent_who_cannot_be_is_refused(strategy, qtbot, tmp_path):
    """A file may say anything; a match with such a seat would stand still."""
    match = begin([("You", ""), ("Other", "greedy")], DEFAULT_RULES, "seed")
    (tmp_path / "match.json").write_text(saved.dumps(match).replace('"greedy"', f'"{strategy}"'))
    thread, told = FileThread("errands"), []
    store = GameFiles(thread, tmp_path)
    for signal in (store.import_refused, store.imported):
        signal.connect(told.append)
    store.import_from(tmp_path / "match.json")
    thread.close()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [Refusal(GameFault.FIELD, "strategy")]


def test_saving_goes_on_while_a_file_of_the_players_choice_does_not_answer(open_player, home, monkeypatch):
    asked, go_on, refused = threading.Event(), threading.Event(), []

    def slow(path, most):
        asked.set()
        wait_for(go_on)
        return b""

    player = open_player(home)
    monkeypatch.setattr(files, "read_file", slow)
    game_files = player.session.services.game_files
    game_files.import_refused.connect(refused.append)
    game_files.import_from(home / "far away")
    wait_for(asked)
    player.press_roll()
    player.wait(lambda: [len(play.game.events) for play in under_way(home)] == [1])
    go_on.set()
    player.wait(lambda: bool(refused))
