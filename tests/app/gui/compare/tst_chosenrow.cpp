// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/explain/comparisonstree.h"
#include "app/gui/explain/ladderview.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QTest>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A person who looks at the rank check in the window.
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

    /// Which cards of a player are ringed: those as dealt, and those of the working hand: `24 12`.
    QString ringed(int player) const
    {
        const auto* working =
            find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        QString texts;
        for (int card = 1; card <= 5; ++card)
            texts +=
                slot(player, card)->states() & CardState::step ? QString::number(card) : QString();
        texts += u' ';
        for (int position = 0; position < 5; ++position)
            texts += working->isRinged(position) ? QString::number(position + 1) : QString();
        return texts;
    }

    QString ringedInAll() const { return ringed(1) + u'|' + ringed(2) + u'|' + ringed(3); }

    bool areJoined() const
    {
        return !find<DecisionOverlay>(QStringLiteral("decisionOverlay"))->marks().joins.empty();
    }
};

const QString decided = QStringLiteral(" 5| 5| ");

} // namespace

/// The rings around the cards that a selected row of the rank check speaks of.
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
    void theRowStaysWhenCardsChange();
    void anotherPlayerBeginsAnew();
    void whatDecidesIsStillSaid();
};

void TestChosenRow::aRowRingsItsCards()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.ringedInAll(), decided);
    QVERIFY(test.areJoined());
    const QImage before = test.ladder().grab().toImage();
    test.clickRow(QStringLiteral("Four of a kind")); // wild + one queen
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |24 12| "));
    QVERIFY(!test.areJoined());
    QVERIFY(test.ladder().grab().toImage() != before);
    test.clickRow(QStringLiteral("Straight")); // 3 up to queen
    QCOMPARE(test.ringed(2), QStringLiteral("23 25"));
    test.clickRow(QStringLiteral("Flush"));
    QCOMPARE(test.ringed(2), QStringLiteral("12345 12345"));
}

void TestChosenRow::keysGoFromRowToRow()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.press(Qt::Key_Down); // three of a kind
    QCOMPARE(test.ringed(2), QStringLiteral("24 12"));
    test.press(Qt::Key_Escape);
    QCOMPARE(test.ringedInAll(), decided);
    QVERIFY(test.areJoined());
    QVERIFY(test.ladder().hasFocus());
}

void TestChosenRow::aRankThatWasNotReachedRingsNothing()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.clickRow(QStringLiteral("High card"));
    QCOMPARE(test.ringedInAll(), decided);
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
    test.clickPart(0, 1);
    QVERIFY(!test.ladder().selectedRow());
    QCOMPARE(test.ringedInAll(), QStringLiteral(" 12| 12| "));
    test.clickRow(QStringLiteral("Straight"));
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), QStringLiteral(" |23 25| "));

    test.clickPart(0, 1);
    test.tree().expand(test.tree().model()->index(1, 0)); // another comparison is opened
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), decided);
}

void TestChosenRow::theRowStaysWhenCardsChange()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    test.clickRow(QStringLiteral("Straight"));
    test.session().setCard({1, 2}, cardFrom("4d")); // 4 up to queen
    QVERIFY(test.ladder().selectedRow());
    QCOMPARE(test.ringed(2), QStringLiteral("23 25"));
    test.session().setCard({1, 0}, cardFrom("Kc")); // up to king
    QCOMPARE(test.ringed(2), QStringLiteral("13 25"));
}

void TestChosenRow::anotherPlayerBeginsAnew()
{
    ChosenRowTest test;
    QVERIFY(test.isReady());
    auto* third = test.find<QToolButton>(QStringLiteral("whyPlayer3Button"));
    test.clickRow(QStringLiteral("Straight"));
    test.click(third);
    QVERIFY(!test.ladder().selectedRow());
    QCOMPARE(test.ringedInAll(), decided);
    test.clickPart(0, 1);
    test.click(test.find<QToolButton>(QStringLiteral("whyPlayer1Button")));
    QVERIFY(!test.tree().part());
    QCOMPARE(test.ringedInAll(), decided);
}

/// A row that speaks of a card does not make it decide.
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
