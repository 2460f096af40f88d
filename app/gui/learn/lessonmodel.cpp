// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonmodel.h"

#include "app/narration/foreigntext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace showdown::gui {
namespace {

/// A group of lessons that come with the program.
struct GroupWords
{
    const char* id;
    const char* title;
    const char* inlined;
};

constexpr std::array<GroupWords, 6> groupWords{{
    {"basics", QT_TRANSLATE_NOOP("LessonGroups", "Basics"),
     QT_TRANSLATE_NOOP("LessonGroups", "basics")},
    {"equal-ranks", QT_TRANSLATE_NOOP("LessonGroups", "Comparing equal ranks"),
     QT_TRANSLATE_NOOP("LessonGroups", "comparing equal ranks")},
    {"wild-cards", QT_TRANSLATE_NOOP("LessonGroups", "Wild cards"),
     QT_TRANSLATE_NOOP("LessonGroups", "wild cards")},
    {"code", QT_TRANSLATE_NOOP("LessonGroups", "Inside the code"),
     QT_TRANSLATE_NOOP("LessonGroups", "inside the code")},
    {"odds", QT_TRANSLATE_NOOP("LessonGroups", "Chances and odds"),
     QT_TRANSLATE_NOOP("LessonGroups", "chances and odds")},
    {"write", QT_TRANSLATE_NOOP("LessonGroups", "Write your own"),
     QT_TRANSLATE_NOOP("LessonGroups", "write your own")},
}};

QString groupText(const QString& group, const char* GroupWords::*text)
{
    const auto* const found = std::ranges::find_if(
        groupWords, [&](const GroupWords& words) { return group == QLatin1String(words.id); });
    return found == groupWords.end() ? group
                                     : QCoreApplication::translate("LessonGroups", found->*text);
}

/// The internal id: 0 for a group, for a lesson the number of its group, from 1.
constexpr quintptr noGroup = 0;

} // namespace

int lessonNumber(const lessons::Lesson& lesson, int at)
{
    return lesson.origin.isEmpty() ? at + 1 : lesson.number();
}

QString lessonGroupName(const QString& group)
{
    return groupText(group, &GroupWords::title);
}

QString lessonGroupInline(const QString& group)
{
    return groupText(group, &GroupWords::inlined);
}

LessonModel::LessonModel(const LessonStates& states, QObject* parent)
    : QAbstractItemModel(parent), m_states(states)
{
    connect(&states, &LessonStates::changed, this, [this] {
        for (int group = 0; group < rowCount(); ++group) {
            const QModelIndex above = index(group, 0);
            if (const int last = rowCount(above) - 1; last >= 0)
                emit dataChanged(index(0, 0, above), index(last, 0, above));
        }
    });
}

/// A folder named only by its language would not say whose lessons these are.
LessonModel::Group LessonModel::groupOf(const lessons::Lesson& lesson)
{
    if (lesson.origin.isEmpty())
        return {lesson.group, {}, {}};
    const QString folder = QFileInfo(lesson.folder).path();
    const QDir opened(lesson.origin);
    const QString below = opened.relativeFilePath(folder);
    if (below.isEmpty() || below == QLatin1String(".") || below == QLatin1String(".."))
        return {narration::shownPath(QFileInfo(folder).fileName()), folder, {}};
    return {narration::shownPath(opened.dirName() + QLatin1Char('/') + below), folder, {}};
}

void LessonModel::setLessons(const std::vector<lessons::Lesson>& lessons)
{
    beginResetModel();
    m_lessons = &lessons;
    m_groups.clear();
    for (std::size_t at = 0; at < lessons.size(); ++at) {
        const Group own = groupOf(lessons[at]);
        auto group = std::ranges::find_if(m_groups, [&own](const Group& each) {
            return each.name == own.name && each.folder == own.folder;
        });
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), own);
        group->lessons.push_back(static_cast<int>(at));
    }
    endResetModel();
}

QModelIndex LessonModel::indexOf(int lesson) const
{
    for (int group = 0; group < rowCount(); ++group) {
        const std::vector<int>& lessons = m_groups[static_cast<std::size_t>(group)].lessons;
        const auto found = std::ranges::find(lessons, lesson);
        if (found != lessons.end())
            return index(static_cast<int>(found - lessons.begin()), 0, index(group, 0));
    }
    return {};
}

QModelIndex LessonModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : noGroup);
}

QModelIndex LessonModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == noGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, noGroup);
}

int LessonModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != noGroup || parent.column() > 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].lessons.size());
}

int LessonModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant LessonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() != noGroup) {
        const Group& group = m_groups[static_cast<std::size_t>(index.internalId()) - 1];
        return lessonData(group.lessons[static_cast<std::size_t>(index.row())], role);
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return groupTitle(m_groups[static_cast<std::size_t>(index.row())]);
    case lessonRole:
        return -1;
    default:
        return {};
    }
}

QString LessonModel::groupTitle(const Group& group)
{
    return group.folder.isEmpty() ? lessonGroupName(group.name) : group.name;
}

QVariant LessonModel::lessonData(int at, int role) const
{
    const lessons::Lesson& lesson = (*m_lessons)[static_cast<std::size_t>(at)];
    const LessonState state = m_states.state(lesson);
    switch (role) {
    case Qt::DisplayRole:
        return lesson.title;
    case Qt::AccessibleTextRole: {
        QString text = tr("%1 %2, untouched", "a lesson: its number and title");
        if (state == LessonState::begun)
            text = tr("%1 %2, begun", "a lesson: its number and title");
        else if (state == LessonState::done)
            text = tr("%1 %2, done", "a lesson: its number and title");
        text = text.arg(lessonNumber(lesson, at)).arg(lesson.title);
        const progress::Share share = m_states.practised(lesson);
        return share.asked == 0 ? text
                                //: %1: a lesson; %2 of %3 answers in Practice were right
                                : tr("%1; in practice %2 of %3 right")
                                      .arg(text)
                                      .arg(share.right)
                                      .arg(share.asked);
    }
    case lessonRole:
        return at;
    case numberRole:
        return QString::number(lessonNumber(lesson, at));
    case stateRole:
        return QVariant::fromValue(state);
    case soughtRole:
        return m_sought;
    case practisedRole: {
        const progress::Share share = m_states.practised(lesson);
        //: Right answers in Practice
        return share.asked == 0 ? QString() : tr("%1 %").arg(share.percent());
    }
    default:
        return {};
    }
}

Qt::ItemFlags LessonModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    return index.internalId() == noGroup ? Qt::ItemIsEnabled
                                         : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace showdown::gui
