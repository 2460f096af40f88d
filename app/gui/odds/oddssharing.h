// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/sharecommands.h"
#include "app/gui/odds/oddsstandings.h"

#include <functional>

namespace showdown::gui {

class Appearance;
class OddsSession;

/// What Odds shows now, and whose outs, from 0.
struct SharedOdds
{
    std::function<OddsShown()> situation;
    std::function<int()> player;
};

/// The situation of a session with its known chances, in every form. Session and appearance must
/// outlive it.
SharedResult sharedSituation(const OddsSession& session, const Appearance& appearance,
                             const SharedOdds& shown);

} // namespace showdown::gui
