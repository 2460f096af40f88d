// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/handvalue.h"
#include "core/rules/presets.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>

namespace showdown {

/// Adds `rules` and, only if a rule differs from the preset, `changed`. A rule that the document
/// states elsewhere is left out of it.
void addRules(nlohmann::ordered_json& json, const NamedRules& rules,
              std::optional<Rule> statedElsewhere = std::nullopt);

/// `["Kh", "*"]`.
nlohmann::ordered_json cardsJson(std::span<const Card> cards);

/// The tie-break values as numbers: `[6, 13, 2]`.
nlohmann::ordered_json valuesJson(const HandValue& value);

/// The document as text, on one line unless it is to be indented.
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

} // namespace showdown
