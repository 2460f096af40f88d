// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/stepping.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// What a step at this place says with these hands, rules and lens.
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
    {"values are counted", oneWild, "series", "two-pair", "CountCardValues:6",
     "One more for 6♥: the list is [K: 1, 6: 2]."},
    {"a search starts at the first card", oneWild, "series", "", "DoCardsHaveSameValue:2",
     "Start at card 1 of the sorted hand."},
    {"a search goes on behind the cards used", oneWild, "series", "", "DoCardsHaveSameValue:2",
     "Start at card 4 of the sorted hand: the ones before are used."},
    {"one wild is a word", oneWild, "series", "", "DoCardsHaveSameValue:3",
     "One wild can fill in."},
    {"several wilds are a number", "9h 7h 5c * *", "series", "", "DoCardsHaveSameValue:3",
     "2 wilds can fill in."},
    {"a card of another value is named with the base value", "9h 9d 6c 6h 2s", "series",
     "full-house", "DoCardsHaveSameValue:7 yes", "6♣ is not equal to the base value 9."},
    {"a court card is a word as a value", oneWild, "series", "", "DoCardsHaveSameValue:7 yes",
     "6♣ is not equal to the base value king."},
    {"a card and a wild are a pair", oneWild, "series", "pair", "DoCardsHaveSameValue:16 no",
     "K♥ and one wild are two of two: the wild completes the run."},
    {"two cards and a wild are a trio", oneWild, "series", "", "DoCardsHaveSameValue:8 yes",
     "With one wild two sixes are three of three: the wild completes the run."},
    {"a natural pair is found", "6c 6h 4s 3d 2s", "standard", "", "DoCardsHaveSameValue:14 yes",
     "6♥ equals the base value 6: two of two, the pair is found."},
    {"no four equal cards", oneWild, "series", "", "FourOfAKind:4",
     "No four equal cards: the answer is no."},
    {"the rank check asks a matcher", oneWild, "series", "", "GetPokerHand:6",
     "Is it a full house? Ask FullHouse."},
    {"the rank check hears yes", "8h 8d 8c 7s 7h", "series", "", "GetPokerHand:7 yes",
     "Yes: the rank is full house."},
    {"a pair below the floor", "10h 10d 8c 7s 2h", "series", "", "JacksOrBetter:10 yes",
     "A pair of tens is too low: the lowest that counts is a pair of jacks."},
    {"one wild for a gap and another one left", "9h 7h 5c * *", "series", "",
     "AreCardsStraight:14 no",
     "Between 9 and 7 the 8 is missing: one wild is needed, 2 are there."},
    {"a gap too wide", "Jh 7h 5c 4d *", "series", "", "AreCardsStraight:14 yes",
     "Between jack and 7 the gap is 3: one wild is too few."},
    {"a straight grows upwards", "Jh 10h 8c * *", "series", "", "AreCardsStraight:22",
     "A wild goes on top: the highest value is now queen."},
    {"a low ace", "Ah 2d 3c 4s 5h", "standard", "", "AreCardsStraight:39",
     "Ace to 5 in a row: the answer is yes."},
    {"suits differ", oneWild, "series", "", "AreCardsSameSuit:8 yes",
     "6♣ is of another suit than hearts."},
    {"a wild has any suit", "Ad Jd 9d 4d *", "series", "", "AreCardsSameSuit:5",
     "★ joins any suit: go on with the next card."},
    {"a natural card that is wild keeps its name", "Ad Jd 9d 4d 2c", "deuces", "",
     "AreCardsSameSuit:4 yes", "2♣ is a wild."},
    {"the higher rank wins", "Kh Kd 9c 7s 2h | 9h 7h 6h 4h 2c", "standard", "",
     "GetWinningPlayer:2 yes", "Player 1 has the higher rank: pair beats high card."},
    {"equal cards of two hands", "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2s", "series", "",
     "CompareHands:6 no", "Kicker 2: 7 against 7."},
    {"the third kicker decides", "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2s", "series", "",
     "CompareHands:6 yes", "Kicker 3: 3 beats 2."},
    {"a card of a high card decides", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s", "series", "",
     "CompareHands:8 yes", "Card 2: queen beats jack."},
    {"a pair decides", "Qs Qd 9h 7c 3d | Jh Jc 9s 7d 2s", "series", "", "ComparePairs:10 yes",
     "The pair of Player 1 is higher: queen beats jack."},
    {"a wild takes a value of a full house", "8h 7d * * *", "series", "full-house",
     "DoCardsHaveSameValue:26", "Note the value: info.cardValues is [8, 7]."},
    {"a wild that has taken a value shows it", "9h 7h 5c * * | 8h 7d 6c 5s 4h", "series",
     "straight", "WildsAssumeValues:10", "Return the copy: 9♥ 8★ 7♥ 6★ 5♣."},
    {"fewer wilds decide", "Ah Kd 9h 7c * | Ac As Ks 9d 7d", "standard naturalBeatsWild=on", "",
     "CompareWildCounts:6 yes", "0 against 1: Player 2 has fewer wilds."},
    {"a result names the player", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s", "series", "",
     "FindWinnerHighCard:5", "The result is −1: the hand of Player 2 is better."},
});

void addColumns()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("sentence");
}

/// One of the steps at this place says so.
void checkSentence(const QString& hands, const QString& rules, const QString& lens,
                   const QString& place, const QString& sentence)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    const Run run(dealt, rulesFrom(rules).value().rules, categoryFromId(lens.toStdString()));
    QStringList texts;
    for (const Step& step : run.steps) {
        if (describe(step) == place)
            texts << run.text(step);
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
        QTest::newRow(example.name) << example.hands << example.rules << example.lens
                                    << example.place << QString::fromUtf8(example.sentence);
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
                            << "" << place << QString::fromUtf8(sentence);
    };
    add("one wild is a word", "Kh 6c 6h 2s *", "DoCardsHaveSameValue:3",
        "Ein Joker kann einspringen.");
    add("a court card after 'beats' is inflected", "Ah Jd 9h 7c 3d | Ac Qc 9s 7d 2s",
        "CompareHands:8 yes", "Karte 2: Dame schlägt Buben.");
    add("a rank takes its article", "8h 8d 8c 7s 6h", "GetPokerHand:6",
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

QTEST_GUILESS_MAIN(TestStepSentences)
#include "tst_stepsentences.moc"
