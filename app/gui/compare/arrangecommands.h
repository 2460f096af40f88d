// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tabledealer.h"

#include <QObject>

#include <optional>

class QMenu;
class QWidget;

namespace showdown::gui {

class ArrangeActions;
class ConflictBar;
class NextPlace;
class CompareSession;

/// The commands of the ArrangeActions, when they are enabled, and the two menus for some of them.
class ArrangeCommands : public QObject
{
    Q_OBJECT

public:
    /// The menus and dialogs belong to the window.
    ArrangeCommands(ArrangeActions& actions, CompareSession& session, NextPlace& nextSlot,
                    TableDealer& dealer, ConflictBar& conflicts, QWidget* window, QObject* parent);

    /// "Copy hand to ▸" and "Samples ▸".
    QMenu& copyMenu() const { return *m_copyMenu; }
    QMenu& samplesMenu() const { return *m_samplesMenu; }

    void retranslate();

signals:
    /// Emitted with a text for the status bar: "Close hands, seed 4711".
    void said(const QString& message);

private:
    void connectActions();
    void connectSession();
    void showState();
    void deal(const DealOrder& order, std::optional<int> seed);
    void askSeed();
    void askRank();
    void openSample(const QString& id);
    int player() const;

    ArrangeActions& m_actions;
    CompareSession& m_session;
    NextPlace& m_nextSlot;
    TableDealer& m_dealer;
    ConflictBar& m_conflicts;
    QWidget* const m_window;
    QMenu* const m_copyMenu;
    QMenu* const m_samplesMenu;
};

} // namespace showdown::gui
