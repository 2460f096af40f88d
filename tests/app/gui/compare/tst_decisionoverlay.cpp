// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/translation.h"
#include "tests/app/gui/compare/viewtest.h"
#include "tests/support/pasting.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString twoApart = QStringLiteral("Ah Ad 9c 8s 7h | 2h 3d 5c 7d 9s | Kh Kd 9h 8c 7c");

/// One hand of each rank, best first.
const QStringList handsByRank{
    QStringLiteral("Ah Kh Qh Jh Th"), QStringLiteral("9s 8s 7s 6s 5s"),
    QStringLiteral("4h 4d 4c 4s Kd"), QStringLiteral("8h 8d 8c 3s 3h"),
    QStringLiteral("Qd Jd 9d 6d 2d"), QStringLiteral("Jc Ts 9c 8c 7d"),
    QStringLiteral("5h 5d 5c Ks 2c"), QStringLiteral("Ad Ac 6h 6c 9h"),
    QStringLiteral("Kc Qs Qc 7c 2s"), QStringLiteral("As Jh Tc 7h 3d"),
};

/// Two of them, of players 1 and 2.
CardTable pairOfHands(qsizetype first, qsizetype second)
{
    return tableOf(handsByRank[first] + QStringLiteral(" | ") + handsByRank[second]);
}

/// Switches the language while it lives.
class Spoken
{
public:
    explicit Spoken(const QString& language) { narration::installTranslation(*qApp, language); }
    ~Spoken() { narration::installTranslation(*qApp, QStringLiteral("en")); }
    Q_DISABLE_COPY_MOVE(Spoken)
};

/// The hands with what is drawn over them.
class OverlayTest : public ViewTest
{
public:
    using ViewTest::ViewTest;

    QWidget* panel(int player) const { return find(QStringLiteral("player%1Panel").arg(player)); }

    /// The place of a working card, in the coordinates of the view.
    QRect card(int player, int position) const
    {
        const auto* hand = find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        return hand->cardRect(position - 1).translated(placeOf(*hand).topLeft());
    }

    /// The place of a dealt card, in the coordinates of the view.
    QRect dealt(int player, int number) const
    {
        const auto* slot =
            find<CardSlot>(QStringLiteral("player%1Card%2Slot").arg(player).arg(number));
        return slot->cardRect().translated(placeOf(*slot).topLeft());
    }

    /// The names of the brackets of a working hand.
    std::vector<QRect> labels(int player) const
    {
        const auto* hand = find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        std::vector<QRect> labels = hand->labelRects();
        for (QRect& label : labels)
            label.translate(placeOf(*hand).topLeft());
        return labels;
    }

    /// The text of the pill.
    QString label() const
    {
        return find<DecisionOverlay>(QStringLiteral("decisionOverlay"))
            ->marks()
            .joins.front()
            .label;
    }

    void resizeText(int percent) { view().setFont(resized(view().font(), percent / 100.0)); }

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
    void aPillStaysInItsColumn_data();
    void aPillStaysInItsColumn();
    void aPillOverStackedHandsCoversNothing_data() { aPillStaysInItsColumn_data(); }
    void aPillOverStackedHandsCoversNothing();
    void theCaptionStandsByTheWorkingHand_data();
    void theCaptionStandsByTheWorkingHand();
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
    test.resize(600, 900);
    const QRect row = test.placeOf(*test.find(QStringLiteral("player2Cards")));
    QVERIFY(test.card(2, 1).top() > row.center().y());
    const QRect inner = row.adjusted(test.px(12), test.px(12), -test.px(12), -test.px(40));
    QCOMPARE(test.pixels(inner, Role::step), 0);
    const int edge = test.placeOf(*test.panel(2)).right() + 1;
    const QRect beside(edge, inner.top(), test.px(8), inner.height());
    QVERIFY(test.pixels(beside, Role::step) > inner.height() / 3);
}

void TestDecisionOverlay::theMouseReachesThePanels()
{
    OverlayTest test;
    const QWidget* reached = test.view().childAt(test.pill().center());
    QVERIFY(reached);
    QVERIFY(!qobject_cast<const DecisionOverlay*>(reached));
}

void TestDecisionOverlay::aPillStaysInItsColumn_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isCompact");
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
        for (const int percent : {80, 100, 130, 150, 200}) {
            for (const bool isCompact : {false, true})
                QTest::addRow("%s at %d %s", qPrintable(language), percent,
                              isCompact ? "compact" : "regular")
                    << language << percent << isCompact;
        }
    }
}

/// For every two ranks, at every text size, in the smallest room in which they are side by side.
void TestDecisionOverlay::aPillStaysInItsColumn()
{
    QFETCH(const int, percent);
    QFETCH(const bool, isCompact);
    QFETCH(const QString, language);
    const Spoken spoken(language);
    OverlayTest test(pairOfHands(0, 1));
    test.resizeText(percent);
    test.view().setCompact(isCompact);
    test.resize(isCompact ? 650 : 844, 470);
    for (int better = 0; better < handsByRank.size(); ++better) {
        for (int worse = better + 1; worse < handsByRank.size(); ++worse) {
            test.session().setRows(pairOfHands(better, worse).rows, QString());
            const QRect panel = test.placeOf(*test.panel(1));
            const QRect column =
                panel.adjusted(test.dealt(1, 5).right() + 1 - panel.left(), 0, 0, 0);
            const QRect pill = test.pill();
            QVERIFY(test.card(1, 1).left() > test.dealt(1, 5).right()); // side by side
            QVERIFY2(pill.left() >= column.left() && pill.right() < column.right(),
                     qPrintable(test.label()));
        }
    }
}

void TestDecisionOverlay::aPillOverStackedHandsCoversNothing()
{
    QFETCH(const int, percent);
    QFETCH(const bool, isCompact);
    QFETCH(const QString, language);
    const Spoken spoken(language);
    OverlayTest test(pairOfHands(0, 1));
    test.resizeText(percent);
    test.view().setCompact(isCompact);
    for (const int width : {isCompact ? 500 : 600, isCompact ? 340 : 420}) {
        test.resize(width, 1500);
        QVERIFY(test.card(1, 1).top() > test.dealt(1, 5).bottom()); // under each other
        for (int worse = 1; worse < handsByRank.size(); ++worse) {
            test.session().setRows(pairOfHands(0, worse).rows, QString());
            const QRect pill = test.pill();
            for (const QRect& label : test.labels(1))
                QVERIFY2(!label.intersects(pill), qPrintable(test.label()));
            for (int card = 1; card <= 5; ++card)
                QVERIFY(!test.dealt(2, card).intersects(pill));
            const QRect panel = test.placeOf(*test.panel(2));
            QVERIFY(pill.left() >= panel.left() && pill.right() <= panel.right());
        }
    }
}

void TestDecisionOverlay::theCaptionStandsByTheWorkingHand_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("side by side") << 844 << Qt::LeftToRight;
    QTest::newRow("side by side, from right to left") << 844 << Qt::RightToLeft;
    QTest::newRow("stacked") << 600 << Qt::LeftToRight;
    QTest::newRow("stacked, from right to left") << 600 << Qt::RightToLeft;
    QTest::newRow("narrow") << 420 << Qt::LeftToRight;
}

void TestDecisionOverlay::theCaptionStandsByTheWorkingHand()
{
    QFETCH(const int, width);
    QFETCH(const Qt::LayoutDirection, direction);
    OverlayTest test;
    test.view().setLayoutDirection(direction);
    for (const std::optional<Category> lens : {std::optional<Category>(), {Category::fullHouse}}) {
        test.resize(width, 1200);
        test.session().setLens(lens);
        pasteCards(test.session(), QStringLiteral("Qh Qd Qc 7s 7h"), {0, 0});
        const auto* caption = test.find<QLabel>(QStringLiteral("workingCaptionLabel"));
        const QRect place = test.placeOf(*caption);
        const QRect working = test.card(1, 1).united(test.card(1, 5));
        QVERIFY(caption->isVisible());
        for (int card = 1; card <= 5; ++card) {
            QVERIFY(!place.intersects(test.dealt(1, card)));
            QVERIFY(!place.intersects(test.card(1, card)));
        }
        if (width == 844) {
            QVERIFY(place.bottom() < working.top());
            QVERIFY(direction == Qt::LeftToRight ? place.left() == working.left()
                                                 : place.right() == working.right());
            continue;
        }
        QCOMPARE(place.top(), working.top());
        QVERIFY(caption->heightForWidth(place.width()) <= place.height());
        QVERIFY(test.placeOf(*test.panel(1)).contains(place));
    }
}

SHOWDOWN_TEST(TestDecisionOverlay)
#include "tst_decisionoverlay.moc"
