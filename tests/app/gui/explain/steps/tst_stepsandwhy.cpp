// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/explain/why/ladderview.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The ways from Why to the steps and back.
class TestStepsAndWhy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void whyLeadsToTheStep_data();
    void whyLeadsToTheStep();
    void theStepLeadsToWhy();
    void otherStepsDoNotLeadToWhy();
    void escapeGoesBackToWhy();
    void escapeStaysWhereWhyWasNotAsked();
};

void TestStepsAndWhy::whyLeadsToTheStep_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("Enter") << "enter";
    QTest::newRow("double click") << "double";
    QTest::newRow("button") << "button";
}

void TestStepsAndWhy::whyLeadsToTheStep()
{
    QFETCH(const QString, way);
    WindowTest window;
    QVERIFY(window.isReady());
    auto* dock = window.window().findChild<ExplanationDock*>();
    auto* ladder = window.find<LadderView>(QStringLiteral("ladderView"));
    auto* tree = window.find<ComparisonsTree>(QStringLiteral("comparisonsTree"));
    auto* button = window.find<QToolButton>(QStringLiteral("showInStepsButton"));
    const auto ask = [&](QAbstractItemView& view, const QModelIndex& row) {
        dock->showPage(QStringLiteral("why"));
        QCoreApplication::processEvents();
        view.scrollTo(row);
        const QPoint centre = view.visualRect(row).center();
        window.click(view.viewport(), centre);
        if (way == u"enter")
            window.press(Qt::Key_Return);
        else if (way == u"double")
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, centre);
        else if (button->isEnabled())
            window.click(button);
    };
    QVERIFY(!button->isEnabled());
    ask(*ladder, ladder->model()->index(5, 0));
    QCOMPARE(window.text(QStringLiteral("narrationLabel")),
             QStringLiteral("Player 2's hand is no straight. 3 up to queen: too far apart for "
                            "five in a row."));
    QCOMPARE(window.focusName(), QStringLiteral("scrubber"));
    ask(*tree, tree->model()->index(4, 0, tree->model()->index(0, 0)));
    QCOMPARE(window.text(QStringLiteral("narrationLabel")),
             QStringLiteral("Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. "
                            "Decides."));
    ask(*ladder, ladder->model()->index(9, 0)); // not reached
    QVERIFY(ladder->isVisible());
    QVERIFY(!button->isEnabled());
}

void TestStepsAndWhy::theStepLeadsToWhy()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* ladder = window.find<LadderView>(QStringLiteral("ladderView"));
    auto* tree = window.find<ComparisonsTree>(QStringLiteral("comparisonsTree"));
    auto* button = window.find<QToolButton>(QStringLiteral("showInWhyButton"));
    auto* dock = window.window().findChild<ExplanationDock*>();
    for (int i = 0; i < 6; ++i)
        window.press(Qt::Key_F8);
    QVERIFY(window.narration().startsWith(QStringLiteral("Player 1's hand is no flush.")));
    window.click(button);
    QVERIFY(ladder->isVisible());
    QVERIFY(window.find<QToolButton>(QStringLiteral("whyPlayer1Button"))->isChecked());
    QCOMPARE(ladder->selectedRow(), std::optional(4));
    QCOMPARE(window.focusName(), QStringLiteral("ladderView"));

    dock->showPage(QStringLiteral("steps"));
    window.press(Qt::Key_F4);
    window.press(Qt::Key_F4); // the second comparison, which is closed in Why
    while (!window.narration().startsWith(QStringLiteral("Rank:")))
        window.press(Qt::Key_F8);
    window.click(button);
    QVERIFY(tree->isVisible());
    QCOMPARE(tree->part(), std::optional(PartPlace{1, 0}));
    QVERIFY(tree->isExpanded(tree->model()->index(1, 0)));
    QVERIFY(tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex()).center()));
    QCOMPARE(ladder->selectedRow(), std::nullopt);
    QCOMPARE(window.focusName(), QStringLiteral("comparisonsTree"));
}

void TestStepsAndWhy::otherStepsDoNotLeadToWhy()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    const auto* button = window.find<QToolButton>(QStringLiteral("showInWhyButton"));
    QVERIFY(!button->isVisible());
    window.press(Qt::Key_F8);
    QVERIFY(!button->isVisible());
    window.press(Qt::Key_F8);
    QVERIFY(button->isVisible());
    window.press(Qt::Key_F7);
    QVERIFY(!button->isVisible());
}

/// To the row that was shown, or to the part, with the focus there.
void TestStepsAndWhy::escapeGoesBackToWhy()
{
    WindowTest window;
    QVERIFY(window.isReady());
    auto* ladder = window.find<LadderView>(QStringLiteral("ladderView"));
    auto* tree = window.find<ComparisonsTree>(QStringLiteral("comparisonsTree"));
    const QModelIndex row = ladder->model()->index(5, 0);
    window.click(ladder->viewport(), ladder->visualRect(row).center());
    window.press(Qt::Key_Return);
    QVERIFY(!ladder->isVisible());
    window.press(Qt::Key_F8);
    window.press(Qt::Key_Escape);
    QVERIFY(ladder->isVisible());
    QCOMPARE(ladder->selectedRow(), std::optional(5));
    QCOMPARE(window.focusName(), QStringLiteral("ladderView"));
    window.press(Qt::Key_Return); // and so on
    window.press(Qt::Key_Escape);
    QCOMPARE(ladder->selectedRow(), std::optional(5));

    const QModelIndex part = tree->model()->index(4, 0, tree->model()->index(0, 0));
    tree->scrollTo(part);
    window.click(tree->viewport(), tree->visualRect(part).center());
    window.press(Qt::Key_Return);
    window.press(Qt::Key_Escape);
    QVERIFY(tree->isVisible());
    QCOMPARE(tree->part(), std::optional(PartPlace{0, 4}));
    QCOMPARE(window.focusName(), QStringLiteral("comparisonsTree"));
}

void TestStepsAndWhy::escapeStaysWhereWhyWasNotAsked()
{
    WindowTest window;
    QVERIFY(window.isReady());
    auto* ladder = window.find<LadderView>(QStringLiteral("ladderView"));
    const QModelIndex row = ladder->model()->index(5, 0);
    window.click(ladder->viewport(), ladder->visualRect(row).center());
    window.press(Qt::Key_Return);
    window.window().showTab(QStringLiteral("rules")); // another way out
    window.window().showTab(QStringLiteral("steps"));
    window.press(Qt::Key_F8);
    window.find<QWidget>(QStringLiteral("scrubber"))->setFocus();
    window.press(Qt::Key_Escape);
    QVERIFY(!ladder->isVisible());
}

SHOWDOWN_TEST(TestStepsAndWhy)
#include "tst_stepsandwhy.moc"
