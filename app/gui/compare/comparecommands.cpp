// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparecommands.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/deal/dealrankdialog.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/samples.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/theme/mnemonic.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"
#include "core/questions/wildquestion.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <array>
#include <utility>

namespace showdown::gui {
namespace {

constexpr std::array<std::pair<int, int>, 3> swapPairs{{{0, 1}, {1, 2}, {0, 2}}};

} // namespace

CompareCommands::CompareCommands(CompareActions& actions, CompareSession& session,
                                 TableDealer& dealer, CardsPage& page, QObject* parent)
    : TableCommands(actions, dealer, page, parent),
      m_actions(actions),
      m_session(session),
      m_copyMenu(new QMenu(page.window())),
      m_swapMenu(new QMenu(page.window()))
{
    samplesMenu().setObjectName(QStringLiteral("samplesMenu"));
    samplesMenu().insertSeparator(actions.samples->actions().at(firstWildSample()));
    m_copyMenu->setObjectName(QStringLiteral("copyHandMenu"));
    m_copyMenu->addActions(actions.copies->actions());
    m_swapMenu->setObjectName(QStringLiteral("swapHandsMenu"));
    for (std::size_t at = 0; at < swapPairs.size(); ++at) {
        QAction* swap = m_swapMenu->addAction(QString());
        swap->setObjectName(QStringLiteral("swapHands%1Action").arg(at + 1));
        connect(swap, &QAction::triggered, this, [this, at] { swapHands(swapPairs[at]); });
    }
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
    m_swapMenu->setTitle(tr("Swap hands"));
    showHands();
}

void CompareCommands::showSwaps()
{
    QStringList titles;
    for (const auto& [first, second] : swapPairs) {
        const auto name = [this](int player) {
            return narration::playerName(player + 1, m_session.names());
        };
        titles << narration::fill(tr("%1 and %2", "two players whose hands are swapped"),
                                  {name(first), name(second)});
    }
    titles = withMnemonics(titles);
    for (std::size_t at = 0; at < swapPairs.size(); ++at) {
        QAction& swap = *m_swapMenu->actions().at(static_cast<qsizetype>(at));
        swap.setText(titles[static_cast<qsizetype>(at)]);
        swap.setStatusTip(tr("The cards of these players change places"));
        swap.setToolTip(swap.statusTip());
        swap.setVisible(swapPairs[at].second < m_session.playerCount());
        swap.setEnabled(m_actions.swapPlayers->isEnabled());
    }
}

void CompareCommands::showHands()
{
    m_actions.showWilds->setEnabled(
        asksForWilds(m_session.row(player()).hand(), m_session.rules().rules));
    m_actions.setNames(m_session.names());
    CompareActions::showCopying(*m_copyMenu, m_session.table(), player());
    showSwaps();
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
