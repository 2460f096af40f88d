// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QSettings;

namespace showdown::gui {

class MainWindow;
class OddsSession;
class Session;

/// The file that keeps the table from one start to the next, in the data folder of the program.
QString keptTablePath();

/// Gives a kept table that cannot be read another name, `table.showdown.unread`, so that nothing is
/// written over it.
void setAsideKeptTable();

/// Keeps what the next start is to find again: how the window stands and, unless the table is that of
/// a file, the table and the situation of Odds, a moment after each change and at the end. A
/// situation that is what a first start shows is left out. All four must outlive it.
class KeptState : public QObject
{
    Q_OBJECT

public:
    KeptState(Session& session, OddsSession& odds, const MainWindow& window, QSettings& settings,
              bool keepsTable = true);
    ~KeptState() override;

private:
    void keepTable();

    Session& m_session;
    OddsSession& m_odds;
    const MainWindow& m_window;
    QSettings& m_settings;
    QTimer m_pause; ///< until the table is written, so that quick changes are written once
};

} // namespace showdown::gui
