// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparecommands.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/deal/dealrankdialog.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/samples.h"
#include "app/gui/table/cardspage.h"
#include "core/questions/wildquestion.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace showdown::gui {

CompareCommands::CompareCommands(CompareActions& actions, CompareSession& session,
                                 TableDealer& dealer, CardsPage& page, QObject* parent)
    : TableCommands(actions, dealer, page, parent),
      m_actions(actions),
      m_session(session),
      m_copyMenu(new QMenu(page.window()))
{
    samplesMenu().setObjectName(QStringLiteral("samplesMenu"));
    samplesMenu().insertSeparator(actions.samples->actions().at(firstWildSample()));
    m_copyMenu->setObjectName(QStringLiteral("copyHandMenu"));
    m_copyMenu->addActions(actions.copies->actions());
    connectActions();
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                            | TableChange::names,
                        this, &CompareCommands::showHands);
    connect(&next(), &NextPlace::placeChanged, this, &CompareCommands::showHands);
    connect(this, &TableCommands::rulesShown, this, &CompareCommands::showDeck);
    CompareCommands::retranslate();
}

void CompareCommands::connectActions()
{
    connect(m_actions.dealClose, &QAction::triggered, this, [this] { deal({DealKind::close}); });
    connect(m_actions.dealRank, &QAction::triggered, this, &CompareCommands::askRank);
    connect(m_actions.oneDeck, &QAction::triggered, this, [this](bool one) {
        m_session.setOneDeck(one);
        showRules(); // even after a refusal, which resets the choice
    });
    connect(m_actions.copies, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_session.copyHand(player(), action->data().toInt());
    });
}

void CompareCommands::retranslate()
{
    TableCommands::retranslate();
    m_copyMenu->setTitle(tr("Copy ha&nd to"));
    showHands();
}

void CompareCommands::showHands()
{
    m_actions.showWilds->setEnabled(
        asksForWilds(m_session.row(player()).hand(), m_session.rules().rules));
    m_actions.setNames(m_session.names());
    CompareActions::showCopying(*m_copyMenu, m_session.table(), player());
}

void CompareCommands::showDeck()
{
    m_actions.oneDeck->setChecked(m_session.rules().rules.deck == DeckKind::one);
}

void CompareCommands::askRank()
{
    auto* dialog = new DealRankDialog(m_session, player(), page().window());
    connect(dialog, &DealRankDialog::dealAsked, this, &CompareCommands::deal);
    dialog->open();
}

} // namespace showdown::gui
