// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/practicequestion.h"
#include "tests/bench/bench.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace showdown::bench {
namespace {

/// Questions of every kind, topic, difficulty and preset.
std::vector<QuestionSource> questionSources(std::uint32_t seeds)
{
    std::vector<QuestionSource> sources;
    for (const Preset preset : allPresets()) {
        const NamedRules rules{preset, rulesOf(preset)};
        for (const Topic topic : allTopics()) {
            for (const QuestionKind kind : allQuestionKinds()) {
                for (const Difficulty difficulty : allDifficulties) {
                    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
                        if (canAsk(topic, kind, rules.rules))
                            sources.push_back({topic, kind, difficulty, rules, seed});
                    }
                }
            }
        }
    }
    return sources;
}

/// The question that takes longer than so many of 100.
QuestionSource sourceAt(std::size_t percentile)
{
    using Clock = std::chrono::steady_clock;
    std::vector<std::pair<Clock::duration, QuestionSource>> timed;
    for (const QuestionSource& source : questionSources(4)) {
        const Clock::time_point start = Clock::now();
        keep(makeQuestion(source).has_value() ? 1 : 0);
        timed.emplace_back(Clock::now() - start, source);
    }
    const auto slow = timed.begin() + static_cast<std::ptrdiff_t>(timed.size() * percentile / 100);
    std::ranges::nth_element(timed, slow, {}, [](const auto& each) { return each.first; });
    return slow->second;
}

/// One about other rules, by rules that none of the last questions played by: nothing is known.
QuestionSource unknownSource()
{
    static int turn = 0;
    ++turn;
    HouseRules rules;
    rules.pairFloor = *rankOf(number(Rank::two) + turn % 13);
    rules.lowAceStraight = turn / 13 % 2 == 1;
    rules.fiveOfAKind = turn / 26 % 2 == 1;
    return {Topic::rules, QuestionKind::winner, Difficulty::hard, {Preset::series, rules}, 1};
}

} // namespace

void addPracticeRows(Bench& bench)
{
    bench.rows.push_back({"practice/question", Unit::thousandsPerSecond, [] {
                              return [sources = questionSources(1)] {
                                  std::uint64_t made = 0;
                                  for (const QuestionSource& source : sources)
                                      made += makeQuestion(source).has_value() ? 1 : 0;
                                  keep(made);
                                  return static_cast<std::int64_t>(sources.size());
                              };
                          }});
    bench.rows.push_back({"practice/next/first", Unit::milliseconds, [] {
                              return [] {
                                  keep(makeQuestion(unknownSource()).has_value() ? 1 : 0);
                                  return std::int64_t{1};
                              };
                          }});
    for (const std::size_t percentile : {50, 99}) {
        bench.rows.push_back(
            {"practice/next/p" + std::to_string(percentile), Unit::milliseconds, [percentile] {
                 return [source = sourceAt(percentile)] {
                     keep(makeQuestion(source).has_value() ? 1 : 0);
                     return std::int64_t{1};
                 };
             }});
    }
}

} // namespace showdown::bench
