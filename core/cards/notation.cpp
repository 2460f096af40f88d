// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"

#include <algorithm>
#include <cstddef>

namespace showdown {
namespace {

constexpr char32_t replacementCharacter = U'\uFFFD';

/// One character of the input.
struct Symbol
{
    char32_t codePoint = replacementCharacter;
    std::size_t length = 1; // in bytes
    bool isValid = false;
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u;
}

/// The first character of a text that is not empty. A byte that is not UTF-8 is one bad symbol.
Symbol decode(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80u)
        return {lead, 1, true};

    const std::size_t length = lead >= 0xF0u ? 4 : lead >= 0xE0u ? 3 : 2;
    if (lead < 0xC0u || lead > 0xF7u || text.size() < length)
        return {};

    char32_t codePoint = lead & (0x7Fu >> length);
    for (const char byte : text.substr(1, length - 1)) {
        if (!isContinuation(byte))
            return {};
        codePoint = codePoint << 6u | (static_cast<unsigned char>(byte) & 0x3Fu);
    }

    const char32_t smallest = length == 2 ? 0x80u : length == 3 ? 0x800u : 0x10000u;
    const bool isSurrogate = codePoint >= 0xD800u && codePoint <= 0xDFFFu;
    if (codePoint < smallest || codePoint > 0x10FFFFu || isSurrogate)
        return {};
    return {codePoint, length, true};
}

/// The invisible character that requests a plain or a coloured glyph; suits pasted from web pages
/// often carry one.
std::optional<char32_t> variationSelector(char32_t symbol)
{
    return symbol == U'\uFE0E' || symbol == U'\uFE0F' ? std::optional(symbol) : std::nullopt;
}

constexpr char lowered(char symbol)
{
    return symbol >= 'A' && symbol <= 'Z' ? static_cast<char>(symbol - 'A' + 'a') : symbol;
}

/// Reads cards one after the other and keeps the position.
class Reader
{
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }

    void skip(std::string_view separators)
    {
        while (!atEnd() && separators.find(m_rest.front()) != std::string_view::npos)
            advance(1, 1);
    }

    /// An error at the next character.
    NotationError error(NotationExpectation expected, std::string_view previous = {}) const
    {
        NotationError result;
        if (!atEnd()) {
            const Symbol symbol = decode(m_rest);
            result.text = symbol.isValid ? m_rest.substr(0, symbol.length) : "\xEF\xBF\xBD";
            result.isUtf8 = symbol.isValid;
        }
        result.previous = previous;
        result.position = m_position;
        result.expected = expected;
        return result;
    }

    std::variant<Card, NotationError> readCard()
    {
        // "jk" and "joker" come before the jack
        if (accept("*") || accept("w") || accept("joker") || accept("jk"))
            return Card::joker();

        const std::string_view start = m_rest;
        const auto previous = [&] { return start.substr(0, start.size() - m_rest.size()); };

        std::optional<Rank> rank;
        if (accept("1")) {
            if (!accept("0"))
                return error(NotationExpectation::tenZero, previous());
            rank = Rank::ten;
        } else {
            rank = readWith(rankFromLetter);
        }
        if (!rank)
            return error(NotationExpectation::card);

        const std::optional<Suit> suit = readWith(suitFromSymbol);
        if (!suit)
            return error(NotationExpectation::suit, previous());
        readWith(variationSelector);
        return Card(*rank, *suit);
    }

    /// Reads a card, or nothing for '?'.
    std::variant<std::optional<Card>, NotationError> readHoleCard()
    {
        if (accept("?"))
            return std::nullopt;
        const std::variant<Card, NotationError> card = readCard();
        if (const auto* read = std::get_if<Card>(&card))
            return *read;
        NotationError error = std::get<NotationError>(card);
        if (error.expected == NotationExpectation::card)
            error.expected = NotationExpectation::holeCard;
        return error;
    }

private:
    void advance(std::size_t bytes, int characters)
    {
        m_rest.remove_prefix(bytes);
        m_position += characters;
    }

    /// Skips an ASCII word, given in lower case, if it comes next in either case.
    bool accept(std::string_view word)
    {
        const std::string_view next = m_rest.substr(0, word.size());
        const auto matches = [](char expected, char found) { return lowered(found) == expected; };
        if (!std::equal(word.begin(), word.end(), next.begin(), next.end(), matches))
            return false;
        advance(word.size(), static_cast<int>(word.size()));
        return true;
    }

    /// Skips the next character if `parse` knows it.
    template <typename Parse>
    auto readWith(Parse parse) -> decltype(parse(char32_t{}))
    {
        if (atEnd())
            return std::nullopt;
        const Symbol symbol = decode(m_rest);
        const auto result = symbol.isValid ? parse(symbol.codePoint) : std::nullopt;
        if (result)
            advance(symbol.length, 1);
        return result;
    }

    std::string_view m_rest;
    int m_position = 1;
};

constexpr std::string_view blanks = " \t";
constexpr std::string_view separators = " \t,";

} // namespace

std::variant<Hand, NotationError> parseHand(std::string_view text)
{
    Reader reader(text);
    Hand hand;
    for (reader.skip(separators); !reader.atEnd(); reader.skip(separators)) {
        if (hand.isComplete())
            return reader.error(NotationExpectation::handEnd);
        const std::variant<Card, NotationError> card = reader.readCard();
        if (const auto* error = std::get_if<NotationError>(&card))
            return *error;
        hand.add(std::get<Card>(card));
    }
    return hand;
}

std::variant<std::vector<Card>, NotationError> parseCards(std::string_view text)
{
    Reader reader(text);
    std::vector<Card> cards;
    for (reader.skip(separators); !reader.atEnd(); reader.skip(separators)) {
        const std::variant<Card, NotationError> card = reader.readCard();
        if (const auto* error = std::get_if<NotationError>(&card))
            return *error;
        cards.push_back(std::get<Card>(card));
    }
    return cards;
}

std::variant<std::array<std::optional<Card>, 2>, NotationError> parseHole(std::string_view text)
{
    Reader reader(text);
    std::array<std::optional<Card>, 2> hole;
    for (std::optional<Card>& place : hole) {
        reader.skip(separators);
        const auto card = reader.readHoleCard();
        if (const auto* error = std::get_if<NotationError>(&card))
            return *error;
        place = std::get<std::optional<Card>>(card);
    }
    reader.skip(separators);
    if (!reader.atEnd())
        return reader.error(NotationExpectation::holeEnd);
    return hole;
}

std::variant<Card, NotationError> parseCard(std::string_view text)
{
    Reader reader(text);
    reader.skip(blanks);
    const std::variant<Card, NotationError> card = reader.readCard();
    if (std::holds_alternative<NotationError>(card))
        return card;
    reader.skip(blanks);
    if (!reader.atEnd())
        return reader.error(NotationExpectation::oneCard);
    return card;
}

std::string toText(Card card)
{
    if (card.isJoker())
        return "*";
    return {letter(*card.rank()), letter(*card.suit())};
}

std::string toText(std::span<const Card> cards)
{
    return toText(std::vector<std::optional<Card>>(cards.begin(), cards.end()), '_');
}

std::string toText(std::span<const std::optional<Card>> cards, char missing)
{
    std::string text;
    for (const std::optional<Card> card : cards) {
        if (!text.empty())
            text += ' ';
        text += card ? toText(*card) : std::string(1, missing);
    }
    return text;
}

} // namespace showdown
