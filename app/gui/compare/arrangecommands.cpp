// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/arrangecommands.h"

#include "app/gui/compare/arrangeactions.h"
#include "app/gui/deal/dealrankdialog.h"
#include "app/gui/deal/dealseeddialog.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/samples.h"
#include "app/gui/table/conflictbar.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace showdown::gui {

ArrangeCommands::ArrangeCommands(ArrangeActions& actions, CompareSession& session,
                                 NextPlace& nextSlot, TableDealer& dealer, ConflictBar& conflicts,
                                 QWidget* window, QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_session(session),
      m_nextSlot(nextSlot),
      m_dealer(dealer),
      m_conflicts(conflicts),
      m_window(window),
      m_copyMenu(new QMenu(window)),
      m_samplesMenu(new QMenu(window))
{
    m_copyMenu->setObjectName(QStringLiteral("copyHandMenu"));
    m_copyMenu->addActions(actions.copies->actions());
    m_samplesMenu->setObjectName(QStringLiteral("samplesMenu"));
    m_samplesMenu->addActions(actions.samples->actions());
    m_samplesMenu->insertSeparator(actions.samples->actions().at(firstWildSample()));
    connectActions();
    connectSession();
    retranslate();
}

void ArrangeCommands::connectActions()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    connectTo(m_actions.dealClose, [this] { deal({DealKind::close}, std::nullopt); });
    connectTo(m_actions.dealFromSeed, &ArrangeCommands::askSeed);
    connectTo(m_actions.dealRank, &ArrangeCommands::askRank);
    connectTo(m_actions.movePlayerUp,
              [this] { movePlayer(m_session, m_nextSlot, player(), player() - 1); });
    connectTo(m_actions.movePlayerDown,
              [this] { movePlayer(m_session, m_nextSlot, player(), player() + 1); });
    connectTo(m_actions.removePlayer, [this] { removePlayer(m_session, m_nextSlot, player()); });
    connect(m_actions.samples, &QActionGroup::triggered, this,
            [this](const QAction* action) { openSample(action->data().toString()); });
    connect(m_actions.copies, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_session.copyHand(player(), action->data().toInt());
    });
}

void ArrangeCommands::connectSession()
{
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                              | TableChange::names,
                          this, &ArrangeCommands::showState);
    connect(&m_nextSlot, &NextPlace::placeChanged, this, &ArrangeCommands::showState);
    connect(&m_dealer, &TableDealer::dealt, this, [this](const DealOrder& order, int seed) {
        m_nextSlot.follow(order);
        emit said(dealtText(order, seed, m_session));
    });
}

void ArrangeCommands::retranslate()
{
    m_actions.retranslate();
    m_copyMenu->setTitle(tr("Copy ha&nd to"));
    m_samplesMenu->setTitle(tr("Sam&ples"));
    showState();
}

void ArrangeCommands::showState()
{
    const int count = m_session.playerCount();
    m_actions.setNames(m_session.names());
    m_actions.movePlayerUp->setEnabled(player() > 0);
    m_actions.movePlayerDown->setEnabled(player() + 1 < count);
    m_actions.removePlayer->setEnabled(count > m_session.table().minimumPlayers());
    ArrangeActions::showCopying(*m_copyMenu, m_session.table(), player());
}

void ArrangeCommands::deal(const DealOrder& order, std::optional<int> seed)
{
    if (const auto refusal = m_dealer.deal(order, seed))
        m_conflicts.sayWhy(refusalText(order, *refusal, m_session));
}

void ArrangeCommands::askSeed()
{
    auto* dialog = new DealSeedDialog(m_session, m_dealer, player(), m_window);
    connect(dialog, &DealSeedDialog::dealAsked, this, &ArrangeCommands::deal);
    dialog->open();
}

void ArrangeCommands::askRank()
{
    auto* dialog = new DealRankDialog(m_session, player(), m_window);
    connect(dialog, &DealRankDialog::dealAsked, this, &ArrangeCommands::deal);
    dialog->open();
}

void ArrangeCommands::openSample(const QString& id)
{
    m_session.showGuest(handSamples().read(id),
                        {Guest::Source::sample, [id] { return handSamples().title(id); }});
}

int ArrangeCommands::player() const
{
    return m_nextSlot.place().row;
}

} // namespace showdown::gui
