// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QPushButton;

namespace showdown::gui {

class LearnView;
class LessonStates;
class NoticeBar;

/// What a person does with files in Learn: opens folders of lessons of their own, clears the
/// progress and writes it as CSV. What is wrong with such files stands in bars above the lesson.
class LessonFiles : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    LessonFiles(LessonStates& states, LearnView& view, QObject* parent = nullptr);

    /// Shows the lessons in a folder with the others, from now on.
    void openFolder(const QString& folder);

    /// Shows the lessons of a folder of one's own no longer. What was answered in them is kept.
    void closeFolder(const QString& folder);

    /// Writes all answers into a file.
    void exportTo(const QString& path);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The words of a bar, in the language that the program speaks by now.
    using Words = std::function<QString()>;

    void makeBars();
    void begin();
    void showFaulty(const QString& folder = {});
    void showGone();
    void askForFolder();
    void askForFile();
    void askToClear();
    void say(NoticeBar& bar, Words& kept, const Words& words);

    LessonStates& m_states;
    LearnView& m_view;
    bool m_isBegun = false;
    QString m_gone;         ///< the folder that the bar is about
    QString m_faultyFolder; ///< of the lesson that is named as wrong; may be none

    NoticeBar* m_progress = nullptr;
    NoticeBar* m_lessons = nullptr;
    NoticeBar* m_goneBar = nullptr;
    QPushButton* m_closeFaulty = nullptr;
    Words m_progressWords;
    Words m_lessonsWords;
    Words m_goneWords;
};

} // namespace showdown::gui
