// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/playeractions.h"

#include "app/gui/session/tabledealer.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/menubutton.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QMenu>

namespace showdown::gui {

PlayerActions::PlayerActions(TableSession& session, TableDealer& dealer, int player,
                             const QString& purpose, QWidget* panel)
    : QObject(panel),
      m_session(session),
      m_dealer(dealer),
      m_player(player),
      m_purpose(purpose),
      m_menu(new QMenu(panel))
{
    m_menu->setObjectName(purpose + QStringLiteral("Menu"));
    createActions();
    session.whenChanged(TableChange::cards | TableChange::players, this, &PlayerActions::showState);
    session.whenChanged(TableChange::names, this, &PlayerActions::showNames);
    showState();
    onRetranslate(*panel, [this] { showWords(); });
}

QAction* PlayerActions::add(const QString& name, const std::function<void()>& handler,
                            QAction* before)
{
    auto* action = new QAction(m_menu);
    action->setObjectName(m_purpose + name + QStringLiteral("Action"));
    connect(action, &QAction::triggered, this, handler);
    m_menu->insertAction(before, action);
    return action;
}

void PlayerActions::createActions()
{
    m_deal = add(QStringLiteral("Deal"), [this] { dealCards(); });
    m_deal->setIcon(icon(IconId::deal));
    m_sort = add(QStringLiteral("Sort"), [this] { m_session.sortHand(m_player); });
    m_sort->setIcon(icon(IconId::sort));
    m_clear = add(QStringLiteral("Clear"), [this] {
        m_session.clearPlayer(m_player);
        emit cleared();
    });
    m_clear->setIcon(icon(IconId::clear));
    m_beforeRename = m_menu->addSeparator();
    m_rename = add(QStringLiteral("Rename"), [this] { emit renamingRequested(); });
    m_beforeSwaps = m_menu->addSeparator();
    for (int other = 0; other < CardTable::maximumPlayers; ++other) {
        QAction* swap = nullptr;
        if (other != m_player) {
            swap = add(QStringLiteral("SwapWith%1").arg(other + 1),
                       [this, other] { m_session.swapPlayers(m_player, other); });
            swap->setIcon(icon(IconId::swap));
        }
        m_swaps.push_back(swap);
    }
    m_moveUp = add(QStringLiteral("MoveUp"), [this] { emit moveAsked(m_player - 1); });
    m_moveDown = add(QStringLiteral("MoveDown"), [this] { emit moveAsked(m_player + 1); });
    m_menu->addSeparator();
    m_remove = add(QStringLiteral("Remove"), [this] { emit removalAsked(); });
}

std::vector<QToolButton*> PlayerActions::createButtons(const QList<QAction*>& actions,
                                                       QWidget* parent)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(parent);
        button->setObjectName(
            action->objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
        button->setDefaultAction(action);
        connect(action, &QAction::changed, this, &PlayerActions::nameButtons);
        m_buttons.push_back(button);
    }
    auto* more = new MenuButton(parent);
    more->setObjectName(m_purpose + QStringLiteral("MoreButton"));
    more->setIcon(icon(IconId::more));
    more->setMenu(m_menu);
    more->setPopupMode(QToolButton::InstantPopup);
    m_buttons.push_back(more);
    for (QToolButton* button : m_buttons) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    onRetranslate(*more, [this, more] {
        more->setToolTip(tr("More for this player"));
        more->setStatusTip(tr("Show all that can be done with this player"));
        nameButtons();
    });
    return m_buttons;
}

void PlayerActions::nameButtons()
{
    const QString name = narration::playerName(m_player + 1, m_session.names());
    for (QToolButton* button : m_buttons) {
        const QAction* action = button->defaultAction();
        //: What a screen reader calls a button: what it does, such as Deal, and for which player
        button->setAccessibleName(action ? tr("%1: %2").arg(withoutMnemonic(action->text()), name)
                                         : tr("More for %1").arg(name));
    }
}

void PlayerActions::showWords()
{
    setMenuWords(*m_deal, tr("&Deal"),
                 m_session.table().isSituation()
                     ? tr("Deal the missing hole cards of this player, or two new ones")
                     : tr("Fill the empty slots of this player, or deal a new hand"));
    setMenuWords(*m_sort, tr("&Sort"), tr("Sort the cards of this player"));
    setMenuWords(*m_clear, tr("&Clear"), tr("Clear the cards of this player"));
    setMenuWords(*m_rename, tr("Re&name…"), tr("Give this player a name (F2)"));
    for (QAction* swap : m_swaps) {
        if (swap)
            setMenuWords(*swap, QString(), tr("The cards of the two players change places"));
    }
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
    for (QAction* action : {m_deal, m_rename})
        action->setEnabled(plays);
    for (QAction* action : {m_sort, m_clear})
        action->setEnabled(plays && !m_session.row(m_player).isEmpty());
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
    nameButtons();
}

void PlayerActions::dealCards()
{
    const DealOrder order{DealKind::player, m_player};
    if (const auto refusal = m_dealer.deal(order))
        emit dealRefused(refusalText(order, *refusal, m_session));
}

} // namespace showdown::gui
