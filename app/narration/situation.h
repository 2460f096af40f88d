// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace showdown::narration {

/// The players of a showdown by what became of them; numbers count from 1.
struct Roll
{
    std::vector<int> takingPart;   ///< five cards, and of the rank that all are compared as
    std::vector<int> notFitting;   ///< five cards, but not of that rank
    std::vector<int> unfinished;   ///< one to four cards
    std::vector<int> withoutCards; ///< not playing

    explicit Roll(const Showdown& showdown);

    std::size_t complete() const { return takingPart.size() + notFitting.size(); }
    std::size_t playing() const { return complete() + unfinished.size(); }
};

/// Everything that the sentences of a verdict ask about.
struct Situation
{
    const Showdown& showdown;
    const HouseRules& rules;
    std::optional<Category> lens;
    const QStringList& names;
    Roll roll;

    const PlayerResult& player(int number) const;
    QString name(int number) const;
};

} // namespace showdown::narration
