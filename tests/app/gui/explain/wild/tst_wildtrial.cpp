// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/app/gui/explain/wild/wildtest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QAction>
#include <QTabBar>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QString bannerNine =
    QStringLiteral("Trying Player 2's wild as a nine | Player 1 wins. A pair beats a high card. "
                   "Player 2's pair of nines does not count: the lowest that does is a pair of "
                   "jacks. Player 2: 3rd instead of 1st.");

} // namespace

/// Trying a choice for the wilds of a hand on the Wild page.
class TestWildTrial : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(installTranslation(*qApp, QStringLiteral("en")));
    }

    void aClickTriesAChoice();
    void theTableShowsWhatIsTried();
    void throughALensTheBestRankIsTried();
    void keysTryAChoice();
    void theListTriesAChoice();
    void aTryOutEnds_data();
    void aTryOutEnds();
    void aTryOutIsNoStep();
    void forbiddenIsNotTried();
};

void TestWildTrial::aClickTriesAChoice()
{
    WildWindow test;
    QVERIFY(test.isReady());
    const QString verdict = test.banner();
    const QString table = test.table();
    test.clickCell(5);
    QCOMPARE(test.box(), triedNine);
    QCOMPARE(test.banner(), bannerNine);
    QCOMPARE(test.table(), table);
    QVERIFY(test.button("bannerBackButton").isVisible());
    QVERIFY(!test.button("bannerStepsButton").isVisible());
    test.clickCell(0);
    QVERIFY(test.banner().startsWith(QStringLiteral("Trying Player 2's wild as an ace")));
    test.clickCell(2); // the best
    QCOMPARE(test.banner(), verdict);
    QVERIFY(!test.button("bannerBackButton").isVisible());
}

/// Every part of the window follows the choice being tried, and says so; afterwards the best one
/// again.
void TestWildTrial::theTableShowsWhatIsTried()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("handRankingsAction"))->trigger();
    test.window().activateWindow();
    QVERIFY(test.isReady());
    const auto* rankings = test.find<QAbstractItemView>(QStringLiteral("rankingsTable"));
    const auto holders = [rankings](const QString& rank) {
        const QAbstractItemModel& model = *rankings->model();
        const auto row = model.match(model.index(0, 0), Qt::DisplayRole, rank, 1);
        return row.empty() ? QString()
                           : row.front().siblingAtColumn(model.columnCount() - 1).data().toString();
    };
    const auto seen = [&] {
        test.slot(2, 4)->setFocus();
        QStringList all{test.working(2)};
        for (const char* what : {"Place", "Rank", "Card4Wild"})
            all << test.playerText(2, QString::fromLatin1(what));
        all << test.playerText(1, QStringLiteral("Place"))
            << test.find<QWidget>(QStringLiteral("player2Panel"))->accessibleName()
            << test.find<QWidget>(QStringLiteral("decisionOverlay"))->accessibleName()
            << test.slot(2, 4)->contentText() << test.slot(2, 2)->accessibleDescription()
            << test.window().view().status().focus << holders(QStringLiteral("Jacks or better"));
        const auto* ladder = test.find<QAbstractItemView>(QStringLiteral("ladderView"));
        for (const char* rank : {"Jacks or better", "High card"}) {
            const auto row = ladder->model()->match(ladder->model()->index(0, 0), Qt::DisplayRole,
                                                    QString::fromLatin1(rank), 1);
            all << row.front().data(Qt::AccessibleTextRole).toString();
        }
        const auto* tree = test.find<QAbstractItemView>(QStringLiteral("comparisonsTree"));
        all << tree->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        return all;
    };
    const auto isEnabled = [&test](const char* name) {
        return test.find<QAction>(QString::fromLatin1(name))->isEnabled();
    };
    const QStringList before = seen();
    QVERIFY(isEnabled("copyResultAction") && isEnabled("copyPictureAction"));
    test.clickCell(5);
    QCOMPARE(
        seen(),
        QStringList(
            {QStringLiteral("Q♠ 9★ 9♣ 7♥ 3♦"), QStringLiteral("3rd, tried"),
             QStringLiteral("High card, queen"), QStringLiteral("tried as 9"),
             QStringLiteral("1st"),
             QStringLiteral("Player 2, third place, high card, queen, then nine, nine, "
                            "seven, three, tried"),
             QStringLiteral("pair beats high card"), QStringLiteral("Wild, tried as nine"),
             QStringLiteral("In the high cards. Decides: no."),
             QStringLiteral("Player 2, card 4: Wild, tried as nine"), QStringLiteral("Player 1"),
             QStringLiteral("Jacks or better: no. A pair of nines is below jacks."),
             QStringLiteral("High card: yes. Queen of spades is the highest card."),
             QStringLiteral("Player 1 vs Player 2: Player 1 higher: pair beats high card.")}));
    QVERIFY(!isEnabled("copyResultAction") && !isEnabled("copyPictureAction"));
    QVERIFY(test.window().showTab(QStringLiteral("why")));
    for (const char* link : {"howRareLink", "otherRules1Link", "oneCardLink"})
        QVERIFY(!test.find<QWidget>(QString::fromLatin1(link))->isVisible());
    test.press(Qt::Key_Escape);
    QCOMPARE(seen(), before);
    QVERIFY(isEnabled("copyResultAction") && isEnabled("copyPictureAction"));
    QVERIFY(test.find<QWidget>(QStringLiteral("howRareLink"))->isVisible());
}

/// The choices count by best rank, and so does the table while one is tried.
void TestWildTrial::throughALensTheBestRankIsTried()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.session().setLens(Category::highCard);
    const QString bar = QStringLiteral("lensBarLabel");
    QCOMPARE(test.text(bar), QStringLiteral("Every hand is compared as a high card."));
    test.clickCell(0);
    QCOMPARE(test.text(bar),
             QStringLiteral("While a wild is tried, the hands are compared by their best rank."));
    QVERIFY2(test.banner().endsWith(QStringLiteral("That is by best rank.")),
             qPrintable(test.banner()));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Pair of queens"));
    test.click(&test.button("bannerBackButton"));
    QCOMPARE(test.text(bar), QStringLiteral("Every hand is compared as a high card."));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("High card, queen"));
}

void TestWildTrial::keysTryAChoice()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.map().setFocus();
    for (int step = 0; step < 3; ++step)
        test.press(Qt::Key_Right);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Enter}) {
        test.press(key);
        QCOMPARE(test.box(), triedNine);
        test.press(Qt::Key_Escape);
        QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
        QVERIFY(test.map().hasFocus());
    }
}

void TestWildTrial::theListTriesAChoice()
{
    WildWindow test;
    QVERIFY(test.isReady());
    test.list().setFocus();
    for (int step = 0; step < 5; ++step)
        test.press(Qt::Key_Down);
    test.press(Qt::Key_Return);
    QCOMPARE(test.box(), triedNine);
    QVERIFY(test.list().model()->index(5, 0).data(WildList::triedRole).toBool());
    QVERIFY(test.list().hasFocus());
    test.clickCell(12); // not among the first six
    QCOMPARE(test.rows().size(), qsizetype{7});
    QVERIFY(test.rows().back().startsWith(QStringLiteral("2: ")));
}

void TestWildTrial::aTryOutEnds_data()
{
    QTest::addColumn<QString>("how");
    for (const char* how : {"button", "banner", "card", "rules", "lens", "players", "undo", "steps",
                            "escape", "slot", "tab", "tool bar"})
        QTest::newRow(how) << QString::fromUtf8(how);
}

void TestWildTrial::aTryOutEnds()
{
    QFETCH(const QString, how);
    WildWindow test;
    QVERIFY(test.isReady());
    test.session().setCard({0, 4}, Card(Rank::five, Suit::hearts));
    test.clickCell(5);
    QVERIFY(test.banner().startsWith(QStringLiteral("Trying")));
    if (how == u"button")
        test.click(&test.button("wildBackButton"));
    else if (how == u"banner")
        test.click(&test.button("bannerBackButton"));
    else if (how == u"card")
        test.session().setCard({2, 0}, Card(Rank::ace, Suit::hearts));
    else if (how == u"rules")
        test.session().setRules(*rulesFrom(QStringLiteral("standard")));
    else if (how == u"lens")
        test.session().setLens(Category::pair);
    else if (how == u"players")
        test.session().setPlayerCount(2);
    else if (how == u"undo")
        test.session().undoStack().undo();
    else if (how == u"steps")
        test.click(&test.button("bannerBackButton")), test.clickCell(5), test.press(Qt::Key_F5);
    else if (how == u"escape")
        test.press(Qt::Key_Escape);
    else if (how == u"slot")
        test.slot(1, 1)->setFocus(), test.press(Qt::Key_Escape);
    else if (how == u"tab")
        test.find<QTabWidget>(QStringLiteral("explanationTabs"))->tabBar()->setFocus(),
            test.press(Qt::Key_Escape);
    else
        test.button("dealButton").setFocus(), test.press(Qt::Key_Escape);
    QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
}

void TestWildTrial::aTryOutIsNoStep()
{
    WildWindow test;
    QVERIFY(test.isReady());
    const CardTable before = test.session().table();
    test.clickCell(5);
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(test.session().table(), before);
}

void TestWildTrial::forbiddenIsNotTried()
{
    CardTable table = tableOf(QStringLiteral("Kh 9c 7d 5s * | Qc Qs 4d 3h 2h"));
    table.rules = *rulesFrom(QStringLiteral("bug"));
    WildWindow test(table);
    QVERIFY(test.isReady());
    QCOMPARE(test.cells(), QStringLiteral("H––––––––––––"));
    test.clickCell(1);
    QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
    QCOMPARE(test.box(), QStringLiteral("As a king | Not allowed: a bug is an ace unless it "
                                        "completes a straight or a flush."));
}

SHOWDOWN_TEST(TestWildTrial)
#include "tst_wildtrial.moc"
