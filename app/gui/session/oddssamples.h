// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The ids of the situations that come with the program: first that of a first start, then the
/// series' own example, then classics.
QStringList oddsSampleIds();

/// "Straight against a flush draw"; empty for no sample.
QString oddsSampleTitle(const QString& id);

/// The situation, with its rules; the id must be one of oddsSampleIds().
CardTable readOddsSample(const QString& id);

/// The situation of a first start.
CardTable firstOddsSample();

} // namespace showdown::gui
