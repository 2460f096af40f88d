// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonreader.h"

#include "app/lessons/markdownreader.h"
#include "app/lessons/problems.h"
#include "app/lessons/tasksreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <map>

namespace showdown::lessons {

using narration::FileFault;

namespace {

constexpr const char* textFile = "lesson.md";
constexpr const char* tasksFile = "tasks.json";
constexpr qint64 largestFile = qint64(1024) * 1024;

/// The bytes of a file in a folder; nothing, and told, if it cannot be read.
std::optional<std::string> bytesOf(const QString& folder, const char* name, Problems& problems)
{
    const QString path = QDir(folder).filePath(QLatin1String(name));
    const QFileInfo info(path);
    const auto refused = [&](FileFault fault) {
        problems.add(1, fault);
        return std::nullopt;
    };
    if (!info.exists())
        return refused(FileFault::notFound);
    if (info.isDir())
        return refused(FileFault::folder);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(info.isReadable() ? FileFault::notReadable : FileFault::noPermission);
    const QByteArray bytes = file.read(largestFile + 1);
    if (file.error() != QFile::NoError)
        return refused(FileFault::notReadable);
    if (bytes.size() > largestFile)
        return refused(FileFault::tooLarge);
    return bytes.toStdString();
}

/// Tells ids that are there twice: links could not tell one from the other.
class Ids
{
public:
    void add(const QString& id, int line, Problems& problems)
    {
        if (id.isEmpty())
            return;
        const auto [first, isNew] = m_places.try_emplace(id, Place{problems.file(), line});
        if (!isNew)
            problems.add(line, narration::LessonIdTwice{id.toStdString(), first->second.file,
                                                        first->second.line});
    }

private:
    struct Place
    {
        std::string file;
        int line = 1;
    };

    std::map<QString, Place> m_places;
};

void checkIds(const Lesson& lesson, Problems& ofText, Problems& ofTasks)
{
    Ids ids;
    for (const Example& example : lesson.examples)
        ids.add(example.id, example.line, ofTasks);
    for (const LessonExercise& exercise : lesson.exercises)
        ids.add(exercise.id, exercise.line, ofTasks);
    for (const Block& block : lesson.blocks) {
        if (const auto* cards = std::get_if<CardsBlock>(&block.content))
            ids.add(cards->id, block.line, ofText);
    }
}

} // namespace

bool isLessonFolder(const QString& folder)
{
    return QFileInfo::exists(QDir(folder).filePath(QLatin1String(textFile)))
           || QFileInfo::exists(QDir(folder).filePath(QLatin1String(tasksFile)));
}

ReadLesson readLesson(const QString& folder)
{
    const QDir place(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    ReadLesson result;
    Lesson& lesson = result.lesson;
    lesson.id = place.dirName();
    lesson.language = QFileInfo(place.absolutePath()).dir().dirName();
    Problems ofText(textFile);
    Problems ofTasks(tasksFile);
    if (const std::optional<std::string> text = bytesOf(folder, textFile, ofText)) {
        if (QString::fromStdString(*text).trimmed().isEmpty())
            ofText.add(1, FileFault::empty);
        lesson.blocks = readMarkdown(*text, ofText);
    }
    if (const std::optional<std::string> tasks = bytesOf(folder, tasksFile, ofTasks))
        readTasks(*tasks, lesson, ofTasks);
    checkIds(lesson, ofText, ofTasks);
    result.problems = inLineOrder({&ofText, &ofTasks});
    return result;
}

} // namespace showdown::lessons
