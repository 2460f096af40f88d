// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/handarguments.h"

#include "app/cli/linereader.h"
#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace showdown::cli {

namespace {

struct HandArgumentText
{
    Q_DECLARE_TR_FUNCTIONS(HandArgumentText)
};

} // namespace

Hand readHand(std::string_view text, int number)
{
    const std::variant<Hand, NotationError> hand = parseHand(text);
    if (const auto* error = std::get_if<NotationError>(&hand))
        throw badInput(narration::errorText(*error, number));
    return std::get<Hand>(hand);
}

std::vector<Hand> readHandsOfLine(std::string_view line)
{
    std::vector<Hand> hands;
    hands.reserve(mostHands);
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('|', begin), line.size());
        hands.push_back(
            readHand(line.substr(begin, end - begin), static_cast<int>(hands.size()) + 1));
        begin = end + 1;
    }
    return hands;
}

bool areSingleCards(std::span<const std::string> words)
{
    return std::ranges::all_of(words, [](const std::string& word) {
        return word == "?" || std::holds_alternative<Card>(parseCard(word));
    });
}

QString quotedHand(std::span<const std::string> cards)
{
    QStringList words;
    for (const std::string& card : cards)
        words += QString::fromStdString(card).simplified();
    return QLatin1Char('"') + words.join(QLatin1Char(' ')) + QLatin1Char('"');
}

void refuseUnquotedHands(std::span<const std::string> texts, std::size_t most)
{
    if (texts.size() <= most || !areSingleCards(texts.first(1)))
        return;
    constexpr std::size_t handSize = Hand::fullSize;
    // A shell makes file names of a bare *.
    if (!areSingleCards(texts) || texts.size() > most * handSize)
        throw badUsage(HandArgumentText::tr("Quote each hand, as in %1", "%1: a hand to type")
                           .arg(QStringLiteral("\"Kh 6c 6h 2s *\"")));
    QStringList hands;
    for (std::size_t i = 0; i < texts.size(); i += handSize)
        hands += quotedHand(texts.subspan(i, std::min(handSize, texts.size() - i)));
    throw badUsage(HandArgumentText::tr("Quote each hand: %1", "%1: hands to type")
                       .arg(hands.join(QLatin1Char(' '))));
}

void refuseRepeatedCards(std::span<const Hand> hands, const HouseRules& rules)
{
    if (rules.deck != DeckKind::one)
        return;
    if (const std::optional<RepeatedCard> repeated = findRepeatedCard(hands))
        throw badInput(HandArgumentText::tr("%1 (--deck free allows more)", "%1: the mistake")
                           .arg(narration::errorText(*repeated)));
}

std::vector<Hand> readHands(std::span<const std::string> texts, const HouseRules& rules)
{
    std::vector<Hand> hands;
    for (const std::string& text : texts)
        hands.push_back(readHand(text, static_cast<int>(hands.size()) + 1));
    refuseRepeatedCards(hands, rules);
    return hands;
}

bool isTableFile(std::string_view word)
{
    return word.ends_with(".showdown");
}

std::optional<tables::TableStrip> readTablesOperand(const Arguments& arguments)
{
    const auto file = std::ranges::find_if(arguments.operands, isTableFile);
    if (file == arguments.operands.end())
        return std::nullopt;
    const QString name = narration::quotedPath(QString::fromStdString(*file));
    refuseUnquotedHands(arguments.operands, mostHands);
    if (arguments.operands.size() > 1)
        throw badUsage(narration::fill(
            HandArgumentText::tr("%1 stands in place of all hands; give nothing beside it",
                                 "%1: a file"),
            {name}));
    const tables::TableStripResult result =
        tables::readTablesIn(QFile::decodeName(QByteArray::fromStdString(*file)));
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        throw badInput(
            narration::fill(HandArgumentText::tr("%1 cannot be read. %2",
                                                 "%1: a file; %2: a sentence that says why"),
                            {name, narration::fileProblemText(*problem)}));
    return std::get<tables::TableStrip>(result);
}

std::optional<tables::TableFile> readFileOperand(const Arguments& arguments)
{
    const std::size_t number = readNumber(arguments, "table", 1, 1, tables::mostTables);
    const std::optional<tables::TableStrip> file = readTablesOperand(arguments);
    const bool isNamed = arguments.has("table");
    if (!file && isNamed)
        throw badUsage(HandArgumentText::tr("--table goes with a .showdown file alone"));
    if (!file)
        return std::nullopt;
    const std::size_t count = file->tables.size();
    if (number > count || (count > 1 && !isNamed))
        throw badUsage(narration::fill(
            HandArgumentText::tr("%1 has %n table(s); --table N says which", "%1: a file",
                                 static_cast<int>(count)),
            {narration::quotedPath(QString::fromStdString(arguments.operands.front()))}));
    return file->tables[number - 1];
}

void refuseOtherFiles(std::span<const std::string> operands)
{
    for (const std::string& word : operands) {
        // A file may be called as a hand is: 2h.
        if (word.empty() || std::holds_alternative<Hand>(parseHand(word)))
            continue;
        const QFileInfo info(QFile::decodeName(QByteArray::fromStdString(word)));
        if (!info.exists())
            continue;
        const QString name = narration::quotedPath(QString::fromStdString(word));
        throw badInput(narration::fill(
            info.isDir() ? HandArgumentText::tr("%1 is a folder; only files that end in .showdown "
                                                "are read",
                                                "%1: its name")
                         : HandArgumentText::tr("%1 is a file, but only files that end in "
                                                ".showdown are read",
                                                "%1: its name"),
            {name}));
    }
}

std::optional<tables::CardTable> readTableOperand(const Arguments& arguments)
{
    if (const std::optional<tables::TableFile> file = readFileOperand(arguments))
        return file->table;
    if (arguments.operands.size() <= mostHands)
        refuseOtherFiles(arguments.operands);
    return std::nullopt;
}

lessons::LessonTables readTables(const std::string& file)
{
    if (isTableFile(file)) {
        auto tables = lessons::lessonTables(*readTablesOperand({{}, {file}, {0}}));
        if (const auto* wrong = std::get_if<QString>(&tables))
            throw badInput(
                narration::fill(QStringLiteral("%1: %2"),
                                {narration::quotedPath(QString::fromStdString(file)), *wrong}));
        return std::get<lessons::LessonTables>(std::move(tables));
    }
    lessons::LessonTables all;
    readLines(file, [&tables = all.tables](std::string_view line) {
        if (tables.size() == tables::mostTables)
            throw badInput(
                HandArgumentText::tr("a lesson has at most %1 tables").arg(tables::mostTables));
        auto setting = lessons::winnerSetting(readHandsOfLine(line), NamedRules(), std::nullopt);
        if (const auto* wrong = std::get_if<QString>(&setting))
            throw badInput(*wrong);
        tables.push_back({std::get<lessons::Setting>(std::move(setting))});
    });
    if (all.tables.empty())
        throw badInput(HandArgumentText::tr("there is no table in %1", "%1: a file")
                           .arg(narration::quotedPath(QString::fromStdString(file))));
    return all;
}

} // namespace showdown::cli
