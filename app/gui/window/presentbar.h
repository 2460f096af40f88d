// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QTimer>

class QAction;
class QToolButton;

namespace showdown::gui {

class Actions;
class PrimaryButton;

/// The bar at the foot of a presentation: back, reveal or go on, text size, leave. It comes with
/// the pointer and goes three seconds after it has come to rest elsewhere. The strip where it lies
/// is kept free for it.
class PresentBar : public QFrame
{
    Q_OBJECT

public:
    /// The actions must outlive it.
    PresentBar(const Actions& actions, QWidget* window);

    /// Whether going on reveals something, and whether there is anywhere to go on to.
    void setForward(bool keepsBack, bool goesOn);

    /// Adds buttons for the actions that go to another table; they are visible while these are.
    void setTables(QAction& previous, QAction& next);

    /// Whether the window leaves it a strip at the foot, so that it covers nothing.
    void setStripKept(bool kept);

    /// The height of the strip.
    int stripHeight() const;

    /// Shows it for a while.
    void come();

    /// Shows the tip of one of its buttons above it.
    void showTip(const QWidget& button);

signals:
    /// Emitted when the user asked to go one step forward or back.
    void stepAsked(bool forward);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* addButton(const QString& name);
    void sayWords();
    void updateLook();
    void putInPlace();

    const Actions& m_actions;
    QToolButton* m_back;
    PrimaryButton* m_forward;
    QToolButton* m_smaller;
    QToolButton* m_larger;
    QToolButton* m_leave;
    QToolButton* m_previousTable;
    QToolButton* m_nextTable;
    QWidget* m_strip; ///< the ground of what the window leaves it
    QTimer m_rest;    ///< of the pointer
    bool m_keepsBack = false;
};

} // namespace showdown::gui
