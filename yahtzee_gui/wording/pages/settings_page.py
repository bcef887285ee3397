# SPDX-License-Identifier: MIT
"""The settings in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.analysis.verdicts import Verdict, least_lost
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.numbers import decimal

_THOUSAND = 1000


def settings_title() -> str:
    """Return the title of the settings dialog."""
    return tr("Settings")


def settings_window() -> str:
    """Return the heading of what concerns the look of the window."""
    return tr("Window")


def settings_playing() -> str:
    """Return the heading of what concerns a game."""
    return tr("Playing")


def settings_files() -> str:
    """Return the heading of the folders."""
    return tr("Files")


def setting_appearance() -> str:
    """Return the name of the setting between light and dark."""
    return tr("Appearance")


def setting_language() -> str:
    """Return the name of the setting of the language."""
    return tr("Language")


def language_of_system() -> str:
    """Return the name of the language setting that follows the system."""
    return tr("As the system")


def setting_dice_speed() -> str:
    """Return the name of the setting of how long dice tumble."""
    return tr("Tumbling dice")


def dice_speed(speed: DiceSpeed) -> str:
    """Return the name of a dice speed."""
    return {
        DiceSpeed.OFF: tr("Off"),
        DiceSpeed.FAST: tr("Fast"),
        DiceSpeed.NORMAL: tr("Normal"),
    }[speed]


def setting_warns_from() -> str:
    """Return the name of the setting of when the coach warns."""
    return tr("Warn from a loss of")


def warns_from(verdict: Verdict) -> str:
    """Return from how many points lost on there is a warning, if it comes from `verdict` on."""
    points = least_lost(verdict)
    if points == 1:
        return tr("1 point")
    return tr("{points} points").format(points=decimal(points, 0 if points.is_integer() else 2))


def setting_confirm_zero() -> str:
    """Return the name of the setting that asks before a zero."""
    return tr("Ask before a zero is scored")


def setting_celebrates() -> str:
    """Return the name of the setting of the celebrations."""
    return tr("Celebrate moments")


def celebrates_explained() -> str:
    """Return which moments are celebrated."""
    return tr("A Yahtzee, its bonus, the upper bonus, a new personal best, a flawless game")


def setting_sound() -> str:
    """Return the name of the setting of the sounds."""
    return tr("Sounds")


def no_sound_player() -> str:
    """Return why sounds cannot be switched on."""
    return tr("No player for sounds was found.")


def folder_games() -> str:
    """Return the name of the folder of games."""
    return tr("Games and history")


def folder_settings() -> str:
    """Return the name of the folder of the settings."""
    return tr("Settings")


def folder_cache() -> str:
    """Return the name of the cache folder."""
    return tr("Cache")


def folder_cache_sized(size: str) -> str:
    """Return the name of the cache folder with its size."""
    return tr("Cache · {size}").format(size=size)


def show_folder() -> str:
    """Return the text of a button that shows a folder."""
    return tr("Show")


def show_folder_spoken(folder: str) -> str:
    """Return what a screen reader says of the button that shows a folder."""
    return tr("Show the folder: {folder}").format(folder=folder)


def no_file_manager(path: str) -> str:
    """Return that a folder cannot be shown, and where it is."""
    return tr("No file manager was found. The folder is {path}").format(path=path)


def copy_path() -> str:
    """Return the text of the button that copies the path of a folder that cannot be shown."""
    return tr("Copy the path")


def path_copied() -> str:
    """Return the remark after that."""
    return tr("The path is in the clipboard.")


def clear_cache() -> str:
    """Return the text of the button that clears the cache."""
    return tr("Clear cache")


def clear_cache_question() -> str:
    """Return what clearing the cache means, as a question."""
    return tr("Clear it? The next start builds the strategy table again, in a few seconds. Games stay.")


def clear_cache_yes() -> str:
    """Return the text of the button that clears the cache after the question."""
    return tr("Clear")


def clear_cache_no() -> str:
    """Return the text of the button that leaves the cache as it is."""
    return tr("Keep it")


def cache_being_measured() -> str:
    """Return what stands in the place of a size that is not known yet."""
    return tr("being measured")


def cache_being_cleared() -> str:
    """Return what stands in the place of the size while the cache is cleared."""
    return tr("being cleared")


def cache_not_cleared(reason: str) -> str:
    """Return the note that something of the cache is still there."""
    return tr("The cache could not be cleared entirely: {reason}.").format(reason=reason.rstrip("."))


def data_size(size: int) -> str:
    """Return a number of bytes in words, of which nobody wants to know more than two figures."""
    if size == 0:
        return tr("empty")
    if size < _THOUSAND**2:
        return tr("{size} kB").format(size=max(1, round(size / _THOUSAND)))
    if size < _THOUSAND**3:
        return tr("{size} MB").format(size=_two_figures(size / _THOUSAND**2))
    return tr("{size} GB").format(size=_two_figures(size / _THOUSAND**3))


def _two_figures(number: float) -> str:
    return decimal(number, 1) if number < 9.95 else decimal(number, 0)


def settings_put_aside(path: str) -> str:
    """Return the banner about a settings file that could not be read as a whole."""
    return tr("The settings file was damaged. It is kept as {path}; what could be read in it holds.").format(path=path)


def settings_blocked(path: str) -> str:
    """Return the banner about a settings file that can be neither read nor put aside."""
    return tr("The settings {path} cannot be read, and are left as they are: changes last until the end.").format(
        path=path
    )


def settings_unsaved(reason: str) -> str:
    """Return the banner about settings that cannot be written."""
    return tr("The settings cannot be saved ({reason}): changes last until the end.").format(reason=reason)


def damaged_settings(keys: Iterable[str]) -> str:
    """Return the note that settings could not be read, by their keys in the file."""
    known = {
        "coach/mode": tr("coach mode"),
        "coach/warn-from": tr("loss to warn from"),
        "play/dice-speed": tr("tumbling dice"),
        "play/confirm-zero": tr("asking before a zero"),
        "play/sound": tr("sounds"),
        "play/rival": tr("whom to race"),
        "play/celebrate-moments": tr("celebrating moments"),
        "keys": tr("keys", "what is on the keyboard, in a list"),
        "window/appearance": tr("appearance"),
        "window/language": tr("language"),
        "window/welcomed": tr("welcome pages"),
    }
    names = ", ".join(sorted({known.get(key, key) for key in keys}))
    return tr("Damaged in the settings file, and as at first: {settings}.").format(settings=names)
