// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/sorting.h"
#include "core/rules/presets.h"
#include "tests/support/texts.h"

namespace showdown::tests {

/// The hand of a text, as the rules of the series read it.
inline PlayedHand played(std::string_view cards)
{
    return read(handOf(cards), rulesOf(Preset::series));
}

/// The hand sorted, highest first and wilds last.
inline PlayedHand sortedHand(std::string_view cards)
{
    return sortCardsByDescendingValue(played(cards), nullptr);
}

inline QString text(const ValueList& values)
{
    return qt(toText(VariableValue(values)));
}

inline QString text(const PlayedHand& hand)
{
    return qt(toText(hand));
}

} // namespace showdown::tests
