// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace showdown::tests {

using Json = nlohmann::ordered_json;

/// The JSON of a text, or a discarded value if it is none.
Json parsed(const std::string& text);

/// The text of a JSON value, on one line.
std::string dumped(const Json& json);

} // namespace showdown::tests
