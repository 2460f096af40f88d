// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/shape.h"

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

} // namespace showdown
