// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/commandline.h"

#include "app/tables/readrows.h"

#include <algorithm>
#include <map>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

/// The words of a line, as a POSIX shell reads them. An unclosed quotation ends with the line.
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

/// The first line, joined with the following ones as long as a backslash continues it.
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

/// The problem of a word; `known` are the words allowed there.
PasteProblem wordProblem(PasteFault fault, const QString& word, const QString& known = {})
{
    PasteProblem result;
    result.fault = fault;
    result.text = word;
    result.known = known;
    return result;
}

QStringList wordList(const char* words)
{
    return QString::fromLatin1(words).split(u' ');
}

/// The commands about a kind of table.
struct Commands
{
    QStringList names;
    QStringList switches;
    QStringList passedOver; ///< options, each with a value, that a table ignores
    QString known;          ///< options, for a message
    std::map<QString, RowKind> rows;
};

Commands commandsOf(RowKind players)
{
    if (players == RowKind::hand)
        return {wordList("compare explain"),
                {},
                wordList("--format --level --step --function --lang --color"),
                QStringLiteral("--rules --set --lens --deck --jokers"),
                {}};
    return {wordList("odds"),
            wordList("--progress --help"),
            wordList("--to --seed --format --lang --color"),
            QStringLiteral("--hole --board --dead --players --rules --set"),
            {{QStringLiteral("--hole"), RowKind::hole},
             {QStringLiteral("--board"), RowKind::board},
             {QStringLiteral("--dead"), RowKind::dead}}};
}

/// Reads one word after the other until something is wrong.
class CommandReader
{
public:
    explicit CommandReader(RowKind players) : m_commands(commandsOf(players)), m_read(players) {}

    std::variant<Pasted, PasteProblem> read(QStringList words);

private:
    void takeHand(const QString& word);
    void takeOption(const QString& name, const QString& value);

    const Commands m_commands;
    ReadRows m_read;
    int m_players = 0;
};

std::variant<Pasted, PasteProblem> CommandReader::read(QStringList words)
{
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    if (!m_commands.names.contains(command))
        return wordProblem(PasteFault::otherCommand, command, m_commands.names.join(u' '));
    const bool areHands = m_read.players == RowKind::hand;
    bool areOptionsOver = false;
    while (!words.isEmpty() && !m_read.wrong) {
        const QString word = words.takeFirst();
        const QString name = word.section(u'=', 0, 0);
        if (m_commands.switches.contains(word))
            continue;
        if (areHands && !areOptionsOver && word == u"--")
            areOptionsOver = true;
        else if (areOptionsOver || !word.startsWith(QStringLiteral("--")))
            takeHand(word);
        else if (name == word && words.isEmpty())
            m_read.wrong = wordProblem(PasteFault::wordWithoutValue, word);
        else
            takeOption(name, name == word ? words.takeFirst() : word.section(u'=', 1));
    }
    for (auto players = std::ranges::count(m_read.rows, RowKind::hole, &ReadRows::Row::kind);
         players < m_players; ++players)
        m_read.add(RowKind::hole, {}, PastedPlaces{PlacedCard::unknown(), PlacedCard::unknown()});
    m_read.hasRules = true;
    return pastedFrom(m_read);
}

void CommandReader::takeHand(const QString& word)
{
    if (m_read.players != RowKind::hand)
        m_read.wrong = wordProblem(PasteFault::unknownWord, word, m_commands.known);
    else if (word.endsWith(QStringLiteral(".showdown"), Qt::CaseInsensitive))
        m_read.wrong = wordProblem(PasteFault::fileInCommand, word);
    else
        m_read.add(RowKind::hand, {}, readRow(word, RowKind::hand));
}

void CommandReader::takeOption(const QString& name, const QString& value)
{
    const auto row = m_commands.rows.find(name);
    if (row != m_commands.rows.end())
        m_read.add(row->second, {}, readRow(value, m_read.players));
    else if (RulesLine::options().contains(name))
        m_read.rules.add(name, value);
    else if (m_read.players == RowKind::hole && name == u"--players")
        m_players = std::min(value.toInt(), CardTable::maximumPlayers);
    else if (!m_commands.passedOver.contains(name))
        m_read.wrong = wordProblem(PasteFault::unknownWord, name, m_commands.known);
}

} // namespace

std::optional<QStringList> commandWords(const QStringList& lines)
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

std::variant<Pasted, PasteProblem> readCommand(QStringList words, RowKind players)
{
    return CommandReader(players).read(std::move(words));
}

} // namespace showdown::tables
