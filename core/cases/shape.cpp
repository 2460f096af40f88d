// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "core/cases/shape.h"

#include <algorithm>
#include <functional>
#include <span>

namespace showdown {

namespace {

/// The parts of a text between separators.
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<ShapeCard> shapeCard(std::string_view text)
{
    if (text == "*")
        return ShapeCard{};
    if (text.empty() || text.size() > 2)
        return std::nullopt;
    const std::optional<Rank> rank = rankFromLetter(static_cast<unsigned char>(text.front()));
    const int group = text.size() == 2 ? text.back() - '0' : 0;
    if (!rank || group < 0 || group > 4)
        return std::nullopt;
    return ShapeCard{rank, group};
}

std::optional<Shape> shape(std::string_view text)
{
    Shape result;
    std::size_t size = 0;
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty())
            continue;
        const std::optional<ShapeCard> card = shapeCard(word);
        if (!card || size == result.size())
            return std::nullopt;
        result[size++] = *card;
    }
    if (size != result.size())
        return std::nullopt;
    return result;
}

/// How often a hand is meant to be of each rank, high card first.
constexpr std::array<int, allCategories().size()> categoryWeights =
    std::to_array({4, 5, 5, 4, 4, 4, 4, 2, 2, 1, 2});

/// How often a hand holds none to five wilds.
constexpr std::array<int, 6> wildWeights{50, 30, 13, 5, 1, 1};
constexpr std::array<int, 6> wildWeightsOfLens{26, 20, 20, 16, 12, 6};

/// The sizes of the groups of equal cards, in the order in which they are compared.
std::vector<int> groups(Category category)
{
    std::vector<int> sizes;
    sizes.reserve(static_cast<std::size_t>(groupCount(category)));
    for (int group = 0; group < groupCount(category); ++group)
        sizes.push_back(groupRange(category, group).count);
    return sizes;
}

/// Five values in a row from the highest down; below the two comes the ace.
std::array<int, 5> rowFrom(int highest)
{
    std::array<int, 5> values{};
    for (int i = 0; i < 5; ++i)
        values[static_cast<std::size_t>(i)] = highest - i < 2 ? 14 : highest - i;
    return values;
}

/// Sorts the values of groups of equal size, the highest first.
void sortEqualGroups(std::array<int, 5>& values, std::span<const int> sizes)
{
    std::size_t start = 0;
    for (std::size_t end = 1; end <= sizes.size(); ++end) {
        if (end < sizes.size() && sizes[end] == sizes[start])
            continue;
        std::sort(values.begin() + start, values.begin() + end, std::greater<>());
        start = end;
    }
}

} // namespace

std::optional<std::vector<Shape>> shapesFrom(std::string_view text)
{
    std::vector<Shape> shapes;
    for (const std::string_view hand : split(text, '|')) {
        const std::optional<Shape> each = shape(hand);
        if (!each)
            return std::nullopt;
        shapes.push_back(*each);
    }
    return shapes;
}

ShapeMaker::ShapeMaker(const HouseRules& rules, std::optional<Category> lens, SeededRandom& random)
    : m_rules(rules), m_lens(lens), m_random(random)
{
    for (const Rank rank : allRanks()) {
        if (!std::ranges::all_of(allSuits(),
                                 [&](Suit suit) { return rules.isWild(Card(rank, suit)); }))
            m_ranks.push_back(number(rank));
    }
}

std::vector<Shape> ShapeMaker::table()
{
    const std::size_t players = m_random.chance(1, 6) ? 3 : 2;
    std::vector<Natural> hands{natural(category())};
    while (hands.size() < players) {
        if (m_random.chance(3, 4))
            hands.push_back(sibling(m_random.pick(hands)));
        else
            hands.push_back(natural(category()));
    }
    m_random.shuffle(hands);
    // Wilds in the same places leave equal hands equal.
    const bool samePlaces = m_random.chance(1, 2);
    WildPlaces places = wildPlaces();
    std::vector<Shape> shapes;
    for (const Natural& hand : hands) {
        shapes.push_back(withWilds(hand, places));
        if (!samePlaces)
            places = wildPlaces();
    }
    return shapes;
}

Category ShapeMaker::category()
{
    if (m_lens && m_random.chance(3, 5))
        return *m_lens;
    Category category = allCategories()[m_random.weighted(categoryWeights)];
    while (!m_rules.knows(category))
        category = allCategories()[m_random.weighted(categoryWeights)];
    return category;
}

ShapeMaker::Natural ShapeMaker::natural(Category category)
{
    Natural hand{category, {}, 0};
    if (suitMatters(category))
        hand.suitGroup = 1 + m_random.below(4);
    if (isRow(category))
        hand.values = rowFrom(category == Category::royalFlush ? 14 : 5 + m_random.below(10));
    else
        fillFrom(hand, 0);
    return hand;
}

/// A hand like the other one: equal in the parts that are compared first; only from some part on
/// may they differ.
ShapeMaker::Natural ShapeMaker::sibling(const Natural& other)
{
    Natural hand = other;
    if (hand.suitGroup != 0)
        hand.suitGroup = 1 + m_random.below(4);
    if (m_random.chance(1, 3))
        return hand;
    if (isRow(hand.category)) {
        if (hand.category != Category::royalFlush)
            hand.values = rowFrom(std::clamp(other.values[0] - 1 + m_random.below(3), 5, 14));
        return hand;
    }
    fillFrom(hand, static_cast<std::size_t>(m_random.below(groupCount(hand.category))));
    return hand;
}

/// Chooses new values for the groups from one on.
void ShapeMaker::fillFrom(Natural& hand, std::size_t group)
{
    const std::vector<int> sizes = groups(hand.category);
    for (std::size_t i = group; i < sizes.size(); ++i)
        hand.values[i] = newRank(hand, i);
    sortEqualGroups(hand.values, sizes);
}

/// A random value, often one of the highest or one about the lowest pair that counts.
int ShapeMaker::rank()
{
    const int floor = number(m_rules.pairFloor);
    switch (m_random.below(4)) {
    case 0:
        return 14 - m_random.below(3);
    case 1:
        return std::clamp(floor - 1 + m_random.below(3), 2, 14);
    default:
        return 2 + m_random.below(13);
    }
}

/// A value that has natural cards and that the first `groups` do not hold; any value if none is
/// found.
int ShapeMaker::newRank(const Natural& hand, std::size_t groups)
{
    constexpr int attempts = 30;
    const std::span<const int> held(hand.values.data(), groups);
    int value = rank();
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const bool isNatural = std::ranges::find(m_ranks, value) != m_ranks.end();
        if (isNatural && std::ranges::find(held, value) == held.end())
            break;
        value = rank();
    }
    return value;
}

ShapeMaker::WildPlaces ShapeMaker::wildPlaces()
{
    WildPlaces places{};
    const std::size_t wilds = m_random.weighted(m_lens ? wildWeightsOfLens : wildWeights);
    std::fill_n(places.begin(), wilds, true);
    m_random.shuffle(places);
    return places;
}

/// The hand with wilds in some places and wherever every card of a value is wild.
Shape ShapeMaker::withWilds(const Natural& hand, const WildPlaces& places) const
{
    Shape shape;
    std::size_t place = 0;
    std::size_t group = 0;
    for (const int size : groups(hand.category)) {
        const int value = hand.values[group++];
        const bool isNatural = std::ranges::find(m_ranks, value) != m_ranks.end();
        for (int i = 0; i < size; ++i, ++place) {
            if (isNatural && !places[place])
                shape[place] = {rankOf(value), hand.suitGroup};
        }
    }
    return shape;
}

} // namespace showdown
