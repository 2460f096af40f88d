// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/lessons/lessoncheck.h"
#include "app/lessons/shelf.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/lessonproblemtext.h"
#include "app/narration/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <iostream>

namespace showdown::cli {

namespace {

struct LessonCommandText
{
    Q_DECLARE_TR_FUNCTIONS(LessonCommandText)
};

/// What was checked so far.
struct LessonCounts
{
    int lessons = 0;
    int examples = 0;
    int exercises = 0;
    int claims = 0;
    int problems = 0;
};

/// Speaks another language until it is gone.
class SpokenLanguage
{
public:
    explicit SpokenLanguage(const QString& language)
        : m_after(narration::installedLanguage(*QCoreApplication::instance()))
    {
        narration::installTranslation(*QCoreApplication::instance(), language);
    }
    ~SpokenLanguage() { narration::installTranslation(*QCoreApplication::instance(), m_after); }
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    QString m_after;
};

/// The lessons that a folder holds: itself, those in it, or those of each language in it.
QStringList lessonsIn(const QString& folder)
{
    const QFileInfo info(folder);
    const QString shown = narration::quoted(folder);
    if (!info.exists())
        throw badInput(LessonCommandText::tr("there is no folder %1").arg(shown));
    if (!info.isDir())
        throw badInput(LessonCommandText::tr("%1 is no folder").arg(shown));
    QStringList lessons = lessons::lessonFolders(folder);
    const QDir dir(folder);
    if (lessons.isEmpty()) {
        for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            lessons += lessons::lessonFolders(dir.filePath(name));
    }
    if (lessons.isEmpty())
        throw badInput(LessonCommandText::tr("no lesson in %1").arg(shown));
    return lessons;
}

/// The lesson of which this one is a translation; nothing if it is an English one or stands alone.
std::optional<QString> originalOf(const QString& folder, const QString& language)
{
    const QDir place(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    const QDir english(QFileInfo(place.absolutePath()).dir().filePath(QStringLiteral("../en")));
    const bool isTranslation =
        language != QLatin1String("en") && narration::availableLanguages().contains(language);
    if (!isTranslation || !english.exists())
        return std::nullopt;
    return english.filePath(place.dirName());
}

void addTranslationProblems(const QString& folder, const lessons::Lesson& lesson,
                            std::vector<narration::LessonProblem>& problems)
{
    const std::optional<QString> original = originalOf(folder, lesson.language);
    if (!original)
        return;
    if (!lessons::isLessonFolder(*original)) {
        problems.push_back({"lesson.md", 1, narration::LessonFlaw::noOriginal});
        return;
    }
    const lessons::ReadLesson english = lessons::readLesson(*original);
    const auto more = lessons::checkTranslation(lesson, english.lesson);
    problems.insert(problems.end(), more.begin(), more.end());
}

/// Checks the lesson of a folder and says on standard error what is wrong with it.
void checkFolder(const QString& folder, LessonCounts& counts)
{
    lessons::ReadLesson read = lessons::readLesson(folder);
    std::vector<narration::LessonProblem>& problems = read.problems;
    if (problems.empty()) {
        const SpokenLanguage spoken(read.lesson.language);
        lessons::LessonCheck check = lessons::checkLesson(read.lesson);
        counts.claims += check.claims;
        problems = std::move(check.problems);
        addTranslationProblems(folder, read.lesson, problems);
    }
    ++counts.lessons;
    counts.examples += static_cast<int>(read.lesson.examples.size());
    counts.exercises += static_cast<int>(read.lesson.exercises.size());
    counts.problems += static_cast<int>(problems.size());
    for (const narration::LessonProblem& problem : problems)
        std::cerr << QDir::cleanPath(folder).toStdString() << '/'
                  << narration::lessonProblemText(problem).toStdString() << '\n';
}

QString countsText(const LessonCounts& counts)
{
    return narration::fill(
        LessonCommandText::tr(
            "Nothing is wrong. Lessons: %1, examples: %2, exercises: %3, claims: %4.",
            "numbers of what was checked"),
        {QString::number(counts.lessons), QString::number(counts.examples),
         QString::number(counts.exercises), QString::number(counts.claims)});
}

} // namespace

void runLesson(const Arguments& arguments, std::ostream& out)
{
    const std::vector<std::string>& words = arguments.operands;
    if (words.empty())
        throw badUsage(LessonCommandText::tr("lesson: 'check' and a folder are missing"));
    if (words.front() != "check")
        throw badUsage(narration::fill(LessonCommandText::tr("lesson can only 'check', not %1"),
                                       {narration::quoted(QString::fromStdString(words.front()))}));
    if (words.size() < 2)
        throw badUsage(LessonCommandText::tr("no folder given; lesson check needs one or more"));
    QStringList folders;
    for (std::size_t i = 1; i < words.size(); ++i)
        folders += lessonsIn(QString::fromLocal8Bit(words[i].c_str()));
    LessonCounts counts;
    for (const QString& folder : folders)
        checkFolder(folder, counts);
    if (counts.problems > 0)
        throw badInput(
            LessonCommandText::tr("problems found: %1", "%1: a number").arg(counts.problems));
    out << countsText(counts).toStdString() << '\n';
}

} // namespace showdown::cli
