// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerwords.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/view/view.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QContextMenuEvent>
#include <QEnterEvent>
#include <QHoverEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

class PointingTest : public WindowTest
{
public:
    using WindowTest::WindowTest;

    WorkingHandView& working(int player) const
    {
        return *find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
    }

    QWidget& workingCard(int player, int position) const
    {
        return *find<QWidget>(QStringLiteral("player%1WorkingCard%2").arg(player).arg(position));
    }

    /// The outlined cards of a player: those as dealt, and those of the working hand: `4 1`.
    QString outlined(int player) const
    {
        QString texts;
        for (int card = 1; card <= 5; ++card)
            texts += slot(player, card)->states() & CardState::matched ? QString::number(card)
                                                                       : QString();
        texts += u' ';
        for (int position = 0; position < 5; ++position)
            texts +=
                working(player).isOutlined(position) ? QString::number(position + 1) : QString();
        return texts;
    }

    /// Moves the pointer over the middle of a slot's card, or away from the slot.
    void point(CardSlot& slot, bool over) const
    {
        const QPointF middle = QRectF(slot.cardRect()).center();
        const QPointF away(-1, -1);
        QHoverEvent event(over ? QEvent::HoverEnter : QEvent::HoverLeave, over ? middle : away,
                          slot.mapToGlobal(over ? middle : away), over ? away : middle);
        QApplication::sendEvent(&slot, &event);
    }

    QLabel& detail(int player) const
    {
        return *find<QLabel>(QStringLiteral("player%1DetailLabel").arg(player));
    }
};

CardTable lowPairTable()
{
    return tableOf(QStringLiteral("Th Td 9s 5c 3h | Kh Qd 8s 6c 4h"));
}

} // namespace

/// Pointing from the dealt cards to the working hand and back, and from a low pair to its rule.
class TestPointing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void workingCardsPointToDealtOnes();
    void dealtCardsPointToWorkingOnes();
    void focusPointsAsWell();
    void workingCardsHaveTheMenuOfTheirSlot();
    void lowPairIsALink();
    void lowPairLeadsToTheRule();
    void lowPairLinkWorksByKeys();
};

void TestPointing::workingCardsPointToDealtOnes()
{
    PointingTest test;
    QVERIFY(test.isReady());
    QWidget& card = test.workingCard(2, 1); // Q★, from the wild in slot 4
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(&card, &enter);
    QCOMPARE(test.outlined(2), QStringLiteral("4 "));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&card, &leave);
    QCOMPARE(test.outlined(2), QStringLiteral(" "));
}

void TestPointing::dealtCardsPointToWorkingOnes()
{
    PointingTest test;
    QVERIFY(test.isReady());
    test.point(*test.slot(2, 4), true);
    QCOMPARE(test.outlined(2), QStringLiteral(" 1"));
    test.point(*test.slot(2, 4), false);
    QCOMPARE(test.outlined(2), QStringLiteral(" "));
    test.point(*test.slot(2, 3), true);
    QCOMPARE(test.outlined(2), QStringLiteral(" 5"));
    test.session().clearPlayer(1);
    QCOMPARE(test.outlined(2), QStringLiteral(" "));
}

void TestPointing::focusPointsAsWell()
{
    PointingTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.slot(1, 1)->hasFocus());
    QCOMPARE(test.outlined(1), QStringLiteral(" ")); // a focus not moved by keys shows nothing
    test.press(Qt::Key_Right);
    QCOMPARE(test.outlined(1), QStringLiteral(" 3")); // 9♦
    test.press(Qt::Key_Right);
    QCOMPARE(test.outlined(1), QStringLiteral(" 2"));
    test.point(*test.slot(1, 5), true); // what the pointer is over comes first
    QCOMPARE(test.outlined(1), QStringLiteral(" 5"));
    test.point(*test.slot(1, 5), false);
    QCOMPARE(test.outlined(1), QStringLiteral(" 2"));
    test.press(Qt::Key_Down);
    QCOMPARE(test.outlined(1), QStringLiteral(" "));
    QCOMPARE(test.outlined(2), QStringLiteral(" 5"));
}

void TestPointing::workingCardsHaveTheMenuOfTheirSlot()
{
    PointingTest test;
    QVERIFY(test.isReady());
    QWidget& card = test.workingCard(2, 1);
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), card.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&card, &event);
    auto* menu = test.find<QMenu>(QStringLiteral("cardMenu"));
    QVERIFY(menu->isVisible());
    QVERIFY(test.slot(2, 4)->hasFocus() || test.slot(2, 4)->states() & CardState::next);
    menu->close();
    test.find<QAction>(QStringLiteral("deleteCardAction"))->trigger();
    QCOMPARE(test.row(2), QStringLiteral("9c Qs 3d - 7h"));
}

void TestPointing::lowPairIsALink()
{
    PointingTest test(lowPairTable());
    QVERIFY(test.isReady());
    QVERIFY(shownText(test.detail(1))
                .endsWith(QStringLiteral("a pair of tens counts as a high card here")));
    QVERIFY(test.detail(1).text().contains(QStringLiteral(">a pair of tens counts")));
    QCOMPARE(test.detail(2).textFormat(), Qt::PlainText);
    test.session().setCard({0, 0}, cardFrom("Ah"));
    QCOMPARE(test.detail(1).textFormat(), Qt::PlainText);
    QCOMPARE(test.detail(1).focusPolicy(), Qt::NoFocus);
}

void TestPointing::lowPairLeadsToTheRule()
{
    PointingTest test(lowPairTable());
    QVERIFY(test.isReady());
    QSignalSpy asked(&test.window().view(), &View::pageAsked);
    emit test.detail(1).linkActivated(QStringLiteral("pairFloor"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("rules"));
}

void TestPointing::lowPairLinkWorksByKeys()
{
    PointingTest test(lowPairTable());
    QVERIFY(test.isReady());
    QSignalSpy asked(&test.window().view(), &View::pageAsked);
    test.find<QToolButton>(QStringLiteral("bannerStepsButton"))->setFocus(Qt::TabFocusReason);
    for (int tabs = 0; tabs < 12 && !test.detail(1).hasFocus(); ++tabs)
        test.press(Qt::Key_Tab);
    QVERIFY(test.detail(1).hasFocus());
    test.press(Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    test.press(Qt::Key_Tab);
    QVERIFY(!test.detail(1).hasFocus());
}

SHOWDOWN_TEST(TestPointing)
#include "tst_pointing.moc"
