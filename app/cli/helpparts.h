// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::cli {

/// Command lines below each other, as a usage text has them.
QString stacked(const QStringList& synopses);

/// `showdown-cli ranks …`, as the usage texts of the program and of the command have it.
QString ranksSynopsis();
QString wildSynopsis();
QString oddsSynopsis();

/// How HAND is written.
QString handHelp();

/// RULES: the options that choose house rules.
QString rulesHelp();

/// The options that every command has.
QString commonHelp();

/// The exit statuses of most commands.
QString exitHelp();

/// Command lines under the heading "Examples".
QString examplesHelp(const QString& commandLines);

} // namespace showdown::cli
