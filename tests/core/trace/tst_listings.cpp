// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/flush.h"
#include "core/compare/lens.h"
#include "core/compare/placing.h"
#include "core/compare/straight.h"
#include "core/compare/winningplayer.h"
#include "core/match/ofakind.h"
#include "core/match/pokerhand.h"
#include "core/match/straight.h"
#include "core/match/straightflush.h"
#include "core/printed/printedanswer.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QFile>
#include <QTest>

#include <set>
#include <utility>

using namespace showdown;
using namespace showdown::tests;

/// The pseudo-code as a learner reads it, under the rules in force.
class TestListings : public QObject
{
    Q_OBJECT

private slots:
    void linesAreIndentedUnderTheirHeader();
    void aNameMeansOneLine();
    void seriesReadsAsTheSeries();
    void everyListingOfTheSeriesStandsInTheFile();
    void aRuleBringsItsLines_data();
    void aRuleBringsItsLines();
    void sortingIsOneLine();
};

namespace {

/// As allTerms(), and some of them with each printed mistake.
std::vector<Terms> allPrintedTerms()
{
    std::vector<Terms> all;
    for (Terms terms : allTerms()) {
        all.push_back(terms);
        terms.mistake = static_cast<int>(all.size()) % (lastPrintedMistake + 1);
        all.push_back(terms);
    }
    return all;
}

QString shown(const Listing& listing, const HouseRules& rules)
{
    QStringList lines;
    for (const std::string_view line : listing.shown({rules, std::nullopt}))
        lines << qt(line);
    return lines.join(u'\n');
}

} // namespace

void TestListings::linesAreIndentedUnderTheirHeader()
{
    for (const Terms& terms : allPrintedTerms()) {
        for (const Listing* listing : allListings()) {
            const auto lines = listing->shown(terms);
            const QString header = qt(lines.front());
            QVERIFY2(header.startsWith(QStringLiteral("function %1(").arg(qt(listing->function))),
                     qPrintable(header));
            int indent = 0;
            for (std::size_t i = 1; i < lines.size(); ++i) {
                const auto own = static_cast<int>(lines[i].find_first_not_of(' '));
                QVERIFY2(own >= 2 && own % 2 == 0 && own <= indent + 2, qPrintable(qt(lines[i])));
                indent = own;
            }
        }
    }
}

void TestListings::aNameMeansOneLine()
{
    for (const Terms& terms : allPrintedTerms()) {
        for (const Listing* listing : allListings()) {
            std::set<std::pair<int, Half>> names;
            for (const ListingLine& line : listing->lines) {
                if (!line.isShown(terms))
                    continue;
                const QString text = qt(line.text);
                if (!line.half || line.half == Half::first)
                    QVERIFY2(names.emplace(line.name, Half::first).second, qPrintable(text));
                if (!line.half || line.half == Half::second)
                    QVERIFY2(names.emplace(line.name, Half::second).second, qPrintable(text));
            }
        }
    }
}

void TestListings::seriesReadsAsTheSeries()
{
    const HouseRules series = rulesOf(Preset::series);
    QCOMPARE(
        shown(getPokerHandListing, series),
        QStringLiteral("function GetPokerHand(hand)\n"
                       "  for each rank that the rules know, from the highest down to the pair\n"
                       "    found ← the matcher of rank, with hand\n"
                       "    if found\n"
                       "      return rank\n"
                       "  return high card"));
    for (const Listing* listing : allListings()) {
        if (listing->function == "ReadBugs" || listing->function == "CompareWildCounts")
            continue;
        const QString text = shown(*listing, series);
        for (const char* foreign : {"bug", "Bug", "counts 1", "top", "below the two", "aceIsOne",
                                    "repeat", "natural beats"})
            QVERIFY2(!text.contains(QLatin1String(foreign)), qPrintable(text));
    }
}

/// The file shows each listing as it is under the rules of the series.
void TestListings::everyListingOfTheSeriesStandsInTheFile()
{
    QStringList found;
    for (const Listing* listing : allListings())
        found << shown(*listing, rulesOf(Preset::series)) + QStringLiteral("\n");
    QFile file(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/series-listings.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(found.join(u'\n').split(u'\n'), QString::fromUtf8(file.readAll()).split(u'\n'));
}

void TestListings::aRuleBringsItsLines_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<const Listing*>("listing");
    QTest::addColumn<int>("without");
    QTest::addColumn<int>("with");
    QTest::addColumn<QString>("line");
    const auto add = [](const char* name, const char* rule, const Listing& listing, int without,
                        int with, const char* line) {
        QTest::newRow(name) << QString::fromLatin1(rule) << &listing << without << with
                            << QString::fromUtf8(line);
    };
    add("a bug in the rank check", "wildScope=bug", getPokerHandListing, 6, 9, "  bugs ← hand");
    add("a bug through a lens", "wildScope=bug", fitsLensListing, 3, 6,
        "  if rank is one of equal values: a wild is a bug");
    add("a bug in a comparison", "wildScope=bug", getWinningPlayerListing, 7, 10,
        "    hand1 ← ReadBugs(hand1)");
    add("natural beats wild", "naturalBeatsWild=on", getWinningPlayerListing, 7, 9,
        "    result ← CompareWildCounts(hand1, hand2)");
    add("the low ace", "lowAceStraight=on", areCardsStraightListing, 34, 40,
        "  if top is the ace, and sorted holds one: it may stand below the two");
    add("the low ace has a top", "lowAceStraight=on", areCardsStraightListing, 34, 40,
        "function AreCardsStraight(sorted, info, top = ace)");
    add("the low ace in a royal flush", "lowAceStraight=on", royalFlushListing, 12, 12,
        "  if the ace counts 1, or is neither in sorted nor in info.cardValues");
    add("the low ace among values that wilds take", "lowAceStraight=on", wildsAssumeValuesListing,
        8, 10, "  if info.aceIsOne");
    add("values that may not repeat", "flushRepeats=off", flushListing, 5, 7,
        "  if hand has a wild, which may not repeat a value, and its natural values repeat");
    add("values that are missing", "flushRepeats=off", findWinnerFlushListing, 9, 9,
        "  WildsAssumeMissingValues(working2)");
    add("every pair counts", "pairFloor=2", jacksOrBetterListing, 12, 7, "  return true");
    add("the lowest pair that counts", "pairFloor=9", jacksOrBetterListing, 12, 12,
        "  if info.cardValues[0] < the lowest pair that counts");
}

void TestListings::aRuleBringsItsLines()
{
    QFETCH(const QString, rule);
    QFETCH(const Listing*, listing);
    QFETCH(const int, without);
    QFETCH(const int, with);
    QFETCH(const QString, line);
    const QStringList before = shown(*listing, rulesOf(Preset::series)).split(u'\n');
    const QStringList after =
        shown(*listing, rulesFrom(QStringLiteral("series ") + rule)->rules).split(u'\n');
    QCOMPARE(before.size(), without);
    QCOMPARE(after.size(), with);
    QVERIFY2(after.contains(line), qPrintable(after.join(u'\n')));
    if (with > without)
        QVERIFY(!before.contains(line));
    if (with < without)
        QVERIFY(!after.join(u' ').contains(u"numWilds"));
}

void TestListings::sortingIsOneLine()
{
    for (const Listing* listing : allListings()) {
        if (listing->function.starts_with("SortCards"))
            QCOMPARE(listing->lines.size(), std::size_t{1});
    }
}

SHOWDOWN_TEST(TestListings)
#include "tst_listings.moc"
