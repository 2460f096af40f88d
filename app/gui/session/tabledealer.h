// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/cases/seededrandom.h"
#include "core/questions/handofrank.h"
#include "core/rules/category.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace showdown::gui {

class CompareSession;

/// Random cards from a pack. Of one deck every card comes once; of a free deck any card may come
/// again. Nothing if one deck has too few.
std::optional<std::vector<Card>> dealtCards(std::vector<Card> pack, int count, DeckKind deck,
                                            SeededRandom& random);

/// A kind of deal.
enum class DealKind : std::uint8_t {
    all,    ///< the empty slots of all; if none is empty, new hands to all
    player, ///< the empty slots of one player; if none is empty, a new hand
    close,  ///< new hands for all, decided by a kicker, a second pair or a wild
    rank,   ///< a new hand of a rank, with a number of wilds, to one player
};

/// A requested deal.
struct DealOrder
{
    DealKind kind = DealKind::all;
    int player = 0; ///< from 0
    Category rank = Category::highCard;
    int wilds = 0;

    bool operator==(const DealOrder&) const = default;
};

/// Why a deal of another kind than `rank` gives nothing.
enum class NoDeal : std::uint8_t {
    notEnoughCards, ///< the deck has not enough left
    noCloseHands,   ///< none were found, as where nearly every card is wild
};

/// Why a deal gives nothing; a hand of a rank has separate reasons.
using DealRefusal = std::variant<NoDeal, NoSuchHand>;

/// The largest seed of a deal; the smallest is 1.
constexpr int largestSeed = 999999;

/// "Close hands, seed 4711".
QString dealtText(const DealOrder& order, int seed, const CompareSession& session);

/// "No close hands were found under these rules."
QString refusalText(const DealOrder& order, const DealRefusal& refusal);

/// Deals cards to those who play. Jokers come as the deck holds them, except for a hand of a rank,
/// which gets its wilds as if by hand. Each deal is one undo step and has a seed: the same seed
/// deals the same to the same table, on every machine.
class TableDealer : public QObject
{
    Q_OBJECT

public:
    /// `seed` is for the generator that picks deal seeds.
    TableDealer(CompareSession& session, std::uint64_t seed);

    /// Deals with this seed, or a random one. If that is impossible, returns why and changes
    /// nothing.
    std::optional<DealRefusal> deal(const DealOrder& order, std::optional<int> seed = std::nullopt);

signals:
    void dealt(const DealOrder& order, int seed);

private:
    std::optional<DealRefusal> carryOut(const DealOrder& order, SeededRandom& random);
    std::optional<DealRefusal> fill(const std::vector<int>& players, SeededRandom& random,
                                    const QString& text);
    std::optional<DealRefusal> dealClose(SeededRandom& random);
    std::optional<DealRefusal> dealRank(const DealOrder& order, SeededRandom& random);

    CompareSession& m_session;
    SeededRandom m_seeds;
};

/// The natural cards that all other players hold: those that a new hand of this player cannot get
/// from one deck.
CardSet heldByOthers(const CardTable& table, int player);

} // namespace showdown::gui
