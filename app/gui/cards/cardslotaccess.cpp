// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardslotaccess.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/widgets/wholetextaccess.h"

#include <QAccessible>

namespace showdown::gui {
namespace {

/// A slot presented as readable text, which is changed through the slot's keys.
class CardSlotAccess : public WholeTextAccess
{
public:
    explicit CardSlotAccess(CardSlot* slot) : WholeTextAccess(slot, QAccessible::EditableText) {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = slot().isEnabled();
        return state;
    }

    using WholeTextAccess::text;

    /// What can be typed is said once in a row of slots.
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description && slot().number() > 1
                   ? slot().accessibleDescription()
                   : WholeTextAccess::text(kind);
    }

    QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name == pressAction())
            slot().select();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    CardSlot& slot() const { return *static_cast<CardSlot*>(object()); }
    QString content() const override { return slot().contentText(); }
};

QAccessibleInterface* cardSlotInterface(const QString& /*className*/, QObject* object)
{
    auto* slot = qobject_cast<CardSlot*>(object);
    return slot ? new CardSlotAccess(slot) : nullptr;
}

} // namespace

void installCardSlotAccess()
{
    QAccessible::installFactory(cardSlotInterface); // ignored if installed already
}

void tellSlotContent(CardSlot& slot, const QString& before, const QString& after)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextUpdateEvent event(&slot, 0, before, after);
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
