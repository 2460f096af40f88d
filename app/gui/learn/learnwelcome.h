// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QSettings;

namespace showdown::gui {

class NoticeBar;
class NoticePlace;

/// The line that says what Learn is for. It is shown until Learn is first used or the user closes
/// it; both are remembered.
class LearnWelcome : public QObject
{
    Q_OBJECT

public:
    LearnWelcome(NoticePlace& notices, QObject* parent);

    /// Ends the welcome; called when Learn is used.
    void end();

    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    void ended();

private:
    NoticeBar& m_bar;
    bool m_isOver = true; ///< until the settings are known
};

} // namespace showdown::gui
