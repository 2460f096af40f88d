// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/objectreader.h"

#include <optional>
#include <string_view>
#include <vector>

namespace showdown::lessons {

/// The keys of claims.
std::vector<std::string_view> claimKeys();

/// The claims about a setting; those about each hand must be as many as its hands.
Claims readClaims(const ObjectReader& object, const Setting& setting);

/// The part of a comparison that a text names. Nothing for one of `others`; nothing, with a problem
/// reported, for any other text.
std::optional<PartName> readPart(const Node& node, Problems& problems,
                                 const std::vector<std::string_view>& others = {});

} // namespace showdown::lessons
