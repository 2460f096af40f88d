// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/batchanswers.h"
#include "tests/support/jsontext.h"

#include <string>
#include <string_view>
#include <vector>

namespace showdown::tests {

/// Batches under each preset, in JSON.
inline std::vector<cli::BatchAnswers> batchesOfPresets()
{
    std::vector<cli::BatchAnswers> batches;
    for (const Preset preset : allPresets()) {
        cli::BatchTerms terms;
        terms.rules = {preset, rulesOf(preset)};
        batches.emplace_back(terms);
    }
    return batches;
}

/// What does not hold for any line of such a batch, or nothing: one line of JSON answers it, with
/// what is wrong if it is wrong.
inline std::string faultOfLine(cli::BatchAnswers& batch, std::string_view line)
{
    std::string out;
    const bool isRight = batch.answer(line, 7, out);
    if (!Json::accept(out))
        return "no JSON: " + out;
    if (out.find('\n') != out.size() - 1)
        return "not one line: " + out;
    return out.starts_with("{\"line\":7,\"error\":\"") == isRight ? "right or wrong: " + out : "";
}

} // namespace showdown::tests
