# SPDX-License-Identifier: MIT
"""The dice tray as it is shown."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.options import Option
from engine.game_review.review import Decision
from engine.games.game import Game, Rolled, Scored, replay
from engine.games.goals import RecordGoal, WinGoal
from engine.games.match import Match, Seat
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice, DiceKind
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board import match_words
from yahtzee_gui.board.heads import character_of
from yahtzee_gui.board.match_view import about
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.badge import BadgeView
from yahtzee_gui.board.tray.page import Tint, TrayView
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.library.days import day_of
from yahtzee_gui.play.choosing import TypedRoll
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.play.ghost import turns_of
from yahtzee_gui.play.moments import hand_on_table
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.visibility import has_one_choice
from yahtzee_gui.words import announcing, games, goals, names, options
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def tray_view(scene: Scene) -> TrayView:
    """Return what the dice tray shows."""
    game = scene.shown
    if game is None:
        return TrayView()
    if scene.watched is not None and not scene.enters:
        return replace(watched_tray(scene, scene.watched), why_no_hint=why_no_hint(scene))
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    words = choice_words(scene, game)
    button, why_not = _button(scene, game)
    view = replace(
        words,
        title=tray_words.turn(game.turn, len(game.rules.boxes)),
        rolls=announcing.rolls_left(game.rules.rolls_per_turn - done),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        badge=badge_of_game(scene, game, scene.goal)
        if scene.viewed is None
        else badge(game),  # the review bar has no room for a day
        tint=tint(game),
        faces=game.dice or (None,) * DICE_PER_ROLL,
        left_over=() if game.has_rolled else dice_before(scene) if scene.match is not None else last_dice(game),
        kept=scene.kept,
        can_keep=scene.can_keep,
        measure=scene.measure,
        answer=_answer_named(scene, words.caption),
        button=button,
        key=tray_words.enter_key() if scene.choosing.box is not None else "",
        can_press=scene.viewed is not None or scene.choosing.box is not None or scene.can_roll or scene.can_only_score,
        only_points=scene.choosing.box is None and scene.can_only_score,
        waits=scene.viewed is None and scene.waits_for_dice,
        why_not=why_not,
        why_no_hint=why_no_hint(scene),
        has_hint=scene.mode is not CoachMode.LIVE or scene.can_hint,
        why_no_undo=tray_words.undo_after_the_look() if scene.viewed is not None else "",
        by_face=scene.record is not None and scene.record.own_dice,
    )
    return entering(scene, view) if scene.enters and scene.question is None else view


@of_its_game
def choice_words(scene: Scene, game: Game) -> TrayView:
    """Return what is written, and said aloud, of the choice that is about to be made, or was in a look back.

    That is the sentence, the verdict on what it says, and the caption, with what is shorter.
    """
    option = scene.pointed_at
    if scene.question is not None:
        return TrayView(sentence=options.asked(scene.question.option) if scene.question.option is not None else "")
    if scene.choosing.may_roll_anyway and scene.oversight is not None:
        to_roll = DICE_PER_ROLL - len(scene.kept_dice)
        return TrayView(sentence=tray_words.overlooked(scene.oversight), caption=tray_words.press_again(to_roll))
    if scene.viewed is not None and option is not None:
        told = options.you_chose(option, scene.named_person)
        return _judged(told, scene, option)
    if not game.has_rolled:
        return _before_the_turn(scene, game)
    if scene.choosing.box is not None:
        score = would_score(game, scene.choosing.box)
        points = tray_words.with_bonus(score.points, bonus_points(game, score))
        sentence = tray_words.box_for(names.category(scene.choosing.box), points)
        return _judged(sentence, scene, option)
    if option is not None and option.keep is not None and scene.visibility.judges and scene.can_keep:
        return _judged(tray_words.keeping(scene.kept_dice), scene, option)
    return TrayView(sentence=_headline(scene, game), caption=_neutral(scene, option))


def _judged(sentence: str, scene: Scene, option: Option | None) -> TrayView:
    """Return what is written of what is chosen; no verdict where it isn't known, or nothing changes the chance."""
    is_decided = scene.analysis is not None and scene.analysis.is_decided
    verdict = option.verdict if option is not None and not is_decided else None
    return TrayView(sentence=sentence, verdict=verdict, caption=_caption(scene, option))


def _headline(scene: Scene, game: Game) -> str:
    """Return what there is to do, or what the dice stand for, without a word on how good it is."""
    kept = scene.kept_dice
    done = game.rules.rolls_per_turn - game.rolls_left
    is_chosen = scene.choosing.is_touched or (kept and done == 1)  # a first roll taken back to has its marks, too
    if scene.can_keep and is_chosen:
        return tray_words.keeping(kept)
    hand = hand_on_table(game) if not scene.choosing.is_landing else None
    if hand is not None:
        return tray_words.rolled_hand(names.category(hand))
    if not scene.can_keep:
        return tray_words.click_a_box()
    return tray_words.still_keeping(names.kept(kept)) if kept else tray_words.click_what_to_keep()


def _neutral(scene: Scene, option: Option | None) -> str:
    """Return how a demon is going to answer a roll of the dice as they are, where that may be seen, or how to type."""
    to_roll = DICE_PER_ROLL - len(scene.kept_dice)
    if not scene.can_keep or not to_roll:
        return ""
    if option is None and scene.record is not None and scene.record.own_dice:
        return tray_words.type_more_to_keep() if scene.kept_dice else tray_words.type_what_to_keep()
    return _answer_told(scene, option)


def _answer_told(scene: Scene, option: Option | None) -> str:
    answer = scene.answer_to(option) if option is not None else None
    return games.will_answer(scene.game.dice_model, answer) if answer is not None and scene.game is not None else ""


def _by_name(match: Match | None, place: int | None) -> str:
    """Return the name of a seat where several people sit at the screen; else nothing."""
    if match is None or place is None or sum(seat.is_person for seat in match.seats) < 2:
        return ""
    return match.seats[place].name


def _before_the_turn(scene: Scene, game: Game) -> TrayView:
    """Return what the turn before brought, or the invitation to begin."""
    last, match = game.events[-1] if game.events else None, scene.match
    if scene.waits_for_dice:
        return TrayView(caption=games.dice_wait())
    name = _by_name(match, match.to_move if match is not None else None)
    invited = match_words.invitation(name) if name else tray_words.before_first_roll(game.turn)
    if match is not None and scene.is_my_turn and isinstance(last, Scored):
        told, *shorter = round_told(match)  # the others have moved since: their dice were seen last
        return TrayView(sentence=invited, caption=told, shorter=tuple(shorter))
    if not isinstance(last, Scored):
        return TrayView(sentence=invited)
    points = tray_words.with_bonus(last.points, bonus_points(game, last))
    return TrayView(sentence=tray_words.earned(points, names.category(last.category)))


def would_score(game: Game, category: Category) -> Scored:
    """Return what scoring the dice of `game` in `category`, which is allowed, would be."""
    event = game.score(category).events[-1]
    assert isinstance(event, Scored)
    return event


def bonus_points(game: Game, event: Scored) -> int:
    """Return the points of the Yahtzee bonus that came with a score."""
    return game.rules.yahtzee_bonus if event.bonus else 0


def _caption(scene: Scene, option: Option | None) -> str:
    """Return what a demon is going to answer to what is chosen, or that nothing changes any more, or how to go on."""
    if option is None:
        return tray_words.how_to_score()
    if scene.analysis is not None and scene.analysis.is_decided:
        return goals.decided_caption(option, scene.goal)
    return _answer_told(scene, option)


def _answer_named(scene: Scene, caption: str) -> Dice:
    """Return the dice of a demon that the caption names, if it names any."""
    answer = scene.answer_to(scene.pointed_at) if scene.pointed_at is not None else None
    return answer if answer is not None and names.dice(answer) in caption else ()


def _button(scene: Scene, game: Game) -> tuple[str, str]:
    """Return the text of the button and why it cannot be pressed, if so."""
    if scene.viewed is not None:
        return way_from_look_back(scene), ""
    if scene.choosing.box is not None:
        score = would_score(game, scene.choosing.box)
        points = score.points + bonus_points(game, score)
        return tray_words.score_button(box=names.category(scene.choosing.box), points=points), ""
    if scene.waits_for_dice and scene.table.state is TableState.BUILDING:
        return games.dice_wait_short(), games.dice_wait()
    if scene.can_only_score:
        return tray_words.choose_a_box(), ""
    to_roll = DICE_PER_ROLL - len(scene.kept_dice)
    if scene.record is not None and scene.record.own_dice:
        return tray_words.roll_at_table(to_roll), ""
    return tray_words.roll_button(to_roll), games.dice_wait() if scene.waits_for_dice else ""


def judgement(decision: Decision) -> str:
    """Return what a decision was worth in one sentence: of one made again, by the first choice and as it stands."""
    if not decision.counts:
        changed_nothing = decision.analysis.is_decided
        return (options.decided if changed_nothing else options.forced_decision)(decision.taken)
    if decision.was_taken_back:
        return options.decision_retried(decision.taken, decision.chosen, decision.analysis.best)
    return options.last_choice(decision)


def why_no_hint(scene: Scene) -> str:
    """Return why there is no hint now, or none that tells more; nothing if there is one."""
    if scene.can_hint or scene.game is None:
        return ""
    if scene.viewed is not None:
        return tray_words.hint_after_the_look()
    if scene.is_over or not scene.is_my_turn or has_one_choice(scene.game.position):
        return tray_words.no_hint_here()
    if scene.mode is CoachMode.LIVE:
        return tray_words.no_hint_in_live()
    if not scene.game.has_rolled or scene.choosing.is_landing or scene.enters:
        return tray_words.no_hint_before_dice()
    if not scene.table.is_ready:
        return tray_words.coach_without_table()
    return tray_words.hint_told_all()


def why_no_choice(scene: Scene) -> str:
    """Return why neither a die nor a box can be chosen now; nothing where that is plain to see."""
    if scene.viewed is not None:
        return tray_words.choose_after_the_look()
    has_rolled = scene.game is not None and scene.game.has_rolled
    return tray_words.type_roll_first() if scene.enters and has_rolled else ""


def badge(game: Game) -> BadgeView | None:
    """Return who throws dice that are not fair; None for those that are."""
    character = character_of(game.dice_model)
    return BadgeView(names.dice_model_name(game.dice_model), character) if character is not None else None


def origin(scene: Scene) -> str:
    """Say that the game in play is a copy of another one, or chosen in the list of those played; else nothing."""
    if scene.is_look and scene.record is not None and not scene.record.finished_elsewhere:
        return tray_words.from_games_played()
    return tray_words.a_copy() if scene.is_copy else ""


def way_from_look_back(scene: Scene) -> str:
    """Return what is said on the way from an earlier decision to the game as it is, which may not be the only one."""
    return tray_words.back_to_result() if scene.is_over else tray_words.back_to_game()


def badge_of_game(scene: Scene, game: Game, goal: RecordGoal | None) -> BadgeView | None:
    """Return who throws dice that are not fair, the day whose game it is, what is played for, and whether it's a copy.

    None if there is nothing to say. That a match is to be won its seats say.
    """
    thrown, day = badge(game), day_of(game.seed)
    parts = [thrown.name] if thrown is not None else []
    parts.extend(filter(None, (origin(scene),)))
    if day is not None and thrown is None:
        parts.append(games.game_of_day(day))
        if game.rules != DEFAULT_RULES:  # by other rules it is another game, with the same dice
            parts.append(names.rules_among_games(game.rules))
    if game.begins is not None:
        parts.append(tray_words.from_a_position())
    if goal is not None and goal != WinGoal():
        parts.append(goals.name(goal))
    return BadgeView(parts[0], thrown.character if thrown is not None else None, tuple(parts[1:])) if parts else None


def tint(game: Game) -> Tint:
    """Return the colour of the table: dice that are not fair cannot be mistaken for those that are."""
    model = game.dice_model
    if model.is_fair:
        return Tint.FAIR
    if model.favours_player:
        return Tint.KIND
    return Tint.HOSTILE if model.kind is DiceKind.WORST else Tint.DEMON


# ---- the turn of an opponent ----


def last_dice(game: Game) -> Dice:
    """Return the dice that were rolled last; nothing before the first roll."""
    return next((event.dice for event in reversed(game.events) if isinstance(event, Rolled)), ())


def dice_before(scene: Scene) -> Dice:
    """Return the dice that lie there before a roll: those of the player who moved before."""
    match = scene.match
    if match is None or match.to_move is None:
        return ()
    return last_dice(match.seats[match.to_move - 1].game)


def round_told(match: Match) -> tuple[str, str, str]:
    """Return what the others made of their last turns since that of the person in play, in that order, ever shorter.

    First with what they rolled, then without, and at last only the points: each of them is named in all. The dice that
    still lie there are those of the last one.
    """
    whole, deeds, points = [], [], []
    for seat in (*match.seats[match.person + 1 :], *match.seats[: match.person]):
        turns = turns_of(seat.game)
        if turns:
            last = turns[-1]
            deed = match_words.deed(last)
            whole.append(match_words.rolled_and_did(seat.name, names.dice(last_dice(seat.game)), deed))
            deeds.append(match_words.did(seat.name, deed))
            points.append(match_words.did(seat.name, str(last.points + last.bonus)))
    return " · ".join(whole), " · ".join(deeds), " · ".join(points)


@of_its_game
def watched_tray(scene: Scene, seat: Seat) -> TrayView:
    """Return what the tray shows of the turn of an opponent: its dice, and what it keeps."""
    game, kept = seat.game, seat.record.kept
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    return TrayView(
        title=match_words.turn_of(seat.name, game.turn, len(game.rules.boxes)),
        rolls=announcing.rolls_left(game.rules.rolls_per_turn - done),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        faces=game.dice or (None,) * DICE_PER_ROLL,
        left_over=() if game.has_rolled else dice_before(scene),
        kept=kept,
        sentence=_watched_headline(scene, seat),
        caption=about(seat),
        button=match_words.skip(),
        can_press=True,
        skips=True,
        works=not (scene.table.is_ready and game.has_rolled) or scene.choosing.is_skipping,
        why_not=match_words.how_to_skip(),
        by_face=scene.record is not None and scene.record.own_dice,
    )


def _watched_headline(scene: Scene, seat: Seat) -> str:
    if not scene.table.is_ready:
        return match_words.waits_for_table(seat.name)
    if scene.choosing.is_skipping:
        return match_words.is_skipping()
    if not seat.game.has_rolled:
        return match_words.is_thinking(seat.name)
    if not any(seat.record.kept):
        return match_words.looks_at_dice(seat.name)
    return match_words.keeps(seat.name, names.kept(seat.game.kept_dice(seat.record.kept)))


# ---- what was rolled with dice of the player's own ----


def entering(scene: Scene, view: TrayView) -> TrayView:
    """Return `view` with a roll that is typed in the place of the dice."""
    if scene.typed is None or scene.typed_in is None:
        return view
    faces = scene.entered
    missing = faces.count(None)
    is_slip = scene.typed.slip is not None
    return replace(
        view,
        faces=faces,
        kept=scene.typed.kept(scene.typed_in),
        left_over=(),
        can_keep=False,
        sentence=announcing.sentences([slip_named(scene), tray_words.correct_it()]) if is_slip else _question(scene),
        verdict=None,
        shorter=(),
        caption=_how(scene, scene.typed, missing),
        answer=(),
        key="",
        can_press=not is_slip,
        waits=False,
        why_not="",
        has_hint=False,
        enters=True,
        cursor=faces.index(None) if missing else None,
    )


def slip_named(scene: Scene) -> str:
    """Return which roll is typed again, and whose it is where several people sit at the table; else nothing."""
    typed, record, match = scene.typed, scene.typed_in, scene.match
    if typed is None or typed.slip is None or record is None:
        return ""
    before = replay(record.game.start, record.game.events[: typed.slip])[-1]
    number = 1 + before.rules.rolls_per_turn - before.rolls_left
    return tray_words.roll_named(before.turn, number, _by_name(match, typed.seat))


def _question(scene: Scene) -> str:
    """Return what is asked: with several people at the table by name."""
    kept, name = scene.kept_dice, _by_name(scene.match, scene.match.to_move if scene.match is not None else None)
    if name:
        return match_words.what_do_others_show(name, names.kept(kept)) if kept else match_words.what_did_they_roll(name)
    return tray_words.what_do_others_show(names.kept(kept)) if kept else tray_words.what_did_you_roll()


def _how(scene: Scene, typed: TypedRoll, missing: int) -> str:
    if typed.slip is not None:
        return tray_words.type_it_again()
    if missing == DICE_PER_ROLL and not (scene.game is not None and scene.game.has_rolled):
        return tray_words.type_five()
    return tray_words.type_rest(missing) if typed.faces else tray_words.type_roll(missing)
