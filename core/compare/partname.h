// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown {

/// A part of a comparison by its name: the third kicker.
struct PartName
{
    PartKind kind = PartKind::rank;
    int index = 0; ///< as in ComparisonPart

    bool operator==(const PartName&) const = default;
};

/// The name of this part, whatever its values are.
PartName nameOf(const ComparisonPart& part);

/// Every part that any two hands can be compared by.
std::vector<PartName> allPartNames();

/// The name as files have it: `kicker 3`, `higher-pair`. Only cards and kickers have a number.
std::string toText(const PartName& part);

/// The part that this text names; nothing if it names none.
std::optional<PartName> partFromText(std::string_view text);

} // namespace showdown
