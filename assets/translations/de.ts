<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>Coach-Modus {mode}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>coaching.cancel: Return the text of a button that stops long work.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Build the table</source>
        <extracomment>coaching.build_table: Return the text of the button that builds the table.</extracomment>
        <translation>Tabelle erstellen</translation>
    </message>
    <message>
        <source>Starting the engine</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Der Rechenkern startet</translation>
    </message>
    <message>
        <source>Preparing the engine</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Der Rechenkern wird vorbereitet</translation>
    </message>
    <message>
        <source>Reading the strategy table</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Die Strategietabelle wird gelesen</translation>
    </message>
    <message>
        <source>Solving the game exactly</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Das Spiel wird exakt gelöst</translation>
    </message>
    <message>
        <source>Saving the strategy table</source>
        <extracomment>coaching.step: Return what is being done to get the table.</extracomment>
        <translation>Die Strategietabelle wird gespeichert</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <extracomment>coaching.progress: Return the step, how much of all the work is done, and how long the rest may take.</extracomment>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>coaching.try_again: Return the text of a button that repeats what failed.</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Ready · par {par} · {rules} rules</source>
        <extracomment>coaching.table_ready: Return the status line of a coach that is ready.</extracomment>
        <translation>Bereit · Par {par} · Regeln: {rules}</translation>
    </message>
    <message>
        <source>You can play already. The coach joins in as soon as its strategy table is ready.</source>
        <extracomment>coaching.coach_waits: Return what the coach panel shows while there is no table.</extracomment>
        <translation>Du kannst schon spielen. Der Coach kommt dazu, sobald seine Strategietabelle fertig ist.</translation>
    </message>
    <message>
        <source>Without its strategy table the coach cannot tell what an option is worth.</source>
        <extracomment>coaching.coach_without_table: Return what the coach panel shows after the building was stopped.</extracomment>
        <translation>Ohne seine Strategietabelle kann der Coach nicht sagen, was eine Möglichkeit wert ist.</translation>
    </message>
    <message>
        <source>The coach is off. It keeps quiet until the game is over, then shows what each decision was worth.</source>
        <extracomment>coaching.coach_is_off: Return what the coach panel shows when it is off.</extracomment>
        <translation>Der Coach ist aus. Er schweigt, bis das Spiel vorbei ist, und zeigt dann, was jede Entscheidung wert war.</translation>
    </message>
    <message>
        <source>Roll the dice, and every option appears here with the final score it leads to.</source>
        <extracomment>coaching.coach_before_roll: Return what the coach panel shows between turns.</extracomment>
        <translation>Wirf die Würfel, dann steht hier jede Möglichkeit mit dem Endstand, zu dem sie führt.</translation>
    </message>
    <message>
        <source>The game is over. Its most expensive decisions are listed here.</source>
        <extracomment>coaching.coach_game_over: Return what the coach panel shows at the end.</extracomment>
        <translation>Das Spiel ist vorbei. Hier stehen die teuersten Entscheidungen.</translation>
    </message>
    <message>
        <source>Not one decision lost a point. Nobody can play better.</source>
        <extracomment>coaching.coach_flawless: Return what the coach panel shows after a game without a lossy decision.</extracomment>
        <translation>Keine Entscheidung hat einen Punkt gekostet. Besser kann niemand spielen.</translation>
    </message>
    <message>
        <source>With the coach off, the line appears when the game is over</source>
        <extracomment>coaching.timeline_is_off: Return what the timeline shows while the coach is off.</extracomment>
        <translation>Ist der Coach aus, erscheint die Linie erst am Ende des Spiels</translation>
    </message>
    <message>
        <source>The line begins as soon as the coach is ready</source>
        <extracomment>coaching.timeline_waits: Return what the timeline shows before there is anything to draw.</extracomment>
        <translation>Die Linie beginnt, sobald der Coach bereit ist</translation>
    </message>
    <message>
        <source>The strategy table could not be used and was built again: {reason}.</source>
        <extracomment>coaching.table_rebuilt: Return the banner after a damaged table was built again.</extracomment>
        <translation>Die Strategietabelle war nicht zu gebrauchen und wurde neu erstellt: {reason}.</translation>
    </message>
    <message>
        <source>The strategy table could not be saved ({reason}). It is kept in memory and built again at the next start.</source>
        <extracomment>coaching.table_unsaved: Return the banner about a table that lives in memory.</extracomment>
        <translation>Die Strategietabelle konnte nicht gespeichert werden ({reason}). Sie bleibt im Arbeitsspeicher und wird beim nächsten Start neu erstellt.</translation>
    </message>
    <message>
        <source>The coach has no strategy table. Building it takes a few seconds.</source>
        <extracomment>coaching.table_missing: Return the banner about a table that was not built.</extracomment>
        <translation>Der Coach hat keine Strategietabelle. Sie zu erstellen dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>The strategy table could not be built: {reason}.</source>
        <extracomment>coaching.table_failed: Return the banner about a table that could not be built.</extracomment>
        <translation>Die Strategietabelle konnte nicht erstellt werden: {reason}.</translation>
    </message>
    <message>
        <source>The saved game could not be read. It is kept as {path}, and a new game has begun.</source>
        <extracomment>coaching.game_put_aside: Return the banner about a damaged saved game.</extracomment>
        <translation>Das gespeicherte Spiel war nicht lesbar. Es liegt jetzt unter {path}, und ein neues Spiel hat begonnen.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). It goes on, but would be lost with the window.</source>
        <extracomment>coaching.game_unsaved: Return the banner about a game that cannot be saved.</extracomment>
        <translation>Das Spiel lässt sich nicht speichern ({reason}). Es geht weiter, wäre aber verloren, wenn du das Fenster schließt.</translation>
    </message>
    <message>
        <source>{lost} lost · luck {luck}</source>
        <extracomment>coaching.timeline_summary: Return what the timeline adds up to.</extracomment>
        <translation>{lost} verloren · Glück {luck}</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>coaching.par: Return the label of the line at par.</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <extracomment>coaching.timeline: Return the title of the timeline.</extracomment>
        <translation>Erwarteter Endstand</translation>
    </message>
    <message>
        <source>There is no display, so here is a demonstration: one game played perfectly in an offscreen window.</source>
        <extracomment>demonstration.no_display: Return why a demonstration is given.</extracomment>
        <translation>Es gibt keinen Bildschirm, also kommt hier eine Vorführung: ein perfekt gespieltes Spiel in einem unsichtbaren Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are in {folder}.</source>
        <extracomment>demonstration.pictures_saved: Return where the pictures of a demonstration are.</extracomment>
        <translation>
            <numerusform>%n Bild liegt in {folder}.</numerusform>
            <numerusform>%n Bilder liegen in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}, {rules} rules</source>
        <extracomment>demonstration.report_heading: Return which game a report is on.</extracomment>
        <translation>Startwert {seed}, Regeln: {rules}</translation>
    </message>
    <message>
        <source>{score} = {par} par {luck} luck {lost} points lost</source>
        <extracomment>demonstration.report_split: Return what the score of a game is made of.</extracomment>
        <translation>{score} = {par} Par {luck} Glück {lost} Verlust</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>ending.final_score: Return the headline of the end page.</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave away nothing: no strategy makes more of these decisions.</source>
        <extracomment>ending.gave_away: Return the sentence under the headline.</extracomment>
        <translation>Du hast nichts verschenkt: Keine Strategie macht aus diesen Entscheidungen mehr.</translation>
    </message>
    <message>
        <source>You gave away {lost} points: the same luck without errors makes {flawless}.</source>
        <extracomment>ending.gave_away: Return the sentence under the headline.</extracomment>
        <translation>Du hast {lost} Punkte verschenkt: Das gleiche Glück ohne Fehler ergibt {flawless}.</translation>
    </message>
    <message>
        <source>very unlucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>sehr viel Würfelpech</translation>
    </message>
    <message>
        <source>unlucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>Würfelpech</translation>
    </message>
    <message>
        <source>ordinary dice, a little below average</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>gewöhnliche Würfel, etwas unter dem Durchschnitt</translation>
    </message>
    <message>
        <source>ordinary dice, a little above average</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>gewöhnliche Würfel, etwas über dem Durchschnitt</translation>
    </message>
    <message>
        <source>lucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>very lucky dice</source>
        <extracomment>ending.luck: Return the luck of a game in words, by the exact distribution of the score under optimal play.</extracomment>
        <translation>sehr viel Würfelglück</translation>
    </message>
    <message>
        <source>Luck {points}: {words}</source>
        <extracomment>ending.luck_remark: Return the luck of a game in a sentence.</extracomment>
        <translation>Glück {points}: {words}</translation>
    </message>
    <message>
        <source>Keeps</source>
        <extracomment>ending.keeps_counted: Return the label of the verdicts on keeps.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>ending.boxes_counted: Return the label of the verdicts on boxes.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.</extracomment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>ending.split_labels: Return the names of the four bars of the split: par, luck, points lost, score.
play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Accuracy {percent} %</source>
        <extracomment>ending.accuracy: Return the accuracy.</extracomment>
        <translation>Genauigkeit {percent} %</translation>
    </message>
    <message>
        <source>Costliest decision</source>
        <extracomment>ending.worst_heading: Return the heading of the most expensive decision.</extracomment>
        <translation>Teuerste Entscheidung</translation>
    </message>
    <message>
        <source>Turn {turn}, {dice}: {chosen} lost {lost} points. Best was {best}.</source>
        <extracomment>ending.worst_decision: Return the most expensive decision in words.</extracomment>
        <translation>Runde {turn}, {dice}: {chosen} kostete {lost} Punkte. Optimal: {best}.</translation>
    </message>
    <message>
        <source>None. Every decision was the best one.</source>
        <extracomment>ending.no_worst_decision: Return what stands there after a flawless game.</extracomment>
        <translation>Keine. Jede Entscheidung war die beste.</translation>
    </message>
    <message>
        <source>The review follows when the strategy table is ready.</source>
        <extracomment>ending.without_coach_table: Return what the end page says while the review is not there.</extracomment>
        <translation>Die Auswertung folgt, sobald die Strategietabelle fertig ist.</translation>
    </message>
    <message>
        <source>Aces</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Twos</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Large straight</source>
        <extracomment>names.category: Return the name of a category as on the scorecard.</extracomment>
        <translation>Große Straße</translation>
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
        <translation>Die Summe der Würfel, die {face} zeigen</translation>
    </message>
    <message>
        <source>At least three alike: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Mindestens drei gleiche: die Summe aller Würfel</translation>
    </message>
    <message>
        <source>At least four alike: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Mindestens vier gleiche: die Summe aller Würfel</translation>
    </message>
    <message>
        <source>Three alike and two alike: 25</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Drei gleiche und zwei gleiche: 25</translation>
    </message>
    <message>
        <source>Four in a row: 30</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Vier in Folge: 30</translation>
    </message>
    <message>
        <source>Five in a row: 40</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Fünf in Folge: 40</translation>
    </message>
    <message>
        <source>Five alike: 50</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Fünf gleiche: 50</translation>
    </message>
    <message>
        <source>Anything: the sum of all dice</source>
        <extracomment>names.category_rule: Return in a few words what a category counts.</extracomment>
        <translation>Alles erlaubt: die Summe aller Würfel</translation>
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
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>optimal</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>knapp</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>names.verdict: Return the word of a verdict.</extracomment>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Warn</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Warnen</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>names.coach_mode: Return the name of a coach mode.</extracomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Says nothing until the game is over.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Sagt nichts, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Speaks up only before a costly choice.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Meldet sich nur vor einer teuren Wahl.</translation>
    </message>
    <message>
        <source>Judges each choice once it is made.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Beurteilt jede Wahl, sobald sie getroffen ist.</translation>
    </message>
    <message>
        <source>Shows what every option is worth before you choose.</source>
        <extracomment>names.coach_mode_explained: Return in one sentence what a coach mode does.</extracomment>
        <translation>Zeigt dir vor jeder Wahl, was alle Möglichkeiten wert sind.</translation>
    </message>
    <message>
        <source>{text} Comes with a later version.</source>
        <extracomment>names.not_yet: Return `text` with the remark that this version lacks it.</extracomment>
        <translation>{text} Kommt mit einer späteren Version.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>names.appearance: Return the name of an appearance.</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Free joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Freier Joker</translation>
    </message>
    <message>
        <source>Forced joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Pflicht-Joker</translation>
    </message>
    <message>
        <source>No joker</source>
        <extracomment>names.rules_name: Return the name of a rule set.</extracomment>
        <translation>Kein Joker</translation>
    </message>
    <message>
        <source>No Yahtzee bonus</source>
        <extracomment>names.rules_name: Return the name of a rule set.
play.no_yahtzee_bonus: Return the name of that line where the rules have no such bonus.</extracomment>
        <translation>Kein Yahtzee-Bonus</translation>
    </message>
    <message>
        <source>free joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>freier Joker</translation>
    </message>
    <message>
        <source>forced joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>Pflicht-Joker</translation>
    </message>
    <message>
        <source>no joker</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>kein Joker</translation>
    </message>
    <message>
        <source>no Yahtzee bonus</source>
        <extracomment>names.rules_in_sentence: Return the name of a rule set as it stands inside a sentence, before the word rules.</extracomment>
        <translation>kein Yahtzee-Bonus</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points if the first scored 50, and may go into any open box. It counts in full as Full house or straight once the upper box of its face is filled.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Jeder weitere Yahtzee bringt 100 Punkte, wenn der erste 50 gebracht hat, und darf in jedes freie Feld. Als Full House oder Straße zählt er voll, sobald das obere Feld seiner Augenzahl ausgefüllt ist.</translation>
    </message>
    <message>
        <source>The official rules: as above, but a later Yahtzee must go into the upper box of its face if that is open, and otherwise into a lower box, where it counts in full.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Die offiziellen Regeln: wie oben, aber ein weiterer Yahtzee muss in das obere Feld seiner Augenzahl, wenn das frei ist, sonst in ein unteres Feld, wo er voll zählt.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns 100 points, but never counts as Full house or straight.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Jeder weitere Yahtzee bringt 100 Punkte, zählt aber nie als Full House oder Straße.</translation>
    </message>
    <message>
        <source>A later Yahtzee earns nothing extra.</source>
        <extracomment>names.rules_explained: Return in a sentence or two what makes a rule set different.</extracomment>
        <translation>Ein weiterer Yahtzee bringt nichts extra.</translation>
    </message>
    <message>
        <source>{box} for {points}</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>{box} für {points}</translation>
    </message>
    <message>
        <source>roll all five dice</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>alle fünf Würfel werfen</translation>
    </message>
    <message>
        <source>keep {dice}</source>
        <extracomment>options.option: Return an option in words.</extracomment>
        <translation>{dice} behalten</translation>
    </message>
    <message>
        <source>{judged}, lost {lost} · best was {best}</source>
        <extracomment>options.decision: Return the judgement on a decision just made.</extracomment>
        <translation>{judged}, {lost} verloren · optimal: {best}</translation>
    </message>
    <message>
        <source>{chosen}: there was no choice</source>
        <extracomment>options.forced_decision: Return the remark on a decision that was none.</extracomment>
        <translation>{chosen}: Es gab keine andere Wahl</translation>
    </message>
    <message>
        <source>loses {lost}, {verdict}</source>
        <extracomment>options.cost_spoken: Return the verdict on an option and what it loses, as a screen reader says it.</extracomment>
        <translation>kostet {lost}, {verdict}</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <extracomment>options.roll_all: Return the name of the keep of no dice.</extracomment>
        <translation>Alle fünf werfen</translation>
    </message>
    <message>
        <source>Your keep · number {number} of {of}</source>
        <extracomment>options.rank: Return where the player's keep stands among the options.</extracomment>
        <translation>Deine Auswahl · Nummer {number} von {of}</translation>
    </message>
    <message>
        <source>Best box</source>
        <extracomment>options.best_box: Return the heading of the best box where nothing is rolled any more.</extracomment>
        <translation>Bestes Feld</translation>
    </message>
    <message>
        <source>Turn {number}: {chosen}</source>
        <extracomment>options.decision_in_turn: Return a decision of a finished game, short.</extracomment>
        <translation>Runde {number}: {chosen}</translation>
    </message>
    <message>
        <source>best was {best}</source>
        <extracomment>options.best_was: Return what would have been best.</extracomment>
        <translation>optimal: {best}</translation>
    </message>
    <message>
        <source>Decisions that lost points, worst first</source>
        <extracomment>options.costly_heading: Return the heading of the decisions that lost most.</extracomment>
        <translation>Wo du Punkte verloren hast, das Teuerste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%n keeps</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>
            <numerusform>%n Auswahl</numerusform>
            <numerusform>%n Auswahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>All options, best first</source>
        <extracomment>options.options_heading: Return how many options there are.</extracomment>
        <translation>Das Beste zuerst</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>pages.new_game: Return the text of the button that begins a game.</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>pages.start_game: Return the text of the button that begins the game by the chosen rules.</extracomment>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <extracomment>pages.choose_rules: Return the heading of the new-game dialog.</extracomment>
        <translation>Welche Regeln?</translation>
    </message>
    <message>
        <source>The game in progress will be given up.</source>
        <extracomment>pages.abandons_game: Return the remark that the game in progress ends.</extracomment>
        <translation>Das laufende Spiel wird aufgegeben.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>pages.dismiss: Return the text of the button that closes a banner.</extracomment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>pages.close: Return the text of the button that closes a page.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>pages.skip: Return the text of the button that skips the first-run pages.</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>pages.back: Return the text of the button that goes back a page.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>pages.next_page: Return the text of the button that goes on a page.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start playing</source>
        <extracomment>pages.start_playing: Return the text of the button that ends the first-run pages.</extracomment>
        <translation>Losspielen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>pages.welcome_title: Return the title of the first-run dialog.</extracomment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Thirteen turns, five dice</source>
        <extracomment>pages.welcome_heading: Return the heading of the first page.</extracomment>
        <translation>Dreizehn Runden, fünf Würfel</translation>
    </message>
    <message>
        <source>Each turn you roll up to three times. After a roll, click the dice you want to keep and roll the others again. Then put the dice into one of the thirteen boxes of the scorecard. Each box is filled once, and the most points win.</source>
        <extracomment>pages.welcome_rules: Return how the game goes.</extracomment>
        <translation>In jeder Runde würfelst du bis zu dreimal. Klicke nach einem Wurf die Würfel an, die du behalten willst, und wirf die anderen noch einmal. Trage das Ergebnis dann in eines der dreizehn Felder auf dem Spielzettel ein. Jedes Feld wird einmal ausgefüllt, und die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>A coach that plays perfectly</source>
        <extracomment>pages.welcome_coach_heading: Return the heading of the second page.</extracomment>
        <translation>Ein Coach, der perfekt spielt</translation>
    </message>
    <message>
        <source>The coach knows for every choice what final score you can expect after it. When should it speak? You can change this at any time with the key C.</source>
        <extracomment>pages.welcome_coach: Return what the coach does.</extracomment>
        <translation>Der Coach weiß bei jeder Wahl, welchen Endstand du danach erwarten kannst. Wann soll er sich melden? Mit der Taste C kannst du das jederzeit ändern.</translation>
    </message>
    <message>
        <source>The strategy table</source>
        <extracomment>pages.welcome_table_heading: Return the heading of the third page.</extracomment>
        <translation>Die Strategietabelle</translation>
    </message>
    <message>
        <source>To be exact, the coach solves the whole game once on this computer: 536,448 situations, in a few seconds. The result is kept for the next start. You can play while it works.</source>
        <extracomment>pages.welcome_table: Return why a table is built.</extracomment>
        <translation>Damit alles genau stimmt, löst der Coach das ganze Spiel einmal auf diesem Computer: 536.448 Situationen, in ein paar Sekunden. Das Ergebnis wird für den nächsten Start aufgehoben. Du kannst währenddessen spielen.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>pages.menu_titles: Return the titles of the menus.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Next mode</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Nächster Modus</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Welcome pages</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Willkommensseiten</translation>
    </message>
    <message>
        <source>Watch &amp;perfect play</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>&amp;Perfektes Spiel ansehen</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>pages.menu_items: Return the texts of the menu items that are no choice.</extracomment>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>pages.shortcuts_title: Return the title of the page of keys.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>keep a die, or let it go</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>einen Würfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>roll the dice that are not kept</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>die übrigen Würfel werfen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>Pfeil auf, ab</translation>
    </message>
    <message>
        <source>go from box to box on the scorecard</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>auf dem Spielzettel von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>score in the chosen box; in the coach's list, keep what the option keeps</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>in das gewählte Feld eintragen; in der Liste des Coachs: behalten, was die Möglichkeit behält</translation>
    </message>
    <message>
        <source>go to the scorecard</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>zum Spielzettel gehen</translation>
    </message>
    <message>
        <source>next coach mode</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>nächster Coach-Modus</translation>
    </message>
    <message>
        <source>new game</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>this page</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>diese Seite</translation>
    </message>
    <message>
        <source>quit; the game is saved after every action</source>
        <extracomment>pages.shortcuts: Return every key and what it does.</extracomment>
        <translation>beenden; das Spiel wird nach jeder Aktion gespeichert</translation>
    </message>
    <message>
        <source>Version {version}. {table}</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Version {version}. {table}</translation>
    </message>
    <message>
        <source>Solitaire Yahtzee with a coach that knows the exact value of every choice, by the method of Tom Verhoeff: the whole game is solved by dynamic programming.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Yahtzee für eine Person, mit einem Coach, der den genauen Wert jeder Wahl kennt, nach dem Verfahren von Tom Verhoeff: Das ganze Spiel wird durch dynamische Programmierung gelöst.</translation>
    </message>
    <message>
        <source>MIT licence. The typeface Inter is used under the SIL Open Font License.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>MIT-Lizenz. Die Schrift Inter wird unter der SIL Open Font License verwendet.</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner. It uses no network.</source>
        <extracomment>pages.about: Return the paragraphs of the About page.</extracomment>
        <translation>Yahtzee ist eine Marke von Hasbro. Dieses Programm steht in keiner Verbindung zum Inhaber der Marke und wird von ihm nicht unterstützt. Es benutzt kein Netzwerk.</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <extracomment>pages.demo_title: Return the title of a window that plays by itself.</extracomment>
        <translation>Perfektes Spiel</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <extracomment>play.turn: Return the heading of a turn.</extracomment>
        <translation>Runde {number} von {of}</translation>
    </message>
    <message>
        <source>Roll {done} of {of}</source>
        <extracomment>play.rolls: Return how many rolls of the turn are done.</extracomment>
        <translation>Wurf {done} von {of}</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <extracomment>play.roll_button: Return the text of the Roll button.</extracomment>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeping nothing, rolling all five dice</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Du behältst nichts und wirfst alle fünf Würfel</translation>
    </message>
    <message>
        <source>Keeping all five: take a box on the scorecard</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Du behältst alle fünf: Wähle ein Feld auf dem Spielzettel</translation>
    </message>
    <message>
        <source>one die</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>einen Würfel</translation>
    </message>
    <message>
        <source>two dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>three dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>drei Würfel</translation>
    </message>
    <message>
        <source>four dice</source>
        <comment>being rolled</comment>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>vier Würfel</translation>
    </message>
    <message>
        <source>Keeping {kept}, rolling {rolled}</source>
        <extracomment>play.keeping: Return what the next roll keeps and rolls.</extracomment>
        <translation>Du behältst {kept} und wirfst {rolled}</translation>
    </message>
    <message>
        <source>Roll the dice to begin the game</source>
        <extracomment>play.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Wirf die Würfel, um das Spiel zu beginnen</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn</source>
        <extracomment>play.before_first_roll: Return the invitation to begin a turn.</extracomment>
        <translation>Wirf die Würfel, um die Runde zu beginnen</translation>
    </message>
    <message>
        <source>No roll left: take a box on the scorecard</source>
        <extracomment>play.no_roll_left: Return the request to score.</extracomment>
        <translation>Kein Wurf mehr übrig: Wähle ein Feld auf dem Spielzettel</translation>
    </message>
    <message>
        <source>All five dice are kept: there is nothing to roll</source>
        <extracomment>play.nothing_to_roll: Return why keeping all five dice cannot be rolled.</extracomment>
        <translation>Du behältst alle fünf Würfel: Es gibt nichts zu werfen</translation>
    </message>
    <message>
        <source>expected final score of this keep</source>
        <extracomment>play.expected_of_keep: Return the caption of the value of a keep.</extracomment>
        <translation>erwarteter Endstand mit dieser Auswahl</translation>
    </message>
    <message>
        <source>expected final score</source>
        <extracomment>play.expected_now: Return the caption of the value before a turn.</extracomment>
        <translation>erwarteter Endstand</translation>
    </message>
    <message>
        <source>expected final score if you take {box}</source>
        <extracomment>play.expected_of_best_box: Return the caption of the value of the best box.</extracomment>
        <translation>erwarteter Endstand, wenn du {box} nimmst</translation>
    </message>
    <message>
        <source>No roll left</source>
        <extracomment>play.no_roll_left_short: Return the text of the Roll button when the turn has no roll left.</extracomment>
        <translation>Kein Wurf mehr</translation>
    </message>
    <message>
        <source>Nothing to roll</source>
        <extracomment>play.nothing_to_roll_short: Return the text of the Roll button when all dice are kept.</extracomment>
        <translation>Nichts zu werfen</translation>
    </message>
    <message>
        <source>Die {place}: not rolled</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: nicht geworfen</translation>
    </message>
    <message>
        <source>Die {place}: {face}, kept</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: {face}, bleibt</translation>
    </message>
    <message>
        <source>Die {place}: {face}, to be rolled</source>
        <extracomment>play.die_label: Return the accessible name of a die.</extracomment>
        <translation>Würfel {place}: {face}, wird geworfen</translation>
    </message>
    <message>
        <source>KEEP</source>
        <extracomment>play.kept_label: Return the word under a die that is kept.</extracomment>
        <translation>BLEIBT</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>play.space_key: Return the name of the space bar, as printed on the Roll button.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>{total} of {needed} → +{bonus} earned</source>
        <extracomment>play.upper_bonus: Return how far the upper bonus is.</extracomment>
        <translation>{total} von {needed} → +{bonus} sicher</translation>
    </message>
    <message>
        <source>{total} of {needed} → +{bonus}</source>
        <extracomment>play.upper_bonus: Return how far the upper bonus is.</extracomment>
        <translation>{total} von {needed} → +{bonus}</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <extracomment>play.upper_bonus_name: Return the name of the upper bonus.</extracomment>
        <translation>Oberer Bonus</translation>
    </message>
    <message>
        <source>63 points in the six upper boxes earn 35 more</source>
        <extracomment>play.upper_bonus_rule: Return what earns the upper bonus.</extracomment>
        <translation>63 Punkte in den sechs oberen Feldern bringen 35 dazu</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <extracomment>play.yahtzee_bonuses: Return the name of the line of Yahtzee bonuses.</extracomment>
        <translation>Yahtzee-Boni</translation>
    </message>
    <message>
        <source>Each later Yahtzee earns {points} if 50 stands in the Yahtzee box</source>
        <extracomment>play.yahtzee_bonus_rule: Return what earns a Yahtzee bonus.</extracomment>
        <translation>Jeder weitere Yahtzee bringt {points}, wenn im Yahtzee-Feld 50 steht</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>play.total: Return the name of the total.</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>play.scorecard: Return the title of the scorecard.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>If taken now</source>
        <extracomment>play.scorecard_columns: Return the headings of the scorecard's columns.</extracomment>
        <translation>Kostet jetzt</translation>
    </message>
    <message>
        <source>the joker rules do not allow this box now</source>
        <extracomment>play.not_allowed_by_joker: Return why a box cannot be taken.</extracomment>
        <translation>die Joker-Regeln erlauben dieses Feld jetzt nicht</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <extracomment>play.box_spoken: Return a filled box as a screen reader says it.</extracomment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name}: open</source>
        <extracomment>play.open_spoken: Return an open box as a screen reader says it.</extracomment>
        <translation>{name}: frei</translation>
    </message>
    <message>
        <source>{name}: open, {points} now</source>
        <extracomment>play.preview_spoken: Return an open box and what the dice score there as a screen reader says it.</extracomment>
        <translation>{name}: frei, jetzt {points}</translation>
    </message>
</context>
</TS>
