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

/// The file commands of Learn: opens folders of user lessons, clears the progress and writes it as
/// CSV. Problems with such files are shown in bars above the lesson.
class LessonFiles : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    LessonFiles(LessonStates& states, LearnView& view, QObject* parent = nullptr);

    /// From now on also shows the lessons in this folder.
    void openFolder(const QString& folder);

    /// Reads the lessons in all folders again.
    void readAgain();

    /// Stops showing the lessons of a user folder. The answers in them are kept.
    void closeFolder(const QString& folder);

    /// Writes all answers into a file.
    void exportTo(const QString& path);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The words of a bar, in the current language.
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
    QString m_faultyFolder; ///< of the faulty lesson that is named; may be none

    NoticeBar* m_progress = nullptr;
    NoticeBar* m_lessons = nullptr;
    NoticeBar* m_goneBar = nullptr;
    QPushButton* m_closeFaulty = nullptr;
    Words m_progressWords;
    Words m_lessonsWords;
    Words m_goneWords;
};

} // namespace showdown::gui
