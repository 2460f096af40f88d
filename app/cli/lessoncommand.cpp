// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/report.h"
#include "app/lessons/lessoncheck.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"
#include "app/lessons/newlesson.h"
#include "app/lessons/problems.h"
#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"
#include "app/tables/readfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

namespace showdown::cli {

namespace {

struct LessonCommandText
{
    Q_DECLARE_TR_FUNCTIONS(LessonCommandText)
};

/// A problem with a folder, or with a line of a file in it.
struct FoundProblem
{
    QString folder;
    QString file; ///< empty: the folder itself
    int line = 0;
    QString text;
};

/// What was checked so far, and what came of it. As text, problems are said as soon as they are
/// found.
struct LessonReport
{
    Format format = Format::text;
    int lessons = 0;
    int examples = 0;
    int exercises = 0;
    int claims = 0;
    std::vector<FoundProblem> problems;
    QStringList empty; ///< folders without a lesson
};

/// Why nothing can be checked in a folder; empty if something can.
QString whyNothingIn(const QString& folder, const lessons::FoundLessons& found)
{
    const QString shown = narration::quotedPath(folder);
    const auto fault = tables::faultOfFile(folder);
    if (fault == narration::FileFault::notFound)
        return LessonCommandText::tr("there is no folder %1").arg(shown);
    if (!fault || fault == narration::FileFault::notFile)
        return LessonCommandText::tr("%1 is no folder").arg(shown);
    if (fault != narration::FileFault::folder)
        return narration::fill(LessonCommandText::tr("%1 cannot be opened. %2",
                                                     "%1: a folder; %2: a sentence that says why"),
                               {shown, narration::fileProblemText(*fault)});
    if (found.lessons.isEmpty() && found.closed.empty())
        return LessonCommandText::tr("no lesson in %1").arg(shown);
    return {};
}

void reportTo(const LessonReport& report, const QString& folder, const QString& text)
{
    if (report.format == Format::text)
        std::cerr << narration::shownPath(folder).toStdString() << ": " << text.toStdString()
                  << '\n';
}

void addProblem(LessonReport& report, const FoundProblem& problem)
{
    report.problems.push_back(problem);
    const QString line = u':' + QString::number(problem.line);
    reportTo(report,
             problem.file.isEmpty() ? problem.folder : problem.folder + u'/' + problem.file + line,
             problem.text);
}

/// The lesson of which this one is a translation, empty if it is missing; nothing if this is an
/// English one or stands alone.
std::optional<QString> originalOf(const QString& folder, const QString& language)
{
    const QDir place(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    const QDir english(
        QDir::cleanPath(place.filePath(QStringLiteral("../../en")))); // de may not be there
    const bool isTranslation =
        language != QLatin1String("en") && narration::availableLanguages().contains(language);
    if (!isTranslation || !english.exists())
        return std::nullopt;
    return lessons::lessonCalled(lessons::lessonId(place.dirName()), english.path());
}

void addTranslationProblems(const QString& folder, const lessons::Lesson& lesson,
                            std::vector<narration::FileProblem>& problems)
{
    const std::optional<QString> original = originalOf(folder, lesson.language);
    if (!original)
        return;
    if (original->isEmpty()) {
        problems.emplace_back(narration::FileFault::noOriginal);
        return;
    }
    const lessons::ReadLesson english = lessons::readLesson(*original);
    const auto more = lessons::checkTranslation(lesson, english.lesson);
    problems.insert(problems.end(), more.begin(), more.end());
}

/// The digits that a name begins with.
QString numberOf(const QString& name)
{
    const auto isDigit = [](QChar each) { return each.isDigit(); };
    return name.left(std::ranges::find_if_not(name, isDigit) - name.begin());
}

/// Lessons beside this one that have the same number or the same id; only those before it, so that
/// each two are told once, unless this is a new one.
void addDoubles(const QString& folder, std::vector<narration::FileProblem>& problems,
                bool isNew = false)
{
    const QString name = QDir(folder).dirName();
    const QString number = numberOf(name);
    for (const QString& each : lessons::lessonFolders(QFileInfo(folder).path())) {
        const QString other = QDir(each).dirName();
        if (other == name || (other > name && !isNew))
            continue;
        if (!number.isEmpty() && numberOf(other) == number)
            problems.push_back({narration::FileFault::numberTwice, {other.toStdString()}});
        if (lessons::lessonId(other) == lessons::lessonId(name))
            problems.push_back({narration::FileFault::lessonTwice, {other.toStdString()}});
    }
}

void checkFolder(const QString& folder, LessonReport& report)
{
    const lessons::ReadLesson read = lessons::readLesson(folder);
    lessons::LessonCheck check = lessons::checkWhatWasRead(read);
    std::vector<narration::FileProblem>& problems = check.problems;
    if (read.problems.empty())
        addTranslationProblems(folder, read.lesson, problems);
    addDoubles(read.lesson.folder, problems);
    ++report.lessons;
    report.examples += static_cast<int>(read.lesson.examples.size());
    report.exercises += static_cast<int>(read.lesson.exercises.size());
    report.claims += check.claims;
    for (const narration::FileProblem& problem : problems)
        addProblem(report, {QDir::cleanPath(folder), QString::fromStdString(problem.file),
                            problem.line, narration::fileProblemText(problem)});
}

/// Its keys are in a documented order.
nlohmann::ordered_json toJson(const LessonReport& report)
{
    using Json = nlohmann::ordered_json;
    Json json{{"lessons", report.lessons},     {"examples", report.examples},
              {"exercises", report.exercises}, {"claims", report.claims},
              {"problems", Json::array()},     {"empty", Json::array()}};
    for (const FoundProblem& problem : report.problems) {
        const bool isOfFile = !problem.file.isEmpty();
        json["problems"].push_back(
            {{"folder", problem.folder.toStdString()},
             {"file", isOfFile ? Json(problem.file.toStdString()) : Json(nullptr)},
             {"line", isOfFile ? Json(problem.line) : Json(nullptr)},
             {"text", problem.text.toStdString()}});
    }
    for (const QString& folder : report.empty)
        json["empty"].push_back(folder.toStdString());
    return json;
}

QString countsText(const LessonReport& counts)
{
    return narration::fill(
        LessonCommandText::tr(
            "Nothing is wrong. Lessons: %1, examples: %2, exercises: %3, claims: %4.",
            "numbers of what was checked"),
        {QString::number(counts.lessons), QString::number(counts.examples),
         QString::number(counts.exercises), QString::number(counts.claims)});
}

/// Checks the folders that are named, and says what came of it.
void checkFolders(const QStringList& folders, LessonReport& report, std::ostream& out)
{
    std::vector<FoundProblem> missing;
    for (const QString& folder : folders) {
        const lessons::FoundLessons found = lessons::findLessons(folder);
        if (const QString why = whyNothingIn(folder, found); !why.isEmpty()) {
            missing.push_back({folder, {}, 0, why});
            continue;
        }
        for (const QString& lesson : found.lessons)
            checkFolder(lesson, report);
        for (const lessons::ClosedFolder& closed : found.closed)
            addProblem(
                report,
                {QDir::cleanPath(closed.folder), {}, 0, narration::fileProblemText(closed.fault)});
        for (const QString& empty : found.empty) {
            report.empty += QDir::cleanPath(empty);
            reportTo(report, report.empty.back(),
                     LessonCommandText::tr("It holds no lessons.", "it: a folder"));
        }
    }
    if (missing.size() == 1 && folders.size() == 1)
        throw badInput(missing.front().text);
    for (const FoundProblem& each : missing) {
        report.problems.push_back(each);
        if (report.format == Format::text)
            std::cerr << each.text.toStdString() << '\n';
    }
    if (report.format == Format::json)
        out << jsonText(toJson(report), 2) << '\n';
    if (!report.problems.empty())
        throw badInput(LessonCommandText::tr("problems found: %1", "%1: a number")
                           .arg(report.problems.size()));
    if (report.format == Format::text)
        out << countsText(report).toStdString() << '\n';
}

/// Watches the folders, those in which lessons may lie, and the files of the lessons.
void watch(const QStringList& folders, QFileSystemWatcher& watcher)
{
    QStringList paths;
    for (const QString& folder : folders) {
        paths += folder;
        QStringList inner{folder};
        for (int depth = 0; depth < 2; ++depth) {
            for (const QString& each : std::exchange(inner, {})) {
                for (const QFileInfo& info :
                     QDir(each).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
                    inner += info.filePath();
            }
            paths += inner;
        }
    }
    for (const QString& folder : QStringList(paths)) {
        for (const char* name : {lessons::textFile, lessons::tasksFile}) {
            if (const QString file = QDir(folder).filePath(QLatin1String(name));
                QFileInfo::exists(file))
                paths += file;
        }
    }
    watcher.addPaths(paths); // those that it has stay
}

/// Checks again each time something has changed, until a signal ends the program.
[[noreturn]] void checkForever(const QStringList& folders, Format format, std::ostream& out)
{
    constexpr int pause = 200; // milliseconds: an editor writes in several steps
    QFileSystemWatcher watcher;
    QTimer changed;
    changed.setSingleShot(true);
    changed.setInterval(pause);
    for (const auto signal :
         {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        QObject::connect(&watcher, signal, &changed, [&changed] { changed.start(); });
    while (true) {
        watch(folders, watcher); // before the check, so that no change is missed
        LessonReport report;
        report.format = format;
        try {
            checkFolders(folders, report, out);
        } catch (const Failure& failure) {
            std::cerr << failure.message() << '\n';
        }
        if (format == Format::text)
            out << LessonCommandText::tr("Waiting for a change; Ctrl+C ends it.").toStdString()
                << '\n';
        out.flush();
        QEventLoop loop;
        QObject::connect(&changed, &QTimer::timeout, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

void runCheckOf(const QStringList& folders, const Arguments& arguments, std::ostream& out)
{
    LessonReport report;
    report.format = readFormat(arguments, textOrJson, report.format);
    if (folders.isEmpty())
        throw badUsage(LessonCommandText::tr("no folder given; lesson check needs one or more"));
    if (!arguments.has("watch"))
        return checkFolders(folders, report, out);
    for (const QString& folder : folders) {
        if (const QString why = whyNothingIn(folder, lessons::findLessons(folder)); !why.isEmpty())
            throw badInput(why);
    }
    checkForever(folders, report.format, out);
}

QByteArray templateFile(const QString& language, const char* name)
{
    QFile file(QStringLiteral(":/template/%1/%2").arg(language, QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A lesson without a mistake, with a sample of each kind of block, example and exercise, in this
/// language, or in English.
lessons::NewLesson templateLesson(const QString& language)
{
    const QByteArray text = templateFile(language, "lesson.md");
    if (text.isEmpty())
        return templateLesson(QStringLiteral("en"));
    return {text, templateFile(language, "tasks.json")};
}

/// Fails if no lesson can be made there, or one with which something would be wrong.
void refusePlace(const QString& folder, const QString& shown)
{
    const QFileInfo place(folder);
    if (place.exists() && !place.isDir())
        throw badInput(LessonCommandText::tr("%1 is no folder").arg(shown));
    if (place.exists()
        && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System
                                 | QDir::NoDotAndDotDot))
        throw badInput(
            LessonCommandText::tr("%1 is there already, and not empty", "%1: a folder").arg(shown));
    std::vector<narration::FileProblem> problems;
    if (!lessons::isLessonName(QDir(folder).dirName()))
        problems.emplace_back(narration::FileFault::folderName);
    else
        addDoubles(folder, problems, true);
    if (!problems.empty())
        throw badInput(
            narration::fill(LessonCommandText::tr("%1: %2", "%1: a folder; %2: a sentence"),
                            {shown, narration::fileProblemText(problems.front())}));
    if (originalOf(folder, lessons::languageOf(folder)))
        throw badInput(LessonCommandText::tr("%1 would be a translation; to begin one, copy the "
                                             "folder of the English lesson",
                                             "%1: a folder")
                           .arg(shown));
}

void writeLesson(const QString& folder, const QString& shown, const lessons::NewLesson& lesson)
{
    if (const auto fault = lessons::writeLesson(folder, lesson))
        throw badInput(
            narration::fill(LessonCommandText::tr("there is no lesson in %1. %2",
                                                  "%1: a folder; %2: why it could not be saved"),
                            {shown, narration::saveFaultText(*fault)}));
}

void runNew(const QStringList& folders, const Arguments& arguments, std::ostream& out)
{
    if (folders.size() != 1)
        throw badUsage(LessonCommandText::tr("lesson new needs one folder, such as %1")
                           .arg(QStringLiteral("mine/01-first")));
    const QString folder = QDir::cleanPath(QFileInfo(folders.front()).absoluteFilePath());
    const QString shown = narration::quotedPath(folders.front());
    refusePlace(folder, shown);
    const QString language = lessons::languageOf(folder);
    const std::string* file = arguments.value("from");
    writeLesson(folder, shown,
                file ? lessons::lessonOf(readTables(*file), language) : templateLesson(language));
    out << narration::fill(
               LessonCommandText::tr("Written: %1 and %2. 'showdown-cli lesson check' holds "
                                     "them against the engine.",
                                     "%1, %2: files"),
               {narration::shownPath(
                    QDir(folders.front()).filePath(QLatin1String(lessons::textFile))),
                QLatin1String(lessons::tasksFile)})
               .toStdString()
        << '\n';
}

/// Fails if an option is given that only the other command has.
void refuseOption(const Arguments& arguments, const char* option, const char* command)
{
    if (arguments.has(option))
        throw badUsage(
            LessonCommandText::tr("--%1 is for lesson %2", "'--watch is for lesson check'")
                .arg(QLatin1String(option), QLatin1String(command)));
}

} // namespace

void runLesson(const Arguments& arguments, std::ostream& out)
{
    const std::vector<std::string>& words = arguments.operands;
    if (words.empty())
        throw badUsage(
            LessonCommandText::tr("lesson: 'check' or 'new', and a folder, are missing"));
    QStringList folders;
    for (std::size_t i = 1; i < words.size(); ++i)
        folders += QString::fromLocal8Bit(words[i].c_str());
    if (words.front() == "check") {
        refuseOption(arguments, "from", "new");
        return runCheckOf(folders, arguments, out);
    }
    if (words.front() != "new")
        throw badUsage(
            narration::fill(LessonCommandText::tr("lesson can 'check' or make a 'new' one, not %1"),
                            {narration::quoted(QString::fromStdString(words.front()))}));
    refuseOption(arguments, "watch", "check");
    refuseOption(arguments, "format", "check");
    runNew(folders, arguments, out);
}

} // namespace showdown::cli
