// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddssharing.h"

#include "app/gui/export/shareactions.h"
#include "app/gui/export/sharedpage.h"
#include "app/gui/odds/oddsresultpage.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/appearance.h"
#include "app/tables/pasted.h"

#include <utility>

namespace showdown::gui {
namespace {

/// The known chances; nothing before the first estimate.
std::optional<narration::CopiedOdds> copiedOdds(const OddsShown& shown)
{
    if (!shown.count || !shown.count->hasEquity)
        return std::nullopt;
    narration::CopiedOdds odds{
        shown.count->equity, shown.count->question.players, {}, !shown.count->isSettled};
    if (odds.players.size() == 1) {
        const auto player = static_cast<std::size_t>(odds.players.front());
        odds.alone = standingsOf(shown)[player].spoken;
    }
    return odds;
}

} // namespace

OddsSharing::OddsSharing(OddsSession& session, const Appearance& appearance, Shown shown,
                         QWidget* window, QObject* parent)
    : QObject(parent), m_session(session), m_appearance(appearance), m_shown(std::move(shown))
{
    const auto command = [&session] {
        return narration::oddsCommand(tables::copiedSituation(session.table())) + u'\n';
    };
    m_commands = new ShareCommands(ShareWords::forSituation(),
                                   {[this] { return text(); }, [this] { return markdown(); },
                                    command, [this] { return page(); }},
                                   window, this);
    const auto showCards = [this] { m_commands->setEmpty(!tables::hasCards(m_session.table())); };
    session.whenChanged(TableChange::cards | TableChange::players, this, showCards);
    showCards();
}

QString OddsSharing::text() const
{
    return narration::situationAsText(tables::copiedSituation(m_session.table()),
                                      copiedOdds(m_shown.situation()));
}

QString OddsSharing::markdown() const
{
    const OddsShown shown = m_shown.situation();
    const AheadWords ahead = aheadWords(shown);
    return narration::situationAsMarkdown(tables::copiedSituation(m_session.table()),
                                          copiedOdds(shown), {ahead.title, ahead.hand, ahead.note});
}

SharedPage OddsSharing::page() const
{
    const QString title = m_session.heading();
    const OddsResultPage page(m_shown.situation(), m_shown.player(), m_appearance.suitColors(),
                              title);
    return {title.isEmpty() ? tr("Poker odds", "the title of a page that has no other") : title,
            //: The name of a file, without its ending
            text(), m_session.proposedName(tr("poker-odds")), page.size(),
            [page](QPainter& painter) { page.paint(painter); }};
}

} // namespace showdown::gui
