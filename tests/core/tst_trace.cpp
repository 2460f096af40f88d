// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/listings.h"
#include "core/compare/showdown.h"
#include "core/trace/recorder.h"
#include "tests/support/randomhands.h"
#include "tests/support/texts.h"

#include <QTest>

#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The steps that the engine records, over a large sample of hands and rules.
class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void recorderChangesNothing();
    void noStepPointsOutsideItsListing();
    void everyLineOfEveryListingIsReached();
    void depthMovesByOne();
    void everyCallStartsAtItsFirstLine();
    void aLineAlwaysAsksOrNever();
    void cardsOfAStepBelongToItsPlayers();
    void lastStepOfAComparisonHoldsItsOutcome();
    void stepsComeInTheOrderOfTheComparisons();
    void listingsAreIndentedUnderTheirHeader();
    void sortingIsOneStep();
};

namespace {

/// One recorded showdown.
struct Run
{
    Showdown result;
    Showdown withoutRecorder;
    std::vector<Step> steps;
};

std::vector<Run> runs;

constexpr int sampleSize = 2000;

/// Pairs of hands that a random sample hardly ever deals.
constexpr std::pair<const char*, const char*> rarePairs[] = {
    {"Ah 2d 3c 4s 5h", "Ad 2c 3s * 5d"},
    {"8h 8d 8c 7s 7h", "8s 8h 8d 6c 6s"},
    {"8h 8d 8c 6s 6h", "8s 8h 8d 7c 7s"},
};

void run(const std::vector<Hand>& hands, const HouseRules& rules, std::optional<Category> lens)
{
    Recorder recorder;
    Showdown recorded = showdown::showdown(hands, rules, lens, &recorder);
    runs.push_back({std::move(recorded), showdown::showdown(hands, rules, lens), recorder.steps()});
}

QString place(const Step& step)
{
    return qt(step.listing->function) + u':' + QString::number(step.line);
}

} // namespace

void TestTrace::initTestCase()
{
    RandomHands random(20260101);
    for (int i = 0; i < sampleSize; ++i) {
        const HouseRules rules = i % 4 == 0 ? rulesOf(Preset::series) : random.rules();
        const std::optional<Category> lens = random.lens();
        std::vector<Hand> hands;
        for (int player = 0; player < 3; ++player)
            hands.push_back(random.hand(rules.deck));
        // the same hand again, so that ties come often
        if (i % 5 == 0)
            hands[1] = hands[0];
        run(hands, rules, lens);
    }
    for (const auto& [first, second] : rarePairs)
        run({handOf(first), handOf(second)}, rulesOf(Preset::standard), std::nullopt);
}

void TestTrace::recorderChangesNothing()
{
    for (const Run& run : runs)
        QVERIFY(run.result == run.withoutRecorder);
}

void TestTrace::noStepPointsOutsideItsListing()
{
    const auto listings = allListings();
    const std::set<const Listing*> known(listings.begin(), listings.end());
    for (const Run& run : runs) {
        for (const Step& step : run.steps) {
            QVERIFY(known.contains(step.listing));
            QCOMPARE_GE(step.line, 1);
            QCOMPARE_LE(step.line, static_cast<int>(step.listing->lines.size()));
        }
    }
}

void TestTrace::everyLineOfEveryListingIsReached()
{
    std::set<std::pair<const Listing*, int>> reached;
    for (const Run& run : runs) {
        for (const Step& step : run.steps)
            reached.emplace(step.listing, step.line);
    }
    QStringList missed;
    for (const Listing* listing : allListings()) {
        for (int line = 1; line <= static_cast<int>(listing->lines.size()); ++line) {
            if (!reached.contains({listing, line})) {
                missed << QStringLiteral("%1:%2").arg(qt(listing->function)).arg(line);
            }
        }
    }
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u' ')));
}

void TestTrace::depthMovesByOne()
{
    for (const Run& run : runs) {
        int depth = 0;
        for (const Step& step : run.steps) {
            QVERIFY2(std::abs(step.depth - depth) <= 1, qPrintable(place(step)));
            QCOMPARE_GE(step.depth, 0);
            depth = step.depth;
        }
        QCOMPARE(run.steps.empty() ? 0 : run.steps.back().depth, 0);
    }
}

void TestTrace::everyCallStartsAtItsFirstLine()
{
    for (const Run& run : runs) {
        std::vector<const Listing*> calls;
        for (const Step& step : run.steps) {
            const auto depth = static_cast<std::size_t>(step.depth);
            if (step.line == 1) {
                calls.resize(depth);
                calls.push_back(step.listing);
            } else {
                QVERIFY2(depth < calls.size(), qPrintable(place(step)));
                calls.resize(depth + 1);
                QVERIFY2(calls.back() == step.listing, qPrintable(place(step)));
            }
        }
    }
}

void TestTrace::aLineAlwaysAsksOrNever()
{
    std::map<std::pair<const Listing*, int>, bool> asks;
    for (const Run& run : runs) {
        for (const Step& step : run.steps) {
            const auto [entry, isNew] =
                asks.try_emplace({step.listing, step.line}, step.condition.has_value());
            QVERIFY2(entry->second == step.condition.has_value(), qPrintable(place(step)));
            const QString text =
                qt(step.listing->lines[static_cast<std::size_t>(step.line) - 1]).trimmed();
            const bool isQuestion =
                text.startsWith(u"if ") || text.startsWith(u"for ") || text.startsWith(u"while ");
            QVERIFY2(isQuestion == step.condition.has_value(), qPrintable(place(step)));
        }
    }
}

void TestTrace::cardsOfAStepBelongToItsPlayers()
{
    for (const Run& run : runs) {
        for (const Step& step : run.steps) {
            for (const CardInRole& card : step.cards) {
                QVERIFY(card.player == step.player || card.player == step.otherPlayer);
                QVERIFY(card.position >= 0 && card.position < Hand::fullSize);
            }
        }
    }
}

void TestTrace::lastStepOfAComparisonHoldsItsOutcome()
{
    int seen = 0;
    for (const Run& run : runs) {
        for (std::size_t i = 0; i < run.steps.size(); ++i) {
            const Step& step = run.steps[i];
            const bool isLast =
                i + 1 == run.steps.size() || run.steps[i + 1].comparison != step.comparison;
            if (!step.comparison || !isLast)
                continue;
            const Comparison& comparison =
                run.result.comparisons[static_cast<std::size_t>(*step.comparison)];
            QCOMPARE(qt(step.listing->function), QStringLiteral("GetWinningPlayer"));
            QCOMPARE(step.player, comparison.firstPlayer);
            QCOMPARE(step.otherPlayer, std::optional(comparison.secondPlayer));
            const Variable& last = step.variables.back();
            QCOMPARE(qt(last.name), QStringLiteral("result"));
            QVERIFY(last.value == VariableValue(comparison.outcome()));
            ++seen;
        }
    }
    QCOMPARE_GT(seen, sampleSize / 2);
}

void TestTrace::stepsComeInTheOrderOfTheComparisons()
{
    for (const Run& run : runs) {
        int comparison = -1;
        for (const Step& step : run.steps) {
            const int current = step.comparison.value_or(-1);
            QVERIFY(current == comparison || current == comparison + 1);
            comparison = current;
        }
        QCOMPARE(comparison, static_cast<int>(run.result.comparisons.size()) - 1);
    }
}

void TestTrace::listingsAreIndentedUnderTheirHeader()
{
    for (const Listing* listing : allListings()) {
        const QString header = qt(listing->lines.front());
        QVERIFY2(header.startsWith(QStringLiteral("function %1(").arg(qt(listing->function))),
                 qPrintable(header));
        for (const std::string_view line : listing->lines.subspan(1)) {
            const auto indent = line.find_first_not_of(' ');
            QVERIFY2(indent != std::string_view::npos && indent >= 2 && indent % 2 == 0,
                     qPrintable(qt(line)));
        }
    }
}

void TestTrace::sortingIsOneStep()
{
    for (const Run& run : runs) {
        for (std::size_t i = 0; i < run.steps.size(); ++i) {
            const Step& step = run.steps[i];
            if (!step.listing->function.starts_with("SortCards"))
                continue;
            QCOMPARE(step.line, 1);
            QVERIFY(i + 1 < run.steps.size());
            QVERIFY(run.steps[i + 1].listing != step.listing);
            QVERIFY(run.steps[i + 1].depth < step.depth);
        }
    }
}

QTEST_APPLESS_MAIN(TestTrace)
#include "tst_trace.moc"
