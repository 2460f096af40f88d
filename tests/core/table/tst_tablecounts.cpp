// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/table/valuetable.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// How often each rank comes, of all hands of a deck, against the published figures.
class TestTableCounts : public QObject
{
    Q_OBJECT

private slots:
    void everyHandOfTheDeck_data();
    void everyHandOfTheDeck();
};

namespace {

/// Counts the values of all hands of `cards` cards that hold `held` and `left` more of the deck.
template <int cards, int left = cards>
void countValues(const ValueTable& table, std::span<const TableCard> deck, TableHand held,
                 std::span<std::int64_t> counts)
{
    for (std::size_t i = 0; i < deck.size(); ++i) {
        const TableHand hand = held + deck[i];
        if constexpr (left == 1)
            ++counts[static_cast<std::size_t>(table.value<cards>(hand))];
        else
            countValues<cards, left - 1>(table, deck.subspan(i + 1), hand, counts);
    }
}

/// The counts by rank, the highest first.
QList<qint64> ranksOf(const ValueTable& table, std::span<const std::int64_t> counts)
{
    QList<qint64> ranks(allCategories().size());
    for (std::size_t value = 1; value < counts.size(); ++value) {
        const Category category = table.category(static_cast<TableValue>(value));
        ranks[static_cast<qsizetype>(Category::fiveOfAKind) - static_cast<qsizetype>(category)] +=
            counts[value];
    }
    return ranks;
}

} // namespace

void TestTableCounts::everyHandOfTheDeck_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QList<qint64>>("expected"); // highest rank first

    using Counts = QList<qint64>;
    QTest::newRow("5 of 52 cards, standard")
        << "standard" << 5
        << Counts{0, 4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540};
    QTest::newRow("5 of 53 cards with one joker, standard")
        << "standard jokers=1" << 5
        << Counts{13, 24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540};
    QTest::newRow("5 of 52 cards, deuces wild")
        << "deuces" << 5
        << Counts{672, 484, 2068, 31552, 12672, 14472, 62232, 355080, 95040, 1225008, 799680};
    QTest::newRow("5 of 52 cards, series")
        << "series" << 5 << Counts{0, 4, 32, 624, 3744, 5112, 9180, 54912, 123552, 337920, 2063880};
    QTest::newRow("6 of 52 cards, standard")
        << "standard" << 6
        << Counts{0, 188, 1656, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900};
#ifdef __OPTIMIZE__ // 134 million hands take too long without
    QTest::newRow("7 of 52 cards, standard")
        << "standard" << 7 << Counts{0,       4324,    37260,    224848,   3473184, 4047644,
                                     6180020, 6461620, 31433400, 58627800, 23294460};
#endif
}

void TestTableCounts::everyHandOfTheDeck()
{
    QFETCH(const QString, rules);
    QFETCH(const int, cards);
    QFETCH(const QList<qint64>, expected);

    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const std::shared_ptr<const ValueTable> table = valueTable(named->rules);
    std::vector<TableCard> deck;
    for (const Card card : deckWithJokers(named->rules.jokers.count()))
        deck.push_back(table->card(card));

    std::vector<std::int64_t> counts(static_cast<std::size_t>(table->highest()) + 1);
    switch (cards) {
    case 5:
        countValues<5>(*table, deck, {}, counts);
        break;
    case 6:
        countValues<6>(*table, deck, {}, counts);
        break;
    case 7:
        countValues<7>(*table, deck, {}, counts);
        break;
    }
    QCOMPARE(counts[0], 0);
    QCOMPARE(ranksOf(*table, counts), expected);
}

SHOWDOWN_TEST(TestTableCounts)
#include "tst_tablecounts.moc"
