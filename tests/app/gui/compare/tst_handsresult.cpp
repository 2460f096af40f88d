// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handsresult.h"
#include "app/gui/export/resultpage.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/session/comparesession.h"
#include "tests/app/gui/export/resultpagetest.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A table of a text, with names for its players.
CardTable named(const char* rows, const QStringList& names)
{
    CardTable table = tableOf(qt(rows));
    for (int player = 0; player < names.size(); ++player)
        table.names[static_cast<std::size_t>(player)] = names[player];
    return table;
}

ResultPage pageOf(const CardTable& table, const QString& title = {})
{
    const CompareSession session(table);
    ResultDescription result = handsResult(session, SuitColors::four);
    result.title = title;
    return ResultPage(result);
}

QImage pictureOf(const CardTable& table)
{
    return gui::pictureOf(sharedPage(pageOf(table)), 1);
}

} // namespace

/// The page for exporting a result.
class TestHandsResult : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
    void everythingIsOnThePage_data();
    void everythingIsOnThePage();
    void itIsAsHighAsItMustBe();
    void itShowsWhoHasCards();
    void itRunsAsTheLanguageDoes();
    void anSvgFileNeedsNoFonts();
    void aPictureIsAsLargeAsItsScale();
    void paperIsThatOfTheCountry();
};

void TestHandsResult::everythingIsOnThePage_data()
{
    QTest::addColumn<CardTable>("table");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    const QString longest = QStringLiteral("WWWWWWWWWWWWWWWWWWWWWWWW");
    const auto row = [](const char* name, const CardTable& table) {
        QTest::newRow(name) << table << Qt::LeftToRight;
        QTest::addRow("%s, right to left", name) << table << Qt::RightToLeft;
    };
    row("three hands of which a kicker decides", sampleTable());
    row("the longest names", named("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h", {longest, longest}));
    row("a tie", tableOf(QStringLiteral("Qh 9d Qc 7s 2h | Qs 9s Qd 7c 2d | 2c 3c 4c 5c 7d")));
    row("unfinished hands", tableOf(QStringLiteral("Qh - Qc - - | - * - - -")));
    row("no card", tableOf(QStringLiteral("- - - - - | - - - - -")));
    CardTable lens = named("2h 9d 3c 7s 2s | * * * * * | Ks Kd Kh 2d 2c", {longest, {}, {}});
    lens.lens = Category::fullHouse;
    lens.rules.rules.wildRanks.insert(Rank::two);
    lens.rules.rules.naturalBeatsWild = true;
    lens.rules.rules.jokers = *JokerCount::of(7);
    row("a lens, under user rules", lens);
}

void TestHandsResult::everythingIsOnThePage()
{
    QFETCH(const CardTable, table);
    QFETCH(const Qt::LayoutDirection, direction);
    QGuiApplication::setLayoutDirection(direction);
    const ResultPage page = pageOf(table, QStringLiteral("A title of some length"));
    QCOMPARE(inkOutside(page), QString());
}

void TestHandsResult::itIsAsHighAsItMustBe()
{
    const char* two = "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h";
    const QSize size = pageOf(tableOf(qt(two))).size();
    const QSize three = pageOf(tableOf(qt(two) + QStringLiteral(" | 2c 3c 4c 5c 7d"))).size();
    QCOMPARE(three.width(), size.width());
    QVERIFY(three.height() > size.height() + 100);
    QVERIFY(pageOf(tableOf(qt(two)), QStringLiteral("Title")).size().height() > size.height());
    CardTable changed = tableOf(qt(two));
    changed.rules.rules.naturalBeatsWild = true;
    QVERIFY(pageOf(changed).size().height() > size.height());
}

/// A player without cards, who does not play, changes nothing but the number of the next.
void TestHandsResult::itShowsWhoHasCards()
{
    const int two =
        pageOf(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | Ks Kd 3d * 7h"))).size().height();
    const int gap = pageOf(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | - - - - - | Ks Kd 3d * 7h")))
                        .size()
                        .height();
    const int none =
        pageOf(tableOf(QStringLiteral("- - - - - | - - - - - | - - - - -"))).size().height();
    QCOMPARE(gap, two);
    QVERIFY(none > two);
}

void TestHandsResult::itRunsAsTheLanguageDoes()
{
    const QImage before = pictureOf(sampleTable());
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage after = pictureOf(sampleTable());
    QCOMPARE(after.size(), before.size());
    // the rules, in words on the last lines, are aligned with the other side
    const int half = before.width() / 2;
    const QRect left(0, before.height() - 60, half, 60);
    const QRect right = left.translated(half, 0);
    QVERIFY(inkIn(before, left) > 4 * inkIn(before, right) / 3);
    QVERIFY(inkIn(after, right) > 4 * inkIn(after, left) / 3);
}

void TestHandsResult::anSvgFileNeedsNoFonts()
{
    const QByteArray svg = svgOf(sharedPage(pageOf(sampleTable())));
    QVERIFY(!svg.contains("<text"));
    QVERIFY(!svg.contains("<image"));
    QVERIFY(svg.contains("<title>A &lt;title&gt;</title>"));
    QVERIFY(svg.contains("what is on it"));
    QSvgRenderer drawn(svg);
    QVERIFY(drawn.isValid());
    QCOMPARE(drawn.viewBox().size(), pageOf(sampleTable()).size());
}

void TestHandsResult::aPictureIsAsLargeAsItsScale()
{
    const SharedPage page = sharedPage(pageOf(sampleTable()));
    for (const int scale : {1, 2, 4}) {
        const QImage read = QImage::fromData(pngOf(page, scale), "PNG");
        QCOMPARE(read.size(), page.size * scale);
        QCOMPARE(read.text(QStringLiteral("Description")), page.words);
    }
}

void TestHandsResult::paperIsThatOfTheCountry()
{
    SharedPage page = sharedPage(pageOf(sampleTable()));
    QCOMPARE(sheetFor(page, QLocale(QStringLiteral("de_DE"))).pageSize().id(), QPageSize::A4);
    QCOMPARE(sheetFor(page, QLocale(QStringLiteral("en_US"))).pageSize().id(), QPageSize::Letter);
    page.size = {200, 100};
    QCOMPARE(sheetFor(page, QLocale::c()).orientation(), QPageLayout::Landscape);
    page.size = {100, 200};
    QCOMPARE(sheetFor(page, QLocale::c()).orientation(), QPageLayout::Portrait);
    const QByteArray pdf = pdfOf(page, sheetFor(page, QLocale(QStringLiteral("de_DE"))));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/MediaBox [0 0 595"));
}

SHOWDOWN_TEST(TestHandsResult)
#include "tst_handsresult.moc"
