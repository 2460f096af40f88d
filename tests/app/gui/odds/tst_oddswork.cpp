// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddswork.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

OddsQuestion questionOf(const QString& table)
{
    return std::get<OddsQuestion>(tables::questionOf(oddsTableOf(table)));
}

/// All reports of a count, in order.
std::vector<OddsCount> toldOf(const OddsQuestion& question, const EquityOptions& options = {},
                              const std::stop_token& stop = {},
                              Category target = Category::straight)
{
    std::vector<OddsCount> told;
    countOdds(question, target, options, stop,
              [&told](const OddsCount& count) { told.push_back(count); });
    return told;
}

} // namespace

/// What is counted for the window, and in which order.
class TestOddsWork : public QObject
{
    Q_OBJECT

private slots:
    void everyPartIsWhatTheCoreGives_data();
    void everyPartIsWhatTheCoreGives();
    void theBestOfTheHandsSeenIsAhead_data();
    void theBestOfTheHandsSeenIsAhead();
    void anEstimateComesBeforeTheExactValue();
    void nothingThatWasToldIsTakenBack();
    void aFewDealsNeedNoEstimate();
    void samplesGoOnUntilTheyArePrecise();
    void aStopLeavesTheEstimate();
    void aLongCountTellsHowFarItIs();
};

void TestOddsWork::everyPartIsWhatTheCoreGives_data()
{
    QTest::addColumn<QString>("table");

    const auto row = [](const char* name, const char* table) { QTest::newRow(name) << qt(table); };
    row("three hands on the turn", "As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -");
    row("two hands on the flop", "As Ks | 4h 4c / Qs 9s 4d - -");
    row("two hands before the flop", "As Ks | Qd Qc");
    row("hands at the river", "As Ks | Qd Qc / Qs 9s 4d 8h 2s");
    row("an unknown hand on the turn", "As Ks | ? ? / Qs 9s 4d 8h -");
    row("an unknown card at the river", "As Ks | Qd ? / Qs 9s 4d 8h 2s");
    row("one player on the flop", "8s 7s / 6s 5d Kc - -");
    row("one player before the flop", "8s 7s");
    row("one player, unknown, on the turn", "8s ? / 6s 5d Kc 2c -");
    row("jokers and dead cards", "As * | Qh Qd / Qs 9s 4d - - / dead 2c 2d / standard jokers=2");
    row("twos are wild", "2s Ks | Qh Qd / Qs 9s 4d 8h - / deuces");
}

void TestOddsWork::everyPartIsWhatTheCoreGives()
{
    QFETCH(const QString, table);
    const OddsQuestion question = questionOf(table);
    const Situation& situation = question.situation;
    const std::vector<OddsCount> told = toldOf(question);
    const OddsCount& last = told.back();
    QCOMPARE(last.question, question);
    QVERIFY(last.hasEquity && last.isSettled);
    QCOMPARE(last.equity, equityOf(situation));
    const auto players = static_cast<int>(situation.players.size());
    for (int player = 0; player < players; ++player) {
        const auto index = static_cast<std::size_t>(player);
        const bool isKnown = situation.isKnown(player);
        QCOMPARE(last.hands[index], isKnown ? handSoFar(situation, player) : std::nullopt);
        const bool isAgainstOthersOnFlop = players > 1 && situation.street() == Street::flop;
        QCOMPARE(last.outs[index],
                 isAgainstOthersOnFlop ? cardsAhead(situation, player) : outsOf(situation, player));
        QCOMPARE(last.draws[index], drawsOf(situation, player));
        QCOMPARE(last.final[index],
                 isKnown ? std::optional(ranksAtRiver(situation, player)) : std::nullopt);
    }
    QCOMPARE(last.next, nextCardsOf(situation));
    QCOMPARE(last.streets, equityByStreet(situation));
}

void TestOddsWork::theBestOfTheHandsSeenIsAhead_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("ahead");

    const auto row = [](const char* name, const char* table, int ahead) {
        QTest::newRow(name) << qt(table) << ahead;
    };
    row("no player before the flop", "As Ks | Qd Qc", 0);
    row("the pair", "As Ks | Qd Qc / 2c 3d 7h - -", 0b10);
    row("the last of three", "2s 2d | Qd Qc | 3c 3s / 2c 3d 7h - -", 0b100);
    row("two who share", "As Ks | Qd Jc | Ac Kd / 2c 3d 7h - -", 0b101);
    row("an unknown hand has nothing yet", "As Ks | ? ? / 2c 3d 7h - -", 0b1);
    row("no player is known", "? ? | Qd ? / 2c 3d 7h 8h -", 0);
    row("at the river", "As Ks | Qd Qc / 2c 3d 7h Kc 4c", 0b1);
}

void TestOddsWork::theBestOfTheHandsSeenIsAhead()
{
    QFETCH(const QString, table);
    QFETCH(const int, ahead);
    EquityOptions options;
    options.exactLimit = 1;
    options.maxSamples = 1;
    for (const OddsCount& count : toldOf(questionOf(table), options))
        QCOMPARE(int(count.ahead), ahead);
}

void TestOddsWork::anEstimateComesBeforeTheExactValue()
{
    const OddsQuestion question = questionOf(QStringLiteral("As Ks | Qd Qc | 7h 6h"));
    const std::vector<OddsCount> told = toldOf(question);
    const auto first = std::ranges::find(told, true, &OddsCount::hasEquity);
    QVERIFY(first != told.begin()); // the hands come before
    QVERIFY(!first->isSettled && !first->equity.isExact);
    const EquityResult exact = equityOf(question.situation);
    for (int player = 0; player < 3; ++player) {
        const double difference = first->equity.equity(player) - exact.equity(player);
        QVERIFY(std::abs(difference) < 4 * first->equity.error(player));
    }
    const auto settled = std::ranges::find(told, true, &OddsCount::isSettled);
    QCOMPARE(settled->equity, exact);
}

void TestOddsWork::nothingThatWasToldIsTakenBack()
{
    for (const char* table : {"As Ks | ? ? / Qs 9s 4d - -", "As Ks | Qd Qc | 7h 6h"}) {
        const std::vector<OddsCount> told = toldOf(questionOf(qt(table)));
        for (std::size_t i = 1; i < told.size(); ++i) {
            const OddsCount& before = told[i - 1];
            const OddsCount& after = told[i];
            QVERIFY(after.hasEquity >= before.hasEquity);
            QVERIFY(after.isSettled >= before.isSettled);
            QVERIFY(after.counted >= before.counted);
            QVERIFY(after.next.has_value() >= before.next.has_value());
            QVERIFY(!before.next || after.next->reached >= before.next->reached);
            QVERIFY(after.streets.size() >= before.streets.size());
        }
    }
}

void TestOddsWork::aFewDealsNeedNoEstimate()
{
    const auto told = toldOf(questionOf(QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -")));
    const auto first = std::ranges::find(told, true, &OddsCount::hasEquity);
    QVERIFY(first->isSettled && first->equity.isExact);
}

void TestOddsWork::samplesGoOnUntilTheyArePrecise()
{
    EquityOptions options;
    options.exactLimit = 1000;
    options.wantedError = 0.001;
    const auto told = toldOf(questionOf(QStringLiteral("As Ks | ? ?")), options);
    const auto first = std::ranges::find(told, true, &OddsCount::hasEquity);
    QVERIFY(!first->isSettled);
    const EquityResult& last = told.back().equity;
    QVERIFY(told.back().isSettled);
    QVERIFY(!last.isExact);
    QVERIFY(last.error(0) > 0 && last.error(0) <= options.wantedError);
    QVERIFY(last.counted > first->equity.counted);
    QCOMPARE(last, equityOf(told.back().question.situation, options));
}

void TestOddsWork::aStopLeavesTheEstimate()
{
    std::stop_source stop;
    std::vector<OddsCount> told;
    EquityOptions options;
    options.exactLimit = std::uint64_t(1) << 62;
    countOdds(questionOf(QStringLiteral("As Kd | Qh ? | ? ?")), Category::straight, options,
              stop.get_token(), [&](const OddsCount& count) {
                  told.push_back(count);
                  if (count.counted > 0)
                      stop.request_stop();
              });
    QVERIFY(told.back().hasEquity && !told.back().isSettled);
    QVERIFY(!told.back().equity.isExact);
    QVERIFY(told.back().equity.counted > 0);
    QVERIFY(told.back().counted < told.back().equity.deals);
}

void TestOddsWork::aLongCountTellsHowFarItIs()
{
    EquityOptions options;
    options.exactLimit = std::uint64_t(1) << 62;
    options.threads = 1;
    std::stop_source stop;
    std::vector<std::uint64_t> counted;
    countOdds(questionOf(QStringLiteral("As Kd | Qh ? | ? ?")), Category::straight, options,
              stop.get_token(), [&](const OddsCount& count) {
                  if (count.counted > 0)
                      counted.push_back(count.counted);
                  if (counted.size() == 3)
                      stop.request_stop();
              });
    QVERIFY(counted.size() >= 3);
    QVERIFY(counted[0] < counted[1] && counted[1] < counted[2]);
}

SHOWDOWN_TEST(TestOddsWork)
#include "tst_oddswork.moc"
