# SPDX-License-Identifier: MIT
"""The page of the opening book, and the whole book as a file."""

from __future__ import annotations

from functools import partial

from yahtzee_gui.kit.charts.saving import ask_for_target
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.learn.openings import words
from yahtzee_gui.learn.openings.session import BookScene, OpeningBook, Scope
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.workspace import Engine


def open_openings(
    pages: PageStack,
    controller: GameController,
    engine: Engine,
    store: GameFiles,
) -> PageSpec:
    """Return the page of the book, at the first rolls of a new game."""
    from yahtzee_gui.learn.openings.page import OpeningsDialog
    from yahtzee_gui.learn.openings.view import openings_view

    book = OpeningBook(engine, lambda: controller.game)
    page = OpeningsDialog(openings_view(book.scene()), pages.window)
    return PageSpec(
        page,
        does=(
            (book.helped, controller.note_help),
            (page.scope.activated, lambda place: book.choose_scope(Scope.IN_PLAY if place else Scope.NEW_GAME)),
            (page.rollRequested, book.choose),
            (page.save.clicked, lambda: _save(pages, book.scene(), store)),
            (store.written, page.remark.say_written),
            (store.write_failed, page.remark.say_not_written),
        ),
        follows=(book.changed,),
        refresh=lambda: page.set_view(openings_view(book.scene())),
        closed=book.close,
        session=book,
    )


def _save(pages: PageStack, scene: BookScene, store: GameFiles) -> None:
    """Let the player choose a file, and write the whole book to it."""
    from yahtzee_gui.learn.openings.sheet import sheet
    from yahtzee_gui.learn.openings.view import sheet_view

    if not scene.openings:
        return
    title, name = words.save_title(), words.file_name()
    target = ask_for_target(pages.window, title, name, words.kinds())
    if target is not None:
        view = sheet_view(scene.scorecard, scene.openings, is_new_game=scene.scope is Scope.NEW_GAME)
        store.write(partial(sheet, view, target.suffix.lower()), target)
