// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::gui {

// The words that options take: for what is read, for `--help`, and for what the shells complete.

QStringList themeWords();
std::optional<Theme> themeFrom(const QString& word);

QStringList suitWords();
std::optional<SuitColors> suitColorsFrom(const QString& word);

QStringList levelWords();

/// The names of the views, and of all pages of their explanations, of which a view may lack some.
QStringList viewWords();
QStringList pageWords();

} // namespace showdown::gui
