// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/cardtable.h"

#include "core/cards/deck.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace showdown::tables {

static_assert(CardTable::maximumPlayers == Situation::maximumPlayers);
static_assert(mostCards(RowKind::board) == Situation::boardSize);

namespace {

std::size_t index(int value)
{
    return static_cast<std::size_t>(value);
}

CardTable tableOf(RowKind kind)
{
    CardTable table;
    table.rows.assign(CardTable::maximumPlayers, SlotRow(kind));
    table.asideRows = table.rows;
    return table;
}

/// Every card that is face up, in reading order.
std::vector<Card> seenCards(const CardTable& table)
{
    std::vector<Card> seen;
    for (const Place place : placesOf(table)) {
        if (const std::optional<Card> face = table.face(place))
            seen.push_back(*face);
    }
    return seen;
}

} // namespace

SlotRow::SlotRow(RowKind kind)
    : m_kind(kind), m_cards(kind == RowKind::dead ? 0 : index(mostCards(kind)))
{}

SlotRow::SlotRow(const Hand& hand) : SlotRow(RowKind::hand)
{
    for (int position = 0; position < hand.size(); ++position)
        set(position, hand[position]);
}

int SlotRow::size() const
{
    const auto cards = static_cast<int>(m_cards.size());
    return m_kind == RowKind::dead ? std::min(cards + 1, mostCards(m_kind)) : cards;
}

std::optional<PlacedCard> SlotRow::operator[](int slot) const
{
    return index(slot) < m_cards.size() ? m_cards[index(slot)] : std::nullopt;
}

std::optional<Card> SlotRow::face(int slot) const
{
    const std::optional<PlacedCard> card = (*this)[slot];
    return card ? card->face() : std::nullopt;
}

void SlotRow::set(int slot, std::optional<PlacedCard> card)
{
    Q_ASSERT(slot >= 0 && (m_kind == RowKind::dead || slot < mostCards(m_kind)));
    Q_ASSERT(!card || !card->isUnknown() || holdsUnknown(m_kind));
    const bool isThere = index(slot) < m_cards.size();
    if (isThere && (card || m_kind != RowKind::dead))
        m_cards[index(slot)] = card;
    else if (isThere)
        m_cards.erase(m_cards.begin() + slot);
    else if (card)
        m_cards.push_back(card);
}

void SlotRow::clear()
{
    *this = SlotRow(m_kind);
}

bool SlotRow::isEmpty() const
{
    return std::ranges::none_of(m_cards, [](const auto& card) { return card.has_value(); });
}

std::vector<Card> SlotRow::faces() const
{
    std::vector<Card> faces;
    for (int slot = 0; slot < static_cast<int>(m_cards.size()); ++slot) {
        if (const std::optional<Card> card = face(slot))
            faces.push_back(*card);
    }
    return faces;
}

Hand SlotRow::hand() const
{
    Hand hand;
    for (const Card card : faces())
        hand.add(card);
    return hand;
}

std::optional<int> SlotRow::dealtPosition(int slot) const
{
    if (!face(slot))
        return std::nullopt;
    int position = 0;
    for (int before = 0; before < slot; ++before)
        position += face(before) ? 1 : 0;
    return position;
}

std::optional<int> SlotRow::slotOf(int dealtPosition) const
{
    for (int slot = 0; slot < static_cast<int>(m_cards.size()); ++slot) {
        if (this->dealtPosition(slot) == dealtPosition)
            return slot;
    }
    return std::nullopt;
}

CardTable emptyHands()
{
    CardTable table = tableOf(RowKind::hand);
    table.playerCount = CardTable::maximumPlayers;
    return table;
}

CardTable emptySituation()
{
    CardTable table = tableOf(RowKind::hole);
    table.rows.emplace_back(RowKind::board);
    table.rows.emplace_back(RowKind::dead);
    table.playerCount = 2;
    table.rules = {Preset::standard, rulesOf(Preset::standard)};
    return table;
}

CardTable sampleTable()
{
    using enum Rank;
    using enum Suit;
    const std::array<std::array<Card, Hand::fullSize>, CardTable::maximumPlayers> cards{{
        {{{queen, hearts}, {nine, diamonds}, {queen, clubs}, {seven, spades}, {two, hearts}}},
        {{{nine, clubs}, {queen, spades}, {three, diamonds}, Card::joker(), {seven, hearts}}},
        {{{ace, spades}, {jack, diamonds}, {eight, clubs}, {six, spades}, {four, hearts}}},
    }};
    CardTable table = emptyHands();
    for (std::size_t player = 0; player < cards.size(); ++player) {
        for (int slot = 0; slot < Hand::fullSize; ++slot)
            table.rows[player].set(slot, cards[player][index(slot)]);
    }
    return table;
}

std::vector<Place> placesOf(const CardTable& table)
{
    std::vector<Place> places;
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        const bool isThere = row < table.playerCount || row >= CardTable::maximumPlayers;
        for (int slot = 0; isThere && slot < table.row(row).size(); ++slot)
            places.push_back({row, slot});
    }
    return places;
}

SeenPlace seenPlace(Place place)
{
    if (place.row == CardTable::boardRow)
        return {SeenArea::board, 0, place.slot};
    if (place.row == CardTable::deadRow)
        return {SeenArea::dead, 0, place.slot};
    return {SeenArea::hole, place.row, place.slot};
}

std::vector<Hand> hands(const CardTable& table)
{
    std::vector<Hand> result;
    result.reserve(index(table.playerCount));
    for (int player = 0; player < table.playerCount; ++player)
        result.push_back(table.row(player).hand());
    return result;
}

bool hasCards(const CardTable& table)
{
    return !std::ranges::all_of(table.rows, &SlotRow::isEmpty);
}

QStringList names(const CardTable& table)
{
    QStringList result(table.playerCount);
    std::copy_n(table.names.begin(), table.playerCount, result.begin());
    return result;
}

CardTable withoutCards(CardTable table)
{
    for (TableRows* rows : {&table.rows, &table.asideRows})
        std::ranges::for_each(*rows, &SlotRow::clear);
    return table;
}

CardTable withPlayerCount(CardTable table, int count)
{
    for (int player = count; player < table.playerCount; ++player) {
        table.asideRows[index(player)] = table.row(player);
        table.row(player).clear();
        table.asideNames[index(player)] = std::exchange(table.names[index(player)], {});
    }
    for (int player = table.playerCount; player < count; ++player) {
        const SlotRow aside = table.asideRows[index(player)];
        table.asideRows[index(player)].clear();
        table.playerCount = player + 1;
        for (int slot = 0; slot < aside.size(); ++slot) {
            const std::optional<Card> face = aside.face(slot);
            if (!face || !takenBy(table, *face))
                table.set({player, slot}, aside[slot]);
        }
        table.names[index(player)] = std::exchange(table.asideNames[index(player)], {});
    }
    table.playerCount = count;
    return table;
}

CardTable withoutReturnedPlayers(CardTable table)
{
    for (int player = 0; player < table.playerCount; ++player) {
        table.asideRows[index(player)].clear();
        table.asideNames[index(player)].clear();
    }
    return table;
}

CardTable withoutPlayer(CardTable table, int player)
{
    const auto moveUp = [&](auto& each) {
        std::rotate(each.begin() + player, each.begin() + player + 1,
                    each.begin() + table.playerCount);
    };
    moveUp(table.rows);
    moveUp(table.names);
    --table.playerCount;
    table.row(table.playerCount).clear();
    table.names[index(table.playerCount)].clear();
    return table;
}

CardTable withPlayersSwapped(CardTable table, int first, int second)
{
    std::swap(table.row(first), table.row(second));
    std::swap(table.names[index(first)], table.names[index(second)]);
    return table;
}

SlotRow sorted(const SlotRow& row, const HouseRules& rules)
{
    std::vector<PlacedCard> cards;
    for (int slot = 0; slot < row.size(); ++slot) {
        if (row[slot])
            cards.push_back(*row[slot]);
    }
    const auto order = [&rules](PlacedCard placed) {
        const std::optional<Card> card = placed.face();
        const int value = !card || card->isJoker() ? 0 : number(*card->rank());
        const auto suits = deckSuits();
        const auto suit = card ? std::ranges::find(suits, card->suit()) - suits.begin() : 0;
        return std::tuple(!card, card && rules.isWild(*card), -value, suit);
    };
    std::ranges::stable_sort(cards, {}, order);
    SlotRow after(row.kind());
    for (std::size_t slot = 0; slot < cards.size(); ++slot)
        after.set(static_cast<int>(slot), cards[slot]);
    return after;
}

bool canCopyHand(const CardTable& table, int player)
{
    const SlotRow& row = table.row(player);
    return !row.isEmpty()
           && (!table.hasOneDeck()
               || std::ranges::all_of(row.faces(), [](Card card) { return card.isJoker(); }));
}

CardTable withRules(CardTable table, const NamedRules& rules)
{
    table.rules = rules;
    if (table.isSituation())
        table.rules.rules.deck = DeckKind::one;
    if (table.lens && !rules.rules.knows(*table.lens))
        table.lens.reset();
    return table;
}

CardTable withoutRepeats(CardTable table)
{
    Q_ASSERT(!table.isSituation());
    CardSet seen;
    for (SlotRow& row : table.rows) {
        for (int slot = 0; slot < row.size(); ++slot) {
            const std::optional<Card> card = row.face(slot);
            if (!card)
                continue;
            if (seen.contains(*card))
                row.set(slot, std::nullopt);
            seen.insert(*card);
        }
    }
    return table;
}

std::optional<CardConflict> findConflict(const CardTable& table)
{
    if (!table.hasOneDeck())
        return std::nullopt;
    std::array<std::optional<Place>, 52> seen;
    for (const Place place : placesOf(table)) {
        const std::optional<Card> card = table.face(place);
        if (!card || card->isJoker())
            continue;
        std::optional<Place>& first = seen[index(card->index())];
        if (first)
            return CardConflict{*card, *first, place};
        first = place;
    }
    return std::nullopt;
}

std::optional<Place> holder(const CardTable& table, Card card)
{
    if (card.isJoker())
        return std::nullopt;
    const std::vector<Place> places = placesOf(table);
    const auto found =
        std::ranges::find_if(places, [&](Place place) { return table.face(place) == card; });
    return found == places.end() ? std::nullopt : std::optional(*found);
}

std::optional<Place> takenBy(const CardTable& table, Card card)
{
    return table.hasOneDeck() ? holder(table, card) : std::nullopt;
}

std::optional<CardsLeft> cardsLeft(const CardTable& table)
{
    if (!table.hasOneDeck())
        return std::nullopt;
    const int jokers = table.isSituation() ? jokersInDeck(table) : table.rules.rules.jokers.count();
    return CardsLeft{static_cast<int>(undealtCards(table).size()),
                     static_cast<int>(deckWithJokers(jokers).size())};
}

int jokersInDeck(const CardTable& table)
{
    const std::vector<Card> seen = seenCards(table);
    return std::max(table.rules.rules.jokers.count(),
                    static_cast<int>(std::ranges::count_if(seen, &Card::isJoker)));
}

std::vector<Card> undealtCards(const CardTable& table)
{
    std::vector<Card> cards = deckWithJokers(table.rules.rules.jokers.count());
    for (const Card seen : seenCards(table)) {
        const auto found = std::ranges::find(cards, seen);
        if (found != cards.end())
            cards.erase(found);
    }
    return cards;
}

int cardsUsedTwice(const CardTable& table)
{
    std::array<int, 52> counts{};
    for (const Card card : seenCards(table)) {
        if (!card.isJoker())
            ++counts[index(card.index())];
    }
    return static_cast<int>(std::ranges::count_if(counts, [](int count) { return count > 1; }));
}

} // namespace showdown::tables
