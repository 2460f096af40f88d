// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonreader.h"

#include "app/lessons/lessonfolders.h"
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

/// Tells the first line that is not UTF-8 or holds what is no text.
void checkBytes(const std::string& text, Problems& problems)
{
    int line = 1;
    for (const QByteArray& each : QByteArray::fromStdString(text).split('\n')) {
        if (!each.isValidUtf8() || each.contains('\0'))
            return problems.add(line, narration::LessonFlaw::notText);
        ++line;
    }
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

ReadLesson readLesson(const QString& folder)
{
    const QDir place(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    ReadLesson result;
    Lesson& lesson = result.lesson;
    lesson.id = place.dirName();
    lesson.folder = place.absolutePath();
    lesson.language = languageOf(folder);
    Problems ofFolder{std::string()};
    if (!isLessonName(lesson.id))
        ofFolder.add(1, narration::LessonFlaw::folderName);
    Problems ofText(textFile);
    Problems ofTasks(tasksFile);
    if (const std::optional<std::string> text = bytesOf(folder, textFile, ofText)) {
        if (QString::fromStdString(*text).trimmed().isEmpty())
            ofText.add(1, FileFault::empty);
        checkBytes(*text, ofText);
        lesson.blocks = readMarkdown(*text, ofText);
    }
    if (const std::optional<std::string> tasks = bytesOf(folder, tasksFile, ofTasks))
        readTasks(*tasks, lesson, ofTasks);
    checkIds(lesson, ofText, ofTasks);
    result.problems = inLineOrder({&ofFolder, &ofText, &ofTasks});
    return result;
}

} // namespace showdown::lessons
