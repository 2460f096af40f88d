// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QSettings;

namespace showdown::gui {

class NoticeBar;
class NoticePlace;

/// The line that says what Learn is for. It is seen until Learn is first used or somebody closes the
/// line, which is kept.
class LearnWelcome : public QObject
{
    Q_OBJECT

public:
    LearnWelcome(NoticePlace& notices, QObject* parent);

    /// Learn is used.
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
