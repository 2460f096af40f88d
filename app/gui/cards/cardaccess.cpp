// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardaccess.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckgrid.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <array>

namespace showdown::gui {
namespace {

/// One key, as a button.
class DeckKeyAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    DeckKeyAccess(DeckGrid& grid, int key) : m_grid(&grid), m_key(key) {}

    bool isValid() const override { return m_grid; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_grid->window()->windowHandle(); }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_grid);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text which) const override
    {
        switch (which) {
        case QAccessible::Name:
            return m_grid->keyName(m_key);
        case QAccessible::Description:
            return m_grid->keyDescription(m_key);
        case QAccessible::Value:
        case QAccessible::Help:
        case QAccessible::Accelerator:
        case QAccessible::DebugDescription:
        case QAccessible::UserText:
            break;
        }
        return {};
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    QRect rect() const override
    {
        const QRect place = m_grid->keyRect(m_key).toAlignedRect();
        return {m_grid->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_grid->hasFocus() && m_grid->currentKey() == m_key;
        state.invisible = !m_grid->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction()) {
            m_grid->pick(m_key);
        } else if (name == setFocusAction()) {
            m_grid->setCurrentKey(m_key);
            m_grid->setFocus();
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<DeckGrid> m_grid;
    const int m_key;
};

/// The grid, with a child for each key.
class DeckGridAccess : public QAccessibleWidget
{
public:
    explicit DeckGridAccess(DeckGrid& grid)
        : QAccessibleWidget(&grid, QAccessible::Grouping), m_grid(grid)
    {
        for (int key = 0; key < DeckKeys::count; ++key)
            m_keys[static_cast<std::size_t>(key)] =
                QAccessible::registerAccessibleInterface(new DeckKeyAccess(grid, key));
    }

    ~DeckGridAccess() override
    {
        for (const QAccessible::Id key : m_keys)
            QAccessible::deleteAccessibleInterface(key);
    }

    int childCount() const override { return m_grid.keyCount(); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto key = static_cast<std::size_t>(m_grid.keyAtIndex(index));
        return QAccessible::accessibleInterface(m_keys[key]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int index = 0; index < childCount(); ++index) {
            if (this->child(index) == child)
                return index;
        }
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto key = m_grid.keyAt(m_grid.mapFromGlobal(QPoint(x, y)));
        return key ? child(m_grid.indexOf(*key)) : nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_grid.hasFocus() ? child(m_grid.indexOf(m_grid.currentKey())) : nullptr;
    }

private:
    DeckGrid& m_grid;
    std::array<QAccessible::Id, DeckKeys::count> m_keys{};
};

/// A slot as a text that is read: on some platforms that is the only way to convey a value in
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

QAccessibleInterface* cardInterface(const QString& /*className*/, QObject* object)
{
    if (auto* grid = qobject_cast<DeckGrid*>(object))
        return new DeckGridAccess(*grid);
    if (auto* slot = qobject_cast<CardSlot*>(object))
        return new CardSlotAccess(slot);
    return nullptr;
}

} // namespace

void installCardAccess()
{
    QAccessible::installFactory(cardInterface); // which ignores one that it has
}

void tellKeyFocus(DeckGrid& grid)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&grid, QAccessible::Focus);
    event.setChild(grid.indexOf(grid.currentKey()));
    QAccessible::updateAccessibility(&event);
}

void tellKeyName(DeckGrid& grid, int key)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&grid, QAccessible::NameChanged);
    event.setChild(grid.indexOf(key));
    QAccessible::updateAccessibility(&event);
}

void tellSlotContent(CardSlot& slot, const QString& before, const QString& after)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextUpdateEvent event(&slot, 0, before, after);
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
