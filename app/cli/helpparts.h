// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace showdown::cli {

// What the help of several commands has in common, in lines that end with a newline.

/// The context of all texts of the help.
struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

/// "Usage: …": one command line below the other.
QString usageHelp(const QStringList& synopses);

/// How hands are typed.
QString handHelp();
/// How the hand is typed of a command that takes one.
QString oneHandHelp();

/// The presets, a line each.
QString presetLines();

/// The options that choose house rules.
QString rulesHelp();

/// "Options:"
QString optionsHeading();

/// The choice between text and JSON.
QString formatHelp();

/// The heading and the lens.
QString optionsHelp();

/// The options that every command has.
QString commonHelp();

/// "Examples:" and these command lines.
QString examplesHelp(const QString& commandLines);

/// What the exit status means.
QString exitHelp();

} // namespace showdown::cli
