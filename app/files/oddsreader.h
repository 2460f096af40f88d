// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/oddstable.h"
#include "app/narration/fileproblem.h"

#include <nlohmann/json_fwd.hpp>

#include <variant>

namespace showdown::files {

/// The situation under the key "odds" of a `.showdown` file, or its problem. It is without
/// conflicts, and of one deck whatever its rules say.
std::variant<OddsTable, narration::FileProblem> readOdds(const nlohmann::ordered_json& object);

} // namespace showdown::files
