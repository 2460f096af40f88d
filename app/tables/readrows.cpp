// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/readrows.h"

#include "app/narration/cardletters.h"
#include "app/narration/cardtext.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

bool isEmptyPlace(const std::optional<PlacedCard>& place)
{
    return !place;
}

/// Why cards that were read cannot lie in their row.
std::optional<PasteFault> faultIn(const PastedRow& row)
{
    const bool hasUnknown =
        std::ranges::find(row.places, std::optional(PlacedCard::unknown())) != row.places.end();
    if (hasUnknown && !holdsUnknown(row.kind))
        return PasteFault::onlyHoleUnknown;
    const bool isLong = static_cast<int>(row.places.size()) > mostCards(row.kind);
    return isLong && row.kind == RowKind::hole ? std::optional(PasteFault::tooManyCards)
                                               : std::nullopt;
}

SeenArea areaOf(RowKind kind)
{
    if (kind == RowKind::board)
        return SeenArea::board;
    return kind == RowKind::dead ? SeenArea::dead : SeenArea::hole;
}

PasteProblem rowMistake(const ReadRows::Row& row, int number, bool isOnly)
{
    PasteProblem wrong;
    wrong.area = areaOf(row.kind);
    wrong.fault = wrong.area == SeenArea::hole ? PasteFault::badHand : PasteFault::badArea;
    wrong.hand = number;
    wrong.isOnlyHand = isOnly;
    wrong.notation = std::get<NotationError>(row.places);
    if (row.kind == RowKind::hole && !isOnly
        && wrong.notation.expected == NotationExpectation::card)
        wrong.notation.expected = NotationExpectation::holeCard;
    return wrong;
}

/// A mistake in typed cards that were read in the notation, with the letters that were typed.
NotationError asTyped(NotationError wrong, const QString& typed)
{
    const auto length = static_cast<qsizetype>(wrong.previous.size()); // ASCII
    wrong.previous = typed.mid(wrong.position - 1 - length, length).toStdString();
    return wrong;
}

/// Cards as they are typed, in the notation: a wild may be written with its symbol.
std::string notationOf(QString typed)
{
    typed.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    return narration::inNotation(typed).toStdString();
}

} // namespace

PlacesResult readPlaces(const QString& text, RowKind players)
{
    const auto isMark = [players](QChar sign) {
        return players == RowKind::hole && (sign == u'?' || sign == u'-');
    };
    PastedPlaces places;
    qsizetype from = 0;
    while (from <= text.size()) {
        qsizetype to = from;
        while (to < text.size() && !isMark(text[to]))
            ++to;
        const QString typed = text.mid(from, to - from);
        const auto cards = parseCards(notationOf(typed));
        if (const auto* error = std::get_if<NotationError>(&cards)) {
            NotationError wrong = asTyped(*error, typed);
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

PlacesResult readRow(const QString& text, RowKind players)
{
    if (players == RowKind::hole)
        return readPlaces(text, players);
    const auto hand = parseHand(notationOf(text));
    if (const auto* error = std::get_if<NotationError>(&hand))
        return asTyped(*error, text);
    return PastedPlaces(std::get<Hand>(hand).begin(), std::get<Hand>(hand).end());
}

ReadRows::ReadRows(RowKind kind)
    : players(kind), rules(kind == RowKind::hole ? Preset::standard : Preset::series)
{}

void ReadRows::add(RowKind kind, const QString& label, const PlacesResult& places)
{
    rows.push_back({kind, label, places, static_cast<int>(rows.size()) + 1, false, false});
}

std::variant<Pasted, PasteProblem> pastedFrom(const ReadRows& read)
{
    const bool areHands = read.players == RowKind::hand;
    if (read.wrong && areHands)
        return *read.wrong;
    PastedRows pasted;
    int players = 0;
    for (const ReadRows::Row& row : read.rows) {
        const int number = areHands ? row.number : players + 1;
        if (std::holds_alternative<NotationError>(row.places))
            return rowMistake(row, number, areHands ? read.rows.size() == 1 : read.isOneRow);
        PastedRow good{row.kind, row.label, std::get<PastedPlaces>(row.places)};
        if (const auto fault = faultIn(good)) {
            PasteProblem wrong;
            wrong.fault = *fault;
            wrong.hand = number;
            wrong.count = static_cast<int>(good.places.size());
            return wrong;
        }
        if (good.kind == RowKind::dead)
            std::erase_if(good.places, isEmptyPlace);
        players += good.kind == read.players ? 1 : 0;
        pasted.rows.push_back(std::move(good));
    }
    if (read.wrong)
        return *read.wrong;
    if (read.hasRules) {
        const auto rules = read.rules.finish();
        if (const auto* wrong = std::get_if<PasteProblem>(&rules))
            return *wrong;
        pasted.rules = std::get<RulesLine::Rules>(rules).rules;
        if (areHands)
            pasted.lens = std::get<RulesLine::Rules>(rules).lens;
    }
    if (!areHands || pasted.rules || pasted.rows.size() != 1)
        return pasted;
    return *cardsWithoutGap(pasted.rows.front().places);
}

} // namespace showdown::tables
