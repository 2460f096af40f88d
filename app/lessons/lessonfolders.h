// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace showdown::lessons {

/// A folder that holds lessons, or seems to, but cannot be read.
struct ClosedFolder
{
    QString folder;
    narration::FileFault fault = narration::FileFault::noPermission;
};

/// The lessons in a folder.
struct FoundLessons
{
    QStringList lessons; ///< their folders, in order
    std::vector<ClosedFolder> closed;
    QStringList empty; ///< other folders in it, which hold no lessons
};

/// The lessons that a folder holds: itself, those in it, and those in its subfolders, which may be
/// one per language.
FoundLessons findLessons(const QString& folder);

/// The folders of lessons in a folder, sorted by name; the folder itself if it is a lesson.
QStringList lessonFolders(const QString& folder);

/// Whether a folder holds a lesson, or a part of one.
bool isLessonFolder(const QString& folder);

/// Whether a folder may have this name: `06-two-pair`.
bool isLessonName(const QString& name);

/// The id of the lesson in a folder of this name: `two-pair` of `06-two-pair`. Digits only give the
/// order.
QString lessonId(const QString& name);

/// The lesson with this id in a folder; empty if there is none.
QString lessonCalled(const QString& id, const QString& folder);

/// The language of a lesson: the code that names its parent folder, else "en".
QString languageOf(const QString& folder);

} // namespace showdown::lessons
