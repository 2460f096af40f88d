// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/problems.h"
#include "app/tables/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace showdown::lessons {

using tables::Node;

/// A line `key: value` of a block in lesson.md.
struct BlockLine
{
    int line = 1;
    std::string key;
    std::string value;
};

/// The lines of a block, the first one being on `line`, without blank ones. A line that is not
/// `key: value` is reported as a problem.
std::vector<BlockLine> blockLines(const std::vector<std::string>& lines, int line,
                                  Problems& problems);

/// Brings the lines of a block of cards into the form of tasks.json: `hand:` lines become the list
/// `hands`, and so on. Keys unknown there stay as they are.
Node nodeFromCards(const std::vector<BlockLine>& lines, int line, Problems& problems);

} // namespace showdown::lessons
