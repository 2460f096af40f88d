// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/partcards.h"

namespace showdown {

CardRange partCards(const ComparisonPart& part, Category category)
{
    switch (part.kind) {
    case PartKind::rank:
    case PartKind::wilds:
        return {0, 5};
    case PartKind::card:
        return groupRange(category, part.index - 1);
    case PartKind::pair:
        return groupRange(category, category == Category::fullHouse ? 1 : 0);
    case PartKind::higherPair:
    case PartKind::trio:
    case PartKind::quad:
    case PartKind::five:
    case PartKind::highest:
        return groupRange(category, 0);
    case PartKind::lowerPair:
        return groupRange(category, 1);
    case PartKind::kicker:
        return groupRange(category, equalGroupCount(category) + part.index - 1);
    }
    return {};
}

} // namespace showdown
