// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pastedodds.h"

#include "app/narration/tabletext.h"
#include "app/tables/commandwords.h"
#include "app/tables/oddscommandline.h"
#include "app/tables/oddsparts.h"
#include "app/tables/pastedmarkdown.h"
#include "app/tables/pastedtable.h"
#include "app/tables/rulesline.h"

#include <algorithm>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

/// A piece of a text and its label, as in "Board: ", or nothing.
struct LabelledCards
{
    QString label;
    PlacesResult places;
};

/// Cards after a label and a colon, or alone. A name may contain colons.
LabelledCards labelledCards(const QString& text)
{
    PlacesResult whole = placesFrom(text);
    if (std::holds_alternative<Places>(whole))
        return {{}, std::move(whole)};
    for (qsizetype colon = text.lastIndexOf(u':'); colon > 0;
         colon = text.lastIndexOf(u':', colon - 1)) {
        PlacesResult rest = placesFrom(text.mid(colon + 1).trimmed());
        if (std::holds_alternative<Places>(rest))
            return {text.left(colon).trimmed(), std::move(rest)};
        if (colon == 1)
            break;
    }
    const qsizetype last = text.lastIndexOf(u':');
    if (last <= 0)
        return {{}, std::move(whole)};
    return {text.left(last).trimmed(), placesFrom(text.mid(last + 1).trimmed())};
}

/// Reads one line after the other until something is wrong.
class OddsPasteReader
{
public:
    std::variant<PastedOdds, PasteProblem> read(const QStringList& lines);

private:
    std::optional<PasteProblem> readPart(const QString& text, bool mayBeSentence);
    std::optional<PasteProblem> addPlaces(const QString& label, const Places& places);

    RulesLine m_rules{Preset::standard};
    bool m_hasRules = false;
    OddsParts m_parts;
};

std::variant<PastedOdds, PasteProblem> OddsPasteReader::read(const QStringList& lines)
{
    const auto isRules = [](const QString& line) { return line.startsWith(QStringLiteral("--")); };
    const bool hasRules = std::ranges::any_of(lines, isRules);
    for (const QString& line : lines) {
        if (isRules(line)) {
            m_hasRules = true;
            if (const auto wrong = m_rules.add(line))
                return *wrong;
            continue;
        }
        const bool isName = line.startsWith(u'“'); // which may hold a bar
        for (const QString& part : isName ? QStringList{line} : line.split(u'|')) {
            const bool mayBeSentence = m_hasRules || (hasRules && !part.contains(u':'));
            if (const auto wrong = readPart(part.trimmed(), mayBeSentence))
                return *wrong;
        }
    }
    if (m_hasRules) {
        const auto rules = m_rules.finish();
        if (const auto* wrong = std::get_if<PasteProblem>(&rules))
            return *wrong;
        m_parts.setRules(std::get<RulesLine::Rules>(rules).rules);
    }
    return m_parts.finish();
}

std::optional<PasteProblem> OddsPasteReader::readPart(const QString& text, bool mayBeSentence)
{
    const LabelledCards part = labelledCards(text);
    if (const Places* places = std::get_if<Places>(&part.places))
        return addPlaces(part.label, *places);
    if (mayBeSentence)
        return std::nullopt;
    const std::optional<SeenArea> area = narration::copiedArea(part.label);
    return m_parts.mistake(area.value_or(SeenArea::hole), std::get<NotationError>(part.places));
}

std::optional<PasteProblem> OddsPasteReader::addPlaces(const QString& label, const Places& places)
{
    constexpr auto flop = static_cast<std::size_t>(boardCardsOn(Street::flop));
    const std::optional<SeenArea> area = narration::copiedArea(label);
    if (area == SeenArea::dead)
        return m_parts.addDead(places);
    if (area == SeenArea::board || (label.isEmpty() && places.size() >= flop))
        return m_parts.addBoard(places);
    return m_parts.addHole(label, places);
}

/// Cards and nothing else; nothing if the lines contain more.
std::optional<std::vector<PlacedCard>> cardsAlone(const QStringList& lines)
{
    const auto cardsOf = [](const QString& text) {
        std::vector<PlacedCard> cards;
        const PlacesResult places = placesFrom(text);
        if (!std::holds_alternative<Places>(places))
            return cards;
        for (const std::optional<PlacedCard>& place : std::get<Places>(places)) {
            if (!place)
                return std::vector<PlacedCard>();
            cards.push_back(*place);
        }
        return cards;
    };
    const bool isColumn =
        std::ranges::all_of(lines, [&](const QString& line) { return cardsOf(line).size() == 1; });
    if (lines.size() != 1 && !isColumn)
        return std::nullopt;
    std::vector<PlacedCard> cards = cardsOf(lines.join(u' '));
    return cards.empty() ? std::nullopt : std::optional(std::move(cards));
}

/// The situation of a file's text.
std::variant<PastedOdds, PasteProblem> situationOfFile(const QString& text)
{
    const TableFileResult read = readPastedFile(text);
    PasteProblem wrong;
    if (const auto* problem = std::get_if<narration::FileProblem>(&read)) {
        wrong.fault = PasteFault::badFile;
        wrong.file = *problem;
        return wrong;
    }
    const std::optional<CardTable>& odds = std::get<TableFile>(read).odds;
    if (!odds)
        return wrong;
    return PastedOdds{{}, odds, true};
}

} // namespace

std::variant<PastedOdds, narration::PasteProblem> readPastedOdds(const QString& text)
{
    if (isFileText(text))
        return situationOfFile(text);
    QStringList lines = filledLines(text);
    if (text.contains(u'`')) // else a dash before a card is a gap, and no sign of a list
        lines = withoutMarkdown(lines);
    if (const std::optional<QStringList> words = commandWords(lines))
        return readOddsCommand(*words);
    if (auto cards = cardsAlone(lines))
        return PastedOdds{std::move(*cards), {}, false};
    if (lines.size() == 1 && !isMoreThanCards(text)) {
        const PlacesResult places = placesFrom(lines.front());
        if (const auto* error = std::get_if<NotationError>(&places)) {
            PasteProblem wrong;
            wrong.fault = PasteFault::badHand;
            wrong.notation = *error;
            judgeOtherText(wrong, text);
            return wrong;
        }
    }
    auto read = OddsPasteReader().read(lines);
    if (auto* wrong = std::get_if<PasteProblem>(&read))
        judgeOtherText(*wrong, text);
    return read;
}

std::variant<CardTable, narration::PasteProblem> withPastedOdds(CardTable table,
                                                                const PastedOdds& pasted,
                                                                const std::vector<Place>& places)
{
    if (pasted.table) {
        CardTable after = *pasted.table;
        if (!pasted.hasRules)
            after.rules = table.rules;
        return after;
    }
    PasteProblem problem;
    if (places.size() < pasted.cards.size()) {
        problem.fault = PasteFault::noRoom;
        problem.count = static_cast<int>(places.size());
        return problem;
    }
    for (std::size_t i = 0; i < pasted.cards.size(); ++i) {
        if (pasted.cards[i].isUnknown() && places[i].row >= CardTable::boardRow) {
            problem.fault = PasteFault::onlyHoleUnknown;
            return problem;
        }
        table.set(places[i], pasted.cards[i]);
    }
    return table;
}

narration::CopiedSituation copiedSituation(const CardTable& table)
{
    narration::CopiedSituation copied;
    for (int player = 0; player < table.playerCount; ++player)
        copied.holes.push_back({table.row(player)[0], table.row(player)[1]});
    for (int slot = 0; slot < Situation::boardSize; ++slot)
        copied.board[static_cast<std::size_t>(slot)] = table.board().face(slot);
    copied.dead = table.dead().faces();
    copied.rules = table.rules;
    copied.names = names(table);
    return copied;
}

} // namespace showdown::tables
