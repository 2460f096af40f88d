// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/oddsparts.h"

#include "app/narration/foreigntext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

PasteProblem tooManyCards(SeenArea area, std::size_t count)
{
    PasteProblem result;
    result.fault = PasteFault::tooManyCards;
    result.area = area;
    result.count = static_cast<int>(count);
    return result;
}

PasteProblem faultAlone(PasteFault fault)
{
    PasteProblem result;
    result.fault = fault;
    return result;
}

bool hasUnknown(const Places& places)
{
    return std::ranges::find(places, std::optional(PlacedCard::unknown())) != places.end();
}

/// The first card that comes twice.
std::optional<PasteProblem> repeatedCard(const CardTable& table)
{
    const std::optional<CardConflict> conflict = findConflict(table);
    if (!conflict)
        return std::nullopt;
    PasteProblem result = faultAlone(PasteFault::repeatedCard);
    result.situation.fault = SituationFault::repeatedCard;
    result.situation.card = conflict->card;
    result.situation.first = seenPlace(conflict->holder);
    result.situation.second = seenPlace(conflict->wanted);
    return result;
}

} // namespace

PlacesResult placesFrom(const QString& text)
{
    Places places;
    qsizetype from = 0;
    while (from <= text.size()) {
        qsizetype to = from;
        while (to < text.size() && text[to] != u'?' && text[to] != u'-')
            ++to;
        const auto cards = parseCards(text.mid(from, to - from).toStdString());
        if (const auto* error = std::get_if<NotationError>(&cards)) {
            NotationError wrong = *error;
            wrong.position += static_cast<int>(text.left(from).toUcs4().size());
            if (wrong.text.empty() && to < text.size()) // what stands there ends no text
                wrong.text = text.mid(to, 1).toStdString();
            return wrong;
        }
        const auto& read = std::get<std::vector<Card>>(cards);
        places.insert(places.end(), read.begin(), read.end());
        if (to < text.size())
            places.push_back(text[to] == u'?' ? std::optional(PlacedCard::unknown())
                                              : std::nullopt);
        from = to + 1;
    }
    return places;
}

std::optional<PasteProblem> OddsParts::addHole(const QString& label, const Places& places)
{
    const auto most = static_cast<std::size_t>(mostCards(RowKind::hole));
    if (places.size() > most) {
        PasteProblem wrong = tooManyCards(SeenArea::hole, places.size());
        wrong.hand = static_cast<int>(m_players.size()) + 1;
        return wrong;
    }
    m_players.push_back({label, places});
    return std::nullopt;
}

std::optional<PasteProblem> OddsParts::addBoard(const Places& places)
{
    if (hasUnknown(places))
        return faultAlone(PasteFault::onlyHoleUnknown);
    m_board.insert(m_board.end(), places.begin(), places.end());
    return std::nullopt;
}

std::optional<PasteProblem> OddsParts::addDead(const Places& places)
{
    if (hasUnknown(places))
        return faultAlone(PasteFault::onlyHoleUnknown);
    for (const std::optional<PlacedCard>& place : places) {
        if (place)
            m_dead.push_back(*place->face());
    }
    return std::nullopt;
}

void OddsParts::addUnknownPlayers(int players)
{
    while (static_cast<int>(m_players.size()) < players)
        m_players.push_back({{}, {PlacedCard::unknown(), PlacedCard::unknown()}});
}

void OddsParts::setRules(const NamedRules& rules)
{
    m_rules = rules;
    m_rules->rules.deck = DeckKind::one;
}

PasteProblem OddsParts::mistake(SeenArea area, NotationError error) const
{
    PasteProblem wrong;
    wrong.fault = area == SeenArea::hole ? PasteFault::badHand : PasteFault::badArea;
    wrong.area = area;
    wrong.hand = static_cast<int>(m_players.size()) + 1;
    wrong.isOnlyHand = false;
    if (area == SeenArea::hole && error.expected == NotationExpectation::card)
        error.expected = NotationExpectation::holeCard;
    wrong.notation = std::move(error);
    return wrong;
}

/// A player's number gives the seat if it comes later than the next one and leaves room for the
/// others.
void OddsParts::seatPlayers(CardTable& table) const
{
    int seat = 0;
    for (const Player& player : m_players) {
        const int left =
            static_cast<int>(m_players.size()) - 1 - static_cast<int>(&player - m_players.data());
        const std::optional<int> number = narration::playerNumber(player.label);
        if (number && *number - 1 > seat && *number - 1 + left < CardTable::maximumPlayers)
            seat = *number - 1;
        const auto index = static_cast<std::size_t>(seat);
        for (std::size_t slot = 0; slot < player.hole.size(); ++slot)
            table.set({seat, static_cast<int>(slot)}, player.hole[slot]);
        if (!number)
            table.names[index] =
                narration::shownText(narration::copiedName(player.label), CardTable::longestName);
        ++seat;
    }
    table.playerCount = seat == 0 ? table.playerCount : seat;
}

std::variant<PastedOdds, PasteProblem> OddsParts::finish() const
{
    if (m_players.size() > CardTable::maximumPlayers)
        return faultAlone(PasteFault::tooManyHands);
    if (m_board.size() > Situation::boardSize)
        return tooManyCards(SeenArea::board, m_board.size());
    CardTable table = emptySituation();
    if (static_cast<int>(m_dead.size()) > mostCards(RowKind::dead))
        return tooManyCards(SeenArea::dead, m_dead.size());

    PastedOdds pasted;
    table.rules = m_rules.value_or(table.rules);
    pasted.hasRules = m_rules.has_value();
    seatPlayers(table);
    for (std::size_t slot = 0; slot < m_board.size(); ++slot)
        table.set({CardTable::boardRow, static_cast<int>(slot)}, m_board[slot]);
    for (std::size_t slot = 0; slot < m_dead.size(); ++slot)
        table.set({CardTable::deadRow, static_cast<int>(slot)}, m_dead[slot]);
    if (!hasCards(table))
        return faultAlone(PasteFault::noHand);
    if (const auto repeated = repeatedCard(table))
        return *repeated;
    pasted.table = table;
    return pasted;
}

} // namespace showdown::tables
