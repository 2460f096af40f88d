// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/handtext.h"
#include "core/cards/deck.h"
#include "tests/support/plainodds.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace showdown::tests {

// What Odds has to show, from plain enumeration and with separately composed words.

/// "16.7 %", rounded, halves up.
inline QString plainPercent(std::uint64_t good, std::uint64_t all, int decimals = 1)
{
    Q_ASSERT(all > 0);
    std::uint64_t one = 1;
    for (int digit = 0; digit < decimals; ++digit)
        one *= 10;
    const std::uint64_t parts = (2 * good * 100 * one + all) / (2 * all);
    QString text = QString::number(parts / one);
    if (decimals > 0)
        text += u'.' + QString::number(parts % one).rightJustified(decimals, u'0');
    return text + QStringLiteral(" %");
}

/// With more decimals, so that only what never or always happens is 0 or 100 %.
inline QString plainShare(std::uint64_t good, std::uint64_t all)
{
    int decimals = 1;
    const auto isEdge = [&] {
        const QString text = plainPercent(good, all, decimals);
        return text == plainPercent(0, 1, decimals) || text == plainPercent(1, 1, decimals);
    };
    while (good > 0 && good < all && isEdge())
        ++decimals;
    return plainPercent(good, all, decimals);
}

/// "5.0 : 1"; a dash if division is impossible.
inline QString plainRatio(std::uint64_t many, std::uint64_t few)
{
    if (few == 0)
        return QStringLiteral("–");
    const std::uint64_t tenths = (20 * many + few) / (2 * few);
    return QStringLiteral("%1.%2 : 1").arg(tenths / 10).arg(tenths % 10);
}

/// The larger of for and against to the other; a dash for never or always.
inline QString plainRatioOf(std::uint64_t good, std::uint64_t all)
{
    return plainRatio(std::max(good, all - good), std::min(good, all - good));
}

/// "5.0 : 1 against".
inline QString plainOdds(std::uint64_t good, std::uint64_t all)
{
    if (2 * good == all)
        return QStringLiteral("even");
    const QString ratio = plainRatioOf(good, all);
    if (good == 0 || good == all)
        return ratio;
    return ratio + (2 * good > all ? QStringLiteral(" in favour") : QStringLiteral(" against"));
}

/// "1,035".
inline QString plainNumber(std::uint64_t number)
{
    if (number < 1000)
        return QString::number(number);
    return plainNumber(number / 1000) + u','
           + QString::number(number % 1000).rightJustified(3, u'0');
}

/// "1 out", "7 outs".
inline QString plainCount(int count, const char* thing)
{
    return QString::number(count) + u' ' + QLatin1String(thing)
           + (count == 1 ? QString() : QStringLiteral("s"));
}

/// "Player 1 wins", "Players 1 and 3 share the pot", "All three share the pot".
inline QString plainSay(unsigned set, const std::vector<int>& seats, const char* one,
                        const char* several)
{
    QStringList numbers;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        if ((set >> at & 1U) != 0)
            numbers << QString::number(seats[at] + 1);
    }
    if (numbers.size() == 1)
        return QStringLiteral("Player %1 %2").arg(numbers[0], QLatin1String(one));
    if (numbers.size() == 2)
        return QStringLiteral("Players %1 and %2 %3")
            .arg(numbers[0], numbers[1], QLatin1String(several));
    return QStringLiteral("All three %1").arg(QLatin1String(several));
}

using PlainCounts = std::array<std::uint64_t, 8>;
using PlainWorths = std::vector<std::optional<PlainWorth>>;

inline std::uint64_t allOf(const PlainCounts& counts)
{
    std::uint64_t all = 0;
    for (const std::uint64_t count : counts)
        all += count;
    return all;
}

/// Six times a player's share of the pots, which is an integer.
inline std::uint64_t sixfoldShare(const PlainCounts& counts, std::size_t player)
{
    std::uint64_t sixfold = 0;
    for (unsigned set = 1; set < counts.size(); ++set) {
        if ((set >> player & 1U) != 0)
            sixfold += 6 * counts[set] / static_cast<unsigned>(std::popcount(set));
    }
    return sixfold;
}

/// A card that may come next, what the players then have, who is ahead, and the outcome.
struct PlainNext
{
    Card card;
    int copies = 1;
    PlainWorths worths;
    unsigned ahead = 0;
    PlainCounts counts{};
};

/// A situation, counted card by card.
class PlainShown
{
public:
    PlainShown(PlainOdds& plain, const Situation& asked) : situation(asked), m_plain(plain)
    {
        const std::vector<Card> shown = asked.shownCards();
        const auto jokers = static_cast<int>(std::ranges::count(shown, Card::joker()));
        std::vector<Card> unseen = deckWithJokers(std::max(jokers, asked.rules.jokers.count()));
        for (const Card card : shown)
            unseen.erase(std::ranges::find(unseen, card));
        cardsLeft = static_cast<int>(unseen.size());
        worths = worthsOf(asked);
        ahead = bestOf(worths);
        counts = plain.counts(asked);
        for (std::size_t at = 0; at < unseen.size() && asked.board.size() < 5; ++at) {
            if (at > 0 && unseen[at] == unseen[at - 1]) {
                ++next.back().copies;
                continue;
            }
            Situation after = asked;
            after.board.push_back(unseen[at]);
            PlainNext one{unseen[at], 1, worthsOf(after), 0, plain.counts(after)};
            one.ahead = bestOf(one.worths);
            next.push_back(one);
        }
    }

    bool isAlone() const { return situation.players.size() == 1; }

    /// Whether all share in every deal, or one always wins.
    bool isDecided() const
    {
        return std::ranges::count_if(counts, [](std::uint64_t count) { return count > 0; }) == 1;
    }

    /// The rank that a player alone hopes for: a straight, or else the next better rank.
    std::optional<Category> target() const
    {
        const Category has = worths.front()->first.category();
        if (has < Category::straight)
            return Category::straight;
        for (const Category rank : allCategories()) {
            if (rank > has && situation.rules.knows(rank))
                return rank;
        }
        return std::nullopt;
    }

    /// Whether a player, from 0, has a better hand than the others so far.
    bool leads(std::size_t player) const
    {
        return !isAlone() && situation.areAllKnown() && ahead == 1U << player;
    }

    /// Whether there are outs.
    bool hasOuts() const
    {
        return situation.areAllKnown() && situation.board.size() < 5
               && (!isAlone() || target().has_value());
    }

    bool isOut(const PlainNext& one, std::size_t player) const
    {
        return isAlone() ? one.worths[0]->first.category() >= *target() : one.ahead == 1U << player;
    }

    int outs(std::size_t player) const
    {
        int outs = 0;
        for (const PlainNext& one : next)
            outs += isOut(one, player) ? one.copies : 0;
        return outs;
    }

    /// The ranks of a player at the river, whatever the others hold.
    std::array<std::uint64_t, allCategories().size()> ranks(std::size_t player) const
    {
        Situation alone = situation;
        alone.players = {situation.players[player]};
        for (std::size_t other = 0; other < situation.players.size(); ++other) {
            for (const std::optional<Card>& card : situation.players[other]) {
                if (other != player && card)
                    alone.dead.push_back(*card);
            }
        }
        return m_plain.ranks(alone);
    }

    /// How many hands of a player alone have the rank hoped for or better at the river, and out of
    /// how many.
    std::pair<std::uint64_t, std::uint64_t> hoped() const
    {
        const auto counted = ranks(0);
        std::uint64_t good = 0;
        std::uint64_t all = 0;
        for (const Category rank : allCategories()) {
            const std::uint64_t count = counted[static_cast<std::size_t>(rank)];
            good += rank >= *target() ? count : 0;
            all += count;
        }
        return {good, all};
    }

    QString hopePercent() const
    {
        const auto [good, all] = hoped();
        return plainShare(good, all);
    }

    /// "Straight or better by the river"; for the best rank that can come, only the rank.
    QString hope() const
    {
        const auto counted = ranks(0);
        bool isBest = true;
        for (const Category rank : allCategories()) {
            const bool canCome =
                rank != Category::fiveOfAKind || counted[static_cast<std::size_t>(rank)] > 0;
            if (rank > *target() && situation.rules.knows(rank) && canCome)
                isBest = false;
        }
        const QString name = narration::categoryName(*target(), situation.rules);
        return isBest ? QStringLiteral("%1 by the river").arg(name)
                      : QStringLiteral("%1 or better by the river").arg(name);
    }

    /// The box beside the board: title, hand, note.
    QStringList aheadBox(const std::vector<int>& seats) const
    {
        if (isAlone())
            return {QStringLiteral("Player %1 is alone").arg(seats[0] + 1), handOf(0),
                    hasOuts() ? QStringLiteral("%1: %2").arg(hope(), hopePercent()) : QString()};
        if (!situation.areAllKnown())
            return favouriteBox(seats);
        const QString hand = handOf(static_cast<std::size_t>(std::countr_zero(ahead)));
        if (situation.board.size() == 5)
            return {plainSay(ahead, seats, "wins", "share the pot"), hand, {}};
        const bool isSafe = isDecided() && counts[ahead] > 0;
        return {plainSay(ahead, seats, "is ahead", "are level"), hand,
                isSafe ? QStringLiteral("No card changes that") : threat()};
    }

    /// "Straight, queen high"; empty if unknown.
    QString handOf(std::size_t player) const
    {
        return worths[player] ? narration::handTitle(worths[player]->first) : QString();
    }

    Situation situation;
    int cardsLeft = 0;
    PlainWorths worths;
    unsigned ahead = 0;
    PlainCounts counts{};
    std::vector<PlainNext> next; ///< in the order of the deck

private:
    /// The box with unknown cards: who has the best chance, and who leads among the known hands.
    QStringList favouriteBox(const std::vector<int>& seats) const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t count : counts)
            all += count;
        std::vector<std::uint64_t> shares;
        int known = 0;
        for (std::size_t player = 0; player < seats.size(); ++player) {
            shares.push_back(sixfoldShare(counts, player));
            known += situation.isKnown(static_cast<int>(player)) ? 1 : 0;
        }
        const auto best = std::ranges::max_element(shares);
        const int favourite = seats[static_cast<std::size_t>(best - shares.begin())] + 1;
        const QString note = known < 2 ? QStringLiteral("Other cards are unknown")
                                       : QStringLiteral("Of the known hands ")
                                             + plainSay(ahead, seats, "is ahead", "are level");
        return {std::ranges::count(shares, *best) > 1
                    ? QStringLiteral("There is no favourite")
                    : QStringLiteral("Player %1 is the favourite").arg(favourite),
                QStringLiteral("Equity %1").arg(plainPercent(*best, 6 * all, 1)), note};
    }

    PlainWorths worthsOf(const Situation& seen) const
    {
        PlainWorths found;
        for (int player = 0; player < static_cast<int>(seen.players.size()); ++player)
            found.push_back(seen.isKnown(player) ? m_plain.worthOf(seen.cardsOf(player))
                                                 : std::nullopt);
        return found;
    }

    static unsigned bestOf(const PlainWorths& held)
    {
        const auto best = std::ranges::max(held);
        unsigned set = 0;
        for (std::size_t player = 0; best && player < held.size(); ++player)
            set |= held[player] == best ? 1U << player : 0U;
        return set;
    }

    QString threat() const
    {
        int cards = 0;
        const bool areLevel = std::popcount(ahead) > 1; // and a third may draw level too
        for (const PlainNext& one : next) {
            const bool isChanged = areLevel ? one.ahead != ahead : (one.ahead & ahead) == 0;
            cards += isChanged ? one.copies : 0;
        }
        const bool isOne = cards == 1;
        QString what = isOne ? QStringLiteral("%1 of %2 cards beats it")
                             : QStringLiteral("%1 of %2 cards beat it");
        if (areLevel)
            what = isOne ? QStringLiteral("%1 of %2 next cards changes that")
                         : QStringLiteral("%1 of %2 next cards change that");
        else if (situation.board.size() == 3)
            what = isOne ? QStringLiteral("%1 of %2 next cards puts another ahead")
                         : QStringLiteral("%1 of %2 next cards put another ahead");
        return what.arg(cards).arg(cardsLeft);
    }

    PlainOdds& m_plain;
};

} // namespace showdown::tests
