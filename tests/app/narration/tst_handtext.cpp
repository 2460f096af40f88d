// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardtext.h"
#include "app/narration/handtext.h"
#include "app/narration/rulestext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

HandValue valueOf(const QString& hand, const QString& rules)
{
    return evaluate(handOf(hand.toStdString()), rulesFrom(rules).value().rules)->value;
}

QString partsText(const std::vector<HandPart>& parts)
{
    QStringList texts;
    for (const HandPart& part : parts)
        texts << QStringLiteral("%1+%2 %3").arg(part.first).arg(part.count).arg(part.name);
    return texts.join(QStringLiteral(", "));
}

} // namespace

/// Names of hands, ranks and cards.
class TestHandText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void handsHaveNames_data();
    void handsHaveNames();
    void handsHaveGermanNames_data();
    void handsHaveGermanNames();
    void phrasesNameAsMuchAsTheyAreAsked();
    void groupsOfTheWorkingHandHaveNames_data();
    void groupsOfTheWorkingHandHaveNames();
    void aLowPairIsNoted_data();
    void aLowPairIsNoted();
    void thePairIsCalledJacksOrBetterWhileTheFloorIsAJack();
    void lensesHaveNames();
    void cardsHaveNames_data();
    void cardsHaveNames();
    void cardsThatTheRulesMakeWildSaySo();
    void valuesThatBeatAreFiguresUpToTen();
};

void TestHandText::handsHaveNames_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("whole");
    const auto row = [](const char* name, const char* hand, const char* first, const char* second,
                        const char* whole, const char* rules = "series") {
        QTest::newRow(name) << hand << rules << first << second << whole;
    };

    row("a royal flush needs no values", "Ah Kh Qh Jh *", "Royal flush", "", "Royal flush");
    row("a straight flush names its highest card", "9h 8h * 6h 5h", "Straight flush", "nine high",
        "Straight flush, nine high");
    row("five of a kind names its value", "Ah Ad Ac As *", "Five aces", "", "Five aces",
        "standard");
    row("four of a kind names its kicker", "7h 7d 7c 7s Kd", "Four sevens", "king kicker",
        "Four sevens, king kicker");
    row("a full house names the trio first", "8h 8d Kc Ks Kd", "Full house", "kings over eights",
        "Full house, kings over eights");
    row("a flush is known by its highest card", "Ad Jd 9d 5d 2d", "Flush, ace high",
        "then jack, nine, five, two", "Flush, ace high");
    row("a straight names its highest card", "9h 8d * 6h 5h", "Straight", "nine high",
        "Straight, nine high");
    row("a wheel is five high", "Ah 2d 3h 4h 5c", "Straight", "five high", "Straight, five high",
        "standard");
    row("three of a kind names two kickers", "Kh 6c 6h 2s *", "Three sixes", "kickers king, two",
        "Three sixes, kickers king, two");
    row("two pair names both and the kicker", "Qh Qd 5c 5s Jh", "Two pair",
        "queens and fives, jack kicker", "Two pair, queens and fives, jack kicker");
    row("a pair names three kickers", "Qh Qd 9c 7s 2h", "Pair of queens",
        "kickers nine, seven, two", "Pair of queens, kickers nine, seven, two");
    row("a high card names all five", "Ah Jd 8c 6s 4h", "High card, ace",
        "then jack, eight, six, four", "High card, ace, then jack, eight, six, four");
    row("a pair below the floor is a high card", "9h 9d 7c 5s 2h", "High card, nine",
        "then nine, seven, five, two", "High card, nine, then nine, seven, five, two");
    row("the same pair counts where the floor is two", "9h 9d 7c 5s 2h", "Pair of nines",
        "kickers seven, five, two", "Pair of nines, kickers seven, five, two", "standard");
}

void TestHandText::handsHaveNames()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, rules);
    QTEST(handName(valueOf(hand, rules)).first, "first");
    QTEST(handName(valueOf(hand, rules)).second, "second");
    QTEST(handName(valueOf(hand, rules)).whole, "whole");
}

void TestHandText::handsHaveGermanNames_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("whole");

    QTest::newRow("royal flush") << "Ah Kh Qh Jh *"
                                 << "Royal Flush";
    QTest::newRow("four of a kind") << "7h 7d 7c 7s Kd"
                                    << "Vier Siebenen, Kicker König";
    QTest::newRow("full house") << "8h 8d Kc Ks Kd"
                                << "Full House, drei Könige, zwei Achten";
    QTest::newRow("flush") << "Ad Jd 9d 5d 2d"
                           << "Flush, Ass hoch";
    QTest::newRow("straight") << "9h 8d * 6h 5h"
                              << "Straße, Neun hoch";
    QTest::newRow("three of a kind") << "Kh 6c 6h 2s *"
                                     << "Drei Sechsen, Kicker König, Zwei";
    QTest::newRow("two pair") << "Qh Qd 5c 5s Jh"
                              << "Zwei Paare, Damen und Fünfen, Kicker Bube";
    QTest::newRow("pair") << "Qh Qd 9c 7s 2h"
                          << "Paar Damen, Kicker Neun, Sieben, Zwei";
    QTest::newRow("high card") << "Ah Jd 8c 6s 4h"
                               << "High Card Ass, dann Bube, Acht, Sechs, Vier";
}

void TestHandText::handsHaveGermanNames()
{
    QFETCH(const QString, hand);
    QVERIFY(speak("de"));
    QTEST(handName(valueOf(hand, QStringLiteral("series"))).whole, "whole");
}

void TestHandText::phrasesNameAsMuchAsTheyAreAsked()
{
    const HandValue fullHouse = valueOf(QStringLiteral("8h 8d Kc Ks Kd"), QStringLiteral("series"));
    QCOMPARE(handPhrase(fullHouse, HandDetail::rank), QStringLiteral("a full house"));
    QCOMPARE(handPhrase(fullHouse, HandDetail::firstGroup),
             QStringLiteral("a full house with three kings"));
    QCOMPARE(handPhrase(fullHouse, HandDetail::allGroups),
             QStringLiteral("a full house, kings over eights"));

    const HandValue flush = valueOf(QStringLiteral("Ad Jd 9d 5d 2d"), QStringLiteral("series"));
    QCOMPARE(handPhrase(flush, HandDetail::firstGroup), QStringLiteral("a flush, ace high"));
    QCOMPARE(handPhrase(flush, HandDetail::all),
             QStringLiteral("a flush, ace high, then jack, nine, five, two"));
    QCOMPARE(handNameInline(flush), QStringLiteral("flush, ace high, then jack, nine, five, two"));
}

void TestHandText::groupsOfTheWorkingHandHaveNames_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("parts");

    QTest::newRow("high card") << "Ah Jd 8c 6s 4h"
                               << "0+5 high cards";
    QTest::newRow("pair") << "Qh Qd 9c 7s 2h"
                          << "0+2 pair, 2+3 kickers";
    QTest::newRow("two pair") << "Qh Qd 5c 5s Jh"
                              << "0+2 higher pair, 2+2 lower pair, 4+1 kicker";
    QTest::newRow("three of a kind") << "Kh 6c 6h 2s *"
                                     << "0+3 three sixes, 3+2 kickers";
    QTest::newRow("straight") << "9h 8d * 6h 5h"
                              << "0+5 straight";
    QTest::newRow("flush") << "Ad Jd 9d 5d 2d"
                           << "0+5 flush";
    QTest::newRow("full house") << "8h 8d Kc Ks Kd"
                                << "0+3 three kings, 3+2 pair";
    QTest::newRow("four of a kind") << "7h 7d 7c 7s Kd"
                                    << "0+4 four sevens, 4+1 kicker";
    QTest::newRow("straight flush") << "9h 8h * 6h 5h"
                                    << "0+5 straight flush";
    QTest::newRow("royal flush") << "Ah Kh Qh Jh *"
                                 << "0+5 royal flush";
    QTest::newRow("five of a kind") << "Ah Ad Ac As *"
                                    << "0+5 five aces";
}

void TestHandText::groupsOfTheWorkingHandHaveNames()
{
    QFETCH(const QString, hand);
    const QString rules = QStringLiteral("series fiveOfAKind=on");
    QTEST(partsText(handParts(valueOf(hand, rules))), "parts");
}

void TestHandText::aLowPairIsNoted_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("note");

    QTest::newRow("tens under a floor of jacks") << "Th Td 7c 5s 2h"
                                                 << "a pair of tens counts as a high card here";
    QTest::newRow("no pair") << "Th 9d 7c 5s 2h"
                             << "";
    QTest::newRow("a pair that counts") << "Jh Jd 7c 5s 2h"
                                        << "";
}

void TestHandText::aLowPairIsNoted()
{
    QFETCH(const QString, hand);
    QTEST(lowPairNote(valueOf(hand, QStringLiteral("series")), HouseRules()), "note");
}

void TestHandText::thePairIsCalledJacksOrBetterWhileTheFloorIsAJack()
{
    QCOMPARE(categoryName(Category::pair, rulesOf(Preset::series)),
             QStringLiteral("Jacks or better"));
    QCOMPARE(categoryName(Category::pair, rulesOf(Preset::standard)), QStringLiteral("Pair"));
    QCOMPARE(categoryName(Category::twoPair, rulesOf(Preset::series)), QStringLiteral("Two pair"));
}

void TestHandText::lensesHaveNames()
{
    const HouseRules series;
    QCOMPARE(doesNotFit(Category::fullHouse, series), QStringLiteral("Not a full house"));
    QCOMPARE(doesNotFit(Category::pair, series), QStringLiteral("Not a pair of jacks or better"));
    QCOMPARE(doesNotFit(Category::pair, rulesOf(Preset::standard)), QStringLiteral("Not a pair"));
    QCOMPARE(comparingAs(Category::fullHouse),
             QStringLiteral("Every hand is compared as a full house."));
    QCOMPARE(workingHandCaption(std::nullopt), QStringLiteral("Working hand, in comparing order"));
    QCOMPARE(workingHandCaption(Category::fullHouse),
             QStringLiteral("Working hand, as full house"));
}

void TestHandText::cardsHaveNames_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("symbol");

    QTest::newRow("a court card") << "Kd"
                                  << "King of diamonds"
                                  << "Karo-König"
                                  << "K♦";
    QTest::newRow("a ten has two digits") << "Th"
                                          << "Ten of hearts"
                                          << "Herz-Zehn"
                                          << "10♥";
    QTest::newRow("a joker") << "*"
                             << "Wild card"
                             << "Joker"
                             << "★";
}

void TestHandText::cardsHaveNames()
{
    QFETCH(const QString, card);
    const Card parsed = std::get<Card>(parseCard(card.toStdString()));
    QTEST(cardName(parsed), "name");
    QTEST(cardSymbol(parsed), "symbol");
    QVERIFY(speak("de"));
    QTEST(cardName(parsed), "german");
}

void TestHandText::cardsThatTheRulesMakeWildSaySo()
{
    const HouseRules deuces = rulesOf(Preset::deuces);
    const Card two(Rank::two, Suit::hearts);
    QCOMPARE(cardName(two, deuces), QStringLiteral("Two of hearts (wild)"));
    QCOMPARE(cardSymbol(two, deuces), QStringLiteral("2♥ (wild)"));
    QCOMPARE(cardSymbol(two, HouseRules()), QStringLiteral("2♥"));
    QCOMPARE(cardName(Card::joker(), deuces), QStringLiteral("Wild card"));
    QVERIFY(speak("de"));
    QCOMPARE(cardName(two, deuces), QStringLiteral("Herz-Zwei (Joker)"));
}

void TestHandText::valuesThatBeatAreFiguresUpToTen()
{
    QStringList values;
    for (const Rank rank : allRanks())
        values << beatingValue(rank);
    QCOMPARE(values.join(u' '), QStringLiteral("2 3 4 5 6 7 8 9 10 jack queen king ace"));
    QVERIFY(speak("de"));
    QCOMPARE(beatingValue(Rank::jack), QStringLiteral("Bube"));
    QCOMPARE(beatenValue(Rank::jack), QStringLiteral("Bube"));
}

SHOWDOWN_TEST(TestHandText)
#include "tst_handtext.moc"
