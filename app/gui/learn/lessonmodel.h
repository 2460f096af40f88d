// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonstates.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <vector>

namespace showdown::gui {

/// The lessons in groups; user lessons by their folders. The parent of a lesson's index is its
/// group.
class LessonModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        lessonRole = Qt::UserRole, ///< int: the index of the lesson, from 0; -1 for a group
        numberRole,                ///< QString: "6"; empty of a group
        stateRole,                 ///< LessonState
        soughtRole,                ///< QString: to be marked in the title
        practisedRole,             ///< QString: "44 %" of practice were right; may be empty
    };

    /// The states must outlive it.
    explicit LessonModel(const LessonStates& states, QObject* parent = nullptr);

    /// Shows these lessons, which must not change until others are set.
    void setLessons(const std::vector<lessons::Lesson>& lessons);

    void setSought(const QString& words) { m_sought = words; }

    /// The index of a lesson, from 0.
    QModelIndex indexOf(int lesson) const;

    // As in QAbstractItemModel.
    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Group
    {
        QString name;   ///< as in the lessons; for user lessons the name of their folder
        QString folder; ///< for user lessons
        std::vector<int> lessons;
    };

    static Group groupOf(const lessons::Lesson& lesson);
    static QString groupTitle(const Group& group);
    QVariant lessonData(int at, int role) const;

    const LessonStates& m_states;
    const std::vector<lessons::Lesson>* m_lessons = nullptr;
    std::vector<Group> m_groups;
    QString m_sought;
};

/// The number of a lesson: its index, from 1; for a user lesson the number of its folder.
int lessonNumber(const lessons::Lesson& lesson, int at);

/// "Comparing equal ranks": the name of a group of lessons; a group that is not one of the
/// program's is unchanged.
QString lessonGroupName(const QString& group);

/// "comparing equal ranks": inside a line.
QString lessonGroupInline(const QString& group);

} // namespace showdown::gui
