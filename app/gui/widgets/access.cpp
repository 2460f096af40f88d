// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/access.h"

#include "app/gui/widgets/accessevents.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QToolButton>
#include <QVariant>

namespace showdown::gui {
namespace {

constexpr const char* roleProperty = "showdownRole";

QAccessibleInterface* roleInterface(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    return role.isValid()
               ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
               : nullptr;
}

/// A tool button that can be checked.
class CheckableAccess : public QAccessibleWidget
{
public:
    explicit CheckableAccess(QToolButton* button)
        : QAccessibleWidget(button, QAccessible::CheckBox), m_button(*button)
    {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button.isChecked();
        return state;
    }

    QStringList actionNames() const override { return {toggleAction(), setFocusAction()}; }

    void doAction(const QString& name) override
    {
        if (name == toggleAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QToolButton& m_button;
};

QAccessibleInterface* buttonInterface(const QString& /*className*/, QObject* object)
{
    auto* button = qobject_cast<QToolButton*>(object);
    return button && button->isCheckable() ? new CheckableAccess(button) : nullptr;
}

/// Makes Qt look the widget up by a factory from now on, even if it had another interface before.
void lookUpWith(QAccessible::InterfaceFactory factory, QWidget& widget)
{
    QAccessible::installFactory(factory); // ignored if installed already
    QAccessibleInterface* before = QAccessible::queryAccessibleInterface(&widget);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

void giveRole(QWidget& widget, QAccessible::Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    lookUpWith(roleInterface, widget);
}

} // namespace

void clickWhenChecked(QToolButton& button)
{
    constexpr const char* knownProperty = "showdownCheckable";
    if (!button.isCheckable() || button.property(knownProperty).toBool())
        return; // a screen reader may be on it
    button.setProperty(knownProperty, true);
    lookUpWith(buttonInterface, button);
}

void makeNotification(QWidget& widget)
{
    giveRole(widget, QAccessible::Notification);
}

QWidget* newAnnouncer(QWidget& parent)
{
    auto* announcer = new QWidget(&parent);
    makeNotification(*announcer);
    announcer->hide();
    return announcer;
}

void makeGroup(QWidget& widget)
{
    giveRole(widget, QAccessible::Grouping);
}

void makeText(QWidget& widget)
{
    giveRole(widget, QAccessible::StaticText);
}

void announce(QWidget& widget, const QString& text)
{
    widget.setAccessibleName(text);
    tellLast(widget, text);
}

} // namespace showdown::gui
