# SPDX-License-Identifier: MIT
"""The settings dialog asks for each change at once, shows what it is given, and can be used by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui_driver import activate
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel

from engine.analysis.verdicts import Verdict
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, WARN_CHOICES, Appearance, DiceSpeed
from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.settings.page import DataFolders, SettingsDialog, SettingValues
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, LIGHT, wear

FOLDERS = DataFolders(Path("/home/me/games"), Path("/home/me/settings"), Path("/home/me/cache"))
LANGUAGES = ((AS_THE_SYSTEM, "Follow system"), ("en", "English"), ("de", "Deutsch"))
OTHER = SettingValues(
    Appearance.DARK, "de", DiceSpeed.OFF, Verdict.BLUNDER, confirms_zero=True, sound=True, celebrates=False
)
SIGNALS = ("keyRequested", "keysResetRequested", "showFolderRequested", "clearCacheRequested")


@pytest.fixture
def dialog_of(qapp, qtbot):
    """Return a function that opens the dialog and notes in `asked` what it asks for."""

    def make(values=None, languages=LANGUAGES):
        dialog = SettingsDialog(values or SettingValues(), FOLDERS, languages)
        dialog.setStyleSheet(style_sheet.style_sheet(LIGHT))
        dialog.asked = []
        dialog.settingRequested.connect(lambda chosen: dialog.asked.append((chosen.setting, chosen.value)))
        for name in SIGNALS:
            getattr(dialog, name).connect(lambda *what, name=name: dialog.asked.append((name, *what)))
        qtbot.addWidget(dialog)
        dialog.cache.set_size(38_000_000)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return make


@pytest.fixture
def dialog(dialog_of):
    return dialog_of()


def shown(dialog):
    """Return the values as the controls show them."""

    def pressed(segments):
        return next(choice for choice, button in segments.buttons.items() if button.isChecked())

    return SettingValues(
        pressed(dialog.appearance),
        dialog.language.currentData(),
        pressed(dialog.dice_speed),
        pressed(dialog.warns_from),
        confirms_zero=dialog.confirm_zero.isChecked(),
        sound=dialog.sound.isChecked(),
        celebrates=dialog.celebrates.isChecked(),
    )


def labels(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


# Showing and asking


@pytest.mark.parametrize("values", [SettingValues(), OTHER], ids=["defaults", "others"])
def test_it_shows_the_values_it_is_given_and_asks_for_nothing(dialog_of, values):
    dialog = dialog_of(values)
    assert shown(dialog) == values
    dialog.set_values(OTHER)
    assert shown(dialog) == OTHER
    dialog.set_values(values)
    assert shown(dialog) == values
    assert dialog.asked == []


@pytest.mark.parametrize(
    ("setting", "choices"), [("appearance", Appearance), ("dice_speed", DiceSpeed), ("warns_from", WARN_CHOICES)]
)
def test_every_choice_can_be_clicked_and_is_asked_for_at_once(dialog, qtbot, setting, choices):
    buttons = getattr(dialog, setting).buttons
    assert list(buttons) == list(choices)
    start = next(choice for choice in choices if buttons[choice].isChecked())
    for choice in [*(other for other in choices if other is not start), start]:
        qtbot.mouseClick(buttons[choice], Qt.MouseButton.LeftButton)
        assert dialog.asked[-1] == (setting, choice)
    assert len(dialog.asked) == len(choices)


@pytest.mark.parametrize(("box", "setting"), [("confirm_zero", "confirms_zero"), ("sound", "sound")])
def test_check_boxes_ask_at_once(dialog, qtbot, box, setting):
    box = getattr(dialog, box)
    for _ in range(2):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert dialog.asked == [(setting, True), (setting, False)]


def test_celebrations_are_on_until_they_are_switched_off(dialog, qtbot):
    box = dialog.celebrates
    assert box.accessibleDescription() == settings_words.celebrates_explained()
    for _ in range(2):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert dialog.asked == [("celebrates", False), ("celebrates", True)]


def test_languages_are_asked_for_by_their_code(dialog):
    assert [dialog.language.itemText(row) for row in range(3)] == [name for _, name in LANGUAGES]
    for row in (2, 1, 0):
        dialog.language.setCurrentIndex(row)
    assert dialog.asked == [("language", code) for code in ("de", "en", AS_THE_SYSTEM)]


def test_a_language_that_there_is_not_shows_as_the_systems(dialog_of):
    assert shown(dialog_of(SettingValues(language="tlh"))).language == AS_THE_SYSTEM
    alone = dialog_of(languages=())
    assert (alone.language.count(), alone.language.currentText()) == (1, settings_words.language_of_system())


def test_without_a_player_sounds_cannot_be_switched_on_and_it_says_why(dialog):
    assert settings_words.no_sound_player() not in labels(dialog)
    dialog.set_sound_available(False)
    assert not dialog.sound.isEnabled()
    assert settings_words.no_sound_player() in labels(dialog)
    dialog.set_sound_available(True)
    assert dialog.sound.isEnabled()


def test_a_note_is_shown(dialog):
    note = settings_words.damaged_settings({"play/dice-speed", "window/language", "strange/key"})
    dialog.set_note(note)
    assert note in labels(dialog)
    assert all(name in note for name in ("tumbling dice", "language", "strange/key"))


# Folders and the cache


def test_each_folder_is_named_and_can_be_shown(dialog, qtbot):
    for folder in (FOLDERS.games, FOLDERS.settings, FOLDERS.cache):
        assert str(folder) in labels(dialog)
        qtbot.mouseClick(dialog.show_buttons[folder], Qt.MouseButton.LeftButton)
        assert dialog.asked[-1] == ("showFolderRequested", folder)


def test_a_long_path_is_elided_in_the_middle_and_whole_in_the_tooltip(qapp, qtbot):
    long = Path("/home/me" + "/a-long-name-of-a-folder" * 12)
    dialog = SettingsDialog(SettingValues(), DataFolders(long, FOLDERS.settings, FOLDERS.cache))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.grab()
    label = next(label for label in dialog.findChildren(ElidedLabel) if label.text() == str(long))
    assert label.toolTip() == str(long)
    assert dialog.width() < 700


SIZES = {0: "empty", 1: "1 kB", 999_499: "999 kB", 1_250_000: "1.2 MB", 38_214_000: "38 MB", 2_500_000_000: "2.5 GB"}


@pytest.mark.parametrize(("size", "text"), SIZES.items())
def test_sizes_in_words(size, text):
    assert settings_words.data_size(size) == text


def test_the_size_of_the_cache_is_shown_once_it_is_known(dialog):
    dialog.cache.set_size(None)
    assert settings_words.folder_cache_sized(settings_words.cache_being_measured()) in labels(dialog)
    assert not dialog.cache.clear_button.isEnabled()
    dialog.cache.set_size(38_000_000)
    assert settings_words.folder_cache_sized("38 MB") in labels(dialog)
    assert dialog.cache.clear_button.isEnabled()
    dialog.cache.set_size(0)
    assert not dialog.cache.clear_button.isEnabled()


def test_clearing_the_cache_is_asked_about_where_the_cache_stands(dialog, qtbot):
    height = dialog.cache.height()
    qtbot.mouseClick(dialog.cache.clear_button, Qt.MouseButton.LeftButton)
    assert settings_words.clear_cache_question() in labels(dialog)
    assert dialog.asked == []
    assert dialog.cache.height() == height
    qtbot.mouseClick(dialog.cache.no, Qt.MouseButton.LeftButton)
    assert settings_words.clear_cache_question() not in labels(dialog)
    assert dialog.asked == []
    qtbot.mouseClick(dialog.cache.clear_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.cache.yes, Qt.MouseButton.LeftButton)
    assert dialog.asked == [("clearCacheRequested",)]
    assert settings_words.folder_cache_sized(settings_words.cache_being_cleared()) in labels(dialog)
    assert not dialog.cache.clear_button.isEnabled()
    dialog.cache.set_size(0)
    assert settings_words.folder_cache_sized(settings_words.data_size(0)) in labels(dialog)


def test_one_key_pressed_twice_clears_nothing_and_escape_takes_the_question_back(dialog, qtbot):
    dialog.cache.clear_button.setFocus()
    for _ in range(2):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert not dialog.cache.is_asking
    assert dialog.focusWidget() is dialog.cache.clear_button
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
    assert not dialog.cache.is_asking
    assert dialog.isVisible()
    assert dialog.asked == []


# The keyboard and screen readers


def test_the_tab_key_goes_through_everything_from_top_to_bottom(dialog, qtbot):
    seen = [dialog.focusWidget()]
    while True:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        if dialog.focusWidget() in seen:
            break
        seen.append(dialog.focusWidget())
    assert seen == [
        dialog.appearance.buttons[Appearance.SYSTEM],
        dialog.language,
        dialog.dice_speed.buttons[DiceSpeed.NORMAL],
        dialog.warns_from.buttons[Verdict.MISTAKE],
        dialog.confirm_zero,
        dialog.celebrates,
        dialog.sound,
        dialog.show_buttons[FOLDERS.games],
        dialog.show_buttons[FOLDERS.settings],
        dialog.cache.clear_button,
        dialog.show_buttons[FOLDERS.cache],
        *dialog.keys.buttons.values(),
    ]


def test_everything_is_set_by_keys_alone(dialog, qtbot):
    def press(*keys):
        for key in keys:
            qtbot.keyClick(dialog.focusWidget(), key)

    tab, space = Qt.Key.Key_Tab, Qt.Key.Key_Space
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, tab, Qt.Key.Key_Down, tab, Qt.Key.Key_Left, tab, Qt.Key.Key_Left)
    press(tab, space, tab, space, tab, space, tab, space, tab, tab, space, tab, space)
    assert dialog.asked == [
        ("appearance", Appearance.LIGHT),
        ("appearance", Appearance.DARK),
        ("language", "en"),
        ("dice_speed", DiceSpeed.FAST),
        ("warns_from", Verdict.INACCURACY),
        ("confirms_zero", True),
        ("celebrates", False),
        ("sound", True),
        ("showFolderRequested", FOLDERS.games),
        ("clearCacheRequested",),
    ]


def test_every_control_has_a_name_that_tells_it_from_the_others(dialog):
    controls = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QComboBox)]
    names = [
        QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        for control in controls
        if control.isVisible()
    ]
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Appearance: Dark" in names


def test_a_choice_made_by_a_screen_reader_takes_effect(dialog):
    actions = QAccessible.queryAccessibleInterface(dialog.dice_speed.buttons[DiceSpeed.OFF]).actionInterface()
    actions.doAction(actions.actionNames()[0])
    assert dialog.asked == [("dice_speed", DiceSpeed.OFF)]


# The looks


def test_nothing_is_cut_even_where_it_has_to_be_scrolled(dialog):
    for size in (dialog.sizeHint(), dialog.minimumSize().expandedTo(dialog.minimumSizeHint())):
        dialog.resize(size)
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
    middle = dialog.appearance.mapTo(dialog, QPoint(2, dialog.appearance.height() // 2))
    assert before.pixelColor(middle).lightness() > 200
    assert after.pixelColor(middle).lightness() < 60


# Keys


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
    button = dialog.keys.buttons[Action.ROLL]
    QShortcut(QKeySequence("Ctrl+W"), dialog).activated.connect(dialog.close)
    button.click()
    assert button.text() == menu_words.press_a_key()
    qtbot.keyClick(button, key, modifier)
    assert dialog.asked == [("keyRequested", Action.ROLL, name)]
    assert button.text() == menu_words.change_key()
    assert dialog.isVisible()
    qtbot.keyClick(button, Qt.Key.Key_R)
    assert len(dialog.asked) == 1


def test_escape_and_leaving_take_no_key(dialog, qtbot):
    button = dialog.keys.buttons[Action.HINT]
    for leave in (lambda: qtbot.keyClick(button, Qt.Key.Key_Escape), dialog.language.setFocus):
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
    dialog.set_values(SettingValues(keys=Keys({Action.ROLL: "R"})))
    assert dialog.keys.names[Action.ROLL].text() == "R"
    assert "R" in dialog.keys.buttons[Action.ROLL].accessibleName()
    dialog.keys.reset_button.click()
    assert dialog.asked == [("keysResetRequested",)]


# A folder that cannot be shown


def test_the_path_of_a_folder_can_be_copied(dialog):
    assert not dialog.copy_button.isVisible()
    dialog.set_note(settings_words.no_file_manager("/home/me/games"), to_copy="/home/me/games")
    dialog.copy_button.setFocus()
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == "/home/me/games"
    assert dialog.note.text() == settings_words.path_copied()
    assert not dialog.copy_button.isVisible()
    assert dialog.focusWidget() is not dialog.copy_button


def test_the_foot_has_room_only_while_it_says_something(dialog):
    """An empty band stood below a row that was cut."""
    assert not dialog.note.isVisible()
    dialog.set_note("That did not work.")
    assert dialog.note.isVisible()
    dialog.set_note("")
    assert not dialog.note.isVisible()
