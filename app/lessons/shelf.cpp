// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/shelf.h"

#include "app/lessons/dealtexercises.h"
#include "app/lessons/lessoncheck.h"
#include "app/lessons/prose.h"

#include <QDir>

#include <algorithm>
#include <map>

namespace showdown::lessons {

namespace {

constexpr const char* fallbackLanguage = "en";
constexpr qsizetype excerptLength = 80;

/// The words around a place in a text.
QString excerptAround(const QString& text, qsizetype at, qsizetype length)
{
    const qsizetype room = std::max<qsizetype>(excerptLength - length, 0) / 2;
    qsizetype begin = std::max<qsizetype>(at - room, 0);
    qsizetype end = std::min(at + length + room, text.size());
    if (begin > 0) {
        const qsizetype word = text.indexOf(QLatin1Char(' '), begin);
        begin = word >= 0 && word < at ? word + 1 : begin;
    }
    if (end < text.size()) {
        const qsizetype word = text.lastIndexOf(QLatin1Char(' '), end);
        end = word >= at + length ? word : end;
    }
    QString excerpt = text.mid(begin, end - begin);
    if (begin > 0)
        excerpt.prepend(QStringLiteral("… "));
    if (end < text.size())
        excerpt.append(QStringLiteral(" …"));
    return excerpt;
}

/// The readable text of a block.
QString readableText(const Block& block)
{
    if (const auto* prose = std::get_if<Prose>(&block.content))
        return plainText(prose->markdown);
    if (const auto* cards = std::get_if<CardsBlock>(&block.content))
        return plainText(cards->question + QLatin1Char(' ') + cards->caption);
    return std::get<ListingBlock>(block.content).functions.join(QLatin1Char(' '));
}

std::optional<QString> foundIn(const QString& text, const QString& wanted)
{
    const qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive);
    return at < 0 ? std::nullopt : std::optional(excerptAround(text, at, wanted.size()));
}

std::optional<SearchHit> hitIn(const Lesson& lesson, const QString& wanted)
{
    SearchHit hit;
    if (lesson.title.contains(wanted, Qt::CaseInsensitive)) {
        hit.isInTitle = true;
        hit.excerpt = lesson.title;
        return hit;
    }
    if (auto found = foundIn(plainText(lesson.aim), wanted)) {
        hit.excerpt = *found;
        return hit;
    }
    for (int block = 0; block < static_cast<int>(lesson.blocks.size()); ++block) {
        if (auto found =
                foundIn(readableText(lesson.blocks[static_cast<std::size_t>(block)]), wanted)) {
            hit.block = block;
            hit.excerpt = *found;
            return hit;
        }
    }
    for (const Example& example : lesson.examples) {
        if (auto found =
                foundIn(plainText(example.title + QLatin1Char(' ') + example.text), wanted)) {
            hit.excerpt = *found;
            return hit;
        }
    }
    for (const LessonExercise& exercise : lesson.exercises) {
        if (auto found = foundIn(plainText(exercise.question), wanted)) {
            hit.excerpt = *found;
            return hit;
        }
    }
    return std::nullopt;
}

} // namespace

QString Shelf::programRoot()
{
    return QStringLiteral(":/lessons");
}

Shelf::Shelf(const QString& language, const QString& root, const QStringList& ownFolders)
{
    QStringList ids; // in the order of the first language that has them
    std::map<QString, QString> folders;
    for (const QString& each : {QString::fromLatin1(fallbackLanguage), language}) {
        for (const QString& folder : lessonFolders(QDir(root).filePath(each))) {
            const QString id = lessonId(QDir(folder).dirName());
            if (folders.insert_or_assign(id, folder).second)
                ids += id;
        }
    }
    for (const QString& id : ids) {
        ReadLesson read = readLesson(folders[id]);
        if (read.problems.empty())
            m_lessons.push_back(std::move(read.lesson));
        else
            m_faulty.push_back({folders[id], std::move(read.problems)});
    }
    for (const QString& own : ownFolders)
        addOwn(own);
}

/// A folder may lie in one that has already been read.
void Shelf::addOwn(const QString& folder)
{
    const FoundLessons found = findLessons(folder);
    for (const QString& each : found.lessons) {
        ReadLesson read = readLesson(each);
        if (std::ranges::find(m_lessons, read.lesson.folder, &Lesson::folder) != m_lessons.end())
            continue;
        read.lesson.origin = folder;
        if (auto problems = checkWhatWasRead(read).problems; problems.empty())
            m_lessons.push_back(std::move(read.lesson));
        else
            m_faulty.push_back({each, std::move(problems)});
    }
    for (const ClosedFolder& closed : found.closed)
        m_faulty.push_back({closed.folder, {closed.fault}});
}

std::optional<int> Shelf::indexOf(const QString& key) const
{
    const auto found = std::ranges::find(m_lessons, key, &Lesson::key);
    if (found == m_lessons.end())
        return std::nullopt;
    return static_cast<int>(found - m_lessons.begin());
}

void Shelf::deal(int lesson, std::uint32_t seed)
{
    dealAgain(m_lessons[static_cast<std::size_t>(lesson)], seed);
}

std::optional<int> Shelf::previous(int lesson) const
{
    return lesson > 0 && lesson <= static_cast<int>(m_lessons.size()) ? std::optional(lesson - 1)
                                                                      : std::nullopt;
}

std::optional<int> Shelf::next(int lesson) const
{
    return lesson >= 0 && lesson + 1 < static_cast<int>(m_lessons.size())
               ? std::optional(lesson + 1)
               : std::nullopt;
}

std::vector<SearchHit> Shelf::search(const QString& text) const
{
    const QString wanted = text.simplified();
    std::vector<SearchHit> hits;
    for (int index = 0; index < static_cast<int>(m_lessons.size()); ++index) {
        auto hit = wanted.isEmpty() ? std::optional(SearchHit())
                                    : hitIn(m_lessons[static_cast<std::size_t>(index)], wanted);
        if (!hit)
            continue;
        hit->lesson = index;
        hits.push_back(*std::move(hit));
    }
    return hits;
}

} // namespace showdown::lessons
