// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/longcount.h"
#include "tests/support/testprogram.h"

#include <QString>
#include <QTest>

#include <sstream>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::cli;

namespace {

EquityResult counted(std::uint64_t count)
{
    EquityResult result;
    result.players = 2;
    result.deals = 1000;
    result.counted = count;
    return result;
}

/// The output of a progress line: each number of deals counted comes at a time in milliseconds.
QString progressOf(bool isTerminal, ProgressWish wish,
                   const std::vector<std::pair<int, int>>& times)
{
    std::ostringstream out;
    const ProgressLine::Clock::time_point start;
    {
        ProgressLine line(out, isTerminal, wish, start);
        for (const auto& [time, count] : times)
            line.show(counted(static_cast<std::uint64_t>(count)),
                      start + std::chrono::milliseconds(time));
    }
    return QString::fromStdString(out.str());
}

} // namespace

/// The messages while a count runs, on a terminal and elsewhere.
class TestProgressLine : public QObject
{
    Q_OBJECT

private slots:
    void aBarComesAfterHalfASecondAndGoes();
    void elsewhereALineComesForEachTenth();
    void aSampleTellsHowManyAreDrawn();
    void withoutAWishNothingComes();
};

void TestProgressLine::aBarComesAfterHalfASecondAndGoes()
{
    const QString clear = QStringLiteral("\r\033[K");
    QCOMPARE(progressOf(true, ProgressWish::ifLong, {{0, 10}, {499, 300}, {500, 400}, {600, 1000}}),
             clear + QStringLiteral("[########............] Counting 1,000 boards… 40 %") + clear
                 + QStringLiteral("[####################] Counting 1,000 boards… 100 %") + clear);
    QCOMPARE(progressOf(true, ProgressWish::ifLong, {{0, 10}, {499, 1000}}), QString());
    QVERIFY(progressOf(true, ProgressWish::always, {{0, 10}}).startsWith(clear));
}

void TestProgressLine::elsewhereALineComesForEachTenth()
{
    QCOMPARE(progressOf(false, ProgressWish::always,
                        {{0, 10}, {50, 99}, {100, 100}, {150, 190}, {200, 450}, {900, 1000}}),
             QStringLiteral("Counting 1,000 boards… 1 %\n"
                            "Counting 1,000 boards… 10 %\n"
                            "Counting 1,000 boards… 45 %\n"
                            "Counting 1,000 boards… 100 %\n"));
}

void TestProgressLine::aSampleTellsHowManyAreDrawn()
{
    std::ostringstream out;
    const ProgressLine::Clock::time_point start;
    ProgressLine line(out, false, ProgressWish::always, start);
    EquityResult result = counted(65536);
    result.isExact = false;
    line.show(result, start);
    QCOMPARE(QString::fromStdString(out.str()),
             QStringLiteral("Drawing boards by chance… 65,536\n"));
}

void TestProgressLine::withoutAWishNothingComes()
{
    QCOMPARE(progressOf(true, ProgressWish::never, {{0, 10}, {9000, 300}}), QString());
    QCOMPARE(progressOf(false, ProgressWish::never, {{0, 10}, {9000, 300}}), QString());
}

SHOWDOWN_TEST(TestProgressLine)
#include "tst_progressline.moc"
