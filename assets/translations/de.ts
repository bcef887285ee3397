<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>words</name>
    <message>
        <source>Dismiss</source>
        <extracomment>buttons.dismiss: button that closes a banner</extracomment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>match_words.skip: button that has the opponents&apos; turns done at once buttons.skip: button</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>buttons.back: button</extracomment>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left</source>
        <extracomment>turn_chances_words.rolls_left: heading of a column announcing.rolls_left: Return how many rolls the turn still has.</extracomment>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>no rolls left</source>
        <extracomment>announcing.rolls_left: Return how many rolls the turn still has.</extracomment>
        <translation>kein Wurf mehr</translation>
    </message>
    <message>
        <source>Rolled {dice}, {left}</source>
        <extracomment>announcing.rolled: what was rolled, and how many rolls the turn still has</extracomment>
        <translation>Geworfen: {dice}, {left}</translation>
    </message>
    <message>
        <source>{box} for {points}, total {total}</source>
        <extracomment>announcing.scored</extracomment>
        <translation>{box} mit {points}, insgesamt {total}</translation>
    </message>
    <message>
        <source>Dice {dice}, {left}</source>
        <extracomment>announcing.dice_on_table: what lies on the table, and how many rolls the turn still has</extracomment>
        <translation>Würfel {dice}, {left}</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <extracomment>announcing.judged: Return the verdict on a decision just made, what it lost, and what was best.</extracomment>
        <translation>Urteil: {verdict}</translation>
    </message>
    <message>
        <source>Hint: {option}</source>
        <extracomment>announcing.hint</extracomment>
        <translation>Tipp: {option}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>announcing.game_over</extracomment>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table. strategies.turn_column: heading of a column announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Was passiert ist</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>openings_words.columns announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>coach.luck end_page.luck history.games_columns history.facts: Return what the games of a list have together, each with its name; not what there is none of. progress.losses_columns progress.luck_heading: heading new_game.luck: row of the New game dialog: fair dice, or an angel&apos;s or demon&apos;s set_up.dice: list: which dice announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>rolled {dice}</source>
        <extracomment>announcing.roll_in_line: a roll as a line of the table</extracomment>
        <translation>geworfen: {dice}</translation>
    </message>
    <message>
        <source>before the first roll</source>
        <extracomment>announcing.before_the_game: line before anything was rolled</extracomment>
        <translation>vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>new_game.points: what is played for buttons.points_column: heading of a column, before the chances of these points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>tray.scorecard_columns history.five_games_columns progress.where_columns: Return the headings of the groups as a table. strategies.box_column: heading of a column</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>coach.coach: title help.about_table: label settings.coach_mode: setting</extracomment>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Coach mode {mode}</source>
        <extracomment>coach.coach_mode_spoken: as a screen reader says it</extracomment>
        <translation>Coach-Modus {mode}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>buttons.cancel: button that leaves everything as it is</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>coach.try_again: button that repeats what failed</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The coach is off. It keeps quiet until the game is over, then shows what each choice cost.</source>
        <extracomment>coach.coach_is_off</extracomment>
        <translation>Der Coach ist aus. Er schweigt, bis das Spiel vorbei ist, und zeigt dann, was jede Entscheidung gekostet hat.</translation>
    </message>
    <message>
        <source>Think again</source>
        <extracomment>coach.think_again: button that takes a choice back before it is made</extracomment>
        <translation>Noch mal überlegen</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <extracomment>coach.play_anyway: button that makes a costly choice</extracomment>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Score zero</source>
        <extracomment>coach.score_zero: button</extracomment>
        <translation>Null eintragen</translation>
    </message>
    <message>
        <source>These dice score nothing in {box}. The box will be filled with a zero.</source>
        <extracomment>coach.zero_question: question before a zero is scored</extracomment>
        <translation>Diese Würfel bringen im Feld {box} nichts. Dort wird eine Null eingetragen.</translation>
    </message>
    <message>
        <source>Back to the finished game</source>
        <extracomment>coach.back_to_finished: button</extracomment>
        <translation>Zurück zum beendeten Spiel</translation>
    </message>
    <message>
        <source>The saved game couldn&apos;t be read. It is kept as {path}, and a new game has started.</source>
        <extracomment>coach.game_put_aside</extracomment>
        <translation>Das gespeicherte Spiel war nicht lesbar. Es liegt jetzt unter {path}, und ein neues Spiel hat begonnen.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {reason}.</source>
        <extracomment>coach.export_failed</extracomment>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>coach.par: label of the line at par</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Expected score</source>
        <extracomment>coach.expected history.line_name: above a chart glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Erwarteter Endstand</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <extracomment>new_game.par_and_best: Return what can be expected of a game, and the highest score without help so far; nothing of what isn&apos;t known.</extracomment>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>{dice} dice · {program}</source>
        <extracomment>games.window_title: title of a window in which the dice are not fair</extracomment>
        <translation>Würfel: {dice} · {program}</translation>
    </message>
    <message>
        <source>Thrown away: {dice}</source>
        <extracomment>games.thrown_away: Return the throws that did not count.</extracomment>
        <translation>Weggeworfen: {dice}</translation>
    </message>
    <message>
        <source>The dice are thinking</source>
        <extracomment>games.dice_wait_short: Roll button while the dice wait for their table</extracomment>
        <translation>Die Würfel denken nach</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>match_words.seat_points: a player&apos;s total, as a screen reader says it games.final_score: score with its unit, as it is said</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice kept</source>
        <extracomment>end_page.counted_keeps: label</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>end_page.counted_boxes: label rules_lab.boxes: heading above the boxes of the card strategies.published_tables: on a choice</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>end_page.par</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>tray.scorecard_columns end_page.score history.games_columns progress.losses_columns strategies.score_column: heading of a column strategies.range_column: heading of a column</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <extracomment>why_words.working_it_out: shown while an explanation is worked out</extracomment>
        <translation>Gründe werden gesucht…</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <extracomment>units.chance: Return a chance in per cent, with a remark instead of a rounded 0 or 100.</extracomment>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>&gt; 99 %</source>
        <extracomment>units.chance: Return a chance in per cent, with a remark instead of a rounded 0 or 100.</extracomment>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>lessons.share_right: Return the share of positions in which a rule is right; 99.9 % is not rounded up to all of them. lessons.percent: Return a chance. units.chance: Return a chance in per cent, with a remark instead of a rounded 0 or 100.</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Upper bonus {percent} · final score ± {sd}</source>
        <extracomment>why_words.facts: Return the chance of the upper bonus and the spread of the final score.</extracomment>
        <translation>Oberer Bonus {percent} · Endstand ± {sd}</translation>
    </message>
    <message>
        <source>In a game for points the final score is exactly par plus luck minus the points your choices cost.</source>
        <extracomment>glossary.split</extracomment>
        <translation>In einem Spiel um Punkte ist der Endstand genau Par plus Glück minus die Punkte, die deine Entscheidungen gekostet haben.</translation>
    </message>
    <message>
        <source>How choices are judged</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Wie Entscheidungen beurteilt werden</translation>
    </message>
    <message>
        <source>The marks</source>
        <extracomment>glossary.marks_heading: heading</extracomment>
        <translation>Die Zeichen</translation>
    </message>
    <message>
        <source>Upper bonus: +{points}</source>
        <extracomment>tray.upper_bonus_earned</extracomment>
        <translation>Oberer Bonus: +{points}</translation>
    </message>
    <message>
        <source>A flawless game</source>
        <extracomment>games.flawless: praise</extracomment>
        <translation>Ein fehlerloses Spiel</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <extracomment>tray.turn</extracomment>
        <translation>Runde {number} von {of}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <extracomment>tray.roll_button: Roll button</extracomment>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the dice to begin the game</source>
        <extracomment>tray.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Würfle, um das Spiel zu beginnen</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn</source>
        <extracomment>tray.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Würfle, um die Runde zu beginnen</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <extracomment>tray.choose_a_box: large button once nothing is left to roll: it points to the scorecard</extracomment>
        <translation>Wähle ein Feld</translation>
    </message>
    <message>
        <source>Still keeping {kept}</source>
        <extracomment>tray.still_keeping: headline over a roll: the dice kept before are kept still</extracomment>
        <translation>Weiter behalten: {kept}</translation>
    </message>
    <message>
        <source>{choice}?</source>
        <comment>Keep 6 6? Roll all five? Chance for 20?</comment>
        <extracomment>options.asked: Return an option as a question.</extracomment>
        <translation>{choice}?</translation>
    </message>
    <message>
        <source>scoring {box} now</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>wenn du jetzt das Feld {box} nimmst,</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>mit fünf neuen Würfeln</translation>
    </message>
    <message>
        <source>keeping a {face}</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>mit einer {face}</translation>
    </message>
    <message>
        <source>keeping {dice}</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>mit {dice}</translation>
    </message>
    <message>
        <source>{taken} {now} (taken back: {first}, {lost})</source>
        <extracomment>options.decision_retried: Return the judgement on a decision that was made again: what stands, and the first choice, which is graded.</extracomment>
        <translation>{taken} {now} (zurückgenommen: {first}, {lost})</translation>
    </message>
    <message>
        <source>Taken back: {choice}, {lost}</source>
        <extracomment>options.first_choice: Return the first choice, which is graded, of a decision that was made again; and what was `best`, if neither.</extracomment>
        <translation>Zurückgenommen: {choice}, {lost}</translation>
    </message>
    <message>
        <source>{verdict}, cost {lost}</source>
        <comment>mistake, cost 2.4</comment>
        <extracomment>options.with_its_cost: a verdict, or what was chosen</extracomment>
        <translation>{verdict}, Kosten {lost}</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <comment>the name of the game</comment>
        <extracomment>names.yahtzee</extracomment>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Played in Scandinavia: pairs count, and most boxes score only the dice that make them.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>So spielt man in Skandinavien: Paare zählen, und in den meisten Feldern zählen nur die Würfel, um die es geht.</translation>
    </message>
    <message>
        <source>The classic German scorecard: Yahtzee&apos;s boxes, and nothing extra for a later Kniffel. Three of a kind, Four of a kind and Chance count all five dice.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Der klassische deutsche Zettel: die Felder von Yahtzee, und ein weiterer Kniffel bringt nichts extra. Bei Dreierpasch, Viererpasch und Chance zählen alle fünf Würfel.</translation>
    </message>
    <message>
        <source>The old game that Yahtzee comes from.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Das alte Spiel, aus dem Yahtzee entstanden ist.</translation>
    </message>
    <message>
        <source>Played in Latin America.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>So spielt man in Lateinamerika.</translation>
    </message>
    <message>
        <source>Fill the boxes in order</source>
        <extracomment>rules_lab.in_order: box to be ticked: forced order names.in_order: choice</extracomment>
        <translation>Felder der Reihe nach ausfüllen</translation>
    </message>
    <message>
        <source>Half are above</source>
        <comment>the score that half of all games end above</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Hälfte darüber</translation>
    </message>
    <message>
        <source>Spread</source>
        <comment>standard deviation</comment>
        <extracomment>strategies._side_columns: headings of a table strategies.sd_column: heading of a column</extracomment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Tick two players on the left.</source>
        <extracomment>strategies.one_is_not_enough</extracomment>
        <translation>Hake links zwei Spieler an.</translation>
    </message>
    <message>
        <source>They play by other rules or with other dice, so they meet other positions.</source>
        <extracomment>strategies.other_positions</extracomment>
        <translation>Sie spielen nach anderen Regeln oder mit anderen Würfeln, also in anderen Stellungen.</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <comment>two players</comment>
        <extracomment>strategies.part_heading</extracomment>
        <translation>Wo sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Choose a row to open it as a position.</source>
        <extracomment>strategies.open_one: below a list of positions</extracomment>
        <translation>Eine Zeile öffnet sich als Stellung.</translation>
    </message>
    <message>
        <source>The first roll of a game: what it costs per game</source>
        <extracomment>strategies.first_rolls</extracomment>
        <translation>Der erste Wurf eines Spiels: Kosten pro Spiel</translation>
    </message>
    <message>
        <source>In {games} games of {name}, the other would choose differently at about {share} of the choices.</source>
        <extracomment>strategies.part_summary</extracomment>
        <translation>In {games} Spielen von „{name}“ würde der andere bei etwa {share} der Entscheidungen anders wählen.</translation>
    </message>
    <message>
        <source>Examples from these games: what it costs each time</source>
        <extracomment>strategies.in_games</extracomment>
        <translation>Beispiele aus diesen Spielen, mit ihren Kosten</translation>
    </message>
    <message>
        <source>Write a list of rules</source>
        <extracomment>strategies.new_list: button</extracomment>
        <translation>Regelliste schreiben</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>a rule list</comment>
        <extracomment>strategies.edit_list: button</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Line {number} is worth {points} points a game</source>
        <extracomment>strategies.line_says: said by a screen reader</extracomment>
        <translation>Zeile {number} ist {points} Punkte pro Spiel wert</translation>
    </message>
    <message>
        <source>{said}: did you mean “{meant}”?</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>{said}: Meintest du „{meant}“?</translation>
    </message>
    <message>
        <source>Published tables</source>
        <extracomment>strategies.published: button that leads to tables</extracomment>
        <translation>Veröffentlichte Tabellen</translation>
    </message>
    <message>
        <source>Which rules</source>
        <comment>of several</comment>
        <extracomment>strategies.published_rules: name of a choice</extracomment>
        <translation>Welche Regeln</translation>
    </message>
    <message>
        <source>Bargain hunter: a computer player from M. Mince&apos;s slides about Yahtzee. It weighs the chance of each hand against what it pays, and goes for the best bargain.</source>
        <extracomment>glossary.bargain_hunter</extracomment>
        <translation>Schnäppchenjäger: ein Computerspieler nach Folien von M. Mince über Yahtzee. Er wägt bei jeder Kombination die Chance gegen das ab, was sie bringt, und nimmt, was am meisten verspricht.</translation>
    </message>
    <message>
        <source>must name every box once</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss jedes Feld einmal nennen</translation>
    </message>
    <message>
        <source>The usual game here, as in Tom Verhoeff&apos;s tables, so that results can be compared: a later Yahtzee earns 100 points if the first scored 50, and may go into any open box. It counts in full as a full house or a straight once the upper box of its face is filled.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Hier das übliche Spiel, wie in Tom Verhoeffs Tabellen, damit du Ergebnisse vergleichen kannst: Hast du für den ersten Yahtzee 50 Punkte, gibt es für jeden weiteren 100 dazu, und er darf in jedes offene Feld. Als Full House oder Straße zählt er voll, sobald das obere Feld seiner Augenzahl ausgefüllt ist.</translation>
    </message>
    <message>
        <source>The official rules, as in the box: like free joker, but a later Yahtzee must go into the upper box of its face if that is open, and otherwise into a lower box, where it counts in full. The average hardly differs.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Die offiziellen Regeln, wie sie in der Schachtel liegen: wie bei „Freier Joker“, aber ein weiterer Yahtzee muss in das obere Feld seiner Augenzahl, wenn das offen ist, sonst in ein unteres Feld, wo er voll zählt. Im Schnitt macht das kaum etwas aus.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>a ghost</comment>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Bargain hunter</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Schnäppchenjäger</translation>
    </message>
    <message numerus="yes">
        <source>%n more are equally good</source>
        <comment>options that a click shows</comment>
        <extracomment>options.as_good</extracomment>
        <translation>
            <numerusform>%n weitere ist gleich gut</numerusform>
            <numerusform>%n weitere sind gleich gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are nearly as good</source>
        <comment>options that a click shows</comment>
        <extracomment>options.nearly_as_good</extracomment>
        <translation>
            <numerusform>%n weitere ist fast so gut</numerusform>
            <numerusform>%n weitere sind fast so gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>options that a click shows</comment>
        <extracomment>options.more</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>all costs are on the card</source>
        <extracomment>options.on_the_card</extracomment>
        <translation>alle Kosten stehen auf dem Zettel</translation>
    </message>
    <message>
        <source>they cost {least} or more</source>
        <extracomment>options.cost_more: the options that are not in sight</extracomment>
        <translation>sie kosten {least} oder mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n options, best first</source>
        <comment>ways to keep dice and boxes</comment>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten, die beste zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>upper total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>Summe oben</translation>
    </message>
    <message>
        <source>upper bonus</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>Bonus oben</translation>
    </message>
    <message>
        <source>lower total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>Summe unten</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>from paper</source>
        <extracomment>games.from_paper: in a list, of a game of which there is the card alone</extracomment>
        <translation>vom Papier</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>games.unknown: in a list: what choices cost, or what help there was, that nobody wrote down</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Points, and what perfect play averages</source>
        <extracomment>games.beside_average: above the boxes of a card from paper</extracomment>
        <translation>Punkte, daneben perfektes Spiel im Schnitt</translation>
    </message>
    <message numerus="yes">
        <source>The upper bonus was missed by %n points.</source>
        <extracomment>games.missed_by</extracomment>
        <translation>
            <numerusform>Den Bonus oben hast du um %n Punkt verpasst.</numerusform>
            <numerusform>Den Bonus oben hast du um %n Punkte verpasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The upper bonus is there.</source>
        <extracomment>games._with_bonus</extracomment>
        <translation>Der Bonus oben ist dabei.</translation>
    </message>
    <message>
        <source>Kept in Games, from paper: {score}.</source>
        <extracomment>games.filed: notice; the score has its unit</extracomment>
        <translation>Steht jetzt unter „Spiele“, vom Papier: {score}.</translation>
    </message>
    <message>
        <source>This card is in Games already: {score}.</source>
        <extracomment>games.filed_already: notice; the score has its unit</extracomment>
        <translation>Dieser Zettel steht schon unter „Spiele“: {score}.</translation>
    </message>
    <message>
        <source>Kept in Games, marked as imported.</source>
        <extracomment>games.imported: notice, of a game that is over</extracomment>
        <translation>Steht jetzt unter „Spiele“, als importiert.</translation>
    </message>
    <message>
        <source>Show in Games</source>
        <extracomment>games.show: button of a notice</extracomment>
        <translation>Unter „Spiele“ zeigen</translation>
    </message>
    <message>
        <source>Don&apos;t keep it</source>
        <extracomment>games.decline: button of a notice: a game from elsewhere</extracomment>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <source>Who played best, apart from luck</source>
        <extracomment>reviews.table_name: name of a table</extracomment>
        <translation>Wer am besten gespielt hat, vom Glück abgesehen</translation>
    </message>
    <message>
        <source>Luck and cost are in expected points, whatever the score was between the players: par plus luck minus cost is the score. Who costs least played best.</source>
        <extracomment>reviews.explained</extracomment>
        <translation>Glück und Kosten sind in erwarteten Punkten, egal wie es zwischen den Spielern stand: Par plus Glück minus Kosten ist der Endstand. Wen seine Entscheidungen am wenigsten gekostet haben, der hat am besten gespielt.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a column: a name</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a column</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Worst choice</source>
        <comment>a column: the costliest choice of a player</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation type="vanished">Teuerste Entscheidung</translation>
    </message>
    <message>
        <source>{name} played best, and had the best dice, too.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} hat am besten gespielt und hatte auch die besten Würfel.</translation>
    </message>
    <message>
        <source>{name} played best; {other} had the best dice.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} hat am besten gespielt; {other} hatte die besten Würfel.</translation>
    </message>
    <message>
        <source>{name} played best.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} hat am besten gespielt.</translation>
    </message>
    <message>
        <source>{name} had the best dice.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} hatte die besten Würfel.</translation>
    </message>
    <message>
        <source>Kniffel as Schmidt&apos;s leaflet has it: a later Kniffel can earn more.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Kniffel nach der Anleitung von Schmidt: Ein weiterer Kniffel kann mehr bringen.</translation>
    </message>
    <message>
        <source>Played in France: a full house scores 30 and its dice, four of a kind 40.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>In Frankreich gespielt: Ein Full House bringt 30 und seine Augen, ein Viererpasch 40.</translation>
    </message>
    <message>
        <source>Yacht as in 51 Worldwide Games: with an upper bonus, and five alike are a full house, too.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Yacht wie in 51 Worldwide Games: mit oberem Bonus, und fünf Gleiche sind auch ein Full House.</translation>
    </message>
    <message>
        <source>Your rule list can&apos;t be read ({why}). It is kept as {path}.</source>
        <extracomment>names.list_put_aside</extracomment>
        <translation>Deine Regelliste lässt sich nicht lesen ({why}). Sie liegt jetzt unter {path}.</translation>
    </message>
    <message>
        <source>Five of a kind counts as a full house</source>
        <extracomment>names.five_is_full_house: choice</extracomment>
        <translation>Fünf Gleiche sind ein Full House</translation>
    </message>
    <message>
        <source>Four of a kind counts as two pairs</source>
        <extracomment>names.four_is_two_pairs: choice</extracomment>
        <translation>Vier Gleiche sind zwei Paare</translation>
    </message>
    <message>
        <source>five of a kind = full house</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>fünf Gleiche als Full House</translation>
    </message>
    <message>
        <source>four of a kind = two pairs</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>vier Gleiche als zwei Paare</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>der Reihe nach</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes.</source>
        <extracomment>names.game_explained: Return in a few sentences what a game is about that is not Yahtzee: all figures come from its rules.</extracomment>
        <translation>
            <numerusform>%n Feld.</numerusform>
            <numerusform>%n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no upper bonus.</source>
        <extracomment>names.upper_bonus: Return what the upper bonus is.</extracomment>
        <translation>Es gibt keinen oberen Bonus.</translation>
    </message>
    <message>
        <source>{needed} points in the upper boxes earn {bonus} more.</source>
        <extracomment>names.upper_bonus: Return what the upper bonus is.</extracomment>
        <translation>Ab {needed} Punkten oben gibt es {bonus} dazu.</translation>
    </message>
    <message>
        <source>Once the {name} box is filled, even with zero, each later {name} scores {bonus} more in the upper box of its face, and these count there.</source>
        <extracomment>names.further_five: Return what five alike do once their box is filled; nothing where they do nothing.</extracomment>
        <translation>Ist das Feld {name} gefüllt, auch mit null, bringt jeder weitere {name} im oberen Feld seiner Zahl {bonus} mehr, und die zählen dort.</translation>
    </message>
    <message>
        <source>It is a joker: it must go into the upper box of its face if that is open; otherwise it counts in full in any lower box.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Das ist ein Joker: Er muss in das obere Feld seiner Zahl, wenn es offen ist, sonst zählt er in jedem unteren voll.</translation>
    </message>
    <message>
        <source>It is a joker: it counts in full in any lower box once the upper box of its face is filled.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Das ist ein Joker: Er zählt in jedem unteren Feld voll, sobald das obere Feld seiner Zahl ausgefüllt ist.</translation>
    </message>
    <message>
        <source>It is a joker: it counts in full in any lower box.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Das ist ein Joker: Er zählt in jedem unteren Feld voll.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <extracomment>units.amount: Return a figure with what it counts.</extracomment>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{value} expected</source>
        <extracomment>options.worth: Return what the best option is worth, ever shorter: points, or what else is played for.</extracomment>
        <translation>{value} erwartet</translation>
    </message>
    <message>
        <source>+{points} in {box}</source>
        <extracomment>tray.earned: what the turn before brought</extracomment>
        <translation>{box}: +{points}</translation>
    </message>
    <message>
        <source>Enter scores it, Esc goes back to the dice</source>
        <extracomment>tray.how_to_score</extracomment>
        <translation>Enter trägt es ein, Esc führt zurück zu den Würfeln</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>tray.back_to_game: Roll button while an earlier decision is looked at practice.back_to_game: button: the game that the positions are from</extracomment>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Die {place}: not rolled</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: nicht geworfen</translation>
    </message>
    <message>
        <source>Die {place}: {face}, kept</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: {face}, bleibt</translation>
    </message>
    <message>
        <source>Die {place}: {face}, to be rolled</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: {face}, wird geworfen</translation>
    </message>
    <message>
        <source>KEEP</source>
        <extracomment>tray.kept_label: word under a die that is kept</extracomment>
        <translation>BLEIBT</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>menu_words.space_key: name of the space bar, as printed on the Roll button</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <extracomment>why_words.part: Return a part of the score by its name, as it stands in a line of its own. match_words.upper_bonus tray.upper_bonus_name lessons.bonus_bar: name of a bar: how often it is earned rules_lab.field_name: a field that belongs to no box; the name is that of five alike strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Oberer Bonus</translation>
    </message>
    <message>
        <source>No Yahtzee bonus</source>
        <extracomment>tray.no_yahtzee_bonus: the same line, by rules without them</extracomment>
        <translation>Kein Yahtzee-Bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>tray.total history.five_games_columns</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>names.scorecard: title</extracomment>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <extracomment>tray.box_spoken</extracomment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name}: open</source>
        <extracomment>tray.open_spoken</extracomment>
        <translation>{name}: offen</translation>
    </message>
    <message>
        <source>{name}: open, {points} now</source>
        <extracomment>tray.preview_spoken: Return an open box and what the dice score there as a screen reader says it.</extracomment>
        <translation>{name}: offen, jetzt {points}</translation>
    </message>
    <message>
        <source>Upper bonus in {chance} of games</source>
        <extracomment>strategies.bonus_chance</extracomment>
        <translation>Oberer Bonus in {chance} der Spiele</translation>
    </message>
    <message>
        <source>{count} zeros a game, on average</source>
        <extracomment>strategies.zeros</extracomment>
        <translation>im Schnitt {count} Felder mit null</translation>
    </message>
    <message>
        <source>its file is damaged at the beginning</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ihre Datei ist am Anfang beschädigt</translation>
    </message>
    <message>
        <source>its file is damaged and has the wrong length</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ihre Datei ist beschädigt und hat die falsche Länge</translation>
    </message>
    <message>
        <source>its file was made by another program or for another game ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ihre Datei stammt von einem anderen Programm oder gehört zu einem anderen Spiel ({detail})</translation>
    </message>
    <message>
        <source>a part of the program is missing</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ein Teil des Programms fehlt</translation>
    </message>
    <message>
        <source>an unexpected error ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ein unerwarteter Fehler ({detail})</translation>
    </message>
    <message>
        <source>the game was saved by another version of the program ({detail})</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>das Spiel wurde von einer anderen Version des Programms gespeichert ({detail})</translation>
    </message>
    <message>
        <source>“{field}” has an impossible value</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>was unter „{field}“ steht, kann nicht sein</translation>
    </message>
    <message>
        <source>something under “{field}” doesn&apos;t match the seed and the rules</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>etwas unter „{field}“ passt nicht zum Startwert und zu den Regeln</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>help.title: title of the page history.filters: name of a choice history.games_columns</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>tray.undo: button beside the Roll button history.undo: button: puts deleted games back menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. rules_lab.undo: button: takes the last change of rules back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Hint for this decision</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Tipp für diese Entscheidung</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>help.rules_title: spoken: a list of games history.filters: name of a choice set_up.rules: list strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Watch perfect play</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Perfektes Spiel ansehen</translation>
    </message>
    <message>
        <source>Keep die {place}</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Würfel {place} behalten</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <comment>the name of an action</comment>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Next coach mode</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Nächster Coach-Modus</translation>
    </message>
    <message>
        <source>Go to the scorecard</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Zum Zettel gehen</translation>
    </message>
    <message>
        <source>Looking back: the next decision</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Im Rückblick: die nächste Entscheidung</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened any more: {reason}.</source>
        <extracomment>history.game_unreadable: banner</extracomment>
        <translation>Dieses Spiel lässt sich nicht mehr öffnen: {reason}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>buttons.replace: button that writes over a file</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Five of a kind is a Yahtzee: 50 points. Once those 50 are on your card, each later one earns 100 more.</source>
        <extracomment>new_game.welcome_facts: the two bonuses that every plan has to do with</extracomment>
        <translation>Fünf gleiche Würfel sind ein Yahtzee: 50 Punkte. Hast du sie eingetragen, bringt jeder weitere Yahtzee 100 Punkte extra.</translation>
    </message>
    <message>
        <source>When should it speak?</source>
        <extracomment>new_game.when_to_speak: question for the coach mode</extracomment>
        <translation>Wann soll er sich melden?</translation>
    </message>
    <message>
        <source>The coach solves the whole game on this computer, once, and keeps the result. You can play while it works; it joins in as soon as it is ready.</source>
        <extracomment>new_game.welcome_table</extracomment>
        <translation>Der Coach löst das ganze Spiel auf diesem Computer, nur einmal, und hebt das Ergebnis auf. Du kannst schon spielen, während er rechnet; er kommt dazu, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>tray.enter_key: name of the Enter key, as printed on the button menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Second choice: the first one is judged</source>
        <extracomment>coach.second_try: remark while a decision is made again</extracomment>
        <translation>Zweite Wahl: Beurteilt wird die erste</translation>
    </message>
    <message>
        <source>Aim for {box} or {other}</source>
        <extracomment>coach.hint_aim: Return the first step of a hint: where the best play of this turn ends most often.</extracomment>
        <translation>Spiel auf {box} oder {other}</translation>
    </message>
    <message>
        <source>Aim for {box}</source>
        <extracomment>coach.hint_aim: Return the first step of a hint: where the best play of this turn ends most often.</extracomment>
        <translation>Spiel auf {box}</translation>
    </message>
    <message>
        <source>Look at the upper boxes</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Sieh dir die oberen Felder an</translation>
    </message>
    <message>
        <source>Look at the lower boxes</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Sieh dir die unteren Felder an</translation>
    </message>
    <message>
        <source>Score {box}</source>
        <extracomment>coach.hint_count: Return the second step of a hint: how many dice to keep, or which box.</extracomment>
        <translation>Nimm das Feld {box}</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <extracomment>coach.hint_count: Return the second step of a hint: how many dice to keep, or which box.</extracomment>
        <translation>
            <numerusform>Behalte %n Würfel</numerusform>
            <numerusform>Behalte %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>coach.tell_more: button</extracomment>
        <translation>Mehr verraten</translation>
    </message>
    <message>
        <source>Try it again</source>
        <extracomment>tray.retry: button that goes back before the decision just made</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>{total} of {needed} · +{bonus} earned</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} von {needed} · +{bonus} erreicht</translation>
    </message>
    <message>
        <source>{total} of {needed} · missed by {missing}</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} von {needed} · um {missing} verfehlt</translation>
    </message>
    <message>
        <source>kept {dice}</source>
        <extracomment>coach.kept: Return what was kept of a roll. history.costly_spoken: Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled. options._done</extracomment>
        <translation>behalten: {dice}</translation>
    </message>
    <message>
        <source>Your choices</source>
        <extracomment>coach.list_name</extracomment>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message>
        <source>{action}: {key}. Change the key</source>
        <extracomment>menu_words.change_key_spoken: spoken: the same button</extracomment>
        <translation>{action}: {key}. Taste ändern</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>menu_words.press_a_key: button while it waits for a key</extracomment>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>{action}: {key} from now on.</source>
        <extracomment>menu_words.key_changed</extracomment>
        <translation>{action}: ab jetzt {key}.</translation>
    </message>
    <message>
        <source>{key} can&apos;t be used for anything else. Nothing was changed.</source>
        <extracomment>menu_words.key_fixed</extracomment>
        <translation>{key} hat immer dieselbe Bedeutung. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>menu_words.reset_keys: button</extracomment>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>chance of winning {chance}</source>
        <extracomment>match_words.chance_spoken</extracomment>
        <translation>Gewinnchance {chance}</translation>
    </message>
    <message>
        <source>about {chance}</source>
        <extracomment>match_words.about_chance</extracomment>
        <translation>etwa {chance}</translation>
    </message>
    <message>
        <source>Shows the first costly choice in the game. {key} takes you to the next one, Esc brings you back here.</source>
        <extracomment>end_page.one_by_one_explained</extracomment>
        <translation>Zeigt die erste teure Entscheidung im Spiel. {key} führt zur nächsten, Esc hierher zurück.</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>Was es bedeutet</translation>
    </message>
    <message>
        <source>The games can&apos;t be read at the moment.</source>
        <extracomment>history.not_read: in place of the list of games</extracomment>
        <translation>Die Spiele lassen sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>What to look at</source>
        <extracomment>history.boxes_looks: name of that choice</extracomment>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Opponent, score or seed</source>
        <extracomment>history.search_hint: in an empty text field: what can be searched for</extracomment>
        <translation>Gegner, Punkte oder Startwert</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All dice</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>All goals</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle Ziele</translation>
    </message>
    <message>
        <source>For points</source>
        <extracomment>history.for_points: a choice: games without another goal</extracomment>
        <translation>Um Punkte</translation>
    </message>
    <message>
        <source>With or without help</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Mit und ohne Hilfe</translation>
    </message>
    <message>
        <source>Without help</source>
        <extracomment>history.on_my_own: a choice</extracomment>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Ganzer Zeitraum</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <extracomment>history.last_days: a choice</extracomment>
        <translation>
            <numerusform>Letzter %n Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>history.clear_filter: button that takes a filter away</extracomment>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>history.filters: name of a choice</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Sort by</source>
        <extracomment>history.sort_by: a menu of columns</extracomment>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>from a set-up position</source>
        <extracomment>history.begun_from_position: in a list, behind the rules of a game</extracomment>
        <translation>ab aufgebauter Stellung</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>history.delete: button and menu item: for finished games</extracomment>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n games are back.</source>
        <extracomment>history.put_back: remark</extracomment>
        <translation>
            <numerusform>%n Spiel ist wieder da.</numerusform>
            <numerusform>%n Spiele sind wieder da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <comment>a column: a box of the scorecard</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a column: the player&apos;s own average</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <comment>a column: an average</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Perfektes Spiel</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>a column: between two averages</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Your zeros</source>
        <comment>a column: in how many games of a hundred a box was crossed out</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Deine Nullen</translation>
    </message>
    <message>
        <source>Upper bonus earned</source>
        <extracomment>history.bonus_chance: a line of a table: in how many games of a hundred rules_lab.bonus: row of a table</extracomment>
        <translation>Oberer Bonus erreicht</translation>
    </message>
    <message numerus="yes">
        <source>Your averages in %n games ({rules}, fair dice, for points, without help).</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>
            <numerusform>Dein Schnitt in %n Spiel ({rules}, faire Würfel, um Punkte, ohne Hilfe).</numerusform>
            <numerusform>Dein Schnitt in %n Spielen ({rules}, faire Würfel, um Punkte, ohne Hilfe).</numerusform>
        </translation>
    </message>
    <message>
        <source>How other players do on this test</source>
        <extracomment>sources.compared_heading: heading</extracomment>
        <translation>Andere Spieler in diesem Test</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>sources.puzzles_title: title of the page</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>‹ {title}</source>
        <extracomment>menu_words.back_to</extracomment>
        <translation>‹ {title}</translation>
    </message>
    <message>
        <source>As many points as you can</source>
        <extracomment>new_game.against_par: name of a game for the expected final score</extracomment>
        <translation>Möglichst viele Punkte</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>in a seat of a match</comment>
        <extracomment>new_game.no_one</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>How many matches?</source>
        <extracomment>new_game.how_many: heading of a choice, and its name</extracomment>
        <translation>Wie viele Partien?</translation>
    </message>
    <message>
        <source>Just one</source>
        <extracomment>new_game.one_match: a choice: how many matches</extracomment>
        <translation>Nur eine</translation>
    </message>
    <message>
        <source>Best of {matches}</source>
        <extracomment>new_game.best_of: a choice: how many matches</extracomment>
        <translation>Best of {matches}</translation>
    </message>
    <message>
        <source>Your opponents go first</source>
        <extracomment>new_game.others_begin</extracomment>
        <translation>Deine Gegner fangen an</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already finished this game, with %n points. That result stands.</source>
        <extracomment>new_game.finished_before</extracomment>
        <translation>
            <numerusform>Dieses Spiel hast du schon einmal beendet, mit %n Punkt. Das Ergebnis bleibt.</numerusform>
            <numerusform>Dieses Spiel hast du schon einmal beendet, mit %n Punkten. Das Ergebnis bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of a kind</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>{number} Gleiche</translation>
    </message>
    <message>
        <source>Save these rules under their name. You&apos;ll then find them here and in New game.</source>
        <extracomment>rules_lab.save_hint</extracomment>
        <translation>Speichert diese Regeln unter ihrem Namen. Du findest sie dann hier und unter „Neues Spiel“.</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <extracomment>shell.save_picture: dialog title</extracomment>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>shell.png_files: filter of file dialogs</extracomment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>after “otherwise” comes one of {known}, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>nach „otherwise“ steht eins von {known}, nicht {said}</translation>
    </message>
    <message>
        <source>a rule about scoring can&apos;t ask about “rolls left”: it&apos;s only used when there are none</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Regel über Felder kann nicht nach Würfen fragen: Beim Eintragen ist keiner mehr übrig</translation>
    </message>
    <message>
        <source>nothing to decide here</source>
        <extracomment>reviews.nothing_to_choose: in the place of “choice 3 of 38”, where all is worth the same</extracomment>
        <translation>hier gab es keine Wahl</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>choices taken back</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>zurückgenommene Entscheidungen</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>eine aufgebaute Stellung</translation>
    </message>
    <message>
        <source>something seen beforehand</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>ein Blick vorab</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last. set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>In a match</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>In einer Partie</translation>
    </message>
    <message>
        <source>chance of winning</source>
        <extracomment>goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>announcing.value_spoken: Return what the dice marked to be kept are worth. goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>a liking for risk</comment>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Neutral</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more points for {target}.</source>
        <extracomment>goals.needs_more: Return what it takes to reach a score, from the first point on or from where the game stands.</extracomment>
        <translation>
            <numerusform>Für {target} fehlt dir noch %n Punkt.</numerusform>
            <numerusform>Für {target} fehlen dir noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <comment>where a sum begins</comment>
        <extracomment>end_page.start</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Twos</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Large straight</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Made hands: keep or break?</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Fertiges behalten oder aufgeben?</translation>
    </message>
    <message>
        <source>The sum of all dice showing {face}</source>
        <extracomment>boxes.category_rule: Return in a few words what a box counts.</extracomment>
        <translation>Die Summe der Würfel, die eine {face} zeigen</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Eins</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices names.verdict: the word of a verdict</extracomment>
        <translation>optimal</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>gut</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Says nothing until the game is over.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Sagt nichts, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Judges each choice once you&apos;ve made it.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Beurteilt jede Wahl, sobald sie getroffen ist.</translation>
    </message>
    <message>
        <source>Shows what every option is worth before you choose.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Zeigt dir vor jeder Wahl, was alle Möglichkeiten wert sind.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>after the lessons up to this one</comment>
        <extracomment>lessons.columns</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Learned.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Gelernt.</translation>
    </message>
    <message>
        <source>That was the last one: all twelve lessons are learned.</source>
        <extracomment>lessons.all_learned</extracomment>
        <translation>Das war die letzte: Alle zwölf Lektionen sind gelernt.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>in a list of players</comment>
        <extracomment>sources.player_name: Return a strategy that the test is compared with; the player for none.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your choices in this test.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is.</extracomment>
        <translation>Was du in diesem Test gewählt hast.</translation>
    </message>
    <message>
        <source>Learned!</source>
        <extracomment>sources.learned_title: celebrates</extracomment>
        <translation>Gelernt!</translation>
    </message>
    <message>
        <source>{missing} short of perfect play</source>
        <extracomment>progress.compared_card: Return what is said of a bar. learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>{missing} weniger als bei perfektem Spiel</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>of the dice are kept</comment>
        <extracomment>rules_lab.kept: Return which dice are kept.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>keep {dice}, not {usual}</source>
        <extracomment>rules_lab.keep_instead: of a first roll, by these rules and by the others</extracomment>
        <translation>{dice} behalten, nicht {usual}</translation>
    </message>
    <message>
        <source>{what} is given twice</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>{what} steht zweimal da</translation>
    </message>
    <message>
        <source>a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Zeile beginnt mit „name“, „otherwise“, „worth“, „pace“ oder mit {known}, und nach „if“ kommt eine Bedingung: {said}</translation>
    </message>
    <message>
        <source>a list can have at most {most} conditions about boxes</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Liste kann höchstens {most} Bedingungen zu Feldern haben</translation>
    </message>
    <message>
        <source>only “if” can follow “stop”, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>„stop“ steht allein oder vor „if“, nicht vor {said}</translation>
    </message>
    <message>
        <source>{said} can&apos;t be kept: those aren&apos;t dice</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>solche Würfel gibt es nicht: {said}</translation>
    </message>
    <message>
        <source>this rule fills that box itself, so its condition can&apos;t ask about it</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>dieses Feld füllt die Regel selbst aus, also kann ihre Bedingung nicht danach fragen</translation>
    </message>
    <message>
        <source>“its box” only works with dice of one face, as in: {example}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>„its box“ geht nur bei Würfeln mit derselben Augenzahl, wie in: {example}</translation>
    </message>
    <message>
        <source>use “rolls left” only once in a rule, with {numbers}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>„rolls left“ darf in einer Regel nur einmal stehen, mit {numbers}</translation>
    </message>
    <message>
        <source>an “otherwise” line is missing: write “otherwise” and one of {known}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>es fehlt eine Zeile mit „otherwise“, die sagt, wer sonst entscheidet: {known}</translation>
    </message>
    <message>
        <source>with a “worth” or “pace” line, every box needs a “worth”: {box} has none</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>mit einer Zeile „worth“ oder „pace“ braucht jedes Feld ein „worth“: {box} hat keins</translation>
    </message>
    <message>
        <source>there is already a strategy named {name}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Strategie namens {name} gibt es schon</translation>
    </message>
    <message>
        <source>can have at most {most} characters, not {count}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Liste darf höchstens {most} Zeichen haben, nicht {count}</translation>
    </message>
    <message>
        <source>Keeps at random</source>
        <comment>a player who keeps dice at random</comment>
        <extracomment>sources.player_name: Return a strategy that the test is compared with; the player for none. strategies._others: the name of a player</extracomment>
        <translation>Zufällig behalten</translation>
    </message>
    <message>
        <source>Follows these lessons and nothing else.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is. strategies._how: how a player plays</extracomment>
        <translation>Kennt diese Lektionen und sonst nichts.</translation>
    </message>
    <message>
        <source>Plays for that score or more, and cares about nothing else.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Spielt auf diese Punktzahl oder mehr, alles andere ist egal.</translation>
    </message>
    <message>
        <source>Reaching a score</source>
        <extracomment>strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>of final scores</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Rules, one per line</source>
        <extracomment>strategies.editor_name: name of a text field</extracomment>
        <translation>Regeln, eine je Zeile</translation>
    </message>
    <message>
        <source>The earliest turn in which a box is filled</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Die früheste Runde, in der ein Feld ausgefüllt wird</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>of points</comment>
        <extracomment>strategies.mean_column: heading of a column</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>poker</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>einen Poker</translation>
    </message>
    <message>
        <source>taken back: {first}</source>
        <extracomment>reviews.first_chosen: what was chosen first, as a line below what was played</extracomment>
        <translation>zurückgenommen: {first}</translation>
    </message>
    <message>
        <source>You can roll as soon as the coach is ready</source>
        <extracomment>games.dice_wait</extracomment>
        <translation>Du kannst würfeln, sobald der Coach bereit ist</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready for these dice yet.</source>
        <extracomment>games.not_ready: coach panel, with its progress or a button</extracomment>
        <translation>Für diese Würfel ist der Coach noch nicht bereit.</translation>
    </message>
    <message>
        <source>The game against the demon</source>
        <extracomment>games.verhoeff_title: window title</extracomment>
        <translation>Das Spiel gegen den Dämon</translation>
    </message>
    <message>
        <source>its result came out wrong, so the memory or the processor may be faulty ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>sein Ergebnis wurde falsch, vielleicht liegt es am Speicher oder am Prozessor ({detail})</translation>
    </message>
    <message>
        <source>Export your games</source>
        <extracomment>buttons.history_export_title: dialog title</extracomment>
        <translation>Deine Spiele exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>buttons.history_import_title: dialog title</extracomment>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>Games (*.jsonl)</source>
        <extracomment>buttons.history_files: filter of file dialogs for histories</extracomment>
        <translation>Spiele (*.jsonl)</translation>
    </message>
    <message>
        <source>Open this game</source>
        <extracomment>games.open_game: button</extracomment>
        <translation>Dieses Spiel öffnen</translation>
    </message>
    <message>
        <source>With help: {help}</source>
        <extracomment>games.with_help: Return the remark on a game with help, with what helped.</extracomment>
        <translation>Mit Hilfe: {help}</translation>
    </message>
    <message>
        <source>As good as a sure 231: a final score of 231 without any risk would be just as good to you as playing on.</source>
        <extracomment>glossary.certain</extracomment>
        <translation>So gut wie sichere 231: Ein Endstand von 231 ganz ohne Risiko wäre dir genauso lieb wie weiterzuspielen.</translation>
    </message>
    <message>
        <source>Spread, and ± after a score: how far final scores typically lie from their average (the standard deviation).</source>
        <extracomment>glossary.spread</extracomment>
        <translation>Streuung, und ± hinter einer Punktzahl: wie weit Endstände üblicherweise von ihrem Schnitt abweichen (die Standardabweichung).</translation>
    </message>
    <message>
        <source>Taken back: if you take a choice back and make another, the first one is judged, and the last one is played. A choice that a warning kept you from counts as taken back, too, whatever you do instead.</source>
        <extracomment>glossary.taken_back</extracomment>
        <translation type="vanished">Zurückgenommen: Nimmst du eine Wahl zurück und triffst eine andere, wird die erste beurteilt, und gespielt wird die letzte. Auch eine Wahl, von der dich eine Warnung abgehalten hat, gilt als zurückgenommen, was du auch stattdessen tust.</translation>
    </message>
    <message>
        <source>Game with help: one with a hint, Live mode, a warning you followed, a choice taken back, dice seen before or a position you set up. It doesn&apos;t count towards your best scores or your level.</source>
        <extracomment>glossary.with_help</extracomment>
        <translation>Spiel mit Hilfe: eines mit einem Tipp, im Modus Live, mit einer befolgten Warnung, einer zurückgenommenen Entscheidung, Würfen, die du schon kanntest, oder einer selbst aufgebauten Stellung. Es zählt weder für deine Rekorde noch für deine Stufe.</translation>
    </message>
    <message>
        <source>Same rolls for everyone: luck is the same for everyone, so it takes fewer matches to see who plays better.</source>
        <extracomment>glossary.same_rolls</extracomment>
        <translation>Gleiche Würfe für alle: Alle haben gleich viel Glück, und schon nach weniger Partien ist klar, wer besser spielt.</translation>
    </message>
    <message>
        <source>Difficulty: a puzzle&apos;s own rating. A player with the same rating solves about half the puzzles like it. It comes from how much it costs various players: strategies, players who follow the first lessons, and players who slip now and then.</source>
        <extracomment>glossary.difficulty</extracomment>
        <translation>Schwierigkeit: die Wertungszahl eines Rätsels. Wer dieselbe hat, löst etwa die Hälfte solcher Rätsel. Sie ergibt sich daraus, wie viel die Stellung verschiedene Spieler kostet: Strategien, Spieler, die den ersten Lektionen folgen, und solche, die sich ab und zu irren.</translation>
    </message>
    <message>
        <source>The marks when you play for a goal</source>
        <extracomment>glossary.marks_of_chance_heading: heading, in a game with a goal</extracomment>
        <translation>Die Zeichen in einem Spiel mit Ziel</translation>
    </message>
    <message>
        <source>Cost, when you play for a goal: how much a choice takes off your chance, compared with the best one.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten in einem Spiel mit Ziel: um wie viel eine Wahl deine Chance senkt, verglichen mit der besten.</translation>
    </message>
    <message>
        <source>Cost, when risk counts: how much a choice lowers the sure score that is as good as playing on.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten, wenn das Risiko zählt: um wie viel eine Wahl die sicheren Punkte senkt, die so gut wären wie weiterzuspielen.</translation>
    </message>
    <message>
        <source>Cost: how much a choice lowers the expected score, compared with the best one.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten: um wie viel eine Wahl den erwarteten Endstand senkt, verglichen mit der besten.</translation>
    </message>
    <message>
        <source>Cost of a box: what it costs to score the dice in that box now.</source>
        <extracomment>glossary.cost_of_box</extracomment>
        <translation>Kosten eines Felds: was es kostet, die Würfel jetzt dort einzutragen.</translation>
    </message>
    <message>
        <source>costs {least} to {most}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kostet {least} bis {most}</translation>
    </message>
    <message>
        <source>costs at least {least}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kostet mindestens {least}</translation>
    </message>
    <message>
        <source>costs less than {most}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kostet weniger als {most}</translation>
    </message>
    <message>
        <source>You can play on: the verdict follows.</source>
        <extracomment>goals.chances_wait: Return what stands in the place of the options meanwhile: nobody has to wait for it.</extracomment>
        <translation>Du kannst weiterspielen: Das Urteil folgt.</translation>
    </message>
    <message>
        <source>Working out the whole game…</source>
        <extracomment>goals.working_out_the_end: on the end page meanwhile</extracomment>
        <translation>Das ganze Spiel wird berechnet…</translation>
    </message>
    <message>
        <source>Working out earlier turns…</source>
        <extracomment>goals.earlier_turns: status line of the coach</extracomment>
        <translation>Frühere Runden werden berechnet…</translation>
    </message>
    <message>
        <source>At this risk, {doing} is as good as a sure {this}, {instead} only as good as {other}.</source>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>{doing} stehst du bei diesem Risiko so gut da wie mit sicheren {this}, {instead} nur wie mit {other}.</translation>
    </message>
    <message>
        <source>{chance}: {this} {with_this}, {other} {with_other}.</source>
        <comment>Chance of winning: 61 % with 3 3 3, 55 % with 4</comment>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>{with_this} liegt die {chance} bei {this}, {with_other} bei {other}.</translation>
    </message>
    <message>
        <source>{figure} {chance} whatever you do</source>
        <comment>100 % chance of winning ...</comment>
        <extracomment>goals.decided_caption: Return what is said of a choice where nothing changes the chance any more.</extracomment>
        <translation>{figure} {chance}, was du auch tust</translation>
    </message>
    <message>
        <source>must be five faces from 1 to 6 (with * after each one you kept), not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>müssen fünf Augenzahlen von 1 bis 6 sein, mit * hinter jeder behaltenen, nicht {said}</translation>
    </message>
    <message>
        <source>can have at most {most} characters</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>höchstens {most} Zeichen sind möglich</translation>
    </message>
    <message>
        <source>must be {least} to {most}, or the same below zero, not {said}</source>
        <extracomment>goals.GoalFault: What can be wrong with a goal alone. The name of a field stands in front.</extracomment>
        <translation>muss {least} bis {most} sein, oder dasselbe unter null, nicht {said}</translation>
    </message>
    <message>
        <source>the box is already filled</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>das Feld ist schon ausgefüllt</translation>
    </message>
    <message>
        <source>a rules file can have at most {most} characters</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>eine Regeldatei darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>face {face} already has a box</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>für die Augenzahl {face} gibt es schon ein Feld</translation>
    </message>
    <message>
        <source>a box can have {first} or {second}, not both</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>ein Feld kann {first} oder {second} haben, nicht beides</translation>
    </message>
    <message>
        <source>{what} would need {size} GB with {rules} rules; the limit is 3 GB</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>{what}: Bei den Regeln {rules} wären dafür {size} GB nötig, und mehr als 3 GB gehen nicht</translation>
    </message>
    <message>
        <source>Which dice to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welche Würfel behalten?</translation>
    </message>
    <message>
        <source>Warns you before a choice that costs too much. Your first choice is the one that&apos;s judged.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Warnt dich vor einer Entscheidung, die zu viel kostet. Beurteilt wird, was du zuerst wolltest.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Free joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Freier Joker</translation>
    </message>
    <message>
        <source>Forced joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Pflicht-Joker</translation>
    </message>
    <message>
        <source>No joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Kein Joker</translation>
    </message>
    <message>
        <source>free joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>freier Joker</translation>
    </message>
    <message>
        <source>forced joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>Pflicht-Joker</translation>
    </message>
    <message>
        <source>no joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>kein Joker</translation>
    </message>
    <message>
        <source>no Yahtzee bonus</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>kein Yahtzee-Bonus</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 if the first scored 50, but can&apos;t be a full house or straight.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Hast du für den ersten Yahtzee 50 Punkte, gibt es für jeden weiteren 100 dazu. Als Full House oder Straße zählt er nicht.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns nothing extra.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Ein weiterer Yahtzee bringt nichts extra.</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Angel</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Engel</translation>
    </message>
    <message>
        <source>Imp</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Kobold</translation>
    </message>
    <message>
        <source>Fiend</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Teufel</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>Archdemon</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Erzdämon</translation>
    </message>
    <message>
        <source>Best of {throws}</source>
        <extracomment>names.dice_model_name: Return the name of a dice model.</extracomment>
        <translation>Bester von {throws}</translation>
    </message>
    <message>
        <source>Worst of {throws}</source>
        <extracomment>names.dice_model_name: Return the name of a dice model.</extracomment>
        <translation>Schlechtester von {throws}</translation>
    </message>
    <message>
        <source>All faces are equally likely.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Jede Augenzahl ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>The dice are rolled twice, and the better roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Es wird jedes Mal zweimal gewürfelt, der bessere Wurf zählt.</translation>
    </message>
    <message>
        <source>The dice are rolled twice, and the worse roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Es wird jedes Mal zweimal gewürfelt, der schlechtere Wurf zählt.</translation>
    </message>
    <message>
        <source>The dice are rolled three times, and the worst roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Es wird jedes Mal dreimal gewürfelt, der schlechteste Wurf zählt.</translation>
    </message>
    <message>
        <source>Always the roll that would hurt you most if the dice were fair from then on. Knowing that, you can outwit it.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Würfelt immer, was dir am meisten schaden würde, wenn die Würfel danach fair wären. Weil du das weißt, kannst du ihn überlisten.</translation>
    </message>
    <message>
        <source>It looks as far ahead as you do, so it can&apos;t be outwitted.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Er sieht so weit voraus wie du und lässt sich nicht überlisten.</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <extracomment>tray.box_for: a box that is chosen, and what the dice score there options._box</extracomment>
        <translation>{box} mit {points}</translation>
    </message>
    <message>
        <source>Some compiled code was damaged. It was removed and compiled again.</source>
        <extracomment>coach.code_recompiled</extracomment>
        <translation>Ein Teil des kompilierten Codes war beschädigt. Er wurde gelöscht und neu kompiliert.</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>Glück {luck}</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>coach.start: label of the line at the chance before the first roll</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The lowest score of perfect play</source>
        <extracomment>games.lowest_title: window title</extracomment>
        <translation>Die niedrigste Punktzahl bei perfektem Spiel</translation>
    </message>
    <message>
        <source>Perfect play with fair dice can end with as little as 12 points, and no less: in this game of Tom Verhoeff&apos;s, every choice is the best one and every roll is bad luck. Use the Right and Left keys to go from decision to decision.</source>
        <extracomment>games.lowest_introduction</extracomment>
        <translation>Perfektes Spiel mit fairen Würfeln kann mit 12 Punkten enden, mit weniger nicht: In diesem Spiel von Tom Verhoeff ist jede Wahl die beste und jeder Wurf Pech. Mit den Tasten Rechts und Links gehst du von Entscheidung zu Entscheidung.</translation>
    </message>
    <message>
        <source>A new best</source>
        <extracomment>end_page.new_best: praise of a score that is higher than all before</extracomment>
        <translation>Ein neuer Rekord</translation>
    </message>
    <message>
        <source>{number} of {of} choices were best</source>
        <extracomment>end_page.best_choices</extracomment>
        <translation>{number} von {of} Entscheidungen waren optimal</translation>
    </message>
    <message>
        <source>Best turn: {points} in {box}</source>
        <extracomment>end_page.best_turn</extracomment>
        <translation>Beste Runde: {box} mit {points}</translation>
    </message>
    <message>
        <source>your best was {best}</source>
        <extracomment>end_page.your_best: Return the highest score of the player&apos;s own games before this one.</extracomment>
        <translation>dein Rekord war {best}</translation>
    </message>
    <message>
        <source>your best is {best}</source>
        <extracomment>end_page.your_best: Return the highest score of the player&apos;s own games before this one.</extracomment>
        <translation>dein Rekord ist {best}</translation>
    </message>
    <message>
        <source>Turn {turn}, {dice}: {chosen} cost {lost}. Best: {best}.</source>
        <extracomment>end_page.costly_choice: Return a costly choice as a screen reader says it.</extracomment>
        <translation>Runde {turn}, {dice}: {chosen} hat {lost} gekostet. Am besten: {best}.</translation>
    </message>
    <message>
        <source>When to stop rolling</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wann aufhören zu würfeln?</translation>
    </message>
    <message>
        <source>Two pairs and Full house</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Zwei Paare und Full House</translation>
    </message>
    <message>
        <source>How many dice to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wie viele Würfel behalten?</translation>
    </message>
    <message>
        <source>Which face to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welche Zahl behalten?</translation>
    </message>
    <message>
        <source>Which dice for a straight</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welche Würfel für eine Straße?</translation>
    </message>
    <message>
        <source>When to use Chance</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wann die Chance nehmen?</translation>
    </message>
    <message>
        <source>Roll first: a hint is about the dice on the table.</source>
        <extracomment>tray.no_hint_before_dice</extracomment>
        <translation>Würfle zuerst: Einen Tipp gibt es nur zu Würfeln auf dem Tisch.</translation>
    </message>
    <message>
        <source>That was the last hint: there is nothing more to tell.</source>
        <extracomment>tray.hint_told_all</extracomment>
        <translation>Der Tipp hat schon alles gesagt.</translation>
    </message>
    <message>
        <source>Chance: how likely you are to reach the goal of this game if you play perfectly for it from here.</source>
        <extracomment>glossary.chance</extracomment>
        <translation>Chance: wie wahrscheinlich du das Ziel dieses Spiels erreichst, wenn du von hier an perfekt dafür spielst.</translation>
    </message>
    <message>
        <source>Reach {score}</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>{score} erreichen</translation>
    </message>
    <message>
        <source>Risk: {name}</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>Risiko: {name}</translation>
    </message>
    <message>
        <source>Careful play</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Vorsichtiges Spiel</translation>
    </message>
    <message>
        <source>Daring play</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Gewagtes Spiel</translation>
    </message>
    <message>
        <source>Win the match</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>{goal} · {figure} at the start</source>
        <extracomment>goals.status: Return the status line of the coach: what is played for, and how the game stood where it began.</extracomment>
        <translation>{goal} · zu Beginn {figure}</translation>
    </message>
    <message>
        <source>Very careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Sehr vorsichtig</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>A little careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Etwas vorsichtig</translation>
    </message>
    <message>
        <source>A little daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Etwas gewagt</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Gewagt</translation>
    </message>
    <message>
        <source>Very daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Sehr gewagt</translation>
    </message>
    <message>
        <source>All options are worth the same: {figure}.</source>
        <extracomment>goals.only_one: Return what is said of an option where all are worth the same.</extracomment>
        <translation>Alle Möglichkeiten sind gleich viel wert: {figure}.</translation>
    </message>
    <message>
        <source>Goal reached: {target}</source>
        <extracomment>goals.ended: Return whether a goal was met.</extracomment>
        <translation>Ziel erreicht: {target}</translation>
    </message>
    <message numerus="yes">
        <source>Missed {target} by %n points</source>
        <extracomment>goals.ended: Return whether a goal was met.</extracomment>
        <translation>
            <numerusform>{target} um %n Punkt verfehlt</numerusform>
            <numerusform>{target} um %n Punkte verfehlt</numerusform>
        </translation>
    </message>
    <message>
        <source>It adds up exactly: the chance before the first roll, plus luck, minus what your choices cost, is 100 % if you reach the goal and 0 % if you don&apos;t.</source>
        <extracomment>goals.split_explained</extracomment>
        <translation>Es geht genau auf: Die Chance vor dem ersten Wurf plus Glück minus das, was deine Entscheidungen gekostet haben, ist 100 %, wenn du das Ziel erreichst, und 0 %, wenn nicht.</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <extracomment>why_words.parts_heading: heading</extracomment>
        <translation>Woher der Unterschied kommt</translation>
    </message>
    <message>
        <source>in total</source>
        <comment>the sum below a column of figures</comment>
        <extracomment>why_words.together</extracomment>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Every choice here is worth the same.</source>
        <extracomment>why_words.only_option</extracomment>
        <translation>Hier ist jede Wahl gleich viel wert.</translation>
    </message>
    <message>
        <source>So the turn ends with {this} instead of {other}.</source>
        <extracomment>why_words._answered: Return what the dice answer both options with, where the turn ends then, and what that brings.</extracomment>
        <translation>So endet die Runde mit {this} statt mit {other}.</translation>
    </message>
    <message>
        <source>Look back at this choice and see why</source>
        <extracomment>coach.look_at_it: hint on a choice of the turn that was just played</extracomment>
        <translation>Diese Entscheidung ansehen, mit Begründung</translation>
    </message>
    <message>
        <source>Roll again to reach your goal</source>
        <extracomment>coach.hint_roll: first hint, in a game with a goal</extracomment>
        <translation>Für dein Ziel brauchst du noch einen Wurf</translation>
    </message>
    <message>
        <source>You&apos;re playing on from here, on a copy. The finished game stays as it was.</source>
        <extracomment>coach.plays_on</extracomment>
        <translation>Von hier an spielst du auf einer Kopie weiter. Das beendete Spiel bleibt, wie es war.</translation>
    </message>
    <message>
        <source>With the coach off, the graph appears when the game is over</source>
        <extracomment>coach.timeline_is_off</extracomment>
        <translation>Ist der Coach aus, erscheint die Kurve erst am Ende des Spiels</translation>
    </message>
    <message>
        <source>The graph starts as soon as the coach is ready</source>
        <extracomment>coach.timeline_waits</extracomment>
        <translation>Die Kurve beginnt, sobald der Coach bereit ist</translation>
    </message>
    <message>
        <source>a few more seconds</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>These dice are good enough to score now</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Diese Würfel sind gut genug zum Eintragen</translation>
    </message>
    <message>
        <source>Game saved to {path}.</source>
        <extracomment>coach.game_exported</extracomment>
        <translation>Spiel gespeichert: {path}.</translation>
    </message>
    <message>
        <source>Dizzy</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Dizzy</translation>
    </message>
    <message>
        <source>Penny</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Penny</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Greta</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Mina</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Thumb</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Daumi</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Paula</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Paula</translation>
    </message>
    <message>
        <source>Victor</source>
        <comment>an opponent&apos;s name</comment>
        <extracomment>match_words.face_name</extracomment>
        <translation>Viktor</translation>
    </message>
    <message>
        <source>averages {mean}</source>
        <extracomment>match_words.average: how good an opponent is</extracomment>
        <translation>im Schnitt {mean}</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>match_words.to_move: remark on a person whose turn it is</extracomment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>is playing</source>
        <extracomment>match_words.thinking: remark on an opponent whose turn it is</extracomment>
        <translation>spielt gerade</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>match_words.own_card: heading of the player&apos;s own scorecard in a match set_up.yours: button: write on one&apos;s own scorecard again</extracomment>
        <translation>Dein Zettel</translation>
    </message>
    <message>
        <source>at least {chance}</source>
        <extracomment>match_words.at_least</extracomment>
        <translation type="vanished">mindestens {chance}</translation>
    </message>
    <message>
        <source>{name}&apos;s card</source>
        <extracomment>match_words.card_of: Return the heading of a player&apos;s scorecard; a long name says enough by itself.</extracomment>
        <translation>Zettel von {name}</translation>
    </message>
    <message>
        <source>A match against {names}: the highest total wins.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Eine Partie gegen {names}: Wer am Ende vorn liegt, gewinnt.</translation>
    </message>
    <message>
        <source>{name}: turn {number} of {of}</source>
        <extracomment>match_words.turn_of</extracomment>
        <translation>{name}: Runde {number} von {of}</translation>
    </message>
    <message>
        <source>Skipping…</source>
        <extracomment>match_words.is_skipping: headline while the turns of opponents are done at once</extracomment>
        <translation>Wird übersprungen…</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>match_words.is_thinking</extracomment>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{name} looks at the dice</source>
        <extracomment>match_words.looks_at_dice</extracomment>
        <translation>{name} schaut auf die Würfel</translation>
    </message>
    <message>
        <source>{name} keeps {dice}</source>
        <extracomment>match_words.keeps: headline while an opponent keeps dice</extracomment>
        <translation>{name} behält {dice}</translation>
    </message>
    <message>
        <source>{name}: {dice}, {deed}</source>
        <extracomment>match_words.rolled_and_did: what a player had rolled last, and what became of it</extracomment>
        <translation>{name}: {dice}, {deed}</translation>
    </message>
    <message>
        <source>{name}: {deed}, total {total}</source>
        <extracomment>match_words.did_spoken: what a player did in a turn, and the total after it</extracomment>
        <translation>{name}: {deed}, insgesamt {total}</translation>
    </message>
    <message>
        <source>What you need</source>
        <extracomment>match_words.what_you_need: name of the lines that say what it takes to win</extracomment>
        <translation>Was du brauchst</translation>
    </message>
    <message>
        <source>For each opponent: the final score that beats them at least half the time, and the chance of finishing ahead of them if you play to win. Both go by the cards as they are now, so the score isn&apos;t what an opponent averages over whole games. Without a hand: the chance of winning with a zero in its box now. A tie counts as half a win.</source>
        <extracomment>match_words.needs_explained</extracomment>
        <translation>Für jeden Gegner: der Endstand, der ihn mindestens in der Hälfte der Fälle schlägt, und die Chance, vor ihm zu landen, wenn du auf Sieg spielst. Beides geht von den Zetteln aus, wie sie jetzt sind; der Endstand ist also nicht das, was ein Gegner in ganzen Spielen im Schnitt erreicht. Ohne eine Kombination: die Gewinnchance, wenn du deren Feld jetzt streichst. Ein Gleichstand zählt als halber Sieg.</translation>
    </message>
    <message>
        <source>You don&apos;t need {hand}: without it you win {without}.</source>
        <extracomment>match_words.hand_needed: Return whether a hand is needed, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation type="vanished">{hand} brauchst du nicht: Auch ohne gewinnst du in {without} der Fälle.</translation>
    </message>
    <message numerus="yes">
        <source>Against %n opponents</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>
            <numerusform>Gegen %n Gegner</numerusform>
            <numerusform>Gegen %n Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n points</source>
        <extracomment>match_words.you_win</extracomment>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt Vorsprung</numerusform>
            <numerusform>Du gewinnst mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <extracomment>match_words.wins</extracomment>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt Vorsprung</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins, %n points ahead of you</source>
        <extracomment>match_words.you_lose</extracomment>
        <translation>
            <numerusform>{name} gewinnt, %n Punkt vor dir</numerusform>
            <numerusform>{name} gewinnt, %n Punkte vor dir</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <extracomment>match_words.tie: several have the highest score</extracomment>
        <translation>Unentschieden: {names}</translation>
    </message>
    <message>
        <source>Best of {matches}: {score}</source>
        <extracomment>match_words.series_stands: Return how a series stands: Best of 5: You 2, Thumb 1.</extracomment>
        <translation>Best of {matches}: {score}</translation>
    </message>
    <message>
        <source>You&apos;ve won the series</source>
        <extracomment>match_words.series_won: praise on the end page of the last match of a series</extracomment>
        <translation>Du hast die Serie gewonnen</translation>
    </message>
    <message>
        <source>{name} wins the series</source>
        <extracomment>match_words.series_lost: on the end page of the last match of a series</extracomment>
        <translation>{name} gewinnt die Serie</translation>
    </message>
    <message>
        <source>The series ends in a tie</source>
        <extracomment>match_words.series_tied: on the end page of the last match of a series</extracomment>
        <translation>Die Serie endet unentschieden</translation>
    </message>
    <message>
        <source>Won against {names}</source>
        <extracomment>match_words.won_against</extracomment>
        <translation>Sieg gegen {names}</translation>
    </message>
    <message>
        <source>Lost to {names}</source>
        <extracomment>match_words.lost_to</extracomment>
        <translation>Niederlage gegen {names}</translation>
    </message>
    <message>
        <source>Tied with {names}</source>
        <extracomment>match_words.tied_with</extracomment>
        <translation>Unentschieden gegen {names}</translation>
    </message>
    <message>
        <source>before the roll</source>
        <extracomment>timeline.whole_turn: what the final scores are about</extracomment>
        <translation>vor dem Wurf</translation>
    </message>
    <message>
        <source>Final score</source>
        <extracomment>timeline.one_option: heading of the figures strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>ends here · points</source>
        <extracomment>timeline.ends_here: heading of the chances of boxes</extracomment>
        <translation>endet hier · Punkte</translation>
    </message>
    <message>
        <source>after scoring {box}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>{box} eingetragen</translation>
    </message>
    <message>
        <source>after rolling all five</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>nach einem Wurf mit allen fünf</translation>
    </message>
    <message>
        <source>after you kept {dice}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>nachdem du {dice} behalten hast</translation>
    </message>
    <message>
        <source>if you keep {dice}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>wenn du {dice} behältst</translation>
    </message>
    <message>
        <source>{name}!</source>
        <extracomment>tray.yahtzee_rolled: title of a celebration</extracomment>
        <translation>{name}!</translation>
    </message>
    <message>
        <source>{name} bonus: +{points}</source>
        <extracomment>tray.yahtzee_bonus_earned</extracomment>
        <translation>{name}-Bonus: +{points}</translation>
    </message>
    <message>
        <source>{needed} points in the upper boxes earn {bonus} more</source>
        <extracomment>tray.upper_bonus_rule</extracomment>
        <translation>{needed} Punkte in den oberen Feldern bringen {bonus} dazu</translation>
    </message>
    <message>
        <source>{name} bonuses</source>
        <extracomment>tray.yahtzee_bonuses: line: Yahtzee bonuses</extracomment>
        <translation>{name}-Boni</translation>
    </message>
    <message>
        <source>{total} of {needed} · at least {missing} short</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} von {needed} · mindestens {missing} zu wenig</translation>
    </message>
    <message>
        <source>Each later {name} earns {points} if you have {worth} in the {name} box</source>
        <extracomment>tray.yahtzee_bonus_rule</extracomment>
        <translation>Stehen im Feld {name} {worth}, bringt {name} jedes weitere Mal {points} dazu</translation>
    </message>
    <message>
        <source>Another {name}: {bonus} points on top, because you have points in the {name} box.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Noch einmal {name}: {bonus} Punkte obendrauf, weil im Feld {name} Punkte stehen.</translation>
    </message>
    <message>
        <source>It counts in full as a joker.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Das zählt voll als Joker.</translation>
    </message>
    <message numerus="yes">
        <source>%n × {name} in one game</source>
        <extracomment>end_page.yahtzees: Return the praise of Yahtzees.</extracomment>
        <translation>
            <numerusform>%n × {name} in einem Spiel</numerusform>
            <numerusform>%n × {name} in einem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>The boxes are filled in order, from the first to the last.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Die Felder werden der Reihe nach ausgefüllt, vom ersten bis zum letzten.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted, with their costly choices. You can undo this until you close the program.</source>
        <extracomment>history.deleted: remark</extracomment>
        <translation>
            <numerusform>%n Spiel mit seinen teuren Entscheidungen gelöscht. Bis du das Programm schließt, kannst du das rückgängig machen.</numerusform>
            <numerusform>%n Spiele mit ihren teuren Entscheidungen gelöscht. Bis du das Programm schließt, kannst du das rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} scored</source>
        <extracomment>history.five_alike_chance: a line of a table: in how many games of a hundred</extracomment>
        <translation>{name} geschafft</translation>
    </message>
    <message>
        <source>The best box is {box}</source>
        <extracomment>practice.best_box: the last step of a hint</extracomment>
        <translation>Das beste Feld ist {box}</translation>
    </message>
    <message>
        <source>Continue with position {number} of {of}</source>
        <extracomment>lessons.go_on</extracomment>
        <translation>Weiter mit Stellung {number} von {of}</translation>
    </message>
    <message>
        <source>Graph</source>
        <extracomment>timeline.graph_face: tab of the card below the dice</extracomment>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>at best</source>
        <extracomment>timeline.only_chance: heading of the best chances of boxes, before the roll</extracomment>
        <translation>beste Chance</translation>
    </message>
    <message>
        <source>best chance {chance}</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste Chance {chance}</translation>
    </message>
    <message>
        <source>best chance {chance}, by rolling all five</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste Chance {chance}, wenn du alle fünf wirfst</translation>
    </message>
    <message>
        <source>best chance {chance}, by keeping {dice}</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste Chance {chance}, wenn du {dice} behältst</translation>
    </message>
    <message>
        <source>Your list after this lesson (● new)</source>
        <extracomment>rule_words.list_heading: heading of the rules that a player goes by</extracomment>
        <translation>Deine Liste nach dieser Lektion (● neu)</translation>
    </message>
    <message>
        <source>While you have a roll left, the first line that fits says what to keep</source>
        <extracomment>rule_words.rolling: heading</extracomment>
        <translation>Solange du noch werfen darfst: Die erste passende Zeile sagt, was du behältst</translation>
    </message>
    <message>
        <source>When you score, the first line that fits says where</source>
        <extracomment>rule_words.scoring: heading</extracomment>
        <translation>Beim Eintragen: Die erste passende Zeile sagt, wo</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>rule_words.right_column: heading above: in how many of 100 positions a rule is right</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>rule_words.new_rule: beside a rule that a lesson brings, read by screen readers</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>“Open” means that the box is still empty. A pair is two or more dice of one face, three of a kind is three or more; keep all dice of that face. If two faces fit, the one with more dice goes first, then the higher one. Roll everything else; if nothing is left to roll, score.</source>
        <extracomment>rule_words.how_to_read: below the list of rules</extracomment>
        <translation>„Offen“ heißt: Das Feld ist noch leer. Ein Paar sind zwei oder mehr gleiche Würfel, drei Gleiche sind drei oder mehr; behalte alle davon. Passen zwei Augenzahlen, geht die mit mehr Würfeln vor, dann die höhere. Wirf alles andere neu; bleibt nichts zu werfen, trag ein.</translation>
    </message>
    <message>
        <source>None of these: roll all five.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Nichts davon: Wirf alle fünf.</translation>
    </message>
    <message>
        <source>A low die</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Ein niedriger Würfel</translation>
    </message>
    <message>
        <source>Four in the upper box</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Vier ins obere Feld</translation>
    </message>
    <message>
        <source>A pair can become three or four of a kind, a full house or a Yahtzee. A single die rarely does.</source>
        <extracomment>lessons._pairs</extracomment>
        <translation>Aus einem Paar können drei oder vier Gleiche, ein Full House oder ein Yahtzee werden. Aus einem einzelnen Würfel wird das selten.</translation>
    </message>
    <message>
        <source>A pair whose upper box is filled is worth little. A single 6, 5 or 4 whose box is open is worth more.</source>
        <extracomment>lessons._one_die</extracomment>
        <translation>Ein Paar, dessen oberes Feld ausgefüllt ist, ist wenig wert. Eine einzelne 6, 5 oder 4 mit offenem Feld ist mehr wert.</translation>
    </message>
    <message>
        <source>Most of the bonus comes from sixes, fives and fours.</source>
        <extracomment>lessons._one_die</extracomment>
        <translation>Sechser, Fünfer und Vierer machen den größten Teil des Bonus aus.</translation>
    </message>
    <message>
        <source>So while the bonus is still possible, every point above or below three of a face counts double.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Solange der Bonus noch möglich ist, zählt also jeder Punkt über oder unter drei Würfeln doppelt.</translation>
    </message>
    <message>
        <source>A bad turn has to go somewhere: Yahtzee and the straights are often missed anyway, so they cost less.</source>
        <extracomment>lessons._bad_turns:</extracomment>
        <translation>Eine schlechte Runde muss irgendwohin: Yahtzee und die Straßen gelingen ohnehin oft nicht, also kosten sie weniger.</translation>
    </message>
    <message>
        <source>The new figures, chosen to work best with the whole course, allow for that. After the last roll they find the right box {share} of the time; the averages find it {other} of the time.</source>
        <extracomment>lessons._bad_turns:</extracomment>
        <translation>Die neuen Richtwerte berücksichtigen das und passen am besten zum ganzen Kurs. Nach dem letzten Wurf finden sie in {share} der Fälle das richtige Feld, die Durchschnitte in {other}.</translation>
    </message>
    <message>
        <source>2 3 4 5 can be completed at both ends: rolling one die makes a large straight 33 % of the time.</source>
        <extracomment>lessons._large_straight</extracomment>
        <translation>2 3 4 5 ist an beiden Enden offen: Mit einem Würfel wird daraus in 33 % der Fälle eine Große Straße.</translation>
    </message>
    <message>
        <source>3 4 5 and 2 3 4 can grow into a straight at both ends. Any other three dice of a straight are a last resort.</source>
        <extracomment>lessons._runs</extracomment>
        <translation>3 4 5 und 2 3 4 können an beiden Enden wachsen. Drei andere Würfel einer Straße sind nur der letzte Ausweg.</translation>
    </message>
    <message>
        <source>Rolling one die turns two pairs into a full house 33 % of the time.</source>
        <extracomment>lessons._two_pairs</extracomment>
        <translation>Mit einem Würfel wird aus zwei Paaren in 33 % der Fälle ein Full House.</translation>
    </message>
    <message>
        <source>Three or Four of a kind can be filled later, with other dice.</source>
        <extracomment>lessons._four_alike</extracomment>
        <translation>Dreier- und Viererpasch lassen sich später mit anderen Würfeln ausfüllen.</translation>
    </message>
    <message>
        <source>A rolled die averages 3.5: a four is better than that, a three isn&apos;t.</source>
        <extracomment>lessons._chance</extracomment>
        <translation>Ein geworfener Würfel bringt im Schnitt 3,5: Eine Vier ist besser, eine Drei nicht.</translation>
    </message>
    <message>
        <source>Every one of them on the first try. You&apos;ve got this one down.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Alle auf Anhieb. Diese Lektion sitzt.</translation>
    </message>
    <message>
        <source>Lesson 1 alone</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons. strategies.who: Return the name of a player.</extracomment>
        <translation>Nur Lektion 1</translation>
    </message>
    <message>
        <source>Final score</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>A name can have at most {letters} characters.</source>
        <extracomment>new_game.longest_name</extracomment>
        <translation>Ein Name darf höchstens {letters} Zeichen haben.</translation>
    </message>
    <message>
        <source>Which game: Yahtzee or one like it</source>
        <extracomment>new_game.game_of_the_family: screen reader: list beside the heading</extracomment>
        <translation>Welches Spiel: Yahtzee oder ein verwandtes</translation>
    </message>
    <message>
        <source>A seed can have at most {most} characters.</source>
        <extracomment>new_game.seed_too_long</extracomment>
        <translation>Ein Startwert darf höchstens {most} Zeichen haben.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>new_game.rolls: row of the New game dialog: where they come from</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.keep</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>state</source>
        <comment>heading of a column: what the dice show</comment>
        <extracomment>turn_chances_words.state</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.goal_column</extracomment>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>rolls</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.rolls_column</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>best play</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.best_column</extracomment>
        <translation>bestes Spiel</translation>
    </message>
    <message>
        <source>Die {place}: {face}</source>
        <extracomment>turn_chances_words.die: as a screen reader says it</extracomment>
        <translation>Würfel {place}: {face}</translation>
    </message>
    <message>
        <source>Undoes your last change (Ctrl+Z); Ctrl+Y redoes it.</source>
        <extracomment>rules_lab.undo_hint</extracomment>
        <translation type="vanished">Nimmt deine letzte Änderung zurück (Strg+Z); Strg+Y stellt sie wieder her.</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>what a box does, beside a list</comment>
        <extracomment>rules_lab.scores: beside a list: what a box scores</extracomment>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Each later {name}</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Weiterer {name}</translation>
    </message>
    <message>
        <source>what a later {name} may score</source>
        <extracomment>rules_lab.field_unit: below the name of a field</extracomment>
        <translation>was für jeden weiteren {name} gilt</translation>
    </message>
    <message>
        <source>A later {name} counts like any other roll.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Jeder weitere {name} zählt wie jeder andere Wurf.</translation>
    </message>
    <message>
        <source>A turn can have 1 to 5 rolls.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Eine Runde hat 1 bis 5 Würfe.</translation>
    </message>
    <message>
        <source>A card can have 1 to 16 boxes.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Ein Zettel kann 1 bis 16 Felder haben.</translation>
    </message>
    <message>
        <source>Final score with perfect play</source>
        <extracomment>rules_lab.final_scores: chart title</extracomment>
        <translation>Endstand bei perfektem Spiel</translation>
    </message>
    <message>
        <source>Solving: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Wird berechnet: {percent} %</translation>
    </message>
    <message>
        <source>First rolls: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Erste Würfe: {percent} %</translation>
    </message>
    <message>
        <source>There&apos;s no position to copy yet.</source>
        <extracomment>set_up.nothing_to_copy</extracomment>
        <translation>Hier ist noch keine Stellung zum Kopieren.</translation>
    </message>
    <message>
        <source>There&apos;s no position to play from yet.</source>
        <extracomment>set_up.nothing_to_play</extracomment>
        <translation>Hier ist noch keine Stellung, von der aus du spielen kannst.</translation>
    </message>
    <message>
        <source>Esc puts the five dice back.</source>
        <extracomment>set_up.dice_can_go_back: while other dice are typed</extracomment>
        <translation>Esc legt die fünf Würfel zurück.</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Greedy player</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Gieriger Spieler</translation>
    </message>
    <message>
        <source>Your earlier self</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Dein früheres Ich</translation>
    </message>
    <message>
        <source>Takes the best option every time.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Nimmt jedes Mal die beste Möglichkeit.</translation>
    </message>
    <message>
        <source>Plays like a sensible person who doesn&apos;t work out odds.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Spielt wie ein vernünftiger Mensch, der keine Chancen ausrechnet.</translation>
    </message>
    <message>
        <source>Weighs the chance of a hand against what it pays.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Wägt die Chance auf eine Kombination gegen das ab, was sie bringt.</translation>
    </message>
    <message>
        <source>Plays every turn for its own points, as if it were the last.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Spielt jede Runde nur auf die Punkte dieser Runde, als wäre es die letzte.</translation>
    </message>
    <message>
        <source>You see each of its turns when you&apos;ve finished yours.</source>
        <extracomment>new_game.ghost_explained: Return how a ghost plays, and when it is seen.</extracomment>
        <translation>Du siehst jede seiner Runden, sobald du deine beendet hast.</translation>
    </message>
    <message numerus="yes">
        <source>%n costly choices</source>
        <extracomment>reviews.mistakes: Return how many of them there are, while none of them is looked at.</extracomment>
        <translation>
            <numerusform>%n davon teuer</numerusform>
            <numerusform>%n davon teuer</numerusform>
        </translation>
    </message>
    <message>
        <source>No costly choices</source>
        <extracomment>reviews.mistakes: Return how many of them there are, while none of them is looked at.</extracomment>
        <translation>Keine davon teuer</translation>
    </message>
    <message>
        <source>Previous costly choice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. reviews.previous_mistake: button</extracomment>
        <translation>Vorige teure Entscheidung</translation>
    </message>
    <message>
        <source>Next costly choice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. reviews.next_mistake: button</extracomment>
        <translation>Nächste teure Entscheidung</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the figures of a chart as a table, on a button</comment>
        <extracomment>buttons.as_table</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>figures as a chart, on a button</comment>
        <extracomment>buttons.as_chart</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>a chart, to a file</comment>
        <extracomment>buttons.save: button</extracomment>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>buttons.save_title: dialog title</extracomment>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>yahtzee-chart</source>
        <comment>the name of a file</comment>
        <extracomment>buttons.file_name: without its ending: letters and digits only</extracomment>
        <translation>yahtzee-diagramm</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>still to come</source>
        <extracomment>practice._mark</extracomment>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>practice._mark</extracomment>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>practice._mark</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>{number}: {stands}</source>
        <extracomment>practice.mark_spoken: Return how a position stands, as a screen reader says it.</extracomment>
        <translation>{number}: {stands}</translation>
    </message>
    <message>
        <source>Show the best</source>
        <extracomment>coach.show_best: button turn_chances_words.show_few: button below a list that is shown whole</extracomment>
        <translation>Das Beste zeigen</translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <extracomment>practice.with_key: Return the text of a button with the key that does the same.</extracomment>
        <translation>{button} ({key})</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>tray.back_to_result: the same, once the game is over practice.back_to_result: button, from a position looked at again</extracomment>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>the number of a position</comment>
        <extracomment>practice.answer_columns</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>learn.ends: Return the ends of an interval.</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>averages {average}</source>
        <extracomment>progress.compared_card: Return what is said of a bar.</extracomment>
        <translation>im Schnitt {average}</translation>
    </message>
    <message numerus="yes">
        <source>After lessons 1 to %n</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>
            <numerusform>Nach Lektion %n</numerusform>
            <numerusform>Nach den Lektionen 1 bis %n</numerusform>
        </translation>
    </message>
    <message>
        <source>averages {average}, {gain} more</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>im Schnitt {average}, {gain} mehr</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>timeline.mean: row of the figures of final scores history.facts: Return what the games of a list have together, each with its name; not what there is none of. progress.compared_columns</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>From {before} before the first lesson to {after} after the last; perfect play averages {par}.</source>
        <extracomment>learn.course_summary: Return what the path shows, for a screen reader.</extracomment>
        <translation>Von {before} vor der ersten Lektion bis {after} nach der letzten; wer perfekt spielt, erreicht im Schnitt {par}.</translation>
    </message>
    <message numerus="yes">
        <source>moving average of %n games, with its interval</source>
        <extracomment>learn.moving_mean</extracomment>
        <translation>
            <numerusform>Mittel über %n Spiel, mit Intervall</numerusform>
            <numerusform>Mittel über %n Spiele, mit Intervall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games ago</source>
        <extracomment>learn.games_ago: label below the oldest game</extracomment>
        <translation>
            <numerusform>vor %n Spiel</numerusform>
            <numerusform>vor %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>latest game</source>
        <extracomment>learn.latest: label</extracomment>
        <translation>letztes Spiel</translation>
    </message>
    <message>
        <source>see games</source>
        <extracomment>learn.see_games</extracomment>
        <translation>Spiele ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <extracomment>progress.group_card: Return what is said of a group. learn.weakness_card: Return what is said of something that clearly costs more than the rest.</extracomment>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many, as a part of a sentence</comment>
        <extracomment>learn.weakness_card: Return what is said of something that clearly costs more than the rest.</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>{decisions} in {games}</source>
        <extracomment>learn.weakness_card: Return what is said of something that clearly costs more than the rest.</extracomment>
        <translation>{decisions} in {games}</translation>
    </message>
    <message>
        <source>Yahtzee lessons</source>
        <extracomment>lessons.lessons_title: title of the page</extracomment>
        <translation>Yahtzee-Lektionen</translation>
    </message>
    <message>
        <source>Lesson {number}: {name}</source>
        <extracomment>lessons.read_it: Return the text of a button that leads to a lesson.</extracomment>
        <translation>Lektion {number}: {name}</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>lessons.short: a link where there is no room for its name</extracomment>
        <translation>Lektion {number}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>lessons.columns</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>It&apos;s close.</source>
        <extracomment>why_words.close: before the reasons</extracomment>
        <translation>Es ist knapp.</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>as the subject of a sentence</comment>
        <extracomment>why_words.who: Return an option as the subject of a sentence.</extracomment>
        <translation>alle fünf werfen</translation>
    </message>
    <message>
        <source>with {box}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>mit dem Feld {box}</translation>
    </message>
    <message>
        <source>with five new dice</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>mit fünf neuen Würfeln</translation>
    </message>
    <message>
        <source>with {dice}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>mit {dice}</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>einen Dreierpasch</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>einen Viererpasch</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>a Yahtzee</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>einen Yahtzee</translation>
    </message>
    <message>
        <source> (a {face})</source>
        <comment>the die that completes the large straight</comment>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name.</extracomment>
        <translation> (mit einer {face})</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name. boxes._pattern:</extracomment>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source> (any {faces})</source>
        <comment>1 or 6: the dice that complete the large straight</comment>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name.</extracomment>
        <translation> (mit {faces})</translation>
    </message>
    <message>
        <source>The {face} is no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>Die {face} nützt nichts.</translation>
    </message>
    <message>
        <source>{dice} are no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>{dice} nützen nichts.</translation>
    </message>
    <message>
        <source>{deed}, and the dice come up {dice}.</source>
        <extracomment>why_words._answered: Return what the dice answer both options with, where the turn ends then, and what that brings.</extracomment>
        <translation>{deed}, dann wirfst du {dice}.</translation>
    </message>
    <message>
        <source>{points} in {box}</source>
        <extracomment>why_words.points_in: Return how a turn ends: the points, and the box they are scored in. match_words.points_in: what the upper bonus still takes where one box is left for it</extracomment>
        <translation>{points} im Feld {box}</translation>
    </message>
    <message>
        <source>if you score {box} now</source>
        <comment>no chance of one ...</comment>
        <extracomment>options.if_option: Return an option as the condition of something.</extracomment>
        <translation>wenn du jetzt das Feld {box} nimmst,</translation>
    </message>
    <message>
        <source>Your first choice is the one that&apos;s judged.</source>
        <extracomment>coach.first_choice_counts: of the button Try it again</extracomment>
        <translation>Beurteilt wird deine erste Wahl.</translation>
    </message>
    <message>
        <source>working out the best chance: {percent} %</source>
        <extracomment>timeline.best_waits</extracomment>
        <translation>beste Chance wird ausgerechnet: {percent} %</translation>
    </message>
    <message>
        <source>From a set-up position</source>
        <extracomment>tray.from_a_position: badge of a game that was set up history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Ab aufgebauter Stellung</translation>
    </message>
    <message>
        <source>Type the faces you want to keep</source>
        <extracomment>tray.type_what_to_keep: below: Choose what to keep</extracomment>
        <translation>Tipp die Zahlen ein, die du behältst, oder klick sie an</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>tray.hint: button beside the Roll button</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>tray.nothing_to_undo</extracomment>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>tray.play_on: button that goes on from a decision that is looked back at</extracomment>
        <translation>Ab hier</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <comment>a button and its key</comment>
        <extracomment>tray.with_key</extracomment>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>from a set-up position, so it doesn&apos;t count towards your level</source>
        <extracomment>end_page.from_position: below the score</extracomment>
        <translation>aus einer aufgebauten Stellung, zählt also nicht für deine Stufe</translation>
    </message>
    <message>
        <source>How many rolls a turn had</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wie viele Würfe eine Runde hatte</translation>
    </message>
    <message>
        <source>What kind of dice</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welche Würfel</translation>
    </message>
    <message>
        <source>How many bonuses for later Yahtzees</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wie viele Boni für weitere Yahtzees</translation>
    </message>
    <message>
        <source>You tried that already.</source>
        <extracomment>practice.is_tried</extracomment>
        <translation>Das hast du schon probiert.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>practice.show_options: link to the list of all options</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <extracomment>practice.more: Return the text of the button that tells more; none where only the answer is left.</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Another hint</source>
        <extracomment>practice.more: Return the text of the button that tells more; none where only the answer is left.</extracomment>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>What a box usually scores</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Was ein Feld sonst bringt</translation>
    </message>
    <message>
        <source>One die, not a dead pair</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Ein Würfel, kein totes Paar</translation>
    </message>
    <message>
        <source>Three of each face</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Drei von jeder Zahl</translation>
    </message>
    <message>
        <source>Where a bad turn goes</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Schlechte Runden</translation>
    </message>
    <message>
        <source>Three in the middle</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Drei in der Mitte</translation>
    </message>
    <message>
        <source>Four of a large straight</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Vier zur Großen Straße</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <extracomment>lessons.name: the name of a lesson boxes._names: the name of a box</extracomment>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>High dice for Chance</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Hohe Würfel für Chance</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <extracomment>lessons.drawing: shown while they are being found</extracomment>
        <translation>Stellungen werden gesucht…</translation>
    </message>
    <message>
        <source>All boxes are open</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>Alle Felder sind offen</translation>
    </message>
    <message>
        <source>Filled: {boxes}</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>Ausgefüllt: {boxes}</translation>
    </message>
    <message>
        <source>Open: {boxes}</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>{boxes} offen</translation>
    </message>
    <message>
        <source>With this lesson: {choice}, {value} expected</source>
        <extracomment>lessons.taught: Return what the lesson says in a position in which it is right, and what that is worth.</extracomment>
        <translation>Mit der Lektion: {choice}, {value} erwartet</translation>
    </message>
    <message numerus="yes">
        <source>Do %n exercises</source>
        <extracomment>lessons.begin_exercises: button that begins the exercises</extracomment>
        <translation>
            <numerusform>%n Übung machen</numerusform>
            <numerusform>%n Übungen machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Other positions</source>
        <extracomment>lessons.other_positions: button</extracomment>
        <translation>Andere Stellungen</translation>
    </message>
    <message>
        <source>{found} of {of}</source>
        <extracomment>lessons.right_of</extracomment>
        <translation>{found} von {of}</translation>
    </message>
    <message>
        <source>Ten more</source>
        <extracomment>lessons.again: button that draws new exercises</extracomment>
        <translation>Zehn andere</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>help.search: in an empty field: in all of Help history.search: name of a text field openings_words.search_name: name of the field for what is looked for</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Dice, such as 1 1 6, or words</source>
        <extracomment>openings_words.search_hint</extracomment>
        <translation>Würfel, etwa 1 1 6, oder Wörter</translation>
    </message>
    <message>
        <source>Only where the obvious choice is wrong</source>
        <extracomment>openings_words.only_traps: choice</extracomment>
        <translation>Nur wo das Naheliegende falsch ist</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>five dice</comment>
        <extracomment>openings_words.columns</extracomment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Obvious, or next best</source>
        <extracomment>openings_words.columns</extracomment>
        <translation>Naheliegend oder Zweitbestes</translation>
    </message>
    <message>
        <source>Working out 252 rolls…</source>
        <extracomment>openings_words.drawing: shown while the rolls are being valued</extracomment>
        <translation>252 Würfe werden ausgerechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <comment>how many are listed</comment>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the obvious choice is wrong in %n</source>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>
            <numerusform>bei %n Wurf ist das Naheliegende falsch</numerusform>
            <numerusform>bei %n ist das Naheliegende falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>{choice}: {value} expected</source>
        <extracomment>openings_words.best</extracomment>
        <translation>{choice}: {value} erwartet</translation>
    </message>
    <message>
        <source>Save a sheet to print…</source>
        <extracomment>openings_words.save_sheet: button</extracomment>
        <translation>Blatt zum Drucken speichern…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <extracomment>openings_words.save_title: dialog title</extracomment>
        <translation>Das Blatt speichern</translation>
    </message>
    <message>
        <source>Document to print (*.pdf)</source>
        <extracomment>openings_words.kinds: Return the filter of the kind of file that the sheet is.</extracomment>
        <translation>Dokument zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>sources.counting: shown while it is looked for</extracomment>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Which box to score</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welches Feld nehmen?</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>sources.about: Return the name of a theme, or of all. learn.all_themes: link to what costs points</extracomment>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>Earlier results</source>
        <extracomment>sources.earlier_heading: heading</extracomment>
        <translation>Frühere Ergebnisse</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>history.filters: name of a choice sources.rating_columns sources.earlier_columns</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Last time: {lost}.</source>
        <extracomment>sources.against_earlier: the result of the test before</extracomment>
        <translation>Beim letzten Mal: {lost}.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>sources.compared_columns progress.compared_columns new_game.who: row of the New game dialog: who plays</extracomment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Another test</source>
        <extracomment>sources.another_test: button</extracomment>
        <translation>Noch ein Test</translation>
    </message>
    <message>
        <source>Scores and luck</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Ergebnisse und Glück</translation>
    </message>
    <message>
        <source>per decision</source>
        <extracomment>progress.game_or_decision: buttons: what is shown</extracomment>
        <translation type="vanished">pro Entscheidung</translation>
    </message>
    <message>
        <source>per game</source>
        <extracomment>progress.game_or_decision: buttons: what is shown</extracomment>
        <translation type="vanished">pro Spiel</translation>
    </message>
    <message>
        <source>{score} points, luck {luck}</source>
        <extracomment>progress.game_card: Return what is said of one game.</extracomment>
        <translation>{score} Punkte, Glück {luck}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>progress.losses_columns progress.grouped_by: screen reader: choice of the groups progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Moving average</source>
        <extracomment>progress.losses_columns</extracomment>
        <translation>Gleitendes Mittel</translation>
    </message>
    <message numerus="yes">
        <source>%n games without help</source>
        <extracomment>progress.scores_note_alone</extracomment>
        <translation>
            <numerusform>%n Spiel ohne Hilfe</numerusform>
            <numerusform>%n Spiele ohne Hilfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intervals appear after %n games.</source>
        <extracomment>progress.intervals_explained: Return where the intervals come from, or when there are some.</extracomment>
        <translation>
            <numerusform>Wie genau das ist, steht hier ab %n Spiel.</numerusform>
            <numerusform>Wie genau das ist, steht hier ab %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>by theme</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>nach Thema</translation>
    </message>
    <message>
        <source>by turn</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>nach Runde</translation>
    </message>
    <message>
        <source>by box</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>nach Feld</translation>
    </message>
    <message>
        <source>verdicts</source>
        <extracomment>progress.points_or_verdicts: buttons: what is shown</extracomment>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>progress.points_or_verdicts: buttons: what is shown</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shown as</source>
        <extracomment>progress.shown_as: screen reader: choice of the form</extracomment>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>progress.group_name: Return the name of a group.</extracomment>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>clearly more than your average</source>
        <extracomment>progress.group_card: Return what is said of a group.</extracomment>
        <translation>eindeutig mehr als dein Schnitt</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Your scores, and those of perfect play</source>
        <extracomment>progress.scores_name: chart title</extracomment>
        <translation>Deine Ergebnisse und die bei perfektem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n games; the line is the exact distribution of perfect play</source>
        <extracomment>progress.scores_note</extracomment>
        <translation>
            <numerusform>%n Spiel; die Linie ist die exakte Verteilung bei perfektem Spiel</numerusform>
            <numerusform>%n Spiele; die Linie ist die exakte Verteilung bei perfektem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>perfect play: {games}</source>
        <extracomment>progress.score_card: Return what is said of a range of scores.</extracomment>
        <translation>perfektes Spiel: {games}</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>progress.scores_columns</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>%n games with fair dice</source>
        <extracomment>progress.luck_of_all: Return the luck of all games, and what is to be said of it.</extracomment>
        <translation>
            <numerusform>%n Spiel mit fairen Würfeln</numerusform>
            <numerusform>%n Spiele mit fairen Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: luck {luck} points per game.</source>
        <extracomment>progress.luck_of_all: Return the luck of all games, and what is to be said of it.</extracomment>
        <translation>{games}: Glück {luck} Punkte pro Spiel.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Auf lange Sicht gleicht sich Glück aus, wie du auch spielst.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play, and so far yours has.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Auf lange Sicht gleicht sich Glück aus, wie du auch spielst, und bisher auch bei dir.</translation>
    </message>
    <message>
        <source>The last two turns</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Die letzten zwei Runden</translation>
    </message>
    <message>
        <source>Where to put a bad turn</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wohin mit einer schlechten Runde?</translation>
    </message>
    <message>
        <source>Rolling all five dice</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Alle fünf Würfel werfen?</translation>
    </message>
    <message>
        <source>Yahtzee, alone or with others, with a coach that knows the exact value of every choice: the whole game is solved on this computer.</source>
        <extracomment>help.about_program</extracomment>
        <translation>Yahtzee, allein oder mit anderen, mit einem Coach, der den genauen Wert jeder Wahl kennt: Das ganze Spiel wird auf diesem Computer gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%n games saved to {path}.</source>
        <extracomment>history.history_exported: Return the banner about a history that was written to a file.</extracomment>
        <translation>
            <numerusform>%n Spiel in {path} gespeichert.</numerusform>
            <numerusform>%n Spiele in {path} gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were added.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n Spiel ist dazugekommen.</numerusform>
            <numerusform>%n Spiele sind dazugekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines couldn&apos;t be read as games.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n Zeile ließ sich nicht als Spiel lesen.</numerusform>
            <numerusform>%n Zeilen ließen sich nicht als Spiele lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history couldn&apos;t be saved: {reason}.</source>
        <extracomment>history.export_failed</extracomment>
        <translation>Der Verlauf konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>it isn&apos;t a history exported by this program</source>
        <extracomment>history.no_history: reason, within a sentence</extracomment>
        <translation>das ist kein Verlauf, den dieses Programm exportiert hat</translation>
    </message>
    <message>
        <source>your own history can&apos;t be opened ({detail})</source>
        <extracomment>history.own_history</extracomment>
        <translation>dein eigener Verlauf lässt sich nicht öffnen ({detail})</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>history.not_looked_at: in a list, what choices cost that the coach has not looked at</extracomment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Each later {name} earns {bonus} points once its box has points.</source>
        <extracomment>names.further_five: Return what five alike do once their box is filled; nothing where they do nothing.</extracomment>
        <translation>Stehen im Feld {name} schon Punkte, bringt {name} jedes weitere Mal {bonus} Punkte dazu.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>match_words.you: name of a player who has given none practice.answer_columns progress.you: name of the player among strategies new_game.you: name of a player who has given none</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Save the review…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Auswertung speichern…</translation>
    </message>
    <message>
        <source>Save the review</source>
        <extracomment>announcing.save_review_title: dialog title</extracomment>
        <translation>Auswertung speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <extracomment>announcing.review_files: filter of a file dialog</extracomment>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>announcing.review_files: filter of a file dialog</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>{game}-review</source>
        <comment>the name of a file</comment>
        <extracomment>announcing.review_name</extracomment>
        <translation>{game}-auswertung</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>what would have been best</comment>
        <extracomment>announcing.best_column: column heading</extracomment>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>greedy</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>gierig</translation>
    </message>
    <message>
        <source>rules of thumb</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>perfect play</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>perfektes Spiel</translation>
    </message>
    <message>
        <source>plays to win</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>spielt auf Sieg</translation>
    </message>
    <message>
        <source>{name}, roll the dice</source>
        <extracomment>match_words.invitation</extracomment>
        <translation>{name}, würfle</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>coach.turn lessons.where: Return how far the game is in a position. strategies.in_turn: head of a card reviews.when: Return which decision of its game is meant: its turn, and how many rolls were left.</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{name} has {total}, {ahead} ahead of you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, {ahead} vor dir</translation>
    </message>
    <message>
        <source>{name} has {total}, {behind} behind you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, {behind} hinter dir</translation>
    </message>
    <message>
        <source>{name} has {total}, level with you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, so viel wie du</translation>
    </message>
    <message numerus="yes">
        <source>You have finished this game before, with %n points. That result stands; this one doesn&apos;t count.</source>
        <extracomment>new_game.dealt_before</extracomment>
        <translation>
            <numerusform>Du hast dieses Spiel schon einmal beendet, mit %n Punkt. Dieses Ergebnis bleibt; das neue zählt nicht.</numerusform>
            <numerusform>Du hast dieses Spiel schon einmal beendet, mit %n Punkten. Dieses Ergebnis bleibt; das neue zählt nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can be compiled ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>es kann nichts kompiliert werden ({detail})</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>reviews.previous_decision: button</extracomment>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>reviews.next_decision: button</extracomment>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>there was no choice</source>
        <extracomment>options.no_choice: remark on a decision that was none</extracomment>
        <translation>es gab keine Wahl</translation>
    </message>
    <message>
        <source>expected {value} · luck of the roll {luck}</source>
        <extracomment>reviews.figures: Return how the game stood after a decision, and what the roll before it gave.</extracomment>
        <translation>erwartet {value} · Glück des Wurfs {luck}</translation>
    </message>
    <message>
        <source>{figure} · expected {value} · luck of the roll {luck}</source>
        <extracomment>reviews.figures: Return how the game stood after a decision, and what the roll before it gave.</extracomment>
        <translation>{figure} · erwartet {value} · Glück des Wurfs {luck}</translation>
    </message>
    <message>
        <source>New positions</source>
        <extracomment>lessons.drop_them: button that loses the answers</extracomment>
        <translation>Andere nehmen</translation>
    </message>
    <message>
        <source>Keep my answers</source>
        <extracomment>lessons.keep_them: button</extracomment>
        <translation>Antworten behalten</translation>
    </message>
    <message>
        <source>1 in {of}</source>
        <extracomment>openings_words.chance: Return how often a roll comes among all ways in which five dice can fall.</extracomment>
        <translation>1 von {of}</translation>
    </message>
    <message numerus="yes">
        <source>%n in {of}</source>
        <extracomment>openings_words.chance: Return how often a roll comes among all ways in which five dice can fall.</extracomment>
        <translation>
            <numerusform>%n von {of}</numerusform>
            <numerusform>%n von {of}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons 1 to {number}</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons. strategies.who: Return the name of a player.</extracomment>
        <translation>Lektionen 1 bis {number}</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>sources.difficulty_column: heading of a column; how hard each puzzle was sources.rating_columns</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>{mark} one of Tom Verhoeff&apos;s dilemmas. Enter or a double click opens a position again.</source>
        <extracomment>sources.dilemma_note</extracomment>
        <translation>{mark} eines der Dilemmas von Tom Verhoeff. Enter oder ein Doppelklick öffnet eine Stellung wieder.</translation>
    </message>
    <message>
        <source>less than {score}</source>
        <extracomment>progress.score_range: Return a range of scores; without its beginning all that are lower, without its end all that are higher.</extracomment>
        <translation>weniger als {score}</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>must be a JSON object, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss ein JSON-Objekt sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be text of at least one character, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss Text aus mindestens einem Zeichen sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be an object with one of {known}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss ein Objekt mit genau einem von {known} sein</translation>
    </message>
    <message>
        <source>must be text of 1 to {most} characters, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss Text aus 1 bis {most} Zeichen sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be a list of 1 to {most} tables, one for each box, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss eine Liste von 1 bis {most} Tabellen sein, eine für jedes Feld, nicht {said}</translation>
    </message>
    <message>
        <source>Full joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Voller Joker</translation>
    </message>
    <message>
        <source>full joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>voller Joker</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points if the first scored 50, and may go into any open box: it counts in full in every lower one.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Hast du für den ersten Yahtzee 50 Punkte, gibt es für jeden weiteren 100 dazu. Er darf in jedes offene Feld und zählt in jedem unteren voll.</translation>
    </message>
    <message>
        <source>None yet</source>
        <extracomment>settings.no_backup: in place of a day: there is no copy</extracomment>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>keep {dice}</source>
        <extracomment>options._choice options.as_deed</extracomment>
        <translation>{dice} behalten</translation>
    </message>
    <message>
        <source>score {points} in {box}</source>
        <extracomment>options.as_deed</extracomment>
        <translation>{points} im Feld {box} eintragen</translation>
    </message>
    <message>
        <source>then the best</source>
        <extracomment>options.first_choice: Return the first choice, which is graded, of a decision that was made again; and what was `best`, if neither.</extracomment>
        <translation>dann das Beste</translation>
    </message>
    <message>
        <source>then the dice come up {dice}</source>
        <extracomment>options.option_spoken: Return an option with its value, and a demon&apos;s answer to it, as a screen reader says it.</extracomment>
        <translation>dann wirfst du {dice}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <extracomment>options.roll_all: name of the keep of no dice</extracomment>
        <translation>Alle fünf werfen</translation>
    </message>
    <message>
        <source>Looking at rolls and upper totals…</source>
        <extracomment>why_words.looking</extracomment>
        <translation>Würfe und obere Summen werden durchgesehen…</translation>
    </message>
    <message>
        <source>This appears once the options are shown.</source>
        <extracomment>why_words.not_now</extracomment>
        <translation>Das erscheint, sobald die Möglichkeiten zu sehen sind.</translation>
    </message>
    <message>
        <source>Looking at other rules and goals: {done} of {of}</source>
        <extracomment>why_words.beyond</extracomment>
        <translation>Andere Regeln und Ziele: {done} von {of}</translation>
    </message>
    <message numerus="yes">
        <source>with %n rolls left</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>
            <numerusform>mit noch %n Wurf</numerusform>
            <numerusform>mit noch %n Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>playing for {target} or more</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>wenn du auf {target} oder mehr spielst</translation>
    </message>
    <message>
        <source>with the bonus out of reach ({points})</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>wenn der Bonus unerreichbar ist ({points})</translation>
    </message>
    <message>
        <source>with the bonus earned ({points})</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>wenn der Bonus sicher ist ({points})</translation>
    </message>
    <message>
        <source>with {points} in the upper boxes</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>mit {points} in den oberen Feldern</translation>
    </message>
    <message>
        <source>Show the options</source>
        <extracomment>coach.show_options: button</extracomment>
        <translation>Möglichkeiten zeigen</translation>
    </message>
    <message>
        <source>Shows this player&apos;s scorecard.</source>
        <extracomment>match_words.card_hint</extracomment>
        <translation>Zeigt den Zettel dieses Spielers.</translation>
    </message>
    <message>
        <source>{name}, what did you roll?</source>
        <extracomment>match_words.what_did_they_roll</extracomment>
        <translation>{name}, was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>exact: everyone else has finished</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>exakt, alle anderen sind fertig</translation>
    </message>
    <message>
        <source>Card below the dice</source>
        <extracomment>timeline.card: what a screen reader says of its tabs</extracomment>
        <translation>Karte unter den Würfeln</translation>
    </message>
    <message>
        <source>Final score</source>
        <comment>a tab</comment>
        <extracomment>timeline.final_face: tab of the card below the dice</extracomment>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>This turn</source>
        <extracomment>timeline.turn_face: tab of the card below the dice</extracomment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>After your choice you&apos;ll see here what it can lead to.</source>
        <extracomment>timeline.after_choice</extracomment>
        <translation>Nach deiner Wahl siehst du hier, wohin sie führen kann.</translation>
    </message>
    <message>
        <source>With the coach off, nothing shows here. Look back at a choice when the game is over.</source>
        <extracomment>timeline.off</extracomment>
        <translation>Wenn der Coach aus ist, ist hier nichts zu sehen. Sieh dir eine Wahl an, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>The game is over. Look back at a choice to see where it could have led.</source>
        <extracomment>timeline.at_end</extracomment>
        <translation>Das Spiel ist vorbei. Sieh dir eine Wahl noch einmal an, dann siehst du hier, wohin sie hätte führen können.</translation>
    </message>
    <message>
        <source>This appears as soon as your chance is worked out.</source>
        <extracomment>timeline.waits_for_goal</extracomment>
        <translation>Das erscheint, sobald deine Chance ausgerechnet ist.</translation>
    </message>
    <message>
        <source>Here you&apos;ll see what your own choices can lead to.</source>
        <extracomment>timeline.others_turn</extracomment>
        <translation>Hier siehst du, wohin deine eigenen Entscheidungen führen können.</translation>
    </message>
    <message>
        <source>This appears as soon as the coach is ready.</source>
        <extracomment>timeline.waits_for_table</extracomment>
        <translation>Das folgt, sobald der Coach bereit ist.</translation>
    </message>
    <message>
        <source>Work out the best chance</source>
        <extracomment>timeline.find_best: button beside a score</extracomment>
        <translation>Beste Chance ausrechnen</translation>
    </message>
    <message>
        <source>This early in the game it takes up to a minute. Meanwhile you can play on.</source>
        <extracomment>timeline.early</extracomment>
        <translation>So früh im Spiel dauert das bis zu einer Minute. Du kannst inzwischen weiterspielen.</translation>
    </message>
    <message>
        <source>Drag the line, or use the arrow keys, for the chance of another score.</source>
        <extracomment>timeline.drag_hint</extracomment>
        <translation>Zieh die Linie oder nimm die Pfeiltasten, um die Chance auf einen anderen Endstand zu sehen.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <extracomment>timeline.work_out: button below a sentence that says how long it takes</extracomment>
        <translation>Ausrechnen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>strategies.side_name: name of a table of strategies</extracomment>
        <translation>Im Vergleich</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the game as it stands, in a row of options</comment>
        <extracomment>timeline.short: Return an option in as few signs as there can be.</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>needs {score}</source>
        <comment>a mark on the axis of final scores</comment>
        <extracomment>timeline.goal_mark: Return what the goal&apos;s mark on the axis says: what it needs, or the certain score that is as good.</extracomment>
        <translation>nötig: {score}</translation>
    </message>
    <message>
        <source>{score} wins half the time</source>
        <comment>a mark on the axis of final scores</comment>
        <extracomment>timeline.goal_mark: Return what the goal&apos;s mark on the axis says: what it needs, or the certain score that is as good.</extracomment>
        <translation>{score} gewinnt jedes zweite Mal</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <extracomment>timeline.or_more rules_lab.at_least: row of a table: the chance of a score strategies.or_more: head of a card</extracomment>
        <translation>{score} oder mehr</translation>
    </message>
    <message>
        <source>best chance there is: {chance}</source>
        <extracomment>timeline.best_chance</extracomment>
        <translation>beste Chance überhaupt: {chance}</translation>
    </message>
    <message>
        <source>at best {chance}</source>
        <extracomment>timeline.short_best: the same where there is little room</extracomment>
        <translation>bestenfalls {chance}</translation>
    </message>
    <message>
        <source>average {mean}</source>
        <extracomment>timeline.only_mean: the one figure of final scores that is known at once</extracomment>
        <translation>Schnitt {mean}</translation>
    </message>
    <message>
        <source>{event}: {chance} with {option}</source>
        <extracomment>timeline.chances_of: as a screen reader says it</extracomment>
        <translation>{event}: {chance}, {option}</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <extracomment>tray.what_did_you_roll: in large letters</extracomment>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <extracomment>tray.let_program_roll: button, with dice of your own</extracomment>
        <translation>Programm würfelt</translation>
    </message>
    <message>
        <source>Type that roll again</source>
        <extracomment>tray.correct_it: in large letters</extracomment>
        <translation>Gib den Wurf noch einmal ein</translation>
    </message>
    <message>
        <source>What you kept and scored stays. Esc cancels.</source>
        <extracomment>tray.type_it_again</extracomment>
        <translation>Deine Entscheidungen bleiben. Esc bricht ab.</translation>
    </message>
    <message>
        <source>You&apos;re looking back: go back to the game to undo something there.</source>
        <extracomment>tray.undo_after_the_look</extracomment>
        <translation>Das ist ein Rückblick: Geh erst zum Spiel, um dort etwas rückgängig zu machen.</translation>
    </message>
    <message>
        <source>In Live mode the coach already shows everything a hint could tell you.</source>
        <extracomment>tray.no_hint_in_live</extracomment>
        <translation>Im Modus Live zeigt der Coach schon alles, was ein Tipp sagen könnte.</translation>
    </message>
    <message>
        <source>the joker rules don&apos;t allow this box now</source>
        <extracomment>tray.not_allowed_by_joker</extracomment>
        <translation>die Jokerregeln erlauben dieses Feld jetzt nicht</translation>
    </message>
    <message>
        <source>Enter {number}</source>
        <extracomment>tray.face_button: a face that can be entered</extracomment>
        <translation>{number} eingeben</translation>
    </message>
    <message>
        <source>It counts in full as a joker, because your {box} box is filled.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Das zählt voll als Joker, weil dein Feld {box} schon ausgefüllt ist.</translation>
    </message>
    <message>
        <source>Perfect play, following the coach&apos;s own advice</source>
        <extracomment>demo.watching</extracomment>
        <translation>Perfektes Spiel, nach dem Rat des Coachs</translation>
    </message>
    <message>
        <source>Next: roll all five dice; there is nothing to choose</source>
        <extracomment>demo.next_roll</extracomment>
        <translation>Als Nächstes: alle fünf Würfel werfen, es gibt nichts zu wählen</translation>
    </message>
    <message>
        <source>better than {number} % of a perfect player&apos;s games</source>
        <extracomment>games.better_than</extracomment>
        <translation>besser als {number} % der Spiele eines perfekten Spielers</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>end_page.next_match: button: the next match of a series</extracomment>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Dice you keep stay as they are, and you can still let them go after the next roll. Keeping all {dice} doesn&apos;t count as a roll.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Würfel, die du behältst, bleiben liegen, und nach dem nächsten Wurf kannst du sie immer noch mitwerfen. Alle {dice} zu behalten zählt nicht als Wurf.</translation>
    </message>
    <message>
        <source>After any roll you can score the dice in one open box, which is then filled for good. If the dice don&apos;t fit the box, it gets a zero.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Nach jedem Wurf kannst du die Würfel in ein offenes Feld eintragen, das damit endgültig ausgefüllt ist. Passen die Würfel nicht zum Feld, bekommt es eine Null.</translation>
    </message>
    <message>
        <source>The highest total wins. On your own, you play against par: what perfect play averages.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Wer am Ende vorn liegt, gewinnt. Allein spielst du gegen Par: das, was bei perfektem Spiel im Schnitt herauskommt.</translation>
    </message>
    <message>
        <source>If you roll a Yahtzee when the Yahtzee box is filled, with {points} or a zero, it can be a joker. While that box is open there are no jokers, and you may score any open box.</source>
        <extracomment>help.rules_jokers</extracomment>
        <translation>Wirfst du einen Yahtzee, wenn das Yahtzee-Feld schon ausgefüllt ist, mit {points} oder einer Null, kann er ein Joker sein. Solange das Feld offen ist, gibt es keine Joker, und du darfst jedes offene Feld nehmen.</translation>
    </message>
    <message>
        <source>You may score any open box. Full house and the straights get a zero.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Du darfst jedes offene Feld nehmen. Full House und die Straßen bekommen eine Null.</translation>
    </message>
    <message>
        <source>You&apos;re playing it now.</source>
        <extracomment>days_words.in_play</extracomment>
        <translation>Du spielst es gerade.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>days_words.go_on: button, for the day in play history.go_on: button: a game that was begun</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>After the first roll, a command appears here so you can check it yourself.</source>
        <extracomment>history.check_comes</extracomment>
        <translation>Nach dem ersten Wurf steht hier ein Befehl, mit dem du es selbst prüfen kannst.</translation>
    </message>
    <message>
        <source>Check it yourself: run this command outside the program, and it prints the first roll of the game: {dice}.</source>
        <extracomment>history.check_explained</extracomment>
        <translation>Prüf es selbst: Führ diesen Befehl außerhalb des Programms aus, und er zeigt den ersten Wurf des Spiels: {dice}.</translation>
    </message>
    <message>
        <source>Five-game card</source>
        <extracomment>history.five_games: a choice: games side by side; name of their table</extracomment>
        <translation>Fünf Spiele auf einem Zettel</translation>
    </message>
    <message>
        <source>it was written by another version of the program ({detail})</source>
        <extracomment>history.other_version</extracomment>
        <translation>das hat eine andere Version des Programms geschrieben ({detail})</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>set_up.others: fields for the others to beat</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>What would change it?</source>
        <extracomment>why_words.heading: link below a reason</extracomment>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <source>How the turn ends</source>
        <extracomment>why_words.endings_heading: heading of bars</extracomment>
        <translation>Wie die Runde endet</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>why_words.why_heading: link back to the reason</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>You&apos;ll see what this choice cost as soon as that is worked out.</source>
        <extracomment>coach.verdict_follows: in the place of a verdict</extracomment>
        <translation>Was diese Wahl gekostet hat, siehst du, sobald es ausgerechnet ist.</translation>
    </message>
    <message>
        <source>about your last choice</source>
        <extracomment>why_words.last_choice: beside the faces of the card below the dice</extracomment>
        <translation>zu deiner letzten Wahl</translation>
    </message>
    <message>
        <source>you took {box}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>du hast {box} genommen</translation>
    </message>
    <message>
        <source>you rolled all five</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>du hast alle fünf gewürfelt</translation>
    </message>
    <message>
        <source>you kept {dice}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>du hast {dice} behalten</translation>
    </message>
    <message>
        <source>{option} was best.</source>
        <extracomment>why_words.was_best: Return what would have been best, in a sentence.</extracomment>
        <translation>{option} war am besten.</translation>
    </message>
    <message>
        <source>{option} against {other}</source>
        <extracomment>why_words.against: which option is explained, and against which</extracomment>
        <translation>{option} gegen {other}</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>coach.whole_game: title of the graph once the game is over</extracomment>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>Make your choice, and you&apos;ll see here what it was worth.</source>
        <extracomment>coach.coach_judges</extracomment>
        <translation>Entscheide dich, dann zeigt der Coach hier, was deine Wahl wert war.</translation>
    </message>
    <message>
        <source>You&apos;re trying again on a copy, which doesn&apos;t count. Your game stays as it was.</source>
        <extracomment>coach.tries_again</extracomment>
        <translation>Du versuchst es noch einmal, auf einer Kopie, die nicht zählt. Dein Spiel bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <extracomment>coach.back_to_yours: button menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Zurück zu deinem Spiel</translation>
    </message>
    <message>
        <source>Only {box} is left: get as many points there as you can</source>
        <extracomment>coach.hint_last_box: first hint</extracomment>
        <translation>Nur das Feld {box} ist noch offen: Hol dort so viel wie möglich</translation>
    </message>
    <message>
        <source>your choices cost {lost}</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>deine Entscheidungen kosten {lost}</translation>
    </message>
    <message>
        <source>your choices cost nothing so far</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>deine Entscheidungen kosten bisher nichts</translation>
    </message>
    <message>
        <source>Compare with another option</source>
        <extracomment>coach.compare_with: button with a list of options</extracomment>
        <translation>Mit einer anderen Möglichkeit vergleichen</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>a tab</comment>
        <extracomment>timeline.why_face: tab of the card below the dice</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What you need</source>
        <comment>a tab</comment>
        <extracomment>timeline.needs_face: tab of the card below the dice, in a match</extracomment>
        <translation>Was du brauchst</translation>
    </message>
    <message>
        <source>This match</source>
        <extracomment>timeline.this_match: heading of the strip of turns</extracomment>
        <translation>Diese Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n turns; click one to look back</source>
        <extracomment>timeline.turns_to_come: beside: This game</extracomment>
        <translation>
            <numerusform>%n Runde; klick sie an für einen Rückblick</numerusform>
            <numerusform>%n Runden; klick eine an für einen Rückblick</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}: {verdict}</source>
        <extracomment>timeline._turn_judged: one of the turns, as a screen reader says it</extracomment>
        <translation>Runde {number}: {verdict}</translation>
    </message>
    <message>
        <source>turn {number} in play</source>
        <extracomment>timeline._turn_in_play: the same of the turn in play</extracomment>
        <translation>Runde {number} wird gespielt</translation>
    </message>
    <message>
        <source>Your best chance of this score if you play for nothing else.</source>
        <extracomment>timeline.best_hint</extracomment>
        <translation>Die beste Chance auf diesen Endstand, wenn du nur ihn willst und dir der Schnitt egal ist.</translation>
    </message>
    <message>
        <source>{box}: the turn ends here {chance} of the time, {points} points on average</source>
        <extracomment>timeline.box_spoken: Return a row of the chances of boxes, as a screen reader says it.</extracomment>
        <translation>{box}: hier endet die Runde in {chance} der Fälle, mit {points} Punkten im Schnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n more. Backspace deletes the last one.</source>
        <extracomment>tray.type_rest</extracomment>
        <translation>
            <numerusform>Noch %n Zahl. Rücktaste löscht die letzte.</numerusform>
            <numerusform>Noch %n Zahlen. Rücktaste löscht die letzte.</numerusform>
        </translation>
    </message>
    <message>
        <source>With that roll you couldn&apos;t have scored that box. Undo the score first.</source>
        <extracomment>tray.slip_refused</extracomment>
        <translation>Mit diesem Wurf wäre dein Feld nicht erlaubt gewesen. Nimm den Eintrag erst zurück.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to decide here, so there&apos;s no hint.</source>
        <extracomment>tray.no_hint_here</extracomment>
        <translation>Hier hast du nichts zu entscheiden, also gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Playing: {name}. The coach says what would be best</source>
        <extracomment>demo.somebody_plays</extracomment>
        <translation>Es spielt: {name}. Der Coach sagt, was am besten wäre</translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n war schon da.</numerusform>
            <numerusform>%n waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results against each opponent</source>
        <extracomment>opponents_words.results_list: name of a table</extracomment>
        <translation>Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>a column: a name</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>a column: how many</comment>
        <extracomment>opponents_words.columns: headings of a table reviews.over_games: further headings of that table</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a column: how many matches</comment>
        <extracomment>opponents_words.columns: headings of a table reviews.over_games: further headings of that table</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Tied</source>
        <comment>a column: how many matches</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a column: how many matches</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Your share</source>
        <comment>a column: of wins, in per cent, a tie counts half</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Deine Siegquote</translation>
    </message>
    <message>
        <source>95 % range</source>
        <comment>a column: an interval in per cent</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a column: per match, more or less than the opponent</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Who plays better</source>
        <comment>a column: whether it is known</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Wer besser spielt</translation>
    </message>
    <message>
        <source>A tie counts as half. Your share in the long run is about 95 % certain to be in the range under “{range}”. Once that range no longer includes 50 %, you can be fairly sure who plays better.</source>
        <extracomment>opponents_words.explained</extracomment>
        <translation>Ein Unentschieden zählt halb. Mit etwa 95 % Sicherheit liegt deine Siegquote auf lange Sicht in dem Bereich, der unter „{range}“ steht. Liegen die 50 % außerhalb, ist ziemlich sicher, wer besser spielt.</translation>
    </message>
    <message>
        <source>you do</source>
        <extracomment>opponents_words.you_are_better: in a column: who plays better</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>{name} does</source>
        <extracomment>opponents_words.they_are_better: in a column: who plays better</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>dead even so far</source>
        <extracomment>opponents_words.even: in a column: who plays better</extracomment>
        <translation>bisher gleichauf</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <extracomment>opponents_words.row: Return a line of the table.</extracomment>
        <translation>{low} bis {high} %</translation>
    </message>
    <message>
        <source>The latest series: {stands}.</source>
        <extracomment>opponents_words.latest_series: after the results of all matches</extracomment>
        <translation>Die letzte Serie: {stands}.</translation>
    </message>
    <message>
        <source>Export my decisions</source>
        <extracomment>settings.title: title of the page, and of the dialog that asks for a file</extracomment>
        <translation>Meine Entscheidungen exportieren</translation>
    </message>
    <message>
        <source>Not in the file: names, dates, seeds, and the order of your games. The lines are shuffled, but someone could still guess from the scores which ones belong together.</source>
        <extracomment>settings.left_out_always</extracomment>
        <translation>Nicht in der Datei: Namen, Datumsangaben, Startwerte und die Reihenfolge deiner Spiele. Die Zeilen sind gemischt; welche aus demselben Spiel sind, lässt sich aber an den Punkten erraten.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>settings.reading</extracomment>
        <translation>Deine Spiele werden gelesen…</translation>
    </message>
    <message>
        <source>There is nothing to export yet: finish a game and let the coach look at it.</source>
        <extracomment>settings.nothing</extracomment>
        <translation>Noch gibt es nichts zu exportieren: Spiel ein Spiel zu Ende und lass es den Coach ansehen.</translation>
    </message>
    <message>
        <source>One line of the file</source>
        <extracomment>settings.sample_heading: heading of a table</extracomment>
        <translation>Eine Zeile der Datei</translation>
    </message>
    <message>
        <source>Show another line</source>
        <extracomment>settings.another: button</extracomment>
        <translation>Andere Zeile zeigen</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>history.save_game: menu item: a finished game settings.save: button</extracomment>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>settings.tables: filter of file dialogs</extracomment>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <extracomment>settings.json_lines: filter of file dialogs</extracomment>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>The whole line: {line}</source>
        <extracomment>settings.whole_line</extracomment>
        <translation>Die ganze Zeile: {line}</translation>
    </message>
    <message>
        <source>(none)</source>
        <extracomment>settings.empty: there is nothing in this column of a file</extracomment>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>In the file</source>
        <comment>heading of a table</comment>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In this line</source>
        <comment>heading of a table</comment>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>In dieser Zeile</translation>
    </message>
    <message>
        <source>Which rules</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welche Regeln</translation>
    </message>
    <message>
        <source>What was played for</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Worum gespielt wurde</translation>
    </message>
    <message>
        <source>The boxes that were filled, and their points</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Die ausgefüllten Felder und ihre Punkte</translation>
    </message>
    <message>
        <source>What was rolled</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Was gewürfelt wurde</translation>
    </message>
    <message>
        <source>How many rolls were left</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wie viele Würfe noch blieben</translation>
    </message>
    <message>
        <source>What you chose first: dice to keep, or a box</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Was du zuerst gewählt hast: Würfel oder ein Feld</translation>
    </message>
    <message>
        <source>What you chose in the end, if you took it back</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Was du am Ende gewählt hast, falls etwas anderes</translation>
    </message>
    <message>
        <source>Which coach mode was on</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welcher Coach-Modus an war</translation>
    </message>
    <message>
        <source>How much of a hint you had seen, 0 to 3</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wie viel von einem Tipp du gesehen hattest, 0 bis 3</translation>
    </message>
    <message numerus="yes">
        <source>{decisions} decisions from %n games</source>
        <extracomment>settings.counted: Return how much there is to export.</extracomment>
        <translation>
            <numerusform>{decisions} Entscheidungen aus %n Spiel</numerusform>
            <numerusform>{decisions} Entscheidungen aus %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are missing: the coach hasn&apos;t looked at them yet.</source>
        <extracomment>settings.unseen_left_out</extracomment>
        <translation>
            <numerusform>%n Spiel fehlt noch: Der Coach hat es noch nicht angesehen.</numerusform>
            <numerusform>%n Spiele fehlen noch: Der Coach hat sie noch nicht angesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions couldn&apos;t be saved: {reason}.</source>
        <extracomment>settings.failed</extracomment>
        <translation>Deine Entscheidungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your games couldn&apos;t be read.</source>
        <extracomment>settings.unread</extracomment>
        <translation>Deine Spiele konnten nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions saved to {path}.</source>
        <extracomment>settings.saved: Return the banner about decisions that were written to a file.</extracomment>
        <translation>
            <numerusform>%n Entscheidung in {path} gespeichert.</numerusform>
            <numerusform>%n Entscheidungen in {path} gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{game}”? It isn&apos;t over, and can&apos;t be brought back.</source>
        <extracomment>history.give_up_question</extracomment>
        <translation>„{game}“ löschen? Das Spiel ist nicht zu Ende und kann nicht zurückgeholt werden.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>history.nothing_found: in place of the list of games</extracomment>
        <translation>Kein Spiel gefunden.</translation>
    </message>
    <message>
        <source>opponents</source>
        <comment>a part of a sum: 3.2 the others</comment>
        <extracomment>history.adds_up: Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214.</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Box averages</source>
        <extracomment>history.boxes_list: name of a table</extracomment>
        <translation>Schnitt der Felder</translation>
    </message>
    <message>
        <source>The averages of perfect play are exact.</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>Der Schnitt bei perfektem Spiel ist exakt.</translation>
    </message>
    <message>
        <source>Figures as JSON (*.json)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Zahlen als JSON (*.json)</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>practice.to_the_result: button after the last position</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>Get new positions? You will lose your %n answers so far.</source>
        <extracomment>lessons.drop_question</extracomment>
        <translation>
            <numerusform>Neue Stellungen holen? Deine %n bisherige Antwort geht dann verloren.</numerusform>
            <numerusform>Neue Stellungen holen? Deine %n bisherigen Antworten gehen dann verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no hints in a test.</source>
        <extracomment>practice.no_hint_yet: Return why there is no hint before the first choice.</extracomment>
        <translation>In einem Test gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Choose first: hints come after a choice that isn&apos;t good enough.</source>
        <extracomment>practice.no_hint_yet: Return why there is no hint before the first choice.</extracomment>
        <translation>Wähle zuerst: Tipps gibt es nach einer Wahl, die nicht gut genug ist.</translation>
    </message>
    <message>
        <source>Try it: how many sixes do you keep?</source>
        <extracomment>lessons.alike_heading: heading of a picture to play with</extracomment>
        <translation>Probier es aus: Wie viele Sechser behältst du?</translation>
    </message>
    <message>
        <source>Try it: what do you keep?</source>
        <extracomment>lessons.straight_heading: heading of a picture to play with</extracomment>
        <translation>Probier es aus: Was behältst du?</translation>
    </message>
    <message>
        <source>Try it: how many fours in the first turn?</source>
        <extracomment>lessons.fours_heading: heading of a picture to play with</extracomment>
        <translation>Probier es aus: Wie viele Vierer in der ersten Runde?</translation>
    </message>
    <message>
        <source>The chance of each hand if you go for nothing else. Exact.</source>
        <extracomment>lessons.going_for_it: below the bars</extracomment>
        <translation>Die Chance auf jede Kombination, wenn du auf nichts anderes spielst. Exakt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fours in Fours: {score} on average.</source>
        <extracomment>lessons.fours_said: Return what the game is worth with that number of fours in Fours, and what the last one of them was worth.</extracomment>
        <translation>
            <numerusform>%n Vierer im Feld Vierer: im Schnitt {score}.</numerusform>
            <numerusform>%n Vierer im Feld Vierer: im Schnitt {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these: score where you get the most points. If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._MOST_POINTS</extracomment>
        <translation>Nichts davon: Trag ein, wo es die meisten Punkte gibt. Bei Gleichstand das Feld weiter oben.</translation>
    </message>
    <message>
        <source>Score where you get the most points. If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._JUST_MOST_POINTS</extracomment>
        <translation>Trag ein, wo es die meisten Punkte gibt. Bei Gleichstand das Feld weiter oben.</translation>
    </message>
    <message>
        <source>Keep three 3s, 4s, 5s or 6s if their upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte drei 3er, 4er, 5er oder 6er, wenn ihr oberes Feld offen ist.</translation>
    </message>
    <message>
        <source>Keep a pair of 4s, 5s or 6s if its upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte ein Paar 4er, 5er oder 6er, wenn sein oberes Feld offen ist.</translation>
    </message>
    <message>
        <source>Keep a pair of 2s or 3s if its upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte ein Paar 2er oder 3er, wenn sein oberes Feld offen ist.</translation>
    </message>
    <message>
        <source>Keep a pair of 5s or 6s if Three of a kind, Four of a kind or Chance is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte ein Paar 5er oder 6er, wenn der Dreierpasch, der Viererpasch oder die Chance offen ist.</translation>
    </message>
    <message>
        <source>Score a Yahtzee in the Yahtzee box if you get 50 for it.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Trag einen Yahtzee im Yahtzee-Feld ein, wenn er dort 50 bringt.</translation>
    </message>
    <message>
        <source>Score four 4s, 5s or 6s in their upper box if it is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Trag vier 4er, 5er oder 6er in ihrem oberen Feld ein, wenn es offen ist.</translation>
    </message>
    <message>
        <source>Score Large straight if you get 40 for it.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Nimm das Feld Große Straße, wenn das 40 bringt.</translation>
    </message>
    <message>
        <source>Keep matching dice</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Gleiches behalten</translation>
    </message>
    <message>
        <source>Keep made hands</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Kombination behalten</translation>
    </message>
    <message>
        <source>more than 99 %</source>
        <extracomment>lessons.share_right: Return the share of positions in which a rule is right; 99.9 % is not rounded up to all of them.</extracomment>
        <translation>mehr als 99 %</translation>
    </message>
    <message>
        <source>A straight is hard to get, so keep it. Three of a kind can beat a full house as long as its upper box is open.</source>
        <extracomment>lessons._made_hands:</extracomment>
        <translation>Eine Straße ist schwer zu bekommen, also bleibt sie. Drei Gleiche können mehr wert sein als ein Full House, solange ihr oberes Feld offen ist.</translation>
    </message>
    <message>
        <source>After the last roll, that finds the right box {share} of the time; just scoring the most points finds it {other} of the time.</source>
        <extracomment>lessons._usual:</extracomment>
        <translation>Nach dem letzten Wurf findest du so in {share} der Fälle das richtige Feld; gehst du nur nach den meisten Punkten, in {other}.</translation>
    </message>
    <message>
        <source>Three of each face make {points} points in the upper boxes, and that earns you {bonus} more.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Drei von jeder Zahl ergeben oben {points} Punkte, und dafür bekommst du {bonus} dazu.</translation>
    </message>
    <message>
        <source>Perfect play earns the bonus in {number} % of games.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Wer perfekt spielt, holt den Bonus in {number} % der Spiele.</translation>
    </message>
    <message>
        <source>Aces, twos and threes count towards the bonus too, and their boxes have to be filled at some point.</source>
        <extracomment>lessons._low_dice</extracomment>
        <translation>Auch Einser, Zweier und Dreier bringen den Bonus näher, und irgendwann müssen ihre Felder ausgefüllt werden.</translation>
    </message>
    <message>
        <source>As long as Three of a kind is open, one pair is better: it can become more.</source>
        <extracomment>lessons._two_pairs</extracomment>
        <translation>Solange der Dreierpasch offen ist, ist ein Paar besser: Daraus kann mehr werden.</translation>
    </message>
    <message>
        <source>Get {needed} of {of} and the lesson is learned. Have another look at it, then try ten more.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Mit {needed} von {of} ist die Lektion gelernt. Lies sie noch einmal, und probier dann zehn neue.</translation>
    </message>
    <message>
        <source>Your current scorecard</source>
        <extracomment>openings_words.scopes</extracomment>
        <translation>Dein aktueller Zettel</translation>
    </message>
    <message>
        <source>First rolls for</source>
        <extracomment>openings_words.scope_name: label of the choice below</extracomment>
        <translation>Erste Würfe für</translation>
    </message>
    <message>
        <source>No roll matches. Type dice from 1 to 6, or words from the table.</source>
        <extracomment>openings_words.none_found</extracomment>
        <translation>Kein Wurf passt. Gib Würfel von 1 bis 6 ein oder Wörter aus der Tabelle.</translation>
    </message>
    <message>
        <source>What to keep from every first roll of a game</source>
        <extracomment>openings_words.sheet_title: Return the title of the sheet.</extracomment>
        <translation>Was du von jedem ersten Wurf eines Spiels behältst</translation>
    </message>
    <message>
        <source>What to keep from every first roll with this scorecard</source>
        <extracomment>openings_words.sheet_title: Return the title of the sheet.</extracomment>
        <translation>Was du mit diesem Zettel von jedem ersten Wurf behältst</translation>
    </message>
    <message>
        <source>Tosses a coin for each die: keep it or roll it. Scores where it gets the most points.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is. strategies._how: how a player plays</extracomment>
        <translation>Wirft für jeden Würfel eine Münze: behalten oder werfen. Trägt ein, wo es am meisten bringt.</translation>
    </message>
    <message>
        <source>Intervals, in brackets, hold about 95 % of the time. They&apos;re worked out from whole games because decisions in a game are related, and allow for one costly choice that hasn&apos;t come up yet.</source>
        <extracomment>progress.intervals_explained: Return where the intervals come from, or when there are some.</extracomment>
        <translation>Die Intervalle in Klammern stimmen in etwa 95 % der Fälle. Sie sind aus ganzen Spielen berechnet, weil die Entscheidungen in einem Spiel zusammenhängen, und rechnen mit einem teuren Fehler, der noch nicht vorkam.</translation>
    </message>
    <message>
        <source>with intervals of about 95 %; what clearly costs more than your average stands out</source>
        <extracomment>progress.where_note: Return what is drawn; nothing more than the title says where there are no intervals yet.</extracomment>
        <translation>mit Intervallen von etwa 95 %; hervorgehoben ist, was dich eindeutig mehr kostet als im Schnitt</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <extracomment>progress.score_range: Return a range of scores; without its beginning all that are lower, without its end all that are higher.</extracomment>
        <translation>{first} oder mehr</translation>
    </message>
    <message>
        <source>Averages, and how far they fall short of perfect play (bars)</source>
        <extracomment>progress.compared_name: name of a chart of strategies and the player</extracomment>
        <translation>Durchschnitte, und was zum perfekten Spiel fehlt (Balken)</translation>
    </message>
    <message>
        <source>Short of perfect play</source>
        <extracomment>progress.compared_columns</extracomment>
        <translation>Fehlt zum perfekten Spiel</translation>
    </message>
    <message>
        <source>free joker rules; exact for strategies, an interval of about 95 % for you</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>freier Joker; Strategien exakt, dein Wert mit einem Intervall von etwa 95 %</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>sources.rating_heading: heading</extracomment>
        <translation>Deine Wertungszahl</translation>
    </message>
    <message>
        <source>Everyone starts here. After ten puzzles it&apos;s closer to your level.</source>
        <extracomment>sources.no_rating: below the rating of a new player</extracomment>
        <translation>Hier fangen alle an. Nach zehn Rätseln passt sie besser zu dir.</translation>
    </message>
    <message>
        <source>Each puzzle you answer becomes a dot here, with your rating after it.</source>
        <extracomment>sources.no_answers</extracomment>
        <translation>Jedes Rätsel, das du beantwortest, erscheint hier als Punkt im Diagramm: deine Wertungszahl danach.</translation>
    </message>
    <message>
        <source>At your level</source>
        <extracomment>learn.at_your_level</extracomment>
        <translation>Auf deiner Stufe</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>learn.start: button that begins the plan of the day new_game.start: button that begins the game</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <source>No positions found. Try another theme.</source>
        <extracomment>sources.no_puzzles</extracomment>
        <translation>Keine Stellungen gefunden. Versuch ein anderes Thema.</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <extracomment>sources.more_puzzles: button after a session</extracomment>
        <translation>Weitere Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>That was about %n minutes.</source>
        <extracomment>sources.time_is_up</extracomment>
        <translation type="vanished">
            <numerusform>Das war etwa %n Minute.</numerusform>
            <numerusform>Das waren etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>sources.rating_columns</extracomment>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>±</source>
        <extracomment>sources.rating_columns</extracomment>
        <translation>±</translation>
    </message>
    <message>
        <source>latest puzzle</source>
        <extracomment>sources.latest_puzzle: label below the last dot of a chart</extracomment>
        <translation>letztes Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles ago</source>
        <extracomment>sources.puzzles_ago: label below the oldest dot of a chart</extracomment>
        <translation>
            <numerusform>vor %n Rätsel</numerusform>
            <numerusform>vor %n Rätseln</numerusform>
        </translation>
    </message>
    <message>
        <source>{rating} ± {half}</source>
        <extracomment>sources.rating: Return a rating with half of its interval.</extracomment>
        <translation>{rating} ± {half}</translation>
    </message>
    <message>
        <source>About 95 % certain to be between {low} and {high}.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Mit etwa 95 % Sicherheit zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>About 95 % certain to be at least {low}: hardly any puzzles are hard enough to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Mit etwa 95 % Sicherheit mindestens {low}: Für mehr sind kaum Rätsel schwer genug.</translation>
    </message>
    <message>
        <source>About 95 % certain to be at most {high}: hardly any puzzles are easy enough to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Mit etwa 95 % Sicherheit höchstens {high}: Für mehr sind kaum Rätsel leicht genug.</translation>
    </message>
    <message>
        <source>Too few answers yet to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Für mehr sind es noch zu wenige Antworten.</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>sources.answer_card: Return what is said of a dot in the chart.</extracomment>
        <translation>Wertungszahl {rating}</translation>
    </message>
    <message>
        <source>You have no costly choices like that.</source>
        <extracomment>sources.no_such_mistake</extracomment>
        <translation>So eine teure Entscheidung war nicht dabei.</translation>
    </message>
    <message>
        <source>Play one without help and it counts.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>Spiel eins ohne Hilfe, dann zählt es.</translation>
    </message>
    <message>
        <source>Short of perfect</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Fehlt zum perfekten Spiel</translation>
    </message>
    <message>
        <source>Lessons 1 and 2</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons.</extracomment>
        <translation>Lektionen 1 und 2</translation>
    </message>
    <message>
        <source>After lessons 1 and 2</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>Nach den Lektionen 1 und 2</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Correct a typed roll</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Eingetippten Wurf korrigieren</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. set_up.play: button</extracomment>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Paste a position or game</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Stellung oder Spiel einfügen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Looking back: the previous decision</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Im Rückblick: die Entscheidung davor</translation>
    </message>
    <message>
        <source>Each of the six upper boxes adds up the dice of one face. Get 63 points there, which is three of each face, and you earn 35 more.</source>
        <extracomment>new_game.welcome_facts: the two bonuses that every plan has to do with</extracomment>
        <translation>Jedes der sechs oberen Felder zählt die Augen einer Zahl zusammen. Mit 63 Punkten dort, also drei von jeder Zahl, bekommst du 35 dazu.</translation>
    </message>
    <message>
        <source>Who&apos;s playing</source>
        <extracomment>new_game.kind_of_game: screen reader: choice of alone or against others</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Two people can&apos;t have the same name.</source>
        <extracomment>new_game.same_name</extracomment>
        <translation>Zwei Mitspieler können nicht gleich heißen.</translation>
    </message>
    <message>
        <source>The dice for {day}.</source>
        <extracomment>new_game.seed_of_day: about a seed that is the one of a day</extracomment>
        <translation>Die Würfe vom {day}.</translation>
    </message>
    <message>
        <source>dice seen before</source>
        <extracomment>end_page.not_first_time: remark on a result with dice that were known games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>bekannte Würfe</translation>
    </message>
    <message>
        <source>Working it out: {percent} %</source>
        <extracomment>timeline.working: in the place of final scores</extracomment>
        <translation>Wird berechnet: {percent} %</translation>
    </message>
    <message>
        <source>Copied. You can paste it here or in an email.</source>
        <extracomment>set_up.copied</extracomment>
        <translation>Kopiert. Du kannst die Zeile hier oder in eine E-Mail einfügen.</translation>
    </message>
    <message>
        <source>Copied as text. You can paste it here or in an email.</source>
        <extracomment>set_up.copied_game</extracomment>
        <translation type="vanished">Das Spiel ist als Text kopiert. Du kannst es hier oder in eine E-Mail einfügen.</translation>
    </message>
    <message>
        <source>There&apos;s no text on the clipboard.</source>
        <extracomment>set_up.nothing_to_paste</extracomment>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>A game from this position. It doesn&apos;t count towards your level; Undo takes you back to your game.</source>
        <extracomment>set_up.plays_from_here</extracomment>
        <translation>Ein Spiel ab dieser Stellung. Für deine Stufe zählt es nicht; Rückgängig bringt dich zu deinem Spiel zurück.</translation>
    </message>
    <message>
        <source>The game you pasted is open.</source>
        <extracomment>set_up.opened_game</extracomment>
        <translation>Das eingefügte Spiel ist jetzt geöffnet.</translation>
    </message>
    <message>
        <source>Start a game from this position. It doesn&apos;t count towards your level; Undo takes you back to your game.</source>
        <extracomment>set_up.play_hint</extracomment>
        <translation>Beginnt ein Spiel ab dieser Stellung. Für deine Stufe zählt es nicht; Rückgängig bringt dich zu deinem Spiel zurück.</translation>
    </message>
    <message>
        <source>Type five faces, such as 2 2 4 5 2, or click them.</source>
        <extracomment>tray.type_five</extracomment>
        <translation>Tipp die Würfel ein (2 2 4 5 2) oder klick sie an.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>timeline.roll_all: in the place of dice to keep, below “at best, keeping”</extracomment>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>Type or click %n new dice. Kept different dice? Press Esc.</source>
        <extracomment>tray.type_roll</extracomment>
        <translation>
            <numerusform>Gib %n neue Zahl ein. Andere Würfel behalten? Esc.</numerusform>
            <numerusform>Gib %n neue Zahlen ein. Andere Würfel behalten? Esc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type more faces to keep, Backspace to keep fewer</source>
        <extracomment>tray.type_more_to_keep: below: Keeping 4 4</extracomment>
        <translation>Mehr? Zahl eintippen. Weniger? Rücktaste.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no dice are kept</comment>
        <extracomment>turn_chances_words.nothing: in a list of keeps</extracomment>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>dice</comment>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair. turn_chances_words.faces_in_words: Return faces that matter with how many others there are: 1 3 and three others.</extracomment>
        <translation>
            <numerusform>%n anderer</numerusform>
            <numerusform>%n andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n verschiedene</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between keeps that are equally good</comment>
        <extracomment>turn_chances_words.either: Return keeps that are equally good; of many only the first few.</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>rules_lab.start_from: list of rule sets to begin with</extracomment>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <extracomment>rules_lab.upper_boxes: row of buttons, one for each face</extracomment>
        <translation>Obere Felder</translation>
    </message>
    <message>
        <source>changed rules</source>
        <extracomment>rules_lab.no_start: in the list of rule sets, if it is none of them</extracomment>
        <translation>geänderte Regeln</translation>
    </message>
    <message>
        <source>Add a box…</source>
        <extracomment>rules_lab.add_box: list of boxes that can be added</extracomment>
        <translation>Feld hinzufügen…</translation>
    </message>
    <message>
        <source>a box of your own</source>
        <extracomment>rules_lab.own_box: in that list</extracomment>
        <translation>ein eigenes Feld</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of rules, beside a field</comment>
        <extracomment>rules_lab.name_field</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>rules_lab.save: button: keep the rules under their name</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved. You&apos;ll find these rules under “Start from”.</source>
        <extracomment>rules_lab.saved</extracomment>
        <translation>Gespeichert. Du findest diese Regeln unter „Vorlage“.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>rules_lab.remove: button: rules that were saved set_up.forget: link: no longer keep the position</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Removed. They are still shown here, in case you want to save them again.</source>
        <extracomment>rules_lab.removed</extracomment>
        <translation>Gelöscht. Hier stehen sie noch, falls du sie wieder speichern willst.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>rules_lab.open_file: button</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Share these rules as a file</source>
        <extracomment>rules_lab.share_title: dialog title</extracomment>
        <translation>Diese Regeln als Datei weitergeben</translation>
    </message>
    <message>
        <source>Rules (*.toml)</source>
        <extracomment>rules_lab.rules_files: filter of file dialogs</extracomment>
        <translation>Regeln (*.toml)</translation>
    </message>
    <message>
        <source>These rules can&apos;t be saved: {reason}.</source>
        <extracomment>rules_lab.not_saved</extracomment>
        <translation>Diese Regeln lassen sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>That file can&apos;t be opened: {reason}.</source>
        <extracomment>rules_lab.not_opened</extracomment>
        <translation>Diese Datei lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>Opened. Press Save to keep these rules here.</source>
        <extracomment>rules_lab.opened</extracomment>
        <translation>Geöffnet. Mit „Speichern“ bleiben diese Regeln hier.</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <extracomment>rules_lab.play: button: new game by these rules</extracomment>
        <translation>Damit spielen</translation>
    </message>
    <message>
        <source>Open New game with these rules.</source>
        <extracomment>rules_lab.play_hint</extracomment>
        <translation>Öffnet „Neues Spiel“ mit diesen Regeln.</translation>
    </message>
    <message>
        <source>{field}: less</source>
        <extracomment>rules_lab.step_down: screen reader: the button with a minus</extracomment>
        <translation>{field}: weniger</translation>
    </message>
    <message>
        <source>{field}: more</source>
        <extracomment>rules_lab.step_up: screen reader: the button with a plus</extracomment>
        <translation>{field}: mehr</translation>
    </message>
    <message>
        <source>Every player fills the boxes in the order of the card.</source>
        <extracomment>rules_lab.in_order_hint</extracomment>
        <translation>Alle füllen die Felder in der Reihenfolge des Zettels aus.</translation>
    </message>
    <message>
        <source>Remove {box} from the card</source>
        <extracomment>rules_lab.remove_box: button beside a box</extracomment>
        <translation>{box} vom Zettel nehmen</translation>
    </message>
    <message>
        <source>{box}: what makes it, and what it scores</source>
        <extracomment>rules_lab.edit_box: button that opens the fields of a box</extracomment>
        <translation>{box}: was dafür nötig ist und was es bringt</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>rules_lab.move_up: button: move a box up the card</extracomment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>rules_lab.move_down: button: move a box down the card</extracomment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Needs</source>
        <extracomment>rules_lab.made_by: beside a list of patterns</extracomment>
        <translation>Nötig sind</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>rules_lab.count_field: beside a list: dice alike, or in a row</extracomment>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Which</source>
        <extracomment>rules_lab.which_field: beside a field: which groups, or which rolls</extracomment>
        <translation>Welche</translation>
    </message>
    <message>
        <source>a fixed number of points</source>
        <extracomment>rules_lab.number_of_points: in that list</extracomment>
        <translation>feste Punktzahl</translation>
    </message>
    <message>
        <source>groups can share a face</source>
        <extracomment>rules_lab.same_face: box to be ticked: two pairs of the same face count</extracomment>
        <translation>Gruppen dürfen dieselbe Zahl haben</translation>
    </message>
    <message>
        <source>On the first roll</source>
        <extracomment>rules_lab.first_roll: beside a field: points if the first roll makes the box</extracomment>
        <translation>Beim ersten Wurf</translation>
    </message>
    <message>
        <source>Rolls per turn</source>
        <extracomment>new_game.rolls_per_turn: choice rules_lab.field_name: a field that belongs to no box; the name is that of five alike strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Würfe pro Runde</translation>
    </message>
    <message>
        <source>Bonus earned at</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Bonus ab</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>a rule, beside a list</comment>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <extracomment>rules_lab.field_unit: below the name of a field</extracomment>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>points; 0 for none</source>
        <extracomment>rules_lab.field_unit: below the name of a field rules_lab.field_unit: below the name of a field rules_lab.field_unit: below the name of a field</extracomment>
        <translation>Punkte; 0 für keinen</translation>
    </message>
    <message>
        <source>points in the upper boxes</source>
        <extracomment>rules_lab.field_unit: below the name of a field</extracomment>
        <translation>Punkte in den oberen Feldern</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no joker</comment>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>Any box, and every lower box counts in full.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Jedes Feld, und alle unteren zählen voll.</translation>
    </message>
    <message>
        <source>One pair</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>A box for {faces}</source>
        <extracomment>rules_lab.face_button: Return what a screen reader says of the button of a face.</extracomment>
        <translation>Ein Feld für {faces}</translation>
    </message>
    <message>
        <source>Equally good: {this} {with_this}, {other} {with_other}.</source>
        <extracomment>why_words.as_good</extracomment>
        <translation>Gleich gut: {this} {with_this}, {other} {with_other}.</translation>
    </message>
    <message>
        <source>From your games</source>
        <extracomment>tray.from_games_played: badge of a finished game that is looked at</extracomment>
        <translation>Aus deinen Spielen</translation>
    </message>
    <message>
        <source>Only Yahtzee counts towards your level and progress: in other games the same choice can cost more or less.</source>
        <extracomment>end_page.no_level_explained</extracomment>
        <translation>Für Stufe und Fortschritt zählt nur Yahtzee: In anderen Spielen kann dieselbe Wahl mehr oder weniger kosten.</translation>
    </message>
    <message numerus="yes">
        <source>%n daily games are left out: their dice would give away the date.</source>
        <extracomment>settings.daily_left_out</extracomment>
        <translation>
            <numerusform>%n Tagesspiel fehlt: Seine Würfe verraten das Datum.</numerusform>
            <numerusform>%n Tagesspiele fehlen: Ihre Würfe verraten das Datum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a large straight if its box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Trag eine Große Straße ein, wenn ihr Feld offen ist.</translation>
    </message>
    <message>
        <source>Score a full house if its box is open.</source>
        <extracomment>rule_words.sentence rule_words.sentence</extracomment>
        <translation>Trag ein Full House ein, wenn sein Feld offen ist.</translation>
    </message>
    <message>
        <source>Keep the highest four in a row if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte die höchsten vier in Folge, wenn die Kleine Straße offen ist.</translation>
    </message>
    <message>
        <source>Keep 2 3 4 5 if Large straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte 2 3 4 5, wenn die Große Straße offen ist.</translation>
    </message>
    <message>
        <source>Keep three of a kind if its upper box, Three of a kind, Four of a kind or Yahtzee is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte drei Gleiche, wenn ihr oberes Feld, der Dreierpasch, der Viererpasch oder der Yahtzee offen ist.</translation>
    </message>
    <message>
        <source>Keep two pairs if Full house is open and Three of a kind is filled.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte zwei Paare, wenn das Full House offen und der Dreierpasch ausgefüllt ist.</translation>
    </message>
    <message>
        <source>Keep the highest four faces of a large straight, gap or not, if Large straight is open and Small straight is filled.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte die höchsten vier Augenzahlen einer Großen Straße, mit oder ohne Lücke, wenn die Große Straße offen und die Kleine ausgefüllt ist.</translation>
    </message>
    <message>
        <source>Keep 3 4 5 if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte 3 4 5, wenn die Kleine Straße offen ist.</translation>
    </message>
    <message>
        <source>Keep 2 3 4 if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte 2 3 4, wenn die Kleine Straße offen ist.</translation>
    </message>
    <message>
        <source>Keep a 4, 5 or 6 whose upper box is open, and any other dice of that face.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte eine 4, 5 oder 6, deren oberes Feld offen ist, mit allen anderen Würfeln dieser Augenzahl.</translation>
    </message>
    <message>
        <source>Keep a 1, 2 or 3 whose upper box is open, and any other dice of that face.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte eine 1, 2 oder 3, deren oberes Feld offen ist, mit allen anderen Würfeln dieser Augenzahl.</translation>
    </message>
    <message>
        <source>Keep a pair if Three of a kind, Four of a kind, Full house or Yahtzee is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte ein Paar, wenn der Dreierpasch, der Viererpasch, das Full House oder der Yahtzee offen ist.</translation>
    </message>
    <message>
        <source>Keep the highest three faces of a small straight, gap or not, if Small or Large straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte die höchsten drei Augenzahlen einer Kleinen Straße, mit oder ohne Lücke, wenn Kleine oder Große Straße offen ist.</translation>
    </message>
    <message>
        <source>Keep every 4, 5 and 6 if Chance is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Behalte alle 4er, 5er und 6er, wenn die Chance offen ist.</translation>
    </message>
    <message>
        <source>First rolls</source>
        <extracomment>openings_words.openings_title: heading</extracomment>
        <translation>Erste Würfe</translation>
    </message>
    <message>
        <source>Skill test</source>
        <extracomment>sources.proficiency_title: heading</extracomment>
        <translation>Leistungstest</translation>
    </message>
    <message>
        <source>How you compare</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Du im Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%n games of Yahtzee without help</source>
        <extracomment>progress.counted_games: Return which games count.</extracomment>
        <translation>
            <numerusform>%n Yahtzee-Spiel ohne Hilfe</numerusform>
            <numerusform>%n Yahtzee-Spiele ohne Hilfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>learn.practise: on a bar: practises choices like these</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a place: the table</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>a place</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a place: those that were played</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Lab</source>
        <comment>a place: the laboratory</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>a tab: what to practise today</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Progress</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Your costly choices</source>
        <comment>a tab</comment>
        <extracomment>sources.choices_name: what is practised</extracomment>
        <translation>Teure Entscheidungen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>a tab</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Skill test</source>
        <comment>a tab</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Leistungstest</translation>
    </message>
    <message>
        <source>Lessons</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>First rolls</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Erste Würfe</translation>
    </message>
    <message>
        <source>List</source>
        <comment>a tab: of games</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>a tab: the calendar of daily games</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Boxes</source>
        <comment>a tab: what each box of the card brings</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a tab: are they fair?</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>a tab: who plays how well</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>a tab: chances in a turn</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>{place}: {tab}</source>
        <extracomment>menu_words.page_title: Return the title of a page of a place, as it is spoken and as a way back says it.</extracomment>
        <translation>{place}: {tab}</translation>
    </message>
    <message>
        <source>Pages of this place</source>
        <extracomment>menu_words.tabs_name: spoken: a row of buttons</extracomment>
        <translation>Seiten dieses Orts</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>menu_words.places_name: spoken: a row of buttons</extracomment>
        <translation>Orte</translation>
    </message>
    <message numerus="yes">
        <source>%n positions to practise today</source>
        <extracomment>menu_words.due_today: what the number beside Learn says</extracomment>
        <translation>
            <numerusform>Heute %n Stellung zu üben</numerusform>
            <numerusform>Heute %n Stellungen zu üben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Daily game</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Tagesspiel</translation>
    </message>
    <message>
        <source>Same rolls again</source>
        <extracomment>end_page.same_rolls_again: button history.same_rolls: button menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Dieselben Würfe noch einmal</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a menu item: those that were played</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a menu item: a game from a file</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Spiel speichern…</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <extracomment>history.copy_line: menu item: a finished game menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als Zeile kopieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. settings.settings_title: title of the page settings.folder_settings: folder</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Today&apos;s practice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Heute üben</translation>
    </message>
    <message>
        <source>Compare with another option…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Mit einer anderen vergleichen…</translation>
    </message>
    <message>
        <source>Compare others against this</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Andere mit dieser vergleichen</translation>
    </message>
    <message>
        <source>Next player&apos;s card</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Nächster Zettel</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Welcome again</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Willkommensseiten</translation>
    </message>
    <message>
        <source>Two famous games</source>
        <comment>a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Zwei berühmte Spiele</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Help, or the word under the mouse</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Hilfe, oder das Wort unter der Maus</translation>
    </message>
    <message>
        <source>After thirteen turns every box is filled, and the highest total wins. All the rules are in Help.</source>
        <extracomment>new_game.welcome_rules</extracomment>
        <translation>Nach dreizehn Runden ist der Zettel voll, und wer vorn liegt, gewinnt. Alle Regeln stehen in der Hilfe.</translation>
    </message>
    <message>
        <source>“Feedback” teaches you the most, because you choose first. Press C to change the mode at any time.</source>
        <extracomment>new_game.about_modes</extracomment>
        <translation>Mit „Feedback“ lernst du am meisten, weil du zuerst wählst. Mit der Taste C wechselst du jederzeit den Modus.</translation>
    </message>
    <message>
        <source>To win</source>
        <extracomment>new_game.to_win: what is played for against opponents</extracomment>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>only knows Yahtzee&apos;s boxes</source>
        <extracomment>new_game.knows_other_boxes: about an opponent</extracomment>
        <translation>kennt nur die Felder von Yahtzee</translation>
    </message>
    <message>
        <source>The daily game begins in {after}: in {live} it would count as one with help.</source>
        <extracomment>new_game.quieted: notice as it begins</extracomment>
        <translation>Das Tagesspiel beginnt mit „{after}“: Mit „{live}“ würde es als eins mit Hilfe zählen.</translation>
    </message>
    <message>
        <source>Any box; full house and straights count in full once the matching upper box is filled.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Jedes Feld; Full House und Straßen zählen voll, sobald das obere Feld der Augenzahl ausgefüllt ist.</translation>
    </message>
    <message>
        <source>The matching upper box first, then any lower box in full, then a zero.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Zuerst das obere Feld der Augenzahl, dann ein unteres in voller Höhe, dann eine Null.</translation>
    </message>
    <message>
        <source>groups of dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>faces in a row</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>Zahlen in Folge</translation>
    </message>
    <message>
        <source>any dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>beliebige Würfel</translation>
    </message>
    <message>
        <source>the dice that make it</source>
        <extracomment>rules_lab.points_kind: Return what a box scores, in a list.</extracomment>
        <translation>die passenden Würfel</translation>
    </message>
    <message>
        <source>all five dice</source>
        <extracomment>rules_lab.points_kind: Return what a box scores, in a list.</extracomment>
        <translation>alle fünf Würfel</translation>
    </message>
    <message>
        <source>sum of its dice</source>
        <extracomment>rules_lab.sums: Return in short what a box scores whose points are no number.</extracomment>
        <translation>Summe der passenden</translation>
    </message>
    <message>
        <source>Jokers and bonuses for a later five of a kind need a box for it: add one, or turn them off.</source>
        <extracomment>rules_lab.refusal: Return in a sentence why a draft is no rule set.</extracomment>
        <translation>Joker und Bonus für weitere fünf Gleiche gibt es nur mit einem Feld dafür: Füg eins hinzu oder schalte sie ab.</translation>
    </message>
    <message>
        <source>The upper bonus needs a whole number of points, from 1 to 1000.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>„Bonus ab“ muss eine ganze Zahl von 1 bis 1000 sein.</translation>
    </message>
    <message>
        <source>Groups must be numbers that add up to 5 at most, such as 3, 2.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Gruppen sind Zahlen, die zusammen höchstens 5 ergeben, etwa 3, 2.</translation>
    </message>
    <message>
        <source>Each roll must be five faces from 1 to 6, such as 12345, 23456.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Würfe sind fünf Augenzahlen von 1 bis 6, etwa 12345, 23456.</translation>
    </message>
    <message>
        <source>Points must be a whole number from 0 to 1000.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Punkte müssen eine ganze Zahl von 0 bis 1000 sein.</translation>
    </message>
    <message>
        <source>These figures are for the last rules that worked.</source>
        <extracomment>rules_lab.as_before</extracomment>
        <translation>Die Zahlen gehören zu den letzten Regeln, die gültig waren.</translation>
    </message>
    <message>
        <source>There are no figures for these rules: {reason}.</source>
        <extracomment>rules_lab.no_figures</extracomment>
        <translation>Für diese Regeln gibt es keine Zahlen: {reason}.</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>rules_lab.changed_title: name of rules that were changed</extracomment>
        <translation>{name}, geändert</translation>
    </message>
    <message>
        <source>these</source>
        <extracomment>rules_lab.these: heading of a column: the rules that are being changed</extracomment>
        <translation>diese</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>rules_lab.change: heading of a column: the difference</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>With one roll a turn there is nothing to keep.</source>
        <extracomment>rules_lab.no_keeps</extracomment>
        <translation>Mit einem Wurf pro Runde gibt es nichts zu behalten.</translation>
    </message>
    <message>
        <source>Final scores: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Endstände: {percent} %</translation>
    </message>
    <message>
        <source>solved in {seconds} s</source>
        <extracomment>rules_lab.solved_in</extracomment>
        <translation type="vanished">berechnet in {seconds} s</translation>
    </message>
    <message>
        <source>all five</source>
        <extracomment>rules_lab.kept: Return which dice are kept.</extracomment>
        <translation>alle fünf</translation>
    </message>
    <message numerus="yes">
        <source>%n of 252 rolls</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>
            <numerusform>%n von 252 Würfen</numerusform>
            <numerusform>%n von 252 Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>once in {games} games</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>einmal in {games} Spielen</translation>
    </message>
    <message>
        <source>in every game</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>in jedem Spiel</translation>
    </message>
    <message>
        <source>The text left some things out: {remark}.</source>
        <extracomment>set_up.assumed</extracomment>
        <translation>Nicht alles stand im Text: {remark}.</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <extracomment>set_up.positions: name of a list</extracomment>
        <translation>Gespeicherte Stellungen</translation>
    </message>
    <message>
        <source>Something on the card or in the dice isn&apos;t right yet.</source>
        <extracomment>set_up.why_no_play: why a game can&apos;t begin</extracomment>
        <translation>Auf dem Zettel oder bei den Würfeln stimmt noch etwas nicht.</translation>
    </message>
    <message>
        <source>Chances against perfect opponents</source>
        <extracomment>set_up.perfect_others: below the coach&apos;s options</extracomment>
        <translation>Chancen gegen perfekte Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <extracomment>set_up.dice_missing</extracomment>
        <translation>
            <numerusform>%n Würfel fehlt noch.</numerusform>
            <numerusform>%n Würfel fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type five new faces, or click a die to change it.</source>
        <extracomment>set_up.change_dice</extracomment>
        <translation>Tipp neue Zahlen ein oder klick einen Würfel an.</translation>
    </message>
    <message>
        <source>Every box is filled, so the game is over. Leave one empty.</source>
        <extracomment>set_up.full_card</extracomment>
        <translation>Alle Felder sind voll, also ist das Spiel vorbei. Lass eins leer.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <extracomment>set_up.solving</extracomment>
        <translation>Wird ausgerechnet…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>set_up.leave_open: button: no points in this box yet</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Esc puts the {before} back.</source>
        <extracomment>set_up.back: what stood in a box before</extracomment>
        <translation>Esc holt die {before} zurück.</translation>
    </message>
    <message>
        <source>{box} can score {points}.</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>{box}: möglich sind {points}.</translation>
    </message>
    <message>
        <source>These rules have no Yahtzee bonuses.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>In diesen Regeln gibt es keine Yahtzee-Boni.</translation>
    </message>
    <message>
        <source>There are no Yahtzee bonuses without 50 in Yahtzee.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Ohne 50 im Yahtzee-Feld gibt es keine Yahtzee-Boni.</translation>
    </message>
    <message>
        <source>With these scores there can&apos;t be a Yahtzee bonus.</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>Mit diesen Punkten kann es keinen Yahtzee-Bonus geben.</translation>
    </message>
    <message>
        <source>How many Yahtzee bonuses: 0, 1, 2 …</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>Wie viele Yahtzee-Boni: 0, 1, 2 …</translation>
    </message>
    <message>
        <source>0 or {points}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>0 oder {points}</translation>
    </message>
    <message>
        <source>{points} or {last}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>{points} oder {last}</translation>
    </message>
    <message>
        <source>Number of positions for today beside Learn</source>
        <extracomment>settings.shows_due</extracomment>
        <translation>Zahl der Stellungen für heute neben „Lernen“</translation>
    </message>
    <message>
        <source>Celebrate big moments</source>
        <extracomment>settings.celebrates: setting</extracomment>
        <translation>Besondere Momente feiern</translation>
    </message>
    <message>
        <source>measuring…</source>
        <extracomment>settings.cache_being_measured: in place of a size not known yet</extracomment>
        <translation>wird gemessen…</translation>
    </message>
    <message>
        <source>The cache couldn&apos;t be cleared completely: {reason}.</source>
        <extracomment>settings.cache_not_cleared</extracomment>
        <translation>Der Cache ließ sich nicht ganz leeren: {reason}.</translation>
    </message>
    <message>
        <source>Picture copied: paste it anywhere.</source>
        <extracomment>shell.picture_copied</extracomment>
        <translation>Bild kopiert: Du kannst es überall einfügen.</translation>
    </message>
    <message>
        <source>these games are already open in another window, which isn&apos;t responding</source>
        <extracomment>shell.open_already</extracomment>
        <translation>diese Spiele sind schon in einem anderen Fenster offen, und das antwortet nicht</translation>
    </message>
    <message>
        <source>turn {number}: there is no box {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>Runde {number}: Es gibt kein Feld {said}</translation>
    </message>
    <message>
        <source>turn {number}: {said} isn&apos;t allowed: {reason}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>Runde {number}: {said} ist nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>turn {number}: {said} doesn&apos;t match the seed and the rules</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>Runde {number}: {said} passt nicht zum Startwert und den Regeln</translation>
    </message>
    <message>
        <source>{dice} dice have too many states and keeps for this target; take fewer dice or faces</source>
        <extracomment>targets.OddsFault: What can be too much for an answer. The name of a field stands in front.</extracomment>
        <translation>{dice} Würfel haben für dieses Ziel zu viele Möglichkeiten; nimm weniger Würfel oder Augen</translation>
    </message>
    <message>
        <source>{rolls} rolls are too many for these dice and faces; take fewer</source>
        <extracomment>targets.OddsFault: What can be too much for an answer. The name of a field stands in front.</extracomment>
        <translation>{rolls} Würfe sind für diese Würfel und Augen zu viele; nimm weniger</translation>
    </message>
    <message>
        <source>box {number}: {reason}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>Feld {number}: {reason}</translation>
    </message>
    <message>
        <source>must be {own}, {all}, one with a number more as in &apos;all+30&apos;, or a whole number from 0 to {most}, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss {own}, {all}, eines davon mit einer Zahl mehr wie in &apos;all+30&apos; oder eine ganze Zahl von 0 bis {most} sein, nicht {said}</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>is not valid JSON that can be read (nested too deeply)</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>ist kein lesbares JSON (zu tief verschachtelt)</translation>
    </message>
    <message>
        <source>is not valid JSON that can be read (a number is too long)</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>ist kein lesbares JSON (eine Zahl ist zu lang)</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>is given twice</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>zweimal angegeben</translation>
    </message>
    <message>
        <source>must end with a number from 0 to {most}, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>muss mit einer Zahl von 0 bis {most} enden, nicht mit {said}</translation>
    </message>
    <message>
        <source>a name must be letters, digits and hyphens, {most} at most, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>{said} geht nicht: Ein Name besteht aus höchstens {most} Buchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>there can be at most {most} rules</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>höchstens {most} Regeln sind möglich</translation>
    </message>
    <message>
        <source>there is no condition {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>diese Bedingung gibt es nicht: {said}</translation>
    </message>
    <message>
        <source>there is no box {said}, only {known}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>es gibt kein Feld {said}, nur {known}</translation>
    </message>
    <message>
        <source>Watch a player you&apos;re comparing play a game in its own window. Close the window to come back.</source>
        <extracomment>strategies.watch_hint</extracomment>
        <translation>Einer der verglichenen Spieler spielt ein Spiel, in einem eigenen Fenster. Schließ es, um zurückzukommen.</translation>
    </message>
    <message>
        <source>% below</source>
        <comment>per cent of games that end with less</comment>
        <extracomment>strategies.lower_column: heading of a column</extracomment>
        <translation>% darunter</translation>
    </message>
    <message>
        <source>Try again from here, on a copy that doesn&apos;t count: your game stays as it is, and undo takes you back.</source>
        <extracomment>reviews.play_on_explained: Return what that button does to the game.</extracomment>
        <translation>Von hier aus noch einmal, auf einer Kopie, die nicht zählt: Dein Spiel bleibt, wie es ist, und Rückgängig bringt dich zurück.</translation>
    </message>
    <message>
        <source>The chances can&apos;t be worked out.</source>
        <extracomment>turn_chances_words.failed goals.working_out: Return the status line while chances, or what a risk makes of a game, are worked out, and how far that is.</extracomment>
        <translation>Die Chancen lassen sich nicht berechnen.</translation>
    </message>
    <message>
        <source>must be {least} to {most}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss {least} bis {most} sein, nicht {said}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice at your table</source>
        <extracomment>tray.roll_at_table: Roll button</extracomment>
        <translation>
            <numerusform>%n am Tisch werfen</numerusform>
            <numerusform>%n am Tisch werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>new_game.player: a name, until another one is typed</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Fresh rolls no one has seen.</source>
        <extracomment>new_game.random_explained</extracomment>
        <translation>Würfe, die noch niemand kennt.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <extracomment>tray.no_such_face</extracomment>
        <translation>Auf einem Würfel stehen nur 1 bis 6.</translation>
    </message>
    <message>
        <source>There&apos;s only one choice here.</source>
        <extracomment>why_words.one_choice</extracomment>
        <translation>Hier gibt es nur eine Wahl.</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <extracomment>match_words.did: an opponent&apos;s name, and what became of the turn</extracomment>
        <translation>{name}: {deed}</translation>
    </message>
    <message>
        <source>Still best with other totals, rules and goals.</source>
        <extracomment>why_words.nothing</extracomment>
        <translation>Auch bei anderen Punkteständen, Regeln und Zielen optimal.</translation>
    </message>
    <message>
        <source>Best now: {option}</source>
        <extracomment>why_words.best_now</extracomment>
        <translation>Jetzt am besten: {option}</translation>
    </message>
    <message>
        <source>what would change that:</source>
        <extracomment>why_words.otherwise: after what is best now, before what would change that</extracomment>
        <translation>das würde es ändern:</translation>
    </message>
    <message>
        <source>{option} is just as good.</source>
        <extracomment>why_words.just_as_good: of one more option beside two that are compared</extracomment>
        <translation>{option} ist genauso gut.</translation>
    </message>
    <message>
        <source>The coach is watching. It warns you before a choice that costs too much, and judges each choice once it&apos;s made.</source>
        <extracomment>coach.coach_warns</extracomment>
        <translation>Der Coach schaut zu. Er warnt dich vor einer Wahl, die zu viel kostet, und beurteilt jede hinterher.</translation>
    </message>
    <message>
        <source>No other die shows a {face}.</source>
        <extracomment>tray.no_other_shows: dice of your own: that face can&apos;t be kept</extracomment>
        <translation>Kein anderer Würfel zeigt eine {face}.</translation>
    </message>
    <message>
        <source>Correct roll</source>
        <extracomment>tray.correct_roll: button beside the Roll button: types a mistyped roll again</extracomment>
        <translation>Wurf korrigieren</translation>
    </message>
    <message>
        <source>You haven&apos;t typed a roll yet.</source>
        <extracomment>tray.nothing_to_correct</extracomment>
        <translation>Du hast noch keinen Wurf eingetippt.</translation>
    </message>
    <message>
        <source>You&apos;re looking back: go back to the game for a hint.</source>
        <extracomment>tray.hint_after_the_look</extracomment>
        <translation>Das ist ein Rückblick: Für einen Tipp geh zurück zum Spiel.</translation>
    </message>
    <message>
        <source>Type your roll first, or press Esc to go back.</source>
        <extracomment>tray.type_roll_first</extracomment>
        <translation>Gib erst deinen Wurf ein, oder geh mit Esc zurück.</translation>
    </message>
    <message>
        <source>No matches yet. Start one with “New game”, “Against opponents”.</source>
        <extracomment>opponents_words.no_results: in place of a table</extracomment>
        <translation type="vanished">Noch keine Partien. Beginne eine mit „Neues Spiel“, „Gegen andere“.</translation>
    </message>
    <message numerus="yes">
        <source>unclear: about %n matches needed in all</source>
        <comment>in a column, if it goes on like this</comment>
        <extracomment>opponents_words.to_know</extracomment>
        <translation>
            <numerusform>unklar bis etwa %n Partie</numerusform>
            <numerusform>unklar bis etwa %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>in the line below</source>
        <extracomment>settings.below: in the place of a value that is too long for its cell</extracomment>
        <translation>in der Zeile unten</translation>
    </message>
    <message>
        <source>A game from your list.</source>
        <extracomment>history.from_the_list: notice over a finished game</extracomment>
        <translation>Ein Spiel aus deiner Liste.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <extracomment>history.back_to_list: button in that notice</extracomment>
        <translation>Zurück zur Liste</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games? You can undo this until you close the program.</source>
        <extracomment>history.delete_question: question before several games are deleted</extracomment>
        <translation>
            <numerusform>%n Spiel löschen? Du kannst das rückgängig machen, solange das Programm läuft.</numerusform>
            <numerusform>%n Spiele löschen? Du kannst das rückgängig machen, solange das Programm läuft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <extracomment>history.keep_them: button: games are not deleted</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Press again to roll all five dice.</source>
        <extracomment>tray.press_again: Return that Roll is to be pressed again if that many dice are to be rolled.</extracomment>
        <translation>Drück noch einmal, um alle fünf Würfel zu werfen.</translation>
    </message>
    <message>
        <source>One more {face} is no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>Noch eine {face} nützt nichts.</translation>
    </message>
    <message>
        <source>The extra {dice} are no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>{dice} zusätzlich nützen nichts.</translation>
    </message>
    <message>
        <source>Opponents&apos; turns</source>
        <extracomment>coach.others end_page.others</extracomment>
        <translation>Runden der Gegner</translation>
    </message>
    <message>
        <source>opponents&apos; turns {change}</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>Runden der Gegner {change}</translation>
    </message>
    <message>
        <source>previous turn</source>
        <extracomment>timeline.short_last_turn: the same where there is little room</extracomment>
        <translation>vorige Runde</translation>
    </message>
    <message>
        <source>Best chance?</source>
        <extracomment>timeline.short_find_best: the same button where there is little room</extracomment>
        <translation>Beste Chance?</translation>
    </message>
    <message>
        <source>or a zero</source>
        <extracomment>timeline.or_zero: row below a box: how often the turn ends there with nothing</extracomment>
        <translation>oder eine Null</translation>
    </message>
    <message>
        <source>if you score {box}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>wenn du das Feld {box} nimmst</translation>
    </message>
    <message>
        <source>{about} · exact</source>
        <comment>after what the figures are</comment>
        <extracomment>timeline.exact: Return after what the figures are with a word that they aren&apos;t estimated, without it, and what is shorter.</extracomment>
        <translation>{about} · exakt</translation>
    </message>
    <message>
        <source>A copy</source>
        <extracomment>tray.a_copy: badge of a game that goes on from the middle of another one, which stays</extracomment>
        <translation>Eine Kopie</translation>
    </message>
    <message>
        <source>You&apos;ve started it.</source>
        <extracomment>days_words.begun: of a day whose game was left for another one</extracomment>
        <translation>Du hast es angefangen.</translation>
    </message>
    <message>
        <source>imported</source>
        <extracomment>history.imported: in a list, of a game that came from elsewhere, in the place of: with help</extracomment>
        <translation>importiert</translation>
    </message>
    <message>
        <source>✓ learned at {needed} of {of} on the first try</source>
        <extracomment>lessons.pass_mark</extracomment>
        <translation>✓ gelernt ab {needed} von {of} auf Anhieb</translation>
    </message>
    <message>
        <source>Next: lesson {number}, {lesson}, worth {gain} points a game.</source>
        <extracomment>lessons.next_goal</extracomment>
        <translation>Als Nächstes: Lektion {number}, {lesson}. Das bringt {gain} Punkte pro Spiel.</translation>
    </message>
    <message>
        <source>A new game of Yahtzee</source>
        <extracomment>openings_words.scopes</extracomment>
        <translation>Ein neues Spiel Yahtzee</translation>
    </message>
    <message>
        <source>{lesson} would have saved you {lost} points here, more than any other lesson.</source>
        <extracomment>sources.test_remedy</extracomment>
        <translation>{lesson} hätte dir hier {lost} Punkte erspart, mehr als jede andere Lektion.</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the lower end of an interval</comment>
        <extracomment>progress.losses_columns</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the upper end of an interval</comment>
        <extracomment>progress.losses_columns</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>After your first game of Yahtzee without help, you&apos;ll see here where its points went.</source>
        <extracomment>progress.no_decisions</extracomment>
        <translation>Nach deinem ersten Yahtzee-Spiel ohne Hilfe siehst du hier, wo die Punkte geblieben sind.</translation>
    </message>
    <message>
        <source>Your scores appear here beside those of perfect play, after your first game of Yahtzee without help.</source>
        <extracomment>progress.no_scores</extracomment>
        <translation>Nach deinem ersten Yahtzee-Spiel ohne Hilfe siehst du hier deine Ergebnisse im Vergleich mit perfektem Spiel.</translation>
    </message>
    <message>
        <source>free joker rules; exact</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>freier Joker; exakt</translation>
    </message>
    <message>
        <source>free joker rules; exact for strategies, an interval for you after {games} games</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>freier Joker; Strategien exakt, dein Wert ab {games} Spielen mit Intervall</translation>
    </message>
    <message>
        <source>without luck: {average}</source>
        <extracomment>progress.your_average: what the player averages</extracomment>
        <translation>ohne Glück: {average}</translation>
    </message>
    <message>
        <source>can&apos;t play with extra points on the first roll</source>
        <extracomment>new_game.knows_no_first_rolls: about an opponent: why it can&apos;t be chosen</extracomment>
        <translation>kennt keine Extrapunkte für den ersten Wurf</translation>
    </message>
    <message>
        <source>You rolled these dice yourself: the program can&apos;t roll them again.</source>
        <extracomment>end_page.same_rolls_explained: Return what the button does, or why it can&apos;t: the program never knew dice that were typed in.</extracomment>
        <translation>Hier hast du selbst gewürfelt: Das Programm kann diese Würfe nicht wiederholen.</translation>
    </message>
    <message>
        <source>There&apos;s no room for another position: at most {most} are saved. Remove one first.</source>
        <extracomment>set_up.no_room</extracomment>
        <translation>Für eine weitere Stellung ist kein Platz: Höchstens {most} werden gespeichert. Lösche zuerst eine.</translation>
    </message>
    <message>
        <source>This position can&apos;t be saved: its rules are too long.</source>
        <extracomment>set_up.too_long</extracomment>
        <translation>Diese Stellung lässt sich nicht speichern: Ihre Regeln sind zu lang.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>settings.settings_files: heading of the folders</extracomment>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>settings.backups: of games and results, to go back to</extracomment>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Go back to how everything was then? What is here now stays as a copy, too.</source>
        <extracomment>settings.open_backup_question</extracomment>
        <translation>Soll alles wieder so sein wie damals? Was jetzt da ist, bleibt auch als Kopie.</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>settings.open_backup_yes: button: to an older copy</extracomment>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>settings.open_backup_no: button: at what is here now</extracomment>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Everything is as it was when this copy was made: {day}.</source>
        <extracomment>shell.backup_opened</extracomment>
        <translation>Alles ist wieder so, wie es in dieser Kopie stand: {day}.</translation>
    </message>
    <message>
        <source>{day}, copy {number}</source>
        <extracomment>settings.backup: Return the name of a copy: its day, and which of that day it is where there are several.</extracomment>
        <translation>{day}, Kopie {number}</translation>
    </message>
    <message>
        <source>This game is over. You can go back and play on, but its result stays as it is.</source>
        <extracomment>coach.opens_result: question before the last choice is undone</extracomment>
        <translation>Dieses Spiel ist zu Ende. Du kannst zurückgehen und weiterspielen, aber sein Ergebnis bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>coach.leave_result: button: the game stays over</extracomment>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <extracomment>coach.undo_anyway: button</extracomment>
        <translation>Trotzdem zurücknehmen</translation>
    </message>
    <message>
        <source>If you choose differently now, this game counts as one with help.</source>
        <extracomment>coach.another_is_help: of the button Try it again</extracomment>
        <translation>Wählst du jetzt anders, zählt dieses Spiel als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>Your other games are still there.</source>
        <extracomment>coach.all_still_there: notice over another game</extracomment>
        <translation>Deine anderen Spiele warten noch.</translation>
    </message>
    <message>
        <source>Show them</source>
        <extracomment>coach.show_them: button in that notice: opens the list of games</extracomment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Match against {names}</source>
        <extracomment>match_words.against</extracomment>
        <translation>Partie gegen {names}</translation>
    </message>
    <message>
        <source>You have {hand}</source>
        <extracomment>tray._you_have: in large letters, after Roll was pressed: You have a Yahtzee</extracomment>
        <translation>Du hast {hand}</translation>
    </message>
    <message>
        <source>Another {face} came up</source>
        <extracomment>tray._another_came_up: in large letters, after Roll was pressed</extracomment>
        <translation>Noch eine {face} ist gefallen</translation>
    </message>
    <message>
        <source>first roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>erster Wurf</translation>
    </message>
    <message>
        <source>second roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>zweiter Wurf</translation>
    </message>
    <message>
        <source>third roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>dritter Wurf</translation>
    </message>
    <message>
        <source>fourth roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>vierter Wurf</translation>
    </message>
    <message>
        <source>fifth roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>fünfter Wurf</translation>
    </message>
    <message>
        <source>Turn {turn}, {roll}</source>
        <extracomment>tray._roll_of: above: Type that roll again</extracomment>
        <translation>Runde {turn}, {roll}</translation>
    </message>
    <message>
        <source>{name}, turn {turn}, {roll}</source>
        <extracomment>tray._roll_of_person: above: Type that roll again</extracomment>
        <translation>{name}, Runde {turn}, {roll}</translation>
    </message>
    <message numerus="yes">
        <source>Press again to roll %n dice.</source>
        <extracomment>tray.press_again: Return that Roll is to be pressed again if that many dice are to be rolled.</extracomment>
        <translation>
            <numerusform>Drück noch einmal, um %n Würfel zu werfen.</numerusform>
            <numerusform>Drück noch einmal, um %n Würfel zu werfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games under way</source>
        <extracomment>history.under_way: name of a table</extracomment>
        <translation>Begonnene Spiele</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>a column: games that aren&apos;t over</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Begonnene Spiele</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a column: which turn a game is at</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>So far</source>
        <comment>a column: the points in a game that isn&apos;t over</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <extracomment>history.turn_at: in that column practice.number_of: which position it is of how many</extracomment>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>on the table</source>
        <extracomment>history.on_the_table: in a list, behind the game that is in play</extracomment>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>A Yahtzee, its bonus, a large straight, the upper bonus, a new best score, a flawless game</source>
        <extracomment>settings.celebrates</extracomment>
        <translation>Ein Yahtzee, sein Bonus, eine Große Straße, der obere Bonus, ein neuer Rekord, ein fehlerloses Spiel</translation>
    </message>
    <message>
        <source>Nothing can be saved now ({reason}). You can play on, and the program keeps trying, but what it can&apos;t save is lost when you close it.</source>
        <extracomment>shell.unsaved</extracomment>
        <translation>Jetzt kann nichts gespeichert werden ({reason}). Du kannst weiterspielen, und das Programm versucht es immer wieder; was es nicht speichern kann, ist weg, wenn du es schließt.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of this program, so it is left as it is. What you do now isn&apos;t saved.</source>
        <extracomment>shell.is_newer</extracomment>
        <translation>{path} hat eine neuere Version dieses Programms geschrieben und bleibt, wie es ist. Was du jetzt tust, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be written to. You can look at everything in it, but what you do now is lost when you close the program.</source>
        <extracomment>shell.read_only</extracomment>
        <translation>In den Ordner {folder} kann nichts geschrieben werden. Du kannst alles darin ansehen, aber was du jetzt tust, ist weg, wenn du das Programm schließt.</translation>
    </message>
    <message>
        <source>Not all files of an earlier version could be read: {names}. They are kept in {path}.</source>
        <extracomment>shell.unread</extracomment>
        <translation>Nicht alle Dateien einer früheren Version waren lesbar: {names}. Sie sind in {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>The file with your games was gone or empty, so the copy of {day} took its place.</source>
        <extracomment>shell.gone</extracomment>
        <translation>Die Datei mit deinen Spielen fehlte oder war leer; an ihrer Stelle ist jetzt die Kopie vom {day}.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <extracomment>shell.leave: button that closes the window of a game that is watched</extracomment>
        <translation>Nicht mehr zuschauen</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>a list can have at most {most} characters</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>eine Liste darf höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>there are already {most} lists, so remove one first</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>es gibt schon {most} Listen, also lösche zuerst eine</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>strategies.who_plays: heading over a list of strategies strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <comment>how many lessons a player knows</comment>
        <extracomment>strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>what a chart shows its figures by</comment>
        <extracomment>strategies.chart_choice: name of a choice</extracomment>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>strategies.table_choice: name of a choice</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Working it out.</source>
        <extracomment>strategies.wait: in the place of a chart</extracomment>
        <translation>Wird ausgerechnet.</translation>
    </message>
    <message>
        <source>To reach {score}</source>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Ziel: {score}</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>a player who plays it safe</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Daring</source>
        <comment>a player who takes risks</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Gewagt</translation>
    </message>
    <message>
        <source>All at random</source>
        <comment>a player</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Alles zufällig</translation>
    </message>
    <message>
        <source>Gives up points for a final score that varies less.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Gibt Punkte her, damit der Endstand weniger schwankt.</translation>
    </message>
    <message>
        <source>Gives up points for a chance of a very high score.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Gibt Punkte her für die Chance auf eine sehr hohe Punktzahl.</translation>
    </message>
    <message>
        <source>Keeps and scores at random.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Behält und trägt ein, wie es der Zufall will.</translation>
    </message>
    <message>
        <source>A rule list of your own.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Eine eigene Regelliste.</translation>
    </message>
    <message>
        <source>errors</source>
        <comment>a rule list that has some</comment>
        <extracomment>strategies.with_errors: in the place of its average</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>can&apos;t play</source>
        <comment>a strategy by these rules</comment>
        <extracomment>strategies.impossible: in the place of its average</extracomment>
        <translation>geht nicht</translation>
    </message>
    <message>
        <source>Only knows Yahtzee&apos;s boxes.</source>
        <extracomment>strategies.knows_yahtzee_only: why a strategy can&apos;t play by these rules</extracomment>
        <translation>Kennt nur die Felder von Yahtzee.</translation>
    </message>
    <message>
        <source>{name}, average {average}</source>
        <extracomment>strategies.average_spoken: said by a screen reader</extracomment>
        <translation>{name}, im Schnitt {average}</translation>
    </message>
    <message>
        <source>{percent} % done</source>
        <extracomment>strategies.percent_done: Return how much is worked out, in the place of a figure.</extracomment>
        <translation>{percent} % fertig</translation>
    </message>
    <message>
        <source>By turn</source>
        <extracomment>strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Pro Runde</translation>
    </message>
    <message>
        <source>By box</source>
        <extracomment>why_words.by_parts_heading: link below a reason: the same in points, box by box strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Pro Feld</translation>
    </message>
    <message>
        <source>{name}&apos;s choices</source>
        <extracomment>coach.choices_of: heading of the list of a person&apos;s choices</extracomment>
        <translation>Entscheidungen: {name}</translation>
    </message>
    <message>
        <source>cost</source>
        <comment>what choices cost</comment>
        <extracomment>end_page.cost_columns: headings of the list of costly choices options.cost_heading: Return the heading of a column of what options or choices cost: points, or per cent of a chance.</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Each choice you make appears here with what it cost. The fewer points your choices cost, the better you play: the rest is luck.</source>
        <extracomment>coach.nothing_yet: in the place of the list before the first choice</extracomment>
        <translation type="vanished">Hier erscheint jede deiner Entscheidungen und was sie gekostet hat. Je weniger Punkte sie kosten, desto besser spielst du: Der Rest ist Glück.</translation>
    </message>
    <message>
        <source>this turn</source>
        <extracomment>coach.this_turn: a turn that goes on, in the place of what it scored</extracomment>
        <translation>diese Runde</translation>
    </message>
    <message>
        <source>best:</source>
        <extracomment>coach.best_dice: before dice that were best to keep, drawn; there is little room</extracomment>
        <translation>besser:</translation>
    </message>
    <message>
        <source>best: {box}</source>
        <extracomment>coach.best_box: the box that was best; there is little room</extracomment>
        <translation>besser: {box}</translation>
    </message>
    <message>
        <source>best: all new</source>
        <extracomment>coach.best_all: to roll all five dice was best; there is little room</extracomment>
        <translation>besser: alle 5</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <extracomment>coach._change: a figure before and after a turn</extracomment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>coach.last_round: heading above what everyone in a match scored</extracomment>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>coach.all_rounds: opens what everyone scored in the rounds before</extracomment>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>coach.round_number: heading above what everyone in a match scored</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Points by the end</source>
        <extracomment>why_words.points_heading: heading of bars</extracomment>
        <translation>Punkte bis zum Ende</translation>
    </message>
    <message>
        <source>{name} took {box}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} hat {box} genommen</translation>
    </message>
    <message>
        <source>{name} kept {dice}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} hat {dice} behalten</translation>
    </message>
    <message>
        <source>{name} rolled all five</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} hat alle fünf gewürfelt</translation>
    </message>
    <message>
        <source>{box} now</source>
        <comment>beside a colour: what bars are of</comment>
        <extracomment>why_words.in_short_now: Return an option beside a colour: a keep by its dice, which may be drawn, a box as scored now.</extracomment>
        <translation>{box} jetzt</translation>
    </message>
    <message>
        <source>It&apos;s close: nothing makes much of a difference.</source>
        <extracomment>why_words.close_in_all: instead of reasons</extracomment>
        <translation>Es ist knapp: Nichts davon macht viel aus.</translation>
    </message>
    <message>
        <source>It&apos;s many small things, and none stands out.</source>
        <extracomment>why_words.many_small_things: instead of reasons</extracomment>
        <translation>Es sind viele Kleinigkeiten, und keine sticht heraus.</translation>
    </message>
    <message>
        <source>The rest is many small things.</source>
        <extracomment>why_words.rest_is_small: after reasons</extracomment>
        <translation>Der Rest sind viele Kleinigkeiten.</translation>
    </message>
    <message>
        <source>but {sentence}</source>
        <extracomment>why_words.but: before what speaks for the other option, a sentence without its capital</extracomment>
        <translation>aber {sentence}</translation>
    </message>
    <message>
        <source>with the best choice</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>why_words.with_best</extracomment>
        <translation>mit der besten Wahl</translation>
    </message>
    <message>
        <source>with yours</source>
        <comment>9 % for a Yahtzee with the best choice, none ...</comment>
        <extracomment>why_words.with_yours</extracomment>
        <translation>mit deiner</translation>
    </message>
    <message>
        <source>{box} averages {later} if it stays open, {best} {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>das Feld {box} bringt offen gelassen im Schnitt {later}, das Feld {best} {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if it stays open; {best} scores {mine} and averages {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>das Feld {box} bringt jetzt {now}, offen gelassen aber im Schnitt {later}; das Feld {best} {mine} und {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now and averages {later} if it stays open; {best} scores {mine} and averages {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>das Feld {box} bringt jetzt {now}, offen gelassen im Schnitt {later}; das Feld {best} {mine} und {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if you roll on.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>das Feld {box} bringt jetzt {now}, wenn du weiterwürfelst aber im Schnitt {later}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>das Feld {box} bringt jetzt {now}, offen gelassen aber im Schnitt {later}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, but averages {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>das Feld {best} bringt jetzt {mine}, offen gelassen aber im Schnitt {left}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages {left} if you roll on.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} bringt jetzt {mine}, wenn du weiterwürfelst im Schnitt {left}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages only {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} bringt jetzt {mine}, offen gelassen im Schnitt nur {left}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} bringt jetzt {mine}, offen gelassen im Schnitt {left}.</translation>
    </message>
    <message>
        <source>by the end, {bonuses} average {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>bis zum Ende bringen {bonuses} im Schnitt {how}.</translation>
    </message>
    <message>
        <source>by the end, {box} averages {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>bis zum Ende bringt das Feld {box} im Schnitt {how}.</translation>
    </message>
    <message>
        <source>the bonus comes {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>den Bonus bekommst du {how}.</translation>
    </message>
    <message>
        <source>this turn ends with a zero in {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>mit einer Null im Feld {box} endet diese Runde {how}.</translation>
    </message>
    <message>
        <source>you have to use up {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>das Feld {box} verbrauchst du {how}.</translation>
    </message>
    <message>
        <source>you score {hand}{outs} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>{hand}{outs} trägst du {how} ein.</translation>
    </message>
    <message>
        <source>it ends in {box} {how}.</source>
        <comment>the turn; another box was named before</comment>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; `before` is the reason told before, for the same.</extracomment>
        <translation type="vanished">im Feld {box} endet sie {how}.</translation>
    </message>
    <message>
        <source>the turn ends in {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>im Feld {box} endet die Runde {how}.</translation>
    </message>
    <message>
        <source>{this} {with_this}</source>
        <extracomment>why_words._how: Return a figure of either option, first that of the one for which it speaks; what never comes is second.</extracomment>
        <translation>{this} {with_this}</translation>
    </message>
    <message>
        <source>{this} {with_this}, {other} {with_other}</source>
        <extracomment>why_words._how: Return a figure of either option, first that of the one for which it speaks; what never comes is second.</extracomment>
        <translation>{this} {with_this}, {other} {with_other}</translation>
    </message>
    <message>
        <source>{this} instead of {other}</source>
        <extracomment>why_words._how: Return a figure of either option, first that of the one for which it speaks; what never comes is second.</extracomment>
        <translation>{this} statt {other}</translation>
    </message>
    <message>
        <source>for sure</source>
        <comment>you get a small straight ...</comment>
        <extracomment>why_words._in_words: Return how often something happens, and how often after the other option, in short if both are plain figures.</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>{chance}</source>
        <comment>9 % of the time with 6 6 6, 5 % with 3 6 6 6</comment>
        <extracomment>why_words._in_words: Return how often something happens, and how often after the other option, in short if both are plain figures.</extracomment>
        <translation>in {chance}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>every time</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>almost every time</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>fast jedes Mal</translation>
    </message>
    <message>
        <source>{chance} of the time</source>
        <comment>you get the bonus 9 % of the time</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>in {chance} der Fälle</translation>
    </message>
    <message>
        <source>choices cost {lost}</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>Entscheidungen kosten {lost}</translation>
    </message>
    <message>
        <source>choices cost nothing so far</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>Entscheidungen kosten bisher nichts</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>coach.first_game_heading: title of the coach&apos;s card</extracomment>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Your last choice</source>
        <extracomment>coach.last_choice: title of the coach&apos;s card</extracomment>
        <translation>Deine letzte Entscheidung</translation>
    </message>
    <message>
        <source>The whole rules</source>
        <extracomment>coach.whole_rules: link to the page of rules</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>or just play on</source>
        <extracomment>coach.or_play_on: beside the button Try it again</extracomment>
        <translation>oder weiterspielen</translation>
    </message>
    <message>
        <source>Why {cost}?</source>
        <comment>link below a choice: opens the bars</comment>
        <extracomment>coach.why_cost</extracomment>
        <translation>Warum {cost}?</translation>
    </message>
    <message>
        <source>Up to three times a turn.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Bis zu dreimal pro Runde.</translation>
    </message>
    <message>
        <source>Click the dice you like; the others roll again.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Klick die Würfel an, die dir gefallen; die anderen würfelst du neu.</translation>
    </message>
    <message>
        <source>Click a box on the scorecard. You can use each only once.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Klick ein Feld auf dem Zettel an. Jedes zählt nur einmal.</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.step_done</extracomment>
        <translation>{step}, erledigt</translation>
    </message>
    <message>
        <source>keeps at random</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>behält irgendwas</translation>
    </message>
    <message>
        <source>many mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>viele Fehler</translation>
    </message>
    <message>
        <source>some mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>einige Fehler</translation>
    </message>
    <message>
        <source>bargain hunter</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>Schnäppchenjägerin</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>wenige Fehler</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <extracomment>match_words.chance_of_winning: left of the bar that all players of a match share</extracomment>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>{points} ahead</source>
        <extracomment>match_words.ahead: of a player who leads by that many points</extracomment>
        <translation>{points} vorn</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <extracomment>match_words.behind: of a player who trails by that many points</extracomment>
        <translation>{points} zurück</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>match_words.level: of a player who leads together with another</extracomment>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>For an earlier choice, only the chance of the player who made it is known.</source>
        <extracomment>match_words.only_own_then: hint on an opponent while one looks back</extracomment>
        <translation>Zu einer früheren Entscheidung kennt man nur die Chance dessen, der sie getroffen hat.</translation>
    </message>
    <message>
        <source>{name} keeps {kept}. What do the others show?</source>
        <extracomment>match_words.what_do_others_show</extracomment>
        <translation>{name} behält {kept}. Was zeigen die anderen?</translation>
    </message>
    <message>
        <source>A match of {names}: the highest total wins.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Eine Partie mit {names}: Wer am Ende vorn liegt, gewinnt.</translation>
    </message>
    <message>
        <source>Skips the opponents&apos; turns.</source>
        <extracomment>match_words.how_to_skip: hint on that button</extracomment>
        <translation>Überspringt die Runden der Gegner.</translation>
    </message>
    <message>
        <source>Beat {name}</source>
        <extracomment>match_words.beat: what it takes to win; the score follows</extracomment>
        <translation>Gegen {name}</translation>
    </message>
    <message>
        <source>about {score}</source>
        <extracomment>match_words.about_score: the final score that beats an opponent half the time</extracomment>
        <translation>etwa {score}</translation>
    </message>
    <message>
        <source>{score} wins at least half the time</source>
        <extracomment>match_words.reached: the same, for who has that score already</extracomment>
        <translation>{score} reicht mindestens jedes zweite Mal</translation>
    </message>
    <message>
        <source>about {score}, {more} more</source>
        <extracomment>match_words.about_more: the same, and how many points that are from here</extracomment>
        <translation>etwa {score}, noch {more}</translation>
    </message>
    <message>
        <source>{score} ties, {more} wins</source>
        <extracomment>match_words.beat_finished: the opponent has finished with this score</extracomment>
        <translation>{score} unentschieden, {more} gewinnt</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <extracomment>match_words.points_to_go: to the upper bonus</extracomment>
        <translation>noch {points}</translation>
    </message>
    <message>
        <source>Working out the opponents&apos; chances…</source>
        <extracomment>match_words.others_wait: last line of the coach, beside the player&apos;s own</extracomment>
        <translation>Die Chancen der anderen werden berechnet…</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>timeline.notes_face: tab of the card below the dice, of a position</extracomment>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>To win</source>
        <comment>a tab</comment>
        <extracomment>timeline.short_needs_face: the same where there is little room</extracomment>
        <translation>Zum Sieg</translation>
    </message>
    <message>
        <source>Click the dice you want to keep</source>
        <extracomment>tray.click_what_to_keep: over a roll that nothing of is kept yet</extracomment>
        <translation>Klick die Würfel an, die du behalten willst</translation>
    </message>
    <message>
        <source>Click a box on the scorecard</source>
        <extracomment>tray.click_a_box: over the last roll of a turn</extracomment>
        <translation>Klick ein Feld auf dem Zettel an</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>tray.scorecard_columns history.games_columns sources.rating_columns sources.earlier_columns sources.compared_columns progress.face: Return the name of a chart in the row of all. progress.losses_columns</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>boxes are filled in order</source>
        <extracomment>tray.not_in_order</extracomment>
        <translation>Felder werden der Reihe nach ausgefüllt</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a box</comment>
        <extracomment>tray.open_box: in an empty field of the scorecard</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>what was rolled</comment>
        <extracomment>tray.rolled_hand: headline</extracomment>
        <translation>{hand}!</translation>
    </message>
    <message>
        <source>You keep {kept}. What do the others show?</source>
        <extracomment>tray.what_do_others_show: with dice of the player&apos;s own</extracomment>
        <translation>Du behältst {kept}. Was zeigen die anderen?</translation>
    </message>
    <message>
        <source>Keep all five</source>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Alle fünf behalten</translation>
    </message>
    <message>
        <source>one</source>
        <comment>die rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>einen</translation>
    </message>
    <message>
        <source>two</source>
        <comment>dice rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>dice rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>dice rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>Keep {kept}, roll {rolled}</source>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>{kept} behalten, {rolled} würfeln</translation>
    </message>
    <message>
        <source>Roll all five?</source>
        <extracomment>tray.overlooked: Return what one press of Roll would have overlooked.</extracomment>
        <translation>Alle fünf würfeln?</translation>
    </message>
    <message>
        <source>Score {box}, {points}</source>
        <extracomment>tray.score_button: large button once a box is chosen</extracomment>
        <translation>{box}, {points} eintragen</translation>
    </message>
    <message>
        <source>Expected at the end</source>
        <extracomment>tray.expected_at_end: below the total of the scorecard</extracomment>
        <translation>Am Ende erwartet</translation>
    </message>
    <message>
        <source>perfect play averages {average}</source>
        <extracomment>tray.perfect_play: below the total of the scorecard</extracomment>
        <translation>perfektes Spiel schafft im Schnitt {average}</translation>
    </message>
    <message>
        <source>{total} of {needed} · {chance} likely</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} von {needed} · Chance {chance}</translation>
    </message>
    <message>
        <source>{total} of {needed} · {left} to go</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} von {needed} · noch {left}</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>end_page.deleted_game: mark of a game, below the score; why its choices can&apos;t be practised</extracomment>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>Its choices no longer come up in practice. Undo the deletion in Games to get them back.</source>
        <extracomment>end_page.deleted_explained</extracomment>
        <translation>Seine Entscheidungen kommen beim Üben nicht mehr vor. Mach das Löschen unter „Spiele“ rückgängig, dann sind sie wieder da.</translation>
    </message>
    <message>
        <source>doesn&apos;t count towards your level</source>
        <extracomment>end_page.no_level: mark of a game that isn&apos;t Yahtzee, below the score</extracomment>
        <translation>zählt nicht für deine Stufe</translation>
    </message>
    <message>
        <source>imported, help unknown</source>
        <extracomment>end_page.imported: mark of a game that was over elsewhere, below the score</extracomment>
        <translation>importiert, Hilfe unbekannt</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>days_words.result_details: Return what else is known of a result. games.help_mark: mark of a game in which the coach helped</extracomment>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>what perfect play averages</source>
        <extracomment>end_page.par_is: below the bar of par</extracomment>
        <translation>der Schnitt bei perfektem Spiel</translation>
    </message>
    <message>
        <source>what the position was worth</source>
        <extracomment>end_page.start_is: below the bar of where a game from a position began</extracomment>
        <translation>was die Stellung wert war</translation>
    </message>
    <message>
        <source>the chance before the first roll</source>
        <extracomment>end_page.chance_is: below the bar of a chance</extracomment>
        <translation>die Chance vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>luckier than {number} % of games</source>
        <extracomment>end_page.luckier</extracomment>
        <translation>mehr Glück als in {number} % der Spiele</translation>
    </message>
    <message>
        <source>unluckier than {number} % of games</source>
        <extracomment>end_page.unluckier</extracomment>
        <translation>mehr Pech als in {number} % der Spiele</translation>
    </message>
    <message>
        <source>The choices cost {amount}.</source>
        <extracomment>end_page.choices_cost: said aloud; with its unit</extracomment>
        <translation>Die Entscheidungen haben {amount} gekostet.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <extracomment>end_page.accuracy: below a figure in per cent</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>estimates for now</source>
        <extracomment>end_page.is_about: remark on a match, below who has won</extracomment>
        <translation>vorerst Schätzungen</translation>
    </message>
    <message>
        <source>Perfect play with these dice: {score}</source>
        <extracomment>end_page.perfect_play: link: shows that game</extracomment>
        <translation>Perfektes Spiel mit diesen Würfeln: {score}</translation>
    </message>
    <message>
        <source>Shows that game in a window beside this one. Perfect play doesn&apos;t know the rolls in advance. Where it keeps different dice than you did, the same faces come up on different dice.</source>
        <extracomment>end_page.perfect_explained</extracomment>
        <translation>Zeigt dieses Spiel in einem Fenster daneben. Perfektes Spiel kennt die Würfe nicht im Voraus. Wo es andere Würfel behält als du, fallen dieselben Augen auf andere Würfel.</translation>
    </message>
    <message>
        <source>other choices get other rolls</source>
        <extracomment>end_page.other_rolls: remark on what perfect play makes of the same dice</extracomment>
        <translation>andere Entscheidungen bringen andere Würfe</translation>
    </message>
    <message>
        <source>Knowing every roll in advance: {score}</source>
        <extracomment>end_page.foresight</extracomment>
        <translation>Alle Würfe im Voraus gewusst: {score}</translation>
    </message>
    <message>
        <source>your first result with these rolls, {score}, is the one that counts</source>
        <extracomment>end_page.played_before</extracomment>
        <translation>dein erstes Ergebnis mit diesen Würfen, {score}, ist das, das zählt</translation>
    </message>
    <message>
        <source>The same rolls again, with your earlier self as a ghost. You have seen them, so the new game counts as one with help, and your first result with them is still the one that counts.</source>
        <extracomment>end_page.same_rolls_explained: Return what the button does, or why it can&apos;t: the program never knew dice that were typed in.</extracomment>
        <translation>Dieselben Würfe noch einmal, dein früheres Ich spielt als Geist mit. Du hast sie gesehen, also zählt das neue Spiel als eins mit Hilfe, und dein erstes Ergebnis mit ihnen bleibt.</translation>
    </message>
    <message>
        <source>{points} ahead of the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>{points} vor dem Geist ({name}: {ghost})</translation>
    </message>
    <message>
        <source>{points} behind the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>{points} hinter dem Geist ({name}: {ghost})</translation>
    </message>
    <message>
        <source>level with the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>gleichauf mit dem Geist ({name}: {ghost})</translation>
    </message>
    <message>
        <source>What choices cost</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person.</extracomment>
        <translation>Was Entscheidungen gekostet haben</translation>
    </message>
    <message>
        <source>What cost {name}</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person.</extracomment>
        <translation>Was {name} gekostet hat</translation>
    </message>
    <message>
        <source>What cost you</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person. history.what_cost: heading of a list of choices</extracomment>
        <translation>Was dich gekostet hat</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>choice</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>%n of {of} choices</source>
        <extracomment>end_page.how_many: how many choices of a game are listed</extracomment>
        <translation>
            <numerusform>%n von {of} Entscheidungen</numerusform>
            <numerusform>%n von {of} Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} at first: %n were taken back</source>
        <comment>choices</comment>
        <extracomment>reviews.taken_back: Return what was taken back; `first`: what the first choices would have cost together, with its unit.</extracomment>
        <translation>
            <numerusform>{first} im ersten Anlauf: %n zurückgenommen</numerusform>
            <numerusform>{first} im ersten Anlauf: %n zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>taken back</source>
        <extracomment>coach.taken_back: remark on a choice: another one was made then reviews.was_taken_back: remark on a costly choice in a list</extracomment>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Looks back at this choice.</source>
        <extracomment>end_page.look_back</extracomment>
        <translation>Zeigt diese Entscheidung.</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>small dice follow</comment>
        <extracomment>end_page.done: Return what was chosen; where dice are kept they follow as a picture.</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>roll all five</source>
        <extracomment>timeline.short: Return an option in as few signs as there can be. end_page.best_was: Return what was best; nothing where dice are kept, which follow as a picture. options._choice options.as_deed</extracomment>
        <translation>alle fünf würfeln</translation>
    </message>
    <message>
        <source>Costliest: {theme}</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation>Am teuersten: {theme}</translation>
    </message>
    <message>
        <source>{number} of {of}: {theme}</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation type="vanished">{number} von {of}: {theme}</translation>
    </message>
    <message numerus="yes">
        <source>Practise these %n</source>
        <extracomment>games.practise_these: button: asks costly choices of a game again</extracomment>
        <translation>
            <numerusform>%n Entscheidung üben</numerusform>
            <numerusform>Diese %n üben</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise again</source>
        <extracomment>end_page.practise_again: button: asks the costly choices of a game once more</extracomment>
        <translation>Noch einmal üben</translation>
    </message>
    <message>
        <source>practised: {found} of {number} best</source>
        <extracomment>end_page.practised: remark on the costly choices of a game</extracomment>
        <translation>geübt: {found} von {number} am besten</translation>
    </message>
    <message>
        <source>Lets you make these choices again.</source>
        <extracomment>end_page.practise_explained</extracomment>
        <translation>Lässt dich diese Entscheidungen noch einmal treffen.</translation>
    </message>
    <message>
        <source>Practice and the lessons are about games for points with fair dice: what is right there may be wrong here.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Beim Üben und in den Lektionen geht es um Spiele um Punkte mit fairen Würfeln: Was dort richtig ist, kann hier falsch sein.</translation>
    </message>
    <message>
        <source>Choices in matches can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Entscheidungen aus Partien lassen sich nicht üben.</translation>
    </message>
    <message>
        <source>Choices for another goal can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Entscheidungen für ein anderes Ziel lassen sich nicht üben.</translation>
    </message>
    <message>
        <source>Choices with unfair dice can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Entscheidungen mit unfairen Würfeln lassen sich nicht üben.</translation>
    </message>
    <message>
        <source>Choices you watched can&apos;t be practised.</source>
        <extracomment>end_page.watched: in the place of a button</extracomment>
        <translation>Entscheidungen, bei denen du zugesehen hast, lassen sich nicht üben.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>end_page.again: button: a game like the one that is over, with other dice</extracomment>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>New dice, the same rules.</source>
        <extracomment>end_page.again_explained</extracomment>
        <translation>Neue Würfe, dieselben Regeln.</translation>
    </message>
    <message>
        <source>New dice, the same rules and opponents.</source>
        <extracomment>end_page.same_opponents</extracomment>
        <translation>Neue Würfe, dieselben Regeln und Gegner.</translation>
    </message>
    <message>
        <source>Harder: Demon dice</source>
        <extracomment>end_page.harder: button after a flawless game</extracomment>
        <translation>Schwerer: Dämonenwürfel</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>end_page.share: button with a menu: the result, a picture, the game</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>the game you are playing</source>
        <extracomment>help.of_your_game: beside the rules in a list</extracomment>
        <translation>das Spiel, das du gerade spielst</translation>
    </message>
    <message>
        <source>The boxes are filled in this order: {boxes}.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Die Felder werden in dieser Reihenfolge ausgefüllt: {boxes}.</translation>
    </message>
    <message>
        <source>The upper bonus</source>
        <extracomment>help.rules_upper_heading: heading</extracomment>
        <translation>Der obere Bonus</translation>
    </message>
    <message>
        <source>A second Yahtzee</source>
        <extracomment>help.rules_further_heading: heading</extracomment>
        <translation>Ein zweiter Yahtzee</translation>
    </message>
    <message>
        <source>It earns nothing more by these rules.</source>
        <extracomment>help.rules_no_yahtzee_bonus</extracomment>
        <translation>Er bringt nach diesen Regeln nichts dazu.</translation>
    </message>
    <message>
        <source>It is no joker either: in Full house and the straights it gets a zero.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Er ist auch kein Joker: In Full House und den Straßen bringt er null Punkte.</translation>
    </message>
    <message>
        <source>Perfect play averages</source>
        <extracomment>help.rules_par_heading: heading</extracomment>
        <translation>Perfektes Spiel im Schnitt</translation>
    </message>
    <message>
        <source>Lab, Rules works it out.</source>
        <extracomment>help.rules_par: Return a par, exactly enough to tell free from forced jokers; what to do where it is not written down.</extracomment>
        <translation>Labor, Regeln rechnet es aus.</translation>
    </message>
    <message>
        <source>{par} points</source>
        <extracomment>help.rules_par: Return a par, exactly enough to tell free from forced jokers; what to do where it is not written down.</extracomment>
        <translation>{par} Punkte</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>help.nothing_found</extracomment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>help.about_signature: label of a line: versions of the same build answer alike</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Every day has its own rolls, the same for everyone.</source>
        <extracomment>days_words.every_day</extracomment>
        <translation>Jeder Tag hat seine eigenen Würfe, für alle dieselben.</translation>
    </message>
    <message>
        <source>Your first game of a day counts. A day you missed can be played at any time.</source>
        <extracomment>days_words.days_explained</extracomment>
        <translation>Dein erstes Spiel eines Tages zählt. Einen verpassten Tag kannst du jederzeit nachholen.</translation>
    </message>
    <message>
        <source>Play your first daily game</source>
        <extracomment>days_words.no_days: heading before one was finished</extracomment>
        <translation>Spiel dein erstes Tagesspiel</translation>
    </message>
    <message numerus="yes">
        <source>%n days running</source>
        <extracomment>days_words.run: heading: daily games played without a gap</extracomment>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>days_words.today_in_cell: in a calendar sources.from_game: Return which game the position is from; no day stands for the one that was just played, or looked at.</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>cost {figure}</source>
        <extracomment>days_words.cost_in_cell: in a calendar, below a score</extracomment>
        <translation>Kosten {figure}</translation>
    </message>
    <message>
        <source>all best</source>
        <extracomment>days_words.all_best: in a calendar, below a score: every choice was the best</extracomment>
        <translation>alles optimal</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>days_words.turn_in_cell: in a calendar: a game that was begun set_up.in_turn: beside a position in a list</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <extracomment>days_words.not_played</extracomment>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>With other rules: {results}</source>
        <extracomment>days_words.other_rules: other results of the same day</extracomment>
        <translation>Mit anderen Regeln: {results}</translation>
    </message>
    <message>
        <source>Play today</source>
        <extracomment>days_words.play_today: button that begins the game of the day</extracomment>
        <translation>Heute spielen</translation>
    </message>
    <message>
        <source>Your daily games</source>
        <extracomment>days_words.your_days: heading</extracomment>
        <translation>Deine Tagesspiele</translation>
    </message>
    <message>
        <source>Cost per game</source>
        <extracomment>days_words.cost_per_game: above bars, one for each month progress.losses_name: chart title</extracomment>
        <translation>Kosten pro Spiel</translation>
    </message>
    <message>
        <source>Longest run</source>
        <extracomment>days_words.longest_run: before a figure: daily games played without a gap</extracomment>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Best score</source>
        <extracomment>days_words.best_score: before a figure history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Beste Punktzahl</translation>
    </message>
    <message>
        <source>Missed lately</source>
        <extracomment>days_words.missed_lately: above buttons, each a day</extracomment>
        <translation>Zuletzt verpasst</translation>
    </message>
    <message>
        <source>{score}, {day}</source>
        <extracomment>days_words.best_on</extracomment>
        <translation>{score}, {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <extracomment>days_words.days: a figure</extracomment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>{played} of {of} days played in {month}</source>
        <extracomment>days_words.played_in_month</extracomment>
        <translation>{played} von {of} Tagen im {month} gespielt</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <extracomment>history.check_yourself: button that opens how to do that</extracomment>
        <translation>Selbst nachprüfen</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <extracomment>history.are_they_fair: heading</extracomment>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>After {number} dice you&apos;ll see it here.</source>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Nach {number} Würfeln siehst du es hier.</translation>
    </message>
    <message>
        <source>{number} dice</source>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>{number} Würfeln</translation>
    </message>
    <message>
        <source>Yes: nothing unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Ja: nichts Ungewöhnliches bei {dice}.</translation>
    </message>
    <message>
        <source>A little unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Etwas ungewöhnlich bei {dice}.</translation>
    </message>
    <message>
        <source>Unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Ungewöhnlich bei {dice}.</translation>
    </message>
    <message>
        <source>Fair dice come out at least this uneven {share} of the time.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Faire Würfel fallen in {share} der Fälle mindestens so ungleich.</translation>
    </message>
    <message>
        <source>It happens. If it keeps up over many more games, check rolls against their seeds.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Das kommt vor. Bleibt es über viele weitere Spiele so, prüf Würfe anhand ihrer Startwerte nach.</translation>
    </message>
    <message>
        <source>With many players, some will see this; more games will show whether it lasts.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Bei vielen Spielern sehen manche das; weitere Spiele zeigen, ob es so bleibt.</translation>
    </message>
    <message>
        <source>Averages</source>
        <extracomment>history.box_averages: a choice: what each box brings on average</extracomment>
        <translation>Durchschnitte</translation>
    </message>
    <message>
        <source>Which matches</source>
        <extracomment>opponents_words.spans: name of a switch</extracomment>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>None of these matches has been looked at yet.</source>
        <extracomment>opponents_words.none_in_span: in place of a table of players</extracomment>
        <translation>Von diesen Partien ist noch keine angesehen.</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Last evening</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Letzter Abend</translation>
    </message>
    <message>
        <source>Last series</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Letzte Serie</translation>
    </message>
    <message>
        <source>Your games will be here</source>
        <extracomment>history.here_they_will_be: heading, before the first one is over</extracomment>
        <translation>Hier stehen bald deine Spiele</translation>
    </message>
    <message>
        <source>Every game you finish is kept, with its score, its luck and what your choices cost.</source>
        <extracomment>history.no_games</extracomment>
        <translation>Jedes beendete Spiel wird aufbewahrt, mit Punktzahl, Glück und dem, was deine Entscheidungen gekostet haben.</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>history.with_help: a choice: games with help from the coach history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>{behind} ×</source>
        <extracomment>history.chip: button that takes away that only the games behind a figure are listed</extracomment>
        <translation>{behind} ×</translation>
    </message>
    <message>
        <source>The games behind this figure. A click lists all games again.</source>
        <extracomment>history.chip_explained: hint</extracomment>
        <translation>Die Spiele hinter dieser Zahl. Ein Klick zeigt wieder alle.</translation>
    </message>
    <message>
        <source>{games}, the newest first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, die neuesten zuerst</translation>
    </message>
    <message>
        <source>{games}, the oldest first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, die ältesten zuerst</translation>
    </message>
    <message>
        <source>{games}, the best first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, die besten zuerst</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>what a button does: it opens a game</comment>
        <extracomment>history.open_game: button: a finished game</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>What else can be done</source>
        <extracomment>history.more: spoken: a button with three dots</extracomment>
        <translation>Was sonst noch geht</translation>
    </message>
    <message>
        <source>{best} of {choices} best</source>
        <extracomment>history.best_of: how many choices of a game were</extracomment>
        <translation>{best} von {choices} am besten</translation>
    </message>
    <message>
        <source>from {start} to {end}</source>
        <extracomment>history.line_spoken: spoken: what a chart shows</extracomment>
        <translation>von {start} bis {end}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>history.not_shown: below a list</extracomment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The best ten</source>
        <extracomment>history.best_ten: button: sorts the list</extracomment>
        <translation>Die besten zehn</translation>
    </message>
    <message numerus="yes">
        <source>These %n games</source>
        <extracomment>history.these_games: heading of what they have together</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>Diese %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn}: {dice}, {did}, cost {cost}</source>
        <extracomment>history.costly_spoken: Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled.</extracomment>
        <translation>Runde {turn}: {dice}, {did}, Kosten {cost}</translation>
    </message>
    <message>
        <source>Cost, last ten games</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Kosten, letzte zehn Spiele</translation>
    </message>
    <message>
        <source>{figure} a game</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of. history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>{figure} pro Spiel</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>From paper</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Vom Papier</translation>
    </message>
    <message>
        <source>None yet. Averages are of games for points, with fair dice and without help.</source>
        <extracomment>history.none_usual: in place of the table of averages of each box</extracomment>
        <translation>Noch keine. Durchschnitte gibt es von Spielen um Punkte, mit fairen Würfeln und ohne Hilfe.</translation>
    </message>
    <message>
        <source>{lesson} would have saved {saved} of these {cost} points</source>
        <extracomment>lessons.remedy: Return which lesson would have spared what of a cost; where none does, what all of them say.</extracomment>
        <translation>{lesson} hätte {saved} dieser {cost} Punkte gerettet</translation>
    </message>
    <message>
        <source>An example</source>
        <extracomment>lessons.worked_heading: heading</extracomment>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>All its rules, and more examples</source>
        <extracomment>lessons.all_rules: link that unfolds them</extracomment>
        <translation>Alle Regeln und mehr Beispiele</translation>
    </message>
    <message>
        <source>Fewer</source>
        <extracomment>lessons.fewer: link that folds rules and examples away</extracomment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>right at the first go</source>
        <extracomment>lessons.right_at_first_go: beside how many of how many were</extracomment>
        <translation>auf Anhieb richtig</translation>
    </message>
    <message>
        <source>The costly choices of a game</source>
        <extracomment>sources.name_of_game: what is practised</extracomment>
        <translation>Teure Entscheidungen eines Spiels</translation>
    </message>
    <message>
        <source>Your costly choices: {theme}</source>
        <extracomment>sources.name_of_theme: what is practised</extracomment>
        <translation>Teure Entscheidungen: {theme}</translation>
    </message>
    <message>
        <source>Positions from your own games, one choice in each.</source>
        <extracomment>sources.choices_explained</extracomment>
        <translation>Stellungen aus deinen Spielen, in jeder eine Entscheidung.</translation>
    </message>
    <message>
        <source>Some of them you got right, so not every one is a trap.</source>
        <extracomment>sources.not_always_a_trap</extracomment>
        <translation>Manche hast du richtig gespielt: Nicht jede ist eine Falle.</translation>
    </message>
    <message>
        <source>Right {right} times, some days apart, and it&apos;s learned.</source>
        <extracomment>sources.learned_when</extracomment>
        <translation>{right}-mal richtig, mit Tagen dazwischen, und sie ist gelernt.</translation>
    </message>
    <message>
        <source>What you get right comes back after {days} days, then after {more}. What you get wrong comes back next time.</source>
        <extracomment>sources.schedule</extracomment>
        <translation>Was du richtig machst, kommt nach {days} Tagen wieder, dann nach {more}. Was du falsch machst, kommt beim nächsten Mal wieder.</translation>
    </message>
    <message>
        <source>More of them</source>
        <extracomment>sources.more_choices: button: asks more costly choices</extracomment>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>sources.choices_again: button: asks the costly choices of a game again</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Kind of choice</source>
        <extracomment>sources.kind_of_choice: heading</extracomment>
        <translation>Art der Entscheidung</translation>
    </message>
    <message>
        <source>Which lesson?</source>
        <extracomment>sources.which_lesson: heading: of the lesson that would have helped</extracomment>
        <translation>Welche Lektion?</translation>
    </message>
    <message>
        <source>From your game of</source>
        <extracomment>sources.from_your_game: heading: the day and the turn follow</extracomment>
        <translation>Aus deinem Spiel vom</translation>
    </message>
    <message>
        <source>You won&apos;t be asked this again.</source>
        <extracomment>sources.not_again</extracomment>
        <translation>Das wirst du nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>not again</source>
        <extracomment>sources.not_again_short: in a column: when a position comes back</extracomment>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>{game} · {score} points · turn {turn}</source>
        <extracomment>sources.from_game: Return which game the position is from; no day stands for the one that was just played, or looked at.</extracomment>
        <translation>{game} · {score} Punkte · Runde {turn}</translation>
    </message>
    <message>
        <source>In your game: {choice}, which cost {cost}.</source>
        <extracomment>sources.in_the_game: Return what was chosen in the game, and what that cost.</extracomment>
        <translation>In deinem Spiel: {choice}, das kostete {cost}.</translation>
    </message>
    <message>
        <source>You got this right in the game: {choice}.</source>
        <extracomment>sources.right_in_the_game</extracomment>
        <translation>Das hast du im Spiel richtig gemacht: {choice}.</translation>
    </message>
    <message>
        <source>It&apos;s learned.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Sie ist gelernt.</translation>
    </message>
    <message>
        <source>It comes back next time.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Sie kommt beim nächsten Mal wieder.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Sie kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>learned</source>
        <comment>in a column: when a position comes back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>–</source>
        <comment>in a column: a position doesn&apos;t come back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>next time</source>
        <comment>in a column: when a position comes back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>nächstes Mal</translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <comment>in a column: when a position comes back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>best at the first go</source>
        <extracomment>sources.at_first_go: beside how many of how many were</extracomment>
        <translation>auf Anhieb am besten</translation>
    </message>
    <message>
        <source>What these choices cost, then and now:</source>
        <extracomment>sources.then_and_now</extracomment>
        <translation>Was diese Entscheidungen kosteten, damals und jetzt:</translation>
    </message>
    <message>
        <source>What this choice cost, then and now:</source>
        <extracomment>sources.then_and_now_one</extracomment>
        <translation>Was diese Entscheidung kostete, damals und jetzt:</translation>
    </message>
    <message>
        <source>In your games</source>
        <extracomment>sources.in_your_games: names a bar</extracomment>
        <translation>In deinen Spielen</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>sources.cost_now: names a bar</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>In your game</source>
        <comment>heading of a column</comment>
        <extracomment>sources.outcome_columns</extracomment>
        <translation>In deinem Spiel</translation>
    </message>
    <message>
        <source>Comes back</source>
        <comment>heading of a column</comment>
        <extracomment>sources.outcome_columns</extracomment>
        <translation>Kommt wieder</translation>
    </message>
    <message numerus="yes">
        <source>You have learned %n choices so far.</source>
        <extracomment>sources.learned_so_far</extracomment>
        <translation>
            <numerusform>Bisher hast du %n Entscheidung gelernt.</numerusform>
            <numerusform>Bisher hast du %n Entscheidungen gelernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles: {theme}</source>
        <extracomment>sources.puzzles_about: what is practised</extracomment>
        <translation>Rätsel: {theme}</translation>
    </message>
    <message>
        <source>Your rating now: {rating}.</source>
        <extracomment>sources.rating_is</extracomment>
        <translation>Deine Wertungszahl jetzt: {rating}.</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>sources.solved_title: beside how many of how many were</extracomment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>Rating before</source>
        <extracomment>sources.rating_before: names a bar</extracomment>
        <translation>Wertungszahl vorher</translation>
    </message>
    <message>
        <source>Rating now</source>
        <extracomment>sources.rating_after: names a bar</extracomment>
        <translation>Wertungszahl jetzt</translation>
    </message>
    <message>
        <source>{rating} ({change})</source>
        <extracomment>sources.rating_moved: Return the rating after a puzzle, and by how much that changed it.</extracomment>
        <translation>{rating} ({change})</translation>
    </message>
    <message>
        <source>One choice each, no undo. You see the answers at the end.</source>
        <extracomment>sources.test_explained: below a test</extracomment>
        <translation>Je eine Entscheidung, ohne Rücknahme. Die Antworten siehst du am Ende.</translation>
    </message>
    <message>
        <source>points a choice cost you</source>
        <extracomment>sources.lost_a_choice: Return what the large figure is, and between what it may be.</extracomment>
        <translation>Punkte kostete dich eine Entscheidung</translation>
    </message>
    <message>
        <source>points a choice cost you ({ends})</source>
        <extracomment>sources.lost_a_choice: Return what the large figure is, and between what it may be.</extracomment>
        <translation>Punkte kostete dich eine Entscheidung ({ends})</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>coach.cancel_building: button: the coach is getting ready no more practice.stop: button that leaves practice</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>practice.about_label: label of a list: what the positions are about</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>This session</source>
        <extracomment>practice.session_heading: heading of the list of positions practice.show_session: link back from the list of all options</extracomment>
        <translation>Diese Übung</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>practice.how_heading: heading</extracomment>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>Play by this list</source>
        <extracomment>practice.lines_heading: heading of the lines of a lesson</extracomment>
        <translation>Spiel nach dieser Liste</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>practice.choice_now: in a list of positions: the one that is asked</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>practice.taken: in a list of positions: a choice was made, and nothing is told yet</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <extracomment>practice.asked_heading: heading of a position that is asked</extracomment>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>That&apos;s my choice</source>
        <extracomment>practice.my_choice: button</extracomment>
        <translation>Das wähle ich</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>practice.next_position: button: the next position</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <extracomment>practice.key_keep: what keys do</extracomment>
        <translation>einen Würfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>go to the card</source>
        <extracomment>practice.key_card: what a key does</extracomment>
        <translation>zum Zettel</translation>
    </message>
    <message>
        <source>a hint, after a first choice that wasn&apos;t the best</source>
        <extracomment>practice.key_hint: what a key does</extracomment>
        <translation>ein Tipp, wenn die erste Wahl nicht die beste war</translation>
    </message>
    <message>
        <source>stop; your answers are kept</source>
        <extracomment>practice.key_stop: what a key does</extracomment>
        <translation>aufhören; deine Antworten bleiben</translation>
    </message>
    <message>
        <source>Click the dice you would keep, or a box on the card.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Klick auf die Würfel, die du behalten würdest, oder auf ein Feld des Zettels.</translation>
    </message>
    <message>
        <source>Click the box on the card that you would score.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Klick auf das Feld des Zettels, in das du eintragen würdest.</translation>
    </message>
    <message>
        <source>One choice in each position; you see the answers at the end.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Eine Entscheidung in jeder Stellung; die Antworten siehst du am Ende.</translation>
    </message>
    <message>
        <source>Your first choice counts; if there is a better one, you can choose again.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Die erste Wahl zählt; gibt es eine bessere, kannst du noch einmal wählen.</translation>
    </message>
    <message>
        <source>There is a better one. Keep different dice, or score a box.</source>
        <extracomment>practice.try_again: Return what can be done after a choice that was not the best.</extracomment>
        <translation>Es gibt etwas Besseres. Behalte andere Würfel, oder trag in ein Feld ein.</translation>
    </message>
    <message>
        <source>There is a better one. Score another box.</source>
        <extracomment>practice.try_again: Return what can be done after a choice that was not the best.</extracomment>
        <translation>Es gibt etwas Besseres. Trag in ein anderes Feld ein.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>practice.show_answer: button</extracomment>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>practice.show_game: link</extracomment>
        <translation>Spiel zeigen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>practice.play_from_here: link</extracomment>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Don&apos;t ask me again</source>
        <extracomment>practice.park: link</extracomment>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Your answers</source>
        <extracomment>practice.answers_heading: heading of a table</extracomment>
        <translation>Deine Antworten</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>heading of a column</comment>
        <extracomment>practice.cost_column</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>practice.the_same: in a table: the best choice was the one that was made</extracomment>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>leaves practice</comment>
        <extracomment>practice.done: button</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Show number {number} again</source>
        <extracomment>practice.number_again: link: a position that was missed</extracomment>
        <translation>Nummer {number} noch einmal zeigen</translation>
    </message>
    <message>
        <source>One to think about, number {number}: {reason}</source>
        <extracomment>practice.think_of: why the best was better</extracomment>
        <translation>Zum Nachdenken, Nummer {number}: {reason}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>progress.charts: screen reader: choice of the chart</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Rätsel-Wertungszahl</translation>
    </message>
    <message>
        <source>A choice costs you {now} points on average.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Eine Entscheidung kostet dich im Schnitt {now} Punkte.</translation>
    </message>
    <message>
        <source>You play better now: a choice costs you {now} points, and {before} before.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Du spielst jetzt besser: Eine Entscheidung kostet dich {now} Punkte, vorher {before}.</translation>
    </message>
    <message>
        <source>You played better before: a choice costs you {now} points now, and {before} then.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Vorher hast du besser gespielt: Eine Entscheidung kostet dich jetzt {now} Punkte, damals {before}.</translation>
    </message>
    <message>
        <source>You play about as well as before: a choice costs you {now} points, and {before} before.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Du spielst etwa so gut wie vorher: Eine Entscheidung kostet dich {now} Punkte, vorher {before}.</translation>
    </message>
    <message>
        <source>Daily five</source>
        <extracomment>sources.heading_of_day: heading above a puzzle learn.daily_five: step of the plan: five puzzles</extracomment>
        <translation>Fünf am Tag</translation>
    </message>
    <message>
        <source>Nothing is lost if you skip a day.</source>
        <extracomment>learn.no_hurry</extracomment>
        <translation>Ein Tag Pause schadet nicht.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the plan of the day</comment>
        <extracomment>learn.go_on: button</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>or click a step; what you have done stays done</source>
        <extracomment>learn.or_a_step</extracomment>
        <translation>oder klick einen Schritt an; Erledigtes bleibt erledigt</translation>
    </message>
    <message>
        <source>That&apos;s all for today. Well done!</source>
        <extracomment>learn.all_done</extracomment>
        <translation>Das war alles für heute. Gut gemacht!</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <extracomment>learn.minutes: how long the plan of the day takes</extracomment>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>learn.minutes_short: how long a step takes</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>learn.done: a step of the plan of the day</extracomment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>Play a game</source>
        <extracomment>learn.play_a_game: step of the plan before the first game</extracomment>
        <translation>Ein Spiel spielen</translation>
    </message>
    <message>
        <source>The coach tells you what each choice cost, and this page learns what to practise</source>
        <extracomment>learn.why_play</extracomment>
        <translation>Der Coach sagt, was jede Wahl kostet, und diese Seite, was du üben solltest</translation>
    </message>
    <message numerus="yes">
        <source>%n choices from your games</source>
        <extracomment>learn.choices: step of the plan</extracomment>
        <translation>
            <numerusform>%n Entscheidung aus deinen Spielen</numerusform>
            <numerusform>%n Entscheidungen aus deinen Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Costly ones, mixed with some you got right</source>
        <extracomment>learn.about_choices</extracomment>
        <translation>Teure, gemischt mit richtigen</translation>
    </message>
    <message>
        <source>Five puzzles, easy to hard, the same for everyone</source>
        <extracomment>learn.about_five</extracomment>
        <translation>Fünf Rätsel, leicht bis schwer, für alle dieselben</translation>
    </message>
    <message>
        <source>Lesson {number}: {lesson}</source>
        <extracomment>learn.a_lesson</extracomment>
        <translation type="vanished">Lektion {number}: {lesson}</translation>
    </message>
    <message>
        <source>Begin with what brings most</source>
        <extracomment>learn.first_lesson</extracomment>
        <translation>Beginne mit dem, was am meisten bringt</translation>
    </message>
    <message>
        <source>Done today</source>
        <extracomment>learn.learned_today</extracomment>
        <translation>Heute erledigt</translation>
    </message>
    <message>
        <source>{answered} of {of} answered</source>
        <extracomment>learn.so_far</extracomment>
        <translation>{answered} von {of} beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>It would have saved you {points} points a game in your last %n games · more than any other</source>
        <extracomment>learn.why_lesson: Return why a lesson is next: what it would have saved in a game.</extracomment>
        <translation>
            <numerusform>Sie hätte dir in %n Spiel {points} Punkte gerettet</numerusform>
            <numerusform>Sie hätte dir in deinen letzten %n Spielen je {points} Punkte gerettet · mehr als jede andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Your level</source>
        <extracomment>learn.level_heading: heading</extracomment>
        <translation>Deine Stufe</translation>
    </message>
    <message>
        <source>From your first game of Yahtzee on, you&apos;ll see here how well you play.</source>
        <extracomment>learn.no_games</extracomment>
        <translation>Ab deinem ersten Yahtzee-Spiel siehst du hier, wie gut du spielst.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>history.progress: button that leads there learn.to_progress: link to the other tab</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>Cost per game, in %n games</source>
        <extracomment>learn.cost_lately: below a chart</extracomment>
        <translation type="vanished">
            <numerusform>Kosten pro Spiel, in %n Spiel</numerusform>
            <numerusform>Kosten pro Spiel, in %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps {level}</source>
        <extracomment>learn.perhaps: Return which other levels it may be.</extracomment>
        <translation>vielleicht {level}</translation>
    </message>
    <message>
        <source>somewhere from {worst} to {best}</source>
        <extracomment>learn.perhaps: Return which other levels it may be.</extracomment>
        <translation>irgendwo von {worst} bis {best}</translation>
    </message>
    <message>
        <source>In all {games} games it was {lost}.</source>
        <extracomment>learn.costs: Return what a choice costs on average, lately and in all games.</extracomment>
        <translation>In allen {games} Spielen waren es {lost}.</translation>
    </message>
    <message>
        <source>The course</source>
        <extracomment>learn.course_heading: heading</extracomment>
        <translation>Der Kurs</translation>
    </message>
    <message>
        <source>with all twelve {after} · perfect play {par}</source>
        <extracomment>learn.averages</extracomment>
        <translation>mit allen zwölf {after} · perfektes Spiel {par}</translation>
    </message>
    <message>
        <source>Adds</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Bringt</translation>
    </message>
    <message>
        <source>Known</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Bekannt</translation>
    </message>
    <message>
        <source>No lesson would have saved you anything in your last games. Read them any time.</source>
        <extracomment>learn.not_needed</extracomment>
        <translation type="vanished">Keine Lektion hätte dir in den letzten Spielen etwas gerettet. Lesen kannst du sie jederzeit.</translation>
    </message>
    <message>
        <source>1: your games show that you know this one. Read it any time.</source>
        <extracomment>learn.known: Return which lessons the games show as known.</extracomment>
        <translation type="vanished">1: Deine Spiele zeigen, dass du sie kannst. Lesen kannst du sie jederzeit.</translation>
    </message>
    <message>
        <source>1 to {last}: your games show that you know these. Read them any time.</source>
        <extracomment>learn.known: Return which lessons the games show as known.</extracomment>
        <translation type="vanished">1 bis {last}: Deine Spiele zeigen, dass du diese kannst. Lesen kannst du sie jederzeit.</translation>
    </message>
    <message>
        <source>You learned it in its exercises</source>
        <extracomment>learn.learned_by_exercises</extracomment>
        <translation>Du hast sie in den Übungen gelernt</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <extracomment>learn.costs_heading: heading</extracomment>
        <translation>Was dich am meisten kostet</translation>
    </message>
    <message>
        <source>points a game</source>
        <extracomment>learn.costs_note</extracomment>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>The games behind it</source>
        <extracomment>learn.games_behind: link to the games in which what costs most happened</extracomment>
        <translation type="vanished">Die Spiele dahinter</translation>
    </message>
    <message numerus="yes">
        <source>Nothing else clearly stands out in %n games.</source>
        <extracomment>learn.nothing_else</extracomment>
        <translation>
            <numerusform>Sonst fällt in %n Spiel nichts deutlich auf.</numerusform>
            <numerusform>Sonst fällt in %n Spielen nichts deutlich auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise something else</source>
        <extracomment>learn.others_heading: heading</extracomment>
        <translation>Etwas anderes üben</translation>
    </message>
    <message>
        <source>At your level · rating {rating}</source>
        <extracomment>learn.rated</extracomment>
        <translation>Auf deiner Stufe · Wertungszahl {rating}</translation>
    </message>
    <message numerus="yes">
        <source>%n positions · not taken yet</source>
        <extracomment>learn.not_taken: line about the skill test</extracomment>
        <translation>
            <numerusform>%n Stellung · noch nicht gemacht</numerusform>
            <numerusform>%n Stellungen · noch nicht gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>All {rolls}, with reasons</source>
        <extracomment>learn.all_openings</extracomment>
        <translation>Alle {rolls}, mit Gründen</translation>
    </message>
    <message>
        <source>Last time {lost} a choice</source>
        <extracomment>learn.last_test</extracomment>
        <translation>Letztes Mal {lost} pro Entscheidung</translation>
    </message>
    <message>
        <source>What you practise can&apos;t be saved: {reason}.</source>
        <extracomment>learn.log_failed</extracomment>
        <translation>Was du übst, lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the title of a page</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>As table</source>
        <comment>a menu item: what the card shows</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Against the demon</source>
        <comment>a famous game, in a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Gegen den Dämon</translation>
    </message>
    <message>
        <source>The lowest score</source>
        <comment>a famous game, in a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Die niedrigste Punktzahl</translation>
    </message>
    <message>
        <source>Skip the opponents&apos; turns</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Runden der Gegner überspringen</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>new_game.recommended: beside a coach mode</extracomment>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>The coach is ready</source>
        <extracomment>new_game.is_ready</extracomment>
        <translation>Der Coach ist bereit</translation>
    </message>
    <message>
        <source>The coach is getting ready, {done} %</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>Der Coach macht sich bereit, {done} %</translation>
    </message>
    <message>
        <source>{name} · {chance} against Paula</source>
        <extracomment>new_game.against_paula: an opponent in a list, who has no average</extracomment>
        <translation>{name} · {chance} gegen Paula</translation>
    </message>
    <message>
        <source>{name} · your level</source>
        <extracomment>new_game.your_level: an opponent in a list who plays as well as the player</extracomment>
        <translation>{name} · deine Stufe</translation>
    </message>
    <message>
        <source>Same rolls for everyone</source>
        <extracomment>new_game.same_rolls: choice</extracomment>
        <translation>Gleiche Würfe für alle</translation>
    </message>
    <message>
        <source>Luck is the same for everyone, so it takes fewer matches to see who plays better.</source>
        <extracomment>new_game.same_rolls_explained</extracomment>
        <translation>Das Glück ist für alle gleich, also siehst du schon nach weniger Partien, wer besser spielt.</translation>
    </message>
    <message>
        <source>That only works with one person, who goes first: anyone playing later would have seen the rolls.</source>
        <extracomment>new_game.same_rolls_need_one_person</extracomment>
        <translation>Das geht nur mit einem Menschen, und der fängt an: Wer später dran ist, hätte die Würfe schon gesehen.</translation>
    </message>
    <message>
        <source>With the same rolls you go first: otherwise you&apos;d have seen them.</source>
        <extracomment>new_game.same_rolls_you_begin</extracomment>
        <translation>Bei gleichen Würfen fängst du an: Sonst hättest du sie schon gesehen.</translation>
    </message>
    <message>
        <source>as last time</source>
        <extracomment>new_game.as_last_time: beside the heading, while nothing is changed</extracomment>
        <translation>wie zuletzt</translation>
    </message>
    <message>
        <source>Your present game isn&apos;t lost: {key} brings it back.</source>
        <extracomment>new_game.not_lost: at the bottom of New game</extracomment>
        <translation>Dein jetziges Spiel ist nicht verloren: {key} holt es zurück.</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>new_game.usual: tile of the New game dialog</extracomment>
        <translation>Wie immer</translation>
    </message>
    <message>
        <source>Daily</source>
        <extracomment>new_game.daily: tile of the New game dialog, and where rolls come from</extracomment>
        <translation>Tagesspiel</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>new_game.match: tile of the New game dialog</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>For {score}</source>
        <extracomment>new_game.for_score: tile of the New game dialog: a game to reach that score</extracomment>
        <translation>Auf {score}</translation>
    </message>
    <message>
        <source>alone, fair dice</source>
        <extracomment>new_game.alone_fair: below the tile Usual</extracomment>
        <translation>allein, faire Würfel</translation>
    </message>
    <message>
        <source>the same for everyone</source>
        <extracomment>new_game.same_for_all: below the tile Daily</extracomment>
        <translation>für alle gleich</translation>
    </message>
    <message>
        <source>{day}, not played</source>
        <extracomment>new_game.not_played: below the tile Daily</extracomment>
        <translation>{day}, offen</translation>
    </message>
    <message>
        <source>{day}, {score} points</source>
        <extracomment>new_game.played_with: below the tile Daily</extracomment>
        <translation>{day}: {score} Punkte</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>new_game.against: below the tile Match</extracomment>
        <translation>gegen {names}</translation>
    </message>
    <message numerus="yes">
        <source>against %n opponents</source>
        <extracomment>new_game.against_many: the same, where their names are too long</extracomment>
        <translation>
            <numerusform>gegen %n Gegner</numerusform>
            <numerusform>gegen %n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>you roll, you type</source>
        <extracomment>new_game.you_roll: below the tile Real dice</extracomment>
        <translation>du würfelst, du tippst</translation>
    </message>
    <message>
        <source>one to six people</source>
        <extracomment>new_game.how_many_people: below the tile Real dice</extracomment>
        <translation>eine bis sechs Personen</translation>
    </message>
    <message>
        <source>as likely as can be</source>
        <extracomment>new_game.likely: below the tile For 300</extracomment>
        <translation>so wahrscheinlich wie möglich</translation>
    </message>
    <message>
        <source>{chance} if you play for points</source>
        <extracomment>new_game.chance_for_points: below the tile For 300</extracomment>
        <translation>{chance}, wenn du auf Punkte spielst</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>new_game.game: row of the New game dialog: which one of Yahtzee&apos;s kin</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>new_game.play_for: row of the New game dialog: what is played for</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What a later Yahtzee may do</source>
        <extracomment>new_game.jokers: screen reader: choice of rules</extracomment>
        <translation>Was ein weiterer Yahtzee darf</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>new_game.size_of_game: Return how many boxes a game has, and how many rolls a turn.</extracomment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>new_game.random: where rolls come from</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>From a seed</source>
        <extracomment>new_game.from_seed: where rolls come from</extracomment>
        <translation>Aus Startwert</translation>
    </message>
    <message>
        <source>Of an earlier game</source>
        <extracomment>new_game.of_earlier: where rolls come from</extracomment>
        <translation>Eines früheren Spiels</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>new_game.real_dice: tile of the New game dialog, and where rolls come from</extracomment>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>real dice are fair</source>
        <extracomment>new_game.real_dice_are_fair: why there is no other luck</extracomment>
        <translation>echte Würfel sind fair</translation>
    </message>
    <message>
        <source>the daily game has fair dice</source>
        <extracomment>new_game.daily_is_fair: why there is no other luck</extracomment>
        <translation>das Tagesspiel hat faire Würfel</translation>
    </message>
    <message>
        <source>a match has fair dice</source>
        <extracomment>new_game.match_is_fair: why there is no other luck</extracomment>
        <translation>eine Partie hat faire Würfel</translation>
    </message>
    <message>
        <source>Which game</source>
        <extracomment>new_game.which_earlier: screen reader: list of games that were finished</extracomment>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>You haven&apos;t finished a game yet.</source>
        <extracomment>new_game.no_earlier</extracomment>
        <translation>Du hast noch kein Spiel beendet.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <extracomment>new_game.ghost: list of who can play with the same rolls</extracomment>
        <translation>Geist</translation>
    </message>
    <message>
        <source>ghost: {name}</source>
        <extracomment>new_game.with_ghost: beside the rolls, in a closed row</extracomment>
        <translation>Geist: {name}</translation>
    </message>
    <message>
        <source>Someone who plays with the same rolls beside you: a player, perfect play, or you yourself.</source>
        <extracomment>new_game.ghost_explained: Return how a ghost plays, and when it is seen.</extracomment>
        <translation>Jemand, der mit denselben Würfen neben dir spielt: ein Spieler, perfektes Spiel oder du selbst.</translation>
    </message>
    <message>
        <source>A score</source>
        <extracomment>new_game.a_score: what is played for: to reach it</extracomment>
        <translation>Ein Ergebnis</translation>
    </message>
    <message>
        <source>Your best is {score}.</source>
        <extracomment>new_game.your_best</extracomment>
        <translation>Dein Rekord ist {score}.</translation>
    </message>
    <message>
        <source>Average {mean}. {ends}.</source>
        <extracomment>new_game.risk_explained: how games end that are played carefully or daringly</extracomment>
        <translation>Schnitt {mean}. {ends}.</translation>
    </message>
    <message>
        <source>other goals need fair dice</source>
        <extracomment>new_game.needs_fair_dice: why nothing else can be played for</extracomment>
        <translation>andere Ziele brauchen faire Würfel</translation>
    </message>
    <message>
        <source>your best {best}</source>
        <extracomment>new_game.par_and_best: Return what can be expected of a game, and the highest score without help so far; nothing of what isn&apos;t known.</extracomment>
        <translation>dein Rekord {best}</translation>
    </message>
    <message>
        <source>with help for {name}</source>
        <extracomment>end_page.helped: remark on the result of a match</extracomment>
        <translation>mit Hilfe für {name}</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>beside the name of an opponent</comment>
        <extracomment>end_page.computer</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>My choices cost {amount}. Turn by turn:</source>
        <extracomment>end_page.shared_cost: before a mark for each turn</extracomment>
        <translation>Meine Entscheidungen haben {amount} gekostet. Runde für Runde:</translation>
    </message>
    <message>
        <source>{name} dice</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready. end_page.unfair_dice: remark on a result: the kind of dice</extracomment>
        <translation>Würfel: {name}</translation>
    </message>
    <message>
        <source>same rolls for everyone</source>
        <extracomment>match_words.status: Return the last line of the coach in a match. end_page.same_for_everyone: remark on a result</extracomment>
        <translation>dieselben Würfe für alle</translation>
    </message>
    <message>
        <source>New game, “{choice}”, {seed}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Neues Spiel, „{choice}“, {seed}</translation>
    </message>
    <message>
        <source>Play {name}&apos;s dice yourself: {how}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Spiel selbst mit den Würfeln von {name}: {how}</translation>
    </message>
    <message>
        <source>Play the same dice: {how}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Spiel mit denselben Würfeln: {how}</translation>
    </message>
    <message>
        <source>What do you want?</source>
        <extracomment>turn_chances_words.target: beside a field: a box, faces, a sum</extracomment>
        <translation>Was möchtest du?</translation>
    </message>
    <message>
        <source>Choose a hand, or type one: faces (1,2,3,4), a sum (&gt;=20), how many are alike (alike=3, alike&gt;=3), or a pattern. Its digits say how many faces show once, twice, three times…: 011 is a pair and three of a kind.</source>
        <extracomment>turn_chances_words.target_hint</extracomment>
        <translation>Wähle eine Kombination oder tipp eine: Augen (1,2,3,4), eine Summe (&gt;=20), wie viele gleich sind (alike=3, alike&gt;=3), oder ein Muster. Seine Ziffern sagen, wie viele Augenzahlen einmal, zweimal, dreimal … fallen: 011 ist ein Paar und ein Drilling.</translation>
    </message>
    <message>
        <source>Choose a hand from the list, or type faces (1,2,3,4), a sum (&gt;=20) or how many are alike (alike=3).</source>
        <extracomment>turn_chances_words.not_a_hand</extracomment>
        <translation>Wähle eine Kombination aus der Liste oder tipp Augen (1,2,3,4), eine Summe (&gt;=20) oder wie viele gleich sind (alike=3).</translation>
    </message>
    <message>
        <source>{box} needs five dice with six faces.</source>
        <extracomment>turn_chances_words.needs_five: instead of a chance</extracomment>
        <translation>{box} braucht fünf Würfel mit sechs Seiten.</translation>
    </message>
    <message>
        <source>Click a die to change its face, or type them all.</source>
        <extracomment>turn_chances_words.click_dice</extracomment>
        <translation>Klick auf einen Würfel, um ihn zu ändern, oder tipp alle.</translation>
    </message>
    <message>
        <source>Before the first roll</source>
        <extracomment>turn_chances_words.before_first: title of a card</extracomment>
        <translation>Vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>Other dice</source>
        <extracomment>turn_chances_words.other_dice: beside lists: how many dice, faces and rolls</extracomment>
        <translation>Andere Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>turn_chances_words.dice: list of how many dice</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <extracomment>turn_chances_words.faces: list of faces of a die</extracomment>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>What you can keep</source>
        <extracomment>turn_chances_words.keeps: title of a card</extracomment>
        <translation>Was du behalten kannst</translation>
    </message>
    <message>
        <source>From every kind of roll</source>
        <extracomment>turn_chances_words.every_state: title of a card that opens</extracomment>
        <translation>Nach jeder Art von Wurf</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>turn_chances_words.hide: button that closes a card rules_lab.hide_boxes: button that hides the boxes of the card</extracomment>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Fixed plans</source>
        <extracomment>turn_chances_words.plans: title of a card that opens</extracomment>
        <translation>Feste Pläne</translation>
    </message>
    <message>
        <source>More decimals</source>
        <extracomment>turn_chances_words.more_decimals: button</extracomment>
        <translation>Mehr Nachkommastellen</translation>
    </message>
    <message>
        <source>Fewer decimals</source>
        <extracomment>turn_chances_words.fewer_decimals: button</extracomment>
        <translation>Weniger Nachkommastellen</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <extracomment>turn_chances_words.show_all: button below a list rules_lab.show_all: button below a list</extracomment>
        <translation>Alle {number} zeigen</translation>
    </message>
    <message>
        <source>exactly {fraction}</source>
        <extracomment>turn_chances_words.exactly: tooltip of a chance</extracomment>
        <translation>genau {fraction}</translation>
    </message>
    <message>
        <source>On average {number} rolls until it comes, if you may roll on.</source>
        <comment>chance of a hand</comment>
        <extracomment>turn_chances_words.until</extracomment>
        <translation>Im Schnitt {number} Würfe, bis es da ist, wenn du weiterwürfeln darfst.</translation>
    </message>
    <message>
        <source>plan</source>
        <comment>heading of a column: what a fixed plan gives</comment>
        <extracomment>turn_chances_words.plan_column</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no chance at all</comment>
        <extracomment>turn_chances_words.no_chance: in a list of chances</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>You have {hand}.</source>
        <extracomment>turn_chances_words.made: the dice show what was wanted</extracomment>
        <translation>Du hast {hand}.</translation>
    </message>
    <message>
        <source>No chance of {hand} from here.</source>
        <extracomment>turn_chances_words.missed</extracomment>
        <translation>Von hier aus keine Chance auf {hand}.</translation>
    </message>
    <message>
        <source>Roll all: {chance} for {hand}</source>
        <extracomment>turn_chances_words.roll_all</extracomment>
        <translation>Alle würfeln: {chance} für {hand}</translation>
    </message>
    <message>
        <source>Keep all: {chance} for {hand}</source>
        <extracomment>turn_chances_words.keep_all</extracomment>
        <translation>Alle behalten: {chance} für {hand}</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} oder mehr</translation>
    </message>
    <message>
        <source>{number} or less</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} oder weniger</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>genau {number}</translation>
    </message>
    <message>
        <source>{number} or more alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} oder mehr Gleiche</translation>
    </message>
    <message>
        <source>{number} or fewer alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} oder weniger Gleiche</translation>
    </message>
    <message>
        <source>exactly {number} alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>genau {number} Gleiche</translation>
    </message>
    <message>
        <source>about once in {number} turns</source>
        <extracomment>turn_chances_words.how_often: Return a chance as how many turns it takes; nothing where it is more likely than not.</extracomment>
        <translation>etwa einmal in {number} Runden</translation>
    </message>
    <message>
        <source>Keep {dice}: {chance} for {hand}</source>
        <extracomment>turn_chances_words.best_keep: Return what is best to keep of a roll, and how likely the hand is then.</extracomment>
        <translation>{dice} behalten: {chance} für {hand}</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>rules_lab.compare_with: beside the list of rule sets to compare with rules_lab.compared: heading of a column: the rules that are compared with</extracomment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>{value} usually</source>
        <extracomment>rules_lab.usually: below a field that is another by the usual rules</extracomment>
        <translation>sonst {value}</translation>
    </message>
    <message>
        <source>{value} there</source>
        <extracomment>rules_lab.changed_from: below a field that is another in the rules compared with</extracomment>
        <translation>dort {value}</translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <extracomment>rules_lab.show_boxes: button that shows them</extracomment>
        <translation>Felder ändern</translation>
    </message>
    <message>
        <source>Each later {name} in its upper box</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Weiterer {name} in seinem oberen Feld</translation>
    </message>
    <message>
        <source>{par} on average</source>
        <extracomment>rules_lab.on_average: headline: what perfect play averages</extracomment>
        <translation>{par} im Schnitt</translation>
    </message>
    <message>
        <source>{par} on average, {number} more</source>
        <extracomment>rules_lab.more: headline</extracomment>
        <translation>{par} im Schnitt, {number} mehr</translation>
    </message>
    <message>
        <source>{par} on average, {number} fewer</source>
        <extracomment>rules_lab.fewer: headline</extracomment>
        <translation>{par} im Schnitt, {number} weniger</translation>
    </message>
    <message>
        <source>{par} on average, as usual</source>
        <extracomment>rules_lab.as_usual: headline: the rules are the usual ones</extracomment>
        <translation>{par} im Schnitt, wie üblich</translation>
    </message>
    <message>
        <source>{par} on average, the same</source>
        <extracomment>rules_lab.the_same: headline: as by the rules compared with</extracomment>
        <translation>{par} im Schnitt, genauso viel</translation>
    </message>
    <message>
        <source>with perfect play, exact</source>
        <extracomment>rules_lab.exact: beside the headline</extracomment>
        <translation>bei perfektem Spiel, exakt</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>rules_lab.what_changes: title of a card</extracomment>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>rules_lab.others: heading of a column: the usual rules, which are compared with</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>timeline.spread: row of the figures of final scores: the standard deviation rules_lab.sd: row of a table: standard deviation</extracomment>
        <translation>Streuung</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <extracomment>why_words.others: the last of a few bars: what all other boxes and bonuses come to</extracomment>
        <translation type="vanished">
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled your dice of this game yourself, so the program has none to check.</source>
        <extracomment>history.no_check_of_own_dice</extracomment>
        <translation>Deine Würfel hast du in diesem Spiel selbst geworfen, also hat das Programm dafür keinen Wurf zu prüfen.</translation>
    </message>
    <message>
        <source>None yet. Each die the program rolls for you is counted here, kept dice only once</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>Noch keine. Jeder Würfel, den das Programm für dich wirft, wird hier gezählt, behaltene nur einmal</translation>
    </message>
    <message>
        <source>Greedy play averages</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Gieriges Spiel erreicht</translation>
    </message>
    <message>
        <source>Rules of thumb average</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Faustregeln erreichen</translation>
    </message>
    <message>
        <source>All twelve lessons average</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Alle zwölf Lektionen erreichen</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <extracomment>set_up.copy: button: the position as one line of text</extracomment>
        <translation>Als Zeile kopieren</translation>
    </message>
    <message>
        <source>That isn&apos;t a position or a game.</source>
        <extracomment>set_up.unknown_text</extracomment>
        <translation>Das ist weder eine Stellung noch ein Spiel.</translation>
    </message>
    <message>
        <source>That isn&apos;t a position or a game ({reason}).</source>
        <extracomment>set_up.cannot_be_opened</extracomment>
        <translation>Das ist weder eine Stellung noch ein Spiel ({reason}).</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>positions</comment>
        <extracomment>set_up.saved: which are listed</extracomment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Last ten</source>
        <extracomment>set_up.recent: list: the positions that were set up last</extracomment>
        <translation>Letzte zehn</translation>
    </message>
    <message>
        <source>Save this one</source>
        <extracomment>set_up.save: link: keep the position</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>set_up.unnamed: a position in a list</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Nothing is saved yet.</source>
        <extracomment>set_up.no_saved: in place of a list of positions</extracomment>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>The positions you type come back here.</source>
        <extracomment>set_up.no_recent: in place of a list of positions</extracomment>
        <translation>Hier findest du die Stellungen wieder, die du eingibst.</translation>
    </message>
    <message>
        <source>A name, and whatever you want to remember</source>
        <extracomment>set_up.note: in an empty field for notes</extracomment>
        <translation>Ein Name, und was du dir merken willst</translation>
    </message>
    <message>
        <source>Load my game</source>
        <extracomment>set_up.start_over: button: set up the position in play</extracomment>
        <translation>Mein Spiel laden</translation>
    </message>
    <message>
        <source>There&apos;s no match from here: each opponent must have as many boxes filled as you, or one more.</source>
        <extracomment>set_up.turns_differ: why a game can&apos;t begin</extracomment>
        <translation>Von hier gibt es keine Partie: Jeder Gegner muss so viele Felder gefüllt haben wie du, oder eins mehr.</translation>
    </message>
    <message>
        <source>This is your game. The coach will tell; your game counts as with help.</source>
        <extracomment>set_up.counts_as_help: before the coach speaks of a position of the game in play</extracomment>
        <translation>Das ist dein Spiel. Der Coach verrät es dir, und dein Spiel zählt dann als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>Tell me</source>
        <extracomment>set_up.tell_anyway: button below that</extracomment>
        <translation>Verrate es mir</translation>
    </message>
    <message>
        <source>Opponents, score</source>
        <extracomment>set_up.more: link that opens what else can be chosen</extracomment>
        <translation>Gegner, Punktzahl</translation>
    </message>
    <message>
        <source>such as 212, or boxes: 3 - 9 12</source>
        <extracomment>set_up.others_example: in an empty field for an opponent</extracomment>
        <translation>z. B. 212, oder Felder: 3 - 9 12</translation>
    </message>
    <message>
        <source>only with fair dice, and not where first rolls score more</source>
        <extracomment>set_up.others_only: in place of the fields</extracomment>
        <translation>nur mit fairen Würfeln, und nicht, wo erste Würfe mehr zählen</translation>
    </message>
    <message>
        <source>With opponents, the coach goes by your chance of winning. Type each one&apos;s final score, or the boxes of an unfinished card with - for an open one. The coach assumes that those who haven&apos;t finished play perfectly for points.</source>
        <extracomment>set_up.others_hint</extracomment>
        <translation>Mit Gegnern geht der Coach nach deiner Gewinnchance. Gib von jedem die Endsumme ein, oder die Felder eines Zettels, der noch nicht voll ist, mit - für ein offenes. Der Coach nimmt an, dass alle, die noch nicht fertig sind, perfekt auf Punkte spielen.</translation>
    </message>
    <message>
        <source>Ctrl+V pastes a line or a game, or</source>
        <extracomment>set_up.paste_hint: before the link “type it”</extracomment>
        <translation>Strg+V fügt Text ein, oder</translation>
    </message>
    <message>
        <source>type it</source>
        <extracomment>set_up.type_text: link: opens a field for a line, or a game from paper</extracomment>
        <translation>tipp ihn ein</translation>
    </message>
    <message>
        <source>A position, or a game from paper</source>
        <extracomment>set_up.text_title: above a field to be typed into</extracomment>
        <translation>Eine Stellung, oder ein Spiel vom Papier</translation>
    </message>
    <message>
        <source>A turn in each line: the roll, &gt; what you kept, the next dice, and the box. Several players have their names in front.</source>
        <extracomment>set_up.text_example: above a field for a game from paper</extracomment>
        <translation>Eine Runde je Zeile: der Wurf, &gt; was du behalten hast, die nächsten Würfel und das Feld. Bei mehreren steht der Name davor.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a text</comment>
        <extracomment>set_up.open_text: button</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a field</comment>
        <extracomment>set_up.close_text: button</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Type five faces, or click a die and then a face.</source>
        <extracomment>set_up.type_dice</extracomment>
        <translation>Tipp fünf Zahlen, oder klick erst Würfel, dann Zahl.</translation>
    </message>
    <message>
        <source>A finished card: {total} points.</source>
        <extracomment>set_up.finished</extracomment>
        <translation>Ein voller Zettel: {total} Punkte.</translation>
    </message>
    <message>
        <source>A card has {most} boxes.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Ein Zettel hat {most} Felder.</translation>
    </message>
    <message>
        <source>No player is called that. Leave the name out.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>So heißt kein Spieler. Lass den Namen weg.</translation>
    </message>
    <message>
        <source>A turn begins with five dice, such as 25566, not with {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Eine Runde beginnt mit fünf Würfeln wie 25566, nicht mit {said}.</translation>
    </message>
    <message>
        <source>Dice show 1 to 6, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Würfel zeigen 1 bis 6, nicht {said}.</translation>
    </message>
    <message>
        <source>{count} dice are rolled here, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Hier werden {count} Würfel geworfen, nicht {said}.</translation>
    </message>
    <message>
        <source>Say before {said} what was kept, behind the roll, as in 25566&gt;66.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Schreib vor {said}, was behalten wurde, hinter den Wurf, wie in 25566&gt;66.</translation>
    </message>
    <message>
        <source>{dice} doesn&apos;t have the dice {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>In {dice} gibt es die Würfel {said} nicht.</translation>
    </message>
    <message>
        <source>No roll is left in this turn, so a box must follow, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>In dieser Runde ist kein Wurf mehr übrig: Es muss ein Feld folgen, nicht {said}.</translation>
    </message>
    <message>
        <source>There is no box called {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Kein Feld heißt {said}.</translation>
    </message>
    <message>
        <source>The turn with {said} needs its box at the end.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Der Runde mit {said} fehlt am Ende ihr Feld.</translation>
    </message>
    <message>
        <source>{said} is filled already.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>{said} ist schon gefüllt.</translation>
    </message>
    <message>
        <source>The joker rules don&apos;t allow {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Die Jokerregeln erlauben {said} nicht.</translation>
    </message>
    <message>
        <source>That box scores {count} here, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Das Feld zählt hier {count}, nicht {said}.</translation>
    </message>
    <message>
        <source>All boxes are filled, so there can&apos;t be another turn.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Alle Felder sind gefüllt: Es kann keine Runde mehr geben.</translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and each player another one: {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Ein Name hat höchstens {count} Buchstaben, und jeder Spieler einen anderen: {said}.</translation>
    </message>
    <message>
        <source>There are 2 to {count} players, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Es spielen 2 bis {count}, nicht {said}.</translation>
    </message>
    <message>
        <source>{said} has another number of turns than the others.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>{said} hat eine andere Zahl von Runden als die anderen.</translation>
    </message>
    <message>
        <source>Line {number}:</source>
        <comment>of a text</comment>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Zeile {number}:</translation>
    </message>
    <message>
        <source>Your saved games were damaged, and there was no copy.</source>
        <extracomment>shell.damaged</extracomment>
        <translation>Deine gespeicherten Spiele waren beschädigt, und es gab keine Kopie.</translation>
    </message>
    <message>
        <source>Your saved games were damaged, so the copy of {day} took their place. Games you finished since then may be missing.</source>
        <extracomment>shell.copy_used</extracomment>
        <translation>Deine gespeicherten Spiele waren beschädigt, darum gilt jetzt die Kopie vom {day}. Spiele, die du seitdem beendet hast, können fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could be read from the damaged file, kept as {path}.</source>
        <extracomment>shell.read_from</extracomment>
        <translation>
            <numerusform>%n Spiel war in der beschädigten Datei noch lesbar, die als {path} aufbewahrt ist.</numerusform>
            <numerusform>%n Spiele waren in der beschädigten Datei noch lesbar, die als {path} aufbewahrt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as {path}.</source>
        <extracomment>shell.kept_as</extracomment>
        <translation>Die beschädigte Datei ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>Play against them</source>
        <extracomment>strategies.play_match: button that leads to a new game</extracomment>
        <translation>Gegen sie spielen</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <comment>a game that another player plays</comment>
        <extracomment>strategies.watch: button that opens a list of players</extracomment>
        <translation>Ein Spiel ansehen</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>work that takes long</comment>
        <extracomment>strategies.cancel: button</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with a list of rules, or with tables</comment>
        <extracomment>strategies.done: button that leads back</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>by which rules and dice a player plays</comment>
        <extracomment>strategies.change: button in the row of the player</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Tick a player on the left.</source>
        <extracomment>strategies.choose_player: in the place of a chart</extracomment>
        <translation>Hake links einen Spieler an.</translation>
    </message>
    <message>
        <source>Which two</source>
        <comment>of the players compared</comment>
        <extracomment>strategies.which_two: name of a choice</extracomment>
        <translation>Welche zwei</translation>
    </message>
    <message>
        <source>{first} and {other}</source>
        <comment>two players</comment>
        <extracomment>strategies.two: in a list</extracomment>
        <translation>{first} und {other}</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>figures that are no estimates</comment>
        <extracomment>strategies.exact: beside them</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>{name} scores {points} a game, on average.</source>
        <extracomment>strategies.averages: heading</extracomment>
        <translation>{name} erreicht im Schnitt {points} pro Spiel.</translation>
    </message>
    <message>
        <source>{better} scores {points} more a game than {worse}.</source>
        <extracomment>strategies.scores_more: heading</extracomment>
        <translation>{better}: {points} Punkte pro Spiel mehr als {worse}.</translation>
    </message>
    <message>
        <source>{first} and {other} score the same, on average.</source>
        <extracomment>strategies.as_good: heading</extracomment>
        <translation>{first} und {other} erreichen im Schnitt gleich viel.</translation>
    </message>
    <message>
        <source>In a match: {first} wins {win}, {other} {loss}; {tie} are ties.</source>
        <comment>chances in per cent</comment>
        <extracomment>strategies.in_a_match</extracomment>
        <translation>In Partien gewinnt {first} {win}, {other} {loss}; {tie} sind unentschieden.</translation>
    </message>
    <message>
        <source>1 roll</source>
        <extracomment>strategies.rolls: Return how many rolls a turn has.</extracomment>
        <translation type="vanished">1 Wurf</translation>
    </message>
    <message>
        <source>{number} rolls</source>
        <extracomment>strategies.rolls: Return how many rolls a turn has.</extracomment>
        <translation type="vanished">{number} Würfe</translation>
    </message>
    <message>
        <source>Lessons 1 to</source>
        <comment>then comes a number, in a list</comment>
        <extracomment>strategies.lessons_to: name of a player</extracomment>
        <translation>Lektionen 1 bis</translation>
    </message>
    <message>
        <source>To reach</source>
        <comment>then comes a score, in a list</comment>
        <extracomment>strategies.to_reach: name of a player</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>With unfair dice, only perfect play can be compared. {dice}</source>
        <extracomment>strategies.how: Return how a player plays; None is a list of one&apos;s own, and dice are given where they are not fair.</extracomment>
        <translation>Mit unfairen Würfeln kann nur perfektes Spiel verglichen werden. {dice}</translation>
    </message>
    <message>
        <source>Chance of at least this score</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Chance auf mindestens diese Punktzahl</translation>
    </message>
    <message>
        <source>Final scores, in steps of ten points</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Endstände, in Zehnerschritten</translation>
    </message>
    <message>
        <source>Points short of perfect play in each box (below zero: ahead of it)</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Wie viele Punkte in jedem Feld zu perfektem Spiel fehlen (unter null: mehr als perfekt)</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Yahtzee-Bonus</translation>
    </message>
    <message>
        <source>{first} to {last} points</source>
        <extracomment>strategies.from_to: head of a card</extracomment>
        <translation>{first} bis {last} Punkte</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>who plays</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>the chance of the upper bonus</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Zeros</source>
        <comment>how many boxes end with zero</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>{name}: {mean} on average, give or take {sd}</source>
        <extracomment>strategies.in_full</extracomment>
        <translation>{name}: {mean} im Schnitt, Streuung {sd}</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <extracomment>turn_chances_words.left: beside a switch set_up.rolls_left: beside a row of buttons: 2, 1, 0</extracomment>
        <translation>Würfe übrig</translation>
    </message>
    <message>
        <source>Guide</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>a section of Help: what they mean</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>a section of Help, and of the settings</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Say the dice and the rolls left</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Ansagen: die Würfel und wie viele Würfe bleiben</translation>
    </message>
    <message>
        <source>Say your card and its bonus</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Ansagen: dein Zettel und sein Bonus</translation>
    </message>
    <message>
        <source>Say the opponents&apos; totals</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Ansagen: die Punkte der Gegner</translation>
    </message>
    <message>
        <source>Say what the coach said last</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Ansagen: was der Coach zuletzt gesagt hat</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Scorecards</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Coach</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Below the dice</source>
        <comment>heading of keys: what the card there shows</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Unter den Würfeln</translation>
    </message>
    <message>
        <source>Said aloud</source>
        <comment>heading of keys: for players who don&apos;t see the screen</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation type="vanished">Spiele und Stellungen</translation>
    </message>
    <message>
        <source>The window</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>From box to box on the scorecard</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Auf dem Zettel von Feld zu Feld</translation>
    </message>
    <message>
        <source>To the next control</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Back: from a notice, a question, a look back, a page</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Zurück: von einem Hinweis, einer Frage, einem Rückblick, einer Seite</translation>
    </message>
    <message>
        <source>Play, Learn, Games, Lab</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Spielen, Lernen, Spiele, Labor</translation>
    </message>
    <message>
        <source>From a page back to where you were</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Von einer Seite zurück, wo du warst</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>menu_words.change_key: button: takes another key</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change ⌄</source>
        <extracomment>menu_words.change_keys: link that opens a group of keys</extracomment>
        <translation>Ändern ⌄</translation>
    </message>
    <message>
        <source>Done ⌃</source>
        <extracomment>menu_words.close_keys: link that closes a group of keys</extracomment>
        <translation>Fertig ⌃</translation>
    </message>
    <message>
        <source>{action}: {key} from now on. “{other}” had it, and has {instead} now.</source>
        <extracomment>menu_words.key_taken</extracomment>
        <translation>{action}: von jetzt an {key}. Das hatte „{other}“, jetzt hat es {instead}.</translation>
    </message>
    <message>
        <source>You&apos;ve seen these rolls before, so this game counts as one with help.</source>
        <extracomment>new_game.dice_known: notice as it begins</extracomment>
        <translation>Diese Würfe hast du schon gesehen, also zählt das Spiel als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings.appearance: setting</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Warn from a cost of</source>
        <extracomment>settings.warns_from: setting</extracomment>
        <translation>Warnen ab Kosten von</translation>
    </message>
    <message>
        <source>Rolling dice</source>
        <extracomment>settings.dice_speed: setting</extracomment>
        <translation>Rollende Würfel</translation>
    </message>
    <message>
        <source>Ask before a zero</source>
        <extracomment>settings.confirms_zero: setting</extracomment>
        <translation>Vor einer Null fragen</translation>
    </message>
    <message>
        <source>Your decisions, for people who study how Yahtzee is played</source>
        <extracomment>settings.opens: beside a button</extracomment>
        <translation>Deine Entscheidungen, für Leute, die erforschen, wie Yahtzee gespielt wird</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>settings.export: button</extracomment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>settings.language_of_system names.appearance: a choice of colours</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>You choose before the coach shows its list</source>
        <extracomment>settings.guess_first_explained</extracomment>
        <translation>Du wählst, bevor der Coach seine Liste zeigt</translation>
    </message>
    <message>
        <source>Games and results</source>
        <extracomment>settings.folder_games: folder</extracomment>
        <translation>Spiele und Ergebnisse</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>settings.import_games: button: adds the games of a file</extracomment>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Go back…</source>
        <extracomment>settings.open_backup: button: to an older copy</extracomment>
        <translation>Zurückgehen…</translation>
    </message>
    <message>
        <source>Clear…</source>
        <extracomment>settings.clear_cache: button: the cache</extracomment>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>Still</source>
        <comment>how dice roll: not at all</comment>
        <extracomment>settings.dice_speed</extracomment>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Where a chance is at stake: {low}, {middle} or {high} %</source>
        <extracomment>settings.warns_from_chance: Return what the choices of that setting come to where a chance is at stake: its verdicts have other limits.</extracomment>
        <translation>Wo es um eine Chance geht: {low}, {middle} oder {high} %</translation>
    </message>
    <message>
        <source>No file manager was found. The path is on the clipboard: {path}</source>
        <extracomment>settings.no_file_manager</extracomment>
        <translation>Kein Dateimanager gefunden. Der Pfad ist in der Zwischenablage: {path}</translation>
    </message>
    <message>
        <source>{dice}. {first}: {taken}; {other}: {instead}; costs {cost} points</source>
        <extracomment>strategies.parting_spoken</extracomment>
        <translation>{dice}. {first}: {taken}; {other}: {instead}; kostet {cost} Punkte</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a rule list</comment>
        <extracomment>strategies.remove_list: button</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rule list</source>
        <extracomment>strategies.list_label: beside a choice of lists</extracomment>
        <translation>Regelliste</translation>
    </message>
    <message>
        <source>How rules are written</source>
        <extracomment>strategies.language_heading</extracomment>
        <translation>So schreibt man Regeln</translation>
    </message>
    <message>
        <source>Line {number}: {reason}</source>
        <extracomment>strategies.line_fault: Return what is wrong with a line, or with the list.</extracomment>
        <translation>Zeile {number}: {reason}</translation>
    </message>
    <message>
        <source>{mean} points on average, {short} short of perfect play.</source>
        <extracomment>strategies.list_average</extracomment>
        <translation>{mean} Punkte im Schnitt, {short} weniger als bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>Tom Verhoeff&apos;s figures for perfect play, from his slides, beside those of this program.</source>
        <extracomment>strategies.published_explained</extracomment>
        <translation>Tom Verhoeffs Zahlen für perfektes Spiel, aus seinen Folien, neben denen dieses Programms.</translation>
    </message>
    <message>
        <source>All bonuses</source>
        <extracomment>strategies.published_by</extracomment>
        <translation>Alle Boni</translation>
    </message>
    <message>
        <source>No extra bonus, no jokers</source>
        <extracomment>strategies.published_by</extracomment>
        <translation>Ohne Extrabonus und Joker</translation>
    </message>
    <message>
        <source>Final scores</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Endstände</translation>
    </message>
    <message>
        <source>Each choice you make appears here. You&apos;ll see what it cost when the game is over.</source>
        <extracomment>coach.nothing_yet_off: in the place of the list before the first choice, with the coach off</extracomment>
        <translation>Hier erscheint jede deiner Entscheidungen. Was sie gekostet hat, siehst du am Ende des Spiels.</translation>
    </message>
    <message>
        <source>As played</source>
        <extracomment>coach.as_played: line of how a turn went: what the choices cost that stand in the end</extracomment>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>{option} would cost {lost}</source>
        <extracomment>why_words.costs: Return what the best choice of today would cost then; nothing where it is gone.</extracomment>
        <translation>{option} würde {lost} kosten</translation>
    </message>
    <message>
        <source>Get the coach ready</source>
        <extracomment>coach.build_table: button</extracomment>
        <translation>Coach bereit machen</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready. Getting ready takes a few seconds.</source>
        <extracomment>coach.table_missing</extracomment>
        <translation>Der Coach ist nicht bereit. Das dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>You can play now. Warnings start as soon as the coach is ready.</source>
        <extracomment>coach.warnings_wait: the same</extracomment>
        <translation>Du kannst schon spielen. Warnungen gibt es, sobald der Coach bereit ist.</translation>
    </message>
    <message>
        <source>You can play now. The coach joins in as soon as it is ready.</source>
        <extracomment>coach.coach_waits: in the place of a reason</extracomment>
        <translation>Du kannst schon spielen. Der Coach kommt dazu, sobald er bereit ist.</translation>
    </message>
    <message>
        <source>Perfect play averages {par}</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>Perfektes Spiel schafft im Schnitt {par}</translation>
    </message>
    <message>
        <source>rules: {rules}</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>{choice} costs {amount}.</source>
        <extracomment>coach.warning: Return the warning about a costly choice: what it costs, not what would be better.</extracomment>
        <translation>{choice} kostet {amount}.</translation>
    </message>
    <message>
        <source>If you {choice}, your {chance} drops by {lost}.</source>
        <extracomment>coach.warning: Return the warning about a costly choice: what it costs, not what would be better.</extracomment>
        <translation>Das senkt deine {chance} um {lost}: {choice}.</translation>
    </message>
    <message>
        <source>Roll the dice, and every option appears at the right with what it is worth.</source>
        <extracomment>coach.coach_before_roll</extracomment>
        <translation>Würfle, dann steht rechts jede Möglichkeit mit ihrem Wert.</translation>
    </message>
    <message>
        <source>The coach had to start over with its preparations: {reason}.</source>
        <extracomment>coach.table_rebuilt</extracomment>
        <translation>Der Coach musste sich noch einmal vorbereiten: {reason}.</translation>
    </message>
    <message>
        <source>What the coach has worked out couldn&apos;t be saved ({reason}). It will work it out again next time you start.</source>
        <extracomment>coach.table_unsaved</extracomment>
        <translation>Was der Coach ausgerechnet hat, ließ sich nicht speichern ({reason}). Beim nächsten Start rechnet er noch einmal.</translation>
    </message>
    <message>
        <source>The coach can&apos;t get ready: {reason}.</source>
        <extracomment>coach.table_failed</extracomment>
        <translation>Der Coach kann sich nicht bereit machen: {reason}.</translation>
    </message>
    <message>
        <source>Everyone gets the same rolls, so skill shows sooner.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Alle bekommen dieselben Würfe, so zeigt sich schneller, wer besser spielt.</translation>
    </message>
    <message>
        <source>{name} plays as soon as the coach is ready</source>
        <extracomment>match_words.waits_for_table</extracomment>
        <translation>{name} spielt, sobald der Coach bereit ist</translation>
    </message>
    <message>
        <source>This chance assumes that your opponents carry on playing as they do now, whatever you do. While they still have turns to play you can adapt to them, so your true chance is a little higher; an opponent who plays to win reacts to you, which makes it lower. It also assumes that people play for points, and that everyone rolls for themselves. Early in the game you see an estimate, good to 0.5 %, until a finer one is ready.</source>
        <extracomment>match_words.about_explained</extracomment>
        <translation>Diese Chance gilt, wenn die anderen weiterspielen wie bisher, was du auch tust. Solange sie noch Runden vor sich haben, kannst du dich nach ihnen richten, deine wahre Chance ist also etwas höher; wer auf Sieg spielt, richtet sich nach dir, das senkt sie. Außerdem gilt sie nur, wenn Menschen auf Punkte spielen und jeder für sich würfelt. In deinen ersten Runden kommt zuerst eine Schätzung, auf 0,5 % genau; eine feinere ersetzt sie.</translation>
    </message>
    <message>
        <source>A sure score of this much would be just as good to you, at the risk you chose.</source>
        <extracomment>timeline.sure_score_explained</extracomment>
        <translation>Sichere Punkte in dieser Höhe wären dir genauso lieb, bei dem Risiko, das du gewählt hast.</translation>
    </message>
    <message>
        <source>Compared</source>
        <extracomment>timeline.two_options: heading of the figures of two or three options</extracomment>
        <translation>Im Vergleich</translation>
    </message>
    <message>
        <source>Half are above</source>
        <extracomment>timeline.median: row of the figures of final scores: the median rules_lab.median: row of a table</extracomment>
        <translation>Die Hälfte liegt darüber</translation>
    </message>
    <message>
        <source>The median: half of all games end with this score or less.</source>
        <extracomment>timeline.median_explained</extracomment>
        <translation>Der Median: Die Hälfte aller Spiele endet mit höchstens so vielen Punkten.</translation>
    </message>
    <message>
        <source>{share} of all games end with {low}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>{share} aller Spiele enden mit {low}</translation>
    </message>
    <message>
        <source>{share} of all games end between {low} and {high}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>{share} aller Spiele enden zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>half of all games end between {low} and {high}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>die Hälfte aller Spiele endet zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>spread {sd}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>Streuung {sd}</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready, so it can&apos;t tell what an option is worth.</source>
        <extracomment>tray.coach_without_table</extracomment>
        <translation>Der Coach ist nicht bereit und kann darum nicht sagen, was eine Möglichkeit wert ist.</translation>
    </message>
    <message>
        <source>{score} = {par} par {luck} luck {lost} cost</source>
        <extracomment>demo.report_split: Return what the score of a game is made of.</extracomment>
        <translation>{score} = {par} Par {luck} Glück {lost} Kosten</translation>
    </message>
    <message>
        <source>No choice cost you {amount} or more</source>
        <extracomment>end_page.nothing_costly: Return the praise of a game in which no choice lost as much as a mistake does.</extracomment>
        <translation>Keine Entscheidung hat {amount} oder mehr gekostet</translation>
    </message>
    <message>
        <source>Review them one by one ({key})</source>
        <extracomment>end_page.one_by_one: link below the list of costly choices</extracomment>
        <translation>Eine nach der anderen ansehen ({key})</translation>
    </message>
    <message numerus="yes">
        <source>%n more: review them one by one ({key})</source>
        <extracomment>end_page.more_one_by_one: some have no room in the list</extracomment>
        <translation>
            <numerusform>%n weitere: nacheinander ansehen ({key})</numerusform>
            <numerusform>%n weitere: nacheinander ansehen ({key})</numerusform>
        </translation>
    </message>
    <message>
        <source>The review appears as soon as the coach is ready.</source>
        <extracomment>end_page.without_coach_table</extracomment>
        <translation>Die Auswertung erscheint, sobald der Coach bereit ist.</translation>
    </message>
    <message>
        <source>real dice</source>
        <extracomment>end_page.real_dice: remark on a result</extracomment>
        <translation>echte Würfel</translation>
    </message>
    <message>
        <source>fixed plans for one turn, as Markov chains</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>feste Pläne für eine Runde, als Markow-Ketten</translation>
    </message>
    <message>
        <source>A match counts once for each kind of opponent: won if you beat them all, lost if they all beat you, otherwise tied. Matches with help count, too, unless you choose “{without}”.</source>
        <extracomment>opponents_words.what_counts</extracomment>
        <translation>Eine Partie zählt für jede Art von Gegner einmal: gewonnen, wenn du alle schlägst, verloren, wenn alle dich schlagen, sonst unentschieden. Partien mit Hilfe zählen mit, außer du wählst „{without}“.</translation>
    </message>
    <message>
        <source>{name}, same rolls for everyone</source>
        <extracomment>opponents_words.linked: a line of a table: an opponent in such matches</extracomment>
        <translation>{name}, gleiche Würfe für alle</translation>
    </message>
    <message>
        <source>{par} par {luck} luck {lost} cost</source>
        <comment>figures with their signs that add up</comment>
        <extracomment>history.adds_up: Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214.</extracomment>
        <translation>{par} Par {luck} Glück {lost} Kosten</translation>
    </message>
    <message>
        <source>No lesson helps here: together they say {choice}</source>
        <extracomment>lessons.remedy: Return which lesson would have spared what of a cost; where none does, what all of them say.</extracomment>
        <translation>Hier hilft keine Lektion: Zusammen sagen sie {choice}</translation>
    </message>
    <message>
        <source>“Right” is how often a line gives a good choice (one that costs less than 0.25 points) when it&apos;s the line that decides, with the list as it is now. The positions come from games by perfect and imperfect players.</source>
        <extracomment>lessons.about_right</extracomment>
        <translation>„Richtig“: wie oft eine Zeile, wenn sie entscheidet, zu einer guten Wahl führt (eine, die weniger als 0,25 Punkte kostet), mit der Liste, wie sie jetzt ist. Die Stellungen stammen aus Spielen perfekter und nicht perfekter Spieler.</translation>
    </message>
    <message>
        <source>Each of these choices costs {after} points instead of {before} if every choice after it is perfect. So multiplying these figures doesn&apos;t give the gain in the average: that also counts what they cost later in the game.</source>
        <extracomment>lessons.effect_explained: Return what these choices cost, which can&apos;t be multiplied: that stands in no line beside the average.</extracomment>
        <translation>Jede dieser Entscheidungen kostet {after} statt {before} Punkte, wenn danach alles perfekt gespielt wird. Multiplizieren ergibt deshalb nicht den Gewinn im Schnitt: Darin steckt auch, was sie später im Spiel kosten.</translation>
    </message>
    <message>
        <source>Someone choosing at random: {choice}</source>
        <extracomment>lessons.habit: Return what the player of the lessons before does there, and what that costs; before the first it is chance.</extracomment>
        <translation>Wer zufällig wählt: {choice}</translation>
    </message>
    <message>
        <source>Without lesson {number}: {choice}</source>
        <extracomment>lessons.habit: Return what the player of the lessons before does there, and what that costs; before the first it is chance.</extracomment>
        <translation>Ohne Lektion {number}: {choice}</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready, so there are no positions.</source>
        <extracomment>lessons.no_table</extracomment>
        <translation>Der Coach ist nicht bereit, darum gibt es keine Stellungen.</translation>
    </message>
    <message>
        <source>An exception: the lesson says {choice}.</source>
        <extracomment>lessons.is_exception_note</extracomment>
        <translation>Eine Ausnahme: Die Lektion sagt {choice}.</translation>
    </message>
    <message>
        <source>The lesson says {choice}: close enough.</source>
        <extracomment>lessons.close_note</extracomment>
        <translation>Die Lektion sagt {choice}: Das ist gut genug.</translation>
    </message>
    <message>
        <source>In total these choices cost you {points} points.</source>
        <extracomment>lessons.result_explained</extracomment>
        <translation>Diese Entscheidungen haben dich zusammen {points} Punkte gekostet.</translation>
    </message>
    <message>
        <source>Looking up your current scorecard is a hint: the game counts as one with help from then on.</source>
        <extracomment>openings_words.scope_hint</extracomment>
        <translation>Den aktuellen Zettel nachzuschlagen ist ein Tipp: Von da an zählt es als Spiel mit Hilfe.</translation>
    </message>
    <message>
        <source>Costs</source>
        <extracomment>openings_words.columns</extracomment>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>first-rolls</source>
        <comment>the name of a file</comment>
        <extracomment>openings_words.file_name: the file of the sheet</extracomment>
        <translation>erste-wuerfe</translation>
    </message>
    <message>
        <source>The obvious choice: {choice}</source>
        <extracomment>openings_words.obvious</extracomment>
        <translation>Naheliegend ist: {choice}</translation>
    </message>
    <message>
        <source>The obvious choice is best. Next: {choice}</source>
        <extracomment>openings_words.also_obvious</extracomment>
        <translation>Das Naheliegende ist das Beste. Danach kommt: {choice}</translation>
    </message>
    <message>
        <source>Roll · best choice · obvious choice, marked ! where it&apos;s wrong ({traps} of {of} rolls), otherwise the next best · cost</source>
        <extracomment>openings_words.sheet_legend</extracomment>
        <translation>Wurf · beste Wahl · naheliegende Wahl, mit !, wo sie falsch ist ({traps} von {of} Würfen), sonst die zweitbeste · Kosten</translation>
    </message>
    <message>
        <source>No costly choices here. They come from finished games that were played for points.</source>
        <extracomment>sources.no_mistakes_yet</extracomment>
        <translation>Noch keine teuren Entscheidungen. Sie stammen aus deinen beendeten Spielen um Punkte.</translation>
    </message>
    <message>
        <source>Everything of this kind is learned, or isn&apos;t asked any more.</source>
        <extracomment>sources.nothing_due: Return what stands there where everything has been asked.</extracomment>
        <translation>Alles dieser Art ist gelernt oder wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>Nothing for today. The next one comes back on {day}.</source>
        <extracomment>sources.nothing_due: Return what stands there where everything has been asked.</extracomment>
        <translation>Für heute gibt es nichts. Die nächste kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>You missed it too often, so you won&apos;t be asked again.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Du lagst zu oft daneben, darum wirst du das nicht mehr gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>Ask me %n choices again after all</source>
        <extracomment>sources.bring_back: button: choices no longer asked</extracomment>
        <translation>
            <numerusform>Mich %n Entscheidung doch wieder fragen</numerusform>
            <numerusform>Mich %n Entscheidungen doch wieder fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>difficulty {difficulty}</source>
        <extracomment>sources.answer_card: Return what is said of a dot in the chart.</extracomment>
        <translation>Schwierigkeit {difficulty}</translation>
    </message>
    <message>
        <source>“{theme}” cost you the most: {lost} points.</source>
        <extracomment>sources.most_lost</extracomment>
        <translation>„{theme}“ hat dich am meisten gekostet: {lost} Punkte.</translation>
    </message>
    <message>
        <source>One moment: the coach is getting ready</source>
        <extracomment>practice.working_it_out: remark while a choice waits for its judgement</extracomment>
        <translation>Einen Moment: Der Coach macht sich bereit</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>practice.anki_title: title of the dialog that asks for a file</extracomment>
        <translation>Karten für Anki exportieren</translation>
    </message>
    <message>
        <source>costly-choices</source>
        <comment>the name of a file</comment>
        <extracomment>practice.anki_name</extracomment>
        <translation>teure-entscheidungen</translation>
    </message>
    <message>
        <source>Front</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>there are no costly choices yet</source>
        <extracomment>practice.no_choices_yet: after: It couldn&apos;t be saved</extracomment>
        <translation>es gibt noch keine teuren Entscheidungen</translation>
    </message>
    <message>
        <source>Cost per decision</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Kosten pro Entscheidung</translation>
    </message>
    <message>
        <source>cost {game} per game, {decision} per decision</source>
        <extracomment>progress.all_games</extracomment>
        <translation>Kosten {game} pro Spiel, {decision} pro Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>%n games with help not counted</source>
        <extracomment>progress.counted_games: Return which games count.</extracomment>
        <translation>
            <numerusform>%n Spiel mit Hilfe nicht gezählt</numerusform>
            <numerusform>%n Spiele mit Hilfe nicht gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Costly choices</source>
        <extracomment>progress.where_name: Return the title of the chart.</extracomment>
        <translation>Teure Entscheidungen</translation>
    </message>
    <message>
        <source>worked out from what your choices cost, so luck doesn&apos;t count</source>
        <extracomment>progress.luck_aside</extracomment>
        <translation>nach dem, was deine Entscheidungen kosten, ohne Glück</translation>
    </message>
    <message numerus="yes">
        <source>%n games for points so far, all with help ({help}): they don&apos;t count towards your level.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>
            <numerusform>Bisher %n Spiel um Punkte, mit Hilfe ({help}): Für deine Stufe zählt es nicht.</numerusform>
            <numerusform>Bisher %n Spiele um Punkte, alle mit Hilfe ({help}): Für deine Stufe zählen sie nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>twelve lessons for Yahtzee&apos;s own rules; what each adds to an average of {before}</source>
        <extracomment>learn.course_note</extracomment>
        <translation>zwölf Lektionen für Yahtzee; was jede zum Schnitt von {before} beiträgt</translation>
    </message>
    <message numerus="yes">
        <source>It would have saved you {saves} points a game in your last %n games; not knowing it costs {without}</source>
        <extracomment>learn.why_known: Return why a lesson counts as known.</extracomment>
        <translation>
            <numerusform>Sie hätte dir in %n Spiel {saves} Punkte gerettet; sie nicht zu kennen kostet {without}</numerusform>
            <numerusform>Sie hätte dir in den letzten %n Spielen je {saves} Punkte gerettet; sie nicht zu kennen kostet {without}</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {figure} per game</source>
        <extracomment>learn.cost_per_game</extracomment>
        <translation>Kosten {figure} pro Spiel</translation>
    </message>
    <message>
        <source>cost {figure} per decision</source>
        <extracomment>learn.cost_per_decision</extracomment>
        <translation>Kosten {figure} pro Entscheidung</translation>
    </message>
    <message>
        <source>From all games, by theme</source>
        <extracomment>learn.by_kind</extracomment>
        <translation>Aus allen Spielen, nach Thema</translation>
    </message>
    <message>
        <source>Each game of Yahtzee for points you finish without help becomes a dot here: what your choices cost. The less, the better you played. Matches, games with a goal or other dice, and games such as Yatzy or Kniffel don&apos;t count here.</source>
        <extracomment>learn.no_points</extracomment>
        <translation>Jedes Yahtzee-Spiel um Punkte, das du ohne Hilfe beendest, erscheint hier als Punkt im Diagramm: so viel haben deine Entscheidungen gekostet. Je weniger, desto besser hast du gespielt. Partien, Spiele mit einem Ziel oder anderen Würfeln und Spiele wie Yatzy oder Kniffel zählen hier nicht.</translation>
    </message>
    <message>
        <source>Open in Lab, Position</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>In Labor, Stellung öffnen</translation>
    </message>
    <message>
        <source>Show another option while the key is held</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Eine andere Möglichkeit zeigen, solange die Taste gedrückt ist</translation>
    </message>
    <message>
        <source>Everyone here rolls real dice and types in what they got. The program rolls for the computer players.</source>
        <extracomment>new_game.real_dice_of_everyone</extracomment>
        <translation>Jeder hier würfelt mit echten Würfeln und tippt seinen Wurf ein. Für die Computergegner würfelt das Programm.</translation>
    </message>
    <message>
        <source>always the worst roll</source>
        <extracomment>new_game.worst_roll: below the tile Demon</extracomment>
        <translation>immer der schlimmste Wurf</translation>
    </message>
    <message>
        <source>More points with</source>
        <extracomment>why_words.more_with: heading of bars, before the colours of two options</extracomment>
        <translation>Mehr Punkte mit</translation>
    </message>
    <message>
        <source>all others</source>
        <extracomment>why_words.others: the last of a few bars: what all other boxes and bonuses come to</extracomment>
        <translation>alle übrigen</translation>
    </message>
    <message>
        <source>First try: {verdict}</source>
        <extracomment>why_words.first_try: remark on a choice made again, with a verdict</extracomment>
        <translation>Erster Versuch: {verdict}</translation>
    </message>
    <message>
        <source>It&apos;s close: what isn&apos;t named here puts {option} ahead.</source>
        <extracomment>why_words.close_ahead: before reasons that don&apos;t say so</extracomment>
        <translation>Durch anderes, als hier steht, knapp vorn: {option}.</translation>
    </message>
    <message>
        <source>Each choice you make appears here with what it cost. The less your choices cost, the better you play: the rest is luck.</source>
        <extracomment>coach.nothing_yet: in the place of the list before the first choice</extracomment>
        <translation>Hier erscheint jede deiner Entscheidungen und was sie gekostet hat. Je weniger sie kosten, desto besser spielst du: Der Rest ist Glück.</translation>
    </message>
    <message>
        <source>Back in the game before.</source>
        <extracomment>coach.game_before: notice after Undo</extracomment>
        <translation>Zurück im vorigen Spiel.</translation>
    </message>
    <message>
        <source>{hand} matters: you win {now} now, {without} with a zero there.</source>
        <extracomment>match_words.hand_needed: Return whether a hand matters, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation>{hand} ist wichtig: Jetzt gewinnst du in {now} der Fälle, mit einer Null dort in {without}.</translation>
    </message>
    <message>
        <source>Even without {hand} you win {without} ({now} now).</source>
        <extracomment>match_words.hand_needed: Return whether a hand matters, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation>Auch ohne {hand} gewinnst du in {without} der Fälle (jetzt in {now}).</translation>
    </message>
    <message>
        <source>average dice</source>
        <extracomment>end_page.average_dice: the same, in the place of: luckier than half of the games</extracomment>
        <translation>durchschnittliche Würfel</translation>
    </message>
    <message>
        <source>for points</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>um Punkte</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>faire Würfel</translation>
    </message>
    <message>
        <source>All the dice that the program rolls in a game come from its seed and nothing else. For each roll, the text “seed:turn:roll:0” is hashed with BLAKE2b. Take the bytes below 252 in order: each one modulo six, plus one, is the face of the next die that is rolled, from left to right. A die you keep takes none.</source>
        <extracomment>history.seed_explained</extracomment>
        <translation>Alle Würfe des Programms in einem Spiel kommen aus dessen Startwert und aus nichts anderem. Für jeden Wurf wird der Text „Startwert:Runde:Wurf:0“ mit BLAKE2b gehasht. Nimm der Reihe nach die Bytes unter 252: Jedes modulo sechs, plus eins, ist die Augenzahl des nächsten geworfenen Würfels, von links nach rechts. Behaltene Würfel verbrauchen kein Byte.</translation>
    </message>
    <message>
        <source>Play every turn by the list of rules, starting at the top. Each lesson adds lines where they belong.</source>
        <extracomment>lessons._pairs</extracomment>
        <translation>Spiel jede Runde nach der Liste der Regeln, von ihrer ersten Zeile an. Jede Lektion setzt Zeilen dort ein, wo sie hingehören.</translation>
    </message>
    <message>
        <source>Positions as hard as you are strong.</source>
        <extracomment>sources.as_hard_as_you</extracomment>
        <translation>Stellungen, so schwer wie du stark bist.</translation>
    </message>
    <message>
        <source>Your first choice moves your rating.</source>
        <extracomment>sources.first_counts</extracomment>
        <translation>Die erste Entscheidung ändert deine Wertungszahl.</translation>
    </message>
    <message numerus="yes">
        <source>A choice costs you {lost} points on average in your last %n games.</source>
        <extracomment>learn.costs: Return what a choice costs on average, lately and in all games.</extracomment>
        <translation>
            <numerusform>Eine Entscheidung hat dich in %n Spiel im Schnitt {lost} Punkte gekostet.</numerusform>
            <numerusform>Eine Entscheidung kostet dich in den letzten %n Spielen im Schnitt {lost} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything that you have practised can be read. It is kept as {path}.</source>
        <extracomment>learn.log_put_aside</extracomment>
        <translation>Nicht alles, was du geübt hast, lässt sich lesen. Es bleibt als {path} erhalten.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Positions</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>You roll real dice and type in what you get.</source>
        <extracomment>new_game.real_dice_explained</extracomment>
        <translation>Du würfelst am Tisch und tippst den Wurf ein.</translation>
    </message>
    <message>
        <source>The rolls you had then. You know them, so the game counts as one with help.</source>
        <extracomment>new_game.earlier_explained</extracomment>
        <translation>Die Würfe von damals. Du kennst sie, also zählt das Spiel als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>only with fair dice: with others, a ghost can&apos;t get the rolls you get.</source>
        <extracomment>new_game.ghost_needs_fair_dice: why none</extracomment>
        <translation>nur mit fairen Würfeln: Mit anderen kann ein Geist nicht dieselben Würfe bekommen wie du.</translation>
    </message>
    <message>
        <source>in a match you play to win</source>
        <extracomment>new_game.match_is_won: why nothing else can be played for</extracomment>
        <translation>in einer Partie spielst du auf Sieg</translation>
    </message>
    <message>
        <source>Always keep what there is most of, as in M. Mince&apos;s slides, beside the best play.</source>
        <extracomment>turn_chances_words.plans_hint</extracomment>
        <translation>Immer das behalten, wovon am meisten da ist, wie in den Folien von M. Mince; daneben das beste Spiel.</translation>
    </message>
    <message>
        <source>Undoes your last change (Ctrl+Z); Ctrl+Shift+Z redoes it.</source>
        <extracomment>rules_lab.undo_hint</extracomment>
        <translation>Nimmt deine letzte Änderung zurück (Strg+Z); Strg+Umschalt+Z stellt sie wieder her.</translation>
    </message>
    <message>
        <source>Players: {percent} %</source>
        <extracomment>rules_lab.stage: Return what is being worked out, and how far that is, 0 to 1.</extracomment>
        <translation>Spieler: {percent} %</translation>
    </message>
    <message>
        <source>Keep it in Games</source>
        <extracomment>set_up.keep_card: button below what is said of a finished card</extracomment>
        <translation>Unter „Spiele“ behalten</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready for these rules and dice.</source>
        <extracomment>set_up.no_table</extracomment>
        <translation>Der Coach ist für diese Regeln und Würfel nicht bereit.</translation>
    </message>
    <message>
        <source>Your costly choices as cards for Anki</source>
        <extracomment>settings.cards: beside a button</extracomment>
        <translation>Deine teuren Entscheidungen als Karten für Anki</translation>
    </message>
    <message>
        <source>Cancel ({percent})</source>
        <extracomment>settings.cards_cancel: button: stops making cards for Anki</extracomment>
        <translation>Abbrechen ({percent})</translation>
    </message>
    <message>
        <source>One for each day you played in the last week, and four weekly ones before that.</source>
        <extracomment>settings.backups_explained</extracomment>
        <translation>Eine für jeden Tag der letzten Woche, an dem du gespielt hast, und davor vier wöchentliche.</translation>
    </message>
    <message>
        <source>Clear it? Next time the coach takes a few seconds to get ready. Your games are kept.</source>
        <extracomment>settings.clear_cache_question</extracomment>
        <translation>Leeren? Beim nächsten Start braucht der Coach ein paar Sekunden, bis er bereit ist. Die Spiele bleiben.</translation>
    </message>
    <message>
        <source>Compare up to four.</source>
        <extracomment>strategies.compare_up_to: under that heading</extracomment>
        <translation>Bis zu vier im Vergleich.</translation>
    </message>
    <message>
        <source>Against my games</source>
        <extracomment>strategies.your_progress: button that leads to the page of progress</extracomment>
        <translation>Gegen meine Spiele</translation>
    </message>
    <message>
        <source>Your own results against these players&apos;, on the Progress page.</source>
        <extracomment>strategies.your_progress_hint</extracomment>
        <translation>Deine eigenen Ergebnisse gegen die dieser Spieler, auf der Seite „Fortschritt“.</translation>
    </message>
    <message>
        <source>Practise where it costs points</source>
        <extracomment>strategies.practise: button: positions from games of a rule list</extracomment>
        <translation>Üben, wo sie Punkte kostet</translation>
    </message>
    <message>
        <source>Where {name} costs points</source>
        <comment>a rule list</comment>
        <extracomment>strategies.practice_name: name of what is practised</extracomment>
        <translation>Wo {name} Punkte kostet</translation>
    </message>
    <message>
        <source>{name} says: {choice}</source>
        <comment>a rule list</comment>
        <extracomment>strategies.list_says: below an answer</extracomment>
        <translation>{name} sagt: {choice}</translation>
    </message>
    <message>
        <source>This list costs next to nothing, so there&apos;s nothing to practise.</source>
        <extracomment>strategies.nothing_to_practise</extracomment>
        <translation>Diese Liste kostet fast nichts, also gibt es nichts zu üben.</translation>
    </message>
    <message>
        <source>Cost of each turn, against perfect play</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Kosten jeder Runde, gegen perfektes Spiel</translation>
    </message>
    <message>
        <source>The first rule that fits decides. Write the keywords in English, whatever language the window is in. “worth” says what a box is worth to the player; give it for all thirteen or none. “pace” gives extra weight to points towards the upper bonus. “otherwise” names who decides where no rule fits: random, random-keeps, greedy, mince, rules-of-thumb or optimal. The number beside a rule is what it is worth: how many points a game the list loses without it.</source>
        <extracomment>strategies.language_explained</extracomment>
        <translation>Die erste Regel, die passt, gilt. Die Schlüsselwörter schreibst du auf Englisch, egal welche Sprache eingestellt ist. „worth“ sagt, was ein Feld wert ist, für alle dreizehn oder keins. „pace“ gibt Punkten für den oberen Bonus mehr Gewicht. „otherwise“ nennt, wer entscheidet, wo keine Regel passt: random, random-keeps, greedy, mince, rules-of-thumb oder optimal. Die Zahl neben einer Regel sagt, was sie wert ist: So viele Punkte pro Spiel verliert die Liste ohne sie.</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Perzentile</translation>
    </message>
    <message>
        <source>First turns</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Früheste Runden</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Scores per box</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Punkte pro Feld</translation>
    </message>
    <message>
        <source>Distribution of the final score</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Verteilung des Endstands</translation>
    </message>
    <message>
        <source>Percentiles of the final score</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Perzentile des Endstands</translation>
    </message>
    <message>
        <source>The last turn, with one box open</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Die letzte Runde, wenn nur ein Feld offen ist</translation>
    </message>
    <message>
        <source>{what}, his</source>
        <extracomment>strategies.his: heading of a column of Verhoeff&apos;s figures</extracomment>
        <translation>{what} (Verhoeff)</translation>
    </message>
    <message>
        <source>{what}, ours</source>
        <extracomment>strategies.ours: heading of a column of the program&apos;s figures</extracomment>
        <translation>{what} (wir)</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the final score</comment>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Yahtzees rolled</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Gewürfelte Yahtzees</translation>
    </message>
    <message>
        <source>% zero</source>
        <comment>chance of nothing</comment>
        <extracomment>strategies.zero_column: heading of a column</extracomment>
        <translation>% 0</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>strategies.percent_column: heading of a column</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>cumulative</source>
        <comment>cumulative per cent</comment>
        <extracomment>strategies.below_column: heading of a column</extracomment>
        <translation>bis dahin</translation>
    </message>
    <message>
        <source>with points</source>
        <comment>the first turn a box is filled</comment>
        <extracomment>strategies.points_column: heading of a column</extracomment>
        <translation>mit Punkten</translation>
    </message>
    <message>
        <source>with zero</source>
        <comment>the first turn a box is filled</comment>
        <extracomment>strategies.nothing_column: heading of a column</extracomment>
        <translation>mit null</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a turn</comment>
        <extracomment>strategies.never: in a table</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>His distribution comes from a million simulated games; ours is exact.</source>
        <extracomment>strategies.his_simulated</extracomment>
        <translation>Seine Verteilung stammt aus einer Million simulierter Spiele; unsere ist exakt.</translation>
    </message>
    <message>
        <source>He gives this table only for the rules with all bonuses.</source>
        <extracomment>strategies.no_such_table</extracomment>
        <translation>Diese Tabelle hat er nur für die Regeln mit allen Boni.</translation>
    </message>
    <message>
        <source>None of the players you&apos;re comparing can be an opponent.</source>
        <extracomment>strategies.play_match_hint: Return whom a match would be against: those of the compared who can be opponents, or that none of them can.</extracomment>
        <translation>Von den verglichenen Spielern kann keiner Gegner sein.</translation>
    </message>
    <message>
        <source>A new game against the players you&apos;re comparing: {names}</source>
        <extracomment>strategies.play_match_hint: Return whom a match would be against: those of the compared who can be opponents, or that none of them can.</extracomment>
        <translation>Ein neues Spiel gegen die verglichenen Spieler: {names}</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <extracomment>announcing.nobody_else: said by a key: there are no opponents</extracomment>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>The coach hasn&apos;t said anything yet.</source>
        <extracomment>announcing.coach_is_silent: said by a key</extracomment>
        <translation>Der Coach hat noch nichts gesagt.</translation>
    </message>
    <message>
        <source>Open: {boxes}</source>
        <comment>boxes of the scorecard</comment>
        <extracomment>announcing.open_boxes</extracomment>
        <translation>Offen: {boxes}</translation>
    </message>
    <message>
        <source>Best was: {best}</source>
        <extracomment>announcing.judged: Return the verdict on a decision just made, what it lost, and what was best.</extracomment>
        <translation>Am besten war: {best}</translation>
    </message>
    <message>
        <source>expected score</source>
        <extracomment>announcing.value_spoken: Return what the dice marked to be kept are worth.</extracomment>
        <translation>erwarteter Endstand</translation>
    </message>
    <message>
        <source>opponents played</source>
        <extracomment>announcing.others_in_line: turns of the others as a line of the table</extracomment>
        <translation>Gegner haben gespielt</translation>
    </message>
    <message>
        <source>How you got this score</source>
        <extracomment>announcing.split_heading: heading</extracomment>
        <translation>Wie dein Ergebnis zustande kam</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>how likely</comment>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <extracomment>announcing.file_written</extracomment>
        <translation>In {path} gespeichert.</translation>
    </message>
    <message>
        <source>It couldn&apos;t be saved: {reason}.</source>
        <extracomment>announcing.file_not_written</extracomment>
        <translation>Es konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>a box for five in a row</comment>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>a box for four alike in Generala</comment>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <comment>five alike</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Yatzy</translation>
    </message>
    <message>
        <source>Kniffel</source>
        <comment>five alike</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>five alike</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>five alike</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Generala</source>
        <comment>five alike</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Little straight</source>
        <comment>in Yacht</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Big straight</source>
        <comment>in Yacht</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>in Yacht</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>a Yatzy</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>einen Yatzy</translation>
    </message>
    <message>
        <source>a Kniffel</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>einen Kniffel</translation>
    </message>
    <message>
        <source>a Yacht</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>eine Yacht</translation>
    </message>
    <message>
        <source>a Yams</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>einen Yams</translation>
    </message>
    <message>
        <source>a Generala</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>eine Generala</translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Ein beliebiger Würfel</translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>At least three of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Mindestens drei Gleiche</translation>
    </message>
    <message>
        <source>At least four of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Mindestens vier Gleiche</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Fünf Gleiche</translation>
    </message>
    <message>
        <source>Two in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Zwei in Folge</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Drei in Folge</translation>
    </message>
    <message>
        <source>Four in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Vier in Folge</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Fünf in Folge</translation>
    </message>
    <message>
        <source>Three of one face and two of another</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Drei von einer Zahl und zwei von einer anderen</translation>
    </message>
    <message>
        <source>Three of one face and two of another, or five of a kind</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Drei von einer Zahl und zwei von einer anderen, oder fünf Gleiche</translation>
    </message>
    <message>
        <source>Two different pairs</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Zwei verschiedene Paare</translation>
    </message>
    <message>
        <source>Two pairs, or four of a kind</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Zwei Paare, auch vier Gleiche</translation>
    </message>
    <message>
        <source>Dice in groups of {sizes}</source>
        <extracomment>boxes._any_groups</extracomment>
        <translation>Würfel in Gruppen zu {sizes}</translation>
    </message>
    <message>
        <source>Anything</source>
        <comment>what a box takes</comment>
        <extracomment>boxes._any_dice</extracomment>
        <translation>Alles erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>One of %n rolls</source>
        <extracomment>boxes._one_of</extracomment>
        <translation>
            <numerusform>%n bestimmter Wurf</numerusform>
            <numerusform>Einer von %n bestimmten Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>the sum of these dice</source>
        <extracomment>boxes._own_dice</extracomment>
        <translation>die Summe dieser Würfel</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <extracomment>boxes._all_dice</extracomment>
        <translation>die Summe aller Würfel</translation>
    </message>
    <message>
        <source>{what}: {points}</source>
        <extracomment>boxes._scores</extracomment>
        <translation>{what}: {points}</translation>
    </message>
    <message>
        <source>{dice} + {number}</source>
        <extracomment>boxes._and_more: what a box scores: the sum of its dice and a number more</extracomment>
        <translation>{dice} + {number}</translation>
    </message>
    <message>
        <source>{points} on the first roll</source>
        <extracomment>boxes._first_roll</extracomment>
        <translation>{points} beim ersten Wurf</translation>
    </message>
    <message>
        <source>Games and cards (*.json *.csv *.txt)</source>
        <extracomment>buttons.open_files: filter of the file dialog that opens games</extracomment>
        <translation>Spiele und Zettel (*.json *.csv *.txt)</translation>
    </message>
    <message>
        <source>Luck {luck}. Compared with fair ones, {note}.</source>
        <extracomment>games.tax_remark: Return what luck and the dice themselves did to a game.</extracomment>
        <translation>Glück {luck}. Verglichen mit fairen: {note}.</translation>
    </message>
    <message>
        <source>the expected score</source>
        <comment>what rolls raised or lowered</comment>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>den erwarteten Endstand</translation>
    </message>
    <message>
        <source>your chance</source>
        <comment>what rolls raised or lowered</comment>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>deine Chance</translation>
    </message>
    <message>
        <source>Luck: how much the rolls raised or lowered {what}. No choice changes it.</source>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>Glück: um wie viel die Würfe {what} erhöht oder gesenkt haben. Keine Entscheidung ändert daran etwas.</translation>
    </message>
    <message>
        <source>The coach shows your chance of reaching it.</source>
        <extracomment>goals.begins: Return what a game with a goal is about, when it begins; nothing of a coach that is off.</extracomment>
        <translation>Der Coach zeigt dir deine Chance darauf.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>Looking back: you chose to ...</comment>
        <extracomment>options.you_chose: Return what was chosen in a decision that is looked back at: by a `name` where several sit at the screen.</extracomment>
        <translation>dir</translation>
    </message>
    <message>
        <source>Looking back: {who} chose to {choice}</source>
        <extracomment>options.you_chose: Return what was chosen in a decision that is looked back at: by a `name` where several sit at the screen.</extracomment>
        <translation>Rückblick, Wahl von {who}: {choice}</translation>
    </message>
    <message>
        <source>Costly choice {number} of {of}</source>
        <extracomment>reviews.mistake_of</extracomment>
        <translation>Teuer: {number} von {of}</translation>
    </message>
    <message>
        <source>choice {number} of {of}</source>
        <extracomment>reviews.decision_of</extracomment>
        <translation>Wahl {number} von {of}</translation>
    </message>
    <message>
        <source>Try again from here, on a copy: the finished game stays as it is, and undo takes you back.</source>
        <extracomment>reviews.play_on_explained: Return what that button does to the game.</extracomment>
        <translation>Von hier aus auf einer Kopie weiterspielen: Das beendete Spiel bleibt, wie es ist, und Rückgängig bringt dich zurück.</translation>
    </message>
    <message>
        <source>The {demon} will answer with {dice}</source>
        <extracomment>games.will_answer: Return what a demon&apos;s dice will do.</extracomment>
        <translation>Der {demon} antwortet mit {dice}</translation>
    </message>
    <message>
        <source>No luck here: the {demon} leaves nothing to chance. Its dice cost you {tax} points.</source>
        <extracomment>games.tax_remark: Return what luck and the dice themselves did to a game.</extracomment>
        <translation>Glück gibt es hier nicht: Der {demon} überlässt nichts dem Zufall. Die Würfel haben dich {tax} Punkte gekostet.</translation>
    </message>
    <message>
        <source>these dice gave you {tax} points</source>
        <extracomment>games.tax_note: Return what the dice themselves did, short, as it stands beside the luck of the game.</extracomment>
        <translation>diese Würfel haben dir {tax} Punkte geschenkt</translation>
    </message>
    <message>
        <source>these dice cost you {tax} points</source>
        <extracomment>games.tax_note: Return what the dice themselves did, short, as it stands beside the luck of the game.</extracomment>
        <translation>diese Würfel haben dich {tax} Punkte gekostet</translation>
    </message>
    <message>
        <source>“{field}” has more than {detail} characters</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>„{field}“ hat mehr als {detail} Zeichen</translation>
    </message>
    <message>
        <source>A file called {name} already exists. Replace it?</source>
        <extracomment>buttons.replace_question</extracomment>
        <translation>Es gibt schon eine Datei namens {name}. Ersetzen?</translation>
    </message>
    <message>
        <source>From now on this game counts as one with help.</source>
        <extracomment>games.with_help_now: notice after a hint, or the like</extracomment>
        <translation>Ab jetzt zählt dieses Spiel als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>A game from a set-up position counts as one with help.</source>
        <extracomment>games.begins_with_help: notice as it begins</extracomment>
        <translation>Ein Spiel ab einer aufgebauten Stellung zählt als eins mit Hilfe.</translation>
    </message>
    <message>
        <source>Game for {day}</source>
        <extracomment>games.game_of_day: Return the name of the game of a day.</extracomment>
        <translation>Spiel vom {day}</translation>
    </message>
    <message>
        <source>Rating: how good you are at puzzles, as one number (Glicko, as on chess servers). Everyone starts at 1500. It rises when you solve a puzzle and falls when you miss one, more if that&apos;s a surprise; an inaccuracy counts as half. The ± after it says how far off it may be, with about 95 % certainty. Where it reaches beyond the easiest or the hardest puzzles, you may be further off.</source>
        <extracomment>glossary.rating</extracomment>
        <translation>Wertungszahl: wie gut du Rätsel löst, als eine Zahl (Glicko, wie auf Schachservern). Alle fangen bei 1500 an. Sie steigt, wenn du ein Rätsel löst, und fällt, wenn nicht, umso mehr, je überraschender das ist; eine Ungenauigkeit zählt halb. Das ± dahinter sagt, wie weit sie mit etwa 95 % Sicherheit höchstens danebenliegt. Reicht es über die leichtesten oder die schwersten Rätsel hinaus, kann es auch mehr sein.</translation>
    </message>
    <message>
        <source>How a score adds up</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Wie sich ein Ergebnis zusammensetzt</translation>
    </message>
    <message>
        <source>In puzzles</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>In Rätseln</translation>
    </message>
    <message>
        <source>{goal} · {figure} from the position you set up</source>
        <extracomment>goals.status: Return the status line of the coach: what is played for, and how the game stood where it began.</extracomment>
        <translation>{goal} · {figure} ab der aufgebauten Stellung</translation>
    </message>
    <message>
        <source>Working out the chances: {percent} %</source>
        <extracomment>goals.working_out: Return the status line while chances, or what a risk makes of a game, are worked out, and how far that is.</extracomment>
        <translation>Chancen werden berechnet: {percent} %</translation>
    </message>
    <message>
        <source>Working out the chances…</source>
        <extracomment>goals.line_waits: in the place of the timeline meanwhile</extracomment>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>1 % of games end below {low}, 1 % above {high}</source>
        <extracomment>goals.risk_explained: Return how games end by a step of the dial, from their first roll on, where that is written down.</extracomment>
        <translation>1 % der Spiele enden unter {low}, 1 % über {high}</translation>
    </message>
    <message>
        <source>You&apos;re playing for {score}.</source>
        <extracomment>goals.begins: Return what a game with a goal is about, when it begins; nothing of a coach that is off.</extracomment>
        <translation>Du spielst auf {score}.</translation>
    </message>
    <message>
        <source>Already decided: listed by expected score</source>
        <extracomment>goals.decided_heading: heading of options that change no chance any more</extracomment>
        <translation>Schon entschieden: nach erwartetem Endstand</translation>
    </message>
    <message>
        <source>So the options are listed by expected score, without verdicts.</source>
        <extracomment>goals.decided_remark</extracomment>
        <translation>Darum sind die Möglichkeiten nach erwartetem Endstand sortiert, ohne Urteile.</translation>
    </message>
    <message>
        <source>{this} either way: {one} is as good as {other}.</source>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>So oder so {this}: {one} ist so gut wie {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points.</source>
        <extracomment>goals.needs_more: Return what it takes to reach a score, from the first point on or from where the game stands.</extracomment>
        <translation>
            <numerusform>Du brauchst %n Punkt.</numerusform>
            <numerusform>Du brauchst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, your chance is {figure}: you&apos;ve made it.</source>
        <extracomment>goals.decided: Return that nothing changes a chance any more.</extracomment>
        <translation>Was du auch tust, deine Chance ist {figure}: Du hast es geschafft.</translation>
    </message>
    <message>
        <source>For points alone you&apos;d {option}: {value} expected instead of {other}.</source>
        <extracomment>goals.best_by_points: Return which option has the highest expected score, where that is another one than the best.</extracomment>
        <translation>Allein nach Punkten besser: {option}. Erwartet {value} statt {other}.</translation>
    </message>
    <message>
        <source>every box is filled, so the game is over</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>alle Felder sind ausgefüllt, also ist das Spiel zu Ende</translation>
    </message>
    <message>
        <source>must be {allowed}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>möglich ist {allowed}, nicht {said}</translation>
    </message>
    <message>
        <source>must be a whole number, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss eine ganze Zahl sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be a number, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss eine Zahl sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be 0 or more, not {said}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>muss 0 oder mehr sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be five faces from 1 to 6, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>müssen fünf Augenzahlen von 1 bis 6 sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be r and a number, as in r2, not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>schreibt man als r mit einer Zahl, etwa r2, nicht {said}</translation>
    </message>
    <message>
        <source>must be {count} numbers, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>müssen {count} Zahlen sein, nicht {said}</translation>
    </message>
    <message>
        <source>boxes are filled in order, and {box} is open</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>die Felder werden der Reihe nach ausgefüllt, und das Feld {box} ist noch offen</translation>
    </message>
    <message>
        <source>the {rules} rules have none</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>bei den Regeln „{rules}“ gibt es das nicht</translation>
    </message>
    <message>
        <source>there are none while {box} has no points</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>gibt es nicht, solange {box} keine Punkte hat</translation>
    </message>
    <message>
        <source>these scores allow {most} at most, not {said}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>bei diesen Punkten sind höchstens {most} möglich, nicht {said}</translation>
    </message>
    <message>
        <source>there is no such field, only {known}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>so ein Feld gibt es nicht, nur {known}</translation>
    </message>
    <message>
        <source>there is no such box</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>so ein Feld gibt es nicht</translation>
    </message>
    <message>
        <source>there is no box {said} by the {rules} rules</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>Nach den Regeln {rules} gibt es kein Feld {said}</translation>
    </message>
    <message>
        <source>{box} is there twice</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>{box} steht zweimal da</translation>
    </message>
    <message>
        <source>has points here, but is not among the filled boxes</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>hat hier Punkte, steht aber nicht bei den gefüllten Feldern</translation>
    </message>
    <message>
        <source>must have dice, upper or filled</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>braucht dice, upper oder filled</translation>
    </message>
    <message>
        <source>this looks like another program&apos;s: there is no {said}, only {known}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>das sieht nach einem anderen Programm aus: {said} gibt es nicht, nur {known}</translation>
    </message>
    <message>
        <source>a text can&apos;t name a file, only a command can (--rules @FILE), not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>ein Text kann keine Datei nennen, das geht nur mit einem Befehl (--rules @FILE), nicht {said}</translation>
    </message>
    <message>
        <source>is not valid JSON (line {line}, column {column})</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>ist kein gültiges JSON (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
        <source>must have rules, dice, and a position or a game</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>es braucht Regeln, Würfel und eine Stellung oder ein Spiel</translation>
    </message>
    <message>
        <source>there can be only one</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>es kann nur eins geben</translation>
    </message>
    <message>
        <source>needs fair dice, not {dice}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>geht nur mit fairen Würfeln, nicht mit {dice}</translation>
    </message>
    <message>
        <source>{boxes} can&apos;t score {points} points</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>{points} Punkte sind nicht möglich ({boxes})</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>no roll is left in this turn</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>in dieser Runde ist kein Wurf mehr übrig</translation>
    </message>
    <message>
        <source>keeping all five dice is not a roll</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>wer alle fünf Würfel behält, würfelt nicht</translation>
    </message>
    <message>
        <source>the dice have not been rolled in this turn</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>in dieser Runde wurde noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>the first roll of a turn rolls all five dice</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>beim ersten Wurf einer Runde wirft man alle fünf Würfel</translation>
    </message>
    <message>
        <source>the joker rules do not allow this box</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>die Jokerregeln erlauben dieses Feld nicht</translation>
    </message>
    <message>
        <source>this isn&apos;t valid TOML: nested too deeply, or a number is too long</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>das ist kein gültiges TOML: zu tief verschachtelt, oder eine Zahl ist zu lang</translation>
    </message>
    <message>
        <source>this isn&apos;t valid TOML: {detail}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>das ist kein gültiges TOML: {detail}</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>has more than {most} dots</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>enthält den Punkt „.“ mehr als {most}-mal</translation>
    </message>
    <message>
        <source>must be 1 or more, as there is an upper bonus</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss mindestens 1 sein, weil es einen oberen Bonus gibt</translation>
    </message>
    <message>
        <source>needs a box for five of a kind</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>dafür braucht es ein Feld für fünf Gleiche</translation>
    </message>
    <message>
        <source>must be true or false, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>muss true oder false sein, nicht {said}</translation>
    </message>
    <message>
        <source>must be one of {known}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>möglich sind {known}, nicht {said}</translation>
    </message>
    <message>
        <source>there are two boxes called {box}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>zwei Felder heißen {box}</translation>
    </message>
    <message>
        <source>must be a lower-case letter, then lower-case letters, digits or _, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss mit einem Kleinbuchstaben beginnen, danach gehen Kleinbuchstaben, Ziffern und _, nicht {said}</translation>
    </message>
    <message>
        <source>is not for a box with a face, which scores the sum of its dice</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>geht nicht bei einem Feld für eine Augenzahl, das die Summe seiner Würfel zählt</translation>
    </message>
    <message>
        <source>is only for a box with groups</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>geht nur bei einem Feld mit Gruppen (groups)</translation>
    </message>
    <message>
        <source>must be whole numbers that add up to {most} at most, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>müssen ganze Zahlen sein, die zusammen höchstens {most} ergeben, nicht {said}</translation>
    </message>
    <message>
        <source>must be a list of rolls, such as {example}, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>muss eine Liste von Würfen sein, etwa {example}, nicht {said}</translation>
    </message>
    <message>
        <source>dice</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices faults.field_names: a field</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>rolls left</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>Würfe übrig</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <extracomment>faults.field_names: a field games._sums: on a card from paper: its sums</extracomment>
        <translation>Yahtzee-Boni</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>goal</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>line {number}: {reason}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>Zeile {number}: {reason}</translation>
    </message>
    <message>
        <source>{name}, its bonus and jokers</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>{name}, Bonus und Joker</translation>
    </message>
    <message>
        <source>When to score an upper box</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wann ein oberes Feld nehmen?</translation>
    </message>
    <message>
        <source>Pairs or straights?</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Paare oder Straßen?</translation>
    </message>
    <message>
        <source>Warn</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Warnen</translation>
    </message>
    <message>
        <source>Feedback</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Yahtzee, official rules</source>
        <extracomment>names.game_and_rules: Return the name of a game on its scorecard: those of its variants that are the official rules by that name.</extracomment>
        <translation>Yahtzee, offizielle Regeln</translation>
    </message>
    <message>
        <source>a {face}</source>
        <comment>one die that is kept</comment>
        <extracomment>names.kept: Return dice that are kept, in a sentence: one alone as “a 5”, since “keep 5” sounds like all five.</extracomment>
        <translation>eine {face}</translation>
    </message>
    <message>
        <source>What you did the last time you played with these dice.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Was du gemacht hast, als du zuletzt mit diesen Würfen gespielt hast.</translation>
    </message>
    <message>
        <source>with a {face}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>mit einer {face}</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>... cost 4.2 points</comment>
        <extracomment>options.choosing</extracomment>
        <translation>alle fünf zu werfen</translation>
    </message>
    <message>
        <source>keeping {dice}</source>
        <comment>... cost 4.2 points</comment>
        <extracomment>options.choosing</extracomment>
        <translation>{dice} zu behalten</translation>
    </message>
    <message>
        <source>Score {box} now</source>
        <comment>..., and Twos stays open for later</comment>
        <extracomment>options.deed</extracomment>
        <translation>Nimm jetzt das Feld {box}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <comment>..., and 19 % of the time you have to use up Twos</comment>
        <extracomment>options.deed</extracomment>
        <translation>Wirf alle fünf neu</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <comment>..., and 19 % of the time you have to use up Twos</comment>
        <extracomment>options.deed</extracomment>
        <translation>Behalte {dice}</translation>
    </message>
    <message>
        <source>{choice} ({lost}),</source>
        <comment>a choice and what it lost; what was best follows</comment>
        <extracomment>options.last_choice: Return a choice just made with its verdict, in a line that breaks only before what was best.</extracomment>
        <translation>{choice} ({lost}),</translation>
    </message>
    <message>
        <source>rolled all five</source>
        <extracomment>coach.kept: Return what was kept of a roll. end_page.done: Return what was chosen; where dice are kept they follow as a picture. options._done</extracomment>
        <translation>alle fünf gewürfelt</translation>
    </message>
    <message>
        <source>{chosen}: it was already decided</source>
        <extracomment>options.decided: Return the remark on a decision in a game with a goal that was won or lost before.</extracomment>
        <translation>{chosen}: Da war schon alles entschieden</translation>
    </message>
    <message>
        <source>{value} points expected</source>
        <extracomment>options.expected: Return the expected final score of an option beside what it is worth for a goal.</extracomment>
        <translation>{value} Punkte erwartet</translation>
    </message>
    <message>
        <source>best: {best}</source>
        <extracomment>options.best_was: Return what would have been best.</extracomment>
        <translation>am besten: {best}</translation>
    </message>
    <message>
        <source>Best chance first</source>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>Beste Chance zuerst</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column: what was played, and against whom</comment>
        <extracomment>history.games_columns</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>help.about_version: label of a line</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>help.about_libraries: label of a line</extracomment>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Methods and credits</source>
        <extracomment>help.about_credits_heading: heading</extracomment>
        <translation>Verfahren und Dank</translation>
    </message>
    <message>
        <source>the solution by dynamic programming, the rules with free jokers, the demon&apos;s dice</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>die Lösung durch dynamische Programmierung, die Regeln mit freiem Joker, die Würfel des Dämons</translation>
    </message>
    <message>
        <source>the decision analysis of one turn</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>die Entscheidungsanalyse einer Runde</translation>
    </message>
    <message>
        <source>the typeface, by The Inter Project Authors, under the SIL Open Font License</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>die Schrift, von The Inter Project Authors, unter der SIL Open Font License</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the GNU Lesser General Public License. The program never goes online.</source>
        <extracomment>help.about_licence</extracomment>
        <translation>MIT-Lizenz. Qt wird unter der GNU Lesser General Public License verwendet. Das Programm geht nie ins Netz.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>help.licences_title: heading</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner.</source>
        <extracomment>help.about_trademark</extracomment>
        <translation>Yahtzee ist eine Marke von Hasbro. Dieses Programm steht in keiner Verbindung zum Inhaber der Marke und wird von ihm nicht unterstützt.</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>history.filters: name of a choice</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>no window can be opened here: {reason}</source>
        <extracomment>shell.no_window: the reason is in Qt&apos;s own words</extracomment>
        <translation>hier lässt sich kein Fenster öffnen: {reason}</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <extracomment>demo.demo_title: window title progress.scores_columns names.rival: the name of a ghost</extracomment>
        <translation>Perfektes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n days played</source>
        <extracomment>days_words.days_played: heading</extracomment>
        <translation>
            <numerusform>%n Tag gespielt</numerusform>
            <numerusform>%n Tage gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>days_words.earlier_month: button</extracomment>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>days_words.later_month: button</extracomment>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>days_words.this_month: button learn.today_heading: heading of the plan of the day</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>days_words.calendar: name of the grid of days</extracomment>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>{day}: {score}</source>
        <extracomment>days_words.played_day: Return a day with its result, as a screen reader says it. new_game.earlier_game: a finished game in a list: its day and score</extracomment>
        <translation>{day}: {score}</translation>
    </message>
    <message>
        <source>This day is still to come.</source>
        <extracomment>days_words.not_yet</extracomment>
        <translation>Dieser Tag kommt noch.</translation>
    </message>
    <message>
        <source>{score} points, {rules}</source>
        <extracomment>days_words.result: the result of a day by other rules</extracomment>
        <translation>{score} Punkte, {rules}</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <extracomment>days_words.result_details: Return what else is known of a result.</extracomment>
        <translation>beendet {time}</translation>
    </message>
    <message>
        <source>Play this day</source>
        <extracomment>days_words.play_day: button that begins the game of a day</extracomment>
        <translation>Diesen Tag spielen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>days_words.play_day_again: button, for a day already played</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Watching</source>
        <extracomment>shell.controls: screen reader: buttons of a game that is watched</extracomment>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Next: {choice}</source>
        <extracomment>demo.next_choice: while a game that is watched stands still</extracomment>
        <translation>Als Nächstes: {choice}</translation>
    </message>
    <message>
        <source>The game is over, and no choice cost anything: {score}</source>
        <extracomment>demo.watched_to_the_end</extracomment>
        <translation>Das Spiel ist zu Ende, und keine Entscheidung hat etwas gekostet: {score}</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>shell.stop: button</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>shell.go_on: button that lets the game go on</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>shell.step: button</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>coach.why: link below a choice: opens the bars shell.why: button that asks why the next choice is what it is</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>shell.pace_name: label</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>shell.pace: how fast the game goes on</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>There is no display, so here is a demonstration: one game played perfectly in an offscreen window.</source>
        <extracomment>demo.no_display</extracomment>
        <translation>Es gibt keinen Bildschirm, also kommt hier eine Vorführung: ein perfekt gespieltes Spiel in einem unsichtbaren Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are in {folder}.</source>
        <extracomment>demo.pictures_saved</extracomment>
        <translation>
            <numerusform>%n Bild liegt in {folder}.</numerusform>
            <numerusform>%n Bilder liegen in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than 0.01 %</source>
        <extracomment>history.percent: Return a share in percent, to two figures where it is small.</extracomment>
        <translation>weniger als 0,01 %</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>history.seed_name: screen reader: field with the seed new_game.seed_field: field</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Command that works out the first roll</source>
        <extracomment>history.check_name: screen reader: field with the command</extracomment>
        <translation>Befehl, der den ersten Wurf ausrechnet</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <extracomment>history.copy_seed: button</extracomment>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Copy command</source>
        <extracomment>history.copy_check: button</extracomment>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>history.copied: button</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>This game&apos;s dice are unfair on purpose. Its rolls aren&apos;t counted below.</source>
        <extracomment>history.seed_of_unfair_dice</extracomment>
        <translation>Dieses Spiel wird absichtlich mit unfairen Würfeln gespielt. Unten wird nichts davon gezählt.</translation>
    </message>
    <message>
        <source>No game has begun yet.</source>
        <extracomment>history.no_seed: in place of the seed when there is no game</extracomment>
        <translation>Noch hat kein Spiel begonnen.</translation>
    </message>
    <message>
        <source>Faces rolled</source>
        <extracomment>history.faces_rolled: name of a chart</extracomment>
        <translation>Gewürfelte Augen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>
            <numerusform>%n Würfel geworfen</numerusform>
            <numerusform>%n Würfel geworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n games with fair dice</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>
            <numerusform>in %n Spiel mit fairen Würfeln</numerusform>
            <numerusform>in %n Spielen mit fairen Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>expected {number}</source>
        <extracomment>history.expected_line: label of the line at the number that is expected of each face</extracomment>
        <translation>erwartet {number}</translation>
    </message>
    <message>
        <source>p below 0.001</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>p unter 0,001</translation>
    </message>
    <message>
        <source>χ² = {statistic} with 5 degrees of freedom, {p}</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>χ² = {statistic} bei 5 Freiheitsgraden, {p}</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>timeline.this_game: heading of the strip of turns</extracomment>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Export the game</source>
        <extracomment>buttons.export_title: dialog title</extracomment>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>Import a game</source>
        <extracomment>buttons.import_title: dialog title</extracomment>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <extracomment>buttons.game_files: filter of file dialogs for games</extracomment>
        <translation>Spiele (*.json)</translation>
    </message>
    <message>
        <source>Start playing</source>
        <extracomment>new_game.start_playing: button that ends the welcome</extracomment>
        <translation>Losspielen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>new_game.welcome_title: title of the first-run dialog</extracomment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Thirteen turns, five dice</source>
        <extracomment>new_game.welcome_heading: heading</extracomment>
        <translation>Dreizehn Runden, fünf Würfel</translation>
    </message>
    <message>
        <source>A coach that plays perfectly</source>
        <extracomment>new_game.welcome_coach_heading: heading</extracomment>
        <translation>Ein Coach, der perfekt spielt</translation>
    </message>
    <message>
        <source>Rules and dice</source>
        <extracomment>history.games_of: list</extracomment>
        <translation>Regeln und Würfel</translation>
    </message>
    <message>
        <source>{rules} · {dice}</source>
        <extracomment>history.kind_of_card</extracomment>
        <translation>{rules} · {dice}</translation>
    </message>
    <message>
        <source>Card {number}: games {first} to {last}, the oldest on the left</source>
        <extracomment>history.which_card</extracomment>
        <translation>Zettel {number}: Spiele {first} bis {last}, das älteste links</translation>
    </message>
    <message>
        <source>{games}: best {best}, total {total}, {mean} on average</source>
        <extracomment>history.card_summary</extracomment>
        <translation>{games}: bestes {best}, zusammen {total}, im Schnitt {mean}</translation>
    </message>
    <message>
        <source>Earlier card</source>
        <extracomment>history.earlier_card: button</extracomment>
        <translation>Früherer Zettel</translation>
    </message>
    <message>
        <source>Later card</source>
        <extracomment>history.later_card: button</extracomment>
        <translation>Späterer Zettel</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>history.game_heading: heading of the column of a game</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>history.games_counted: above a list progress.score_card: Return what is said of a range of scores. learn.games_in_all</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>history.games_columns progress.losses_columns</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>history.under_way_columns history.filters: name of a choice practice.answer_columns strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>history.games_columns</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <extracomment>new_game.size_of_game: Return how many boxes a game has, and how many rolls a turn. turn_chances_words.rolls: list of rolls in a turn strategies.rolls: how many rolls a turn has, in a list games.rules_and_rolls: Return the name of the rule set of a key (`rules_key`), with its rolls per turn where they are not three.</extracomment>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Oracle</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Orakel</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Fortgeschrittener</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Durchschnittsspieler</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>history.games_list: name of a table progress.games_axis: axis progress.scores_columns</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>history.five_games_columns lessons.columns openings_words.columns practice.answer_columns</extracomment>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>practice.new_game: button learn.play: button once the plan of the day is done new_game.new_game: button</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>{rules}, {rolls}</source>
        <extracomment>help.rules_with_rolls: Return the name of a game and its rules, with its rolls per turn where they are not the usual three.</extracomment>
        <translation>{rules}, {rolls}</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls per turn</source>
        <extracomment>end_page.shared_rules: Return the rules of a game in a result. help.rules_with_rolls: Return the name of a game and its rules, with its rolls per turn where they are not the usual three.</extracomment>
        <translation>
            <numerusform>%n Wurf pro Runde</numerusform>
            <numerusform>%n Würfe pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <extracomment>help.rules_turn_heading: heading</extracomment>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>The boxes</source>
        <extracomment>help.rules_boxes_heading: heading</extracomment>
        <translation>Die Felder</translation>
    </message>
    <message>
        <source>{box}. {rule}. For example {dice}: {points} points</source>
        <extracomment>help.rules_box_spoken: Return a line of the table of boxes as a screen reader says it.</extracomment>
        <translation>{box}. {rule}. Zum Beispiel {dice}: {points} Punkte</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>A name can have 1 to 60 characters.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Ein Name hat 1 bis 60 Zeichen.</translation>
    </message>
    <message>
        <source>This face already has a box.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Diese Augenzahl hat schon ein Feld.</translation>
    </message>
    <message>
        <source>First rolls played differently</source>
        <extracomment>rules_lab.first_rolls: title of a card</extracomment>
        <translation>Erste Würfe, die du anders spielst</translation>
    </message>
    <message>
        <source>No first roll is played differently.</source>
        <extracomment>rules_lab.no_change</extracomment>
        <translation>Bei keinem ersten Wurf behältst du etwas anderes.</translation>
    </message>
    <message>
        <source>Yahtzee bonuses with these scores: {most} at most.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Yahtzee-Boni mit diesen Punkten: höchstens {most}.</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>settings.settings_window: heading</extracomment>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>settings.settings_playing: heading of what concerns a game</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings.language: setting</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>settings.dice_speed shell.pace: how fast the game goes on</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>settings.dice_speed shell.pace: how fast the game goes on</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>{day}: the same fair dice for everyone who plays by the same rules.</source>
        <extracomment>new_game.daily_explained</extracomment>
        <translation>{day}: faire Würfel, und dieselben Würfe für alle, die nach denselben Regeln spielen.</translation>
    </message>
    <message>
        <source>any text, such as a name</source>
        <extracomment>new_game.seed_example: in the field for a seed while it is empty</extracomment>
        <translation>irgendein Text, etwa ein Name</translation>
    </message>
    <message>
        <source>A seed is any text: the same text gives the same dice.</source>
        <extracomment>new_game.seed_missing</extracomment>
        <translation>Ein Startwert ist irgendein Text: Wer denselben eingibt, bekommt dieselben Würfe.</translation>
    </message>
    <message>
        <source>Use only letters, digits and symbols in a seed.</source>
        <extracomment>new_game.seed_unreadable</extracomment>
        <translation>In einem Startwert gehen nur Buchstaben, Ziffern und Sonderzeichen.</translation>
    </message>
    <message>
        <source>What to play for</source>
        <extracomment>new_game.what_to_play_for: list</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Every point counts.</source>
        <extracomment>new_game.par_explained</extracomment>
        <translation>Jeder Punkt zählt.</translation>
    </message>
    <message>
        <source>The coach shows your chance of reaching {score}.</source>
        <extracomment>new_game.reach_explained</extracomment>
        <translation>Der Coach nennt deine Chance auf {score} oder mehr.</translation>
    </message>
    <message>
        <source>On your own</source>
        <extracomment>new_game.alone: name of a game of one</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Against opponents</source>
        <extracomment>new_game.against_others: name of a game of several</extracomment>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>new_game.your_name: field</extracomment>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Opponent {number}</source>
        <extracomment>new_game.other set_up.opponent: button: write on that scorecard, beside a field for it</extracomment>
        <translation>Gegner {number}</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <extracomment>new_game.person</extracomment>
        <translation>Jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>new_game.name: in the field for a name while it is empty</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of opponent {number}</source>
        <extracomment>new_game.name_of_other</extracomment>
        <translation>Name von Gegner {number}</translation>
    </message>
    <message>
        <source>Choose at least one opponent.</source>
        <extracomment>new_game.no_opponent</extracomment>
        <translation>Wähle wenigstens einen Gegner.</translation>
    </message>
    <message>
        <source>Every person needs a name.</source>
        <extracomment>new_game.name_missing</extracomment>
        <translation>Jeder Mitspieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Use only letters, digits and symbols in a name.</source>
        <extracomment>new_game.unreadable_name</extracomment>
        <translation>In einem Namen gehen nur Buchstaben, Ziffern und Sonderzeichen.</translation>
    </message>
    <message>
        <source>Everyone rolls for themselves, as at a real table.</source>
        <extracomment>new_game.everyone_rolls</extracomment>
        <translation>Jeder würfelt für sich, wie am Tisch.</translation>
    </message>
    <message>
        <source>You play last, so you know what you need.</source>
        <extracomment>new_game.others_begin_explained</extracomment>
        <translation>Du spielst zuletzt und weißt deshalb, was du brauchst.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>strategies.points: Return points, to one decimal.</extracomment>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings.sound: setting</extracomment>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>No audio player found.</source>
        <extracomment>settings.no_sound_player</extracomment>
        <translation>Es wurde kein Programm gefunden, das Geräusche abspielt.</translation>
    </message>
    <message>
        <source>Cache</source>
        <extracomment>settings.folder_cache</extracomment>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cache · {size}</source>
        <extracomment>settings.folder_cache_sized</extracomment>
        <translation>Cache · {size}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>turn_chances_words.show: button that opens a card settings.show_folder: button</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the folder: {folder}</source>
        <extracomment>settings.show_folder_spoken</extracomment>
        <translation>Den Ordner zeigen: {folder}</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>set_up.clear: button: begin with an empty card and fair dice settings.clear_cache_yes: button</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>history.keep_it: button: a game isn&apos;t deleted settings.clear_cache_no: button</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>settings.data_size: Return a number of bytes in words, with two figures: no more are needed.</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>settings.data_size: Return a number of bytes in words, with two figures: no more are needed.</extracomment>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>settings.data_size: Return a number of bytes in words, with two figures: no more are needed.</extracomment>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>settings.data_size: Return a number of bytes in words, with two figures: no more are needed.</extracomment>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>The settings file was damaged. It is kept as {path}; what could be read still applies.</source>
        <extracomment>settings.settings_put_aside</extracomment>
        <translation>Die Einstellungsdatei war beschädigt. Sie liegt jetzt unter {path}; was noch lesbar war, gilt weiter.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved ({reason}): changes last until you close the program.</source>
        <extracomment>settings.settings_unsaved</extracomment>
        <translation>Die Einstellungen lassen sich nicht speichern ({reason}): Änderungen gelten bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>what is on the keyboard, in a list</comment>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>welcome pages</source>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>Willkommensseiten</translation>
    </message>
    <message>
        <source>To play: {name}</source>
        <extracomment>match_words.your_turn</extracomment>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>A pair of fives or sixes adds up in Three and Four of a kind and in Chance, even if its upper box is filled. So it now comes before a single die.</source>
        <extracomment>lessons._chance</extracomment>
        <translation>Ein Paar Fünfer oder Sechser bringt viel im Dreierpasch, im Viererpasch und in der Chance, auch wenn sein oberes Feld ausgefüllt ist. Deshalb geht es jetzt einem einzelnen Würfel vor.</translation>
    </message>
    <message>
        <source>with the rules “{rules}”</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>nach den Regeln „{rules}“</translation>
    </message>
    <message numerus="yes">
        <source>Rating after %n puzzles: {rating}.</source>
        <extracomment>sources.rating_summary: Return what the chart says, for a screen reader.</extracomment>
        <translation>
            <numerusform>Wertungszahl nach %n Rätsel: {rating}.</numerusform>
            <numerusform>Wertungszahl nach %n Rätseln: {rating}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Result copied: paste it anywhere.</source>
        <extracomment>end_page.result_copied</extracomment>
        <translation>Ergebnis kopiert: Du kannst es überall einfügen.</translation>
    </message>
    <message>
        <source>You already have {hand}. Another roll can only add to it</source>
        <extracomment>coach.hint_more: Return the first step of a hint where the likeliest box has what it asks for already: what there is to gain.</extracomment>
        <translation>Du hast schon {hand}. Ein weiterer Wurf kann nur noch mehr bringen</translation>
    </message>
    <message>
        <source>You already have {hand}. There&apos;s more to gain: aim for {other}</source>
        <extracomment>coach.hint_more: Return the first step of a hint where the likeliest box has what it asks for already: what there is to gain.</extracomment>
        <translation>Du hast schon {hand}. Es ist mehr drin: Spiel auf {other}</translation>
    </message>
    <message>
        <source>Seed {seed}, rules: {rules}</source>
        <extracomment>demo.report_heading: heading of a report on a game</extracomment>
        <translation>Startwert {seed}, Regeln: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n turns. In each you roll all {dice} dice, once.</source>
        <extracomment>help._rules_rolling:</extracomment>
        <translation>
            <numerusform>Ein Spiel hat %n Runde. In ihr wirfst du alle {dice} Würfel, einmal.</numerusform>
            <numerusform>Ein Spiel hat %n Runden. In jeder wirfst du alle {dice} Würfel, einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game has %n turns. In each you roll all {dice} dice, then any of them again: up to {rolls} rolls in all.</source>
        <extracomment>help._rules_rolling:</extracomment>
        <translation>
            <numerusform>Ein Spiel hat %n Runde. In ihr wirfst du alle {dice} Würfel, dann beliebige davon noch einmal: insgesamt bis zu {rolls} Würfe.</numerusform>
            <numerusform>Ein Spiel hat %n Runden. In jeder wirfst du alle {dice} Würfel, dann beliebige davon noch einmal: insgesamt bis zu {rolls} Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected score: the average final score if you play perfectly from here, over all the rolls that could come up.</source>
        <extracomment>glossary.expected</extracomment>
        <translation>Erwarteter Endstand: der mittlere Endstand über alle möglichen Würfe, wenn du von hier an perfekt spielst.</translation>
    </message>
    <message>
        <source>chance of reaching {score}</source>
        <extracomment>goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>Chance auf {score}</translation>
    </message>
    <message>
        <source>at best, keeping</source>
        <extracomment>timeline.at_most: heading of the best chances of boxes</extracomment>
        <translation>beste Chance, mit</translation>
    </message>
    <message>
        <source>a small straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>eine Kleine Straße</translation>
    </message>
    <message>
        <source>a large straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>eine Große Straße</translation>
    </message>
    <message>
        <source>Games with “{name}”</source>
        <extracomment>progress.behind_title</extracomment>
        <translation>Spiele mit „{name}“</translation>
    </message>
    <message>
        <source>Guess first: mark the dice you would keep, or choose a box. Then see how good it is.</source>
        <extracomment>coach.guess_first</extracomment>
        <translation>Erst rätst du: Markier die Würfel, die du behalten würdest, oder wähle ein Feld. Dann sieh nach, wie gut das ist.</translation>
    </message>
    <message>
        <source>You may score any open box. Every lower box counts in full, whether or not the upper box is filled.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Du darfst jedes offene Feld nehmen. Jedes untere Feld zählt voll, ob das obere schon ausgefüllt ist oder nicht.</translation>
    </message>
    <message>
        <source>An inaccuracy counts as half.</source>
        <extracomment>sources.half_counts</extracomment>
        <translation>Eine Ungenauigkeit zählt halb.</translation>
    </message>
    <message>
        <source>Score to reach</source>
        <extracomment>new_game.score_field: field strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Remove these rules from your list. Games you played with them stay as they are.</source>
        <extracomment>rules_lab.remove_hint</extracomment>
        <translation>Löscht diese Regeln aus deiner Liste. Spiele nach diesen Regeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>matching dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>gleiche Würfel</translation>
    </message>
    <message>
        <source>Guess first: choose a box. Then see how good it is.</source>
        <extracomment>coach.guess_a_box</extracomment>
        <translation>Erst rätst du: Wähle ein Feld. Dann sieh nach, wie gut das ist.</translation>
    </message>
    <message>
        <source>You&apos;re looking back. Go back to the game to choose.</source>
        <extracomment>tray.choose_after_the_look</extracomment>
        <translation>Das ist ein Rückblick. Zum Weiterspielen geh zurück zum Spiel.</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a little straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>eine Kleine Straße</translation>
    </message>
    <message>
        <source>a big straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>eine Große Straße</translation>
    </message>
    <message>
        <source>Best first, at your risk setting</source>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>Beste zuerst, nach deiner Risikostufe</translation>
    </message>
    <message>
        <source>Choose a score from {least} to {most}.</source>
        <extracomment>new_game.score_out_of_range</extracomment>
        <translation>Wähle eine Punktzahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>A box name starts with a letter from a to z, then letters, digits or spaces. Each box needs its own name.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Der Name eines Felds beginnt mit einem Buchstaben von a bis z, danach gehen Buchstaben, Ziffern und Leerzeichen. Jedes Feld braucht seinen eigenen.</translation>
    </message>
    <message numerus="yes">
        <source>%n choices aren&apos;t counted: all their options were equally good.</source>
        <extracomment>end_page.uncounted: hint on how many choices were best, close, ...</extracomment>
        <translation>
            <numerusform>%n Entscheidung zählt nicht mit: Alles war gleich gut.</numerusform>
            <numerusform>%n Entscheidungen zählen nicht mit: Alles war gleich gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game began with a position that was set up, so it had no first roll to check.</source>
        <extracomment>history.no_check_of_set_up</extracomment>
        <translation>Dieses Spiel begann mit einer aufgebauten Stellung und hatte deshalb keinen ersten Wurf, den du prüfen könntest.</translation>
    </message>
    <message>
        <source>Follow lesson 1 and nothing else, and you average {average}: {gain} more than keeping dice at random.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Nur mit Lektion 1 kommst du im Schnitt auf {average}: {gain} mehr, als wenn du zufällig behältst.</translation>
    </message>
    <message>
        <source>Follow lessons 1 and 2 and nothing else, and you average {average}: {gain} more than without lesson 2.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Nur mit den Lektionen 1 und 2 kommst du im Schnitt auf {average}: {gain} mehr als ohne Lektion 2.</translation>
    </message>
    <message>
        <source>Follow lessons 1 to {last} and nothing else, and you average {average}: {gain} more than without lesson {last}.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Nur mit den Lektionen 1 bis {last} kommst du im Schnitt auf {average}: {gain} mehr als ohne Lektion {last}.</translation>
    </message>
    <message>
        <source>Guess first in Live</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. settings.guess_first: setting</extracomment>
        <translation>Im Modus Live erst raten</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>rules_lab.share: button: write the rules into a file</extracomment>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>{percent} % of games reach</source>
        <extracomment>timeline.percentile: row of the figures: the score that all but so few games reach</extracomment>
        <translation>zu {percent} % mindestens</translation>
    </message>
    <message>
        <source>At least {percent} % of all games end with this score or more.</source>
        <extracomment>timeline.percentile_explained</extracomment>
        <translation>Mindestens {percent} % aller Spiele enden mit diesem Endstand oder mehr.</translation>
    </message>
    <message>
        <source>Par: the expected score before the first roll, which is what a perfect player averages.</source>
        <extracomment>glossary.par</extracomment>
        <translation>Par: der erwartete Endstand vor dem ersten Wurf. So viel holt ein perfekter Spieler im Schnitt.</translation>
    </message>
    <message>
        <source>Accuracy: 100 % if no choice cost anything, 75 % if each cost one point on average. It goes by points, not by how many choices were the best.</source>
        <extracomment>glossary.accuracy</extracomment>
        <translation>Genauigkeit: 100 %, wenn keine Entscheidung etwas gekostet hat, 75 %, wenn jede im Schnitt einen Punkt gekostet hat. Sie geht nach Punkten, nicht danach, wie viele Entscheidungen die besten waren.</translation>
    </message>
    <message>
        <source>{option} is better on points, too. {reason}</source>
        <extracomment>goals.in_points</extracomment>
        <translation>Auch nach Punkten besser: {option}. {reason}</translation>
    </message>
    <message>
        <source>the obvious choice is wrong</source>
        <comment>in the one roll</comment>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>das Naheliegende ist falsch</translation>
    </message>
    <message>
        <source>the obvious choice is best</source>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>das Naheliegende ist das Beste</translation>
    </message>
    <message>
        <source>“Obvious” is what the rules of thumb say, without calculating. ! marks where that&apos;s wrong.</source>
        <extracomment>openings_words.what_is_obvious</extracomment>
        <translation>„Naheliegend“ heißt: nach den Faustregeln, ohne zu rechnen. Mit ! ist markiert, wo das falsch ist.</translation>
    </message>
    <message>
        <source>Your other game is still there.</source>
        <extracomment>coach.still_there: notice over another game</extracomment>
        <translation>Dein voriges Spiel wartet noch.</translation>
    </message>
    <message>
        <source>sum of all dice</source>
        <extracomment>rules_lab.sums: Return in short what a box scores whose points are no number.</extracomment>
        <translation>Summe aller</translation>
    </message>
    <message>
        <source>{total} of {needed} · out of reach</source>
        <extracomment>tray.upper_bonus_lost: upper bonus, where there is little room</extracomment>
        <translation>{total} von {needed} · unerreichbar</translation>
    </message>
    <message>
        <source>approximate, as it stood then</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>Schätzwerte nach damaligem Stand</translation>
    </message>
    <message>
        <source>That couldn&apos;t be opened: {reason}. Nothing was changed.</source>
        <extracomment>coach.import_refused history.import_failed</extracomment>
        <translation>Das ließ sich nicht öffnen: {reason}. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Your rules file can&apos;t be read ({why}). It is kept as {path}.</source>
        <extracomment>names.put_aside</extracomment>
        <translation>Deine Regeldatei lässt sich nicht lesen ({why}). Sie liegt jetzt unter {path}.</translation>
    </message>
    <message>
        <source>its file can&apos;t be read ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>ihre Datei ist nicht lesbar ({detail})</translation>
    </message>
    <message>
        <source>there isn&apos;t enough memory</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>it isn&apos;t text</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>it&apos;s too large for a game</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>das ist zu groß für ein Spiel</translation>
    </message>
    <message>
        <source>it isn&apos;t a saved game</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>das ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>a move under “{field}” isn&apos;t legal</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>was unter „{field}“ steht, ist nicht erlaubt</translation>
    </message>
    <message>
        <source>what percentage of choices were inaccuracies, mistakes or blunders</source>
        <extracomment>progress.where_note: Return what is drawn; nothing more than the title says where there are no intervals yet.</extracomment>
        <translation>wie viel Prozent der Entscheidungen Ungenauigkeiten, Fehler oder Patzer waren</translation>
    </message>
    <message>
        <source>So close: you need {needed} of {of} to learn the lesson.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Ganz knapp: Ab {needed} von {of} ist die Lektion gelernt.</translation>
    </message>
    <message>
        <source>Tom Verhoeff set the best player for fair dice against a demon that knows the player&apos;s strategy and always rolls the worst dice it can. The player got 19 points. Use the Right and Left keys to go from decision to decision. The coach knows how the demon rolls, and shows how much was possible at each decision.</source>
        <extracomment>games.verhoeff_introduction</extracomment>
        <translation>Tom Verhoeff ließ den besten Spieler für faire Würfel gegen einen Dämon antreten, der dessen Strategie kennt und immer das Schlimmste würfelt. Der Spieler kam auf 19 Punkte. Mit den Tasten Rechts und Links gehst du von Entscheidung zu Entscheidung. Der Coach weiß, wie der Dämon würfelt, und zeigt, was jedes Mal möglich gewesen wäre.</translation>
    </message>
    <message>
        <source>Foresight: the most you could score with the same dice if you knew every roll in advance, which no player does.</source>
        <extracomment>glossary.foresight</extracomment>
        <translation>Voraussicht: was du mit denselben Würfen höchstens holen könntest, wenn du jeden im Voraus kennen würdest. Das kann kein Spieler.</translation>
    </message>
    <message>
        <source>must be {count} numbers (- for an open box), not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>müssen {count} Punktzahlen sein, mit - für ein offenes Feld, nicht {said}</translation>
    </message>
    <message>
        <source>is only for games with opponents, and a one-line position has none</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>das gibt es nur in Spielen mit Gegnern, und in einer Zeile stehen keine</translation>
    </message>
    <message>
        <source>The averages of perfect play are only shown here for Yahtzee with three rolls a turn.</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>Der Schnitt bei perfektem Spiel steht hier nur für Yahtzee mit drei Würfen pro Runde.</translation>
    </message>
    <message>
        <source>With a gap it&apos;s 17 %, which is enough once Small straight is filled and no pair of twos or higher has an open upper box.</source>
        <extracomment>lessons._large_straight</extracomment>
        <translation>Mit Lücke sind es 17 %. Das reicht, wenn die Kleine Straße ausgefüllt ist und du kein Paar (Zweier oder höher) mit offenem oberem Feld hast.</translation>
    </message>
    <message>
        <source>A pair of twos or higher whose upper box is open stays above 3 4 5 and 2 3 4 in the list.</source>
        <extracomment>lessons._runs</extracomment>
        <translation>Ein Paar Zweier oder höher, dessen oberes Feld offen ist, bleibt in der Liste über 3 4 5 und 2 3 4.</translation>
    </message>
    <message>
        <source>Four fours, fives or sixes are one more than the bonus needs: that makes up for a weak upper box.</source>
        <extracomment>lessons._four_alike</extracomment>
        <translation>Vier Vierer, Fünfer oder Sechser sind einer mehr, als der Bonus braucht: Das gleicht ein schwaches oberes Feld aus.</translation>
    </message>
    <message>
        <source>particular rolls</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>bestimmte Würfe</translation>
    </message>
    <message>
        <source>Clearly worse than the target of {aim}.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Klar schlechter als das Ziel von {aim}.</translation>
    </message>
    <message>
        <source>with no rolls left</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>ohne weiteren Wurf</translation>
    </message>
    <message>
        <source>Once you have {points} in the Yahtzee box, each later Yahtzee earns {bonus} more, whichever box you score it in. With a zero in the Yahtzee box there is no bonus.</source>
        <extracomment>help.rules_yahtzee_bonus</extracomment>
        <translation>Stehen im Yahtzee-Feld {points}, bringt jeder weitere Yahtzee {bonus} dazu, egal in welches Feld du ihn einträgst. Mit einer Null im Yahtzee-Feld gibt es keinen Bonus.</translation>
    </message>
    <message>
        <source>You may score any open box. Full house and the straights count in full once the upper box of the Yahtzee&apos;s face is filled as well.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Du darfst jedes offene Feld nehmen. Full House und die Straßen zählen voll, sobald auch das obere Feld der gewürfelten Zahl ausgefüllt ist.</translation>
    </message>
    <message>
        <source>The official rules. You must score the Yahtzee in the upper box of its face if that is open; if not, in any open lower box, where it counts in full; if there is none, you take a zero in any open upper box.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Die offiziellen Regeln. Du musst das obere Feld der gewürfelten Zahl nehmen, wenn es offen ist; sonst ein offenes unteres Feld, das dann voll zählt; gibt es keins, eine Null in einem offenen oberen.</translation>
    </message>
    <message>
        <source>the table of how a turn can end after each choice of dice to keep</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>die Tabelle, wie eine Runde nach jeder Auswahl enden kann</translation>
    </message>
    <message>
        <source>it&apos;s a folder or a device, not a file</source>
        <extracomment>history.no_file: reason, within a sentence faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>das ist ein Ordner oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>with careful play</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>bei vorsichtigem Spiel</translation>
    </message>
    <message>
        <source>with daring play</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>bei gewagtem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n games with rules of your own are left out.</source>
        <extracomment>settings.own_rules_left_out</extracomment>
        <translation>
            <numerusform>%n Spiel nach eigenen Regeln fehlt.</numerusform>
            <numerusform>%n Spiele nach eigenen Regeln fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve finished that game again since you deleted it, so the new result stays.</source>
        <extracomment>history.not_put_back: remark</extracomment>
        <translation>Du hast das Spiel inzwischen noch einmal beendet, deshalb bleibt das neue.</translation>
    </message>
    <message>
        <source>The last one is worth {gain}: 4 points, and {more} for the bonus and the rest.</source>
        <extracomment>lessons.fours_said: Return what the game is worth with that number of fours in Fours, and what the last one of them was worth.</extracomment>
        <translation>Der letzte Vierer ist {gain} wert: 4 Punkte, und {more} für den Bonus und den Rest.</translation>
    </message>
    <message>
        <source>{rules} · {boxes} · fair dice, perfect play afterwards</source>
        <extracomment>openings_words.sheet_rules</extracomment>
        <translation>{rules} · {boxes} · faire Würfel, danach perfektes Spiel</translation>
    </message>
    <message>
        <source>Better than the target of {aim}, but twenty positions are too few to be sure.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Besser als das Ziel von {aim}, aber zwanzig Stellungen sind zu wenige, um sicher zu sein.</translation>
    </message>
    <message>
        <source>Worse than the target of {aim}, but twenty positions are too few to be sure.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Schlechter als das Ziel von {aim}, aber zwanzig Stellungen sind zu wenige, um sicher zu sein.</translation>
    </message>
    <message>
        <source>Open a rules file</source>
        <extracomment>rules_lab.open_title: dialog title</extracomment>
        <translation>Regeldatei öffnen</translation>
    </message>
    <message>
        <source>It would be {left}; it could be {best}.</source>
        <comment>a chance</comment>
        <extracomment>coach.chance_left: what a costly choice leaves of it</extracomment>
        <translation>Dann sind es {left}, möglich wären {best}.</translation>
    </message>
    <message>
        <source>approximate until everyone else has finished</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>Schätzwerte, bis alle anderen fertig sind</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <comment>as the subject of a sentence</comment>
        <extracomment>why_words.who: Return an option as the subject of a sentence.</extracomment>
        <translation>{points} im Feld {box}</translation>
    </message>
    <message>
        <source>The list couldn&apos;t be saved: {reason}.</source>
        <extracomment>strategies.not_kept</extracomment>
        <translation>Die Liste konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>{box} for {points} plus a bonus of {bonus}, total {total}</source>
        <extracomment>announcing.scored_with_bonus</extracomment>
        <translation>{box} mit {points} plus {bonus} Bonus, insgesamt {total}</translation>
    </message>
    <message>
        <source>there are already {most} rules files, so remove one first</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>es gibt schon {most} Regeldateien, also lösche zuerst eine</translation>
    </message>
    <message>
        <source>Environment variables that don&apos;t give the full path of a folder are ignored: {variables}.</source>
        <extracomment>shell.ignored_variables</extracomment>
        <translation>Umgebungsvariablen ohne vollständigen Ordnerpfad werden nicht beachtet: {variables}.</translation>
    </message>
    <message>
        <source>The settings file {path} can&apos;t be read and is left as it is: changes last until you close the program.</source>
        <extracomment>settings.settings_blocked</extracomment>
        <translation>Die Einstellungsdatei {path} ist nicht zu lesen und bleibt, wie sie ist: Änderungen gelten bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>Damaged settings were set back to their defaults: {settings}.</source>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>Beschädigte Einstellungen wurden auf den Standard zurückgesetzt: {settings}.</translation>
    </message>
    <message>
        <source>A pair of aces, twos, threes or fours whose upper box is filled comes after any single die whose box is open.</source>
        <extracomment>lessons._low_dice</extracomment>
        <translation>Ein Paar Einser, Zweier, Dreier oder Vierer, dessen oberes Feld ausgefüllt ist, kommt erst nach jedem einzelnen Würfel, dessen Feld offen ist.</translation>
    </message>
    <message>
        <source>{sentence} This line decides here.</source>
        <extracomment>rule_words.applies: a rule of the list, read by screen readers</extracomment>
        <translation>{sentence} Diese Zeile entscheidet hier.</translation>
    </message>
    <message>
        <source>New best: {score}</source>
        <extracomment>tray.new_best</extracomment>
        <translation>Neuer Rekord: {score}</translation>
    </message>
    <message>
        <source>Live mode</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>Modus Live</translation>
    </message>
    <message>
        <source>warnings followed or choices taken back</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>befolgte Warnungen oder zurückgenommene Entscheidungen</translation>
    </message>
    <message>
        <source>after your previous turn</source>
        <extracomment>timeline.last_turn: what the final scores are about</extracomment>
        <translation>nach deiner vorigen Runde</translation>
    </message>
    <message>
        <source>The standard deviation: roughly 68 % of games end within this many points of the average.</source>
        <extracomment>timeline.spread_explained</extracomment>
        <translation>Die Standardabweichung: Ungefähr 68 % der Spiele enden höchstens so weit vom Schnitt entfernt.</translation>
    </message>
    <message>
        <source>The figure for each box</source>
        <extracomment>lessons.averages_heading: heading of the figures of the boxes</extracomment>
        <translation>Die Richtwerte der Felder</translation>
    </message>
    <message>
        <source>On the first roll of a game, 6 6 6 1 1 is worth {kept} if you keep the sixes, {scored} if you score the full house.</source>
        <extracomment>lessons._made_hands:</extracomment>
        <translation>Nach dem ersten Wurf eines Spiels ist 6 6 6 1 1 {kept} wert, wenn du die Sechser behältst, und {scored}, wenn du das Full House einträgst.</translation>
    </message>
    <message>
        <source>Some boxes score a lot in any game. So compare your points with the box&apos;s figure: what it usually scores, its average in perfect play.</source>
        <extracomment>lessons._usual:</extracomment>
        <translation>Manche Felder bringen in jedem Spiel viel. Vergleich deine Punkte also mit dem Richtwert des Felds: was es sonst bringt, im Schnitt bei perfektem Spiel.</translation>
    </message>
    <message>
        <source>As far as we know, no one has collected the decisions people make in Yahtzee. This page puts yours into a file, which you can give to people who study them. The program itself sends nothing.</source>
        <extracomment>settings.explained</extracomment>
        <translation>Soweit wir wissen, hat noch niemand gesammelt, was Menschen bei Yahtzee entscheiden. Hier kommen deine Entscheidungen in eine Datei; du kannst sie Leuten geben, die das erforschen. Das Programm selbst verschickt nichts.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play; 5 % of players are this far off by now.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Auf lange Sicht gleicht sich Glück aus, wie du auch spielst; so weit daneben liegen bis hierher 5 % der Spieler.</translation>
    </message>
    <message>
        <source>None of these: score where you beat the box&apos;s figure by the most (see “The figure for each box”). If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._MOST_BEYOND</extracomment>
        <translation>Nichts davon: Trag ein, wo du am meisten über dem Richtwert des Felds liegst (siehe „Die Richtwerte der Felder“). Bei Gleichstand das Feld weiter oben.</translation>
    </message>
    <message>
        <source>Next: {choice}. The coach says why</source>
        <extracomment>demo.why_next: the coach beside it gives the reasons</extracomment>
        <translation>Als Nächstes: {choice}. Der Coach sagt, warum</translation>
    </message>
    <message>
        <source>Six simple players tried every position. A position is easy if five or six of them found the best choice, and hard if fewer than three did. A test has more hard positions than a game. The six: one plays each turn for its own points, one weighs each chance against what it pays, one goes by rules of thumb, and three follow lessons 1 to 4, 1 to 8 and 1 to 12.</source>
        <extracomment>sources.how_hard: what the difficulties are; `REFERENCES` decide</extracomment>
        <translation>Sechs einfache Spieler haben jede Stellung gespielt. Leicht ist sie, wenn fünf oder sechs die beste Wahl fanden, schwer bei weniger als drei. Ein Test hat mehr schwere Stellungen als ein Spiel. Die sechs: einer spielt jede Runde nur auf die Punkte dieser Runde, einer wägt jede Chance gegen ihren Ertrag ab, einer geht nach Faustregeln, und drei folgen den Lektionen 1 bis 4, 1 bis 8 und 1 bis 12.</translation>
    </message>
    <message>
        <source>No game can end with that total.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Mit dieser Punktzahl kann kein Spiel enden.</translation>
    </message>
    <message>
        <source>only knows Yahtzee&apos;s scoring</source>
        <extracomment>new_game.knows_other_points: the same, where just those are others</extracomment>
        <translation>kennt nur die Punkte von Yahtzee</translation>
    </message>
    <message>
        <source>With extra points on the first roll, this isn&apos;t worked out for games with a goal. Your chance is in the list.</source>
        <extracomment>timeline.first_rolls_score</extracomment>
        <translation>Mit Extrapunkten für den ersten Wurf gibt es das in einem Spiel mit Ziel nicht. Deine Chance steht in der Liste.</translation>
    </message>
    <message>
        <source>A game with the coach on “{warn}”, “{after}” or “{off}” counts if you use no hint, follow no warning and take nothing back.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>Ein Spiel mit dem Coach auf „{warn}“, „{after}“ oder „{off}“ zählt, wenn du keinen Tipp holst, keiner Warnung folgst und nichts zurücknimmst.</translation>
    </message>
    <message>
        <source>None of these: score where you beat the box&apos;s figure by the most (see “The figure for each box”). If boxes tie, take the one higher on the scorecard. In an upper box, each point above or below three of its face counts double, as long as the bonus of 35 is neither earned nor out of reach.</source>
        <extracomment>rule_words._MOST_BEYOND_WITH_PACE</extracomment>
        <translation>Nichts davon: Trag ein, wo du am meisten über dem Richtwert des Felds liegst (siehe „Die Richtwerte der Felder“). Bei Gleichstand das Feld weiter oben. In einem oberen Feld zählt jeder Punkt über oder unter drei Würfeln seiner Zahl doppelt, solange der Bonus von 35 weder sicher noch verloren ist.</translation>
    </message>
    <message>
        <source>Whatever you do, your chance is {figure}: you can&apos;t make it from here.</source>
        <extracomment>goals.decided: Return that nothing changes a chance any more.</extracomment>
        <translation>Was du auch tust, deine Chance ist {figure}: Das schaffst du nicht mehr.</translation>
    </message>
    <message>
        <source>This lesson changes {decisions} choices a game.</source>
        <extracomment>lessons.effect</extracomment>
        <translation>Diese Lektion ändert {decisions} Entscheidungen pro Spiel.</translation>
    </message>
    <message>
        <source>already decided</source>
        <extracomment>reviews.decided_before: in that place, where a game for a chance was won or lost before</extracomment>
        <translation>schon entschieden</translation>
    </message>
    <message>
        <source>In Live, and once the match is over, you see everyone&apos;s chance of winning here.</source>
        <extracomment>match_words.when_chances</extracomment>
        <translation>Im Modus Live, und sobald die Partie vorbei ist, steht hier die Gewinnchance von jedem.</translation>
    </message>
    <message>
        <source>Average (to win)</source>
        <extracomment>timeline.mean_to_win: row of the figures of final scores in a match</extracomment>
        <translation>Schnitt (auf Sieg)</translation>
    </message>
    <message>
        <source>Average (for the goal)</source>
        <extracomment>timeline.mean_for_goal: row of the figures of final scores in a game with a goal</extracomment>
        <translation>Schnitt (fürs Ziel)</translation>
    </message>
    <message>
        <source>as good as a sure {score}</source>
        <extracomment>units.as_good_as: what the rest of a game is worth to someone who minds risk</extracomment>
        <translation>so gut wie sichere {score}</translation>
    </message>
    <message>
        <source>As good as a sure…</source>
        <extracomment>units.sure_score: name of a figure: a certain score that is as good as the game</extracomment>
        <translation>So gut wie sichere…</translation>
    </message>
    <message>
        <source>The tick shows your best chance of scoring in a box if you go for nothing else; the dice are what to keep for it.</source>
        <extracomment>timeline.tick_hint</extracomment>
        <translation>Der Strich zeigt die beste Chance auf ein Feld, wenn du nur das willst; die Würfel daneben behältst du dafür.</translation>
    </message>
    <message>
        <source>The average final score if you go on playing for that. The list shows the score to expect if you play for points from the next choice on.</source>
        <extracomment>timeline.mean_explained</extracomment>
        <translation>Womit Spiele enden, wenn du weiter darauf spielst. In der Liste steht der Endstand, den du erwarten kannst, wenn du von der nächsten Entscheidung an auf Punkte spielst.</translation>
    </message>
    <message>
        <source>Marks in this turn: {marks}</source>
        <extracomment>timeline.marks_of_turn: on the card of a choice in the graph</extracomment>
        <translation>Zeichen in dieser Runde: {marks}</translation>
    </message>
    <message>
        <source>The others go first</source>
        <extracomment>new_game.the_others_begin: choice, with several people at the table</extracomment>
        <translation>Die anderen fangen an</translation>
    </message>
    <message>
        <source>The last player knows what they need.</source>
        <extracomment>new_game.last_explained: below that choice</extracomment>
        <translation>Wer zuletzt spielt, weiß, was er braucht.</translation>
    </message>
    <message>
        <source>All kinds count: matches (your rolls), games with a goal, and the one in play.</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation type="vanished">Alle zählen: Partien (deine Würfe), Spiele mit einem Ziel und das laufende.</translation>
    </message>
    <message>
        <source>Your best counts games for points without help: no matches, and none with a goal.</source>
        <extracomment>games.best_explained</extracomment>
        <translation>Dein Rekord zählt Spiele um Punkte ohne Hilfe: keine Partien und keine mit Ziel.</translation>
    </message>
    <message>
        <source>Only the card is known: not the luck, the cost or what help there was.</source>
        <extracomment>games.explained</extracomment>
        <translation>Bekannt ist nur der Zettel, nicht Glück, Kosten und Hilfe.</translation>
    </message>
    <message>
        <source>This game was over when you pasted it or opened it from a file, so nobody knows what help there was. It doesn&apos;t count towards your figures.</source>
        <extracomment>history.imported_explained</extracomment>
        <translation>Dieses Spiel war schon zu Ende, als du es eingefügt oder aus einer Datei geöffnet hast, also weiß niemand, wie viel Hilfe dabei war. In deinen Zahlen zählt es nicht mit.</translation>
    </message>
    <message>
        <source>Not looked at yet by the coach</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Vom Coach noch nicht angesehen</translation>
    </message>
    <message>
        <source>Score in the chosen box, or press the button with the ring</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Ins gewählte Feld eintragen, oder den umrandeten Knopf drücken</translation>
    </message>
    <message>
        <source>only with the program&apos;s rolls: a ghost can&apos;t get yours.</source>
        <extracomment>new_game.ghost_needs_known_rolls: why no ghost</extracomment>
        <translation>nur mit Würfen des Programms: Deine kann ein Geist nicht bekommen.</translation>
    </message>
    <message>
        <source>A text file for Anki: the position on the front, the best choice and why on the back.</source>
        <extracomment>settings.cards_explained</extracomment>
        <translation>Eine Textdatei für Anki: vorn die Stellung, hinten die beste Entscheidung und warum.</translation>
    </message>
    <message>
        <source>Taken back. Second choice: {verdict}</source>
        <extracomment>why_words.second_choice: remark, with a verdict</extracomment>
        <translation>Zurückgenommen. Zweite Wahl: {verdict}</translation>
    </message>
    <message>
        <source>{lost} at first</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>{lost} im ersten Anlauf</translation>
    </message>
    <message>
        <source>No game is new.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>Kein Spiel ist neu.</translation>
    </message>
    <message numerus="yes">
        <source>Only {most} files in {folder} are read. %n more are left as they are.</source>
        <extracomment>names.left_out</extracomment>
        <translation>
            <numerusform>In {folder} werden nur {most} Dateien gelesen. %n weitere bleibt, wie sie ist.</numerusform>
            <numerusform>In {folder} werden nur {most} Dateien gelesen. %n weitere bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>a column: in points</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>a column: what choices cost, in points</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>the table is in points, the list in chances of winning</source>
        <extracomment>end_page.two_units: below who has won a match</extracomment>
        <translation>die Tabelle zählt Punkte, die Liste Gewinnchancen</translation>
    </message>
    <message>
        <source>{number} of these {of} are about “{theme}”</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation>{number} von diesen {of} betreffen: „{theme}“</translation>
    </message>
    <message>
        <source>Today&apos;s lesson: {name}</source>
        <extracomment>end_page.todays_lesson: Return the link to the lesson of today, which may be about something else than what cost most.</extracomment>
        <translation type="vanished">Lektion von heute: {name}</translation>
    </message>
    <message>
        <source>No matches yet. Start one with “New game”, “{tile}”.</source>
        <extracomment>opponents_words.no_results: in place of a table</extracomment>
        <translation>Noch keine Partien. Beginne eine mit „Neues Spiel“, „{tile}“.</translation>
    </message>
    <message>
        <source>All kinds count: matches (your rolls), games with a goal, and the one in play; real dice don&apos;t.</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>Alle zählen: Partien (deine Würfe), Spiele mit einem Ziel und das laufende; echte Würfel nicht.</translation>
    </message>
    <message>
        <source>Taken back: if you take a choice back and make another, the last one is played, the costlier one has its mark, and accuracy goes by the first one. A choice that a warning kept you from counts as taken back, too, whatever you do instead.</source>
        <extracomment>glossary.taken_back</extracomment>
        <translation>Zurückgenommen: Nimmst du eine Wahl zurück und triffst eine andere, wird die letzte gespielt, das Zeichen hat die teurere, und für die Genauigkeit gilt die erste. Auch eine Wahl, von der dich eine Warnung abgehalten hat, gilt als zurückgenommen, was du auch stattdessen tust.</translation>
    </message>
    <message>
        <source>taken back, then {cost}</source>
        <comment>remark on a costly choice in a list</comment>
        <extracomment>reviews.mended: Return the remark on a choice that was taken back for a better one, with what that cost, if anything.</extracomment>
        <translation>zurückgenommen, dann {cost}</translation>
    </message>
</context>
</TS>
