// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::gui {

// The words that options take: for parsing, for `--help`, and for shell completion.

/// The words for `--theme`: "light", "dark", …
QStringList themeWords();

/// The theme of one of themeWords(); nothing for any other word.
std::optional<Theme> themeFrom(const QString& word);

/// The words for `--suits`: in how many colours suits are shown.
QStringList suitWords();

/// The colours of one of suitWords(); nothing for any other word.
std::optional<SuitColors> suitColorsFrom(const QString& word);

/// The words for `--level`: how fine the steps are.
QStringList levelWords();

/// The words for `--view`: the names of the views.
QStringList viewWords();

/// The words for `--tab`: the pages of all explanations, some of which a view or a table may lack.
QStringList pageWords();

} // namespace showdown::gui
