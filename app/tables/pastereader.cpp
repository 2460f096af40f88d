// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pastereader.h"

#include "app/tables/commandline.h"
#include "app/tables/pastedmarkdown.h"
#include "app/tables/readrows.h"
#include "app/tables/tablefile.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

using ReadRow = ReadRows::Row;

bool isFileText(const QString& text)
{
    return text.trimmed().startsWith(u'{');
}

bool isRulesLine(const QString& line)
{
    return line.startsWith(QStringLiteral("--"));
}

/// The rows of a line. A name in quotation marks may hold a bar.
QStringList rowTexts(const QString& line)
{
    return line.startsWith(u'“') ? QStringList{line} : line.split(u'|');
}

/// `Board: Qs 9s 4d`.
bool isOfSituation(const QString& line)
{
    return !line.startsWith(u'“') && std::ranges::any_of(line.split(u'|'), [](const QString& part) {
        return part.contains(u':')
               && narration::copiedArea(part.section(u':', 0, 0).trimmed()).has_value();
    });
}

bool isMistake(const ReadRow& row)
{
    return std::holds_alternative<NotationError>(row.places);
}

/// A hand that is a dash has no cards; in a situation that is a gap.
bool isNoHand(const QString& text, RowKind players)
{
    return players == RowKind::hand && (text == u"-" || text == u"–");
}

PlacesResult placesIn(const QString& text, RowKind players)
{
    return isNoHand(text, players) ? PastedPlaces() : readRow(text, players);
}

/// What stands behind a label. The name of a hand, "(Pair of queens)", may follow its cards.
QString behindLabel(const QString& text, qsizetype colon, RowKind players)
{
    const QString rest = text.mid(colon + 1);
    return (players == RowKind::hand && rest.endsWith(u')') ? rest.section(u'(', 0, 0) : rest)
        .trimmed();
}

/// Cards after a label and a colon, or alone; else the mistake in what begins like a row. A player's
/// name may contain colons.
std::pair<QString, PlacesResult> labelledPlaces(const QString& text, RowKind players)
{
    const bool areHands = players == RowKind::hand;
    PlacesResult whole = placesIn(text, players);
    if (std::holds_alternative<PastedPlaces>(whole))
        return {QString(), std::move(whole)};
    const qsizetype last = text.lastIndexOf(u':');
    for (qsizetype colon = last; colon > 0; colon = text.lastIndexOf(u':', colon - 1)) {
        const QString cards = behindLabel(text, colon, players);
        PlacesResult rest = placesIn(cards, players);
        const auto* places = std::get_if<PastedPlaces>(&rest);
        if (places && (!areHands || !places->empty() || isNoHand(cards, players)))
            return {text.left(colon).trimmed(), std::move(rest)};
    }
    PlacesResult rest = placesIn(behindLabel(text, last, players), players);
    const bool hasLabel = areHands ? last >= 0 : last > 0;
    if (!hasLabel || std::holds_alternative<PastedPlaces>(rest))
        return {QString(), std::move(whole)};
    return {text.left(last).trimmed(), std::move(rest)};
}

/// Of a situation. Without a label, three cards are no longer those of a player.
RowKind kindOf(const QString& label, const PlacesResult& read)
{
    constexpr auto flop = static_cast<std::size_t>(boardCardsOn(Street::flop));
    const std::optional<SeenArea> area = narration::copiedArea(label);
    if (area == SeenArea::dead)
        return RowKind::dead;
    const auto* places = std::get_if<PastedPlaces>(&read);
    const bool isLong = label.isEmpty() && places && places->size() >= flop;
    return area == SeenArea::board || isLong ? RowKind::board : RowKind::hole;
}

/// Removes what is said about hands, before and between them. What looks like hands in a sentence
/// before them is part of a name.
void dropSentencesAboutHands(ReadRows& read)
{
    const auto hasLabel = [](const ReadRow& row) {
        return !isMistake(row) && !row.label.isEmpty();
    };
    const bool isCopy = read.hasRules && std::ranges::any_of(read.rows, hasLabel);
    const bool beginsWithSentence =
        isCopy
        && std::ranges::any_of(
            read.rows, [&](const ReadRow& row) { return hasLabel(row) && !row.isInFirstLine; })
        && std::ranges::any_of(
            read.rows, [](const ReadRow& row) { return isMistake(row) && row.isInFirstLine; });
    std::erase_if(read.rows, [&](const ReadRow& row) {
        return row.isInFirstLine ? beginsWithSentence
                                 : isCopy && isMistake(row) && row.mayBeSentence;
    });
}

std::variant<Pasted, PasteProblem> readLines(const QStringList& lines, RowKind players,
                                             bool isOneRow)
{
    ReadRows read(players);
    const bool areHands = players == RowKind::hand;
    const bool hasRules = std::ranges::any_of(lines, isRulesLine);
    read.isOneRow = isOneRow;
    for (const QString& line : lines) {
        if (isRulesLine(line)) {
            read.hasRules = true;
            read.wrong = read.rules.add(line);
            if (read.wrong)
                break;
            continue;
        }
        for (const QString& part : rowTexts(line)) {
            const auto [label, places] = labelledPlaces(part.trimmed(), players);
            read.add(areHands ? players : kindOf(label, places), label, places);
            ReadRow& row = read.rows.back();
            row.isInFirstLine = &line == &lines.front();
            row.mayBeSentence = (read.hasRules && !areHands) || (hasRules && !part.contains(u':'));
        }
    }
    if (areHands)
        dropSentencesAboutHands(read);
    else
        std::erase_if(read.rows,
                      [](const ReadRow& row) { return isMistake(row) && row.mayBeSentence; });
    return pastedFrom(read);
}

/// The table of a file's text; of several the first with cards that fit here.
std::variant<Pasted, PasteProblem> tableOfFile(QString text, RowKind players)
{
    text.replace(QChar::LineSeparator, u'\n').replace(QChar::ParagraphSeparator, u'\n');
    const TableStripResult read = readTables(text.toUtf8());
    PasteProblem wrong;
    if (const auto* problem = std::get_if<narration::FileProblem>(&read)) {
        wrong.fault = PasteFault::badFile;
        wrong.file = *problem;
        return wrong;
    }
    for (const TableFile& file : std::get<TableStrip>(read).tables) {
        if (players == RowKind::hand && hasCards(file.table))
            return file.table;
        const CardTable* situation = file.part(oddsKey);
        if (players == RowKind::hole && situation)
            return *situation;
    }
    return wrong;
}

/// A line with a single card.
bool isCardLine(const QString& line, RowKind players)
{
    const PlacesResult read = readPlaces(line, players);
    const auto* places = std::get_if<PastedPlaces>(&read);
    return places && places->size() == 1 && places->front();
}

/// Turns a bad hand into noCard if none of the text's words is a card.
void judgeOtherText(PasteProblem& problem, const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s|:,;`]+"));
    const auto isCards = [](const QString& word) {
        return word == u"?"
               || std::holds_alternative<PastedPlaces>(readPlaces(word, RowKind::hand));
    };
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    const bool isUnfinished = problem.notation.text.empty();
    if (problem.fault == PasteFault::badHand && !isUnfinished && words.size() > 1
        && std::ranges::none_of(words, isCards))
        problem.fault = PasteFault::noCard;
}

} // namespace

std::variant<Pasted, PasteProblem> readPasted(const QString& text, RowKind players)
{
    if (isFileText(text))
        return tableOfFile(text, players);
    const bool areHands = players == RowKind::hand;
    QStringList lines = filledLines(text);
    if (areHands || text.contains(u'`')) // else a dash is a gap, and no sign of a list
        lines = withoutMarkdown(lines);
    if (const std::optional<QStringList> words = commandWords(lines))
        return readCommand(*words, players);
    PasteProblem wrong;
    if (areHands && std::ranges::any_of(lines, isOfSituation)) {
        wrong.fault = PasteFault::situationHere;
        return wrong;
    }
    const auto isCard = [players](const QString& line) { return isCardLine(line, players); };
    if (lines.size() > 1 && std::ranges::all_of(lines, isCard))
        lines = {lines.join(u' ')};
    const PlacesResult row = lines.size() == 1 ? readRow(lines.front(), players) : PastedPlaces();
    if (const auto* places = std::get_if<PastedPlaces>(&row)) {
        if (const auto cards = cardsWithoutGap(*places); cards && !cards->empty())
            return *cards;
    }
    auto read = readLines(lines, players, !isMoreThanCards(text));
    if (auto* problem = std::get_if<PasteProblem>(&read))
        judgeOtherText(*problem, text);
    return read;
}

bool isMoreThanCards(const QString& text)
{
    const QStringList lines = filledLines(text);
    return lines.size() > 1 || text.contains(u'|') || text.contains(u':')
           || text.contains(QStringLiteral("--")) || text.contains(u'`') || isFileText(text)
           || commandWords(lines).has_value();
}

} // namespace showdown::tables
