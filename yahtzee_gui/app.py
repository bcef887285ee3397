# SPDX-License-Identifier: MIT
"""The program: reads the command line, decides whether there is a screen, and starts the window."""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import os
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from engine.game_review.review import Review
from engine.games.game import Game, new_seed
from engine.games.record import Record
from engine.games.saved import own_record
from engine.runtime import files
from engine.solving.faults import TableProblem
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.demo import words as demo_words
from yahtzee_gui.demo.demo_folder import DemoFolder, remove_left_demos
from yahtzee_gui.desktop import identity, languages, prerequisites, process
from yahtzee_gui.desktop.preferences import AS_THE_SYSTEM, DiceSpeed, FirstGame
from yahtzee_gui.desktop.prerequisites import has_display
from yahtzee_gui.desktop.process import OneWindow, StartOutcome, Stopper
from yahtzee_gui.kit.input import HeldKeys
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.library.database import Removed
from yahtzee_gui.library.finished_game import FinishedGame, game_key, mark_of, record_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.starter import Starter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.opponents import Ghosts, Opponents
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.session_services import Services
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.banner import Banner
from yahtzee_gui.shell.effects import Soundtrack
from yahtzee_gui.shell.main_window import MainWindow, close_all
from yahtzee_gui.shell.notices import Notices, left_out
from yahtzee_gui.theme import fonts
from yahtzee_gui.words import faults, names

if TYPE_CHECKING:
    from yahtzee_gui.demo.demo_player import DemoPlayer, VerhoeffGuide
    from yahtzee_gui.shell.dialogs import Dialogs

_PAUSE_ON_SCREEN = 700
_HEAD_START = 60  # milliseconds in which the window is painted before the engine begins to compete for the processor
_DEMO_FOLDER = "yahtzee-demo"
_NEEDED_LATER = (
    "yahtzee_gui.learn.questions",
    "yahtzee_gui.learn.progress.model",
    "yahtzee_gui.learn.log",
    "yahtzee_gui.strategies.rule_lists",
    "yahtzee_gui.learn.opener",
    "yahtzee_gui.history.opener",
    "yahtzee_gui.set_up.clipboard",
    "yahtzee_gui.rules_lab.opener",
    "yahtzee_gui.new_game.opener",
    "yahtzee_gui.shell.dialogs",
    "yahtzee_gui.page_openers",
)  # in steps that are too short to be noticed
_LOOK = 100  # milliseconds between looks whether the workers of a closed window have ended
_PATIENCE_AT_THE_END = 1.5  # seconds: a table is given up sooner, compiling is not


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        """Say in one sentence what is wrong with the command line, and exit."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="yahtzee-gui", description="Solitaire Yahtzee with a coach that plays perfectly.")
    parser.add_argument("--demo", action="store_true", help="watch one game played perfectly")
    parser.add_argument(
        "--seed", default=new_seed(), help="the seed of the demonstration's dice; a random one by default"
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="where a demonstration without screen saves")
    parser.add_argument("--version", action="store_true", help="print the version")
    return parser


class Session:
    """One window with its controller, its coach and its storage; `folder` keeps all files of a demonstration."""

    def __init__(self, folder: Path | None = None, settings: Settings | None = None) -> None:
        self.services = services = Services(folder, settings)
        settings = services.settings
        self.controller = GameController(services.coach, services.engine, services.library, settings.coach_mode)
        self._kept: Game | None = None
        self.controller.changed.connect(self._keep_finished)
        self.controller.table.delivered.connect(services.grader.take_delivery)
        self.controller.turned.connect(lambda: services.grader.follow(self.controller.game))
        services.game_files.imported.connect(self.controller.open_imported)
        services.library.removed.connect(self._note_deleted)
        services.library.loaded.connect(self._note_kept)
        Soundtrack(self.controller, services.sounds)
        self.starter = Starter(self.controller, services.library, settings)
        Ghosts(self.controller, services.engine, services.library)
        opponents = Opponents(self.controller, services.engine, lambda: settings.dice_speed)
        ahead = AheadSession(self.controller, services.engine)
        self.window = MainWindow(
            self.controller,
            ahead,
            ChangesSession(self.controller, services.engine),
            settings,
            services.library,
            self.starter,
            opponents,
            self._make_dialogs,
            self._notices,
        )
        self.window.closed.connect(services.close)
        self._is_new_here = not settings.welcomed

    def _make_dialogs(self, pages: PageStack, watch: Callable[[Game, str], object]) -> Dialogs:
        from yahtzee_gui.learn import words as learn_words
        from yahtzee_gui.page_openers import make_dialogs

        services, notices = self.services, self._told_by
        notices.hear(services.own_lists.found_damaged, lambda path, why: names.list_put_aside(faults.told(why), path))
        notices.hear(services.own_lists.left_out, left_out)
        notices.hear(services.practice_log.put_aside, learn_words.log_put_aside)
        return make_dialogs(self.services, self.controller, self.starter, pages, watch)

    def _notices(self, banner: Banner, pages: PageStack) -> Notices:
        files = self.services
        self._told_by = Notices(
            banner,
            self.controller,
            files.library,
            files.game_files,
            files.history_files,
            files.keeper,
            files.own_rules,
            pages,
        )
        return self._told_by

    def open(self) -> None:
        """Show the window, resume the saved game, and greet a new player."""
        if self._is_new_here:
            self.services.settings.first_game = FirstGame.STEPS
        self.window.show()
        if self._is_new_here:
            self.window.dialogs.show(Page.WELCOME)
        QTimer.singleShot(_HEAD_START, self.window, self._start)

    def _start(self) -> None:
        self.services.library.resume(self.services.settings.race)
        self.services.settings.race = ""
        self.services.own_rules.load()
        self._get_ready(_NEEDED_LATER)

    def _get_ready(self, names: Sequence[str]) -> None:
        """Import what is needed once the player leaves the table, a little at a time, and make what opens pages."""
        if names:
            importlib.import_module(names[0])
            QTimer.singleShot(0, self.window, partial(self._get_ready, names[1:]))
        else:
            self.window.dialogs.furnish()
            self.services.library.load()

    def _keep_finished(self, scene: Scene) -> None:
        """Take a game into the history as soon as it is over; its grade comes with the review of its end page.

        What was over when it came from elsewhere is kept apart, and never graded; if it is a game of the player's own,
        it is there already. A copy of a game that goes on is left out.
        """
        play = scene.match or scene.record
        if play is None or not scene.is_over or self.controller.undo_history.is_trial:
            return
        record = own_record(play)
        is_deleted = self.services.settings.deleted_game == mark_of(record)
        if record.game is not self._kept and not is_deleted and not self._is_own_result(record):
            self._kept = record.game
            game = FinishedGame.of(play, datetime.now(UTC), self.services.library.text_of(play))
            if game.is_imported:
                self.services.library.file(game)
            else:
                self.services.library.keep(game)
                self.services.grader.expect(game, play)
        self._grade(scene)

    def _is_own_result(self, record: Record) -> bool:
        figures = self.services.library.figures
        first = figures.scores.get(game_key(record.game, record.goal)) if figures is not None else None
        return record.finished_elsewhere and first == record.game.points_so_far

    def _note_deleted(self, removed: Removed) -> None:
        """Remember that the game on the table was deleted: it is not to come back when it is loaded again."""
        record = self._over_on_the_table()
        if record is not None and record_key(record) in removed.keys:
            self.services.settings.deleted_game = mark_of(record)
            self.window.follow_history()

    def _note_kept(self, history: History) -> None:
        record = self._over_on_the_table() if self.services.settings.deleted_game else None
        if record is not None and record_key(record) in history.keys:
            self.services.settings.deleted_game = ""
            self.window.follow_history()

    def _over_on_the_table(self) -> Record | None:
        scene = self.controller.scene()
        play = scene.match or scene.record
        return own_record(play) if play is not None and scene.is_over else None

    def _grade(self, scene: Scene) -> None:
        """Have the game in play graded by the figures that its end page keeps: not by estimates of a match.

        Without its table a review may be one that was asked for before the end.
        """
        if scene.report is not None and scene.table.is_ready and not scene.report.is_approximate:
            self.services.grader.take_final(scene.report)

    def join(self) -> None:
        """Wait for the workers, when the window is gone."""
        self.services.close()
        self.services.join()


class Program:
    """The sessions of the process: the player's own, with its `settings`, and demonstrations."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.sessions: list[Session] = []
        self._settings = settings or Settings()
        self._player: Session | None = None
        self._folders: list[DemoFolder] = []

    def open_player(self) -> Session:
        self._player = session = self._add(Session(settings=self._settings))
        session.open()
        return session

    def show_player(self, token: str = "") -> None:
        """Bring the player's window to the front; `token` is what the desktop gave for that."""
        if self._player is None:
            return
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it
        window = self._player.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()

    def open_demo(self, game: Game, pause: int = _PAUSE_ON_SCREEN, name: str = "") -> DemoPlayer:
        """Open a window for a demonstration, which saves nothing of the player's, and return who plays there.

        Of a game that is over it shows how it was played, by who has that `name`.
        """
        from yahtzee_gui.demo.demo_player import DemoPlayer

        session = self._open_beside((lambda: name) if name else demo_words.demo_title)
        return DemoPlayer(session.window, game, pause, name)

    def open_story(self, name: str) -> VerhoeffGuide:
        """Open a window with a famous game, and return who leads through it."""
        from yahtzee_gui.demo.demo_player import STORIES, VerhoeffGuide

        session = self._open_beside(STORIES[name].title)
        return VerhoeffGuide(session.window, session.services.game_files, STORIES[name])

    def _open_beside(self, title: Callable[[], str]) -> Session:
        folder = DemoFolder()
        self._folders.append(folder)
        session = self._add(Session(folder.path))
        session.window.is_beside = True
        session.window.set_title(title)
        session.services.settings.appearance = self._settings.appearance
        session.window.show()
        session.window.closed.connect(partial(self._give_back, session, folder))
        return session

    def _give_back(self, session: Session, folder: DemoFolder) -> None:
        """Delete a window that has been closed, and all that belongs to it once its workers have ended."""
        for thing in (session.window, session.controller):
            thing.deleteLater()
        ending = threading.Thread(target=session.services.join, name="closed window", daemon=True)
        ending.start()
        looking = QTimer(QApplication.instance(), singleShot=True)  # one that repeats would forget the window twice
        looking.timeout.connect(
            lambda: looking.start(_LOOK) if ending.is_alive() else self._forget(session, folder, looking)
        )
        looking.start(_LOOK)

    def _forget(self, session: Session, folder: DemoFolder, looking: QTimer) -> None:
        self.sessions.remove(session)
        self._folders.remove(folder)
        folder.remove()
        for thing in (looking, *session.services.objects()):  # each kept alive by what is connected to the others
            thing.deleteLater()
        QTimer.singleShot(_LOOK, _collect)

    def _add(self, session: Session) -> Session:
        """Take in a session; from every window perfect play can be watched."""
        session.window.storyRequested.connect(lambda name: self.open_story(name).start())
        session.window.watchRequested.connect(lambda game, name: self.open_demo(game, name=name).start())
        self.sessions.append(session)
        return session

    def join_saving(self) -> None:
        """Wait until everything is saved, and remove what the demonstrations wrote."""
        for session in self.sessions:
            session.services.close()
            session.services.join_saving()
        for folder in self._folders:
            folder.remove()

    def join_workers(self) -> None:
        """Wait for the workers of windows that are closed. Any thread may."""
        for session in self.sessions:
            session.services.join()


def _collect() -> None:
    """Collect what belonged to windows that are gone: it was left out of collections with all there was at a time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def make_application(language: str = AS_THE_SYSTEM) -> QApplication:
    """Return the application with the program's identity, style and fonts, in the language of that setting."""
    gc.freeze()  # what is imported stays, and a search of it would stop the window for 25 ms
    gc.enable()
    app = QApplication(sys.argv[:1])
    app.setApplicationName(identity.DISPLAY_NAME)
    app.setApplicationDisplayName(identity.DISPLAY_NAME)
    app.setDesktopFileName(identity.APPLICATION_ID)
    app.setStyle("Fusion")
    fonts.load_fonts()
    app.setFont(fonts.font(13, columns=False))
    languages.install(app, language)
    HeldKeys(app)
    return app


def _picture_folder(wanted: Path | None) -> Path:
    """Return a folder for the pictures of a demonstration: the one that is wanted, or one for this user alone.

    A folder of a name that everybody knows is used only if it is a real one and the player's own.
    """
    folder = wanted or Path(_DEMO_FOLDER)
    with contextlib.suppress(OSError):
        folder.mkdir(0o700, parents=True, exist_ok=True)
        if folder is wanted or _is_own(folder):
            with tempfile.TemporaryFile(dir=folder):
                return folder
    return Path(tempfile.mkdtemp(prefix=f"{_DEMO_FOLDER}-pictures-"))


def _is_own(folder: Path) -> bool:
    """Return whether `folder` is no link, and only this user can put anything into it."""
    found = os.lstat(folder)
    is_mine = not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o022)
    return stat.S_ISDIR(found.st_mode) and is_mine


def _run_unseen_demo(app: QApplication, program: Program, arguments: argparse.Namespace) -> int:
    """Play a demonstration offscreen, save pictures of it, print its report, and return the exit status."""
    from yahtzee_gui.demo.demo_player import Photographer, report

    player = program.open_demo(Game(arguments.seed), pause=0)
    window = program.sessions[-1].window
    window.tray.motion.set_speed(DiceSpeed.OFF)  # or pictures would catch dice in mid-air
    window.celebrations.set_enabled(False)
    camera = Photographer(window, _picture_folder(arguments.pictures))
    player.stepped.connect(camera.after_step)
    reviews: list[Review] = []

    def end() -> None:
        """Take what is told of the game while its window is there: it goes with the program's loop."""
        if window.controller.review is not None:
            reviews.append(window.controller.review)
        camera.save("end")
        app.quit()

    player.finished.connect(end)
    failures: list[TableProblem] = []
    window.controller.table.failed.connect(failures.append)
    window.controller.table.failed.connect(app.quit)
    player.start()
    app.exec()
    if failures:
        print(coach_words.table_failed(faults.table_problem(failures[0])), file=sys.stderr)
    if not reviews:
        return 1
    for line in report(reviews[0]):
        print(line)
    print(demo_words.pictures_saved(len(camera.pictures), folder=str(camera.pictures[0].parent.resolve())))
    return 0


def _say(sentence: str) -> None:
    print(f"yahtzee-gui: {sentence}", file=sys.stderr)


def _application(language: str) -> QApplication:
    """Return the application. Where Qt can open no window it ends the process: with a sentence, and no core dump."""
    told: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            packages = prerequisites.missing_packages()
            reason = " ".join((*told, text)).split("This application failed")[0].strip() or text
            _say(prerequisites.told(packages) if packages else shell_words.no_window(" ".join(reason.split())))
            sys.stderr.flush()
            os._exit(1)
        told.append(text)

    before = qInstallMessageHandler(listen)
    try:
        app = make_application(language)
    finally:
        qInstallMessageHandler(before)
    for text in told:
        print(text, file=sys.stderr)
    return app


def _open(app: QApplication, program: Program, parsed: argparse.Namespace, *, unseen: bool) -> int:
    if parsed.demo and unseen:
        return _run_unseen_demo(app, program, parsed)
    if parsed.demo:
        program.open_demo(Game(parsed.seed)).start()
    else:
        program.open_player()
    return app.exec()


def _claim(one: OneWindow) -> int | None:
    """Return the exit status if a window is open already; None if this start is to open one."""
    start = one.claim()
    if start is StartOutcome.UNANSWERED:
        _say(shell_words.open_already())
        return 1
    return 0 if start is StartOutcome.SHOWN else None


def _run(parsed: argparse.Namespace, one: OneWindow | None, *, has_no_display: bool, unseen: bool) -> int:
    files.remove_left_overs(files.data_folder(), files.config_folder(), files.cache_folder())
    remove_left_demos()
    settings = Settings()
    app = _application(settings.language)
    if has_no_display:
        print(demo_words.no_display())
    program, stopper = Program(settings), Stopper()
    stopper.asked.connect(close_all)
    stopper.asked.connect(app.quit)
    stopper.start()
    if one is not None:
        one.asked.connect(program.show_player)
        one.listen()
    try:
        status = _open(app, program, parsed, unseen=unseen)
    except BaseException:
        _end(program, one, stopper, 1)
        raise
    _end(program, one, stopper, status)
    return stopper.status or status


def _end(program: Program, one: OneWindow | None, stopper: Stopper, status: int) -> None:
    """Have everything saved, let the next start be the first, and wait for the rest a little.

    There is no waiting where a signal asks to end.
    """
    program.join_saving()
    if one is not None:
        one.release()
    if stopper.number:
        sys.stdout.flush()
        process.leave(stopper.number)  # what compiles cannot be interrupted
    waiting = threading.Thread(target=program.join_workers, name="end", daemon=True)
    waiting.start()
    waiting.join(_PATIENCE_AT_THE_END)
    if waiting.is_alive():
        sys.stdout.flush()
        sys.stderr.flush()
        process.leave_with(status)
    stopper.end()


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and return its exit status."""
    parsed = _parser().parse_args(arguments)
    if parsed.version:  # looked up only then: that takes longer than all of the command line
        print(f"{identity.DISPLAY_NAME} {identity.program_version()}")
        return 0
    unseen = os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal")
    has_no_display = not unseen and not os.environ.get("QT_QPA_PLATFORM") and not has_display()
    if has_no_display:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        parsed.demo = unseen = True
    one = OneWindow(files.data_folder()) if not parsed.demo else None
    if one is not None:
        status = _claim(one)
        if status is not None:
            return status
    return _run(parsed, one, has_no_display=has_no_display, unseen=unseen)
