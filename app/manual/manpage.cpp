// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/manual/manpage.h"

#include "app/manual/program.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <utility>

namespace showdown::manual {

namespace {

struct ManPageText
{
    Q_DECLARE_TR_FUNCTIONS(ManPageText)
};

/// Text escaped for roff. A dash is one that can be copied and searched.
QString escaped(QString text)
{
    text.replace(u'\\', QStringLiteral("\\e"));
    text.replace(u'-', QStringLiteral("\\-"));
    return text;
}

/// A line of text: roff must not read a dot or a quote at its beginning as its own.
QString line(const QString& text)
{
    const bool looksLikeRequest = text.startsWith(u'.') || text.startsWith(u'\'');
    return (looksLikeRequest ? QStringLiteral("\\&") : QString()) + text + u'\n';
}

QString bold(const QString& text)
{
    return QStringLiteral("\\fB") + escaped(text) + QStringLiteral("\\fR");
}

QString italic(const QString& text)
{
    return QStringLiteral("\\fI") + escaped(text) + QStringLiteral("\\fR");
}

QString heading(const QString& text)
{
    return QStringLiteral(".SH ") + escaped(text) + u'\n';
}

/// The length of a line for man's programs, which read a letter beyond ASCII as \[u00FC].
qsizetype widthOf(const QString& text)
{
    constexpr qsizetype wideLetter = 8;
    const auto wide = std::ranges::count_if(text, [](QChar c) { return c.unicode() > 0x7f; });
    return text.size() + wide * (wideLetter - 1);
}

/// Text that is filled, in short lines. Its own line breaks mean nothing.
QString filled(const QString& text)
{
    constexpr qsizetype longest = 80;
    QString all;
    QString current;
    for (const QString& word : escaped(text.simplified()).split(u' ')) {
        const QString longer = current.isEmpty() ? word : current + u' ' + word;
        if (!current.isEmpty() && widthOf(longer) > longest - 2)
            all += line(std::exchange(current, word));
        else
            current = longer;
    }
    return all + line(current);
}

QString paragraph(const QString& text)
{
    return QStringLiteral(".PP\n") + filled(text);
}

/// Paragraphs, the first right below its heading.
QString paragraphs(const QStringList& texts)
{
    QString all;
    for (const QString& text : texts)
        all += all.isEmpty() ? filled(text) : paragraph(text);
    return all;
}

QString tagged(const QString& tag, const QString& text)
{
    return QStringLiteral(".TP\n") + line(tag) + filled(text);
}

QString terms(const QList<Term>& all)
{
    QString text;
    for (const Term& term : all)
        text += tagged(bold(term.term), term.meaning);
    return text;
}

QString option(const OptionEntry& entry)
{
    QString tag;
    for (const char letter : entry.letters)
        tag += bold(QStringLiteral("-") + QLatin1Char(letter)) + QStringLiteral(", ");
    tag += bold(QStringLiteral("--") + QString::fromStdString(entry.name));
    if (entry.takesValue())
        tag += u' ' + italic(entry.placeholder);
    QString text = tagged(tag, meaningOf(entry));
    if (!entry.terms.isEmpty())
        text += QStringLiteral(".RS\n") + terms(entry.terms) + QStringLiteral(".RE\n");
    return text;
}

QString options(const QList<OptionEntry>& entries)
{
    QString text;
    for (const OptionEntry& entry : entries)
        text += option(entry);
    return text;
}

/// How a program is called, its name bold: `showdown-cli compare [RULES] HAND`.
QString synopsis(const QString& text, const QString& command)
{
    return QStringLiteral(".HP\n") + bold(command) + escaped(text.mid(command.size())) + u'\n';
}

QString verbatim(const QStringList& lines)
{
    QString text = QStringLiteral(".RS 4\n.nf\n");
    for (const QString& each : lines)
        text += line(escaped(each));
    return text + QStringLiteral(".fi\n.RE\n");
}

/// The section of a command, without what the program's section already says.
QString commandPart(const Program& program, const CommandEntry& command)
{
    QString text = QStringLiteral(".SS ") + escaped(QString::fromStdString(command.name)) + u'\n';
    QStringList news = command.paragraphs;
    news.removeIf([&](const QString& each) { return program.paragraphs.contains(each); });
    text += paragraphs(news);
    text += terms(command.terms);
    text += options(command.options);
    if (!command.exitStatus.isEmpty())
        text += paragraph(command.exitStatus);
    for (const QString& each : command.table.paragraphs)
        text += paragraph(each);
    return text + terms(command.table.terms);
}

QString allCommands(const Program& program)
{
    if (program.commands.isEmpty())
        return {};
    QString text = heading(ManPageText::tr("COMMANDS", "heading of a man page"));
    for (const CommandEntry& command : program.commands)
        text += commandPart(program, command);
    return text;
}

QString allOptions(const Program& program)
{
    QString text = heading(ManPageText::tr("OPTIONS", "heading of a man page"))
                   + options(program.options + program.common);
    if (!program.shared.isEmpty())
        text += heading(program.sharedHeading.toUpper()) + options(program.shared);
    return text;
}

QString allExamples(const Program& program)
{
    QStringList examples = program.examples;
    for (const CommandEntry& command : program.commands)
        examples += command.examples;
    return heading(ManPageText::tr("EXAMPLES", "heading of a man page")) + verbatim(examples);
}

} // namespace

QString manPage(const Program& program, QDate date)
{
    const QString name = QString::fromStdString(program.name);
    QString text = QStringLiteral(".\\\" SPDX-FileCopyrightText: 2026 The Showdown authors\n"
                                  ".\\\" SPDX-License-Identifier: MIT\n");
    text += QStringLiteral(".TH %1 1 %2 \"%3 %4\" \"%5\"\n")
                .arg(escaped(name.toUpper()), date.toString(Qt::ISODate), escaped(name),
                     program.version, ManPageText::tr("User Commands", "title of man pages"));
    // Ragged: options and names are long words, and justified lines would be full of holes.
    text += QStringLiteral(".ad l\n.nh\n");
    text += heading(ManPageText::tr("NAME", "heading of a man page")) + escaped(name)
            + QStringLiteral(" \\- ") + escaped(program.what) + u'\n';
    text += heading(ManPageText::tr("SYNOPSIS", "heading of a man page"));
    for (const QString& each : program.synopses)
        text += synopsis(each, name);
    text += heading(ManPageText::tr("DESCRIPTION", "heading of a man page"));
    text += paragraphs(program.paragraphs);
    text += allCommands(program) + allOptions(program) + allExamples(program);
    for (const Chapter& chapter : program.chapters) {
        text += heading(chapter.heading.toUpper());
        text += paragraphs(chapter.paragraphs) + terms(chapter.terms);
    }
    QStringList others;
    for (const QString& page : program.seeAlso)
        others += bold(page.section(u'(', 0, 0)) + u'(' + page.section(u'(', 1);
    return text + heading(ManPageText::tr("SEE ALSO", "heading of a man page"))
           + others.join(QStringLiteral(",\n")) + u'\n';
}

QDate pageDate()
{
    bool isNumber = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isNumber);
    const QDateTime time =
        isNumber ? QDateTime::fromSecsSinceEpoch(epoch) : QDateTime::currentDateTime();
    return time.toUTC().date();
}

} // namespace showdown::manual
