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

/// A round in its newest state, in place of an earlier one; one that is over goes.
void put(std::vector<PracticeRound>& rounds, const PracticeRound& round)
{
    const auto earlier = std::ranges::find_if(
        rounds, [&round](const PracticeRound& each) { return each.isSameAs(round); });
    if (earlier == rounds.end()) {
        if (!round.isOver())
            rounds.insert(rounds.begin(), round);
    } else if (round.isOver()) {
        rounds.erase(earlier);
    } else {
        *earlier = round;
    }
}

} // namespace

ProgressStore::ProgressStore(const QString& folder, std::chrono::milliseconds patience)
{
    auto opened = ProgressDatabase::open(folder, patience);
    m_database = std::move(opened.database);
    m_problem = std::move(opened.problem);
    m_written = std::move(opened.found);
    addPractice(std::move(opened.foundPractice));
    m_isOnlyRead = m_written != Journal() || m_practiceWritten > 0 || !m_roundsWritten.empty();
    if (m_database)
        refresh();
    else
        update();
}

ProgressStore::~ProgressStore()
{
    if (m_database && (m_unwritten != Journal() || m_practiceUnwritten != PracticeChanges()))
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
    Failure failure = m_database->read(m_written);
    PracticeNews news;
    if (!failure)
        failure = m_database->readPractice(news);
    if (!failure)
        addPractice(std::move(news));
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

Failure ProgressStore::record(PracticeRound& round, const PracticeAnswer& answer)
{
    PracticeAnswer given = answer;
    given.isRepeat = round.isRepeat();
    m_practice.add(given);
    m_practiceUnwritten.answers.push_back(given);
    take(round, given, m_practice);
    return saveRound(round);
}

Failure ProgressStore::saveRound(const PracticeRound& round)
{
    auto& unwritten = m_practiceUnwritten.rounds;
    std::erase_if(unwritten, [&round](const PracticeRound& each) { return each.isSameAs(round); });
    unwritten.push_back(round);
    return write();
}

Failure ProgressStore::dropRound(PracticeRound& round)
{
    round.isEnded = true;
    return saveRound(round);
}

Failure ProgressStore::clearPractice()
{
    if (m_isOnlyRead)
        return m_problem->fault;
    if (m_database) {
        if (const Failure failure = m_database->clearPractice())
            return failure;
    }
    m_practiceUnwritten = {};
    m_practice = PracticeRecord();
    addPractice({true, {}, {}});
    update();
    return std::nullopt;
}

Failure ProgressStore::write()
{
    const Failure failure =
        m_database ? m_database->add(m_unwritten, m_practiceUnwritten) : std::nullopt;
    if (!failure) {
        m_written = together(std::move(m_written), std::exchange(m_unwritten, {}));
        for (const PracticeRound& round : std::exchange(m_practiceUnwritten, {}).rounds)
            put(m_roundsWritten, round);
        if (!m_database)
            m_practiceWritten = m_practice.answers().size();
    }
    if (m_database)
        refresh(); // others may have recorded something too
    else
        update();
    return failure;
}

/// Answers of practice that were read, before those still to be written.
void ProgressStore::addPractice(PracticeNews news)
{
    m_roundsWritten = std::move(news.rounds);
    const std::vector<PracticeAnswer>& all = m_practice.answers();
    const auto tail = all.begin() + static_cast<std::ptrdiff_t>(m_practiceWritten);
    m_practiceWritten = (news.isAll ? 0 : m_practiceWritten) + news.answers.size();
    std::vector<PracticeAnswer> after = std::move(news.answers);
    after.insert(after.end(), m_practiceUnwritten.answers.begin(),
                 m_practiceUnwritten.answers.end());
    if (!news.isAll && std::equal(tail, all.end(), after.begin(), after.end()))
        return; // just our own, now written
    if (news.isAll || tail != all.end())
        m_practice = PracticeRecord({all.begin(), news.isAll ? all.begin() : tail});
    for (const PracticeAnswer& answer : after)
        m_practice.add(answer);
}

void ProgressStore::update()
{
    m_journal = together(m_written, m_unwritten);
    m_records = recordsOf(m_journal);
    m_rounds = m_roundsWritten;
    for (const PracticeRound& round : m_practiceUnwritten.rounds)
        put(m_rounds, round);
}

} // namespace showdown::progress
