// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainreport.h"

#include "core/trace/recorder.h"

namespace showdown::cli {

std::vector<Hand> ExplainReport::hands() const
{
    std::vector<Hand> all;
    for (const PlayerResult& player : compared.showdown.players)
        all.push_back(player.hand);
    return all;
}

ExplainReport explainReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens)
{
    Recorder recorder;
    CompareReport compared = compareReport(hands, rules, lens, &recorder);
    return {std::move(compared), recorder.steps()};
}

QString explainText(std::span<const Hand> hands, const NamedRules& rules,
                    std::optional<Category> lens)
{
    return toText(explainReport(hands, rules, lens));
}

} // namespace showdown::cli
