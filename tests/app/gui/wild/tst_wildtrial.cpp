// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/app/gui/wild/wildtest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QString bannerNine =
    QStringLiteral("Trying Player 2's wild as a nine | Player 1 wins. A pair beats a high card. "
                   "Player 2's pair of nines does not count: the lowest that does is a pair of "
                   "jacks. 3rd instead of 1st.");

} // namespace

/// A choice for the wilds of a hand is tried on the Wild page.
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
                            "escape", "slot"})
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
    else
        test.slot(1, 1)->setFocus(), test.press(Qt::Key_Escape);
    QVERIFY(!test.banner().contains(QStringLiteral("Trying")));
}

void TestWildTrial::aTryOutIsNoStep()
{
    WildWindow test;
    QVERIFY(test.isReady());
    const Table before = test.session().table();
    test.clickCell(5);
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(test.session().table(), before);
}

void TestWildTrial::forbiddenIsNotTried()
{
    Table table = tableOf(QStringLiteral("Kh 9c 7d 5s * | Qc Qs 4d 3h 2h"));
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
