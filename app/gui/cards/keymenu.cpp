// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/keymenu.h"

#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QAction>

#include <optional>

namespace showdown::gui {

KeyMenu::KeyMenu(QWidget* parent)
    : QMenu(parent),
      m_place(add(QStringLiteral("placeHereAction"))),
      m_dead(add(QStringLiteral("deadCardAction"))),
      m_goTo(add(QStringLiteral("goToHolderAction"))),
      m_ring(add(QStringLiteral("ringHolderAction")))
{
    setObjectName(QStringLiteral("keyMenu"));
    connect(&m_place, &QAction::triggered, this, [this] { emit placeAsked(m_card); });
    connect(&m_dead, &QAction::triggered, this, [this] { emit deadAsked(m_card); });
    connect(&m_goTo, &QAction::triggered, this, [this] { emit goToHolderAsked(m_holder); });
    connect(&m_ring, &QAction::triggered, this, [this] { emit ringHolderAsked(m_holder); });
    for (QAction* action : {&m_place, &m_dead, &m_goTo, &m_ring})
        action->setEnabled(false); // until it is opened for a card
    onRetranslate(*this, [this] { showWords(); });
}

QAction& KeyMenu::add(const QString& objectName)
{
    QAction* action = addAction(QString());
    action->setObjectName(objectName);
    return *action;
}

void KeyMenu::showWords()
{
    setAccessibleName(tr("Card of the deck"));
    setMenuWords(m_place, tr("&Place here"), tr("Put this card into the next slot"));
    setMenuWords(m_dead, tr("&Dead card"), tr("Put this card among those that are out of play"));
    setMenuWords(m_goTo, tr("&Go to holder"), tr("Go to the slot that holds this card"));
    setMenuWords(m_ring, tr("&Ring holder"), tr("Mark the slot that holds this card"));
}

void KeyMenu::open(PlacedCard card, const CardPlaces& places, const QPoint& position)
{
    const std::optional<CardRefusal> refusal = places.refusalOf(card);
    const auto holder = refusal ? refusal->holder : std::nullopt;
    m_card = card;
    m_holder = holder.value_or(Place());
    m_place.setEnabled(!refusal);
    m_dead.setVisible(places.hasDeadCards());
    m_dead.setEnabled(places.takesDeadCard(card));
    m_goTo.setEnabled(holder.has_value());
    m_ring.setEnabled(holder.has_value());
    popup(position);
}

} // namespace showdown::gui
