// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/theme/colors.h"
#include "tests/app/gui/compare/viewtest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString twoApart = QStringLiteral("Ah Ad 9c 8s 7h | 2h 3d 5c 7d 9s | Kh Kd 9h 8c 7c");

/// The hands with what is drawn over them.
class OverlayTest : public ViewTest
{
public:
    using ViewTest::ViewTest;

    QWidget* panel(int player) const { return find(QStringLiteral("player%1Panel").arg(player)); }

    /// Of a working card, in the coordinates of the view.
    QRect card(int player, int position) const
    {
        const auto* hand = find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        return hand->cardRect(position - 1).translated(placeOf(*hand).topLeft());
    }

    QRect pill() const
    {
        const auto* overlay = find<DecisionOverlay>(QStringLiteral("decisionOverlay"));
        return overlay->pillRect(overlay->marks().joins.front())
            .translated(placeOf(*overlay).topLeft());
    }

    /// How many pixels of a role's colour there are in a part of the view.
    int pixels(const QRect& area, Role role)
    {
        const QImage picture = view().grab(area).toImage();
        const QColor color = Colors::light().role(role);
        int found = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixelColor(x, y) == color ? 1 : 0;
        }
        return found;
    }
};

} // namespace

/// The line, the pill and the equal signs between the panels.
class TestDecisionOverlay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void aPillStandsBetweenNeighboursUnderItsColumn();
    void aLineJoinsTheTwoCards();
    void aLineRunsPastThePanelBetween();
    void differentRanksHaveAPillAndNoLine();
    void equalSignsStandUnderEveryColumn();
    void whereTheHandsAreStackedTheLineRunsPastTheCards();
    void theMouseReachesThePanels();
};

void TestDecisionOverlay::initTestCase()
{
    useTestLook();
    QApplication::setPalette(Colors::light().palette());
}

void TestDecisionOverlay::aPillStandsBetweenNeighboursUnderItsColumn()
{
    OverlayTest test;
    const QRect pill = test.pill();
    QVERIFY(pill.top() > test.card(1, 5).bottom());
    QVERIFY(pill.bottom() < test.card(2, 5).top());
    QVERIFY(pill.left() < test.card(1, 5).center().x());
    QVERIFY(pill.right() <= test.placeOf(*test.panel(1)).right());
    QVERIFY(test.pixels(pill, Role::step) > pill.width() * pill.height() / 3);
}

void TestDecisionOverlay::aLineJoinsTheTwoCards()
{
    OverlayTest test;
    const QRect upper = test.card(1, 5);
    const int below = upper.bottom() + test.px(5); // under the ring
    const QRect strip(upper.center().x() - 1, below, 4, test.pill().top() - below);
    QVERIFY(test.pixels(strip, Role::step) > strip.height() / 3);
    const QRect beside(test.card(1, 4).center().x() - 1, below, 4, strip.height());
    QCOMPARE(test.pixels(beside, Role::step), 0);
}

void TestDecisionOverlay::aLineRunsPastThePanelBetween()
{
    OverlayTest test(tableOf(twoApart));
    const QRect middle = test.placeOf(*test.panel(2));
    const QRect edge(test.card(2, 5).right() + test.px(4), middle.top(), test.px(6),
                     middle.height());
    QVERIFY(test.pixels(edge, Role::step) > middle.height() / 3);
    QRect cards = test.card(2, 1).united(test.card(2, 5));
    QCOMPARE(test.pixels(cards, Role::step), 0);
    QVERIFY(test.pill().top() > cards.bottom());
}

void TestDecisionOverlay::differentRanksHaveAPillAndNoLine()
{
    OverlayTest test(tableOf(QStringLiteral("Ah Ad 9c 8s 7h | 9h 8d 7s 6s 5h")));
    const QRect pill = test.pill();
    const QRect hand = test.card(1, 1).united(test.card(1, 5));
    QVERIFY(qAbs(pill.center().x() - hand.center().x()) <= 1);
    const QRect between(hand.left(), hand.bottom() + 1, hand.width(),
                        pill.top() - hand.bottom() - 1);
    QCOMPARE(test.pixels(between, Role::step), 0);
}

void TestDecisionOverlay::equalSignsStandUnderEveryColumn()
{
    OverlayTest test(tableOf(QStringLiteral("Ah Kd 9c 8s 7h | As Kc 9d 8h 7s | Ac Ks 9h 8d 7d")));
    for (int upper = 1; upper <= 2; ++upper) {
        const int bottom = test.placeOf(*test.panel(upper)).bottom();
        for (int column = 1; column <= 5; ++column) {
            const int reach = test.px(6);
            const QRect sign(test.card(upper, column).center().x() - reach, bottom - reach / 2,
                             2 * reach, 2 * reach);
            QVERIFY(test.pixels(sign, Role::tie) > sign.width() * sign.height() / 2);
        }
    }
}

void TestDecisionOverlay::whereTheHandsAreStackedTheLineRunsPastTheCards()
{
    OverlayTest test;
    test.resize(640, 900);
    const QRect row = test.placeOf(*test.find(QStringLiteral("player2Cards")));
    QVERIFY(test.card(2, 1).top() > row.center().y());
    const QRect inner = row.adjusted(test.px(12), test.px(12), -test.px(12), -test.px(40));
    QCOMPARE(test.pixels(inner, Role::step), 0);
    const QRect beside(row.right() - test.px(8), inner.top(), test.px(12), inner.height());
    QVERIFY(test.pixels(beside, Role::step) > inner.height() / 3);
}

void TestDecisionOverlay::theMouseReachesThePanels()
{
    OverlayTest test;
    const QWidget* reached = test.view().childAt(test.pill().center());
    QVERIFY(reached);
    QVERIFY(!qobject_cast<const DecisionOverlay*>(reached));
}

SHOWDOWN_TEST(TestDecisionOverlay)
#include "tst_decisionoverlay.moc"
