// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/openslotmenu.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QAction>

namespace showdown::gui {

OpenSlotMenu::OpenSlotMenu(QWidget* parent)
    : QMenu(parent),
      m_cut(add("cutOpenSlotAction", [](CardSlot& slot) { slot.cut(); })),
      m_copy(add("copyOpenSlotAction", [](CardSlot& slot) { slot.copy(); })),
      m_paste(add("pasteOpenSlotAction", [](CardSlot& slot) { slot.paste(); })),
      m_pickUp(add("pickUpOpenSlotAction", [](CardSlot& slot) { slot.pickUp(); })),
      m_makeWild(add("makeOpenSlotWildAction", [](CardSlot& slot) { slot.makeWild(); })),
      m_delete(add("deleteOpenSlotAction", [](CardSlot& slot) { slot.clear(); }))
{
    setObjectName(QStringLiteral("openSlotMenu"));
    // The slot itself handles these keys; the menu only shows them.
    const auto tell = [](QAction* action, const QKeySequence& key) {
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
    };
    tell(m_cut, QKeyCombination(Qt::CTRL, Qt::Key_X));
    tell(m_copy, QKeyCombination(Qt::CTRL, Qt::Key_C));
    tell(m_paste, QKeyCombination(Qt::CTRL, Qt::Key_V));
    tell(m_pickUp, Qt::Key_M);
    tell(m_delete, Qt::Key_Delete);
    onRetranslate(*this, [this] { sayWords(); });
}

QAction* OpenSlotMenu::add(const char* objectName, void (*act)(CardSlot& slot))
{
    QAction* action = addAction(QString());
    action->setObjectName(QLatin1String(objectName));
    action->setEnabled(false); // there is no slot yet
    connect(action, &QAction::triggered, this, [this, act] { act(*m_slot); });
    return action;
}

void OpenSlotMenu::sayWords()
{
    setAccessibleName(tr("Place for a card"));
    setMenuWords(*m_cut, tr("Cu&t card"), tr("Take the card out of this place, as text to paste"));
    setMenuWords(*m_copy, tr("Cop&y card"), tr("Copy the card of this place as text"));
    setMenuWords(*m_paste, tr("&Paste cards"),
                 tr("Put copied cards into this place and those after it"));
    setMenuWords(*m_pickUp, tr("P&ick up card"),
                 tr("Carry the card of this place to another by arrows"));
    setMenuWords(*m_makeWild, tr("Make &wild"), tr("Put a wild card into this place"));
    setMenuWords(*m_delete, tr("&Delete card"), tr("Take the card out of this place"));
}

void OpenSlotMenu::open(CardSlot& slot, const QPoint& position)
{
    m_slot = &slot;
    m_paste->setEnabled(true);
    m_makeWild->setEnabled(true);
    for (QAction* action : {m_cut, m_copy, m_pickUp, m_delete})
        action->setEnabled(slot.card().has_value());
    popup(position);
}

} // namespace showdown::gui
