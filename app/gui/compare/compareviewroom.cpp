// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// How Compare shares its room between the hands, the deck and the explanation.
#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/compareexplanation.h"
#include "app/gui/compare/comparepage.h"
#include "app/gui/compare/comparetoolbar.h"
#include "app/gui/compare/compareview.h"
#include "app/gui/compare/welcome.h"
#include "app/gui/explain/steps/stepscontroller.h"
#include "app/gui/settings/restored.h"

#include <QSettings>

namespace showdown::gui {

void CompareView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    m_page->setCompact(compact);
    m_explanation->setCompact(compact);
}

void CompareView::setPresenting(bool presenting)
{
    m_welcome->setPresenting(presenting);
    m_page->setPresenting(presenting);
}

void CompareView::setExplanationFolded(bool folded)
{
    m_isExplanationFolded = folded;
    foldDeck();
    m_steps->setExplanationFolded(folded);
}

/// The deck makes room if the explanation needs it, and is restored afterwards.
void CompareView::foldDeck()
{
    const bool makesRoom = m_isExplanationFolded || m_steps->isStepping();
    if (makesRoom == m_isDeckMakingRoom)
        return;
    m_isDeckMakingRoom = makesRoom;
    DeckPanel& deck = m_page->deck();
    if (makesRoom)
        m_deckWasFolded = deck.isFolded();
    if (makesRoom || deck.isFolded()) // else the user has unfolded it meanwhile
        deck.setFolded(makesRoom || m_deckWasFolded);
}

void CompareView::saveLayout(QSettings& settings) const
{
    m_explanation->saveLayout(settings);
    m_steps->save(settings);
    const bool isFolded = m_isDeckMakingRoom ? m_deckWasFolded : m_page->deck().isFolded();
    settings.setValue(QStringLiteral("compare/deckFolded"), isFolded);
    m_welcome->save(settings);
}

void CompareView::restoreLayout(const QSettings& settings)
{
    if (isRestored(settings, Restored::window)) {
        m_explanation->restoreLayout(settings);
        m_deckWasFolded = settings.value(QStringLiteral("compare/deckFolded")).toBool();
        m_page->deck().setFolded(m_isDeckMakingRoom || m_deckWasFolded);
    }
    m_steps->restore(settings);
    m_welcome->restore(settings);
}

} // namespace showdown::gui
