// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/comparisonsmodel.h"
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

using TestReporting = QAbstractItemModelTester::FailureReportingMode;

/// A row as it is to be seen: "Kicker 3: 2 < 3, decides"; with a mark if somebody is higher.
QString line(const QModelIndex& index)
{
    return QStringLiteral("%1: %2%3")
        .arg(index.data().toString(), index.data(ComparisonsModel::resultRole).toString(),
             index.data(ComparisonsModel::decidesRole).toBool() ? QStringLiteral(" !") : QString());
}

QStringList branches(const ComparisonsModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines << line(model.index(row, 0));
    return lines;
}

QStringList leaves(const ComparisonsModel& model, int branch)
{
    const QModelIndex parent = model.index(branch, 0);
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row)
        lines << line(model.index(row, 0, parent));
    return lines;
}

} // namespace

/// The comparisons that ran, as a tree.
class TestComparisonsModel : public QObject
{
    Q_OBJECT

private slots:
    void theSampleReadsAsDrawn();
    void aTieDecidesNothing();
    void rowsAreSaidAsAWhole();
    void playersHaveTheirNames();
    void leavesKnowTheirPlace();
    void branchesOfTheSamePlayersStay_data();
    void branchesOfTheSamePlayersStay();
    void leavesComeAndGo();
    void whatIsEqualIsNotTold();
};

void TestComparisonsModel::theSampleReadsAsDrawn()
{
    const Session session;
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    QCOMPARE(
        branches(model),
        QStringList({QStringLiteral("Player 1 vs Player 2: Player 2 higher !"),
                     QStringLiteral("Player 2 vs Player 3: pair beats high card !"),
                     QStringLiteral("For 2nd: Player 1 vs Player 3: pair beats high card !")}));
    QCOMPARE(
        leaves(model, 0),
        QStringList({QStringLiteral("Rank: pair = pair"), QStringLiteral("Pair: queens = queens"),
                     QStringLiteral("Kicker 1: 9 = 9"), QStringLiteral("Kicker 2: 7 = 7"),
                     QStringLiteral("Kicker 3: 2 < 3, decides !")}));
    QCOMPARE(leaves(model, 1), QStringList(QStringLiteral("Rank: pair > high card, decides !")));
}

void TestComparisonsModel::aTieDecidesNothing()
{
    const Session session(tableOf(QStringLiteral("9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d")));
    const ComparisonsModel model(session);
    QCOMPARE(branches(model), QStringList(QStringLiteral("Player 1 vs Player 2: tie")));
    QCOMPARE(leaves(model, 0), QStringList({QStringLiteral("Rank: straight = straight"),
                                            QStringLiteral("Highest card: 9 = 9")}));
}

void TestComparisonsModel::rowsAreSaidAsAWhole()
{
    const Session session;
    const ComparisonsModel model(session);
    const QModelIndex branch = model.index(0, 0);
    QCOMPARE(branch.data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Player 1 vs Player 2: Player 2 higher."));
    QCOMPARE(model.index(4, 0, branch).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. "
                            "Decides."));
}

void TestComparisonsModel::playersHaveTheirNames()
{
    Session session;
    ComparisonsModel model(session);
    const QSignalSpy updated(&model, &ComparisonsModel::updated);
    const QPersistentModelIndex branch = model.index(0, 0);
    session.setName(1, QStringLiteral("Ben"));
    QCOMPARE(updated.count(), 1);
    QVERIFY(branch.isValid());
    QCOMPARE(line(branch), QStringLiteral("Player 1 vs Ben: Ben higher !"));
    QVERIFY(model.index(4, 0, branch)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Ben is higher")));
}

void TestComparisonsModel::leavesKnowTheirPlace()
{
    const Session session;
    const ComparisonsModel model(session);
    const QModelIndex branch = model.index(2, 0);
    QVERIFY(!model.partPlace(branch));
    QVERIFY(!model.partPlace({}));
    QCOMPARE(model.partPlace(model.index(0, 0, branch)), (PartPlace{2, 0}));
    QCOMPARE(model.partPlace(model.index(4, 0, model.index(0, 0))), (PartPlace{0, 4}));
}

void TestComparisonsModel::branchesOfTheSamePlayersStay_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QStringList>("stay");

    const QString first = QStringLiteral("Player 1 vs Player 2");
    const QString leading2 = QStringLiteral("Player 2 vs Player 3");
    const QString second = QStringLiteral("For 2nd: Player 1 vs Player 3");
    const QString sample = describe(sampleTable());

    QTest::newRow("another winner of the same players")
        << sample << 1 << "Ac As 3d * 7h" << QStringList({first, leading2, second});
    QTest::newRow("no second place to settle")
        << sample << 2 << "Ah Ad 8c 6s 4h" << QStringList({first, leading2});
    QTest::newRow("another leader") << sample << 0 << "Kh 9d Kc 7s 2h" << QStringList(first);
    QTest::newRow("the first hand comes to the others")
        << "- 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h" << 0 << "Qh 9d Qc 7s 2h"
        << QStringList(leading2);
    QTest::newRow("the third hand goes") << sample << 2 << "" << QStringList(first);
    QTest::newRow("the first hand goes") << sample << 0 << "" << QStringList(leading2);
}

void TestComparisonsModel::branchesOfTheSamePlayersStay()
{
    QFETCH(const QString, before);
    QFETCH(const int, player);
    QFETCH(const QString, hand);
    Session session(tableOf(before));
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    QList<QPersistentModelIndex> rows;
    QList<QPersistentModelIndex> ranks; // the first leaves
    for (int row = 0; row < model.rowCount(); ++row) {
        rows << model.index(row, 0);
        ranks << model.index(0, 0, rows.last());
    }

    if (hand.isEmpty())
        session.clearPlayer(player);
    else
        session.setCards({player, 0}, handOf(hand.toStdString()));
    QStringList stayed;
    for (int row = 0; row < rows.size(); ++row) {
        if (!rows[row].isValid())
            continue;
        stayed << rows[row].data().toString();
        QCOMPARE(ranks[row].parent(), rows[row]);
        QCOMPARE(ranks[row].data().toString(), QStringLiteral("Rank"));
    }
    QTEST(stayed, "stay");
    const Session fresh(session.table());
    const ComparisonsModel expected(fresh);
    QCOMPARE(branches(model), branches(expected));
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(leaves(model, row), leaves(expected, row));
}

void TestComparisonsModel::leavesComeAndGo()
{
    Session session;
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    const QPersistentModelIndex branch = model.index(0, 0);
    const QPersistentModelIndex rank = model.index(0, 0, branch);
    session.setCard({1, 0}, cardFrom("Tc")); // the first kicker decides
    QCOMPARE(leaves(model, 0), QStringList({QStringLiteral("Rank: pair = pair"),
                                            QStringLiteral("Pair: queens = queens"),
                                            QStringLiteral("Kicker 1: 9 < 10, decides !")}));
    session.undoStack().undo();
    QCOMPARE(leaves(model, 0).size(), 5);
    QVERIFY(branch.isValid());
    QVERIFY(rank.isValid());
}

void TestComparisonsModel::whatIsEqualIsNotTold()
{
    Session session;
    ComparisonsModel model(session);
    const QSignalSpy changed(&model, &ComparisonsModel::dataChanged);
    const QSignalSpy updated(&model, &ComparisonsModel::updated);
    session.setCard({0, 4}, cardFrom("2c")); // another suit: the result differs, no word of it
    QCOMPARE(changed.count(), 0);
    QCOMPARE(updated.count(), 0);
}

SHOWDOWN_TEST(TestComparisonsModel)
#include "tst_comparisonsmodel.moc"
