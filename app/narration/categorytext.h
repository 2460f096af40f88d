// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QString>

namespace showdown::narration {

/// "Full house", "Pair": for lists, boxes and tables.
QString categoryName(Category category);

/// As above, but the pair is "Jacks or better" while the lowest pair that counts is a jack: for
/// the ladder.
QString categoryName(Category category, const HouseRules& rules);

/// "full house", "pair": inside a sentence, without an article.
QString categoryInline(Category category);

/// "a full house", "two pair": what a player has, or what is beaten.
QString categoryWithArticle(Category category);

/// "full houses", "pairs".
QString categoryPlural(Category category);

/// "no full house", "not two pair", "no pair of jacks or better": for a hand that does not fit the
/// lens, as in "Player 2's hand is …".
QString categoryDenied(Category category, const HouseRules& rules);

/// "a full house", "two pair", "a pair of jacks or better": for a rank that no hand has, as in
/// "Neither hand is …".
QString categoryPredicate(Category category, const HouseRules& rules);

/// "A flush beats a straight.": hands of different rank.
QString categoryBeats(Category winner, Category loser);

/// "flush beats straight": on a label.
QString categoryBeatsShort(Category winner, Category loser);

/// "four beats three of a kind": where there is little room.
QString categoryBeatsShortest(Category winner, Category loser);

} // namespace showdown::narration
