// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/categorytext.h"
#include "app/narration/handtext.h"
#include "core/cards/notation.h"
#include "tests/app/gui/odds/plainshown.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::tests {

// How the cards that help a player have to be grouped, derived from plain enumeration.

/// From the ace down, within a rank spades, hearts, diamonds, clubs, the joker last.
inline int placeInGroup(const PlainNext& one)
{
    const std::string text = toText(one.card);
    const std::string_view order = "AKQJT98765432";
    const std::string_view suits = "shdc";
    return text == "*" ? 52 : static_cast<int>(4 * order.find(text[0]) + suits.find(text[1]));
}

/// Outs as they are grouped, best first: by their names, straights and flushes by the rank if there
/// are several names, and all of them by the rank if `byRank`.
inline QStringList groupedOuts(const std::vector<PlainNext>& outs, std::size_t player, bool byRank)
{
    QStringList groups;
    for (std::size_t from = 0; from < outs.size();) {
        const auto valueAt = [&](std::size_t at) { return outs[at].worths[player]->first; };
        const Category rank = valueAt(from).category();
        const bool mayJoin = byRank || rank == Category::flush || rank == Category::straight
                             || rank == Category::straightFlush || rank == Category::royalFlush;
        QString title = narration::handName(valueAt(from)).first;
        std::vector<PlainNext> group;
        for (; from < outs.size() && valueAt(from).category() == rank; ++from) {
            if (narration::handName(valueAt(from)).first != title) {
                if (!mayJoin)
                    break;
                title = narration::categoryName(rank);
                while (from < outs.size() && valueAt(from).category() == rank)
                    group.push_back(outs[from++]);
                break;
            }
            group.push_back(outs[from]);
        }
        std::ranges::sort(group, {}, placeInGroup);
        QStringList cards;
        int count = 0;
        for (const PlainNext& one : group) {
            cards << QString::fromStdString(toText(one.card));
            count += one.copies;
        }
        groups << QStringLiteral("%1 (%2): %3")
                      .arg(title, plainCount(count, "card"), cards.join(u' '));
    }
    return groups;
}

/// The expected groups, "Flush, ace high (7 cards): …", best first.
inline QStringList plainGroups(const PlainShown& plain, std::size_t player)
{
    std::vector<PlainNext> outs;
    for (const PlainNext& one : plain.next) {
        if (plain.isOut(one, player))
            outs.push_back(one);
    }
    const auto value = [player](const PlainNext& one) { return one.worths[player]->first; };
    std::ranges::stable_sort(outs, std::ranges::greater(), value);
    const QStringList groups = groupedOuts(outs, player, false);
    return groups.size() > 4 ? groupedOuts(outs, player, true) : groups;
}

/// The cards that lift a rank but do not win, as one sorted text.
inline QString plainMisses(const PlainShown& plain, std::size_t player)
{
    QStringList cards;
    for (const PlainNext& one : plain.next) {
        const Category now = plain.worths[player]->first.category();
        if (!plain.isOut(one, player) && one.worths[player]->first.category() > now)
            cards << QString::fromStdString(toText(one.card));
    }
    cards.sort();
    return cards.join(u' ');
}

inline QString cardsOfGroups(const QStringList& groups)
{
    QStringList cards;
    for (const QString& group : groups)
        cards << group.section(QStringLiteral("): "), 1).split(u' ');
    cards.sort();
    return cards.join(u' ');
}

} // namespace showdown::tests
