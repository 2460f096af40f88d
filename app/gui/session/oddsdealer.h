// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/oddstable.h"
#include "core/cases/seededrandom.h"
#include "core/odds/situation.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

class OddsSession;

/// What is dealt to a situation of Odds.
enum class OddsDealKind : std::uint8_t {
    street, ///< what the next street lacks
    flopAndTurn,
    runOut, ///< all that the board lacks, of more than one street
    player, ///< the empty hole cards of one player; if none is empty, two new ones
    all,    ///< the same for everyone: the empty ones, or new ones to all
};

/// What was dealt.
struct OddsDealt
{
    OddsDealKind kind = OddsDealKind::all;
    int player = 0;                ///< from 0; if one player was dealt to
    Street street = Street::river; ///< if a street was dealt: which

    bool operator==(const OddsDealt&) const = default;
};

/// Why a deal gives nothing.
enum class NoOddsDeal : std::uint8_t {
    boardComplete,  ///< there is no street to come
    notEnoughCards, ///< the deck has not enough left
};

/// "Turn, seed 4711".
QString dealtText(const OddsDealt& dealt, int seed, const OddsSession& session);

/// "The board has all its five cards."
QString refusalText(NoOddsDeal refusal);

/// Deals cards that nobody has seen: what lies anywhere, dead cards too, does not come. Jokers come
/// as the deck holds them. Each deal is one undo step and has a seed of its own, from 1 to
/// largestSeed of TableDealer: the same seed deals the same to the same table, on every machine.
/// Without a seed one comes by chance. What is refused changes nothing.
class OddsDealer : public QObject
{
    Q_OBJECT

public:
    /// The seed is that of the seeds.
    OddsDealer(OddsSession& session, std::uint64_t seed);

    /// Flop, turn or river, the first that is not whole; what lies there of it stays.
    std::optional<NoOddsDeal> dealStreet(std::optional<int> seed = std::nullopt);

    /// All that the board lacks up to a street.
    std::optional<NoOddsDeal> dealTo(Street street, std::optional<int> seed = std::nullopt);

    /// The rest of the board.
    std::optional<NoOddsDeal> runOut(std::optional<int> seed = std::nullopt);

    /// The hole cards of one player, counted from 0, that are empty, or two new ones. An unknown
    /// card counts as there, until both come anew.
    std::optional<NoOddsDeal> dealPlayer(int player, std::optional<int> seed = std::nullopt);

    /// The empty hole cards of those who play, or new ones to all. The board stays.
    std::optional<NoOddsDeal> dealAll(std::optional<int> seed = std::nullopt);

    /// The street that dealStreet() would deal; nothing on the river.
    static std::optional<Street> nextStreet(const OddsTable& table);

signals:
    void dealt(const OddsDealt& dealt, int seed);

private:
    std::optional<NoOddsDeal> dealHoles(const std::vector<int>& players, const OddsDealt& what,
                                        std::optional<int> seed, const QString& text);
    std::optional<NoOddsDeal> fill(OddsTable table, const std::vector<SlotPlace>& places,
                                   const OddsDealt& what, std::optional<int> seed,
                                   const QString& text);

    OddsSession& m_session;
    SeededRandom m_seeds;
};

} // namespace showdown::gui
