# SPDX-License-Identifier: MIT
"""The rules laboratory keeps its draft; rules of the player's own are saved, removed, opened and shared here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from yahtzee_gui.kit.openers import Opener, PageSpec, PageStack
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


def lab_opener(
    pages: PageStack,
    engine: Engine,
    own: OwnRules,
    store: GameFiles,
    begin: Callable[[RuleSet], object],
    controller: GameController,
) -> Opener:
    """Return what opens the page: with the draft that was left if anything was changed in it, or the rules in play.

    `begin` asks for a new game by rules; if one begins, it takes the place of the page.
    """
    kept = Kept()

    def open_page() -> PageSpec:
        from yahtzee_gui.rules_lab.page import RulesLabPage

        if not kept.before:
            game = controller.game
            rules = game.rules if game is not None else DEFAULT_RULES
            kept.draft = draft_of(rules, names.rules_among_games(rules))
        lab = RulesLab(engine, kept)
        page = RulesLabPage(lab, pages.window)
        own.load()
        lab.set_own(own.known)

        def play() -> None:
            rules = rules_in(_file_of(lab))
            begin(shipped_like(rules, lab.draft.chosen) or rules)

        def open_file() -> None:
            path, _ = QFileDialog.getOpenFileName(
                pages.window, words.open_title(), str(Path.home()), words.rules_files()
            )
            if path:
                own.read(Path(path))

        def share() -> None:
            name = "".join(sign if sign.isalnum() else "-" for sign in lab.draft.title).strip("-") or "rules"
            target = ask_for_target(pages.window, words.share_title(), name, {_ENDING: words.rules_files()})
            if target is not None:
                store.write(_file_of(lab).encode, target, page.remark.setText)

        return PageSpec(
            page,
            does=(
                (page.save.clicked, lambda: own.keep(_file_of(lab))),
                (page.remove.clicked, lambda: own.remove(lab.own_name)),
                (page.remove.clicked, lambda: lab.tell(words.removed())),
                (page.open.clicked, open_file),
                (page.share.clicked, share),
                (page.play.clicked, play),
                (page.chart.save.clicked, partial(save_chart, page.chart, store.write, page.remark)),
                (own.changed, lambda: lab.set_own(own.known)),
                (own.written, lambda _name: lab.tell(words.saved())),
                (own.failed, lambda why: lab.tell(words.not_saved(faults.told(why)))),
                (own.opened, lambda rules: lab.open(rules, rules.title, words.opened())),
                (own.not_opened, lambda why: lab.tell(words.not_opened(faults.told(why)))),
            ),
            follows=(lab.changed,),
            refresh=page.refresh,
            closed=lab.close,
            session=lab,
            resumes_at=page.start,
        )

    return open_page


def _file_of(lab: RulesLab) -> str:
    """Return the file of the rules that are written, by their title, which is no other game's."""
    from engine.rules.reading import rule_set_as_toml

    rules, title = lab.rules, lab.draft.title.strip()
    if rules.name not in SHIPPED and title in (names.rules_among_games(rule_set(name)) for name in SHIPPED):
        title = words.changed_title(title)
        lab.call(title)
    return rule_set_as_toml(rules, title)
