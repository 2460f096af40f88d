// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/counttable.h"
#include "app/gui/odds/methodpage.h"
#include "app/narration/numbertext.h"
#include "app/narration/translation.h"
#include "tests/app/gui/odds/oddscounts.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The page alone, and its user.
struct Method
{
    explicit Method(const std::shared_ptr<OddsCount>& count, MethodPage::State state = {},
                    const QStringList& names = {})
    {
        page.resize(360, 640);
        page.showCount(count, state, names);
        page.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&page); }

    template <typename T>
    T& find(const char* name) const
    {
        return *page.findChild<T*>(QLatin1String(name));
    }

    /// The text of a label, or empty if it is hidden.
    QString text(const char* label) const
    {
        const auto& found = find<QLabel>(label);
        return found.isVisible() ? found.text() : QString();
    }

    QStringList lines(const char* label) const { return text(label).split(u'\n'); }

    /// "Player 1 wins: 7: 16.7 %", row by row; empty if the table is hidden.
    QStringList rows(const char* name) const
    {
        const auto& table = find<CountTable>(name);
        QStringList rows;
        for (int row = 0; table.isVisible() && row < table.model()->rowCount(); ++row) {
            QStringList texts;
            for (int column = 0; column < table.model()->columnCount(); ++column)
                texts << table.model()->index(row, column).data().toString();
            rows << texts.join(QStringLiteral(": "));
        }
        return rows;
    }

    MethodPage page;
};

std::shared_ptr<OddsCount> sampleOf(const Situation& situation)
{
    EquityOptions options;
    options.sampled = true;
    options.maxSamples = 1 << 12;
    options.wantedError = 0;
    auto count = std::make_shared<OddsCount>();
    count->question.situation = situation;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        count->question.players.push_back(player);
    count->equity = equityOf(situation, options);
    count->hasEquity = true;
    return count;
}

} // namespace

/// The page that says how odds were counted.
class TestMethodPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void theTurnIsCounted();
    void tiesAreSharedOut();
    void samplesSayHowSureTheyAre();
    void theCountIsStopped();
    void aStoppedCountSaysSo();
    void whatIsSettledIsNotUnderWay();
    void aPlayerAloneHasNoPot();
    void unknownCardsHaveNoFinalHands();
    void nothingToCountIsSaid();
    void keysGoThroughTheTables();
    void readersFindTheTables();
    void longNamesTakeLines();
    void anotherCountKeepsTheRow();
};

void TestMethodPage::theTurnIsCounted()
{
    const Method test(countOf(straightAgainstFlushDraw()));
    QCOMPARE(test.text("methodSummaryLabel"),
             QStringLiteral("Every board was counted, each of them once: 42."));
    QCOMPARE(test.text("methodWaysLabel"), QStringLiteral("River: 42 cards"));
    QCOMPARE(test.rows("methodPotTable"), (QStringList{QStringLiteral("Player 1 wins: 7: 16.7 %"),
                                                       QStringLiteral("Player 2 wins: 10: 23.8 %"),
                                                       QStringLiteral("Player 3 wins: 25: 59.5 %"),
                                                       QStringLiteral("All boards: 42: 100.0 %")}));
    QCOMPARE(test.lines("methodSumsLabel"),
             (QStringList{QStringLiteral("Player 1: 7 ÷ 42 = 16.7 %"),
                          QStringLiteral("Player 2: 10 ÷ 42 = 23.8 %"),
                          QStringLiteral("Player 3: 25 ÷ 42 = 59.5 %")}));
    QCOMPARE(test.text("methodTiesLabel"),
             QStringLiteral("Equity is a player's share of all the pots."));
    QCOMPARE(test.text("methodErrorsLabel"), QString());
    QCOMPARE(test.text("finalHands1TitleLabel"), QStringLiteral("Final hands of Player 1"));
    QCOMPARE(test.rows("finalHands1Table"),
             (QStringList{QStringLiteral("Flush: 9: 21.4 %"), QStringLiteral("Pair: 14: 33.3 %"),
                          QStringLiteral("High card: 19: 45.2 %")}));
    QCOMPARE(test.text("finalHands1NoteLabel"),
             QStringLiteral("Of 42 boards, each as likely as any other."));
    QVERIFY(!test.find<QPushButton>("methodStopButton").isVisible());
}

void TestMethodPage::tiesAreSharedOut()
{
    const Method test(countOf(
        situationOf(QStringLiteral("As Kd | Ah Kc | Ad Ks"), QStringLiteral("Qs 9s 4d 8h"))));
    QCOMPARE(test.rows("methodPotTable").filter(QStringLiteral("All three share")).size(), 1);
    QVERIFY(test.lines("methodSumsLabel").front().contains(QStringLiteral("÷ 3")));
    QCOMPARE(test.lines("methodTiesLabel").back(),
             QStringLiteral("A pot that all three share counts one third for each."));
}

void TestMethodPage::samplesSayHowSureTheyAre()
{
    const auto count = sampleOf(situationOf(QStringLiteral("As Ks | ? ?")));
    const std::uint64_t samples = count->equity.counted;
    const Method test(count);
    QCOMPARE(test.text("methodSummaryLabel"),
             QStringLiteral("Drawn by chance: %1 of 2,097,572,400 deals.")
                 .arg(narration::countText(samples)));
    QCOMPARE(test.lines("methodWaysLabel"),
             (QStringList{QStringLiteral("Hole cards of Player 2: 50 × 49 ÷ 2 = 1,225"),
                          QStringLiteral("Board: 48 × 47 × 46 × 45 × 44 ÷ 120 = 1,712,304"),
                          QStringLiteral("Multiplied: 2,097,572,400 deals"),
                          QStringLiteral("Divided, because the order in which cards come does not "
                                         "matter.")}));
    QCOMPARE(test.lines("methodErrorsLabel").size(), qsizetype{2});
    QVERIFY(test.lines("methodErrorsLabel").front().contains(QStringLiteral(" ± 0.")));
    QVERIFY(test.text("methodLawsLabel").contains(narration::countText(4 * samples)));
    QVERIFY(test.text("methodLawsLabel").contains(QStringLiteral("seed 1:")));
}

void TestMethodPage::theCountIsStopped()
{
    auto count = sampleOf(straightAgainstFlushDraw({}));
    count->counted = count->equity.deals / 4;
    Method test(count, {true, false});
    QVERIFY(test.isReady());
    QVERIFY(test.text("methodRunningLabel").endsWith(QStringLiteral(" boards… 24 %"))
            || test.text("methodRunningLabel").endsWith(QStringLiteral(" boards… 25 %")));
    QVERIFY(test.find<QProgressBar>("methodProgressBar").value() >= 24);
    QSignalSpy asked(&test.page, &MethodPage::stopAsked);
    auto& stop = test.find<QPushButton>("methodStopButton");
    QTest::mouseClick(&stop, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    stop.setFocus();
    QTest::keyClick(&stop, Qt::Key_Space);
    QCOMPARE(asked.size(), 2);
    test.page.showCount(count, {false, true}, {});
    QVERIFY(!stop.isVisible());
    QVERIFY(test.find<CountTable>("methodPotTable").hasFocus());
}

void TestMethodPage::aStoppedCountSaysSo()
{
    const Method test(sampleOf(straightAgainstFlushDraw({})), {false, true});
    QCOMPARE(test.text("methodRunningLabel"),
             QStringLiteral("The count was stopped before its end."));
    QVERIFY(!test.find<QProgressBar>("methodProgressBar").isVisible());
}

void TestMethodPage::whatIsSettledIsNotUnderWay()
{
    const Method test(countOf(straightAgainstFlushDraw()), {true, false});
    QCOMPARE(test.text("methodRunningLabel"),
             QStringLiteral("The chances are counted; now the rest is."));
    QVERIFY(test.find<QPushButton>("methodStopButton").isVisible());
    QCOMPARE(test.text("methodSummaryLabel"),
             QStringLiteral("Every board was counted, each of them once: 42."));
}

void TestMethodPage::aPlayerAloneHasNoPot()
{
    const Method test(countOf(situationOf(QStringLiteral("As Ks"), QStringLiteral("Qs 9s 4d"))));
    QCOMPARE(test.rows("methodPotTable"), QStringList());
    QCOMPARE(test.lines("methodWaysLabel").front(),
             QStringLiteral("Turn and river: 47 × 46 ÷ 2 = 1,081"));
    const QStringList rows = test.rows("finalHands1Table");
    QCOMPARE(rows[0], QStringLiteral("Royal flush: 1: 0.1 %"));
    QCOMPARE(rows[1], QStringLiteral("Flush: 377: 34.9 %"));
}

void TestMethodPage::unknownCardsHaveNoFinalHands()
{
    const Method test(
        countOf(situationOf(QStringLiteral("As Ks | Qd ?"), QStringLiteral("Qs 9s 4d 8h"))));
    QVERIFY(!test.rows("finalHands1Table").isEmpty());
    QCOMPARE(test.rows("finalHands2Table"), QStringList());
    QCOMPARE(test.rows("methodPotTable").back(), QStringLiteral("All deals: 1,980: 100.0 %"));
}

void TestMethodPage::nothingToCountIsSaid()
{
    Method test(nullptr);
    QCOMPARE(test.text("methodMissingLabel"),
             QStringLiteral("How odds are counted is shown here, once there are hands to count."));
    QCOMPARE(test.rows("methodPotTable"), QStringList());
    test.page.showCount(std::make_shared<OddsCount>(), {true, false}, {});
    QCOMPARE(test.text("methodRunningLabel"), QStringLiteral("Counting…"));
    QCOMPARE(test.text("methodSummaryLabel"), QString());
}

void TestMethodPage::keysGoThroughTheTables()
{
    Method test(countOf(straightAgainstFlushDraw()));
    test.page.resize(360, 300);
    QVERIFY(test.isReady());
    auto& pot = test.find<CountTable>("methodPotTable");
    pot.setFocus();
    QCOMPARE(pot.currentIndex().row(), 0);
    QTest::keyClick(&pot, Qt::Key_Down);
    QCOMPARE(pot.currentIndex().row(), 1);
    QVERIFY(pot.selectionModel()->isRowSelected(1));
    auto& last = test.find<CountTable>("finalHands3Table");
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(last.hasFocus());
    QVERIFY(!pot.selectionModel()->hasSelection());
    QTest::keyClick(&last, Qt::Key_End, Qt::ControlModifier);
    const auto& area = test.find<QScrollArea>("methodScrollArea");
    const QPoint row =
        last.viewport()->mapTo(area.viewport(), last.visualRect(last.currentIndex()).center());
    QVERIFY(area.viewport()->rect().contains(row));
    QVERIFY(area.verticalScrollBar()->value() > 0);
}

void TestMethodPage::readersFindTheTables()
{
    const Method test(countOf(straightAgainstFlushDraw()));
    QAccessibleInterface* table =
        QAccessible::queryAccessibleInterface(&test.find<CountTable>("finalHands1Table"));
    QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Final hands of Player 1"));
    QCOMPARE(table->tableInterface()->rowCount(), 3);
    QCOMPARE(table->tableInterface()->cellAt(0, 1)->text(QAccessible::Name), QStringLiteral("9"));
    QCOMPARE(table->tableInterface()->columnDescription(2), QStringLiteral("Share"));
}

void TestMethodPage::longNamesTakeLines()
{
    const QString name = QStringLiteral("Bartholomew & <the>");
    const Method test(countOf(straightAgainstFlushDraw()), {}, {name, QString(), QString()});
    const auto& pot = test.find<CountTable>("methodPotTable");
    QCOMPARE(test.rows("methodPotTable").front(), name + QStringLiteral(" wins: 7: 16.7 %"));
    for (int row = 0; row < pot.model()->rowCount(); ++row)
        QVERIFY(pot.rowHeight(row)
                >= static_cast<const QAbstractItemView&>(pot).sizeHintForRow(row));
    QTRY_VERIFY(pot.height() >= pot.rowViewportPosition(3) + pot.rowHeight(3));
    int width = 0;
    for (int column = 0; column < 3; ++column)
        width += pot.columnWidth(column);
    QVERIFY(width <= pot.viewport()->width());
}

void TestMethodPage::anotherCountKeepsTheRow()
{
    Method test(countOf(straightAgainstFlushDraw()));
    auto& pot = test.find<CountTable>("methodPotTable");
    const QAbstractItemModelTester laws(pot.model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
    pot.setCurrentIndex(pot.model()->index(2, 0));
    test.page.showCount(countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d 2h"))), {}, {});
    QCOMPARE(pot.currentIndex().row(), 2);
    test.page.showCount(
        countOf(situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d 2h"))), {},
        {});
    QCOMPARE(pot.currentIndex().row(), 2);
    QCOMPARE(test.rows("methodPotTable").size(), qsizetype{3});
}

SHOWDOWN_TEST(TestMethodPage)
#include "tst_methodpage.moc"
