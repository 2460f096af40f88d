// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/printedmistakes.h"

#include "core/cases/exposers.h"

#include <algorithm>
#include <map>
#include <set>

namespace showdown::lessons {
namespace {

/// The value of a card for a shape: 0 for a wild.
int valueOf(Card card, const HouseRules& rules)
{
    return rules.isWild(card) ? 0 : number(*card.rank());
}

int valueOf(const ShapeCard& card)
{
    return card.rank ? number(*card.rank) : 0;
}

template <typename Cards, typename Value>
std::vector<int> valuesOf(const Cards& cards, Value value, bool inOrder)
{
    std::vector<int> values;
    values.reserve(cards.size());
    for (const auto& card : cards)
        values.push_back(value(card));
    if (!inOrder)
        std::ranges::sort(values);
    return values;
}

/// Whether cards of a group of the shape share a suit, and a hand without groups has several.
bool suitsMatch(const Hand& hand, const Shape& shape, const HouseRules& rules)
{
    std::map<int, std::set<Suit>> suitsOfGroup;
    std::set<Suit> suits;
    int naturals = 0;
    for (const Card card : hand) {
        const int value = valueOf(card, rules);
        if (value == 0)
            continue;
        ++naturals;
        suits.insert(*card.suit());
        const auto* place = std::ranges::find_if(
            shape, [&](const ShapeCard& each) { return valueOf(each) == value; });
        if (place->suitGroup > 0)
            suitsOfGroup[place->suitGroup].insert(*card.suit());
    }
    const bool isFlush = naturals > 1 && suits.size() == 1;
    if (suitsOfGroup.empty())
        return !isFlush;
    return std::ranges::all_of(suitsOfGroup,
                               [](const auto& group) { return group.second.size() == 1; });
}

bool matches(const std::vector<Hand>& hands, const Exposer& exposer, const HouseRules& rules)
{
    if (hands.size() != exposer.shapes.size())
        return false;
    const bool inOrder = exposer.order == DealtOrder::asWritten;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const Hand& hand = hands[i];
        const Shape& shape = exposer.shapes[i];
        const auto values = valuesOf(
            hand.cards(), [&](Card card) { return valueOf(card, rules); }, inOrder);
        const auto wanted = valuesOf(
            shape, [](const ShapeCard& card) { return valueOf(card); }, inOrder);
        if (values != wanted || !suitsMatch(hand, shape, rules))
            return false;
    }
    return true;
}

} // namespace

QStringList printedAnswersOf(const std::vector<Hand>& hands, const HouseRules& rules,
                             std::optional<Category> lens)
{
    QStringList answers;
    for (const Exposer& exposer : exposers(lens)) {
        if (!matches(hands, exposer, rules))
            continue;
        const QString mistakes = QString::fromLatin1(
            exposer.mistakes.data(), static_cast<qsizetype>(exposer.mistakes.size()));
        for (QString answer : mistakes.split(u' ', Qt::SkipEmptyParts)) {
            if (answer.startsWith(u'+'))
                answer.remove(0, 1);
            if (!answers.contains(answer))
                answers += answer;
        }
    }
    return answers;
}

} // namespace showdown::lessons
