// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/closestname.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace showdown::narration {

namespace {

/// The number of letters to change, add, leave out or swap with the next one to turn one word into
/// the other.
qsizetype slipsBetween(QStringView word, QStringView other)
{
    using Row = QList<qsizetype>;
    Row beforeLast;
    Row last;
    Row row(other.size() + 1);
    std::iota(row.begin(), row.end(), qsizetype{0});
    for (qsizetype i = 1; i <= word.size(); ++i) {
        beforeLast = std::exchange(last, row);
        row[0] = i;
        for (qsizetype j = 1; j <= other.size(); ++j) {
            const qsizetype change = word[i - 1] == other[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && word[i - 1] == other[j - 2] && word[i - 2] == other[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

std::optional<QString> closestName(const QString& word, const QStringList& names)
{
    constexpr qsizetype shortLength = 4;
    std::optional<QString> closest;
    qsizetype most = 2;
    for (const QString& name : names) {
        const qsizetype shorter = std::min(word.size(), name.size());
        const qsizetype allowed = std::min<qsizetype>(most, shorter <= shortLength ? 1 : 2);
        if (std::max(word.size(), name.size()) - shorter > allowed)
            continue;
        const qsizetype slips = slipsBetween(word.toCaseFolded(), name.toCaseFolded());
        if (slips <= allowed && (!closest || slips < most)) {
            closest = name;
            most = slips;
        }
    }
    return closest;
}

} // namespace showdown::narration
