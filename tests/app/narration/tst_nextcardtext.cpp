// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/nextcardtext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <utility>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

OddsPlayers playersOf(const Situation& situation)
{
    OddsPlayers players;
    for (int player = 1; player <= static_cast<int>(situation.players.size()); ++player)
        players.numbers.push_back(player);
    return players;
}

NextCard nextCard(const Situation& situation, const QString& card)
{
    const Card wanted = cardsOf(card).front();
    const std::optional<NextCards> cards = nextCardsOf(situation);
    for (const NextCard& next : cards->cards) {
        if (next.card.card == wanted)
            return next;
    }
    qFatal("not to come: %s", qPrintable(card));
}

} // namespace

/// The effect of a next card, in words.
class TestNextCardText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(speak("en")); }

    void outcomesAreTold_data();
    void outcomesAreTold();
    void groupsCountEveryCardOnce();
    void handsAreTold();
    void seenCardsAreTold();
    void percentsAreWhole();
    void ownNamesAreUsed();
};

void TestNextCardText::outcomesAreTold_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("expected");
    const QString players = QStringLiteral("As Ks | Qh Qd | Jc Tc");
    const QString split = QStringLiteral("As Kd | Ah Kc | 2c 2s");
    QTest::newRow("one wins") << players << "Qs 9s 4d 8h"
                              << "Js"
                              << "J♠: Player 1 wins";
    QTest::newRow("one is ahead") << players << "Qs 9s 4d"
                                  << "8h"
                                  << "8♥: Player 3 is ahead";
    QTest::newRow("two share") << split << "Ac 9s 4d 8h"
                               << "7h"
                               << "7♥: Players 1 and 2 share the pot";
    QTest::newRow("two are level") << split << "Ac 9s 4d"
                                   << "7h"
                                   << "7♥: Players 1 and 2 are level";
    QTest::newRow("all share") << "As Kd | Ah Kc | Ad Ks"
                               << "Qs 9s 4d 8h"
                               << "7h"
                               << "7♥: All three share the pot";
    QTest::newRow("all are level") << "As Kd | Ah Kc | Ad Ks"
                                   << "Qs 9s 4d"
                                   << "7h"
                                   << "7♥: All three are level";
    QTest::newRow("unknown cards settle nothing") << "As Ks | Qh ?"
                                                  << "Qs 9s 4d 8h"
                                                  << "Js"
                                                  << "J♠: Player 1 is ahead";
    QTest::newRow("no player is known") << "? ? | Qh ?"
                                        << "Qs 9s 4d 8h"
                                        << "Js"
                                        << "J♠";
    QTest::newRow("a player alone") << "As Ks"
                                    << "Qs 9s 4d 8h"
                                    << "Js"
                                    << "J♠";
}

void TestNextCardText::outcomesAreTold()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, card);
    const Situation situation = situationOf(holes, board);
    QTEST(nextCardTitle(nextCard(situation, card), situation, playersOf(situation)), "expected");
}

void TestNextCardText::groupsCountEveryCardOnce()
{
    for (const auto& [holes, rules] :
         {std::pair("As Ks | Qh Qd | Jc Tc", "standard jokers=3"),
          std::pair("As Kd | Ah Kc | Ad Ks", "standard"), std::pair("As Ks", "series jokers=2")}) {
        const Situation situation = situationOf(QLatin1String(holes), QStringLiteral("Qs 9s 4d 8h"),
                                                {}, QLatin1String(rules));
        int cards = 0;
        QStringList texts;
        for (const NextCardGroup& group :
             nextCardGroups(*nextCardsOf(situation), playersOf(situation))) {
            QVERIFY(!texts.contains(group.text));
            texts << group.text;
            cards += group.cards;
        }
        QCOMPARE(cards, UnseenDeck(situation).count());
    }
    const Situation split =
        situationOf(QStringLiteral("As Kd | Ah Kc | 2c 2s"), QStringLiteral("Ac 9s 4d 8h"));
    const auto groups = nextCardGroups(*nextCardsOf(split), playersOf(split));
    QStringList texts;
    for (const NextCardGroup& group : groups)
        texts << group.text;
    QCOMPARE(texts.join(QStringLiteral("; ")),
             QStringLiteral("Player 1: 0 cards; Player 2: 0 cards; Player 3: 2 cards; "
                            "Tie: 40 cards"));
}

void TestNextCardText::handsAreTold()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qh ?"), QStringLiteral("Qs 9s 4d 8h"));
    const QStringList lines =
        nextCardLines(nextCard(situation, QStringLiteral("Js")), playersOf(situation));
    QCOMPARE(lines.size(), qsizetype{2});
    QVERIFY(lines[0].startsWith(
        QStringLiteral("Player 1: flush, ace high, then king, queen, jack, nine (")));
    QVERIFY(lines[1].startsWith(QStringLiteral("Player 2: unknown cards (")));
    const Situation alone = situationOf(QStringLiteral("As Ks"), QStringLiteral("Qs 9s 4d 8h"));
    QCOMPARE(
        nextCardLines(nextCard(alone, QStringLiteral("Js")), playersOf(alone)),
        QStringList{QStringLiteral("Player 1: flush, ace high, then king, queen, jack, nine")});
}

void TestNextCardText::seenCardsAreTold()
{
    const OddsPlayers players{{1, 3}, {}};
    const Card ace = cardsOf(QStringLiteral("As")).front();
    QCOMPARE(seenCardName(ace, {SeenArea::hole, 1, 0}, {}, players),
             QStringLiteral("Ace of spades: Player 3 holds it"));
    QCOMPARE(seenCardName(ace, {SeenArea::board, 0, 0}, {}, players),
             QStringLiteral("Ace of spades: on the board"));
    QCOMPARE(seenCardName(ace, {SeenArea::dead, 0, 0}, {}, players),
             QStringLiteral("Ace of spades: dead"));
    QCOMPARE(seenCardMark({SeenArea::hole, 1, 0}, players), QStringLiteral("3"));
    QCOMPARE(seenCardMark({SeenArea::board, 0, 0}, players), QStringLiteral("B"));
}

void TestNextCardText::percentsAreWhole()
{
    NextCard next{{Card::joker(), 1}, {}, 1, {}};
    next.equity.players = 2;
    QCOMPARE(nextCardPercent(next, 0, false), QString());
    next.equity.counted = 200;
    next.equity.byWinners[1] = 1;
    next.equity.byWinners[2] = 199;
    QCOMPARE(nextCardPercent(next, 0, false), QStringLiteral("1 %"));
    QCOMPARE(nextCardPercent(next, 1, true), QStringLiteral("100"));
}

void TestNextCardText::ownNamesAreUsed()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d 8h"));
    const OddsPlayers players{{1, 3}, {QString(), QString(), QStringLiteral("%1 & <b>")}};
    const NextCard next = nextCard(situation, QStringLiteral("2h"));
    QCOMPARE(nextCardTitle(next, situation, players), QStringLiteral("2♥: %1 & <b> wins"));
    QCOMPARE(nextCardName(next, situation, 1, players),
             QStringLiteral("Two of hearts: %1 & <b> wins, chances of %1 & <b> 100.0 %"));
}

SHOWDOWN_TEST(TestNextCardText)
#include "tst_nextcardtext.moc"
