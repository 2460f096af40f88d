// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardslotaccess.h"

#include "app/gui/cards/cardslot.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace showdown::gui {
namespace {

/// A slot presented as readable text: on some platforms that is the only way to convey a value in
/// words. The text is changed through the slot's keys, not through this interface.
class CardSlotAccess : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit CardSlotAccess(CardSlot* slot) : QAccessibleWidget(slot, QAccessible::EditableText) {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = slot().isEnabled();
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? content() : QAccessibleWidget::text(kind);
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

    QString text(int start, int end) const override { return content().mid(start, end - start); }
    int characterCount() const override { return static_cast<int>(content().size()); }

    // One piece of text without a cursor, and nothing to select.
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int /*position*/) override {}
    int selectionCount() const override { return 0; }
    void selection(int /*index*/, int* start, int* end) const override { *start = *end = 0; }
    void addSelection(int /*start*/, int /*end*/) override {}
    void removeSelection(int /*index*/) override {}
    void setSelection(int /*index*/, int /*start*/, int /*end*/) override {}
    QRect characterRect(int /*offset*/) const override { return rect(); }
    int offsetAtPoint(const QPoint& point) const override
    {
        return rect().contains(point) ? 0 : -1;
    }
    void scrollToSubstring(int /*start*/, int /*end*/) override {}
    QString attributes(int /*offset*/, int* start, int* end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    CardSlot& slot() const { return *static_cast<CardSlot*>(object()); }
    QString content() const { return slot().contentText(); }
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
