# SPDX-License-Identifier: MIT
"""The settings page keeps each change at once, shows what it is given, and can be used by keys alone."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from gui_driver import activate
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QComboBox, QLabel

from engine.analysis.verdicts import Verdict
from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.other_programs import Sound, SoundPlayer
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, WARN_CHOICES, Appearance, CoachMode, DiceSpeed
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.library.backups import Backup
from yahtzee_gui.settings import page
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.settings.keys_list import KeysList
from yahtzee_gui.settings.page import SettingsPage
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, wear

LANGUAGES = {"en": "English", "de": "Deutsch"}
FLAGS = [name for name, row in Settings.rows() if row.choices is None]
CHOSEN = {
    "appearance": (Appearance.SYSTEM, Appearance.DARK),
    "language": (AS_THE_SYSTEM, "de"),
    "dice_speed": (DiceSpeed.NORMAL, DiceSpeed.OFF),
    "coach_mode": (CoachMode.AFTER, CoachMode.WARN),
    "warns_from": (Verdict.MISTAKE, Verdict.BLUNDER),
    **{name: (vars(Settings)[name].default, not vars(Settings)[name].default) for name in FLAGS},
}
CHOSEN = {name: CHOSEN[name] for name, _row in Settings.rows()}
"""Each setting of the page with its value at first and another one."""


class Disk:
    """An engine that notes what it is asked for."""

    def __init__(self):
        self.asked = []

    def ask(self, key, *_given, **_named):
        self.asked.append({"size": "measure"}.get(key[1], key[1]))


@pytest.fixture
def spoken(monkeypatch):
    """The languages that were installed."""
    installed = []
    monkeypatch.setattr(languages, "available", lambda: LANGUAGES)
    monkeypatch.setattr(languages, "install", lambda _app, code: installed.append(code))
    return installed


class Copies:
    """A library that has two copies, and notes which one is to be opened."""

    def __init__(self, path):
        self.path, self.opened = path, []

    def backups(self, then):
        then([Backup(date(2026, 5, 2), 2, Path("b")), Backup(date(2026, 5, 1), 1, Path("a"))])

    def open_backup(self, backup):
        self.opened.append(backup.day)


@pytest.fixture
def dialog_of(qapp, qtbot, tmp_path, spoken):
    """Return a function that opens the page and notes in `asked` the settings that have another value then."""

    def make(games=tmp_path / "games", **chosen):
        settings = Settings(tmp_path / "settings.ini")
        for name, value in chosen.items():
            setattr(settings, name, value)
        sounds, copies, asked = SoundPlayer(False, [("true",)]), Copies(games / "library.sqlite3"), []
        dialog = SettingsPage(settings, Disk(), sounds, copies)
        dialog.setStyleSheet(style_sheet.style_sheet(LIGHT))
        dialog.asked, dialog.shown, dialog.settings, dialog.disk = [], [], settings, dialog._engine
        dialog.copies, dialog.moved = copies, asked
        dialog.data.import_button.clicked.connect(lambda: asked.append("import"))
        for button in (dialog.data.export_button, dialog.data.cards_button):
            button.clicked.connect(lambda: asked.append("export"))
        settings.changed.connect(lambda name: dialog.asked.append((name, getattr(settings, name))))
        dialog.data.folderRequested.disconnect()
        dialog.data.folderRequested.connect(dialog.shown.append)
        qtbot.addWidget(dialog)
        dialog.data.set_cache_size(38_000_000)
        dialog.resize(1000, 640)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return make


@pytest.fixture
def dialog(dialog_of):
    return dialog_of()


def shown(dialog):
    """Return the values as the controls show them."""

    def value(control):
        if isinstance(control, QCheckBox):
            return control.isChecked()
        if isinstance(control, QComboBox):
            return control.currentData()
        return next(choice for choice, button in control.buttons.items() if button.isChecked())

    return {name: value(control) for name, control in dialog.controls.items()}


def labels(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


# Showing and asking


def test_it_shows_every_setting_and_follows_it_wherever_it_is_changed(dialog):
    assert shown(dialog) == {name: first for name, (first, _) in CHOSEN.items()}
    for name, (_, other) in CHOSEN.items():
        setattr(dialog.settings, name, other)
    assert shown(dialog) == {name: other for name, (_, other) in CHOSEN.items()}
    assert [name for name, _ in dialog.asked] == list(CHOSEN), "nothing is chosen by showing it"


@pytest.mark.parametrize(
    ("setting", "choices"),
    [("appearance", Appearance), ("coach_mode", CoachMode), ("dice_speed", DiceSpeed), ("warns_from", WARN_CHOICES)],
)
def test_every_choice_can_be_clicked_and_is_kept_at_once(dialog, qtbot, setting, choices):
    buttons = dialog.controls[setting].buttons
    assert list(buttons) == list(choices)
    start = next(choice for choice in choices if buttons[choice].isChecked())
    for choice in [*(other for other in choices if other is not start), start]:
        qtbot.mouseClick(buttons[choice], Qt.MouseButton.LeftButton)
        assert dialog.asked[-1] == (setting, choice)
    assert len(dialog.asked) == len(choices)


@pytest.mark.parametrize("setting", FLAGS)
def test_what_is_on_or_off_is_kept_at_once(dialog, qtbot, setting):
    box, before = dialog.controls[setting], getattr(dialog.settings, setting)
    for _ in range(2):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert dialog.asked == [(setting, not before), (setting, before)]


def test_a_setting_that_needs_it_is_explained(dialog):
    assert dialog.controls["celebrates"].accessibleDescription().startswith("A Yahtzee, its bonus")


def test_a_language_is_spoken_as_soon_as_it_is_chosen(dialog, spoken):
    box = dialog.controls["language"]
    assert [box.itemText(row) for row in range(3)] == [settings_words.language_of_system(), "English", "Deutsch"]
    for row in (2, 1, 0):
        box.setCurrentIndex(row)
    assert dialog.asked == [("language", code) for code in ("de", "en", AS_THE_SYSTEM)]
    assert spoken == ["de", "en", AS_THE_SYSTEM]


def test_a_language_that_there_is_not_shows_as_the_systems(dialog_of):
    assert shown(dialog_of(language="tlh"))["language"] == AS_THE_SYSTEM


def test_without_a_player_sounds_cannot_be_switched_on_and_it_says_why(dialog, qtbot):
    assert dialog.controls["sound"].isEnabled()
    assert settings_words.no_sound_player() not in labels(dialog)
    player = dialog._sounds
    player._given = [("/no/such/player",)]
    player.set_enabled(True)
    player.play(Sound.ROLL)
    qtbot.waitUntil(lambda: not dialog.controls["sound"].isEnabled())
    assert settings_words.no_sound_player() in labels(dialog)


def test_a_note_is_shown(dialog):
    dialog.settings.damaged |= {"play/dice-speed", "window/language", "coach/mode", "strange/key"}
    note = settings_words.damaged_settings(dialog.settings.damaged_names)
    dialog.set_note(note)
    assert note in labels(dialog)
    named = "Rolling dice", "Language", "Coach", "strange/key"
    assert all(name in note for name in named)


# Folders and the cache


def test_each_folder_is_named_and_can_be_shown(dialog, qtbot, tmp_path):
    assert [folder for folder, _ in dialog.data.show_buttons] == [tmp_path / "games", tmp_path, files.cache_folder()]
    for folder, button in dialog.data.show_buttons:
        assert str(folder) in labels(dialog)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert dialog.shown[-1] == folder


def test_a_long_path_is_elided_in_the_middle_and_whole_in_the_tooltip(dialog_of):
    long = Path("/home/me" + "/a-long-name-of-a-folder" * 12)
    dialog = dialog_of(games=long)
    dialog.contents.go_to(3)
    dialog.grab()
    label = next(label for label in dialog.findChildren(ElidedLabel) if label.text() == str(long))
    assert label.toolTip() == str(long)
    assert dialog.contents.page.content.width() <= dialog.contents.page.viewport().width()


def test_all_games_are_moved_to_a_file_and_from_there(dialog, qtbot):
    qtbot.mouseClick(dialog.data.import_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.data.export_button, Qt.MouseButton.LeftButton)
    assert dialog.moved == ["import", "export"]


SIZES = {0: "empty", 1: "1 kB", 999_499: "999 kB", 1_250_000: "1.2 MB", 38_214_000: "38 MB", 2_500_000_000: "2.5 GB"}


@pytest.mark.parametrize(("size", "text"), SIZES.items())
def test_sizes_in_words(size, text):
    assert settings_words.data_size(size) == text


def test_the_size_of_the_cache_is_shown_once_it_is_known(dialog):
    data = dialog.data
    for size, text, can_clear in ((None, settings_words.cache_being_measured(), False), (38_000_000, "38 MB", True)):
        data.set_cache_size(size)
        assert settings_words.folder_cache_sized(size=text) in labels(dialog)
        assert data.clear_button.isEnabled() == can_clear
    data.set_cache_size(0)
    assert not data.clear_button.isEnabled()


@pytest.fixture
def answers(monkeypatch):
    """What is answered to questions, in order; each question that is asked takes one."""
    given = []
    monkeypatch.setattr(page, "may_lose", lambda *_: given.pop(0))
    return given


def test_a_copy_is_opened_once_it_is_meant(dialog, qtbot, answers):
    data = dialog.data
    assert [data.choice.itemText(place) for place in range(2)] == ["May 2, 2026, copy 2", "May 1, 2026"]
    data.choice.setCurrentIndex(1)
    for answer, opened in ((False, []), (True, [date(2026, 5, 1)])):
        answers.append(answer)
        qtbot.mouseClick(data.open_button, Qt.MouseButton.LeftButton)
        assert dialog.copies.opened == opened
    assert not answers


def test_the_cache_is_cleared_once_it_is_meant(dialog, qtbot, answers):
    for answer, asked in ((False, ["measure"]), (True, ["measure", "clear"])):
        answers.append(answer)
        qtbot.mouseClick(dialog.data.clear_button, Qt.MouseButton.LeftButton)
        assert dialog.disk.asked == asked
    assert not dialog.data.clear_button.isEnabled()
    dialog._take_cleared(("Read-only file system", 0))
    assert settings_words.folder_cache_sized(size=settings_words.data_size(0)) in labels(dialog)
    assert dialog.note.text() == settings_words.cache_not_cleared("Read-only file system")


# The keyboard and screen readers


def test_a_folder_of_both_games_and_settings_stands_there_once(dialog_of, tmp_path, monkeypatch):
    monkeypatch.setattr(files, "cache_folder", lambda: tmp_path)
    made = dialog_of(games=tmp_path)
    assert [folder for folder, _ in made.data.show_buttons] == [tmp_path] * 2


def test_the_tab_key_goes_through_everything_from_top_to_bottom(dialog, qtbot):
    seen = [dialog.focusWidget()]
    while True:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        if dialog.focusWidget() in seen:
            break
        seen.append(dialog.focusWidget())
    stops = [
        control.chosen_button if isinstance(control, Segments) else control for control in dialog.controls.values()
    ]
    (_, games), (_, settings), (_, cache) = dialog.data.show_buttons
    data = dialog.data
    assert seen == [
        dialog.contents.list,
        dialog.contents.page,
        *stops,
        *(group.toggle for group in dialog.keys.groups),
        *(data.import_button, data.export_button, games, data.choice, data.open_button, data.decisions_button),
        *(data.cards_button, settings, data.clear_button, cache),
    ]


def test_everything_is_set_by_keys_alone(dialog, qtbot, answers):
    def press(*keys):
        for key in keys:
            qtbot.keyClick(dialog.focusWidget(), key)

    tab, space, left = Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Left
    answers.append(True)
    press(tab, tab, Qt.Key.Key_Right, Qt.Key.Key_Right, tab, Qt.Key.Key_Down, tab, space)
    press(tab, left, tab, left, tab, space, tab, left, *(tab, space) * 3)
    press(*(tab,) * len(dialog.keys.groups), tab, space, tab, tab, space, *(tab,) * 4, space, tab, tab, space)
    assert dialog.asked == [
        ("appearance", Appearance.LIGHT),
        ("appearance", Appearance.DARK),
        ("language", "en"),
        ("shows_due", False),
        ("coach_mode", CoachMode.WARN),
        ("warns_from", Verdict.INACCURACY),
        ("guess_first", True),
        ("dice_speed", DiceSpeed.FAST),
        *((name, CHOSEN[name][1]) for name in ("confirms_zero", "celebrates", "sound")),
    ]
    assert dialog.moved == ["import", "export"]
    assert dialog.shown == [dialog.data.show_buttons[0][0]]
    assert dialog.disk.asked == ["measure", "clear"]


def test_the_list_at_the_left_jumps_and_follows(dialog, qtbot):
    contents, bar = dialog.contents, dialog.contents.page.verticalScrollBar()
    names = [contents.list.item(row).text() for row in range(contents.list.count())]
    assert names == ["Window", "Playing", "Keys", "Your data"]
    qtbot.keyClick(contents.list, Qt.Key.Key_Down)
    heading = next(one for one in dialog.findChildren(QLabel) if one.text() == "Playing")
    assert 0 < bar.value() == heading.y()
    bar.setValue(bar.maximum())
    assert contents.list.currentRow() == 3
    bar.setValue(0)
    assert contents.list.currentRow() == 0


def test_every_control_has_a_name_that_tells_it_from_the_others(dialog):
    controls = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QComboBox)]
    names = [
        QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        for control in controls
        if control.isVisible()
    ]
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Colours: Dark" in names


def test_a_choice_made_by_a_screen_reader_takes_effect(dialog):
    actions = QAccessible.queryAccessibleInterface(
        dialog.controls["dice_speed"].buttons[DiceSpeed.OFF]
    ).actionInterface()
    actions.doAction(actions.actionNames()[0])
    assert dialog.asked == [("dice_speed", DiceSpeed.OFF)]


# The looks


def test_nothing_is_cut_even_where_it_has_to_be_scrolled(dialog):
    for size in ((1240, 700), (980, 560)):
        dialog.resize(*size)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
        for button in dialog.findChildren(QAbstractButton):
            assert not button.isVisible() or button.width() >= button.minimumSizeHint().width(), button.text()
        for label in dialog.findChildren(QLabel):
            if label.isVisible() and not isinstance(label, ElidedLabel):
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_it_takes_other_colours(dialog):
    before = dialog.grab().toImage()
    dialog.setStyleSheet(style_sheet.style_sheet(DARK))
    wear(DARK)
    after = dialog.grab().toImage()
    switch = dialog.controls["appearance"]
    middle = switch.mapTo(dialog, QPoint(2, switch.height() // 2))
    assert before.pixelColor(middle).lightness() > 200
    assert after.pixelColor(middle).lightness() < 60


# Keys


def opened(dialog, action):
    """Return the button of an action, in its group, which is opened."""
    button = dialog.keys.buttons[action]
    next(group for group in dialog.keys.groups if group.isAncestorOf(button)).open(True)
    return button


def test_a_group_shows_its_keys_in_short_until_it_is_opened(dialog, qtbot):
    group = dialog.keys.groups[0]
    assert [cap.text() for cap in group.caps.findChildren(QLabel)][:6] == ["1", "2", "3", "4", "5", "Space"]
    assert not dialog.keys.names[Action.ROLL].isVisible()
    qtbot.mouseClick(group.toggle, Qt.MouseButton.LeftButton)
    assert dialog.keys.names[Action.ROLL].isVisible()
    assert not group.caps.isVisible()
    qtbot.mouseClick(group.toggle, Qt.MouseButton.LeftButton)
    assert not dialog.keys.names[Action.ROLL].isVisible()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_closed_group_leaves_no_usual_key_out_in_the_smallest_window(qapp, qtbot, tmp_path, language):
    """In German, Ctrl+Shift+Z was not in the list; in every language, Ctrl+V was not."""
    languages.install(qapp, language, ())
    try:
        keys = KeysList(Settings(tmp_path / "settings.ini"))
        qtbot.addWidget(keys)
        style_sheet.dress(keys)
        keys.resize(720, 500)
        keys.show()
        caps = [cap for group in keys.groups for cap in group.caps.findChildren(QLabel)]
        assert len(caps) == len(Action)
        assert [cap.text() for cap in caps if not cap.isVisible()] == []
    finally:
        languages.install(qapp, "en", ())


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [
        (Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, "R"),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "Tab"),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, "Space"),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "Return"),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier, "Ctrl+W"),
    ],
)
def test_a_key_button_takes_the_next_key_whatever_it_means_elsewhere(dialog, qtbot, key, modifier, name):
    button = opened(dialog, Action.ROLL)
    QShortcut(QKeySequence("Ctrl+W"), dialog).activated.connect(dialog.close)
    button.click()
    assert button.text() == menu_words.press_a_key()
    wanted = []
    button.keyPressed.connect(wanted.append)
    qtbot.keyClick(button, key, modifier)
    assert wanted == [name]
    assert button.text() == menu_words.change_key()
    assert dialog.isVisible()
    qtbot.keyClick(button, Qt.Key.Key_R)
    assert len(wanted) == 1


def test_escape_and_leaving_take_no_key(dialog, qtbot):
    button = opened(dialog, Action.HINT)
    for leave in (lambda: qtbot.keyClick(button, Qt.Key.Key_Escape), dialog.controls["language"].setFocus):
        button.click()
        assert button.is_waiting
        leave()
        assert not button.is_waiting
        assert button.text() == menu_words.change_key()
    assert dialog.isVisible()
    assert dialog.asked == []


def test_every_key_is_shown_and_can_be_as_at_first_again(dialog, qtbot):
    assert [dialog.keys.names[action].text() for action in Action] == [menu_words.key(name) for _, name in Keys()]
    assert not dialog.keys.reset_button.isEnabled()
    dialog.settings.keys = Keys({Action.ROLL: "R"})
    assert dialog.keys.names[Action.ROLL].text() == "R"
    assert "R" in dialog.keys.buttons[Action.ROLL].accessibleName()
    dialog.keys.reset_button.click()
    assert dialog.settings.keys == Keys()
    assert not dialog.keys.reset_button.isEnabled()


# A folder that cannot be shown


def test_the_path_of_a_folder_that_cannot_be_shown_is_on_the_clipboard(dialog, tmp_path):
    assert not dialog.note.isVisible()
    dialog._folders.failed.emit(tmp_path)
    assert QApplication.clipboard().text() == str(tmp_path)
    assert dialog.note.text() == settings_words.no_file_manager(str(tmp_path))
    assert dialog.note.isVisible()
