// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace showdown::gui {

class RowDelegate;
class CompareSession;
class StepPlayer;

/// The call stack: the running function, with its line, and below it its callers, with the players
/// that they are about. Choosing one reports the step that made its call. Both must outlive it.
class CallersView : public QListWidget
{
    Q_OBJECT

public:
    enum Role {
        stepRole = Qt::UserRole, ///< int: the step of the run
        placeRole,               ///< QString: "line 12", "Player 2", "all players"
        isRunningRole,           ///< bool: it is the function that runs
    };

    CallersView(const CompareSession& session, const StepPlayer& player, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void doItemsLayout() override;

signals:
    /// Emitted when this step of the run is to be shown: the line that made a call, or the running
    /// one.
    void callerChosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    QString playersOf(int index) const;

    const CompareSession& m_session;
    const StepPlayer& m_player;
    RowDelegate* m_delegate = nullptr;
};

} // namespace showdown::gui
