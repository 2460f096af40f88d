// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QSettings;

namespace showdown::gui {

class AskBar;
class FindBar;
class CompareSession;
class StepActions;
class StepsPage;

/// Stepping through the run of a session: the player with its actions, its page of the explanation
/// and its questions, and whether stepping is active. The session must outlive it.
class StepsController : public QObject
{
    Q_OBJECT

public:
    explicit StepsController(const CompareSession& session, QObject* parent = nullptr);

    StepPlayer& player() const { return *m_player; }
    StepActions& actions() const { return *m_actions; }
    /// Initially without a parent; the dock takes it.
    StepsPage& page() const { return *m_page; }

    /// Keys also answer questions in the arena, which is shown while the user steps.
    void setArena(QWidget& arena);

    /// Whether the page is the one of the explanation that the user has chosen. In a small window it
    /// may then be behind the arena.
    bool isPageChosen() const;

    /// Whether a run is on and the page is chosen. While the run hides what lies ahead it goes on
    /// beside other pages, too, as the result would tell.
    bool isStepping() const { return m_isStepping; }
    void setExplanationFolded(bool folded);

    /// For a class: without the search.
    void setPresenting(bool presenting);

    /// "Step 23 of 46: 6♥ equals the base value 6."; only while the user steps.
    QString statusText() const;

    /// Begins the run unless it is running, and shows the page.
    void stepThrough();

    using Find = std::function<std::optional<int>(const Run& run)>;
    /// Goes to the step that `find` finds in the run, which begins if necessary.
    void showStep(const Find& find);

    /// Shows the function that runs as printed with a mistake, 3 for E3. Nothing unless a run is on.
    void showPrinted(int mistake);

    /// Saves and restores level, speed, the language of the code, and whether questions are asked.
    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    void steppingChanged(bool stepping);

    /// Emitted when statusText() changed.
    void statusChanged();

    /// Emitted when its page of the explanation is to be shown.
    void pageAsked();

    /// Emitted with a message for the user.
    void said(const QString& message);

private:
    void build(QWidget& parts);
    void makeAskBox(QWidget& parts);
    void connectPlayer();
    void update();
    void go(Move move);
    bool isQuestionHidden() const;
    void showQuestion();
    void sayThatItWaits();

    const CompareSession& m_session;
    StepPlayer* m_player = nullptr;
    StepActions* m_actions = nullptr;
    StepsPage* m_page = nullptr;
    AskBar* m_askBar = nullptr; ///< null before the first run
    bool m_isPresenting = false;
    FindBar* m_findBar = nullptr; ///< null before the first run
    QPointer<QWidget> m_arena;
    bool m_isFolded = false;
    bool m_isStepping = false;
};

} // namespace showdown::gui
