// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/narration/verdicttext.h"
#include "core/compare/showdown.h"

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace showdown::cli {

/// The request of `compare` and `explain`.
struct CompareRequest
{
    NamedRules rules;
    std::optional<Category> lens;
    Format format = Format::text;
    std::vector<Hand> hands; ///< one to three
    QStringList names;       ///< of the players, if a file gives them
    QString title;           ///< of the hands together, if a file gives one
};

/// The request that the arguments make. Options are read before hands, so that the first mistake
/// reported is one of usage. Fails unless there are one to three hands, or a `.showdown` file,
/// whose rules and lens the options override, and if `--format` is not one of those possible.
CompareRequest readCompareRequest(const Arguments& arguments,
                                  std::span<const Format> possible = textOrJson);

/// Hands that were compared, and everything to report about them.
struct CompareReport
{
    NamedRules rules;
    std::optional<Category> lens;
    Showdown showdown;
    narration::Verdict verdict;
    QStringList names; ///< of players who are called otherwise than "Player 1"
};

/// The report about hands that were compared under these rules.
CompareReport compareReport(const Showdown& showdown, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names = {});

/// The machine-readable form; its keys are in a documented order.
nlohmann::ordered_json toJson(const CompareReport& report);

/// The form for people, in aligned lines that end with a newline.
QString toText(const CompareReport& report);

} // namespace showdown::cli
