// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

namespace showdown {

/// What the arguments of the program ask for.
struct StartOptions
{
    /// Set if the program is to end at once: 0 with a text that was asked for, 2 with what is
    /// wrong with the arguments.
    std::optional<int> exitStatus;
    QString message;
};

/// Reads the arguments, the program's name first, and makes the application speak the language
/// that they, or else the user's settings, name.
StartOptions readStartOptions(QCoreApplication& application, const QStringList& arguments);

} // namespace showdown
