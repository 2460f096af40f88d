// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playeractions.h"

#include "app/gui/session/session.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/copytext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace showdown {

PlayerActions::PlayerActions(Session& session, int player, QWidget* panel)
    : QObject(panel), m_session(session), m_player(player), m_menu(new QMenu(panel))
{
    m_menu->setObjectName(QStringLiteral("player%1Menu").arg(player + 1));
    createActions();
    connect(&session, &Session::handChanged, this, &PlayerActions::showState);
    connect(&session, &Session::playerCountChanged, this, &PlayerActions::showState);
    showState();
}

QAction* PlayerActions::add(const QString& name, const QString& text, const QString& statusTip,
                            Handler handler)
{
    QAction* action = m_menu->addAction(text);
    action->setObjectName(QStringLiteral("player%1%2Action").arg(m_player + 1).arg(name));
    action->setStatusTip(statusTip);
    action->setToolTip(statusTip);
    connect(action, &QAction::triggered, this, [this, handler] {
        emit aboutToAct();
        (this->*handler)();
    });
    return action;
}

void PlayerActions::createActions()
{
    m_clear = add(QStringLiteral("Clear"), tr("&Clear"), tr("Clear the cards of this player"),
                  &PlayerActions::clear);
    m_clear->setIcon(icon(IconId::clear));
    m_buttonActions = {m_clear};
    m_menu->addSeparator();
    add(QStringLiteral("Rename"), tr("Re&name…"), tr("Give this player a name (F2)"),
        &PlayerActions::renamingRequested);
    m_copy = add(QStringLiteral("Copy"), tr("C&opy as text"),
                 tr("Copy the cards of this player and what they make as text"),
                 &PlayerActions::copy);
    m_copy->setIcon(icon(IconId::copy));
}

void PlayerActions::showState()
{
    const bool hasCards = !m_session.row(m_player).hand().isEmpty();
    m_clear->setEnabled(hasCards);
    m_copy->setEnabled(hasCards);
}

void PlayerActions::clear()
{
    m_session.clearPlayer(m_player);
}

void PlayerActions::copy()
{
    QGuiApplication::clipboard()->setText(playerAsText(m_session.result(), m_player + 1,
                                                       m_session.rules(), m_session.names()));
}

} // namespace showdown
