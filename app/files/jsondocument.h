// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <variant>

namespace showdown::files {

/// The JSON object of a text in UTF-8, its keys in order, with or without a byte order mark before
/// it; or what is wrong. Stricter than JSON: no key may repeat in the same braces, and braces and
/// brackets nest 32 deep at most.
std::variant<nlohmann::ordered_json, narration::FileProblem> readJsonObject(std::string text);

} // namespace showdown::files
