// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/batchanswers.h"

#include "app/cli/handscore.h"
#include "app/cli/report.h"
#include "app/narration/handtext.h"
#include "app/narration/verdicttext.h"
#include "core/cards/notation.h"
#include "core/compare/showdown.h"
#include "core/table/valuecode.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <charconv>
#include <functional>
#include <span>

namespace showdown::cli {

namespace {

struct BatchAnswerText
{
    Q_DECLARE_TR_FUNCTIONS(BatchAnswerText)
};

constexpr std::string_view csvHeadings =
    "line,rank1,place1,rank2,place2,rank3,place3,winners,error\n";

// A key counts the cards of each kind, the thirteen ranks and the wild, and has a bit for the
// suits.
constexpr int countBits = 3;
constexpr int kindOfWild = 13;
constexpr std::uint64_t oneSuit = std::uint64_t{1} << (countBits * (kindOfWild + 1));

constexpr std::size_t slotCount = 1 << 15; // nearly twice the 17136 keys that there can be
constexpr std::size_t endingCount = 1 << 13;

char digit(int number)
{
    return static_cast<char>('0' + number);
}

/// An index below a power of two. The highest bits of the product depend on all bits of the key.
std::size_t hashOf(std::uint64_t key, std::size_t size)
{
    return static_cast<std::size_t>((key * 0x9E37'79B9'7F4A'7C15U)
                                    >> (64 - std::countr_zero(size)));
}

std::string quotedJson(std::string_view text)
{
    return jsonText(nlohmann::ordered_json(text));
}

std::string beginningOf(const BatchTerms& terms)
{
    nlohmann::ordered_json json;
    addRules(json, terms.rules);
    json["lens"] = nullptr;
    if (terms.lens)
        json["lens"] = id(*terms.lens);
    std::string text = jsonText(json);
    text.front() = ',';
    text.pop_back();
    return text + R"(,"players":[)";
}

std::uint32_t scoreOf(const HandResult& result, const HouseRules& rules)
{
    const int wilds = rules.naturalBeatsWild ? result.wildCount() : Hand::fullSize;
    return valueCode(result.value, wilds) << 1;
}

void addRankAndSuit(const WorkingCard& card, std::string& out)
{
    out += letter(card.rank);
    if (card.suit)
        out += letter(*card.suit);
}

/// A cell of CSV; its quotation marks are doubled.
std::string quotedCell(std::string_view text)
{
    std::string cell = "\"";
    for (const char symbol : text)
        cell += symbol == '"' ? std::string(2, symbol) : std::string(1, symbol);
    return cell + '"';
}

void addNumber(std::int64_t number, std::string& out)
{
    std::array<char, 20> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    out.append(digits.data(), result.ptr);
}

void addValues(const HandValue& value, std::string& out)
{
    out += R"(,"values":[)";
    for (int i = 0; i < value.size(); ++i) {
        addNumber(number(value[i]), out);
        out += ',';
    }
    out.back() = ']';
}

} // namespace

std::string_view batchHeadings(Format format)
{
    return format == Format::csv ? csvHeadings : std::string_view();
}

BatchAnswers::BatchAnswers(const BatchTerms& terms)
    : m_terms(terms), m_beginning(beginningOf(terms)), m_slots(slotCount), m_endings(endingCount)
{
    for (const Category rank : allCategories())
        m_ranks[static_cast<std::size_t>(rank)] =
            R"("rank":")" + std::string(id(rank)) + R"(","name":)";
    for (std::size_t index = 0; index < m_cards.size(); ++index) {
        const Card card = *cardOf(static_cast<int>(index));
        const bool isWild = terms.rules.rules.isWild(card);
        const int kind = isWild ? kindOfWild : number(*card.rank()) - 2;
        CardFacts& facts = m_cards[index];
        facts.kind = std::uint64_t{1} << (countBits * kind);
        if (!isWild)
            facts.suit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(*card.suit()));
        facts.json = '"' + toText(card) + "\",";
    }
}

bool BatchAnswers::answer(std::string_view line, std::int64_t number, std::string& out)
{
    try {
        readPlayers(line);
    } catch (const Failure& failure) {
        addError(failure.message(), number, out);
        return false;
    }
    place();
    if (m_terms.format == Format::csv)
        addCsv(number, out);
    else
        addJson(number, out);
    return true;
}

bool BatchAnswers::refuseTooLong(std::int64_t number, std::string& out) const
{
    addError(BatchAnswerText::tr("the line is longer than 64 KB").toStdString(), number, out);
    return false;
}

void BatchAnswers::readPlayers(std::string_view line)
{
    if (const auto bars = std::ranges::count(line, '|'); bars >= static_cast<int>(mostHands))
        throw badInput(
            BatchAnswerText::tr("%n hands; at most three", "", static_cast<int>(bars) + 1));
    m_hands = readHandsOfLine(line);
    refuseRepeatedCards(m_hands, m_terms.rules.rules);
    m_count = m_hands.size();
    for (std::size_t i = 0; i < m_count; ++i) {
        const Hand& hand = m_hands[i];
        m_players[i] = {hand, hand.isComplete() ? &lookUp(hand) : nullptr, 0};
    }
}

const BatchAnswers::Known& BatchAnswers::lookUp(const Hand& hand)
{
    std::uint64_t key = 0;
    unsigned suits = 0;
    for (const Card card : hand) {
        const CardFacts& facts = m_cards[static_cast<std::size_t>(card.index())];
        key += facts.kind;
        suits |= facts.suit;
    }
    // Suits matter only if all five cards can be of one.
    if (std::popcount(suits) <= 1)
        key |= oneSuit;

    std::size_t slot = hashOf(key, m_slots.size());
    for (; m_slots[slot] != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
        const Known& known = m_known[m_slots[slot] - 1U];
        if (known.key == key)
            return known;
    }
    m_known.push_back(workOut(hand, key));
    m_slots[slot] = static_cast<std::uint16_t>(m_known.size());
    return m_known.back();
}

BatchAnswers::Known BatchAnswers::workOut(const Hand& hand, std::uint64_t key) const
{
    Known known;
    known.key = key;
    const HouseRules& rules = m_terms.rules.rules;
    const std::optional<HandResult> result = evaluate(hand, rules, m_terms.lens);
    if (!result)
        return known;
    known.score = scoreOf(*result, rules);
    if (m_terms.format == Format::json)
        known.name = quotedJson(narration::handName(result->value).whole.toStdString());
    return known;
}

void BatchAnswers::place()
{
    const auto players = std::span(m_players).first(m_count);
    for (Player& player : players) {
        if (player.score() == 0)
            continue;
        player.place = 1;
        for (const Player& other : players)
            player.place += other.score() > player.score() ? 1 : 0;
    }
}

void BatchAnswers::addJson(std::int64_t number, std::string& out)
{
    out += R"({"line":)";
    addNumber(number, out);
    out += m_beginning;
    for (std::size_t i = 0; i < m_count; ++i) {
        if (i > 0)
            out += ',';
        addPlayer(i, out);
    }
    out += ending();
}

void BatchAnswers::addPlayer(std::size_t index, std::string& out) const
{
    const Player& player = m_players[index];
    out += R"({"player":)";
    out += digit(static_cast<int>(index) + 1);
    out += R"(,"hand":[)";
    for (const Card card : player.hand)
        out += m_cards[static_cast<std::size_t>(card.index())].json;
    if (player.hand.isEmpty())
        out += ']';
    else
        out.back() = ']';
    out += ',';
    if (player.place > 0) {
        const HandValue value = handValueOf(player.score() >> 1);
        out += m_ranks[static_cast<std::size_t>(value.category())];
        out += player.known->name;
        addValues(value, out);
        addWorkingHand(player.hand, value, out);
        out += R"(,"place":)";
        out += digit(player.place);
    } else {
        out += R"("rank":null,"name":null,"values":null,"working":null,"wilds":null,"place":null)";
    }
    if (!player.hand.isComplete()) {
        out += R"(,"missing":)";
        out += digit(player.hand.missing());
    }
    out += '}';
}

void BatchAnswers::addWorkingHand(const Hand& hand, const HandValue& value, std::string& out) const
{
    const WorkingHand working = workingHand(hand, m_terms.rules.rules, value);
    std::array<const WorkingCard*, Hand::fullSize> wilds{}; // as dealt
    out += R"(,"working":[)";
    for (const WorkingCard& card : working) {
        out += '"';
        addRankAndSuit(card, out);
        if (card.isSubstitute) {
            out += '*';
            wilds[static_cast<std::size_t>(card.dealtPosition)] = &card;
        }
        out += "\",";
    }
    out.back() = ']';
    out += R"(,"wilds":[)";
    for (const WorkingCard* wild : wilds) {
        if (!wild)
            continue;
        out += R"({"card":)";
        out += digit(wild->dealtPosition + 1);
        out += R"(,"as":")";
        addRankAndSuit(*wild, out);
        out += "\"},";
    }
    if (out.back() == ',')
        out.back() = ']';
    else
        out += ']';
}

const std::string& BatchAnswers::ending()
{
    const std::uint64_t key = endingKey();
    Ending& ending = m_endings[hashOf(key, m_endings.size())];
    if (ending.key != key)
        ending = {key, workOutEnding()};
    return ending.json;
}

/// All that the ending of a line depends on: the numbers of missing cards, the places, the values
/// of the best hand up to the one that decides against the second, and how many of these the third
/// shares. In a tie the whole hand counts. A pair that beats no pair also says which lower ones did
/// not count.
std::uint64_t BatchAnswers::endingKey() const
{
    std::uint64_t key = 0;
    std::uint64_t lowPairs = 0;
    std::array<std::uint32_t, mostHands> scores{};
    constexpr unsigned misfit = 6; // after the numbers of missing cards
    for (std::size_t i = 0; i < m_count; ++i) {
        const Player& player = m_players[i];
        const auto missing = static_cast<unsigned>(player.hand.missing());
        const unsigned state = player.place > 0 ? misfit + static_cast<unsigned>(player.place)
                               : missing > 0    ? missing
                                                : misfit;
        key = key << 4U | state;
        scores[i] = player.score();
        lowPairs = lowPairs << 4U | lowPairField(scores[i]);
    }
    std::ranges::sort(scores, std::greater());
    const auto [best, second, third] = scores;
    const int shared = second == 0 ? scoreFields : fieldsInCommon(best, second);
    const int decided = std::min(shared + 1, scoreFields);
    const int thirdShares = std::min(shared, fieldsInCommon(best, third));
    key = key << 28U | best >> (fieldBits * (scoreFields - decided));
    key = key << 4U | static_cast<unsigned>(shared < scoreFields ? field(second, shared) : 0);
    key = key << 3U | static_cast<unsigned>(shared);
    key = key << 3U | static_cast<unsigned>(thirdShares);
    return key << 12U | (shared == 0 && isOfRank(best, Category::pair) ? lowPairs : 0);
}

std::string BatchAnswers::workOutEnding() const
{
    const HouseRules& rules = m_terms.rules.rules;
    const Showdown result = compareHands(m_hands, rules, m_terms.lens);
    const narration::Verdict verdict =
        narration::verdict(result, rules, m_terms.lens, {}, narration::Medium::text);
    return R"(],"winners":)" + jsonText(nlohmann::ordered_json(result.winners)) + R"(,"verdict":)"
           + quotedJson(verdict.text().toStdString()) + "}\n";
}

/// The number of cells does not depend on the number of hands.
void BatchAnswers::addCsv(std::int64_t number, std::string& out) const
{
    addNumber(number, out);
    for (std::size_t i = 0; i < mostHands; ++i) {
        out += ',';
        const int place = i < m_count ? m_players[i].place : 0;
        if (place > 0)
            out += id(categoryOf(m_players[i].score() >> 1));
        out += ',';
        if (place > 0)
            out += digit(place);
    }
    out += ',';
    bool isFirst = true;
    for (std::size_t i = 0; i < m_count; ++i) {
        if (m_players[i].place != 1)
            continue;
        if (!isFirst)
            out += ' ';
        isFirst = false;
        out += digit(static_cast<int>(i) + 1);
    }
    out += ",\n";
}

void BatchAnswers::addError(std::string_view message, std::int64_t number, std::string& out) const
{
    if (m_terms.format == Format::csv) {
        addNumber(number, out);
        out += ",,,,,,,," + quotedCell(message) + '\n';
    } else {
        out += jsonText(nlohmann::ordered_json{{"line", number}, {"error", message}}) + '\n';
    }
}

} // namespace showdown::cli
