// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workinghandview.h"
#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/explain/why/ladderview.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QTest>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window with the rank check, and its user.
class ChosenRowTest : public WindowTest
{
public:
    using WindowTest::WindowTest;

    LadderView& ladder() const { return *find<LadderView>(QStringLiteral("ladderView")); }
    ComparisonsTree& tree() const
    {
        return *find<ComparisonsTree>(QStringLiteral("comparisonsTree"));
    }

    void clickRow(const QString& rank)
    {
        const QAbstractItemModel& model = *ladder().model();
        const auto found =
            model.match(model.index(0, 0), Qt::DisplayRole, rank, 1, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        click(ladder().viewport(), ladder().visualRect(found.front()).center());
    }

    void clickPart(int comparison, int part)
    {
        const QModelIndex branch = tree().model()->index(comparison, 0);
        tree().expand(branch);
        const QModelIndex leaf = tree().model()->index(part, 0, branch);
        tree().scrollTo(leaf);
        click(tree().viewport(), tree().visualRect(leaf).center());
    }

    /// Which cards of a player have a ring: those as dealt, and those of the working hand: `24 12`.
    QString ringed(int player, CardState state = CardState::matched) const
    {
        const auto* working =
            find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        QString texts;
        for (int card = 1; card <= 5; ++card)
            texts += slot(player, card)->states() & state ? QString::number(card) : QString();
        texts += u' ';
        for (int position = 0; position < 5; ++position)
            texts +=
                working->statesAt(position) & state ? QString::number(position + 1) : QString();
        return texts;
    }

    QString ringedInAll() const { return ringed(1) + u'|' + ringed(2) + u'|' + ringed(3); }

    /// What decides: the rings, and the pill between the hands.
    QString decides() const
    {
        return ringed(1, CardState::step) + u'|' + ringed(2, CardState::step) + u'|'
               + ringed(3, CardState::step) + u' '
               + find<QWidget>(QStringLiteral("decisionOverlay"))->accessibleName();
    }
};

const QString decided = QStringLiteral(" 5| 5|  3 beats 2");
const QString unchosen = QStringLiteral(" 12| 12| "); ///< the cards that make the ranks

} // namespace

/// The rings around the cards of the selected row of the rank check.
class TestChosenRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void aRowRingsItsCards();
    void keysGoFromRowToRow();
    void aRankThatWasNotReachedRingsNothing();
    void aHandThatDoesNotFitTheLensIsRinged();
    void onlyOneThingIsSelected();
    void anEditEndsTheChoice();
    void anotherTabShowsNoChoice();
    void nothingIsLeftAfterItsSteps();
    void anotherPlayerBeginsAnew();
    void whatDecidesIsStillSaid();
};

void TestChosenRow::aRowRingsItsCards()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.ringedInAll(), unchosen);
    QCOMPARE(test.decides(), decided);
    const QImage before = test.ladder().grab().toImage();
    test.clickRow(QStringLiteral("Four of a kind")); // wild + one queen
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |24 12| "));
    QCOMPARE(test.decides(), decided);
    QVERIFY(test.ladder().grab().toImage() != before);
    test.clickRow(QStringLiteral("Straight")); // 3, which decides, up to queen
    QCOMPARE(test.ringed(2), QStringLiteral("23 2"));
    test.clickRow(QStringLiteral("Flush"));
    QCOMPARE(test.ringed(2), QStringLiteral("1235 234"));
    QCOMPARE(test.decides(), decided);
}

void TestChosenRow::keysGoFromRowToRow()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.press(Qt::Key_Down); // three of a kind
    QCOMPARE(test.ringed(2), QStringLiteral("24 12"));
    test.press(Qt::Key_Escape);
    QCOMPARE(test.ringedInAll(), unchosen);
    QCOMPARE(test.decides(), decided);
    QVERIFY(test.ladder().hasFocus());
}

void TestChosenRow::aRankThatWasNotReachedRingsNothing()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.clickRow(QStringLiteral("High card"));
    QCOMPARE(test.ringedInAll(), unchosen);
}

void TestChosenRow::aHandThatDoesNotFitTheLensIsRinged()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.session().setLens(Category::straight);
    test.clickRow(QStringLiteral("Straight"));
    QCOMPARE(test.ringed(1), QStringLiteral("13 ")); // two queens; there is no working hand
}

void TestChosenRow::onlyOneThingIsSelected()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.clickPart(0, 2);
    QVERIFY(!test.ladder().selectedRow());
    QCOMPARE(test.ringedInAll(), QStringLiteral(" 3| 3| "));
    test.clickRow(QStringLiteral("Straight"));
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |23 2| "));

    test.clickPart(0, 1);
    test.tree().expand(test.tree().model()->index(1, 0)); // another comparison is opened
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), unchosen);
}

/// A row belongs to a result: with the next one nothing is selected.
void TestChosenRow::anEditEndsTheChoice()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.session().setCard({1, 2}, cardFrom("4d")); // 4 up to queen
    QVERIFY(!test.ladder().selectedRow());
    QCOMPARE(test.ringedInAll(), unchosen);
    test.session().undoStack().undo();
    QCOMPARE(test.ringedInAll(), unchosen);
    QCOMPARE(test.decides(), decided);
}

/// The cards are ringed as long as the row itself is visible.
void TestChosenRow::anotherTabShowsNoChoice()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    QVERIFY(test.window().showTab(QStringLiteral("rules")));
    QCOMPARE(test.ringedInAll(), unchosen);
    QVERIFY(test.window().showTab(QStringLiteral("why")));
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |23 2| "));
    test.press(Qt::Key_F9); // closes the explanation
    QCOMPARE(test.ringedInAll(), unchosen);
    QCOMPARE(test.decides(), decided);
}

/// Return leads to the steps of the row, and from there Escape back to the row; without it the table
/// is as it was.
void TestChosenRow::nothingIsLeftAfterItsSteps()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.press(Qt::Key_Return);
    QVERIFY(test.find<QWidget>(QStringLiteral("arenaView"))->isVisible());
    test.press(Qt::Key_Escape);
    QVERIFY(!test.find<QWidget>(QStringLiteral("arenaView"))->isVisible());
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |23 2| "));
    QCOMPARE(test.decides(), decided);
    QVERIFY(test.window().showTab(QStringLiteral("rules")));
    QCOMPARE(test.ringedInAll(), unchosen);
    QCOMPARE(test.decides(), decided);
}

void TestChosenRow::anotherPlayerBeginsAnew()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    auto* third = test.find<QToolButton>(QStringLiteral("whyPlayer3Button"));
    test.clickRow(QStringLiteral("Straight"));
    test.click(third);
    QVERIFY(!test.ladder().selectedRow());
    QCOMPARE(test.ringedInAll(), unchosen);
    test.clickPart(0, 1);
    test.click(test.find<QToolButton>(QStringLiteral("whyPlayer1Button")));
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), unchosen);
}

/// A row about a card does not make it decide.
void TestChosenRow::whatDecidesIsStillSaid()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    const QString decides = QStringLiteral("In the kickers. Decides: yes.");
    QCOMPARE(test.slot(2, 3)->accessibleDescription(), decides);
    test.clickRow(QStringLiteral("Four of a kind"));
    QCOMPARE(test.slot(2, 3)->accessibleDescription(), decides);
    QCOMPARE(test.slot(2, 2)->accessibleDescription(), QStringLiteral("In the pair. Decides: no."));
}

SHOWDOWN_TEST(TestChosenRow)
#include "tst_chosenrow.moc"
