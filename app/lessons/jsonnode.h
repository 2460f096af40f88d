// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/node.h"
#include "app/lessons/problems.h"

#include <optional>
#include <string>

namespace showdown::lessons {

/// The JSON object of a UTF-8 text, with the lines of all its values. Nothing if the text is not a
/// JSON object; a key that stands twice in the same braces is also reported.
std::optional<Node> nodeFromJson(const std::string& text, Problems& problems);

} // namespace showdown::lessons
