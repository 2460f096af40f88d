// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/dealer.h"
#include "core/cases/shape.h"
#include "core/rules/category.h"
#include "core/trace/listing.h"

#include <optional>
#include <vector>

namespace showdown {

/// Hands that make a known mistake show.
struct Exposer
{
    /// The mistakes of the printed pseudo-code by number that the hands are there for: 3 for E3.
    /// However they are dealt, each comes to another answer than the right one, or to none; those
    /// for which changesNoAnswer() show in a step or in the text. Empty for a worked example or a
    /// boundary.
    std::vector<int> mistakes;
    std::vector<Shape> shapes;
    DealtOrder order = DealtOrder::shuffled;
    bool leads = false; ///< it is the first of its rank to show one of its mistakes
};

/// The exposers for hands that are compared by best rank, or as one rank. Some mistakes show only
/// through a lens, because best ranks never reach the faulty line: two wilds in a pair, for
/// example, always make three of a kind.
/// Those that lead come first.
std::vector<Exposer> exposers(std::optional<Category> lens);

/// Hands to compare by best rank or as one rank, under the rules of the series with this deck.
struct ExposingTable
{
    std::optional<Category> lens;
    DeckKind deck = DeckKind::one;
    std::vector<Hand> hands;
};

/// The first hands that expose a mistake in a function: the printed code comes to a line of it that
/// the mistake changes, or, if that changes none, the function runs. The same ones each time.
/// Nothing if there are none, as for a mistake of the text alone.
std::optional<ExposingTable> exposingTable(int mistake, const Listing& listing);

} // namespace showdown
