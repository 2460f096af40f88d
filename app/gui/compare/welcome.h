// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QPushButton;
class QSettings;

namespace showdown::gui {

class NoticeBar;
class NoticePlace;
class CompareSession;

/// The line that says how to begin. It is shown from the first start on until the user closes it or
/// begins with the lessons, which is remembered; but not while a run is stepped through.
class Welcome : public QObject
{
    Q_OBJECT

public:
    Welcome(const CompareSession& session, NoticePlace& notices, QObject* parent);

    void show();

    /// Ends the welcome for good.
    void end();

    /// Hides it while a run needs its room.
    void setStepping(bool stepping);

    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    /// Emitted when it is shown or hidden.
    void changed();

    /// Emitted when the user asked to step through the run.
    void stepsAsked();

    /// Emitted when the user asked to begin with the first lesson.
    void lessonAsked();

private:
    void showWords();
    void showBar();

    const CompareSession& m_session;
    NoticeBar& m_bar;
    QPushButton& m_steps;
    QPushButton& m_lesson;
    bool m_isWanted = false;
    bool m_isStepping = false;
};

} // namespace showdown::gui
