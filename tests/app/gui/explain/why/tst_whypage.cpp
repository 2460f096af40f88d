// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/ladderview.h"
#include "app/narration/translation.h"
#include "tests/app/gui/explain/explanationtest.h"
#include "tests/support/pasting.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// The rank that fits, as the ladder shows it: "Jacks or better: The wild and …".
QString answer(ExplanationTest& test)
{
    const QAbstractItemModel& model = *test.ladder().model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(LadderModel::stateRole) == LadderModel::yes)
            return QStringLiteral("%1: %2").arg(index.data().toString(),
                                                index.data(LadderModel::reasonRole).toString());
    }
    return {};
}

/// What a screen reader says about the parts of a view, from first to last.
QStringList said(QAbstractItemView& view)
{
    const QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&view);
    QStringList texts;
    for (int child = 0; child < list->childCount(); ++child)
        texts << list->child(child)->text(QAccessible::Name);
    return texts;
}

} // namespace

/// The Why page: whose ranks are checked, the ladder, and what replaces it.
class TestWhyPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(installTranslation(*qApp, QStringLiteral("en")));
    }

    void theWinnerIsShownUntilSomebodyChooses();
    void theNextSlotChoosesThePlayer();
    void buttonsChooseThePlayer();
    void playersWhoLeaveAreNotChosen();
    void namesAreShown();
    void anUnfinishedHandWaits();
    void theLensLeavesOneRow();
    void rulesChangeTheLadder();
    void keysMoveOverTheLadder();
    void theCurrentRankStays();
    void screenReadersHearWholeRows();
    void narrowRowsGrow();
    void theLadderTakesWhatItNeeds();
    void ranksNotReachedFoldWhereRoomIsShort();
    void theDockIsAsWideAsDrawn();
    void everythingCanBeUsed();
};

void TestWhyPage::theWinnerIsShownUntilSomebodyChooses()
{
    ExplanationTest test(tableOf(QStringLiteral("Ah - - - - | - - - - - | - - - - -")));
    QCOMPARE(test.page().player(), 0);
    pasteCards(test.session(), QStringLiteral("Ah Ad 9c 7s 2h"), {0, 0});
    test.nextSlot().setPlace({1, 0}); // waits for the next hand
    QCOMPARE(test.page().player(), 0);
    pasteCards(test.session(), QStringLiteral("Kh Kd 9s 7h"), {1, 0});
    QCOMPARE(test.page().player(), 0);
    test.session().setCard({1, 4}, cardFrom("Kc"));
    QCOMPARE(test.page().player(), 1); // wins
    test.nextSlot().setPlace({0, 2});
    QCOMPARE(test.page().player(), 0);
    test.session().setCard({0, 2}, cardFrom("8c")); // the same hands are complete
    QCOMPARE(test.page().player(), 0);
    test.nextSlot().setPlace({2, 0});
    pasteCards(test.session(), QStringLiteral("Qh Qd 9h 7c 2c"), {2, 0});
    QCOMPARE(test.page().player(), 1); // another one is complete, and the winner shown again
    test.session().clearTable();
    QCOMPARE(test.page().player(), 0); // whose card is next
}

void TestWhyPage::theNextSlotChoosesThePlayer()
{
    ExplanationTest test;
    QCOMPARE(test.page().player(), 1);
    test.nextSlot().setPlace({0, 3});
    QCOMPARE(test.page().player(), 0);
    test.nextSlot().setPlace({1, 3});
    QCOMPARE(test.page().player(), 1);
    QVERIFY(test.find<QToolButton>("whyPlayer2Button")->isChecked());
    QCOMPARE(answer(test),
             QStringLiteral("Jacks or better: The wild and Q♠ make a pair of queens"));
    test.nextSlot().setPlace({2, 0});
    QCOMPARE(answer(test).section(u':', 0, 0), QStringLiteral("High card"));
}

void TestWhyPage::buttonsChooseThePlayer()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    test.click(test.find<QToolButton>("whyPlayer3Button"));
    QCOMPARE(test.page().player(), 2);
    QCOMPARE(test.nextSlot().place().row, 0); // looking at a hand does not move the cards
    QCOMPARE(test.ladder().accessibleName(), QStringLiteral("Rank check for Player 3"));
    test.find<QToolButton>("whyPlayer3Button")->setFocus();
    test.press(Qt::Key_Left);
    QCOMPARE(test.page().player(), 1);
}

void TestWhyPage::playersWhoLeaveAreNotChosen()
{
    ExplanationTest test;
    test.nextSlot().setPlace({2, 0});
    test.session().setPlayerCount(2);
    QCOMPARE(test.page().player(), 1);
    QVERIFY(!test.find<QToolButton>("whyPlayer3Button")->isVisible());
    test.session().undoStack().undo();
    QVERIFY(test.find<QToolButton>("whyPlayer3Button")->isVisible());
}

void TestWhyPage::namesAreShown()
{
    ExplanationTest test;
    test.nextSlot().setPlace({0, 1});
    test.session().setName(0, QStringLiteral("Anna & Co"));
    const auto* button = test.find<QToolButton>("whyPlayer1Button");
    QCOMPARE(button->text(), QStringLiteral("Anna && Co")); // as buttons write an ampersand
    QCOMPARE(button->accessibleName(), QStringLiteral("Anna & Co"));
    QCOMPARE(test.ladder().accessibleName(), QStringLiteral("Rank check for Anna & Co"));
    QCOMPARE(test.text("whyPlayer2Button"), QStringLiteral("Player 2"));
    QCOMPARE(test.text("playerChoiceLabel"), QStringLiteral("Rank check for"));

    test.page().setCompact(true);
    QCOMPARE(button->text(), QStringLiteral("Anna && Co"));
    QCOMPARE(test.text("whyPlayer2Button"), QStringLiteral("P2"));
    QCOMPARE(test.text("playerChoiceLabel"), QStringLiteral("Rank check"));
}

void TestWhyPage::anUnfinishedHandWaits()
{
    ExplanationTest test(tableOf(QStringLiteral("Qh - Qc - 2h | 9c Qs - * 7h")));
    QVERIFY(!test.ladder().isVisible());
    QCOMPARE(test.text("ladderWaitsLabel"),
             QStringLiteral("Player 1 has 3 of 5 cards. The rank check starts with the fifth."));
    test.session().setCard({0, 1}, cardFrom("Kd"));
    test.session().setName(0, QStringLiteral("Anna"));
    QCOMPARE(test.text("ladderWaitsLabel"),
             QStringLiteral("Anna has 4 of 5 cards. The rank check starts with the fifth."));
    test.session().setCard({0, 3}, cardFrom("Kc"));
    QVERIFY(test.ladder().isVisible());
    QCOMPARE(test.text("ladderWaitsLabel"), QString());
    QCOMPARE(answer(test).section(u':', 0, 0), QStringLiteral("Two pair"));
}

void TestWhyPage::theLensLeavesOneRow()
{
    ExplanationTest test;
    const int full = test.ladder().contentHeight();
    QVERIFY(test.session().setLens(Category::pair));
    QCOMPARE(test.ladder().model()->rowCount(), 1);
    QCOMPARE(answer(test).section(u':', 0, 0), QStringLiteral("Jacks or better"));
    QVERIFY(test.ladder().contentHeight() < full / 3);
    test.session().setLens(std::nullopt);
    QCOMPARE(test.ladder().contentHeight(), full);
}

void TestWhyPage::rulesChangeTheLadder()
{
    ExplanationTest test;
    QCOMPARE(test.ladder().model()->rowCount(), 10);
    test.session().setRules({Preset::standard, rulesOf(Preset::standard)});
    QCOMPARE(test.ladder().model()->rowCount(), 11);
    QCOMPARE(answer(test).section(u':', 0, 0), QStringLiteral("Pair"));
}

void TestWhyPage::keysMoveOverTheLadder()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    const QSignalSpy activated(&test.page(), &WhyPage::stepsOfRowAsked);
    test.nextSlot().setPlace({1, 0});
    test.clickRow(test.ladder(), test.ladder().model()->index(4, 0));
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first(), QVariantList({1, 5}));

    const QImage focused = test.ladder().grab().toImage();
    test.tree().setFocus();
    QVERIFY(test.ladder().grab().toImage() != focused); // the ring shows where the keys go
}

void TestWhyPage::theCurrentRankStays()
{
    ExplanationTest test;
    QVERIFY(test.isReady());
    test.window().resize(800, 300);
    QApplication::processEvents();
    test.clickRow(test.ladder(), test.ladder().model()->index(1, 0));
    QScrollBar* bar = test.ladder().verticalScrollBar();
    QVERIFY(bar->maximum() > 40);
    bar->setValue(40);
    test.session().setCard({0, 1}, cardFrom("Kd")); // other reasons
    test.nextSlot().setPlace({1, 0});               // another player
    QApplication::processEvents();
    QCOMPARE(test.ladder().currentIndex().row(), 1);
    QCOMPARE(bar->value(), 40);
}

void TestWhyPage::screenReadersHearWholeRows()
{
    ExplanationTest test;
    test.nextSlot().setPlace({1, 0});
    const QStringList ladder = said(test.ladder());
    QCOMPARE(ladder.size(), 10);
    QCOMPARE(ladder[5],
             QStringLiteral("Straight: no. 3 up to queen: too far apart for five in a row."));
    QCOMPARE(ladder[9], QStringLiteral("High card: not reached."));
    const QStringList tree = said(test.tree());
    QCOMPARE(tree.size(), 1 + 3 + 5); // the header, the branches and the leaves of the first
    QCOMPARE(tree[0], QStringLiteral("Comparisons"));
    QCOMPARE(tree[1], QStringLiteral("Player 1 vs Player 2: Player 2 higher."));
    QCOMPARE(tree[6], QStringLiteral("Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. "
                                     "Decides."));
}

void TestWhyPage::narrowRowsGrow()
{
    ExplanationTest test;
    test.nextSlot().setPlace({1, 0});
    const auto heightAt = [&test](int width) {
        test.window().resizeDocks({&test.dock()}, {width}, Qt::Horizontal);
        QApplication::processEvents();
        return test.ladder().contentHeight();
    };
    const int wide = heightAt(420);
    const int narrow = heightAt(ExplanationDock::smallestWidth);
    QCOMPARE(test.dock().width(), ExplanationDock::smallestWidth);
    QVERIFY2(narrow > wide, qPrintable(QString::number(narrow)));
    QCOMPARE(heightAt(420), wide);
}

void TestWhyPage::theLadderTakesWhatItNeeds()
{
    ExplanationTest test;
    QApplication::processEvents();
    QCOMPARE(test.ladder().height(), test.ladder().contentHeight());
    test.session().setRules({Preset::standard, rulesOf(Preset::standard)});
    QApplication::processEvents();
    QCOMPARE(test.ladder().height(), test.ladder().contentHeight());
}

void TestWhyPage::ranksNotReachedFoldWhereRoomIsShort()
{
    ExplanationTest test(tableOf(QStringLiteral("Kh Kd Kc Ks 2h | Qc Qs 9d 7d 3h")));
    QVERIFY(test.isReady());
    const LadderView& ladder = test.ladder();
    const auto shown = [&] {
        int rows = 0;
        for (int row = 0; row < ladder.model()->rowCount(); ++row)
            rows += ladder.isRowHidden(row) ? 0 : 1;
        return rows;
    };
    test.window().resize(800, 900);
    QTRY_COMPARE(shown(), 10);
    test.ladder().selectRow(9);
    test.window().resize(800, 420);
    QTRY_COMPARE(shown(), 4); // down to the four of a kind, and one row for the rest
    QCOMPARE(ladder.selectedRow().value_or(-1), 3);
    test.ladder().selectRow(9);
    QCOMPARE(ladder.currentIndex().row(), 3);
    test.window().resize(800, 900);
    QTRY_COMPARE(shown(), 10);
    QCOMPARE(ladder.selectedRow().value_or(-1), 3);
}

void TestWhyPage::theDockIsAsWideAsDrawn()
{
    ExplanationTest test;
    QApplication::processEvents();
    QCOMPARE(test.dock().width(), 360);
    const QDockWidget::DockWidgetFeatures all = QDockWidget::DockWidgetClosable
                                                | QDockWidget::DockWidgetMovable
                                                | QDockWidget::DockWidgetFloatable;
    QCOMPARE(test.dock().features(), all);
    QCOMPARE(test.dock().minimumSizeHint().width(), ExplanationDock::smallestWidth);
    test.dock().setCompact(true);
    QCOMPARE(test.dock().preferredWidth(), 320);
}

void TestWhyPage::everythingCanBeUsed()
{
    ExplanationTest test;
    const QList<QWidget*> widgets{test.find<QWidget>("whyPlayer1Button"),
                                  &test.ladder(),
                                  test.find<QWidget>("expandComparisonsButton"),
                                  &test.tree(),
                                  test.find<QWidget>("howRareLink"),
                                  test.find<QWidget>("otherRules1Link"),
                                  test.find<QWidget>("oneCardLink"),
                                  test.find<QWidget>("showInStepsButton")};
    for (const QWidget* widget : widgets) {
        const QByteArray name = widget->objectName().toUtf8();
        QVERIFY2(!widget->accessibleName().isEmpty(), name);
        QVERIFY2(!widget->statusTip().isEmpty(), name);
        QVERIFY2(!widget->toolTip().isEmpty(), name);
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, name);
        QVERIFY2(widget->height() >= 24, name);
    }
    // Tab goes from top to bottom.
    QVERIFY(test.isReady());
    test.ladder().selectRow(0); // so that there is something to show
    widgets.front()->setFocus();
    for (QWidget* widget : widgets) {
        QCOMPARE(QApplication::focusWidget(), widget);
        test.press(Qt::Key_Tab);
    }
}

SHOWDOWN_TEST(TestWhyPage)
#include "tst_whypage.moc"
