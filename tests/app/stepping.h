// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steptext.h"
#include "core/trace/recorder.h"
#include "tests/app/narrating.h"

#include <optional>
#include <utility>
#include <vector>

namespace showdown::tests {

/// One recorded showdown.
struct Run
{
    std::vector<Hand> hands;
    HouseRules rules;
    std::vector<Step> steps;

    Run(std::vector<Hand> dealt, const HouseRules& houseRules, std::optional<Category> lens)
        : hands(std::move(dealt)), rules(houseRules)
    {
        Recorder recorder;
        showdown::showdown(hands, rules, lens, &recorder);
        steps = recorder.steps();
    }

    QString text(const Step& step) const { return narration::stepText(step, hands, rules); }
};

/// "DoCardsHaveSameValue:7 no".
inline QString describe(const Step& step)
{
    const QString answer = step.condition ? (*step.condition ? " yes" : " no") : "";
    return qt(step.listing->function) + u':' + QString::number(step.line) + answer;
}

} // namespace showdown::tests
