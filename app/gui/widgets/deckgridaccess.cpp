// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/deckgridaccess.h"

#include "app/gui/widgets/deckgrid.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

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

    int childCount() const override { return DeckKeys::count; }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= DeckKeys::count)
            return nullptr;
        return QAccessible::accessibleInterface(m_keys[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int key = 0; key < DeckKeys::count; ++key) {
            if (this->child(key) == child)
                return key;
        }
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto key = m_grid.keyAt(m_grid.mapFromGlobal(QPoint(x, y)));
        return key ? child(*key) : nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_grid.hasFocus() ? child(m_grid.currentKey()) : nullptr;
    }

private:
    DeckGrid& m_grid;
    std::array<QAccessible::Id, DeckKeys::count> m_keys{};
};

QAccessibleInterface* deckGridInterface(const QString& /*className*/, QObject* object)
{
    auto* grid = qobject_cast<DeckGrid*>(object);
    return grid ? new DeckGridAccess(*grid) : nullptr;
}

} // namespace

void installDeckGridAccess()
{
    QAccessible::installFactory(deckGridInterface); // once: Qt ignores it afterwards
}

void tellDeckKeyFocus(DeckGrid& grid)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&grid, QAccessible::Focus);
    event.setChild(grid.currentKey());
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
