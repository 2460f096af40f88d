// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/listing.h"

#include <algorithm>

namespace showdown {

std::vector<std::string_view> Listing::shown(const Terms& terms) const
{
    std::vector<std::string_view> texts;
    for (const ListingLine& line : lines) {
        if (line.isShown(terms))
            texts.push_back(line.text);
    }
    return texts;
}

const ListingLine* Listing::find(std::uint8_t name, Half half, const Terms& terms) const
{
    const auto found = std::ranges::find_if(lines, [&](const ListingLine& line) {
        return line.name == name && line.half.value_or(half) == half && line.isShown(terms);
    });
    return found == lines.end() ? nullptr : &*found;
}

int Listing::number(std::uint8_t name, Half half, const Terms& terms) const
{
    const ListingLine* line = find(name, half, terms);
    if (!line)
        return 0;
    return 1 + static_cast<int>(std::count_if(lines.data(), line, [&](const ListingLine& above) {
               return above.isShown(terms);
           }));
}

} // namespace showdown
