# SPDX-License-Identifier: MIT
"""The rules laboratory keeps its draft; rules of the player's own are saved, removed, opened and shared here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.questions import ask_for_target, save_chart
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.text_folders import OwnRules, rules_in
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.rules_lab import words
from yahtzee_gui.rules_lab.draft import draft_of, shipped_like
from yahtzee_gui.rules_lab.session import Kept, RulesLab
from yahtzee_gui.words import faults, names
from yahtzee_gui.work import Engine

_ENDING = ".toml"


class Laboratory(QObject):
    """Opens the page; `begin` asks for a new game by rules."""

    def __init__(
        self,
        pages: PageStack,
        engine: Engine,
        own: OwnRules,
        store: GameFiles,
        begin: Callable[[RuleSet], object],
        controller: GameController,
    ) -> None:
        super().__init__(pages)
        self._pages, self._engine, self._own, self._store, self._begin = pages, engine, own, store, begin
        self._kept, self._controller = Kept(), controller

    def open(self) -> PageSpec:
        """Return the page: with the draft that was left if anything was changed in it, or with the rules in play."""
        from yahtzee_gui.rules_lab.page import RulesLabPage

        own, store = self._own, self._store
        if not self._kept.before:
            game = self._controller.game
            rules = game.rules if game is not None else DEFAULT_RULES
            self._kept.draft = draft_of(rules, names.rules_among_games(rules))
        lab = RulesLab(self._engine, self._kept)
        page = RulesLabPage(lab, self._pages.window)
        own.load()
        lab.set_own(own.known)
        lab.begin()
        return PageSpec(
            page,
            does=(
                (page.save.clicked, lambda: own.keep(_file_of(lab))),
                (page.remove.clicked, lambda: own.remove(lab.own_name)),
                (page.remove.clicked, lambda: lab.tell(words.removed())),
                (page.open.clicked, lambda: self._open_file(lab)),
                (page.share.clicked, lambda: self._share(lab)),
                (page.play.clicked, lambda: self._play(lab)),
                (page.chart.save.clicked, partial(save_chart, page.chart, store.write)),
                (own.changed, lambda: lab.set_own(own.known)),
                (own.written, lambda _name: lab.tell(words.saved())),
                (own.failed, lambda why: lab.tell(words.not_saved(faults.told(why)))),
                (own.opened, lambda rules: lab.open(rules, rules.title, words.opened())),
                (own.not_opened, lambda why: lab.tell(words.not_opened(faults.told(why)))),
                (store.written, page.remark.say_written),
                (store.write_failed, page.remark.say_not_written),
            ),
            follows=(lab.changed,),
            refresh=page.refresh,
            closed=lab.close,
            session=lab,
            resumes_at=page.start,
        )

    def _play(self, lab: RulesLab) -> None:
        """Ask for a new game by these rules; if it begins, it takes the place of the page."""
        rules = rules_in(_file_of(lab))
        self._begin(shipped_like(rules, lab.draft.chosen) or rules)

    def _open_file(self, lab: RulesLab) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._pages.window, words.open_title(), str(Path.home()), words.rules_files()
        )
        if path:
            self._own.read(Path(path))

    def _share(self, lab: RulesLab) -> None:
        name = "".join(sign if sign.isalnum() else "-" for sign in lab.draft.title).strip("-") or "rules"
        target = ask_for_target(self._pages.window, words.share_title(), name, {_ENDING: words.rules_files()})
        if target is not None:
            text = _file_of(lab)
            self._store.write(text.encode, target)


def _file_of(lab: RulesLab) -> str:
    """Return the file of the rules that are written, by their title, which is no other game's."""
    from engine.rules.reading import rule_set_as_toml

    rules, title = lab.rules, lab.draft.title.strip()
    if rules.name not in SHIPPED and title in (names.rules_among_games(rule_set(name)) for name in SHIPPED):
        title = words.changed_title(title)
        lab.call(title)
    return rule_set_as_toml(rules, title)
