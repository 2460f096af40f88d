// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowodds.h"

#include "app/gui/odds/oddscounter.h"
#include "core/cards/notation.h"

#include <QElapsedTimer>
#include <QTest>

#include <initializer_list>
#include <string_view>
#include <variant>

namespace showdown::bench {
namespace {

/// An answer that takes longer counts as none.
constexpr int longestWait = 60'000;

gui::OddsQuestion questionOf(std::initializer_list<std::string_view> holes)
{
    gui::OddsQuestion question;
    question.situation.rules = rulesOf(Preset::standard);
    for (const std::string_view hole : holes) {
        question.players.push_back(static_cast<int>(question.players.size()));
        question.situation.players.push_back(std::get<HoleCards>(parseHole(hole)));
    }
    return question;
}

/// Rules whose tables have to be built: by the time a card is wild again its tables have left the
/// cache.
HouseRules freshRules(int repetition)
{
    HouseRules rules = rulesOf(Preset::standard);
    rules.wildCards.insert(*cardOf(repetition % 52));
    return rules;
}

/// Asks once, and adds the times.
bool ask(const gui::OddsQuestion& question, OddsTimes& times)
{
    gui::OddsCounter counter;
    std::optional<double> first;
    std::optional<double> settled;
    QElapsedTimer timer;
    QObject::connect(&counter, &gui::OddsCounter::changed, &counter, [&] {
        const double now = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (!first && counter.result() && counter.result()->hasEquity)
            first = now;
        if (!settled && counter.result() && counter.result()->isSettled)
            settled = now;
    });
    timer.start();
    counter.count(question, Category::straight);
    if (!QTest::qWaitFor([&] { return settled.has_value(); }, longestWait))
        return false;
    times.first.push_back(*first);
    times.settled.push_back(*settled);
    return true;
}

} // namespace

std::optional<std::vector<OddsTimes>> oddsTimes(int repetitions)
{
    OddsTimes three{"odds/three-hands", {}, {}};
    OddsTimes unknown{"odds/unknown-hand", {}, {}};
    OddsTimes fresh{"odds/fresh-rules", {}, {}};
    for (int i = 0; i < repetitions; ++i) {
        gui::OddsQuestion two = questionOf({"AsKs", "QdQc"});
        two.situation.rules = freshRules(i);
        if (!ask(questionOf({"AsKs", "QdQc", "7h6h"}), three)
            || !ask(questionOf({"AsKd", "??"}), unknown) || !ask(two, fresh))
            return std::nullopt;
    }
    return std::vector{three, unknown, fresh};
}

} // namespace showdown::bench
