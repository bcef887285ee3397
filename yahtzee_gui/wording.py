# SPDX-License-Identifier: MIT
"""Wording holds every sentence and every way of writing a number that the window shows, ready for translation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.categories import Category
from engine.dice import DICE_PER_ROLL, Dice
from engine.library import Step
from engine.options import Option
from engine.rules import RuleSet
from engine.verdicts import Verdict
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.theme import Appearance

MINUS = "−"


def _tr(text: str) -> str:
    return QCoreApplication.translate("wording", text)


def _count(number: int, one: str, many: str) -> str:
    """Return `one` or `many` with ``%n`` replaced; languages with more plural forms come with the translations."""
    return _tr(one if number == 1 else many).replace("%n", str(number))


# ---- numbers --------------------------------------------------------------------------------------------------------


def value(expected: float) -> str:
    """Return an expected final score, to one decimal."""
    return f"{expected:.1f}"


def lost(points_lost: float) -> str:
    """Return points lost as a loss: two figures are enough to compare, small losses keep two decimals."""
    if points_lost < 0.005:
        return "0"
    decimals = 0 if points_lost >= 9.95 else 1 if points_lost >= 0.095 else 2
    return f"{MINUS}{points_lost:.{decimals}f}"


def signed(number: float) -> str:
    """Return a number to one decimal with its sign, a true minus, and no sign for what rounds to zero."""
    text = f"{abs(number):.1f}"
    return text if text == "0.0" else f"{'+' if number > 0 else MINUS}{text}"


# ---- names ----------------------------------------------------------------------------------------------------------


def category(box: Category) -> str:
    """Return the name of a category as on the scorecard."""
    return {
        Category.ACES: _tr("Aces"),
        Category.TWOS: _tr("Twos"),
        Category.THREES: _tr("Threes"),
        Category.FOURS: _tr("Fours"),
        Category.FIVES: _tr("Fives"),
        Category.SIXES: _tr("Sixes"),
        Category.THREE_OF_A_KIND: _tr("Three of a kind"),
        Category.FOUR_OF_A_KIND: _tr("Four of a kind"),
        Category.FULL_HOUSE: _tr("Full house"),
        Category.SMALL_STRAIGHT: _tr("Small straight"),
        Category.LARGE_STRAIGHT: _tr("Large straight"),
        Category.YAHTZEE: _tr("Yahtzee"),
        Category.CHANCE: _tr("Chance"),
    }[box]


def category_rule(box: Category) -> str:
    """Return in a few words what a category counts."""
    if box.is_upper:
        return _tr("The sum of the dice that show {face}").format(face=box.face)
    return {
        Category.THREE_OF_A_KIND: _tr("At least three alike: the sum of all dice"),
        Category.FOUR_OF_A_KIND: _tr("At least four alike: the sum of all dice"),
        Category.FULL_HOUSE: _tr("Three alike and two alike: 25"),
        Category.SMALL_STRAIGHT: _tr("Four in a row: 30"),
        Category.LARGE_STRAIGHT: _tr("Five in a row: 40"),
        Category.YAHTZEE: _tr("Five alike: 50"),
        Category.CHANCE: _tr("Anything: the sum of all dice"),
    }[box]


def face(number: int) -> str:
    """Return a face of a die as a word."""
    return [_tr("one"), _tr("two"), _tr("three"), _tr("four"), _tr("five"), _tr("six")][number - 1]


def mark(verdict: Verdict) -> str:
    """Return the mark of a verdict."""
    return {
        Verdict.BEST: "★",
        Verdict.CLOSE: "≈",
        Verdict.INACCURACY: "?!",
        Verdict.MISTAKE: "?",
        Verdict.BLUNDER: "??",
    }[verdict]


def verdict(name: Verdict) -> str:
    """Return the word of a verdict."""
    return {
        Verdict.BEST: _tr("best"),
        Verdict.CLOSE: _tr("close"),
        Verdict.INACCURACY: _tr("inaccuracy"),
        Verdict.MISTAKE: _tr("mistake"),
        Verdict.BLUNDER: _tr("blunder"),
    }[name]


def loss_and_mark(option: Option) -> str:
    """Return what an option costs with the mark of its verdict, the star alone for the best."""
    if option.verdict is Verdict.BEST:
        return mark(option.verdict)
    return f"{lost(option.points_lost)} {mark(option.verdict)}"


def coach_mode(mode: CoachMode) -> str:
    """Return the name of a coach mode."""
    return {
        CoachMode.OFF: _tr("Off"),
        CoachMode.WARN: _tr("Warn"),
        CoachMode.AFTER: _tr("After"),
        CoachMode.LIVE: _tr("Live"),
    }[mode]


def coach_mode_explained(mode: CoachMode) -> str:
    """Return in one sentence what a coach mode does."""
    return {
        CoachMode.OFF: _tr("Says nothing until the game is over."),
        CoachMode.WARN: _tr("Speaks up only before a costly choice."),
        CoachMode.AFTER: _tr("Judges each choice once it is made."),
        CoachMode.LIVE: _tr("Shows what every option is worth before you choose."),
    }[mode]


def not_yet(text: str) -> str:
    """Return `text` with the remark that this version lacks it."""
    return _tr("{text} Comes with a later version.").format(text=text)


def appearance(choice: Appearance) -> str:
    """Return the name of an appearance."""
    return {
        Appearance.SYSTEM: _tr("As the system"),
        Appearance.LIGHT: _tr("Light"),
        Appearance.DARK: _tr("Dark"),
    }[choice]


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set."""
    names = {
        "free-joker": _tr("Free joker"),
        "forced-joker": _tr("Forced joker"),
        "no-joker": _tr("No joker"),
        "no-yahtzee-bonus": _tr("No Yahtzee bonus"),
    }
    return names.get(rules.name, rules.name)


def rules_explained(rules: RuleSet) -> str:
    """Return in a sentence or two what makes a rule set different."""
    texts = {
        "free-joker": _tr(
            "A later Yahtzee earns 100 points if the first scored 50, and may go into any open box. It counts in full"
            " as Full house or straight once the upper box of its face is filled."
        ),
        "forced-joker": _tr(
            "The official rules: as above, but a later Yahtzee must go into the upper box of its face if that is"
            " open, and otherwise into a lower box, where it counts in full."
        ),
        "no-joker": _tr("A later Yahtzee earns 100 points, but never counts as Full house or straight."),
        "no-yahtzee-bonus": _tr("A later Yahtzee earns nothing extra."),
    }
    return texts.get(rules.name, "")


# ---- the table ------------------------------------------------------------------------------------------------------


def turn(number: int, of: int) -> str:
    """Return the heading of a turn."""
    return _tr("Turn {number} of {of}").format(number=number, of=of)


def rolls(done: int, of: int) -> str:
    """Return how many rolls of the turn are done."""
    return _tr("Roll {done} of {of}").format(done=done, of=of)


def dice(faces: Dice) -> str:
    """Return faces as digits with spaces."""
    return " ".join(map(str, faces))


def roll_button(number: int) -> str:
    """Return the text of the Roll button."""
    return _count(number, "Roll %n die", "Roll %n dice")


def keeping(kept: Dice) -> str:
    """Return what the next roll keeps and rolls."""
    rolled = DICE_PER_ROLL - len(kept)
    if not kept:
        return _tr("Keeping nothing, rolling all five dice")
    if rolled == 0:
        return _tr("Keeping all five: take a box on the scorecard")
    words = [_tr("one die"), _tr("two dice"), _tr("three dice"), _tr("four dice")]
    return _tr("Keeping {kept}, rolling {rolled}").format(kept=dice(kept), rolled=words[rolled - 1])


def before_first_roll(number: int) -> str:
    """Return the invitation to begin a turn."""
    return _tr("Roll the dice to begin the game") if number == 1 else _tr("Roll the dice to begin the turn")


def no_roll_left() -> str:
    """Return the request to score."""
    return _tr("No roll left: take a box on the scorecard")


def nothing_to_roll() -> str:
    """Return why keeping all five dice cannot be rolled."""
    return _tr("All five dice are kept: there is nothing to roll")


def expected_of_keep() -> str:
    """Return the caption of the value of a keep."""
    return _tr("expected final score of this keep")


def expected_now() -> str:
    """Return the caption of the value before a turn."""
    return _tr("expected final score")


def expected_of_best_box(box: Category) -> str:
    """Return the caption of the value of the best box."""
    return _tr("expected final score if you take {box}").format(box=category(box))


def no_roll_left_short() -> str:
    """Return the text of the Roll button when the turn has no roll left."""
    return _tr("No roll left")


def nothing_to_roll_short() -> str:
    """Return the text of the Roll button when all dice are kept."""
    return _tr("Nothing to roll")


def die_label(place: int, shown: int | None, kept: bool) -> str:
    """Return the accessible name of a die."""
    if shown is None:
        return _tr("Die {place}: not rolled").format(place=place)
    text = _tr("Die {place}: {face}, kept") if kept else _tr("Die {place}: {face}, to be rolled")
    return text.format(place=place, face=face(shown))


def kept_label() -> str:
    """Return the word under a die that is kept."""
    return _tr("KEEP")


def space_key() -> str:
    """Return the name of the space bar, as printed on the Roll button."""
    return _tr("Space")


def upper_bonus(total: int, needed: int, bonus: int) -> str:
    """Return how far the upper bonus is."""
    if total >= needed:
        return _tr("{total} of {needed} → +{bonus} earned").format(total=total, needed=needed, bonus=bonus)
    return _tr("{total} of {needed} → +{bonus}").format(total=total, needed=needed, bonus=bonus)


def upper_bonus_name() -> str:
    """Return the name of the upper bonus."""
    return _tr("Upper bonus")


def upper_bonus_rule() -> str:
    """Return what earns the upper bonus."""
    return _tr("63 points in the six upper boxes earn 35 more")


def yahtzee_bonuses() -> str:
    """Return the name of the line of Yahtzee bonuses."""
    return _tr("Yahtzee bonuses")


def yahtzee_bonus_rule(points: int) -> str:
    """Return what earns a Yahtzee bonus."""
    return _tr("Each later Yahtzee earns {points} if 50 stands in the Yahtzee box").format(points=points)


def no_yahtzee_bonus() -> str:
    """Return the name of that line where the rules have no such bonus."""
    return _tr("No Yahtzee bonus")


def total() -> str:
    """Return the name of the total."""
    return _tr("Total")


def scorecard() -> str:
    """Return the title of the scorecard."""
    return _tr("Scorecard")


def scorecard_columns() -> tuple[str, str, str]:
    """Return the headings of the scorecard's columns."""
    return _tr("Box"), _tr("Score"), _tr("If taken now")


def not_allowed_by_joker() -> str:
    """Return why a box cannot be taken."""
    return _tr("the joker rules do not allow this box now")


def box_spoken(name: str, points: int) -> str:
    """Return a filled box as a screen reader says it."""
    return _tr("{name}: {points}").format(name=name, points=points)


def open_spoken(name: str) -> str:
    """Return an open box as a screen reader says it."""
    return _tr("{name}: open").format(name=name)


def preview_spoken(name: str, points: int, chosen: Option | None) -> str:
    """Return an open box and what the dice score there as a screen reader says it."""
    text = _tr("{name}: open, {points} now").format(name=name, points=points)
    return text if chosen is None else f"{text}, {cost_spoken(chosen)}"


# ---- options and decisions ------------------------------------------------------------------------------------------


def option(chosen: Option) -> str:
    """Return an option in words."""
    if chosen.category is not None:
        return _tr("{box} for {points}").format(box=category(chosen.category), points=chosen.points)
    if not chosen.keep:
        return _tr("roll all five dice")
    return _tr("keep {dice}").format(dice=dice(chosen.keep))


def decision(chosen: Option, best: Option) -> str:
    """Return the judgement on a decision just made."""
    judged = f"{option(chosen).capitalize()}: {mark(chosen.verdict)} {verdict(chosen.verdict)}"
    if chosen.verdict is Verdict.BEST:
        return judged
    return _tr("{judged}, lost {lost} · best was {best}").format(
        judged=judged, lost=lost(chosen.points_lost).lstrip(MINUS), best=option(best)
    )


def forced_decision(chosen: Option) -> str:
    """Return the remark on a decision that was none."""
    return _tr("{chosen}: there was no choice").format(chosen=option(chosen).capitalize())


def cost_spoken(chosen: Option) -> str:
    """Return the verdict on an option and what it loses, as a screen reader says it."""
    if chosen.verdict is Verdict.BEST:
        return verdict(chosen.verdict)
    return _tr("loses {lost}, {verdict}").format(
        lost=lost(chosen.points_lost).lstrip(MINUS), verdict=verdict(chosen.verdict)
    )


def option_spoken(chosen: Option) -> str:
    """Return an option with its value as a screen reader says it."""
    return f"{option(chosen)}: {value(chosen.value)}, {cost_spoken(chosen)}"


def box_with_points(box: Category, points: int) -> str:
    """Return a box and what it would score, short."""
    return f"{category(box)} {points}"


def roll_all() -> str:
    """Return the name of the keep of no dice."""
    return _tr("Roll all five")


def rank(number: int, of: int) -> str:
    """Return where the player's keep stands among the options."""
    return _tr("Your keep · number {number} of {of}").format(number=number, of=of)


def best_box() -> str:
    """Return the heading of the best box where nothing is rolled any more."""
    return _tr("Best box")


def decision_in_turn(number: int, chosen: Option) -> str:
    """Return a decision of a finished game, short."""
    return _tr("Turn {number}: {chosen}").format(number=number, chosen=option(chosen))


def best_was(best: Option) -> str:
    """Return what would have been best."""
    return _tr("best was {best}").format(best=option(best))


def costly_heading() -> str:
    """Return the heading of the decisions that lost most."""
    return _tr("Decisions that lost points, worst first")


def options_heading(keeps: int, boxes: int) -> str:
    """Return how many options there are."""
    parts = []
    if keeps:
        parts.append(_count(keeps, "%n keep", "%n keeps"))
    if boxes:
        parts.append(_count(boxes, "%n box", "%n boxes"))
    return _tr("All options, best first") + " · " + ", ".join(parts)


def timeline_summary(points_lost: float, luck: float) -> str:
    """Return what the timeline adds up to."""
    return _tr("{lost} lost · luck {luck}").format(lost=f"{points_lost:.1f}", luck=signed(luck))


def par() -> str:
    """Return the label of the line at par."""
    return _tr("par")


def timeline() -> str:
    """Return the title of the timeline."""
    return _tr("Expected final score")


# ---- the state of the coach -----------------------------------------------------------------------------------------


def coach() -> str:
    """Return the title of the coach panel."""
    return _tr("Coach")


def coach_mode_spoken(mode: CoachMode) -> str:
    """Return the name of a mode as a screen reader says it."""
    return _tr("Coach mode {mode}").format(mode=coach_mode(mode))


def cancel() -> str:
    """Return the text of a button that stops long work."""
    return _tr("Cancel")


def build_table() -> str:
    """Return the text of the button that builds the table."""
    return _tr("Build the table")


def step(name: Step) -> str:
    """Return what is being done to get the table."""
    return {
        Step.IMPORT: _tr("Starting the engine"),
        Step.COMPILE: _tr("Preparing the engine"),
        Step.LOAD: _tr("Reading the strategy table"),
        Step.SOLVE: _tr("Solving the game exactly"),
        Step.SAVE: _tr("Saving the strategy table"),
    }[name]


def progress(name: Step, fraction: float, seconds_left: float | None) -> str:
    """Return the step, how much of all the work is done, and how long the rest may take."""
    text = f"{step(name)} · {round(100 * fraction)} %"
    if seconds_left is None:
        return text
    left = max(1, round(seconds_left))
    return f"{text} · " + _tr("about {seconds} s left").format(seconds=left)


def try_again() -> str:
    """Return the text of a button that repeats what failed."""
    return _tr("Try again")


def table_ready(par: float, rules: RuleSet) -> str:
    """Return the status line of a coach that is ready."""
    return _tr("Ready · par {par} · {rules} rules").format(par=f"{par:.2f}", rules=rules_name(rules).lower())


def coach_waits() -> str:
    """Return what the coach panel shows while there is no table."""
    return _tr("You can play already. The coach joins in as soon as its strategy table is ready.")


def coach_without_table() -> str:
    """Return what the coach panel shows after the building was stopped."""
    return _tr("Without its strategy table the coach cannot tell what an option is worth.")


def coach_is_off() -> str:
    """Return what the coach panel shows when it is off."""
    return _tr("The coach is off. It keeps quiet until the game is over, then shows what each decision was worth.")


def coach_before_roll() -> str:
    """Return what the coach panel shows between turns."""
    return _tr("Roll the dice, and every option appears here with the final score it leads to.")


def coach_game_over() -> str:
    """Return what the coach panel shows at the end."""
    return _tr("The game is over. Its most expensive decisions are listed here.")


def coach_flawless() -> str:
    """Return what the coach panel shows after a game without a lossy decision."""
    return _tr("Not one decision lost a point. Nobody can play better.")


def timeline_is_off() -> str:
    """Return what the timeline shows while the coach is off."""
    return _tr("With the coach off, the line appears when the game is over")


def timeline_waits() -> str:
    """Return what the timeline shows before there is anything to draw."""
    return _tr("The line begins as soon as the coach is ready")


def table_rebuilt(reason: str) -> str:
    """Return the banner after a damaged table was built again."""
    return _tr("The strategy table could not be used and was built again: {reason}.").format(reason=reason)


def table_unsaved(reason: str) -> str:
    """Return the banner about a table that lives in memory."""
    return _tr(
        "The strategy table could not be saved ({reason}). It is kept in memory and built again at the next start."
    ).format(reason=reason)


def table_missing() -> str:
    """Return the banner about a table that was not built."""
    return _tr("The coach has no strategy table. Building it takes a few seconds.")


def table_failed(reason: str) -> str:
    """Return the banner about a table that could not be built."""
    return _tr("The strategy table could not be built: {reason}.").format(reason=reason)


def game_put_aside(path: str) -> str:
    """Return the banner about a damaged saved game."""
    return _tr("The saved game could not be read. It is kept as {path}, and a new game has begun.").format(path=path)


def game_unsaved(reason: str) -> str:
    """Return the banner about a game that cannot be saved."""
    return _tr("The game cannot be saved ({reason}). It goes on, but would be lost with the window.").format(
        reason=reason
    )


# ---- the end of a game ----------------------------------------------------------------------------------------------


def final_score(score: int) -> str:
    """Return the headline of the end page."""
    return _tr("{score} points").format(score=score)


def gave_away(score: int, points_lost: float) -> str:
    """Return the sentence under the headline."""
    if points_lost < 0.05:
        return _tr("You gave away nothing: no strategy makes more of these decisions.")
    return _tr("You gave away {lost} points: the same luck without errors makes {flawless}.").format(
        lost=f"{points_lost:.1f}", flawless=f"{score + points_lost:.0f}"
    )


_LUCK_LIMITS = (-76.0, -37.0, -8.0, 18.0, 120.0)
"""The 5, 25, 50, 75 and 95 % points of score minus par under optimal play with the Yahtzee bonus."""


def luck(points: float) -> str:
    """Return the luck of a game in words, by the exact distribution of the score under optimal play."""
    words = (
        _tr("very unlucky dice"),
        _tr("unlucky dice"),
        _tr("ordinary dice, a little below average"),
        _tr("ordinary dice, a little above average"),
        _tr("lucky dice"),
        _tr("very lucky dice"),
    )
    return words[sum(points >= limit for limit in _LUCK_LIMITS)]


def luck_remark(points: float) -> str:
    """Return the luck of a game in a sentence."""
    return _tr("Luck {points}: {words}").format(words=luck(points), points=signed(points))


def keeps_counted() -> str:
    """Return the label of the verdicts on keeps."""
    return _tr("Keeps")


def boxes_counted() -> str:
    """Return the label of the verdicts on boxes."""
    return _tr("Boxes")


def split_labels() -> Sequence[str]:
    """Return the names of the four bars of the split: par, luck, points lost, score."""
    return _tr("Par"), _tr("Luck"), _tr("Points lost"), _tr("Score")


def accuracy(percent: float) -> str:
    """Return the accuracy."""
    return _tr("Accuracy {percent} %").format(percent=f"{percent:.1f}")


def worst_heading() -> str:
    """Return the heading of the most expensive decision."""
    return _tr("Costliest decision")


def worst_decision(turn_number: int, rolled: Dice, chosen: Option, best: Option) -> str:
    """Return the most expensive decision in words."""
    return _tr("Turn {turn}, {dice}: {chosen} lost {lost} points. Best was {best}.").format(
        turn=turn_number,
        dice=dice(rolled),
        chosen=option(chosen),
        lost=lost(chosen.points_lost).lstrip(MINUS),
        best=option(best),
    )


def no_worst_decision() -> str:
    """Return what stands there after a flawless game."""
    return _tr("None. Every decision was the best one.")


def without_coach_table() -> str:
    """Return what the end page says while the review is not there."""
    return _tr("The review follows when the strategy table is ready.")


# ---- menus and dialogs ----------------------------------------------------------------------------------------------


def new_game() -> str:
    """Return the text of the button that begins a game."""
    return _tr("New game")


def start_game() -> str:
    """Return the text of the button that begins the game by the chosen rules."""
    return _tr("Start game")


def choose_rules() -> str:
    """Return the heading of the new-game dialog."""
    return _tr("Which rules?")


def abandons_game() -> str:
    """Return the remark that the game in progress ends."""
    return _tr("The game in progress will be given up.")


def dismiss() -> str:
    """Return the text of the button that closes a banner."""
    return _tr("Dismiss")


def close() -> str:
    """Return the text of the button that closes a page."""
    return _tr("Close")


def skip() -> str:
    """Return the text of the button that skips the first-run pages."""
    return _tr("Skip")


def back() -> str:
    """Return the text of the button that goes back a page."""
    return _tr("Back")


def next_page() -> str:
    """Return the text of the button that goes on a page."""
    return _tr("Next")


def start_playing() -> str:
    """Return the text of the button that ends the first-run pages."""
    return _tr("Start playing")


def welcome_title() -> str:
    """Return the title of the first-run dialog."""
    return _tr("Welcome")


def welcome_heading() -> str:
    """Return the heading of the first page."""
    return _tr("Thirteen turns, five dice")


def welcome_rules() -> str:
    """Return how the game goes."""
    return _tr(
        "Each turn you roll up to three times. After a roll, click the dice you want to keep and roll the others"
        " again. Then put the dice into one of the thirteen boxes of the scorecard. Each box is filled once, and the"
        " most points win."
    )


def welcome_coach_heading() -> str:
    """Return the heading of the second page."""
    return _tr("A coach that plays perfectly")


def welcome_coach() -> str:
    """Return what the coach does."""
    return _tr(
        "The coach knows for every choice what final score you can expect after it. When should it speak? You can"
        " change this at any time with the key C."
    )


def welcome_table_heading() -> str:
    """Return the heading of the third page."""
    return _tr("The strategy table")


def welcome_table() -> str:
    """Return why a table is built."""
    return _tr(
        "To be exact, the coach solves the whole game once on this computer: 536,448 situations, in a few seconds."
        " The result is kept for the next start. You can play while it works."
    )


def mode_choice(mode: CoachMode) -> str:
    """Return a coach mode with what it does, as a choice."""
    return f"{coach_mode(mode)}: {coach_mode_explained(mode)}"


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus."""
    return {"game": _tr("&Game"), "coach": _tr("&Coach"), "view": _tr("&View"), "help": _tr("&Help")}


def menu_items() -> dict[str, str]:
    """Return the texts of the menu items that are no choice."""
    return {
        "new": _tr("&New game…"),
        "quit": _tr("&Quit"),
        "next_mode": _tr("&Next mode"),
        "shortcuts": _tr("&Keys"),
        "welcome": _tr("&Welcome pages"),
        "demo": _tr("Watch &perfect play"),
        "about": _tr("&About"),
    }


def shortcuts_title() -> str:
    """Return the title of the page of keys."""
    return _tr("Keys")


def shortcuts() -> Sequence[tuple[str, str]]:
    """Return every key and what it does."""
    return (
        ("1 – 5", _tr("keep a die, or let it go")),
        (space_key(), _tr("roll the dice that are not kept")),
        (_tr("Up, Down"), _tr("go from box to box on the scorecard")),
        (_tr("Enter"), _tr("score in the chosen box; in the coach's list, keep what the option keeps")),
        ("S", _tr("go to the scorecard")),
        ("C", _tr("next coach mode")),
        ("Ctrl+N", _tr("new game")),
        ("F1", _tr("this page")),
        ("Ctrl+Q", _tr("quit; the game is saved after every action")),
    )


def about(version: str, table: str) -> Sequence[str]:
    """Return the paragraphs of the About page."""
    return (
        _tr("Version {version}. {table}").format(version=version, table=table),
        _tr(
            "Solitaire Yahtzee with a coach that knows the exact value of every choice, by the method of Tom Verhoeff:"
            " the whole game is solved by dynamic programming."
        ),
        _tr("MIT licence. The typeface Inter is used under the SIL Open Font License."),
        _tr(
            "Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner. It uses no"
            " network."
        ),
    )


def demo_title() -> str:
    """Return the title of a window that plays by itself."""
    return _tr("Perfect play")
