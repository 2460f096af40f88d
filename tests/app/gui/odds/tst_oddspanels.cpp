// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/table/cardroweditor.h"
#include "app/narration/translation.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/app/gui/window/paintedtexts.h"
#include "tests/support/testprogram.h"

#include <QComboBox>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows Odds.
class PanelsTest : public OddsTest
{
public:
    OddsPlayerPanel* panel(int player) const
    {
        return find<OddsPlayerPanel>(QStringLiteral("oddsPlayer%1Panel").arg(player));
    }

    bool isChipShown(int player, const char* what) const
    {
        return find<QWidget>(
                   QStringLiteral("oddsPlayer%1%2Label").arg(player).arg(QLatin1String(what)))
            ->isVisible();
    }

    /// Types cards into the slots of a player alone, and then onto the board.
    void dealAlone(const QByteArray& hole, const QByteArray& board)
    {
        odds().clearTable();
        odds().setPlayerCount(1);
        find<QWidget>("oddsPlayer1Card1Slot")->setFocus();
        type(hole);
        if (board.isEmpty())
            return;
        find<QWidget>("boardCard1Slot")->setFocus();
        type(board);
    }
};

} // namespace

/// What the panels of a situation show and how they keep their place.
class TestOddsPanels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aPlayerAloneHasTheChanceByTheRiver();
    void beforeTheFlopThatChanceIsThereToo();
    void handsAreShownWhileAnotherIsUnfinished();
    void chipsMoveNothing();
    void theChipLeavesOutItsTrophyBeforeItCutsTheWord();
    void theChipGoesWhereThereAreNoOuts();
    void deadCardsTakeASlimRow();
};

void TestOddsPanels::aPlayerAloneHasTheChanceByTheRiver()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    test.dealAlone("4c 9c", "7d 5c Kh");
    QTRY_COMPARE(test.panelText(1, "Percent"), qt("6.9 %"));
    QCOMPARE(test.panelText(1, "Outs"), qt("Straight or better by the river"));
    QCOMPARE(test.text(qt("aheadNoteLabel")), qt("Straight or better by the river: 6.9 %"));
}

void TestOddsPanels::beforeTheFlopThatChanceIsThereToo()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    test.dealAlone("As Ah", {});
    QTRY_VERIFY(!test.panelText(1, "Percent").isEmpty());
    QCOMPARE(test.panelText(1, "Outs"), qt("Straight or better by the river"));
    QVERIFY(test.find<QComboBox>(qt("outsTargetCombo"))->isVisible());
}

void TestOddsPanels::handsAreShownWhileAnotherIsUnfinished()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    QTRY_VERIFY(!test.panelText(1, "Percent").isEmpty());
    const QString before = test.panelText(2, "Hand");
    QVERIFY(!before.isEmpty());
    QVERIFY(!test.odds().setCard({2, 1}, std::nullopt));
    QCOMPARE(test.panelText(2, "Hand"), before);
    QCOMPARE(test.panelText(3, "Hand"), QString());
    QCOMPARE(test.panelText(2, "Percent"), QString());
    test.set(qt("- Jc | 7h 7s / Qs 9s 4d 8h 7c"));
    QCOMPARE(test.panelText(2, "Hand"), qt("Three sevens"));
    test.set(qt("- Jc | 7h 2c / Qs 9s 4d 8h 7c")); // the same is missing
    QCOMPARE(test.panelText(2, "Hand"), qt("Pair of sevens"));
}

void TestOddsPanels::chipsMoveNothing()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    QTRY_COMPARE(test.panelText(3, "Outs"), qt("leads"));
    const auto heights = [&test] {
        return QList<int>{test.panel(1)->height(), test.panel(2)->height(),
                          test.panel(3)->height()};
    };
    const QList<int> before = heights();
    test.click(test.find<QWidget>(qt("oddsPlayer3PercentLabel")));
    QVERIFY(test.isChipShown(3, "OutsShown") && test.isChipShown(3, "Ahead"));
    QCOMPARE(heights(), before);
}

/// In German, in a low window with large text.
void TestOddsPanels::theChipLeavesOutItsTrophyBeforeItCutsTheWord()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("de")));
    test.appearance().setTextSize(150);
    test.window().resize(1024, 700);
    QVERIFY(test.show(qt("As Ks | Qh Qd | Jc 10c / Qs 9s 4d 8h 2c")));
    const auto texts = Painted(*test.find<QWidget>(qt("oddsPlayer3AheadLabel"))).texts();
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    test.appearance().setTextSize(100);
    QCOMPARE(texts.size(), std::size_t{1});
    QCOMPARE(texts.front().text, QStringLiteral("Gewonnen"));
}

void TestOddsPanels::theChipGoesWhereThereAreNoOuts()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    QTRY_VERIFY(test.isChipShown(1, "OutsShown"));
    test.find<QAction>(qt("riverAction"))->trigger();
    QTRY_VERIFY(!test.isChipShown(1, "OutsShown"));
}

void TestOddsPanels::deadCardsTakeASlimRow()
{
    PanelsTest test;
    QVERIFY(test.isReady());
    auto* board = test.find<BoardPanel>(qt("boardPanel"));
    const int before = board->height();
    test.find<QAction>(qt("deadCardsAction"))->trigger();
    QVERIFY(board->dead().isVisible());
    QCOMPARE_LE(board->height() - before, 44);
}

SHOWDOWN_TEST(TestOddsPanels)
#include "tst_oddspanels.moc"
