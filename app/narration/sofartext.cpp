// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/sofartext.h"

#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "core/match/sofar.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct SoFarText
{
    Q_DECLARE_TR_FUNCTIONS(SoFarText)
};

} // namespace

QString soFar(const Hand& hand, const HouseRules& rules)
{
    const std::optional<HandValue> value = valueSoFar(hand, rules);
    if (!value)
        return {};
    return fill(SoFarText::tr("so far: %1", "of an unfinished hand; %1: 'a pair of aces'"),
                {handPhrase(*value, HandDetail::allGroups)});
}

} // namespace showdown::narration
