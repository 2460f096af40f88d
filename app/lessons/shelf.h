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

/// A lesson that cannot be shown, and why.
struct FaultyLesson
{
    QString folder; ///< or a folder in which lessons may lie
    std::vector<narration::FileProblem> problems;
};

/// Where a searched text was found.
struct SearchHit
{
    int lesson = 0;         ///< its index on the shelf
    bool isInTitle = false; ///< of the lesson
    std::optional<int>
        block;       ///< of the lesson's text, by its index; nothing in titles, aims and tasks
    QString excerpt; ///< the words around it, without marks; of a title the whole title
};

/// The lessons that a reader can choose from, in one language and in order. They are read when the
/// shelf is made. The claims of lessons in user folders are checked against the engine; those of
/// the program's lessons are checked by a test.
class Shelf
{
public:
    /// The resource folder with the lessons of the program.
    static QString programRoot();

    /// The lessons of a folder that has a subfolder per language. Lessons missing in the language
    /// are in English; lesson.language tells. Those in `ownFolders`, each one that findLessons()
    /// takes, come after them, in the language that each is in.
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

    /// The lessons in which a text occurs, in their order, each at its first occurrence, titles
    /// before texts. Case is ignored. For an empty text, every lesson without an excerpt.
    std::vector<SearchHit> search(const QString& text) const;

    /// Deals the tables of a lesson again, from this seed; when read they are those of seed 1.
    void deal(int lesson, std::uint32_t seed);

private:
    void addOwn(const QString& folder);

    std::vector<Lesson> m_lessons;
    std::vector<FaultyLesson> m_faulty;
};

} // namespace showdown::lessons
