// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/step.h"

#include <QString>

namespace showdown::narration {

/// A question of the code, as written and with the values of its variables.
struct Expression
{
    QString code;    ///< "numMatched + numWilds ≥ numToMatch"
    QString numbers; ///< "1 + 0 ≥ 2"; empty if no variable of the step is in it

    bool operator==(const Expression&) const = default;
};

/// The value of a variable, as the code writes it: "12", "true", "♥", "two pair", "[9, wild]",
/// "Q♠ 9★ ★". Its words are those of the current language.
QString variableText(const VariableValue& value);

/// The question that a step asks; empty for a step that asks none.
Expression expressionOf(const Step& step, const Terms& terms);

} // namespace showdown::narration
