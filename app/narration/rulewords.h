// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/alsowild.h"
#include "core/rules/houserules.h"
#include "core/rules/rule.h"

#include <QString>

namespace showdown::narration {

// The rules as worded where they are chosen.

/// "Lowest pair that counts", "Ace may stand below the two": beside the control of a rule. Wild
/// ranks and wild cards share one control, "Also wild".
QString ruleName(Rule rule);

/// "Lower pairs count as high cards.": the content or purpose of a rule, in one plain line.
QString ruleLine(Rule rule);

/// "A wild is any card", "A wild is a bug": the two values of that rule.
QString wildScopeName(WildScope scope);

/// A description of such a wild, in one plain line.
QString wildScopeLine(WildScope scope);

/// "none", "twos", "one-eyed jacks", "king of hearts": the cards that are also wild.
QString alsoWildName(AlsoWild wild);

/// As above, for any natural cards: "twos, J♥".
QString alsoWildText(const HouseRules& rules);

/// "Change lowest pair": the undo step of a changed rule.
QString ruleChangeName(Rule rule);

} // namespace showdown::narration
