// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playersmodel.h"
#include "app/gui/session/session.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

QVariant at(const PlayersModel& model, int player, PlayersModel::Column column,
            int role = Qt::DisplayRole)
{
    return model.index(player - 1, column).data(role);
}

/// All columns of one player: "Player 2; 1st; Pair of queens; …".
QString line(const PlayersModel& model, int player)
{
    QStringList texts;
    for (int column = 0; column < PlayersModel::columns; ++column)
        texts << model.index(player - 1, column).data().toString();
    return texts.join(QStringLiteral("; "));
}

} // namespace

/// What the view says about each player.
class TestPlayersModel : public QObject
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
    void rowsComeAndGoWithThePlayers();
    void theChangedRowIsTold();
    void headersFollowTheLens();
};

void TestPlayersModel::aPlayerIsDescribed_data()
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
        << "Player 1; 1st; Royal flush; ; A♥ K♥ Q♥ J♥ 10♥★; acts as 10♥";
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

void TestPlayersModel::aPlayerIsDescribed()
{
    QFETCH(const QString, table);
    QFETCH(const int, player);
    QFETCH(const QString, expected);
    const Session session(tableOf(table));
    PlayersModel model(session);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(line(model, player), expected);
}

void TestPlayersModel::wildsStandUnderTheirSlots()
{
    Session session(tableOf(QStringLiteral("* Ks 9d 9c * | - - - - -")));
    const PlayersModel model(session);
    QCOMPARE(at(model, 1, PlayersModel::wildsColumn, PlayersModel::cardsRole).toStringList(),
             QStringList({QStringLiteral("acts as 9"), {}, {}, {}, QStringLiteral("acts as 9")}));
    QCOMPARE(at(model, 1, PlayersModel::wildsColumn, PlayersModel::shortCardsRole).toStringList(),
             QStringList({QStringLiteral("9"), {}, {}, {}, QStringLiteral("9")}));
    session.setCard({0, 0}, std::nullopt);
    QCOMPARE(at(model, 1, PlayersModel::wildsColumn, PlayersModel::cardsRole).toStringList(),
             QStringList({{}, {}, {}, {}, {}}));
}

void TestPlayersModel::workingCardsAreFiveOrNone()
{
    Session session;
    const PlayersModel model(session);
    QCOMPARE(
        at(model, 2, PlayersModel::workingColumn, PlayersModel::cardsRole).toStringList().size(),
        5);
    session.setCard({1, 0}, std::nullopt);
    QVERIFY(at(model, 2, PlayersModel::workingColumn, PlayersModel::cardsRole)
                .toStringList()
                .isEmpty());
}

void TestPlayersModel::standingsFollowTheResult_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("standings");
    QTest::newRow("one wins") << describe(sampleTable()) << "placed winner placed";
    QTest::newRow("two tie") << "Ah Kd 9c 8s 7h | As Kc 9d 8h 7s | Qh Jd 9h 8d 7c"
                             << "tied tied placed";
    QTest::newRow("the third is not complete") << "Ah Kd 9c 8s 7h | As Qc 9d 8h 7s | Qh - - - -"
                                               << "winner placed notIn";
    QTest::newRow("nobody to beat") << "Ah Kd 9c 8s 7h | As - - - -"
                                    << "placed notIn";
}

void TestPlayersModel::standingsFollowTheResult()
{
    QFETCH(const QString, table);
    QFETCH(const QString, standings);
    const Session session(tableOf(table));
    const PlayersModel model(session);
    QStringList found;
    for (int player = 0; player < model.rowCount(); ++player) {
        switch (model.standing(player)) {
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

void TestPlayersModel::oneWhoFitsTheLensAloneWins()
{
    Session session(tableOf(QStringLiteral("Ah Ad 9c 8s 7h | As Qc 9d 8h 7s")));
    const PlayersModel model(session);
    QVERIFY(session.setLens(Category::pair));
    QVERIFY(model.standing(0) == Standing::winner);
    QVERIFY(model.standing(1) == Standing::notIn);
}

void TestPlayersModel::ownNamesAreTold()
{
    Session session;
    const PlayersModel model(session);
    const QSignalSpy changed(&model, &PlayersModel::dataChanged);
    session.setName(1, QStringLiteral("Ada"));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(at(model, 2, PlayersModel::nameColumn).toString(), QStringLiteral("Ada"));
    QVERIFY(at(model, 2, PlayersModel::nameColumn, PlayersModel::renamedRole).toBool());
    QVERIFY(!at(model, 1, PlayersModel::nameColumn, PlayersModel::renamedRole).toBool());
    QCOMPARE(at(model, 2, PlayersModel::nameColumn, Qt::AccessibleTextRole).toString(),
             QStringLiteral("Ada, first place, pair of queens, kickers nine, seven, three"));
    QCOMPARE(model.workingRow(1).title, QStringLiteral("Ada working hand, in comparing order"));
}

void TestPlayersModel::aRowIsSummedUpForScreenReaders()
{
    const Session session;
    const PlayersModel model(session);
    QCOMPARE(at(model, 2, PlayersModel::nameColumn, Qt::AccessibleTextRole).toString(),
             QStringLiteral("Player 2, first place, pair of queens, kickers nine, seven, three"));
}

void TestPlayersModel::aHandThatDoesNotFitTheLensSaysSo()
{
    Session session;
    const PlayersModel model(session);
    QVERIFY(session.setLens(Category::flush));
    QCOMPARE(at(model, 1, PlayersModel::rankColumn).toString(), QStringLiteral("Not a flush"));
    QCOMPARE(at(model, 1, PlayersModel::workingColumn).toString(), QString());
}

void TestPlayersModel::rowsComeAndGoWithThePlayers()
{
    Session session;
    PlayersModel model(session);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 3);
    QSignalSpy removed(&model, &PlayersModel::rowsRemoved);
    QSignalSpy inserted(&model, &PlayersModel::rowsInserted);

    session.setPlayerCount(2);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(removed.count(), 1);
    session.undoStack().undo();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(at(model, 3, PlayersModel::rankColumn).toString(), QStringLiteral("High card, ace"));
}

void TestPlayersModel::theChangedRowIsTold()
{
    Session session(tableOf(QStringLiteral("- - - - - | - Ks - - -")));
    const PlayersModel model(session);
    const QSignalSpy changed(&model, &PlayersModel::dataChanged);
    // The card moves to another slot: the same hand, the same result.
    session.undoStack().beginMacro(QStringLiteral("move"));
    session.setCard({1, 1}, std::nullopt);
    session.setCard({1, 2}, std::get<Card>(parseCard("Ks")));
    session.undoStack().endMacro();
    QVERIFY(!changed.isEmpty());
    for (const QList<QVariant>& arguments : changed) {
        QVERIFY(arguments[0].toModelIndex().row() <= 1);
        QCOMPARE(arguments[1].toModelIndex().row(), 1);
    }
}

void TestPlayersModel::headersFollowTheLens()
{
    Session session;
    const PlayersModel model(session);
    const QSignalSpy changed(&model, &PlayersModel::headerDataChanged);
    const auto caption = [&model] {
        return model.headerData(PlayersModel::workingColumn, Qt::Horizontal).toString();
    };
    QCOMPARE(caption(), QStringLiteral("Working hand, in comparing order"));
    QVERIFY(session.setLens(Category::fullHouse));
    QCOMPARE(caption(), QStringLiteral("Working hand, as full house"));
    QVERIFY(!changed.isEmpty());
}

SHOWDOWN_TEST(TestPlayersModel)
#include "tst_playersmodel.moc"
