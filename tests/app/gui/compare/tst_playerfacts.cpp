// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerfacts.h"
#include "app/gui/session/comparesession.h"
#include "app/narration/cardtext.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Everything about one player: "Player 2; 1st; Pair of queens; …".
QString line(const CompareSession& session, int player)
{
    const PlayerFacts facts = PlayerFacts::of(session, player - 1);
    QStringList working;
    for (const WorkingRow::Place& place : facts.working.cards)
        working << narration::cardSymbol(place.card)
                       + (place.card.isSubstitute ? narration::cardSymbol(Card::joker())
                                                  : QString());
    QStringList wilds = facts.wilds;
    wilds.removeAll(QString());
    return QStringList{facts.name,
                       facts.place,
                       facts.rank,
                       facts.detail,
                       working.isEmpty() ? facts.working.note : working.join(u' '),
                       wilds.join(u'\n')}
        .join(QStringLiteral("; "));
}

} // namespace

/// The facts that the view shows about each player.
class TestPlayerFacts : public QObject
{
    Q_OBJECT

private slots:
    void aPlayerIsDescribed_data();
    void aPlayerIsDescribed();
    void wildsStandUnderTheirSlots();
    void workingCardsAreFiveOrNone();
    void standingsFollowTheResult_data();
    void standingsFollowTheResult();
    void oneWhoFitsTheLensAloneWins();
    void ownNamesAreTold();
    void aRowIsSummedUpForScreenReaders();
    void aHandThatDoesNotFitTheLensSaysSo();
};

void TestPlayerFacts::aPlayerIsDescribed_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("expected");

    const QString sample = describe(sampleTable());
    QTest::newRow("a hand without wilds")
        << sample << 1
        << "Player 1; 2nd; Pair of queens; kickers nine, seven, two; Q♥ Q♣ 9♦ 7♠ 2♥; ";
    QTest::newRow("a substitute carries a star")
        << sample << 2
        << "Player 2; 1st; Pair of queens; kickers nine, seven, three; Q★ Q♠ 9♣ 7♥ 3♦; acts as Q";
    QTest::newRow("a high card hand")
        << sample << 3
        << "Player 3; 3rd; High card, ace; then jack, eight, six, four; A♠ J♦ 8♣ 6♠ 4♥; ";
    QTest::newRow("a substitute with a suit")
        << "Ah Kh Qh Jh * | - - - - -" << 1
        << "Player 1; Ready; Royal flush; ; A♥ K♥ Q♥ J♥ 10♥★; acts as 10♥";
    QTest::newRow("an unfinished hand")
        << "Ah - Qh * - | - - - - -" << 1
        << "Player 1; Not in yet; 2 cards to go; so far: a pair of aces; Appears when all five cards are in.; ";
    QTest::newRow("a player without cards")
        << "Ah - Qh * - | - - - - -" << 2
        << "Player 2; Not in yet; 5 cards to go; ; Appears when all five cards are in.; ";
    QTest::newRow("a low pair says what it counts as")
        << "Th Td 9c 8s 7h | As Kc 9d 8h 7s" << 1
        << "Player 1; 2nd; High card, ten; then ten, nine, eight, seven; a pair of tens counts as a "
           "high card here; 10♥ 10♦ 9♣ 8♠ 7♥; ";
    QTest::newRow("equal hands share a place")
        << "Ah Kd 9c 8s 7h | As Kc 9d 8h 7s" << 2
        << "Player 2; Tied 1st; High card, ace; then king, nine, eight, seven; A♠ K♣ 9♦ 8♥ 7♠; ";
}

void TestPlayerFacts::aPlayerIsDescribed()
{
    QFETCH(const QString, table);
    QFETCH(const int, player);
    QFETCH(const QString, expected);
    const CompareSession session(tableOf(table));
    QCOMPARE(line(session, player), expected);
}

void TestPlayerFacts::wildsStandUnderTheirSlots()
{
    CompareSession session(tableOf(QStringLiteral("* Ks 9d 9c * | - - - - -")));
    QCOMPARE(PlayerFacts::of(session, 0).wilds,
             QStringList({QStringLiteral("acts as 9"), {}, {}, {}, QStringLiteral("acts as 9")}));
    QCOMPARE(PlayerFacts::of(session, 0).shortWilds,
             QStringList({QStringLiteral("9"), {}, {}, {}, QStringLiteral("9")}));
    session.setCard({0, 0}, std::nullopt);
    QCOMPARE(PlayerFacts::of(session, 0).wilds, QStringList({{}, {}, {}, {}, {}}));
}

void TestPlayerFacts::workingCardsAreFiveOrNone()
{
    CompareSession session;
    QCOMPARE(PlayerFacts::of(session, 1).working.cards.size(), std::size_t(5));
    session.setCard({1, 0}, std::nullopt);
    QVERIFY(PlayerFacts::of(session, 1).working.cards.empty());
}

void TestPlayerFacts::standingsFollowTheResult_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("standings");
    QTest::newRow("one wins") << describe(sampleTable()) << "placed winner placed";
    QTest::newRow("two tie") << "Ah Kd 9c 8s 7h | As Kc 9d 8h 7s | Qh Jd 9h 8d 7c"
                             << "tied tied placed";
    QTest::newRow("the third is not complete") << "Ah Kd 9c 8s 7h | As Qc 9d 8h 7s | Qh - - - -"
                                               << "winner placed notIn";
    QTest::newRow("no opponent") << "Ah Kd 9c 8s 7h | As - - - -"
                                 << "placed notIn";
}

void TestPlayerFacts::standingsFollowTheResult()
{
    QFETCH(const QString, table);
    QFETCH(const QString, standings);
    const CompareSession session(tableOf(table));
    QStringList found;
    for (int player = 0; player < session.playerCount(); ++player) {
        switch (PlayerFacts::of(session, player).standing) {
        case Standing::notIn:
            found << QStringLiteral("notIn");
            break;
        case Standing::placed:
            found << QStringLiteral("placed");
            break;
        case Standing::tied:
            found << QStringLiteral("tied");
            break;
        case Standing::winner:
            found << QStringLiteral("winner");
            break;
        }
    }
    QCOMPARE(found.join(u' '), standings);
}

void TestPlayerFacts::oneWhoFitsTheLensAloneWins()
{
    CompareSession session(tableOf(QStringLiteral("Ah Ad 9c 8s 7h | As Qc 9d 8h 7s")));
    QVERIFY(session.setLens(Category::pair));
    QVERIFY(PlayerFacts::of(session, 0).standing == Standing::winner);
    QVERIFY(PlayerFacts::of(session, 1).standing == Standing::notIn);
}

void TestPlayerFacts::ownNamesAreTold()
{
    CompareSession session;
    session.setName(1, QStringLiteral("Ada"));
    QCOMPARE(PlayerFacts::of(session, 1).name, QStringLiteral("Ada"));
    QVERIFY(PlayerFacts::of(session, 1).isRenamed);
    QVERIFY(!PlayerFacts::of(session, 0).isRenamed);
    QCOMPARE(PlayerFacts::of(session, 1).description,
             QStringLiteral("Ada, first place, pair of queens, kickers nine, seven, three"));
    QCOMPARE(PlayerFacts::of(session, 1).working.title,
             QStringLiteral("Ada working hand, in comparing order"));
}

void TestPlayerFacts::aRowIsSummedUpForScreenReaders()
{
    const CompareSession session;
    QCOMPARE(PlayerFacts::of(session, 1).description,
             QStringLiteral("Player 2, first place, pair of queens, kickers nine, seven, three"));
}

void TestPlayerFacts::aHandThatDoesNotFitTheLensSaysSo()
{
    CompareSession session;
    QVERIFY(session.setLens(Category::flush));
    QCOMPARE(PlayerFacts::of(session, 0).rank, QStringLiteral("Not a flush"));
    QVERIFY(PlayerFacts::of(session, 0).working.cards.empty());
    QCOMPARE(PlayerFacts::of(session, 0).working.note, QString());
}

SHOWDOWN_TEST(TestPlayerFacts)
#include "tst_playerfacts.moc"
