// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareplayeractions.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/copytext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace showdown::gui {

ComparePlayerActions::ComparePlayerActions(CompareSession& session, TableDealer& dealer, int player,
                                           QWidget* panel)
    : PlayerActions(session, dealer, player, QStringLiteral("player%1").arg(player + 1), panel),
      m_session(session)
{
    m_copy = add(
        QStringLiteral("Copy"), [this] { copy(); }, beforeSwaps());
    m_copy->setIcon(icon(IconId::copy));
    createCopies();
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                            | TableChange::shown,
                        this, &ComparePlayerActions::showState);
    session.whenChanged(TableChange::names, this, &ComparePlayerActions::showNames);
    showState();
    onRetranslate(*panel, [this] { showWords(); });
}

void ComparePlayerActions::createCopies()
{
    m_copies = new QMenu(&menu());
    m_copies->setIcon(icon(IconId::copy));
    m_copies->setObjectName(QStringLiteral("player%1CopyMenu").arg(player() + 1));
    menu().insertMenu(beforeMoves(), m_copies);
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        if (other == player())
            continue;
        QAction* entry = m_copies->addAction(QString());
        entry->setObjectName(
            QStringLiteral("player%1CopyTo%2Action").arg(player() + 1).arg(other + 1));
        entry->setData(other);
        connect(entry, &QAction::triggered, this,
                [this, other] { m_session.copyHand(player(), other); });
    }
}

void ComparePlayerActions::showWords()
{
    setMenuWords(*m_copy, tr("C&opy as text"),
                 tr("Copy the cards of this player and what they make as text"));
    //: A menu of players
    m_copies->setTitle(tr("Copy &hand to"));
    const QList<QAction*> copies = m_copies->actions();
    for (QAction* each : copies)
        setMenuWords(*each, QString(), tr("Give that player the cards of this player as well"));
    CompareActions::showCopying(*m_copies, m_session.table(), player());
    showNames();
}

void ComparePlayerActions::showState()
{
    CompareActions::showCopying(*m_copies, m_session.table(), player());
    m_copy->setEnabled(player() < m_session.playerCount() && !m_session.row(player()).isEmpty()
                       && !m_session.triedPlayer()); // else the text is the best choice's
}

void ComparePlayerActions::showNames()
{
    const QList<QAction*> copies = m_copies->actions();
    for (QAction* each : copies)
        each->setText(CompareActions::copyTarget(each->data().toInt(), m_session.names()));
}

void ComparePlayerActions::copy()
{
    QGuiApplication::clipboard()->setText(narration::playerAsText(
        m_session.result(), player() + 1, m_session.rules(), m_session.lens(), m_session.names()));
}

} // namespace showdown::gui
