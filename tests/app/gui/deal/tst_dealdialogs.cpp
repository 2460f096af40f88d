// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/deal/dealrankdialog.h"
#include "app/gui/deal/dealseeddialog.h"
#include "core/compare/showdown.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableWidget>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Deals requested by a seed, or by a rank.
class TestDealDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aSeedDealsTheSameAgain_data();
    void aSeedDealsTheSameAgain();
    void onlyWhatCanBeAskedForIsOffered();
    void theChoiceIsSaid();
    void aRankIsDealtByMouse();
    void aRankIsDealtByKeys();
    void whatCannotBeSaysWhy();
    void cancelledIsNothingDealt();
    void closeHandsThatAreNotFoundAreSaid();
};

namespace {

QString lastSaid(WindowTest& test)
{
    return test.window().statusBar()->currentMessage();
}

/// Opens a dialog by its action, and returns it once it is visible.
template <typename Dialog>
Dialog* opened(WindowTest& test, const QString& action)
{
    test.find<QAction>(action)->trigger();
    auto* dialog = test.window().findChild<Dialog*>();
    return dialog && QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
}

/// The cell of a rank and a number of wilds.
QModelIndex cellOf(const QTableWidget& grid, Category rank, int wilds)
{
    return grid.model()->index(10 - static_cast<int>(rank), wilds);
}

} // namespace

void TestDealDialogs::aSeedDealsTheSameAgain_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("again");
    QTest::addColumn<QString>("said");
    const auto hands = [](const char* name, const char* action, const char* said) {
        QTest::newRow(name) << "compare" << action << "dealFromSeedAction" << said;
    };
    const auto situation = [](const char* name, const char* action, const char* said) {
        QTest::newRow(name) << "odds" << action << "oddsDealFromSeedAction" << said;
    };
    hands("all", "dealAction", "Empty slots, seed ");
    hands("a player", "dealPlayerAction", "Player 1, seed ");
    hands("close", "dealCloseAction", "Close hands, seed ");
    situation("all hole cards", "oddsDealAllAction", "Empty slots, seed ");
    situation("the hole cards of a player", "oddsDealPlayerAction", "Player 1, seed ");
    situation("a street", "dealStreetAction", "Flop, seed ");
    situation("the board", "runOutAction", "Rest of the board, seed ");
}

void TestDealDialogs::aSeedDealsTheSameAgain()
{
    QFETCH(QString, view);
    QFETCH(QString, action);
    QFETCH(QString, again);
    QFETCH(QString, said);
    WindowTest test(tableOf(QStringLiteral("Ks - * - 2h | 3c 4c 5c 6c 7c")));
    test.odds().begin(oddsTableOf(QStringLiteral("As - | Qd Qc")));
    test.window().showView(view);
    QVERIFY(test.isReady());
    const auto cards = [&] { return test.table() + describe(test.odds().table()); };
    const QString start = cards();
    test.find<QAction>(action)->trigger();
    const QString dealt = cards();
    QVERIFY(dealt != start);
    const QString message = lastSaid(test);
    QVERIFY2(message.startsWith(said), qPrintable(message));
    const int seed = message.mid(said.size()).toInt();
    QVERIFY(seed >= 1 && seed <= tables::largestSeed);

    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards(), start);
    auto* dialog = opened<DealSeedDialog>(test, again);
    QVERIFY(dialog);
    auto* field = dialog->findChild<QSpinBox*>(QStringLiteral("seedField"));
    QCOMPARE(field->value(), seed); // what was dealt last is offered
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("5"));
    QCOMPARE(field->value(), 5);
    field->selectAll();
    QTest::keyClicks(field, QString::number(seed));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(cards(), dealt);
    QCOMPARE(lastSaid(test), message);
    QTRY_VERIFY(!test.window().findChild<DealSeedDialog*>());
}

void TestDealDialogs::onlyWhatCanBeAskedForIsOffered()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto offered = [&] {
        auto* dialog = opened<DealSeedDialog>(test, qt("dealFromSeedAction"));
        const QString text =
            dialog ? dialog->findChild<QLabel*>(QStringLiteral("seedChoiceLabel"))->text()
                   : QString();
        if (dialog)
            QTest::keyClick(dialog, Qt::Key_Escape);
        test.window().activateWindow();
        const bool isOver =
            QTest::qWaitFor([&] { return !test.window().findChild<QDialog*>(); }) && test.isReady();
        return isOver ? text : QString();
    };
    const QString nothing = QStringLiteral("All hands, seed 1");
    QCOMPARE(offered(), nothing);
    test.click(test.slot(2, 1));
    test.find<QAction>(QStringLiteral("dealPlayerAction"))->trigger();
    const QString dealt = lastSaid(test);
    QVERIFY2(dealt.startsWith(QStringLiteral("Player 2, seed ")), qPrintable(dealt));
    QCOMPARE(offered(), dealt);
    test.click(test.slot(1, 1)); // the hand of another player
    QCOMPARE(offered(), nothing);

    auto* dialog = opened<DealRankDialog>(test, qt("dealRankAction"));
    QVERIFY(dialog);
    dialog->findChild<QSpinBox*>(QStringLiteral("rankSeedField"))->setValue(31);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("dealRankButton")),
                      Qt::LeftButton);
    QVERIFY(lastSaid(test).endsWith(QStringLiteral("seed 31")));
    QCOMPARE(offered(), nothing);
}

void TestDealDialogs::theChoiceIsSaid()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 1));
    auto* dialog = opened<DealSeedDialog>(test, qt("dealFromSeedAction"));
    QVERIFY(dialog);
    auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("seedKindCombo"));
    auto* choice = dialog->findChild<QLabel*>(QStringLiteral("seedChoiceLabel"));
    dialog->findChild<QSpinBox*>(QStringLiteral("seedField"))->setValue(4711);
    QCOMPARE(choice->text(), QStringLiteral("All hands, seed 4711"));
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(choice->text(), QStringLiteral("Player 2, seed 4711"));
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(choice->text(), QStringLiteral("Close hands, seed 4711"));
}

void TestDealDialogs::aRankIsDealtByMouse()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString other = test.row(1);
    test.click(test.slot(2, 1));
    auto* dialog = opened<DealRankDialog>(test, qt("dealRankAction"));
    QVERIFY(dialog);
    auto* grid = dialog->findChild<QTableWidget*>(QStringLiteral("rankGrid"));
    const QRect cell = grid->visualRect(cellOf(*grid, Category::fullHouse, 1));
    QTest::mouseClick(grid->viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
    QCOMPARE(dialog->order(), (DealOrder{DealKind::rank, 1, Category::fullHouse, 1}));
    dialog->findChild<QSpinBox*>(QStringLiteral("rankSeedField"))->setValue(31);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("dealRankButton")),
                      Qt::LeftButton);
    const PlayerResult& player = test.session().result().players[1];
    QVERIFY(player.result->value.category() == Category::fullHouse);
    QCOMPARE(player.result->wildCount(), 1);
    QCOMPARE(test.row(1), other);
    QCOMPARE(test.session().undoStack().count(), 1);
    QCOMPARE(test.session().undoStack().undoText(), QStringLiteral("Deal a hand of a rank"));
    QVERIFY2(lastSaid(test).endsWith(QStringLiteral("for Player 2, seed 31")),
             qPrintable(lastSaid(test)));
    QVERIFY(!findConflict(test.session().table()));
}

void TestDealDialogs::aRankIsDealtByKeys()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* dialog = opened<DealRankDialog>(test, qt("dealRankAction"));
    QVERIFY(dialog);
    auto* grid = dialog->findChild<QTableWidget*>(QStringLiteral("rankGrid"));
    QTRY_VERIFY(grid->hasFocus());
    QCOMPARE(dialog->order(), (DealOrder{DealKind::rank, 0, Category::pair, 0}));
    for (int i = 0; i < 2; ++i) // two pair, three of a kind
        QTest::keyClick(grid, Qt::Key_Up);
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(grid, Qt::Key_Right);
    QTest::keyClick(grid, Qt::Key_Return);
    const PlayerResult& player = test.session().result().players[0];
    QVERIFY(player.result->value.category() == Category::threeOfAKind);
    QCOMPARE(player.result->wildCount(), 2);
}

void TestDealDialogs::whatCannotBeSaysWhy()
{
    WindowTest test(tableOf(QStringLiteral("- - - - - | As Ah Ad Ac -")));
    QVERIFY(test.isReady());
    auto* dialog = opened<DealRankDialog>(test, qt("dealRankAction"));
    QVERIFY(dialog);
    auto* grid = dialog->findChild<QTableWidget*>(QStringLiteral("rankGrid"));
    auto* deal = dialog->findChild<QPushButton*>(QStringLiteral("dealRankButton"));
    auto* choice = dialog->findChild<QLabel*>(QStringLiteral("rankChoiceLabel"));
    const auto choose = [&](Category rank, int wilds) {
        grid->setCurrentIndex(cellOf(*grid, rank, wilds));
        const QModelIndex cell = grid->currentIndex();
        const bool isGrey = cell.data(Qt::ForegroundRole)
                            != cellOf(*grid, Category::pair, 0).data(Qt::ForegroundRole);
        const bool isSaid = cell.data(Qt::AccessibleDescriptionRole).toString() == choice->text()
                            && cell.data(Qt::ToolTipRole).toString() == choice->text()
                            && cell.data(Qt::StatusTipRole).toString() == choice->text();
        return deal->isEnabled() != isGrey && isGrey == isSaid;
    };
    QVERIFY(choose(Category::pair, 0));
    QCOMPARE(choice->text(), QStringLiteral("Pair without wilds"));
    QVERIFY(choose(Category::twoPair, 2));
    QCOMPARE(choice->text(),
             QStringLiteral("With 2 wilds, two pair always becomes something better."));
    QVERIFY(!deal->isEnabled());
    QTest::keyClick(grid, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QVERIFY(choose(Category::royalFlush, 0));
    QCOMPARE(choice->text(), QStringLiteral("The other players hold the cards that it needs."));
    QVERIFY(choose(Category::fiveOfAKind, 1));
    QCOMPARE(choice->text(), QStringLiteral("Five of a kind does not count under these rules."));
    // for the player who holds the aces they are free
    auto* player = dialog->findChild<QComboBox*>(QStringLiteral("rankPlayerCombo"));
    player->setCurrentIndex(1);
    QVERIFY(choose(Category::royalFlush, 0));
    QVERIFY(deal->isEnabled());
}

void TestDealDialogs::cancelledIsNothingDealt()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const CardTable before = test.session().table();
    for (const char* action : {"dealFromSeedAction", "dealRankAction"}) {
        auto* dialog = opened<QDialog>(test, action);
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!test.window().findChild<QDialog*>());
    }
    QCOMPARE(test.session().table(), before);
    QVERIFY(!test.session().undoStack().canUndo());
}

void TestDealDialogs::closeHandsThatAreNotFoundAreSaid()
{
    CardTable table = tableOf(QStringLiteral("- - - - - | - - - - -"));
    for (const Rank rank : allRanks())
        table.rules.rules.wildRanks.insert(rank);
    WindowTest test(table);
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("dealCloseAction"))->trigger();
    QCOMPARE(test.text(QStringLiteral("conflictBarLabel")),
             QStringLiteral("No close hands were found under these rules."));
    QVERIFY(!test.session().undoStack().canUndo());
}

SHOWDOWN_TEST(TestDealDialogs)
#include "tst_dealdialogs.moc"
