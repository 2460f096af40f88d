// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wild/wildplayers.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/tabletext.h"
#include "core/questions/wildquestion.h"

#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double longestName = 200; ///< of usual letters; wide ones would widen the dock

} // namespace

bool holdsWilds(const CompareSession& session, int player)
{
    return player < session.playerCount()
           && asksForWilds(session.row(player).hand(), session.rules().rules);
}

std::optional<int> leadingWithWilds(const CompareSession& session)
{
    for (const int winner : session.result().winners) {
        if (holdsWilds(session, winner - 1))
            return winner - 1;
    }
    for (int player = 0; player < session.playerCount(); ++player) {
        if (holdsWilds(session, player))
            return player;
    }
    return std::nullopt;
}

WildPlayers::WildPlayers(const CompareSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_label(new TextLabel(QStringLiteral("wildPlayersLabel"), this))
{
    setObjectName(QStringLiteral("wildPlayers"));
    m_label->setInk(Ink::secondary);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("wildPlayer%1Button").arg(player + 1));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        clickWhenChecked(*button);
        connect(button, &QToolButton::clicked, this, [this, player] { emit playerPicked(player); });
        m_buttons[static_cast<std::size_t>(player)] = button;
        layout->addWidget(button);
    }
    onLookChange(*this, [this] { updateLook(); });
}

void WildPlayers::showPlayers(int chosen)
{
    m_label->setText(tr("Wilds of", "before 'Player 1', 'Player 2', 'Player 3'"));
    setAccessibleName(m_label->text());
    const QStringList names = m_session.names();
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QToolButton& button = *m_buttons[static_cast<std::size_t>(player)];
        const QString name = narration::playerName(player + 1, names);
        button.setAccessibleName(name);
        setTips(button, tr("Show what every choice for the wilds of %1 makes").arg(name));
        button.setVisible(holdsWilds(m_session, player));
        button.setChecked(player == chosen);
    }
    updateLook();
}

void WildPlayers::updateLook()
{
    layout()->setSpacing(scaled(8, font()));
    m_label->setMinimumHeight(scaled(25, font()));
    for (QToolButton* button : m_buttons) {
        button->setMinimumHeight(scaled(25, font()));
        button->setText(escapedForControl(button->fontMetrics().elidedText(
            button->accessibleName(), Qt::ElideRight, scaled(longestName, font()))));
    }
}

} // namespace showdown::gui
