// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/partname.h"

#include <algorithm>

namespace showdown {

PartName nameOf(const ComparisonPart& part)
{
    return {part.kind, part.index};
}

std::vector<PartName> allPartNames()
{
    using enum PartKind;
    return {{rank},    {pair},    {higherPair}, {lowerPair}, {trio},      {quad},
            {five},    {highest}, {kicker, 1},  {kicker, 2}, {kicker, 3}, {card, 1},
            {card, 2}, {card, 3}, {card, 4},    {card, 5},   {wilds}};
}

std::string toText(const PartName& part)
{
    const std::string kind(id(part.kind));
    return part.index == 0 ? kind : kind + ' ' + std::to_string(part.index);
}

std::optional<PartName> partFromText(std::string_view text)
{
    const std::vector<PartName> parts = allPartNames();
    const auto found =
        std::ranges::find_if(parts, [text](const PartName& part) { return toText(part) == text; });
    return found == parts.end() ? std::nullopt : std::optional(*found);
}

} // namespace showdown
