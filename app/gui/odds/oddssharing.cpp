// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddssharing.h"

#include "app/gui/odds/outkinds.h"
#include "app/gui/odds/situationresult.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/appearance.h"
#include "app/narration/oddscopytext.h"
#include "app/tables/pasted.h"

namespace showdown::gui {
namespace {

/// The known chances; nothing before the first estimate.
std::optional<narration::CopiedOdds> copiedOdds(const OddsShown& shown)
{
    if (!shown.count || !shown.count->hasEquity)
        return std::nullopt;
    narration::CopiedOdds odds{
        shown.count->equity, shown.count->question.players, {}, !shown.count->isSettled};
    const std::vector<OddsStanding> standings = standingsOf(shown);
    odds.outs = shown.count->outs;
    for (std::size_t at = 0; at < odds.outs.size(); ++at) {
        const bool isLead =
            outsStandingOf(*shown.count, static_cast<int>(at)) == OutsStanding::leads;
        if (isLead || !standings[static_cast<std::size_t>(odds.players[at])].hasOuts)
            odds.outs[at].reset();
    }
    if (odds.players.size() == 1) {
        const auto player = static_cast<std::size_t>(odds.players.front());
        odds.alone = standings[player].spoken;
    }
    return odds;
}

narration::AheadText copiedAhead(const OddsShown& shown)
{
    const AheadWords ahead = aheadWords(shown);
    return {ahead.title, ahead.hand, ahead.note};
}

} // namespace

SharedResult sharedSituation(const OddsSession& session, const Appearance& appearance,
                             const SharedOdds& shown)
{
    return {[&session, shown] {
                return narration::situationAsText(tables::copiedSituation(session.table()),
                                                  copiedOdds(shown.situation()),
                                                  copiedAhead(shown.situation()));
            },
            [&session, shown] {
                return narration::situationAsMarkdown(tables::copiedSituation(session.table()),
                                                      copiedOdds(shown.situation()),
                                                      copiedAhead(shown.situation()));
            },
            [&session, shown] {
                narration::CopiedSituation copied = tables::copiedSituation(session.table());
                const OddsShown now = shown.situation();
                if (session.playerCount() == 1 && now.target != Category::straight)
                    copied.hope = now.target;
                return narration::oddsCommand(copied) + u'\n';
            },
            [&appearance, shown] {
                return situationResult(shown.situation(), shown.player(), appearance.suitColors());
            }};
}

} // namespace showdown::gui
