// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The ids of the hands that come with the program: that of a first start, one for every other
/// comparison of two hands of a rank, and from firstWildSample() on three for wilds.
QStringList sampleIds();

/// Where in sampleIds() those for wilds begin.
int firstWildSample();

/// "Two pair: lower pair decides"; empty for no sample.
QString sampleTitle(const QString& id);

/// The hands, with their rules; the id must be one of sampleIds().
CardTable readSample(const QString& id);

} // namespace showdown::gui
