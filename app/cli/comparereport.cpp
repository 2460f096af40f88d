// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparereport.h"

namespace showdown::cli {

CompareReport compareReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens, Recorder* recorder)
{
    const Showdown result = showdown(hands, rules.rules, lens, recorder);
    return {rules, lens, result, narration::verdict(result, rules.rules, lens)};
}

} // namespace showdown::cli
