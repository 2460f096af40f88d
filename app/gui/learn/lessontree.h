// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonmodel.h"
#include "app/gui/widgets/rowtree.h"
#include "app/lessons/shelf.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace showdown::gui {

class TextLabel;

/// The lessons as a tree: groups, and in them number, title and progress, which is shown by shape.
class LessonTree : public RowTree
{
    Q_OBJECT

public:
    explicit LessonTree(LessonModel& model, QWidget* parent = nullptr);

    /// Selects a lesson, from 0, and scrolls to it.
    void select(int lesson);

    /// Scrolls to the current lesson, to the same position whichever way it was reached.
    void showCurrent();

signals:
    /// Emitted when the user went to a lesson.
    void lessonChosen(int lesson);

    /// Emitted on Return on a lesson: the user asked to read it.
    void readAsked();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const LessonModel& m_model;
    bool m_isSelecting = false;
};

/// The column of lessons: a search field, the tree, and how many are done.
class LessonList : public QWidget
{
    Q_OBJECT

public:
    /// The states must outlive it.
    explicit LessonList(const LessonStates& states, QWidget* parent = nullptr);

    LessonTree& tree() const { return *m_tree; }
    QLineEdit& searchField() const { return *m_search; }

    /// Lists these lessons, which must not change until others are set.
    void setShelf(const lessons::Shelf& shelf);

    void setCompact(bool compact);

    /// Emits found() if words are searched for.
    void tellFound();

    /// Puts the focus on the lessons, or on the field if none is listed.
    void focusLessons();

signals:
    /// Emitted when the user asked to go from the field to the text.
    void readAsked();

    /// Emitted with the words searched for; empty for all lessons.
    void sought(const QString& words);

    /// Emitted with the words searched for and how many lessons mention them.
    void found(int lessons, const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void applyLengths();
    void colorBar();
    void showWords();
    void goToFirst();
    void showFound();
    void showDone();

    const LessonStates& m_states;
    const lessons::Shelf* m_shelf = nullptr;
    LessonModel* m_model = nullptr;
    QLineEdit* m_search = nullptr;
    LessonTree* m_tree = nullptr;
    TextLabel* m_none = nullptr; ///< instead of the tree if no lesson is found
    QPushButton* m_clear = nullptr;
    QWidget* m_nothing = nullptr; ///< both of them
    QLabel* m_done = nullptr;
    QLabel* m_percent = nullptr;
    QProgressBar* m_bar = nullptr;
    QWidget* m_foot = nullptr;
};

} // namespace showdown::gui
