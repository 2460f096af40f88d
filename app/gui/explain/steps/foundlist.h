// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/scenetext.h"

#include <QListView>
#include <QStandardItemModel>

namespace showdown::gui {

class RowDelegate;
class CompareSession;
class StepPlayer;

/// The findings so far in the current part of the run, one per line. A click or Return on one goes
/// back to the step that found it.
class FoundList : public QListView
{
    Q_OBJECT

public:
    enum Role {
        findingRole = Qt::UserRole, ///< "9 = 9"; the display role is what it is about: "Kicker 1"
        numberRole,                 ///< "step 43", "step 53, now"
        markRole,                   ///< a narration::FoundLine::Mark
        isNowRole,                  ///< bool: found by the step that is shown
        stepRole,                   ///< int: the step, from 0, of the run
    };

    /// Session and player must outlive it.
    FoundList(const CompareSession& session, StepPlayer& player, QWidget* parent = nullptr);

    /// Moves the rows closer together, for a small window.
    void setCompact(bool compact);

    /// Shows the findings up to the step that the player shows.
    void showStep();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void doItemsLayout() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void goTo(const QModelIndex& line);
    void add(const narration::FoundLine& line);

    const CompareSession& m_session;
    StepPlayer& m_player;
    QStandardItemModel m_lines;
    RowDelegate* m_delegate = nullptr;
};

} // namespace showdown::gui
