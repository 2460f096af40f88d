// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/problems.h"

#include <string>

namespace showdown::lessons {

/// Reads lesson.md, in UTF-8, into blocks.
std::vector<Block> readMarkdown(const std::string& text, Problems& problems);

} // namespace showdown::lessons
