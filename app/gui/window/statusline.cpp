// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/statusline.h"

#include "app/gui/session/deckstate.h"
#include "app/gui/session/session.h"
#include "app/narration/rulestext.h"

#include <QLabel>

namespace showdown::gui {
namespace {

constexpr int messageTime = 5000; // milliseconds

} // namespace

StatusLine::StatusLine(const Session& session, QWidget* parent)
    : QStatusBar(parent),
      m_session(session),
      m_focus(new QLabel(this)),
      m_players(new QLabel(this)),
      m_rules(new QLabel(this)),
      m_cards(new QLabel(this))
{
    setObjectName(QStringLiteral("statusBar"));
    m_focus->setObjectName(QStringLiteral("focusLabel"));
    m_players->setObjectName(QStringLiteral("playersLabel"));
    m_rules->setObjectName(QStringLiteral("rulesLabel"));
    m_cards->setObjectName(QStringLiteral("statusCardsLabel"));
    addWidget(m_focus);
    for (QLabel* label : {m_players, m_rules, m_cards})
        addPermanentWidget(label);
    for (QLabel* label : {m_focus, m_players, m_rules, m_cards})
        label->setContentsMargins(8, 0, 8, 0);
    // Qt hides it only if it was to be seen already when the message came
    connect(this, &QStatusBar::messageChanged, m_focus,
            [this](const QString& message) { m_focus->setVisible(message.isEmpty()); });
    connect(&session, &Session::playerCountChanged, this, &StatusLine::showPlayers);
    connect(&session, &Session::rulesChanged, this, &StatusLine::showRules);
    connect(&session, &Session::rulesChanged, this, &StatusLine::showCards);
    connect(&session, &Session::handChanged, this, &StatusLine::showCards);
    showPlayers();
    showRules();
    showCards();
}

void StatusLine::setFocusText(const QString& text)
{
    m_focus->setText(text);
}

void StatusLine::say(const QString& message)
{
    showMessage(message, messageTime);
}

void StatusLine::showPlayers()
{
    m_players->setText(tr("%n players", nullptr, m_session.playerCount()));
}

void StatusLine::showRules()
{
    m_rules->setText(narration::rulesLine(m_session.rules()));
}

void StatusLine::showCards()
{
    const std::optional<CardsLeft> cards = cardsLeft(m_session.table());
    m_cards->setVisible(cards.has_value());
    if (cards)
        m_cards->setText(tr("%1 of %n cards left", "%1: how many; %n: of how many", cards->all)
                             .arg(cards->left));
}

} // namespace showdown::gui
