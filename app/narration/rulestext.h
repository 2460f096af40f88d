// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"
#include "core/rules/presets.h"
#include "core/rules/rule.h"

#include <QString>

#include <optional>

namespace showdown::narration {

/// "Series", "Standard", "Bug", "Deuces wild".
QString presetName(Preset preset);

/// "no pair below jacks, no five of a kind, as in the articles": what sets a preset apart.
QString presetDescription(Preset preset);

/// "Series", or "Series (changed)" if any rule differs from the preset.
QString rulesName(const NamedRules& rules);

/// "Series rules", "Series rules (changed)": for a status line.
QString rulesLine(const NamedRules& rules);

/// "Standard rules: every pair counts, and … . Every hand is compared as a full house.": how rules
/// and lens differ from those that a reader expects; empty if they do not.
QString rulesApart(const NamedRules& rules, Preset usual, std::optional<Category> lens);

/// "Series rules. A pair below jacks is a high card. …": all that a reader needs who knows no
/// preset, in sentences.
QString rulesInWords(const NamedRules& rules);

/// "A pair counts from a pair of jacks on; a lower one is a high card.": the content of one rule.
QString ruleSentence(const HouseRules& rules, Rule rule);

/// The values that a rule takes, as a list: "2 to 10, J, Q, K, A".
QString ruleValues(Rule rule);

/// "Not a full house", "Not a pair of jacks or better": instead of the rank of a hand that does not
/// fit the lens.
QString doesNotFit(Category lens, const HouseRules& rules);

/// "Best rank", or the rank that all hands are compared as: "Full house", "Jacks or better".
QString lensName(std::optional<Category> lens, const HouseRules& rules);

/// "Every hand is compared as a full house."
QString comparingAs(Category lens);

/// "Back to the best rank: these rules know no five of a kind."
QString lensGone(Category lens);

/// "Working hand, in comparing order", or through a lens "Working hand, as full house".
QString workingHandCaption(std::optional<Category> lens);

/// "As full house": the caption through a lens where there is little room.
QString workingHandCaptionShort(Category lens);

} // namespace showdown::narration
