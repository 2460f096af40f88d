// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/equity.h"
#include "core/table/valuetable.h"
#include "tests/support/effort.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <cstddef>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The counts against a plain loop that merges nothing, in random situations of every street with
/// and without jokers, under any rules.
class TestEquityLoop : public QObject
{
    Q_OBJECT

private slots:
    void knownHands_data();
    void knownHands();
    void unknownHands_data();
    void unknownHands();
    void wholeDecks();
};

namespace {

void compareWithLoop(const Situation& situation)
{
    QVERIFY2(!findError(situation), qPrintable(describe(situation)));
    const EquityResult result = equityOf(situation);
    QVERIFY2(describe(result.byWinners) == describe(plainCounts(situation)),
             qPrintable(describe(situation)));
    QCOMPARE(result.counted, result.deals);
}

/// All boards of a whole deck one by one, the hands by look-up.
class BoardLoop
{
public:
    explicit BoardLoop(const Situation& situation) : m_table(valueTable(situation.rules))
    {
        for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
            m_hands.push_back(m_table->hand(situation.cardsOf(player)));
        for (const UnseenCard& card : UnseenDeck(situation).cards())
            m_deck.insert(m_deck.end(), static_cast<std::size_t>(card.copies),
                          m_table->card(card.card));
    }

    void deal(std::size_t from, int left, const TableHand& board)
    {
        if (left == 0) {
            ++counts[winners(board)];
            return;
        }
        for (std::size_t i = from; i < m_deck.size(); ++i)
            deal(i + 1, left - 1, board + m_deck[i]);
    }

    std::array<std::uint64_t, 8> counts{};

private:
    std::size_t winners(const TableHand& board) const
    {
        TableValue best = TableValue::none;
        std::size_t set = 0;
        for (std::size_t player = 0; player < m_hands.size(); ++player) {
            const TableValue value = m_table->value(m_hands[player] + board);
            if (value > best)
                set = 0;
            if (value >= best)
                set |= std::size_t{1} << player;
            best = std::max(best, value);
        }
        return set;
    }

    std::shared_ptr<const ValueTable> m_table;
    std::vector<TableHand> m_hands;
    std::vector<TableCard> m_deck;
};

} // namespace

void TestEquityLoop::knownHands_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("boardCards");
    QTest::addColumn<int>("left");

    QTest::newRow("two hands before the flop") << 2 << 0 << 10;
    QTest::newRow("three hands before the flop") << 3 << 0 << 9;
    QTest::newRow("two hands on the flop") << 2 << 3 << 20;
    QTest::newRow("three hands on the flop") << 3 << 3 << 20;
    QTest::newRow("two hands on the turn") << 2 << 4 << 52;
    QTest::newRow("three hands on the turn") << 3 << 4 << 52;
    QTest::newRow("two hands on the river") << 2 << 5 << 52;
    QTest::newRow("three hands on the river") << 3 << 5 << 52;
}

void TestEquityLoop::knownHands()
{
    QFETCH(const int, players);
    QFETCH(const int, boardCards);
    QFETCH(const int, left);

    RandomSituations random(static_cast<unsigned>(10 * boardCards + players));
    for (int trial = 0; trial < trials(30, 6); ++trial)
        compareWithLoop(random.known(players, boardCards, left));
}

void TestEquityLoop::unknownHands_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("boardCards");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unknown");

    QTest::newRow("one card before the flop") << 2 << 0 << 7 << 1;
    QTest::newRow("two cards before the flop") << 2 << 0 << 6 << 2;
    QTest::newRow("two cards on the flop") << 3 << 3 << 8 << 2;
    QTest::newRow("three cards on the flop") << 3 << 3 << 4 << 3;
    QTest::newRow("four cards on the flop") << 3 << 3 << 3 << 4;
    QTest::newRow("one card on the turn") << 2 << 4 << 30 << 1;
    QTest::newRow("two cards on the turn") << 2 << 4 << 16 << 2;
    QTest::newRow("four cards on the turn") << 3 << 4 << 4 << 4;
    QTest::newRow("two cards on the river") << 3 << 5 << 30 << 2;
    QTest::newRow("everything on the river") << 3 << 5 << 2 << 6;
    QTest::newRow("both hands before the flop") << 2 << 0 << 5 << 4;
    QTest::newRow("four cards on the river") << 3 << 5 << 6 << 4;
}

void TestEquityLoop::unknownHands()
{
    QFETCH(const int, players);
    QFETCH(const int, boardCards);
    QFETCH(const int, left);
    QFETCH(const int, unknown);

    RandomSituations random(static_cast<unsigned>(10 * boardCards + players + unknown));
    for (int trial = 0; trial < trials(20, 3); ++trial)
        compareWithLoop(random.unknown(players, boardCards, left, unknown));
}

void TestEquityLoop::wholeDecks()
{
    RandomSituations random(1);
    for (int trial = 0; trial < trials(30, 6); ++trial) {
        const Situation situation = random.known(2 + trial % 2, 0, 52);
        BoardLoop loop(situation);
        loop.deal(0, 5, {});
        QVERIFY2(describe(equityOf(situation).byWinners) == describe(loop.counts),
                 qPrintable(describe(situation)));
    }
}

SHOWDOWN_TEST(TestEquityLoop)
#include "tst_equityloop.moc"
