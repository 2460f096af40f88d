// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/practicecommand.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"
#include "app/tables/savefile.h"
#include "app/worksheet/sheetpage.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace showdown::cli {

using Json = nlohmann::ordered_json;
using worksheet::SheetWish;
using worksheet::Worksheet;

namespace {

constexpr std::array<Format, 3> formsOfSheet{Format::pdf, Format::html, Format::json};

struct WorksheetCommandText
{
    Q_DECLARE_TR_FUNCTIONS(WorksheetCommandText)
};

QString optionText(const Arguments& arguments, std::string_view name)
{
    const std::string* value = arguments.value(name);
    return value ? QString::fromStdString(*value) : QString();
}

/// The day that SOURCE_DATE_EPOCH names, here; nothing if it names none.
std::optional<QDate> sourceDate()
{
    bool isNumber = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isNumber);
    const QDate date = QDateTime::fromSecsSinceEpoch(seconds).date();
    return isNumber && date.isValid() ? std::optional(date) : std::nullopt;
}

/// Fails if it is too long: a sheet with half a title would be printed for a class.
QString readTitle(const Arguments& arguments)
{
    const QString title = narration::shownText(optionText(arguments, "title"));
    const auto length = static_cast<int>(narration::characterCount(title));
    if (length > worksheet::longestTitle)
        throw badInput(WorksheetCommandText::tr("a title has at most %1 characters, not %2")
                           .arg(worksheet::longestTitle)
                           .arg(length));
    return title;
}

SheetWish readSheetWish(const Arguments& arguments)
{
    const PracticeReport asked = readQuestions(arguments);
    SheetWish wish;
    wish.questions = asked.wish;
    wish.seed = asked.seed;
    wish.count = asked.count;
    wish.versions =
        static_cast<int>(readNumber(arguments, "versions", 1, 1, worksheet::mostVersions));
    wish.file = optionText(arguments, "from");
    wish.title = readTitle(arguments);
    wish.language = narration::currentLanguage();
    if (const std::string* paper = arguments.value("paper"))
        wish.paper = valueNamed(*paper, worksheet::allPapers,
                                WorksheetCommandText::tr("unknown paper %1; did you mean %2?"),
                                WorksheetCommandText::tr("unknown paper %1; one of %2"));
    wish.columns = static_cast<int>(readNumber(arguments, "columns", 1, 1, 2));
    if (const std::string* suits = arguments.value("suits"))
        wish.suits =
            valueNamed(*suits, worksheet::allSuitInks,
                       WorksheetCommandText::tr("unknown colours of suits %1; did you mean %2?"),
                       WorksheetCommandText::tr("unknown colours of suits %1; one of %2"));
    wish.hasHints = arguments.has("hints");
    wish.hasLines = !arguments.has("no-lines");
    wish.hasName = !arguments.has("no-name");
    wish.date = sourceDate();
    return wish;
}

/// A file has its own hands and rules.
void refuseBesideFile(const Arguments& arguments)
{
    for (const std::string_view option : {"rules", "set", "deck", "jokers", "topic", "kind",
                                          "difficulty", "count", "seed", "versions"}) {
        if (arguments.has(option))
            throw badUsage(WorksheetCommandText::tr(
                               "--from asks about the tables of its file; it takes no --%1")
                               .arg(QUtf8StringView(option).toString()));
    }
}

/// The form that the ending of a file names.
std::optional<Format> formOfFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"pdf")
        return Format::pdf;
    if (ending == u"html" || ending == u"htm")
        return Format::html;
    return ending == u"json" ? std::optional(Format::json) : std::nullopt;
}

/// The form of a file, or of standard output if there is no path; `forms` are those that a message
/// offers.
Format formOf(const Arguments& arguments, const QString& path, const QString& forms)
{
    if (arguments.has("format") || path.isEmpty())
        return readFormat(arguments, formsOfSheet, Format::html);
    const std::optional<Format> form = formOfFile(path);
    if (!form)
        throw badUsage(narration::fill(
            WorksheetCommandText::tr("the ending of %1 names no format; --format does, %2",
                                     "%1: a file; %2: 'pdf, html, json'"),
            {narration::quotedPath(path), forms}));
    return *form;
}

/// Where sheets and keys are written; no path stands for standard output.
struct SheetFiles
{
    QString output;
    QString key; ///< none: no key is written
    Format form = Format::html;
    Format keyForm = Format::html;
};

SheetFiles readSheetFiles(const Arguments& arguments, int versions)
{
    SheetFiles files{optionText(arguments, "output"), optionText(arguments, "key")};
    for (const std::string_view option : {"output", "key"}) {
        if (arguments.has(option) && optionText(arguments, option).isEmpty())
            throw badUsage(WorksheetCommandText::tr("--%1 names no file")
                               .arg(QUtf8StringView(option).toString()));
    }
    files.form = formOf(arguments, files.output, QStringLiteral("pdf, html, json"));
    if (files.form == Format::pdf && files.output.isEmpty())
        throw badUsage(WorksheetCommandText::tr("PDF needs --output FILE"));
    if (!files.key.isEmpty())
        files.keyForm = formOf(arguments, files.key, QStringLiteral("pdf, html"));
    if (files.keyForm == Format::json)
        throw badUsage(WorksheetCommandText::tr(
            "a key is PDF or HTML; the sheet as JSON has the answers in it"));
    if (versions > 1 && files.output.isEmpty())
        throw badUsage(WorksheetCommandText::tr("several versions need --output FILE"));
    const auto file = [](const QFileInfo& info) { // of a link its target
        return info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    };
    if (!files.key.isEmpty() && file(QFileInfo(files.key)) == file(QFileInfo(files.output)))
        throw badUsage(WorksheetCommandText::tr("--output and --key name the same file"));
    return files;
}

/// All versions, or the only one of the tables of a file.
std::vector<Worksheet> sheetsOf(const SheetWish& wish)
{
    std::vector<Worksheet> sheets;
    if (!wish.file.isEmpty())
        return {worksheet::worksheetOf(readTables(wish.file.toStdString()), wish)};
    for (int version = 0; version < wish.versions; ++version) {
        sheets.push_back(worksheet::makeWorksheet(wish, version));
        const auto made = static_cast<int>(sheets.back().questions.size());
        if (made < wish.count)
            throw badInput(worksheet::tooFewText(made));
    }
    return sheets;
}

/// Its keys are in a documented order.
Json toJson(const Worksheet& sheet)
{
    const std::optional<std::uint32_t> seed = sheet.seed();
    Json json{{"seed", seed ? Json(*seed) : Json(nullptr)}};
    addRules(json, sheet.wish.questions.rules);
    json["sheet"] = {{"title", sheet.title().toStdString()},
                     {"version", sheet.letter().toStdString()},
                     {"paper", id(sheet.wish.paper)},
                     {"columns", sheet.wish.columns},
                     {"hints", sheet.wish.hasHints}};
    json["questions"] = questionsJson(sheet.questions);
    return json;
}

/// What this program paints with, if it can.
SheetPainter& painter()
{
    static SheetPainter painter;
    return painter;
}

QByteArray bytesOf(const Worksheet& sheet, Format form)
{
    if (form == Format::pdf)
        return painter()(sheet, false);
    return form == Format::json ? QByteArray::fromStdString(jsonText(toJson(sheet), 2)) + '\n'
                                : worksheet::sheetHtml(sheet);
}

QByteArray keyOf(const Worksheet& sheet, Format form)
{
    return form == Format::pdf ? painter()(sheet, true) : worksheet::keyHtml(sheet);
}

/// Has the window's program run the command, beside which this one is installed. Its failure is
/// that of this program.
void runInWindowProgram(const Arguments& arguments)
{
    const QString program = QStandardPaths::findExecutable(
        QStringLiteral("showdown"), {QCoreApplication::applicationDirPath()});
    if (program.isEmpty())
        throw badInput(narration::fill(
            WorksheetCommandText::tr("PDF is painted by the program showdown, which is not in %1",
                                     "%1: a folder"),
            {narration::quotedPath(QCoreApplication::applicationDirPath())}));
    QStringList words{QLatin1String(commandLineOption), QStringLiteral("worksheet"),
                      QStringLiteral("--lang=") + narration::currentLanguage()};
    for (const std::string& word : arguments.words)
        words << QString::fromStdString(word);
    QProcess process;
    process.setInputChannelMode(QProcess::ForwardedInputChannel);
    process.start(program, words);
    const bool hasRun = // it may not start, and then has the exit status of a success
        process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit;
    if (hasRun && process.exitCode() == 0)
        return;
    const QString start = QStringLiteral("showdown-cli: ");
    const QStringList said =
        QString::fromUtf8(process.readAllStandardError()).split(u'\n').filter(start);
    if (!hasRun || said.isEmpty())
        throw badInput(
            WorksheetCommandText::tr("the program showdown, which paints PDF, has failed"));
    throw Failure(static_cast<ExitCode>(process.exitCode()), said.constLast().mid(start.size()));
}

} // namespace

void setSheetPainter(SheetPainter wanted)
{
    painter() = std::move(wanted);
}

void runWorksheet(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("from"))
        refuseBesideFile(arguments);
    const SheetWish wish = readSheetWish(arguments);
    const SheetFiles files = readSheetFiles(arguments, wish.versions);
    if ((files.form == Format::pdf || files.keyForm == Format::pdf) && !painter())
        return runInWindowProgram(arguments);
    const std::vector<Worksheet> sheets = sheetsOf(wish);
    std::vector<tables::NewFile> written;
    for (const Worksheet& sheet : sheets) {
        if (!files.output.isEmpty())
            written.push_back({worksheet::pathOf(files.output, sheet), bytesOf(sheet, files.form)});
        if (!files.key.isEmpty())
            written.push_back({worksheet::pathOf(files.key, sheet), keyOf(sheet, files.keyForm)});
    }
    saveResults(written);
    if (files.output.isEmpty())
        out << bytesOf(sheets.front(), files.form).toStdString();
}

} // namespace showdown::cli
