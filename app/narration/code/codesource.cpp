// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/codesource.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

/// How a language writes its sources.
struct Script
{
    QString folder;
    QString comment;
};

Script scriptOf(CodeLanguage language)
{
    return language == CodeLanguage::python
               ? Script{QStringLiteral("python"), QStringLiteral("#")}
               : Script{QStringLiteral("javascript"), QStringLiteral("//")};
}

/// Cards first, main last.
QStringList filesIn(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    const auto place = [&folder](const QString& file) {
        const QString name = file.mid(folder.size() + 1);
        return std::pair(name.startsWith(u"cards.")  ? 0
                         : name.startsWith(u"match") ? 1
                         : name.startsWith(u"main.") ? 3
                                                     : 2,
                         name);
    };
    std::ranges::sort(files, {}, place);
    return files;
}

bool isImport(const QString& line)
{
    return line.startsWith(u"import ") || line.startsWith(u"from ");
}

/// What a line gives names to: without indent, or in a class a method.
QStringList namesIn(const QString& line)
{
    static const QRegularExpression method(QStringLiteral(R"(^    (?:get )?(\w+)\([^)]*\) \{$)"));
    if (const QRegularExpressionMatch found = method.match(line); found.hasMatch())
        return {found.captured(1)};
    static const QRegularExpression named(QStringLiteral(
        R"(^(?:def|class|function|async function|const|let) (\w+)|^(\w+)(?:: [^=]+)? = )"));
    if (isImport(line))
        return line.startsWith(u"from __")
                   ? QStringList()
                   : line.section(QStringLiteral("import "), 1).split(QStringLiteral(", "));
    const QRegularExpressionMatch match = named.match(line);
    return match.hasMatch() ? QStringList(match.captured(1) + match.captured(2)) : QStringList();
}

/// Takes the name of a line off its end.
SourceLine readLine(const QString& written, const QString& comment)
{
    static const QRegularExpression tag(QStringLiteral(
        R"(^(?:value (?<value>\w+)|(?:(?<label>(?!when )\w+) ?)?(?<half>first|second)? ?(?:when (?<when>\w+))?)$)"));
    SourceLine line;
    line.text = written;
    line.names = namesIn(written);
    const qsizetype at = written.lastIndexOf(QLatin1String("  ") + comment + u' ');
    if (at < 0)
        return line;
    const QRegularExpressionMatch match = tag.match(written.mid(at + comment.size() + 3));
    if (!match.hasMatch())
        return line;
    line.text = written.first(at);
    line.label = match.captured(u"label");
    line.value = match.captured(u"value");
    if (const QString half = match.captured(u"half"); !half.isEmpty())
        line.half = half == u"first" ? Half::first : Half::second;
    if (const QString when = match.captured(u"when"); !when.isEmpty()) {
        line.condition = when::named(when.toStdString());
        Q_ASSERT(line.condition);
    }
    return line;
}

/// A line that goes on with the block above it after an empty line, or closes it.
bool goesOn(const QString& line)
{
    return line.startsWith(u' ') || line.startsWith(u'}') || line.startsWith(u']')
           || line.startsWith(u')');
}

/// The blocks of a file, but for the licence at its head.
std::vector<SourceBlock> readBlocks(const QString& name, const QString& comment)
{
    QFile file(name);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    std::vector<SourceBlock> blocks;
    bool isEmptyAbove = true;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines) {
        if (line.startsWith(comment + QLatin1String(" SPDX-")))
            continue;
        if (line.isEmpty()) {
            isEmptyAbove = true;
            continue;
        }
        if (isImport(line) || (isEmptyAbove && !goesOn(line)))
            blocks.emplace_back();
        else if (isEmptyAbove)
            blocks.back().lines.emplace_back();
        blocks.back().lines.push_back(readLine(line, comment));
        isEmptyAbove = false;
    }
    for (SourceBlock& block : blocks) {
        for (const SourceLine& line : block.lines) {
            if (!line.text.startsWith(u' '))
                block.names << line.names;
            block.isListing |= !line.label.isEmpty();
        }
        block.names.removeDuplicates(); // a head may differ with the rules
        block.isImport = isImport(block.lines.front().text);
        block.isMain = name.section(u'/', -1).startsWith(u"main.");
    }
    return blocks;
}

std::vector<SourceBlock> readSource(CodeLanguage language)
{
    const Script script = scriptOf(language);
    std::vector<SourceBlock> blocks;
    for (const QString& file : filesIn(QStringLiteral(":/listings/") + script.folder))
        std::ranges::move(readBlocks(file, script.comment), std::back_inserter(blocks));
    return blocks;
}

qsizetype indentOf(const QString& text)
{
    return std::ranges::find_if(text, [](QChar each) { return each != u' '; }) - text.begin();
}

/// Whether a brace closes one of these lines: the last one that is indented as it is.
bool closes(const SourceLine& brace, const std::vector<const SourceLine*>& above)
{
    const auto opening =
        std::find_if(above.rbegin(), above.rend(), [&brace](const SourceLine* line) {
            return !line->text.isEmpty() && indentOf(line->text) == indentOf(brace.text);
        });
    return opening != above.rend() && (*opening)->text.endsWith(u'{');
}

} // namespace

std::vector<const SourceLine*> SourceBlock::shown(const Terms& terms) const
{
    std::vector<const SourceLine*> result;
    for (const SourceLine& line : lines) {
        if (line.isShown(terms) && (line.text.trimmed() != u"}" || closes(line, result)))
            result.push_back(&line);
    }
    return result;
}

bool SourceLine::is(const ListingLine& line) const
{
    return !line.print.isPrinted
           && label == QLatin1String(line.label.data(), static_cast<qsizetype>(line.label.size()))
           && half == line.half && condition == line.condition;
}

const SourceLine* SourceBlock::find(const ListingLine& wanted) const
{
    const auto found =
        std::ranges::find_if(lines, [&](const SourceLine& line) { return line.is(wanted); });
    return found == lines.end() ? nullptr : &*found;
}

const std::vector<SourceBlock>& sourceBlocks(CodeLanguage language)
{
    static const std::array all{std::vector<SourceBlock>(), readSource(CodeLanguage::python),
                                readSource(CodeLanguage::javaScript)};
    return all[static_cast<std::size_t>(language)];
}

const SourceBlock* sourceBlock(const Listing& listing, CodeLanguage language)
{
    const std::vector<SourceBlock>& blocks = sourceBlocks(language);
    const QLatin1String name(listing.uniqueName.data(),
                             static_cast<qsizetype>(listing.uniqueName.size()));
    const auto found = std::ranges::find_if(
        blocks, [name](const SourceBlock& block) { return block.names.value(0) == name; });
    return found == blocks.end() ? nullptr : &*found;
}

} // namespace showdown::narration
