// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/objectreader.h"

#include <string_view>
#include <vector>

namespace showdown::lessons {

/// The keys of claims.
std::vector<std::string_view> claimKeys();

/// The claims about a setting; those about each hand must be as many as its hands.
Claims readClaims(const ObjectReader& object, const Setting& setting);

/// The part of a comparison that a text names, as `cases` writes it; nothing, and told, if none.
std::optional<PartName> readPart(const Node& node, Problems& problems, bool mayTie = false);

} // namespace showdown::lessons
