// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/rule.h"

#include "core/cards/deck.h"
#include "core/cards/notation.h"

#include <charconv>
#include <cstddef>
#include <functional>
#include <variant>

namespace showdown {
namespace {

constexpr std::string_view none = "none";

std::string textOf(Rank rank)
{
    return {letter(rank)};
}

std::string textOf(bool value)
{
    return value ? "on" : "off";
}

std::string textOf(WildScope scope)
{
    return scope == WildScope::bug ? "bug" : "full";
}

std::string textOf(DeckKind deck)
{
    return deck == DeckKind::free ? "free" : "one";
}

std::string textOf(JokerCount jokers)
{
    return std::to_string(jokers.count());
}

void append(std::string& list, std::string_view element)
{
    if (!list.empty())
        list += ',';
    list += element;
}

std::string textOf(const RankSet& ranks)
{
    std::string text;
    for (const Rank rank : allRanks()) {
        if (ranks.contains(rank))
            append(text, std::string(1, letter(rank)));
    }
    return text.empty() ? std::string(none) : text;
}

std::string textOf(const CardSet& cards)
{
    std::string text;
    for (const Card card : naturalDeck()) {
        if (cards.contains(card))
            append(text, toText(card));
    }
    return text.empty() ? std::string(none) : text;
}

bool set(Rank& rank, std::string_view value)
{
    std::optional<Rank> read;
    if (value == "10")
        read = Rank::ten;
    else if (value.size() == 1)
        read = rankFromLetter(static_cast<unsigned char>(value.front()));
    if (read)
        rank = *read;
    return read.has_value();
}

bool set(bool& flag, std::string_view value)
{
    if (value != "on" && value != "off")
        return false;
    flag = value == "on";
    return true;
}

bool set(WildScope& scope, std::string_view value)
{
    if (value != "full" && value != "bug")
        return false;
    scope = value == "bug" ? WildScope::bug : WildScope::full;
    return true;
}

bool set(DeckKind& deck, std::string_view value)
{
    if (value != "one" && value != "free")
        return false;
    deck = value == "free" ? DeckKind::free : DeckKind::one;
    return true;
}

bool set(JokerCount& jokers, std::string_view value)
{
    unsigned count = 0;
    const char* const end = value.data() + value.size();
    const auto [stop, problem] = std::from_chars(value.data(), end, count);
    if (problem != std::errc() || stop != end || count > JokerCount::maximum)
        return false;
    jokers = *JokerCount::of(static_cast<int>(count));
    return true;
}

/// Calls `read` for each element of a list separated by commas, until one is refused.
bool readList(std::string_view list, const std::function<bool(std::string_view)>& read)
{
    for (;;) {
        const std::size_t comma = list.find(',');
        if (!read(list.substr(0, comma)))
            return false;
        if (comma == std::string_view::npos)
            return true;
        list.remove_prefix(comma + 1);
    }
}

bool set(RankSet& ranks, std::string_view value)
{
    RankSet result;
    const auto readRank = [&result](std::string_view element) {
        Rank rank = Rank::two;
        if (!set(rank, element))
            return false;
        result.insert(rank);
        return true;
    };
    if (value != none && !readList(value, readRank))
        return false;
    ranks = result;
    return true;
}

bool set(CardSet& cards, std::string_view value)
{
    CardSet result;
    const auto readCard = [&result](std::string_view element) {
        if (element.find_first_of(" \t") != std::string_view::npos)
            return false;
        const std::variant<Card, NotationError> read = parseCard(element);
        const Card* const card = std::get_if<Card>(&read);
        if (!card || card->isJoker()) // a joker is wild under all rules
            return false;
        result.insert(*card);
        return true;
    };
    if (value != none && !readList(value, readCard))
        return false;
    cards = result;
    return true;
}

} // namespace

std::optional<Rule> ruleFromId(std::string_view text)
{
    for (const Rule rule : allRules()) {
        if (id(rule) == text)
            return rule;
    }
    return std::nullopt;
}

std::string valueText(const HouseRules& rules, Rule rule)
{
    return std::visit([&](auto member) { return textOf(rules.*member); }, memberOf(rule));
}

bool setFromText(HouseRules& rules, Rule rule, std::string_view value)
{
    return std::visit([&](auto member) { return set(rules.*member, value); }, memberOf(rule));
}

} // namespace showdown
