// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// What comes out: the verdict, what is tried or stepped through, and the cards that are ringed.
#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/playerpanels.h"
#include "app/gui/compare/slotrowview.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/session.h"
#include "app/narration/questiontext.h"
#include "app/narration/storytext.h"
#include "app/narration/verdicttext.h"

#include <QScrollArea>

#include <optional>

namespace showdown::gui {

void HandsView::setTrial(const std::optional<narration::Verdict>& trial)
{
    m_banner->setTrial(trial);
}

void HandsView::showCanStep()
{
    m_banner->setCanStep(m_session.hasRun() && !m_isStepping);
}

/// The last step tells the result, and so does the banner then.
void HandsView::showPhase()
{
    if (!m_isStepping || !m_player.isRunning() || !m_player.target(Move::next))
        return m_banner->setPhase(std::nullopt);
    const Run& run = m_player.run();
    const int index = m_player.index();
    const QString phase = m_player.question()
                              ? narration::phaseText(run, index, *m_player.question())
                              : narration::phaseText(run, index);
    m_banner->setPhase(
        VerdictBanner::Phase{narration::chapterTitle(run, run.chapterOf(index), m_session.names()),
                             phase, m_player.isPlaying()});
}

void HandsView::ringChosen(const Chosen& chosen)
{
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    showMarks();
}

void HandsView::ringHolder(SlotPlace holder)
{
    for (int player = 0; player < m_session.playerCount(); ++player)
        m_hands->panel(player).cards().outline(player == holder.player ? std::optional(holder.slot)
                                                                       : std::nullopt);
    m_scroll->ensureWidgetVisible(&slotAt(holder));
}

void HandsView::forgetHolder()
{
    for (int player = 0; player < Table::maximumPlayers; ++player)
        m_hands->panel(player).cards().outline(std::nullopt);
}

void HandsView::showVerdict()
{
    m_banner->setVerdict(narration::verdict(m_session.shown(), m_session.rules().rules,
                                            m_session.shownLens(), m_session.names()));
    m_banner->setCanCopy(files::hasCards(m_session.table()));
    showCanStep();
    showMarks();
}

/// While a part is chosen that does not decide, only its cards are marked.
void HandsView::showMarks()
{
    const Showdown& result = m_session.shown();
    ChosenMarks chosen;
    const auto* part = std::get_if<PartPlace>(&m_chosen);
    if (part)
        chosen = partMarks(result, *part);
    else if (const auto* row = std::get_if<LadderPlace>(&m_chosen))
        chosen = rowMarks(result, *row, m_session.rules().rules);
    const bool isOfVerdict = !part || decidesResult(result, *part);
    m_hands->setMarks(isOfVerdict ? decisionMarks(result) : DecisionMarks(), chosen);
}

} // namespace showdown::gui
