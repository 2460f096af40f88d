// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/categorytext.h"
#include "core/rules/handvalue.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::narration {

/// A hand in words. `first` and `second` are the two lines of a player's panel; `whole` is the
/// same in one line.
struct HandName
{
    QString first;  ///< "Three sixes"
    QString second; ///< "kickers king, two"; empty for a royal flush and five of a kind
    QString whole;  ///< "Three sixes, kickers king, two"

    bool operator==(const HandName&) const = default;
};

/// The name of a hand with this value.
HandName handName(const HandValue& value);

/// The name in few words, with the detail that tells it from others of its rank where that is
/// short: "Straight, queen high", "Three queens", "High card, ace".
QString handTitle(const HandValue& value);

/// The whole name inside a sentence or a list: "pair of queens, kickers nine, seven, three".
QString handNameInline(const HandValue& value);

/// How much of a hand's value a phrase names.
enum class HandDetail : std::uint8_t {
    rank,       ///< "a pair", "two pair", "a full house", "a flush"
    firstGroup, ///< "a pair of queens", "two pair, queens high", "a full house with three kings"
    allGroups,  ///< "two pair, queens and fives", "a full house, kings over eights"
    all,        ///< "a pair of queens, kickers nine, seven, two"
};

/// What a player has, as the object of a sentence: "a pair of queens".
QString handPhrase(const HandValue& value, HandDetail detail);

/// The only pair of a high-card hand, if it is lower than the lowest that counts.
std::optional<Rank> lowPair(const HandValue& value, const HouseRules& rules);

/// "a pair of tens counts as a high card here", for a high-card hand whose only pair is lower than
/// the lowest that counts; empty for every other hand.
QString lowPairNote(const HandValue& value, const HouseRules& rules);

/// One group of neighbours in the working hand, as the bracket under it names it.
struct HandPart
{
    int first = 0; ///< position in the working hand, from 0
    int count = 0;
    QString name;        ///< "pair", "three kings", "kickers", "straight"
    bool matched = true; ///< its cards make the rank; the others are kickers or mere high cards

    bool operator==(const HandPart&) const = default;
};

/// The groups of the working hand, from left to right; together they cover all five cards.
std::vector<HandPart> handParts(const HandValue& value);

} // namespace showdown::narration
