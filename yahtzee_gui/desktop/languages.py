# SPDX-License-Identifier: MIT
"""A language of the program is English, which is in the source, or one with a file in ``assets/translations``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM
from yahtzee_gui.desktop.resources import asset

ENGLISH = "en"
_FOLDER = "translations"


def _files() -> dict[str, Path]:
    try:
        return {path.stem: path for path in sorted(asset(_FOLDER).glob("*.qm"))}
    except OSError:
        return {}


def available() -> dict[str, str]:
    """Return the name of each language, in that language, by its code; in the order of the names."""
    names = {ENGLISH: "English"}
    for code in _files():
        name = QLocale(code).nativeLanguageName()
        names[code] = name[:1].upper() + name[1:] or code
    return dict(sorted(names.items(), key=lambda item: item[1]))


def codes() -> list[str]:
    """Return what the setting of the language can be: `AS_THE_SYSTEM`, and the code of each language."""
    return [AS_THE_SYSTEM, *available()]


def chosen(setting: str, system: Iterable[str], codes: Iterable[str]) -> str:
    """Return which language of `codes` to speak.

    That is the one that was set; else the first that the system prefers, such as ``de-AT`` before ``en``; else
    English.
    """
    known = {code.replace("_", "-").lower(): code for code in codes}
    for wanted in (setting, *system):
        parts = wanted.replace("_", "-").lower().split("-")
        for length in range(len(parts), 0, -1):
            code = known.get("-".join(parts[:length]))
            if code is not None:
                return code
    return ENGLISH


def install(app: QCoreApplication, setting: str, system: Sequence[str] | None = None) -> str:
    """Have the program speak the language of the setting, or of the system, and return the code of that language.

    Windows take their words when they are built: those that are open keep their language.
    """
    files = _files()
    preferred = QLocale.system().uiLanguages() if system is None else system
    code = chosen(setting, preferred, (ENGLISH, *files))
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    if code in files and not _load(app, files[code]):
        code = ENGLISH
    _load(app, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm"))
    QLocale.setDefault(_locale(code))
    return code


def current() -> str:
    """Return the code of the language that was installed last, such as ``de``."""
    return QLocale().name().partition("_")[0]


def _load(app: QCoreApplication, path: Path) -> bool:
    """Add a file of translations, and return whether it could be used."""
    translator = QTranslator(app)
    if translator.load(str(path)) and app.installTranslator(translator):
        return True
    translator.deleteLater()
    return False


def _locale(code: str) -> QLocale:
    """Return how the language writes numbers and dates: as in the country of the system, where that speaks it."""
    wanted, system = QLocale(code), QLocale(QLocale.system().name())
    return system if system.language() == wanted.language() else wanted
