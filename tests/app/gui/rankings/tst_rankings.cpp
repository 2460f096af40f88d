// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/rankingsdialog.h"
#include "app/gui/rankings/rankingsmodel.h"
#include "app/gui/session/handcounts.h"
#include "app/gui/widgets/linkline.h"
#include "app/narration/translation.h"
#include "app/narration/whytext.h"
#include "core/questions/rarity.h"
#include "tests/support/guitest.h"
#include "tests/support/pasting.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

NamedRules rulesNamed(Preset preset)
{
    return {preset, rulesOf(preset)};
}

class RankingsTest : public WindowTest
{
public:
    using WindowTest::WindowTest;

    void open() { find<QAction>(QStringLiteral("handRankingsAction"))->trigger(); }

    RankingsDialog& dialog() const
    {
        return *find<RankingsDialog>(QStringLiteral("rankingsDialog"));
    }

    QTableView& table() const { return *find<QTableView>(QStringLiteral("rankingsTable")); }

    QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }

    /// A column from the highest rank on.
    QStringList column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            texts << cell(row, column);
        return texts;
    }
};

} // namespace

/// Help › Hand rankings: the ranks, how often they come, and which are on the table.
class TestRankings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void countsAreTheKnownOnes();
    void jokersOfTheTableAreCounted();
    void howRareCountsTheSameHands();
    void tableMarksItsRanks();
    void oneChangeIsShownOnce();
    void itFollowsRulesAndTable();
    void itStandsInEveryHelpMenu();
    void keysMoveAndClose();
    void screenReadersHearATable();
    void cardsFollowTextSize();
};

void TestRankings::countsAreTheKnownOnes()
{
    RankingsTest test(tableOf(QStringLiteral("- - - - - | - - - - -")));
    QVERIFY(test.isReady());
    test.open();
    QCOMPARE(
        test.column(RankingsModel::rankColumn),
        QStringList({"Royal flush", "Straight flush", "Four of a kind", "Full house", "Flush",
                     "Straight", "Three of a kind", "Two pair", "Jacks or better", "High card"}));
    QCOMPARE(test.column(RankingsModel::handsColumn),
             QStringList({"4", "32", "624", "3,744", "5,112", "9,180", "54,912", "123,552",
                          "337,920", "2,063,880"}));
    QCOMPARE(test.column(RankingsModel::shareColumn).mid(0, 3),
             QStringList({"0.0002 %", "0.001 %", "0.02 %"}));
    QCOMPARE(test.text(QStringLiteral("rankingsCountedLabel")),
             QStringLiteral("Of 2,598,960 five-card hands, from 52 cards"));
    test.session().setRules(rulesNamed(Preset::deuces));
    QCOMPARE(test.column(RankingsModel::handsColumn),
             QStringList({"672", "484", "2,068", "31,552", "12,672", "14,472", "62,232", "355,080",
                          "95,040", "1,225,008", "799,680"}));
    QCOMPARE(test.cell(0, RankingsModel::exampleColumn), QStringLiteral("A♠ A♥ A♦ A♣ 2♥ (wild)"));
}

void TestRankings::jokersOfTheTableAreCounted()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.session().setRules(rulesNamed(Preset::standard));
    test.open();
    QCOMPARE(test.cell(0, RankingsModel::handsColumn), QStringLiteral("13"));
    QCOMPARE(test.cell(0, RankingsModel::exampleColumn), QStringLiteral("A♠ A♥ A♦ A♣ ★"));
    QVERIFY(
        test.text(QStringLiteral("rankingsCountedLabel"))
            .startsWith(QStringLiteral("Of 2,869,685 five-card hands, from 52 cards and 1 joker")));
}

void TestRankings::tableMarksItsRanks()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    QStringList marks = test.column(RankingsModel::tableColumn);
    QCOMPARE(marks.mid(8), QStringList({"Player 1 and Player 2", "Player 3"}));
    marks.removeAll(QString());
    QCOMPARE(marks.size(), 2);
    const auto icon = [&](int row) {
        return test.table()
            .model()
            ->index(row, RankingsModel::tableColumn)
            .data(Qt::DecorationRole);
    };
    QVERIFY(!icon(8).isNull() && !icon(9).isNull());
    QVERIFY(icon(7).isNull());
    test.session().setLens(Category::highCard); // the chart speaks of the best ranks
    QCOMPARE(test.column(RankingsModel::tableColumn).mid(8),
             QStringList({"Player 1 and Player 2", "Player 3"}));
    test.session().setName(2, QStringLiteral("Ann"));
    QCOMPARE(test.cell(9, RankingsModel::tableColumn), QStringLiteral("Ann"));
    test.session().setName(2, QString());
    test.session().setCard({1, 0}, std::nullopt); // a hand that is not complete has no rank
    QCOMPARE(test.column(RankingsModel::tableColumn).mid(8), QStringList({"Player 1", "Player 3"}));
}

void TestRankings::howRareCountsTheSameHands()
{
    RankingsTest test(tableOf(QStringLiteral("9h 8h * * 2c | Qc Qs 4d 3h 2h")));
    QVERIFY(test.isReady());
    test.open();
    QVERIFY(test.text(QStringLiteral("rankingsCountedLabel"))
                .endsWith(QStringLiteral("2 jokers, as many as a hand on the table holds")));
    const HouseRules& rules = test.session().rules().rules;
    const Hand holder = test.session().row(0).hand();
    const auto counts = handCounts(withJokersOf(rules, {&holder, 1}));
    const std::vector<Hand> all = tables::hands(test.session().table());
    QCOMPARE(handCounts(withJokersOf(rules, all)).get(), counts.get()); // counted once
    const auto* model = qobject_cast<RankingsModel*>(test.table().model());
    QCOMPARE(model->total(), counts->total());
    const QString best = narration::rarityText(*shareBelow(holder, rules, *counts));
    QCOMPARE(test.find<LinkLine>(QStringLiteral("howRareLink"))->line(), best);
}

void TestRankings::oneChangeIsShownOnce()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    QSignalSpy reset(test.table().model(), &QAbstractItemModel::modelReset);
    test.session().setRules(rulesNamed(Preset::deuces));
    QCOMPARE(reset.size(), 1);
    test.session().setName(0, QStringLiteral("Ann"));
    QCOMPARE(reset.size(), 2);
    test.session().setLens(Category::pair);
    QCOMPARE(reset.size(), 3);
}

void TestRankings::itFollowsRulesAndTable()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    const QAbstractItemModelTester tester(test.table().model());
    pasteCards(test.session(), QStringLiteral("Kh Kd Ks Kc 2d"), {2, 0});
    QCOMPARE(test.cell(2, RankingsModel::tableColumn), QStringLiteral("Player 3"));
    test.table().setCurrentIndex(test.table().model()->index(2, 0));
    test.session().setRules(rulesNamed(Preset::standard));
    QCOMPARE(test.table().model()->rowCount(), 11);
    QCOMPARE(test.cell(3, RankingsModel::tableColumn), QStringLiteral("Player 3"));
    QCOMPARE(test.table().currentIndex().row(), 2);
    QCOMPARE(test.text(QStringLiteral("rankingsRulesLabel")), QStringLiteral("Standard rules"));
    test.session().setPlayerCount(2);
    QCOMPARE(test.cell(3, RankingsModel::tableColumn), QString());
    test.dialog().close();
    test.session().setRules(rulesNamed(Preset::series));
    test.open();
    QCOMPARE(test.table().model()->rowCount(), 10);
}

/// In Odds under its own rules, and in Learn, which has no table, under those of Compare.
void TestRankings::itStandsInEveryHelpMenu()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.odds().setRules(rulesNamed(Preset::deuces));
    for (const auto& [view, ranks] : {std::pair("odds", 11), {"learn", 10}, {"compare", 10}}) {
        QVERIFY(test.window().showView(qt(view)));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
        const auto* help = test.find<QMenu>(QStringLiteral("helpMenu"));
        QVERIFY(help->actions().contains(test.find<QAction>(QStringLiteral("handRankingsAction"))));
        test.open();
        QCOMPARE(test.table().model()->rowCount(), ranks);
        const bool isOfHands = qstrcmp(view, "odds") != 0;
        QCOMPARE(test.table().isColumnHidden(RankingsModel::tableColumn), !isOfHands);
        QCOMPARE(test.cell(8 + (isOfHands ? 0 : 1), RankingsModel::tableColumn).isEmpty(),
                 !isOfHands);
    }
    RankingsDialog* first = &test.dialog();
    test.open();
    QCOMPARE(test.window().findChildren<RankingsDialog*>().size(), 1);
    QVERIFY(first->isVisible());
    QVERIFY(!first->isModal());
}

void TestRankings::keysMoveAndClose()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    QVERIFY(QTest::qWaitForWindowActive(&test.dialog()));
    test.table().setFocus();
    const auto press = [&](Qt::Key key) { QTest::keyClick(test.dialog().windowHandle(), key); };
    press(Qt::Key_Home); // to the first
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(test.table().currentIndex().row(), 2);
    press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("printRankingsButton"));
    press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("closeRankingsButton"));
    press(Qt::Key_Escape);
    QVERIFY(!test.dialog().isVisible());
}

void TestRankings::screenReadersHearATable()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&test.table());
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->text(QAccessible::Name), QStringLiteral("The ranks, highest first"));
    QVERIFY(table->tableInterface());
    QCOMPARE(table->tableInterface()->rowCount(), 10);
    QCOMPARE(table->tableInterface()->columnDescription(RankingsModel::exampleColumn),
             QStringLiteral("Example"));
    const auto said = [&](int row, int column) {
        return table->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
    };
    QCOMPARE(said(3, RankingsModel::exampleColumn),
             QStringLiteral("Ace of spades, Ace of hearts, Ace of diamonds, Jack of clubs, "
                            "Jack of spades"));
    QCOMPARE(said(3, RankingsModel::handsColumn).section(u':', 0, 0), QStringLiteral("Hands"));
    const QString share = said(3, RankingsModel::shareColumn);
    QVERIFY2(share.startsWith(QStringLiteral("Share: "))
                 && share.endsWith(QStringLiteral(" percent")),
             qPrintable(share));
}

void TestRankings::cardsFollowTextSize()
{
    RankingsTest test;
    QVERIFY(test.isReady());
    test.open();
    const int height = test.table().rowHeight(0);
    QVERIFY(height >= 39);
    QFont large = test.dialog().font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    test.dialog().setFont(large);
    QVERIFY(test.table().rowHeight(0) >= 1.4 * height);
}

SHOWDOWN_TEST(TestRankings)
#include "tst_rankings.moc"
