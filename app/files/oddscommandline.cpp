// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/oddscommandline.h"

#include "app/files/oddsparts.h"
#include "app/files/rulesline.h"

#include <algorithm>

namespace showdown::files {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

/// The words of a line, as a POSIX shell sees them. A quotation that does not end goes to the end.
QStringList shellWords(const QString& line)
{
    QStringList words;
    std::optional<QString> word;
    QChar quote;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar character = line[i];
        const bool isEscape = character == u'\\' && quote != u'\'' && i + 1 < line.size();
        if (isEscape) {
            word = word.value_or(QString()) + line[++i];
        } else if (!quote.isNull() && character == quote) {
            quote = QChar();
        } else if (quote.isNull() && (character == u'"' || character == u'\'')) {
            quote = character;
            word = word.value_or(QString());
        } else if (quote.isNull() && character.isSpace()) {
            if (word)
                words << *word;
            word.reset();
        } else {
            word = word.value_or(QString()) + character;
        }
    }
    if (word)
        words << *word;
    return words;
}

/// The first line, with those after it as long as a backslash says that it goes on.
QString firstCommand(const QStringList& lines)
{
    QString command;
    for (const QString& line : lines) {
        if (!line.endsWith(u'\\'))
            return command + line;
        command += line.chopped(1) + u' ';
    }
    return command;
}

PasteProblem wordProblem(PasteFault fault, const QString& word)
{
    PasteProblem result;
    result.fault = fault;
    result.text = word;
    return result;
}

/// Reads one option after the other until something is wrong.
class CommandReader
{
public:
    std::variant<PastedOdds, PasteProblem> read(QStringList words);

private:
    std::optional<PasteProblem> takeOption(const QString& name, const QString& value);

    RulesLine m_rules{Preset::standard};
    OddsParts m_parts;
    int m_players = 0;
};

std::variant<PastedOdds, PasteProblem> CommandReader::read(QStringList words)
{
    const QStringList switches{QStringLiteral("--progress"), QStringLiteral("--help")};
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    if (command != u"odds")
        return wordProblem(PasteFault::unknownWord, command);
    while (!words.isEmpty()) {
        const QString word = words.takeFirst();
        if (switches.contains(word))
            continue;
        const QString name = word.section(u'=', 0, 0);
        if (!name.startsWith(QStringLiteral("--")))
            return wordProblem(PasteFault::unknownWord, word);
        if (name == word && words.isEmpty())
            return wordProblem(PasteFault::wordWithoutValue, word);
        const QString value = name == word ? words.takeFirst() : word.section(u'=', 1);
        if (const auto wrong = takeOption(name, value))
            return *wrong;
    }
    const auto rules = m_rules.finish();
    if (const auto* wrong = std::get_if<PasteProblem>(&rules))
        return *wrong;
    m_parts.setRules(std::get<RulesLine::Rules>(rules).rules);
    m_parts.addUnknownPlayers(m_players);
    return m_parts.finish();
}

std::optional<PasteProblem> CommandReader::takeOption(const QString& name, const QString& value)
{
    const QStringList passedOver{QStringLiteral("--to"), QStringLiteral("--seed"),
                                 QStringLiteral("--format"), QStringLiteral("--lang"),
                                 QStringLiteral("--color")};
    if (passedOver.contains(name))
        return std::nullopt;
    if (RulesLine::options().contains(name)) {
        m_rules.add(name, value);
        return std::nullopt;
    }
    if (name == u"--players") {
        m_players = std::min(value.toInt(), OddsTable::maximumPlayers);
        return std::nullopt;
    }
    const bool isBoard = name == u"--board";
    const bool isDead = name == u"--dead";
    if (!isBoard && !isDead && name != u"--hole")
        return wordProblem(PasteFault::unknownWord, name);
    const PlacesResult places = placesFrom(value);
    if (const auto* error = std::get_if<NotationError>(&places))
        return m_parts.mistake(isBoard  ? SeenArea::board
                               : isDead ? SeenArea::dead
                                        : SeenArea::hole,
                               *error);
    const Places& cards = std::get<Places>(places);
    return isBoard  ? m_parts.addBoard(cards)
           : isDead ? m_parts.addDead(cards)
                    : m_parts.addHole({}, cards);
}

} // namespace

std::optional<QStringList> oddsCommandWords(const QStringList& lines)
{
    QStringList words = shellWords(firstCommand(lines));
    if (!words.isEmpty() && words.front() == u"$")
        words.removeFirst();
    if (words.isEmpty())
        return std::nullopt;
    const QString program = words.takeFirst().section(u'/', -1);
    if (program != u"showdown-cli" && program != u"showdown-cli.exe")
        return std::nullopt;
    return words;
}

std::variant<PastedOdds, PasteProblem> readOddsCommand(const QStringList& words)
{
    return CommandReader().read(words);
}

} // namespace showdown::files
