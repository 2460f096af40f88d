// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardrow.h"
#include "app/gui/odds/oddscounter.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QUndoStack>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A user of the Outs page.
class OutsUser : public OddsTest
{
public:
    explicit OutsUser(const char* cards)
    {
        odds().setTable(oddsTableOf(qt(cards)), {});
        m_steps = odds().undoStack().index();
    }

    bool isReady()
    {
        return OddsTest::isReady() && window().showTab(QStringLiteral("outs")) && isCounted();
    }

    bool isCounted()
    {
        return QTest::qWaitFor([this] { return !view().counter().isCounting() && row(1); });
    }

    /// The cards of a group, from 1.
    CardRow* row(int group) const
    {
        return window().findChild<CardRow*>(QStringLiteral("outGroup%1Cards").arg(group));
    }

    /// The position of a card in a row.
    static int positionOf(const CardRow& row, const char* card)
    {
        const auto& cards = row.cards();
        const auto found = std::ranges::find(cards, PlacedCard(cardFrom(card)), &RowCard::card);
        return static_cast<int>(found - cards.begin());
    }

    void clickCard(CardRow& row, const char* card)
    {
        const QPoint place = row.cardRect(positionOf(row, card)).center();
        QVERIFY(
            QTest::qWaitFor([&] { return window().childAt(row.mapTo(&window(), place)) == &row; }));
        click(&row, place);
    }

    int steps() { return odds().undoStack().index() - m_steps; }

private:
    int m_steps = 0;
};

const char* const turnOfThree = "As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -";
const char* const flopOfTwo = "As Ks | Qh Qd / Qs 9s 4d - -";

} // namespace

/// A click on a card of the Outs page deals it, as on the map.
class TestOutsUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aClickDealsACard_data();
    void aClickDealsACard();
    void enterDealsACard();
    void tabGoesThroughTheGroups();
    void theFocusStaysWhereThereAreOuts();
    void aSecondClickDealsNothing();
    void cardsSayWhatAClickDoes();
};

void TestOutsUse::aClickDealsACard_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<QByteArray>("card");
    QTest::newRow("an out") << 1 << QByteArray("7s");
    QTest::newRow("a card that does not win") << 2 << QByteArray("4s");
}

void TestOutsUse::aClickDealsACard()
{
    QFETCH(const int, group);
    QFETCH(const QByteArray, card);
    OutsUser test(turnOfThree);
    QVERIFY(test.isReady());
    CardRow* row = test.row(group);
    QVERIFY(row);
    test.clickCard(*row, card);
    QTRY_COMPARE(test.board(), qt("Qs 9s 4d 8h ") + QLatin1String(card));
    QCOMPARE(test.steps(), 1);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.board(), qt("Qs 9s 4d 8h -"));
}

/// After the last card there are no outs, and the focus goes back to the cards.
void TestOutsUse::enterDealsACard()
{
    OutsUser test(turnOfThree);
    QVERIFY(test.isReady());
    test.row(1)->setFocus(Qt::TabFocusReason);
    test.press(Qt::Key_Right);
    const Card card = *test.row(1)->cards()[1].card.face();
    test.press(Qt::Key_Return);
    QTRY_COMPARE(test.board(), qt("Qs 9s 4d 8h ") + qt(toText(card)));
    QTRY_VERIFY(test.focusName().endsWith(u"Slot"));
}

void TestOutsUse::tabGoesThroughTheGroups()
{
    OutsUser test(turnOfThree);
    QVERIFY(test.isReady());
    test.row(1)->setFocus(Qt::TabFocusReason);
    test.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), test.row(2));
    test.press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("moreMissesButton"));
}

void TestOutsUse::theFocusStaysWhereThereAreOuts()
{
    OutsUser test(flopOfTwo);
    QVERIFY(test.isReady());
    test.row(1)->setFocus(Qt::TabFocusReason);
    test.press(Qt::Key_Return);
    QTRY_COMPARE(test.steps(), 1);
    QVERIFY(test.isCounted());
    QTRY_VERIFY(qobject_cast<CardRow*>(QApplication::focusWidget()));
    QVERIFY(QApplication::focusWidget()->isVisible());
}

void TestOutsUse::aSecondClickDealsNothing()
{
    OutsUser test(flopOfTwo);
    QVERIFY(test.isReady());
    QPointer<CardRow> row = test.row(1);
    const int place = OutsUser::positionOf(*row, "2s");
    row->click(place);
    row->click(place);
    QTRY_COMPARE(test.board(), qt("Qs 9s 4d 2s -"));
    QCoreApplication::processEvents();
    QCOMPARE(test.board(), qt("Qs 9s 4d 2s -"));
    QCOMPARE(test.steps(), 1);
    QVERIFY(!test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
}

void TestOutsUse::cardsSayWhatAClickDoes()
{
    OutsUser test(turnOfThree);
    QVERIFY(test.isReady());
    CardRow* row = test.row(1);
    QCOMPARE(row->statusTip(), qt("Click or Enter deals it next"));
    const int place = OutsUser::positionOf(*row, "7s");
    QCOMPARE(row->toolTipText(place), qt("Seven of spades\nClick or Enter deals it next"));
    QAccessibleInterface* card = QAccessible::queryAccessibleInterface(row)->child(place);
    QCOMPARE(card->role(), QAccessible::Button);
    QCOMPARE(card->text(QAccessible::Name), qt("Seven of spades"));
    QCOMPARE(card->text(QAccessible::Description), qt("Click or Enter deals it next"));
    card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(test.board(), qt("Qs 9s 4d 8h 7s"));
}

SHOWDOWN_TEST(TestOutsUse)
#include "tst_outsuse.moc"
