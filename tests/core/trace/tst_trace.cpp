// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/placing.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QTest>

#include <set>
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
    void everyStepStandsAtALineThatIsShown();
    void everyLineOfEveryListingIsReached();
    void depthMovesByOne();
    void everyCallStartsAtItsFirstLine();
    void aLineAlwaysAsksOrNever();
    void cardsOfAStepBelongToItsPlayers();
    void lastStepOfAComparisonHoldsItsOutcome();
    void stepsComeInTheOrderOfTheComparisons();
    void lastStepHoldsThePlaces();
    void aHandAloneIsOnlyRanked();
};

namespace {

std::vector<Run> runs;
std::vector<Run> asPrinted;

constexpr int sampleSize = 2000;

std::vector<const Run*> allRuns()
{
    std::vector<const Run*> all;
    for (const std::vector<Run>* each : {&runs, &asPrinted}) {
        for (const Run& run : *each)
            all.push_back(&run);
    }
    return all;
}

} // namespace

void TestTrace::initTestCase()
{
    runs = sampleRuns(sampleSize);
    asPrinted = printedRuns(10);
}

void TestTrace::recorderChangesNothing()
{
    for (const Run& run : runs)
        QVERIFY(run.outcome() == compareHands(run.hands(), run.terms().rules, run.terms().lens));
}

void TestTrace::everyStepStandsAtALineThatIsShown()
{
    const auto listings = allListings();
    const std::set<const Listing*> known(listings.begin(), listings.end());
    for (const Run* run : allRuns()) {
        for (const Step& step : run->steps()) {
            QVERIFY(known.contains(step.listing));
            const int number = step.number(run->terms());
            QVERIFY2(number > 0, qPrintable(qt(step.listing->function)));
            const auto shown = step.listing->shown(run->terms());
            QCOMPARE(qt(shown.at(static_cast<std::size_t>(number) - 1)),
                     qt(step.text(run->terms())));
        }
    }
}

void TestTrace::everyLineOfEveryListingIsReached()
{
    QCOMPARE(linesNeverReached(allRuns()).join(u'\n'), QString());
}

void TestTrace::depthMovesByOne()
{
    for (const Run& run : runs) {
        int depth = 0;
        for (const Step& step : run.steps()) {
            QVERIFY2(std::abs(step.depth - depth) <= 1, qPrintable(describe(step, run.terms())));
            QCOMPARE_GE(step.depth, 0);
            depth = step.depth;
        }
        QCOMPARE(run.steps().empty() ? 0 : run.steps().back().depth, 0);
    }
}

void TestTrace::everyCallStartsAtItsFirstLine()
{
    for (const Run& run : runs) {
        std::vector<const Listing*> calls;
        for (const Step& step : run.steps()) {
            const auto depth = static_cast<std::size_t>(step.depth);
            if (step.number(run.terms()) == 1) {
                calls.resize(depth);
                calls.push_back(step.listing);
            } else {
                QVERIFY2(depth < calls.size(), qPrintable(describe(step, run.terms())));
                calls.resize(depth + 1);
                QVERIFY2(calls.back() == step.listing, qPrintable(describe(step, run.terms())));
            }
        }
    }
}

void TestTrace::aLineAlwaysAsksOrNever()
{
    for (const Run& run : runs) {
        for (const Step& step : run.steps()) {
            const QString text = qt(step.text(run.terms())).trimmed();
            const bool isQuestion =
                text.startsWith(u"if ") || text.startsWith(u"for ") || text.startsWith(u"while ");
            QVERIFY2(isQuestion == step.condition.has_value(),
                     qPrintable(describe(step, run.terms())));
        }
    }
}

void TestTrace::cardsOfAStepBelongToItsPlayers()
{
    for (const Run& run : runs) {
        for (const Step& step : run.steps()) {
            for (const CardInRole& card : step.cards) {
                QVERIFY(std::ranges::find(step.players, card.player) != step.players.end());
                QVERIFY(card.position >= 0 && card.position < Hand::fullSize);
            }
        }
    }
}

void TestTrace::lastStepOfAComparisonHoldsItsOutcome()
{
    int seen = 0;
    for (const Run& run : runs) {
        for (std::size_t i = 0; i < run.steps().size(); ++i) {
            const Step& step = run.steps()[i];
            const bool isLast =
                i + 1 == run.steps().size() || run.steps()[i + 1].comparison != step.comparison;
            if (!step.comparison || !isLast)
                continue;
            const Comparison& comparison =
                run.outcome().comparisons[static_cast<std::size_t>(*step.comparison)];
            QCOMPARE(qt(step.listing->function), QStringLiteral("GetWinningPlayer"));
            QVERIFY(step.players == (std::vector{comparison.firstPlayer, comparison.secondPlayer}));
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
        for (const Step& step : run.steps()) {
            const bool isOfPlaces = step.listing == &placePlayersListing;
            QCOMPARE(step.comparison.has_value(), !isOfPlaces && comparison >= 0);
            if (isOfPlaces && qt(step.text(run.terms())).contains(u"GetWinningPlayer"))
                ++comparison;
            if (step.comparison)
                QCOMPARE(*step.comparison, comparison);
        }
        QCOMPARE(comparison, static_cast<int>(run.outcome().comparisons.size()) - 1);
    }
}

void TestTrace::lastStepHoldsThePlaces()
{
    int seen = 0;
    for (const Run& run : runs) {
        if (run.outcome().comparisons.empty())
            continue;
        const Step& last = run.steps().back();
        QVERIFY(last.listing == &placePlayersListing);
        QVERIFY(qt(last.text(run.terms())).trimmed() == u"return places");
        ValueList places;
        int player = 0;
        for (const PlayerResult& each : run.outcome().players) {
            ++player;
            if (!each.place)
                continue;
            while (places.size() < player - 1)
                places.add(0);
            places.add(*each.place);
        }
        const auto found = std::ranges::find(last.variables, "places", &Variable::name);
        QVERIFY(found->value == VariableValue(places));
        ++seen;
    }
    QCOMPARE_GT(seen, sampleSize / 2);
}

void TestTrace::aHandAloneIsOnlyRanked()
{
    const Run run({handOf("Kh 6c 6h 2s *"), handOf("Kd")}, {rulesOf(Preset::series), std::nullopt});
    QCOMPARE(qt(run.steps().front().text(run.terms())),
             QStringLiteral("function GetPokerHand(hand)"));
    QCOMPARE(qt(run.steps().back().text(run.terms())).trimmed(), QStringLiteral("return rank"));
    QVERIFY(run.outcome().players[0].place == 1);
}

SHOWDOWN_TEST(TestTrace)
#include "tst_trace.moc"
