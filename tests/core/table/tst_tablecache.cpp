// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"
#include "core/table/valuetable.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <atomic>
#include <map>
#include <memory>
#include <thread>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Tables requested by several threads at once. Most useful under the thread sanitizer.
class TestTableCache : public QObject
{
    Q_OBJECT

private slots:
    void threadsShareTheTablesOfTheirRules();
    void tablesInUseOutliveTheCache();
};

namespace {

constexpr int threadCount = 4;

/// Runs the work on several threads that all begin at once; each gets its number.
template <typename Work>
void onThreads(Work work)
{
    std::atomic<int> waiting = threadCount;
    std::vector<std::thread> threads;
    threads.reserve(threadCount);
    for (int thread = 0; thread < threadCount; ++thread) {
        threads.emplace_back([&waiting, &work, thread] {
            --waiting;
            while (waiting > 0)
                std::this_thread::yield();
            work(thread);
        });
    }
    for (std::thread& thread : threads)
        thread.join();
}

/// A number that depends on the values of many hands.
std::uint64_t sumOfValues(const ValueTable& table)
{
    RandomHands random(24);
    std::uint64_t sum = 0;
    for (int i = 0; i < 200; ++i)
        sum = sum * 31
              + static_cast<std::uint64_t>(
                  table.value(table.hand(random.hand(DeckKind::free).cards())));
    return sum;
}

} // namespace

void TestTableCache::threadsShareTheTablesOfTheirRules()
{
    // few enough for the cache to keep them all
    std::vector<HouseRules> ruleSets;
    std::vector<std::uint64_t> expected;
    RandomHands random(25);
    for (int i = 0; i < 4; ++i) {
        ruleSets.push_back(random.rules());
        expected.push_back(sumOfValues(ValueTable(ruleSets.back())));
    }

    using Tables = std::vector<std::shared_ptr<const ValueTable>>;
    std::vector<Tables> found(threadCount, Tables(ruleSets.size()));
    std::atomic<int> differences = 0;
    onThreads([&](int thread) {
        for (std::size_t i = 0; i < ruleSets.size(); ++i) {
            // some in the same order, some not
            const std::size_t rules = thread % 2 == 0 ? i : ruleSets.size() - 1 - i;
            Tables& mine = found[static_cast<std::size_t>(thread)];
            mine[rules] = valueTable(ruleSets[rules]);
            if (sumOfValues(*mine[rules]) != expected[rules])
                ++differences;
        }
    });
    QCOMPARE(differences.load(), 0);
    for (const Tables& tables : found)
        QVERIFY(tables == found.front());
}

void TestTableCache::tablesInUseOutliveTheCache()
{
    const HouseRules rules = rulesOf(Preset::bug);
    const std::shared_ptr<const ValueTable> first = valueTable(rules);
    const std::uint64_t expected = sumOfValues(*first);
    const std::weak_ptr<const ValueTable> unused = valueTable(rulesOf(Preset::deuces));

    std::atomic<int> differences = 0;
    onThreads([&](int thread) {
        for (int floor = 2; floor <= 6; ++floor) {
            HouseRules other = rules;
            other.pairFloor = static_cast<Rank>(floor);
            other.wildCards.insert(*cardOf(thread));
            const std::shared_ptr<const ValueTable> table = valueTable(other);
            if (sumOfValues(*first) != expected || table == first)
                ++differences;
        }
    });
    QCOMPARE(differences.load(), 0);
    QVERIFY(unused.expired()); // 20 rule sets since
    QCOMPARE(sumOfValues(*first), expected);
    QCOMPARE(sumOfValues(*valueTable(rules)), expected);
}

SHOWDOWN_TEST(TestTableCache)
#include "tst_tablecache.moc"
