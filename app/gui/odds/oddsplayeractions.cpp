// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplayeractions.h"

#include "app/gui/session/dealer.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QMenu>

namespace showdown::gui {

OddsPlayerActions::OddsPlayerActions(OddsSession& session, Dealer& dealer, int player,
                                     QWidget* panel)
    : QObject(panel),
      m_session(session),
      m_dealer(dealer),
      m_player(player),
      m_menu(new QMenu(panel))
{
    m_menu->setObjectName(QStringLiteral("oddsPlayer%1Menu").arg(player + 1));
    createActions();
    session.whenChanged(TableChange::cards | TableChange::players, this,
                        &OddsPlayerActions::showState);
    showState();
    onRetranslate(*panel, [this] { showWords(); });
}

QAction* OddsPlayerActions::add(const QString& name, const std::function<void()>& handler)
{
    QAction* action = m_menu->addAction(QString());
    action->setObjectName(QStringLiteral("oddsPlayer%1%2Action").arg(m_player + 1).arg(name));
    connect(action, &QAction::triggered, this, handler);
    return action;
}

void OddsPlayerActions::createActions()
{
    m_deal = add(QStringLiteral("Deal"), [this] {
        const DealOrder order{DealKind::player, m_player};
        if (const auto refusal = m_dealer.deal(order))
            emit dealRefused(refusalText(order, *refusal, m_session));
    });
    m_deal->setIcon(icon(IconId::deal));
    m_clear = add(QStringLiteral("Clear"), [this] {
        m_session.clearPlayer(m_player);
        emit cleared();
    });
    m_clear->setIcon(icon(IconId::clear));
    m_unknown = add(QStringLiteral("Unknown"), [this] { emit unknownAsked(); });
    m_menu->addSeparator();
    m_rename = add(QStringLiteral("Rename"), [this] { emit renamingRequested(); });
    m_moveUp = add(QStringLiteral("MoveUp"), [this] { emit moveAsked(m_player - 1); });
    m_moveDown = add(QStringLiteral("MoveDown"), [this] { emit moveAsked(m_player + 1); });
    m_menu->addSeparator();
    m_remove = add(QStringLiteral("Remove"), [this] { emit removalAsked(); });
}

void OddsPlayerActions::showWords()
{
    setMenuWords(*m_deal, tr("&Deal"),
                 tr("Deal the missing hole cards of this player, or two new ones"));
    setMenuWords(*m_clear, tr("&Clear"), tr("Clear the cards of this player"));
    setMenuWords(*m_unknown, tr("Make &unknown"), tr("Count with any two cards for this player"));
    setMenuWords(*m_rename, tr("Re&name…"), tr("Give this player a name (F2)"));
    setMenuWords(*m_moveUp, tr("Move u&p"), tr("Change places with the player above"));
    setMenuWords(*m_moveDown, tr("&Move down"), tr("Change places with the player below"));
    setMenuWords(*m_remove, tr("&Remove player"),
                 tr("Take this player, with the cards, from the table"));
}

void OddsPlayerActions::showState()
{
    const int count = m_session.playerCount();
    const SlotRow& hole = m_session.table().row(m_player);
    const bool isUnknown = hole[0] == PlacedCard::unknown() && hole[1] == PlacedCard::unknown();
    m_clear->setEnabled(!hole.isEmpty());
    m_unknown->setEnabled(!isUnknown);
    m_moveUp->setEnabled(m_player > 0 && m_player < count);
    m_moveDown->setEnabled(m_player + 1 < count);
    m_remove->setEnabled(m_player < count && count > m_session.table().minimumPlayers());
}

} // namespace showdown::gui
