<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ArenaPicture</name>
    <message numerus="yes">
        <source>%n wild(s) are spent</source>
        <translation>
            <numerusform>%n wild is spent</numerusform>
            <numerusform>%n wilds are spent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArithmeticText</name>
    <message numerus="yes">
        <source>%1 misses : %n out(s)</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>%1 misses : %n out</numerusform>
            <numerusform>%1 misses : %n outs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchAnswerText</name>
    <message numerus="yes">
        <source>%n hands; at most three</source>
        <translation>
            <numerusform>%n hand; at most three</numerusform>
            <numerusform>%n hands; at most three</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPlaceText</name>
    <message numerus="yes">
        <source>%n cards, from %1 on</source>
        <comment>%1: &apos;Player 2, card 4&apos;, &apos;flop card 1&apos;</comment>
        <translation>
            <numerusform>%n card, from %1 on</numerusform>
            <numerusform>%n cards, from %1 on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckCommandText</name>
    <message numerus="yes">
        <source>hand %1 has %n card(s); a case needs five</source>
        <translation>
            <numerusform>hand %1 has %n card; a case needs five</numerusform>
            <numerusform>hand %1 has %n cards; a case needs five</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>the command gave no answer for %n seconds; does it flush its output after each line?</source>
        <translation>
            <numerusform>the command gave no answer for %n second; does it flush its output after each line?</numerusform>
            <numerusform>the command gave no answer for %n seconds; does it flush its output after each line?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message numerus="yes">
        <source>%n of 5 card(s)</source>
        <comment>how many cards somebody has</comment>
        <translation>
            <numerusform>%n of 5 cards</numerusform>
            <numerusform>%n of 5 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  wild(s)</source>
        <comment>label; keep the two spaces</comment>
        <translation>
            <numerusform>  wild</numerusform>
            <numerusform>  wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands given; at most three are possible</source>
        <translation>
            <numerusform>%n hand given; at most three are possible</numerusform>
            <numerusform>%n hands given; at most three are possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message numerus="yes">
        <source>%n comparison(s)</source>
        <comment>how many there were</comment>
        <translation>
            <numerusform>%n comparison</numerusform>
            <numerusform>%n comparisons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message numerus="yes">
        <source>%1 with %n wilds</source>
        <extracomment>%1: a rank, such as &quot;Full house&quot;</extracomment>
        <translation>
            <numerusform>%1 with %n wild</numerusform>
            <numerusform>%1 with %n wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds</source>
        <translation>
            <numerusform>%n wild</numerusform>
            <numerusform>%n wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wilds, %1 always becomes something better.</source>
        <extracomment>%1: a rank, such as &quot;two pair&quot;</extracomment>
        <translation>
            <numerusform>With %n wild, %1 always becomes something better.</numerusform>
            <numerusform>With %n wilds, %1 always becomes something better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message numerus="yes">
        <source>There is room for %n cards.</source>
        <comment>when more were typed</comment>
        <translation>
            <numerusform>There is room for %n card.</numerusform>
            <numerusform>There is room for %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are used twice. Keep the first of each?</source>
        <translation>
            <numerusform>%n card is used twice. Keep the first?</numerusform>
            <numerusform>%n cards are used twice. Keep the first of each?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands take the place of those on the table</source>
        <translation>
            <numerusform>%n hand takes the place of those on the table</numerusform>
            <numerusform>%n hands take the place of those on the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message numerus="yes">
        <source>The wild(s) and %1 are the highest cards</source>
        <extracomment>%1: &apos;A♥&apos;, &apos;A♥ A♠&apos;; the number is that of the wilds</extracomment>
        <translation>
            <numerusform>The wild and %1 are the highest cards</numerusform>
            <numerusform>The wilds and %1 are the highest cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseFaultText</name>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <comment>of hands that are built</comment>
        <translation>
            <numerusform>%n card is missing.</numerusform>
            <numerusform>%n cards are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseOutsText</name>
    <message numerus="yes">
        <source>%n out(s) are missing.</source>
        <comment>among marked cards</comment>
        <translation>
            <numerusform>%n out is missing.</numerusform>
            <numerusform>%n outs are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileMenusText</name>
    <message numerus="yes">
        <source>Odds: %1 · %n players</source>
        <extracomment>A situation of Odds without a name in a list; %1: its first cards</extracomment>
        <translation>
            <numerusform>Odds: %1 · %n player</numerusform>
            <numerusform>Odds: %1 · %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n players</source>
        <extracomment>A table without a name in a list; %1: the cards of its first hand</extracomment>
        <translation>
            <numerusform>%1 · %n player</numerusform>
            <numerusform>%1 · %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandArgumentText</name>
    <message numerus="yes">
        <source>%1 has %n table(s); --table N says which</source>
        <comment>%1: a file</comment>
        <translation>
            <numerusform>%1 has %n table; --table N says which</numerusform>
            <numerusform>%1 has %n tables; --table N says which</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderText</name>
    <message numerus="yes">
        <source>%1; the wild(s) count as ace(s)</source>
        <comment>%1: a reason; wilds are bugs</comment>
        <translation>
            <numerusform>%1; the wild counts as an ace</numerusform>
            <numerusform>%1; the wilds count as aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n of 5 card(s). The rank check starts with the fifth.</source>
        <comment>%1: &apos;Player 3&apos;</comment>
        <translation>
            <numerusform>%1 has %n of 5 cards. The rank check starts with the fifth.</numerusform>
            <numerusform>%1 has %n of 5 cards. The rank check starts with the fifth.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message numerus="yes">
        <source>every hand with exactly %n wild(s): %1 of %2</source>
        <translation>
            <numerusform>every hand with exactly %n wild: %1 of %2</numerusform>
            <numerusform>every hand with exactly %n wilds: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every case with exactly %n wild(s) in a hand: %1 of %2</source>
        <translation>
            <numerusform>every case with exactly %n wild in a hand: %1 of %2</numerusform>
            <numerusform>every case with exactly %n wilds in a hand: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every hand with %n wild(s) or more: %1 of %2</source>
        <translation>
            <numerusform>every hand with %n wild or more: %1 of %2</numerusform>
            <numerusform>every hand with %n wilds or more: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every case with %n wild(s) or more in a hand: %1 of %2</source>
        <translation>
            <numerusform>every case with %n wild or more in a hand: %1 of %2</numerusform>
            <numerusform>every case with %n wilds or more in a hand: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only hands with exactly %n wild(s): %1 of %2</source>
        <translation>
            <numerusform>only hands with exactly %n wild: %1 of %2</numerusform>
            <numerusform>only hands with exactly %n wilds: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only cases with exactly %n wild(s) in a hand: %1 of %2</source>
        <translation>
            <numerusform>only cases with exactly %n wild in a hand: %1 of %2</numerusform>
            <numerusform>only cases with exactly %n wilds in a hand: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only hands with %n wild(s) or more: %1 of %2</source>
        <translation>
            <numerusform>only hands with %n wild or more: %1 of %2</numerusform>
            <numerusform>only hands with %n wilds or more: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only cases with %n wild(s) or more in a hand: %1 of %2</source>
        <translation>
            <numerusform>only cases with %n wild or more in a hand: %1 of %2</numerusform>
            <numerusform>only cases with %n wilds or more in a hand: %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it explains all %n wrong answer(s)</source>
        <translation>
            <numerusform>it explains the %n wrong answer</numerusform>
            <numerusform>it explains all %n wrong answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextCardText</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>several jokers; %1: &apos;★&apos;</comment>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <comment>several jokers; %1: &apos;Wild card&apos;</comment>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <comment>in a legend; %1: &apos;Player 1&apos;, &apos;Tie&apos;, &apos;flush&apos;</comment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsCommandText</name>
    <message numerus="yes">
        <source>%n hands given; at most three are possible</source>
        <translation>
            <numerusform>%n hand given; at most three are possible</numerusform>
            <numerusform>%n hands given; at most three are possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the flop lacks %n card(s)</source>
        <translation>
            <numerusform>the flop lacks %n card</numerusform>
            <numerusform>the flop lacks %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsPlayerText</name>
    <message numerus="yes">
        <source>%n of %1 next cards change that</source>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n of %1 next cards changes that</numerusform>
            <numerusform>%n of %1 next cards change that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 next cards put another ahead</source>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n of %1 next cards puts another ahead</numerusform>
            <numerusform>%n of %1 next cards put another ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cards beat it</source>
        <comment>a hand</comment>
        <extracomment>%1: how many cards there are; the number is that of the cards which do it</extracomment>
        <translation>
            <numerusform>%n of %1 cards beats it</numerusform>
            <numerusform>%n of %1 cards beat it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n card unseen</numerusform>
            <numerusform>%n cards unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outs</source>
        <translation>
            <numerusform>%n out</numerusform>
            <numerusform>%n outs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsStateText</name>
    <message numerus="yes">
        <source>The flop needs %n more cards.</source>
        <translation>
            <numerusform>The flop needs %n more card.</numerusform>
            <numerusform>The flop needs %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board needs %n more cards.</source>
        <translation>
            <numerusform>The board needs %n more card.</numerusform>
            <numerusform>The board needs %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough cards are left: the deck lacks %n for the cards to come.</source>
        <translation>
            <numerusform>Not enough cards are left: the deck lacks %n for the cards to come.</numerusform>
            <numerusform>Not enough cards are left: the deck lacks %n for the cards to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>They make %1, but they give %2 the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but it gives %2 the same: the pot is shared.</numerusform>
            <numerusform>They make %1, but they give %2 the same: the pot is shared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 the same rank, and higher.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but it gives %2 the same rank, and higher.</numerusform>
            <numerusform>They make %1, but they give %2 the same rank, and higher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 %3.</source>
        <extracomment>%1, %3: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but it gives %2 %3.</numerusform>
            <numerusform>They make %1, but they give %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but %2 has the same: the pot is shared.</numerusform>
            <numerusform>They make %1, but %2 has the same: the pot is shared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has the same rank, and higher.</source>
        <extracomment>%1: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but %2 has the same rank, and higher.</numerusform>
            <numerusform>They make %1, but %2 has the same rank, and higher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 has %3.</source>
        <extracomment>%1, %3: &quot;a flush&quot;, %2: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but %2 has %3.</numerusform>
            <numerusform>They make %1, but %2 has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n out(s)</source>
        <comment>%1: &apos;Player 1&apos;</comment>
        <translation>
            <numerusform>%1: %n out</numerusform>
            <numerusform>%1: %n outs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but they give %2 and %4 the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2, %4: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but it gives %2 and %4 the same: the pot is shared.</numerusform>
            <numerusform>They make %1, but they give %2 and %4 the same: the pot is shared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They make %1, but %2 and %4 have the same: the pot is shared.</source>
        <extracomment>%1: &quot;a flush&quot;, %2, %4: &quot;Player 2&quot;; the number is that of the cards</extracomment>
        <translation>
            <numerusform>It makes %1, but %2 and %4 have the same: the pot is shared.</numerusform>
            <numerusform>They make %1, but %2 and %4 have the same: the pot is shared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>beside cards that are shown</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerFacts</name>
    <message numerus="yes">
        <source>%n card(s) to go</source>
        <comment>until a hand is complete</comment>
        <translation>
            <numerusform>%n card to go</numerusform>
            <numerusform>%n cards to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankingsText</name>
    <message numerus="yes">
        <source>Of %1 five-card hands, from 52 cards and %n joker(s), as many as a hand on the table holds</source>
        <comment>%1: &apos;2,869,685&apos;</comment>
        <translation>
            <numerusform>Of %1 five-card hands, from 52 cards and %n joker, as many as a hand on the table holds</numerusform>
            <numerusform>Of %1 five-card hands, from 52 cards and %n jokers, as many as a hand on the table holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 five-card hands, from 52 cards and %n joker(s)</source>
        <comment>%1: &apos;2,869,685&apos;</comment>
        <translation>
            <numerusform>Of %1 five-card hands, from 52 cards and %n joker</numerusform>
            <numerusform>Of %1 five-card hands, from 52 cards and %n jokers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message numerus="yes">
        <source>The deck holds %n joker(s).</source>
        <translation>
            <numerusform>The deck holds %n joker.</numerusform>
            <numerusform>The deck holds %n jokers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneText</name>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n wild</numerusform>
            <numerusform>%n wilds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::SheetChoices</name>
    <message numerus="yes">
        <source>%n topics</source>
        <translation>
            <numerusform>%n topic</numerusform>
            <numerusform>%n topics</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>There are up to %n cards to compare.</source>
        <translation>
            <numerusform>There is %n card to compare.</numerusform>
            <numerusform>There are up to %n cards to compare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: two of them are a pair of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 has %n wilds: two of them are a pair of aces.</numerusform>
            <numerusform>Player %1 has %n wilds: two of them are a pair of aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds, not enough for aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 has %n wild, not enough for aces.</numerusform>
            <numerusform>Player %1 has %n wilds, not enough for aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: three of them are a trio of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 has %n wilds: three of them are a trio of aces.</numerusform>
            <numerusform>Player %1 has %n wilds: three of them are a trio of aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: four of them are a quad of aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 has %n wilds: four of them are a quad of aces.</numerusform>
            <numerusform>Player %1 has %n wilds: four of them are a quad of aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 has %n wilds: five aces.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 has %n wilds: five aces.</numerusform>
            <numerusform>Player %1 has %n wilds: five aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 the hand has %2: %n are missing.</source>
        <comment>%1: jacks; %2: 3</comment>
        <translation>
            <numerusform>Of %1 the hand has %2: %n is missing.</numerusform>
            <numerusform>Of %1 the hand has %2: %n are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still missing.</source>
        <translation>
            <numerusform>%n is still missing.</numerusform>
            <numerusform>%n are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of value %1 are not enough.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n card of value %1 is not enough.</numerusform>
            <numerusform>%n cards of value %1 are not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are enough.</source>
        <translation>
            <numerusform>%n wild is enough.</numerusform>
            <numerusform>%n wilds are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds alone are not enough.</source>
        <translation>
            <numerusform>%n wild alone is not enough.</numerusform>
            <numerusform>%n wilds alone are not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the pairs are wilds.</source>
        <translation>
            <numerusform>%n card of the pairs is a wild.</numerusform>
            <numerusform>%n cards of the pairs are wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n wilds out of %1.</source>
        <comment>%1: K♥ 6♣</comment>
        <translation>
            <numerusform>Take %n wild out of %1.</numerusform>
            <numerusform>Take %n wilds out of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 was dealt %n wilds.</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Player %1 was dealt %n wild.</numerusform>
            <numerusform>Player %1 was dealt %n wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n wilds.</source>
        <translation>
            <numerusform>The hand has %n wild.</numerusform>
            <numerusform>The hand has %n wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand has %n cards of value %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>The hand has %n card of value %1.</numerusform>
            <numerusform>The hand has %n cards of value %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n cards with a value in %1 out of %2.</source>
        <comment>%1: [K, ★]; %2: K♥ 6♣</comment>
        <translation>
            <numerusform>Take up to %n card with a value in %1 out of %2.</numerusform>
            <numerusform>Take up to %n cards with a value in %1 out of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds can fill in.</source>
        <translation>
            <numerusform>%n wild can fill in.</numerusform>
            <numerusform>%n wilds can fill in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left over.</source>
        <translation>
            <numerusform>%n wild is left over.</numerusform>
            <numerusform>%n wilds are left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds can fill gaps.</source>
        <translation>
            <numerusform>%n wild can fill a gap.</numerusform>
            <numerusform>%n wilds can fill gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 the gap is %3: %n wilds are too few.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 3</comment>
        <translation>
            <numerusform>Between %1 and %2 the gap is %3: %n wild is too few.</numerusform>
            <numerusform>Between %1 and %2 the gap is %3: %n wilds are too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 the %3 is missing: one wild is needed, %n are there.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7</comment>
        <translation>
            <numerusform>Between %1 and %2 the %3 is missing: one wild is needed, %n is there.</numerusform>
            <numerusform>Between %1 and %2 the %3 is missing: one wild is needed, %n are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left.</source>
        <translation>
            <numerusform>%n wild is left.</numerusform>
            <numerusform>%n wilds are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left, and there is room above %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n wild is left, and there is room above %1.</numerusform>
            <numerusform>%n wilds are left, and there is room above %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wilds are left: there is room below %1.</source>
        <comment>%1: 6, jack</comment>
        <translation>
            <numerusform>%n wild is left: there is room below %1.</numerusform>
            <numerusform>%n wilds are left: there is room below %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a pair of %1 %n cards are missing.</source>
        <comment>%1: jacks</comment>
        <translation>
            <numerusform>For a pair of %1 %n card is missing.</numerusform>
            <numerusform>For a pair of %1 %n cards are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pair of %1 takes %n wilds.</source>
        <comment>%1: jacks</comment>
        <translation>
            <numerusform>The pair of %1 takes %n wild.</numerusform>
            <numerusform>The pair of %1 takes %n wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs of %1 and %2 need %n wilds.</source>
        <comment>%1: jacks; %2: jacks</comment>
        <translation>
            <numerusform>Pairs of %1 and %2 need %n wild.</numerusform>
            <numerusform>Pairs of %1 and %2 need %n wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 %2, with %n wilds: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>
            <numerusform>Only %1 %2, with %n wild: %3 are needed.</numerusform>
            <numerusform>Only %1 %2, with %n wilds: %3 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 %2, with the %n wilds left: %3 are needed.</source>
        <comment>%1: three; %2: sixes; %3: four</comment>
        <translation>
            <numerusform>Only %1 %2, with the %n wild left: %3 are needed.</numerusform>
            <numerusform>Only %1 %2, with the %n wilds left: %3 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n wilds are %2 of %2: the wilds complete the group.</source>
        <comment>%1: 6♥; %2: three</comment>
        <translation>
            <numerusform>%1 and %n wild are %2 of %2: the wild completes the group.</numerusform>
            <numerusform>%1 and %n wilds are %2 of %2: the wilds complete the group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2 these are missing: %3; %4 wilds are needed, %n are there.</source>
        <comment>%1: 6, jack; %2: 6, jack; %3: 8, 7; %4: two</comment>
        <translation>
            <numerusform>Between %1 and %2 these are missing: %3; %4 wilds are needed, %n is there.</numerusform>
            <numerusform>Between %1 and %2 these are missing: %3; %4 wilds are needed, %n are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wilds, %1 %2 are %3 of %3: the wilds complete the group.</source>
        <comment>%1: three; %2: jacks; %3: three</comment>
        <translation>
            <numerusform>With %n wild, %1 %2 are %3 of %3: the wild completes the group.</numerusform>
            <numerusform>With %n wilds, %1 %2 are %3 of %3: the wilds complete the group.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepsText</name>
    <message numerus="yes">
        <source>None of the %n step(s) of %1 is shown at this level: %2. --level questions and --level every show more.</source>
        <comment>%1: &apos;DoCardsHaveSameValue&apos;; %2: &apos;story&apos;</comment>
        <translation>
            <numerusform>%n step of %1 is not shown at this level: %2. --level questions and --level every show more.</numerusform>
            <numerusform>None of the %n steps of %1 is shown at this level: %2. --level questions and --level every show more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>%1 needs %n more card(s).</source>
        <comment>%1: &apos;Player 2&apos;</comment>
        <translation>
            <numerusform>%1 needs %n more card.</numerusform>
            <numerusform>%1 needs %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WildChoiceText</name>
    <message numerus="yes">
        <source>and %n more: %1</source>
        <comment>choices: &apos;and 7 more: 8 7 6 5 4 3 2&apos;</comment>
        <translation>
            <numerusform>and %n more: %1</numerusform>
            <numerusform>and %n more: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WildText</name>
    <message numerus="yes">
        <source>%n hand(s) given; only one is possible</source>
        <translation>
            <numerusform>%n hand given; only one is possible</numerusform>
            <numerusform>%n hands given; only one is possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetText</name>
    <message numerus="yes">
        <source>Only %n different question(s) of this choice can be made.</source>
        <translation>
            <numerusform>Only %n different question of this choice can be made.</numerusform>
            <numerusform>Only %n different questions of this choice can be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::BuildField</name>
    <message numerus="yes">
        <source>%n place(s) are still empty.</source>
        <translation>
            <numerusform>%n place is still empty.</numerusform>
            <numerusform>%n places are still empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::CompareView</name>
    <message numerus="yes">
        <source>%1 of %n cards left</source>
        <comment>%1: how many; %n: of how many</comment>
        <translation>
            <numerusform>%1 of %n card left</numerusform>
            <numerusform>%1 of %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileCommands</name>
    <message numerus="yes">
        <source>Only the first of %n files is opened.</source>
        <translation>
            <numerusform>Only the first of %n file is opened.</numerusform>
            <numerusform>Only the first of %n files is opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved tables are under File › Recover.</source>
        <translation>
            <numerusform>%n unsaved table is under File › Recover.</numerusform>
            <numerusform>%n unsaved tables are under File › Recover.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables stayed: they have changed since, or cannot be deleted.</source>
        <translation>
            <numerusform>%n table stayed: it has changed since, or cannot be deleted.</numerusform>
            <numerusform>%n tables stayed: they have changed since, or cannot be deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileExport</name>
    <message numerus="yes">
        <source>Exported %n files: “%1” and so on</source>
        <translation>
            <numerusform>Exported %n file: “%1”</numerusform>
            <numerusform>Exported %n files: “%1” and so on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::FileProblemBox</name>
    <message numerus="yes">
        <source>%n kept tables could not be read. They stay in these files:</source>
        <translation>
            <numerusform>%n kept table could not be read. It stays in this file:</numerusform>
            <numerusform>%n kept tables could not be read. They stay in these files:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n others</source>
        <comment>files</comment>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened. Your table is unchanged.</source>
        <translation>
            <numerusform>%n file could not be opened. Your table is unchanged.</numerusform>
            <numerusform>%n files could not be opened. Your table is unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::FindBar</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>how many were found</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::ForgetBox</name>
    <message numerus="yes">
        <source>Delete %n tables that could be recovered? This cannot be undone.</source>
        <translation>
            <numerusform>Delete %n table that could be recovered? This cannot be undone.</numerusform>
            <numerusform>Delete %n tables that could be recovered? This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::HelpDialog</name>
    <message numerus="yes">
        <source>Found %n times</source>
        <extracomment>How often the searched words are on the page</extracomment>
        <translation>
            <numerusform>Found %n time</numerusform>
            <numerusform>Found %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::LearnView</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>In the status bar: &quot;5 of 25 lessons done&quot;</extracomment>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is mentioned in %n lessons; in this text: %2</source>
        <extracomment>In the status bar; %1: words searched for; %2: how often the open lesson mentions them</extracomment>
        <translation>
            <numerusform>“%1” is mentioned in %n lesson; in this text: %2</numerusform>
            <numerusform>“%1” is mentioned in %n lessons; in this text: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonDocument</name>
    <message numerus="yes">
        <source>Lesson %1 of %2 · about %n minutes · %3</source>
        <extracomment>Under the title of a lesson; %1: its number, %2: how many there are, %3: its group</extracomment>
        <translation>
            <numerusform>Lesson %1 of %2 · about %n minute · %3</numerusform>
            <numerusform>Lesson %1 of %2 · about %n minutes · %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lesson %1 · about %n minutes · %2</source>
        <extracomment>Under the title of a lesson of one&apos;s own; %1: its number, %2: its group</extracomment>
        <translation>
            <numerusform>Lesson %1 · about %n minute · %2</numerusform>
            <numerusform>Lesson %1 · about %n minutes · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonExercises</name>
    <message numerus="yes">
        <source>%1 of %n right at the first try</source>
        <extracomment>Above the exercises of a lesson; %1: a number, %n: how many exercises there are</extracomment>
        <translation>
            <numerusform>%1 of %n right at the first try</numerusform>
            <numerusform>%1 of %n right at the first try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 were not right at the first try, so this round does not count.</source>
        <extracomment>At the end of a round of questions; %n: how many were wrong, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n of %1 was not right at the first try, so this round does not count.</numerusform>
            <numerusform>%n of %1 were not right at the first try, so this round does not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonFiles</name>
    <message numerus="yes">
        <source>%n lessons cannot be shown. “%1”: %2</source>
        <extracomment>%n: a number of lessons, more than the one that is named; %1: a folder; %2: what is wrong</extracomment>
        <translation>
            <numerusform>%n lesson cannot be shown. “%1”: %2</numerusform>
            <numerusform>%n lessons cannot be shown. “%1”: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::LessonList</name>
    <message numerus="yes">
        <source>%1 of %n done</source>
        <extracomment>How many lessons are done: &quot;5 of 25 done&quot;</extracomment>
        <translation>
            <numerusform>%1 of %n done</numerusform>
            <numerusform>%1 of %n done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsCommands</name>
    <message numerus="yes">
        <source>The deck holds %n jokers now.</source>
        <translation>
            <numerusform>The deck holds %n joker now.</numerusform>
            <numerusform>The deck holds %n jokers now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OddsView</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>who are at the table</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutGroups</name>
    <message numerus="yes">
        <source>%n more cards</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OutsField</name>
    <message numerus="yes">
        <source>%n card(s) marked</source>
        <translation>
            <numerusform>%n card marked</numerusform>
            <numerusform>%n cards marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::OverwriteBox</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::PracticeToolBar</name>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::PracticeView</name>
    <message numerus="yes">
        <source>End this round? %n answers are kept.</source>
        <translation>
            <numerusform>End this round? %n answer is kept.</numerusform>
            <numerusform>End this round? %n answers are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days of practice this month</source>
        <translation>
            <numerusform>%n day of practice this month</numerusform>
            <numerusform>%n days of practice this month</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::RuleNameDialog</name>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>A name has at most %n character.</numerusform>
            <numerusform>A name has at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>showdown::gui::StartPage</name>
    <message numerus="yes">
        <source>%n questions are due today</source>
        <translation>
            <numerusform>%n question is due today</numerusform>
            <numerusform>%n questions are due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions are due.</source>
        <translation>
            <numerusform>%n question is due.</numerusform>
            <numerusform>%n questions are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is due; %n questions tomorrow.</source>
        <translation>
            <numerusform>Nothing is due; %n question tomorrow.</numerusform>
            <numerusform>Nothing is due; %n questions tomorrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions %1</source>
        <extracomment>%1: &quot;from the topics you have met: 9 of 14&quot;</extracomment>
        <translation>
            <numerusform>%n question %1</numerusform>
            <numerusform>%n questions %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions, %1 with a hint</source>
        <extracomment>%1: in how many of them a hint was taken</extracomment>
        <translation>
            <numerusform>%n question, %1 with a hint</numerusform>
            <numerusform>%n questions, %1 with a hint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n questions come due</source>
        <translation>
            <numerusform>Tomorrow %n question comes due</numerusform>
            <numerusform>Tomorrow %n questions come due</numerusform>
        </translation>
    </message>
</context>
</TS>
