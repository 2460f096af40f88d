// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/equitychart.h"
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

const QStringList chartStreets{QStringLiteral("Pre-flop"), QStringLiteral("Flop"),
                               QStringLiteral("Turn")};

/// The chart of the design's picture.
class ChartTest
{
public:
    explicit ChartTest(const Colors& look = Colors::light()) : colors(look)
    {
        chart.setPalette(look.palette());
        chart.resize(336, chart.sizeHint().height());
        chart.setEquities(
            chartStreets,
            {{1, {0.402, 0.259, 0.167}}, {2, {0.411, 0.585, 0.238}}, {3, {0.187, 0.156, 0.595}}});
    }

    QImage picture() { return chart.grab().toImage(); }

    Colors colors;
    EquityChart chart;
};

/// The rows of a part of a picture that contain a colour, the highest and the lowest.
std::pair<int, int> rowsOf(const QImage& image, const QColor& color, int left, int right)
{
    int first = -1;
    int last = -1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = left; x < right; ++x) {
            if (image.pixelColor(x, y) != color)
                continue;
            first = first < 0 ? y : first;
            last = y;
        }
    }
    return {first, last};
}

} // namespace

/// The chart of how chances moved.
class TestEquityChart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aHigherShareStandsHigher();
    void playersAreToldByTheirNumbers_data();
    void playersAreToldByTheirNumbers();
    void discsStayAroundTheirPlaceAndInside();
    void fromRightToLeftTheStreetsRunTheOtherWay();
    void whatIsNotKnownIsLeftOut();
    void everyNumberOfStreetsIsDrawn();
    void assistiveTechnologyReadsTheDescription();
    void itGrowsWithTheText();
};

void TestEquityChart::aHigherShareStandsHigher()
{
    ChartTest test;
    const QColor accent = test.colors.role(Role::accent);
    int before = 1000;
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        test.chart.setEquities({QStringLiteral("Turn")}, {{1, {share}}});
        const auto [first, last] = rowsOf(test.picture(), accent, 40, 336);
        QCOMPARE_GE(first, 0);
        QCOMPARE_LT(last, test.chart.height());
        QCOMPARE_LT(first, before - 10);
        before = first;
    }
}

void TestEquityChart::playersAreToldByTheirNumbers_data()
{
    QTest::addColumn<Colors>("look");
    QTest::newRow("light") << Colors::light();
    QTest::newRow("dark") << Colors::dark();
    QTest::newRow("black on white") << Colors::highContrast(false);
}

void TestEquityChart::playersAreToldByTheirNumbers()
{
    QFETCH(const Colors, look);
    ChartTest test(look);
    QList<QImage> pictures;
    for (const int player : {1, 2, 3}) {
        test.chart.setEquities(chartStreets, {{player, {0.4, 0.5, 0.6}}});
        pictures << test.picture().convertToFormat(QImage::Format_Grayscale8);
    }
    QVERIFY(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);

    // all at one place: none covers another
    test.chart.setEquities(chartStreets,
                           {{1, {0.5, {}, {}}}, {2, {0.5, {}, {}}}, {3, {0.5, {}, {}}}});
    const QImage together = test.picture();
    test.chart.setEquities(chartStreets, {{1, {0.5, {}, {}}}});
    const QImage alone = test.picture();
    test.chart.setEquities(chartStreets, {});
    const QImage none = test.picture();
    const auto width = [&none](const QImage& image) {
        int found = 0;
        for (int x = 0; x < image.width(); ++x)
            found +=
                image.copy(x, 0, 1, image.height()) == none.copy(x, 0, 1, none.height()) ? 0 : 1;
        return found;
    };
    QVERIFY2(qAbs(width(alone) - 16) <= 1, qPrintable(QString::number(width(alone))));
    QVERIFY2(qAbs(width(together) - 48) <= 2, qPrintable(QString::number(width(together))));
}

/// Three discs at one place are centred on it; no disc is cut off at an edge.
void TestEquityChart::discsStayAroundTheirPlaceAndInside()
{
    ChartTest test;
    const auto columns = [&test](const QColor& color) {
        const QImage turned = test.picture().transformed(QTransform().rotate(90));
        return rowsOf(turned, color, 0, turned.width());
    };
    const QColor ahead = test.colors.role(Role::winner);
    test.chart.setEquities({QStringLiteral("River")}, {{2, {0.5}, EquityOwner::ahead}});
    const auto alone = columns(ahead);
    test.chart.setEquities(
        {QStringLiteral("River")},
        {{1, {0.5}}, {2, {0.5}, EquityOwner::ahead}, {3, {0.5}, EquityOwner::other}});
    QCOMPARE(columns(ahead), alone);

    test.chart.resize(120, test.chart.height());
    test.chart.setEquities({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")},
                           {{1, {0.2, 0.2, 0.5}, EquityOwner::other},
                            {2, {0.2, 0.2, 0.5}, EquityOwner::other},
                            {3, {{}, {}, 0.5}, EquityOwner::ahead}});
    const auto [first, last] = columns(ahead);
    QCOMPARE_GE(last - first, 12);
    QCOMPARE_LT(last, 120);
}

void TestEquityChart::fromRightToLeftTheStreetsRunTheOtherWay()
{
    ChartTest test;
    const QColor accent = test.colors.role(Role::accent);
    test.chart.setEquities(chartStreets, {{1, {0.5, {}, {}}}});
    QCOMPARE_GE(rowsOf(test.picture(), accent, 0, 168).first, 0);
    QCOMPARE(rowsOf(test.picture(), accent, 168, 336).first, -1);
    test.chart.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(rowsOf(test.picture(), accent, 0, 168).first, -1);
    QCOMPARE_GE(rowsOf(test.picture(), accent, 168, 336).first, 0);
}

void TestEquityChart::whatIsNotKnownIsLeftOut()
{
    ChartTest test;
    const QColor accent = test.colors.role(Role::accent);
    test.chart.setEquities(chartStreets, {{1, {0.5, 0.5, {}}}});
    QCOMPARE_GE(rowsOf(test.picture(), accent, 40, 230).first, 0);
    QCOMPARE(rowsOf(test.picture(), accent, 240, 336).first, -1);
    test.chart.setEquities(chartStreets, {{1, {}}});
    QCOMPARE(rowsOf(test.picture(), accent, 0, 336).first, -1);
}

void TestEquityChart::everyNumberOfStreetsIsDrawn()
{
    ChartTest test;
    QList<QImage> pictures{test.picture()};
    for (int count = 0; count <= 4; ++count) {
        QStringList names;
        EquityLine line;
        for (int street = 0; street < count; ++street) {
            names << QStringLiteral("Street %1").arg(street);
            line.shares.emplace_back(0.2 * street);
        }
        test.chart.setEquities(names, {line});
        pictures << test.picture();
        QVERIFY(pictures[pictures.size() - 2] != pictures.last());
    }
}

void TestEquityChart::assistiveTechnologyReadsTheDescription()
{
    ChartTest test;
    test.chart.setAccessibleName(QStringLiteral("Equity by street"));
    test.chart.setDescription(QStringLiteral("Turn: Player 3 has 59.5 percent."));
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(&test.chart);
    QVERIFY(chart);
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(chart->text(QAccessible::Name), QStringLiteral("Equity by street"));
    QCOMPARE(chart->text(QAccessible::Description),
             QStringLiteral("Turn: Player 3 has 59.5 percent."));
}

void TestEquityChart::itGrowsWithTheText()
{
    ChartTest test;
    QCOMPARE(test.chart.sizeHint().height(), 110);
    QFont large = test.chart.font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    test.chart.setFont(large);
    QCOMPARE_GT(test.chart.sizeHint().height(), 155);
}

SHOWDOWN_TEST(TestEquityChart)
#include "tst_equitychart.moc"
