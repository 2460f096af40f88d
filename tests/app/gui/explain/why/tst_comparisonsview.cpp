// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/explain/explanationtest.h"
#include "tests/support/pasting.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Which branches are open, in order: `+--`.
QString expansion(ExplanationTest& test)
{
    QString open;
    for (int row = 0; row < test.tree().model()->rowCount(); ++row)
        open += test.tree().isExpanded(test.branch(row)) ? u'+' : u'-';
    return open;
}

/// What a screen reader says about the focused row of a view.
QString focused(QAbstractItemView& view)
{
    const QAccessibleInterface* row = QAccessible::queryAccessibleInterface(&view)->focusChild();
    return row ? row->text(QAccessible::Name) : QString();
}

} // namespace

/// The tree of comparisons: what is open, and which part is selected.
class TestComparisonsView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theFirstBranchBeginsOpen();
    void oneButtonOpensAndClosesAll();
    void keysOpenAndClose();
    void whatIsOpenStaysSo();
    void aClosedBranchComesBackClosed();
    void theComparisonThatDecidesIsOpen_data();
    void theComparisonThatDecidesIsOpen();
    void aClickSelectsAPart();
    void keysSelectAPart();
    void aBranchIsNoPart();
    void aPartThatGoesIsCleared();
    void aPartFollowsItsComparison();
    void whatIsDoneStaysWithThePlayers_data();
    void whatIsDoneStaysWithThePlayers();
    void changesDoNotScroll();
    void nothingToCompareIsSaid();
    void narrowRowsGrow();
};

void TestComparisonsView::theFirstBranchBeginsOpen()
{
    ExplanationTest test;
    QCOMPARE(expansion(test), QStringLiteral("+--"));
    QCOMPARE(test.text("comparisonsCountLabel"), QStringLiteral("3 comparisons"));
    test.session().setPlayerCount(2);
    QCOMPARE(expansion(test), QStringLiteral("+"));
    QCOMPARE(test.text("comparisonsCountLabel"), QStringLiteral("1 comparison"));
}

void TestComparisonsView::oneButtonOpensAndClosesAll()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    auto* button = test.find<QToolButton>("expandComparisonsButton");
    QCOMPARE(button->text(), QStringLiteral("Collapse all"));
    test.click(button);
    QCOMPARE(expansion(test), QStringLiteral("---"));
    QCOMPARE(button->text(), QStringLiteral("Expand all"));
    QCOMPARE(button->accessibleName(), QStringLiteral("Expand all comparisons"));
    test.click(button);
    QCOMPARE(expansion(test), QStringLiteral("+++"));
    QCOMPARE(button->text(), QStringLiteral("Collapse all"));
}

void TestComparisonsView::keysOpenAndClose()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    test.tree().setFocus();
    test.press(Qt::Key_Home);
    test.press(Qt::Key_Minus);
    QCOMPARE(expansion(test), QStringLiteral("---"));
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Plus);
    QCOMPARE(expansion(test), QStringLiteral("-+-"));
    test.press(Qt::Key_Left);
    QCOMPARE(expansion(test), QStringLiteral("---"));
    QCOMPARE(test.text("expandComparisonsButton"), QStringLiteral("Expand all"));
    test.press(Qt::Key_Asterisk); // with all that is below
    QCOMPARE(expansion(test), QStringLiteral("-+-"));
}

void TestComparisonsView::whatIsOpenStaysSo()
{
    ExplanationTest test;
    test.tree().setExpanded(test.branch(2), true);
    test.session().setCard({0, 4}, cardFrom("4d")); // the first player wins now
    QCOMPARE(expansion(test), QStringLiteral("+--"));
    test.session().setCard({0, 4}, cardFrom("2h")); // as before
    QCOMPARE(expansion(test), QStringLiteral("+-+"));
    test.session().setName(0, QStringLiteral("Anna"));
    QCOMPARE(expansion(test), QStringLiteral("+-+"));
}

void TestComparisonsView::aClosedBranchComesBackClosed()
{
    ExplanationTest test;
    test.tree().setExpanded(test.branch(0), false);
    test.session().setCard({0, 0}, std::nullopt);
    QCOMPARE(expansion(test), QStringLiteral("+")); // Player 2 vs Player 3, which decides now
    test.session().undoStack().undo();
    QCOMPARE(expansion(test), QStringLiteral("---"));
}

void TestComparisonsView::theComparisonThatDecidesIsOpen_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("open");

    const QString sample = describe(sampleTable()); // 2 wins, then 1
    QTest::newRow("the winner, against the second") << sample << 1 << "+--";
    QTest::newRow("the second, against the third") << sample << 0 << "--+";
    QTest::newRow("the third, against the second") << sample << 2 << "--+";
    const QString rising = QStringLiteral("2c 3d 5h 7s 9c | 2d 3h 5s 7c Td | 2h 3s 5c 7d Jh");
    QTest::newRow("the winner comes last") << rising << 2 << "-+";
    QTest::newRow("the second lost to the winner") << rising << 1 << "-+";
    QTest::newRow("the third lost to the second") << rising << 0 << "+-";
    const QString tie = QStringLiteral("2c 3d 5h 7s 9c | 2d 3h 5s 7c 9d | 2h 3s 5c 7d 8h");
    QTest::newRow("a tie, with the other winner") << tie << 0 << "+-";
}

void TestComparisonsView::theComparisonThatDecidesIsOpen()
{
    QFETCH(const QString, table);
    QFETCH(const int, player);
    ExplanationTest test(tableOf(table));
    QVERIFY(test.isReady());
    test.click(test.find<QToolButton>(
        QStringLiteral("whyPlayer%1Button").arg(player + 1).toUtf8().constData()));
    QTEST(expansion(test), "open");
    int framed = 0;
    for (int row = 0; row < test.tree().model()->rowCount(); ++row)
        framed += test.branch(row).data(ComparisonsModel::decidesPlaceRole).toBool() ? 1 : 0;
    QCOMPARE(framed, 1);
}

void TestComparisonsView::aClickSelectsAPart()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    const QSignalSpy selected(&test.page(), &WhyPage::partSelected);
    const QSignalSpy cleared(&test.page(), &WhyPage::selectionCleared);
    test.clickRow(test.tree(), test.leaf(0, 4));
    QCOMPARE(selected.count(), 1);
    QCOMPARE(selected.first(), QVariantList({0, 4}));
    test.clickRow(test.tree(), test.leaf(0, 4));
    QCOMPARE(selected.count(), 1);
    test.press(Qt::Key_Escape);
    QCOMPARE(cleared.count(), 1);
    QVERIFY(!test.tree().part());
}

void TestComparisonsView::keysSelectAPart()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    const QSignalSpy selected(&test.page(), &WhyPage::partSelected);
    test.tree().setFocus();
    test.press(Qt::Key_End); // the branch for the second place
    test.press(Qt::Key_Right);
    test.press(Qt::Key_Down);
    QCOMPARE(selected.count(), 1);
    QCOMPARE(selected.first(), QVariantList({2, 0}));
}

void TestComparisonsView::aBranchIsNoPart()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    const QSignalSpy cleared(&test.page(), &WhyPage::selectionCleared);
    test.clickRow(test.tree(), test.branch(1));
    QVERIFY(!test.tree().part());
    QCOMPARE(cleared.count(), 0);
    test.clickRow(test.tree(), test.leaf(0, 1));
    test.clickRow(test.tree(), test.branch(1));
    QCOMPARE(cleared.count(), 1);
}

void TestComparisonsView::aPartThatGoesIsCleared()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    const QSignalSpy selected(&test.page(), &WhyPage::partSelected);
    const QSignalSpy cleared(&test.page(), &WhyPage::selectionCleared);
    test.clickRow(test.tree(), test.leaf(0, 4));
    test.session().setCard({1, 0}, cardFrom("Tc")); // the first kicker decides
    QCOMPARE(cleared.count(), 1);
    QCOMPARE(selected.count(), 1); // nothing else is selected instead
    QVERIFY(test.tree().selectionModel()->selectedIndexes().isEmpty());
    QCOMPARE(focused(test.tree()), QStringLiteral("Player 1 vs Player 2: Player 2 higher."));

    test.clickRow(test.tree(), test.leaf(0, 0));
    test.session().clearTable();
    QCOMPARE(cleared.count(), 2);
}

void TestComparisonsView::aPartFollowsItsComparison()
{
    ExplanationTest test(tableOf(QStringLiteral("- 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h")));
    QVERIFY(test.isReady());
    const QSignalSpy selected(&test.page(), &WhyPage::partSelected);
    test.clickRow(test.tree(), test.leaf(0, 0));
    QCOMPARE(selected.last(), QVariantList({0, 0}));
    test.session().setCard({0, 0}, cardFrom("Qh")); // another comparison now runs before it
    QVERIFY(selected.count() >= 2); // it may be told again, for those who forget it with a result
    QCOMPARE(selected.last(), QVariantList({1, 0}));
}

void TestComparisonsView::whatIsDoneStaysWithThePlayers_data()
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
        << sample << 1 << "Ac Ad 3d * 7h" << QStringList({first, leading2, second});
    QTest::newRow("no second place to settle")
        << sample << 2 << "Ah Ad 8c 6s 4h" << QStringList({first, leading2});
    QTest::newRow("another leader") << sample << 0 << "Kh 9d Kc 7s 2h" << QStringList(first);
    QTest::newRow("the first hand comes to the others")
        << "- 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h" << 0 << "Qh 9d Qc 7s 2h"
        << QStringList(leading2);
    QTest::newRow("the third hand goes") << sample << 2 << "" << QStringList(first);
    QTest::newRow("the first hand goes") << sample << 0 << "" << QStringList(leading2);
}

void TestComparisonsView::whatIsDoneStaysWithThePlayers()
{
    QFETCH(const QString, before);
    QFETCH(const int, player);
    QFETCH(const QString, hand);
    QStringList stayed;
    for (int row = 0, rows = 1; row < rows; ++row) {
        ExplanationTest test(tableOf(before));
        QVERIFY(test.isReady());
        rows = test.tree().model()->rowCount();
        test.tree().setAllExpanded(true);
        test.tree().scrollTo(test.leaf(row, 0));
        test.clickRow(test.tree(), test.leaf(row, 0));
        const QString title = test.branch(row).data().toString();

        if (hand.isEmpty())
            test.session().clearPlayer(player);
        else
            pasteCards(test.session(), hand, {player, 0});
        QVERIFY(!test.tree().part()); // it was chosen of another result
        const QModelIndex leaf = test.tree().currentIndex();
        if (!leaf.parent().isValid())
            continue;
        stayed << title;
        QCOMPARE(leaf.row(), 0);
        QCOMPARE(leaf.parent().data().toString(), title);
        QVERIFY(test.tree().isExpanded(leaf.parent()));
        QCOMPARE(focused(test.tree()), leaf.data(Qt::AccessibleTextRole).toString());
    }
    QTEST(stayed, "stay");
}

void TestComparisonsView::changesDoNotScroll()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    test.window().resize(800, 420);
    QApplication::processEvents();
    test.tree().setAllExpanded(true);
    test.clickRow(test.tree(), test.branch(0));
    QScrollBar* bar = test.tree().verticalScrollBar();
    QVERIFY(bar->maximum() > 20);
    bar->setValue(20);
    test.session().setName(0, QStringLiteral("Anna")); // the current row stays out of sight
    QApplication::processEvents();
    QCOMPARE(bar->value(), 20);
    QCOMPARE(test.tree().currentIndex(), test.branch(0));
}

void TestComparisonsView::nothingToCompareIsSaid()
{
    ExplanationTest test(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * -")));
    QVERIFY(!test.tree().isVisible());
    QVERIFY(!test.find<QToolButton>("expandComparisonsButton")->isVisible());
    QCOMPARE(test.text("comparisonsNoteLabel"),
             QStringLiteral("Comparisons appear when two hands are complete."));
    test.session().setCard({1, 4}, cardFrom("7h"));
    QVERIFY(test.tree().isVisible());
    QCOMPARE(test.text("comparisonsNoteLabel"), QString());
    QVERIFY(test.session().setLens(Category::flush));
    QCOMPARE(test.text("comparisonsNoteLabel"),
             QStringLiteral("Comparisons appear when two hands fit."));
}

void TestComparisonsView::narrowRowsGrow()
{
    ExplanationTest test;
    test.session().setName(0, QStringLiteral("Anna-Katharina Schneider"));
    const auto heightAt = [&test](int width) {
        test.window().resizeDocks({&test.dock()}, {width}, Qt::Horizontal);
        QApplication::processEvents();
        return test.tree().visualRect(test.branch(0)).height();
    };
    test.window().resize(1200, 700);
    const int wide = heightAt(700);
    QVERIFY(heightAt(ExplanationDock::smallestWidth) > wide);
    QCOMPARE(heightAt(700), wide);
}

SHOWDOWN_TEST(TestComparisonsView)
#include "tst_comparisonsview.moc"
