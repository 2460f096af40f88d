// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/commandwords.h"

namespace showdown::tables {

namespace {

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

narration::PasteProblem wordProblem(narration::PasteFault fault, const QString& word,
                                    const QString& known)
{
    narration::PasteProblem result;
    result.fault = fault;
    result.text = word;
    result.known = known;
    return result;
}

} // namespace showdown::tables
