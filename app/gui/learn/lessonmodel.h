// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonstates.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <vector>

namespace showdown::gui {

/// The lessons in groups; those of one's own by their folders. An index of a lesson has its group for a parent.
class LessonModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        lessonRole = Qt::UserRole, ///< int: which of the lessons, from 0; -1 of a group
        numberRole,                ///< QString: "6"; empty of a group
        stateRole,                 ///< LessonState
    };

    /// The states must outlive it.
    explicit LessonModel(const LessonStates& states, QObject* parent = nullptr);

    /// Shows these lessons, which must stay as they are until others are set.
    void setLessons(const std::vector<lessons::Lesson>& lessons);

    /// The index of one of the lessons, from 0.
    QModelIndex indexOf(int lesson) const;

    // As Qt has it.
    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Group
    {
        QString name;   ///< as the lessons have it; of one's own the name of their folder
        QString folder; ///< of lessons of one's own
        std::vector<int> lessons;
    };

    static Group groupOf(const lessons::Lesson& lesson);
    static QString groupTitle(const Group& group);
    QVariant lessonData(int lesson, int role) const;

    const LessonStates& m_states;
    const std::vector<lessons::Lesson>* m_lessons = nullptr;
    std::vector<Group> m_groups;
};

/// The number that a lesson goes by: its place, from 1; of one's own that of its folder.
int lessonNumber(const lessons::Lesson& lesson, int at);

/// "Comparing equal ranks": a group of lessons in words; one that is not the program's own as it is.
QString lessonGroupName(const QString& group);

/// "Comparing equal ranks" where it stands in a line: "comparing equal ranks".
QString lessonGroupInline(const QString& group);

} // namespace showdown::gui
