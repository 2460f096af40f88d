// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/printed/printedanswer.h"
#include "core/trace/run.h"

#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// Where a repaired and a printed run over the same hands first part. All steps before are the same
/// in both, but for calls that the printed run alone makes, such as sorting once more.
struct Parting
{
    /// One of the two runs there.
    struct Side
    {
        int index = 0;              ///< of the step in its run, from 0
        const Step* step = nullptr; ///< belongs to the run; nullptr if the run has ended before
        int number = 0;             ///< of its line in the listing, from 1
        PrintedAnswer answer;       ///< what the run comes to

        /// The line itself, as it is in the listing of this run; `step` must be there.
        const ListingLine& line(const Terms& terms) const
        {
            return *step->listing->find(step->line, step->half, terms);
        }
    };

    /// A variable that differs, or that one of the steps does not have.
    struct Difference
    {
        std::string_view variable;
        std::optional<VariableValue> repaired;
        std::optional<VariableValue> printed;

        bool operator==(const Difference&) const = default;
    };

    /// Two steps on one line.
    struct Pair
    {
        int index = 0;                  ///< of the repaired step in its run, from 0
        const Step* repaired = nullptr; ///< belongs to the run
        const Step* printed = nullptr;  ///< likewise
        int number = 0;                 ///< of the repaired line, from 1
    };

    Side repaired;
    Side printed;
    std::vector<Difference>
        variables; ///< of two steps of one function: there, just after, or `later`
    /// Where an answer or a variable first differs, if none that both runs have does there or just
    /// after. Lines that one run alone goes through are passed over.
    std::optional<Pair> later;

    /// The step of the repaired run at which the difference first shows, from 0.
    int shownAt() const { return later ? later->index : repaired.index; }
};

/// The hands of a run as printed with a mistake.
Run printedRun(const Run& run, int mistake);

/// Where the runs part: at a line that only one of them comes to, that asks and hears another
/// answer, or after which a variable differs. A line that reads otherwise and does the same does not
/// part them, nor does a call that the printed run alone makes if it goes on where the other is. Nothing if they never do. The runs must outlive the result.
std::optional<Parting> parting(const Run& right, const Run& printed);

} // namespace showdown
