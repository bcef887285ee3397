# SPDX-License-Identifier: MIT
"""Own rules are the player's rule sets, a TOML file each in one folder.

rules = own_rules_in(folder)
for name, found in rules.listed().items(): ...   # what can't be read has been put aside
write(rules, 'name = "Mine"\\n...')                # refuses what can't be, in a sentence with its line
"""

from __future__ import annotations

import hashlib
import re
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal

from engine.rules.reading import LARGEST_FILE, RulesError, RulesFault, read_rule_set
from engine.rules.scoring import RuleSet, rule_set, rule_set_as_data
from engine.runtime import files
from yahtzee_gui.library.text_folder import ASIDE, TextFiles, TextFolder, folder_of, why
from yahtzee_gui.library.thread import FileThread

MOST_RULES = 200
"""How many files are read; a folder with more is not one of rules."""


def rules_in(text: str) -> RuleSet:
    """Return the rules in a text of TOML, under a name that no rules of the program have.

    Raises:
        RulesError: naming the line, if they can't be.
    """
    return rule_set(rule_set_as_data(read_rule_set(text)))


def own_rules_in(program: Path | None = None) -> TextFolder[RuleSet]:
    """Return the player's rules; `program` is where the program keeps its files, by default the player's."""
    return TextFolder(folder_of(program, "rules"), ".toml", MOST_RULES, LARGEST_FILE, rules_in)


def write(rules: TextFolder[RuleSet], text: str) -> str:
    """Keep the rules in a text of TOML, in the place of those of the same title, and return their name.

    Raises:
        RulesError: if they can't be, or there are as many as are read; nothing is written then.
        OSError: if the file can't be written; it is as it was then.
    """
    name, there = name_of(rules_in(text).title), rules.names()
    if len(there) >= MOST_RULES and name not in there:
        raise RulesError(RulesFault.MANY_FILES, most=MOST_RULES)
    rules.write(name, text)
    return name


def name_of(title: str) -> str:
    """Return the name under which rules of that title are kept: two titles never have the same."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")[:40] or "rules"
    name = f"{slug}-{hashlib.sha256(title.encode()).hexdigest()[:6]}"
    return f"rules-{name}" if name.startswith(ASIDE) else name


class OwnRules(TextFiles[RuleSet]):
    """The player's rules, by their titles.

    Signals:
        opened: the rules in a file from elsewhere.
        not_opened: why there are none, an error or a sentence.
    """

    opened = Signal(RuleSet)
    not_opened = Signal(object)

    def __init__(self, thread: FileThread, program: Path | None = None) -> None:
        super().__init__(thread, own_rules_in(program))

    def keep(self, text: str) -> None:
        """Keep the rules in a text of TOML; ends in `written`, after `changed`, or in `failed`."""
        self._put(partial(write, self.files, text))

    def read(self, path: Path) -> None:
        """Read a file from elsewhere, which need not be kept; ends in `opened`, or in `not_opened`."""
        read = lambda: rules_in(files.read_file(path, LARGEST_FILE).decode())  # noqa: E731
        self._thread.do(read, self.opened.emit, lambda error: self.not_opened.emit(why(error)))

    def _take(self, listed: dict[str, RuleSet]) -> None:
        super()._take(dict(sorted(listed.items(), key=lambda one: (one[1].title.casefold(), one[0]))))
