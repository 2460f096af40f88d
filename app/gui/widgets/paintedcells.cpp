// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/paintedcells.h"

#include "app/narration/cardtext.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPoint>
#include <QPointer>
#include <QRect>
#include <QWidget>
#include <QWindow>

#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

/// The cells of a widget; nullptr once it is being destroyed.
PaintedCells* cellsOf(QObject* widget)
{
    return dynamic_cast<PaintedCells*>(widget);
}

/// One cell, as a button if it can be picked.
class CellAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CellAccess(QWidget& widget, int cell) : m_widget(&widget), m_cell(cell) {}

    /// The widget may now show fewer cells.
    bool isValid() const override
    {
        const PaintedCells* cells = this->cells();
        return cells && cells->childOfCell(m_cell) < cells->cellCount();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override
    {
        return m_widget ? m_widget->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

    /// One to read is a label of the group, as other texts there are.
    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>> relations(
        QAccessible::Relation match) const override
    {
        if (!isValid() || canPick() || !match.testFlag(QAccessible::Labelled))
            return {};
        return {{parent(), QAccessible::Labelled}};
    }

    QAccessible::Role role() const override
    {
        return canPick() ? QAccessible::Button : QAccessible::StaticText;
    }

    QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Description)
            return narration::withCardNames(cells()->cellDescription(m_cell));
        return which == QAccessible::Name ? narration::withCardNames(cells()->cellName(m_cell))
                                          : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = cells()->cellRect(m_cell);
        return {m_widget->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (const PaintedCells* cells = this->cells()) {
            state.focusable = cells->canPick();
            state.focused = m_widget->hasFocus() && cells->currentCell() == m_cell;
            state.invisible = !m_widget->isVisible();
        }
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        const bool isAction = type == QAccessible::ActionInterface && canPick();
        return isAction ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == pressAction()) {
            cells()->pick(m_cell);
        } else if (name == setFocusAction()) {
            cells()->setCurrentCell(m_cell);
            m_widget->setFocus();
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    PaintedCells* cells() const { return cellsOf(m_widget); }
    bool canPick() const { return cells() && cells()->canPick(); }

    QPointer<QWidget> m_widget;
    const int m_cell;
};

/// The widget, with a child for each cell that it shows.
class CellsAccess : public QAccessibleWidget
{
public:
    CellsAccess(QWidget& widget, PaintedCells& cells)
        : QAccessibleWidget(&widget, QAccessible::Grouping), m_widget(widget), m_cells(cells)
    {}

    ~CellsAccess() override
    {
        for (const QAccessible::Id cell : m_ids)
            QAccessible::deleteAccessibleInterface(cell);
    }

    int childCount() const override { return m_cells.cellCount(); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto wanted = static_cast<std::size_t>(m_cells.cellOfChild(index));
        while (m_ids.size() <= wanted) {
            const int cell = static_cast<int>(m_ids.size());
            m_ids.push_back(
                QAccessible::registerAccessibleInterface(new CellAccess(m_widget, cell)));
        }
        return QAccessible::accessibleInterface(m_ids[wanted]);
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
        const auto cell = m_cells.cellAt(m_widget.mapFromGlobal(QPoint(x, y)));
        return cell ? child(m_cells.childOfCell(*cell)) : nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_widget.hasFocus() ? child(m_cells.childOfCell(m_cells.currentCell())) : nullptr;
    }

private:
    QWidget& m_widget;
    PaintedCells& m_cells;
    mutable std::vector<QAccessible::Id> m_ids; ///< by cell: those requested, and all before
};

QAccessibleInterface* cellsInterface(const QString& /*className*/, QObject* object)
{
    PaintedCells* cells = cellsOf(object);
    return cells ? new CellsAccess(*static_cast<QWidget*>(object), *cells) : nullptr;
}

} // namespace

PaintedCells::PaintedCells(QWidget* widget) : m_widget(widget)
{
    QAccessible::installFactory(cellsInterface); // which ignores a factory that is already
                                                 // installed
}

QString PaintedCells::cellDescription(int /*cell*/) const
{
    return {};
}

void PaintedCells::tellCellFocus() const
{
    if (!QAccessible::isActive() || cellCount() == 0)
        return;
    QAccessibleEvent event(m_widget, QAccessible::Focus);
    event.setChild(childOfCell(currentCell()));
    QAccessible::updateAccessibility(&event);
}

void PaintedCells::tellCellName(int cell) const
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(m_widget, QAccessible::NameChanged);
    event.setChild(childOfCell(cell));
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
