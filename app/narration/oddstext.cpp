// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddstext.h"

#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/numbertext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace showdown::narration {

namespace {

struct OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

/// True if one sentence can say why neither wins; whether the card helps the opponent does not
/// count where other cards end the same way without it.
bool haveOneReason(const Miss& first, const Miss& second)
{
    return first.makes.category() == second.makes.category() && first.opponent == second.opponent
           && first.other == second.other && first.theirs.category() == second.theirs.category()
           && first.ties == second.ties;
}

/// %1 is what the cards make, %2 the opponent, %3 what that player then has, %4 another opponent.
QString missPattern(const Miss& miss, int cards)
{
    const bool sameRank = miss.makes.category() == miss.theirs.category();
    if (miss.reason == MissReason::helpsOpponent) {
        if (miss.other)
            //: %1: "a flush", %2, %4: "Player 2"; the number is that of the cards
            return OddsText::tr(
                "They make %1, but they give %2 and %4 the same: the pot is shared.", "", cards);
        if (miss.ties)
            //: %1: "a flush", %2: "Player 2"; the number is that of the cards
            return OddsText::tr("They make %1, but they give %2 the same: the pot is shared.", "",
                                cards);
        if (sameRank)
            //: %1: "a flush", %2: "Player 2"; the number is that of the cards
            return OddsText::tr("They make %1, but they give %2 the same rank, and higher.", "",
                                cards);
        //: %1, %3: "a flush", %2: "Player 2"; the number is that of the cards
        return OddsText::tr("They make %1, but they give %2 %3.", "", cards);
    }
    if (miss.other)
        //: %1: "a flush", %2, %4: "Player 2"; the number is that of the cards
        return OddsText::tr("They make %1, but %2 and %4 have the same: the pot is shared.", "",
                            cards);
    if (miss.ties)
        //: %1: "a flush", %2: "Player 2"; the number is that of the cards
        return OddsText::tr("They make %1, but %2 has the same: the pot is shared.", "", cards);
    if (sameRank)
        //: %1: "a flush", %2: "Player 2"; the number is that of the cards
        return OddsText::tr("They make %1, but %2 has the same rank, and higher.", "", cards);
    //: %1, %3: "a flush", %2: "Player 2"; the number is that of the cards
    return OddsText::tr("They make %1, but %2 has %3.", "", cards);
}

template <typename Group>
void addCard(Group& group, const UnseenCard& card)
{
    group.cards.push_back(card);
    group.count += card.copies;
}

/// From the ace down, each value in the order of the deck's rows; a joker comes last.
bool isShownBefore(const UnseenCard& first, const UnseenCard& second)
{
    const auto placeOf = [](const UnseenCard& unseen) {
        constexpr std::array order{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
        const Card card = unseen.card;
        const int rank = card.rank() ? number(*card.rank()) : 0;
        const auto* const row = card.suit() ? std::ranges::find(order, *card.suit()) : order.end();
        return std::pair(-rank, row - order.begin());
    };
    return placeOf(first) < placeOf(second);
}

constexpr std::size_t mostGroups = 4; ///< more are told by their rank alone

/// For a straight or a flush only the rank counts, not the highest card.
bool isOneThing(Category category)
{
    return isRow(category) || category == Category::flush;
}

/// The outs of one rank: a group for each name, or one for all if they are told by the rank alone.
std::vector<OutGroup> groupsOfRank(std::span<const Out> outs, bool byRank)
{
    std::vector<OutGroup> named;
    for (const Out& out : outs) {
        const QString name = handName(out.makes).first;
        if (named.empty() || (!byRank && named.back().makes != name))
            named.push_back({name, {}, 0});
        else if (named.back().makes != name)
            named.back().makes = categoryName(out.makes.category());
        addCard(named.back(), out.card);
    }
    return named;
}

} // namespace

QString streetName(Street street)
{
    switch (street) {
    case Street::preflop:
        return OddsText::tr("Pre-flop", "how far the board is dealt");
    case Street::flop:
        return OddsText::tr("Flop", "how far the board is dealt");
    case Street::turn:
        return OddsText::tr("Turn", "how far the board is dealt");
    case Street::river:
        return OddsText::tr("River", "how far the board is dealt");
    }
    return {};
}

QString equityBasis(const EquityResult& result, bool hasUnknownCards)
{
    const QString counted = countText(result.counted);
    const QString error = smallPercentText(result.largestError());
    if (result.isWhole())
        return fill(hasUnknownCards ? OddsText::tr("Exact; deals counted: %1", "%1: a number")
                                    : OddsText::tr("Exact; boards counted: %1", "%1: a number"),
                    {counted});
    if (result.isCancelled)
        return fill(OddsText::tr("Partial, because it was stopped; deals drawn by chance: %1, "
                                 "standard error up to %2",
                                 "%1: a number; %2: '0.05 %'"),
                    {counted, error});
    return fill(OddsText::tr("Sampled; deals drawn by chance: %1, standard error up to %2",
                             "%1: a number; %2: '0.05 %'"),
                {counted, error});
}

int percentCounted(const EquityResult& result)
{
    const std::uint64_t all = result.isExact ? result.deals : EquityOptions().maxSamples;
    const double share = static_cast<double>(result.counted) / static_cast<double>(all);
    return std::clamp(static_cast<int>(100 * share), 0, 100);
}

QString countingText(const EquityResult& result, bool hasUnknownCards)
{
    if (!result.isExact)
        return fill(hasUnknownCards ? OddsText::tr("Drawing deals by chance… %1", "%1: a number")
                                    : OddsText::tr("Drawing boards by chance… %1", "%1: a number"),
                    {countText(result.counted)});
    return fill(hasUnknownCards ? OddsText::tr("Counting %1 deals… %2 %", "%1, %2: numbers")
                                : OddsText::tr("Counting %1 boards… %2 %", "%1, %2: numbers"),
                {countText(result.deals), QString::number(percentCounted(result))});
}

QString countingFigure(const EquityResult& result)
{
    if (!result.isExact)
        return countText(result.counted);
    return percentText({static_cast<std::uint64_t>(percentCounted(result)), 100}, 0);
}

std::vector<OutGroup> outGroups(const PlayerOuts& outs)
{
    std::vector<Out> best = outs.outs;
    std::ranges::stable_sort(best, std::ranges::greater(), &Out::makes);
    const auto grouped = [&best](bool byRank) {
        std::vector<OutGroup> groups;
        for (auto from = best.begin(); from != best.end();) {
            const Category category = from->makes.category();
            const auto to = std::find_if(from, best.end(), [category](const Out& out) {
                return out.makes.category() != category;
            });
            for (const OutGroup& group : groupsOfRank({from, to}, byRank || isOneThing(category)))
                groups.push_back(group);
            from = to;
        }
        return groups;
    };
    std::vector<OutGroup> groups = grouped(false);
    if (groups.size() > mostGroups)
        groups = grouped(true);
    for (OutGroup& group : groups)
        std::ranges::sort(group.cards, isShownBefore);
    return groups;
}

std::vector<OutGroup> leadGroups(const PlayerOuts& outs, Category now)
{
    PlayerOuts rising;
    OutGroup rest{OddsText::tr("Nothing changes", "cards that leave a player ahead"), {}, 0};
    for (const Out& out : outs.outs) {
        if (out.makes.category() > now)
            rising.outs.push_back(out);
        else
            addCard(rest, out.card);
    }
    std::vector<OutGroup> groups = outGroups(rising);
    if (!rest.cards.empty())
        groups.push_back(rest);
    return groups;
}

QString leadCaption(Street street)
{
    return street == Street::flop ? OddsText::tr("to keep the lead", "under '25 cards'")
                                  : OddsText::tr("to win", "under '25 cards'");
}

std::vector<MissGroup> missGroups(const PlayerOuts& outs, const OddsPlayers& players)
{
    std::vector<Miss> rest = outs.misses;
    std::ranges::stable_sort(rest, std::ranges::greater(),
                             [](const Miss& miss) { return miss.makes.category(); });
    std::vector<MissGroup> groups;
    while (!rest.empty()) {
        Miss first = rest.front();
        const auto isOther = [&](const Miss& miss) { return !haveOneReason(first, miss); };
        const auto end = std::stable_partition(rest.begin(), rest.end(), isOther);
        MissGroup group;
        std::for_each(end, rest.end(), [&](const Miss& miss) { addCard(group, miss.card); });
        const auto staysBehind = [](const Miss& miss) {
            return miss.reason == MissReason::staysBehind;
        };
        if (std::any_of(end, rest.end(), staysBehind)) // which then is true of all
            first.reason = MissReason::staysBehind;
        rest.erase(end, rest.end());
        std::ranges::sort(group.cards, isShownBefore);
        const auto [opponent, other] =
            std::minmax({first.opponent, first.other.value_or(first.opponent)});
        group.reason = fill(missPattern(first, group.count),
                            {categoryWithArticle(first.makes.category()), players.name(opponent),
                             categoryWithArticle(first.theirs.category()),
                             first.other ? players.name(other) : QString()});
        groups.push_back(group);
    }
    return groups;
}

QString missHeading(const std::vector<UnseenCard>& cards)
{
    const std::optional<Suit> suit = cards.empty() ? std::nullopt : cards.front().card.suit();
    const auto isOther = [&](const UnseenCard& unseen) { return unseen.card.suit() != suit; };
    if (!suit || cards.size() < 2 || std::ranges::any_of(cards, isOther))
        return OddsText::tr("Cards that are no outs");
    switch (*suit) {
    case Suit::hearts:
        return OddsText::tr("Hearts that are no outs");
    case Suit::diamonds:
        return OddsText::tr("Diamonds that are no outs");
    case Suit::clubs:
        return OddsText::tr("Clubs that are no outs");
    case Suit::spades:
        return OddsText::tr("Spades that are no outs");
    }
    return {};
}

QString cardCountText(int cards)
{
    return OddsText::tr("%n cards", "beside cards that are shown", cards);
}

QString targetName(Category target, bool isBest, const HouseRules& rules)
{
    const QString name = categoryName(target, rules);
    return isBest ? name
                  : fill(OddsText::tr("%1 or better", "%1: 'Straight', a rank that is hoped for"),
                         {name});
}

QString byRiverText(Category target, bool isBest, const HouseRules& rules)
{
    return fill(OddsText::tr("%1 by the river", "%1: 'Straight or better'"),
                {targetName(target, isBest, rules)});
}

QString byRiverChanceText(const QString& byRiver, const QString& percent)
{
    return fill(OddsText::tr("%1: %2", "%1: 'Straight or better by the river'; %2: '6.9 %'"),
                {byRiver, percent});
}

} // namespace showdown::narration
