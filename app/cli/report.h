// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/paint.h"
#include "app/narration/pagetext.h"
#include "app/tables/json.h"
#include "core/cards/card.h"
#include "core/rules/handvalue.h"
#include "core/rules/presets.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace showdown::tables {
struct NewFile;
}

namespace showdown::cli {

using narration::Align;
using narration::Columns;
using narration::headingLines;
using narration::rulesHeading;
using narration::underlined;
using narration::wrapped;

/// The heading of a part of a text, after an empty line.
QString headed(const QString& heading);

/// Adds `rules` and, only if a rule differs from the preset, `changed`. A rule that the document
/// states elsewhere is left out of it.
void addRules(nlohmann::ordered_json& json, const NamedRules& rules,
              std::optional<Rule> statedElsewhere = std::nullopt);

/// The ranks that the rules know, highest first.
std::vector<Category> knownRanks(const HouseRules& rules);

/// `["Kh", "*"]`.
nlohmann::ordered_json cardsJson(std::span<const Card> cards);

/// The tie-break values as numbers: `[6, 13, 2]`.
nlohmann::ordered_json valuesJson(const HandValue& value);

/// Writes files that options name. Fails with the reason if one cannot be written; then none is.
void saveResults(std::span<const tables::NewFile> files);

using tables::jsonText;

/// Writes a report in one of its forms: what toJson() gives, indented by two, or what toText()
/// gives. Needs nlohmann/json.hpp where it is called.
template <typename Report>
void writeReport(std::ostream& out, const Report& report, Format format)
{
    if (format == Format::json)
        out << jsonText(toJson(report), 2) << '\n';
    else
        writeText(out, toText(report));
}

} // namespace showdown::cli
