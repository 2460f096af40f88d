// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wild/wildpage.h"
#include "app/narration/translation.h"
#include "tests/app/gui/explain/wild/wildtest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QAction>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTextDocument>
#include <QToolButton>

#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

CardTable two()
{
    CardTable table = tableOf(QStringLiteral("9c 8d 6s * * | Qc Qs 4d 3h 2h"));
    table.rules = *rulesFrom(QStringLiteral("standard"));
    return table;
}

const QString bestOfSample = QStringLiteral("As a queen it makes a pair of queens; no other value "
                                            "makes more.");

} // namespace

/// The Wild page: what every choice would make.
class TestWildPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(installTranslation(*qApp, QStringLiteral("en")));
    }

    void oneWildOfTheSample();
    void twoWilds();
    void manyWildsAreAList();
    void pointingShowsAChoice();
    void keysGoOverTheCells();
    void thePageComesAndGoes();
    void thePageComesLater();
    void theCurrentPageStays();
    void playersWithWildsAreOffered();
    void theSamePlayerIsShownAsInWhy();
    void theMarkLeadsToThePage();
    void theMenuLeadsToThePage();
    void readersFindTheCells();
    void columnsAreMirrored();
    void throughALensItSpeaksOfTheBestRank();
    void oneChangeIsShownOnce();
    void namesAreNoMarkup();
};

void TestWildPage::oneWildOfTheSample()
{
    WildWindow test;
    QCOMPARE(test.text(QStringLiteral("wildBestLabel")), bestOfSample);
    QCOMPARE(test.text(QStringLiteral("wildSuitsLabel")),
             QStringLiteral("Suits do not matter: four suits are in the hand."));
    QCOMPARE(test.cells(), QStringLiteral("HHPHHHHHHHHHH"));
    QCOMPARE(
        test.rows(),
        (QStringList{QStringLiteral("Q: Pair of queens, kickers nine, seven, three: 1st"),
                     QStringLiteral("A: High card, ace, then queen, nine, seven, three: 2nd"),
                     QStringLiteral("K: High card, king, then queen, nine, seven, three: 3rd"),
                     QStringLiteral("J: High card, queen, then jack, nine, seven, three: 3rd"),
                     QStringLiteral("10: High card, queen, then ten, nine, seven, three: 3rd"),
                     QStringLiteral("9: High card, queen, then nine, nine, seven, three: 3rd")}));
    QCOMPARE(test.text(QStringLiteral("wildMoreLabel")),
             QStringLiteral("and 7 more: 8 7 6 5 4 3 2"));
    QVERIFY(!test.button("wildBackButton").isVisible());
}

void TestWildPage::twoWilds()
{
    WildWindow test(two());
    QVERIFY(test.isReady());
    QCOMPARE(test.text(QStringLiteral("wildBestLabel")),
             QStringLiteral("As ten and seven they make a straight, ten high; no other choice "
                            "makes more."));
    QCOMPARE(test.map().cellCount(), 169);
    QCOMPARE(test.cells().left(13), QStringLiteral("P....PP.P...."));
    QCOMPARE(test.cells().mid(qsizetype{5} * 13, 13), QStringLiteral("PPPPP32P2PPPP"));
    QCOMPARE(test.cells().mid(qsizetype{7} * 13, 13), QStringLiteral("....SPPPPS..."));
    QVERIFY(!test.list().isVisible());
    QTest::mouseMove(&test.map(), test.map().cellRect(13 + 5).center());
    QTRY_COMPARE(test.box(), QStringLiteral("King and nine | Pair of nines, kickers king, eight, "
                                            "six.\nLoses to Player 2."));
}

void TestWildPage::manyWildsAreAList()
{
    CardTable table = tableOf(QStringLiteral("9h 8h * * * | - - - - -"));
    table.rules = *rulesFrom(QStringLiteral("standard"));
    WildWindow test(table);
    QVERIFY(!test.map().isVisible());
    QCOMPARE(test.list().accessibleName(), QStringLiteral("The ten best choices"));
    QCOMPARE(test.rows().size(), qsizetype{10});
    QCOMPARE(test.rows().front(), QStringLiteral("Q♥ J♥ 10♥: Straight flush, queen high: "));
    test.list().setFocus();
    test.press(Qt::Key_Down);
    QCOMPARE(test.box(),
             QStringLiteral("Jack, ten and seven of hearts | Straight flush, jack high."));
    test.press(Qt::Key_Space);
    QCOMPARE(test.banner(),
             QStringLiteral("Trying Player 1's wilds as jack, ten and seven of hearts"
                            " | Straight flush, jack high."));
}

void TestWildPage::pointingShowsAChoice()
{
    WildWindow test;
    QVERIFY(test.isReady());
    QCOMPARE(test.box(), QStringLiteral("As a queen | Pair of queens, kickers nine, seven, three.\n"
                                        "Wins."));
    QTest::mouseMove(&test.map(), test.map().cellRect(0).center());
    QTRY_COMPARE(test.box(), QStringLiteral("As an ace | High card, ace, then queen, nine, seven, "
                                            "three.\nLoses to Player 1."));
    QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
    QTest::mouseMove(&test.map(), QPoint(1, 1));
    QTRY_VERIFY(test.box().startsWith(QStringLiteral("As a queen")));
}

void TestWildPage::keysGoOverTheCells()
{
    WildWindow test(two());
    QVERIFY(test.isReady());
    test.map().setFocus();
    QCOMPARE(test.map().currentCell(), 4 * 13 + 7); // the best
    const std::vector<std::pair<Qt::Key, int>> keys{
        {Qt::Key_Left, 4 * 13 + 6}, {Qt::Key_Up, 3 * 13 + 6},    {Qt::Key_Right, 3 * 13 + 7},
        {Qt::Key_Down, 4 * 13 + 7}, {Qt::Key_Home, 4 * 13},      {Qt::Key_Left, 4 * 13},
        {Qt::Key_End, 4 * 13 + 12}, {Qt::Key_Right, 4 * 13 + 12}};
    for (const auto& [key, cell] : keys) {
        test.press(key);
        QCOMPARE(test.map().currentCell(), cell);
    }
    QVERIFY(test.box().startsWith(QStringLiteral("Ten and two |")));
}

void TestWildPage::thePageComesAndGoes()
{
    WildWindow test;
    QVERIFY(test.isReady());
    const QStringList all{QStringLiteral("Why"), QStringLiteral("*Wild"), QStringLiteral("Steps"),
                          QStringLiteral("House rules")};
    QCOMPARE(test.tabs(), all);
    test.map().setFocus();
    test.session().setCard({1, 3}, Card(Rank::five, Suit::hearts));
    QCOMPARE(test.tabs(), (QStringList{QStringLiteral("*Why"), QStringLiteral("Steps"),
                                       QStringLiteral("House rules")}));
    QVERIFY(!test.window().showTab(QStringLiteral("wild")));
    QVERIFY(QApplication::focusWidget());
    test.session().undoStack().undo();
    QCOMPARE(test.tabs(), all);
    test.session().setCard({1, 0}, std::nullopt); // an unfinished hand
    QCOMPARE(test.tabs().size(), qsizetype{3});
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    QVERIFY(test.window().showTab(QStringLiteral("why"))); // chosen, so it stays
    test.session().setRules(*rulesFrom(QStringLiteral("deuces")));
    QCOMPARE(test.tabs().size(), qsizetype{4}); // the two of the first player
    QCOMPARE(test.tabs().front(), QStringLiteral("*Why"));
    QVERIFY(test.window().showTab(QStringLiteral("wild")));
    QVERIFY(test.text(QStringLiteral("wildBestLabel")).startsWith(QStringLiteral("As a queen")));
}

void TestWildPage::thePageComesLater()
{
    WildWindow test(tableOf(QStringLiteral("9c 8d 6s 2c 3c | Qc Qs 4d 3h -")));
    QVERIFY(test.isReady());
    QCOMPARE(test.tabs(), (QStringList{QStringLiteral("*Why"), QStringLiteral("Steps"),
                                       QStringLiteral("House rules")}));
    QVERIFY(!test.find<WildPage>(QStringLiteral("wildPage"))->isVisible());
    test.session().setCard({1, 4}, Card::joker());
    QCOMPARE(test.tabs(), (QStringList{QStringLiteral("*Why"), QStringLiteral("Wild"),
                                       QStringLiteral("Steps"), QStringLiteral("House rules")}));
    QVERIFY(test.window().showTab(QStringLiteral("wild")));
    QCOMPARE(test.text(QStringLiteral("wildBestLabel")),
             QStringLiteral("As a queen it makes three queens; no other value makes more."));
    const auto* cards = test.find<QWidget>(QStringLiteral("wildCards"));
    QCOMPARE(cards->accessibleName(),
             QStringLiteral("Cards of Player 2: Queen of clubs, Queen of spades, Four of diamonds, "
                            "Three of hearts, Wild card"));
}

void TestWildPage::theCurrentPageStays()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.window().showTab(QStringLiteral("why"));
    QToolButton& first = test.button("whyPlayer1Button");
    first.setFocus();
    test.session().setCard({1, 3}, std::nullopt);
    QCOMPARE(test.tabs().front(), QStringLiteral("*Why"));
    test.session().undoStack().undo();
    QCOMPARE(test.tabs().size(), qsizetype{4});
    QVERIFY(first.hasFocus());
    test.window().showTab(QStringLiteral("steps"));
    test.session().setCard({1, 3}, std::nullopt);
    QCOMPARE(test.tabs(), (QStringList{QStringLiteral("Why"), QStringLiteral("*Steps"),
                                       QStringLiteral("House rules")}));
    test.session().undoStack().undo();
    QVERIFY(test.tabs().contains(QStringLiteral("*Steps")));
}

void TestWildPage::playersWithWildsAreOffered()
{
    WildWindow test(tableOf(QStringLiteral("9c 8d 6s * * | Qc Qs 4d 3h 2h | Ac Kd 5s 4h *")));
    QVERIFY(test.isReady());
    QVERIFY(test.button("wildPlayer1Button").isVisible());
    QVERIFY(!test.button("wildPlayer2Button").isVisible());
    QVERIFY(test.button("wildPlayer1Button").isChecked()); // the winner
    test.click(&test.button("wildPlayer3Button"));
    QVERIFY(test.text(QStringLiteral("wildBestLabel")).startsWith(QStringLiteral("As an ace")));
    test.clickCell(5);
    QVERIFY(test.banner().startsWith(QStringLiteral("Trying Player 3's wild as a nine")));
    test.click(&test.button("wildPlayer1Button"));
    QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
    test.click(test.slot(3, 1));
    QVERIFY(test.button("wildPlayer3Button").isChecked());
    test.click(test.slot(2, 1)); // who holds no wild
    QVERIFY(test.button("wildPlayer1Button").isChecked());
}

/// Of those who hold wilds.
void TestWildPage::theSamePlayerIsShownAsInWhy()
{
    WildWindow test(tableOf(QStringLiteral("9c 8d 6s * * | Qc Qs 4d 3h 2h | Ac Kd 5s 4h *")));
    QVERIFY(test.isReady());
    test.click(&test.button("wildPlayer3Button"));
    QVERIFY(test.button("whyPlayer3Button").isChecked());
    test.window().showTab(QStringLiteral("why"));
    test.click(&test.button("whyPlayer1Button"));
    test.window().showTab(QStringLiteral("wild"));
    QVERIFY(test.button("wildPlayer1Button").isChecked());
    test.session().setTable(
        tableOf(QStringLiteral("9c 8d 6s 2c * | Qc Qs 4d 3h * | Ac Kd 5s 4h *")), QString());
    QCOMPARE(test.button("whyPlayer1Button").isChecked(),
             test.button("wildPlayer1Button").isChecked());
}

void TestWildPage::theMarkLeadsToThePage()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.window().showTab(QStringLiteral("why"));
    auto* mark = test.find<QWidget>(QStringLiteral("player2Card4WildLabel"));
    QVERIFY(mark->height() >= 24);
    test.click(mark);
    QCOMPARE(test.tabs()[1], QStringLiteral("*Wild"));
    QVERIFY(test.map().hasFocus());
}

void TestWildPage::theMenuLeadsToThePage()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.window().showTab(QStringLiteral("why"));
    auto* action = test.find<QAction>(QStringLiteral("showWildsAction"));
    test.click(test.slot(1, 1));
    QVERIFY(!action->isEnabled());
    test.click(test.slot(2, 1));
    QVERIFY(action->isEnabled());
    action->trigger();
    QCOMPARE(test.tabs()[1], QStringLiteral("*Wild"));
    QVERIFY(test.map().hasFocus());
    test.click(test.slot(1, 1));
    test.session().setRules(*rulesFrom(QStringLiteral("deuces")));
    QVERIFY(action->isEnabled());
}

void TestWildPage::readersFindTheCells()
{
    WildWindow test;
    QVERIFY(test.isReady());
    QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&test.map());
    QCOMPARE(map->childCount(), 13);
    QCOMPARE(
        map->child(2)->text(QAccessible::Name),
        QStringLiteral("Queen: pair of queens, kickers nine, seven, three, first place, best"));
    const QRect place = test.map().cellRect(2);
    QCOMPARE(map->child(2)->rect(), QRect(test.map().mapToGlobal(place.topLeft()), place.size()));
    QAccessibleActionInterface* press = map->child(5)->actionInterface();
    press->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(test.box(), triedNine);
    QVERIFY(map->child(5)->text(QAccessible::Name).endsWith(QStringLiteral("third place, tried")));
    QCOMPARE(map->indexOfChild(map->child(5)), 5);
    test.session().setCard({1, 1}, Card::joker());
    QCOMPARE(map->childCount(), 169);
    QVERIFY(map->child(168)->text(QAccessible::Name).startsWith(QStringLiteral("Two twos: ")));
}

void TestWildPage::columnsAreMirrored()
{
    WildWindow test;
    QVERIFY(test.isReady());
    QVERIFY(test.map().cellRect(0).left() < test.map().cellRect(12).left());
    qApp->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.map().cellRect(0).left() > test.map().cellRect(12).left());
    test.map().setFocus();
    test.press(Qt::Key_Left);
    QCOMPARE(test.map().currentCell(), 3);
    qApp->setLayoutDirection(Qt::LeftToRight);
}

void TestWildPage::throughALensItSpeaksOfTheBestRank()
{
    WildWindow test;
    QVERIFY(test.text(QStringLiteral("wildLensLabel")).isEmpty());
    test.session().setLens(Category::threeOfAKind);
    QCOMPARE(test.text(QStringLiteral("wildBestLabel")), bestOfSample);
    QVERIFY(!test.text(QStringLiteral("wildLensLabel")).isEmpty());

    test.clickCell(5); // a nine
    QVERIFY(test.banner().endsWith(QStringLiteral(" That is by best rank.")));
    QCOMPARE(test.box(), triedNine); // the page says it above
}

void TestWildPage::oneChangeIsShownOnce()
{
    CardTable table = tableOf(QStringLiteral("9h 8h * * * | Ac Kd 5s 4h * | Qc Qs 4d 3h 2h"));
    table.rules = *rulesFrom(QStringLiteral("standard"));
    WildWindow test(table);
    QVERIFY(test.isReady());
    test.slot(1, 1)->setFocus();
    QSignalSpy filled(test.list().model(), &QAbstractItemModel::modelReset);
    test.press(Qt::Key_Right); // within the row: no change
    QCOMPARE(filled.size(), 0);
    TableRows rows = table.rows;
    std::swap(rows[0], rows[2]);
    test.session().setRows(rows, QStringLiteral("Deal"));
    QCOMPARE(filled.size(), 1);
    test.click(&test.button("wildPlayer2Button")); // who is already shown
    QCOMPARE(filled.size(), 2);
    test.session().setLens(Category::pair);
    QCOMPARE(filled.size(), 3);
    test.session().setName(1, QStringLiteral("Ann"));
    QCOMPARE(filled.size(), 4);
}

void TestWildPage::namesAreNoMarkup()
{
    CardTable table = sampleTable();
    table.names[1] = QStringLiteral("<b>x</b>");
    WildWindow test(table);
    QVERIFY(test.button("wildPlayer2Button").toolTip().contains(u"&lt;b&gt;x&lt;/b&gt;"));
}

SHOWDOWN_TEST(TestWildPage)
#include "tst_wildpage.moc"
