# SPDX-License-Identifier: MIT
"""What the coach says about itself: its mode, its table, what is missing."""

from __future__ import annotations

from engine.library import Step
from engine.rules import RuleSet
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.names import coach_mode, rules_in_sentence
from yahtzee_gui.wording.numbers import decimal, signed


def coach() -> str:
    """Return the title of the coach panel."""
    return tr("Coach")


def coach_mode_spoken(mode: CoachMode) -> str:
    """Return the name of a mode as a screen reader says it."""
    return tr("Coach mode {mode}").format(mode=coach_mode(mode))


def cancel() -> str:
    """Return the text of a button that stops long work."""
    return tr("Cancel")


def build_table() -> str:
    """Return the text of the button that builds the table."""
    return tr("Build the table")


def step(name: Step) -> str:
    """Return what is being done to get the table."""
    return {
        Step.IMPORT: tr("Starting the engine"),
        Step.COMPILE: tr("Preparing the engine"),
        Step.LOAD: tr("Reading the strategy table"),
        Step.SOLVE: tr("Solving the game exactly"),
        Step.SAVE: tr("Saving the strategy table"),
    }[name]


def progress(name: Step, fraction: float, seconds_left: float | None) -> str:
    """Return the step, how much of all the work is done, and how long the rest may take."""
    text = f"{step(name)} · {round(100 * fraction)} %"
    if seconds_left is None:
        return text
    left = max(1, round(seconds_left))
    return f"{text} · " + tr("about {seconds} s left").format(seconds=left)


def try_again() -> str:
    """Return the text of a button that repeats what failed."""
    return tr("Try again")


def table_ready(par: float, rules: RuleSet) -> str:
    """Return the status line of a coach that is ready."""
    return tr("Ready · par {par} · {rules} rules").format(par=decimal(par, 2), rules=rules_in_sentence(rules))


def coach_waits() -> str:
    """Return what the coach panel shows while there is no table."""
    return tr("You can play already. The coach joins in as soon as its strategy table is ready.")


def coach_without_table() -> str:
    """Return what the coach panel shows after the building was stopped."""
    return tr("Without its strategy table the coach cannot tell what an option is worth.")


def coach_is_off() -> str:
    """Return what the coach panel shows when it is off."""
    return tr("The coach is off. It keeps quiet until the game is over, then shows what each decision was worth.")


def coach_before_roll() -> str:
    """Return what the coach panel shows between turns."""
    return tr("Roll the dice, and every option appears here with the final score it leads to.")


def coach_game_over() -> str:
    """Return what the coach panel shows at the end."""
    return tr("The game is over. Its most expensive decisions are listed here.")


def coach_flawless() -> str:
    """Return what the coach panel shows after a game without a lossy decision."""
    return tr("Not one decision lost a point. Nobody can play better.")


def timeline_is_off() -> str:
    """Return what the timeline shows while the coach is off."""
    return tr("With the coach off, the line appears when the game is over")


def timeline_waits() -> str:
    """Return what the timeline shows before there is anything to draw."""
    return tr("The line begins as soon as the coach is ready")


def table_rebuilt(reason: str) -> str:
    """Return the banner after a damaged table was built again."""
    return tr("The strategy table could not be used and was built again: {reason}.").format(reason=reason)


def table_unsaved(reason: str) -> str:
    """Return the banner about a table that lives in memory."""
    return tr(
        "The strategy table could not be saved ({reason}). It is kept in memory and built again at the next start."
    ).format(reason=reason)


def table_missing() -> str:
    """Return the banner about a table that was not built."""
    return tr("The coach has no strategy table. Building it takes a few seconds.")


def table_failed(reason: str) -> str:
    """Return the banner about a table that could not be built."""
    return tr("The strategy table could not be built: {reason}.").format(reason=reason)


def game_put_aside(path: str) -> str:
    """Return the banner about a damaged saved game."""
    return tr("The saved game could not be read. It is kept as {path}, and a new game has begun.").format(path=path)


def game_unsaved(reason: str) -> str:
    """Return the banner about a game that cannot be saved."""
    return tr("The game cannot be saved ({reason}). It goes on, but would be lost with the window.").format(
        reason=reason
    )


def timeline_summary(points_lost: float, luck: float) -> str:
    """Return what the timeline adds up to."""
    return tr("{lost} lost · luck {luck}").format(lost=decimal(points_lost, 1), luck=signed(luck))


def par() -> str:
    """Return the label of the line at par."""
    return tr("par")


def timeline() -> str:
    """Return the title of the timeline."""
    return tr("Expected final score")
