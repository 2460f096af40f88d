// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsexplanation.h"

#include "app/gui/odds/methodpage.h"
#include "app/gui/odds/nextcardspage.h"
#include "app/gui/odds/outspage.h"

namespace showdown::gui {

OddsExplanation::OddsExplanation(const Appearance& appearance, QWidget* window, QObject* parent)
    : QObject(parent),
      m_outs(new OutsPage(appearance, window)),
      m_next(new NextCardsPage(window)),
      m_method(new MethodPage(window))
{
    connect(m_outs, &OutsPage::playerChosen, this, &OddsExplanation::playerChosen);
    connect(m_outs, &OutsPage::targetChosen, this, &OddsExplanation::targetChosen);
    connect(m_outs, &OutsPage::cardAsked, this, &OddsExplanation::cardAsked);
    connect(m_outs, &OutsPage::focusLeft, this, &OddsExplanation::focusLeft);
    connect(m_next, &NextCardsPage::cardAsked, this, &OddsExplanation::cardAsked);
    connect(m_next, &NextCardsPage::titleChanged, this, &OddsExplanation::pagesChanged);
    connect(m_method, &MethodPage::stopAsked, this, &OddsExplanation::stopAsked);
    connect(m_next, &NextCardsPage::focusLeft, this, &OddsExplanation::focusLeft);
    connect(m_method, &MethodPage::focusLeft, this, &OddsExplanation::focusLeft);
}

std::vector<DockPage> OddsExplanation::pages() const
{
    return {{QStringLiteral("outs"), tr("Outs"), m_outs},
            {QStringLiteral("next"), m_next->title(), m_next},
            {QStringLiteral("method"), tr("Method"), m_method}};
}

void OddsExplanation::show(const OddsShown& shown, const std::shared_ptr<const OddsCount>& count,
                           bool wasStopped)
{
    const QStringList names(shown.table.names.begin(), shown.table.names.end());
    const auto* lack = std::get_if<OddsLack>(&shown.question);
    m_outs->showState({names, shown.table.playerCount, count,
                       lack ? lackText(shown.table, *lack) : QString(), shown.decimals});
    m_next->showCount(count, names);
    m_method->showCount(count, {shown.isCounting, wasStopped}, names);
}

void OddsExplanation::setPlayer(int player)
{
    m_outs->setPlayer(player);
    m_next->setPlayer(player);
}

void OddsExplanation::setCompact(bool compact)
{
    m_outs->setCompact(compact);
}

void OddsExplanation::setHope(std::optional<Category> hope)
{
    m_outs->setHope(hope);
}

Category OddsExplanation::target() const
{
    return m_outs->target();
}

} // namespace showdown::gui
