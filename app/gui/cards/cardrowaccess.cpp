// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardrowaccess.h"

#include "app/gui/cards/cardrow.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <vector>

namespace showdown::gui {
namespace {

/// One card, as a button if it can be clicked.
class RowCardAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    RowCardAccess(CardRow& row, int card) : m_row(&row), m_card(card) {}

    /// The row may show fewer cards by now.
    bool isValid() const override
    {
        return m_row && m_card < static_cast<int>(m_row->cards().size());
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_row->window()->windowHandle(); }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_row);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override
    {
        return m_row && m_row->isClickable() ? QAccessible::Button : QAccessible::StaticText;
    }

    QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        return which == QAccessible::Name          ? m_row->cardText(m_card)
               : which == QAccessible::Description ? m_row->clickTip()
                                                   : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = m_row->cardRect(m_card);
        return {m_row->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = m_row->isClickable();
        state.focused = m_row->hasFocus() && m_row->current() == m_card;
        state.invisible = !m_row->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        const bool isAction = type == QAccessible::ActionInterface && m_row && m_row->isClickable();
        return isAction ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == pressAction()) {
            m_row->click(m_card);
        } else if (name == setFocusAction()) {
            m_row->setCurrent(m_card);
            m_row->setFocus();
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    QPointer<CardRow> m_row;
    const int m_card;
};

/// The row, with a child for each card.
class CardRowAccess : public QAccessibleWidget
{
public:
    explicit CardRowAccess(CardRow& row)
        : QAccessibleWidget(&row, QAccessible::Grouping), m_row(row)
    {}

    ~CardRowAccess() override
    {
        for (const QAccessible::Id card : m_cards)
            QAccessible::deleteAccessibleInterface(card);
    }

    int childCount() const override { return static_cast<int>(m_row.cards().size()); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(m_cards.size()) <= index) {
            const int card = static_cast<int>(m_cards.size());
            m_cards.push_back(
                QAccessible::registerAccessibleInterface(new RowCardAccess(m_row, card)));
        }
        return QAccessible::accessibleInterface(m_cards[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int card = 0; card < static_cast<int>(m_cards.size()); ++card) {
            if (this->child(card) == child)
                return card;
        }
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto card = m_row.cardAt(m_row.mapFromGlobal(QPoint(x, y)));
        return card ? child(*card) : nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_row.hasFocus() ? child(m_row.current()) : nullptr;
    }

private:
    CardRow& m_row;
    mutable std::vector<QAccessible::Id> m_cards; ///< those that were asked for, and all before
};

QAccessibleInterface* cardRowInterface(const QString& /*className*/, QObject* object)
{
    auto* row = qobject_cast<CardRow*>(object);
    return row ? new CardRowAccess(*row) : nullptr;
}

} // namespace

void installCardRowAccess()
{
    QAccessible::installFactory(cardRowInterface); // which ignores one that it has
}

void tellCardFocus(CardRow& row)
{
    if (!QAccessible::isActive() || row.cards().empty())
        return;
    QAccessibleEvent event(&row, QAccessible::Focus);
    event.setChild(row.current());
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
