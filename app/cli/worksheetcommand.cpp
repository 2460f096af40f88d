// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/newlesson.h"
#include "app/cli/practicecommand.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"
#include "app/tables/savefile.h"
#include "app/worksheet/sheetpage.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <nlohmann/json.hpp>

namespace showdown::cli {

using Json = nlohmann::ordered_json;
using worksheet::SheetWish;
using worksheet::Worksheet;

namespace {

constexpr qsizetype longestSheetTitle = 80;
constexpr std::array<Format, 2> formsOfSheet{Format::html, Format::json};

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
    wish.title = narration::shownText(optionText(arguments, "title"), longestSheetTitle);
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
    if (ending == u"html" || ending == u"htm")
        return Format::html;
    return ending == u"json" ? std::optional(Format::json) : std::nullopt;
}

/// The form of a file, or of standard output without one.
Format formOf(const Arguments& arguments, const QString& path)
{
    if (arguments.has("format") || path.isEmpty())
        return readFormat(arguments, formsOfSheet, Format::html);
    const std::optional<Format> form = formOfFile(path);
    if (!form)
        throw badUsage(narration::fill(
            WorksheetCommandText::tr("the ending of %1 names no format; --format does, %2",
                                     "%1: a file; %2: 'html, json'"),
            {narration::quoted(path), QStringLiteral("html, json")}));
    return *form;
}

/// Where sheets and keys are written; no path stands for standard output.
struct SheetFiles
{
    QString output;
    QString key; ///< none: no key is written
    Format form = Format::html;
};

SheetFiles readSheetFiles(const Arguments& arguments, int versions)
{
    SheetFiles files{optionText(arguments, "output"), optionText(arguments, "key")};
    for (const std::string_view option : {"output", "key"}) {
        if (arguments.has(option) && optionText(arguments, option).isEmpty())
            throw badUsage(WorksheetCommandText::tr("--%1 names no file")
                               .arg(QUtf8StringView(option).toString()));
    }
    files.form = formOf(arguments, files.output);
    if (!files.key.isEmpty() && formOf(arguments, files.key) == Format::json)
        throw badUsage(
            WorksheetCommandText::tr("a key is HTML; the sheet as JSON has the answers in it"));
    if (versions > 1 && files.output.isEmpty())
        throw badUsage(WorksheetCommandText::tr("several versions need --output FILE"));
    if (!files.key.isEmpty()
        && QFileInfo(files.key).absoluteFilePath() == QFileInfo(files.output).absoluteFilePath())
        throw badUsage(WorksheetCommandText::tr("--output and --key name the same file"));
    return files;
}

/// All versions, or the only one of the tables of a file.
std::vector<Worksheet> sheetsOf(const SheetWish& wish)
{
    std::vector<Worksheet> sheets;
    if (!wish.file.isEmpty()) {
        Worksheet sheet{wish, 0, {}};
        const LessonTables file = readTables(wish.file.toStdString());
        for (const LessonTable& each : file.tables)
            sheet.questions.push_back(worksheet::winnerQuestion(
                each.setting.rules, each.setting.lens, each.setting.hands));
        sheet.wish.questions.rules = sheet.questions.front().rules;
        return {sheet};
    }
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

QByteArray bytesOf(const Worksheet& sheet, Format form)
{
    return form == Format::json ? QByteArray::fromStdString(jsonText(toJson(sheet), 2)) + '\n'
                                : worksheet::sheetHtml(sheet);
}

/// `sheet-A.html`.
QString pathOfVersion(const QString& path, const Worksheet& sheet)
{
    if (sheet.wish.versions == 1)
        return path;
    const QString ending = QFileInfo(path).suffix();
    const qsizetype beforeEnding = ending.isEmpty() ? path.size() : path.size() - ending.size() - 1;
    return QString(path).insert(beforeEnding, u'-' + sheet.letter());
}

void saveSheet(const QString& path, const QByteArray& bytes)
{
    if (const auto fault = tables::saveFile(path, bytes))
        throw badInput(
            narration::fill(WorksheetCommandText::tr("%1: %2", "a file; why it could not be saved"),
                            {narration::quoted(path), narration::saveFaultText(*fault)}));
}

} // namespace

void runWorksheet(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("from"))
        refuseBesideFile(arguments);
    const SheetWish wish = readSheetWish(arguments);
    const SheetFiles files = readSheetFiles(arguments, wish.versions);
    const std::vector<Worksheet> sheets = sheetsOf(wish);
    for (const Worksheet& sheet : sheets) {
        const QByteArray bytes = bytesOf(sheet, files.form);
        if (!files.output.isEmpty())
            saveSheet(pathOfVersion(files.output, sheet), bytes);
        if (!files.key.isEmpty())
            saveSheet(pathOfVersion(files.key, sheet), worksheet::keyHtml(sheet));
        if (files.output.isEmpty())
            out << bytes.toStdString();
    }
}

} // namespace showdown::cli
