// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/spacing.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace showdown::progress::spacing {

namespace {

using std::chrono::seconds;

constexpr std::array weights{0.40255, 1.18385, 3.173,  15.69105, 7.1949, 0.5345, 1.4604,
                             0.0046,  1.54575, 0.1192, 1.01925,  1.9395, 0.11,   0.29605,
                             2.2698,  0.2315,  2.9898, 0.51655,  0.6621};

template <std::size_t number>
constexpr double w = std::get<number>(weights);

constexpr int dayBegins = 4; // the hour
constexpr int mostDays = 36'500;
constexpr std::array newSteps{seconds(60), seconds(600)};
constexpr std::array missedSteps{seconds(600)};

bool isRight(Grade grade)
{
    return grade >= Grade::good;
}

double beyondGood(Grade grade)
{
    return static_cast<double>(grade) - 3;
}

double firstDifficulty(Grade grade)
{
    const double difficulty = w<4> - std::exp(w<5> * (static_cast<double>(grade) - 1)) + 1;
    return std::clamp(difficulty, 1.0, 10.0);
}

double nextDifficulty(double difficulty, Grade grade)
{
    const double damped = difficulty - w<6> * beyondGood(grade) * (10 - difficulty) / 9;
    return std::clamp(w<7> * firstDifficulty(Grade::easy) + (1 - w<7>)*damped, 1.0, 10.0);
}

/// On the day of the answer before.
double stabilitySameDay(double stability, Grade grade)
{
    return stability * std::exp(w<17> * (beyondGood(grade) + w<18>));
}

double stabilityForgotten(const Memory& before, double recalled)
{
    const double stability = w<11> * std::pow(before.difficulty, -w<12>)
                             * (std::pow(before.stability + 1, w<13>) - 1)
                             * std::exp((1 - recalled) * w<14>);
    return std::min(stability, before.stability / std::exp(w<17> * w<18>));
}

double stabilityRecalled(const Memory& before, double recalled, Grade grade)
{
    const double penalty = grade == Grade::hard ? w<15> : 1;
    const double bonus = grade == Grade::easy ? w<16> : 1;
    return before.stability
           * (1
              + std::exp(w<8>) * (11 - before.difficulty) * std::pow(before.stability, -w<9>)
                    * (std::exp((1 - recalled) * w<10>) - 1) * penalty * bonus);
}

/// Moves the card on through its steps; how long it waits in them, nothing if it leaves them.
template <std::size_t count>
std::optional<seconds> nextStep(int& step, const std::array<seconds, count>& steps, Grade grade)
{
    constexpr int last = static_cast<int>(count) - 1;
    if (grade == Grade::easy || (grade == Grade::good && step == last)) {
        step = -1;
        return std::nullopt;
    }
    if (grade == Grade::hard && step == 0)
        return count > 1 ? (steps.front() + steps.at(count - 1)) / 2 : steps.front() * 3 / 2;
    if (grade == Grade::again)
        step = 0;
    else if (grade == Grade::good)
        ++step;
    return steps.at(static_cast<std::size_t>(step));
}

} // namespace

double recall(double days, double stability)
{
    return 1 / std::sqrt(1 + 19.0 / 81 * days / stability);
}

Memory after(const std::optional<Memory>& before, Grade grade, const QDateTime& when)
{
    Memory now = before.value_or(Memory());
    now.last = when;
    if (!before) {
        now.stability = weights.at(static_cast<std::size_t>(grade) - 1);
        now.difficulty = firstDifficulty(grade);
    } else {
        const auto days = dayOf(before->last).daysTo(dayOf(when));
        const double recalled = recall(static_cast<double>(days), before->stability);
        if (days > 0) {
            now.stability = grade == Grade::again ? stabilityForgotten(*before, recalled)
                                                  : stabilityRecalled(*before, recalled, grade);
        } else if (!isRight(grade) || !before->hasGrown) { // one more success tells nothing new
            now.stability = stabilitySameDay(before->stability, grade);
        }
        now.hasGrown = days <= 0 && isRight(grade);
        now.difficulty = nextDifficulty(before->difficulty, grade);
    }

    std::optional<seconds> wait;
    if (now.step >= 0) {
        wait = now.isMissed ? nextStep(now.step, missedSteps, grade)
                            : nextStep(now.step, newSteps, grade);
    } else if (grade == Grade::again) {
        now.step = 0;
        now.isMissed = true;
        wait = missedSteps.front();
    }
    const int days = std::clamp(static_cast<int>(std::lround(now.stability)), 1, mostDays);
    now.due = wait ? when.addSecs(wait->count()) : beginOf(dayOf(when).addDays(days));
    return now;
}

QDate dayOf(const QDateTime& when)
{
    const QDateTime local = when.toLocalTime();
    return local.time().hour() < dayBegins ? local.date().addDays(-1) : local.date();
}

QDateTime beginOf(QDate day)
{
    return QDateTime(day, QTime(dayBegins, 0));
}

} // namespace showdown::progress::spacing
