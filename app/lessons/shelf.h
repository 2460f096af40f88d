// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::lessons {

/// A lesson that cannot be shown, with what is wrong in it.
struct FaultyLesson
{
    QString folder; ///< or a folder in which lessons may lie
    std::vector<narration::LessonProblem> problems;
};

/// Where a searched text was found.
struct SearchHit
{
    int lesson = 0;           ///< its index on the shelf
    bool isInTitle = false;   ///< of the lesson
    std::optional<int> block; ///< of the lesson's text, by its index; nothing in titles and tasks
    QString excerpt;          ///< the words around it, without marks; of a title the whole title
};

/// The lessons that a reader can choose from, in one language and in order. They are read when the
/// shelf is made. What those of one's own claim is held against the engine; for those of the program
/// a test has done that.
class Shelf
{
public:
    /// Where the lessons of the program lie, in its resources.
    static QString programRoot();

    /// The lessons of a folder with a folder for each language. Those that the language lacks are in
    /// English, as lesson.language tells. `ownFolders`, each one that
    /// findLessons() takes, come after them, in the language that each is in.
    explicit Shelf(const QString& language, const QString& root = programRoot(),
                   const QStringList& ownFolders = {});

    const std::vector<Lesson>& lessons() const { return m_lessons; }

    /// Lessons that are there but cannot be read.
    const std::vector<FaultyLesson>& faulty() const { return m_faulty; }

    /// The index of the lesson with this key.
    std::optional<int> indexOf(const QString& key) const;

    /// The index of the lesson before or after this one, if there is one.
    std::optional<int> previous(int lesson) const;
    std::optional<int> next(int lesson) const;

    /// The lessons in which a text occurs, in their order, each where it occurs first, titles before
    /// texts. Large and small letters are the same. Every lesson, without an excerpt, for an empty
    /// text.
    std::vector<SearchHit> search(const QString& text) const;

private:
    void addOwn(const QString& folder);

    std::vector<Lesson> m_lessons;
    std::vector<FaultyLesson> m_faulty;
};

} // namespace showdown::lessons
