// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QSettings>

namespace showdown::gui {

/// The settings in the user's INI file, which is written whole or not at all: Qt 6.4 alone empties
/// it when the disk fills up.
class SettingsFile : public QSettings
{
    Q_OBJECT

public:
    explicit SettingsFile(const QString& name);

signals:
    /// Emitted the first time that they cannot be saved.
    void notSaved(showdown::narration::SaveFault fault);

protected:
    bool event(QEvent* event) override;

private:
    bool m_isTold = false;
};

} // namespace showdown::gui
