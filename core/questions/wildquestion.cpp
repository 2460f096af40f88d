// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/wildquestion.h"

#include "core/compare/showdown.h"
#include "core/compare/strength.h"

#include <algorithm>
#include <utility>

namespace showdown {
namespace {

constexpr std::size_t longestList = 10;
constexpr int columns = 13;

/// The other players at the table, with whom a choice is compared.
class Rivals
{
public:
    Rivals(std::span<const Hand> hands, int player, const HouseRules& rules)
        : m_player(player), m_rules(rules)
    {
        for (std::size_t i = 0; i < std::min(hands.size(), m_others.size()); ++i) {
            if (static_cast<int>(i) + 1 == player)
                continue;
            if (const auto result = evaluate(hands[i], rules))
                m_others[i] = Strength{result->value, result->wildCount()};
        }
    }

    std::optional<WildStanding> standing(const Strength& own) const
    {
        WildStanding result;
        bool isAlone = true;
        for (std::size_t i = 0; i < m_others.size(); ++i) {
            if (!m_others[i])
                continue;
            isAlone = false;
            const Outcome outcome = compare(own, *m_others[i], m_rules);
            result.against[i] = outcome;
            result.place += outcome == Outcome::worse ? 1 : 0;
            result.isTied = result.isTied || outcome == Outcome::equal;
        }
        if (isAlone)
            return std::nullopt;
        std::array<std::optional<Strength>, 3> all = m_others;
        all[static_cast<std::size_t>(m_player) - 1] = own;
        result.winners = winnersOf(all, m_rules);
        return result;
    }

private:
    const int m_player;
    const HouseRules& m_rules;
    std::array<std::optional<Strength>, 3> m_others;
};

WildOption option(const WildChooser& chooser, std::span<const Rank> ranks, bool ofOneSuit)
{
    WildOption result{{ranks.begin(), ranks.end()},
                      ofOneSuit ? chooser.suit() : std::nullopt,
                      chooser.make(ranks, ofOneSuit),
                      {},
                      {}};
    if (result.made.value)
        result.as = chooser.substitutes(ranks, result.made.value->category());
    return result;
}

/// The better one of the choices of suits; of equal ones that of other suits. Five cards of one
/// suit are never worth less than others of the same ranks, unless the rules forbid them.
WildOption bestOfSuits(const WildChooser& chooser, std::span<const Rank> ranks)
{
    if (!chooser.suitCounts(ranks))
        return option(chooser, ranks, false);
    WildOption suited = option(chooser, ranks, true);
    if (!suited.isAllowed())
        return option(chooser, ranks, false);
    if (!suitMatters(suited.made.value->category()))
        suited.suit.reset();
    return suited;
}

/// One wild: a row in the suit that matters, if one does, and one in others.
void addValues(WildQuestion& question, const WildChooser& chooser)
{
    std::vector<WildOption> suited;
    forEachWildRanks(1, [&](std::span<const Rank> ranks) {
        question.options.push_back(option(chooser, ranks, false));
        if (chooser.suit())
            suited.push_back(option(chooser, ranks, true));
    });
    bool matters = false;
    for (std::size_t i = 0; i < suited.size(); ++i)
        matters = matters || (suited[i].isAllowed() && suited[i].made != question.options[i].made);
    if (!matters)
        return;
    question.suit = chooser.suit();
    question.options.insert(question.options.begin(), suited.begin(), suited.end());
}

void addPairs(WildQuestion& question, const WildChooser& chooser)
{
    forEachWildRanks(2, [&](std::span<const Rank> ranks) {
        question.options.push_back(bestOfSuits(chooser, ranks));
        if (question.options.back().suit)
            question.suit = chooser.suit();
    });
}

void addBestOfMany(WildQuestion& question, const WildChooser& chooser)
{
    std::vector<WildOption>& best = question.options;
    const auto isBetter = [](const WildOption& left, const WildOption& right) {
        return left.made.value > right.made.value;
    };
    forEachWildRanks(chooser.wildCount(), [&](std::span<const Rank> ranks) {
        WildOption choice = bestOfSuits(chooser, ranks);
        if (!choice.isAllowed() || (best.size() == longestList && !isBetter(choice, best.back())))
            return;
        best.insert(std::ranges::upper_bound(best, choice, isBetter), std::move(choice));
        if (best.size() > longestList)
            best.pop_back();
    });
    if (std::ranges::any_of(best, [](const WildOption& each) { return each.suit.has_value(); }))
        question.suit = chooser.suit();
}

/// Best first. A choice worth as much in two suits is named without one.
void addOrder(WildQuestion& question)
{
    const auto& options = question.options;
    const auto valueOf = [&](int index) {
        return options[static_cast<std::size_t>(index)].made.value;
    };
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        if (valueOf(i))
            question.order.push_back(i);
    }
    std::ranges::stable_sort(question.order, [&](int left, int right) {
        if (valueOf(left) != valueOf(right))
            return valueOf(left) > valueOf(right);
        return !options[static_cast<std::size_t>(left)].suit
               && options[static_cast<std::size_t>(right)].suit;
    });
    const auto repeated =
        std::unique(question.order.begin(), question.order.end(),
                    [&](int left, int right) { return valueOf(left) == valueOf(right); });
    question.order.erase(repeated, question.order.end());
}

WildReason reasonOf(const WildQuestion& question)
{
    const WildOption* next = question.next();
    if (!next)
        return WildReason::nothingElse;
    return next->made.value->category() == question.best().made.value->category()
               ? WildReason::sameRankLower
               : WildReason::noneMakesMore;
}

} // namespace

int WildQuestion::rows() const
{
    switch (shape) {
    case WildShape::values:
        return suit ? 2 : 1;
    case WildShape::map:
        return columns;
    case WildShape::list:
        break;
    }
    return 0;
}

int WildQuestion::optionAt(int row, int column) const
{
    if (shape == WildShape::values)
        return row * columns + column;
    // The pairs of ranks stand row by row: 13 with the ace, 12 more with the king and so on.
    const int high = std::min(row, column);
    return high * columns - high * (high - 1) / 2 + std::max(row, column) - high;
}

bool asksForWilds(const Hand& hand, const HouseRules& rules)
{
    return hand.isComplete()
           && std::ranges::any_of(hand, [&](Card card) { return rules.isWild(card); });
}

std::optional<WildQuestion> wildQuestion(std::span<const Hand> hands, int player,
                                         const HouseRules& rules)
{
    const auto index = static_cast<std::size_t>(player) - 1;
    if (index >= std::min<std::size_t>(hands.size(), 3) || !asksForWilds(hands[index], rules))
        return std::nullopt;
    WildQuestion question;
    question.player = player;
    question.hand = hands[index];
    for (int position = 0; position < Hand::fullSize; ++position) {
        if (rules.isWild(question.hand[position]))
            question.wilds.push_back(position);
    }
    const auto ranks = allRanks();
    question.ranks.assign(ranks.rbegin(), ranks.rend());
    const WildChooser chooser(question.hand, rules);
    question.naturalSuits = chooser.naturalSuits();
    if (chooser.wildCount() == 1) {
        addValues(question, chooser);
    } else if (chooser.wildCount() == 2) {
        question.shape = WildShape::map;
        addPairs(question, chooser);
    } else {
        question.shape = WildShape::list;
        addBestOfMany(question, chooser);
    }
    const Rivals rivals(hands, player, rules);
    for (WildOption& each : question.options) {
        if (each.made.value)
            each.standing = rivals.standing({*each.made.value, chooser.wildCount()});
    }
    addOrder(question);
    question.reason = reasonOf(question);
    return question;
}

} // namespace showdown
