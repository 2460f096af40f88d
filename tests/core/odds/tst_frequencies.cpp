// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/odds/frequencies.h"
#include "tests/support/effort.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// How often each rank comes, and how rare a hand is.
class TestFrequencies : public QObject
{
    Q_OBJECT

private slots:
    void countsAreTheKnownOnes_data();
    void countsAreTheKnownOnes();
    void countsAddUpToAllHands_data();
    void countsAddUpToAllHands();
    void countsAreThoseOfAPlainLoop();
    void ranksOfSevenCardsAreTheKnownOnes();
    void ranksAtTheRiverAreThoseOfAPlainLoop_data();
    void ranksAtTheRiverAreThoseOfAPlainLoop();
    void everyCardUnknownIsCounted();
};

namespace {

QString countsText(const Frequencies& frequencies)
{
    QStringList counts;
    for (const std::uint64_t count : frequencies.counts)
        counts << QString::number(count);
    return counts.join(u' ');
}

/// The rank of every hand of a deck with one joker, hand by hand; the only shortcut is that hands
/// that differ by an exchange of suits are valued once.
Frequencies plainFrequencies(const HouseRules& rules)
{
    const std::vector<Card> deck = deckWithJokers(rules.jokers.count());
    std::map<std::array<int, 5>, Category> known;
    Frequencies result;
    std::array<std::size_t, 5> at{};
    const std::size_t size = deck.size();
    for (at[0] = 0; at[0] < size; ++at[0]) {
        for (at[1] = at[0] + 1; at[1] < size; ++at[1]) {
            for (at[2] = at[1] + 1; at[2] < size; ++at[2]) {
                for (at[3] = at[2] + 1; at[3] < size; ++at[3]) {
                    for (at[4] = at[3] + 1; at[4] < size; ++at[4]) {
                        std::array<int, 5> form{};
                        std::array<Card, 5> cards{deck[at[0]], deck[at[1]], deck[at[2]],
                                                  deck[at[3]], deck[at[4]]};
                        std::array<int, 5> names{-1, -1, -1, -1, -1};
                        int suits = 0;
                        for (std::size_t i = 0; i < 5; ++i) {
                            if (rules.isWild(cards[i])) {
                                form[i] = 52;
                                continue;
                            }
                            int& name = names[static_cast<std::size_t>(*cards[i].suit())];
                            if (name < 0)
                                name = suits++;
                            form[i] = (number(*cards[i].rank()) - 2) * 4 + name;
                        }
                        auto found = known.find(form);
                        if (found == known.end()) {
                            const Category category =
                                evaluate(*Hand::of(cards), rules)->value.category();
                            found = known.emplace(form, category).first;
                        }
                        ++result.counts[static_cast<std::size_t>(found->second)];
                        ++result.total;
                    }
                }
            }
        }
    }
    return result;
}

HouseRules rulesOfText(const QString& text)
{
    return rulesFrom(text)->rules;
}

} // namespace

void TestFrequencies::countsAreTheKnownOnes_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("counts"); // high card first

    const auto row = [](const char* name, const char* rules, const char* counts) {
        QTest::newRow(name) << QString::fromUtf8(rules) << QString::fromUtf8(counts);
    };
    row("52 cards, standard", "standard",
        "1302540 1098240 123552 54912 10200 5108 3744 624 36 4 0");
    row("53 cards, standard", "standard jokers=1",
        "1302540 1268088 123552 137280 20532 7804 6552 3120 180 24 13");
    row("52 cards, deuces", "deuces",
        "799680 1225008 95040 355080 62232 14472 12672 31552 2068 484 672");
    row("52 cards, series", "series", "2063880 337920 123552 54912 9180 5112 3744 624 32 4 0");
    row("a thousand jokers, five of a kind whenever four are wild", "standard jokers=1000", "");
}

void TestFrequencies::countsAreTheKnownOnes()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, counts);

    const Frequencies frequencies = frequenciesOf(rulesOfText(rules));
    if (counts.isEmpty()) {
        // C(1000, 5) of jokers alone; 52 C(1000, 4) with one card; 1 of 2 equal: 78 C(1000, 3); …
        const std::uint64_t five = 8250291250200;
        const std::uint64_t four = 41417124750;
        const std::uint64_t three = 166167000;
        const std::uint64_t two = 499500;
        QCOMPARE(frequencies.of(Category::fiveOfAKind),
                 five + 52 * four + 78 * three + 52 * two + 13000);
        return;
    }
    QCOMPARE(countsText(frequencies), counts);
}

void TestFrequencies::countsAddUpToAllHands_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("total");

    QTest::newRow("series") << QStringLiteral("series") << quint64{2598960};
    QTest::newRow("two jokers") << QStringLiteral("standard jokers=2") << quint64{3162510};
    QTest::newRow("bugs") << QStringLiteral("bug jokers=4") << quint64{3819816};
    QTest::newRow("a thousand jokers")
        << QStringLiteral("deuces jokers=1000") << quint64{10635631453160};
}

void TestFrequencies::countsAddUpToAllHands()
{
    QFETCH(const QString, rules);
    const Frequencies frequencies = frequenciesOf(rulesOfText(rules));
    QTEST(quint64{frequencies.total}, "total");
    QCOMPARE(
        std::accumulate(frequencies.counts.begin(), frequencies.counts.end(), std::uint64_t{0}),
        frequencies.total);
}

void TestFrequencies::countsAreThoseOfAPlainLoop()
{
    const HouseRules rules =
        rulesOfText(QStringLiteral("bug jokers=1 wildCards=Jh,Js,Kh pairFloor=9 flushRepeats=on"));
    QCOMPARE(countsText(frequenciesOf(rules)), countsText(plainFrequencies(rules)));
}

void TestFrequencies::ranksOfSevenCardsAreTheKnownOnes()
{
    const Frequencies ranks = ranksAtRiver(situationOf(QStringLiteral("? ?")), 0);
    QCOMPARE(countsText(ranks), QStringLiteral("23294460 58627800 31433400 6461620 6180020 4047644 "
                                               "3473184 224848 37260 4324 0"));
    QCOMPARE(ranks.total, std::uint64_t(133784560));
    QCOMPARE(ranks.chanceOfAtLeast(Category::straightFlush), Chance(37260 + 4324, 133784560));
    QCOMPARE(ranks.chanceOf(Category::pair), Chance(58627800, 133784560));
}

void TestFrequencies::ranksAtTheRiverAreThoseOfAPlainLoop_data()
{
    QTest::addColumn<int>("boardCards");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unknown");

    QTest::newRow("before the flop") << 0 << 13 << 0;
    QTest::newRow("on the flop") << 3 << 30 << 0;
    QTest::newRow("on the turn") << 4 << 52 << 0;
    QTest::newRow("on the river") << 5 << 52 << 0;
    QTest::newRow("a card unknown on the flop") << 3 << 13 << 1;
    QTest::newRow("both unknown on the turn") << 4 << 13 << 2;
}

void TestFrequencies::ranksAtTheRiverAreThoseOfAPlainLoop()
{
    QFETCH(const int, boardCards);
    QFETCH(const int, left);
    QFETCH(const int, unknown);

    RandomSituations random(static_cast<unsigned>(10 * boardCards + unknown));
    for (int trial = 0; trial < trials(20, 8); ++trial) {
        const Situation situation = random.unknown(1, boardCards, left, unknown);
        const Frequencies ranks = ranksAtRiver(situation, 0);
        Frequencies plain;
        plain.counts = plainRanks(situation);
        plain.total = std::accumulate(plain.counts.begin(), plain.counts.end(), std::uint64_t{0});
        // the plain count distinguishes hole cards from board cards
        const std::uint64_t ways = plain.total / ranks.total;
        for (const Category category : allCategories())
            QVERIFY2(ranks.of(category) * ways == plain.of(category),
                     qPrintable(describe(situation)));
        QCOMPARE(ranks.total * ways, plain.total);
    }
}

void TestFrequencies::everyCardUnknownIsCounted()
{
    const Frequencies ranks = ranksAtRiver(
        situationOf(QStringLiteral("? ?"), {}, {}, QStringLiteral("standard jokers=1000")), 0);
    QCOMPARE(ranks.total, std::uint64_t(277'327'128'892'990'760)); // C(1052, 7)
    QCOMPARE(std::accumulate(ranks.counts.begin(), ranks.counts.end(), std::uint64_t{0}),
             ranks.total);
}

SHOWDOWN_TEST(TestFrequencies)
#include "tst_frequencies.moc"
