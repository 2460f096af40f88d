// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/equitybar.h"
#include "app/gui/theme/colors.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QImage>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString barSentence = QStringLiteral("Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs");

/// A bar of 400 pixels in a look.
class BarTest
{
public:
    explicit BarTest(const Colors& look = Colors::light()) : colors(look)
    {
        bar.setPalette(look.palette());
        bar.resize(400, bar.sizeHint().height());
    }

    /// How many of the pixels of the bar's middle row from one part to another have a colour.
    int count(const QColor& color, double from, double to)
    {
        const QImage image = bar.grab().toImage();
        int found = 0;
        for (int x = qRound(from * 400); x < qRound(to * 400); ++x)
            found += image.pixelColor(x, 10) == color ? 1 : 0;
        return found;
    }

    Colors colors;
    EquityBar bar;
};

} // namespace

/// The bar of a player's chances.
class TestEquityBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theFilledPartIsTheShareWon_data();
    void theFilledPartIsTheShareWon();
    void fromRightToLeftItFillsTheOtherWay();
    void everyOwnerHasAColour();
    void tiesAreToldWithoutColour_data();
    void tiesAreToldWithoutColour();
    void anEstimateLooksUnfinished_data();
    void anEstimateLooksUnfinished();
    void quartersAreMarkedAndNamed();
    void sharesOutOfRangeAreHeldBack();
    void assistiveTechnologyReadsTheSentence();
};

void TestEquityBar::theFilledPartIsTheShareWon_data()
{
    QTest::addColumn<double>("share");
    for (const double share : {0.0, 0.167, 0.238, 0.5, 1.0})
        QTest::addRow("%g", share) << share;
}

void TestEquityBar::theFilledPartIsTheShareWon()
{
    QFETCH(const double, share);
    BarTest test;
    test.bar.setShares(share, 0);
    const int filled = test.count(test.colors.secondaryText, 0, 1);
    QVERIFY2(qAbs(filled - 400 * share) <= 1, qPrintable(QString::number(filled)));
    QCOMPARE(test.count(test.colors.secondaryText, share + 0.005, 1), 0);
}

void TestEquityBar::fromRightToLeftItFillsTheOtherWay()
{
    BarTest test;
    test.bar.setLayoutDirection(Qt::RightToLeft);
    test.bar.setShares(0.25, 0);
    QCOMPARE(test.count(test.colors.secondaryText, 0, 0.74), 0);
    QCOMPARE_GE(test.count(test.colors.secondaryText, 0.75, 1), 99);
}

void TestEquityBar::everyOwnerHasAColour()
{
    BarTest test;
    test.bar.setShares(0.5, 0);
    test.bar.setOwner(EquityOwner::withOuts);
    QCOMPARE_GE(test.count(test.colors.role(Role::accent), 0, 0.5), 199);
    test.bar.setOwner(EquityOwner::ahead);
    QCOMPARE_GE(test.count(test.colors.role(Role::winner), 0, 0.5), 199);
    test.bar.setOwner(EquityOwner::other);
    QCOMPARE_GE(test.count(test.colors.secondaryText, 0, 0.5), 199);
}

void TestEquityBar::tiesAreToldWithoutColour_data()
{
    QTest::addColumn<Colors>("look");
    QTest::newRow("light") << Colors::light();
    QTest::newRow("dark") << Colors::dark();
    QTest::newRow("white on black") << Colors::highContrast(true);
}

void TestEquityBar::tiesAreToldWithoutColour()
{
    QFETCH(const Colors, look);
    BarTest test(look);
    test.bar.setShares(0.25, 0.5);
    const QColor ink = test.colors.secondaryText;
    QCOMPARE_GE(test.count(ink, 0.01, 0.25), 95);
    const int hatched = test.count(ink, 0.26, 0.74);
    QCOMPARE_LT(hatched, 96); // the background shows between the lines
    const QImage image = test.bar.grab().toImage();
    int changes = 0;
    for (int x = 105; x < 295; ++x)
        changes += (image.pixelColor(x, 10) == image.pixelColor(x + 1, 10)) ? 0 : 1;
    QCOMPARE_GT(changes, 60);
    for (int x = 310; x < 385; ++x)
        QCOMPARE(image.pixelColor(x, 10), image.pixelColor(305, 10)); // an even ground again
}

void TestEquityBar::anEstimateLooksUnfinished_data()
{
    tiesAreToldWithoutColour_data();
}

void TestEquityBar::anEstimateLooksUnfinished()
{
    QFETCH(const Colors, look);
    BarTest test(look);
    test.bar.setShares(0.5, 0);
    const QImage exact = test.bar.grab().toImage();
    test.bar.setEstimate(true);
    const QImage estimate = test.bar.grab().toImage();
    QVERIFY(estimate != exact);
    QCOMPARE(estimate.copy(0, 0, 190, 20), exact.copy(0, 0, 190, 20));
    QCOMPARE(estimate.copy(210, 0, 180, 20), exact.copy(210, 0, 180, 20));
    test.bar.setShares(0, 0);
    QVERIFY(!test.bar.grab().isNull());
    test.bar.setShares(0.5, 0);
    test.bar.setEstimate(false);
    QCOMPARE(test.bar.grab().toImage(), exact);
}

void TestEquityBar::quartersAreMarkedAndNamed()
{
    BarTest test;
    const QColor ink = test.colors.outline;
    QImage image = test.bar.grab().toImage();
    QList<int> marks;
    for (int x = 0; x < 400; ++x) {
        if (image.pixelColor(x, 22) == ink)
            marks << x;
    }
    QCOMPARE(marks.size(), 3);
    QVERIFY(qAbs(marks[0] - 100) <= 1 && qAbs(marks[1] - 200) <= 1 && qAbs(marks[2] - 300) <= 1);
    test.bar.resize(400, test.bar.sizeHint().height());
    image = test.bar.grab().toImage();
    const auto isWritten = [&image](int middle) {
        const QImage words = image.copy(middle - 20, 26, 40, image.height() - 26);
        const QImage beside = image.copy(middle + 30, 26, 40, image.height() - 26);
        return words != beside;
    };
    for (const int middle : {100, 200, 300})
        QVERIFY(isWritten(middle));
}

void TestEquityBar::sharesOutOfRangeAreHeldBack()
{
    BarTest test;
    test.bar.setShares(0.75, 0.5);
    QCOMPARE(test.bar.tie(), 0.25);
    test.bar.setShares(-1, 2);
    QCOMPARE(test.bar.win(), 0.0);
    QCOMPARE(test.bar.tie(), 1.0);
}

void TestEquityBar::assistiveTechnologyReadsTheSentence()
{
    BarTest test;
    test.bar.setShares(0.167, 0);
    test.bar.setValueText(barSentence);
    QAccessibleInterface* bar = QAccessible::queryAccessibleInterface(&test.bar);
    QVERIFY(bar);
    QCOMPARE(bar->role(), QAccessible::ProgressBar);
    QCOMPARE(bar->text(QAccessible::Value), barSentence);
    QCOMPARE(bar->text(QAccessible::Name), barSentence);
    QVERIFY(bar->valueInterface());
    QCOMPARE(bar->valueInterface()->currentValue().toDouble(), 16.7);
    QCOMPARE(bar->valueInterface()->maximumValue().toDouble(), 100.0);
    test.bar.setAccessibleName(QStringLiteral("Chances of Player 1"));
    QCOMPARE(bar->text(QAccessible::Name), QStringLiteral("Chances of Player 1"));
    QCOMPARE(bar->text(QAccessible::Value), barSentence);
}

SHOWDOWN_TEST(TestEquityBar)
#include "tst_equitybar.moc"
