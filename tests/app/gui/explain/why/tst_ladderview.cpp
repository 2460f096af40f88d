// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/ladderview.h"
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

/// A row as shown: "Straight [No] 3 up to queen: too far apart for five in a row".
QString line(const LadderModel& model, int row)
{
    const QModelIndex index = model.index(row);
    return QStringLiteral("%1 [%2] %3")
        .arg(index.data().toString(), index.data(LadderModel::answerRole).toString(),
             index.data(LadderModel::reasonRole).toString());
}

QStringList lines(const LadderModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines << line(model, row);
    return lines;
}

/// The states from the highest rank down: n for no, Y for yes, - for not reached.
QString states(const LadderModel& model)
{
    QString states;
    for (int row = 0; row < model.rowCount(); ++row) {
        switch (static_cast<LadderModel::State>(
            model.index(row).data(LadderModel::stateRole).toInt())) {
        case LadderModel::no:
            states += u'n';
            break;
        case LadderModel::yes:
            states += u'Y';
            break;
        case LadderModel::notReached:
            states += u'-';
            break;
        }
    }
    return states;
}

CardTable tableWith(const QString& hands, const QString& rules)
{
    CardTable table = tableOf(hands);
    table.rules = *rulesFrom(rules);
    return table;
}

} // namespace

/// The rank ladder of one player.
class TestLadderView : public QObject
{
    Q_OBJECT

private slots:
    void theSampleReadsAsDrawn();
    void theFirstRankThatFitsIsYes_data();
    void theFirstRankThatFitsIsYes();
    void rowsAreSaidAsAWhole();
    void theChosenPlayerIsShown();
    void anUnfinishedHandHasNoRows();
    void theLensLeavesOneRow();
    void rulesAddARow();
    void onlyWhatDiffersIsTold();
};

void TestLadderView::theSampleReadsAsDrawn()
{
    const CompareSession session;
    LadderModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    model.setPlayer(1);
    const QStringList drawn{
        QStringLiteral("Royal flush [No] Four different suits"),
        QStringLiteral("Straight flush [No] Four different suits"),
        QStringLiteral("Four of a kind [No] Wild + one queen is 2 of 4"),
        QStringLiteral("Full house [No] Four different values"),
        QStringLiteral("Flush [No] Four different suits"),
        QStringLiteral("Straight [No] 3 up to queen: too far apart for five in a row"),
        QStringLiteral("Three of a kind [No] Wild + one queen is 2 of 3"),
        QStringLiteral("Two pair [No] One wild makes only one pair"),
        QStringLiteral("Jacks or better [Yes] The wild and Q♠ make a pair of queens"),
        QStringLiteral("High card [Not reached] Not reached"),
    };
    QCOMPARE(lines(model), drawn);
}

void TestLadderView::theFirstRankThatFitsIsYes_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("expected");

    QTest::newRow("royal flush") << "Ah Kh Qh Jh *"
                                 << "series"
                                 << "Y---------";
    QTest::newRow("full house") << "Kh Kd Kc 8s 8h"
                                << "series"
                                << "nnnY------";
    QTest::newRow("high card") << "As Jd 8c 6s 4h"
                               << "series"
                               << "nnnnnnnnnY";
    QTest::newRow("a pair below the floor is a high card") << "Ts Td 8c 6s 4h"
                                                           << "series"
                                                           << "nnnnnnnnnY";
    QTest::newRow("five wilds have no five of a kind to be") << "* * * * *"
                                                             << "series"
                                                             << "Y---------";
    QTest::newRow("five of a kind") << "Kh Kd Kc Ks *"
                                    << "standard"
                                    << "Y----------";
    QTest::newRow("eleven ranks") << "As Jd 8c 6s 4h"
                                  << "standard"
                                  << "nnnnnnnnnnY";
}

void TestLadderView::theFirstRankThatFitsIsYes()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, rules);
    const CompareSession session(tableWith(hand + QStringLiteral(" | - - - - -"), rules));
    LadderModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    QTEST(states(model), "expected");
}

void TestLadderView::rowsAreSaidAsAWhole()
{
    const CompareSession session;
    LadderModel model(session);
    model.setPlayer(1);
    const auto said = [&model](int row) {
        return model.index(row).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(said(5),
             QStringLiteral("Straight: no. 3 up to queen: too far apart for five in a row."));
    QCOMPARE(said(8), QStringLiteral("Jacks or better: yes. "
                                     "The wild and Queen of spades make a pair of queens."));
    QCOMPARE(said(9), QStringLiteral("High card: not reached."));
}

void TestLadderView::theChosenPlayerIsShown()
{
    const CompareSession session;
    LadderModel model(session);
    const QSignalSpy changed(&model, &LadderModel::modelReset);
    QCOMPARE(states(model), QStringLiteral("nnnnnnnnY-"));
    model.setPlayer(2);
    QCOMPARE(model.player(), 2);
    QCOMPARE(states(model), QStringLiteral("nnnnnnnnnY"));
    QCOMPARE(changed.count(), 1);
    model.setPlayer(2);
    QCOMPARE(changed.count(), 1);
}

void TestLadderView::anUnfinishedHandHasNoRows()
{
    CompareSession session;
    LadderModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    QCOMPARE(model.rowCount(), 10);
    session.setCard({0, 2}, std::nullopt);
    QCOMPARE(model.rowCount(), 0);
    session.undoStack().undo();
    QCOMPARE(model.rowCount(), 10);
}

void TestLadderView::theLensLeavesOneRow()
{
    CompareSession session;
    LadderModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    model.setPlayer(1);
    QVERIFY(session.setLens(Category::straight));
    QCOMPARE(lines(model), QStringList(QStringLiteral(
                               "Straight [No] 3 up to queen: too far apart for five in a row")));
    QVERIFY(session.setLens(Category::pair));
    QCOMPARE(states(model), QStringLiteral("Y"));
    QVERIFY(session.setLens(std::nullopt));
    QCOMPARE(model.rowCount(), 10);
}

void TestLadderView::rulesAddARow()
{
    CompareSession session;
    LadderModel model(session);
    const QAbstractItemModelTester tester(&model, TestReporting::QtTest);
    session.setRules(*rulesFrom(QStringLiteral("standard")));
    QCOMPARE(model.rowCount(), 11);
    QCOMPARE(line(model, 0), QStringLiteral("Five of a kind [No] Two queens are 2 of 5"));
    QCOMPARE(model.index(9).data().toString(), QStringLiteral("Pair"));
}

void TestLadderView::onlyWhatDiffersIsTold()
{
    CompareSession session;
    const LadderModel model(session);
    const QSignalSpy reset(&model, &LadderModel::modelReset);
    session.setName(0, QStringLiteral("Anna"));
    session.setCard({1, 0}, std::nullopt); // another player's
    QCOMPARE(reset.count(), 0);
    session.setCard({0, 0}, std::get<Card>(parseCard("Qd")));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(line(model, 8),
             QStringLiteral("Jacks or better [Yes] Q♦ and Q♣ make a pair of queens"));
}

SHOWDOWN_TEST(TestLadderView)
#include "tst_ladderview.moc"
