// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/handarguments.h"
#include "core/rules/handvalue.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::cli {

/// The request of a batch, which applies to all of its lines.
struct BatchTerms
{
    NamedRules rules;
    std::optional<Category> lens;
    Format format = Format::json; ///< or csv
};

/// The line of headings that a batch begins with; empty with JSON.
std::string_view batchHeadings(Format format);

/// Answers the lines of a batch. It caches what is repeated: the values of hands by their kinds of
/// card, in any order, and verdicts, of which a newer one may replace an older. That makes a line
/// some twenty times cheaper than a comparison from scratch. For one thread at a time.
class BatchAnswers
{
public:
    explicit BatchAnswers(const BatchTerms& terms);

    /// Adds the answer to a line that holds hands separated by '|': its number and what `compare
    /// --format json` says, on one line, or a line of CSV. False if the line is wrong; the answer
    /// then says why.
    bool answer(std::string_view line, std::int64_t number, std::string& out);

    /// Adds the answer to a line of more than 64 KB, which is wrong: false.
    bool refuseTooLong(std::int64_t number, std::string& out) const;

private:
    /// One of the 53 cards as the rules read it.
    struct CardFacts
    {
        std::uint64_t kind = 0; ///< counts cards of this kind: three bits for a rank, or for wilds
        std::uint8_t suit = 0;  ///< one bit; none for a wild
        std::string json;       ///< `"Kh",`
    };

    /// The shared properties of hands with the same kinds of card. There may be thousands, so only
    /// what is slow to compute is kept.
    struct Known
    {
        std::uint64_t key = 0;
        std::uint32_t score = 0; ///< orders hands as they compare; 0 if the hand does not fit
        std::string name;        ///< in quotation marks; empty with CSV
    };

    /// One of the hands of a line.
    struct Player
    {
        Hand hand = {};
        const Known* known = nullptr; ///< nothing while the hand is incomplete
        int place = 0;                ///< 0 for those who take no part

        std::uint32_t score() const { return known ? known->score : 0; }
    };

    /// The rest of a line after the players, by all that it depends on.
    struct Ending
    {
        std::uint64_t key = ~std::uint64_t{0};
        std::string json;
    };

    void readPlayers(std::string_view line);
    const Known& lookUp(const Hand& hand);
    Known workOut(const Hand& hand, std::uint64_t key) const;
    void place();
    void addJson(std::int64_t number, std::string& out);
    void addPlayer(std::size_t index, std::string& out) const;
    void addWorkingHand(const Hand& hand, const HandValue& value, std::string& out) const;
    const std::string& ending();
    std::uint64_t endingKey() const;
    std::string workOutEnding() const;
    void addCsv(std::int64_t number, std::string& out) const;
    void addError(std::string_view message, std::int64_t number, std::string& out) const;

    BatchTerms m_terms;
    std::string m_beginning; ///< of a line of JSON, from its number up to the players
    std::array<CardFacts, 53> m_cards;
    std::array<std::string, allCategories().size()> m_ranks; ///< `"rank":"pair","name":`
    std::deque<Known> m_known;
    std::vector<std::uint16_t> m_slots; ///< hash of the keys: 1 + index in m_known, or 0
    std::vector<Ending> m_endings;      ///< by hash; a newer one replaces an older
    std::vector<Hand> m_hands;
    std::array<Player, mostHands> m_players;
    std::size_t m_count = 0; ///< of the players of this line
};

} // namespace showdown::cli
