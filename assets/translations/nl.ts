<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>wording</name>
    <message>
        <source>Coach</source>
        <extracomment>coaching.coach: Return the title of the coach panel.</extracomment>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Coach mode {mode}</source>
        <extracomment>coaching.coach_mode_spoken: Return the name of a mode as a screen reader says it.</extracomment>
        <translation>Coachstand {mode}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>coaching.cancel: Return the text of a button that stops long work.</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Build the table</source>
        <extracomment>coaching.build_table: Return the text of the button that builds the table.</extracomment>
        <translation>Tabel maken</translation>
    </message>
    <message>
        <source>Starting the engine</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>De rekenkern start</translation>
    </message>
    <message>
        <source>Preparing the engine</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>De rekenkern wordt voorbereid</translation>
    </message>
    <message>
        <source>Reading the strategy table</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>De strategietabel wordt gelezen</translation>
    </message>
    <message>
        <source>Solving the game exactly</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Het spel wordt exact opgelost</translation>
    </message>
    <message>
        <source>Saving the strategy table</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>De strategietabel wordt opgeslagen</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <extracomment>coaching.progress: Return the step, how much of all the work is done, and how long the rest may take.</extracomment>
        <translation>nog ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>coaching.try_again: Return the text of a button that repeats what failed.</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Ready · par {par} · {rules} rules</source>
        <extracomment>coaching.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>Klaar · par {par} · regels: {rules}</translation>
    </message>
    <message>
        <source>You can play already. The coach joins in as soon as its strategy table is ready.</source>
        <extracomment>coaching.coach_waits: Return what the coach panel shows while there is no table.</extracomment>
        <translation>Je kunt al spelen. De coach doet mee zodra zijn strategietabel klaar is.</translation>
    </message>
    <message>
        <source>Without its strategy table the coach cannot tell what an option is worth.</source>
        <extracomment>coaching.coach_without_table: Return what the coach panel shows after the building was stopped.</extracomment>
        <translation>Zonder zijn strategietabel kan de coach niet zeggen wat een optie waard is.</translation>
    </message>
    <message>
        <source>The coach is off. It keeps quiet until the game is over, then shows what each decision was worth.</source>
        <extracomment>coaching.coach_is_off: Return what the coach panel shows when it is off.</extracomment>
        <translation>De coach staat uit. Hij zwijgt tot het spel voorbij is en laat dan zien wat elke beslissing waard was.</translation>
    </message>
    <message>
        <source>Roll the dice, and every option appears here with the final score it leads to.</source>
        <extracomment>coaching.coach_before_roll: Return what the coach panel shows between turns.</extracomment>
        <translation>Gooi de dobbelstenen, dan verschijnt hier elke optie met de eindscore waar ze toe leidt.</translation>
    </message>
    <message>
        <source>The game is over. Its most expensive decisions are listed here.</source>
        <extracomment>coaching.coach_game_over: Return what the coach panel shows at the end.</extracomment>
        <translation>Het spel is voorbij. Hier staan de duurste beslissingen.</translation>
    </message>
    <message>
        <source>Not one decision lost a point. Nobody can play better.</source>
        <extracomment>coaching.coach_flawless: Return what the coach panel shows after a game without a lossy decision.</extracomment>
        <translation>Geen enkele beslissing kostte een punt. Beter kan niemand spelen.</translation>
    </message>
    <message>
        <source>With the coach off, the line appears when the game is over</source>
        <extracomment>coaching.timeline_is_off: Return what the timeline shows while the coach is off.</extracomment>
        <translation>Staat de coach uit, dan verschijnt de lijn pas als het spel voorbij is</translation>
    </message>
    <message>
        <source>The line begins as soon as the coach is ready</source>
        <extracomment>coaching.timeline_waits: Return what the timeline shows before there is anything to draw.</extracomment>
        <translation>De lijn begint zodra de coach klaar is</translation>
    </message>
    <message>
        <source>The strategy table could not be used and was built again: {reason}.</source>
        <extracomment>coaching.table_rebuilt: Return the banner after a damaged table was built again.</extracomment>
        <translation>De strategietabel was onbruikbaar en is opnieuw gemaakt: {reason}.</translation>
    </message>
    <message>
        <source>The strategy table could not be saved ({reason}). It is kept in memory and built again at the next start.</source>
        <extracomment>coaching.table_unsaved: Return the banner about a table that lives in memory.</extracomment>
        <translation>De strategietabel kon niet worden opgeslagen ({reason}). Ze blijft in het geheugen en wordt bij de volgende start opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>The coach has no strategy table. Building it takes a few seconds.</source>
        <extracomment>coaching.table_missing: Return the banner about a table that was not built.</extracomment>
        <translation>De coach heeft geen strategietabel. Het maken ervan duurt een paar seconden.</translation>
    </message>
    <message>
        <source>The strategy table could not be built: {reason}.</source>
        <extracomment>coaching.table_failed: Return the banner about a table that could not be built.</extracomment>
        <translation>De strategietabel kon niet worden gemaakt: {reason}.</translation>
    </message>
    <message>
        <source>The saved game could not be read. It is kept as {path}, and a new game has begun.</source>
        <extracomment>coaching.game_put_aside: Return the banner about a damaged saved game.</extracomment>
        <translation>Het opgeslagen spel was onleesbaar. Het wordt bewaard als {path}, en er is een nieuw spel begonnen.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). It goes on, but would be lost with the window.</source>
        <extracomment>coaching.game_unsaved: Return the banner about a game that cannot be saved.</extracomment>
        <translation>Het spel kan niet worden opgeslagen ({reason}). Het gaat door, maar is verloren als je het venster sluit.</translation>
    </message>
    <message>
        <source>{lost} lost · luck {luck}</source>
        <extracomment>coaching.timeline_summary: Return what the timeline adds up to.</extracomment>
        <translation>{lost} verloren · geluk {luck}</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>coaching.par: Return the label of the line at par.</extracomment>
        <translation>par</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <extracomment>coaching.timeline: Return the title of the timeline.</extracomment>
        <translation>Verwachte eindscore</translation>
    </message>
    <message>
        <source>There is no display, so here is a demonstration: one game played perfectly in an offscreen window.</source>
        <extracomment>demonstration.no_display: Return why a demonstration is given.</extracomment>
        <translation>Er is geen beeldscherm, dus volgt hier een demonstratie: één perfect gespeeld spel in een onzichtbaar venster.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are in {folder}.</source>
        <extracomment>demonstration.pictures_saved: Return where the pictures of a demonstration are.</extracomment>
        <translation>
            <numerusform>%n afbeelding staat in {folder}.</numerusform>
            <numerusform>%n afbeeldingen staan in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}, {rules} rules</source>
        <extracomment>demonstration.report_heading: Return which game a report is on.</extracomment>
        <translation>Startwaarde {seed}, regels: {rules}</translation>
    </message>
    <message>
        <source>{score} = {par} par {luck} luck {lost} points lost</source>
        <extracomment>demonstration.report_split: Return what the score of a game is made of.</extracomment>
        <translation>{score} = {par} par {luck} geluk {lost} verlies</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>ending.final_score: Return the headline of the end page.</extracomment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave away nothing: no strategy makes more of these decisions.</source>
        <extracomment>ending.gave_away: Return the sentence under the headline.</extracomment>
        <translation>Je hebt niets weggegeven: geen strategie haalt meer uit deze beslissingen.</translation>
    </message>
    <message>
        <source>You gave away {lost} points: the same luck without errors makes {flawless}.</source>
        <extracomment>ending.gave_away: Return the sentence under the headline.</extracomment>
        <translation>Je hebt {lost} punten weggegeven: hetzelfde geluk zonder fouten levert {flawless} op.</translation>
    </message>
    <message>
        <source>very unlucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>heel veel pech</translation>
    </message>
    <message>
        <source>unlucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>pech met de dobbelstenen</translation>
    </message>
    <message>
        <source>ordinary dice, a little below average</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>gewone worpen, iets onder het gemiddelde</translation>
    </message>
    <message>
        <source>ordinary dice, a little above average</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>gewone worpen, iets boven het gemiddelde</translation>
    </message>
    <message>
        <source>lucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>geluk met de dobbelstenen</translation>
    </message>
    <message>
        <source>very lucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>heel veel geluk</translation>
    </message>
    <message>
        <source>Luck {points}: {words}</source>
        <extracomment>ending.luck_remark: Return the luck of a game in a sentence.</extracomment>
        <translation>Geluk {points}: {words}</translation>
    </message>
    <message>
        <source>Keeps</source>
        <extracomment>ending.keeps_counted: Return the label of the verdicts on keeps.</extracomment>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>ending.boxes_counted: Return the label of the verdicts on boxes.</extracomment>
        <translation>Invullen</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.
play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Accuracy {percent} %</source>
        <extracomment>ending.accuracy: Return the accuracy.</extracomment>
        <translation>Nauwkeurigheid {percent} %</translation>
    </message>
    <message>
        <source>Costliest decision</source>
        <extracomment>ending.worst_heading: Return the heading of the most expensive decision.</extracomment>
        <translation>Duurste beslissing</translation>
    </message>
    <message>
        <source>Turn {turn}, {dice}: {chosen} lost {lost} points. Best was {best}.</source>
        <extracomment>ending.worst_decision: Return the most expensive decision in words.</extracomment>
        <translation>Beurt {turn}, {dice}: {chosen} kostte {lost} punten. Optimaal: {best}.</translation>
    </message>
    <message>
        <source>None. Every decision was the best one.</source>
        <extracomment>ending.no_worst_decision: Return what stands there after a flawless game.</extracomment>
        <translation>Geen. Elke beslissing was de beste.</translation>
    </message>
    <message>
        <source>The review follows when the strategy table is ready.</source>
        <extracomment>ending.without_coach_table: Return what the end page says while the review is not there.</extracomment>
        <translation>De analyse volgt zodra de strategietabel klaar is.</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Enen</translation>
    </message>
    <message>
        <source>Twos</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Tweeën</translation>
    </message>
    <message>
        <source>Threes</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Drieën</translation>
    </message>
    <message>
        <source>Fours</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>Fives</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Vijven</translation>
    </message>
    <message>
        <source>Sixes</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Zessen</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Kleine straat</translation>
    </message>
    <message>
        <source>Large straight</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Grote straat</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The sum of the dice that show {face}</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>De som van de dobbelstenen met {face}</translation>
    </message>
    <message>
        <source>At least three alike: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Minstens drie gelijke: de som van alle dobbelstenen</translation>
    </message>
    <message>
        <source>At least four alike: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Minstens vier gelijke: de som van alle dobbelstenen</translation>
    </message>
    <message>
        <source>Three alike and two alike: 25</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Drie gelijke en twee gelijke: 25</translation>
    </message>
    <message>
        <source>Four in a row: 30</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Vier op een rij: 30</translation>
    </message>
    <message>
        <source>Five in a row: 40</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Vijf op een rij: 40</translation>
    </message>
    <message>
        <source>Five alike: 50</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Vijf gelijke: 50</translation>
    </message>
    <message>
        <source>Anything: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Alles mag: de som van alle dobbelstenen</translation>
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
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>optimaal</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>bijna</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>slordig</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>fout</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>blunder</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Warn</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Let op</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Erna</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Says nothing until the game is over.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Zegt niets tot het spel voorbij is.</translation>
    </message>
    <message>
        <source>Speaks up only before a costly choice.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Meldt zich alleen vóór een dure keuze.</translation>
    </message>
    <message>
        <source>Judges each choice once it is made.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Beoordeelt elke keuze zodra die gemaakt is.</translation>
    </message>
    <message>
        <source>Shows what every option is worth before you choose.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Laat vóór elke keuze zien wat alle opties waard zijn.</translation>
    </message>
    <message>
        <source>{text} Comes with a later version.</source>
        <extracomment>names.not_yet: Return `text` with the remark that this version lacks it.</extracomment>
        <translation>{text} Komt in een latere versie.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Free joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Vrije joker</translation>
    </message>
    <message>
        <source>Forced joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Verplichte joker</translation>
    </message>
    <message>
        <source>No joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Geen joker</translation>
    </message>
    <message>
        <source>No Yahtzee bonus</source>
        <extracomment>names.rules_name: Return the name of a rule set.
play.no_yahtzee_bonus: Return the name of that line where the rules have no such bonus.</extracomment>
        <translation>Geen Yahtzee-bonus</translation>
    </message>
    <message>
        <source>free joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>vrije joker</translation>
    </message>
    <message>
        <source>forced joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>verplichte joker</translation>
    </message>
    <message>
        <source>no joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>geen joker</translation>
    </message>
    <message>
        <source>no Yahtzee bonus</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>geen Yahtzee-bonus</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points if the first scored 50, and may go into any open box. It counts in full as Full house or straight once the upper box of its face is filled.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Elke volgende Yahtzee levert 100 punten op als de eerste 50 opleverde, en mag in elk open vak. Als Full House of straat telt hij volledig zodra het bovenste vak van zijn ogen is ingevuld.</translation>
    </message>
    <message>
        <source>The official rules: as above, but a later Yahtzee must go into the upper box of its face if that is open, and otherwise into a lower box, where it counts in full.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>De officiële regels: zoals hierboven, maar een volgende Yahtzee moet in het bovenste vak van zijn ogen als dat open is, en anders in een vak onderaan, waar hij volledig telt.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points, but never counts as Full house or straight.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Elke volgende Yahtzee levert 100 punten op, maar telt nooit als Full House of straat.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns nothing extra.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Een volgende Yahtzee levert niets extra's op.</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>{box} voor {points}</translation>
    </message>
    <message>
        <source>roll all five dice</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>alle vijf dobbelstenen gooien</translation>
    </message>
    <message>
        <source>keep {dice}</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>{dice} houden</translation>
    </message>
    <message>
        <source>{judged}, lost {lost} · best was {best}</source>
        <extracomment>options.decision: Return the judgement on a decision just made.</extracomment>
        <translation>{judged}, {lost} verloren · optimaal: {best}</translation>
    </message>
    <message>
        <source>{chosen}: there was no choice</source>
        <extracomment>options.forced_decision: Return the remark on a decision that was none.</extracomment>
        <translation>{chosen}: er was geen andere keus</translation>
    </message>
    <message>
        <source>loses {lost}, {verdict}</source>
        <extracomment>options.cost_spoken: Return the verdict on an option and what it loses, as a screen reader says it.</extracomment>
        <translation>kost {lost}, {verdict}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <extracomment>options.roll_all: Return the name of the keep of no dice.</extracomment>
        <translation>Alle vijf gooien</translation>
    </message>
    <message>
        <source>Your keep · number {number} of {of}</source>
        <extracomment>options.rank: Return where the player's keep stands among the options.</extracomment>
        <translation>Jouw keuze · nummer {number} van {of}</translation>
    </message>
    <message>
        <source>Best box</source>
        <extracomment>options.best_box: Return the heading of the best box where nothing is rolled any more.</extracomment>
        <translation>Beste vak</translation>
    </message>
    <message>
        <source>Turn {number}: {chosen}</source>
        <extracomment>options.decision_in_turn: Return a decision of a finished game, short.</extracomment>
        <translation>Beurt {number}: {chosen}</translation>
    </message>
    <message>
        <source>best was {best}</source>
        <extracomment>options.best_was: Return what would have been best.</extracomment>
        <translation>optimaal: {best}</translation>
    </message>
    <message>
        <source>Decisions that lost points, worst first</source>
        <extracomment>options.costly_heading: Return the heading of the decisions that lost most.</extracomment>
        <translation>Waar je punten verloor, het duurste eerst</translation>
    </message>
    <message numerus="yes">
        <source>%n keeps</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>
            <numerusform>%n keuze</numerusform>
            <numerusform>%n keuzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>
            <numerusform>%n vak</numerusform>
            <numerusform>%n vakken</numerusform>
        </translation>
    </message>
    <message>
        <source>All options, best first</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>Alle opties, beste eerst</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>pages.new_game: Return the text of the button that begins a game.</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>pages.start_game: Return the text of the button that begins the game by the chosen rules.</extracomment>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <extracomment>pages.choose_rules: Return the heading of the new-game dialog.</extracomment>
        <translation>Welke regels?</translation>
    </message>
    <message>
        <source>The game in progress will be given up.</source>
        <extracomment>pages.abandons_game: Return the remark that the game in progress ends.</extracomment>
        <translation>Het lopende spel wordt opgegeven.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>pages.dismiss: Return the text of the button that closes a banner.</extracomment>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>pages.close: Return the text of the button that closes a page.</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>pages.skip: Return the text of the button that skips the first-run pages.</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>pages.back: Return the text of the button that goes back a page.</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>pages.next_page: Return the text of the button that goes on a page.</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Start playing</source>
        <extracomment>pages.start_playing: Return the text of the button that ends the first-run pages.</extracomment>
        <translation>Beginnen met spelen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>pages.welcome_title: Return the title of the first-run dialog.</extracomment>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Thirteen turns, five dice</source>
        <extracomment>pages.welcome_heading: Return the heading of the first page.</extracomment>
        <translation>Dertien beurten, vijf dobbelstenen</translation>
    </message>
    <message>
        <source>Each turn you roll up to three times. After a roll, click the dice you want to keep and roll the others again. Then put the dice into one of the thirteen boxes of the scorecard. Each box is filled once, and the most points win.</source>
        <extracomment>pages.welcome_rules: Return how the game goes.</extracomment>
        <translation>Elke beurt gooi je tot drie keer. Klik na een worp op de dobbelstenen die je wilt houden en gooi de andere opnieuw. Vul het resultaat daarna in een van de dertien vakken van het scoreblad in. Elk vak wordt één keer ingevuld, en de meeste punten winnen.</translation>
    </message>
    <message>
        <source>A coach that plays perfectly</source>
        <extracomment>pages.welcome_coach_heading: Return the heading of the second page.</extracomment>
        <translation>Een coach die perfect speelt</translation>
    </message>
    <message>
        <source>The coach knows for every choice what final score you can expect after it. When should it speak? You can change this at any time with the key C.</source>
        <extracomment>pages.welcome_coach: Return what the coach does.</extracomment>
        <translation>De coach weet bij elke keuze welke eindscore je daarna kunt verwachten. Wanneer moet hij iets zeggen? Met de toets C kun je dat altijd veranderen.</translation>
    </message>
    <message>
        <source>The strategy table</source>
        <extracomment>pages.welcome_table_heading: Return the heading of the third page.</extracomment>
        <translation>De strategietabel</translation>
    </message>
    <message>
        <source>To be exact, the coach solves the whole game once on this computer: 536,448 situations, in a few seconds. The result is kept for the next start. You can play while it works.</source>
        <extracomment>pages.welcome_table: Return why a table is built.</extracomment>
        <translation>Om exact te zijn lost de coach het hele spel één keer op deze computer op: 536.448 situaties, in een paar seconden. Het resultaat wordt bewaard voor de volgende start. Je kunt intussen spelen.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Next mode</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Volgende stand</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Welcome pages</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Welkomstpagina's</translation>
    </message>
    <message>
        <source>Watch &amp;perfect play</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Perfect spel bekijken</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>pages.shortcuts_title: Return the title of the page of keys.</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>een dobbelsteen houden of loslaten</translation>
    </message>
    <message>
        <source>roll the dice that are not kept</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>de overige dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>Omhoog, omlaag</translation>
    </message>
    <message>
        <source>go from box to box on the scorecard</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>op het scoreblad van vak naar vak gaan</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>score in the chosen box; in the coach's list, keep what the option keeps</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>het gekozen vak invullen; in de lijst van de coach: houden wat de optie houdt</translation>
    </message>
    <message>
        <source>go to the scorecard</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>naar het scoreblad gaan</translation>
    </message>
    <message>
        <source>next coach mode</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>volgende coachstand</translation>
    </message>
    <message>
        <source>new game</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>nieuw spel</translation>
    </message>
    <message>
        <source>this page</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>deze pagina</translation>
    </message>
    <message>
        <source>quit; the game is saved after every action</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>afsluiten; het spel wordt na elke actie opgeslagen</translation>
    </message>
    <message>
        <source>Version {version}. {table}</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Versie {version}. {table}</translation>
    </message>
    <message>
        <source>Solitaire Yahtzee with a coach that knows the exact value of every choice, by the method of Tom Verhoeff: the whole game is solved by dynamic programming.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Yahtzee voor één speler, met een coach die de exacte waarde van elke keuze kent, volgens de methode van Tom Verhoeff: het hele spel wordt opgelost met dynamisch programmeren.</translation>
    </message>
    <message>
        <source>MIT licence. The typeface Inter is used under the SIL Open Font License.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>MIT-licentie. Het lettertype Inter wordt gebruikt onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner. It uses no network.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Yahtzee is een handelsmerk van Hasbro. Dit programma is niet verbonden met de eigenaar en wordt er niet door ondersteund. Het gebruikt geen netwerk.</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <extracomment>pages.demo_title: Return the title of a window that plays by itself.</extracomment>
        <translation>Perfect spel</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <extracomment>play.turn: Return the heading of a turn.</extracomment>
        <translation>Beurt {number} van {of}</translation>
    </message>
    <message>
        <source>Roll {done} of {of}</source>
        <extracomment>play.rolls: Return how many rolls of the turn are done.</extracomment>
        <translation>Worp {done} van {of}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <extracomment>play.roll_button: Return the text of the Roll button.</extracomment>
        <translation>
            <numerusform>Gooi %n dobbelsteen</numerusform>
            <numerusform>Gooi %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeping nothing, rolling all five dice</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Je houdt niets en gooit alle vijf dobbelstenen</translation>
    </message>
    <message>
        <source>Keeping all five: take a box on the scorecard</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Je houdt alle vijf: kies een vak op het scoreblad</translation>
    </message>
    <message>
        <source>one die</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>één dobbelsteen</translation>
    </message>
    <message>
        <source>two dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>twee dobbelstenen</translation>
    </message>
    <message>
        <source>three dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>drie dobbelstenen</translation>
    </message>
    <message>
        <source>four dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>vier dobbelstenen</translation>
    </message>
    <message>
        <source>Keeping {kept}, rolling {rolled}</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Je houdt {kept} en gooit {rolled}</translation>
    </message>
    <message>
        <source>Roll the dice to begin the game</source>
        <extracomment>play.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Gooi de dobbelstenen om het spel te beginnen</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn</source>
        <extracomment>play.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Gooi de dobbelstenen om de beurt te beginnen</translation>
    </message>
    <message>
        <source>No roll left: take a box on the scorecard</source>
        <extracomment>play.no_roll_left: Return the request to score.</extracomment>
        <translation>Geen worp meer over: kies een vak op het scoreblad</translation>
    </message>
    <message>
        <source>All five dice are kept: there is nothing to roll</source>
        <extracomment>play.nothing_to_roll: Return why keeping all five dice cannot be rolled.</extracomment>
        <translation>Je houdt alle vijf dobbelstenen: er valt niets te gooien</translation>
    </message>
    <message>
        <source>expected final score of this keep</source>
        <extracomment>play.expected_of_keep: Return the caption of the value of a keep.</extracomment>
        <translation>verwachte eindscore met deze keuze</translation>
    </message>
    <message>
        <source>expected final score</source>
        <extracomment>play.expected_now: Return the caption of the value before a turn.</extracomment>
        <translation>verwachte eindscore</translation>
    </message>
    <message>
        <source>expected final score if you take {box}</source>
        <extracomment>play.expected_of_best_box: Return the caption of the value of the best box.</extracomment>
        <translation>verwachte eindscore als je {box} neemt</translation>
    </message>
    <message>
        <source>No roll left</source>
        <extracomment>play.no_roll_left_short: Return the text of the Roll button when the turn has no roll left.</extracomment>
        <translation>Geen worp meer</translation>
    </message>
    <message>
        <source>Nothing to roll</source>
        <extracomment>play.nothing_to_roll_short: Return the text of the Roll button when all dice are kept.</extracomment>
        <translation>Niets te gooien</translation>
    </message>
    <message>
        <source>Die {place}: not rolled</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: niet gegooid</translation>
    </message>
    <message>
        <source>Die {place}: {face}, kept</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: {face}, blijft</translation>
    </message>
    <message>
        <source>Die {place}: {face}, to be rolled</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Dobbelsteen {place}: {face}, wordt gegooid</translation>
    </message>
    <message>
        <source>KEEP</source>
        <extracomment>play.kept_label: Return the word under a die that is kept.</extracomment>
        <translation>BLIJFT</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>play.space_key: Return the name of the space bar, as printed on the Roll button.</extracomment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>{total} of {needed} → +{bonus} earned</source>
        <extracomment>play.upper_bonus: Return how far the upper bonus is.</extracomment>
        <translation>{total} van {needed} → +{bonus} binnen</translation>
    </message>
    <message>
        <source>{total} of {needed} → +{bonus}</source>
        <extracomment>play.upper_bonus: Return how far the upper bonus is.</extracomment>
        <translation>{total} van {needed} → +{bonus}</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <extracomment>play.upper_bonus_name: Return the name of the upper bonus.</extracomment>
        <translation>Bonus boven</translation>
    </message>
    <message>
        <source>63 points in the six upper boxes earn 35 more</source>
        <extracomment>play.upper_bonus_rule: Return what earns the upper bonus.</extracomment>
        <translation>63 punten in de zes bovenste vakken leveren er 35 extra op</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <extracomment>play.yahtzee_bonuses: Return the name of the line of Yahtzee bonuses.</extracomment>
        <translation>Yahtzee-bonussen</translation>
    </message>
    <message>
        <source>Each later Yahtzee earns {points} if 50 stands in the Yahtzee box</source>
        <extracomment>play.yahtzee_bonus_rule: Return what earns a Yahtzee bonus.</extracomment>
        <translation>Elke volgende Yahtzee levert {points} op als er 50 in het Yahtzee-vak staat</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>play.total: Return the name of the total.</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>play.scorecard: Return the title of the scorecard.</extracomment>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Vak</translation>
    </message>
    <message>
        <source>If taken now</source>
        <extracomment>play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Kost nu</translation>
    </message>
    <message>
        <source>the joker rules do not allow this box now</source>
        <extracomment>play.not_allowed_by_joker: Return why a box cannot be taken.</extracomment>
        <translation>de jokerregels staan dit vak nu niet toe</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <extracomment>play.box_spoken: Return a filled box as a screen reader says it.</extracomment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name}: open</source>
        <extracomment>play.open_spoken: Return an open box as a screen reader says it.</extracomment>
        <translation>{name}: open</translation>
    </message>
    <message>
        <source>{name}: open, {points} now</source>
        <extracomment>play.preview_spoken: Return an open box and what the dice score there as a screen reader says it.</extracomment>
        <translation>{name}: open, nu {points}</translation>
    </message>
</context>
</TS>
