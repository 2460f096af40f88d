// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/equity.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <stop_token>

using namespace showdown;
using namespace showdown::tests;

/// How the counting runs: samples, threads, progress, cancel.
class TestEquityRuns : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreWithinFourErrors_data();
    void samplesAreWithinFourErrors();
    void firstEstimateSamplesWhatCouldBeCounted_data();
    void firstEstimateSamplesWhatCouldBeCounted();
    void errorIsTheStandardError();
    void samplingEndsAtTheWantedError();
    void sameSeedGivesTheSameSample();
    void threadsChangeNothingInAnExactCount();
    void cancelledRunGivesWhatItHas_data();
    void cancelledRunGivesWhatItHas();
    void runCancelledBeforehandCountsNothing();
    void aSampleOfSomeTimeIsFair();
    void progressGrowsToTheEnd();
};

namespace {

Situation sampledSituation()
{
    return situationOf(QStringLiteral("As ? | ? ?"));
}

EquityOptions sampling(std::uint64_t seed, std::uint64_t samples)
{
    EquityOptions options;
    options.seed = seed;
    options.exactLimit = 0;
    options.wantedError = 0.0;
    options.maxSamples = samples;
    return options;
}

} // namespace

void TestEquityRuns::samplesAreWithinFourErrors_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");

    const auto row = [](const char* name, const char* holes, const char* board, const char* rules) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(rules);
    };
    row("against any hand", "As Ks | ? ?", "", "standard");
    row("against half a hand", "7h 6h | Qd ?", "", "standard");
    row("any hand on the flop", "7h 6h | ? ?", "8h 9h 2c", "standard");
    row("two of any kind on the turn", "7h 7d | ? ? | ? ?", "8h 9h 2c 7c", "standard");
    row("wild twos", "2h 6h | ? ?", "8h 9h Tc", "deuces");
    row("jokers in the deck", "As Ks | Qd ?", "", "standard jokers=4");
    row("a joker in the hand", "* Ks | Qd ? | ? Qc", "As 4h 3h", "series jokers=1");
}

void TestEquityRuns::samplesAreWithinFourErrors()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);

    const Situation situation = situationOf(holes, board, {}, rules);
    const EquityResult exact = equityOf(situation);
    QVERIFY(exact.isExact);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const EquityResult sampled = equityOf(situation, sampling(seed, 200'000));
        QVERIFY(!sampled.isExact);
        for (int player = 0; player < sampled.players; ++player) {
            QVERIFY(sampled.error(player) > 0.0);
            QVERIFY(std::abs(sampled.equity(player) - exact.equity(player))
                    <= 4 * sampled.error(player));
        }
    }
}

void TestEquityRuns::firstEstimateSamplesWhatCouldBeCounted_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("isSampled");

    const auto row = [](const char* name, const char* holes, const char* board, bool isSampled) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board) << isSampled;
    };
    row("two known hands", "As Ks | Qd Qc", "", true);
    row("three on the flop", "As Ks | Qd Qc | 7h 6h", "Qs 9h 4h", true);
    row("one card to come", "As Ks | Qd Qc", "Qs 9h 4h 2s", true);
    row("one card unknown at the river", "9s 8c | Ac ?", "Qs 9h 4h 2s 3d", true);
    row("nothing to come", "As Ks | Qd Qc", "Qs 9h 4h 2s 3s", false);
    row("a player alone", "As Ks", "", false);
}

void TestEquityRuns::firstEstimateSamplesWhatCouldBeCounted()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const bool, isSampled);

    const Situation situation = situationOf(holes, board);
    EquityOptions options;
    options.sampled = true;
    options.wantedError = 0.0;
    options.maxSamples = 20'000;
    const EquityResult estimate = equityOf(situation, options);
    const EquityResult exact = equityOf(situation);
    QCOMPARE(estimate.isExact, !isSampled);
    QCOMPARE(estimate.deals, exact.deals);
    if (!isSampled) {
        QVERIFY(estimate == exact);
        return;
    }
    QVERIFY(estimate.counted >= options.maxSamples);
    for (int player = 0; player < estimate.players; ++player) {
        QVERIFY(estimate.error(player) > 0.0);
        QVERIFY(std::abs(estimate.equity(player) - exact.equity(player))
                <= 4 * estimate.error(player));
    }
}

void TestEquityRuns::errorIsTheStandardError()
{
    EquityResult result;
    result.players = 2;
    result.isExact = false;
    result.counted = 100;
    result.byWinners = {0, 60, 30, 10, 0, 0, 0, 0};
    // mean 0.65; squares 60 * 0.35^2 + 30 * 0.65^2 + 10 * 0.15^2 = 20.25
    QVERIFY(std::abs(result.error(0) - std::sqrt(20.25 / 99 / 100)) < 1e-12);
    QVERIFY(std::abs(result.error(1) - result.error(0)) < 1e-12);
    QCOMPARE(result.error(2), 0.0);
}

void TestEquityRuns::samplingEndsAtTheWantedError()
{
    EquityOptions options;
    options.wantedError = 0.002;
    const EquityResult result = equityOf(sampledSituation(), options);
    QVERIFY(!result.isExact);
    QVERIFY(!result.isCancelled);
    QVERIFY(result.error(0) <= 0.002);
    QVERIFY(result.error(0) > 0.001);
    QVERIFY(result.counted < options.maxSamples);

    const EquityResult limited = equityOf(sampledSituation(), sampling(1, 50'000));
    QVERIFY(limited.counted >= 50'000);
    QVERIFY(limited.counted < 100'000);
}

void TestEquityRuns::sameSeedGivesTheSameSample()
{
    EquityOptions options;
    options.wantedError = 0.001;
    options.seed = 7;
    options.threads = 1;
    const EquityResult one = equityOf(sampledSituation(), options);
    for (const int threads : {2, 3}) {
        options.threads = threads;
        QVERIFY(equityOf(sampledSituation(), options) == one);
    }
    options.seed = 8;
    QVERIFY(equityOf(sampledSituation(), options) != one);
}

void TestEquityRuns::threadsChangeNothingInAnExactCount()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qd ? | ? 7h"), QStringLiteral("Ah Kh 2c"));
    EquityOptions options;
    options.threads = 1;
    const EquityResult one = equityOf(situation, options);
    for (const int threads : {2, 3}) {
        options.threads = threads;
        QVERIFY(equityOf(situation, options) == one);
    }
}

void TestEquityRuns::cancelledRunGivesWhatItHas_data()
{
    QTest::addColumn<bool>("isSampled");
    QTest::addColumn<int>("threads");

    QTest::newRow("counting on one thread") << false << 1;
    QTest::newRow("counting on two threads") << false << 2;
    QTest::newRow("sampling on one thread") << true << 1;
    QTest::newRow("sampling on three threads") << true << 3;
}

void TestEquityRuns::cancelledRunGivesWhatItHas()
{
    QFETCH(const bool, isSampled);
    QFETCH(const int, threads);

    // long enough to be stopped on any machine
    const Situation situation = situationOf(QStringLiteral("As Ks | ? ? | Qd ?"));
    EquityOptions options = sampling(1, std::uint64_t{1} << 40);
    if (!isSampled)
        options.exactLimit = ~std::uint64_t{0};
    options.threads = threads;

    std::stop_source stop;
    const EquityResult result =
        equityOf(situation, options, stop.get_token(), [&stop](const EquityResult& soFar) {
            if (soFar.counted > 0)
                stop.request_stop();
        });
    QVERIFY(result.isCancelled);
    QCOMPARE(result.isExact, !isSampled);
    QVERIFY(result.counted > 0);
    if (!isSampled)
        QVERIFY(result.counted < result.deals);
    QCOMPARE(result.byWinners[1] + result.byWinners[2] + result.byWinners[3] + result.byWinners[4]
                 + result.byWinners[5] + result.byWinners[6] + result.byWinners[7],
             result.counted);
}

void TestEquityRuns::runCancelledBeforehandCountsNothing()
{
    std::stop_source stop;
    stop.request_stop();
    const EquityResult result =
        equityOf(situationOf(QStringLiteral("As Ks | Qd Qc")), {}, stop.get_token());
    QVERIFY(result.isCancelled);
    QCOMPARE(result.counted, 0U);
    QCOMPARE(result.equity(0), 0.0);
}

/// Whatever its error is, and even if there is no time at all.
void TestEquityRuns::aSampleOfSomeTimeIsFair()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qd ? | ? 7h"), QStringLiteral("Ah Kh 2c"));
    const EquityResult exact = equityOf(situation);
    for (const int milliseconds : {0, 50}) {
        const EquityResult sample = sampleFor(std::chrono::milliseconds(milliseconds), situation);
        QVERIFY(!sample.isExact && !sample.isCancelled);
        QVERIFY(sample.counted > 0);
        for (int player = 0; player < 3; ++player)
            QCOMPARE_LT(std::abs(sample.equity(player) - exact.equity(player)),
                        6 * sample.error(player));
    }
    EquityOptions few;
    few.maxSamples = 1;
    QCOMPARE_LT(sampleFor(std::chrono::hours(1), situation, few).counted, 20'000U);
    std::stop_source stop;
    stop.request_stop();
    const EquityResult none = sampleFor(std::chrono::hours(1), situation, {}, stop.get_token());
    QVERIFY(none.isCancelled);
    QCOMPARE(none.counted, 0U);
}

void TestEquityRuns::progressGrowsToTheEnd()
{
    std::uint64_t last = 0;
    int calls = 0;
    const EquityResult result = equityOf(situationOf(QStringLiteral("As Ks | ? ?")), {}, {},
                                         [&](const EquityResult& soFar) {
                                             QVERIFY(soFar.counted >= last);
                                             last = soFar.counted;
                                             ++calls;
                                         });
    QVERIFY(calls > 0);
    QCOMPARE(last, result.deals);
}

SHOWDOWN_TEST(TestEquityRuns)
#include "tst_equityruns.moc"
