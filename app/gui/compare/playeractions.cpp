// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playeractions.h"

#include "app/gui/compare/arrangeactions.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/dealer.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/copytext.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace showdown::gui {

PlayerActions::PlayerActions(CompareSession& session, Dealer& dealer, int player, QWidget* panel)
    : QObject(panel),
      m_session(session),
      m_dealer(dealer),
      m_player(player),
      m_menu(new QMenu(panel))
{
    m_menu->setObjectName(QStringLiteral("player%1Menu").arg(player + 1));
    createActions();
    createExchanges();
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                            | TableChange::shown,
                        this, &PlayerActions::showState);
    session.whenChanged(TableChange::names, this, &PlayerActions::showNames);
    showState();
    onRetranslate(*panel, [this] { showWords(); });
}

QAction* PlayerActions::add(const QString& name, const std::function<void()>& handler)
{
    QAction* action = m_menu->addAction(QString());
    action->setObjectName(QStringLiteral("player%1%2Action").arg(m_player + 1).arg(name));
    connect(action, &QAction::triggered, this, handler);
    return action;
}

void PlayerActions::createActions()
{
    m_deal = add(QStringLiteral("Deal"), [this] { deal(); });
    m_deal->setIcon(icon(IconId::deal));
    m_sort = add(QStringLiteral("Sort"), [this] { m_session.sortHand(m_player); });
    m_sort->setIcon(icon(IconId::sort));
    m_clear = add(QStringLiteral("Clear"), [this] {
        m_session.clearPlayer(m_player);
        emit cleared();
    });
    m_clear->setIcon(icon(IconId::clear));
    m_menu->addSeparator();
    m_rename = add(QStringLiteral("Rename"), [this] { emit renamingRequested(); });
    m_copy = add(QStringLiteral("Copy"), [this] { copy(); });
    m_copy->setIcon(icon(IconId::copy));
}

void PlayerActions::createExchanges()
{
    m_menu->addSeparator();
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        QAction* swap = nullptr;
        if (other != m_player) {
            swap = add(QStringLiteral("SwapWith%1").arg(other + 1),
                       [this, other] { m_session.swapPlayers(m_player, other); });
            swap->setIcon(icon(IconId::swap));
        }
        m_swaps.push_back(swap);
    }
    createCopies();
    m_moveUp = add(QStringLiteral("MoveUp"), [this] { emit moveAsked(m_player - 1); });
    m_moveDown = add(QStringLiteral("MoveDown"), [this] { emit moveAsked(m_player + 1); });
    m_menu->addSeparator();
    m_remove = add(QStringLiteral("Remove"), [this] { emit removalAsked(); });
}

void PlayerActions::createCopies()
{
    m_copies = m_menu->addMenu(icon(IconId::copy), QString());
    m_copies->setObjectName(QStringLiteral("player%1CopyMenu").arg(m_player + 1));
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        if (other == m_player)
            continue;
        QAction* entry = m_copies->addAction(QString());
        entry->setObjectName(
            QStringLiteral("player%1CopyTo%2Action").arg(m_player + 1).arg(other + 1));
        entry->setData(other);
        connect(entry, &QAction::triggered, this,
                [this, other] { m_session.copyHand(m_player, other); });
    }
}

void PlayerActions::showWords()
{
    setMenuWords(*m_deal, tr("&Deal"),
                 tr("Fill the empty slots of this player, or deal a new hand"));
    setMenuWords(*m_sort, tr("&Sort"), tr("Sort the cards of this player"));
    setMenuWords(*m_clear, tr("&Clear"), tr("Clear the cards of this player"));
    setMenuWords(*m_rename, tr("Re&name…"), tr("Give this player a name (F2)"));
    setMenuWords(*m_copy, tr("C&opy as text"),
                 tr("Copy the cards of this player and what they make as text"));
    for (QAction* swap : m_swaps) {
        if (swap)
            setMenuWords(*swap, QString(), tr("The cards of the two players change places"));
    }
    //: A menu of players
    m_copies->setTitle(tr("Copy &hand to"));
    const QList<QAction*> copies = m_copies->actions();
    for (QAction* each : copies)
        setMenuWords(*each, QString(), tr("Give that player the cards of this player as well"));
    ArrangeActions::showCopying(*m_copies, m_session.table(), m_player);
    setMenuWords(*m_moveUp, tr("Move &up"), tr("Change places with the player above"));
    setMenuWords(*m_moveDown, tr("&Move down"), tr("Change places with the player below"));
    setMenuWords(*m_remove, tr("&Remove player"),
                 tr("Take this player, with the cards, from the table"));
    showNames();
}

void PlayerActions::showState()
{
    const int count = m_session.playerCount();
    const bool plays = m_player < count;
    const bool hasCards = plays && !m_session.row(m_player).hand().isEmpty();
    for (QAction* action : {m_deal, m_rename})
        action->setEnabled(plays);
    for (QAction* action : {m_sort, m_clear})
        action->setEnabled(hasCards);
    ArrangeActions::showCopying(*m_copies, m_session.table(), m_player);
    m_copy->setEnabled(hasCards && !m_session.triedPlayer()); // else the text is the best choice's
    m_moveUp->setEnabled(plays && m_player > 0);
    m_moveDown->setEnabled(m_player + 1 < count);
    m_remove->setEnabled(plays && count > m_session.table().minimumPlayers());
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        if (QAction* swap = m_swaps[static_cast<std::size_t>(other)]) {
            swap->setVisible(other < count);
            swap->setEnabled(plays);
        }
    }
}

void PlayerActions::showNames()
{
    bool isFirst = true;
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        QAction* swap = m_swaps[static_cast<std::size_t>(other)];
        if (!swap)
            continue;
        const QString name = escapedForControl(narration::playerName(other + 1, m_session.names()));
        //: %1: a player. The two entries stand in one menu and need different letters after the &
        swap->setText((isFirst ? tr("S&wap with %1") : tr("Swap w&ith %1")).arg(name));
        isFirst = false;
    }
    const QList<QAction*> copies = m_copies->actions();
    for (QAction* each : copies)
        each->setText(ArrangeActions::copyTarget(each->data().toInt(), m_session.names()));
}

void PlayerActions::deal()
{
    const DealOrder order{DealKind::player, m_player};
    if (const auto refusal = m_dealer.deal(order))
        emit dealRefused(refusalText(order, *refusal, m_session));
}

void PlayerActions::copy()
{
    QGuiApplication::clipboard()->setText(narration::playerAsText(
        m_session.result(), m_player + 1, m_session.rules(), m_session.lens(), m_session.names()));
}

} // namespace showdown::gui
