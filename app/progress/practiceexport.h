// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/practice.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

class QIODevice;

namespace showdown::progress {

/// What is written of an answer, in a file as in an export: `answered`, `topic`, `kind`,
/// `difficulty`, `rules` as options of the command line, `seed`, `right`, `hints`, `mistake`,
/// `tempting`, `repeat`.
const QStringList& answerColumns();

/// The values of these columns, and back; nothing if they name what this version does not know.
QVariantList columnsOf(const PracticeAnswer& answer);
std::optional<PracticeAnswer> answerFrom(const QVariantList& columns);

/// Writes every answer as a line of CSV in UTF-8 under a line of these headings, with times in UTC
/// and `yes` or `no`. False on a short write.
bool writeCsv(const std::vector<PracticeAnswer>& answers, QIODevice& device);

/// Writes `{"answers": [{"answered": …}, …]}` in JSON. False on a short write.
bool writeJson(const std::vector<PracticeAnswer>& answers, QIODevice& device);

/// A round as text, and back; nothing if it is none of this version.
QString roundText(const PracticeRound& round);
std::optional<PracticeRound> roundFrom(const QString& text);

/// A text of its own for each round; that of a later one is greater.
QString roundKey(const PracticeRound& round);

} // namespace showdown::progress
