// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "core/cases/casesource.h"

namespace showdown::cli {

/// Which test cases are wanted, and how many.
struct CasesRequest
{
    NamedRules rules;
    CaseQuestion question = CaseQuestion::winners;
    std::optional<Category> lens; ///< the one lens
    int count = 0;
    std::uint64_t seed = 1;
};

/// The request that the arguments make, for at least `leastCount` cases. Fails if there are hands
/// among them.
CasesRequest readCasesRequest(const Arguments& arguments, int defaultCount, int leastCount = 1);

} // namespace showdown::cli
