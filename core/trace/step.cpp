// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/step.h"

namespace showdown {

namespace {

std::string valueText(int value)
{
    if (value == 0)
        return "none";
    return value == cardvalue::wild ? "w" : std::to_string(value);
}

struct VariableText
{
    std::string operator()(int value) const { return std::to_string(value); }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(CardValue card) const { return valueText(card.value); }
    std::string operator()(std::optional<Suit> suit) const
    {
        return suit ? std::string(1, letter(*suit)) : "none";
    }
    std::string operator()(Category category) const { return std::string(id(category)); }
    std::string operator()(Outcome outcome) const
    {
        return std::to_string(static_cast<int>(outcome));
    }
    std::string operator()(const ValueList& values) const
    {
        std::string text;
        for (const int value : values)
            text += (text.empty() ? "" : ", ") + valueText(value);
        return "[" + text + "]";
    }
    std::string operator()(const std::vector<ValueCount>& counts) const
    {
        std::string text;
        for (const ValueCount& each : counts) {
            text += (text.empty() ? "" : ", ") + valueText(each.value) + ": "
                    + std::to_string(each.count);
        }
        return "[" + text + "]";
    }
    std::string operator()(const PlayedHand& hand) const { return showdown::toText(hand); }
};

} // namespace

Level Step::level() const
{
    if (finding)
        return Level::story;
    const LineKind kind = listing->kindOf(line);
    const bool tells = kind == LineKind::question || kind == LineKind::result;
    return tells && listing->role == ListingRole::speaks ? Level::questions : Level::every;
}

std::string toText(const VariableValue& value)
{
    return std::visit(VariableText{}, value);
}

} // namespace showdown
