// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonfolders.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace showdown::lessons {

namespace {

QStringList foldersIn(const QString& folder)
{
    const QDir dir(folder);
    QStringList folders;
    for (const QFileInfo& info : dir.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (info.isDir()) // devices and pipes are listed too
            folders += info.filePath();
    }
    return folders;
}

/// Without the right to search a folder, the names in it are known but not what they are.
bool isOpen(const QString& folder)
{
    const QFileInfo info(folder);
    return info.isReadable() && (info.isExecutable() || folder.startsWith(QLatin1Char(':')));
}

/// Whether a folder was made for a lesson, even if it holds none.
bool looksLikeLesson(const QString& folder)
{
    static const QRegularExpression digits(QStringLiteral("^[0-9]+[-_ ]"));
    return isLessonFolder(folder) || digits.match(QDir(folder).dirName()).hasMatch();
}

/// Adds what a folder holds, and returns whether it holds anything. `depth`: how many folders
/// further down lessons may lie.
bool find(const QString& folder, int depth, FoundLessons& found)
{
    if (!isOpen(folder)) {
        found.closed.push_back({folder, narration::FileFault::noPermission});
        return true;
    }
    const bool isLesson = looksLikeLesson(folder);
    if (isLesson)
        found.lessons += folder;
    if (depth == 0)
        return isLesson;
    QStringList empty;
    bool isAnyThere = isLesson;
    for (const QString& each : foldersIn(folder)) {
        if (find(each, depth - 1, found))
            isAnyThere = true;
        else
            empty += each;
    }
    if (isAnyThere && !isLesson)
        found.empty += empty;
    return isAnyThere;
}

} // namespace

FoundLessons findLessons(const QString& folder)
{
    constexpr int deepest = 2; // a folder of languages
    FoundLessons found;
    find(folder, deepest, found);
    return found;
}

QStringList lessonFolders(const QString& folder)
{
    if (isLessonFolder(folder))
        return {folder};
    QStringList folders;
    for (const QString& each : foldersIn(folder)) {
        if (isLessonFolder(each))
            folders += each;
    }
    return folders;
}

bool isLessonFolder(const QString& folder)
{
    return QFileInfo::exists(QDir(folder).filePath(QStringLiteral("lesson.md")))
           || QFileInfo::exists(QDir(folder).filePath(QStringLiteral("tasks.json")));
}

bool isLessonName(const QString& name)
{
    static const QRegularExpression form(QStringLiteral("^[0-9]{2}(?:-[a-z0-9]+)+$"));
    return form.match(name).hasMatch();
}

QString lessonId(const QString& name)
{
    static const QRegularExpression digits(QStringLiteral("^[0-9]{2}-(?=.)"));
    return QString(name).remove(digits);
}

QString lessonCalled(const QString& id, const QString& folder)
{
    const QStringList folders = lessonFolders(folder);
    const auto found = std::ranges::find_if(
        folders, [&id](const QString& each) { return lessonId(QDir(each).dirName()) == id; });
    return found == folders.end() ? QString() : *found;
}

QString languageOf(const QString& folder)
{
    static const QRegularExpression code(QStringLiteral("^[a-z]{2}$"));
    const QString above =
        QFileInfo(QDir::cleanPath(QFileInfo(folder).absoluteFilePath())).dir().dirName();
    const bool isCode =
        code.match(above).hasMatch() && QLocale::codeToLanguage(above) != QLocale::AnyLanguage;
    return isCode ? above : QStringLiteral("en");
}

} // namespace showdown::lessons
