// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddspage.h"

#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplaces.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/situationview.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/noticebar.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/tabletext.h"
#include "app/tables/oddsquestion.h"

#include <QEvent>
#include <QVBoxLayout>

namespace showdown::gui {

OddsPage::OddsPage(OddsSession& session, NextPlace& next, TableDealer& dealer,
                   const Appearance& appearance, QWidget* parent)
    : CardsPage(parent),
      m_above(new NoticePlace(this)),
      m_notices(new NoticePlace(this)),
      m_problem(&m_notices->add(QStringLiteral("oddsProblemBar"))),
      m_places(new OddsPlaces(session, next, this)),
      m_situation(new SituationView(session, next, *m_places, dealer, appearance, this)),
      m_deck(new DeckPanel(*m_places, appearance, this)),
      m_carrier(new CardCarrier(*m_places, *m_situation, appearance, *this))
{
    m_above->setObjectName(QStringLiteral("noticesAbove"));
    setObjectName(QStringLiteral("oddsArea"));
    m_deck->setObjectName(QStringLiteral("oddsDeckPanel"));
    m_problem->setIcon(IconId::problem);
    m_problem->setClosable(true);
    arrange();
    connectParts(session);
}

OddsPage::~OddsPage()
{
    delete m_carrier; // before the slots that it looks at
    delete m_deck;    // before its places
    delete m_situation;
}

void OddsPage::arrange()
{
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(m_above);
    layout->addWidget(m_situation, 1);
    m_below = new QVBoxLayout;
    m_below->addWidget(m_notices);
    m_below->addWidget(m_deck);
    layout->addLayout(m_below);
    applyLengths();
}

void OddsPage::applyLengths()
{
    const int side = scaled(m_compact ? 8 : 12, font());
    layout()->setContentsMargins(0, 0, 0, scaled(8, font()));
    m_above->layout()->setContentsMargins(side, scaled(m_compact ? 6 : 8, font()), side, 0);
    m_below->setContentsMargins(side, scaled(m_compact ? 6 : 8, font()), side, 0);
    m_below->setSpacing(scaled(2, font()));
}

void OddsPage::makeRoom()
{
    const int bar =
        m_notices->isHidden() ? 0 : m_notices->heightForWidth(m_deck->width()) + m_below->spacing();
    const int above = m_above->isHidden() ? 0 : m_above->heightForWidth(width());
    const int gaps = layout()->contentsMargins().bottom() + m_below->contentsMargins().top();
    giveRoom(*m_situation, *m_deck, gaps + above, bar);
}

bool OddsPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPlace = watched == m_notices || watched == m_above;
    const bool isOfBar =
        isPlace
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent
            || event->type() == QEvent::LayoutRequest);
    if (isOfBar || (!isPlace && event->type() == QEvent::Resize))
        makeRoom();
    return CardsPage::eventFilter(watched, event);
}

void OddsPage::connectParts(const OddsSession& session)
{
    connectDeck(*m_situation, *m_deck, *m_carrier);
    m_notices->installEventFilter(this);
    m_above->installEventFilter(this);
    connect(&session, &TableSession::changeRefused, this,
            [this, &session](const CardTable& /*wanted*/, const CardConflict& conflict) {
                sayWhy(conflictText(session, conflict));
                if (session.face(conflict.holder) == conflict.card)
                    m_situation->ringHolder(conflict.holder);
            });
    session.whenChanged(TableChange::cards | TableChange::rules, this, [this] { sayWhy({}); });
    connect(m_situation, &SituationView::problemFound, this, &OddsPage::sayWhy);
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        connect(&m_situation->panels().panel(player).actions(), &OddsPlayerActions::dealRefused,
                this, &OddsPage::sayWhy);
    connect(m_situation, &SituationView::neededHeightChanged, this, &OddsPage::makeRoom);
}

void OddsPage::sayWhy(const QString& reason)
{
    if (reason.isEmpty())
        return m_problem->dismiss();
    m_problem->setText(reason);
    m_problem->present();
}

void OddsPage::setCompact(bool compact)
{
    m_compact = compact;
    m_notices->setCompact(compact);
    m_above->setCompact(compact);
    applyLengths();
    m_situation->setCompact(compact);
    m_deck->setCompact(compact);
}

void OddsPage::setPresenting(bool presenting)
{
    present(*m_situation, *m_deck, presenting);
}

void OddsPage::changeEvent(QEvent* event)
{
    CardsPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
}

} // namespace showdown::gui
