// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/dealer.h"
#include "core/cases/exposers.h"
#include "core/printed/printedanswer.h"
#include "core/trace/alllistings.h"
#include "core/trace/run.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// "12", "two-pair", "none" of a hand that does not fit; "stops" and "undefined".
QString printedText(const PrintedAnswer& answer)
{
    if (const auto* end = std::get_if<PrintedEnd>(&answer))
        return *end == PrintedEnd::stops ? QStringLiteral("stops") : QStringLiteral("undefined");
    const auto& given = std::get<GivenAnswer>(answer);
    if (given.rank)
        return qt(id(*given.rank));
    QString text;
    for (const int winner : given.winners)
        text += QString::number(winner);
    return text.isEmpty() ? QStringLiteral("none") : text;
}

PrintedAnswer answerOfTheEngine(const std::vector<Hand>& hands, std::optional<Category> lens,
                                const HouseRules& rules)
{
    const Showdown outcome = compareHands(hands, rules, lens);
    if (hands.size() > 1)
        return GivenAnswer{outcome.winners, {}};
    const std::optional<HandResult>& result = outcome.players.front().result;
    return GivenAnswer{{}, result ? std::optional(result->value.category()) : std::nullopt};
}

QByteArray textOf(const std::vector<Hand>& hands, std::optional<Category> lens)
{
    QString text = qt(lens ? id(*lens) : "best rank");
    for (const Hand& hand : hands)
        text += QStringLiteral(" | ") + qt(toText(hand));
    return text.toUtf8();
}

std::vector<std::optional<Category>> lensesOfTheSeries()
{
    std::vector<std::optional<Category>> lenses{std::nullopt};
    for (const Category lens : allCategories()) {
        if (rulesOf(Preset::series).knows(lens))
            lenses.emplace_back(lens);
    }
    return lenses;
}

HouseRules freeDeck()
{
    HouseRules rules = rulesOf(Preset::series);
    rules.deck = DeckKind::free;
    return rules;
}

} // namespace

/// The printed mistakes as code.
class TestPrinted : public QObject
{
    Q_OBJECT

private slots:
    void repairedItIsTheEngine_data();
    void repairedItIsTheEngine();
    void aMistakeGivesWhatTheErrataSay_data();
    void aMistakeGivesWhatTheErrataSay();
    void everyExposerShowsItsMistakes();
    void theOthersChangeNothing();
    void eachFunctionHasItsTable_data();
    void eachFunctionHasItsTable();
    void itIsMeantForTheSeriesAlone_data();
    void itIsMeantForTheSeriesAlone();
};

void TestPrinted::repairedItIsTheEngine_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "series deck=free pairFloor=8 wildRanks=3 wildCards=Kh"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void TestPrinted::repairedItIsTheEngine()
{
    QFETCH(const QString, rules);
    const HouseRules house = rulesFrom(rules)->rules;
    const auto lenses = lensesOfTheSeries();
    RandomHands random(29);
    std::set<std::ptrdiff_t> wildCounts;
    for (int table = 0; table < 20000; ++table) {
        std::vector<Hand> hands{random.hand(house.deck)};
        for (int more = table % 3; more > 0; --more)
            hands.push_back(random.below(2) == 0 ? random.variant(hands.back())
                                                 : random.hand(house.deck));
        wildCounts.insert(
            std::ranges::count_if(hands.front(), [&](Card card) { return house.isWild(card); }));
        for (const std::optional<Category> lens : lenses)
            QVERIFY2(printedAnswer(repaired, hands, lens, house)
                         == answerOfTheEngine(hands, lens, house),
                     textOf(hands, lens));
    }
    QVERIFY(wildCounts.size() >= 4);
}

void TestPrinted::aMistakeGivesWhatTheErrataSay_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("right");
    const auto row = [](int mistake, const char* lens, const char* hands, const char* printed,
                        const char* right) {
        QTest::addRow("E%d %s: %s", mistake, lens, hands)
            << mistake << QString::fromLatin1(lens) << QString::fromLatin1(hands)
            << QString::fromLatin1(printed) << QString::fromLatin1(right);
    };
    row(1, "high-card", "A K Q J 9 | K Q J 9 8", "12", "1");
    row(2, "high-card", "A K Q J 9 | A K Q J 9", "undefined", "12");
    row(2, "high-card", "A K Q J 9 | A K Q J 8", "1", "1");
    row(2, "high-card", "A K Q J 9 | K Q J 9 8 | K Q J 9 8", "1", "1");
    row(3, "pair", "K 9 4 * * | A A K 9 3", "2", "1");
    row(4, "three-of-a-kind", "8 5 * * * | 9 9 9 5 4", "2", "1");
    row(4, "four-of-a-kind", "8 * * * * | 9 9 9 9 4", "2", "1");
    row(4, "three-of-a-kind", "* * * * * | * * * * *", "1", "12");
    row(5, "three-of-a-kind", "3 7 3 6 3 | 2 2 2 9 8", "2", "1");
    row(5, "three-of-a-kind", "3 7 3 6 3 | 2 9 2 8 2", "2", "1");
    row(5, "two-pair", "J J 2 9 * | J J 5 5 A", "2", "1");
    row(5, "pair", "Q * Q 9 7 | K Q Q 9 7", "2", "1");
    row(7, "straight", "Q J * * * | A K Q J T", "1", "12");
    row(7, "straight", "A Q J * * | A K Q J T", "1", "12");
    row(7, "straight", "A K * * * | A K Q J T", "1", "12");
    row(8, "straight", "9 7 5 * * | 9 8 7 6 5", "2", "12");
    row(9, "two-pair", "K 8 6 4 * | Q Q 9 9 3", "1", "2");
    row(9, "", "K 8 6 4 *", "two-pair", "pair");
    row(9, "full-house", "9 5 5 4 *", "full-house", "none");
    row(9, "", "K 9 4 * *", "full-house", "three-of-a-kind");
    row(10, "two-pair", "9 9 4 * * | A A 5 5 3", "2", "1");
    row(10, "two-pair", "J J 9 2 * | J J 5 5 A", "1", "1");
    row(11, "", "K K 9 5 3", "two-pair", "pair");
    row(11, "two-pair", "J J 9 2 * | J J T T 3", "1", "2");
    row(12, "full-house", "8 8 7 * * | 7 7 7 K K", "2", "1");
    row(14, "straight", "8 7 6 5 4 | J T 9 8 7", "12", "2");
    row(17, "", "K K 9 7 2", "high-card", "pair");
    row(17, "pair", "K K 9 7 2 | J J 9 7 2", "stops", "1");
    row(18, "full-house", "8 * * * * | K K K Q Q", "stops", "1");
    row(19, "straight", "9 7 5 * * | 9 8 7 6 5", "2", "12");
    row(20, "pair", "K 9 * * * | Q 9 * * *", "12", "1");
    row(21, "two-pair", "K 9 4 * * | Q Q J J 3", "2", "1");
    row(21, "two-pair", "K 9 * * *", "none", "two-pair");
    row(21, "two-pair", "K K K 4 *", "none", "two-pair");
    row(22, "two-pair", "K 9 4 * * | K K 9 9 5", "1", "2");
    row(22, "two-pair", "K K K 4 4 | K Q 4 4 *", "2", "1");
    row(23, "two-pair", "A A 4 * * | A A K K 9", "1", "2");
    row(23, "full-house", "A * * * * | K * * * *", "1", "12");
    row(24, "full-house", "8 8 8 8 *", "full-house", "none");
    row(25, "full-house", "8 7 * * * | A A A K K", "1", "2");
    row(27, "three-of-a-kind", "8 8 8 5 2 | 8 * * 7 6", "1", "2");
}

void TestPrinted::aMistakeGivesWhatTheErrataSay()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, lens);
    QFETCH(const QString, hands);
    const auto category = categoryFromId(lens.toStdString());
    SeededRandom random(1);
    const HouseRules rules = freeDeck();
    Dealer dealer(rules, random);
    const auto dealt = dealer.deal(*shapesFrom(hands.toStdString()), DealtOrder::asWritten);
    QVERIFY(dealt);
    QTEST(printedText(printedAnswer(mistake, *dealt, category)), "printed");
    QTEST(printedText(answerOfTheEngine(*dealt, category, rules)), "right");
}

/// However they are dealt.
void TestPrinted::everyExposerShowsItsMistakes()
{
    const HouseRules rules = freeDeck();
    std::set<int> shown;
    for (const std::optional<Category> lens : lensesOfTheSeries()) {
        for (const Exposer& exposer : exposers(lens)) {
            for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
                SeededRandom random(seed);
                const auto hands = Dealer(rules, random).deal(exposer.shapes, exposer.order);
                QVERIFY(hands);
                const PrintedAnswer right = answerOfTheEngine(*hands, lens, rules);
                for (const int mistake : exposer.mistakes) {
                    const bool isWrong = printedAnswer(mistake, *hands, lens) != right;
                    QVERIFY2(isWrong != changesNoAnswer(mistake),
                             textOf(*hands, lens) + " E" + QByteArray::number(mistake));
                    if (isWrong)
                        shown.insert(mistake);
                }
            }
        }
    }
    std::set<int> all(allPrintedMistakes().begin(), allPrintedMistakes().end());
    all.insert({2, 18});
    QCOMPARE(shown, all);
}

/// Each of E1 to E30 makes an answer wrong, comes to none, or changes nothing.
void TestPrinted::theOthersChangeNothing()
{
    std::set<int> wrong(allPrintedMistakes().begin(), allPrintedMistakes().end());
    wrong.insert({2, 18});
    RandomHands random(5);
    for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
        QCOMPARE(changesNoAnswer(mistake), !wrong.contains(mistake));
        for (int table = 0; table < 100 && changesNoAnswer(mistake); ++table) {
            const std::vector<Hand> hands{random.hand(DeckKind::free), random.hand(DeckKind::free)};
            QVERIFY2(printedAnswer(mistake, hands) == printedAnswer(repaired, hands),
                     textOf(hands, std::nullopt));
        }
    }
}

void TestPrinted::eachFunctionHasItsTable_data()
{
    QTest::addColumn<const Listing*>("listing");
    QTest::addColumn<int>("mistake");
    for (const Listing* listing : allListings()) {
        for (const int mistake : mistakesOf(*listing))
            QTest::addRow("E%d in %s", mistake, std::string(listing->uniqueName).c_str())
                << listing << mistake;
    }
}

void TestPrinted::eachFunctionHasItsTable()
{
    QFETCH(const Listing*, listing);
    QFETCH(const int, mistake);
    const auto table = exposingTable(mistake, *listing);
    if (showsIn(mistake) != MistakeShows::inText)
        QVERIFY(table);
    if (!table)
        return; // of the text alone
    HouseRules rules = rulesOf(Preset::series);
    rules.deck = table->deck;
    const bool differs = printedAnswer(mistake, table->hands, table->lens, rules)
                         != printedAnswer(repaired, table->hands, table->lens, rules);
    QCOMPARE(differs, !changesNoAnswer(mistake));
    const Run run(table->hands, {rules, table->lens});
    QVERIFY(std::ranges::count(run.steps(), listing, &Step::listing) > 0);
}

void TestPrinted::itIsMeantForTheSeriesAlone_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("isKnown");
    const auto row = [](const char* rules, bool isKnown) {
        QTest::newRow(rules) << QString::fromLatin1(rules) << isKnown;
    };
    row("series", true);
    row("series deck=free jokers=2 pairFloor=2 wildRanks=2 wildCards=Kh", true);
    row("series lowAceStraight=on", false);
    row("series fiveOfAKind=on", false);
    row("series flushRepeats=off", false);
    row("series naturalBeatsWild=on", false);
    row("series wildScope=bug", false);
    row("standard", false);
    row("bug", false);
    row("deuces", false);
}

void TestPrinted::itIsMeantForTheSeriesAlone()
{
    QFETCH(const QString, rules);
    QTEST(knowsPrintedCode(rulesFrom(rules)->rules), "isKnown");
}

SHOWDOWN_TEST(TestPrinted)
#include "tst_printed.moc"
