# SPDX-License-Identifier: MIT
"""The coach's panel and card in words: its mode, its table, what is missing, the list of choices, and a first game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict
from engine.games.goals import RecordGoal
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.words import goals, names, numbers, options, units
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.boxes import hand
from yahtzee_gui.words.names import category, dice_model_name, rules_in_sentence
from yahtzee_gui.words.numbers import decimal, done, signed
from yahtzee_gui.words.options import as_deed, begun, choosing, roll_all

_PER_CENT = " %"

list_name = Sentence("Your choices")
choices_of = Sentence("{name}'s choices", where="heading of the list of a person's choices")
nothing_yet = Sentence(
    "Each choice you make appears here with what it cost. The less your choices cost, the better you play: the "
    "rest is luck.",
    where="in the place of the list before the first choice",
)
nothing_yet_off = Sentence(
    "Each choice you make appears here. You'll see what it cost when the game is over.",
    where="in the place of the list before the first choice, with the coach off",
)

# A turn and its choices
turn = Sentence("Turn {number}")
this_turn = Sentence("this turn", where="a turn that goes on, in the place of what it scored")
look_at_it = Sentence("Look back at this choice and see why", where="hint on a choice of the turn that was just played")
verdict_follows = Sentence(
    "You'll see what this choice cost as soon as that is worked out.", where="in the place of a verdict"
)
not_known_yet = "…"
best_dice = Sentence("best:", where="before dice that were best to keep, drawn; there is little room")
best_box = Sentence("best: {box}", where="the box that was best; there is little room")
best_all = Sentence("best: all new", where="to roll all five dice was best; there is little room")
taken_back = Sentence("taken back", where="remark on a choice: another one was made then")

# What a turn did
luck = Sentence("Luck")
as_played = Sentence("As played", where="line of how a turn went: what the choices cost that stand in the end")
others = Sentence("Opponents' turns")
expected = Sentence("Expected score")
_change = Sentence("{before} → {after}", where="a figure before and after a turn")

# A match
last_round = Sentence("Last round", where="heading above what everyone in a match scored")
all_rounds = Sentence("All rounds", where="opens what everyone scored in the rounds before")
round_number = Sentence("Round {number}", where="heading above what everyone in a match scored")
nothing_scored = "–"


def kept(faces: Dice) -> str:
    """Return what was kept of a roll."""
    return tr("kept {dice}").format(dice=names.kept(faces)) if faces else tr("rolled all five")


def cost(lost: float, verdict: Verdict, measure: Measure | None) -> str:
    """Return what one or several choices cost, as it is written, with a mark; the star alone for the best."""
    if verdict is Verdict.BEST:
        return names.mark(verdict)
    return f"{numbers.cost(lost, measure)}\u00a0{names.mark(verdict)}"


def cost_spoken(lost: float, verdict: Verdict, measure: Measure | None) -> str:
    """Return the same as a screen reader says it."""
    word = names.verdict(verdict)
    figure = units.short(numbers.cost(lost, measure), measure)
    return word if verdict is Verdict.BEST else options.with_its_cost(word, figure)


def change(before: str, after: str) -> str:
    """Return a figure before and after the turn; of two in per cent the first one without the sign."""
    sign = next((end for end in (_PER_CENT, "\u00a0%") if before.endswith(end) and after.endswith(end)), "")
    return _change(before=before.removesuffix(sign), after=after)


first_game_heading = Sentence("Your first game", where="title of the coach's card")
last_choice = Sentence("Your last choice", where="title of the coach's card")
whole_rules = Sentence("The whole rules", where="link to the page of rules")
or_play_on = Sentence("or just play on", where="beside the button Try it again")
why = Sentence("Why?", where="link below a choice: opens the bars")
why_cost = Sentence("Why {cost}?", "link below a choice: opens the bars")


def steps() -> tuple[tuple[str, str], ...]:
    """Return the three steps of a turn: a name, and what to do."""
    return (
        (tr("Roll", "a part of a turn"), tr("Up to three times a turn.")),
        (tr("Keep", "a part of a turn"), tr("Click the dice you like; the others roll again.")),
        (tr("Score", "a part of a turn"), tr("Click a box on the scorecard. You can use each only once.")),
    )


step_done = Sentence("{step}, done", "a part of a turn")

_FEW_SECONDS = 5.0

# The coach panel
coach = Sentence("Coach", where="title")
whole_game = Sentence("The whole game", where="title of the graph once the game is over")
coach_is_off = Sentence("The coach is off. It keeps quiet until the game is over, then shows what each choice cost.")
coach_warns = Sentence(
    "The coach is watching. It warns you before a choice that costs too much, and judges each choice once it's made."
)
guess_first = Sentence("Guess first: mark the dice you would keep, or choose a box. Then see how good it is.")
guess_a_box = Sentence("Guess first: choose a box. Then see how good it is.")
show_options = Sentence("Show the options", where="button")
coach_judges = Sentence("Make your choice, and you'll see here what it was worth.")

# Its table
build_table = Sentence("Get the coach ready", where="button")
cancel_building = Sentence("Stop", where="button: the coach is getting ready no more")
try_again = Sentence("Try again", where="button that repeats what failed")
table_missing = Sentence("The coach isn't ready. Getting ready takes a few seconds.")
code_recompiled = Sentence("Some compiled code was damaged. It was removed and compiled again.")

# Hints
hint_roll = Sentence("Roll again to reach your goal", where="first hint, in a game with a goal")
tell_more = Sentence("Tell me more", where="button")

# Before a costly choice
think_again = Sentence("Think again", where="button that takes a choice back before it is made")
show_best = Sentence("Show the best", where="button")
play_anyway = Sentence("Play anyway", where="button that makes a costly choice")
score_zero = Sentence("Score zero", where="button")
opens_result = Sentence(
    "This game is over. You can go back and play on, but its result stays as it is.",
    where="question before the last choice is undone",
)
leave_result = Sentence("Leave it", where="button: the game stays over")
undo_anyway = Sentence("Undo anyway", where="button")

# Decisions made again, games gone on with
first_choice_counts = Sentence("Your first choice is the one that's judged.", where="of the button Try it again")
another_is_help = Sentence(
    "If you choose differently now, this game counts as one with help.", where="of the button Try it again"
)
second_try = Sentence("Second choice: the first one is judged", where="remark while a decision is made again")
plays_on = Sentence("You're playing on from here, on a copy. The finished game stays as it was.")
game_before = Sentence("Back in the game before.", where="notice after Undo")
back_to_finished = Sentence("Back to the finished game", where="button")
tries_again = Sentence("You're trying again on a copy, which doesn't count. Your game stays as it was.")
still_there = Sentence("Your other game is still there.", where="notice over another game")
all_still_there = Sentence("Your other games are still there.", where="notice over another game")
show_them = Sentence("Show them", where="button in that notice: opens the list of games")
back_to_yours = Sentence("Back to your game", where="button")

# The timeline
timeline_is_off = Sentence("With the coach off, the graph appears when the game is over")
timeline_waits = Sentence("The graph starts as soon as the coach is ready")
par = Sentence("par", where="label of the line at par")
start = Sentence("start", where="label of the line at the chance before the first roll")

coach_waits = Sentence("You can play now. The coach joins in as soon as it is ready.", where="in the place of a reason")
warnings_wait = Sentence("You can play now. Warnings start as soon as the coach is ready.", where="the same")

coach_mode_spoken = Sentence("Coach mode {mode}", where="as a screen reader says it")


def getting_ready(fraction: float, seconds_left: float | None = None) -> str:
    """Return how much of the coach's work is done, and how long the rest may take."""
    text = tr("The coach is getting ready, {done} %").format(done=done(fraction))
    if seconds_left is None:
        return text
    if seconds_left < _FEW_SECONDS:
        return f"{text} · " + tr("a few more seconds")
    return f"{text} · " + tr("about {seconds} s left").format(seconds=round(seconds_left))


def table_ready(par: float, rules: RuleSet, dice_model: DiceModel = FAIR_DICE) -> str:
    """Return the status line of a coach that is ready."""
    text = tr("Perfect play averages {par}").format(par=decimal(par, 1))
    if not dice_model.is_fair:
        return f"{text} · " + tr("{name} dice").format(name=dice_model_name(dice_model))
    return (
        text if rules == DEFAULT_RULES else f"{text} · " + tr("rules: {rules}").format(rules=rules_in_sentence(rules))
    )


def hint_aim(boxes: Sequence[Category]) -> str:
    """Return the first step of a hint: where the best play of this turn ends most often."""
    if len(boxes) > 1:
        return tr("Aim for {box} or {other}").format(box=category(boxes[0]), other=category(boxes[1]))
    return tr("Aim for {box}").format(box=category(boxes[0]))


hint_last_box = Sentence("Only {box} is left: get as many points there as you can", where="first hint")


def hint_more(made: Category, more: Category | None) -> str:
    """Return the first step of a hint where the likeliest box has what it asks for already: what there is to gain."""
    if more is None:
        return tr("You already have {hand}. Another roll can only add to it").format(hand=hand(made))
    return tr("You already have {hand}. There's more to gain: aim for {other}").format(
        hand=hand(made), other=category(more)
    )


def hint_stop(box: Category, *, has_rolls: bool) -> str:
    """Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell."""
    if has_rolls:
        return tr("These dice are good enough to score now")
    return tr("Look at the upper boxes") if box.is_upper else tr("Look at the lower boxes")


def hint_count(best: Option) -> str:
    """Return the second step of a hint: how many dice to keep, or which box."""
    if best.category is not None:
        return tr("Score {box}").format(box=category(best.category))
    if not best.keep:
        return roll_all()
    return plural(len(best.keep), "Keep %n die", "Keep %n dice")


def warning(chosen: Option, goal: RecordGoal | None = None) -> str:
    """Return the warning about a costly choice: what it costs, not what would be better."""
    if chosen.measure is not Measure.CHANCE:
        return tr("{choice} costs {amount}.").format(choice=begun(choosing(chosen)), amount=units.amount_lost(chosen))
    text = tr("If you {choice}, your {chance} drops by {lost}.")
    return text.format(choice=as_deed(chosen), chance=goals.chance_in_sentence(goal), lost=units.cost(chosen))


chance_left = Sentence("It would be {left}; it could be {best}.", "a chance", where="what a costly choice leaves of it")

zero_question = Sentence(
    "These dice score nothing in {box}. The box will be filled with a zero.", where="question before a zero is scored"
)
coach_before_roll = Sentence("Roll the dice, and every option appears at the right with what it is worth.")
table_rebuilt = Sentence("The coach had to start over with its preparations: {reason}.")
table_unsaved = Sentence(
    "What the coach has worked out couldn't be saved ({reason}). It will work it out again next time you start."
)
table_failed = Sentence("The coach can't get ready: {reason}.")
game_put_aside = Sentence("The saved game couldn't be read. It is kept as {path}, and a new game has started.")


def timeline_summary(
    points_lost: float,
    luck: float | None,
    played: float | None = None,
    measure: Measure | None = None,
    others: float | None = None,
    *,
    is_own: bool = True,
) -> str:
    """Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.

    Where choices were taken back, `points_lost` are those of the first tries and `played` those of what was played.
    `others` is what the turns of the others did in a match: the gaps of the line.
    """
    final = points_lost if played is None else played
    text = timeline_lost(final, measure, is_own=is_own)
    if round(points_lost, 1) != round(final, 1):
        text += " · " + tr("{lost} at first").format(lost=units.total_lost(points_lost, measure))
    changes = (
        (tr("luck {luck}"), luck),
        (tr("opponents' turns {change}"), others),
    )
    for name, change in changes:
        if change is not None:
            figure = units.short(signed(change), measure)
            text += " · " + name.format(luck=figure, change=figure)
    return text


def timeline_lost(points_lost: float, measure: Measure | None = None, *, is_own: bool = True) -> str:
    """Return what the choices of the timeline cost, where there is no room for the rest."""
    if not round(points_lost, 1):
        return tr("your choices cost nothing so far") if is_own else tr("choices cost nothing so far")
    text = tr("your choices cost {lost}") if is_own else tr("choices cost {lost}")
    return text.format(lost=units.total_lost(points_lost, measure))


game_exported = Sentence("Game saved to {path}.")
export_failed = Sentence("The game couldn't be saved: {reason}.")
compare_with = Sentence("Compare with another option", where="button with a list of options")
import_refused = Sentence("That couldn't be opened: {reason}. Nothing was changed.")


def timeline(measure: Measure | None = None, goal: RecordGoal | None = None) -> str:
    """Return the name of what is played for: the title of the timeline, and of the line of a turn."""
    if measure is Measure.CHANCE:
        return goals.chance_of(goal)
    return units.sure_score() if measure is Measure.CERTAINTY_EQUIVALENT else expected()
