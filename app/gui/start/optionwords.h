// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::gui {

// The words that options take: for what is read, for `--help`, and for what the shells complete.

/// What `--theme` takes: "light", "dark", …
QStringList themeWords();

/// The theme of one of themeWords(); nothing for any other word.
std::optional<Theme> themeFrom(const QString& word);

/// What `--suits` takes: in how many colours suits are shown.
QStringList suitWords();

/// The colours of one of suitWords(); nothing for any other word.
std::optional<SuitColors> suitColorsFrom(const QString& word);

/// What `--level` takes: how fine the steps are.
QStringList levelWords();

/// What `--view` takes: the names of the views.
QStringList viewWords();

/// What `--tab` takes: the pages of all explanations, of which a view or a table may lack some.
QStringList pageWords();

} // namespace showdown::gui
