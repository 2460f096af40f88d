<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Listing</name>
    <message><source>for each hand of hands</source><translation>for jede hand in hands</translation></message>
    <message><source>its player takes part, with lens as the rank</source><translation>der Spieler nimmt teil, mit lens als Rang</translation></message>
    <message><source>places ← 1 for each player who takes part</source><translation>places ← 1 für jeden Spieler, der teilnimmt</translation></message>
    <message><source>if fewer than two players take part</source><translation>if weniger als zwei Spieler nehmen teil</translation></message>
    <message><source>return places: nobody to compare with</source><translation>return places: kein Vergleich möglich</translation></message>
    <message><source>leader ← the first of them</source><translation>leader ← der erste von ihnen</translation></message>
    <message><source>other ← the second of them</source><translation>other ← der zweite von ihnen</translation></message>
    <message><source>result ← GetWinningPlayer(leader, other), with their hands and ranks</source><translation>result ← GetWinningPlayer(leader, other), mit Blättern und Rängen</translation></message>
    <message><source>leader and other change roles</source><translation>leader und other tauschen die Rollen</translation></message>
    <message><source>if there is no third of them</source><translation>if es gibt keinen dritten</translation></message>
    <message><source>third ← the third of them</source><translation>third ← der dritte von ihnen</translation></message>
    <message><source>result ← GetWinningPlayer(leader, third), with their hands and ranks</source><translation>result ← GetWinningPlayer(leader, third), mit Blättern und Rängen</translation></message>
    <message><source>if result &gt; 0 and places[other] = 2: second place is open</source><translation>if result &gt; 0 and places[other] = 2: Platz 2 ist offen</translation></message>
    <message><source>result ← GetWinningPlayer(other, third), with their hands and ranks</source><translation>result ← GetWinningPlayer(other, third), mit Blättern und Rängen</translation></message>
    <message><source>if hand holds a wild: it is a bug</source><translation>if hand enthält einen Joker: er ist Bug-Joker</translation></message>
    <message><source>for each rank that the rules know, from the highest down to the pair</source><translation>for jeden rank nach den Regeln, vom höchsten bis hinab zum Paar</translation></message>
    <message><source>found ← the matcher of rank, with hand</source><translation>found ← Prüffunktion von rank, mit hand</translation></message>
    <message><source>found ← the matcher of rank, with hand; SetInfoAndCheckForTwoPair for two pair</source><translation>found ← Prüffunktion von rank, mit hand; bei zwei Paaren SetInfoAndCheckForTwoPair</translation></message>
    <message><source>found ← the matcher of rank, with bugs for equal values and with hand for the others</source><translation>found ← Prüffunktion von rank, bei gleichen Werten mit bugs, sonst mit hand</translation></message>
    <message><source>return high card</source><translation>return High Card</translation></message>
    <message><source>if rank is one of equal values: a wild is a bug</source><translation>if rank beruht auf gleichen Werten: Joker sind Bug-Joker</translation></message>
    <message><source>fits ← the matcher of rank with hand; SetInfoAndCheckForTwoPair for two pair</source><translation>fits ← Prüffunktion von rank mit hand; bei zwei Paaren SetInfoAndCheckForTwoPair</translation></message>
    <message><source>fits ← the matcher of rank with hand; SetInfoAndCheckForTwoPair, sorted, for two pair</source><translation>fits ← Prüffunktion von rank mit hand; bei zwei Paaren SetInfoAndCheckForTwoPair, sortiert</translation></message>
    <message><source>fits ← the matcher of rank with cards; SetInfoAndCheckForTwoPair for two pair</source><translation>fits ← Prüffunktion von rank mit cards; bei zwei Paaren SetInfoAndCheckForTwoPair</translation></message>
    <message><source>info ← a new info</source><translation>info ← ein neues info</translation></message>
    <message><source>if the ace is neither in sorted nor in info.cardValues</source><translation>if das Ass ist weder in sorted noch in info.cardValues</translation></message>
    <message><source>if sorted holds a card below the ten</source><translation>if sorted enthält eine Karte unter der Zehn</translation></message>
    <message><source>if the ace counts 1, or is neither in sorted nor in info.cardValues</source><translation>if das Ass zählt 1 oder ist weder in sorted noch in info.cardValues</translation></message>
    <message><source>info ← a new info: look for three cards, then two</source><translation>info ← ein neues info: erst drei Karten suchen, dann zwei</translation></message>
    <message><source>if found and both values of info differ or are wild</source><translation>if found and beide Werte von info sind verschieden oder Joker</translation></message>
    <message><source>info ← a new info: look for two cards, then three</source><translation>info ← ein neues info: erst zwei Karten suchen, dann drei</translation></message>
    <message><source>if hand has a wild, which may not repeat a value, and its natural values repeat</source><translation>if hand hat einen Joker, der nichts wiederholen darf, und doppelte echte Werte</translation></message>
    <message><source>numWilds ← CountCardsByValue(sorted, wild)</source><translation>numWilds ← CountCardsByValue(sorted, Joker)</translation></message>
    <message><source>return true: two wilds are a pair of aces</source><translation>return true: zwei Joker sind ein Paar Asse</translation></message>
    <message><source>if info.cardValues[0] &lt; the lowest pair that counts</source><translation>if info.cardValues[0] &lt; das niedrigste Paar, das zählt</translation></message>
    <message><source>function SortCardsByDescendingValue(hand) = the same cards, highest first, wilds last</source><translation>function SortCardsByDescendingValue(hand) = dieselben Karten, absteigend, Joker zuletzt</translation></message>
    <message><source>function SortCardsByDescendingValueHighWilds(hand) = the same cards, highest first, wilds first</source><translation>function SortCardsByDescendingValueHighWilds(hand) = dieselben Karten, absteigend, Joker zuerst</translation></message>
    <message><source>startIndex ← info.startIndex, or 0 if info is new or left out</source><translation>startIndex ← info.startIndex; 0, wenn info neu ist oder fehlt</translation></message>
    <message><source>numWilds ← info.numWilds, or all wilds of sorted if info is new or left out</source><translation>numWilds ← info.numWilds; alle Joker von sorted, wenn info neu ist oder fehlt</translation></message>
    <message><source>numWilds ← info.numWilds, or all wilds of sorted if that is 0 or info is left out</source><translation>numWilds ← info.numWilds; alle Joker von sorted, wenn das 0 ist oder info fehlt</translation></message>
    <message><source>if numMatched + numWilds &lt; numToMatch; if only wilds are left, u_numWilds &lt; u_numToMatch</source><translation>if numMatched + numWilds &lt; numToMatch; wenn nur Joker übrig sind, u_numWilds &lt; u_numToMatch</translation></message>
    <message><source>baseValue ← none</source><translation>baseValue ← leer</translation></message>
    <message><source>for index ← startIndex up to the last natural card</source><translation>for index ← startIndex bis zur letzten echten Karte</translation></message>
    <message><source>if baseValue is set and numMatched + numWilds ≥ numToMatch</source><translation>if baseValue ist nicht leer and numMatched + numWilds ≥ numToMatch</translation></message>
    <message><source>leave the loop: the wilds complete this run</source><translation>Ende der Schleife: Joker ergänzen die Gruppe</translation></message>
    <message><source>leave the loop: natural cards alone are enough</source><translation>Ende der Schleife: echte Karten allein genügen</translation></message>
    <message><source>if baseValue is none</source><translation>if baseValue ist leer</translation></message>
    <message><source>baseValue ← wild: only wilds are left</source><translation>baseValue ← Joker: nur Joker sind übrig</translation></message>
    <message><source>if info is left out</source><translation>if info fehlt</translation></message>
    <message><source>add baseValue to info.cardValues</source><translation>baseValue an info.cardValues anhängen</translation></message>
    <message><source>numWilds ← the count of wild in valueCounts, or 0</source><translation>numWilds ← die Anzahl der Joker in valueCounts, sonst 0</translation></message>
    <message><source>for higher ← ace down to three</source><translation>for higher ← Ass hinab bis Drei</translation></message>
    <message><source>missing ← 2 − the count of higher, at least 0</source><translation>missing ← 2 − die Anzahl von higher, mindestens 0</translation></message>
    <message><source>go on with the next value: that pair is out of reach</source><translation>weiter mit dem nächsten Wert: das Paar ist unerreichbar</translation></message>
    <message><source>if not found or both values of info are equal</source><translation>if not found or beide Werte von info sind gleich</translation></message>
    <message><source>info.cardValues ← both values, a wild as an ace, highest first</source><translation>info.cardValues ← beide Werte, ein Joker als Ass, absteigend</translation></message>
    <message><source>pairs ← the values but wild with a count of 2 or more</source><translation>pairs ← die Werte außer Joker, deren Anzahl mindestens 2 ist</translation></message>
    <message><source>pairs ← the values with a count of 2</source><translation>pairs ← die Werte, deren Anzahl 2 ist</translation></message>
    <message><source>if pairs holds one value</source><translation>if pairs enthält einen Wert</translation></message>
    <message><source>add info.cardValues[0] to pairs</source><translation>info.cardValues[0] an pairs anhängen</translation></message>
    <message><source>if pairs holds two values</source><translation>if pairs enthält zwei Werte</translation></message>
    <message><source>info.cardValues ← pairs, a wild as an ace, highest first</source><translation>info.cardValues ← pairs, ein Joker als Ass, absteigend</translation></message>
    <message><source>for lower ← higher − 1 down to two</source><translation>for lower ← higher − 1 hinab bis Zwei</translation></message>
    <message><source>needed ← missing + (2 − the count of lower, at least 0)</source><translation>needed ← missing + (2 − die Anzahl von lower, mindestens 0)</translation></message>
    <message><source>function AreCardsStraight(sorted, info, top = ace)</source><translation>function AreCardsStraight(sorted, info, top = Ass)</translation></message>
    <message><source>cardValues ← an empty list</source><translation>cardValues ← eine leere Liste</translation></message>
    <message><source>highest ← ace + 1: right if every card is a wild</source><translation>highest ← Ass + 1: richtig, wenn alle Karten Joker sind</translation></message>
    <message><source>highest ← top + 1: right if every card is a wild</source><translation>highest ← top + 1: richtig, wenn alle Karten Joker sind</translation></message>
    <message><source>for each natural card of sorted</source><translation>for jede echte card in sorted</translation></message>
    <message><source>if it is the first</source><translation>if sie ist die erste</translation></message>
    <message><source>go on with the next card</source><translation>weiter mit der nächsten Karte</translation></message>
    <message><source>leave the loop</source><translation>Ende der Schleife</translation></message>
    <message><source>add the values between lowest and card.value to cardValues</source><translation>die Werte zwischen lowest und card.value an cardValues anhängen</translation></message>
    <message><source>gap ← the value of the card before − card.value − 1</source><translation>gap ← der Wert der Karte davor − card.value − 1</translation></message>
    <message><source>add the values between both cards to cardValues</source><translation>die Werte zwischen beiden Karten an cardValues anhängen</translation></message>
    <message><source>add cardValue + 1 to cardValue + gap to cardValues</source><translation>cardValue + 1 bis cardValue + gap an cardValues anhängen</translation></message>
    <message><source>lowest ← card.value, but only after a gap</source><translation>lowest ← card.value, aber nur nach einer Lücke</translation></message>
    <message><source>info.numWilds ← the wilds that no gap has taken</source><translation>info.numWilds ← die Joker, die keine Lücke füllen</translation></message>
    <message><source>while unused &gt; 0 and highest &lt; ace</source><translation>while unused &gt; 0 and highest &lt; Ass</translation></message>
    <message><source>add highest to cardValues</source><translation>highest an cardValues anhängen</translation></message>
    <message><source>add lowest to cardValues</source><translation>lowest an cardValues anhängen</translation></message>
    <message><source>if top is the ace, and sorted holds one: it may stand below the two</source><translation>if top ist das Ass, und sorted enthält eines: es darf unter die Zwei</translation></message>
    <message><source>lowered ← sorted with every ace counting 1, wilds last</source><translation>lowered ← sorted, wobei jedes Ass 1 zählt, Joker zuletzt</translation></message>
    <message><source>if isStraight and info is not left out</source><translation>if isStraight and info fehlt nicht</translation></message>
    <message><source>suit ← none</source><translation>suit ← leer</translation></message>
    <message><source>for each card of hand</source><translation>for jede card in hand</translation></message>
    <message><source>if the card is a wild</source><translation>if card ist ein Joker</translation></message>
    <message><source>go on with the next card: it joins any suit</source><translation>weiter: ein Joker passt zu jeder Farbe</translation></message>
    <message><source>if suit is none</source><translation>if suit ist leer</translation></message>
    <message><source>valueCounts ← an empty list</source><translation>valueCounts ← eine leere Liste</translation></message>
    <message><source>if valueCounts has no entry for card.value</source><translation>if valueCounts hat keinen Eintrag für card.value</translation></message>
    <message><source>add an entry for card.value with count 0</source><translation>einen Eintrag für card.value mit Anzahl 0 anhängen</translation></message>
    <message><source>add 1 to the count of that entry</source><translation>die Anzahl dieses Eintrags um 1 erhöhen</translation></message>
    <message><source>rest ← an empty hand</source><translation>rest ← ein leeres Blatt</translation></message>
    <message><source>for each card of cards</source><translation>for jede card in cards</translation></message>
    <message><source>if card.value is in values and numExcluded &lt; max</source><translation>if card.value ist in values and numExcluded &lt; max</translation></message>
    <message><source>add a copy of the card to rest</source><translation>eine Kopie von card an rest anhängen</translation></message>
    <message><source>copy ← an empty hand</source><translation>copy ← ein leeres Blatt</translation></message>
    <message><source>add a new card with its value and suit to copy</source><translation>neue Karte mit Wert und Farbe von card an copy anhängen</translation></message>
    <message><source>card.value ← ace</source><translation>card.value ← Ass</translation></message>
    <message><source>value ← ace</source><translation>value ← Ass</translation></message>
    <message><source>for each wild of hand</source><translation>for jeden Joker in hand</translation></message>
    <message><source>while hand holds value</source><translation>while hand enthält value</translation></message>
    <message><source>return 1: hand 1 is better</source><translation>return 1: Blatt 1 ist besser</translation></message>
    <message><source>return −1: hand 2 is better</source><translation>return −1: Blatt 2 ist besser</translation></message>
    <message><source>if the rank is one of equal values: a wild is a bug</source><translation>if der Rang beruht auf gleichen Werten: Joker sind Bug-Joker</translation></message>
    <message><source>result ← the FindWinner function of the rank, with hand1 and hand2</source><translation>result ← die FindWinner-Funktion des Rangs, mit hand1 und hand2</translation></message>
    <message><source>if result = 0: natural beats wild</source><translation>if result = 0: echte Karten schlagen Joker</translation></message>
    <message><source>info1 ← a new info</source><translation>info1 ← ein neues info</translation></message>
    <message><source>info2 ← a new info</source><translation>info2 ← ein neues info</translation></message>
    <message><source>FullHouse(hand1, info1): finds the values of both groups</source><translation>FullHouse(hand1, info1): findet die Werte beider Gruppen</translation></message>
    <message><source>FullHouse(hand2, info2): finds the values of both groups</source><translation>FullHouse(hand2, info2): findet die Werte beider Gruppen</translation></message>
    <message><source>return 0: a tie</source><translation>return 0: Gleichstand</translation></message>
    <message><source>numWilds ← CountCardsByValue(sorted1, wild)</source><translation>numWilds ← CountCardsByValue(sorted1, Joker)</translation></message>
    <message><source>pair1 ← ace</source><translation>pair1 ← Ass</translation></message>
    <message><source>numWilds ← CountCardsByValue(sorted2, wild)</source><translation>numWilds ← CountCardsByValue(sorted2, Joker)</translation></message>
    <message><source>pair2 ← ace</source><translation>pair2 ← Ass</translation></message>
    <message><source>for index ← 0 to 1: the higher pair, then the lower</source><translation>for index ← 0 bis 1: das höhere Paar, dann das niedrigere</translation></message>
    <message><source>trio1 ← ace</source><translation>trio1 ← Ass</translation></message>
    <message><source>trio2 ← ace</source><translation>trio2 ← Ass</translation></message>
    <message><source>quad1 ← ace</source><translation>quad1 ← Ass</translation></message>
    <message><source>quad2 ← ace</source><translation>quad2 ← Ass</translation></message>
    <message><source>five1 ← ace</source><translation>five1 ← Ass</translation></message>
    <message><source>five2 ← ace</source><translation>five2 ← Ass</translation></message>
    <message><source>values ← [wild]</source><translation>values ← [Joker]</translation></message>
    <message><source>add info1.cardValues[0] to values</source><translation>info1.cardValues[0] an values anhängen</translation></message>
    <message><source>add info2.cardValues[0] to values</source><translation>info2.cardValues[0] an values anhängen</translation></message>
    <message><source>values ← [info.cardValues[0], wild]</source><translation>values ← [info.cardValues[0], Joker]</translation></message>
    <message><source>numLeft ← 4 − the number of cards taken out so far</source><translation>numLeft ← 4 − die Anzahl der bisher entfernten Karten</translation></message>
    <message><source>rest ← BuildHandExcludingValues(rest, [wild], numLeft)</source><translation>rest ← BuildHandExcludingValues(rest, [Joker], numLeft)</translation></message>
    <message><source>values ← info.cardValues, highest first</source><translation>values ← info.cardValues, der höchste zuerst</translation></message>
    <message><source>for each wild of copy</source><translation>for jeden Joker in copy</translation></message>
    <message><source>card.value ← the first of values</source><translation>card.value ← der erste Wert in values</translation></message>
    <message><source>take the first out of values</source><translation>den ersten Wert aus values entfernen</translation></message>
    <message><source>every ace of copy counts 1</source><translation>jedes Ass in copy zählt 1</translation></message>
    <message><source>replaceValue ← ace</source><translation>replaceValue ← Ass</translation></message>
    <message><source>for each value of cardValues</source><translation>for jeden value in cardValues</translation></message>
    <message><source>if the value is wild</source><translation>if value ist ein Joker</translation></message>
    <message><source>if cardValues holds replaceValue</source><translation>if cardValues enthält replaceValue</translation></message>
    <message><source>replaceValue ← king</source><translation>replaceValue ← König</translation></message>
    <message><source>the value becomes replaceValue</source><translation>value wird replaceValue</translation></message>
    <message><source>sort cardValues, highest first</source><translation>cardValues sortieren, der höchste zuerst</translation></message>
    <message><source>for each value of cardValues, size being 3 with the first and 2 with the second</source><translation>for jeden value in cardValues, wobei size beim ersten 3 ist, beim zweiten 2</translation></message>
    <message><source>for each wild of copy, while numMissing &gt; 0</source><translation>for jeden Joker in copy, solange numMissing &gt; 0</translation></message>
    <message><source>for each wild of copy, if numMissing &gt; 0</source><translation>for jeden Joker in copy, falls numMissing &gt; 0</translation></message>
    <message><source>numToCompare ← the number of cards in the shorter hand</source><translation>numToCompare ← die Anzahl der Karten im kürzeren Blatt</translation></message>
    <message><source>for index ← 0 to numToCompare − 1</source><translation>for index ← 0 bis numToCompare − 1</translation></message>
    <message><source>for index ← 0 to numToCompare</source><translation>for index ← 0 bis numToCompare</translation></message>
    <message><source>value1 ← hand1[index].value, a wild as an ace</source><translation>value1 ← hand1[index].value, ein Joker als Ass</translation></message>
    <message><source>value2 ← hand2[index].value, a wild as an ace</source><translation>value2 ← hand2[index].value, ein Joker als Ass</translation></message>
    <message><source>value2 ← hand1[index].value, a wild as an ace</source><translation>value2 ← hand1[index].value, ein Joker als Ass</translation></message>
    <message><source>pair1 ← info1.cardValues[index], or the ace for a pair of wilds</source><translation>pair1 ← info1.cardValues[index] oder das Ass bei einem Paar Joker</translation></message>
    <message><source>pair2 ← info2.cardValues[index], or the ace for a pair of wilds</source><translation>pair2 ← info2.cardValues[index] oder das Ass bei einem Paar Joker</translation></message>
    <message><source>values ← wild</source><translation>values ← Joker</translation></message>
    <message><source>values ← for each pair its value if it comes twice, wild if that does, or else both</source><translation>values ← für jedes Paar sein Wert, wenn er zweimal vorkommt, Joker, wenn der es tut, sonst beide</translation></message>
    <message><source>wilds1 ← the number of cards of hand 1 that were dealt as wilds</source><translation>wilds1 ← die Anzahl der Joker, die Blatt 1 bekommen hat</translation></message>
    <message><source>wilds2 ← the number of cards of hand 2 that were dealt as wilds</source><translation>wilds2 ← die Anzahl der Joker, die Blatt 2 bekommen hat</translation></message>
</context>
</TS>
