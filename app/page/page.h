// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"
#include "core/trace/run.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace showdown::page {

// A run as a self-contained document. Its texts are those of the step player, in the current
// language.

/// Data about a run that the run itself does not hold.
struct PageInput
{
    NamedRules rules;  ///< those under which the run was made, with their name
    QStringList names; ///< of players who are called otherwise than "Player 1"; may be empty
    QString title;     ///< of the hands together; if empty, the page gets a general title
    bool hasFourColors = false; ///< diamonds are blue and clubs green
};

/// One HTML file, UTF-8, without network or libraries: hands, verdict and story, readable without
/// script and on paper; with script a step player with all levels of detail. Names and title may
/// contain anything.
QByteArray html(const Run& run, const PageInput& input);

/// The hands, the verdict and the story as Markdown, UTF-8, with the command line that gives them.
QByteArray markdown(const Run& run, const PageInput& input);

} // namespace showdown::page
