// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/cellmapaccess.h"

#include "app/gui/widgets/cellmap.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <vector>

namespace showdown::gui {
namespace {

/// One cell, as a button.
class CellAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CellAccess(CellMap& map, int cell) : m_map(&map), m_cell(cell) {}

    /// The map may show fewer cells by now.
    bool isValid() const override { return m_map && m_cell < m_map->cellCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_map->window()->windowHandle(); }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_map);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Description)
            return m_map->cellDescription(m_cell);
        return which == QAccessible::Name ? m_map->cellName(m_cell) : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = m_map->cellRect(m_cell);
        return {m_map->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_map->hasFocus() && m_map->currentCell() == m_cell;
        state.invisible = !m_map->isVisible();
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
        if (!isValid())
            return;
        if (name == pressAction()) {
            m_map->pick(m_cell);
        } else if (name == setFocusAction()) {
            m_map->setCurrentCell(m_cell);
            m_map->setFocus();
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<CellMap> m_map;
    const int m_cell;
};

/// The map, with a child for each cell that it shows.
class CellMapAccess : public QAccessibleWidget
{
public:
    explicit CellMapAccess(CellMap& map)
        : QAccessibleWidget(&map, QAccessible::Grouping), m_map(map)
    {}

    ~CellMapAccess() override
    {
        for (const QAccessible::Id cell : m_cells)
            QAccessible::deleteAccessibleInterface(cell);
    }

    int childCount() const override { return m_map.cellCount(); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(m_cells.size()) <= index) {
            const int cell = static_cast<int>(m_cells.size());
            m_cells.push_back(
                QAccessible::registerAccessibleInterface(new CellAccess(m_map, cell)));
        }
        return QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int cell = 0; cell < static_cast<int>(m_cells.size()); ++cell) {
            if (this->child(cell) == child)
                return cell;
        }
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto cell = m_map.cellAt(m_map.mapFromGlobal(QPoint(x, y)));
        return cell ? child(*cell) : nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_map.hasFocus() ? child(m_map.currentCell()) : nullptr;
    }

private:
    CellMap& m_map;
    mutable std::vector<QAccessible::Id> m_cells; ///< those that were asked for, and all before
};

QAccessibleInterface* cellMapInterface(const QString& /*className*/, QObject* object)
{
    auto* map = qobject_cast<CellMap*>(object);
    return map ? new CellMapAccess(*map) : nullptr;
}

} // namespace

void installCellMapAccess()
{
    QAccessible::installFactory(cellMapInterface); // which ignores one that it has
}

void tellCellFocus(CellMap& map)
{
    if (!QAccessible::isActive() || map.cellCount() == 0)
        return;
    QAccessibleEvent event(&map, QAccessible::Focus);
    event.setChild(map.currentCell());
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
