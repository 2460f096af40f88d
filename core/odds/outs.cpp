// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/outs.h"

#include "core/odds/openhands.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace showdown {
namespace {

bool isFlopOrTurn(const Situation& situation)
{
    return situation.street() == Street::flop || situation.street() == Street::turn;
}

/// The opponent who keeps the player from winning alone with this card: the best, and of equal ones
/// one whom the card helps. Nothing if the player wins alone.
std::optional<std::size_t> findRival(const OpenHands& hands, std::size_t player, Card card)
{
    std::optional<std::size_t> rival;
    const auto rank = [&](std::size_t opponent) {
        return std::pair(hands.value(opponent, card), hands.lifts(opponent, card));
    };
    for (std::size_t opponent = 0; opponent < hands.count(); ++opponent) {
        if (opponent == player || hands.value(opponent, card) < hands.value(player, card))
            continue;
        if (!rival || rank(opponent) > rank(*rival))
            rival = opponent;
    }
    return rival;
}

Miss missOf(const OpenHands& hands, std::size_t player, std::size_t rival, const UnseenCard& unseen)
{
    const TableValue own = hands.value(player, unseen.card);
    const TableValue theirs = hands.value(rival, unseen.card);
    const bool ties = own == theirs;
    bool helps = hands.lifts(rival, unseen.card);
    std::optional<int> other;
    for (std::size_t opponent = 0; ties && opponent < hands.count(); ++opponent) {
        if (opponent == player || opponent == rival || hands.value(opponent, unseen.card) != own)
            continue;
        other = static_cast<int>(opponent);
        helps = helps && hands.lifts(opponent, unseen.card);
    }
    return {unseen,
            hands.handValue(own),
            helps ? MissReason::helpsOpponent : MissReason::staysBehind,
            static_cast<int>(rival),
            hands.handValue(theirs),
            ties,
            other};
}

/// Judges every unseen card: an out makes `target` or better for a player alone, and puts a player
/// with opponents ahead alone.
PlayerOuts outsAmong(const Situation& situation, const OpenHands& hands, std::size_t player,
                     Category target)
{
    const bool isAlone = hands.count() == 1;
    const UnseenDeck deck(situation);
    PlayerOuts result;
    for (const UnseenCard& unseen : deck.cards()) {
        const TableValue value = hands.value(player, unseen.card);
        const auto rival = findRival(hands, player, unseen.card);
        const bool isOut = isAlone ? hands.category(value) >= target : !rival;
        if (isOut) {
            result.outs.push_back({unseen, hands.handValue(value)});
            result.count += unseen.copies;
        } else if (rival && hands.lifts(player, unseen.card)) {
            result.misses.push_back(missOf(hands, player, *rival, unseen));
        }
    }
    result.unseen = deck.count();
    result.nextCard =
        Chance(static_cast<std::uint64_t>(result.count), static_cast<std::uint64_t>(result.unseen));
    return result;
}

} // namespace

std::optional<HandValue> handSoFar(const Situation& situation, int player)
{
    const auto table = valueTable(situation.rules);
    const TableValue value = table->value(situation.cardsOf(player));
    if (value == TableValue::none)
        return std::nullopt;
    return table->handValue(value);
}

std::optional<Hand> bestFive(const Situation& situation, int player)
{
    const std::vector<Card> cards = situation.cardsOf(player);
    if (static_cast<int>(cards.size()) < Hand::fullSize)
        return std::nullopt;
    const auto table = valueTable(situation.rules);
    std::vector<bool> isChosen(cards.size());
    std::fill_n(isChosen.begin(), Hand::fullSize, true);
    TableValue best = TableValue::none;
    std::vector<Card> five;
    do {
        std::vector<Card> choice;
        for (std::size_t at = 0; at < cards.size(); ++at) {
            if (isChosen[at])
                choice.push_back(cards[at]);
        }
        if (const TableValue value = table->value(choice); value > best) {
            best = value;
            five = choice;
        }
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
    return Hand::of(five);
}

PlayerSet aheadSoFar(const Situation& situation)
{
    const OpenHands hands(situation);
    std::vector<TableValue> values(hands.count(), TableValue::none);
    for (std::size_t player = 0; player < hands.count(); ++player) {
        if (situation.isKnown(static_cast<int>(player)))
            values[player] = hands.value(player);
    }
    return bestPlayers(values);
}

OutsStanding outsStanding(int players, PlayerSet ahead, std::optional<PlayerSet> decided,
                          int player)
{
    if (players == 1)
        return OutsStanding::alone;
    if (decided)
        return OutsStanding::decided;
    return ahead == withPlayer(0, player) ? OutsStanding::leads : OutsStanding::draws;
}

Chance PlayerOuts::missesNext() const
{
    return {static_cast<std::uint64_t>(unseen - count), static_cast<std::uint64_t>(unseen)};
}

Chance PlayerOuts::missesAgain() const
{
    return {static_cast<std::uint64_t>(std::max(0, unseen - count - 1)),
            static_cast<std::uint64_t>(unseen - 1)};
}

Chance PlayerOuts::inTwoCards() const
{
    const std::uint64_t pairs = missesNext().all() * missesAgain().all() / 2;
    return {pairs - missesNext().good() * missesAgain().good() / 2, pairs};
}

std::vector<Category> ranksToHopeFor(Category has, const HouseRules& rules,
                                     const std::optional<Frequencies>& atRiver)
{
    std::vector<Category> ranks;
    for (const Category category : allCategories()) {
        const bool lacksWilds =
            category == Category::fiveOfAKind && atRiver && atRiver->of(category) == 0;
        if (category > has && rules.knows(category) && !lacksWilds)
            ranks.insert(ranks.begin(), category);
    }
    return ranks;
}

std::optional<PlayerOuts> outsOf(const Situation& situation, int player, Category target)
{
    const bool isAlone = situation.players.size() == 1;
    const bool canTell = isAlone ? isFlopOrTurn(situation) : situation.street() == Street::turn;
    if (!canTell || !situation.areAllKnown())
        return std::nullopt;

    const OpenHands hands(situation);
    const auto own = static_cast<std::size_t>(player);
    if (isAlone && hands.category(hands.value(own)) >= target)
        return std::nullopt;
    PlayerOuts result = outsAmong(situation, hands, own, target);
    if (situation.street() == Street::flop)
        result.twoCards = result.inTwoCards();
    return result;
}

std::optional<PlayerOuts> cardsAhead(const Situation& situation, int player)
{
    if (situation.players.size() == 1 || situation.street() != Street::flop
        || !situation.areAllKnown()) {
        return std::nullopt;
    }
    return outsAmong(situation, OpenHands(situation), static_cast<std::size_t>(player),
                     Category::straight);
}

} // namespace showdown
