// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "app/narration/fileproblem.h"

#include <nlohmann/json_fwd.hpp>

#include <variant>

namespace showdown::gui {

/// The version of the file format that this program writes, and the newest that it reads.
constexpr int tableFormat = 1;

/// The table that a JSON object describes, or the first thing that is wrong with it.
std::variant<Table, narration::FileProblem> tableFrom(const nlohmann::ordered_json& document);

/// The object without what tableFrom() reads; empty if nothing is left. Players keep their place.
nlohmann::ordered_json unknownKeys(nlohmann::ordered_json document);

} // namespace showdown::gui
