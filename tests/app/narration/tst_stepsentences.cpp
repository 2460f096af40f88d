// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/stepping.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The sentence of a step at this place with these hands, rules and lens.
struct Example
{
    const char* name = nullptr;
    const char* hands = nullptr;
    const char* rules = nullptr;
    const char* lens = nullptr;
    const char* place = nullptr;
    const char* sentence = nullptr;
};

constexpr const char* oneWild = "Kh 6c 6h 2s *";

constexpr auto examples = std::to_array<Example>({
    {"values are counted", oneWild, "series", "two-pair",
     "CountCardValues: add 1 to the count of that entry",
     "One more for 6♥: the list is [K: 1, 6: 2]."},
    {"a search starts at the first card", oneWild, "series", "",
     "DoCardsHaveSameValue: startIndex ← info.startIndex, or 0 if info is new or left out",
     "Start at card 1 of the sorted hand."},
    {"a search goes on behind the cards used", oneWild, "series", "",
     "DoCardsHaveSameValue: startIndex ← info.startIndex, or 0 if info is new or left out",
     "Go on at card 4 of the sorted hand, behind the last search."},
    {"one wild is a word", oneWild, "series", "",
     "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
     "One wild can fill in."},
    {"several wilds are a word, too", "9h 7h 5c * *", "series", "",
     "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
     "Two wilds can fill in."},
    {"a card of another value is named with the base value", "9h 9d 6c 6h 2s", "series",
     "full-house", "DoCardsHaveSameValue: if sorted[index].value ≠ baseValue → yes",
     "6♣ is not equal to the base value 9."},
    {"a court card is a word as a value", oneWild, "series", "",
     "DoCardsHaveSameValue: if sorted[index].value ≠ baseValue → yes",
     "6♣ is not equal to the base value king."},
    {"a card and a wild are a pair", oneWild, "series", "pair",
     "DoCardsHaveSameValue: if numMatched + numWilds < numToMatch → no",
     "K♥ and one wild are two of two: the wild completes the group."},
    {"two cards and a wild are a trio", oneWild, "series", "",
     "DoCardsHaveSameValue: if baseValue is set and numMatched + numWilds ≥ numToMatch → yes",
     "With one wild, two sixes are three of three: the wild completes the group."},
    {"a natural pair is found", "6c 6h 4s 3d 2s", "standard", "",
     "DoCardsHaveSameValue: if numMatched = numToMatch → yes",
     "6♥ equals the base value 6: two of two, the pair is found."},
    {"no four equal cards", oneWild, "series", "", "FourOfAKind: return found",
     "No four equal cards: the answer is no."},
    {"the rank check asks a matcher", oneWild, "series", "",
     "GetPokerHand: found ← the matcher of rank, with hand", "Is it a full house? Ask FullHouse."},
    {"the rank check hears yes", "8h 8d 8c 7s 7h", "series", "", "GetPokerHand: if found → yes",
     "Yes: the rank is full house."},
    {"a pair below the floor", "10h 10d 8c 7s 2h", "series", "",
     "JacksOrBetter: if info.cardValues[0] < the lowest pair that counts → yes",
     "A pair of tens is too low: the lowest that counts is a pair of jacks."},
    {"one wild for a gap and another one left", "9h 7h 5c * *", "series", "",
     "AreCardsStraight: if gap < 0 or gap > unused → no",
     "Between 9 and 7 the 8 is missing: one wild is needed, two are there."},
    {"a gap too wide", "Jh 7h 5c 4d *", "series", "",
     "AreCardsStraight: if gap < 0 or gap > unused → yes",
     "Between jack and 7 the gap is 3: one wild is too few."},
    {"a straight grows upwards", "Jh 10h 8c * *", "series", "",
     "AreCardsStraight: highest ← highest + 1",
     "A wild goes on top: the highest value is now queen."},
    {"a low ace", "Ah 2d 3c 4s 5h", "standard", "", "AreCardsStraight: return isStraight",
     "Ace to 5 in a row: the answer is yes."},
    {"suits differ", oneWild, "series", "", "AreCardsSameSuit: if card.suit ≠ suit → yes",
     "6♣ is of another suit than hearts."},
    {"a wild has any suit", "Ad Jd 9d 4d *", "series", "",
     "AreCardsSameSuit: go on with the next card: it joins any suit",
     "★ joins any suit: go on with the next card."},
    {"a natural card that is wild keeps its name", "Ad Jd 9d 4d 2c", "deuces", "",
     "AreCardsSameSuit: if the card is a wild → yes", "2♣ is a wild."},
    {"the higher rank wins", "Kh Kd 9c 7s 2h | 9h 7h 6h 4h 2c", "standard", "",
     "GetWinningPlayer: if rank1 > rank2 → yes",
     "Player 1 has the higher rank: pair beats high card."},
    {"equal cards of two hands", "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2s", "series", "",
     "CompareHands: if value1 > value2 → no", "Kicker 2: 7 against 7."},
    {"the third kicker decides", "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2s", "series", "",
     "CompareHands: if value1 > value2 → yes", "Kicker 3: 3 beats 2."},
    {"a card of a high card decides", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s", "series", "",
     "CompareHands: if value1 < value2 → yes", "Card 2: queen beats jack."},
    {"a pair decides", "Qs Qd 9h 7c 3d | Jh Jc 9s 7d 2s", "series", "",
     "ComparePairs: if pair1 > pair2 → yes",
     "Player 1's pair of queens is higher: it beats a pair of jacks."},
    {"a wild takes a value of a full house", "8h 7d * * *", "series", "full-house",
     "DoCardsHaveSameValue: add baseValue to info.cardValues",
     "Note the value: info.cardValues is [8, 7]."},
    {"a wild that has taken a value shows it", "9h 7h 5c * * | 8h 7d 6c 5s 4h", "series",
     "straight", "WildsAssumeValues: return copy", "Return the copy: 9♥ 8★ 7♥ 6★ 5♣."},
    {"fewer wilds decide", "Ah Kd 9h 7c * | Ac As Ks 9d 7d", "standard naturalBeatsWild=on", "",
     "CompareWildCounts: if wilds1 > wilds2 → yes", "0 against 1: Player 2 has fewer wilds."},
    {"a result names the player", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s", "series", "",
     "FindWinnerHighCard: return result", "The result is −1: the hand of Player 2 is better."},
});

void addColumns()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("sentence");
}

/// Checks that one of the steps at this place has the sentence.
void checkSentence(const QString& hands, const QString& rules, const QString& lens,
                   const QString& place, const QString& sentence)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    const Run run(dealt, {rulesFrom(rules).value().rules, categoryFromId(lens.toStdString())});
    QStringList texts;
    for (const Step& step : run.steps()) {
        if (describe(step, run.terms()) == place)
            texts << narration::stepText(step, run.hands(), run.terms().rules);
    }
    QVERIFY2(texts.contains(sentence), qPrintable(texts.join(u'\n')));
}

} // namespace

/// Well-known examples, word for word.
class TestStepSentences : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void sentences_data();
    void sentences();
    void sentencesInGerman_data();
    void sentencesInGerman();
};

void TestStepSentences::init()
{
    QVERIFY(speak("en"));
}

void TestStepSentences::sentences_data()
{
    addColumns();
    for (const Example& example : examples)
        QTest::newRow(example.name)
            << example.hands << example.rules << example.lens << QString::fromUtf8(example.place)
            << QString::fromUtf8(example.sentence);
}

void TestStepSentences::sentences()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QString, place);
    QFETCH(const QString, sentence);
    checkSentence(hands, rules, lens, place, sentence);
}

void TestStepSentences::sentencesInGerman_data()
{
    addColumns();
    const auto add = [](const char* name, const char* hands, const char* place,
                        const char* sentence) {
        QTest::newRow(name) << hands << "series"
                            << "" << QString::fromUtf8(place) << QString::fromUtf8(sentence);
    };
    add("one wild is a word", "Kh 6c 6h 2s *",
        "DoCardsHaveSameValue: numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
        "Ein Joker kann einspringen.");
    add("a court card after 'beats' is inflected", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s",
        "CompareHands: if value1 < value2 → yes", "Karte 2: Dame schlägt Bube.");
    add("a rank takes its article", "8h 8d 8c 7s 6h",
        "GetPokerHand: found ← the matcher of rank, with hand",
        "Enthält das Blatt einen Drilling? Das prüft ThreeOfAKind.");
}

void TestStepSentences::sentencesInGerman()
{
    QVERIFY(speak("de"));
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QString, place);
    QFETCH(const QString, sentence);
    checkSentence(hands, rules, lens, place, sentence);
}

SHOWDOWN_TEST(TestStepSentences)
#include "tst_stepsentences.moc"
