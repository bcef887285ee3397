<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>words</name>
    <message>
        <source>Dismiss</source>
        <extracomment>buttons.dismiss: button that closes a banner</extracomment>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>match_words.skip: button that has the opponents&apos; turns done at once buttons.skip: button</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>buttons.back: button</extracomment>
        <translation>Terug</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left</source>
        <extracomment>turn_chances_words.rolls_left: heading of a column announcing.rolls_left: Return how many rolls the turn still has.</extracomment>
        <translation>
            <numerusform>nog %n worp</numerusform>
            <numerusform>nog %n worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>no rolls left</source>
        <extracomment>announcing.rolls_left: Return how many rolls the turn still has.</extracomment>
        <translation>geen worp meer</translation>
    </message>
    <message>
        <source>Rolled {dice}, {left}</source>
        <extracomment>announcing.rolled: what was rolled, and how many rolls the turn still has</extracomment>
        <translation>Gegooid: {dice}, {left}</translation>
    </message>
    <message>
        <source>{box} for {points}, total {total}</source>
        <extracomment>announcing.scored</extracomment>
        <translation>{box} voor {points}, totaal {total}</translation>
    </message>
    <message>
        <source>Dice {dice}, {left}</source>
        <extracomment>announcing.dice_on_table: what lies on the table, and how many rolls the turn still has</extracomment>
        <translation>Dobbelstenen {dice}, {left}</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <extracomment>announcing.judged: Return the verdict on a decision just made, what it lost, and what was best.</extracomment>
        <translation>Oordeel: {verdict}</translation>
    </message>
    <message>
        <source>Hint: {option}</source>
        <extracomment>announcing.hint</extracomment>
        <translation>Tip: {option}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>announcing.game_over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table. strategies.turn_column: heading of a column announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>openings_words.columns announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>coach.luck end_page.luck history.games_columns history.facts: Return what the games of a list have together, each with its name; not what there is none of. progress.losses_columns progress.luck_heading: heading new_game.luck: row of the New game dialog: fair dice, or an angel&apos;s or demon&apos;s set_up.dice: list: which dice announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>rolled {dice}</source>
        <extracomment>announcing.roll_in_line: a roll as a line of the table</extracomment>
        <translation>gegooid: {dice}</translation>
    </message>
    <message>
        <source>before the first roll</source>
        <extracomment>announcing.before_the_game: line before anything was rolled</extracomment>
        <translation>voor de eerste worp</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>new_game.points: what is played for buttons.points_column: heading of a column, before the chances of these points</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>tray.scorecard_columns history.five_games_columns progress.where_columns: Return the headings of the groups as a table. strategies.box_column: heading of a column</extracomment>
        <translation>Vak</translation>
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
        <translation>Coachstand {mode}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>buttons.cancel: button that leaves everything as it is</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>nog ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>coach.try_again: button that repeats what failed</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>The coach is off. It keeps quiet until the game is over, then shows what each choice cost.</source>
        <extracomment>coach.coach_is_off</extracomment>
        <translation>De coach staat uit. Hij zwijgt tot het spel voorbij is en laat dan zien wat elke keuze heeft gekost.</translation>
    </message>
    <message>
        <source>Think again</source>
        <extracomment>coach.think_again: button that takes a choice back before it is made</extracomment>
        <translation>Toch niet</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <extracomment>coach.play_anyway: button that makes a costly choice</extracomment>
        <translation>Toch spelen</translation>
    </message>
    <message>
        <source>Score zero</source>
        <extracomment>coach.score_zero: button</extracomment>
        <translation>Nul invullen</translation>
    </message>
    <message>
        <source>These dice score nothing in {box}. The box will be filled with a zero.</source>
        <extracomment>coach.zero_question: question before a zero is scored</extracomment>
        <translation>Deze dobbelstenen leveren niets op in {box}. In het vak komt een nul.</translation>
    </message>
    <message>
        <source>Back to the finished game</source>
        <extracomment>coach.back_to_finished: button</extracomment>
        <translation>Terug naar het voltooide spel</translation>
    </message>
    <message>
        <source>The saved game couldn&apos;t be read. It is kept as {path}, and a new game has started.</source>
        <extracomment>coach.game_put_aside</extracomment>
        <translation>Het opgeslagen spel was onleesbaar. Het wordt bewaard als {path}, en er is een nieuw spel begonnen.</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: {reason}.</source>
        <extracomment>coach.export_failed</extracomment>
        <translation>Het spel kon niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>coach.par: label of the line at par</extracomment>
        <translation>par</translation>
    </message>
    <message>
        <source>Expected score</source>
        <extracomment>coach.expected history.line_name: above a chart glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Verwachte eindscore</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <extracomment>new_game.par_and_best: Return what can be expected of a game, and the highest score without help so far; nothing of what isn&apos;t known.</extracomment>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>{dice} dice · {program}</source>
        <extracomment>games.window_title: title of a window in which the dice are not fair</extracomment>
        <translation>dobbelstenen: {dice} · {program}</translation>
    </message>
    <message>
        <source>Thrown away: {dice}</source>
        <extracomment>games.thrown_away: Return the throws that did not count.</extracomment>
        <translation>Weggegooid: {dice}</translation>
    </message>
    <message>
        <source>The dice are thinking</source>
        <extracomment>games.dice_wait_short: Roll button while the dice wait for their table</extracomment>
        <translation>De dobbelstenen denken na</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>match_words.seat_points: a player&apos;s total, as a screen reader says it games.final_score: score with its unit, as it is said</extracomment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice kept</source>
        <extracomment>end_page.counted_keeps: label</extracomment>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>end_page.counted_boxes: label rules_lab.boxes: heading above the boxes of the card strategies.published_tables: on a choice</extracomment>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>end_page.par</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>tray.scorecard_columns end_page.score history.games_columns progress.losses_columns strategies.score_column: heading of a column strategies.range_column: heading of a column</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <extracomment>why_words.working_it_out: shown while an explanation is worked out</extracomment>
        <translation>Waarom? Wordt berekend…</translation>
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
        <translation>Bonus boven {percent} · eindscore ± {sd}</translation>
    </message>
    <message>
        <source>In a game for points the final score is exactly par plus luck minus the points your choices cost.</source>
        <extracomment>glossary.split</extracomment>
        <translation>In een spel om punten is de eindscore precies par plus geluk min de punten die je keuzes kostten.</translation>
    </message>
    <message>
        <source>How choices are judged</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Hoe keuzes worden beoordeeld</translation>
    </message>
    <message>
        <source>The marks</source>
        <extracomment>glossary.marks_heading: heading</extracomment>
        <translation>De tekens</translation>
    </message>
    <message>
        <source>Upper bonus: +{points}</source>
        <extracomment>tray.upper_bonus_earned</extracomment>
        <translation>Bonus boven: +{points}</translation>
    </message>
    <message>
        <source>A flawless game</source>
        <extracomment>games.flawless: praise</extracomment>
        <translation>Een foutloos spel</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <extracomment>tray.turn</extracomment>
        <translation>Beurt {number} van {of}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <extracomment>tray.roll_button: Roll button</extracomment>
        <translation>
            <numerusform>Gooi %n dobbelsteen</numerusform>
            <numerusform>Gooi %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the dice to begin the game</source>
        <extracomment>tray.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Gooi de dobbelstenen om het spel te beginnen</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn</source>
        <extracomment>tray.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Gooi de dobbelstenen om de beurt te beginnen</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <extracomment>tray.choose_a_box: large button once nothing is left to roll: it points to the scorecard</extracomment>
        <translation>Kies een vak</translation>
    </message>
    <message>
        <source>Still keeping {kept}</source>
        <extracomment>tray.still_keeping: headline over a roll: the dice kept before are kept still</extracomment>
        <translation>Nog gehouden: {kept}</translation>
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
        <translation>nu {box} invullen</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>alle vijf gooien</translation>
    </message>
    <message>
        <source>keeping a {face}</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>een {face} houden</translation>
    </message>
    <message>
        <source>keeping {dice}</source>
        <comment>At this risk ... is as good as a sure 363.1</comment>
        <extracomment>options.doing</extracomment>
        <translation>{dice} houden</translation>
    </message>
    <message>
        <source>{taken} {now} (taken back: {first}, {lost})</source>
        <extracomment>options.decision_retried: Return the judgement on a decision that was made again: what stands, and the first choice, which is graded.</extracomment>
        <translation>{taken} {now} (teruggenomen: {first}, {lost})</translation>
    </message>
    <message>
        <source>Taken back: {choice}, {lost}</source>
        <extracomment>options.first_choice: Return the first choice, which is graded, of a decision that was made again; and what was `best`, if neither.</extracomment>
        <translation>Teruggenomen: {choice}, {lost}</translation>
    </message>
    <message>
        <source>{verdict}, cost {lost}</source>
        <comment>mistake, cost 2.4</comment>
        <extracomment>options.with_its_cost: a verdict, or what was chosen</extracomment>
        <translation>{verdict}, kosten {lost}</translation>
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
        <translation>Zo spelen ze in Scandinavië: paren tellen mee, en de meeste vakken tellen alleen de dobbelstenen waar het om gaat.</translation>
    </message>
    <message>
        <source>The classic German scorecard: Yahtzee&apos;s boxes, and nothing extra for a later Kniffel. Three of a kind, Four of a kind and Chance count all five dice.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Het klassieke Duitse blok: de vakken van Yahtzee, en niets extra voor nog een Kniffel. Bij Three of a kind, Carré en Chance tellen alle vijf de dobbelstenen.</translation>
    </message>
    <message>
        <source>The old game that Yahtzee comes from.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Het oude spel waar Yahtzee van komt.</translation>
    </message>
    <message>
        <source>Played in Latin America.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Zo spelen ze in Latijns-Amerika.</translation>
    </message>
    <message>
        <source>Fill the boxes in order</source>
        <extracomment>rules_lab.in_order: box to be ticked: forced order names.in_order: choice</extracomment>
        <translation>Vakken op volgorde invullen</translation>
    </message>
    <message>
        <source>Half are above</source>
        <comment>the score that half of all games end above</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Helft erboven</translation>
    </message>
    <message>
        <source>Spread</source>
        <comment>standard deviation</comment>
        <extracomment>strategies._side_columns: headings of a table strategies.sd_column: heading of a column</extracomment>
        <translation>Spreiding</translation>
    </message>
    <message>
        <source>Tick two players on the left.</source>
        <extracomment>strategies.one_is_not_enough</extracomment>
        <translation>Vink links twee spelers aan.</translation>
    </message>
    <message>
        <source>They play by other rules or with other dice, so they meet other positions.</source>
        <extracomment>strategies.other_positions</extracomment>
        <translation>Ze spelen met andere regels of dobbelstenen, dus in andere stellingen.</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <comment>two players</comment>
        <extracomment>strategies.part_heading</extracomment>
        <translation>Waar ze verschillen</translation>
    </message>
    <message>
        <source>Choose a row to open it as a position.</source>
        <extracomment>strategies.open_one: below a list of positions</extracomment>
        <translation>Een regel opent als stelling.</translation>
    </message>
    <message>
        <source>The first roll of a game: what it costs per game</source>
        <extracomment>strategies.first_rolls</extracomment>
        <translation>De eerste worp van een spel: kosten per spel</translation>
    </message>
    <message>
        <source>In {games} games of {name}, the other would choose differently at about {share} of the choices.</source>
        <extracomment>strategies.part_summary</extracomment>
        <translation>In {games} spellen van ‘{name}’ zou de ander bij ongeveer {share} van de keuzes anders kiezen.</translation>
    </message>
    <message>
        <source>Examples from these games: what it costs each time</source>
        <extracomment>strategies.in_games</extracomment>
        <translation>Voorbeelden uit deze spellen: kosten per keer</translation>
    </message>
    <message>
        <source>Write a list of rules</source>
        <extracomment>strategies.new_list: button</extracomment>
        <translation>Regellijst schrijven</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>a rule list</comment>
        <extracomment>strategies.edit_list: button</extracomment>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Line {number} is worth {points} points a game</source>
        <extracomment>strategies.line_says: said by a screen reader</extracomment>
        <translation>Regel {number} is {points} punten per spel waard</translation>
    </message>
    <message>
        <source>{said}: did you mean “{meant}”?</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>{said}: bedoelde je ‘{meant}’?</translation>
    </message>
    <message>
        <source>Published tables</source>
        <extracomment>strategies.published: button that leads to tables</extracomment>
        <translation>Gepubliceerde tabellen</translation>
    </message>
    <message>
        <source>Which rules</source>
        <comment>of several</comment>
        <extracomment>strategies.published_rules: name of a choice</extracomment>
        <translation>Welke regels</translation>
    </message>
    <message>
        <source>Bargain hunter: a computer player from M. Mince&apos;s slides about Yahtzee. It weighs the chance of each hand against what it pays, and goes for the best bargain.</source>
        <extracomment>glossary.bargain_hunter</extracomment>
        <translation>Koopjesjager: een computerspeler naar dia&apos;s van M. Mince over Yahtzee. Hij weegt bij elke combinatie de kans af tegen wat die oplevert, en kiest wat het meeste belooft.</translation>
    </message>
    <message>
        <source>must name every box once</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet elk vak één keer noemen</translation>
    </message>
    <message>
        <source>The usual game here, as in Tom Verhoeff&apos;s tables, so that results can be compared: a later Yahtzee earns 100 points if the first scored 50, and may go into any open box. It counts in full as a full house or a straight once the upper box of its face is filled.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Hier het gewone spel, zoals in de tabellen van Tom Verhoeff, zodat je uitslagen kunt vergelijken: elke volgende Yahtzee levert 100 punten op als de eerste 50 opleverde, en mag in elk open vak. Als Full House of straat telt hij volledig zodra het bovenste vak van zijn ogen is ingevuld.</translation>
    </message>
    <message>
        <source>The official rules, as in the box: like free joker, but a later Yahtzee must go into the upper box of its face if that is open, and otherwise into a lower box, where it counts in full. The average hardly differs.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>De officiële regels, zoals ze in de doos zitten: zoals vrije joker, maar een volgende Yahtzee moet in het bovenste vak van zijn ogen als dat open is, en anders in een vak onderaan, waar hij volledig telt. Gemiddeld scheelt het nauwelijks.</translation>
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
        <translation>Koopjesjager</translation>
    </message>
    <message numerus="yes">
        <source>%n more are equally good</source>
        <comment>options that a click shows</comment>
        <extracomment>options.as_good</extracomment>
        <translation>
            <numerusform>nog %n is even goed</numerusform>
            <numerusform>nog %n zijn even goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are nearly as good</source>
        <comment>options that a click shows</comment>
        <extracomment>options.nearly_as_good</extracomment>
        <translation>
            <numerusform>nog %n is bijna zo goed</numerusform>
            <numerusform>nog %n zijn bijna zo goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>options that a click shows</comment>
        <extracomment>options.more</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>all costs are on the card</source>
        <extracomment>options.on_the_card</extracomment>
        <translation>alle kosten staan op het scoreblad</translation>
    </message>
    <message>
        <source>they cost {least} or more</source>
        <extracomment>options.cost_more: the options that are not in sight</extracomment>
        <translation>ze kosten {least} of meer</translation>
    </message>
    <message numerus="yes">
        <source>%n options, best first</source>
        <comment>ways to keep dice and boxes</comment>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>
            <numerusform>%n mogelijkheid</numerusform>
            <numerusform>%n mogelijkheden, de beste eerst</numerusform>
        </translation>
    </message>
    <message>
        <source>upper total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>totaal boven</translation>
    </message>
    <message>
        <source>upper bonus</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>bonus boven</translation>
    </message>
    <message>
        <source>lower total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>totaal onder</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>games._sums: on a card from paper: its sums</extracomment>
        <translation>totaal</translation>
    </message>
    <message>
        <source>from paper</source>
        <extracomment>games.from_paper: in a list, of a game of which there is the card alone</extracomment>
        <translation>van papier</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>games.unknown: in a list: what choices cost, or what help there was, that nobody wrote down</extracomment>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>Only the card is known: not the luck, the cost or what help there was.</source>
        <extracomment>games.explained</extracomment>
        <translation>Alleen het scoreblad is bekend, niet geluk, kosten en hulp.</translation>
    </message>
    <message>
        <source>Points, and what perfect play averages</source>
        <extracomment>games.beside_average: above the boxes of a card from paper</extracomment>
        <translation>Punten, en wat perfect spel gemiddeld haalt</translation>
    </message>
    <message numerus="yes">
        <source>The upper bonus was missed by %n points.</source>
        <extracomment>games.missed_by</extracomment>
        <translation>
            <numerusform>De bonus boven is op %n punt na gemist.</numerusform>
            <numerusform>De bonus boven is op %n punten na gemist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The upper bonus is there.</source>
        <extracomment>games._with_bonus</extracomment>
        <translation>De bonus boven is binnen.</translation>
    </message>
    <message>
        <source>Kept in Games, from paper: {score}.</source>
        <extracomment>games.filed: notice; the score has its unit</extracomment>
        <translation>Bewaard bij Spellen, van papier: {score}.</translation>
    </message>
    <message>
        <source>This card is in Games already: {score}.</source>
        <extracomment>games.filed_already: notice; the score has its unit</extracomment>
        <translation>Dit scoreblad staat al bij Spellen: {score}.</translation>
    </message>
    <message>
        <source>Kept in Games, marked as imported.</source>
        <extracomment>games.imported: notice, of a game that is over</extracomment>
        <translation>Bewaard bij Spellen, als geïmporteerd.</translation>
    </message>
    <message>
        <source>Show in Games</source>
        <extracomment>games.show: button of a notice</extracomment>
        <translation>Tonen bij Spellen</translation>
    </message>
    <message>
        <source>Don&apos;t keep it</source>
        <extracomment>games.decline: button of a notice: a game from elsewhere</extracomment>
        <translation>Niet bewaren</translation>
    </message>
    <message>
        <source>Who played best, apart from luck</source>
        <extracomment>reviews.table_name: name of a table</extracomment>
        <translation>Wie het best speelde, los van geluk</translation>
    </message>
    <message>
        <source>Luck and cost are in expected points, whatever the score was between the players: par plus luck minus cost is the score. Who costs least played best.</source>
        <extracomment>reviews.explained</extracomment>
        <translation>Geluk en kosten zijn in verwachte punten, hoe het tussen de spelers ook stond: par plus geluk min kosten is de eindscore. Wie zijn keuzes het minst kostten, speelde het best.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a column: a name</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a column</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Worst choice</source>
        <comment>a column: the costliest choice of a player</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation type="vanished">Duurste keuze</translation>
    </message>
    <message>
        <source>{name} played best, and had the best dice, too.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} speelde het best, en had ook de beste dobbelstenen.</translation>
    </message>
    <message>
        <source>{name} played best; {other} had the best dice.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} speelde het best; {other} had de beste dobbelstenen.</translation>
    </message>
    <message>
        <source>{name} played best.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} speelde het best.</translation>
    </message>
    <message>
        <source>{name} had the best dice.</source>
        <extracomment>reviews.who_played_best: Return who played best, and who had the best dice; nothing where the figures don&apos;t tell.</extracomment>
        <translation>{name} had de beste dobbelstenen.</translation>
    </message>
    <message>
        <source>Kniffel as Schmidt&apos;s leaflet has it: a later Kniffel can earn more.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Kniffel volgens de handleiding van Schmidt: een latere Kniffel kan meer opleveren.</translation>
    </message>
    <message>
        <source>Played in France: a full house scores 30 and its dice, four of a kind 40.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Gespeeld in Frankrijk: een full house levert 30 plus zijn ogen op, een carré 40.</translation>
    </message>
    <message>
        <source>Yacht as in 51 Worldwide Games: with an upper bonus, and five alike are a full house, too.</source>
        <extracomment>names._about: what is known of a game, where its boxes and bonuses don&apos;t say enough</extracomment>
        <translation>Yacht zoals in 51 Worldwide Games: met een bovenbonus, en vijf gelijke zijn ook een full house.</translation>
    </message>
    <message>
        <source>Your rule list can&apos;t be read ({why}). It is kept as {path}.</source>
        <extracomment>names.list_put_aside</extracomment>
        <translation>Je regellijst is niet te lezen ({why}). Die heet nu {path}.</translation>
    </message>
    <message>
        <source>Five of a kind counts as a full house</source>
        <extracomment>names.five_is_full_house: choice</extracomment>
        <translation>Vijf gelijke zijn een full house</translation>
    </message>
    <message>
        <source>Four of a kind counts as two pairs</source>
        <extracomment>names.four_is_two_pairs: choice</extracomment>
        <translation>Vier gelijke zijn twee paren</translation>
    </message>
    <message>
        <source>five of a kind = full house</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>vijf gelijke als full house</translation>
    </message>
    <message>
        <source>four of a kind = two pairs</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>vier gelijke als twee paren</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>names._short_house_rules: house rule, behind the name of a game</extracomment>
        <translation>op volgorde</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes.</source>
        <extracomment>names.game_explained: Return in a few sentences what a game is about that is not Yahtzee: all figures come from its rules.</extracomment>
        <translation>
            <numerusform>%n vak.</numerusform>
            <numerusform>%n vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no upper bonus.</source>
        <extracomment>names.upper_bonus: Return what the upper bonus is.</extracomment>
        <translation>Er is geen bonus boven.</translation>
    </message>
    <message>
        <source>{needed} points in the upper boxes earn {bonus} more.</source>
        <extracomment>names.upper_bonus: Return what the upper bonus is.</extracomment>
        <translation>Vanaf {needed} punten boven krijg je er {bonus} bij.</translation>
    </message>
    <message>
        <source>Once the {name} box is filled, even with zero, each later {name} scores {bonus} more in the upper box of its face, and these count there.</source>
        <extracomment>names.further_five: Return what five alike do once their box is filled; nothing where they do nothing.</extracomment>
        <translation>Is het vak {name} gevuld, ook met nul, dan levert elke latere {name} in het bovenste vak van zijn ogen {bonus} meer op, en die tellen daar mee.</translation>
    </message>
    <message>
        <source>It is a joker: it must go into the upper box of its face if that is open; otherwise it counts in full in any lower box.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Het is een joker: hij moet in het bovenste vak van dat getal als dat open is; anders telt hij volledig in elk onderste vak.</translation>
    </message>
    <message>
        <source>It is a joker: it counts in full in any lower box once the upper box of its face is filled.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Het is een joker: hij telt volledig in elk onderste vak zodra het bovenste vak van dat getal gevuld is.</translation>
    </message>
    <message>
        <source>It is a joker: it counts in full in any lower box.</source>
        <extracomment>names._jokers</extracomment>
        <translation>Het is een joker: hij telt volledig in elk onderste vak.</translation>
    </message>
    <message>
        <source>{number} points</source>
        <extracomment>units.amount: Return a figure with what it counts.</extracomment>
        <translation>{number} punten</translation>
    </message>
    <message>
        <source>{value} expected</source>
        <extracomment>options.worth: Return what the best option is worth, ever shorter: points, or what else is played for.</extracomment>
        <translation>{value} verwacht</translation>
    </message>
    <message>
        <source>+{points} in {box}</source>
        <extracomment>tray.earned: what the turn before brought</extracomment>
        <translation>+{points} bij {box}</translation>
    </message>
    <message>
        <source>Enter scores it, Esc goes back to the dice</source>
        <extracomment>tray.how_to_score</extracomment>
        <translation>Enter vult het in, Esc gaat terug naar de dobbelstenen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>tray.back_to_game: Roll button while an earlier decision is looked at practice.back_to_game: button: the game that the positions are from</extracomment>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Die {place}: not rolled</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: niet gegooid</translation>
    </message>
    <message>
        <source>Die {place}: {face}, kept</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: {face}, blijft</translation>
    </message>
    <message>
        <source>Die {place}: {face}, to be rolled</source>
        <extracomment>tray.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: {face}, wordt gegooid</translation>
    </message>
    <message>
        <source>KEEP</source>
        <extracomment>tray.kept_label: word under a die that is kept</extracomment>
        <translation>BLIJFT</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>menu_words.space_key: name of the space bar, as printed on the Roll button</extracomment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <extracomment>why_words.part: Return a part of the score by its name, as it stands in a line of its own. match_words.upper_bonus tray.upper_bonus_name lessons.bonus_bar: name of a bar: how often it is earned rules_lab.field_name: a field that belongs to no box; the name is that of five alike strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Bonus boven</translation>
    </message>
    <message>
        <source>No Yahtzee bonus</source>
        <extracomment>tray.no_yahtzee_bonus: the same line, by rules without them</extracomment>
        <translation>Geen Yahtzee-bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>tray.total history.five_games_columns</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>names.scorecard: title</extracomment>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <extracomment>tray.box_spoken</extracomment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name}: open</source>
        <extracomment>tray.open_spoken</extracomment>
        <translation>{name}: open</translation>
    </message>
    <message>
        <source>{name}: open, {points} now</source>
        <extracomment>tray.preview_spoken: Return an open box and what the dice score there as a screen reader says it.</extracomment>
        <translation>{name}: open, nu {points}</translation>
    </message>
    <message>
        <source>Upper bonus in {chance} of games</source>
        <extracomment>strategies.bonus_chance</extracomment>
        <translation>Bovenste bonus in {chance} van de spellen</translation>
    </message>
    <message>
        <source>{count} zeros a game, on average</source>
        <extracomment>strategies.zeros</extracomment>
        <translation>gemiddeld {count} vakken met nul</translation>
    </message>
    <message>
        <source>its file is damaged at the beginning</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>het bestand ervan is aan het begin beschadigd</translation>
    </message>
    <message>
        <source>its file is damaged and has the wrong length</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>het bestand ervan is beschadigd en heeft de verkeerde lengte</translation>
    </message>
    <message>
        <source>its file was made by another program or for another game ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>het bestand ervan komt van een ander programma of hoort bij een ander spel ({detail})</translation>
    </message>
    <message>
        <source>a part of the program is missing</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>een deel van het programma ontbreekt</translation>
    </message>
    <message>
        <source>an unexpected error ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>een onverwachte fout ({detail})</translation>
    </message>
    <message>
        <source>the game was saved by another version of the program ({detail})</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>het spel is door een andere versie van het programma opgeslagen ({detail})</translation>
    </message>
    <message>
        <source>“{field}” has an impossible value</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>wat onder ‘{field}’ staat, kan niet</translation>
    </message>
    <message>
        <source>something under “{field}” doesn&apos;t match the seed and the rules</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>iets onder ‘{field}’ past niet bij de startwaarde en de regels</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>help.title: title of the page history.filters: name of a choice history.games_columns</extracomment>
        <translation>Help</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>tray.undo: button beside the Roll button history.undo: button: puts deleted games back menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. rules_lab.undo: button: takes the last change of rules back</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Hint for this decision</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Tip voor deze beslissing</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>help.rules_title: spoken: a list of games history.filters: name of a choice set_up.rules: list strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Watch perfect play</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Perfect spel bekijken</translation>
    </message>
    <message>
        <source>Keep die {place}</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Dobbelsteen {place} houden</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <comment>the name of an action</comment>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Next coach mode</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Volgende coachstand</translation>
    </message>
    <message>
        <source>Go to the scorecard</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Naar het scoreblad gaan</translation>
    </message>
    <message>
        <source>Looking back: the next decision</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Bij het terugkijken: de volgende beslissing</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened any more: {reason}.</source>
        <extracomment>history.game_unreadable: banner</extracomment>
        <translation>Dit spel kan niet meer worden geopend: {reason}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>buttons.replace: button that writes over a file</extracomment>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Invullen</translation>
    </message>
    <message>
        <source>Five of a kind is a Yahtzee: 50 points. Once those 50 are on your card, each later one earns 100 more.</source>
        <extracomment>new_game.welcome_facts: the two bonuses that every plan has to do with</extracomment>
        <translation>Vijf gelijke dobbelstenen zijn een Yahtzee: 50 punten. Staan die op het blad, dan levert elke volgende 100 extra op.</translation>
    </message>
    <message>
        <source>When should it speak?</source>
        <extracomment>new_game.when_to_speak: question for the coach mode</extracomment>
        <translation>Wanneer moet hij iets zeggen?</translation>
    </message>
    <message>
        <source>The coach solves the whole game on this computer, once, and keeps the result. You can play while it works; it joins in as soon as it is ready.</source>
        <extracomment>new_game.welcome_table</extracomment>
        <translation>De coach lost het hele spel op deze computer op, één keer, en bewaart het resultaat. Je kunt intussen al spelen; hij doet mee zodra hij klaar is.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>tray.enter_key: name of the Enter key, as printed on the button menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Second choice: the first one is judged</source>
        <extracomment>coach.second_try: remark while a decision is made again</extracomment>
        <translation>Tweede keuze: de eerste wordt beoordeeld</translation>
    </message>
    <message>
        <source>Aim for {box} or {other}</source>
        <extracomment>coach.hint_aim: Return the first step of a hint: where the best play of this turn ends most often.</extracomment>
        <translation>Mik op {box} of {other}</translation>
    </message>
    <message>
        <source>Aim for {box}</source>
        <extracomment>coach.hint_aim: Return the first step of a hint: where the best play of this turn ends most often.</extracomment>
        <translation>Mik op {box}</translation>
    </message>
    <message>
        <source>Look at the upper boxes</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Kijk naar de bovenste vakken</translation>
    </message>
    <message>
        <source>Look at the lower boxes</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Kijk naar de onderste vakken</translation>
    </message>
    <message>
        <source>Score {box}</source>
        <extracomment>coach.hint_count: Return the second step of a hint: how many dice to keep, or which box.</extracomment>
        <translation>Neem {box}</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <extracomment>coach.hint_count: Return the second step of a hint: how many dice to keep, or which box.</extracomment>
        <translation>
            <numerusform>Houd %n dobbelsteen</numerusform>
            <numerusform>Houd %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>coach.tell_more: button</extracomment>
        <translation>Vertel meer</translation>
    </message>
    <message>
        <source>Try it again</source>
        <extracomment>tray.retry: button that goes back before the decision just made</extracomment>
        <translation>Probeer opnieuw</translation>
    </message>
    <message>
        <source>{total} of {needed} · +{bonus} earned</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} van {needed} · +{bonus} verdiend</translation>
    </message>
    <message>
        <source>{total} of {needed} · missed by {missing}</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} van {needed} · {missing} te weinig</translation>
    </message>
    <message>
        <source>kept {dice}</source>
        <extracomment>coach.kept: Return what was kept of a roll. history.costly_spoken: Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled. options._done</extracomment>
        <translation>gehouden: {dice}</translation>
    </message>
    <message>
        <source>Your choices</source>
        <extracomment>coach.list_name</extracomment>
        <translation>Jouw keuzes</translation>
    </message>
    <message>
        <source>{action}: {key}. Change the key</source>
        <extracomment>menu_words.change_key_spoken: spoken: the same button</extracomment>
        <translation>{action}: {key}. Toets wijzigen</translation>
    </message>
    <message>
        <source>Press a key</source>
        <extracomment>menu_words.press_a_key: button while it waits for a key</extracomment>
        <translation>Druk op een toets</translation>
    </message>
    <message>
        <source>{action}: {key} from now on.</source>
        <extracomment>menu_words.key_changed</extracomment>
        <translation>{action}: vanaf nu {key}.</translation>
    </message>
    <message>
        <source>{key} can&apos;t be used for anything else. Nothing was changed.</source>
        <extracomment>menu_words.key_fixed</extracomment>
        <translation>{key} heeft altijd dezelfde betekenis. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>menu_words.reset_keys: button</extracomment>
        <translation>Alle toetsen zoals in het begin</translation>
    </message>
    <message>
        <source>chance of winning {chance}</source>
        <extracomment>match_words.chance_spoken</extracomment>
        <translation>winstkans {chance}</translation>
    </message>
    <message>
        <source>about {chance}</source>
        <extracomment>match_words.about_chance</extracomment>
        <translation>ongeveer {chance}</translation>
    </message>
    <message>
        <source>Shows the first costly choice in the game. {key} takes you to the next one, Esc brings you back here.</source>
        <extracomment>end_page.one_by_one_explained</extracomment>
        <translation>Toont de eerste dure keuze in het spel. {key} gaat naar de volgende, Esc brengt je hier terug.</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>Wat het betekent</translation>
    </message>
    <message>
        <source>The games can&apos;t be read at the moment.</source>
        <extracomment>history.not_read: in place of the list of games</extracomment>
        <translation>De spellen zijn op dit moment niet te lezen.</translation>
    </message>
    <message>
        <source>What to look at</source>
        <extracomment>history.boxes_looks: name of that choice</extracomment>
        <translation>Wat je wilt zien</translation>
    </message>
    <message>
        <source>Opponent, score or seed</source>
        <extracomment>history.search_hint: in an empty text field: what can be searched for</extracomment>
        <translation>Naam, score of startwaarde</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>All dice</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle dobbelstenen</translation>
    </message>
    <message>
        <source>All goals</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle doelen</translation>
    </message>
    <message>
        <source>For points</source>
        <extracomment>history.for_points: a choice: games without another goal</extracomment>
        <translation>Om punten</translation>
    </message>
    <message>
        <source>With or without help</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Met en zonder hulp</translation>
    </message>
    <message>
        <source>Without help</source>
        <extracomment>history.on_my_own: a choice</extracomment>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>history.everything: a choice</extracomment>
        <translation>Altijd</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <extracomment>history.last_days: a choice</extracomment>
        <translation>
            <numerusform>Laatste %n dag</numerusform>
            <numerusform>Laatste %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>history.clear_filter: button that takes a filter away</extracomment>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>history.filters: name of a choice</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Sort by</source>
        <extracomment>history.sort_by: a menu of columns</extracomment>
        <translation>Sorteren op</translation>
    </message>
    <message>
        <source>from a set-up position</source>
        <extracomment>history.begun_from_position: in a list, behind the rules of a game</extracomment>
        <translation>vanuit een stelling</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>history.delete: button and menu item: for finished games</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>%n games are back.</source>
        <extracomment>history.put_back: remark</extracomment>
        <translation>
            <numerusform>%n spel is terug.</numerusform>
            <numerusform>%n spellen zijn terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <comment>a column: a box of the scorecard</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Vak</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a column: the player&apos;s own average</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <comment>a column: an average</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Perfect spel</translation>
    </message>
    <message>
        <source>Difference</source>
        <comment>a column: between two averages</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Your zeros</source>
        <comment>a column: in how many games of a hundred a box was crossed out</comment>
        <extracomment>history.boxes_columns</extracomment>
        <translation>Jouw nullen</translation>
    </message>
    <message>
        <source>Upper bonus earned</source>
        <extracomment>history.bonus_chance: a line of a table: in how many games of a hundred rules_lab.bonus: row of a table</extracomment>
        <translation>Bovenste bonus gehaald</translation>
    </message>
    <message numerus="yes">
        <source>Your averages in %n games ({rules}, fair dice, for points, without help).</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>
            <numerusform>Jouw gemiddelden in %n spel ({rules}, eerlijke dobbelstenen, om punten, zonder hulp).</numerusform>
            <numerusform>Jouw gemiddelden in %n spellen ({rules}, eerlijke dobbelstenen, om punten, zonder hulp).</numerusform>
        </translation>
    </message>
    <message>
        <source>How other players do on this test</source>
        <extracomment>sources.compared_heading: heading</extracomment>
        <translation>Andere spelers in deze test</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>sources.puzzles_title: title of the page</extracomment>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Afbeelding bewaren…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>‹ {title}</source>
        <extracomment>menu_words.back_to</extracomment>
        <translation>‹ {title}</translation>
    </message>
    <message>
        <source>As many points as you can</source>
        <extracomment>new_game.against_par: name of a game for the expected final score</extracomment>
        <translation>Zo veel mogelijk punten</translation>
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
        <translation>Hoeveel partijen?</translation>
    </message>
    <message>
        <source>Just one</source>
        <extracomment>new_game.one_match: a choice: how many matches</extracomment>
        <translation>Maar één</translation>
    </message>
    <message>
        <source>Best of {matches}</source>
        <extracomment>new_game.best_of: a choice: how many matches</extracomment>
        <translation>Best of {matches}</translation>
    </message>
    <message>
        <source>Your opponents go first</source>
        <extracomment>new_game.others_begin</extracomment>
        <translation>Je tegenstanders beginnen</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already finished this game, with %n points. That result stands.</source>
        <extracomment>new_game.finished_before</extracomment>
        <translation>
            <numerusform>Dit heb je al eens uitgespeeld, met %n punt. Dat resultaat blijft staan.</numerusform>
            <numerusform>Dit heb je al eens uitgespeeld, met %n punten. Dat resultaat blijft staan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of a kind</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>{number} gelijke</translation>
    </message>
    <message>
        <source>Save these rules under their name. You&apos;ll then find them here and in New game.</source>
        <extracomment>rules_lab.save_hint</extracomment>
        <translation>Bewaart deze regels onder hun naam. Je vindt ze daarna hier en bij een nieuw spel.</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <extracomment>shell.save_picture: dialog title</extracomment>
        <translation>Afbeelding bewaren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>shell.png_files: filter of file dialogs</extracomment>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>after “otherwise” comes one of {known}, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>na otherwise staat een van {known}, niet {said}</translation>
    </message>
    <message>
        <source>a rule about scoring can&apos;t ask about “rolls left”: it&apos;s only used when there are none</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een regel over vakken kan niet naar worpen vragen: bij het invullen is er geen meer over</translation>
    </message>
    <message>
        <source>nothing to decide here</source>
        <extracomment>reviews.nothing_to_choose: in the place of “choice 3 of 38”, where all is worth the same</extracomment>
        <translation>hier viel niets te kiezen</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>tips</translation>
    </message>
    <message>
        <source>choices taken back</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>teruggenomen keuzes</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>een opgezette stelling</translation>
    </message>
    <message>
        <source>something seen beforehand</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>iets vooraf gezien</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last. set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>{least} tot {most}</translation>
    </message>
    <message>
        <source>In a match</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Tegen anderen</translation>
    </message>
    <message>
        <source>chance of winning</source>
        <extracomment>goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>winstkans</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>announcing.value_spoken: Return what the dice marked to be kept are worth. goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>kans</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>a liking for risk</comment>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Neutraal</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more points for {target}.</source>
        <extracomment>goals.needs_more: Return what it takes to reach a score, from the first point on or from where the game stands.</extracomment>
        <translation>
            <numerusform>Voor {target} heb je nog %n punt nodig.</numerusform>
            <numerusform>Voor {target} heb je nog %n punten nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <comment>where a sum begins</comment>
        <extracomment>end_page.start</extracomment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Enen</translation>
    </message>
    <message>
        <source>Twos</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Tweeën</translation>
    </message>
    <message>
        <source>Threes</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Drieën</translation>
    </message>
    <message>
        <source>Fours</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>Fives</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Vijven</translation>
    </message>
    <message>
        <source>Sixes</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Zessen</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Kleine straat</translation>
    </message>
    <message>
        <source>Large straight</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Grote straat</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Made hands: keep or break?</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wat af is: houden of opbreken?</translation>
    </message>
    <message>
        <source>The sum of all dice showing {face}</source>
        <extracomment>boxes.category_rule: Return in a few words what a box counts.</extracomment>
        <translation>De som van de dobbelstenen met {face}</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>names.face: Return a face of a die as a word.</extracomment>
        <translation>zes</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices names.verdict: the word of a verdict</extracomment>
        <translation>beste</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>bijna</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>slordig</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>fout</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>names.verdict: the word of a verdict</extracomment>
        <translation>blunder</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Says nothing until the game is over.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Zegt niets tot het spel voorbij is.</translation>
    </message>
    <message>
        <source>Judges each choice once you&apos;ve made it.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Beoordeelt elke keuze zodra die gemaakt is.</translation>
    </message>
    <message>
        <source>Shows what every option is worth before you choose.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Laat vóór elke keuze zien wat alle opties waard zijn.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>after the lessons up to this one</comment>
        <extracomment>lessons.columns</extracomment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Learned.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Geleerd.</translation>
    </message>
    <message>
        <source>That was the last one: all twelve lessons are learned.</source>
        <extracomment>lessons.all_learned</extracomment>
        <translation>Dat was de laatste: alle twaalf lessen zijn geleerd.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>in a list of players</comment>
        <extracomment>sources.player_name: Return a strategy that the test is compared with; the player for none.</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Your choices in this test.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is.</extracomment>
        <translation>Wat je in deze test koos.</translation>
    </message>
    <message>
        <source>Learned!</source>
        <extracomment>sources.learned_title: celebrates</extracomment>
        <translation>Geleerd!</translation>
    </message>
    <message>
        <source>{missing} short of perfect play</source>
        <extracomment>progress.compared_card: Return what is said of a bar. learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>{missing} minder dan perfect spel</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>of the dice are kept</comment>
        <extracomment>rules_lab.kept: Return which dice are kept.</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>keep {dice}, not {usual}</source>
        <extracomment>rules_lab.keep_instead: of a first roll, by these rules and by the others</extracomment>
        <translation>{dice} houden, niet {usual}</translation>
    </message>
    <message>
        <source>{what} is given twice</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>{what} staat er twee keer</translation>
    </message>
    <message>
        <source>a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een regel begint met name, otherwise, worth, pace of met {known}, en na ‘if’ komt een voorwaarde: {said}</translation>
    </message>
    <message>
        <source>a list can have at most {most} conditions about boxes</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een lijst kan hoogstens {most} voorwaarden over vakken hebben</translation>
    </message>
    <message>
        <source>only “if” can follow “stop”, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>stop staat alleen of voor if, niet voor {said}</translation>
    </message>
    <message>
        <source>{said} can&apos;t be kept: those aren&apos;t dice</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>zulke dobbelstenen zijn er niet: {said}</translation>
    </message>
    <message>
        <source>this rule fills that box itself, so its condition can&apos;t ask about it</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>its box vult de regel zelf, dus geen voorwaarde kan erover gaan</translation>
    </message>
    <message>
        <source>“its box” only works with dice of one face, as in: {example}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>its box heeft dobbelstenen met één aantal ogen nodig, zoals: {example}</translation>
    </message>
    <message>
        <source>use “rolls left” only once in a rule, with {numbers}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>rolls left staat er één keer, met {numbers}</translation>
    </message>
    <message>
        <source>an “otherwise” line is missing: write “otherwise” and one of {known}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een regel moet met otherwise zeggen wie anders beslist: {known}</translation>
    </message>
    <message>
        <source>with a “worth” or “pace” line, every box needs a “worth”: {box} has none</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>heeft één vak een worth of staat pace er, dan hebben alle er een nodig, en {box} heeft er geen</translation>
    </message>
    <message>
        <source>there is already a strategy named {name}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een strategie met de naam {name} is er al</translation>
    </message>
    <message>
        <source>can have at most {most} characters, not {count}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een lijst mag hoogstens {most} tekens hebben, niet {count}</translation>
    </message>
    <message>
        <source>Keeps at random</source>
        <comment>a player who keeps dice at random</comment>
        <extracomment>sources.player_name: Return a strategy that the test is compared with; the player for none. strategies._others: the name of a player</extracomment>
        <translation>Willekeurig houden</translation>
    </message>
    <message>
        <source>Follows these lessons and nothing else.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is. strategies._how: how a player plays</extracomment>
        <translation>Kent deze lessen en verder niets.</translation>
    </message>
    <message>
        <source>Plays for that score or more, and cares about nothing else.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Speelt voor die score of meer, de rest doet er niet toe.</translation>
    </message>
    <message>
        <source>Reaching a score</source>
        <extracomment>strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Score halen</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>of final scores</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Rules, one per line</source>
        <extracomment>strategies.editor_name: name of a text field</extracomment>
        <translation>Regels, één per regel</translation>
    </message>
    <message>
        <source>The earliest turn in which a box is filled</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>De vroegste beurt waarin een vak wordt ingevuld</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>of points</comment>
        <extracomment>strategies.mean_column: heading of a column</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>poker</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>de poker</translation>
    </message>
    <message>
        <source>taken back: {first}</source>
        <extracomment>reviews.first_chosen: what was chosen first, as a line below what was played</extracomment>
        <translation>teruggenomen: {first}</translation>
    </message>
    <message>
        <source>You can roll as soon as the coach is ready</source>
        <extracomment>games.dice_wait</extracomment>
        <translation>Je kunt gooien zodra de coach klaar is</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready for these dice yet.</source>
        <extracomment>games.not_ready: coach panel, with its progress or a button</extracomment>
        <translation>De coach is nog niet klaar voor deze dobbelstenen.</translation>
    </message>
    <message>
        <source>The game against the demon</source>
        <extracomment>games.verhoeff_title: window title</extracomment>
        <translation>Het spel tegen de demon</translation>
    </message>
    <message>
        <source>its result came out wrong, so the memory or the processor may be faulty ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>zijn uitkomst klopt niet, misschien ligt het aan het geheugen of de processor ({detail})</translation>
    </message>
    <message>
        <source>Export your games</source>
        <extracomment>buttons.history_export_title: dialog title</extracomment>
        <translation>Je spellen exporteren</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>buttons.history_import_title: dialog title</extracomment>
        <translation>Spellen importeren</translation>
    </message>
    <message>
        <source>Games (*.jsonl)</source>
        <extracomment>buttons.history_files: filter of file dialogs for histories</extracomment>
        <translation>Spellen (*.jsonl)</translation>
    </message>
    <message>
        <source>Open this game</source>
        <extracomment>games.open_game: button</extracomment>
        <translation>Dit spel openen</translation>
    </message>
    <message>
        <source>With help: {help}</source>
        <extracomment>games.with_help: Return the remark on a game with help, with what helped.</extracomment>
        <translation>Met hulp: {help}</translation>
    </message>
    <message>
        <source>As good as a sure 231: a final score of 231 without any risk would be just as good to you as playing on.</source>
        <extracomment>glossary.certain</extracomment>
        <translation>Zo goed als een zekere 231: een eindscore van 231 zonder enig risico zou je net zo lief zijn als doorspelen.</translation>
    </message>
    <message>
        <source>Spread, and ± after a score: how far final scores typically lie from their average (the standard deviation).</source>
        <extracomment>glossary.spread</extracomment>
        <translation>Spreiding, en ± achter een score: hoe ver eindscores doorgaans van hun gemiddelde liggen (de standaardafwijking).</translation>
    </message>
    <message>
        <source>Taken back: if you take a choice back and make another, the first one is judged, and the last one is played. A choice that a warning kept you from counts as taken back, too, whatever you do instead.</source>
        <extracomment>glossary.taken_back</extracomment>
        <translation type="vanished">Teruggenomen: neem je een keuze terug en maak je een andere, dan wordt de eerste beoordeeld en de laatste gespeeld. Ook een keuze waar een waarschuwing je van afhield geldt als teruggenomen, wat je daarna ook doet.</translation>
    </message>
    <message>
        <source>Game with help: one with a hint, Live mode, a warning you followed, a choice taken back, dice seen before or a position you set up. It doesn&apos;t count towards your best scores or your level.</source>
        <extracomment>glossary.with_help</extracomment>
        <translation>Spel met hulp: een met een tip, in de stand Live, met een opgevolgde waarschuwing, een teruggenomen keuze, stenen die je al kende of een zelf opgezette stelling. Het telt niet mee voor je beste scores en ook niet voor je niveau.</translation>
    </message>
    <message>
        <source>Same rolls for everyone: luck is the same for everyone, so it takes fewer matches to see who plays better.</source>
        <extracomment>glossary.same_rolls</extracomment>
        <translation>Gelijke worpen voor iedereen: iedereen heeft evenveel geluk, zodat na minder partijen blijkt wie beter speelt.</translation>
    </message>
    <message>
        <source>Difficulty: a puzzle&apos;s own rating. A player with the same rating solves about half the puzzles like it. It comes from how much it costs various players: strategies, players who follow the first lessons, and players who slip now and then.</source>
        <extracomment>glossary.difficulty</extracomment>
        <translation>Moeilijkheid: de rating van een puzzel. Een speler met dezelfde rating lost ongeveer de helft van zulke puzzels op. Ze volgt uit wat de stelling verschillende spelers kost: strategieën, spelers die de eerste lessen volgen en spelers die zich af en toe vergissen.</translation>
    </message>
    <message>
        <source>The marks when you play for a goal</source>
        <extracomment>glossary.marks_of_chance_heading: heading, in a game with a goal</extracomment>
        <translation>De tekens in een spel met een doel</translation>
    </message>
    <message>
        <source>Cost, when you play for a goal: how much a choice takes off your chance, compared with the best one.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten in een spel met een doel: hoeveel een keuze van je kans afhaalt, vergeleken met de beste.</translation>
    </message>
    <message>
        <source>Cost, when risk counts: how much a choice lowers the sure score that is as good as playing on.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten, als het risico telt: hoeveel een keuze de zekere score verlaagt die zo goed is als doorspelen.</translation>
    </message>
    <message>
        <source>Cost: how much a choice lowers the expected score, compared with the best one.</source>
        <extracomment>glossary.cost: Return what a choice costs.</extracomment>
        <translation>Kosten: hoeveel een keuze de verwachte eindscore verlaagt, vergeleken met de beste.</translation>
    </message>
    <message>
        <source>Cost of a box: what it costs to score the dice in that box now.</source>
        <extracomment>glossary.cost_of_box</extracomment>
        <translation>Kosten van een vakje: wat het kost om de dobbelstenen nu daar in te vullen.</translation>
    </message>
    <message>
        <source>costs {least} to {most}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kost {least} tot {most}</translation>
    </message>
    <message>
        <source>costs at least {least}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kost minstens {least}</translation>
    </message>
    <message>
        <source>costs less than {most}</source>
        <comment>points or per cent follow</comment>
        <extracomment>glossary.limits: Return what a choice costs that earns a verdict.</extracomment>
        <translation>kost minder dan {most}</translation>
    </message>
    <message>
        <source>You can play on: the verdict follows.</source>
        <extracomment>goals.chances_wait: Return what stands in the place of the options meanwhile: nobody has to wait for it.</extracomment>
        <translation>Je kunt doorspelen: het oordeel volgt.</translation>
    </message>
    <message>
        <source>Working out the whole game…</source>
        <extracomment>goals.working_out_the_end: on the end page meanwhile</extracomment>
        <translation>Het hele spel wordt berekend…</translation>
    </message>
    <message>
        <source>Working out earlier turns…</source>
        <extracomment>goals.earlier_turns: status line of the coach</extracomment>
        <translation>Eerdere beurten worden berekend…</translation>
    </message>
    <message>
        <source>At this risk, {doing} is as good as a sure {this}, {instead} only as good as {other}.</source>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>Bij dit risico is {doing} zo goed als een zekere {this}, {instead} maar zo goed als {other}.</translation>
    </message>
    <message>
        <source>{chance}: {this} {with_this}, {other} {with_other}.</source>
        <comment>Chance of winning: 61 % with 3 3 3, 55 % with 4</comment>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>{chance}: {this} {with_this}, {other} {with_other}.</translation>
    </message>
    <message>
        <source>{figure} {chance} whatever you do</source>
        <comment>100 % chance of winning ...</comment>
        <extracomment>goals.decided_caption: Return what is said of a choice where nothing changes the chance any more.</extracomment>
        <translation>{figure} {chance}, wat je ook doet</translation>
    </message>
    <message>
        <source>must be five faces from 1 to 6 (with * after each one you kept), not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>moeten vijf ogen van 1 tot 6 zijn, met * achter elke die is gehouden, niet {said}</translation>
    </message>
    <message>
        <source>can have at most {most} characters</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>hoogstens {most} tekens zijn mogelijk</translation>
    </message>
    <message>
        <source>must be {least} to {most}, or the same below zero, not {said}</source>
        <extracomment>goals.GoalFault: What can be wrong with a goal alone. The name of a field stands in front.</extracomment>
        <translation>moet {least} tot {most} zijn, of hetzelfde onder nul, niet {said}</translation>
    </message>
    <message>
        <source>the box is already filled</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>het vak is al gevuld</translation>
    </message>
    <message>
        <source>a rules file can have at most {most} characters</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>een regelbestand mag hoogstens {most} tekens hebben</translation>
    </message>
    <message>
        <source>face {face} already has a box</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>voor de ogen {face} is er al een vak</translation>
    </message>
    <message>
        <source>a box can have {first} or {second}, not both</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>een vak kan {first} of {second} hebben, niet allebei</translation>
    </message>
    <message>
        <source>{what} would need {size} GB with {rules} rules; the limit is 3 GB</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>{what}: bij de regels {rules} is daar {size} GB voor nodig, en 3 GB is het maximum</translation>
    </message>
    <message>
        <source>Which dice to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welke dobbelstenen houden?</translation>
    </message>
    <message>
        <source>Warns you before a choice that costs too much. Your first choice is the one that&apos;s judged.</source>
        <extracomment>names.coach_mode_explained: what a coach mode does</extracomment>
        <translation>Waarschuwt je voor een keuze die te veel kost. Beoordeeld wordt wat je eerst wilde.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>names.appearance: a choice of colours</extracomment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Free joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Vrije joker</translation>
    </message>
    <message>
        <source>Forced joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Verplichte joker</translation>
    </message>
    <message>
        <source>No joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Geen joker</translation>
    </message>
    <message>
        <source>free joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>vrije joker</translation>
    </message>
    <message>
        <source>forced joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>verplichte joker</translation>
    </message>
    <message>
        <source>no joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>geen joker</translation>
    </message>
    <message>
        <source>no Yahtzee bonus</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>geen Yahtzee-bonus</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 if the first scored 50, but can&apos;t be a full house or straight.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Een volgende Yahtzee levert 100 punten op als de eerste 50 opleverde, maar telt niet als full house of straat.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns nothing extra.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Een volgende Yahtzee levert niets extra&apos;s op.</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Eerlijk</translation>
    </message>
    <message>
        <source>Angel</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Engel</translation>
    </message>
    <message>
        <source>Imp</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Kwelgeest</translation>
    </message>
    <message>
        <source>Fiend</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Duivel</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Demon</translation>
    </message>
    <message>
        <source>Archdemon</source>
        <extracomment>names._dice_names</extracomment>
        <translation>Aartsdemon</translation>
    </message>
    <message>
        <source>Best of {throws}</source>
        <extracomment>names.dice_model_name: Return the name of a dice model.</extracomment>
        <translation>Beste van {throws}</translation>
    </message>
    <message>
        <source>Worst of {throws}</source>
        <extracomment>names.dice_model_name: Return the name of a dice model.</extracomment>
        <translation>Slechtste van {throws}</translation>
    </message>
    <message>
        <source>All faces are equally likely.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Elk aantal ogen is even waarschijnlijk.</translation>
    </message>
    <message>
        <source>The dice are rolled twice, and the better roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Elke worp wordt twee keer gegooid, de betere telt.</translation>
    </message>
    <message>
        <source>The dice are rolled twice, and the worse roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Elke worp wordt twee keer gegooid, de slechtere telt.</translation>
    </message>
    <message>
        <source>The dice are rolled three times, and the worst roll counts.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Elke worp wordt drie keer gegooid, de slechtste telt.</translation>
    </message>
    <message>
        <source>Always the roll that would hurt you most if the dice were fair from then on. Knowing that, you can outwit it.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Gooit altijd wat je met eerlijke dobbelstenen het meest zou schaden. Omdat je dat weet, kun je hem te slim af zijn.</translation>
    </message>
    <message>
        <source>It looks as far ahead as you do, so it can&apos;t be outwitted.</source>
        <extracomment>names._dice_explained</extracomment>
        <translation>Hij kijkt even ver vooruit als jij en laat zich niet te slim af zijn.</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <extracomment>tray.box_for: a box that is chosen, and what the dice score there options._box</extracomment>
        <translation>{box} voor {points}</translation>
    </message>
    <message>
        <source>Some compiled code was damaged. It was removed and compiled again.</source>
        <extracomment>coach.code_recompiled</extracomment>
        <translation>Gecompileerde code was beschadigd. Die is verwijderd en opnieuw gecompileerd.</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>geluk {luck}</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>coach.start: label of the line at the chance before the first roll</extracomment>
        <translation>start</translation>
    </message>
    <message>
        <source>The lowest score of perfect play</source>
        <extracomment>games.lowest_title: window title</extracomment>
        <translation>De laagste score van perfect spel</translation>
    </message>
    <message>
        <source>Perfect play with fair dice can end with as little as 12 points, and no less: in this game of Tom Verhoeff&apos;s, every choice is the best one and every roll is bad luck. Use the Right and Left keys to go from decision to decision.</source>
        <extracomment>games.lowest_introduction</extracomment>
        <translation>Perfect spel met eerlijke dobbelstenen kan met 12 punten eindigen, en niet met minder: in dit spel van Tom Verhoeff is elke keuze de beste en elke worp pech. Met de toetsen Rechts en Links ga je van beslissing naar beslissing.</translation>
    </message>
    <message>
        <source>A new best</source>
        <extracomment>end_page.new_best: praise of a score that is higher than all before</extracomment>
        <translation>Een nieuw record</translation>
    </message>
    <message>
        <source>{number} of {of} choices were best</source>
        <extracomment>end_page.best_choices</extracomment>
        <translation>{number} van de {of} keuzes waren de beste</translation>
    </message>
    <message>
        <source>Best turn: {points} in {box}</source>
        <extracomment>end_page.best_turn</extracomment>
        <translation>Beste beurt: {points} in {box}</translation>
    </message>
    <message>
        <source>your best was {best}</source>
        <extracomment>end_page.your_best: Return the highest score of the player&apos;s own games before this one.</extracomment>
        <translation>jouw beste was {best}</translation>
    </message>
    <message>
        <source>your best is {best}</source>
        <extracomment>end_page.your_best: Return the highest score of the player&apos;s own games before this one.</extracomment>
        <translation>jouw beste is {best}</translation>
    </message>
    <message>
        <source>Turn {turn}, {dice}: {chosen} cost {lost}. Best: {best}.</source>
        <extracomment>end_page.costly_choice: Return a costly choice as a screen reader says it.</extracomment>
        <translation>Beurt {turn}, {dice}: {chosen} kostte {lost}. Het beste was {best}.</translation>
    </message>
    <message>
        <source>When to stop rolling</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wanneer stoppen met gooien?</translation>
    </message>
    <message>
        <source>Two pairs and Full house</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Twee paren en Full house</translation>
    </message>
    <message>
        <source>How many dice to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Hoeveel dobbelstenen houden?</translation>
    </message>
    <message>
        <source>Which face to keep</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welke ogen houden?</translation>
    </message>
    <message>
        <source>Which dice for a straight</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welke stenen voor een straat?</translation>
    </message>
    <message>
        <source>When to use Chance</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wanneer Chance gebruiken?</translation>
    </message>
    <message>
        <source>Roll first: a hint is about the dice on the table.</source>
        <extracomment>tray.no_hint_before_dice</extracomment>
        <translation>Een tip gaat over de dobbelstenen op tafel: gooi eerst.</translation>
    </message>
    <message>
        <source>That was the last hint: there is nothing more to tell.</source>
        <extracomment>tray.hint_told_all</extracomment>
        <translation>De tip heeft alles al gezegd.</translation>
    </message>
    <message>
        <source>Chance: how likely you are to reach the goal of this game if you play perfectly for it from here.</source>
        <extracomment>glossary.chance</extracomment>
        <translation>Kans: hoe waarschijnlijk je het doel van dit spel haalt als je er vanaf hier perfect voor speelt.</translation>
    </message>
    <message>
        <source>Reach {score}</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>{score} halen</translation>
    </message>
    <message>
        <source>Risk: {name}</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>Risico: {name}</translation>
    </message>
    <message>
        <source>Careful play</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Voorzichtig spel</translation>
    </message>
    <message>
        <source>Daring play</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Gewaagd spel</translation>
    </message>
    <message>
        <source>Win the match</source>
        <extracomment>goals.name: Return what is played for, short.</extracomment>
        <translation>De partij winnen</translation>
    </message>
    <message>
        <source>{goal} · {figure} at the start</source>
        <extracomment>goals.status: Return the status line of the coach: what is played for, and how the game stood where it began.</extracomment>
        <translation>{goal} · {figure} bij het begin</translation>
    </message>
    <message>
        <source>Very careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Heel voorzichtig</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>A little careful</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Een beetje voorzichtig</translation>
    </message>
    <message>
        <source>A little daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Een beetje gewaagd</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Gewaagd</translation>
    </message>
    <message>
        <source>Very daring</source>
        <extracomment>goals.risk_name: Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have.</extracomment>
        <translation>Heel gewaagd</translation>
    </message>
    <message>
        <source>All options are worth the same: {figure}.</source>
        <extracomment>goals.only_one: Return what is said of an option where all are worth the same.</extracomment>
        <translation>Alle opties zijn evenveel waard: {figure}.</translation>
    </message>
    <message>
        <source>Goal reached: {target}</source>
        <extracomment>goals.ended: Return whether a goal was met.</extracomment>
        <translation>Doel gehaald: {target}</translation>
    </message>
    <message numerus="yes">
        <source>Missed {target} by %n points</source>
        <extracomment>goals.ended: Return whether a goal was met.</extracomment>
        <translation>
            <numerusform>{target} gemist met %n punt</numerusform>
            <numerusform>{target} gemist met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>It adds up exactly: the chance before the first roll, plus luck, minus what your choices cost, is 100 % if you reach the goal and 0 % if you don&apos;t.</source>
        <extracomment>goals.split_explained</extracomment>
        <translation>Precies: de kans voor de eerste worp, plus geluk, min wat je keuzes kostten, is 100 % als je het doel haalt en 0 % als je het niet haalt.</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <extracomment>why_words.parts_heading: heading</extracomment>
        <translation>Waar het verschil vandaan komt</translation>
    </message>
    <message>
        <source>in total</source>
        <comment>the sum below a column of figures</comment>
        <extracomment>why_words.together</extracomment>
        <translation>in totaal</translation>
    </message>
    <message>
        <source>Every choice here is worth the same.</source>
        <extracomment>why_words.only_option</extracomment>
        <translation>Hier is elke keuze evenveel waard.</translation>
    </message>
    <message>
        <source>So the turn ends with {this} instead of {other}.</source>
        <extracomment>why_words._answered: Return what the dice answer both options with, where the turn ends then, and what that brings.</extracomment>
        <translation>Zo eindigt de beurt met {this} in plaats van {other}.</translation>
    </message>
    <message>
        <source>Look back at this choice and see why</source>
        <extracomment>coach.look_at_it: hint on a choice of the turn that was just played</extracomment>
        <translation>Bekijk deze keuze en de uitleg</translation>
    </message>
    <message>
        <source>Roll again to reach your goal</source>
        <extracomment>coach.hint_roll: first hint, in a game with a goal</extracomment>
        <translation>Voor je doel heb je nog een worp nodig</translation>
    </message>
    <message>
        <source>You&apos;re playing on from here, on a copy. The finished game stays as it was.</source>
        <extracomment>coach.plays_on</extracomment>
        <translation>Vanaf hier speel je verder op een kopie. Het voltooide spel blijft zoals het was.</translation>
    </message>
    <message>
        <source>With the coach off, the graph appears when the game is over</source>
        <extracomment>coach.timeline_is_off</extracomment>
        <translation>Staat de coach uit, dan zie je de grafiek pas als het spel voorbij is</translation>
    </message>
    <message>
        <source>The graph starts as soon as the coach is ready</source>
        <extracomment>coach.timeline_waits</extracomment>
        <translation>De grafiek begint zodra de coach klaar is</translation>
    </message>
    <message>
        <source>a few more seconds</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>nog een paar seconden</translation>
    </message>
    <message>
        <source>These dice are good enough to score now</source>
        <extracomment>coach.hint_stop: Return the first step of a hint where scoring now is best: not which box, as long as there is more to tell.</extracomment>
        <translation>Deze dobbelstenen kun je zo al noteren</translation>
    </message>
    <message>
        <source>Game saved to {path}.</source>
        <extracomment>coach.game_exported</extracomment>
        <translation>Spel opgeslagen: {path}.</translation>
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
        <translation>Duim</translation>
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
        <translation>Victor</translation>
    </message>
    <message>
        <source>averages {mean}</source>
        <extracomment>match_words.average: how good an opponent is</extracomment>
        <translation>gemiddeld {mean}</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>match_words.to_move: remark on a person whose turn it is</extracomment>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>is playing</source>
        <extracomment>match_words.thinking: remark on an opponent whose turn it is</extracomment>
        <translation>speelt nu</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>match_words.own_card: heading of the player&apos;s own scorecard in a match set_up.yours: button: write on one&apos;s own scorecard again</extracomment>
        <translation>Jouw blad</translation>
    </message>
    <message>
        <source>at least {chance}</source>
        <extracomment>match_words.at_least</extracomment>
        <translation type="vanished">minstens {chance}</translation>
    </message>
    <message>
        <source>{name}&apos;s card</source>
        <extracomment>match_words.card_of: Return the heading of a player&apos;s scorecard; a long name says enough by itself.</extracomment>
        <translation>Blad van {name}</translation>
    </message>
    <message>
        <source>A match against {names}: the highest total wins.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Een partij tegen {names}: wie op het eind het meeste heeft, wint.</translation>
    </message>
    <message>
        <source>{name}: turn {number} of {of}</source>
        <extracomment>match_words.turn_of</extracomment>
        <translation>{name}: beurt {number} van {of}</translation>
    </message>
    <message>
        <source>Skipping…</source>
        <extracomment>match_words.is_skipping: headline while the turns of opponents are done at once</extracomment>
        <translation>Wordt overgeslagen…</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>match_words.is_thinking</extracomment>
        <translation>{name} denkt na</translation>
    </message>
    <message>
        <source>{name} looks at the dice</source>
        <extracomment>match_words.looks_at_dice</extracomment>
        <translation>{name} bekijkt de dobbelstenen</translation>
    </message>
    <message>
        <source>{name} keeps {dice}</source>
        <extracomment>match_words.keeps: headline while an opponent keeps dice</extracomment>
        <translation>{name} houdt {dice}</translation>
    </message>
    <message>
        <source>{name}: {dice}, {deed}</source>
        <extracomment>match_words.rolled_and_did: what a player had rolled last, and what became of it</extracomment>
        <translation>{name}: {dice}, {deed}</translation>
    </message>
    <message>
        <source>{name}: {deed}, total {total}</source>
        <extracomment>match_words.did_spoken: what a player did in a turn, and the total after it</extracomment>
        <translation>{name}: {deed}, samen {total}</translation>
    </message>
    <message>
        <source>What you need</source>
        <extracomment>match_words.what_you_need: name of the lines that say what it takes to win</extracomment>
        <translation>Wat je nodig hebt</translation>
    </message>
    <message>
        <source>For each opponent: the final score that beats them at least half the time, and the chance of finishing ahead of them if you play to win. Both go by the cards as they are now, so the score isn&apos;t what an opponent averages over whole games. Without a hand: the chance of winning with a zero in its box now. A tie counts as half a win.</source>
        <extracomment>match_words.needs_explained</extracomment>
        <translation>Voor elke tegenstander: de eindscore die hem minstens de helft van de keren verslaat, en de kans om voor hem te eindigen als je op winst speelt. Beide gaan uit van de scorebladen zoals ze nu zijn; het is dus niet wat een tegenstander in hele spellen gemiddeld haalt. Zonder een combinatie: de winstkans met nu een nul in dat vak. Een gelijkspel telt als een halve overwinning.</translation>
    </message>
    <message>
        <source>You don&apos;t need {hand}: without it you win {without}.</source>
        <extracomment>match_words.hand_needed: Return whether a hand is needed, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation type="vanished">{hand} heb je niet nodig: ook zonder win je {without} van de keren.</translation>
    </message>
    <message numerus="yes">
        <source>Against %n opponents</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>
            <numerusform>Tegen %n tegenstander</numerusform>
            <numerusform>Tegen %n tegenstanders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n points</source>
        <extracomment>match_words.you_win</extracomment>
        <translation>
            <numerusform>Je wint met %n punt verschil</numerusform>
            <numerusform>Je wint met %n punten verschil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <extracomment>match_words.wins</extracomment>
        <translation>
            <numerusform>{name} wint met %n punt verschil</numerusform>
            <numerusform>{name} wint met %n punten verschil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins, %n points ahead of you</source>
        <extracomment>match_words.you_lose</extracomment>
        <translation>
            <numerusform>{name} wint, met %n punt voorsprong op jou</numerusform>
            <numerusform>{name} wint, met %n punten voorsprong op jou</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <extracomment>match_words.tie: several have the highest score</extracomment>
        <translation>Gelijkspel: {names}</translation>
    </message>
    <message>
        <source>Best of {matches}: {score}</source>
        <extracomment>match_words.series_stands: Return how a series stands: Best of 5: You 2, Thumb 1.</extracomment>
        <translation>Best of {matches}: {score}</translation>
    </message>
    <message>
        <source>You&apos;ve won the series</source>
        <extracomment>match_words.series_won: praise on the end page of the last match of a series</extracomment>
        <translation>Je hebt de reeks gewonnen</translation>
    </message>
    <message>
        <source>{name} wins the series</source>
        <extracomment>match_words.series_lost: on the end page of the last match of a series</extracomment>
        <translation>{name} wint de reeks</translation>
    </message>
    <message>
        <source>The series ends in a tie</source>
        <extracomment>match_words.series_tied: on the end page of the last match of a series</extracomment>
        <translation>De reeks eindigt gelijk</translation>
    </message>
    <message>
        <source>Won against {names}</source>
        <extracomment>match_words.won_against</extracomment>
        <translation>Gewonnen van {names}</translation>
    </message>
    <message>
        <source>Lost to {names}</source>
        <extracomment>match_words.lost_to</extracomment>
        <translation>Verloren van {names}</translation>
    </message>
    <message>
        <source>Tied with {names}</source>
        <extracomment>match_words.tied_with</extracomment>
        <translation>Gelijk met {names}</translation>
    </message>
    <message>
        <source>before the roll</source>
        <extracomment>timeline.whole_turn: what the final scores are about</extracomment>
        <translation>vóór de worp</translation>
    </message>
    <message>
        <source>Final score</source>
        <extracomment>timeline.one_option: heading of the figures strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>ends here · points</source>
        <extracomment>timeline.ends_here: heading of the chances of boxes</extracomment>
        <translation>eindigt hier · punten</translation>
    </message>
    <message>
        <source>after scoring {box}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>na {box}</translation>
    </message>
    <message>
        <source>after rolling all five</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>na alle vijf gooien</translation>
    </message>
    <message>
        <source>after you kept {dice}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>nadat je {dice} hield</translation>
    </message>
    <message>
        <source>if you keep {dice}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>als je {dice} houdt</translation>
    </message>
    <message>
        <source>{name}!</source>
        <extracomment>tray.yahtzee_rolled: title of a celebration</extracomment>
        <translation>{name}!</translation>
    </message>
    <message>
        <source>{name} bonus: +{points}</source>
        <extracomment>tray.yahtzee_bonus_earned</extracomment>
        <translation>{name}-bonus: +{points}</translation>
    </message>
    <message>
        <source>{needed} points in the upper boxes earn {bonus} more</source>
        <extracomment>tray.upper_bonus_rule</extracomment>
        <translation>{needed} punten in de bovenste vakken leveren er {bonus} extra op</translation>
    </message>
    <message>
        <source>{name} bonuses</source>
        <extracomment>tray.yahtzee_bonuses: line: Yahtzee bonuses</extracomment>
        <translation>{name}-bonussen</translation>
    </message>
    <message>
        <source>{total} of {needed} · at least {missing} short</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} van {needed} · minstens {missing} te weinig</translation>
    </message>
    <message>
        <source>Each later {name} earns {points} if you have {worth} in the {name} box</source>
        <extracomment>tray.yahtzee_bonus_rule</extracomment>
        <translation>Elke latere {name} levert {points} op als er {worth} bij {name} staat</translation>
    </message>
    <message>
        <source>Another {name}: {bonus} points on top, because you have points in the {name} box.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Nog een {name}: {bonus} punten extra, omdat er bij {name} punten staan.</translation>
    </message>
    <message>
        <source>It counts in full as a joker.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Hij telt volledig als joker.</translation>
    </message>
    <message numerus="yes">
        <source>%n × {name} in one game</source>
        <extracomment>end_page.yahtzees: Return the praise of Yahtzees.</extracomment>
        <translation>
            <numerusform>%n × {name} in één spel</numerusform>
            <numerusform>%n × {name} in één spel</numerusform>
        </translation>
    </message>
    <message>
        <source>The boxes are filled in order, from the first to the last.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>De vakken worden op volgorde ingevuld, van het eerste tot het laatste.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted, with their costly choices. You can undo this until you close the program.</source>
        <extracomment>history.deleted: remark</extracomment>
        <translation>
            <numerusform>%n spel met zijn dure keuzes verwijderd. Je kunt dit ongedaan maken tot je het programma sluit.</numerusform>
            <numerusform>%n spellen met hun dure keuzes verwijderd. Je kunt dit ongedaan maken tot je het programma sluit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} scored</source>
        <extracomment>history.five_alike_chance: a line of a table: in how many games of a hundred</extracomment>
        <translation>{name} gehaald</translation>
    </message>
    <message>
        <source>The best box is {box}</source>
        <extracomment>practice.best_box: the last step of a hint</extracomment>
        <translation>Het beste vak is {box}</translation>
    </message>
    <message>
        <source>Continue with position {number} of {of}</source>
        <extracomment>lessons.go_on</extracomment>
        <translation>Verder met stelling {number} van {of}</translation>
    </message>
    <message>
        <source>Graph</source>
        <extracomment>timeline.graph_face: tab of the card below the dice</extracomment>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>at best</source>
        <extracomment>timeline.only_chance: heading of the best chances of boxes, before the roll</extracomment>
        <translation>beste kans</translation>
    </message>
    <message>
        <source>best chance {chance}</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste kans {chance}</translation>
    </message>
    <message>
        <source>best chance {chance}, by rolling all five</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste kans {chance}, als je alle vijf gooit</translation>
    </message>
    <message>
        <source>best chance {chance}, by keeping {dice}</source>
        <extracomment>timeline._most_spoken:</extracomment>
        <translation>beste kans {chance}, als je {dice} houdt</translation>
    </message>
    <message>
        <source>Your list after this lesson (● new)</source>
        <extracomment>rule_words.list_heading: heading of the rules that a player goes by</extracomment>
        <translation>Je lijst na deze les (● nieuw)</translation>
    </message>
    <message>
        <source>While you have a roll left, the first line that fits says what to keep</source>
        <extracomment>rule_words.rolling: heading</extracomment>
        <translation>Zolang je nog mag gooien: de eerste regel die past zegt wat je houdt</translation>
    </message>
    <message>
        <source>When you score, the first line that fits says where</source>
        <extracomment>rule_words.scoring: heading</extracomment>
        <translation>Bij het invullen: de eerste regel die past zegt waar</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>rule_words.right_column: heading above: in how many of 100 positions a rule is right</extracomment>
        <translation>Goed</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>rule_words.new_rule: beside a rule that a lesson brings, read by screen readers</extracomment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>“Open” means that the box is still empty. A pair is two or more dice of one face, three of a kind is three or more; keep all dice of that face. If two faces fit, the one with more dice goes first, then the higher one. Roll everything else; if nothing is left to roll, score.</source>
        <extracomment>rule_words.how_to_read: below the list of rules</extracomment>
        <translation>‘Open’ betekent dat het vak nog leeg is. Een paar is twee of meer gelijke stenen, drie gelijke zijn er drie of meer; houd ze allemaal. Passen twee ogenwaarden, dan gaat die met de meeste stenen voor, daarna de hoogste. Gooi de rest opnieuw; valt er niets te gooien, vul dan in.</translation>
    </message>
    <message>
        <source>None of these: roll all five.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Geen van deze: gooi alle vijf.</translation>
    </message>
    <message>
        <source>A low die</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Eén lage steen</translation>
    </message>
    <message>
        <source>Four in the upper box</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Vier in het bovenste vak</translation>
    </message>
    <message>
        <source>A pair can become three or four of a kind, a full house or a Yahtzee. A single die rarely does.</source>
        <extracomment>lessons._pairs</extracomment>
        <translation>Een paar kan drie of vier gelijke, een Full House of een Yahtzee worden. Een losse steen zelden.</translation>
    </message>
    <message>
        <source>A pair whose upper box is filled is worth little. A single 6, 5 or 4 whose box is open is worth more.</source>
        <extracomment>lessons._one_die</extracomment>
        <translation>Een paar waarvan het bovenste vak gevuld is, is weinig waard. Een losse 6, 5 of 4 met een open vak is meer waard.</translation>
    </message>
    <message>
        <source>Most of the bonus comes from sixes, fives and fours.</source>
        <extracomment>lessons._one_die</extracomment>
        <translation>Het grootste deel van de bonus komt van zessen, vijven en vieren.</translation>
    </message>
    <message>
        <source>So while the bonus is still possible, every point above or below three of a face counts double.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Zolang de bonus nog kan, telt dus elk punt boven of onder drie stenen dubbel.</translation>
    </message>
    <message>
        <source>A bad turn has to go somewhere: Yahtzee and the straights are often missed anyway, so they cost less.</source>
        <extracomment>lessons._bad_turns:</extracomment>
        <translation>Een slechte beurt moet ergens heen: Yahtzee en de straten lukken toch vaak niet, dus die kosten minder.</translation>
    </message>
    <message>
        <source>The new figures, chosen to work best with the whole course, allow for that. After the last roll they find the right box {share} of the time; the averages find it {other} of the time.</source>
        <extracomment>lessons._bad_turns:</extracomment>
        <translation>Dat zeggen de nieuwe cijfers, de beste voor de hele cursus. Na de laatste worp vinden ze {share} van de keren het juiste vak, de gemiddelden {other}.</translation>
    </message>
    <message>
        <source>2 3 4 5 can be completed at both ends: rolling one die makes a large straight 33 % of the time.</source>
        <extracomment>lessons._large_straight</extracomment>
        <translation>2 3 4 5 kan aan beide kanten af: één steen maakt er 33 % van de keren een grote straat van.</translation>
    </message>
    <message>
        <source>3 4 5 and 2 3 4 can grow into a straight at both ends. Any other three dice of a straight are a last resort.</source>
        <extracomment>lessons._runs</extracomment>
        <translation>3 4 5 en 2 3 4 kunnen aan beide kanten groeien. Drie andere stenen van een straat zijn een laatste uitweg.</translation>
    </message>
    <message>
        <source>Rolling one die turns two pairs into a full house 33 % of the time.</source>
        <extracomment>lessons._two_pairs</extracomment>
        <translation>Met één steen worden twee paren 33 % van de keren een Full House.</translation>
    </message>
    <message>
        <source>Three or Four of a kind can be filled later, with other dice.</source>
        <extracomment>lessons._four_alike</extracomment>
        <translation>Three of a kind en Carré kun je later met andere stenen vullen.</translation>
    </message>
    <message>
        <source>A rolled die averages 3.5: a four is better than that, a three isn&apos;t.</source>
        <extracomment>lessons._chance</extracomment>
        <translation>Een gegooide steen levert gemiddeld 3,5 op: een vier is beter, een drie niet.</translation>
    </message>
    <message>
        <source>Every one of them on the first try. You&apos;ve got this one down.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Allemaal in één keer. Deze les zit erin.</translation>
    </message>
    <message>
        <source>Lesson 1 alone</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons. strategies.who: Return the name of a player.</extracomment>
        <translation>Alleen les 1</translation>
    </message>
    <message>
        <source>Final score</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>A name can have at most {letters} characters.</source>
        <extracomment>new_game.longest_name</extracomment>
        <translation>Een naam mag hoogstens {letters} tekens hebben.</translation>
    </message>
    <message>
        <source>Which game: Yahtzee or one like it</source>
        <extracomment>new_game.game_of_the_family: screen reader: list beside the heading</extracomment>
        <translation>Welk spel: Yahtzee of een verwant spel</translation>
    </message>
    <message>
        <source>A seed can have at most {most} characters.</source>
        <extracomment>new_game.seed_too_long</extracomment>
        <translation>Een startwaarde mag hoogstens {most} tekens hebben.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>new_game.rolls: row of the New game dialog: where they come from</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.keep</extracomment>
        <translation>houden</translation>
    </message>
    <message>
        <source>state</source>
        <comment>heading of a column: what the dice show</comment>
        <extracomment>turn_chances_words.state</extracomment>
        <translation>toestand</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.goal_column</extracomment>
        <translation>gezocht</translation>
    </message>
    <message>
        <source>rolls</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.rolls_column</extracomment>
        <translation>worpen</translation>
    </message>
    <message>
        <source>best play</source>
        <comment>heading of a column</comment>
        <extracomment>turn_chances_words.best_column</extracomment>
        <translation>beste spel</translation>
    </message>
    <message>
        <source>Die {place}: {face}</source>
        <extracomment>turn_chances_words.die: as a screen reader says it</extracomment>
        <translation>Steen {place}: {face}</translation>
    </message>
    <message>
        <source>Undoes your last change (Ctrl+Z); Ctrl+Y redoes it.</source>
        <extracomment>rules_lab.undo_hint</extracomment>
        <translation type="vanished">Neemt je laatste wijziging terug (Ctrl+Z); Ctrl+Y voert ze weer uit.</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>what a box does, beside a list</comment>
        <extracomment>rules_lab.scores: beside a list: what a box scores</extracomment>
        <translation>Levert op</translation>
    </message>
    <message>
        <source>Each later {name}</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Elke volgende {name}</translation>
    </message>
    <message>
        <source>what a later {name} may score</source>
        <extracomment>rules_lab.field_unit: below the name of a field</extracomment>
        <translation>wat een volgende {name} mag opleveren</translation>
    </message>
    <message>
        <source>A later {name} counts like any other roll.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Een volgende {name} telt als elke andere worp.</translation>
    </message>
    <message>
        <source>A turn can have 1 to 5 rolls.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Een beurt heeft 1 tot 5 worpen.</translation>
    </message>
    <message>
        <source>A card can have 1 to 16 boxes.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Een scoreblad kan 1 tot 16 vakken hebben.</translation>
    </message>
    <message>
        <source>Final score with perfect play</source>
        <extracomment>rules_lab.final_scores: chart title</extracomment>
        <translation>Eindscore bij perfect spel</translation>
    </message>
    <message>
        <source>Solving: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Wordt berekend: {percent} %</translation>
    </message>
    <message>
        <source>First rolls: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Eerste worpen: {percent} %</translation>
    </message>
    <message>
        <source>There&apos;s no position to copy yet.</source>
        <extracomment>set_up.nothing_to_copy</extracomment>
        <translation>Er is nog geen stelling om te kopiëren.</translation>
    </message>
    <message>
        <source>There&apos;s no position to play from yet.</source>
        <extracomment>set_up.nothing_to_play</extracomment>
        <translation>Er is nog geen stelling om vanaf te spelen.</translation>
    </message>
    <message>
        <source>Esc puts the five dice back.</source>
        <extracomment>set_up.dice_can_go_back: while other dice are typed</extracomment>
        <translation>Esc legt de vijf dobbelstenen terug.</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Vuistregels</translation>
    </message>
    <message>
        <source>Greedy player</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Gulzige speler</translation>
    </message>
    <message>
        <source>Your earlier self</source>
        <extracomment>names.rival: the name of a ghost</extracomment>
        <translation>Jij van vroeger</translation>
    </message>
    <message>
        <source>Takes the best option every time.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Kiest elke keer de beste optie.</translation>
    </message>
    <message>
        <source>Plays like a sensible person who doesn&apos;t work out odds.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Speelt zoals een verstandig mens die geen kansen uitrekent.</translation>
    </message>
    <message>
        <source>Weighs the chance of a hand against what it pays.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Weegt de kans op een combinatie af tegen wat die oplevert.</translation>
    </message>
    <message>
        <source>Plays every turn for its own points, as if it were the last.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Speelt elke beurt voor de punten van die beurt, alsof het de laatste was.</translation>
    </message>
    <message>
        <source>You see each of its turns when you&apos;ve finished yours.</source>
        <extracomment>new_game.ghost_explained: Return how a ghost plays, and when it is seen.</extracomment>
        <translation>Je ziet elk van zijn beurten zodra je de jouwe hebt afgerond.</translation>
    </message>
    <message numerus="yes">
        <source>%n costly choices</source>
        <extracomment>reviews.mistakes: Return how many of them there are, while none of them is looked at.</extracomment>
        <translation>
            <numerusform>%n dure keuze</numerusform>
            <numerusform>%n dure keuzes</numerusform>
        </translation>
    </message>
    <message>
        <source>No costly choices</source>
        <extracomment>reviews.mistakes: Return how many of them there are, while none of them is looked at.</extracomment>
        <translation>Geen dure keuzes</translation>
    </message>
    <message>
        <source>Previous costly choice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. reviews.previous_mistake: button</extracomment>
        <translation>Vorige dure keuze</translation>
    </message>
    <message>
        <source>Next costly choice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. reviews.next_mistake: button</extracomment>
        <translation>Volgende dure keuze</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the figures of a chart as a table, on a button</comment>
        <extracomment>buttons.as_table</extracomment>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>figures as a chart, on a button</comment>
        <extracomment>buttons.as_chart</extracomment>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>a chart, to a file</comment>
        <extracomment>buttons.save: button</extracomment>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>buttons.save_title: dialog title</extracomment>
        <translation>Grafiek opslaan</translation>
    </message>
    <message>
        <source>yahtzee-chart</source>
        <comment>the name of a file</comment>
        <extracomment>buttons.file_name: without its ending: letters and digits only</extracomment>
        <translation>yahtzee-grafiek</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Tekening (*.svg)</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Cijfers (*.csv)</translation>
    </message>
    <message>
        <source>still to come</source>
        <extracomment>practice._mark</extracomment>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>practice._mark</extracomment>
        <translation>huidige</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>practice._mark</extracomment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>{number}: {stands}</source>
        <extracomment>practice.mark_spoken: Return how a position stands, as a screen reader says it.</extracomment>
        <translation>{number}: {stands}</translation>
    </message>
    <message>
        <source>Show the best</source>
        <extracomment>coach.show_best: button turn_chances_words.show_few: button below a list that is shown whole</extracomment>
        <translation>Het beste tonen</translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <extracomment>practice.with_key: Return the text of a button with the key that does the same.</extracomment>
        <translation>{button} ({key})</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>tray.back_to_result: the same, once the game is over practice.back_to_result: button, from a position looked at again</extracomment>
        <translation>Terug naar het resultaat</translation>
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
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>averages {average}</source>
        <extracomment>progress.compared_card: Return what is said of a bar.</extracomment>
        <translation>gemiddeld {average}</translation>
    </message>
    <message numerus="yes">
        <source>After lessons 1 to %n</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>
            <numerusform>Na les %n</numerusform>
            <numerusform>Na de lessen 1 tot en met %n</numerusform>
        </translation>
    </message>
    <message>
        <source>averages {average}, {gain} more</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>gemiddeld {average}, {gain} meer</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>timeline.mean: row of the figures of final scores history.facts: Return what the games of a list have together, each with its name; not what there is none of. progress.compared_columns</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>From {before} before the first lesson to {after} after the last; perfect play averages {par}.</source>
        <extracomment>learn.course_summary: Return what the path shows, for a screen reader.</extracomment>
        <translation>Van {before} voor de eerste les tot {after} na de laatste; perfect spel haalt gemiddeld {par}.</translation>
    </message>
    <message numerus="yes">
        <source>moving average of %n games, with its interval</source>
        <extracomment>learn.moving_mean</extracomment>
        <translation>
            <numerusform>lopend gemiddelde (%n spel) en interval</numerusform>
            <numerusform>lopend gemiddelde (%n spellen) en interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games ago</source>
        <extracomment>learn.games_ago: label below the oldest game</extracomment>
        <translation>
            <numerusform>%n spel geleden</numerusform>
            <numerusform>%n spellen geleden</numerusform>
        </translation>
    </message>
    <message>
        <source>latest game</source>
        <extracomment>learn.latest: label</extracomment>
        <translation>laatste spel</translation>
    </message>
    <message>
        <source>see games</source>
        <extracomment>learn.see_games</extracomment>
        <translation>spellen bekijken</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <extracomment>progress.group_card: Return what is said of a group. learn.weakness_card: Return what is said of something that clearly costs more than the rest.</extracomment>
        <translation>
            <numerusform>%n beslissing</numerusform>
            <numerusform>%n beslissingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many, as a part of a sentence</comment>
        <extracomment>learn.weakness_card: Return what is said of something that clearly costs more than the rest.</extracomment>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
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
        <translation>Yahtzee-lessen</translation>
    </message>
    <message>
        <source>Lesson {number}: {name}</source>
        <extracomment>lessons.read_it: Return the text of a button that leads to a lesson.</extracomment>
        <translation>Les {number}: {name}</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>lessons.short: a link where there is no room for its name</extracomment>
        <translation>Les {number}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>lessons.columns</extracomment>
        <translation>Les</translation>
    </message>
    <message>
        <source>It&apos;s close.</source>
        <extracomment>why_words.close: before the reasons</extracomment>
        <translation>Het scheelt weinig.</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>as the subject of a sentence</comment>
        <extracomment>why_words.who: Return an option as the subject of a sentence.</extracomment>
        <translation>alle vijf gooien</translation>
    </message>
    <message>
        <source>with {box}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>met {box}</translation>
    </message>
    <message>
        <source>with five new dice</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>met een worp van alle vijf</translation>
    </message>
    <message>
        <source>with {dice}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>met {dice}</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een carré</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een full house</translation>
    </message>
    <message>
        <source>a Yahtzee</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een Yahtzee</translation>
    </message>
    <message>
        <source> (a {face})</source>
        <comment>the die that completes the large straight</comment>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name.</extracomment>
        <translation> (een {face})</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name. boxes._pattern:</extracomment>
        <translation>{first} of {last}</translation>
    </message>
    <message>
        <source> (any {faces})</source>
        <comment>1 or 6: the dice that complete the large straight</comment>
        <extracomment>why_words._outs: Return the faces that complete a hand, behind its name.</extracomment>
        <translation> ({faces} is goed)</translation>
    </message>
    <message>
        <source>The {face} is no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>De {face} helpt niet.</translation>
    </message>
    <message>
        <source>{dice} are no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>{dice} helpen niet.</translation>
    </message>
    <message>
        <source>{deed}, and the dice come up {dice}.</source>
        <extracomment>why_words._answered: Return what the dice answer both options with, where the turn ends then, and what that brings.</extracomment>
        <translation>{deed}, dan volgt {dice}.</translation>
    </message>
    <message>
        <source>{points} in {box}</source>
        <extracomment>why_words.points_in: Return how a turn ends: the points, and the box they are scored in. match_words.points_in: what the upper bonus still takes where one box is left for it</extracomment>
        <translation>{points} bij {box}</translation>
    </message>
    <message>
        <source>if you score {box} now</source>
        <comment>no chance of one ...</comment>
        <extracomment>options.if_option: Return an option as the condition of something.</extracomment>
        <translation>als je nu {box} invult</translation>
    </message>
    <message>
        <source>Your first choice is the one that&apos;s judged.</source>
        <extracomment>coach.first_choice_counts: of the button Try it again</extracomment>
        <translation>Je eerste keuze wordt beoordeeld.</translation>
    </message>
    <message>
        <source>working out the best chance: {percent} %</source>
        <extracomment>timeline.best_waits</extracomment>
        <translation>beste kans wordt uitgerekend: {percent} %</translation>
    </message>
    <message>
        <source>From a set-up position</source>
        <extracomment>tray.from_a_position: badge of a game that was set up history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Vanaf een stelling</translation>
    </message>
    <message>
        <source>Type the faces you want to keep</source>
        <extracomment>tray.type_what_to_keep: below: Choose what to keep</extracomment>
        <translation>Typ de ogen die je wilt houden</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>tray.hint: button beside the Roll button</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>tray.nothing_to_undo</extracomment>
        <translation>Er valt niets terug te nemen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>tray.play_on: button that goes on from a decision that is looked back at</extracomment>
        <translation>Verder</translation>
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
        <translation>vanaf een stelling, telt dus niet voor je niveau</translation>
    </message>
    <message>
        <source>How many rolls a turn had</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Hoeveel worpen een beurt had</translation>
    </message>
    <message>
        <source>What kind of dice</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welke dobbelstenen</translation>
    </message>
    <message>
        <source>How many bonuses for later Yahtzees</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Hoeveel bonussen voor meer Yahtzees</translation>
    </message>
    <message>
        <source>You tried that already.</source>
        <extracomment>practice.is_tried</extracomment>
        <translation>Dat heb je al geprobeerd.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>practice.show_options: link to the list of all options</extracomment>
        <translation>Alle opties</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <extracomment>practice.more: Return the text of the button that tells more; none where only the answer is left.</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Another hint</source>
        <extracomment>practice.more: Return the text of the button that tells more; none where only the answer is left.</extracomment>
        <translation>Nog een tip</translation>
    </message>
    <message>
        <source>What a box usually scores</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Wat een vak anders brengt</translation>
    </message>
    <message>
        <source>One die, not a dead pair</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Eén steen, geen dood paar</translation>
    </message>
    <message>
        <source>Three of each face</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Drie van elk getal</translation>
    </message>
    <message>
        <source>Where a bad turn goes</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Slechte beurten</translation>
    </message>
    <message>
        <source>Three in the middle</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Drie in het midden</translation>
    </message>
    <message>
        <source>Four of a large straight</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Vier van een grote straat</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <extracomment>lessons.name: the name of a lesson boxes._names: the name of a box</extracomment>
        <translation>Twee paren</translation>
    </message>
    <message>
        <source>High dice for Chance</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Hoge stenen voor Chance</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <extracomment>lessons.drawing: shown while they are being found</extracomment>
        <translation>Stellingen zoeken…</translation>
    </message>
    <message>
        <source>All boxes are open</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>Alle vakken zijn open</translation>
    </message>
    <message>
        <source>Filled: {boxes}</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>Gevuld: {boxes}</translation>
    </message>
    <message>
        <source>Open: {boxes}</source>
        <extracomment>lessons.open_boxes: Return which boxes are open, or which are filled where these are fewer.</extracomment>
        <translation>Open: {boxes}</translation>
    </message>
    <message>
        <source>With this lesson: {choice}, {value} expected</source>
        <extracomment>lessons.taught: Return what the lesson says in a position in which it is right, and what that is worth.</extracomment>
        <translation>De les: {choice}, {value} verwacht</translation>
    </message>
    <message numerus="yes">
        <source>Do %n exercises</source>
        <extracomment>lessons.begin_exercises: button that begins the exercises</extracomment>
        <translation>
            <numerusform>%n oefening doen</numerusform>
            <numerusform>%n oefeningen doen</numerusform>
        </translation>
    </message>
    <message>
        <source>Other positions</source>
        <extracomment>lessons.other_positions: button</extracomment>
        <translation>Andere stellingen</translation>
    </message>
    <message>
        <source>{found} of {of}</source>
        <extracomment>lessons.right_of</extracomment>
        <translation>{found} van {of}</translation>
    </message>
    <message>
        <source>Ten more</source>
        <extracomment>lessons.again: button that draws new exercises</extracomment>
        <translation>Tien andere</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>help.search: in an empty field: in all of Help history.search: name of a text field openings_words.search_name: name of the field for what is looked for</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Dice, such as 1 1 6, or words</source>
        <extracomment>openings_words.search_hint</extracomment>
        <translation>Zoals 1 1 6, of woorden</translation>
    </message>
    <message>
        <source>Only where the obvious choice is wrong</source>
        <extracomment>openings_words.only_traps: choice</extracomment>
        <translation>Alleen waar de voor de hand liggende keuze fout is</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>five dice</comment>
        <extracomment>openings_words.columns</extracomment>
        <translation>Worp</translation>
    </message>
    <message>
        <source>Obvious, or next best</source>
        <extracomment>openings_words.columns</extracomment>
        <translation>Voor de hand, of op één na beste</translation>
    </message>
    <message>
        <source>Working out 252 rolls…</source>
        <extracomment>openings_words.drawing: shown while the rolls are being valued</extracomment>
        <translation>252 worpen uitrekenen…</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <comment>how many are listed</comment>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>
            <numerusform>%n worp</numerusform>
            <numerusform>%n worpen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the obvious choice is wrong in %n</source>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>
            <numerusform>bij %n worp is het voor de hand liggende fout</numerusform>
            <numerusform>bij %n is het voor de hand liggende fout</numerusform>
        </translation>
    </message>
    <message>
        <source>{choice}: {value} expected</source>
        <extracomment>openings_words.best</extracomment>
        <translation>{choice}: {value} verwacht</translation>
    </message>
    <message>
        <source>Save a sheet to print…</source>
        <extracomment>openings_words.save_sheet: button</extracomment>
        <translation>Blad om af te drukken opslaan…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <extracomment>openings_words.save_title: dialog title</extracomment>
        <translation>Het blad opslaan</translation>
    </message>
    <message>
        <source>Document to print (*.pdf)</source>
        <extracomment>openings_words.kinds: Return the filter of the kind of file that the sheet is.</extracomment>
        <translation>Document om af te drukken (*.pdf)</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>sources.counting: shown while it is looked for</extracomment>
        <translation>Een ogenblik …</translation>
    </message>
    <message>
        <source>Which box to score</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Welk vak scoren?</translation>
    </message>
    <message>
        <source>All themes</source>
        <extracomment>sources.about: Return the name of a theme, or of all. learn.all_themes: link to what costs points</extracomment>
        <translation>Alle thema&apos;s</translation>
    </message>
    <message>
        <source>Earlier results</source>
        <extracomment>sources.earlier_heading: heading</extracomment>
        <translation>Eerdere resultaten</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>history.filters: name of a choice sources.rating_columns sources.earlier_columns</extracomment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Last time: {lost}.</source>
        <extracomment>sources.against_earlier: the result of the test before</extracomment>
        <translation>De keer ervoor: {lost}.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>sources.compared_columns progress.compared_columns new_game.who: row of the New game dialog: who plays</extracomment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Another test</source>
        <extracomment>sources.another_test: button</extracomment>
        <translation>Nog een test</translation>
    </message>
    <message>
        <source>Scores and luck</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Scores en geluk</translation>
    </message>
    <message>
        <source>per decision</source>
        <extracomment>progress.game_or_decision: buttons: what is shown</extracomment>
        <translation type="vanished">per beslissing</translation>
    </message>
    <message>
        <source>per game</source>
        <extracomment>progress.game_or_decision: buttons: what is shown</extracomment>
        <translation type="vanished">per spel</translation>
    </message>
    <message>
        <source>{score} points, luck {luck}</source>
        <extracomment>progress.game_card: Return what is said of one game.</extracomment>
        <translation>{score} punten, geluk {luck}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>progress.losses_columns progress.grouped_by: screen reader: choice of the groups progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Moving average</source>
        <extracomment>progress.losses_columns</extracomment>
        <translation>Voortschrijdend gemiddelde</translation>
    </message>
    <message numerus="yes">
        <source>%n games without help</source>
        <extracomment>progress.scores_note_alone</extracomment>
        <translation>
            <numerusform>%n spel zonder hulp</numerusform>
            <numerusform>%n spellen zonder hulp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intervals appear after %n games.</source>
        <extracomment>progress.intervals_explained: Return where the intervals come from, or when there are some.</extracomment>
        <translation>
            <numerusform>Vanaf %n spel zijn er intervallen.</numerusform>
            <numerusform>Vanaf %n spellen zijn er intervallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>by theme</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>op thema</translation>
    </message>
    <message>
        <source>by turn</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>op beurt</translation>
    </message>
    <message>
        <source>by box</source>
        <extracomment>progress.by: button: groups decisions</extracomment>
        <translation>op vak</translation>
    </message>
    <message>
        <source>verdicts</source>
        <extracomment>progress.points_or_verdicts: buttons: what is shown</extracomment>
        <translation>oordelen</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>progress.points_or_verdicts: buttons: what is shown</extracomment>
        <translation>punten</translation>
    </message>
    <message>
        <source>Shown as</source>
        <extracomment>progress.shown_as: screen reader: choice of the form</extracomment>
        <translation>Getoond als</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>progress.group_name: Return the name of a group.</extracomment>
        <translation>Beurt {turn}</translation>
    </message>
    <message>
        <source>clearly more than your average</source>
        <extracomment>progress.group_card: Return what is said of a group.</extracomment>
        <translation>zeker meer dan je gemiddelde</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Your scores, and those of perfect play</source>
        <extracomment>progress.scores_name: chart title</extracomment>
        <translation>Jouw scores en die van perfect spel</translation>
    </message>
    <message numerus="yes">
        <source>%n games; the line is the exact distribution of perfect play</source>
        <extracomment>progress.scores_note</extracomment>
        <translation>
            <numerusform>%n spel; de lijn is de exacte verdeling van perfect spel</numerusform>
            <numerusform>%n spellen; de lijn is de exacte verdeling van perfect spel</numerusform>
        </translation>
    </message>
    <message>
        <source>perfect play: {games}</source>
        <extracomment>progress.score_card: Return what is said of a range of scores.</extracomment>
        <translation>perfect spel: {games}</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>progress.scores_columns</extracomment>
        <translation>Scores</translation>
    </message>
    <message numerus="yes">
        <source>%n games with fair dice</source>
        <extracomment>progress.luck_of_all: Return the luck of all games, and what is to be said of it.</extracomment>
        <translation>
            <numerusform>%n spel met eerlijke dobbelstenen</numerusform>
            <numerusform>%n spellen met eerlijke dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: luck {luck} points per game.</source>
        <extracomment>progress.luck_of_all: Return the luck of all games, and what is to be said of it.</extracomment>
        <translation>{games}: geluk {luck} punten per spel.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Op den duur komt geluk op nul uit, hoe je ook speelt.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play, and so far yours has.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Op den duur komt geluk op nul uit, hoe je ook speelt, en dat van jou tot nu toe ook.</translation>
    </message>
    <message>
        <source>The last two turns</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>De laatste twee beurten</translation>
    </message>
    <message>
        <source>Where to put a bad turn</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Waarheen met een slechte beurt?</translation>
    </message>
    <message>
        <source>Rolling all five dice</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Alle vijf dobbelstenen gooien?</translation>
    </message>
    <message>
        <source>Yahtzee, alone or with others, with a coach that knows the exact value of every choice: the whole game is solved on this computer.</source>
        <extracomment>help.about_program</extracomment>
        <translation>Yahtzee, alleen of met anderen, met een coach die de exacte waarde van elke keuze kent: het hele spel wordt op deze computer opgelost.</translation>
    </message>
    <message numerus="yes">
        <source>%n games saved to {path}.</source>
        <extracomment>history.history_exported: Return the banner about a history that was written to a file.</extracomment>
        <translation>
            <numerusform>%n beëindigd spel is naar {path} geschreven.</numerusform>
            <numerusform>%n beëindigde spellen zijn naar {path} geschreven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were added.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n spel is toegevoegd.</numerusform>
            <numerusform>%n spellen zijn toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines couldn&apos;t be read as games.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n regel kon niet als spel worden gelezen.</numerusform>
            <numerusform>%n regels konden niet als spellen worden gelezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history couldn&apos;t be saved: {reason}.</source>
        <extracomment>history.export_failed</extracomment>
        <translation>De geschiedenis kon niet worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>it isn&apos;t a history exported by this program</source>
        <extracomment>history.no_history: reason, within a sentence</extracomment>
        <translation>het is geen geschiedenis die dit programma heeft geëxporteerd</translation>
    </message>
    <message>
        <source>your own history can&apos;t be opened ({detail})</source>
        <extracomment>history.own_history</extracomment>
        <translation>je eigen geschiedenis kan niet worden geopend ({detail})</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>history.not_looked_at: in a list, what choices cost that the coach has not looked at</extracomment>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>Each later {name} earns {bonus} points once its box has points.</source>
        <extracomment>names.further_five: Return what five alike do once their box is filled; nothing where they do nothing.</extracomment>
        <translation>Elke volgende {name} levert {bonus} punten op zodra het vak punten heeft.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>match_words.you: name of a player who has given none practice.answer_columns progress.you: name of the player among strategies new_game.you: name of a player who has given none</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Save the review…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Analyse opslaan…</translation>
    </message>
    <message>
        <source>Save the review</source>
        <extracomment>announcing.save_review_title: dialog title</extracomment>
        <translation>Analyse opslaan</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <extracomment>announcing.review_files: filter of a file dialog</extracomment>
        <translation>Tekst (*.txt)</translation>
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
        <translation>{game}-analyse</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>what would have been best</comment>
        <extracomment>announcing.best_column: column heading</extracomment>
        <translation>Het beste</translation>
    </message>
    <message>
        <source>greedy</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>gulzig</translation>
    </message>
    <message>
        <source>rules of thumb</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>vuistregels</translation>
    </message>
    <message>
        <source>perfect play</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>perfect spel</translation>
    </message>
    <message>
        <source>plays to win</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>speelt om te winnen</translation>
    </message>
    <message>
        <source>{name}, roll the dice</source>
        <extracomment>match_words.invitation</extracomment>
        <translation>{name}, gooi</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>coach.turn lessons.where: Return how far the game is in a position. strategies.in_turn: head of a card reviews.when: Return which decision of its game is meant: its turn, and how many rolls were left.</extracomment>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>{name} has {total}, {ahead} ahead of you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, {ahead} meer dan jij</translation>
    </message>
    <message>
        <source>{name} has {total}, {behind} behind you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, {behind} minder dan jij</translation>
    </message>
    <message>
        <source>{name} has {total}, level with you</source>
        <extracomment>announcing.ghost_stands: Return where a ghost stands; `ahead` is by how much it leads.</extracomment>
        <translation>{name}: {total}, evenveel als jij</translation>
    </message>
    <message numerus="yes">
        <source>You have finished this game before, with %n points. That result stands; this one doesn&apos;t count.</source>
        <extracomment>new_game.dealt_before</extracomment>
        <translation>
            <numerusform>Je hebt dit spel al eens uitgespeeld, met %n punt. Dat resultaat blijft staan; dit telt niet.</numerusform>
            <numerusform>Je hebt dit spel al eens uitgespeeld, met %n punten. Dat resultaat blijft staan; dit telt niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can be compiled ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>er kan niets gecompileerd worden ({detail})</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>reviews.previous_decision: button</extracomment>
        <translation>Vorige beslissing</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>reviews.next_decision: button</extracomment>
        <translation>Volgende beslissing</translation>
    </message>
    <message>
        <source>there was no choice</source>
        <extracomment>options.no_choice: remark on a decision that was none</extracomment>
        <translation>er was geen keuze</translation>
    </message>
    <message>
        <source>expected {value} · luck of the roll {luck}</source>
        <extracomment>reviews.figures: Return how the game stood after a decision, and what the roll before it gave.</extracomment>
        <translation>verwacht {value} · geluk van de worp {luck}</translation>
    </message>
    <message>
        <source>{figure} · expected {value} · luck of the roll {luck}</source>
        <extracomment>reviews.figures: Return how the game stood after a decision, and what the roll before it gave.</extracomment>
        <translation>{figure} · verwacht {value} · geluk van de worp {luck}</translation>
    </message>
    <message>
        <source>New positions</source>
        <extracomment>lessons.drop_them: button that loses the answers</extracomment>
        <translation>Andere nemen</translation>
    </message>
    <message>
        <source>Keep my answers</source>
        <extracomment>lessons.keep_them: button</extracomment>
        <translation>Antwoorden bewaren</translation>
    </message>
    <message>
        <source>1 in {of}</source>
        <extracomment>openings_words.chance: Return how often a roll comes among all ways in which five dice can fall.</extracomment>
        <translation>komt één keer op {of}</translation>
    </message>
    <message numerus="yes">
        <source>%n in {of}</source>
        <extracomment>openings_words.chance: Return how often a roll comes among all ways in which five dice can fall.</extracomment>
        <translation>
            <numerusform>komt %n keer op {of}</numerusform>
            <numerusform>komt %n keer op {of}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons 1 to {number}</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons. strategies.who: Return the name of a player.</extracomment>
        <translation>Lessen 1 tot en met {number}</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>sources.difficulty_column: heading of a column; how hard each puzzle was sources.rating_columns</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>sources._difficulty</extracomment>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>{mark} one of Tom Verhoeff&apos;s dilemmas. Enter or a double click opens a position again.</source>
        <extracomment>sources.dilemma_note</extracomment>
        <translation>{mark} een van de dilemma&apos;s van Tom Verhoeff. Enter of een dubbelklik opent een stelling opnieuw.</translation>
    </message>
    <message>
        <source>less than {score}</source>
        <extracomment>progress.score_range: Return a range of scores; without its beginning all that are lower, without its end all that are higher.</extracomment>
        <translation>minder dan {score}</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Resultaat kopiëren</translation>
    </message>
    <message>
        <source>must be a JSON object, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet een JSON-object zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be text of at least one character, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet tekst van minstens één teken zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be an object with one of {known}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet een object zijn met precies één van {known}</translation>
    </message>
    <message>
        <source>must be text of 1 to {most} characters, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet tekst van 1 tot {most} tekens zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be a list of 1 to {most} tables, one for each box, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet een lijst van 1 tot {most} tabellen zijn, een voor elk vak, niet {said}</translation>
    </message>
    <message>
        <source>Full joker</source>
        <extracomment>names._rules_names</extracomment>
        <translation type="vanished">Volle joker</translation>
    </message>
    <message>
        <source>full joker</source>
        <extracomment>names._rules_in_sentence</extracomment>
        <translation>volle joker</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points if the first scored 50, and may go into any open box: it counts in full in every lower one.</source>
        <extracomment>names._rules_explained</extracomment>
        <translation>Elke volgende Yahtzee levert 100 punten op als de eerste 50 opleverde, en mag in elk open vak: in elk vak onderaan telt hij volledig.</translation>
    </message>
    <message>
        <source>None yet</source>
        <extracomment>settings.no_backup: in place of a day: there is no copy</extracomment>
        <translation>Nog geen</translation>
    </message>
    <message>
        <source>keep {dice}</source>
        <extracomment>options._choice options.as_deed</extracomment>
        <translation>{dice} houden</translation>
    </message>
    <message>
        <source>score {points} in {box}</source>
        <extracomment>options.as_deed</extracomment>
        <translation>{points} bij {box} invullen</translation>
    </message>
    <message>
        <source>then the best</source>
        <extracomment>options.first_choice: Return the first choice, which is graded, of a decision that was made again; and what was `best`, if neither.</extracomment>
        <translation>daarna het beste</translation>
    </message>
    <message>
        <source>then the dice come up {dice}</source>
        <extracomment>options.option_spoken: Return an option with its value, and a demon&apos;s answer to it, as a screen reader says it.</extracomment>
        <translation>daarop volgt {dice}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <extracomment>options.roll_all: name of the keep of no dice</extracomment>
        <translation>Alle vijf gooien</translation>
    </message>
    <message>
        <source>Looking at rolls and upper totals…</source>
        <extracomment>why_words.looking</extracomment>
        <translation>Worpen en totalen boven worden bekeken…</translation>
    </message>
    <message>
        <source>This appears once the options are shown.</source>
        <extracomment>why_words.not_now</extracomment>
        <translation>Dit verschijnt zodra de opties te zien zijn.</translation>
    </message>
    <message>
        <source>Looking at other rules and goals: {done} of {of}</source>
        <extracomment>why_words.beyond</extracomment>
        <translation>Andere regels en doelen: {done} van {of}</translation>
    </message>
    <message numerus="yes">
        <source>with %n rolls left</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>
            <numerusform>met nog %n worp</numerusform>
            <numerusform>met nog %n worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>playing for {target} or more</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>als je voor {target} of meer speelt</translation>
    </message>
    <message>
        <source>with the bonus out of reach ({points})</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>als de bonus onbereikbaar is ({points})</translation>
    </message>
    <message>
        <source>with the bonus earned ({points})</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>als de bonus binnen is ({points})</translation>
    </message>
    <message>
        <source>with {points} in the upper boxes</source>
        <extracomment>why_words._total: Return how the upper boxes stand.</extracomment>
        <translation>met {points} in de vakken boven</translation>
    </message>
    <message>
        <source>Show the options</source>
        <extracomment>coach.show_options: button</extracomment>
        <translation>Opties tonen</translation>
    </message>
    <message>
        <source>Shows this player&apos;s scorecard.</source>
        <extracomment>match_words.card_hint</extracomment>
        <translation>Toont het scoreblad van deze speler.</translation>
    </message>
    <message>
        <source>{name}, what did you roll?</source>
        <extracomment>match_words.what_did_they_roll</extracomment>
        <translation>{name}, wat heb je gegooid?</translation>
    </message>
    <message>
        <source>exact: everyone else has finished</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>exact, alle anderen zijn klaar</translation>
    </message>
    <message>
        <source>Card below the dice</source>
        <extracomment>timeline.card: what a screen reader says of its tabs</extracomment>
        <translation>Kaart onder de dobbelstenen</translation>
    </message>
    <message>
        <source>Final score</source>
        <comment>a tab</comment>
        <extracomment>timeline.final_face: tab of the card below the dice</extracomment>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>This turn</source>
        <extracomment>timeline.turn_face: tab of the card below the dice</extracomment>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>After your choice you&apos;ll see here what it can lead to.</source>
        <extracomment>timeline.after_choice</extracomment>
        <translation>Na je keuze zie je hier waar die toe kan leiden.</translation>
    </message>
    <message>
        <source>With the coach off, nothing shows here. Look back at a choice when the game is over.</source>
        <extracomment>timeline.off</extracomment>
        <translation>Zonder coach is hier niets te zien. Kijk na het spel terug op een keuze.</translation>
    </message>
    <message>
        <source>The game is over. Look back at a choice to see where it could have led.</source>
        <extracomment>timeline.at_end</extracomment>
        <translation>Het spel is afgelopen. Kijk terug op een keuze en zie waar die toe had kunnen leiden.</translation>
    </message>
    <message>
        <source>This appears as soon as your chance is worked out.</source>
        <extracomment>timeline.waits_for_goal</extracomment>
        <translation>Dit verschijnt zodra je kans is uitgerekend.</translation>
    </message>
    <message>
        <source>Here you&apos;ll see what your own choices can lead to.</source>
        <extracomment>timeline.others_turn</extracomment>
        <translation>Hier zie je waar je eigen keuzes toe kunnen leiden.</translation>
    </message>
    <message>
        <source>This appears as soon as the coach is ready.</source>
        <extracomment>timeline.waits_for_table</extracomment>
        <translation>Dit volgt zodra de coach klaar is.</translation>
    </message>
    <message>
        <source>Work out the best chance</source>
        <extracomment>timeline.find_best: button beside a score</extracomment>
        <translation>Beste kans uitrekenen</translation>
    </message>
    <message>
        <source>This early in the game it takes up to a minute. Meanwhile you can play on.</source>
        <extracomment>timeline.early</extracomment>
        <translation>Zo vroeg in het spel duurt dat tot een minuut. Je kunt intussen doorspelen.</translation>
    </message>
    <message>
        <source>Drag the line, or use the arrow keys, for the chance of another score.</source>
        <extracomment>timeline.drag_hint</extracomment>
        <translation>Versleep de lijn of gebruik de pijltoetsen voor de kans op een andere score.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <extracomment>timeline.work_out: button below a sentence that says how long it takes</extracomment>
        <translation>Uitrekenen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>strategies.side_name: name of a table of strategies</extracomment>
        <translation>Naast elkaar</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the game as it stands, in a row of options</comment>
        <extracomment>timeline.short: Return an option in as few signs as there can be.</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>needs {score}</source>
        <comment>a mark on the axis of final scores</comment>
        <extracomment>timeline.goal_mark: Return what the goal&apos;s mark on the axis says: what it needs, or the certain score that is as good.</extracomment>
        <translation>nodig: {score}</translation>
    </message>
    <message>
        <source>{score} wins half the time</source>
        <comment>a mark on the axis of final scores</comment>
        <extracomment>timeline.goal_mark: Return what the goal&apos;s mark on the axis says: what it needs, or the certain score that is as good.</extracomment>
        <translation>{score} wint de helft van de keren</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <extracomment>timeline.or_more rules_lab.at_least: row of a table: the chance of a score strategies.or_more: head of a card</extracomment>
        <translation>{score} of meer</translation>
    </message>
    <message>
        <source>best chance there is: {chance}</source>
        <extracomment>timeline.best_chance</extracomment>
        <translation>beste kans die er is: {chance}</translation>
    </message>
    <message>
        <source>at best {chance}</source>
        <extracomment>timeline.short_best: the same where there is little room</extracomment>
        <translation>op zijn best {chance}</translation>
    </message>
    <message>
        <source>average {mean}</source>
        <extracomment>timeline.only_mean: the one figure of final scores that is known at once</extracomment>
        <translation>gemiddelde {mean}</translation>
    </message>
    <message>
        <source>{event}: {chance} with {option}</source>
        <extracomment>timeline.chances_of: as a screen reader says it</extracomment>
        <translation>{event}: {chance} met {option}</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <extracomment>tray.what_did_you_roll: in large letters</extracomment>
        <translation>Wat heb je gegooid?</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <extracomment>tray.let_program_roll: button, with dice of your own</extracomment>
        <translation>Programma gooit</translation>
    </message>
    <message>
        <source>Type that roll again</source>
        <extracomment>tray.correct_it: in large letters</extracomment>
        <translation>Typ die worp opnieuw</translation>
    </message>
    <message>
        <source>What you kept and scored stays. Esc cancels.</source>
        <extracomment>tray.type_it_again</extracomment>
        <translation>Wat je hield en invulde, blijft. Esc breekt af.</translation>
    </message>
    <message>
        <source>You&apos;re looking back: go back to the game to undo something there.</source>
        <extracomment>tray.undo_after_the_look</extracomment>
        <translation>Je kijkt terug: ga terug naar het spel om daar iets ongedaan te maken.</translation>
    </message>
    <message>
        <source>In Live mode the coach already shows everything a hint could tell you.</source>
        <extracomment>tray.no_hint_in_live</extracomment>
        <translation>In de stand Live toont de coach al alles wat een tip kan zeggen.</translation>
    </message>
    <message>
        <source>the joker rules don&apos;t allow this box now</source>
        <extracomment>tray.not_allowed_by_joker</extracomment>
        <translation>de jokerregels staan dit vak nu niet toe</translation>
    </message>
    <message>
        <source>Enter {number}</source>
        <extracomment>tray.face_button: a face that can be entered</extracomment>
        <translation>{number} invoeren</translation>
    </message>
    <message>
        <source>It counts in full as a joker, because your {box} box is filled.</source>
        <extracomment>tray.joker: Return what a later Yahtzee is worth, and why it counts in full where it does.</extracomment>
        <translation>Hij telt volledig als joker, omdat je vak {box} al gevuld is.</translation>
    </message>
    <message>
        <source>Perfect play, following the coach&apos;s own advice</source>
        <extracomment>demo.watching</extracomment>
        <translation>Perfect spel, op advies van de coach</translation>
    </message>
    <message>
        <source>Next: roll all five dice; there is nothing to choose</source>
        <extracomment>demo.next_roll</extracomment>
        <translation>Nu komt: alle vijf dobbelstenen gooien, er valt niets te kiezen</translation>
    </message>
    <message>
        <source>better than {number} % of a perfect player&apos;s games</source>
        <extracomment>games.better_than</extracomment>
        <translation>beter dan {number} % van de perfecte spellen</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>end_page.next_match: button: the next match of a series</extracomment>
        <translation>Volgende partij</translation>
    </message>
    <message>
        <source>Dice you keep stay as they are, and you can still let them go after the next roll. Keeping all {dice} doesn&apos;t count as a roll.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Dobbelstenen die je houdt blijven liggen, en na de volgende worp kun je ze nog steeds loslaten. Alle {dice} houden telt niet als worp.</translation>
    </message>
    <message>
        <source>After any roll you can score the dice in one open box, which is then filled for good. If the dice don&apos;t fit the box, it gets a zero.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Na elke worp kun je de dobbelstenen in een open vak noteren, dat daarmee definitief gevuld is. Passen de dobbelstenen niet bij het vak, dan krijgt het een nul.</translation>
    </message>
    <message>
        <source>The highest total wins. On your own, you play against par: what perfect play averages.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>Het hoogste totaal wint. Alleen speel je tegen par: wat perfect spel gemiddeld haalt.</translation>
    </message>
    <message>
        <source>If you roll a Yahtzee when the Yahtzee box is filled, with {points} or a zero, it can be a joker. While that box is open there are no jokers, and you may score any open box.</source>
        <extracomment>help.rules_jokers</extracomment>
        <translation>Gooi je een Yahtzee als het Yahtzee-vak al gevuld is, met {points} of een nul, dan kan het een joker zijn. Zolang dat vak open is zijn er geen jokers, en mag je elk open vak nemen.</translation>
    </message>
    <message>
        <source>You may score any open box. Full house and the straights get a zero.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Je mag elk open vak nemen. Full House en de straten krijgen een nul.</translation>
    </message>
    <message>
        <source>You&apos;re playing it now.</source>
        <extracomment>days_words.in_play</extracomment>
        <translation>Je speelt het nu.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>days_words.go_on: button, for the day in play history.go_on: button: a game that was begun</extracomment>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>After the first roll, a command appears here so you can check it yourself.</source>
        <extracomment>history.check_comes</extracomment>
        <translation>Na de eerste worp staat hier een opdracht waarmee je het zelf kunt controleren.</translation>
    </message>
    <message>
        <source>Check it yourself: run this command outside the program, and it prints the first roll of the game: {dice}.</source>
        <extracomment>history.check_explained</extracomment>
        <translation>Controleer het zelf: voer deze opdracht buiten het programma uit, en ze toont de eerste worp van het spel: {dice}.</translation>
    </message>
    <message>
        <source>Five-game card</source>
        <extracomment>history.five_games: a choice: games side by side; name of their table</extracomment>
        <translation>Vijf spellen op één blad</translation>
    </message>
    <message>
        <source>it was written by another version of the program ({detail})</source>
        <extracomment>history.other_version</extracomment>
        <translation>een andere versie van het programma heeft het geschreven ({detail})</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>set_up.others: fields for the others to beat</extracomment>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>What would change it?</source>
        <extracomment>why_words.heading: link below a reason</extracomment>
        <translation>Wat zou dat veranderen?</translation>
    </message>
    <message>
        <source>How the turn ends</source>
        <extracomment>why_words.endings_heading: heading of bars</extracomment>
        <translation>Hoe de beurt eindigt</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>why_words.why_heading: link back to the reason</extracomment>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>You&apos;ll see what this choice cost as soon as that is worked out.</source>
        <extracomment>coach.verdict_follows: in the place of a verdict</extracomment>
        <translation>Wat deze keuze kostte, zie je zodra het is uitgerekend.</translation>
    </message>
    <message>
        <source>about your last choice</source>
        <extracomment>why_words.last_choice: beside the faces of the card below the dice</extracomment>
        <translation>over je laatste keuze</translation>
    </message>
    <message>
        <source>you took {box}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>je nam {box}</translation>
    </message>
    <message>
        <source>you rolled all five</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>je gooide alle vijf</translation>
    </message>
    <message>
        <source>you kept {dice}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>je hield {dice}</translation>
    </message>
    <message>
        <source>{option} was best.</source>
        <extracomment>why_words.was_best: Return what would have been best, in a sentence.</extracomment>
        <translation>{option} was het best.</translation>
    </message>
    <message>
        <source>{option} against {other}</source>
        <extracomment>why_words.against: which option is explained, and against which</extracomment>
        <translation>{option} tegen {other}</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>coach.whole_game: title of the graph once the game is over</extracomment>
        <translation>Het hele spel</translation>
    </message>
    <message>
        <source>Make your choice, and you&apos;ll see here what it was worth.</source>
        <extracomment>coach.coach_judges</extracomment>
        <translation>Maak je keuze, dan laat de coach hier zien wat die waard was.</translation>
    </message>
    <message>
        <source>You&apos;re trying again on a copy, which doesn&apos;t count. Your game stays as it was.</source>
        <extracomment>coach.tries_again</extracomment>
        <translation>Je probeert het nog eens op een kopie, die niet telt. Je spel blijft zoals het was.</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <extracomment>coach.back_to_yours: button menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Terug naar je spel</translation>
    </message>
    <message>
        <source>Only {box} is left: get as many points there as you can</source>
        <extracomment>coach.hint_last_box: first hint</extracomment>
        <translation>Alleen het vak {box} is nog open: haal daar zo veel mogelijk punten</translation>
    </message>
    <message>
        <source>your choices cost {lost}</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>je keuzes kosten {lost}</translation>
    </message>
    <message>
        <source>your choices cost nothing so far</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>je keuzes kosten tot nu toe niets</translation>
    </message>
    <message>
        <source>Compare with another option</source>
        <extracomment>coach.compare_with: button with a list of options</extracomment>
        <translation>Vergelijken met een andere keuze</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>a tab</comment>
        <extracomment>timeline.why_face: tab of the card below the dice</extracomment>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>What you need</source>
        <comment>a tab</comment>
        <extracomment>timeline.needs_face: tab of the card below the dice, in a match</extracomment>
        <translation>Wat je nodig hebt</translation>
    </message>
    <message>
        <source>This match</source>
        <extracomment>timeline.this_match: heading of the strip of turns</extracomment>
        <translation>Deze wedstrijd</translation>
    </message>
    <message numerus="yes">
        <source>%n turns; click one to look back</source>
        <extracomment>timeline.turns_to_come: beside: This game</extracomment>
        <translation>
            <numerusform>%n beurt; klik erop om terug te kijken</numerusform>
            <numerusform>%n beurten; klik er een aan om terug te kijken</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}: {verdict}</source>
        <extracomment>timeline._turn_judged: one of the turns, as a screen reader says it</extracomment>
        <translation>beurt {number}: {verdict}</translation>
    </message>
    <message>
        <source>turn {number} in play</source>
        <extracomment>timeline._turn_in_play: the same of the turn in play</extracomment>
        <translation>beurt {number} is bezig</translation>
    </message>
    <message>
        <source>Your best chance of this score if you play for nothing else.</source>
        <extracomment>timeline.best_hint</extracomment>
        <translation>De beste kans op deze score als je niets anders wilt, wat het gemiddelde ook is.</translation>
    </message>
    <message>
        <source>{box}: the turn ends here {chance} of the time, {points} points on average</source>
        <extracomment>timeline.box_spoken: Return a row of the chances of boxes, as a screen reader says it.</extracomment>
        <translation>{box}: hier eindigt de beurt in {chance} van de gevallen, met gemiddeld {points} punten</translation>
    </message>
    <message numerus="yes">
        <source>%n more. Backspace deletes the last one.</source>
        <extracomment>tray.type_rest</extracomment>
        <translation>
            <numerusform>Nog %n cijfer. Backspace haalt het laatste weg.</numerusform>
            <numerusform>Nog %n cijfers. Backspace haalt het laatste weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>With that roll you couldn&apos;t have scored that box. Undo the score first.</source>
        <extracomment>tray.slip_refused</extracomment>
        <translation>Dan had dat vak niet gemogen. Maak dat eerst ongedaan.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to decide here, so there&apos;s no hint.</source>
        <extracomment>tray.no_hint_here</extracomment>
        <translation>Een tip gaat over een beslissing van jou: hier valt niets te beslissen.</translation>
    </message>
    <message>
        <source>Playing: {name}. The coach says what would be best</source>
        <extracomment>demo.somebody_plays</extracomment>
        <translation>Aan het spel: {name}. De coach zegt wat het beste zou zijn</translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>
            <numerusform>%n was er al.</numerusform>
            <numerusform>%n waren er al.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results against each opponent</source>
        <extracomment>opponents_words.results_list: name of a table</extracomment>
        <translation>Resultaten tegen elke tegenstander</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>a column: a name</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>a column: how many</comment>
        <extracomment>opponents_words.columns: headings of a table reviews.over_games: further headings of that table</extracomment>
        <translation>Partijen</translation>
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
        <translation>Gelijk</translation>
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
        <translation>Jouw aandeel</translation>
    </message>
    <message>
        <source>95 % range</source>
        <comment>a column: an interval in per cent</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Voor 95 % zeker</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a column: per match, more or less than the opponent</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Who plays better</source>
        <comment>a column: whether it is known</comment>
        <extracomment>opponents_words.columns: headings of a table</extracomment>
        <translation>Wie er beter speelt</translation>
    </message>
    <message>
        <source>A tie counts as half. Your share in the long run is about 95 % certain to be in the range under “{range}”. Once that range no longer includes 50 %, you can be fairly sure who plays better.</source>
        <extracomment>opponents_words.explained</extracomment>
        <translation>Een gelijkspel telt half. Je aandeel op de lange duur ligt met ongeveer 95 % zekerheid tussen de getallen onder ‘{range}’. Valt 50 % erbuiten, dan weet je vrij zeker wie er beter speelt.</translation>
    </message>
    <message>
        <source>you do</source>
        <extracomment>opponents_words.you_are_better: in a column: who plays better</extracomment>
        <translation>jij</translation>
    </message>
    <message>
        <source>{name} does</source>
        <extracomment>opponents_words.they_are_better: in a column: who plays better</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>dead even so far</source>
        <extracomment>opponents_words.even: in a column: who plays better</extracomment>
        <translation>tot nu toe gelijk</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <extracomment>opponents_words.row: Return a line of the table.</extracomment>
        <translation>{low} tot {high} %</translation>
    </message>
    <message>
        <source>The latest series: {stands}.</source>
        <extracomment>opponents_words.latest_series: after the results of all matches</extracomment>
        <translation>De laatste reeks: {stands}.</translation>
    </message>
    <message>
        <source>Export my decisions</source>
        <extracomment>settings.title: title of the page, and of the dialog that asks for a file</extracomment>
        <translation>Mijn beslissingen exporteren</translation>
    </message>
    <message>
        <source>Not in the file: names, dates, seeds, and the order of your games. The lines are shuffled, but someone could still guess from the scores which ones belong together.</source>
        <extracomment>settings.left_out_always</extracomment>
        <translation>Niet in het bestand: namen, datums, startwaarden en de volgorde van je spellen. De regels zijn geschud; welke uit hetzelfde spel komen, is aan de punten nog wel te raden.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <extracomment>settings.reading</extracomment>
        <translation>Je spellen worden gelezen…</translation>
    </message>
    <message>
        <source>There is nothing to export yet: finish a game and let the coach look at it.</source>
        <extracomment>settings.nothing</extracomment>
        <translation>Er is nog niets te exporteren: speel een spel uit en laat de coach het bekijken.</translation>
    </message>
    <message>
        <source>One line of the file</source>
        <extracomment>settings.sample_heading: heading of a table</extracomment>
        <translation>Eén regel van het bestand</translation>
    </message>
    <message>
        <source>Show another line</source>
        <extracomment>settings.another: button</extracomment>
        <translation>Andere regel tonen</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>history.save_game: menu item: a finished game settings.save: button</extracomment>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>settings.tables: filter of file dialogs</extracomment>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <extracomment>settings.json_lines: filter of file dialogs</extracomment>
        <translation>JSON-regels (*.jsonl)</translation>
    </message>
    <message>
        <source>The whole line: {line}</source>
        <extracomment>settings.whole_line</extracomment>
        <translation>De hele regel: {line}</translation>
    </message>
    <message>
        <source>(none)</source>
        <extracomment>settings.empty: there is nothing in this column of a file</extracomment>
        <translation>(niets)</translation>
    </message>
    <message>
        <source>In the file</source>
        <comment>heading of a table</comment>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>In het bestand</translation>
    </message>
    <message>
        <source>In this line</source>
        <comment>heading of a table</comment>
        <extracomment>settings.columns: the name of a column, what stands there, and what it says</extracomment>
        <translation>In deze regel</translation>
    </message>
    <message>
        <source>Which rules</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welke regels</translation>
    </message>
    <message>
        <source>What was played for</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Waar om gespeeld werd</translation>
    </message>
    <message>
        <source>The boxes that were filled, and their points</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>De ingevulde vakken en hun punten</translation>
    </message>
    <message>
        <source>What was rolled</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wat er gegooid was</translation>
    </message>
    <message>
        <source>How many rolls were left</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Hoeveel worpen er nog over waren</translation>
    </message>
    <message>
        <source>What you chose first: dice to keep, or a box</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wat je eerst koos: dobbelstenen of een vak</translation>
    </message>
    <message>
        <source>What you chose in the end, if you took it back</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Wat je uiteindelijk koos, als je het terugnam</translation>
    </message>
    <message>
        <source>Which coach mode was on</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Welke coachstand aanstond</translation>
    </message>
    <message>
        <source>How much of a hint you had seen, 0 to 3</source>
        <extracomment>settings.meanings: Return what each column of the file says, by its name there.</extracomment>
        <translation>Hoeveel van een tip je had gezien, 0 tot 3</translation>
    </message>
    <message numerus="yes">
        <source>{decisions} decisions from %n games</source>
        <extracomment>settings.counted: Return how much there is to export.</extracomment>
        <translation>
            <numerusform>{decisions} beslissingen uit %n spel</numerusform>
            <numerusform>{decisions} beslissingen uit %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are missing: the coach hasn&apos;t looked at them yet.</source>
        <extracomment>settings.unseen_left_out</extracomment>
        <translation>
            <numerusform>%n spel ontbreekt nog: de coach heeft het nog niet bekeken.</numerusform>
            <numerusform>%n spellen ontbreken nog: de coach heeft ze nog niet bekeken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions couldn&apos;t be saved: {reason}.</source>
        <extracomment>settings.failed</extracomment>
        <translation>Je beslissingen konden niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your games couldn&apos;t be read.</source>
        <extracomment>settings.unread</extracomment>
        <translation>Je spellen konden niet worden gelezen.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions saved to {path}.</source>
        <extracomment>settings.saved: Return the banner about decisions that were written to a file.</extracomment>
        <translation>
            <numerusform>%n beslissing opgeslagen in {path}.</numerusform>
            <numerusform>%n beslissingen opgeslagen in {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{game}”? It isn&apos;t over, and can&apos;t be brought back.</source>
        <extracomment>history.give_up_question</extracomment>
        <translation>“{game}” verwijderen? Het spel is niet afgelopen en kan niet worden teruggehaald.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>history.nothing_found: in place of the list of games</extracomment>
        <translation>Geen spel gevonden.</translation>
    </message>
    <message>
        <source>opponents</source>
        <comment>a part of a sum: 3.2 the others</comment>
        <extracomment>history.adds_up: Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214.</extracomment>
        <translation>tegenstanders</translation>
    </message>
    <message>
        <source>Box averages</source>
        <extracomment>history.boxes_list: name of a table</extracomment>
        <translation>Gemiddelden per vak</translation>
    </message>
    <message>
        <source>The averages of perfect play are exact.</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>De gemiddelden van perfect spel zijn exact.</translation>
    </message>
    <message>
        <source>Figures as JSON (*.json)</source>
        <extracomment>buttons.kind: filter of the file dialog for an ending</extracomment>
        <translation>Cijfers als JSON (*.json)</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>practice.to_the_result: button after the last position</extracomment>
        <translation>Naar het resultaat</translation>
    </message>
    <message numerus="yes">
        <source>Get new positions? You will lose your %n answers so far.</source>
        <extracomment>lessons.drop_question</extracomment>
        <translation>
            <numerusform>Nieuwe stellingen halen? Je %n antwoord tot nu toe gaat dan verloren.</numerusform>
            <numerusform>Nieuwe stellingen halen? Je %n antwoorden tot nu toe gaan dan verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no hints in a test.</source>
        <extracomment>practice.no_hint_yet: Return why there is no hint before the first choice.</extracomment>
        <translation>In een test zijn er geen tips.</translation>
    </message>
    <message>
        <source>Choose first: hints come after a choice that isn&apos;t good enough.</source>
        <extracomment>practice.no_hint_yet: Return why there is no hint before the first choice.</extracomment>
        <translation>Kies eerst: tips komen na een keuze die niet goed genoeg is.</translation>
    </message>
    <message>
        <source>Try it: how many sixes do you keep?</source>
        <extracomment>lessons.alike_heading: heading of a picture to play with</extracomment>
        <translation>Probeer het: hoeveel zessen houd je?</translation>
    </message>
    <message>
        <source>Try it: what do you keep?</source>
        <extracomment>lessons.straight_heading: heading of a picture to play with</extracomment>
        <translation>Probeer het: wat houd je?</translation>
    </message>
    <message>
        <source>Try it: how many fours in the first turn?</source>
        <extracomment>lessons.fours_heading: heading of a picture to play with</extracomment>
        <translation>Probeer het: hoeveel vieren in de eerste beurt?</translation>
    </message>
    <message>
        <source>The chance of each hand if you go for nothing else. Exact.</source>
        <extracomment>lessons.going_for_it: below the bars</extracomment>
        <translation>De kans op elke combinatie als je nergens anders voor gaat. Exact.</translation>
    </message>
    <message numerus="yes">
        <source>%n fours in Fours: {score} on average.</source>
        <extracomment>lessons.fours_said: Return what the game is worth with that number of fours in Fours, and what the last one of them was worth.</extracomment>
        <translation>
            <numerusform>%n vier in Vieren: gemiddeld {score}.</numerusform>
            <numerusform>%n vieren in Vieren: gemiddeld {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these: score where you get the most points. If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._MOST_POINTS</extracomment>
        <translation>Geen van deze: vul in waar je de meeste punten krijgt. Bij gelijke stand het vak dat hoger staat.</translation>
    </message>
    <message>
        <source>Score where you get the most points. If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._JUST_MOST_POINTS</extracomment>
        <translation>Vul in waar je de meeste punten krijgt. Bij gelijke stand het vak dat hoger staat.</translation>
    </message>
    <message>
        <source>Keep three 3s, 4s, 5s or 6s if their upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd drie gelijke 3’en, 4’en, 5’en of 6’en als hun bovenste vak open is.</translation>
    </message>
    <message>
        <source>Keep a pair of 4s, 5s or 6s if its upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een paar 4’en, 5’en of 6’en als het bovenste vak ervan open is.</translation>
    </message>
    <message>
        <source>Keep a pair of 2s or 3s if its upper box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een paar 2’en of 3’en als het bovenste vak ervan open is.</translation>
    </message>
    <message>
        <source>Keep a pair of 5s or 6s if Three of a kind, Four of a kind or Chance is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een paar 5’en of 6’en als Three of a kind, Carré of Chance open is.</translation>
    </message>
    <message>
        <source>Score a Yahtzee in the Yahtzee box if you get 50 for it.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Noteer een Yahtzee in Yahtzee als hij daar 50 oplevert.</translation>
    </message>
    <message>
        <source>Score four 4s, 5s or 6s in their upper box if it is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Noteer vier gelijke 4’en, 5’en of 6’en in hun bovenste vak als dat open is.</translation>
    </message>
    <message>
        <source>Score Large straight if you get 40 for it.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Noteer in Grote straat als dat 40 oplevert.</translation>
    </message>
    <message>
        <source>Keep matching dice</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Houd wat gelijk is</translation>
    </message>
    <message>
        <source>Keep made hands</source>
        <extracomment>lessons.name: the name of a lesson</extracomment>
        <translation>Wat af is blijft</translation>
    </message>
    <message>
        <source>more than 99 %</source>
        <extracomment>lessons.share_right: Return the share of positions in which a rule is right; 99.9 % is not rounded up to all of them.</extracomment>
        <translation>meer dan 99 %</translation>
    </message>
    <message>
        <source>A straight is hard to get, so keep it. Three of a kind can beat a full house as long as its upper box is open.</source>
        <extracomment>lessons._made_hands:</extracomment>
        <translation>Een straat krijg je niet vaak, dus die blijft. Drie gelijke kunnen meer waard zijn dan een Full House, zolang hun bovenste vak open is.</translation>
    </message>
    <message>
        <source>After the last roll, that finds the right box {share} of the time; just scoring the most points finds it {other} of the time.</source>
        <extracomment>lessons._usual:</extracomment>
        <translation>Na de laatste worp vind je zo in {share} van de gevallen het juiste vak; met alleen de meeste punten in {other}.</translation>
    </message>
    <message>
        <source>Three of each face make {points} points in the upper boxes, and that earns you {bonus} more.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Drie van elk getal maken boven {points} punten, en daar krijg je er {bonus} bij.</translation>
    </message>
    <message>
        <source>Perfect play earns the bonus in {number} % of games.</source>
        <extracomment>lessons._pace:</extracomment>
        <translation>Perfect spel haalt de bonus in {number} % van de spellen.</translation>
    </message>
    <message>
        <source>Aces, twos and threes count towards the bonus too, and their boxes have to be filled at some point.</source>
        <extracomment>lessons._low_dice</extracomment>
        <translation>Ook enen, tweeën en drieën tellen voor de bonus, en hun vakken moeten ooit gevuld worden.</translation>
    </message>
    <message>
        <source>As long as Three of a kind is open, one pair is better: it can become more.</source>
        <extracomment>lessons._two_pairs</extracomment>
        <translation>Zolang Three of a kind open is, is één paar beter: het kan meer worden.</translation>
    </message>
    <message>
        <source>Get {needed} of {of} and the lesson is learned. Have another look at it, then try ten more.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Met {needed} van {of} is de les geleerd. Lees hem nog eens, en probeer er dan tien nieuwe.</translation>
    </message>
    <message>
        <source>Your current scorecard</source>
        <extracomment>openings_words.scopes</extracomment>
        <translation>Je huidige scoreblad</translation>
    </message>
    <message>
        <source>First rolls for</source>
        <extracomment>openings_words.scope_name: label of the choice below</extracomment>
        <translation>Eerste worpen voor</translation>
    </message>
    <message>
        <source>No roll matches. Type dice from 1 to 6, or words from the table.</source>
        <extracomment>openings_words.none_found</extracomment>
        <translation>Geen worp gevonden. Typ dobbelstenen van 1 tot 6, of woorden uit de tabel.</translation>
    </message>
    <message>
        <source>What to keep from every first roll of a game</source>
        <extracomment>openings_words.sheet_title: Return the title of the sheet.</extracomment>
        <translation>Wat je houdt van elke eerste worp van een spel</translation>
    </message>
    <message>
        <source>What to keep from every first roll with this scorecard</source>
        <extracomment>openings_words.sheet_title: Return the title of the sheet.</extracomment>
        <translation>Wat je met dit scoreblad houdt van elke eerste worp</translation>
    </message>
    <message>
        <source>Tosses a coin for each die: keep it or roll it. Scores where it gets the most points.</source>
        <extracomment>sources.how_they_play: Return how a strategy plays that the test is compared with, or what the player&apos;s result is. strategies._how: how a player plays</extracomment>
        <translation>Gooit voor elke dobbelsteen een munt op: houden of gooien. Vult in waar het het meest oplevert.</translation>
    </message>
    <message>
        <source>Intervals, in brackets, hold about 95 % of the time. They&apos;re worked out from whole games because decisions in a game are related, and allow for one costly choice that hasn&apos;t come up yet.</source>
        <extracomment>progress.intervals_explained: Return where the intervals come from, or when there are some.</extracomment>
        <translation>De intervallen tussen haakjes kloppen in ongeveer 95 % van de gevallen. Ze zijn berekend uit hele spellen omdat de beslissingen in een spel samenhangen, en houden rekening met één dure fout die nog niet voorkwam.</translation>
    </message>
    <message>
        <source>with intervals of about 95 %; what clearly costs more than your average stands out</source>
        <extracomment>progress.where_note: Return what is drawn; nothing more than the title says where there are no intervals yet.</extracomment>
        <translation>met intervallen van ongeveer 95 %; wat zeker duurder is dan je gemiddelde valt op</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <extracomment>progress.score_range: Return a range of scores; without its beginning all that are lower, without its end all that are higher.</extracomment>
        <translation>{first} of meer</translation>
    </message>
    <message>
        <source>Averages, and how far they fall short of perfect play (bars)</source>
        <extracomment>progress.compared_name: name of a chart of strategies and the player</extracomment>
        <translation>Gemiddelden, en wat er tot perfect spel ontbreekt (balken)</translation>
    </message>
    <message>
        <source>Short of perfect play</source>
        <extracomment>progress.compared_columns</extracomment>
        <translation>Ontbreekt tot perfect</translation>
    </message>
    <message>
        <source>free joker rules; exact for strategies, an interval of about 95 % for you</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>vrije joker; exact voor strategieën, een interval van ongeveer 95 % voor jou</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>sources.rating_heading: heading</extracomment>
        <translation>Je rating</translation>
    </message>
    <message>
        <source>Everyone starts here. After ten puzzles it&apos;s closer to your level.</source>
        <extracomment>sources.no_rating: below the rating of a new player</extracomment>
        <translation>Iedereen begint hier. Na tien puzzels past hij beter bij je.</translation>
    </message>
    <message>
        <source>Each puzzle you answer becomes a dot here, with your rating after it.</source>
        <extracomment>sources.no_answers</extracomment>
        <translation>Elke puzzel die je beantwoordt wordt hier een stip: je rating daarna.</translation>
    </message>
    <message>
        <source>At your level</source>
        <extracomment>learn.at_your_level</extracomment>
        <translation>Op jouw niveau</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>learn.start: button that begins the plan of the day new_game.start: button that begins the game</extracomment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>No positions found. Try another theme.</source>
        <extracomment>sources.no_puzzles</extracomment>
        <translation>Geen stellingen gevonden. Probeer een ander thema.</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <extracomment>sources.more_puzzles: button after a session</extracomment>
        <translation>Meer puzzels</translation>
    </message>
    <message numerus="yes">
        <source>That was about %n minutes.</source>
        <extracomment>sources.time_is_up</extracomment>
        <translation type="vanished">
            <numerusform>Dat was ongeveer %n minuut.</numerusform>
            <numerusform>Dat waren ongeveer %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>sources.rating_columns</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>±</source>
        <extracomment>sources.rating_columns</extracomment>
        <translation>±</translation>
    </message>
    <message>
        <source>latest puzzle</source>
        <extracomment>sources.latest_puzzle: label below the last dot of a chart</extracomment>
        <translation>laatste puzzel</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles ago</source>
        <extracomment>sources.puzzles_ago: label below the oldest dot of a chart</extracomment>
        <translation>
            <numerusform>%n puzzel geleden</numerusform>
            <numerusform>%n puzzels geleden</numerusform>
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
        <translation>Met ongeveer 95 % zekerheid tussen {low} en {high}.</translation>
    </message>
    <message>
        <source>About 95 % certain to be at least {low}: hardly any puzzles are hard enough to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Met ongeveer 95 % zekerheid minstens {low}: om meer te zeggen zijn er nauwelijks puzzels die moeilijk genoeg zijn.</translation>
    </message>
    <message>
        <source>About 95 % certain to be at most {high}: hardly any puzzles are easy enough to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Met ongeveer 95 % zekerheid hoogstens {high}: om meer te zeggen zijn er nauwelijks puzzels die makkelijk genoeg zijn.</translation>
    </message>
    <message>
        <source>Too few answers yet to say more.</source>
        <extracomment>sources.rating_between: Return what the interval says: its ends are those of the figures as they are written.</extracomment>
        <translation>Nog te weinig antwoorden om meer te zeggen.</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>sources.answer_card: Return what is said of a dot in the chart.</extracomment>
        <translation>rating {rating}</translation>
    </message>
    <message>
        <source>You have no costly choices like that.</source>
        <extracomment>sources.no_such_mistake</extracomment>
        <translation>Zo&apos;n dure keuze heb je niet gemaakt.</translation>
    </message>
    <message>
        <source>Play one without help and it counts.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>Speel er een zonder hulp, dan telt het.</translation>
    </message>
    <message>
        <source>Short of perfect</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Tekort tot perfect</translation>
    </message>
    <message>
        <source>Lessons 1 and 2</source>
        <extracomment>learn.first_lessons: Return the name of a player who knows the first lessons.</extracomment>
        <translation>Lessen 1 en 2</translation>
    </message>
    <message>
        <source>After lessons 1 and 2</source>
        <extracomment>learn.pupil_card: Return what is said of a player after a number of lessons, the last of which has a name.</extracomment>
        <translation>Na de lessen 1 en 2</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Correct a typed roll</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Getypte worp verbeteren</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. set_up.play: button</extracomment>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Paste a position or game</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Stelling of spel plakken</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als JSON kopiëren</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Alle toetsen tonen</translation>
    </message>
    <message>
        <source>Looking back: the previous decision</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Bij het terugkijken: de vorige beslissing</translation>
    </message>
    <message>
        <source>Each of the six upper boxes adds up the dice of one face. Get 63 points there, which is three of each face, and you earn 35 more.</source>
        <extracomment>new_game.welcome_facts: the two bonuses that every plan has to do with</extracomment>
        <translation>Elk van de zes bovenste vakken telt de dobbelstenen van één getal. Met 63 punten daar, dus drie van elk, krijg je er 35 bij.</translation>
    </message>
    <message>
        <source>Who&apos;s playing</source>
        <extracomment>new_game.kind_of_game: screen reader: choice of alone or against others</extracomment>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Two people can&apos;t have the same name.</source>
        <extracomment>new_game.same_name</extracomment>
        <translation>Twee mensen kunnen niet dezelfde naam hebben.</translation>
    </message>
    <message>
        <source>The dice for {day}.</source>
        <extracomment>new_game.seed_of_day: about a seed that is the one of a day</extracomment>
        <translation>De dobbelstenen van {day}.</translation>
    </message>
    <message>
        <source>dice seen before</source>
        <extracomment>end_page.not_first_time: remark on a result with dice that were known games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>dobbelstenen al gezien</translation>
    </message>
    <message>
        <source>Working it out: {percent} %</source>
        <extracomment>timeline.working: in the place of final scores</extracomment>
        <translation>Wordt berekend: {percent} %</translation>
    </message>
    <message>
        <source>Copied. You can paste it here or in an email.</source>
        <extracomment>set_up.copied</extracomment>
        <translation>Gekopieerd. Je kunt het hier of in een e-mail plakken.</translation>
    </message>
    <message>
        <source>Copied as text. You can paste it here or in an email.</source>
        <extracomment>set_up.copied_game</extracomment>
        <translation type="vanished">Het spel is als tekst gekopieerd. Je kunt het hier of in een mail plakken.</translation>
    </message>
    <message>
        <source>There&apos;s no text on the clipboard.</source>
        <extracomment>set_up.nothing_to_paste</extracomment>
        <translation>Er staat geen tekst op het klembord.</translation>
    </message>
    <message>
        <source>A game from this position. It doesn&apos;t count towards your level; Undo takes you back to your game.</source>
        <extracomment>set_up.plays_from_here</extracomment>
        <translation>Een spel vanaf deze stelling. Het telt niet voor je niveau; met Ongedaan maken ga je terug naar je spel.</translation>
    </message>
    <message>
        <source>The game you pasted is open.</source>
        <extracomment>set_up.opened_game</extracomment>
        <translation>Het geplakte spel is open.</translation>
    </message>
    <message>
        <source>Start a game from this position. It doesn&apos;t count towards your level; Undo takes you back to your game.</source>
        <extracomment>set_up.play_hint</extracomment>
        <translation>Begint een spel vanaf deze stelling. Het telt niet voor je niveau; met Ongedaan maken ga je terug naar je spel.</translation>
    </message>
    <message>
        <source>Type five faces, such as 2 2 4 5 2, or click them.</source>
        <extracomment>tray.type_five</extracomment>
        <translation>Typ vijf ogen, zoals 2 2 4 5 2, of klik ze aan.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>timeline.roll_all: in the place of dice to keep, below “at best, keeping”</extracomment>
        <translation>niets</translation>
    </message>
    <message numerus="yes">
        <source>Type or click %n new dice. Kept different dice? Press Esc.</source>
        <extracomment>tray.type_roll</extracomment>
        <translation>
            <numerusform>Geef %n nieuw cijfer. Andere gehouden? Esc.</numerusform>
            <numerusform>Geef %n nieuwe cijfers. Andere gehouden? Esc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type more faces to keep, Backspace to keep fewer</source>
        <extracomment>tray.type_more_to_keep: below: Keeping 4 4</extracomment>
        <translation>Cijfers houden meer dobbelstenen, Backspace minder</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no dice are kept</comment>
        <extracomment>turn_chances_words.nothing: in a list of keeps</extracomment>
        <translation>niets</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>
            <numerusform>%n paar</numerusform>
            <numerusform>%n paren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>dice</comment>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair. turn_chances_words.faces_in_words: Return faces that matter with how many others there are: 1 3 and three others.</extracomment>
        <translation>
            <numerusform>%n andere</numerusform>
            <numerusform>%n andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <extracomment>turn_chances_words.alike: Return dice by how many are alike, from large to small, as a player says it: 3 alike + a pair.</extracomment>
        <translation>
            <numerusform>%n dobbelsteen</numerusform>
            <numerusform>%n verschillende</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between keeps that are equally good</comment>
        <extracomment>turn_chances_words.either: Return keeps that are equally good; of many only the first few.</extracomment>
        <translation> of </translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>rules_lab.start_from: list of rule sets to begin with</extracomment>
        <translation>Begin met</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <extracomment>rules_lab.upper_boxes: row of buttons, one for each face</extracomment>
        <translation>Bovenste vakken</translation>
    </message>
    <message>
        <source>changed rules</source>
        <extracomment>rules_lab.no_start: in the list of rule sets, if it is none of them</extracomment>
        <translation>gewijzigde regels</translation>
    </message>
    <message>
        <source>Add a box…</source>
        <extracomment>rules_lab.add_box: list of boxes that can be added</extracomment>
        <translation>Vak toevoegen…</translation>
    </message>
    <message>
        <source>a box of your own</source>
        <extracomment>rules_lab.own_box: in that list</extracomment>
        <translation>een eigen vak</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of rules, beside a field</comment>
        <extracomment>rules_lab.name_field</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>rules_lab.save: button: keep the rules under their name</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Saved. You&apos;ll find these rules under “Start from”.</source>
        <extracomment>rules_lab.saved</extracomment>
        <translation>Bewaard. Je vindt deze regels onder ‘Begin met’.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>rules_lab.remove: button: rules that were saved set_up.forget: link: no longer keep the position</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Removed. They are still shown here, in case you want to save them again.</source>
        <extracomment>rules_lab.removed</extracomment>
        <translation>Verwijderd. Hier staan ze nog, als je ze weer wilt bewaren.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>rules_lab.open_file: button</extracomment>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Share these rules as a file</source>
        <extracomment>rules_lab.share_title: dialog title</extracomment>
        <translation>Deze regels als bestand delen</translation>
    </message>
    <message>
        <source>Rules (*.toml)</source>
        <extracomment>rules_lab.rules_files: filter of file dialogs</extracomment>
        <translation>Regels (*.toml)</translation>
    </message>
    <message>
        <source>These rules can&apos;t be saved: {reason}.</source>
        <extracomment>rules_lab.not_saved</extracomment>
        <translation>Deze regels kunnen niet worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>That file can&apos;t be opened: {reason}.</source>
        <extracomment>rules_lab.not_opened</extracomment>
        <translation>Dat bestand kan niet worden geopend: {reason}.</translation>
    </message>
    <message>
        <source>Opened. Press Save to keep these rules here.</source>
        <extracomment>rules_lab.opened</extracomment>
        <translation>Geopend. Met ‘Bewaren’ blijven deze regels hier.</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <extracomment>rules_lab.play: button: new game by these rules</extracomment>
        <translation>Hiermee spelen</translation>
    </message>
    <message>
        <source>Open New game with these rules.</source>
        <extracomment>rules_lab.play_hint</extracomment>
        <translation>Opent Nieuw spel met deze regels.</translation>
    </message>
    <message>
        <source>{field}: less</source>
        <extracomment>rules_lab.step_down: screen reader: the button with a minus</extracomment>
        <translation>{field}: minder</translation>
    </message>
    <message>
        <source>{field}: more</source>
        <extracomment>rules_lab.step_up: screen reader: the button with a plus</extracomment>
        <translation>{field}: meer</translation>
    </message>
    <message>
        <source>Every player fills the boxes in the order of the card.</source>
        <extracomment>rules_lab.in_order_hint</extracomment>
        <translation>Iedereen vult de vakken in de volgorde van het blad.</translation>
    </message>
    <message>
        <source>Remove {box} from the card</source>
        <extracomment>rules_lab.remove_box: button beside a box</extracomment>
        <translation>{box} van het blad halen</translation>
    </message>
    <message>
        <source>{box}: what makes it, and what it scores</source>
        <extracomment>rules_lab.edit_box: button that opens the fields of a box</extracomment>
        <translation>{box}: wat ervoor nodig is en wat het oplevert</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>rules_lab.move_up: button: move a box up the card</extracomment>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>rules_lab.move_down: button: move a box down the card</extracomment>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Needs</source>
        <extracomment>rules_lab.made_by: beside a list of patterns</extracomment>
        <translation>Nodig zijn</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>rules_lab.count_field: beside a list: dice alike, or in a row</extracomment>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Which</source>
        <extracomment>rules_lab.which_field: beside a field: which groups, or which rolls</extracomment>
        <translation>Welke</translation>
    </message>
    <message>
        <source>a fixed number of points</source>
        <extracomment>rules_lab.number_of_points: in that list</extracomment>
        <translation>vaste punten</translation>
    </message>
    <message>
        <source>groups can share a face</source>
        <extracomment>rules_lab.same_face: box to be ticked: two pairs of the same face count</extracomment>
        <translation>mogen gelijk zijn</translation>
    </message>
    <message>
        <source>On the first roll</source>
        <extracomment>rules_lab.first_roll: beside a field: points if the first roll makes the box</extracomment>
        <translation>Bij de eerste worp</translation>
    </message>
    <message>
        <source>Rolls per turn</source>
        <extracomment>new_game.rolls_per_turn: choice rules_lab.field_name: a field that belongs to no box; the name is that of five alike strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Worpen per beurt</translation>
    </message>
    <message>
        <source>Bonus earned at</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>verdien je vanaf</translation>
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
        <translation>1 tot 5</translation>
    </message>
    <message>
        <source>points; 0 for none</source>
        <extracomment>rules_lab.field_unit: below the name of a field rules_lab.field_unit: below the name of a field rules_lab.field_unit: below the name of a field</extracomment>
        <translation>punten; 0 voor geen</translation>
    </message>
    <message>
        <source>points in the upper boxes</source>
        <extracomment>rules_lab.field_unit: below the name of a field</extracomment>
        <translation>punten in de bovenste vakken</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no joker</comment>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>vrij</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>verplicht</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>rules_lab.joker: a kind of joker, in a list</extracomment>
        <translation>vol</translation>
    </message>
    <message>
        <source>Any box, and every lower box counts in full.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Elk vak, en alle onderste tellen volledig.</translation>
    </message>
    <message>
        <source>One pair</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Eén paar</translation>
    </message>
    <message>
        <source>A box for {faces}</source>
        <extracomment>rules_lab.face_button: Return what a screen reader says of the button of a face.</extracomment>
        <translation>Een vak voor {faces}</translation>
    </message>
    <message>
        <source>Equally good: {this} {with_this}, {other} {with_other}.</source>
        <extracomment>why_words.as_good</extracomment>
        <translation>Even goed: {this} {with_this}, {other} {with_other}.</translation>
    </message>
    <message>
        <source>From your games</source>
        <extracomment>tray.from_games_played: badge of a finished game that is looked at</extracomment>
        <translation>Uit je spellen</translation>
    </message>
    <message>
        <source>Only Yahtzee counts towards your level and progress: in other games the same choice can cost more or less.</source>
        <extracomment>end_page.no_level_explained</extracomment>
        <translation>Voor je niveau en voortgang telt alleen Yahtzee: in andere spellen kan dezelfde keuze meer of minder kosten.</translation>
    </message>
    <message numerus="yes">
        <source>%n daily games are left out: their dice would give away the date.</source>
        <extracomment>settings.daily_left_out</extracomment>
        <translation>
            <numerusform>%n dagspel blijft eruit: de dobbelstenen verraden de datum.</numerusform>
            <numerusform>%n dagspellen blijven eruit: de dobbelstenen verraden de datum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a large straight if its box is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Noteer een grote straat als het vak ervan open is.</translation>
    </message>
    <message>
        <source>Score a full house if its box is open.</source>
        <extracomment>rule_words.sentence rule_words.sentence</extracomment>
        <translation>Noteer een Full House als het vak ervan open is.</translation>
    </message>
    <message>
        <source>Keep the highest four in a row if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd de hoogste vier op een rij als Kleine straat open is.</translation>
    </message>
    <message>
        <source>Keep 2 3 4 5 if Large straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd 2 3 4 5 als Grote straat open is.</translation>
    </message>
    <message>
        <source>Keep three of a kind if its upper box, Three of a kind, Four of a kind or Yahtzee is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd drie gelijke als hun bovenste vak, Three of a kind, Carré of Yahtzee open is.</translation>
    </message>
    <message>
        <source>Keep two pairs if Full house is open and Three of a kind is filled.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd twee paren als Full House open is en Three of a kind gevuld.</translation>
    </message>
    <message>
        <source>Keep the highest four faces of a large straight, gap or not, if Large straight is open and Small straight is filled.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd de hoogste vier ogenwaarden van een grote straat, met of zonder gat, als Grote straat open is en Kleine straat gevuld.</translation>
    </message>
    <message>
        <source>Keep 3 4 5 if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd 3 4 5 als Kleine straat open is.</translation>
    </message>
    <message>
        <source>Keep 2 3 4 if Small straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd 2 3 4 als Kleine straat open is.</translation>
    </message>
    <message>
        <source>Keep a 4, 5 or 6 whose upper box is open, and any other dice of that face.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een 4, 5 of 6 waarvan het bovenste vak open is, met alle andere stenen van die ogenwaarde.</translation>
    </message>
    <message>
        <source>Keep a 1, 2 or 3 whose upper box is open, and any other dice of that face.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een 1, 2 of 3 waarvan het bovenste vak open is, met alle andere stenen van die ogenwaarde.</translation>
    </message>
    <message>
        <source>Keep a pair if Three of a kind, Four of a kind, Full house or Yahtzee is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd een paar als Three of a kind, Carré, Full House of Yahtzee open is.</translation>
    </message>
    <message>
        <source>Keep the highest three faces of a small straight, gap or not, if Small or Large straight is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd de hoogste drie ogenwaarden van een kleine straat, met of zonder gat, als Kleine of Grote straat open is.</translation>
    </message>
    <message>
        <source>Keep every 4, 5 and 6 if Chance is open.</source>
        <extracomment>rule_words.sentence</extracomment>
        <translation>Houd alle 4’en, 5’en en 6’en als Chance open is.</translation>
    </message>
    <message>
        <source>First rolls</source>
        <extracomment>openings_words.openings_title: heading</extracomment>
        <translation>Eerste worpen</translation>
    </message>
    <message>
        <source>Skill test</source>
        <extracomment>sources.proficiency_title: heading</extracomment>
        <translation>Vaardigheidstest</translation>
    </message>
    <message>
        <source>How you compare</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Jij vergeleken</translation>
    </message>
    <message numerus="yes">
        <source>%n games of Yahtzee without help</source>
        <extracomment>progress.counted_games: Return which games count.</extracomment>
        <translation>
            <numerusform>%n spel Yahtzee zonder hulp</numerusform>
            <numerusform>%n spellen Yahtzee zonder hulp</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>learn.practise: on a bar: practises choices like these</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a place: the table</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>a place</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a place: those that were played</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Lab</source>
        <comment>a place: the laboratory</comment>
        <extracomment>menu_words.place_name</extracomment>
        <translation>Lab</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>a tab: what to practise today</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Progress</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Your costly choices</source>
        <comment>a tab</comment>
        <extracomment>sources.choices_name: what is practised</extracomment>
        <translation>Dure keuzes</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>a tab</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Skill test</source>
        <comment>a tab</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Vaardigheidstest</translation>
    </message>
    <message>
        <source>Lessons</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>First rolls</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Eerste worpen</translation>
    </message>
    <message>
        <source>List</source>
        <comment>a tab: of games</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>a tab: the calendar of daily games</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <comment>a tab: what each box of the card brings</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a tab: are they fair?</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Stelling</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>a tab: who plays how well</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>a tab</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>a tab: chances in a turn</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Kansen</translation>
    </message>
    <message>
        <source>{place}: {tab}</source>
        <extracomment>menu_words.page_title: Return the title of a page of a place, as it is spoken and as a way back says it.</extracomment>
        <translation>{place}: {tab}</translation>
    </message>
    <message>
        <source>Pages of this place</source>
        <extracomment>menu_words.tabs_name: spoken: a row of buttons</extracomment>
        <translation>Pagina&apos;s van deze plek</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>menu_words.places_name: spoken: a row of buttons</extracomment>
        <translation>Plekken</translation>
    </message>
    <message numerus="yes">
        <source>%n positions to practise today</source>
        <extracomment>menu_words.due_today: what the number beside Learn says</extracomment>
        <translation>
            <numerusform>Vandaag %n stelling om te oefenen</numerusform>
            <numerusform>Vandaag %n stellingen om te oefenen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>menu_words.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Daily game</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Dagspel</translation>
    </message>
    <message>
        <source>Same rolls again</source>
        <extracomment>end_page.same_rolls_again: button history.same_rolls: button menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Dezelfde worpen opnieuw</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a menu item: those that were played</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a menu item: a game from a file</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Spel opslaan…</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <extracomment>history.copy_line: menu item: a finished game menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als regel kopiëren</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. settings.settings_title: title of the page settings.folder_settings: folder</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Today&apos;s practice</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Vandaag oefenen</translation>
    </message>
    <message>
        <source>Compare with another option…</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Vergelijken met een andere…</translation>
    </message>
    <message>
        <source>Compare others against this</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Andere hiermee vergelijken</translation>
    </message>
    <message>
        <source>Next player&apos;s card</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Blad van volgende speler</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>a menu item</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Help</translation>
    </message>
    <message>
        <source>Welcome again</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Two famous games</source>
        <comment>a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Twee beroemde spellen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Help, or the word under the mouse</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Help, of het woord onder de muis</translation>
    </message>
    <message>
        <source>After thirteen turns every box is filled, and the highest total wins. All the rules are in Help.</source>
        <extracomment>new_game.welcome_rules</extracomment>
        <translation>Na dertien beurten is elk vak gevuld, en de meeste punten winnen. Alle regels staan in Help.</translation>
    </message>
    <message>
        <source>“Feedback” teaches you the most, because you choose first. Press C to change the mode at any time.</source>
        <extracomment>new_game.about_modes</extracomment>
        <translation>Van ‘Feedback’ leer je het meest, omdat je eerst zelf kiest. Met de toets C wissel je op elk moment van modus.</translation>
    </message>
    <message>
        <source>To win</source>
        <extracomment>new_game.to_win: what is played for against opponents</extracomment>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>only knows Yahtzee&apos;s boxes</source>
        <extracomment>new_game.knows_other_boxes: about an opponent</extracomment>
        <translation>speelt alleen Yahtzee</translation>
    </message>
    <message>
        <source>The daily game begins in {after}: in {live} it would count as one with help.</source>
        <extracomment>new_game.quieted: notice as it begins</extracomment>
        <translation>Het dagspel begint met „{after}”: met „{live}” zou het als een spel met hulp tellen.</translation>
    </message>
    <message>
        <source>Any box; full house and straights count in full once the matching upper box is filled.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Elk vak; full house en straten tellen volledig zodra het bovenste vak van dat oog gevuld is.</translation>
    </message>
    <message>
        <source>The matching upper box first, then any lower box in full, then a zero.</source>
        <extracomment>rules_lab.joker_explained: what a kind of joker does</extracomment>
        <translation>Eerst het bovenste vak van dat oog, dan een onderste volledig, dan een nul.</translation>
    </message>
    <message>
        <source>groups of dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>groepen</translation>
    </message>
    <message>
        <source>faces in a row</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>ogen op rij</translation>
    </message>
    <message>
        <source>any dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>willekeurige stenen</translation>
    </message>
    <message>
        <source>the dice that make it</source>
        <extracomment>rules_lab.points_kind: Return what a box scores, in a list.</extracomment>
        <translation>de passende dobbelstenen</translation>
    </message>
    <message>
        <source>all five dice</source>
        <extracomment>rules_lab.points_kind: Return what a box scores, in a list.</extracomment>
        <translation>alle vijf dobbelstenen</translation>
    </message>
    <message>
        <source>sum of its dice</source>
        <extracomment>rules_lab.sums: Return in short what a box scores whose points are no number.</extracomment>
        <translation>som van de passende</translation>
    </message>
    <message>
        <source>Jokers and bonuses for a later five of a kind need a box for it: add one, or turn them off.</source>
        <extracomment>rules_lab.refusal: Return in a sentence why a draft is no rule set.</extracomment>
        <translation>Jokers en de bonus voor nog eens vijf gelijke hebben er een vak voor nodig: voeg er een toe, of zet ze uit.</translation>
    </message>
    <message>
        <source>The upper bonus needs a whole number of points, from 1 to 1000.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Voor de bovenste bonus is een heel aantal punten nodig, van 1 tot 1000.</translation>
    </message>
    <message>
        <source>Groups must be numbers that add up to 5 at most, such as 3, 2.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Groepen zijn getallen die samen hoogstens 5 zijn, zoals 3, 2.</translation>
    </message>
    <message>
        <source>Each roll must be five faces from 1 to 6, such as 12345, 23456.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Worpen zijn vijf ogen van 1 tot 6, zoals 12345, 23456.</translation>
    </message>
    <message>
        <source>Points must be a whole number from 0 to 1000.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Punten moeten een heel getal van 0 tot 1000 zijn.</translation>
    </message>
    <message>
        <source>These figures are for the last rules that worked.</source>
        <extracomment>rules_lab.as_before</extracomment>
        <translation>De cijfers horen bij de laatste regels die konden.</translation>
    </message>
    <message>
        <source>There are no figures for these rules: {reason}.</source>
        <extracomment>rules_lab.no_figures</extracomment>
        <translation>Voor deze regels zijn er geen cijfers: {reason}.</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <extracomment>rules_lab.changed_title: name of rules that were changed</extracomment>
        <translation>{name}, gewijzigd</translation>
    </message>
    <message>
        <source>these</source>
        <extracomment>rules_lab.these: heading of a column: the rules that are being changed</extracomment>
        <translation>deze</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>rules_lab.change: heading of a column: the difference</extracomment>
        <translation>verschil</translation>
    </message>
    <message>
        <source>With one roll a turn there is nothing to keep.</source>
        <extracomment>rules_lab.no_keeps</extracomment>
        <translation>Met één worp per beurt valt er niets te houden.</translation>
    </message>
    <message>
        <source>Final scores: {percent} %</source>
        <extracomment>rules_lab._stages</extracomment>
        <translation>Eindscores: {percent} %</translation>
    </message>
    <message>
        <source>solved in {seconds} s</source>
        <extracomment>rules_lab.solved_in</extracomment>
        <translation type="vanished">berekend in {seconds} s</translation>
    </message>
    <message>
        <source>all five</source>
        <extracomment>rules_lab.kept: Return which dice are kept.</extracomment>
        <translation>alle vijf</translation>
    </message>
    <message numerus="yes">
        <source>%n of 252 rolls</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>
            <numerusform>%n van 252 worpen</numerusform>
            <numerusform>%n van 252 worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>once in {games} games</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>eens in {games} spellen</translation>
    </message>
    <message>
        <source>in every game</source>
        <extracomment>rules_lab.how_many: Return how many of the first rolls are kept otherwise, and how often a game begins with one of them.</extracomment>
        <translation>in elk spel</translation>
    </message>
    <message>
        <source>The text left some things out: {remark}.</source>
        <extracomment>set_up.assumed</extracomment>
        <translation>Niet alles stond in de tekst: {remark}.</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <extracomment>set_up.positions: name of a list</extracomment>
        <translation>Bewaarde stellingen</translation>
    </message>
    <message>
        <source>Something on the card or in the dice isn&apos;t right yet.</source>
        <extracomment>set_up.why_no_play: why a game can&apos;t begin</extracomment>
        <translation>Er klopt nog iets niet op het blad of bij de dobbelstenen.</translation>
    </message>
    <message>
        <source>Chances against perfect opponents</source>
        <extracomment>set_up.perfect_others: below the coach&apos;s options</extracomment>
        <translation>Kansen tegen perfecte tegenstanders</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <extracomment>set_up.dice_missing</extracomment>
        <translation>
            <numerusform>Er ontbreekt nog %n dobbelsteen.</numerusform>
            <numerusform>Er ontbreken nog %n dobbelstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type five new faces, or click a die to change it.</source>
        <extracomment>set_up.change_dice</extracomment>
        <translation>Typ nieuwe ogen, of klik op een dobbelsteen.</translation>
    </message>
    <message>
        <source>Every box is filled, so the game is over. Leave one empty.</source>
        <extracomment>set_up.full_card</extracomment>
        <translation>Alle vakken zijn gevuld, dus het spel is afgelopen. Laat er één leeg.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <extracomment>set_up.solving</extracomment>
        <translation>Wordt uitgerekend…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>set_up.leave_open: button: no points in this box yet</extracomment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Esc puts the {before} back.</source>
        <extracomment>set_up.back: what stood in a box before</extracomment>
        <translation>Esc zet de {before} terug.</translation>
    </message>
    <message>
        <source>{box} can score {points}.</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>{box}: mogelijk is {points}.</translation>
    </message>
    <message>
        <source>These rules have no Yahtzee bonuses.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Deze regels hebben geen Yahtzee-bonussen.</translation>
    </message>
    <message>
        <source>There are no Yahtzee bonuses without 50 in Yahtzee.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Zonder 50 bij Yahtzee zijn er geen Yahtzee-bonussen.</translation>
    </message>
    <message>
        <source>With these scores there can&apos;t be a Yahtzee bonus.</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>Met deze punten kan er geen Yahtzee-bonus zijn.</translation>
    </message>
    <message>
        <source>How many Yahtzee bonuses: 0, 1, 2 …</source>
        <extracomment>set_up.reason: Return why an entry of a card can&apos;t be, or the text of one of the others.</extracomment>
        <translation>Hoeveel Yahtzee-bonussen: 0, 1, 2 …</translation>
    </message>
    <message>
        <source>0 or {points}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>0 of {points}</translation>
    </message>
    <message>
        <source>{points} or {last}</source>
        <extracomment>set_up._listed: Return numbers as a list: a few one by one, many in a row from the first to the last.</extracomment>
        <translation>{points} of {last}</translation>
    </message>
    <message>
        <source>Number of positions for today beside Learn</source>
        <extracomment>settings.shows_due</extracomment>
        <translation>Aantal stellingen voor vandaag naast Leren</translation>
    </message>
    <message>
        <source>Celebrate big moments</source>
        <extracomment>settings.celebrates: setting</extracomment>
        <translation>Bijzondere momenten vieren</translation>
    </message>
    <message>
        <source>measuring…</source>
        <extracomment>settings.cache_being_measured: in place of a size not known yet</extracomment>
        <translation>meten…</translation>
    </message>
    <message>
        <source>The cache couldn&apos;t be cleared completely: {reason}.</source>
        <extracomment>settings.cache_not_cleared</extracomment>
        <translation>De cache kon niet helemaal worden geleegd: {reason}.</translation>
    </message>
    <message>
        <source>Picture copied: paste it anywhere.</source>
        <extracomment>shell.picture_copied</extracomment>
        <translation>Afbeelding gekopieerd: plak die waar je wilt.</translation>
    </message>
    <message>
        <source>these games are already open in another window, which isn&apos;t responding</source>
        <extracomment>shell.open_already</extracomment>
        <translation>deze spellen zijn al open in een ander venster, dat niet reageert</translation>
    </message>
    <message>
        <source>turn {number}: there is no box {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>beurt {number}: er is geen vak {said}</translation>
    </message>
    <message>
        <source>turn {number}: {said} isn&apos;t allowed: {reason}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>beurt {number}: {said} mag niet: {reason}</translation>
    </message>
    <message>
        <source>turn {number}: {said} doesn&apos;t match the seed and the rules</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>beurt {number}: {said} past niet bij de startwaarde en de regels</translation>
    </message>
    <message>
        <source>{dice} dice have too many states and keeps for this target; take fewer dice or faces</source>
        <extracomment>targets.OddsFault: What can be too much for an answer. The name of a field stands in front.</extracomment>
        <translation>{dice} dobbelstenen hebben voor dit doel te veel mogelijkheden; neem minder dobbelstenen of ogen</translation>
    </message>
    <message>
        <source>{rolls} rolls are too many for these dice and faces; take fewer</source>
        <extracomment>targets.OddsFault: What can be too much for an answer. The name of a field stands in front.</extracomment>
        <translation>{rolls} worpen zijn te veel voor deze dobbelstenen en ogen; neem er minder</translation>
    </message>
    <message>
        <source>box {number}: {reason}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>vak {number}: {reason}</translation>
    </message>
    <message>
        <source>must be {own}, {all}, one with a number more as in &apos;all+30&apos;, or a whole number from 0 to {most}, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet {own}, {all}, een van beide met een getal erbij zoals in &apos;all+30&apos; of een heel getal van 0 tot {most} zijn, niet {said}</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>is not valid JSON that can be read (nested too deeply)</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>is geen leesbare JSON (te diep genest)</translation>
    </message>
    <message>
        <source>is not valid JSON that can be read (a number is too long)</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>is geen leesbare JSON (een getal is te lang)</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>niet opgegeven</translation>
    </message>
    <message>
        <source>is given twice</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>twee keer opgegeven</translation>
    </message>
    <message>
        <source>must end with a number from 0 to {most}, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>moet eindigen met een getal van 0 tot {most}, niet met {said}</translation>
    </message>
    <message>
        <source>a name must be letters, digits and hyphens, {most} at most, not {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een naam bestaat uit letters, cijfers en streepjes, hoogstens {most}, niet {said}</translation>
    </message>
    <message>
        <source>there can be at most {most} rules</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>er kunnen hoogstens {most} regels zijn</translation>
    </message>
    <message>
        <source>there is no condition {said}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>die voorwaarde is er niet: {said}</translation>
    </message>
    <message>
        <source>there is no box {said}, only {known}</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>er is geen vak {said}, alleen {known}</translation>
    </message>
    <message>
        <source>Watch a player you&apos;re comparing play a game in its own window. Close the window to come back.</source>
        <extracomment>strategies.watch_hint</extracomment>
        <translation>Een van de spelers die je vergelijkt speelt een spel, in een eigen venster. Sluit het om terug te gaan.</translation>
    </message>
    <message>
        <source>% below</source>
        <comment>per cent of games that end with less</comment>
        <extracomment>strategies.lower_column: heading of a column</extracomment>
        <translation>% eronder</translation>
    </message>
    <message>
        <source>Try again from here, on a copy that doesn&apos;t count: your game stays as it is, and undo takes you back.</source>
        <extracomment>reviews.play_on_explained: Return what that button does to the game.</extracomment>
        <translation>Probeer het vanaf hier nog eens, op een kopie die niet telt: je spel blijft zoals het is, en ongedaan maken brengt je terug.</translation>
    </message>
    <message>
        <source>The chances can&apos;t be worked out.</source>
        <extracomment>turn_chances_words.failed goals.working_out: Return the status line while chances, or what a risk makes of a game, are worked out, and how far that is.</extracomment>
        <translation>De kansen kunnen niet worden berekend.</translation>
    </message>
    <message>
        <source>must be {least} to {most}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet {least} tot {most} zijn, niet {said}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice at your table</source>
        <extracomment>tray.roll_at_table: Roll button</extracomment>
        <translation>
            <numerusform>Gooi er %n aan tafel</numerusform>
            <numerusform>Gooi er %n aan tafel</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>new_game.player: a name, until another one is typed</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Fresh rolls no one has seen.</source>
        <extracomment>new_game.random_explained</extracomment>
        <translation>Dobbelstenen die nog niemand heeft geworpen.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <extracomment>tray.no_such_face</extracomment>
        <translation>Een dobbelsteen heeft 1 tot en met 6.</translation>
    </message>
    <message>
        <source>There&apos;s only one choice here.</source>
        <extracomment>why_words.one_choice</extracomment>
        <translation>Hier is maar één keuze.</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <extracomment>match_words.did: an opponent&apos;s name, and what became of the turn</extracomment>
        <translation>{name}: {deed}</translation>
    </message>
    <message>
        <source>Still best with other totals, rules and goals.</source>
        <extracomment>why_words.nothing</extracomment>
        <translation>Ook bij andere standen, regels en doelen de beste.</translation>
    </message>
    <message>
        <source>Best now: {option}</source>
        <extracomment>why_words.best_now</extracomment>
        <translation>Nu het best: {option}</translation>
    </message>
    <message>
        <source>what would change that:</source>
        <extracomment>why_words.otherwise: after what is best now, before what would change that</extracomment>
        <translation>dit zou het veranderen:</translation>
    </message>
    <message>
        <source>{option} is just as good.</source>
        <extracomment>why_words.just_as_good: of one more option beside two that are compared</extracomment>
        <translation>{option} is net zo goed.</translation>
    </message>
    <message>
        <source>The coach is watching. It warns you before a choice that costs too much, and judges each choice once it&apos;s made.</source>
        <extracomment>coach.coach_warns</extracomment>
        <translation>De coach kijkt toe. Hij waarschuwt je voor een keuze die te veel kost, en beoordeelt elke keuze achteraf.</translation>
    </message>
    <message>
        <source>No other die shows a {face}.</source>
        <extracomment>tray.no_other_shows: dice of your own: that face can&apos;t be kept</extracomment>
        <translation>Geen andere dobbelsteen toont een {face}.</translation>
    </message>
    <message>
        <source>Correct roll</source>
        <extracomment>tray.correct_roll: button beside the Roll button: types a mistyped roll again</extracomment>
        <translation>Worp wijzigen</translation>
    </message>
    <message>
        <source>You haven&apos;t typed a roll yet.</source>
        <extracomment>tray.nothing_to_correct</extracomment>
        <translation>Je hebt nog geen worp getypt.</translation>
    </message>
    <message>
        <source>You&apos;re looking back: go back to the game for a hint.</source>
        <extracomment>tray.hint_after_the_look</extracomment>
        <translation>Je kijkt terug: ga terug naar het spel voor een tip.</translation>
    </message>
    <message>
        <source>Type your roll first, or press Esc to go back.</source>
        <extracomment>tray.type_roll_first</extracomment>
        <translation>Typ eerst je worp, of ga terug met Esc.</translation>
    </message>
    <message>
        <source>No matches yet. Start one with “New game”, “Against opponents”.</source>
        <extracomment>opponents_words.no_results: in place of a table</extracomment>
        <translation type="vanished">Nog geen partijen. Begin er een met ‘Nieuw spel’, ‘Tegen anderen’.</translation>
    </message>
    <message numerus="yes">
        <source>unclear: about %n matches needed in all</source>
        <comment>in a column, if it goes on like this</comment>
        <extracomment>opponents_words.to_know</extracomment>
        <translation>
            <numerusform>onduidelijk tot ongeveer %n partij</numerusform>
            <numerusform>onduidelijk tot ongeveer %n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>in the line below</source>
        <extracomment>settings.below: in the place of a value that is too long for its cell</extracomment>
        <translation>in de regel hieronder</translation>
    </message>
    <message>
        <source>A game from your list.</source>
        <extracomment>history.from_the_list: notice over a finished game</extracomment>
        <translation>Een spel uit je lijst.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <extracomment>history.back_to_list: button in that notice</extracomment>
        <translation>Terug naar de lijst</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games? You can undo this until you close the program.</source>
        <extracomment>history.delete_question: question before several games are deleted</extracomment>
        <translation>
            <numerusform>%n spel verwijderen? Dat kun je ongedaan maken zolang het programma draait.</numerusform>
            <numerusform>%n spellen verwijderen? Dat kun je ongedaan maken zolang het programma draait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <extracomment>history.keep_them: button: games are not deleted</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Press again to roll all five dice.</source>
        <extracomment>tray.press_again: Return that Roll is to be pressed again if that many dice are to be rolled.</extracomment>
        <translation>Druk nog een keer om alle vijf dobbelstenen te gooien.</translation>
    </message>
    <message>
        <source>One more {face} is no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>Nog een {face} helpt niet.</translation>
    </message>
    <message>
        <source>The extra {dice} are no use.</source>
        <extracomment>why_words._of_extra: Return that dice kept besides the better ones are no use; nothing if they help.</extracomment>
        <translation>{dice} erbij helpen niet.</translation>
    </message>
    <message>
        <source>Opponents&apos; turns</source>
        <extracomment>coach.others end_page.others</extracomment>
        <translation>Beurten van anderen</translation>
    </message>
    <message>
        <source>opponents&apos; turns {change}</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>beurten van anderen {change}</translation>
    </message>
    <message>
        <source>previous turn</source>
        <extracomment>timeline.short_last_turn: the same where there is little room</extracomment>
        <translation>vorige beurt</translation>
    </message>
    <message>
        <source>Best chance?</source>
        <extracomment>timeline.short_find_best: the same button where there is little room</extracomment>
        <translation>Beste kans?</translation>
    </message>
    <message>
        <source>or a zero</source>
        <extracomment>timeline.or_zero: row below a box: how often the turn ends there with nothing</extracomment>
        <translation>of een nul</translation>
    </message>
    <message>
        <source>if you score {box}</source>
        <extracomment>timeline.about: Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn&apos;t yet.</extracomment>
        <translation>als je {box} invult</translation>
    </message>
    <message>
        <source>{about} · exact</source>
        <comment>after what the figures are</comment>
        <extracomment>timeline.exact: Return after what the figures are with a word that they aren&apos;t estimated, without it, and what is shorter.</extracomment>
        <translation>precies · {about}</translation>
    </message>
    <message>
        <source>A copy</source>
        <extracomment>tray.a_copy: badge of a game that goes on from the middle of another one, which stays</extracomment>
        <translation>Een kopie</translation>
    </message>
    <message>
        <source>You&apos;ve started it.</source>
        <extracomment>days_words.begun: of a day whose game was left for another one</extracomment>
        <translation>Je bent eraan begonnen.</translation>
    </message>
    <message>
        <source>imported</source>
        <extracomment>history.imported: in a list, of a game that came from elsewhere, in the place of: with help</extracomment>
        <translation>geïmporteerd</translation>
    </message>
    <message>
        <source>✓ learned at {needed} of {of} on the first try</source>
        <extracomment>lessons.pass_mark</extracomment>
        <translation>✓ geleerd vanaf {needed} van {of} in één keer</translation>
    </message>
    <message>
        <source>Next: lesson {number}, {lesson}, worth {gain} points a game.</source>
        <extracomment>lessons.next_goal</extracomment>
        <translation>Nu: les {number}, {lesson}, goed voor {gain} punten per spel.</translation>
    </message>
    <message>
        <source>A new game of Yahtzee</source>
        <extracomment>openings_words.scopes</extracomment>
        <translation>Een nieuw spel Yahtzee</translation>
    </message>
    <message>
        <source>{lesson} would have saved you {lost} points here, more than any other lesson.</source>
        <extracomment>sources.test_remedy</extracomment>
        <translation>{lesson} had je hier {lost} punten bespaard, meer dan elke andere les.</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the lower end of an interval</comment>
        <extracomment>progress.losses_columns</extracomment>
        <translation>van</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the upper end of an interval</comment>
        <extracomment>progress.losses_columns</extracomment>
        <translation>tot</translation>
    </message>
    <message>
        <source>After your first game of Yahtzee without help, you&apos;ll see here where its points went.</source>
        <extracomment>progress.no_decisions</extracomment>
        <translation>Na je eerste spel Yahtzee zonder hulp zie je hier waar de punten bleven.</translation>
    </message>
    <message>
        <source>Your scores appear here beside those of perfect play, after your first game of Yahtzee without help.</source>
        <extracomment>progress.no_scores</extracomment>
        <translation>Na je eerste spel Yahtzee zonder hulp staan je scores hier naast die van perfect spel.</translation>
    </message>
    <message>
        <source>free joker rules; exact</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>vrije joker; exact</translation>
    </message>
    <message>
        <source>free joker rules; exact for strategies, an interval for you after {games} games</source>
        <extracomment>progress.compared_note: Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts.</extracomment>
        <translation>vrije joker; exact voor strategieën, een interval voor jou vanaf {games} spellen</translation>
    </message>
    <message>
        <source>without luck: {average}</source>
        <extracomment>progress.your_average: what the player averages</extracomment>
        <translation>zonder geluk: {average}</translation>
    </message>
    <message>
        <source>can&apos;t play with extra points on the first roll</source>
        <extracomment>new_game.knows_no_first_rolls: about an opponent: why it can&apos;t be chosen</extracomment>
        <translation>kent geen extra punten voor de eerste worp</translation>
    </message>
    <message>
        <source>You rolled these dice yourself: the program can&apos;t roll them again.</source>
        <extracomment>end_page.same_rolls_explained: Return what the button does, or why it can&apos;t: the program never knew dice that were typed in.</extracomment>
        <translation>Je hebt deze dobbelstenen zelf gegooid: het programma kan ze niet nog eens gooien.</translation>
    </message>
    <message>
        <source>There&apos;s no room for another position: at most {most} are saved. Remove one first.</source>
        <extracomment>set_up.no_room</extracomment>
        <translation>Er is geen plaats voor nog een stelling: er worden er hoogstens {most} bewaard. Verwijder er eerst een.</translation>
    </message>
    <message>
        <source>This position can&apos;t be saved: its rules are too long.</source>
        <extracomment>set_up.too_long</extracomment>
        <translation>Deze stelling kan niet worden bewaard: de regels ervan zijn te lang.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>settings.settings_files: heading of the folders</extracomment>
        <translation>Je gegevens</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>settings.backups: of games and results, to go back to</extracomment>
        <translation>Kopieën</translation>
    </message>
    <message>
        <source>Go back to how everything was then? What is here now stays as a copy, too.</source>
        <extracomment>settings.open_backup_question</extracomment>
        <translation>Terug naar hoe alles toen was? Wat er nu is, blijft ook als kopie.</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>settings.open_backup_yes: button: to an older copy</extracomment>
        <translation>Teruggaan</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>settings.open_backup_no: button: at what is here now</extracomment>
        <translation>Hier blijven</translation>
    </message>
    <message>
        <source>Everything is as it was when this copy was made: {day}.</source>
        <extracomment>shell.backup_opened</extracomment>
        <translation>Alles is weer zoals toen deze kopie werd gemaakt: {day}.</translation>
    </message>
    <message>
        <source>{day}, copy {number}</source>
        <extracomment>settings.backup: Return the name of a copy: its day, and which of that day it is where there are several.</extracomment>
        <translation>{day}, kopie {number}</translation>
    </message>
    <message>
        <source>This game is over. You can go back and play on, but its result stays as it is.</source>
        <extracomment>coach.opens_result: question before the last choice is undone</extracomment>
        <translation>Dit spel is afgelopen. Je kunt teruggaan en verder spelen, maar de uitslag blijft zoals hij is.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>coach.leave_result: button: the game stays over</extracomment>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <extracomment>coach.undo_anyway: button</extracomment>
        <translation>Toch ongedaan maken</translation>
    </message>
    <message>
        <source>If you choose differently now, this game counts as one with help.</source>
        <extracomment>coach.another_is_help: of the button Try it again</extracomment>
        <translation>Kies je nu iets anders, dan telt dit spel als een spel met hulp.</translation>
    </message>
    <message>
        <source>Your other games are still there.</source>
        <extracomment>coach.all_still_there: notice over another game</extracomment>
        <translation>Je andere spellen zijn er nog.</translation>
    </message>
    <message>
        <source>Show them</source>
        <extracomment>coach.show_them: button in that notice: opens the list of games</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Match against {names}</source>
        <extracomment>match_words.against</extracomment>
        <translation>Wedstrijd tegen {names}</translation>
    </message>
    <message>
        <source>You have {hand}</source>
        <extracomment>tray._you_have: in large letters, after Roll was pressed: You have a Yahtzee</extracomment>
        <translation>Je hebt {hand}</translation>
    </message>
    <message>
        <source>Another {face} came up</source>
        <extracomment>tray._another_came_up: in large letters, after Roll was pressed</extracomment>
        <translation>Er is nog een {face} gevallen</translation>
    </message>
    <message>
        <source>first roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>eerste worp</translation>
    </message>
    <message>
        <source>second roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>tweede worp</translation>
    </message>
    <message>
        <source>third roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>derde worp</translation>
    </message>
    <message>
        <source>fourth roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>vierde worp</translation>
    </message>
    <message>
        <source>fifth roll</source>
        <extracomment>tray._rolls_of_turn: of a turn</extracomment>
        <translation>vijfde worp</translation>
    </message>
    <message>
        <source>Turn {turn}, {roll}</source>
        <extracomment>tray._roll_of: above: Type that roll again</extracomment>
        <translation>Beurt {turn}, {roll}</translation>
    </message>
    <message>
        <source>{name}, turn {turn}, {roll}</source>
        <extracomment>tray._roll_of_person: above: Type that roll again</extracomment>
        <translation>{name}, beurt {turn}, {roll}</translation>
    </message>
    <message numerus="yes">
        <source>Press again to roll %n dice.</source>
        <extracomment>tray.press_again: Return that Roll is to be pressed again if that many dice are to be rolled.</extracomment>
        <translation>
            <numerusform>Druk nog een keer om %n dobbelsteen te gooien.</numerusform>
            <numerusform>Druk nog een keer om %n dobbelstenen te gooien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games under way</source>
        <extracomment>history.under_way: name of a table</extracomment>
        <translation>Begonnen spellen</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>a column: games that aren&apos;t over</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Begonnen spellen</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a column: which turn a game is at</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>So far</source>
        <comment>a column: the points in a game that isn&apos;t over</comment>
        <extracomment>history.under_way_columns</extracomment>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <extracomment>history.turn_at: in that column practice.number_of: which position it is of how many</extracomment>
        <translation>{number} van {of}</translation>
    </message>
    <message>
        <source>on the table</source>
        <extracomment>history.on_the_table: in a list, behind the game that is in play</extracomment>
        <translation>op tafel</translation>
    </message>
    <message>
        <source>A Yahtzee, its bonus, a large straight, the upper bonus, a new best score, a flawless game</source>
        <extracomment>settings.celebrates</extracomment>
        <translation>Een Yahtzee, de bonus ervan, een grote straat, de bonus boven, een nieuw record, een foutloos spel</translation>
    </message>
    <message>
        <source>Nothing can be saved now ({reason}). You can play on, and the program keeps trying, but what it can&apos;t save is lost when you close it.</source>
        <extracomment>shell.unsaved</extracomment>
        <translation>Er kan nu niets worden opgeslagen ({reason}). Je kunt verder spelen en het programma blijft het proberen, maar wat het niet kan opslaan, is weg als je het sluit.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of this program, so it is left as it is. What you do now isn&apos;t saved.</source>
        <extracomment>shell.is_newer</extracomment>
        <translation>{path} is door een nieuwere versie van dit programma geschreven en blijft zoals het is. Wat je nu doet, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be written to. You can look at everything in it, but what you do now is lost when you close the program.</source>
        <extracomment>shell.read_only</extracomment>
        <translation>In de map {folder} kan niet worden geschreven. Je kunt alles erin bekijken, maar wat je nu doet, is weg als je het programma sluit.</translation>
    </message>
    <message>
        <source>Not all files of an earlier version could be read: {names}. They are kept in {path}.</source>
        <extracomment>shell.unread</extracomment>
        <translation>Niet alle bestanden van een eerdere versie konden worden gelezen: {names}. Ze worden bewaard in {path}.</translation>
    </message>
    <message>
        <source>The file with your games was gone or empty, so the copy of {day} took its place.</source>
        <extracomment>shell.gone</extracomment>
        <translation>Het bestand met je spellen was weg of leeg; de kopie van {day} is ervoor in de plaats gekomen.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <extracomment>shell.leave: button that closes the window of a game that is watched</extracomment>
        <translation>Stoppen met kijken</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>de tekst is leeg</translation>
    </message>
    <message>
        <source>a list can have at most {most} characters</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>een lijst mag hoogstens {most} tekens hebben</translation>
    </message>
    <message>
        <source>there are already {most} lists, so remove one first</source>
        <extracomment>reading.RuleFault: What can be wrong with a rule list, or a line of it. The name of a field stands in front.</extracomment>
        <translation>er zijn al {most} lijsten, dus verwijder er eerst een</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>strategies.who_plays: heading over a list of strategies strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <comment>how many lessons a player knows</comment>
        <extracomment>strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>what a chart shows its figures by</comment>
        <extracomment>strategies.chart_choice: name of a choice</extracomment>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>strategies.table_choice: name of a choice</extracomment>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Working it out.</source>
        <extracomment>strategies.wait: in the place of a chart</extracomment>
        <translation>Wordt uitgerekend.</translation>
    </message>
    <message>
        <source>To reach {score}</source>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>{score} halen</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>a player who plays it safe</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Daring</source>
        <comment>a player who takes risks</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Gewaagd</translation>
    </message>
    <message>
        <source>All at random</source>
        <comment>a player</comment>
        <extracomment>strategies._others: the name of a player</extracomment>
        <translation>Alles willekeurig</translation>
    </message>
    <message>
        <source>Gives up points for a final score that varies less.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Geeft punten weg voor een eindscore die minder schommelt.</translation>
    </message>
    <message>
        <source>Gives up points for a chance of a very high score.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Geeft punten weg voor een kans op een heel hoge score.</translation>
    </message>
    <message>
        <source>Keeps and scores at random.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Houdt en vult in zoals het toeval het wil.</translation>
    </message>
    <message>
        <source>A rule list of your own.</source>
        <extracomment>strategies._how: how a player plays</extracomment>
        <translation>Een eigen regellijst.</translation>
    </message>
    <message>
        <source>errors</source>
        <comment>a rule list that has some</comment>
        <extracomment>strategies.with_errors: in the place of its average</extracomment>
        <translation>fouten</translation>
    </message>
    <message>
        <source>can&apos;t play</source>
        <comment>a strategy by these rules</comment>
        <extracomment>strategies.impossible: in the place of its average</extracomment>
        <translation>kan niet</translation>
    </message>
    <message>
        <source>Only knows Yahtzee&apos;s boxes.</source>
        <extracomment>strategies.knows_yahtzee_only: why a strategy can&apos;t play by these rules</extracomment>
        <translation>Kent alleen de vakken van Yahtzee.</translation>
    </message>
    <message>
        <source>{name}, average {average}</source>
        <extracomment>strategies.average_spoken: said by a screen reader</extracomment>
        <translation>{name}, gemiddeld {average}</translation>
    </message>
    <message>
        <source>{percent} % done</source>
        <extracomment>strategies.percent_done: Return how much is worked out, in the place of a figure.</extracomment>
        <translation>{percent} % klaar</translation>
    </message>
    <message>
        <source>By turn</source>
        <extracomment>strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Per beurt</translation>
    </message>
    <message>
        <source>By box</source>
        <extracomment>why_words.by_parts_heading: link below a reason: the same in points, box by box strategies.chart_tab: what a chart is chosen by</extracomment>
        <translation>Per vak</translation>
    </message>
    <message>
        <source>{name}&apos;s choices</source>
        <extracomment>coach.choices_of: heading of the list of a person&apos;s choices</extracomment>
        <translation>Keuzes van {name}</translation>
    </message>
    <message>
        <source>cost</source>
        <comment>what choices cost</comment>
        <extracomment>end_page.cost_columns: headings of the list of costly choices options.cost_heading: Return the heading of a column of what options or choices cost: points, or per cent of a chance.</extracomment>
        <translation>kosten</translation>
    </message>
    <message>
        <source>Each choice you make appears here with what it cost. The fewer points your choices cost, the better you play: the rest is luck.</source>
        <extracomment>coach.nothing_yet: in the place of the list before the first choice</extracomment>
        <translation type="vanished">Hier verschijnt elke keuze die je maakt, met wat ze kostte. Hoe minder punten je keuzes kosten, hoe beter je speelt: de rest is geluk.</translation>
    </message>
    <message>
        <source>this turn</source>
        <extracomment>coach.this_turn: a turn that goes on, in the place of what it scored</extracomment>
        <translation>deze beurt</translation>
    </message>
    <message>
        <source>best:</source>
        <extracomment>coach.best_dice: before dice that were best to keep, drawn; there is little room</extracomment>
        <translation>beste:</translation>
    </message>
    <message>
        <source>best: {box}</source>
        <extracomment>coach.best_box: the box that was best; there is little room</extracomment>
        <translation>beste: {box}</translation>
    </message>
    <message>
        <source>best: all new</source>
        <extracomment>coach.best_all: to roll all five dice was best; there is little room</extracomment>
        <translation>beste: alles nieuw</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <extracomment>coach._change: a figure before and after a turn</extracomment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>coach.last_round: heading above what everyone in a match scored</extracomment>
        <translation>Laatste ronde</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>coach.all_rounds: opens what everyone scored in the rounds before</extracomment>
        <translation>Alle rondes</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>coach.round_number: heading above what everyone in a match scored</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Points by the end</source>
        <extracomment>why_words.points_heading: heading of bars</extracomment>
        <translation>Punten tot het einde</translation>
    </message>
    <message>
        <source>{name} took {box}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} nam {box}</translation>
    </message>
    <message>
        <source>{name} kept {dice}</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} hield {dice}</translation>
    </message>
    <message>
        <source>{name} rolled all five</source>
        <extracomment>why_words.was_done: Return what was chosen, in a sentence: by the player, or where several sit at the screen by a `name`.</extracomment>
        <translation>{name} gooide alle vijf</translation>
    </message>
    <message>
        <source>{box} now</source>
        <comment>beside a colour: what bars are of</comment>
        <extracomment>why_words.in_short_now: Return an option beside a colour: a keep by its dice, which may be drawn, a box as scored now.</extracomment>
        <translation>{box} nu</translation>
    </message>
    <message>
        <source>It&apos;s close: nothing makes much of a difference.</source>
        <extracomment>why_words.close_in_all: instead of reasons</extracomment>
        <translation>Het scheelt weinig: niets maakt veel uit.</translation>
    </message>
    <message>
        <source>It&apos;s many small things, and none stands out.</source>
        <extracomment>why_words.many_small_things: instead of reasons</extracomment>
        <translation>Het zijn veel kleine dingen, en geen ervan springt eruit.</translation>
    </message>
    <message>
        <source>The rest is many small things.</source>
        <extracomment>why_words.rest_is_small: after reasons</extracomment>
        <translation>De rest zijn veel kleine dingen.</translation>
    </message>
    <message>
        <source>but {sentence}</source>
        <extracomment>why_words.but: before what speaks for the other option, a sentence without its capital</extracomment>
        <translation>maar {sentence}</translation>
    </message>
    <message>
        <source>with the best choice</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>why_words.with_best</extracomment>
        <translation>met de beste keuze</translation>
    </message>
    <message>
        <source>with yours</source>
        <comment>9 % for a Yahtzee with the best choice, none ...</comment>
        <extracomment>why_words.with_yours</extracomment>
        <translation>met die van jou</translation>
    </message>
    <message>
        <source>{box} averages {later} if it stays open, {best} {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>{box} levert opengelaten gemiddeld {later} op, {best} {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if it stays open; {best} scores {mine} and averages {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>{box} levert nu {now} op, maar opengelaten gemiddeld {later}; {best} {mine} en {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now and averages {later} if it stays open; {best} scores {mine} and averages {left}.</source>
        <extracomment>why_words._of_boxes: Return what boxes that are scored make now, and what they average if they stay open, the other option&apos;s first.</extracomment>
        <translation>{box} levert nu {now} op, opengelaten gemiddeld {later}; {best} {mine} en {left}.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if you roll on.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{box} levert nu {now} op, maar gemiddeld {later} als je doorgooit.</translation>
    </message>
    <message>
        <source>{box} scores {now} now, but averages {later} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{box} levert nu {now} op, maar opengelaten gemiddeld {later}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, but averages {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} levert nu {mine} op, maar gemiddeld {left} als het open blijft.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages {left} if you roll on.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} levert nu {mine} op, en gemiddeld {left} als je doorgooit.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages only {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} levert nu {mine} op, opengelaten gemiddeld maar {left}.</translation>
    </message>
    <message>
        <source>{best} scores {mine} now, and averages {left} if it stays open.</source>
        <extracomment>why_words._of_one_box: Return the sentence where one option scores a box and the other one rolls.</extracomment>
        <translation>{best} levert nu {mine} op, opengelaten gemiddeld {left}.</translation>
    </message>
    <message>
        <source>by the end, {bonuses} average {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>tot het einde leveren {bonuses} gemiddeld {how}.</translation>
    </message>
    <message>
        <source>by the end, {box} averages {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>tot het einde levert {box} gemiddeld {how}.</translation>
    </message>
    <message>
        <source>the bonus comes {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>de bonus krijg je {how}.</translation>
    </message>
    <message>
        <source>this turn ends with a zero in {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>deze beurt eindigt met een nul in {box} {how}.</translation>
    </message>
    <message>
        <source>you have to use up {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>je moet {box} opofferen {how}.</translation>
    </message>
    <message>
        <source>you score {hand}{outs} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>{hand}{outs} scoor je {how}.</translation>
    </message>
    <message>
        <source>it ends in {box} {how}.</source>
        <comment>the turn; another box was named before</comment>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; `before` is the reason told before, for the same.</extracomment>
        <translation type="vanished">hij eindigt in {box} {how}.</translation>
    </message>
    <message>
        <source>the turn ends in {box} {how}.</source>
        <extracomment>why_words._sentence: Return a reason as a sentence that begins without a capital; both options are named where `is_named`.</extracomment>
        <translation>de beurt eindigt in {box} {how}.</translation>
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
        <translation>{this} in plaats van {other}</translation>
    </message>
    <message>
        <source>for sure</source>
        <comment>you get a small straight ...</comment>
        <extracomment>why_words._in_words: Return how often something happens, and how often after the other option, in short if both are plain figures.</extracomment>
        <translation>zeker</translation>
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
        <translation>nooit</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>bijna nooit</translation>
    </message>
    <message>
        <source>every time</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>elke keer</translation>
    </message>
    <message>
        <source>almost every time</source>
        <comment>you get the bonus ...</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>bijna elke keer</translation>
    </message>
    <message>
        <source>{chance} of the time</source>
        <comment>you get the bonus 9 % of the time</comment>
        <extracomment>why_words._often: Return how often something happens: never and always only where that is exact.</extracomment>
        <translation>in {chance} van de gevallen</translation>
    </message>
    <message>
        <source>choices cost {lost}</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>keuzes kosten {lost}</translation>
    </message>
    <message>
        <source>choices cost nothing so far</source>
        <extracomment>coach.timeline_lost: Return what the choices of the timeline cost, where there is no room for the rest.</extracomment>
        <translation>keuzes kosten tot nu toe niets</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>coach.first_game_heading: title of the coach&apos;s card</extracomment>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>Your last choice</source>
        <extracomment>coach.last_choice: title of the coach&apos;s card</extracomment>
        <translation>Je laatste keuze</translation>
    </message>
    <message>
        <source>The whole rules</source>
        <extracomment>coach.whole_rules: link to the page of rules</extracomment>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>or just play on</source>
        <extracomment>coach.or_play_on: beside the button Try it again</extracomment>
        <translation>of speel door</translation>
    </message>
    <message>
        <source>Why {cost}?</source>
        <comment>link below a choice: opens the bars</comment>
        <extracomment>coach.why_cost</extracomment>
        <translation>Waarom {cost}?</translation>
    </message>
    <message>
        <source>Up to three times a turn.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Tot drie keer per beurt.</translation>
    </message>
    <message>
        <source>Click the dice you like; the others roll again.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Klik op de dobbelstenen die je wilt houden; de andere gooi je opnieuw.</translation>
    </message>
    <message>
        <source>Click a box on the scorecard. You can use each only once.</source>
        <extracomment>coach.steps: Return the three steps of a turn: a name, and what to do.</extracomment>
        <translation>Klik op een vak op het scoreblad. Elk vak telt maar één keer.</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <comment>a part of a turn</comment>
        <extracomment>coach.step_done</extracomment>
        <translation>{step}, gedaan</translation>
    </message>
    <message>
        <source>keeps at random</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>houdt zomaar iets</translation>
    </message>
    <message>
        <source>many mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>veel fouten</translation>
    </message>
    <message>
        <source>some mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>wat fouten</translation>
    </message>
    <message>
        <source>bargain hunter</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>koopjesjager</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <extracomment>match_words.face_style: how an opponent plays</extracomment>
        <translation>weinig fouten</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <extracomment>match_words.chance_of_winning: left of the bar that all players of a match share</extracomment>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>{points} ahead</source>
        <extracomment>match_words.ahead: of a player who leads by that many points</extracomment>
        <translation>{points} voor</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <extracomment>match_words.behind: of a player who trails by that many points</extracomment>
        <translation>{points} achter</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>match_words.level: of a player who leads together with another</extracomment>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>For an earlier choice, only the chance of the player who made it is known.</source>
        <extracomment>match_words.only_own_then: hint on an opponent while one looks back</extracomment>
        <translation>Van een eerdere keuze is alleen de kans bekend van wie hem maakte.</translation>
    </message>
    <message>
        <source>{name} keeps {kept}. What do the others show?</source>
        <extracomment>match_words.what_do_others_show</extracomment>
        <translation>{name} houdt {kept}. Wat tonen de andere?</translation>
    </message>
    <message>
        <source>A match of {names}: the highest total wins.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Een partij met {names}: wie op het eind het meeste heeft, wint.</translation>
    </message>
    <message>
        <source>Skips the opponents&apos; turns.</source>
        <extracomment>match_words.how_to_skip: hint on that button</extracomment>
        <translation>Slaat de beurten van de tegenstanders over.</translation>
    </message>
    <message>
        <source>Beat {name}</source>
        <extracomment>match_words.beat: what it takes to win; the score follows</extracomment>
        <translation>Tegen {name}</translation>
    </message>
    <message>
        <source>about {score}</source>
        <extracomment>match_words.about_score: the final score that beats an opponent half the time</extracomment>
        <translation>zo’n {score}</translation>
    </message>
    <message>
        <source>{score} wins at least half the time</source>
        <extracomment>match_words.reached: the same, for who has that score already</extracomment>
        <translation>{score} wint minstens de helft van de keren</translation>
    </message>
    <message>
        <source>about {score}, {more} more</source>
        <extracomment>match_words.about_more: the same, and how many points that are from here</extracomment>
        <translation>zo’n {score}, nog {more}</translation>
    </message>
    <message>
        <source>{score} ties, {more} wins</source>
        <extracomment>match_words.beat_finished: the opponent has finished with this score</extracomment>
        <translation>{score} is gelijk, {more} wint</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <extracomment>match_words.points_to_go: to the upper bonus</extracomment>
        <translation>nog {points}</translation>
    </message>
    <message>
        <source>Working out the opponents&apos; chances…</source>
        <extracomment>match_words.others_wait: last line of the coach, beside the player&apos;s own</extracomment>
        <translation>De kansen van de tegenstanders worden berekend…</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>timeline.notes_face: tab of the card below the dice, of a position</extracomment>
        <translation>Notities</translation>
    </message>
    <message>
        <source>To win</source>
        <comment>a tab</comment>
        <extracomment>timeline.short_needs_face: the same where there is little room</extracomment>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>Click the dice you want to keep</source>
        <extracomment>tray.click_what_to_keep: over a roll that nothing of is kept yet</extracomment>
        <translation>Klik op de dobbelstenen die je wilt houden</translation>
    </message>
    <message>
        <source>Click a box on the scorecard</source>
        <extracomment>tray.click_a_box: over the last roll of a turn</extracomment>
        <translation>Klik op een vakje op het scoreblad</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>tray.scorecard_columns history.games_columns sources.rating_columns sources.earlier_columns sources.compared_columns progress.face: Return the name of a chart in the row of all. progress.losses_columns</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>boxes are filled in order</source>
        <extracomment>tray.not_in_order</extracomment>
        <translation>vakken worden op volgorde gevuld</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a box</comment>
        <extracomment>tray.open_box: in an empty field of the scorecard</extracomment>
        <translation>open</translation>
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
        <translation>Je houdt {kept}. Wat tonen de andere?</translation>
    </message>
    <message>
        <source>Keep all five</source>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Alle vijf houden</translation>
    </message>
    <message>
        <source>one</source>
        <comment>die rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <comment>dice rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <comment>dice rolled</comment>
        <extracomment>tray.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>drie</translation>
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
        <translation>{kept} houden, {rolled} gooien</translation>
    </message>
    <message>
        <source>Roll all five?</source>
        <extracomment>tray.overlooked: Return what one press of Roll would have overlooked.</extracomment>
        <translation>Alle vijf gooien?</translation>
    </message>
    <message>
        <source>Score {box}, {points}</source>
        <extracomment>tray.score_button: large button once a box is chosen</extracomment>
        <translation>{box}, {points} noteren</translation>
    </message>
    <message>
        <source>Expected at the end</source>
        <extracomment>tray.expected_at_end: below the total of the scorecard</extracomment>
        <translation>Verwacht aan het eind</translation>
    </message>
    <message>
        <source>perfect play averages {average}</source>
        <extracomment>tray.perfect_play: below the total of the scorecard</extracomment>
        <translation>perfect spel haalt gemiddeld {average}</translation>
    </message>
    <message>
        <source>{total} of {needed} · {chance} likely</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} van {needed} · kans {chance}</translation>
    </message>
    <message>
        <source>{total} of {needed} · {left} to go</source>
        <extracomment>tray.upper_bonus: Return how far the upper bonus is, and how likely, by a chance from 0 to 1, where that may be seen.</extracomment>
        <translation>{total} van {needed} · nog {left}</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>end_page.deleted_game: mark of a game, below the score; why its choices can&apos;t be practised</extracomment>
        <translation>verwijderd</translation>
    </message>
    <message>
        <source>Its choices no longer come up in practice. Undo the deletion in Games to get them back.</source>
        <extracomment>end_page.deleted_explained</extracomment>
        <translation>De keuzes komen bij het oefenen niet meer voor. Maak het verwijderen bij Spellen ongedaan om ze terug te krijgen.</translation>
    </message>
    <message>
        <source>doesn&apos;t count towards your level</source>
        <extracomment>end_page.no_level: mark of a game that isn&apos;t Yahtzee, below the score</extracomment>
        <translation>telt niet mee voor je niveau</translation>
    </message>
    <message>
        <source>imported, help unknown</source>
        <extracomment>end_page.imported: mark of a game that was over elsewhere, below the score</extracomment>
        <translation>geïmporteerd, hulp onbekend</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>days_words.result_details: Return what else is known of a result. games.help_mark: mark of a game in which the coach helped</extracomment>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>what perfect play averages</source>
        <extracomment>end_page.par_is: below the bar of par</extracomment>
        <translation>wat perfect spel gemiddeld haalt</translation>
    </message>
    <message>
        <source>what the position was worth</source>
        <extracomment>end_page.start_is: below the bar of where a game from a position began</extracomment>
        <translation>wat de stelling waard was</translation>
    </message>
    <message>
        <source>the chance before the first roll</source>
        <extracomment>end_page.chance_is: below the bar of a chance</extracomment>
        <translation>de kans vóór de eerste worp</translation>
    </message>
    <message>
        <source>luckier than {number} % of games</source>
        <extracomment>end_page.luckier</extracomment>
        <translation>meer geluk dan in {number} % van de spellen</translation>
    </message>
    <message>
        <source>unluckier than {number} % of games</source>
        <extracomment>end_page.unluckier</extracomment>
        <translation>meer pech dan in {number} % van de spellen</translation>
    </message>
    <message>
        <source>The choices cost {amount}.</source>
        <extracomment>end_page.choices_cost: said aloud; with its unit</extracomment>
        <translation>De keuzes kostten {amount}.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <extracomment>end_page.accuracy: below a figure in per cent</extracomment>
        <translation>nauwkeurigheid</translation>
    </message>
    <message>
        <source>estimates for now</source>
        <extracomment>end_page.is_about: remark on a match, below who has won</extracomment>
        <translation>voorlopig schattingen</translation>
    </message>
    <message>
        <source>Perfect play with these dice: {score}</source>
        <extracomment>end_page.perfect_play: link: shows that game</extracomment>
        <translation>Perfect spel met deze dobbelstenen: {score}</translation>
    </message>
    <message>
        <source>Shows that game in a window beside this one. Perfect play doesn&apos;t know the rolls in advance. Where it keeps different dice than you did, the same faces come up on different dice.</source>
        <extracomment>end_page.perfect_explained</extracomment>
        <translation>Toont dat spel in een venster ernaast. Perfect spel kent de worpen niet vooraf. Waar het andere dobbelstenen houdt dan jij, vallen dezelfde ogen op andere dobbelstenen.</translation>
    </message>
    <message>
        <source>other choices get other rolls</source>
        <extracomment>end_page.other_rolls: remark on what perfect play makes of the same dice</extracomment>
        <translation>andere keuzes geven andere worpen</translation>
    </message>
    <message>
        <source>Knowing every roll in advance: {score}</source>
        <extracomment>end_page.foresight</extracomment>
        <translation>Met elke worp vooraf bekend: {score}</translation>
    </message>
    <message>
        <source>your first result with these rolls, {score}, is the one that counts</source>
        <extracomment>end_page.played_before</extracomment>
        <translation>je eerste uitslag met deze worpen, {score}, is degene die telt</translation>
    </message>
    <message>
        <source>The same rolls again, with your earlier self as a ghost. You have seen them, so the new game counts as one with help, and your first result with them is still the one that counts.</source>
        <extracomment>end_page.same_rolls_explained: Return what the button does, or why it can&apos;t: the program never knew dice that were typed in.</extracomment>
        <translation>Dezelfde worpen nog eens, met je vroegere ik als geest. Je hebt ze gezien, dus het nieuwe spel geldt als een met hulp, en je eerste uitslag met deze worpen blijft tellen.</translation>
    </message>
    <message>
        <source>{points} ahead of the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>{points} voor op de geest ({name}: {ghost})</translation>
    </message>
    <message>
        <source>{points} behind the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>{points} achter op de geest ({name}: {ghost})</translation>
    </message>
    <message>
        <source>level with the ghost ({name}: {ghost})</source>
        <extracomment>end_page.beside_ghost: Return how far the player is ahead of a ghost at the end.</extracomment>
        <translation>gelijk met de geest ({name}: {ghost})</translation>
    </message>
    <message>
        <source>What choices cost</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person.</extracomment>
        <translation>Wat keuzes kostten</translation>
    </message>
    <message>
        <source>What cost {name}</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person.</extracomment>
        <translation>Wat {name} kostte</translation>
    </message>
    <message>
        <source>What cost you</source>
        <extracomment>end_page.what_cost: Return the heading of the list; `name`: of another person. history.what_cost: heading of a list of choices</extracomment>
        <translation>Wat jou kostte</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices</extracomment>
        <translation>beurt</translation>
    </message>
    <message>
        <source>choice</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices</extracomment>
        <translation>keuze</translation>
    </message>
    <message numerus="yes">
        <source>%n of {of} choices</source>
        <extracomment>end_page.how_many: how many choices of a game are listed</extracomment>
        <translation>
            <numerusform>%n van {of} keuzes</numerusform>
            <numerusform>%n van {of} keuzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} at first: %n were taken back</source>
        <comment>choices</comment>
        <extracomment>reviews.taken_back: Return what was taken back; `first`: what the first choices would have cost together, with its unit.</extracomment>
        <translation>
            <numerusform>{first} in eerste instantie: %n teruggenomen</numerusform>
            <numerusform>{first} in eerste instantie: %n teruggenomen</numerusform>
        </translation>
    </message>
    <message>
        <source>taken back</source>
        <extracomment>coach.taken_back: remark on a choice: another one was made then reviews.was_taken_back: remark on a costly choice in a list</extracomment>
        <translation>teruggenomen</translation>
    </message>
    <message>
        <source>Looks back at this choice.</source>
        <extracomment>end_page.look_back</extracomment>
        <translation>Toont deze keuze.</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>small dice follow</comment>
        <extracomment>end_page.done: Return what was chosen; where dice are kept they follow as a picture.</extracomment>
        <translation>gehouden</translation>
    </message>
    <message>
        <source>roll all five</source>
        <extracomment>timeline.short: Return an option in as few signs as there can be. end_page.best_was: Return what was best; nothing where dice are kept, which follow as a picture. options._choice options.as_deed</extracomment>
        <translation>alle vijf gooien</translation>
    </message>
    <message>
        <source>Costliest: {theme}</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation>Het duurst: {theme}</translation>
    </message>
    <message>
        <source>{number} of {of}: {theme}</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation type="vanished">{number} van {of}: {theme}</translation>
    </message>
    <message numerus="yes">
        <source>Practise these %n</source>
        <extracomment>games.practise_these: button: asks costly choices of a game again</extracomment>
        <translation>
            <numerusform>%n keuze oefenen</numerusform>
            <numerusform>Deze %n oefenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise again</source>
        <extracomment>end_page.practise_again: button: asks the costly choices of a game once more</extracomment>
        <translation>Nog eens oefenen</translation>
    </message>
    <message>
        <source>practised: {found} of {number} best</source>
        <extracomment>end_page.practised: remark on the costly choices of a game</extracomment>
        <translation>geoefend: {found} van {number} het beste</translation>
    </message>
    <message>
        <source>Lets you make these choices again.</source>
        <extracomment>end_page.practise_explained</extracomment>
        <translation>Laat je deze keuzes opnieuw maken.</translation>
    </message>
    <message>
        <source>Practice and the lessons are about games for points with fair dice: what is right there may be wrong here.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Oefenen en de lessen gaan over spellen om punten met eerlijke dobbelstenen: wat daar goed is, kan hier fout zijn.</translation>
    </message>
    <message>
        <source>Choices in matches can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Keuzes uit partijen kun je niet oefenen.</translation>
    </message>
    <message>
        <source>Choices for another goal can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Keuzes voor een ander doel kun je niet oefenen.</translation>
    </message>
    <message>
        <source>Choices with unfair dice can&apos;t be practised.</source>
        <extracomment>end_page.not_practised: Return the remark where the choices of a game are not asked again, and why.</extracomment>
        <translation>Keuzes met oneerlijke dobbelstenen kun je niet oefenen.</translation>
    </message>
    <message>
        <source>Choices you watched can&apos;t be practised.</source>
        <extracomment>end_page.watched: in the place of a button</extracomment>
        <translation>Keuzes waarnaar je keek kun je niet oefenen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>end_page.again: button: a game like the one that is over, with other dice</extracomment>
        <translation>Nog een spel</translation>
    </message>
    <message>
        <source>New dice, the same rules.</source>
        <extracomment>end_page.again_explained</extracomment>
        <translation>Nieuwe worpen, dezelfde regels.</translation>
    </message>
    <message>
        <source>New dice, the same rules and opponents.</source>
        <extracomment>end_page.same_opponents</extracomment>
        <translation>Nieuwe worpen, dezelfde regels en tegenstanders.</translation>
    </message>
    <message>
        <source>Harder: Demon dice</source>
        <extracomment>end_page.harder: button after a flawless game</extracomment>
        <translation>Moeilijker: demonische dobbelstenen</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>end_page.share: button with a menu: the result, a picture, the game</extracomment>
        <translation>Delen</translation>
    </message>
    <message>
        <source>the game you are playing</source>
        <extracomment>help.of_your_game: beside the rules in a list</extracomment>
        <translation>het spel dat je speelt</translation>
    </message>
    <message>
        <source>The boxes are filled in this order: {boxes}.</source>
        <extracomment>help.rules_turn: Return how a game and its turns go, in paragraphs.</extracomment>
        <translation>De vakken worden in deze volgorde gevuld: {boxes}.</translation>
    </message>
    <message>
        <source>The upper bonus</source>
        <extracomment>help.rules_upper_heading: heading</extracomment>
        <translation>De bonus boven</translation>
    </message>
    <message>
        <source>A second Yahtzee</source>
        <extracomment>help.rules_further_heading: heading</extracomment>
        <translation>Een tweede Yahtzee</translation>
    </message>
    <message>
        <source>It earns nothing more by these rules.</source>
        <extracomment>help.rules_no_yahtzee_bonus</extracomment>
        <translation>Die levert bij deze regels niets extra op.</translation>
    </message>
    <message>
        <source>It is no joker either: in Full house and the straights it gets a zero.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Het is ook geen joker: in Full house en de straten levert hij nul punten op.</translation>
    </message>
    <message>
        <source>Perfect play averages</source>
        <extracomment>help.rules_par_heading: heading</extracomment>
        <translation>Gemiddelde van perfect spel</translation>
    </message>
    <message>
        <source>Lab, Rules works it out.</source>
        <extracomment>help.rules_par: Return a par, exactly enough to tell free from forced jokers; what to do where it is not written down.</extracomment>
        <translation>Lab, Regels rekent het uit.</translation>
    </message>
    <message>
        <source>{par} points</source>
        <extracomment>help.rules_par: Return a par, exactly enough to tell free from forced jokers; what to do where it is not written down.</extracomment>
        <translation>{par} punten</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>help.nothing_found</extracomment>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>help.about_signature: label of a line: versions of the same build answer alike</extracomment>
        <translation>Build</translation>
    </message>
    <message>
        <source>Every day has its own rolls, the same for everyone.</source>
        <extracomment>days_words.every_day</extracomment>
        <translation>Elke dag heeft zijn eigen worpen, voor iedereen dezelfde.</translation>
    </message>
    <message>
        <source>Your first game of a day counts. A day you missed can be played at any time.</source>
        <extracomment>days_words.days_explained</extracomment>
        <translation>Je eerste spel van een dag telt. Een gemiste dag kun je altijd inhalen.</translation>
    </message>
    <message>
        <source>Play your first daily game</source>
        <extracomment>days_words.no_days: heading before one was finished</extracomment>
        <translation>Speel je eerste dagspel</translation>
    </message>
    <message numerus="yes">
        <source>%n days running</source>
        <extracomment>days_words.run: heading: daily games played without a gap</extracomment>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>days_words.today_in_cell: in a calendar sources.from_game: Return which game the position is from; no day stands for the one that was just played, or looked at.</extracomment>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>cost {figure}</source>
        <extracomment>days_words.cost_in_cell: in a calendar, below a score</extracomment>
        <translation>kosten {figure}</translation>
    </message>
    <message>
        <source>all best</source>
        <extracomment>days_words.all_best: in a calendar, below a score: every choice was the best</extracomment>
        <translation>alles het beste</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>days_words.turn_in_cell: in a calendar: a game that was begun set_up.in_turn: beside a position in a list</extracomment>
        <translation>beurt {number}</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <extracomment>days_words.not_played</extracomment>
        <translation>Nog niet gespeeld.</translation>
    </message>
    <message>
        <source>With other rules: {results}</source>
        <extracomment>days_words.other_rules: other results of the same day</extracomment>
        <translation>Met andere regels: {results}</translation>
    </message>
    <message>
        <source>Play today</source>
        <extracomment>days_words.play_today: button that begins the game of the day</extracomment>
        <translation>Vandaag spelen</translation>
    </message>
    <message>
        <source>Your daily games</source>
        <extracomment>days_words.your_days: heading</extracomment>
        <translation>Je dagspellen</translation>
    </message>
    <message>
        <source>Cost per game</source>
        <extracomment>days_words.cost_per_game: above bars, one for each month progress.losses_name: chart title</extracomment>
        <translation>Kosten per spel</translation>
    </message>
    <message>
        <source>Longest run</source>
        <extracomment>days_words.longest_run: before a figure: daily games played without a gap</extracomment>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>Best score</source>
        <extracomment>days_words.best_score: before a figure history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Beste score</translation>
    </message>
    <message>
        <source>Missed lately</source>
        <extracomment>days_words.missed_lately: above buttons, each a day</extracomment>
        <translation>Laatst gemist</translation>
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
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{played} of {of} days played in {month}</source>
        <extracomment>days_words.played_in_month</extracomment>
        <translation>{played} van {of} dagen gespeeld in {month}</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <extracomment>history.check_yourself: button that opens how to do that</extracomment>
        <translation>Zelf nagaan</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <extracomment>history.are_they_fair: heading</extracomment>
        <translation>Zijn de dobbelstenen eerlijk?</translation>
    </message>
    <message>
        <source>After {number} dice you&apos;ll see it here.</source>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Na {number} dobbelstenen zie je het hier.</translation>
    </message>
    <message>
        <source>{number} dice</source>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>{number} dobbelstenen</translation>
    </message>
    <message>
        <source>Yes: nothing unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Ja: niets ongewoons bij {dice}.</translation>
    </message>
    <message>
        <source>A little unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Een beetje ongewoon bij {dice}.</translation>
    </message>
    <message>
        <source>Unusual in {dice}.</source>
        <comment>the answer to: are the dice fair?</comment>
        <extracomment>history.fairness_answer: Return whether the dice are fair, as far as they can say; `p_value` is None while there are too few.</extracomment>
        <translation>Ongewoon bij {dice}.</translation>
    </message>
    <message>
        <source>Fair dice come out at least this uneven {share} of the time.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Eerlijke dobbelstenen vallen in {share} van de gevallen minstens zo ongelijk.</translation>
    </message>
    <message>
        <source>It happens. If it keeps up over many more games, check rolls against their seeds.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Dat komt voor. Blijft het zo over veel meer spellen, ga dan worpen na aan de hand van hun startwaarde.</translation>
    </message>
    <message>
        <source>With many players, some will see this; more games will show whether it lasts.</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>Bij veel spelers zien sommigen dit; meer spellen laten zien of het zo blijft.</translation>
    </message>
    <message>
        <source>Averages</source>
        <extracomment>history.box_averages: a choice: what each box brings on average</extracomment>
        <translation>Gemiddelden</translation>
    </message>
    <message>
        <source>Which matches</source>
        <extracomment>opponents_words.spans: name of a switch</extracomment>
        <translation>Welke partijen</translation>
    </message>
    <message>
        <source>None of these matches has been looked at yet.</source>
        <extracomment>opponents_words.none_in_span: in place of a table of players</extracomment>
        <translation>Van deze partijen is er nog geen bekeken.</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Last evening</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Laatste avond</translation>
    </message>
    <message>
        <source>Last series</source>
        <extracomment>opponents_words.span: a span of matches</extracomment>
        <translation>Laatste serie</translation>
    </message>
    <message>
        <source>Your games will be here</source>
        <extracomment>history.here_they_will_be: heading, before the first one is over</extracomment>
        <translation>Hier komen je spellen</translation>
    </message>
    <message>
        <source>Every game you finish is kept, with its score, its luck and what your choices cost.</source>
        <extracomment>history.no_games</extracomment>
        <translation>Elk spel dat je afmaakt wordt bewaard, met score, geluk en wat je keuzes kostten.</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>history.with_help: a choice: games with help from the coach history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>{behind} ×</source>
        <extracomment>history.chip: button that takes away that only the games behind a figure are listed</extracomment>
        <translation>{behind} ×</translation>
    </message>
    <message>
        <source>The games behind this figure. A click lists all games again.</source>
        <extracomment>history.chip_explained: hint</extracomment>
        <translation>De spellen achter dit getal. Een klik toont weer alle spellen.</translation>
    </message>
    <message>
        <source>This game was over when you pasted it or opened it from a file, so nobody knows what help there was. It doesn&apos;t count towards your figures.</source>
        <extracomment>history.imported_explained</extracomment>
        <translation>Dit spel was al afgelopen toen je het plakte of uit een bestand opende, dus niemand weet welke hulp erbij was. In je cijfers telt het niet mee.</translation>
    </message>
    <message>
        <source>{games}, the newest first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, de nieuwste eerst</translation>
    </message>
    <message>
        <source>{games}, the oldest first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, de oudste eerst</translation>
    </message>
    <message>
        <source>{games}, the best first</source>
        <extracomment>history.listed: Return how many games are listed, and what comes first.</extracomment>
        <translation>{games}, de beste eerst</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>what a button does: it opens a game</comment>
        <extracomment>history.open_game: button: a finished game</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>What else can be done</source>
        <extracomment>history.more: spoken: a button with three dots</extracomment>
        <translation>Wat er nog meer kan</translation>
    </message>
    <message>
        <source>{best} of {choices} best</source>
        <extracomment>history.best_of: how many choices of a game were</extracomment>
        <translation>{best} van {choices} het beste</translation>
    </message>
    <message>
        <source>from {start} to {end}</source>
        <extracomment>history.line_spoken: spoken: what a chart shows</extracomment>
        <translation>van {start} tot {end}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>history.not_shown: below a list</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The best ten</source>
        <extracomment>history.best_ten: button: sorts the list</extracomment>
        <translation>De beste tien</translation>
    </message>
    <message numerus="yes">
        <source>These %n games</source>
        <extracomment>history.these_games: heading of what they have together</extracomment>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>Deze %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn}: {dice}, {did}, cost {cost}</source>
        <extracomment>history.costly_spoken: Return a costly choice as a screen reader says it: dice that were kept, or the box that was filled.</extracomment>
        <translation>beurt {turn}: {dice}, {did}, kosten {cost}</translation>
    </message>
    <message>
        <source>Cost, last ten games</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Kosten, laatste tien spellen</translation>
    </message>
    <message>
        <source>{figure} a game</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of. history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>{figure} per spel</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Geïmporteerd</translation>
    </message>
    <message>
        <source>From paper</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Van papier</translation>
    </message>
    <message>
        <source>Not looked at yet by the coach</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>Nog niet bekeken door de coach</translation>
    </message>
    <message>
        <source>None yet. Averages are of games for points, with fair dice and without help.</source>
        <extracomment>history.none_usual: in place of the table of averages of each box</extracomment>
        <translation>Nog geen. Gemiddelden zijn van spellen om punten, met eerlijke dobbelstenen en zonder hulp.</translation>
    </message>
    <message>
        <source>{lesson} would have saved {saved} of these {cost} points</source>
        <extracomment>lessons.remedy: Return which lesson would have spared what of a cost; where none does, what all of them say.</extracomment>
        <translation>{lesson} had {saved} van deze {cost} punten gered</translation>
    </message>
    <message>
        <source>An example</source>
        <extracomment>lessons.worked_heading: heading</extracomment>
        <translation>Een voorbeeld</translation>
    </message>
    <message>
        <source>All its rules, and more examples</source>
        <extracomment>lessons.all_rules: link that unfolds them</extracomment>
        <translation>Alle regels en meer voorbeelden</translation>
    </message>
    <message>
        <source>Fewer</source>
        <extracomment>lessons.fewer: link that folds rules and examples away</extracomment>
        <translation>Minder</translation>
    </message>
    <message>
        <source>right at the first go</source>
        <extracomment>lessons.right_at_first_go: beside how many of how many were</extracomment>
        <translation>in één keer goed</translation>
    </message>
    <message>
        <source>The costly choices of a game</source>
        <extracomment>sources.name_of_game: what is practised</extracomment>
        <translation>De dure keuzes van een spel</translation>
    </message>
    <message>
        <source>Your costly choices: {theme}</source>
        <extracomment>sources.name_of_theme: what is practised</extracomment>
        <translation>Dure keuzes: {theme}</translation>
    </message>
    <message>
        <source>Positions from your own games, one choice in each.</source>
        <extracomment>sources.choices_explained</extracomment>
        <translation>Stellingen uit je eigen spellen, in elke één keuze.</translation>
    </message>
    <message>
        <source>Some of them you got right, so not every one is a trap.</source>
        <extracomment>sources.not_always_a_trap</extracomment>
        <translation>Sommige deed je goed, dus niet elke is een valkuil.</translation>
    </message>
    <message>
        <source>Right {right} times, some days apart, and it&apos;s learned.</source>
        <extracomment>sources.learned_when</extracomment>
        <translation>{right} keer goed, met dagen ertussen, en je kent hem.</translation>
    </message>
    <message>
        <source>What you get right comes back after {days} days, then after {more}. What you get wrong comes back next time.</source>
        <extracomment>sources.schedule</extracomment>
        <translation>Wat je goed doet komt na {days} dagen terug, daarna na {more}. Wat je fout doet komt de volgende keer terug.</translation>
    </message>
    <message>
        <source>More of them</source>
        <extracomment>sources.more_choices: button: asks more costly choices</extracomment>
        <translation>Meer ervan</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>sources.choices_again: button: asks the costly choices of a game again</extracomment>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Kind of choice</source>
        <extracomment>sources.kind_of_choice: heading</extracomment>
        <translation>Soort keuze</translation>
    </message>
    <message>
        <source>Which lesson?</source>
        <extracomment>sources.which_lesson: heading: of the lesson that would have helped</extracomment>
        <translation>Welke les?</translation>
    </message>
    <message>
        <source>From your game of</source>
        <extracomment>sources.from_your_game: heading: the day and the turn follow</extracomment>
        <translation>Uit je spel van</translation>
    </message>
    <message>
        <source>You won&apos;t be asked this again.</source>
        <extracomment>sources.not_again</extracomment>
        <translation>Dit wordt je niet meer gevraagd.</translation>
    </message>
    <message>
        <source>not again</source>
        <extracomment>sources.not_again_short: in a column: when a position comes back</extracomment>
        <translation>niet meer</translation>
    </message>
    <message>
        <source>{game} · {score} points · turn {turn}</source>
        <extracomment>sources.from_game: Return which game the position is from; no day stands for the one that was just played, or looked at.</extracomment>
        <translation>{game} · {score} punten · beurt {turn}</translation>
    </message>
    <message>
        <source>In your game: {choice}, which cost {cost}.</source>
        <extracomment>sources.in_the_game: Return what was chosen in the game, and what that cost.</extracomment>
        <translation>In je spel: {choice}, dat kostte {cost}.</translation>
    </message>
    <message>
        <source>You got this right in the game: {choice}.</source>
        <extracomment>sources.right_in_the_game</extracomment>
        <translation>Dit deed je in het spel goed: {choice}.</translation>
    </message>
    <message>
        <source>It&apos;s learned.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Je kent hem.</translation>
    </message>
    <message>
        <source>It comes back next time.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Hij komt de volgende keer terug.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Hij komt op {day} terug.</translation>
    </message>
    <message>
        <source>learned</source>
        <comment>in a column: when a position comes back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>geleerd</translation>
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
        <translation>volgende keer</translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <comment>in a column: when a position comes back</comment>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>
            <numerusform>over %n dag</numerusform>
            <numerusform>over %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>best at the first go</source>
        <extracomment>sources.at_first_go: beside how many of how many were</extracomment>
        <translation>in één keer het beste</translation>
    </message>
    <message>
        <source>What these choices cost, then and now:</source>
        <extracomment>sources.then_and_now</extracomment>
        <translation>Wat deze keuzes kostten, toen en nu:</translation>
    </message>
    <message>
        <source>What this choice cost, then and now:</source>
        <extracomment>sources.then_and_now_one</extracomment>
        <translation>Wat deze keuze kostte, toen en nu:</translation>
    </message>
    <message>
        <source>In your games</source>
        <extracomment>sources.in_your_games: names a bar</extracomment>
        <translation>In je spellen</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>sources.cost_now: names a bar</extracomment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>In your game</source>
        <comment>heading of a column</comment>
        <extracomment>sources.outcome_columns</extracomment>
        <translation>In je spel</translation>
    </message>
    <message>
        <source>Comes back</source>
        <comment>heading of a column</comment>
        <extracomment>sources.outcome_columns</extracomment>
        <translation>Komt terug</translation>
    </message>
    <message numerus="yes">
        <source>You have learned %n choices so far.</source>
        <extracomment>sources.learned_so_far</extracomment>
        <translation>
            <numerusform>Je hebt tot nu toe %n keuze geleerd.</numerusform>
            <numerusform>Je hebt tot nu toe %n keuzes geleerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles: {theme}</source>
        <extracomment>sources.puzzles_about: what is practised</extracomment>
        <translation>Puzzels: {theme}</translation>
    </message>
    <message>
        <source>Your rating now: {rating}.</source>
        <extracomment>sources.rating_is</extracomment>
        <translation>Je rating nu: {rating}.</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>sources.solved_title: beside how many of how many were</extracomment>
        <translation>opgelost</translation>
    </message>
    <message>
        <source>Rating before</source>
        <extracomment>sources.rating_before: names a bar</extracomment>
        <translation>Rating ervoor</translation>
    </message>
    <message>
        <source>Rating now</source>
        <extracomment>sources.rating_after: names a bar</extracomment>
        <translation>Rating nu</translation>
    </message>
    <message>
        <source>{rating} ({change})</source>
        <extracomment>sources.rating_moved: Return the rating after a puzzle, and by how much that changed it.</extracomment>
        <translation>{rating} ({change})</translation>
    </message>
    <message>
        <source>One choice each, no undo. You see the answers at the end.</source>
        <extracomment>sources.test_explained: below a test</extracomment>
        <translation>Telkens één keuze, zonder terugnemen. De antwoorden zie je aan het eind.</translation>
    </message>
    <message>
        <source>points a choice cost you</source>
        <extracomment>sources.lost_a_choice: Return what the large figure is, and between what it may be.</extracomment>
        <translation>punten kostte een keuze je</translation>
    </message>
    <message>
        <source>points a choice cost you ({ends})</source>
        <extracomment>sources.lost_a_choice: Return what the large figure is, and between what it may be.</extracomment>
        <translation>punten kostte een keuze je ({ends})</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>coach.cancel_building: button: the coach is getting ready no more practice.stop: button that leaves practice</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>practice.about_label: label of a list: what the positions are about</extracomment>
        <translation>Waarover</translation>
    </message>
    <message>
        <source>This session</source>
        <extracomment>practice.session_heading: heading of the list of positions practice.show_session: link back from the list of all options</extracomment>
        <translation>Deze oefening</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>practice.how_heading: heading</extracomment>
        <translation>Zo werkt het</translation>
    </message>
    <message>
        <source>Play by this list</source>
        <extracomment>practice.lines_heading: heading of the lines of a lesson</extracomment>
        <translation>Speel volgens deze lijst</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>practice.choice_now: in a list of positions: the one that is asked</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>practice.taken: in a list of positions: a choice was made, and nothing is told yet</extracomment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <extracomment>practice.asked_heading: heading of a position that is asked</extracomment>
        <translation>Wat zou jij doen?</translation>
    </message>
    <message>
        <source>That&apos;s my choice</source>
        <extracomment>practice.my_choice: button</extracomment>
        <translation>Dat is mijn keuze</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>practice.next_position: button: the next position</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <extracomment>practice.key_keep: what keys do</extracomment>
        <translation>een steen houden of loslaten</translation>
    </message>
    <message>
        <source>go to the card</source>
        <extracomment>practice.key_card: what a key does</extracomment>
        <translation>naar het scoreblad</translation>
    </message>
    <message>
        <source>a hint, after a first choice that wasn&apos;t the best</source>
        <extracomment>practice.key_hint: what a key does</extracomment>
        <translation>een hint, na een eerste keuze die niet de beste was</translation>
    </message>
    <message>
        <source>stop; your answers are kept</source>
        <extracomment>practice.key_stop: what a key does</extracomment>
        <translation>stoppen; je antwoorden blijven</translation>
    </message>
    <message>
        <source>Click the dice you would keep, or a box on the card.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Klik op de stenen die je zou houden, of op een vak van het scoreblad.</translation>
    </message>
    <message>
        <source>Click the box on the card that you would score.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Klik op het vak van het scoreblad dat je zou invullen.</translation>
    </message>
    <message>
        <source>One choice in each position; you see the answers at the end.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Eén keuze in elke stelling; de antwoorden zie je aan het eind.</translation>
    </message>
    <message>
        <source>Your first choice counts; if there is a better one, you can choose again.</source>
        <extracomment>practice.what_is_asked: Return what is asked, and how it is answered.</extracomment>
        <translation>Je eerste keuze telt; is er een betere, dan mag je opnieuw kiezen.</translation>
    </message>
    <message>
        <source>There is a better one. Keep different dice, or score a box.</source>
        <extracomment>practice.try_again: Return what can be done after a choice that was not the best.</extracomment>
        <translation>Er is iets beters. Houd andere stenen, of vul een vak in.</translation>
    </message>
    <message>
        <source>There is a better one. Score another box.</source>
        <extracomment>practice.try_again: Return what can be done after a choice that was not the best.</extracomment>
        <translation>Er is iets beters. Vul een ander vak in.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>practice.show_answer: button</extracomment>
        <translation>Antwoord tonen</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>practice.show_game: link</extracomment>
        <translation>Spel tonen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>practice.play_from_here: link</extracomment>
        <translation>Van hier verder spelen</translation>
    </message>
    <message>
        <source>Don&apos;t ask me again</source>
        <extracomment>practice.park: link</extracomment>
        <translation>Niet meer vragen</translation>
    </message>
    <message>
        <source>Your answers</source>
        <extracomment>practice.answers_heading: heading of a table</extracomment>
        <translation>Je antwoorden</translation>
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
        <translation>hetzelfde</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>leaves practice</comment>
        <extracomment>practice.done: button</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Show number {number} again</source>
        <extracomment>practice.number_again: link: a position that was missed</extracomment>
        <translation>Nummer {number} nog eens tonen</translation>
    </message>
    <message>
        <source>One to think about, number {number}: {reason}</source>
        <extracomment>practice.think_of: why the best was better</extracomment>
        <translation>Om over na te denken, nummer {number}: {reason}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>progress.charts: screen reader: choice of the chart</extracomment>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <extracomment>progress.face: Return the name of a chart in the row of all.</extracomment>
        <translation>Puzzelrating</translation>
    </message>
    <message>
        <source>A choice costs you {now} points on average.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Een keuze kost je gemiddeld {now} punten.</translation>
    </message>
    <message>
        <source>You play better now: a choice costs you {now} points, and {before} before.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Je speelt nu beter: een keuze kost je {now} punten, eerst {before}.</translation>
    </message>
    <message>
        <source>You played better before: a choice costs you {now} points now, and {before} then.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Eerst speelde je beter: een keuze kost je nu {now} punten, toen {before}.</translation>
    </message>
    <message>
        <source>You play about as well as before: a choice costs you {now} points, and {before} before.</source>
        <extracomment>progress.headline: Return whether the player plays better than before, as far as that is sure.</extracomment>
        <translation>Je speelt ongeveer even goed als eerst: een keuze kost je {now} punten, eerst {before}.</translation>
    </message>
    <message>
        <source>Daily five</source>
        <extracomment>sources.heading_of_day: heading above a puzzle learn.daily_five: step of the plan: five puzzles</extracomment>
        <translation>Vijf per dag</translation>
    </message>
    <message>
        <source>Nothing is lost if you skip a day.</source>
        <extracomment>learn.no_hurry</extracomment>
        <translation>Een dag overslaan kan geen kwaad.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the plan of the day</comment>
        <extracomment>learn.go_on: button</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>or click a step; what you have done stays done</source>
        <extracomment>learn.or_a_step</extracomment>
        <translation>of klik een stap aan; wat klaar is, blijft klaar</translation>
    </message>
    <message>
        <source>That&apos;s all for today. Well done!</source>
        <extracomment>learn.all_done</extracomment>
        <translation>Dat was alles voor vandaag. Goed gedaan!</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <extracomment>learn.minutes: how long the plan of the day takes</extracomment>
        <translation>
            <numerusform>ongeveer %n minuut</numerusform>
            <numerusform>ongeveer %n minuten</numerusform>
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
        <translation>klaar</translation>
    </message>
    <message>
        <source>Play a game</source>
        <extracomment>learn.play_a_game: step of the plan before the first game</extracomment>
        <translation>Speel een spel</translation>
    </message>
    <message>
        <source>The coach tells you what each choice cost, and this page learns what to practise</source>
        <extracomment>learn.why_play</extracomment>
        <translation>De coach zegt wat elke keuze kost, en deze pagina wat je kunt oefenen</translation>
    </message>
    <message numerus="yes">
        <source>%n choices from your games</source>
        <extracomment>learn.choices: step of the plan</extracomment>
        <translation>
            <numerusform>%n keuze uit je spellen</numerusform>
            <numerusform>%n keuzes uit je spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Costly ones, mixed with some you got right</source>
        <extracomment>learn.about_choices</extracomment>
        <translation>Dure, met een paar goede ertussen</translation>
    </message>
    <message>
        <source>Five puzzles, easy to hard, the same for everyone</source>
        <extracomment>learn.about_five</extracomment>
        <translation>Vijf puzzels, makkelijk tot moeilijk, voor iedereen dezelfde</translation>
    </message>
    <message>
        <source>Lesson {number}: {lesson}</source>
        <extracomment>learn.a_lesson</extracomment>
        <translation type="vanished">Les {number}: {lesson}</translation>
    </message>
    <message>
        <source>Begin with what brings most</source>
        <extracomment>learn.first_lesson</extracomment>
        <translation>Begin met wat het meest oplevert</translation>
    </message>
    <message>
        <source>Done today</source>
        <extracomment>learn.learned_today</extracomment>
        <translation>Vandaag gedaan</translation>
    </message>
    <message>
        <source>{answered} of {of} answered</source>
        <extracomment>learn.so_far</extracomment>
        <translation>{answered} van {of} beantwoord</translation>
    </message>
    <message numerus="yes">
        <source>It would have saved you {points} points a game in your last %n games · more than any other</source>
        <extracomment>learn.why_lesson: Return why a lesson is next: what it would have saved in a game.</extracomment>
        <translation>
            <numerusform>Ze had je in %n spel {points} punten bespaard</numerusform>
            <numerusform>Ze had je in je laatste %n spellen {points} punten per spel bespaard · meer dan elke andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Your level</source>
        <extracomment>learn.level_heading: heading</extracomment>
        <translation>Je niveau</translation>
    </message>
    <message>
        <source>From your first game of Yahtzee on, you&apos;ll see here how well you play.</source>
        <extracomment>learn.no_games</extracomment>
        <translation>Vanaf je eerste spel Yahtzee zie je hier hoe goed je speelt.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>history.progress: button that leads there learn.to_progress: link to the other tab</extracomment>
        <translation>Voortgang</translation>
    </message>
    <message numerus="yes">
        <source>Cost per game, in %n games</source>
        <extracomment>learn.cost_lately: below a chart</extracomment>
        <translation type="vanished">
            <numerusform>Kosten per spel, in %n spel</numerusform>
            <numerusform>Kosten per spel, in %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps {level}</source>
        <extracomment>learn.perhaps: Return which other levels it may be.</extracomment>
        <translation>misschien {level}</translation>
    </message>
    <message>
        <source>somewhere from {worst} to {best}</source>
        <extracomment>learn.perhaps: Return which other levels it may be.</extracomment>
        <translation>ergens van {worst} tot {best}</translation>
    </message>
    <message>
        <source>In all {games} games it was {lost}.</source>
        <extracomment>learn.costs: Return what a choice costs on average, lately and in all games.</extracomment>
        <translation>In alle {games} spellen was het {lost}.</translation>
    </message>
    <message>
        <source>The course</source>
        <extracomment>learn.course_heading: heading</extracomment>
        <translation>De cursus</translation>
    </message>
    <message>
        <source>with all twelve {after} · perfect play {par}</source>
        <extracomment>learn.averages</extracomment>
        <translation>met alle twaalf {after} · perfect spel {par}</translation>
    </message>
    <message>
        <source>Adds</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Levert op</translation>
    </message>
    <message>
        <source>Known</source>
        <extracomment>learn.course_columns</extracomment>
        <translation type="vanished">Bekend</translation>
    </message>
    <message>
        <source>No lesson would have saved you anything in your last games. Read them any time.</source>
        <extracomment>learn.not_needed</extracomment>
        <translation type="vanished">Geen les had je in je laatste spellen iets bespaard. Lezen kan altijd.</translation>
    </message>
    <message>
        <source>1: your games show that you know this one. Read it any time.</source>
        <extracomment>learn.known: Return which lessons the games show as known.</extracomment>
        <translation type="vanished">1: je spellen laten zien dat je deze kent. Lezen kan altijd.</translation>
    </message>
    <message>
        <source>1 to {last}: your games show that you know these. Read them any time.</source>
        <extracomment>learn.known: Return which lessons the games show as known.</extracomment>
        <translation type="vanished">1 tot {last}: je spellen laten zien dat je deze kent. Lezen kan altijd.</translation>
    </message>
    <message>
        <source>You learned it in its exercises</source>
        <extracomment>learn.learned_by_exercises</extracomment>
        <translation>Je hebt haar in de oefeningen geleerd</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <extracomment>learn.costs_heading: heading</extracomment>
        <translation>Wat je het meest kost</translation>
    </message>
    <message>
        <source>points a game</source>
        <extracomment>learn.costs_note</extracomment>
        <translation>punten per spel</translation>
    </message>
    <message>
        <source>The games behind it</source>
        <extracomment>learn.games_behind: link to the games in which what costs most happened</extracomment>
        <translation type="vanished">De spellen erachter</translation>
    </message>
    <message numerus="yes">
        <source>Nothing else clearly stands out in %n games.</source>
        <extracomment>learn.nothing_else</extracomment>
        <translation>
            <numerusform>Verder valt in %n spel niets duidelijk op.</numerusform>
            <numerusform>Verder valt in %n spellen niets duidelijk op.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise something else</source>
        <extracomment>learn.others_heading: heading</extracomment>
        <translation>Iets anders oefenen</translation>
    </message>
    <message>
        <source>At your level · rating {rating}</source>
        <extracomment>learn.rated</extracomment>
        <translation>Op jouw niveau · rating {rating}</translation>
    </message>
    <message numerus="yes">
        <source>%n positions · not taken yet</source>
        <extracomment>learn.not_taken: line about the skill test</extracomment>
        <translation>
            <numerusform>%n stelling · nog niet gedaan</numerusform>
            <numerusform>%n stellingen · nog niet gedaan</numerusform>
        </translation>
    </message>
    <message>
        <source>All {rolls}, with reasons</source>
        <extracomment>learn.all_openings</extracomment>
        <translation>Alle {rolls}, met redenen</translation>
    </message>
    <message>
        <source>Last time {lost} a choice</source>
        <extracomment>learn.last_test</extracomment>
        <translation>Laatste keer {lost} per keuze</translation>
    </message>
    <message>
        <source>What you practise can&apos;t be saved: {reason}.</source>
        <extracomment>learn.log_failed</extracomment>
        <translation>Wat je oefent kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the title of a page</comment>
        <extracomment>menu_words.tabs: Return the pages of all places with their short names, which are those of the tabs.</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>As table</source>
        <comment>a menu item: what the card shows</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Als tabel</translation>
    </message>
    <message>
        <source>Against the demon</source>
        <comment>a famous game, in a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>Tegen de demon</translation>
    </message>
    <message>
        <source>The lowest score</source>
        <comment>a famous game, in a menu</comment>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus.</extracomment>
        <translation>De laagste score</translation>
    </message>
    <message>
        <source>Skip the opponents&apos; turns</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Beurten van tegenstanders overslaan</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>new_game.recommended: beside a coach mode</extracomment>
        <translation>Aanbevolen</translation>
    </message>
    <message>
        <source>The coach is ready</source>
        <extracomment>new_game.is_ready</extracomment>
        <translation>De coach is klaar</translation>
    </message>
    <message>
        <source>The coach is getting ready, {done} %</source>
        <extracomment>coach.getting_ready: Return how much of the coach&apos;s work is done, and how long the rest may take.</extracomment>
        <translation>De coach maakt zich klaar, {done} %</translation>
    </message>
    <message>
        <source>{name} · {chance} against Paula</source>
        <extracomment>new_game.against_paula: an opponent in a list, who has no average</extracomment>
        <translation>{name} · {chance} tegen Paula</translation>
    </message>
    <message>
        <source>{name} · your level</source>
        <extracomment>new_game.your_level: an opponent in a list who plays as well as the player</extracomment>
        <translation>{name} · jouw niveau</translation>
    </message>
    <message>
        <source>Same rolls for everyone</source>
        <extracomment>new_game.same_rolls: choice</extracomment>
        <translation>Gelijke worpen voor iedereen</translation>
    </message>
    <message>
        <source>Luck is the same for everyone, so it takes fewer matches to see who plays better.</source>
        <extracomment>new_game.same_rolls_explained</extracomment>
        <translation>Het geluk is voor iedereen gelijk, dus blijkt na minder partijen wie beter speelt.</translation>
    </message>
    <message>
        <source>That only works with one person, who goes first: anyone playing later would have seen the rolls.</source>
        <extracomment>new_game.same_rolls_need_one_person</extracomment>
        <translation>Dat kan alleen met één persoon, die begint: wie later komt, zou de worpen gezien hebben.</translation>
    </message>
    <message>
        <source>With the same rolls you go first: otherwise you&apos;d have seen them.</source>
        <extracomment>new_game.same_rolls_you_begin</extracomment>
        <translation>Met gelijke worpen begin jij: anders had je ze al gezien.</translation>
    </message>
    <message>
        <source>as last time</source>
        <extracomment>new_game.as_last_time: beside the heading, while nothing is changed</extracomment>
        <translation>zoals de vorige keer</translation>
    </message>
    <message>
        <source>Your present game isn&apos;t lost: {key} brings it back.</source>
        <extracomment>new_game.not_lost: at the bottom of New game</extracomment>
        <translation>Je huidige spel is niet weg: {key} haalt het terug.</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>new_game.usual: tile of the New game dialog</extracomment>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Daily</source>
        <extracomment>new_game.daily: tile of the New game dialog, and where rolls come from</extracomment>
        <translation>Dagspel</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>new_game.match: tile of the New game dialog</extracomment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>For {score}</source>
        <extracomment>new_game.for_score: tile of the New game dialog: a game to reach that score</extracomment>
        <translation>Voor {score}</translation>
    </message>
    <message>
        <source>alone, fair dice</source>
        <extracomment>new_game.alone_fair: below the tile Usual</extracomment>
        <translation>alleen, eerlijke stenen</translation>
    </message>
    <message>
        <source>the same for everyone</source>
        <extracomment>new_game.same_for_all: below the tile Daily</extracomment>
        <translation>voor iedereen gelijk</translation>
    </message>
    <message>
        <source>{day}, not played</source>
        <extracomment>new_game.not_played: below the tile Daily</extracomment>
        <translation>{day}, nog open</translation>
    </message>
    <message>
        <source>{day}, {score} points</source>
        <extracomment>new_game.played_with: below the tile Daily</extracomment>
        <translation>{day}: {score} punten</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>new_game.against: below the tile Match</extracomment>
        <translation>tegen {names}</translation>
    </message>
    <message numerus="yes">
        <source>against %n opponents</source>
        <extracomment>new_game.against_many: the same, where their names are too long</extracomment>
        <translation>
            <numerusform>tegen %n tegenstander</numerusform>
            <numerusform>tegen %n tegenstanders</numerusform>
        </translation>
    </message>
    <message>
        <source>you roll, you type</source>
        <extracomment>new_game.you_roll: below the tile Real dice</extracomment>
        <translation>jij gooit, jij typt</translation>
    </message>
    <message>
        <source>one to six people</source>
        <extracomment>new_game.how_many_people: below the tile Real dice</extracomment>
        <translation>één tot zes mensen</translation>
    </message>
    <message>
        <source>as likely as can be</source>
        <extracomment>new_game.likely: below the tile For 300</extracomment>
        <translation>zo waarschijnlijk als het kan</translation>
    </message>
    <message>
        <source>{chance} if you play for points</source>
        <extracomment>new_game.chance_for_points: below the tile For 300</extracomment>
        <translation>{chance} als je voor punten speelt</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>new_game.game: row of the New game dialog: which one of Yahtzee&apos;s kin</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>new_game.play_for: row of the New game dialog: what is played for</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>What a later Yahtzee may do</source>
        <extracomment>new_game.jokers: screen reader: choice of rules</extracomment>
        <translation>Wat een volgende Yahtzee mag</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>new_game.size_of_game: Return how many boxes a game has, and how many rolls a turn.</extracomment>
        <translation>
            <numerusform>%n vak</numerusform>
            <numerusform>%n vakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>new_game.random: where rolls come from</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>From a seed</source>
        <extracomment>new_game.from_seed: where rolls come from</extracomment>
        <translation>Uit startwaarde</translation>
    </message>
    <message>
        <source>Of an earlier game</source>
        <extracomment>new_game.of_earlier: where rolls come from</extracomment>
        <translation>Van een eerder spel</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>new_game.real_dice: tile of the New game dialog, and where rolls come from</extracomment>
        <translation>Echte dobbelstenen</translation>
    </message>
    <message>
        <source>real dice are fair</source>
        <extracomment>new_game.real_dice_are_fair: why there is no other luck</extracomment>
        <translation>echte dobbelstenen zijn eerlijk</translation>
    </message>
    <message>
        <source>the daily game has fair dice</source>
        <extracomment>new_game.daily_is_fair: why there is no other luck</extracomment>
        <translation>het dagspel heeft eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>a match has fair dice</source>
        <extracomment>new_game.match_is_fair: why there is no other luck</extracomment>
        <translation>een partij heeft eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>Which game</source>
        <extracomment>new_game.which_earlier: screen reader: list of games that were finished</extracomment>
        <translation>Welk spel</translation>
    </message>
    <message>
        <source>You haven&apos;t finished a game yet.</source>
        <extracomment>new_game.no_earlier</extracomment>
        <translation>Je hebt nog geen spel uitgespeeld.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <extracomment>new_game.ghost: list of who can play with the same rolls</extracomment>
        <translation>Geest</translation>
    </message>
    <message>
        <source>ghost: {name}</source>
        <extracomment>new_game.with_ghost: beside the rolls, in a closed row</extracomment>
        <translation>geest: {name}</translation>
    </message>
    <message>
        <source>Someone who plays with the same rolls beside you: a player, perfect play, or you yourself.</source>
        <extracomment>new_game.ghost_explained: Return how a ghost plays, and when it is seen.</extracomment>
        <translation>Iemand die met dezelfde worpen naast je speelt: een speler, perfect spel of jijzelf.</translation>
    </message>
    <message>
        <source>A score</source>
        <extracomment>new_game.a_score: what is played for: to reach it</extracomment>
        <translation>Een score</translation>
    </message>
    <message>
        <source>Your best is {score}.</source>
        <extracomment>new_game.your_best</extracomment>
        <translation>Je beste is {score}.</translation>
    </message>
    <message>
        <source>Average {mean}. {ends}.</source>
        <extracomment>new_game.risk_explained: how games end that are played carefully or daringly</extracomment>
        <translation>Gemiddeld {mean}. {ends}.</translation>
    </message>
    <message>
        <source>other goals need fair dice</source>
        <extracomment>new_game.needs_fair_dice: why nothing else can be played for</extracomment>
        <translation>andere doelen vragen eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>your best {best}</source>
        <extracomment>new_game.par_and_best: Return what can be expected of a game, and the highest score without help so far; nothing of what isn&apos;t known.</extracomment>
        <translation>je beste {best}</translation>
    </message>
    <message>
        <source>with help for {name}</source>
        <extracomment>end_page.helped: remark on the result of a match</extracomment>
        <translation>met hulp voor {name}</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>beside the name of an opponent</comment>
        <extracomment>end_page.computer</extracomment>
        <translation>computer</translation>
    </message>
    <message>
        <source>My choices cost {amount}. Turn by turn:</source>
        <extracomment>end_page.shared_cost: before a mark for each turn</extracomment>
        <translation>Mijn keuzes kostten {amount}. Beurt voor beurt:</translation>
    </message>
    <message>
        <source>{name} dice</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready. end_page.unfair_dice: remark on a result: the kind of dice</extracomment>
        <translation>dobbelstenen: {name}</translation>
    </message>
    <message>
        <source>same rolls for everyone</source>
        <extracomment>match_words.status: Return the last line of the coach in a match. end_page.same_for_everyone: remark on a result</extracomment>
        <translation>dezelfde worpen voor iedereen</translation>
    </message>
    <message>
        <source>New game, “{choice}”, {seed}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Nieuw spel, “{choice}”, {seed}</translation>
    </message>
    <message>
        <source>Play {name}&apos;s dice yourself: {how}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Speel zelf met de dobbelstenen van {name}: {how}</translation>
    </message>
    <message>
        <source>Play the same dice: {how}</source>
        <extracomment>end_page.shared_code: Return how a friend plays with the same dice; `whose`: of a player, where each had others.</extracomment>
        <translation>Speel met dezelfde dobbelstenen: {how}</translation>
    </message>
    <message>
        <source>What do you want?</source>
        <extracomment>turn_chances_words.target: beside a field: a box, faces, a sum</extracomment>
        <translation>Wat wil je?</translation>
    </message>
    <message>
        <source>Choose a hand, or type one: faces (1,2,3,4), a sum (&gt;=20), how many are alike (alike=3, alike&gt;=3), or a pattern. Its digits say how many faces show once, twice, three times…: 011 is a pair and three of a kind.</source>
        <extracomment>turn_chances_words.target_hint</extracomment>
        <translation>Kies een combinatie of typ er een: ogen (1,2,3,4), een som (&gt;=20), hoeveel gelijk zijn (alike=3, alike&gt;=3), of een patroon. De cijfers zeggen hoeveel ogenaantallen één keer, twee keer, drie keer … liggen: 011 is een paar en drie gelijke.</translation>
    </message>
    <message>
        <source>Choose a hand from the list, or type faces (1,2,3,4), a sum (&gt;=20) or how many are alike (alike=3).</source>
        <extracomment>turn_chances_words.not_a_hand</extracomment>
        <translation>Kies een combinatie uit de lijst of typ ogen (1,2,3,4), een som (&gt;=20) of hoeveel gelijk zijn (alike=3).</translation>
    </message>
    <message>
        <source>{box} needs five dice with six faces.</source>
        <extracomment>turn_chances_words.needs_five: instead of a chance</extracomment>
        <translation>{box} heeft vijf dobbelstenen met zes vlakken nodig.</translation>
    </message>
    <message>
        <source>Click a die to change its face, or type them all.</source>
        <extracomment>turn_chances_words.click_dice</extracomment>
        <translation>Klik op een dobbelsteen om hem te veranderen, of typ ze allemaal.</translation>
    </message>
    <message>
        <source>Before the first roll</source>
        <extracomment>turn_chances_words.before_first: title of a card</extracomment>
        <translation>Voor de eerste worp</translation>
    </message>
    <message>
        <source>Other dice</source>
        <extracomment>turn_chances_words.other_dice: beside lists: how many dice, faces and rolls</extracomment>
        <translation>Andere dobbelstenen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>turn_chances_words.dice: list of how many dice</extracomment>
        <translation>
            <numerusform>%n dobbelsteen</numerusform>
            <numerusform>%n dobbelstenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <extracomment>turn_chances_words.faces: list of faces of a die</extracomment>
        <translation>
            <numerusform>%n vlak</numerusform>
            <numerusform>%n vlakken</numerusform>
        </translation>
    </message>
    <message>
        <source>What you can keep</source>
        <extracomment>turn_chances_words.keeps: title of a card</extracomment>
        <translation>Wat je kunt houden</translation>
    </message>
    <message>
        <source>From every kind of roll</source>
        <extracomment>turn_chances_words.every_state: title of a card that opens</extracomment>
        <translation>Na elke soort worp</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>turn_chances_words.hide: button that closes a card rules_lab.hide_boxes: button that hides the boxes of the card</extracomment>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Fixed plans</source>
        <extracomment>turn_chances_words.plans: title of a card that opens</extracomment>
        <translation>Vaste plannen</translation>
    </message>
    <message>
        <source>More decimals</source>
        <extracomment>turn_chances_words.more_decimals: button</extracomment>
        <translation>Meer decimalen</translation>
    </message>
    <message>
        <source>Fewer decimals</source>
        <extracomment>turn_chances_words.fewer_decimals: button</extracomment>
        <translation>Minder decimalen</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <extracomment>turn_chances_words.show_all: button below a list rules_lab.show_all: button below a list</extracomment>
        <translation>Alle {number} tonen</translation>
    </message>
    <message>
        <source>exactly {fraction}</source>
        <extracomment>turn_chances_words.exactly: tooltip of a chance</extracomment>
        <translation>precies {fraction}</translation>
    </message>
    <message>
        <source>On average {number} rolls until it comes, if you may roll on.</source>
        <comment>chance of a hand</comment>
        <extracomment>turn_chances_words.until</extracomment>
        <translation>Gemiddeld {number} worpen tot het er is, als je door mag gooien.</translation>
    </message>
    <message>
        <source>plan</source>
        <comment>heading of a column: what a fixed plan gives</comment>
        <extracomment>turn_chances_words.plan_column</extracomment>
        <translation>plan</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no chance at all</comment>
        <extracomment>turn_chances_words.no_chance: in a list of chances</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>You have {hand}.</source>
        <extracomment>turn_chances_words.made: the dice show what was wanted</extracomment>
        <translation>Je hebt {hand}.</translation>
    </message>
    <message>
        <source>No chance of {hand} from here.</source>
        <extracomment>turn_chances_words.missed</extracomment>
        <translation>Vanaf hier geen kans op {hand}.</translation>
    </message>
    <message>
        <source>Roll all: {chance} for {hand}</source>
        <extracomment>turn_chances_words.roll_all</extracomment>
        <translation>Alles gooien: {chance} voor {hand}</translation>
    </message>
    <message>
        <source>Keep all: {chance} for {hand}</source>
        <extracomment>turn_chances_words.keep_all</extracomment>
        <translation>Alles houden: {chance} voor {hand}</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} of meer</translation>
    </message>
    <message>
        <source>{number} or less</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} of minder</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <comment>the sum of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>precies {number}</translation>
    </message>
    <message>
        <source>{number} or more alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} of meer gelijke</translation>
    </message>
    <message>
        <source>{number} or fewer alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>{number} of minder gelijke</translation>
    </message>
    <message>
        <source>exactly {number} alike</source>
        <comment>of the dice</comment>
        <extracomment>turn_chances_words.counted: Return a sum or a number of dice alike, as the engine calls it, as a player says it; any other text as it is.</extracomment>
        <translation>precies {number} gelijke</translation>
    </message>
    <message>
        <source>about once in {number} turns</source>
        <extracomment>turn_chances_words.how_often: Return a chance as how many turns it takes; nothing where it is more likely than not.</extracomment>
        <translation>ongeveer één keer in {number} beurten</translation>
    </message>
    <message>
        <source>Keep {dice}: {chance} for {hand}</source>
        <extracomment>turn_chances_words.best_keep: Return what is best to keep of a roll, and how likely the hand is then.</extracomment>
        <translation>Houd {dice}: {chance} voor {hand}</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>rules_lab.compare_with: beside the list of rule sets to compare with rules_lab.compared: heading of a column: the rules that are compared with</extracomment>
        <translation>tegen</translation>
    </message>
    <message>
        <source>{value} usually</source>
        <extracomment>rules_lab.usually: below a field that is another by the usual rules</extracomment>
        <translation>normaal {value}</translation>
    </message>
    <message>
        <source>{value} there</source>
        <extracomment>rules_lab.changed_from: below a field that is another in the rules compared with</extracomment>
        <translation>daar {value}</translation>
    </message>
    <message>
        <source>Change the boxes</source>
        <extracomment>rules_lab.show_boxes: button that shows them</extracomment>
        <translation>Vakken wijzigen</translation>
    </message>
    <message>
        <source>Each later {name} in its upper box</source>
        <extracomment>rules_lab.field_name: a field that belongs to no box; the name is that of five alike</extracomment>
        <translation>Latere {name} in zijn bovenste vak</translation>
    </message>
    <message>
        <source>{par} on average</source>
        <extracomment>rules_lab.on_average: headline: what perfect play averages</extracomment>
        <translation>{par} gemiddeld</translation>
    </message>
    <message>
        <source>{par} on average, {number} more</source>
        <extracomment>rules_lab.more: headline</extracomment>
        <translation>{par} gemiddeld, {number} meer</translation>
    </message>
    <message>
        <source>{par} on average, {number} fewer</source>
        <extracomment>rules_lab.fewer: headline</extracomment>
        <translation>{par} gemiddeld, {number} minder</translation>
    </message>
    <message>
        <source>{par} on average, as usual</source>
        <extracomment>rules_lab.as_usual: headline: the rules are the usual ones</extracomment>
        <translation>{par} gemiddeld, zoals gewoonlijk</translation>
    </message>
    <message>
        <source>{par} on average, the same</source>
        <extracomment>rules_lab.the_same: headline: as by the rules compared with</extracomment>
        <translation>{par} gemiddeld, evenveel</translation>
    </message>
    <message>
        <source>with perfect play, exact</source>
        <extracomment>rules_lab.exact: beside the headline</extracomment>
        <translation>bij perfect spel, exact</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>rules_lab.what_changes: title of a card</extracomment>
        <translation>Wat er verandert</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>rules_lab.others: heading of a column: the usual rules, which are compared with</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>timeline.spread: row of the figures of final scores: the standard deviation rules_lab.sd: row of a table: standard deviation</extracomment>
        <translation>Spreiding</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <extracomment>why_words.others: the last of a few bars: what all other boxes and bonuses come to</extracomment>
        <translation type="vanished">
            <numerusform>%n andere</numerusform>
            <numerusform>%n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled your dice of this game yourself, so the program has none to check.</source>
        <extracomment>history.no_check_of_own_dice</extracomment>
        <translation>In dit spel gooide je je dobbelstenen zelf: daarvoor heeft het programma geen worp om te controleren.</translation>
    </message>
    <message>
        <source>None yet. Each die the program rolls for you is counted here, kept dice only once</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>Nog geen. Elke dobbelsteen die het programma voor je gooit wordt hier geteld, een die blijft liggen maar één keer</translation>
    </message>
    <message>
        <source>Greedy play averages</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Gulzig spel haalt</translation>
    </message>
    <message>
        <source>Rules of thumb average</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Vuistregels halen</translation>
    </message>
    <message>
        <source>All twelve lessons average</source>
        <extracomment>rules_lab.averages: row of what a strategy averages</extracomment>
        <translation>Alle twaalf lessen halen</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <extracomment>set_up.copy: button: the position as one line of text</extracomment>
        <translation>Als regel kopiëren</translation>
    </message>
    <message>
        <source>That isn&apos;t a position or a game.</source>
        <extracomment>set_up.unknown_text</extracomment>
        <translation>Dat is geen stelling en geen spel.</translation>
    </message>
    <message>
        <source>That isn&apos;t a position or a game ({reason}).</source>
        <extracomment>set_up.cannot_be_opened</extracomment>
        <translation>Dat is geen stelling en geen spel ({reason}).</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>positions</comment>
        <extracomment>set_up.saved: which are listed</extracomment>
        <translation>Bewaard</translation>
    </message>
    <message>
        <source>Last ten</source>
        <extracomment>set_up.recent: list: the positions that were set up last</extracomment>
        <translation>Laatste tien</translation>
    </message>
    <message>
        <source>Save this one</source>
        <extracomment>set_up.save: link: keep the position</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>set_up.unnamed: a position in a list</extracomment>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>Nothing is saved yet.</source>
        <extracomment>set_up.no_saved: in place of a list of positions</extracomment>
        <translation>Er is nog niets bewaard.</translation>
    </message>
    <message>
        <source>The positions you type come back here.</source>
        <extracomment>set_up.no_recent: in place of a list of positions</extracomment>
        <translation>Hier vind je de stellingen terug die je invoert.</translation>
    </message>
    <message>
        <source>A name, and whatever you want to remember</source>
        <extracomment>set_up.note: in an empty field for notes</extracomment>
        <translation>Een naam, en wat je wilt onthouden</translation>
    </message>
    <message>
        <source>Load my game</source>
        <extracomment>set_up.start_over: button: set up the position in play</extracomment>
        <translation>Mijn spel laden</translation>
    </message>
    <message>
        <source>There&apos;s no match from here: each opponent must have as many boxes filled as you, or one more.</source>
        <extracomment>set_up.turns_differ: why a game can&apos;t begin</extracomment>
        <translation>Van hieruit is er geen partij: elke tegenstander moet evenveel vakken gevuld hebben als jij, of één meer.</translation>
    </message>
    <message>
        <source>This is your game. The coach will tell; your game counts as with help.</source>
        <extracomment>set_up.counts_as_help: before the coach speaks of a position of the game in play</extracomment>
        <translation>Dit is jouw spel. De coach vertelt het; je spel telt dan als een spel met hulp.</translation>
    </message>
    <message>
        <source>Tell me</source>
        <extracomment>set_up.tell_anyway: button below that</extracomment>
        <translation>Vertel het me</translation>
    </message>
    <message>
        <source>Opponents, score</source>
        <extracomment>set_up.more: link that opens what else can be chosen</extracomment>
        <translation>Tegenstanders, score</translation>
    </message>
    <message>
        <source>such as 212, or boxes: 3 - 9 12</source>
        <extracomment>set_up.others_example: in an empty field for an opponent</extracomment>
        <translation>bijv. 212, of vakken: 3 - 9 12</translation>
    </message>
    <message>
        <source>only with fair dice, and not where first rolls score more</source>
        <extracomment>set_up.others_only: in place of the fields</extracomment>
        <translation>alleen met eerlijke dobbelstenen, en niet waar eerste worpen meer tellen</translation>
    </message>
    <message>
        <source>With opponents, the coach goes by your chance of winning. Type each one&apos;s final score, or the boxes of an unfinished card with - for an open one. The coach assumes that those who haven&apos;t finished play perfectly for points.</source>
        <extracomment>set_up.others_hint</extracomment>
        <translation>Met tegenstanders gaat de coach uit van je winstkans. Typ van ieder de eindscore, of de vakken van een scoreblad dat nog niet vol is, met - voor een open vak. De coach neemt aan dat wie nog niet klaar is perfect op punten speelt.</translation>
    </message>
    <message>
        <source>Ctrl+V pastes a line or a game, or</source>
        <extracomment>set_up.paste_hint: before the link “type it”</extracomment>
        <translation>Ctrl+V plakt tekst, of</translation>
    </message>
    <message>
        <source>type it</source>
        <extracomment>set_up.type_text: link: opens a field for a line, or a game from paper</extracomment>
        <translation>typ het</translation>
    </message>
    <message>
        <source>A position, or a game from paper</source>
        <extracomment>set_up.text_title: above a field to be typed into</extracomment>
        <translation>Een stelling, of een spel van papier</translation>
    </message>
    <message>
        <source>A turn in each line: the roll, &gt; what you kept, the next dice, and the box. Several players have their names in front.</source>
        <extracomment>set_up.text_example: above a field for a game from paper</extracomment>
        <translation>Eén beurt per regel: de worp, &gt; wat je hield, de volgende dobbelstenen en het vak. Bij meer spelers staat de naam ervoor.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a text</comment>
        <extracomment>set_up.open_text: button</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a field</comment>
        <extracomment>set_up.close_text: button</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Type five faces, or click a die and then a face.</source>
        <extracomment>set_up.type_dice</extracomment>
        <translation>Typ vijf ogen, of klik steen en dan getal.</translation>
    </message>
    <message>
        <source>A finished card: {total} points.</source>
        <extracomment>set_up.finished</extracomment>
        <translation>Een vol scoreblad: {total} punten.</translation>
    </message>
    <message>
        <source>A card has {most} boxes.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Een scoreblad heeft {most} vakken.</translation>
    </message>
    <message>
        <source>No player is called that. Leave the name out.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Zo heet geen speler. Laat de naam weg.</translation>
    </message>
    <message>
        <source>A turn begins with five dice, such as 25566, not with {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Een beurt begint met vijf dobbelstenen, zoals 25566, niet met {said}.</translation>
    </message>
    <message>
        <source>Dice show 1 to 6, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Dobbelstenen tonen 1 tot 6, niet {said}.</translation>
    </message>
    <message>
        <source>{count} dice are rolled here, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Hier worden {count} dobbelstenen gegooid, niet {said}.</translation>
    </message>
    <message>
        <source>Say before {said} what was kept, behind the roll, as in 25566&gt;66.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Schrijf vóór {said} wat er gehouden werd, achter de worp, zoals in 25566&gt;66.</translation>
    </message>
    <message>
        <source>{dice} doesn&apos;t have the dice {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>In {dice} zitten de dobbelstenen {said} niet.</translation>
    </message>
    <message>
        <source>No roll is left in this turn, so a box must follow, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>In deze beurt is geen worp meer over: er moet een vak volgen, niet {said}.</translation>
    </message>
    <message>
        <source>There is no box called {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Er is geen vak dat {said} heet.</translation>
    </message>
    <message>
        <source>The turn with {said} needs its box at the end.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>De beurt met {said} mist aan het eind zijn vak.</translation>
    </message>
    <message>
        <source>{said} is filled already.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>{said} is al gevuld.</translation>
    </message>
    <message>
        <source>The joker rules don&apos;t allow {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>De jokerregels staan {said} niet toe.</translation>
    </message>
    <message>
        <source>That box scores {count} here, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Dat vak telt hier {count}, niet {said}.</translation>
    </message>
    <message>
        <source>All boxes are filled, so there can&apos;t be another turn.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Alle vakken zijn gevuld: er kan geen beurt meer komen.</translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and each player another one: {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Een naam heeft hoogstens {count} letters, en elke speler een andere: {said}.</translation>
    </message>
    <message>
        <source>There are 2 to {count} players, not {said}.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Er spelen 2 tot {count} spelers, niet {said}.</translation>
    </message>
    <message>
        <source>{said} has another number of turns than the others.</source>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>{said} heeft een ander aantal beurten dan de anderen.</translation>
    </message>
    <message>
        <source>Line {number}:</source>
        <comment>of a text</comment>
        <extracomment>set_up.paper_fault: Return what is wrong with a game from paper, and in which line.</extracomment>
        <translation>Regel {number}:</translation>
    </message>
    <message>
        <source>Your saved games were damaged, and there was no copy.</source>
        <extracomment>shell.damaged</extracomment>
        <translation>Je opgeslagen spellen waren beschadigd, en er was geen kopie.</translation>
    </message>
    <message>
        <source>Your saved games were damaged, so the copy of {day} took their place. Games you finished since then may be missing.</source>
        <extracomment>shell.copy_used</extracomment>
        <translation>Je opgeslagen spellen waren beschadigd, dus de kopie van {day} is ervoor in de plaats gekomen. Spellen die je daarna hebt afgemaakt, kunnen ontbreken.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could be read from the damaged file, kept as {path}.</source>
        <extracomment>shell.read_from</extracomment>
        <translation>
            <numerusform>%n spel kon nog worden gelezen uit het beschadigde bestand, bewaard als {path}.</numerusform>
            <numerusform>%n spellen konden nog worden gelezen uit het beschadigde bestand, bewaard als {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as {path}.</source>
        <extracomment>shell.kept_as</extracomment>
        <translation>Het beschadigde bestand is bewaard als {path}.</translation>
    </message>
    <message>
        <source>Play against them</source>
        <extracomment>strategies.play_match: button that leads to a new game</extracomment>
        <translation>Tegen ze spelen</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <comment>a game that another player plays</comment>
        <extracomment>strategies.watch: button that opens a list of players</extracomment>
        <translation>Een spel bekijken</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>work that takes long</comment>
        <extracomment>strategies.cancel: button</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with a list of rules, or with tables</comment>
        <extracomment>strategies.done: button that leads back</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>by which rules and dice a player plays</comment>
        <extracomment>strategies.change: button in the row of the player</extracomment>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Tick a player on the left.</source>
        <extracomment>strategies.choose_player: in the place of a chart</extracomment>
        <translation>Vink links een speler aan.</translation>
    </message>
    <message>
        <source>Which two</source>
        <comment>of the players compared</comment>
        <extracomment>strategies.which_two: name of a choice</extracomment>
        <translation>Welke twee</translation>
    </message>
    <message>
        <source>{first} and {other}</source>
        <comment>two players</comment>
        <extracomment>strategies.two: in a list</extracomment>
        <translation>{first} en {other}</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>figures that are no estimates</comment>
        <extracomment>strategies.exact: beside them</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>{name} scores {points} a game, on average.</source>
        <extracomment>strategies.averages: heading</extracomment>
        <translation>{name} haalt gemiddeld {points} per spel.</translation>
    </message>
    <message>
        <source>{better} scores {points} more a game than {worse}.</source>
        <extracomment>strategies.scores_more: heading</extracomment>
        <translation>{better}: {points} punten per spel meer dan {worse}.</translation>
    </message>
    <message>
        <source>{first} and {other} score the same, on average.</source>
        <extracomment>strategies.as_good: heading</extracomment>
        <translation>{first} en {other} halen gemiddeld evenveel.</translation>
    </message>
    <message>
        <source>In a match: {first} wins {win}, {other} {loss}; {tie} are ties.</source>
        <comment>chances in per cent</comment>
        <extracomment>strategies.in_a_match</extracomment>
        <translation>In een partij: {first} wint {win}, {other} {loss}; {tie} is gelijk.</translation>
    </message>
    <message>
        <source>1 roll</source>
        <extracomment>strategies.rolls: Return how many rolls a turn has.</extracomment>
        <translation type="vanished">1 worp</translation>
    </message>
    <message>
        <source>{number} rolls</source>
        <extracomment>strategies.rolls: Return how many rolls a turn has.</extracomment>
        <translation type="vanished">{number} worpen</translation>
    </message>
    <message>
        <source>Lessons 1 to</source>
        <comment>then comes a number, in a list</comment>
        <extracomment>strategies.lessons_to: name of a player</extracomment>
        <translation>Lessen 1 tot</translation>
    </message>
    <message>
        <source>To reach</source>
        <comment>then comes a score, in a list</comment>
        <extracomment>strategies.to_reach: name of a player</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>With unfair dice, only perfect play can be compared. {dice}</source>
        <extracomment>strategies.how: Return how a player plays; None is a list of one&apos;s own, and dice are given where they are not fair.</extracomment>
        <translation>Met oneerlijke dobbelstenen is alleen perfect spel te vergelijken. {dice}</translation>
    </message>
    <message>
        <source>Chance of at least this score</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Kans op minstens deze score</translation>
    </message>
    <message>
        <source>Final scores, in steps of ten points</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Eindscores, per tien punten</translation>
    </message>
    <message>
        <source>Points short of perfect play in each box (below zero: ahead of it)</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Punten minder dan perfect spel in elk vak; onder nul: meer</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Yahtzee-bonus</translation>
    </message>
    <message>
        <source>{first} to {last} points</source>
        <extracomment>strategies.from_to: head of a card</extracomment>
        <translation>{first} tot {last} punten</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>who plays</comment>
        <extracomment>strategies._side_columns: headings of a table</extracomment>
        <translation>Speler</translation>
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
        <translation>{name}: gemiddeld {mean}, spreiding {sd}</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <extracomment>turn_chances_words.left: beside a switch set_up.rolls_left: beside a row of buttons: 2, 1, 0</extracomment>
        <translation>Worpen over</translation>
    </message>
    <message>
        <source>Guide</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>a section of Help: what they mean</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>a section of Help, and of the settings</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a section of Help</comment>
        <extracomment>menu_words.help_parts: Return what the sections of the page of help are called.</extracomment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Say the dice and the rolls left</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Zeg de stenen en hoeveel worpen er over zijn</translation>
    </message>
    <message>
        <source>Say your card and its bonus</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Zeg je scoreblad en zijn bonus</translation>
    </message>
    <message>
        <source>Say the opponents&apos; totals</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Zeg de punten van de tegenstanders</translation>
    </message>
    <message>
        <source>Say what the coach said last</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Zeg wat de coach het laatst zei</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Scorecards</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Scorebladen</translation>
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
        <translation>Onder de stenen</translation>
    </message>
    <message>
        <source>Said aloud</source>
        <comment>heading of keys: for players who don&apos;t see the screen</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Hardop gezegd</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation type="vanished">Spellen en stellingen</translation>
    </message>
    <message>
        <source>The window</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Het venster</translation>
    </message>
    <message>
        <source>From box to box on the scorecard</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Op het scoreblad van vak naar vak</translation>
    </message>
    <message>
        <source>Score in the chosen box, or press the button with the ring</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>In het gekozen vak invullen, of op de omrande knop drukken</translation>
    </message>
    <message>
        <source>To the next control</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Naar het volgende element</translation>
    </message>
    <message>
        <source>Back: from a notice, a question, a look back, a page</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Terug: van een melding, een vraag, een terugblik, een pagina</translation>
    </message>
    <message>
        <source>Play, Learn, Games, Lab</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Spelen, Leren, Spellen, Lab</translation>
    </message>
    <message>
        <source>From a page back to where you were</source>
        <extracomment>menu_words.fixed_keys: Return the keys that are always the same, and what they do.</extracomment>
        <translation>Van een pagina terug naar waar je was</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>menu_words.change_key: button: takes another key</extracomment>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Change ⌄</source>
        <extracomment>menu_words.change_keys: link that opens a group of keys</extracomment>
        <translation>Wijzigen ⌄</translation>
    </message>
    <message>
        <source>Done ⌃</source>
        <extracomment>menu_words.close_keys: link that closes a group of keys</extracomment>
        <translation>Klaar ⌃</translation>
    </message>
    <message>
        <source>{action}: {key} from now on. “{other}” had it, and has {instead} now.</source>
        <extracomment>menu_words.key_taken</extracomment>
        <translation>{action}: voortaan {key}. Die had “{other}”, dat heeft nu {instead}.</translation>
    </message>
    <message>
        <source>You&apos;ve seen these rolls before, so this game counts as one with help.</source>
        <extracomment>new_game.dice_known: notice as it begins</extracomment>
        <translation>Deze worpen heb je al gezien, dus dit spel geldt als een met hulp.</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings.appearance: setting</extracomment>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Warn from a cost of</source>
        <extracomment>settings.warns_from: setting</extracomment>
        <translation>Waarschuwen vanaf kosten van</translation>
    </message>
    <message>
        <source>Rolling dice</source>
        <extracomment>settings.dice_speed: setting</extracomment>
        <translation>Rollende stenen</translation>
    </message>
    <message>
        <source>Ask before a zero</source>
        <extracomment>settings.confirms_zero: setting</extracomment>
        <translation>Vragen voor een nul</translation>
    </message>
    <message>
        <source>Your decisions, for people who study how Yahtzee is played</source>
        <extracomment>settings.opens: beside a button</extracomment>
        <translation>Je beslissingen, voor mensen die onderzoeken hoe Yahtzee wordt gespeeld</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>settings.export: button</extracomment>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>settings.language_of_system names.appearance: a choice of colours</extracomment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>You choose before the coach shows its list</source>
        <extracomment>settings.guess_first_explained</extracomment>
        <translation>Je kiest voordat de coach zijn lijst toont</translation>
    </message>
    <message>
        <source>Games and results</source>
        <extracomment>settings.folder_games: folder</extracomment>
        <translation>Spellen en resultaten</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>settings.import_games: button: adds the games of a file</extracomment>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Go back…</source>
        <extracomment>settings.open_backup: button: to an older copy</extracomment>
        <translation>Teruggaan…</translation>
    </message>
    <message>
        <source>Clear…</source>
        <extracomment>settings.clear_cache: button: the cache</extracomment>
        <translation>Legen…</translation>
    </message>
    <message>
        <source>Still</source>
        <comment>how dice roll: not at all</comment>
        <extracomment>settings.dice_speed</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Where a chance is at stake: {low}, {middle} or {high} %</source>
        <extracomment>settings.warns_from_chance: Return what the choices of that setting come to where a chance is at stake: its verdicts have other limits.</extracomment>
        <translation>Waar het om een kans gaat: {low}, {middle} of {high} %</translation>
    </message>
    <message>
        <source>No file manager was found. The path is on the clipboard: {path}</source>
        <extracomment>settings.no_file_manager</extracomment>
        <translation>Geen bestandsbeheerder gevonden. Het pad staat op het klembord: {path}</translation>
    </message>
    <message>
        <source>{dice}. {first}: {taken}; {other}: {instead}; costs {cost} points</source>
        <extracomment>strategies.parting_spoken</extracomment>
        <translation>{dice}. {first}: {taken}; {other}: {instead}; kost {cost} punten</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a rule list</comment>
        <extracomment>strategies.remove_list: button</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Rule list</source>
        <extracomment>strategies.list_label: beside a choice of lists</extracomment>
        <translation>Regellijst</translation>
    </message>
    <message>
        <source>How rules are written</source>
        <extracomment>strategies.language_heading</extracomment>
        <translation>Zo schrijf je regels</translation>
    </message>
    <message>
        <source>Line {number}: {reason}</source>
        <extracomment>strategies.line_fault: Return what is wrong with a line, or with the list.</extracomment>
        <translation>Regel {number}: {reason}</translation>
    </message>
    <message>
        <source>{mean} points on average, {short} short of perfect play.</source>
        <extracomment>strategies.list_average</extracomment>
        <translation>Gemiddeld {mean} punten, {short} minder dan perfect spel.</translation>
    </message>
    <message>
        <source>Tom Verhoeff&apos;s figures for perfect play, from his slides, beside those of this program.</source>
        <extracomment>strategies.published_explained</extracomment>
        <translation>De cijfers van Tom Verhoeff voor perfect spel, van zijn dia&apos;s, naast die van dit programma.</translation>
    </message>
    <message>
        <source>All bonuses</source>
        <extracomment>strategies.published_by</extracomment>
        <translation>Alle bonussen</translation>
    </message>
    <message>
        <source>No extra bonus, no jokers</source>
        <extracomment>strategies.published_by</extracomment>
        <translation>Zonder extra bonus en jokers</translation>
    </message>
    <message>
        <source>Final scores</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Eindscores</translation>
    </message>
    <message>
        <source>Each choice you make appears here. You&apos;ll see what it cost when the game is over.</source>
        <extracomment>coach.nothing_yet_off: in the place of the list before the first choice, with the coach off</extracomment>
        <translation>Hier verschijnt elke keuze die je maakt. Wat ze kostte, zie je als het spel voorbij is.</translation>
    </message>
    <message>
        <source>As played</source>
        <extracomment>coach.as_played: line of how a turn went: what the choices cost that stand in the end</extracomment>
        <translation>Zoals gespeeld</translation>
    </message>
    <message>
        <source>{option} would cost {lost}</source>
        <extracomment>why_words.costs: Return what the best choice of today would cost then; nothing where it is gone.</extracomment>
        <translation>{option} zou {lost} kosten</translation>
    </message>
    <message>
        <source>Get the coach ready</source>
        <extracomment>coach.build_table: button</extracomment>
        <translation>Coach klaarmaken</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready. Getting ready takes a few seconds.</source>
        <extracomment>coach.table_missing</extracomment>
        <translation>De coach is niet klaar. Zich klaarmaken duurt een paar seconden.</translation>
    </message>
    <message>
        <source>You can play now. Warnings start as soon as the coach is ready.</source>
        <extracomment>coach.warnings_wait: the same</extracomment>
        <translation>Je kunt al spelen. Waarschuwingen krijg je zodra de coach klaar is.</translation>
    </message>
    <message>
        <source>You can play now. The coach joins in as soon as it is ready.</source>
        <extracomment>coach.coach_waits: in the place of a reason</extracomment>
        <translation>Je kunt al spelen. De coach doet mee zodra hij klaar is.</translation>
    </message>
    <message>
        <source>Perfect play averages {par}</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>Perfect spel haalt gemiddeld {par}</translation>
    </message>
    <message>
        <source>rules: {rules}</source>
        <extracomment>coach.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>regels: {rules}</translation>
    </message>
    <message>
        <source>{choice} costs {amount}.</source>
        <extracomment>coach.warning: Return the warning about a costly choice: what it costs, not what would be better.</extracomment>
        <translation>{choice} kost {amount}.</translation>
    </message>
    <message>
        <source>If you {choice}, your {chance} drops by {lost}.</source>
        <extracomment>coach.warning: Return the warning about a costly choice: what it costs, not what would be better.</extracomment>
        <translation>Dat verlaagt je {chance} met {lost}: {choice}.</translation>
    </message>
    <message>
        <source>Roll the dice, and every option appears at the right with what it is worth.</source>
        <extracomment>coach.coach_before_roll</extracomment>
        <translation>Gooi, dan staat rechts elke optie met haar waarde.</translation>
    </message>
    <message>
        <source>The coach had to start over with its preparations: {reason}.</source>
        <extracomment>coach.table_rebuilt</extracomment>
        <translation>De coach moest zich opnieuw voorbereiden: {reason}.</translation>
    </message>
    <message>
        <source>What the coach has worked out couldn&apos;t be saved ({reason}). It will work it out again next time you start.</source>
        <extracomment>coach.table_unsaved</extracomment>
        <translation>Wat de coach heeft uitgerekend kon niet worden opgeslagen ({reason}). Bij de volgende start rekent hij opnieuw.</translation>
    </message>
    <message>
        <source>The coach can&apos;t get ready: {reason}.</source>
        <extracomment>coach.table_failed</extracomment>
        <translation>De coach kan zich niet klaarmaken: {reason}.</translation>
    </message>
    <message>
        <source>Everyone gets the same rolls, so skill shows sooner.</source>
        <extracomment>match_words.begins: Return what a match is about, when it begins: against these, or where it `is_shared` by several people of all.</extracomment>
        <translation>Iedereen krijgt dezelfde worpen, zo blijkt sneller wie beter speelt.</translation>
    </message>
    <message>
        <source>{name} plays as soon as the coach is ready</source>
        <extracomment>match_words.waits_for_table</extracomment>
        <translation>{name} speelt zodra de coach klaar is</translation>
    </message>
    <message>
        <source>This chance assumes that your opponents carry on playing as they do now, whatever you do. While they still have turns to play you can adapt to them, so your true chance is a little higher; an opponent who plays to win reacts to you, which makes it lower. It also assumes that people play for points, and that everyone rolls for themselves. Early in the game you see an estimate, good to 0.5 %, until a finer one is ready.</source>
        <extracomment>match_words.about_explained</extracomment>
        <translation>Deze kans gaat ervan uit dat de anderen doorspelen zoals ze doen, wat jij ook doet. Zolang zij nog beurten hebben, kun je je op hen instellen, dus je echte kans is iets hoger; wie speelt om te winnen, stelt zich op jou in, en dat verlaagt haar. Ze gaat er ook van uit dat mensen om punten spelen en dat iedereen voor zich gooit. In je eerste beurten komt er eerst een schatting, op 0,5 % nauwkeurig; een fijnere vervangt die.</translation>
    </message>
    <message>
        <source>A sure score of this much would be just as good to you, at the risk you chose.</source>
        <extracomment>timeline.sure_score_explained</extracomment>
        <translation>Een zekere score van zoveel zou je net zo lief zijn, bij het risico dat je koos.</translation>
    </message>
    <message>
        <source>Compared</source>
        <extracomment>timeline.two_options: heading of the figures of two or three options</extracomment>
        <translation>Vergeleken</translation>
    </message>
    <message>
        <source>Half are above</source>
        <extracomment>timeline.median: row of the figures of final scores: the median rules_lab.median: row of a table</extracomment>
        <translation>De helft ligt hoger</translation>
    </message>
    <message>
        <source>The median: half of all games end with this score or less.</source>
        <extracomment>timeline.median_explained</extracomment>
        <translation>De mediaan: de helft van alle spellen eindigt met deze score of minder.</translation>
    </message>
    <message>
        <source>{share} of all games end with {low}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>{share} van alle spellen eindigt met {low}</translation>
    </message>
    <message>
        <source>{share} of all games end between {low} and {high}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>{share} van alle spellen eindigt tussen {low} en {high}</translation>
    </message>
    <message>
        <source>half of all games end between {low} and {high}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>de helft van alle spellen eindigt tussen {low} en {high}</translation>
    </message>
    <message>
        <source>spread {sd}</source>
        <extracomment>timeline.summary: Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn&apos;t half.</extracomment>
        <translation>spreiding {sd}</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready, so it can&apos;t tell what an option is worth.</source>
        <extracomment>tray.coach_without_table</extracomment>
        <translation>De coach is niet klaar en kan daarom niet zeggen wat een optie waard is.</translation>
    </message>
    <message>
        <source>{score} = {par} par {luck} luck {lost} cost</source>
        <extracomment>demo.report_split: Return what the score of a game is made of.</extracomment>
        <translation>{score} = {par} par {luck} geluk {lost} kosten</translation>
    </message>
    <message>
        <source>No choice cost you {amount} or more</source>
        <extracomment>end_page.nothing_costly: Return the praise of a game in which no choice lost as much as a mistake does.</extracomment>
        <translation>Geen keuze kostte {amount} of meer</translation>
    </message>
    <message>
        <source>Review them one by one ({key})</source>
        <extracomment>end_page.one_by_one: link below the list of costly choices</extracomment>
        <translation>Een voor een bekijken ({key})</translation>
    </message>
    <message numerus="yes">
        <source>%n more: review them one by one ({key})</source>
        <extracomment>end_page.more_one_by_one: some have no room in the list</extracomment>
        <translation>
            <numerusform>nog %n: een voor een bekijken ({key})</numerusform>
            <numerusform>nog %n: een voor een bekijken ({key})</numerusform>
        </translation>
    </message>
    <message>
        <source>The review appears as soon as the coach is ready.</source>
        <extracomment>end_page.without_coach_table</extracomment>
        <translation>De analyse verschijnt zodra de coach klaar is.</translation>
    </message>
    <message>
        <source>real dice</source>
        <extracomment>end_page.real_dice: remark on a result</extracomment>
        <translation>echte dobbelstenen</translation>
    </message>
    <message>
        <source>fixed plans for one turn, as Markov chains</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>vaste plannen voor één beurt, als Markovketens</translation>
    </message>
    <message>
        <source>A match counts once for each kind of opponent: won if you beat them all, lost if they all beat you, otherwise tied. Matches with help count, too, unless you choose “{without}”.</source>
        <extracomment>opponents_words.what_counts</extracomment>
        <translation>Een partij telt één keer per soort tegenstander: gewonnen als je ze allemaal verslaat, verloren als ze jou allemaal verslaan, anders gelijk. Partijen met hulp tellen mee, tenzij je ‘{without}’ kiest.</translation>
    </message>
    <message>
        <source>{name}, same rolls for everyone</source>
        <extracomment>opponents_words.linked: a line of a table: an opponent in such matches</extracomment>
        <translation>{name}, gelijke worpen voor iedereen</translation>
    </message>
    <message>
        <source>{par} par {luck} luck {lost} cost</source>
        <comment>figures with their signs that add up</comment>
        <extracomment>history.adds_up: Return how the figures of a game add up: 254.6 par + 19.5 luck ... = 214.</extracomment>
        <translation>{par} par {luck} geluk {lost} kosten</translation>
    </message>
    <message>
        <source>No lesson helps here: together they say {choice}</source>
        <extracomment>lessons.remedy: Return which lesson would have spared what of a cost; where none does, what all of them say.</extracomment>
        <translation>Hier helpt geen les: samen zeggen ze {choice}</translation>
    </message>
    <message>
        <source>“Right” is how often a line gives a good choice (one that costs less than 0.25 points) when it&apos;s the line that decides, with the list as it is now. The positions come from games by perfect and imperfect players.</source>
        <extracomment>lessons.about_right</extracomment>
        <translation>‘Goed’: hoe vaak een regel, als die beslist, een goede keuze geeft (een die minder dan 0,25 punt kost), met de lijst zoals die nu is. De stellingen komen uit spellen van perfecte en onvolmaakte spelers.</translation>
    </message>
    <message>
        <source>Each of these choices costs {after} points instead of {before} if every choice after it is perfect. So multiplying these figures doesn&apos;t give the gain in the average: that also counts what they cost later in the game.</source>
        <extracomment>lessons.effect_explained: Return what these choices cost, which can&apos;t be multiplied: that stands in no line beside the average.</extracomment>
        <translation>Elk van die keuzes kost {after} in plaats van {before} punten, als daarna alles perfect gespeeld wordt. Vermenigvuldigen geeft daarom niet de winst in het gemiddelde: daarin zit ook wat ze later in het spel kosten.</translation>
    </message>
    <message>
        <source>Someone choosing at random: {choice}</source>
        <extracomment>lessons.habit: Return what the player of the lessons before does there, and what that costs; before the first it is chance.</extracomment>
        <translation>Wie willekeurig kiest: {choice}</translation>
    </message>
    <message>
        <source>Without lesson {number}: {choice}</source>
        <extracomment>lessons.habit: Return what the player of the lessons before does there, and what that costs; before the first it is chance.</extracomment>
        <translation>Zonder les {number}: {choice}</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready, so there are no positions.</source>
        <extracomment>lessons.no_table</extracomment>
        <translation>De coach is niet klaar, dus zijn er geen stellingen.</translation>
    </message>
    <message>
        <source>An exception: the lesson says {choice}.</source>
        <extracomment>lessons.is_exception_note</extracomment>
        <translation>Een uitzondering: de les zegt {choice}.</translation>
    </message>
    <message>
        <source>The lesson says {choice}: close enough.</source>
        <extracomment>lessons.close_note</extracomment>
        <translation>De les zegt {choice}: dichtbij genoeg.</translation>
    </message>
    <message>
        <source>In total these choices cost you {points} points.</source>
        <extracomment>lessons.result_explained</extracomment>
        <translation>Deze keuzes kostten je samen {points} punten.</translation>
    </message>
    <message>
        <source>Looking up your current scorecard is a hint: the game counts as one with help from then on.</source>
        <extracomment>openings_words.scope_hint</extracomment>
        <translation>Je huidige scoreblad opzoeken is een tip: vanaf dan telt het als spel met hulp.</translation>
    </message>
    <message>
        <source>Costs</source>
        <extracomment>openings_words.columns</extracomment>
        <translation>Kost</translation>
    </message>
    <message>
        <source>first-rolls</source>
        <comment>the name of a file</comment>
        <extracomment>openings_words.file_name: the file of the sheet</extracomment>
        <translation>eerste-worpen</translation>
    </message>
    <message>
        <source>The obvious choice: {choice}</source>
        <extracomment>openings_words.obvious</extracomment>
        <translation>Voor de hand ligt: {choice}</translation>
    </message>
    <message>
        <source>The obvious choice is best. Next: {choice}</source>
        <extracomment>openings_words.also_obvious</extracomment>
        <translation>Het voor de hand liggende is het beste. Daarna komt: {choice}</translation>
    </message>
    <message>
        <source>Roll · best choice · obvious choice, marked ! where it&apos;s wrong ({traps} of {of} rolls), otherwise the next best · cost</source>
        <extracomment>openings_words.sheet_legend</extracomment>
        <translation>Worp · beste keuze · voor de hand liggende keuze, met ! waar die fout is ({traps} van {of} worpen), anders de op één na beste · kosten</translation>
    </message>
    <message>
        <source>No costly choices here. They come from finished games that were played for points.</source>
        <extracomment>sources.no_mistakes_yet</extracomment>
        <translation>Geen dure keuzes hier. Ze komen uit spellen om punten die je hebt afgemaakt.</translation>
    </message>
    <message>
        <source>Everything of this kind is learned, or isn&apos;t asked any more.</source>
        <extracomment>sources.nothing_due: Return what stands there where everything has been asked.</extracomment>
        <translation>Alles van deze soort is geleerd of wordt niet meer gevraagd.</translation>
    </message>
    <message>
        <source>Nothing for today. The next one comes back on {day}.</source>
        <extracomment>sources.nothing_due: Return what stands there where everything has been asked.</extracomment>
        <translation>Voor vandaag is er niets. De volgende komt terug op {day}.</translation>
    </message>
    <message>
        <source>You missed it too often, so you won&apos;t be asked again.</source>
        <extracomment>sources.comes_back: Return when a position comes back, in a sentence and in a column.</extracomment>
        <translation>Je had het te vaak mis, dus dit wordt je niet meer gevraagd.</translation>
    </message>
    <message numerus="yes">
        <source>Ask me %n choices again after all</source>
        <extracomment>sources.bring_back: button: choices no longer asked</extracomment>
        <translation>
            <numerusform>Vraag me %n keuze toch weer</numerusform>
            <numerusform>Vraag me %n keuzes toch weer</numerusform>
        </translation>
    </message>
    <message>
        <source>difficulty {difficulty}</source>
        <extracomment>sources.answer_card: Return what is said of a dot in the chart.</extracomment>
        <translation>moeilijkheid {difficulty}</translation>
    </message>
    <message>
        <source>“{theme}” cost you the most: {lost} points.</source>
        <extracomment>sources.most_lost</extracomment>
        <translation>‘{theme}’ kostte je het meest: {lost} punten.</translation>
    </message>
    <message>
        <source>One moment: the coach is getting ready</source>
        <extracomment>practice.working_it_out: remark while a choice waits for its judgement</extracomment>
        <translation>Een ogenblik: de coach maakt zich klaar</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>practice.anki_title: title of the dialog that asks for a file</extracomment>
        <translation>Kaarten voor Anki exporteren</translation>
    </message>
    <message>
        <source>costly-choices</source>
        <comment>the name of a file</comment>
        <extracomment>practice.anki_name</extracomment>
        <translation>dure-keuzes</translation>
    </message>
    <message>
        <source>Front</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Voorkant</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Achterkant</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>of a card in Anki</comment>
        <extracomment>practice.anki_columns: column of a file</extracomment>
        <translation>Labels</translation>
    </message>
    <message>
        <source>there are no costly choices yet</source>
        <extracomment>practice.no_choices_yet: after: It couldn&apos;t be saved</extracomment>
        <translation>er zijn nog geen dure keuzes</translation>
    </message>
    <message>
        <source>Cost per decision</source>
        <extracomment>progress.where_columns: Return the headings of the groups as a table.</extracomment>
        <translation>Kosten per beslissing</translation>
    </message>
    <message>
        <source>cost {game} per game, {decision} per decision</source>
        <extracomment>progress.all_games</extracomment>
        <translation>kosten {game} per spel, {decision} per beslissing</translation>
    </message>
    <message numerus="yes">
        <source>%n games with help not counted</source>
        <extracomment>progress.counted_games: Return which games count.</extracomment>
        <translation>
            <numerusform>%n spel met hulp niet meegeteld</numerusform>
            <numerusform>%n spellen met hulp niet meegeteld</numerusform>
        </translation>
    </message>
    <message>
        <source>Costly choices</source>
        <extracomment>progress.where_name: Return the title of the chart.</extracomment>
        <translation>Dure keuzes</translation>
    </message>
    <message>
        <source>worked out from what your choices cost, so luck doesn&apos;t count</source>
        <extracomment>progress.luck_aside</extracomment>
        <translation>volgens wat je keuzes kosten, zonder geluk</translation>
    </message>
    <message numerus="yes">
        <source>%n games for points so far, all with help ({help}): they don&apos;t count towards your level.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>
            <numerusform>Tot nu toe %n spel om punten, met hulp ({help}): het telt niet mee voor je niveau.</numerusform>
            <numerusform>Tot nu toe %n spellen om punten, alle met hulp ({help}): ze tellen niet mee voor je niveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>twelve lessons for Yahtzee&apos;s own rules; what each adds to an average of {before}</source>
        <extracomment>learn.course_note</extracomment>
        <translation>twaalf lessen voor Yahtzee; wat elke aan gemiddeld {before} toevoegt</translation>
    </message>
    <message numerus="yes">
        <source>It would have saved you {saves} points a game in your last %n games; not knowing it costs {without}</source>
        <extracomment>learn.why_known: Return why a lesson counts as known.</extracomment>
        <translation>
            <numerusform>Ze had je in %n spel {saves} punten bespaard; haar niet kennen kost {without}</numerusform>
            <numerusform>Ze had je in je laatste %n spellen {saves} punten per spel bespaard; haar niet kennen kost {without}</numerusform>
        </translation>
    </message>
    <message>
        <source>cost {figure} per game</source>
        <extracomment>learn.cost_per_game</extracomment>
        <translation>kosten {figure} per spel</translation>
    </message>
    <message>
        <source>cost {figure} per decision</source>
        <extracomment>learn.cost_per_decision</extracomment>
        <translation>kosten {figure} per beslissing</translation>
    </message>
    <message>
        <source>From all games, by theme</source>
        <extracomment>learn.by_kind</extracomment>
        <translation>Uit alle spellen, per thema</translation>
    </message>
    <message>
        <source>Each game of Yahtzee for points you finish without help becomes a dot here: what your choices cost. The less, the better you played. Matches, games with a goal or other dice, and games such as Yatzy or Kniffel don&apos;t count here.</source>
        <extracomment>learn.no_points</extracomment>
        <translation>Elk spel Yahtzee om punten dat je zonder hulp uitspeelt, wordt hier een stip: wat je keuzes kostten. Hoe minder, hoe beter je speelde. Partijen, spellen met een doel of andere dobbelstenen en spellen zoals Yatzy of Kniffel tellen hier niet mee.</translation>
    </message>
    <message>
        <source>Open in Lab, Position</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Openen in Lab, Stelling</translation>
    </message>
    <message>
        <source>Show another option while the key is held</source>
        <extracomment>menu_words.action_name: Return what an action is called in the list of keys: as in the menu, where that says enough.</extracomment>
        <translation>Een andere optie tonen zolang de toets ingedrukt is</translation>
    </message>
    <message>
        <source>Everyone here rolls real dice and types in what they got. The program rolls for the computer players.</source>
        <extracomment>new_game.real_dice_of_everyone</extracomment>
        <translation>Iedereen hier gooit met echte dobbelstenen en typt ze in. Voor de computerspelers gooit het programma.</translation>
    </message>
    <message>
        <source>always the worst roll</source>
        <extracomment>new_game.worst_roll: below the tile Demon</extracomment>
        <translation>altijd de slechtste worp</translation>
    </message>
    <message>
        <source>More points with</source>
        <extracomment>why_words.more_with: heading of bars, before the colours of two options</extracomment>
        <translation>Meer punten met</translation>
    </message>
    <message>
        <source>all others</source>
        <extracomment>why_words.others: the last of a few bars: what all other boxes and bonuses come to</extracomment>
        <translation>alle andere</translation>
    </message>
    <message>
        <source>First try: {verdict}</source>
        <extracomment>why_words.first_try: remark on a choice made again, with a verdict</extracomment>
        <translation>Eerste poging: {verdict}</translation>
    </message>
    <message>
        <source>It&apos;s close: what isn&apos;t named here puts {option} ahead.</source>
        <extracomment>why_words.close_ahead: before reasons that don&apos;t say so</extracomment>
        <translation>Het scheelt weinig: {option} ligt voor door wat hier niet staat.</translation>
    </message>
    <message>
        <source>Each choice you make appears here with what it cost. The less your choices cost, the better you play: the rest is luck.</source>
        <extracomment>coach.nothing_yet: in the place of the list before the first choice</extracomment>
        <translation>Hier verschijnt elke keuze die je maakt, met wat ze kostte. Hoe minder je keuzes kosten, hoe beter je speelt: de rest is geluk.</translation>
    </message>
    <message>
        <source>Back in the game before.</source>
        <extracomment>coach.game_before: notice after Undo</extracomment>
        <translation>Terug in het vorige spel.</translation>
    </message>
    <message>
        <source>{hand} matters: you win {now} now, {without} with a zero there.</source>
        <extracomment>match_words.hand_needed: Return whether a hand matters, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation>{hand} is belangrijk: nu win je {now} van de keren, met een nul daar {without}.</translation>
    </message>
    <message>
        <source>Even without {hand} you win {without} ({now} now).</source>
        <extracomment>match_words.hand_needed: Return whether a hand matters, by the chances of winning, in per cent, with a zero in its box and as it is.</extracomment>
        <translation>Ook zonder {hand} win je {without} van de keren (nu {now}).</translation>
    </message>
    <message>
        <source>average dice</source>
        <extracomment>end_page.average_dice: the same, in the place of: luckier than half of the games</extracomment>
        <translation>gemiddelde dobbelstenen</translation>
    </message>
    <message>
        <source>for points</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>om punten</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>history.facts: Return what the games of a list have together, each with its name; not what there is none of.</extracomment>
        <translation>eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>All the dice that the program rolls in a game come from its seed and nothing else. For each roll, the text “seed:turn:roll:0” is hashed with BLAKE2b. Take the bytes below 252 in order: each one modulo six, plus one, is the face of the next die that is rolled, from left to right. A die you keep takes none.</source>
        <extracomment>history.seed_explained</extracomment>
        <translation>Alle worpen van het programma in een spel komen uit de startwaarde en uit niets anders. Voor elke worp wordt de tekst ‘startwaarde:beurt:worp:0’ gehasht met BLAKE2b. Neem de bytes onder 252 op volgorde: elk geeft, modulo zes plus één, de ogen van de volgende dobbelsteen die gegooid wordt, van links naar rechts. Een dobbelsteen die je houdt, gebruikt er geen.</translation>
    </message>
    <message>
        <source>Play every turn by the list of rules, starting at the top. Each lesson adds lines where they belong.</source>
        <extracomment>lessons._pairs</extracomment>
        <translation>Speel elke beurt volgens de lijst met regels, vanaf de eerste regel. Elke les zet regels op hun plaats erin.</translation>
    </message>
    <message>
        <source>Positions as hard as you are strong.</source>
        <extracomment>sources.as_hard_as_you</extracomment>
        <translation>Stellingen zo moeilijk als jij sterk bent.</translation>
    </message>
    <message>
        <source>Your first choice moves your rating.</source>
        <extracomment>sources.first_counts</extracomment>
        <translation>Je eerste keuze verandert je rating.</translation>
    </message>
    <message numerus="yes">
        <source>A choice costs you {lost} points on average in your last %n games.</source>
        <extracomment>learn.costs: Return what a choice costs on average, lately and in all games.</extracomment>
        <translation>
            <numerusform>Een keuze kostte je in %n spel gemiddeld {lost} punten.</numerusform>
            <numerusform>Een keuze kost je in je laatste %n spellen gemiddeld {lost} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything that you have practised can be read. It is kept as {path}.</source>
        <extracomment>learn.log_put_aside</extracomment>
        <translation>Niet alles wat je hebt geoefend kan worden gelezen. Het staat nu in {path}.</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Positions</source>
        <comment>heading of keys</comment>
        <extracomment>menu_words.key_groups: Return all actions in groups, each with its heading.</extracomment>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>You roll real dice and type in what you get.</source>
        <extracomment>new_game.real_dice_explained</extracomment>
        <translation>Je gooit aan tafel en typt je worp in.</translation>
    </message>
    <message>
        <source>The rolls you had then. You know them, so the game counts as one with help.</source>
        <extracomment>new_game.earlier_explained</extracomment>
        <translation>De worpen van toen. Je kent ze, dus het spel telt als een spel met hulp.</translation>
    </message>
    <message>
        <source>only with the program&apos;s rolls: a ghost can&apos;t get yours.</source>
        <extracomment>new_game.ghost_needs_known_rolls: why no ghost</extracomment>
        <translation>alleen met worpen van het programma: een geest kan de jouwe niet krijgen.</translation>
    </message>
    <message>
        <source>only with fair dice: with others, a ghost can&apos;t get the rolls you get.</source>
        <extracomment>new_game.ghost_needs_fair_dice: why none</extracomment>
        <translation>alleen met eerlijke dobbelstenen: met andere kan een geest niet dezelfde worpen krijgen als jij.</translation>
    </message>
    <message>
        <source>in a match you play to win</source>
        <extracomment>new_game.match_is_won: why nothing else can be played for</extracomment>
        <translation>in een partij speel je om te winnen</translation>
    </message>
    <message>
        <source>Always keep what there is most of, as in M. Mince&apos;s slides, beside the best play.</source>
        <extracomment>turn_chances_words.plans_hint</extracomment>
        <translation>Altijd houden waar het meeste van is, zoals in de dia&apos;s van M. Mince; ernaast het beste spel.</translation>
    </message>
    <message>
        <source>Undoes your last change (Ctrl+Z); Ctrl+Shift+Z redoes it.</source>
        <extracomment>rules_lab.undo_hint</extracomment>
        <translation>Neemt je laatste wijziging terug (Ctrl+Z); Ctrl+Shift+Z voert ze weer uit.</translation>
    </message>
    <message>
        <source>Players: {percent} %</source>
        <extracomment>rules_lab.stage: Return what is being worked out, and how far that is, 0 to 1.</extracomment>
        <translation>Spelers: {percent} %</translation>
    </message>
    <message>
        <source>Keep it in Games</source>
        <extracomment>set_up.keep_card: button below what is said of a finished card</extracomment>
        <translation>Bewaren bij Spellen</translation>
    </message>
    <message>
        <source>The coach isn&apos;t ready for these rules and dice.</source>
        <extracomment>set_up.no_table</extracomment>
        <translation>De coach is niet klaar voor deze regels en dobbelstenen.</translation>
    </message>
    <message>
        <source>Your costly choices as cards for Anki</source>
        <extracomment>settings.cards: beside a button</extracomment>
        <translation>Je dure keuzes als kaarten voor Anki</translation>
    </message>
    <message>
        <source>A text file for Anki: the position on the front, the best choice and why on the back.</source>
        <extracomment>settings.cards_explained</extracomment>
        <translation>Een tekstbestand voor Anki: voorop de stelling, achterop de beste keuze en waarom.</translation>
    </message>
    <message>
        <source>Cancel ({percent})</source>
        <extracomment>settings.cards_cancel: button: stops making cards for Anki</extracomment>
        <translation>Annuleren ({percent})</translation>
    </message>
    <message>
        <source>One for each day you played in the last week, and four weekly ones before that.</source>
        <extracomment>settings.backups_explained</extracomment>
        <translation>Een voor elke dag van de afgelopen week waarop je speelde, en daarvoor vier wekelijkse.</translation>
    </message>
    <message>
        <source>Clear it? Next time the coach takes a few seconds to get ready. Your games are kept.</source>
        <extracomment>settings.clear_cache_question</extracomment>
        <translation>Echt legen? Bij de volgende start heeft de coach een paar seconden nodig om zich klaar te maken. De spellen blijven.</translation>
    </message>
    <message>
        <source>Compare up to four.</source>
        <extracomment>strategies.compare_up_to: under that heading</extracomment>
        <translation>Vergelijk er hoogstens vier.</translation>
    </message>
    <message>
        <source>Against my games</source>
        <extracomment>strategies.your_progress: button that leads to the page of progress</extracomment>
        <translation>Tegen mijn spellen</translation>
    </message>
    <message>
        <source>Your own results against these players&apos;, on the Progress page.</source>
        <extracomment>strategies.your_progress_hint</extracomment>
        <translation>Je eigen resultaten tegen die van deze spelers, op de pagina met je voortgang.</translation>
    </message>
    <message>
        <source>Practise where it costs points</source>
        <extracomment>strategies.practise: button: positions from games of a rule list</extracomment>
        <translation>Oefen waar hij punten kost</translation>
    </message>
    <message>
        <source>Where {name} costs points</source>
        <comment>a rule list</comment>
        <extracomment>strategies.practice_name: name of what is practised</extracomment>
        <translation>Waar {name} punten kost</translation>
    </message>
    <message>
        <source>{name} says: {choice}</source>
        <comment>a rule list</comment>
        <extracomment>strategies.list_says: below an answer</extracomment>
        <translation>{name} zegt: {choice}</translation>
    </message>
    <message>
        <source>This list costs next to nothing, so there&apos;s nothing to practise.</source>
        <extracomment>strategies.nothing_to_practise</extracomment>
        <translation>Deze lijst kost bijna niets, dus er valt niets te oefenen.</translation>
    </message>
    <message>
        <source>Cost of each turn, against perfect play</source>
        <extracomment>strategies.chart_name: what a chart shows</extracomment>
        <translation>Kosten van elke beurt, tegen perfect spel</translation>
    </message>
    <message>
        <source>The first rule that fits decides. Write the keywords in English, whatever language the window is in. “worth” says what a box is worth to the player; give it for all thirteen or none. “pace” gives extra weight to points towards the upper bonus. “otherwise” names who decides where no rule fits: random, random-keeps, greedy, mince, rules-of-thumb or optimal. The number beside a rule is what it is worth: how many points a game the list loses without it.</source>
        <extracomment>strategies.language_explained</extracomment>
        <translation>De eerste regel die past, geldt. De sleutelwoorden schrijf je in het Engels, welke taal het venster ook heeft. ‘worth’ zegt wat een vak waard is, voor alle dertien of geen. ‘pace’ geeft punten voor de bovenste bonus meer gewicht. ‘otherwise’ noemt wie beslist waar geen regel past: random, random-keeps, greedy, mince, rules-of-thumb of optimal. Het getal naast een regel zegt wat die waard is: zoveel punten per spel verliest de lijst zonder die regel.</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Percentielen</translation>
    </message>
    <message>
        <source>First turns</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Vroegste beurten</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>strategies.published_tables: on a choice</extracomment>
        <translation>Laatste beurt</translation>
    </message>
    <message>
        <source>Scores per box</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Punten per vak</translation>
    </message>
    <message>
        <source>Distribution of the final score</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Verdeling van de eindscore</translation>
    </message>
    <message>
        <source>Percentiles of the final score</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>Percentielen van de eindscore</translation>
    </message>
    <message>
        <source>The last turn, with one box open</source>
        <extracomment>strategies.published_names: names of tables</extracomment>
        <translation>De laatste beurt, met één vak open</translation>
    </message>
    <message>
        <source>{what}, his</source>
        <extracomment>strategies.his: heading of a column of Verhoeff&apos;s figures</extracomment>
        <translation>{what}, zijn</translation>
    </message>
    <message>
        <source>{what}, ours</source>
        <extracomment>strategies.ours: heading of a column of the program&apos;s figures</extracomment>
        <translation>{what}, onze</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the final score</comment>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Yahtzees rolled</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Gegooide Yahtzees</translation>
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
        <translation>tot daar</translation>
    </message>
    <message>
        <source>with points</source>
        <comment>the first turn a box is filled</comment>
        <extracomment>strategies.points_column: heading of a column</extracomment>
        <translation>met punten</translation>
    </message>
    <message>
        <source>with zero</source>
        <comment>the first turn a box is filled</comment>
        <extracomment>strategies.nothing_column: heading of a column</extracomment>
        <translation>met nul</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a turn</comment>
        <extracomment>strategies.never: in a table</extracomment>
        <translation>nooit</translation>
    </message>
    <message>
        <source>His distribution comes from a million simulated games; ours is exact.</source>
        <extracomment>strategies.his_simulated</extracomment>
        <translation>Zijn verdeling komt uit een miljoen gesimuleerde spellen; de onze is exact.</translation>
    </message>
    <message>
        <source>He gives this table only for the rules with all bonuses.</source>
        <extracomment>strategies.no_such_table</extracomment>
        <translation>Deze tabel heeft hij alleen voor de regels met alle bonussen.</translation>
    </message>
    <message>
        <source>None of the players you&apos;re comparing can be an opponent.</source>
        <extracomment>strategies.play_match_hint: Return whom a match would be against: those of the compared who can be opponents, or that none of them can.</extracomment>
        <translation>Geen van de spelers die je vergelijkt kan tegenstander zijn.</translation>
    </message>
    <message>
        <source>A new game against the players you&apos;re comparing: {names}</source>
        <extracomment>strategies.play_match_hint: Return whom a match would be against: those of the compared who can be opponents, or that none of them can.</extracomment>
        <translation>Een nieuw spel tegen de spelers die je vergelijkt: {names}</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <extracomment>announcing.nobody_else: said by a key: there are no opponents</extracomment>
        <translation>Je speelt alleen.</translation>
    </message>
    <message>
        <source>The coach hasn&apos;t said anything yet.</source>
        <extracomment>announcing.coach_is_silent: said by a key</extracomment>
        <translation>De coach heeft nog niets gezegd.</translation>
    </message>
    <message>
        <source>Open: {boxes}</source>
        <comment>boxes of the scorecard</comment>
        <extracomment>announcing.open_boxes</extracomment>
        <translation>Vrij: {boxes}</translation>
    </message>
    <message>
        <source>Best was: {best}</source>
        <extracomment>announcing.judged: Return the verdict on a decision just made, what it lost, and what was best.</extracomment>
        <translation>Optimaal was: {best}</translation>
    </message>
    <message>
        <source>expected score</source>
        <extracomment>announcing.value_spoken: Return what the dice marked to be kept are worth.</extracomment>
        <translation>verwachte eindscore</translation>
    </message>
    <message>
        <source>opponents played</source>
        <extracomment>announcing.others_in_line: turns of the others as a line of the table</extracomment>
        <translation>tegenstanders speelden</translation>
    </message>
    <message>
        <source>How you got this score</source>
        <extracomment>announcing.split_heading: heading</extracomment>
        <translation>Hoe je aan deze score kwam</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>how likely</comment>
        <extracomment>announcing.timeline_columns: Return the headings of the timeline as a table.</extracomment>
        <translation>Kans</translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <extracomment>announcing.file_written</extracomment>
        <translation>Opgeslagen in {path}.</translation>
    </message>
    <message>
        <source>It couldn&apos;t be saved: {reason}.</source>
        <extracomment>announcing.file_not_written</extracomment>
        <translation>Het kon niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Drie paren</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>a box for five in a row</comment>
        <extracomment>boxes._names: the name of a box</extracomment>
        <translation>Straat</translation>
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
        <translation>Kleine straat</translation>
    </message>
    <message>
        <source>Big straight</source>
        <comment>in Yacht</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Grote straat</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>in Yacht</comment>
        <extracomment>boxes._names_in: what players of one game call a box</extracomment>
        <translation>Vrije keuze</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een paar</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>twee paren</translation>
    </message>
    <message>
        <source>a Yatzy</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een Yatzy</translation>
    </message>
    <message>
        <source>a Kniffel</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een Kniffel</translation>
    </message>
    <message>
        <source>a Yacht</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een Yacht</translation>
    </message>
    <message>
        <source>a Yams</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een Yams</translation>
    </message>
    <message>
        <source>a Generala</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een Generala</translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Elke dobbelsteen</translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Een paar</translation>
    </message>
    <message>
        <source>At least three of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Minstens drie gelijke</translation>
    </message>
    <message>
        <source>At least four of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Minstens vier gelijke</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <extracomment>boxes._alike: which dice make a box</extracomment>
        <translation>Vijf gelijke</translation>
    </message>
    <message>
        <source>Two in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Twee op een rij</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Drie op een rij</translation>
    </message>
    <message>
        <source>Four in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Vier op een rij</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>boxes._row: which dice make a box</extracomment>
        <translation>Vijf op een rij</translation>
    </message>
    <message>
        <source>Three of one face and two of another</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Drie van het ene getal en twee van een ander</translation>
    </message>
    <message>
        <source>Three of one face and two of another, or five of a kind</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Drie van het ene getal en twee van een ander, of vijf gelijke</translation>
    </message>
    <message>
        <source>Two different pairs</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Twee verschillende paren</translation>
    </message>
    <message>
        <source>Two pairs, or four of a kind</source>
        <extracomment>boxes._groups: which dice make a box</extracomment>
        <translation>Twee paren, ook vier gelijke</translation>
    </message>
    <message>
        <source>Dice in groups of {sizes}</source>
        <extracomment>boxes._any_groups</extracomment>
        <translation>Dobbelstenen in groepen van {sizes}</translation>
    </message>
    <message>
        <source>Anything</source>
        <comment>what a box takes</comment>
        <extracomment>boxes._any_dice</extracomment>
        <translation>Alles mag</translation>
    </message>
    <message numerus="yes">
        <source>One of %n rolls</source>
        <extracomment>boxes._one_of</extracomment>
        <translation>
            <numerusform>%n bepaalde worp</numerusform>
            <numerusform>Een van %n worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>the sum of these dice</source>
        <extracomment>boxes._own_dice</extracomment>
        <translation>de som van deze dobbelstenen</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <extracomment>boxes._all_dice</extracomment>
        <translation>de som van alle dobbelstenen</translation>
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
        <translation>{points} bij de eerste worp</translation>
    </message>
    <message>
        <source>Games and cards (*.json *.csv *.txt)</source>
        <extracomment>buttons.open_files: filter of the file dialog that opens games</extracomment>
        <translation>Spellen en scorebladen (*.json *.csv *.txt)</translation>
    </message>
    <message>
        <source>Luck {luck}. Compared with fair ones, {note}.</source>
        <extracomment>games.tax_remark: Return what luck and the dice themselves did to a game.</extracomment>
        <translation>Geluk {luck}. Vergeleken met eerlijke: {note}.</translation>
    </message>
    <message>
        <source>the expected score</source>
        <comment>what rolls raised or lowered</comment>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>de verwachte eindscore</translation>
    </message>
    <message>
        <source>your chance</source>
        <comment>what rolls raised or lowered</comment>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>je kans</translation>
    </message>
    <message>
        <source>Luck: how much the rolls raised or lowered {what}. No choice changes it.</source>
        <extracomment>glossary.luck: Return what luck is.</extracomment>
        <translation>Geluk: hoeveel de worpen {what} hebben verhoogd of verlaagd. Geen keuze verandert dat.</translation>
    </message>
    <message>
        <source>The coach shows your chance of reaching it.</source>
        <extracomment>goals.begins: Return what a game with a goal is about, when it begins; nothing of a coach that is off.</extracomment>
        <translation>De coach laat je kans daarop zien.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>Looking back: you chose to ...</comment>
        <extracomment>options.you_chose: Return what was chosen in a decision that is looked back at: by a `name` where several sit at the screen.</extracomment>
        <translation>jou</translation>
    </message>
    <message>
        <source>Looking back: {who} chose to {choice}</source>
        <extracomment>options.you_chose: Return what was chosen in a decision that is looked back at: by a `name` where several sit at the screen.</extracomment>
        <translation>Terugblik, keuze van {who}: {choice}</translation>
    </message>
    <message>
        <source>Costly choice {number} of {of}</source>
        <extracomment>reviews.mistake_of</extracomment>
        <translation>Dure keuze {number} van {of}</translation>
    </message>
    <message>
        <source>choice {number} of {of}</source>
        <extracomment>reviews.decision_of</extracomment>
        <translation>keuze {number} van {of}</translation>
    </message>
    <message>
        <source>Try again from here, on a copy: the finished game stays as it is, and undo takes you back.</source>
        <extracomment>reviews.play_on_explained: Return what that button does to the game.</extracomment>
        <translation>Speel vanaf hier verder op een kopie: het voltooide spel blijft zoals het is, en ongedaan maken brengt je terug.</translation>
    </message>
    <message>
        <source>The {demon} will answer with {dice}</source>
        <extracomment>games.will_answer: Return what a demon&apos;s dice will do.</extracomment>
        <translation>De {demon} antwoordt met {dice}</translation>
    </message>
    <message>
        <source>No luck here: the {demon} leaves nothing to chance. Its dice cost you {tax} points.</source>
        <extracomment>games.tax_remark: Return what luck and the dice themselves did to a game.</extracomment>
        <translation>Geen geluk in het spel: de {demon} laat niets aan het toeval over. De dobbelstenen kostten je {tax} punten.</translation>
    </message>
    <message>
        <source>these dice gave you {tax} points</source>
        <extracomment>games.tax_note: Return what the dice themselves did, short, as it stands beside the luck of the game.</extracomment>
        <translation>deze stenen gaven je {tax} punten</translation>
    </message>
    <message>
        <source>these dice cost you {tax} points</source>
        <extracomment>games.tax_note: Return what the dice themselves did, short, as it stands beside the luck of the game.</extracomment>
        <translation>deze stenen kostten je {tax} punten</translation>
    </message>
    <message>
        <source>“{field}” has more than {detail} characters</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>“{field}” heeft meer dan {detail} tekens</translation>
    </message>
    <message>
        <source>A file called {name} already exists. Replace it?</source>
        <extracomment>buttons.replace_question</extracomment>
        <translation>Er bestaat al een bestand {name}. Vervangen?</translation>
    </message>
    <message>
        <source>From now on this game counts as one with help.</source>
        <extracomment>games.with_help_now: notice after a hint, or the like</extracomment>
        <translation>Vanaf nu telt dit spel als een spel met hulp.</translation>
    </message>
    <message>
        <source>A game from a set-up position counts as one with help.</source>
        <extracomment>games.begins_with_help: notice as it begins</extracomment>
        <translation>Een spel vanuit een opgezette stelling telt als een spel met hulp.</translation>
    </message>
    <message>
        <source>Game for {day}</source>
        <extracomment>games.game_of_day: Return the name of the game of a day.</extracomment>
        <translation>Spel van {day}</translation>
    </message>
    <message>
        <source>Rating: how good you are at puzzles, as one number (Glicko, as on chess servers). Everyone starts at 1500. It rises when you solve a puzzle and falls when you miss one, more if that&apos;s a surprise; an inaccuracy counts as half. The ± after it says how far off it may be, with about 95 % certainty. Where it reaches beyond the easiest or the hardest puzzles, you may be further off.</source>
        <extracomment>glossary.rating</extracomment>
        <translation>Rating: hoe goed je in puzzels bent, als één getal (Glicko, zoals op schaaksites). Iedereen begint op 1500. Hij stijgt als je een puzzel oplost en daalt als je er een mist, meer als dat een verrassing is; een onnauwkeurigheid telt half. De ± erachter zegt hoe ver hij ernaast kan zitten, met ongeveer 95 % zekerheid. Reikt die voorbij de makkelijkste of de moeilijkste puzzels, dan kan het meer zijn.</translation>
    </message>
    <message>
        <source>How a score adds up</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>Hoe een score is opgebouwd</translation>
    </message>
    <message>
        <source>In puzzles</source>
        <extracomment>glossary.page: Return the headings of the page, each with its sentences.</extracomment>
        <translation>In puzzels</translation>
    </message>
    <message>
        <source>{goal} · {figure} from the position you set up</source>
        <extracomment>goals.status: Return the status line of the coach: what is played for, and how the game stood where it began.</extracomment>
        <translation>{goal} · {figure} vanaf de opgezette stelling</translation>
    </message>
    <message>
        <source>Working out the chances: {percent} %</source>
        <extracomment>goals.working_out: Return the status line while chances, or what a risk makes of a game, are worked out, and how far that is.</extracomment>
        <translation>Kansen worden berekend: {percent} %</translation>
    </message>
    <message>
        <source>Working out the chances…</source>
        <extracomment>goals.line_waits: in the place of the timeline meanwhile</extracomment>
        <translation>De kansen worden berekend…</translation>
    </message>
    <message>
        <source>1 % of games end below {low}, 1 % above {high}</source>
        <extracomment>goals.risk_explained: Return how games end by a step of the dial, from their first roll on, where that is written down.</extracomment>
        <translation>1 % van de spellen eindigt onder {low}, 1 % boven {high}</translation>
    </message>
    <message>
        <source>You&apos;re playing for {score}.</source>
        <extracomment>goals.begins: Return what a game with a goal is about, when it begins; nothing of a coach that is off.</extracomment>
        <translation>Je speelt voor {score}.</translation>
    </message>
    <message>
        <source>Already decided: listed by expected score</source>
        <extracomment>goals.decided_heading: heading of options that change no chance any more</extracomment>
        <translation>Al beslist: naar verwachte score</translation>
    </message>
    <message>
        <source>So the options are listed by expected score, without verdicts.</source>
        <extracomment>goals.decided_remark</extracomment>
        <translation>Daarom staan de opties op volgorde van verwachte score, zonder oordeel.</translation>
    </message>
    <message>
        <source>{this} either way: {one} is as good as {other}.</source>
        <extracomment>goals.compared: Return what two options are worth for the `goal`, the better one first.</extracomment>
        <translation>Hoe dan ook {this}: {one} is even goed als {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points.</source>
        <extracomment>goals.needs_more: Return what it takes to reach a score, from the first point on or from where the game stands.</extracomment>
        <translation>
            <numerusform>Je hebt %n punt nodig.</numerusform>
            <numerusform>Je hebt %n punten nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, your chance is {figure}: you&apos;ve made it.</source>
        <extracomment>goals.decided: Return that nothing changes a chance any more.</extracomment>
        <translation>Wat je ook doet, je kans is {figure}: je hebt het gehaald.</translation>
    </message>
    <message>
        <source>For points alone you&apos;d {option}: {value} expected instead of {other}.</source>
        <extracomment>goals.best_by_points: Return which option has the highest expected score, where that is another one than the best.</extracomment>
        <translation>Alleen op punten beter: {option}. Verwacht {value} in plaats van {other}.</translation>
    </message>
    <message>
        <source>every box is filled, so the game is over</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>alle vakken zijn gevuld, dus het spel is uit</translation>
    </message>
    <message>
        <source>must be {allowed}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet {allowed} zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be a whole number, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet een heel getal zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be a number, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet een getal zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be 0 or more, not {said}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>moet 0 of meer zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be five faces from 1 to 6, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moeten vijf ogen van 1 tot 6 zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be r and a number, as in r2, not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>moeten r en een getal zijn, zoals r2, niet {said}</translation>
    </message>
    <message>
        <source>must be {count} numbers, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moeten {count} getallen zijn, niet {said}</translation>
    </message>
    <message>
        <source>boxes are filled in order, and {box} is open</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>de vakken worden op volgorde gevuld, en het vak {box} is nog open</translation>
    </message>
    <message>
        <source>the {rules} rules have none</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>die zijn er niet in de regels {rules}</translation>
    </message>
    <message>
        <source>there are none while {box} has no points</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>zijn er niet zolang {box} geen punten heeft</translation>
    </message>
    <message>
        <source>these scores allow {most} at most, not {said}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>bij deze scores kunnen het er hoogstens {most} zijn, niet {said}</translation>
    </message>
    <message>
        <source>there is no such field, only {known}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>zo&apos;n veld is er niet, alleen {known}</translation>
    </message>
    <message>
        <source>there is no such box</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>zo&apos;n vak is er niet</translation>
    </message>
    <message>
        <source>there is no box {said} by the {rules} rules</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>er is geen vak {said} volgens de regels {rules}</translation>
    </message>
    <message>
        <source>{box} is there twice</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>{box} staat er twee keer</translation>
    </message>
    <message>
        <source>has points here, but is not among the filled boxes</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>heeft hier punten, maar staat niet bij de gevulde vakken</translation>
    </message>
    <message>
        <source>must have dice, upper or filled</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>moet dice, upper of filled hebben</translation>
    </message>
    <message>
        <source>this looks like another program&apos;s: there is no {said}, only {known}</source>
        <extracomment>position.PositionFault: What can be wrong with a position. The name of a field stands in front.</extracomment>
        <translation>dit lijkt van een ander programma: {said} bestaat niet, alleen {known}</translation>
    </message>
    <message>
        <source>a text can&apos;t name a file, only a command can (--rules @FILE), not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>een tekst kan geen bestand noemen, dat kan alleen een opdracht (--rules @FILE), niet {said}</translation>
    </message>
    <message>
        <source>is not valid JSON (line {line}, column {column})</source>
        <extracomment>typed_json.TextFault: Why a text is not read. The name of a field stands in front.</extracomment>
        <translation>is geen geldige JSON (regel {line}, kolom {column})</translation>
    </message>
    <message>
        <source>must have rules, dice, and a position or a game</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>er zijn regels, dobbelstenen en een stelling of een spel nodig</translation>
    </message>
    <message>
        <source>there can be only one</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>er kan er maar één zijn</translation>
    </message>
    <message>
        <source>needs fair dice, not {dice}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>kan alleen met eerlijke dobbelstenen, niet met {dice}</translation>
    </message>
    <message>
        <source>{boxes} can&apos;t score {points} points</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>{points} punten zijn met {boxes} niet mogelijk</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>het spel is uit</translation>
    </message>
    <message>
        <source>no roll is left in this turn</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>in deze beurt is er geen worp meer over</translation>
    </message>
    <message>
        <source>keeping all five dice is not a roll</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>vijf dobbelstenen houden is geen worp</translation>
    </message>
    <message>
        <source>the dice have not been rolled in this turn</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>in deze beurt is nog niet gegooid</translation>
    </message>
    <message>
        <source>the first roll of a turn rolls all five dice</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>bij de eerste worp van een beurt rollen alle vijf de dobbelstenen</translation>
    </message>
    <message>
        <source>the joker rules do not allow this box</source>
        <extracomment>game.RefusalReason: Why a move is not legal. The name of a field stands in front.</extracomment>
        <translation>de jokerregels staan dit vak niet toe</translation>
    </message>
    <message>
        <source>this isn&apos;t valid TOML: nested too deeply, or a number is too long</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>dit is geen geldige TOML: te diep genest, of een getal is te lang</translation>
    </message>
    <message>
        <source>this isn&apos;t valid TOML: {detail}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>dit is geen geldige TOML: {detail}</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>het is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>has more than {most} dots</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>heeft de punt ‘.’ meer dan {most} keer</translation>
    </message>
    <message>
        <source>must be 1 or more, as there is an upper bonus</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet minstens 1 zijn, want er is een bovenste bonus</translation>
    </message>
    <message>
        <source>needs a box for five of a kind</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>daar is een vak voor vijf gelijke voor nodig</translation>
    </message>
    <message>
        <source>must be true or false, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>moet true of false zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be one of {known}, not {said}</source>
        <extracomment>typed_json.FieldFault: What can be wrong with a field, behind its name. The name of a field stands in front.</extracomment>
        <translation>mogelijk zijn {known}, niet {said}</translation>
    </message>
    <message>
        <source>there are two boxes called {box}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>twee vakken heten {box}</translation>
    </message>
    <message>
        <source>must be a lower-case letter, then lower-case letters, digits or _, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet beginnen met een kleine letter, dan kleine letters, cijfers of _, niet {said}</translation>
    </message>
    <message>
        <source>is not for a box with a face, which scores the sum of its dice</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>kan niet bij een vak voor één aantal ogen, dat de som van zijn stenen telt</translation>
    </message>
    <message>
        <source>is only for a box with groups</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>kan alleen bij een vak met groepen (groups)</translation>
    </message>
    <message>
        <source>must be whole numbers that add up to {most} at most, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moeten hele getallen zijn die samen hoogstens {most} zijn, niet {said}</translation>
    </message>
    <message>
        <source>must be a list of rolls, such as {example}, not {said}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>moet een lijst worpen zijn, zoals {example}, niet {said}</translation>
    </message>
    <message>
        <source>dice</source>
        <extracomment>end_page.cost_columns: headings of the list of costly choices faults.field_names: a field</extracomment>
        <translation>dobbelstenen</translation>
    </message>
    <message>
        <source>rolls left</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>worpen over</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <extracomment>faults.field_names: a field games._sums: on a card from paper: its sums</extracomment>
        <translation>Yahtzee-bonussen</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>vakken</translation>
    </message>
    <message>
        <source>goal</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>doel</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>regels</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>faults.field_names: a field</extracomment>
        <translation>startwaarde</translation>
    </message>
    <message>
        <source>line {number}: {reason}</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>regel {number}: {reason}</translation>
    </message>
    <message>
        <source>{name}, its bonus and jokers</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>{name}, bonus en jokers</translation>
    </message>
    <message>
        <source>When to score an upper box</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Wanneer een vak boven scoren?</translation>
    </message>
    <message>
        <source>Pairs or straights?</source>
        <extracomment>names.theme: Return what decisions are about, as a heading.</extracomment>
        <translation>Paren of straten?</translation>
    </message>
    <message>
        <source>Warn</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Feedback</source>
        <extracomment>names.coach_mode: the name of a coach mode</extracomment>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Yahtzee, official rules</source>
        <extracomment>names.game_and_rules: Return the name of a game on its scorecard: those of its variants that are the official rules by that name.</extracomment>
        <translation>Yahtzee, officiële regels</translation>
    </message>
    <message>
        <source>a {face}</source>
        <comment>one die that is kept</comment>
        <extracomment>names.kept: Return dice that are kept, in a sentence: one alone as “a 5”, since “keep 5” sounds like all five.</extracomment>
        <translation>een {face}</translation>
    </message>
    <message>
        <source>What you did the last time you played with these dice.</source>
        <extracomment>names.how_it_plays: how a rival plays</extracomment>
        <translation>Wat je deed toen je de vorige keer met deze dobbelstenen speelde.</translation>
    </message>
    <message>
        <source>with a {face}</source>
        <comment>9 % for a Yahtzee ...</comment>
        <extracomment>options._with_keep</extracomment>
        <translation>met een {face}</translation>
    </message>
    <message>
        <source>rolling all five</source>
        <comment>... cost 4.2 points</comment>
        <extracomment>options.choosing</extracomment>
        <translation>alle vijf gooien</translation>
    </message>
    <message>
        <source>keeping {dice}</source>
        <comment>... cost 4.2 points</comment>
        <extracomment>options.choosing</extracomment>
        <translation>{dice} houden</translation>
    </message>
    <message>
        <source>Score {box} now</source>
        <comment>..., and Twos stays open for later</comment>
        <extracomment>options.deed</extracomment>
        <translation>Noteer nu {box}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <comment>..., and 19 % of the time you have to use up Twos</comment>
        <extracomment>options.deed</extracomment>
        <translation>Gooi alle vijf</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <comment>..., and 19 % of the time you have to use up Twos</comment>
        <extracomment>options.deed</extracomment>
        <translation>Houd {dice}</translation>
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
        <translation>alle vijf gegooid</translation>
    </message>
    <message>
        <source>{chosen}: it was already decided</source>
        <extracomment>options.decided: Return the remark on a decision in a game with a goal that was won or lost before.</extracomment>
        <translation>{chosen}: het was al beslist</translation>
    </message>
    <message>
        <source>{value} points expected</source>
        <extracomment>options.expected: Return the expected final score of an option beside what it is worth for a goal.</extracomment>
        <translation>{value} punten verwacht</translation>
    </message>
    <message>
        <source>best: {best}</source>
        <extracomment>options.best_was: Return what would have been best.</extracomment>
        <translation>beste: {best}</translation>
    </message>
    <message>
        <source>Best chance first</source>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>Beste kans eerst</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column: what was played, and against whom</comment>
        <extracomment>history.games_columns</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>help.about_version: label of a line</extracomment>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>help.about_libraries: label of a line</extracomment>
        <translation>Gemaakt met</translation>
    </message>
    <message>
        <source>Methods and credits</source>
        <extracomment>help.about_credits_heading: heading</extracomment>
        <translation>Methoden en dank</translation>
    </message>
    <message>
        <source>the solution by dynamic programming, the rules with free jokers, the demon&apos;s dice</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>de oplossing met dynamisch programmeren, de regels met vrije joker, de dobbelstenen van de demon</translation>
    </message>
    <message>
        <source>the decision analysis of one turn</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>de beslissingsanalyse van één beurt</translation>
    </message>
    <message>
        <source>the typeface, by The Inter Project Authors, under the SIL Open Font License</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>het lettertype, van The Inter Project Authors, onder de SIL Open Font License</translation>
    </message>
    <message>
        <source>MIT licence. Qt is used under the GNU Lesser General Public License. The program never goes online.</source>
        <extracomment>help.about_licence</extracomment>
        <translation>MIT-licentie. Qt wordt gebruikt onder de GNU Lesser General Public License. Het programma gaat nooit online.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>help.licences_title: heading</extracomment>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner.</source>
        <extracomment>help.about_trademark</extracomment>
        <translation>Yahtzee is een handelsmerk van Hasbro. Dit programma is niet verbonden met de eigenaar en wordt er niet door ondersteund.</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>history.filters: name of a choice</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>no window can be opened here: {reason}</source>
        <extracomment>shell.no_window: the reason is in Qt&apos;s own words</extracomment>
        <translation>hier kan geen venster worden geopend: {reason}</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <extracomment>demo.demo_title: window title progress.scores_columns names.rival: the name of a ghost</extracomment>
        <translation>Perfect spel</translation>
    </message>
    <message numerus="yes">
        <source>%n days played</source>
        <extracomment>days_words.days_played: heading</extracomment>
        <translation>
            <numerusform>%n dag gespeeld</numerusform>
            <numerusform>%n dagen gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>days_words.earlier_month: button</extracomment>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>days_words.later_month: button</extracomment>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>days_words.this_month: button learn.today_heading: heading of the plan of the day</extracomment>
        <translation>Vandaag</translation>
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
        <translation>Deze dag moet nog komen.</translation>
    </message>
    <message>
        <source>{score} points, {rules}</source>
        <extracomment>days_words.result: the result of a day by other rules</extracomment>
        <translation>{score} punten, {rules}</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <extracomment>days_words.result_details: Return what else is known of a result.</extracomment>
        <translation>afgerond {time}</translation>
    </message>
    <message>
        <source>Play this day</source>
        <extracomment>days_words.play_day: button that begins the game of a day</extracomment>
        <translation>Deze dag spelen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>days_words.play_day_again: button, for a day already played</extracomment>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Watching</source>
        <extracomment>shell.controls: screen reader: buttons of a game that is watched</extracomment>
        <translation>Meekijken</translation>
    </message>
    <message>
        <source>Next: {choice}</source>
        <extracomment>demo.next_choice: while a game that is watched stands still</extracomment>
        <translation>Nu komt: {choice}</translation>
    </message>
    <message>
        <source>The game is over, and no choice cost anything: {score}</source>
        <extracomment>demo.watched_to_the_end</extracomment>
        <translation>Het spel is uit en er is niets weggegeven: {score}</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>shell.stop: button</extracomment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>shell.go_on: button that lets the game go on</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>shell.step: button</extracomment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>coach.why: link below a choice: opens the bars shell.why: button that asks why the next choice is what it is</extracomment>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>shell.pace_name: label</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>shell.pace: how fast the game goes on</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>There is no display, so here is a demonstration: one game played perfectly in an offscreen window.</source>
        <extracomment>demo.no_display</extracomment>
        <translation>Er is geen beeldscherm, dus volgt hier een demonstratie: één perfect gespeeld spel in een onzichtbaar venster.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are in {folder}.</source>
        <extracomment>demo.pictures_saved</extracomment>
        <translation>
            <numerusform>%n afbeelding staat in {folder}.</numerusform>
            <numerusform>%n afbeeldingen staan in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than 0.01 %</source>
        <extracomment>history.percent: Return a share in percent, to two figures where it is small.</extracomment>
        <translation>minder dan 0,01 %</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>history.seed_name: screen reader: field with the seed new_game.seed_field: field</extracomment>
        <translation>Startwaarde</translation>
    </message>
    <message>
        <source>Command that works out the first roll</source>
        <extracomment>history.check_name: screen reader: field with the command</extracomment>
        <translation>Opdracht die de eerste worp berekent</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <extracomment>history.copy_seed: button</extracomment>
        <translation>Startwaarde kopiëren</translation>
    </message>
    <message>
        <source>Copy command</source>
        <extracomment>history.copy_check: button</extracomment>
        <translation>Opdracht kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>history.copied: button</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>This game&apos;s dice are unfair on purpose. Its rolls aren&apos;t counted below.</source>
        <extracomment>history.seed_of_unfair_dice</extracomment>
        <translation>Dit spel wordt met opzet met oneerlijke dobbelstenen gespeeld. Hieronder telt er niets van mee.</translation>
    </message>
    <message>
        <source>No game has begun yet.</source>
        <extracomment>history.no_seed: in place of the seed when there is no game</extracomment>
        <translation>Er is nog geen spel begonnen.</translation>
    </message>
    <message>
        <source>Faces rolled</source>
        <extracomment>history.faces_rolled: name of a chart</extracomment>
        <translation>Gegooide ogen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>
            <numerusform>%n dobbelsteen gegooid</numerusform>
            <numerusform>%n dobbelstenen gegooid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n games with fair dice</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>
            <numerusform>in %n spel met eerlijke dobbelstenen</numerusform>
            <numerusform>in %n spellen met eerlijke dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected {number}</source>
        <extracomment>history.expected_line: label of the line at the number that is expected of each face</extracomment>
        <translation>verwacht {number}</translation>
    </message>
    <message>
        <source>p below 0.001</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>p onder 0,001</translation>
    </message>
    <message>
        <source>χ² = {statistic} with 5 degrees of freedom, {p}</source>
        <extracomment>history.fairness_figures: Return what the chi-square test says, without saying more than it does.</extracomment>
        <translation>χ² = {statistic} bij 5 vrijheidsgraden, {p}</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>timeline.this_game: heading of the strip of turns</extracomment>
        <translation>Dit spel</translation>
    </message>
    <message>
        <source>Export the game</source>
        <extracomment>buttons.export_title: dialog title</extracomment>
        <translation>Spel exporteren</translation>
    </message>
    <message>
        <source>Import a game</source>
        <extracomment>buttons.import_title: dialog title</extracomment>
        <translation>Spel importeren</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <extracomment>buttons.game_files: filter of file dialogs for games</extracomment>
        <translation>Spellen (*.json)</translation>
    </message>
    <message>
        <source>Start playing</source>
        <extracomment>new_game.start_playing: button that ends the welcome</extracomment>
        <translation>Beginnen met spelen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>new_game.welcome_title: title of the first-run dialog</extracomment>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Thirteen turns, five dice</source>
        <extracomment>new_game.welcome_heading: heading</extracomment>
        <translation>Dertien beurten, vijf dobbelstenen</translation>
    </message>
    <message>
        <source>A coach that plays perfectly</source>
        <extracomment>new_game.welcome_coach_heading: heading</extracomment>
        <translation>Een coach die perfect speelt</translation>
    </message>
    <message>
        <source>Rules and dice</source>
        <extracomment>history.games_of: list</extracomment>
        <translation>Regels en dobbelstenen</translation>
    </message>
    <message>
        <source>{rules} · {dice}</source>
        <extracomment>history.kind_of_card</extracomment>
        <translation>{rules} · {dice}</translation>
    </message>
    <message>
        <source>Card {number}: games {first} to {last}, the oldest on the left</source>
        <extracomment>history.which_card</extracomment>
        <translation>Blad {number}: spel {first} tot en met {last}, het oudste links</translation>
    </message>
    <message>
        <source>{games}: best {best}, total {total}, {mean} on average</source>
        <extracomment>history.card_summary</extracomment>
        <translation>{games}: beste {best}, samen {total}, gemiddeld {mean}</translation>
    </message>
    <message>
        <source>Earlier card</source>
        <extracomment>history.earlier_card: button</extracomment>
        <translation>Vorig blad</translation>
    </message>
    <message>
        <source>Later card</source>
        <extracomment>history.later_card: button</extracomment>
        <translation>Volgend blad</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>history.game_heading: heading of the column of a game</extracomment>
        <translation>Spel {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>history.games_counted: above a list progress.score_card: Return what is said of a range of scores. learn.games_in_all</extracomment>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>history.games_columns progress.losses_columns</extracomment>
        <translation>Beëindigd</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>history.under_way_columns history.filters: name of a choice practice.answer_columns strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>history.games_columns</extracomment>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <extracomment>new_game.size_of_game: Return how many boxes a game has, and how many rolls a turn. turn_chances_words.rolls: list of rolls in a turn strategies.rolls: how many rolls a turn has, in a list games.rules_and_rolls: Return the name of the rule set of a key (`rules_key`), with its rolls per turn where they are not three.</extracomment>
        <translation>
            <numerusform>%n worp</numerusform>
            <numerusform>%n worpen</numerusform>
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
        <translation>Meester</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Gevorderd</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Halfgevorderd</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>games.level: the name of a level</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>history.games_list: name of a table progress.games_axis: axis progress.scores_columns</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>history.five_games_columns lessons.columns openings_words.columns practice.answer_columns</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>practice.new_game: button learn.play: button once the plan of the day is done new_game.new_game: button</extracomment>
        <translation>Nieuw spel</translation>
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
            <numerusform>%n worp per beurt</numerusform>
            <numerusform>%n worpen per beurt</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <extracomment>help.rules_turn_heading: heading</extracomment>
        <translation>De beurt</translation>
    </message>
    <message>
        <source>The boxes</source>
        <extracomment>help.rules_boxes_heading: heading</extracomment>
        <translation>De vakken</translation>
    </message>
    <message>
        <source>{box}. {rule}. For example {dice}: {points} points</source>
        <extracomment>help.rules_box_spoken: Return a line of the table of boxes as a screen reader says it.</extracomment>
        <translation>{box}. {rule}. Bijvoorbeeld {dice}: {points} punten</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>strategies.row: a row of a table, beside the boxes</extracomment>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>A name can have 1 to 60 characters.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Een naam heeft 1 tot 60 tekens.</translation>
    </message>
    <message>
        <source>This face already has a box.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>Dit oog heeft al een vak.</translation>
    </message>
    <message>
        <source>First rolls played differently</source>
        <extracomment>rules_lab.first_rolls: title of a card</extracomment>
        <translation>Eerste worpen die je anders houdt</translation>
    </message>
    <message>
        <source>No first roll is played differently.</source>
        <extracomment>rules_lab.no_change</extracomment>
        <translation>Bij geen enkele eerste worp houd je iets anders.</translation>
    </message>
    <message>
        <source>Yahtzee bonuses with these scores: {most} at most.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Yahtzee-bonussen met deze punten: hoogstens {most}.</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>settings.settings_window: heading</extracomment>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>settings.settings_playing: heading of what concerns a game</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings.language: setting</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>settings.dice_speed shell.pace: how fast the game goes on</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>settings.dice_speed shell.pace: how fast the game goes on</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>{day}: the same fair dice for everyone who plays by the same rules.</source>
        <extracomment>new_game.daily_explained</extracomment>
        <translation>{day}: dezelfde eerlijke dobbelstenen voor iedereen die met dezelfde regels speelt.</translation>
    </message>
    <message>
        <source>any text, such as a name</source>
        <extracomment>new_game.seed_example: in the field for a seed while it is empty</extracomment>
        <translation>een willekeurige tekst, zoals een naam</translation>
    </message>
    <message>
        <source>A seed is any text: the same text gives the same dice.</source>
        <extracomment>new_game.seed_missing</extracomment>
        <translation>Een startwaarde is een willekeurige tekst: wie dezelfde invoert, krijgt dezelfde dobbelstenen.</translation>
    </message>
    <message>
        <source>Use only letters, digits and symbols in a seed.</source>
        <extracomment>new_game.seed_unreadable</extracomment>
        <translation>Een startwaarde bestaat uit letters, cijfers en tekens die je kunt zien.</translation>
    </message>
    <message>
        <source>What to play for</source>
        <extracomment>new_game.what_to_play_for: list</extracomment>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Every point counts.</source>
        <extracomment>new_game.par_explained</extracomment>
        <translation>Elk punt telt.</translation>
    </message>
    <message>
        <source>The coach shows your chance of reaching {score}.</source>
        <extracomment>new_game.reach_explained</extracomment>
        <translation>De coach noemt je kans op {score} of meer.</translation>
    </message>
    <message>
        <source>On your own</source>
        <extracomment>new_game.alone: name of a game of one</extracomment>
        <translation>Alleen</translation>
    </message>
    <message>
        <source>Against opponents</source>
        <extracomment>new_game.against_others: name of a game of several</extracomment>
        <translation>Tegen anderen</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>new_game.your_name: field</extracomment>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Opponent {number}</source>
        <extracomment>new_game.other set_up.opponent: button: write on that scorecard, beside a field for it</extracomment>
        <translation>Tegenstander {number}</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <extracomment>new_game.person</extracomment>
        <translation>Iemand aan dit scherm</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>new_game.name: in the field for a name while it is empty</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of opponent {number}</source>
        <extracomment>new_game.name_of_other</extracomment>
        <translation>Naam van tegenstander {number}</translation>
    </message>
    <message>
        <source>Choose at least one opponent.</source>
        <extracomment>new_game.no_opponent</extracomment>
        <translation>Kies minstens één tegenstander.</translation>
    </message>
    <message>
        <source>Every person needs a name.</source>
        <extracomment>new_game.name_missing</extracomment>
        <translation>Iedereen heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Use only letters, digits and symbols in a name.</source>
        <extracomment>new_game.unreadable_name</extracomment>
        <translation>Een naam bestaat uit zichtbare letters, cijfers en tekens.</translation>
    </message>
    <message>
        <source>Everyone rolls for themselves, as at a real table.</source>
        <extracomment>new_game.everyone_rolls</extracomment>
        <translation>Iedereen gooit voor zichzelf, zoals aan tafel.</translation>
    </message>
    <message>
        <source>You play last, so you know what you need.</source>
        <extracomment>new_game.others_begin_explained</extracomment>
        <translation>Jij speelt als laatste en weet dus wat je nodig hebt.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>strategies.points: Return points, to one decimal.</extracomment>
        <translation>{points} punten</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings.sound: setting</extracomment>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>No audio player found.</source>
        <extracomment>settings.no_sound_player</extracomment>
        <translation>Er is geen programma gevonden dat geluiden afspeelt.</translation>
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
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Show the folder: {folder}</source>
        <extracomment>settings.show_folder_spoken</extracomment>
        <translation>De map tonen: {folder}</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>set_up.clear: button: begin with an empty card and fair dice settings.clear_cache_yes: button</extracomment>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>history.keep_it: button: a game isn&apos;t deleted settings.clear_cache_no: button</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>settings.data_size: Return a number of bytes in words, with two figures: no more are needed.</extracomment>
        <translation>leeg</translation>
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
        <translation>Het bestand met instellingen was beschadigd. Het is bewaard als {path}; wat erin te lezen was, geldt.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved ({reason}): changes last until you close the program.</source>
        <extracomment>settings.settings_unsaved</extracomment>
        <translation>De instellingen kunnen niet worden bewaard ({reason}): wijzigingen gelden tot het einde.</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>what is on the keyboard, in a list</comment>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>toetsen</translation>
    </message>
    <message>
        <source>welcome pages</source>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>welkomstpagina&apos;s</translation>
    </message>
    <message>
        <source>To play: {name}</source>
        <extracomment>match_words.your_turn</extracomment>
        <translation>Aan zet: {name}</translation>
    </message>
    <message>
        <source>A pair of fives or sixes adds up in Three and Four of a kind and in Chance, even if its upper box is filled. So it now comes before a single die.</source>
        <extracomment>lessons._chance</extracomment>
        <translation>Een paar vijven of zessen levert veel op in Three of a kind, Carré en Chance, ook als het bovenste vak gevuld is. Dus gaat het nu vóór een losse steen.</translation>
    </message>
    <message>
        <source>with the rules “{rules}”</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>volgens de regels ‘{rules}’</translation>
    </message>
    <message numerus="yes">
        <source>Rating after %n puzzles: {rating}.</source>
        <extracomment>sources.rating_summary: Return what the chart says, for a screen reader.</extracomment>
        <translation>
            <numerusform>Rating na %n puzzel: {rating}.</numerusform>
            <numerusform>Rating na %n puzzels: {rating}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Result copied: paste it anywhere.</source>
        <extracomment>end_page.result_copied</extracomment>
        <translation>Resultaat gekopieerd: plak het waar je wilt.</translation>
    </message>
    <message>
        <source>You already have {hand}. Another roll can only add to it</source>
        <extracomment>coach.hint_more: Return the first step of a hint where the likeliest box has what it asks for already: what there is to gain.</extracomment>
        <translation>Je hebt al {hand}. Nog een worp kan alleen meer opleveren</translation>
    </message>
    <message>
        <source>You already have {hand}. There&apos;s more to gain: aim for {other}</source>
        <extracomment>coach.hint_more: Return the first step of a hint where the likeliest box has what it asks for already: what there is to gain.</extracomment>
        <translation>Je hebt al {hand}. Er zit meer in: speel op {other}</translation>
    </message>
    <message>
        <source>Seed {seed}, rules: {rules}</source>
        <extracomment>demo.report_heading: heading of a report on a game</extracomment>
        <translation>Startwaarde {seed}, regels: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n turns. In each you roll all {dice} dice, once.</source>
        <extracomment>help._rules_rolling:</extracomment>
        <translation>
            <numerusform>Een spel heeft %n beurt. Daarin gooi je alle {dice} dobbelstenen, één keer.</numerusform>
            <numerusform>Een spel heeft %n beurten. In elke beurt gooi je alle {dice} dobbelstenen, één keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game has %n turns. In each you roll all {dice} dice, then any of them again: up to {rolls} rolls in all.</source>
        <extracomment>help._rules_rolling:</extracomment>
        <translation>
            <numerusform>Een spel heeft %n beurt. Daarin gooi je alle {dice} dobbelstenen, daarna een aantal ervan opnieuw: in totaal tot {rolls} worpen.</numerusform>
            <numerusform>Een spel heeft %n beurten. In elke beurt gooi je alle {dice} dobbelstenen, daarna een aantal ervan opnieuw: in totaal tot {rolls} worpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected score: the average final score if you play perfectly from here, over all the rolls that could come up.</source>
        <extracomment>glossary.expected</extracomment>
        <translation>Verwachte eindscore: de gemiddelde eindscore over alle mogelijke worpen als je vanaf hier perfect speelt.</translation>
    </message>
    <message>
        <source>chance of reaching {score}</source>
        <extracomment>goals.chance_in_sentence: Return the same in the middle of a sentence.</extracomment>
        <translation>kans op {score}</translation>
    </message>
    <message>
        <source>at best, keeping</source>
        <extracomment>timeline.at_most: heading of the best chances of boxes</extracomment>
        <translation>beste kans, met</translation>
    </message>
    <message>
        <source>a small straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een kleine straat</translation>
    </message>
    <message>
        <source>a large straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een grote straat</translation>
    </message>
    <message>
        <source>Games with “{name}”</source>
        <extracomment>progress.behind_title</extracomment>
        <translation>Spellen met ‘{name}’</translation>
    </message>
    <message>
        <source>Guess first: mark the dice you would keep, or choose a box. Then see how good it is.</source>
        <extracomment>coach.guess_first</extracomment>
        <translation>Eerst raad je zelf: kies de stenen die je zou houden, of een vak. Kijk dan hoe goed dat is.</translation>
    </message>
    <message>
        <source>You may score any open box. Every lower box counts in full, whether or not the upper box is filled.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Je mag elk open vak nemen. Elk vak onderaan telt volledig, of het bovenste vak nu gevuld is of niet.</translation>
    </message>
    <message>
        <source>An inaccuracy counts as half.</source>
        <extracomment>sources.half_counts</extracomment>
        <translation>Een onnauwkeurigheid telt half.</translation>
    </message>
    <message>
        <source>Score to reach</source>
        <extracomment>new_game.score_field: field strategies.parameter: name of what is chosen in the row of a player</extracomment>
        <translation>Doelscore</translation>
    </message>
    <message>
        <source>Remove these rules from your list. Games you played with them stay as they are.</source>
        <extracomment>rules_lab.remove_hint</extracomment>
        <translation>Verwijdert deze regels uit je lijst. Spellen met deze regels blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>matching dice</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>gelijke stenen</translation>
    </message>
    <message>
        <source>Guess first: choose a box. Then see how good it is.</source>
        <extracomment>coach.guess_a_box</extracomment>
        <translation>Eerst raad je zelf: kies een vak. Kijk dan hoe goed dat is.</translation>
    </message>
    <message>
        <source>You&apos;re looking back. Go back to the game to choose.</source>
        <extracomment>tray.choose_after_the_look</extracomment>
        <translation>Je kijkt terug. Ga terug naar het spel om te kiezen.</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands: what is made in a box, inside a sentence</extracomment>
        <translation>een straat</translation>
    </message>
    <message>
        <source>a little straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een kleine straat</translation>
    </message>
    <message>
        <source>a big straight</source>
        <comment>9 % for ...</comment>
        <extracomment>boxes._hands_in: the same as players of one game call it</extracomment>
        <translation>een grote straat</translation>
    </message>
    <message>
        <source>Best first, at your risk setting</source>
        <extracomment>options.options_heading: Return how many options there are, or what they are ranked by.</extracomment>
        <translation>Beste bij jouw risico eerst</translation>
    </message>
    <message>
        <source>Choose a score from {least} to {most}.</source>
        <extracomment>new_game.score_out_of_range</extracomment>
        <translation>Een te halen score is een getal van {least} tot {most}.</translation>
    </message>
    <message>
        <source>A box name starts with a letter from a to z, then letters, digits or spaces. Each box needs its own name.</source>
        <extracomment>rules_lab._refused</extracomment>
        <translation>De naam van een vak begint met een letter van a tot z, daarna mogen letters, cijfers en spaties. Elk vak heeft een eigen naam nodig.</translation>
    </message>
    <message numerus="yes">
        <source>%n choices aren&apos;t counted: all their options were equally good.</source>
        <extracomment>end_page.uncounted: hint on how many choices were best, close, ...</extracomment>
        <translation>
            <numerusform>%n keuze telt niet mee: alles was even goed.</numerusform>
            <numerusform>%n keuzes tellen niet mee: alles was even goed.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game began with a position that was set up, so it had no first roll to check.</source>
        <extracomment>history.no_check_of_set_up</extracomment>
        <translation>Dit spel begon vanaf een stelling en had dus geen eerste worp om te controleren.</translation>
    </message>
    <message>
        <source>Follow lesson 1 and nothing else, and you average {average}: {gain} more than keeping dice at random.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Met alleen les 1 haal je gemiddeld {average}: {gain} meer dan met willekeurig houden.</translation>
    </message>
    <message>
        <source>Follow lessons 1 and 2 and nothing else, and you average {average}: {gain} more than without lesson 2.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Met alleen de lessen 1 en 2 haal je gemiddeld {average}: {gain} meer dan zonder les 2.</translation>
    </message>
    <message>
        <source>Follow lessons 1 to {last} and nothing else, and you average {average}: {gain} more than without lesson {last}.</source>
        <extracomment>lessons.pupil_averages: Return the exact average of a player who knows the lessons up to this one, and what this one adds.</extracomment>
        <translation>Met alleen de lessen 1 tot en met {last} haal je gemiddeld {average}: {gain} meer dan zonder les {last}.</translation>
    </message>
    <message>
        <source>Guess first in Live</source>
        <extracomment>menu_words.menu_items: Return the texts of the menu items that are no choice, and of submenus. settings.guess_first: setting</extracomment>
        <translation>In Live eerst raden</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>rules_lab.share: button: write the rules into a file</extracomment>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>{percent} % of games reach</source>
        <extracomment>timeline.percentile: row of the figures: the score that all but so few games reach</extracomment>
        <translation>{percent} % haalt minstens</translation>
    </message>
    <message>
        <source>At least {percent} % of all games end with this score or more.</source>
        <extracomment>timeline.percentile_explained</extracomment>
        <translation>Minstens {percent} % van alle spellen eindigt met deze score of meer.</translation>
    </message>
    <message>
        <source>Par: the expected score before the first roll, which is what a perfect player averages.</source>
        <extracomment>glossary.par</extracomment>
        <translation>Par: de verwachte eindscore vóór de eerste worp. Zoveel haalt een perfecte speler gemiddeld.</translation>
    </message>
    <message>
        <source>Accuracy: 100 % if no choice cost anything, 75 % if each cost one point on average. It goes by points, not by how many choices were the best.</source>
        <extracomment>glossary.accuracy</extracomment>
        <translation>Nauwkeurigheid: 100 % als geen keuze iets kostte, 75 % als elke keuze gemiddeld één punt kostte. Het gaat om punten, niet om hoeveel keuzes de beste waren.</translation>
    </message>
    <message>
        <source>{option} is better on points, too. {reason}</source>
        <extracomment>goals.in_points</extracomment>
        <translation>Ook naar punten beter: {option}. {reason}</translation>
    </message>
    <message>
        <source>the obvious choice is wrong</source>
        <comment>in the one roll</comment>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>het voor de hand liggende is fout</translation>
    </message>
    <message>
        <source>the obvious choice is best</source>
        <extracomment>openings_words.how_many: Return how many rolls are shown, in how many of these the obvious choice is wrong, and by which rules.</extracomment>
        <translation>het voor de hand liggende is het beste</translation>
    </message>
    <message>
        <source>“Obvious” is what the rules of thumb say, without calculating. ! marks where that&apos;s wrong.</source>
        <extracomment>openings_words.what_is_obvious</extracomment>
        <translation>‘Voor de hand’ ligt wat de vuistregels zeggen, zonder te rekenen. Een ! staat waar dat fout is.</translation>
    </message>
    <message>
        <source>Your other game is still there.</source>
        <extracomment>coach.still_there: notice over another game</extracomment>
        <translation>Je andere spel is er nog.</translation>
    </message>
    <message>
        <source>sum of all dice</source>
        <extracomment>rules_lab.sums: Return in short what a box scores whose points are no number.</extracomment>
        <translation>som van alle stenen</translation>
    </message>
    <message>
        <source>{total} of {needed} · out of reach</source>
        <extracomment>tray.upper_bonus_lost: upper bonus, where there is little room</extracomment>
        <translation>{total} van {needed} · onhaalbaar</translation>
    </message>
    <message>
        <source>approximate, as it stood then</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>schatting van toen</translation>
    </message>
    <message>
        <source>That couldn&apos;t be opened: {reason}. Nothing was changed.</source>
        <extracomment>coach.import_refused history.import_failed</extracomment>
        <translation>Dat kon niet worden geopend: {reason}. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Your rules file can&apos;t be read ({why}). It is kept as {path}.</source>
        <extracomment>names.put_aside</extracomment>
        <translation>Je regelbestand is niet te lezen ({why}). Het heet nu {path}.</translation>
    </message>
    <message>
        <source>its file can&apos;t be read ({detail})</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>het bestand ervan is niet leesbaar ({detail})</translation>
    </message>
    <message>
        <source>there isn&apos;t enough memory</source>
        <extracomment>faults.table_problem: Return what is wrong with a table, without a full stop.</extracomment>
        <translation>er is niet genoeg geheugen</translation>
    </message>
    <message>
        <source>it isn&apos;t text</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>het is geen tekst</translation>
    </message>
    <message>
        <source>it&apos;s too large for a game</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>het is te groot voor een spel</translation>
    </message>
    <message>
        <source>it isn&apos;t a saved game</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>het is geen opgeslagen spel</translation>
    </message>
    <message>
        <source>a move under “{field}” isn&apos;t legal</source>
        <extracomment>faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>een zet onder ‘{field}’ mag niet</translation>
    </message>
    <message>
        <source>what percentage of choices were inaccuracies, mistakes or blunders</source>
        <extracomment>progress.where_note: Return what is drawn; nothing more than the title says where there are no intervals yet.</extracomment>
        <translation>hoeveel procent van de beslissingen onnauwkeurigheden, fouten of blunders waren</translation>
    </message>
    <message>
        <source>So close: you need {needed} of {of} to learn the lesson.</source>
        <extracomment>lessons.result_praised: Return what that is worth: the lesson is learned, or what is missing to that.</extracomment>
        <translation>Op een haar na: vanaf {needed} van {of} is de les geleerd.</translation>
    </message>
    <message>
        <source>Tom Verhoeff set the best player for fair dice against a demon that knows the player&apos;s strategy and always rolls the worst dice it can. The player got 19 points. Use the Right and Left keys to go from decision to decision. The coach knows how the demon rolls, and shows how much was possible at each decision.</source>
        <extracomment>games.verhoeff_introduction</extracomment>
        <translation>Tom Verhoeff liet de beste speler voor eerlijke dobbelstenen spelen tegen een demon die de tabel van die speler kent en altijd het slechtste gooit. De speler kwam op 19 punten. Met de toetsen Rechts en Links ga je van beslissing naar beslissing. De coach weet hoe de demon gooit, en laat zien wat er telkens in had gezeten.</translation>
    </message>
    <message>
        <source>Foresight: the most you could score with the same dice if you knew every roll in advance, which no player does.</source>
        <extracomment>glossary.foresight</extracomment>
        <translation>Voorkennis: het meeste dat je met dezelfde dobbelstenen kon halen als je elke worp vooraf kende, en dat kan geen speler.</translation>
    </message>
    <message>
        <source>must be {count} numbers (- for an open box), not {said}</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>moeten {count} scores zijn, met - voor een open vak, niet {said}</translation>
    </message>
    <message>
        <source>is only for games with opponents, and a one-line position has none</source>
        <extracomment>lines.LineFault: What can be wrong with a line, beside the position in it. The name of a field stands in front.</extracomment>
        <translation>dat kan alleen in spellen met tegenstanders, en die staan niet in een regel</translation>
    </message>
    <message>
        <source>The averages of perfect play are only shown here for Yahtzee with three rolls a turn.</source>
        <extracomment>history.boxes_of: Return what the averages are of, and what they are held against.</extracomment>
        <translation>De gemiddelden van perfect spel staan hier alleen voor Yahtzee met drie worpen per beurt.</translation>
    </message>
    <message>
        <source>With a gap it&apos;s 17 %, which is enough once Small straight is filled and no pair of twos or higher has an open upper box.</source>
        <extracomment>lessons._large_straight</extracomment>
        <translation>Met een gat is het 17 %, genoeg als Kleine straat gevuld is en geen paar vanaf tweeën een open bovenste vak heeft.</translation>
    </message>
    <message>
        <source>A pair of twos or higher whose upper box is open stays above 3 4 5 and 2 3 4 in the list.</source>
        <extracomment>lessons._runs</extracomment>
        <translation>Een paar vanaf tweeën waarvan het bovenste vak open is, staat in de lijst boven 3 4 5 en 2 3 4.</translation>
    </message>
    <message>
        <source>Four fours, fives or sixes are one more than the bonus needs: that makes up for a weak upper box.</source>
        <extracomment>lessons._four_alike</extracomment>
        <translation>Vier vieren, vijven of zessen zijn er één meer dan de bonus vraagt: dat maakt een zwak bovenste vak goed.</translation>
    </message>
    <message>
        <source>particular rolls</source>
        <extracomment>rules_lab.pattern: what makes a box, in a list</extracomment>
        <translation>bepaalde worpen</translation>
    </message>
    <message>
        <source>Clearly worse than the target of {aim}.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Zeker slechter dan het doel van {aim}.</translation>
    </message>
    <message>
        <source>with no rolls left</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>zonder worp over</translation>
    </message>
    <message>
        <source>Once you have {points} in the Yahtzee box, each later Yahtzee earns {bonus} more, whichever box you score it in. With a zero in the Yahtzee box there is no bonus.</source>
        <extracomment>help.rules_yahtzee_bonus</extracomment>
        <translation>Staat er {points} in het Yahtzee-vak, dan levert elke volgende Yahtzee {bonus} extra op, in welk vak je hem ook noteert. Met een nul in het Yahtzee-vak is er geen bonus.</translation>
    </message>
    <message>
        <source>You may score any open box. Full house and the straights count in full once the upper box of the Yahtzee&apos;s face is filled as well.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>Je mag elk open vak nemen. Full House en de straten tellen volledig zodra ook het bovenste vak van het gegooide getal gevuld is.</translation>
    </message>
    <message>
        <source>The official rules. You must score the Yahtzee in the upper box of its face if that is open; if not, in any open lower box, where it counts in full; if there is none, you take a zero in any open upper box.</source>
        <extracomment>help.rules_joker: Return what a joker may do by a rule set.</extracomment>
        <translation>De officiële regels. Je moet het bovenste vak van het gegooide getal nemen als het open is; anders een open vak onderaan, dat volledig telt; is er geen, dan een nul in een open vak bovenaan.</translation>
    </message>
    <message>
        <source>the table of how a turn can end after each choice of dice to keep</source>
        <extracomment>help.about_credits: Return what the program owes, and to whom.</extracomment>
        <translation>de tabel van wat er in één beurt van elke keuze wordt</translation>
    </message>
    <message>
        <source>it&apos;s a folder or a device, not a file</source>
        <extracomment>history.no_file: reason, within a sentence faults.game_refusal: Return why a text is no game, without a full stop.</extracomment>
        <translation>het is een map of een apparaat, geen bestand</translation>
    </message>
    <message>
        <source>with careful play</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>bij voorzichtig spel</translation>
    </message>
    <message>
        <source>with daring play</source>
        <extracomment>why_words._condition:</extracomment>
        <translation>bij gewaagd spel</translation>
    </message>
    <message numerus="yes">
        <source>%n games with rules of your own are left out.</source>
        <extracomment>settings.own_rules_left_out</extracomment>
        <translation>
            <numerusform>%n spel met eigen regels blijft eruit.</numerusform>
            <numerusform>%n spellen met eigen regels blijven eruit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve finished that game again since you deleted it, so the new result stays.</source>
        <extracomment>history.not_put_back: remark</extracomment>
        <translation>Je hebt dat spel intussen nog eens uitgespeeld, dus het nieuwe blijft.</translation>
    </message>
    <message>
        <source>The last one is worth {gain}: 4 points, and {more} for the bonus and the rest.</source>
        <extracomment>lessons.fours_said: Return what the game is worth with that number of fours in Fours, and what the last one of them was worth.</extracomment>
        <translation>De laatste vier is {gain} waard: 4 punten, en {more} voor de bonus en de rest.</translation>
    </message>
    <message>
        <source>{rules} · {boxes} · fair dice, perfect play afterwards</source>
        <extracomment>openings_words.sheet_rules</extracomment>
        <translation>{rules} · {boxes} · eerlijke dobbelstenen, daarna perfect spel</translation>
    </message>
    <message>
        <source>Better than the target of {aim}, but twenty positions are too few to be sure.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Beter dan het doel van {aim}, maar twintig stellingen zijn te weinig om zeker te zijn.</translation>
    </message>
    <message>
        <source>Worse than the target of {aim}, but twenty positions are too few to be sure.</source>
        <extracomment>sources.against_aim: Return how the result stands to the aim, as far as its interval tells: never that it is clearly better.</extracomment>
        <translation>Slechter dan het doel van {aim}, maar twintig stellingen zijn te weinig om zeker te zijn.</translation>
    </message>
    <message>
        <source>Open a rules file</source>
        <extracomment>rules_lab.open_title: dialog title</extracomment>
        <translation>Regelbestand openen</translation>
    </message>
    <message>
        <source>It would be {left}; it could be {best}.</source>
        <comment>a chance</comment>
        <extracomment>coach.chance_left: what a costly choice leaves of it</extracomment>
        <translation>Dan is het {left}, terwijl {best} mogelijk is.</translation>
    </message>
    <message>
        <source>approximate until everyone else has finished</source>
        <extracomment>match_words.status: Return the last line of the coach in a match.</extracomment>
        <translation>ongeveer, tot alle anderen klaar zijn</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <comment>as the subject of a sentence</comment>
        <extracomment>why_words.who: Return an option as the subject of a sentence.</extracomment>
        <translation>{box} voor {points}</translation>
    </message>
    <message>
        <source>The list couldn&apos;t be saved: {reason}.</source>
        <extracomment>strategies.not_kept</extracomment>
        <translation>De lijst kon niet worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>{box} for {points} plus a bonus of {bonus}, total {total}</source>
        <extracomment>announcing.scored_with_bonus</extracomment>
        <translation>{box} voor {points} plus {bonus} bonus, totaal {total}</translation>
    </message>
    <message>
        <source>there are already {most} rules files, so remove one first</source>
        <extracomment>reading.RulesFault: What can be wrong with rules; in a file, with the line in front. The name of a field stands in front.</extracomment>
        <translation>er zijn al {most} regelbestanden, dus verwijder er eerst een</translation>
    </message>
    <message>
        <source>Environment variables that don&apos;t give the full path of a folder are ignored: {variables}.</source>
        <extracomment>shell.ignored_variables</extracomment>
        <translation>Omgevingsvariabelen zonder volledig pad van een map worden genegeerd: {variables}.</translation>
    </message>
    <message>
        <source>The settings file {path} can&apos;t be read and is left as it is: changes last until you close the program.</source>
        <extracomment>settings.settings_blocked</extracomment>
        <translation>Het instellingenbestand {path} kan niet worden gelezen en blijft zoals het is: wijzigingen gelden tot het einde.</translation>
    </message>
    <message>
        <source>Damaged settings were set back to their defaults: {settings}.</source>
        <extracomment>settings.damaged_settings: Return the note that settings could not be read: each as the page calls it, else by its key in the file.</extracomment>
        <translation>Beschadigde instellingen zijn weer zoals in het begin: {settings}.</translation>
    </message>
    <message>
        <source>A pair of aces, twos, threes or fours whose upper box is filled comes after any single die whose box is open.</source>
        <extracomment>lessons._low_dice</extracomment>
        <translation>Een paar enen, tweeën, drieën of vieren waarvan het bovenste vak gevuld is, wacht tot geen losse steen meer een open vak heeft.</translation>
    </message>
    <message>
        <source>{sentence} This line decides here.</source>
        <extracomment>rule_words.applies: a rule of the list, read by screen readers</extracomment>
        <translation>{sentence} Deze regel beslist hier.</translation>
    </message>
    <message>
        <source>New best: {score}</source>
        <extracomment>tray.new_best</extracomment>
        <translation>Nieuw record: {score}</translation>
    </message>
    <message>
        <source>Live mode</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>de stand Live</translation>
    </message>
    <message>
        <source>warnings followed or choices taken back</source>
        <extracomment>games.help_in_words: Return what helped in games, as a list.</extracomment>
        <translation>keuzes teruggenomen, al dan niet na een waarschuwing</translation>
    </message>
    <message>
        <source>after your previous turn</source>
        <extracomment>timeline.last_turn: what the final scores are about</extracomment>
        <translation>na je vorige beurt</translation>
    </message>
    <message>
        <source>The standard deviation: roughly 68 % of games end within this many points of the average.</source>
        <extracomment>timeline.spread_explained</extracomment>
        <translation>De standaardafwijking: ongeveer 68 % van de spellen eindigt hoogstens zo ver van het gemiddelde.</translation>
    </message>
    <message>
        <source>The figure for each box</source>
        <extracomment>lessons.averages_heading: heading of the figures of the boxes</extracomment>
        <translation>Wat elk vak telt</translation>
    </message>
    <message>
        <source>On the first roll of a game, 6 6 6 1 1 is worth {kept} if you keep the sixes, {scored} if you score the full house.</source>
        <extracomment>lessons._made_hands:</extracomment>
        <translation>In de eerste worp van een spel is 6 6 6 1 1 {kept} waard als je de zessen houdt, {scored} als je de Full House invult.</translation>
    </message>
    <message>
        <source>Some boxes score a lot in any game. So compare your points with the box&apos;s figure: what it usually scores, its average in perfect play.</source>
        <extracomment>lessons._usual:</extracomment>
        <translation>Sommige vakken leveren in elk spel veel op, dus vergelijk daarmee: elk vak telt zijn gemiddelde bij perfect spel.</translation>
    </message>
    <message>
        <source>As far as we know, no one has collected the decisions people make in Yahtzee. This page puts yours into a file, which you can give to people who study them. The program itself sends nothing.</source>
        <extracomment>settings.explained</extracomment>
        <translation>Voor zover we weten heeft nog niemand verzameld wat mensen bij Yahtzee beslissen. Hier komen jouw beslissingen in een bestand, dat je kunt geven aan mensen die dat onderzoeken. Het programma zelf verstuurt niets.</translation>
    </message>
    <message>
        <source>Luck averages out to zero, however you play; 5 % of players are this far off by now.</source>
        <extracomment>progress.luck_in_words: Return what luck means in the long run.</extracomment>
        <translation>Op den duur komt geluk op nul uit, hoe je ook speelt; zo ver ernaast zit op dit punt 5 % van de spelers.</translation>
    </message>
    <message>
        <source>None of these: score where you beat the box&apos;s figure by the most (see “The figure for each box”). If boxes tie, take the one higher on the scorecard.</source>
        <extracomment>rule_words._MOST_BEYOND</extracomment>
        <translation>Geen van deze: vul in waar je het meest boven zit wat het vak telt (zie ‘Wat elk vak telt’). Bij gelijke stand het vak dat hoger staat.</translation>
    </message>
    <message>
        <source>Next: {choice}. The coach says why</source>
        <extracomment>demo.why_next: the coach beside it gives the reasons</extracomment>
        <translation>Nu komt: {choice}. De coach zegt waarom</translation>
    </message>
    <message>
        <source>Six simple players tried every position. A position is easy if five or six of them found the best choice, and hard if fewer than three did. A test has more hard positions than a game. The six: one plays each turn for its own points, one weighs each chance against what it pays, one goes by rules of thumb, and three follow lessons 1 to 4, 1 to 8 and 1 to 12.</source>
        <extracomment>sources.how_hard: what the difficulties are; `REFERENCES` decide</extracomment>
        <translation>Zes eenvoudige spelers hebben elke stelling geprobeerd. Makkelijk is ze als vijf of zes de beste keuze vonden, moeilijk bij minder dan drie. Een test heeft meer moeilijke stellingen dan een spel. De zes: een speelt elke beurt voor de punten van die beurt, een weegt elke kans af tegen wat ze oplevert, een gaat op vuistregels af, en drie volgen de lessen 1 tot 4, 1 tot 8 en 1 tot 12.</translation>
    </message>
    <message>
        <source>No game can end with that total.</source>
        <extracomment>set_up._reasons</extracomment>
        <translation>Met die score kan geen spel eindigen.</translation>
    </message>
    <message>
        <source>only knows Yahtzee&apos;s scoring</source>
        <extracomment>new_game.knows_other_points: the same, where just those are others</extracomment>
        <translation>kent alleen de punten van Yahtzee</translation>
    </message>
    <message>
        <source>With extra points on the first roll, this isn&apos;t worked out for games with a goal. Your chance is in the list.</source>
        <extracomment>timeline.first_rolls_score</extracomment>
        <translation>Met extra punten voor de eerste worp is dit er niet in een spel met een doel. Je kans staat in de lijst.</translation>
    </message>
    <message>
        <source>A game with the coach on “{warn}”, “{after}” or “{off}” counts if you use no hint, follow no warning and take nothing back.</source>
        <extracomment>learn.only_assisted: Return what stands there while every finished game was one with help, and what helped.</extracomment>
        <translation>Een spel met de coach op ‘{warn}’, ‘{after}’ of ‘{off}’ telt wel, als je geen tip vraagt, geen waarschuwing opvolgt en niets terugneemt.</translation>
    </message>
    <message>
        <source>None of these: score where you beat the box&apos;s figure by the most (see “The figure for each box”). If boxes tie, take the one higher on the scorecard. In an upper box, each point above or below three of its face counts double, as long as the bonus of 35 is neither earned nor out of reach.</source>
        <extracomment>rule_words._MOST_BEYOND_WITH_PACE</extracomment>
        <translation>Geen van deze: vul in waar je het meest boven zit wat het vak telt (zie ‘Wat elk vak telt’). Bij gelijke stand het vak dat hoger staat. In een bovenste vak tellen de punten boven drie stenen nog eens mee, en gaan de ontbrekende er nog eens af, zolang de bonus van 35 niet verdiend en niet verloren is.</translation>
    </message>
    <message>
        <source>Whatever you do, your chance is {figure}: you can&apos;t make it from here.</source>
        <extracomment>goals.decided: Return that nothing changes a chance any more.</extracomment>
        <translation>Wat je ook doet, je kans is {figure}: je haalt het niet meer.</translation>
    </message>
    <message>
        <source>This lesson changes {decisions} choices a game.</source>
        <extracomment>lessons.effect</extracomment>
        <translation>Met deze les kies je {decisions} keer per spel anders.</translation>
    </message>
    <message>
        <source>already decided</source>
        <extracomment>reviews.decided_before: in that place, where a game for a chance was won or lost before</extracomment>
        <translation>al beslist</translation>
    </message>
    <message>
        <source>In Live, and once the match is over, you see everyone&apos;s chance of winning here.</source>
        <extracomment>match_words.when_chances</extracomment>
        <translation>In Live, en zodra de partij voorbij is, staat hier ieders winstkans.</translation>
    </message>
    <message>
        <source>Average (to win)</source>
        <extracomment>timeline.mean_to_win: row of the figures of final scores in a match</extracomment>
        <translation>Gemiddelde (winst)</translation>
    </message>
    <message>
        <source>Average (for the goal)</source>
        <extracomment>timeline.mean_for_goal: row of the figures of final scores in a game with a goal</extracomment>
        <translation>Gemiddelde (doel)</translation>
    </message>
    <message>
        <source>as good as a sure {score}</source>
        <extracomment>units.as_good_as: what the rest of a game is worth to someone who minds risk</extracomment>
        <translation>zo goed als een zekere {score}</translation>
    </message>
    <message>
        <source>As good as a sure…</source>
        <extracomment>units.sure_score: name of a figure: a certain score that is as good as the game</extracomment>
        <translation>Zo goed als een zekere…</translation>
    </message>
    <message>
        <source>The tick shows your best chance of scoring in a box if you go for nothing else; the dice are what to keep for it.</source>
        <extracomment>timeline.tick_hint</extracomment>
        <translation>Het streepje is de beste kans op een vak als je alleen dat wilt; de dobbelstenen ernaast houd je daarvoor.</translation>
    </message>
    <message>
        <source>The average final score if you go on playing for that. The list shows the score to expect if you play for points from the next choice on.</source>
        <extracomment>timeline.mean_explained</extracomment>
        <translation>Waarmee spellen eindigen als je daarvoor blijft spelen. In de lijst staat de score die je kunt verwachten als je vanaf de volgende keuze om punten speelt.</translation>
    </message>
    <message>
        <source>Marks in this turn: {marks}</source>
        <extracomment>timeline.marks_of_turn: on the card of a choice in the graph</extracomment>
        <translation>Tekens in deze beurt: {marks}</translation>
    </message>
    <message>
        <source>The others go first</source>
        <extracomment>new_game.the_others_begin: choice, with several people at the table</extracomment>
        <translation>De anderen beginnen</translation>
    </message>
    <message>
        <source>The last player knows what they need.</source>
        <extracomment>new_game.last_explained: below that choice</extracomment>
        <translation>Wie als laatste speelt, weet wat er nodig is.</translation>
    </message>
    <message>
        <source>All kinds count: matches (your rolls), games with a goal, and the one in play.</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation type="vanished">Alles telt mee: partijen (jouw worpen), spellen met een doel en het spel dat nu loopt.</translation>
    </message>
    <message>
        <source>Your best counts games for points without help: no matches, and none with a goal.</source>
        <extracomment>games.best_explained</extracomment>
        <translation>Jouw beste telt spellen om punten zonder hulp: geen partijen en geen met een doel.</translation>
    </message>
    <message>
        <source>Taken back. Second choice: {verdict}</source>
        <extracomment>why_words.second_choice: remark, with a verdict</extracomment>
        <translation>Teruggenomen. Tweede keuze: {verdict}</translation>
    </message>
    <message>
        <source>{lost} at first</source>
        <extracomment>coach.timeline_summary: Return what the timeline adds up to; without the luck where that would tell what the dice on the table give.</extracomment>
        <translation>{lost} in eerste instantie</translation>
    </message>
    <message>
        <source>No game is new.</source>
        <extracomment>history.history_imported: Return the banner about a history that was read: games that are new, that were here, and lines that are none.</extracomment>
        <translation>Geen enkel spel is nieuw.</translation>
    </message>
    <message numerus="yes">
        <source>Only {most} files in {folder} are read. %n more are left as they are.</source>
        <extracomment>names.left_out</extracomment>
        <translation>
            <numerusform>In {folder} worden maar {most} bestanden gelezen. Nog %n blijft zoals het is.</numerusform>
            <numerusform>In {folder} worden maar {most} bestanden gelezen. Nog %n blijven zoals ze zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>a column: in points</comment>
        <extracomment>reviews.columns: headings of a table of players</extracomment>
        <translation>Geluk</translation>
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
        <translation>de tabel telt punten, de lijst winstkansen</translation>
    </message>
    <message>
        <source>{number} of these {of} are about “{theme}”</source>
        <extracomment>end_page.advice: Return the theme that cost most, and how many of the costly choices are about it.</extracomment>
        <translation>{number} van deze {of} gaan over ‘{theme}’</translation>
    </message>
    <message>
        <source>Today&apos;s lesson: {name}</source>
        <extracomment>end_page.todays_lesson: Return the link to the lesson of today, which may be about something else than what cost most.</extracomment>
        <translation type="vanished">Les van vandaag: {name}</translation>
    </message>
    <message>
        <source>No matches yet. Start one with “New game”, “{tile}”.</source>
        <extracomment>opponents_words.no_results: in place of a table</extracomment>
        <translation>Nog geen partijen. Begin er een met ‘Nieuw spel’, ‘{tile}’.</translation>
    </message>
    <message>
        <source>All kinds count: matches (your rolls), games with a goal, and the one in play; real dice don&apos;t.</source>
        <extracomment>history.faces_summary: Return how many dice in how many games were counted, and which those are.</extracomment>
        <translation>Alles telt mee: partijen (jouw worpen), spellen met een doel en het spel dat nu loopt; echte dobbelstenen niet.</translation>
    </message>
    <message>
        <source>Taken back: if you take a choice back and make another, the last one is played, the costlier one has its mark, and accuracy goes by the first one. A choice that a warning kept you from counts as taken back, too, whatever you do instead.</source>
        <extracomment>glossary.taken_back</extracomment>
        <translation>Teruggenomen: neem je een keuze terug en maak je een andere, dan wordt de laatste gespeeld, krijgt de duurste het teken en telt de eerste voor de nauwkeurigheid. Ook een keuze waar een waarschuwing je van afhield geldt als teruggenomen, wat je daarna ook doet.</translation>
    </message>
    <message>
        <source>taken back, then {cost}</source>
        <comment>remark on a costly choice in a list</comment>
        <extracomment>reviews.mended: Return the remark on a choice that was taken back for a better one, with what that cost, if anything.</extracomment>
        <translation>teruggenomen, daarna {cost}</translation>
    </message>
</context>
</TS>
