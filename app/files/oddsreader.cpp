// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/oddsreader.h"

#include "app/files/partreader.h"
#include "core/cards/notation.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace showdown::files {
namespace {

using nlohmann::ordered_json;

class OddsReader : public PartReader
{
public:
    std::variant<OddsTable, narration::FileProblem> read(const ordered_json& object)
    {
        const bool isRead = readRules(object, "odds.", m_table.rules) && readBoard(object)
                            && readDead(object) && readPlayers(object) && checkDeck();
        if (!isRead)
            return *problem();
        return m_table;
    }

private:
    bool readBoard(const ordered_json& object)
    {
        const ordered_json* cards = find(object, {"odds.board", {}}, narration::FileValue::list);
        if (!cards)
            return false;
        if (cards->size() != Situation::boardSize)
            return fail(narration::WrongOddsSlots{SeenArea::board, 0});
        return readCards(*cards, OddsTable::boardRow);
    }

    bool readDead(const ordered_json& object)
    {
        const ordered_json* cards = find(object, {"odds.dead", {}}, narration::FileValue::list);
        if (!cards)
            return false;
        if (cards->size() > OddsTable::mostDead)
            return fail(narration::TooManyDead{OddsTable::mostDead});
        return readCards(*cards, OddsTable::deadRow);
    }

    bool readPlayers(const ordered_json& object)
    {
        const ordered_json* players =
            find(object, {"odds.players", {}}, narration::FileValue::list);
        if (!players)
            return false;
        if (players->size() > OddsTable::maximumPlayers)
            return fail(narration::TooManyPlayers());
        const int count = static_cast<int>(players->size());
        m_table.playerCount = std::max(count, OddsTable::minimumPlayers);
        for (int player = 0; player < count; ++player) {
            if (!readPlayer(player, (*players)[static_cast<std::size_t>(player)]))
                return false;
        }
        return true;
    }

    bool readPlayer(int player, const ordered_json& object)
    {
        if (!object.is_object())
            return fail(narration::WrongValue{{"odds", player}, narration::FileValue::object});
        if (!readName(object, {"odds.name", player}, OddsTable::longestName,
                      m_table.names[static_cast<std::size_t>(player)]))
            return false;
        const ordered_json* hole = find(object, {"odds.hole", player}, narration::FileValue::list);
        if (!hole)
            return false;
        if (hole->size() != OddsTable::holeSize)
            return fail(narration::WrongOddsSlots{SeenArea::hole, player});
        return readCards(*hole, player);
    }

    bool readCards(const ordered_json& cards, int row)
    {
        for (int slot = 0; slot < static_cast<int>(cards.size()); ++slot) {
            if (!readCard({row, slot}, cards[static_cast<std::size_t>(slot)]))
                return false;
        }
        return true;
    }

    /// Dead cards have no gaps, and only a hole card may be unknown.
    bool readCard(SlotPlace place, const ordered_json& value)
    {
        if (value.is_null() && place.player != OddsTable::deadRow)
            return true;
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        if (place.player < OddsTable::boardRow && value == "?") {
            m_table.set(place, PlacedCard::unknown());
            return true;
        }
        const std::variant<Card, NotationError> card = parseCard(text);
        if (!value.is_string() || std::holds_alternative<NotationError>(card))
            return fail(narration::NotAnOddsCard{seenPlace(place), text});
        m_table.set(place, std::get<Card>(card));
        return true;
    }

    bool checkDeck()
    {
        m_table.rules.rules.deck = DeckKind::one;
        const std::optional<CardConflict> conflict = findConflict(m_table);
        return !conflict
               || fail(narration::OddsCardTwice{conflict->card, seenPlace(conflict->holder),
                                                seenPlace(conflict->wanted)});
    }

    OddsTable m_table;
};

} // namespace

std::variant<OddsTable, narration::FileProblem> readOdds(const ordered_json& object)
{
    return OddsReader().read(object);
}

} // namespace showdown::files
