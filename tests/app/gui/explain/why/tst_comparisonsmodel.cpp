// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonsmodel.h"
#include "app/gui/session/comparesession.h"
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

/// A row as shown: "Kicker 3: 2 < 3, decides"; with a mark if a player is higher.
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
    void branchesAreFoundByTheirPlayers();
    void leavesComeAndGo();
    void whatIsEqualIsNotTold();
};

void TestComparisonsModel::theSampleReadsAsDrawn()
{
    const CompareSession session;
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    QCOMPARE(branches(model),
             QStringList(
                 {QStringLiteral("Player 1 vs Player 2: Player 2 higher !"),
                  QStringLiteral("Player 2 vs Player 3: Player 2 higher: pair beats high card !"),
                  QStringLiteral(
                      "For 2nd: Player 1 vs Player 3: Player 1 higher: pair beats high card !")}));
    QCOMPARE(
        leaves(model, 0),
        QStringList({QStringLiteral("Rank: pair = pair"), QStringLiteral("Pair: queens = queens"),
                     QStringLiteral("Kicker 1: 9 = 9"), QStringLiteral("Kicker 2: 7 = 7"),
                     QStringLiteral("Kicker 3: 2 < 3, decides !")}));
    QCOMPARE(leaves(model, 1), QStringList(QStringLiteral("Rank: pair > high card, decides !")));
}

void TestComparisonsModel::aTieDecidesNothing()
{
    const CompareSession session(tableOf(QStringLiteral("9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d")));
    const ComparisonsModel model(session);
    QCOMPARE(branches(model), QStringList(QStringLiteral("Player 1 vs Player 2: tie")));
    QCOMPARE(leaves(model, 0), QStringList({QStringLiteral("Rank: straight = straight"),
                                            QStringLiteral("Highest card: 9 = 9")}));
}

void TestComparisonsModel::rowsAreSaidAsAWhole()
{
    const CompareSession session;
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
    CompareSession session;
    ComparisonsModel model(session);
    const QSignalSpy reset(&model, &ComparisonsModel::modelReset);
    session.setName(1, QStringLiteral("Ben"));
    QCOMPARE(reset.count(), 1);
    const QModelIndex branch = model.index(0, 0);
    QCOMPARE(line(branch), QStringLiteral("Player 1 vs Ben: Ben higher !"));
    QVERIFY(model.index(4, 0, branch)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Ben is higher")));
}

void TestComparisonsModel::leavesKnowTheirPlace()
{
    const CompareSession session;
    const ComparisonsModel model(session);
    const QModelIndex branch = model.index(2, 0);
    QVERIFY(!model.partPlace(branch));
    QVERIFY(!model.partPlace({}));
    QCOMPARE(model.partPlace(model.index(0, 0, branch)), (PartPlace{2, 0}));
    QCOMPARE(model.partPlace(model.index(4, 0, model.index(0, 0))), (PartPlace{0, 4}));
}

void TestComparisonsModel::branchesAreFoundByTheirPlayers()
{
    CompareSession session(
        tableOf(QStringLiteral("- 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h")));
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    const ComparisonsModel::Key key = model.key(0);
    QCOMPARE(model.find(key).data().toString(), QStringLiteral("Player 2 vs Player 3"));
    session.setCard({0, 0}, cardFrom("Qh")); // another comparison now runs before it
    QCOMPARE(model.find(key).row(), 1);
    QCOMPARE(model.find(key).data().toString(), QStringLiteral("Player 2 vs Player 3"));
    session.clearTable();
    QVERIFY(!model.find(key).isValid());
}

void TestComparisonsModel::leavesComeAndGo()
{
    CompareSession session;
    ComparisonsModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    session.setCard({1, 0}, cardFrom("Tc")); // the first kicker decides
    QCOMPARE(leaves(model, 0), QStringList({QStringLiteral("Rank: pair = pair"),
                                            QStringLiteral("Pair: queens = queens"),
                                            QStringLiteral("Kicker 1: 9 < 10, decides !")}));
    session.undoStack().undo();
    QCOMPARE(leaves(model, 0).size(), 5);
}

void TestComparisonsModel::whatIsEqualIsNotTold()
{
    CompareSession session;
    ComparisonsModel model(session);
    const QSignalSpy reset(&model, &ComparisonsModel::modelReset);
    session.setCard({0, 4}, cardFrom("2c")); // another suit: the result differs, no word of it
    QCOMPARE(reset.count(), 0);
}

SHOWDOWN_TEST(TestComparisonsModel)
#include "tst_comparisonsmodel.moc"
