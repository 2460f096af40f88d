<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>A&amp;rbeitsblatt …</translation>
    </message>
    <message>
        <source>Make questions on paper, and their answers apart</source>
        <translation>Stellt Fragen auf Papier zusammen, die Lösungen getrennt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window and end the program</source>
        <translation>Schließt das Fenster und beendet das Programm</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Macht die zurückgenommene Änderung wieder</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>Show or hide the explanation</source>
        <translation>Zeigt oder verbirgt die Erklärung</translation>
    </message>
    <message>
        <source>Pre&amp;vious area</source>
        <translation>Vor&amp;heriger Bereich</translation>
    </message>
    <message>
        <source>C&amp;hange theme</source>
        <translation>Farbschema &amp;wechseln</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>Vie&amp;rfarbige Karten</translation>
    </message>
    <message>
        <source>Draw diamonds blue and clubs green</source>
        <translation>Zeichnet Karo blau und Kreuz grün</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Make text and cards larger</source>
        <translation>Macht Schrift und Karten größer</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Make text and cards smaller</source>
        <translation>Macht Schrift und Karten kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Make text and cards as large as the desktop&apos;s text</source>
        <translation>Macht Schrift und Karten so groß wie die Schrift der Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;About Showdown</source>
        <translation>&amp;Über Showdown</translation>
    </message>
    <message>
        <source>What this program is, and its version</source>
        <translation>Nennt das Programm und seine Version</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Take colours and controls from the desktop</source>
        <translation>Übernimmt Farben und Bedienelemente der Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark text on light areas</source>
        <translation>Dunkle Schrift auf hellen Flächen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light text on dark areas</source>
        <translation>Helle Schrift auf dunklen Flächen</translation>
    </message>
    <message>
        <source>Take back the latest change</source>
        <translation>Nimmt die letzte Änderung zurück</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Geht zum nächsten Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>Geht zum vorigen Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go on to the next theme: system, light, dark, contrast</source>
        <translation>Wechselt zum nächsten Farbschema: System, hell, dunkel, Kontrast</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Show the hands large on the whole screen</source>
        <translation>Zeigt die Blätter groß auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Let the window fill the screen</source>
        <translation>Lässt das Fenster den Bildschirm füllen</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Explain the program and its words on one page</source>
        <translation>Erklärt das Programm und seine Wörter auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;Hand rankings</source>
        <translation>&amp;Rangfolge der Blätter</translation>
    </message>
    <message>
        <source>Show the ranks under these rules and how often each comes</source>
        <translation>Zeigt die Ränge nach diesen Regeln und wie oft jeder vorkommt</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>List what each key does</source>
        <translation>Listet auf, was jede Taste tut</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Two colours and thick lines</source>
        <translation>Zwei Farben und dicke Linien</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <extracomment>How long cards are seen moving</extracomment>
        <translation>K&amp;urz</translation>
    </message>
    <message>
        <source>Show for a moment where cards move to</source>
        <translation>Zeigt kurz, wohin sich Karten bewegen</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>Cards are not seen moving</extracomment>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Show cards at once where they belong</source>
        <translation>Zeigt Karten sofort dort, wo sie hingehören</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Full scree&amp;n</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Einstellun&amp;gen …</translation>
    </message>
    <message>
        <source>Choose language, look, and what comes back at the start</source>
        <translation>Legt Sprache und Aussehen fest und was beim Start wiederkommt</translation>
    </message>
    <message>
        <source>&amp;Take the code…</source>
        <translation>&amp;Code mitnehmen …</translation>
    </message>
    <message>
        <source>Copy or save the code as a Python or JavaScript program</source>
        <translation>Kopiert oder speichert den Code als Programm in Python oder JavaScript</translation>
    </message>
</context>
<context>
    <name>AnswerKeyText</name>
    <message>
        <source>%1: %2</source>
        <comment>the letters of an answer, and the answer: &apos;B&apos;, &apos;Player 2&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <comment>%1: a list of cards</comment>
        <translation>Eine von diesen: %1</translation>
    </message>
    <message>
        <source>For example %1</source>
        <comment>%1: a hand</comment>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <comment>%1: a number</comment>
        <translation>Antwort: %1</translation>
    </message>
</context>
<context>
    <name>ArenaPicture</name>
    <message>
        <source>decides</source>
        <comment>under the column that decides</comment>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>Found</source>
        <comment>the cards that make the rank</comment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>of cards that are matched</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>base value %1</source>
        <comment>%1: queen</comment>
        <translation>Basiswert %1</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>cards beside a group</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>one wild is spent</source>
        <translation>ein Joker wird verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s) are spent</source>
        <translation>
            <numerusform>%n Joker wird verbraucht</numerusform>
            <numerusform>%n Joker werden verbraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>matched</source>
        <comment>cards of a group</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>position</source>
        <comment>of a card in its row</comment>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 nimmt keinen Wert</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>%1 is no value of %2; possible: %3</source>
        <translation>%1 ist kein Wert von %2; möglich: %3</translation>
    </message>
    <message>
        <source>--set needs RULE=VALUE, not %1</source>
        <translation>--set braucht RULE=VALUE, nicht %1</translation>
    </message>
    <message>
        <source>unknown rule %1; one of %2</source>
        <translation>unbekannte Regel %1; möglich: %2</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>%1 wird nicht erwartet</translation>
    </message>
    <message>
        <source>unknown format %1; one of %2</source>
        <translation>unbekanntes Format %1; möglich: %2</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3, not %4</source>
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>unknown rules %1; one of %2</source>
        <translation>unbekannte Regeln %1; möglich: %2</translation>
    </message>
    <message>
        <source>unknown rank %1; one of %2</source>
        <translation>unbekannter Rang %1; möglich: %2</translation>
    </message>
    <message>
        <source>these rules have no rank %1; --set fiveOfAKind=on adds it</source>
        <translation>diese Regeln kennen den Rang %1 nicht; --set fiveOfAKind=on fügt ihn hinzu</translation>
    </message>
    <message>
        <source>unknown option %1; did you mean %2?</source>
        <translation>unbekannte Option %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 is no rank; possible for %2: %3</source>
        <comment>%1: &apos;x&apos;; %2: &apos;wildRanks&apos;; %3: its values</comment>
        <translation>%1 ist kein Kartenwert; möglich für %2: %3</translation>
    </message>
    <message>
        <source>%1 is no card that can be made wild; possible for %2: %3</source>
        <comment>%1: &apos;x&apos;; %2: &apos;wildCards&apos;; %3: its values</comment>
        <translation>%1 ist keine Karte, die Joker werden kann; möglich für %2: %3</translation>
    </message>
    <message>
        <source>--%1 needs a number of seconds from %2 to %3, not %4</source>
        <translation>--%1 braucht eine Zahl von Sekunden von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>unknown rule %1; did you mean %2?</source>
        <translation>unbekannte Regel %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown rank %1; did you mean %2?</source>
        <translation>unbekannter Rang %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown format %1; did you mean %2?</source>
        <translation>unbekanntes Format %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown rules %1; did you mean %2?</source>
        <translation>unbekannte Regeln %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 needs a value, not %2</source>
        <comment>%1, %2: options</comment>
        <translation>%1 braucht einen Wert, nicht %2</translation>
    </message>
</context>
<context>
    <name>ArithmeticText</name>
    <message>
        <source>cards that make it</source>
        <comment>what outs are, of a player alone</comment>
        <translation>Karten, die es schaffen</translation>
    </message>
    <message>
        <source>cards that put you ahead</source>
        <comment>what outs are, on the flop</comment>
        <translation>Karten, die in Führung bringen</translation>
    </message>
    <message>
        <source>cards that win</source>
        <comment>what outs are, on the turn</comment>
        <translation>Karten, die gewinnen</translation>
    </message>
    <message>
        <source>Make it</source>
        <comment>label: the chance of the rank hoped for</comment>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>label: the chance to be ahead after the next card</comment>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Win</source>
        <comment>label: the chance to win</comment>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>label: misses to outs, or outs to misses</comment>
        <translation>Quote</translation>
    </message>
    <message>
        <source>%1 outs : %2 misses</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 Outs : %2 Nieten</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses : %n out(s)</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>%1 Nieten : %n Out</numerusform>
            <numerusform>%1 Nieten : %n Outs</numerusform>
        </translation>
    </message>
    <message>
        <source>By heart</source>
        <comment>label: the outs twice, or four times</comment>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>%1 outs × %2</source>
        <comment>a rule by heart; %1: a number; %2: 2 or 4</comment>
        <translation>%1 Outs × %2</translation>
    </message>
    <message>
        <source>about %1 %</source>
        <comment>a rule by heart; %1: a number</comment>
        <translation>etwa %1 %</translation>
    </message>
    <message>
        <source>Unseen</source>
        <comment>label: how many cards nobody has seen</comment>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>%1 cards − %2 seen</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 Karten − %2 gesehen</translation>
    </message>
    <message>
        <source>Outs</source>
        <comment>label: how many cards help</comment>
        <translation>Outs</translation>
    </message>
    <message>
        <source>%1 ÷ %2 unseen</source>
        <comment>%1, %2: numbers of cards</comment>
        <translation>%1 ÷ %2 ungesehen</translation>
    </message>
    <message>
        <source>The outs tell who is ahead after one card, but the other card can change that. Every pair is counted to the end.</source>
        <translation>Die Outs sagen, wer nach einer Karte führt, aber die andere kann das noch ändern. Jedes Paar ist zu Ende gezählt.</translation>
    </message>
    <message>
        <source>Both ways agree: no pair makes it without an out.</source>
        <translation>Beide Wege stimmen überein: Kein Paar schafft es ohne ein Out.</translation>
    </message>
    <message>
        <source>The outs leave out pairs of cards that make it only together.</source>
        <translation>Die Outs lassen Kartenpaare aus, die es nur gemeinsam schaffen.</translation>
    </message>
    <message>
        <source>With both cards to come</source>
        <comment>heading</comment>
        <translation>Mit beiden Karten, die noch kommen</translation>
    </message>
    <message>
        <source>By outs</source>
        <comment>label: at least one out in two cards</comment>
        <translation>Nach Outs</translation>
    </message>
    <message>
        <source>All pairs</source>
        <comment>label: every pair of cards to come is counted</comment>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 von %2 Paaren</translation>
    </message>
    <message>
        <source>By heart is exact here.</source>
        <translation>Die Faustregel stimmt hier genau.</translation>
    </message>
    <message>
        <source>By heart is off by less than a tenth of a point.</source>
        <translation>Die Faustregel liegt um weniger als einen Zehntelpunkt daneben.</translation>
    </message>
    <message>
        <source>By heart is %1 points too low.</source>
        <comment>%1: &apos;2.7&apos;</comment>
        <translation>Die Faustregel liegt %1 Prozentpunkte zu niedrig.</translation>
    </message>
    <message>
        <source>By heart is %1 points too high.</source>
        <comment>%1: &apos;2.7&apos;</comment>
        <translation>Die Faustregel liegt %1 Prozentpunkte zu hoch.</translation>
    </message>
    <message>
        <source>odds</source>
        <comment>under &apos;5.0 : 1&apos;</comment>
        <translation>Quote</translation>
    </message>
    <message>
        <source>odds in favour</source>
        <comment>under &apos;1.5 : 1&apos;</comment>
        <translation>Quote dafür</translation>
    </message>
    <message>
        <source>odds against</source>
        <comment>under &apos;5.0 : 1&apos;</comment>
        <translation>Quote dagegen</translation>
    </message>
    <message>
        <source>with the next card</source>
        <comment>under &apos;19.1 %&apos;</comment>
        <translation>mit der nächsten Karte</translation>
    </message>
    <message>
        <source>chance to make it</source>
        <comment>under &apos;16.7 %&apos;</comment>
        <translation>Chance, es zu schaffen</translation>
    </message>
    <message>
        <source>chance to be ahead</source>
        <comment>under &apos;16.7 %&apos;: after the next card</comment>
        <translation>Chance zu führen</translation>
    </message>
    <message>
        <source>chance to win</source>
        <comment>under &apos;16.7 %&apos;</comment>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>With the next card</source>
        <comment>heading</comment>
        <translation>Mit der nächsten Karte</translation>
    </message>
    <message>
        <source>cards that keep the lead</source>
        <comment>what they are, on the flop</comment>
        <translation>Karten, die vorn halten</translation>
    </message>
    <message>
        <source>%1 cards : %2 others</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 Karten : %2 andere</translation>
    </message>
    <message>
        <source>%1 others : %2 cards</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 andere : %2 Karten</translation>
    </message>
    <message>
        <source>The rule by heart is for a few outs.</source>
        <translation>Die Faustregel gilt für wenige Outs.</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>label: how many leave a player ahead</comment>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>BatchAnswerText</name>
    <message>
        <source>the line is longer than 64 KB</source>
        <translation>die Zeile ist länger als 64 KB</translation>
    </message>
    <message numerus="yes">
        <source>%n hands; at most three</source>
        <translation>
            <numerusform>%n Blatt; höchstens drei</numerusform>
            <numerusform>%n Blätter; höchstens drei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>--batch takes hands from its file alone, not %1</source>
        <translation>--batch nimmt Blätter nur aus seiner Datei, nicht %1</translation>
    </message>
    <message>
        <source>lines that are wrong: %1; the first is line %2</source>
        <translation>fehlerhafte Zeilen: %1; die erste ist Zeile %2</translation>
    </message>
</context>
<context>
    <name>BugHuntText</name>
    <message>
        <source>nobody wins</source>
        <comment>an answer of code</comment>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>a tie</source>
        <comment>an answer of code</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>an answer of code; %1: &apos;Player 2&apos;</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>one of three, each with two hands; %1: a number</comment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>%1 as printed and repaired: %2.</source>
        <comment>%1: &apos;Table 2&apos;; %2: &apos;Player 1 wins&apos;, &apos;a tie&apos;</comment>
        <translation>%1 wie gedruckt und repariert: %2.</translation>
    </message>
    <message>
        <source>The mistake is among lines %1 to %2.</source>
        <comment>numbers of lines</comment>
        <translation>Der Fehler steht zwischen Zeile %1 und Zeile %2.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>%1: &apos;Table 2&apos;; %2: a number; %3: code, &apos;if found&apos;</comment>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 It should read: %2.</source>
        <comment>%1: sentences; %2: a line of code</comment>
        <translation>%1 Richtig wäre: %2.</translation>
    </message>
    <message>
        <source>The mistake is not in line %1: %2.</source>
        <comment>%2: code, &apos;numWilds ← 0&apos;</comment>
        <translation>In Zeile %1 steht der Fehler nicht: %2.</translation>
    </message>
    <message>
        <source>%1 as printed: %2; repaired: %3.</source>
        <comment>%1: &apos;Table 2&apos;; %2, %3: &apos;Player 1 wins&apos;, &apos;a tie&apos;</comment>
        <translation>%1 wie gedruckt: %2; repariert: %3.</translation>
    </message>
    <message>
        <source>%1, line %2 or %3</source>
        <comment>%1: &apos;Table 2&apos;; %2: &apos;4, 7&apos;; %3: &apos;8&apos;</comment>
        <translation>%1, Zeile %2 oder %3</translation>
    </message>
    <message>
        <source>The mistake is in line %1, %2: %3.</source>
        <comment>%2: code, &apos;numWilds ← 0&apos;; %3: &apos;it counts hand 2&apos;s wilds in hand 1&apos;</comment>
        <translation>Der Fehler steht in Zeile %1, %2: %3.</translation>
    </message>
    <message>
        <source>The mistake is in lines %4 and %5. Line %1, %2: %3.</source>
        <comment>%2: code, &apos;numWilds ← 0&apos;; %3: &apos;it counts hand 2&apos;s wilds in hand 1&apos;; %4: &apos;4, 7&apos;; %5: &apos;8&apos;</comment>
        <translation>Der Fehler steht in den Zeilen %4 und %5. Zeile %1, %2: %3.</translation>
    </message>
    <message>
        <source>At the table that shows it, look here: %1</source>
        <comment>a printed mistake; %1: &apos;Comparing the pairs.&apos;</comment>
        <translation>Sehen Sie am Tisch, der den Fehler zeigt, hier nach: %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <comment>of code that stops</comment>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>%1 Missing after line %2: %3.</source>
        <comment>%1: sentences; %2: a number; %3: one or more lines of code</comment>
        <translation>%1 Nach Zeile %2 fehlt: %3.</translation>
    </message>
</context>
<context>
    <name>CardArt</name>
    <message>
        <source>WILD</source>
        <extracomment>On the face of a wild card, in capitals. Short; a long word is set smaller.</extracomment>
        <translation>JOKER</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>WILD</source>
        <extracomment>On the face of a wild card, in capitals. Short; a long word is set smaller.</extracomment>
        <translation>JOKER</translation>
    </message>
</context>
<context>
    <name>CardGroup</name>
    <message>
        <source>, </source>
        <extracomment>Between cards that are read aloud: &quot;Queen of spades, Five of hearts&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Player 1&quot; or &quot;Board&quot;; %2: its cards</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CardLettersText</name>
    <message>
        <source>JQKA</source>
        <comment>the letters that people type for jack, queen, king and ace, in this order; one letter each, none of them 2 to 9, T or W</comment>
        <translation>BDKA</translation>
    </message>
    <message>
        <source>HDCS</source>
        <comment>the letters that people type for hearts, diamonds, clubs and spades, in this order; one letter each, H, D, C and S for nothing else</comment>
        <translation>HKXP</translation>
    </message>
</context>
<context>
    <name>CardPlaceText</name>
    <message>
        <source>Flop, card %1</source>
        <comment>%1: 1 to 3</comment>
        <translation>Flop, Karte %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the place of a card</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <comment>the place of a card</comment>
        <translation>River</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <comment>%1: &apos;K♦&apos;</comment>
        <translation>%1 bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>%1 is taken off the table</source>
        <comment>%1: &apos;K♦&apos;</comment>
        <translation>%1 kommt vom Tisch</translation>
    </message>
    <message>
        <source>Dead card %1</source>
        <comment>%1: a number; a card out of play</comment>
        <translation>Tote Karte %1</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Unbekannte Karte</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a place for a card</comment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>%1 (replaces %2)</source>
        <comment>%1: &apos;Player 2, card 1&apos;; %2: &apos;Q♥&apos; or &apos;?&apos;</comment>
        <translation>%1 (ersetzt %2)</translation>
    </message>
    <message>
        <source>Already on the board, card %1</source>
        <comment>%1: 1 to 5</comment>
        <translation>Liegt schon auf dem Board, Karte %1</translation>
    </message>
    <message>
        <source>Already among the dead cards</source>
        <translation>Liegt schon bei den toten Karten</translation>
    </message>
    <message>
        <source>%1 is already on the board, card %2.</source>
        <comment>Queen of spades is already on the board, card 1.</comment>
        <translation>%1 liegt schon auf dem Board, Karte %2.</translation>
    </message>
    <message>
        <source>%1 is already among the dead cards.</source>
        <comment>%1: &apos;Queen of spades&apos;</comment>
        <translation>%1 liegt schon bei den toten Karten.</translation>
    </message>
    <message>
        <source>In use, board card %1</source>
        <comment>%1: 1 to 5</comment>
        <translation>Vergeben, Board, Karte %1</translation>
    </message>
    <message>
        <source>In use, dead card</source>
        <translation>Vergeben, tote Karte</translation>
    </message>
    <message>
        <source>%1 is picked up. Arrows choose a slot, Enter drops it, Esc takes it back.</source>
        <comment>%1: &apos;K♦&apos; or &apos;?&apos;</comment>
        <translation>%1 ist aufgenommen. Pfeiltasten wählen den Platz, die Eingabetaste legt ab, Esc nimmt zurück.</translation>
    </message>
    <message>
        <source>Only a hole card can be unknown.</source>
        <translation>Nur eine Handkarte kann unbekannt sein.</translation>
    </message>
    <message>
        <source>the turn</source>
        <comment>inside a sentence</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>the river</source>
        <comment>inside a sentence</comment>
        <translation>River</translation>
    </message>
    <message>
        <source>dead card %1</source>
        <comment>inside a sentence; a card out of play</comment>
        <translation>tote Karte %1</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>%1 kommt hierhin: %2</translation>
    </message>
    <message>
        <source>%1 goes to %2 and replaces %3</source>
        <comment>%1, %3: &apos;K♦&apos;; %2: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>%1 kommt hierhin und ersetzt %3: %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>%1 wechselt hierhin: %2</translation>
    </message>
    <message>
        <source>%1 and %3 change places: %1 moves to %2</source>
        <comment>%1, %3: &apos;K♦&apos;; %2: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>%1 und %3 tauschen die Plätze; %1 wechselt hierhin: %2</translation>
    </message>
    <message>
        <source>%1 goes in at %2, and the cards there make room</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>%1 kommt hier dazwischen, die Karten dort machen Platz: %2</translation>
    </message>
    <message>
        <source>%1, card %2</source>
        <comment>%1: a player; %2: 1 to 5</comment>
        <translation>%1, Karte %2</translation>
    </message>
    <message>
        <source>%1 (replaces the wild)</source>
        <comment>%1: &apos;Player 2, card 4&apos;</comment>
        <translation>%1 (ersetzt den Joker)</translation>
    </message>
    <message>
        <source>%1, card %2. %3.</source>
        <comment>%1: &apos;King of hearts&apos;; %2: 1 to 5; %3: &apos;Pair of kings&apos;</comment>
        <translation>%1, Karte %2. %3.</translation>
    </message>
    <message>
        <source>%1, card %2.</source>
        <comment>%1: &apos;King of hearts&apos;; %2: 1 to 5</comment>
        <translation>%1, Karte %2.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>%1: &apos;King of hearts&apos;; %2: &apos;Turn&apos;</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Goes to %1</source>
        <comment>%1: &apos;Player 2, card 4&apos;, &apos;the turn&apos;</comment>
        <translation>Kommt hierhin: %1</translation>
    </message>
    <message>
        <source>Already in %1, card %2</source>
        <comment>%1: a player; %2: 1 to 5</comment>
        <translation>Liegt schon bei %1, Karte %2</translation>
    </message>
    <message>
        <source>%1 is already in %2, card %3.</source>
        <comment>Queen of diamonds is already in Player 1, card 3.</comment>
        <translation>%1 liegt schon bei %2, Karte %3.</translation>
    </message>
    <message>
        <source>In use, %1 card %2</source>
        <comment>%1: a player; %2: 1 to 5</comment>
        <translation>Vergeben, %1, Karte %2</translation>
    </message>
    <message>
        <source>There is no room for one more card.</source>
        <translation>Für eine weitere Karte ist kein Platz.</translation>
    </message>
    <message>
        <source>This card is given.</source>
        <translation>Diese Karte ist vorgegeben.</translation>
    </message>
    <message>
        <source>There is no card to pick up.</source>
        <translation>Hier liegt keine Karte zum Aufnehmen.</translation>
    </message>
    <message>
        <source>flop card %1</source>
        <comment>inside a sentence; %1: 1 to 3</comment>
        <translation>Flop, Karte %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, from %1 on</source>
        <comment>%1: &apos;Player 2, card 4&apos;, &apos;flop card 1&apos;</comment>
        <translation>
            <numerusform>%n Karte, ab %1</numerusform>
            <numerusform>%n Karten, ab %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>two</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>in a list, or before &apos;high&apos; or &apos;kicker&apos;</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>as in &apos;pair of twos&apos;</comment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>as in &apos;pair of threes&apos;</comment>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>as in &apos;pair of fours&apos;</comment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>as in &apos;pair of fives&apos;</comment>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>as in &apos;pair of sixes&apos;</comment>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>as in &apos;pair of sevens&apos;</comment>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>as in &apos;pair of eights&apos;</comment>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>as in &apos;pair of nines&apos;</comment>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>as in &apos;pair of tens&apos;</comment>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>as in &apos;pair of jacks&apos;</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>as in &apos;pair of queens&apos;</comment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>as in &apos;pair of kings&apos;</comment>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>as in &apos;pair of aces&apos;</comment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Königen</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after &apos;with&apos;</comment>
        <translation>Assen</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Jack</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>%1 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>%2 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>%2 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>%2 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>%2 in &apos;%1 of %2&apos;, the name of a card</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>%1 in &apos;%1 beats %2&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>%1 in &apos;%1 beats %2&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>%1 in &apos;%1 beats %2&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>%1 in &apos;%1 beats %2&apos;</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>%2 in &apos;%1 beats %2&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>%2 in &apos;%1 beats %2&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>%2 in &apos;%1 beats %2&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>%2 in &apos;%1 beats %2&apos;</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Wild card</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the name of a card: King of diamonds</comment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>acts as %1</source>
        <comment>under a wild: acts as Q, acts as 10♥</comment>
        <translation>gilt als %1</translation>
    </message>
    <message>
        <source>one two</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>one three</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>one four</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>one five</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>one six</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>one seven</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>one eight</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>one nine</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>one ten</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>one jack</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>ein Bube</translation>
    </message>
    <message>
        <source>one queen</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>one king</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>ein König</translation>
    </message>
    <message>
        <source>one ace</source>
        <comment>as in &apos;Wild + one queen is 2 of 4&apos;</comment>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>%1 (wild)</source>
        <comment>a card that the rules make wild: Two of hearts, 2♥</comment>
        <translation>%1 (Joker)</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Unbekannte Karte</translation>
    </message>
    <message>
        <source>A card that nobody has seen</source>
        <translation>Eine Karte, die niemand gesehen hat</translation>
    </message>
    <message>
        <source>tried as %1</source>
        <comment>under a wild: tried as Q, tried as 10♥</comment>
        <translation>probeweise %1</translation>
    </message>
    <message>
        <source>J</source>
        <comment>in &apos;the wild acts as J&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>in &apos;the wild acts as J&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>K</source>
        <comment>in &apos;the wild acts as J&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>A</source>
        <comment>in &apos;the wild acts as J&apos;</comment>
        <translation>Ass</translation>
    </message>
</context>
<context>
    <name>CasesText</name>
    <message>
        <source>--match asks for the best rank; --lens does not go with it</source>
        <translation>--match fragt nach dem besten Rang; --lens passt nicht dazu</translation>
    </message>
</context>
<context>
    <name>CategoryText</name>
    <message>
        <source>High card</source>
        <comment>a rank in a list</comment>
        <translation>High Card</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>a rank in a list</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Two pair</source>
        <comment>a rank in a list</comment>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>a rank in a list</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>a rank in a list</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Flush</source>
        <comment>a rank in a list</comment>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>a rank in a list</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>a rank in a list</comment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <comment>a rank in a list</comment>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <comment>a rank in a list</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <comment>a rank in a list</comment>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>high card</source>
        <comment>%1 in &apos;pair beats %1&apos;</comment>
        <translation>High Card</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>%1 in &apos;flush beats %1&apos;</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>two pair</source>
        <comment>%1 in &apos;flush beats %1&apos;</comment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>%1 in &apos;flush beats %1&apos;</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>straight</source>
        <comment>%1 in &apos;flush beats %1&apos;</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>%1 in &apos;full house beats %1&apos;</comment>
        <translation>Flush</translation>
    </message>
    <message>
        <source>full house</source>
        <comment>%1 in &apos;straight flush beats %1&apos;</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>%1 in &apos;straight flush beats %1&apos;</comment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>straight flush</source>
        <comment>%1 in &apos;royal flush beats %1&apos;</comment>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>royal flush</source>
        <comment>%1 in &apos;five of a kind beats %1&apos;</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>as %1 in &apos;flush beats %1&apos;</comment>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>a high card</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A flush beats %1.&apos;</comment>
        <translation>eine High Card</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A flush beats %1.&apos;</comment>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>two pair</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A flush beats %1.&apos;</comment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A flush beats %1.&apos;</comment>
        <translation>einen Drilling</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A flush beats %1.&apos;</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a flush</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A full house beats %1.&apos;</comment>
        <translation>einen Flush</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A straight flush beats %1.&apos;</comment>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A straight flush beats %1.&apos;</comment>
        <translation>einen Vierling</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;A royal flush beats %1.&apos;</comment>
        <translation>einen Straight Flush</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <comment>%1 in &apos;both have %1&apos;, &apos;Five of a kind beats %1.&apos;</comment>
        <translation>einen Royal Flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>%1 in &apos;both have %1&apos;</comment>
        <translation>einen Fünfling</translation>
    </message>
    <message>
        <source>no high card</source>
        <comment>as %2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keine High Card</translation>
    </message>
    <message>
        <source>no pair</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>kein Paar</translation>
    </message>
    <message>
        <source>not two pair</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keine zwei Paare</translation>
    </message>
    <message>
        <source>not three of a kind</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Drilling</translation>
    </message>
    <message>
        <source>no straight</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keine Straße</translation>
    </message>
    <message>
        <source>no flush</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Flush</translation>
    </message>
    <message>
        <source>no full house</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>kein Full House</translation>
    </message>
    <message>
        <source>not four of a kind</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Vierling</translation>
    </message>
    <message>
        <source>no straight flush</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Straight Flush</translation>
    </message>
    <message>
        <source>no royal flush</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Royal Flush</translation>
    </message>
    <message>
        <source>not five of a kind</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>keinen Fünfling</translation>
    </message>
    <message>
        <source>a high card</source>
        <comment>as %1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>eine High Card</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>two pair</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Drilling</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a flush</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Flush</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Vierling</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Straight Flush</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Royal Flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>einen Fünfling</translation>
    </message>
    <message>
        <source>A high card beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Eine High Card schlägt %1.</translation>
    </message>
    <message>
        <source>A pair beats %1.</source>
        <comment>%1: &apos;a high card&apos;</comment>
        <translation>Ein Paar schlägt %1.</translation>
    </message>
    <message>
        <source>Two pair beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;a high card&apos;</comment>
        <translation>Zwei Paare schlagen %1.</translation>
    </message>
    <message>
        <source>Three of a kind beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Drilling schlägt %1.</translation>
    </message>
    <message>
        <source>A straight beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Eine Straße schlägt %1.</translation>
    </message>
    <message>
        <source>A flush beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Flush schlägt %1.</translation>
    </message>
    <message>
        <source>A full house beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Full House schlägt %1.</translation>
    </message>
    <message>
        <source>Four of a kind beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Vierling schlägt %1.</translation>
    </message>
    <message>
        <source>A straight flush beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Straight Flush schlägt %1.</translation>
    </message>
    <message>
        <source>A royal flush beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Royal Flush schlägt %1.</translation>
    </message>
    <message>
        <source>Five of a kind beats %1.</source>
        <comment>%1: &apos;a pair&apos;, &apos;two pair&apos;</comment>
        <translation>Ein Fünfling schlägt %1.</translation>
    </message>
    <message>
        <source>high card beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>High Card schlägt %1</translation>
    </message>
    <message>
        <source>pair beats %1</source>
        <comment>%1: &apos;high card&apos;</comment>
        <translation>Paar schlägt %1</translation>
    </message>
    <message>
        <source>two pair beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;high card&apos;</comment>
        <translation>zwei Paare schlagen %1</translation>
    </message>
    <message>
        <source>three of a kind beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Drilling schlägt %1</translation>
    </message>
    <message>
        <source>straight beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Straße schlägt %1</translation>
    </message>
    <message>
        <source>flush beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Flush schlägt %1</translation>
    </message>
    <message>
        <source>full house beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Full House schlägt %1</translation>
    </message>
    <message>
        <source>four of a kind beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Vierling schlägt %1</translation>
    </message>
    <message>
        <source>straight flush beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Straight Flush schlägt %1</translation>
    </message>
    <message>
        <source>royal flush beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Royal Flush schlägt %1</translation>
    </message>
    <message>
        <source>five of a kind beats %1</source>
        <comment>%1: &apos;pair&apos;, &apos;two pair&apos;</comment>
        <translation>Fünfling schlägt %1</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>Buben oder besser</translation>
    </message>
    <message>
        <source>no pair of aces</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;</comment>
        <translation>kein Paar Asse</translation>
    </message>
    <message>
        <source>no pair of %1 or better</source>
        <comment>%2 in &apos;%1&apos;s hand is %2.&apos;; %1: &apos;jacks&apos;</comment>
        <translation>kein Paar %1 oder besser</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;</comment>
        <translation>ein Paar Asse</translation>
    </message>
    <message>
        <source>a pair of %1 or better</source>
        <comment>%1 in &apos;Neither hand is %1.&apos;; %1: &apos;jacks&apos;</comment>
        <translation>ein Paar %1 oder besser</translation>
    </message>
    <message>
        <source>four beats three of a kind</source>
        <translation>Vierling schlägt Drilling</translation>
    </message>
    <message>
        <source>five beats three of a kind</source>
        <translation>Fünfling schlägt Drilling</translation>
    </message>
    <message>
        <source>five beats four of a kind</source>
        <translation>Fünfling schlägt Vierling</translation>
    </message>
    <message>
        <source>high cards</source>
        <comment>several hands of this rank</comment>
        <translation>High Card</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>several hands of this rank</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>hands of two pair</comment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>threes of a kind</source>
        <comment>several hands of this rank</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>straights</source>
        <comment>several hands of this rank</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flushes</source>
        <comment>several hands of this rank</comment>
        <translation>Flush</translation>
    </message>
    <message>
        <source>full houses</source>
        <comment>several hands of this rank</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>fours of a kind</source>
        <comment>several hands of this rank</comment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>straight flushes</source>
        <comment>several hands of this rank</comment>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>royal flushes</source>
        <comment>several hands of this rank</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>fives of a kind</source>
        <comment>several hands of this rank</comment>
        <translation>Fünfling</translation>
    </message>
</context>
<context>
    <name>CheckCommandText</name>
    <message>
        <source>no command given; --command names it</source>
        <translation>kein Befehl angegeben; --command nennt ihn</translation>
    </message>
    <message>
        <source>a rank and a colon are expected before the hands, as in &apos;two-pair: HAND | HAND&apos;</source>
        <translation>vor den Blättern werden ein Rang und ein Doppelpunkt erwartet, wie in &apos;two-pair: HAND | HAND&apos;</translation>
    </message>
    <message>
        <source>with --match a case is one hand</source>
        <translation>mit --match ist ein Fall ein einziges Blatt</translation>
    </message>
    <message>
        <source>a case is two or three hands, separated by &apos;|&apos;</source>
        <translation>ein Fall sind zwei oder drei Blätter, getrennt durch &apos;|&apos;</translation>
    </message>
    <message numerus="yes">
        <source>hand %1 has %n card(s); a case needs five</source>
        <translation>
            <numerusform>Blatt %1 hat %n Karte; ein Fall braucht fünf</numerusform>
            <numerusform>Blatt %1 hat %n Karten; ein Fall braucht fünf</numerusform>
        </translation>
    </message>
    <message>
        <source>case %1: %2</source>
        <comment>%1: hands; %2: what is wrong</comment>
        <translation>Fall %1: %2</translation>
    </message>
    <message>
        <source>there are no cases to ask in %1</source>
        <comment>%1: a file</comment>
        <translation>in %1 gibt es keine Fälle zu fragen</translation>
    </message>
    <message>
        <source>there are no cases to ask</source>
        <translation>es gibt keine Fälle zu fragen</translation>
    </message>
    <message>
        <source>%1 cannot be read. It is no file; &apos;--cases -&apos; reads cases that another command pipes to standard input</source>
        <comment>%1: what a name stands for, such as a pipe</comment>
        <translation>%1 ist nicht lesbar. Das ist keine Datei; &apos;--cases -&apos; liest Fälle, die ein anderer Befehl an die Standardeingabe leitet</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>eine leere Zeile</translation>
    </message>
    <message>
        <source>signal %1 ended the command, which gave no answer</source>
        <translation>Signal %1 beendete den Befehl, der keine Antwort gab</translation>
    </message>
    <message>
        <source>expected %1, came %2</source>
        <comment>numbers of winners</comment>
        <translation>erwartet: %1, erhalten: %2</translation>
    </message>
    <message>
        <source>case %1 of %2: %3</source>
        <comment>%3: what is wrong</comment>
        <translation>Fall %1 von %2: %3</translation>
    </message>
    <message>
        <source>Case %1 of %2
</source>
        <translation>Fall %1 von %2
</translation>
    </message>
    <message>
        <source>hands</source>
        <comment>label</comment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>label</comment>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>came</source>
        <comment>label</comment>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>All cases agree: %1
</source>
        <comment>%1: how many</comment>
        <translation>Alle Fälle stimmen: %1
</translation>
    </message>
    <message>
        <source>
Every step: %1
</source>
        <comment>%1: a command line</comment>
        <translation>
Jeder Schritt: %1
</translation>
    </message>
    <message numerus="yes">
        <source>the command gave no answer for %n seconds; does it flush its output after each line?</source>
        <translation>
            <numerusform>der Befehl gab %n Sekunde lang keine Antwort; leert er nach jeder Zeile seinen Ausgabepuffer?</numerusform>
            <numerusform>der Befehl gab %n Sekunden lang keine Antwort; leert er nach jeder Zeile seinen Ausgabepuffer?</numerusform>
        </translation>
    </message>
    <message>
        <source>one line with a rank, such as two-pair, or Two pair</source>
        <translation>eine Zeile mit einem Rang, etwa two-pair oder Two pair</translation>
    </message>
    <message>
        <source>one line with the winners&apos; numbers, such as 2, or 1 2 for a tie; an empty one if no hand is of the rank</source>
        <translation>eine Zeile mit den Nummern der Gewinner, etwa 2, oder 1 2 bei Gleichstand; eine leere, wenn kein Blatt diesen Rang hat</translation>
    </message>
    <message>
        <source>one line with the winners&apos; numbers, such as 2, or 1 2 for a tie</source>
        <translation>eine Zeile mit den Nummern der Gewinner, etwa 2, oder 1 2 bei Gleichstand</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>heading</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>part</source>
        <comment>heading</comment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>heading: how many</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>of</source>
        <comment>heading</comment>
        <translation>von</translation>
    </message>
    <message>
        <source>first</source>
        <comment>heading: the number of a case</comment>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>wanted</source>
        <comment>label</comment>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>again</source>
        <comment>label</comment>
        <translation>nochmals</translation>
    </message>
    <message>
        <source>who wins by best rank</source>
        <translation>wer mit dem besten Rang gewinnt</translation>
    </message>
    <message>
        <source>the rank of single hands</source>
        <translation>der Rang einzelner Blätter</translation>
    </message>
    <message>
        <source>who wins when all hands are compared as one rank, each in turn</source>
        <translation>wer gewinnt, wenn alle Blätter als ein Rang verglichen werden, jeder Rang nacheinander</translation>
    </message>
    <message>
        <source>who wins when all hands are compared as one rank: %1</source>
        <comment>%1: its id</comment>
        <translation>wer gewinnt, wenn alle Blätter als ein Rang verglichen werden: %1</translation>
    </message>
    <message>
        <source>hands compared as the other ranks (--lens all)</source>
        <translation>Blätter, als die anderen Ränge verglichen (--lens all)</translation>
    </message>
    <message>
        <source>hands compared as one rank (--lens all)</source>
        <translation>Blätter, als ein Rang verglichen (--lens all)</translation>
    </message>
    <message>
        <source>the rank of single hands (--match)</source>
        <translation>der Rang einzelner Blätter (--match)</translation>
    </message>
    <message>
        <source>Tested: %1
</source>
        <comment>%1: what</comment>
        <translation>Geprüft: %1
</translation>
    </message>
    <message>
        <source>Not tested: %1
</source>
        <comment>%1: what</comment>
        <translation>Nicht geprüft: %1
</translation>
    </message>
    <message>
        <source>who wins by best rank (neither --lens nor --match)</source>
        <translation>wer mit dem besten Rang gewinnt (weder --lens noch --match)</translation>
    </message>
    <message>
        <source>%1 is no answer; expected the name of a rank</source>
        <translation>%1 ist keine Antwort; erwartet wird der Name eines Rangs</translation>
    </message>
    <message>
        <source>%1 is no answer; expected the winners&apos; numbers, separated by spaces</source>
        <translation>%1 ist keine Antwort; erwartet werden die Nummern der Gewinner, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>the command gave no answer for %1 seconds; does it flush its output after each line?</source>
        <comment>%1: a number with decimals, 0.5</comment>
        <translation>der Befehl gab %1 Sekunden lang keine Antwort; leert er nach jeder Zeile seinen Ausgabepuffer?</translation>
    </message>
    <message>
        <source>E and a number: a mistake of the printed articles (&apos;showdown-cli help check&apos; lists them)</source>
        <translation>E und eine Zahl: ein Fehler der gedruckten Artikel (&apos;showdown-cli help check&apos; zählt sie auf)</translation>
    </message>
    <message>
        <source>then</source>
        <comment>label: what came next</comment>
        <translation>dann</translation>
    </message>
    <message>
        <source>%1, asked the same again</source>
        <comment>%1: an answer</comment>
        <translation>%1, noch einmal dasselbe gefragt</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>label: which cases</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>later</source>
        <comment>label: what happened later</comment>
        <translation>später</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>no answer to these hands</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>
Wrong: %1 of %2 cases
</source>
        <translation>
Falsch: %1 von %2 Fällen
</translation>
    </message>
    <message>
        <source>Not asked: %1, because the command did not answer as asked
</source>
        <comment>%1: how many cases</comment>
        <translation>Nicht gefragt: %1, denn der Befehl hat nicht wie verlangt geantwortet
</translation>
    </message>
    <message>
        <source>Case %1 of %2, made smaller
</source>
        <translation>Fall %1 von %2, verkleinert
</translation>
    </message>
    <message>
        <source>made from</source>
        <comment>label: the case as it was asked first</comment>
        <translation>entstanden aus</translation>
    </message>
    <message>
        <source>hands compared as one rank (--lens all), where alone %1 show</source>
        <comment>%1: mistakes such as E3, E4</comment>
        <translation>Blätter, als ein Rang verglichen (--lens all); nur dort zeigen sich %1</translation>
    </message>
    <message>
        <source>the command could not be started: %1</source>
        <comment>%1: why</comment>
        <translation>der Befehl ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>the command closed its output and gave no answer</source>
        <translation>der Befehl schloss seine Ausgabe und gab keine Antwort</translation>
    </message>
    <message>
        <source>the case alone does not fail like this: it takes those before it</source>
        <translation>der Fall allein schlägt nicht so fehl: die Fälle davor gehören dazu</translation>
    </message>
    <message>
        <source>trouble</source>
        <comment>label: why there is no answer</comment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>the command&apos;s answer has no end of line</source>
        <translation>die Antwort des Befehls hat kein Zeilenende</translation>
    </message>
    <message>
        <source>the command&apos;s answer has no end of line within 64 KB</source>
        <translation>die Antwort des Befehls hat innerhalb von 64 KB kein Zeilenende</translation>
    </message>
    <message>
        <source>the command wrote more than one line for a case</source>
        <translation>der Befehl schrieb mehr als eine Zeile für einen Fall</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <comment>of the two hands that are compared</comment>
        <translation>Verschiedene Ränge</translation>
    </message>
    <message>
        <source>the command wrote more after its last answer, at the end of its input</source>
        <translation>der Befehl schrieb nach seiner letzten Antwort noch etwas, am Ende seiner Eingabe</translation>
    </message>
    <message>
        <source>signal %1 ended the command after its last answer</source>
        <translation>Signal %1 beendete den Befehl nach seiner letzten Antwort</translation>
    </message>
    <message>
        <source>exit status %1 (as after signal %2)</source>
        <translation>Rückgabewert %1 (wie nach Signal %2)</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>Rückgabewert %1</translation>
    </message>
    <message>
        <source>the command ended with %1 and gave no answer</source>
        <comment>%1: exit status 1</comment>
        <translation>der Befehl endete mit %1 und gab keine Antwort</translation>
    </message>
    <message>
        <source>the command ended with %1, and its answer has no end of line</source>
        <comment>%1: exit status 1</comment>
        <translation>der Befehl endete mit %1, und seine Antwort hat kein Zeilenende</translation>
    </message>
    <message>
        <source>the command ended with %1 after its last answer</source>
        <comment>%1: exit status 1</comment>
        <translation>der Befehl endete nach seiner letzten Antwort mit %1</translation>
    </message>
    <message>
        <source>all cases agree, but %1</source>
        <comment>%1: what is wrong</comment>
        <translation>alle Fälle stimmen, aber %1</translation>
    </message>
    <message>
        <source>write the first %1 cases to FILE before, one a line: they came through standard input, which has ended</source>
        <comment>%1: how many</comment>
        <translation>vorher die ersten %1 Fälle in FILE schreiben, einen pro Zeile: sie kamen über die Standardeingabe, und die ist zu Ende</translation>
    </message>
</context>
<context>
    <name>CodeCommandText</name>
    <message>
        <source>the language is missing: python or javascript</source>
        <translation>die Sprache fehlt: python oder javascript</translation>
    </message>
    <message>
        <source>unknown language %1; did you mean %2?</source>
        <translation>unbekannte Sprache %1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>unknown language %1; one of %2</source>
        <translation>unbekannte Sprache %1; möglich sind %2</translation>
    </message>
    <message>
        <source>unknown function %1; did you mean %2?</source>
        <translation>unbekannte Funktion %1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>unknown function %1; one of %2</source>
        <translation>unbekannte Funktion %1; möglich sind %2</translation>
    </message>
</context>
<context>
    <name>CodeListingText</name>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocode</translation>
    </message>
</context>
<context>
    <name>CommandLineText</name>
    <message>
        <source>unknown language %1; one of %2</source>
        <translation>unbekannte Sprache %1; möglich: %2</translation>
    </message>
    <message>
        <source>no command given; one of %1</source>
        <translation>kein Befehl angegeben; möglich: %1</translation>
    </message>
    <message>
        <source>unknown command %1; one of %2</source>
        <translation>unbekannter Befehl %1; möglich: %2</translation>
    </message>
    <message>
        <source>the result could not be written</source>
        <translation>das Ergebnis konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>unknown command %1; did you mean %2?</source>
        <translation>unbekannter Befehl %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown format %1; one of %2</source>
        <translation>unbekanntes Format %1; möglich: %2</translation>
    </message>
    <message>
        <source>%1 is no value of --color; did you mean %2?</source>
        <translation>%1 ist kein Wert von --color; meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 is no value of --color; possible: %2</source>
        <translation>%1 ist kein Wert von --color; möglich: %2</translation>
    </message>
    <message>
        <source>unknown format %1; did you mean %2?</source>
        <translation>unbekanntes Format %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>there is no JSON schema of %1; did you mean %2?</source>
        <translation>es gibt kein JSON-Schema von %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>there is no JSON schema of %1; there are %2</source>
        <translation>es gibt kein JSON-Schema von %1; es gibt %2</translation>
    </message>
    <message>
        <source>check names no mistake %1; it names %2</source>
        <comment>%1: &apos;E2&apos;; %2: a list</comment>
        <translation>check nennt keinen Fehler %1; es nennt %2</translation>
    </message>
</context>
<context>
    <name>CompareActions</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Build hands and compare them</source>
        <translation>Bildet Blätter und vergleicht sie</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Fill the empty slots; if there are none, deal all hands anew</source>
        <translation>Füllt die leeren Plätze; gibt es keine, werden alle Blätter neu gegeben</translation>
    </message>
    <message>
        <source>D&amp;eal player</source>
        <translation>Nur diesem Spieler g&amp;eben</translation>
    </message>
    <message>
        <source>Fill the empty slots of the player whose card is next, or deal that hand anew</source>
        <translation>Füllt die leeren Plätze des Spielers, der am Zug ist, oder gibt das Blatt neu</translation>
    </message>
    <message>
        <source>S&amp;ort player</source>
        <translation>Spieler s&amp;ortieren</translation>
    </message>
    <message>
        <source>Put the hand of the player whose card is next in order</source>
        <translation>Ordnet das Blatt des Spielers, der am Zug ist</translation>
    </message>
    <message>
        <source>&amp;Rename player</source>
        <translation>Spieler u&amp;mbenennen</translation>
    </message>
    <message>
        <source>Give the player whose card is next another name</source>
        <translation>Gibt dem Spieler, der am Zug ist, einen anderen Namen</translation>
    </message>
    <message>
        <source>Clear &amp;player</source>
        <translation>Blatt &amp;leeren</translation>
    </message>
    <message>
        <source>Take all cards from the player whose card is next</source>
        <translation>Nimmt dem Spieler, der am Zug ist, alle Karten</translation>
    </message>
    <message>
        <source>Clear &amp;table</source>
        <translation>&amp;Tisch leeren</translation>
    </message>
    <message>
        <source>Take all cards from all players</source>
        <translation>Nimmt allen Spielern alle Karten</translation>
    </message>
    <message>
        <source>&amp;One deck</source>
        <translation>&amp;Ein Deck</translation>
    </message>
    <message>
        <source>Each natural card can be held once; wilds have no limit</source>
        <translation>Jede echte Karte gibt es einmal, Joker unbegrenzt</translation>
    </message>
    <message>
        <source>T&amp;wo players</source>
        <translation>&amp;Zwei Spieler</translation>
    </message>
    <message>
        <source>Compare two hands; the third leaves the table with its cards</source>
        <translation>Vergleicht zwei Blätter; das dritte verlässt den Tisch mit seinen Karten</translation>
    </message>
    <message>
        <source>T&amp;hree players</source>
        <translation>&amp;Drei Spieler</translation>
    </message>
    <message>
        <source>Compare three hands</source>
        <translation>Vergleicht drei Blätter</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Karten e&amp;infügen</translation>
    </message>
    <message>
        <source>Put a copied card, a hand, or several hands onto the table</source>
        <translation>Legt eine kopierte Karte, ein Blatt oder mehrere Blätter auf den Tisch</translation>
    </message>
    <message>
        <source>W&amp;ilds of the player</source>
        <translation>&amp;Joker des Spielers</translation>
    </message>
    <message>
        <source>Show what every choice for the wilds of the player whose card is next makes</source>
        <translation>Zeigt, was jede Wahl für die Joker des Spielers ergibt, der am Zug ist</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln …</translation>
    </message>
    <message>
        <source>Show every house rule and what changing it would do</source>
        <translation>Zeigt jede Hausregel und was ihre Änderung bewirkte</translation>
    </message>
    <message>
        <source>&amp;Run as a page (HTML)…</source>
        <translation>Durch&amp;lauf als HTML-Seite …</translation>
    </message>
    <message>
        <source>Write every step into one page that any browser steps through</source>
        <translation>Schreibt jeden Schritt in eine Seite, die sich in jedem Browser durchgehen lässt</translation>
    </message>
    <message>
        <source>Run as &amp;Markdown…</source>
        <translation>Durchlauf als &amp;Markdown …</translation>
    </message>
    <message>
        <source>Write the story of the run as text for web pages</source>
        <translation>Schreibt die Geschichte des Durchlaufs als Text für Webseiten</translation>
    </message>
    <message>
        <source>Go to player &amp;%1</source>
        <translation>Zu Spieler &amp;%1</translation>
    </message>
    <message>
        <source>Go to the cards of player %1</source>
        <translation>Geht zu den Karten von Spieler %1</translation>
    </message>
    <message>
        <source>&amp;Swap %1 and %2</source>
        <translation>%1 und %2 ta&amp;uschen</translation>
    </message>
    <message>
        <source>Compare under the house rules “%1”</source>
        <translation>Vergleicht nach den Hausregeln „%1“</translation>
    </message>
    <message>
        <source>Deal a &amp;close one</source>
        <translation>&amp;Knappe Blätter geben</translation>
    </message>
    <message>
        <source>Deal hands of one rank that a kicker, a second pair or a wild decides</source>
        <translation>Gibt Blätter von einem Rang, die ein Kicker, ein zweites Paar oder ein Joker entscheidet</translation>
    </message>
    <message>
        <source>De&amp;al a hand of…</source>
        <translation>Blatt mit &amp;Rang geben …</translation>
    </message>
    <message>
        <source>Deal a hand of a rank, with none to four wilds, to the player whose card is next</source>
        <translation>Gibt dem Spieler, der am Zug ist, ein Blatt von einem Rang, mit null bis vier Jokern</translation>
    </message>
    <message>
        <source>Show &amp;welcome</source>
        <translation>&amp;Willkommen zeigen</translation>
    </message>
    <message>
        <source>Show how to begin, in a line above the verdict</source>
        <translation>Zeigt in einer Zeile über dem Ergebnis, wie man anfängt</translation>
    </message>
    <message>
        <source>Deal &amp;from seed…</source>
        <translation>Mit St&amp;artzahl (Zufall) geben …</translation>
    </message>
    <message>
        <source>Deal the same cards again, by the seed of an earlier deal</source>
        <translation>Gibt dieselben Karten noch einmal, mit der Startzahl von früher</translation>
    </message>
    <message>
        <source>Move player &amp;up</source>
        <translation>Spieler &amp;nach oben</translation>
    </message>
    <message>
        <source>The player whose card is next changes places with the one above</source>
        <translation>Der Spieler, der am Zug ist, tauscht den Platz mit dem darüber</translation>
    </message>
    <message>
        <source>&amp;Move player down</source>
        <translation>Spieler nac&amp;h unten</translation>
    </message>
    <message>
        <source>The player whose card is next changes places with the one below</source>
        <translation>Der Spieler, der am Zug ist, tauscht den Platz mit dem darunter</translation>
    </message>
    <message>
        <source>Remo&amp;ve player</source>
        <translation>Spieler ent&amp;fernen</translation>
    </message>
    <message>
        <source>Take the player whose card is next, with the cards, from the table</source>
        <translation>Nimmt den Spieler, der am Zug ist, mit den Karten vom Tisch</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message numerus="yes">
        <source>%n of 5 card(s)</source>
        <comment>how many cards somebody has</comment>
        <translation>
            <numerusform>%n von 5 Karten</numerusform>
            <numerusform>%n von 5 Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the place: &apos;Player 1, 1st&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>  hand</source>
        <comment>label; keep the two spaces</comment>
        <translation>  Blatt</translation>
    </message>
    <message>
        <source>  working hand</source>
        <comment>label; keep the two spaces</comment>
        <translation>  gewertet</translation>
    </message>
    <message numerus="yes">
        <source>  wild(s)</source>
        <comment>label; keep the two spaces</comment>
        <translation>
            <numerusform>  Joker</numerusform>
            <numerusform>  Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>  note</source>
        <comment>label; keep the two spaces</comment>
        <translation>  Hinweis</translation>
    </message>
    <message>
        <source>no hand given; one to three are possible</source>
        <translation>kein Blatt angegeben; möglich sind ein bis drei</translation>
    </message>
    <message numerus="yes">
        <source>%n hands given; at most three are possible</source>
        <translation>
            <numerusform>%n Blatt angegeben; höchstens drei sind möglich</numerusform>
            <numerusform>%n Blätter angegeben; höchstens drei sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>--jobs goes with --batch alone</source>
        <translation>--jobs gibt es nur mit --batch</translation>
    </message>
    <message>
        <source>Does not play</source>
        <comment>a player without cards</comment>
        <translation>Spielt nicht mit</translation>
    </message>
    <message>
        <source>card %1 (%2) acts as %3</source>
        <comment>%1: 1 to 5; %2: &apos;*&apos; or &apos;2h&apos;; %3: &apos;K&apos;, &apos;10&apos; or &apos;Ks&apos;</comment>
        <translation>Karte %1 (%2) gilt als %3</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>%1 = %2</source>
        <comment>queens = queens</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 beats %2, decides</source>
        <comment>wilds: none beats one</comment>
        <translation>%1 schlägt %2, entscheidet</translation>
    </message>
    <message>
        <source>%1 loses to %2, decides</source>
        <comment>wilds: one loses to none</comment>
        <translation>%1 verliert gegen %2, entscheidet</translation>
    </message>
    <message>
        <source>%1 &lt; %2, decides</source>
        <comment>2 &lt; 3</comment>
        <translation>%1 &lt; %2, entscheidet</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two players</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>For 2nd: %1 vs %2</source>
        <comment>two players, and the place they compare for</comment>
        <translation>Um Platz 2: %1 gegen %2</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1 höher</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>what is compared</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Card %1</source>
        <comment>what is compared; %1: 1 to 5</comment>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>what is compared</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Higher pair</source>
        <comment>what is compared</comment>
        <translation>1. Paar</translation>
    </message>
    <message>
        <source>Lower pair</source>
        <comment>what is compared</comment>
        <translation>2. Paar</translation>
    </message>
    <message>
        <source>Trio</source>
        <comment>what is compared</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Quad</source>
        <comment>what is compared</comment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>what is compared: that of five equal cards</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Kicker</source>
        <comment>what is compared</comment>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>Kicker %1</source>
        <comment>what is compared; %1: 1 to 3</comment>
        <translation>Kicker %1</translation>
    </message>
    <message>
        <source>Highest card</source>
        <comment>what is compared</comment>
        <translation>Höchste Karte</translation>
    </message>
    <message>
        <source>Wilds</source>
        <comment>what is compared</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5. Equal.</source>
        <comment>Kicker 1: Player 1 nine, Player 2 nine. Equal.</comment>
        <translation>%1: %2 %3, %4 %5. Gleich.</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5. %6 has fewer. Decides.</source>
        <comment>Wilds: Player 1 none, Player 2 one. Player 1 has fewer.</comment>
        <translation>%1: %2 %3, %4 %5. %6 hat weniger, und das entscheidet.</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5. %6 is higher. Decides.</source>
        <comment>Kicker 3: Player 1 two, Player 2 three. Player 2 is higher.</comment>
        <translation>%1: %2 %3, %4 %5. %6 ist höher, und das entscheidet.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>Player 1 vs Player 2: Player 2 higher.</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Comparisons appear when two hands fit.</source>
        <comment>in place of the comparisons, with &apos;Compare as full house&apos;</comment>
        <translation>Vergleiche erscheinen, sobald zwei Blätter passen.</translation>
    </message>
    <message>
        <source>Comparisons appear when two hands are complete.</source>
        <comment>in place of the comparisons</comment>
        <translation>Vergleiche erscheinen, sobald zwei Blätter vollständig sind.</translation>
    </message>
    <message>
        <source>%1 higher: %2</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;pair beats high card&apos;</comment>
        <translation>%1 höher: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s)</source>
        <comment>how many there were</comment>
        <translation>
            <numerusform>%n Vergleich</numerusform>
            <numerusform>%n Vergleiche</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>wilds: &apos;none = none&apos;, &apos;none beats one&apos;</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>none</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>one</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>einer</translation>
    </message>
    <message>
        <source>two</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>&apos;Wilds: Player 1 none, Player 2 one.&apos;</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <comment>wilds: none beats one</comment>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 loses to %2</source>
        <comment>wilds: one loses to none</comment>
        <translation>%1 verliert gegen %2</translation>
    </message>
    <message>
        <source>%1 &lt; %2</source>
        <comment>2 &lt; 3</comment>
        <translation>%1 &lt; %2</translation>
    </message>
    <message>
        <source>%1 &gt; %2, decides</source>
        <comment>K &gt; 10</comment>
        <translation>%1 &gt; %2, entscheidet</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>K &gt; 10</comment>
        <translation>%1 &gt; %2</translation>
    </message>
</context>
<context>
    <name>CopyText</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, the cards: &apos;Player 1: Qh 9d Qc 7s 2h&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a player, the cards, what they make: &apos;Player 1: Qh 9d Qc 7s 2h (Pair of queens, kickers …)&apos;</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>**%1.** %2</source>
        <comment>Markdown: &apos;Player 2 wins&apos;, a sentence</comment>
        <translation>**%1.** %2</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>above a column: &apos;1st&apos;</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above a column of names</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>above a column</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>above a column: &apos;Pair of queens&apos;</comment>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>All hands, seed %1</source>
        <extracomment>What was dealt; %1: a number that deals the same again</extracomment>
        <translation>Alle Blätter, Startzahl %1</translation>
    </message>
    <message>
        <source>Empty slots, seed %1</source>
        <extracomment>What was dealt: cards for the empty slots; %1: a number that deals the same again</extracomment>
        <translation>Leere Plätze, Startzahl %1</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>What was dealt. %1: a player; %2: a number that deals the same again</extracomment>
        <translation>%1, Startzahl %2</translation>
    </message>
    <message>
        <source>Close hands, seed %1</source>
        <extracomment>What was dealt; %1: a number that deals the same again</extracomment>
        <translation>Knappe Blätter, Startzahl %1</translation>
    </message>
    <message>
        <source>%1 for %2, seed %3</source>
        <extracomment>%1: &quot;Full house with 2 wilds&quot;; %2: a player; %3: a number that deals the same again</extracomment>
        <translation>%1 für %2, Startzahl %3</translation>
    </message>
    <message>
        <source>%1 without wilds</source>
        <extracomment>%1: a rank, such as &quot;Full house&quot;</extracomment>
        <translation>%1 ohne Joker</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n wilds</source>
        <extracomment>%1: a rank, such as &quot;Full house&quot;</extracomment>
        <translation>
            <numerusform>%1 mit %n Joker</numerusform>
            <numerusform>%1 mit %n Jokern</numerusform>
        </translation>
    </message>
    <message>
        <source>No wilds</source>
        <extracomment>Over a column: hands with so many wild cards</extracomment>
        <translation>Keine Joker</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count under these rules.</source>
        <extracomment>%1: a rank, such as &quot;Five of a kind&quot;</extracomment>
        <translation>„%1“ zählt nach diesen Regeln nicht.</translation>
    </message>
    <message numerus="yes">
        <source>With %n wilds, %1 always becomes something better.</source>
        <extracomment>%1: a rank, such as &quot;two pair&quot;</extracomment>
        <translation>
            <numerusform>Mit %n Joker wird „%1“ immer zu etwas Besserem.</numerusform>
            <numerusform>Mit %n Jokern wird „%1“ immer zu etwas Besserem.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck does not hold the cards for it.</source>
        <translation>Das Deck hat die Karten dafür nicht.</translation>
    </message>
    <message>
        <source>The other players hold the cards that it needs.</source>
        <translation>Die Karten dafür liegen bei den anderen Spielern.</translation>
    </message>
    <message>
        <source>No close hands were found under these rules.</source>
        <extracomment>Dealing was refused; close hands are those that a kicker or a wild decides</extracomment>
        <translation>Nach diesen Regeln wurden keine knappen Blätter gefunden.</translation>
    </message>
    <message>
        <source>Flop, seed %1</source>
        <extracomment>What was dealt: three board cards; %1: a number that deals the same again</extracomment>
        <translation>Flop, Startzahl %1</translation>
    </message>
    <message>
        <source>Turn, seed %1</source>
        <extracomment>What was dealt: the fourth board card; %1: a number that deals the same again</extracomment>
        <translation>Turn, Startzahl %1</translation>
    </message>
    <message>
        <source>River, seed %1</source>
        <extracomment>What was dealt: the fifth board card; %1: a number that deals the same again</extracomment>
        <translation>River, Startzahl %1</translation>
    </message>
    <message>
        <source>Rest of the board, seed %1</source>
        <extracomment>What was dealt; %1: a number that deals the same again</extracomment>
        <translation>Rest des Boards, Startzahl %1</translation>
    </message>
    <message>
        <source>The board has all its five cards.</source>
        <extracomment>Dealing was refused</extracomment>
        <translation>Das Board hat alle fünf Karten.</translation>
    </message>
    <message>
        <source>Not enough cards left to deal. Clear a hand or dead cards.</source>
        <extracomment>Dealing was refused; dead cards are those that were seen and are out of play</extracomment>
        <translation>Zum Geben sind nicht genug Karten übrig. Leeren Sie ein Blatt oder die toten Karten.</translation>
    </message>
    <message>
        <source>Flop and turn, seed %1</source>
        <extracomment>What was dealt: four board cards; %1: a number that deals the same again</extracomment>
        <translation>Flop und Turn, Startzahl %1</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush&apos;, &apos;a high card&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush&apos;, &apos;a high card&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the second card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die zweite Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the second card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die zweite Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the third card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die dritte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the third card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die dritte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the fourth card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die vierte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the fourth card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die vierte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the fifth card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die fünfte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the fifth card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a flush, ace high&apos;, &apos;ace high&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die fünfte Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair&apos;, &apos;a full house with three kings&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;das Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair&apos;, &apos;a full house with three kings&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;das Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the higher pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;two pair&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;das höhere Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the higher pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;two pair&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;das höhere Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the lower pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;two pair, queens high&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;das niedrigere Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the lower pair decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;two pair, queens high&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;das niedrigere Paar entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;four sevens&apos;, &apos;two pair, queens and fives&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;der Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;four sevens&apos;, &apos;two pair, queens and fives&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;der Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the first kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;, &apos;three sixes&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;der erste Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the first kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;, &apos;three sixes&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;der erste Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the second kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;, &apos;three sixes&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;der zweite Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the second kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;, &apos;three sixes&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;der zweite Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the third kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;der dritte Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the third kicker decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;der dritte Kicker entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a straight&apos;, &apos;a straight flush&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a straight&apos;, &apos;a straight flush&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1, card for card; &lt;b&gt;fewer wilds decide, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;; %2, %3: &apos;none&apos;, &apos;one&apos;</comment>
        <translation>%4 und %5 haben beide %1 und sind Karte für Karte gleich; &lt;b&gt;wer weniger Joker hat, gewinnt: %2 gegen %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1, card for card; &lt;b&gt;fewer wilds decide, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;; %2, %3: &apos;none&apos;, &apos;one&apos;</comment>
        <translation>Alle drei haben %1 und sind Karte für Karte gleich; &lt;b&gt;wer weniger Joker hat, gewinnt: %2 gegen %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both have %1, card for card; &lt;b&gt;fewer wilds decide, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair of queens&apos;; %2, %3: &apos;none&apos;, &apos;one&apos;</comment>
        <translation>Beide haben %1 und sind Karte für Karte gleich; &lt;b&gt;wer weniger Joker hat, gewinnt: %2 gegen %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none</source>
        <comment>wilds, %1 in &apos;%1 beats %2&apos;</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>wilds, %1 in &apos;%1 beats %2&apos;</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>wilds, %1 in &apos;%1 beats %2&apos;</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>wilds, %1 in &apos;%1 beats %2&apos;</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>wilds, %1 in &apos;%1 beats %2&apos;</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>one</source>
        <comment>wilds, %2 in &apos;%1 beats %2&apos;</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>wilds, %2 in &apos;%1 beats %2&apos;</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>wilds, %2 in &apos;%1 beats %2&apos;</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>wilds, %2 in &apos;%1 beats %2&apos;</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>wilds, %2 in &apos;%1 beats %2&apos;</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;three %2 beat three %3.&lt;/b&gt;</source>
        <comment>%1: &apos;three of a kind&apos;, &apos;a full house&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;drei %2 schlagen drei %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;three %2 beat three %3.&lt;/b&gt;</source>
        <comment>%1: &apos;three of a kind&apos;, &apos;a full house&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;drei %2 schlagen drei %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;four %2 beat four %3.&lt;/b&gt;</source>
        <comment>%1: &apos;four of a kind&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;vier %2 schlagen vier %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;four %2 beat four %3.&lt;/b&gt;</source>
        <comment>%1: &apos;four of a kind&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;vier %2 schlagen vier %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both %4 and %5 have %1; &lt;b&gt;five %2 beat five %3.&lt;/b&gt;</source>
        <comment>%1: &apos;five of a kind&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>%4 und %5 haben beide %1; &lt;b&gt;fünf %2 schlagen fünf %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;five %2 beat five %3.&lt;/b&gt;</source>
        <comment>%1: &apos;five of a kind&apos;; %2: &apos;kings&apos;; %3: &apos;queens&apos;</comment>
        <translation>Alle drei haben %1; &lt;b&gt;fünf %2 schlagen fünf %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <comment>wilds: none beats one</comment>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <comment>3 beats 2, king beats queen</comment>
        <translation>%1 schlägt %2</translation>
    </message>
</context>
<context>
    <name>DeckKeyFace</name>
    <message>
        <source>no limit</source>
        <extracomment>On the key of the wild card, under WILD: it is never used up. Short.</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>On the key of a card that nobody has seen, under a question mark. Short.</extracomment>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message>
        <source>%1 of %2 left</source>
        <comment>cards of the deck that nobody holds: 38 of 52</comment>
        <translation>%1 von %2 übrig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>how many cards of the deck nobody holds</comment>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 comes twice</source>
        <comment>%1: &apos;Queen of diamonds&apos;</comment>
        <translation>%1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>No such card. Try Ks, 10h or *.</source>
        <translation>Diese Karte gibt es nicht. Möglich: Kp, 10h oder *.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n cards.</source>
        <comment>when more were typed</comment>
        <translation>
            <numerusform>Es ist Platz für %n Karte.</numerusform>
            <numerusform>Es ist Platz für %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild card, any number</source>
        <translation>Joker, beliebig viele</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are used twice. Keep the first of each?</source>
        <translation>
            <numerusform>%n Karte kommt doppelt vor. Die erste behalten?</numerusform>
            <numerusform>%n Karten kommen doppelt vor. Jeweils die erste behalten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cards left to deal. Clear a hand or allow duplicates.</source>
        <translation>Zum Geben sind nicht genug Karten übrig. Leeren Sie ein Blatt oder lassen Sie doppelte Karten zu.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands take the place of those on the table</source>
        <translation>
            <numerusform>%n Blatt ersetzt die Blätter auf dem Tisch</numerusform>
            <numerusform>%n Blätter ersetzen die auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>As long as this table is open, the cards of %1 come back with the player.</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>Solange dieser Tisch offen ist, kommen die Karten von %1 mit dem Spieler zurück.</translation>
    </message>
    <message>
        <source>As long as this table is open, the cards of %1 and %2 come back with the players.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;Player 3&apos;</comment>
        <translation>Solange dieser Tisch offen ist, kommen die Karten von %1 und %2 mit den Spielern zurück.</translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message>
        <source>%2 and %3 make a pair of %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>%2 und %3 sind ein Paar %1</translation>
    </message>
    <message>
        <source>The wild and %2 make a pair of %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Der Joker und %2 sind ein Paar %1</translation>
    </message>
    <message>
        <source>Two wilds make a pair of %1</source>
        <comment>%1: &apos;aces&apos;</comment>
        <translation>Zwei Joker sind ein Paar %1</translation>
    </message>
    <message>
        <source>%2, %3 and %4 make three %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>%2, %3 und %4 sind drei %1</translation>
    </message>
    <message>
        <source>The wild, %2 and %3 make three %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Der Joker, %2 und %3 sind drei %1</translation>
    </message>
    <message>
        <source>Two wilds and %2 make three %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Zwei Joker und %2 sind drei %1</translation>
    </message>
    <message>
        <source>Three wilds make three %1</source>
        <comment>%1: &apos;aces&apos;</comment>
        <translation>Drei Joker sind drei %1</translation>
    </message>
    <message>
        <source>%2, %3, %4 and %5 make four %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>%2, %3, %4 und %5 sind vier %1</translation>
    </message>
    <message>
        <source>The wild, %2, %3 and %4 make four %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Der Joker, %2, %3 und %4 sind vier %1</translation>
    </message>
    <message>
        <source>Two wilds, %2 and %3 make four %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Zwei Joker, %2 und %3 sind vier %1</translation>
    </message>
    <message>
        <source>Three wilds and %2 make four %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Drei Joker und %2 sind vier %1</translation>
    </message>
    <message>
        <source>Four wilds make four %1</source>
        <comment>%1: &apos;aces&apos;</comment>
        <translation>Vier Joker sind vier %1</translation>
    </message>
    <message>
        <source>All five cards are %1</source>
        <comment>%1: &apos;queens&apos;</comment>
        <translation>Alle fünf Karten sind %1</translation>
    </message>
    <message>
        <source>The wild, %2, %3, %4 and %5 make five %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Der Joker, %2, %3, %4 und %5 sind fünf %1</translation>
    </message>
    <message>
        <source>Two wilds, %2, %3 and %4 make five %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Zwei Joker, %2, %3 und %4 sind fünf %1</translation>
    </message>
    <message>
        <source>Three wilds, %2 and %3 make five %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Drei Joker, %2 und %3 sind fünf %1</translation>
    </message>
    <message>
        <source>Four wilds and %2 make five %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Vier Joker und %2 sind fünf %1</translation>
    </message>
    <message>
        <source>Five wilds make five %1</source>
        <comment>%1: &apos;aces&apos;</comment>
        <translation>Fünf Joker sind fünf %1</translation>
    </message>
    <message>
        <source>A wild, %2 and %3 make three %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Ein Joker, %2 und %3 sind drei %1</translation>
    </message>
    <message>
        <source>A wild, %2, %3 and %4 make four %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Ein Joker, %2, %3 und %4 sind vier %1</translation>
    </message>
    <message>
        <source>Two %1 (%2 %3) and two %4 (%5 %6)</source>
        <comment>%1, %4: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Zwei %1 (%2 %3) und zwei %4 (%5 %6)</translation>
    </message>
    <message>
        <source>Three %1 (%2 %3 %4) and two %5 (%6 %7)</source>
        <comment>%1, %5: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Drei %1 (%2 %3 %4) und zwei %5 (%6 %7)</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2</source>
        <comment>%1: &apos;5&apos;, &apos;ace&apos;; %2: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Lückenlos: %1 bis %2</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2, the wild acts as %3</source>
        <comment>%1: &apos;5&apos;, &apos;ace&apos;; %2: &apos;9&apos;, &apos;jack&apos;; %3: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Lückenlos: %1 bis %2, der Joker gilt als %3</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2, the wilds act as %3 and %4</source>
        <comment>%1: &apos;5&apos;, &apos;ace&apos;; %2: &apos;9&apos;, &apos;jack&apos;; %3, %4: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Lückenlos: %1 bis %2, die Joker gelten als %3 und %4</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2, the wilds act as %3, %4 and %5</source>
        <comment>%1: &apos;5&apos;, &apos;ace&apos;; %2: &apos;9&apos;, &apos;jack&apos;; %3, %4 …: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Lückenlos: %1 bis %2, die Joker gelten als %3, %4 und %5</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2, the wilds act as %3, %4, %5 and %6</source>
        <comment>%1: &apos;5&apos;, &apos;ace&apos;; %2: &apos;9&apos;, &apos;jack&apos;; %3, %4 …: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Lückenlos: %1 bis %2, die Joker gelten als %3, %4, %5 und %6</translation>
    </message>
    <message>
        <source>In a row: %1 up to %2, all of them wilds</source>
        <comment>%1: &apos;10&apos;; %2: &apos;ace&apos;</comment>
        <translation>Lückenlos: %1 bis %2, alles Joker</translation>
    </message>
    <message>
        <source>Five %1</source>
        <comment>a flush; %1: &apos;hearts&apos;</comment>
        <translation>Fünfmal %1</translation>
    </message>
    <message>
        <source>Four %1 and one wild</source>
        <comment>a flush; %1: &apos;hearts&apos;</comment>
        <translation>Viermal %1 und ein Joker</translation>
    </message>
    <message>
        <source>Three %1 and two wilds</source>
        <comment>a flush; %1: &apos;hearts&apos;</comment>
        <translation>Dreimal %1 und zwei Joker</translation>
    </message>
    <message>
        <source>Two %1 and three wilds</source>
        <comment>a flush; %1: &apos;hearts&apos;</comment>
        <translation>Zweimal %1 und drei Joker</translation>
    </message>
    <message>
        <source>%2 and four wilds</source>
        <comment>a flush; %2: a card, &apos;Q♠&apos;</comment>
        <translation>%2 und vier Joker</translation>
    </message>
    <message>
        <source>Five wilds</source>
        <comment>a flush</comment>
        <translation>Fünf Joker</translation>
    </message>
    <message>
        <source>Five %1 in a row: %3 up to %4</source>
        <comment>%1: &apos;hearts&apos;; %3: &apos;5&apos;, &apos;ace&apos;; %4: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Fünfmal %1, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>Four %1 and one wild in a row: %3 up to %4</source>
        <comment>%1: &apos;hearts&apos;; %3: &apos;5&apos;, &apos;ace&apos;; %4: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Viermal %1 und ein Joker, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>Three %1 and two wilds in a row: %3 up to %4</source>
        <comment>%1: &apos;hearts&apos;; %3: &apos;5&apos;, &apos;ace&apos;; %4: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Dreimal %1 und zwei Joker, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>Two %1 and three wilds in a row: %3 up to %4</source>
        <comment>%1: &apos;hearts&apos;; %3: &apos;5&apos;, &apos;ace&apos;; %4: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Zweimal %1 und drei Joker, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>%2 and four wilds in a row: %3 up to %4</source>
        <comment>%2: a card, &apos;Q♠&apos;; %3: &apos;5&apos;, &apos;ace&apos;; %4: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>%2 und vier Joker, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>Five wilds in a row: %3 up to %4</source>
        <comment>%3: &apos;10&apos;; %4: &apos;ace&apos;</comment>
        <translation>Fünf Joker, lückenlos: %3 bis %4</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>%1 in &apos;Five %1&apos;, &apos;Four %1 and one wild&apos;</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>%1 in &apos;Five %1&apos;, &apos;Four %1 and one wild&apos;</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>%1 in &apos;Five %1&apos;, &apos;Four %1 and one wild&apos;</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>%1 in &apos;Five %1&apos;, &apos;Four %1 and one wild&apos;</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>%1 is the highest card</source>
        <comment>%1: &apos;Q♠&apos;</comment>
        <translation>%1 ist die höchste Karte</translation>
    </message>
    <message>
        <source>The wild is the highest card, an ace</source>
        <translation>Der Joker ist die höchste Karte, ein Ass</translation>
    </message>
    <message>
        <source>%1 and %2 are the highest cards</source>
        <comment>%1, %2: &apos;Q♠&apos;</comment>
        <translation>%1 und %2 sind die höchsten Karten</translation>
    </message>
    <message>
        <source>%1 are the highest cards</source>
        <comment>%1: &apos;Q♠ Q♥ Q♦&apos;</comment>
        <translation>%1 sind die höchsten Karten</translation>
    </message>
    <message numerus="yes">
        <source>The wild(s) and %1 are the highest cards</source>
        <extracomment>%1: &apos;A♥&apos;, &apos;A♥ A♠&apos;; the number is that of the wilds</extracomment>
        <translation>
            <numerusform>Der Joker und %1 sind die höchsten Karten</numerusform>
            <numerusform>Die Joker und %1 sind die höchsten Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The wilds are the highest cards, aces</source>
        <translation>Die Joker sind die höchsten Karten, Asse</translation>
    </message>
    <message>
        <source>A wild and %2 make a pair of %1</source>
        <comment>%1: &apos;queens&apos;; all others: cards, &apos;Q♠&apos;</comment>
        <translation>Ein Joker und %2 ergeben ein Paar %1</translation>
    </message>
    <message>
        <source>As %1 the wilds are the highest cards</source>
        <comment>%1: &apos;K&apos;</comment>
        <translation>Als %1 sind die Joker die höchsten Karten</translation>
    </message>
    <message>
        <source>As %1 the wild is the highest card</source>
        <comment>%1: &apos;K&apos;</comment>
        <translation>Als %1 ist der Joker die höchste Karte</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>a byte that is not UTF-8</source>
        <translation>ein Byte, das kein UTF-8 ist,</translation>
    </message>
    <message>
        <source>character %1: the suit of %3 is missing; one of h d c s</source>
        <translation>Zeichen %1: Die Farbe von %3 fehlt; möglich: h, d, c, s</translation>
    </message>
    <message>
        <source>character %1: %2 is no suit; one of h d c s</source>
        <translation>Zeichen %1: %2 ist keine Farbe; möglich: h, d, c, s</translation>
    </message>
    <message>
        <source>character %1: the 0 after %3 is missing; a ten is 10 or T</source>
        <translation>Zeichen %1: Die 0 nach %3 fehlt; eine Zehn ist 10 oder T</translation>
    </message>
    <message>
        <source>character %1: %2 after %3 makes no rank; a ten is 10 or T</source>
        <translation>Zeichen %1: %2 nach %3 ergibt keinen Wert; eine Zehn ist 10 oder T</translation>
    </message>
    <message>
        <source>character %1: %2 is too much; a hand has five cards</source>
        <translation>Zeichen %1: %2 ist zu viel; ein Blatt hat fünf Karten</translation>
    </message>
    <message>
        <source>character %1: %2 is too much; one card is enough</source>
        <translation>Zeichen %1: %2 ist zu viel; eine Karte genügt</translation>
    </message>
    <message>
        <source>hand %1, %2</source>
        <comment>%2: &apos;character 4: …&apos;</comment>
        <translation>Blatt %1, %2</translation>
    </message>
    <message>
        <source>hand %1, card %2: %3 is already hand %4, card %5; one deck holds each card once</source>
        <translation>Blatt %1, Karte %2: %3 liegt schon in Blatt %4, Karte %5; in einem Deck gibt es jede Karte einmal</translation>
    </message>
    <message>
        <source>character %1: a card is missing; one of 2-10 T J Q K A with a suit, or * for a wild</source>
        <translation>Zeichen %1: Eine Karte fehlt; möglich: 2–10, T, J, Q, K, A mit einer Farbe oder * für einen Joker</translation>
    </message>
    <message>
        <source>character %1: %2 is no card; one of 2-10 T J Q K A with a suit, or * for a wild</source>
        <translation>Zeichen %1: %2 ist keine Karte; möglich: 2–10, T, J, Q, K, A mit einer Farbe oder * für einen Joker</translation>
    </message>
    <message>
        <source>character %1: a card is missing; one of 2-10 T J Q K A with a suit, * for a wild, or ? for an unknown card</source>
        <translation>Zeichen %1: Eine Karte fehlt; möglich: 2–10, T, J, Q, K, A mit einer Farbe, * für einen Joker oder ? für eine unbekannte Karte</translation>
    </message>
    <message>
        <source>character %1: %2 is no card; one of 2-10 T J Q K A with a suit, * for a wild, or ? for an unknown card</source>
        <translation>Zeichen %1: %2 ist keine Karte; möglich: 2–10, T, J, Q, K, A mit einer Farbe, * für einen Joker oder ? für eine unbekannte Karte</translation>
    </message>
    <message>
        <source>character %1: %2 is too much; a player holds two cards</source>
        <translation>Zeichen %1: %2 ist zu viel; ein Spieler hält zwei Karten</translation>
    </message>
    <message>
        <source>a byte order mark (%1)</source>
        <comment>%1: &apos;U+FEFF&apos;</comment>
        <translation>ein Byte Order Mark (%1)</translation>
    </message>
    <message>
        <source>a replacement character (%1: the text was not UTF-8)</source>
        <comment>%1: &apos;U+FFFD&apos;</comment>
        <translation>ein Ersatzzeichen (%1: Der Text war kein UTF-8)</translation>
    </message>
</context>
<context>
    <name>ExerciseFaultText</name>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <comment>of hands that are built</comment>
        <translation>
            <numerusform>%n Karte fehlt.</numerusform>
            <numerusform>%n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who wins.</source>
        <translation>Wählen Sie, wer gewinnt.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wählen Sie eine Karte.</translation>
    </message>
    <message>
        <source>Put all comparisons in order.</source>
        <translation>Bringen Sie alle Vergleiche in die richtige Reihenfolge.</translation>
    </message>
    <message>
        <source>Choose a value for each wild.</source>
        <translation>Wählen Sie für jeden Joker einen Wert.</translation>
    </message>
    <message>
        <source>Choose a rank.</source>
        <translation>Wählen Sie einen Rang.</translation>
    </message>
    <message>
        <source>Choose a name.</source>
        <translation>Wählen Sie einen Namen.</translation>
    </message>
    <message>
        <source>Choose a hand.</source>
        <translation>Wählen Sie ein Blatt.</translation>
    </message>
    <message>
        <source>Mark the cards that are outs.</source>
        <translation>Markieren Sie die Karten, die Outs sind.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>This kind of exercise needs hands or, for outs and odds, hole cards and a board; not both.</source>
        <translation>Diese Art von Übung braucht Blätter oder, für Outs und Chancen, Handkarten und ein Board; nicht beides.</translation>
    </message>
    <message>
        <source>A hand has open places, though nothing is built.</source>
        <translation>Ein Blatt hat offene Plätze, obwohl nichts gebaut wird.</translation>
    </message>
    <message>
        <source>No place is open, so nothing can be built.</source>
        <translation>Kein Platz ist offen, also kann nichts gebaut werden.</translation>
    </message>
    <message>
        <source>This kind of exercise needs another number of hands.</source>
        <translation>Diese Art von Übung braucht eine andere Anzahl von Blättern.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Diesen Spieler gibt es nicht.</translation>
    </message>
    <message>
        <source>The hand holds no wild.</source>
        <translation>Das Blatt enthält keinen Joker.</translation>
    </message>
    <message>
        <source>Nothing decides: the hands tie, or too few are of the rank that all are compared as.</source>
        <translation>Nichts entscheidet: Es ist Gleichstand, oder zu wenige Blätter haben den Rang, als der alle verglichen werden.</translation>
    </message>
    <message>
        <source>There are no outs here.</source>
        <translation>Hier gibt es keine Outs.</translation>
    </message>
    <message>
        <source>These hands have no such part, or too few to put in order.</source>
        <translation>Diese Blätter haben keinen solchen Teil, oder zu wenige, um sie zu ordnen.</translation>
    </message>
    <message>
        <source>There is no card that has a value; a wild has none.</source>
        <translation>Es gibt keine Karte, die einen Wert hat; ein Joker hat keinen.</translation>
    </message>
    <message>
        <source>There is no such function, call or variable, or it is no number.</source>
        <translation>Diese Funktion, diesen Aufruf oder diese Variable gibt es nicht, oder sie ist keine Zahl.</translation>
    </message>
    <message>
        <source>The house rules do not know this rank.</source>
        <translation>Die Hausregeln kennen diesen Rang nicht.</translation>
    </message>
    <message>
        <source>One deck holds each card once, but a card is there twice.</source>
        <translation>Ein Deck enthält jede Karte einmal, aber eine Karte kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Hole cards, board and dead cards do not fit together.</source>
        <translation>Handkarten, Board und tote Karten passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Nothing is said of what is to be built.</source>
        <translation>Es ist nicht gesagt, was gebaut werden soll.</translation>
    </message>
    <message>
        <source>Four different names are needed, and the hand&apos;s own among them.</source>
        <translation>Nötig sind vier verschiedene Namen, darunter der des Blatts.</translation>
    </message>
    <message>
        <source>One hand has to be of this rank, and only one.</source>
        <translation>Genau ein Blatt muss diesen Rang haben.</translation>
    </message>
    <message>
        <source>This answers another question.</source>
        <translation>Das beantwortet eine andere Frage.</translation>
    </message>
    <message>
        <source>The cards that were given stay as they are.</source>
        <translation>Die vorgegebenen Karten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Choose what happens next.</source>
        <translation>Wählen Sie, was als Nächstes geschieht.</translation>
    </message>
    <message>
        <source>Name a table and a line of the listing.</source>
        <translation>Nennen Sie einen Tisch und eine Zeile.</translation>
    </message>
    <message>
        <source>No line of this function that runs where the mistake shows was printed with it; or there is no such mistake, or it is not known under these rules.</source>
        <translation>Keine Zeile dieser Funktion, die dort läuft, wo der Fehler sich zeigt, wurde damit gedruckt; oder es gibt keinen solchen Fehler, oder nicht unter diesen Regeln.</translation>
    </message>
    <message>
        <source>One table has to show the mistake, and only one.</source>
        <translation>Genau ein Tisch muss den Fehler zeigen.</translation>
    </message>
    <message>
        <source>A bug is asked about with three tables of two hands each, and no other hands.</source>
        <translation>Zu einem Fehler im Code gehören drei Tische mit je zwei Blättern und keine weiteren Blätter.</translation>
    </message>
    <message>
        <source>The listing has no such line.</source>
        <translation>Der Pseudocode hat keine solche Zeile.</translation>
    </message>
</context>
<context>
    <name>ExerciseNumberText</name>
    <message>
        <source>%1: %2.</source>
        <comment>working out: &apos;Unseen&apos;, &apos;52 cards − 6 seen&apos;</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences about outs</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>&apos;Player 1&apos;; &apos;wins 23.8 %, ties 0.6 %&apos; or &apos;Equity 24.1 %: …&apos;</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No card of %1&apos;s hand is wild.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Im Blatt von %1 ist kein Joker.</translation>
    </message>
    <message>
        <source>Wild in %1&apos;s hand: %2.</source>
        <comment>&apos;Player 1&apos;, &apos;★ 2♥&apos;</comment>
        <translation>Joker im Blatt von %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 = %3.</source>
        <comment>working out: &apos;Unseen&apos;, &apos;52 cards − 6 seen&apos;, &apos;46&apos;</comment>
        <translation>%1: %2 = %3.</translation>
    </message>
    <message>
        <source>%1 has the value %2.</source>
        <comment>&apos;Jack of hearts&apos;, &apos;11&apos;</comment>
        <translation>%1 hat den Wert %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a hand: &apos;Two pair, queens and fives, ace kicker&apos;</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 has: %2. Its values are compared in this order: %3.</source>
        <comment>&apos;Player 1&apos;, &apos;Pair&apos;, &apos;Pair, Kicker 1, Kicker 2&apos;</comment>
        <translation>%1 hat: %2. Die Werte werden in dieser Reihenfolge verglichen: %3.</translation>
    </message>
    <message>
        <source>From 2 to 10 a card has its own number as its value. Count on from there: jack, queen, king, ace.</source>
        <translation>Von 2 bis 10 hat eine Karte ihre eigene Zahl als Wert. Zählen Sie von dort weiter: Bube, Dame, König, Ass.</translation>
    </message>
    <message>
        <source>Look at each card of %1&apos;s hand: a joker is wild, and so is each card that the rules make wild.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Sehen Sie jede Karte im Blatt an (%1): Ein Joker zählt, und jede Karte, die nach den Regeln Joker ist.</translation>
    </message>
    <message>
        <source>Go through call %1 of “%2” line by line, and note “%3” each time that a line sets it.</source>
        <comment>%1: a number; the names of a function, a variable</comment>
        <translation>Gehen Sie Aufruf %1 von „%2“ Zeile für Zeile durch, und merken Sie sich „%3“ jedes Mal, wenn eine Zeile es setzt.</translation>
    </message>
    <message>
        <source>“%1” is %2 from the first line of the call to its end.</source>
        <comment>&apos;startIndex&apos;, a variable; %2: &apos;3&apos;, its value</comment>
        <translation>„%1“ ist von der ersten Zeile des Aufrufs bis zum Ende %2.</translation>
    </message>
    <message>
        <source>“%1” is %2 from line %3 on: %4.</source>
        <comment>&apos;startIndex&apos;, a variable; &apos;3&apos;, its value; %4: &apos;set startIndex to 3&apos;, code</comment>
        <translation>„%1“ ist %2 ab Zeile %3: %4.</translation>
    </message>
</context>
<context>
    <name>ExerciseOutsText</name>
    <message>
        <source>%1 is no out: it makes only %2.</source>
        <comment>&apos;K♠&apos;, &apos;a pair of kings&apos;</comment>
        <translation>%1 ist kein Out: Das ergibt nur %2.</translation>
    </message>
    <message>
        <source>%1 is no out: %2.</source>
        <comment>&apos;K♠&apos;, &apos;Player 2 is ahead&apos;</comment>
        <translation>%1 ist kein Out: %2.</translation>
    </message>
    <message>
        <source>%1 is no out. %2</source>
        <comment>&apos;K♠&apos;, &apos;It makes a flush, but it gives Player 2 …&apos;</comment>
        <translation>%1 ist kein Out. %2</translation>
    </message>
    <message>
        <source>%1 has been seen already.</source>
        <comment>%1: &apos;K♠&apos;</comment>
        <translation>%1 liegt schon offen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>outs: &apos;Flush, ace high&apos;, &apos;9 cards&apos;</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>&apos;Cards that are no outs&apos;, &apos;9♠ 9♥&apos;, &apos;They make a pair, …&apos;</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n out(s) are missing.</source>
        <comment>among marked cards</comment>
        <translation>
            <numerusform>%n Out fehlt.</numerusform>
            <numerusform>%n Outs fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nor are these: %1.</source>
        <comment>outs: &apos;2♣ 3♣&apos;</comment>
        <translation>Auch diese nicht: %1.</translation>
    </message>
    <message>
        <source>Missing: %1. %2</source>
        <comment>outs: &apos;9♥ 9♦&apos;; &apos;Straight, ten high: 2 cards.&apos;</comment>
        <translation>Es fehlen: %1. %2</translation>
    </message>
</context>
<context>
    <name>ExerciseText</name>
    <message>
        <source>All three tie</source>
        <comment>an answer to &apos;Who wins?&apos;</comment>
        <translation>Alle drei gleich</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>an answer to &apos;Who wins?&apos;, of two players</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Players %1 and %2 tie</source>
        <comment>an answer to &apos;Who wins?&apos;; %1, %2: numbers</comment>
        <translation>Spieler %1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>Another part is compared first. %1</source>
        <comment>%1: &apos;Pair: Player 1 queens, Player 2 queens. Equal.&apos;</comment>
        <translation>Zuerst wird ein anderer Teil verglichen. %1</translation>
    </message>
    <message>
        <source>After “%1” another part is compared. %2</source>
        <comment>&apos;Pair&apos;; &apos;Kicker 1: Player 1 nine, Player 2 nine. Equal.&apos;</comment>
        <translation>Nach „%1“ wird ein anderer Teil verglichen. %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>wilds: &apos;As a nine&apos;, &apos;Pair of nines, kickers king, eight, six.&apos;, &apos;As a king it makes a pair of kings; no other value makes more.&apos;</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>&apos;Not quite.&apos;, the reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>an answer is right</comment>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>an answer is wrong</comment>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: a number; %2: code, &apos;if found&apos;</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a line of code did; which line is next</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ExplainText</name>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Player 1 vs Player 2: tie&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rank check</source>
        <translation>Rangprüfung</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>unknown level %1; one of %2</source>
        <translation>unbekannte Detailstufe %1; möglich: %2</translation>
    </message>
    <message>
        <source>--step shows one step and --function many: give one of them</source>
        <translation>--step zeigt einen Schritt, --function viele: nur eines von beiden angeben</translation>
    </message>
    <message>
        <source>--%1 chooses among the steps of a text; --format %2 takes no choice</source>
        <comment>%2: &apos;json&apos;, &apos;html&apos;</comment>
        <translation>--%1 wählt unter den Schritten eines Textes; bei --format %2 gibt es nichts zu wählen</translation>
    </message>
    <message>
        <source>unknown level %1; did you mean %2?</source>
        <translation>unbekannte Detailstufe %1; meinten Sie %2?</translation>
    </message>
</context>
<context>
    <name>ExpressionText</name>
    <message>
        <source>none</source>
        <comment>the value of a variable that holds nothing yet</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>the value of a variable</comment>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>&amp;New table</source>
        <translation>&amp;Neuer Tisch</translation>
    </message>
    <message>
        <source>Begin without cards; the house rules stay</source>
        <translation>Beginnt ohne Karten; die Hausregeln bleiben</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a table that was saved</source>
        <translation>Öffnet einen gespeicherten Tisch</translation>
    </message>
    <message>
        <source>&amp;No file was opened yet</source>
        <translation>&amp;Noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>Files that are opened or saved are listed here</source>
        <translation>Hier stehen die zuletzt geöffneten und gespeicherten Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>Forget which files were opened; they stay</source>
        <translation>Vergisst, welche Dateien geöffnet wurden; die Dateien bleiben</translation>
    </message>
    <message>
        <source>&amp;Nothing to recover</source>
        <translation>&amp;Nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>Tables of other windows and of before that were not saved are listed here</source>
        <translation>Hier stehen nicht gespeicherte Tische anderer Fenster und früherer Starts</translation>
    </message>
    <message>
        <source>&amp;Delete all of them…</source>
        <translation>&amp;Alle löschen …</translation>
    </message>
    <message>
        <source>Delete the tables that could be recovered</source>
        <translation>Löscht die Tische, die wiederhergestellt werden könnten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the hands and the situation of Odds into their file</source>
        <translation>Schreibt die Blätter und die Situation der Ansicht „Chancen“ in ihre Datei</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Write the hands and the situation of Odds into another file</source>
        <translation>Schreibt die Blätter und die Situation der Ansicht „Chancen“ in eine andere Datei</translation>
    </message>
    <message>
        <source>&amp;Another window looks at them; open this menu again</source>
        <translation>&amp;Ein anderes Fenster sieht sie gerade durch; öffnen Sie dieses Menü noch einmal</translation>
    </message>
    <message>
        <source>It is not known now what can be recovered</source>
        <translation>Was wiederhergestellt werden kann, ist im Augenblick nicht bekannt</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>E&amp;igenschaften …</translation>
    </message>
    <message>
        <source>Give the table a title and note something about it</source>
        <translation>Gibt dem Tisch einen Titel und eine Notiz</translation>
    </message>
    <message>
        <source>A&amp;dd a table</source>
        <translation>Tisch &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Put a table without cards behind this one, in the same file</source>
        <translation>Legt einen Tisch ohne Karten hinter diesen, in derselben Datei</translation>
    </message>
    <message>
        <source>New &amp;file</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Leave these tables and begin without cards</source>
        <translation>Verlässt diese Tische und beginnt ohne Karten</translation>
    </message>
</context>
<context>
    <name>FileMenusText</name>
    <message>
        <source>&amp;%1 %2 [%3]</source>
        <extracomment>A menu entry: a digit, which is its mnemonic, a file, and its folder</extracomment>
        <translation>&amp;%1 %2 [%3]</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Öffnet %1</translation>
    </message>
    <message>
        <source>&amp;%1 %2, %3</source>
        <extracomment>A menu entry: a digit, which is its mnemonic, a table, and when it was changed last</extracomment>
        <translation>&amp;%1 %2, %3</translation>
    </message>
    <message>
        <source>Go on with this table; the one that is shown stays here</source>
        <translation>Macht mit diesem Tisch weiter; der jetzige bleibt hier</translation>
    </message>
    <message numerus="yes">
        <source>Odds: %1 · %n players</source>
        <extracomment>A situation of Odds without a name in a list; %1: its first cards</extracomment>
        <translation>
            <numerusform>Chancen: %1 · %n Spieler</numerusform>
            <numerusform>Chancen: %1 · %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n players</source>
        <extracomment>A table without a name in a list; %1: the cards of its first hand</extracomment>
        <translation>
            <numerusform>%1 · %n Spieler</numerusform>
            <numerusform>%1 · %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A menu entry without a digit: a table, and when it was changed last</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>FileText</name>
    <message>
        <source>It does not exist.</source>
        <comment>it: a file</comment>
        <translation>Die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>It is a link that leads back to itself.</source>
        <comment>it: a file</comment>
        <translation>Das ist eine Verknüpfung, die zu sich selbst zurückführt.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <comment>it: a file</comment>
        <translation>Das ist eine Verknüpfung zu einer Datei, die es nicht gibt.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <comment>it: a file</comment>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>It is no file.</source>
        <comment>it: what a name stands for, such as a device</comment>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>You have no permission to read it.</source>
        <comment>it: a file</comment>
        <translation>Die Leserechte dafür fehlen.</translation>
    </message>
    <message>
        <source>An error came up while it was read.</source>
        <comment>it: a file</comment>
        <translation>Beim Lesen trat ein Fehler auf.</translation>
    </message>
    <message>
        <source>It is larger than 1 MB.</source>
        <comment>it: a file</comment>
        <translation>Sie ist größer als 1 MB.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <comment>it: a file</comment>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It is not a Showdown file.</source>
        <comment>it: a file</comment>
        <translation>Das ist keine Showdown-Datei.</translation>
    </message>
    <message>
        <source>It was made by a newer version.</source>
        <comment>it: a file</comment>
        <translation>Sie stammt von einer neueren Version.</translation>
    </message>
    <message>
        <source>Its braces and brackets are nested too deeply.</source>
        <comment>its: of a file</comment>
        <translation>Darin sind Klammern zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>It has a number that is too large.</source>
        <comment>it: a file</comment>
        <translation>Sie enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>expected a value.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <source>expected a key in quotation marks.</source>
        <translation>Hier fehlt ein Schlüssel in Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected “:”.</source>
        <translation>Hier fehlt „:“.</translation>
    </message>
    <message>
        <source>expected “,”.</source>
        <translation>Hier fehlt „,“.</translation>
    </message>
    <message>
        <source>expected “}”.</source>
        <translation>Hier fehlt „}“.</translation>
    </message>
    <message>
        <source>expected “]”.</source>
        <translation>Hier fehlt „]“.</translation>
    </message>
    <message>
        <source>expected a closing quotation mark.</source>
        <translation>Hier fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected an escape such as \n or \u00e9.</source>
        <comment>after a backslash in a text of the file</comment>
        <translation>Hier fehlt eine Escape-Folge wie \n oder \u00e9.</translation>
    </message>
    <message>
        <source>expected a digit.</source>
        <translation>Hier fehlt eine Ziffer.</translation>
    </message>
    <message>
        <source>expected UTF-8.</source>
        <comment>a byte of the file is no character in UTF-8</comment>
        <translation>Dies ist kein UTF-8.</translation>
    </message>
    <message>
        <source>expected the end of the file.</source>
        <translation>Hier sollte die Datei enden.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>“aim” is missing: one sentence that says what one can do after the lesson.</source>
        <translation>„aim“ fehlt: ein Satz, der sagt, was man nach der Lektion kann.</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 steht zweimal da.</translation>
    </message>
    <message>
        <source>There is no key “%1” here; possible: %2.</source>
        <comment>%1: a word of a lesson&apos;s file; %2: words</comment>
        <translation>Den Schlüssel „%1“ gibt es hier nicht; möglich: %2.</translation>
    </message>
    <message>
        <source>%1 should be text in quotation marks.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>%1 should be text in quotation marks, or null.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte Text in Anführungszeichen oder null sein.</translation>
    </message>
    <message>
        <source>%1 should be an object in braces.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte ein Objekt in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>%1 should be a list in brackets.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>%1 should be a number.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1 should be a whole number.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 should be true or false.</source>
        <comment>%1: a key of the file; true and false are words of it</comment>
        <translation>%1 sollte true oder false sein.</translation>
    </message>
    <message>
        <source>%1 should be a number or cards.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine Zahl oder Karten enthalten.</translation>
    </message>
    <message>
        <source>%1 should be a player and one of the five cards as dealt, such as 3:5 for the last card of the third hand.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte ein Spieler und eine der fünf Karten sein, wie sie gegeben sind, etwa 3:5 für die letzte Karte des dritten Blatts.</translation>
    </message>
    <message>
        <source>%1 should be a printed mistake and who wins with it: E3:2.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte ein gedruckter Fehler sein und wer mit ihm gewinnt: E3:2.</translation>
    </message>
    <message>
        <source>%1 should be a function, the number of the call and variables: GetKickers 1 numWilds=0.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine Funktion sein, die Nummer des Aufrufs und Variablen: GetKickers 1 numWilds=0.</translation>
    </message>
    <message>
        <source>%1 should be words of small letters a to z and digits, with hyphens: last-kicker.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte aus Wörtern aus Kleinbuchstaben a bis z und Ziffern bestehen, mit Bindestrichen: last-kicker.</translation>
    </message>
    <message>
        <source>%1 should be values of cards: 2 to 10, J, Q, K, A.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte Kartenwerte nennen: 2 bis 10, J, Q, K, A.</translation>
    </message>
    <message>
        <source>%1 should be a number from %2 to %3.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte eine Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 should have as many elements as there are hands: %2.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte so viele Elemente haben, wie Blätter da sind: %2.</translation>
    </message>
    <message>
        <source>%1 should have %2 to %3 elements.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte %2 bis %3 Elemente haben.</translation>
    </message>
    <message>
        <source>There are no house rules “%1”; there are: %2.</source>
        <comment>%1: a word of the file; %2: words</comment>
        <translation>Die Hausregeln „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no house rule “%1”; there are: %2.</source>
        <comment>%1: a word of the file; %2: words</comment>
        <translation>Die Hausregel „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no rank “%1”; there are: %2.</source>
        <comment>%1: a word of the file; %2: words</comment>
        <translation>Den Rang „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>“%1” is no part of a comparison; there are: %2.</source>
        <translation>„%1“ ist kein Teil eines Vergleichs; es gibt: %2.</translation>
    </message>
    <message>
        <source>“%1” should be a rank and the values that are compared, such as full-house T 3.</source>
        <translation>„%1“ sollte ein Rang mit den verglichenen Werten sein, etwa full-house T 3.</translation>
    </message>
    <message>
        <source>There is no kind of exercise “%1”; there are: %2.</source>
        <translation>Die Übungsart „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>No number “%1” can be asked for; possible: %2.</source>
        <translation>Nach der Zahl „%1“ lässt sich nicht fragen; möglich: %2.</translation>
    </message>
    <message>
        <source>Cards cannot be shown as “%1”; possible: %2.</source>
        <translation>Als „%1“ lassen sich Karten nicht zeigen; möglich: %2.</translation>
    </message>
    <message>
        <source>There is no listing of a function “%1”; there are: %2.</source>
        <translation>Pseudocode der Funktion „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>No line was printed with a mistake “%1” here; there are: %2.</source>
        <translation>Mit einem Fehler „%1“ ist hier keine Zeile gedruckt; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no example “%1” with hands to step through; there are: %2.</source>
        <translation>Ein Beispiel „%1“ mit Blättern, durch die man gehen kann, gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>No example, exercise or block is called “%1”; there are: %2.</source>
        <translation>Kein Beispiel, keine Übung und kein Block heißt „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>A link cannot claim “%1”; possible: %2.</source>
        <translation>Ein Link kann „%1“ nicht behaupten; möglich: %2.</translation>
    </message>
    <message>
        <source>A link cannot lead to “%1”; it can begin with: %2.</source>
        <translation>Ein Link kann nicht zu „%1“ führen; er kann beginnen mit: %2.</translation>
    </message>
    <message>
        <source>There is no block “%1”; there are: %2.</source>
        <translation>Es gibt keinen Block „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>The house rule “%1” cannot be “%2”; possible: %3.</source>
        <comment>%1, %2: words of the file; %3: a list</comment>
        <translation>Die Hausregel „%1“ kann nicht „%2“ sein; möglich: %3.</translation>
    </message>
    <message>
        <source>It compares as %1, which its house rules do not have.</source>
        <comment>it: a file, or a table of it; %1: &apos;five of a kind&apos;</comment>
        <translation>Hier wird als %1 verglichen; diesen Rang kennen die Hausregeln nicht.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>%1: &apos;Player 2, card 3&apos; or a key of the file; %2: &apos;character 4: …&apos;</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 should have %2 places for cards, but has %3.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte %2 Plätze für Karten haben, hat aber %3.</translation>
    </message>
    <message>
        <source>%1 is there twice, as “%2” and as “%3”, but one deck holds it once.</source>
        <comment>%1: &apos;King of hearts&apos;; %2, %3: &apos;Player 2, card 1&apos;, &apos;Board, card 3&apos;</comment>
        <translation>%1 ist doppelt da, als „%2“ und als „%3“, aber ein Deck enthält jede Karte nur einmal.</translation>
    </message>
    <message>
        <source>It has more than three players.</source>
        <comment>it: a file, or a table of it</comment>
        <translation>Es sind mehr als drei Spieler.</translation>
    </message>
    <message>
        <source>The name of %1 is longer than %2 characters.</source>
        <comment>%1: a player, not by that name; %2: 24</comment>
        <translation>Der Name von %1 ist länger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>It has more than %1 dead cards.</source>
        <comment>it: a file, or a table of it; %1: 20</comment>
        <translation>Es sind mehr als %1 tote Karten.</translation>
    </message>
    <message>
        <source>There are neither hands nor hole cards.</source>
        <translation>Es sind weder Blätter noch Handkarten da.</translation>
    </message>
    <message>
        <source>There are hands and hole cards; only one of them can be.</source>
        <translation>Es sind Blätter und Handkarten da; nur eines von beiden ist möglich.</translation>
    </message>
    <message>
        <source>Only a hand that is to be built can have an open place “_”.</source>
        <translation>Nur ein Blatt, das gebaut werden soll, kann einen offenen Platz „_“ haben.</translation>
    </message>
    <message>
        <source>This example claims nothing that could be checked.</source>
        <translation>Dieses Beispiel behauptet nichts, was sich prüfen ließe.</translation>
    </message>
    <message>
        <source>There is no example; a lesson has at least one.</source>
        <translation>Es ist kein Beispiel da; eine Lektion hat mindestens eines.</translation>
    </message>
    <message>
        <source>Expected a key, a colon and a value.</source>
        <comment>a line of a block of cards in a lesson: &apos;winner: 2&apos;</comment>
        <translation>Erwartet: ein Schlüssel, ein Doppelpunkt und ein Wert.</translation>
    </message>
    <message>
        <source>This is about a hand, but there is no hand above it.</source>
        <translation>Das gilt einem Blatt, aber darüber steht keines.</translation>
    </message>
    <message>
        <source>The block that begins here has no end “```”.</source>
        <translation>Der Block, der hier beginnt, hat kein Ende „```“.</translation>
    </message>
    <message>
        <source>The block names no function to show.</source>
        <translation>Der Block nennt keine Funktion, die zu zeigen wäre.</translation>
    </message>
    <message>
        <source>The block asks nothing; a line “question: …” is missing.</source>
        <translation>Der Block fragt nichts; eine Zeile „question: …“ fehlt.</translation>
    </message>
    <message>
        <source>To guess who wins takes two or three hands.</source>
        <translation>Um zu raten, wer gewinnt, braucht es zwei oder drei Blätter.</translation>
    </message>
    <message>
        <source>Headings begin with “##”; the title stands in tasks.json.</source>
        <translation>Überschriften beginnen mit „##“; der Titel steht in tasks.json.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>“dealt” wants %1 tables of the ranks %2, but only %3 can be dealt.</source>
        <translation>„dealt“ verlangt %1 Tische mit den Rängen %2, aber nur %3 lassen sich geben.</translation>
    </message>
    <message>
        <source>There is no lesson of this name in English.</source>
        <translation>Eine Lektion dieses Namens gibt es auf Englisch nicht.</translation>
    </message>
    <message>
        <source>A block begins with “```” at the start of a line.</source>
        <translation>Ein Block beginnt mit „```“ am Anfang einer Zeile.</translation>
    </message>
    <message>
        <source>HTML is not read here; “&lt;” is written in a code span.</source>
        <translation>HTML wird hier nicht gelesen; „&lt;“ gehört in Code-Zeichen.</translation>
    </message>
    <message>
        <source>This line is not text in UTF-8.</source>
        <translation>Diese Zeile ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This should be JSON: one object in braces.</source>
        <translation>Das sollte JSON sein: ein Objekt in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>The name of a lesson&apos;s folder is two digits and words of small letters a to z and digits, with hyphens: 06-two-pair.</source>
        <translation>Der Ordner einer Lektion heißt nach zwei Ziffern und Wörtern aus Kleinbuchstaben a bis z und Ziffern, mit Bindestrichen: 06-two-pair.</translation>
    </message>
    <message>
        <source>The lesson “%1” beside it has the same number.</source>
        <comment>%1: the name of a folder</comment>
        <translation>Die Lektion „%1“ daneben hat dieselbe Nummer.</translation>
    </message>
    <message>
        <source>The lesson “%1” beside it has the same name behind its digits.</source>
        <comment>%1: the name of a folder</comment>
        <translation>Die Lektion „%1“ daneben heißt nach ihren Ziffern genauso.</translation>
    </message>
    <message>
        <source>The character %1 cannot be seen and does not belong here.</source>
        <comment>%1: &apos;U+202E&apos;</comment>
        <translation>Das Zeichen %1 ist nicht zu sehen und gehört nicht hierher.</translation>
    </message>
    <message>
        <source>The id “%1” is there twice, first in %2:%3.</source>
        <comment>%1: a word of a file; %2, %3: &apos;tasks.json:41&apos;</comment>
        <translation>Die id „%1“ steht zweimal da, zuerst in %2:%3.</translation>
    </message>
    <message>
        <source>“%1” says “%2”, but it is “%3”.</source>
        <comment>%1: what a lesson claims; %2: how; %3: the truth</comment>
        <translation>„%1“ sagt „%2“, richtig ist aber „%3“.</translation>
    </message>
    <message>
        <source>“%1” says “%2”, but it is “%3”: the program does not speak the language “%4”, so this has to be in English.</source>
        <comment>%1: what a lesson claims; %2: how; %3: the truth; %4: fr</comment>
        <translation>„%1“ sagt „%2“, aber es ist „%3“: Das Programm spricht die Sprache „%4“ nicht, deshalb muss das auf Englisch dastehen.</translation>
    </message>
    <message>
        <source>There is nothing here that “%1” could be held against.</source>
        <comment>%1: what a lesson claims</comment>
        <translation>Hier gibt es nichts, woran sich „%1“ prüfen ließe.</translation>
    </message>
    <message>
        <source>“%1” is no answer to this kind of exercise.</source>
        <translation>„%1“ ist keine Antwort auf diese Art von Übung.</translation>
    </message>
    <message>
        <source>“%1” leaves a part of the answer open: a card, a comparison or the value of a wild is missing.</source>
        <translation>„%1“ lässt einen Teil der Antwort offen: Eine Karte, ein Vergleich oder der Wert eines Jokers fehlt.</translation>
    </message>
    <message>
        <source>“%1” holds a card twice, but one deck holds it once.</source>
        <translation>„%1“ enthält eine Karte zweimal, ein Deck enthält sie aber einmal.</translation>
    </message>
    <message>
        <source>“%1” changes a card that the exercise gives.</source>
        <translation>„%1“ ändert eine Karte, die die Übung vorgibt.</translation>
    </message>
    <message>
        <source>“%1” is missing; the English lesson has it.</source>
        <translation>„%1“ fehlt; die englische Lektion hat es.</translation>
    </message>
    <message>
        <source>The English lesson has no “%1”.</source>
        <translation>Die englische Lektion hat kein „%1“.</translation>
    </message>
    <message>
        <source>“%1” has other cards or rules in the English lesson.</source>
        <translation>„%1“ hat in der englischen Lektion andere Karten oder Regeln.</translation>
    </message>
    <message>
        <source>“%1” asks something else in the English lesson.</source>
        <translation>„%1“ fragt in der englischen Lektion etwas anderes.</translation>
    </message>
    <message>
        <source>“%1” is another one in the English lesson.</source>
        <translation>„%1“ ist in der englischen Lektion anders.</translation>
    </message>
    <message>
        <source>“%2” of “%1” is another one in the English lesson.</source>
        <translation>„%2“ von „%1“ ist in der englischen Lektion anders.</translation>
    </message>
    <message>
        <source>“%1” stands elsewhere in the English lesson.</source>
        <translation>„%1“ steht in der englischen Lektion an anderer Stelle.</translation>
    </message>
    <message>
        <source>The listings are other ones in the English lesson.</source>
        <translation>Der Pseudocode ist in der englischen Lektion ein anderer.</translation>
    </message>
    <message>
        <source>“%1”: hand %2</source>
        <comment>%1: a key of the file; %2: a number</comment>
        <translation>„%1“: Blatt %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a key of the file, as in &apos;“title” is missing.&apos;</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>%1: a player; %2: a key of the file</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Board, card %1</source>
        <comment>a place; %1: 1 to 5</comment>
        <translation>Board, Karte %1</translation>
    </message>
    <message>
        <source>Dead cards, card %1</source>
        <comment>a place; %1: a number</comment>
        <translation>Tote Karten, Karte %1</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <comment>%2: such as “expected a value.”</comment>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>%3: such as “expected a value.”</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>of several in a file, at the beginning of a sentence</comment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Table %1, %2</source>
        <comment>&apos;Table 3, Player 2, card 3 should be …&apos;</comment>
        <translation>Tisch %1, %2</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>%2: a sentence that says what is wrong in it</comment>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>There is no file “%1” here.</source>
        <comment>in the folder of a lesson</comment>
        <translation>Hier gibt es keine Datei „%1“.</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <comment>&apos;tasks.json:41: …&apos;; keep the form</comment>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>This file could not be opened. %1 Your table is unchanged.</source>
        <comment>%1: a sentence that says why</comment>
        <translation>Diese Datei konnte nicht geöffnet werden. %1 Ihr Tisch ist unverändert.</translation>
    </message>
    <message>
        <source>The file could not be saved: its folder is not there.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Ihr Ordner ist nicht da.</translation>
    </message>
    <message>
        <source>The file could not be saved: you have no permission to write there.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Dort fehlen Ihnen die Schreibrechte.</translation>
    </message>
    <message>
        <source>The file could not be saved: that disk can only be read.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Dieser Datenträger lässt sich nur lesen.</translation>
    </message>
    <message>
        <source>The file could not be saved: the disk is full.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file could not be saved: its name is too long.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Ihr Name ist zu lang.</translation>
    </message>
    <message>
        <source>The file could not be saved: a folder has this name.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Ein Ordner heißt so.</translation>
    </message>
    <message>
        <source>The file could not be saved: what has this name is no file.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Was so heißt, ist keine Datei.</translation>
    </message>
    <message>
        <source>The file could not be saved: the system reports an error.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Das System meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Save it in a folder that is there, or make this one again.</source>
        <translation>Speichern Sie sie in einem Ordner, der da ist, oder legen Sie diesen neu an.</translation>
    </message>
    <message>
        <source>Save it in a folder of your own, such as your documents.</source>
        <translation>Speichern Sie sie in einem eigenen Ordner, etwa unter Ihren Dokumenten.</translation>
    </message>
    <message>
        <source>Save it on another disk, such as in your documents.</source>
        <translation>Speichern Sie sie auf einem anderen Datenträger, etwa unter Ihren Dokumenten.</translation>
    </message>
    <message>
        <source>Make room on the disk and try again, or save it on another one.</source>
        <translation>Schaffen Sie dort Platz und versuchen Sie es noch einmal, oder speichern Sie sie auf einem anderen.</translation>
    </message>
    <message>
        <source>Save it under a shorter name.</source>
        <translation>Speichern Sie sie unter einem kürzeren Namen.</translation>
    </message>
    <message>
        <source>Save it under another name.</source>
        <translation>Speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Try again, or save it in another folder.</source>
        <translation>Versuchen Sie es noch einmal, oder speichern Sie sie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>%1: why a file could not be saved; %2: what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The engine does not take “right” for a right answer. %1</source>
        <comment>right: a word of the file; %1: the reason, in sentences</comment>
        <translation>Was bei „right“ steht, ist für die Engine keine richtige Antwort. %1</translation>
    </message>
    <message>
        <source>The engine takes “wrong” for a right answer. %1</source>
        <comment>wrong: a word of the file; %1: the reason, in sentences</comment>
        <translation>Was bei „wrong“ steht, ist für die Engine eine richtige Antwort. %1</translation>
    </message>
    <message>
        <source>“%1” is shown as it stands; links, code spans and “**” have no place in it.</source>
        <translation>„%1“ wird gezeigt, wie es dasteht; Links, Code und „**“ gehören nicht hinein.</translation>
    </message>
    <message>
        <source>“%1” says “%2”, but it is “%3”. %4</source>
        <comment>%1: what a lesson claims; %2: how; %3: the truth; %4: who wins and why, in sentences</comment>
        <translation>„%1“ sagt „%2“, richtig ist aber „%3“. %4</translation>
    </message>
    <message>
        <source>“%1” is unknown here; did you mean “%2”?</source>
        <comment>%1: a word of a lesson; %2: one that is known</comment>
        <translation>„%1“ ist hier unbekannt; ist „%2“ gemeint?</translation>
    </message>
    <message>
        <source>The file could not be saved: it would be larger than 1 MB.</source>
        <translation>Die Datei konnte nicht gespeichert werden: Sie wäre größer als 1 MB.</translation>
    </message>
    <message>
        <source>Shorten the notes, or move some of its tables to another file.</source>
        <translation>Kürzen Sie die Notizen, oder verschieben Sie einige ihrer Tische in eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 should be one of three tables and a line of the listing, such as 2:9.</source>
        <comment>%1: a key of the file</comment>
        <translation>%1 sollte einer von drei Tischen und eine Zeile des Pseudocodes sein, etwa 2:9.</translation>
    </message>
    <message>
        <source>“%1” names a line that the listing does not have.</source>
        <translation>„%1“ nennt eine Zeile, die der Pseudocode nicht hat.</translation>
    </message>
</context>
<context>
    <name>HandArgumentText</name>
    <message>
        <source>Quote each hand, as in %1</source>
        <comment>%1: a hand to type</comment>
        <translation>Setzen Sie jedes Blatt in Anführungszeichen, etwa %1</translation>
    </message>
    <message>
        <source>Quote each hand: %1</source>
        <comment>%1: hands to type</comment>
        <translation>Setzen Sie jedes Blatt in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>%1 (--deck free allows more)</source>
        <comment>%1: the mistake</comment>
        <translation>%1 (--deck free erlaubt mehr)</translation>
    </message>
    <message>
        <source>%1 stands in place of all hands; give nothing beside it</source>
        <comment>%1: a file</comment>
        <translation>%1 ersetzt alle Blätter; daneben darf nichts stehen</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <comment>%1: a file; %2: a sentence that says why</comment>
        <translation>%1 ist nicht lesbar. %2</translation>
    </message>
    <message>
        <source>--table goes with a .showdown file alone</source>
        <translation>--table gibt es nur mit einer .showdown-Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n table(s); --table N says which</source>
        <comment>%1: a file</comment>
        <translation>
            <numerusform>%1 hat %n Tisch; --table N sagt, welcher gemeint ist</numerusform>
            <numerusform>%1 hat %n Tische; --table N sagt, welcher gemeint ist</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a folder; only files that end in .showdown are read</source>
        <comment>%1: its name</comment>
        <translation>%1 ist ein Ordner; gelesen werden nur Dateien, die auf .showdown enden</translation>
    </message>
    <message>
        <source>%1 is a file, but only files that end in .showdown are read</source>
        <comment>%1: its name</comment>
        <translation>%1 ist eine Datei, aber gelesen werden nur solche, die auf .showdown enden</translation>
    </message>
    <message>
        <source>a lesson has at most %1 tables</source>
        <translation>eine Lektion hat höchstens %1 Tische</translation>
    </message>
    <message>
        <source>there is no table in %1</source>
        <comment>%1: a file</comment>
        <translation>in %1 ist kein Tisch</translation>
    </message>
</context>
<context>
    <name>HandPhrase</name>
    <message>
        <source>%1 high</source>
        <comment>as in &apos;both have %1&apos;: ace high</comment>
        <translation>High Card %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>ein Paar %1</translation>
    </message>
    <message>
        <source>two pair, %1 high</source>
        <comment>as in &apos;both have %1&apos;; %1: &apos;queens&apos;</comment>
        <translation>zwei Paare, %1 oben</translation>
    </message>
    <message>
        <source>three %1</source>
        <comment>as in &apos;both have %1&apos;; %1: &apos;sixes&apos;</comment>
        <translation>drei %1</translation>
    </message>
    <message>
        <source>a straight, %1 high</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>eine Straße, %1 hoch</translation>
    </message>
    <message>
        <source>a flush, %1 high</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>einen Flush, %1 hoch</translation>
    </message>
    <message>
        <source>a full house with three %1</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>ein Full House, drei %1</translation>
    </message>
    <message>
        <source>four %1</source>
        <comment>as in &apos;both have %1&apos;; %1: &apos;sevens&apos;</comment>
        <translation>vier %1</translation>
    </message>
    <message>
        <source>a straight flush, %1 high</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>einen Straight Flush, %1 hoch</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>einen Royal Flush</translation>
    </message>
    <message>
        <source>five %1</source>
        <comment>as in &apos;both have %1&apos;; %1: &apos;aces&apos;</comment>
        <translation>fünf %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>zwei Paare, %1 und %2</translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>ein Full House, drei %1, zwei %2</translation>
    </message>
    <message>
        <source>%1 high, then %2, %3, %4, %5</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>High Card %1, dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>a pair of %1, kickers %2, %3, %4</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>ein Paar %1, Kicker %2, %3, %4</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>zwei Paare, %1 und %2, Kicker %3</translation>
    </message>
    <message>
        <source>three %1, kickers %2, %3</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>drei %1, Kicker %2, %3</translation>
    </message>
    <message>
        <source>a flush, %1 high, then %2, %3, %4, %5</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>einen Flush, %1 hoch, dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <comment>as in &apos;both have %1&apos;</comment>
        <translation>vier %1, Kicker %2</translation>
    </message>
</context>
<context>
    <name>HandRows</name>
    <message>
        <source>Board</source>
        <comment>before the cards that lie open for all</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>before cards that are out of play</comment>
        <translation>Tot</translation>
    </message>
</context>
<context>
    <name>HandText</name>
    <message>
        <source>High card, %1</source>
        <comment>first line: High card, ace</comment>
        <translation>High Card %1</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <comment>first line: Pair of queens</comment>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Two pair</source>
        <comment>first line</comment>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Three %1</source>
        <comment>first line: Three sixes</comment>
        <translation>Drei %1</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>first line</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Flush, %1 high</source>
        <comment>first line: Flush, ace high</comment>
        <translation>Flush, %1 hoch</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>first line</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four %1</source>
        <comment>first line: Four sevens</comment>
        <translation>Vier %1</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <comment>first line</comment>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <comment>first line</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>Five %1</source>
        <comment>first line: Five aces</comment>
        <translation>Fünf %1</translation>
    </message>
    <message>
        <source>then %2, %3, %4, %5</source>
        <comment>second line of a high card</comment>
        <translation>dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>kickers %2, %3, %4</source>
        <comment>second line of a pair</comment>
        <translation>Kicker %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 and %2, %3 kicker</source>
        <comment>second line of two pair: queens and fives, jack kicker</comment>
        <translation>%1 und %2, Kicker %3</translation>
    </message>
    <message>
        <source>kickers %2, %3</source>
        <comment>second line of three of a kind</comment>
        <translation>Kicker %2, %3</translation>
    </message>
    <message>
        <source>%1 high</source>
        <comment>second line of a straight: nine high</comment>
        <translation>%1 hoch</translation>
    </message>
    <message>
        <source>then %2, %3, %4, %5</source>
        <comment>second line of a flush</comment>
        <translation>dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>second line of a full house: kings over eights</comment>
        <translation>drei %1, zwei %2</translation>
    </message>
    <message>
        <source>%2 kicker</source>
        <comment>second line of four of a kind: king kicker</comment>
        <translation>Kicker %2</translation>
    </message>
    <message>
        <source>%1 high</source>
        <comment>second line of a straight flush: nine high</comment>
        <translation>%1 hoch</translation>
    </message>
    <message>
        <source>High card, %1, then %2, %3, %4, %5</source>
        <comment>the whole name</comment>
        <translation>High Card %1, dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>Pair of %1, kickers %2, %3, %4</source>
        <comment>the whole name</comment>
        <translation>Paar %1, Kicker %2, %3, %4</translation>
    </message>
    <message>
        <source>Two pair, %1 and %2, %3 kicker</source>
        <comment>the whole name</comment>
        <translation>Zwei Paare, %1 und %2, Kicker %3</translation>
    </message>
    <message>
        <source>Three %1, kickers %2, %3</source>
        <comment>the whole name</comment>
        <translation>Drei %1, Kicker %2, %3</translation>
    </message>
    <message>
        <source>Straight, %1 high</source>
        <comment>the whole name</comment>
        <translation>Straße, %1 hoch</translation>
    </message>
    <message>
        <source>Flush, %1 high</source>
        <comment>the whole name</comment>
        <translation>Flush, %1 hoch</translation>
    </message>
    <message>
        <source>Full house, %1 over %2</source>
        <comment>the whole name</comment>
        <translation>Full House, drei %1, zwei %2</translation>
    </message>
    <message>
        <source>Four %1, %2 kicker</source>
        <comment>the whole name</comment>
        <translation>Vier %1, Kicker %2</translation>
    </message>
    <message>
        <source>Straight flush, %1 high</source>
        <comment>the whole name</comment>
        <translation>Straight Flush, %1 hoch</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <comment>the whole name</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>Five %1</source>
        <comment>the whole name</comment>
        <translation>Fünf %1</translation>
    </message>
    <message>
        <source>high card, %1, then %2, %3, %4, %5</source>
        <comment>at the end of a list</comment>
        <translation>High Card %1, dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>pair of %1, kickers %2, %3, %4</source>
        <comment>at the end of a list</comment>
        <translation>Paar %1, Kicker %2, %3, %4</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <comment>at the end of a list</comment>
        <translation>zwei Paare, %1 und %2, Kicker %3</translation>
    </message>
    <message>
        <source>three %1, kickers %2, %3</source>
        <comment>at the end of a list</comment>
        <translation>drei %1, Kicker %2, %3</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <comment>at the end of a list</comment>
        <translation>Straße, %1 hoch</translation>
    </message>
    <message>
        <source>flush, %1 high, then %2, %3, %4, %5</source>
        <comment>at the end of a list</comment>
        <translation>Flush, %1 hoch, dann %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <comment>at the end of a list</comment>
        <translation>Full House, drei %1, zwei %2</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <comment>at the end of a list</comment>
        <translation>vier %1, Kicker %2</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <comment>at the end of a list</comment>
        <translation>Straight Flush, %1 hoch</translation>
    </message>
    <message>
        <source>royal flush</source>
        <comment>at the end of a list</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>five %1</source>
        <comment>at the end of a list</comment>
        <translation>fünf %1</translation>
    </message>
    <message>
        <source>three %1</source>
        <comment>under three cards: three kings</comment>
        <translation>drei %1</translation>
    </message>
    <message>
        <source>high cards</source>
        <comment>under five cards</comment>
        <translation>einzelne Karten</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>under two cards</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>kickers</source>
        <comment>under the cards</comment>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>higher pair</source>
        <comment>under two cards</comment>
        <translation>1. Paar</translation>
    </message>
    <message>
        <source>lower pair</source>
        <comment>under two cards</comment>
        <translation>2. Paar</translation>
    </message>
    <message>
        <source>kicker</source>
        <comment>under one card</comment>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>straight</source>
        <comment>under five cards</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>under five cards</comment>
        <translation>Flush</translation>
    </message>
    <message>
        <source>four %1</source>
        <comment>under four cards: four sevens</comment>
        <translation>vier %1</translation>
    </message>
    <message>
        <source>straight flush</source>
        <comment>under five cards</comment>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>royal flush</source>
        <comment>under five cards</comment>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>five %1</source>
        <comment>under five cards: five aces</comment>
        <translation>fünf %1</translation>
    </message>
    <message>
        <source>a pair of %1 counts as a high card here</source>
        <comment>%1: &apos;tens&apos;</comment>
        <translation>ein Paar %1 zählt hier nicht als Paar</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Hand rankings</source>
        <translation>Rangfolge der Blätter</translation>
    </message>
    <message>
        <source>Remember</source>
        <comment>the title of a page: what lessons teach</comment>
        <translation>Merksätze</translation>
    </message>
</context>
<context>
    <name>Handouts</name>
    <message>
        <source>&amp;Hand rankings…</source>
        <translation>&amp;Rangfolge der Blätter …</translation>
    </message>
    <message>
        <source>Print or save the ranks under these rules, with examples, on one page</source>
        <translation>Druckt oder speichert die Ränge nach diesen Regeln mit Beispielen auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;Listing of a function…</source>
        <translation>&amp;Pseudocode einer Funktion …</translation>
    </message>
    <message>
        <source>Print or save the pseudo-code of a function, its lines numbered as in the steps</source>
        <translation>Druckt oder speichert den Pseudocode einer Funktion mit Zeilennummern wie in den Schritten</translation>
    </message>
    <message>
        <source>&amp;What to remember…</source>
        <translation>&amp;Merksätze …</translation>
    </message>
    <message>
        <source>Print or save what to remember of all lessons, on one page</source>
        <translation>Druckt oder speichert die Merksätze aller Lektionen auf einer Seite</translation>
    </message>
</context>
<context>
    <name>HandsResult</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Examples:
%1</source>
        <comment>%1: command lines</comment>
        <translation>Beispiele:
%1</translation>
    </message>
    <message>
        <source>Compares poker hands with wild cards and says why one wins.
</source>
        <translation>Vergleicht Pokerblätter mit Jokern und sagt, warum eines gewinnt.
</translation>
    </message>
    <message>
        <source>Usage: %1
</source>
        <comment>%1: a command line</comment>
        <translation>Aufruf: %1
</translation>
    </message>
    <message>
        <source>Compares one to three hands and says which wins and why.
</source>
        <translation>Vergleicht ein bis drei Blätter und sagt, welches gewinnt und warum.
</translation>
    </message>
    <message>
        <source>Options:
</source>
        <translation>Optionen:
</translation>
    </message>
    <message>
        <source>Counts how often each rank comes, of all five-card hands of one deck with its
jokers.
</source>
        <translation>Zählt, wie oft jeder Rang vorkommt, unter allen Blättern aus fünf Karten eines
Decks mit seinen Jokern.
</translation>
    </message>
    <message>
        <source>Lists every choice for the wilds of a hand and what it makes, the best first.
</source>
        <translation>Zeigt, wofür die Joker eines Blatts stehen können und was sie ergeben, das Beste zuerst.
</translation>
    </message>
    <message>
        <source>Says how often each of up to three players wins who hold two cards each and share a
board of five, and which single cards help: a player alone to a rank, a player against
others to win, on the board&apos;s last card.
</source>
        <translation>Sagt, wie oft jeder von bis zu drei Spielern gewinnt, die je zwei Karten halten und sich
ein Board aus fünf teilen, und welche einzelnen Karten helfen: einem Spieler allein zu
einem Rang, einem gegen andere zum Gewinn, mit der letzten Karte des Boards.
</translation>
    </message>
    <message>
        <source>the lowest pair that counts: 2 to 10, J, Q, K, A</source>
        <translation>das niedrigste Paar, das zählt: 2 bis 10, J, Q, K, A</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight</source>
        <translation>A-2-3-4-5 ist die niedrigste Straße</translation>
    </message>
    <message>
        <source>five equal cards are the highest rank</source>
        <translation>fünf gleiche Karten sind der höchste Rang</translation>
    </message>
    <message>
        <source>every wild in a flush is an ace, even beside an ace</source>
        <translation>jeder Joker im Flush ist ein Ass, auch neben einem Ass</translation>
    </message>
    <message>
        <source>of two equal hands the one with fewer wilds wins</source>
        <translation>von zwei gleichen Blättern gewinnt das mit weniger Jokern</translation>
    </message>
    <message>
        <source>a wild is an ace, or completes a straight or flush; or full</source>
        <translation>ein Joker ist ein Ass oder ergänzt Straße oder Flush; oder full</translation>
    </message>
    <message>
        <source>ranks that are wild as well, or none</source>
        <translation>Werte, die auch Joker sind, oder none</translation>
    </message>
    <message>
        <source>cards that are wild as well, or none</source>
        <translation>Karten, die auch Joker sind, oder none</translation>
    </message>
    <message>
        <source>a card may be held more than once; or one</source>
        <translation>eine Karte darf mehrmals vorkommen; oder one</translation>
    </message>
    <message>
        <source>how many jokers the deck holds, 0 to 1000</source>
        <translation>wie viele Joker das Deck enthält, 0 bis 1000</translation>
    </message>
    <message>
        <source>A player alone is also told how often each rank comes at the river, every board counted,
and on the flop two chances of the rank hoped for: exactly, of all pairs of cards, and by
outs, as one works it out at the table, which leaves out pairs that make it only together.
</source>
        <translation>Ein Spieler allein erfährt auch, wie oft jeder Rang am River kommt, wobei jedes Board gezählt
wird, und auf dem Flop zwei Chancen auf den erhofften Rang: die exakte, aus allen Kartenpaaren,
und die nach Outs, wie man sie am Tisch ausrechnet; diese lässt Kartenpaare aus, die es nur
zusammen ergeben.
</translation>
    </message>
    <message>
        <source>Says in words what the house rules of a name set, each rule as --set RULE=VALUE
takes it; without NAME all of them. NAME is one of:
</source>
        <translation>Sagt in Worten, was die Hausregeln eines Namens festlegen, jede Regel so, wie
--set RULE=VALUE sie nimmt; ohne NAME alle. NAME ist einer von:
</translation>
    </message>
    <message>
        <source>HAND is up to five cards in one argument: &quot;Kh 6c 6h 2s *&quot;, 10h,10d or KhKdQs9c2h.
A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.
A hand with fewer than five cards is unfinished; &quot;&quot; is a player who does not play.
A file of hands, such as table.showdown, may stand in place of all of them; options
override its rules and its lens.
</source>
        <translation>HAND sind bis zu fünf Karten in einem Argument: &quot;Kh 6c 6h 2s *&quot;, 10h,10d oder KhKdQs9c2h.
Eine Karte ist 2 bis 10, T, J, Q, K oder A und eine Farbe: h Herz, d Karo, c Kreuz, s Pik;
ein Joker ist *, w oder joker. Ein Blatt mit weniger als fünf Karten ist unvollständig;
&quot;&quot; ist jemand, der nicht mitspielt. Eine Datei mit Blättern wie table.showdown kann alle
ersetzen; Optionen gehen ihren Regeln und ihrem Rang (--lens) vor.
</translation>
    </message>
    <message>
        <source>Exit status: 0; 1 if a hand or a file is wrong; 2 if an option or a name is.
</source>
        <translation>Rückgabewert: 0; 1 bei falschem Blatt oder falscher Datei; 2 bei falscher Option oder
falschem Namen.
</translation>
    </message>
    <message>
        <source>Compares one to three hands and says how that went: for every rank why a hand is
of it or not, what was compared with what, and the steps of the code that ran.
</source>
        <translation>Vergleicht ein bis drei Blätter und sagt, wie es dazu kommt: für jeden Rang, warum ein
Blatt ihn hat oder nicht, was womit verglichen wurde, und die Schritte des ausgeführten Codes.
</translation>
    </message>
    <message>
        <source>HAND is five cards in one argument: &quot;Kh 6c 6h 2s *&quot;, 10h,10d,Qs,9c,w or KhKdQs9c*.
A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.
A file of hands, such as table.showdown, may stand in its place if one of its hands
alone holds a wild; options override its rules.
</source>
        <translation>HAND sind fünf Karten in einem Argument: &quot;Kh 6c 6h 2s *&quot;, 10h,10d,Qs,9c,w oder KhKdQs9c*.
Eine Karte ist 2 bis 10, T, J, Q, K oder A und eine Farbe: h Herz, d Karo, c Kreuz, s Pik;
ein Joker ist *, w oder joker. Eine Datei mit Blättern wie table.showdown kann das Blatt
ersetzen, wenn nur eines ihrer Blätter einen Joker hat; Optionen gehen ihren Regeln vor.
</translation>
    </message>
    <message>
        <source>FILE.showdown, in place of the cards: a file of this program with a situation of Odds.
Its rules hold unless options change them.
</source>
        <translation>FILE.showdown, anstelle der Karten: eine Datei dieses Programms mit einer Situation der
Ansicht Chancen. Ihre Regeln gelten, soweit Optionen sie nicht ändern.
</translation>
    </message>
    <message>
        <source>Exit status: 0, also after Ctrl+C; 1 if a card or a file is wrong; 2 if an option
or a name is.
</source>
        <translation>Rückgabewert: 0, auch nach Strg+C; 1 bei einer falschen Karte oder Datei; 2 bei falscher
Option oder falschem Namen.
</translation>
    </message>
    <message>
        <source>Reads lessons and holds everything that they claim against the engine: who wins, why,
names, numbers, and the answers of exercises. Each mistake is a line on standard error,
with its file and line.
</source>
        <translation>Liest Lektionen und prüft alles, was sie behaupten: wer gewinnt, warum, Namen, Zahlen
und die Antworten der Übungen. Jeder Fehler ist eine Zeile auf der Standardfehlerausgabe,
mit Datei und Zeile.
</translation>
    </message>
    <message>
        <source>FOLDER: a lesson (a folder with lesson.md and tasks.json), a folder of lessons, or
one with a folder for each language, where translations are compared with en.
</source>
        <translation>FOLDER: eine Lektion (ein Ordner mit lesson.md und tasks.json), ein Ordner mit Lektionen
oder einer mit einem Ordner je Sprache, wo Übersetzungen mit en verglichen werden.
</translation>
    </message>
    <message>
        <source>Exit status: 0 if nothing is wrong; 1 if something is, or a folder cannot be read;
2 if the command is wrong.
</source>
        <translation>Rückgabewert: 0, wenn alles stimmt; 1, wenn etwas falsch ist oder ein Ordner nicht lesbar
ist; 2, wenn der Befehl nicht stimmt.
</translation>
    </message>
    <message>
        <source>what follows is no option</source>
        <translation>beendet die Optionen; was folgt, ist keine</translation>
    </message>
    <message>
        <source>RULES, the house rules:
</source>
        <translation>RULES, die Hausregeln:
</translation>
    </message>
    <message>
        <source>Commands:
</source>
        <translation>Befehle:
</translation>
    </message>
    <message>
        <source>&apos;showdown-cli help COMMAND&apos; says more.
</source>
        <translation>&apos;showdown-cli help COMMAND&apos; sagt mehr.
</translation>
    </message>
    <message>
        <source>all house rules at once</source>
        <translation>wählt alle Hausregeln zugleich</translation>
    </message>
    <message>
        <source>series if not given</source>
        <translation>Vorgabe ist series</translation>
    </message>
    <message>
        <source>change one rule</source>
        <translation>ändert eine Regel</translation>
    </message>
    <message>
        <source>may be given several times</source>
        <translation>mehrmals möglich</translation>
    </message>
    <message>
        <source>short for --set deck=KIND</source>
        <translation>ist kurz für --set deck=KIND</translation>
    </message>
    <message>
        <source>short for --set jokers=N</source>
        <translation>ist kurz für --set jokers=N</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>zeigt diesen Text</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>wählt die Sprache</translation>
    </message>
    <message>
        <source>when text is coloured</source>
        <translation>bestimmt, wann Text farbig ist</translation>
    </message>
    <message>
        <source>compare all hands as this rank, whatever better they may be</source>
        <translation>vergleicht alle Blätter als diesen Rang, auch wenn sie besser sind</translation>
    </message>
    <message>
        <source>high-card, pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, royal-flush, or five-of-a-kind where the rules have it; best, as without --lens, takes back the lens of a file</source>
        <translation>high-card, pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, royal-flush oder five-of-a-kind, wo die Regeln es kennen; best vergleicht wie ohne --lens, auch wenn eine Datei einen Rang nennt</translation>
    </message>
    <message>
        <source>one table of a file that has several</source>
        <translation>wählt einen Tisch einer Datei, die mehrere hat</translation>
    </message>
    <message>
        <source>1 is the first</source>
        <translation>1 ist der erste</translation>
    </message>
    <message>
        <source>how the result is written</source>
        <translation>bestimmt, wie das Ergebnis geschrieben wird</translation>
    </message>
    <message>
        <source>text for people (the default), or json for other programs</source>
        <translation>text für Menschen (Vorgabe) oder json für andere Programme</translation>
    </message>
    <message>
        <source>text for people (the default), json for other programs, html: a page that steps through the run in any browser, without network, or md: its story as Markdown</source>
        <translation>text für Menschen (Vorgabe), json für andere Programme, html: eine Seite, auf der sich der Durchlauf in jedem Browser und ohne Netz durchgehen lässt, oder md: seine Geschichte als Markdown</translation>
    </message>
    <message>
        <source>text for people (the default), or json for other programs; of a batch json (the default) or csv</source>
        <translation>text für Menschen (Vorgabe) oder json für andere Programme; mit --batch json (Vorgabe) oder csv</translation>
    </message>
    <message>
        <source>compare the hands of each line of a file (- for standard input)</source>
        <translation>vergleicht die Blätter jeder Zeile einer Datei (- ist die Standardeingabe)</translation>
    </message>
    <message>
        <source>how many lines of a batch to answer at once</source>
        <translation>bestimmt, wie viele Zeilen einer Datei zugleich beantwortet werden</translation>
    </message>
    <message>
        <source>1 if not given. The answers keep the order of the lines</source>
        <translation>Vorgabe ist 1. Die Antworten behalten die Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>which steps a text shows</source>
        <translation>bestimmt, welche Schritte ein Text zeigt</translation>
    </message>
    <message>
        <source>story (the default), those that have found something out; questions, what was asked and answered as well; every, each line that ran</source>
        <translation>story (Vorgabe), was sich ergeben hat; questions, dazu alle Fragen und Antworten; every, jede ausgeführte Zeile</translation>
    </message>
    <message>
        <source>one step alone, with its listing, its variables and its callers</source>
        <translation>zeigt einen einzelnen Schritt mit Pseudocode, Variablen und Aufrufern</translation>
    </message>
    <message>
        <source>N counts at the level if --level is given, else all steps</source>
        <translation>N zählt auf der Detailstufe, wenn --level angegeben ist, sonst alle Schritte</translation>
    </message>
    <message>
        <source>the steps of one function</source>
        <translation>zeigt die Schritte einer Funktion</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue, for example</source>
        <translation>zum Beispiel DoCardsHaveSameValue</translation>
    </message>
    <message>
        <source>compare all hands as this rank</source>
        <translation>vergleicht alle Blätter als diesen Rang</translation>
    </message>
    <message>
        <source>a hand that is not of it takes no part (&apos;showdown-cli help compare&apos;). best: by best rank, as without --lens; all: as each rank in turn</source>
        <translation>ein Blatt ohne diesen Rang nimmt nicht teil (&apos;showdown-cli help compare&apos;). best: nach dem besten Rang, wie ohne --lens; all: nacheinander als jeden Rang</translation>
    </message>
    <message>
        <source>single hands instead, and their ranks</source>
        <translation>nimmt stattdessen einzelne Blätter und ihre Ränge</translation>
    </message>
    <message>
        <source>how many cases</source>
        <translation>bestimmt, wie viele Fälle es sind</translation>
    </message>
    <message>
        <source>%1 if not given</source>
        <comment>%1: a number</comment>
        <translation>Vorgabe ist %1</translation>
    </message>
    <message>
        <source>other cases</source>
        <translation>wählt andere Fälle</translation>
    </message>
    <message>
        <source>one number always gives the same ones</source>
        <translation>eine Zahl gibt immer dieselben</translation>
    </message>
    <message>
        <source>how the cases are written</source>
        <translation>bestimmt, wie die Fälle geschrieben werden</translation>
    </message>
    <message>
        <source>json (the default), or csv with a line of headings</source>
        <translation>json (Vorgabe) oder csv mit einer Kopfzeile</translation>
    </message>
    <message>
        <source>go on after a wrong answer</source>
        <translation>macht nach einer falschen Antwort weiter</translation>
    </message>
    <message>
        <source>a table of them ends the report</source>
        <translation>am Ende steht eine Tabelle aller Fehler</translation>
    </message>
    <message>
        <source>how many seconds an answer may take</source>
        <translation>bestimmt, wie viele Sekunden eine Antwort dauern darf</translation>
    </message>
    <message>
        <source>5 if not given</source>
        <translation>Vorgabe ist 5</translation>
    </message>
    <message>
        <source>the program under test</source>
        <translation>nennt das zu prüfende Programm</translation>
    </message>
    <message>
        <source>the two cards of a player</source>
        <translation>gibt die zwei Karten eines Spielers an</translation>
    </message>
    <message>
        <source>&quot;Ah Kd&quot;, or ? for one that nobody has seen, &quot;Ah ?&quot;; once for each of up to three players; &quot;&quot; is a player who does not play</source>
        <translation>&quot;Ah Kd&quot;, oder ? für eine, die niemand gesehen hat, &quot;Ah ?&quot;; je einmal für bis zu drei Spieler; &quot;&quot; ist ein Spieler, der nicht mitspielt</translation>
    </message>
    <message>
        <source>how many players there are</source>
        <translation>bestimmt, wie viele Spieler es sind</translation>
    </message>
    <message>
        <source>those without --hole have unknown cards</source>
        <translation>wer kein --hole hat, hat unbekannte Karten</translation>
    </message>
    <message>
        <source>the cards on the table</source>
        <translation>gibt die Karten auf dem Tisch an</translation>
    </message>
    <message>
        <source>none, three, four or five</source>
        <translation>keine, drei, vier oder fünf</translation>
    </message>
    <message>
        <source>cards that have been seen and are out of play</source>
        <translation>gibt Karten an, die gesehen wurden und aus dem Spiel sind</translation>
    </message>
    <message>
        <source>what a player alone hopes for, or better</source>
        <translation>bestimmt, worauf ein Spieler allein mindestens hofft</translation>
    </message>
    <message>
        <source>straight if not given. Not for several players, who hope to win</source>
        <translation>Vorgabe ist straight. Nicht für mehrere Spieler, denn diese hoffen zu gewinnen</translation>
    </message>
    <message>
        <source>another sample</source>
        <translation>wählt eine andere Stichprobe</translation>
    </message>
    <message>
        <source>one is taken where there are too many deals to count them all</source>
        <translation>eine wird genommen, wo zum Zählen zu viele Verteilungen möglich sind</translation>
    </message>
    <message>
        <source>show how far the count is</source>
        <translation>zeigt den Stand der Zählung</translation>
    </message>
    <message>
        <source>without it, only of a long count and only if standard error is a terminal</source>
        <translation>sonst nur bei einer langen Zählung, und nur wenn die Standardfehlerausgabe ein Terminal ist</translation>
    </message>
    <message>
        <source>compare one to three hands</source>
        <translation>vergleicht ein bis drei Blätter</translation>
    </message>
    <message>
        <source>compare them and show every step</source>
        <translation>vergleicht sie und zeigt jeden Schritt</translation>
    </message>
    <message>
        <source>write test cases for a comparator of your own</source>
        <translation>schreibt Testfälle für ein eigenes Vergleichsprogramm</translation>
    </message>
    <message>
        <source>feed such cases to a program and explain its first mistake</source>
        <translation>gibt solche Fälle einem Programm und erklärt den ersten Fehler</translation>
    </message>
    <message>
        <source>count how often each rank comes</source>
        <translation>zählt, wie oft jeder Rang vorkommt</translation>
    </message>
    <message>
        <source>list every choice for the wilds of a hand</source>
        <translation>zeigt, wofür die Joker eines Blatts stehen können</translation>
    </message>
    <message>
        <source>say what the house rules of a name set</source>
        <translation>sagt, was die Hausregeln eines Namens festlegen</translation>
    </message>
    <message>
        <source>say who wins how often, and which cards help</source>
        <translation>sagt, wer wie oft gewinnt und welche Karten helfen</translation>
    </message>
    <message>
        <source>say what a command does, or describe the program</source>
        <translation>sagt, was ein Befehl tut, oder beschreibt das Programm</translation>
    </message>
    <message>
        <source>describe the whole program to other programs instead</source>
        <translation>beschreibt stattdessen das ganze Programm für andere Programme</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>alles ist in Ordnung</translation>
    </message>
    <message>
        <source>a hand or a file is wrong, or the result cannot be written; with check and lesson also, something that was checked is wrong</source>
        <translation>ein Blatt oder eine Datei ist falsch, oder das Ergebnis lässt sich nicht schreiben; bei check und lesson auch: etwas Geprüftes ist falsch</translation>
    </message>
    <message>
        <source>an option, a command or a name is wrong</source>
        <translation>eine Option, ein Befehl oder ein Name ist falsch</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>one table or several, each with its hands, players and rules, or a situation of Odds, as showdown saves them; JSON</source>
        <translation>ein Tisch oder mehrere, jeder mit Blättern, Spielern und Regeln, oder eine Situation der Ansicht Chancen, wie showdown sie speichert; JSON</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>the language, unless --lang is given</source>
        <translation>die Sprache, wenn --lang nicht angegeben ist</translation>
    </message>
    <message>
        <source>compare poker hands and say why one wins</source>
        <translation>Pokerblätter vergleichen und sagen, warum eines gewinnt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>the version of this program</source>
        <translation>zeigt die Version des Programms</translation>
    </message>
    <message>
        <source>%1 is a mistake of the printed articles. %2.

&apos;showdown-cli check&apos; names it where it explains the wrong answers of a program.
</source>
        <comment>%1: &apos;E3&apos;; %2: a function and what it does</comment>
        <translation>%1 ist ein Fehler der gedruckten Artikel. %2.

&apos;showdown-cli check&apos; nennt ihn, wo er die falschen Antworten eines Programms erklärt.
</translation>
    </message>
    <message>
        <source>hands of your own, asked first</source>
        <translation>eigene Blätter, nach denen zuerst gefragt wird</translation>
    </message>
    <message>
        <source>&quot;HAND | HAND&quot;, as CMD is asked</source>
        <translation>&quot;HAND | HAND&quot;, wie CMD gefragt wird</translation>
    </message>
    <message>
        <source>the hands of each line of a file, asked next (- for standard input)</source>
        <translation>die Blätter jeder Zeile einer Datei, nach denen dann gefragt wird (- für die Standardeingabe)</translation>
    </message>
    <message>
        <source>blank lines and lines that begin with # are skipped; with --count 0 nothing else is asked</source>
        <translation>leere Zeilen und solche, die mit # beginnen, werden übergangen; mit --count 0 wird sonst nichts gefragt</translation>
    </message>
    <message>
        <source>0.01 to 3600</source>
        <translation>0.01 bis 3600</translation>
    </message>
    <message>
        <source>Writes test cases for a comparator of your own: two or three hands a line, with the
right answer and the part that decided; with --match one hand, and what it just
misses. Hands that expose the printed mistakes come first, then hands at an edge, then
every kind of decision and tie, then hands by chance.
</source>
        <translation>Schreibt Testfälle für ein eigenes Vergleichsprogramm: zwei oder drei Blätter je Zeile,
mit der richtigen Antwort und dem Teil, der entschied; mit --match ein Blatt und was es
knapp verfehlt. Zuerst kommen Blätter, die die gedruckten Fehler zeigen, dann Grenzfälle,
dann jede Art von Entscheidung und Gleichstand, dann zufällige.
</translation>
    </message>
    <message>
        <source>The mistakes of the printed articles that &apos;check&apos; names, each with everything else
repaired. It knows what they give for the cases that are asked first:
</source>
        <translation>Die Fehler der gedruckten Artikel, die &apos;check&apos; nennt, jeder bei sonst berichtigtem Text.
Was sie ergeben, ist für die Fälle bekannt, die zuerst gefragt werden:
</translation>
    </message>
    <message>
        <source>Says what a command does and what it takes, or what the program does; of E and a
number, which mistake of the printed articles that is.
</source>
        <translation>Sagt, was ein Befehl tut und nimmt, oder was das Programm tut; zu E und einer Zahl,
welcher Fehler der gedruckten Artikel das ist.
</translation>
    </message>
    <message>
        <source>The JSON schemas that &apos;showdown-cli help --format schema NAME&apos; prints. Within a major version of this program keys are only added.</source>
        <translation>Die JSON-Schemas, die &apos;showdown-cli help --format schema NAME&apos; ausgibt. Innerhalb einer Hauptversion dieses Programms kommen Schlüssel nur hinzu.</translation>
    </message>
    <message>
        <source>they are separated by &apos;|&apos;, and each line is answered by a line of JSON with its number, or with --format csv of ranks, places and winners; blank lines and lines that begin with # are skipped</source>
        <translation>sie sind durch &apos;|&apos; getrennt, und auf jede Zeile folgt eine Zeile JSON mit ihrer Nummer, mit --format csv eine mit Rängen, Plätzen und Gewinnern; leere Zeilen und solche mit # am Anfang zählen nicht</translation>
    </message>
    <message>
        <source>1 to 64, but no more than there are cores; 0 for as many as there are</source>
        <translation>1 bis 64, aber nicht mehr, als es Prozessorkerne gibt; 0 für so viele, wie es gibt</translation>
    </message>
    <message>
        <source>standard if not given</source>
        <translation>standard, wenn nichts angegeben ist</translation>
    </message>
    <message>
        <source>all rules of &apos;showdown-cli help compare&apos; but deck=free, as odds are those of one deck</source>
        <translation>alle Regeln von &apos;showdown-cli help compare&apos; außer deck=free, denn gerechnet wird mit einem Deck</translation>
    </message>
    <message>
        <source>Every deal is counted. Only with unknown hole cards and more than 3,000,000,000 deals a
sample is taken; the result says so and gives its standard error. Ctrl+C ends a long
count and prints a sample in its place, marked as partial; a second one prints
nothing.
</source>
        <translation>Jede mögliche Verteilung wird gezählt. Nur bei unbekannten Handkarten und mehr als
3.000.000.000 Verteilungen wird eine Stichprobe genommen; das Ergebnis sagt es und nennt
den Standardfehler. Strg+C beendet eine lange Zählung und zeigt statt ihrer eine Stichprobe
mit dem Wort &apos;unvollständig&apos;; ein zweites Strg+C zeigt nichts.
</translation>
    </message>
    <message>
        <source>With --format schema it prints the JSON schema of what a command writes with
--format json, or of a kind of file; without NAME it lists which there are.
Within a major version of this program keys are only added.
</source>
        <translation>Mit --format schema gibt es das JSON-Schema dessen aus, was ein Befehl mit --format json
schreibt, oder das einer Art von Datei; ohne NAME zählt es auf, welche es gibt.
Innerhalb einer Hauptversion dieses Programms kommen Schlüssel nur hinzu.
</translation>
    </message>
    <message>
        <source>man for a man page; bash, zsh or fish for completions of that shell; schema for what is written as JSON</source>
        <translation>man für eine Handbuchseite; bash, zsh oder fish für die Vervollständigung in dieser Shell; schema für das, was als JSON geschrieben wird</translation>
    </message>
    <message>
        <source>if it is set, nothing is coloured unless --color always asks for it</source>
        <translation>ist die Variable gesetzt, bleibt alles ohne Farbe, außer mit --color always</translation>
    </message>
    <message>
        <source>auto (the default), on a terminal unless NO_COLOR is set; always; or never</source>
        <translation>auto (Vorgabe), auf einem Terminal, wenn NO_COLOR nicht gesetzt ist; always, immer; oder never, nie</translation>
    </message>
    <message>
        <source>After the first wrong answer up to 100 more cases are asked, for as long as one
answer may take (--timeout). If one mistake of the printed articles explains all that
is wrong under the rules of the series, it is named, else what the wrong answers
share, if anything. Then the case is made smaller, with fewer hands, wilds and cards
that differ, as long as the answer is wrong. It is shown with the right answer,
explained.
</source>
        <translation>Nach der ersten falschen Antwort werden bis zu 100 weitere Fälle gefragt, höchstens so
lange, wie eine Antwort dauern darf (--timeout). Erklärt ein Fehler der gedruckten
Artikel alles, was nach den Regeln der Serie falsch ist, wird er genannt, sonst, was die
falschen Antworten gemeinsam haben. Dann wird der Fall verkleinert: weniger Blätter, Joker
und verschiedene Karten, solange die Antwort falsch ist. Er wird gezeigt, und die richtige
Antwort wird erklärt.
</translation>
    </message>
    <message>
        <source>JSON has the keys rules, changed, question (winners or rank), lens, seed, cases,
asked, wrong; mistake (id, how many wrong answers it explains), pattern (kind, value,
so many wrong of so many), failure (the case shown: case, line, lens, hands, expected,
came, written, trouble, status, atEnd, why, madeFrom, then, alone), ended (where the
program stopped answering, or what it did after its last answer), and table (wrong
answers by rank and part).
</source>
        <translation>JSON hat die Schlüssel rules, changed, question (winners oder rank), lens, seed, cases,
asked, wrong; mistake (id, wie viele falsche Antworten er erklärt), pattern (kind, value,
so viele falsch von so vielen), failure (der gezeigte Fall: case, line, lens, hands,
expected, came, written, trouble, status, atEnd, why, madeFrom, then, alone), ended (wo das Programm nicht mehr geantwortet hat oder was
es nach seiner letzten Antwort tat) und table (falsche Antworten nach Rang und Teil).
</translation>
    </message>
    <message>
        <source>CMD also fails if it writes more than its answers, or if a signal or an exit status
other than 0 ends it after the last one. At the end of its input it has as long as an
answer may take, 5 seconds at most, to end by itself; if it does not, it is ended, and
that is no failure.
</source>
        <translation>CMD besteht auch dann nicht, wenn es mehr schreibt als seine Antworten oder wenn es nach
der letzten mit einem Signal oder einem anderen Rückgabewert als 0 endet. Am Ende seiner
Eingabe hat es so viel Zeit, wie eine Antwort dauern darf, höchstens 5 Sekunden, um von
selbst zu enden; tut es das nicht, wird es beendet, und das ist kein Fehler.
</translation>
    </message>
    <message>
        <source>Exit status: 0 if all answers are right and CMD ends with status 0; 1 if not, or if
an answer does not come in time; 2 if an option or a name is wrong.
</source>
        <translation>Rückgabewert: 0, wenn alle Antworten stimmen und CMD mit 0 endet; 1, wenn nicht oder wenn
eine Antwort nicht rechtzeitig kommt; 2, wenn eine Option oder ein Name nicht stimmt.
</translation>
    </message>
    <message>
        <source>Tests a comparator of your own. CMD, a command of the shell, is started once. It is
given the hands of a case on a line, separated by &apos;|&apos;, and must answer with a line:
the numbers of the winners, separated by spaces. With --lens all the rank stands
before the hands (&apos;two-pair: HAND | HAND&apos;), and an empty line says that no hand is
of it. With --match the line is one hand and the answer its rank. CMD must flush each
answer, and wait for no more input before it (mawk needs -W interactive).
</source>
        <translation>Prüft ein eigenes Vergleichsprogramm. CMD, ein Befehl der Shell, wird einmal gestartet.
Er bekommt die Blätter eines Falls in einer Zeile, durch &apos;|&apos; getrennt, und muss mit einer
Zeile antworten: den Nummern der Gewinner, durch Leerzeichen getrennt. Mit --lens all
steht der Rang vor den Blättern (&apos;two-pair: HAND | HAND&apos;), und eine leere Zeile sagt, dass
kein Blatt ihn hat. Mit --match besteht die Zeile aus einem Blatt und die Antwort aus
seinem Rang. CMD muss jede Antwort sofort ausgeben (flush) und darf vorher nicht auf
weitere Eingaben warten (mawk braucht -W interactive).
</translation>
    </message>
    <message>
        <source>check again each time a file in the folder changes</source>
        <translation>prüft wieder, sooft sich eine Datei im Ordner ändert</translation>
    </message>
    <message>
        <source>until Ctrl+C</source>
        <translation>bis Strg+C</translation>
    </message>
    <message>
        <source>begin with an example and a question who wins for each table of a file</source>
        <translation>beginnt mit einem Beispiel und einer Frage nach dem Gewinner für jeden Tisch einer Datei</translation>
    </message>
    <message>
        <source>FILE.showdown, or a text with the hands of a table on each line, separated by &apos;|&apos;; blank lines and lines that begin with # are skipped</source>
        <translation>FILE.showdown oder ein Text mit den Blättern eines Tisches je Zeile, getrennt durch &apos;|&apos;; leere Zeilen und solche, die mit # beginnen, zählen nicht</translation>
    </message>
    <message>
        <source>begin a lesson, or check that what lessons say is true</source>
        <translation>beginnt eine Lektion oder prüft, ob stimmt, was Lektionen sagen</translation>
    </message>
    <message>
        <source>&apos;lesson new&apos; makes such a folder, called as 06-two-pair: a template without a mistake,
with a sample of each kind of exercise; or with --from a lesson of your own hands.
</source>
        <translation>&apos;lesson new&apos; legt so einen Ordner an, benannt wie 06-two-pair: eine Vorlage ohne Fehler
mit einem Muster jeder Art von Übung oder mit --from eine Lektion aus eigenen Blättern.
</translation>
    </message>
    <message>
        <source>all if not given; may be given several times</source>
        <translation>Vorgabe: alle; mehrfach möglich</translation>
    </message>
    <message>
        <source>what the questions are about</source>
        <translation>wovon die Fragen handeln</translation>
    </message>
    <message>
        <source>what they ask</source>
        <translation>wonach sie fragen</translation>
    </message>
    <message>
        <source>how hard they are</source>
        <translation>wie schwer sie sind</translation>
    </message>
    <message>
        <source>all in turn if not given</source>
        <translation>Vorgabe: alle im Wechsel</translation>
    </message>
    <message>
        <source>how many questions</source>
        <translation>wie viele Fragen</translation>
    </message>
    <message>
        <source>1 to 500</source>
        <translation>1 bis 500</translation>
    </message>
    <message>
        <source>other questions</source>
        <translation>andere Fragen</translation>
    </message>
    <message>
        <source>one number always gives the same ones, the first of them for any N; without it one is drawn, and printed</source>
        <translation>dieselbe Zahl ergibt immer dieselben, die ersten bei jedem N; ohne Angabe wird eine gezogen und genannt</translation>
    </message>
    <message>
        <source>ask questions, and give the reason for each</source>
        <translation>stellt Fragen und begründet jede Antwort</translation>
    </message>
    <message>
        <source>Asks questions made from a seed and says of each answer whether it is right, and why.
It reads a line for an answer: a letter, two for a shared win (ab), cards, or a
number. &apos;?&apos; gives a hint, which costs the point; &apos;q&apos; or the end of input ends with
the score. Questions about odds play by standard rules. Nothing is kept.
</source>
        <translation>Stellt Fragen aus einer Startzahl und sagt zu jeder Antwort, ob sie stimmt und warum.
Eine Antwort ist eine Zeile: ein Buchstabe, zwei für einen geteilten Sieg (ab), Karten
oder eine Zahl. &apos;?&apos; gibt einen Tipp und kostet den Punkt; &apos;q&apos; oder das Ende der Eingabe
beendet mit dem Ergebnis. Fragen zu Chancen gehen von Standardregeln aus. Gespeichert
wird nichts.
</translation>
    </message>
    <message>
        <source>With --format json it writes all questions with answers, hints and reasons.
</source>
        <translation>Mit --format json werden alle Fragen mit Antworten, Tipps und Begründungen ausgegeben.
</translation>
    </message>
    <message>
        <source>Exit status: 0, also after wrong answers; 1 if there are fewer questions of this
choice than asked for; 2 if an option or a name is wrong.
</source>
        <translation>Rückgabewert: 0, auch nach falschen Antworten; 1, wenn es von dieser Auswahl weniger
Fragen gibt als verlangt; 2, wenn eine Option oder ein Name falsch ist.
</translation>
    </message>
    <message>
        <source>how many versions of it, A, B, C and so on</source>
        <translation>wie viele Versionen, A, B, C und so weiter</translation>
    </message>
    <message>
        <source>1 to 26; equally difficult, with other cards: each has the next seed</source>
        <translation>1 bis 26; gleich schwer, mit anderen Karten: jede hat die nächste Startzahl</translation>
    </message>
    <message>
        <source>ask who wins at each table of a file</source>
        <translation>fragt für jeden Tisch einer Datei, wer gewinnt</translation>
    </message>
    <message>
        <source>as &apos;lesson new&apos; takes it; the rules and the lens are those of the file</source>
        <translation>wie bei &apos;lesson new&apos;; Regeln und Rang zum Vergleichen sind die der Datei</translation>
    </message>
    <message>
        <source>the paper</source>
        <translation>das Papier</translation>
    </message>
    <message>
        <source>a4 (the default), or letter</source>
        <translation>a4 (Vorgabe) oder letter</translation>
    </message>
    <message>
        <source>how many columns a page has</source>
        <translation>wie viele Spalten eine Seite hat</translation>
    </message>
    <message>
        <source>1 (the default), or 2</source>
        <translation>1 (Vorgabe) oder 2</translation>
    </message>
    <message>
        <source>the colours of the suits</source>
        <translation>die Farben der Kartenfarben</translation>
    </message>
    <message>
        <source>two (the default), four, or grey for a printer without colours</source>
        <translation>two, zwei (Vorgabe), four, vier, oder grey, grau für einen Drucker ohne Farben</translation>
    </message>
    <message>
        <source>print a hint with each question</source>
        <translation>druckt zu jeder Frage einen Tipp</translation>
    </message>
    <message>
        <source>leave out the lines for name and date</source>
        <translation>lässt die Zeilen für Name und Datum weg</translation>
    </message>
    <message>
        <source>the date is printed if SOURCE_DATE_EPOCH is set</source>
        <translation>das Datum wird gedruckt, wenn SOURCE_DATE_EPOCH gesetzt ist</translation>
    </message>
    <message>
        <source>the title of the sheet</source>
        <translation>der Titel des Arbeitsblatts</translation>
    </message>
    <message>
        <source>at most 80 characters</source>
        <translation>höchstens 80 Zeichen</translation>
    </message>
    <message>
        <source>how the sheet is written</source>
        <translation>bestimmt, wie das Arbeitsblatt geschrieben wird</translation>
    </message>
    <message>
        <source>pdf, for a printer; html, a page to print or to fill in and mark in any browser, without network; or json for other programs; if not given, the ending of FILE decides</source>
        <translation>pdf, zum Drucken; html, eine Seite zum Drucken oder zum Ausfüllen und Prüfen in jedem Browser, ohne Netz; oder json für andere Programme; ohne Angabe entscheidet die Endung von FILE</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>standard output if not given, but not for pdf; of several versions sheet.html becomes sheet-A.html, sheet-B.html</source>
        <translation>Vorgabe: Standardausgabe, aber nicht für pdf; bei mehreren Versionen wird aus sheet.html sheet-A.html, sheet-B.html</translation>
    </message>
    <message>
        <source>the file for the key, with each answer and its reason</source>
        <translation>die Datei für die Lösungen, mit jeder Antwort und ihrer Begründung</translation>
    </message>
    <message>
        <source>as pdf or html; json has the answers in the sheet</source>
        <translation>als pdf oder html; bei json stehen die Antworten im Arbeitsblatt</translation>
    </message>
    <message>
        <source>write such questions as a sheet for paper, and its key</source>
        <translation>schreibt solche Fragen als Arbeitsblatt, und die Lösungen dazu</translation>
    </message>
    <message>
        <source>Writes a sheet of questions made from a seed, or about the tables of a file, and
with --key a key with the answers and their reasons. No hand comes twice on a sheet.
SHEET is any of the options from --paper on. PDF is painted by the window&apos;s program,
showdown, which lies beside this one.
</source>
        <translation>Schreibt ein Arbeitsblatt mit Fragen aus einer Startzahl oder zu den Tischen einer
Datei und mit --key die Lösungen mit ihren Begründungen. Auf einem Arbeitsblatt kommt
kein Blatt zweimal vor. SHEET sind die Optionen ab --paper. PDF zeichnet das Programm
des Fensters, showdown, das neben diesem liegt.
</translation>
    </message>
    <message>
        <source>In a browser the sheet can be filled in and marked. The address can do that too:
sheet.html#q1=A&amp;q2=12&amp;mark. On paper neither marks nor answers show. A hand to be
built is not marked: one answer is shown.
</source>
        <translation>Im Browser kann man es ausfüllen und prüfen lassen, auch durch die Adresse:
sheet.html#q1=A&amp;q2=12&amp;mark. Auf Papier ist weder die Prüfung noch eine Lösung zu
sehen. Ein Blatt, das zu bauen ist, wird nicht geprüft: Eine Lösung wird gezeigt.
</translation>
    </message>
    <message>
        <source>Exit status: 0; 1 if there are fewer questions of this choice than asked for, or a
file is wrong or cannot be written; 2 if an option or a name is wrong.
</source>
        <translation>Rückgabewert: 0; 1, wenn es von dieser Auswahl weniger Fragen gibt als verlangt oder
eine Datei falsch ist oder nicht geschrieben werden kann; 2, wenn eine Option oder ein
Name falsch ist.
</translation>
    </message>
    <message>
        <source>the date of a worksheet, in seconds since 1970</source>
        <translation>das Datum eines Arbeitsblatts, in Sekunden seit 1970</translation>
    </message>
    <message>
        <source>leave out the lines to write on</source>
        <translation>lässt die Schreiblinien weg</translation>
    </message>
    <message>
        <source>that function and those that it calls, without the part that reads hands</source>
        <translation>diese Funktion und die, die sie aufruft, ohne den Teil, der Blätter liest</translation>
    </message>
    <message>
        <source>standard output if not given</source>
        <translation>Vorgabe: Standardausgabe</translation>
    </message>
    <message>
        <source>write the code of the series as a program of its own</source>
        <translation>schreibt den Code der Serie als eigenes Programm</translation>
    </message>
    <message>
        <source>Writes the functions that compare hands under these rules, line for line those that
&apos;explain&apos; steps through, as one module for Python 3.9 or ES2020 that needs no other.
</source>
        <translation>Schreibt die Funktionen, die Blätter nach diesen Regeln vergleichen, Zeile für Zeile die,
durch die &apos;explain&apos; geht, als ein Modul für Python 3.9 oder ES2020, das kein anderes braucht.
</translation>
    </message>
    <message>
        <source>The program reads a line of hands and writes who wins, by number; of one hand its
rank. With --lens RANK, or a rank before the hands, all are compared as that rank. So
&apos;check&apos; can ask it. To write your own, begin with one function.
</source>
        <translation>Das Programm liest eine Zeile mit Blättern und schreibt, wer gewinnt, als Nummer; von einem
Blatt seinen Rang. Mit --lens RANG oder einem Rang vor den Blättern werden alle als dieser
Rang verglichen. So kann &apos;check&apos; es fragen. Ein eigenes Programm beginnt man am besten mit einer Funktion.
</translation>
    </message>
    <message>
        <source>Exit status: 0; 1 if the file cannot be written; 2 if an option or a name is wrong.
</source>
        <translation>Rückgabewert: 0; 1, wenn die Datei nicht geschrieben werden kann; 2, wenn eine Option
oder ein Name falsch ist.
</translation>
    </message>
    <message>
        <source>With one --topic, one --kind and --difficulty, --seed names a question: the first has
that seed itself. &apos;Copy command&apos; in the window copies such a command.
</source>
        <translation>Mit einem --topic, einem --kind und --difficulty nennt --seed eine Frage: Die erste hat
genau diese Startzahl. &apos;Befehl kopieren&apos; im Fenster kopiert einen solchen Befehl.
</translation>
    </message>
</context>
<context>
    <name>KeyHintText</name>
    <message>
        <source>%1 here: %2</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;</comment>
        <translation>%1 hier: %2</translation>
    </message>
    <message>
        <source>%1 here: %2; %3 would win so far</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3: &apos;Player 2&apos;</comment>
        <translation>%1 hier: %2; %3 würde bisher gewinnen</translation>
    </message>
    <message>
        <source>%1 here: %2; %3 would win</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3: &apos;Player 2&apos;</comment>
        <translation>%1 hier: %2; %3 würde gewinnen</translation>
    </message>
    <message>
        <source>%1 here: %2; Players %3 and %4 would tie so far</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3, %4: numbers</comment>
        <translation>%1 hier: %2; bisher Gleichstand für Spieler %3 und %4</translation>
    </message>
    <message>
        <source>%1 here: %2; Players %3 and %4 would tie</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3, %4: numbers</comment>
        <translation>%1 hier: %2; Gleichstand für Spieler %3 und %4</translation>
    </message>
    <message>
        <source>%1 here: %2; %3 and %4 would tie so far</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3, %4: names</comment>
        <translation>%1 hier: %2; bisher Gleichstand für %3 und %4</translation>
    </message>
    <message>
        <source>%1 here: %2; %3 and %4 would tie</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;; %3, %4: names</comment>
        <translation>%1 hier: %2; Gleichstand für %3 und %4</translation>
    </message>
    <message>
        <source>%1 here: %2; everyone would tie</source>
        <comment>%1: &apos;K♦&apos;; %2: &apos;full house, kings over sixes&apos;</comment>
        <translation>%1 hier: %2; Gleichstand für alle</translation>
    </message>
</context>
<context>
    <name>LadderText</name>
    <message>
        <source>Not reached</source>
        <comment>a rank below the first that fits</comment>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>Not reached, nor any below</source>
        <comment>a rank below the first that fits</comment>
        <translation>Nicht erreicht, auch keiner darunter</translation>
    </message>
    <message>
        <source>%1: not reached, nor any below.</source>
        <comment>%1: &apos;Two pair&apos;</comment>
        <translation>%1: nicht erreicht, auch keiner darunter.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>the hand is of this rank</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the hand is not of this rank</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1: not reached.</source>
        <comment>%1: &apos;High card&apos;</comment>
        <translation>%1: nicht erreicht.</translation>
    </message>
    <message>
        <source>%1: yes. %2.</source>
        <comment>%1: &apos;Straight&apos;; %2: the reason</comment>
        <translation>%1: ja. %2.</translation>
    </message>
    <message>
        <source>%1: no. %2.</source>
        <comment>%1: &apos;Straight&apos;; %2: the reason</comment>
        <translation>%1: nein. %2.</translation>
    </message>
    <message>
        <source>Two %1 are 2 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Zwei %1 sind 2 von %3</translation>
    </message>
    <message>
        <source>Three %1 are 3 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Drei %1 sind 3 von %3</translation>
    </message>
    <message>
        <source>Four %1 are 4 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Vier %1 sind 4 von %3</translation>
    </message>
    <message>
        <source>Wild + %2 is 2 of %3</source>
        <comment>%2: &apos;one queen&apos;; %3: the number needed</comment>
        <translation>Joker + %2 sind 2 von %3</translation>
    </message>
    <message>
        <source>Two wilds are 2 of %3</source>
        <comment>%3: the number needed</comment>
        <translation>Zwei Joker sind 2 von %3</translation>
    </message>
    <message>
        <source>Three wilds are 3 of %3</source>
        <comment>%3: the number needed</comment>
        <translation>Drei Joker sind 3 von %3</translation>
    </message>
    <message>
        <source>Four wilds are 4 of %3</source>
        <comment>%3: the number needed</comment>
        <translation>Vier Joker sind 4 von %3</translation>
    </message>
    <message>
        <source>Three different values</source>
        <comment>why this hand has no equal cards, or too few</comment>
        <translation>Drei verschiedene Werte</translation>
    </message>
    <message>
        <source>Four different values</source>
        <comment>why this hand has no equal cards, or too few</comment>
        <translation>Vier verschiedene Werte</translation>
    </message>
    <message>
        <source>Five different values</source>
        <comment>why this hand has no equal cards, or too few</comment>
        <translation>Fünf verschiedene Werte</translation>
    </message>
    <message>
        <source>Only one pair: %1</source>
        <comment>%1: &apos;queens&apos;</comment>
        <translation>Nur ein Paar: %1</translation>
    </message>
    <message>
        <source>Three %1, but no second pair</source>
        <comment>%1: &apos;queens&apos;</comment>
        <translation>Drei %1, aber kein zweites Paar</translation>
    </message>
    <message>
        <source>Four %1 leave only one other card</source>
        <comment>%1: &apos;queens&apos;</comment>
        <translation>Vier %1 lassen nur eine Karte übrig</translation>
    </message>
    <message>
        <source>All five cards are %1</source>
        <comment>%1: &apos;queens&apos;</comment>
        <translation>Alle fünf Karten sind %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the wild(s) count as ace(s)</source>
        <comment>%1: a reason; wilds are bugs</comment>
        <translation>
            <numerusform>%1; der Joker gilt als Ass</numerusform>
            <numerusform>%1; die Joker gelten als Asse</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild makes only one pair</source>
        <translation>Ein Joker macht nur ein Paar</translation>
    </message>
    <message>
        <source>A pair of %1 is below %2</source>
        <comment>&apos;tens&apos;, &apos;jacks&apos;</comment>
        <translation>Ein Paar %1 ist niedriger als %2</translation>
    </message>
    <message>
        <source>Two different suits</source>
        <comment>why this hand is no flush</comment>
        <translation>Zwei verschiedene Farben</translation>
    </message>
    <message>
        <source>Three different suits</source>
        <comment>why this hand is no flush</comment>
        <translation>Drei verschiedene Farben</translation>
    </message>
    <message>
        <source>Four different suits</source>
        <comment>why this hand is no flush</comment>
        <translation>Vier verschiedene Farben</translation>
    </message>
    <message>
        <source>Two %1, but with a wild all must differ</source>
        <comment>why this hand is no flush; %1: &apos;queens&apos;</comment>
        <translation>Zwei %1, aber mit Joker dürfen keine zwei gleich sein</translation>
    </message>
    <message>
        <source>Three %1, but with a wild all must differ</source>
        <comment>why this hand is no flush; %1: &apos;queens&apos;</comment>
        <translation>Drei %1, aber mit Joker dürfen keine zwei gleich sein</translation>
    </message>
    <message>
        <source>Four %1, but with a wild all must differ</source>
        <comment>why this hand is no flush; %1: &apos;queens&apos;</comment>
        <translation>Vier %1, aber mit Joker dürfen keine zwei gleich sein</translation>
    </message>
    <message>
        <source>Needs %1, has no wild</source>
        <comment>%1 …: &apos;an 8&apos;, &apos;a jack&apos;</comment>
        <translation>Braucht %1, hat keinen Joker</translation>
    </message>
    <message>
        <source>Needs %1 and %2, has one wild</source>
        <comment>%1 …: &apos;an 8&apos;, &apos;a jack&apos;</comment>
        <translation>Braucht %1 und %2, hat einen Joker</translation>
    </message>
    <message>
        <source>Needs %1, %2 and %3, has two wilds</source>
        <comment>%1 …: &apos;an 8&apos;, &apos;a jack&apos;</comment>
        <translation>Braucht %1, %2 und %3, hat zwei Joker</translation>
    </message>
    <message>
        <source>a 2</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a 3</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a 4</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a 5</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a 6</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a 7</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an 8</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a 9</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a 10</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>einen Buben</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>%1 in &apos;Needs %1 and %2, has one wild&apos;</comment>
        <translation>einen König</translation>
    </message>
    <message>
        <source>Only %1 high, not ace high</source>
        <comment>why this hand is no royal flush; %1: &apos;nine&apos;</comment>
        <translation>Nur %1 hoch, nicht Ass hoch</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>in &apos;%1 up to %2&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>in &apos;%1 up to %2&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>in &apos;%1 up to %2&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>in &apos;%1 up to %2&apos;</comment>
        <translation>Ass</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n of 5 card(s). The rank check starts with the fifth.</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>
            <numerusform>%1 hat %n von 5 Karten. Die Rangprüfung beginnt mit der fünften.</numerusform>
            <numerusform>%1 hat %n von 5 Karten. Die Rangprüfung beginnt mit der fünften.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in a row up to the ace</source>
        <comment>why this hand is no royal flush</comment>
        <translation>Nicht lückenlos bis zum Ass</translation>
    </message>
    <message>
        <source>Ace up to %2: too far apart for five in a row</source>
        <comment>%2: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>Ass bis %2: zu weit auseinander für eine Straße</translation>
    </message>
    <message>
        <source>%1 up to %2: too far apart for five in a row</source>
        <comment>%1: &apos;3&apos;; %2: &apos;9&apos;, &apos;jack&apos;</comment>
        <translation>%1 bis %2: zu weit auseinander für eine Straße</translation>
    </message>
    <message>
        <source>Two %1, but all five must differ</source>
        <comment>why this hand is no straight; %1: &apos;queens&apos;</comment>
        <translation>Zwei %1, aber alle fünf müssen verschieden sein</translation>
    </message>
    <message>
        <source>Three %1, but all five must differ</source>
        <comment>why this hand is no straight; %1: &apos;queens&apos;</comment>
        <translation>Drei %1, aber alle fünf müssen verschieden sein</translation>
    </message>
    <message>
        <source>Four %1, but all five must differ</source>
        <comment>why this hand is no straight; %1: &apos;queens&apos;</comment>
        <translation>Vier %1, aber alle fünf müssen verschieden sein</translation>
    </message>
    <message>
        <source>Five %1, but all five must differ</source>
        <comment>why this hand is no straight; %1: &apos;queens&apos;</comment>
        <translation>Fünf %1, aber alle fünf müssen verschieden sein</translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>%1: &apos;an 8&apos;, &apos;a jack&apos;; a wild is tried as another</comment>
        <translation>Braucht %1</translation>
    </message>
    <message>
        <source>Wild + two %1 are 3 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Joker + zwei %1 sind 3 von %3</translation>
    </message>
    <message>
        <source>Wild + three %1 are 4 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Joker + drei %1 sind 4 von %3</translation>
    </message>
    <message>
        <source>Two wilds + %2 are 3 of %3</source>
        <comment>%2: &apos;one queen&apos;; %3: the number needed</comment>
        <translation>Zwei Joker + %2 sind 3 von %3</translation>
    </message>
    <message>
        <source>Two wilds + two %1 are 4 of %3</source>
        <comment>%1: &apos;queens&apos;; %3: the number needed</comment>
        <translation>Zwei Joker + zwei %1 sind 4 von %3</translation>
    </message>
    <message>
        <source>Three wilds + %2 are 4 of %3</source>
        <comment>%2: &apos;one queen&apos;; %3: the number needed</comment>
        <translation>Drei Joker + %2 sind 4 von %3</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Read the lessons, and try what they say</source>
        <translation>Zeigt die Lektionen zum Lesen und Ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Previous lesson</source>
        <translation>&amp;Vorige Lektion</translation>
    </message>
    <message>
        <source>Go back to the lesson before</source>
        <translation>Geht zur Lektion davor</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>Go on to the next lesson</source>
        <translation>Geht zur nächsten Lektion</translation>
    </message>
    <message>
        <source>&amp;Find a lesson</source>
        <translation>Lektion &amp;suchen</translation>
    </message>
    <message>
        <source>Look for a word in the titles and texts of lessons</source>
        <translation>Sucht ein Wort in Titeln und Texten der Lektionen</translation>
    </message>
    <message>
        <source>&amp;Load example or check</source>
        <translation>Beispiel &amp;laden oder prüfen</translation>
    </message>
    <message>
        <source>Put the selected example onto its table, or check the exercise</source>
        <translation>Legt das gewählte Beispiel auf seinen Tisch oder prüft die Übung</translation>
    </message>
    <message>
        <source>P&amp;revious exercise</source>
        <translation>V&amp;orige Übung</translation>
    </message>
    <message>
        <source>Go back to the exercise before</source>
        <translation>Geht zur Übung davor</translation>
    </message>
    <message>
        <source>Next &amp;exercise</source>
        <translation>Nächste Üb&amp;ung</translation>
    </message>
    <message>
        <source>Go on to the next exercise</source>
        <translation>Geht zur nächsten Übung</translation>
    </message>
    <message>
        <source>Readin&amp;g mode</source>
        <translation>Lese&amp;modus</translation>
    </message>
    <message>
        <source>Show the text alone, in larger letters, or all of it</source>
        <translation>Zeigt nur den Text, in größerer Schrift, oder alles</translation>
    </message>
    <message>
        <source>Lesson l&amp;ist</source>
        <translation>Lektionsl&amp;iste</translation>
    </message>
    <message>
        <source>Show or hide the list of lessons</source>
        <translation>Zeigt oder verbirgt die Liste der Lektionen</translation>
    </message>
    <message>
        <source>Show the lessons of a folder of your own</source>
        <translation>Zeigt die Lektionen aus einem eigenen Ordner</translation>
    </message>
    <message>
        <source>&amp;Export progress…</source>
        <translation>Fortschritt &amp;exportieren …</translation>
    </message>
    <message>
        <source>Write all that you have answered into a CSV file</source>
        <translation>Schreibt alles, was Sie beantwortet haben, in eine CSV-Datei</translation>
    </message>
    <message>
        <source>&amp;Clear progress…</source>
        <translation>Fortschritt &amp;löschen …</translation>
    </message>
    <message>
        <source>Forget all that you have answered</source>
        <translation>Vergisst alles, was Sie beantwortet haben</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>On a button that has little room: the lesson before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>On a button that has little room: the next lesson</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the lessons of this folder of your own no longer; what you have answered is kept</source>
        <translation>Zeigt die Lektionen dieses eigenen Ordners nicht mehr; Ihre Antworten bleiben erhalten</translation>
    </message>
    <message>
        <source>&amp;Print lesson…</source>
        <translation>Lektion druc&amp;ken …</translation>
    </message>
    <message>
        <source>Open &amp;lessons…</source>
        <translation>Lekti&amp;onen öffnen …</translation>
    </message>
    <message>
        <source>Close &amp;these lessons</source>
        <translation>&amp;Diese Lektionen schließen</translation>
    </message>
    <message>
        <source>As &amp;PDF…</source>
        <translation>Als &amp;PDF …</translation>
    </message>
    <message>
        <source>Write the lesson into a file for paper</source>
        <translation>Schreibt die Lektion in eine Datei für Papier</translation>
    </message>
    <message>
        <source>As &amp;HTML…</source>
        <translation>Als &amp;HTML …</translation>
    </message>
    <message>
        <source>Write the lesson into a file for any browser</source>
        <translation>Schreibt die Lektion in eine Datei für jeden Browser</translation>
    </message>
    <message>
        <source>With &amp;answers</source>
        <translation>Mit &amp;Antworten</translation>
    </message>
    <message>
        <source>In files and on paper the answers have a page of their own, or are left out</source>
        <translation>In Dateien und auf Papier stehen die Antworten auf einer eigenen Seite oder fehlen</translation>
    </message>
    <message>
        <source>Print the lesson with its exercises</source>
        <translation>Druckt die Lektion mit ihren Übungen</translation>
    </message>
    <message>
        <source>Read lessons a&amp;gain</source>
        <translation>Lektionen &amp;aktualisieren</translation>
    </message>
    <message>
        <source>Read the lessons of your own folders again</source>
        <translation>Liest die Lektionen aus Ihren eigenen Ordnern neu ein</translation>
    </message>
    <message>
        <source>Load &amp;all examples</source>
        <translation>&amp;Alle Beispiele laden</translation>
    </message>
    <message>
        <source>Put the hands of all examples onto tables in a row</source>
        <translation>Legt die Blätter aller Beispiele auf Tische in einer Reihe</translation>
    </message>
</context>
<context>
    <name>LensText</name>
    <message>
        <source>Not a high card</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Keine High Card</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <source>Not two pair</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Keine zwei Paare</translation>
    </message>
    <message>
        <source>Not three of a kind</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Drilling</translation>
    </message>
    <message>
        <source>Not a straight</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Keine Straße</translation>
    </message>
    <message>
        <source>Not a flush</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Flush</translation>
    </message>
    <message>
        <source>Not a full house</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Full House</translation>
    </message>
    <message>
        <source>Not four of a kind</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Vierling</translation>
    </message>
    <message>
        <source>Not a straight flush</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Straight Flush</translation>
    </message>
    <message>
        <source>Not a royal flush</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Royal Flush</translation>
    </message>
    <message>
        <source>Not five of a kind</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Fünfling</translation>
    </message>
    <message>
        <source>Not a pair of aces</source>
        <comment>instead of the rank of a hand</comment>
        <translation>Kein Paar Asse</translation>
    </message>
    <message>
        <source>Not a pair of %1 or better</source>
        <comment>instead of the rank of a hand; %1: &apos;jacks&apos;</comment>
        <translation>Kein Paar %1 oder besser</translation>
    </message>
    <message>
        <source>Working hand, in comparing order</source>
        <translation>Gewertet, in Vergleichsreihenfolge</translation>
    </message>
    <message>
        <source>Working hand, as %1</source>
        <comment>%1: &apos;full house&apos;</comment>
        <translation>Gewertet, als %1</translation>
    </message>
    <message>
        <source>Best rank</source>
        <comment>hands are compared as what they are</comment>
        <translation>Bester Rang</translation>
    </message>
    <message>
        <source>Back to the best rank: these rules know no %1.</source>
        <comment>%1: &apos;five of a kind&apos;, a rank that was compared as</comment>
        <translation>Zurück zum besten Rang: Diese Regeln kennen den Rang %1 nicht.</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>over a working hand; %1: &apos;full house&apos;</comment>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>Every hand is compared as a high card.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als High Card verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a pair.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Paar verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as two pair.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als zwei Paare verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as three of a kind.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Drilling verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a straight.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Straße verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a flush.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Flush verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a full house.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Full House verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as four of a kind.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Vierling verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a straight flush.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Straight Flush verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as a royal flush.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Royal Flush verglichen.</translation>
    </message>
    <message>
        <source>Every hand is compared as five of a kind.</source>
        <comment>the lens</comment>
        <translation>Jedes Blatt wird als Fünfling verglichen.</translation>
    </message>
</context>
<context>
    <name>LessonCommandText</name>
    <message>
        <source>there is no folder %1</source>
        <translation>es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>%1 is no folder</source>
        <translation>%1 ist kein Ordner</translation>
    </message>
    <message>
        <source>no lesson in %1</source>
        <translation>keine Lektion in %1</translation>
    </message>
    <message>
        <source>Nothing is wrong. Lessons: %1, examples: %2, exercises: %3, claims: %4.</source>
        <comment>numbers of what was checked</comment>
        <translation>Alles stimmt. Lektionen: %1, Beispiele: %2, Übungen: %3, Behauptungen: %4.</translation>
    </message>
    <message>
        <source>no folder given; lesson check needs one or more</source>
        <translation>kein Ordner angegeben; lesson check braucht mindestens einen</translation>
    </message>
    <message>
        <source>problems found: %1</source>
        <comment>%1: a number</comment>
        <translation>gefundene Fehler: %1</translation>
    </message>
    <message>
        <source>It holds no lessons.</source>
        <comment>it: a folder</comment>
        <translation>Er enthält keine Lektionen.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <comment>%1: a folder; %2: a sentence that says why</comment>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>Waiting for a change; Ctrl+C ends it.</source>
        <translation>Warte auf eine Änderung; Strg+C beendet das.</translation>
    </message>
    <message>
        <source>%1 is there already, and not empty</source>
        <comment>%1: a folder</comment>
        <translation>%1 gibt es schon, und der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a folder; %2: a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 would be a translation; to begin one, copy the folder of the English lesson</source>
        <comment>%1: a folder</comment>
        <translation>%1 wäre eine Übersetzung; kopieren Sie dafür den Ordner der englischen Lektion</translation>
    </message>
    <message>
        <source>there is no lesson in %1. %2</source>
        <comment>%1: a folder; %2: why it could not be saved</comment>
        <translation>in %1 ist keine Lektion. %2</translation>
    </message>
    <message>
        <source>lesson new needs one folder, such as %1</source>
        <translation>lesson new braucht einen Ordner, etwa %1</translation>
    </message>
    <message>
        <source>Written: %1 and %2. &apos;showdown-cli lesson check&apos; holds them against the engine.</source>
        <comment>%1, %2: files</comment>
        <translation>Geschrieben: %1 und %2. &apos;showdown-cli lesson check&apos; prüft sie mit der Engine.</translation>
    </message>
    <message>
        <source>--%1 is for lesson %2</source>
        <comment>&apos;--watch is for lesson check&apos;</comment>
        <translation>--%1 gehört zu lesson %2</translation>
    </message>
    <message>
        <source>lesson: &apos;check&apos; or &apos;new&apos;, and a folder, are missing</source>
        <translation>lesson: &apos;check&apos; oder &apos;new&apos; und ein Ordner fehlen</translation>
    </message>
    <message>
        <source>lesson can &apos;check&apos; or make a &apos;new&apos; one, not %1</source>
        <translation>lesson kann prüfen (&apos;check&apos;) oder anlegen (&apos;new&apos;), nicht %1</translation>
    </message>
</context>
<context>
    <name>LessonGroups</name>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Comparing equal ranks</source>
        <translation>Gleiche Ränge vergleichen</translation>
    </message>
    <message>
        <source>comparing equal ranks</source>
        <translation>gleiche Ränge vergleichen</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Inside the code</source>
        <translation>Im Code</translation>
    </message>
    <message>
        <source>inside the code</source>
        <translation>im Code</translation>
    </message>
    <message>
        <source>Chances and odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>chances and odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Write your own</source>
        <translation>Selbst schreiben</translation>
    </message>
    <message>
        <source>write your own</source>
        <translation>selbst schreiben</translation>
    </message>
</context>
<context>
    <name>LessonTablesText</name>
    <message>
        <source>%1, exercise %2</source>
        <extracomment>The title of a table. %1: the title of a lesson</extracomment>
        <translation>%1, Übung %2</translation>
    </message>
</context>
<context>
    <name>LessonWriter</name>
    <message>
        <source>Remember.</source>
        <extracomment>The word that begins the box at the end of a lesson</extracomment>
        <translation>Merke.</translation>
    </message>
</context>
<context>
    <name>LineReaderText</name>
    <message>
        <source>standard input is closed</source>
        <translation>die Standardeingabe ist geschlossen</translation>
    </message>
    <message>
        <source>standard input cannot be read. %1</source>
        <comment>%1: a sentence that says why</comment>
        <translation>die Standardeingabe ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <comment>%1: a file; %2: a sentence that says why</comment>
        <translation>%1 ist nicht lesbar. %2</translation>
    </message>
    <message>
        <source>the line is longer than 64 KB</source>
        <translation>die Zeile ist länger als 64 KB</translation>
    </message>
    <message>
        <source>standard input, line %1: %2</source>
        <comment>%2: what is wrong</comment>
        <translation>Standardeingabe, Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>%1: a file; %3: what is wrong</comment>
        <translation>%1, Zeile %2: %3</translation>
    </message>
</context>
<context>
    <name>ManPageText</name>
    <message>
        <source>COMMANDS</source>
        <comment>heading of a man page</comment>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>heading of a man page</comment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <comment>heading of a man page</comment>
        <translation>BEISPIELE</translation>
    </message>
    <message>
        <source>User Commands</source>
        <comment>title of man pages</comment>
        <translation>Dienstprogramme für Benutzer</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>heading of a man page</comment>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <comment>heading of a man page</comment>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <comment>heading of a man page</comment>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <comment>heading of a man page</comment>
        <translation>SIEHE AUCH</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What they make</source>
        <translation>Was sie ergeben</translation>
    </message>
    <message>
        <source>Working hand</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Die Geschichte</translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>Die Blätter</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>Dasselbe auf der Befehlszeile</translation>
    </message>
</context>
<context>
    <name>MenusText</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Text &amp;size: %1 %</source>
        <extracomment>The title of a menu; %1: a number, 100 is the usual size</extracomment>
        <translation>&amp;Schriftgröße: %1 %</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <extracomment>The title of a menu: how long cards are seen moving</extracomment>
        <translation>&amp;Animationen</translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>it reads both values from hand 1</source>
        <translation>beide Werte liest sie aus Blatt 1</translation>
    </message>
    <message>
        <source>it counts hand 2&apos;s wilds in hand 1</source>
        <translation>die Joker von Blatt 2 zählt sie in Blatt 1</translation>
    </message>
    <message>
        <source>hand 1&apos;s ace goes to a name that is never read</source>
        <translation>das Ass von Blatt 1 landet unter einem Namen, den niemand liest</translation>
    </message>
    <message>
        <source>the unsorted hand is passed on</source>
        <translation>weitergegeben wird das unsortierte Blatt</translation>
    </message>
    <message>
        <source>the lowest value is set only after a gap</source>
        <translation>der niedrigste Wert wird erst nach einer Lücke gesetzt</translation>
    </message>
    <message>
        <source>the values in a gap are built on one that is not set yet</source>
        <translation>die Werte einer Lücke bauen auf einem auf, der noch nicht gesetzt ist</translation>
    </message>
    <message>
        <source>spent wilds are counted again</source>
        <translation>verbrauchte Joker werden noch einmal gezählt</translation>
    </message>
    <message>
        <source>two calls find the first pairs, not the highest ones</source>
        <translation>zwei Aufrufe finden die ersten Paare, nicht die höchsten</translation>
    </message>
    <message>
        <source>twos are taken out, and the pair stays in</source>
        <translation>Zweien werden entfernt, und das Paar bleibt</translation>
    </message>
    <message>
        <source>the first group takes every wild, and nothing is sorted</source>
        <translation>die erste Gruppe nimmt jeden Joker, und nichts wird sortiert</translation>
    </message>
    <message>
        <source>hand 2 is put into one name and read from another</source>
        <translation>Blatt 2 wird unter einem Namen abgelegt und unter einem anderen gelesen</translation>
    </message>
    <message>
        <source>it reads an info that every caller makes empty</source>
        <translation>sie liest ein info, das jeder Aufrufer leer anlegt</translation>
    </message>
    <message>
        <source>the values of the wilds are stored in a wrong name</source>
        <translation>die Werte der Joker werden unter einem falschen Namen abgelegt</translation>
    </message>
    <message>
        <source>it asks for exactly two wilds, where at least two count</source>
        <translation>sie fragt nach genau zwei Jokern, wo mindestens zwei gelten</translation>
    </message>
    <message>
        <source>it counts values that come exactly twice</source>
        <translation>sie zählt Werte, die genau zweimal vorkommen</translation>
    </message>
    <message>
        <source>it takes out the wilds alone, or values that come just twice</source>
        <translation>sie entfernt nur die Joker oder Werte, die genau zweimal vorkommen</translation>
    </message>
    <message>
        <source>wilds become aces although the other group is aces already</source>
        <translation>Joker werden Asse, obwohl die andere Gruppe schon aus Assen besteht</translation>
    </message>
    <message>
        <source>it takes two groups of one value</source>
        <translation>sie nimmt zwei Gruppen mit demselben Wert</translation>
    </message>
    <message>
        <source>the wilds are never replaced and count 100</source>
        <translation>die Joker werden nie ersetzt und zählen 100</translation>
    </message>
    <message>
        <source>one value is passed on where a list is wanted</source>
        <translation>ein einzelner Wert wird übergeben, wo eine Liste verlangt ist</translation>
    </message>
    <message>
        <source>every tie: %1 of %2</source>
        <translation>jeder Gleichstand: %1 von %2</translation>
    </message>
    <message>
        <source>every case with three hands: %1 of %2</source>
        <translation>jeder Fall mit drei Blättern: %1 von %2</translation>
    </message>
    <message>
        <source>every case in which no hand is of the rank: %1 of %2</source>
        <translation>jeder Fall, in dem kein Blatt den Rang hat: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>every hand with exactly %n wild(s): %1 of %2</source>
        <translation>
            <numerusform>jedes Blatt mit genau %n Joker: %1 von %2</numerusform>
            <numerusform>jedes Blatt mit genau %n Jokern: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every case with exactly %n wild(s) in a hand: %1 of %2</source>
        <translation>
            <numerusform>jeder Fall mit genau %n Joker in einem Blatt: %1 von %2</numerusform>
            <numerusform>jeder Fall mit genau %n Jokern in einem Blatt: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every hand with %n wild(s) or more: %1 of %2</source>
        <translation>
            <numerusform>jedes Blatt mit mindestens %n Joker: %1 von %2</numerusform>
            <numerusform>jedes Blatt mit mindestens %n Jokern: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every case with %n wild(s) or more in a hand: %1 of %2</source>
        <translation>
            <numerusform>jeder Fall mit mindestens %n Joker in einem Blatt: %1 von %2</numerusform>
            <numerusform>jeder Fall mit mindestens %n Jokern in einem Blatt: %1 von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>every hand with %3: %1 of %2</source>
        <comment>%3: &apos;tens&apos;</comment>
        <translation>jedes Blatt mit %3: %1 von %2</translation>
    </message>
    <message>
        <source>every case with %3: %1 of %2</source>
        <comment>%3: &apos;tens&apos;</comment>
        <translation>jeder Fall mit %3: %1 von %2</translation>
    </message>
    <message>
        <source>every hand that is %3: %1 of %2</source>
        <comment>%3: &apos;a full house&apos;</comment>
        <translation>jedes Blatt, das %3 hat: %1 von %2</translation>
    </message>
    <message>
        <source>every case that %3 wins: %1 of %2</source>
        <comment>%3: &apos;a full house&apos;</comment>
        <translation>jeder Fall, in dem der Gewinner %3 hat: %1 von %2</translation>
    </message>
    <message>
        <source>every case of hands of different rank: %1 of %2</source>
        <translation>jeder Fall mit Blättern verschiedenen Ranges: %1 von %2</translation>
    </message>
    <message>
        <source>every case that hand %3 wins alone: %1 of %2</source>
        <comment>%3: a number</comment>
        <translation>jeder Fall, den Blatt %3 allein gewinnt: %1 von %2</translation>
    </message>
    <message>
        <source>every case that a kicker decides: %1 of %2</source>
        <translation>jeder Fall, den ein Kicker entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>every case of three or four of a kind that a kicker decides: %1 of %2</source>
        <translation>jeder Fall mit Drilling oder Vierling, den ein Kicker entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>only ties: %1 of %2</source>
        <translation>nur Gleichstände: %1 von %2</translation>
    </message>
    <message>
        <source>only cases with three hands: %1 of %2</source>
        <translation>nur Fälle mit drei Blättern: %1 von %2</translation>
    </message>
    <message>
        <source>only cases in which no hand is of the rank: %1 of %2</source>
        <translation>nur Fälle, in denen kein Blatt den Rang hat: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>only hands with exactly %n wild(s): %1 of %2</source>
        <translation>
            <numerusform>nur Blätter mit genau %n Joker: %1 von %2</numerusform>
            <numerusform>nur Blätter mit genau %n Jokern: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only cases with exactly %n wild(s) in a hand: %1 of %2</source>
        <translation>
            <numerusform>nur Fälle mit genau %n Joker in einem Blatt: %1 von %2</numerusform>
            <numerusform>nur Fälle mit genau %n Jokern in einem Blatt: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only hands with %n wild(s) or more: %1 of %2</source>
        <translation>
            <numerusform>nur Blätter mit mindestens %n Joker: %1 von %2</numerusform>
            <numerusform>nur Blätter mit mindestens %n Jokern: %1 von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only cases with %n wild(s) or more in a hand: %1 of %2</source>
        <translation>
            <numerusform>nur Fälle mit mindestens %n Joker in einem Blatt: %1 von %2</numerusform>
            <numerusform>nur Fälle mit mindestens %n Jokern in einem Blatt: %1 von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>only hands with %3: %1 of %2</source>
        <comment>%3: &apos;tens&apos;</comment>
        <translation>nur Blätter mit %3: %1 von %2</translation>
    </message>
    <message>
        <source>only cases with %3: %1 of %2</source>
        <comment>%3: &apos;tens&apos;</comment>
        <translation>nur Fälle mit %3: %1 von %2</translation>
    </message>
    <message>
        <source>only hands that are %3: %1 of %2</source>
        <comment>%3: &apos;a full house&apos;</comment>
        <translation>nur Blätter, die %3 haben: %1 von %2</translation>
    </message>
    <message>
        <source>only cases that %3 wins: %1 of %2</source>
        <comment>%3: &apos;a full house&apos;</comment>
        <translation>nur Fälle, in denen der Gewinner %3 hat: %1 von %2</translation>
    </message>
    <message>
        <source>only cases of hands of different rank: %1 of %2</source>
        <translation>nur Fälle mit Blättern verschiedenen Ranges: %1 von %2</translation>
    </message>
    <message>
        <source>only cases that hand %3 wins alone: %1 of %2</source>
        <comment>%3: a number</comment>
        <translation>nur Fälle, die Blatt %3 allein gewinnt: %1 von %2</translation>
    </message>
    <message>
        <source>only cases that a kicker decides: %1 of %2</source>
        <translation>nur Fälle, die ein Kicker entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>only cases of three or four of a kind that a kicker decides: %1 of %2</source>
        <translation>nur Fälle mit Drilling oder Vierling, die ein Kicker entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a function; %2: what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as the printed %1 does: %2 (%3)</source>
        <comment>%1: a function; %2: what it does; %3: &apos;E3&apos;</comment>
        <translation>wie im gedruckten %1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>it explains all %n wrong answer(s)</source>
        <translation>
            <numerusform>er erklärt die %n falsche Antwort</numerusform>
            <numerusform>er erklärt alle %n falschen Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>every case of %3 that &apos;%4&apos; decides: %1 of %2</source>
        <comment>%3: &apos;two pair&apos;; %4: &apos;Lower pair&apos;</comment>
        <translation>jeder Fall &apos;%3&apos;, den &apos;%4&apos; entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>only cases of %3 that &apos;%4&apos; decides: %1 of %2</source>
        <comment>%3: &apos;two pair&apos;; %4: &apos;Lower pair&apos;</comment>
        <translation>nur Fälle &apos;%3&apos;, die &apos;%4&apos; entscheidet: %1 von %2</translation>
    </message>
    <message>
        <source>%1: suits differ</source>
        <translation>%1: Farben verschieden</translation>
    </message>
    <message>
        <source>%1: equal values</source>
        <translation>%1: gleiche Werte</translation>
    </message>
    <message>
        <source>%1: gap too wide</source>
        <translation>%1: Lücke zu groß</translation>
    </message>
    <message>
        <source>%1: not ace high</source>
        <translation>%1: nicht Ass hoch</translation>
    </message>
    <message>
        <source>%1: too few equal cards</source>
        <translation>%1: zu wenige gleiche Karten</translation>
    </message>
    <message>
        <source>%1: no second group</source>
        <translation>%1: keine zweite Gruppe</translation>
    </message>
    <message>
        <source>%1: pair too low</source>
        <translation>%1: Paar zu niedrig</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Fewer than two hands of this rank</source>
        <translation>Weniger als zwei Blätter dieses Rangs</translation>
    </message>
    <message>
        <source>No higher rank</source>
        <translation>Kein höherer Rang</translation>
    </message>
    <message>
        <source>the loop runs one past the last card</source>
        <translation>die Schleife läuft um eins über die letzte Karte hinaus</translation>
    </message>
    <message>
        <source>what 1, 0 and −1 mean differs between the code and the text</source>
        <translation>was 1, 0 und −1 bedeuten, ist in Code und Text verschieden</translation>
    </message>
    <message>
        <source>the text says that the first call finds sixes; it finds kings</source>
        <translation>laut Text findet der erste Aufruf Sechsen; er findet Könige</translation>
    </message>
    <message>
        <source>the text takes the pair for the trio</source>
        <translation>der Text hält das Paar für den Drilling</translation>
    </message>
    <message>
        <source>where only wilds are left, it asks for names that do not exist</source>
        <translation>wo nur Joker übrig sind, fragt sie nach Namen, die es nicht gibt</translation>
    </message>
    <message>
        <source>it writes into the dealt cards</source>
        <translation>sie schreibt in die gegebenen Karten</translation>
    </message>
    <message>
        <source>names and sentences of other functions were copied and left as they were</source>
        <translation>Namen und Sätze anderer Funktionen wurden kopiert und nicht angepasst</translation>
    </message>
    <message>
        <source>Some hands get a wrong answer.</source>
        <comment>of a printed mistake</comment>
        <translation>Manche Blätter bekommen eine falsche Antwort.</translation>
    </message>
    <message>
        <source>For some hands the code cannot go on.</source>
        <comment>of a printed mistake</comment>
        <translation>Bei manchen Blättern kommt der Code nicht weiter.</translation>
    </message>
    <message>
        <source>A step goes wrong; the answers are right.</source>
        <comment>of a printed mistake</comment>
        <translation>Ein Schritt geht schief; die Antworten stimmen.</translation>
    </message>
    <message>
        <source>The text is wrong; the code is right.</source>
        <comment>of a printed mistake</comment>
        <translation>Der Text ist falsch; der Code stimmt.</translation>
    </message>
    <message>
        <source>it may ask for more aces than there are wilds; the answer is right by luck</source>
        <translation>sie verlangt womöglich mehr Asse, als Joker da sind; die Antwort stimmt durch Glück</translation>
    </message>
    <message>
        <source>the text calls the last case two wilds; it is also a pair and one wild</source>
        <translation>der Text nennt den letzten Fall zwei Joker; er ist auch ein Paar und ein Joker</translation>
    </message>
</context>
<context>
    <name>NewLessonText</name>
    <message>
        <source>no hand is of the rank that all are compared as</source>
        <translation>kein Blatt hat den Rang, als der alle verglichen werden</translation>
    </message>
    <message>
        <source>table %1: %2</source>
        <comment>%2: the mistake</comment>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>The title of an example</extracomment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Step through this</source>
        <translation>Schritt für Schritt durchgehen</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>First name each hand.</source>
        <translation>Benennen Sie zuerst jedes Blatt.</translation>
    </message>
    <message>
        <source>A new lesson</source>
        <translation>Eine neue Lektion</translation>
    </message>
    <message>
        <source>You can say who wins, and why.</source>
        <translation>Sie können sagen, wer gewinnt und warum.</translation>
    </message>
    <message>
        <source>a table to ask about has two or three hands of five cards</source>
        <translation>ein Tisch, zu dem gefragt wird, hat zwei oder drei Blätter mit fünf Karten</translation>
    </message>
</context>
<context>
    <name>NextCardText</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>several jokers; %1: &apos;★&apos;</comment>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>several jokers; %1: &apos;Wild card&apos;</comment>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <comment>in a legend; %1: &apos;Player 1&apos;, &apos;Tie&apos;, &apos;flush&apos;</comment>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn card</source>
        <comment>the title of a page</comment>
        <translation>Jede Turn-Karte</translation>
    </message>
    <message>
        <source>Every river card</source>
        <comment>the title of a page</comment>
        <translation>Jede River-Karte</translation>
    </message>
    <message>
        <source>Every next card</source>
        <comment>the title of a page</comment>
        <translation>Jede nächste Karte</translation>
    </message>
    <message>
        <source>The map begins with the flop.</source>
        <translation>Die Übersicht beginnt mit dem Flop.</translation>
    </message>
    <message>
        <source>No card is to come.</source>
        <translation>Es kommt keine Karte mehr.</translation>
    </message>
    <message>
        <source>No hand is known, so nobody is marked as ahead.</source>
        <translation>Kein Blatt ist bekannt, daher ist niemand als vorn markiert.</translation>
    </message>
    <message>
        <source>Only one hand is known, so its player is marked everywhere; the percent and the shade say what each card is worth.</source>
        <translation>Nur ein Blatt ist bekannt, daher ist sein Spieler überall markiert; was jede Karte wert ist, sagen Prozente und Tönung.</translation>
    </message>
    <message>
        <source>Hole cards are unknown: marked is who leads of the others.</source>
        <translation>Handkarten sind unbekannt: Markiert ist, wer von den anderen vorn liegt.</translation>
    </message>
    <message>
        <source>What each card makes; filled: a better rank</source>
        <comment>above a map of cards</comment>
        <translation>Was jede Karte ergibt; gefüllt: ein besserer Rang</translation>
    </message>
    <message>
        <source>Percent: chances of %1; counted: %2 of %3 cards</source>
        <comment>&apos;Player 1&apos;; numbers</comment>
        <translation>Prozent: Chancen von %1; gezählt: %2 von %3 Karten</translation>
    </message>
    <message>
        <source>Percent: chances of %1</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Prozent: Chancen von %1</translation>
    </message>
    <message>
        <source>Percent: chances of %1, from samples</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Prozent: Chancen von %1, aus Stichproben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does: &apos;J♠&apos;, &apos;Player 1 wins&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown cards</source>
        <comment>in place of a hand</comment>
        <translation>unbekannte Karten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Player 1&apos;, &apos;flush, ace high&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>&apos;Player 1&apos;, &apos;flush, ace high&apos;, the chances: &apos;100.0 %&apos;</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Jack of spades&apos;, &apos;Player 1 wins&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: chances of %2 %3</source>
        <comment>&apos;Jack of spades&apos;, &apos;Player 1&apos;, &apos;100.0 %&apos;</comment>
        <translation>%1: Chancen von %2 %3</translation>
    </message>
    <message>
        <source>%1: %2, chances of %3 %4</source>
        <comment>&apos;Jack of spades&apos;, &apos;Player 1 wins&apos;, &apos;Player 1&apos;, &apos;100.0 %&apos;</comment>
        <translation>%1: %2, Chancen von %3 %4</translation>
    </message>
    <message>
        <source>%1: %2 holds it</source>
        <comment>&apos;Ace of spades&apos;, &apos;Player 1&apos;</comment>
        <translation>%1: bei %2</translation>
    </message>
    <message>
        <source>%1: on the board</source>
        <comment>&apos;Ace of spades&apos;</comment>
        <translation>%1: auf dem Board</translation>
    </message>
    <message>
        <source>%1: dead</source>
        <comment>&apos;Ace of spades&apos;, a card out of play</comment>
        <translation>%1: tot</translation>
    </message>
    <message>
        <source>B</source>
        <comment>a card on the board, in a small cell</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>in a legend of cards</comment>
        <translation>Gleichstand</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>.</source>
        <comment>between a whole number and its decimals: 26.1</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>%1 : 1</source>
        <comment>odds; %1: &apos;2.8&apos;</comment>
        <translation>%1 : 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent; %1: &apos;26.1&apos;</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between groups of three digits: 1,370,754</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 in favour</source>
        <comment>odds; %1: &apos;1.5 : 1&apos;</comment>
        <translation>%1 dafür</translation>
    </message>
    <message>
        <source>%1 against</source>
        <comment>odds; %1: &apos;2.8 : 1&apos;</comment>
        <translation>%1 dagegen</translation>
    </message>
    <message>
        <source>even</source>
        <comment>odds of 1 : 1</comment>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <comment>as it is said; %1: &apos;26.1&apos;</comment>
        <translation>%1 Prozent</translation>
    </message>
    <message>
        <source>%1 to 1 in favour</source>
        <comment>odds as they are said; %1: &apos;1.5&apos;</comment>
        <translation>%1 zu 1 dafür</translation>
    </message>
    <message>
        <source>%1 to 1 against</source>
        <comment>odds as they are said; %1: &apos;2.8&apos;</comment>
        <translation>%1 zu 1 dagegen</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>a figure of a sample; %1: &apos;26.1 %&apos; or &apos;2.8 : 1 against&apos;</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a figure of a sample, as it is said; %1: &apos;26.1 percent&apos;</comment>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>OddsActions</name>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>Count the cards that can still come</source>
        <translation>Zählt die Karten, die noch kommen können</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Karten e&amp;infügen</translation>
    </message>
    <message>
        <source>Put copied cards, or a situation, onto the table</source>
        <translation>Legt kopierte Karten oder eine Situation auf den Tisch</translation>
    </message>
    <message>
        <source>Make un&amp;known</source>
        <translation>Un&amp;bekannt machen</translation>
    </message>
    <message>
        <source>Put a card that nobody has seen into the next slot</source>
        <translation>Legt eine Karte, die niemand gesehen hat, auf den nächsten Platz</translation>
    </message>
    <message>
        <source>Run &amp;it out</source>
        <translation>&amp;Bis zum River geben</translation>
    </message>
    <message>
        <source>Deal all that the board lacks</source>
        <translation>Gibt alles, was dem Board fehlt</translation>
    </message>
    <message>
        <source>De&amp;al to all</source>
        <translation>&amp;Allen geben</translation>
    </message>
    <message>
        <source>Deal the missing hole cards; if there are none, new ones to all</source>
        <translation>Gibt die fehlenden Handkarten; fehlen keine, allen neue</translation>
    </message>
    <message>
        <source>D&amp;eal player</source>
        <translation>Nur diesem Spieler &amp;Karten geben</translation>
    </message>
    <message>
        <source>Deal the missing hole cards of the player, or two new ones</source>
        <translation>Gibt die fehlenden Handkarten des Spielers oder zwei neue</translation>
    </message>
    <message>
        <source>&amp;Rename player</source>
        <translation>Spieler u&amp;mbenennen</translation>
    </message>
    <message>
        <source>Give the player another name</source>
        <translation>Gibt dem Spieler einen anderen Namen</translation>
    </message>
    <message>
        <source>The player changes places with the one above</source>
        <translation>Der Spieler tauscht den Platz mit dem darüber</translation>
    </message>
    <message>
        <source>Move player do&amp;wn</source>
        <translation>Spieler nach un&amp;ten</translation>
    </message>
    <message>
        <source>The player changes places with the one below</source>
        <translation>Der Spieler tauscht den Platz mit dem darunter</translation>
    </message>
    <message>
        <source>Re&amp;move player</source>
        <translation>Spieler entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Take the player, with the cards, from the table</source>
        <translation>Nimmt den Spieler mit seinen Karten vom Tisch</translation>
    </message>
    <message>
        <source>&amp;Clear player</source>
        <translation>Blatt &amp;leeren</translation>
    </message>
    <message>
        <source>Take the hole cards of the player away</source>
        <translation>Nimmt die Handkarten des Spielers weg</translation>
    </message>
    <message>
        <source>Take all cards away: hole cards, board, dead cards</source>
        <translation>Nimmt alle Karten weg: Handkarten, Board, tote Karten</translation>
    </message>
    <message>
        <source>Go to the cards of the board</source>
        <translation>Geht zu den Karten des Boards</translation>
    </message>
    <message>
        <source>Put the best five cards of each player on the table of Compare, with the house rules</source>
        <translation>Legt die besten fünf Karten jedes Spielers mit den Hausregeln auf den Tisch der Ansicht „Vergleichen“</translation>
    </message>
    <message>
        <source>De&amp;ad cards</source>
        <translation>T&amp;ote Karten</translation>
    </message>
    <message>
        <source>Show slots for cards that are seen and out of play</source>
        <translation>Zeigt Plätze für tote Karten: gesehen, aber nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>Percent to one dec&amp;imal</source>
        <translation>Prozent m&amp;it einer Nachkommastelle</translation>
    </message>
    <message>
        <source>16.7 % rather than 17 %</source>
        <translation>16,7 % statt 17 %</translation>
    </message>
    <message>
        <source>Pre-&amp;flop</source>
        <translation>Pre&amp;flop</translation>
    </message>
    <message>
        <source>Go back to before the flop</source>
        <translation>Geht vor den Flop zurück</translation>
    </message>
    <message>
        <source>F&amp;lop</source>
        <translation>Flo&amp;p</translation>
    </message>
    <message>
        <source>Go to the flop: back, or deal up to it</source>
        <translation>Geht zum Flop: zurück, oder gibt bis dahin</translation>
    </message>
    <message>
        <source>Tur&amp;n</source>
        <translation>Tur&amp;n</translation>
    </message>
    <message>
        <source>Go to the turn: back, or deal up to it</source>
        <translation>Geht zum Turn: zurück, oder gibt bis dahin</translation>
    </message>
    <message>
        <source>Ri&amp;ver</source>
        <translation>Ri&amp;ver</translation>
    </message>
    <message>
        <source>Go to the river: deal up to it</source>
        <translation>Geht zum River: gibt bis dahin</translation>
    </message>
    <message>
        <source>Deal from &amp;seed…</source>
        <translation>Mit &amp;Startzahl (Zufall) geben …</translation>
    </message>
    <message>
        <source>Move player &amp;up</source>
        <translation>Spieler nach &amp;oben</translation>
    </message>
    <message>
        <source>Com&amp;pare the hands</source>
        <translation>Bl&amp;ätter vergleichen</translation>
    </message>
    <message>
        <source>Deal the same cards again, by the seed of an earlier deal</source>
        <translation>Gibt dieselben Karten noch einmal, mit der Startzahl von früher</translation>
    </message>
    <message>
        <source>Outs of player &amp;%1</source>
        <translation>Outs von Spieler &amp;%1</translation>
    </message>
    <message>
        <source>Show the outs of player %1, and go to the cards</source>
        <translation>Zeigt die Outs von Spieler %1 und geht zu den Karten</translation>
    </message>
    <message>
        <source>Count under the house rules “%1”</source>
        <translation>Zählt nach den Hausregeln „%1“</translation>
    </message>
    <message>
        <source>&amp;Go to the board</source>
        <translation>&amp;Zum Board</translation>
    </message>
    <message>
        <source>Clear ta&amp;ble</source>
        <translation>Tisc&amp;h leeren</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>&amp;Ein Spieler</translation>
    </message>
    <message>
        <source>Count the outs of one player alone; the others leave the table with their cards</source>
        <translation>Zählt die Outs eines einzelnen Spielers; die anderen verlassen den Tisch mit ihren Karten</translation>
    </message>
    <message>
        <source>Two pla&amp;yers</source>
        <translation>Z&amp;wei Spieler</translation>
    </message>
    <message>
        <source>Two players against each other; the third leaves the table with the cards</source>
        <translation>Zwei Spieler gegeneinander; der dritte verlässt den Tisch mit seinen Karten</translation>
    </message>
    <message>
        <source>T&amp;hree players</source>
        <translation>&amp;Drei Spieler</translation>
    </message>
    <message>
        <source>Three players against each other</source>
        <translation>Drei Spieler gegeneinander</translation>
    </message>
    <message>
        <source>Swap with ne&amp;xt player</source>
        <translation>Mit dem nä&amp;chsten Spieler tauschen</translation>
    </message>
    <message>
        <source>Sor&amp;t player</source>
        <translation>Spieler sort&amp;ieren</translation>
    </message>
    <message>
        <source>Put the hole cards of the player in order</source>
        <translation>Ordnet die Handkarten des Spielers</translation>
    </message>
</context>
<context>
    <name>OddsCommandText</name>
    <message>
        <source>unexpected %1; --hole names the cards of a player</source>
        <translation>%1 wird nicht erwartet; --hole nennt die Karten eines Spielers</translation>
    </message>
    <message>
        <source>no hand given; --hole names the cards of a player</source>
        <translation>kein Blatt angegeben; --hole nennt die Karten eines Spielers</translation>
    </message>
    <message numerus="yes">
        <source>%n hands given; at most three are possible</source>
        <translation>
            <numerusform>%n Blatt angegeben; höchstens drei sind möglich</numerusform>
            <numerusform>%n Blätter angegeben; höchstens drei sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>--players %1 is too few; hands given: %2</source>
        <comment>%1, %2: numbers</comment>
        <translation>--players %1 ist zu wenig; angegebene Blätter: %2</translation>
    </message>
    <message>
        <source>deck=free cannot be used: odds are those of one deck</source>
        <translation>deck=free ist hier nicht möglich: Gerechnet wird mit einem Deck</translation>
    </message>
    <message>
        <source>Quote the cards: %1</source>
        <comment>%1: options to type</comment>
        <translation>Setzen Sie die Karten in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>--to is for a player alone; against others cards count that win</source>
        <translation>--to gilt für einen Spieler allein; gegen andere zählen Karten, die gewinnen</translation>
    </message>
    <message>
        <source>%1 has no situation for odds in it, only hands</source>
        <comment>%1: a file</comment>
        <translation>%1 enthält keine Situation zum Zählen von Chancen, nur Blätter</translation>
    </message>
    <message>
        <source>the cards come from the file; leave out --%1</source>
        <comment>%1: &apos;hole&apos;</comment>
        <translation>die Karten kommen aus der Datei; --%1 weglassen</translation>
    </message>
    <message>
        <source>%1: one of two cards is missing</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1: eine von zwei Karten fehlt</translation>
    </message>
    <message numerus="yes">
        <source>the flop lacks %n card(s)</source>
        <translation>
            <numerusform>dem Flop fehlt %n Karte</numerusform>
            <numerusform>dem Flop fehlen %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the turn is missing</source>
        <comment>a card of the board</comment>
        <translation>der Turn fehlt</translation>
    </message>
</context>
<context>
    <name>OddsCopyText</name>
    <message>
        <source>Board</source>
        <comment>before the cards of the board, in copied text</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>before dead cards, in copied text: seen and out of play</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player, &apos;Board&apos; or &apos;Dead&apos;; %2: cards, &apos;As Ks&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 wins %2, ties %3, equity %4</source>
        <comment>%1: a player; %2, %3, %4: &apos;16.7 %&apos;</comment>
        <translation>%1: gewinnt %2, teilt %3, Equity %4</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above a column of names</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Hole cards</source>
        <comment>above a column</comment>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Win</source>
        <comment>above a column: how often a player wins</comment>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>above a column: how often the pot is shared</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Equity</source>
        <comment>above a column: the share of the pot</comment>
        <translation>Equity</translation>
    </message>
</context>
<context>
    <name>OddsDrawText</name>
    <message>
        <source>flush draw, %1, and straight draw</source>
        <comment>%1: &apos;spades&apos;</comment>
        <translation>Flush-Draw, %1, und Straßen-Draw</translation>
    </message>
    <message>
        <source>flush and straight draw</source>
        <translation>Flush- und Straßen-Draw</translation>
    </message>
    <message>
        <source>flush draw, %1</source>
        <comment>%1: &apos;spades&apos;</comment>
        <translation>Flush-Draw, %1</translation>
    </message>
    <message>
        <source>flush draw</source>
        <translation>Flush-Draw</translation>
    </message>
    <message>
        <source>straight draw</source>
        <translation>Straßen-Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <comment>%1: &apos;pair&apos;, &apos;full house&apos;</comment>
        <translation>%1 möglich</translation>
    </message>
    <message>
        <source>%1 or better draws</source>
        <comment>%1: &apos;pair&apos;, &apos;full house&apos;</comment>
        <translation>%1 oder besser möglich</translation>
    </message>
    <message>
        <source>wins whatever comes</source>
        <translation>gewinnt, was auch kommt</translation>
    </message>
    <message>
        <source>drawing dead</source>
        <comment>no card helps this player any more</comment>
        <translation>kann nicht mehr gewinnen</translation>
    </message>
    <message>
        <source>wins if neither improves</source>
        <comment>of two other players</comment>
        <translation>gewinnt, wenn sich niemand verbessert</translation>
    </message>
    <message>
        <source>wins if the other does not improve</source>
        <translation>gewinnt, wenn sich der andere nicht verbessert</translation>
    </message>
</context>
<context>
    <name>OddsErrorText</name>
    <message>
        <source>hand %1, card %2</source>
        <comment>where a card was given</comment>
        <translation>Spieler %1, Karte %2</translation>
    </message>
    <message>
        <source>board, card %1</source>
        <comment>where a card was given</comment>
        <translation>Board, Karte %1</translation>
    </message>
    <message>
        <source>dead cards, card %1</source>
        <comment>where a card was given</comment>
        <translation>tote Karten, Karte %1</translation>
    </message>
    <message>
        <source>board, %1</source>
        <comment>%1: &apos;character 4: …&apos;</comment>
        <translation>Board, %1</translation>
    </message>
    <message>
        <source>dead cards, %1</source>
        <comment>%1: &apos;character 4: …&apos;</comment>
        <translation>tote Karten, %1</translation>
    </message>
    <message>
        <source>there is no player</source>
        <translation>es ist kein Spieler da</translation>
    </message>
    <message>
        <source>there are more than three players</source>
        <translation>es sind mehr als drei Spieler da</translation>
    </message>
    <message>
        <source>board: it has none, three, four or five cards, not %1</source>
        <comment>%1: a number</comment>
        <translation>Board: Möglich sind keine, drei, vier oder fünf Karten, nicht %1</translation>
    </message>
    <message>
        <source>%1: %2 is already %3; one deck holds each card once</source>
        <comment>%1, %3: &apos;hand 1, card 2&apos;; %2: &apos;Qd&apos;</comment>
        <translation>%1: %2 ist schon vergeben: %3; in einem Deck gibt es jede Karte einmal</translation>
    </message>
    <message>
        <source>the deck is too small; cards that are missing: %1</source>
        <comment>%1: a number</comment>
        <translation>das Deck ist zu klein; fehlende Karten: %1</translation>
    </message>
</context>
<context>
    <name>OddsMethodText</name>
    <message>
        <source>River: %1 cards</source>
        <comment>how many may come; %1: &apos;42&apos;</comment>
        <translation>River: %1 Karten</translation>
    </message>
    <message>
        <source>Turn and river: %1</source>
        <comment>%1: &apos;46 × 45 ÷ 2 = 1,035&apos;</comment>
        <translation>Turn und River: %1</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <comment>%1: &apos;48 × 47 × 46 × 45 × 44 ÷ 120 = 1,712,304&apos;</comment>
        <translation>Board: %1</translation>
    </message>
    <message>
        <source>All cards are seen: there is one board, and nothing to count.</source>
        <translation>Alle Karten sind zu sehen: Es gibt ein einziges Board und nichts zu zählen.</translation>
    </message>
    <message>
        <source>Every deal was counted, each of them once: %1.</source>
        <comment>%1: a number</comment>
        <translation>Jede Verteilung wurde gezählt, jede genau einmal: %1.</translation>
    </message>
    <message>
        <source>Every board was counted, each of them once: %1.</source>
        <comment>%1: a number</comment>
        <translation>Jedes Board wurde gezählt, jedes genau einmal: %1.</translation>
    </message>
    <message>
        <source>Drawn by chance: %1 deals. There are more than any number here can tell.</source>
        <comment>%1: a number</comment>
        <translation>Zufällig gezogen: %1 Verteilungen. Es gibt mehr, als sich hier als Zahl angeben lässt.</translation>
    </message>
    <message>
        <source>Drawn by chance: %1 of %2 deals.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Zufällig gezogen: %1 von %2 Verteilungen.</translation>
    </message>
    <message>
        <source>Drawn by chance: %1 of %2 boards.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Zufällig gezogen: %1 von %2 Boards.</translation>
    </message>
    <message>
        <source>Hole cards of %1: %2</source>
        <comment>unknown ones; &apos;Player 2&apos;, &apos;45 × 44 ÷ 2 = 990&apos;</comment>
        <translation>Handkarten von %1: %2</translation>
    </message>
    <message>
        <source>Multiplied: %1 deals</source>
        <comment>%1: a number</comment>
        <translation>Multipliziert: %1 Verteilungen</translation>
    </message>
    <message>
        <source>Divided, because the order in which cards come does not matter.</source>
        <translation>Geteilt, weil die Reihenfolge der Karten keine Rolle spielt.</translation>
    </message>
    <message>
        <source>All deals</source>
        <comment>under a column of numbers</comment>
        <translation>Alle Verteilungen</translation>
    </message>
    <message>
        <source>All boards</source>
        <comment>under a column of numbers</comment>
        <translation>Alle Boards</translation>
    </message>
    <message>
        <source>%1: %2 ÷ %3 = %4</source>
        <comment>&apos;Player 1&apos;, &apos;(7 + 5 ÷ 2)&apos;, the boards: &apos;42&apos;, &apos;22.6 %&apos;</comment>
        <translation>%1: %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>Equity is a player&apos;s share of all the pots.</source>
        <translation>Equity ist der Anteil eines Spielers an allen Pots.</translation>
    </message>
    <message>
        <source>A pot that two share counts one half for each, one that all three share one third.</source>
        <translation>Ein Pot, den zwei teilen, zählt für jeden halb, einer, den alle drei teilen, zu einem Drittel.</translation>
    </message>
    <message>
        <source>A pot that two share counts one half for each.</source>
        <translation>Ein Pot, den zwei teilen, zählt für jeden halb.</translation>
    </message>
    <message>
        <source>A pot that all three share counts one third for each.</source>
        <translation>Ein Pot, den alle drei teilen, zählt für jeden zu einem Drittel.</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <comment>&apos;Player 1&apos;, chances &apos;40.22 %&apos;, their error &apos;0.05 %&apos;</comment>
        <translation>%1: %2 ± %3</translation>
    </message>
    <message>
        <source>Behind ± stands the standard error: in about two of three samples the chances are no further off.</source>
        <translation>Hinter ± steht der Standardfehler: In etwa zwei von drei Stichproben liegen die Chancen nicht weiter daneben.</translation>
    </message>
    <message>
        <source>Four times the samples halve it: %1 give up to %2, and %3 would give %4.</source>
        <comment>numbers of samples and their errors: &apos;20,000&apos;, &apos;0.300 %&apos;, &apos;80,000&apos;, &apos;0.150 %&apos;</comment>
        <translation>Viermal so viele Ziehungen halbieren ihn: %1 ergeben bis zu %2, und %3 ergäben %4.</translation>
    </message>
    <message>
        <source>Samples of the seed %1: the same seed draws the same ones.</source>
        <comment>%1: a number</comment>
        <translation>Ziehungen mit der Startzahl %1: Dieselbe Startzahl zieht dieselben.</translation>
    </message>
    <message>
        <source>Final hands of %1</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Endgültige Blätter von %1</translation>
    </message>
    <message>
        <source>Of %1 boards, each as likely as any other.</source>
        <comment>%1: a number above 1</comment>
        <translation>Von %1 Boards, jedes so wahrscheinlich wie jedes andere.</translation>
    </message>
</context>
<context>
    <name>OddsPlayerText</name>
    <message>
        <source>Before the flop</source>
        <translation>Vor dem Flop</translation>
    </message>
    <message>
        <source>Equity %1</source>
        <comment>%1: &apos;41.1 %&apos;, the share of the pot</comment>
        <translation>Equity %1</translation>
    </message>
    <message>
        <source>There is no favourite</source>
        <translation>Es gibt keinen Favoriten</translation>
    </message>
    <message>
        <source>%1 is the favourite</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1 ist Favorit</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 next cards change that</source>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n der %1 nächsten Karten ändert das</numerusform>
            <numerusform>%n der %1 nächsten Karten ändern das</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 next cards put another ahead</source>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n der %1 nächsten Karten bringt einen anderen in Führung</numerusform>
            <numerusform>%n der %1 nächsten Karten bringen einen anderen in Führung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cards beat it</source>
        <comment>a hand</comment>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n von %1 Karten schlägt dieses Blatt</numerusform>
            <numerusform>%n von %1 Karten schlagen dieses Blatt</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards to come</source>
        <comment>on the board</comment>
        <translation>Fünf Karten kommen noch</translation>
    </message>
    <message>
        <source>Four cards to come</source>
        <comment>on the board</comment>
        <translation>Vier Karten kommen noch</translation>
    </message>
    <message>
        <source>Three cards to come</source>
        <comment>on the board</comment>
        <translation>Drei Karten kommen noch</translation>
    </message>
    <message>
        <source>Two cards to come</source>
        <comment>on the board</comment>
        <translation>Zwei Karten kommen noch</translation>
    </message>
    <message>
        <source>One card to come</source>
        <comment>on the board</comment>
        <translation>Eine Karte kommt noch</translation>
    </message>
    <message>
        <source>No card to come</source>
        <comment>on the board</comment>
        <translation>Keine Karte kommt mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n Karte ungesehen</numerusform>
            <numerusform>%n Karten ungesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outs</source>
        <translation>
            <numerusform>%n Out</numerusform>
            <numerusform>%n Outs</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <comment>in place of &apos;7 outs&apos;: this player has the best hand</comment>
        <translation>führt</translation>
    </message>
    <message>
        <source>%1 is alone</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 ist allein</translation>
    </message>
    <message>
        <source>Other cards are unknown</source>
        <translation>Andere Karten sind unbekannt</translation>
    </message>
    <message>
        <source>No card changes that</source>
        <comment>who is ahead</comment>
        <translation>Keine Karte ändert das</translation>
    </message>
    <message>
        <source>%1 wins whatever comes. There are no outs.</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>%1 gewinnt, was auch kommt. Es gibt keine Outs.</translation>
    </message>
    <message>
        <source>Players %1 and %2 share the pot whatever comes. There are no outs.</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Spieler %1 und %2 teilen den Pot, was auch kommt. Es gibt keine Outs.</translation>
    </message>
    <message>
        <source>%1 and %2 share the pot whatever comes. There are no outs.</source>
        <comment>%1 and %2: names</comment>
        <translation>%1 und %2 teilen den Pot, was auch kommt. Es gibt keine Outs.</translation>
    </message>
    <message>
        <source>All three share the pot whatever comes. There are no outs.</source>
        <translation>Alle drei teilen den Pot, was auch kommt. Es gibt keine Outs.</translation>
    </message>
    <message>
        <source>Equity %1: wins %2, no ties</source>
        <comment>%1, %2: &apos;23.8 %&apos;</comment>
        <translation>Equity %1: gewinnt %2, kein Gleichstand</translation>
    </message>
    <message>
        <source>Equity %1: wins %2, half of the ties of two %3, and a third of those of three %4</source>
        <comment>%1 to %4: &apos;23.8 %&apos;; %3 and %4 are how often such ties come</comment>
        <translation>Equity %1: gewinnt %2, dazu die Hälfte der Gleichstände zu zweit %3 und ein Drittel derer zu dritt %4</translation>
    </message>
    <message>
        <source>Equity %1: wins %2, and half of ties %3</source>
        <comment>%1 to %3: &apos;23.8 %&apos;; %3 is how often there is a tie</comment>
        <translation>Equity %1: gewinnt %2, dazu die Hälfte der Gleichstände %3</translation>
    </message>
    <message>
        <source>Equity %1: wins %2, and a third of ties %3</source>
        <comment>%1 to %3: &apos;23.8 %&apos;; %3 is how often there is a tie</comment>
        <translation>Equity %1: gewinnt %2, dazu ein Drittel der Gleichstände %3</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;16.7 percent&apos;</comment>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>%1 wins %2, %3</source>
        <comment>%2: &apos;16.7 percent&apos;; %3: &apos;5.0 to 1 against&apos; or &apos;7 outs&apos;</comment>
        <translation>%1 gewinnt %2, %3</translation>
    </message>
    <message>
        <source>%1 wins %2, %3, %4</source>
        <comment>%2: &apos;16.7 percent&apos;; %3: &apos;5.0 to 1 against&apos;; %4: &apos;7 outs&apos;</comment>
        <translation>%1 gewinnt %2, %3, %4</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>in place of &apos;7 outs&apos;: no card is to come</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>wins %1, ties %2</source>
        <comment>how often a player does; &apos;23.8 %&apos;, &apos;0.6 %&apos;</comment>
        <translation>gewinnt %1, teilt %2</translation>
    </message>
    <message>
        <source>Of the known hands %1 is ahead</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>Von den bekannten Blättern führt %1</translation>
    </message>
    <message>
        <source>Of the known hands Players %1 and %2 are level</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Von den bekannten Blättern liegen Spieler %1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>Of the known hands %1 and %2 are level</source>
        <comment>%1 and %2: names</comment>
        <translation>Von den bekannten Blättern liegen %1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>The favourite is not known yet</source>
        <translation>Der Favorit steht noch nicht fest</translation>
    </message>
</context>
<context>
    <name>OddsPlayersText</name>
    <message>
        <source>%1 is ahead</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>%1 liegt vorn</translation>
    </message>
    <message>
        <source>Players %1 and %2 are level</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Spieler %1 und %2 liegen gleichauf</translation>
    </message>
    <message>
        <source>%1 and %2 are level</source>
        <comment>%1 and %2: names</comment>
        <translation>%1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>All three are level</source>
        <comment>of three players</comment>
        <translation>Alle drei liegen gleichauf</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Players %1 and %2 share the pot</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Spieler %1 und %2 teilen den Pot</translation>
    </message>
    <message>
        <source>%1 and %2 share the pot</source>
        <comment>%1 and %2: names</comment>
        <translation>%1 und %2 teilen den Pot</translation>
    </message>
    <message>
        <source>All three share the pot</source>
        <comment>of three players</comment>
        <translation>Alle drei teilen den Pot</translation>
    </message>
</context>
<context>
    <name>OddsSamples</name>
    <message>
        <source>Straight against a flush draw</source>
        <translation>Straße gegen Flush-Draw</translation>
    </message>
    <message>
        <source>One player’s outs to a straight</source>
        <translation>Die Outs eines Spielers zur Straße</translation>
    </message>
    <message>
        <source>A coin flip: pair against higher cards</source>
        <translation>Ein Münzwurf: Paar gegen höhere Karten</translation>
    </message>
    <message>
        <source>A dominated hand</source>
        <translation>Ein dominiertes Blatt</translation>
    </message>
    <message>
        <source>Three kings against three eights</source>
        <translation>Drei Könige gegen drei Achten</translation>
    </message>
    <message>
        <source>Suited connectors against aces</source>
        <translation>Verbundene Karten einer Farbe gegen Asse</translation>
    </message>
    <message>
        <source>Straight and flush draw against the top pair</source>
        <translation>Straßen- und Flush-Draw gegen das höchste Paar</translation>
    </message>
    <message>
        <source>The pot is mostly split</source>
        <translation>Der Pot wird meist geteilt</translation>
    </message>
    <message>
        <source>Three players before the flop</source>
        <translation>Drei Spieler vor dem Flop</translation>
    </message>
    <message>
        <source>A joker in the deck</source>
        <translation>Ein Joker im Deck</translation>
    </message>
    <message>
        <source>An unknown opponent</source>
        <translation>Ein unbekannter Gegner</translation>
    </message>
    <message>
        <source>Deuces wild</source>
        <translation>Zweien als Joker</translation>
    </message>
</context>
<context>
    <name>OddsStandingsText</name>
    <message>
        <source>. </source>
        <comment>between two sentences</comment>
        <extracomment>Between two sentences that are read aloud, one after the other</extracomment>
        <translation>. </translation>
    </message>
</context>
<context>
    <name>OddsStateText</name>
    <message>
        <source>Exact: no card is to come</source>
        <translation>Exakt: Es kommt keine Karte mehr</translation>
    </message>
    <message>
        <source>Exact: all %1 possible deals counted</source>
        <comment>%1: a number</comment>
        <translation>Exakt: alle %1 möglichen Verteilungen gezählt</translation>
    </message>
    <message>
        <source>Exact: all %1 possible river cards counted</source>
        <comment>%1: a number</comment>
        <translation>Exakt: alle %1 möglichen River-Karten gezählt</translation>
    </message>
    <message>
        <source>Exact: all %1 pairs of turn and river counted</source>
        <comment>%1: a number</comment>
        <translation>Exakt: alle %1 Paare aus Turn und River gezählt</translation>
    </message>
    <message>
        <source>Exact: all %1 possible boards counted</source>
        <comment>%1: a number</comment>
        <translation>Exakt: alle %1 möglichen Boards gezählt</translation>
    </message>
    <message>
        <source>Stopped: %1 deals drawn by chance, standard error up to %2</source>
        <comment>%1: a number; %2: &apos;0.05 %&apos;</comment>
        <translation>Angehalten: %1 Verteilungen zufällig gezogen, Standardfehler bis %2</translation>
    </message>
    <message>
        <source>Sampled: %1 deals drawn by chance, standard error up to %2</source>
        <comment>%1: a number; %2: &apos;0.05 %&apos;</comment>
        <translation>Stichprobe: %1 Verteilungen zufällig gezogen, Standardfehler bis %2</translation>
    </message>
    <message>
        <source>Give one player two cards.</source>
        <translation>Geben Sie einem Spieler zwei Karten.</translation>
    </message>
    <message>
        <source>%1 needs one more card.</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1 braucht noch eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>The flop needs %n more cards.</source>
        <translation>
            <numerusform>Dem Flop fehlt noch %n Karte.</numerusform>
            <numerusform>Dem Flop fehlen noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is missing.</source>
        <comment>a card of the board</comment>
        <translation>Der Turn fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %n more cards.</source>
        <translation>
            <numerusform>Dem Board fehlt noch %n Karte.</numerusform>
            <numerusform>Dem Board fehlen noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough cards are left: the deck lacks %n for the cards to come.</source>
        <translation>
            <numerusform>Es sind nicht genug Karten übrig: Dem Deck fehlt %n für die Karten, die noch kommen.</numerusform>
            <numerusform>Es sind nicht genug Karten übrig: Dem Deck fehlen %n für die Karten, die noch kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>before the flop %1</source>
        <comment>%1: &apos;40.2 %&apos;</comment>
        <translation>vor dem Flop %1</translation>
    </message>
    <message>
        <source>on the flop %1</source>
        <comment>%1: &apos;40.2 %&apos;</comment>
        <translation>auf dem Flop %1</translation>
    </message>
    <message>
        <source>on the turn %1</source>
        <comment>%1: &apos;40.2 %&apos;</comment>
        <translation>auf dem Turn %1</translation>
    </message>
    <message>
        <source>on the river %1</source>
        <comment>%1: &apos;40.2 %&apos;</comment>
        <translation>auf dem River %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;on the flop 25.9 %, …&apos;</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>With unknown cards nobody can say which card helps: there are no outs.</source>
        <translation>Bei unbekannten Karten kann niemand sagen, welche Karte hilft: Es gibt keine Outs.</translation>
    </message>
    <message>
        <source>Outs are counted from the flop on.</source>
        <translation>Outs werden ab dem Flop gezählt.</translation>
    </message>
    <message>
        <source>No card is to come, so there are no outs.</source>
        <translation>Es kommt keine Karte mehr, also gibt es keine Outs.</translation>
    </message>
    <message>
        <source>Counting what each next card leaves…</source>
        <translation>Zählt, was jede nächste Karte übrig lässt …</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt …</translation>
    </message>
    <message>
        <source>The chances are counted; now the rest is.</source>
        <translation>Die Chancen sind gezählt; nun folgt der Rest.</translation>
    </message>
    <message>
        <source>There is no better rank to hope for.</source>
        <translation>Einen besseren Rang gibt es nicht.</translation>
    </message>
    <message>
        <source>On the flop the cards count that put %1 ahead or keep them there; the river can change that again.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Auf dem Flop zählen die Karten, mit denen %1 führt; der River kann das noch ändern.</translation>
    </message>
    <message>
        <source>An estimate: the count has not ended.</source>
        <translation>Eine Schätzung: Die Zählung ist noch nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>They make %1, but they give %2 the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, gibt aber %2 das Gleiche: Der Pot wird geteilt.</numerusform>
            <numerusform>Sie ergeben %1, geben aber %2 das Gleiche: Der Pot wird geteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 the same rank, and higher.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, gibt aber %2 denselben Rang mit höheren Karten.</numerusform>
            <numerusform>Sie ergeben %1, geben aber %2 denselben Rang mit höheren Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 %3.</source>
        <extracomment>%1, %3: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, gibt aber %2 %3.</numerusform>
            <numerusform>Sie ergeben %1, geben aber %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, aber %2 hat das Gleiche: Der Pot wird geteilt.</numerusform>
            <numerusform>Sie ergeben %1, aber %2 hat das Gleiche: Der Pot wird geteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has the same rank, and higher.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, aber %2 hat denselben Rang mit höheren Karten.</numerusform>
            <numerusform>Sie ergeben %1, aber %2 hat denselben Rang mit höheren Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has %3.</source>
        <extracomment>%1, %3: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, aber %2 hat %3.</numerusform>
            <numerusform>Sie ergeben %1, aber %2 hat %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <comment>how far the board is dealt</comment>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <comment>how far the board is dealt</comment>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>how far the board is dealt</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <comment>how far the board is dealt</comment>
        <translation>River</translation>
    </message>
    <message>
        <source>Exact; boards counted: %1</source>
        <comment>%1: a number</comment>
        <translation>Exakt; gezählte Boards: %1</translation>
    </message>
    <message>
        <source>Drawing boards by chance… %1</source>
        <comment>%1: a number</comment>
        <translation>Boards werden zufällig gezogen … %1</translation>
    </message>
    <message>
        <source>Counting %1 boards… %2 %</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 Boards werden gezählt … %2 %</translation>
    </message>
    <message>
        <source>Street</source>
        <comment>label: how far the board is dealt</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>label: cards</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead</source>
        <comment>label: cards</comment>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unseen</source>
        <comment>label: how many cards nobody has seen</comment>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Holds</source>
        <comment>heading of a column: two cards</comment>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Has now</source>
        <comment>heading of a column: &apos;Two pair&apos;</comment>
        <translation>Hat jetzt</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>heading of a column: boards</comment>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Ties</source>
        <comment>heading of a column: boards</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Equity</source>
        <comment>heading of a column: the share of the pot</comment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Shared by players %1: %2</source>
        <comment>%1: &apos;1, 3&apos;; %2: a number of boards</comment>
        <translation>Geteilt von den Spielern %1: %2</translation>
    </message>
    <message>
        <source>about %1 %</source>
        <comment>a rule by heart; %1: a number</comment>
        <translation>etwa %1 %</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>label: outs divided by unseen cards</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Odds against</source>
        <comment>label: misses to outs</comment>
        <translation>Quote dagegen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n out(s)</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>
            <numerusform>%1: %n Out</numerusform>
            <numerusform>%1: %n Outs</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that improve the hand and do not win:</source>
        <translation>Karten, die das Blatt verbessern, aber nicht gewinnen:</translation>
    </message>
    <message>
        <source>Outs: cards for %1 or better</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Outs: Karten für %1 oder besser</translation>
    </message>
    <message>
        <source>Does not play</source>
        <comment>a player without cards</comment>
        <translation>Spielt nicht mit</translation>
    </message>
    <message>
        <source>By heart</source>
        <comment>label: the outs twice, or four times</comment>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>With the next card</source>
        <comment>heading</comment>
        <translation>Mit der nächsten Karte</translation>
    </message>
    <message>
        <source>Chance by outs</source>
        <comment>label: outs divided by unseen cards</comment>
        <translation>Chance nach Outs</translation>
    </message>
    <message>
        <source>With both cards to come</source>
        <comment>heading</comment>
        <translation>Mit beiden Karten, die noch kommen</translation>
    </message>
    <message>
        <source>Exact chance</source>
        <comment>label: of all pairs of cards to come</comment>
        <translation>Exakte Chance</translation>
    </message>
    <message>
        <source>Chance by outs</source>
        <comment>label: at least one out in two cards</comment>
        <translation>Chance nach Outs</translation>
    </message>
    <message>
        <source>The chance by outs leaves out pairs of cards that make it only together.</source>
        <translation>Die Chance nach Outs lässt Kartenpaare aus, die es nur zusammen ergeben.</translation>
    </message>
    <message>
        <source>%1 has %2 or better already.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;a straight&apos;</comment>
        <translation>%1 hat schon %2 oder besser.</translation>
    </message>
    <message>
        <source>At the river</source>
        <comment>heading: the ranks with all cards dealt</comment>
        <translation>Am River</translation>
    </message>
    <message>
        <source>Ways</source>
        <comment>heading of a column: in how many ways cards can come</comment>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading of a column: in percent</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>heading of a column: &apos;20.8 : 1 against&apos;</comment>
        <translation>Quote</translation>
    </message>
    <message>
        <source>All</source>
        <comment>the last row: the sum</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Chance of %1 or better at the river: %2, %3</source>
        <comment>%1: &apos;a straight&apos;; %2: &apos;4.4 %&apos;; %3: &apos;21.7 : 1 against&apos;</comment>
        <translation>Chance auf %1 oder besser am River: %2, %3</translation>
    </message>
    <message>
        <source>Odds in favour</source>
        <comment>label: outs to misses</comment>
        <translation>Quote dafür</translation>
    </message>
    <message>
        <source>Exact; deals counted: %1</source>
        <comment>%1: a number</comment>
        <translation>Exakt; gezählte Verteilungen: %1</translation>
    </message>
    <message>
        <source>Partial, because it was stopped; deals drawn by chance: %1, standard error up to %2</source>
        <comment>%1: a number; %2: &apos;0.05 %&apos;</comment>
        <translation>Unvollständig, weil abgebrochen; zufällig gezogene Verteilungen: %1, Standardfehler bis %2</translation>
    </message>
    <message>
        <source>Sampled; deals drawn by chance: %1, standard error up to %2</source>
        <comment>%1: a number; %2: &apos;0.05 %&apos;</comment>
        <translation>Stichprobe; zufällig gezogene Verteilungen: %1, Standardfehler bis %2</translation>
    </message>
    <message>
        <source>Every hand is at least a high card.</source>
        <translation>Jedes Blatt ist mindestens eine High Card.</translation>
    </message>
    <message>
        <source>%1 has %2 already.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;five of a kind&apos;</comment>
        <translation>%1 hat schon %2.</translation>
    </message>
    <message>
        <source>Outs: cards for %1</source>
        <comment>%1: &apos;five of a kind&apos;</comment>
        <translation>Outs: Karten für %1</translation>
    </message>
    <message>
        <source>Chance of %1 at the river: %2, %3</source>
        <comment>%1: &apos;five of a kind&apos;; %2: &apos;4.4 %&apos;; %3: &apos;21.7 : 1 against&apos;</comment>
        <translation>Chance auf %1 am River: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 and %4 the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2, %4: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, gibt aber %2 und %4 das Gleiche: Der Pot wird geteilt.</numerusform>
            <numerusform>Sie ergeben %1, geben aber %2 und %4 das Gleiche: Der Pot wird geteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 and %4 have the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2, %4: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>Sie ergibt %1, aber %2 und %4 haben das Gleiche: Der Pot wird geteilt.</numerusform>
            <numerusform>Sie ergeben %1, aber %2 und %4 haben das Gleiche: Der Pot wird geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that are no outs</source>
        <translation>Karten, die keine Outs sind</translation>
    </message>
    <message>
        <source>Hearts that are no outs</source>
        <translation>Herzkarten, die keine Outs sind</translation>
    </message>
    <message>
        <source>Diamonds that are no outs</source>
        <translation>Karokarten, die keine Outs sind</translation>
    </message>
    <message>
        <source>Clubs that are no outs</source>
        <translation>Kreuzkarten, die keine Outs sind</translation>
    </message>
    <message>
        <source>Spades that are no outs</source>
        <translation>Pikkarten, die keine Outs sind</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>beside cards that are shown</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or better</source>
        <comment>%1: &apos;Straight&apos;, a rank that is hoped for</comment>
        <translation>%1 oder besser</translation>
    </message>
    <message>
        <source>Drawing deals by chance… %1</source>
        <comment>%1: a number</comment>
        <translation>Verteilungen werden zufällig gezogen … %1</translation>
    </message>
    <message>
        <source>Counting %1 deals… %2 %</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 Verteilungen werden gezählt … %2 %</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <comment>cards that leave a player ahead</comment>
        <translation>Nichts ändert sich</translation>
    </message>
    <message>
        <source>to keep the lead</source>
        <comment>under &apos;25 cards&apos;</comment>
        <translation>um vorn zu bleiben</translation>
    </message>
    <message>
        <source>to win</source>
        <comment>under &apos;25 cards&apos;</comment>
        <translation>um zu gewinnen</translation>
    </message>
    <message>
        <source>%1 by the river</source>
        <comment>%1: &apos;Straight or better&apos;</comment>
        <translation>%1 bis zum River</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: &apos;Straight or better by the river&apos;; %2: &apos;6.9 %&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>The hands</source>
        <translation>Die Blätter</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Die Geschichte</translation>
    </message>
    <message>
        <source>Choose a line to see its step.</source>
        <translation>Wählen Sie eine Zeile, um ihren Schritt zu sehen.</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>Dasselbe auf der Befehlszeile</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Jede Zeile</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Parts of the run</source>
        <translation>Abschnitte des Durchlaufs</translation>
    </message>
    <message>
        <source>The cards at this step</source>
        <translation>Die Karten bei diesem Schritt</translation>
    </message>
    <message>
        <source>Found so far</source>
        <translation>Bisher gefunden</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Called from</source>
        <translation>Aufgerufen von</translation>
    </message>
    <message>
        <source>Keys: ← and → for back and next, Home and End for the first and the last step, Space to play, 1 2 3 for the detail.</source>
        <translation>Tasten: ← und → für zurück und weiter, Pos1 und Ende für den ersten und den letzten Schritt, Leertaste zum Abspielen, 1 2 3 für die Detailstufe.</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Made with Showdown</source>
        <translation>Erstellt mit Showdown</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>Language of the code</source>
        <translation>Sprache des Codes</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>on a button: the lines of a function</comment>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>A showdown, step by step</source>
        <translation>Ein Showdown, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>PasteText</name>
    <message>
        <source>There are more than three hands in the text.</source>
        <translation>Im Text stehen mehr als drei Blätter.</translation>
    </message>
    <message>
        <source>rules line: %1 is not understood; one of --rules --set --lens</source>
        <translation>Regelzeile: %1 ist unverständlich; möglich: --rules, --set, --lens</translation>
    </message>
    <message>
        <source>rules line: a value is missing after %1</source>
        <comment>%1: &apos;--lens&apos;</comment>
        <translation>Regelzeile: Nach %1 fehlt ein Wert</translation>
    </message>
    <message>
        <source>rules line: no house rules are called %1; one of %2</source>
        <translation>Regelzeile: Keine Hausregeln heißen %1; möglich: %2</translation>
    </message>
    <message>
        <source>rules line: %1 sets no rule; one of %2, then = and a value</source>
        <translation>Regelzeile: %1 setzt keine Regel; möglich: %2, dann = und ein Wert</translation>
    </message>
    <message>
        <source>rules line: %1 is no value of %2; possible: %3</source>
        <comment>%1: what was given, %2: a rule, %3: the values that it takes</comment>
        <translation>Regelzeile: %1 ist kein Wert von %2; möglich: %3</translation>
    </message>
    <message>
        <source>rules line: %1 is no rank; one of %2</source>
        <translation>Regelzeile: %1 ist kein Rang; möglich: %2</translation>
    </message>
    <message>
        <source>rules line: these rules have no rank %1</source>
        <translation>Regelzeile: Diese Regeln haben keinen Rang %1</translation>
    </message>
    <message>
        <source>hand %1: a player holds two cards, not %2</source>
        <comment>%2: a number</comment>
        <translation>Blatt %1: Ein Spieler hält zwei Karten, nicht %2</translation>
    </message>
    <message>
        <source>board: it has at most five cards, not %1</source>
        <comment>%1: a number</comment>
        <translation>Board: Es hat höchstens fünf Karten, nicht %1</translation>
    </message>
    <message>
        <source>dead cards: there are too many, %1</source>
        <comment>%1: a number</comment>
        <translation>tote Karten: Es sind zu viele, %1</translation>
    </message>
    <message>
        <source>command line: %1 is not understood; one of %2</source>
        <translation>Befehlszeile: %1 ist nicht verständlich; möglich: %2</translation>
    </message>
    <message>
        <source>command line: a value is missing after %1</source>
        <comment>%1: &apos;--hole&apos;</comment>
        <translation>Befehlszeile: Nach %1 fehlt ein Wert</translation>
    </message>
    <message>
        <source>Only a hole card can be unknown.</source>
        <translation>Nur eine Handkarte kann unbekannt sein.</translation>
    </message>
    <message>
        <source>command line: %1 cannot be pasted here; possible: %2</source>
        <comment>%1: &apos;odds&apos;; %2: &apos;compare explain&apos;</comment>
        <translation>Befehlszeile: %1 lässt sich hier nicht einfügen; möglich: %2</translation>
    </message>
    <message>
        <source>command line: %1 is a file; hands were expected</source>
        <comment>%1: &apos;table.showdown&apos;</comment>
        <translation>Befehlszeile: %1 ist eine Datei; erwartet wurden Blätter</translation>
    </message>
    <message>
        <source>There is no card in the text. Cards are written as Ks 10h 2d *.</source>
        <translation>Im Text steht keine Karte. Karten schreibt man wie Kp 10h 2k *.</translation>
    </message>
    <message>
        <source>A picture cannot be read as cards. Copy them as text, such as Ks 10h *.</source>
        <translation>Ein Bild lässt sich nicht als Karten lesen. Kopieren Sie sie als Text, etwa Kp 10h *.</translation>
    </message>
    <message>
        <source>This is a situation of Odds. Paste it in that view.</source>
        <translation>Das ist eine Situation der Ansicht „Chancen“. Fügen Sie sie dort ein.</translation>
    </message>
</context>
<context>
    <name>PlayerFacts</name>
    <message numerus="yes">
        <source>%n card(s) to go</source>
        <comment>until a hand is complete</comment>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>then ten, nine, five, two; a pair of tens counts as a high card here</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Appears when all five cards are in.</source>
        <translation>Erscheint, wenn alle fünf Karten da sind.</translation>
    </message>
    <message>
        <source>Ready</source>
        <comment>in place of &apos;1st&apos;: the only hand</comment>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>where it appears once it is revealed</comment>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>Answer questions about hands</source>
        <translation>Stellt Fragen zu Blättern</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Neue Runde</translation>
    </message>
    <message>
        <source>Begin a round with the questions chosen beside</source>
        <translation>Beginnt eine Runde mit den daneben gewählten Fragen</translation>
    </message>
    <message>
        <source>Choose &amp;topics…</source>
        <translation>&amp;Themen wählen …</translation>
    </message>
    <message>
        <source>Choose what the questions of a round are about</source>
        <translation>Wählt, worum es in den Fragen einer Runde geht</translation>
    </message>
    <message>
        <source>&amp;End the round</source>
        <translation>Runde &amp;beenden</translation>
    </message>
    <message>
        <source>Stop before the last question; what was answered counts</source>
        <translation>Hört vor der letzten Frage auf; was beantwortet ist, zählt</translation>
    </message>
    <message>
        <source>Check or &amp;go on</source>
        <translation>Prüfen oder &amp;weiter</translation>
    </message>
    <message>
        <source>Check the answer, or go on to the next question</source>
        <translation>Prüft die Antwort oder geht weiter zur nächsten Frage</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Show what narrows the answer down; it costs the point</source>
        <translation>Zeigt, was die Antwort eingrenzt; das kostet den Punkt</translation>
    </message>
    <message>
        <source>&amp;Step through</source>
        <translation>&amp;Durchgehen</translation>
    </message>
    <message>
        <source>Open the step that decides about your answer</source>
        <translation>Öffnet den Schritt, der über Ihre Antwort entscheidet</translation>
    </message>
    <message>
        <source>&amp;Open in Compare</source>
        <translation>In „Vergleichen“ &amp;öffnen</translation>
    </message>
    <message>
        <source>Put these cards onto a table, to try them out</source>
        <translation>Legt diese Karten zum Ausprobieren auf einen Tisch</translation>
    </message>
    <message>
        <source>Read &amp;lesson</source>
        <translation>&amp;Lektion lesen</translation>
    </message>
    <message>
        <source>Open the lesson about this</source>
        <translation>Öffnet die Lektion dazu</translation>
    </message>
    <message>
        <source>&amp;Copy command</source>
        <translation>Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport practice…</source>
        <translation>Übungser&amp;gebnisse exportieren…</translation>
    </message>
    <message>
        <source>Write all answers of practice into a file</source>
        <translation>Schreibt alle Antworten vom Üben in eine Datei</translation>
    </message>
    <message>
        <source>&amp;Clear practice results…</source>
        <translation>&amp;Übungsergebnisse löschen …</translation>
    </message>
    <message>
        <source>Forget all answers of practice; lessons stay done</source>
        <translation>Vergisst alle Antworten vom Üben; Lektionen bleiben erledigt</translation>
    </message>
    <message>
        <source>&amp;All kinds</source>
        <translation>&amp;Alle Arten</translation>
    </message>
    <message>
        <source>Ask questions of every kind</source>
        <translation>Stellt Fragen jeder Art</translation>
    </message>
    <message>
        <source>Ask only: %1</source>
        <extracomment>%1: a kind of question: &quot;Which hand wins?&quot;</extracomment>
        <translation>Nur fragen: %1</translation>
    </message>
    <message>
        <source>Copy the command line that asks this question again</source>
        <translation>Kopiert die Befehlszeile, die diese Frage noch einmal stellt</translation>
    </message>
</context>
<context>
    <name>PracticeCommandText</name>
    <message>
        <source>unknown topic %1; did you mean %2?</source>
        <translation>unbekanntes Thema %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown topic %1; one of %2</source>
        <translation>unbekanntes Thema %1; möglich: %2</translation>
    </message>
    <message>
        <source>unknown kind of question %1; did you mean %2?</source>
        <translation>unbekannte Art von Fragen %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown kind of question %1; one of %2</source>
        <translation>unbekannte Art von Fragen %1; möglich: %2</translation>
    </message>
    <message>
        <source>unknown difficulty %1; did you mean %2?</source>
        <translation>unbekannte Schwierigkeit %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown difficulty %1; one of %2</source>
        <translation>unbekannte Schwierigkeit %1; möglich: %2</translation>
    </message>
    <message>
        <source>no question of %1 fits these rules</source>
        <comment>%1: a topic</comment>
        <translation>zu %1 gibt es bei diesen Regeln keine Frage</translation>
    </message>
    <message>
        <source>no question of %1 fits this choice; the topic has %2</source>
        <comment>%1: a topic; %2: kinds of questions, &apos;number, next-step&apos;</comment>
        <translation>zu %1 gibt es bei dieser Auswahl keine Frage; zum Thema gibt es %2</translation>
    </message>
    <message>
        <source>only %1 questions fit this choice, not %2</source>
        <comment>%1, %2: numbers</comment>
        <translation>zu dieser Auswahl gibt es nur %1 Fragen, nicht %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <comment>%1: a number</comment>
        <translation>Startzahl: %1</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3, %4</source>
        <comment>%1, %2: numbers; %3: &apos;Straight&apos;; %4: &apos;Hard&apos;</comment>
        <translation>Frage %1 von %2: %3, %4</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>label: cards</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>There are no more hints.</source>
        <translation>Weitere Tipps gibt es nicht.</translation>
    </message>
    <message>
        <source>Answer with one of %1.</source>
        <comment>%1: &apos;A, B, T&apos;</comment>
        <translation>Mögliche Antworten: %1.</translation>
    </message>
    <message>
        <source>Answer with a number.</source>
        <translation>Antworten Sie mit einer Zahl.</translation>
    </message>
    <message>
        <source>Answer with all letters in order, such as BAC.</source>
        <translation>Antworten Sie mit allen Buchstaben der Reihe nach, zum Beispiel BAC.</translation>
    </message>
    <message>
        <source>Answer with as many cards as are missing: %1.</source>
        <comment>%1: a number</comment>
        <translation>Antworten Sie mit so vielen Karten, wie fehlen: %1.</translation>
    </message>
    <message>
        <source>Remember: %1 (Lesson: %2)</source>
        <comment>%1: a sentence; %2: &apos;straight&apos;</comment>
        <translation>Merke: %1 (Lektion: %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an answer: &apos;B&apos;, &apos;Player 2&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The right answer: %1.</source>
        <comment>%1: &apos;B, Player 2&apos;, &apos;Straight&apos;</comment>
        <translation>Die richtige Antwort: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <comment>%1, %2: numbers of answers</comment>
        <translation>%1 von %2 richtig.</translation>
    </message>
    <message>
        <source>With a hint: %1.</source>
        <comment>%1: a number</comment>
        <translation>Mit Tipp: %1.</translation>
    </message>
    <message>
        <source>Answer with one of these cards, or with its hand and place, such as 2:5.</source>
        <translation>Antworten Sie mit einer dieser Karten oder mit Blatt und Platz, zum Beispiel 2:5.</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <comment>%1, %2: numbers; %3: &apos;Hard&apos;</comment>
        <translation>Frage %1 von %2: %3</translation>
    </message>
    <message>
        <source>Answer with a table and a line, such as 2:7.</source>
        <translation>Antworten Sie mit einem Tisch und einer Zeile, etwa 2:7.</translation>
    </message>
    <message>
        <source>Answer with a letter, two for a shared win (ab), cards, a number, or a table and a line (2:7). &apos;?&apos; gives a hint, &apos;q&apos; quits.</source>
        <translation>Antworten Sie mit einem Buchstaben, zweien für einen geteilten Sieg (ab), Karten, einer Zahl oder mit Tisch und Zeile (2:7). &apos;?&apos; gibt einen Tipp, &apos;q&apos; beendet die Fragen.</translation>
    </message>
    <message>
        <source>&apos;bug&apos; questions are asked under the rules of the series; only deck, jokers, wild cards and the lowest pair may differ</source>
        <translation>Fragen der Art &apos;bug&apos; gibt es nur mit den Regeln der Serie; abweichen dürfen allein Deck, Joker, Karten als Joker und das niedrigste Paar</translation>
    </message>
</context>
<context>
    <name>PracticeText</name>
    <message>
        <source>In which order are these hands compared?</source>
        <translation>In welcher Reihenfolge werden diese Blätter verglichen?</translation>
    </message>
    <message>
        <source>What do the wilds become?</source>
        <translation>Was werden die Joker?</translation>
    </message>
    <message>
        <source>What does %1&apos;s wild become?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Was wird der Joker von %1?</translation>
    </message>
    <message>
        <source>What do %1&apos;s wilds become?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Was werden die Joker von %1?</translation>
    </message>
    <message>
        <source>What rank is %1&apos;s hand?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Welchen Rang hat das Blatt von %1?</translation>
    </message>
    <message>
        <source>What is %1&apos;s hand called?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Wie heißt das Blatt von %1?</translation>
    </message>
    <message>
        <source>Which cards, dealt next, make %1 or better?</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Welche Karten ergeben als Nächste %1 oder Besseres?</translation>
    </message>
    <message>
        <source>Which cards, dealt next, put %1 ahead?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Mit welchen Karten als Nächsten liegt %1 vorn?</translation>
    </message>
    <message>
        <source>Which cards, dealt next, make %1 win?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Mit welchen Karten als Nächsten gewinnt %1?</translation>
    </message>
    <message>
        <source>What is the value of this card: %1?</source>
        <comment>%1: &apos;Jack of hearts&apos;</comment>
        <translation>Welchen Wert hat diese Karte: %1?</translation>
    </message>
    <message>
        <source>How many outs are there for %1 or better?</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Wie viele Outs gibt es für %1 oder Besseres?</translation>
    </message>
    <message>
        <source>How many outs does %1 have?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Wie viele Outs hat %1?</translation>
    </message>
    <message>
        <source>How many cards are unseen?</source>
        <translation>Wie viele Karten sind noch nicht zu sehen?</translation>
    </message>
    <message>
        <source>What is the chance of %1 or better with the next card, in percent?</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Wie groß ist die Chance auf %1 oder Besseres mit der nächsten Karte, in Prozent?</translation>
    </message>
    <message>
        <source>What is %1&apos;s chance to be ahead with the next card, in percent?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Wie groß ist die Chance, dass %1 mit der nächsten Karte vorn liegt, in Prozent?</translation>
    </message>
    <message>
        <source>What is %1&apos;s chance to win with the next card, in percent?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Wie groß ist die Chance, dass %1 mit der nächsten Karte gewinnt, in Prozent?</translation>
    </message>
    <message>
        <source>The odds against %1 or better with the next card are “x : 1”. What is x?</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Gegen %1 oder Besseres mit der nächsten Karte steht es „x : 1“. Wie groß ist x?</translation>
    </message>
    <message>
        <source>The odds against %1&apos;s outs with the next card are “x : 1”. What is x?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Gegen die Outs von %1 mit der nächsten Karte steht es „x : 1“. Wie groß ist x?</translation>
    </message>
    <message>
        <source>What is %1&apos;s share of the pot, in percent?</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Wie groß ist der Anteil von %1 am Pot, in Prozent?</translation>
    </message>
    <message>
        <source>How many wilds does this hand hold?</source>
        <translation>Wie viele Joker enthält dieses Blatt?</translation>
    </message>
    <message>
        <source>How many wilds does %1&apos;s hand hold?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Wie viele Joker enthält das Blatt von %1?</translation>
    </message>
    <message>
        <source>What is the value of this part of %1&apos;s hand: %2? A jack is 11, a queen 12, a king 13, an ace 14.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;Kicker 1&apos;</comment>
        <translation>Welchen Wert hat dieser Teil des Blatts von %1: %2? Ein Bube ist 11, eine Dame 12, ein König 13, ein Ass 14.</translation>
    </message>
    <message>
        <source>What is %1 at the end of call %2 of %3?</source>
        <comment>%1: &apos;startIndex&apos;, a variable; %2: a number; %3: &apos;DoCardsHaveSameValue&apos;, a function</comment>
        <translation>Welchen Wert hat %1 am Ende von Aufruf %2 von %3?</translation>
    </message>
    <message>
        <source>Build this hand: %1.</source>
        <comment>%1: &apos;full house, tens over threes&apos;</comment>
        <translation>Bauen Sie dieses Blatt: %1.</translation>
    </message>
    <message>
        <source>Finish %1&apos;s hand so that the hands tie.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Ergänzen Sie das Blatt von %1 so, dass die Blätter gleich sind.</translation>
    </message>
    <message>
        <source>Finish %1&apos;s hand so that it is %2.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;a straight&apos;</comment>
        <translation>Ergänzen Sie das Blatt von %1 so, dass es %2 enthält.</translation>
    </message>
    <message>
        <source>Finish %1&apos;s hand so that it is %2 and wins.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;a straight&apos;</comment>
        <translation>Ergänzen Sie das Blatt von %1 so, dass es %2 enthält und gewinnt.</translation>
    </message>
    <message>
        <source>Finish %1&apos;s hand so that it wins.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Ergänzen Sie das Blatt von %1 so, dass es gewinnt.</translation>
    </message>
    <message>
        <source>This part must decide: %1.</source>
        <comment>%1: &apos;Kicker 3&apos;</comment>
        <translation>Dieser Teil soll entscheiden: %1.</translation>
    </message>
    <message>
        <source>First see what each hand is worth as this rank.</source>
        <translation>Sehen Sie zuerst nach, was jedes Blatt als dieser Rang wert ist.</translation>
    </message>
    <message>
        <source>First find out what each wild becomes, then name the rank of each hand.</source>
        <translation>Finden Sie zuerst heraus, was jeder Joker wird; nennen Sie dann den Rang jedes Blatts.</translation>
    </message>
    <message>
        <source>Sort each hand and name its rank before you look at single cards.</source>
        <translation>Sortieren Sie jedes Blatt und nennen Sie seinen Rang, bevor Sie einzelne Karten ansehen.</translation>
    </message>
    <message>
        <source>Name the rank of each hand. Only equal ranks are compared part by part.</source>
        <translation>Nennen Sie den Rang jedes Blatts. Nur gleiche Ränge werden Teil für Teil verglichen.</translation>
    </message>
    <message>
        <source>The cards that make the rank come before those that are left.</source>
        <translation>Die Karten, die den Rang bilden, kommen vor denen, die übrig bleiben.</translation>
    </message>
    <message>
        <source>What is missing for this rank?</source>
        <translation>Was fehlt für diesen Rang?</translation>
    </message>
    <message>
        <source>Ask from the highest rank down: what can be completed?</source>
        <translation>Fragen Sie vom höchsten Rang abwärts: Was lässt sich ergänzen?</translation>
    </message>
    <message>
        <source>Ask from the highest rank down: is it one suit, are five values in a row, which ones are equal?</source>
        <translation>Fragen Sie vom höchsten Rang abwärts: Ist es nur eine Farbe, liegen fünf Werte lückenlos, welche sind gleich?</translation>
    </message>
    <message>
        <source>Find the rank first. The name begins with what is compared first.</source>
        <translation>Finden Sie zuerst den Rang. Der Name beginnt mit dem, was zuerst verglichen wird.</translation>
    </message>
    <message>
        <source>Sort each hand. Then look at suits, gaps and equal values.</source>
        <translation>Sortieren Sie jedes Blatt. Achten Sie dann auf Farben, Lücken und gleiche Werte.</translation>
    </message>
    <message>
        <source>Which values or which suit are missing? Leave out what has been seen.</source>
        <translation>Welche Werte oder welche Farbe fehlen? Lassen Sie weg, was schon zu sehen ist.</translation>
    </message>
    <message>
        <source>For each card that helps, ask what it gives the others.</source>
        <translation>Fragen Sie bei jeder Karte, die hilft, was sie den anderen bringt.</translation>
    </message>
    <message>
        <source>Which card comes just before it?</source>
        <translation>Welche Karte kommt direkt davor?</translation>
    </message>
    <message>
        <source>Go through the values and suits that help, and count no card twice.</source>
        <translation>Gehen Sie die Werte und Farben durch, die helfen, und zählen Sie keine Karte doppelt.</translation>
    </message>
    <message>
        <source>How many cards does the deck have, and how many of them can be seen?</source>
        <translation>Wie viele Karten hat das Deck, und wie viele davon sind zu sehen?</translation>
    </message>
    <message>
        <source>How many cards help, and how many are unseen?</source>
        <translation>Wie viele Karten helfen, und wie viele sind noch nicht zu sehen?</translation>
    </message>
    <message>
        <source>How many cards miss for each one that helps?</source>
        <translation>Auf jede Karte, die hilft: Wie viele helfen nicht?</translation>
    </message>
    <message>
        <source>On how many boards does this player win, and which are shared?</source>
        <translation>Bei wie vielen Boards gewinnt dieser Spieler, und welche werden geteilt?</translation>
    </message>
    <message>
        <source>Read the rules of the table first: what is wild?</source>
        <translation>Lesen Sie zuerst die Regeln des Tischs: Was ist ein Joker?</translation>
    </message>
    <message>
        <source>Sort the hand and name its rank.</source>
        <translation>Sortieren Sie das Blatt und nennen Sie seinen Rang.</translation>
    </message>
    <message>
        <source>Which lines set it, and which was the last of them to run?</source>
        <translation>Welche Zeilen setzen sie, und welche davon lief zuletzt?</translation>
    </message>
    <message>
        <source>Which of the given cards already belong to it?</source>
        <translation>Welche der gegebenen Karten gehören bereits dazu?</translation>
    </message>
    <message>
        <source>Name the other hands first: which is the better of them?</source>
        <translation>Nennen Sie zuerst die anderen Blätter: Welches davon ist das bessere?</translation>
    </message>
    <message>
        <source>Name the other hand first: what has to be beaten, or matched?</source>
        <translation>Nennen Sie zuerst das andere Blatt: Was ist zu schlagen oder zu erreichen?</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;a straight&apos;</comment>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. After this part they are still equal: %4.</source>
        <comment>%1, %2: players; %3: &apos;a pair&apos;; %4: &apos;Kicker 2&apos;</comment>
        <translation>%1 und %2 haben beide %3. Nach diesem Teil sind sie noch gleich: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. This part is compared first: %4.</source>
        <comment>%1, %2: players; %3: &apos;a pair&apos;; %4: &apos;Pair&apos;</comment>
        <translation>%1 und %2 haben beide %3. Dieser Teil wird zuerst verglichen: %4.</translation>
    </message>
    <message>
        <source>Only one hand is %1.</source>
        <comment>%1: &apos;a full house&apos;</comment>
        <translation>Nur ein Blatt enthält %1.</translation>
    </message>
    <message>
        <source>It is one of these two: %1 or %2.</source>
        <comment>two answers: &apos;Straight&apos;, &apos;Flush&apos;</comment>
        <translation>Es ist eines von beiden: %1 oder %2.</translation>
    </message>
    <message>
        <source>This part comes first: %1.</source>
        <comment>%1: &apos;Pair&apos;</comment>
        <translation>Dieser Teil kommt zuerst: %1.</translation>
    </message>
    <message>
        <source>The name has the same order: %1.</source>
        <comment>%1: &apos;Full house, kings over fours&apos;</comment>
        <translation>Der Name hat dieselbe Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>The highest rank within reach: %1.</source>
        <comment>%1: &apos;Straight&apos;</comment>
        <translation>Der höchste erreichbare Rang: %1.</translation>
    </message>
    <message>
        <source>Number of outs: %1.</source>
        <comment>outs; %1: a number</comment>
        <translation>Anzahl der Outs: %1.</translation>
    </message>
    <message>
        <source>One card to add: %1.</source>
        <comment>%1: &apos;Q♥&apos;</comment>
        <translation>Eine Karte, die dazukommt: %1.</translation>
    </message>
    <message>
        <source>%1 counts in this part, which is equal: %2.</source>
        <comment>%1: &apos;Q♥&apos;; %2: &apos;Pair&apos;</comment>
        <translation>%1 zählt in diesem Teil, und der ist gleich: %2.</translation>
    </message>
    <message>
        <source>%1 does not decide.</source>
        <comment>%1: &apos;Q♥&apos;</comment>
        <translation>%1 entscheidet nicht.</translation>
    </message>
    <message>
        <source>%1 has: %2.</source>
        <comment>&apos;Player 3&apos;; &apos;Straight, nine high&apos;</comment>
        <translation>%1 hat: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, not %3.</source>
        <comment>&apos;Kicker 1&apos;; &apos;nine&apos;; &apos;seven&apos;</comment>
        <translation>%1: %2, nicht %3.</translation>
    </message>
    <message>
        <source>You take the wild for an ace</source>
        <comment>a mistake</comment>
        <translation>Sie halten den Joker für ein Ass</translation>
    </message>
    <message>
        <source>You put the wild with the lowest group</source>
        <comment>a mistake</comment>
        <translation>Sie legen den Joker zur niedrigsten Gruppe</translation>
    </message>
    <message>
        <source>You put a spare wild at the lower end of a straight</source>
        <comment>a mistake</comment>
        <translation>Sie setzen einen freien Joker ans untere Ende einer Straße</translation>
    </message>
    <message>
        <source>You forget that ace to five can be a straight</source>
        <comment>a mistake</comment>
        <translation>Sie vergessen, dass Ass bis Fünf eine Straße sein kann</translation>
    </message>
    <message>
        <source>You take ace to five for a straight where the rules do not</source>
        <comment>a mistake</comment>
        <translation>Sie halten Ass bis Fünf für eine Straße, obwohl die Regeln keine darin sehen</translation>
    </message>
    <message>
        <source>You take ace to five for a straight as high as its ace</source>
        <comment>a mistake</comment>
        <translation>Sie zählen in der Straße Ass bis Fünf das Ass hoch</translation>
    </message>
    <message>
        <source>You count a pair that is too low under the rules</source>
        <comment>a mistake</comment>
        <translation>Sie zählen ein Paar, das nach den Regeln zu niedrig ist</translation>
    </message>
    <message>
        <source>You leave out a low pair where every pair counts</source>
        <comment>a mistake</comment>
        <translation>Sie lassen ein niedriges Paar weg, wo jedes Paar zählt</translation>
    </message>
    <message>
        <source>You mix up what a wild is in a flush</source>
        <comment>a mistake</comment>
        <translation>Sie verwechseln, wofür ein Joker im Flush steht</translation>
    </message>
    <message>
        <source>You take four cards for a straight or a flush</source>
        <comment>a mistake</comment>
        <translation>Sie halten vier Karten für eine Straße oder einen Flush</translation>
    </message>
    <message>
        <source>You overlook a straight or a flush</source>
        <comment>a mistake</comment>
        <translation>Sie übersehen eine Straße oder einen Flush</translation>
    </message>
    <message>
        <source>You let a straight beat a flush</source>
        <comment>a mistake</comment>
        <translation>Sie lassen eine Straße einen Flush schlagen</translation>
    </message>
    <message>
        <source>You compare a kicker before the cards that make the rank</source>
        <comment>a mistake</comment>
        <translation>Sie vergleichen einen Kicker vor den Karten, die den Rang bilden</translation>
    </message>
    <message>
        <source>You let the highest card win, whatever the ranks</source>
        <comment>a mistake</comment>
        <translation>Sie lassen die höchste Karte gewinnen, ganz gleich, welche Ränge es sind</translation>
    </message>
    <message>
        <source>You stop before the kickers</source>
        <comment>a mistake</comment>
        <translation>Sie vergleichen die Kicker nicht mehr</translation>
    </message>
    <message>
        <source>You compare the lower group first</source>
        <comment>a mistake</comment>
        <translation>Sie vergleichen die niedrigere Gruppe zuerst</translation>
    </message>
    <message>
        <source>You add up the cards</source>
        <comment>a mistake</comment>
        <translation>Sie zählen die Karten zusammen</translation>
    </message>
    <message>
        <source>You let a suit break a tie</source>
        <comment>a mistake</comment>
        <translation>Sie lassen bei Gleichstand eine Farbe entscheiden</translation>
    </message>
    <message>
        <source>You let more wilds break a tie</source>
        <comment>a mistake</comment>
        <translation>Sie lassen bei Gleichstand mehr Joker gewinnen</translation>
    </message>
    <message>
        <source>You forget the third hand</source>
        <comment>a mistake</comment>
        <translation>Sie vergessen das dritte Blatt</translation>
    </message>
    <message>
        <source>You count cards that have been seen</source>
        <comment>a mistake</comment>
        <translation>Sie zählen Karten mit, die schon zu sehen sind</translation>
    </message>
    <message>
        <source>You count outs that help another player more</source>
        <comment>a mistake</comment>
        <translation>Sie zählen Outs, die einem anderen Spieler mehr helfen</translation>
    </message>
    <message>
        <source>You take “once in 3.8” for “3.8 : 1”</source>
        <comment>a mistake</comment>
        <translation>Sie halten „einmal in 3,8“ für „3,8 : 1“</translation>
    </message>
    <message>
        <source>You see a tie where one card is higher</source>
        <comment>a mistake</comment>
        <translation>Sie sehen einen Gleichstand, wo eine Karte höher ist</translation>
    </message>
    <message>
        <source>You count one hand&apos;s wilds for both</source>
        <comment>a mistake</comment>
        <translation>Sie zählen die Joker des einen Blatts für beide</translation>
    </message>
    <message>
        <source>You forget that three or four wilds are aces</source>
        <comment>a mistake</comment>
        <translation>Sie vergessen, dass drei oder vier Joker Asse sind</translation>
    </message>
    <message>
        <source>You take the cards as they were dealt, unsorted</source>
        <comment>a mistake</comment>
        <translation>Sie nehmen die Karten, wie sie gegeben wurden, unsortiert</translation>
    </message>
    <message>
        <source>You let the spare wilds of a straight repeat its cards</source>
        <comment>a mistake</comment>
        <translation>Sie wiederholen mit freien Jokern Karten einer Straße</translation>
    </message>
    <message>
        <source>You give wilds in the gaps of a straight wrong values</source>
        <comment>a mistake</comment>
        <translation>Sie geben Jokern in den Lücken einer Straße falsche Werte</translation>
    </message>
    <message>
        <source>You count a wild twice</source>
        <comment>a mistake</comment>
        <translation>Sie zählen einen Joker doppelt</translation>
    </message>
    <message>
        <source>You take the first two pairs, not the highest ones</source>
        <comment>a mistake</comment>
        <translation>Sie nehmen die ersten zwei Paare, nicht die höchsten</translation>
    </message>
    <message>
        <source>You count one pair twice</source>
        <comment>a mistake</comment>
        <translation>Sie zählen ein Paar doppelt</translation>
    </message>
    <message>
        <source>You put all wilds of a full house with one group</source>
        <comment>a mistake</comment>
        <translation>Sie legen alle Joker eines Full House zu einer Gruppe</translation>
    </message>
    <message>
        <source>You take any two straights for a tie</source>
        <comment>a mistake</comment>
        <translation>Sie halten zwei Straßen immer für gleich hoch</translation>
    </message>
    <message>
        <source>You overlook cards of equal value</source>
        <comment>a mistake</comment>
        <translation>Sie übersehen Karten mit gleichem Wert</translation>
    </message>
    <message>
        <source>You count the wilds of a straight as its highest cards</source>
        <comment>a mistake</comment>
        <translation>Sie zählen die Joker einer Straße als ihre höchsten Karten</translation>
    </message>
    <message>
        <source>You count a natural card as part of a pair of wilds</source>
        <comment>a mistake</comment>
        <translation>Sie zählen eine echte Karte zu einem Paar aus Jokern</translation>
    </message>
    <message>
        <source>You overlook two pair with wilds or three equal cards</source>
        <comment>a mistake</comment>
        <translation>Sie übersehen zwei Paare mit Jokern oder drei gleichen Karten</translation>
    </message>
    <message>
        <source>You take the wrong card as the kicker of two pair</source>
        <comment>a mistake</comment>
        <translation>Sie nehmen bei zwei Paaren die falsche Karte als Kicker</translation>
    </message>
    <message>
        <source>You make wilds aces where the hand has aces already</source>
        <comment>a mistake</comment>
        <translation>Sie machen Joker zu Assen, wo das Blatt schon Asse hat</translation>
    </message>
    <message>
        <source>You take four equal cards and a wild for a full house</source>
        <comment>a mistake</comment>
        <translation>Sie halten vier gleiche Karten und einen Joker für ein Full House</translation>
    </message>
    <message>
        <source>You count a wild above an ace in a full house</source>
        <comment>a mistake</comment>
        <translation>Sie zählen einen Joker im Full House höher als ein Ass</translation>
    </message>
    <message>
        <source>You count cards of three or four of a kind as kickers</source>
        <comment>a mistake</comment>
        <translation>Sie zählen Karten eines Drillings oder Vierlings als Kicker</translation>
    </message>
    <message>
        <source>Wild substitution</source>
        <comment>a topic of practice</comment>
        <translation>Joker einsetzen</translation>
    </message>
    <message>
        <source>Three players</source>
        <comment>a topic of practice</comment>
        <translation>Drei Spieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>a topic of practice</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>a topic of practice</comment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>a topic of practice</comment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>Welches Blatt gewinnt?</translation>
    </message>
    <message>
        <source>What rank is it?</source>
        <translation>Welcher Rang ist es?</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <comment>a hand</comment>
        <translation>Wie heißt das Blatt?</translation>
    </message>
    <message>
        <source>Which hand is it?</source>
        <comment>the one of a rank</comment>
        <translation>Welches Blatt ist es?</translation>
    </message>
    <message>
        <source>Which card decides?</source>
        <translation>Welche Karte entscheidet?</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>the parts of two hands are compared</comment>
        <translation>In welcher Reihenfolge?</translation>
    </message>
    <message>
        <source>What does the wild become?</source>
        <translation>Was wird der Joker?</translation>
    </message>
    <message>
        <source>Which cards are outs?</source>
        <translation>Welche Karten sind Outs?</translation>
    </message>
    <message>
        <source>How many?</source>
        <comment>outs, or a chance</comment>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Ein Blatt bauen</translation>
    </message>
    <message>
        <source>What happens next?</source>
        <comment>in the code</comment>
        <translation>Was geschieht als Nächstes?</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a question</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a question that is neither easy nor hard</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a question</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>You take the wild for an ace in %1</source>
        <comment>a mistake; %1: &apos;straights&apos;</comment>
        <translation>Sie halten den Joker für ein Ass (%1)</translation>
    </message>
    <message>
        <source>Right, with a hint.</source>
        <comment>an answer</comment>
        <translation>Richtig, mit Tipp.</translation>
    </message>
    <message>
        <source>Line %1 of %2 has just run: %3. Which line of it runs next?</source>
        <comment>%2: &apos;Straight&apos;, a function; %3: &apos;if found&apos;, code</comment>
        <translation>Zeile %1 von %2 wurde gerade ausgeführt: %3. Welche Zeile davon folgt?</translation>
    </message>
    <message>
        <source>Line %1 of %2 has just run: %3. Which function is called next?</source>
        <comment>%2: &apos;Straight&apos;, a function; %3: &apos;if found&apos;, code</comment>
        <translation>Zeile %1 von %2 wurde gerade ausgeführt: %3. Welche Funktion wird als Nächste aufgerufen?</translation>
    </message>
    <message>
        <source>What is known by now, and what has to be found out next?</source>
        <translation>Was ist schon bekannt, und was ist als Nächstes herauszufinden?</translation>
    </message>
    <message>
        <source>If the line asks something, its answer says where the code goes on.</source>
        <translation>Fragt die Zeile etwas, so sagt die Antwort, wo der Code weitergeht.</translation>
    </message>
    <message>
        <source>Look at the cards that the code looks at.</source>
        <translation>Sehen Sie die Karten an, die der Code ansieht.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>&apos;Rank check for Player 2&apos;; a question</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. Variables: %2. %3</source>
        <comment>&apos;Rank check for Player 2&apos;; &apos;numMatched = 2, numToMatch = 3&apos;; a question</comment>
        <translation>%1. Variablen: %2. %3</translation>
    </message>
    <message>
        <source>The outs make: %1.</source>
        <comment>%1: &apos;Flush, ace high; Straight&apos;</comment>
        <translation>Die Outs ergeben: %1.</translation>
    </message>
    <message>
        <source>From high to low: %1.</source>
        <comment>%1: &apos;Q♥ Q♣ 9♦ 7♠ 3♥&apos;</comment>
        <translation>Von hoch nach niedrig: %1.</translation>
    </message>
    <message>
        <source>Which hand ranks as %1?</source>
        <comment>%1: &apos;a straight&apos;</comment>
        <translation>Welches Blatt hat als höchsten Rang %1?</translation>
    </message>
    <message>
        <source>Find the bug</source>
        <comment>a mistake of printed code</comment>
        <translation>Den Fehler finden</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a mistake: &apos;You let a suit break a tie&apos;</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Ruled out: %1.</source>
        <comment>wrong answers: &apos;Straight; Flush&apos;</comment>
        <translation>Ausgeschlossen: %1.</translation>
    </message>
    <message>
        <source>This part does not come first: %1.</source>
        <comment>%1: &apos;Kicker 1&apos;</comment>
        <translation>Dieser Teil kommt nicht zuerst: %1.</translation>
    </message>
    <message>
        <source>%1, from high to low: %2.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;Q♥ Q♣ 9♦ 7♠ 3♥&apos;</comment>
        <translation>%1, von hoch nach niedrig: %2.</translation>
    </message>
    <message>
        <source>You pair the wild with the highest card</source>
        <comment>a mistake</comment>
        <translation>Sie bilden mit dem Joker ein Paar mit der höchsten Karte</translation>
    </message>
    <message>
        <source>You stop at the first group</source>
        <comment>a mistake</comment>
        <translation>Sie hören bei der ersten Gruppe auf</translation>
    </message>
    <message>
        <source>You take one colour for one suit</source>
        <comment>a mistake</comment>
        <translation>Sie halten Rot oder Schwarz für eine einzige Farbe</translation>
    </message>
    <message>
        <source>You take an ace for the lowest card</source>
        <comment>a mistake</comment>
        <translation>Sie halten das Ass für die niedrigste Karte</translation>
    </message>
    <message>
        <source>You take hands of one rank for a tie</source>
        <comment>a mistake</comment>
        <translation>Sie halten Blätter von gleichem Rang für einen Gleichstand</translation>
    </message>
    <message>
        <source>Look for a card from %1 to %2.</source>
        <comment>%1, %2: &apos;nine&apos;, &apos;queen&apos;</comment>
        <translation>Suchen Sie eine Karte von %1 bis %2.</translation>
    </message>
    <message>
        <source>The number is at least %1 and at most %2.</source>
        <comment>numbers</comment>
        <translation>Die Zahl ist mindestens %1 und höchstens %2.</translation>
    </message>
    <message>
        <source>%1 was printed with a mistake. At which table does it change the answer, and in which line is it, or beside which missing one?</source>
        <comment>%1: &apos;CompareKickers&apos;, a function</comment>
        <translation>%1 wurde mit einem Fehler gedruckt. An welchem Tisch ändert er das Ergebnis, und in welcher Zeile steht er, oder neben welcher fehlenden?</translation>
    </message>
    <message>
        <source>%1 What nobody has set counts as 0, and no loop begins there.</source>
        <comment>%1: a question about code</comment>
        <translation>%1 Was niemand gesetzt hat, gilt als 0, und keine Schleife beginnt dort.</translation>
    </message>
</context>
<context>
    <name>PrintPreviewText</name>
    <message>
        <source>&amp;Print…</source>
        <comment>in the preview</comment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>There is no printer. What is printed becomes a PDF file.</source>
        <translation>Kein Drucker gefunden: Gedruckt wird in eine PDF-Datei.</translation>
    </message>
</context>
<context>
    <name>PrintedText</name>
    <message>
        <source>not of this rank</source>
        <comment>an answer about a hand</comment>
        <translation>nicht von diesem Rang</translation>
    </message>
    <message>
        <source>As printed, the code stops: it asks for something that is not there.</source>
        <translation>Wie gedruckt bleibt der Code stehen: Er fragt nach etwas, das es nicht gibt.</translation>
    </message>
    <message>
        <source>As printed, the code reads a card that is not there.</source>
        <translation>Wie gedruckt liest der Code eine Karte, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>%1: a function</comment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>The printed run ends before %1.</source>
        <comment>%1: &apos;CompareHands, line 5&apos;</comment>
        <translation>Der gedruckte Durchlauf endet vor %1.</translation>
    </message>
    <message>
        <source>The printed run goes on with %1.</source>
        <comment>%1: &apos;CompareHands, line 5&apos;</comment>
        <translation>Der gedruckte Durchlauf geht weiter mit %1.</translation>
    </message>
    <message>
        <source>The runs part in %1.</source>
        <comment>%1: &apos;CompareHands, line 5&apos;</comment>
        <translation>Die Durchläufe trennen sich in %1.</translation>
    </message>
    <message>
        <source>The runs part in %1, as printed in %2.</source>
        <comment>both: &apos;CompareHands, line 5&apos;</comment>
        <translation>Die Durchläufe trennen sich in %1, gedruckt in %2.</translation>
    </message>
    <message>
        <source>It answers yes, as printed no.</source>
        <comment>it: a line</comment>
        <translation>Sie antwortet mit Ja, gedruckt mit Nein.</translation>
    </message>
    <message>
        <source>It answers no, as printed yes.</source>
        <comment>it: a line</comment>
        <translation>Sie antwortet mit Nein, gedruckt mit Ja.</translation>
    </message>
    <message>
        <source>%1 is %2, as printed it is not set.</source>
        <comment>%1: a variable</comment>
        <translation>%1 ist %2, gedruckt nicht gesetzt.</translation>
    </message>
    <message>
        <source>As printed, %1 is %2, here it is not set.</source>
        <comment>%1: a variable</comment>
        <translation>Gedruckt ist %1 %2, hier nicht gesetzt.</translation>
    </message>
    <message>
        <source>%1 is %2, as printed %3.</source>
        <comment>%1: a variable; then its two values</comment>
        <translation>%1 ist %2, gedruckt %3.</translation>
    </message>
    <message>
        <source>Here: %1. %2</source>
        <comment>%2: the sentence that printed code stops</comment>
        <translation>Hier: %1. %2</translation>
    </message>
    <message>
        <source>Here: %1. As printed: %2.</source>
        <comment>&apos;Here: Player 2 wins.&apos;</comment>
        <translation>Hier: %1. Gedruckt: %2.</translation>
    </message>
    <message>
        <source>On this table both run alike: %1.</source>
        <comment>%1: &apos;Player 2 wins&apos;</comment>
        <translation>Auf diesem Tisch läuft beides gleich: %1.</translation>
    </message>
    <message>
        <source>no hand fits</source>
        <translation>kein Blatt passt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>%1: a player</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 and %2 tie</source>
        <comment>both: players</comment>
        <translation>%1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>everyone ties</source>
        <translation>alle gleichauf</translation>
    </message>
    <message>
        <source>Both come to the same answer: %1.</source>
        <comment>%1: &apos;Player 2 wins&apos;</comment>
        <translation>Beide kommen zur selben Antwort: %1.</translation>
    </message>
    <message>
        <source>It answers yes, as printed it stops.</source>
        <comment>it: a line</comment>
        <translation>Sie antwortet mit Ja, gedruckt bleibt sie stehen.</translation>
    </message>
    <message>
        <source>It answers no, as printed it stops.</source>
        <comment>it: a line</comment>
        <translation>Sie antwortet mit Nein, gedruckt bleibt sie stehen.</translation>
    </message>
    <message>
        <source>The difference first shows in %1.</source>
        <comment>of two runs; %1: &apos;CompareHands, line 5&apos;</comment>
        <translation>Der Unterschied zeigt sich zuerst in %1.</translation>
    </message>
    <message>
        <source>The code that runs here does the same.</source>
        <translation>Der Code, der hier läuft, tut dasselbe.</translation>
    </message>
    <message>
        <source>%1 is %2 at first and %3 at the end.</source>
        <comment>%1: a variable of a function; then its two values</comment>
        <translation>%1 ist zuerst %2 und am Ende %3.</translation>
    </message>
</context>
<context>
    <name>ProgressText</name>
    <message>
        <source>The file with your progress was damaged. It is now called “%1”, and a new one was begun.</source>
        <comment>%1: a file name</comment>
        <translation>Die Datei mit Ihrem Fortschritt war beschädigt. Sie heißt jetzt „%1“, und eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>Your progress was kept by a newer version of Showdown. Its file is now called “%1”, and a new one was begun.</source>
        <comment>%1: a file name</comment>
        <translation>Ihr Fortschritt stammt von einer neueren Version von Showdown. Seine Datei heißt jetzt „%1“, und eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>The file with your progress can be neither read nor renamed, so nothing is kept.</source>
        <translation>Die Datei mit Ihrem Fortschritt lässt sich weder lesen noch umbenennen. Deshalb wird nichts behalten.</translation>
    </message>
    <message>
        <source>The SQLite part of Qt is not installed, so nothing of your progress is kept.</source>
        <translation>Der SQLite-Teil von Qt ist nicht installiert. Deshalb wird von Ihrem Fortschritt nichts behalten.</translation>
    </message>
    <message>
        <source>The file with your progress cannot be read, so nothing is kept.</source>
        <translation>Die Datei mit Ihrem Fortschritt lässt sich nicht lesen. Deshalb wird nichts behalten.</translation>
    </message>
    <message>
        <source>Your answer is not kept yet: the disk is full. The next answer tries again.</source>
        <translation>Ihre Antwort ist noch nicht gespeichert: Der Datenträger ist voll. Bei der nächsten Antwort wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Your answer is not kept yet: another program holds the file. The next answer tries again.</source>
        <translation>Ihre Antwort ist noch nicht gespeichert: Ein anderes Programm hält die Datei fest. Bei der nächsten Antwort wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Your answer is not kept yet: the file cannot be written to. The next answer tries again.</source>
        <translation>Ihre Antwort ist noch nicht gespeichert: In die Datei kann nicht geschrieben werden. Bei der nächsten Antwort wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Your answer is not kept yet: the file with your progress gives an error. The next answer tries again.</source>
        <translation>Ihre Antwort ist noch nicht gespeichert: Die Datei mit Ihrem Fortschritt meldet einen Fehler. Bei der nächsten Antwort wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Nothing was cleared: the disk is full.</source>
        <translation>Es wurde nichts gelöscht: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Nothing was cleared: another program holds the file.</source>
        <translation>Es wurde nichts gelöscht: Ein anderes Programm hält die Datei fest.</translation>
    </message>
    <message>
        <source>Nothing was cleared: the file cannot be written to.</source>
        <translation>Es wurde nichts gelöscht: In die Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Nothing was cleared: the file with your progress gives an error.</source>
        <translation>Es wurde nichts gelöscht: Die Datei mit Ihrem Fortschritt meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The folder for your progress cannot be written to, so nothing new is kept.</source>
        <translation>In den Ordner für Ihren Fortschritt kann nicht geschrieben werden. Deshalb wird nichts Neues behalten.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing new of your progress is kept.</source>
        <translation>Der Datenträger ist voll. Deshalb wird von Ihrem Fortschritt nichts Neues behalten.</translation>
    </message>
    <message>
        <source>Another program holds the file with your progress, so nothing new is kept.</source>
        <translation>Ein anderes Programm hält die Datei mit Ihrem Fortschritt fest. Deshalb wird nichts Neues behalten.</translation>
    </message>
    <message>
        <source>What stands in place of the file with your progress is no file, so nothing is kept.</source>
        <translation>Was anstelle der Datei mit Ihrem Fortschritt dort steht, ist keine Datei. Deshalb wird nichts behalten.</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Unbekannte Option &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Unbekannte Optionen: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Nach &apos;%1&apos; fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Nach &apos;%1&apos; wird kein Wert erwartet.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Is %1&apos;s hand jacks or better?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Hat %1 Buben oder besser?</translation>
    </message>
    <message>
        <source>Is %1&apos;s hand %2?</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;a straight&apos;</comment>
        <translation>Hat %1 %2?</translation>
    </message>
    <message>
        <source>%1: who has fewer, %2 or %3?</source>
        <comment>Wilds: who has fewer, Player 1 or Player 2?</comment>
        <translation>%1: Wer hat weniger, %2 oder %3?</translation>
    </message>
    <message>
        <source>%1: whose is higher, %2&apos;s or %3&apos;s?</source>
        <comment>Kicker 3: whose is higher, Player 1&apos;s or Player 2&apos;s?</comment>
        <translation>%1: Wer liegt höher, %2 oder %3?</translation>
    </message>
    <message>
        <source>One of %1&apos;s wilds takes a value. Which one?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Einer der Joker von %1 bekommt einen Wert. Welchen?</translation>
    </message>
    <message>
        <source>Some of %1&apos;s wilds take a value. Which is the highest?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Einige der Joker von %1 bekommen einen Wert. Welcher ist der höchste?</translation>
    </message>
    <message>
        <source>Which value does %1&apos;s wild take?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Als was gilt der Joker von %1?</translation>
    </message>
    <message>
        <source>Which is the highest value that %1&apos;s wilds take?</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Welcher ist der höchste Wert, als der ein Joker von %1 gilt?</translation>
    </message>
    <message>
        <source>%1&apos;s is lower than %2&apos;s</source>
        <comment>an answer; players</comment>
        <translation>%1 liegt niedriger als %2</translation>
    </message>
    <message>
        <source>%1&apos;s and %2&apos;s are equal</source>
        <comment>an answer; players</comment>
        <translation>%1 und %2 liegen gleich</translation>
    </message>
    <message>
        <source>%1&apos;s is higher than %2&apos;s</source>
        <comment>an answer; players</comment>
        <translation>%1 liegt höher als %2</translation>
    </message>
    <message>
        <source>%1 has more than %2</source>
        <comment>an answer; players</comment>
        <translation>%1 hat mehr als %2</translation>
    </message>
    <message>
        <source>%1 and %2 have equally many</source>
        <comment>an answer; players</comment>
        <translation>%1 und %2 haben gleich viele</translation>
    </message>
    <message>
        <source>%1 has fewer than %2</source>
        <comment>an answer; players</comment>
        <translation>%1 hat weniger als %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Comparing the ranks.</source>
        <translation>Die Ränge werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing card %1.</source>
        <comment>%1: 1 to 5</comment>
        <translation>Karte %1 wird verglichen.</translation>
    </message>
    <message>
        <source>Comparing the pairs.</source>
        <translation>Die Paare werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the higher pairs.</source>
        <translation>Die höheren Paare werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the lower pairs.</source>
        <translation>Die niedrigeren Paare werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the trios.</source>
        <translation>Die Drillinge werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the quads.</source>
        <translation>Die Vierlinge werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the values.</source>
        <comment>those of five equal cards</comment>
        <translation>Die Werte werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing the kickers.</source>
        <comment>one of each hand</comment>
        <translation>Die Kicker werden verglichen.</translation>
    </message>
    <message>
        <source>Comparing kicker %1.</source>
        <comment>%1: 1 to 3</comment>
        <translation>Kicker %1 wird verglichen.</translation>
    </message>
    <message>
        <source>Comparing the highest cards.</source>
        <translation>Die höchsten Karten werden verglichen.</translation>
    </message>
    <message>
        <source>Counting the wilds.</source>
        <translation>Die Joker werden gezählt.</translation>
    </message>
    <message>
        <source>Is it jacks or better?</source>
        <comment>a hand</comment>
        <translation>Sind es Buben oder besser?</translation>
    </message>
    <message>
        <source>Is it %1?</source>
        <comment>a hand; %1: &apos;a full house&apos;</comment>
        <translation>Hat das Blatt %1?</translation>
    </message>
    <message>
        <source>Which rank is it?</source>
        <translation>Welcher Rang ist es?</translation>
    </message>
    <message>
        <source>Who comes first, second and third?</source>
        <translation>Wer wird Erster, Zweiter und Dritter?</translation>
    </message>
    <message>
        <source>Who comes first?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Which hand is higher?</source>
        <translation>Welches Blatt ist besser?</translation>
    </message>
    <message>
        <source>Which values do the wilds take?</source>
        <translation>Als was gelten die Joker?</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the key for yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <comment>%1: a sentence that explains</comment>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>Wrong. %1</source>
        <comment>%1: a sentence that explains</comment>
        <translation>Falsch. %1</translation>
    </message>
    <message>
        <source>Is this true in %2: %1</source>
        <comment>%1: &apos;unused &gt; 0&apos;, code; %2: &apos;Straight&apos;, its function</comment>
        <translation>Trifft das in %2 zu: %1</translation>
    </message>
    <message>
        <source>Does this loop of %2 go on: %1</source>
        <comment>%1: &apos;while unused &gt; 0&apos;, code; %2: &apos;Straight&apos;, its function</comment>
        <translation>Läuft diese Schleife von %2 weiter: %1</translation>
    </message>
    <message>
        <source>Line %1 of %2 is about to run.</source>
        <comment>%2: &apos;Straight&apos;, a function</comment>
        <translation>Als Nächstes läuft Zeile %1 von %2.</translation>
    </message>
    <message>
        <source>First try: %1 of %2 right</source>
        <comment>%1: answers; %2: questions</comment>
        <translation>Erster Versuch: %1 von %2 richtig</translation>
    </message>
</context>
<context>
    <name>RankingsText</name>
    <message>
        <source>Of %1 five-card hands, from 52 cards</source>
        <comment>%1: &apos;2,598,960&apos;</comment>
        <translation>%1 mögliche Blätter: 5 von 52 Karten</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 five-card hands, from 52 cards and %n joker(s), as many as a hand on the table holds</source>
        <comment>%1: &apos;2,869,685&apos;</comment>
        <translation>
            <numerusform>%1 mögliche Blätter: 5 von 52 Karten und %n Joker, wie in einem Blatt auf dem Tisch</numerusform>
            <numerusform>%1 mögliche Blätter: 5 von 52 Karten und %n Jokern, wie in einem Blatt auf dem Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 five-card hands, from 52 cards and %n joker(s)</source>
        <comment>%1: &apos;2,869,685&apos;</comment>
        <translation>
            <numerusform>%1 mögliche Blätter: 5 von 52 Karten und %n Joker</numerusform>
            <numerusform>%1 mögliche Blätter: 5 von 52 Karten und %n Jokern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two players, whose hands are of a rank</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>All three players</source>
        <comment>whose hands are of a rank</comment>
        <translation>Alle drei Spieler</translation>
    </message>
</context>
<context>
    <name>RanksText</name>
    <message>
        <source>Rank</source>
        <comment>heading of a column</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of a column: how many there are</comment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading of a column: in percent</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>heading of a column: &apos;20.8 : 1 against&apos;</comment>
        <translation>Quote</translation>
    </message>
    <message>
        <source>All five-card hands</source>
        <comment>the last row: the sum</comment>
        <translation>Alle Blätter aus fünf Karten</translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>%1: %2</source>
        <comment>a file; why it could not be saved</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleNote</name>
    <message>
        <source>With this on, %1 would win.</source>
        <comment>of a house rule</comment>
        <translation>Eingeschaltet gewänne %1.</translation>
    </message>
    <message>
        <source>With this off, %1 would win.</source>
        <comment>of a house rule</comment>
        <translation>Ausgeschaltet gewänne %1.</translation>
    </message>
    <message>
        <source>With %2, %1 would win.</source>
        <comment>%2: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %2 gewänne %1.</translation>
    </message>
    <message>
        <source>With this on, %1 would win: %2.</source>
        <comment>of a house rule; %2: &apos;pair of tens beats high card&apos;, &apos;3 beats 2&apos;</comment>
        <translation>Eingeschaltet gewänne %1: %2.</translation>
    </message>
    <message>
        <source>With this off, %1 would win: %2.</source>
        <comment>of a house rule; %2: &apos;pair of tens beats high card&apos;, &apos;3 beats 2&apos;</comment>
        <translation>Ausgeschaltet gewänne %1: %2.</translation>
    </message>
    <message>
        <source>With %3, %1 would win: %2.</source>
        <comment>%2: &apos;pair of tens beats high card&apos;, &apos;3 beats 2&apos;; %3: &apos;twos&apos;</comment>
        <translation>Mit %3 gewänne %1: %2.</translation>
    </message>
    <message>
        <source>With this on, %1 would win with fewer wilds.</source>
        <comment>of a house rule</comment>
        <translation>Eingeschaltet gewänne %1 mit weniger Jokern.</translation>
    </message>
    <message>
        <source>With this off, %1 would win with fewer wilds.</source>
        <comment>of a house rule</comment>
        <translation>Ausgeschaltet gewänne %1 mit weniger Jokern.</translation>
    </message>
    <message>
        <source>With %2, %1 would win with fewer wilds.</source>
        <comment>%2: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %2 gewänne %1 mit weniger Jokern.</translation>
    </message>
    <message>
        <source>With this on, %1 and %2 would tie.</source>
        <comment>of a house rule</comment>
        <translation>Eingeschaltet stünden %1 und %2 gleich.</translation>
    </message>
    <message>
        <source>With this off, %1 and %2 would tie.</source>
        <comment>of a house rule</comment>
        <translation>Ausgeschaltet stünden %1 und %2 gleich.</translation>
    </message>
    <message>
        <source>With %3, %1 and %2 would tie.</source>
        <comment>%1, %2: players; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3 stünden %1 und %2 gleich.</translation>
    </message>
    <message>
        <source>With this on, everyone would tie.</source>
        <comment>of a house rule</comment>
        <translation>Eingeschaltet stünden alle gleich.</translation>
    </message>
    <message>
        <source>With this off, everyone would tie.</source>
        <comment>of a house rule</comment>
        <translation>Ausgeschaltet stünden alle gleich.</translation>
    </message>
    <message>
        <source>With %1, everyone would tie.</source>
        <comment>%1: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %1 stünden alle gleich.</translation>
    </message>
    <message>
        <source>With this on, no hand would fit.</source>
        <comment>of a house rule</comment>
        <translation>Eingeschaltet passte kein Blatt.</translation>
    </message>
    <message>
        <source>With this off, no hand would fit.</source>
        <comment>of a house rule</comment>
        <translation>Ausgeschaltet passte kein Blatt.</translation>
    </message>
    <message>
        <source>With %1, no hand would fit.</source>
        <comment>%1: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %1 passte kein Blatt.</translation>
    </message>
    <message>
        <source>With this on, %1 would have %2.</source>
        <comment>of a house rule; %2: &apos;a flush&apos;</comment>
        <translation>Eingeschaltet hätte %1 %2.</translation>
    </message>
    <message>
        <source>With this off, %1 would have %2.</source>
        <comment>of a house rule; %2: &apos;a flush&apos;</comment>
        <translation>Ausgeschaltet hätte %1 %2.</translation>
    </message>
    <message>
        <source>With %3, %1 would have %2.</source>
        <comment>%2: &apos;a flush&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3 hätte %1 %2.</translation>
    </message>
    <message>
        <source>pair of %1 beats high card</source>
        <comment>%1: &apos;tens&apos;</comment>
        <translation>Paar %1 schlägt High Card</translation>
    </message>
    <message>
        <source>no natural wilds</source>
        <comment>after &apos;With&apos;, as a value of a house rule</comment>
        <translation>keinen echten Karten als Joker</translation>
    </message>
    <message>
        <source>one-eyed jacks</source>
        <comment>after &apos;With&apos;, as a value of a house rule</comment>
        <translation>einäugigen Buben</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <comment>after &apos;With&apos;, as a value of a house rule</comment>
        <translation>dem Herz-König</translation>
    </message>
    <message>
        <source>Same winner; %1 would be %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;3rd&apos;</comment>
        <translation>Gleicher Gewinner; %1 käme auf Platz %2</translation>
    </message>
    <message>
        <source>With %3: same winner; %1 would be %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;3rd&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: gleicher Gewinner; %1 käme auf Platz %2</translation>
    </message>
    <message>
        <source>Same winner; %1&apos;s hand would not fit.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;</comment>
        <translation>Gleicher Gewinner; das Blatt von %1 würde nicht passen.</translation>
    </message>
    <message>
        <source>With %2: same winner; %1&apos;s hand would not fit.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %2: gleicher Gewinner; das Blatt von %1 würde nicht passen.</translation>
    </message>
    <message>
        <source>Same winner; %1 drops to %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;a flush&apos;</comment>
        <translation>Gleicher Gewinner; %1 fällt auf %2 zurück.</translation>
    </message>
    <message>
        <source>With %3: same winner; %1 drops to %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;a flush&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: gleicher Gewinner; %1 fällt auf %2 zurück.</translation>
    </message>
    <message>
        <source>Same winner; %1 rises to %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;a flush&apos;</comment>
        <translation>Gleicher Gewinner; %1 steigt auf %2.</translation>
    </message>
    <message>
        <source>With %3: same winner; %1 rises to %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;a flush&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: gleicher Gewinner; %1 steigt auf %2.</translation>
    </message>
    <message>
        <source>Same tie; %1 would be %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;3rd&apos;</comment>
        <translation>Weiter Gleichstand; %1 käme auf Platz %2</translation>
    </message>
    <message>
        <source>With %3: same tie; %1 would be %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;3rd&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: weiter Gleichstand; %1 käme auf Platz %2</translation>
    </message>
    <message>
        <source>Same tie; %1&apos;s hand would not fit.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;</comment>
        <translation>Weiter Gleichstand; das Blatt von %1 würde nicht passen.</translation>
    </message>
    <message>
        <source>With %2: same tie; %1&apos;s hand would not fit.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %2: weiter Gleichstand; das Blatt von %1 würde nicht passen.</translation>
    </message>
    <message>
        <source>Same tie; %1 drops to %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;a flush&apos;</comment>
        <translation>Weiter Gleichstand; %1 fällt auf %2 zurück.</translation>
    </message>
    <message>
        <source>With %3: same tie; %1 drops to %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;a flush&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: weiter Gleichstand; %1 fällt auf %2 zurück.</translation>
    </message>
    <message>
        <source>Same tie; %1 rises to %2.</source>
        <comment>if a house rule were changed; %1: &apos;Player 2&apos;; %2: &apos;a flush&apos;</comment>
        <translation>Weiter Gleichstand; %1 steigt auf %2.</translation>
    </message>
    <message>
        <source>With %3: same tie; %1 rises to %2.</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;a flush&apos;; %3: &apos;twos&apos;, &apos;one-eyed jacks&apos;</comment>
        <translation>Mit %3: weiter Gleichstand; %1 steigt auf %2.</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>Every pair counts.</source>
        <translation>Jedes Paar zählt.</translation>
    </message>
    <message>
        <source>Only a pair of aces counts; a lower pair is a high card.</source>
        <translation>Nur ein Paar Asse zählt; ein niedrigeres ist eine High Card.</translation>
    </message>
    <message>
        <source>Pairs count from %1 up; a lower pair is a high card.</source>
        <comment>%1: &apos;jacks&apos;</comment>
        <translation>Erst ein Paar %1 zählt; ein niedrigeres ist eine High Card.</translation>
    </message>
    <message>
        <source>No value is wild.</source>
        <translation>Kein Wert ist Joker.</translation>
    </message>
    <message>
        <source>All %1 are wild.</source>
        <comment>%1: &apos;twos&apos;</comment>
        <translation>Alle %1 sind Joker.</translation>
    </message>
    <message>
        <source>These values are wild: %1.</source>
        <comment>%1: &apos;twos, jacks&apos;</comment>
        <translation>Diese Werte sind Joker: %1.</translation>
    </message>
    <message>
        <source>No single card is wild.</source>
        <translation>Keine einzelne Karte ist Joker.</translation>
    </message>
    <message>
        <source>These cards are wild: %1.</source>
        <comment>%1: &apos;J♥, J♠&apos;</comment>
        <translation>Diese Karten sind Joker: %1.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight.</source>
        <translation>A-2-3-4-5 ist die niedrigste Straße.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is no straight.</source>
        <translation>A-2-3-4-5 ist keine Straße.</translation>
    </message>
    <message>
        <source>Five equal cards are five of a kind, the highest rank.</source>
        <translation>Fünf gleiche Karten sind ein Fünfling, der höchste Rang.</translation>
    </message>
    <message>
        <source>Five equal cards are four of a kind with a kicker.</source>
        <translation>Fünf gleiche Karten sind ein Vierling mit Kicker.</translation>
    </message>
    <message>
        <source>In a flush every wild is an ace, even beside another ace.</source>
        <translation>In einem Flush ist jeder Joker ein Ass, auch neben einem anderen Ass.</translation>
    </message>
    <message>
        <source>In a flush a wild is the highest value that is missing.</source>
        <translation>In einem Flush ist ein Joker der höchste Wert, der fehlt.</translation>
    </message>
    <message>
        <source>Of two equal hands the one with fewer wilds wins.</source>
        <translation>Von zwei gleichen Blättern gewinnt das mit weniger Jokern.</translation>
    </message>
    <message>
        <source>Equal hands tie, however many wilds they hold.</source>
        <translation>Gleiche Blätter ergeben einen Gleichstand, mit und ohne Joker.</translation>
    </message>
    <message>
        <source>A wild may be any card.</source>
        <translation>Ein Joker kann jede Karte sein.</translation>
    </message>
    <message>
        <source>A wild is an ace, unless it completes a straight or a flush.</source>
        <translation>Ein Joker ist ein Ass, außer er ergänzt eine Straße oder einen Flush.</translation>
    </message>
    <message>
        <source>Each card can be held once.</source>
        <translation>Jede Karte gibt es einmal.</translation>
    </message>
    <message>
        <source>A card may be held more than once.</source>
        <translation>Eine Karte darf mehrmals vorkommen.</translation>
    </message>
    <message>
        <source>The deck holds no joker.</source>
        <translation>Das Deck enthält keinen Joker.</translation>
    </message>
    <message numerus="yes">
        <source>The deck holds %n joker(s).</source>
        <translation>
            <numerusform>Das Deck enthält %n Joker.</numerusform>
            <numerusform>Das Deck enthält %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 10, J, Q, K, A</source>
        <comment>values of a rule</comment>
        <translation>2 bis 10, J, Q, K, A</translation>
    </message>
    <message>
        <source>none, or ranks such as 2,J</source>
        <comment>values of a rule</comment>
        <translation>none oder Werte wie 2,J</translation>
    </message>
    <message>
        <source>none, or cards such as Jh,Js</source>
        <comment>values of a rule</comment>
        <translation>none oder Karten wie Jh,Js</translation>
    </message>
    <message>
        <source>0 to 1000</source>
        <comment>values of a rule</comment>
        <translation>0 bis 1000</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest pair that counts</source>
        <comment>a house rule; its value: &apos;jacks&apos;</comment>
        <translation>Niedrigstes Paar, das zählt</translation>
    </message>
    <message>
        <source>Ace may stand below the two</source>
        <comment>a house rule, on or off</comment>
        <translation>Ass darf unter der Zwei stehen</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <comment>a house rule, on or off</comment>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>A flush may repeat a value</source>
        <comment>a house rule, on or off</comment>
        <translation>Ein Flush darf Werte wiederholen</translation>
    </message>
    <message>
        <source>Natural beats wild</source>
        <comment>a house rule, on or off</comment>
        <translation>Echte schlagen Joker</translation>
    </message>
    <message>
        <source>What a wild is</source>
        <comment>a house rule</comment>
        <translation>Was ein Joker ist</translation>
    </message>
    <message>
        <source>Also wild</source>
        <comment>a house rule; its value: &apos;twos&apos;</comment>
        <translation>Auch Joker</translation>
    </message>
    <message>
        <source>One deck</source>
        <comment>a house rule, on or off</comment>
        <translation>Ein Deck</translation>
    </message>
    <message>
        <source>Jokers in the deck</source>
        <comment>a house rule; its value is a number</comment>
        <translation>Joker im Deck</translation>
    </message>
    <message>
        <source>Lower pairs count as high cards.</source>
        <comment>what a house rule says</comment>
        <translation>Niedrigere Paare gelten nicht als Paar.</translation>
    </message>
    <message>
        <source>A 2 3 4 5 is a straight, five high.</source>
        <comment>what a house rule says</comment>
        <translation>A 2 3 4 5 ist eine Straße bis zur Fünf.</translation>
    </message>
    <message>
        <source>Ranks above the royal flush.</source>
        <comment>what a house rule says</comment>
        <translation>Steht über dem Royal Flush.</translation>
    </message>
    <message>
        <source>Every wild in a flush is an ace, even beside an ace.</source>
        <comment>what a house rule says</comment>
        <translation>Jeder Joker im Flush ist ein Ass, auch neben einem Ass.</translation>
    </message>
    <message>
        <source>Of equal hands the one with fewer wilds wins.</source>
        <comment>what a house rule says</comment>
        <translation>Von gleichen Blättern gewinnt das mit weniger Jokern.</translation>
    </message>
    <message>
        <source>What the wilds in a hand may stand for.</source>
        <comment>what a house rule says</comment>
        <translation>Wofür die Joker eines Blattes stehen dürfen.</translation>
    </message>
    <message>
        <source>Natural cards that are as wild as a joker.</source>
        <comment>what a house rule says</comment>
        <translation>Echte Karten, die wie ein Joker zählen.</translation>
    </message>
    <message>
        <source>No card twice; wilds without limit.</source>
        <comment>what a house rule says</comment>
        <translation>Keine Karte doppelt; Joker ohne Grenze.</translation>
    </message>
    <message>
        <source>For dealing, and for how rare a hand is.</source>
        <comment>what a house rule is for</comment>
        <translation>Fürs Geben und dafür, wie selten ein Blatt ist.</translation>
    </message>
    <message>
        <source>Change lowest pair</source>
        <comment>undo step</comment>
        <translation>Niedrigstes Paar ändern</translation>
    </message>
    <message>
        <source>Change ace below the two</source>
        <comment>undo step</comment>
        <translation>Ass unter der Zwei ändern</translation>
    </message>
    <message>
        <source>Change five of a kind</source>
        <comment>undo step</comment>
        <translation>Fünfling ändern</translation>
    </message>
    <message>
        <source>Change repeats in a flush</source>
        <comment>undo step</comment>
        <translation>Wiederholung im Flush ändern</translation>
    </message>
    <message>
        <source>Change natural beats wild</source>
        <comment>undo step</comment>
        <translation>Echte gegen Joker ändern</translation>
    </message>
    <message>
        <source>Change what a wild is</source>
        <comment>undo step</comment>
        <translation>Bedeutung der Joker ändern</translation>
    </message>
    <message>
        <source>Change what is also wild</source>
        <comment>undo step</comment>
        <translation>Weitere Joker ändern</translation>
    </message>
    <message>
        <source>Change one deck</source>
        <comment>undo step</comment>
        <translation>Ein Deck ändern</translation>
    </message>
    <message>
        <source>Change jokers in the deck</source>
        <comment>undo step</comment>
        <translation>Joker im Deck ändern</translation>
    </message>
    <message>
        <source>none</source>
        <comment>natural cards that are wild</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>natural cards that are wild</comment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>one-eyed jacks</source>
        <comment>natural cards that are wild</comment>
        <translation>einäugige Buben</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>natural cards that are wild</comment>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>A wild is any card</source>
        <translation>Ein Joker kann jede Karte sein</translation>
    </message>
    <message>
        <source>A wild is a bug</source>
        <translation>Ein Joker ist ein Bug-Joker</translation>
    </message>
    <message>
        <source>Whatever makes the best hand.</source>
        <translation>Es zählt die beste Wahl.</translation>
    </message>
    <message>
        <source>An ace, or it fills a straight or flush.</source>
        <translation>Ein Ass, oder er ergänzt eine Straße oder einen Flush.</translation>
    </message>
</context>
<context>
    <name>RulesCommandText</name>
    <message>
        <source>%1 (--rules %2): %3</source>
        <comment>%1: &apos;Bug rules&apos;; %2: &apos;bug&apos;; %3: &apos;a wild is an ace, or …&apos;</comment>
        <translation>%1 (--rules %2): %3</translation>
    </message>
</context>
<context>
    <name>RulesHeadingText</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: &apos;Series rules (changed)&apos;; %2: a list</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Series</source>
        <comment>the name of house rules</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the name of house rules</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Bug</source>
        <comment>the name of house rules: the bug is a half-wild joker</comment>
        <translation>Bug-Joker</translation>
    </message>
    <message>
        <source>Deuces wild</source>
        <comment>the name of house rules</comment>
        <translation>Zweien als Joker</translation>
    </message>
    <message>
        <source>Series rules</source>
        <comment>in the status bar</comment>
        <translation>Regeln der Serie</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <comment>in the status bar</comment>
        <translation>Standardregeln</translation>
    </message>
    <message>
        <source>Bug rules</source>
        <comment>in the status bar</comment>
        <translation>Regeln mit Bug-Joker</translation>
    </message>
    <message>
        <source>Deuces wild rules</source>
        <comment>in the status bar</comment>
        <translation>Regeln mit Zweien als Joker</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>%1: &apos;Series&apos;</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>%1: &apos;Series rules&apos;</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>no pair below jacks, no five of a kind, as in the articles</source>
        <comment>what house rules are: Series</comment>
        <translation>kein Paar unter Buben, kein Fünfling, wie in den Artikeln</translation>
    </message>
    <message>
        <source>every pair counts, and five of a kind is the highest rank</source>
        <comment>what house rules are: Standard</comment>
        <translation>jedes Paar zählt, und der Fünfling ist der höchste Rang</translation>
    </message>
    <message>
        <source>a wild is an ace, or completes a straight or flush</source>
        <comment>what house rules are: Bug</comment>
        <translation>ein Joker ist ein Ass oder ergänzt eine Straße oder einen Flush</translation>
    </message>
    <message>
        <source>every two is wild</source>
        <comment>what house rules are: Deuces wild</comment>
        <translation>jede Zwei ist ein Joker</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1: &apos;Standard rules&apos;; %2: &apos;every pair counts&apos;</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>RunData</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1–%3 of %2</source>
        <comment>between two steps</comment>
        <translation>Schritt %1–%3 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2, %3</source>
        <comment>%3: the part of the run</comment>
        <translation>Schritt %1 von %2, %3</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>of a function</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a variable</comment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>on a button: the lines of a function</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>on a button, for a while</comment>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Third kicker decides</source>
        <translation>Der dritte Kicker entscheidet</translation>
    </message>
    <message>
        <source>High card: fourth card decides</source>
        <translation>High Card: Die vierte Karte entscheidet</translation>
    </message>
    <message>
        <source>Two pair: lower pair decides</source>
        <translation>Zwei Paare: Das niedrigere Paar entscheidet</translation>
    </message>
    <message>
        <source>Three of a kind: first kicker decides</source>
        <translation>Drilling: Der erste Kicker entscheidet</translation>
    </message>
    <message>
        <source>Straight: highest card decides</source>
        <translation>Straße: Die höchste Karte entscheidet</translation>
    </message>
    <message>
        <source>Flush: third card decides</source>
        <translation>Flush: Die dritte Karte entscheidet</translation>
    </message>
    <message>
        <source>Full house: pair decides</source>
        <translation>Full House: Das Paar entscheidet</translation>
    </message>
    <message>
        <source>Four of a kind: kicker decides</source>
        <translation>Vierling: Der Kicker entscheidet</translation>
    </message>
    <message>
        <source>Straight flush: highest card decides</source>
        <translation>Straight Flush: Die höchste Karte entscheidet</translation>
    </message>
    <message>
        <source>A wild completes a straight</source>
        <translation>Ein Joker ergänzt eine Straße</translation>
    </message>
    <message>
        <source>A wild is a second ace in a flush</source>
        <translation>Ein Joker als zweites Ass im Flush</translation>
    </message>
    <message>
        <source>Fewer wilds decide</source>
        <translation>Weniger Joker entscheiden</translation>
    </message>
</context>
<context>
    <name>SceneText</name>
    <message>
        <source>looked at</source>
        <comment>the part of a card in a step</comment>
        <translation>betrachtet</translation>
    </message>
    <message>
        <source>base value</source>
        <comment>the part of a card in a step</comment>
        <translation>Basiswert</translation>
    </message>
    <message>
        <source>matched</source>
        <comment>the part of a card in a step</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>the part of a card in a step</comment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>kicker</source>
        <comment>the part of a card in a step</comment>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>no wilds</source>
        <comment>in a hand</comment>
        <translation>keine Joker</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>wild acts as %1</source>
        <comment>in a hand; %1: &apos;Q&apos;</comment>
        <translation>Joker gilt als %1</translation>
    </message>
    <message>
        <source>wilds act as %1</source>
        <comment>in a hand; %1: &apos;Q, 10&apos;</comment>
        <translation>Joker gelten als %1</translation>
    </message>
    <message>
        <source>as dealt</source>
        <comment>how the cards of a hand lie</comment>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>as the code sorted it</source>
        <comment>how the cards of a hand lie</comment>
        <translation>wie vom Code sortiert</translation>
    </message>
    <message>
        <source>in comparing order</source>
        <comment>how the cards of a hand lie</comment>
        <translation>in Vergleichsreihenfolge</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>a card value</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards of a group: 2 of 3</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, acts as %2</source>
        <comment>%1: &apos;Wild card&apos;; %2: &apos;Q&apos;, &apos;10♥&apos;</comment>
        <translation>%1, gilt als %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: a card; %2: &apos;matched&apos;, &apos;looked at&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Meets the winner of this pair next</source>
        <translation>Trifft als Nächstes auf den Gewinner</translation>
    </message>
    <message>
        <source>Takes no part</source>
        <translation>Nimmt nicht teil</translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation>Kommt später</translation>
    </message>
    <message>
        <source>Comes next</source>
        <translation>Kommt als Nächstes</translation>
    </message>
    <message>
        <source>fills in</source>
        <comment>the part of a wild card in a step</comment>
        <translation>springt ein</translation>
    </message>
</context>
<context>
    <name>SettingPicture</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <extracomment>Cards that all have seen, and that are out of play</extracomment>
        <translation>Tote Karten</translation>
    </message>
</context>
<context>
    <name>ShareActions</name>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy who won and why as a table for web pages and chats</source>
        <translation>Kopiert, wer gewonnen hat und warum, als Tabelle für Webseiten und Chats</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy hands, verdict and rules as a picture</source>
        <translation>Kopiert Blätter, Ergebnis und Regeln als Bild</translation>
    </message>
    <message>
        <source>Copy as command &amp;line</source>
        <translation>Als Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the command that explains the same hands</source>
        <translation>Kopiert den Befehl, der dieselben Blätter erklärt</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Bild (PNG) …</translation>
    </message>
    <message>
        <source>Write hands, verdict and rules into a picture file</source>
        <translation>Schreibt Blätter, Ergebnis und Regeln in eine Bilddatei</translation>
    </message>
    <message>
        <source>&amp;SVG…</source>
        <translation>&amp;SVG …</translation>
    </message>
    <message>
        <source>Write hands, verdict and rules into a file that is sharp at any size</source>
        <translation>Schreibt Blätter, Ergebnis und Regeln in eine Datei, die in jeder Größe scharf ist</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF …</translation>
    </message>
    <message>
        <source>Write hands, verdict and rules on a sheet of paper</source>
        <translation>Schreibt Blätter, Ergebnis und Regeln auf eine Druckseite</translation>
    </message>
    <message>
        <source>Show how hands, verdict and rules come out on paper</source>
        <translation>Zeigt, wie Blätter, Ergebnis und Regeln auf Papier aussehen</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Copy who won and why as text</source>
        <translation>Kopiert als Text, wer gewonnen hat und warum</translation>
    </message>
    <message>
        <source>Write who won and why as a table for web pages</source>
        <translation>Schreibt als Tabelle für Webseiten, wer gewonnen hat und warum</translation>
    </message>
    <message>
        <source>Copy cards and chances as text, which can be pasted again</source>
        <translation>Kopiert Karten und Chancen als Text, der sich wieder einfügen lässt</translation>
    </message>
    <message>
        <source>Copy cards and chances as a table for web pages and chats</source>
        <translation>Kopiert Karten und Chancen als Tabelle für Webseiten und Chats</translation>
    </message>
    <message>
        <source>Copy cards, chances and rules as a picture</source>
        <translation>Kopiert Karten, Chancen und Regeln als Bild</translation>
    </message>
    <message>
        <source>Copy the command that counts the same</source>
        <translation>Kopiert den Befehl, der dasselbe zählt</translation>
    </message>
    <message>
        <source>Write cards, chances and rules into a picture file</source>
        <translation>Schreibt Karten, Chancen und Regeln in eine Bilddatei</translation>
    </message>
    <message>
        <source>Write cards, chances and rules into a file that is sharp at any size</source>
        <translation>Schreibt Karten, Chancen und Regeln in eine Datei, die in jeder Größe scharf ist</translation>
    </message>
    <message>
        <source>Write cards, chances and rules on a sheet of paper</source>
        <translation>Schreibt Karten, Chancen und Regeln auf eine Druckseite</translation>
    </message>
    <message>
        <source>Write cards and chances as a table for web pages</source>
        <translation>Schreibt Karten und Chancen als Tabelle für Webseiten</translation>
    </message>
    <message>
        <source>Show how cards, chances and rules come out on paper</source>
        <translation>Zeigt, wie Karten, Chancen und Regeln auf Papier aussehen</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Mar&amp;kdown…</source>
        <translation>Mar&amp;kdown …</translation>
    </message>
    <message>
        <source>poker-hands</source>
        <extracomment>The name of a file, without its ending</extracomment>
        <translation>pokerblaetter</translation>
    </message>
    <message>
        <source>Poker hands</source>
        <extracomment>The title of a page that has no other</extracomment>
        <translation>Pokerblätter</translation>
    </message>
    <message>
        <source>Poker odds</source>
        <extracomment>The title of a page that has no other</extracomment>
        <translation>Pokerchancen</translation>
    </message>
    <message>
        <source>poker-odds</source>
        <extracomment>The name of a file, without its ending</extracomment>
        <translation>pokerchancen</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Board</source>
        <comment>label: the common cards</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <comment>label: cards out of play</comment>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Letters in order</source>
        <comment>label of a field: such as &apos;BAC&apos;</comment>
        <translation>Buchstaben der Reihe nach</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>label of a field</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>label of a field: what is missing in a hand</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1: a sentence</comment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Version %1. %2</source>
        <comment>of a worksheet; %1: &apos;A&apos;; %2: sentences about the rules</comment>
        <translation>Version %1. %2</translation>
    </message>
    <message>
        <source>Seed %1, version %2. %3</source>
        <comment>of a worksheet; %1: a number; %2: &apos;A&apos;; %3: sentences about the rules</comment>
        <translation>Startzahl %1, Version %2. %3</translation>
    </message>
    <message>
        <source>%1, worksheet %2</source>
        <comment>the head of a sheet: &apos;Poker hands&apos;, &apos;A&apos;</comment>
        <translation>%1, Arbeitsblatt %2</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>to a worksheet</comment>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of the person, on a worksheet</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>on a worksheet</comment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Open place</source>
        <comment>for a card of a hand</comment>
        <translation>Offener Platz</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>a worksheet that has been filled in</comment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers of right answers and of questions</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>an answer</comment>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>an answer</comment>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <comment>a question</comment>
        <translation>Nicht beantwortet.</translation>
    </message>
    <message>
        <source>Table and line</source>
        <comment>label of a field: such as &apos;2:9&apos;</comment>
        <translation>Tisch und Zeile</translation>
    </message>
</context>
<context>
    <name>ShortcutListText</name>
    <message>
        <source>In the hands</source>
        <translation>In den Blättern</translation>
    </message>
    <message>
        <source>Go to another card, or to another player</source>
        <translation>Zu einer anderen Karte oder zu einem anderen Spieler gehen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Zur ersten oder letzten Karte gehen</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Enter a card: its rank, then its suit</source>
        <translation>Eine Karte eingeben: ihren Wert, dann ihre Farbe</translation>
    </message>
    <message>
        <source>K S, 10 H or T H</source>
        <translation>K P, 10 H oder T H</translation>
    </message>
    <message>
        <source>Enter a wild</source>
        <translation>Einen Joker eingeben</translation>
    </message>
    <message>
        <source>* or W</source>
        <translation>* oder W</translation>
    </message>
    <message>
        <source>Clear the card and step back</source>
        <translation>Die Karte leeren und einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Go to the deck to choose a card</source>
        <translation>Zum Deck gehen, um eine Karte zu wählen</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Eingabe</translation>
    </message>
    <message>
        <source>Pick the card up; arrow keys move it, Enter drops it</source>
        <translation>Die Karte aufnehmen; Pfeiltasten bewegen sie, Eingabe legt sie ab</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open the menu of the card</source>
        <translation>Das Menü der Karte öffnen</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <translation>Menü oder Umschalt+F10</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>Im Deck</translation>
    </message>
    <message>
        <source>Go to another key</source>
        <translation>Zu einer anderen Taste gehen</translation>
    </message>
    <message>
        <source>Go to the next key of a rank or suit</source>
        <translation>Zur nächsten Taste eines Werts oder einer Farbe gehen</translation>
    </message>
    <message>
        <source>Its letter or digit</source>
        <translation>Ihr Buchstabe oder ihre Ziffer (D Karo, K König)</translation>
    </message>
    <message>
        <source>Go to the wild</source>
        <translation>Zum Joker gehen</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Place the card</source>
        <translation>Die Karte legen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Go back to the hands</source>
        <translation>Zu den Blättern zurückgehen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the rank check and the comparisons</source>
        <translation>In der Rangprüfung und den Vergleichen</translation>
    </message>
    <message>
        <source>Go to another row</source>
        <translation>Zu einer anderen Zeile gehen</translation>
    </message>
    <message>
        <source>Open or close a comparison</source>
        <translation>Einen Vergleich auf- oder zuklappen</translation>
    </message>
    <message>
        <source>+ or -</source>
        <translation>+ oder -</translation>
    </message>
    <message>
        <source>Show the row in the steps</source>
        <translation>Die Zeile in den Schritten zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Take the choice of a row back</source>
        <translation>Die Auswahl einer Zeile zurücknehmen</translation>
    </message>
    <message>
        <source>In the steps</source>
        <translation>In den Schritten</translation>
    </message>
    <message>
        <source>On the scrubber: a step back or on</source>
        <translation>Auf dem Schieber: einen Schritt zurück oder weiter</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>On the scrubber: the phase before or after</source>
        <translation>Auf dem Schieber: die Phase davor oder danach</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>On the scrubber: the first or the last step</source>
        <translation>Auf dem Schieber: der erste oder der letzte Schritt</translation>
    </message>
    <message>
        <source>In the code: mark a line to stop at, or not</source>
        <translation>Im Code: einen Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>In the list of what was found: go back to a line</source>
        <translation>In der Liste des Gefundenen: zu einer Zeile zurückgehen</translation>
    </message>
    <message>
        <source>Go to the step of a typed number</source>
        <translation>Zum Schritt mit einer eingegebenen Nummer gehen</translation>
    </message>
    <message>
        <source>Answer yes or no</source>
        <translation>Mit Ja oder Nein antworten</translation>
    </message>
    <message>
        <source>Y, N</source>
        <translation>J, N</translation>
    </message>
    <message>
        <source>Answer less, equal or greater</source>
        <translation>Mit kleiner, gleich oder größer antworten</translation>
    </message>
    <message>
        <source>&lt;, =, &gt;</source>
        <translation>&lt;, =, &gt;</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Beim Präsentieren</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Bild abwärts, Leertaste</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild aufwärts</translation>
    </message>
    <message>
        <source>Leave the run, then the presentation</source>
        <translation>Den Durchlauf verlassen, dann die Präsentation</translation>
    </message>
    <message>
        <source>Put the card that is picked up in between the others</source>
        <translation>Die aufgenommene Karte zwischen die anderen einfügen</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Take the card that is picked up off the table</source>
        <translation>Die aufgenommene Karte vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>In the choices of a wild</source>
        <translation>Bei den Wahlmöglichkeiten eines Jokers</translation>
    </message>
    <message>
        <source>Go to another choice</source>
        <translation>Zu einer anderen Wahl gehen</translation>
    </message>
    <message>
        <source>Try the choice</source>
        <translation>Die Wahl ausprobieren</translation>
    </message>
    <message>
        <source>End the try-out</source>
        <translation>Den Versuch beenden</translation>
    </message>
    <message>
        <source>In the hands and on the board</source>
        <translation>In den Blättern und auf dem Board</translation>
    </message>
    <message>
        <source>Enter a card that nobody has seen</source>
        <translation>Eine Karte eingeben, die niemand gesehen hat</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>In the map of next cards</source>
        <translation>In der Übersicht der nächsten Karten</translation>
    </message>
    <message>
        <source>Go to another card</source>
        <translation>Zu einer anderen Karte gehen</translation>
    </message>
    <message>
        <source>Deal the card</source>
        <translation>Die Karte geben</translation>
    </message>
    <message>
        <source>Deal the next street</source>
        <translation>Die nächste Runde geben</translation>
    </message>
    <message>
        <source>Take the latest change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Die Präsentation verlassen</translation>
    </message>
    <message>
        <source>The letter of a rank</source>
        <translation>Der Buchstabe eines Werts</translation>
    </message>
    <message>
        <source>T ten, J jack, Q queen, K king, A ace</source>
        <translation>T Zehn, B/J Bube, D/Q Dame, K König, A Ass</translation>
    </message>
    <message>
        <source>The letter of a suit</source>
        <translation>Der Buchstabe einer Farbe</translation>
    </message>
    <message>
        <source>S spades, H hearts, D diamonds, C clubs</source>
        <translation>P/S Pik, H Herz, K/D Karo, X/C Kreuz</translation>
    </message>
    <message>
        <source>Reveal the ranks, then who wins; go one step on</source>
        <translation>Die Ränge aufdecken, dann wer gewinnt; einen Schritt weiter</translation>
    </message>
</context>
<context>
    <name>SituationResult</name>
    <message>
        <source>The chances are not counted yet</source>
        <translation>Die Chancen sind noch nicht gezählt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over cards; %1: a player; %2: &quot;7 outs&quot; or &quot;31 cards&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>Under a card: how many of it there are</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>SoFarText</name>
    <message>
        <source>so far: %1</source>
        <comment>of an unfinished hand; %1: &apos;a pair of aces&apos;</comment>
        <translation>bisher: %1</translation>
    </message>
</context>
<context>
    <name>SolutionText</name>
    <message>
        <source>For example with %1:</source>
        <comment>%1: cards, &apos;10♦ 7♠&apos;; the reasons follow</comment>
        <translation>Zum Beispiel mit %1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>outs: &apos;Flush, ace high&apos;, &apos;A♠ K♠ J♠&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StartOptionsText</name>
    <message>
        <source>Compares poker hands with wild cards and shows why one wins.</source>
        <translation>Vergleicht Pokerblätter mit Jokern und zeigt, warum eines gewinnt.</translation>
    </message>
    <message>
        <source>Show this text and end</source>
        <translation>Zeigt diesen Text und beendet sich</translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation>Zeigt die Version und beendet sich</translation>
    </message>
    <message>
        <source>The language to speak, one of: %1</source>
        <translation>Wählt die Sprache; möglich: %1</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2</source>
        <translation>Die Sprache &apos;%1&apos; gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>The colours, one of: %1</source>
        <translation>Wählt das Farbschema; möglich: %1</translation>
    </message>
    <message>
        <source>How many colours the suits have, one of: %1</source>
        <translation>Bestimmt, wie viele Farben die Spielkarten haben; möglich: %1</translation>
    </message>
    <message>
        <source>The size of the window in the picture, 1280x770 if not given</source>
        <translation>Bestimmt die Größe des Fensters im Bild; Vorgabe: 1280x770</translation>
    </message>
    <message>
        <source>Draw everything so many times as large, 1 to 4</source>
        <translation>Zeichnet alles um diesen Faktor größer, 1 bis 4</translation>
    </message>
    <message>
        <source>The table to open</source>
        <translation>Öffnet diesen Tisch</translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: %2</source>
        <translation>Das Farbschema &apos;%1&apos; gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>The suits cannot have “%1” colours, but: %2</source>
        <translation>Die Spielkarten können nicht &apos;%1&apos; Farben haben; möglich: %2</translation>
    </message>
    <message>
        <source>--%1 needs --screenshot</source>
        <translation>--%1 braucht --screenshot</translation>
    </message>
    <message>
        <source>--screenshot needs the name of a file</source>
        <translation>--screenshot braucht den Namen einer Datei</translation>
    </message>
    <message>
        <source>“%1” is no size; it is written as 1280x770</source>
        <translation>&apos;%1&apos; ist keine Größe; man schreibt sie als 1280x770</translation>
    </message>
    <message>
        <source>The window cannot be smaller than %1x%2</source>
        <translation>Das Fenster kann nicht kleiner sein als %1x%2</translation>
    </message>
    <message>
        <source>“%1” is no scale; it is a number from 1 to 4</source>
        <translation>&apos;%1&apos; ist kein Maßstab; er ist eine Zahl von 1 bis 4</translation>
    </message>
    <message>
        <source>The picture cannot be larger than %1x%1 pixels</source>
        <translation>Das Bild kann nicht größer sein als %1x%1 Pixel</translation>
    </message>
    <message>
        <source>One table can be opened, so “%1” is too much</source>
        <translation>Ein Tisch kann geöffnet werden, &apos;%1&apos; ist also zu viel</translation>
    </message>
    <message>
        <source>The view to show, such as compare</source>
        <translation>Zeigt diese Ansicht, etwa compare</translation>
    </message>
    <message>
        <source>The page of the explanation to show, such as why</source>
        <translation>Zeigt diese Seite der Erklärung, etwa why</translation>
    </message>
    <message>
        <source>There is no view “%1”; there are: %2</source>
        <translation>Es gibt keine Ansicht &apos;%1&apos;; es gibt: %2</translation>
    </message>
    <message>
        <source>There is no page “%1”: this view has no explanation</source>
        <translation>Es gibt keine Seite &apos;%1&apos;: Diese Ansicht hat keine Erklärung</translation>
    </message>
    <message>
        <source>There is no page “%1” in the explanation; there are: %2</source>
        <translation>Es gibt keine Seite &apos;%1&apos; in der Erklärung; es gibt: %2</translation>
    </message>
    <message>
        <source>The step of the run to show, counted as showdown-cli explain counts</source>
        <translation>Zeigt diesen Schritt des Durchlaufs, gezählt wie bei showdown-cli explain</translation>
    </message>
    <message>
        <source>How much of the run to tell, one of: %1</source>
        <translation>Bestimmt, wie viel vom Durchlauf erzählt wird; möglich: %1</translation>
    </message>
    <message>
        <source>There is no level “%1”; there are: %2</source>
        <translation>Die Detailstufe &apos;%1&apos; gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>“%1” is no step; it is a whole number from 1 on</source>
        <translation>&apos;%1&apos; ist kein Schritt; er ist eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>--%1 shows the page “steps”, so --tab cannot be “%2”</source>
        <translation>--%1 zeigt die Seite &apos;steps&apos;, also geht --tab &apos;%2&apos; nicht</translation>
    </message>
    <message>
        <source>There is no step %1: this view has no steps</source>
        <translation>Es gibt keinen Schritt %1: Diese Ansicht hat keine Schritte</translation>
    </message>
    <message>
        <source>There is no step %1: no hand is complete</source>
        <translation>Es gibt keinen Schritt %1: Kein Blatt ist vollständig</translation>
    </message>
    <message>
        <source>There is no step %1; there are %2</source>
        <translation>Es gibt keinen Schritt %1; es gibt %2</translation>
    </message>
    <message>
        <source>There is no description “%1”; there are: %2</source>
        <translation>Es gibt keine Beschreibung &apos;%1&apos;; es gibt: %2</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>alles ist gelungen</translation>
    </message>
    <message>
        <source>an option, or the value of one, is wrong</source>
        <translation>eine Option oder ihr Wert ist falsch</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>one table or several, each with its hands, players and rules, or a situation of Odds; JSON</source>
        <translation>ein Tisch oder mehrere, jeder mit Blättern, Spielern und Regeln, oder eine Situation der Ansicht Chancen; JSON</translation>
    </message>
    <message>
        <source>which exercises of the lessons are done</source>
        <translation>welche Übungen der Lektionen gelöst sind</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>the language, unless --lang is given</source>
        <translation>die Sprache, wenn --lang nicht angegeben ist</translation>
    </message>
    <message>
        <source>offscreen draws a picture without a display, as happens by itself where there is none</source>
        <translation>offscreen zeichnet ein Bild ohne Bildschirm, was ohne einen auch von selbst geschieht</translation>
    </message>
    <message>
        <source>folders in place of ~/.local/share and ~/.config</source>
        <translation>Ordner anstelle von ~/.local/share und ~/.config</translation>
    </message>
    <message>
        <source>see which poker hand wins, and why</source>
        <translation>sehen, welches Pokerblatt gewinnt, und warum</translation>
    </message>
    <message>
        <source>Describe the program to other programs and end: as a man page, or as completions of a shell, one of: %1</source>
        <translation>Beschreibt das Programm für andere Programme und beendet sich: als Handbuchseite oder als Vervollständigung für eine Shell; möglich: %1</translation>
    </message>
    <message>
        <source>the tables of the last time, one file a window</source>
        <translation>die Tische vom letzten Mal, eine Datei je Fenster</translation>
    </message>
    <message>
        <source>how the window stood, recent files, and the settings</source>
        <translation>wie das Fenster stand, zuletzt geöffnete Dateien und die Einstellungen</translation>
    </message>
    <message>
        <source>“%1” is no size of text; it is a number from %2 to %3</source>
        <translation>&apos;%1&apos; ist keine Schriftgröße; sie ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>A picture cannot be saved as “.%1”; possible: %2</source>
        <translation>Ein Bild lässt sich nicht als &apos;.%1&apos; speichern; möglich: %2</translation>
    </message>
    <message>
        <source>Save a picture of the window instead of showing it; the ending says the format, one of: %1</source>
        <translation>Speichert ein Bild des Fensters, statt es zu zeigen; die Endung nennt das Format; möglich: %1</translation>
    </message>
    <message>
        <source>The size of the text in the picture, in percent: %1 to %2</source>
        <translation>Bestimmt die Schriftgröße im Bild, in Prozent: %1 bis %2</translation>
    </message>
    <message>
        <source>There is no display to show a window on. --screenshot FILE saves a picture of it.</source>
        <translation>Es gibt keine Anzeige für ein Fenster. --screenshot FILE speichert ein Bild davon.</translation>
    </message>
    <message>
        <source>there is no display; or a picture was wanted, and the file to show could not be read, or the picture not be written</source>
        <translation>es gibt keine Anzeige; oder ein Bild war verlangt, und die Datei dafür ließ sich nicht lesen oder das Bild nicht schreiben</translation>
    </message>
</context>
<context>
    <name>StepActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Go through the steps one after the other</source>
        <translation>Geht die Schritte nacheinander durch</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the next step of the level</source>
        <translation>Geht zum nächsten Schritt der Detailstufe</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation>Geht zum Schritt davor</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>Go to the end of the run</source>
        <translation>Geht ans Ende des Durchlaufs</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>Go to the start of the run</source>
        <translation>Geht an den Anfang des Durchlaufs</translation>
    </message>
    <message>
        <source>Step &amp;into</source>
        <translation>H&amp;ineinspringen</translation>
    </message>
    <message>
        <source>Go to the steps that this level hides</source>
        <translation>Geht zu den Schritten, die diese Detailstufe verbirgt</translation>
    </message>
    <message>
        <source>Step &amp;out</source>
        <translation>Hera&amp;usspringen</translation>
    </message>
    <message>
        <source>Go to the step that sums up the hidden ones</source>
        <translation>Geht zum Schritt, der die verborgenen zusammenfasst</translation>
    </message>
    <message>
        <source>Next &amp;comparison</source>
        <translation>Nächster &amp;Vergleich</translation>
    </message>
    <message>
        <source>Go to where the next two hands are compared</source>
        <translation>Geht dorthin, wo die nächsten zwei Blätter verglichen werden</translation>
    </message>
    <message>
        <source>Go to the next step on a marked line</source>
        <translation>Geht zum nächsten Schritt auf einer Zeile mit Haltepunkt</translation>
    </message>
    <message>
        <source>Stop &amp;mark</source>
        <translation>&amp;Haltepunkt</translation>
    </message>
    <message>
        <source>Mark the current line, or take its mark away</source>
        <translation>Setzt einen Haltepunkt auf die aktuelle Zeile oder entfernt ihn</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>Durchlauf &amp;beenden</translation>
    </message>
    <message>
        <source>Leave the steps</source>
        <translation>Verlässt die Schritte</translation>
    </message>
    <message>
        <source>Next level of &amp;detail</source>
        <translation>N&amp;ächste Detailstufe</translation>
    </message>
    <message>
        <source>Story, questions, every line</source>
        <translation>Geschichte, Fragen, jede Zeile</translation>
    </message>
    <message>
        <source>Sto&amp;ry</source>
        <translation>&amp;Geschichte</translation>
    </message>
    <message>
        <source>The steps that find something out</source>
        <translation>Die Schritte, in denen sich etwas ergibt</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Each question and each result as well</source>
        <translation>Dazu jede Frage und jedes Ergebnis</translation>
    </message>
    <message>
        <source>E&amp;very line</source>
        <translation>&amp;Jede Zeile</translation>
    </message>
    <message>
        <source>Each line that ran</source>
        <translation>Jede ausgeführte Zeile</translation>
    </message>
    <message>
        <source>Slo&amp;w</source>
        <translation>Lang&amp;sam</translation>
    </message>
    <message>
        <source>Two seconds a step</source>
        <translation>Zwei Sekunden je Schritt</translation>
    </message>
    <message>
        <source>Norm&amp;al</source>
        <translation>N&amp;ormal</translation>
    </message>
    <message>
        <source>One second a step</source>
        <translation>Eine Sekunde je Schritt</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>Less than half a second a step</source>
        <translation>Weniger als eine halbe Sekunde je Schritt</translation>
    </message>
    <message>
        <source>Racin&amp;g</source>
        <translation>Rasen&amp;d</translation>
    </message>
    <message>
        <source>A tenth of a second a step</source>
        <translation>Eine Zehntelsekunde je Schritt</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next step that was found</source>
        <translation>Geht zum nächsten gefundenen Schritt</translation>
    </message>
    <message>
        <source>Find previo&amp;us</source>
        <translation>R&amp;ückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the step before that was found</source>
        <translation>Geht zum vorigen gefundenen Schritt</translation>
    </message>
    <message>
        <source>Cop&amp;y step</source>
        <translation>Schritt &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the step as text, with a command that shows it</source>
        <translation>Kopiert den Schritt als Text, mit einem Befehl, der ihn zeigt</translation>
    </message>
    <message>
        <source>As&amp;k me</source>
        <translation>Mich f&amp;ragen</translation>
    </message>
    <message>
        <source>Ask a question before each answer</source>
        <translation>Stellt eine Frage, bevor die Antwort zu sehen ist</translation>
    </message>
    <message>
        <source>Find in t&amp;he run</source>
        <translation>Im Durchl&amp;auf suchen</translation>
    </message>
    <message>
        <source>Look for steps by function, variable, card or words</source>
        <translation>Sucht Schritte nach Funktion, Variable, Karte oder Wörtern</translation>
    </message>
    <message>
        <source>&amp;Jump to stop mark</source>
        <translation>Zu&amp;m nächsten Haltepunkt</translation>
    </message>
    <message>
        <source>A&amp;s printed</source>
        <translation>Wie gedruck&amp;t</translation>
    </message>
    <message>
        <source>Show beside it how the articles print this function, and what goes wrong there</source>
        <translation>Zeigt daneben, wie die Artikel diese Funktion drucken und was dort schiefgeht</translation>
    </message>
</context>
<context>
    <name>StepFactsText</name>
    <message>
        <source>wild</source>
        <comment>a card value: &apos;the base value is wild&apos;</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a card value: &apos;the base value is none&apos;</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>as in &apos;pair of wilds&apos;</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>two</source>
        <comment>as in &apos;two of two&apos;</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>as in &apos;three of three&apos;</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>as in &apos;four of four&apos;</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>as in &apos;five of five&apos;</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>in place of cards: &apos;CompareHands compares K♥ with …&apos;</comment>
        <translation>keine Karte</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>%3: a sentence that says what happened</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>After step %1 of %2: %3</source>
        <comment>%3: a sentence that says what happened</comment>
        <translation>Nach Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>%2: a sentence that says what happened, or a question</comment>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Compare %1 with %2, card by card.</source>
        <comment>%1: K♥ 6♣; %2: K♥ 6♣</comment>
        <translation>%1 wird mit %2 verglichen, Karte für Karte.</translation>
    </message>
    <message numerus="yes">
        <source>There are up to %n cards to compare.</source>
        <translation>
            <numerusform>%n Karte ist zu vergleichen.</numerusform>
            <numerusform>Bis zu %n Karten sind zu vergleichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is one card to compare.</source>
        <translation>Eine Karte ist zu vergleichen.</translation>
    </message>
    <message>
        <source>Card %1: %2 and %3.</source>
        <comment>%1: 3; %2: 6♥; %3: 6♥</comment>
        <translation>Karte %1: %2 und %3.</translation>
    </message>
    <message>
        <source>Kicker %1: %2 and %3.</source>
        <comment>%1: 3; %2: 6♥; %3: 6♥</comment>
        <translation>Kicker %1: %2 und %3.</translation>
    </message>
    <message>
        <source>No card is left to compare.</source>
        <translation>Es ist keine Karte mehr zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 counts as an ace.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 gilt als Ass.</translation>
    </message>
    <message>
        <source>%1 has the value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 hat den Wert %2.</translation>
    </message>
    <message>
        <source>Card %1: %2 beats %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Karte %1: %2 schlägt %3.</translation>
    </message>
    <message>
        <source>Kicker %1: %2 beats %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Kicker %1: %2 schlägt %3.</translation>
    </message>
    <message>
        <source>Card %1: %2 against %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Karte %1: %2 gegen %3.</translation>
    </message>
    <message>
        <source>Kicker %1: %2 against %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Kicker %1: %2 gegen %3.</translation>
    </message>
    <message>
        <source>Card %1: %2 does not beat %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Karte %1: %2 schlägt %3 nicht.</translation>
    </message>
    <message>
        <source>Kicker %1: %2 does not beat %3.</source>
        <comment>%1: 3; %2: 6, jack; %3: 6, jack</comment>
        <translation>Kicker %1: %2 schlägt %3 nicht.</translation>
    </message>
    <message>
        <source>The hand of Player %1 is better: %2 beats %3.</source>
        <comment>%1: a number; %2: 6, jack; %3: 6, jack</comment>
        <translation>Das Blatt von Spieler %1 ist besser: %2 schlägt %3.</translation>
    </message>
    <message>
        <source>Card %1: the values are equal, go on.</source>
        <comment>%1: 3</comment>
        <translation>Karte %1: Die Werte sind gleich, weiter.</translation>
    </message>
    <message>
        <source>Kicker %1: the values are equal, go on.</source>
        <comment>%1: 3</comment>
        <translation>Kicker %1: Die Werte sind gleich, weiter.</translation>
    </message>
    <message>
        <source>All values are equal: a tie.</source>
        <translation>Alle Werte sind gleich: Gleichstand.</translation>
    </message>
    <message>
        <source>Compare the cards of Player %1 and Player %2, highest first.</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Die Karten von Spieler %1 und Spieler %2 werden verglichen, die höchsten zuerst.</translation>
    </message>
    <message>
        <source>Sort the hand of Player %1, wilds first: they count as aces.</source>
        <comment>%1: a number</comment>
        <translation>Das Blatt von Spieler %1 wird sortiert, Joker zuerst: Sie gelten als Asse.</translation>
    </message>
    <message>
        <source>CompareHands compares %1 with %2.</source>
        <comment>%1: K♥ 6♣; %2: K♥ 6♣</comment>
        <translation>CompareHands vergleicht %1 mit %2.</translation>
    </message>
    <message>
        <source>The result is 1: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Das Ergebnis ist 1: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>The result is −1: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Das Ergebnis ist −1: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>The result is 0: a tie.</source>
        <translation>Das Ergebnis ist 0: Gleichstand.</translation>
    </message>
    <message>
        <source>Whose pair is higher, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Paar ist höher, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds of Player %1: two can be a pair of aces.</source>
        <comment>%1: a number</comment>
        <translation>CountCardsByValue zählt die Joker von Spieler %1: Zwei können ein Paar Asse sein.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: two of them are a pair of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker: Zwei davon sind ein Paar Asse.</numerusform>
            <numerusform>Spieler %1 hat %n Joker: Zwei davon sind ein Paar Asse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1 has no wild.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 hat keinen Joker.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds, not enough for aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker: Das reicht nicht für Asse.</numerusform>
            <numerusform>Spieler %1 hat %n Joker: Das reicht nicht für Asse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1 has one wild, not enough for aces.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 hat einen Joker: Das reicht nicht für Asse.</translation>
    </message>
    <message>
        <source>The pair of Player %1 becomes a pair of aces.</source>
        <comment>%1: a number</comment>
        <translation>Das Paar von Spieler %1 wird ein Paar Asse.</translation>
    </message>
    <message>
        <source>Pair against pair: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>Paar gegen Paar: %1 gegen %2.</translation>
    </message>
    <message>
        <source>The higher pair decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Das höhere Paar entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>Both pairs have the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Beide Paare haben den Wert %1.</translation>
    </message>
    <message>
        <source>The pairs are equal: they do not decide.</source>
        <translation>Die Paare sind gleich: Sie entscheiden nicht.</translation>
    </message>
    <message>
        <source>Whose trio is higher, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Drilling ist höher, der von Spieler %1 oder der von Spieler %2?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds of Player %1: three can be a trio of aces.</source>
        <comment>%1: a number</comment>
        <translation>CountCardsByValue zählt die Joker von Spieler %1: Drei können ein Drilling aus Assen sein.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: three of them are a trio of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker: Drei davon sind ein Drilling aus Assen.</numerusform>
            <numerusform>Spieler %1 hat %n Joker: Drei davon sind ein Drilling aus Assen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trio of Player %1 becomes a trio of aces.</source>
        <comment>%1: a number</comment>
        <translation>Der Drilling von Spieler %1 wird ein Drilling aus Assen.</translation>
    </message>
    <message>
        <source>Trio against trio: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>Drilling gegen Drilling: %1 gegen %2.</translation>
    </message>
    <message>
        <source>The higher trio decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Der höhere Drilling entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>Both trios have the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Beide Drillinge haben den Wert %1.</translation>
    </message>
    <message>
        <source>The trios are equal: they do not decide.</source>
        <translation>Die Drillinge sind gleich: Sie entscheiden nicht.</translation>
    </message>
    <message>
        <source>Whose quad is higher, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Vierling ist höher, der von Spieler %1 oder der von Spieler %2?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds of Player %1: four can be a quad of aces.</source>
        <comment>%1: a number</comment>
        <translation>CountCardsByValue zählt die Joker von Spieler %1: Vier können ein Vierling aus Assen sein.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: four of them are a quad of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker: Vier davon sind ein Vierling aus Assen.</numerusform>
            <numerusform>Spieler %1 hat %n Joker: Vier davon sind ein Vierling aus Assen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The quad of Player %1 becomes a quad of aces.</source>
        <comment>%1: a number</comment>
        <translation>Der Vierling von Spieler %1 wird ein Vierling aus Assen.</translation>
    </message>
    <message>
        <source>Quad against quad: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>Vierling gegen Vierling: %1 gegen %2.</translation>
    </message>
    <message>
        <source>The higher quad decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Der höhere Vierling entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>Both quads have the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Beide Vierlinge haben den Wert %1.</translation>
    </message>
    <message>
        <source>The quads are equal: they do not decide.</source>
        <translation>Die Vierlinge sind gleich: Sie entscheiden nicht.</translation>
    </message>
    <message>
        <source>Whose five cards are higher, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Fünfling ist höher, der von Spieler %1 oder der von Spieler %2?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds of Player %1: five are five aces.</source>
        <comment>%1: a number</comment>
        <translation>CountCardsByValue zählt die Joker von Spieler %1: Fünf sind fünf Asse.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: five aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker: fünf Asse.</numerusform>
            <numerusform>Spieler %1 hat %n Joker: fünf Asse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The five wilds of Player %1 become aces.</source>
        <comment>%1: a number</comment>
        <translation>Die fünf Joker von Spieler %1 werden Asse.</translation>
    </message>
    <message>
        <source>Five cards against five: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>Fünfling gegen Fünfling: %1 gegen %2.</translation>
    </message>
    <message>
        <source>The higher value decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Der höhere Wert entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>Both hands have five cards of the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Beide Blätter haben fünf Karten mit dem Wert %1.</translation>
    </message>
    <message>
        <source>The values are equal: a tie.</source>
        <translation>Die Werte sind gleich: Gleichstand.</translation>
    </message>
    <message>
        <source>Both hands hold a flush: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten einen Flush: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>CopyHand copies the hand of Player %1, so that its wilds can take values.</source>
        <comment>%1: a number</comment>
        <translation>CopyHand kopiert das Blatt von Spieler %1, damit dessen Joker Werte annehmen können.</translation>
    </message>
    <message>
        <source>ReplaceWildsWithAces turns the wilds of Player %1 into aces.</source>
        <comment>%1: a number</comment>
        <translation>ReplaceWildsWithAces macht aus den Jokern von Spieler %1 Asse.</translation>
    </message>
    <message>
        <source>WildsAssumeMissingValues gives the wilds of Player %1 the highest values that it lacks.</source>
        <comment>%1: a number</comment>
        <translation>WildsAssumeMissingValues gibt den Jokern von Spieler %1 die höchsten Werte, die noch fehlen.</translation>
    </message>
    <message>
        <source>Both hands hold a full house: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten ein Full House: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>FullHouse finds the two values of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>FullHouse findet die zwei Werte von Spieler %1.</translation>
    </message>
    <message>
        <source>WildsAssumeInfoCardValues makes sure that both values of Player %1 are real ones.</source>
        <comment>%1: a number</comment>
        <translation>WildsAssumeInfoCardValues sorgt dafür, dass beide Werte von Spieler %1 echte Werte sind.</translation>
    </message>
    <message>
        <source>WildsAssumeCardValues turns the wilds of Player %1 into these values.</source>
        <comment>%1: a number</comment>
        <translation>WildsAssumeCardValues macht aus den Jokern von Spieler %1 diese Werte.</translation>
    </message>
    <message>
        <source>GetTrioPairValues reads which value is the trio of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>GetTrioPairValues liest ab, welcher Wert der Drilling von Spieler %1 ist.</translation>
    </message>
    <message>
        <source>Both trios have the value %1: the pair must decide.</source>
        <comment>%1: 6, jack</comment>
        <translation>Beide Drillinge haben den Wert %1: Das Paar muss entscheiden.</translation>
    </message>
    <message>
        <source>Player %1 has a pair of %2.</source>
        <comment>%1: a number; %2: jacks</comment>
        <translation>Spieler %1 hat ein Paar %2.</translation>
    </message>
    <message>
        <source>Trio and pair are equal: a tie.</source>
        <translation>Drilling und Paar sind gleich: Gleichstand.</translation>
    </message>
    <message>
        <source>Make sure that %1 holds two real values.</source>
        <comment>%1: [K, ★]</comment>
        <translation>%1 soll zwei echte Werte enthalten.</translation>
    </message>
    <message>
        <source>The best value for a wild is the ace.</source>
        <translation>Der beste Wert für einen Joker ist das Ass.</translation>
    </message>
    <message>
        <source>Look at the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der Wert %1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>No value is left.</source>
        <translation>Es ist kein Wert mehr übrig.</translation>
    </message>
    <message>
        <source>The value is wild: it needs a real one.</source>
        <translation>Der Wert ist Joker: Er braucht einen echten.</translation>
    </message>
    <message>
        <source>The value %1 is a real one.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der Wert %1 ist ein echter.</translation>
    </message>
    <message>
        <source>The list already holds the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Den Wert %1 enthält die Liste schon.</translation>
    </message>
    <message>
        <source>The list does not hold the value %1 yet.</source>
        <comment>%1: 6, jack</comment>
        <translation>Den Wert %1 enthält die Liste noch nicht.</translation>
    </message>
    <message>
        <source>So the king is next best.</source>
        <translation>Also ist der König der nächstbeste.</translation>
    </message>
    <message>
        <source>The wild becomes %1: the list is %2.</source>
        <comment>%1: 6, jack; %2: [K, ★]</comment>
        <translation>Der Joker wird %1: Die Liste ist %2.</translation>
    </message>
    <message>
        <source>Highest first: %1.</source>
        <comment>%1: [K, 8]</comment>
        <translation>Die höchsten zuerst: %1.</translation>
    </message>
    <message>
        <source>Return the values: %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Ergebnis sind die Werte: %1.</translation>
    </message>
    <message>
        <source>Fill up %1: three %2 and two %3.</source>
        <comment>%1: K♥ 6♣; %2: jacks; %3: jacks</comment>
        <translation>%1 wird aufgefüllt: drei %2 und zwei %3.</translation>
    </message>
    <message>
        <source>CopyHand comes first: the dealt cards must not change.</source>
        <translation>Zuerst kommt CopyHand: Die gegebenen Karten dürfen sich nicht ändern.</translation>
    </message>
    <message>
        <source>First up to three %1.</source>
        <comment>%1: jacks</comment>
        <translation>Zuerst bis zu drei %1.</translation>
    </message>
    <message>
        <source>Then up to two %1.</source>
        <comment>%1: jacks</comment>
        <translation>Dann bis zu zwei %1.</translation>
    </message>
    <message>
        <source>Both groups are done.</source>
        <translation>Beide Gruppen sind fertig.</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the cards of value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>CountCardsByValue zählt die Karten mit Wert %1.</translation>
    </message>
    <message>
        <source>Of %1 the hand has %2: none is missing.</source>
        <comment>%1: jacks; %2: 3</comment>
        <translation>%1 im Blatt: %2, keine Karte fehlt.</translation>
    </message>
    <message>
        <source>Of %1 the hand has %2: more than this group needs.</source>
        <comment>%1: jacks; %2: 3</comment>
        <translation>%1 im Blatt: %2, mehr, als diese Gruppe braucht.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 the hand has %2: %n are missing.</source>
        <comment>%1: jacks; %2: 3</comment>
        <translation>
            <numerusform>%1 im Blatt: %2, %n Karte fehlt.</numerusform>
            <numerusform>%1 im Blatt: %2, %n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 the hand has %2: one is missing.</source>
        <comment>%1: jacks; %2: 3</comment>
        <translation>%1 im Blatt: %2, eine Karte fehlt.</translation>
    </message>
    <message>
        <source>%1 can fill in.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 kann einspringen.</translation>
    </message>
    <message>
        <source>No more %1 are needed.</source>
        <comment>%1: jacks</comment>
        <translation>Mehr %1 werden nicht gebraucht.</translation>
    </message>
    <message>
        <source>No wild is left.</source>
        <translation>Es ist kein Joker mehr übrig.</translation>
    </message>
    <message>
        <source>%1 takes the value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 nimmt den Wert %2 an.</translation>
    </message>
    <message>
        <source>None is missing now.</source>
        <translation>Jetzt fehlt keine Karte mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n are still missing.</source>
        <translation>
            <numerusform>%n Karte fehlt noch.</numerusform>
            <numerusform>%n Karten fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>One is still missing.</source>
        <translation>Eine Karte fehlt noch.</translation>
    </message>
    <message>
        <source>Return the copy: %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ergebnis ist die Kopie: %1.</translation>
    </message>
    <message>
        <source>Which value of %1 is the trio?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Welcher Wert in %1 ist der Drilling?</translation>
    </message>
    <message>
        <source>Cards 2 and 3, %1 and %2, are equal: the trio comes first.</source>
        <comment>%1, %2: 6♥, 6★</comment>
        <translation>Karte 2 und 3, %1 und %2, sind gleich: Der Drilling steht vorn.</translation>
    </message>
    <message>
        <source>Cards 2 and 3, %1 and %2, differ: the trio comes last.</source>
        <comment>%1, %2: 6♥, 6★</comment>
        <translation>Karte 2 und 3, %1 und %2, sind verschieden: Der Drilling steht hinten.</translation>
    </message>
    <message>
        <source>A trio of %1 and a pair of %2.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Drilling: %1. Paar: %2.</translation>
    </message>
    <message>
        <source>Both hands hold a pair: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten ein Paar: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>Sort the hand of Player %1: highest first, wilds last.</source>
        <comment>%1: a number</comment>
        <translation>Das Blatt von Spieler %1 wird sortiert: die höchsten zuerst, Joker zuletzt.</translation>
    </message>
    <message>
        <source>A new info for Player %1.</source>
        <comment>%1: a number</comment>
        <translation>Ein neues info für Spieler %1.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for the pair of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>DoCardsHaveSameValue sucht das Paar von Spieler %1.</translation>
    </message>
    <message>
        <source>ComparePairs compares the pairs.</source>
        <translation>ComparePairs vergleicht die Paare.</translation>
    </message>
    <message>
        <source>The pairs differ: they decide.</source>
        <translation>Die Paare sind verschieden: Sie entscheiden.</translation>
    </message>
    <message>
        <source>The pairs are equal: the kickers must decide.</source>
        <translation>Die Paare sind gleich: Die Kicker müssen entscheiden.</translation>
    </message>
    <message>
        <source>CompareKickers compares what else is in both hands.</source>
        <translation>CompareKickers vergleicht, was sonst in beiden Blättern ist.</translation>
    </message>
    <message>
        <source>Both hands hold three of a kind: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten einen Drilling: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for the trio of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>DoCardsHaveSameValue sucht den Drilling von Spieler %1.</translation>
    </message>
    <message>
        <source>CompareTrios compares the trios.</source>
        <translation>CompareTrios vergleicht die Drillinge.</translation>
    </message>
    <message>
        <source>The trios differ: they decide.</source>
        <translation>Die Drillinge sind verschieden: Sie entscheiden.</translation>
    </message>
    <message>
        <source>The trios are equal: the kickers must decide.</source>
        <translation>Die Drillinge sind gleich: Die Kicker müssen entscheiden.</translation>
    </message>
    <message>
        <source>Both hands hold four of a kind: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten einen Vierling: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for the quad of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>DoCardsHaveSameValue sucht den Vierling von Spieler %1.</translation>
    </message>
    <message>
        <source>CompareQuads compares the quads.</source>
        <translation>CompareQuads vergleicht die Vierlinge.</translation>
    </message>
    <message>
        <source>The quads differ: they decide.</source>
        <translation>Die Vierlinge sind verschieden: Sie entscheiden.</translation>
    </message>
    <message>
        <source>The quads are equal: the kicker must decide.</source>
        <translation>Die Vierlinge sind gleich: Der Kicker muss entscheiden.</translation>
    </message>
    <message>
        <source>Both hands hold five of a kind: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten einen Fünfling: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for the five equal cards of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>DoCardsHaveSameValue sucht den Fünfling von Spieler %1.</translation>
    </message>
    <message>
        <source>CompareFives compares the values of the five cards.</source>
        <translation>CompareFives vergleicht die Fünflinge.</translation>
    </message>
    <message>
        <source>Both hands hold a straight: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten eine Straße: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>AreCardsStraight goes over the straight of Player %1: it has no wild.</source>
        <comment>%1: a number</comment>
        <translation>AreCardsStraight geht die Straße von Spieler %1 durch: Sie hat keinen Joker.</translation>
    </message>
    <message>
        <source>AreCardsStraight finds out which values the wilds of Player %1 take.</source>
        <comment>%1: a number</comment>
        <translation>AreCardsStraight findet heraus, welche Werte die Joker von Spieler %1 annehmen.</translation>
    </message>
    <message>
        <source>WildsAssumeValues has no wild to change for Player %1.</source>
        <comment>%1: a number</comment>
        <translation>WildsAssumeValues hat für Spieler %1 keinen Joker zu ändern.</translation>
    </message>
    <message>
        <source>WildsAssumeValues gives the wilds of Player %1 their values: %2.</source>
        <comment>%1: a number; %2: [K, ★]</comment>
        <translation>WildsAssumeValues gibt den Jokern von Spieler %1 ihre Werte: %2.</translation>
    </message>
    <message>
        <source>Both hands hold a straight flush: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten einen Straight Flush: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>Sort %1: there is no wild to change.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>%1 wird sortiert: Es ist kein Joker zu ändern.</translation>
    </message>
    <message>
        <source>Give the wilds of %1 the values %2.</source>
        <comment>%1: K♥ 6♣; %2: [K, ★]</comment>
        <translation>Die Joker in %1 bekommen die Werte %2.</translation>
    </message>
    <message>
        <source>The values, highest first: %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Die Werte, die höchsten zuerst: %1.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>No wild is left without a value: %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Es ist kein Joker mehr ohne Wert: %1.</translation>
    </message>
    <message>
        <source>That value is used: %1 is left.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Dieser Wert ist vergeben: %1 bleibt.</translation>
    </message>
    <message>
        <source>The ace stands below the two.</source>
        <translation>Das Ass steht unter der Zwei.</translation>
    </message>
    <message>
        <source>No ace stands below the two.</source>
        <translation>Kein Ass steht unter der Zwei.</translation>
    </message>
    <message>
        <source>Every ace of the copy counts 1.</source>
        <translation>Jedes Ass der Kopie zählt 1.</translation>
    </message>
    <message>
        <source>Both hands hold two pair: which one is better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Beide Blätter enthalten zwei Paare: Welches ist besser, das von Spieler %1 oder das von Spieler %2?</translation>
    </message>
    <message>
        <source>SetInfoAndCheckForTwoPair looks for the highest pairs of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>SetInfoAndCheckForTwoPair sucht die höchsten Paare von Spieler %1.</translation>
    </message>
    <message>
        <source>ComparePairs compares the pairs: %1 with %2.</source>
        <comment>%1: [K, ★]; %2: [K, ★]</comment>
        <translation>ComparePairs vergleicht die Paare: %1 mit %2.</translation>
    </message>
    <message>
        <source>All pairs are equal: the kicker must decide.</source>
        <translation>Alle Paare sind gleich: Der Kicker muss entscheiden.</translation>
    </message>
    <message>
        <source>CompareKickers compares the fifth card of both hands.</source>
        <translation>CompareKickers vergleicht die fünfte Karte beider Blätter.</translation>
    </message>
    <message>
        <source>Whose pairs are higher, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Paare sind höher, die von Spieler %1 oder die von Spieler %2?</translation>
    </message>
    <message>
        <source>The higher pairs come first.</source>
        <translation>Zuerst kommen die höheren Paare.</translation>
    </message>
    <message>
        <source>Now the lower pairs.</source>
        <translation>Jetzt die niedrigeren Paare.</translation>
    </message>
    <message>
        <source>No pair is left.</source>
        <translation>Es ist kein Paar mehr übrig.</translation>
    </message>
    <message>
        <source>Higher pair: %1 beats %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>1. Paar: %1 schlägt %2.</translation>
    </message>
    <message>
        <source>Lower pair: %1 beats %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>2. Paar: %1 schlägt %2.</translation>
    </message>
    <message>
        <source>Higher pair: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>1. Paar: %1 gegen %2.</translation>
    </message>
    <message>
        <source>Lower pair: %1 against %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>2. Paar: %1 gegen %2.</translation>
    </message>
    <message>
        <source>Higher pair: %1 does not beat %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>1. Paar: %1 schlägt %2 nicht.</translation>
    </message>
    <message>
        <source>Lower pair: %1 does not beat %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>2. Paar: %1 schlägt %2 nicht.</translation>
    </message>
    <message>
        <source>The lower pair decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Das niedrigere Paar entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>All pairs are equal: they do not decide.</source>
        <translation>Alle Paare sind gleich: Sie entscheiden nicht.</translation>
    </message>
    <message>
        <source>The pairs are equal: whose kickers are better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Die Paare sind gleich: Wessen Kicker sind besser, die von Spieler %1 oder die von Spieler %2?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>CountCardsByValue zählt die Joker von Spieler %1.</translation>
    </message>
    <message>
        <source>There is no wild: the pair is two natural cards.</source>
        <translation>Es ist kein Joker dabei: Das Paar sind zwei echte Karten.</translation>
    </message>
    <message>
        <source>One wild is no pair: a natural card belongs to it.</source>
        <translation>Ein Joker ist kein Paar: Eine echte Karte gehört dazu.</translation>
    </message>
    <message>
        <source>Two wilds are the pair: natural cards are all kickers.</source>
        <translation>Zwei Joker sind das Paar: Echte Karten sind alle Kicker.</translation>
    </message>
    <message>
        <source>The value %1 comes out, too: values is %2.</source>
        <comment>%1: 6, jack; %2: [K, ★]</comment>
        <translation>Auch der Wert %1 wird entfernt: values ist %2.</translation>
    </message>
    <message>
        <source>BuildHandExcludingValues takes the pair out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>BuildHandExcludingValues entfernt das Paar aus %1.</translation>
    </message>
    <message>
        <source>CompareHands compares the kickers %1 with %2.</source>
        <comment>%1: K♥ 6♣; %2: K♥ 6♣</comment>
        <translation>CompareHands vergleicht die Kicker %1 mit %2.</translation>
    </message>
    <message>
        <source>Whose kickers are better, Player %1&apos;s or Player %2&apos;s?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wessen Kicker sind besser, die von Spieler %1 oder die von Spieler %2?</translation>
    </message>
    <message>
        <source>GetKickers finds the kickers of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>GetKickers findet die Kicker von Spieler %1.</translation>
    </message>
    <message>
        <source>Which cards of %1 are left beside the trio?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Welche Karten in %1 bleiben neben dem Drilling?</translation>
    </message>
    <message>
        <source>Which card of %1 is left beside the quad?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Welche Karte in %1 bleibt neben dem Vierling?</translation>
    </message>
    <message>
        <source>%1 cards of value %2 are enough.</source>
        <comment>%1: 3; %2: 6, jack</comment>
        <translation>%1 Karten mit Wert %2 sind genug.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of value %1 are not enough.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n Karte mit Wert %1 ist nicht genug.</numerusform>
            <numerusform>%n Karten mit Wert %1 sind nicht genug.</numerusform>
        </translation>
    </message>
    <message>
        <source>One card of value %1 is not enough.</source>
        <comment>%1: 6, jack</comment>
        <translation>Eine Karte mit Wert %1 ist nicht genug.</translation>
    </message>
    <message>
        <source>No wild is needed for the group: values is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Für die Gruppe wird kein Joker gebraucht: values ist %1.</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds.</source>
        <translation>CountCardsByValue zählt die Joker.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are enough.</source>
        <translation>
            <numerusform>%n Joker ist genug.</numerusform>
            <numerusform>%n Joker sind genug.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no wild.</source>
        <translation>Es ist kein Joker dabei.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds alone are not enough.</source>
        <translation>
            <numerusform>%n Joker allein ist nicht genug.</numerusform>
            <numerusform>%n Joker allein sind nicht genug.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild alone is not enough.</source>
        <translation>Ein Joker allein ist nicht genug.</translation>
    </message>
    <message>
        <source>The group is of wilds alone, as aces: values is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Die Gruppe besteht nur aus Jokern, als Asse: values ist %1.</translation>
    </message>
    <message>
        <source>BuildHandExcludingValues takes the trio out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>BuildHandExcludingValues entfernt den Drilling aus %1.</translation>
    </message>
    <message>
        <source>BuildHandExcludingValues takes the quad out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>BuildHandExcludingValues entfernt den Vierling aus %1.</translation>
    </message>
    <message>
        <source>The kickers are %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Die Kicker sind %1.</translation>
    </message>
    <message>
        <source>The kicker is %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Der Kicker ist %1.</translation>
    </message>
    <message>
        <source>Which card of %1 is left beside the two pairs?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Welche Karte in %1 bleibt neben den zwei Paaren?</translation>
    </message>
    <message>
        <source>The higher pair, %1: take its natural cards out of %2.</source>
        <comment>%1: jacks; %2: K♥ 6♣</comment>
        <translation>Das höhere Paar, %1: Seine echten Karten werden aus %2 entfernt.</translation>
    </message>
    <message>
        <source>The lower pair, %1: take its natural cards out of %2.</source>
        <comment>%1: jacks; %2: K♥ 6♣</comment>
        <translation>Das niedrigere Paar, %1: Seine echten Karten werden aus %2 entfernt.</translation>
    </message>
    <message>
        <source>Four cards are out: both pairs are natural.</source>
        <translation>Vier Karten sind entfernt: Beide Paare sind echt.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the pairs are wilds.</source>
        <translation>
            <numerusform>%n Karte der Paare ist ein Joker.</numerusform>
            <numerusform>%n Karten der Paare sind Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>One card of the pairs is a wild.</source>
        <translation>Eine Karte der Paare ist ein Joker.</translation>
    </message>
    <message>
        <source>No wild has to come out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Aus %1 muss kein Joker entfernt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n wilds out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>
            <numerusform>%n Joker wird aus %1 entfernt.</numerusform>
            <numerusform>%n Joker werden aus %1 entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one wild out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ein Joker wird aus %1 entfernt.</translation>
    </message>
    <message>
        <source>Player %1 (%2) against Player %3 (%4).</source>
        <comment>%1: a number; %2: full house; %3: a number; %4: full house</comment>
        <translation>Spieler %1 (%2) gegen Spieler %3 (%4).</translation>
    </message>
    <message>
        <source>Player %1 has the higher rank: %2.</source>
        <comment>%1: a number; %2: flush beats straight</comment>
        <translation>Spieler %1 hat den höheren Rang: %2.</translation>
    </message>
    <message>
        <source>Both have the rank %1.</source>
        <comment>%1: full house</comment>
        <translation>Beide haben den Rang %1.</translation>
    </message>
    <message>
        <source>Player %1 does not have the higher rank: %2.</source>
        <comment>%1: a number; %2: flush beats straight</comment>
        <translation>Spieler %1 hat nicht den höheren Rang: %2.</translation>
    </message>
    <message>
        <source>The rank decides: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Der Rang entscheidet: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>The ranks are equal: the cards must decide.</source>
        <translation>Die Ränge sind gleich: Die Karten müssen entscheiden.</translation>
    </message>
    <message>
        <source>A wild is a bug here, and %1 is a rank of equal values.</source>
        <comment>%1: full house</comment>
        <translation>Ein Joker ist hier ein Bug-Joker, und es geht um gleiche Werte: %1.</translation>
    </message>
    <message>
        <source>A bug is free here: %1 is no rank of equal values.</source>
        <comment>%1: full house</comment>
        <translation>Ein Bug-Joker ist hier frei: Um gleiche Werte geht es nicht bei diesem Rang, %1.</translation>
    </message>
    <message>
        <source>ReadBugs turns the wilds of Player %1 into aces.</source>
        <comment>%1: a number</comment>
        <translation>ReadBugs macht aus den Jokern von Spieler %1 Asse.</translation>
    </message>
    <message>
        <source>Two hands of one rank, %1: ask %2.</source>
        <comment>%1: full house; %2: FindWinnerTwoPair</comment>
        <translation>Beide haben denselben Rang, %1: Jetzt entscheidet %2.</translation>
    </message>
    <message>
        <source>A tie so far, but natural beats wild here: fewer wilds win.</source>
        <translation>Bisher Gleichstand, doch hier schlagen echte Karten Joker: Wer weniger Joker hat, gewinnt.</translation>
    </message>
    <message>
        <source>The cards have decided.</source>
        <translation>Die Karten haben entschieden.</translation>
    </message>
    <message>
        <source>CompareWildCounts compares how many wilds were dealt.</source>
        <translation>CompareWildCounts vergleicht, wie viele Joker gegeben wurden.</translation>
    </message>
    <message>
        <source>Who was dealt fewer wilds, Player %1 or Player %2?</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Wer hat weniger Joker bekommen, Spieler %1 oder Spieler %2?</translation>
    </message>
    <message>
        <source>Player %1 was dealt no wild.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 hat keinen Joker bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 was dealt %n wilds.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Spieler %1 hat %n Joker bekommen.</numerusform>
            <numerusform>Spieler %1 hat %n Joker bekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1 was dealt one wild.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 hat einen Joker bekommen.</translation>
    </message>
    <message>
        <source>%1 against %2: Player %3 has fewer wilds.</source>
        <comment>%1: 3; %2: 3; %3: a number</comment>
        <translation>%1 gegen %2: Spieler %3 hat weniger Joker.</translation>
    </message>
    <message>
        <source>%1 against %2: Player %3 does not have fewer wilds.</source>
        <comment>%1: 3; %2: 3; %3: a number</comment>
        <translation>%1 gegen %2: Spieler %3 hat nicht weniger Joker.</translation>
    </message>
    <message>
        <source>Fewer wilds decide: the hand of Player %1 is better.</source>
        <comment>%1: a number</comment>
        <translation>Wer weniger Joker hat, gewinnt: Das Blatt von Spieler %1 ist besser.</translation>
    </message>
    <message>
        <source>%1 against %2: both have the same number of wilds.</source>
        <comment>%1: 3; %2: 3</comment>
        <translation>%1 gegen %2: Beide haben gleich viele Joker.</translation>
    </message>
    <message>
        <source>The wilds do not decide either: a tie.</source>
        <translation>Auch die Joker entscheiden nicht: Gleichstand.</translation>
    </message>
    <message>
        <source>Count the wilds in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Die Joker in %1 werden gezählt.</translation>
    </message>
    <message>
        <source>Count the cards of value %1 in %2.</source>
        <comment>%1: 6, jack; %2: K♥ 6♣</comment>
        <translation>Die Karten mit Wert %1 in %2 werden gezählt.</translation>
    </message>
    <message>
        <source>Start at 0.</source>
        <translation>Beginn bei 0.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>No card is left.</source>
        <translation>Es ist keine Karte mehr übrig.</translation>
    </message>
    <message>
        <source>%1 is a wild.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist ein Joker.</translation>
    </message>
    <message>
        <source>%1 is no wild.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist kein Joker.</translation>
    </message>
    <message>
        <source>%1 does not have the value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 hat nicht den Wert %2.</translation>
    </message>
    <message>
        <source>That makes %1.</source>
        <comment>%1: 3</comment>
        <translation>Das macht %1.</translation>
    </message>
    <message>
        <source>The hand has no wild.</source>
        <translation>Das Blatt hat keinen Joker.</translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n wilds.</source>
        <translation>
            <numerusform>Das Blatt hat %n Joker.</numerusform>
            <numerusform>Das Blatt hat %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand has one wild.</source>
        <translation>Das Blatt hat einen Joker.</translation>
    </message>
    <message>
        <source>The hand has no card of value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Das Blatt hat keine Karte mit Wert %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n cards of value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>Das Blatt hat %n Karte mit Wert %1.</numerusform>
            <numerusform>Das Blatt hat %n Karten mit Wert %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand has one card of value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Das Blatt hat eine Karte mit Wert %1.</translation>
    </message>
    <message>
        <source>Count how often each value occurs in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gezählt wird, wie oft jeder Wert in %1 vorkommt.</translation>
    </message>
    <message>
        <source>The list starts empty.</source>
        <translation>Die Liste ist zuerst leer.</translation>
    </message>
    <message>
        <source>%1 brings a new value.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 bringt einen neuen Wert.</translation>
    </message>
    <message>
        <source>The list already has the value of %1.</source>
        <comment>%1: 6♥</comment>
        <translation>Den Wert von %1 hat die Liste schon.</translation>
    </message>
    <message>
        <source>A new entry for %1, still 0: the list is %2.</source>
        <comment>%1: 6♥; %2: [K: 1, ★: 2]</comment>
        <translation>Ein neuer Eintrag für %1, noch 0: Die Liste ist %2.</translation>
    </message>
    <message>
        <source>One more for %1: the list is %2.</source>
        <comment>%1: 6♥; %2: [K: 1, ★: 2]</comment>
        <translation>Eins mehr für %1: Die Liste ist %2.</translation>
    </message>
    <message>
        <source>Return the list: %1.</source>
        <comment>%1: [K: 1, ★: 2]</comment>
        <translation>Ergebnis ist die Liste: %1.</translation>
    </message>
    <message>
        <source>Nothing has to come out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Aus %1 muss nichts entfernt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n cards with a value in %1 out of %2.</source>
        <comment>%1: [K, ★]; %2: K♥ 6♣</comment>
        <translation>
            <numerusform>Höchstens %n Karte mit einem Wert aus %1 wird aus %2 entfernt.</numerusform>
            <numerusform>Höchstens %n Karten mit einem Wert aus %1 werden aus %2 entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take up to one card with a value in %1 out of %2.</source>
        <comment>%1: [K, ★]; %2: K♥ 6♣</comment>
        <translation>Höchstens eine Karte mit einem Wert aus %1 wird aus %2 entfernt.</translation>
    </message>
    <message>
        <source>The rest starts empty.</source>
        <translation>Der Rest ist zuerst leer.</translation>
    </message>
    <message>
        <source>No card is out yet.</source>
        <translation>Noch ist keine Karte entfernt.</translation>
    </message>
    <message>
        <source>The value of %1 is in %2, and %3 of %4 are out: it goes.</source>
        <comment>%1: 6♥; %2: [K, ★]; %3: 3; %4: 3</comment>
        <translation>Der Wert von %1 steht in %2, und %3 von %4 sind entfernt: Die Karte wird entfernt.</translation>
    </message>
    <message>
        <source>%1 stays: nothing has to come out.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 bleibt: Nichts muss entfernt werden.</translation>
    </message>
    <message>
        <source>%1 stays: %2 of %2 are out already.</source>
        <comment>%1: 6♥; %2: 3</comment>
        <translation>%1 bleibt: %2 von %2 sind schon entfernt.</translation>
    </message>
    <message>
        <source>%1 stays: its value is not in %2.</source>
        <comment>%1: 6♥; %2: [K, ★]</comment>
        <translation>%1 bleibt: Der Wert steht nicht in %2.</translation>
    </message>
    <message>
        <source>%1 is out: %2 of %3.</source>
        <comment>%1: 6♥; %2: 3; %3: 3</comment>
        <translation>%1 ist entfernt: %2 von %3.</translation>
    </message>
    <message>
        <source>Go on with the next card.</source>
        <translation>Weiter mit der nächsten Karte.</translation>
    </message>
    <message>
        <source>A copy of %1 is added: the rest is %2.</source>
        <comment>%1: 6♥; %2: K♥ 6♣</comment>
        <translation>Eine Kopie von %1 kommt dazu: Der Rest ist %2.</translation>
    </message>
    <message>
        <source>Return the rest: %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ergebnis ist der Rest: %1.</translation>
    </message>
    <message>
        <source>Does %1 hold three equal cards and two equal ones?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Enthält %1 drei gleiche Karten und zwei gleiche?</translation>
    </message>
    <message>
        <source>Sort the hand: highest first, wilds last.</source>
        <translation>Das Blatt wird sortiert: die höchsten zuerst, Joker zuletzt.</translation>
    </message>
    <message>
        <source>First try: three cards, then two.</source>
        <translation>Erster Versuch: drei Karten, dann zwei.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for three equal cards.</source>
        <translation>DoCardsHaveSameValue sucht drei gleiche Karten.</translation>
    </message>
    <message>
        <source>Three cards are found: %1.</source>
        <comment>%1: jacks</comment>
        <translation>Drei Karten sind gefunden: %1.</translation>
    </message>
    <message>
        <source>No three equal cards are found.</source>
        <translation>Drei gleiche Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue goes on with the same info: two equal cards.</source>
        <translation>DoCardsHaveSameValue sucht mit demselben info weiter: zwei gleiche Karten.</translation>
    </message>
    <message>
        <source>Three %1 and two %2.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Drei %1 und zwei %2.</translation>
    </message>
    <message>
        <source>Not even the first group is there.</source>
        <translation>Schon die erste Gruppe fehlt.</translation>
    </message>
    <message>
        <source>The second group is missing.</source>
        <translation>Die zweite Gruppe fehlt.</translation>
    </message>
    <message>
        <source>Both groups have one value: that is no full house.</source>
        <translation>Beide Gruppen haben einen Wert: Das ist kein Full House.</translation>
    </message>
    <message>
        <source>Three and two: the answer is yes.</source>
        <translation>Drei und zwei: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Second try: two cards, then three.</source>
        <translation>Zweiter Versuch: zwei Karten, dann drei.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for two equal cards.</source>
        <translation>DoCardsHaveSameValue sucht zwei gleiche Karten.</translation>
    </message>
    <message>
        <source>Two cards are found: %1.</source>
        <comment>%1: jacks</comment>
        <translation>Zwei Karten sind gefunden: %1.</translation>
    </message>
    <message>
        <source>No two equal cards are found.</source>
        <translation>Zwei gleiche Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue goes on with the same info: three equal cards.</source>
        <translation>DoCardsHaveSameValue sucht mit demselben info weiter: drei gleiche Karten.</translation>
    </message>
    <message>
        <source>Two %1 and three %2.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Zwei %1 und drei %2.</translation>
    </message>
    <message>
        <source>Two and three: the answer is yes.</source>
        <translation>Zwei und drei: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Neither three and two nor two and three: the answer is no.</source>
        <translation>Weder drei und zwei noch zwei und drei: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Does %1 hold three equal cards?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Enthält %1 drei gleiche Karten?</translation>
    </message>
    <message>
        <source>Three equal cards: the answer is yes.</source>
        <translation>Drei gleiche Karten: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No three equal cards: the answer is no.</source>
        <translation>Drei gleiche Karten gibt es nicht: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Does %1 hold four equal cards?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Enthält %1 vier gleiche Karten?</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for four equal cards.</source>
        <translation>DoCardsHaveSameValue sucht vier gleiche Karten.</translation>
    </message>
    <message>
        <source>Four equal cards: the answer is yes.</source>
        <translation>Vier gleiche Karten: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No four equal cards: the answer is no.</source>
        <translation>Vier gleiche Karten gibt es nicht: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Does %1 hold five equal cards?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Enthält %1 fünf gleiche Karten?</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for five equal cards.</source>
        <translation>DoCardsHaveSameValue sucht fünf gleiche Karten.</translation>
    </message>
    <message>
        <source>Five equal cards: the answer is yes.</source>
        <translation>Fünf gleiche Karten: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No five equal cards: the answer is no.</source>
        <translation>Fünf gleiche Karten gibt es nicht: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Does %1 hold %2?</source>
        <comment>%1: cards; %2: a pair of jacks or better</comment>
        <translation>Enthält %1 %2?</translation>
    </message>
    <message>
        <source>A new info: nothing is found yet.</source>
        <translation>Ein neues info: Noch ist nichts gefunden.</translation>
    </message>
    <message>
        <source>No two cards are equal.</source>
        <translation>Zwei gleiche Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>A pair of %1 is found.</source>
        <comment>%1: jacks</comment>
        <translation>Ein Paar %1 ist gefunden.</translation>
    </message>
    <message>
        <source>No pair: the answer is no.</source>
        <translation>Kein Paar: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Two wilds can be a pair of aces.</source>
        <translation>Zwei Joker können ein Paar Asse sein.</translation>
    </message>
    <message>
        <source>There is no wild: it stays a pair of %1.</source>
        <comment>%1: jacks</comment>
        <translation>Es ist kein Joker dabei: Es bleibt ein Paar %1.</translation>
    </message>
    <message>
        <source>One wild is not enough for aces: it stays a pair of %1.</source>
        <comment>%1: jacks</comment>
        <translation>Ein Joker reicht nicht für Asse: Es bleibt ein Paar %1.</translation>
    </message>
    <message>
        <source>A pair of aces always counts: the answer is yes.</source>
        <translation>Ein Paar Asse zählt immer: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>A pair of %1 is too low: the lowest that counts is a pair of %2.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Ein Paar %1 ist zu niedrig: Erst ein Paar %2 zählt.</translation>
    </message>
    <message>
        <source>A pair of %1 is high enough: the lowest that counts is a pair of %2.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Ein Paar %1 ist hoch genug: Schon ein Paar %2 zählt.</translation>
    </message>
    <message>
        <source>A pair of %1 is just a high card here: the answer is no.</source>
        <comment>%1: jacks</comment>
        <translation>Ein Paar %1 zählt hier nicht als Paar: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>The pair of %1 counts: the answer is yes.</source>
        <comment>%1: jacks</comment>
        <translation>Das Paar %1 zählt: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Player %1: find the highest rank that %2 makes.</source>
        <comment>%1: a number; %2: K♥ 6♣</comment>
        <translation>Spieler %1: Gesucht ist der höchste Rang von %2.</translation>
    </message>
    <message>
        <source>For now bugs is the hand itself: %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Zunächst ist bugs das Blatt selbst: %1.</translation>
    </message>
    <message>
        <source>A wild is a bug here: among equal values it is just an ace.</source>
        <translation>Ein Joker ist hier ein Bug-Joker: Bei gleichen Werten ist er nur ein Ass.</translation>
    </message>
    <message>
        <source>ReadBugs turns every wild into an ace, for the ranks of equal values.</source>
        <translation>ReadBugs macht aus jedem Joker ein Ass, für die Ränge mit gleichen Werten.</translation>
    </message>
    <message>
        <source>The next rank to try: %1.</source>
        <comment>%1: full house</comment>
        <translation>Der nächste Rang ist an der Reihe: %1.</translation>
    </message>
    <message>
        <source>No rank from the highest down to the pair fits.</source>
        <translation>Kein Rang vom höchsten bis hinab zum Paar passt.</translation>
    </message>
    <message>
        <source>Is it %1? Ask %2, with every bug as an ace: %3.</source>
        <comment>%1: a full house; %2: FullHouse; %3: K♥ 6♣</comment>
        <translation>Enthält das Blatt %1? Das prüft %2, mit jedem Bug-Joker als Ass: %3.</translation>
    </message>
    <message>
        <source>Is it %1? Ask %2.</source>
        <comment>%1: a full house; %2: FullHouse</comment>
        <translation>Enthält das Blatt %1? Das prüft %2.</translation>
    </message>
    <message>
        <source>Yes: the rank is %1.</source>
        <comment>%1: full house</comment>
        <translation>Ja: Der Rang ist %1.</translation>
    </message>
    <message>
        <source>No: the hand is %1.</source>
        <comment>%1: no full house</comment>
        <translation>Nein: Das Blatt enthält %1.</translation>
    </message>
    <message>
        <source>Return %1: the first rank that fits is the best one.</source>
        <comment>%1: full house</comment>
        <translation>Ergebnis: %1. Der erste Rang, der passt, ist der beste.</translation>
    </message>
    <message>
        <source>Return high card: nothing better is left.</source>
        <translation>Ergebnis: High Card. Etwas Besseres bleibt nicht.</translation>
    </message>
    <message>
        <source>Player %1: comparing as %2. Does %3 fit?</source>
        <comment>%1: a number; %2: full houses; %3: K♥ 6♣</comment>
        <translation>Spieler %1: Alle Blätter werden als %2 verglichen. Passt %3?</translation>
    </message>
    <message>
        <source>Start with the cards as they are: %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Am Anfang stehen die Karten, wie sie sind: %1.</translation>
    </message>
    <message>
        <source>ReadBugs turns every wild into an ace.</source>
        <translation>ReadBugs macht aus jedem Joker ein Ass.</translation>
    </message>
    <message>
        <source>Every hand fits high card: nobody needs to be asked.</source>
        <translation>Als High Card passt jedes Blatt: Niemand muss gefragt werden.</translation>
    </message>
    <message>
        <source>Is %1 in %2? Ask %3.</source>
        <comment>%1: a full house; %2: cards; %3: FullHouse</comment>
        <translation>Enthält das Blatt %1? Das prüft %3: %2.</translation>
    </message>
    <message>
        <source>The hand fits: the answer is yes.</source>
        <translation>Das Blatt passt: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>The hand is %1: the answer is no.</source>
        <comment>%1: no full house</comment>
        <translation>Das Blatt enthält %1: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Can %1 be of one suit?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Können %1 dieselbe Farbe haben?</translation>
    </message>
    <message>
        <source>No suit is known yet.</source>
        <translation>Noch ist keine Farbe bekannt.</translation>
    </message>
    <message>
        <source>%1 is a natural card.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist eine echte Karte.</translation>
    </message>
    <message>
        <source>%1 joins any suit: go on with the next card.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 passt zu jeder Farbe: Weiter mit der nächsten Karte.</translation>
    </message>
    <message>
        <source>The suit is already known: %1.</source>
        <comment>%1: hearts</comment>
        <translation>Die Farbe steht schon fest: %1.</translation>
    </message>
    <message>
        <source>%1 sets the suit: %2.</source>
        <comment>%1: 6♥; %2: hearts</comment>
        <translation>%1 bestimmt die Farbe: %2.</translation>
    </message>
    <message>
        <source>%1 is of another suit than %2.</source>
        <comment>%1: 6♥; %2: hearts</comment>
        <translation>%1 hat eine andere Farbe als %2.</translation>
    </message>
    <message>
        <source>%1 is of the suit %2.</source>
        <comment>%1: 6♥; %2: hearts</comment>
        <translation>%1 hat die Farbe %2.</translation>
    </message>
    <message>
        <source>One suit for all cards: the answer is yes.</source>
        <translation>Dieselbe Farbe für alle Karten: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Look for two equal cards in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gesucht sind zwei gleiche Karten in %1.</translation>
    </message>
    <message>
        <source>Look for three equal cards in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gesucht sind drei gleiche Karten in %1.</translation>
    </message>
    <message>
        <source>Look for four equal cards in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gesucht sind vier gleiche Karten in %1.</translation>
    </message>
    <message>
        <source>Look for five equal cards in %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gesucht sind fünf gleiche Karten in %1.</translation>
    </message>
    <message>
        <source>Start at card 1 of the sorted hand.</source>
        <translation>Beginn bei Karte 1 des sortierten Blatts.</translation>
    </message>
    <message>
        <source>No wild can fill in.</source>
        <translation>Kein Joker kann einspringen.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds can fill in.</source>
        <translation>
            <numerusform>%n Joker kann einspringen.</numerusform>
            <numerusform>%n Joker können einspringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild can fill in.</source>
        <translation>Ein Joker kann einspringen.</translation>
    </message>
    <message>
        <source>There is no base value yet.</source>
        <translation>Einen Basiswert gibt es noch nicht.</translation>
    </message>
    <message>
        <source>No card is matched yet.</source>
        <translation>Noch ist keine Karte gezählt.</translation>
    </message>
    <message>
        <source>No natural card is left.</source>
        <translation>Es ist keine echte Karte mehr übrig.</translation>
    </message>
    <message>
        <source>There is no base value to compare %1 with yet.</source>
        <comment>%1: 6♥</comment>
        <translation>Für %1 gibt es noch keinen Basiswert zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 is not equal to the base value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist nicht gleich dem Basiswert %2.</translation>
    </message>
    <message>
        <source>%1 equals the base value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist gleich dem Basiswert %2.</translation>
    </message>
    <message>
        <source>%1 sets the base value: %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 bestimmt den Basiswert: %2.</translation>
    </message>
    <message>
        <source>The count starts again at 0.</source>
        <translation>Die Zählung beginnt wieder bei 0.</translation>
    </message>
    <message>
        <source>%1 counts: %2 of %3.</source>
        <comment>%1: 6♥; %2: 3; %3: 3</comment>
        <translation>%1 zählt: %2 von %3.</translation>
    </message>
    <message>
        <source>%1 equals the base value %2: two of two, the pair is found.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist gleich dem Basiswert %2: zwei von zwei, das Paar ist gefunden.</translation>
    </message>
    <message>
        <source>%1 equals the base value %2: three of three, the trio is found.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist gleich dem Basiswert %2: drei von drei, der Drilling ist gefunden.</translation>
    </message>
    <message>
        <source>%1 equals the base value %2: four of four, the quad is found.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist gleich dem Basiswert %2: vier von vier, der Vierling ist gefunden.</translation>
    </message>
    <message>
        <source>%1 equals the base value %2: five of five, all cards are equal.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist gleich dem Basiswert %2: fünf von fünf, alle Karten sind gleich.</translation>
    </message>
    <message>
        <source>%1 of %2 so far: look on.</source>
        <comment>%1: 3; %2: 3</comment>
        <translation>Bisher %1 von %2: Die Suche geht weiter.</translation>
    </message>
    <message>
        <source>Leave the loop: no wild is needed.</source>
        <translation>Ende der Schleife: Kein Joker wird gebraucht.</translation>
    </message>
    <message>
        <source>Natural cards alone are %1 of %1.</source>
        <comment>%1: three</comment>
        <translation>Echte Karten allein sind %1 von %1.</translation>
    </message>
    <message>
        <source>Only wilds are left, enough for %1 of a kind.</source>
        <comment>%1: three</comment>
        <translation>Nur Joker sind übrig, genug für %1 gleiche Karten.</translation>
    </message>
    <message>
        <source>No two equal cards: the answer is no.</source>
        <translation>Zwei gleiche Karten gibt es nicht: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>No wild is left over.</source>
        <translation>Es bleibt kein Joker übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left over.</source>
        <translation>
            <numerusform>%n Joker bleibt übrig.</numerusform>
            <numerusform>%n Joker bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild is left over.</source>
        <translation>Ein Joker bleibt übrig.</translation>
    </message>
    <message>
        <source>No natural card set a base value: this is a group of wilds.</source>
        <translation>Keine echte Karte hat den Basiswert bestimmt: Dies ist eine Gruppe aus Jokern.</translation>
    </message>
    <message>
        <source>The base value is known: %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der Basiswert steht fest: %1.</translation>
    </message>
    <message>
        <source>The group has the value wild.</source>
        <translation>Die Gruppe hat den Wert Joker.</translation>
    </message>
    <message>
        <source>Note the wilds left over: info.numWilds is %1.</source>
        <comment>%1: 3</comment>
        <translation>Die übrigen Joker werden notiert: info.numWilds ist %1.</translation>
    </message>
    <message>
        <source>Note the value: info.cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Der Wert wird notiert: info.cardValues ist %1.</translation>
    </message>
    <message>
        <source>Two equal cards: the answer is yes.</source>
        <translation>Zwei gleiche Karten: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Highest first, wilds last: %1.</source>
        <comment>%1: cards</comment>
        <translation>Die höchsten zuerst, Joker zuletzt: %1.</translation>
    </message>
    <message>
        <source>Wilds first, then highest first: %1.</source>
        <comment>%1: cards</comment>
        <translation>Joker zuerst, dann die höchsten: %1.</translation>
    </message>
    <message>
        <source>Is %1 a royal flush?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ist %1 ein Royal Flush?</translation>
    </message>
    <message>
        <source>AreCardsSameSuit is asked first: do all cards share a suit?</source>
        <translation>Zuerst wird AreCardsSameSuit gefragt: Haben alle Karten dieselbe Farbe?</translation>
    </message>
    <message>
        <source>The cards are not of one suit.</source>
        <translation>Die Karten haben verschiedene Farben.</translation>
    </message>
    <message>
        <source>All cards can be of one suit.</source>
        <translation>Alle Karten können dieselbe Farbe haben.</translation>
    </message>
    <message>
        <source>More than one suit is no royal flush: the answer is no.</source>
        <translation>Mit verschiedenen Farben ist es kein Royal Flush: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>A new info: it will say which values the wilds take.</source>
        <translation>Ein neues info: Es wird sagen, welche Werte die Joker annehmen.</translation>
    </message>
    <message>
        <source>AreCardsStraight looks for five values in a row.</source>
        <translation>AreCardsStraight sucht fünf lückenlose Werte.</translation>
    </message>
    <message>
        <source>The values are not in a row.</source>
        <translation>Die Werte sind nicht lückenlos.</translation>
    </message>
    <message>
        <source>The values are in a row: this is a straight flush.</source>
        <translation>Die Werte sind lückenlos: Das ist ein Straight Flush.</translation>
    </message>
    <message>
        <source>No straight, no royal flush: the answer is no.</source>
        <translation>Keine Straße, kein Royal Flush: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>The ace stands below the two: the highest card is the 5.</source>
        <translation>Das Ass steht unter der Zwei: Die höchste Karte ist die Fünf.</translation>
    </message>
    <message>
        <source>No ace is on top, neither a dealt one nor a wild.</source>
        <translation>Oben steht kein Ass, weder ein gegebenes noch ein Joker.</translation>
    </message>
    <message>
        <source>%1 is on top.</source>
        <comment>%1: A♥</comment>
        <translation>%1 steht oben.</translation>
    </message>
    <message>
        <source>A wild is the ace on top: info.cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Ein Joker ist das Ass obenauf: info.cardValues ist %1.</translation>
    </message>
    <message>
        <source>A straight flush that does not end with the ace: the answer is no.</source>
        <translation>Ein Straight Flush, der nicht mit dem Ass endet: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Ten to ace in one suit: the answer is yes.</source>
        <translation>Zehn bis Ass in einer Farbe: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>Is %1 a straight flush?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ist %1 ein Straight Flush?</translation>
    </message>
    <message>
        <source>More than one suit is no straight flush: the answer is no.</source>
        <translation>Mit verschiedenen Farben ist es kein Straight Flush: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>One suit and five values in a row: the answer is yes.</source>
        <translation>Eine Farbe und fünf lückenlose Werte: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>One suit, but no five values in a row: the answer is no.</source>
        <translation>Eine Farbe, aber keine fünf lückenlosen Werte: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Is %1 a flush?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ist %1 ein Flush?</translation>
    </message>
    <message>
        <source>More than one suit is no flush: the answer is no.</source>
        <translation>Mit verschiedenen Farben ist es kein Flush: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Two natural cards are equal already, so a wild would repeat a value.</source>
        <translation>Zwei echte Karten sind schon gleich: Mit Joker darf sich kein Wert wiederholen.</translation>
    </message>
    <message>
        <source>There is no wild: values may repeat.</source>
        <translation>Es ist kein Joker dabei: Werte dürfen sich wiederholen.</translation>
    </message>
    <message>
        <source>No two natural cards are equal: every wild finds a value of its own.</source>
        <translation>Keine zwei echten Karten sind gleich: Jeder Joker findet einen eigenen Wert.</translation>
    </message>
    <message>
        <source>No flush with a wild and a value twice: the answer is no.</source>
        <translation>Kein Flush mit Joker und doppeltem Wert: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Is %1 a straight?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Ist %1 eine Straße?</translation>
    </message>
    <message>
        <source>Five values in a row: the answer is yes.</source>
        <translation>Fünf lückenlose Werte: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No five values in a row: the answer is no.</source>
        <translation>Keine fünf lückenlosen Werte: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Can %1 be five values in a row?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Kann %1 fünf lückenlose Werte ergeben?</translation>
    </message>
    <message>
        <source>The same with the ace as 1: can %1 be five values in a row?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Dasselbe mit dem Ass als 1: Kann %1 fünf lückenlose Werte ergeben?</translation>
    </message>
    <message>
        <source>CountCardsByValue counts the wilds: they can fill gaps.</source>
        <translation>CountCardsByValue zählt die Joker: Sie können Lücken füllen.</translation>
    </message>
    <message>
        <source>No wild can fill a gap.</source>
        <translation>Kein Joker kann eine Lücke füllen.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds can fill gaps.</source>
        <translation>
            <numerusform>%n Joker kann eine Lücke füllen.</numerusform>
            <numerusform>%n Joker können Lücken füllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild can fill a gap.</source>
        <translation>Ein Joker kann eine Lücke füllen.</translation>
    </message>
    <message>
        <source>No wild has taken a value yet.</source>
        <translation>Noch hat kein Joker einen Wert angenommen.</translation>
    </message>
    <message>
        <source>highest starts above the top, at %1.</source>
        <comment>%1: 3</comment>
        <translation>highest beginnt über dem höchsten Wert, bei %1.</translation>
    </message>
    <message>
        <source>lowest starts there, too: at %1.</source>
        <comment>%1: 3</comment>
        <translation>lowest beginnt ebenfalls dort: bei %1.</translation>
    </message>
    <message>
        <source>Nothing speaks against a straight yet.</source>
        <translation>Noch spricht nichts gegen eine Straße.</translation>
    </message>
    <message>
        <source>%1 is not the first: the lowest value so far is %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 ist nicht die erste: Der niedrigste Wert bisher ist %2.</translation>
    </message>
    <message>
        <source>The highest value is %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der höchste Wert ist %1.</translation>
    </message>
    <message>
        <source>The lowest value is %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der niedrigste Wert ist %1.</translation>
    </message>
    <message>
        <source>%1 has the value %2 again: the gap is −1.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 hat noch einmal den Wert %2: Die Lücke ist −1.</translation>
    </message>
    <message>
        <source>%1 comes right after %2: the gap is 0.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 folgt direkt auf %2: Die Lücke ist 0.</translation>
    </message>
    <message>
        <source>From %1 down to %2 the gap is %3.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 3</comment>
        <translation>Zwischen %1 und %2 ist die Lücke %3.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the %3 is missing, and no wild is left.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7</comment>
        <translation>Zwischen %1 und %2 fehlt %3, und es ist kein Joker übrig.</translation>
    </message>
    <message>
        <source>Between %1 and %2 no wild can fill in for %3.</source>
        <comment>%1, %2: 9, jack; %3: 8, 7</comment>
        <translation>Zwischen %1 und %2 kann kein Joker für %3 einspringen.</translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 the gap is %3: %n wilds are too few.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 3</comment>
        <translation>
            <numerusform>Zwischen %1 und %2 fehlen %3 Werte; %n Joker reicht nicht.</numerusform>
            <numerusform>Zwischen %1 und %2 fehlen %3 Werte; %n Joker reichen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 the gap is %3: one wild is too few.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 3</comment>
        <translation>Zwischen %1 und %2 fehlen %3 Werte; ein Joker reicht nicht.</translation>
    </message>
    <message>
        <source>No gap, no wild needed.</source>
        <translation>Keine Lücke, kein Joker nötig.</translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 the %3 is missing: one wild is needed, %n are there.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7</comment>
        <translation>
            <numerusform>Zwischen %1 und %2 fehlt %3: Ein Joker ist nötig, %n ist da.</numerusform>
            <numerusform>Zwischen %1 und %2 fehlt %3: Ein Joker ist nötig, %n sind da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 the %3 is missing: one wild is needed, one is there.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7</comment>
        <translation>Zwischen %1 und %2 fehlt %3: Ein Joker ist nötig, einer ist da.</translation>
    </message>
    <message>
        <source>So this is no straight.</source>
        <translation>Also ist das keine Straße.</translation>
    </message>
    <message>
        <source>Leave the loop: other cards cannot change that.</source>
        <translation>Ende der Schleife: Andere Karten ändern daran nichts.</translation>
    </message>
    <message>
        <source>The wilds take the missing values: cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Die Joker nehmen die fehlenden Werte an: cardValues ist %1.</translation>
    </message>
    <message>
        <source>Nothing is between them: cardValues stays %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Nichts liegt dazwischen: cardValues bleibt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left.</source>
        <translation>
            <numerusform>%n Joker ist noch übrig.</numerusform>
            <numerusform>%n Joker sind noch übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild is left.</source>
        <translation>Ein Joker ist noch übrig.</translation>
    </message>
    <message>
        <source>The lowest value is now %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der niedrigste Wert ist jetzt %1.</translation>
    </message>
    <message>
        <source>There are only wilds: they fit any straight.</source>
        <translation>Es gibt nur Joker: Sie passen in jede Straße.</translation>
    </message>
    <message>
        <source>The natural cards fit into a straight, from %1 down to %2.</source>
        <comment>%1: 6, jack; %2: 6, jack</comment>
        <translation>Die echten Karten passen in eine Straße, von %1 hinab bis %2.</translation>
    </message>
    <message>
        <source>The natural cards do not fit into a straight.</source>
        <translation>Die echten Karten passen in keine Straße.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left, and there is room above %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n Joker ist übrig, und über %1 ist noch Platz.</numerusform>
            <numerusform>%n Joker sind übrig, und über %1 ist noch Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild is left, and there is room above %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Ein Joker ist übrig, und über %1 ist noch Platz.</translation>
    </message>
    <message>
        <source>Nothing but wilds: they count down from the top.</source>
        <translation>Nichts als Joker: Sie zählen von oben herab.</translation>
    </message>
    <message>
        <source>There is no room above %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Über %1 ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>A wild goes on top: the highest value is now %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Oben kommt ein Joker hinzu: Der höchste Wert ist jetzt %1.</translation>
    </message>
    <message>
        <source>It takes that value: cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Er nimmt diesen Wert an: cardValues ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left: there is room below %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n Joker ist übrig: Unter %1 ist Platz.</numerusform>
            <numerusform>%n Joker sind übrig: Unter %1 ist Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>One wild is left: there is room below %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Ein Joker ist übrig: Unter %1 ist Platz.</translation>
    </message>
    <message>
        <source>A wild goes below: the lowest value is now %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Unten kommt ein Joker hinzu: Der niedrigste Wert ist jetzt %1.</translation>
    </message>
    <message>
        <source>Note the wilds: info.numWilds is %1.</source>
        <comment>%1: 3</comment>
        <translation>Die Joker werden notiert: info.numWilds ist %1.</translation>
    </message>
    <message>
        <source>Note the values that they take: info.cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Die Werte, die sie annehmen, werden notiert: info.cardValues ist %1.</translation>
    </message>
    <message>
        <source>The ace may count 1 here, and the hand holds one: try again.</source>
        <translation>Das Ass darf hier 1 zählen, und das Blatt enthält eins: noch ein Versuch.</translation>
    </message>
    <message>
        <source>The ace counts 1 already.</source>
        <translation>Das Ass zählt schon 1.</translation>
    </message>
    <message>
        <source>The hand holds no ace that could count 1.</source>
        <translation>Das Blatt enthält kein Ass, das 1 zählen könnte.</translation>
    </message>
    <message>
        <source>With every ace counting 1 the order is %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Mit jedem Ass als 1 ist die Reihenfolge %1.</translation>
    </message>
    <message>
        <source>AreCardsStraight looks again, up to 5.</source>
        <translation>AreCardsStraight sucht noch einmal, bis zur Fünf.</translation>
    </message>
    <message>
        <source>With the ace as 1 it is no straight either.</source>
        <translation>Auch mit dem Ass als 1 ist es keine Straße.</translation>
    </message>
    <message>
        <source>Note that the ace counts 1: info.aceIsOne is true.</source>
        <translation>Notiert wird, dass das Ass 1 zählt: info.aceIsOne ist true.</translation>
    </message>
    <message>
        <source>Ace to 5 in a row: the answer is yes.</source>
        <translation>Ass bis Fünf, lückenlos: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No five values in a row, with the ace high or low: the answer is no.</source>
        <translation>Keine fünf lückenlosen Werte, ob das Ass hoch oder niedrig zählt: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Does %1 hold two pairs?</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Enthält %1 zwei Paare?</translation>
    </message>
    <message>
        <source>Not even one pair: the answer is no.</source>
        <translation>Nicht einmal ein Paar: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue goes on with the same info, at card %1.</source>
        <comment>%1: 3</comment>
        <translation>DoCardsHaveSameValue sucht mit demselben info weiter, ab Karte %1.</translation>
    </message>
    <message>
        <source>A pair of %1 and a pair of %2: the answer is yes.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Ein Paar %1 und ein Paar %2: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>There is no second pair: the answer is no.</source>
        <translation>Ein zweites Paar fehlt: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Find the two highest pairs that %1 can make.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Gesucht sind die zwei höchsten Paare, die %1 ergeben kann.</translation>
    </message>
    <message>
        <source>CountCardValues counts how often each value occurs.</source>
        <translation>CountCardValues zählt, wie oft jeder Wert vorkommt.</translation>
    </message>
    <message>
        <source>The higher pair: try %1.</source>
        <comment>%1: queens</comment>
        <translation>Versuch für das höhere Paar: %1.</translation>
    </message>
    <message>
        <source>No value is left for the higher pair.</source>
        <translation>Für das höhere Paar ist kein Wert mehr übrig.</translation>
    </message>
    <message>
        <source>For a pair of %1 no card is missing.</source>
        <comment>%1: jacks</comment>
        <translation>Für ein Paar %1 fehlt keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>For a pair of %1 %n cards are missing.</source>
        <comment>%1: jacks</comment>
        <translation>
            <numerusform>Für ein Paar %1 fehlt %n Karte.</numerusform>
            <numerusform>Für ein Paar %1 fehlen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a pair of %1 one card is missing.</source>
        <comment>%1: jacks</comment>
        <translation>Für ein Paar %1 fehlt eine Karte.</translation>
    </message>
    <message>
        <source>One wild cannot fill in for two cards.</source>
        <translation>Ein Joker kann nicht für zwei Karten einspringen.</translation>
    </message>
    <message>
        <source>A pair of %1 needs no wild.</source>
        <comment>%1: jacks</comment>
        <translation>Ein Paar %1 braucht keinen Joker.</translation>
    </message>
    <message numerus="yes">
        <source>The pair of %1 takes %n wilds.</source>
        <comment>%1: jacks</comment>
        <translation>
            <numerusform>Das Paar %1 braucht %n Joker.</numerusform>
            <numerusform>Das Paar %1 braucht %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pair of %1 takes one wild.</source>
        <comment>%1: jacks</comment>
        <translation>Das Paar %1 braucht einen Joker.</translation>
    </message>
    <message>
        <source>Go on with the next lower value.</source>
        <translation>Weiter mit dem nächstniedrigeren Wert.</translation>
    </message>
    <message>
        <source>The lower pair: try %1.</source>
        <comment>%1: queens</comment>
        <translation>Versuch für das niedrigere Paar: %1.</translation>
    </message>
    <message>
        <source>No lower pair goes with a pair of %1.</source>
        <comment>%1: jacks</comment>
        <translation>Zu einem Paar %1 passt kein niedrigeres.</translation>
    </message>
    <message>
        <source>Pairs of %1 and %2 need no wild.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Ein Paar %1 und ein Paar %2 brauchen keinen Joker.</translation>
    </message>
    <message>
        <source>Note both values: info.cardValues is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Beide Werte werden notiert: info.cardValues ist %1.</translation>
    </message>
    <message>
        <source>Two pair, %1 and %2: the answer is yes.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Zwei Paare, %1 und %2: Die Antwort ist Ja.</translation>
    </message>
    <message>
        <source>No two pairs can be made: the answer is no.</source>
        <translation>Zwei Paare sind nicht möglich: Die Antwort ist Nein.</translation>
    </message>
    <message>
        <source>Read every wild of %1 as an ace.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Jeder Joker in %1 gilt als Ass.</translation>
    </message>
    <message>
        <source>ReplaceWildsWithAces changes the copy.</source>
        <translation>ReplaceWildsWithAces ändert die Kopie.</translation>
    </message>
    <message>
        <source>Copy %1, card by card.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>%1 wird Karte für Karte kopiert.</translation>
    </message>
    <message>
        <source>The copy starts empty.</source>
        <translation>Die Kopie ist zuerst leer.</translation>
    </message>
    <message>
        <source>A new card for %1: the copy is %2.</source>
        <comment>%1: 6♥; %2: K♥ 6♣</comment>
        <translation>Eine neue Karte für %1: Die Kopie ist %2.</translation>
    </message>
    <message>
        <source>Turn every wild of %1 into an ace.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Jeder Joker in %1 wird ein Ass.</translation>
    </message>
    <message>
        <source>No card is left: the hand is now %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Es ist keine Karte mehr übrig: Das Blatt ist jetzt %1.</translation>
    </message>
    <message>
        <source>%1 is no wild: it stays as it is.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist kein Joker: Die Karte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 becomes an ace.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 wird ein Ass.</translation>
    </message>
    <message>
        <source>Give each wild of %1 the highest value that the hand lacks.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Jeder Joker in %1 bekommt den höchsten Wert, der noch fehlt.</translation>
    </message>
    <message>
        <source>Start with the ace.</source>
        <translation>Den Anfang macht das Ass.</translation>
    </message>
    <message>
        <source>The hand already holds the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Den Wert %1 enthält das Blatt schon.</translation>
    </message>
    <message>
        <source>The hand lacks the value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Der Wert %1 fehlt im Blatt.</translation>
    </message>
    <message>
        <source>Go one down, to %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>Eins tiefer: %1.</translation>
    </message>
    <message>
        <source>Which hands fit the rank that all are compared as, and who comes first?</source>
        <translation>Welche Blätter haben diesen Rang, und wer liegt vorn?</translation>
    </message>
    <message>
        <source>What rank has each hand, and who comes first?</source>
        <translation>Welchen Rang hat jedes Blatt, und wer liegt vorn?</translation>
    </message>
    <message>
        <source>Player %1 is next.</source>
        <comment>%1: a number</comment>
        <translation>Jetzt ist Spieler %1 an der Reihe.</translation>
    </message>
    <message>
        <source>Every hand has been looked at.</source>
        <translation>Alle Blätter sind geprüft.</translation>
    </message>
    <message>
        <source>FitsLens is asked about the hand of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>FitsLens prüft das Blatt von Spieler %1.</translation>
    </message>
    <message>
        <source>GetPokerHand finds the rank of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>GetPokerHand ermittelt den Rang von Spieler %1.</translation>
    </message>
    <message>
        <source>The hand of Player %1 fits.</source>
        <comment>%1: a number</comment>
        <translation>Das Blatt von Spieler %1 passt.</translation>
    </message>
    <message>
        <source>The hand of Player %1 does not fit: it takes no part.</source>
        <comment>%1: a number</comment>
        <translation>Das Blatt von Spieler %1 passt nicht: Es nimmt nicht teil.</translation>
    </message>
    <message>
        <source>Player %1 takes part.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 nimmt teil.</translation>
    </message>
    <message>
        <source>There are no two hands that fit.</source>
        <translation>Es gibt keine zwei Blätter, die passen.</translation>
    </message>
    <message>
        <source>Two hands or more fit: they can be compared.</source>
        <translation>Mindestens zwei Blätter passen: Sie lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>At first everybody has place 1: places is %1.</source>
        <comment>%1: [1, 2]</comment>
        <translation>Zunächst haben alle Platz 1: places ist %1.</translation>
    </message>
    <message>
        <source>Player %1 leads until somebody is better.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 führt, bis jemand besser ist.</translation>
    </message>
    <message>
        <source>Player %1 is the first opponent.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 ist der erste Gegner.</translation>
    </message>
    <message>
        <source>GetWinningPlayer compares Player %1 with Player %2.</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>GetWinningPlayer vergleicht Spieler %1 mit Spieler %2.</translation>
    </message>
    <message>
        <source>Player %1 is better: the lead changes.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 ist besser: Die Führung wechselt.</translation>
    </message>
    <message>
        <source>Player %1 is not better: the lead stays.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 ist nicht besser: Die Führung bleibt.</translation>
    </message>
    <message>
        <source>Player %1 leads now.</source>
        <comment>%1: a number</comment>
        <translation>Jetzt führt Spieler %1.</translation>
    </message>
    <message>
        <source>There was a winner, so Player %1 falls behind.</source>
        <comment>%1: a number</comment>
        <translation>Es gab einen Gewinner, also fällt Spieler %1 zurück.</translation>
    </message>
    <message>
        <source>It was a tie: both share the lead.</source>
        <translation>Es war ein Gleichstand: Beide führen gemeinsam.</translation>
    </message>
    <message>
        <source>Player %1 has place 2: places is %2.</source>
        <comment>%1: a number; %2: [1, 2]</comment>
        <translation>Spieler %1 hat Platz 2: places ist %2.</translation>
    </message>
    <message>
        <source>Nobody is left to compare.</source>
        <translation>Es ist niemand mehr zu vergleichen.</translation>
    </message>
    <message>
        <source>A third player is waiting.</source>
        <translation>Ein dritter Spieler wartet.</translation>
    </message>
    <message>
        <source>Player %1 meets the leader.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 trifft auf den Führenden.</translation>
    </message>
    <message>
        <source>Player %1 is better than the leader.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 ist besser als der Führende.</translation>
    </message>
    <message>
        <source>Player %1 is not better than the leader.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 ist nicht besser als der Führende.</translation>
    </message>
    <message>
        <source>Player %1 moves down by one: places is %2.</source>
        <comment>%1: a number; %2: [1, 2]</comment>
        <translation>Spieler %1 rückt um einen Platz nach hinten: places ist %2.</translation>
    </message>
    <message>
        <source>Player %1 shares the lead, and Player %2 is behind both.</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Spieler %1 führt mit, und Spieler %2 liegt hinter beiden.</translation>
    </message>
    <message>
        <source>All three share the lead.</source>
        <translation>Alle drei führen gemeinsam.</translation>
    </message>
    <message>
        <source>Player %1 does not share the lead.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 führt nicht mit.</translation>
    </message>
    <message>
        <source>Player %1 has place 3: places is %2.</source>
        <comment>%1: a number; %2: [1, 2]</comment>
        <translation>Spieler %1 hat Platz 3: places ist %2.</translation>
    </message>
    <message>
        <source>Two share the lead, and Player %1 is behind both.</source>
        <comment>%1: a number</comment>
        <translation>Zwei führen gemeinsam, und Spieler %1 liegt hinter beiden.</translation>
    </message>
    <message>
        <source>The lead is not shared.</source>
        <translation>Die Führung ist nicht geteilt.</translation>
    </message>
    <message>
        <source>Player %1 is not behind the leader.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 liegt nicht hinter dem Führenden.</translation>
    </message>
    <message>
        <source>The leader beat both others: one more comparison settles second place.</source>
        <translation>Der Führende hat beide geschlagen: Ein weiterer Vergleich entscheidet über Platz 2.</translation>
    </message>
    <message>
        <source>No more comparison is needed.</source>
        <translation>Es ist kein weiterer Vergleich nötig.</translation>
    </message>
    <message>
        <source>Player %1 has place 2 like Player %2, unless one is better: places is %3.</source>
        <comment>%1: a number; %2: a number; %3: [1, 2]</comment>
        <translation>Spieler %1 hat Platz 2 wie Spieler %2, solange keiner besser ist: places ist %3.</translation>
    </message>
    <message>
        <source>Player %1 is better than Player %2.</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Spieler %1 ist besser als Spieler %2.</translation>
    </message>
    <message>
        <source>Player %1 is not better than Player %2.</source>
        <comment>%1: a number; %2: a number</comment>
        <translation>Spieler %1 ist nicht besser als Spieler %2.</translation>
    </message>
    <message>
        <source>There is no wild, and so no bug.</source>
        <translation>Es ist kein Joker dabei, also auch kein Bug-Joker.</translation>
    </message>
    <message>
        <source>A second suit: the answer is no.</source>
        <translation>Eine zweite Farbe: Die Antwort ist Nein.</translation>
    </message>
    <message numerus="yes">
        <source>Pairs of %1 and %2 need %n wilds.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>
            <numerusform>Ein Paar %1 und ein Paar %2 brauchen %n Joker.</numerusform>
            <numerusform>Ein Paar %1 und ein Paar %2 brauchen %n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs of %1 and %2 need one wild.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>Ein Paar %1 und ein Paar %2 brauchen einen Joker.</translation>
    </message>
    <message>
        <source>Both pairs are there already.</source>
        <translation>Beide Paare sind schon da.</translation>
    </message>
    <message>
        <source>The hand has enough wilds.</source>
        <translation>Das Blatt hat genug Joker.</translation>
    </message>
    <message>
        <source>The hand has too few wilds.</source>
        <translation>Das Blatt hat zu wenige Joker.</translation>
    </message>
    <message>
        <source>The places, player by player: %1.</source>
        <comment>%1: [1, 2]</comment>
        <translation>Die Plätze, Spieler für Spieler: %1.</translation>
    </message>
    <message>
        <source>A wild counts as an ace among high cards anyway.</source>
        <translation>Bei einer High Card gilt ein Joker ohnehin als Ass.</translation>
    </message>
    <message>
        <source>Player %1 has no wild: the copy stays as it is.</source>
        <comment>%1: a number</comment>
        <translation>Spieler %1 hat keinen Joker: Die Kopie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Sort the cards %2 of Player %1, highest first.</source>
        <comment>%1: a number; %2: K♥ 6♣</comment>
        <translation>Die Karten %2 von Spieler %1 werden sortiert, die höchsten zuerst.</translation>
    </message>
    <message>
        <source>WildsAssumeCardValues finds no wild to change for Player %1.</source>
        <comment>%1: a number</comment>
        <translation>WildsAssumeCardValues findet für Spieler %1 keinen Joker zu ändern.</translation>
    </message>
    <message>
        <source>Sort the copy %1, highest first.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Die Kopie %1 wird sortiert, die höchsten zuerst.</translation>
    </message>
    <message>
        <source>A wild can be in the pair: values is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Ein Joker kann zum Paar gehören: values ist %1.</translation>
    </message>
    <message>
        <source>Sort the kickers %2 of Player %1, wilds first.</source>
        <comment>%1: a number; %2: K♥ 6♣</comment>
        <translation>Die Kicker %2 von Spieler %1 werden sortiert, Joker zuerst.</translation>
    </message>
    <message>
        <source>The value %1 and wilds can be in the group: values is %2.</source>
        <comment>%1: 6, jack; %2: [K, ★]</comment>
        <translation>Der Wert %1 und Joker können zur Gruppe gehören: values ist %2.</translation>
    </message>
    <message>
        <source>Sort what is left, %1, wilds first.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>Was bleibt, %1, wird sortiert, Joker zuerst.</translation>
    </message>
    <message>
        <source>ReadBugs finds no wild in the hand of Player %1.</source>
        <comment>%1: a number</comment>
        <translation>ReadBugs findet im Blatt von Spieler %1 keinen Joker.</translation>
    </message>
    <message>
        <source>ReadBugs finds no wild in the hand.</source>
        <translation>ReadBugs findet im Blatt keinen Joker.</translation>
    </message>
    <message>
        <source>%1 is the first card whose suit counts.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist die erste Karte, deren Farbe zählt.</translation>
    </message>
    <message>
        <source>Only %1 and no wild: no pair of %2.</source>
        <comment>%1: one nine; %2: nines</comment>
        <translation>Nur %1 und kein Joker: kein Paar %2.</translation>
    </message>
    <message>
        <source>Only %1 and no wild: %2 are needed.</source>
        <comment>%1: one nine; %2: three</comment>
        <translation>Nur %1 und kein Joker; nötig sind %2.</translation>
    </message>
    <message>
        <source>Only %1 and no wild left: %2 are needed.</source>
        <comment>%1: one nine; %2: three</comment>
        <translation>Nur %1, und es ist kein Joker mehr übrig; nötig sind %2.</translation>
    </message>
    <message>
        <source>Only %1 %2 and no wild: %3 are needed.</source>
        <comment>%1: two; %2: nines; %3: three</comment>
        <translation>Nur %1 %2 und kein Joker; nötig sind %3.</translation>
    </message>
    <message>
        <source>Only %1 %2 and no wild left: %3 are needed.</source>
        <comment>%1: two; %2: nines; %3: three</comment>
        <translation>Nur %1 %2, und es ist kein Joker mehr übrig; nötig sind %3.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 %2, with %n wilds: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>
            <numerusform>Mit %n Joker nur %1 %2; nötig sind %3.</numerusform>
            <numerusform>Mit %n Jokern nur %1 %2; nötig sind %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 %2, with the wild: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>Mit dem Joker nur %1 %2; nötig sind %3.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 %2, with the %n wilds left: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>
            <numerusform>Mit %n übrigen Joker nur %1 %2; nötig sind %3.</numerusform>
            <numerusform>Mit den %n übrigen Jokern nur %1 %2; nötig sind %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 %2, with the wild left: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>Mit dem übrigen Joker nur %1 %2; nötig sind %3.</translation>
    </message>
    <message>
        <source>The last search ended at the last card: none is left.</source>
        <translation>Die letzte Suche endete bei der letzten Karte: Es ist keine mehr übrig.</translation>
    </message>
    <message>
        <source>Go on at card %1 of the sorted hand, behind the last search.</source>
        <comment>%1: 3</comment>
        <translation>Weiter bei Karte %1 des sortierten Blatts, hinter der letzten Suche.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n wilds are %2 of %2: the wilds complete the group.</source>
        <comment>%1: 6♥; %2: three</comment>
        <translation>
            <numerusform>%1 und %n Joker sind %2 von %2: Der Joker ergänzt die Gruppe.</numerusform>
            <numerusform>%1 und %n Joker sind %2 von %2: Die Joker ergänzen die Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and one wild are %2 of %2: the wild completes the group.</source>
        <comment>%1: 6♥; %2: three</comment>
        <translation>%1 und ein Joker sind %2 von %2: Der Joker ergänzt die Gruppe.</translation>
    </message>
    <message>
        <source>No group has begun yet.</source>
        <translation>Noch hat keine Gruppe begonnen.</translation>
    </message>
    <message>
        <source>Too few %1 are left: %2 are needed.</source>
        <comment>%1: nines; %2: three</comment>
        <translation>Zu wenige %1 sind übrig; nötig sind %2.</translation>
    </message>
    <message>
        <source>Leave the loop: the group of %1 is complete.</source>
        <comment>%1: jacks</comment>
        <translation>Ende der Schleife: Die Gruppe der %1 ist vollständig.</translation>
    </message>
    <message>
        <source>startIndex moves behind this card.</source>
        <translation>startIndex rückt hinter diese Karte.</translation>
    </message>
    <message>
        <source>No card is left: 0 of %1.</source>
        <comment>%1: 3</comment>
        <translation>Keine Karte mehr übrig: 0 von %1.</translation>
    </message>
    <message>
        <source>startIndex moves behind these wilds.</source>
        <translation>startIndex rückt hinter diese Joker.</translation>
    </message>
    <message>
        <source>info was left out: only yes or no is asked for.</source>
        <translation>info fehlt: Gefragt ist nur Ja oder Nein.</translation>
    </message>
    <message>
        <source>info was passed, so it is filled in.</source>
        <translation>info wurde übergeben und wird ausgefüllt.</translation>
    </message>
    <message>
        <source>Note in info.startIndex that no card is left.</source>
        <translation>In info.startIndex wird notiert, dass keine Karte mehr übrig ist.</translation>
    </message>
    <message>
        <source>Note in info.startIndex where to go on: at card %1.</source>
        <comment>%1: 3</comment>
        <translation>In info.startIndex wird notiert, wo es weitergeht: bei Karte %1.</translation>
    </message>
    <message>
        <source>%1 is the first card looked at.</source>
        <comment>%1: 6♥</comment>
        <translation>%1 ist die erste angesehene Karte.</translation>
    </message>
    <message>
        <source>It is a straight, and info was passed.</source>
        <translation>Es ist eine Straße, und info wurde übergeben.</translation>
    </message>
    <message>
        <source>It is a straight, and info was left out.</source>
        <translation>Es ist eine Straße, und info fehlt.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue goes on with the same info, but no card is left.</source>
        <translation>DoCardsHaveSameValue sucht mit demselben info weiter, doch es ist keine Karte mehr übrig.</translation>
    </message>
    <message>
        <source>Player %1&apos;s pair of %2 is higher: it beats a pair of %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Das Paar %2 von Spieler %1 ist höher: Es schlägt ein Paar %3.</translation>
    </message>
    <message>
        <source>Player %1&apos;s pair of %2 does not beat a pair of %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Das Paar %2 von Spieler %1 schlägt ein Paar %3 nicht.</translation>
    </message>
    <message>
        <source>Player %1 has three %2.</source>
        <comment>%1: a number; %2: jacks</comment>
        <translation>Spieler %1 hat drei %2.</translation>
    </message>
    <message>
        <source>Player %1&apos;s three %2 are higher: they beat three %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die drei %2 von Spieler %1 sind höher: Sie schlagen drei %3.</translation>
    </message>
    <message>
        <source>Player %1&apos;s three %2 do not beat three %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die drei %2 von Spieler %1 schlagen drei %3 nicht.</translation>
    </message>
    <message>
        <source>Player %1 has four %2.</source>
        <comment>%1: a number; %2: jacks</comment>
        <translation>Spieler %1 hat vier %2.</translation>
    </message>
    <message>
        <source>Player %1&apos;s four %2 are higher: they beat four %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die vier %2 von Spieler %1 sind höher: Sie schlagen vier %3.</translation>
    </message>
    <message>
        <source>Player %1&apos;s four %2 do not beat four %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die vier %2 von Spieler %1 schlagen vier %3 nicht.</translation>
    </message>
    <message>
        <source>Player %1 has five %2.</source>
        <comment>%1: a number; %2: jacks</comment>
        <translation>Spieler %1 hat fünf %2.</translation>
    </message>
    <message>
        <source>Player %1&apos;s five %2 are higher: they beat five %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die fünf %2 von Spieler %1 sind höher: Sie schlagen fünf %3.</translation>
    </message>
    <message>
        <source>Player %1&apos;s five %2 do not beat five %3.</source>
        <comment>%1: a number; %2: kings; %3: jacks</comment>
        <translation>Die fünf %2 von Spieler %1 schlagen fünf %3 nicht.</translation>
    </message>
    <message>
        <source>A straight cannot hold two %1.</source>
        <comment>%1: jacks</comment>
        <translation>Eine Straße kann nicht zwei %1 enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 these are missing: %3; %4 wilds are needed, %n are there.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7; %4: two</comment>
        <translation>
            <numerusform>Zwischen %1 und %2 fehlen: %3; %4 Joker sind nötig, %n ist da.</numerusform>
            <numerusform>Zwischen %1 und %2 fehlen: %3; %4 Joker sind nötig, %n sind da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wilds, %1 %2 are %3 of %3: the wilds complete the group.</source>
        <comment>%1: three; %2: jacks; %3: three</comment>
        <translation>
            <numerusform>%n Joker und %1 %2 sind %3 von %3: Der Joker ergänzt die Gruppe.</numerusform>
            <numerusform>%n Joker und %1 %2 sind %3 von %3: Die Joker ergänzen die Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one wild, %1 %2 are %3 of %3: the wild completes the group.</source>
        <comment>%1: three; %2: jacks; %3: three</comment>
        <translation>Ein Joker und %1 %2 sind %3 von %3: Der Joker ergänzt die Gruppe.</translation>
    </message>
    <message>
        <source>There is one natural card, %1: it fits into a straight.</source>
        <comment>%1: 6, jack</comment>
        <translation>Es gibt eine echte Karte, %1: Sie passt in eine Straße.</translation>
    </message>
    <message>
        <source>There is no startIndex to read.</source>
        <translation>Ein startIndex fehlt.</translation>
    </message>
    <message>
        <source>There is no numWilds to read.</source>
        <translation>Ein numWilds fehlt.</translation>
    </message>
    <message>
        <source>Without a startIndex the loop looks at no card.</source>
        <translation>Ohne startIndex sieht die Schleife keine Karte an.</translation>
    </message>
    <message>
        <source>There is no u_numWilds and no u_numToMatch: here the code stops.</source>
        <translation>Weder u_numWilds noch u_numToMatch existiert: Hier bricht der Code ab.</translation>
    </message>
    <message>
        <source>There is no card that could break a straight.</source>
        <translation>Keine Karte spricht gegen eine Straße.</translation>
    </message>
    <message>
        <source>into is no info: %1 is lost.</source>
        <comment>%1: [K, ★]</comment>
        <translation>into ist kein info: %1 geht verloren.</translation>
    </message>
    <message>
        <source>These values come as a pair: %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Diese Werte kommen als Paar vor: %1.</translation>
    </message>
    <message>
        <source>There is one pair: the wilds may make another.</source>
        <translation>Ein Paar ist da: Joker bilden vielleicht ein zweites.</translation>
    </message>
    <message>
        <source>%1 does not hold just one value.</source>
        <comment>%1: [K, ★]</comment>
        <translation>%1 enthält nicht genau einen Wert.</translation>
    </message>
    <message>
        <source>BuildHandExcludingValues makes the rest of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>BuildHandExcludingValues bildet den Rest von %1.</translation>
    </message>
    <message>
        <source>DoCardsHaveSameValue looks for the second pair.</source>
        <translation>DoCardsHaveSameValue sucht das zweite Paar.</translation>
    </message>
    <message>
        <source>There are no two pairs of different values.</source>
        <translation>Zwei Paare mit verschiedenen Werten gibt es nicht.</translation>
    </message>
    <message>
        <source>A second pair is found.</source>
        <translation>Ein zweites Paar ist gefunden.</translation>
    </message>
    <message>
        <source>It joins the first one: pairs is %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Es kommt zum ersten: pairs ist %1.</translation>
    </message>
    <message>
        <source>%1 holds two values.</source>
        <comment>%1: [K, ★]</comment>
        <translation>%1 enthält zwei Werte.</translation>
    </message>
    <message>
        <source>%1 does not hold two values.</source>
        <comment>%1: [K, ★]</comment>
        <translation>%1 enthält nicht zwei Werte.</translation>
    </message>
    <message>
        <source>There are not exactly two wilds.</source>
        <translation>Es sind nicht genau zwei Joker.</translation>
    </message>
    <message>
        <source>Cards of the pairs have the values %1.</source>
        <comment>%1: [K, ★]</comment>
        <translation>Karten der Paare haben die Werte %1.</translation>
    </message>
    <message>
        <source>BuildHandExcludingValues takes four cards out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>BuildHandExcludingValues nimmt vier Karten aus %1.</translation>
    </message>
    <message>
        <source>The loop goes on to card %1.</source>
        <comment>%1: 3</comment>
        <translation>Die Schleife geht weiter bis Karte %1.</translation>
    </message>
    <message>
        <source>There is no card %1: nobody knows what is read there.</source>
        <comment>%1: 3</comment>
        <translation>Eine Karte %1 gibt es nicht: Was dort gelesen wird, ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 of the other hand has the value %2.</source>
        <comment>%1: 6♥; %2: 6, jack</comment>
        <translation>%1 aus dem anderen Blatt hat den Wert %2.</translation>
    </message>
    <message>
        <source>Nothing is copied: the dealt cards themselves will change.</source>
        <translation>Kopiert wird nichts: Geändert werden die Karten des Spielers selbst.</translation>
    </message>
    <message>
        <source>There is no value for %1.</source>
        <comment>%1: 6♥</comment>
        <translation>Für %1 gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>pair1 becomes an ace, but nothing reads pair1.</source>
        <translation>pair1 wird zum Ass, aber nichts liest pair1.</translation>
    </message>
</context>
<context>
    <name>StepsText</name>
    <message>
        <source>→ yes</source>
        <comment>after a question</comment>
        <translation>→ ja</translation>
    </message>
    <message>
        <source>→ no</source>
        <comment>after a question</comment>
        <translation>→ nein</translation>
    </message>
    <message>
        <source>no listing is called %1</source>
        <translation>es gibt keine Funktion %1</translation>
    </message>
    <message>
        <source>%1 does not run here.</source>
        <comment>%1: &apos;FindWinnerFlush&apos;</comment>
        <translation>%1 wird hier nicht ausgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n step(s) of %1 is shown at this level: %2. --level questions and --level every show more.</source>
        <comment>%1: &apos;DoCardsHaveSameValue&apos;; %2: &apos;story&apos;</comment>
        <translation>
            <numerusform>%n Schritt von %1 wird auf dieser Detailstufe nicht gezeigt: %2. --level questions und --level every zeigen mehr.</numerusform>
            <numerusform>Keiner der %n Schritte von %1 wird auf dieser Detailstufe gezeigt: %2. --level questions und --level every zeigen mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>no hand is complete, so there are no steps</source>
        <translation>kein Blatt ist vollständig, also gibt es keine Schritte</translation>
    </message>
    <message>
        <source>--step %1: there are %2 steps at this level: %3</source>
        <translation>--step %1: auf dieser Detailstufe gibt es %2 Schritte: %3</translation>
    </message>
    <message>
        <source>--step %1: there are %2 steps</source>
        <translation>--step %1: es gibt %2 Schritte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Step %1 of %2 at the level: %4 (%5 of all %6): %3</source>
        <comment>%3: the part of the run, &apos;Rank check for Player 2&apos;; %4: &apos;story&apos;</comment>
        <translation>Schritt %1 von %2 auf der Detailstufe: %4 (%5 von insgesamt %6): %3</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>%3: the part of the run, &apos;Rank check for Player 2&apos;</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Called from</source>
        <comment>heading of a list of lines of code</comment>
        <translation>Aufgerufen von</translation>
    </message>
    <message>
        <source>What was found out, %1 of all %2 steps. --level questions and --level every show more, --step N shows one of them with its code.</source>
        <translation>Was sich ergeben hat, %1 der %2 Schritte. --level questions und --level every zeigen mehr, --step N zeigt einen davon mit seinem Code.</translation>
    </message>
    <message>
        <source>What was asked and answered, %1 of all %2 steps, under the names of the functions: the number of the step, that of the line in its function, the line, and below it what happened.</source>
        <translation>Was gefragt und geantwortet wurde, %1 der %2 Schritte, unter den Namen der Funktionen: die Nummer des Schritts, die der Zeile in ihrer Funktion, die Zeile und darunter, was geschah.</translation>
    </message>
    <message>
        <source>Lines of pseudo-code as they ran, %1 of all %2 steps: the number of the step, that of the line in its function, the line, and below it what happened.</source>
        <translation>Zeilen des Pseudocodes, wie sie ausgeführt wurden, %1 der %2 Schritte: die Nummer des Schritts, die der Zeile in ihrer Funktion, die Zeile und darunter, was geschah.</translation>
    </message>
    <message>
        <source>no listing is called %1; did you mean %2?</source>
        <translation>es gibt keine Funktion %1; meinten Sie %2?</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>%1 comes first.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 wird Erster.</translation>
    </message>
    <message>
        <source>%1 comes second.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 wird Zweiter.</translation>
    </message>
    <message>
        <source>%1 comes third.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 wird Dritter.</translation>
    </message>
    <message>
        <source>%1 and %2 share the first place.</source>
        <comment>players</comment>
        <translation>%1 und %2 teilen sich den ersten Platz.</translation>
    </message>
    <message>
        <source>%1 and %2 share the second place.</source>
        <comment>players</comment>
        <translation>%1 und %2 teilen sich den zweiten Platz.</translation>
    </message>
    <message>
        <source>Which rank is %1&apos;s hand? The highest is tried first.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>Welchen Rang hat das Blatt von %1? Der höchste wird zuerst geprüft.</translation>
    </message>
    <message>
        <source>Is %1&apos;s hand %2?</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;a full house&apos;</comment>
        <translation>Hat %1 %2?</translation>
    </message>
    <message>
        <source>%1: whose hand is better?</source>
        <comment>%1: &apos;Player 1 vs Player 2&apos;</comment>
        <translation>%1: Welches Blatt ist besser?</translation>
    </message>
    <message>
        <source>Who comes first? Hands that fit are compared two at a time.</source>
        <translation>Wer gewinnt? Passende Blätter werden paarweise verglichen.</translation>
    </message>
    <message>
        <source>Who comes first? The hands are ranked, then compared two at a time.</source>
        <translation>Wer gewinnt? Zuerst bekommt jedes Blatt seinen Rang, dann wird paarweise verglichen.</translation>
    </message>
    <message>
        <source>%1&apos;s hand is %2. %3.</source>
        <comment>&apos;Player 1&apos;, &apos;no straight&apos;, &apos;Five different values&apos;</comment>
        <translation>%1 hat %2. %3.</translation>
    </message>
    <message>
        <source>%1 is left with a high card. %2.</source>
        <comment>&apos;Player 1&apos;, &apos;A♥ is the highest card&apos;</comment>
        <translation>Für %1 bleibt nur eine High Card. %2.</translation>
    </message>
    <message>
        <source>%1 has %2. %3.</source>
        <comment>&apos;Player 1&apos;, &apos;a pair&apos;, &apos;The wild and Q♠ make a pair of queens&apos;</comment>
        <translation>%1 hat %2. %3.</translation>
    </message>
    <message>
        <source>Both have %1, so %2 compares them.</source>
        <comment>%1: &apos;a pair&apos;; %2: &apos;FindWinnerJacksOrBetter&apos;</comment>
        <translation>Beide haben %1, also vergleicht %2 sie.</translation>
    </message>
    <message>
        <source>%1&apos;s hand is better than %2&apos;s.</source>
        <comment>players</comment>
        <translation>Das Blatt von %1 ist besser als das von %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hand and %2&apos;s are worth the same.</source>
        <comment>players</comment>
        <translation>Das Blatt von %1 ist so viel wert wie das von %2.</translation>
    </message>
    <message>
        <source>All three share the first place.</source>
        <translation>Alle drei teilen sich den ersten Platz.</translation>
    </message>
    <message>
        <source>No hand takes part.</source>
        <translation>Kein Blatt nimmt teil.</translation>
    </message>
    <message>
        <source>Rank check for %1</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>Rangprüfung für %1</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first part of the steps</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>In between</source>
        <comment>a part of the steps: before a comparison</comment>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>a part of the steps: who comes first, second, third</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>story</source>
        <comment>a level of detail, inside a sentence</comment>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>questions</source>
        <comment>a level of detail, inside a sentence</comment>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>every line</source>
        <comment>a level of detail, inside a sentence</comment>
        <translation>jede Zeile</translation>
    </message>
    <message>
        <source>%1&apos;s wild acts as %2.</source>
        <comment>%1: &apos;Player 1&apos;; %2: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Der Joker von %1 gilt als %2.</translation>
    </message>
    <message>
        <source>%1&apos;s wilds act as %2 and %3.</source>
        <comment>%1: &apos;Player 1&apos;; %2, %3: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Die Joker von %1 gelten als %2 und %3.</translation>
    </message>
    <message>
        <source>%1&apos;s wilds act as %2, %3 and %4.</source>
        <comment>%1: &apos;Player 1&apos;; %2, %3 …: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Die Joker von %1 gelten als %2, %3 und %4.</translation>
    </message>
    <message>
        <source>%1&apos;s wilds act as %2, %3, %4 and %5.</source>
        <comment>%1: &apos;Player 1&apos;; %2, %3 …: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Die Joker von %1 gelten als %2, %3, %4 und %5.</translation>
    </message>
    <message>
        <source>%1&apos;s wilds act as %2, %3, %4, %5 and %6.</source>
        <comment>%1: &apos;Player 1&apos;; %2, %3 …: &apos;8&apos;, &apos;J&apos;</comment>
        <translation>Die Joker von %1 gelten als %2, %3, %4, %5 und %6.</translation>
    </message>
    <message>
        <source>%1 versus %2</source>
        <comment>two players</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>For second place: %1 versus %2</source>
        <comment>two players</comment>
        <translation>Um den zweiten Platz: %1 gegen %2</translation>
    </message>
    <message>
        <source>For 2nd</source>
        <comment>a part of the steps: who comes second</comment>
        <translation>Um Platz 2</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>a part of the steps; the numbers of two players</comment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>StripActions</name>
    <message>
        <source>&amp;Previous table</source>
        <translation>&amp;Voriger Tisch</translation>
    </message>
    <message>
        <source>Go back to the table before</source>
        <translation>Geht zum Tisch davor zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt table</source>
        <translation>Nä&amp;chster Tisch</translation>
    </message>
    <message>
        <source>Go on to the table after this one</source>
        <translation>Geht zum Tisch danach weiter</translation>
    </message>
    <message>
        <source>Move &amp;back</source>
        <translation>Nach v&amp;orne verschieben</translation>
    </message>
    <message>
        <source>Move the chosen tables one place back</source>
        <translation>Verschiebt die gewählten Tische um einen Platz nach vorne</translation>
    </message>
    <message>
        <source>Move &amp;on</source>
        <translation>Nach &amp;hinten verschieben</translation>
    </message>
    <message>
        <source>Move the chosen tables one place on</source>
        <translation>Verschiebt die gewählten Tische um einen Platz nach hinten</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Put copies of the chosen tables behind this one</source>
        <translation>Legt Kopien der gewählten Tische hinter diesen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take the chosen tables out of the file</source>
        <translation>Nimmt die gewählten Tische aus der Datei</translation>
    </message>
    <message>
        <source>&amp;Worksheet from these…</source>
        <translation>&amp;Arbeitsblatt aus diesen …</translation>
    </message>
    <message>
        <source>Ask on a sheet who wins at each of the chosen tables</source>
        <translation>Fragt auf einem Blatt, wer an jedem der gewählten Tische gewinnt</translation>
    </message>
    <message>
        <source>&amp;Lesson from these…</source>
        <translation>&amp;Lektion aus diesen …</translation>
    </message>
    <message>
        <source>Make a lesson of the chosen tables</source>
        <translation>Macht aus den gewählten Tischen eine Lektion</translation>
    </message>
    <message>
        <source>Pre&amp;sent these</source>
        <translation>Diese &amp;präsentieren</translation>
    </message>
    <message>
        <source>Show the chosen tables one by one on the whole screen, or all if one is chosen</source>
        <translation>Zeigt die gewählten Tische nacheinander auf dem ganzen Bildschirm, oder alle, wenn einer gewählt ist</translation>
    </message>
</context>
<context>
    <name>StripModel</name>
    <message>
        <source>%1  %2</source>
        <extracomment>A table in a row: its number and its title</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Cu&amp;t card</source>
        <translation>Karte aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Take the card out of the next slot, as text to paste</source>
        <translation>Nimmt die Karte vom nächsten Platz, als Text zum Einfügen</translation>
    </message>
    <message>
        <source>Cop&amp;y card</source>
        <translation>Karte &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the card of the next slot as text</source>
        <translation>Kopiert die Karte des nächsten Platzes als Text</translation>
    </message>
    <message>
        <source>P&amp;ick up card</source>
        <translation>Karte aufneh&amp;men</translation>
    </message>
    <message>
        <source>Carry the card of the next slot to another by arrows</source>
        <translation>Trägt die Karte des nächsten Platzes mit den Pfeiltasten auf einen anderen</translation>
    </message>
    <message>
        <source>Make &amp;wild</source>
        <translation>Zum &amp;Joker machen</translation>
    </message>
    <message>
        <source>Put a wild card into the next slot</source>
        <translation>Legt einen Joker auf den nächsten Platz</translation>
    </message>
    <message>
        <source>&amp;Delete card</source>
        <translation>Karte &amp;löschen</translation>
    </message>
    <message>
        <source>Take the card out of the next slot</source>
        <translation>Nimmt die Karte vom nächsten Platz</translation>
    </message>
    <message>
        <source>&amp;Save rules as…</source>
        <translation>Regeln &amp;speichern unter …</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own</source>
        <translation>Bewahrt diese Regeln unter einem eigenen Namen auf</translation>
    </message>
    <message>
        <source>&amp;Manage my rules…</source>
        <translation>Eigene Regeln &amp;verwalten …</translation>
    </message>
    <message>
        <source>Rename or delete rules of your own</source>
        <translation>Benennt eigene Regeln um oder löscht sie</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Dec&amp;k</translation>
    </message>
    <message>
        <source>Unfold or fold the deck</source>
        <translation>Klappt das Deck aus oder ein</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>Player %1</source>
        <comment>the name of a player who has no other; %1: a number</comment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Tied 1st</source>
        <comment>mark of a place</comment>
        <translation>1. (geteilt)</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>mark of a place</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>Tied 2nd</source>
        <comment>mark of a place</comment>
        <translation>2. (geteilt)</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>mark of a place</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>mark of a place</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>Not in yet</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>tied for first place</source>
        <translation>geteilter erster Platz</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>tied for second place</source>
        <translation>geteilter zweiter Platz</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>zweiter Platz</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>dritter Platz</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, place, hand: Player 2, first place, pair of queens</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, takes no part</source>
        <comment>%1: a player whose hand does not fit</comment>
        <translation>%1, nimmt nicht teil</translation>
    </message>
    <message>
        <source>%1, %2 of 5 cards</source>
        <comment>%1: a player; %2: 0 to 4</comment>
        <translation>%1, %2 von 5 Karten</translation>
    </message>
    <message>
        <source>P%1</source>
        <comment>short for &apos;Player %1&apos;; %1: a number</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>No place</source>
        <comment>mark of a hand that does not fit the rank compared as</comment>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>%1, tried</source>
        <comment>%1: &apos;3rd&apos;; a choice for a wild is tried</comment>
        <translation>%1, probeweise</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that two players have, and the player&apos;s number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, hand: Player 2, pair of queens</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>Both have %1; &lt;b&gt;all five values match.&lt;/b&gt;</source>
        <translation>Beide haben %1; &lt;b&gt;alle fünf Werte sind gleich.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1&apos;s hand is %2.</source>
        <comment>%2: &apos;no full house&apos;</comment>
        <translation>Das Blatt von %1 enthält %2.</translation>
    </message>
    <message>
        <source>None of the three hands is %1.</source>
        <comment>%1: &apos;a full house&apos;</comment>
        <translation>Keines der drei Blätter enthält %1.</translation>
    </message>
    <message>
        <source>Neither hand is %1.</source>
        <comment>%1: &apos;a full house&apos;</comment>
        <translation>Keines der beiden Blätter enthält %1.</translation>
    </message>
    <message>
        <source>Neither %1&apos;s nor %2&apos;s hand is %3.</source>
        <comment>%3: &apos;a full house&apos;</comment>
        <translation>Weder das Blatt von %1 noch das von %2 enthält %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more card(s).</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>
            <numerusform>%1 braucht noch %n Karte.</numerusform>
            <numerusform>%1 braucht noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build two hands</source>
        <translation>Blätter bilden</translation>
    </message>
    <message>
        <source>Pick five cards for %1. Click a card below, or type Ks, 10h or * for a wild.</source>
        <comment>%1: &apos;Player 1&apos;; the letters stay English</comment>
        <translation>Wählen Sie fünf Karten für %1. Klicken Sie unten auf eine Karte oder tippen Sie Kp, 10h oder * für einen Joker.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the name of the only hand, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 ist bereit</translation>
    </message>
    <message>
        <source>No hand fits so far</source>
        <translation>Bisher passt kein Blatt</translation>
    </message>
    <message>
        <source>No hand fits</source>
        <translation>Kein Blatt passt</translation>
    </message>
    <message>
        <source>%1 wins so far</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1 liegt bisher vorn</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Players %1 and %2 tie so far</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Spieler %1 und %2 bisher gleichauf</translation>
    </message>
    <message>
        <source>Players %1 and %2 tie</source>
        <comment>%1 and %2: numbers</comment>
        <translation>Spieler %1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>%1 and %2 tie so far</source>
        <comment>%1 and %2: names</comment>
        <translation>%1 und %2 bisher gleichauf</translation>
    </message>
    <message>
        <source>%1 and %2 tie</source>
        <comment>%1 and %2: names</comment>
        <translation>%1 und %2 gleichauf</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the title of the verdict, a full stop, its sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1&apos;s pair of %2 does not count: the lowest that does is a pair of %3.</source>
        <comment>%2: &apos;tens&apos;; %3: &apos;jacks&apos;</comment>
        <translation>Das Paar %2 von %1 zählt nicht: Erst ein Paar %3 zählt.</translation>
    </message>
    <message>
        <source>No one has %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair&apos;, &apos;a pair of jacks or better&apos;</comment>
        <translation>Niemand hat %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Neither %4 nor %5 has %1; &lt;b&gt;the highest card decides, %2 beats %3.&lt;/b&gt;</source>
        <comment>%1: &apos;a pair&apos;, &apos;a pair of jacks or better&apos;</comment>
        <translation>Weder %4 noch %5 hat %1; &lt;b&gt;die höchste Karte entscheidet, %2 schlägt %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No hand is complete</source>
        <translation>Kein Blatt ist vollständig</translation>
    </message>
    <message>
        <source>It is a tie</source>
        <comment>of two players</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Everyone ties</source>
        <comment>of three players</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 has the same with more wilds.</source>
        <comment>%1: &apos;Player 3&apos;, who loses to two who tie</comment>
        <translation>%1 hat das Gleiche mit mehr Jokern.</translation>
    </message>
    <message>
        <source>Nobody plays.</source>
        <comment>no player has a card</comment>
        <translation>Niemand spielt mit.</translation>
    </message>
    <message>
        <source>All three have %1; &lt;b&gt;all five values match.&lt;/b&gt;</source>
        <translation>Alle drei haben %1; &lt;b&gt;alle fünf Werte sind gleich.&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>WhyText</name>
    <message>
        <source>%1 or %2</source>
        <comment>house rules; %1: &apos;Standard&apos; or &apos;Standard, Bug&apos;; %2: &apos;Bug&apos;</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>the name of house rules, inside a sentence</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Under %1, no hand would fit</source>
        <comment>%1: &apos;Standard&apos;</comment>
        <translation>Nach den Regeln %1 würde kein Blatt passen</translation>
    </message>
    <message>
        <source>Under %1, %2 would win</source>
        <comment>%1: &apos;Standard&apos;; %2: a player</comment>
        <translation>Nach den Regeln %1 würde %2 gewinnen</translation>
    </message>
    <message>
        <source>Under %1, %2 and %3 would tie</source>
        <comment>%1: &apos;Standard&apos;; %2, %3: players</comment>
        <translation>Nach den Regeln %1 hätten %2 und %3 Gleichstand</translation>
    </message>
    <message>
        <source>Under %1, everyone would tie</source>
        <comment>%1: &apos;Standard&apos;</comment>
        <translation>Nach den Regeln %1 hätten alle Gleichstand</translation>
    </message>
    <message>
        <source>By its best rank no five-card hand is worth less</source>
        <translation>Nach seinem besten Rang ist kein Blatt aus fünf Karten weniger wert</translation>
    </message>
    <message>
        <source>No five-card hand is worth less</source>
        <translation>Kein Blatt aus fünf Karten ist weniger wert</translation>
    </message>
    <message>
        <source>By its best rank better than %1 of all five-card hands</source>
        <comment>%1: &apos;93.4 %&apos;</comment>
        <translation>Nach seinem besten Rang besser als %1 aller Blätter aus fünf Karten</translation>
    </message>
    <message>
        <source>Better than %1 of all five-card hands</source>
        <comment>%1: &apos;93.4 %&apos;</comment>
        <translation>Besser als %1 aller Blätter aus fünf Karten</translation>
    </message>
    <message>
        <source>The same under every preset</source>
        <translation>Nach jeder Vorlage dasselbe</translation>
    </message>
    <message>
        <source>With a wild in place of %2 %3 would win alone</source>
        <comment>%2: &apos;2♥&apos;; %3: a player</comment>
        <translation>Mit einem Joker statt %2 würde %3 allein gewinnen</translation>
    </message>
    <message>
        <source>With a wild in place of %2 %3 would win</source>
        <comment>%2: &apos;2♥&apos;; %3: a player</comment>
        <translation>Mit einem Joker statt %2 würde %3 gewinnen</translation>
    </message>
    <message>
        <source>With %1 in place of the wild %3 would win alone</source>
        <comment>%1: &apos;7♠&apos;; %3: a player</comment>
        <translation>Mit %1 statt des Jokers würde %3 allein gewinnen</translation>
    </message>
    <message>
        <source>With %1 in place of the wild %3 would win</source>
        <comment>%1: &apos;7♠&apos;; %3: a player</comment>
        <translation>Mit %1 statt des Jokers würde %3 gewinnen</translation>
    </message>
    <message>
        <source>With %1 in place of %2 %3 would win alone</source>
        <comment>%1: &apos;7♠&apos;; %2: &apos;2♥&apos;; %3: a player</comment>
        <translation>Mit %1 statt %2 würde %3 allein gewinnen</translation>
    </message>
    <message>
        <source>With %1 in place of %2 %3 would win</source>
        <comment>%1: &apos;7♠&apos;; %2: &apos;2♥&apos;; %3: a player</comment>
        <translation>Mit %1 statt %2 würde %3 gewinnen</translation>
    </message>
    <message>
        <source>No single card saves %1</source>
        <comment>%1: a player</comment>
        <translation>Keine einzelne Karte rettet %1</translation>
    </message>
    <message>
        <source>No single card makes %1 win alone</source>
        <comment>%1: a player</comment>
        <translation>Keine einzelne Karte lässt %1 allein gewinnen</translation>
    </message>
    <message>
        <source>The hand wins as it is</source>
        <translation>Das Blatt gewinnt, wie es ist</translation>
    </message>
</context>
<context>
    <name>WildChoiceText</name>
    <message>
        <source>a two</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>as in &apos;As a queen it makes a pair&apos;</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what wilds stand for: &apos;a queen of hearts&apos;, &apos;ten and six of clubs&apos;</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two wilds: &apos;ten and seven&apos;</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>three wilds: &apos;ten, nine and seven&apos;</comment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 and %4</source>
        <comment>four wilds: &apos;ace, ace, ace and king&apos;</comment>
        <translation>%1, %2, %3 und %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 and %5</source>
        <comment>five wilds, by their values</comment>
        <translation>%1, %2, %3, %4 und %5</translation>
    </message>
    <message>
        <source>two %1</source>
        <comment>two wilds that are equal: &apos;two nines&apos;</comment>
        <translation>zwei %1</translation>
    </message>
    <message>
        <source>As %1 it makes %2; as %3 only %4.</source>
        <comment>a wild: &apos;an ace&apos;, &apos;a pair of aces&apos;, &apos;a king&apos;, &apos;a pair …&apos;</comment>
        <translation>Als %1 ergibt er %2; als %3 nur %4.</translation>
    </message>
    <message>
        <source>As %1 it makes %2; the rules allow no other value.</source>
        <comment>a wild: &apos;an ace&apos;, &apos;ace high&apos;</comment>
        <translation>Als %1 ergibt er %2; die Regeln erlauben keinen anderen Wert.</translation>
    </message>
    <message>
        <source>As %1 it makes %2; no other value makes more.</source>
        <comment>a wild: &apos;a queen&apos;, &apos;a pair of queens&apos;</comment>
        <translation>Als %1 ergibt er %2; kein anderer Wert ergibt mehr.</translation>
    </message>
    <message>
        <source>Not allowed: a bug is an ace unless it completes a straight or a flush.</source>
        <translation>Nicht erlaubt: Ein Bug-Joker ist ein Ass, außer er ergänzt eine Straße oder einen Flush.</translation>
    </message>
    <message>
        <source>Not allowed: in a flush every wild is an ace.</source>
        <translation>Nicht erlaubt: In einem Flush ist jeder Joker ein Ass.</translation>
    </message>
    <message>
        <source>Not allowed: in a flush a wild repeats no value.</source>
        <translation>Nicht erlaubt: In einem Flush wiederholt ein Joker keinen Wert.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 and %2 tie.</source>
        <comment>&apos;Player 1&apos;, &apos;Player 2&apos;</comment>
        <translation>Gleichstand von %1 und %2.</translation>
    </message>
    <message>
        <source>All three tie.</source>
        <translation>Gleichstand aller drei.</translation>
    </message>
    <message>
        <source>As %1 they make %2; the rules allow no other choice.</source>
        <comment>wilds: &apos;two aces&apos;, &apos;a pair of aces&apos;</comment>
        <translation>Als %1 ergeben sie %2; die Regeln erlauben keine andere Wahl.</translation>
    </message>
    <message>
        <source>As %1 they make %2; no other choice makes more.</source>
        <comment>wilds: &apos;ten and seven&apos;, &apos;a straight, ten high&apos;</comment>
        <translation>Als %1 ergeben sie %2; keine andere Wahl ergibt mehr.</translation>
    </message>
    <message>
        <source>Suits matter: each cell shows the best of them.</source>
        <translation>Die Farben zählen: Jede Zelle zeigt die beste.</translation>
    </message>
    <message>
        <source>Suits matter: all natural cards are %1.</source>
        <comment>%1: &apos;hearts&apos;</comment>
        <translation>Die Farben zählen: Alle echten Karten sind %1.</translation>
    </message>
    <message>
        <source>Suits do not matter: two suits are in the hand.</source>
        <translation>Die Farben zählen nicht: Das Blatt hat zwei Farben.</translation>
    </message>
    <message>
        <source>Suits do not matter: three suits are in the hand.</source>
        <translation>Die Farben zählen nicht: Das Blatt hat drei Farben.</translation>
    </message>
    <message>
        <source>Suits do not matter: four suits are in the hand.</source>
        <translation>Die Farben zählen nicht: Das Blatt hat vier Farben.</translation>
    </message>
    <message>
        <source>Suits do not matter: no choice makes a flush.</source>
        <translation>Die Farben zählen nicht: Keine Wahl ergibt einen Flush.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a flush: &apos;Flush, king high&apos;, &apos;then queen, nine, five, two&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Two %1</source>
        <comment>two wilds that are equal: &apos;Two nines&apos;</comment>
        <translation>Zwei %1</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a wild: &apos;a nine&apos;</comment>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>High card: a pair of %1 does not count here.</source>
        <comment>&apos;nines&apos;</comment>
        <translation>High Card: Ein Paar %1 zählt hier nicht.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a hand: &apos;Pair of nines, kickers king, eight, six&apos;</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Wins.</source>
        <comment>the hand with this choice</comment>
        <translation>Gewinnt.</translation>
    </message>
    <message>
        <source>Ties with %1.</source>
        <translation>Gleichstand mit %1.</translation>
    </message>
    <message>
        <source>Loses to %1.</source>
        <translation>Verliert gegen %1.</translation>
    </message>
    <message>
        <source>Ties with %1 and %2.</source>
        <translation>Gleichstand mit %1 und %2.</translation>
    </message>
    <message>
        <source>Loses to %1 and %2.</source>
        <translation>Verliert gegen %1 und %2.</translation>
    </message>
    <message>
        <source>Trying the wild as %1</source>
        <comment>&apos;a nine&apos;</comment>
        <translation>Der Joker probeweise als %1</translation>
    </message>
    <message>
        <source>Trying the wilds as %1</source>
        <comment>&apos;king and nine&apos;</comment>
        <translation>Die Joker probeweise als %1</translation>
    </message>
    <message>
        <source>Trying %1&apos;s wild as %2</source>
        <comment>&apos;Player 2&apos;, &apos;a nine&apos;</comment>
        <translation>Joker von %1 probeweise als %2</translation>
    </message>
    <message>
        <source>Trying %1&apos;s wilds as %2</source>
        <comment>&apos;Player 2&apos;, &apos;king and nine&apos;</comment>
        <translation>Joker von %1 probeweise als %2</translation>
    </message>
    <message>
        <source>%1 It costs no place.</source>
        <comment>%1: &apos;Player 1 wins.&apos;</comment>
        <translation>%1 Es kostet keinen Platz.</translation>
    </message>
    <message>
        <source>%1 %2: %3 instead of %4.</source>
        <comment>&apos;Player 1 wins.&apos;, &apos;Player 2&apos;, &apos;3rd&apos;, &apos;1st&apos;</comment>
        <translation>%1 %2: %3 statt %4 Platz.</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a choice for a wild, as a screen reader says it</comment>
        <translation>am besten</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a choice for a wild, as a screen reader says it</comment>
        <translation>ausprobiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Queen&apos;, &apos;pair of queens, first place, best&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: %1</source>
        <comment>choices: &apos;and 7 more: 8 7 6 5 4 3 2&apos;</comment>
        <translation>
            <numerusform>und %n weitere: %1</numerusform>
            <numerusform>und %n weitere: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>three %1</source>
        <comment>wilds that are equal: &apos;three nines&apos;</comment>
        <translation>drei %1</translation>
    </message>
    <message>
        <source>four %1</source>
        <comment>wilds that are equal: &apos;four nines&apos;</comment>
        <translation>vier %1</translation>
    </message>
    <message>
        <source>five %1</source>
        <comment>wilds that are equal: &apos;five nines&apos;</comment>
        <translation>fünf %1</translation>
    </message>
    <message>
        <source>Three %1</source>
        <comment>wilds that are equal: &apos;Three nines&apos;</comment>
        <translation>Drei %1</translation>
    </message>
    <message>
        <source>Four %1</source>
        <comment>wilds that are equal: &apos;Four nines&apos;</comment>
        <translation>Vier %1</translation>
    </message>
    <message>
        <source>Five %1</source>
        <comment>wilds that are equal: &apos;Five nines&apos;</comment>
        <translation>Fünf %1</translation>
    </message>
    <message>
        <source>%1 That is by best rank.</source>
        <comment>%1: sentences; hands are compared as one rank</comment>
        <translation>%1 Das gilt nach dem besten Rang.</translation>
    </message>
</context>
<context>
    <name>WildLegendText</name>
    <message>
        <source>H</source>
        <comment>high card, in a small cell</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pair, in a small cell</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>2P</source>
        <comment>two pair, in a small cell</comment>
        <translation>2P</translation>
    </message>
    <message>
        <source>3×</source>
        <comment>three of a kind, in a small cell</comment>
        <translation>3×</translation>
    </message>
    <message>
        <source>S</source>
        <comment>straight, in a small cell</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>F</source>
        <comment>flush, in a small cell</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>FH</source>
        <comment>full house, in a small cell</comment>
        <translation>FH</translation>
    </message>
    <message>
        <source>4×</source>
        <comment>four of a kind, in a small cell</comment>
        <translation>4×</translation>
    </message>
    <message>
        <source>SF</source>
        <comment>straight flush, in a small cell</comment>
        <translation>SF</translation>
    </message>
    <message>
        <source>R</source>
        <comment>royal flush, in a small cell</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>5×</source>
        <comment>five of a kind, in a small cell</comment>
        <translation>5×</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>in a legend: &apos;P&apos;, &apos;pair&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty: %1</source>
        <comment>in a legend of cells; %1: &apos;high card&apos;</comment>
        <translation>leer: %1</translation>
    </message>
    <message>
        <source>– not allowed</source>
        <comment>in a legend: a dash in a cell</comment>
        <translation>– nicht erlaubt</translation>
    </message>
    <message>
        <source>stronger colour is better, ringed: best; both wilds may be equal</source>
        <comment>in a legend</comment>
        <translation>kräftiger getönt ist besser, umrandet: am besten; beide Joker dürfen gleich sein</translation>
    </message>
    <message>
        <source>ringed: best; both wilds may be equal</source>
        <comment>in a legend</comment>
        <translation>umrandet: am besten; beide Joker dürfen gleich sein</translation>
    </message>
    <message>
        <source>%1 all of one suit</source>
        <comment>in a legend; %1: &apos;♥&apos;</comment>
        <translation>%1 alle in einer Farbe</translation>
    </message>
    <message>
        <source>… other suits</source>
        <comment>in a legend: dots before a row</comment>
        <translation>… andere Farben</translation>
    </message>
    <message>
        <source>ringed: best</source>
        <comment>in a legend</comment>
        <translation>umrandet: am besten</translation>
    </message>
    <message>
        <source>dashed: tried</source>
        <comment>in a legend</comment>
        <translation>gestrichelt: ausprobiert</translation>
    </message>
</context>
<context>
    <name>WildText</name>
    <message>
        <source>This hand holds no wild.
</source>
        <translation>Dieses Blatt enthält keinen Joker.
</translation>
    </message>
    <message>
        <source>Wilds as</source>
        <comment>heading of a column: what they stand for: &apos;A 6&apos;</comment>
        <translation>Joker als</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading of a column: what they make, &apos;Three sixes&apos;</comment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>no hand given; one is needed</source>
        <translation>kein Blatt angegeben; eines ist nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) given; only one is possible</source>
        <translation>
            <numerusform>%n Blatt angegeben; nur eines ist möglich</numerusform>
            <numerusform>%n Blätter angegeben; nur eines ist möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no cards</source>
        <comment>%1: a file</comment>
        <translation>%1 enthält keine Karten</translation>
    </message>
    <message>
        <source>%1 holds several hands that may be meant; wild takes one</source>
        <comment>%1: a file</comment>
        <translation>%1 enthält mehrere Blätter, die gemeint sein können; wild nimmt eines</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: &apos;Flush, king high&apos;; %2: &apos;then queen, nine, five, two&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing to rank: a hand needs five cards.
</source>
        <translation>Nichts zu bestimmen: Ein Blatt braucht fünf Karten.
</translation>
    </message>
</context>
<context>
    <name>WorkingText</name>
    <message>
        <source>%1 of %2</source>
        <comment>inside a sentence: &apos;queen of spades&apos;</comment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>%1 working hand, in comparing order</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>%1, gewertet, in Vergleichsreihenfolge</translation>
    </message>
    <message>
        <source>%1 working hand, as %2</source>
        <comment>%1: &apos;Player 2&apos;; %2: &apos;full house&apos;</comment>
        <translation>%1, gewertet als %2</translation>
    </message>
    <message>
        <source>%1, position %2 of 5, %3, from a wild, part of the %4</source>
        <comment>Player 2, position 1 of 5, queen, from a wild, part of the pair</comment>
        <translation>%1, Stelle %2 von 5, %3, aus einem Joker, gehört zu: %4</translation>
    </message>
    <message>
        <source>%1, position %2 of 5, %3, part of the %4</source>
        <comment>Player 2, position 2 of 5, queen of spades, part of the pair</comment>
        <translation>%1, Stelle %2 von 5, %3, gehört zu: %4</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a slot</comment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Wild, acts as %1</source>
        <comment>%1: &apos;queen&apos;</comment>
        <translation>Joker, gilt als %1</translation>
    </message>
    <message>
        <source>%1, acts as %2</source>
        <comment>a card that the rules make wild</comment>
        <translation>%1, gilt als %2</translation>
    </message>
    <message>
        <source>In the %1. Decides: yes.</source>
        <comment>%1: &apos;pair&apos;</comment>
        <translation>Gehört zu: %1. Entscheidet: ja.</translation>
    </message>
    <message>
        <source>In the %1. Decides: no.</source>
        <comment>%1: &apos;pair&apos;</comment>
        <translation>Gehört zu: %1. Entscheidet: nein.</translation>
    </message>
    <message>
        <source>Wild, tried as %1</source>
        <comment>%1: &apos;nine&apos;</comment>
        <translation>Joker, probeweise %1</translation>
    </message>
    <message>
        <source>%1, tried as %2</source>
        <comment>a card that the rules make wild</comment>
        <translation>%1, probeweise %2</translation>
    </message>
</context>
<context>
    <name>WorksheetCommandText</name>
    <message>
        <source>a title has at most %1 characters, not %2</source>
        <translation>ein Titel hat höchstens %1 Zeichen, nicht %2</translation>
    </message>
    <message>
        <source>unknown paper %1; did you mean %2?</source>
        <translation>unbekanntes Papier %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown paper %1; one of %2</source>
        <translation>unbekanntes Papier %1; möglich: %2</translation>
    </message>
    <message>
        <source>unknown colours of suits %1; did you mean %2?</source>
        <translation>unbekannte Farben %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>unknown colours of suits %1; one of %2</source>
        <translation>unbekannte Farben %1; möglich: %2</translation>
    </message>
    <message>
        <source>--from asks about the tables of its file; it takes no --%1</source>
        <translation>--from fragt nach den Tischen seiner Datei; --%1 passt nicht dazu</translation>
    </message>
    <message>
        <source>the ending of %1 names no format; --format does, %2</source>
        <comment>%1: a file; %2: &apos;pdf, html, json&apos;</comment>
        <translation>die Endung von %1 nennt kein Format; --format tut es: %2</translation>
    </message>
    <message>
        <source>--%1 names no file</source>
        <translation>--%1 nennt keine Datei</translation>
    </message>
    <message>
        <source>PDF needs --output FILE</source>
        <translation>PDF braucht --output FILE</translation>
    </message>
    <message>
        <source>a key is PDF or HTML; the sheet as JSON has the answers in it</source>
        <translation>Lösungen gibt es als PDF oder HTML; bei JSON stehen die Antworten im Arbeitsblatt</translation>
    </message>
    <message>
        <source>several versions need --output FILE</source>
        <translation>mehrere Versionen brauchen --output FILE</translation>
    </message>
    <message>
        <source>--output and --key name the same file</source>
        <translation>--output und --key nennen dieselbe Datei</translation>
    </message>
    <message>
        <source>PDF is painted by the program showdown, which is not in %1</source>
        <comment>%1: a folder</comment>
        <translation>PDF zeichnet das Programm showdown; es fehlt in %1</translation>
    </message>
    <message>
        <source>the program showdown, which paints PDF, has failed</source>
        <translation>das Programm showdown, das PDF zeichnet, ist gescheitert</translation>
    </message>
</context>
<context>
    <name>WorksheetText</name>
    <message>
        <source>Poker hands</source>
        <comment>the title of a worksheet</comment>
        <translation>Pokerblätter</translation>
    </message>
    <message numerus="yes">
        <source>Only %n different question(s) of this choice can be made.</source>
        <translation>
            <numerusform>Von dieser Auswahl gibt es nur %n verschiedene Frage.</numerusform>
            <numerusform>Von dieser Auswahl gibt es nur %n verschiedene Fragen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::AboutBox</name>
    <message>
        <source>About Showdown</source>
        <translation>Über Showdown</translation>
    </message>
    <message>
        <source>Showdown %1</source>
        <translation>Showdown %1</translation>
    </message>
    <message>
        <source>Compares poker hands with wild cards and shows why one wins.

© 2026 The Showdown authors. MIT licence.</source>
        <translation>Vergleicht Pokerblätter mit Jokern und zeigt, warum eines gewinnt.

© 2026 die Autoren von Showdown. MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ActionSet</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tool tip: what a button does, and its shortcut</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>showdown::gui::Actions</name>
    <message>
        <source>Settings</source>
        <extracomment>A button that opens them</extracomment>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::AheadBox</name>
    <message>
        <source>Stop counting; what is known stays</source>
        <translation>Hält das Zählen an; was bekannt ist, bleibt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
</context>
<context>
    <name>showdown::gui::AppearanceCommands</name>
    <message>
        <source>Text size: %1 %</source>
        <extracomment>In the status bar; %1: a number, 100 is the usual size</extracomment>
        <translation>Schriftgröße: %1 %</translation>
    </message>
    <message>
        <source>Theme: that of the system</source>
        <translation>Farbschema: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Farbschema: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Farbschema: dunkel</translation>
    </message>
    <message>
        <source>Theme: high contrast</source>
        <translation>Farbschema: hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ArenaTable</name>
    <message>
        <source>Cards of the step</source>
        <translation>Karten des Schritts</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ArenaView</name>
    <message>
        <source>Asked so far</source>
        <translation>Bisher gefragt</translation>
    </message>
    <message>
        <source>Found so far</source>
        <translation>Bisher gefunden</translation>
    </message>
    <message>
        <source>Select a line to go back to it</source>
        <translation>Eine Zeile führt dorthin zurück</translation>
    </message>
</context>
<context>
    <name>showdown::gui::AskBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an answer, and the key for it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <extracomment>Read aloud; %1: a letter or sign that gives an answer</extracomment>
        <translation>Taste: %1</translation>
    </message>
    <message>
        <source>Keys for an answer: %1</source>
        <extracomment>Read aloud after a wrong key; %1: such as &quot;Y, N&quot;</extracomment>
        <translation>Tasten für eine Antwort: %1</translation>
    </message>
    <message>
        <source>Back to the question at step %1</source>
        <translation>Zurück zur Frage bei Schritt %1</translation>
    </message>
    <message>
        <source>Go to the question that waits for an answer</source>
        <translation>Geht zur Frage, die auf eine Antwort wartet</translation>
    </message>
</context>
<context>
    <name>showdown::gui::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Show slots for cards that are seen and out of play</source>
        <translation>Zeigt Plätze für tote Karten: gesehen, aber nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>flop</source>
        <comment>under three cards of the board</comment>
        <translation>Flop</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>under a card of the board</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>river</source>
        <comment>under a card of the board</comment>
        <translation>River</translation>
    </message>
</context>
<context>
    <name>showdown::gui::BugField</name>
    <message>
        <source>Table that shows the mistake</source>
        <translation>Tisch, der den Fehler zeigt</translation>
    </message>
    <message>
        <source>Line with the mistake</source>
        <translation>Zeile mit dem Fehler</translation>
    </message>
    <message>
        <source>Choose the line with the mistake.</source>
        <translation>Wählen Sie die Zeile mit dem Fehler.</translation>
    </message>
    <message>
        <source>Choose the table that shows the mistake.</source>
        <translation>Wählen Sie den Tisch, der den Fehler zeigt.</translation>
    </message>
    <message>
        <source>Click the line with the mistake, or go to it and press Space</source>
        <translation>Die Zeile mit dem Fehler anklicken oder zu ihr gehen und die Leertaste drücken</translation>
    </message>
    <message>
        <source>✗ another line</source>
        <comment>of a listing</comment>
        <translation>✗ eine andere Zeile</translation>
    </message>
    <message>
        <source>✓ this line</source>
        <comment>of a listing</comment>
        <translation>✓ diese Zeile</translation>
    </message>
</context>
<context>
    <name>showdown::gui::BuildField</name>
    <message>
        <source>Hands to be built</source>
        <translation>Blätter zum Vervollständigen</translation>
    </message>
    <message>
        <source>Type a card, such as Ks or *, or press Space for the deck.</source>
        <translation>Tippen Sie eine Karte wie Kp oder * oder drücken Sie die Leertaste für das Deck.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are still empty.</source>
        <translation>
            <numerusform>%n Platz ist noch leer.</numerusform>
            <numerusform>%n Plätze sind noch leer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::CallersView</name>
    <message>
        <source>Called from</source>
        <translation>Aufgerufen von</translation>
    </message>
    <message>
        <source>Which lines made the calls; choose one to see it</source>
        <translation>Welche Zeilen aufgerufen haben; wer eine auswählt, sieht sie</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>of a function</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>a function</comment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>alle Spieler</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardCells</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a place, such as &quot;Player 2, card 4&quot;; %2: the card there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Chosen, right</source>
        <translation>Gewählt, richtig</translation>
    </message>
    <message>
        <source>Chosen, wrong</source>
        <translation>Gewählt, falsch</translation>
    </message>
    <message>
        <source>Not chosen, right</source>
        <translation>Nicht gewählt, richtig</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardField</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A slot, such as &quot;Player 2, card 4&quot;, and what it holds</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardRow</name>
    <message>
        <source>%1, %2 of them</source>
        <extracomment>A card, and how many of it are meant: &quot;Wild card, 2 of them&quot;</extracomment>
        <translation>%1, %2 davon</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <extracomment>A card with a line through it: &quot;Eight of spades, crossed out&quot;</extracomment>
        <translation>%1, durchgestrichen</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>Under a card: how many of it there are</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardRowEditor</name>
    <message>
        <source>Type a card, such as Ks or *, or ? for one that nobody has seen, or press Enter for the deck</source>
        <translation>Tippen Sie eine Karte, etwa Kp oder *, oder ? für eine, die niemand gesehen hat, oder drücken Sie die Eingabetaste für das Deck</translation>
    </message>
    <message>
        <source>Type a card, such as Ks, 10h or *, or press Enter for the deck</source>
        <translation>Tippen Sie eine Karte, etwa Kp, 10h oder *, oder drücken Sie die Eingabetaste für das Deck</translation>
    </message>
    <message>
        <source>Type Ks, 10h, * for a wild or ? for an unknown card; Enter goes to the deck</source>
        <translation>Tippen Sie Kp, 10h, * für einen Joker oder ? für eine unbekannte Karte; die Eingabetaste führt zum Deck</translation>
    </message>
    <message>
        <source>Type Ks, 10h or * for a wild; Enter goes to the deck</source>
        <translation>Tippen Sie Kp, 10h oder * für einen Joker; die Eingabetaste führt zum Deck</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Where something was typed, such as &quot;Player 2, card 4&quot;, and what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CardSlot</name>
    <message>
        <source>%1, suit missing</source>
        <comment>%1: a rank that was typed, such as 10</comment>
        <translation>%1, Farbe fehlt</translation>
    </message>
    <message>
        <source>Empty, next card goes here</source>
        <translation>Leer, hierher kommt die nächste Karte</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a slot</comment>
        <translation>Leer</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ChoiceButton</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a choice, %2: the key that chooses it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ChoiceCells</name>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Marked, right</source>
        <translation>Markiert, richtig</translation>
    </message>
    <message>
        <source>Marked, wrong</source>
        <translation>Markiert, falsch</translation>
    </message>
    <message>
        <source>Not marked, right</source>
        <translation>Nicht markiert, richtig</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ChoiceField</name>
    <message>
        <source>What is the hand called?</source>
        <translation>Wie heißt das Blatt?</translation>
    </message>
    <message>
        <source>Which hand is it?</source>
        <translation>Welches Blatt ist es?</translation>
    </message>
    <message>
        <source>Which rank is it?</source>
        <translation>Welcher Rang ist es?</translation>
    </message>
    <message>
        <source>Choose a name first.</source>
        <translation>Wählen Sie zuerst einen Namen.</translation>
    </message>
    <message>
        <source>Choose a hand first.</source>
        <translation>Wählen Sie zuerst ein Blatt.</translation>
    </message>
    <message>
        <source>Choose a rank first.</source>
        <translation>Wählen Sie zuerst einen Rang.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CodeChoice</name>
    <message>
        <source>The language in which code is shown, here and in lessons</source>
        <translation>In welcher Sprache Code gezeigt wird, hier und in Lektionen</translation>
    </message>
    <message>
        <source>Language of the code: %1</source>
        <comment>%1: &apos;Python&apos;</comment>
        <translation>Sprache des Codes: %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareActions</name>
    <message>
        <source>&amp;%1 %2</source>
        <extracomment>A menu entry: a number, which is its mnemonic, and a name
----------
A menu entry: a digit or letter, which is its mnemonic, and what the hands show</extracomment>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>Compare all hands as this rank: %1</source>
        <translation>Vergleicht alle Blätter als diesen Rang: %1</translation>
    </message>
    <message>
        <source>Compare all hands by their best rank</source>
        <translation>Vergleicht alle Blätter nach ihrem besten Rang</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Spieler &amp;%1</translation>
    </message>
    <message>
        <source>One deck holds each card once: allow duplicates to copy a hand</source>
        <translation>Ein Deck hat jede Karte nur einmal: Doppelte zulassen, um ein Blatt zu kopieren</translation>
    </message>
    <message>
        <source>Give another player the cards of this player as well</source>
        <translation>Gibt einem anderen Spieler die Karten dieses Spielers noch einmal</translation>
    </message>
    <message>
        <source>Give this player the hand of the player whose card is next as well</source>
        <translation>Gibt diesem Spieler das Blatt des Spielers, der am Zug ist, noch einmal</translation>
    </message>
    <message>
        <source>Put these hands on the table, with their house rules</source>
        <translation>Legt diese Blätter auf den Tisch, mit ihren Hausregeln</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareCommands</name>
    <message>
        <source>Copy ha&amp;nd to</source>
        <translation>&amp;Blatt kopieren an</translation>
    </message>
    <message>
        <source>Swap hands</source>
        <translation>Blätter tauschen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two players whose hands are swapped</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The cards of these players change places</source>
        <translation>Die Karten der beiden Spieler tauschen die Plätze</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareExplanation</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Change one card</source>
        <translation>Eine Karte tauschen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ComparePlayerActions</name>
    <message>
        <source>C&amp;opy as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the cards of this player and what they make as text</source>
        <translation>Kopiert die Karten dieses Spielers und was sie ergeben als Text</translation>
    </message>
    <message>
        <source>Copy &amp;hand to</source>
        <extracomment>A menu of players</extracomment>
        <translation>&amp;Blatt kopieren an</translation>
    </message>
    <message>
        <source>Give that player the cards of this player as well</source>
        <translation>Gibt jenem Spieler die Karten dieses Spielers noch einmal</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareSession</name>
    <message>
        <source>Compare as another rank</source>
        <translation>Als anderen Rang vergleichen</translation>
    </message>
    <message>
        <source>Allow duplicates</source>
        <translation>Doppelte zulassen</translation>
    </message>
    <message>
        <source>One deck</source>
        <translation>Ein Deck</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareSharing</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown-Dateien (*.md)</translation>
    </message>
    <message>
        <source>No hand has five cards yet</source>
        <translation>Noch kein Blatt hat fünf Karten</translation>
    </message>
    <message>
        <source>A wild is tried: go back to the best first</source>
        <translation>Ein Joker wird ausprobiert: erst zurück zur besten Wahl</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareToolBar</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Regel&amp;n</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Ha&amp;usregeln</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>Before what all hands are compared as, such as &quot;Best rank&quot;; short where there is little room</extracomment>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;Compare as</source>
        <translation>Ver&amp;gleichen als</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareView</name>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>H&amp;ands</source>
        <translation>B&amp;lätter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cards left</source>
        <comment>%1: how many; %n: of how many</comment>
        <translation>
            <numerusform>%1 von %n Karte übrig</numerusform>
            <numerusform>%1 von %n Karten übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Schritte</translation>
    </message>
    <message>
        <source>Stepping</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Folded while stepping. Esc or a changed card ends the run.</source>
        <translation>Beim Durchlauf eingeklappt. Esc oder eine geänderte Karte beendet ihn.</translation>
    </message>
    <message>
        <source>Esc or a changed card ends the run.</source>
        <translation>Esc oder eine geänderte Karte beendet den Durchlauf.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ComparisonsModel</name>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ComparisonsTree</name>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>The comparisons that ran, in their order; select a part to see its cards</source>
        <translation>Die Vergleiche in ihrer Reihenfolge; wählen Sie einen Teil, um seine Karten zu sehen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ComparisonsView</name>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Collapse all comparisons</source>
        <translation>Alle Vergleiche einklappen</translation>
    </message>
    <message>
        <source>Expand all comparisons</source>
        <translation>Alle Vergleiche ausklappen</translation>
    </message>
    <message>
        <source>Show only how each comparison came out</source>
        <translation>Zeigt nur, wie jeder Vergleich ausging</translation>
    </message>
    <message>
        <source>Show every part that was compared</source>
        <translation>Zeigt jeden Teil, der verglichen wurde</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ConflictBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Taus&amp;chen</translation>
    </message>
    <message>
        <source>Let the two cards change places</source>
        <translation>Lässt die beiden Karten die Plätze tauschen</translation>
    </message>
    <message>
        <source>%1 With F6: %2.</source>
        <extracomment>Read aloud; %1: why a card was refused; %2: buttons, such as &quot;Swap, Allow duplicates&quot;</extracomment>
        <translation>%1 Mit F6: %2.</translation>
    </message>
    <message>
        <source>Play with more than one deck from now on</source>
        <translation>Ab jetzt wird mit mehr als einem Deck gespielt</translation>
    </message>
    <message>
        <source>&amp;Keep first</source>
        <translation>&amp;Erste behalten</translation>
    </message>
    <message>
        <source>Clear every card that lies on the table before</source>
        <translation>Nimmt jede Karte weg, die weiter vorn schon auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Leave dupl&amp;icates</source>
        <translation>D&amp;oppelte lassen</translation>
    </message>
    <message>
        <source>Keep all cards and allow duplicates</source>
        <translation>Behält alle Karten und lässt doppelte zu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message and change nothing</source>
        <translation>Schließt diese Meldung und ändert nichts</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>Tool tip of a button</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Allow du&amp;plicates</source>
        <translation>Doppelte &amp;zulassen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::CoveredPage</name>
    <message>
        <source>Steps asks questions that this page would answer.</source>
        <translation>„Schritte“ stellt Fragen, die diese Seite beantworten würde.</translation>
    </message>
    <message>
        <source>Back to the steps</source>
        <translation>Zurück zu den Schritten</translation>
    </message>
    <message>
        <source>Answer the questions in Steps</source>
        <translation>Die Fragen in „Schritte“ beantworten</translation>
    </message>
    <message>
        <source>Show this page</source>
        <translation>Diese Seite zeigen</translation>
    </message>
    <message>
        <source>Show the result now; Steps will ask again</source>
        <translation>Zeigt das Ergebnis jetzt; „Schritte“ fragt später wieder</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DealRankDialog</name>
    <message>
        <source>Deal a hand of a rank</source>
        <translation>Blatt mit Rang geben</translation>
    </message>
    <message>
        <source>&amp;For:</source>
        <translation>&amp;Für:</translation>
    </message>
    <message>
        <source>The player who gets the hand</source>
        <translation>Der Spieler, der das Blatt bekommt</translation>
    </message>
    <message>
        <source>Ranks by the number of wilds</source>
        <translation>Ränge nach Zahl der Joker</translation>
    </message>
    <message>
        <source>Choose a rank and a number of wilds</source>
        <translation>Wählt einen Rang und eine Zahl von Jokern</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>The number that the status bar showed; on the same table it deals the same cards again</source>
        <translation>Die Zahl, die in der Statuszeile stand; am selben Tisch gibt sie dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>In place of a number</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Deal this hand</source>
        <translation>Gibt dieses Blatt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DealSeedDialog</name>
    <message>
        <source>Deal from seed</source>
        <translation>Mit Startzahl geben</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was gegeben wird:</translation>
    </message>
    <message>
        <source>What is dealt</source>
        <translation>Was gegeben wird</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <extracomment>What is dealt; %1: a player</extracomment>
        <translation>Das Blatt von %1</translation>
    </message>
    <message>
        <source>Close hands</source>
        <translation>Knappe Blätter</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>The number that the status bar showed; on the same table it deals the same cards again</source>
        <translation>Die Zahl, die in der Statuszeile stand; am selben Tisch gibt sie dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Deal these cards</source>
        <translation>Gibt diese Karten</translation>
    </message>
    <message>
        <source>The next street</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>The rest of the board</source>
        <translation>Der Rest des Boards</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DeciderField</name>
    <message>
        <source>Cards, one of which is to be chosen</source>
        <translation>Karten, von denen eine zu wählen ist</translation>
    </message>
    <message>
        <source>Choose a card: click it, or use the arrows and Space.</source>
        <translation>Wählen Sie eine Karte: mit einem Klick oder mit Pfeiltasten und Leertaste.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wählen Sie zuerst eine Karte.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DeckEntry</name>
    <message>
        <source>Type cards</source>
        <translation>Karten tippen</translation>
    </message>
    <message>
        <source>Type one card or several and press Enter: Ks, 10h or * for a wild</source>
        <translation>Karten tippen, dann die Eingabetaste: Dp, 10h, * (Joker). B Bube, D Dame; p/s Pik, h Herz, k/d Karo, x/c Kreuz</translation>
    </message>
    <message>
        <source>Type cards: Ks 10h *</source>
        <extracomment>In an empty field; s h d c are understood in every language, its own letters as well</extracomment>
        <translation>Karten: Dp 10h *</translation>
    </message>
    <message>
        <source>Type one card or several and press Enter: Ks, 10h, * for a wild or ? for an unknown card</source>
        <translation>Karten tippen, dann die Eingabetaste: Dp, 10h, * (Joker), ? (unbekannt). B Bube, D Dame; p/s Pik, h Herz, k/d Karo, x/c Kreuz</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DeckGrid</name>
    <message>
        <source>Deck, 4 suits by 13 ranks</source>
        <extracomment>What a screen reader calls the keys of the deck</extracomment>
        <translation>Deck, 4 Farben mal 13 Werte</translation>
    </message>
    <message>
        <source>Click a card to put it into the next slot</source>
        <translation>Klicken Sie auf eine Karte, um sie auf den nächsten Platz zu legen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DeckPanel</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Every card can be held once; off: duplicates are allowed</source>
        <translation>Jede Karte gibt es einmal; aus: doppelte sind zugelassen</translation>
    </message>
    <message>
        <source>Next card: %1</source>
        <extracomment>What a screen reader says of the place where the next card goes</extracomment>
        <translation>Nächste Karte: %1</translation>
    </message>
    <message>
        <source>Show the deck</source>
        <translation>Deck zeigen</translation>
    </message>
    <message>
        <source>Fold the deck</source>
        <translation>Deck einklappen</translation>
    </message>
    <message>
        <source>Show the keys of the deck</source>
        <translation>Zeigt die Tasten des Decks</translation>
    </message>
    <message>
        <source>Fold the deck to one line</source>
        <translation>Klappt das Deck auf eine Zeile ein</translation>
    </message>
    <message>
        <source>O&amp;ne deck</source>
        <translation>E&amp;in Deck</translation>
    </message>
    <message>
        <source>One deck</source>
        <translation>Ein Deck</translation>
    </message>
</context>
<context>
    <name>showdown::gui::DeckPopup</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
</context>
<context>
    <name>showdown::gui::Document</name>
    <message>
        <source>Remove tables</source>
        <translation>Tische entfernen</translation>
    </message>
    <message>
        <source>Move tables</source>
        <translation>Tische verschieben</translation>
    </message>
    <message>
        <source>Change title of the file</source>
        <translation>Titel der Datei ändern</translation>
    </message>
</context>
<context>
    <name>showdown::gui::EquityBar</name>
    <message>
        <source>%1 %</source>
        <extracomment>Under a bar from 0 to 100 percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>showdown::gui::EquityChart</name>
    <message>
        <source>%1 %</source>
        <extracomment>Beside the axis of a chart from 0 to 100 percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExampleCard</name>
    <message>
        <source>%1  %2</source>
        <extracomment>The title of a worked example: its number, and what it shows</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>A button: puts the example onto the table</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load example %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Beispiel %1 laden</translation>
    </message>
    <message>
        <source>Put this situation onto the table of Odds (Ctrl+Enter)</source>
        <translation>Legt diese Situation auf den Tisch der Ansicht „Chancen“ (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Put these hands onto the table of Compare (Ctrl+Enter)</source>
        <translation>Legt diese Blätter auf den Tisch der Ansicht „Vergleichen“ (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Example %1: %2</source>
        <translation>Beispiel %1: %2</translation>
    </message>
    <message>
        <source>Guess first: the question is in the text.</source>
        <translation>Erst raten: Die Frage steht im Text.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExamplesList</name>
    <message>
        <source>Worked examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Load all</source>
        <extracomment>A button: puts all examples onto tables</extracomment>
        <translation>Alle laden</translation>
    </message>
    <message>
        <source>Load all examples</source>
        <translation>Alle Beispiele laden</translation>
    </message>
    <message>
        <source>Put all hands that wait for no guess onto tables in a row in Compare</source>
        <translation>Legt alle Blätter, zu denen nichts zu raten ist, auf Tische in einer Reihe in der Ansicht „Vergleichen“</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExerciseDiscs</name>
    <message>
        <source>Exercises of the lesson</source>
        <translation>Übungen der Lektion</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <translation>Übung %1 von %2</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Noch nicht beantwortet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Not right at the first try yet</source>
        <translation>Noch nicht beim ersten Versuch richtig</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExerciseFoot</name>
    <message>
        <source>Another hint</source>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show what narrows the answer down</source>
        <translation>Zeigt, was die Antwort eingrenzt</translation>
    </message>
    <message>
        <source>Show what narrows the answer down; it costs the point (Ctrl+H)</source>
        <translation>Zeigt, was die Antwort eingrenzt; das kostet den Punkt (Strg+H)</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>an answer</comment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check the answer (Ctrl+Enter)</source>
        <translation>Prüft die Antwort (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <source>Go on to the next exercise (Enter)</source>
        <translation>Geht weiter zur nächsten Übung (Eingabe)</translation>
    </message>
    <message>
        <source>Open exercise</source>
        <translation>Offene Übung</translation>
    </message>
    <message>
        <source>Go to the next exercise that is still open (Enter)</source>
        <translation>Geht zur nächsten noch offenen Übung (Eingabe)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Go on to the next lesson (Enter)</source>
        <translation>Geht weiter zur nächsten Lektion (Eingabe)</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Go on to the next question (Enter)</source>
        <translation>Geht weiter zur nächsten Frage (Eingabe)</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>See how the round went (Enter)</source>
        <translation>Zeigt, wie die Runde ausging (Eingabe)</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExercisePanel</name>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>%1: such as &quot;Bug rules&quot;; a sentence of its own</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Dealt from seed %1.</source>
        <comment>%1: a number</comment>
        <translation>Gegeben mit der Startzahl %1.</translation>
    </message>
    <message>
        <source>Filled in for you:</source>
        <comment>before the first steps of a solution</comment>
        <translation>Schon ausgefüllt:</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Only the first try at each visit counts.</source>
        <translation>Es zählt nur der erste Versuch je Besuch.</translation>
    </message>
    <message>
        <source>Your answer: %1</source>
        <translation>Ihre Antwort: %1</translation>
    </message>
    <message>
        <source>Correct answer: %1</source>
        <translation>Richtige Antwort: %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ExplanationDock</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
</context>
<context>
    <name>showdown::gui::FeedbackBox</name>
    <message>
        <source>Show the step</source>
        <translation>Schritt zeigen</translation>
    </message>
    <message>
        <source>Load these hands and open the step that your answer contradicts</source>
        <translation>Lädt diese Blätter und öffnet den Schritt, dem Ihre Antwort widerspricht</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Explain the answer; the exercise then stays open</source>
        <translation>Erklärt die Lösung; die Übung bleibt dann offen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileCommands</name>
    <message>
        <source>Showdown</source>
        <extracomment>The window&apos;s title: the name of the hands on the table, and of the program</extracomment>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>%1 — Showdown</source>
        <translation>%1 – Showdown</translation>
    </message>
    <message>
        <source>%1[*] — Showdown</source>
        <comment>%1: a file</comment>
        <translation>%1[*] – Showdown</translation>
    </message>
    <message>
        <source>%1 — %2[*] — Showdown</source>
        <comment>%1: hands or a lesson; %2: a file</comment>
        <translation>%1 – %2[*] – Showdown</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletz&amp;t geöffnet</translation>
    </message>
    <message>
        <source>Reco&amp;ver</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Showdown tables (*.showdown)</source>
        <translation>Showdown-Tische (*.showdown)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opened “%1”.</source>
        <translation>„%1“ ist geöffnet.</translation>
    </message>
    <message>
        <source>The table is recovered.</source>
        <translation>Der Tisch ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>This table is open in another window, or gone.</source>
        <translation>Dieser Tisch ist in einem anderen Fenster offen oder nicht mehr da.</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>The name of a file, before “.showdown”</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n files is opened.</source>
        <translation>
            <numerusform>Nur die erste von %n Datei wird geöffnet.</numerusform>
            <numerusform>Nur die erste von %n Dateien wird geöffnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved tables are under File › Recover.</source>
        <translation>
            <numerusform>%n nicht gespeicherter Tisch steht unter Datei › Wiederherstellen.</numerusform>
            <numerusform>%n nicht gespeicherte Tische stehen unter Datei › Wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>What has no file yet</extracomment>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>What you build cannot be kept in %1 for the next start. %2</source>
        <extracomment>In the status bar; %1: a folder; %2: a sentence that says why a file could not be saved</extracomment>
        <translation>Was Sie aufbauen, bleibt in %1 nicht bis zum nächsten Start erhalten. %2</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>There is nothing to delete now.</source>
        <translation>Jetzt gibt es nichts zu löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables stayed: they have changed since, or cannot be deleted.</source>
        <translation>
            <numerusform>%n Tisch blieb: Er hat sich seitdem geändert oder lässt sich nicht löschen.</numerusform>
            <numerusform>%n Tische blieben: Sie haben sich seitdem geändert oder lassen sich nicht löschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you changed is kept under File › Recover.</source>
        <translation>Was Sie geändert haben, steht unter Datei › Wiederherstellen.</translation>
    </message>
    <message>
        <source>The hands that are shown are not your own yet</source>
        <translation>Die gezeigten Blätter sind noch nicht Ihre eigenen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileExport</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported to “%1”</source>
        <extracomment>%1: a file</extracomment>
        <translation>Exportiert nach „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files: “%1” and so on</source>
        <translation>
            <numerusform>%n Datei exportiert: „%1“</numerusform>
            <numerusform>%n Dateien exportiert: „%1“ und so weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <extracomment>%1: names of files, separated by commas</extracomment>
        <translation>Exportiert: %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileProblemBox</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n kept tables could not be read. They stay in these files:</source>
        <translation>
            <numerusform>%n aufbewahrter Tisch konnte nicht gelesen werden. Er bleibt in dieser Datei:</numerusform>
            <numerusform>%n aufbewahrte Tische konnten nicht gelesen werden. Sie bleiben in diesen Dateien:</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your settings were not read and will not be saved.</source>
        <translation>Ihre Einstellungen wurden nicht gelesen und werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>and %n others</source>
        <comment>files</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened. Your table is unchanged.</source>
        <translation>
            <numerusform>%n Datei konnte nicht geöffnet werden. Ihr Tisch ist unverändert.</numerusform>
            <numerusform>%n Dateien konnten nicht geöffnet werden. Ihr Tisch ist unverändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find steps</source>
        <translation>Schritte suchen</translation>
    </message>
    <message>
        <source>Function, numWilds, Q♣ or words</source>
        <extracomment>In an empty field; keep numWilds and Q♣ as they are</extracomment>
        <translation>Funktion, numWilds, Q♣, Wörter</translation>
    </message>
    <message>
        <source>Find steps by function, variable, card or words; Enter goes to the next one, Shift+Enter to the one before</source>
        <translation>Sucht Schritte nach Funktion, Variable, Karte oder Wörtern; Eingabe geht zum nächsten, Umschalt+Eingabe zum vorigen</translation>
    </message>
    <message>
        <source>Clear the field (Esc)</source>
        <translation>Leert das Feld (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the steps that were found</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 steps found</source>
        <extracomment>For screen readers: which of the steps that were found</extracomment>
        <translation>%1 von %2 gefundenen Schritten</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>how many were found</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>No step mentions “%1”.</source>
        <translation>Kein Schritt erwähnt „%1“.</translation>
    </message>
    <message>
        <source>No step so far mentions “%1”.</source>
        <comment>more steps may come</comment>
        <translation>Bisher erwähnt kein Schritt „%1“.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ForgetBox</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tables that could be recovered? This cannot be undone.</source>
        <translation>
            <numerusform>%n Tisch löschen, der wiederhergestellt werden könnte? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Tische löschen, die wiederhergestellt werden könnten? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::FoundList</name>
    <message>
        <source>Select a line to go back to it</source>
        <translation>Eine Zeile führt dorthin zurück</translation>
    </message>
    <message>
        <source>step %1, now</source>
        <translation>Schritt %1, jetzt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A line of a list for screen readers: &quot;Kicker 1: 9 = 9. step 47&quot;</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::GuestBar</name>
    <message>
        <source>Back to &amp;my hands</source>
        <translation>Zurück zu meinen Bl&amp;ättern</translation>
    </message>
    <message>
        <source>Show your own table again, as you left it</source>
        <translation>Zeigt Ihren eigenen Tisch wieder, wie Sie ihn verlassen haben</translation>
    </message>
    <message>
        <source>Back to &amp;practice</source>
        <translation>&amp;Zurück zum Üben</translation>
    </message>
    <message>
        <source>Go on with the question that this comes from</source>
        <translation>Geht zurück zu der Frage, aus der dies stammt</translation>
    </message>
    <message>
        <source>Back to &amp;lesson</source>
        <translation>Zur&amp;ück zur Lektion</translation>
    </message>
    <message>
        <source>Go on reading where this comes from</source>
        <translation>Führt zurück zu der Stelle, von der dies kommt</translation>
    </message>
    <message>
        <source>Your hands are kept.</source>
        <translation>Ihre Blätter bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences; %1: what is shown, %2: &quot;Your hands are kept.&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Question %1 of practice</source>
        <translation>Frage %1 beim Üben</translation>
    </message>
    <message>
        <source>Example %1 from “%2”.</source>
        <comment>%2: the title of a lesson</comment>
        <translation>Beispiel %1 aus „%2“.</translation>
    </message>
    <message>
        <source>Exercise %1 from “%2”.</source>
        <comment>%2: the title of a lesson</comment>
        <translation>Übung %1 aus „%2“.</translation>
    </message>
    <message>
        <source>Sample: “%1”.</source>
        <comment>%1: the title of a sample</comment>
        <translation>Beispiel: „%1“.</translation>
    </message>
    <message>
        <source>The hands of the situation in Odds</source>
        <translation>Die Blätter der Situation in „Chancen“</translation>
    </message>
    <message>
        <source>Example %1 of a lesson</source>
        <translation>Beispiel %1 einer Lektion</translation>
    </message>
    <message>
        <source>Exercise %1 of a lesson</source>
        <translation>Übung %1 einer Lektion</translation>
    </message>
    <message>
        <source>A sample</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of its own; %1: such as &quot;Exercise 2 of a lesson&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Examples of a lesson</source>
        <translation>Beispiele einer Lektion</translation>
    </message>
    <message>
        <source>Examples from “%1”.</source>
        <comment>%1: the title of a lesson</comment>
        <translation>Beispiele aus „%1“.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::HandRowEditor</name>
    <message>
        <source>Show what every choice for the wild makes</source>
        <translation>Zeigt, was jede Wahl für den Joker ergibt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::Handouts</name>
    <message>
        <source>&amp;Handouts</source>
        <extracomment>A submenu of File: pages for a class</extracomment>
        <translation>Hand&amp;zettel</translation>
    </message>
    <message>
        <source>Listing of a function</source>
        <translation>Pseudocode einer Funktion</translation>
    </message>
    <message>
        <source>&amp;Function:</source>
        <translation>&amp;Funktion:</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>&amp;Vorschau …</translation>
    </message>
</context>
<context>
    <name>showdown::gui::HandsView</name>
    <message>
        <source>Page Down shows who wins</source>
        <translation>Bild ab zeigt, wer gewinnt</translation>
    </message>
    <message>
        <source>Page Down shows the ranks</source>
        <translation>Bild ab zeigt die Ränge</translation>
    </message>
</context>
<context>
    <name>showdown::gui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Mark these words; Enter goes to the next place, Shift+Enter back</source>
        <translation>Markiert diese Wörter; die Eingabetaste führt zur nächsten Stelle, mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Nothing here mentions “%1”.</source>
        <translation>„%1“ kommt hier nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n times</source>
        <translation>
            <numerusform>%n-mal gefunden</numerusform>
            <numerusform>%n-mal gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the places on the page that mention the searched words is shown: &quot;2 of 6&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::HouseRulesCombo</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>The rules that rank and compare the hands</source>
        <translation>Die Regeln, nach denen Blätter Rang und Platz bekommen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::KeyMenu</name>
    <message>
        <source>Card of the deck</source>
        <translation>Karte des Decks</translation>
    </message>
    <message>
        <source>&amp;Place here</source>
        <translation>Hier &amp;ablegen</translation>
    </message>
    <message>
        <source>Put this card into the next slot</source>
        <translation>Legt diese Karte auf den nächsten Platz</translation>
    </message>
    <message>
        <source>&amp;Dead card</source>
        <translation>&amp;Tote Karte</translation>
    </message>
    <message>
        <source>Put this card among those that are out of play</source>
        <translation>Legt diese Karte zu denen, die nicht mehr im Spiel sind</translation>
    </message>
    <message>
        <source>&amp;Go to holder</source>
        <translation>Zum &amp;Inhaber gehen</translation>
    </message>
    <message>
        <source>Go to the slot that holds this card</source>
        <translation>Geht zu dem Platz, auf dem diese Karte liegt</translation>
    </message>
    <message>
        <source>&amp;Ring holder</source>
        <translation>Inhaber &amp;markieren</translation>
    </message>
    <message>
        <source>Mark the slot that holds this card</source>
        <translation>Markiert den Platz, auf dem diese Karte liegt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LadderView</name>
    <message>
        <source>Why the hand is of each rank or not</source>
        <translation>Warum das Blatt einen Rang hat oder nicht</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LearnPage</name>
    <message>
        <source>Examples and exercises</source>
        <translation>Beispiele und Übungen</translation>
    </message>
    <message>
        <source>Parts of the lesson</source>
        <translation>Teile der Lektion</translation>
    </message>
    <message>
        <source>Choose the text, the examples or the exercises of the lesson</source>
        <translation>Wählt den Text, die Beispiele oder die Übungen der Lektion</translation>
    </message>
    <message>
        <source>Parts beside the text</source>
        <translation>Teile neben dem Text</translation>
    </message>
    <message>
        <source>Choose the examples or the exercises of the lesson</source>
        <translation>Wählt die Beispiele oder die Übungen der Lektion</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a tab, beside Examples and Exercises</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Examples %1</source>
        <extracomment>A tab; %1: how many there are</extracomment>
        <translation>Beispiele %1</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <extracomment>A tab; %1: how many there are</extracomment>
        <translation>Übungen %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LearnToolBar</name>
    <message>
        <source>%1  %2</source>
        <extracomment>An entry of the list of lessons: its number and its title</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Le&amp;sson</source>
        <translation>Lektio&amp;n</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Wählt eine Lektion</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LearnView</name>
    <message>
        <source>A question of practice led to this lesson.</source>
        <translation>Eine Frage aus „Üben“ hat zu dieser Lektion geführt.</translation>
    </message>
    <message>
        <source>Back to &amp;practice</source>
        <translation>&amp;Zurück zum Üben</translation>
    </message>
    <message>
        <source>Go on with the question that led here</source>
        <translation>Geht zurück zu der Frage, die hierher geführt hat</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>Example %1 of %2: %3</source>
        <translation>Beispiel %1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>In the status bar: &quot;5 of 25 lessons done&quot;</extracomment>
        <translation>
            <numerusform>%1 von %n Lektion erledigt</numerusform>
            <numerusform>%1 von %n Lektionen erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is mentioned in %n lessons; in this text: %2</source>
        <extracomment>In the status bar; %1: words searched for; %2: how often the open lesson mentions them</extracomment>
        <translation>
            <numerusform>„%1“ kommt in %n Lektion vor, in diesem Text %2-mal</numerusform>
            <numerusform>„%1“ kommt in %n Lektionen vor, in diesem Text %2-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no lessons of your own</source>
        <translation>Es gibt keine eigenen Lektionen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LearnWelcome</name>
    <message>
        <source>Here you read how poker hands are ranked, try the examples out and answer exercises, lesson by lesson.</source>
        <translation>Hier lesen Sie, wie Pokerblätter verglichen werden, probieren Beispiele aus und lösen Übungen, Lektion für Lektion.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LensChoice</name>
    <message>
        <source>&amp;Back to best rank</source>
        <translation>Zurück zu&amp;m besten Rang</translation>
    </message>
    <message>
        <source>Compare all hands by their best rank again</source>
        <translation>Vergleicht alle Blätter wieder nach ihrem besten Rang</translation>
    </message>
    <message>
        <source>Compare &amp;as</source>
        <extracomment>The title of a menu of ranks that all hands can be compared as</extracomment>
        <translation>Vergleichen &amp;als</translation>
    </message>
    <message>
        <source>While a wild is tried, the hands are compared by their best rank.</source>
        <translation>Solange ein Joker ausprobiert wird, gilt der beste Rang der Blätter.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LensCombo</name>
    <message>
        <source>Compare as</source>
        <translation>Vergleichen als</translation>
    </message>
    <message>
        <source>What all hands are compared as: their best rank, or one rank for all</source>
        <translation>Als was alle Blätter verglichen werden: nach ihrem besten Rang oder alle als ein Rang</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonDocument</name>
    <message>
        <source>Go to the first open exercise</source>
        <translation>Zur ersten offenen Übung</translation>
    </message>
    <message numerus="yes">
        <source>Lesson %1 of %2 · about %n minutes · %3</source>
        <extracomment>Under the title of a lesson; %1: its number, %2: how many there are, %3: its group</extracomment>
        <translation>
            <numerusform>Lektion %1 von %2 · etwa %n Minute · %3</numerusform>
            <numerusform>Lektion %1 von %2 · etwa %n Minuten · %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim: %1</source>
        <extracomment>Under the title of a lesson; %1: a sentence, what the reader can do after it</extracomment>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>This lesson is not translated yet, so it is in English.</source>
        <translation>Diese Lektion ist noch nicht übersetzt, deshalb ist sie auf Englisch.</translation>
    </message>
    <message>
        <source>It is a tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>“%1” is right.</source>
        <comment>what the reader has guessed</comment>
        <translation>„%1“ ist richtig.</translation>
    </message>
    <message>
        <source>“%1” is not right.</source>
        <comment>what the reader has guessed</comment>
        <translation>„%1“ ist nicht richtig.</translation>
    </message>
    <message numerus="yes">
        <source>Lesson %1 · about %n minutes · %2</source>
        <extracomment>Under the title of a lesson of one&apos;s own; %1: its number, %2: its group</extracomment>
        <translation>
            <numerusform>Lektion %1 · etwa %n Minute · %2</numerusform>
            <numerusform>Lektion %1 · etwa %n Minuten · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>For example:</source>
        <comment>hands follow</comment>
        <translation>Zum Beispiel:</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>a link: the code above</comment>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonExercises</name>
    <message numerus="yes">
        <source>%1 of %n right at the first try</source>
        <extracomment>Above the exercises of a lesson; %1: a number, %n: how many exercises there are</extracomment>
        <translation>
            <numerusform>%1 von %n auf Anhieb richtig</numerusform>
            <numerusform>%1 von %n auf Anhieb richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the exercises of a lesson is shown: &quot;2 of 4&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 were not right at the first try, so this round does not count.</source>
        <extracomment>At the end of a round of questions; %n: how many were wrong, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n von %1 war nicht auf Anhieb richtig, deshalb zählt diese Runde nicht.</numerusform>
            <numerusform>%n von %1 waren nicht auf Anhieb richtig, deshalb zählt diese Runde nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal other tables and ask about them</source>
        <translation>Gibt andere Blätter und fragt nach ihnen</translation>
    </message>
    <message>
        <source>New round</source>
        <comment>of the questions of a review</comment>
        <translation>Neue Runde</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonFiles</name>
    <message>
        <source>For&amp;get it</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Forget this folder, and what you have answered in its lessons</source>
        <translation>Vergisst diesen Ordner und was Sie in seinen Lektionen beantwortet haben</translation>
    </message>
    <message>
        <source>The folder “%1” with lessons of your own is not there.</source>
        <translation>Der Ordner „%1“ mit eigenen Lektionen ist nicht da.</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons cannot be shown. “%1”: %2</source>
        <extracomment>%n: a number of lessons, more than the one that is named; %1: a folder; %2: what is wrong</extracomment>
        <translation>
            <numerusform>%n Lektion kann nicht gezeigt werden. „%1“: %2</numerusform>
            <numerusform>%n Lektionen können nicht gezeigt werden. „%1“: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open lessons</source>
        <translation>Lektionen öffnen</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Fortschritt exportieren</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Your progress was written into “%1”.</source>
        <translation>Ihr Fortschritt wurde in „%1“ geschrieben.</translation>
    </message>
    <message>
        <source>Clear progress</source>
        <translation>Fortschritt löschen</translation>
    </message>
    <message>
        <source>Forget all that you have answered and opened in the lessons? This cannot be undone.</source>
        <translation>Alles vergessen, was Sie in den Lektionen beantwortet und geöffnet haben? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Clear progress</source>
        <translation>Fortschritt &amp;löschen</translation>
    </message>
    <message>
        <source>The lessons of “%1” are on the list already.</source>
        <translation>Die Lektionen aus „%1“ stehen schon in der Liste.</translation>
    </message>
    <message>
        <source>“%1” holds no lessons.</source>
        <translation>„%1“ enthält keine Lektionen.</translation>
    </message>
    <message>
        <source>“%1” is open already; its lessons were read again.</source>
        <translation>„%1“ ist schon geöffnet; die Lektionen wurden neu gelesen.</translation>
    </message>
    <message>
        <source>progress.csv</source>
        <extracomment>The name of a file</extracomment>
        <translation>fortschritt.csv</translation>
    </message>
    <message>
        <source>The lessons of “%1” are closed, but will be back at the next start: the file with your progress cannot be written to.</source>
        <translation>Die Lektionen aus „%1“ sind geschlossen, kommen aber beim nächsten Start wieder: Die Datei mit Ihrem Fortschritt ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The lessons of “%1” are closed. What you have answered in them is kept.</source>
        <translation>Die Lektionen aus „%1“ sind geschlossen. Ihre Antworten darin bleiben erhalten.</translation>
    </message>
    <message>
        <source>Show its lessons no longer; what you have answered is kept</source>
        <translation>Zeigt seine Lektionen nicht mehr; Ihre Antworten bleiben erhalten</translation>
    </message>
    <message>
        <source>Close &amp;this folder</source>
        <translation>Diesen &amp;Ordner schließen</translation>
    </message>
    <message>
        <source>Your lessons were read again.</source>
        <translation>Ihre Lektionen sind aktualisiert.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonList</name>
    <message>
        <source>No lesson mentions “%1”.</source>
        <translation>Keine Lektion erwähnt „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n done</source>
        <extracomment>How many lessons are done: &quot;5 of 25 done&quot;</extracomment>
        <translation>
            <numerusform>%1 von %n erledigt</numerusform>
            <numerusform>%1 von %n erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Find a lesson</source>
        <translation>Lektion suchen</translation>
    </message>
    <message>
        <source>Looks in the titles and the texts of the lessons</source>
        <translation>Sucht in den Titeln und Texten der Lektionen</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suchfeld leeren</translation>
    </message>
    <message>
        <source>List all lessons again</source>
        <translation>Führt wieder alle Lektionen auf</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonModel</name>
    <message>
        <source>%1 %2, untouched</source>
        <comment>a lesson: its number and title</comment>
        <translation>%1 %2, nicht begonnen</translation>
    </message>
    <message>
        <source>%1 %2, begun</source>
        <comment>a lesson: its number and title</comment>
        <translation>%1 %2, begonnen</translation>
    </message>
    <message>
        <source>%1 %2, done</source>
        <comment>a lesson: its number and title</comment>
        <translation>%1 %2, erledigt</translation>
    </message>
    <message>
        <source>%1; in practice %2 of %3 right</source>
        <extracomment>%1: a lesson; %2 of %3 answers in Practice were right</extracomment>
        <translation>%1; beim Üben %2 von %3 richtig</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Right answers in Practice</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonPane</name>
    <message>
        <source>Read the text; Tab goes to its links</source>
        <translation>Den Text lesen; Tab führt zu seinen Links</translation>
    </message>
    <message>
        <source>Copied: the code</source>
        <translation>Kopiert: der Code</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonSharing</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>E&amp;xport lesson</source>
        <extracomment>A submenu of File; its entries: &quot;As PDF…&quot;, &quot;As HTML…&quot;</extracomment>
        <translation>Lektion e&amp;xportieren</translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonTree</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>The lessons in their order; choose one to read it</source>
        <translation>Die Lektionen in ihrer Reihenfolge; wählen Sie eine, um sie zu lesen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ListingModel</name>
    <message>
        <source>Line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Line %1 of %2, current</source>
        <translation>Zeile %1 von %2, aktuell</translation>
    </message>
    <message>
        <source>%1, stop mark</source>
        <comment>%1: &apos;Line 16 of 18&apos;</comment>
        <translation>%1, Haltepunkt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Line 16 of 18&apos;, a line of code</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>  → yes</source>
        <comment>after a question of the code</comment>
        <translation>  → ja</translation>
    </message>
    <message>
        <source>  → no</source>
        <comment>after a question of the code</comment>
        <translation>  → nein</translation>
    </message>
    <message>
        <source>Line %1 of %2, makes the call</source>
        <translation>Zeile %1 von %2, ruft auf</translation>
    </message>
    <message>
        <source>%1, other than it runs</source>
        <comment>%1: &apos;Line 16 of 18&apos;</comment>
        <translation>%1, anders als ausgeführt</translation>
    </message>
    <message>
        <source>%1, right</source>
        <comment>%1: &apos;Line 16 of 18&apos;</comment>
        <translation>%1, richtig</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <comment>%1: &apos;Line 16 of 18&apos;</comment>
        <translation>%1, falsch</translation>
    </message>
    <message>
        <source>%1, printed otherwise</source>
        <comment>%1: &apos;Line 16 of 18&apos;</comment>
        <translation>%1, anders gedruckt</translation>
    </message>
    <message>
        <source>Line %1 of %2, chosen</source>
        <translation>Zeile %1 von %2, gewählt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::MainWindow</name>
    <message>
        <source>Your settings cannot be saved in %1. %2</source>
        <extracomment>In the status bar; %1: a file; %2: a sentence that says why it could not be saved</extracomment>
        <translation>Ihre Einstellungen lassen sich nicht in %1 speichern. %2</translation>
    </message>
    <message>
        <source>The table of this step was removed; undo in Compare brings it back.</source>
        <translation>Der Tisch dieses Schritts wurde entfernt; Rückgängig in „Vergleichen“ holt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::MethodPage</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>counting</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>End the count; what is known so far stays</source>
        <translation>Beendet die Zählung; was bekannt ist, bleibt stehen</translation>
    </message>
    <message>
        <source>How much is counted</source>
        <translation>Wie viel gezählt ist</translation>
    </message>
    <message>
        <source>Who gets the pot</source>
        <translation>Wer den Pot bekommt</translation>
    </message>
    <message>
        <source>How many boards each player wins, and how many are shared</source>
        <translation>Zeigt, wie viele Boards jeder gewinnt und wie viele geteilt werden</translation>
    </message>
    <message>
        <source>How odds are counted is shown here, once there are hands to count.</source>
        <translation>Wie gezählt wird, steht hier, sobald es Blätter zu zählen gibt.</translation>
    </message>
    <message>
        <source>The count was stopped before its end.</source>
        <translation>Die Zählung wurde vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt …</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>a column: how many</comment>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Boards</source>
        <comment>a column: how many</comment>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>a column: percent</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How often each rank comes by the river</source>
        <translation>Zeigt, wie oft jeder Rang bis zum River kommt</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ModeRail</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Explanations, keys, ranks, and what this program is</source>
        <translation>Erklärungen, Tasten, Ränge und Näheres zum Programm</translation>
    </message>
</context>
<context>
    <name>showdown::gui::NextCardMap</name>
    <message>
        <source>What each next card would do, four suits by thirteen ranks</source>
        <translation>Was jede nächste Karte bewirkt, vier Farben mal dreizehn Werte</translation>
    </message>
    <message>
        <source>Point at a card to see the hands it makes, click it to deal it</source>
        <translation>Zeigen Sie auf eine Karte, um die Blätter zu sehen, die sie ergibt; ein Klick gibt sie</translation>
    </message>
</context>
<context>
    <name>showdown::gui::NextCardsPage</name>
    <message>
        <source>Every next card</source>
        <translation>Jede nächste Karte</translation>
    </message>
    <message>
        <source>Here every card that may come is shown, once there are hands to count.</source>
        <translation>Hier steht jede Karte, die kommen kann, sobald es Blätter zu zählen gibt.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt …</translation>
    </message>
    <message>
        <source>Point at a card</source>
        <translation>Zeigen Sie auf eine Karte</translation>
    </message>
    <message>
        <source>The hands that it makes stand here. A click or Enter deals it.</source>
        <translation>Hier stehen die Blätter, die sie ergibt. Ein Klick oder die Eingabetaste gibt sie.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Schließt diesen Hinweis</translation>
    </message>
</context>
<context>
    <name>showdown::gui::NumberField</name>
    <message>
        <source>%</source>
        <comment>the unit of a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>: 1</source>
        <comment>behind a number: 2.8 : 1</comment>
        <translation>: 1</translation>
    </message>
    <message>
        <source>Your number, in percent</source>
        <translation>Ihre Zahl, in Prozent</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Ihre Zahl</translation>
    </message>
    <message>
        <source>Your number, to one</source>
        <translation>Ihre Zahl, zu eins</translation>
    </message>
    <message>
        <source>Type a number and press Enter</source>
        <translation>Tippen Sie eine Zahl und drücken Sie die Eingabetaste</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Tippen Sie zuerst eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsActions</name>
    <message>
        <source>&amp;Deal flop</source>
        <translation>Flop &amp;geben</translation>
    </message>
    <message>
        <source>Deal the three cards of the flop</source>
        <translation>Gibt die drei Karten des Flops</translation>
    </message>
    <message>
        <source>&amp;Deal turn</source>
        <translation>Turn &amp;geben</translation>
    </message>
    <message>
        <source>Deal the fourth card of the board</source>
        <translation>Gibt die vierte Karte des Boards</translation>
    </message>
    <message>
        <source>&amp;Deal river</source>
        <translation>River &amp;geben</translation>
    </message>
    <message>
        <source>Deal the last card of the board</source>
        <translation>Gibt die letzte Karte des Boards</translation>
    </message>
    <message>
        <source>&amp;No joker in the deck</source>
        <translation>&amp;Kein Joker im Deck</translation>
    </message>
    <message>
        <source>One &amp;joker in the deck</source>
        <translation>Ein &amp;Joker im Deck</translation>
    </message>
    <message>
        <source>T&amp;wo jokers in the deck</source>
        <translation>&amp;Zwei Joker im Deck</translation>
    </message>
    <message>
        <source>How many jokers the deck holds</source>
        <translation>Wie viele Joker das Deck enthält</translation>
    </message>
    <message>
        <source>Open the situation “%1”</source>
        <translation>Öffnet die Situation „%1“</translation>
    </message>
    <message>
        <source>Alt+B</source>
        <extracomment>A shortcut, for the board; no letter that opens a menu in the language</extracomment>
        <translation>Alt+Z</translation>
    </message>
    <message>
        <source>Against un&amp;known cards</source>
        <translation>Gegen &amp;unbekannte Karten</translation>
    </message>
    <message>
        <source>Count against an opponent with any two cards, a random hand</source>
        <translation>Zählt gegen einen Gegner mit zwei beliebigen Karten, einem zufälligen Blatt</translation>
    </message>
    <message>
        <source>Make player un&amp;known</source>
        <translation>Spieler &amp;unbekannt machen</translation>
    </message>
    <message>
        <source>Count with any two cards for the player</source>
        <translation>Zählt für den Spieler mit zwei beliebigen Karten</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsCommands</name>
    <message>
        <source>Change the jokers of the deck</source>
        <translation>Joker des Decks ändern</translation>
    </message>
    <message numerus="yes">
        <source>The deck holds %n jokers now.</source>
        <translation>
            <numerusform>Das Deck enthält jetzt %n Joker.</numerusform>
            <numerusform>Das Deck enthält jetzt %n Joker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsExplanation</name>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsPlayerActions</name>
    <message>
        <source>Count with any two cards for this player</source>
        <translation>Zählt für diesen Spieler mit zwei beliebigen Karten</translation>
    </message>
    <message>
        <source>Make un&amp;known</source>
        <translation>Un&amp;bekannt machen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsPlayerPanel</name>
    <message>
        <source>Outs shown</source>
        <translation>Outs gezeigt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Shared</source>
        <comment>the pot</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>the pot</comment>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsSession</name>
    <message>
        <source>Go back to a street</source>
        <translation>Zurück zu einer Runde</translation>
    </message>
    <message>
        <source>Make the cards unknown</source>
        <translation>Karten unbekannt machen</translation>
    </message>
    <message>
        <source>Play against unknown cards</source>
        <translation>Gegen unbekannte Karten spielen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsToolBar</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Ha&amp;usregeln</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsView</name>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>H&amp;ands</source>
        <translation>B&amp;lätter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>who are at the table</comment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Outs and odds</source>
        <extracomment>The title of the pages beside the situation</extracomment>
        <translation>Outs und Chancen</translation>
    </message>
    <message>
        <source>O&amp;uts</source>
        <translation>O&amp;uts</translation>
    </message>
    <message>
        <source>Show or hide the outs and odds</source>
        <translation>Zeigt oder verbirgt Outs und Chancen</translation>
    </message>
    <message>
        <source>Hands from Odds</source>
        <extracomment>The title of a table</extracomment>
        <translation>Blätter aus Chancen</translation>
    </message>
    <message>
        <source>Who has which chance?</source>
        <translation>Wer hat welche Chance?</translation>
    </message>
    <message>
        <source>Page Down shows the chances.</source>
        <translation>Bild ab zeigt die Chancen.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OpenSlotMenu</name>
    <message>
        <source>Place for a card</source>
        <translation>Platz für eine Karte</translation>
    </message>
    <message>
        <source>Cu&amp;t card</source>
        <translation>Karte aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Take the card out of this place, as text to paste</source>
        <translation>Nimmt die Karte von diesem Platz, als Text zum Einfügen</translation>
    </message>
    <message>
        <source>Cop&amp;y card</source>
        <translation>Karte &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the card of this place as text</source>
        <translation>Kopiert die Karte dieses Platzes als Text</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Karten e&amp;infügen</translation>
    </message>
    <message>
        <source>Put copied cards into this place and those after it</source>
        <translation>Legt kopierte Karten auf diesen Platz und die folgenden</translation>
    </message>
    <message>
        <source>P&amp;ick up card</source>
        <translation>Karte aufneh&amp;men</translation>
    </message>
    <message>
        <source>Carry the card of this place to another by arrows</source>
        <translation>Trägt die Karte dieses Platzes mit den Pfeiltasten auf einen anderen</translation>
    </message>
    <message>
        <source>Make &amp;wild</source>
        <translation>Zum &amp;Joker machen</translation>
    </message>
    <message>
        <source>Put a wild card into this place</source>
        <translation>Legt einen Joker auf diesen Platz</translation>
    </message>
    <message>
        <source>&amp;Delete card</source>
        <translation>Karte &amp;löschen</translation>
    </message>
    <message>
        <source>Take the card out of this place</source>
        <translation>Nimmt die Karte von diesem Platz</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OptionButton</name>
    <message>
        <source>Ruled out</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Your answer is correct</source>
        <translation>Ihre Antwort ist richtig</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OptionField</name>
    <message>
        <source>T</source>
        <comment>the key for a tie</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Wählen Sie zuerst eine Antwort.</translation>
    </message>
    <message>
        <source>%1 is ruled out.</source>
        <comment>%1: the key of an answer</comment>
        <translation>%1 ist ausgeschlossen.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OrderField</name>
    <message>
        <source>Parts in the order in which they are compared</source>
        <translation>Teile in der Reihenfolge, in der sie verglichen werden</translation>
    </message>
    <message>
        <source>Drag a part to its place, or move it with Alt+Up and Alt+Down.</source>
        <translation>Ziehen Sie einen Teil an seinen Platz oder verschieben Sie ihn mit Alt+Hoch und Alt+Herunter.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Compare this part earlier (Alt+Up)</source>
        <translation>Vergleicht diesen Teil früher (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Compare this part later (Alt+Down)</source>
        <translation>Vergleicht diesen Teil später (Alt+Herunter)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: a number from 1, %2: what is compared, such as &quot;Higher pair&quot;</extracomment>
        <translation>%1) %2</translation>
    </message>
    <message>
        <source>Right place</source>
        <translation>Am richtigen Platz</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Am falschen Platz</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutGroup</name>
    <message>
        <source>Click or Enter deals it next</source>
        <translation>Klick oder Eingabetaste gibt sie als Nächste</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutGroups</name>
    <message>
        <source>Show or hide every card that improves the hand and does not win</source>
        <translation>Zeigt oder verbirgt jede Karte, die das Blatt verbessert und doch nicht gewinnt</translation>
    </message>
    <message>
        <source>Fewer cards</source>
        <translation>Weniger Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards</source>
        <translation>
            <numerusform>%n weitere Karte</numerusform>
            <numerusform>%n weitere Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the cards that change nothing</source>
        <translation>Zeigt oder verbirgt die Karten, die nichts ändern</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutsField</name>
    <message>
        <source>Cards to be marked, four suits by thirteen ranks</source>
        <translation>Karten zum Markieren, vier Farben mal dreizehn Werte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) marked</source>
        <translation>
            <numerusform>%n Karte markiert</numerusform>
            <numerusform>%n Karten markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the cards first.</source>
        <translation>Markieren Sie zuerst die Karten.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutsPage</name>
    <message>
        <source>Outs for</source>
        <translation>Outs für</translation>
    </message>
    <message>
        <source>Outs for</source>
        <comment>before &apos;Player 1&apos;, &apos;Player 2&apos;, &apos;Player 3&apos;</comment>
        <translation>Outs für</translation>
    </message>
    <message>
        <source>Show the outs of %1</source>
        <translation>Zeigt die Outs von %1</translation>
    </message>
    <message>
        <source>Hoping for</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The rank that outs are counted for while one player is alone</source>
        <translation>Der Rang, für den Outs gezählt werden, solange ein Spieler allein ist</translation>
    </message>
    <message>
        <source>Working it out</source>
        <translation>So wird gerechnet</translation>
    </message>
    <message>
        <source>How the chance is worked out, line by line</source>
        <translation>Wie die Chance berechnet wird, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Equity by street</source>
        <translation>Equity je Runde</translation>
    </message>
    <message>
        <source>Everyone&apos;s share of the pot on each street so far</source>
        <translation>Der Anteil aller am Pot in jeder Runde bisher</translation>
    </message>
    <message>
        <source>Bold: best chance on that street</source>
        <translation>Fett: beste Chance in dieser Runde</translation>
    </message>
    <message>
        <source>Chart of the equity by street</source>
        <translation>Diagramm der Equity je Runde</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>This player has no cards.</source>
        <translation>Dieser Spieler hat keine Karten.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt …</translation>
    </message>
    <message>
        <source>Ho&amp;ping for</source>
        <translation>Zi&amp;el</translation>
    </message>
</context>
<context>
    <name>showdown::gui::OverwriteBox</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>This file was deleted or moved since it was opened.</source>
        <translation>Diese Datei wurde gelöscht oder verschoben, seit sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>Another program has changed this file since it was opened.</source>
        <translation>Ein anderes Programm hat diese Datei geändert, seit sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>&amp;Save it anew</source>
        <translation>&amp;Neu speichern</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Eine Datei dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>There are files of these names already.</source>
        <translation>Es gibt schon Dateien mit diesen Namen.</translation>
    </message>
    <message>
        <source>Opening the new version discards your own changes.</source>
        <translation>Mit der neuen Fassung gehen die eigenen Änderungen verloren.</translation>
    </message>
    <message>
        <source>Open the &amp;new version</source>
        <translation>&amp;Neue Fassung öffnen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OwnPresetsDialog</name>
    <message>
        <source>My house rules</source>
        <translation>Eigene Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the rules “%1”?</source>
        <translation>Die Regeln „%1“ löschen?</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayerActions</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Fill the empty slots of this player, or deal a new hand</source>
        <translation>Füllt die leeren Plätze dieses Spielers oder gibt ein neues Blatt</translation>
    </message>
    <message>
        <source>&amp;Sort</source>
        <translation>&amp;Sortieren</translation>
    </message>
    <message>
        <source>Sort the cards of this player</source>
        <translation>Sortiert die Karten dieses Spielers</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the cards of this player</source>
        <translation>Nimmt diesem Spieler alle Karten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Give this player a name (F2)</source>
        <translation>Gibt diesem Spieler einen Namen (F2)</translation>
    </message>
    <message>
        <source>The cards of the two players change places</source>
        <translation>Die Karten der beiden Spieler tauschen die Plätze</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Change places with the player above</source>
        <translation>Tauscht den Platz mit dem Spieler darüber</translation>
    </message>
    <message>
        <source>&amp;Move down</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Change places with the player below</source>
        <translation>Tauscht den Platz mit dem Spieler darunter</translation>
    </message>
    <message>
        <source>&amp;Remove player</source>
        <translation>Spieler &amp;entfernen</translation>
    </message>
    <message>
        <source>Take this player, with the cards, from the table</source>
        <translation>Nimmt diesen Spieler mit den Karten vom Tisch</translation>
    </message>
    <message>
        <source>S&amp;wap with %1</source>
        <extracomment>%1: a player. The two entries stand in one menu and need different letters after the &amp;</extracomment>
        <translation>&amp;Mit %1 tauschen</translation>
    </message>
    <message>
        <source>Swap w&amp;ith %1</source>
        <translation>M&amp;it %1 tauschen</translation>
    </message>
    <message>
        <source>Deal the missing hole cards of this player, or two new ones</source>
        <translation>Gibt die fehlenden Handkarten dieses Spielers oder zwei neue</translation>
    </message>
    <message>
        <source>More for this player</source>
        <translation>Mehr für diesen Spieler</translation>
    </message>
    <message>
        <source>Show all that can be done with this player</source>
        <translation>Zeigt alles, was mit diesem Spieler getan werden kann</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader calls a button: what it does, such as Deal, and for which player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr für %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayerChoice</name>
    <message>
        <source>Rank check for</source>
        <translation>Rangprüfung für</translation>
    </message>
    <message>
        <source>Rank check</source>
        <comment>before &apos;P1&apos;, &apos;P2&apos;, &apos;P3&apos;</comment>
        <translation>Rangprüfung</translation>
    </message>
    <message>
        <source>Rank check for</source>
        <comment>before &apos;Player 1&apos;, &apos;Player 2&apos;, &apos;Player 3&apos;</comment>
        <translation>Rangprüfung für</translation>
    </message>
    <message>
        <source>Check the ranks for %1</source>
        <translation>Prüft die Ränge von %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayerName</name>
    <message>
        <source>Double-click or press F2 to rename the player</source>
        <translation>Doppelklick oder F2 benennt den Spieler um</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Enter takes the name, Escape leaves it as it was</source>
        <translation>Die Eingabetaste übernimmt den Namen, Esc lässt ihn, wie er war</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayerPanels</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Working hand</source>
        <comment>over the cards, where there is little room</comment>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Dritten Spieler dazunehmen</translation>
    </message>
    <message>
        <source>Compare three hands</source>
        <translation>Vergleicht drei Blätter</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PlayerWords</name>
    <message>
        <source>Show the rule about the lowest pair that counts</source>
        <translation>Zeigt die Regel über das niedrigste Paar, das zählt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PracticePage</name>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>answered right</source>
        <comment>above numbers: 4 of 9</comment>
        <translation>richtig beantwortet</translation>
    </message>
    <message>
        <source>Start of practice</source>
        <translation>Beginn des Übens</translation>
    </message>
    <message>
        <source>needs practice, asked more often</source>
        <translation>braucht Übung, wird öfter gefragt</translation>
    </message>
    <message>
        <source>Clear progress…</source>
        <translation>Fortschritt löschen …</translation>
    </message>
    <message>
        <source>Forget all answers of practice; lessons stay done</source>
        <translation>Vergisst alle Antworten vom Üben; Lektionen bleiben erledigt</translation>
    </message>
    <message>
        <source>75 % or more of the last 20</source>
        <translation>75 % oder mehr der letzten 20</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PracticeToolBar</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Choose which kind of question the next round asks</source>
        <translation>Wählt, welche Art von Frage die nächste Runde stellt</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Until stopped</source>
        <comment>a number of questions</comment>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>Number of questions</source>
        <translation>Anzahl der Fragen</translation>
    </message>
    <message>
        <source>Choose how many questions the next round has</source>
        <translation>Wählt, wie viele Fragen die nächste Runde hat</translation>
    </message>
    <message>
        <source>More kinds</source>
        <translation>Weitere Arten</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PracticeView</name>
    <message>
        <source>There is nothing to ask of this kind by these rules.</source>
        <translation>Nach diesen Regeln gibt es keine solche Frage.</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message numerus="yes">
        <source>End this round? %n answers are kept.</source>
        <translation>
            <numerusform>Diese Runde beenden? %n Antwort bleibt erhalten.</numerusform>
            <numerusform>Diese Runde beenden? %n Antworten bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;End</source>
        <comment>a round</comment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <comment>with a round</comment>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>Clear practice results</source>
        <translation>Übungsergebnisse löschen</translation>
    </message>
    <message>
        <source>Clear all practice results? Lessons stay done.</source>
        <translation>Alle Übungsergebnisse löschen? Lektionen bleiben erledigt.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <comment>results</comment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Practice, question %1</source>
        <extracomment>The title of a table</extracomment>
        <translation>Üben, Frage %1</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>Die Befehlszeile ist kopiert.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The name of a file, without its ending</extracomment>
        <translation>ueben</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the view</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Press Enter for the next question.</source>
        <translation>Mit der Eingabetaste zur nächsten Frage.</translation>
    </message>
    <message>
        <source>Choose or enter the answer, then press Enter.</source>
        <translation>Wählen Sie die Antwort oder geben Sie sie ein, dann die Eingabetaste.</translation>
    </message>
    <message numerus="yes">
        <source>%n days of practice this month</source>
        <translation>
            <numerusform>%n Übungstag in diesem Monat</numerusform>
            <numerusform>%n Übungstage in diesem Monat</numerusform>
        </translation>
    </message>
    <message>
        <source>On a question</source>
        <translation>Bei einer Frage</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Eine Antwort wählen</translation>
    </message>
    <message>
        <source>A to F; two letters for a shared win, T for a tie</source>
        <translation>A bis F; zwei Buchstaben für einen geteilten Sieg, T oder G für Gleichstand</translation>
    </message>
    <message>
        <source>Check, then next</source>
        <translation>Prüfen, dann weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Take a hint, where no letters are typed</source>
        <translation>Einen Tipp nehmen, wo keine Buchstaben getippt werden</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Begin a round: Today, Mixed, Choose topics</source>
        <translation>Eine Runde beginnen: Heute, Gemischt, Themen wählen</translation>
    </message>
    <message>
        <source>1, 2, 3</source>
        <translation>1, 2, 3</translation>
    </message>
    <message>
        <source>&amp;Kinds of questions</source>
        <translation>&amp;Arten von Fragen</translation>
    </message>
    <message>
        <source>Choose which kind of question the next round asks</source>
        <translation>Wählt, welche Art von Frage die nächste Runde stellt</translation>
    </message>
    <message>
        <source>This holds from the next round on.</source>
        <translation>Das gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>&amp;Open in Odds</source>
        <translation>In „Chancen“ &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Open in Compare</source>
        <translation>In „Vergleichen“ &amp;öffnen</translation>
    </message>
    <message>
        <source>Choose or enter the answer, then press Ctrl+Enter.</source>
        <translation>Wählen Sie die Antwort oder geben Sie sie ein, dann Strg+Eingabe.</translation>
    </message>
    <message>
        <source>End this round? Nothing is answered yet.</source>
        <translation>Diese Runde beenden? Noch ist nichts beantwortet.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PresentBar</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what a button does, %2: the key that does it too</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A−</source>
        <comment>smaller text</comment>
        <translation>A−</translation>
    </message>
    <message>
        <source>A+</source>
        <comment>larger text</comment>
        <translation>A+</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PresetPreview</name>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln verwenden</translation>
    </message>
    <message>
        <source>Play by these house rules from now on</source>
        <translation>Ab jetzt gelten diese Hausregeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave the house rules as they are</source>
        <translation>Lässt die Hausregeln, wie sie sind</translation>
    </message>
    <message>
        <source>House rules to look at</source>
        <translation>Hausregeln zum Ansehen</translation>
    </message>
    <message>
        <source>Choose which house rules to look at</source>
        <translation>Wählt, welche Hausregeln angesehen werden</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PrintedView</name>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Printed mistake</source>
        <translation>Gedruckter Fehler</translation>
    </message>
    <message>
        <source>Which mistake of the articles is shown</source>
        <translation>Welcher Fehler der Artikel gezeigt wird</translation>
    </message>
    <message>
        <source>Code as printed</source>
        <translation>Code wie gedruckt</translation>
    </message>
    <message>
        <source>The code as the articles print it; ≠ marks the lines that run otherwise here</source>
        <translation>Der Code, wie ihn die Artikel drucken; ≠ markiert die Zeilen, die hier anders laufen</translation>
    </message>
    <message>
        <source>A hand that shows it</source>
        <translation>Blätter, die ihn zeigen</translation>
    </message>
    <message>
        <source>Go to that step</source>
        <translation>Zu diesem Schritt</translation>
    </message>
    <message>
        <source>Go to where the difference first shows</source>
        <translation>Dorthin gehen, wo sich der Unterschied zuerst zeigt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a printed mistake and how it shows, two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A hand that shows %1</source>
        <comment>%1: &apos;E3&apos;</comment>
        <translation>Blätter, die %1 zeigen</translation>
    </message>
    <message>
        <source>Choose the rules of the series to see what the printed code makes of these hands.</source>
        <translation>Was der gedruckte Code aus diesen Blättern macht, zeigt sich unter den Regeln der Serie.</translation>
    </message>
    <message>
        <source>No mistake is known in this function.</source>
        <translation>In dieser Funktion ist kein Fehler bekannt.</translation>
    </message>
    <message>
        <source>Put hands on the table that show the mistake; yours are kept</source>
        <translation>Blätter auf den Tisch legen, die den Fehler zeigen; Ihre bleiben erhalten</translation>
    </message>
</context>
<context>
    <name>showdown::gui::PropertiesDialog</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Stands above the hands in the window, in pictures and on paper; without one the file&apos;s name does</source>
        <translation>Steht im Fenster, auf Bildern und auf Papier über den Blättern; ohne Titel der Name der Datei</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
    <message>
        <source>Is saved with the table</source>
        <translation>Wird mit dem Tisch gespeichert</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <extracomment>How long a text is, and how long it may be</extracomment>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>Title of the &amp;file:</source>
        <translation>Titel der &amp;Datei:</translation>
    </message>
    <message>
        <source>Of all its tables together; a lesson that is made of them begins with it</source>
        <translation>Gilt für alle ihre Tische zusammen; eine Lektion aus ihnen beginnt damit</translation>
    </message>
</context>
<context>
    <name>showdown::gui::QuestionPage</name>
    <message>
        <source>Remember</source>
        <comment>what is to be learnt</comment>
        <translation>Merke</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <extracomment>Which of the questions of a round is shown</extracomment>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>%1 (Lesson: %2)</source>
        <extracomment>%1: what is to be learnt, a sentence; %2: the title of the lesson about it</extracomment>
        <translation>%1 (Lektion: %2)</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RankingsDialog</name>
    <message>
        <source>Hand rankings</source>
        <translation>Rangfolge der Blätter</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>the chart of the ranks</comment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>See the ranks on one page, to print or save it</source>
        <translation>Zeigt die Ränge auf einer Seite, die gedruckt oder gespeichert werden kann</translation>
    </message>
    <message>
        <source>The ranks, highest first</source>
        <translation>Die Ränge, der höchste zuerst</translation>
    </message>
    <message>
        <source>How often each rank comes, and who has it</source>
        <translation>Wie oft jeder Rang vorkommt, und wer ihn hat</translation>
    </message>
    <message>
        <source>Who has which rank is shown for the hands in Compare, not for a situation.</source>
        <translation>Wer welchen Rang hat, steht hier für die Blätter in „Vergleichen“, nicht für eine Situation.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RankingsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>read aloud: &apos;Hands&apos;, &apos;624&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>a column: how many hands are of a rank</comment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a column: whose hands are of a rank</comment>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RoundSide</name>
    <message>
        <source>How the round stands</source>
        <translation>Stand der Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>eine Antwort wählen</translation>
    </message>
    <message>
        <source>choose, two for a shared win</source>
        <translation>wählen, zwei für einen geteilten Sieg</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key for a tie</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>choose the tie</source>
        <translation>Gleichstand wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>check, then next</source>
        <translation>prüfen, dann weiter</translation>
    </message>
    <message>
        <source>step through</source>
        <translation>durchgehen</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>read the lesson</source>
        <translation>Lektion lesen</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>right answers, of all</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Nothing answered yet</source>
        <translation>Noch nichts beantwortet</translation>
    </message>
    <message>
        <source>%1 % right this round</source>
        <translation>%1 % richtig in dieser Runde</translation>
    </message>
    <message>
        <source>was %1
best ever %2</source>
        <extracomment>Below each other; %1, %2: numbers of right answers in a row</extracomment>
        <translation>war %1
beste bisher %2</translation>
    </message>
    <message>
        <source>best ever %1</source>
        <translation>beste bisher %1</translation>
    </message>
    <message>
        <source>A right answer starts a new one.</source>
        <translation>Eine richtige Antwort beginnt eine neue.</translation>
    </message>
    <message>
        <source>Right answers in a row.</source>
        <translation>Richtige Antworten nacheinander.</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an answer</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an answer</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>right with a hint</source>
        <comment>an answer</comment>
        <translation>richtig mit Tipp</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: the number of a question, %2: &quot;right&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 right · streak %3, best %4</source>
        <extracomment>Above a question; %1 of %2 answers are right, %3 and %4: right answers in a row</extracomment>
        <translation>%1 von %2 richtig · Serie %3, beste %4</translation>
    </message>
    <message>
        <source>%1 right with a hint: no point</source>
        <translation>%1 richtig mit Tipp: kein Punkt</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>next question</source>
        <translation>nächste Frage</translation>
    </message>
    <message>
        <source>open in Compare</source>
        <translation>in „Vergleichen“ öffnen</translation>
    </message>
    <message>
        <source>open in Odds</source>
        <translation>in „Chancen“ öffnen</translation>
    </message>
    <message>
        <source>choose a table</source>
        <translation>einen Tisch wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>choose a line</source>
        <translation>eine Zeile wählen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RuleCommands</name>
    <message>
        <source>Rules: %1</source>
        <extracomment>In the status bar; %1: the name of one&apos;s own house rules</extracomment>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>&amp;My rules</source>
        <extracomment>A menu of house rules under names of one&apos;s own</extracomment>
        <translation>Ei&amp;gene Regeln</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <extracomment>A menu entry: its number, which is its mnemonic, and the name of somebody&apos;s house rules</extracomment>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>Compare under your house rules “%1”</source>
        <translation>Vergleicht nach Ihren Hausregeln „%1“</translation>
    </message>
    <message>
        <source>House rules saved as “%1”.</source>
        <translation>Hausregeln als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Compare under these house rules</source>
        <translation>Vergleicht nach diesen Hausregeln</translation>
    </message>
    <message>
        <source>Count under these house rules</source>
        <translation>Zählt nach diesen Hausregeln</translation>
    </message>
    <message>
        <source>Count under your house rules “%1”</source>
        <translation>Zählt nach Ihren Hausregeln „%1“</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RuleNameDialog</name>
    <message>
        <source>Save house rules</source>
        <translation>Hausregeln speichern</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Hausregeln umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name of these rules</source>
        <translation>&amp;Name dieser Regeln</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Name dieser Regeln</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Geben Sie den Regeln einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is the name of a preset. Choose another one.</source>
        <translation>„%1“ heißt schon eine Vorlage. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Other rules are called “%1”. Replace them?</source>
        <translation>Andere Regeln heißen schon „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RuleRow</name>
    <message>
        <source>● changed</source>
        <extracomment>A mark on a house rule that differs from the preset; the disc is its sign</extracomment>
        <translation>● geändert</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>The same mark as a screen reader says it</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Changed.</source>
        <comment>of a house rule that differs from the preset</comment>
        <translation>Geändert.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::RulesPage</name>
    <message>
        <source>Ranking</source>
        <comment>a group of house rules</comment>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <comment>a group of house rules</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>a group of house rules</comment>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Back to preset</source>
        <comment>undo step</comment>
        <translation>Zurück zur Vorlage</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Zurück zur Vorlage</translation>
    </message>
    <message>
        <source>Take back every difference from the preset</source>
        <translation>Nimmt alle Abweichungen von der Vorlage zurück</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save these rules under a name</source>
        <translation>Speichert diese Regeln unter einem Namen</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own</source>
        <translation>Bewahrt diese Regeln unter einem eigenen Namen auf</translation>
    </message>
    <message>
        <source>Rules without a note would not change who wins.</source>
        <translation>Regeln ohne Hinweis ändern nichts daran, wer gewinnt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>choose…</source>
        <comment>which natural cards are wild</comment>
        <translation>auswählen …</translation>
    </message>
</context>
<context>
    <name>showdown::gui::SaveFaultBox</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
</context>
<context>
    <name>showdown::gui::Scrubber</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <comment>%3: the part of the run</comment>
        <translation>Schritt %1 von %2, %3</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>%2: the part of the run</comment>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>What is still to come</source>
        <translation>Was noch kommt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>The language that the program speaks</source>
        <translation>Die Sprache des Programms</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>The colours of the window</source>
        <translation>Die Farben des Fensters</translation>
    </message>
    <message>
        <source>Deck:</source>
        <translation>Deck:</translation>
    </message>
    <message>
        <source>T&amp;wo colours</source>
        <translation>&amp;Zweifarbig</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vierfarbig</translation>
    </message>
    <message>
        <source>Hearts and diamonds are red, spades and clubs black</source>
        <translation>Herz und Karo sind rot, Pik und Kreuz schwarz</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green</source>
        <translation>Karo ist blau und Kreuz grün</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>&amp;Schriftgröße:</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>After a number</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>How large text and cards are, measured by the desktop&apos;s text</source>
        <translation>Wie groß Schrift und Karten sind, gemessen an der Schrift der Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>A&amp;nimationen:</translation>
    </message>
    <message>
        <source>How long cards are seen moving</source>
        <translation>Wie lange man Karten in Bewegung sieht</translation>
    </message>
    <message>
        <source>At the next start:</source>
        <translation>Beim nächsten Start:</translation>
    </message>
    <message>
        <source>The same &amp;hands</source>
        <translation>&amp;Blätter wie zuletzt</translation>
    </message>
    <message>
        <source>Begin with the hands, rules and situation of the last time, not with the sample</source>
        <translation>Beginnt mit Blättern, Regeln und Situation vom letzten Mal statt mit dem Beispiel</translation>
    </message>
    <message>
        <source>The same &amp;place and panels</source>
        <translation>F&amp;enster und Bereiche wie zuletzt</translation>
    </message>
    <message>
        <source>Let the window and its panels stand as they stood the last time</source>
        <translation>Fenster und Bereiche stehen wieder so, wie sie zuletzt standen</translation>
    </message>
    <message>
        <source>The same &amp;view</source>
        <translation>&amp;Ansicht wie zuletzt</translation>
    </message>
    <message>
        <source>Show the view that was shown last</source>
        <translation>Zeigt die Ansicht, die zuletzt zu sehen war</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>V&amp;orgaben wiederherstellen</translation>
    </message>
    <message>
        <source>Set everything here as it was at first</source>
        <translation>Setzt hier alles auf die Vorgaben zurück</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the settings</source>
        <translation>Schließt die Einstellungen</translation>
    </message>
    <message>
        <source>Follow system (%1)</source>
        <extracomment>An entry of a list of languages; %1: the name of one, &quot;English&quot;</extracomment>
        <translation>Wie das System (%1)</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long cards are seen moving</extracomment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Cards are not seen moving</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>P&amp;resent on:</source>
        <translation>P&amp;räsentieren auf:</translation>
    </message>
    <message>
        <source>The screen that a class sees</source>
        <translation>Der Bildschirm, den eine Klasse sieht</translation>
    </message>
    <message>
        <source>The screen of the window</source>
        <translation>Bildschirm des Fensters</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <extracomment>One of several screens; %1: its name, %2 × %3: its size</extracomment>
        <translation>%1, %2 × %3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ShareCommands</name>
    <message>
        <source>&amp;Copy result as</source>
        <extracomment>A submenu of Edit; its entries: &quot;Copy as text&quot;, &quot;Copy as picture&quot; …</extracomment>
        <translation>&amp;Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copied: the result as Markdown</source>
        <translation>Kopiert: das Ergebnis als Markdown</translation>
    </message>
    <message>
        <source>Copied: a command line</source>
        <translation>Kopiert: eine Befehlszeile</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown-Dateien (*.md)</translation>
    </message>
    <message>
        <source>Copied: the result as text</source>
        <translation>Kopiert: das Ergebnis als Text</translation>
    </message>
    <message>
        <source>There is no card on the table</source>
        <translation>Auf dem Tisch liegt keine Karte</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <extracomment>A submenu of File</extracomment>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Copied: a picture</source>
        <translation>Kopiert: ein Bild</translation>
    </message>
    <message>
        <source>Picture, %1×: %2 × %3 pixels (*.png)</source>
        <extracomment>A kind of file: how large a picture is, 1, 2 or 4 times, and its size in pixels</extracomment>
        <translation>Bild, %1×: %2 × %3 Pixel (*.png)</translation>
    </message>
    <message>
        <source>SVG files (*.svg)</source>
        <translation>SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>showdown::gui::SheetChoices</name>
    <message>
        <source>What is asked</source>
        <translation>Gefragt wird</translation>
    </message>
    <message>
        <source>Ask such questions: %1</source>
        <extracomment>%1: a kind of question, &quot;Build a hand&quot;</extracomment>
        <translation>Stellt solche Fragen: %1</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf dem Papier</translation>
    </message>
    <message>
        <source>&amp;Topics:</source>
        <translation>&amp;Themen:</translation>
    </message>
    <message>
        <source>What the questions are about</source>
        <translation>Wovon die Fragen handeln</translation>
    </message>
    <message>
        <source>&amp;Questions:</source>
        <translation>&amp;Fragen:</translation>
    </message>
    <message>
        <source>How many questions a sheet has</source>
        <translation>Wie viele Fragen ein Arbeitsblatt hat</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>Sch&amp;wierigkeit:</translation>
    </message>
    <message>
        <source>How difficult the questions are</source>
        <translation>Wie schwer die Fragen sind</translation>
    </message>
    <message>
        <source>&amp;Versions:</source>
        <translation>&amp;Versionen:</translation>
    </message>
    <message>
        <source>Sheets with other cards that are as difficult, for neighbours in a class</source>
        <translation>Gleich schwere Arbeitsblätter mit anderen Karten, für Sitznachbarn</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>The house rules by which the hands play</source>
        <translation>Die Hausregeln, nach denen die Blätter spielen</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Start&amp;zahl:</translation>
    </message>
    <message>
        <source>The same number gives the same questions again, another one others</source>
        <translation>Dieselbe Zahl gibt wieder dieselben Fragen, eine andere gibt andere</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <source>What stands at the head of the sheet</source>
        <translation>Was oben auf dem Arbeitsblatt steht</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Spra&amp;che:</translation>
    </message>
    <message>
        <source>The language of the sheet, whatever the window speaks</source>
        <translation>Die Sprache des Arbeitsblatts, unabhängig vom Fenster</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>The size of the sheet, and its columns</source>
        <translation>Das Format des Papiers und die Spalten</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>The inks of the suits</source>
        <translation>Womit die Kartenfarben gedruckt werden</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>Ti&amp;pps</translation>
    </message>
    <message>
        <source>Print a hint below each question</source>
        <translation>Druckt unter jede Frage einen Tipp</translation>
    </message>
    <message>
        <source>Lines to &amp;write on</source>
        <translation>Schreib&amp;linien</translation>
    </message>
    <message>
        <source>Leave room for answers where nothing is ticked</source>
        <translation>Lässt Platz für Antworten, wo nichts angekreuzt wird</translation>
    </message>
    <message>
        <source>Name &amp;and date</source>
        <translation>Name &amp;und Datum</translation>
    </message>
    <message>
        <source>Print lines for the name and the date</source>
        <translation>Druckt Linien für Name und Datum</translation>
    </message>
    <message>
        <source>All in turn</source>
        <comment>easy, medium and hard questions</comment>
        <translation>Alle im Wechsel</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Versions of a worksheet: from letter to letter</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>A4, one column</source>
        <translation>A4, eine Spalte</translation>
    </message>
    <message>
        <source>A4, two columns</source>
        <translation>A4, zwei Spalten</translation>
    </message>
    <message>
        <source>Letter, one column</source>
        <translation>Letter, eine Spalte</translation>
    </message>
    <message>
        <source>Letter, two columns</source>
        <translation>Letter, zwei Spalten</translation>
    </message>
    <message>
        <source>Two colours</source>
        <comment>of the suits on a worksheet</comment>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <comment>of the suits on a worksheet</comment>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>for suits on a printer without colours</comment>
        <translation>Grau</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message numerus="yes">
        <source>%n topics</source>
        <translation>
            <numerusform>%n Thema</numerusform>
            <numerusform>%n Themen</numerusform>
        </translation>
    </message>
    <message>
        <source>What should the questions of the worksheet be about?</source>
        <translation>Wovon sollen die Fragen des Arbeitsblatts handeln?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <comment>topics</comment>
        <translation>&amp;Übernehmen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ShortcutsDialog</name>
    <message>
        <source>%1: %2</source>
        <extracomment>For screen readers: what a key does, and the key</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Show only what contains these words</source>
        <translation>Zeigt nur, was diese Wörter enthält</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirken</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No shortcut mentions “%1”.</source>
        <translation>Kein Tastenkürzel erwähnt „%1“.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ShownHands</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: whose cards these are, such as &quot;Player 1&quot; or &quot;Board&quot;; %2: cards, such as &quot;King of hearts&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StartPage</name>
    <message numerus="yes">
        <source>%n questions are due today</source>
        <translation>
            <numerusform>%n Frage ist heute fällig</numerusform>
            <numerusform>%n Fragen sind heute fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>Heute ist nichts fällig</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the view</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Answer a few hands and your progress by topic appears here.</source>
        <extracomment>Shown until something was answered</extracomment>
        <translation>Beantworten Sie ein paar Fragen, dann erscheint hier Ihr Fortschritt nach Themen.</translation>
    </message>
    <message>
        <source>An unfinished round</source>
        <translation>Eine angefangene Runde</translation>
    </message>
    <message>
        <source>Chosen topics</source>
        <translation>Gewählte Themen</translation>
    </message>
    <message>
        <source>%1, %2 of %3 answered, %4 right</source>
        <translation>%1, %2 von %3 beantwortet, %4 richtig</translation>
    </message>
    <message>
        <source>%1, %2 answered, %3 right</source>
        <translation>%1, %2 beantwortet, %3 richtig</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <comment>with a round</comment>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>Go on with the unfinished round</source>
        <translation>Macht mit der angefangenen Runde weiter</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a round</comment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>End the unfinished round; its answers are kept</source>
        <translation>Beendet die angefangene Runde; ihre Antworten bleiben erhalten</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>a door to a round</comment>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>%n questions are due.</source>
        <translation>
            <numerusform>%n Frage ist fällig.</numerusform>
            <numerusform>%n Fragen sind fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is due; %n questions tomorrow.</source>
        <translation>
            <numerusform>Nichts ist fällig; morgen %n Frage.</numerusform>
            <numerusform>Nichts ist fällig; morgen %n Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>a door to a round</comment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>from all topics</source>
        <translation>aus allen Themen</translation>
    </message>
    <message>
        <source>from the topics you have met: %1 of %2</source>
        <translation>aus den Themen, die Sie schon kennen: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n questions %1</source>
        <extracomment>%1: &quot;from the topics you have met: 9 of 14&quot;</extracomment>
        <translation>
            <numerusform>%n Frage %1</numerusform>
            <numerusform>%n Fragen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions until you stop, %1</source>
        <translation>Fragen, bis Sie aufhören, %1</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>Themen wählen</translation>
    </message>
    <message>
        <source>Ranks, wilds, three players, odds, code</source>
        <translation>Ränge, Joker, drei Spieler, Chancen, Code</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>a round</comment>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>topics</comment>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Start&quot;, %2: &quot;Mixed&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Begin such a round (%1)</source>
        <comment>%1: a key</comment>
        <translation>Beginnt eine solche Runde (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The result of a round: right answers of all</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Every topic went well.</source>
        <translation>Jedes Thema lief gut.</translation>
    </message>
    <message>
        <source>Needs practice: %1, %2 of %3.</source>
        <extracomment>%1: a topic, &quot;Straight&quot;; %2 of %3 answers were right</extracomment>
        <translation>Übung nötig: %1, %2 von %3.</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <extracomment>%1: a topic, &quot;Straight&quot;</extracomment>
        <translation>Üben: %1</translation>
    </message>
    <message>
        <source>Begin a round about this topic</source>
        <translation>Beginnt eine Runde zu diesem Thema</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Neue Runde</translation>
    </message>
    <message>
        <source>Begin another round like it</source>
        <translation>Beginnt noch eine solche Runde</translation>
    </message>
    <message>
        <source>Twelve weeks</source>
        <translation>Zwölf Wochen</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>% right at the first try</source>
        <translation>% auf Anhieb richtig</translation>
    </message>
    <message>
        <source>Streak now %1, best %2</source>
        <translation>Serie jetzt %1, beste %2</translation>
    </message>
    <message numerus="yes">
        <source>%n questions, %1 with a hint</source>
        <extracomment>%1: in how many of them a hint was taken</extracomment>
        <translation>
            <numerusform>%n Frage, %1 mit Tipp</numerusform>
            <numerusform>%n Fragen, %1 mit Tipp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n questions come due</source>
        <translation>
            <numerusform>Morgen wird %n Frage fällig</numerusform>
            <numerusform>Morgen werden %n Fragen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>the results</comment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write all answers into a CSV or JSON file</source>
        <translation>Schreibt alle Antworten in eine CSV- oder JSON-Datei</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>Fehler, die wiederkommen</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Bisher keine.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>mistakes</comment>
        <extracomment>How often a mistake was made, of how many times it could have been</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Practise this: %1</source>
        <extracomment>%1: &quot;You take the wild for an ace in straights&quot;</extracomment>
        <translation>Das üben: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a mistake that was made in several topics, %2: one of them</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Filled: right without a hint; dashed: the others; questions a week</source>
        <translation>Gefüllt: ohne Tipp richtig; gestrichelt: die übrigen; Fragen je Woche</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepActions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>Bleibt bei diesem Schritt</translation>
    </message>
    <message>
        <source>Alt+D</source>
        <extracomment>A shortcut, for the next level of detail; no letter that opens a menu in the language</extracomment>
        <translation>Alt+T</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Das ist der erste Schritt.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>There is nothing to step out of.</source>
        <translation>Hier gibt es nichts, woraus man herausspringen kann.</translation>
    </message>
    <message>
        <source>No comparison follows.</source>
        <translation>Es folgt kein Vergleich.</translation>
    </message>
    <message>
        <source>No stop mark follows.</source>
        <translation>Es folgt kein Haltepunkt.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepCode</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>● changed</source>
        <comment>explains the mark of a variable</comment>
        <translation>● geändert</translation>
    </message>
    <message>
        <source>Called from</source>
        <translation>Aufgerufen von</translation>
    </message>
    <message>
        <source>The code that runs; Space sets a stop mark</source>
        <translation>Der ausgeführte Code; die Leertaste setzt einen Haltepunkt</translation>
    </message>
    <message>
        <source>What the variables hold; a dot and a box mark what the last line has changed</source>
        <translation>Was die Variablen enthalten; ein Punkt und ein Kasten markieren, was die letzte Zeile geändert hat</translation>
    </message>
    <message>
        <source>Code and variables</source>
        <translation>Code und Variablen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copy the listing</source>
        <translation>Funktion kopieren</translation>
    </message>
    <message>
        <source>Copy the lines of this function</source>
        <translation>Kopiert die Zeilen dieser Funktion</translation>
    </message>
    <message>
        <source>Copied: the code</source>
        <translation>Kopiert: der Code</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepNarration</name>
    <message>
        <source>Show in Why</source>
        <translation>In „Warum“ zeigen</translation>
    </message>
    <message>
        <source>Go to the row of the page Why that this step decides</source>
        <translation>Geht zu der Zeile der Seite „Warum“, die dieser Schritt entscheidet</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The number of the step; type another one to go there</source>
        <translation>Die Nummer des Schritts; eine andere führt dorthin</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>read out; %1: a sentence; %2: Step 3 of 46</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>%1: a number that can be typed over</comment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1–%3 of %2</source>
        <comment>between two steps; %1: a number that can be typed over</comment>
        <translation>Schritt %1–%3 von %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>%1: a number that can be typed over</comment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Step %1–%3</source>
        <comment>between two steps; %1: a number that can be typed over</comment>
        <translation>Schritt %1–%3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepTransport</name>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Jede Zeile</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>Rasend</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How much is told (Alt+D)</source>
        <translation>Wie viel erzählt wird (Alt+T)</translation>
    </message>
    <message>
        <source>How fast the steps follow each other</source>
        <translation>Wie schnell die Schritte aufeinander folgen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepsController</name>
    <message>
        <source>Ask me</source>
        <translation>Mich fragen</translation>
    </message>
    <message>
        <source>A question waits for your answer.</source>
        <translation>Eine Frage wartet auf eine Antwort.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepsNote</name>
    <message>
        <source>Step through the code that ranked and compared these hands:</source>
        <translation>Den Code durchgehen, der diese Blätter eingestuft und verglichen hat:</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Go through the run from its first step</source>
        <translation>Beginnt den Durchlauf beim ersten Schritt</translation>
    </message>
    <message>
        <source>A complete hand is needed before you can step through.</source>
        <translation>Ein Durchlauf braucht ein vollständiges Blatt.</translation>
    </message>
    <message>
        <source>Deal for me</source>
        <translation>Für mich geben</translation>
    </message>
    <message>
        <source>Fill the empty slots, and go through the run</source>
        <translation>Füllt die leeren Plätze und beginnt den Durchlauf</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>The cards changed, so the run ended.</source>
        <translation>Die Karten haben sich geändert, darum ist der Durchlauf beendet.</translation>
    </message>
    <message>
        <source>The cards changed places, so the run ended.</source>
        <translation>Die Karten haben die Plätze gewechselt, darum ist der Durchlauf beendet.</translation>
    </message>
    <message>
        <source>The rules changed, so the run ended.</source>
        <translation>Die Regeln haben sich geändert, darum ist der Durchlauf beendet.</translation>
    </message>
    <message>
        <source>Another number of players plays, so the run ended.</source>
        <translation>Die Zahl der Spieler hat sich geändert, darum ist der Durchlauf beendet.</translation>
    </message>
    <message>
        <source>Other hands are on the table, so the run ended.</source>
        <translation>Auf dem Tisch liegen andere Blätter, darum ist der Durchlauf beendet.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StepsPage</name>
    <message>
        <source>Steps of the run</source>
        <translation>Schritte des Durchlaufs</translation>
    </message>
    <message>
        <source>Where the run stands; Page Up and Page Down go from part to part</source>
        <translation>Wo der Durchlauf steht; Bild aufwärts und Bild abwärts gehen von Teil zu Teil</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StreetsTable</name>
    <message>
        <source>Street</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1, now</source>
        <extracomment>A row of a table as it is read aloud; %1: &apos;Turn&apos;</extracomment>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1, %2: %3, best</source>
        <extracomment>A cell of a table as it is read aloud: &quot;Turn, Player 3: 59.5 %, best&quot;</extracomment>
        <translation>%1, %2: %3, am besten</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StripCommands</name>
    <message>
        <source>Ta&amp;bles in a row</source>
        <translation>Tis&amp;che in einer Reihe</translation>
    </message>
    <message>
        <source>Table %1 of %2</source>
        <translation>Tisch %1 von %2</translation>
    </message>
    <message>
        <source>Table %1 of %2: %3</source>
        <translation>Tisch %1 von %2: %3</translation>
    </message>
    <message>
        <source>A file has at most %1 tables.</source>
        <translation>Eine Datei hat höchstens %1 Tische.</translation>
    </message>
    <message>
        <source>Add table</source>
        <translation>Tisch hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate tables</source>
        <translation>Tische duplizieren</translation>
    </message>
</context>
<context>
    <name>showdown::gui::StripView</name>
    <message>
        <source>Tables in a row</source>
        <translation>Tische in einer Reihe</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TableActions</name>
    <message>
        <source>The cards of %1 and %2 change places</source>
        <translation>Die Karten von %1 und %2 tauschen die Plätze</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>On a button that has little room: &quot;Swap Player 1 and Player 2&quot;</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>On a button that has little room: &quot;Clear table&quot;</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <extracomment>A menu entry: its number, which is its mnemonic, and the name of house rules</extracomment>
        <translation>&amp;%1 %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TableCommands</name>
    <message>
        <source>Sam&amp;ples</source>
        <translation>Beis&amp;piele</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TableDealer</name>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Deal to one player</source>
        <translation>Einem Spieler geben</translation>
    </message>
    <message>
        <source>Deal a close one</source>
        <translation>Knappe Blätter geben</translation>
    </message>
    <message>
        <source>Deal a hand of a rank</source>
        <translation>Blatt mit Rang geben</translation>
    </message>
    <message>
        <source>Deal flop and turn</source>
        <translation>Flop und Turn geben</translation>
    </message>
    <message>
        <source>Deal the rest of the board</source>
        <translation>Rest des Boards geben</translation>
    </message>
    <message>
        <source>Deal the flop</source>
        <translation>Flop geben</translation>
    </message>
    <message>
        <source>Deal the turn</source>
        <translation>Turn geben</translation>
    </message>
    <message>
        <source>Deal the river</source>
        <translation>River geben</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TablePlaces</name>
    <message>
        <source>Place card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Karten legen</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter: on the board</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: a dead card</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B = on the board</source>
        <comment>what a sign on keys of the deck means</comment>
        <translation>B = auf dem Board</translation>
    </message>
    <message>
        <source>D = dead card</source>
        <comment>what a sign on keys of the deck means</comment>
        <translation>T = tote Karte</translation>
    </message>
    <message>
        <source>One deck, %1 of %2 left</source>
        <translation>Ein Deck, noch %1 von %2</translation>
    </message>
    <message>
        <source>Paste hands</source>
        <translation>Blätter einfügen</translation>
    </message>
    <message>
        <source>Paste a situation</source>
        <translation>Situation einfügen</translation>
    </message>
    <message>
        <source>Takes the place of all that lies there</source>
        <translation>Tritt an die Stelle von allem, was da liegt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TableSession</name>
    <message>
        <source>Place card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Clear card</source>
        <translation>Karte wegnehmen</translation>
    </message>
    <message>
        <source>Clear player</source>
        <translation>Blatt leeren</translation>
    </message>
    <message>
        <source>Clear table</source>
        <translation>Tisch leeren</translation>
    </message>
    <message>
        <source>Change number of players</source>
        <translation>Zahl der Spieler ändern</translation>
    </message>
    <message>
        <source>Change house rules</source>
        <translation>Hausregeln ändern</translation>
    </message>
    <message>
        <source>Swap cards</source>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>Move card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Blatt sortieren</translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation>Spieler tauschen</translation>
    </message>
    <message>
        <source>Move player</source>
        <translation>Spieler verschieben</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Rename player</source>
        <translation>Spieler umbenennen</translation>
    </message>
    <message>
        <source>Replace card</source>
        <translation>Karte ersetzen</translation>
    </message>
    <message>
        <source>Insert card</source>
        <translation>Karte einfügen</translation>
    </message>
    <message>
        <source>Copy hand</source>
        <translation>Blatt kopieren</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>New situation</source>
        <translation>Neue Situation</translation>
    </message>
    <message>
        <source>Change title and note</source>
        <translation>Titel und Notiz ändern</translation>
    </message>
    <message>
        <source>Allow duplicates</source>
        <translation>Doppelte zulassen</translation>
    </message>
    <message>
        <source>Keep the first of each card</source>
        <translation>Jeweils die erste Karte behalten</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TablesExport</name>
    <message>
        <source>Table %1: %2.</source>
        <extracomment>%2: what is wrong with it, such as &quot;no hand is of the rank …&quot;</extracomment>
        <translation>Tisch %1: %2.</translation>
    </message>
    <message>
        <source>Lesson from these</source>
        <translation>Lektion aus diesen</translation>
    </message>
    <message>
        <source>Folder of the lesson:</source>
        <translation>Ordner der Lektion:</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <comment>%1: a folder</comment>
        <translation>„%1“ ist schon da.</translation>
    </message>
    <message>
        <source>The lesson is in “%1”; File › Open lessons in Learn shows it.</source>
        <translation>Die Lektion ist in „%1“; Datei › Lektionen öffnen in der Ansicht „Lernen“ zeigt sie.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TakeCodeDialog</name>
    <message>
        <source>Copied: the code</source>
        <translation>Kopiert: der Code</translation>
    </message>
    <message>
        <source>Copied: a command line</source>
        <translation>Kopiert: eine Befehlszeile</translation>
    </message>
    <message>
        <source>Take the code</source>
        <translation>Code mitnehmen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>All, as a program</source>
        <translation>Alle, als Programm</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copy c&amp;ommand</source>
        <translation>&amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Python-Dateien (*.py)</translation>
    </message>
    <message>
        <source>JavaScript files (*.js *.mjs)</source>
        <translation>JavaScript-Dateien (*.js *.mjs)</translation>
    </message>
</context>
<context>
    <name>showdown::gui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Make text and cards larger or smaller</source>
        <translation>Macht Schrift und Karten größer oder kleiner</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Choose the colours</source>
        <translation>Wählt die Farben</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <extracomment>The name of a button and the title of its menu; %1: a number, 100 is the usual size</extracomment>
        <translation>Schriftgröße: %1 %</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>Show the tools that have no room here</source>
        <translation>Zeigt die Werkzeuge, für die hier kein Platz ist</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TopicBars</name>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Practise one of the topics</source>
        <translation>Beginnt eine Runde zu einem der Themen</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>asked</comment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Right answers of all: &quot;4 of 9&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: not asked yet</source>
        <comment>%1: a topic</comment>
        <translation>%1: noch nicht gefragt</translation>
    </message>
    <message>
        <source>%1: %2 right</source>
        <extracomment>%1: a topic, %2: &quot;4 of 9&quot;</extracomment>
        <translation>%1: %2 richtig</translation>
    </message>
    <message>
        <source>%1, needs practice</source>
        <extracomment>%1: &quot;Straight: 4 of 9 right&quot;</extracomment>
        <translation>%1, braucht Übung</translation>
    </message>
    <message>
        <source>The question is about it</source>
        <translation>Davon handelt die Frage</translation>
    </message>
</context>
<context>
    <name>showdown::gui::TopicsDialog</name>
    <message>
        <source>Choose topics</source>
        <translation>Themen wählen</translation>
    </message>
    <message>
        <source>What should the questions of this round be about?</source>
        <translation>Worum soll es in den Fragen dieser Runde gehen?</translation>
    </message>
    <message>
        <source>Ask about this topic: %1</source>
        <extracomment>%1: a topic</extracomment>
        <translation>Nach diesem Thema fragen: %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>a round</comment>
        <translation>&amp;Anfangen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::UndoGroup</name>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>What was undone, such as &quot;Clear player&quot;</extracomment>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <extracomment>What was done again, such as &quot;Clear player&quot;</extracomment>
        <translation>Wiederholt: %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::UnsavedBox</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>“%1” was deleted or moved since it was opened.</source>
        <comment>a file</comment>
        <translation>„%1“ wurde gelöscht oder verschoben, seit die Datei geöffnet wurde.</translation>
    </message>
    <message>
        <source>Without saving this table is lost.</source>
        <translation>Ohne Speichern geht dieser Tisch verloren.</translation>
    </message>
    <message>
        <source>Your own hands in “%1” have changes that are not saved.</source>
        <translation>Ihre eigenen Blätter in „%1“ haben Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>You have changed the hands that Compare shows, and they cannot be kept.</source>
        <translation>Sie haben die Blätter in „Vergleichen“ geändert, und sie können nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>You have changed the situation that Odds shows, and it cannot be kept.</source>
        <translation>Sie haben die Situation in „Chancen“ geändert, und sie kann nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Without saving it is lost.</source>
        <translation>Ohne Speichern geht sie verloren.</translation>
    </message>
    <message>
        <source>Without saving, your own hands stay under File › Recover.</source>
        <translation>Ohne Speichern bleiben Ihre eigenen Blätter unter Datei › Wiederherstellen.</translation>
    </message>
    <message>
        <source>Do&amp;n’t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>Your own hands are in no file, and they cannot be kept.</source>
        <translation>Ihre eigenen Blätter sind in keiner Datei und können nicht aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::VariablesModel</name>
    <message>
        <source>Function</source>
        <comment>group of variables: those of no hand in particular</comment>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>%1, %2, changed</source>
        <comment>a variable, its value</comment>
        <translation>%1, %2, geändert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a variable, its value</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>showdown::gui::VerdictBanner</name>
    <message>
        <source>Copy result as text</source>
        <translation>Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <source>Copy who won and why, with all hands and the rules in force</source>
        <translation>Kopiert, wer gewonnen hat und warum, mit allen Blättern und den geltenden Regeln</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Go to the last step of the run</source>
        <translation>Geht zum letzten Schritt des Durchlaufs</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>What a run is about: &quot;Player 1 vs Player 2. Comparing kicker 3.&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Go through the run step by step</source>
        <translation>Beginnt den Durchlauf, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Copy result as text (%1)</source>
        <translation>Ergebnis als Text kopieren (%1)</translation>
    </message>
    <message>
        <source>Back to the best</source>
        <translation>Zurück zur besten Wahl</translation>
    </message>
    <message>
        <source>End the try-out of a wild</source>
        <translation>Beendet den Versuch mit einem Joker</translation>
    </message>
    <message>
        <source>There is no card on the table</source>
        <translation>Auf dem Tisch liegt keine Karte</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Result hidden</source>
        <translation>Ergebnis verdeckt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WaitingPlayer</name>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A player who waits: name, what is known, cards</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WeeksChart</name>
    <message>
        <source>Questions of twelve weeks</source>
        <translation>Fragen von zwölf Wochen</translation>
    </message>
    <message>
        <source>Right and wrong answers week by week</source>
        <translation>Richtige und falsche Antworten, Woche für Woche</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Under the column of the current week</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>This week</source>
        <extracomment>%1: the number of a week in its year</extracomment>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Woche %1</translation>
    </message>
    <message>
        <source>%1: %2 questions, %3 right without a hint</source>
        <extracomment>%1: &quot;Week 44&quot;; %2: how many questions; %3: how many of them were right</extracomment>
        <translation>%1: %2 Fragen, %3 ohne Tipp richtig</translation>
    </message>
</context>
<context>
    <name>showdown::gui::Welcome</name>
    <message>
        <source>New here? Click any card, then a card in the deck.</source>
        <translation>Neu hier? Klicken Sie eine Karte an, dann eine im Deck.</translation>
    </message>
    <message>
        <source>Step through this e&amp;xample</source>
        <translation>Dieses Beis&amp;piel durchgehen</translation>
    </message>
    <message>
        <source>Go through the code that ranked and compared these hands</source>
        <translation>Geht den Code durch, der diese Blätter eingestuft und verglichen hat</translation>
    </message>
    <message>
        <source>S&amp;tart lesson 1</source>
        <translation>Le&amp;ktion 1 beginnen</translation>
    </message>
    <message>
        <source>Read how cards are named and what they are worth</source>
        <translation>Sagt, wie Karten heißen und was sie zählen</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WhyAnswers</name>
    <message>
        <source>How rare</source>
        <translation>Wie selten</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>Show how often each rank comes</source>
        <translation>Zeigt, wie oft jeder Rang vorkommt</translation>
    </message>
    <message>
        <source>Show the house rules</source>
        <translation>Zeigt die Hausregeln</translation>
    </message>
    <message>
        <source>Show what decided</source>
        <translation>Zeigt, was entschieden hat</translation>
    </message>
    <message>
        <source>How rare: %1</source>
        <translation>Wie selten: %1</translation>
    </message>
    <message>
        <source>Other rules: %1</source>
        <translation>Andere Regeln: %1</translation>
    </message>
    <message>
        <source>Change this card</source>
        <translation>Diese Karte tauschen</translation>
    </message>
    <message>
        <source>One card: %1</source>
        <translation>Eine Karte: %1</translation>
    </message>
    <message>
        <source>Show what these house rules would change</source>
        <translation>Zeigt, was diese Hausregeln ändern würden</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WhyPage</name>
    <message>
        <source>Rank check for %1</source>
        <translation>Rangprüfung für %1</translation>
    </message>
    <message>
        <source>Show in steps</source>
        <translation>In Schritten zeigen</translation>
    </message>
    <message>
        <source>Go to the step that decides the selected row (Enter)</source>
        <translation>Geht zu dem Schritt, der die ausgewählte Zeile entscheidet (Eingabe)</translation>
    </message>
    <message>
        <source>The steps show the best choice, not what is tried</source>
        <translation>Die Schritte zeigen die beste Wahl, nicht die ausprobierte</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildCardsDialog</name>
    <message>
        <source>Also wild</source>
        <translation>Auch Joker</translation>
    </message>
    <message>
        <source>The first row makes all cards of a value wild, the others single cards.</source>
        <translation>Die erste Zeile macht alle Karten eines Wertes zu Jokern, die anderen einzelne Karten.</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>%1: &apos;twos&apos;; a key that makes them wild</comment>
        <translation>Alle %1</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildField</name>
    <message>
        <source>Wild %1</source>
        <comment>the first, second … wild of a hand</comment>
        <translation>Joker %1</translation>
    </message>
    <message>
        <source>What wild %1 becomes</source>
        <translation>Als was Joker %1 gilt</translation>
    </message>
    <message>
        <source>What the wild becomes</source>
        <translation>Als was der Joker gilt</translation>
    </message>
    <message>
        <source>Choose a value for each wild.</source>
        <translation>Wählen Sie für jeden Joker einen Wert.</translation>
    </message>
    <message>
        <source>Choose the value that the wild becomes.</source>
        <translation>Wählen Sie den Wert, als der der Joker gilt.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildList</name>
    <message>
        <source>Point at a choice to see what it makes, click it to try it</source>
        <translation>Auswählen erklärt, was eine Wahl ergibt; Eingabe oder Klick probiert sie aus</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildMap</name>
    <message>
        <source>What two wilds make, 13 by 13 values</source>
        <translation>Was zwei Joker ergeben, 13 mal 13 Werte</translation>
    </message>
    <message>
        <source>What the wild makes, by its value</source>
        <translation>Was der Joker ergibt, nach seinem Wert</translation>
    </message>
    <message>
        <source>Point at a choice to see what it makes, click it to try it</source>
        <translation>Auswählen erklärt, was eine Wahl ergibt; Eingabe oder Klick probiert sie aus</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildPage</name>
    <message>
        <source>Back to the best</source>
        <translation>Zurück zur besten Wahl</translation>
    </message>
    <message>
        <source>End the try-out (Esc)</source>
        <translation>Beendet den Versuch (Esc)</translation>
    </message>
    <message>
        <source>Pointing shows a choice, a click tries it.</source>
        <translation>Auswählen erklärt einen Wert, Eingabe oder Klick probiert ihn aus.</translation>
    </message>
    <message>
        <source>place</source>
        <comment>over a column with 1st, 2nd, 3rd</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Cards of %1: %2</source>
        <extracomment>What a screen reader says of five cards: &quot;Cards of Player 2: Nine of clubs, …&quot;</extracomment>
        <translation>Karten von %1: %2</translation>
    </message>
    <message>
        <source>Every choice counts here by its best rank, whatever all are compared as.</source>
        <translation>Hier zählt jede Wahl mit ihrem besten Rang, als was auch immer verglichen wird.</translation>
    </message>
    <message>
        <source>The ten best choices</source>
        <translation>Die zehn besten Möglichkeiten</translation>
    </message>
    <message>
        <source>Every choice, best first</source>
        <translation>Jede Wahl, die beste zuerst</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WildPlayers</name>
    <message>
        <source>Wilds of</source>
        <comment>before &apos;Player 1&apos;, &apos;Player 2&apos;, &apos;Player 3&apos;</comment>
        <translation>Joker von</translation>
    </message>
    <message>
        <source>Show what every choice for the wilds of %1 makes</source>
        <translation>Zeigt, was jede Wahl für die Joker von %1 ergibt</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WinnerField</name>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key for a tie</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Who ties?</source>
        <translation>Wer hat Gleichstand?</translation>
    </message>
    <message>
        <source>Players %1 and %2</source>
        <translation>Spieler %1 und %2</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <source>Say which players tie.</source>
        <translation>Sagen Sie, wer Gleichstand hat.</translation>
    </message>
    <message>
        <source>Choose who wins.</source>
        <translation>Wählen Sie, wer gewinnt.</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WorkingList</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A line of the working out as it is read aloud: &quot;Win: 7 ÷ 42 unseen, 16.7 %&quot;</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>showdown::gui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Cop&amp;y command</source>
        <translation>&amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command line that makes the same worksheet</source>
        <translation>Kopiert die Befehlszeile, die dasselbe Arbeitsblatt erzeugt</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Write the worksheet and its key into files</source>
        <translation>Schreibt Arbeitsblatt und Lösungen in Dateien</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <comment>a worksheet</comment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>See all pages, to print them</source>
        <translation>Zeigt alle Seiten zum Drucken</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <comment>a worksheet</comment>
        <translation>Schli&amp;eßen</translation>
    </message>
    <message>
        <source>Close the worksheet</source>
        <translation>Schließt das Arbeitsblatt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tool tip: what a button does, and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Choose what is asked.</source>
        <translation>Wählen Sie, was gefragt wird.</translation>
    </message>
    <message>
        <source>Version %1, page %2 of %3, and its key</source>
        <extracomment>Above two pages beside each other; %1: &quot;A&quot;, %2: a page, %3: how many there are</extracomment>
        <translation>Version %1, Seite %2 von %3, und die Lösungen</translation>
    </message>
    <message>
        <source>Page %1 of %2, and its key</source>
        <extracomment>Above two pages beside each other; %1: a page, %2: how many there are</extracomment>
        <translation>Seite %1 von %2, und die Lösungen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Copied: a command line</source>
        <translation>Kopiert: eine Befehlszeile</translation>
    </message>
    <message>
        <source>There is nothing to ask of this choice.</source>
        <translation>Zu dieser Auswahl gibt es nichts zu fragen.</translation>
    </message>
</context>
</TS>
