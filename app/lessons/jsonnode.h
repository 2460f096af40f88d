// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/node.h"
#include "app/lessons/problems.h"

#include <optional>
#include <string>

namespace showdown::lessons {

/// The JSON object of a text in UTF-8 with the lines of all its values. Nothing if the text is no
/// such object; a key that stands twice in the same braces is told as well.
std::optional<Node> nodeFromJson(const std::string& text, Problems& problems);

} // namespace showdown::lessons
