// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progressstore.h"

#include <algorithm>
#include <utility>

namespace showdown::progress {

namespace {

bool isOpened(const Journal& journal, const LessonKey& lesson)
{
    return std::any_of(journal.openings.cbegin(), journal.openings.cend(),
                       [&lesson](const Opening& opening) { return opening.lesson == lesson; });
}

/// Everything in the first journal, then what only the second one has.
Journal together(Journal first, const Journal& second)
{
    for (const Opening& opening : second.openings) {
        if (!isOpened(first, opening.lesson))
            first.openings.push_back(opening);
    }
    first.answers.insert(first.answers.end(), second.answers.cbegin(), second.answers.cend());
    first.folders += second.folders;
    first.folders.removeDuplicates();
    return first;
}

void dropFrom(Journal& journal, const QString& folder)
{
    std::erase_if(journal.openings,
                  [&folder](const Opening& opening) { return opening.lesson.origin == folder; });
    std::erase_if(journal.answers,
                  [&folder](const Answer& answer) { return answer.lesson.origin == folder; });
    journal.folders.removeAll(folder);
}

} // namespace

ProgressStore::ProgressStore(const QString& folder, std::chrono::milliseconds patience)
{
    auto opened = ProgressDatabase::open(folder, patience);
    m_database = std::move(opened.database);
    m_problem = std::move(opened.problem);
    m_written = std::move(opened.found);
    m_isOnlyRead = m_written != Journal();
    if (m_database)
        refresh();
    else
        update();
}

ProgressStore::~ProgressStore()
{
    if (m_database && m_unwritten != Journal())
        write();
}

Failure ProgressStore::open(const LessonKey& lesson, const QDateTime& when)
{
    if (isOpened(m_journal, lesson))
        return std::nullopt;
    m_unwritten.openings.push_back({lesson, when});
    return write();
}

Failure ProgressStore::record(const Answer& answer)
{
    m_unwritten.answers.push_back(answer);
    return write();
}

Failure ProgressStore::addFolder(const QString& folder)
{
    if (m_journal.folders.contains(folder))
        return std::nullopt;
    m_unwritten.folders += folder;
    return write();
}

Failure ProgressStore::refresh()
{
    if (!m_database)
        return std::nullopt;
    const Failure failure = m_database->read(m_written);
    update();
    return failure;
}

Failure ProgressStore::clear()
{
    if (m_isOnlyRead)
        return m_problem->fault; // it would be back at the next start
    if (m_database) {
        if (const Failure failure = m_database->clear())
            return failure;
    }
    for (Journal* journal : {&m_written, &m_unwritten})
        *journal = {{}, {}, journal->folders};
    update();
    return std::nullopt;
}

Failure ProgressStore::closeFolder(const QString& folder)
{
    if (m_isOnlyRead)
        return m_problem->fault;
    if (m_database) {
        if (const Failure failure = m_database->closeFolder(folder))
            return failure;
    }
    for (Journal* journal : {&m_written, &m_unwritten})
        journal->folders.removeAll(folder);
    update();
    return std::nullopt;
}

Failure ProgressStore::drop(const QString& folder)
{
    if (m_isOnlyRead)
        return m_problem->fault;
    if (m_database) {
        if (const Failure failure = m_database->drop(folder))
            return failure;
    }
    for (Journal* journal : {&m_written, &m_unwritten})
        dropFrom(*journal, folder);
    update();
    return std::nullopt;
}

Failure ProgressStore::write()
{
    const Failure failure = m_database ? m_database->add(m_unwritten) : std::nullopt;
    if (!failure)
        m_written = together(std::move(m_written), std::exchange(m_unwritten, {}));
    if (m_database)
        refresh(); // others may have recorded something too
    else
        update();
    return failure;
}

void ProgressStore::update()
{
    m_journal = together(m_written, m_unwritten);
    m_records = recordsOf(m_journal);
}

} // namespace showdown::progress
