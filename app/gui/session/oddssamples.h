// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/oddstable.h"

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The ids of the situations that come with the program: first the one that a first start shows,
/// then the series' own example, then classics.
QStringList oddsSampleIds();

/// "Straight against a flush draw"; empty for no sample.
QString oddsSampleTitle(const QString& id);

/// The situation, with its rules; the id must be one of oddsSampleIds().
OddsTable readOddsSample(const QString& id);

/// What a first start shows.
OddsTable firstOddsSample();

} // namespace showdown::gui
